/** The results of a SARIF run: one for each place. */
import { counted } from "../../sanitize/counted.ts";
import { known } from "../../model/fact.ts";
import type { Fix } from "../../model/fix.ts";
import { isForeign } from "../../policy/model.ts";
import { type Place, positionAt } from "../../repo/text.ts";
import { visible } from "../../sanitize/text.ts";
import type { FindingGroup } from "../model/groups.ts";
import type { PlacedFinding } from "../model/places.ts";
import { ruleIdOf } from "../model/rule-id.ts";

/** What a result needs besides its finding. */
export interface ResultContext {
  /** The index of each rule's descriptor. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** ` (Cursor, goose)`: the hosts, where the message names none. */
  readonly subjectsOf: (group: FindingGroup) => string;
  readonly hasBase: boolean;
  /** How often a fingerprint came before: GitHub takes results with one fingerprint for one alert. */
  readonly seen: Map<string, number>;
}

/** The `result` of SARIF for one group. Counts the group's fingerprint in `seen`, so that equal ones get numbers. */
export function resultOf({ group, aside }: PlacedFinding, { indexOf, subjectsOf, hasBase, seen }: ResultContext) {
  const { first, severity, hosts, findings } = group;
  const { finding, state, fingerprint } = first;
  const id = ruleIdOf(finding);
  const { related = [], relatedCount = related.length, fixes = [] } = finding;
  const profiles = [
    ...new Set(findings.flatMap(({ finding: { item } }) => (item?.profile && known(item.profile.name)) ?? [])),
  ];
  const more = relatedCount > related.length ? `. ${counted(relatedCount - related.length, "more related place")}` : "";
  const count = (seen.get(fingerprint) ?? 0) + 1;
  seen.set(fingerprint, count);
  return {
    ruleId: id,
    ruleIndex: indexOf.get(id) ?? -1,
    level: severity,
    message: { text: sentence(`${group.message}${subjectsOf(group)}${fixSentence(group.fix)}${more}`) },
    locations: [{ ...locationOf(finding.at), ...logicalOf(profiles) }],
    ...(related.length > 0
      ? {
          relatedLocations: related.map(({ at, message }, index) => ({
            id: index + 1,
            ...locationOf(at),
            message: { text: sarifText(message) },
          })),
        }
      : {}),
    partialFingerprints: {
      primaryLocationLineHash: `${fingerprint}:${count}`,
      "agentProfileCheck/v1": fingerprint,
    },
    ...(hasBase ? { baselineState: state === "new" ? "new" : "unchanged" } : {}),
    ...suppressionsOf(group, aside),
    ...(fixes.some(({ edits }) => edits.length > 0) ? { fixes: fixes.flatMap(fixOf) } : {}),
    properties: {
      class: finding.class,
      certainty: finding.certainty,
      hosts,
      edition: finding.edition,
      layer: finding.layer?.name ?? null,
      profiles,
    },
  };
}

/** Text in which no consumer finds a link: SARIF gives `[text](target)` in plain text a meaning. */
export function sarifText(text: string): string {
  return visible(text).replaceAll("](", "] (");
}

/** The same, beginning like a sentence. */
function sentence(text: string): string {
  return sarifText(text.replace(/^[a-z]/, (letter) => letter.toUpperCase()));
}

function fixSentence(fix: Fix | undefined): string {
  return fix ? `. Fix: ${fix.title}` : "";
}

/** Accepted findings, with who accepted them and why. */
function suppressionsOf({ first: { waiver } }: FindingGroup, aside: PlacedFinding["aside"]) {
  if (aside === "baselined")
    return { suppressions: [{ kind: "external", status: "accepted", justification: "The baseline accepts it." }] };
  if (!waiver) return {};
  const { owner, reason, until, at } = waiver;
  return {
    suppressions: [
      {
        kind: "external",
        status: "accepted",
        justification: sarifText(`${reason} (${owner}, until ${until})`),
        location: locationOf(at),
      },
    ],
  };
}

/** Lines and columns from 1, columns in UTF-16 units. */
function regionOf({ source, span }: Place) {
  const [start, end] = [positionAt(source, span.start), positionAt(source, Math.max(span.start, span.end))];
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function locationOf(at: Place) {
  return { physicalLocation: { artifactLocation: artifactOf(at), region: regionOf(at) } };
}

/** A file of the repository relative to its top; another one by what it is called. */
function artifactOf(at: Place) {
  const uri = at.source.path
    .split("/")
    .map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, "\uFFFD")))
    .join("/");
  return isForeign(at) || at.source.path.startsWith("~/") ? { uri } : { uri, uriBaseId: "%SRCROOT%" };
}

function logicalOf(profiles: readonly string[]) {
  return profiles.length === 0
    ? {}
    : { logicalLocations: profiles.map((name) => ({ name: visible(name), kind: "module" })) };
}

function fixOf({ title, edits }: Fix) {
  const byPath = new Map<string, Fix["edits"][number][]>();
  for (const edit of edits) byPath.set(edit.at.source.path, [...(byPath.get(edit.at.source.path) ?? []), edit]);
  if (byPath.size === 0) return [];
  return [
    {
      description: { text: sarifText(title) },
      artifactChanges: [...byPath.values()].flatMap(([first, ...others]) =>
        first === undefined
          ? []
          : [
              {
                artifactLocation: artifactOf(first.at),
                replacements: [first, ...others].map(({ at, text }) => ({
                  deletedRegion: regionOf(at),
                  ...(text === "" ? {} : { insertedContent: { text } }),
                })),
              },
            ],
      ),
    },
  ];
}
