/** Replays openheim's vectors: every file of a directory by itself, and the list that the host makes of them. */
import openheim from "../../../src/hosts/openheim/index.ts";
import type { Item } from "../../../src/model/load.ts";
import { nameOf, join } from "../../../src/repo/path.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { positionAt } from "../../../src/repo/text.ts";
import { treeOf } from "../memory.ts";
import { type Case, difference, heldOf, type Json, statedLine } from "../vectors.ts";

const directory = "~/.openheim/agents";

interface Expected {
  readonly files: readonly ({ readonly path: string } & (
    | { readonly ok: Json }
    | { readonly kind: string; readonly error: string }
  ))[];
  readonly skipped: readonly string[];
  readonly loaded_order: readonly string[];
  readonly dir_error: Json;
}

export async function run(one: Case): Promise<readonly string[]> {
  const expected = one.expected as unknown as Expected;
  const repo = await RepoIndex.of(treeOf(heldOf(one, `${directory}/`)));
  const load = await openheim.load(repo, { starts: [""], repositoryRoots: [""], user: { home: "~" }, dirs: [] }, "0.4");
  const problems: string[] = [];
  if ((load.status === "failed") !== (expected.dir_error !== null))
    problems.push(`status: ${load.status}: ${load.problem?.message ?? ""}`);
  const items = new Map(load.items.map((item) => [item.files[0], item]));
  for (const file of expected.files) {
    const item = items.get(join(directory, file.path));
    problems.push(...(item ? compare(file, item) : [`${file.path}: no item`]));
  }
  const listed = new Set(expected.files.map(({ path }) => path));
  const skipped = load.items
    .map(({ files }) => (files[0] ?? "").slice(directory.length + 1))
    .filter((path) => !path.includes("/") && !listed.has(path));
  const order = load.items
    .filter(({ verdict }) => verdict.kind === "loaded")
    .map(({ profile, files }) => profile?.identity ?? nameOf(files[0] ?? ""));
  for (const wrong of [
    difference([...expected.skipped].sort(), skipped.sort(), "skipped"),
    difference(expected.loaded_order, order, "loaded_order"),
  ])
    if (wrong) problems.push(wrong);
  return problems;
}

function compare(file: Expected["files"][number], { verdict, profile }: Item): readonly string[] {
  if ("ok" in file) {
    const wrong =
      verdict.kind === "loaded"
        ? difference(file.ok, profile?.native?.())
        : `${verdict.kind}: ${"problem" in verdict ? verdict.problem.message : ""}`;
    return wrong ? [`${file.path}: ${wrong}`] : [];
  }
  if (verdict.kind !== "rejected") return [`${file.path}: expected ${file.kind}, got ${verdict.kind}`];
  const { message, at } = verdict.problem;
  const kind = message.startsWith("invalid frontmatter")
    ? "InvalidFrontmatter"
    : message.includes("no closing")
      ? "Unterminated"
      : "IoError";
  const line = statedLine(file.error);
  const base = line === undefined ? 0 : at.source.text.indexOf("+++") + 3;
  const first = positionAt(at.source, base + (at.source.text[base] === "\n" ? 1 : 0)).line;
  const actual = positionAt(at.source, at.span.start).line - first + 1;
  if (kind !== file.kind) return [`${file.path}: expected ${file.kind}, got ${kind}: ${message}`];
  return line === undefined || line === actual
    ? []
    : [`${file.path}: expected line ${line}, got ${actual}: ${message}`];
}
