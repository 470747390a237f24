/** How this process was started, as the beginning of a command line that a person can paste. */
import { closeSync, openSync, readSync, realpathSync } from "node:fs";
import { delimiter, join, sep } from "node:path";
import { pathBelow } from "./native-path.ts";

/** What the process knows of its own start. Everything in it may be hostile. */
export interface Start {
  /** `process.argv[1]`: the absolute path of the script, links not followed. */
  readonly script: string | undefined;
  /** The working directory, absolute. */
  readonly directory: string;
  readonly environment: { readonly [name: string]: string | undefined };
}

/**
 * `npx agent-profile-check` where npx started it or the project has it, the script's own path in the cache of a hook
 * runner, `node dist/cli/index.js` in a clone, and the plain `name` where that is found on the `PATH`. Also the plain
 * name if nothing can be said safely.
 */
export function commandOf({ script, directory, environment }: Start, name: string): string {
  if (script === undefined) return name;
  const parts = script.split(/[\\/]/);
  const at = parts.indexOf("_npx");
  if (at >= 0) return `npx ${packageOf(parts.slice(0, at + 2).join(sep)) ?? name}`;
  // In a hook the runner's own folders are on the PATH, and they are not once the hook has ended.
  const inHook = environment.PRE_COMMIT !== undefined;
  // npm, npx and husky put `node_modules/.bin` on the PATH, and a shell that is started later does not have it.
  if (!inHook && isOfProject(parts, directory)) return `npx ${name}`;
  if (!inHook && isOnPath(script, environment.PATH, name)) return name;
  if (!inHook && parts.includes("node_modules")) return `npx ${name}`;
  const path = pasted(script, directory, environment.HOME);
  if (path === undefined || !/(?:\.js|[\\/])$|[\\/]bin[\\/][^\\/]+$/.test(script)) return name;
  return script.endsWith(".js") ? `node ${path}` : path;
}

/** Whether the package is in a `node_modules` of the working directory or above it, where npx finds it. */
function isOfProject(parts: readonly string[], directory: string): boolean {
  const at = parts.lastIndexOf("node_modules");
  return at >= 0 && pathBelow(parts.slice(0, at).join(sep) || sep, directory) !== undefined;
}

/** What npx was asked for, as it records it: `github:acme/tools`. `undefined`: unknown, or nothing to paste. */
function packageOf(folder: string): string | undefined {
  try {
    const read: unknown = JSON.parse(startOf(join(folder, "package.json")));
    const record = (read as { readonly [key: string]: { readonly packages?: unknown } | undefined })["_npx"];
    const first: unknown = Array.isArray(record?.packages) ? record.packages[0] : undefined;
    return typeof first === "string" && /^[\w@][\w@./:+#^~-]{0,200}$/.test(first) ? first : undefined;
  } catch {
    return undefined;
  }
}

/** npx writes some hundred bytes. */
const maxBytes = 10_000;

function startOf(path: string): string {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(maxBytes);
    return bytes.toString("utf8", 0, readSync(file, bytes, 0, maxBytes, 0));
  } finally {
    closeSync(file);
  }
}

/** The most folders of the `PATH` that are looked into. */
const maxFolders = 100;

/** Whether the first command of this name on the `PATH` is the script. */
function isOnPath(script: string, path: string | undefined, name: string): boolean {
  const own = realOf(script);
  for (const folder of (path ?? "").split(delimiter).slice(0, maxFolders)) {
    const found = folder === "" ? undefined : realOf(join(folder, name));
    if (found !== undefined) return found === own;
  }
  return false;
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** A path for a shell, relative below the working directory and from `~` below the home; `undefined`: not printable. */
function pasted(script: string, directory: string, home: string | undefined): string | undefined {
  const inside = pathBelow(directory, script);
  const inHome = home ? pathBelow(home, script) : undefined;
  const path = inside ?? inHome ?? script;
  // Letters beyond ASCII may be invisible, and a runner's commands begin with `::` or `##[`.
  if (!/^[\x20-\x7e]{1,1000}$/.test(path) || /::|##\[/.test(path)) return undefined;
  return inside === undefined && inHome !== undefined ? `~/${quoted(path)}` : quoted(path);
}

function quoted(path: string): string {
  return /^[\w./:~+@%\\-]+$/.test(path) && !path.startsWith("-") ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
