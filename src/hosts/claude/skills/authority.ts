/** What skills and commands do when a person or CI starts them, whatever the subagents may. */
import type { Authority, Layer } from "../../../model/load.ts";
import type { HookOrServer } from "../../../model/profile.ts";
import { join } from "../../../repo/path.ts";
import { hookGrants } from "../../_kit/settings/hooks-and-servers.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import type { SkillText } from "./document.ts";
import type { Skill } from "./find.ts";
import { fateOf, type Scopes } from "./inline.ts";
import { approvingTools, leaves, oneLine } from "./power.ts";
import { folder } from "../layers.ts";
import { approvalsIn, denialsIn, ruleOf, scopesFor } from "./rules.ts";
import { groupBy } from "../../../repo/many.ts";

/** One layer for each directory or plugin whose skills and commands do something by themselves. */
export function skillLayers(skills: readonly Skill[], reads: readonly LayerRead[]): readonly LayerRead[] {
  const { scopes } = approvalsIn(reads.flatMap(({ layer }) => layer.authority));
  const byHome = groupBy(skills, (skill) => `${skill.inPlugin} ${skill.home}`);
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

/** What a skill gives to every session that starts it. `isStopped`: its commands do not run. */
function factsOf(skill: Skill, approved: Scopes, isStopped: boolean): readonly Authority[] {
  const { text } = skill;
  const scopes = [...approved, ...scopesFor(text.allowed.map(({ written }) => ruleOf(written)))];
  const commands = isStopped ? [] : text.commands.filter((command) => fateOf(command.text, scopes) === "executes");
  return [
    ...approvedTools(skill),
    ...forkOf(skill),
    ...commands.map((command) => inlineCommand(skill, command)),
    ...(text.fork ? [] : text.hooks.map((hook) => hookOf(skill, hook))),
    ...text.files.filter((file) => leaves(file.text)).map((file) => fileOutside(skill, file)),
  ];
}

/** A setting of a skill. Two skills may say the same, and each is a setting of its own. */
function settingOf({ text }: Skill, { content, ...rest }: Omit<Authority, "effect"> & { content: string }): Authority {
  return { ...rest, effect: "widens", content: `${text.source.path} ${content}` };
}

function approvedTools(skill: Skill): readonly Authority[] {
  const approving = approvingTools(skill.text);
  const [first] = approving;
  if (!first) return [];
  const value = approving.map(({ entry }) => entry.written).join(", ");
  const because = `approves these tools in every session that starts \`/${skill.name}\`, and in its later subagents`;
  return [settingOf(skill, { setting: "allowed-tools", value, because, content: value, at: first.entry.at })];
}

function forkOf(skill: Skill): readonly Authority[] {
  const { fork } = skill.text;
  if (!fork) return [];
  const because = `is the subagent that runs \`/${skill.name}\`, with its hooks, servers and mode`;
  return [settingOf(skill, { setting: "agent", value: fork.agent, because, content: fork.agent, at: fork.at })];
}

function inlineCommand(skill: Skill, { text, at }: SkillText["commands"][number]): Authority {
  return settingOf(skill, {
    setting: "inline command",
    value: oneLine(text),
    because: `runs without asking when a person or CI starts \`/${skill.name}\``,
    content: text,
    may: ["execute"],
    names: [text],
    at,
  });
}

function hookOf(skill: Skill, hook: HookOrServer): Authority {
  return settingOf(skill, {
    setting: `hooks.${hook.name}`,
    value: hook.kind,
    because: `runs in every session that starts \`/${skill.name}\``,
    content: hook.value,
    may: hookGrants([hook], "hooks").map(({ capability }) => capability),
    names: [hook.value],
    at: hook.at,
  });
}

function fileOutside(skill: Skill, { text, at }: SkillText["files"][number]): Authority {
  return settingOf(skill, {
    setting: "@",
    value: text,
    because: `is a file outside the repository that every session reads that starts \`/${skill.name}\``,
    content: text,
    at: { source: skill.text.source, span: at.span },
  });
}
