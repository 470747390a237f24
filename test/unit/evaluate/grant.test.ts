/** The finished grant: it allows what it is for and nothing else, and a policy file keeps everything else that it has. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../src/hosts/_kit/fixes/edits.ts";
import { flowText, openReason, profileEntries, settingsEntries } from "../../../src/evaluate/grants/entry.ts";
import { insertionIn } from "../../../src/evaluate/grants/insert.ts";
import { evaluate } from "../../../src/evaluate/index.ts";
import { ownersOf } from "../../../src/evaluate/grants/owner.ts";
import { commentOf, reportModelOf } from "../../../src/reports/markdown/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { isAllowed, permissionsUnder } from "../../../src/evaluate/permission.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { capabilities } from "../../../src/model/capability.ts";
import { inputFor, judged, organisationPath, policyOf, policyPath, type Repository } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const day = "2026-11-22";
const account = () => ({ reason: "is needed", owner: "@acme/dx", until: "2027-02-20" });
const agent = (name: string, tools: string | undefined) =>
  `---\nname: ${JSON.stringify(name)}\ndescription: Does one thing for the team.\n${tools === undefined ? "" : `tools: ${tools}\n`}---\nDo it.\n`;

const one = {
  may: ["write"] as const,
  hosts: ["claude"],
  profiles: ["x"],
  paths: [".claude/agents/x.md"],
  settings: [],
  skills: [],
  file: ".claude/agents/x.md",
};
const grant = '{ profiles: [a], may: [write], reason: is needed, owner: "@b" }';

/** Policies in many layouts. */
const layouts: readonly string[] = [
  "ceiling: [read]\n",
  "ceiling: [read]",
  "# a comment\r\nceiling: [read] # here\r\n# and the last\r\n",
  "ceiling: [read]\ngrants: []\n",
  `ceiling: [read]\ngrants: [${grant}] # end\n`,
  `ceiling: [read]\ngrants: [\n  ${grant}, # first\n  ${grant},\n]\nignore: []\n`,
  `ceiling: [read]\ngrants:\n  - ${grant} # why\n# between\nwaivers: []\n`,
  `ceiling: [read]\ngrants:\n- profiles: [a]\n  may: [write]\n  reason: >\n    is needed\n\n    for long\n  owner: "@b" # them\n\n# the end\n`,
  'grants:\n    -   profiles: [a]\n        may: [write]\n        owner: "@b"\n        reason: |\n          is needed\n          twice\nceiling: [read]\n',
  `{ ceiling: [read], grants: [${grant}] }\n`,
  "{ ceiling: [read] }",
  `ceiling: [read]\n# grants:\n#   - ${grant}\n`,
  `grants:\n  - ${grant}`,
];

describe("a grant in a policy file", () => {
  it.each(layouts)("is one more entry behind the others, and nothing else changes: %j", async (text) => {
    const source = { path: policyPath, text };
    const insert = await insertionIn(source);
    const { at, text: added } = insert?.([one], account) ?? { at: { source, span: { start: 0, end: 0 } }, text: "" };
    const whole = text.slice(0, at.span.start) + added + text.slice(at.span.start);
    const [before, after] = [await policyOf(text), await policyOf(whole)];
    expect(after.grants.slice(0, -1).map(({ reason, may }) => ({ reason, may }))).toEqual(
      before.grants.map(({ reason, may }) => ({ reason, may })),
    );
    expect(after.grants.at(-1)).toMatchObject({ ...account(), may: ["write"], profiles: ["x"], hosts: ["claude"] });
    expect(after.ceiling?.value).toEqual(before.ceiling?.value);
    if (text.includes("\r\n")) expect(whole.replaceAll("\r\n", "")).not.toContain("\n");
  });

  it.each(["[]", "a: [", "grants: { a: b }\n", "ceiling: [read]\n---\nceiling: [read]\n", "grants: &x\n"])(
    "is not added to %j",
    async (text) => expect(await insertionIn({ path: policyPath, text })).toBeUndefined(),
  );

  it("is refused by the reader until somebody writes the reason", async () => {
    for (const reason of [openReason, "todo", "TBD.", "???", "..."]) {
      const text = `grants:\n  - ${flowText(one, { ...account(), reason: JSON.stringify(reason) })}\n`;
      const read = await readPolicy({ path: policyPath, text });
      expect("kind" in read && read.problems.map(({ message }) => message)).toEqual([
        expect.stringContaining("placeholder"),
      ]);
    }
    const fine = `grants:\n  - ${flowText(one, { ...account(), reason: "todo lists are its job" })}\n`;
    expect("kind" in (await readPolicy({ path: policyPath, text: fine }))).toBe(false);
  });
});

const name = fc.oneof(
  fc.constantFrom(
    "reader",
    "a*b",
    "x[1]",
    "y?",
    "q{a,b}",
    "b\\c",
    "über",
    "!no",
    "#h",
    "a/b",
    "$(x)",
    '"',
    "x: y",
    "a b",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 10 }),
);
const tools = fc.option(fc.subarray(["Read", "Edit", "Bash", "WebFetch", "Task", "mcp__x__y"], { minLength: 1 }));

describe("what a profile needs", () => {
  it("is granted to it and to no other: afterwards the policy allows it, and says the same of all others", async () => {
    const profiles = fc.array(fc.record({ name, tools }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(profiles, fc.constantFrom(...layouts), fc.nat(3), async (some, policy, pick) => {
        const files = Object.fromEntries(
          some.map((each, i) => [`.claude/agents/p${i}.md`, agent(each.name, each.tools?.join(", "))]),
        ) as Repository;
        const { inspection } = await judged({ ...files, ".cursor/agents/x.md": agent("x", "Read") }, { policy });
        const { subjects } = inspection;
        const before = permissionsUnder(await decide(await policyOf(policy), day), inspection);
        const path = `.claude/agents/p${pick % some.length}.md`;
        const chosen = subjects.filter(({ item }) => item.files[0] === path);
        const entries = profileEntries(chosen, subjects, before);
        const insert = await insertionIn({ path: policyPath, text: policy });
        if (entries.length === 0 || !insert) return;
        const { at, text } = insert(entries, account);
        const whole = policy.slice(0, at.span.start) + text + policy.slice(at.span.start);
        const after = permissionsUnder(await decide(await policyOf(whole), day), inspection);
        for (const subject of subjects) {
          const permission = after(subject);
          if (chosen.includes(subject)) expect(permission && isAllowed(permission)).toBe(true);
          else expect(permission?.excess).toEqual(before(subject)?.excess);
        }
      }),
      { numRuns: runs(30, 500) },
    );
  });

  it("is what exceeds the ceiling alone, for all hosts that need the same at once", async () => {
    const files = {
      ".claude/agents/w.md": agent("w", "Read, Edit"),
      ".github/copilot/settings.json": "{}",
    };
    const { inspection } = await judged(files, { policy: "ceiling: [read]\n" });
    const permissionOf = permissionsUnder(await decide(await policyOf("ceiling: [read]\n"), day), inspection);
    const entries = profileEntries(inspection.subjects, inspection.subjects, permissionOf);
    expect(entries).toMatchObject([{ may: ["write"], hosts: ["claude", "copilot"], profiles: ["w"] }]);
  });

  it("is the path alone for a settings file", async () => {
    const hooks = { Stop: [{ hooks: [{ type: "command", command: "./notify.sh" }] }] };
    const files = { ".claude/settings.json": JSON.stringify({ hooks }), ".claude/agents/r.md": agent("r", "Read") };
    const policy = "ceiling: [read]\n";
    const { inspection } = await judged(files, { policy });
    const decisions = await decide(await policyOf(policy), day);
    const entries = settingsEntries(inspection, decisions, ".claude/settings.json");
    expect(entries).toMatchObject([{ may: ["execute"], settings: [".claude/settings.json"], profiles: [], paths: [] }]);
    const whole = `${policy}grants:\n${entries.map((entry) => `  - ${flowText(entry, account())}\n`).join("")}`;
    const { findings } = await judged(files, { policy: whole });
    expect(findings.map(({ finding }) => finding.rule)).toEqual([]);
  });
});

describe("the fixes of what exceeds the ceiling", () => {
  const fixesOf = async (files: Repository, policy: string | undefined) => {
    const { findings } = await (policy === undefined
      ? judged(files)
      : judged({ ...files, [policyPath]: policy }, { policy }));
    return findings
      .filter(({ finding }) => finding.rule === "max-capability")
      .map(({ finding: { kind, fixes = [] } }) => ({ kind, fixes }));
  };

  it("are the shorter list and the finished grant, which is an edit of the policy file", async () => {
    const files = { ".claude/agents/w.md": agent("w", "Read, Edit, Grep"), ".github/CODEOWNERS": "* @acme/dx\n" };
    const [found] = await fixesOf(files, "ceiling: [read]\n");
    expect(found?.fixes.map(({ title, safe }) => [title, safe])).toEqual([
      ["tools: Read, Grep", false],
      [
        '- { profiles: ["w"], paths: [".claude/agents/w.md"], hosts: [claude], may: [write], reason: TODO, owner: "@acme/dx", until: 2027-02-18 } # under `grants` in .github/agent-profile-check.yml',
        false,
      ],
    ]);
    const [edit] = found?.fixes[1]?.edits ?? [];
    expect(edit?.at.source.path).toBe(policyPath);
    expect(edit?.text).toMatch(/^grants:\n {2}- profiles: \["w"\]\n/);
  });

  it("are tools that only read where silence gives the power, and take the finding away", async () => {
    const path = ".claude/agents/w.md";
    const text = agent("w", undefined);
    const [found] = await fixesOf({ [path]: text }, "ceiling: [read]\n");
    const [fix] = found?.fixes ?? [];
    expect(fix?.title).toMatch(/^tools: Read\b/);
    const [edit] = fix?.edits ?? [];
    const fixed = `${text.slice(0, edit?.at.span.start)}${edit?.text}${text.slice(edit?.at.span.end)}`;
    expect(await fixesOf({ [path]: fixed }, "ceiling: [read]\n")).toEqual([]);
  });

  it("are no shorter list where nothing would be left", async () => {
    for (const tools of ["Edit", "Edit, Bash"]) {
      const [found] = await fixesOf({ ".claude/agents/w.md": agent("w", tools) }, "ceiling: [read]\n");
      expect(found?.fixes.map(({ title }) => title)).toEqual([expect.stringMatching(/^- \{ .*owner: "\?"/)]);
      expect(found?.fixes[0]?.edits).toEqual([]);
    }
  });

  it("keep no tool that the host does not know or no longer has", async () => {
    for (const [tools, rest] of [
      ["Read, Foo, Edit", "tools: Read"],
      ["Foo, Edit, Read, Grep", "tools: Read, Grep"],
      ["Read, read, Edit", "tools: Read, read"],
      ["Read, MultiEdit, Edit, LS, Bash", "tools: Read"],
    ] as const) {
      const [found] = await fixesOf({ ".claude/agents/w.md": agent("w", tools) }, "ceiling: [read]\n");
      expect(found?.fixes[0]?.title, tools).toBe(rest);
    }
  });

  it("name the owner that `grant` names: of the file, of the policy, or the account of the repository", async () => {
    const profile = { ".claude/agents/w.md": agent("w", "Edit") };
    const policy = "ceiling: [read]\n";
    const ownerIn = async (files: Repository, slug: string | null) => {
      const input = await inputFor({ ...files, [policyPath]: policy }, { policy });
      const { findings } = await evaluate({ ...input, slug: async () => slug });
      const [title = ""] = findings.flatMap(({ finding: { fixes = [] } }) => fixes.map((fix) => fix.title));
      const found = /owner: "(.*?)"/.exec(title)?.[1];
      const ofGrant = async () => (await ownersOf({ repo: input.repo, slug: async () => slug }))("x");
      return [found, await ofGrant().catch(() => "?")];
    };
    const owners = (text: string | Uint8Array) => ({ ...profile, ".github/CODEOWNERS": text });
    expect(await ownerIn(owners("* @acme/dx\n"), "acme/pay")).toEqual(["@acme/dx", "@acme/dx"]);
    expect(await ownerIn(profile, "acme/pay")).toEqual(["@acme", "@acme"]);
    expect(await ownerIn(owners("docs/ @alice\n"), "acme/pay")).toEqual(["@acme", "@acme"]);
    expect(await ownerIn(owners("docs/ @alice\n/.github/ @acme/pay\n"), "acme/pay")).toEqual([
      "@acme/pay",
      "@acme/pay",
    ]);
    // An account with teams is an organisation, which can own no entry.
    expect(await ownerIn(owners("docs/ @Acme/dx\n"), "acme/pay")).toEqual(["?", "?"]);
    expect(await ownerIn(owners("docs/ @Acme/dx\n"), "acme-labs/pay")).toEqual(["@acme-labs", "@acme-labs"]);
    expect(await ownerIn(profile, null)).toEqual(["?", "?"]);
  });

  it("are told to people once for each profile", async () => {
    const more = "hooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: ./x.sh\n";
    const file = agent("w", "Edit").replace("---\nDo it", `${more}---\nDo it`);
    const files = { ".claude/agents/w.md": file, [policyPath]: "ceiling: [read]\n" };
    const result = await judged(files, { policy: "ceiling: [read]\n" });
    const screen = pretty(result, { color: false, columns: 500 });
    const page = commentOf(reportModelOf(result), { server: "https://github.com", run: undefined }, "<!-- x -->");
    for (const text of [screen, page]) {
      expect(text.match(/ profiles: \["w"\]/g)).toHaveLength(1);
      expect(text.match(/[Ff]ix: the same grant as above/g)).toHaveLength(1);
    }
    expect(await fixesOf(files, "ceiling: [read]\n")).toHaveLength(2);
  });

  it("are none while no policy states a ceiling", async () => {
    const found = await fixesOf({ ".claude/agents/w.md": agent("w", "Read, Edit") }, undefined);
    expect(found.flatMap(({ fixes }) => fixes)).toEqual([]);
    expect(found).toHaveLength(1);
  });

  it("are the settings file's path for what it does next to the profiles", async () => {
    const hooks = { Stop: [{ hooks: [{ type: "command", command: "./notify.sh" }] }] };
    const files = { ".claude/settings.json": JSON.stringify({ hooks }), ".github/CODEOWNERS": "* @acme/dx\n" };
    const [found] = await fixesOf(files, "ceiling: [read]\n");
    expect(found?.kind).toBe("settings");
    expect(found?.fixes[0]?.title).toContain('settings: [".claude/settings.json"]');
  });

  it("each take the finding away, and the shorter list leaves every other tool", async () => {
    const every = ["Read", "Grep", "Edit", "Bash(git log:*)", "WebFetch", "mcp__x__y", "Glob"];
    const styles = [
      (list: readonly string[]) => list.join(", "),
      (list: readonly string[]) => `[${list.map((tool) => JSON.stringify(tool)).join(", ")}]`,
      (list: readonly string[]) => list.map((tool) => `\n  - ${tool}`).join(""),
    ];
    const path = ".claude/agents/w.md";
    const ceilings = fc.subarray(["write", "execute", "network"], { maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(every, { minLength: 1 }),
        fc.constantFrom(...styles),
        ceilings,
        async (list, style, more) => {
          const ceiling = ["read", ...more].join(", ");
          const policy = `ceiling: [${ceiling}]\n`;
          const files = { [path]: agent("w", style(list)), ".github/CODEOWNERS": "* @acme/dx\n" };
          for (const { fixes } of await fixesOf(files, policy))
            for (const { edits } of fixes) {
              const [edit] = edits;
              const text = edit && applyEdits(edit.at.source, edits);
              if (edit === undefined || text === undefined) throw new Error("nothing to apply");
              const isPolicy = edit.at.source.path === policyPath;
              const fixed = isPolicy ? files : { ...files, [path]: text };
              const stated = isPolicy ? text.replace(`reason: ${openReason}`, "reason: is needed") : policy;
              expect(await fixesOf(fixed, stated)).toEqual([]);
              if (isPolicy) continue;
              const tools = async (some: Repository) =>
                (await judged(some, { policy })).inspection.subjects.flatMap(({ item: { profile } }) =>
                  profile?.grants.state === "stated" ? profile.grants.value.map(({ tool }) => tool) : ["?"],
                );
              const [before, after] = [await tools(files), await tools(fixed)];
              expect(before.filter((tool) => after.includes(tool))).toEqual(after);
              expect(after.length).toBeGreaterThan(0);
              for (const tool of ["Read", "Grep", "Glob"]) expect(after.includes(tool)).toBe(list.includes(tool));
            }
        },
      ),
      { numRuns: runs(25, 400) },
    );
  });

  describe("the narrower rules of an opencode agent", () => {
    const path = ".opencode/agent/editor.md";
    const file = (permission: string) =>
      `---\ndescription: Edits the manual.\nmode: subagent\n${permission}\n---\nEdit.\n`;
    const titles = async (permission: string, policy: string) =>
      (await fixesOf({ [path]: file(permission) }, policy)).map(({ fixes: [first] }) => first?.title);

    it("take away all that exceeds the ceiling, and not only writing", async () => {
      const [title = ""] = await titles("permission:\n  bash: deny\n  webfetch: deny", "ceiling: [read]\n");
      expect(title).toBe('permission: { "*": deny, read: allow, glob: allow, grep: allow }');
      expect(await titles(title, "ceiling: [read]\n")).toEqual([]);
    });

    it("leave every other rule where only writing and commands exceed it", async () => {
      const policy = "ceiling: [read, network, delegate, external]\n";
      expect(await titles("permission:\n  task: deny\n  bash: deny", policy)).toEqual(["edit: deny"]);
    });
  });
});

describe("a grant below an organisation's policy", () => {
  const organisation = 'ceiling: [read]\ngrantable: { profiles: ["release-*"], may: [execute] }\n';
  const files: Repository = {
    ".claude/agents/release-cut.md": agent("release-cut", "Read, Bash"),
    ".claude/agents/writer.md": agent("writer", "Read, Bash"),
    ".claude/agents/release-notes.md": agent("release-notes", "Read, Edit, Bash"),
  };

  it("is offered where the organisation makes it grantable, and else its policy is named", async () => {
    const { findings } = await judged(files, { policy: "ceiling: [read]\n", organisation });
    const said = findings.map(({ finding: { at, message, fixes = [] } }) => [
      at.source.path.replace(/^.*\//, ""),
      message.includes(organisationPath) && message.includes("ask the owner"),
      fixes.filter(({ title }) => title.includes("may: [")).length,
    ]);
    expect(said.sort()).toEqual([
      ["release-cut.md", false, 1],
      ["release-notes.md", true, 0],
      ["writer.md", true, 0],
    ]);
  });

  it("that is offered counts, whatever the organisation makes grantable", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([...capabilities], { minLength: 1 }),
        fc.constantFrom("release-*", "release-cut", "*"),
        fc.constantFrom("ceiling: [read]\n", "ceiling: []\n", "ceiling: [read, execute]\n"),
        async (may, names, ceiling) => {
          const above = `${ceiling}grantable: { profiles: ["${names}"], may: [${may.join(", ")}] }\n`;
          const before = await judged(files, { policy: "{}\n", organisation: above });
          const decisions = await decide(await policyOf("{}\n"), day, await policyOf(above, organisationPath));
          const { subjects } = before.inspection;
          for (const subject of subjects) {
            const [entry] = profileEntries([subject], subjects, permissionsUnder(decisions, before.inspection));
            if (!entry) continue;
            const text = `grants:\n  - ${flowText(entry, account())}\n`;
            const after = await decide(await policyOf(text), day, await policyOf(above, organisationPath));
            const left = entry.may.filter((one) => !after.allowance(subject.host, subject.item).may.includes(one));
            expect(left).toEqual(entry.refusal?.may ?? []);
          }
        },
      ),
      { numRuns: runs(20, 300) },
    );
  });
});
