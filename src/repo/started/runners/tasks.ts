/** Manifests with tasks: files that a program reads by itself to find what a name such as `npm run guard` starts. */
import { nameOf } from "../../path.ts";
import { fieldsOf, parsedJsonFile } from "../../untyped-json.ts";

/** Manifests and settings that are followed to the files which they name. */
const followed: readonly RegExp[] = [
  /^(?:package\.json|composer\.json|deno\.jsonc?|devbox\.json|nodemon\.json|\.lintstagedrc(?:\.json|\.ya?ml)?)$/,
  /^(?:(?:GNU)?[Mm]akefile|\.?[Jj]ustfile|JUSTFILE|[^/]+\.just|[Tt]askfile(?:\.dist)?\.ya?ml|\.?mise(?:\.local)?\.toml)$/,
  /^(?:pyproject\.toml|hatch\.toml|pixi\.toml|Pipfile|tox\.(?:ini|toml)|invoke\.(?:ya?ml|json)|noxfile\.py|Gemfile|[Rr]akefile(?:\.rb)?|Thorfile|Procfile)$/,
  /^(?:(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml|(?:.+\.)?Dockerfile(?:\..+)?|process-compose\.ya?ml|pom\.xml|bb\.edn)$/,
  /^(?:\.pre-commit-config\.yaml|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.yarnrc(?:\.yml)?|\.npmrc|bunfig\.toml)$/,
  /^(?:BUILD(?:\.bazel)?|fabfile\.py|dodo\.py|SConstruct|build\.xml|CMakeLists\.txt|meson\.build|build\.ninja|Earthfile|Vagrantfile)$/,
];

/** By the file's name alone. */
export function isManifest(path: string): boolean {
  if (/(?:^|\/)mise\/config\.toml$/.test(path)) return true;
  return followed.some((pattern) => pattern.test(nameOf(path)));
}

const installing = ["preinstall", "install", "postinstall", "prepare"];
const composing = ["pre-install-cmd", "post-install-cmd", "post-update-cmd", "pre-autoload-dump", "post-autoload-dump"];

/** What npm and Composer run by themselves in these commands; the other package managers do so too. */
const lifecycles: Readonly<Record<string, readonly string[]>> = {
  t: ["test"],
  tst: ["test"],
  ...Object.fromEntries(["i", "ci", "install"].map((name) => [name, [...installing, ...composing]])),
  pack: ["prepack", "prepare", "postpack"],
  publish: ["prepublishOnly", "prepack", "prepare", "postpack"],
};

/**
 * The commands of a manifest in JSON by the name of their task: `scripts`, or the `tasks` of Deno. Under the empty
 * name: what starts where a program runs its directory. `undefined` if that cannot be told, so that all of its text
 * counts.
 */
export function tasksOf(path: string, text: string): ReadonlyMap<string, string> | undefined {
  if (!/^(?:package|composer|deno)\.jsonc?$/.test(nameOf(path))) return undefined;
  const manifest = parsedJsonFile(text);
  if (manifest === undefined) return undefined;
  const { scripts, tasks, main, module, bin } = fieldsOf(manifest);
  const named = [...Object.entries(fieldsOf(scripts)), ...Object.entries(fieldsOf(tasks))];
  const found = new Map(named.map(([name, task]) => [name, textsIn(task).map(commandOf).join("\n")]));
  if (nameOf(path) === "package.json" && !found.has("start")) found.set("start", "node server.js");
  // `npx ./tools` starts a program, `node tools` the module.
  return found.set(
    "",
    textsIn([main, module, ...textsIn(bin)])
      .map((entry) => `node ./${entry}`)
      .join("\n"),
  );
}

/** The names of the tasks that the words after a runner ask for, with those that run before and after them. */
export function requestedTasks(words: readonly string[], tasks: ReadonlyMap<string, unknown>): readonly string[] {
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
  const deciding = new Set(words.filter((word) => requestedTasks([word], tasks).length > 0));
  return deciding.size > 0 ? [...deciding].sort() : ["-"];
}

/** `test`, if words may ask a manifest that is read as a whole for its tests; otherwise nothing. */
export function testWords(path: string, words: readonly string[]): readonly string[] {
  return isManifest(path) && words.some((word) => /test|check|spec|verify|^(?:ci|all)$/i.test(word)) ? ["test"] : [];
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

/** `@guard` of Composer is the task `guard`. */
function commandOf(text: string): string {
  return text.replace(/^@(?!php\b|composer\b|putenv\b)(?=[\w:-]+(?:\s|$))/, "composer run ");
}

/** The texts of a command, of a list of commands, or of a task with `command` and `dependencies`. */
function textsIn(task: unknown): readonly string[] {
  const parts = typeof task === "object" && task !== null ? Object.values(task) : [task];
  return parts.flatMap((part) => (Array.isArray(part) ? part : [part])).filter((part) => typeof part === "string");
}
