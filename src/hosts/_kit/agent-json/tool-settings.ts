/** `toolsSettings` of the agent format of Amazon Q Developer CLI and Kiro CLI: what a tool may do without asking. */
import { type Interpreter, interpreterIn, shownInterpreter } from "../../../model/interpreter.ts";
import type { Bypass, Ineffective } from "../../../model/profile.ts";
import { type Node, textOf, valueOf } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { type Opening, openingOf } from "./command-patterns.ts";
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
  /** The settings of the tool, which have the list. */
  readonly settings: Node;
  /** The entry of `allowedTools` that matches the tool, so that the list adds nothing. */
  readonly allowedBy: string | undefined;
  /** The end of a message: which of the host's versions read it. */
  readonly readers: string;
  /** How a line that an open pattern matches runs another command: `… | sh`. */
  readonly another: string;
}

/** What runs without asking by one list, or why the list has no effect. */
export function toolSettingIn(source: Source, setting: ToolSetting): AutoApproved {
  const { tool, key, settings, allowedBy, readers } = setting;
  const list = valueOf(settings, key);
  if (!list) return { bypasses: [], ineffective: [] };
  const what = `toolsSettings.${tool}.${key}`;
  if (allowedBy !== undefined) return { bypasses: [], ineffective: withoutEffect(source, setting, what, list) };
  const because = `leaves nothing to confirm${readers}`;
  const bypasses = entriesOf(list, source).flatMap(({ name, at }): readonly Bypass[] => {
    if (matchesEverything(key, name)) return [{ setting: what, value: name, effect: "auto-approve", because, at }];
    if (key !== "allowedCommands") return [];
    // The reader closes the pattern: `node` matches no argument.
    const interpreter = interpreterIn(name.endsWith("$") ? name : `${name}$`, "regex");
    if (interpreter) return [byInterpreter(what, name, interpreter, at)];
    const opening = openingOf(name);
    return opening ? [byOpening(setting, what, { name, opening, at })] : [];
  });
  return { bypasses, ineffective: [] };
}

/** A list that lets everything pass limits nothing, and is not meant to. */
function withoutEffect(
  source: Source,
  { key, settings, allowedBy = "" }: ToolSetting,
  what: string,
  list: Node,
): readonly Ineffective[] {
  const entries = entriesOf(list, source);
  const at = { source, span: list.span };
  const because = `\`allowedTools\` has \`${allowedBy}\`, so the tool runs without asking whatever this says`;
  if (textOf(valueOf(settings, "denyByDefault")) === "true")
    return [{ kind: "limit", what, because: `${because}, and \`denyByDefault\` denies nothing`, at }];
  if (entries.every(({ name }) => matchesEverything(key, name))) return [];
  return [{ kind: "value", what, because: `${because}; remove one of the two`, at }];
}

function byInterpreter(setting: string, value: string, interpreter: Interpreter, at: Place): Bypass {
  const because = `lets ${shownInterpreter(interpreter)} run any code without asking, which is every command`;
  return { setting, value, effect: "interpreter", because, at };
}

function byOpening(
  { readers, another }: ToolSetting,
  setting: string,
  { name, opening, at }: { readonly name: string; readonly opening: Opening; readonly at: Place },
): Bypass {
  const because =
    opening === "run"
      ? `also matches a line with another command in it (\`${another}\`), so every command runs without asking${readers}; list the characters that arguments may have, as in \`[\\w ./=-]*\``
      : `also matches lines that only begin with its first alternative or end with its last, so every command runs without asking${readers}; put the alternatives in parentheses`;
  return { setting, value: name, effect: "auto-approve", because, at };
}

/** Whether a pattern leaves nothing out: a regular expression for commands and addresses, a glob for paths. */
export function matchesEverything(key: string, pattern: string): boolean {
  if (key === "trusted" || key === "blocked")
    return /^\^?(?:https?\??:(?:\\?\/){2}|\(https?\|https?\):\/\/)?\(?\.[*+]\)?\$?$/.test(pattern);
  return key.endsWith("Commands")
    ? /^\^?(?:\(?\.[*+]\)?|\[\\s\\S\][*+])?\$?$/.test(pattern)
    : /^(?:~?\/|\.\/)?\*{0,2}(?:\/\*{1,2})?$/.test(pattern);
}
