/** Whatever breaks inside the bundled action, it has decided nothing, says so, and is never green. */
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { broken, bypass, file, reader, run, startChecked } from "../../support/action.ts";
import { pullRequest, push } from "../../support/events.ts";
import { temporaryFolder } from "../../support/repository.ts";
import type { Step } from "../../support/runner.ts";

function expectUndecided(step: Step, word: string | RegExp): void {
  expect(step.exitCode).toBe(3);
  expect(step.outputs["conclusion"] ?? "error").toBe("error");
  expect(
    step.annotations
      .filter(({ name }) => name === "error")
      .map(({ message }) => message)
      .join("\n"),
  ).toMatch(word);
}

describe("a fault", () => {
  const clean = push({ before: { "README.md": "words\n" }, after: { [file]: reader } });
  const request = pullRequest({ base: { [file]: reader }, head: { [file]: `${reader}And again.\n` } });

  it("is not reported where nothing is broken", async () => expect((await run(clean)).exitCode).toBe(0));

  it.each([
    ["a host", /title:\s*"Claude Code",\s*url[\s\S]*?\bload\b[^\n]*?async\s*\(repo,\s*where,\s*edition\)\s*=>\s*\{/],
    ["a rule", /\bcheck\(profile,\s*item,\s*context\)\s*\{/],
    ["the comparison", /function compareInspections\([^{]*\)\s*\{/],
    ["the summary", /function summaryOf\d*\(model\d*,\s*links\d*\)\s*\{/],
    ["the annotations", /function annotations\([^)]*\)\s*\{/],
    ["the verdict", /function conclusionOf\([^)]*\)\s*\{/],
  ])("in %s", async (_, pattern) => {
    for (const scene of [clean, request]) {
      const step = await run(scene, { action: broken(pattern), github: await startChecked() });
      expectUndecided(step, "boom");
      expect(step.outputs["conclusion"]).toBe("error");
      expect(step.summary).toContain("Not decided: ");
    }
  });

  it("outside every call, or an answer that never comes", async () => {
    const rule = /\bcheck\(profile,\s*item,\s*context\)\s*\{/;
    // Before its answer, and while it is being written.
    for (const fault of [
      'setTimeout(() => { throw new Error("boom"); });',
      'queueMicrotask(() => { throw new Error("boom"); });',
    ])
      for (const pattern of [
        rule,
        /function summaryOf\d*\(model\d*,\s*links\d*\)\s*\{/,
        /function conclusionOf\([^)]*\)\s*\{/,
      ]) {
        expectUndecided(await run(clean, { action: broken(pattern, fault) }), "boom");
      }
    expectUndecided(
      await run(clean, {
        action: broken(/async function (?:inspect_)?inspect\d*\([^)]*\)\s*\{/, "await new Promise(() => {});"),
      }),
      "Not decided: ",
    );
  });

  it("in the comment alone is a notice", async () => {
    const step = await run(request, {
      action: broken(/async function writeComment\([^)]*\)\s*\{/),
      github: await startChecked(),
    });
    expect(step).toMatchObject({ exitCode: 0, outputs: { conclusion: "clean" } });
    expect(step.annotations.map(({ message }) => message).join()).toContain("boom");
  });

  it.each(["summary", "output"] as const)("of the machine: the %s cannot be written", async (place) => {
    for (const scene of [clean, push({ before: { [file]: reader }, after: { [file]: bypass } })])
      expectUndecided(await run(scene, { broken: place }), "Not decided: ");
  });

  it.skipIf(process.platform === "win32").each([
    ["is killed", "kill -9 $$"],
    ["fails", "echo no >&2; exit 128"],
    ["says nothing", "exit 0"],
    ["talks nonsense", "echo nonsense"],
  ])("of git: it %s", async (_, does) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "git"), `#!/bin/sh\n${does}\n`);
    chmodSync(join(folder, "git"), 0o755);
    for (const scene of [clean, request]) {
      const step = await run(scene, {
        environment: { PATH: `${folder}${delimiter}${process.env.PATH}` },
        github: await startChecked(),
      });
      expect([2, 3]).toContain(step.exitCode);
      expect(step.outputs["conclusion"]).toBe("error");
    }
  });

  it("of the disk: an object of the repository is damaged", async () => {
    const scene = push({ before: { "README.md": "words\n" }, after: { [file]: reader } });
    const blob = scene.workspace.git("rev-parse", `HEAD:${file}`);
    const pack = join(scene.workspace.directory, ".git", "objects");
    for (const name of readdirSync(pack, { recursive: true, encoding: "utf8" }).filter(
      (one) => one.endsWith(".pack") || one.endsWith(blob.slice(2)),
    )) {
      const bytes = readFileSync(join(pack, name));
      chmodSync(join(pack, name), 0o600);
      writeFileSync(
        join(pack, name),
        bytes.map((byte, at) => (at > 12 && at < bytes.length - 20 ? byte ^ 0xff : byte)),
      );
    }
    const step = await run(scene);
    expect(step.exitCode).not.toBe(0);
    expect(step.outputs["conclusion"]).not.toBe("clean");
  });
});
