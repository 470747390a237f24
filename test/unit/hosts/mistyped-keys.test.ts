/** Keys with a typing error: a limit under one limits nothing, and says so. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownKeys as claudeKeys } from "../../../src/hosts/claude/subagent/keys.ts";
import { judged } from "../../support/judging.ts";
import { fileOf, places, propertiesOf, schemas } from "../../support/profile-schemas.ts";
import { runs } from "../../support/runs.ts";

const profile = (lines: string): string => `---\nname: a\ndescription: Reviews a diff.\n${lines}\n---\nReview.\n`;

/** A file of `.agents/agents` without a description is none of this host's alone, which is told instead. */
const unmeant: { readonly [host: string]: readonly string[] } = { antigravity: ["desrciption"] };

const messagesOf = async (text: string, path = ".claude/agents/a.md"): Promise<readonly string[]> =>
  (await judged({ [path]: text })).findings.flatMap(({ finding: { rule, kind, severity, message } }) =>
    rule === "no-ineffective-setting" ? [`${severity} ${kind} ${message}`] : [],
  );

it.each([
  [
    "toosl: Read, Grep",
    "error limit `toosl` has no effect in Claude Code: unknown key, so it limits nothing; use `tools`",
  ],
  [
    "disalowedTools: Bash",
    "error limit `disalowedTools` has no effect in Claude Code: unknown key, so it limits nothing; use `disallowedTools`",
  ],
  [
    "tools: Read\npermisionMode: plan",
    "error limit `permisionMode` has no effect in Claude Code: unknown key, so it limits nothing; use `permissionMode`",
  ],
  [
    "tools: Read\nmodle: opus",
    "warning value `modle` has no effect in Claude Code: unknown key; did you mean `model`?",
  ],
  [
    "tools: Read\ncolour: red",
    "warning value `colour` has no effect in Claude Code: unknown key; did you mean `color`?",
  ],
  [
    "tools: Read\ntoosl: Bash",
    "warning value `toosl` has no effect in Claude Code: unknown key; only `tools` applies; remove it",
  ],
])("says of %j what was meant", async (lines, expected) =>
  expect(await messagesOf(profile(lines))).toEqual([expected]),
);

it.each(["qwen", "factory", "grok", "qoder"])("is said in %s too", async (host) => {
  const folder = { qwen: ".qwen/agents", factory: ".factory/droids", grok: ".grok/agents", qoder: ".qoder/agents" }[
    host
  ];
  const found = await messagesOf(profile("toosl: [read]"), `${folder}/a.md`);
  expect(found.filter((message) => message.includes("`toosl`"))).toHaveLength(1);
});

it.each([
  "mode",
  "models",
  "title",
  "tags",
  "role",
  "rules",
  "version",
  "author",
  "category",
  "agents",
  "goals",
  "scope",
])("does not take `%s` for a typing error", async (key) =>
  expect(await messagesOf(profile(`tools: Read\n${key}: x`))).toEqual([]),
);

describe("two letters that change places", () => {
  const policy = "hosts: { openheim: { dirs: [profiles] } }\n";
  /** The names of a host's keys that a message may give for the right one. */
  const spelled = (key: string): string => key.toLowerCase().replace(/[-_]/g, "");

  it.each(Object.keys(places))("are told for every key of six letters or more: %s", async (host) => {
    const [path = "", profile = {}] = places[host] ?? [];
    const keys = propertiesOf(schemas.get(host));
    const silent: string[] = [];
    for (const key of Object.keys(keys ?? {})) {
      const wrong = `${key.slice(0, 3)}${key.charAt(4)}${key.charAt(3)}${key.slice(5)}`;
      if (key.length < 6 || spelled(wrong) === spelled(key) || wrong in (keys ?? {})) continue;
      const { [key]: value = "x", ...rest } = { ...profile } as Record<string, unknown>;
      const text = fileOf(host, { ...rest, [wrong]: value });
      if (text === undefined) continue;
      const { findings } = await judged({ [path]: text }, { policy });
      const about = findings.flatMap(({ finding }) => [finding, ...(finding.related ?? [])]);
      const words = about.flatMap(({ message }) => [...message.matchAll(/`([^`]*)`/g)].map(([, word = ""]) => word));
      if (!words.includes(wrong) || !words.some((word) => spelled(word) === spelled(key))) silent.push(wrong);
    }
    expect(silent).toEqual(unmeant[host] ?? []);
  });
});

describe("one slip of the fingers", () => {
  /** A letter that is missing, twice there, wrong, or before its neighbour. */
  const slip = (key: string, at: number, kind: number): string =>
    [
      key.slice(0, at) + key.slice(at + 1),
      key.slice(0, at) + (key[at] ?? "") + key.slice(at),
      `${key.slice(0, at)}q${key.slice(at + 1)}`,
      `${key.slice(0, at)}${key[at + 1] ?? ""}${key[at] ?? ""}${key.slice(at + 2)}`,
    ][kind] ?? key;

  it("is told for every key of five letters or more", async () => {
    const keys = [...claudeKeys.keys].filter((key) => key.length > 5);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...keys), fc.nat(), fc.integer({ min: 0, max: 3 }), async (key, place, kind) => {
        const wrong = slip(key, place % (key.length - 1), kind);
        const other = wrong === key || claudeKeys.keys.has(wrong) || wrong.toLowerCase() === key.toLowerCase();
        if (other || wrong === key.replace(/s$/, "") || wrong === `${key}s`) return;
        const found = await messagesOf(profile(`tools: Read\n${wrong}: plan`));
        expect(found.some((message) => message.includes(`\`${wrong}\``))).toBe(true);
      }),
      { numRuns: runs(60, 2_000) },
    );
  });
});
