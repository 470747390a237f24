/** What a subagent reaches through those that it may start. */
import { describe, expect, it } from "vitest";
import type { Change } from "../../../src/compare/change.ts";
import type { Subject } from "../../../src/inspect/index.ts";
import { delegationOf } from "../../../src/compare/widenings/delegation.ts";
import { valuesIn } from "../../support/facts.ts";
import { agent, judged, type Judging, type Repository } from "../../support/judging.ts";

async function changesOf(base: Repository, head: Repository, more: Judging = {}): Promise<readonly Change[]> {
  const { changes = [] } = await judged(head, { base, ...more });
  return changes;
}

const nameOf = ({ item: { profile } }: Subject) => profile?.identity ?? "?";
const reached = ({ widenings }: Change) =>
  widenings
    .filter(({ kind }) => kind === "reach")
    .map(({ capability, chain }) => `${capability}: ${chain.map(nameOf).join(" ")}`);

/** A subagent of VT Code, which has no built-in that may do everything to somebody who may do more than it says. */
const vtcode = (name: string, tools: string) => ({
  [`.vtcode/agents/${name}.md`]: `---\nname: ${name}\ndescription: Does what its name says, and nothing else.\ntools: ${tools}\n---\nDo it.\n`,
});
const claude = (name: string, tools: string) => ({ [`.claude/agents/${name}.md`]: agent(name, tools) });

/** An edition of A3S Code that looks nowhere else; its built-in `general` writes and runs, and none of them reaches the network. */
const policy = 'hosts: { a3s: { dirs: [agents], edition: "2.4" } }\n';
const a3s = (name: string, ...tools: readonly string[]) => ({
  [`agents/${name}.yaml`]: `name: ${name}\ndescription: Does what its name says.\npermissions: {default_decision: deny, allow: [${tools.join(", ")}]}\nprompt: Do it.\n`,
});

describe("a profile that may start others", () => {
  it("has widened when it begins to, by what they can do, and the way is shown", async () => {
    const shell = claude("shell", "Bash");
    const [change] = await changesOf(
      { ...shell, ...claude("scout", "Read") },
      { ...shell, ...claude("scout", "Read, Agent") },
    );
    expect(change?.fields).toEqual(["tools", "reach"]);
    expect(change?.differences.at(-1)).toMatchObject({
      field: "reach",
      before: null,
      after: "write, execute, network, external",
    });
    expect(change && reached(change)).toEqual([
      "write: general-purpose",
      "execute: shell",
      "network: general-purpose",
      "external: general-purpose",
    ]);
    expect(change?.widenings.every(({ at }) => at.source.path === ".claude/agents/scout.md")).toBe(true);
  });

  it("has widened when one that it may start has", async () => {
    const lead = a3s("lead", "read", "task");
    const changes = await changesOf(
      { ...lead, ...a3s("scout", "read") },
      { ...lead, ...a3s("scout", "read", "web_fetch") },
      { policy },
    );
    expect(changes.map(({ kind, fields, widened, after }) => [after?.item.files[0], kind, fields, widened])).toEqual([
      ["agents/lead.yaml", "changed", ["reach"], true],
      ["agents/scout.yaml", "changed", ["tools"], true],
    ]);
    expect(changes.map(reached)).toEqual([["network: scout"], []]);
  });

  it("has widened when such a one is new, and not when it goes", async () => {
    const lead = a3s("lead", "read", "task");
    const both = { ...lead, ...a3s("scout", "web_fetch") };
    expect((await changesOf(lead, both, { policy })).map(({ kind, widened }) => [kind, widened])).toEqual([
      ["changed", true],
      ["added", true],
    ]);
    expect(
      (await changesOf(both, lead, { policy })).map(({ kind, widened, fields }) => [kind, widened, fields]),
    ).toEqual([
      ["changed", false, ["reach"]],
      ["removed", false, []],
    ]);
  });

  it("gains nothing by what it can do itself, nor by one that is not offered", async () => {
    const lead = a3s("lead", "web_fetch", "task");
    const changes = await changesOf(lead, { ...lead, ...a3s("scout", "web_fetch") }, { policy });
    expect(changes.map(({ kind }) => kind)).toEqual(["added"]);
    const poor = a3s("lead", "read", "task");
    expect(
      (
        await changesOf(
          poor,
          { ...poor, "agents/scout.yaml": "name: scout\npermissions: {default_decision: allow}\n" },
          { policy },
        )
      ).map(({ kind, after }) => [kind, after?.item.verdict.kind]),
    ).toEqual([["added", "rejected"]]);
  });

  it("is told of when it is new", async () => {
    const [change] = await changesOf({}, claude("lead", "Read, Agent"));
    expect(change && reached(change).map((line) => line.split(":")[0])).toEqual([
      "write",
      "execute",
      "network",
      "external",
    ]);
    expect(change && reached(change)[0]).toBe("write: general-purpose");
  });

  it("starts none of another host", async () => {
    const lead = vtcode("lead", "read_file, spawn_subagent");
    const changes = await changesOf(
      lead,
      { ...lead, ...claude("shell", "Bash") },
      { policy: 'hosts: { vtcode: { edition: "0.60" } }\n' },
    );
    expect(changes.map(({ kind, after }) => [kind, after?.host])).toEqual([["added", "claude"]]);
  });
});

describe("what the ceiling says of it", () => {
  const defect = (name: string, tools: string) => ({
    [`.defect/agents/${name}.md`]: `+++\ndescription = "Does what its name says."\n[tools]\nallow = [${tools}]\n+++\nDo it.\n`,
  });
  const lead = defect("lead", '"read_file", "spawn_agent"');
  const fixer = defect("fixer", '"edit_file"');
  const found = async (head: Repository, ceiling: string, base?: Repository) => {
    const { findings: all } = await judged(head, { policy: `ceiling: [${ceiling}]\n`, ...(base ? { base } : {}) });
    return all
      .filter(({ finding }) => finding.rule === "max-capability")
      .map(
        ({ finding: { item, kind, message }, state }) =>
          `${item?.profile?.identity} ${kind ?? "itself"} ${state}: ${valuesIn(message).join(", ")}`,
      );
  };

  it("is silent while no more is reached than allowed", async () => {
    expect(await found(lead, "read, delegate")).toEqual([]);
    expect(await found({ ...lead, ...fixer }, "read, write, delegate")).toEqual([]);
  });

  it("names who does it, and is new once somebody can", async () => {
    const way = "lead reach new: fixer";
    expect(await found({ ...lead, ...fixer }, "read, delegate", lead)).toEqual(["fixer itself new: edit_file", way]);
    expect(await found({ ...lead, ...fixer }, "read, delegate", { ...lead, ...fixer })).toContain(
      way.replace("new", "existing"),
    );
  });

  it("says it once with what starts others, where that is too much already", async () => {
    const said = "lead itself new: spawn_agent";
    expect(await found(lead, "read, write", {})).toEqual([said]);
    expect(await found({ ...lead, ...fixer }, "read, write", lead)).toEqual([said.replace("new", "existing")]);
    expect(await found({ ...lead, ...fixer }, "read", lead)).toContain("lead itself new: fixer, spawn_agent");
  });

  it("names each who does a part of it", async () => {
    const asks = defect("asks", '"fetch"');
    expect(await found({ ...lead, ...fixer, ...asks }, "read, delegate")).toContain("lead reach new: asks, fixer");
  });
});

describe("the graph of a change", () => {
  it("has each subagent and arrow once", async () => {
    const changes = await changesOf(
      {},
      { ...claude("lead", "Read, Agent"), ...claude("second", "Read, Agent"), ...claude("shell", "Bash") },
    );
    const { nodes, edges } = delegationOf(changes);
    expect(nodes.map(nameOf)).toEqual(["lead", "general-purpose", "shell", "second"]);
    expect(edges.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`)).toEqual([
      "lead → general-purpose",
      "lead → shell",
      "second → general-purpose",
      "second → shell",
    ]);
  });

  it("is empty where nobody reaches more", async () =>
    expect(delegationOf(await changesOf({}, claude("scout", "Read")))).toEqual({ nodes: [], edges: [] }));
});
