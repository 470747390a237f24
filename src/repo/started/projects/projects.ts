/**
 * Programs that build what they start: which files of the repository they build it from. One row for each program, and
 * Go by itself, which names what it needs in its sources.
 */
import { below } from "../globs.ts";
import { aliasOf, membersOf, packagesNamed, referencesAround, targetsNamed, wordsOfAlias } from "./cargo-packages.ts";
import { startedByGo, packagesOfGo, startingGo } from "./go-packages.ts";
import { directoryOf, join, nameOf, plain, withAncestors } from "../../path.ts";
import { append } from "../../many.ts";
import type { ProjectTexts } from "./project-texts.ts";
import type { RepoIndex } from "../../repo-index.ts";
import type { BuildRequest } from "./build-request.ts";

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

const gradle: Builder = {
  command: /^/,
  project: /^(?:build|settings)\.gradle(?:\.kts)?$/,
  folders: ["buildSrc", "gradle"],
  source: /\.(?:gradle|kts?|java|groovy|properties|toml)$/,
  leftOut: /^(?:build|node_modules|\..*)$/,
  settings: ["build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts", "gradle.properties"],
  // `include ":tools:guard"`; other texts hardly ever name a folder.
  references: /["'](:?[\w./:-]{1,300})["']/g,
};

const builders: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  [
    "cargo",
    {
      command: /^(?:run|r|xtask|build|b|install)$/,
      project: /^Cargo\.toml$/,
      folders: ["src"],
      source: /^/,
      leftOut: /^(?:target|node_modules|\..*)$/,
      settings: [
        "Cargo.toml",
        "Cargo.lock",
        "build.rs",
        "rust-toolchain",
        "rust-toolchain.toml",
        ".cargo/config.toml",
        ".cargo/config",
      ],
      references: /\b(?:path|build)\s*=\s*"([^"\n]{1,300})"/g,
    },
  ],
  [
    "go",
    {
      command: startingGo,
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
      command: /^(?:run|build|publish)$/,
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
      command: /^(?:run|build)$/,
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
      command: /^(?:run|compile|build)$/,
      project: /^pubspec\.yaml$/,
      folders: ["bin", "lib", "tool", "hook"],
      source: /\.dart$/,
      leftOut: /^\..*$/,
      settings: ["pubspec.yaml", "pubspec.lock"],
      references: /\bpath:[ \t]*["']?([^\s"'#]{1,300})/g,
    },
  ],
  ["gradle", gradle],
  ["gradlew", gradle],
]);

/** Whether the program of this name, with these words after it, builds and starts a project. */
export function startsProject(program: string, words: readonly string[]): boolean {
  const builder = builders.get(nameOf(program));
  // Without a path, Cargo installs what is elsewhere.
  if (!builder || (nameOf(program) === "cargo" && words.includes("install") && !words.includes("--path"))) return false;
  return words.some((word) => builder.command.test(word)) || aliasOf(program, words) !== undefined;
}

/** Whether a file of this name makes its folder a project of the program. */
export function isProjectFile(program: string, path: string): boolean {
  return builders.get(nameOf(program))?.project.test(nameOf(path)) === true;
}

/** Paths of the tree. */
export interface Built {
  readonly files: readonly string[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** How many files of projects count, and how many projects are looked at for their names. */
const limits = { files: 3_000, projects: 1_000 };

/** What is built from a project: the same key is the same build, however the words ask for it. */
export interface Build {
  readonly key: string;
  /** The files that the program builds what it starts from. Not its tests, and no packages from elsewhere. */
  readonly files: () => Promise<Built>;
}

const nothing: Build = { key: "", files: async () => ({ files: [], isCut: false }) };

/** What the words ask for. Most of them go to the program that is built. */
export async function buildOf(request: BuildRequest, repo: RepoIndex, texts: ProjectTexts): Promise<Build> {
  const { program, project } = request;
  const builder = builders.get(nameOf(program));
  const isStarted = builder !== undefined && request.words.some((word) => builder.command.test(word));
  const words = isStarted || !builder ? request.words : await wordsOfAlias(request, texts);
  if (!builder || words.length === 0) return nothing;
  if (nameOf(program) === "go") {
    const start = await startedByGo({ ...request, words }, repo, texts);
    if (!start) return nothing;
    return {
      key: JSON.stringify([program, project, start]),
      files: () =>
        builtFrom(request, builder, repo, texts, (found) => packagesOfGo(project, start, repo, texts, found)),
    };
  }
  const isCargo = nameOf(program) === "cargo";
  const named = isCargo ? await packagesNamed(words, project, repo, texts) : [];
  const targets = isCargo ? await targetsNamed(words, named, repo, texts) : [];
  const members = isCargo && named.length + targets.length === 0 ? await membersOf(project, repo, texts) : [];
  const own = [...new Set([...named, ...targets.map(({ folder }) => folder), ...members])].sort();
  const first = own.length > 0 ? own : [directoryOf(project)];
  const files = targets.flatMap((target) => target.files);
  return {
    key: JSON.stringify([program, project, first, files]),
    files: () =>
      builtFrom(request, builder, repo, texts, (found) => {
        for (const file of files) found.add(file);
        return projectsFrom(first, builder, repo, texts, found);
      }),
  };
}

/** Whether what is built may be more than what is looked at. */
async function builtFrom(
  { project }: BuildRequest,
  builder: Builder,
  repo: RepoIndex,
  texts: ProjectTexts,
  projectsOf: (found: Set<string>) => Promise<Iterable<string>>,
): Promise<Built> {
  const found = new Set<string>();
  for (const folder of await projectsOf(found)) {
    for (const above of ["", ...withAncestors(folder)])
      for (const name of builder.settings)
        if (repo.resolve(join(above, name)).kind === "file") found.add(join(above, name));
    for (const name of builder.folders)
      for (const { path, kind } of below(join(folder, name), repo, (inside) => builder.leftOut.test(inside))) {
        if (found.size > limits.files || !texts.hasRoomForFile()) break;
        if (kind === "file" && builder.source.test(nameOf(path))) found.add(path);
      }
  }
  const isCut = found.size > limits.files || repo.holding(nameOf(project)).length > limits.projects;
  return { files: [...found].slice(0, limits.files), isCut };
}

/** The folders of the projects, and of those that they name. Their files are added to `found`. */
async function projectsFrom(
  first: readonly string[],
  builder: Builder,
  repo: RepoIndex,
  texts: ProjectTexts,
  found: Set<string>,
): Promise<ReadonlySet<string>> {
  const open = [...first];
  const projects = new Set<string>();
  for (let next = open.pop(); next !== undefined && projects.size < limits.projects; next = open.pop()) {
    if (projects.has(next)) continue;
    projects.add(next);
    for (const { folder, reference } of await referencesIn(next, builder, repo, texts, found)) {
      const target = plain(join(folder, reference.replace(/^:/, "").replaceAll(/[\\:]/g, "/")));
      const kind = target === undefined ? undefined : repo.resolve(target).kind;
      if (target === undefined) continue;
      if (kind === "directory") open.push(target);
      else if (kind === "file" && builder.project.test(nameOf(target))) open.push(directoryOf(target));
      else if (kind === "file") found.add(target);
    }
  }
  return projects;
}

/** What the project files of a folder name, and from where. They are added to `found`. */
async function referencesIn(
  folder: string,
  builder: Builder,
  repo: RepoIndex,
  texts: ProjectTexts,
  found: Set<string>,
): Promise<readonly { readonly folder: string; readonly reference: string }[]> {
  const references: { readonly folder: string; readonly reference: string }[] = [];
  for (const name of repo.names(folder).filter((inside) => builder.project.test(inside))) {
    const path = join(folder, name);
    found.add(path);
    const text = await texts.at(path);
    for (const [, reference = ""] of text.matchAll(builder.references)) references.push({ folder, reference });
    if (name === "Cargo.toml") append(references, await referencesAround(folder, text, texts));
  }
  return references;
}
