/** The results of resolving and reading a path of a tree. */
import type { Source } from "./text.ts";

/** What is at a path. `path` is the real path, after all links. */
export type Resolution =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "directory"; readonly path: string }
  /** Nothing is there; `link` is present if a link leads to nothing. */
  | { readonly kind: "missing"; readonly path: string; readonly link?: string }
  /** The path needs a directory where there is a file. */
  | { readonly kind: "not-a-directory"; readonly path: string }
  | { readonly kind: "loop"; readonly link: string }
  /** The path leaves the tree, by `..` or by the link. */
  | { readonly kind: "outside"; readonly target: string; readonly link?: string }
  /** The tree does not contain what is there: a submodule, an unmerged path. */
  | { readonly kind: "unjudged"; readonly path: string; readonly problem: string };

/** The result of reading a path. Bytes that are not UTF-8 are a fact about the file, since hosts differ on them. */
export type Content =
  | { readonly kind: "text"; readonly source: Source; readonly bytes: number }
  /** `source` has no text; `decoded` has U+FFFD where the bytes are not UTF-8, as programs in JavaScript read them. */
  | { readonly kind: "not-utf8"; readonly source: Source; readonly decoded: Source }
  | { readonly kind: "unjudged"; readonly source: Source; readonly problem: string }
  | { readonly kind: "absent"; readonly resolution: Exclude<Resolution, { kind: "file" | "unjudged" }> };

/** Where a path written in a file leads, relative to the directory that it should stay in. */
export type Reach =
  | { readonly kind: "inside"; readonly path: string }
  /** `isUnknown`: the tree does not contain what is there. */
  | { readonly kind: "nowhere"; readonly isUnknown?: true }
  | {
      readonly kind: "outside";
      readonly how: "absolute" | "parent" | "link";
      readonly target: string;
      readonly link?: string;
    };
