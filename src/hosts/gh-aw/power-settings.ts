/**
 * Values on which the power of a workflow depends and that no grant, hook or bypass reports: tokens, secrets, other
 * repositories, runners, who may start it, and what `safe-outputs` may do. Every key counts but those that do no harm.
 */
import type { PowerSetting } from "../../model/profile.ts";
import { isEmptyValue, type Node, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import type { Part } from "./document.ts";

/** Keys of the frontmatter that give no power, and those that only say what a workflow costs and how it looks. */
const harmless = new Set(
  `name description intent emoji labels metadata resources source redirect tracker-id private version infer
  disable-model-invocation import-schema inlined-imports run-name timeout-minutes timeout_minutes concurrency max-turns
  max-runs max-turn-cache-misses max-ai-credits max-daily-ai-credits`.split(/\s+/),
);

/** What hooks and servers report, with everything below it. */
const reportedWhole = new RegExp(
  `^(?:${[
    "imports|mcp-servers|mcp-scripts|safe-inputs|plugins|skills|apm|dependencies|services|container",
    "safe-outputs\\.(?:jobs|scripts|actions)|jobs\\.[^.]*\\.(?:services|container)",
    "engine\\.(?:driver|extensions)|sandbox\\.agent\\.images",
    "(?:(?:jobs\\.[^.]*|on|engine|safe-outputs(?:\\.threat-detection)?)\\.)?(?:[a-z]+-)*steps",
  ].join("|")})$`,
);

/** Values that grants and bypasses report. */
const reportedValue =
  /^(?:strict|features\.dangerously-.*|tools\.[^.]*|network\.allowed|engine\.(?:model|permission-mode|command)|sandbox\.(?:agent|mcp)\.command|sandbox\.mcp\.container|runtimes\.[^.]*\.action-repo)$/;

/** Last keys that limit: one entry more, or none of them, lets the agent do more. */
const allowing = /^(?:allowed(?!-repos$|-base-branches$|-input$).*|min-integrity|title-prefix|required-.*)$/;
/** Last keys that limit: one entry less lets the agent do more. */
const denying = /^(?:blocked.*|excluded-.*|skip-.*|manual-approval|if|protected-files|cooldown)$/;
/** Last keys that limit where they have this value, which `draft` and others have by default. */
const restricting: Readonly<Record<string, string>> = {
  "read-only": "true",
  lockdown: "true",
  staged: "true",
  draft: "true",
  checkout: "false",
  "continue-on-error": "false",
};
/** What limits whatever its values are: who may start a workflow how often, and what is removed from its logs. */
const limitsBelow = /^(?:user-rate-limit|rate-limit|secret-masking)(?:\.|$)/;

export function powerSettingsIn(parts: readonly Part[]): readonly PowerSetting[] {
  return parts.flatMap(({ table, source }) =>
    table.entries.flatMap(({ name = "", value }) => (harmless.has(name) ? [] : valuesAt(name, value, source))),
  );
}

/** The settings at a key and below it. */
function valuesAt(path: string, node: Node, source: Source): readonly PowerSetting[] {
  if (reportedWhole.test(path)) return [];
  if (node.kind !== "table") return reportedValue.test(path) ? [] : settingOf(path, node, source);
  if (node.entries.length === 0) return path === "network" ? settingOf(path, node, source) : [];
  return node.entries.flatMap(({ name = "", value }) => valuesAt(`${path}.${name}`, value, source));
}

function settingOf(path: string, node: Node, source: Source): readonly PowerSetting[] {
  const setting = path === "engine" ? "engine.id" : path;
  if (isPlain(setting, node)) return [];
  const at = { source, span: node.span };
  const items = node.kind === "list" ? node.items : [node];
  const values = items.flatMap((item) => levelsOf(setting, textOf(item)) ?? startContent([], [item], source));
  const limit = limitOf(setting, node);
  return [{ setting, values, ...(limit ? { limit } : {}), at }];
}

/** A key without a value, an output that is only named, which its grant reports, and a value that is the default. */
function isPlain(setting: string, node: Node): boolean {
  if (node.kind !== "scalar") return false;
  const isTrue = node.value === true;
  return isEmptyValue(node) || (isTrue && /^safe-outputs\.(?!staged$)[^.]+$|\.continue-on-error$/.test(setting));
}

/** A permission that writes is one that reads too, so that less of it is nothing new. */
function levelsOf(setting: string, text: string | undefined): readonly string[] | undefined {
  if (text === undefined || !/(?:^|\.)permissions(?:\.|$)/.test(setting))
    return text === undefined ? undefined : [text];
  return text === "none" ? [] : text.startsWith("write") ? ["read", "read-all", text] : [text];
}

function limitOf(setting: string, node: Node): PowerSetting["limit"] {
  const last = setting.slice(setting.lastIndexOf(".") + 1);
  if (setting === "network") return node.kind === "table" ? "denies" : undefined;
  if (allowing.test(last)) return "allows";
  if (denying.test(last) || limitsBelow.test(setting)) return "denies";
  if (Object.hasOwn(restricting, last) && restricting[last] === textOf(node)) return "denies";
  return /^max(?:-|$)/.test(last) ? "quota" : undefined;
}
