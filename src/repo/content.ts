/** What the bytes of a file are: text, something else, or what stands for a content that is elsewhere. */
import type { Content } from "./resolution.ts";
import { decodeLossily, decodeText, type Source } from "./text.ts";
import { limits, tooLarge } from "./tree.ts";

/** A file that is UTF-8, with its text. */
export type Text = Extract<Content, { kind: "text" }>;

/** A file whose content is not known, and why. */
export function unjudged(path: string, problem: string): Content {
  return { kind: "unjudged", source: { path, text: "" }, problem };
}

/** The text that programs read: bytes that are not UTF-8 are replaced. `undefined`: there is no text. */
export function readableText(content: Content): Source | undefined {
  if (content.kind === "text") return content.source;
  return content.kind === "not-utf8" ? content.decoded : undefined;
}

/** `path`: without links. */
export function contentOf(path: string, bytes: Uint8Array): Content {
  if (bytes.length > limits.fileBytes) return unjudged(path, tooLarge(bytes.length));
  const text = decodeText(bytes);
  if (text === undefined)
    return { kind: "not-utf8", source: { path, text: "" }, decoded: { path, text: decodeLossily(bytes) } };
  if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text))
    return unjudged(path, "is a Git LFS pointer, whose content is not part of this tree");
  return { kind: "text", source: { path, text }, bytes: bytes.length };
}
