/** The page of `init` lists every file that it writes. */
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { runInit } from "../../../src/cli/commands/init/index.ts";
import type { InitArguments } from "../../../src/cli/commands/init/plan.ts";
import { tool } from "../../../src/generated/tool.ts";
import { baselinePath } from "../../../src/policy/model.ts";
import { vendoredPath } from "../../../src/policy/file/vendored.ts";
import { gitEnvironment, makeRepository, removeFolders, type Files } from "../../support/repository.ts";

afterAll(removeFolders);

const [, section = ""] =
  /\n## Starting in a large repository\n([^]*?)\n## /.exec(readFileSync("docs/policy.md", "utf8")) ?? [];

/** The files that `init` writes into a repository. */
async function writtenBy(
  files: Files,
  options: Partial<InitArguments>,
  hooksPath?: string,
): Promise<readonly string[]> {
  const { directory, git } = makeRepository({ "README.md": "x\n", ...files });
  if (hooksPath !== undefined) git("config", "core.hooksPath", hooksPath);
  const screen = () => ({ color: false, columns: 80, all: false, command: tool.name });
  const given: InitArguments = {
    kind: "init",
    root: undefined,
    offline: true,
    owner: undefined,
    fromCurrent: false,
    color: "never",
    quiet: false,
    organisation: undefined,
    today: "2026-06-01",
    ...options,
  };
  const environment = { directory, environment: gitEnvironment(), onRead: () => {}, tool, screen };
  const { code } = await runInit(given, { ...environment, today: "2026-06-01", script: undefined });
  expect(code).toBe(0);
  return git("ls-files", "--others", "--modified").split("\n");
}

const bypass = "---\nname: a\ndescription: Reviews changes.\npermissionMode: bypassPermissions\n---\nRead.\n";

describe("the page of `init`", () => {
  it.each<[string, Files, Partial<InitArguments>, string?]>([
    ["nothing", {}, {}],
    ["a policy with an owner", {}, { owner: "@acme/dx" }],
    ["today's profiles", { ".claude/agents/a.md": bypass }, { fromCurrent: true, owner: "@acme/dx" }],
    ["prek", { "prek.toml": "" }, {}],
    ["husky", { ".husky/commit-msg": "" }, {}],
    ["lefthook", { "package.json": '{"devDependencies":{"lefthook":"1"}}' }, {}],
    ["a folder of hooks", {}, {}, ".githooks"],
  ])("lists every file that is written for %s", async (_, files, options, hooksPath) => {
    const written = await writtenBy(files, options, hooksPath);
    expect(written.length).toBeGreaterThan(1);
    // The folder of hooks has the name that the repository gives it.
    const missing = written.filter((path) => path !== ".githooks/pre-commit" && !section.includes(`\`${path}\``));
    expect(missing).toEqual([]);
    if (options.fromCurrent) expect(written).toContain(baselinePath);
    if (options.owner !== undefined) expect(written).toContain(".github/CODEOWNERS");
  });

  it("lists the copy of an organisation's policy", () => expect(section).toContain(`\`${vendoredPath}\``));
});
