/**
 * Runs bundled entry points in processes that are used again: `reused-process.cjs` says how. With `RUNS=full` every run has
 * a process of its own, as have the tests that ask for one.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isFull } from "./runs.ts";

/** What to run, and as whom. */
export interface Start {
  /** The Node.js binary. */
  readonly node: string;
  readonly script: string;
  readonly words: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds after which the run is ended; without it, the test's own limit does. */
  readonly timeout?: number;
  /** Whether standard error goes where standard output goes, as in a log. */
  readonly isLog?: boolean;
}

/** `code` is `null` where the run was ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Member {
  readonly kind: string;
  readonly child: ChildProcess;
  readonly out: number;
  readonly err: number;
  runs: number;
  isBusy: boolean;
}

const program = fileURLToPath(new URL("reused-process.cjs", import.meta.url));
const members = new Set<Member>();

/** After so many runs a process is replaced: what a run leaves behind in it must not add up. */
const most = 100;

/** Whether a run may share a process: nothing that Node.js itself reads at its start may be set for it. */
export function mayShare(env: NodeJS.ProcessEnv): boolean {
  return !isFull && process.platform !== "win32" && !Object.keys(env).some((name) => /^(NODE_|LD_|SSL_)/.test(name));
}

/** Runs it in a process that is free, or a new one. */
export async function runReused({ node, timeout, isLog = false, ...run }: Start): Promise<Ended> {
  const kind = `${node} ${isLog}`;
  const member =
    [...members].find((one) => one.kind === kind && !one.isBusy && isAlive(one)) ?? started(kind, node, isLog);
  member.isBusy = true;
  ftruncateSync(member.out);
  ftruncateSync(member.err);
  const code = await codeOf(member, run, timeout);
  const [stdout, stderr] = [contentOf(member.out), isLog ? "" : contentOf(member.err)];
  member.runs++;
  member.isBusy = false;
  if (!isAlive(member) || code === null || member.runs >= most) end(member);
  return { code, stdout, stderr };
}

/** The exit code: what the process reports, or its own if it ends. */
function codeOf({ child }: Member, run: object, timeout: number | undefined): Promise<number | null> {
  return new Promise((done) => {
    const timer = timeout === undefined ? undefined : setTimeout(() => settle(null), timeout);
    const settle = (code: number | null): void => {
      clearTimeout(timer);
      child.off("message", reported).off("exit", settle);
      done(code);
    };
    const reported = (message: unknown): void => settle((message as { readonly code: number }).code);
    child.on("message", reported).on("exit", settle);
    child.send(run);
  });
}

function started(kind: string, node: string, isLog: boolean): Member {
  const folder = mkdtempSync(join(tmpdir(), "reused-process-"));
  const [out, err] = ["stdout", "stderr"].map((name) => openSync(join(folder, name), "a+"));
  if (out === undefined || err === undefined) throw new Error("two files have two descriptors");
  const child = spawn(node, [program], { stdio: ["ignore", out, isLog ? out : err, "ipc"] });
  // Files without a name are gone with the processes that have them open.
  rmSync(folder, { recursive: true });
  const member: Member = { kind, child, out, err, runs: 0, isBusy: false };
  members.add(member);
  return member;
}

function contentOf(file: number): string {
  const bytes = Buffer.alloc(fstatSync(file).size);
  for (let read = 0; read < bytes.length; ) read += readSync(file, bytes, read, bytes.length - read, read);
  return bytes.toString();
}

function isAlive({ child }: Member): boolean {
  return child.connected && child.exitCode === null && child.signalCode === null;
}

function end(member: Member): void {
  members.delete(member);
  member.child.kill("SIGKILL");
  closeSync(member.out);
  closeSync(member.err);
}
