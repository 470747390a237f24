/** Reports only what lies below a directory. Everything is still judged: what lies there may depend on what does not. */
import type { Change } from "../compare/change.ts";
import type { Finding } from "../model/finding.ts";
import type { Subject } from "../inspect/index.ts";
import { isWithin } from "../repo/path.ts";
import type { Result } from "../evaluate/result.ts";

export function filterByRoot(result: Result, root: string): Result {
  if (root === "") return result;
  const holds = (path: string | undefined) => path !== undefined && isWithin(path, root);
  // What governs a directory stands outside it.
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
    notes: [...result.notes, `only what lies below \`${root}\` is reported`],
  };
}
