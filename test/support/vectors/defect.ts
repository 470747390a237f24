/** Replays defect's vectors: every profile by itself, and what a session makes of its layers. */
import defect from "../../../src/hosts/defect/index.ts";
import type { Item, Load } from "../../../src/model/load.ts";
import { directoryOf, isWithin, nameOf } from "../../../src/repo/path.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { type Place, positionAt } from "../../../src/repo/text.ts";
import type { SearchScope } from "../../../src/repo/tree.ts";
import { treeOf } from "../memory.ts";
import { type Case, difference, heldOf, type Json, statedLine, yamlLine } from "../vectors.ts";

type Failure = { readonly kind: string; readonly error: string };
interface Expected {
  readonly files: readonly ({ readonly path: string } & ({ readonly ok: Json } | Failure))[];
  readonly skipped: readonly string[];
  readonly profiles: readonly string[] | { readonly [name: string]: Json } | null;
  readonly dir_error: Failure | { readonly one_of: readonly Failure[] } | null;
}

const own = ".defect/agents";

export async function run(one: Case): Promise<readonly string[]> {
  const expected = one.expected as unknown as Expected;
  const session = one.name.startsWith("x-");
  const prefix = session ? "" : `${own}/`;
  const repo = await RepoIndex.of(treeOf(heldOf(one, prefix)));
  const where = session ? whereOf(one) : { starts: [""], repositoryRoots: [""], dirs: [] };
  const load = await defect.load(repo, where, "0.1");
  const directories = session
    ? [...new Set(expected.files.flatMap(({ path }) => /^.*?\.?defect\/agents(?=\/)/.exec(path) ?? []))]
    : [];
  const loads = [
    ...(await Promise.all(
      directories.map((directory) => defect.load(repo, { starts: [], repositoryRoots: [], dirs: [directory] }, "0.1")),
    )),
    load,
  ];
  const problems = sessionDiffers(expected, load);
  const items = new Map(loads.flatMap(({ items }) => items).map((item) => [subjectOf(item), item]));
  for (const file of expected.files) {
    const item = items.get(prefix + file.path);
    problems.push(...(item ? fileDiffers(file, item, prefix) : [`${file.path}: no item`]));
  }
  const known = new Set(expected.files.map(({ path }) => path));
  const skipped = session
    ? []
    : [...items.keys()].map((path) => path.slice(prefix.length)).filter((path) => !known.has(path));
  const wrong = difference([...expected.skipped].sort(), skipped.sort(), "skipped");
  return wrong ? [...problems, wrong] : problems;
}

/** The vectors name a folder profile by its folder. */
function subjectOf({ files: [path = ""] }: Item): string {
  return nameOf(path) === "config.toml" ? directoryOf(path) : path;
}

function whereOf({ tree }: Case): SearchScope {
  const text = (path: string): string | undefined => tree.find((entry) => entry.path === path)?.text;
  const git = tree.flatMap(({ path = "" }) =>
    /^(?:(.*)\/)?\.git(?:\/|$)/.exec(path) ? [path.split("/").slice(0, path.split("/").indexOf(".git")).join("/")] : [],
  );
  const start = ["repo", text("cwd.txt")?.trim()].filter(Boolean).join("/");
  return {
    starts: [start],
    repositoryRoots: [...new Set(git)],
    dirs: [],
    ...(text("local.flag") === undefined ? { user: { xdgConfigHome: "xdg" } } : {}),
  };
}

function sessionDiffers({ profiles, dir_error }: Expected, load: Load): string[] {
  const offered = load.items
    .filter(({ verdict }) => verdict.kind === "loaded")
    .map(({ profile }) => [profile?.identity ?? "", profile?.native?.()] as const);
  if (dir_error) {
    if (load.status !== "failed" || offered.length > 0)
      return [`load: expected failed, got ${load.status} with ${offered.length} profiles`];
    const causes = "one_of" in dir_error ? dir_error.one_of : [dir_error];
    const refused = load.items.filter(({ verdict }) => verdict.kind === "rejected").length;
    return refused === 0 && load.layers.every(({ problem }) => !problem)
      ? [`load: no item is refused, expected ${causes[0]?.error}`]
      : [];
  }
  if (load.status === "failed") return [`load: failed: ${load.problem?.message}`];
  const names = Array.isArray(profiles)
    ? difference([...profiles].sort(), offered.map(([name]) => name).sort(), "profiles")
    : difference(profiles, Object.fromEntries(offered), "profiles");
  return names ? [names] : [];
}

function fileDiffers(file: Expected["files"][number], { verdict, profile }: Item, prefix: string): readonly string[] {
  const problem = verdict.kind === "rejected" ? verdict.problem : undefined;
  if ("ok" in file) {
    const native = profile?.native?.() as { readonly dir: string } | undefined;
    if (!native) return [`${file.path}: ${verdict.kind}: ${problem?.message}`];
    const wrong = difference(file.ok, {
      ...native,
      dir: isWithin(native.dir, own) && prefix !== "" ? native.dir.slice(own.length + 1) : native.dir,
    });
    return wrong ? [`${file.path}: ${wrong}`] : [];
  }
  if (!problem) return [`${file.path}: expected ${file.kind}: ${file.error}`];
  const { message, at } = problem;
  const kind = /is not UTF-8|is a link that leads|its prompt `/.test(message) ? "Io" : "Invalid";
  if (kind !== file.kind) return [`${file.path}: expected ${file.kind}, got ${message}`];
  const line = statedLine(file.error);
  if (line === undefined) return [];
  const actual = lineIn(at);
  return line === actual ? [] : [`${file.path}: expected line ${line}, got ${actual}: ${message}`];
}

/** The line of a place in a `config.toml` or in frontmatter, as the host's parser counts it. */
function lineIn(at: Place): number {
  const { source, span } = at;
  if (nameOf(source.path) === "config.toml") return positionAt(source, span.start).line;
  const fence = /(\+\+\+|---)\r?\n/.exec(source.text);
  const from = fence ? fence.index + fence[0].length : 0;
  if (fence?.[1] === "---") return yamlLine(at, from, closeOf(source.text, from), false);
  return positionAt(source, span.start).line - positionAt(source, fence?.index ?? 0).line;
}

/** The offset of the line that closes YAML frontmatter. */
function closeOf(text: string, from: number): number {
  const close = /^[^\S\n]*---\s*$/m.exec(text.slice(from));
  return close ? from + close.index : text.length;
}
