/** Reads what lies next to `config.toml`: rules for commands, hooks, and the environments of worktrees. */
import type { Authority, Problem } from "../../../model/load.ts";
import { jsonDialects } from "../../../parsers/json.ts";
import { lastOf, type Node } from "../../../parsers/node.ts";
import { join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Source } from "../../../repo/text.ts";
import { hookAuthority } from "../../_kit/settings/authority.ts";
import { collectFiles, readEach } from "../../_kit/loading/collect.ts";
import { hookFaultIn, type HookShape, repeatIn } from "../../_kit/settings/hook-shape.ts";
import { authorityFrom, readSettingsFiles, type SettingRule } from "../../_kit/settings/index.ts";
import { tomlOf } from "../../_kit/toml.ts";
import { unknownSettings } from "../../_kit/settings/unknown-settings.ts";
import { readRules, type RulesRead } from "./rules.ts";
import { append } from "../../../repo/many.ts";

export type { RulesRead };

/** A folder without rules, hooks and environments. */
export const nothingBeside: RulesRead = { authority: [], unjudged: [] };

/** The app runs these when it makes a worktree, and removes it; actions, when a person clicks them. */
const environmentRules = ["setup.script", "setup.*.script", "cleanup.script", "cleanup.*.script"].map(
  (path): SettingRule => ({
    path,
    effect: "widens",
    because: "runs where the app makes or removes a worktree",
    may: ["execute"],
  }),
);
const harmlessEnvironment = ["version", "name", "description", "actions"].map((path) => ({ path }));

/** What the files of one `.codex` folder decide besides `config.toml`. */
export async function besideConfig(repo: RepoIndex, folder: string): Promise<RulesRead> {
  // A `.codex` that cannot be read is reported once, by its `config.toml`.
  if (repo.resolve(folder).kind !== "directory") return nothingBeside;
  const rules = await readFolder(repo, join(folder, "rules"), /\.rules$/, (source) =>
    Promise.resolve(readRules(source)),
  );
  const environments = await readFolder(repo, join(folder, "environments"), /\.toml$/, readEnvironment);
  const unknown: Problem[] = [];
  const hooks = await readSettingsFiles(repo, [
    {
      path: join(folder, "hooks.json"),
      reading: { dialect: jsonDialects.serde, otherwise: "Codex runs none of its hooks; write strict JSON" },
      read: (root, source) => {
        append(unknown, hooksFaultIn(root, source));
        return hookAuthority(lastOf(root, "hooks"), source, "can run a command in every session");
      },
    },
  ]);
  return {
    authority: [...rules.authority, ...hooks.authority, ...environments.authority],
    unjudged: [...rules.unjudged, ...hooks.unjudged, ...unknown, ...environments.unjudged],
  };
}

const shape: HookShape = {
  events: "PreToolUse PostToolUse PermissionRequest SessionStart UserPromptSubmit Stop".split(" "),
  types: ["command", "prompt", "agent"],
  refusesRepeats: true,
};

/** Why Codex runs no hook of a `hooks.json`: an unknown key, a key that stands twice, a value of the wrong type. */
function hooksFaultIn(root: Node, source: Source): readonly Problem[] {
  const keys = root.kind === "table" ? root.entries : [];
  const unknown = keys.find(({ name = "" }) => name !== "hooks" && name !== "description");
  const hooks = lastOf(root, "hooks");
  const fault =
    (unknown && { what: `the unknown key \`${unknown.name ?? ""}\``, span: unknown.key.span }) ??
    (root.kind === "table" ? repeatIn(root, shape) : { what: "no object", span: root.span }) ??
    (hooks && hookFaultIn(hooks, shape));
  if (!fault) return [];
  const message = `has ${fault.what}, and because of it Codex runs no hook of this file, also none that guards tools`;
  return [{ message, at: { source, span: fault.span }, scope: "part" }];
}

async function readFolder(
  repo: RepoIndex,
  root: string,
  ending: RegExp,
  read: (source: Source) => Promise<RulesRead>,
): Promise<RulesRead> {
  const { files, unjudged } = collectFiles(repo, root, {
    isIncluded: (name) => ending.test(name),
    deep: false,
  });
  const { results, unjudged: unread } = await readEach(repo, files, read);
  return {
    authority: results.flatMap(({ authority }) => authority),
    unjudged: [...unjudged, ...unread, ...results.flatMap((result) => result.unjudged)],
  };
}

async function readEnvironment(source: Source): Promise<RulesRead> {
  const root = await tomlOf(source);
  if (root.kind === "problem") {
    const message = `cannot be read as TOML: ${root.message.replaceAll("\n", ", ")}`;
    return { authority: [], unjudged: [{ message, at: { source, span: root.span } }] };
  }
  const authority: readonly Authority[] = authorityFrom(environmentRules, root, source);
  const known = [...environmentRules, ...harmlessEnvironment];
  return { authority, unjudged: unknownSettings(root, source, "Codex", known) };
}
