/**
 * Files that belong to a recipe: templates that it takes in, and its sub-recipes, with what these take in and start in
 * turn. goose looks for all templates of a recipe in the directory of the recipe, also for those that other templates
 * take in (`crates/goose/src/recipe/template_recipe.rs`), and for a sub-recipe from there
 * (`crates/goose/src/recipe/build_recipe/mod.rs`).
 */
import { readDecoded } from "../_kit/loading/collect.ts";
import { unreadFiles } from "../_kit/loading/named-files.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import type { Problem } from "../../model/load.ts";
import { type NamedPath, targetOf } from "../../model/profile.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { parseYaml } from "../../parsers/yaml/index.ts";
import { directoryOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { startedTexts } from "./commands.ts";
import { filledIn, templateProblem } from "./template.ts";

/** How many files of one recipe are read. */
const mostRead = 300;

/** A template that another one takes in, with what says which. A tag without its end runs to the end of the text. */
const takenIn = /\{%[-+]?\s*(include|extends|import|from)\b([^]*?)(?:[-+]?%\}|$)/g;

/** A text of MiniJinja without escapes, as all of an expression or in a list. */
const literals = /"([^"\\]*)"|'([^'\\]*)'/g;
const isLiteral = /^\s*(?:"[^"\\]*"|'[^'\\]*'|\[\s*(?:"[^"\\]*"|'[^'\\]*'|,|\s)*\])\s*$/;

/** What may stand after the name of a template. */
const afterName = /\s(?:ignore\s+missing\b|with(?:out)?\s+context\b|import\b|as\b)[^]*$/;

/** A text that can become part of a recipe. */
interface Part {
  readonly source: Source;
  /** The directory of its recipe. */
  readonly directory: string;
  /** As far as it is known. */
  readonly recipe: Node;
  /** Whether tags or other templates decide what it becomes. */
  readonly isOpen: boolean;
}

/** The files that a recipe names, and those that these name, each once; and itself, if its text starts something. */
export async function partsOf(first: Part, path: string, repo: RepoIndex): Promise<readonly NamedPath[]> {
  const found: NamedPath[] = ownStarts(first, path);
  const seen = new Set<string>();
  const open: Part[] = [first];
  for (let part = open.shift(); part; part = open.shift())
    for (const [path, isRecipe] of [...templatesIn(part, repo), ...subRecipesIn(part, repo)]) {
      const target = targetOf(path);
      const directory = isRecipe ? directoryOf(target) : part.directory;
      const key = JSON.stringify([target, isRecipe ? "" : directory]);
      if (seen.has(key) && part !== first) continue;
      const next = seen.has(key) || seen.size >= mostRead ? undefined : await partAt(path, directory, isRecipe, repo);
      seen.add(key);
      if (next) open.push(next);
      const starts = next ? startsOf(next) : [];
      // Only the recipe itself is judged for where it leads, so that no finding depends on other files.
      const reach = part === first || target === "" ? path.reach : ({ kind: "inside", path: target } as const);
      found.push({ ...path, reach, ...(starts.length > 0 ? { starts } : {}) });
    }
  return found;
}

/** What of these files cannot be read, or is not what a person sees. */
export async function unreadParts(paths: readonly NamedPath[], repo: RepoIndex): Promise<readonly Problem[]> {
  return unreadFiles(
    repo,
    paths.flatMap(({ reach, searches }) => (reach.kind === "inside" && !searches ? [reach.path] : [])),
  );
}

async function partAt(
  path: NamedPath,
  directory: string,
  isRecipe: boolean,
  repo: RepoIndex,
): Promise<Part | undefined> {
  const target = targetOf(path);
  if (target === "" || path.searches) return undefined;
  const { source } = await readDecoded(repo, target);
  if (!source) return undefined;
  const { node } = await parseYaml(source.text, 0);
  const inner = valueOf(node, "recipe");
  const recipe = inner?.kind === "table" ? inner : node;
  return { source, directory, recipe, isOpen: !isRecipe || (await templateProblem(source, recipe)) !== undefined };
}

/** Keys by which a text starts something, wherever they are. */
const starting = /(?:^|[\s,{"'-])(?:cmd|code|command|on_failure|args)["']?\s*:/;

/** What a text starts, as far as its keys are known; of a template with such keys, all that it says. */
function startsOf({ recipe, source, isOpen }: Part): readonly string[] {
  const { text } = source;
  return [...startedTexts(recipe, source), ...(isOpen && starting.test(text) ? [text] : [])];
}

/** What the tags of a recipe make of it, nothing but its text says. */
function ownStarts({ source, isOpen }: Part, path: string): NamedPath[] {
  if (!isOpen || !starting.test(source.text)) return [];
  const reach = { kind: "inside", path } as const;
  return [{ key: "template", value: path, reach, starts: [source.text], at: startOf(source) }];
}

type Found = readonly [path: NamedPath, isRecipe: boolean];

/** The files that a template takes in. They have to be in the recipe's directory. */
function templatesIn({ source, directory }: Part, repo: RepoIndex): readonly Found[] {
  return [...source.text.matchAll(takenIn)].flatMap((match): readonly Found[] => {
    const [whole, key = "", rest = ""] = match;
    const name = rest.replace(afterName, "");
    const start = match.index + whole.indexOf(rest, key.length);
    // Any file may be meant.
    if (!isLiteral.test(name)) {
      const at = { source, span: { start: match.index, end: match.index + whole.length } };
      const reach = { kind: "inside", path: directory } as const;
      return [[{ key, value: name.trim(), reach, isStarted: true, searches: "everything", at }, false]];
    }
    return [...name.matchAll(literals)].map((literal): Found => {
      const value = literal[1] ?? literal[2] ?? "";
      const from = start + literal.index + 1;
      const at = { source, span: { start: from, end: from + value.length } };
      return [{ key, value, reach: repo.reach(directory, directory, value), isStarted: true, at }, false];
    });
  });
}

/** The sub-recipes that a recipe names. A recipe has extensions of its own, which are commands. */
function subRecipesIn({ source, directory, recipe }: Part, repo: RepoIndex): readonly Found[] {
  return listItems(valueOf(recipe, "sub_recipes")).flatMap((item): readonly Found[] => {
    const node = valueOf(item, "path");
    if (!node) return [];
    const value = textOf(node) ?? "";
    const reach = repo.reach("", directory, filledIn(value, recipe));
    return [[{ key: "sub_recipes.path", value, reach, isStarted: true, at: { source, span: node.span } }, true]];
  });
}
