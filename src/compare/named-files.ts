/** How sentences name changed files that something starts. */
import type { FileReason } from "../inspect/material/differing-files.ts";
import { counted } from "../sanitize/counted.ts";

/** How many files a sentence names. */
const most = 3;

/** `guard.sh` (now checked out with `eol=crlf` by `.gitattributes:3`). The file that says so is not named again. */
export function namedFiles(paths: readonly string[], reasons: readonly FileReason[]): string {
  const shown = withoutReasons(paths, reasons);
  const more = shown.length - most;
  const named = shown.slice(0, most).map((path) => {
    const reason = reasons.find((one) => one.path === path);
    return reason ? `\`${path}\` (${reason.because})` : `\`${path}\``;
  });
  return `${named.join(", ")}${more > 0 ? ` and ${counted(more, "more file")}` : ""}`;
}

/** The files without those that are only the reason of others. */
export function withoutReasons(
  paths: readonly string[],
  reasons: readonly Pick<FileReason, "by">[],
): readonly string[] {
  const by = new Set(reasons.flatMap((reason) => reason.by));
  return paths.filter((path) => !by.has(path));
}

/** What changed of them: where the content of all is the same, the reasons say the rest. */
export function changedWords(paths: readonly string[], reasons: readonly FileReason[]): string {
  const isSame = withoutReasons(paths, reasons).every((path) => reasons.some((one) => one.path === path));
  return isSame ? "whose content is the same" : "whose content has changed";
}
