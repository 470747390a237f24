/** The baseline file, which lists existing findings that do not fail a run: reads, writes and prunes it. */
import type { Finding } from "../model/finding.ts";
import { known } from "../model/fact.ts";
import { writeJson } from "../sanitize/json.ts";
import type { Problem } from "../model/load.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import { suggestion } from "../repo/spelling.ts";
import type { Entry, Node, Table } from "../parsers/node.ts";
import { byBytes } from "../repo/path.ts";
import type { Baseline, BaselineEntry, PolicyProblems } from "../policy/model.ts";
import { isPolicyFinding } from "../policy/findings.ts";
import { parseJson } from "../parsers/json.ts";
import type { Place, Source } from "../repo/text.ts";

/** The most entries that a file may have: more would hide a whole repository. */
const maxEntries = 20_000;

/** The most characters of a path or a name; Git has none that are longer. */
const maxLength = 4096;

/** The most problems that are reported of one file. */
const maxProblems = 100;

const keys = ["fingerprint", "rule", "kind", "path", "profile"] as const;
type Key = (typeof keys)[number];

const nullable: ReadonlySet<Key> = new Set(["kind", "profile"]);

/** Reports a problem at a place in the file. */
type Report = (node: Pick<Node, "span">, message: string) => undefined;

/** Reads the file strictly: it must be exactly what `writeBaseline` writes, or every fault is reported at its place. */
export function readBaseline(source: Source): Baseline | PolicyProblems {
  const problems: Problem[] = [];
  const report: Report = (node, message) => void problems.push({ message, at: { source, span: node.span } });
  const entries = readEntries(findingsIn(parseJson(source.text), report), source, report);
  return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, maxProblems) } : { entries };
}

/** The nodes in `findings`; empty where the file is not a baseline. */
function findingsIn(root: ReturnType<typeof parseJson>, report: Report): readonly Node[] {
  if (root.kind === "problem") {
    report(
      root,
      `the baseline is not valid JSON (${root.message}); write it again with \`agent-profile-check baseline\``,
    );
    return [];
  }
  if (root.kind !== "table") {
    report(root, "a baseline is an object with `version` and `findings`");
    return [];
  }
  const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], report);
  if (version && (version.kind !== "scalar" || version.value !== 1))
    report(
      version,
      "this version of the tool knows `version` 1 of a baseline and no other; update the tool, or write the file again with `agent-profile-check baseline`",
    );
  if (!findings) return [];
  if (findings.kind !== "list") {
    report(findings, "`findings` is a list");
    return [];
  }
  if (findings.items.length <= maxEntries) return findings.items;
  report(findings, `a baseline has at most ${maxEntries} entries, this one ${findings.items.length}`);
  return [];
}

function readEntries(nodes: readonly Node[], source: Source, report: Report): ReadonlyMap<string, BaselineEntry> {
  const entries = new Map<string, BaselineEntry>();
  for (const node of nodes) {
    const entry = readEntry(node, { source, span: node.span }, report);
    if (!entry) continue;
    if (entries.has(entry.fingerprint)) report(node, "this finding is listed twice");
    entries.set(entry.fingerprint, entry);
  }
  return entries;
}

/** The values of `names`, in their order. Reports keys that are unknown, missing or present twice. */
function fieldsOf(table: Table, what: string, names: readonly string[], report: Report): readonly (Node | undefined)[] {
  const found = new Map<string | undefined, Entry>();
  for (const entry of table.entries) {
    if (found.has(entry.name)) report(entry.key, `the key \`${entry.name ?? "?"}\` is repeated`);
    else if (!names.includes(entry.name ?? ""))
      report(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${suggestion(entry.name ?? "", names)}`);
    found.set(entry.name, entry);
  }
  return names.map((name) => found.get(name)?.value ?? report(table, `\`${name}\` is missing in ${what}`));
}

function readEntry(node: Node, at: Place, report: Report): BaselineEntry | undefined {
  if (node.kind !== "table") return report(node, "an entry of a baseline is an object");
  const nodes = fieldsOf(node, "an entry", keys, report);
  const [fingerprint, rule, kind, path, profile] = keys.map((key, i) => readValue(key, nodes[i], report));
  const isComplete =
    typeof fingerprint === "string" && typeof rule === "string" && kind !== undefined && typeof path === "string";
  return isComplete && profile !== undefined ? { fingerprint, rule, kind, path, profile, at } : undefined;
}

/** `undefined`: the value is missing or reported. */
function readValue(key: Key, node: Node | undefined, report: Report): string | null | undefined {
  if (!node) return undefined;
  const isNullable = nullable.has(key);
  if (node.kind === "scalar" && isNullable && node.value === null) return null;
  if (node.kind !== "scalar" || typeof node.value !== "string" || node.value.length > maxLength)
    return report(node, `\`${key}\` is text${isNullable ? " or null" : ""}, of at most ${maxLength} characters`);
  if (key === "fingerprint" && !/^[0-9a-f]{64}$/.test(node.value))
    return report(node, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
  return node.value;
}

/**
 * Whether an entry accepts a finding of its fingerprint. Rule, kind and path must match as well, so that an entry
 * accepts what its reviewer read in it. No entry accepts a finding about a policy.
 */
export function entryAccepts(entry: BaselineEntry, finding: Finding | undefined): boolean {
  return (
    finding !== undefined &&
    finding.host !== null &&
    !isPolicyFinding(finding) &&
    entry.rule === finding.rule &&
    entry.kind === (finding.kind ?? null) &&
    entry.path === finding.at.source.path
  );
}

/**
 * The entries that still cover a finding; `findings` are the current ones by fingerprint. Those of `unread` files stay,
 * because nobody knows whether they still do.
 */
export function entriesInUse(
  { entries }: Baseline,
  findings: ReadonlyMap<string, Finding>,
  unread: ReadonlySet<string> = new Set(),
): readonly BaselineEntry[] {
  return [...entries.values()].filter(
    (entry) => unread.has(entry.path) || entryAccepts(entry, findings.get(entry.fingerprint)),
  );
}

/** A problem for each entry that covers no finding any more. */
export function staleEntries(
  { entries }: Baseline,
  findings: readonly Finding[],
  fingerprintOf: (finding: Finding) => string,
): readonly (PolicyProblem & { readonly path: string })[] {
  const current = new Map(findings.map((finding) => [fingerprintOf(finding), finding]));
  return [...entries.values()]
    .filter((entry) => !entryAccepts(entry, current.get(entry.fingerprint)))
    .map(({ rule, kind, path, profile, at }) => ({
      topic: "unused",
      path,
      message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} no longer matches a finding; \`baseline --prune\` removes it`,
      groupKey: "these entries of the baseline no longer match a finding; `baseline --prune` removes them",
      at,
    }));
}

/** The entry that accepts a finding, with the place of the finding. */
export function entryFor(finding: Finding, fingerprint: string): BaselineEntry {
  const { rule, kind = null, item, at } = finding;
  return {
    fingerprint,
    rule,
    kind,
    path: at.source.path,
    profile: (item?.profile && known(item.profile.name)) ?? null,
    at,
  };
}

/**
 * The text of the file, sorted by path, rule, kind and profile. One entry per line, so that branches merge without
 * conflicts.
 */
export function writeBaseline(entries: Iterable<BaselineEntry>): string {
  const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
  const sorted = [...unique.values()].sort(inEntryOrder);
  const lines = sorted.map(
    ({ fingerprint, rule, kind, path, profile }) => `    ${jsonLine({ path, rule, kind, profile, fingerprint })}`,
  );
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}

function jsonLine(fields: { readonly [key: string]: string | null }): string {
  return `{ ${Object.entries(fields)
    .map(([key, value]) => `"${key}": ${writeJson(value).trimEnd()}`)
    .join(", ")} }`;
}

function inEntryOrder(a: BaselineEntry, b: BaselineEntry): number {
  return (
    byBytes(a.path, b.path) ||
    byBytes(a.rule, b.rule) ||
    byBytes(a.kind ?? "", b.kind ?? "") ||
    byBytes(a.profile ?? "", b.profile ?? "") ||
    byBytes(a.fingerprint, b.fingerprint)
  );
}
