/** What a grant, a waiver and a baseline cover, and that nothing slips under one. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryFor } from "../../../src/evaluate/baseline.ts";
import type { Result } from "../../../src/evaluate/result.ts";
import { stated } from "../../../src/model/fact.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { patternMatcher, selectsBy } from "../../../src/policy/decide/selector.ts";
import { placeOfPath } from "../../../src/repo/text.ts";
import { agent, judged, type Judging, type Repository } from "../../support/judging.ts";
import { subjectAt } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const granting =
  'ceiling: [read]\ngrants:\n  - { profiles: ["release-*"], paths: [".claude/agents/*.md"], may: [write, execute], reason: cuts releases, owner: "@acme/release" }\n';
const path = ".claude/agents/release-cut.md";

async function changesOf(base: Repository, head: Repository, more: Judging = { policy: granting }) {
  const { changes = [] } = await judged(head, { base, ...more });
  return changes.map(({ kind, widened, granted, fields }) => ({ kind, widened, granted, fields }));
}

function statesOf({ findings: all }: Result) {
  return all.map(({ finding: { rule, severity }, state }) => `${state} ${severity} ${rule}`);
}

describe("a grant", () => {
  it("covers a name by a pattern without wildcards only where it is that name", async () => {
    const matches = await patternMatcher();
    const selects = selectsBy(matches);
    const text = fc.string({ unit: fc.constantFrom("a", "b", "/", "\u2215", "-", "."), minLength: 1, maxLength: 4 });
    const ref = (name: string) => {
      const at = placeOfPath(path);
      const { item } = subjectAt(path, { name: "project", root: ".claude", status: "loaded", authority: [] });
      if (!item.profile) throw new Error("a subject has no profile");
      return { host: "claude", item: { ...item, profile: { ...item.profile, name: stated(name, at) } }, path };
    };
    fc.assert(
      fc.property(text, text, (pattern, name) => {
        fc.pre(!/^\.{0,2}$|\.\.|^\/|\/$|\/\//.test(pattern.replaceAll("\u2215", "/")));
        expect(selects({ profiles: [pattern], paths: [], hosts: [] }, ref(name))).toBe(pattern === name);
      }),
      { numRuns: runs(1_000, 20_000), examples: [["team/a", "team\u2215a"]] },
    );
  });

  it("that ended is another finding where it was for another settings file or skill", async () => {
    const ended = (what: string) =>
      `ceiling: [read]\ngrants: [{ ${what}, may: [execute], reason: starts hooks, owner: alice, until: 2026-01-01 }]\n`;
    const fingerprints = await Promise.all(
      ["settings: [a.json]", "settings: [b.json]", "skills: [a.md]", "skills: [b.md]", "paths: [a.md]"].map(
        async (what) =>
          (await judged({}, { policy: ended(what) })).findings.flatMap(({ finding, fingerprint }) =>
            finding.rule === "no-expired-waiver" ? [fingerprint] : [],
          ),
      ),
    );
    expect(fingerprints.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(fingerprints.flat()).size).toBe(5);
  });
});

describe("a finding about what is written", () => {
  /** What may be written in place of a text so that it looks like the same one. */
  const forms = (text: string) => [`sha256:${sha256(text)}`, `${text} sha256:${sha256("")}`];

  it.each<[string, (text: string) => Repository]>([
    [
      "a command in a skill",
      (command) => ({
        ".claude/agents/a.md": agent("a", "Read", { more: "skills: [s]\n" }),
        ".claude/skills/s/SKILL.md": `---\nname: s\ndescription: Shows the state.\nallowed-tools: Bash\n---\n!\`${command}\`\n`,
      }),
    ],
    [
      "a hook of settings",
      (command) => ({
        ".claude/agents/a.md": agent("a", "Read"),
        ".claude/settings.json": JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: "command", command }] }] } }),
      }),
    ],
  ])("%s: another text is new, be the earlier one its digest", async (_, repository) => {
    const policy = "extends: preset:strict\nceiling: [read]\n";
    for (const form of forms("evil")) {
      const { findings } = await judged(repository("evil"), { base: repository(form), policy });
      const power = findings.filter(({ finding: { rule } }) => rule === "max-capability");
      expect([power.length > 0, ...power.map(({ state }) => state)], form).not.toContain("existing");
    }
  });
});

describe("a profile that uses a grant", () => {
  it("is reported as widened when it is new", async () =>
    expect(await changesOf({}, { [path]: agent("release-cut", "Read, Edit") })).toEqual([
      { kind: "added", widened: true, granted: "new", fields: [] },
    ]));

  it("widens by what the grant alone gives, be it only to read", async () => {
    const policy =
      'ceiling: []\ngrants: [{ profiles: ["release-*"], may: [read], reason: cuts releases, owner: alice }]\n';
    expect(await changesOf({}, { [path]: agent("release-cut", "Read") }, { policy })).toEqual([
      { kind: "added", widened: true, granted: "new", fields: [] },
    ]);
    expect(await changesOf({}, { [path]: agent("other", "Read") }, { policy })).toEqual([
      { kind: "added", widened: false, granted: undefined, fields: [] },
    ]);
  });

  it("widens when it takes a name that catches one", async () => {
    const changes = await changesOf(
      { [path]: agent("cut", "Read, Edit") },
      { [path]: agent("release-cut", "Read, Edit") },
    );
    expect(changes).toEqual([{ kind: "renamed", widened: true, granted: "new", fields: ["name"] }]);
  });

  it("widens when it moves to a path that catches one", async () => {
    const elsewhere = ".claude/agents/team/release-cut.md";
    const changes = await changesOf(
      { [elsewhere]: agent("release-cut", "Read, Edit") },
      { [path]: agent("release-cut", "Read, Edit") },
    );
    expect(changes).toEqual([{ kind: "renamed", widened: true, granted: "new", fields: ["path"] }]);
  });

  it("widens when its prompt is another", async () => {
    const changes = await changesOf(
      { [path]: agent("release-cut", "Edit") },
      { [path]: agent("release-cut", "Edit", { prompt: "Do something else." }) },
    );
    expect(changes).toEqual([{ kind: "changed", widened: true, granted: "other", fields: ["prompt"] }]);
  });

  it("does not widen by its description", async () => {
    const changes = await changesOf(
      { [path]: agent("release-cut", "Edit") },
      { [path]: agent("release-cut", "Edit").replace("nothing else", "nothing more") },
    );
    expect(changes).toEqual([{ kind: "changed", widened: false, granted: undefined, fields: ["description"] }]);
  });

  it("is nobody's business without a grant", async () => {
    const changes = await changesOf(
      { [path]: agent("release-cut", "Read") },
      { [path]: agent("release-cut", "Read", { prompt: "Do something else." }) },
    );
    expect(changes).toEqual([{ kind: "changed", widened: false, granted: undefined, fields: ["prompt"] }]);
  });
});

describe("the scripts of a profile that uses a grant", () => {
  const hook = (command: string) =>
    `hooks:\n  PreToolUse:\n    - matcher: Bash\n      hooks:\n        - type: command\n          command: ${JSON.stringify(command)}\n`;
  const server = (command: string) =>
    `mcpServers:\n  - local:\n      type: stdio\n      command: node\n      args: [${JSON.stringify(command)}]\n`;

  it.each([
    ["by its path from the root", hook("sh scripts/before.sh --fast"), "scripts/before.sh"],
    ["by a path from here", hook("./scripts/before.sh"), "scripts/before.sh"],
    ["by the project's variable", hook('"$CLAUDE_PROJECT_DIR"/scripts/before.sh'), "scripts/before.sh"],
    ["by the variable in braces", hook("${CLAUDE_PROJECT_DIR}/scripts/before.sh && true"), "scripts/before.sh"],
    ["beside the profile", hook("python3 hooks/before.py"), ".claude/agents/hooks/before.py"],
    ["in the folder above", hook("node hooks/before.js"), ".claude/hooks/before.js"],
    ["as a directory with an entry", hook("node tools/hook"), "tools/hook/index.js"],
    ["as a server", server("tools/server.js"), "tools/server.js"],
  ])("count when they change: %s", async (_, more, script) => {
    const profile = agent("release-cut", "Read, Edit", { more });
    const changes = await changesOf({ [path]: profile, [script]: "old\n" }, { [path]: profile, [script]: "new\n" });
    expect(changes).toEqual([{ kind: "changed", widened: true, granted: "other", fields: ["files"] }]);
    expect(
      await changesOf(
        { [path]: profile, [script]: "old\n", "other.sh": "old" },
        { [path]: profile, [script]: "old\n", "other.sh": "new" },
      ),
    ).toEqual([]);
  });

  it("count when they are there for the first time", async () => {
    const profile = agent("release-cut", "Read, Edit", { more: hook("sh scripts/before.sh") });
    expect(await changesOf({ [path]: profile }, { [path]: profile, "scripts/before.sh": "new\n" })).toEqual([
      { kind: "changed", widened: true, granted: "other", fields: ["files"] },
    ]);
  });

  it("count without a grant too", async () => {
    const profile = agent("other", "Read, Edit", { more: hook("sh scripts/before.sh") });
    expect(
      await changesOf(
        { [path]: profile, "scripts/before.sh": "old\n" },
        { [path]: profile, "scripts/before.sh": "new\n" },
      ),
    ).toEqual([{ kind: "changed", widened: true, granted: undefined, fields: ["files"] }]);
  });
});

describe("a finding that is excused", () => {
  const policy =
    'ceiling: [read]\nwaivers:\n  - { rule: max-capability, paths: [".claude/agents/*.md"], reason: being narrowed, owner: "@acme/dx", until: 2026-12-31 }\n';
  const writes = { [path]: agent("release-cut", "Read, Edit") };
  const executes = { [path]: agent("release-cut", "Read, Edit, Bash") };

  it("is waived where it stands at the base", async () =>
    expect(statesOf(await judged(writes, { base: writes, policy }))).toEqual(["waived error max-capability"]));
  it("is new once it has grown, and no waiver covers it", async () =>
    expect(statesOf(await judged(executes, { base: writes, policy }))).toEqual(["new error max-capability"]));
  it("is new in another file, and no waiver covers it", async () => {
    const more = { ...writes, ".claude/agents/second.md": agent("second", "Edit") };
    expect(statesOf(await judged(more, { base: writes, policy }))).toEqual([
      "waived error max-capability",
      "new error max-capability",
    ]);
  });

  it("is not excused beside a base that cannot be read", async () => {
    const { UserError } = await import("../../../src/repo/tree.ts");
    const broken = {
      list: async () => [{ path, kind: "file" as const }],
      read: () => Promise.reject(new UserError("the base is broken")),
    };
    expect(statesOf(await judged(writes, { baseTree: broken, policy }))).toEqual(["new error max-capability"]);
  });

  it("is new once it has grown beyond its entry of a baseline", async () => {
    const [first] = (await judged(writes, { policy: "ceiling: [read]\n" })).findings;
    if (!first) throw new Error("nothing was found");
    const baseline = { entries: new Map([[first.fingerprint, entryFor(first.finding, first.fingerprint)]]) };
    const under = async (files: Repository, base?: Repository) => {
      const result = await judged(files, {
        policy: "ceiling: [read]\n",
        baseline,
        gate: "all",
        ...(base ? { base } : {}),
      });
      return result.findings.map(
        ({ finding: { rule }, state, isBaselined }) => `${state}${isBaselined ? " by the baseline" : ""} ${rule}`,
      );
    };
    expect(await under(writes)).toEqual(["existing by the baseline max-capability"]);
    expect(await under(executes)).toEqual(expect.arrayContaining(["new max-capability"]));
    expect(await under(executes, writes)).toEqual(expect.arrayContaining(["new max-capability"]));
  });

  it("is excused by no waiver that runs too long", async () => {
    const far = policy.replace("2026-12-31", "9999-12-31");
    expect(statesOf(await judged(writes, { policy: far }))).toEqual([
      "new error max-capability",
      "new error no-expired-waiver",
    ]);
    const strict = `extends: preset:strict\n${policy.replace("2026-12-31", "2027-03-31")}`;
    expect(statesOf(await judged(writes, { policy: strict }))).toEqual([
      "new error max-capability",
      "new error no-expired-waiver",
    ]);
    expect(statesOf(await judged(writes, { policy: strict.replace("strict", "recommended") }))).toEqual([
      "waived error max-capability",
    ]);
    expect(
      statesOf(
        await judged(writes, {
          policy: strict.replace("strict", "recommended"),
          organisation:
            "extends: preset:strict\nwaivable: { rules: [max-capability], max-days: 180 }\nceiling: [read]\n",
        }),
      ),
    ).toContain("new error max-capability");
  });
});
