/** Paths with more folders than calls can be nested: they are found and judged, in work that does not grow with their depth. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolvePath } from "../../../src/repo/resolve.ts";
import type { Resolution } from "../../../src/repo/resolution.ts";
import { Entries } from "../../../src/repo/entries.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { limits } from "../../../src/repo/tree.ts";
import { agent, judged } from "../../support/judging.ts";
import { type Held, treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const levels = 4_000;
const deep = "a/".repeat(levels);

describe("a profile below many folders", () => {
  it("is loaded and checked", async () => {
    const path = `${"a/".repeat(1_200)}.claude/agents/x.md`;
    const { inspection } = await judged({ [path]: agent("x", "Read, Bash") }, { base: {} });
    expect(inspection.subjects.map(({ item }) => [item.files, item.verdict.kind])).toEqual([[[path], "loaded"]]);
  });

  it("is listed once, with all folders above it", async () => {
    const files = { [`${deep}b.md`]: "x", [`${deep}c/d.md`]: "x", "e.md": "x" };
    const { entries } = await RepoIndex.of(treeOf(files));
    const paths = entries.having((name) => name.endsWith(".md")).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(Object.keys(files).toSorted());
    expect(entries.size).toBe(1 + levels + 1 + 3);
    expect([...entries.keys()]).toHaveLength(entries.size);
  });

  it("is reached in few steps, and so is what is not there", async () => {
    const { entries } = await RepoIndex.of(treeOf({ [`${deep}.claude/agents/x.md`]: "x" }));
    for (const path of [`${deep}.claude/settings.json`, `b/${deep}x.md`, `${deep}../${deep}x.md`, deep]) {
      let asked = 0;
      const listing = {
        entries: {
          get(at: string) {
            asked++;
            return entries.get(at);
          },
        },
        holdsUser: false,
      };
      resolvePath(listing, path, true);
      expect(asked, path.replaceAll("a/", "")).toBeLessThan(40);
    }
  });
});

/** A resolution with its paths below a folder. */
function below(folder: string, resolution: Resolution): Resolution {
  return Object.fromEntries(
    Object.entries(resolution).map(([key, value]) => [key, key === "path" || key === "link" ? folder + value : value]),
  ) as unknown as Resolution;
}

it("a path resolves below many folders as it does below one", async () => {
  const segment = fc.constantFrom("a", "b", "l", "..", ".", "");
  const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("/"));
  const held = fc.oneof(
    fc.constant<Held>("x"),
    fc.constantFrom<Held>({ link: "a" }, { link: "b/a" }, { link: "../b" }, { link: "." }, { link: "/a" }),
  );
  const name = fc.array(fc.constantFrom("a", "b", "l"), { minLength: 1, maxLength: 3 });
  // No file system has something below a file or a link.
  const files = fc
    .dictionary(
      name.map((parts) => parts.join("/")),
      held,
      { maxKeys: 6 },
    )
    .filter((tree) => Object.keys(tree).every((at) => !Object.keys(tree).some((other) => other.startsWith(`${at}/`))));
  const entriesOf = (prefix: string, tree: Readonly<Record<string, Held>>): Promise<Entries> =>
    RepoIndex.of(treeOf(Object.fromEntries(Object.entries(tree).map(([at, one]) => [prefix + at, one] as const)))).then(
      ({ entries }) => entries,
    );
  const folders = "d/".repeat(2 * limits.levels);
  await fc.assert(
    fc.asyncProperty(files, path, fc.boolean(), async (tree, at, follow) => {
      const [few, many] = await Promise.all(["d/", folders].map((prefix) => entriesOf(prefix, { ...tree, z: "" })));
      if (!few || !many) expect.fail();
      const near = resolvePath({ entries: few, holdsUser: false }, `d/${at}`, follow);
      fc.pre(near.kind !== "outside" && (near.kind === "loop" || near.path.startsWith("d/")));
      const far = resolvePath({ entries: many, holdsUser: false }, folders + at, follow);
      expect(far).toEqual(below(folders.slice(2), near));
    }),
    { numRuns: runs(500, 20_000) },
  );
});
