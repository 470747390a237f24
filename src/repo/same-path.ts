/** Which of two entries of one path counts. */
import type { Entry } from "./tree.ts";

/** A file of which only the name is kept. */
export const plainFile = "file";

/**
 * Whether an entry gives way to another of the same path: an inferred directory, or what has the printable form of a
 * name that is not UTF-8 as its own name. What cannot be read must show, or it would hide behind the other.
 */
export function isReplacedBy(known: Entry | typeof plainFile, entry: Entry): boolean {
  if (known !== plainFile && known.kind === "unnameable") return false;
  if (entry.kind === "unnameable") return true;
  return (
    known !== plainFile &&
    known.kind === "directory" &&
    known.unjudged === undefined &&
    (entry.kind !== "directory" || entry.unjudged !== undefined)
  );
}
