/** What stands beside a change: owners of the base, files that GitHub folds on either side, and what the policy lets it do. */
import { afterAll, describe, expect, it } from "vitest";
import { isFoldedBy, parseAttributes } from "../src/git/attributes.ts";
import type { Result } from "../src/result.ts";
import { agent, judged } from "./support/judging.ts";
import { makeRepository, removeFolders } from "./support/repository.ts";

afterAll(removeFolders);

const [one, two] = [".claude/agents/one.md", ".claude/agents/two.md"];
const before = { [one]: agent("one", "Read"), [two]: agent("two", "Read") };
const after = { [one]: agent("one", "Read, Edit"), [two]: agent("two", "Read, Grep") };
const reviewed = async (beside: { readonly base?: Readonly<Record<string, string>>; readonly head?: Readonly<Record<string, string>> }, policy = "{}\n"): Promise<Result["review"]> =>
  (await judged({ ...after, ...beside.head }, { base: { ...before, ...beside.base }, policy })).review;

describe("owners", () => {
  it("are those of the base", async () => {
    const review = await reviewed({ base: { ".github/CODEOWNERS": "*.md @acme/docs\n**/two.md\n" }, head: { ".github/CODEOWNERS": "* @mallory\n" } });
    expect(review?.owners).toEqual(new Map([[one, ["@acme/docs"]]]));
  });

  it("are not looked for in a second file where the first cannot be read", async () => {
    const review = (await judged(after, { base: { ...before, ".github/CODEOWNERS": new Uint8Array([0xff, 0xfe, 0x40]), CODEOWNERS: "* @mallory\n" } })).review;
    expect(review?.owners).toEqual(new Map());
  });
});

describe("files that GitHub folds", () => {
  it("are those of either side", async () => {
    expect((await reviewed({ base: { ".gitattributes": "**/one.md linguist-generated=true\n" }, head: { ".claude/agents/.gitattributes": "two.md binary\n" } }))?.folded).toEqual(new Set([one, two]));
    expect((await reviewed({ base: { ".gitattributes": "*.md linguist-generated\n**/one.md -linguist-generated\n**/two.md linguist-generated=false\n" } }))?.folded).toEqual(new Set());
  });

  it.each(["linguist-generated", "linguist-generated=true", "linguist-generated=false", "-linguist-generated", "!linguist-generated", "-diff", "diff", "diff=markdown", "binary", "-binary", "binary diff", "text"])(
    "by `%s` are those that git gives the attribute to",
    (settings) => {
      const told = makeRepository().write({ ".gitattributes": `*.md ${settings}\n` }).git("check-attr", "linguist-generated", "diff", "--", one);
      const value = (name: string) => new RegExp(`: ${name}: (.*)$`, "m").exec(told)?.[1];
      expect(isFoldedBy([parseAttributes("", `*.md ${settings}\n`)], one)).toBe(["set", "true"].includes(value("linguist-generated") ?? "") || value("diff") === "unset");
    },
  );
});

describe("the policy's word", () => {
  it("is what it lets each changed subagent do, and by which grants", async () => {
    const policy = 'ceiling: [read]\ngrants:\n  - { profiles: [one], paths: [".claude/**"], may: [write], reason: writes it down, owner: alice, until: 2027-01-31 }\n  - { profiles: [one], paths: [".claude/**"], may: [read], reason: reads it again, owner: alice, until: 2027-01-31 }\n';
    const allowances = [...((await reviewed({}, policy))?.allowances ?? [])].map(([{ item }, { may, grants }]) => [item.files[0], may, grants.map(({ span, source }) => source.text.slice(0, span.start).split("\n").length)]);
    expect(allowances).toEqual([[one, ["read", "write"], [3]], [two, ["read"], []]]);
  });

  it("is not asked where nothing changed", async () => expect((await judged(before, { base: before })).review).toBeUndefined());
});
