/** Manifests with tasks: files that a program reads by itself to find what a name such as `npm run guard` starts. */
import { nameOf } from "./path.ts";

const python: readonly string[] = ["pyproject.toml"];
const node: readonly string[] = ["package.json"];
const containers: readonly string[] = [
  ...["compose", "docker-compose"].flatMap((stem) =>
    ["", ".override"].flatMap((more) => [`${stem}${more}.yaml`, `${stem}${more}.yml`]),
  ),
  "Dockerfile",
];
const gradle: readonly string[] = [
  ...["build.gradle", "settings.gradle"].flatMap((name) => [name, `${name}.kts`]),
  "gradle.properties",
  "gradle/wrapper/gradle-wrapper.properties",
];
const maven: readonly string[] = [
  "pom.xml",
  ...["extensions.xml", "jvm.config", "maven.config"].map((name) => `.mvn/${name}`),
];
const rules: readonly string[] = ["Makefile", "makefile", "GNUmakefile"];
const tasks: readonly string[] = ["Taskfile.yml", "Taskfile.yaml"];

/** Programs that run what a file of their own says, without naming it on the command line. */
const runners: ReadonlyMap<string, readonly string[]> = new Map([
  ...["npm", "pnpm", "yarn", "bun", "npm-run-all", "run-s", "run-p"].map((name) => [name, node] as const),
  ["deno", ["deno.json", "deno.jsonc", ...node]],
  ...["make", "gmake", "MAKE"].map((name) => [name, rules] as const),
  ["just", ["justfile", "Justfile", ".justfile"]],
  ["task", tasks],
  ["go-task", tasks],
  ["mise", ["mise.toml", ".mise.toml"]],
  ...["uv", "poetry", "hatch", "pdm", "pipx"].map((name) => [name, python] as const),
  ["tox", ["tox.ini"]],
  ["nox", ["noxfile.py"]],
  ["cargo", ["Cargo.toml", ".cargo/config.toml"]],
  ["bundle", ["Gemfile", "Rakefile"]],
  ["rake", ["Gemfile", "Rakefile"]],
  ["composer", ["composer.json"]],
  ...["gradle", "gradlew"].map((name) => [name, gradle] as const),
  ...["mvn", "mvnw"].map((name) => [name, maven] as const),
  ...["docker", "podman", "docker-compose"].map((name) => [name, containers] as const),
  ["pre-commit", [".pre-commit-config.yaml"]],
  ["lefthook", ["lefthook.yml"]],
]);

/** The files that the program of this name reads by itself; none where it is no such program. */
export function manifestsOf(program: string): readonly string[] {
  return runners.get(nameOf(program)) ?? [];
}

/**
 * Files that say in which versions, and from where, a program installs what its manifest names, and with which shell
 * and options it runs it: `script-shell` of `.npmrc` replaces every script.
 */
const settings: ReadonlyMap<string, readonly string[]> = new Map([
  ["npm", ["package-lock.json", "npm-shrinkwrap.json", ".npmrc"]],
  ["npx", [".npmrc"]],
  ["pnpm", ["pnpm-lock.yaml", ".npmrc"]],
  ["pnpx", [".npmrc"]],
  ["yarn", ["yarn.lock", ".yarnrc.yml", ".yarnrc"]],
  ["bun", ["bun.lock", "bun.lockb", "bunfig.toml", ".npmrc"]],
  ["bunx", ["bunfig.toml", ".npmrc"]],
  ["uv", ["uv.lock", "uv.toml"]],
  ["uvx", ["uv.toml"]],
  ["poetry", ["poetry.lock", "poetry.toml"]],
]);

/** The lock files and settings of the program of this name; none where it installs nothing. */
export function installFilesOf(program: string): readonly string[] {
  return settings.get(nameOf(program)) ?? [];
}

/** Manifests and settings that are followed to the files which they name. */
const followed =
  /^(?:package\.json|composer\.json|deno\.jsonc?|(?:GNU)?[Mm]akefile|\.?[Jj]ustfile|Taskfile\.ya?ml|\.?mise\.toml|pyproject\.toml|tox\.ini|noxfile\.py|Rakefile|\.pre-commit-config\.yaml|lefthook\.yml|\.yarnrc(?:\.yml)?|\.npmrc|bunfig\.toml|[^/]+\.just)$/;

export function isManifest(path: string): boolean {
  return followed.test(nameOf(path));
}

/** What npm runs by itself in these commands; the other package managers do so too. */
const lifecycles: Readonly<Record<string, readonly string[]>> = {
  t: ["test"],
  tst: ["test"],
  ...Object.fromEntries(
    ["i", "ci", "install"].map((name) => [name, ["preinstall", "install", "postinstall", "prepare"]]),
  ),
};

/**
 * The commands of a manifest in JSON by the name of their task: `scripts`, or the `tasks` of Deno. Under the empty
 * name: what starts where a program runs its directory. `undefined` if that cannot be told, so that all of its text
 * counts.
 */
export function tasksOf(path: string, text: string): ReadonlyMap<string, string> | undefined {
  if (!/\.jsonc?$/.test(path)) return undefined;
  let manifest: unknown;
  try {
    manifest = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
  const { scripts, tasks, main, module, bin } = fieldsOf(manifest);
  const named = [...Object.entries(fieldsOf(scripts)), ...Object.entries(fieldsOf(tasks))];
  const found = new Map(named.map(([name, task]) => [name, textsIn(task).join("\n")]));
  if (nameOf(path) === "package.json" && !found.has("start")) found.set("start", "node server.js");
  // What is installed is started by its programs.
  const started = /(?:^|\/)node_modules\//.test(path) ? [main, module, ...textsIn(bin)] : [main, module];
  return found.set(
    "",
    textsIn(started)
      .map((entry) => `node ./${entry}`)
      .join("\n"),
  );
}

/** The names of the tasks that the words after a runner ask for, with those that run before and after them. */
export function askedTasks(words: readonly string[], tasks: ReadonlyMap<string, string>): readonly string[] {
  if (words.some((word) => wildcard.test(word))) return [...tasks.keys()];
  return [
    ...new Set(words.flatMap((word) => [word, ...(Object.hasOwn(lifecycles, word) ? (lifecycles[word] ?? []) : [])])),
  ]
    .flatMap((name) => [`pre${name}`, name, `post${name}`])
    .filter((name) => name !== "" && tasks.has(name));
}

/** A word that stands for many tasks, as in `run-s guard:*`. */
const wildcard = /[^/.]\*/;

/**
 * The fewest words that ask for the same tasks. None means what a directory starts, so that a word which names nothing
 * stands for words which do not.
 */
export function decidingWords(words: readonly string[], tasks: ReadonlyMap<string, string>): readonly string[] {
  if (words.length === 0) return words;
  if (words.some((word) => wildcard.test(word))) return ["all:*"];
  const deciding = new Set(words.filter((word) => askedTasks([word], tasks).length > 0));
  return deciding.size > 0 ? [...deciding].sort() : ["-"];
}

/** The names that a manifest in another format gives something: what its lines have before `:` or `=`. */
export function namesGivenIn(text: string): ReadonlySet<string> {
  return new Set(
    text.split("\n").flatMap((line) => {
      const end = line.search(/:(?=\s|$|:)|=/);
      return end < 0 ? [] : line.slice(0, end).split(/[\s"'[\].@]+/);
    }),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The texts of a command, of a list of commands, or of a task with `command` and `dependencies`. */
function textsIn(task: unknown): readonly string[] {
  const parts = typeof task === "object" && task !== null ? Object.values(task) : [task];
  return parts.flatMap((part) => (Array.isArray(part) ? part : [part])).filter((part) => typeof part === "string");
}
