/** Trees of Git objects: what they say does not depend on which answer comes first. */
import { describe, expect, it } from "vitest";
import { BlobTree, entryOf, type ObjectResult } from "../../../src/repo/git/blobs.ts";

const paths = [".gitattributes", "a.md", "b/.gitattributes", "b/a.md"];

/** Objects of which none is there; those that are listed here are known to be missing first. */
function lacking(first: readonly string[]) {
  return {
    get: async (id: string): Promise<ObjectResult> => {
      for (let turns = first.includes(id) ? 0 : 30; turns > 0; turns--) await undefined;
      return { kind: "missing" };
    },
  };
}

describe("a tree of objects", () => {
  it.each([[paths], [[".gitattributes"]], [["b/.gitattributes"]], [["b/a.md"]], [[]]])(
    "tells the same of several missing objects if %j are first",
    async (first) => {
      const tree = new BlobTree(lacking(first), "", async () => paths.map((path) => entryOf("100644", path, path)));
      const [one, other] = await Promise.allSettled([tree.read("a.md"), tree.read("b/a.md")]);
      expect(String((one as PromiseRejectedResult).reason)).toContain("(object a.md)");
      expect(String((other as PromiseRejectedResult).reason)).toContain("(object b/a.md)");
    },
  );
});
