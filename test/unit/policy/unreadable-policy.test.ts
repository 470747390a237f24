/** What is said where a policy or a baseline cannot be read, and what is written twice. */
import { describe, expect, it } from "vitest";
import { readBaseline } from "../../../src/evaluate/baseline.ts";
import { findBaseline, findPolicy } from "../../../src/policy/find.ts";
import { libraryIn } from "../../../src/policy/file/tree-library.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { baselinePath } from "../../../src/policy/model.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { policyOf, policyPath, type Repository } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";

const indexOf = (files: Repository) => RepoIndex.of(treeOf(files));
const messagesOf = (found: object | undefined) =>
  found && "problems" in found ? (found.problems as readonly { message: string }[]).map(({ message }) => message) : [];

describe("a policy or a baseline that cannot be read", () => {
  it.each<[target: string, said: string]>([
    ["../../elsewhere.yml", "is a symbolic link that leads outside this repository"],
    ["/etc/policy.yml", "is a symbolic link that leads outside this repository"],
    ["gone.yml", "is a symbolic link to a file that does not exist"],
    ["agent-profile-check.yml", "is a symbolic link that leads to itself"],
    ["../agents", "is a directory, not a file"],
  ])("is said to be a link to %s", async (link, said) => {
    const repo = await indexOf({
      [policyPath]: { link },
      [baselinePath]: { link: link === "agent-profile-check.yml" ? "agent-profile-check.baseline.json" : link },
      "agents/a.md": "",
    });
    expect(messagesOf(await findPolicy(repo))).toEqual([expect.stringContaining(`the policy ${said}`)]);
    expect(messagesOf(await findBaseline(repo))).toEqual([expect.stringContaining(`the baseline ${said}`)]);
  });

  it.each([
    ["nope.yml", "`nope.yml` cannot be extended: it does not exist in this repository"],
    ["agents", "`agents` cannot be extended: it is a directory, not a file"],
    ["out.yml", "`out.yml` cannot be extended: it is a symbolic link that leads outside this repository"],
  ])("is no policy to extend: %s", async (path, said) => {
    const repo = await indexOf({ "agents/a.md": "", "out.yml": { link: "../x.yml" } });
    const library = libraryIn(repo, undefined, async () => "not asked for");
    const found = await readPolicy({ path: policyPath, text: `extends: ${path}\n` }, library);
    expect(messagesOf(found)).toEqual([expect.stringContaining(said)]);
  });

  it("is a link inside the repository, which is read", async () => {
    const repo = await indexOf({ [policyPath]: { link: "../real.yml" }, "real.yml": "ceiling: [read]\n" });
    expect(await findPolicy(repo)).toMatchObject({ text: "ceiling: [read]\n" });
  });

  it.each(["9", "0", '"1"', "[]"])("is a baseline of version %s: what is known, and what to do", (version) => {
    const found = readBaseline({ path: baselinePath, text: `{ "version": ${version}, "findings": [] }\n` });
    expect(messagesOf(found)).toEqual([
      expect.stringMatching(/knows `version` 1 .*update the tool, or write .* again/),
    ]);
  });
});

it("names a date where one is missing", async () => {
  const text = 'waivers: [{ rule: unique-name, profiles: [a], reason: being merged, owner: "@a/b" }]\n';
  expect(messagesOf(await readPolicy({ path: policyPath, text }))).toEqual([
    "`waivers.0.until` is missing; write a date such as 2027-03-31",
  ]);
});

it("counts what is written twice once", async () => {
  const { ceiling, overrides, grants, grantable } = await policyOf(
    'ceiling: [write, read, write]\noverrides: [{ profiles: [a], ceiling: [read, read] }]\ngrants: [{ profiles: [a], may: [write, write], reason: is needed, owner: "@a/b" }]\ngrantable: { may: [read, read] }\n',
  );
  expect([ceiling?.value, overrides[0]?.ceiling?.value, grants[0]?.may, grantable?.may]).toEqual([
    ["write", "read"],
    ["read"],
    ["write"],
    ["read"],
  ]);
});
