/** A policy in force, as `policy` shows it. */
import type { Subject } from "../../inspect/index.ts";
import type { Problem } from "../../model/load.ts";
import type { ProfileAccount } from "../../policy/decide/account.ts";
import type { SettingInForce } from "../../policy/decide/in-force.ts";
import type { SourceOfPolicy } from "../../evaluate/result.ts";

export interface InForce {
  /** The day that it is judged on, `YYYY-MM-DD`. */
  readonly today: string;
  readonly sources: readonly SourceOfPolicy[];
  /** Whether there is a policy above the repository's own. */
  readonly isUnder: boolean;
  readonly settings: readonly SettingInForce[];
  /** What the policy has to answer for: dates, attempts to widen. */
  readonly faults: readonly Problem[];
  /** What is decided about the profiles of one file; `undefined` where none was asked for. */
  readonly profiles: readonly { readonly subject: Subject; readonly account: ProfileAccount }[] | undefined;
}
