/** Who has approved what, without GitHub: the arithmetic of reviews, and what several policies ask for. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyApprovals, widenedUnder } from "../../../src/approvals/missing.ts";
import {
  type ApprovalCheck,
  approvalStatus,
  approvingIn,
  type PullRequestReviews,
  type SubmittedReview,
  type TeamDirectory,
} from "../../../src/approvals/status.ts";
import { compareInspections } from "../../../src/compare/index.ts";
import { inspect } from "../../../src/inspect/index.ts";
import type { PolicyTopic } from "../../../src/model/policy-facts.ts";
import { type Approval, codeOwners } from "../../../src/policy/model.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { intersectDecisions } from "../../../src/policy/decide/intersect.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { UserError, type Tree } from "../../../src/repo/tree.ts";
import { agent, judged, type Judging, organisationPath, policyOf, type Repository } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const at = placeOfPath("p.yml");
const [head, old] = ["a".repeat(40), "b".repeat(40)];
const today = "2026-11-20";
const file = ".claude/agents/a.md";

const logins = ["alice", "ALICE", "bob", "dave", "bot[bot]"];
const opinion = fc
  .record<SubmittedReview>({
    login: fc.constantFrom(...logins),
    isPerson: fc.constant(true),
    says: fc.constantFrom("approved", "undone", "commented"),
    commit: fc.constantFrom(head, old, null),
    association: fc.constantFrom("MEMBER", "NONE", undefined),
  })
  .map((one) => ({ ...one, isPerson: !one.login.endsWith("[bot]") }));
const involved = new Map([["dave", "opened it"]]);
const teams: Readonly<Record<string, readonly string[]>> = {
  "acme/security": ["alice", "bob", "bot[bot]", "dave"],
  "acme/dx": ["bob"],
};
const circles: TeamDirectory = {
  mayWrite: async (login) => login.toLowerCase() === "bob",
  isMember: async (team: string, login: string) => teams[team]?.includes(login.toLowerCase()) ?? false,
  readable: async (team: string) => (team in teams ? undefined : "it cannot be seen"),
  owners: async (path: string) => (path === file ? ["@alice", "@acme/dx"] : ["@bob"]),
};
const reviewsOf = (submitted: readonly SubmittedReview[]): PullRequestReviews => ({
  head,
  submitted,
  involved,
  unidentified: [],
});
const asked = fc.record<Approval>({
  by: fc.subarray(["alice", "@bob", "@acme/security", "@acme/gone", codeOwners], { minLength: 1 }),
  count: fc.integer({ min: 1, max: 3 }),
  at: fc.constant(at),
});

const approvalOf = (login: string): SubmittedReview => ({
  login,
  isPerson: true,
  says: "approved",
  commit: head,
  association: "MEMBER",
});

describe("approval", () => {
  it("is of as many different people as are asked for, each of whom says so last of all, of this commit, having no hand in it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(opinion, { maxLength: 8 }), asked, async (opinions, approval) => {
        const standing = await approvalStatus(approval, [file], reviewsOf(opinions), circles);
        const lastOf = (login: string) =>
          opinions.findLast((one) => one.login.toLowerCase() === login && one.says !== "commented");
        const approving = ["alice", "bob"].filter(
          (login) => lastOf(login)?.says === "approved" && lastOf(login)?.commit === head,
        );
        const hasRight = (login: string) => login === "bob" || lastOf(login)?.association === "MEMBER";
        const named = approval.by.flatMap((name) => (name === codeOwners ? ["@alice", "@acme/dx"] : [name]));
        const members = named.flatMap((name) => teams[name.slice(1)] ?? []);
        const logins = named.map((name) => name.replace("@", ""));
        const counted = approving.filter(
          (login) => members.includes(login) || (logins.includes(login) && hasRight(login)),
        );
        expect(standing.kind).toBe(counted.length >= approval.count ? "approved" : "missing");
        if (standing.kind === "missing")
          expect(standing.by.map((login) => login.toLowerCase()).toSorted()).toEqual(counted);
      }),
      { numRuns: runs(200, 2_000), seed: 28 },
    );
  });

  it("is never won by what a bot, an author or a remark adds", () => {
    fc.assert(
      fc.property(
        fc.array(opinion, { maxLength: 6 }),
        fc.array(
          opinion.filter(({ login, says }) => login === "bot[bot]" || login === "dave" || says === "commented"),
          { maxLength: 4 },
        ),
        (opinions, more) => {
          const approving = (some: readonly SubmittedReview[]) =>
            approvingIn(reviewsOf(some))
              .approving.map(({ login }) => login.toLowerCase())
              .toSorted();
          expect(approving([...opinions, ...more])).toEqual(approving(opinions));
        },
      ),
      { numRuns: runs(100, 1_000), seed: 28 },
    );
  });

  it("of code owners is asked of each file by itself, and is nobody's where there is no file", async () => {
    const reviews = (...names: readonly string[]) => reviewsOf(names.map(approvalOf));
    const kindOf = async (paths: readonly string[], ...names: readonly string[]) =>
      (await approvalStatus({ by: [codeOwners], count: 1, at }, paths, reviews(...names), circles)).kind;
    expect(await kindOf([file], "alice")).toBe("approved");
    expect(await kindOf([file, "other.md"], "alice")).toBe("missing");
    expect(await kindOf([file, "other.md"], "alice", "bob")).toBe("approved");
    expect(await kindOf([], "alice", "bob")).toBe("missing");
  });
});

describe("a reviewer", () => {
  const associations = [
    "OWNER",
    "MEMBER",
    "COLLABORATOR",
    "CONTRIBUTOR",
    "FIRST_TIMER",
    "FIRST_TIME_CONTRIBUTOR",
    "MANNEQUIN",
    "NONE",
    "SOMETHING_NEW",
    undefined,
  ];
  const answers = [true, false, "it is down"];
  const ways = ["login", "codeowners", "team"] as const;
  const cases = associations.flatMap((association) =>
    answers.flatMap((mayWrite) => ways.map((way) => [association, mayWrite, way] as const)),
  );

  it.each(cases)("that is %s, may write: %s, named by %s", async (association, mayWrite, way) => {
    const asked: string[] = [];
    const directory: TeamDirectory = {
      mayWrite: async (login) => {
        asked.push(login);
        return mayWrite;
      },
      isMember: async () => true,
      readable: async () => undefined,
      owners: async () => ["@alice"],
    };
    const by = { login: ["alice"], codeowners: [codeOwners], team: ["@acme/security"] }[way];
    const status = await approvalStatus(
      { by, count: 1, at },
      [file],
      reviewsOf([{ ...approvalOf("alice"), association }]),
      directory,
    );
    const hasRight = ["OWNER", "MEMBER", "COLLABORATOR"].includes(association ?? "");
    expect(status.kind).toBe(way === "team" || hasRight || mayWrite === true ? "approved" : "missing");
    expect(asked).toEqual(way === "team" || hasRight ? [] : ["alice"]);
  });

  it("counts for nothing while it is not known who contributed", async () => {
    const reviews = { ...reviewsOf([approvalOf("alice")]), unidentified: ["who wrote 0123456 is not known"] };
    expect(await approvalStatus({ by: ["alice"], count: 1, at }, [file], reviews, circles)).toEqual({
      kind: "missing",
      by: [],
      why: ["who wrote 0123456 is not known"],
      isStuck: true,
    });
  });
});

describe("what loosens the policy or weakens the gate", () => {
  const owned = (lines: Readonly<Record<string, readonly string[] | string>>) => async (path: string) =>
    lines[path] ?? [];
  const policyPath = ".github/agent-profile-check.yml";
  const workflow = ".github/workflows/agents.yml";
  const topics = ["loosened", "weakened-gate"] as const;
  type Owners = Readonly<Record<string, readonly string[] | string>>;
  const tables: readonly (readonly [title: string, policy: string, owners: Owners, by: string, left: string])[] = [
    ["nobody is named", "", {}, "alice", "unprotected"],
    ["the policy has an owner, who approves", "", { [policyPath]: ["@alice"] }, "alice", "approved"],
    ["the policy has an owner, and another one approves", "", { [policyPath]: ["@alice"] }, "bob", "missing"],
    ["only the file has an owner, who approves", "", { [workflow]: ["@bob"] }, "bob", "approved"],
    ["only the file has an owner, who does not", "", { [workflow]: ["@bob"] }, "alice", "missing"],
    ["CODEOWNERS cannot be read", "", { [policyPath]: "it is a link" }, "alice", "missing"],
    ["an address is the owner", "", { [policyPath]: ["a@example.com"] }, "alice", "missing"],
    ["the policy names somebody, who approves", "[bob]", { [policyPath]: ["@alice"] }, "bob", "approved"],
    ["the policy names somebody, and its owner approves", "[bob]", { [policyPath]: ["@alice"] }, "alice", "unapproved"],
    ["the policy names its owners, and has none", "[codeowners]", {}, "alice", "unapproved"],
    ["the policy names its owners", "[codeowners]", { [policyPath]: ["@alice"] }, "alice", "approved"],
  ];

  /** No approval settles these: nobody can approve, or it cannot be read who can. */
  const stuck = ["CODEOWNERS cannot be read", "an address is the owner", "the policy names its owners, and has none"];

  it.each(tables)("is approved or not, as the policy requires: %s", async (title, by, lines, approver, left) => {
    const text = `ceiling: [read]\n${by === "" ? "" : `approvals: { policy: { by: ${by} } }\n`}`;
    const decisions = await decide(await policyOf(text, policyPath), today);
    for (const topic of topics) {
      const { problems, notes } = await applyApprovals(
        [{ topic, message: "x", at: placeOfPath(workflow), entry: "grant" }],
        decisions,
        (approval, paths) =>
          approvalStatus(approval, paths, reviewsOf([approvalOf(approver)]), { ...circles, owners: owned(lines) }),
        owned(lines),
      );
      const unapproved = topic === "loosened" ? "loosened-unapproved" : topic;
      const expected = {
        approved: [],
        unprotected: [`${topic}-unprotected`],
        unapproved: [unapproved],
        missing: [topic],
      };
      expect(problems.map((problem) => problem.topic)).toEqual(expected[left as keyof typeof expected]);
      expect(notes.length).toBe(left === "approved" ? 1 : 0);
      const isAwaited = ["missing", "unapproved"].includes(left) && !stuck.includes(title);
      const from = [{ by: by === "" ? [codeOwners] : [by.slice(1, -1)], count: 1 }];
      expect(problems.flatMap(({ awaited = [] }) => awaited)).toEqual(isAwaited ? [{ topic: "grant", from }] : []);
    }
  });
});

describe("several policies", () => {
  const widening = (by: string) =>
    `ceiling: [read, execute]\napprovals: { widening: { by: [${by}] }, policy: { by: [${by}] } }\n`;
  const inspected = async (files: Repository, decisions: Awaited<ReturnType<typeof decide>>) =>
    inspect(await RepoIndex.of(treeOf(files)), { decisions });
  const says =
    (...names: readonly string[]): ApprovalCheck =>
    (approval, paths) =>
      approvalStatus(approval, paths, reviewsOf(names.map(approvalOf)), circles);

  async function missing(decisions: Awaited<ReturnType<typeof decide>>, ...names: readonly string[]) {
    const [before, after] = await Promise.all([
      inspected({ [file]: agent("a", "Read") }, decisions),
      inspected({ [file]: agent("a", "Read, Bash") }, decisions),
    ]);
    const widened = await widenedUnder(
      decisions,
      { changes: compareInspections(before, after), settings: [] },
      says(...names),
    );
    const { problems } = await applyApprovals(
      [{ topic: "loosened", message: "x", at }],
      decisions,
      says(...names),
      async () => [],
    );
    const count = (topic: PolicyTopic) => problems.filter((problem) => problem.topic === topic).length;
    return [widened.unapproved.length, count("loosened-unapproved"), count("loosened-unprotected")];
  }

  it("are met one by one: the organisation's and the repository's", async () => {
    const decisions = await decide(
      await policyOf(widening("bob")),
      today,
      await policyOf(widening("alice"), organisationPath),
    );
    expect(await missing(decisions, "alice")).toEqual([1, 1, 0]);
    expect(await missing(decisions, "bob")).toEqual([1, 1, 0]);
    expect(await missing(decisions, "alice", "bob")).toEqual([0, 0, 0]);
  });

  it("are met one by one: the base's and the default branch's", async () => {
    const decisions = intersectDecisions(
      await decide(await policyOf("ceiling: [read, execute]\n"), today),
      await decide(await policyOf(widening("alice")), today),
    );
    expect(await missing(decisions)).toEqual([1, 1, 0]);
    expect(await missing(decisions, "alice")).toEqual([0, 0, 0]);
  });

  it("ask nobody of what is left out, and nothing is asked where none asks", async () => {
    expect(
      await missing(
        await decide(
          await policyOf(`${widening("alice")}ignore: [{ paths: ["${file}"], reason: an example }]\n`),
          today,
        ),
      ),
    ).toEqual([0, 1, 0]);
    expect(await missing(await decide(await policyOf("ceiling: [read, execute]\n"), today))).toEqual([0, 0, 1]);
  });
});

describe("a request", () => {
  const policy = "ceiling: [read, execute]\napprovals: { widening: { by: [alice] } }\n";
  const nobody: ApprovalCheck = async () => ({ kind: "missing", by: [], why: [] });
  const found = async (base: Judging) => {
    const { findings: all, notes } = await judged(
      { [file]: agent("a", "Read, Bash"), ".claude/agents/b.md": agent("b", "Read") },
      { policy, approve: nobody, ...base },
    );
    return {
      said: all
        .filter(({ finding }) => finding.rule === "no-unapproved-widening")
        .map(({ finding: { item, host, severity }, state }) => [item?.files[0], host, severity, state]),
      notes,
    };
  };

  it("whose base cannot be read widens all that may do more than read", async () => {
    const broken: Tree = {
      list: () => Promise.reject(new UserError("the clone is broken")),
      read: () => Promise.reject(new Error("nobody asks")),
    };
    const lost = { ...treeOf({ [file]: "" }), read: () => Promise.reject(new UserError("the blob is gone")) };
    await expect(found({ baseTree: broken })).rejects.toThrow("the clone is broken");
    const { said, notes } = await found({ baseTree: lost });
    expect(said).toEqual([[file, "claude", "error", "new"]]);
    expect(notes.join()).toContain("the base cannot be read");
  });

  it("is told of as the profile's host's, and of nothing that was so before", async () => {
    expect((await found({ base: { [file]: agent("a", "Read") } })).said).toEqual([[file, "claude", "error", "new"]]);
    expect((await found({ base: { [file]: agent("a", "Read, Bash") } })).said).toEqual([]);
  });
});
