/** Letta Code: lines that are no YAML, lists that are every tool, files that change others, and what settings end. */
import { describe, expect, it } from "vitest";
import { agentOf } from "../../../src/hosts/letta/agent.ts";
import letta from "../../../src/hosts/letta/index.ts";
import { known } from "../../../src/model/fact.ts";
import { judged } from "../../support/judging.ts";
import { expectLinear } from "../../support/growth.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { type Held, treeOf } from "../../support/memory.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { combine } from "../../../src/repo/tree.ts";

const every = "read write execute network delegate external";
const agent = (name: string, more = "", body = "Body.\n") => `---\nname: ${name}\ndescription: d\n${more}---\n${body}`;
const path = ".letta/agents/a.md";

/** With the user's files too, which begin with `~/`. */
async function loadAll(files: Readonly<Record<string, Held>>) {
  const [own, users] = [false, true].map((isUsers) =>
    treeOf(Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith("~/") === isUsers))),
  );
  if (!own || !users) throw new Error("two trees");
  const repo = await RepoIndex.of(combine(own, users));
  return letta.load(repo, { starts: [""], repositoryRoots: [""], dirs: [], user: { home: "~" } }, "0.32");
}

const read = async (text: string) => shortOf(itemOf(await loadIn(letta, { [path]: text }), path));

describe("keys", () => {
  it.each([
    ["tools: Read, Grep", "loaded, read network"],
    ["tools:Read,,Grep ,", "loaded, read network"],
    ["tools : Read", "loaded, read network"],
    ["tools\u00a0: \ufeffRead\u2028", "loaded, read network"],
    ["tools: |\n  Read, Grep", "loaded, read network"],
    ["tools: >-\n  Read,\n  Grep", "loaded, read network"],
    ["tools: Bash\ntools: Read", "loaded, read network"],
    ["tools:\ntools: Read", "loaded, read network"],
    ["tools: Read\ntools:", `loaded, ${every}, limit tools`],
    ["tools: Read\n__proto__:\n  - x", "loaded, read network"],
    ["tools: Agent, Workflow", "loaded, execute network delegate"],
    ["tools: memory, TodoWrite", "loaded, network"],
    ["tools: all", `loaded, ${every}`],
    ["tools: ALL", `loaded, ${every}`],
    ["tools: all, Read", "loaded, read network, unknown-tool all"],
    ["tools: ,", `loaded, ${every}, limit tools`],
    ["tools: |", `loaded, ${every}, limit tools`],
    ["tools:\n  - Read", `loaded, ${every}, limit tools`],
    ["tools:\n- Read", `loaded, ${every}, limit tools`],
    ["tools:\n\n  - Read", `loaded, ${every}, limit tools`],
    ["tools:\n  Read, Grep", `loaded, ${every}, limit tools`],
    [" tools: Read", `loaded, ${every}, limit tools`],
    ["Tools: Read", `loaded, ${every}, limit Tools`],
    ['"tools": Read', `loaded, ${every}`],
    ["t\u043eols: Read", `loaded, ${every}, limit t\u043eols`],
    ["# x\rtools: Bash", "loaded, execute network"],
    ["tools: [Read, Bash, Grep]", "loaded, execute network, unknown-tool [Read, unknown-tool Grep]"],
    ['tools: "Read"', 'loaded, network, unknown-tool "Read"'],
    ["tools: Bash(git log:*)", "loaded, network, unknown-tool Bash(git log:*)"],
    ["tools: *", "loaded, network, unknown-tool *"],
    ["tools: constructor", "loaded, network, unknown-tool constructor"],
    ["tools: -Bash, Read", "loaded, network, value tools"],
    ["permissionMode: unrestricted", `loaded, ${every}, limit permissionMode, unhonoured permissionMode`],
  ])("%j", async (lines, expected) => expect(await read(agent("a", `${lines}\n`))).toBe(expected));
});

describe("a file", () => {
  it.each([
    [`\ufeff${agent("a", "tools: Read\n")}`, "loaded, read network"],
    [`\ufeff\ufeff${agent("a")}`, "rejected"],
    [agent("a", "tools: Read\n").replaceAll("\n", "\r"), "loaded, read network"],
    [agent("a", "tools: Read\n---x\ntools: Bash\n"), "loaded, execute network"],
    [agent("a", "tools: Read\n").replace("---\nBody", "--- \nBody"), "rejected"],
    [agent("a", "tools: Read\n").replace("---\nname", "--- \nname"), "rejected"],
    ["---\n---\nname: a\ndescription: d\ntools: Read\n---\nBody.", "loaded, read network"],
    [agent("A", "tools: Read\n"), "rejected, read network"],
    [agent('"a"', "tools: Read\n"), "rejected, read network"],
    [agent("a", "description:\ntools: Read\n"), "rejected, read network"],
    ["---\nname: a\ndescription:\n  d\ntools: Read\n---\nBody.", "rejected, read network"],
  ])("%j", async (text, expected) => expect(await read(text)).toBe(expected));

  it("of one folder or of a link is read as the program does", async () => {
    const files: Readonly<Record<string, Held>> = {
      ".letta/agents": { link: "../real" },
      "real/a.md": agent("a"),
      "real/.b.md": agent("b"),
      "real/c.MD": agent("c"),
      "real/d/d.md": agent("d"),
      "real/e.md": { link: "../e.md" },
      "e.md": agent("e"),
      ".claude/agents/f.md": agent("f"),
    };
    const { items } = await loadIn(letta, files);
    const found = items.filter((item) => item.files.length > 0);
    expect(found.map(({ profile, verdict }) => `${profile?.identity} ${verdict.kind}`).sort()).toEqual([
      "a loaded",
      "b loaded",
      "c dropped",
      "d dropped",
      "e dropped",
    ]);
  });
});

it("says nothing of the memories of agents, and reads a skill that lies among subagents", async () => {
  const { items } = await loadIn(letta, {
    ".letta/agents/SKILL.md": agent("s", "tools: Bash\n"),
    ".letta/agents/agent-1/memory/skills/x/SKILL.md": agent("x"),
    ".letta/agents/agent-2.md": agent("y", "tools: Read\n"),
  });
  const found = items.filter((item) => item.files.length > 0);
  expect(found.map((item) => `${item.files[0]} ${shortOf(item)}`).sort()).toEqual([
    ".letta/agents/SKILL.md loaded, execute network",
    ".letta/agents/agent-1/memory/skills/x/SKILL.md passed-over",
    ".letta/agents/agent-2.md loaded, read network",
  ]);
});

describe("a file without a prompt", () => {
  const of = async (files: Readonly<Record<string, Held>>, home = false) => {
    const load = await (home ? loadAll(files) : loadIn(letta, files));
    return load.items
      .filter((item) => item.files.length > 0)
      .map((item) => `${item.files[0]} ${shortOf(item)} ${item.certainty ?? ""}`.trim());
  };
  const overlay = (name: string, more: string) => `---\nname: ${name}\n${more}---\n`;

  it("changes a built-in subagent", async () =>
    expect(
      await of({
        ".letta/agents/a.md": overlay("general-purpose", "model: opus\n"),
        ".letta/agents/b.md": overlay("init", "tools: all\n"),
        ".letta/agents/c.md": overlay("fork", "tools: Read\n"),
      }),
    ).toEqual([
      ".letta/agents/a.md loaded, read write execute network",
      `.letta/agents/b.md loaded, ${every}`,
      ".letta/agents/c.md loaded, read network",
    ]));

  it("has what another of its folder has, and what a third gives it", async () =>
    expect(
      await of({
        ".letta/agents/a.md": agent("x", "tools: Read\n"),
        ".letta/agents/b.md": overlay("x", "model: opus\n"),
        ".letta/agents/c.md": overlay("x", "tools: Bash\n"),
      }),
    ).toEqual([
      ".letta/agents/a.md loaded, read network",
      ".letta/agents/b.md loaded, read execute network",
      ".letta/agents/c.md loaded, execute network",
    ]));

  it("counts where a user may have what it changes", async () => {
    expect(await of({ ".letta/agents/a.md": overlay("x", "tools: Bash\n") })).toEqual([
      ".letta/agents/a.md loaded, execute network, value the prompt assumed",
    ]);
    expect(await of({ ".letta/agents/a.md": overlay("x", "tools: Bash\n") }, true)).toEqual([
      ".letta/agents/a.md rejected, execute network",
    ]);
  });

  it("wins over the user's that it changes", async () => {
    const files = {
      ".letta/agents/a.md": overlay("x", "tools: Bash\n"),
      "~/.letta/agents/x.md": agent("x", "tools: Read\n", "The user's.\n"),
    };
    const load = await loadAll(files);
    const [own, users] = [itemOf(load, ".letta/agents/a.md"), itemOf(load, "~/.letta/agents/x.md")];
    expect(shortOf(own)).toBe("loaded, execute network");
    expect(own.profile?.prompt.text).toBe("The user's.");
    expect(own.profile && known(own.profile.description)).toBe("d");
    expect(users.verdict).toEqual({ kind: "shadowed", by: own });
  });
});

describe("settings", () => {
  const of = async (file: string, value: unknown) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const { layers, unjudged } = await loadIn(letta, { [`.letta/${file}`]: text, [path]: agent("a") });
    return {
      authority: layers.flatMap(({ authority }) =>
        authority.map(({ setting, effect, may = [], endsGuards }) =>
          [setting, effect, ...may, ...(endsGuards ? ["ends guards"] : [])].join(" "),
        ),
      ),
      unjudged: unjudged.length,
    };
  };
  const hooks = { SessionStart: [{ hooks: [{ type: "command", command: "./x.sh" }] }] };

  it.each([
    ["settings.json", { hooks }, ["hooks.SessionStart widens execute"], 0],
    ["settings.local.json", { hooks }, ["hooks.SessionStart widens execute"], 0],
    ["settings.local.json", { hooks: { disabled: true } }, ["hooks.disabled widens ends guards"], 0],
    ["settings.json", { hooks: { disabled: false } }, [], 0],
    ["settings.json", { permissions: { mode: "unrestricted" } }, ["permissions.mode bypasses"], 0],
    ["settings.json", { permissions: { mode: "bypassPermissions" } }, ["permissions.mode bypasses"], 0],
    ["settings.json", { permissions: { mode: "acceptEdits" } }, ["permissions.mode auto-approves"], 0],
    ["settings.json", { permissions: { mode: "strict" } }, ["permissions.mode narrows"], 0],
    ["settings.json", { permissions: { mode: "Strict" } }, [], 1],
    ["settings.json", { permissions: { allow: ["shell(:*)"] } }, ["permissions.allow auto-approves"], 0],
    ["settings.json", { permissions: { allow: ["Bash(ls)"] } }, ["permissions.allow widens"], 0],
    ["settings.json", { permissions: { deny: "Bash" } }, ["permissions.deny narrows"], 1],
    [
      "settings.json",
      { permissions: { deny: [1, "Bash"] } },
      ["permissions.deny narrows", "permissions.deny narrows"],
      1,
    ],
    [
      "settings.json",
      { permissions: { allow: {}, deny: ["Bash"] } },
      ["permissions.allow widens", "permissions.deny narrows"],
      1,
    ],
    ["settings.json", { permissions: { allow: null, deny: ["Bash"] } }, ["permissions.deny narrows"], 0],
    ["settings.json", { mcpServers: { x: { command: "x" } }, windowTitle: ["x"] }, [], 0],
    ["settings.json", { telepathy: true }, [], 1],
    ["settings.local.json", { reflectionStepCount: 1 }, ["reflectionStepCount widens"], 0],
    ["settings.local.json", { reflectionStepCount: 25, memoryReminderInterval: null, lastAgent: "x" }, [], 0],
    ["settings.local.json", { reflectionTrigger: "off", localSharedBlockIds: {} }, [], 0],
    ["settings.json", "\ufeff{}", [], 1],
    ["settings.json", '{"permissions":{"mode":"strict"},}', [], 1],
  ])("%s %j", async (file, value, authority, unjudged) =>
    expect(await of(file, value)).toEqual({ authority, unjudged }),
  );

  it("say of hooks that they do not run, and count them", async () => {
    const { layers } = await loadIn(letta, {
      ".letta/settings.json": JSON.stringify({ hooks: { disabled: true, ...hooks } }),
    });
    const hook = layers.flatMap(({ authority }) => authority).find(({ setting }) => setting === "hooks.SessionStart");
    expect(hook?.because).toContain("no hook runs while `hooks.disabled` is `true`");
    expect(hook?.may).toEqual(["execute"]);
  });
});

it("reports names that start without a question, and two files with one name", async () => {
  const { findings } = await judged({
    ".letta/agents/a.md": agent("reflection", "tools: Read\n"),
    ".letta/agents/b.md": agent("x", "tools: Read\n"),
    ".letta/agents/c.md": agent("x", "tools: Read\n"),
  });
  const rules = findings.map(({ finding }) => `${finding.rule} ${finding.at.source.path}`);
  expect(rules).toContain("no-permission-bypass .letta/agents/a.md");
  expect(rules.some((rule) => rule.startsWith("unique-name "))).toBe(true);
});

it("makes the text of a list of its own tools, and of no other", async () => {
  const fixesOf = async (lines: string) => {
    const { profile } = itemOf(await loadIn(letta, { [path]: agent("a", lines) }), path);
    return profile?.ineffective.flatMap(({ fixes = [] }) => fixes.map(({ title, safe }) => `${title} ${safe}`)) ?? [];
  };
  expect(await fixesOf("tools:\n  - Read\n  - Grep\n")).toEqual(["tools: Read, Grep true"]);
  expect(await fixesOf("tools:\n- Read\n")).toEqual([]);
  expect(await fixesOf("tools:\n  - Read\n  - Telepathy\n")).toEqual([]);
});

describe("reading grows with the file", () => {
  it.each([
    ["many blocks", (n: number) => "a: |\n".repeat(n)],
    ["many lists", (n: number) => "a:\n  - x\n".repeat(n)],
    ["many tools", (n: number) => `tools: ${"Rea, ".repeat(n)}\n`],
    ["many folded tools", (n: number) => `tools: >\n${"  a\n  b,\n".repeat(n)}`],
    ["many hidden keys", (n: number) => " tools: x\n".repeat(n)],
  ])("%s", (_, lines) =>
    expectLinear(
      2_000,
      (n) => agent("a", lines(n)),
      (text) => agentOf({ path, text }),
    ),
  );
});
