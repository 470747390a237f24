/** What holds of every comparison, whatever the repositories. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Change, ChangeKind } from "../../../src/compare/change.ts";
import { compareInspections } from "../../../src/compare/index.ts";
import { type Inspection, inspect } from "../../../src/inspect/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { policyOf, type Repository } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";
import { anyRepository as repository } from "../../support/any-repository.ts";
import { runs } from "../../support/runs.ts";

const decisions = await decide(await policyOf("hosts: { a3s: { dirs: [agents, more] } }\n"), "2026-11-20");
const seen = async (files: Repository): Promise<Inspection> =>
  inspect(await RepoIndex.of(treeOf(files)), { decisions });

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
        expect(compareInspections(await seen(files), await seen(files))).toEqual([]);
      }),
      { numRuns: runs(10, 60) },
    );
  });

  it("the other way round is the opposite", async () => {
    await fc.assert(
      fc.asyncProperty(repository, repository, async (one, other) => {
        const [before, after] = [await seen(one), await seen(other)];
        expect(
          compareInspections(before, after)
            .map((change) => told(change, false))
            .sort(),
        ).toEqual(
          compareInspections(after, before)
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
        for (const { before, after, widened, widenings, kind } of compareInspections(
          await seen(one),
          await seen(other),
        )) {
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
        const changes = compareInspections(before, after);
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
