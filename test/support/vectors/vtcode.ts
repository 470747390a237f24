/** Replays VT Code's vectors: every file of a directory by itself, and payloads of `--agents`. */
import vtcode from "../../../src/hosts/vtcode/index.ts";
import type { Item } from "../../../src/model/load.ts";
import { join } from "../../../src/repo/path.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { treeOf } from "../memory.ts";
import { type Case, difference, heldOf, type Json, statedLine, yamlLine } from "../vectors.ts";

const directory = ".vtcode/agents";

type Outcome = { readonly path: string } & ({ readonly ok: Json } | { readonly kind: string; readonly error: string });

interface Expected {
  readonly files: readonly Outcome[];
  readonly skipped: readonly string[];
  readonly cli_json: readonly Outcome[];
  readonly dir_error: Json;
}

export async function run(one: Case): Promise<readonly string[]> {
  const expected = one.expected as unknown as Expected;
  const payloads = one.tree.flatMap(({ path }) => (path?.endsWith(".agents.json") ? [join(directory, path)] : []));
  const repo = await RepoIndex.of(treeOf(heldOf(one, `${directory}/`)));
  const load = await vtcode.load(repo, { starts: [""], repositoryRoots: [""], dirs: payloads }, "0.60");
  const problems: string[] = [];
  if ((load.status === "failed") !== (expected.dir_error !== null))
    problems.push(`status: ${load.status}: ${load.problem?.message ?? ""}`);
  const ofLayer = (name: string): readonly Item[] => load.items.filter(({ layer }) => layer.name === name);
  const items = new Map(ofLayer("project").map((item) => [item.files[0], item]));
  for (const file of expected.files) {
    const item = items.get(join(directory, file.path));
    problems.push(...(item ? compare(file, item) : [`${file.path}: no item`]));
  }
  // Of a key that stands twice the one that counts comes first.
  const entries = new Map(
    ofLayer("cli")
      .toReversed()
      .map((item) => [`${item.files[0] ?? ""}#${item.profile?.identity ?? ""}`, item]),
  );
  for (const entry of expected.cli_json) {
    const item = entries.get(join(directory, entry.path));
    if (
      !item &&
      "error" in entry &&
      load.layers.some(({ root, status }) => root === join(directory, entry.path) && status === "failed")
    )
      continue;
    problems.push(...(item ? compare(entry, item) : [`${entry.path}: no item`]));
  }
  const listed = new Set([
    ...expected.files.map(({ path }) => path),
    ...payloads.map((path) => path.slice(directory.length + 1)),
  ]);
  const skipped = ofLayer("project")
    .map(({ files }) => (files[0] ?? "").slice(directory.length + 1))
    .filter((path) => !path.includes("/") && !listed.has(path));
  const wrong = difference([...expected.skipped].sort(), skipped.sort(), "skipped");
  return wrong ? [...problems, wrong] : problems;
}

function compare(file: Outcome, { verdict, profile }: Item): readonly string[] {
  if ("ok" in file) {
    const wrong =
      verdict.kind === "loaded" || verdict.kind === "shadowed"
        ? difference(file.ok, profile?.native?.())
        : `${verdict.kind}: ${"problem" in verdict ? verdict.problem.message : ""}`;
    return wrong ? [`${file.path}: ${wrong}`] : [];
  }
  if (verdict.kind !== "rejected" && verdict.kind !== "dropped")
    return [`${file.path}: expected ${file.kind}, got ${verdict.kind}`];
  const { message, at } = verdict.problem;
  const kind = message.startsWith("invalid frontmatter")
    ? "YamlError"
    : message.includes("`---`")
      ? "MissingFrontmatter"
      : message.includes("`description`")
        ? "MissingField"
        : "IoError";
  if (kind !== file.kind) return [`${file.path}: expected ${file.kind}, got ${kind}: ${message}`];
  const line = statedLine(file.error);
  if (line === undefined) return [];
  const { text } = at.source;
  const open = text.indexOf("---") + 3;
  const actual = yamlLine(at, open, text.indexOf("\n---", open));
  return line === actual ? [] : [`${file.path}: expected line ${line}, got ${actual}: ${message}`];
}
