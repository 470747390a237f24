/** The policy in force as `policy` shows it. */
import type { Subject } from "../../inspect/index.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import type { ProfileAccount } from "../../policy/decide/account.ts";
import type { SettingInForce } from "../../policy/decide/in-force.ts";
import type { SourceOfPolicy } from "../../evaluate/result.ts";

export interface InForce {
  /** The day for which the policy is evaluated, `YYYY-MM-DD`. */
  readonly today: string;
  readonly sources: readonly SourceOfPolicy[];
  /** Whether an organisation's policy stands above the repository's. */
  readonly isUnder: boolean;
  readonly settings: readonly SettingInForce[];
  /** Problems of the policy itself: dates, attempts to loosen. */
  readonly faults: readonly PolicyProblem[];
  /** The decisions about the profiles of one file; `undefined` unless requested. */
  readonly profiles: readonly { readonly subject: Subject; readonly account: ProfileAccount }[] | undefined;
}
