/** What goose makes of one recipe: a delegate too, with commands of its own. */
import { hookGrants, serverGrants } from "../_kit/hooks-and-servers.ts";
import { implied } from "../../model/fact.ts";
import { textFact } from "../_kit/fields.ts";
import type { FileResult } from "../_kit/layers.ts";
import type { Problem } from "../../model/load.ts";
import { isEmptyValue, jsonOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { directoryOf, stemOf } from "../../repo/path.ts";
import { type HookOrServer, type Grant, type Profile, union } from "../../model/profile.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseYaml, repeatedKeyOf, withOccurrences } from "../../parsers/yaml/index.ts";
import { noPrompt, profileFrom } from "../_kit/profile.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { powers, unasked } from "./agent.ts";

export async function recipesOf(
  source: Source,
  path: string,
  _isOwn: boolean,
  repo: RepoIndex,
): Promise<readonly FileResult[]> {
  const { node, problems } = await parseYaml(source.text, 0);
  const dropped = (problem: Problem, profile?: Profile): readonly FileResult[] => [
    { verdict: { kind: "dropped", problem }, ...(profile ? { profile } : {}) },
  ];
  const [problem] = problems;
  if (node.kind !== "table")
    return dropped({ message: "it is no recipe: no mapping stands in it", at: startOf(source), kind: "document" });
  const inner = valueOf(node, "recipe");
  const table = inner?.kind === "table" ? inner : node;
  const profile = withOccurrences(table)
    .map((one) => readProfile(one, source, path, repo))
    .reduce(union);
  const twice = repeatedKeyOf(node) ?? repeatedKeyOf(table);
  if (twice) return dropped({ message: twice.message, at: { source, span: twice.span } }, profile);
  if (problem)
    return dropped(
      { message: `the recipe is no YAML: ${problem.message}`, at: { source, span: problem.span } },
      profile,
    );
  const lack = ["title", "description"].find((key) => !valueOf(table, key));
  if (lack !== undefined)
    return dropped(
      { message: `it has no \`${lack}\``, at: { source, span: { start: table.span.start, end: table.span.start } } },
      profile,
    );
  if (!valueOf(table, "instructions") && !valueOf(table, "prompt"))
    return dropped(
      {
        message: "it has neither `instructions` nor `prompt`",
        at: { source, span: { start: table.span.start, end: table.span.start } },
      },
      profile,
    );
  return [{ verdict: { kind: "loaded" }, profile }];
}

function readProfile(table: Table, source: Source, path: string, repo: RepoIndex): Profile {
  const home: Place = { source, span: { start: table.span.start, end: table.span.start } };
  const at = (node: Node): Place => ({ source, span: node.span });
  const name = implied(stemOf(path), home, "the file's name is its name");
  const servers = itemsOf(valueOf(table, "extensions")).flatMap((extension): readonly HookOrServer[] =>
    serverOf(extension, at),
  );
  const retry = valueOf(table, "retry");
  const commands = [
    ...itemsOf(valueOf(retry, "checks")).flatMap((check) => valueOf(check, "command") ?? []),
    ...[valueOf(retry, "on_failure")].flatMap((node) => node ?? []),
  ].filter((node) => !isEmptyValue(node));
  const hooks = commands.map(
    (node): HookOrServer => ({ name: "retry", kind: "command", value: textOf(node) ?? "", at: at(node) }),
  );
  const others = itemsOf(valueOf(table, "sub_recipes")).flatMap((recipe) => valueOf(recipe, "path") ?? []);
  const delegate: readonly Grant[] = others
    .slice(0, 1)
    .map((node) => ({ tool: "sub_recipes", capability: "delegate", scope: null, at: at(node) }));
  const instructions = valueOf(table, "instructions") ?? valueOf(table, "prompt");
  return profileFrom({
    home,
    name,
    description: textFact(valueOf(table, "description"), source, home),
    model: textFact(valueOf(valueOf(table, "settings"), "goose_model"), source, home),
    permissionMode: unasked(home),
    grants: implied(
      powers.map((capability) => ({ tool: "*", capability, scope: null, at: home })),
      home,
      "a delegate has every extension of its session, whatever `extensions` says",
    ),
    extraGrants: [...serverGrants(servers, "extensions"), ...hookGrants(hooks, "retry"), ...delegate],
    hooks,
    servers,
    paths: others.map((node) => ({
      key: "sub_recipes.path",
      value: textOf(node) ?? "",
      reach: repo.reach("", directoryOf(path), textOf(node) ?? ""),
      at: at(node),
    })),
    prompt: instructions
      ? { source: "inline", path: null, text: textOf(instructions) ?? "", at: at(instructions) }
      : noPrompt(home),
    native: jsonOf(table),
  });
}

/** An extension that starts a command, connects to an address or runs code; a built-in one is none of its own. */
function serverOf(extension: Node, at: (node: Node) => Place): readonly HookOrServer[] {
  const name = textOf(valueOf(extension, "name")) ?? "";
  const type = textOf(valueOf(extension, "type")) ?? "";
  const command = valueOf(extension, "cmd") ?? valueOf(extension, "code");
  const address = valueOf(extension, "uri");
  if (command)
    return [
      {
        name,
        kind: "command",
        value: [textOf(command) ?? "", ...itemsOf(valueOf(extension, "args")).map((node) => textOf(node) ?? "")].join(
          " ",
        ),
        at: at(command),
      },
    ];
  if (address) return [{ name, kind: "url", value: textOf(address) ?? "", at: at(address) }];
  return /^(?:builtin|platform)$/.test(type) ? [] : [{ name, kind: "reference", value: name, at: at(extension) }];
}

function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.kind === "list" ? node.items : [];
}
