/** Kiro's agents in both formats and both generations: what each line grants and lets pass unasked, and that nothing throws. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import kiro from "../../../src/hosts/kiro/index.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const all = "read write execute network delegate external";

async function json(keys: string, edition?: string): Promise<string> {
  const path = ".kiro/agents/a.json";
  return shortOf(
    itemOf(
      await loadIn(
        kiro,
        { [path]: `{"description":"d"${keys === "" ? "" : `,${keys}`}}` },
        edition === undefined ? {} : { edition },
      ),
      path,
    ),
  );
}

async function markdown(lines: string): Promise<string> {
  const path = ".kiro/agents/a.md";
  return shortOf(itemOf(await loadIn(kiro, { [path]: `---\ndescription: d\n${lines}\n---\nbody` }), path));
}

describe("tools", () => {
  it.each([
    ["", `loaded, ${all}`],
    ['"tools":[]', "loaded, nothing"],
    ['"tools":null', `rejected, ${all}, value tools`],
    ['"tools":["*"]', `loaded, ${all}`],
    ['"tools":["@builtin"]', "loaded, read write execute network delegate"],
    ['"tools":["fs_read","grep","glob","code","knowledge"]', "loaded, read"],
    ['"tools":["use_aws"]', "loaded, execute network"],
    ['"tools":["@git","@git/status","@mcp"]', "loaded, external"],
    ['"tools":["status"],"toolAliases":{"@git/git_status":"status"}', "loaded, external"],
    ['"tools":["FS_READ"]', "loaded, read, value FS_READ"],
    ['"tools":["fsWrite","executeCmd","agent_crew","task"]', "loaded, write execute delegate"],
    ['"tools":["@builtin/shell","@builtin/fs_r*"]', "loaded, read execute"],
    ['"tools":["@builtin/*"]', "loaded, read write execute network delegate"],
    ['"tools":["@builtin/nothing"]', "loaded, external"],
    ['"tools":["#reviewer","subagent/*"]', "loaded, delegate"],
    ['"tools":["readFile","editCode","executePwsh"]', "loaded, read write execute"],
    ['"tools":["shell"],"excludedTools":["shell"]', "loaded, execute, limit excludedTools"],
    ['"tools":["Task"]', "loaded, delegate"],
    ['"tools":["fs_read"],"tools":["shell"]', "loaded, read execute"],
    ['"tools":[7]', "rejected, nothing"],
    ['"tools":"shell"', "rejected, execute"],
    ['"tools":[],"mcpServers":[]', "rejected, nothing"],
    ['"tools":[],"mcpServers":{"a":{"url":"https://a"}}', "loaded, network external"],
    ['"tools":[],"hooks":{"stop":[{"command":"x"}]}', "loaded, execute"],
    ['"tools":[],"allowed_tools":[]', "loaded, nothing, value allowed_tools"],
  ])("%s", async (keys, expected) => expect(await json(keys)).toBe(expected));
});

describe("what runs unasked", () => {
  it.each([
    ['"tools":["*"],"allowedTools":["fs_read","knowledge"]', `loaded, ${all}`],
    ['"tools":["*"],"allowedTools":["fs_*"]', `loaded, ${all}, auto-approve allowedTools`],
    ['"tools":["*"],"allowedTools":["fs_r*"]', `loaded, ${all}`],
    ['"tools":["*"],"allowedTools":["*_bash"]', `loaded, ${all}, auto-approve allowedTools`],
    ['"tools":["*"],"allowedTools":["@*/status"]', `loaded, ${all}, auto-approve allowedTools`],
    ['"tools":["*"],"allowedTools":["*"]', `loaded, ${all}, bypass allowedTools`],
    ['"tools":"*","allowedTools":"*"', `loaded, ${all}, bypass allowedTools`],
    ['"tools":["fs_read"],"allowedTools":["@builtin/shell"]', "loaded, read, unhonoured allowedTools"],
    ['"tools":["@builtin/shell"],"allowedTools":["execute_cmd"]', "loaded, execute, auto-approve allowedTools"],
    [
      '"tools":["web_fetch"],"toolsSettings":{"web_fetch":{"trusted":[".*"]}}',
      "loaded, network, auto-approve toolsSettings.web_fetch.trusted",
    ],
    ['"tools":["web_fetch"],"toolsSettings":{"web_fetch":{"trusted":["https://docs\\\\..*"]}}', "loaded, network"],
    ['"tools":["shell"],"allowedTools":["execute_bash"]', "loaded, execute, auto-approve allowedTools"],
    ['"tools":["fs_read"],"allowedTools":["execute_bash"]', "loaded, read, unhonoured allowedTools"],
    [
      '"tools":["shell"],"toolsSettings":{"shell":{"allowedCommands":[".*"]}}',
      "loaded, execute, auto-approve toolsSettings.shell.allowedCommands",
    ],
    [
      '"tools":["shell"],"toolsSettings":{"shell":{"allowedCommands":["^git .*"]}}',
      "loaded, execute, auto-approve toolsSettings.shell.allowedCommands",
    ],
    [
      '"tools":["shell"],"toolsSettings":{"shell":{"allowedCommands":["node","find","npm run( .*)?"]}}',
      "loaded, execute, auto-approve toolsSettings.shell.allowedCommands",
    ],
    [
      '"tools":["shell"],"toolsSettings":{"shell":{"allowedCommands":["node .*","docker run.*"]}}',
      "loaded, execute, interpreter toolsSettings.shell.allowedCommands, interpreter toolsSettings.shell.allowedCommands",
    ],
    [
      '"tools":["shell"],"toolsSettings":{"shell":{"allowedCommands":["git status|git diff"]}}',
      "loaded, execute, auto-approve toolsSettings.shell.allowedCommands",
    ],
    [
      '"tools":["shell"],"toolsSettings":{"shell":{"allowedCommands":["git diff [\\\\w ./-]*","git status"]}}',
      "loaded, execute",
    ],
    [
      '"tools":["shell"],"allowedTools":["shell"],"toolsSettings":{"execute_bash":{"allowedCommands":["^ls"]}}',
      "loaded, execute, value toolsSettings.execute_bash.allowedCommands, auto-approve allowedTools",
    ],
    [
      '"tools":["shell"],"allowedTools":["shell"],"toolsSettings":{"shell":{"allowedCommands":["^ls"],"denyByDefault":true}}',
      "loaded, execute, limit toolsSettings.shell.allowedCommands, auto-approve allowedTools",
    ],
    [
      '"tools":["write"],"allowedTools":["write"],"toolsSettings":{"write":{"allowedPaths":["**"]}}',
      "loaded, write, auto-approve allowedTools",
    ],
    [
      '"tools":["web_fetch"],"allowedTools":["web_fetch"],"toolsSettings":{"web_fetch":{"trusted":["https://a/.*"]}}',
      "loaded, network, value toolsSettings.web_fetch.trusted, auto-approve allowedTools",
    ],
    [
      '"tools":["write"],"toolsSettings":{"write":{"allowedPaths":["**"]}}',
      "loaded, write, auto-approve toolsSettings.write.allowedPaths",
    ],
    ['"tools":["write"],"toolsSettings":{"write":{"allowedPaths":["docs/**"]}}', "loaded, write"],
    ['"tools":["write"],"permissions":[{"capability":"all","effect":"allow"}]', "loaded, write, bypass permissions"],
    [
      '"tools":["write"],"permissions":[{"capability":"all","effect":"allow","match":["docs/**"]}]',
      "loaded, write, auto-approve permissions",
    ],
    [
      '"tools":["write"],"permissions":[{"capability":"fs_read","effect":"allow"},{"capability":"shell","effect":"ask"}]',
      "loaded, write",
    ],
    ['"tools":["write"],"permissions":{"allow":["*"]}', "loaded, write"],
  ])("%s", async (keys, expected) => expect(await json(keys)).toBe(expected));

  it("differs in CLI 2", async () => {
    expect(
      await json(
        '"tools":["shell"],"permissions":[{"capability":"shell","effect":"deny"},{"capability":"builtin","effect":"allow"}]',
        "2",
      ),
    ).toBe("loaded, execute, limit permissions: deny shell, unhonoured permissions");
    const load = await loadIn(
      kiro,
      { ".kiro/agents/a.md": "---\ndescription: d\n---\n", ".kiro/agents/b.json": '{"name":"c"}' },
      { edition: "2" },
    );
    expect(load.items.filter(({ files }) => files.length > 0).map(({ profile }) => profile?.identity)).toEqual(["c"]);
  });
});

describe("Markdown", () => {
  it.each([
    ["tools: [read, shell]", "loaded, read execute"],
    ["tools: read", "loaded, read"],
    ["tools: [read, shell]\npermissions: [{ capability: shell, effect: deny }]", "loaded, read"],
    [
      "tools: [read, shell]\npermissions: [{ capability: shell, effect: deny, match: ['rm *'] }]",
      "loaded, read execute",
    ],
    [
      "tools: [read, shell]\npermissions: [{ capability: shell, effect: deny, exclude: ['ls'] }]",
      "loaded, read execute",
    ],
    ["tools: [web]\npermissions: { rules: [{ capability: web_fetch, effect: deny }] }", "loaded, network"],
    ["permissions: [{ capability: all, effect: deny }]", "loaded, nothing"],
    ["tools: [read]\ntools: [shell]", `loaded, ${all}`],
    ["tools: [Read]\npermissionMode: bypassPermissions", "loaded, read, value Read, unhonoured permissionMode"],
  ])("%s", async (lines, expected) => expect(await markdown(lines)).toBe(expected));
});

it("tells hooks in the shape of another generation", async () => {
  const told = async (name: string, text: string, edition: string) =>
    itemOf(await loadIn(kiro, { [`.kiro/agents/${name}`]: text }, { edition }), `.kiro/agents/${name}`).leniency
      ?.message;
  expect(await told("a.json", '{"description":"d","hooks":{"stop":[{"command":"x"}]}}', "3")).toBeUndefined();
  expect(await told("team/a.json", '{"description":"d","hooks":{"stop":[{"command":"x"}]}}', "3")).toMatch(
    /`hooks` is a mapping, but CLI 3 requires a list/,
  );
  expect(await told("a.json", '{"description":"d","hooks":{"stop":[{"command":"x"}]}}', "2")).toBeUndefined();
  expect(await told("a.json", '{"description":"d","hooks":[{"command":"x"}]}', "3")).toBeUndefined();
  expect(await told("a.json", '{"description":"d","hooks":[{"command":"x"}]}', "2")).toMatch(
    /`hooks` is a list, .*CLI 2 require a mapping/,
  );
  expect(await told("a.md", "---\ndescription: d\nhooks: {}\n---\n", "3")).toContain("CLI 3");
});

it.each<[string, (size: number) => readonly [patterns: number, names: number, length: number]]>([
  ["patterns", (size) => [size, 60, 60]],
  ["names", (size) => [60, size, 60]],
  ["the length of a name", (size) => [20, 20, size]],
])("matches patterns against names in time that is proportional to %s", (_, numbersOf) =>
  expectLinear(
    60,
    (size) => {
      const [patterns, names, length] = numbersOf(size);
      return JSON.stringify({
        description: "d",
        tools: ["*"],
        allowedTools: Array.from({ length: patterns }, (__, i) => `${"*a".repeat(12)}b${i}`),
        toolsSettings: Object.fromEntries(
          Array.from({ length: names }, (__, i) => ["a".repeat(length) + i, { allowedCommands: ["x"] }]),
        ),
      });
    },
    (text) => loadIn(kiro, { ".kiro/agents/a.json": text }),
  ),
);

it("takes the prompt by either of its names", async () => {
  const { profile } = itemOf(
    await loadIn(kiro, { ".kiro/agents/a.json": '{"description":"d","systemPrompt":"Work."}' }),
    ".kiro/agents/a.json",
  );
  expect(profile?.prompt).toMatchObject({ source: "inline", text: "Work." });
});

it("sees paths from where the host does", async () => {
  const agent = (prompt: string, resource: string) =>
    JSON.stringify({ description: "d", tools: [], prompt: `file://${prompt}`, resources: [resource] });
  const load = await loadIn(kiro, {
    "x/.kiro/agents/a.json": agent("../prompts/a.md", "file://docs/*.md"),
    "x/.kiro/agents/b.json": agent("../../../y.md", "skill://../s/SKILL.md"),
    "x/.kiro/agents/c.json": agent("c.md", "file://{a,b}"),
    "x/.kiro/agents/c.md": "Prompt.",
    "x/.kiro/prompts/a.md": "Prompt of a.",
    "y.md": "Outside.",
  });
  const reaches = (path: string) => itemOf(load, path).profile?.paths.map(({ reach }) => reach.kind);
  expect(reaches("x/.kiro/agents/a.json")).toEqual(["inside", "nowhere"]);
  expect(reaches("x/.kiro/agents/b.json")).toEqual(["outside", "outside"]);
  expect(itemOf(load, "x/.kiro/agents/a.json").profile?.prompt).toMatchObject({
    source: "file",
    path: "x/.kiro/prompts/a.md",
    text: "Prompt of a.",
  });
  expect(itemOf(load, "x/.kiro/agents/c.md").verdict.kind).toBe("passed-over");
});

it("names the entry of `allowedTools` as it is written", async () => {
  const keys = '"tools":["*"],"allowedTools":["fs_*"],"toolsSettings":{"fs_write":{"allowedPaths":["tasks/**"]}}';
  const load = await loadIn(kiro, { ".kiro/agents/a.json": `{"description":"d",${keys}}` });
  expect(itemOf(load, ".kiro/agents/a.json").profile?.ineffective[0]?.because).toContain("has `fs_*`");
});

it("leaves the user's own skills and steering files to the user", async () => {
  const outside = async (resource: string): Promise<readonly string[]> => {
    const text = JSON.stringify({ description: "d", tools: [], resources: [resource] });
    const load = await loadIn(kiro, { ".kiro/agents/a.json": text });
    return itemOf(load, ".kiro/agents/a.json").profile?.paths.map(({ reach }) => reach.kind) ?? [];
  };
  for (const own of [
    "skill://~/.kiro/skills/*/SKILL.md",
    "skill://~/.kiro/skills/**/SKILL.md",
    "skill://~/.agents/skills/a/SKILL.md",
    "file://~/.kiro/steering/**/*.md",
  ])
    expect(await outside(own)).toEqual([]);
  for (const other of [
    "file://~/.ssh/config",
    "file://~/.kiro/settings/mcp.json",
    "file://~/.kiro/skills/../settings/mcp.json",
    "skill://~/.ssh/id_rsa",
    "skill://~/../SKILL.md",
    "file://~/notes/SKILL.md",
  ])
    expect(await outside(other)).toEqual(["outside"]);
});

it.each([
  ["settings/mcp.json", '{"mcpServers":{"a":{"command":"x","autoApprove":["*"]}}}', ["widens", "auto-approves"]],
  [
    "settings/mcp.json",
    '{"mcpServers":{"a":{"url":"https://a","autoApprove":["b"],"disabledTools":["c"]}}}',
    ["widens", "widens", "narrows"],
  ],
  ["hooks/a.json", '{"version":"v1","hooks":[{"action":{"type":"command","command":"x"}}]}', ["widens"]],
  ["hooks/a.json", "{", []],
])("%s: %s", async (name, text, expected) => {
  const { layers, unjudged } = await loadIn(kiro, { [`.kiro/${name}`]: text });
  expect(layers.flatMap(({ authority }) => authority).map(({ effect }) => effect)).toEqual(expected);
  expect(unjudged).toHaveLength(text === "{" ? 1 : 0);
});

it("never throws", async () => {
  const piece = fc.constantFrom(
    '"tools":',
    '"permissions":',
    '"allowedTools":',
    '"toolsSettings":',
    '"prompt":"file://x"',
    "[",
    "]",
    "{",
    "}",
    '"*"',
    '"shell"',
    ",",
    ":",
    "null",
    "7",
    "\n",
    "tools: ",
    "permissions: ",
    "- ",
    "  ",
    "*x",
    "&x ",
    "'",
    "🦉",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 25 }),
      fc.constantFrom("agents/a.md", "agents/a.json", "settings/mcp.json", "hooks/a.json"),
      fc.constantFrom("2", "3"),
      async (pieces, name, edition) => {
        const text = pieces.join("");
        const load = await loadIn(
          kiro,
          { [`.kiro/${name}`]: name.endsWith("json") ? `{${text}}` : `---\n${text}\n---\n` },
          { edition },
        );
        for (const { profile } of load.items)
          for (const { at } of [...(profile?.ineffective ?? []), ...(profile?.bypasses ?? [])])
            expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
      },
    ),
    { numRuns: runs(150, 1_500) },
  );
});

it("sees what stands behind a long list", async () => {
  const harmless = Array.from({ length: 1_500 }, () => "fs_read");
  const rules = [
    ...harmless.map(() => ({ capability: "fs_read", effect: "allow" })),
    { capability: "all", effect: "allow" },
  ];
  const text = JSON.stringify({
    description: "d",
    tools: [...harmless, "shell"],
    allowedTools: [...harmless, "shell"],
    permissions: { rules },
    hooks: [...harmless.map(() => ({ prompt: "x" })), { command: "x" }],
  });
  const { profile } = itemOf(await loadIn(kiro, { ".kiro/agents/a.json": text }), ".kiro/agents/a.json");
  expect(profile?.bypasses.map(({ setting, effect }) => `${effect} ${setting}`)).toEqual([
    "auto-approve allowedTools",
    "bypass permissions",
  ]);
  expect(profile?.extraGrants.map(({ capability }) => capability)).toContain("execute");
});

it("names what is missing, and neither patterns, variables nor what the tree cannot give", async () => {
  const agent = JSON.stringify({
    description: "d",
    tools: [],
    prompt: "file://./a.md",
    resources: [
      "file://x.md",
      "file://docs/*.md",
      "file://$HOME/y.md",
      "file://sub/z.md",
      "file://there.md",
      "../up.md",
    ],
  });
  const tree = { ".kiro/agents/a.json": agent, "there.md": "x", sub: { submodule: true as const } };
  const { profile } = itemOf(await loadIn(kiro, tree), ".kiro/agents/a.json");
  expect(profile?.missing?.map(({ key, value }) => [key, value])).toEqual([
    ["prompt", "file://./a.md"],
    ["resources", "file://x.md"],
  ]);
});
