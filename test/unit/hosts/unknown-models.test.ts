/** Models that a host cannot have, by the form of their ids. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import claude from "../../../src/hosts/claude/index.ts";
import codex from "../../../src/hosts/codex/index.ts";
import gemini from "../../../src/hosts/gemini/index.ts";
import type { Host } from "../../../src/model/host.ts";
import { itemOf, loadIn } from "../../support/loading.ts";
import { runs } from "../../support/runs.ts";

const description = "Reviews a diff for mistakes.";
const files: readonly (readonly [Host, string, (model: string) => string])[] = [
  [
    claude,
    ".claude/agents/a.md",
    (model) => `---\nname: a\ndescription: ${description}\nmodel: ${model}\n---\nReview.\n`,
  ],
  [
    codex,
    ".codex/agents/a.toml",
    (model) => `name = "a"\ndescription = "${description}"\ndeveloper_instructions = "Review."\nmodel = ${model}\n`,
  ],
  [
    gemini,
    ".gemini/agents/a.md",
    (model) => `---\nname: a\ndescription: ${description}\nmodel: ${model}\n---\nReview.\n`,
  ],
];

/** The ids of the hosts that cannot have a model. */
async function strangers(model: string): Promise<readonly string[]> {
  const titles = await Promise.all(
    files.map(async ([host, path, write]) => {
      const { profile } = itemOf(await loadIn(host, { [path]: write(JSON.stringify(model)) }), path);
      return profile?.unknownModel ? [host.title] : [];
    }),
  );
  return titles.flat();
}

it("gives the alias with which a title begins, and says nothing of it elsewhere", async () => {
  const [, path, write] = files[0] as (typeof files)[number];
  const { profile } = itemOf(await loadIn(claude, { [path]: write("Sonnet 4.6") }), path);
  expect(profile?.unknownModel).toMatchObject({ isNoId: true, fixes: [{ title: "model: sonnet" }] });
  expect(profile?.ineffective).toEqual([]);
});

describe("the form of a model's id", () => {
  it.each<[model: string, hosts: readonly string[]]>([
    ["gpt-4o", ["Claude Code"]],
    ["gpt-5.4-mini", ["Claude Code"]],
    ["gemini-2.5-pro", ["Claude Code"]],
    ["opus4.5", ["Claude Code"]],
    ["claude-opus-4.6", ["Claude Code", "Codex", "Gemini CLI"]],
    ["claude-opus-4-6", ["Codex", "Gemini CLI"]],
    ["claude-sonnet-4-5-20250929[1m]", []],
    ["sonnet", ["Codex"]],
    ["inherit", ["Codex"]],
    ["Gemini 3 Pro (low)", ["Claude Code", "Gemini CLI"]],
    ["us.anthropic.claude-sonnet-4-5-20250929-v1:0", []],
    ["claude-sonnet-4@20250514", []],
    ["openrouter/openai/gpt-5", []],
    ["codex-mini-latest", []],
    ["", []],
    ["__MODEL_1__", ["Claude Code"]],
    ["sonnet 4.6", ["Claude Code", "Gemini CLI"]],
    ["sonnet, opus", ["Claude Code", "Gemini CLI"]],
    ["sonnet|opus", ["Claude Code"]],
    ["<model>", ["Claude Code"]],
  ])("%s: %j", async (model, hosts) => expect(await strangers(model)).toEqual(hosts));

  it("shows nothing for aliases of Claude Code, its own ids, and ids of platforms, whatever they are called", async () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const version = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("-"));
    const id = fc.oneof(
      word,
      fc.tuple(word, version).map(([name, at]) => `claude-${name}-${at}`),
      fc.tuple(word, word, version).map(([provider, name, at]) => `${provider}/${name}-${at}`),
      fc.tuple(word, version).map(([name, at]) => `eu.anthropic.claude-${name}-${at}-v1:0`),
    );
    await fc.assert(
      fc.asyncProperty(id, async (model) => {
        expect(await strangers(model)).not.toContain("Claude Code");
      }),
      { numRuns: runs(100, 3_000) },
    );
  });
});
