/**
 * Before the process tests: packs the package as npm publishes it, once, and installs it into an empty folder without a
 * network. `support/command.ts` runs the command from there, so what every test of an entry point runs is what npm users run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A packed package, and where it is installed. */
export interface Package {
  readonly tarball: string;
  /** The folder of the installed package: `…/node_modules/agent-profile-check`. */
  readonly installed: string;
  /** What `npm pack` says: bytes of the tarball and of its files, and the path and mode of each file. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number; readonly mode: number }[];
}

/** The packed package of this run of the tests. */
export function packed(): Package {
  const told = process.env.AGENT_PROFILE_CHECK_PACKED;
  if (told === undefined) throw new Error("dist/cli is missing: npm run bundle");
  return JSON.parse(told) as Package;
}

export default function packOnce(): (() => void) | undefined {
  const project = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");
  if (!existsSync(join(project, "dist/cli/index.js"))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "agent-profile-check-package-"));
  const home = join(folder, "home");
  mkdirSync(home);
  // npm 12 keys its answer by name where npm 11 gives a list.
  const answer = JSON.parse(npm(project, "pack", "--json", "--pack-destination", folder)) as object;
  const [first] = Object.values(answer) as (Omit<Package, "tarball" | "installed"> & { readonly filename: string })[];
  if (first === undefined) throw new Error("npm pack says nothing");
  const tarball = join(folder, first.filename);
  writeFileSync(join(home, "package.json"), "{}\n");
  npm(home, "install", "--offline", "--cache", join(folder, "cache"), "--no-audit", "--no-fund", tarball);
  const { size, unpackedSize, files } = first;
  const installed = join(home, "node_modules", "agent-profile-check");
  process.env.AGENT_PROFILE_CHECK_PACKED = JSON.stringify({ tarball, installed, size, unpackedSize, files });
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Runs npm, which is a script of the shell on Windows; returns its stdout. */
export function npm(cwd: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("npm", words, {
    cwd,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm ${words[0]} failed: ${stderr}`);
  return stdout;
}
