/** Where only the profiles that a commit concerns are judged, judging all of them comes to the same. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../../../scripts/pages.ts";
import { evaluateNarrowed } from "../../../../src/evaluate/narrowed.ts";
import type { FailLevel } from "../../../../src/evaluate/result.ts";
import { hosts } from "../../../../src/generated/hosts.ts";
import { isProfile } from "../../../../src/inspect/unchanged/elsewhere.ts";
import type { Host } from "../../../../src/model/host.ts";
import { anyRepository } from "../../../support/any-repository.ts";
import { examplesIn } from "../../../support/examples.ts";
import { agent, judged, type Repository } from "../../../support/judging.ts";
import type { Held } from "../../../support/memory.ts";
import { commitOn, expectTheSame } from "../../../support/narrowing.ts";
import { runs } from "../../../support/runs.ts";

const examples: readonly Repository[] = idsIn("hosts").flatMap((id) =>
  examplesIn(readFileSync(pageOf("hosts", id), "utf8")).map(({ files }) => Object.fromEntries(files) as Repository),
);

/** Folders that one host reads, and that several do. */
const folders = [
  ".claude/agents",
  ".codex/agents",
  "packages/x/.claude/agents",
  ".claude/agents/team",
  ".opencode/agents/deep",
  ".github/agents",
  ".opencode/agents",
  ".opencode/agent",
  ".cursor/agents",
  ".qwen/agents",
  ".gemini/agents",
  ".vtcode/agents",
  ".kiro/agents",
  ".factory/droids",
  ".grok/agents",
  ".kimi-code/agents",
  ".cline/agents",
  ".augment/agents",
  ".openhands/agents",
  ".goose/agents",
  ".a3s/agents",
  ".qoder/agents",
  ".codebuddy/agents",
  ".junie/agents",
  ".kilo/agents",
] as const;

/** What files are called. Few names, so that some profiles share one; mostly each has that of its file. */
const stems = [
  "a",
  "cutter",
  "code-reader",
  "Explore",
  "one",
  "gamma",
  "delta",
  "eps",
  "zeta",
  "eta",
  "theta",
  "iota",
  "16",
] as const;
const stem = fc.constantFrom(...stems);
const names = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.constant(null) },
  fc.constantFrom(...stems, "Code Reader", "code_reader", "CUTTER", "x-1", '"cutt\\u0065r"', "\u0441utter"),
  // Other spellings: an escape of a blank, a letter that looks like another, a number.
  fc.constantFrom('"\\tcutter"', "\u0251", "\u0131ota", "\u00ba\u207fe", "0x10", "''"),
);

const lines = fc.subarray(
  [
    "description: Does what its name says, and nothing else.",
    "tools: Read, Grep",
    "tools: [read, search]",
    "tools: Bash",
    "tools: '*'",
    "tools: Read, Agent",
    "tools: [agent, read]",
    "tools: [Task, Skill]",
    "tools: [Read, mcp__docs]",
    "permissionMode: bypassPermissions",
    "permissionMode: dontAsk",
    "model: opus",
    "mode: primary",
    "mode: subagent",
    "mode: all",
    "hidden: true",
    "disable: true",
    "disable-model-invocation: true",
    "user-invocable: false",
    "observers: [cutter]",
    "subagents: ['*']",
    "permission: {task: {cutter: allow, '*': deny}}",
    "permission: {task: {'*': deny, 'c*': allow}, bash: deny, edit: deny}",
    "permission: {bash: allow}",
    "subagents: [cutter, a]",
    "tools: [Skill, Read]",
    "skills: [one]",
    "skills: [two]",
    "hooks: {PreToolUse: [{matcher: Bash, hooks: [{type: command, command: ./x.sh}]}]}",
    "mcpServers: {docs: {command: docs}}",
    "handoffs: [{label: Go, agent: cutter, prompt: Go}]",
    "agents: [cutter]",
    "colour: red",
    "name: [",
    "background: true",
    "isolation: worktree",
    "prompt: file://./zeta.md",
    "resources: [file://.kiro/agents/zeta.md]",
    "resources: [file://docs/l.md]",
    "notes: |\n  One.\n  ---\n  Two.",
  ],
  { maxLength: 5 },
);

const prompts = fc.constantFrom(
  "Look.\n",
  "Ask `cutter` to cut.\n",
  "Read {file:../../docs/x.md} and @docs/x.md.\n",
  "Use the Code  Reader.\n",
  "Read {file:./gamma.md} and {file:./eta.md}.\n",
  "AKIAIOSFODNN7EXAMPLE and wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n",
  "Write.\u202e\n",
  "Run `claude -p --dangerously-skip-permissions x`.\n",
  "",
);

/** Whether a file has no frontmatter, so that some hosts take all of it for a prompt. */
const bare = fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true));

/** A profile in a folder. Its name is that of its file (`undefined`), there is none (`null`), or another one. */
const profileIn = (folder: string): fc.Arbitrary<[path: string, text: string]> =>
  fc
    .record({ stem, name: names, lines, prompt: prompts, bare })
    .map(({ stem: file, name, lines: own, prompt, bare: isBare }) => {
      if (folder === ".codex/agents")
        return [`${folder}/${file}.toml`, codexText((name ?? file).replaceAll('"', ""), own)];
      const stated = name === null ? [] : [`name: ${name ?? file}`];
      const keys = new Map(["description: Does it.", ...stated, ...own].map((line) => [line.split(":")[0], line]));
      const text = isBare ? prompt : `---\n${[...keys.values()].map((line) => `${line}\n`).join("")}---\n${prompt}`;
      return [`${folder}/${file}.${folder === ".github/agents" ? "agent.md" : "md"}`, text];
    });

function codexText(name: string, own: readonly string[]): string {
  const mode = own.includes("tools: Bash") ? 'sandbox_mode = "danger-full-access"\n' : "";
  const more = own.includes("tools: Read, Grep") ? 'sandbox_mode = "read-only"\n' : mode;
  const fault = own.includes("name: [") ? "x = [\n" : "";
  return `name = "${name}"\ndescription = "Does it."\ndeveloper_instructions = "Do."\n${more}${fault}`;
}

/** What profiles have in common, and what brings one of them into others. */
const shared = fc.constantFrom<Repository>(
  {},
  {},
  { ".claude/skills/one/SKILL.md": "---\nname: one\ndescription: Does it.\nagent: cutter\ncontext: fork\n---\nGo.\n" },
  { ".claude/skills/two/SKILL.md": "---\nname: two\ndescription: Does it.\nallowed-tools: Bash\n---\nGo.\n" },
  { ".claude/settings.json": '{"agent": "cutter", "permissions": {"defaultMode": "bypassPermissions"}}\n' },
  { ".claude/settings.json": '{"permissions": {"deny": ["Agent(cutter)", "Bash"]}}\n' },
  { "opencode.json": '{"agent": {"cutter": {"mode": "subagent", "permission": {"bash": "allow"}}}}\n' },
  { "opencode.json": '{"default_agent": "a", "permission": {"bash": "ask"}}\n' },
  { ".codex/config.toml": '[agents.cutter]\ndescription = "Cuts."\nconfig_file = "agents/a.toml"\n' },
  { ".codex/config.toml": "[agents]\nmax_threads = 1\n" },
  { ".cursor/rules/x.mdc": "Go.\n", ".vscode/settings.json": '{"chat.useClaudeHooks": true}\n' },
  { ".github/workflows/x.yml": "on: push\njobs: {x: {runs-on: u, steps: [{run: claude --agent cutter -p hi}]}}\n" },
  { Jenkinsfile: "sh 'claude --agent cutter -p hi'\n" },
  { ".gitlab-ci.yml": "include: more/x.yml\n", "more/x.yml": "x: {script: claude --agent cutter -p hi}\n" },
  { ".gemini/settings.json": '{"experimental": {"enableAgents": true}}\n' },
  { ".vtcode/vtcode.toml": "[subagents]\nenabled = true\n" },
  { ".kiro/agents/cutter.json": '{"name": "cutter", "tools": ["*"], "prompt": "file://../../docs/x.md"}\n' },
  { ".claude-plugin/plugin.json": '{"name": "p"}\n' },
  { "docs/x.md": "Go.\n", "src/a.ts": "export {};\n" },
  { ".claude/agents/l.md": { link: "a.md" } },
  { "docs/l.md": { link: "../.claude/agents/cutter.md" } },
);

/** How the files of a tree are edited; `which` chooses among those that are there. */
interface Edit {
  readonly which: number;
  readonly kind: "add" | "change" | "delete" | "rename";
  readonly to: readonly [path: string, text: string];
}

/** A tree, and what a commit does to its profiles. */
const commits = fc.uniqueArray(fc.constantFrom(...folders), { minLength: 1, maxLength: 3 }).chain((own) => {
  const profile = fc.oneof(...own.map(profileIn));
  return fc.record({
    before: fc
      .tuple(
        fc.oneof({ weight: 3, arbitrary: fc.constant<Repository>({}) }, anyRepository, fc.constantFrom(...examples)),
        fc.oneof({ weight: 3, arbitrary: fc.constant<Repository>({}) }, shared),
        fc.array(profile, { minLength: 6, maxLength: 14 }),
      )
      .map(([files, more, profiles]): Repository => ({ ...files, ...more, ...Object.fromEntries(profiles) })),
    edits: fc.array(
      fc.record<Edit>({
        which: fc.nat(40),
        kind: fc.constantFrom("add", "change", "change", "delete", "rename"),
        to: profile,
      }),
      { minLength: 1, maxLength: 2 },
    ),
  });
});

/** What else a commit changes: what no host reads, and what some do. */
const aside = fc.option(
  fc.constantFrom<readonly [path: string, text: string]>(
    ["src/a.ts", "export const one = 1;\n"],
    ["README.md", "# Words\n"],
    ["docs/x.md", "Go on.\u202e\n"],
    [".claude/settings.json", '{"permissions": {"defaultMode": "bypassPermissions"}}\n'],
    [".codex/config.toml", 'approval_policy = "never"\nsandbox_mode = "danger-full-access"\n'],
    ["opencode.json", '{"permission": {"bash": "allow"}}\n'],
  ),
  { freq: 4 },
);

function edited(files: Repository, changes: readonly Edit[], other: readonly [string, string] | null): Repository {
  const next = new Map<string, Held>(Object.entries(files));
  for (const { which, kind, to } of changes) {
    const profiles = [...next.keys()].filter(isProfile);
    const path = profiles[which % Math.max(1, profiles.length)];
    if (kind === "add" || path === undefined) next.set(...to);
    else if (kind === "change" && path.endsWith(to[0].slice(-3))) next.set(path, to[1]);
    else next.delete(path);
    if (kind === "rename") next.set(...to);
  }
  if (other !== null) next.set(...other);
  return Object.fromEntries(next);
}

const policies = fc.constantFrom(
  "{}\n",
  "{}\n",
  "ceiling: [read]\n",
  "extends: [preset:strict]\n",
  "ceiling: [read, execute]\nrules: {unique-name: warning, no-permission-bypass: warning}\n",
  "ceiling: [read]\nrules: {max-capability: warning}\ngrants:\n  - {paths: ['.claude/agents/*.md'], may: [execute], reason: Runs the tests., owner: '@acme/x', until: 2026-12-31}\n",
  "ceiling: [read, write, execute, network, delegate, external]\nwaivers:\n  - {rule: unique-name, paths: ['**'], reason: Later., owner: '@acme/x', until: 2026-12-31}\n",
  "hosts: {vtcode: {edition: '0.60'}, a3s: {edition: '2.4'}}\n",
);

/** Where nothing fails a run, its faults are compared too. */
const settings = fc.record({ policy: policies, failOn: fc.constantFrom<FailLevel>("error", "never", "never") });

const kimi = "---\nname: a\ndescription: Does it.\nsubagents: [coder]\n---\nGo.\n";

describe("a run that judges what a commit concerns", () => {
  it("comes to what judging all profiles does", { timeout: 900_000 }, async () => {
    let narrowed = 0;
    await fc.assert(
      fc.asyncProperty(commits, aside, settings, async ({ before, edits: changes }, other, given) => {
        const after = edited(before, changes, other);
        if (await expectTheSame(before, after, given)) narrowed++;
      }),
      { numRuns: runs(1_000, 80_000) },
    );
    // Otherwise the property would say nothing.
    expect(narrowed).toBeGreaterThan(runs(60, 6_000));
  });

  const hostsWith = (key: "limitsStarts" | "failsWhole"): readonly string[] =>
    Object.entries<Host>(hosts).flatMap(([id, host]) => (host[key] ? [id] : []));

  it("knows the hosts in which a profile lists what it may start", async () => {
    const found = new Set<string>();
    for (const files of [...examples, { ".kimi-code/agents/a.md": kimi }])
      for (const { host, load } of (await judged(files)).inspection.loads)
        if (load.items.some(({ profile }) => profile?.mayStart)) found.add(host);
    expect([...found].sort()).toEqual(hostsWith("limitsStarts"));
  });

  it("knows the hosts that do without all profiles because of one", async () => {
    const found = new Set<string>();
    for (const files of examples)
      for (const { host, load } of (await judged(files)).inspection.loads)
        if (load.status === "failed" && load.problem && isProfile(load.problem.at.source.path)) found.add(host);
    expect([...found].sort()).toEqual(hostsWith("failsWhole"));
  });

  const other = (name: string, tools = "Read"): string => agent(name, tools);
  const many: Repository = Object.fromEntries(
    ["gamma", "delta", "eps", "zeta"].map((name) => [`.claude/agents/${name}.md`, other(name)]),
  );
  const long = "---\nname: s\ndescription: |\n  One.\n  ---\n  Two.\ncontext: fork\nagent: new\n---\nGo.\n";
  const skill = "---\nname: s\ndescription: Does it.\ncontext: fork\nagent: new\n---\nGo.\n";

  it.each<[string, Repository, Repository]>([
    ["a profile that is alone in its folder", {}, { ".cursor/agents/new.md": other("new") }],
    ["a profile beside a plugin", { ".claude-plugin/plugin.json": '{"name": "p"}\n' }, {}],
    ["a profile beside a link", { ".claude/agents/l.md": { link: "gamma.md" } }, {}],
    ["a profile and its settings", {}, { ".claude/settings.json": "{}\n" }],
    ["a profile that a skill starts", { ".claude/skills/s/SKILL.md": skill }, {}],
    ["a profile with the name of another", {}, { ".claude/agents/new.md": other("gamma") }],
    ["a profile that a link leads to", { "docs/l.md": { link: "../.claude/agents/new.md" } }, {}],
    ["profiles that a link leads to", { "docs/l": { link: "../.claude" } }, {}],
    ["a profile that a skill starts below a line", { ".claude/skills/s/SKILL.md": long }, {}],
    ["a profile that may be written as a number", {}, { ".claude/agents/16.md": other('"16"') }],
    ["a profile that may be written as a switch", {}, { ".claude/agents/true.md": other('"true"') }],
    ["a profile that fails", {}, { ".claude/agents/new.md": "---\nname: new\n---\nGo.\u202e\n" }],
  ])("judges all beside %s", async (_, more, changes) => {
    const before = { ...many, ...more };
    const settings = { policy: "{}\n", failOn: "error" } as const;
    const plain = await commitOn(many, { ...many, ".claude/agents/new.md": other("new") }, settings);
    expect((await evaluateNarrowed(plain, 1))?.leftOut).toBe(3);
    const after = { ...before, ".claude/agents/new.md": other("new"), ...changes };
    expect(await evaluateNarrowed(await commitOn(before, after, settings), 1)).toBeUndefined();
  });

  it.each<[string, string]>([
    ["a letter that looks like another", "g\u0251mma"],
    ["a blank that is escaped", '"\\tgamma"'],
    ["a letter that Unicode folds", "ga\u217fma"],
  ])("judges a profile whose name is written with %s", async (_, written) => {
    const before = { ...many, ".claude/agents/x.md": other(written) };
    const input = await commitOn(
      before,
      { ...before, ".claude/agents/gamma.md": other("gamma", "Read, Grep") },
      {
        policy: "{}\n",
        failOn: "error",
      },
    );
    expect((await evaluateNarrowed(input, 1))?.leftOut).toBe(2);
  });

  it("judges all beside a profile with a blank name", async () => {
    const before = { ...many, ".claude/agents/x.md": other("''") };
    const after = { ...before, ".claude/agents/new.md": other("''") };
    const input = await commitOn(before, after, { policy: "{}\n", failOn: "never" });
    expect(await evaluateNarrowed(input, 1)).toBeUndefined();
  });

  it("judges all where a changed profile has a power that one may have which another shadows", async () => {
    const junie = (name: string, tools: string): string =>
      `---\nname: ${name}\ndescription: Does it.\ntools: ${tools}\n---\nLook.\n`;
    const before: Repository = {
      ".junie/config.json": '{"agent-locations": ["./agents", "./team"], "agent-default-locations": true}\n',
      ".junie/agents/a.md": junie("a", "Read"),
      ".junie/agents/reviewer.md": junie("reviewer", "Read"),
      ".junie/agents/scout.md": junie("scout", "read, task"),
      ".junie/team/reviewer.md": junie("reviewer", "Read, Bash"),
    };
    for (const tools of ["Bash", "Read, Bash", "[]"]) {
      const after = { ...before, ".junie/agents/one.md": junie("explore", tools) };
      expect(await evaluateNarrowed(await commitOn(before, after, { policy: "{}\n", failOn: "never" }), 1)).toBe(
        undefined,
      );
    }
  });

  it("judges all where a built-in agent has a power that one may have which replaces it", async () => {
    const before: Repository = {
      ...many,
      ...Object.fromEntries(
        ["general-purpose", "Explore", "Plan", "claude", "claude-code-guide"].map((name) => [
          `.claude/agents/own/${name}.md`,
          other(name),
        ]),
      ),
      ".claude/agents/scout.md": other("scout", "Read, Task"),
    };
    const after = { ...before, ".claude/agents/new.md": other("new", "Read, Bash") };
    const settings = { policy: "{}\n", failOn: "never" } as const;
    expect(await evaluateNarrowed(await commitOn(before, after, settings), 1)).toBeUndefined();
    const guided = (repository: Repository): Repository =>
      Object.fromEntries(Object.entries(repository).filter(([path]) => !path.includes("claude-code-guide")));
    expect((await evaluateNarrowed(await commitOn(guided(before), guided(after), settings), 1))?.leftOut).toBe(7);
  });

  it("judges all where a pattern of another profile may have let it start one that is renamed", async () => {
    const reader = (name: string): string => `---\ndescription: Does it.\nname: ${name}\n---\nLook.\n`;
    const before: Repository = {
      ".opencode/agents/gamma.md":
        "---\ndescription: Does it.\npermission: {task: {'*': deny, 'c*': allow}, bash: deny, edit: deny}\n---\nLook.\n",
      ".opencode/agents/delta.md": reader("delta"),
      ".opencode/agents/one.md": reader("code-reader"),
    };
    const settings = { policy: "{}\n", failOn: "never" } as const;
    const spoken = { ...before, ".opencode/agents/one.md": reader("code-reader").replace("Look", "See") };
    expect((await evaluateNarrowed(await commitOn(before, spoken, settings), 1))?.leftOut).toBe(1);
    const renamed = { ...before, ".opencode/agents/one.md": reader("two") };
    expect(await evaluateNarrowed(await commitOn(before, renamed, settings), 1)).toBeUndefined();
  });

  it("judges all where a profile begins to say that others may start it", async () => {
    const shell = (type: string): string =>
      `description = "Does it."\nagent_type = "${type}"\nenabled_tools = ["bash"]\n`;
    const before: Repository = {
      ".vibe/agents/a.toml": 'description = "Does it."\nenabled_tools = ["read"]\n',
      ".vibe/agents/delta.toml": 'description = "Does it."\nenabled_tools = ["task"]\n',
      ".vibe/agents/one.toml": shell("agent"),
    };
    const settings = { policy: "{}\n", failOn: "never" } as const;
    const named = { ...before, ".vibe/agents/one.toml": `display_name = "One"\n${shell("agent")}` };
    expect((await evaluateNarrowed(await commitOn(before, named, settings), 1))?.leftOut).toBe(1);
    const started = { ...before, ".vibe/agents/one.toml": shell("subagent") };
    expect(await evaluateNarrowed(await commitOn(before, started, settings), 1)).toBeUndefined();
  });

  it("judges a profile that a changed one reads", async () => {
    const profile = (more: object): string =>
      `${JSON.stringify({ description: "Does what its name says.", tools: ["read"], prompt: "Go.", ...more })}\n`;
    const before: Repository = {
      ".kiro/agents/a.json": profile({ name: "a" }),
      ".kiro/agents/b.json": profile({ name: "b" }),
      ".kiro/agents/zeta.md": other("other"),
      ".kiro/agents/new.json": profile({ name: "new", prompt: "file://./zeta.md" }),
    };
    const after = {
      ...before,
      ".kiro/agents/new.json": profile({ name: "new", prompt: "file://./zeta.md", model: "x" }),
    };
    const input = await commitOn(before, after, { policy: "{}\n", failOn: "error" });
    expect((await evaluateNarrowed(input, 1))?.leftOut).toBe(1);
  });
});
