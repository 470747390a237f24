/** The entries of a tree answer as a table of all of them would, whatever is listed and in whatever order. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { Entries } from "../../../src/repo/entries.ts";
import { parentOf } from "../../../src/repo/own-tilde.ts";
import { between, countIn, holdsHidden, holdsName, namesIn } from "../../../src/repo/name-list.ts";
import { join, nameOf } from "../../../src/repo/path.ts";
import { caseFoldedPaths, matches, nearMatchesIn } from "../../../src/repo/patterns.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import type { Entry, Take } from "../../../src/repo/tree.ts";
import { workflowsIn } from "../../../src/hosts/_kit/ci/workflows.ts";
import { unreadIn } from "../../../src/inspect/unread/unread-profiles.ts";
import { runs } from "../../support/runs.ts";

const names = ["a", "b.md", ".git", ".claude", ".Claude", "CLAUDE~1", "action.yml", "agents", "x.", "é", "\\xff", "~"];
const path = fc
  .tuple(
    fc.constantFrom("", "", "", "~/", "/", "./~/"),
    fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
  )
  .map(([start, segments]) => start + segments.join("/"));
const near = fc.constantFrom("a", "a/b.md", "a/.claude", "~/a", "./~/a");
const optional = (value: string) => fc.constantFrom(undefined, undefined, undefined, undefined, value);
const entry: fc.Arbitrary<Entry> = fc
  .record({
    path: fc.oneof(near, path),
    kind: fc.constantFrom<Entry["kind"]>("file", "file", "file", "link", "submodule", "directory", "unnameable"),
    target: optional("a"),
    id: optional("1234"),
    unjudged: optional("is broken"),
  })
  .map(({ path: at, kind, target, id, unjudged }) => ({
    path: at,
    kind,
    ...(kind === "link" && target !== undefined ? { target } : {}),
    ...(id === undefined ? {} : { id }),
    ...(unjudged === undefined ? {} : { unjudged }),
  }));
const plain = fc
  .tuple(fc.constantFrom("", "a/", ".claude/x/"), fc.uniqueArray(fc.constantFrom(...names), { maxLength: 5 }))
  .map(([directory, inside]) => inside.map((name): Entry => ({ path: directory + name, kind: "file" })));
const listing = fc
  .array(
    fc.oneof(
      entry.map((one) => [one]),
      plain,
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.flat());

/** Gives plain files that follow each other in one directory as one list, as the disk does. */
function give(listed: readonly Entry[], take: Take): void {
  let [directory, files]: [string, string[]] = ["", []];
  const end = (): void => {
    if (files.length > 0) take.files(directory, files.join(between));
    files = [];
  };
  for (const one of listed) {
    const [at, last] = [parentOf(one.path), nameOf(one.path)];
    const isPlain = Object.keys(one).length === 2 && one.kind === "file" && !/^[~/]|^\.\/~/.test(one.path);
    if (!isPlain || at !== directory || files.includes(last)) end();
    directory = at;
    if (isPlain) files.push(last);
    else take.entry(one);
  }
  end();
}

const from = (listed: readonly Entry[]): Promise<Entries> => Entries.from(async (take) => give(listed, take));

/** Every entry in one table: what is listed, and each directory around it. */
function table(listed: readonly Entry[]): ReadonlyMap<string, Entry> {
  const all = new Map<string, Entry>([["", { path: "", kind: "directory" }]]);
  const givesWay = (known: Entry, next: Entry): boolean =>
    known.kind !== "unnameable" &&
    (next.kind === "unnameable" ||
      (known.kind === "directory" &&
        known.unjudged === undefined &&
        (next.kind !== "directory" || next.unjudged !== undefined)));
  for (const one of listed) {
    const known = all.get(one.path);
    if (!known || givesWay(known, one)) all.set(one.path, one);
    for (let at = parentOf(one.path); !all.has(at); at = parentOf(at)) all.set(at, { path: at, kind: "directory" });
  }
  return all;
}

const sorted = (values: Iterable<unknown>): readonly string[] =>
  [...values].map((value) => JSON.stringify(value)).sort();

it("finds each path, each name of a directory and each directory of a name", () =>
  fc.assert(
    fc.asyncProperty(listing, fc.array(path, { maxLength: 8 }), async (listed, others) => {
      const [entries, all] = [await from(listed), table(listed)];
      expect(entries.size).toBe(all.size);
      expect(sorted(entries.values())).toEqual(sorted(all.values()));
      expect(sorted(entries.keys())).toEqual(sorted(all.keys()));
      expect(sorted(entries)).toEqual(sorted(all));
      const lastOf = (at: string): string => (at === "./~" ? at : nameOf(at));
      const below = [...all.keys()].filter((at) => parentOf(at) !== at);
      for (const at of [...all.keys(), ...others]) {
        expect([at, entries.get(at), entries.has(at)]).toEqual([at, all.get(at), all.has(at)]);
        const inside = below.filter((one) => parentOf(one) === at).map(lastOf);
        expect([at, sorted(entries.inside(at))]).toEqual([at, sorted(inside)]);
      }
      for (const name of [...names, "./~"])
        expect([name, sorted(entries.holding(name))]).toEqual([
          name,
          sorted(below.filter((one) => lastOf(one) === name).map(parentOf)),
        ]);
      const isHidden = (one: string): boolean => lastOf(one).startsWith(".");
      expect(sorted(entries.hidden())).toEqual(
        sorted(below.filter(isHidden).map((one) => join(parentOf(one), lastOf(one)))),
      );
    }),
    { numRuns: runs(400, 20_000) },
  ));

it("finds the entries of a kind, and those with a part that passes", () =>
  fc.assert(
    fc.asyncProperty(listing, fc.subarray(names, { minLength: 1 }), async (listed, some) => {
      const [entries, all] = [await from(listed), table(listed)];
      for (const kind of ["link", "submodule", "unnameable"] as const)
        expect(sorted(entries.ofKind(kind))).toEqual(sorted([...all.values()].filter((one) => one.kind === kind)));
      const having = (passes: (part: string) => boolean) =>
        [...all.values()].filter(
          ({ path: at }) =>
            parentOf(at) !== at && (passes(`${parentOf(at)}/`) || passes(at === "./~" ? at : nameOf(at))),
        );
      for (const passes of [
        (part: string) => some.includes(part),
        (part: string) => some.some((name) => `/${part}`.endsWith(`/${name}/`)),
        (part: string) => /[A-Z]/.test(part),
      ])
        expect(sorted(entries.having(passes))).toEqual(sorted(having(passes)));
    }),
    { numRuns: runs(400, 20_000) },
  ));

it("keeps the order of a listing in which each directory stands together", () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(path, { maxLength: 24 }), async (paths) => {
      const listed = paths.filter((one) => !/^[~/.]/.test(one)).sort();
      const entries = await from(listed.map((at) => ({ path: at, kind: "file" })));
      const leaves = listed.filter((one) => !listed.some((other) => other.startsWith(`${one}/`)));
      expect([...entries.keys()].filter((at) => leaves.includes(at))).toEqual(leaves);
    }),
    { numRuns: runs(200, 10_000) },
  ));

it("forgets ids of some paths and shares the rest", () =>
  fc.assert(
    fc.asyncProperty(listing, fc.array(path, { maxLength: 8 }), async (listed, some) => {
      const entries = await from(listed);
      const paths = [...some, ...listed.filter((_, i) => i % 2 === 0).map((one) => one.path)];
      const before = sorted(entries.values());
      const bare = [...entries.values()].map(({ id, ...one }) =>
        id === undefined || paths.includes(one.path) ? one : { ...one, id },
      );
      const next = entries.withoutIds(paths);
      expect(sorted([...next.values()].map(withoutOrder))).toEqual(sorted(bare.map(withoutOrder)));
      expect(sorted([...next.ofKind("link")].map(withoutOrder))).toEqual(
        sorted(bare.filter(({ kind }) => kind === "link").map(withoutOrder)),
      );
      expect(sorted(entries.values())).toEqual(before);
    }),
    { numRuns: runs(200, 10_000) },
  ));

function withoutOrder(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).sort();
}

it("hides no name that another file system folds: the search by parts is that of all paths", () =>
  fc.assert(
    fc.asyncProperty(listing, async (listed) => {
      const patterns = ["**/.claude/agents/**/*.md", ".github/x.md"];
      const repo = await RepoIndex.of({ list: async () => listed, read: async () => new Uint8Array() });
      const all = [...repo.entries.values()];
      const found = caseFoldedPaths(nearMatchesIn(repo, patterns).odd, patterns);
      expect([...found].sort()).toEqual([...caseFoldedPaths(all, patterns)].sort());
      expect(found.some((at) => patterns.some((pattern) => matches(at, pattern)))).toBe(false);
    }),
    { numRuns: runs(400, 20_000) },
  ));

it("answers of a list of names as of each name", () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom("a", "aa", "a.b", ".a", "b", "ab", "x.a"), { maxLength: 6 }), (some) => {
      const list = some.join(between);
      expect([namesIn(list), countIn(list)]).toEqual([some, some.length]);
      expect(holdsHidden(list)).toBe(some.some((name) => name.startsWith(".")));
      for (const name of ["a", "aa", "a.b", ".a", "b", "", "a\0b"])
        expect([name, holdsName(list, name)]).toEqual([name, some.some((one) => one === name)]);
    }),
    { numRuns: runs(400, 20_000) },
  ));

it("finds the same in lists of names as name by name", () =>
  fc.assert(
    fc.asyncProperty(listing, async (listed) => {
      const tree = { list: async () => listed, read: async () => Buffer.from("---\nname: a\nmodel: x\n---\n") };
      const each = async (take: Take): Promise<void> => give(listed, take);
      const patterns = ["**/.claude/agents/**/*.md", ".github/x.md"];
      const [one, other] = await Promise.all(
        [tree, { ...tree, each }].map(async (from) => {
          const repo = await RepoIndex.of(from);
          const { odd } = nearMatchesIn(repo, patterns);
          return [
            sorted(odd.map((one) => one.path)),
            sorted((await workflowsIn(repo)).map((one) => one.path)),
            sorted(await unreadIn(repo, new Map([["claude", "Claude Code"]]), () => false, true)),
          ];
        }),
      );
      expect(other).toEqual(one);
    }),
    { numRuns: runs(400, 20_000) },
  ));
