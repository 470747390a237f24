/** Whether it is known who made a commit: every combination of author, committer and co-author as GitHub shows them. */
import { describe, expect, it } from "vitest";
import { contributorsOf } from "../../../src/action/contributors.ts";

/** How GitHub shows a person of a commit: the account, and the address. `id` is the account that results. */
const people = {
  linked: { account: { login: "Alice" }, address: "alice@example.com", id: "Alice" },
  "linked, with GitHub's own address": {
    account: { login: "Alice" },
    address: "1+alice@users.noreply.github.com",
    id: "Alice",
  },
  "not linked": { account: null, address: "alice@laptop.local", id: undefined },
  "shown as an empty object": { account: {}, address: "alice@laptop.local", id: undefined },
  "left out": { account: undefined, address: "alice@laptop.local", id: undefined },
  "not linked, with GitHub's own address": { account: null, address: "gone@users.noreply.github.com", id: undefined },
} as const;

/** Lines of a message, and the account that results; `undefined`: none. */
const coAuthors = {
  none: { line: "", id: "" },
  "of GitHub's own address": { line: "Co-authored-by: B <7+bob@users.noreply.github.com>", id: "bob" },
  "of an address in the pull request": { line: "co-AUTHORED-by: D <dave@example.com>", id: "dave" },
  "of an address that GitHub knows": { line: "Co-authored-by: C <Carol@Example.com>", id: "carol" },
  "of an address that nobody has": { line: "Co-authored-by: X <x@laptop.local>", id: undefined },
  "without an address": { line: "Co-authored-by: Mallory", id: undefined },
} as const;

const accounts = async () =>
  new Map<string, string | undefined>([
    ["carol@example.com", "carol"],
    ["x@laptop.local", undefined],
  ]);

const named = {
  sha: "f".repeat(40),
  author: { login: "dave" },
  committer: { login: "web-flow" },
  commit: { message: "x", author: { email: "dave@example.com" }, committer: { email: "noreply@github.com" } },
};

const cases = Object.entries(people).flatMap(([authorName, author]) =>
  Object.entries(people).flatMap(([committerName, committer]) =>
    Object.entries(coAuthors).map(
      ([coAuthorName, coAuthor]) =>
        [
          `author ${authorName}, committer ${committerName}, co-author ${coAuthorName}`,
          author,
          committer,
          coAuthor,
        ] as const,
    ),
  ),
);

describe("a commit", () => {
  it.each(cases)("is by its linked accounts: %s", async (_, author, committer, coAuthor) => {
    const commit = {
      sha: "0123456789".repeat(4),
      ...(author.account === undefined ? {} : { author: author.account }),
      ...(committer.account === undefined ? {} : { committer: committer.account }),
      commit: {
        message: `x\n\n${coAuthor.line}\n`,
        author: { email: author.address },
        committer: { email: committer.address },
      },
    };
    const { logins, unidentified } = await contributorsOf([commit, named], accounts);
    const ids = [author.id, committer.id, coAuthor.id];
    expect(unidentified.length > 0, unidentified.join()).toBe(ids.includes(undefined));
    const known = ids.filter((id) => id !== undefined && id !== "");
    expect(logins.map((login) => login.toLowerCase())).toEqual(
      expect.arrayContaining(known.map((id) => id?.toLowerCase())),
    );
    for (const reason of unidentified) expect(reason).toContain("0123456");
  });

  it("asks for accounts only if a co-author is not known without", async () => {
    let asked = 0;
    const count = async () => {
      asked++;
      return new Map<string, string>();
    };
    await contributorsOf([named], count);
    await contributorsOf([{ ...named, author: null }], count);
    expect(asked).toBe(0);
  });

  it("is not known if GitHub does not answer", async () => {
    const message = "x\n\nCo-authored-by: C <carol@example.com>";
    const commit = { ...named, commit: { ...named.commit, message } };
    expect(await contributorsOf([commit], async () => "it is down")).toMatchObject({ unidentified: ["it is down"] });
  });
});
