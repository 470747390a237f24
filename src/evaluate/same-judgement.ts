/** Whether two trees differ only in files of which no host makes anything, so that what is found in one holds for the other. */
import { areElsewhere, areOutside, type ChangedFile } from "../inspect/elsewhere.ts";
import type { Decisions } from "../policy/model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Entry } from "../repo/tree.ts";

/** Both are trees of Git objects of one repository, indexed from its top. On any doubt: no. */
export async function haveSameJudgement(head: RepoIndex, base: RepoIndex, decisions: Decisions): Promise<boolean> {
  const changed = differencesIn(head, base);
  const entries = [...head.entries.values()];
  const odd = entries.filter((entry) => !isOrdinary(entry)).map(({ path }) => path);
  const dirs = Object.values(decisions.hosts).flatMap((host) => host.dirs.map(({ value }) => value));
  const paths = changed.map(({ path }) => path);
  if (!areOutside(dirs, paths, odd)) return false;
  return areElsewhere(changed, {
    odd,
    targets: async () => new Map(entries.flatMap(({ path, target }) => (target === undefined ? [] : [[path, target]]))),
    matching: (isWanted) => entries.flatMap(({ path, kind }) => (kind === "file" && isWanted(path) ? [path] : [])),
    holds: (lines, files) => anyHolds(head, lines, files),
  });
}

function differencesIn(head: RepoIndex, base: RepoIndex): readonly ChangedFile[] {
  const changes: ChangedFile[] = [];
  const add = (path: string, before: Entry | undefined, after: Entry | undefined): void => {
    const isNameable = before?.kind !== "unnameable" && after?.kind !== "unnameable";
    changes.push({ path, nameable: isNameable, before: modeOf(before), after: modeOf(after) });
  };
  for (const after of head.entries.values()) {
    const before = base.entries.get(after.path);
    if (after.kind === "directory" && before?.kind === "directory") continue;
    if (!before || before.kind !== after.kind || before.id !== after.id || after.id === undefined)
      if (after.kind !== "directory" || before) add(after.path, before, after);
  }
  for (const before of base.entries.values())
    if (before.kind !== "directory" && !head.entries.get(before.path)) add(before.path, before, undefined);
  return changes;
}

/** As Git writes it; the mode of a program is that of a file, because no host looks at it. */
function modeOf(entry: Entry | undefined): string {
  if (entry === undefined || entry.kind === "directory") return "000000";
  return isOrdinary(entry) ? "100644" : "120000";
}

function isOrdinary({ kind, unjudged }: Entry): boolean {
  return kind === "directory" || (kind === "file" && unjudged === undefined);
}

/** A file that cannot be read may name anything. */
async function anyHolds(repo: RepoIndex, lines: readonly string[], paths: readonly string[]): Promise<boolean> {
  const patterns = lines.map((line) => new RegExp(line, "im"));
  for (const path of paths) {
    const content = await repo.read(path);
    if (content.kind !== "text") return true;
    const { text } = content.source;
    if (patterns.some((pattern) => pattern.test(text))) return true;
  }
  return false;
}
