/** The report of a rule, and the finding that the pipeline makes of it. */
import type { Capability } from "./capability.ts";
import type { Certainty } from "./certainty.ts";
import type { Fix } from "./fix.ts";
import type { Item, Layer, Problem, Related } from "./load.ts";
import type { Place } from "../repo/text.ts";

/** In ascending order. */
export const severities = ["note", "warning", "error"] as const;
export type Severity = (typeof severities)[number];

/** How severe the findings of a rule are; `off`: the rule reports nothing. */
export type Level = Severity | "off";

/**
 * What a finding concerns. `power`: what a subagent can do, and limits that do not hold; `integrity`: what cannot be
 * checked or seen, the policy and the gate; `correctness`: what its host refuses, drops or ignores; `hygiene`: the
 * rest.
 */
export const classes = ["power", "integrity", "correctness", "hygiene"] as const;
export type FindingClass = (typeof classes)[number];

/**
 * What lowers the severity of a preset, for rules that allow it. `reader`: the finding comes from a host that merely
 * reads the folder of another host; `assumed`: it rests on a fact that is neither measured nor documented.
 */
export type SeverityCap = "reader" | "assumed";

/** The powers that a finding is about. */
export interface FoundPowers {
  /** Those of the profile itself. `scope` is in the host's own syntax; `null`: everything. */
  readonly held: readonly { readonly capability: Capability; readonly scope: string | null }[];
  /** Those that it has only by starting others. */
  readonly reached: readonly Capability[];
}

/** What a rule reports: the problem and its place. */
export interface Report {
  /** A sentence in present tense and lower case, without a full stop. */
  readonly message: string;
  readonly at: Place;
  /** One of the rule's kinds; absent for the rule itself. */
  readonly kind?: string;
  /**
   * The offending value (excess capabilities, mode, target). If it gets worse, it differs, so that it is a new finding.
   */
  readonly value?: string;
  /**
   * What is written there, where that is a part of the value too: texts, or their digests. Their order does not matter.
   * A text is hashed only where findings are compared.
   */
  readonly contents?: readonly string[];
  /**
   * The powers that its value names. A finding with fewer of them is no worse, and so not new. Absent: the value has
   * more in it, or nothing of the kind.
   */
  readonly powers?: FoundPowers;
  /** The values of the findings for which it stands; absent: it stands for itself. */
  readonly members?: readonly string[];
  /** At most `maxRelated` of the places that the problem is related to. */
  readonly related?: readonly Related[];
  /** How many places there are, if `related` holds only some of them. */
  readonly relatedCount?: number;
  /** The item or layer, if the rule's subject is larger than one. */
  readonly item?: Item;
  readonly layer?: Layer;
  /** How it is known that the host does so; by default as the item's facts, or the host's, are. */
  readonly certainty?: Certainty;
  /**
   * A message about several profiles, without the words that vary between them: findings of one host with the same key
   * are shown as one group, whatever their folders.
   */
  readonly groupKey?: string;
  /**
   * What to write instead in a file of the host's own, for the end of the message and of `groupKey`. It is left out in
   * the folder of another host, which may need what this one ignores.
   */
  readonly instead?: string;
  /** The words of this message in place of the `…` of `groupKey`; absent: where the two differ, or `value`. */
  readonly varies?: string;
  /** `groupKey` is a sentence about all findings of one file: its `…` are the words that vary, as a list. */
  readonly listsVarying?: true;
  /** It exceeds a ceiling that only a preset sets. As a note, people see it as a part of a count. */
  readonly isUnstated?: true;
  /** What to write instead, the best first; absent: nothing to paste. */
  readonly fixes?: readonly Fix[];
  /**
   * The words that promise a limit which does not hold, as they stand in the file: `Read-only`. The message says what
   * is true.
   */
  readonly belief?: string;
  /** The key that causes it: findings about one file and one key have one cause, and one of them is reported. */
  readonly cause?: string;
  /** Nothing but these approvals is missing; absent: approvals do not settle it. */
  readonly awaited?: Awaited;
}

/** The most related places of a finding. More would make the output grow with the square of the findings. */
export const maxRelated = 10;

/** The report with at most `maxRelated` related places, and their number. */
export function withFewRelated(report: Report): Report {
  const { related = [], relatedCount = related.length } = report;
  return relatedCount <= maxRelated ? report : { ...report, related: related.slice(0, maxRelated), relatedCount };
}

/** What an approval that is missing is for. `part`: it ends with another one, so it is not counted. */
export type AwaitedTopic = "grant" | "waiver" | "gain" | "policy" | "check" | "part";

/** Approvals that are missing, and that people can still give. */
export interface Awaited {
  readonly topic: AwaitedTopic;
  /** One entry for each policy: `count` of these logins, teams and `codeowners` must approve. */
  readonly from: readonly { readonly by: readonly string[]; readonly count: number }[];
}

/** What a report takes over from the fact that it is about. */
export function detailsOf({
  related,
  certainty,
  fixes,
  cause,
}: {
  readonly related?: readonly Related[];
  readonly certainty?: Certainty;
  readonly fixes?: readonly Fix[];
  readonly cause?: string;
}): Pick<Report, "related" | "certainty" | "fixes" | "cause"> {
  return {
    ...(related ? { related } : {}),
    ...(certainty ? { certainty } : {}),
    ...(fixes ? { fixes } : {}),
    ...(cause === undefined ? {} : { cause }),
  };
}

/**
 * What a problem adds to the identity of a finding: its own identity, or the key that causes it. The message only where
 * it has neither, since another wording would be another finding.
 */
export function valueOf({ identity, cause, message }: Problem): string {
  return identity ?? cause ?? message;
}

/** The pipeline adds the item, the rule and the severity. */
export interface Finding extends Omit<Report, "item" | "layer" | "certainty"> {
  readonly rule: string;
  readonly class: FindingClass;
  readonly severity: Severity;
  /** What lowers the severity that a preset gives it; absent: nothing. */
  readonly cap?: SeverityCap;
  /** A finding about no host rests on no claim about one: it is `measured`. */
  readonly certainty: Certainty;
  /** Id and edition of the host; `null` if the finding is about no host. */
  readonly host: string | null;
  readonly edition: string | null;
  readonly layer: Layer | null;
  readonly item: Item | null;
}
