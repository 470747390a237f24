/**
 * Programs that build what they start: which files of the repository they build it from. One row for each program, and
 * Go by itself, which names what it needs in its sources.
 */
import { below, filesMatching } from "./globs.ts";
import { importsOfGo, sourceOfGo } from "./modules.ts";
import { directoryOf, join, nameOf, plain, withAncestors } from "./path.ts";
import type { ProjectTexts } from "./project-texts.ts";
import type { RepoIndex } from "./repo-index.ts";

interface Builder {
  /** The words after the program by which it starts what it built. */
  readonly command: RegExp;
  /** The name of the file that makes a folder a project. */
  readonly project: RegExp;
  /** Where its sources are, in the folder of the project. */
  readonly folders: readonly string[];
  /** The names of files that it builds. */
  readonly source: RegExp;
  /** Names of folders in these that it does not build. */
  readonly leftOut: RegExp;
  /** Files that decide what is built and how, in the folder of the project and in those above it. */
  readonly settings: readonly string[];
  /** How a project file names the folder, or the project file, of another project that is built with it. */
  readonly references: RegExp;
}

const builders: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  [
    "cargo",
    {
      command: /^(?:run|r|xtask)$/,
      project: /^Cargo\.toml$/,
      folders: ["src"],
      source: /^/,
      leftOut: /^(?:target|node_modules|\..*)$/,
      settings: ["Cargo.toml", "Cargo.lock", "build.rs", "rust-toolchain", "rust-toolchain.toml", ".cargo/config.toml"],
      references: /\bpath\s*=\s*"([^"\n]{1,300})"/g,
    },
  ],
  [
    "go",
    {
      command: /^run$/,
      project: /^go\.mod$/,
      // The sources name what they need.
      folders: [],
      source: /(?!)/,
      leftOut: /^/,
      settings: ["go.mod", "go.sum", "go.work", "go.work.sum"],
      references: /(?!)/g,
    },
  ],
  [
    "dotnet",
    {
      command: /^run$/,
      project: /\.(?:cs|fs|vb)proj$/,
      folders: [""],
      source: /\.(?:cs|fs|vb|csproj|fsproj|vbproj|props|targets|resx|razor|cshtml)$/,
      leftOut: /^(?:bin|obj|node_modules|\..*)$/,
      settings: ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props", "global.json"],
      references: /<ProjectReference\b[^>]{0,300}\bInclude\s*=\s*"([^"\n]{1,300})"/g,
    },
  ],
  [
    "swift",
    {
      command: /^run$/,
      project: /^Package\.swift$/,
      folders: ["Sources", "Plugins"],
      source: /^/,
      leftOut: /^\..*$/,
      settings: ["Package.swift", "Package.resolved"],
      references: /\bpath:\s*"([^"\n]{1,300})"/g,
    },
  ],
  [
    "dart",
    {
      command: /^run$/,
      project: /^pubspec\.yaml$/,
      folders: ["bin", "lib", "tool", "hook"],
      source: /\.dart$/,
      leftOut: /^\..*$/,
      settings: ["pubspec.yaml", "pubspec.lock"],
      references: /\bpath:[ \t]*["']?([^\s"'#]{1,300})/g,
    },
  ],
]);

/** Whether the program of this name, with these words after it, builds and starts a project. */
export function startsProject(program: string, words: readonly string[]): boolean {
  const builder = builders.get(nameOf(program));
  if (!builder) return false;
  return words.some((word) => builder.command.test(word)) || aliasOf(program, words) !== undefined;
}

/** Commands of Cargo that start nothing of the repository by its name, or have an alias of their own in no settings. */
const ownCommands =
  /^(?:add|bench|build|b|check|c|clean|clippy|doc|d|fetch|fix|fmt|generate-lockfile|init|install|login|metadata|new|package|publish|remove|rm|rustc|rustdoc|search|test|t|tree|uninstall|update|vendor|version|yank)$/;

/** A command of Cargo that may be a name which its settings give to others. */
function aliasOf(program: string, words: readonly string[]): string | undefined {
  const command = words.find((word) => !/^[-+]/.test(word));
  const isCargo = nameOf(program) === "cargo" && command !== undefined;
  return isCargo && !ownCommands.test(command) && !/^(?:run|r)$/.test(command) ? command : undefined;
}

/** Whether a file of this name makes its folder a project of the program. */
export function isProjectFile(program: string, path: string): boolean {
  return builders.get(nameOf(program))?.project.test(nameOf(path)) === true;
}

/** What is built: the words after the program, and the folders that were named before, the last one first. */
export interface Asked {
  readonly program: string;
  readonly project: string;
  readonly words: readonly string[];
  readonly places: readonly string[];
}

export interface Built {
  readonly files: readonly string[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** How many files of projects count, and how many projects are looked at for their names. */
const limits = { files: 3_000, projects: 1_000 };

/** The files that the program builds what it starts from. Not its tests, and no packages from elsewhere. */
export async function filesBuilt(asked: Asked, repo: RepoIndex, texts: ProjectTexts): Promise<Built> {
  const builder = builders.get(nameOf(asked.program));
  if (!builder) return { files: [], isCut: false };
  const isStarted = asked.words.some((word) => builder.command.test(word));
  const words = isStarted ? asked.words : await wordsOfAlias(asked, texts);
  if (words.length === 0) return { files: [], isCut: false };
  const found = new Set<string>();
  const projects =
    nameOf(asked.program) === "go"
      ? await packagesOfGo(asked, repo, texts, found)
      : await projectsAsked({ ...asked, words }, builder, repo, texts, found);
  for (const project of projects) {
    for (const folder of ["", ...withAncestors(project)])
      for (const name of builder.settings)
        if (repo.resolve(join(folder, name)).kind === "file") found.add(join(folder, name));
    for (const folder of builder.folders)
      for (const { path, kind } of below(join(project, folder), repo, (name) => builder.leftOut.test(name))) {
        if (found.size > limits.files) break;
        if (kind === "file" && builder.source.test(nameOf(path))) found.add(path);
      }
  }
  const isCut = found.size > limits.files || repo.holding(nameOf(asked.project)).length > limits.projects;
  return { files: [...found].slice(0, limits.files), isCut };
}

/** The words for which a command of Cargo stands, if it starts a package by them; otherwise none. */
async function wordsOfAlias({ program, project, words }: Asked, texts: ProjectTexts): Promise<readonly string[]> {
  const alias = aliasOf(program, words);
  for (const folder of ["", ...withAncestors(directoryOf(project))].toReversed())
    for (const line of (await texts.at(join(folder, ".cargo/config.toml"))).split("\n")) {
      const [, name, value = ""] = /^[ \t]*"?([\w-]{1,100})"?[ \t]*=[ \t]*(["'[].{1,1000})$/.exec(line) ?? [];
      const meant = name === alias && alias !== undefined ? value.split(/[\s"',[\]=]+/).filter(Boolean) : [];
      if (meant.some((word) => /^(?:run|r)$/.test(word))) return [...meant, ...words];
    }
  return [];
}

/** The folders of the projects that are asked for, and of those that they name. Their files are added to `found`. */
async function projectsAsked(
  { project, words }: Asked,
  builder: Builder,
  repo: RepoIndex,
  texts: ProjectTexts,
  found: Set<string>,
): Promise<ReadonlySet<string>> {
  const named = builder === builders.get("cargo") ? await packagesNamed(words, project, repo, texts) : [];
  const open = named.length > 0 ? [...named] : [directoryOf(project)];
  const projects = new Set<string>();
  for (let next = open.pop(); next !== undefined && projects.size < limits.projects; next = open.pop()) {
    if (projects.has(next)) continue;
    projects.add(next);
    const folder = next;
    for (const name of repo.names(folder).filter((name) => builder.project.test(name))) {
      const path = join(folder, name);
      found.add(path);
      for (const [, reference = ""] of (await texts.at(path)).matchAll(builder.references)) {
        const target = plain(join(folder, reference.replaceAll("\\", "/")));
        const kind = target === undefined ? undefined : repo.resolve(target).kind;
        if (target === undefined) continue;
        if (kind === "directory") open.push(target);
        else if (kind === "file" && builder.project.test(nameOf(target))) open.push(directoryOf(target));
        else if (kind === "file") found.add(target);
      }
    }
  }
  return projects;
}

/** The folders of the packages of Rust that the words name, by the folder or by the name in the package's file. */
async function packagesNamed(
  words: readonly string[],
  project: string,
  repo: RepoIndex,
  texts: ProjectTexts,
): Promise<readonly string[]> {
  const asked = new Set(words);
  const found: string[] = [];
  for (const folder of repo.holding("Cargo.toml").slice(0, limits.projects)) {
    if (folder === directoryOf(project)) continue;
    const [, name] = /^name\s*=\s*"([^"\n]*)"/m.exec(await texts.at(join(folder, "Cargo.toml"))) ?? [];
    if (asked.has(nameOf(folder)) || asked.has(folder) || (name !== undefined && asked.has(name))) found.push(folder);
  }
  return found;
}

/** Adds the sources of the packages, and of those that they import from the repository. Returns the module's folder. */
async function packagesOfGo(
  asked: Asked,
  repo: RepoIndex,
  texts: ProjectTexts,
  found: Set<string>,
): Promise<readonly string[]> {
  const modules = await modulesOfGo(repo, texts);
  const own = directoryOf(asked.project);
  const open = startOfGo(asked, repo, found);
  const seen = new Set(open);
  const read = new Set<string>();
  for (let next = open.pop(); next !== undefined && found.size <= limits.files; next = open.pop()) {
    const folder = next;
    const names = repo.names(folder).filter((name) => sourceOfGo.test(name) && !name.endsWith("_test.go"));
    for (const name of names) found.add(join(folder, name));
    for (const path of found) {
      if (read.has(path) || !path.endsWith(".go")) continue;
      read.add(path);
      const text = await texts.at(path);
      for (const [, pattern = ""] of text.matchAll(/^\/\/go:embed[ \t]+(\S{1,300})/gm))
        for (const file of texts.hasRoomForFiles(pattern) ? filesMatching(join(directoryOf(path), pattern), repo) : [])
          found.add(file);
      const imports = importsOfGo(text);
      if (!texts.hasRoomFor(imports.length * (modules.length + 1))) return [own];
      for (const target of imports.flatMap((name) => foldersOfImport(name, own, modules))) {
        if (seen.has(target) || repo.resolve(target).kind !== "directory") continue;
        seen.add(target);
        open.push(target);
      }
    }
  }
  return [own];
}

/** The folders of the packages that the words name; files that they name are added. */
function startOfGo({ project, words, places }: Asked, repo: RepoIndex, found: Set<string>): string[] {
  const own = directoryOf(project);
  const folders = new Set<string>();
  for (const word of words) {
    if (word.startsWith("-") || word === "run") continue;
    const bases = /^\.?\/?$/.test(word) ? [places[0] ?? own] : [own, "", ...places];
    for (const base of bases) {
      const path = plain(join(base, word.replace(/\/?\.\.\.$/, "")));
      if (path === undefined) continue;
      const { kind } = repo.resolve(path);
      if (kind === "file" && path.endsWith(".go")) found.add(path);
      if (kind !== "directory") continue;
      folders.add(path);
      if (word.endsWith("...")) for (const inside of below(path, repo)) folders.add(directoryOf(inside.path));
    }
  }
  if (found.size > 0) folders.add(directoryOf([...found][0] ?? ""));
  return [...folders];
}

/** The modules of the repository: their names, and their folders. */
async function modulesOfGo(
  repo: RepoIndex,
  texts: ProjectTexts,
): Promise<readonly (readonly [name: string, folder: string])[]> {
  const folders = repo.holding("go.mod").slice(0, limits.projects);
  const named = folders.map(async (folder) => {
    const [, name] = /^module\s+"?([^\s"]+)/m.exec(await texts.at(join(folder, "go.mod"))) ?? [];
    return name === undefined ? [] : [[name, folder] as const];
  });
  return (await Promise.all(named)).flat();
}

/** In a module of the repository, or a copy of a package next to the module. */
function foldersOfImport(
  name: string,
  own: string,
  modules: readonly (readonly [name: string, folder: string])[],
): readonly string[] {
  const inside = modules.flatMap(([module, folder]) =>
    name === module ? [folder] : name.startsWith(`${module}/`) ? [join(folder, name.slice(module.length + 1))] : [],
  );
  return [...inside, join(own, `vendor/${name}`)];
}
