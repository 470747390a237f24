/** Grok Build: what each limit leaves, which files a session starts, and what settings decide for all of them. */
import { describe, expect, it } from "vitest";
import { crossHostAccessIn } from "../../../src/inspect/cross-host.ts";
import grok from "../../../src/hosts/grok/index.ts";
import type { Held } from "../../support/memory.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

const all = "read write execute network delegate external";

async function of(lines: string, path = ".grok/agents/a.md"): Promise<string> {
  return shortOf(itemOf(await loadIn(grok, { [path]: `---\nname: a\ndescription: d\n${lines}\n---\nbody` }), path));
}

describe("limits", () => {
  it.each([
    ["tools: Read, Grep", "loaded, read external"],
    ["tools: [Read, Bash]", "loaded, read execute external"],
    ["tools: Read, mcp__notes__find", "loaded, read external"],
    ["tools: mcp__notes(a, Nope), Read", `loaded, ${all}, limit tools`],
    ["tools: Agent(a, b), Read", "loaded, read delegate external"],
    ["tools: Read, Nope", `loaded, ${all}, limit tools`],
    ["tools: Read, Bash(git log:*)", `loaded, ${all}, limit tools`],
    ["tools: [' Read ']", `loaded, ${all}, limit tools`],
    ["tools: [Read, 5]", `loaded, ${all}, limit tools`],
    ["tools: run_terminal_command", `loaded, ${all}, limit tools`],
    ["tools: read", "loaded, external, unknown-tool read"],
    ["tools:", `loaded, ${all}`],
    ["tools: []", `loaded, ${all}, value tools`],
    ["tools: ','", `loaded, ${all}, value tools`],
    ["tools: 5", `rejected, ${all}, limit tools`],
    ["Tools: Read", `loaded, ${all}, limit Tools`],
    ["x: &x { tools: Read }\n<<: *x", `loaded, ${all}, limit <<`],
    ["disallowedTools: Bash, Write", `loaded, ${all}, limit disallowedTools`],
    ["disallowedTools: run_terminal_cmd", `loaded, ${all}`],
    ["disallowedTools: run_terminal_cmd, monitor", "loaded, read write network delegate external"],
    ["disallowedTools: [' run_terminal_cmd', monitor]", `loaded, ${all}, limit disallowedTools`],
    ["disallowedTools: GrokBuild:write, search_replace", `loaded, ${all}, limit disallowedTools`],
    ["tools: Read, Bash\ndisallowedTools: run_terminal_cmd", "loaded, read external"],
    ["tools: Read, Bash\ndisallowedTools: Bash", "loaded, read execute external, limit disallowedTools"],
    ["tools: Read\ndisallowedTools: use_tool", "loaded, read"],
    ["tools: Read\nmcpInheritance: none", "loaded, read"],
    ["tools: Read\nmcpInheritance: { named: [notes] }", "loaded, read external"],
    ["capabilityMode: read-only", "loaded, read write network"],
    ["capabilityMode: read-write", "loaded, read write network"],
    ["capabilityMode: execute", "loaded, read write execute network"],
    ["capabilityMode: all", `loaded, ${all}`],
    ["capabilityMode:", `loaded, ${all}`],
    ["capabilityMode: Read-Only", `rejected, ${all}`],
    ["tools: Nope\ncapabilityMode: readonly", "loaded, read write network, limit tools"],
    ["tools: Read, Edit, Bash\ncapabilityMode: read-only", "loaded, read"],
    ["tools: Read, Edit, Bash\ncapabilityMode: execute", "loaded, read execute"],
    ["permissionMode: plan", `loaded, ${all}, limit permissionMode`],
    ["permissionMode: bypassPermissions", `loaded, ${all}, unhonoured permissionMode`],
    ["permissionMode: manual", `rejected, ${all}`],
    ["permission_mode: plan", `loaded, ${all}, limit permission_mode`],
    ["tools: Read\ncapabilityMode: read-only\nmcpServers: [{ own: { command: x } }]", "loaded, read execute external"],
    ["tools: Read\nmcpServers: { own: { command: x } }", "rejected, read external"],
    ["tools: Read\nhooks: { Stop: [{ hooks: [{ type: command, command: x }] }] }", "loaded, read execute external"],
  ])("give what the host gives: %s", async (lines, expected) => expect(await of(lines)).toBe(expected));

  it("say in another host's file what widens it", async () => {
    const path = ".claude/agents/a.md";
    expect(await of("tools: Read, NotebookRead\npermissionMode: plan", path)).toBe(
      `loaded, ${all}, limit tools, limit permissionMode`,
    );
    expect(await of("permissionMode: bypassPermissions", path)).toBe(`loaded, ${all}`);
  });
});

describe("the file name", () => {
  const agent = (name: string, more = "") => `---\nname: ${name}\ndescription: d\n${more}---\nbody`;
  const verdictsOf = async (files: Readonly<Record<string, Held>>) =>
    (await loadIn(grok, files)).items.map(({ files: [path = "(built in)"], profile, verdict }) =>
      [path, profile?.identity, verdict.kind].join(" "),
    );

  it("identifies a subagent, whatever its name", async () => {
    expect(
      await verdictsOf({
        ".grok/agents/a.md": agent("x"),
        ".grok/agents/b.md": agent("x"),
        ".claude/agents/a.md": agent("y"),
        ".claude/agents/explore.md": agent("harmless"),
      }),
    ).toEqual([
      ".grok/agents/a.md a loaded",
      ".grok/agents/b.md b loaded",
      ".claude/agents/a.md a shadowed",
      ".claude/agents/explore.md explore loaded",
      "(built in) general-purpose loaded",
      "(built in) explore shadowed",
      "(built in) plan loaded",
    ]);
  });

  it("decides with the extension, and in its own folder alone, what is read", async () => {
    const found = await verdictsOf({
      ".grok/agents/.dot.md": agent("dot"),
      ".grok/agents/up.MD": agent("up"),
      ".grok/agents/below/a.md": agent("a"),
      ".grok/agents/notes.md": "Notes.",
      ".grok/agents/bytes.md": new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff]),
      ".claude/agents/up.MD": agent("up"),
      ".claude/agents/notes.md": "Notes.",
    });
    expect(found.filter((line) => !line.startsWith("(built in)"))).toEqual([
      ".grok/agents/.dot.md .dot loaded",
      ".grok/agents/below/a.md a dropped",
      ".grok/agents/bytes.md  rejected",
      ".grok/agents/notes.md  dropped",
      ".grok/agents/up.MD up dropped",
      ".claude/agents/notes.md  passed-over",
    ]);
  });
});

it("reads the settings of every directory, and another file's of the user's alone", async () => {
  const load = await loadIn(grok, {
    "a/.grok/agents/x.md": "---\nname: x\ndescription: d\n---\n",
    ".claude/settings.local.json": '{ "permissions": { "defaultMode": "acceptEdits" } }',
    "a/.grok/config.toml": '[permission]\nallow = ["Bash", "Bash(make:*)"]\n[ui]\npermission_mode = "always-approve"\n',
    "a/.grok/roles/x.toml": 'default_capability_mode = "all"\n',
    ".mcp.json": "{ broken",
  });
  expect(
    load.layers.flatMap(({ authority, governs }) =>
      authority.map(({ setting, value, effect }) => [governs, setting, value, effect].join(" ")),
    ),
  ).toEqual([
    " permissions.defaultMode acceptEdits auto-approves",
    "a permission.allow Bash auto-approves",
    "a permission.allow Bash(make:*) widens",
  ]);
  expect(load.unjudged.map(({ at }) => at.source.path)).toEqual([".mcp.json"]);
});

it("is in use by a file of its own or by the policy, and not by Claude Code's folder", async () => {
  const file = { ".claude/agents/a.md": "---\nname: a\ndescription: Looks.\ntools: Read, NotebookRead\n---\nLook.\n" };
  const hostsOf = async (files: Readonly<Record<string, string>>, policy?: string) =>
    (await judged(files, policy === undefined ? {} : { policy })).inspection.subjects.map(({ host }) => host);
  expect(await hostsOf(file)).toEqual(["claude"]);
  expect(await hostsOf(file, "hosts: { grok: {} }\n")).toContain("grok");
  expect(await hostsOf({ ...file, ".grok/config.toml": "" })).toContain("grok");
  const { inspection } = await judged(file, { policy: "hosts: { grok: {} }\n" });
  expect(crossHostAccessIn(inspection)).toMatchObject([
    { home: "Claude Code", hosts: ["Grok Build"], more: ["write", "execute", "network", "delegate", "external"] },
  ]);
});
