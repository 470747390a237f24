/** What skills and commands do when a person or CI starts them, whatever the subagents may. */
import type { Authority, Layer } from "../../../model/load.ts";
import { join } from "../../../repo/path.ts";
import { hookGrants } from "../../_kit/hooks-and-servers.ts";
import type { LayerRead } from "../../_kit/sessions.ts";
import type { Skill } from "./find.ts";
import { fateOf, type Scopes } from "./inline.ts";
import { approvingTools, leaves, oneLine } from "./power.ts";
import { folder } from "../layers.ts";
import { approvalsIn, denialsIn, ruleOf, scopesFor } from "./rules.ts";

/** One layer for each directory or plugin whose skills and commands do something by themselves. */
export function skillLayers(skills: readonly Skill[], reads: readonly LayerRead[]): readonly LayerRead[] {
  const { scopes } = approvalsIn(reads.flatMap(({ layer }) => layer.authority));
  const byHome = new Map<string, Skill[]>();
  for (const skill of skills) {
    const key = `${skill.inPlugin} ${skill.home}`;
    const group = byHome.get(key);
    if (group) group.push(skill);
    else byHome.set(key, [skill]);
  }
  const ofProjects = new Set(skills.filter(({ inPlugin }) => !inPlugin).map(({ text }) => text.source.path));
  return [...byHome.values()].flatMap((group): readonly LayerRead[] => {
    const [first] = group;
    // Two paths may lead to one file, and a plugin in a skills folder may be a skill itself.
    const own = group.filter(({ inPlugin, text }) => !inPlugin || !ofProjects.has(text.source.path));
    const files = new Map(own.map((skill) => [skill.text.source.path, skill]));
    const isStopped = first !== undefined && stopsCommands(first, reads);
    const authority = [...files.values()].flatMap((skill) => factsOf(skill, scopes, isStopped));
    if (!first || authority.length === 0) return [];
    return [{ layer: layerOf(first, authority), items: [], unjudged: [] }];
  });
}

/** Whether settings of the same directory keep commands from running. */
function stopsCommands({ home, inPlugin }: Skill, reads: readonly LayerRead[]): boolean {
  const beside = reads.flatMap(({ layer: { root, authority } }) =>
    !inPlugin && root === join(home, folder) ? authority : [],
  );
  const { noCommands, deniesCommands } = denialsIn(beside);
  return noCommands || deniesCommands;
}

function layerOf({ home, inPlugin }: Skill, authority: readonly Authority[]): Layer {
  if (inPlugin) return { name: "plugin", root: home, status: "loaded", authority };
  const name = home.startsWith("~") ? "user" : home.startsWith("/") ? "system" : "project";
  const root = join(home, ".claude");
  return { name, root, status: "loaded", authority, ...(name === "project" ? { governs: home } : {}) };
}

function factsOf(skill: Skill, approved: Scopes, isStopped: boolean): readonly Authority[] {
  const { text, name } = skill;
  const scopes = [...approved, ...scopesFor(text.allowed.map(({ written }) => ruleOf(written)))];
  const source = text.source;
  // Two skills may say the same, and each is a setting of its own.
  const contentOf = (what: string): string => `${source.path} ${what}`;
  const approving = approvingTools(text);
  const [first] = approving;
  const value = approving.map(({ entry }) => entry.written).join(", ");
  return [
    ...(first
      ? [
          {
            setting: "allowed-tools",
            value,
            effect: "widens" as const,
            because: `approves these tools in every session that starts \`/${name}\`, and in its later subagents`,
            content: contentOf(value),
            at: first.entry.at,
          },
        ]
      : []),
    ...(text.fork
      ? [
          {
            setting: "agent",
            value: text.fork.agent,
            effect: "widens" as const,
            because: `is the subagent that runs \`/${name}\`, with its hooks, servers and mode`,
            content: contentOf(text.fork.agent),
            at: text.fork.at,
          },
        ]
      : []),
    ...(isStopped ? [] : text.commands)
      .filter((command) => fateOf(command.text, scopes) === "executes")
      .map(
        (command): Authority => ({
          setting: "inline command",
          value: oneLine(command.text),
          effect: "widens",
          because: `runs without asking when a person or CI starts \`/${name}\``,
          content: contentOf(command.text),
          may: ["execute"],
          names: [command.text],
          at: command.at,
        }),
      ),
    ...(text.fork ? [] : text.hooks).map(
      (hook): Authority => ({
        setting: `hooks.${hook.name}`,
        value: hook.kind,
        effect: "widens",
        because: `runs in every session that starts \`/${name}\``,
        content: contentOf(hook.value),
        may: hookGrants([hook], "hooks").map(({ capability }) => capability),
        names: [hook.value],
        at: hook.at,
      }),
    ),
    ...text.files
      .filter((file) => leaves(file.text))
      .map(
        (file): Authority => ({
          setting: "@",
          value: file.text,
          effect: "widens",
          because: `is a file outside the repository that every session reads that starts \`/${name}\``,
          content: contentOf(file.text),
          at: { source, span: file.at.span },
        }),
      ),
  ];
}
