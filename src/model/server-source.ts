/** What a server runs or connects to: the address, or the program, the package and its version. Never its name. */
import type { HookOrServer } from "./profile.ts";

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

/** An address, or a command line taken apart. No process is started and nothing is looked up to find it. */
export type ServerSource =
  | { readonly kind: "url"; readonly url: string }
  | {
      readonly kind: "command";
      readonly program: string;
      readonly package: PackageSource | undefined;
      /** The whole command line, one space between words. */
      readonly line: string;
      /** Whether program and package say all that it runs: no shell, no variables, no flags that lead elsewhere. */
      readonly isPlain: boolean;
    };

/** What a hook or server runs or connects to; `undefined` if its place does not say it. */
export function sourceOf({ kind, value }: Pick<HookOrServer, "kind" | "value">): ServerSource | undefined {
  if (kind === "url") return { kind: "url", url: value.trim() };
  if (kind !== "command") return undefined;
  const all = wordsOf(value);
  const words = withoutWrapper(all);
  const [program = "", ...rest] = words;
  const name = programOf(program);
  const found = packageIn(name, rest);
  const isPlain = isBare(all, words) && !/[;&|<>`$()\n]/.test(value) && (!found || hasPlainFlags(found, rest));
  return { kind: "command", program: name, package: found, line: all.join(" "), isPlain };
}

/** Whether nothing but `cmd /c` stands before the command. A path before a program may be another program. */
function isBare(all: readonly string[], words: readonly string[]): boolean {
  const before = all.slice(0, all.length - words.length);
  const isKnown = /^[\w.-]+$/.test(words[0] ?? "");
  return isKnown && (before.length === 0 || (before.length === 2 && /^cmd \/c$/i.test(before.join(" "))));
}

const plainFlags: { readonly [R in PackageSource["registry"]]: RegExp } = {
  npm: /^(?:-y|--yes|-q|--quiet|--silent|-p|--package(?:=.*)?|--)$/,
  python: /^(?:-q|--quiet|--from(?:=.*)?|--spec(?:=.*)?|--python(?:=.*)?|--)$/,
  image: /^(?:-[itd]+|--rm|--init|--interactive|--tty|-e|--env(?:=.*)?|--name(?:=.*)?|--pull(?:=.*)?)$/,
  go: /^$/,
  deno: /^(?:-A|-q|--quiet|--no-prompt|--allow-[a-z]+(?:=.*)?)$/,
  nuget: /^(?:-y|--yes)$/,
};

/** Whether the flags before the package leave it where it is: no other registry, no volume, no other entry point. */
function hasPlainFlags({ registry, name }: PackageSource, words: readonly string[]): boolean {
  const at = words.findIndex((word) => word.includes(name));
  const packages = words.filter((word) => /^(?:-p|--package|--from|--spec|--with)(?:=|$)/.test(word));
  return (
    packages.length < 2 &&
    words.slice(0, at).every((word) => !word.startsWith("-") || plainFlags[registry].test(word)) &&
    (packages.length === 0 || !words.some((word) => /^(?:-c|--call)(?:=|$)/.test(word)))
  );
}

/** The words of a command line. Quotes hold words together; nothing is expanded. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? "");
}

/** `/usr/bin/npx`, `npx.cmd` and `NPX.EXE` are `npx`. */
function programOf(word: string): string {
  return word
    .replace(/^.*[/\\]/, "")
    .replace(/\.(?:exe|cmd|bat|ps1)$/i, "")
    .toLowerCase();
}

/** The command that another one starts: `cmd /c npx x`, `sh -c "npx x"`, `env A=1 npx x`. */
function withoutWrapper(words: readonly string[], depth = 0): readonly string[] {
  const [first = "", ...rest] = words;
  const program = programOf(first);
  const at = rest.findIndex((word) => !/^[-/]/.test(word));
  const inner = at < 0 ? [] : rest.slice(at);
  if (depth > 3 || inner.length === 0) return words;
  if (program === "cmd" && rest.some((word) => /^\/[ck]$/i.test(word))) return withoutWrapper(inner, depth + 1);
  if (/^(?:ba|z|da|k)?sh$/.test(program) && rest.slice(0, at).some((word) => /^-[a-z]*c$/.test(word))) {
    // Joined by spaces, the quotes round a script are gone.
    const script = inner
      .join(" ")
      .replace(/^.*(?:&&|;)\s*/s, "")
      .replace(/^exec\s+/, "");
    return withoutWrapper(wordsOf(script), depth + 1);
  }
  if (program !== "env" && program !== "sudo") return words;
  const command = rest.findIndex((word) => !/^-|^\w+=/.test(word));
  return command < 0 ? words : withoutWrapper(rest.slice(command), depth + 1);
}

type Reader = (words: readonly string[]) => PackageSource | undefined;

/** Programs that fetch what their arguments name, some only after these words. */
const fetching: readonly (readonly [program: RegExp, words: RegExp, read: Reader])[] = [
  [/^(?:npx|bunx|pnpx)$/, /^/, npmPackage],
  [/^npm$/, /^(?:exec|x) /, npmPackage],
  [/^(?:pnpm|yarn)$/, /^dlx /, npmPackage],
  [/^bun$/, /^x /, npmPackage],
  [/^uvx$/, /^/, pythonPackage],
  [/^uv$/, /^tool run /, pythonPackage],
  [/^pipx$/, /^run /, pythonPackage],
  [/^(?:docker|podman|nerdctl)$/, /^(?:container )?run /, imageIn],
  [/^go$/, /^run /, goPackage],
  [/^deno$/, /^run /, denoModule],
  [/^dnx$/, /^/, (words) => versioned("nuget", firstArgument(words, /^$/), /^(.+?)@([^@]*)$/, exactVersion)],
];

function packageIn(program: string, words: readonly string[]): PackageSource | undefined {
  for (const [name, before, read] of fetching) {
    const taken = name.test(program) ? before.exec(`${words.slice(0, 2).join(" ")} `)?.[0] : undefined;
    if (taken !== undefined) return read(words.slice(taken.split(" ").length - 1).filter((word) => word !== "--"));
  }
  return undefined;
}

const exactVersion = /^v?\d+\.\d+\.\d+(?:[-+.][\w.+-]*)?$/;
const commit = /^[0-9a-f]{40}$/;

/** The first word that is no flag and no value of a flag. */
function firstArgument(words: readonly string[], takesValue: RegExp): string | undefined {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    if (!word.startsWith("-")) return word;
    if (takesValue.test(word)) i++;
  }
  return undefined;
}

/** The value of the first of these flags. */
function valueOf(words: readonly string[], flags: RegExp): string | undefined {
  for (const [i, word] of words.entries()) {
    const [flag = "", value] = word.split(/=(.*)/s);
    if (flags.test(flag)) return value ?? words[i + 1];
  }
  return undefined;
}

/** Code of the machine or of the repository, which no registry sends. */
function isLocal(name: string): boolean {
  return /^(?:\.{0,2}[/\\]|\.$|~|file:|[A-Za-z]:[/\\])/.test(name);
}

function versioned(
  registry: PackageSource["registry"],
  word: string | undefined,
  split: RegExp,
  exact: RegExp,
): PackageSource | undefined {
  if (word === undefined || word === "" || isLocal(word)) return undefined;
  const [, name = word, version = ""] = split.exec(word) ?? [];
  return { registry, name, version, isPinned: exact.test(version) };
}

function npmPackage(words: readonly string[]): PackageSource | undefined {
  const named = valueOf(words, /^(?:-p|--package)$/);
  const word = named ?? firstArgument(words, /^(?:-c|--call|-w|--workspace|--prefix|--registry|--cache)$/);
  if (word !== undefined && /^(?:git[+:]|github:|https?:)/.test(word)) return gitPackage("npm", word, /^(.*)#(.*)$/s);
  return versioned("npm", word, /^(.+)@([^@/]*)$/, exactVersion);
}

/** What a text names that npm fetches: `x@1.2.3`, `github:a/b`, `x@npm:y@1`. A path is no package. */
export function packageOf(text: string): PackageSource | undefined {
  return npmPackage([text.replace(/^(?:@[^@/]*\/)?[^@/]+@npm:(?=.)/, "")]);
}

const uvValues =
  /^(?:--from|--with|--with-editable|--with-requirements|--python|-p|--index-url|-i|--extra-index-url|--index|--default-index|--find-links|-f|--cache-dir|--directory|--env-file|--spec|--pip-args|--refresh-package|--prerelease|--resolution|--color|--config-file)$/;

function pythonPackage(words: readonly string[]): PackageSource | undefined {
  const word = valueOf(words, /^(?:--from|--spec)$/) ?? firstArgument(words, uvValues);
  if (word !== undefined && /^(?:git\+|https?:)/.test(word))
    return gitPackage("python", word, /^(.*\.git|[^@]*:\/\/[^/]*[^@]*)@([^@#]*)/s);
  return versioned("python", word, /^([^=@<>~!]+?)\s*(?:===?|@)\s*([^=]*)$/, /^\d+(?:\.\d+)+(?:[-+.]?[\w.+-]*)?$/);
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

/** Flags of `docker run` without a value; every other flag with two dashes that has no `=` takes the next word. */
const runSwitches =
  /^--(?:rm|init|interactive|tty|detach|privileged|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|quiet|disable-content-trust|help|replace|tls-verify)$/;

function imageIn(words: readonly string[]): PackageSource | undefined {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    if (!word.startsWith("-")) return imageOf(word);
    // Of short flags, only the last of a group can take a value: `-it`, `-e KEY`, `-v/a:/b`.
    const takesNext = word.startsWith("--")
      ? !word.includes("=") && !runSwitches.test(word)
      : /^-[itdqP]*[evpuwhlmca]$/.test(word);
    if (takesNext) i++;
  }
  return undefined;
}

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

function goPackage(words: readonly string[]): PackageSource | undefined {
  const word = firstArgument(words, /^-(?:mod|tags|ldflags|C|exec)$/);
  return word?.includes(".") === true && word.includes("/") && !word.endsWith(".go")
    ? versioned("go", word, /^(.+)@([^@]*)$/, exactVersion)
    : undefined;
}

function denoModule(words: readonly string[]): PackageSource | undefined {
  const word = firstArgument(words, /^(?:-c|--config|--import-map|--lock|--cert|--seed)$/);
  if (word === undefined) return undefined;
  if (/^(?:npm|jsr):/.test(word)) return versioned("deno", word, /^(.+)@([^@/]*)(?:\/.*)?$/, exactVersion);
  if (!/^https?:/.test(word)) return undefined;
  const [version = ""] = /(?<=@)v?\d+\.\d+\.\d+[^/]*|[0-9a-f]{40}/.exec(word) ?? [];
  return { registry: "deno", name: word, version, isPinned: version !== "" };
}

/** The package with a version, as the program takes it. */
export function withVersion({ registry, name }: PackageSource): string {
  if (registry === "image") return `${name}@sha256:…`;
  if (/^(?:git[+:]|github:|https?:)/.test(name)) return registry === "npm" ? `${name}#<commit>` : `${name}@<commit>`;
  return registry === "go" ? `${name}@v1.2.3` : registry === "python" ? `${name}==1.2.3` : `${name}@1.2.3`;
}
