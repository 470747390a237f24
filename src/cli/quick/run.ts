/** The run that asks for a quick answer. */
import type { Environment } from "../../platform/environment.ts";

/** Where, when and for whom it runs. */
export interface QuickRun {
  readonly environment: Environment;
  /** Whether a person reads the answer, which then has its colors. */
  readonly isTerminal: boolean;
  /** The day in UTC: `2027-03-31`. */
  readonly today: () => string;
  /** Is called before more code loads than the answers themselves need. */
  readonly takeCompiledCode: () => Promise<void>;
}
