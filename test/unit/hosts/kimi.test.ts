/** Kimi Code: what each list gives, which file of a name counts, and what replaces a built-in agent. */
import { describe, expect, it } from "vitest";
import kimi from "../../../src/hosts/kimi/index.ts";
import { reachableIn } from "../../../src/model/delegation.ts";
import type { Held } from "../../support/memory.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

const all = "read write execute network delegate external";

async function of(lines: string, path = ".kimi-code/agents/a.md"): Promise<string> {
  return shortOf(itemOf(await loadIn(kimi, { [path]: `---\nname: a\ndescription: d\n${lines}\n---\nbody` }), path));
}

describe("lists", () => {
  it.each([
    ["tools: Read, Grep", "loaded, read"],
    ["tools: [' Read ']", "loaded, read"],
    ["tools: Read, read, Nope", "loaded, read, unknown-tool read, unknown-tool Nope"],
    ["tools: Read, Bash(git log:*)", "loaded, read, unknown-tool Bash(git log:*)"],
    ["tools: Read Grep", "loaded, nothing, unknown-tool Read Grep"],
    ["tools: mcp__notes", "loaded, nothing, unknown-tool mcp__notes"],
    ["tools: mcp__notes__find, mcp__*", "loaded, external"],
    ["tools: B*", "loaded, nothing, unknown-tool B*"],
    ["tools: CronCreate, TaskStop", "loaded, nothing"],
    ["tools:", `loaded, ${all}`],
    ["tools: []", "loaded, nothing"],
    ["tools: ','", "loaded, nothing"],
    ["tools: '*'", `loaded, ${all}`],
    ["tools: '*,'", `loaded, ${all}`],
    ["tools: '*, Read'", "loaded, read, unknown-tool *"],
    ["tools: [Read, null]", `rejected, ${all}`],
    ["tools: 5", `rejected, ${all}`],
    ["x: &x { tools: Read }\n<<: *x", "loaded, read"],
    ["Tools: Read", `loaded, ${all}, limit Tools`],
    ["disallowedTools: Bash", "loaded, read write network delegate external"],
    ["disallowedTools: Write", `loaded, ${all}`],
    ["disallowedTools: Write, Edit, mcp__*", "loaded, read execute network delegate"],
    ["disallowedTools: Agent", `loaded, ${all}`],
    ["disallowedTools: bash, '*'", `loaded, ${all}, limit disallowedTools`],
    ["disallowedTools: mcp__notes__*", `loaded, ${all}`],
    ["tools: Read, Bash\ndisallowedTools: Bash", "loaded, read"],
    ["tools: mcp__notes__find\ndisallowedTools: mcp__notes__*", "loaded, nothing"],
    ["override: 'true'", `rejected, ${all}`],
    ["permissionMode: yolo", `loaded, ${all}, unhonoured permissionMode`],
    ["x: !own 1", `rejected, ${all}`],
  ])("give what the host gives: %s", async (lines, expected) => expect(await of(lines)).toBe(expected));

  it("limit whom it may start", async () => {
    const agent = (name: string, more: string) => `---\nname: ${name}\ndescription: d\n${more}\n---\nbody`;
    const reached = async (subagents: string) => {
      const load = await loadIn(kimi, {
        ".kimi-code/agents/a.md": agent("a", `tools: Agent\n${subagents}`),
        ".kimi-code/agents/b.md": agent("b", "tools: Bash"),
      });
      return [...reachableIn(load)(itemOf(load, ".kimi-code/agents/a.md")).keys()].join(" ");
    };
    expect(await reached("subagents: [b]")).toBe("execute");
    expect(await reached("subagents: []")).toBe("");
    expect(await reached("subagents: plan")).toBe("read network");
    expect(await reached("")).toBe("read write execute network external");
    expect(await reached("subagents: '*'")).toBe("read write execute network external");
  });
});

describe("files", () => {
  const agent = (name: string, more = "") => `---\nname: ${name}\ndescription: d\n${more}---\nbody`;
  const verdictsOf = async (files: Readonly<Record<string, Held>>) =>
    (await loadIn(kimi, files)).items
      .filter(({ files: paths, verdict }) => paths.length > 0 || verdict.kind !== "loaded")
      .map(({ files: [path = "(built in)"], profile, verdict }) => [path, profile?.identity, verdict.kind].join(" "));

  it("are read at any depth of the root alone, without dots and packages", async () => {
    expect(
      await verdictsOf({
        ".kimi-code/agents/x/y/a.md": agent("a"),
        ".kimi-code/agents/.b/b.md": agent("b"),
        ".kimi-code/agents/node_modules/c.md": agent("c"),
        ".kimi-code/agents/.d.md": agent("d"),
        ".kimi-code/agents/e.MD": agent("e"),
        ".agents/agents/.f.md": agent("f"),
        ".agents/agents/notes.md": "Notes.",
        "below/.kimi-code/agents/g.md": agent("g"),
        ".claude/agents/h.md": agent("h"),
      }),
    ).toEqual([
      ".kimi-code/agents/.d.md d dropped",
      ".kimi-code/agents/e.MD e dropped",
      ".kimi-code/agents/x/y/a.md a loaded",
      ".agents/agents/notes.md  passed-over",
    ]);
  });

  it("count in order, and the first valid one of a name wins", async () => {
    expect(
      await verdictsOf({
        ".kimi-code/agents/a-b.md": agent("x"),
        ".kimi-code/agents/a/x.md": agent("x"),
        ".kimi-code/agents/a.md": "---\nname: x\n---\nbody",
        ".agents/agents/x.md": agent("x"),
      }),
    ).toEqual([
      ".kimi-code/agents/a/x.md x loaded",
      ".kimi-code/agents/a-b.md x shadowed",
      ".kimi-code/agents/a.md x rejected",
      ".agents/agents/x.md x shadowed",
    ]);
  });

  it("replace a built-in agent only if they say so, from either folder", async () => {
    const files = {
      ".kimi-code/agents/coder.md": agent("coder"),
      ".agents/agents/coder.md": agent("coder", "override: true\n"),
      ".agents/agents/plan.md": agent("plan", "override: true\n"),
      ".agents/agents/main.md": agent("agent", "override: true\n"),
    };
    expect(await verdictsOf(files)).toEqual([
      ".kimi-code/agents/coder.md coder dropped",
      ".agents/agents/coder.md coder lost",
      ".agents/agents/main.md agent loaded",
      ".agents/agents/plan.md plan loaded",
      "(built in) plan shadowed",
    ]);
    const { layers } = await loadIn(kimi, files);
    expect(layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path))).toEqual([
      ".agents/agents/main.md",
    ]);
  });
});

it("is in use by a file of its own or by the policy, and not by a folder that several hosts read", async () => {
  const file = { ".agents/agents/a.md": "---\nname: a\ndescription: Looks.\n---\nLook.\n" };
  const hostsOf = async (files: Readonly<Record<string, string>>, policy?: string) =>
    (await judged(files, policy === undefined ? {} : { policy })).inspection.subjects.map(({ host }) => host);
  expect(await hostsOf(file)).not.toContain("kimi");
  expect(await hostsOf(file, "hosts: { kimi: {} }\n")).toContain("kimi");
  expect(await hostsOf({ ...file, ".kimi-code/config.toml": "" })).toContain("kimi");
});

describe("servers", () => {
  const server = (command: string, more = "") => `{ "mcpServers": { "x": { "command": "${command}"${more} } } }`;
  const valuesOf = async (files: Readonly<Record<string, Held>>) => {
    const { layers, unjudged } = await loadIn(kimi, files);
    return [
      ...layers.flatMap(({ authority }) =>
        authority.map(({ at, server, value }) => [at.source.path, server?.value ?? value]),
      ),
      ...unjudged.map(({ at }) => [at.source.path, "unjudged"]),
    ].map((words) => words.join(" "));
  };

  it("are those of the root and of every directory in which a session may start", async () =>
    expect(
      await valuesOf({
        ".mcp.json": server("a"),
        ".kimi-code/mcp.json": server("b"),
        "p/.mcp.json": server("c"),
        "p/.kimi-code/mcp.json": server("d"),
        "q/.kimi-code/local.toml": "workspace.additional_dir = ['/']",
      }),
    ).toEqual([".mcp.json a", ".kimi-code/mcp.json b", "p/.kimi-code/mcp.json d"]));

  it("are not those that are switched off, and a file that cannot be read is unjudged", async () =>
    expect(
      await valuesOf({
        ".mcp.json": server("a", ', "enabled": false'),
        "p/.mcp.json": "{}",
        "p/.kimi-code/mcp.json": server("text", ', "enabled": "false"'),
        ".kimi-code/mcp.json": "{",
        ".kimi-code/local.toml": "[workspace]\nadditional_dir = ['..', '/srv']\n",
      }),
    ).toEqual([
      ".kimi-code/local.toml ..",
      ".kimi-code/local.toml /srv",
      "p/.kimi-code/mcp.json text",
      ".kimi-code/mcp.json unjudged",
    ]));

  it("break the ceiling, and show that Kimi Code is in use", async () => {
    const { findings } = await judged(
      { "p/.kimi-code/mcp.json": server("make") },
      { policy: "extends: preset:strict\n" },
    );
    const broken = findings.flatMap(({ finding: { rule, at } }) => (rule === "max-capability" ? [at.source.path] : []));
    expect([...new Set(broken)]).toEqual(["p/.kimi-code/mcp.json"]);
  });
});
