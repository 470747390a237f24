/** A3S Code 2026-08: what the words of a profile become, and when the host judges at all. */
import { describe, expect, it } from "vitest";
import a3s from "../../../src/hosts/a3s/index.ts";
import { agent, judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

const all = "read write execute network delegate external";
const path = ".a3s/agents/a.yaml";

async function of(lines: string): Promise<string> {
  return shortOf(itemOf(await loadIn(a3s, { [path]: `name: a\ndescription: d\n${lines}\n` }), path));
}

describe("one file", () => {
  it.each([
    ["color: red", `loaded, ${all}`],
    ["model: sonnet", `rejected, ${all}`],
    ["permissions: {denied: [bash], alow: [read]}", `loaded, ${all}, limit permissions.denied, limit permissions.alow`],
    ["permissions: {deny: ['Bash(rm *)']}", `loaded, ${all}, auto-approve permissions`],
    ["permissions: {allow: ['Bash(cargo:*)']}", `loaded, ${all}, limit permissions.allow, auto-approve permissions`],
    ["permissions: {allow: ['Read(src/**)'], default_decision: deny}", "loaded, read"],
    ["x: &x {deny: ['*']}\npermissions:\n  <<: *x", `loaded, ${all}, limit permissions.<<`],
    ["permissions: {allow: [read]}", `loaded, ${all}, limit permissions.allow, auto-approve permissions`],
    ["permissions: {allow: [read], default_decision: deny}", "loaded, read"],
    ["permissions: {allow: [read]}\nconfirmation_inheritance: deny_on_ask", "loaded, read"],
    ["permissions: {allow: [read]}\nconfirmation_inheritance: inherit_parent", `loaded, ${all}`],
    [
      "permissions: {allow: [read]}\nconfirmation_inheritance: auto_approve",
      `loaded, ${all}, limit permissions.allow, bypass confirmation_inheritance`,
    ],
    [
      "permissions: {allow: [read]}\nconfirmationInheritance: deny_on_ask",
      `loaded, ${all}, limit confirmationInheritance, limit permissions.allow, auto-approve permissions`,
    ],
    ["confirmation_inheritance: sometimes", `rejected, ${all}`],
    ["permissions: {allow: [read], enabled: false}", `loaded, ${all}, bypass permissions.enabled`],
    ["permissions: {enabled: false}", `loaded, ${all}, unhonoured permissions.enabled`],
    ["permissions: {default_decision: allow}", `loaded, ${all}, unhonoured permissions.default_decision`],
    ["permissions: {deny: [bash], default_decision: allow}", `loaded, ${all}, bypass permissions.default_decision`],
    ["permissions: {default_decision: deny}", `loaded, ${all}, limit permissions`],
    ["permissions: {ask: [bash]}", `loaded, ${all}, limit permissions`],
    ["permissions: {ask: [bash], deny: [write]}", `loaded, ${all}, limit permissions.ask, auto-approve permissions`],
    ["permissions: {allow: ['lane:execute'], default_decision: deny}", `loaded, ${all}, bypass permissions.allow`],
    ["permissions: {allow: ['lane:query'], default_decision: deny}", "loaded, read network external"],
    ["permissions:\n  deny:\n    - Bash(rm: *)", "rejected, nothing"],
    ["tools: Read, Grep, Bash", "loaded, read execute"],
    ["tools: [Read, Bash]\ndisallowedTools: ['Bash(rm:*)', Write]", "loaded, read execute"],
    ["tools: [Read, Bash]\ndisallowedTools: Bash", "loaded, read, value Bash"],
    ["tools: []", `loaded, ${all}, limit tools`],
    ["tools: {read: true}", `loaded, ${all}, limit tools`],
    ["tools: true", `loaded, ${all}, limit tools`],
    ["tools: ~\nallowedTools: [read]", `loaded, ${all}, limit allowedTools, limit tools`],
    ["allowedTools: [read]\nallowed_tools: [bash]", "loaded, read, limit allowed_tools"],
    ["tools: '*'", `loaded, ${all}, bypass tools`],
    ["tools: [Read]\npermissions: {deny: [read]}", "loaded, read, limit permissions"],
    ["tools: [Reed]", "loaded, external"],
    [
      "disallowedTools: [bash, program, git, batch]",
      "loaded, read write network delegate external, auto-approve disallowedTools",
    ],
    ["kind: planner", "loaded, read"],
    ["kind: planner\ntool_free: true", "loaded, read, limit tool_free"],
    ["kind: planner\npermissions: {}", `loaded, ${all}`],
    ["kind: implementer\nmax_steps: 7", "loaded, read write execute network external"],
    ["kind: custom", `loaded, ${all}`],
    ["kind: scanner", `rejected, ${all}`],
    ["kind:", `rejected, ${all}`],
    ["tool_free: true", `loaded, ${all}`],
    ["hidden: yes", `rejected, ${all}`],
    ["q: 1\nq: 2", `rejected, ${all}`],
    ["max_steps: '3'", `rejected, ${all}`],
    ["permissionMode: bypassPermissions", `loaded, ${all}, unhonoured permissionMode`],
  ])("gives what the host makes of it: %s", async (lines, expected) => expect(await of(lines)).toBe(expected));
});

const scout = (name: string): string => `---\nname: ${name}\ndescription: d\ntools: Read\n---\nLook.\n`;

it("reads folders inside, and follows no link out of its directory", async () => {
  const load = await loadIn(a3s, {
    ".a3s/agents/x/y/a.md": scout("a"),
    ".a3s/agents/b.md": { link: "../../b.md" },
    "b.md": scout("b"),
    ".a3s/agents/c.md": { link: "x/y/a.md" },
  });
  expect(shortOf(itemOf(load, ".a3s/agents/x/y/a.md"))).toBe("loaded, read");
  expect(itemOf(load, ".a3s/agents/b.md").verdict.kind).toBe("dropped");
  expect(itemOf(load, ".a3s/agents/c.md").verdict.kind).toBe("loaded");
});

it("takes its own directory before Claude Code's", async () => {
  const load = await loadIn(a3s, {
    ".claude/agents/a.md": scout("a"),
    ".a3s/agents/a.md": scout("a"),
    ".claude/agents/b.md": scout("B"),
  });
  expect(
    [".claude/agents/a.md", ".a3s/agents/a.md", ".claude/agents/b.md"].map((file) => itemOf(load, file).verdict.kind),
  ).toEqual(["shadowed", "loaded", "loaded"]);
});

it("lets a profile replace a built-in agent", async () => {
  const load = await loadIn(a3s, { ".a3s/agents/notes.md": scout("explore") });
  expect(
    load.items
      .filter(({ profile }) => profile?.identity === "explore")
      .map(({ verdict }) => verdict.kind)
      .sort(),
  ).toEqual(["loaded", "shadowed"]);
});

it.each([
  ["a title before the metadata", `# T\n${scout("a")}`, "loaded, read"],
  ["three dashes in the body", `${scout("a")}---\nC\n`, "loaded, read"],
  [
    "three dashes in a value",
    "---\nname: a\ndescription: use --- it\ntools: Read\n---\nLook.\n",
    `loaded, ${all}, limit ---`,
  ],
  ["a name that is a number", scout("42"), "rejected, read"],
  ["a blank name", scout('" "'), "rejected, read"],
])("reads Markdown: %s", async (_, text, expected) => {
  expect(shortOf(itemOf(await loadIn(a3s, { ".a3s/agents/a.md": text }), ".a3s/agents/a.md"))).toBe(expected);
});

describe("a repository that Claude Code and A3S Code share", () => {
  const shared = { ".claude/agents/a.md": agent("a", "Read, Grep") };
  const use = async (files: Parameters<typeof judged>[0], asked?: Parameters<typeof judged>[1]) =>
    (await judged(files, asked)).inspection.loads.find(({ host }) => host === "a3s")?.use;

  it("is Claude Code's alone while nothing says that A3S Code is in use", async () => {
    expect(await use(shared)).toEqual({ kind: "none", shared: ".claude/agents" });
  });

  it("is judged by both where there is an `.a3s`, or the policy names the host", async () => {
    expect((await use({ ...shared, ".a3s/config": "" }))?.kind).toBe("own");
    expect((await use(shared, { policy: "hosts: { a3s: {} }\n" }))?.kind).toBe("policy");
  });
});
