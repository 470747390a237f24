/** Which files of a folder A3S Code takes for profiles: by their extension, in every edition. */
import type { Verdict } from "../../model/load.ts";
import { extensionOf } from "../../repo/path.ts";
import { placeOfPath } from "../../repo/text.ts";

/** Extensions count with their case. */
export function isProfile(path: string): boolean {
  const extension = extensionOf(path);
  return extension === "yaml" || extension === "yml" || extension === "md";
}

/** The verdict for a file that is no profile by its name: dropped if it looks like one; `undefined` for a profile. */
export function verdictByName(path: string): Verdict | undefined {
  if (isProfile(path)) return undefined;
  const extension = extensionOf(path);
  if (extension === undefined || !/^(?:ya?ml|md|markdown|mdx)$/i.test(extension)) return { kind: "passed-over" };
  return {
    kind: "dropped",
    problem: {
      message: `only \`.yaml\`, \`.yml\` and \`.md\` files are read here, and this is \`.${extension}\``,
      at: placeOfPath(path),
    },
  };
}
