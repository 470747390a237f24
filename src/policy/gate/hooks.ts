/** Reads the uses of this tool in the configuration of pre-commit and prek. */
import { entryOf, type Node, valueOf } from "../../parsers/node.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { argumentsOf } from "./arguments.ts";
import { documentOf } from "./document.ts";
import {
  type At,
  type GateProperty,
  type GateUse,
  type GateUses,
  propertiesOf,
  textOf,
  unknownKeys,
  wordsIn,
} from "./usage.ts";

export async function hooksIn(source: Source): Promise<GateUses> {
  const at = ({ span }: Pick<Node, "span">): Place => ({ source, span });
  const document = await documentOf(source, "pre-commit");
  if ("kind" in document) return { source, uses: [], problem: at(document), placeWithout: () => startOf(source) };
  const { node } = document;
  const key = node.kind === "table" ? entryOf(node, "repos")?.key : undefined;
  const uses = itemsOf(valueOf(node, "repos")).flatMap((repo) =>
    itemsOf(valueOf(repo, "hooks")).flatMap((hook) => useOf(hook, repo, node, at)),
  );
  return { source, uses, placeWithout: () => (key ? at(key) : startOf(source)) };
}

function useOf(hook: Node, repo: Node, file: Node, at: At): readonly GateUse[] {
  const id = valueOf(hook, "id");
  if (hook.kind !== "table" || !id || !/^agent-profile-check(?:-script)?$/.test(textOf(id))) return [];
  const name = textOf(id);
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
    ...(url ? [["version", { text: `${textOf(url)}@${rev ? textOf(rev) : ""}`, at: at(rev ?? url) }] as const] : []),
    ...(stages ? [["stages", { text: textOf(stages), at: at(stages) }] as const] : []),
    ...(skip ? [["ci skip", { text: textOf(skip), at: at(skip) }] as const] : []),
  ]);
  return [{ kind: "hook", name: `the hook \`${name}\``, home: name, at: at(id), properties }];
}

function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.kind === "list" ? node.items : [];
}
