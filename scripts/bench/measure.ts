/** Times whole processes, interleaved, and the memory of the largest of them. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A process to measure. */
export interface Subject {
  readonly program: string;
  readonly words: readonly string[];
  readonly directory: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The exit codes that mean it did its work. */
  readonly codes: readonly number[];
}

/** In milliseconds. Throws where the process did not do its work, as the others here. */
export function timed(subject: Subject): number {
  const begun = performance.now();
  const ended = spawned(subject, ["ignore", "ignore", "pipe"]);
  const time = performance.now() - begun;
  check(subject, ended);
  return time;
}

/**
 * What it prints. `pattern`: what it prints if it did its work, since Node.js ends with 1 where a program cannot be
 * loaded.
 */
export function printedBy(subject: Subject, pattern: RegExp): string {
  const ended = spawned(subject, ["ignore", "pipe", "pipe"]);
  check(subject, ended);
  const text = ended.stdout.toString();
  if (!pattern.test(text))
    throw new Error(`${subject.words.join(" ")} did not print ${pattern}: ${text}${ended.stderr}`);
  return text;
}

/** The peak of a Node.js process in MiB, by what it reports at its end. What git needs is no part of it. */
export function peakOf(subject: Subject, folder: string): number {
  const hook = join(folder, "peak.cjs");
  writeFileSync(
    hook,
    'const { writeSync } = require("node:fs"); process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));\n',
  );
  const ended = spawned({ ...subject, words: ["--require", hook, ...subject.words] }, [
    "ignore",
    "ignore",
    "pipe",
    "pipe",
  ]);
  check(subject, ended);
  const kibibytes = Number(ended.output[3]?.toString());
  if (!(kibibytes > 0)) throw new Error(`${subject.words.join(" ")} did not report its memory`);
  return kibibytes / 1024;
}

function spawned(
  { program, words, directory, environment }: Subject,
  stdio: readonly ("ignore" | "pipe")[],
): SpawnSyncReturns<Buffer> {
  return spawnSync(program, [...words], { cwd: directory, env: environment, stdio: [...stdio], maxBuffer: 1 << 30 });
}

function check({ program, words, codes }: Subject, { status, signal, error, stderr }: SpawnSyncReturns<Buffer>): void {
  if (error) throw new Error(`${program} could not be run to its end: ${error.message}`);
  if (!codes.includes(status ?? -1)) throw new Error(`${words.join(" ")} ended with ${status ?? signal}: ${stderr}`);
}

export function leastOf(times: readonly number[]): number {
  return Math.min(...times);
}

export function medianOf(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
