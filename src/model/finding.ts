/** What a rule says, and what the line adds to it. */
import { known } from "./fact.ts";
import type { Item, Layer, Related } from "./load.ts";
import type { Place } from "../repo/text.ts";

/** From the mildest to the worst. */
export const severities = ["note", "warning", "error"] as const;
export type Severity = (typeof severities)[number];

/** How severe the findings of a rule are; `off`: the rule reports nothing. */
export type Level = Severity | "off";

/** A rule speaks only of what and where. */
export interface Report {
  /** What is the case: present tense, lower case, no full stop. Says nothing that only one place would know twice. */
  readonly message: string;
  readonly at: Place;
  /** Which of the rule's kinds; absent for the rule itself. */
  readonly kind?: string;
  /** The offending value (excess capabilities, mode, target): what got worse has another one, so it is a new finding. */
  readonly value?: string;
  readonly related?: readonly Related[];
  /** Whose it is, where the rule's subject is larger than a profile or a layer. */
  readonly item?: Item;
  readonly layer?: Layer;
  /** Says it of several profiles at once: findings of one layer with the same sentence read as one for people. */
  readonly groupKey?: string;
}

/** The line adds whose it is, who says so, and how bad it is. */
export interface Finding extends Omit<Report, "item" | "layer"> {
  readonly rule: string;
  readonly severity: Severity;
  /** Id and edition of the host; `null` where the finding is not a host's. */
  readonly host: string | null;
  readonly edition: string | null;
  readonly layer: Layer | null;
  readonly item: Item | null;
}

/**
 * What identifies a finding wherever its lines move: rule, kind, host, layer, path, profile and the offending value,
 * which is worse once the host no longer leaves the profile out.
 * The digest of these, length-prefixed, is its fingerprint.
 */
export function identityOf({ rule, kind, host, layer, item, at, value }: Finding): readonly string[] {
  const name = item?.profile && known(item.profile.name);
  const inert = item?.verdict.kind === "rejected" || item?.verdict.kind === "dropped";
  return [
    rule,
    kind ?? "",
    host ?? "",
    layer ? `${layer.name} ${layer.root}` : "",
    at.source.path,
    name ?? "",
    `${value ?? ""}${inert ? " (left out)" : ""}`,
  ];
}
