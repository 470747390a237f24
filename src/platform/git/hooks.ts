/** The hook that git would run before a commit of a clone. */
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gitAt, run } from "./command.ts";
import type { Environment } from "../environment.ts";
import type { Location } from "./location.ts";

export interface InstalledHook {
  /** The `pre-commit` hook in git's own directory. */
  readonly installedHook: string | undefined;
  /** `core.hooksPath` of the clone, as written: hooks come from there instead. */
  readonly hooksPath: string | undefined;
}

/** The largest hook that is read. */
const maxBytes = 100_000;

export async function installedHookOf(
  location: Location | undefined,
  environment: Environment,
): Promise<InstalledHook> {
  if (!location) return { installedHook: undefined, hooksPath: undefined };
  const { output } = await run(gitAt(location.top, environment), ["config", "--local", "--get", "core.hooksPath"], {
    answers: [0, 1],
  });
  const path = join(location.shared, "hooks", "pre-commit");
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return {
    installedHook: stats?.isFile() && stats.size <= maxBytes ? readFileSync(path, "utf8") : undefined,
    hooksPath: output.toString().trim() || undefined,
  };
}
