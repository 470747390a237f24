/** Policies that fast-check makes up, as the text of files: every field, every key, in few enough words that they meet. */
import fc from "fast-check";
import { capabilities } from "../../src/model/capability.ts";
import { hosts, rules } from "../../src/generated/catalogue.ts";
import type { Host } from "../../src/model/host.ts";
import { stated } from "../../src/model/fact.ts";
import type { Item, Layer } from "../../src/model/load.ts";
import type { ProfileRef } from "../../src/policy/model.ts";
import type { Rule } from "../../src/model/rule.ts";
import { placeOfPath } from "../../src/repo/text.ts";
import { subjectAt } from "./results.ts";

/** The day on which policies are judged, and days around it. */
export const today = "2026-11-20";
const days = [
  "2026-01-31",
  "2026-11-19",
  today,
  "2026-11-30",
  "2026-12-20",
  "2027-01-31",
  "2027-04-30",
  "2028-12-31",
  "9999-12-31",
];

export const allRules = Object.entries<Rule>(rules);
/** Every rule and `rule/kind`, as `[rule, kind]`. */
export const judgements = allRules.flatMap(([id, { kinds = {} }]): [string, string | undefined][] => [
  [id, undefined],
  ...Object.keys(kinds).map((kind): [string, string] => [id, kind]),
]);
const waivable = judgements
  .filter(([id]) => (rules as { readonly [id: string]: Rule })[id]?.subject !== "policy")
  .map(([id, kind]) => (kind === undefined ? id : `${id}/${kind}`));

const names = ["release-cut", "release-*", "*", "docs", "{docs,team}*", "team/a"];
const paths = [
  ".claude/agents/**",
  ".claude/agents/legacy/*",
  "packages/a/**",
  "**",
  "packages/{a,b}/.claude/agents/x.md",
  ".codex/agents/release-*.toml",
];
const some = <T>(values: readonly T[], more: fc.SubarrayConstraints = {}) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length), ...more });

/** A record in which each key may be missing. */
const partly = <T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) => fc.record(fields, { requiredKeys: [] });

const level = fc.constantFrom("off", "note", "warning", "error");
const ceiling = fc.oneof(fc.subarray([...capabilities]), fc.constant(["read"]), fc.constant(["read", "write"]));
const person = { reason: fc.constantFrom("because", "for now"), owner: fc.constantFrom("@acme/dx", "alice") };
const selector = { profiles: some(names), paths: some(paths), hosts: some(["claude", "codex"]) };
/** At least a name or a path. */
const about = fc.oneof(
  fc.record({ profiles: selector.profiles }),
  fc.record({ paths: selector.paths }),
  fc.record(selector),
  fc.record({ profiles: selector.profiles, hosts: selector.hosts }),
);

/** The same for settings files, or for skills of some profiles. */
const aboutBesides = fc.oneof(
  fc.record({ settings: some(["**/settings.json", ".claude/*.json", "packages/a/**"]) }),
  fc
    .tuple(fc.record({ skills: some([".claude/skills/**", "**/SKILL.md"]) }), partly(selector))
    .map((parts) => Object.assign({}, ...parts) as object),
);

const ruleSettings = fc.uniqueArray(fc.constantFrom(...judgements), { maxLength: 5 }).chain((keys) =>
  fc.record(
    Object.fromEntries(
      keys.map(([id, kind]) => {
        const options = allRules.find(([name]) => name === id)?.[1].options ?? {};
        const written = Object.fromEntries(
          Object.entries(options).map(([name, { minimum, maximum }]) => [
            name,
            fc.constantFrom(minimum, 20, 30, maximum),
          ]),
        );
        return kind === undefined
          ? [id, fc.oneof(level, partly({ severity: level, ...written }))]
          : [`${id}/${kind}`, level];
      }),
    ),
  ),
);

const schedule = {
  stage: fc.constantFrom("observe", "warn", "enforce"),
  "warn-from": fc.constantFrom(...days),
  "enforce-from": fc.constantFrom(...days),
};
/** A later stage comes no earlier. */
const forwards = (rollout: object): boolean => {
  const { "warn-from": warn, "enforce-from": enforce } = rollout as {
    readonly "warn-from"?: string;
    readonly "enforce-from"?: string;
  };
  return warn === undefined || enforce === undefined || warn <= enforce;
};
const approval = fc
  .record({ by: some(["@acme/security", "bob", "codeowners"]), count: fc.integer({ min: 1, max: 3 }) })
  .filter(({ by, count }) => count === 1 || by.join() !== "bob");

const setting = ([id, { editions }]: [string, Host]) =>
  [id, partly({ dirs: fc.subarray(["agents", "more/agents"]), edition: fc.constantFrom(...editions) })] as const;

/** Settings files, skills and servers that the patterns below take for each other. */
export const besides = {
  settings: [".claude/settings.json", "packages/a/.claude/settings.json"],
  skills: [".claude/skills/cut/SKILL.md", "packages/a/.claude/skills/cut/SKILL.md"],
  servers: [
    "npx -y @acme/x@1.2.3",
    "npx -y @acme/x",
    "npx -p @acme/x@1.2.3 sh",
    "node tools/x.js",
    "node tools/x.js --all",
    "node tools/../x.js",
    "https://mcp.acme.dev/a",
    "https://mcp.acme.dev/a/b",
    "https://user@mcp.acme.dev/a",
  ],
  models: ["opus", "claude-opus-5", "inherit"],
};
const entries = [
  { command: "npx", package: "@acme/*" },
  { command: "npx", package: "@acme/x", pinned: true },
  { command: "*", package: "@acme/*" },
  { command: "node tools/*" },
  { command: "node tools/x.js **" },
  { command: "node tools/x.js --all" },
  { url: "https://mcp.acme.dev/*" },
  { url: "https://mcp.acme.dev/**" },
];

/** What a policy file may hold, as plain values. */
export const written = partly({
  extends: fc.constantFrom("preset:recommended", "preset:strict"),
  hosts: partly(Object.fromEntries(Object.entries<Host>(hosts).map(setting))),
  ceiling,
  grants: fc.array(
    fc
      .tuple(
        fc.oneof(about, about, aboutBesides),
        fc.record({ may: some(capabilities), ...person }),
        partly({ until: fc.constantFrom(...days) }),
      )
      .map((parts) => Object.assign({}, ...parts) as object),
    { maxLength: 3 },
  ),
  servers: fc.record({ allow: fc.subarray(entries, { maxLength: 3 }) }),
  models: fc.record({ allow: fc.subarray(["opus", "claude-*", "claude-opus-*", "*", "inherit"], { maxLength: 3 }) }),
  grantable: fc
    .tuple(partly(selector), fc.record({ may: some(capabilities) }))
    .map((parts) => Object.assign({}, ...parts) as object),
  waivers: fc.array(
    fc
      .tuple(about, fc.record({ rule: fc.constantFrom(...waivable), ...person, until: fc.constantFrom(...days) }))
      .map((parts) => Object.assign({}, ...parts) as object),
    { maxLength: 3 },
  ),
  waivable: fc.record({ rules: some(waivable, { maxLength: 10 }), "max-days": fc.constantFrom(1, 30, 100, 180) }),
  ignore: fc.array(fc.record({ paths: some(paths), reason: person.reason }), { maxLength: 2 }),
  rules: ruleSettings,
  overrides: fc.array(
    fc
      .tuple(partly(selector), partly({ ceiling, rules: ruleSettings }))
      .map((parts) => Object.assign({}, ...parts) as object),
    { maxLength: 3 },
  ),
  baseline: fc.constantFrom("allow", "refuse"),
  rollout: partly({
    ...schedule,
    rules: fc.dictionary(fc.constantFrom(...allRules.map(([id]) => id)), partly(schedule).filter(forwards), {
      maxKeys: 2,
    }),
    waves: fc.array(
      fc
        .tuple(fc.record({ repositories: some(["acme/*", "acme/pay-*", "property:tier=*"]) }), partly(schedule))
        .map((parts) => Object.assign({}, ...parts) as object)
        .filter(forwards),
      { maxLength: 2 },
    ),
  }).filter(forwards),
  approvals: partly({ widening: approval, policy: approval }),
});

/** One key to a line; JSON is YAML. */
export function textOf(policy: object): string {
  const entries = Object.entries(policy);
  return entries.length === 0
    ? "{}\n"
    : `${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join("\n")}\n`;
}

function aboutOf(host: string, name: string | undefined, path: string): ProfileRef {
  const layer: Layer = { name: "project", root: ".claude/agents", status: "loaded", authority: [] };
  const { item } = subjectAt(path, layer);
  const at = placeOfPath(path);
  const named: Item = item.profile
    ? { ...item, profile: { ...item.profile, name: name === undefined ? { state: "missing", at } : stated(name, at) } }
    : item;
  return { host, item: named, path };
}

/** Profiles that the names and paths above take for each other. */
export const profiles: readonly ProfileRef[] = [
  aboutOf("claude", "release-cut", ".claude/agents/release-cut.md"),
  aboutOf("claude", "release-cut", ".claude/agents/legacy/x.md"),
  aboutOf("codex", "release-notes", ".codex/agents/release-notes.toml"),
  aboutOf("claude", "team/a", "packages/a/.claude/agents/x.md"),
  aboutOf("claude", "docs", "packages/b/.claude/agents/x.md"),
  aboutOf("claude", undefined, ".claude/agents/nameless.md"),
  aboutOf("vtcode", "..", "elsewhere/x.md"),
];
