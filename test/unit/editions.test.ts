/** Several editions of one host beside each other. */
import { describe, expect, it } from "vitest";
import { known } from "../../src/model/fact.ts";
import { inspect } from "../../src/inspect/index.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { listPretty } from "../../src/reports/list/pretty.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { judged, policyOf } from "../support/judging.ts";
import { treeOf } from "../support/memory.ts";

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
    expect(text).toContain("VT Code 0.147 · project .vtcode/agents\n");
    expect(text).toContain("VT Code 0.60 · project .vtcode/agents\n");
    expect(text).toContain("several editions of VT Code: what they agree on stands under the newest\n");
  });

  it("are compared as the newest of them", async () => {
    const { changes } = await judged(files, {
      base: { ...files, ".vtcode/agents/plain.md": files[".vtcode/agents/plain.md"].replace("Do.", "Do it.") },
      editions: { vtcode: "all" },
    });
    expect(changes?.map(({ kind, after }) => `${after?.edition} ${kind}`)).toEqual(["0.147 changed"]);
  });
});
