/** How the files of two materials differ, and why one counts as changed whose content is the same. */
import type { CheckoutEffect } from "../../repo/tree.ts";
import type { MaterialFile } from "./material.ts";

/** What is known to differ: many settings have one list. */
const known = new WeakMap<readonly MaterialFile[], WeakMap<readonly MaterialFile[], DifferingFiles>>();

/** Why a file counts as changed whose content is the same. */
export interface FileReason {
  readonly path: string;
  /** Follows the path, in brackets. Text from the repository is between backticks. */
  readonly because: string;
  /** The files that say so, which are among those that differ. */
  readonly by: readonly string[];
}

/** How two lists of files differ. */
export interface DifferingFiles {
  readonly paths: readonly string[];
  readonly reasons: readonly FileReason[];
}

/**
 * The paths of files that differ between two lists, or that only one of them has. Where a checkout writes a file in
 * another way, the attributes that say so are among them: the file itself is in no diff.
 */
export function differingFiles(before: readonly MaterialFile[], after: readonly MaterialFile[]): readonly string[] {
  return differencesOf(before, after).paths;
}

/** The same with the reasons of files whose content is the same. */
export function differencesOf(before: readonly MaterialFile[], after: readonly MaterialFile[]): DifferingFiles {
  const others = known.get(before) ?? new WeakMap<readonly MaterialFile[], DifferingFiles>();
  known.set(before, others);
  let found = others.get(after);
  if (!found) others.set(after, (found = differencesBetween(before, after)));
  return found;
}

function differencesBetween(before: readonly MaterialFile[], after: readonly MaterialFile[]): DifferingFiles {
  const old = new Map(before.map((file) => [file.path, file]));
  const now = new Set(after.map(({ path }) => path));
  // Of a list that is not whole nobody knows what else it would have.
  const [wasCut, isCut] = [before, after].map((files) => files.some(({ isOfCut }) => isOfCut));
  const reasons: FileReason[] = [];
  const found = [
    ...after.flatMap((file) => {
      const was = old.get(file.path);
      if (was === undefined || was.identity !== file.identity) return was === undefined && wasCut ? [] : [file.path];
      const reason = reasonOf(was, file);
      if (!reason) return [];
      reasons.push(reason);
      return [file.path, ...reason.by];
    }),
    ...before.flatMap(({ path }) => (now.has(path) || isCut ? [] : [path])),
  ];
  return { paths: [...new Set(found)], reasons };
}

/** Of two files with one content. */
function reasonOf(before: MaterialFile, { path, checkout, isExecutable }: MaterialFile): FileReason | undefined {
  if (before.checkout?.how !== checkout?.how) return checkoutReason(path, before.checkout, checkout);
  if (before.isExecutable === undefined || isExecutable === undefined || before.isExecutable === isExecutable)
    return undefined;
  return { path, because: isExecutable ? "executable now" : "no longer executable, so it cannot start", by: [] };
}

function checkoutReason(
  path: string,
  before: CheckoutEffect | undefined,
  after: CheckoutEffect | undefined,
): FileReason | undefined {
  const effect = after ?? before;
  if (!effect) return undefined;
  const lines = effect.by
    .map(({ path: file, line }) => `\`${file}${line === undefined ? "" : `:${line}`}\``)
    .join(" and ");
  const by = lines === "" ? "" : after ? ` by ${lines}` : `, as ${lines} of the base said`;
  return {
    path,
    because: `${after ? "now" : "no longer"} checked out with \`${effect.how}\`${by}`,
    by: effect.by.map((one) => one.path),
  };
}
