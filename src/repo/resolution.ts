/** What a look at a path of a tree gives. */
import type { Source } from "./text.ts";

/** What stands at a path. `path` is the real one, after every link. */
export type Resolution =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "directory"; readonly path: string }
  /** Nothing is there; `link` where a link leads to nothing. */
  | { readonly kind: "missing"; readonly path: string; readonly link?: string }
  /** A file stands where the path needs a directory. */
  | { readonly kind: "not-a-directory"; readonly path: string }
  | { readonly kind: "loop"; readonly link: string }
  /** Leads out of the tree: by `..`, or by the link named. */
  | { readonly kind: "outside"; readonly target: string; readonly link?: string }
  /** Something is there that this tree does not hold: a submodule, an unmerged path. */
  | { readonly kind: "unjudged"; readonly path: string; readonly problem: string };

/** What reading a path gives. Bytes that are not UTF-8 are a fact about the file, and hosts differ on them. */
export type Content =
  | { readonly kind: "text"; readonly source: Source; readonly bytes: number }
  | { readonly kind: "not-utf8"; readonly source: Source }
  | { readonly kind: "unjudged"; readonly source: Source; readonly problem: string }
  | { readonly kind: "absent"; readonly resolution: Exclude<Resolution, { kind: "file" | "unjudged" }> };

/** Where a path that somebody wrote leads, seen from a directory that it should stay in. */
export type Reach =
  | { readonly kind: "inside"; readonly path: string }
  | { readonly kind: "nowhere" }
  | {
      readonly kind: "outside";
      readonly how: "absolute" | "parent" | "link";
      readonly target: string;
      readonly link?: string;
    };
