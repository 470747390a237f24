/** Files that Copilot CLI ignores as a whole, and what that turns off. */
import type { Authority, Problem } from "../../model/load.ts";
import type { Node } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import type { CliFault } from "./cli/document.ts";

/** How the CLI reads one kind of file. */
export interface CliFile {
  /** Why it ignores the file. */
  readonly fault: (root: Node, text: string) => CliFault | undefined;
  /** What reports call the file's content. */
  readonly setting: string;
  /** Completes "turns off …". */
  readonly lost: string;
}

/** A file that Copilot CLI ignores. */
export interface RejectedFile {
  readonly path: string;
  readonly problem: Problem;
  /** What widens, since another reader or another version may read the file, and what the CLI no longer does. */
  readonly authority: readonly Authority[];
}

/** Several files may be turned off, and each is a loss of its own, so the path is compared as well. */
export const turnedOff = (setting: string, value: string, lost: string, at: Place): Authority => ({
  setting,
  value,
  effect: "widens",
  because: `turns off ${lost}`,
  content: `${value} ${at.source.path}`,
  at,
});

/** The file as Copilot CLI rejects it; nothing if it reads it. */
export function rejectedFile(
  path: string,
  { fault: faultIn, setting, lost }: CliFile,
  found: readonly Authority[],
  root: Node,
  source: Source,
): RejectedFile | undefined {
  const fault = faultIn(root, source.text);
  if (!fault) return undefined;
  const at: Place = { source, span: fault.span };
  const limits = found.some(({ isGuard, effect }) => isGuard === true || effect === "narrows");
  return {
    path,
    problem: { message: `${fault.message}; without that, it ignores the whole file`, at },
    authority: [
      ...found.filter(({ effect }) => effect !== "narrows"),
      ...(limits ? [turnedOff(setting, "rejected", `${lost}, in Copilot CLI`, at)] : []),
    ],
  };
}
