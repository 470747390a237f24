/** Kilo: `kilo agent list` and `kilo debug config` in a project of their own for every case. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { commandOf } from "../frame/install.ts";
import { plant } from "../frame/plant.ts";
import { initRepository, inParallel, minimalEnvironment, type Ran, run } from "../frame/program.ts";
import { type Case, isObject, type Json } from "../frame/vectors.ts";

const packages = [`@kilocode/cli-linux-${process.arch}`];

const host: LabHost = {
  packages,
  vectors: "kilo",
  unordered: ["names"],
  async measure(bench, cases) {
    const command = commandOf(bench.installed, packages, "kilo");
    await inParallel(cases, bench.jobs, async (one) => bench.report(one.name, await outcomeOf(bench, command, one)));
  },
};
export default host;

async function outcomeOf(bench: Bench, command: string, one: Case) {
  const root = join(bench.scratch, "cases", one.name);
  const home = join(bench.scratch, `home-${one.name}`);
  plant(root, one.tree);
  initRepository(root);
  const cwd = join(root, one.cwd ?? "");
  for (const folder of [home, cwd]) mkdirSync(folder, { recursive: true });
  const env = { ...minimalEnvironment(home), KILO_DISABLE_AUTOUPDATE: "1" };
  const ask = (args: readonly string[]) => run({ command, args, cwd, env, seconds: 180 });
  const list = await ask(["agent", "list"]);
  const settings = await ask(["debug", "config"]);
  if (list.ranOut || settings.ranOut) return { broke: "the program did not end within 180 s" };
  return {
    expected: {
      status: list.code,
      agents: agentsIn(settings.stdout),
      names: namesIn(list.stdout),
      stderr: [list, settings].flatMap((ran) => complaintsIn(ran, root)),
    },
  };
}

function agentsIn(stdout: string): Json {
  try {
    const config: unknown = JSON.parse(stdout.slice(stdout.indexOf("{")));
    return isObject(config) ? (config["agent"] ?? null) : null;
  } catch {
    return null;
  }
}

/** The headings of the list: `NAME (MODE)`. */
function namesIn(stdout: string): Json {
  return [...stdout.matchAll(/^(\S.*) \((primary|subagent|all)\)$/gm)].map(([, name = "", mode = ""]) => [name, mode]);
}

/** What the program says, without colours and the lines of its banner. */
function complaintsIn({ stderr }: Ran, root: string): readonly string[] {
  return stderr
    .replace(/\u001b\[[0-9;]*m/g, "")
    .split("\n")
    .filter((line) => line !== "" && !/^[^\p{L}\p{N}"'`({[]/u.test(line) && !/database migration/i.test(line))
    .map((line) => line.replaceAll(root, "$ROOT"))
    .slice(0, 40);
}
