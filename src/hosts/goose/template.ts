/**
 * Recipes are templates of MiniJinja, and goose parses what they render to
 * (`crates/goose/src/recipe/template_recipe.rs`). A plain `{{ name }}` is read here as a word; anything else can put
 * any YAML and any file into the recipe.
 */
import { listItems } from "../_kit/fields.ts";
import type { NamedPath } from "../../model/profile.ts";
import type { Problem } from "../../model/load.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { parseYaml } from "../../parsers/yaml/index.ts";
import { sha256 } from "../../platform/hash.ts";
import { directoryOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source } from "../../repo/text.ts";

/** A tag without its end runs to the end of the text. */
const tag = /\{%[^]*?(?:%\}|$)|\{#[^]*?(?:#\}|$)|\{\{([^]*?)(?:\}\}|$)/g;
const plainName = /^\s*([A-Za-z_]\w*)\s*$/;

/** A template that another one takes in. */
const takenIn = /\{%[-+]?\s*(include|extends|import|from)\s+(?:"([^"\n]*)"|'([^'\n]*)')/g;

/** What a template makes of a recipe that cannot be told from its text; nothing for plain parameters. */
export async function templateProblem(source: Source, recipe: Node | undefined): Promise<Problem | undefined> {
  const { text } = source;
  const tags = [...text.matchAll(tag)];
  const [first] = tags.filter(([, name]) => name === undefined || !plainName.test(name));
  const at = (match: RegExpExecArray): Place => ({
    source,
    span: { start: match.index, end: match.index + match[0].length },
  });
  if (first)
    return {
      message:
        "is a template with more than plain parameters, which can render to any recipe, so it is not checked and every tool is assumed; write the recipe out",
      at: at(first),
      // Its profile is there, with every tool.
      scope: "part",
      identity: sha256(tags.map(([whole]) => whole).join("\n")),
    };
  const [parameter] = tags;
  const defaults = defaultsOf(recipe);
  if (!parameter || defaults.size === 0) return undefined;
  const filled = (valueOfName: (name: string) => string): string =>
    text.replace(tag, (whole, name: string) => valueOfName(plainName.exec(name)?.[1] ?? whole));
  const [asWords, asDefaults] = [filled(() => "word"), filled((name) => defaults.get(name) ?? "word")];
  if ((await shapeOf(asWords)) === (await shapeOf(asDefaults))) return undefined;
  return {
    message:
      "has a parameter whose `default` changes the keys of the recipe where it is filled in, so the recipe is not checked and every tool is assumed; use a default without line breaks, quotes and brackets",
    at: at(parameter),
    scope: "part",
    identity: sha256(asDefaults),
  };
}

/** The default values of parameters by key. */
function defaultsOf(recipe: Node | undefined): ReadonlyMap<string, string> {
  return new Map(
    listItems(valueOf(recipe, "parameters")).flatMap((parameter) => {
      const [key, value] = [textOf(valueOf(parameter, "key")), textOf(valueOf(parameter, "default"))];
      return key === undefined || value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** Lists, mappings and keys of a text, whatever its values are. */
async function shapeOf(text: string): Promise<string> {
  const { node, problems } = await parseYaml(text, 0);
  return JSON.stringify([problems.length > 0, shape(node)]);
}

function shape(node: Node): unknown {
  if (node.kind === "scalar") return 0;
  if (node.kind === "list") return node.items.map(shape);
  return { entries: node.entries.map(({ name, key, value }) => [name ?? shape(key), shape(value)]) };
}

/** The files that a template takes in. They have to be in the recipe's directory. */
export function includedPaths(source: Source, path: string, repo: RepoIndex): readonly NamedPath[] {
  return [...source.text.matchAll(takenIn)].map((match) => {
    const value = match[2] ?? match[3] ?? "";
    const directory = directoryOf(path);
    const end = match.index + match[0].length - 1;
    return {
      key: match[1] ?? "",
      value,
      reach: repo.reach(directory, directory, value),
      at: { source, span: { start: end - value.length, end } },
    };
  });
}
