/** Gemini CLI: what the page's examples leave out. */
import { defaultEditionOf } from "../../src/model/host.ts";
import { describe, expect, it } from "vitest";
import host from "../../src/hosts/gemini/index.ts";
import type { Load } from "../../src/model/load.ts";
import { startDirectories } from "../../src/repo/patterns.ts";
import { capabilitiesOf } from "../../src/model/profile.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { lineFact, quotedIn } from "../support/facts.ts";
import { expectGolden } from "../support/golden.ts";
import { type Held, treeOf } from "../support/memory.ts";

async function load(files: Readonly<Record<string, Held>>, user?: { readonly home: string }): Promise<Load> {
  const repo = await RepoIndex.of({ ...treeOf(files), ...(user ? { holdsUser: true } : {}) });
  return host.load(
    repo,
    { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs: [], ...(user ? { user } : {}) },
    defaultEditionOf(host),
  );
}

async function one(text: string) {
  const { items } = await load({ ".gemini/agents/a.md": text });
  return items[0] ?? expect.fail();
}

const agent = (front: string) => `---\nname: a\ndescription: Works.\n${front}---\nWork.\n`;

describe("the fence", () => {
  it.each([
    ["---\r\nname: a\r\ndescription: b\r\n---\r\nbody", "loaded"],
    ["---\nname: a\ndescription: b\n----\nbody", "loaded"],
    ["---\nname: a\ndescription: b\n---", "loaded"],
    ["--- \nname: a\ndescription: b\n---\n", "rejected"],
    ["\ufeff---\nname: a\ndescription: b\n---\n", "rejected"],
    ["---\nname: a\ndescription: b\n", "rejected"],
    ["---\n---\n", "rejected"],
    ["", "rejected"],
  ])("%j is %s", async (text, verdict) => expect((await one(text)).verdict.kind).toBe(verdict));

  it("takes no prompt from behind a closing line that holds more", async () => {
    const prompts = await Promise.all(
      ["---\nWork.", "--- \nWork.", "----\nWork.", "---"].map(
        async (end) => (await one(`---\nname: a\ndescription: b\n${end}`)).profile?.prompt,
      ),
    );
    expect(prompts.map((prompt) => [prompt?.source, prompt?.text])).toEqual([
      ["body", "Work."],
      ["none", ""],
      ["none", ""],
      ["none", ""],
    ]);
  });

  it("tells a list without agents", async () =>
    expect((await one("---\n[]\n---\n")).verdict).toMatchObject({
      kind: "dropped",
      problem: { message: "its list holds no agent" },
    }));

  it("hides no power behind a fault", async () => {
    const item = await one("\ufeff---\nname: a\ndescription: b\ntools: [run_shell_command]\n---\n");
    expect(item.profile && capabilitiesOf(item.profile)).toEqual(["execute"]);
  });
});

describe("names of tools", () => {
  it.each([
    ["glob", "loaded"],
    ["search_file_content", "loaded"],
    ["discovered_tool_deploy", "loaded"],
    ["mcp_github_get_issue", "loaded"],
    ["mcp_github_*", "loaded"],
    ["mcp_*", "loaded"],
    ["mcp__github", "rejected"],
    ["mcp_github", "rejected"],
    ["mcp_github_", "rejected"],
    ["mcp_github___", "rejected"],
    ["Glob", "rejected"],
    ["codebase_investigator", "rejected"],
    ["toString", "rejected"],
  ])("%s is %s", async (tool, verdict) =>
    expect((await one(agent(`tools: ["${tool}"]\n`))).verdict.kind).toBe(verdict),
  );
});

describe("keys", () => {
  it.each([
    "mcpServers: {}",
    "color: blue",
    "hooks: {}",
    "memory: project",
    "max_turns: 1.5",
    "timeout_mins: -1",
    "temperature: '1'",
    "model: 3",
    "kind: agent",
    "tools: {}",
    "name: A",
    "mcp_servers: [a]",
    "mcp_servers: { a: b }",
    "mcp_servers: { a: { trust: yes please } }",
    "mcp_servers: { a: { args: x } }",
    "tools: [save_memory]",
    "__proto__: 1",
    "<<: { color: blue }",
  ])("%s refuses the file", async (line) => {
    const { verdict } = await one(line.startsWith("name") ? `---\n${line}\ndescription: b\n---\n` : agent(`${line}\n`));
    expect(verdict.kind).toBe("rejected");
  });

  it.each([
    ["agent_card_json: '{}'", "loaded"],
    ["agent_card_json: '{'", "rejected"],
    ["agent_card_url: https://a.example\nauth: { type: apiKey, key: k }", "loaded"],
    ["agent_card_url: https://a.example\nauth: { type: apiKey }", "rejected"],
    ["agent_card_url: https://a.example\nauth: { type: basic }", "rejected"],
    ["agent_card_url: https://a.example\nauth: { type: http, scheme: Bearer, token: t }", "loaded"],
    ["agent_card_url: https://a.example\nauth: { type: http, scheme: Bearer, username: u }", "rejected"],
    ["agent_card_url: https://a.example\nauth: { type: http, scheme: Basic, username: u }", "rejected"],
    ["agent_card_url: https://a.example\nauth: { type: http, scheme: Digest, value: v }", "loaded"],
    ["agent_card_url: https://a.example\nauth: { type: oauth, issuer: here }", "rejected"],
    ["description: b\nmcp_servers: { a: { auth: { type: oauth, token_url: https://a.example/t } } }", "loaded"],
    ["description: b\nmcp_servers: { a: { auth: { type: apiKey, key: k } } }", "rejected"],
    ["description: b\nmax_turns: 99999999999999999999", "loaded"],
    ["description: b\ntemperature: .nan", "rejected"],
  ])("%j: %s", async (front, verdict) =>
    expect((await one(`---\nname: a\n${front}\n---\n`)).verdict.kind).toBe(verdict),
  );

  it("applies merge keys", async () => {
    const item = await one("---\nname: a\n<<: { description: b, tools: [glob] }\n---\n");
    expect(item.verdict.kind).toBe("loaded");
  });

  it("tells every fault, the first as the finding", async () => {
    const { verdict } = await one(agent("color: blue\ntools: [Read, Bash]\n"));
    expect(
      verdict.kind === "rejected" && [
        quotedIn(verdict.problem.message),
        ...(verdict.problem.related ?? []).map(({ message }) => quotedIn(message)),
      ],
    ).toEqual([["color"], ["Read", "read_file"], ["Bash", "run_shell_command"]]);
  });

  it("refuses a key that stands twice, and judges both", async () => {
    const item = await one(agent("tools: []\ntools: [write_file]\n"));
    expect(item.verdict.kind).toBe("rejected");
    expect(item.profile && capabilitiesOf(item.profile)).toEqual(["write"]);
  });
});

describe("layers", () => {
  it("puts a project's profile above the user's, and the host's own above both", async () => {
    const files = {
      ".gemini/agents/a.md": agent(""),
      "~/.gemini/agents/b.md": agent(""),
      "~/.gemini/agents/c.md": "---\nname: cli_help\ndescription: b\n---\n",
      "packages/x/.gemini/agents/a.md": agent(""),
    };
    const { items } = await load(files, { home: "~" });
    expect(
      Object.fromEntries(
        items.filter(({ files: own }) => own.length > 0).map(({ files: own, verdict }) => [own[0], verdict.kind]),
      ),
    ).toEqual({
      ".gemini/agents/a.md": "loaded",
      "packages/x/.gemini/agents/a.md": "loaded",
      "~/.gemini/agents/b.md": "shadowed",
      "~/.gemini/agents/c.md": "shadowed",
    });
  });

  it("says what it could not read", async () => {
    const { unjudged, layers } = await load({
      ".gemini/settings.json": "{",
      ".gemini/agents/a.md": new Uint8Array([0xff]),
      ".gemini/agents/b.md": { link: "../../../out.md" },
    });
    expect(unjudged.map(lineFact)).toEqual([
      ".gemini/settings.json:1",
      ".gemini/agents/b.md:1",
      ".gemini/agents/a.md:1",
    ]);
    await expectGolden("messages/gemini-unjudged.txt", unjudged.map(({ message }) => `${message}\n`).join(""));
    expect(layers[0]?.root).toBe(".gemini/agents");
  });
});

describe("settings", () => {
  it.each([
    ['{ "tools": { "allowed": ["*"] } }', ["bypasses *"]],
    [
      '{ "tools": { "allowed": ["ShellTool", "run_shell_command(git)", "replace", "write_file(src)", "mcp_*", "mcp_github_*", "read_file"] } }',
      [
        "auto-approves ShellTool",
        "auto-approves replace",
        "auto-approves write_file(src)",
        "auto-approves mcp_*",
        "widens run_shell_command(git)",
        "widens mcp_github_*",
      ],
    ],
    [
      '{ "tools": { "core": ["read_file", "run_shell_command"] } }',
      ["auto-approves run_shell_command", "narrows read_file", "narrows run_shell_command"],
    ],
    ['{ "tools": { "core": ["*"] } }', ["bypasses *"]],
    ['{ "mcp": { "allowed": ["*"], "autoAllowInHeadless": true } }', ["auto-approves *", "auto-approves true"]],
    ['{ "mcp": { "allowed": ["github"] } }', ["bypasses github", "narrows github"]],
    ['{ "hooksConfig": { "enabled": false }, "adminPolicyPaths": ["rules"] }', ["widens rules", "widens false"]],
  ])("%s", async (text, expected) => {
    const { layers } = await load({ ".gemini/settings.json": text });
    expect(layers[0]?.authority.map(({ effect, value }) => `${effect} ${value}`)).toEqual(expected);
  });
});
