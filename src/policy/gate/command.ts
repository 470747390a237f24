/** Finds this tool among the commands of a shell script: how it is started, its arguments, and what hides a failure. */
import { argumentsOf } from "./arguments.ts";
import { shellKeywords, parseShell, type ShellCommand, type ShellScript } from "./shell.ts";
import type { GateProperty } from "./usage.ts";
import type { Place } from "../../repo/text.ts";

/** One command that starts this tool, or may. */
export interface ToolCommand {
  readonly properties: readonly (readonly [string, GateProperty])[];
}

const tool = "agent-profile-check";

/**
 * The uses of this tool in a script. A script that names it in a way that is not known is one use, of its whole text.
 */
export function commandsIn(script: string, at: Place): readonly ToolCommand[] {
  if (!script.includes(tool)) return [];
  const parsed = parseShell(script);
  const found = parsed.commands.flatMap((command, index): ToolCommand[] => {
    const started = startOfTool(command);
    return started ? [{ properties: propertiesOf(started, parsed, index, at) }] : [];
  });
  if (found.length > 0) return found;
  const [unknown] = parsed.commands.filter((command) => command.text.includes(tool) && !isWordsOnly(command));
  if (!unknown) return [];
  const text = script.replace(/\s+/g, " ").trim();
  return [{ properties: [["program", { text, at }]] }];
}

/** A command that only shows, searches or removes what has the tool's name. */
function isWordsOnly({ words }: ShellCommand): boolean {
  return /^(?:echo|printf|grep|cat|ls|rm|mkdir|test|\[|git|cd|true|false|:|#.*)$/.test(programOf(words)[0] ?? "");
}

interface Start {
  /** How it is started: `package` by any package runner, otherwise the program as written. */
  readonly program: string;
  /** The package and its version: `acme/agent-profile-check@v1`. */
  readonly version: string | undefined;
  /** Whether `--prefix=/` keeps npx from the repository's `.npmrc`. */
  readonly isPrefixed: boolean;
  readonly words: readonly string[];
  readonly expands: readonly boolean[];
  /** Variables that are set for it alone. */
  readonly variables: readonly string[];
}

const assignment = /^[A-Za-z_]\w*=/;

/** The words from the program on, without assignments and wrappers that change nothing about it. */
function programOf(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !assignment.test(word));
  const [first, ...rest] = at < 0 ? [] : words.slice(at);
  if (first !== undefined && shellKeywords.has(first)) return programOf(rest);
  if (first === "command" || first === "exec" || first === "time" || first === "env") return programOf(rest);
  if (first === "timeout") return programOf(rest.slice(1));
  return first === undefined ? [] : [first, ...rest];
}

function startOfTool(command: ShellCommand): Start | undefined {
  const words = programOf(command.words);
  const skipped = command.words.length - words.length;
  const [first = "", second = ""] = words;
  const runner =
    { npx: 1, bunx: 1, pnpx: 1 }[first] ??
    (/^(?:npm (?:exec|x)|pnpm (?:dlx|exec)|yarn (?:dlx|exec)|bun x)$/.test(`${first} ${second}`) ? 2 : undefined);
  const start = (program: string, version: string | undefined, at: number): Start => ({
    program,
    version,
    isPrefixed: version !== undefined && words.slice(0, at).includes("--prefix=/"),
    words: words.slice(at),
    expands: command.expands.slice(skipped + at),
    variables: command.words.slice(0, skipped).filter((word) => assignment.test(word)),
  });
  if (runner !== undefined) return startOfPackage(words, runner, start);
  const name = first.slice(first.lastIndexOf("/") + 1);
  if (name === tool || name === `${tool}.cmd`) return start(first, undefined, 1);
  const isScript =
    first === "node" && second.includes(tool) && /(?:\/index\.js|\.mjs|\.cjs|\/agent-profile-check)$/.test(second);
  return isScript ? start(`node ${second}`, undefined, 2) : undefined;
}

/**
 * Flags of package runners without a value, and the prefix that keeps npx from the repository's `.npmrc`. Any other
 * flag may run something else, so it is not followed.
 */
const runnerFlags = /^(?:--prefix=\/|-y|--yes|--no|--no-install|--prefer-offline|--offline|-q|--quiet|--silent|--)$/;

function startOfPackage(
  words: readonly string[],
  from: number,
  start: (program: string, version: string | undefined, at: number) => Start,
): Start | undefined {
  let at = from;
  let named: string | undefined;
  for (; at < words.length; at++) {
    const word = words[at] ?? "";
    const [, inline] = /^--package=(.+)$/.exec(word) ?? [];
    if (inline !== undefined) named = inline;
    else if (word === "-p" || word === "--package") named = words[++at];
    else if (!runnerFlags.test(word)) break;
  }
  const spec = words[at] ?? "";
  const version = versionIn(named ?? spec);
  if (version === undefined || (named !== undefined && spec !== tool)) return undefined;
  const next = words[at + 1] === "--" ? at + 2 : at + 1;
  return start("package", version, next);
}

/**
 * `NAME@VERSION` of `NAME@VERSION`, `github:NAME#VERSION` or an address; `undefined`: it is not this tool's package.
 */
function versionIn(spec: string): string | undefined {
  const [, name = "", version = ""] = /^(.*?)(?:(?:(?<!^)@|#)([^@#/]*))?$/.exec(spec) ?? [];
  return name
    .replace(/\.git$/, "")
    .split(/[/:]/)
    .at(-1) === tool
    ? `${name.replace("@", "")}@${version}`
    : undefined;
}

function propertiesOf(
  { program, version, isPrefixed, words, expands, variables }: Start,
  script: ShellScript,
  index: number,
  at: Place,
): ToolCommand["properties"] {
  const simple = (text: string): GateProperty => ({ text, at });
  const masks = script.construct === undefined ? masksOf(script.commands, index) : [];
  const earlier = script.commands
    .slice(0, index)
    .filter((command) => !masks.includes(command.text) && !startOfTool(command) && !isHarmless(command));
  return [
    ["program", simple(program)],
    ...(version === undefined
      ? []
      : [["version", simple(version)] as const, ["prefix", simple(isPrefixed ? "--prefix=/" : "")] as const]),
    ...argumentsOf(words, expands, at),
    ...(words.includes("--staged") ? stagingOf(script.commands.slice(0, index), at) : []),
    ...variables.map(
      (word) => [`env ${word.slice(0, word.indexOf("="))}`, simple(word.slice(word.indexOf("=") + 1))] as const,
    ),
    ...(masks.length > 0 ? [["mask", simple(masks.join("\n"))] as const] : []),
    ...(script.construct === undefined
      ? earlier.map(({ text }) => [`runs first ${text}`, simple(text)] as const)
      : [["script", simple(textOfScript(script))] as const]),
  ];
}

/**
 * The commands of Git before `--staged`, in their order: they decide what is in the index, and which commit it is
 * compared with. Without the one that fills it, nothing is staged, and the check passes.
 */
function stagingOf(earlier: readonly ShellCommand[], at: Place): ToolCommand["properties"] {
  const commands = earlier
    .filter((command) => programOf(command.words)[0] === "git")
    .filter((command) => !isHarmless(command) || command.text.startsWith("git fetch "))
    .map(({ text }) => text);
  if (commands.length === 0) return [];
  const text = commands.join("; ");
  const was = (before: string, now: string) =>
    `\`--staged\` checks what ${now} leaves in the index (was \`${before}\`), so other files or another base are checked`;
  const worse: GateProperty["worse"] = (base) => (base ? was(base.text, `\`${text}\``) : undefined);
  return [["staging", { text, at, worse, gone: was(text, "no command of Git") }]];
}

function textOfScript({ commands }: ShellScript): string {
  return commands
    .map(({ text, after }) => `${text} ${after}`)
    .join(" ")
    .trim();
}

/** What keeps the command from running, or its failure from failing the step, in a shell that stops at a failure. */
function masksOf(commands: readonly ShellCommand[], index: number): readonly string[] {
  const command = commands[index];
  if (!command) return [];
  const next = commands[index + 1]?.text ?? "";
  const isFailing = command.after === "||" && /^exit [1-9]/.test(next);
  const before = commands
    .slice(0, index)
    .filter(({ words }) => isSwitch(words) || /^(?:exit|return|exec)$/.test(words[0] ?? ""));
  const after = commands
    .slice(command.after === "||" ? index + 2 : index + 1)
    .filter(({ words }) => /^(?:exit|return|true|:)$/.test(words[0] ?? ""));
  return [
    ...(/^(?:\||&|\|\|)$/.test(command.after) && !isFailing ? [`${command.after} ${next}`.trim()] : []),
    ...(command.before === "||" ? [`${commands[index - 1]?.text ?? ""} ||`] : []),
    ...before.map(({ text }) => text),
    ...after.map(({ text }) => text),
    ...brokenList(commands, index),
  ];
}

/** A failure in a list of `&&` stops a script only where the list is its last command. */
function brokenList(commands: readonly ShellCommand[], index: number): readonly string[] {
  const isListed = commands[index]?.before === "&&" || commands[index]?.after === "&&";
  const rest = commands[endOfList(commands, index) + 1];
  return isListed && rest ? [`&& … ${rest.text}`] : [];
}

function endOfList(commands: readonly ShellCommand[], from: number): number {
  let at = from;
  while (commands[at]?.after === "&&" || commands[at]?.after === "||") at++;
  return at;
}

/** `set +e`, `set +o errexit`, `trap`, `shopt`. */
function isSwitch(words: readonly string[]): boolean {
  return (
    (words[0] === "set" && words.some((word) => word.startsWith("+"))) || words[0] === "trap" || words[0] === "shopt"
  );
}

/** Programs before the tool in its own script that cannot change what it does, if they write to no file. */
const harmless: readonly RegExp[] = [
  /^(?:echo|printf|cat|ls|pwd|date|whoami|mkdir|true|:|test|\[|sleep)(?: |$)/,
  /^set -/,
  /^(?:npm (?:ci|install|i)|pnpm (?:install|i)|yarn(?: install)?|bun install)(?: --?[\w-]+)*$/,
  /^git (?:fetch|log|status|diff|show|rev-parse)(?: |$)/,
  /^(?:node|npm|pnpm|yarn|git) (?:--version|-v)$/,
  /^corepack enable$/,
];

function isHarmless({ text, words, files }: ShellCommand): boolean {
  const isGlobal = words.some((word) => /^(?:-g|--global|--prefix.*|--location.*)$/.test(word));
  return (
    !isGlobal &&
    files.every((file) => /^(?:\d|\/dev\/null)$/.test(file)) &&
    harmless.some((pattern) => pattern.test(text))
  );
}
