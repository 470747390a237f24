/** Two trees that answer noted questions alike do so for everything that was asked. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Questions } from "../../../src/repo/questions.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import type { Repository } from "../../support/judging.ts";
import { commitOf, type Held, treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const names = ["a", "b.md", ".x"] as const;
const path = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
const held = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Held>("one", "two") },
  path.map((link): Held => ({ link })),
  fc.constantFrom<Held>({ submodule: true }, { directory: true }),
);
const files = fc.dictionary(path, held, { maxKeys: 6 });

/** What code may ask of an index, and what it gets for an answer. */
type Ask = (repo: RepoIndex) => unknown;
const surveyed: Ask = (repo) => Promise.all(names.map(async (at) => [repo.names(at), await repo.read(at)]));
const question: fc.Arbitrary<Ask> = fc.oneof(
  path.map(
    (at): Ask =>
      ({ entries }) => [entries.get(at)?.kind, entries.get(at)?.target],
  ),
  path.map(
    (at): Ask =>
      ({ entries }) =>
        entries.has(at),
  ),
  path.map(
    (at): Ask =>
      ({ entries }) =>
        [...entries.inside(at)].sort(),
  ),
  path.map(
    (at): Ask =>
      (repo) =>
        repo.names(at),
  ),
  path.map(
    (at): Ask =>
      (repo) =>
        repo.resolve(at),
  ),
  path.map(
    (at): Ask =>
      (repo) =>
        repo.reach("", "a", at),
  ),
  path.map(
    (at): Ask =>
      (repo) =>
        repo.read(at),
  ),
  path.map(
    (at): Ask =>
      (repo) =>
        glimpsed(repo, at).catch(() => null),
  ),
  fc.constantFrom(...names).map(
    (name): Ask =>
      (repo) =>
        repo.holding(name),
  ),
  fc.constant<Ask>((repo) => repo.hidden()),
  fc.constant<Ask>((repo) => repo.once(surveyed)),
  fc.constant<Ask>(({ entries }) => entries.size),
  fc.constantFrom("link" as const, "submodule" as const).map(
    (kind): Ask =>
      ({ entries }) =>
        [...entries.ofKind(kind)].map((entry) => entry.path),
  ),
  fc.constantFrom(...names).map(
    (name): Ask =>
      ({ entries }) =>
        entries.having((part) => part === name).map((entry) => entry.path),
  ),
  path.map(
    (at): Ask =>
      (repo) =>
        repo.withTexts(new Map([[at, "more"]])).read("a"),
  ),
);

const indexOf = (tree: Repository) => RepoIndex.of(commitOf(tree));

describe("questions", () => {
  it("that have the same answers were all answered alike", async () => {
    let alike = 0;
    await fc.assert(
      fc.asyncProperty(
        files,
        files,
        fc.array(question, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (one, other, asked, isOfCommits) => {
          const [first, second] = await Promise.all([
            isOfCommits ? indexOf(one) : RepoIndex.of(treeOf(one)),
            indexOf(other),
          ]);
          const questions = new Questions();
          const noting = first.noting(questions);
          const answers = await Promise.all(asked.map((ask) => ask(noting)));
          second.shareCache(first, isOfCommits);
          if (!(await second.answersAlike(questions))) return;
          alike++;
          const alone = await indexOf(other);
          expect(await Promise.all(asked.map((ask) => ask(alone)))).toEqual(answers);
        },
      ),
      { numRuns: runs(3_000, 100_000) },
    );
    // Otherwise the property would say nothing.
    expect(alike).toBeGreaterThan(runs(200, 8_000));
  });

  it("are asked once for several that have the same, and noted for each", async () => {
    let asked = 0;
    const first = await indexOf({ "a.md": "one" });
    const make = async (repo: RepoIndex) => (asked++, repo.read("a.md"));
    const both = [new Questions(), new Questions()] as const;
    for (const questions of both) await first.noting(questions).once(make);
    const second = await indexOf({ "a.md": "two" });
    second.shareCache(first, true);
    expect([asked, ...(await Promise.all(both.map((each) => second.answersAlike(each))))]).toEqual([1, false, false]);
  });

  it("change no answer by being noted", async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.array(question, { minLength: 1, maxLength: 4 }), async (tree, asked) => {
        const [plain, noting] = [await indexOf(tree), (await indexOf(tree)).noting(new Questions())];
        expect(await Promise.all(asked.map((ask) => ask(noting)))).toEqual(
          await Promise.all(asked.map((ask) => ask(plain))),
        );
      }),
    );
  });

  it("have the same answers in the same tree, and where files differ that nobody asked for", async () => {
    const questions = new Questions();
    const tree = { ".claude/agents/a.md": "one", "src/x.ts": "one" };
    const first = await indexOf(tree);
    await first.noting(questions).read(".claude/agents/a.md");
    const lending = async (next: Repository) => {
      const repo = await indexOf(next);
      repo.shareCache(first, true);
      return repo.answersAlike(questions);
    };
    expect(await lending(tree)).toBe(true);
    expect(await lending({ ...tree, "src/x.ts": "two", "y.ts": "two" })).toBe(true);
    expect(await lending({ ...tree, ".claude/agents/a.md": "two" })).toBe(false);
    expect(await (await indexOf(tree)).answersAlike(questions)).toBe(false);
  });

  it("are compared by texts where the attributes of trees differ, or where one is no commit", async () => {
    const questions = new Questions();
    const tree = { "a.md": "one", "b.md": "one" };
    const first = await RepoIndex.of(treeOf(tree));
    await first.noting(questions).read("a.md");
    const lending = async (next: Repository) => {
      const repo = await indexOf(next);
      repo.shareCache(first, true);
      return repo.answersAlike(questions);
    };
    expect(await lending({ ...tree, ".gitattributes": "*.md -text\n" })).toBe(true);
    expect(await lending({ ...tree, ".gitattributes": "*.md -text\n", "b.md": "two" })).toBe(true);
    expect(await lending({ ...tree, ".gitattributes": "*.md -text\n", "a.md": "two" })).toBe(false);
    // Of trees that both are said to be commits, one has no objects.
    expect(await lending(tree)).toBe(false);
  });
});

async function glimpsed(repo: RepoIndex, path: string): Promise<string | undefined> {
  let found: string | undefined;
  await repo.glimpses([path], (_, text) => (found = text));
  return found;
}
