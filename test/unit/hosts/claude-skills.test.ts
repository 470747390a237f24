/** Power that comes with Claude Code's skills and commands. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import claude from "../../../src/hosts/claude/index.ts";
import { fateOf } from "../../../src/hosts/claude/skills/inline.ts";
import { commandLineOf } from "../../../src/hosts/claude/skills/shell.ts";
import type { Item } from "../../../src/model/load.ts";
import { compareInspections } from "../../../src/compare/index.ts";
import { inspect } from "../../../src/inspect/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { policyOf } from "../../support/judging.ts";
import { itemOf, loadIn } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

type Files = Readonly<Record<string, string>>;

const agentPath = ".claude/agents/a.md";
const agent = (lines: string): Files => ({ [agentPath]: `---\nname: a\ndescription: d\n${lines}\n---\nbody` });
const skill = (lines: string, body: string, path = ".claude/skills/s/SKILL.md"): Files => ({
  [path]: `---\nname: s\ndescription: d\n${lines}\n---\n${body}\n`,
});

/** `preloaded execute`, `startable? read`, `preloaded refused`. */
async function powersOf(files: Files, path = agentPath): Promise<readonly string[]> {
  return shortOf(itemOf(await loadIn(claude, files), path));
}

function shortOf({ profile }: Item): readonly string[] {
  return (profile?.skills ?? []).map(
    ({ how, asks, may, refuses }) => `${how}${asks ? "?" : ""} ${refuses ? "refused" : may.join(" ")}`,
  );
}

describe("an inline command", () => {
  it.each([
    ["git status", [], "reads"],
    ["git status && echo done", [], "reads"],
    ["cat notes.txt | grep -c x", [], "reads"],
    ["git log -5 2>/dev/null || echo none", [], "reads"],
    ["cat ../secret.txt", [], "refused"],
    ["cat ~/x", [], "refused"],
    ["cat /etc/passwd", [], "refused"],
    ["cat $HOME/x", [], "refused"],
    ["find . -exec rm {} ;", [], "refused"],
    ["find . -delete", [], "refused"],
    ["git diff --output=x", [], "refused"],
    ["git -c core.pager=x log", [], "refused"],
    ["ls > x", [], "refused"],
    ["cat `touch x`", [], "refused"],
    ['cat "$(touch x)"', [], "refused"],
    ["ls\ntouch x", [], "refused"],
    ["ls & touch x", [], "refused"],
    ["make", [null], "executes"],
    ["make", ["*"], "executes"],
    ["make x", ["make:*"], "executes"],
    ["make x", ["make *"], "executes"],
    ["make x", ["git:*"], "refused"],
    ["git status; make", ["git:*"], "refused"],
    ["echo $(make)", ["echo:*"], "refused"],
    ["echo a > b", ["echo:*"], "refused"],
    ['git commit -m "a; b"', ["git:*"], "executes"],
    ["A=1 make", ["make:*"], "executes"],
    ["if true; then make; fi", ["git:*"], "executes"],
    ["cat <<X\nmake\nX", ["git:*"], "executes"],
  ] as const)("%j with %j is one that %s", (command, scopes, fate) => {
    expect(fateOf(command, scopes)).toBe(fate);
  });

  it("is split where a shell splits", () => {
    const strange = fc.stringMatching(/^[ab"'`$(){};&|<>\\ \n]{0,12}$/);
    fc.assert(
      fc.property(strange, (text) => {
        // Whatever stands around it, a command of its own is a part or the line is not understood.
        const line = commandLineOf(`${text};touch x`);
        return line === undefined || line.parts.includes("touch x") || /["'`(<\\]/.test(text);
      }),
      { numRuns: runs(500, 20_000) },
    );
  });
});

describe("a preloaded skill", () => {
  const runsMake = skill("allowed-tools: Bash", "!`make`");

  it.each([
    ["tools: Read\nskills: [s]", ["preloaded execute"]],
    ["tools: Read\nskills: other s", ["preloaded execute"]],
    ["tools: Read\nskills: ['other, s']", ["preloaded execute"]],
    ["tools: Read\nskills: [S]", []],
    ["tools: Read\nskills: [/s]", []],
    ["tools: Read\nskills: ['*']", []],
    ["tools: Read\nSkills: [s]", []],
    ["tools: Read\npermissionMode: plan\ndisallowedTools: Bash, Skill\nskills: [s]", ["preloaded execute"]],
    ["tools: Read\ninitialPrompt: /s now", ["preloaded execute"]],
    ["tools: Read\nmodel: [x]\nskills: [s]", ["preloaded execute"]],
    [`tools: Read\nmodel: [${"x, ".repeat(3_000)}]\nskills: [s]`, ["preloaded execute"]],
  ])("counts for a profile with %j", async (lines, expected) => {
    const powers = await powersOf({ ...agent(lines), ...runsMake });
    expect(powers.filter((power) => power.startsWith("preloaded e"))).toEqual(expected);
  });

  it.each([
    ["allowed-tools: Bash", "text", []],
    ["hooks: { Stop: [{ hooks: [{ type: command, command: x }] }] }", "text", []],
    ["context: fork\nagent: general-purpose", "text", []],
    ["allowed-tools: Bash", "x!`make`", []],
    ["allowed-tools: Bash", "```\n!`make`\n```", ["preloaded execute"]],
    ["allowed-tools: Bash", "```!\nmake\n```", ["preloaded execute"]],
    ["allowed-tools: [Read, 'Bash(make:*)']", "a !`make`", ["preloaded execute"]],
    ["allowed_tools: Bash", "!`make`", ["preloaded refused"]],
    ["allowed-tools: '*'", "!`make`", ["preloaded refused"]],
    ["allowed-tools: bash", "!`make`", ["preloaded refused"]],
    ["x: 1", "!`git status`", ["preloaded read"]],
    ["allowed-tools: Bash\ndisable-model-invocation: yes", "!`make`", []],
    ["allowed-tools: Bash\ndisable-model-invocation: [true]", "!`make`", ["preloaded execute"]],
    ["allowed-tools: Bash\npaths: src/**", "!`make`", ["preloaded execute"]],
    ["x: a\u2028y: b\nallowed-tools: Bash\ndisable-model-invocation: true", "!`make`", ["preloaded execute"]],
  ])("with %j and %j", async (lines, body, expected) => {
    expect(await powersOf({ ...agent("tools: Read\nskills: [s]"), ...skill(lines, body) })).toEqual(expected);
  });

  it.each([
    ['{"disableSkillShellExecution":true}', []],
    ['{"permissions":{"deny":["Bash"]}}', ["preloaded refused"]],
    ['{"permissions":{"ask":["Bash(*)"]}}', ["preloaded refused"]],
    ['{"skillOverrides":{"s":"off"}}', []],
    ['{"skillOverrides":{"s":"name-only"}}', ["preloaded execute"]],
    ['{"permissions":{"deny":["Skill"]}}', ["preloaded execute"]],
    ['{"permissions":{"deny":["Bash(make:*)"]}}', ["preloaded execute"]],
    ['{"disableSkillShellExecution":true,}', ["preloaded execute"]],
  ])("beside the settings %s", async (settings, expected) => {
    const files = { ...agent("tools: Read\nskills: [s]"), ...runsMake, ".claude/settings.json": settings };
    expect(await powersOf(files)).toEqual(expected);
  });

  it("does not lose its power to settings of another directory", async () => {
    const files = {
      ...agent("tools: Read\nskills: [s]"),
      ...runsMake,
      "packages/x/.claude/settings.json": '{"disableSkillShellExecution":true}',
    };
    expect(await powersOf(files)).toEqual(["preloaded execute"]);
  });

  it("runs what the settings of any directory allow", async () => {
    const files = {
      ...agent("tools: Read\nskills: [s]"),
      ...skill("x: 1", "!`make`"),
      "packages/x/.claude/settings.json": '{"permissions":{"allow":["Bash(make:*)"]}}',
    };
    expect(await powersOf(files)).toEqual(["preloaded execute"]);
  });
});

describe("a skill that can be called", () => {
  const caller = agent("tools: Read, Skill");
  const hook = "hooks: { Stop: [{ hooks: [{ type: command, command: x }] }] }";
  const forked = { ".claude/agents/y.md": `---\nname: y\ndescription: d\ntools: Read\n${hook}\n---\n` };

  it.each([
    [skill("allowed-tools: Bash", "!`make`"), ["startable? execute"]],
    [skill(hook, "text"), ["startable? execute"]],
    [skill("hooks: {}", "text"), []],
    [skill("x: 1", "!`make`"), []],
    [skill("allowed-tools: Bash", "text"), []],
    [skill("x: 1", "As @../x says"), ["startable read"]],
    [{ ...skill("context: fork\nagent: y", "text"), ...forked }, ["startable execute"]],
    [{ ...skill("context: Fork\nagent: y", "text"), ...forked }, []],
    [{ ...skill("context: fork\nagent: y\ndisable-model-invocation: on", "text"), ...forked }, []],
    [{ ...skill(hook, "x"), ".claude/settings.json": '{"permissions":{"allow":["Skill(s)"]}}' }, ["startable execute"]],
    [{ ...skill(hook, "x"), ".claude/settings.json": '{"permissions":{"deny":["Skill(s)"]}}' }, []],
    [skill(hook, "text", ".claude/commands/d/c.md"), ["startable? execute"]],
    [skill(hook, "text", "packages/x/.claude/skills/s/SKILL.md"), ["startable? execute"]],
    [skill(hook, "text", ".claude/skills/d/s/SKILL.md"), []],
  ] as const)("gives what %j says", async (files, expected) => {
    expect(await powersOf({ ...caller, ...files })).toEqual(expected);
  });

  it("adds nothing for a caller without the tool, and none that its tools have", async () => {
    const files = skill(hook, "text");
    expect(await powersOf({ ...agent("tools: Read"), ...files })).toEqual([]);
    expect(await powersOf({ ...agent("tools: Read, Bash, Skill"), ...files })).toEqual([]);
  });
});

describe("a plugin in a skills folder", () => {
  const plugin = {
    ".claude/skills/p/.claude-plugin/plugin.json": '{"name":"p"}',
    ".claude/skills/p/.mcp.json": '{"mcpServers":{"x":{"command":"x"}}}',
  };

  it("is authority of the project, once", async () => {
    const { layers } = await loadIn(claude, { ...plugin, ".claude/settings.json": "{}" });
    const found = layers.filter(({ authority }) => authority.length > 0);
    expect(found.map(({ name, governs, authority }) => [name, governs, authority.length])).toEqual([
      ["project", "", 1],
    ]);
  });

  it("is authority of a plugin elsewhere", async () => {
    const moved = Object.entries(plugin).map(([path, text]) => [path.replace(".claude/skills/p", "tools/p"), text]);
    const { layers } = await loadIn(claude, Object.fromEntries(moved) as Files);
    expect(layers.filter(({ authority }) => authority.length > 0).map(({ name }) => name)).toContain("plugin");
  });
});

const readOnly = await decide(await policyOf("ceiling: [read, delegate]\n"), "2026-11-20");
const seen = async (files: Files) =>
  inspect(await RepoIndex.of(treeOf(files)), { decisions: readOnly, hosts: ["claude"] });

describe("power that is added to a skill", () => {
  const places = [
    [".claude/skills/s/SKILL.md", "s"],
    [".claude/skills/other/SKILL.md", "s"],
    [".claude/commands/s.md", "s"],
    [".claude/commands/deep/er/s.md", "s"],
    [".claude/commands/deep/s.md", "deep:s"],
    ["packages/x/.claude/skills/s/SKILL.md", "s"],
    ["tools/p/skills/s/SKILL.md", "p:s"],
    ["tools/p/skills/s/SKILL.md", "s"],
    ["tools/p/commands/s.md", "p:s"],
    [".claude/skills/p/skills/s/SKILL.md", "p:s"],
  ] as const;
  const place = fc.constantFrom(...places);
  const rule = fc.constantFrom(
    "Bash",
    "[Bash]",
    "Read, Bash",
    "'Bash(*)'",
    "\n  - Bash(make:*)",
    "Bash(make *)",
    "Edit Bash",
  );
  const command = fc.constantFrom(
    "!`make`",
    "text !`make all`",
    "```\n!`make`\n```",
    "```!\nmake\n```",
    "\t!`make\nmake`",
    "!`git status`\n!`make`",
  );
  const ends = fc.constantFrom("\n", "\r\n");
  const reached = fc.constantFrom(
    (name: string) => `tools: Read\nskills: [${name}]`,
    (name: string) => `tools: Read\nskills: x, ${name}`,
    (name: string) => `tools: [Read]\ndisallowedTools: Bash\npermissionMode: dontAsk\nskills:\n  - ${name}`,
    () => "tools: Read, Skill",
    (name: string) => `tools: Read, Skill(x)\nskills: [${name}]`,
    (name: string) => `tools: Read\ninitialPrompt: "/${name} now"`,
  );
  const manifests: Files = {
    "tools/p/.claude-plugin/plugin.json": '{"name":"p"}',
    ".claude/skills/p/.claude-plugin/plugin.json": '{"name":"p"}',
  };

  it("is reported, and widens every profile that reaches it", async () => {
    const cases = fc.record({ place, rule, command, ends, reached });
    await fc.assert(
      fc.asyncProperty(cases, async ({ place: [path, name], rule: allowed, command: body, ends: end, reached: by }) => {
        const text = (more: string, rest: string) =>
          `---\nname: s\ndescription: d\n${more}---\n${rest}\n`.replaceAll("\n", end);
        const common = { ...manifests, ...agent(by(name)) };
        const before = await seen({ ...common, [path]: text("", "text") });
        const after = await seen({ ...common, [path]: text(`allowed-tools: ${allowed}\n`, body) });
        const kinds = after.findings.filter(({ rule: id }) => id === "max-capability").map(({ kind }) => kind ?? "");
        expect(kinds.some((kind) => kind.startsWith("skill"))).toBe(true);
        const [change] = compareInspections(before, after);
        expect(change?.widenings.map(({ kind }) => kind)).toContain("skill");
        expect(compareInspections(after, after)).toEqual([]);
        expect(compareInspections(after, before).flatMap(({ widenings }) => widenings)).toEqual([]);
      }),
      { numRuns: runs(120, 5_000) },
    );
  });

  it("is granted by the path of the skill, and of no other", async () => {
    const files = { ...agent("tools: Read\nskills: [s]"), ...skill("allowed-tools: Bash", "!`make`") };
    const kindsWith = async (path: string): Promise<readonly (string | undefined)[]> => {
      const grant = `grants: [{ skills: ["${path}"], may: [execute], reason: because, owner: "@a/b" }]\n`;
      const decisions = await decide(await policyOf(`ceiling: [read]\n${grant}`), "2026-11-20");
      const { findings } = await inspect(await RepoIndex.of(treeOf(files)), { decisions, hosts: ["claude"] });
      return findings.filter(({ rule: id }) => id === "max-capability").map(({ kind }) => kind);
    };
    expect(await kindsWith(".claude/skills/s/SKILL.md")).toEqual(["settings"]);
    expect(await kindsWith(".claude/skills/**")).toEqual(["settings"]);
    expect(await kindsWith(".claude/skills/t/SKILL.md")).toEqual(["settings", "skill"]);
  });
});

describe("a skill that is named", () => {
  const missing = async (files: Files, path = agentPath) =>
    (itemOf(await loadIn(claude, files), path).profile?.missing ?? []).map(({ value }) => value);

  it.each<[title: string, there: Files]>([
    ["a skill", skill("", "x", ".claude/skills/s/SKILL.md")],
    ["a skill of another name whose `name` it is", skill("", "x", ".claude/skills/other/SKILL.md")],
    ["a command", { ".claude/commands/s.md": "x" }],
    ["a command in a folder", { ".claude/commands/team/s.md": "x" }],
    ["a skill of a folder below", skill("", "x", "pkg/.claude/skills/s/SKILL.md")],
    ["a skill elsewhere", skill("", "x", "templates/s/SKILL.md")],
    ["a plugin's skill", { ...skill("", "x", "p/skills/s/SKILL.md"), "p/.claude-plugin/plugin.json": '{"name":"p"}' }],
  ])("is there with %s", async (_, there) => {
    expect(await missing({ ...agent("skills: s"), ...there })).toEqual([]);
  });

  it("is missing where nothing has its name", async () => {
    expect(await missing({ ...agent("skills: s, t"), ...skill("", "x") })).toEqual(["t"]);
    expect(await missing(agent("skills: s"))).toEqual(["s"]);
  });

  it("may be a plugin's from elsewhere, and is no skill with other characters", async () => {
    const enabling = JSON.stringify({
      enabledPlugins: { "tools@market": true },
      extraKnownMarketplaces: { market: { source: { source: "github", repo: "acme/market" } } },
    });
    expect(await missing({ ...agent("skills: s"), ".claude/settings.json": enabling })).toEqual([]);
    expect(await missing(agent("skills: [p:s, /s, s*, (x)]"))).toEqual([]);
  });

  it("is reported exactly if no file of the tree has its name, whatever else there is", async () => {
    const name = fc.constantFrom("a1", "b2", "c3", "d4");
    const place = fc.constantFrom(".claude/skills", "pkg/.claude/skills", ".agents/skills", "docs");
    const folders = fc.uniqueArray(fc.tuple(place, name), { maxLength: 4, selector: (pair) => pair.join("/") });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 1 }), folders, async (named, there) => {
        const files = Object.assign({}, ...there.map(([root, one]) => ({ [`${root}/${one}/SKILL.md`]: "x" }))) as Files;
        const held = new Set(there.map(([, one]) => one));
        expect(await missing({ ...agent(`skills: [${named.join(", ")}]`), ...files })).toEqual(
          named.filter((one) => !held.has(one)),
        );
      }),
      { numRuns: runs(100, 2_000) },
    );
  });
});

describe("a file `skill.md`, which is a skill where file systems ignore case", () => {
  const path = ".claude/skills/s/skill.md";
  const unjudgedIn = async (files: Files): Promise<readonly string[]> =>
    (await loadIn(claude, files)).unjudged.map(({ at }) => at.source.path);

  it.each([
    ["allowed-tools: Bash", "Text."],
    ["hooks: { PreToolUse: [ { hooks: [ { type: command, command: make } ] } ] }", "Text."],
    ["context: fork\nagent: fixer", "Text."],
    ["model: opus", "Look: !`make check`"],
  ])("is unjudged where it does something by itself: %s", async (lines, body) => {
    expect(await unjudgedIn({ ...agent("tools: Read"), ...skill(lines, body, path) })).toEqual([path]);
    expect(await unjudgedIn(skill(lines, body, path))).toEqual([path]);
  });

  it("is no problem where it is a text, or beside the skill itself", async () => {
    expect(await unjudgedIn({ ...agent("tools: Read"), ...skill("model: opus", "Text.", path) })).toEqual([]);
    expect(
      await unjudgedIn({ ...skill("allowed-tools: Bash", "Text.", path), ...skill("model: opus", "Text.") }),
    ).toEqual([]);
  });
});
