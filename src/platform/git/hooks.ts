/** The hook that git would run before a commit of a clone. */
import { lstatSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Environment } from "../environment.ts";
import { gitAt, runGit } from "./command.ts";
import type { Location } from "./location.ts";

/** The `pre-commit` hook of a clone, and where git looks for it. */
export interface InstalledHook {
  /** The `pre-commit` hook in the directory that git takes hooks from. */
  readonly installedHook: string | undefined;
  /** `core.hooksPath` as written, of the clone or of the machine: hooks come from there instead. */
  readonly hooksPath: string | undefined;
  /** The same relative to the top, with `/`; `undefined`: no folder of the working tree. */
  readonly hooksFolder: string | undefined;
}

/** The largest hook that is read. */
const maxBytes = 100_000;

/** Reads the hook as text and starts only git. All fields are `undefined` outside git. */
export async function installedHookOf(
  location: Location | undefined,
  environment: Environment,
): Promise<InstalledHook> {
  if (!location) return { installedHook: undefined, hooksPath: undefined, hooksFolder: undefined };
  const hooksPath = await hooksPathOf(location, environment);
  const home = environment.HOME ?? environment.USERPROFILE ?? "";
  const folder =
    hooksPath === undefined
      ? join(location.shared, "hooks")
      : resolve(
          location.top,
          hooksPath.replace(/^~(?=\/)/, () => home),
        );
  return { installedHook: hookIn(folder), hooksPath, hooksFolder: hooksPath && insideOf(location, folder) };
}

/** The last value of git's own order: of the system, the user, the clone. */
async function hooksPathOf({ top }: Location, environment: Environment): Promise<string | undefined> {
  const { output } = await runGit(gitAt(top, environment), ["config", "-z", "--get-regexp", "^core\\.hookspath$"], {
    answers: [0, 1],
  });
  const values = output
    .toString()
    .split("\0")
    .slice(0, -1)
    .map((entry) => entry.slice(entry.indexOf("\n") + 1));
  // The last one is the command line's, by which git runs no hook for this tool.
  return values.at(-2) || undefined;
}

function hookIn(folder: string): string | undefined {
  try {
    const path = join(folder, "pre-commit");
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats?.isFile() && stats.size <= maxBytes ? readFileSync(path, "utf8") : undefined;
  } catch {
    // A folder that cannot be read has no hook that could be told apart.
    return undefined;
  }
}

/** Git's own directory is below the top too, and no commit holds it. */
function insideOf({ top, gitDirectory }: Location, folder: string): string | undefined {
  const below = (from: string) => {
    const path = relative(from, folder);
    return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path) ? undefined : path;
  };
  const path = below(top);
  return path && below(gitDirectory) === undefined ? path.split(sep).join("/") : undefined;
}
