/** Finds the commands that start a program, also behind the programs that start other programs. */
import type { LaunchNames } from "../../../model/host.ts";
import { agentFlags } from "./names.ts";
import { withLiterals } from "./expressions.ts";
import { nameOf } from "./program-name.ts";
import { textsForShells } from "./written-texts.ts";
import { commandsIn } from "./shell.ts";
import type { Variables, Word } from "./word.ts";

/** Programs that start the program that their arguments name. */
const starters: ReadonlySet<string> = new Set(
  (
    "env sudo doas timeout gtimeout nohup time exec command nice coproc stdbuf xargs npx bunx pnpx uvx unbuffer script ssh docker " +
    "podman gosu su firejail bwrap setsid retry eval if while until then else elif do ! { " +
    "start-process saps start wsl parallel tmux screen chronic caffeinate direnv corepack cross-env dotenv xvfb-run"
  ).split(" "),
);
/** The same with a word between: `pnpm dlx`, `uv run`, `kubectl exec`. */
const runs = /^(?:dlx|exec|x|run)$/;
/** Programs that start another one with arguments that their input holds. */
const givesInput = /^(?:xargs|parallel)$/;

const shells: ReadonlySet<string> = new Set(["bash", "sh", "zsh", "dash", "ash", "pwsh", "powershell"]);

/** Programs whose arguments are data or a prompt: a program that is named there is not started. */
const readers: ReadonlySet<string> = new Set(
  (
    "echo printf print console.log core.info logging.info cat tee ls cp mv rm mkdir rmdir touch ln chmod chown test [ [[ export declare set unset alias cd source . type " +
    "which whereis hash grep egrep fgrep rg sed awk jq yq diff head tail cut sort uniq tr wc read git gh curl wget tar unzip " +
    "apt apt-get apk dnf yum kill pkill pgrep killall claude codex gemini qwen copilot opencode " +
    "cursor-agent cline vibe kimi grok qodercli codebuddy letta agy droid auggie goose kiro-cli kilo aider amp"
  ).split(" "),
);

/** How deep scripts in scripts are followed. */
export const maxDepth = 4;

/** A start of a program: its name as it is written, and what follows it. */
export interface Start {
  readonly program: string;
  /** Its name is not written as a whole: it may be this program, and a flag that only agents have follows. */
  readonly isOpen?: true;
  readonly words: readonly Word[];
  /** The words before it in its command, and in the commands that run that command: variables, and what starts it. */
  readonly before: readonly string[];
}

/**
 * The words after the program in each command that starts one of `programs`, with the name by which it is started. With
 * `powerFlags`, every command counts that names the program and one of them behind it, whatever runs it:
 * `parallel claude --settings x`, `tmux new "claude --settings x"`.
 */
export function startsOf(
  script: string,
  variables: Variables,
  names: Pick<LaunchNames, "programs" | "otherwise" | "subcommands" | "powerFlags" | "ownFlags">,
  depth = 0,
): readonly Start[] {
  const listed = namesInLists(script, names) ? commandsIn(withoutLists(script), variables).map(unplaced) : [];
  const others = depth < maxDepth ? scriptsBeside(script) : [];
  const direct = [...commandsIn(script, variables), ...listed].flatMap((words) => {
    const inner = depth < maxDepth ? [...innerScripts(words), ...textsNaming(words, names)] : [];
    const at = programAt(words, names);
    return [
      ...(at < 0 ? openStarts(words, names) : []),
      ...(at < 0 || isOther(subcommandOf(words, at), names)
        ? []
        : [{ program: nameOf(words[at]), words: behind(words, at), before: textsOf(words.slice(0, at)) }]),
      ...inner.flatMap((text) =>
        startsOf(text, variables, names, depth + 1).map((start) => {
          const around = textsOf(words).filter((word) => word !== text);
          return { ...withoutPlaces(start), before: [...around, ...start.before] };
        }),
      ),
    ];
  });
  return [...direct, ...others.flatMap((text) => startsOf(text, variables, names, depth + 1).map(withoutPlaces))];
}

function textsOf(words: readonly Word[]): readonly string[] {
  return words.map(({ text }) => text);
}

/** What a script gives to another shell, and the script with the texts that its expressions stand for. */
export function scriptsBeside(script: string): readonly string[] {
  const literal = withLiterals(script);
  return [...textsForShells(script), ...(literal === script ? [] : [literal])];
}

/** What is known of a start in another text than the script as it is. */
function withoutPlaces(start: Start): Start {
  return { ...start, words: unplaced(start.words) };
}

function unplaced(words: readonly Word[]): readonly Word[] {
  return words.map(({ text, unknown, maySplit }) => ({ text, unknown, maySplit }));
}

/** Whether a text of another language than a shell's names a program in a list: `["claude", "-p"]`. */
function namesInLists(script: string, { programs }: Pick<LaunchNames, "programs">): boolean {
  return programs.some((program) => script.includes(program) && /["'`]\s*,/.test(script));
}

/** Lists and calls as a shell has words: each on a line of its own. */
function withoutLists(script: string): string {
  return script.replace(/[[(,]\s*(?=["'`[\])])|(?<=["'`])\s*(?:,|[\])]+)/g, " ");
}

/** The first word behind a program that is no flag. */
function subcommandOf(words: readonly Word[], at: number): string {
  return words.find(({ text }, i) => i > at && !text.startsWith("-"))?.text ?? "";
}

/** Whether it is another program of the same name, by the word behind it. */
function isOther(next: string, { otherwise, subcommands }: Pick<LaunchNames, "otherwise" | "subcommands">): boolean {
  return otherwise?.includes(next) === true || subcommands?.includes(next) === false;
}

function programAt(
  words: readonly Word[],
  { programs, powerFlags = [] }: Pick<LaunchNames, "programs" | "powerFlags">,
): number {
  const first = firstOf(words);
  if (first < 0) return -1;
  // What is put into a name may be nothing.
  const isProgram = (word: Word): boolean =>
    programs.includes(nameOf({ ...word, text: word.text.replace(/[\0…]/g, "") }));
  if (words[first] && isProgram(words[first])) return first;
  const [start, second] = [nameOf(words[first]), words[first + 1]?.text ?? ""];
  const at = behindPackage(words, (word, i) => i > first && isProgram(word));
  if (at < 0 || starters.has(start) || `${start} ${second}` === "gh copilot") return at;
  if (runsAnother(start, second) && !readers.has(start)) return at;
  return !readers.has(start) && words.slice(at + 1).some(({ text }) => powerFlags.includes(text.split("=", 1)[0] ?? ""))
    ? at
    : -1;
}

/** The first such word, unless it is the package of a later one: `uvx --from mistral-vibe vibe`. */
function behindPackage(words: readonly Word[], isProgram: (word: Word, i: number) => boolean): number {
  const isPackage = (i: number): boolean => /^--(?:from|package|with)$/.test(words[i - 1]?.text ?? "");
  const at = words.findIndex((word, i) => isProgram(word, i) && !isPackage(i));
  return at < 0 ? words.findIndex(isProgram) : at;
}

/** Whether two words run the program that their arguments name: `pnpm dlx`, `uv tool run`. */
function runsAnother(start: string, second: string): boolean {
  return runs.test(second) || (start === "uv" && second === "tool");
}

/** A command of another language that gives a variable a value, or compares it. */
const isNoCommand = /^(?:[-+*/:?]?=|-(?:eq|ne|[cin]?(?:like|match|contains|replace)|in|notin|join|split))$/i;

/** What a shell puts into a name, or finds by a pattern. */
const openParts = /[\0…*?]+|\[[^\]]*\]/g;

/** How much is shown of what stands in place of a name. */
const longestShown = 60;

/** The start of a program whose name is not written as a whole, by a flag behind it. */
function openStarts(
  words: readonly Word[],
  { programs, powerFlags = agentFlags, ownFlags = [] }: Pick<LaunchNames, "programs" | "powerFlags" | "ownFlags">,
): readonly Start[] {
  const [word, ...behindIt] = words.slice(runIn(words));
  if (!word || readers.has(nameOf(word)) || isNoCommand.test(behindIt[0]?.text ?? "")) return [];
  const written = writtenOf(word, programs);
  if (written === undefined) return [];
  const flags = written === "nothing" ? ownFlags : powerFlags.filter((flag) => agentFlags.includes(flag));
  if (!behindIt.some(({ text }) => flags.includes(text.split("=", 1)[0] ?? ""))) return [];
  const shown = word.text === "\0" ? (word.unknown ?? "…") : word.text.replaceAll("\0", "…");
  return [{ program: shown.slice(0, longestShown), words: behindIt, before: [], isOpen: true }];
}

/** The same as `programIn`, also behind `pnpm dlx`, `uv run` and the like. */
function runIn(words: readonly Word[]): number {
  const at = programIn(words) ?? words.length;
  if (!runs.test(words[at + 1]?.text ?? "") || readers.has(nameOf(words[at]))) return at;
  return at + 2 + (programIn(words.slice(at + 2)) ?? words.length);
}

/** How much of a name is written that may be one of these; `undefined`: all of it, or it is another one. */
function writtenOf(word: Word, programs: readonly string[]): "nothing" | "some" | undefined {
  const parts = nameOf(word).split(openParts);
  if (parts.length === 1) return undefined;
  if (parts.every((part) => part === "")) return "nothing";
  return programs.some((program) => standFor(parts, nameOf({ ...word, text: program }))) ? "some" : undefined;
}

/** Whether a name has these parts in their order, with anything between them. */
function standFor(parts: readonly string[], name: string): boolean {
  const [first = "", ...others] = parts;
  const last = others.pop() ?? "";
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of others) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length;
}

/** Where the program of a command stands, behind variables and the programs that start it; `undefined`: nowhere. */
function programIn(words: readonly Word[]): number | undefined {
  for (let at = Math.max(0, firstOf(words)); at < words.length; at++) {
    const text = words[at]?.text ?? "";
    if (!starters.has(nameOf(words[at])) && !/^-|^[A-Za-z_]\w*=|^\d+[smhd]?$/.test(text)) return at;
  }
  return undefined;
}

/**
 * A command, by where its program may stand: behind `docker run`, `poetry run` and the like any word may be it. Each
 * with what follows it.
 */
export function startsIn(words: readonly Word[]): readonly (readonly Word[])[] {
  const at = programIn(words);
  if (at === undefined || readers.has(nameOf(words[at]))) return at === undefined ? [] : [words.slice(at)];
  const runner = [at, at + 1].find((one) => runs.test(words[one]?.text ?? ""));
  const behindIt = runner === undefined ? [] : words.slice(runner + 1, runner + 1 + mostPositions);
  return [words.slice(at), ...behindIt.map((_, i) => words.slice((runner ?? 0) + 1 + i))];
}

/** How many words behind `docker run` may be the program. */
const mostPositions = 60;

/** Its arguments. `npm run claude -- --settings x` has a word between. */
function behind(words: readonly Word[], at: number): readonly Word[] {
  const own = words.slice(at > 0 && words[at + 1]?.text === "--" ? at + 2 : at + 1);
  const before = words.slice(0, at).map(nameOf);
  if (before.some((name) => /^(?:start-process|saps)$/.test(name))) return own.flatMap(powershellWords);
  const given = before.find((name) => givesInput.test(name));
  return given === undefined ? own : withInput(own, given, before);
}

/** `Start-Process claude -ArgumentList "-p", "x"`: the list in words, without the name of the parameter. */
function powershellWords(word: Word): readonly Word[] {
  if (/^-(?:ArgumentList|Args|FilePath|NoNewWindow|Wait|PassThru)$/i.test(word.text)) return [];
  return word.text.split(/[\s,]+/).flatMap((text) => (text === "" ? [] : [{ ...word, text }]));
}

/** What comes from the input of `xargs` stands at the end, or for `{}`, which is one word. */
function withInput(words: readonly Word[], program: string, before: readonly string[]): readonly Word[] {
  const unknown = `input of ${program}`;
  const place = program === "xargs" && !before.some((name) => /^-(?:I|i|-replace)/.test(name)) ? undefined : "{}";
  const open = (text: string): Word => ({ text, unknown, maySplit: true });
  if (place === undefined) return [...words, open("\0")];
  return words.map((word) => (word.text === place ? open("\0") : word));
}

/** Without the variables before it; -1: there is no program. */
function firstOf(words: readonly Word[]): number {
  return words.findIndex(({ text }) => !/^[A-Za-z_]\w*=/.test(text));
}

/** Arguments that are scripts by their look: they name the program, and one of the flags behind a blank. */
function textsNaming(
  words: readonly Word[],
  { programs, powerFlags = [] }: Pick<LaunchNames, "programs" | "powerFlags">,
): readonly string[] {
  if (readers.has(nameOf(words[firstOf(words)]))) return [];
  return words.flatMap(({ text }) =>
    programs.some((program) => text.includes(program)) && powerFlags.some((flag) => standsIn(text, flag)) ? [text] : [],
  );
}

/** Whether a flag begins behind a blank, a quote or a bracket. */
function standsIn(text: string, flag: string): boolean {
  return text
    .split(flag)
    .slice(0, -1)
    .some((before) => /[\s"'`[(,]/.test(before.at(-1) ?? ""));
}

/** The script of `bash -c "…"`, wherever the shell stands in the command, and that of `eval`. */
export function innerScripts(words: readonly Word[]): readonly string[] {
  const [first, ...others] = words;
  if (nameOf(first) === "alias") return others.map(({ text }) => text.slice(text.indexOf("=") + 1));
  if (nameOf(first) === "eval") return [others.map(({ text }) => text).join(" ")];
  return words.flatMap((word, i) => {
    if (!shells.has(nameOf(word))) return [];
    const flag = words.findIndex(({ text }, at) => at > i && /^-\w*c$|^-[Cc]ommand$/.test(text));
    const script = flag < 0 ? undefined : words[flag + 1]?.text;
    return script === undefined ? [] : [script];
  });
}
