/** Several editions of one host beside each other. */
import { describe, expect, it } from "vitest";
import { known } from "../../../src/model/fact.ts";
import { inspect } from "../../../src/inspect/index.ts";
import type { Result } from "../../../src/evaluate/result.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { intersectDecisions } from "../../../src/policy/decide/intersect.ts";
import { listPretty } from "../../../src/reports/list/pretty.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { judged, policyOf, type Repository } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";

const files = {
  ".vtcode/agents/plain.md":
    '---\nname: plain\ndescription: Has no tools in any edition, and says so.\ntools: ""\nmodel: inherit\n---\nDo.\n',
  ".vtcode/agents/list.md":
    "---\nname: list\ndescription: Has its tools in a list, which only the newer edition reads.\ntools: [code_search]\nmodel: inherit\n---\nDo.\n",
};

async function inspected(editions: Readonly<Record<string, string>>, everyEdition = false) {
  const decisions = await decide(await policyOf("extends: [preset:strict]\n"), "2026-11-20");
  return inspect(await RepoIndex.of(treeOf(files)), { decisions, editions, everyEdition });
}

const told = ({ subjects }: Awaited<ReturnType<typeof inspected>>) =>
  subjects.map(
    ({ edition, item }) => `${edition} ${item.verdict.kind} ${(item.profile && known(item.profile.name)) ?? ""}`,
  );

describe("every edition of a host", () => {
  it("lists what they agree on once, as the newest has it", async () => {
    const [newest, older] = await Promise.all([inspected({ vtcode: "0.147" }), inspected({ vtcode: "0.60" })]);
    expect(told(newest)).toEqual(["0.147 loaded list", "0.147 loaded plain"]);
    expect(told(older)).toEqual(["0.60 rejected list", "0.60 loaded plain"]);
    expect(told(await inspected({ vtcode: "all" }))).toEqual([
      "0.147 loaded list",
      "0.60 rejected list",
      "0.147 loaded plain",
    ]);
    expect(told(await inspected({}, true))).toEqual(told(await inspected({ vtcode: "all" })));
    expect(told(await inspected({ vtcode: "0.60" }, true))).toEqual(told(older));
  });

  it("has each finding once, with the edition that it is of", async () => {
    const { findings } = await inspected({ vtcode: "all" });
    const own = findings
      .filter(({ host }) => host === "vtcode")
      .map(({ edition, rule, at }) => `${edition} ${rule} ${at.source.path}`);
    expect(own).toEqual(["0.60 no-rejected-profile .vtcode/agents/list.md"]);
  });

  it("says in each finding which of them it is about, where they disagree", async () => {
    const one = {
      ".vtcode/agents/one.md":
        "---\nname: one\ndescription: Is written for another host.\ntools: Read\npermissionMode: bypassPermissions\n---\nDo.\n",
    };
    const decisions = await decide(await policyOf("ceiling: [read]\n"), "2026-11-20");
    const { findings } = await inspect(await RepoIndex.of(treeOf(one)), { decisions, editions: { vtcode: "all" } });
    const ceilings = findings
      .filter(({ rule, kind }) => rule === "max-capability" && kind === undefined)
      .map(({ edition, message }) => `${edition} ${message.slice(message.lastIndexOf("("))}`);
    expect(ceilings.sort()).toEqual(["0.147 (VT Code 0.147 only)", "0.60 (VT Code 0.60 only)"]);
    const single = await inspect(await RepoIndex.of(treeOf(one)), { decisions, editions: { vtcode: "0.60" } });
    expect(single.findings.filter(({ message }) => message.includes("only)"))).toEqual([]);
  });

  it("says in the list that there are several", async () => {
    const text = listPretty({ inspection: await inspected({ vtcode: "all" }) }, { color: false, columns: 120 });
    expect(text).toMatch(/ VT Code 0\.147 +\.vtcode\/agents/);
    expect(text).toMatch(/ VT Code 0\.60 +\.vtcode\/agents/);
    expect(text).toMatch(/VT Code .*editions 0\.147 and 0\.60; .*under 0\.147\n/);
  });

  it("are compared as the newest of them", async () => {
    const { changes } = await judged(files, {
      base: { ...files, ".vtcode/agents/plain.md": files[".vtcode/agents/plain.md"].replace("Do.", "Do it.") },
      editions: { vtcode: "all" },
    });
    expect(changes?.map(({ kind, after }) => `${after?.edition} ${kind}`)).toEqual(["0.147 changed"]);
  });

  it("are each compared with themselves, and gain once what several of them gain", async () => {
    const path = ".vtcode/agents/mode.md";
    const text = "---\nname: mode\ndescription: Changes its tools.\ntools: Read\n---\nDo.\n";
    const gained = async (before: Repository, after: Repository) => {
      const { changes = [] } = await judged(after, { base: before, editions: { vtcode: "all" } });
      return changes.flatMap(({ after: is, widenings }) => widenings.map(({ kind }) => `${is?.edition} ${kind}`));
    };
    expect(await gained({ [path]: text }, { [path]: text.replace("Read", "Bash") })).toEqual(["0.60 scope"]);
    const bare = { ".vtcode/x": "" };
    const plain = text.replace("tools: Read", 'tools: ""');
    expect(await gained(bare, { ...bare, [path]: plain })).toEqual([]);
    expect(await gained({ [path]: plain }, { [path]: text.replace("tools: Read\n", "") })).toContain(
      "0.147 capability",
    );
  });
});

describe("below an organisation's policy", () => {
  const ceiling = "extends: preset:recommended\nceiling: [read]\n";
  const approved = {
    ".a3s/agents/approved.yaml":
      "name: approved\ndescription: Has everything approved.\npermissions:\n  allow: [read]\n  ask: [bash]\nconfirmation_inheritance: auto_approve\n",
  };
  const checked = ({ inspection }: Result) => inspection.loads.filter(({ host }) => host === "a3s");

  it.each<[string, string, string, readonly string[]]>([
    ["the default and the repository's edition are checked", ceiling, '{ edition: "2.4" }', ["2026-08", "2.4"]],
    ["the default is checked once", ceiling, '{ edition: "2026-08" }', ["2026-08"]],
    ["a repository that names no edition adds none", ceiling, "{ dirs: [agents] }", ["2026-08"]],
    [
      "the organisation's edition and the repository's are checked",
      `${ceiling}hosts: { a3s: { edition: "2.4" } }\n`,
      '{ edition: "2026-08" }',
      ["2.4", "2026-08"],
    ],
  ])("these editions are checked: %s", async (_, organisation, setting, editions) => {
    const result = await judged(approved, { organisation, policy: `hosts: { a3s: ${setting} }\n` });
    expect(checked(result).map(({ edition }) => edition)).toEqual(editions);
    const rules = result.findings
      .filter(({ finding }) => finding.severity === "error")
      .map(({ finding }) => finding.rule);
    expect(rules.includes("no-permission-bypass")).toBe(true);
    expect(rules.includes("no-loosened-policy")).toBe(false);
  });

  it("alone, a repository's edition replaces the default", async () => {
    const result = await judged(approved, { policy: `${ceiling}hosts: { a3s: { edition: "2.4" } }\n` });
    expect(checked(result).map(({ edition }) => edition)).toEqual(["2.4"]);
  });

  it("the stricter of two branches checks the editions of both", async () => {
    const of = async (setting: string) => decide(await policyOf(`hosts: { a3s: ${setting} }\n`), "2026-11-20");
    const [silent, older, further] = [await of("{}"), await of('{ edition: "2.4" }'), await of("{ dirs: [agents] }")];
    expect(intersectDecisions(silent, older).hosts["a3s"]?.editions).toEqual(["2.4", "2026-08"]);
    expect(intersectDecisions(older, silent).hosts["a3s"]?.editions).toEqual(["2026-08", "2.4"]);
    expect(intersectDecisions(further, silent).hosts["a3s"]?.fewerDirs).toEqual([[]]);
    expect(intersectDecisions(further, further).hosts["a3s"]?.fewerDirs).toEqual([]);
  });

  it("a folder of an unknown host is settled by a host that loads its files, not by one that drops them", async () => {
    const files = {
      ".newhost/agents/q.md": "---\nname: q\ndescription: Answers questions.\ntools: Read\n---\nAnswer.\n",
    };
    const told = async (hosts: string, more = {}) => {
      const { findings } = await judged({ ...files, ...more }, { organisation: ceiling, policy: `hosts: ${hosts}\n` });
      return findings.flatMap(({ finding: { kind, message } }) =>
        kind === "unknown-host" ? [message.split("; ")[1]] : [],
      );
    };
    expect(await told("{ codex: { dirs: [.newhost/agents] } }")).toEqual(["`q.md` is not checked"]);
    expect(await told("{ claude: { dirs: [.newhost/agents] } }")).toEqual([]);
    const role = { ".newhost/agents/r.toml": 'name = "r"\ndescription = "Reads."\ndeveloper_instructions = "Read."\n' };
    expect(await told("{ codex: { dirs: [.newhost/agents] } }", role)).toEqual(["`q.md` is not checked"]);
    const readme = { ".newhost/agents/README.md": "# Agents of this repository\n" };
    expect(await told("{ claude: { dirs: [.newhost/agents] } }", readme)).toEqual([]);
  });
});
