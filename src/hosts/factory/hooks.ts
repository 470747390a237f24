/**
 * Hooks of droid: in `hooks.json`, with its events at the top level, or else in `settings.json`. One wrong value stops
 * every hook of its file.
 */
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node } from "../../parsers/node.ts";
import { join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { hookAuthority } from "../_kit/settings/authority.ts";
import { hookFaultIn, type HookShape } from "../_kit/settings/hook-shape.ts";
import { hooksIn, readSettingsFiles, type SettingsRead } from "../_kit/settings/index.ts";
import { unknownSettings } from "../_kit/settings/unknown-settings.ts";
import { reading } from "./reading.ts";

const hooksFile = "hooks.json";

const shape: HookShape = {
  events:
    "PreToolUse PostToolUse Notification UserPromptSubmit Stop SubagentStop PreCompact SessionStart SessionEnd".split(
      " ",
    ),
  types: ["command"],
};

/** What `hooks.json` of a `.factory` starts. A key `hooks` in it is no event, and counts in case it once was one. */
export function readHooks(repo: RepoIndex, own: string): Promise<SettingsRead> {
  return readSettingsFiles(repo, [
    {
      path: join(own, hooksFile),
      isRelevant: (text) => text.trim() !== "",
      read: (root, source) => [
        ...hookAuthority(withoutHooks(root), source, beside),
        ...hooksIn(root, source).map((hook) => ({ ...hook, isGuard: false })),
      ],
      unjudged: (root, source) => [
        ...unknownSettings(
          root,
          source,
          "Factory",
          shape.events.map((path) => ({ path })),
        ),
        ...(root.kind === "table" ? faultIn(root, source, "the hooks of `settings.json` run instead") : []),
      ],
      reading,
    },
  ]);
}

const beside = "runs beside every droid";

function withoutHooks(root: Node): Node | undefined {
  if (root.kind !== "table") return undefined;
  return { ...root, entries: root.entries.filter(({ name }) => name !== "hooks") };
}

/** Why droid runs no hook of a settings file. */
export function hooksFaultIn(root: Node, source: Source): readonly Problem[] {
  const hooks = lastOf(root, "hooks");
  return hooks ? faultIn(hooks, source, "also those that guard tools") : [];
}

/**
 * What of the settings of one `.factory` applies: where `hooks.json` has hooks, those of `settings.json` do not run,
 * and those of `settings.local.json` never do. The latter count as power, and as no guard.
 */
export function appliedSettings(authority: readonly Authority[]): readonly Authority[] {
  const isHook = ({ setting }: Authority): boolean => setting.startsWith("hooks.");
  const replaced = authority.some((entry) => isHook(entry) && nameOf(entry.at.source.path) === hooksFile);
  return authority.flatMap((entry) => {
    const name = nameOf(entry.at.source.path);
    if (!isHook(entry) || name === hooksFile) return [entry];
    if (name === "settings.local.json") return [{ ...entry, isGuard: false }];
    return replaced ? [] : [entry];
  });
}

function faultIn(hooks: Node, source: Source, instead: string): readonly Problem[] {
  const fault = hookFaultIn(hooks, shape);
  if (!fault) return [];
  const message = `has ${fault.what}, and because of it Factory runs no hook of this file; ${instead}`;
  return [{ message, at: { source, span: fault.span }, scope: "part" }];
}
