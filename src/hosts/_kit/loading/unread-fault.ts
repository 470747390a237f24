/**
 * Reports why a file or a directory of a host written in Rust cannot be read: by the host itself, or only in this tree.
 */
import type { Problem } from "../../../model/load.ts";
import type { Content, Resolution } from "../../../repo/repo-index.ts";
import { placeOfPath, startOf } from "../../../repo/text.ts";

/** The problem of a path that the host would read and this tree does not hold. */
export function notInTreeProblem(
  path: string,
  resolution: Extract<Resolution, { kind: "outside" | "unjudged" }>,
): Problem {
  if (resolution.kind === "unjudged") return { message: resolution.problem, at: placeOfPath(resolution.path) };
  return {
    message: `is a link out of the repository to \`${resolution.target}\`, which is not checked`,
    at: placeOfPath(resolution.link ?? path),
  };
}

/**
 * `unjudged`: the host would read the file, and this tree cannot give it. `problem`: the host cannot read it either.
 */
export function unreadFault(
  path: string,
  content: Exclude<Content, { kind: "text" }>,
): { readonly problem: Problem } | { readonly unjudged: Problem } {
  if (content.kind === "not-utf8") return { problem: { message: "it is not UTF-8", at: startOf(content.source) } };
  if (content.kind === "unjudged") return { unjudged: { message: content.problem, at: startOf(content.source) } };
  const { resolution } = content;
  if (resolution.kind === "outside") return { unjudged: notInTreeProblem(path, resolution) };
  const why = {
    directory: "it is a directory",
    missing: "it is a broken link",
    loop: "it is a circular link",
    "not-a-directory": "it is a link through a file",
  };
  return { problem: { message: why[resolution.kind], at: placeOfPath(path) } };
}
