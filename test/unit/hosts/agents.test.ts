/** Augment and Junie: what little is known of them holds, and what is not known is judged at its widest; CodeBuddy. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Host } from "../../../src/model/host.ts";
import { fencesOf } from "../../../src/hosts/augment/frontmatter.ts";
import augment from "../../../src/hosts/augment/index.ts";
import { idlePermissions } from "../../../src/hosts/augment/settings.ts";
import codebuddy from "../../../src/hosts/codebuddy/index.ts";
import junie from "../../../src/hosts/junie/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { parseJsonc } from "../../../src/parsers/json.ts";
import { detectHost } from "../../../src/inspect/detect.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const all = "read write execute network delegate external";
const hosts: { readonly [id: string]: Host } = { augment, junie, codebuddy };

async function of(id: string, lines: string): Promise<string> {
  const path = `.${id}/agents/a.md`;
  const host = hosts[id];
  if (!host) throw new Error(id);
  return shortOf(itemOf(await loadIn(host, { [path]: `---\nname: a\ndescription: d\n${lines}\n---\nbody` }), path));
}

describe.each(["junie"])("tools of %s", (id) => {
  it.each([
    ["tools: Read, Bash(git log:*), mcp__x__y", "loaded, read execute external"],
    ['tools: ["Read", "Odd"]', "loaded, read external"],
    ["tools: '[Read, Edit]'", "loaded, read write"],
    ["tools: read_file, Run-Command", "loaded, read execute"],
    ["tools: '*'", `loaded, ${all}`],
    ["tools: all", `loaded, ${all}`],
    ["tools: { read: true }", `loaded, ${all}, limit tools`],
    ["tools:", `loaded, ${all}, value tools`],
    ["tools: [TodoWrite]", "loaded, nothing"],
    ["tools: Read\ntools: Bash", "dropped, read execute"],
    ["x: &x { tools: Bash }\n<<: *x\ntools: Read", "loaded, read"],
    ["tools: [Read, [Bash], { Edit: x }]", "loaded, read write execute"],
    ["readonly: true", `loaded, ${all}, limit readonly`],
    ["tools: Read\nmcpServers: { a: { command: x } }", "loaded, read execute external"],
  ])("are those that the host gives: %s", async (lines, expected) => expect(await of(id, lines)).toBe(expected));
});

it.each([
  ["junie", "tools: Read, Bash\ndisallowedTools: Bash", "loaded, read"],
  ["junie", "disallowedTools: [Bash]", "loaded, read write network delegate external"],
  ["junie", "disallowedTools: [Write, bash, Read, Glob]", `loaded, ${all}`],
  [
    "junie",
    "tools: []\ndisallowedTools: [Write, Edit, Read, Glob, Grep]",
    "loaded, execute network delegate external, value tools",
  ],
  ["junie", "permissionMode: bypassPermissions", `loaded, ${all}, bypass permissionMode`],
  ["junie", "tools: Read\npermissionMode: acceptEdits", "loaded, read, auto-approve permissionMode"],
  ["junie", "tools: Read\neffort: high", "loaded, read"],
  ["codebuddy", "tools: Read, Bash\ndisallowedTools: Bash", "loaded, read execute, limit disallowedTools"],
  ["codebuddy", "tools: Read\npermissionMode: bypassPermissions", "loaded, read, bypass permissionMode"],
  [
    "codebuddy",
    "tools: Read\npermissionMode: BypassPermissions",
    "loaded, read, value permissionMode: BypassPermissions",
  ],
  ["codebuddy", "tools: Read\npermissionMode: acceptEdits", "loaded, read, auto-approve permissionMode"],
  ["codebuddy", "tools: Read\npermissionMode: plan", "loaded, read"],
  ["codebuddy", "tools: Read\npermissionMode: fullAccess", "loaded, read, value permissionMode: fullAccess"],
  ["codebuddy", "tools: Read\nhooks: { Stop: [{ hooks: [{ command: x }] }] }", "loaded, read execute"],
  ["codebuddy", "tools: WebFetch\nmemory: user", "loaded, network"],
  ["codebuddy", "tools: Read\nmemory: false", "loaded, read"],
  [
    "codebuddy",
    "tools: read_file, search_content, write_to_file, execute_command, use_skill\nenabledAutoRun: true",
    "loaded, read write execute delegate, auto-approve enabledAutoRun",
  ],
  ["codebuddy", "tools: list_dir\nagentMode: manual\nenabled: false\nenabledAutoRun: false", "loaded, read"],
  ["augment", "tools: view", "loaded, read"],
  ["augment", "tools: [view, launch-process, tickets_search]", "loaded, read execute external"],
  ["augment", "tools: Read, Bash(git log:*)", "loaded, nothing, unknown-tool Read, unknown-tool Bash(git log:*)"],
  ["augment", "tools: []", `loaded, ${all}, limit tools`],
  ["augment", "tools: { view: true }", `loaded, ${all}, limit tools`],
  ["augment", "tools: view\ndisabled_tools: remove-files", `loaded, ${all}, limit tools`],
  [
    "augment",
    "disabled_tools: save-file, str-replace-editor, apply_patch, remove-files",
    "loaded, read execute network delegate external",
  ],
  ["augment", "disabled_tools: [launch-process, Bash]", "loaded, read write network delegate external, limit Bash"],
  ["augment", "disabled_tools: [launch-process(rm)]", `loaded, ${all}, limit launch-process(rm)`],
  ["augment", "tools: view\ntools: view", `loaded, ${all}, limit tools, limit tools`],
  ["augment", "x: &x { tools: launch-process }\n<<: *x", "loaded, execute"],
  ["augment", "tools: 42", `loaded, ${all}, limit tools`],
  ["augment", "tools: [view, { toString: x }]", `loaded, ${all}, limit tools`],
  ["augment", "tools: view\nx: { a: 1, a: 2 }", `loaded, ${all}, limit tools`],
  ["augment", "tools: view\nprovider_base_url: https://models.example", "loaded, read network"],
  ["augment", "mcpServers: [a]", `loaded, ${all}`],
])("%s, %s", async (id, lines, expected) => expect(await of(id, lines)).toBe(expected));

it.each([
  ["augment", ".augment/agents/a.md", "own"],
  ["augment", ".augment/settings.json", "own"],
  ["augment", ".agents/agents/a.md", "none"],
  ["junie", ".junie/agents/a.md", "own"],
  ["junie", ".junie/guidelines.md", "none"],
  ["junie", ".agents/agents/a.md", "none"],
  ["codebuddy", ".codebuddy/settings.local.json", "own"],
  ["codebuddy", ".claude/agents/a.md", "none"],
])("takes %s for used with %s: %s", async (id, path, kind) => {
  const never = (): boolean => false;
  const host = hosts[id];
  if (!host) throw new Error(id);
  expect(
    (
      await detectHost(id, host, await RepoIndex.of(treeOf({ [path]: "" })), {
        requested: never,
        policy: never,
        base: never,
        user: undefined,
      })
    ).kind,
  ).toBe(kind);
});

it.each([
  [
    "augment",
    "settings.json",
    '{"toolPermissions":[{"toolName":"launch-process","shellInputRegex":".*","permission":{"type":"allow"}}]}',
    "auto-approves",
  ],
  [
    "augment",
    "settings.json",
    `{"toolPermissions":[${'{"toolName":"view","permission":{"type":"allow"}},'.repeat(700)}{"toolName":"launch-process","permission":{"type":"allow"}}]}`,
    "auto-approves",
  ],
  [
    "augment",
    "settings.json",
    '{"toolPermissions":[{"toolName":"launch-process","shellInputRegex":"^npm","permission":{"type":"allow"}}]}',
    "widens",
  ],
  [
    "augment",
    "settings.json",
    '{"toolPermissions":[{"toolName":"launch-process","permission":{"type":"ask-user"}},{"toolName":"launch-process","permission":{"type":"allow"}}]}',
    "narrows",
  ],
  [
    "augment",
    "settings.json",
    '{"toolPermissions":[{"toolName":"save-file","permission":{"type":"allow"}},{"permission":{"type":"webhook-policy"}},3]}',
    "auto-approves,widens",
  ],
  ["augment", "settings.local.json", '{"toolPermissions":{}}', ""],
  [
    "augment",
    "settings.json",
    '{"toolPermissions":[{"toolName":"launch-process","eventType":"tool-response","permission":{"type":"deny"}},{"toolName":"launch-process","permission":{"type":"allow"}}]}',
    "auto-approves",
  ],
  [
    "augment",
    "settings.json",
    '{"toolPermissions":[{"toolName":"save-file","shellInputRegex":"^x","permission":{"type":"allow"}},{"toolName":"shell","permission":{"type":"allow"}}]}',
    "auto-approves,auto-approves",
  ],
  [
    "augment",
    "settings.json",
    '{"startupScript":"./x.sh","enabledPlugins":{"a@b":true,"c@d":false},"removedTools":["view"]}',
    "widens,widens,narrows",
  ],
  [
    "codebuddy",
    "settings.json",
    '{"permissions":{"defaultMode":"bypassPermissions","allow":["Bash(*)","Write","mcp__*","WebFetch","Read"]}}',
    "bypasses,auto-approves,auto-approves,auto-approves,widens",
  ],
  [
    "codebuddy",
    "settings.json",
    '{"permissions":{"defaultMode":"work","allow":["*","bash"]}}',
    "auto-approves,auto-approves",
  ],
  ["codebuddy", "settings.json", '{"allowUntrustedFrontmatterHooks":"false"}', "widens"],
  ["codebuddy", "settings.json", '{"allowUntrustedFrontmatterHooks":false,"disableAllHooks":true}', "widens"],
  ["codebuddy", "settings.json", '{"agent":"a","env":{"CODEBUDDY_PLUGIN_DIRS":"x"}}', "widens,widens"],
  ["codebuddy", "scheduled_tasks.json", '{"tasks":[{"id":"a","cron":"* * * * *","prompt":"x"}]}', "widens"],
  [
    "codebuddy",
    "settings.json",
    '{"permissions":{"defaultMode":"fullAccess"},"enabledPlugins":{"a@b":true}}',
    "bypasses,widens",
  ],
  ["codebuddy", "settings.json", '{"permissions":{"defaultMode":"plan"}}', ""],
  ["codebuddy", ".mcp.json", '{"mcpServers":{"a":{"command":"x"}}}', ""],
  ["junie", "mcp/mcp.json", '{"mcpServers":{"a":{"command":"x"}}}', "widens"],
  ["junie", "config.json", '{"agent-locations":["team"],"proxies":[{"name":"a"}]}', "widens,widens"],
])("%s's %s: %s", async (id, name, text, expected) => {
  const host = hosts[id];
  if (!host) throw new Error(id);
  const { layers } = await loadIn(host, { [`.${id}/${name}`]: text });
  expect(
    layers
      .flatMap(({ authority }) => authority)
      .map(({ effect }) => effect)
      .join(),
  ).toBe(expected);
});

it("reads what lies directly in `.agents` for Junie, and no skill", async () => {
  const { items } = await loadIn(junie, {
    ".junie/agents/a.md": "",
    ".agents/b.md": "---\ndescription: d\n---",
    ".agents/skills/c/SKILL.md": "---\nname: c\ndescription: d\n---",
    ".agents/agents/d.md": "---\ndescription: d\n---",
  });
  expect(items.filter(({ verdict }) => verdict.kind === "loaded").map(({ files }) => files[0])).toEqual([
    ".agents/b.md",
    ".agents/agents/d.md",
  ]);
});

describe("auggie's frontmatter", () => {
  const auggie = /^---\s*\n([\s\S]*?)\n---\s*\n/;

  it("is what its own pattern finds", () => {
    const piece = fc.constantFrom("---", "----", "\n", "\r\n", " ", "\t", "name: a", "x", "\ufeff");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = `---${pieces.join("")}`;
        const found = auggie.exec(text);
        const front = fencesOf(text);
        expect(front && text.slice(front.front.start, front.front.end)).toBe(found?.[1]);
        expect(front && text.slice(front.body.start)).toBe(found ? text.slice(found[0].length) : undefined);
      }),
      { numRuns: runs(500, 5_000) },
    );
  });

  it.each<[string, number, (size: number) => string]>([
    ["empty lines", 20_000, (size) => `---${"\n".repeat(size)}`],
    ["fences with a word", 20_000, (size) => `---\n${"\n---x".repeat(size)}`],
    ["fences with spaces and a word", 60, (size) => `---\n${`\n---${" ".repeat(1_000)}x`.repeat(size)}`],
    ["a fence with many spaces", 20_000, (size) => `---\n\n---${" ".repeat(size)}x`],
  ])("takes time in proportion to the length where it nearly closes: %s", (_, size, textOf) =>
    expectLinear(size, textOf, (text) => expect(fencesOf(text)).toBeUndefined()),
  );

  it.each([
    ["a README", ".augment/agents/README.md", "# Ours\n", "README", true],
    ["a text file", ".augment/agents/a.txt", "---\nname: b\ntools: view\n---\nx\n", "b", false],
    ["a file that ends with its closing fence", ".augment/agents/a.md", "---\nname: b\ntools: view\n---", "a", true],
    ["a byte-order mark", ".augment/agents/a.md", "\ufeff---\nname: b\ntools: view\n---\nx\n", "a", true],
    [
      "frontmatter that is no YAML",
      ".augment/agents/a.md",
      "---\nname: b\ndescription: a: b\ntools: view\n---\nx\n",
      "a",
      true,
    ],
    ["a deeper folder", ".augment/agents/team/a.md", "---\ntools: view\n---\nx\n", "team-a", false],
    [
      "a name of several words",
      ".agents/agents/a.md",
      "---\nname: code  reviewer!\ntools: view\n---\nx\n",
      "code-reviewer-",
      false,
    ],
    ["another host's file", ".claude/agents/a.md", "---\nname: b\ntools: view\n---\nx\n", "b", false],
  ])("%s", async (_, path, text, name, isEverything) => {
    const item = itemOf(await loadIn(augment, { [path]: text }), path);
    expect(item.profile?.identity).toBe(name);
    expect(shortOf(item).startsWith(`loaded, ${isEverything ? all : "read"}`)).toBe(true);
  });

  it("leaves out what begins with a dot", async () => {
    const { items } = await loadIn(augment, {
      ".augment/agents/.hidden.md": "x",
      ".augment/agents/.team/a.md": "x",
      ".augment/agents/a.md": "x",
    });
    expect(items.filter(({ verdict }) => verdict.kind !== "passed-over").map(({ files }) => files[0])).toEqual([
      ".augment/agents/a.md",
    ]);
  });
});

it("never throws, whatever the file holds", async () => {
  const piece = fc.constantFrom(
    "---",
    "\n",
    "name: ",
    "description: ",
    "tools: ",
    "disallowedTools: ",
    "permissionMode: ",
    "hooks: ",
    "[a, *]",
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
    "(",
    ",",
    "🦉",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 25 }),
      fc.constantFrom("augment", "junie", "codebuddy"),
      async (pieces, id) => {
        const host = hosts[id];
        if (!host) throw new Error(id);
        const load = await loadIn(host, {
          [`.${id}/agents/a.md`]: `---\n${pieces.join("")}\n---\n`,
          [`.${id}/settings.json`]: pieces.join(""),
        });
        for (const { profile } of load.items)
          for (const { at } of [...(profile?.ineffective ?? []), ...(profile?.extraGrants ?? [])])
            expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
      },
    ),
    { numRuns: runs(40, 400) },
  );
});

it.each<[string, readonly string[]]>([
  ["allow deny", ["deny launch-process"]],
  ["allow ask-user", ["ask-user launch-process"]],
  ["ask-user deny", ["deny launch-process"]],
  ["allow deny:^rm", ["deny launch-process ^rm"]],
  // What comes first decides, so these have an effect or change nothing.
  ["deny allow", []],
  ["deny deny", []],
  ["ask-user ask-user", []],
  ["allow:^npm deny", []],
  ["script-policy deny", []],
])("of Augment's rules %j for one tool, those without effect are %j", (rules, expected) => {
  const toolPermissions = rules.split(" ").map((rule) => {
    const [type, shellInputRegex] = rule.split(":");
    return { toolName: "launch-process", ...(shellInputRegex ? { shellInputRegex } : {}), permission: { type } };
  });
  const text = JSON.stringify({ toolPermissions });
  const root = parseJsonc(text);
  if (root.kind === "problem") throw new Error(root.message);
  expect(idlePermissions(root, { path: ".augment/settings.json", text }).map(({ what }) => what)).toEqual(expected);
});
