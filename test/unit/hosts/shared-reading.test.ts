/** What base and head have in common is read and made into a profile once. */
import { expect, it } from "vitest";
import { defaultEditionOf, type Host } from "../../../src/model/host.ts";
import claude from "../../../src/hosts/claude/index.ts";
import copilot from "../../../src/hosts/copilot/index.ts";
import cursor from "../../../src/hosts/cursor/index.ts";
import vtcode from "../../../src/hosts/vtcode/index.ts";
import type { Item } from "../../../src/model/load.ts";
import { changesBetween } from "../../../src/evaluate/index.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { itemOf } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";

const profile = (words: string) => `---\nname: a\ndescription: Reads what is there.\n---\n${words}\n`;

const whole = (item: Item): unknown => item.profile;
/** Copilot's sessions add to the profile of a file. */
const grants = (item: Item): unknown => item.profile?.grants;

it.each<[string, Host, string, (item: Item) => unknown]>([
  ["claude", claude, ".claude/agents", whole],
  ["copilot", copilot, ".github/agents", grants],
  ["cursor", cursor, ".cursor/agents", whole],
  ["vtcode", vtcode, ".vtcode/agents", whole],
])("%s", async (_, host, directory, madeOf) => {
  const [same, other] = [`${directory}/a.md`, `${directory}/b.md`];
  const load = (repo: RepoIndex) =>
    host.load(
      repo,
      { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs: [] },
      defaultEditionOf(host),
    );
  const head = await RepoIndex.of(treeOf({ [same]: profile("Read."), [other]: profile("Read on.") }));
  const base = await RepoIndex.of(treeOf({ [same]: profile("Read."), [other]: profile("Read.") }));
  const now = await load(head);
  base.shareCache(head, false);
  const before = await load(base);
  expect(madeOf(itemOf(now, same))).toBeDefined();
  expect(madeOf(itemOf(before, same))).toBe(madeOf(itemOf(now, same)));
  expect(itemOf(before, other).profile).not.toEqual(itemOf(now, other).profile);
});

it("two trees of the same objects are compared without a look into them", async () => {
  const surveyed = (id: string) =>
    RepoIndex.of({
      list: async () => [{ path: ".claude/agents/a.md", kind: "file", id }],
      read: () => Promise.reject(new Error("it was read")),
    });
  const policy = await readPolicy({ path: "policy.yml", text: "ceiling: [read]\n" });
  const decisions = "kind" in policy ? expect.fail(policy.problems[0]?.message) : await decide(policy, "2026-08-01");
  const between = async (one: string, other: string, sharesObjects: boolean) =>
    changesBetween({ repo: await surveyed(one), commit: "base", sharesObjects: sharesObjects }, await surveyed(other), {
      decisions,
    });
  expect(await between("1", "1", true)).toEqual({
    changes: [],
    settings: [],
    instructions: [],
    notes: [],
  });
  await expect(between("1", "1", false)).rejects.toThrow("it was read");
  await expect(between("1", "2", true)).rejects.toThrow("it was read");
});
