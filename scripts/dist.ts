/**
 * Checks that `dist` matches the sources: bundles them into another folder and compares every file, byte and mode.
 * Compiled code that a run has kept there is no part of it.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const fresh = "build/dist";
const { status } = spawnSync("npx", ["--no-install", "tsx", "scripts/bundle.ts", fresh], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (status !== 0) process.exit(1);

const files = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
        (name) => !/[\\/]\.compiled[\\/]/.test(name) && statSync(join(folder, name)).isFile(),
      )
    : [];
const executable = (path: string) => process.platform === "win32" || (statSync(path).mode & 0o100) !== 0;
const names = [...new Set([...files("dist"), ...files(fresh)])].sort();
const differing = names.filter((name) => {
  const [committed, built] = [join("dist", name), join(fresh, name)];
  return (
    !existsSync(committed) ||
    !existsSync(built) ||
    !readFileSync(committed).equals(readFileSync(built)) ||
    executable(committed) !== executable(built)
  );
});
if (differing.length > 0) {
  process.stderr.write(
    `dist is not what the sources give; run \`npm run bundle\` and commit it: ${differing.join(", ")}\n`,
  );
  process.exitCode = 1;
} else process.stdout.write(`dist is what the sources give: ${names.length} files\n`);
