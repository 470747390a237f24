/** Qoder CLI: `qodercli agents list` in a project of its own for every case. It gives names; tools need a login. */
import type { Bench, LabHost } from "../frame/host.ts";
import { commandOf, startOf } from "../frame/install.ts";
import { plantWorkspace } from "../frame/plant.ts";
import { inParallel, minimalEnvironment, run } from "../frame/program.ts";
import type { Case, Json } from "../frame/vectors.ts";

const packages = ["@qoder-ai/qodercli"];

const host: LabHost = {
  packages,
  vectors: "qoder",
  unordered: ["listed.*"],
  async measure(bench, cases) {
    const program = startOf(commandOf(bench.installed, packages, "qodercli"));
    await inParallel(cases, bench.jobs, async (one) => bench.report(one.name, await outcomeOf(bench, program, one)));
  },
};
export default host;

/** `ws/` is the project, `home/` the home directory, and `how.cwd` the directory to start in. */
async function outcomeOf(bench: Bench, program: ReturnType<typeof startOf>, one: Case) {
  const { cwd, home } = plantWorkspace(bench.scratch, one);
  const args = [...program.args, "agents", "list"];
  const { stdout, stderr, ranOut } = await run({ ...program, args, cwd, env: minimalEnvironment(home), seconds: 180 });
  if (ranOut) return { broke: "the program did not end within 180 s" };
  const errors = /(\d+) errors? loading/.exec(stdout + stderr)?.[1];
  return { expected: { listed: listedIn(stdout), errors: Number(errors ?? 0) } };
}

/** Names by section, without those that another section shadows. */
function listedIn(stdout: string): Json {
  const sections = new Map<string, string[]>();
  let names: string[] = [];
  for (const line of stdout.split("\n")) {
    const section = /^(\w.*):$/.exec(line)?.[1];
    const name = /^ {2}(?!\(shadowed by )(.*?) · /.exec(line)?.[1];
    if (section !== undefined) sections.set(section, (names = []));
    else if (name !== undefined) names.push(name);
  }
  return Object.fromEntries(sections);
}
