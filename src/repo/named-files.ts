/** Finds the files of a tree that a command line starts, the scripts that these start in turn, and files by pattern. */
import { byBytes, directoryOf, join, nameOf, plain } from "./path.ts";
import { matches } from "./patterns.ts";
import type { RepoIndex } from "./repo-index.ts";

/** The files that run when a command names their directory. */
const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "__main__.py", "package.json"] as const;

/** Programs that run what a file of their own says, without naming it on the command line. */
const runners: readonly (readonly [program: RegExp, files: readonly string[]])[] = [
  [/^(?:npm|pnpm|yarn|bun)$/, ["package.json"]],
  [/^deno$/, ["deno.json", "deno.jsonc", "package.json"]],
  [/^g?make$/, ["Makefile", "makefile", "GNUmakefile"]],
  [/^just$/, ["justfile", "Justfile", ".justfile"]],
  [/^task$/, ["Taskfile.yml", "Taskfile.yaml"]],
  [/^mise$/, ["mise.toml", ".mise.toml"]],
  [/^(?:uv|poetry|hatch|pdm|pipx)$/, ["pyproject.toml"]],
  [/^(?:tox|nox)$/, ["tox.ini", "noxfile.py"]],
  [/^cargo$/, ["Cargo.toml", ".cargo/config.toml"]],
  [/^(?:bundle|rake)$/, ["Gemfile", "Rakefile"]],
  [/^composer$/, ["composer.json"]],
  [/^gradlew?$/, ["build.gradle", "build.gradle.kts"]],
  [/^mvnw?$/, ["pom.xml"]],
  [/^(?:docker|podman|docker-compose)$/, ["compose.yaml", "compose.yml", "docker-compose.yml", "Dockerfile"]],
  [/^pre-commit$/, [".pre-commit-config.yaml"]],
  [/^lefthook$/, ["lefthook.yml"]],
];

/** Names that a script is followed to: those of further scripts. Others are mostly files that it reads or writes. */
const script = /\.(?:sh|bash|zsh|fish|ksh|[cm]?[jt]s|py|rb|pl|php|lua|ps1|psm1|bat|cmd)$/i;

/** How far scripts are followed, how many of them, and how much of each is read. */
const limits = { levels: 3, files: 50, characters: 64_000 };

/**
 * The files that `commands` start: those that the command lines name, relative to the root or to any directory on the
 * way to `directory`; what their program reads by itself (`npm run …`: `package.json`); and the scripts that they name.
 */
export async function filesStartedBy(
  commands: readonly string[],
  directory: string,
  repo: RepoIndex,
): Promise<readonly string[]> {
  const found = new Set(commands.flatMap((command) => filesNamedBy(command, directory, repo)));
  let level = [...found];
  for (let depth = 0; depth < limits.levels && level.length > 0; depth++) {
    const next: string[] = [];
    for (const path of level) {
      if (!script.test(path) && nameOf(path).includes(".")) continue;
      for (const named of await scriptsNamedIn(path, repo)) {
        if (found.has(named) || found.size >= limits.files) continue;
        found.add(named);
        next.push(named);
      }
    }
    level = next;
  }
  return [...found].sort();
}

async function scriptsNamedIn(path: string, repo: RepoIndex): Promise<readonly string[]> {
  const content = await repo.read(path);
  if (content.kind !== "text") return [];
  const text = content.source.text.slice(0, limits.characters);
  return filesNamedBy(text, directoryOf(path), repo).filter((named) => script.test(named));
}

/** Files of the tree that a command line names. */
function filesNamedBy(command: string, directory: string, repo: RepoIndex): readonly string[] {
  const bases = ["", ...directory.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"))];
  const words = new Set(
    command.split(/[\s"'`;|&()<>=,]+/).flatMap((word) => {
      const path = word
        .replace(/^(?:\$\w+|\$\{\w+\}|%\w+%)/, "")
        .replaceAll("\\", "/")
        .replace(/^\/+/, "");
      return [path, ...(runners.find(([program]) => program.test(nameOf(path)))?.[1] ?? [])];
    }),
  );
  return [...words].flatMap((word) => {
    if (/^[./]*$/.test(word)) return [];
    return bases.flatMap((base) => {
      const path = plain(join(base, word));
      const target = path === undefined ? undefined : repo.resolve(path);
      if (target?.kind === "file") return [target.path];
      return target?.kind === "directory"
        ? entries.map((name) => join(target.path, name)).filter((inside) => repo.resolve(inside).kind === "file")
        : [];
    });
  });
}

/**
 * The files that match a pattern from the root, sorted; links to directories are not followed. Whoever writes a profile
 * writes the pattern: one with more than a few stars, or with other wildcards, counts as everything in its directory.
 */
export function filesMatching(pattern: string, repo: RepoIndex): readonly string[] {
  const segments = pattern.split("/");
  const wild = segments.findIndex((segment) => /[*?[{]/.test(segment));
  if (wild < 0) return repo.resolve(pattern).kind === "file" ? [pattern] : [];
  const start = segments.slice(0, wild).join("/");
  const isSimple = !/[?[{]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 3;
  const found: string[] = [];
  const open = [start];
  for (let directory = open.pop(); directory !== undefined; directory = open.pop())
    for (const name of repo.names(directory)) {
      const path = join(directory, name);
      const isDirectory = repo.resolve(path).kind === "directory";
      if (!isDirectory && (!isSimple || matches(path, pattern))) found.push(path);
      if (isDirectory && repo.entries.get(path)?.kind !== "link") open.push(path);
    }
  return found.sort(byBytes);
}
