/**
 * Replays A3S Code's vectors: every file of a directory by itself, and the registry after it. Which of two profiles of
 * one name wins is the file system's chance, so a name that is both hidden and not is left out of that comparison.
 */
import a3s from "../../../src/hosts/a3s/index.ts";
import type { Item } from "../../../src/model/load.ts";
import { join } from "../../../src/repo/path.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { treeOf } from "../memory.ts";
import { type Case, difference, heldOf, type Json, statedLine, yamlLine } from "../vectors.ts";

const directory = "agents";

type Outcome = { readonly path: string } & ({ readonly ok: Json } | { readonly kind: string; readonly error: string });

interface Expected {
  readonly files: readonly Outcome[];
  readonly skipped: readonly string[];
  readonly registry: { readonly names: readonly string[]; readonly visible: readonly string[] };
  readonly dir_error: Json;
}

export async function run(one: Case): Promise<readonly string[]> {
  const expected = one.expected as unknown as Expected;
  const repo = await RepoIndex.of(treeOf(heldOf(one, `${directory}/`)));
  const load = await a3s.load(repo, { starts: [""], repositoryRoots: [""], dirs: [directory] }, "2.4");
  const problems: string[] = [];
  if ((load.status === "failed") !== (expected.dir_error !== null))
    problems.push(`status: ${load.status}: ${load.problem?.message ?? ""}`);
  const items = new Map(load.items.filter(({ files }) => files.length > 0).map((item) => [item.files[0], item]));
  for (const file of expected.files) {
    const item = items.get(join(directory, file.path));
    problems.push(...(item ? compare(file, item) : [`${file.path}: no item`]));
  }
  const listed = new Set(expected.files.map(({ path }) => path));
  const skipped = [...items.keys()]
    .map((path = "") => path.slice(directory.length + 1))
    .filter((path) => !path.includes("/") && !listed.has(path));
  const offered = load.items.filter(({ verdict }) => verdict.kind === "loaded");
  const namesOf = (some: readonly Item[]): readonly string[] =>
    [...new Set(some.map(({ profile }) => profile?.identity ?? ""))].sort();
  const isHidden = ({ profile }: Item): boolean =>
    (profile?.native?.() as { readonly hidden?: boolean } | undefined)?.hidden === true;
  const visible = offered.filter((item) => !isHidden(item));
  const hidden = new Set(namesOf(offered.filter(isHidden)));
  const both = new Set(namesOf(visible).filter((name) => hidden.has(name)));
  const settled = (names: readonly string[]): readonly string[] => names.filter((name) => !both.has(name)).sort();
  for (const wrong of [
    difference([...expected.skipped].sort(), skipped.sort(), "skipped"),
    difference([...expected.registry.names].sort(), namesOf(offered), "registry.names"),
    difference(settled(expected.registry.visible), settled(namesOf(visible)), "registry.visible"),
  ]) {
    if (wrong) problems.push(wrong);
  }
  return problems;
}

/** What the host's own parsing says; a file that cannot be read at all has no name in these vectors. */
const kinds = ["Yaml", "EmptyName", "MissingFrontmatter"];

function compare(file: Outcome, { verdict, profile }: Item): readonly string[] {
  if ("ok" in file) {
    const wrong =
      verdict.kind === "loaded"
        ? difference(file.ok, profile?.native?.())
        : `${verdict.kind}: ${"problem" in verdict ? verdict.problem.message : ""}`;
    return wrong ? [`${file.path}: ${wrong}`] : [];
  }
  if (verdict.kind !== "rejected" && verdict.kind !== "dropped")
    return [`${file.path}: expected ${file.kind}, got ${verdict.kind}`];
  const { message, at } = verdict.problem;
  const kind = message.startsWith("invalid ")
    ? "Yaml"
    : message.includes("`name` is empty")
      ? "EmptyName"
      : message.includes("`---`")
        ? "MissingFrontmatter"
        : "Io";
  if (kind !== file.kind && kinds.includes(file.kind))
    return [`${file.path}: expected ${file.kind}, got ${kind}: ${message}`];
  const line = statedLine(file.error);
  if (line === undefined) return [];
  const { text } = at.source;
  const open = text.indexOf("---") + 3;
  const actual = file.path.endsWith(".md")
    ? yamlLine(at, open, text.indexOf("---", open))
    : yamlLine(at, 0, text.length, false);
  return line === actual ? [] : [`${file.path}: expected line ${line}, got ${actual}: ${message}`];
}
