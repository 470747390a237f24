/** Replays the vectors of VT Code 0.147: directories of Markdown, whole workspaces, and payloads of `--agents`. */
import vtcode from "../../../src/hosts/vtcode/index.ts";
import { builtins } from "../../../src/hosts/vtcode/newer/builtins.ts";
import type { Item } from "../../../src/model/load.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { treeOf } from "../memory.ts";
import { type Case, difference, heldOf, type Json, statedLine, yamlBreaks, yamlLine } from "../vectors.ts";

export type Outcome = { readonly path: string } & (
  | { readonly ok: Json }
  | { readonly top: string; readonly error: string }
);
type Named = readonly [name: string, source: string, description: string];

export interface Expected {
  readonly files: readonly Outcome[];
  readonly skipped: readonly string[];
  readonly cli_json?: readonly Outcome[];
  readonly dir_error?: null | string | { readonly one_of: readonly string[] };
  readonly effective?: readonly Named[];
  readonly shadowed?: readonly Named[];
}

/** Where a case's paths belong in a repository: `ws/` is its root, and a directory of agents VT Code's own. */
export function placeOf(one: Case): (path: string) => string {
  const whole = one.tree.some(({ path = "" }) => path === "ws" || path.startsWith("ws/") || path === "cli.json");
  return (path) => (!whole ? `.vtcode/agents/${path}` : path === "cli.json" ? "cli.json" : path.replace(/^ws\/?/, ""));
}

export async function run(one: Case): Promise<readonly string[]> {
  const expected = one.expected as unknown as Expected;
  const place = placeOf(one);
  const held = new Map([...heldOf(one)].map(([path, value]) => [place(path), value]));
  const payloads = [...held.keys()].filter((path) => path === "cli.json" || path.endsWith(".agents.json"));
  const load = await vtcode.load(
    await RepoIndex.of(treeOf(held)),
    { starts: [""], repositoryRoots: [""], dirs: payloads },
    "0.147",
  );
  const problems: string[] = [];
  if (expected.dir_error !== undefined && (load.status === "failed") !== (expected.dir_error !== null))
    problems.push(`status: ${load.status}: ${load.problem?.message ?? ""}`);
  const ofLayer = (name: string): readonly Item[] => load.items.filter(({ layer }) => layer.name === name);
  const items = new Map(ofLayer("project").map((item) => [item.files[0], item]));
  for (const file of expected.files) {
    const item = items.get(place(file.path));
    problems.push(...(item ? compare(file, item) : [`${file.path}: no item`]));
  }
  const entries = new Map(
    ofLayer("cli")
      .toReversed()
      .map((item) => [`${item.files[0] ?? ""}#${item.profile?.identity ?? ""}`, item]),
  );
  for (const entry of expected.cli_json ?? []) {
    const item = entries.get(place(entry.path));
    if (
      !item &&
      "error" in entry &&
      load.layers.some(({ root, status }) => root === place(entry.path) && status === "failed")
    )
      continue;
    problems.push(...(item ? compare(entry, item) : [`${entry.path}: no item`]));
  }
  const judged = new Set(expected.files.map(({ path }) => place(path)));
  for (const path of expected.skipped) {
    const verdict = items.get(place(path))?.verdict.kind ?? "passed-over";
    if (verdict !== "passed-over" && verdict !== "dropped")
      problems.push(`${path}: expected to be skipped, got ${verdict}`);
  }
  for (const [path, { verdict }] of items)
    if (path !== undefined && !judged.has(path) && verdict.kind === "loaded")
      problems.push(`${path}: loaded, and not expected`);
  // Where there is nothing to read, the host has what it brings along.
  const all = load.status === "absent" ? builtins() : load.items;
  if (expected.effective)
    problems.push(
      ...named(
        "effective",
        expected.effective,
        all.filter(({ verdict }) => verdict.kind === "loaded"),
      ),
    );
  if (expected.shadowed)
    problems.push(
      ...named(
        "shadowed",
        expected.shadowed,
        load.items.filter(({ verdict }) => verdict.kind === "shadowed"),
      ),
    );
  return problems;
}

/** Names with where they come from, and their descriptions but for what is built in. */
function named(what: string, expected: readonly Named[], items: readonly Item[]): readonly string[] {
  const told = items.map(({ profile, files }): Named => {
    const { source = "builtin", description = "" } = (profile?.native?.() ?? {}) as {
      readonly source?: string;
      readonly description?: string;
    };
    return [profile?.identity ?? "", files.length === 0 ? "builtin" : source, files.length === 0 ? "" : description];
  });
  const key = (one: Named): string => JSON.stringify([one[0], one[1], one[1] === "builtin" ? "" : one[2]]);
  const wrong = difference(expected.map(key).sort(), told.map(key).sort(), what);
  return wrong ? [wrong] : [];
}

/** What this tool says where the host says the one thing or the other. */
function saysSo(message: string, top: string): boolean {
  if (top === "failed to parse subagent YAML frontmatter") return message.startsWith("the YAML");
  if (top === "failed to parse subagent TOML") return message.startsWith("the TOML");
  if (top.startsWith("failed to read ")) return message === "it is not UTF-8";
  return message.startsWith(top);
}

function compare(file: Outcome, { verdict, profile }: Item): readonly string[] {
  if ("ok" in file) {
    const read = verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
    const wrong = read
      ? difference(file.ok, profile?.native?.())
      : `${verdict.kind}: ${"problem" in verdict ? verdict.problem.message : ""}`;
    return wrong ? [`${file.path}: ${wrong}`] : [];
  }
  if (verdict.kind !== "rejected") return [`${file.path}: expected ${file.top}, got ${verdict.kind}`];
  const { message, at } = verdict.problem;
  if (!saysSo(message, file.top)) return [`${file.path}: expected ${file.top}, got ${message}`];
  const line = statedLine(file.error);
  if (line === undefined) return [];
  const { text } = at.source;
  const open = text.indexOf("---") + 3;
  const isYaml = file.top.includes("YAML");
  const actual = isYaml
    ? yamlLine(at, open, text.indexOf("\n---", open), true, yamlBreaks.saphyr)
    : text.slice(0, at.span.start).split("\n").length;
  return line === actual ? [] : [`${file.path}: expected line ${line}, got ${actual}: ${message}`];
}
