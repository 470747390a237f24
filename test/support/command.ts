/**
 * Runs the command as people do, with an environment of its own: from the installed package, else from the bundle, else from
 * the sources.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { packed } from "./package.ts";
import { mayShare, runReused } from "./reused.ts";

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface How {
  readonly cwd: string;
  readonly env?: { readonly [name: string]: string };
  /** Modules that are loaded before the command, by absolute path. */
  readonly preload?: readonly string[];
  /** Bytes of stdout after which the reader goes away. */
  readonly readOnly?: number;
  /** The Node.js binary that runs the command; default: the one that runs the tests. */
  readonly node?: string;
  /** Whether the run needs a process of its own, because the test is about processes. */
  readonly isAlone?: boolean;
}

const project =
  process.env.AGENT_PROFILE_CHECK_PACKED === undefined
    ? (process.env.AGENT_PROFILE_CHECK_ACTION ?? ".")
    : packed().installed;
const bundle = resolve(project, "dist/cli/index.js");
const isBundled = existsSync(bundle) && process.env.AGENT_PROFILE_CHECK_TEST_SOURCES === undefined;
const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** What starts the command: a program and its first words. */
export const command: readonly [program: string, ...words: string[]] = isBundled
  ? [process.execPath, bundle]
  : [process.execPath, "--import", loader, resolve("src/cli.ts")];

export function run(words: readonly string[], how: How): Promise<Ran> {
  const { cwd, preload = [], readOnly, node = process.execPath, isAlone = false } = how;
  const env = { PATH: process.env.PATH ?? "", HOME: "/nonexistent", ...how.env };
  if (isBundled && !isAlone && preload.length === 0 && readOnly === undefined && mayShare(env))
    return runReused({ node, script: bundle, words, cwd, env });
  const [, ...first] = command;
  const before = preload.flatMap((path) => ["--import", pathToFileURL(path).href]);
  return new Promise((done, fail) => {
    const child = spawn(node, [...before, ...first, ...words], {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => {
      out.push(chunk);
      if (readOnly !== undefined && Buffer.concat(out).length >= readOnly) child.stdout.destroy();
    });
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.on("error", fail);
    child.on("close", (code) =>
      done({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    );
  });
}
