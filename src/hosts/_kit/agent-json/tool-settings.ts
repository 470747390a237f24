/** `toolsSettings` of the agent format of Amazon Q Developer CLI and Kiro CLI: what a tool may do without asking. */
import { interpreterIn } from "../../../model/interpreter.ts";
import type { Bypass, Ineffective } from "../../../model/profile.ts";
import type { Node } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { entriesOf } from "./entries.ts";

/** What runs without asking, and which limits have no effect because of it. */
export interface AutoApproved {
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

/** The lists of a tool's settings. */
export const settingLists = ["allowedCommands", "allowedPaths", "allowedServices", "trusted"] as const;

/** One list of a tool's settings. */
export interface ToolSetting {
  readonly tool: string;
  readonly key: string;
  readonly list: Node | undefined;
  /** Whether `allowedTools` names the tool, so that the list limits nothing. */
  readonly isAllowed: boolean;
  /** The end of a message: which of the host's versions read it. */
  readonly readers: string;
}

/** What runs without asking by one list, or why the list has no effect. */
export function toolSettingIn(source: Source, { tool, key, list, isAllowed, readers }: ToolSetting): AutoApproved {
  if (!list) return { bypasses: [], ineffective: [] };
  const setting = `toolsSettings.${tool}.${key}`;
  if (isAllowed) {
    const because = `\`allowedTools\` lists \`${tool}\`, which runs without asking whatever this says`;
    const at = { source, span: list.span };
    return { bypasses: [], ineffective: [{ kind: "limit", what: setting, because, at }] };
  }
  const because = `leaves nothing to confirm${readers}`;
  const bypasses = entriesOf(list, source)
    .filter(({ name }) => matchesEverything(key, name))
    .map(({ name, at }): Bypass => ({ setting, value: name, effect: "auto-approve", because, at }));
  const interpreters = entriesOf(key === "allowedCommands" ? list : undefined, source).flatMap(({ name, at }) => {
    const interpreter = matchesEverything(key, name) ? undefined : interpreterIn(name, "regex");
    return interpreter === undefined ? [] : [byInterpreter(setting, name, interpreter, at)];
  });
  return { bypasses: [...bypasses, ...interpreters], ineffective: [] };
}

function byInterpreter(setting: string, value: string, interpreter: string, at: Place): Bypass {
  const because = `lets \`${interpreter}\` run any code without asking, which is every command`;
  return { setting, value, effect: "interpreter", because, at };
}

/** Whether a pattern leaves nothing out: a regular expression for commands and addresses, a glob for paths. */
export function matchesEverything(key: string, pattern: string): boolean {
  if (key === "trusted" || key === "blocked")
    return /^\^?(?:https?\??:(?:\\?\/){2}|\(https?\|https?\):\/\/)?\(?\.[*+]\)?\$?$/.test(pattern);
  return key.endsWith("Commands")
    ? /^\^?(?:\(?\.[*+]\)?|\[\\s\\S\][*+])?\$?$/.test(pattern)
    : /^(?:~?\/|\.\/)?\*{0,2}(?:\/\*{1,2})?$/.test(pattern);
}
