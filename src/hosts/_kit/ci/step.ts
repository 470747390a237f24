/** A step of a workflow, as it is read for the agents that it starts. */
import type { Place } from "../../../repo/text.ts";
import type { Variables } from "./word.ts";

/** A text of a step and where it stands. */
export interface StepText {
  readonly text: string;
  /** What it is in each call of its workflow, where the calls are known. */
  readonly values?: readonly string[];
  readonly at: Place;
}

/** A step of a job, or a job that calls another workflow. */
export interface Step {
  /** The action or the workflow that it uses, without its version and in lower case. */
  readonly uses: string | undefined;
  /** By name in lower case. */
  readonly inputs: ReadonlyMap<string, StepText>;
  /** `run`, the `shell` that is started with it, and inputs of other actions that are commands by their name. */
  readonly scripts: readonly StepText[];
  /** The variables of the workflow, the job, its container and the step. */
  readonly env: Variables;
  /** Variables that earlier steps of its job set for it, as far as their scripts say so. */
  readonly handedOn: Variables;
  readonly at: Place;
}
