/**
 * Limits a result to a directory. Everything is still evaluated, because profiles may depend on files outside of it.
 */
import type { Change } from "../compare/change.ts";
import type { Finding } from "../model/finding.ts";
import type { Subject } from "../inspect/index.ts";
import { directoryOf, isWithin } from "../repo/path.ts";
import type { Result } from "./result.ts";

/** `root`: a path of the tree; empty: nothing is limited. */
export function filterByRoot(result: Result, root: string): Result {
  if (root === "") return result;
  const holds = isBelow(root);
  // Findings about the policy are kept: the policy of a directory lies outside of it.
  const ofFinding = ({ at, item, host }: Finding) => host === null || holds(at.source.path) || holds(item?.files[0]);
  const { inspection } = result;
  return {
    ...changesBelow(result, root),
    inspection: {
      ...inspection,
      subjects: inspection.subjects.filter(({ item }) => holds(item.files[0])),
      findings: inspection.findings.filter(ofFinding),
    },
    findings: result.findings.filter(({ finding }) => ofFinding(finding)),
    notes: [...result.notes, `only findings below \`${root}\` are reported`],
  };
}

/** The same for what changed. */
export function changesBelow<T extends Partial<Pick<Result, "changes" | "settings" | "instructions">>>(
  found: T,
  root: string,
): T {
  if (root === "") return found;
  const holds = isBelow(root);
  const ofSubject = ({ item }: Subject) => holds(item.files[0]);
  const ofChange = ({ before, after }: Change) =>
    (before !== null && ofSubject(before)) || (after !== null && ofSubject(after));
  return {
    ...found,
    changes: found.changes?.filter(ofChange),
    settings: found.settings?.filter(({ path, subjects }) => holds(path) || subjects.some(ofSubject)),
    ...(found.instructions
      ? { instructions: found.instructions.filter(({ path }) => holds(path) || isWithin(root, folderOf(path))) }
      : {}),
  };
}

function isBelow(root: string) {
  return (path: string | undefined): boolean => path !== undefined && isWithin(path, root);
}

/** The directory that an instruction file is for: `packages/x` for `packages/x/.cursor/rules/a.mdc`. */
function folderOf(path: string): string {
  return directoryOf(path).replace(/(?:^|\/)\..*$/, "");
}
