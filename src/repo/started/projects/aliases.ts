/** Names of modules that a file gives another meaning: `imports` of package.json, `paths` of tsconfig.json. */
import { scriptsNamed } from "../text/modules.ts";
import { directoryOf, join, plain } from "../../path.ts";
import { starIn } from "./star-names.ts";

/** Files with such names, by whether the name begins with `#`. */
export const aliasFiles: Readonly<Record<"private" | "others", readonly string[]>> = {
  private: ["package.json"],
  others: ["tsconfig.json", "jsconfig.json", "deno.json", "deno.jsonc"],
};

/** How many names, and how many entries of a file, are compared, and how many paths they may mean. */
const limits = { words: 500, entries: 1_000, targets: 2_000 };

/** Where the names lead, and the files that the file extends. Paths of the tree. */
export interface AliasTargets {
  readonly files: readonly string[];
  readonly extended: readonly string[];
  /** Whether there are more words or entries than are compared, or more paths than are looked for. */
  readonly isCut: boolean;
}

/**
 * The paths that the words may mean by the text of such a file, in each spelling that programs try, and the files that
 * it extends. Every key with a text, or a list of texts, counts: their place decides nothing here.
 */
export function aliasTargets(path: string, text: string, words: readonly string[]): AliasTargets {
  const directory = directoryOf(path);
  const entries = [...entriesIn(text), ...longLists(text)];
  const bases = entries.flatMap(({ key, values }) => (key === "baseUrl" ? values : []));
  const files = placed(directory, bases, meant(words.slice(0, limits.words), entries, bases));
  const extended = placed(
    directory,
    bases,
    entries.flatMap(({ key, values }) => (key === "extends" ? values : [])),
  );
  return {
    files: files.paths.flatMap((target) => [target, ...scriptsNamed(target)]),
    extended: extended.paths.flatMap((target) => [target, `${target}.json`]),
    isCut:
      words.length > limits.words ||
      entries.length >= limits.entries ||
      entries.some((entry) => entry.isCut) ||
      files.isCut ||
      extended.isCut,
  };
}

/** What the words mean, one by one: a file may give each of many words many meanings. */
function* meant(words: readonly string[], entries: readonly Entry[], bases: readonly string[]): Generator<string> {
  for (const word of words) {
    for (const entry of entries) yield* substituted(word, entry);
    // With a base, every name may be a path from there.
    if (bases.length > 0 && !word.startsWith("#")) yield word;
  }
}

/** The paths from the directory and from each base, as far as they count. */
function placed(
  directory: string,
  bases: readonly string[],
  targets: Iterable<string>,
): { readonly paths: readonly string[]; readonly isCut: boolean } {
  const paths = new Set<string>();
  let tried = 0;
  for (const target of targets)
    for (const base of ["", ...bases]) {
      if (++tried > limits.targets) return { paths: [...paths], isCut: true };
      const path = plain(join(directory, join(base, target)));
      if (path !== undefined) paths.add(path);
    }
  return { paths: [...paths], isCut: false };
}

interface Entry {
  readonly key: string;
  readonly values: readonly string[];
  /** Whether it has more values than are read. */
  readonly isCut: boolean;
}

/** The longest list that is read whole. */
const longestList = 100_000;

/** Lists that are too long for entries. Apart from these, so that a list without an end hides none. */
function longLists(text: string): readonly Entry[] {
  const pattern = /"([^"\n]{1,200})"\s*:\s*\[(?=([^[\]{}]{2000,100000}))/g;
  return [...text.matchAll(pattern)].map(([, key = "", list = ""]) => ({
    key,
    values: textsOf(list),
    isCut: list.length >= longestList,
  }));
}

function textsOf(list: string): readonly string[] {
  return [...list.matchAll(/"([^"\n]{1,300})"/g)].map(([, one = ""]) => one);
}

/** In JSON with comments. Conditions (`"#a": { "node": "./b.js" }`) belong to the name in front of them. */
function entriesIn(text: string): readonly Entry[] {
  const found: Entry[] = [];
  const pattern =
    /"([^"\n]{1,200})"\s*:\s*(?:"([^"\n]{1,300})"|\[([^\]{}]{0,2000})\]|\{([^{}]{0,2000}(?:\{[^{}]{0,500}\}[^{}]{0,500}){0,3})\})/g;
  for (const [, key = "", value, list, group] of text.matchAll(pattern)) {
    if (found.length >= limits.entries) break;
    found.push({ key, isCut: false, values: value === undefined ? textsOf(list ?? group ?? "") : [value] });
    if (group === undefined) continue;
    // `paths` is a group of names itself.
    for (const nested of entriesIn(group)) found.push(nested);
  }
  return found;
}

/** `@/x` by `"@/*": "./src/*"` is `./src/x`, and by Deno's `"@/": "./src/"` too. */
function substituted(word: string, { key, values }: Entry): readonly string[] {
  if (key === word) return values;
  if (!key.includes("*"))
    return key.endsWith("/") && word.startsWith(key) ? values.map((value) => value + word.slice(key.length)) : [];
  const star = starIn(word, key);
  return star === undefined ? [] : values.map((value) => value.replaceAll("*", () => star));
}
