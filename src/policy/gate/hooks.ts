/** Reads the uses of this tool in the configuration of pre-commit and prek. */
import { entryOf, type Node, type SyntaxProblem, valueOf } from "../../parsers/node.ts";
import { parseToml } from "../../parsers/toml/index.ts";
import { parseYaml } from "../../parsers/yaml/lenient.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { flagsIn, textOf, type GateProperty, type GateUse, type GateUses, wordsIn } from "./usage.ts";

export async function hooksIn(source: Source): Promise<GateUses> {
  const at = ({ span }: Pick<Node, "span">): Place => ({ source, span });
  const node = await nodeOf(source);
  if (node.kind === "problem") return { source, uses: [], problem: at(node), placeWithout: () => startOf(source) };
  const repos = valueOf(node, "repos");
  const key = node.kind === "table" ? entryOf(node, "repos")?.key : undefined;
  const stages = valueOf(node, "default_stages");
  const uses = itemsOf(repos).flatMap((repo) =>
    itemsOf(valueOf(repo, "hooks")).flatMap((hook) => useOf(hook, repo, stages, at)),
  );
  return { source, uses, placeWithout: () => (key ? at(key) : startOf(source)) };
}

async function nodeOf(source: Source): Promise<Node | SyntaxProblem> {
  if (source.path.endsWith(".toml")) return parseToml(source.text, 0, "0.9");
  const { node, problems } = await parseYaml(source.text, 0);
  return problems[0] ?? node;
}

function useOf(
  hook: Node,
  repo: Node,
  defaults: Node | undefined,
  at: (node: Pick<Node, "span">) => Place,
): readonly GateUse[] {
  const id = valueOf(hook, "id");
  if (hook.kind !== "table" || !id || !/^agent-profile-check(?:-script)?$/.test(textOf(id))) return [];
  const name = textOf(id);
  const properties = new Map<string, GateProperty>(
    flagsIn(wordsIn(valueOf(hook, "args")).join(" "), at(valueOf(hook, "args") ?? id)),
  );
  const [url, rev] = [valueOf(repo, "repo"), valueOf(repo, "rev")];
  if (url) properties.set("version", { text: `${textOf(url)}@${rev ? textOf(rev) : ""}`, at: at(rev ?? url) });
  const set = (key: string, worse: (text: string) => string | undefined) => {
    const value = valueOf(hook, key);
    if (value) properties.set(key, { text: textOf(value), at: at(value), worse: () => worse(textOf(value)) });
  };
  set("always_run", (text) => (text === "true" ? undefined : "the hook runs only for some files"));
  set("entry", (text) => `the hook runs \`${text}\` instead`);
  set("language", (text) => `the hook runs as \`${text}\` instead`);
  const stages = valueOf(hook, "stages") ?? defaults;
  if (stages)
    properties.set("stages", {
      text: textOf(stages),
      at: at(stages),
      worse: () =>
        wordsIn(stages).some((stage) => stage === "pre-commit" || stage === "commit")
          ? undefined
          : "the hook does not run before a commit",
    });
  return [{ kind: "hook", name: `the hook \`${name}\``, home: name, at: at(id), properties }];
}

function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.kind === "list" ? node.items : [];
}
