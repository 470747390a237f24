/** Commands that run tests: what they test is not followed, and the report says so. */
import { describe, expect, it } from "vitest";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { filesStartedBy } from "../../../../src/repo/started/started-code.ts";
import type { Repository } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";

describe("tests that a command runs", () => {
  async function testsOf(line: string, files: Repository): Promise<string | null | undefined> {
    const repo = await RepoIndex.of(treeOf(files));
    return (await filesStartedBy([line], "", repo)).tests;
  }
  const task = { "package.json": '{"scripts":{"test":"NODE_ENV=test jest","other":"npm install -D jest"}}' };
  it.each<[line: string, files: Repository, at: string | null | undefined]>([
    ["npm test", task, "package.json"],
    ["npm run other", task, undefined],
    ["sh t.sh", { "t.sh": "cd x && python -m pytest -q\n" }, "t.sh"],
    ["sh t.sh", { "t.sh": "a\n# for vitest and jest\nb # c\n" }, undefined],
    ["sh t.sh", { "t.sh": "X='#' jest\n" }, "t.sh"],
    ["make check", { Makefile: "check:\n\tgo test ./...\n" }, "Makefile"],
    ["make x", { Makefile: "x:\n\ttrue\ncheck:\n\tgo test ./...\n" }, undefined],
    ["npx playwright test", {}, null],
    ["cargo nextest run", {}, null],
    ["node --test", {}, null],
    ["pip install pytest && echo jest", {}, undefined],
    ["uv run guard", { "pyproject.toml": '[dependency-groups]\ndev = ["pytest"]\n' }, undefined],
  ])("are named as not followed: %s", async (line, files, at) => {
    expect(await testsOf(line, files)).toBe(at);
  });
});
