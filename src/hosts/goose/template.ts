/**
 * Recipes are templates of MiniJinja, and goose parses what they render to
 * (`crates/goose/src/recipe/template_recipe.rs`). A parameter, plain or with a filter of texts, is read here as a word;
 * anything else can put any YAML and any file into the recipe.
 */
import { listItems } from "../_kit/profiles/fields.ts";
import type { Problem } from "../../model/load.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { parseYaml } from "../../parsers/yaml/index.ts";
import { sha256 } from "../../platform/hash.ts";
import type { Place, Source } from "../../repo/text.ts";
import { type Parameter, parameterIn } from "./parameters.ts";

/** A tag without its end runs to the end of the text. */
const tag = /\{%[^]*?(?:%\}|$)|\{#[^]*?(?:#\}|$)|\{\{([^]*?)(?:\}\}|$)/g;

/** What a template makes of a recipe that cannot be told from its text; nothing for parameters. */
export async function templateProblem(source: Source, recipe: Node | undefined): Promise<Problem | undefined> {
  const { text } = source;
  const tags = [...text.matchAll(tag)].map((match) => ({ match, parameter: parameterIn(match[1] ?? "") }));
  const at = (match: RegExpExecArray): Place => ({
    source,
    span: { start: match.index, end: match.index + match[0].length },
  });
  const filtered = tags.find(({ parameter }) => parameter?.hasFilters === true);
  const opaque =
    tags.find(({ parameter }) => !parameter) ?? (filtered && (await hidesText(text)) ? filtered : undefined);
  if (opaque)
    return {
      message:
        "is a template with more than parameters, which can render to any recipe, so it is not checked and every tool is assumed; use `{{ name }}`, at most with filters such as `lower` or `replace(' ', '-')`, or write the text out",
      at: at(opaque.match),
      // Its profile is there, with every tool.
      scope: "part",
      identity: sha256(tags.map(({ match }) => match[0]).join("\n")),
    };
  const [first] = tags;
  const defaults = defaultsOf(recipe);
  if (!first || (defaults.size === 0 && !filtered)) return undefined;
  const asWords = filled(text, () => "word");
  const asDefaults = filled(text, ({ name, render }) => render(defaults.get(name)));
  if ((await shapeOf(asWords)) === (await shapeOf(asDefaults))) return undefined;
  return {
    message:
      "has a parameter whose `default` changes the keys of the recipe where it is filled in, so the recipe is not checked and every tool is assumed; use a default without line breaks, quotes and brackets",
    at: at(first.match),
    scope: "part",
    identity: sha256(asDefaults),
  };
}

/** The text with its parameters filled in; other tags stay as they are. */
function filled(text: string, valueOfParameter: (parameter: Parameter) => string): string {
  return text.replace(tag, (whole, inner: string | undefined) => {
    const parameter = parameterIn(inner ?? "");
    return parameter ? valueOfParameter(parameter) : whole;
  });
}

/** Whether quotes of a filter's arguments end or begin a text of the YAML, so that it reads otherwise without them. */
async function hidesText(text: string): Promise<boolean> {
  return (await shapeOf(text)) !== (await shapeOf(filled(text, ({ name }) => `{{ ${name} }}`)));
}

/** A text of a recipe with its parameters at their defaults, and its directory as the one where it is looked for. */
export function filledIn(text: string, recipe: Node): string {
  if (!text.includes("{{")) return text;
  const defaults = defaultsOf(recipe);
  return filled(text, ({ name, render }) => (name === "recipe_dir" ? "." : render(defaults.get(name))));
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
