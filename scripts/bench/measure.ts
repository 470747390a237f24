/** Times whole processes, interleaved, and the memory of the largest of them. */
import { spawnSync } from "node:child_process";
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

/** In milliseconds. Throws where the process did not do its work. */
export function timed({ program, words, directory, environment, codes }: Subject): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(program, [...words], {
    cwd: directory,
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
    maxBuffer: 1 << 28,
  });
  const time = performance.now() - begun;
  if (!codes.includes(status ?? -1)) throw new Error(`${words.join(" ")} ended with ${status}: ${stderr.toString()}`);
  return time;
}

/** What it prints. */
export function printedBy({ program, words, directory, environment }: Subject): string {
  const { stdout } = spawnSync(program, [...words], {
    cwd: directory,
    env: environment,
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 30,
  });
  return stdout.toString();
}

/** The peak of a Node.js process in MiB, by what it reports at its end. What git needs is no part of it. */
export function peakOf({ program, words, directory, environment }: Subject, folder: string): number {
  const hook = join(folder, "peak.cjs");
  writeFileSync(
    hook,
    'const { writeSync } = require("node:fs"); process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));\n',
  );
  const { output } = spawnSync(program, ["--require", hook, ...words], {
    cwd: directory,
    env: environment,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return Number(output[3]?.toString()) / 1024;
}

export function leastOf(times: readonly number[]): number {
  return Math.min(...times);
}

export function medianOf(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
