/** What goose makes of one recipe file: a delegate with commands of its own. */
import { hookGrants, serverGrants } from "../_kit/settings/hooks-and-servers.ts";
import { implied } from "../../model/fact.ts";
import { listItems, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import type { FolderResult } from "../_kit/loading/folders.ts";
import type { Problem } from "../../model/load.ts";
import { jsonOf, type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { directoryOf, stemOf } from "../../repo/path.ts";
import type { Profile } from "../../model/profile.ts";
import { union } from "../../model/union.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { diagnosisOf, parseYaml, repeatedKeyOf, withOccurrences } from "../../parsers/yaml/index.ts";
import { noPrompt, profileFrom } from "../_kit/profiles/profile.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { delegateMode, powers } from "./agent.ts";
import { retriesIn, serversIn } from "./commands.ts";
import { partsOf, unreadParts } from "./parts.ts";
import { templateProblem } from "./template.ts";

/** A recipe file is a template of YAML or JSON; the recipe is the document or its key `recipe`. */
export async function recipesOf(
  source: Source,
  path: string,
  _isOwn: boolean,
  repo: RepoIndex,
): Promise<readonly FolderResult[]> {
  const { node, problems } = await parseYaml(source.text, 0);
  const inner = valueOf(node, "recipe");
  const recipe = inner?.kind === "table" ? inner : node;
  const template = await templateProblem(source, recipe);
  if (recipe.kind !== "table" && !template) {
    const message = "it is not a recipe, because it contains no mapping";
    return [{ verdict: { kind: "dropped", problem: { message, at: startOf(source), kind: "document" } } }];
  }
  const table: Table = recipe.kind === "table" ? recipe : { kind: "table", span: recipe.span, entries: [] };
  const file: RecipeFile = { source, path, repo, isTemplate: template !== undefined };
  const profiles = await Promise.all(withOccurrences(table).map((occurrence) => readProfile(occurrence, file)));
  const profile = profiles.reduce(union);
  const unread = await unreadParts(profile.paths, repo);
  // What is wrong with a template says nothing about the recipe that it renders to.
  if (template) return [{ verdict: { kind: "loaded" }, profile, unjudged: [template, ...unread] }];
  const repeated = (node.kind === "table" ? repeatedKeyOf(node) : undefined) ?? repeatedKeyOf(table);
  const problem = repeated
    ? { message: repeated.message, at: { source, span: repeated.span } }
    : (syntaxProblem(problems[0], source) ?? missingKey(table, source));
  return [{ verdict: problem ? { kind: "dropped", problem } : { kind: "loaded" }, profile, unjudged: unread }];
}

interface RecipeFile {
  readonly source: Source;
  readonly path: string;
  readonly repo: RepoIndex;
  /** Whether it can render to any recipe. */
  readonly isTemplate: boolean;
}

function syntaxProblem(problem: SyntaxProblem | undefined, source: Source): Problem | undefined {
  if (!problem) return undefined;
  const { message, span } = diagnosisOf(source.text, { start: 0, end: source.text.length }, problem);
  return { message: `the recipe is not valid YAML: ${message}`, at: { source, span } };
}

function missingKey(table: Table, source: Source): Problem | undefined {
  const at = startOfTable(table, source);
  const lacking = ["title", "description"].find((key) => !valueOf(table, key));
  if (lacking !== undefined) return { message: `it has no \`${lacking}\``, at };
  return valueOf(table, "instructions") || valueOf(table, "prompt")
    ? undefined
    : { message: "it has neither `instructions` nor `prompt`", at };
}

async function readProfile(table: Table, { source, path, repo, isTemplate }: RecipeFile): Promise<Profile> {
  const home = startOfTable(table, source);
  const at = (node: Node): Place => ({ source, span: node.span });
  const servers = serversIn(table, source);
  const hooks = retriesIn(table, source);
  const subRecipes = listItems(valueOf(table, "sub_recipes")).flatMap((recipe) => valueOf(recipe, "path") ?? []);
  const delegate = subRecipes.slice(0, 1).flatMap((node) => grantEach(at(node), ["delegate"], "sub_recipes"));
  const paths = await partsOf({ source, directory: directoryOf(path), recipe: table, isOpen: isTemplate }, path, repo);
  const instructions = valueOf(table, "instructions") ?? valueOf(table, "prompt");
  return profileFrom({
    home,
    name: implied(stemOf(path), home, "the file name is the name"),
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(valueOf(table, "settings"), "goose_model"), source, home),
    permissionMode: delegateMode(home),
    grants: isTemplate
      ? implied(grantEach(home), home, "its template can render to any recipe, which may mean every tool")
      : implied(
          grantEach(home, powers),
          home,
          "a delegate has every extension of its session, whatever `extensions` says",
        ),
    extraGrants: [...serverGrants(servers, "extensions"), ...hookGrants(hooks, "retry"), ...delegate],
    hooks,
    servers,
    paths,
    prompt: instructions
      ? { source: "inline", path: null, text: textOf(instructions) ?? "", at: at(instructions) }
      : noPrompt(home),
    native: () => jsonOf(table),
  });
}
