/** What is told of a subagent between two states of a repository. */
import { describe, expect, it } from "vitest";
import type { Change } from "../src/compare.ts";
import { agent, judged, type Judging, type Repository } from "./support/judging.ts";

async function changesOf(base: Repository, head: Repository, more: Judging = {}): Promise<readonly Change[]> {
  const { changes = [] } = await judged(head, { base, ...more });
  return changes;
}

async function only(base: Repository, head: Repository, more: Judging = {}): Promise<Change> {
  const changes = await changesOf(base, head, more);
  const [change] = changes;
  if (!change || changes.length > 1) throw new Error(`${changes.length} changes: ${JSON.stringify(changes.map(outline))}`);
  return change;
}

function outline({ kind, before, after, fields, widened }: Change) {
  return `${kind} ${(after ?? before)?.item.files[0]} [${fields.join(" ")}]${widened ? " widened" : ""}`;
}

const why = ({ widenings }: Change) => widenings.map(({ kind, capability, message, at }) => `${kind} ${capability ?? "-"} ${message} @ ${at.source.path}`);
const told = ({ differences }: Change) => differences.map(({ field, before, after }) => `${field}: ${before} → ${after}`);

const path = ".claude/agents/helper.md";
const one = (tools: string, more = "") => ({ [path]: agent("helper", tools, { more }) });

describe("a change has one kind", () => {
  const text = agent("helper", "Read");
  it.each<[string, Repository, Repository, string[]]>([
    ["added", {}, { [path]: text }, ["added .claude/agents/helper.md []"]],
    ["removed", { [path]: text }, {}, ["removed .claude/agents/helper.md []"]],
    ["changed", { [path]: text }, { [path]: agent("helper", "Read, Grep") }, ["changed .claude/agents/helper.md [tools]"]],
    ["renamed in its file", { [path]: text }, { [path]: text.replace("helper", "scout") }, ["renamed .claude/agents/helper.md [name]"]],
    ["renamed to a new file", { [path]: text }, { ".claude/agents/scout.md": text.replace("helper", "scout") }, ["renamed .claude/agents/scout.md [name path]"]],
    ["in another file", { [path]: text }, { ".claude/agents/team/helper.md": text }, ["renamed .claude/agents/team/helper.md [path]"]],
    ["moved to a nested layer", { [path]: text }, { "packages/x/.claude/agents/helper.md": text }, ["moved packages/x/.claude/agents/helper.md [path layer]"]],
    ["lost with its metadata", { [path]: text }, { [path]: text.replace("name: helper\n", "") }, ["lost .claude/agents/helper.md [name verdict]"]],
    ["restored", { [path]: text.replace("name: helper\n", "") }, { [path]: text }, ["restored .claude/agents/helper.md [name verdict]"]],
  ])("%s", async (_, base, head, expected) => expect((await changesOf(base, head)).map(outline)).toEqual(expected));

  it("follows every profile of a folder that moves, also where names repeat", async () => {
    const files = { "a/.claude/agents/x.md": agent("x", "Bash"), "b/.claude/agents/x.md": agent("x", "Bash"), "a/.claude/agents/y.md": agent("y", "Edit") };
    const moved = Object.fromEntries(Object.entries(files).map(([file, text]) => [`sub/${file}`, text]));
    expect((await changesOf(files, moved)).map(outline)).toEqual([
      "moved sub/a/.claude/agents/x.md [path layer]",
      "moved sub/a/.claude/agents/y.md [path layer]",
      "moved sub/b/.claude/agents/x.md [path layer]",
    ]);
  });

  it("is shadowed by one of its name in a stronger layer, and unshadowed without it", async () => {
    const definition = (tool: string) => `name: helper\ndescription: Looks around in the code.\npermissions: {default_decision: deny, allow: [${tool}]}\nprompt: Look.\n`;
    const policy = "hosts: { a3s: { dirs: [agents, more] } }\n";
    const [both, alone] = [{ "agents/helper.yaml": definition("bash"), "more/helper.yaml": definition("read") }, { "agents/helper.yaml": definition("bash") }];
    const shadowed = await changesOf(alone, both, { policy });
    expect(shadowed.map(outline)).toEqual(["shadowed agents/helper.yaml [verdict]", "added more/helper.yaml []"]);
    expect(shadowed.map(told)).toEqual([["verdict: loaded → shadowed by more/helper.yaml"], []]);
    const freed = await changesOf(both, alone, { policy });
    expect(freed.map(outline)).toEqual(["unshadowed agents/helper.yaml [verdict] widened", "removed more/helper.yaml []"]);
    expect(freed.map(why)).toEqual([["capability execute may now execute commands, by `bash` @ agents/helper.yaml"], []]);
  });
});

describe("widened", () => {
  it.each<[string, string, string, readonly string[]]>([
    ["a capability", "Read", "Read, Bash", ["capability execute may now execute commands, by `Bash`"]],
    ["several tools", "Read", "Read, Edit, Write", ["capability write may now write, by `Edit`, `Write`"]],
    ["a scope that falls", "Bash(git *)", "Bash", ["scope execute may now execute commands more freely, by `Bash`"]],
    ["a further scope", "Bash(git *)", "Bash(git *), Bash(rm *)", ["scope execute may now execute commands more freely, by `Bash(rm *)`"]],
    ["another external tool", "mcp__docs", "mcp__docs, mcp__mail__send", ["scope external may now call external tools, by `mcp__mail__send`"]],
  ])("by %s", async (_, before, after, expected) => {
    const change = await only(one(before), one(after));
    expect(change.widened).toBe(true);
    expect(why(change)).toEqual(expected.map((line) => `${line} @ ${path}`));
  });

  it.each([
    ["a narrower scope", "Bash(git *)", "Bash(git log *)"],
    ["a scope where there was none", "Bash", "Bash(git *)"],
    ["fewer scopes", "Bash(git *), Bash(npm *)", "Bash(npm *)"],
    ["another tool of a power it has", "Edit", "Write"],
    ["a tool of a server that it has", "mcp__docs", "mcp__docs__search"],
    ["fewer tools", "Read, Bash", "Read"],
  ])("not by %s", async (_, before, after) => {
    const change = await only(one(before), one(after));
    expect([change.widened, why(change)]).toEqual([false, []]);
  });

  it.each(["Bash(git log; rm *)", "Bash(git $(x))", "Bash(gitx *)", "Bash(git ../x)"])("by a scope that only begins alike: %s", async (scope) => expect((await only(one("Bash(git *)"), one(scope))).widened).toBe(true));
});
