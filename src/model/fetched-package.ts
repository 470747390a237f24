/** What a command line fetches and runs, as far as the line says it. No process is started and nothing is looked up. */

/** Where the code of a command comes from. */
export interface PackageSource {
  /** Who fetches it. */
  readonly registry: "npm" | "python" | "image" | "go" | "deno" | "nuget";
  /** Its name without a version: `@acme/files`, `ghcr.io/acme/files`, `https://deno.land/x/files.ts`. */
  readonly name: string;
  /** As written: `1.2.3`, `latest`, `sha256:…`; empty: none. */
  readonly version: string;
  /** Whether the version names one content for good: an exact version, a digest or a commit. */
  readonly isPinned: boolean;
}

/** A command line that fetches a package. */
export interface Fetch {
  readonly source: PackageSource;
  /** Those of the program that fetches, not of the one that it starts. */
  readonly flags: readonly Flag[];
  /** How many of the flags name a package. */
  readonly named: number;
  /** What is started of a package that a flag names; `undefined`: the package itself. */
  readonly started: string | undefined;
}

interface Flag {
  readonly name: string;
  /** Behind `=`, or the next word; `undefined`: it has none. */
  readonly value: string | undefined;
}

const plainFlags: { readonly [R in PackageSource["registry"]]: RegExp } = {
  npm: /^(?:-y|--yes|-q|--quiet|--silent|-p|--package)$/,
  python: /^(?:-q|--quiet|--from|--spec|--python)$/,
  image: /^(?:-[itd]+|--rm|--init|--interactive|--tty|-e|--env|--name|--pull)$/,
  go: /^$/,
  deno: /^(?:-A|-q|--quiet|--no-prompt|--allow-[a-z]+)$/,
  nuget: /^(?:-y|--yes)$/,
};

/**
 * Whether program and package say all that runs: no flag leads to another registry, volume or entry point, and of a
 * package that a flag names the program of its own name is started. Any other may be one of the machine.
 */
export function isPlainFetch({ source: { registry, name }, flags, named, started }: Fetch): boolean {
  return (
    named < 2 &&
    (started === undefined || started === programIn(name)) &&
    flags.every((flag) => plainFlags[registry].test(flag.name) && !isOtherInterpreter(flag))
  );
}

/** Anything but a version may be a file or a folder, and so any program. */
function isOtherInterpreter({ name, value = "" }: Flag): boolean {
  return name === "--python" && !/^(?:(?:c?python|pypy)[@-]?)?\d[\w.+]*$/.test(value);
}

/** The program that a package is expected to have: `files` of `@acme/files`. */
function programIn(name: string): string {
  return name.replace(/^.*[/:]/s, "").replace(/\.git$|\[.*\]$/, "");
}

/** What the words behind a program say, or those behind the words that have it fetch. */
type Reader = (words: readonly string[]) => Fetch | undefined;

/** Programs that fetch what their arguments name, some only after these words. */
const fetching: readonly (readonly [program: RegExp, words: RegExp, read: Reader])[] = [
  [/^(?:npx|bunx|pnpx)$/, /^/, (words) => npmFetch(split(words, npmValues))],
  // npm itself takes its flags behind the package too.
  [/^npm$/, /^(?:exec|x) /, (words) => npmFetch(split(words, npmValues, true))],
  [/^(?:pnpm|yarn)$/, /^dlx /, (words) => npmFetch(split(words, npmValues))],
  [/^bun$/, /^x /, (words) => npmFetch(split(words, npmValues))],
  [/^uvx$/, /^/, pythonFetch],
  [/^uv$/, /^tool run /, pythonFetch],
  [/^pipx$/, /^run /, pythonFetch],
  [/^(?:docker|podman|nerdctl)$/, /^(?:container )?run /, (words) => firstFetch(split(words, takesNext), imageOf)],
  [/^go$/, /^run /, (words) => firstFetch(split(words, /^-(?:mod|tags|ldflags|C|exec)$/), goPackage)],
  [/^deno$/, /^run /, (words) => firstFetch(split(words, denoValues), denoModule)],
  [/^dnx$/, /^/, (words) => firstFetch(split(words, /^$/), nugetPackage)],
];

/** What a program with these arguments fetches; `undefined`: nothing, or code of the machine or of the repository. */
export function fetchIn(program: string, words: readonly string[]): Fetch | undefined {
  for (const [name, before, read] of fetching) {
    const taken = name.test(program) ? before.exec(`${words.slice(0, 2).join(" ")} `)?.[0] : undefined;
    if (taken !== undefined) return read(words.slice(taken.split(" ").length - 1));
  }
  return undefined;
}

const exactVersion = /^v?\d+\.\d+\.\d+(?:[-+.][\w.+-]*)?$/;
const commit = /^[0-9a-f]{40}$/;

/** The flags of a program, and what follows them. */
interface Split {
  readonly flags: readonly Flag[];
  readonly rest: readonly string[];
}

/**
 * Flags end before the first word that is none, or at `--`; `isAnywhere`: only at `--`. `takesValue`: those whose value
 * is the next word.
 */
function split(words: readonly string[], takesValue: RegExp, isAnywhere = false): Split {
  const flags: Flag[] = [];
  const rest: string[] = [];
  let at = 0;
  for (; at < words.length && words[at] !== "--" && (isAnywhere || rest.length === 0); at++) {
    const word = words[at] ?? "";
    if (!word.startsWith("-")) {
      rest.push(word);
      continue;
    }
    const [name = "", value] = word.split(/=(.*)/s);
    flags.push({ name, value: value ?? (takesValue.test(word) ? words[++at] : undefined) });
  }
  return { flags, rest: [...rest, ...words.slice(words[at] === "--" ? at + 1 : at)] };
}

type ReadPackage = (word: string) => PackageSource | undefined;

/** The package is the first argument. */
function firstFetch({ flags, rest: [first = ""] }: Split, read: ReadPackage): Fetch | undefined {
  const source = first === "" ? undefined : read(first);
  return source && { source, flags, named: 0, started: undefined };
}

/** The package is the value of a flag, or else the first argument. */
function namedFetch(found: Split, naming: RegExp, read: ReadPackage): Fetch | undefined {
  const names = found.flags.filter(({ name }) => naming.test(name));
  if (names.length === 0) return firstFetch(found, read);
  const source = read(names[0]?.value ?? "");
  return source && { source, flags: found.flags, named: names.length, started: found.rest[0] ?? "" };
}

/** Code of the machine or of the repository, which no registry sends. */
function isLocal(name: string): boolean {
  return /^(?:\.{0,2}[/\\]|\.$|~|file:|[A-Za-z]:[/\\])/.test(name);
}

/**
 * Behind the name of a package, another place may stand instead of a version: an address, a path, another package. That
 * is what is fetched then, and `elsewhere` reads it.
 */
function versioned(
  registry: PackageSource["registry"],
  word: string,
  parts: RegExp,
  exact: RegExp,
  elsewhere: ReadPackage = (name) => ({ registry, name, version: "", isPinned: false }),
): PackageSource | undefined {
  if (word === "" || isLocal(word)) return undefined;
  const [, name = word, version = ""] = parts.exec(word) ?? [];
  if (!/[:/\\]|^\./.test(version)) return { registry, name, version, isPinned: exact.test(version) };
  return isLocal(version) ? undefined : elsewhere(version);
}

const npmValues = /^(?:-p|--package|-c|--call|-w|--workspace|--prefix|--registry|--cache)$/;

function npmFetch(found: Split): Fetch | undefined {
  return namedFetch(found, /^(?:-p|--package)$/, packageOf);
}

/** What a text names that npm fetches: `x@1.2.3`, `github:a/b`, `y@1` of `x@npm:y@1`. A path is no package. */
export function packageOf(text: string): PackageSource | undefined {
  if (/^(?:git[+:]|github:|https?:)/.test(text)) return gitPackage("npm", text, /^(.*)#(.*)$/s);
  const parts = /^(@[^@/]*\/[^@/]+|[^@/]+)@(.*)$/s;
  return versioned("npm", text, parts, exactVersion, (place) => packageOf(place.replace(/^npm:/, "")));
}

const uvValues =
  /^(?:--from|--with|--with-editable|--with-requirements|--python|-p|--index-url|-i|--extra-index-url|--index|--default-index|--find-links|-f|--cache-dir|--directory|--env-file|--spec|--pip-args|--refresh-package|--prerelease|--resolution|--color|--config-file)$/;

function pythonFetch(words: readonly string[]): Fetch | undefined {
  return namedFetch(split(words, uvValues), /^(?:--from|--spec)$/, pythonPackage);
}

function pythonPackage(word: string): PackageSource | undefined {
  if (/^(?:git\+|https?:)/.test(word)) return gitPackage("python", word, /^(.*\.git|[^@]*:\/\/[^/]*[^@]*)@([^@#]*)/s);
  const parts = /^([^=@<>~!]+?)\s*(?:===?|@)\s*(.*)$/s;
  return versioned("python", word, parts, /^\d+(?:\.\d+)+(?:[-+.]?[\w.+-]*)?$/, pythonPackage);
}

function gitPackage(registry: PackageSource["registry"], word: string, split: RegExp): PackageSource {
  const [, name = word, version = ""] = split.exec(word) ?? [];
  // An archive has the commit in its path.
  return {
    registry,
    name,
    version,
    isPinned: commit.test(version) || /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/.test(word),
  };
}

/**
 * Flags of `docker run` with a value: with two dashes all but a few that have no `=`, and of short ones those whose
 * group ends with one that can take a value: `-it` has none, `-e KEY` and `-v /a:/b` have.
 */
const takesNext =
  /^(?:--(?!(?:rm|init|interactive|tty|detach|privileged|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|quiet|disable-content-trust|help|replace|tls-verify)$)[^=]*|-[itdqP]*[evpuwhlmca])$/;

function imageOf(word: string): PackageSource {
  const [, name = word, version = ""] =
    /^([^@]+?)(?::[^:/@]*)?@(.*)$/s.exec(word) ?? /^(.+):([^:/]*)$/s.exec(word) ?? [];
  const isDigest = /^sha256:[0-9a-f]{64}$/.test(version);
  // A tag can move, but one with a version is what people call pinned.
  return {
    registry: "image",
    name,
    version,
    isPinned: isDigest || (/\d/.test(version) && !version.startsWith("latest")),
  };
}

function goPackage(word: string): PackageSource | undefined {
  return word.includes(".") && word.includes("/") && !word.endsWith(".go")
    ? versioned("go", word, /^(.+)@([^@]*)$/, exactVersion)
    : undefined;
}

const denoValues = /^(?:-c|--config|--import-map|--lock|--cert|--seed)$/;

function denoModule(word: string): PackageSource | undefined {
  if (/^(?:npm|jsr):/.test(word)) return versioned("deno", word, /^(.+)@([^@/]*)(?:\/.*)?$/, exactVersion);
  if (!/^https?:/.test(word)) return undefined;
  const [version = ""] = /(?<=@)v?\d+\.\d+\.\d+[^/]*|[0-9a-f]{40}/.exec(word) ?? [];
  return { registry: "deno", name: word, version, isPinned: version !== "" };
}

function nugetPackage(word: string): PackageSource | undefined {
  return versioned("nuget", word, /^(.+?)@([^@]*)$/, exactVersion);
}

/** The package with a version, as the program takes it. */
export function withVersion({ registry, name }: PackageSource): string {
  if (registry === "image") return `${name}@sha256:…`;
  if (/^(?:git[+:]|github:|https?:)/.test(name)) return registry === "npm" ? `${name}#<commit>` : `${name}@<commit>`;
  return registry === "go" ? `${name}@v1.2.3` : registry === "python" ? `${name}==1.2.3` : `${name}@1.2.3`;
}
