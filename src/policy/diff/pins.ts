/** Files of other repositories that a pull request extends without pinning their content. */
import type { Place } from "../../repo/text.ts";
import { isForeign, type Policy, type PolicySource } from "../model.ts";
import type { ReportDiff } from "./types.ts";

/**
 * Whoever can move a branch or a tag can loosen a policy that is read from it, and no pull request here shows that. So
 * a source that nothing pins counts as looser.
 */
export function diffPins({ sources: old }: Policy, { sources: fresh }: Policy, gone: Place, report: ReportDiff): void {
  for (const { ref, isPinned, at } of fresh) {
    if (isPinned !== false || old.some((source) => source.ref === ref && !source.isPinned)) continue;
    const [file, rev] = splitRef(ref);
    const before =
      old.find((source) => source.ref === ref) ??
      old.find((source) => source.isPinned !== undefined && splitRef(source.ref)[0] === file);
    report(
      "looser",
      placeHere(at) ?? gone,
      `\`${file}\` is fetched from \`${rev}\`, which can move${before ? ` (was ${pinOf(before)})` : ""}; pin it to a commit`,
      placeHere(before?.at),
    );
  }
}

/** The place if it is in a file of this repository. */
function placeHere(at: Place | undefined): Place | undefined {
  return at && !isForeign(at) ? at : undefined;
}

function pinOf({ ref, isPinned }: PolicySource): string {
  const [, rev] = splitRef(ref);
  if (/^[0-9a-f]{40,64}$/.test(rev)) return "pinned to a commit";
  return isPinned ? "pinned by a digest" : `\`${rev}\``;
}

/** `owner/repo//path@ref` in two. Such a path has no `@`. */
function splitRef(ref: string): readonly [file: string, rev: string] {
  const end = ref.indexOf("@");
  return [ref.slice(0, end), ref.slice(end + 1)];
}
