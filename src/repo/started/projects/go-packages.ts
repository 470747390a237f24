/** Which packages of Go are built: those that are asked for, and those that they import from the repository. */
import { below, filesMatching } from "../globs.ts";
import { importsOfGo, sourceOfGo } from "../text/modules.ts";
import { directoryOf, join, plain, withAncestors } from "../../path.ts";
import type { ProjectTexts } from "./project-texts.ts";
import type { RepoIndex } from "../../repo-index.ts";
import type { BuildRequest } from "./build-request.ts";

/** How many files count, how many modules are looked at for their names, and how many tools words may name. */
const limits = { files: 3_000, modules: 1_000, tools: 100 };

/** What the words after `go run` name. */
interface Start {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Folders that are built with all below them. */
  readonly trees: readonly string[];
}

/** Commands of Go that start packages of the repository, or make programs of them. */
export const startingGo = /^(?:run|build|install|generate|tool)$/;

/** What the words ask for; `undefined`: nothing of the repository. */
export async function startedByGo(
  request: BuildRequest,
  repo: RepoIndex,
  texts: ProjectTexts,
): Promise<Start | undefined> {
  const { project, words } = request;
  const start = startOfGo(request, repo);
  const isTool = words.includes("tool") && !words.some((word) => word !== "tool" && startingGo.test(word));
  const modules = await texts.once("modules of Go", () => modulesOfGo(repo, texts));
  const names = isTool
    ? await toolsNamed(project, words, texts)
    : words.filter((word) => /^[\w-]+\.[\w.-]+\//.test(word));
  const folders = names
    .flatMap((name) => foldersOfImport(name.replace(/\/?\.\.\.$/, ""), directoryOf(project), modules))
    .flatMap(({ folder }) => (repo.resolve(folder).kind === "directory" ? [folder] : []));
  if (isTool) return folders.length === 0 ? undefined : { folders: [...new Set(folders)].sort(), files: [], trees: [] };
  const isTree = names.some((name) => name.endsWith("..."));
  return {
    ...start,
    folders: [...new Set([...start.folders, ...(isTree ? [] : folders)])].sort(),
    trees: [...new Set([...start.trees, ...(isTree ? folders : [])])].sort(),
  };
}

/** The packages of the `tool` lines of a `go.mod` that words name, by their path or by its last part. */
async function toolsNamed(project: string, words: readonly string[], texts: ProjectTexts): Promise<readonly string[]> {
  const text = await texts.at(project);
  const lists = [...text.matchAll(/^tool\s*\(([^)]{0,100000})\)/gm)].flatMap(([, list = ""]) => list.split("\n"));
  const single = [...text.matchAll(/^tool[ \t]+([^\s(]\S*)/gm)].map(([, one = ""]) => one);
  const named = new Set(words);
  return [...lists.map((line) => line.replace(/\/\/.*/, "").trim()), ...single]
    .filter((path) => named.has(path) || named.has(path.replace(/\/v\d+$/, "").replace(/^.*\//, "")))
    .slice(0, limits.tools);
}

/** What the words name, each list sorted. Most of them go to the program that is built. */
function startOfGo({ project, words, places }: BuildRequest, repo: RepoIndex): Start {
  const own = directoryOf(project);
  const [folders, files, trees] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const word of new Set(words)) {
    if (word.startsWith("-") || startingGo.test(word)) continue;
    const bases = /^\.?\/?$/.test(word) ? [places[0] ?? own] : [own, "", ...places];
    for (const base of bases) {
      const path = plain(join(base, word.replace(/\/?\.\.\.$/, "")));
      if (path === undefined) continue;
      const { kind } = repo.resolve(path);
      if (kind === "file" && path.endsWith(".go")) files.add(path);
      if (kind === "directory") (word.endsWith("...") ? trees : folders).add(path);
    }
  }
  const [first] = files;
  if (first !== undefined) folders.add(directoryOf(first));
  return { folders: [...folders].sort(), files: [...files].sort(), trees: [...trees].sort() };
}

/** Adds the sources of the packages, and of those that they import from the repository. Returns their modules. */
export async function packagesOfGo(
  project: string,
  { folders, files, trees }: Start,
  repo: RepoIndex,
  texts: ProjectTexts,
  found: Set<string>,
): Promise<Iterable<string>> {
  const modules = await texts.once("modules of Go", () => modulesOfGo(repo, texts));
  const own = directoryOf(project);
  const seen = new Set([...folders, ...trees.flatMap((tree) => foldersIn(tree, repo))]);
  const open = [...seen];
  const built = new Set([own]);
  const unread = [...files];
  for (const file of files) found.add(file);
  for (let next = open.pop(); next !== undefined && found.size <= limits.files; next = open.pop()) {
    for (const name of sourcesIn(next, repo)) {
      found.add(name);
      unread.push(name);
    }
    for (let path = unread.pop(); path !== undefined; path = unread.pop()) {
      const source = path.endsWith(".go") ? await sourceAt(path, repo, texts) : nothing;
      if (!texts.hasRoomForFile() || !texts.hasRoomFor(source.imports.length + source.embedded.length)) return built;
      for (const file of source.embedded) found.add(file);
      for (const { folder, module } of source.imports.flatMap((name) => foldersOfImport(name, own, modules))) {
        if (repo.resolve(folder).kind !== "directory") continue;
        if (module !== undefined) built.add(module);
        if (!seen.has(folder)) open.push(folder);
        seen.add(folder);
      }
    }
  }
  return built;
}

function foldersIn(tree: string, repo: RepoIndex): readonly string[] {
  return [tree, ...[...below(tree, repo)].flatMap(({ path, kind }) => (kind === "directory" ? [path] : []))];
}

/** The sources in a folder, without tests. */
function sourcesIn(folder: string, repo: RepoIndex): readonly string[] {
  return repo
    .names(folder)
    .filter((name) => sourceOfGo.test(name) && !name.endsWith("_test.go"))
    .map((name) => join(folder, name));
}

/** What a source is built with. */
interface Source {
  readonly imports: readonly string[];
  readonly embedded: readonly string[];
}

const nothing: Source = { imports: [], embedded: [] };

function sourceAt(path: string, repo: RepoIndex, texts: ProjectTexts): Promise<Source> {
  return texts.once(`source ${path}`, async () => {
    const text = await texts.at(path);
    const embedded = [...text.matchAll(/^\/\/go:embed[ \t]+(\S{1,300})/gm)].flatMap(([, pattern = ""]) =>
      texts.hasRoomForFiles(pattern) ? filesMatching(join(directoryOf(path), pattern), repo) : [],
    );
    return { imports: [...new Set(importsOfGo(text))], embedded: [...new Set(embedded)] };
  });
}

/** The folders of the modules of the repository by their names, also by those that `replace` gives them. */
async function modulesOfGo(repo: RepoIndex, texts: ProjectTexts): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const modules = new Map<string, Set<string>>();
  const add = (name: string, folder: string): void => {
    const known = modules.get(name);
    if (known) known.add(folder);
    else modules.set(name, new Set([folder]));
  };
  for (const folder of repo.holding("go.mod").slice(0, limits.modules)) {
    const text = await texts.at(join(folder, "go.mod"));
    const [, name] = /^module\s+"?([^\s"]+)/m.exec(text) ?? [];
    if (name !== undefined) add(name, folder);
    for (const [, replaced = "", path = ""] of text.matchAll(replacing)) {
      const target = plain(join(folder, path));
      if (target !== undefined && repo.resolve(target).kind === "directory") add(replaced, target);
    }
  }
  return modules;
}

/** `replace example.com/x v1.2.3 => ../x`, also in a list. */
const replacing =
  /^[ \t]*(?:replace[ \t]+)?"?([^\s"]{1,300})"?(?:[ \t]+\S{1,100})?[ \t]*=>[ \t]*"?(\.{1,2}\/[^\s"]{0,300}|\.{1,2})"?/gm;

/** How many parts the name of a module may have. */
const maxParts = 20;

/** In a module of the repository, or a copy of a package next to the module. */
function foldersOfImport(
  name: string,
  own: string,
  modules: ReadonlyMap<string, ReadonlySet<string>>,
): readonly { readonly folder: string; readonly module?: string }[] {
  const front = name.split("/").slice(0, maxParts).join("/");
  const inside = withAncestors(front).flatMap((module) =>
    [...(modules.get(module) ?? [])].map((folder) => ({
      folder: join(folder, name.slice(module.length + 1)),
      module: folder,
    })),
  );
  return [...inside, { folder: join(own, `vendor/${name}`) }];
}
