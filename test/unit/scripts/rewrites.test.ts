/** Rewrites of the bundler's output: all matches are replaced, and one that matches nothing stops the bundle. */
import { expect, it } from "vitest";
import { rewritten } from "../../../scripts/rewrites.ts";

const rewrite = { name: "shorten", pattern: /long(er)?/g, replacement: "short$1" };

it("replaces every match in every file", () => {
  const files = new Map([
    ["index.js", "long longer"],
    ["1.js", "other"],
    ["2.js", "long"],
  ]);
  expect([...rewritten(files, [rewrite], "cli")]).toEqual([
    ["index.js", "short shorter"],
    ["1.js", "other"],
    ["2.js", "short"],
  ]);
});

it("throws if a rewrite matches in no file, and names it", () => {
  expect(() => rewritten(new Map([["index.js", "nothing"]]), [rewrite], "comment")).toThrow(/comment: .*"shorten"/);
});
