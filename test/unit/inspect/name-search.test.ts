/** Names of profiles are found in every spelling that a host, or a reader, takes for the same. */
import { describe, expect, it } from "vitest";
import { searchFor } from "../../../src/inspect/unchanged/name-search.ts";
import { expectLinear } from "../../support/growth.ts";

const path = ".claude/agents/other.md";

function latin1(text: string): string {
  return Buffer.from(text).toString("latin1");
}

describe("the search for names", () => {
  it("takes every letter that Unicode folds to a Latin one, or to a digit, for another spelling", () => {
    const search = searchFor([".claude/agents/cutter.md"], [""]);
    const missed: string[] = [];
    for (let code = 0x80; code <= 0x10ffff; code++) {
      const letter = code >= 0xd800 && code < 0xe000 ? "" : String.fromCodePoint(code);
      if (!/[a-z0-9]/.test(letter.normalize("NFKC").toLowerCase())) continue;
      if (!search?.isRelated(path, latin1(`---\nname: ${letter}\n---\n`))) missed.push(letter);
    }
    expect(missed).toEqual([]);
  });

  it.each(["16", "true", "Yes", "1.0", "2026-01-01", "1e3", "inf", "n", "-"])("knows no pattern for %s", (name) => {
    expect(searchFor([`.claude/agents/${name}.md`], [""])).toBeUndefined();
  });

  it.each(["./other.md", "file://.claude/agents/other.agent.md", "\\tother", "Other"])(
    "finds what is named as %s",
    (named) => {
      const search = searchFor([".claude/agents/cutter.md"], [`---\nname: cutter\n---\nLook at ${named}.\n`]);
      expect(search?.isRelated(path, "---\nname: x\n---\n")).toBe(true);
      expect(search?.isRelated(".claude/agents/another.md", "---\nname: x\n---\n")).toBe(false);
    },
  );

  it("takes time in proportion to long words and long numbers", () =>
    expectLinear(
      25_000,
      (size) => `${"1".repeat(size)}g ${"a.".repeat(size)}b`,
      (long) => searchFor([".claude/agents/cutter.md"], [`---\nname: ${long}\n---\n${long}`]),
    ));
});
