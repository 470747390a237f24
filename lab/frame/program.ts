/** Runs a program with a minimal environment and a time limit. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";

export interface Run {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Added to the minimal environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Sees the output as it comes. */
  readonly onOutput?: (stdoutSoFar: string) => void;
}

export interface Ran {
  /** The exit code; `null` where the time limit or a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly ranOut: boolean;
}

/** What every program gets: a home of its own, no key and nothing of the user's environment. */
export function minimalEnvironment(home: string): Readonly<Record<string, string>> {
  return {
    PATH: process.env["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
    HOME: home,
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_DATA_HOME: `${home}/.local/share`,
    XDG_CACHE_HOME: `${home}/.cache`,
    XDG_STATE_HOME: `${home}/.local/state`,
    TERM: "dumb",
    TZ: "UTC",
    LANG: "C.UTF-8",
  };
}

/** Starts a program in a process group of its own, so that its children can be ended with it. */
export function start({ command, args, cwd, env }: Omit<Run, "seconds" | "onOutput">): ChildProcess {
  return spawn(command, args, { cwd, env, stdio: ["pipe", "pipe", "pipe"], detached: true });
}

/** Ends a program and its children. */
export function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** Runs a program to its end, or to its time limit. */
export function run(request: Run): Promise<Ran> {
  const child = start(request);
  child.stdin?.end();
  let stdout = "";
  let stderr = "";
  let ranOut = false;
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    request.onOutput?.(stdout);
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const timer = setTimeout(() => {
    ranOut = true;
    end(child);
  }, request.seconds * 1000);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      end(child);
      resolve({ code, stdout, stderr, ranOut });
    });
  });
}

/** Makes a folder a Git repository, without the user's or the machine's settings and templates. */
export function initRepository(folder: string): void {
  const env = { PATH: process.env["PATH"] ?? "", GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  const { status } = spawnSync("git", ["init", "--quiet", "--template=", folder], { env, stdio: "ignore" });
  if (status !== 0) throw new Error("`git init` failed; the lab needs Git");
}

/** Runs `work` for every item, `jobs` at a time; a worker keeps its number, which may name a folder. */
export async function inParallel<T>(
  items: readonly T[],
  jobs: number,
  work: (item: T, worker: number) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async (number: number) => {
    for (const item of left) await work(item, number);
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, items.length)) }, (_, i) => worker(i)));
}
