/** Findings of an earlier day that may stand: the file they are kept in, read and written. */
import type { Finding } from "../model/finding.ts";
import { known } from "../model/fact.ts";
import { writeJson } from "../sanitize/json.ts";
import type { Problem } from "../model/load.ts";
import { suggestion } from "../repo/spelling.ts";
import type { Entry, Node, Table } from "../parsers/node.ts";
import { byBytes } from "../repo/path.ts";
import type { Baseline, BaselineEntry, PolicyProblems } from "../policy/model.ts";
import { isPolicyFinding } from "../policy/findings.ts";
import { parseJson } from "../parsers/json.ts";
import type { Place, Source } from "../repo/text.ts";

/** Entries of one file, beyond which a baseline hides a repository. */
const most = 20_000;

/** Characters of a path or a name; git has none that are longer. */
const longest = 4096;

const keys = ["fingerprint", "rule", "kind", "path", "profile"] as const;

/** Everything in the file is as `writeBaseline` writes it, or a fault at its place. */
export function readBaseline(source: Source): Baseline | PolicyProblems {
  const problems: Problem[] = [];
  const say = (node: Pick<Node, "span">, message: string): undefined =>
    void problems.push({ message, at: { source, span: node.span } });
  const entries = new Map<string, BaselineEntry>();
  const root = parseJson(source.text);
  if (root.kind === "problem") say(root, `the baseline is no JSON: ${root.message}`);
  else if (root.kind !== "table") say(root, "a baseline is an object with `version` and `findings`");
  else {
    const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], say);
    if (version && (version.kind !== "scalar" || version.value !== 1))
      say(version, "`version` is 1; a later version of this tool may take others");
    if (findings && findings.kind !== "list") say(findings, "`findings` is a list");
    if (findings?.kind === "list" && findings.items.length > most)
      say(findings, `a baseline has at most ${most} entries, this one ${findings.items.length}`);
    else if (findings?.kind === "list") {
      for (const node of findings.items) {
        const entry = entryIn(node, { source, span: node.span }, say);
        if (entry && entries.has(entry.fingerprint)) say(node, "the same finding stands here twice");
        if (entry) entries.set(entry.fingerprint, entry);
      }
    }
  }
  return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, 100) } : { entries };
}

type Say = (node: Pick<Node, "span">, message: string) => undefined;

/** The values of all the keys that a table has to have. */
function fieldsOf(table: Table, what: string, names: readonly string[], say: Say): readonly (Node | undefined)[] {
  const found = new Map<string | undefined, Entry>();
  for (const entry of table.entries) {
    if (found.has(entry.name)) say(entry.key, `the key \`${entry.name ?? "?"}\` stands here twice`);
    else if (!names.includes(entry.name ?? ""))
      say(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${suggestion(entry.name ?? "", names)}`);
    found.set(entry.name, entry);
  }
  return names.map((name) => found.get(name)?.value ?? say(table, `\`${name}\` is missing in ${what}`));
}

function entryIn(node: Node, at: Place, say: Say): BaselineEntry | undefined {
  if (node.kind !== "table") return say(node, "an entry of a baseline is an object");
  const [fingerprint, rule, kind, path, profile] = fieldsOf(node, "an entry", keys, say).map((value, i) => {
    const isOpen = keys[i] === "kind" || keys[i] === "profile";
    if (!value) return undefined;
    if (value.kind === "scalar" && isOpen && value.value === null) return null;
    if (value.kind !== "scalar" || typeof value.value !== "string" || value.value.length > longest)
      return say(value, `\`${keys[i]}\` is text${isOpen ? " or null" : ""}, of at most ${longest} characters`);
    if (keys[i] === "fingerprint" && !/^[0-9a-f]{64}$/.test(value.value))
      return say(value, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
    return value.value;
  });
  if (
    typeof fingerprint !== "string" ||
    typeof rule !== "string" ||
    kind === undefined ||
    typeof path !== "string" ||
    profile === undefined
  )
    return undefined;
  return { fingerprint, rule, kind, path, profile, at };
}

/** An entry covers what it says it does, so that nobody reviews one thing and lets another stand; and never a policy's own faults. */
export function covers(entry: BaselineEntry, finding: Finding | undefined): boolean {
  return (
    finding !== undefined &&
    finding.host !== null &&
    !isPolicyFinding(finding) &&
    entry.rule === finding.rule &&
    entry.kind === (finding.kind ?? null) &&
    entry.path === finding.at.source.path
  );
}

/** The entries that still cover one of today's findings, which are given by fingerprint. */
export function pruned({ entries }: Baseline, findings: ReadonlyMap<string, Finding>): readonly BaselineEntry[] {
  return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}

/** An entry for a finding, at the finding's own place. */
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

/** The text of the file: in order of path, rule, kind and profile, one entry to a line, so that two branches merge. */
export function writeBaseline(entries: Iterable<BaselineEntry>): string {
  const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
  const sorted = [...unique.values()].sort(byOrder);
  const lines = sorted.map(
    ({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`,
  );
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}

function inLine(fields: { readonly [key: string]: string | null }): string {
  return `{ ${Object.entries(fields)
    .map(([key, value]) => `"${key}": ${writeJson(value).trimEnd()}`)
    .join(", ")} }`;
}

function byOrder(one: BaselineEntry, other: BaselineEntry): number {
  return (
    byBytes(one.path, other.path) ||
    byBytes(one.rule, other.rule) ||
    byBytes(one.kind ?? "", other.kind ?? "") ||
    byBytes(one.profile ?? "", other.profile ?? "") ||
    byBytes(one.fingerprint, other.fingerprint)
  );
}
