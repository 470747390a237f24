/** A run that needs more memory than Node.js may use ends with a message and exit code 3; V8 never aborts it. */
import { describe, expect, it } from "vitest";
import { run as runStep } from "../../support/action.ts";
import { run } from "../../support/command.ts";
import { pullRequest, type Scene } from "../../support/events.ts";
import { type Files, makeRepository } from "../../support/repository.ts";

const count = 5_000;
const policy = { ".github/agent-profile-check.yml": "extends: preset:recommended\nceiling: [read]\n" };
const profile = "---\nname: x\ndescription: Reviews a change for mistakes.\ntools: Bash\n---\nReview it.\n";
const ofOneName: Files = Object.fromEntries(
  Array.from({ length: count }, (_, i) => [`.claude/agents/a${i}.md`, profile]),
);

/** From far too little to enough: where the memory ends, another step of the run is under way. */
const sizes = [40, 64, 400];
const limitedTo = (mebibytes: number) => ({ NODE_OPTIONS: `--max-old-space-size=${mebibytes}` });
const advice = /needs more memory than Node\.js may use \(\d+ of \d+ MiB\); set NODE_OPTIONS=--max-old-space-size=\d+/;

/** The exit codes by size: 3 while the memory is too small, then the verdict. */
function expectVerdictOrMessage(ran: readonly { readonly code: number | null; readonly text: string }[]): void {
  expect(ran.map(({ code }) => code)).toEqual(
    [...ran].map((_, i) => (i < ran.findIndex(({ code }) => code === 1) ? 3 : 1)),
  );
  expect(ran.some(({ code }) => code === 1)).toBe(true);
  for (const { code, text } of ran) if (code === 3) expect(text).toMatch(advice);
  for (const { text } of ran) expect(text).not.toMatch(/^ +at |JavaScript heap out of memory/m);
}

describe(`${count} profiles of one name`, () => {
  const repository = makeRepository(policy);
  repository.write(ofOneName).git("add", "--all");

  it.each([
    ["as JSON, against a commit", ["check", "--base", "HEAD", "--format", "json"]],
    ["before a commit", ["check", "--staged"]],
  ])("says that there is too little memory and ends with 3, or gives the verdict: %s", async (_, words) => {
    const ran = [];
    for (const size of sizes) {
      const { code, stderr } = await run(words, { cwd: repository.directory, env: limitedTo(size) });
      ran.push({ code, text: stderr });
    }
    expectVerdictOrMessage(ran);
    expect(ran[0]?.code).toBe(3);
  });

  it("says that there is too little memory, or gives the verdict, in the action", async () => {
    const scene: Scene = pullRequest({ base: policy, head: ofOneName });
    const ran = [];
    for (const size of [120, 1000]) {
      const { exitCode, log, outputs } = await runStep(scene, {
        environment: limitedTo(size),
        inputs: { json: "out.json", comment: "never" },
      });
      ran.push({ code: exitCode, text: log });
      expect(outputs["conclusion"]).toBe(exitCode === 3 ? "error" : "findings");
    }
    expectVerdictOrMessage(ran);
    expect(ran[0]?.code).toBe(3);
  });
});
