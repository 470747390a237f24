/** Hook managers for tests: husky is a development dependency, the others come with the machine or by `.ci/run`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** Folders with programs, the nearest first. */
export const programFolders = [resolve("node_modules/.bin"), resolve("build/hook-managers/node_modules/.bin")];

/** Whether a hook manager is here; on CI every one has to be. Says so where it is not. */
export function hasHookManager(name: "pre-commit" | "prek" | "husky" | "lefthook" | "simple-git-hooks"): boolean {
  const isHere =
    name === "pre-commit"
      ? spawnSync("pre-commit", ["--version"]).status === 0
      : programFolders.some((folder) => existsSync(join(folder, name)));
  if (!isHere && process.env.CI) throw new Error(`no ${name}: .ci/run installs it`);
  if (!isHere) process.stderr.write(`recipes and steps for ${name} are not tested: it is not here\n`);
  return isHere;
}
