/**
 * A stand-in for GitHub's runner: gives an action its inputs and its environment, runs it as a process under a chosen
 * node, and keeps what GitHub would: the annotations and commands of its log, its outputs, a summary of at most 1 MiB.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { type Read, readFileCommands, readLog } from "./log.ts";
import { type Ended, mayShare, runReused, type Start } from "./reused.ts";

export interface Step extends Read {
  readonly exitCode: number | null;
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
  /** The step is ended after so many milliseconds; 110 s where absent. */
  readonly timeout?: number;
  /** Whether the step needs a process of its own, because the test is about processes. */
  readonly isAlone?: boolean;
}

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

async function runIn(
  folder: string,
  { action, main, node, workspace, event, inputs = {}, token = "", environment = {}, broken, ...how }: Run,
): Promise<Step> {
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
  const files = {
    output: file("output"),
    summary: file("summary"),
    environment: file("env"),
    path: file("path"),
    state: file("state"),
  };
  const env: NodeJS.ProcessEnv = {
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
  };
  const { timeout = 110_000, isAlone = false } = how;
  const script = main ?? join(action, manifest.runs.main);
  const start: Start = { node, script, words: [], cwd: workspace, env, timeout, isLog: true };
  const isShared = !isAlone && resolve(script).startsWith(resolve("dist")) && mayShare(env);
  const { code: exitCode, stdout: log } = await (isShared ? runReused(start) : runAlone(start));

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

/** Runs it in a process of its own. */
async function runAlone({ node, script, cwd, env, timeout }: Start): Promise<Ended> {
  const child = spawn(node, [script], { cwd, stdio: ["ignore", "pipe", "pipe"], timeout, env });
  let stdout = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  const code = await new Promise<number | null>((done, fail) => child.on("error", fail).on("close", done));
  return { code, stdout, stderr: "" };
}
