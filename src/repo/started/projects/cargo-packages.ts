/** Which packages of Rust the words after Cargo ask for, and what they are built with besides what they name. */
import type { ProjectTexts } from "./project-texts.ts";
import { below, matchesSimply } from "../globs.ts";
import { directoryOf, join, nameOf, plain, withAncestors } from "../../path.ts";
import type { RepoIndex } from "../../repo-index.ts";
import { addTo } from "../../many.ts";
import type { BuildRequest } from "./build-request.ts";

/** How many packages are looked at for their names. */
const most = 1_000;

/** Commands of Cargo that start nothing of the repository by its name, or have an alias of their own in no settings. */
const ownCommands =
  /^(?:add|bench|build|b|check|c|clean|clippy|doc|d|fetch|fix|fmt|generate-lockfile|init|install|login|metadata|new|package|publish|remove|rm|rustc|rustdoc|search|test|t|tree|uninstall|update|vendor|version|yank)$/;

/** A command of Cargo that may be a name which its settings give to others. */
export function aliasOf(program: string, words: readonly string[]): string | undefined {
  const command = words.find((word) => !/^[-+]/.test(word));
  const isCargo = nameOf(program) === "cargo" && command !== undefined;
  return isCargo && !ownCommands.test(command) && !/^(?:run|r)$/.test(command) ? command : undefined;
}

/** The words for which a command of Cargo stands, if it starts a package by them; otherwise none. */
export async function wordsOfAlias(
  { program, project, words }: BuildRequest,
  texts: ProjectTexts,
): Promise<readonly string[]> {
  const alias = aliasOf(program, words);
  if (alias === undefined) return [];
  for (const folder of ["", ...withAncestors(directoryOf(project))].toReversed()) {
    const meant = (await aliasesIn(join(folder, ".cargo/config.toml"), texts)).get(alias);
    if (meant) return [...meant, ...words];
  }
  return [];
}

/** The aliases of settings that start a package, by their name. */
function aliasesIn(path: string, texts: ProjectTexts): Promise<ReadonlyMap<string, readonly string[]>> {
  return texts.once(`aliases of ${path}`, async () => {
    const found = new Map<string, readonly string[]>();
    for (const line of (await texts.at(path)).split("\n")) {
      const [, name, value = ""] = /^[ \t]*"?([\w-]{1,100})"?[ \t]*=[ \t]*(["'[].{1,1000})$/.exec(line) ?? [];
      const meant = name === undefined ? [] : value.split(/[\s"',[\]=]+/).filter(Boolean);
      if (name !== undefined && !found.has(name) && meant.some((word) => /^(?:run|r)$/.test(word)))
        found.set(name, meant);
    }
    return found;
  });
}

/** The folders of the packages that the words name, by the folder or by the name in the package's file. */
export async function packagesNamed(
  words: readonly string[],
  project: string,
  repo: RepoIndex,
  texts: ProjectTexts,
): Promise<readonly string[]> {
  const packages = await texts.once("packages of Rust", () => packagesOf(repo, texts));
  const found = new Set(words.flatMap((word) => packages.get(word) ?? []));
  found.delete(directoryOf(project));
  return [...found].sort();
}

/** A program of a package that the words ask for: `--bin x`, `--example x`. */
export interface Target {
  /** The folder of its package. */
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * The programs that the words name, in the packages of `folders`, or in all where there are none. Of an example, whose
 * sources are in no folder that is always built, with these.
 */
export async function targetsNamed(
  words: readonly string[],
  folders: readonly string[],
  repo: RepoIndex,
  texts: ProjectTexts,
): Promise<readonly Target[]> {
  const found: Target[] = [];
  for (const [i, option] of words.entries()) {
    const kind = /^--(bin|example)s?$/.exec(option)?.[1];
    const name = words[i + 1];
    if (kind === undefined || name === undefined || !/^[\w-]+$/.test(name)) continue;
    for (const folder of folders.length > 0 ? folders : repo.holding("Cargo.toml").slice(0, most)) {
      const files = await targetIn(folder, kind, name, repo, texts);
      if (files.length > 0) found.push({ folder, files });
    }
  }
  return found;
}

/** The sources of a program by where they are, or by the package's file. */
async function targetIn(
  folder: string,
  kind: string,
  name: string,
  repo: RepoIndex,
  texts: ProjectTexts,
): Promise<readonly string[]> {
  const place = join(folder, kind === "bin" ? "src/bin" : "examples");
  const named = (await targetPathsIn(folder, texts)).get(`${kind} ${name}`);
  const files = [join(place, `${name}.rs`), ...(named === undefined ? [] : [plain(join(folder, named)) ?? ""])];
  return [
    ...files.filter((path) => repo.resolve(path).kind === "file"),
    ...[...below(join(place, name), repo)].flatMap(({ path, kind: own }) => (own === "file" ? [path] : [])),
  ];
}

/** `[[bin]]` and `[[example]]` with a name of their own, and their paths. */
function targetPathsIn(folder: string, texts: ProjectTexts): Promise<ReadonlyMap<string, string>> {
  return texts.once(`programs of the package ${folder}`, async () => {
    const found = new Map<string, string>();
    for (const table of (await texts.at(join(folder, "Cargo.toml"))).split(/^(?=\[)/m)) {
      const [, kind] = /^\[\[(bin|example)\]\]/.exec(table) ?? [];
      const [, name] = /^name\s*=\s*"([^"\n]{1,100})"/m.exec(table) ?? [];
      const [, path] = /^path\s*=\s*"([^"\n]{1,300})"/m.exec(table) ?? [];
      if (kind !== undefined && name !== undefined) found.set(`${kind} ${name}`, path ?? `src/${kind}/${name}.rs`);
    }
    return found;
  });
}

/** The packages that a command without a name means where the file has none: the default members, or all. */
export async function membersOf(project: string, repo: RepoIndex, texts: ProjectTexts): Promise<readonly string[]> {
  const text = await texts.at(project);
  if (/^\[package\]/m.test(text)) return [];
  const [, list = ""] =
    /^default-members\s*=\s*\[([^\]]{0,20000})\]/m.exec(text) ??
    /^members\s*=\s*\[([^\]]{0,20000})\]/m.exec(text) ??
    [];
  const own = directoryOf(project);
  const patterns = [...list.matchAll(/["']([^"'\n]{1,300})["']/g)].map(([, pattern = ""]) => pattern).slice(0, 200);
  if (patterns.length === 0) return [];
  return repo
    .holding("Cargo.toml")
    .slice(0, most)
    .filter(
      (folder) => texts.hasRoomFor(patterns.length) && patterns.some((one) => matchesSimply(folder, join(own, one))),
    );
}

/** The folders of all packages by what may name them. */
async function packagesOf(repo: RepoIndex, texts: ProjectTexts): Promise<ReadonlyMap<string, readonly string[]>> {
  const packages = new Map<string, string[]>();
  for (const folder of repo.holding("Cargo.toml").slice(0, most)) {
    const [, name] = /^name\s*=\s*"([^"\n]*)"/m.exec(await texts.at(join(folder, "Cargo.toml"))) ?? [];
    for (const one of new Set([nameOf(folder), folder, ...(name === undefined ? [] : [name])]))
      addTo(packages, one, folder);
  }
  return packages;
}

/**
 * What the file of a workspace gives a package by a name that the package's own file has (`rules.workspace = true`, or
 * a package that `[patch]` replaces), and the programs that the settings of Cargo start around what is built.
 */
export async function referencesAround(
  folder: string,
  text: string,
  texts: ProjectTexts,
): Promise<readonly { readonly folder: string; readonly reference: string }[]> {
  const own = new Set([...text.matchAll(/^[ \t]*"?([\w-]{1,100})"?[ \t]*[.=]/gm)].map(([, name = ""]) => name));
  const found: { readonly folder: string; readonly reference: string }[] = [];
  for (const above of ["", ...withAncestors(folder)]) {
    const given = above === folder ? [] : await pathsIn(join(above, "Cargo.toml"), texts);
    for (const { name, path } of given) if (own.has(name)) found.push({ folder: above, reference: path });
    for (const program of await programsIn(join(above, ".cargo/config.toml"), texts))
      found.push({ folder: above, reference: program });
  }
  return found;
}

/** The packages in a folder of the repository to which a file gives a name. */
function pathsIn(
  path: string,
  texts: ProjectTexts,
): Promise<readonly { readonly name: string; readonly path: string }[]> {
  return texts.once(`paths of ${path}`, async () =>
    [
      ...(await texts.at(path)).matchAll(
        /^[ \t]*"?([\w-]{1,100})"?[ \t]*=[ \t]*\{[^}\n]{0,300}?\bpath[ \t]*=[ \t]*"([^"\n]{1,300})"/gm,
      ),
    ].map(([, name = "", folder = ""]) => ({ name, path: folder })),
  );
}

/** What settings of Cargo start: `runner`, `rustc-wrapper`, `linker`, as a text or as a list. */
function programsIn(path: string, texts: ProjectTexts): Promise<readonly string[]> {
  return texts.once(`programs of ${path}`, async () =>
    [
      ...(await texts.at(path)).matchAll(
        /^[ \t]*(?:runner|linker|rustc|rustc-wrapper|rustc-workspace-wrapper)[ \t]*=[ \t]*([^\n]{1,1000})/gm,
      ),
    ].flatMap(([, value = ""]) => value.split(/[\s"',[\]]+/).filter(Boolean)),
  );
}
