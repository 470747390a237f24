/** Two trees that answer noted questions alike do so for everything that was asked. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Entries } from "../../src/repo/entries.ts";
import { Questions } from "../../src/repo/questions.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import type { Repository } from "../support/judging.ts";
import { commitOf, type Held } from "../support/memory.ts";
import { runs } from "../support/runs.ts";

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
      ({ entries }) => [...entries.inside(at)],
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
        repo.glimpse(at).catch(() => null),
  ),
  fc.constantFrom(...names).map(
    (name): Ask =>
      (repo) =>
        repo.holding(name),
  ),
  fc.constant<Ask>((repo) => repo.hidden()),
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
      fc.asyncProperty(files, files, fc.array(question, { minLength: 1, maxLength: 4 }), async (one, other, asked) => {
        const [first, second] = await Promise.all([indexOf(one), indexOf(other)]);
        const questions = new Questions();
        const noting = first.noting(questions);
        const answers = await Promise.all(asked.map((ask) => ask(noting)));
        second.shareCache(first, true);
        if (!second.answersAlike(questions)) return;
        alike++;
        const alone = await indexOf(other);
        expect(await Promise.all(asked.map((ask) => ask(alone)))).toEqual(answers);
      }),
      { numRuns: runs(3_000, 100_000) },
    );
    // Otherwise the property would say nothing.
    expect(alike).toBeGreaterThan(runs(200, 8_000));
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

  it("are the same for the same tree, and for other files that nobody asked for", async () => {
    const questions = new Questions();
    const tree = { ".claude/agents/a.md": "one", "src/x.ts": "one" };
    await (await indexOf(tree)).noting(questions).read(".claude/agents/a.md");
    const entriesOf = (next: Repository) =>
      Entries.from(async (add) => (await commitOf(next).list()).forEach((entry) => add(entry)));
    const was = await entriesOf(tree);
    expect(questions.haveSameAnswers(was, await entriesOf(tree))).toBe(true);
    expect(questions.haveSameAnswers(was, await entriesOf({ ...tree, "src/x.ts": "two", "y.ts": "two" }))).toBe(true);
    expect(questions.haveSameAnswers(was, await entriesOf({ ...tree, ".claude/agents/a.md": "two" }))).toBe(false);
  });

  it("have no same answers in trees whose attributes differ, or of which nothing is known", async () => {
    const questions = new Questions();
    const tree = { "a.md": "one" };
    const first = await indexOf(tree);
    await first.noting(questions).read("a.md");
    const [same, other, apart] = await Promise.all([
      indexOf(tree),
      indexOf({ ...tree, ".gitattributes": "*.md -text\n" }),
      indexOf(tree),
    ]);
    expect(same.answersAlike(questions)).toBe(false);
    same.shareCache(first, true);
    other.shareCache(first, true);
    apart.shareCache(first, false);
    expect([same, other, apart].map((repo) => repo.answersAlike(questions))).toEqual([true, false, false]);
  });
});
