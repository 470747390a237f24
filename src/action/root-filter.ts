/** Limits a result to a directory. Everything is still evaluated, because profiles may depend on files outside of it. */
import type { Change } from "../compare/change.ts";
import type { Finding } from "../model/finding.ts";
import type { Subject } from "../inspect/index.ts";
import { directoryOf, isWithin } from "../repo/path.ts";
import type { Result } from "../evaluate/result.ts";

export function filterByRoot(result: Result, root: string): Result {
  if (root === "") return result;
  const holds = (path: string | undefined) => path !== undefined && isWithin(path, root);
  // Findings about the policy are kept: the policy of a directory lies outside of it.
  const ofFinding = ({ at, item, host }: Finding) => host === null || holds(at.source.path) || holds(item?.files[0]);
  const ofSubject = ({ item }: Subject) => holds(item.files[0]);
  const ofChange = ({ before, after }: Change) =>
    (before !== null && ofSubject(before)) || (after !== null && ofSubject(after));
  const { inspection } = result;
  return {
    ...result,
    inspection: {
      ...inspection,
      subjects: inspection.subjects.filter(ofSubject),
      findings: inspection.findings.filter(ofFinding),
    },
    findings: result.findings.filter(({ finding }) => ofFinding(finding)),
    changes: result.changes?.filter(ofChange),
    settings: result.settings?.filter(({ path, subjects }) => holds(path) || subjects.some(ofSubject)),
    instructions: result.instructions?.filter(({ path }) => holds(path) || isWithin(root, folderOf(path))),
    notes: [...result.notes, `only findings below \`${root}\` are reported`],
  };
}

/** The directory that an instruction file is for: `packages/x` for `packages/x/.cursor/rules/a.mdc`. */
function folderOf(path: string): string {
  return directoryOf(path).replace(/(?:^|\/)\..*$/, "");
}
