/** What a profile asks about, denies and guards: whatever it loses of that is a gain of power, in every host that has it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { looserCalls } from "../../../src/compare/widenings/rules.ts";
import { type CallEffect, type CallRule, matchesCallPattern } from "../../../src/model/call-rules.ts";
import { startOf } from "../../../src/repo/text.ts";
import { policyPath, type Repository } from "../../support/judging.ts";
import { changeBetween, powerBetween } from "../../support/powers.ts";
import { fileOf, itemIn, places } from "../../support/profile-schemas.ts";
import { runs } from "../../support/runs.ts";

const policy: Repository = {
  [policyPath]: "ceiling: [read, write, execute, network, delegate, external]\nhosts: { a3s: { dirs: [agents] } }\n",
};
type Pair = readonly [title: string, base: Repository, head: Repository, messages: readonly string[]];

const opencode = (permission: string): Repository => ({
  ".opencode/agents/c.md": `---\ndescription: Does c.\n${permission && `permission: ${permission}\n`}---\nDo it.\n`,
});
const inSettings = (permission: object): Repository => ({
  "opencode.json": JSON.stringify({ agent: { c: { description: "Does c.", prompt: "Do it.", permission } } }),
});
const json =
  (path: string) =>
  (keys: object): Repository => ({
    [path]: JSON.stringify({ name: "c", description: "Does c.", prompt: "Do it.", ...keys }),
  });
const kiro = json(".kiro/agents/c.json");
const kiroPage = (keys: string): Repository => ({
  ".kiro/agents/c.md": `---\nname: c\ndescription: Does c.\n${keys}---\nDo it.\n`,
});
const amazonq = json(".amazonq/cli-agents/c.json");
const a3s = (permissions: string): Repository => ({
  "agents/c.yaml": `name: c\ndescription: Does c.\nprompt: Do it.\npermissions: ${permissions}\n`,
});
const tools = ["fs_read", "fs_write", "execute_bash", "subagent"];

const ofRules: readonly Pair[] = [
  [
    "opencode: a question and a denial for one allow",
    opencode('{ bash: { "*": ask, "git push *": deny } }'),
    opencode("{ bash: allow }"),
    ["no longer asks before `bash`", "is no longer denied `bash git push *`"],
  ],
  ["opencode: ask to allow", opencode("{ bash: ask }"), opencode("{ bash: allow }"), ["no longer asks before `bash`"]],
  ["opencode: a question that is gone", opencode("{ bash: ask }"), opencode(""), ["no longer asks before `bash`"]],
  [
    "opencode: a denied pattern that is gone",
    opencode('{ bash: { "*": allow, "rm *": deny } }'),
    opencode('{ bash: { "*": allow } }'),
    ["is no longer denied `bash rm *`"],
  ],
  [
    "opencode: a denied path that is gone",
    opencode('{ edit: { "*": allow, "src/*": deny } }'),
    opencode("{ edit: allow }"),
    ["is no longer denied `edit src/*`"],
  ],
  [
    "opencode: files that could not be read",
    opencode('{ read: { "*": allow, "*.env": deny } }'),
    opencode("{ read: allow }"),
    ["is no longer denied `read *.env`"],
  ],
  [
    "opencode: a denial before what allows the same",
    opencode('{ bash: { "*": allow, "rm *": deny } }'),
    opencode('{ bash: { "rm *": deny, "*": allow } }'),
    ["is no longer denied `bash rm *`"],
  ],
  [
    "opencode: a denial that only wins where two patterns match",
    opencode('{ bash: { "git *": allow, "* --force": deny } }'),
    opencode('{ bash: { "* --force": deny, "git *": allow } }'),
    ["is no longer denied `bash git * --force`"],
  ],
  [
    "opencode: another agent that it starts",
    opencode('{ task: { "*": deny } }'),
    opencode('{ task: { "*": deny, x: allow } }'),
    ["is no longer denied `task x`"],
  ],
  [
    "opencode.json: ask to allow",
    inSettings({ bash: "ask" }),
    inSettings({ bash: "allow" }),
    ["no longer asks before `bash`"],
  ],
  ...(
    [
      ["Kiro", kiro],
      ["Amazon Q", amazonq],
    ] as const
  ).flatMap(([host, agent]): readonly Pair[] => [
    [
      `${host}: a command that runs without asking`,
      agent({ tools }),
      agent({ tools, toolsSettings: { execute_bash: { allowedCommands: ["git status"] } } }),
      ["no longer asks before `execute_bash git status`"],
    ],
    [
      `${host}: paths that are written without asking`,
      agent({ tools }),
      agent({ tools, toolsSettings: { fs_write: { allowedPaths: ["docs/**"] } } }),
      ["no longer asks before `fs_write docs/**`"],
    ],
    [
      `${host}: a denied path of a tool that never asks`,
      agent({ tools, allowedTools: ["fs_read"], toolsSettings: { fs_read: { deniedPaths: ["~/.ssh"] } } }),
      agent({ tools, allowedTools: ["fs_read"] }),
      ["is no longer denied `fs_read ~/.ssh`"],
    ],
    [
      `${host}: a denied command`,
      agent({ tools, toolsSettings: { execute_bash: { deniedCommands: ["rm .*"] } } }),
      agent({ tools }),
      ["is no longer denied `execute_bash rm .*`"],
    ],
  ]),
  [
    "Kiro: an agent that starts without asking",
    kiro({ tools }),
    kiro({ tools, toolsSettings: { subagent: { trustedAgents: ["x"] } } }),
    ["no longer asks before `subagent x`"],
  ],
  ...(
    [
      ["a tool", '["shell"]', "[]", ["is no longer denied `execute_bash`"]],
      ["a server", '["@git"]', "[]", ["is no longer denied `@git`", "is no longer denied `@git/*`"]],
      ["a tool of a server", '["@git/push"]', "[]", ["is no longer denied `@git/push`"]],
      [
        "a server but for a tool",
        '["@git"]',
        '["@git/push"]',
        ["is no longer denied `@git`", "is no longer denied `@git/*`"],
      ],
    ] as const
  ).map(
    ([what, before, after, messages]): Pair => [
      `Kiro: ${what} that it did not have`,
      kiroPage(`excludedTools: ${before}\ntoolsSettings: { execute_bash: { allowedCommands: ["git .*"] } }\n`),
      kiroPage(`excludedTools: ${after}\ntoolsSettings: { execute_bash: { allowedCommands: ["git .*"] } }\n`),
      messages,
    ],
  ),
  [
    "Kiro: commands that only read run without asking",
    kiro({ tools, toolsSettings: { execute_bash: { deniedCommands: ["autoAllowReadonly"] } } }),
    // A command of that name is another matter.
    kiro({
      tools,
      toolsSettings: { execute_bash: { autoAllowReadonly: true, deniedCommands: ["autoAllowReadonly"] } },
    }),
    ["no longer asks before `execute_bash` commands that only read"],
  ],
  [
    "Kiro: a pattern in letters that look like wildcards",
    kiro({ tools }),
    kiro({ tools, toolsSettings: { execute_bash: { allowedCommands: ["a\u2217b\uff1f"] } } }),
    ["no longer asks before `execute_bash a\u2217b\uff1f`"],
  ],
  [
    "Kiro: a pattern with an exception",
    kiroPage("permissions: [{ capability: shell, effect: deny, match: [git *], exclude: [git log *] }]\n"),
    kiroPage(""),
    ["is no longer denied `shell` calls of `git *` except `git log *`"],
  ],
  [
    "A3S Code: a denied path in which one star is one folder",
    a3s('{ allow: [write], deny: ["write(src/*/a/**)"] }'),
    a3s('{ allow: [write, "write(src/**)"] }'),
    ["is no longer denied `write src/*/a/**`"],
  ],
  [
    "A3S Code: a denied pattern that is gone",
    a3s('{ allow: [bash], deny: ["bash(rm *)"] }'),
    a3s("{ allow: [bash] }"),
    ["is no longer denied `bash rm *`"],
  ],
];

describe("a profile whose rules ask or deny less", () => {
  it.each(ofRules)("%s", async (_, base, head, messages) => {
    const { changes, power } = await changeBetween({ ...policy, ...base }, { ...policy, ...head });
    expect([...new Set(changes.flatMap(({ widenings }) => widenings.map(({ message }) => message)))]).toEqual(messages);
    expect(power).toBe("widened");
    expect(await powerBetween({ ...policy, ...head }, { ...policy, ...base })).toBe("narrowed");
  });

  it("is told in A3S Code, where the host approves what it would ask", async () => {
    const [base, head] = [a3s("{ ask: [bash] }"), a3s("{ allow: [bash] }")].map((files) => ({ ...policy, ...files }));
    expect(await powerBetween(base ?? {}, head ?? {})).toBe("widened");
  });

  it("is not told where a tool that it does not have is denied less", async () => {
    const denies = { toolsSettings: { execute_bash: { deniedCommands: ["rm .*"] } } };
    const [base, head] = [kiro({ tools: ["fs_read"], ...denies }), kiro({ tools: ["fs_read"] })];
    expect((await changeBetween(base, head)).changes.map(({ widened }) => widened)).toEqual([false]);
  });

  it("shows a new order of rules next to a new list of tools, unless all of them allow", async () => {
    const agent = (tool: string, commands: string, denied: string): Repository =>
      kiroPage(
        `tools: [fs_read, ${tool}, mcp]\n${denied}toolsSettings: { fs_read: { allowedPaths: [${commands}] } }\n`,
      );
    const fieldsOf = async (denied: string) => {
      const [base, head] = [agent("fs_write", "a, b", denied), agent("web_fetch", "b, a", denied)];
      const { changes } = await changeBetween(base, head);
      return [...new Set(changes.flatMap(({ fields }) => fields))].filter((field) => /^(?:tools|rules)$/.test(field));
    };
    expect(await fieldsOf("permissions: [{ capability: mcp, effect: deny, match: [x] }]\n")).toEqual([
      "tools",
      "rules",
    ]);
    expect(await fieldsOf("")).toEqual(["tools"]);
  });

  it("is no change where rules of different tools change places", async () => {
    const [base, head] = [opencode("{ bash: ask, edit: ask }"), opencode("{ edit: ask, bash: ask }")];
    expect((await changeBetween(base, head)).changes).toEqual([]);
  });

  it("is not told where only the settings ask less, which are told instead", async () => {
    const settings = (effect: string): Repository => ({ "opencode.json": `{"permission": {"bash": "${effect}"}}` });
    const { changes, settings: told } = await changeBetween(
      { ...opencode("{ edit: ask }"), ...settings("ask") },
      { ...opencode("{ edit: ask }"), ...settings("allow") },
    );
    expect([changes, told.map(({ effect }) => effect)]).toEqual([[], ["widens"]]);
  });
});

const markdown =
  (path: string) =>
  (keys: string): Repository => ({ [path]: `---\nname: c\ndescription: Does c.\n${keys}\n---\nDo it.\n` });
const claude = markdown(".claude/agents/c.md");
const hooked = (event: string, hook = "{ type: command, command: ./guard.sh }") =>
  `hooks: { ${event}: [{ matcher: Bash, hooks: [${hook}] }] }`;

describe("a profile without the hook that guarded it", () => {
  const hooks = { preToolUse: [{ matcher: "*", command: "./guard.sh" }] };
  const list = [{ trigger: "preToolUse", action: { type: "command", command: "./guard.sh" } }];
  const all: readonly (readonly [host: string, base: Repository, head: Repository])[] = [
    ...[
      ".claude/agents/c.md",
      ".codebuddy/agents/c.md",
      ".github/agents/c.agent.md",
      ".grok/agents/c.md",
      ".openhands/agents/c.md",
      ".qoder/agents/c.md",
      ".qwen/agents/c.md",
    ].map((path) => [path, markdown(path)(hooked("PreToolUse")), markdown(path)("")] as const),
    ["Kiro", kiro({ tools, hooks }), kiro({ tools })],
    ["Kiro, a list", kiro({ tools, hooks: list }), kiro({ tools })],
    ["Amazon Q", amazonq({ tools, hooks }), amazonq({ tools })],
  ];

  it.each(all)("is widened: %s", async (_, base, head) => {
    const { changes, power } = await changeBetween(base, head);
    const messages = changes.flatMap(({ widenings }) => widenings.map(({ message }) => message));
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatch(/no longer .*`pretooluse`: `\.\/guard\.sh`/i);
    expect(power).toBe("widened");
  });

  it.each<[event: string, power: string]>([
    ["PermissionRequest", "widened"],
    ["UserPromptSubmit", "widened"],
    ["Stop", "widened"],
    ["SubagentStop", "widened"],
    ["PostToolUse", "narrowed"],
    ["Notification", "narrowed"],
  ])("is told by the event: %s", async (event, power) =>
    expect(await powerBetween(claude(hooked(event)), claude(""))).toBe(power),
  );

  it("is widened where a model judged", async () =>
    expect(await powerBetween(claude(hooked("PreToolUse", "{ type: prompt, prompt: Is it safe? }")), claude(""))).toBe(
      "widened",
    ));

  it("is widened where one of two equal guards goes", async () => {
    const two =
      "hooks: { PreToolUse: [{ matcher: Bash, hooks: [&a { type: command, command: x }] }, { matcher: Edit, hooks: [*a] }] }";
    const oneLess = "hooks: { PreToolUse: [{ matcher: Bash, hooks: [{ type: command, command: x }] }] }";
    expect(await powerBetween(claude(two), claude(oneLess))).toBe("widened");
  });
});

describe("a profile whose mode asks or refuses less", () => {
  const claudeMode = (mode: string) => claude(`tools: Read, Edit, Bash${mode && `\npermissionMode: ${mode}`}`);
  it.each<[before: string, after: string, power: string]>([
    ["plan", "", "widened"],
    ["dontAsk", "", "widened"],
    ["default", "", "widened"],
    ["plan", "default", "widened"],
    ["plan", "manual", "widened"],
    ["plan", "dontAsk", "widened"],
    ["dontAsk", "plan", "widened"],
    ["plan", "acceptEdits", "widened"],
    ["plan", "PLAN", "widened"],
    ["default", "plan", "narrowed"],
    ["", "plan", "narrowed"],
    ["acceptEdits", "", "narrowed"],
    ["default", "manual", "undecided"],
  ])("Claude Code: %j to %j", async (before, after, power) =>
    expect(await powerBetween(claudeMode(before), claudeMode(after))).toBe(power),
  );

  it("is reported with what the mode did", async () => {
    const { changes } = await changeBetween(claudeMode("plan"), claudeMode(""));
    expect(changes.flatMap(({ widenings }) => widenings.map(({ kind, message }) => `${kind}: ${message}`))).toEqual([
      expect.stringMatching(/^bypass: `permissionMode` is no longer `plan`, .*edits .*commands/),
    ]);
  });

  it("is widened whatever the settings say", async () => {
    const settings = { ".claude/settings.json": '{"permissions": {"defaultMode": "acceptEdits"}}' };
    expect(await powerBetween({ ...claudeMode("plan"), ...settings }, { ...claudeMode(""), ...settings })).toBe(
      "widened",
    );
  });

  it.each<[path: string, key: string, strict: string, without: string, power: string]>([
    [".codebuddy/agents/c.md", "permissionMode", "plan", "", "widened"],
    [".junie/agents/c.md", "permissionMode", "dontAsk", "", "widened"],
    [".qoder/agents/c.md", "permissionMode", "plan", "", "widened"],
    [".qwen/agents/c.md", "permissionMode", "plan", "", "widened"],
    [".qwen/agents/c.md", "approvalMode", "plan", "", "widened"],
    [".qwen/agents/c.md", "approvalMode", "default", "auto-edit", "widened"],
    [".openhands/agents/c.md", "permission_mode", "always_confirm", "", "widened"],
    [".openhands/agents/c.md", "permission_mode", "always_confirm", "confirm_risky", "widened"],
    [".claude/agents/c.md", "isolation", "worktree", "", "widened"],
    // No version that was measured applies the mode, and its source of August 2026 does.
    [".grok/agents/c.md", "permissionMode", "plan", "", "undecided"],
  ])("%s, %s: %j to %j", async (path, key, strict, without, power) => {
    const [base, head] = [strict, without].map((value) => markdown(path)(value && `${key}: ${value}`));
    expect(await powerBetween(base ?? {}, head ?? {})).toBe(power);
  });
});

/** Keys that deny tools in profiles of some host. */
const denials: readonly ((tool: string) => object)[] = [
  ..."disallowedTools disallowed_tools disabled_tools excludedTools denied_tools"
    .split(" ")
    .map((key) => (tool: string) => ({ [key]: [tool] })),
  (tool) => ({ permissions: { deny: [tool] } }),
  (tool) => ({ permission: { [tool]: "deny" } }),
  (tool) => ({ permissions: [{ action: tool, resource: "*", effect: "deny" }] }),
  (tool) => ({ permissions: [{ capability: tool, effect: "deny" }] }),
];

describe("a denial of a profile is among its rules, where its host has rules", () => {
  const tools = ["bash", "bash(rm *)", "shell", "mcp", "@git", "@git/push", "mcp__git__push", "fs_read"];
  const withRules = new Set<string>();
  const hostsWithMarkdown = { ...places, kiro: [".kiro/agents/a.md", places["kiro"]?.[1] ?? {}] as const };
  const textOf = (id: string, path: string, profile: object): string | undefined =>
    id === "kiro" ? `---\n${JSON.stringify(profile)}\n---\nLook.\n` : path === "" ? undefined : fileOf(id, profile);

  it.each(Object.entries(hostsWithMarkdown))("%s", async (id, [path, profile]) => {
    for (const denying of denials)
      for (const tool of tools) {
        const {
          tools: _,
          permission: __,
          ...whole
        } = profile as { readonly tools?: unknown; readonly permission?: unknown };
        const [base, head] = [{ ...whole, ...denying(tool) }, whole].map((value) => textOf(id, path, value));
        const item = base === undefined ? undefined : await itemIn(id, path, base);
        const { denied = [], rules = [] } = item?.profile ?? {};
        if (base === undefined || head === undefined || denied.length === 0 || rules.length === 0) continue;
        withRules.add(id);
        for (const { own } of rules) expect([tool, own.some(({ effect }) => effect === "deny")]).toEqual([tool, true]);
        const power = await powerBetween({ ...policy, [path]: base }, { ...policy, [path]: head });
        expect([tool, JSON.stringify(denying(tool)), power]).toEqual([tool, JSON.stringify(denying(tool)), "widened"]);
      }
  });

  it("was seen in every host that has both", () => expect([...withRules].sort()).toEqual(["a3s", "kiro", "opencode"]));
});

describe("a profile that loses the denial of one tool of a server", () => {
  it.each<[title: string, base: string, head: string, messages: readonly string[]]>([
    [
      "that it has",
      "tools: Read, mcp__a\ndisallowedTools: mcp__a__x",
      "tools: Read, mcp__a",
      ["is no longer denied `mcp__a__x`"],
    ],
    ["that it does not have", "tools: Read, mcp__b\ndisallowedTools: mcp__a__x", "tools: Read, mcp__b", []],
    [
      "whose others are denied too",
      "tools: Read, mcp__a\ndisallowedTools: mcp__a__x",
      "tools: Read, mcp__a\ndisallowedTools: mcp__a",
      [],
    ],
  ])("%s", async (_, base, head, messages) => {
    const { changes } = await changeBetween(claude(base), claude(head));
    const ofClaude = changes.filter(({ after }) => after?.host === "claude");
    expect(ofClaude.flatMap(({ widenings }) => widenings.map(({ message }) => message))).toEqual(messages);
  });
});

describe("rules", () => {
  const at = startOf({ path: "x", text: "" });
  const rule = fc.record({
    action: fc.constantFrom("bash", "edit", "*", "b*"),
    resource: fc.constantFrom("*", "git *", "* -f", "git push *", "a", "*a*", "?"),
    effect: fc.constantFrom<CallEffect>("allow", "ask", "deny"),
    at: fc.constant(at),
  });
  const rules = fc.array(rule, { maxLength: 5 });
  const strictness = { allow: 0, ask: 1, deny: 2 };
  const decided = (list: readonly CallRule[], action: string, text: string): CallEffect =>
    list.findLast(
      (one) =>
        matchesCallPattern({ text: action, pattern: one.action }) &&
        matchesCallPattern({ text: text, pattern: one.resource }),
    )?.effect ?? "deny";
  const told = (before: readonly CallRule[], after: readonly CallRule[], below: readonly CallRule[]) =>
    looserCalls([{ below: [], own: before }], [{ below: [below], own: after }], {
      home: at,
      tools: new Set(),
      places: [],
    });

  it("are told as looser wherever a call is, whatever the rules below them", () => {
    fc.assert(
      fc.property(
        rules,
        rules,
        rules,
        fc.constantFrom("bash", "edit", "bx", "other"),
        fc.constantFrom("git x", "git push x", "git push -f", "git -f", "a", "xax", "git a", "z", "-f", "a -f"),
        (before, after, below, action, text) => {
          const [old, now] = [before, after].map((own) => strictness[decided([...below, ...own], action, text)]);
          if ((now ?? 0) < (old ?? 0)) expect(told(before, after, below)).not.toEqual([]);
        },
      ),
      { numRuns: runs(500, 20_000) },
    );
  });

  it("are not told as looser where none is gone and one that denies comes last", () => {
    fc.assert(
      fc.property(rules, rules, rule, (before, below, last) => {
        expect(told(before, [...before, { ...last, effect: "deny" }], below)).toEqual([]);
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it("that are too many to compare are told", () => {
    const many = Array.from(
      { length: 1_500 },
      (_, i): CallRule => ({ action: "bash", resource: `a${i} *`, effect: "ask", at }),
    );
    expect(told(many, many.toReversed(), []).map(({ message }) => message)).toEqual([
      "has other rules, too many to compare",
    ]);
  });
});
