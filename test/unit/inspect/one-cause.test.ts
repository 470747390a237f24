/** One cause gives one finding: broken profiles of every host, and findings of hosts that read each other's folders. */
import { describe, expect, it } from "vitest";
import { rules } from "../../../src/generated/catalogue.ts";
import { hosts } from "../../../src/generated/hosts.ts";
import type { Finding } from "../../../src/model/finding.ts";
import type { Rule } from "../../../src/model/rule.ts";
import { judged, type Repository } from "../../support/judging.ts";

const does = "Reviews a change and says what is wrong with it.";

/** A profile that its host finds nothing wrong with, and a policy where it needs one. */
interface Good {
  readonly path: string;
  readonly text: string;
  readonly policy?: string;
}

const yaml = (path: string, ...more: readonly string[]): Good => ({
  path,
  text: ["---", "name: reviewer", `description: ${does}`, ...more, "---", "Review the change.", ""].join("\n"),
});
const toml = (path: string, policy?: string): Good => ({
  path,
  text: `+++\ndescription = "${does}"\ntools = ["read_file"]\n+++\nReview the change.\n`,
  ...(policy === undefined ? {} : { policy }),
});

const good: Readonly<Record<string, Good>> = {
  a3s: yaml(".a3s/agents/reviewer.md", "tools: [read]"),
  amazonq: {
    path: ".amazonq/cli-agents/reviewer.json",
    text: `{\n  "name": "reviewer",\n  "description": "${does}",\n  "prompt": "Review the change.",\n  "tools": ["fs_read"]\n}\n`,
  },
  antigravity: yaml(".agents/agents/reviewer/agent.md", "tools: [view_file]\ninheritMcp: false"),
  augment: yaml(".augment/agents/reviewer.md", "tools: [view]"),
  claude: yaml(".claude/agents/reviewer.md", "tools: Read"),
  codebuddy: yaml(".codebuddy/agents/reviewer.md", "tools: Read"),
  codex: {
    path: ".codex/agents/reviewer.toml",
    text: `name = "reviewer"\ndescription = "${does}"\ndeveloper_instructions = "Review the change."\n`,
  },
  copilot: yaml(".github/agents/reviewer.agent.md", "tools: [read]"),
  cursor: yaml(".cursor/agents/reviewer.md", "readonly: true"),
  defect: toml(".defect/agents/reviewer.md"),
  factory: yaml(".factory/droids/reviewer.md", "tools: [Read]"),
  gemini: yaml(".gemini/agents/reviewer.md", "tools: [read_file]"),
  "gh-aw": yaml(".github/workflows/reviewer.md", "on: push\ntools: { bash: false, edit: false, github: false }"),
  goose: yaml(".goose/agents/reviewer.md"),
  grok: yaml(".grok/agents/reviewer.md", "tools: Read"),
  junie: yaml(".junie/agents/reviewer.md", "tools: [Read]"),
  cline: yaml(".cline/agents/reviewer.yml", "tools: [read_files]"),
  kimi: yaml(".kimi-code/agents/reviewer.md", "tools: Read"),
  letta: yaml(".letta/agents/reviewer.md", "tools: Read"),
  kiro: yaml(".kiro/agents/reviewer.md", "tools: [read]"),
  openhands: yaml(".openhands/agents/reviewer.md", "tools: [glob]"),
  opencode: yaml(".opencode/agents/reviewer.md", 'permission: { "*": deny, read: allow }'),
  openheim: toml("agents/reviewer.md", "hosts: { openheim: { dirs: [agents] } }\n"),
  qoder: yaml(".qoder/agents/reviewer.md", "tools: Read"),
  qwen: yaml(".qwen/agents/reviewer.md", "tools: [read_file]"),
  roo: {
    path: ".roomodes",
    text: `customModes:\n- slug: reviewer\n  name: reviewer\n  description: ${does}\n  roleDefinition: Review the change.\n  groups: [read]\n`,
  },
  vibe: { path: ".vibe/agents/reviewer.toml", text: `description = "${does}"\nenabled_tools = ["read"]\n` },
  vtcode: yaml(".vtcode/agents/reviewer.md", "tools: [code_search]"),
};

type Break = readonly [name: string, broken: (text: string) => string];

const line = (key: string): RegExp => new RegExp(`^( *)${key}( *[:=] *).*$`, "m");
const written = (key: string, value: string): Break => [
  `${key}: ${value === "" ? "no value" : value}`,
  (text) => text.replace(line(key), (_, indent: string, sign: string) => `${indent}${key}${sign}${value}`),
];
const absent = (key: string): Break => [
  `no ${key}`,
  (text) => text.replace(new RegExp(`^ *${key} *[:=].*\n`, "m"), ""),
];

const breaks: readonly Break[] = [
  ...["description", "name"].flatMap((key) => [
    absent(key),
    ...["", '"  "', "[a]", "5"].map((value) => written(key, value)),
  ]),
  ["no text", (text) => text.replace("Review the change.", "")],
  [
    "a quote that is not closed",
    (text) => text.replace(": Reviews", ': "Reviews').replace('= "Reviews', '= """Reviews'),
  ],
  ["a tab", (text) => text.replace(line("description"), "\t$&")],
  ["a colon", (text) => text.replace("Reviews a change", "Reviews: a change")],
  ["no closing fence", (text) => text.replace(/\n(---|\+\+\+)\nReview/, "\nReview")],
];

const isCapped = ({ rule }: Finding): boolean => (rules as Readonly<Record<string, Rule>>)[rule]?.isCapped === true;

async function cappedIn(files: Repository, host: string, policy = ""): Promise<readonly Finding[]> {
  const { findings } = await judged(files, { policy: `extends: [preset:strict]\n${policy}` });
  return findings.map(({ finding }) => finding).filter((finding) => isCapped(finding) && finding.host === host);
}

const told = ({ rule, kind, message }: Finding): string => `${rule}/${kind ?? ""} ${message}`;

describe("one broken key", () => {
  it("is tried in every host of the table", () => expect(Object.keys(good).sort()).toEqual(Object.keys(hosts).sort()));

  it.each(Object.keys(hosts))("gives one finding in %s", async (host) => {
    const { path, text, policy } = good[host] as Good;
    const before = (await cappedIn({ [path]: text }, host, policy)).map(told);
    for (const [name, broken] of breaks) {
      const after = await cappedIn({ [path]: broken(text) }, host, policy);
      const added = after.map(told).filter((one) => !before.includes(one));
      expect([name, ...(added.length < 2 ? [] : added)]).toEqual([name]);
    }
  });
});

describe("one finding for several", () => {
  it.each(Object.entries(good).filter(([, { text }]) => text.startsWith("---\n")))(
    "has the fix of the colon that breaks the file in %s, and says nothing twice",
    async (host, { path, text, policy }) => {
      const [finding] = await cappedIn({ [path]: text.replace("Reviews a change", "Reviews: a change") }, host, policy);
      if (!finding) return;
      const { message, fixes = [], related = [] } = finding;
      expect(fixes[0]?.title).toBe(`description: "${does.replace("Reviews a change", "Reviews: a change")}"`);
      const words = [message, ...related.map((one) => one.message)];
      expect(words.filter((one) => words.filter((other) => other.includes(one)).length > 1)).toEqual([]);
      expect(words.join("\n").match(/holds a colon outside quotes/g)?.length ?? 0).toBeLessThan(3);
    },
  );
});

describe("what is said of a broken file", () => {
  /** Of each pair, one sentence at most is true. */
  const pairs = [
    [
      /although .* reads it/,
      /skips this file|rejects this profile|loads this file (?:without|except|in VS)|without it\b/,
    ],
    [/^exceeds /, /skips this file|rejects this profile/],
  ] as const;
  const toldOf = async (files: Repository, host: string, policy = ""): Promise<readonly string[]> =>
    (await judged(files, { policy: `ceiling: []\n${policy}` })).findings
      .filter(({ finding }) => finding.host === host)
      .flatMap(({ finding: { message, related = [] } }) => [message, ...related.map((one) => one.message)]);

  it.each(Object.keys(hosts))("is not that it is read and that it is not, in %s", async (host) => {
    const { path, text, policy } = good[host] as Good;
    for (const [name, broken] of breaks) {
      const words = await toldOf({ [path]: broken(text) }, host, policy);
      const said = pairs
        .map((pair) => pair.map((pattern) => words.filter((message) => pattern.test(message))))
        .filter((both) => both.every(({ length }) => length > 0));
      expect([name, ...said]).toEqual([name]);
    }
  });

  it("is not that it is read and that it is not, in a plugin of Claude Code", async () => {
    const words = await toldOf(
      {
        ".claude-plugin/plugin.json": '{ "name": "tools" }',
        "agents/reviewer.md": `---\nname: reviewer\ndescription: ${does}\nand more\ntools: Read\n---\nReview.\n`,
      },
      "claude",
    );
    expect(words.some((message) => message.includes("Claude Code loads this file without its frontmatter"))).toBe(true);
    expect(words.filter((message) => /although .* reads it/.test(message))).toEqual([]);
  });
});

describe("findings of one cause", () => {
  const role = (name: string): string =>
    `name = "${name}"\ndescription = "${does}"\nsandbox_mode = "read-only"\ndeveloper_instructions = "Review."\n`;
  const summary = async (files: Repository, policy = "{}\n") =>
    (await judged(files, { policy })).findings
      .filter(({ finding }) => isCapped(finding))
      .map(({ finding: { rule, kind = null, host, related = [], relatedCount = related.length, at } }) => ({
        rule,
        kind,
        host,
        path: at.source.path,
        relatedCount,
      }));
  const roles = Object.fromEntries(
    Array.from({ length: 13 }, (_, i) => [`.codex/agents/r${String(i).padStart(2, "0")}.toml`, role(`r${i}`)]),
  );

  it("are said once for a repository where the session decides", async () => {
    const [first, ...others] = await summary(roles);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ kind: "session", path: ".codex/agents/r00.toml", relatedCount: 12 });
    const { findings } = await judged(roles, { policy: "{}\n" });
    expect(findings.find(({ finding }) => finding.kind === "session")?.finding.related).toHaveLength(10);
  });

  it("stay apart where a waiver excuses some of them", async () => {
    const policy =
      'waivers: [{ rule: no-ineffective-setting, paths: [".codex/agents/r00.toml"], reason: kept for now, owner: "@acme/dx", until: 2026-12-31 }]\n';
    expect((await summary(roles, policy)).map(({ path, relatedCount }) => [path, relatedCount])).toEqual([
      [".codex/agents/r00.toml", 0],
      [".codex/agents/r01.toml", 11],
    ]);
  });

  it("keep the fingerprint of the one that stays", async () => {
    const nameless = { ".gemini/agents/a.md": "---\nname: a\ntools: [read_file]\n---\nDo it.\n" };
    const fingerprintOf = async (policy: string) =>
      (await judged(nameless, { policy })).findings.find(({ finding }) => finding.rule === "no-rejected-profile")
        ?.fingerprint;
    const alone = await fingerprintOf("rules: { require-description: off }\n");
    expect(alone).toBeDefined();
    expect(await fingerprintOf("{}\n")).toBe(alone);
  });

  it("go from a host that merely reads the folder to the folder's own on the same line", async () => {
    const files = {
      ".claude/agents/a.md": "---\nname: a\ndescription: Use this: it works\ntools: Read\n---\nDo it.\n",
      ".github/agents/b.agent.md": `---\nname: b\ndescription: ${does}\n---\nDo it.\n`,
    };
    expect(await summary(files)).toEqual([
      {
        rule: "no-dropped-profile",
        kind: "strict-readers",
        host: "claude",
        path: ".claude/agents/a.md",
        relatedCount: 1,
      },
    ]);
    const { findings } = await judged(files, { policy: "{}\n" });
    const related = findings.flatMap(({ finding }) => finding.related ?? []);
    expect(related.map(({ message }) => message.split(":")[0])).toEqual(["GitHub Copilot"]);
  });

  it("stay apart for two profiles of one file", async () => {
    const mode = (slug: string): object => ({ slug, name: slug, roleDefinition: "Do it.", groups: ["read"] });
    const found = await summary({ ".roomodes": JSON.stringify({ customModes: [mode("a"), mode("b")] }) });
    expect(found.filter(({ rule }) => rule === "require-description")).toHaveLength(2);
  });
});
