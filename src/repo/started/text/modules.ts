/**
 * How sources of each language name further files without writing them out: modules, and names without an extension.
 */
import { join, nameOf } from "../../path.ts";

/** How the text of a file is read. `command` is a line of a settings file, `manifest` a file with tasks. */
export type Language = "command" | "shell" | "manifest" | "javascript" | "python" | "ruby" | "perl" | "lua" | "other";

/** Files with these extensions are followed to the files that they name. */
export const script =
  /\.(?:sh|bash|zsh|fish|ksh|[cm]?[jt]s|[jt]sx|py|rb|pl|php|lua|ps1|psm1|bat|cmd|mk|awk|jq|sed|exs?|r|jl|nix|gradle|groovy|sc|csx|fsx|cr|pm|rake|thor|cmake|zig|bzl|exp|tcl|nu|bats|phtml|pyw)$/i;

/** Sources that are built before they are started. */
const builtSource = /\.(?:go|rs|cs|fs|vb|swift|dart|java|kt|kts|hs|c|cc|cpp|h|hpp)$/i;

/** Whether a file may be code that is started, by its name. */
export function mayBeCode(path: string): boolean {
  const isProgram = !nameOf(path).includes(".") && !/^[A-Z_]+$/.test(nameOf(path));
  return isProgram || script.test(path) || builtSource.test(path);
}

const shebangs: readonly (readonly [program: RegExp, language: Language])[] = [
  [/python/, "python"],
  [/node|bun|deno|tsx/, "javascript"],
  [/ruby/, "ruby"],
  [/perl/, "perl"],
  [/lua/, "lua"],
];

/** Files that nobody starts, whatever their first line. */
const data =
  /\.(?:md|rst|adoc|json5?|jsonc|ya?ml|toml|lock|svg|png|jpe?g|gif|ico|webp|pdf|zip|gz|tgz|xz|csv|html?|s?css|xml|snap)$/i;

/** The language of a file that is followed; `undefined` for one that is not, as a text or an image. */
export function languageOf(path: string, text: string): Language | undefined {
  if (/\.(?:[cm]?[jt]s|[jt]sx)$/i.test(path)) return "javascript";
  if (/\.py$/i.test(path)) return "python";
  if (/\.rb$/i.test(path)) return "ruby";
  if (/\.p[lm]$/i.test(path)) return "perl";
  if (/\.lua$/i.test(path)) return "lua";
  if (/\.(?:sh|bash|zsh|fish|ksh|mk|inc|lib|env|envrc|bashrc)$/i.test(path)) return "shell";
  if (script.test(path)) return "other";
  const [line = ""] = text.slice(0, 200).split("\n", 1);
  if (nameOf(path).includes(".") && (!line.startsWith("#!") || data.test(path))) return undefined;
  return line.startsWith("#!") ? (shebangs.find(([program]) => program.test(line))?.[1] ?? "shell") : "shell";
}

/** Programs, variables and words after which a name is that of a script, whatever its extension. */
export const interpreter =
  /^(?:\.|source|exec|BASH_ENV|ENV|(?:.*\/)?(?:(?:ba|z|da|k|fi)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl[\d.]*|php|lua(?:jit)?[\d.-]*|pwsh|powershell))$/;

/** Programs that try a name with the extensions of JavaScript. */
export const tryingExtensions = /^(?:.*\/)?(?:node|bun|deno|tsx|ts-node|require|import|from)$/;

const extensions = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx", ".json", ".node"] as const;

/** What a module `name` of JavaScript may be: with each extension, as a directory, and in TypeScript beside `x.js`. */
export function scriptsNamed(name: string): readonly string[] {
  const bare = name.replace(/(?<!\/)\/+$/, "");
  const compiled = /^(.*)\.([cm]?)js$/.exec(bare);
  return [
    ...extensions.flatMap((extension) => [bare + extension, join(bare, `index${extension}`)]),
    ...(compiled ? [`${compiled[1]}.${compiled[2]}ts`, `${compiled[1]}.tsx`, `${compiled[1]}.jsx`] : []),
  ];
}

/** What a module of Python may be: `a.b` is `a/b.py` or a package, and runs `a/__init__.py` first. */
function filesOfModule(dotted: string): readonly string[] {
  const parts = dotted.split(".");
  if (parts.length > maxDepth) return [];
  const path = parts.join("/");
  const packages = parts.map((_, i) => join(parts.slice(0, i + 1).join("/"), "__init__.py"));
  const built = ["pyc", "so", "abi3.so", "pyd"].map((extension) => `${path}.${extension}`);
  return [`${path}.py`, join(path, "__main__.py"), ...packages, ...built];
}

/** A module that `python -m` or an entry point such as `pkg.cli:main` names; the files it may be. */
export function filesOfEntry(word: string): readonly string[] {
  const [, dotted] = /^([A-Za-z_][\w.]*)(?::[A-Za-z_][\w.]*)?$/.exec(word) ?? [];
  return dotted === undefined ? [] : filesOfModule(dotted);
}

/** How deep a module may lie in its package, and how many files the imports of one source may mean. */
const [maxDepth, maxFiles] = [20, 2_000];

/** Files that the imports of a Python source may mean, in any directory where Python looks. */
export function importsOfPython(text: string): readonly string[] {
  const found = new Set<string>();
  const imports =
    /(?<=^|[;"'\n])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]{0,2000}\)|[^\n;"']{0,500})|import[ \t]+([\w., \t]{1,500}))/g;
  for (const [, from, names = "", modules = ""] of text.matchAll(imports)) {
    if (found.size > maxFiles) break;
    const listed = namesIn(from === undefined ? modules : names);
    for (const path of from === undefined ? listed.flatMap(filesOfModule) : filesFrom(from, listed)) found.add(path);
  }
  return [...found];
}

/** `from ..a import b`: every dot after the first is a directory further up. */
function filesFrom(from: string, names: readonly string[]): readonly string[] {
  const [dots = ""] = /^\.*/.exec(from) ?? [];
  const up = "../".repeat(Math.max(0, dots.length - 1));
  const within = from.slice(dots.length);
  const modules = names.map((name) => (within === "" ? name : `${within}.${name}`));
  const files = [...(within === "" ? [] : [within]), ...modules].flatMap(filesOfModule);
  return [...files.map((file) => up + file), ...(within === "" ? [`${up}__init__.py`] : [])];
}

/** `a as x, b  # why` is `a` and `b`. */
function namesIn(list: string): readonly string[] {
  return list
    .replace(/#[^\n]*/g, "")
    .split(/[(),]/)
    .flatMap((part) => /^\s*([\w.]+)/.exec(part)?.[1] ?? []);
}

/** What a package of Go is built from. */
export const sourceOfGo = /\.(?:go|s|S|c|cc|cpp|h|hpp)$/;

/** What has no end goes to the end of the text, so that no character is read twice. */
const commentsOfGo = /\/\/[^\n]*|\/\*(?:[^]*?\*\/|[^]*$)/g;
const declarationsOfGo = /(?:^|;)[ \t]*import[ \t]*(?:\(([^)]*)|[^"`\n]{0,100}(["`][^"`\n]{1,300}["`]))/gm;

/** The names of packages that a source of Go imports. */
export function importsOfGo(text: string): readonly string[] {
  const code = text.replace(commentsOfGo, " ");
  return [...code.matchAll(declarationsOfGo)].flatMap(([, list = "", single = ""]) =>
    [...`${list}${single}`.matchAll(/(["`])([^"`\n]{1,300})\1/g)].map(([, , name = ""]) => name),
  );
}
