/** The shells and variables of the editor's terminals: an agent's terminal has them too. */
import { valuesOfSetting } from "../_kit/settings/vscode-settings.ts";
import { tableEntries } from "../_kit/profiles/fields.ts";
import { authorityFrom, commandTexts, contentOf } from "../_kit/settings/index.ts";
import { variableRules } from "../_kit/settings/variables.ts";
import type { Authority } from "../../model/load.ts";
import type { Node } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import type { EditorRule } from "./editor-settings.ts";

const systems = ["linux", "osx", "windows"];

/** Settings with one value. */
export const terminalRules: readonly EditorRule[] = systems.flatMap((system): readonly EditorRule[] => [
  {
    path: `chat.tools.terminal.terminalProfile.${system}`,
    effect: "widens",
    because: "may run every terminal command of an agent in this shell",
    may: ["execute"],
    isWhole: true,
  },
  {
    path: `terminal.integrated.defaultProfile.${system}`,
    effect: "widens",
    because: "may choose the shell of an agent's terminal commands",
  },
  {
    path: `terminal.integrated.automationProfile.${system}`,
    effect: "widens",
    because: "may run every task, also one that an agent starts, in this shell",
    may: ["execute"],
    isWhole: true,
  },
]);

/** The default is one of the profiles by name, so each profile counts; `null` only hides one of VS Code's own. */
export function terminalAuthority(source: Source, node: Node | undefined): readonly Authority[] {
  return systems.flatMap((system) => [
    ...valuesOfSetting(node, `terminal.integrated.profiles.${system}`).flatMap((table) =>
      profilesIn(table, system, source),
    ),
    ...valuesOfSetting(node, `terminal.integrated.env.${system}`).flatMap((table) =>
      variablesIn(table, system, source),
    ),
  ]);
}

function profilesIn(table: Node, system: string, source: Source): readonly Authority[] {
  return tableEntries(table)
    .filter(({ value }) => value.kind !== "scalar" || value.value !== null)
    .map(({ name = "", value }) => ({
      setting: `terminal.integrated.profiles.${system}`,
      value: name,
      effect: "widens",
      because: "may run every terminal command of an agent in this shell, if it is the default",
      content: contentOf(value, source),
      may: ["execute"],
      names: commandTexts(value),
      at: { source, span: value.span },
    }));
}

const variables = variableRules("*", []);

function variablesIn(table: Node, system: string, source: Source): readonly Authority[] {
  return authorityFrom(variables, table, source).map((found) => ({
    ...found,
    setting: `terminal.integrated.env.${system}.${found.setting}`,
  }));
}
