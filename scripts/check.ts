/**
 * `npm run check`: all that `.ci/run` checks but the replay of the vectors through the bundle and the benchmark, which
 * it runs after this. The bundle is made while the quick checks follow each other, since each of them keeps one
 * processor busy; the tests, which need all of them, come last. What a check prints appears when it has ended.
 */
import { spawn } from "node:child_process";
import { writePages } from "./pages.ts";

const lanes: readonly (readonly string[])[] = [
  ["dist"],
  ["types", "lint", "format:check", "unused", "generate -- --check"],
];

// Every check would write these.
writePages();
const outcomes = await Promise.all(lanes.map(following));
if (outcomes.includes(false)) process.exitCode = 1;
else if (!(await ended("test", "inherit"))) process.exitCode = 1;

/** Runs scripts one after the other, up to the first that fails. */
async function following(scripts: readonly string[]): Promise<boolean> {
  for (const script of scripts) if (!(await ended(script, "pipe"))) return false;
  return true;
}

/** Whether a script of the package ends well. */
function ended(script: string, output: "inherit" | "pipe"): Promise<boolean> {
  return new Promise((done, fail) => {
    const begun = performance.now();
    const child = spawn("npm", ["run", "--silent", ...script.split(" ")], {
      stdio: ["ignore", output, output],
      shell: process.platform === "win32",
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => parts.push(part));
    child.on("error", fail);
    child.on("close", (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      process.stdout.write(
        `${Buffer.concat(parts).toString()}${script}: ${code === 0 ? "passed" : "failed"}, ${seconds} s\n`,
      );
      done(code === 0);
    });
  });
}
