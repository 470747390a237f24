/**
 * What GitHub's runner reads in a log and in the files of a step: commands by both of its grammars, at most ten
 * annotations of each level, messages cut at 4096. Source of the rules: `actions/runner@258d6c8:src/Runner.Common/ActionCommand.cs`,
 * `src/Runner.Worker/{ExecutionContext,FileCommandManager}.cs`.
 */

/** A line of the log that the runner acts upon. `grammar` 1 is `##[name]` anywhere, 2 is `::name::` at the start. */
export interface Command {
  readonly grammar: 1 | 2;
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** A step's log, as the page of its run shows it. */
export interface Read {
  /** At most ten of each level. */
  readonly annotations: readonly Command[];
  /** Annotations that GitHub drops without a word, by level. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Every other command that the log contained. */
  readonly commands: readonly Command[];
}

const known = new Set(
  (
    "add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher save-state set-env " +
    "set-output stop-commands warning"
  ).split(" "),
);
const levels = ["error", "warning", "notice"];

/** What the runner makes of a step's log. */
export function readLog(log: string): Read {
  const annotations: Command[] = [];
  const commands: Command[] = [];
  const seen: Record<string, number> = { error: 0, warning: 0, notice: 0 };
  let resume: string | undefined;
  for (const line of log.split(/\r\n|\r|\n/)) {
    if (resume !== undefined) {
      if (line.trim() === `::${resume}::`) resume = undefined;
      continue;
    }
    const command = commandOf(line);
    if (!command) continue;
    if (command.name === "stop-commands") resume = command.message;
    if (!levels.includes(command.name)) commands.push(command);
    else if ((seen[command.name] = (seen[command.name] ?? 0) + 1) <= 10)
      annotations.push({ ...withoutHalfColumns(command), message: command.message.slice(0, 4096) });
  }
  return {
    annotations,
    commands,
    dropped: Object.fromEntries(levels.map((level) => [level, Math.max(0, (seen[level] ?? 0) - 10)])),
  };
}

/** The runner tries the second grammar first, and the first one anywhere in the line. */
export function commandOf(line: string): Command | undefined {
  const trimmed = line.trimStart();
  const end = trimmed.startsWith("::") ? trimmed.indexOf("::", 2) : -1;
  if (end >= 0) {
    const { name, rest } = split(trimmed.slice(2, end));
    if (known.has(name))
      return {
        grammar: 2,
        name,
        properties: pairs(rest, ",", ["%0D", "%0A", "%3A", "%2C", "%25"]),
        message: unescape(trimmed.slice(end + 2), ["%0D", "%0A", "%25"]),
      };
  }
  const start = line.indexOf("##[");
  const close = start < 0 ? -1 : line.indexOf("]", start);
  if (close < 0) return undefined;
  const { name, rest } = split(line.slice(start + 3, close));
  const codes = ["%3B", "%0D", "%0A", "%5D", "%25"];
  return known.has(name)
    ? { grammar: 1, name, properties: pairs(rest, ";", codes), message: unescape(line.slice(close + 1), codes) }
    : undefined;
}

function split(words: string): { readonly name: string; readonly rest: string } {
  const space = words.indexOf(" ");
  return space < 0
    ? { name: words.toLowerCase(), rest: "" }
    : { name: words.slice(0, space).toLowerCase(), rest: words.slice(space + 1) };
}

function pairs(text: string, separator: string, codes: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const pair of text.trim().split(separator)) {
    const equals = pair.indexOf("=");
    if (equals > 0 && equals < pair.length - 1) found[pair.slice(0, equals)] = unescape(pair.slice(equals + 1), codes);
  }
  return found;
}

/** `%25` comes last in every list, so that `%250A` stays text. */
function unescape(text: string, codes: readonly string[]): string {
  return codes.reduce((result, code) => result.replaceAll(code, decodeURIComponent(code)), text);
}

/** Columns are dropped where a range covers more than one line. */
function withoutHalfColumns(command: Command): Command {
  const { col, endColumn, ...rest } = command.properties;
  const oneLine = rest["endLine"] === undefined || rest["endLine"] === rest["line"];
  return oneLine || (col === undefined && endColumn === undefined) ? command : { ...command, properties: rest };
}

/** `name=value` and `name<<END … END`, as in the files of outputs. */
export function readFileCommands(content: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const lines = content.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const [, name = "", mark = "", rest = ""] = /^(.*?)(<<|=)(.*)$/.exec(line) ?? [];
    if (line === "") continue;
    if (mark === "") throw new Error(`invalid format: ${line}`);
    if (mark === "=") found[name] = rest;
    else {
      const end = lines.indexOf(rest, at + 1);
      if (end < 0) throw new Error(`no line ${rest}`);
      found[name] = lines.slice(at + 1, end).join("\n");
      at = end;
    }
  }
  return found;
}
