/** A file at a place of its own that is a link to something which is not in the tree: nobody knows what a host finds there. */
import { describe, expect, it } from "vitest";
import { judged } from "../../support/judging.ts";

const profile = { ".claude/agents/a.md": "---\nname: a\ndescription: Does it.\ntools: Read\n---\nGo.\n" };

describe("a link to nothing in the tree", () => {
  it.each([
    ".claude/settings.json",
    ".mcp.json",
    ".codex/config.toml",
    ".gemini/settings.json",
    ".qwen/settings.json",
    ".kiro/settings/mcp.json",
    ".factory/mcp.json",
    "opencode.json",
  ])("is no file that passes: %s", async (path) => {
    const files = { ...profile, ".codex/agents/b.toml": 'name = "b"\ndescription = "Does it."\n' };
    for (const link of ["../node_modules/evil/settings.json", "node_modules/x"]) {
      const { findings } = await judged({ ...files, [path]: { link } }, { policy: "ceiling: [read]\n" });
      const told = findings.filter(({ finding: { at } }) => at.source.path === path);
      expect(
        told.map(({ finding: { severity } }) => severity),
        link,
      ).toContain("error");
      expect(told.map(({ finding: { message } }) => message).join(), link).toMatch(/not in this tree|out of this tree/);
    }
  });

  it("is not a folder that is a link and has no such file", async () => {
    const files = { ...profile, ".github": { link: "meta" }, "meta/x.yml": "x: y\n", ".vscode": { link: "meta" } };
    const { findings } = await judged(files, { policy: "ceiling: [read]\n" });
    expect(findings.map(({ finding: { rule, at } }) => `${rule} ${at.source.path}`)).toEqual([]);
  });
});
