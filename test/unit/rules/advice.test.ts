/** What to write instead is said of a host's own files: another host may need what this one ignores. */
import { expect, it } from "vitest";
import { judged, type Repository } from "../../support/judging.ts";

const profile = (line: string) =>
  `---\nname: reviewer\ndescription: Reviews a change and says what is wrong.\n${line}\n---\nReview.\n`;

async function messages(files: Repository, host: string): Promise<readonly string[]> {
  const { findings } = await judged(files, { policy: "extends: preset:strict\n" });
  return findings.flatMap(({ finding }) => (finding.host === host ? [finding.message] : []));
}

const inUse = { ".cursor/rules/x.mdc": "x\n", ".cursor/agents/other.md": profile("readonly: true") };

it("says to remove a key that Cursor does not have, in a profile of Cursor", async () => {
  const found = await messages({ ...inUse, ".cursor/agents/reviewer.md": profile("color: red") }, "cursor");
  expect(found.filter((message) => message.startsWith("`color`"))).toEqual([
    expect.stringMatching(/^`color` has no effect in Cursor: unknown key; remove it$/),
  ]);
});

it("says nothing of the kind in a profile of Claude Code, which has that key", async () => {
  const files = {
    ".a3s/agents/scout.yaml": "name: scout\ndescription: Looks around in the code.\ntools: [read]\nprompt: Look.\n",
    ".claude/agents/reviewer.md": profile("permissionMode: bypassPermissions"),
  };
  expect((await messages(files, "a3s")).filter((message) => message.startsWith("`permissionMode`"))).toEqual([
    "`permissionMode` has no effect in A3S Code: unknown key",
    "`permissionMode` is `bypassPermissions`, which in A3S Code does nothing: unknown key",
  ]);
});

it("names no other mode than Claude Code's in a profile of Claude Code", async () => {
  const files = {
    ".vtcode/agents/other.md": profile("tools: [code_search]"),
    ".claude/agents/reviewer.md": profile("tools: Read\npermissionMode: dontAsk"),
  };
  const found = await messages(files, "vtcode");
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((message) => /write one of|code_search/.test(message))).toEqual([]);
});
