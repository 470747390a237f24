/** Antigravity's agents in both forms, what lies beside them, and what shows that it is in use. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import antigravity from "../../../src/hosts/antigravity/index.ts";
import { expectLinear } from "../../support/growth.ts";
import { judged, type Repository } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { runs } from "../../support/runs.ts";

const all = "read write execute network delegate external";

/** One agent with both required keys and without the servers of the session. */
async function agent(lines: string, path = ".agent/agents/a.md"): Promise<string> {
  const text = `---\nname: a\ndescription: Reviews.\n${lines}\n---\nReview the change.\n`;
  return shortOf(itemOf(await loadIn(antigravity, { [path]: text }), path));
}

/** What the files beside the agents decide, a line each. */
async function beside(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { layers } = await loadIn(antigravity, files);
  return layers.flatMap(({ authority }) =>
    authority.map(({ setting, value, effect }) => `${effect} ${setting} ${value}`),
  );
}

describe("tools", () => {
  it.each([
    ["", "read network"],
    ["tools:", "read network"],
    ["tools: []", "nothing"],
    ["tools: {}", "read network, value tools"],
    ["tools: { run_command: true, write_to_file: false }", "read execute network, value tools"],
    ["tools: [view_file, grep_search]", "read"],
    ["tools: view_file, run_command", "read execute, value tools"],
    ["tools: [write_to_file, run_command]", "write execute"],
    ["tools: [Read, Bash]", "read execute"],
    ["tools: [send_message, schedule, generate_image]", "nothing"],
    ["tools: [invoke_subagent, call_mcp_tool]", "delegate external"],
    ["tools: ['*']", all],
    ["tools: [view_file]\nTools: [run_command]", "read execute, value Tools"],
    ["tools: [view_file]\ntools: [run_command]", "read execute"],
    ["x: &a [run_command]\ntools: *a", "execute"],
    ["excludeDefaultComponents: true", "nothing"],
    ["excludeDefaultComponents: true\ntools: [view_file]", "read"],
    ["excludeDefaultComponents: 'true'", "read network"],
    ["enable_write_tools: true", "read write execute network"],
    ["enableWriteTools: true", "read write execute network, value enableWriteTools"],
    ["enable_write_tools: false\nenable_mcp_tools: false", "read network"],
    ["tools: []\nenable_mcp_tools: true\nenable_subagent_tools: true", "delegate external"],
    ["tools: []\nagents: [./helpers/a.md]", "delegate"],
    ["tools: []\nplugins: [./plugins/a]", "execute external"],
    ["tools: []\nhooks: [./hooks.json]", "execute"],
    ["tools: []\nskills: [./skills]\nrules: [./rules.md]", "nothing"],
    ["tools: []\nhidden: true\ndisabled: false\nmainAgent: true\nsubagent: false", "nothing"],
  ])("%s", async (lines, powers) => {
    expect(await agent(`inheritMcp: false\n${lines}`)).toBe(`loaded, ${powers}`);
  });
});

describe("servers", () => {
  it.each([
    ["tools: []", "external"],
    ["tools: []\ninheritMcp: true", "external"],
    ["tools: []\ninheritMcp: no way", "external"],
    ["tools: []\ninherit_mcp: false", "external, value inherit_mcp"],
    ["tools: []\nmcpServers: [{ name: a, command: node }]", "execute external"],
    ["tools: []\nmcpServers: { a: { serverUrl: 'https://a' } }", "network external"],
    ["tools: []\ninheritMcp: false\nmcp_servers: { a: { command: node } }", "execute external, value mcp_servers"],
    ["tools: []\ninheritMcp: false\nmcpServers: [{ a: { command: node } }]", "execute external"],
  ])("%s", async (lines, powers) => expect(await agent(lines)).toBe(`loaded, ${powers}`));
});

describe("the policy for commands", () => {
  it.each([
    ["off", ""],
    ["sandbox", ""],
    ["''", ""],
    ["eager", ", bypass commandExecutionPolicy"],
    ["EAGER", ", bypass commandExecutionPolicy"],
    ["CASCADE_COMMANDS_AUTO_EXECUTION_EAGER", ", bypass commandExecutionPolicy"],
    ["CASCADE_COMMANDS_AUTO_EXECUTION_OFF", ""],
    ["always-proceed", ", bypass commandExecutionPolicy"],
    ["[off, eager]", ", bypass commandExecutionPolicy"],
    ["auto", ", auto-approve commandExecutionPolicy"],
    ["agent-decides", ", auto-approve commandExecutionPolicy"],
    ["whatever", ", value commandExecutionPolicy"],
  ])("%s", async (value, told) => {
    expect(await agent(`tools: [run_command]\ninheritMcp: false\ncommandExecutionPolicy: ${value}`)).toBe(
      `loaded, execute${told}`,
    );
  });

  it("counts under any spelling of its key", async () => {
    expect(await agent("tools: []\ncommand_execution_policy: eager")).toBe(
      "loaded, external, value command_execution_policy, bypass command_execution_policy",
    );
  });
});

describe("files", () => {
  const text = "---\nname: a\ndescription: d\ntools: []\ninheritMcp: false\n---\nb\n";

  it.each([
    [".agents/agents/a.md", text, "loaded, nothing"],
    [".agents/agents/a/agent.md", text, "loaded, nothing"],
    ["x/.agents/agents/a.md", text, "loaded, nothing"],
    ["_agents/agents/a.md", text, "loaded, nothing"],
    ["_agent/agents/a.md", text, "loaded, nothing"],
    [".agents/agents/a/b.md", text, "passed-over"],
    [".agent/agents/a/b.md", text, "dropped, nothing"],
    [".agents/agents/a.md", "---\ndescription: d\n---\n", "passed-over, read network external"],
    [".agent/agents/a.md", "---\nname: ''\ndescription: d\n---\n", "dropped, read network external"],
    [".agents/agents/a.md", "---\nname: a\ninheritMcp: false\n---\n", "dropped, read network"],
    [".agents/agents/README.md", "# Agents", "passed-over"],
    [".agent/agents/README.md", "# Agents", "dropped"],
    [
      ".agent/agents/a.md",
      "---\nname: a\ndescription: d\ntools: [run_command",
      "loaded, execute external, value tools",
    ],
    [".agent/agents/a.md", text.replaceAll("\n", "\r\n"), "loaded, nothing"],
    [".agent/agents/a.md", `﻿${text}`, "loaded, nothing"],
    [".agent/agents/a.md", `\n${text}`, "loaded, nothing"],
  ])("%s %j", async (path, content, expected) => {
    expect(shortOf(itemOf(await loadIn(antigravity, { [path]: content }), path))).toBe(expected);
  });

  it("are read where links lead to files that are not read", async () => {
    const load = await loadIn(antigravity, {
      ".agents/agents/a/deep/agent.md": text,
      ".agents/agents/b/agent.md": { link: "../a/other.md" },
      ".agents/agents/a/other.md": text,
      ".agents/agents/c": { link: "a/deep" },
      ".agents/agents/m": { link: "../../more" },
      ".agents/agents.json": '["../more"]',
      "more/m.md": text.replace("name: a", "name: m"),
    });
    expect(load.items.filter(({ verdict }) => verdict.kind === "loaded").flatMap(({ files }) => files)).toEqual([
      ".agents/agents/a/other.md",
      ".agents/agents/a/deep/agent.md",
      "more/m.md",
    ]);
  });

  it("are read in the folders that lists and plugins name", async () => {
    const paths = ["more/a.md", ".agents/team/a.md", ".agents/plugins/p/agents/a.md", "tools/p/agents/a.md"];
    const { items, unjudged } = await loadIn(antigravity, {
      ".agents/agents.json": '{"entries":[{"path":"more"},{"path":"team"},{"path":"/srv/agents"},{"path":"../../up"}]}',
      ".agents/plugins.json": '{"entries":[{"path":"tools/p"}]}',
      ...Object.fromEntries(paths.map((path) => [path, text])),
    });
    expect(items.flatMap(({ files }) => files).sort()).toEqual(paths.sort());
    expect(unjudged.map(({ message }) => message.split("`")[1])).toEqual(["/srv/agents", "../../up"]);
  });
});

describe("the older form", () => {
  const manifest = (rest: string): string => `{"name":"a","description":"d"${rest}}`;
  const named = ',"configPath":{"relativePathToConfig":"config.yaml"}';
  const path = ".agents/agents/a/agent.json";
  const config = "custom_agent:\n  tool_names: [view_file, run_command]\n";

  it.each([
    [manifest(named), config, "loaded, read execute external"],
    [
      manifest(named),
      `${config}  command_execution_policy: EAGER\n`,
      "loaded, read execute external, bypass command_execution_policy",
    ],
    [manifest(named), `${config}  mcp_servers: [{ url: "https://a" }]\n`, "loaded, read execute network external"],
    [manifest(named), "coding_agent: {}\n", `loaded, ${all}`],
    [manifest(named), "[", `loaded, ${all}`],
    [manifest(',"configPath":{"relativePathToConfig":"/etc/config.yaml"}'), config, `loaded, ${all}`],
    [manifest(',"command_spec":{"command":"node","args":["a.js"]}'), "", `loaded, ${all}`],
    [manifest(""), "", `loaded, ${all}`],
    ['{"name":"a"}', "", `dropped, ${all}`],
    ["[]", "", "dropped"],
    ["{", "", "dropped"],
  ])("%s %j", async (json, yaml, expected) => {
    const load = await loadIn(antigravity, { [path]: json, ".agents/agents/a/config.yaml": yaml });
    expect(shortOf(itemOf(load, path))).toBe(expected);
  });

  it("is told where its configuration cannot be read", async () => {
    const load = await loadIn(antigravity, { [path]: manifest(named) });
    expect(load.unjudged.map(({ message }) => message)).toEqual([
      "names the configuration `config.yaml`, which cannot be read here",
    ]);
  });
});

describe("what lies beside", () => {
  const hook = '{"command":"node a.js"}';
  it.each([
    ["hooks.json", `{"g":{"PreToolUse":[{"matcher":"*","hooks":[${hook}]}]}}`, ["widens hooks.PreToolUse node a.js"]],
    ["hooks.json", `{"g":{"enabled":false,"Stop":[${hook}]}}`, []],
    ["hooks.json", `{"g":{"enabled":false,"enabled":true,"Stop":[${hook}]}}`, ["widens hooks.Stop node a.js"]],
    ["hooks.json", "{}", []],
    ["hooks.json", `{"Stop":[${hook}]}`, ["widens hooks node a.js"]],
    ["hooks.json", `{"hooks":{"Stop":[${hook}]}}`, ["widens hooks.Stop node a.js"]],
    ["mcp_config.json", '{"mcpServers":{"a":{"command":"node"}}}', ["widens mcpServers.a.command a command"]],
    ["mcp_config.json", '{"mcpServers":{"a":{"serverUrl":"https://a"}}}', ["widens mcpServers.a.serverUrl an address"]],
    ["mcp_config.json", '{"mcpServers":{}}', []],
    ["plugins/p/hooks.json", `{"g":{"Stop":[${hook}]}}`, ["widens hooks.Stop node a.js"]],
    ["plugins.json", '["p"]', ["widens plugins.json p"]],
    ["skills.json", '{"entries":[{"path":"s"}]}', ["widens skills.json s"]],
    ["workflows/a.md", "1. Look.\n// turbo\n2. Run.\n", ["auto-approves workflow turbo"]],
    ["workflows/a.md", "// turbo-all\n", ["auto-approves workflow turbo-all"]],
    ["workflows/a.md", "1. Use turbo.\n", []],
  ])("%s %s", async (file, text, expected) => expect(await beside({ [`.agents/${file}`]: text })).toEqual(expected));

  it.each([
    ['{"permissions":{"allow":["command(*)"]}}', ["auto-approves permissions.allow command(*)"]],
    ['{"permissions":{"allow":["command"]}}', ["auto-approves permissions.allow command"]],
    ['{"permissions":{"allow":["command(regex:.*)"]}}', ["auto-approves permissions.allow command(regex:.*)"]],
    ['{"permissions":{"allow":["command(git)"]}}', ["widens permissions.allow command(git)"]],
    ['{"permissions":{"allow":["unsandboxed(*)"]}}', ["bypasses permissions.allow unsandboxed(*)"]],
    ['{"permissions":{"allow":["execute_url(*)"]}}', ["auto-approves permissions.allow execute_url(*)"]],
    ['{"permissions":{"allow":["*"]}}', ["bypasses permissions.allow *"]],
    ['{"permissions":{"deny":["command(rm)"]}}', ["narrows permissions.deny command(rm)"]],
    ['{"toolPermission":"always-proceed"}', ["bypasses toolPermission always-proceed"]],
    ['{"toolPermission":"request-review"}', []],
    ['{"editor.fontSize":12}', []],
  ])("the editor's settings %s", async (text, expected) =>
    expect(await beside({ ".antigravity/settings.json": text })).toEqual(expected),
  );
});

describe("signs that it is in use", () => {
  const inUse = async (files: Repository): Promise<boolean> =>
    (await judged(files)).inspection.loads.some(({ host, use }) => host === "antigravity" && use.kind !== "none");
  const front = (lines: string): string => `---\nname: a\ndescription: d\n${lines}\n---\nb\n`;

  it.each([
    [".agents/agents/a.md", front("commandExecutionPolicy: off"), true],
    [".agents/agents/a.md", front("tools: [view_file]"), false],
    [".agents/agents/a/agent.md", front(""), true],
    [".agents/agents/a/agent.json", '{"name":"a","description":"d"}', true],
    [".agents/agents/a/notes.md", front(""), false],
    [".agents/hooks.json", "{}", true],
    [".agents/mcp_config.json", "{}", true],
    [".agents/workflows/a.md", "Run.", true],
    [".agents/skills/a/SKILL.md", front(""), false],
    [".agents/plugins/p/.mcp.json", '{"mcpServers":{}}', false],
    [".agents/plugins/p/mcp_config.json", '{"mcpServers":{}}', true],
    [".agents/plugins/marketplace.json", "{}", false],
    [".agent/agents/a.md", front(""), true],
    [".antigravity/settings.json", "{}", true],
  ])("%s %j", async (path, text, expected) => expect(await inUse({ [path]: text })).toBe(expected));
});

describe("hostile files", () => {
  it("throw nothing", async () => {
    const line = fc.constantFrom(
      ..."name: a|description: d|tools: [|tools: ]|tools: {a: b}|mcpServers: [[]]|hooks: [{}]|commandExecutionPolicy: [eager]|<<: *a|a: &a [*a]|plugins: {a: 1}|---|{|\t- x".split(
        "|",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
        const text = `---\n${lines.join("\n")}\n---\nb`;
        await loadIn(antigravity, {
          ".agent/agents/a.md": text,
          ".agents/agents/a/agent.json": text,
          ".agents/hooks.json": text,
          ".agents/agents.json": text,
          ".agents/workflows/a.md": text,
        });
      }),
      { numRuns: runs(60, 600) },
    );
  });

  it("take time that grows with their length", async () => {
    await expectLinear(
      400,
      (count) => ({
        ".agents/workflows/a.md": "// turbo\n".repeat(count),
        ".agents/agents/a/agent.json": `{"name":"a","description":"d","tools":[${'"run_command",'.repeat(count)}"x"]}`,
        ".agents/hooks.json": `{"a":{"Stop":[${'{"command":"node a.js"},'.repeat(count)}{}]}}`,
        ".agents/agents.json": `[${'"a",'.repeat(count)}"x"]`,
      }),
      (files) => loadIn(antigravity, files),
    );
  });
});
