/** What the line says beside its findings. */
import { failOnAll } from "../../../src/evaluate/result.ts";
import { expect, it } from "vitest";
import { evaluate } from "../../../src/evaluate/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { quotedIn } from "../../support/facts.ts";
import { expectListing } from "../../support/golden.ts";
import { type Held, treeOf } from "../../support/memory.ts";

/** Of all hosts, or of one. */
async function notesOf(
  files: Readonly<Record<string, Held>>,
  policyText: string,
  hosts?: readonly string[],
): Promise<readonly string[]> {
  const policy = await readPolicy({ path: "policy.yml", text: policyText });
  if ("kind" in policy) throw new Error(policy.problems[0]?.message);
  const result = await evaluate({
    tool: { name: "agent-profile-check", version: "0", homepage: "https://example.com" },
    repo: await RepoIndex.of(treeOf(files)),
    base: undefined,
    options: { decisions: await decide(policy, "2026-11-20"), ...(hosts ? { hosts } : {}) },
    repository: null,
    commit: null,
    policyCommit: null,
    notes: [],
    failOn: failOnAll("error"),
    gate: "all",
  });
  return result.notes.filter((note) => note.startsWith("`hosts."));
}

const there: Readonly<Record<string, Held>> = {
  "agents/a.md": "---\nname: a\ndescription: d\ntools: Read\n---\n",
  "empty/.keep": "",
  out: { link: "/srv" },
};

it.each([
  ["a3s", "agents", []],
  ["a3s", "./agents/", []],
  ["a3s", "gone", [["hosts.a3s.dirs", "gone"]]],
  ["claude", "agents", []],
  ["claude", "empty", [["hosts.claude.dirs", "empty"]]],
  ["codex", "gone", [["hosts.codex.dirs", "gone"]]],
  ["defect", "gone", [["hosts.defect.dirs", "gone"]]],
  ["openheim", "gone", [["hosts.openheim.dirs", "gone"]]],
  ["vtcode", "gone.json", [["hosts.vtcode.dirs", "gone.json"]]],
  ["vtcode", "out", []],
])("says of %s whether `%s` gives it anything", async (host, dir, values) => {
  const notes = await notesOf(there, `hosts:\n  ${host}: { dirs: [${dir}] }\n`, [host]);
  expect(notes.map(quotedIn)).toEqual(values);
  for (const note of notes) expect(note).toContain("policy.yml:2");
});

it("says so in a sentence", () =>
  expectListing("host-directories", [["gone"], ["empty"]] as const, ([dir]) =>
    notesOf(there, `hosts:\n  claude: { dirs: [${dir}] }\n`, ["claude"]),
  ));

it("leaves a directory that does not exist to a rule, where all hosts are checked", async () => {
  expect(await notesOf(there, "hosts:\n  claude: { dirs: [gone, empty] }\n")).toHaveLength(1);
});
