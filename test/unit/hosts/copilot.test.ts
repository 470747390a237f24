/** Copilot's three readers: what each line of a file grants, which settings count, and that nothing throws. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import copilot from "../../../src/hosts/copilot/index.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const all = "read write execute network delegate external";

async function of(lines: string, path = ".github/agents/a.agent.md"): Promise<string> {
  return shortOf(itemOf(await loadIn(copilot, { [path]: `---\ndescription: d\n${lines}\n---\nbody` }), path));
}

describe("tools", () => {
  it.each([
    ["tools: [read]", "loaded, read"],
    ["tools: read, edit", "loaded, read write"],
    ["tools: [READ, 'Edit', shell]", "loaded, read write execute"],
    ["tools: ['*']", `loaded, ${all}`],
    ["tools: [view, '*']", `loaded, ${all}`],
    ["tools: []", "loaded, nothing"],
    ["tools: ''", `loaded, ${all}, value tools`],
    ["tools: ~", `loaded, ${all}, value tools`],
    ["tools: { read: true }", `loaded, ${all}, limit tools`],
    ["tools: true", `loaded, ${all}, limit tools`],
    ["tools: [execute/runInTerminal, read/problems]", "loaded, read execute"],
    ["tools: [edit/whatever]", "loaded, write"],
    ["tools: [execute/*]", "loaded, execute"],
    ["tools: [vscode]", "loaded, write execute"],
    ["tools: [github/*, playwright/click, mine]", "loaded, external"],
    ["tools: [Bash(ls), mcp__a__b]", "loaded, execute external, scope Bash(ls)"],
    ["tools: [todo, TodoWrite]", "loaded, nothing"],
    ["tools: [everything]", "loaded, external, unknown-tool everything"],
    ["tools: [[read]]", "loaded, nothing, value tools"],
    ["tools: [read]\ntools: [execute]", `loaded, ${all}`],
    ["x: &x { tools: [execute] }\n<<: *x\ntools: [read]", "loaded, read"],
    ["x: &x { tools: [execute] }\n<<: *x", `loaded, ${all}`],
  ])("give what the host gives: %s", async (lines, expected) => expect(await of(lines)).toBe(expected));
});

it.each<[string, (size: number) => string]>([
  ["(a(a", (size) => "(a".repeat(size)],
  ["(a)(a)", (size) => "(a)".repeat(size)],
  ["(((()x", (size) => `${"((".repeat(size)})x`],
  [")()(", (size) => ")(".repeat(size)],
])("reads a list in time that is proportional to its length: %s", (_, toolsOf) =>
  expectLinear(4_000, toolsOf, async (tools) => expect(await of(`tools: ${tools}`)).toContain("loaded")),
);

it("parts names at commas that stand in no closed parentheses", async () => {
  const of = async (tools: string) =>
    itemOf(
      await loadIn(copilot, { ".github/agents/a.md": `---\ndescription: d\ntools: ${tools}\n---\n` }),
      ".github/agents/a.md",
    ).profile?.grants;
  const written = async (tools: string) =>
    ((await of(tools)) as { readonly value: readonly { readonly tool: string }[] }).value.map(({ tool }) => tool);
  expect(await written("read, Bash(a, b), edit")).toEqual(["read", "Bash(a, b)", "edit"]);
  expect(await written("Bash(a, edit")).toEqual(["Bash(a", "edit"]);
});

describe("other keys", () => {
  it.each([
    ["tools: []\nmcp-servers: { a: { command: x } }", "loaded, execute external"],
    ["tools: []\nmcp-servers: { a: { type: http, url: 'https://a' } }", "loaded, network external"],
    ["tools: []\nmcp-servers: { a: { type: local } }", "loaded, execute external"],
    ["tools: []\ntarget: vscode\nmcp-servers: { a: { command: x } }", "loaded, execute external, value mcp-servers"],
    ["tools: []\nhooks: { Stop: [{ type: command, windows: x }] }", "loaded, execute"],
    ["tools: []\nsidekick: { triggers: [user.message] }", "loaded, nothing, auto-approve sidekick"],
    ["tools: []\nsidekick: {}", "loaded, nothing, auto-approve sidekick"],
    ["tools: []\ntarget: cloud", "loaded, nothing, value target: cloud"],
    ["tools: []\nyolo: true", "loaded, nothing, unhonoured yolo"],
    ["tools: []\nreadonly: true", "loaded, nothing, limit readonly"],
    ["tools: []\nTools: [read]", "loaded, nothing, value Tools"],
  ])("are read or reported: %s", async (lines, expected) => expect(await of(lines)).toBe(expected));

  it("holds a file of Claude Code's folder to what Copilot's readers know of it", async () => {
    expect(await of("name: a\ntools: Read, Edit\ndisallowedTools: Edit", ".claude/agents/a.md")).toBe(
      "loaded, read write, value disallowedTools",
    );
    expect(await of("name: a\ntools: Read\npermissionMode: bypassPermissions", ".claude/agents/a.md")).toBe(
      "loaded, read",
    );
    expect(await of("tools: Read", ".claude/agents/a.md")).toBe("loaded, read");
    expect(
      shortOf(
        itemOf(await loadIn(copilot, { ".claude/agents/a.md": "---\ntitle: notes\n---\n" }), ".claude/agents/a.md"),
      ),
    ).toBe("dropped");
  });
});

describe("places", () => {
  const agent = "---\ndescription: d\ntools: [read]\n---\n";

  it("reads every directory, and no file twice", async () => {
    const load = await loadIn(copilot, {
      ".github/agents/a.md": agent,
      "packages/x/.github/agents/b.agent.md": agent,
      ".claude/agents/c.md": { link: "../../.github/agents/a.md" },
    });
    expect(load.items.filter(({ files }) => files.length > 0).map(({ files }) => files[0])).toEqual([
      ".github/agents/a.md",
      "packages/x/.github/agents/b.agent.md",
    ]);
  });

  it("takes the id from the way to the file", async () => {
    const load = await loadIn(copilot, { ".github/agents/a.agent.md": { link: "../../x/b.md" }, "x/b.md": agent });
    expect(itemOf(load, "x/b.md").profile?.identity).toBe("a");
  });

  it("follows places that the editor's settings add, and none out of the tree", async () => {
    const load = await loadIn(copilot, {
      ".vscode/settings.json":
        '{"chat.agentFilesLocations":{"more":true,"../out":true,"~/x":true,".github/agents":true}}',
      "more/a.md": agent,
      ".github/agents/b.md": agent,
    });
    expect(load.layers.map(({ root }) => root)).toEqual([".github/agents", "more", ""]);
  });

  it("says what it cannot read", async () => {
    const load = await loadIn(copilot, {
      ".github/agents/a.md": new Uint8Array([0xff]),
      ".github/copilot/settings.json": "{",
      ".vscode/settings.json": '{"chat.x": ',
    });
    expect(load.unjudged.map(({ at, message }) => `${at.source.path} ${message}`)).toEqual([
      expect.stringMatching(/^\.github\/copilot\/settings\.json .*JSON: a key is missing/),
      expect.stringMatching(/^\.vscode\/settings\.json .*JSON: it ends where a value/),
      expect.stringMatching(/^\.github\/agents\/a\.md is not valid UTF-8/),
    ]);
  });
});

it.each([
  ['{"chat.permissions.default":"autopilot"}', "bypasses chat.permissions.default"],
  ['{"chat.permissions.default":"default"}', ""],
  ['{"chat.defaultConfiguration":{"approvals":"autoApprove"}}', "bypasses chat.defaultConfiguration"],
  ['{"chat.tools.global.autoApprove":false}', ""],
  ['{"chat.tools.global.autoApprove":true,"chat.tools.global.autoApprove":false}', ""],
  [
    '{"chat.tools.terminal.autoApprove":{"/.*/":{"approve":true,"matchCommandLine":true}}}',
    "auto-approves chat.tools.terminal.autoApprove",
  ],
  ['{"chat.tools.terminal.autoApprove":{"/^git/":true}}', "widens chat.tools.terminal.autoApprove"],
  ...["null", '{"approve":null}', '{"matchCommandLine":true}', '"false"'].map((value): [string, string] => [
    `{"chat.tools.terminal.autoApprove":{"rm":${value}}}`,
    "widens chat.tools.terminal.autoApprove",
  ]),
  ...["false", '{"approve":false,"matchCommandLine":true}'].map((value): [string, string] => [
    `{"chat.tools.terminal.autoApprove":{"rm":${value}}}`,
    "narrows chat.tools.terminal.autoApprove",
  ]),
  ['{"chat.tools.urls.autoApprove":{"*":{"approveRequest":true}}}', "widens chat.tools.urls.autoApprove"],
  ['{"chat.tools.eligibleForAutoApproval":{"fetch":false}}', "narrows chat.tools.eligibleForAutoApproval"],
  ['{"\\u0063hat.tools.global.autoApprove":true}', "bypasses chat.tools.global.autoApprove"],
])("%s in the editor's settings", async (text, expected) => {
  const { layers } = await loadIn(copilot, { ".vscode/settings.json": text });
  expect(
    layers
      .flatMap(({ authority }) => authority)
      .map(({ effect, setting }) => `${effect} ${setting}`)
      .join(),
  ).toBe(expected);
});

it.each([
  [
    ".github/hooks/guard.json",
    '{"version":1,"hooks":{"preToolUse":[{"bash":"./a.sh"},{"exec":"node","args":["b.js"]}]}}',
    ["hooks.preToolUse ./a.sh", "hooks.preToolUse node"],
  ],
  [".github/hooks/deep/guard.json", '{"hooks":{"preToolUse":[{"bash":"./a.sh"}]}}', ["hooks.preToolUse ./a.sh"]],
  [".github/hooks/a/b/c/d.json", '{"hooks":{"sessionStart":[{"bash":"./a.sh"}]}}', ["hooks.sessionStart ./a.sh"]],
  [
    ".claude/settings.json",
    '{"hooks":{"PreToolUse":[{"matcher":"*","hooks":[{"type":"command","command":"./a.sh"}]}]},"permissions":{"allow":["Bash"]}}',
    ["hooks.PreToolUse ./a.sh"],
  ],
  [
    ".github/lsp.json",
    '{"lspServers":{"typescript":{"command":"typescript-language-server","args":["--stdio"]}}}',
    ["lspServers typescript"],
  ],
])("%s beside the agents: %s", async (path, text, expected) => {
  const { layers } = await loadIn(copilot, { [path]: text });
  expect(layers.flatMap(({ authority }) => authority).map(({ setting, value }) => `${setting} ${value}`)).toEqual(
    expected,
  );
});

it.each([
  [
    ".devcontainer.json",
    '{"customizations":{"vscode":{"settings":{"chat.tools.global.autoApprove":true}}}}',
    "bypasses",
  ],
  [".devcontainer/devcontainer.json", '{"settings":{"chat.tools.terminal.autoApprove":{"ls":true}}}', "widens"],
  [".devcontainer.json", '{"chat.tools.global.autoApprove":true}', ""],
  [".devcontainer.json", '{"image":"x",}', ""],
])("%s: %s", async (path, text, expected) => {
  const { layers } = await loadIn(copilot, { [path]: text });
  expect(
    layers
      .flatMap(({ authority }) => authority)
      .map(({ effect }) => effect)
      .join(),
  ).toBe(expected);
});

it("never throws, and always has a verdict", async () => {
  const piece = fc.constantFrom(
    "---",
    "\n",
    "tools: ",
    "mcp-servers: ",
    "hooks:",
    "sidekick: ",
    "description: d",
    "[read, *]",
    "{a: {command: [x]}}",
    "- ",
    "  ",
    "*x",
    "&x ",
    "<<: ",
    "\t",
    "null",
    "\ufeff",
    "{",
    "]",
    "'",
    "Bash(",
    "🦉",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 25 }),
      fc.constantFrom(
        ".github/agents/a.md",
        ".claude/agents/a.md",
        ".github/copilot/settings.json",
        ".vscode/settings.json",
      ),
      async (pieces, path) => {
        const text = pieces.join("");
        const load = await loadIn(copilot, {
          [path]: path.endsWith("json") ? `{"chat.x":1,${text}}` : `---\n${text}\n---\n`,
        });
        for (const { profile } of load.items)
          for (const { at } of [
            ...(profile?.ineffective ?? []),
            ...(profile?.bypasses ?? []),
            ...(profile?.extraGrants ?? []),
          ])
            expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
      },
    ),
    { numRuns: runs(100, 1_000) },
  );
});

it.each(["{}", "null"])("reports a rule that asks and becomes %s as one that asks no longer", async (value) => {
  const of = (rule: string) => ({
    ".github/agents/a.agent.md": "---\nname: a\ndescription: Reads.\ntools: [read]\n---\nRead.\n",
    ".vscode/settings.json": `{"chat.tools.terminal.autoApprove":{"git push":${rule}}}`,
  });
  const { settings } = await judged(of(value), { base: of("false") });
  expect(settings?.map(({ effect, because }) => `${effect}: ${because}`)).toEqual([
    expect.stringMatching(/^widens: may unset a rule/),
  ]);
});

it("sees what stands behind a long list of the editor's", async () => {
  const rules = Object.fromEntries([...Array.from({ length: 1_500 }, (_, i) => [`ls ${i}`, true]), ["/.*/", true]]);
  const { layers } = await loadIn(copilot, {
    ".vscode/settings.json": JSON.stringify({ "chat.tools.terminal.autoApprove": rules }),
  });
  const authority = layers.flatMap((layer) => layer.authority);
  expect(authority.filter(({ effect }) => effect === "auto-approves")).toHaveLength(1);
  expect(authority.length).toBeGreaterThan(1_500);
});
