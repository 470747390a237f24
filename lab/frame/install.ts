/** Installs a published package into a scratch folder, with npm and without running its scripts. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Installed {
  /** Holds `node_modules`. */
  readonly folder: string;
  readonly version: string;
}

/**
 * Installs the first of `packages` that has this version; a text says why none could be. What is there already is kept.
 */
export function install(packages: readonly string[], version: string, below: string): Installed | string {
  const failures: string[] = [];
  for (const name of packages) {
    const exact = /^\d/.test(version) ? version : versionOf(name, version);
    if (exact === undefined) {
      failures.push(`npm knows no ${name}@${version}`);
      continue;
    }
    const folder = join(below, `${name.replace(/[@/]+/g, "-").replace(/^-/, "")}-${exact}`);
    const failure = existsSync(folder) ? undefined : installInto(folder, `${name}@${exact}`);
    if (failure === undefined) return { folder, version: exact };
    failures.push(failure);
  }
  return failures.join("; ");
}

/** Which version a tag such as `latest` names. */
function versionOf(name: string, tag: string): string | undefined {
  const { status, stdout } = spawnSync("npm", ["view", `${name}@${tag}`, "version"], { encoding: "utf8" });
  const version = stdout?.trim();
  return status === 0 && version ? version : undefined;
}

/** Installs next to the folder and moves it there once it is whole. */
function installInto(folder: string, what: string): string | undefined {
  const part = `${folder}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  writeFileSync(join(part, "package.json"), "{}");
  const flags = ["--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", ["install", ...flags, "--prefix", part, what], { encoding: "utf8" });
  if (status === 0) renameSync(part, folder);
  else rmSync(part, { recursive: true, force: true });
  return status === 0
    ? undefined
    : `npm could not install ${what}: ${stderr?.trim().split("\n")[0] ?? "npm was not found"}`;
}

/** The program that a package's manifest names as its command. */
export function commandOf(installed: string, packages: readonly string[], command: string): string {
  for (const name of packages) {
    const folder = join(installed, "node_modules", name);
    if (!existsSync(folder)) continue;
    const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      readonly bin?: string | Readonly<Record<string, string>>;
    };
    const path = typeof bin === "string" ? bin : (bin?.[command] ?? Object.values(bin ?? {})[0]);
    for (const candidate of [path, command, `bin/${command}`])
      if (candidate !== undefined && existsSync(join(folder, candidate))) return join(folder, candidate);
  }
  throw new Error(`the installed package has no program \`${command}\``);
}

/** A script needs Node.js in front; a binary does not. */
export function startOf(program: string): { readonly command: string; readonly args: readonly string[] } {
  return /\.[cm]?js$/.test(program) ? { command: process.execPath, args: [program] } : { command: program, args: [] };
}
