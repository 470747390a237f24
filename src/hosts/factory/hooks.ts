/**
 * Hooks of droid: in `hooks.json`, with its events at the top level, and in `settings.json`. One wrong value stops
 * every hook of its file. Measured in sessions of droid 0.225.2 and 0.215.0.
 */
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node } from "../../parsers/node.ts";
import { join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { hookAuthority } from "../_kit/settings/authority.ts";
import { hookFaultIn, type HookShape } from "../_kit/settings/hook-shape.ts";
import { withHooksOff } from "../_kit/settings/hooks-off.ts";
import {
  authorityFrom,
  hooksIn,
  readSettingsFiles,
  type SettingRule,
  type SettingsRead,
} from "../_kit/settings/index.ts";
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

const switches: ReadonlySet<string> = new Set(["hooksDisabled", "hooks.hooksDisabled"]);

/** What a true `hooksDisabled` does, below `hooks` of `settings.json` or at the top of `hooks.json`. */
export const hooksDisabled: Omit<SettingRule, "path"> = {
  when: /^true$/,
  effect: "widens",
  because: "turns off every hook, also those of the user that guard tools",
  endsGuards: true,
};

/**
 * What `hooks.json` of a `.factory` starts. An event in it, also an empty one, replaces the same event of the
 * `settings.json` beside it. A key `hooks` in it is no event, and counts in case it once was one.
 */
export async function readHooks(repo: RepoIndex, own: string): Promise<SettingsRead> {
  let replaces: readonly string[] = [];
  const read = await readSettingsFiles(repo, [
    {
      path: join(own, hooksFile),
      isRelevant: (text) => text.trim() !== "",
      read: (root, source) => {
        replaces = eventsIn(root).map((event) => `hooks.${event}`);
        return [
          ...authorityFrom([{ path: "hooksDisabled", ...hooksDisabled }], root, source),
          ...hookAuthority(withoutHooks(root), source, beside),
          ...hooksIn(root, source).map((hook) => ({ ...hook, isGuard: false })),
        ];
      },
      unjudged: (root, source) => [
        ...unknownSettings(
          root,
          source,
          "Factory",
          [...shape.events, "hooksDisabled", "showHookOutput"].map((path) => ({ path })),
        ),
        ...(root.kind === "table" ? faultIn(root, source, "the hooks of `settings.json` run instead") : []),
      ],
      reading,
    },
  ]);
  return { ...read, replaces };
}

/** The events that a file of hooks has. One with a wrong value counts as if it were not there. */
function eventsIn(root: Node): readonly string[] {
  if (root.kind !== "table" || hookFaultIn(root, shape)) return [];
  return shape.events.filter((event) => lastOf(root, event) !== undefined);
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
 * What of the settings of one `.factory` applies. Hooks of `settings.local.json` never run: they count as power and as
 * no guard, and turn nothing off.
 */
export function appliedSettings(authority: readonly Authority[]): readonly Authority[] {
  const applied = authority.flatMap((entry) => {
    if (!entry.setting.startsWith("hooks.") || nameOf(entry.at.source.path) !== "settings.local.json") return [entry];
    return entry.endsGuards ? [] : [{ ...entry, isGuard: false }];
  });
  return withHooksOff(applied, switches);
}

function faultIn(hooks: Node, source: Source, instead: string): readonly Problem[] {
  const fault = hookFaultIn(hooks, shape);
  if (!fault) return [];
  const message = `has ${fault.what}, and because of it Factory runs no hook of this file; ${instead}`;
  return [{ message, at: { source, span: fault.span }, scope: "part" }];
}
