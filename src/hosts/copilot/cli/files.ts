/** What Copilot CLI requires of its settings and of a file of hooks. One wrong value costs the whole file. */
import { parseJson, withLastValues } from "../../../parsers/json.ts";
import { isText, type Node } from "../../../parsers/node.ts";
import type { CliFault } from "./document.ts";
import { eventFault, hookListFault } from "./hooks.ts";
import { type Rule, rules, wrongKey } from "./rules.ts";
import { fieldOf, isBoolean, isOneOf, isTable, isTexts } from "./values.ts";

const switched: Rule = [isBoolean, "`true` or `false`"];
const mapping: Rule = [isTable, "a mapping"];
const texts: Rule = [isTexts, "a list of texts"];
const text: Rule = [isText, "text"];

const hooksFileKeys = rules({
  version: [(node) => node.kind === "scalar" && Number(node.value) === 1 && !isText(node) && !isBoolean(node), "1"],
  disableAllHooks: switched,
  hooks: mapping,
});

/** The keys whose values are checked. The program ignores the others, whatever their values. */
const settingsKeys = rules({
  companyAnnouncements: texts,
  disableAllHooks: switched,
  enabledPlugins: [
    (node) => isTable(node) && node.entries.every(({ value }) => isBoolean(value)),
    "a mapping of names to `true` or `false`",
  ],
  extraKnownMarketplaces: [
    (node) => isTable(node) && node.entries.every(({ value }) => isTable(value) && isTable(fieldOf(value, "source"))),
    "a mapping of names to marketplaces with a `source`",
  ],
  hooks: mapping,
  skillDirectories: texts,
  mergeStrategy: [isOneOf("rebase", "merge"), "`rebase` or `merge`"],
  includeCoAuthoredBy: switched,
  respectGitignore: switched,
  deniedUrls: texts,
  disabledMcpServers: texts,
  disabledSkills: texts,
  model: text,
  effortLevel: text,
  contextTier: [isOneOf("default", "long_context"), "`default` or `long_context`"],
});

/** Why Copilot CLI runs no hook of a file in the folder of hooks. A wrong hook there costs only itself. */
export function hooksFileFault(written: Node, source: string): CliFault | undefined {
  const strict = strictFault(source);
  if (strict) return strict;
  const root = withLastValues(written);
  if (!isTable(root)) return { message: "Copilot CLI requires a mapping in the file", span: root.span };
  const hooks = fieldOf(root, "hooks");
  return wrongKey(root, hooksFileKeys, "") ?? (isTable(hooks) ? eventFault(hooks) : undefined);
}

/** Why nothing in a settings file applies in Copilot CLI. */
export function settingsFileFault(written: Node, source: string): CliFault | undefined {
  const strict = strictFault(source);
  if (strict) return strict;
  const root = withLastValues(written);
  if (!isTable(root)) return { message: "Copilot CLI requires a mapping in the file", span: root.span };
  const hooks = fieldOf(root, "hooks");
  return wrongKey(root, settingsKeys, "") ?? (isTable(hooks) ? hookListFault(hooks) : undefined);
}

/** Where JavaScript's own JSON parser refuses a text that this tool reads more loosely. */
function strictFault(source: string): CliFault | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch {
    const read = parseJson(source);
    const span = read.kind === "problem" ? read.span : { start: 0, end: 0 };
    return {
      message: "Copilot CLI requires strict JSON, without comments, trailing commas and a byte-order mark",
      span,
    };
  }
}
