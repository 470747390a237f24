/** OpenHands' skills: which texts are skills, what of them runs, and which agents have it. */
import { describe, expect, it } from "vitest";
import openhands from "../../../src/hosts/openhands/index.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

const own = { ".openhands/agents/a.md": "---\nname: a\ndescription: d\ntools: []\n---\nbody" };

async function settingsIn(files: Readonly<Record<string, string>>) {
  const { layers, unjudged } = await loadIn(openhands, { ...own, ...files });
  const found = layers.flatMap(({ authority }) =>
    authority.map(({ at, setting, value }) => `${at.source.path} ${setting} ${value}`),
  );
  return [...found, ...unjudged.map(({ at }) => `${at.source.path} unjudged`)];
}

describe("commands in the text of a skill", () => {
  it.each([
    ["A !`x` b", ["x"]],
    ["a!`x`!`y`", ["x", "y"]],
    ["!`x\ny`", ["x\ny"]],
    ["`!x` and `a` !`y`", ["y"]],
    ["\\!`x`", []],
    ["```\n!`x`\n```\n!`y`", ["y"]],
    ["!`x`\n```\n!`y`", ["x"]],
    ["!``", []],
    ["`a !`x`", []],
  ])("are found: %j", async (body, commands) =>
    expect(await settingsIn({ ".agents/skills/s/SKILL.md": `---\nname: s\n---\n${body}\n` })).toEqual(
      commands.map((command) => `.agents/skills/s/SKILL.md inline command ${command}`),
    ),
  );
});

describe("skills", () => {
  const runs = "Now !`x`";

  it("are those files that OpenHands reads", async () =>
    expect(
      (
        await settingsIn({
          ".agents/skills/a/skill.MD": runs,
          ".agents/skills/a/more.md": runs,
          ".agents/skills/b.md": runs,
          ".agents/skills/README.md": runs,
          ".openhands/skills/c/d/e.md": runs,
          ".openhands/microagents/SKILL.md": runs,
          "p/.openhands/microagents/f.md": runs,
          "AGENTS.md": runs,
        })
      ).map((line) => line.split(" ")[0]),
    ).toEqual([
      ".agents/skills/a/skill.MD",
      ".agents/skills/b.md",
      ".openhands/skills/c/d/e.md",
      "p/.openhands/microagents/f.md",
    ]));

  it("give a profile their servers", async () =>
    expect(
      await settingsIn({
        ".agents/skills/a/SKILL.md": "---\nname: a\nmcp_tools: { x: { command: x } }\n---\n",
        ".agents/skills/a/.mcp.json": '{ "mcpServers": { "y": { "command": "y" } } }',
        ".agents/skills/b/.mcp.json": '{ "mcpServers": { "z": { "command": "z" } } }',
        ".agents/skills/c.md": "---\nmcp_tools: { u: { url: 'https://u.example' } }\n---\n",
        ".agents/skills/d.md": "+++\nmcp_tools = {}\n+++\n",
        ".agents/skills/e/SKILL.md": "---\nname: e\n---\n",
        ".agents/skills/e/.mcp.json": "{",
      }),
    ).toEqual([
      ".agents/skills/c.md server u",
      ".agents/skills/a/.mcp.json server y",
      ".agents/skills/d.md unjudged",
      ".agents/skills/e/.mcp.json unjudged",
    ]));

  it.each([
    ["[s]", "loaded, execute"],
    ["other, s", "loaded, execute"],
    ["[t]", "loaded, execute external"],
    ["[other]", "loaded, nothing"],
    ["", "loaded, nothing"],
  ])("give an agent with `skills: %s` what they do", async (skills, expected) => {
    const load = await loadIn(openhands, {
      ".openhands/agents/a.md": `---\nname: a\ndescription: d\ntools: []\nskills: ${skills}\n---\nbody`,
      ".agents/skills/s/SKILL.md": `---\nname: s\n---\n${runs}`,
      ".openhands/microagents/t.md": "---\nmcp_tools: { x: { command: x } }\n---\n",
    });
    expect(shortOf(itemOf(load, ".openhands/agents/a.md"))).toBe(expected);
  });

  it("can exceed the ceiling", async () => {
    const { findings } = await judged(
      { ...own, ".agents/skills/s/SKILL.md": `---\nname: s\n---\n${runs}` },
      { policy: "extends: preset:strict\nceiling: [read]\n" },
    );
    const broken = findings.flatMap(({ finding: { rule, at } }) => (rule === "max-capability" ? [at.source.path] : []));
    expect(broken).toContain(".agents/skills/s/SKILL.md");
  });
});
