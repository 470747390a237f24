/** VT Code 0.147: what the words of a profile become, and when the host judges at all. */
import { describe, expect, it } from "vitest";
import vtcode from "../../../src/hosts/vtcode/index.ts";
import { isOffered } from "../../../src/model/load.ts";
import { agent, judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

const all = "read write execute network external";
const path = ".vtcode/agents/a.md";

async function of(lines: string): Promise<string> {
  return shortOf(itemOf(await loadIn(vtcode, { [path]: `---\nname: a\ndescription: d\n${lines}\n---\nbody` }), path));
}

describe("one file", () => {
  it.each([
    ["model: x", `loaded, ${all}`],
    ["tools: Read, Grep, Glob", "loaded, read execute, limit Read, Grep, Glob"],
    ["tools: Read, Bash", "loaded, read execute"],
    ["tools: [Read, code_search]\npermissions: { default: deny }", "loaded, read"],
    [
      "tools: Read\npermissions: { default: deny, allow: ['bash(git:*)'] }",
      "loaded, nothing, auto-approve permissions",
    ],
    [
      "tools: Read\npermissions: { default: deny, allow: [bash] }",
      "loaded, read execute, limit Read, auto-approve permissions",
    ],
    ["tools: Edit, MultiEdit(*)", "loaded, write"],
    ["tools: Task", "loaded, nothing"],
    ["tools: Task, Bash", "loaded, execute delegate"],
    ["tools: WebFetch, Bash", "loaded, execute network"],
    ["tools: Bash(git:*), Edit", "loaded, write execute"],
    ["tools: mcp__github__search, Bash", "loaded, execute external"],
    ["tools: [exec_command, write_stdin, apply_patch, code_search]", "loaded, read write execute"],
    ["tools: [Bash, unified_exec, search_tools, memory, mcp]", "loaded, read write execute external"],
    ["tools: no", `loaded, ${all}, limit tools`],
    ["tools: on", "loaded, nothing, value tools"],
    ["tools: ''", "loaded, nothing"],
    ["tools: ~", `loaded, ${all}`],
    ["allowed_tools: Bash", "loaded, execute"],
    ["tools: ~\nallowed_tools: Bash", `loaded, ${all}`],
    ["allowedTools: Bash", `loaded, ${all}, limit allowedTools`],
    ["disallowedTools: [Bash]", "loaded, read"],
    ["disallowedTools: [WebFetch]", `loaded, ${all}, limit WebFetch`],
    ["mode: primary\ndisallowedTools: [Bash]", "loaded, read write network delegate external"],
    ["mode: all", "loaded, read write execute network delegate external"],
    ["tools: Bash\npermissions: { default: allow }", "loaded, execute, bypass permissions.default"],
    ["tools: Bash\npermissions: { default: ask, deny: [bash] }", "loaded, execute, limit permissions.deny"],
    ["mode: primary\ntools: Bash\npermissions: { default: ask, deny: [bash] }", "loaded, execute"],
    ["tools: Bash\nisolation: full", "loaded, execute, limit isolation: full"],
    ["tools: Bash\nmaxTurns: many", "loaded, execute, limit maxTurns"],
    ["tools: Bash\npermission-mode: plan", "loaded, execute, limit permission-mode"],
    ["x: &x { tools: Bash }\n<<: *x", "loaded, execute"],
    ["x: &x { tools: Bash }\n<<: *x\ntools: Edit", "loaded, write"],
    ["tools: []\nhooks: { Stop: [{ hooks: [{ command: x }] }] }", "loaded, execute"],
    ["tools: []\nmcpServers: { a: { url: 'https://a' } }", "loaded, network external"],
    ["permissionMode: plan\ntools: Bash", "rejected, execute"],
    ["permission_mode: bypassPermissions\ntools: Bash", "rejected, execute, unhonoured permission_mode"],
    ["tools: 5", "rejected, nothing"],
    ["tools: Bash\npermissions: { default: plan }", "rejected, execute"],
    ["tools: Bash\npermissions: { allow: [bash] }", "rejected, execute"],
    ["tools: Bash\nmemory: global", "rejected, execute"],
    ["tools: Bash\nq: 1\nq: 2", "rejected, execute"],
    ["tools: Bash\nx: !!int 5", "rejected, execute"],
  ])("gives what the host makes of it: %s", async (lines, expected) => expect(await of(lines)).toBe(expected));
});

it("goes without subagents in the workspace of a bad file, and in no other", async () => {
  const load = await loadIn(vtcode, {
    [path]: agent("a", "Bash"),
    ".claude/agents/b.md": "# Notes\n",
    "x/.vtcode/agents/c.md": agent("c", "Bash"),
  });
  expect(load.status).toBe("loaded");
  expect(itemOf(load, path).verdict.kind).toBe("lost");
  expect(itemOf(load, "x/.vtcode/agents/c.md").verdict.kind).toBe("loaded");
  expect(load.items.filter(isOffered).length).toBeGreaterThan(0);
});

it("takes names in one list, case included", async () => {
  const load = await loadIn(vtcode, {
    [path]: agent("a", "Bash"),
    ".claude/agents/a.md": agent("a", "Edit"),
    ".codex/agents/a.toml": 'name = "A"\ndescription = "d"\n',
  });
  expect([path, ".claude/agents/a.md", ".codex/agents/a.toml"].map((file) => itemOf(load, file).verdict.kind)).toEqual([
    "loaded",
    "shadowed",
    "loaded",
  ]);
});

describe("a repository that Claude Code and VT Code share", () => {
  const shared = { ".claude/agents/a.md": agent("a", "Read, Grep") };
  const own = { ".vtcode/README.md": "" };
  const strict = "extends: [preset:strict]\nceiling: [read]\n";
  const found = async (...asked: Parameters<typeof judged>) =>
    (await judged(...asked)).findings
      .filter(({ finding }) => finding.host === "vtcode")
      .map(({ finding, state }) => `${state} ${finding.rule}${finding.kind ? `/${finding.kind}` : ""}`);

  it("minds in other hosts' directories what it takes for more, and not what it leaves out", async () => {
    const front = agent("a", "Bash, WebFetch").replace(
      "tools:",
      "color: nobody\ndisallowedTools: [NotebookEdit]\ntools:",
    );
    const load = await loadIn(vtcode, {
      [path]: agent("own", "Bash, WebFetch"),
      ".vtcode/agents/sub/c.md": agent("c", "Bash"),
      ".claude/agents/a.md": front,
      ".claude/agents/sub/d.md": agent("d", "Bash"),
    });
    const told = (file: string) =>
      itemOf(load, file)
        .profile?.ineffective.filter(({ kind }) => kind !== "metadata")
        .map(({ kind, what }) => `${kind} ${what}`);
    expect(told(path)).toEqual([]);
    expect(told(".claude/agents/a.md")).toEqual(["limit NotebookEdit"]);
    expect(load.items.filter(({ verdict }) => verdict.kind === "dropped").map(({ files }) => files)).toEqual([
      [".vtcode/agents/sub/c.md"],
    ]);
  });

  it("is Claude Code's alone while nothing says that VT Code is in use", async () => {
    expect(await found(shared, { policy: strict })).toEqual([]);
    const { inspection } = await judged(shared, { policy: strict });
    expect(inspection.loads.find(({ host }) => host === "vtcode")?.use).toEqual({
      kind: "none",
      shared: ".claude/agents",
    });
  });

  it("is judged by both where there is a `.vtcode`, or the policy names the host", async () => {
    const findings = ["new max-capability", "new no-ineffective-setting/limit"];
    expect(await found({ ...shared, ...own }, { policy: strict })).toEqual(findings);
    expect(await found(shared, { policy: `${strict}hosts: { vtcode: {} }\n` })).toEqual(findings);
  });

  it("stays so in a change that deletes the `.vtcode`", async () => {
    expect(await found(shared, { base: { ...shared, ...own }, policy: strict })).toEqual([
      "existing max-capability",
      "existing no-ineffective-setting/limit",
    ]);
  });

  it("has findings of its own in a change that adds it", async () => {
    expect(await found({ ...shared, ...own }, { base: shared, policy: strict })).toEqual([
      "new max-capability",
      "new no-ineffective-setting/limit",
    ]);
  });
});
