/** Reads the uses of this tool in the configuration of pre-commit and prek. */
import { entryOf, listItems, type Node, type Table, valueOf } from "../../parsers/node.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { argumentsOf } from "./arguments.ts";
import { commandsIn } from "./command.ts";
import { documentOf } from "./document.ts";
import {
  type PlaceOfNode,
  type GateProperty,
  type GateUse,
  type GateUses,
  gitHook,
  propertiesOf,
  type PropertyEntry,
  inlineText,
  unknownKeys,
  wordsIn,
} from "./usage.ts";

/** The hooks of this tool in a configuration of pre-commit. A file that cannot be read has a problem and no uses. */
export async function hooksIn(source: Source): Promise<GateUses> {
  const at = ({ span }: Pick<Node, "span">): Place => ({ source, span });
  const document = await documentOf(source, "pre-commit");
  if ("kind" in document) return { source, uses: [], problem: at(document), placeWithout: () => startOf(source) };
  const { node } = document;
  const key = node.kind === "table" ? entryOf(node, "repos")?.key : undefined;
  const uses = listItems(valueOf(node, "repos")).flatMap((repo) =>
    listItems(valueOf(repo, "hooks")).flatMap((hook) => useOf(hook, repo, node, at)),
  );
  return { source, uses, placeWithout: () => (key ? at(key) : startOf(source)) };
}

function useOf(hook: Node, repo: Node, file: Node, at: PlaceOfNode): readonly GateUse[] {
  const id = valueOf(hook, "id");
  if (hook.kind !== "table" || !id) return [];
  if (!/^agent-profile-check(?:-script)?$/.test(inlineText(id))) return commandUses(hook, inlineText(id), file, at);
  const name = inlineText(id);
  const args = valueOf(hook, "args");
  const words = wordsIn(args);
  const [url, rev] = [valueOf(repo, "repo"), valueOf(repo, "rev")];
  const stages = valueOf(hook, "stages") ?? valueOf(file, "default_stages");
  const skip = valueOf(valueOf(file, "ci"), "skip");
  const properties = new Map<string, GateProperty>([
    ...argumentsOf(
      words,
      words.map(() => false),
      at(args ?? id),
    ),
    ...propertiesOf(hook, ["always_run", "entry", "language", "additional_dependencies", "pass_filenames"], "", at),
    ...propertiesOf(file, ["default_install_hook_types"], "", at),
    ...unknownKeys(hook, "hook", at),
    ...unknownKeys(repo, "repo", at),
    ...unknownKeys(file, "hooks file", at),
    ...(url
      ? [["version", { text: `${inlineText(url)}@${rev ? inlineText(rev) : ""}`, at: at(rev ?? url) }] as const]
      : []),
    ...(stages ? [["stages", { text: inlineText(stages), at: at(stages) }] as const] : []),
    ...(skip ? [["ci skip", { text: inlineText(skip), at: at(skip) }] as const] : []),
  ]);
  return [{ kind: "hook", name: `the hook \`${name}\``, home: name, at: at(id), properties }];
}

/** Keys of a hook of one's own that decide neither whether its command runs nor what it runs, or are read apart. */
const harmlessInCommand =
  /^(?:id|name|alias|description|entry|args|always_run|pass_filenames|verbose|require_serial|log_file|minimum_pre_commit_version)$/;

/** Keys of the file that hold for all hooks. */
const around = /^(?:default_stages|default_install_hook_types|default_language_version|files|exclude|ci)$/;

/** A hook of the repository itself that starts the command. */
function commandUses(hook: Table, id: string, file: Node, at: PlaceOfNode): readonly GateUse[] {
  const entry = valueOf(hook, "entry");
  if (entry?.kind !== "scalar") return [];
  const settings = [
    ...hook.entries.filter(({ name = "?" }) => !harmlessInCommand.test(name)),
    ...(file.kind === "table" ? file.entries.filter(({ name = "?" }) => around.test(name)) : []),
  ].map(({ name = "?", key, value }) => [`setting ${name}`, { text: inlineText(value), at: at(key) }] as const);
  const line = [entry.text, ...wordsIn(valueOf(hook, "args"))].join(" ");
  return commandsIn(line, at(entry)).map(
    ({ properties }): GateUse => ({
      kind: "command",
      name: `the command of the hook \`${id}\``,
      home: id,
      at: at(entry),
      properties: new Map([
        ...settings,
        ...alwaysRun(valueOf(hook, "always_run"), at),
        ...properties,
        gitHook("pre-commit", at(entry)),
      ]),
    }),
  );
}

/** A hook runs only where some file of the commit matches, unless it says otherwise: a deletion is no such file. */
function alwaysRun(value: Node | undefined, at: PlaceOfNode): readonly PropertyEntry[] {
  if (!value || inlineText(value) !== "true") return [];
  return [
    ["always run", { text: "true", at: at(value), gone: "`always_run` is gone, so the hook runs only for some files" }],
  ];
}
