/** What `policy` and the findings say of entries that are about settings, and of what does not count. */
import { describe, expect, it } from "vitest";
import { accountsOf } from "../../../src/policy/decide/account.ts";
import { settingsInForce } from "../../../src/policy/decide/in-force.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { policyPretty } from "../../../src/reports/policy/pretty.ts";
import { agent, judged, organisationPath, policyOf } from "../../support/judging.ts";

const today = "2026-11-20";

async function decisionsOf(own: string, organisation?: string) {
  const above = organisation === undefined ? undefined : await policyOf(organisation, organisationPath);
  return decide(await policyOf(own), today, above);
}

/** The lines of `policy`, each with single spaces. */
async function shown(own: string, organisation?: string): Promise<readonly string[]> {
  const decisions = await decisionsOf(own, organisation);
  const accounts = await accountsOf(decisions, today);
  const text = policyPretty(
    {
      today,
      sources: [],
      isUnder: decisions.policies.length > 1,
      settings: settingsInForce(decisions, accounts),
      faults: decisions.problems,
      profiles: undefined,
      files: undefined,
    },
    { color: false, columns: 400 },
  );
  return text.split("\n").map((line) => line.trim().replace(/ +/g, " "));
}

/** The lines of `policy --for` about the one profile. */
async function shownFor(own: string, all = false): Promise<readonly string[]> {
  const { decisions, subjects } = await (async () => {
    const files = { ".claude/agents/a.md": agent("a", "Read, Bash") };
    const { inspection } = await judged(files, { policy: own });
    return { decisions: await decisionsOf(own), subjects: inspection.subjects };
  })();
  const accounts = await accountsOf(decisions, today);
  const text = policyPretty(
    {
      today,
      sources: [],
      isUnder: false,
      settings: [],
      faults: [],
      files: undefined,
      profiles: subjects.map((subject) => ({
        subject,
        account: accounts.profile({ host: subject.host, item: subject.item, path: subject.item.files[0] ?? "" }),
      })),
    },
    { color: false, columns: 100, all },
  );
  return text.split("\n").map((line) => line.trim().replace(/ +/g, " "));
}

describe("what applies to one file", () => {
  it("is first what the profile can do, and what of it is too much", async () => {
    const lines = await shownFor("ceiling: [read]\n");
    const at = lines.findIndex((line) => line.startsWith("a (Claude Code)"));
    expect(lines.slice(at + 1, at + 4)).toEqual([
      "can read, execute",
      "too much execute, which no grant gives",
      "may read",
    ]);
    expect((await shownFor("ceiling: [read, execute]\n")).join("\n")).not.toContain("too much");
  });

  it("has the rules that the policy sets, and the others only with --all", async () => {
    const plain = await shownFor("ceiling: [read]\n");
    expect(plain.filter((line) => /rules and kinds are as in preset:recommended; --all shows them/.test(line))).toEqual(
      [expect.stringMatching(/^all \d+ rules and kinds/)],
    );
    expect(plain).not.toContain("rules");
    expect(plain.length).toBeLessThan(15);

    const set = await shownFor(
      "ceiling: [read]\nrules: { unique-name/pair: error, require-description: { min-length: 9 } }\n",
    );
    expect(set.filter((line) => /^(unique-name|require-description)/.test(line))).toEqual([
      expect.stringContaining("require-description error"),
      expect.stringContaining("require-description.min-length 9"),
      expect.stringContaining("unique-name/pair error"),
    ]);
    expect(set).toContainEqual(expect.stringMatching(/^\d+ other rules and kinds/));

    const all = await shownFor("ceiling: [read]\n", true);
    expect(all.length).toBeGreaterThan(50);
    expect(all.join("\n")).not.toContain("--all");
  });
});

const account = 'reason: is needed, owner: "@acme/dx"';

describe("a grant for settings or skills", () => {
  it("is shown as what it is for", async () => {
    const lines = await shown(`grants:
  - { settings: [".claude/settings.json"], hosts: [claude], may: [execute], ${account} }
  - { skills: [".claude/skills/**"], profiles: [a], may: [execute], ${account} }
`);
    expect(lines.filter((line) => line.startsWith("grants."))).toEqual([
      expect.stringContaining("execute for the settings in .claude/settings.json of claude (@acme/dx"),
      expect.stringContaining("execute for a through .claude/skills/** (@acme/dx"),
    ]);
  });

  it("is said to match no settings file and no skill, where it matches none", async () => {
    const decisions = await decisionsOf(`grants:
  - { settings: [".claude/settings.json"], may: [execute], ${account} }
  - { skills: [".claude/skills/**"], profiles: [a], may: [execute], ${account} }
`);
    const [first, second] = decisions.unused([], []).map(({ message }) => message);
    expect(first).toContain("matches no settings file that starts code or connects a server;");
    expect(second).toContain("matches no profile with such a skill;");
    const { grants } = decisions.entries;
    const added = decisions.unused([], [], { added: grants.map(({ at }) => at) });
    expect(added[0]?.message).toContain("the settings file that needs it can follow");
  });

  it("outside of what is grantable is said to cover settings files", async () => {
    const own = `grants:\n  - { settings: [".claude/settings.json"], may: [execute], ${account} }\n`;
    const said = async (grantable: string) =>
      (await decisionsOf(own, `ceiling: [read]\ngrantable: ${grantable}\n`)).problems;
    expect(await said('{ profiles: ["release-*"], may: [execute] }')).toEqual([
      expect.objectContaining({ message: expect.stringContaining("this grant covers settings files outside") }),
    ]);
    // These let the grant count, so there is nothing to report.
    for (const grantable of [
      "{ may: [execute] }",
      '{ paths: [".claude/settings.json"], may: [execute] }',
      '{ profiles: ["*"], may: [execute] }',
    ])
      expect(await said(grantable), grantable).toEqual([]);
  });
});

describe("a setting that does not count, or not in full", () => {
  it("is marked where it is shown", async () => {
    const lines = await shown(
      `grants:
  - { profiles: [a], may: [write], ${account} }
  - { profiles: [release-notes], may: [write], ${account} }
overrides:
  - { profiles: [a], ceiling: [read, write] }
  - { profiles: [b], ceiling: [] }
ignore:
  - { paths: ["x/**"], reason: ours to decide }
waivers:
  - { rule: unique-name, profiles: [a], ${account}, until: 2026-11-01 }
  - { rule: unique-name, profiles: [b], ${account}, until: 2027-11-01 }
  - { rule: unique-name, profiles: [c], ${account}, until: 2026-12-01 }
baseline: allow
rollout: { enforce-from: 2027-06-01 }
`,
      `ceiling: [read]
grantable: { profiles: ["release-*"], may: [write] }
waivable: { rules: [unique-name], max-days: 30 }
`,
    );
    const marks = lines.flatMap((line): string[][] => {
      const [, name, mark = ""] =
        /^((?:grants|overrides|waivers|ignore)\.\d+|baseline|rollout\S*) .*?(?::\d+)(?: (\(.*\)))?$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, mark]];
    });
    expect(marks).toEqual([
      ["grants.0", "(limited)"],
      ["grants.1", ""],
      ["overrides.0", "(limited)"],
      ["overrides.1", ""],
      ["ignore.0", "(limited)"],
      ["waivers.0", "(ended)"],
      ["waivers.1", "(too long)"],
      ["waivers.2", ""],
      ["baseline", "(limited)"],
      ["rollout.enforce-from", "(limited)"],
    ]);
    expect(lines.some((line) => line.startsWith("(limited): "))).toBe(true);
  });

  it("is never marked where no policy is above", async () => {
    const lines = await shown("ceiling: [read, write]\nbaseline: allow\n");
    expect(lines.join("\n")).not.toContain("(limited)");
  });
});

describe("a profile whose grant has ended", () => {
  const files = {
    ".claude/agents/w.md": "---\nname: w\ndescription: Writes the notes.\ntools: Read, Edit, Bash\n---\nGo.\n",
  };
  const wayOut = async (may: string) => {
    const policy = `ceiling: [read]\ngrants:\n  - { profiles: [w], may: [${may}], ${account}, until: 2026-11-01 }\n`;
    const { findings } = await judged(files, { policy, today });
    return findings.flatMap(({ finding: { rule, message } }) =>
      rule === "max-capability" ? [message.slice(message.indexOf("if intended"))] : [],
    );
  };

  it("is told to renew it where that gives all that is missing, and else to add one", async () => {
    expect(await wayOut("write, execute")).toEqual(["if intended, renew that grant"]);
    expect(await wayOut("write")).toEqual(["if intended, add a grant"]);
  });
});
