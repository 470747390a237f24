/** The policy in force as `policy` shows it. */
import type { Subject } from "../../inspect/index.ts";
import type { Authority } from "../../model/load.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import type { ProfileAccount } from "../../policy/decide/account.ts";
import type { SettingInForce } from "../../policy/decide/in-force.ts";
import type { SourceOfPolicy } from "../../evaluate/result.ts";

/** What `policy` reports: every setting, or what is decided about one file. */
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
  /** The decisions about settings and starts in that file, one for each host; `undefined` unless requested. */
  readonly files: readonly FileInForce[] | undefined;
}

/** What is decided about what one file sets for one host. */
export interface FileInForce {
  readonly host: string;
  readonly title: string;
  readonly edition: string;
  readonly path: string;
  readonly authority: readonly Authority[];
  /** The rules, and the kinds as `rule/kind`, that find something in the file. */
  readonly found: ReadonlySet<string>;
  readonly account: ProfileAccount;
}
