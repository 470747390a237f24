/** The files in `.openhands` that run code beside every agent: hooks, and scripts as a whole. */
import { hookAuthority } from "../_kit/settings/authority.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { contentOf } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownSettings } from "../_kit/settings/unknown-settings.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { type OwnVariables, readVariables, variableRules } from "../_kit/settings/variables.ts";
import type { WholeFile } from "../_kit/loading/whole-files.ts";
import { inOrder } from "../../model/capability.ts";
import type { Authority } from "../../model/load.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { hooksIn, isAgent } from "./hooks.ts";
import { powersOf } from "./tools.ts";

/** Relative to the directory in which a session starts. */
export const settingsFiles: readonly string[] = [".openhands/hooks.json"];

const events = ["pre_tool_use", "post_tool_use", "user_prompt_submit", "session_start", "session_end", "stop"];
const pascal = events.map((event) => event.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase()));

/** Of `hooks.json`. */
export const knownSettings: KnownSettings = {
  title: "OpenHands",
  harmless: harmlessKeys(["$schema", "hooks", ...events, ...pascal].join(" "), "is compared hook by hook"),
};

/** Read at the start of a session, with variables that count where nothing else sets them. */
const variablesFile = ".env";

const ownVariables: readonly OwnVariables[] = [
  {
    names: /^OPENHANDS_(?:PERSISTENCE|WORK)_DIR$/,
    because: "is a folder whose settings, servers, hooks or skills count",
    may: ["execute"],
  },
];

const variableRulesHere = variableRules("*", [], ownVariables);

/** What `.env` of a directory decides for sessions there. Alone it does not show that OpenHands is in use. */
export async function variablesOf(repo: RepoIndex, start: string): Promise<LayerRead | undefined> {
  const path = join(start, variablesFile);
  const { authority, unjudged } = await readVariables(repo, [{ path, rules: variableRulesHere }]);
  if (authority.length + unjudged.length === 0) return undefined;
  return { layer: { name: "project", root: path, status: "loaded", authority, governs: start }, items: [], unjudged };
}

/** Scripts, each of which counts as one setting: any change of its text is a change of it. */
export const wholeFiles: readonly WholeFile[] = [
  { name: /^setup\.sh$/, because: "runs every time that OpenHands begins to work in the repository", may: ["execute"] },
  { name: /^pre-commit\.sh$/, because: "runs before each commit that OpenHands makes", may: ["execute"] },
];

const beside = "runs beside every agent";

/** The hooks of `hooks.json`: under `hooks`, or the whole file. */
export function authorityIn(root: Node, source: Source): readonly Authority[] {
  // Hooks under the key `hooks` are read for every host.
  const commands = valueOf(root, "hooks") ? [] : hookAuthority(root, source, beside);
  return [
    ...commands,
    ...hooksIn(root)
      .filter(isAgent)
      .map(({ table }) => agentAuthority(table, source)),
  ];
}

/** A hook that starts an agent, which has the tools that the hook names. */
function agentAuthority(hook: Table, source: Source): Authority {
  const tools = listItems(valueOf(hook, "tools")).map((tool) => textOf(tool) ?? "");
  return {
    setting: "hooks.agent",
    value: tools.join(", "),
    effect: "widens",
    because: "starts an agent with these tools beside every agent",
    content: contentOf(hook, source),
    may: inOrder(["delegate", ...tools.flatMap(powersOf)]),
    at: { source, span: hook.span },
  };
}
