/** What holds of every comparison, whatever the repositories. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Change, ChangeKind } from "../../src/compare/change.ts";
import { compare } from "../../src/compare/index.ts";
import { type Inspection, inspect } from "../../src/inspect/index.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { capabilitiesOf } from "../../src/model/profile.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { policyOf, type Repository } from "../support/judging.ts";
import { treeOf } from "../support/memory.ts";
import { runs } from "../support/runs.ts";

const decisions = await decide(await policyOf("hosts: { a3s: { dirs: [agents, more] } }\n"), "2026-11-20");
const seen = async (files: Repository): Promise<Inspection> =>
  inspect(await RepoIndex.of(treeOf(files)), { decisions });

const name = fc.constantFrom("a", "b", "Explore", "helper");
const tools = fc.subarray([
  "Read",
  "Grep",
  "Edit",
  "Bash(git *)",
  "Bash(git log *)",
  "Bash",
  "WebFetch",
  "Agent",
  "mcp__docs",
  "mcp__mail",
]);
const prompt = fc.constantFrom("Look.", "Look.\nAnd again.", "Write.\u202e", "");
const more = fc.subarray(
  [
    "permissionMode: acceptEdits\n",
    "permissionMode: bypassPermissions\n",
    "maxTurns: 4\n",
    "model: opus\n",
    "disallowedTools: Bash(rm *)\n",
    "mcpServers: { docs: { command: docs } }\n",
  ],
  { maxLength: 2 },
);

const claude = fc
  .record({ folder: fc.constantFrom("", "packages/x/"), file: name, name: fc.option(name), tools, prompt, more })
  .map(({ folder, file, name: called, tools: list, prompt: text, more: lines }): [string, string] => [
    `${folder}.claude/agents/${file}.md`,
    `---\n${called === null ? "" : `name: ${called}\n`}description: Does it.\ntools: ${list.join(", ") || "[]"}\n${[...new Map(lines.map((line) => [line.split(":")[0], line])).values()].join("")}---\n${text}\n`,
  ]);
const a3s = fc
  .record({
    folder: fc.constantFrom("agents", "more"),
    name,
    allow: fc.subarray(["read", "bash", "task", "web_fetch"]),
  })
  .map(({ folder, name: called, allow }): [string, string] => [
    `${folder}/${called}.yaml`,
    `name: ${called}\ndescription: Does it.\npermissions: {default_decision: deny, allow: [${allow.join(", ")}]}\nprompt: Do.\n`,
  ]);
const codex = fc
  .record({ name, mode: fc.constantFrom("", 'sandbox_mode = "read-only"\n', 'sandbox_mode = "workspace-write"\n') })
  .map(({ name: called, mode }): [string, string] => [
    `.codex/agents/${called}.toml`,
    `name = "${called}"\ndescription = "Does it."\ndeveloper_instructions = "Do."\n${mode}`,
  ]);
const settings = fc.constantFrom<[string, string]>(
  [".codex/config.toml", 'sandbox_mode = "read-only"\n'],
  [".codex/config.toml", 'approval_policy = "never"\n'],
  [".claude/settings.json", '{"permissions": {"deny": ["Read(.env)"]}}'],
  [".claude/settings.json", '{"permissions": {"defaultMode": "bypassPermissions"}}'],
);
const repository = fc
  .array(fc.oneof({ weight: 3, arbitrary: claude }, a3s, codex, settings), { maxLength: 8 })
  .map((files): Repository => Object.fromEntries(files));

const opposite: { readonly [K in ChangeKind]: ChangeKind } = {
  added: "removed",
  removed: "added",
  changed: "changed",
  renamed: "renamed",
  moved: "moved",
  shadowed: "unshadowed",
  unshadowed: "shadowed",
  lost: "restored",
  restored: "lost",
};

function told({ kind, before, after, gained, lost, fields }: Change, swapped: boolean): string {
  const paths = [before?.item.files[0], after?.item.files[0]];
  const grants = [gained, lost].map((some) => some.map(({ tool, capability, scope }) => [tool, capability, scope]));
  // Fields that only one side has are listed after the others, so their order depends on the direction.
  const names = [...fields].sort();
  return JSON.stringify(
    swapped ? [opposite[kind], paths.toReversed(), grants.toReversed(), names] : [kind, paths, grants, names],
  );
}

describe("a comparison", () => {
  it("with itself finds nothing", async () => {
    await fc.assert(
      fc.asyncProperty(repository, async (files) => {
        expect(compare(await seen(files), await seen(files))).toEqual([]);
      }),
      { numRuns: runs(10, 60) },
    );
  });

  it("the other way round is the opposite", async () => {
    await fc.assert(
      fc.asyncProperty(repository, repository, async (one, other) => {
        const [before, after] = [await seen(one), await seen(other)];
        expect(
          compare(before, after)
            .map((change) => told(change, false))
            .sort(),
        ).toEqual(
          compare(after, before)
            .map((change) => told(change, true))
            .sort(),
        );
      }),
      { numRuns: runs(20, 120) },
    );
  });

  it("says widened exactly where it gives a reason, and always where a capability is new", async () => {
    await fc.assert(
      fc.asyncProperty(repository, repository, async (one, other) => {
        for (const { before, after, widened, widenings, kind } of compare(await seen(one), await seen(other))) {
          expect(widenings.length > 0).toBe(widened);
          for (const { message } of widenings) expect(message).not.toMatch(/undefined|\n/);
          const [had, has] = [
            before?.item.profile ? capabilitiesOf(before.item.profile) : ["read"],
            after?.item.profile ? capabilitiesOf(after.item.profile) : [],
          ];
          if (has.some((capability) => !had.includes(capability) && capability !== (kind === "added" ? "read" : "")))
            expect(widened).toBe(true);
        }
      }),
      { numRuns: runs(20, 120) },
    );
  });

  it("has each subagent of either side at most once, and every one that only one side has", async () => {
    await fc.assert(
      fc.asyncProperty(repository, repository, async (one, other) => {
        const [before, after] = [await seen(one), await seen(other)];
        const changes = compare(before, after);
        for (const [side, subjects] of [
          ["before", before.subjects],
          ["after", after.subjects],
        ] as const) {
          const some = changes.flatMap((change) => change[side] ?? []);
          expect(new Set(some).size).toBe(some.length);
          expect(subjects.length - some.length).toBe(
            (side === "before" ? after : before).subjects.length -
              changes.filter((change) => change[side === "before" ? "after" : "before"]).length,
          );
        }
      }),
      { numRuns: runs(13, 80) },
    );
  });
});
