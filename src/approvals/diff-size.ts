/**
 * Which files GitHub does not show in a review because their diff is large. The figures are those of GitHub's page
 * "Repository limits", section "Diff limits":
 * https://docs.github.com/en/repositories/creating-and-managing-repositories/repository-limits#diff-limits
 */

/** GitHub counts lines and bytes of the diff; what is above these is not loaded by itself, or not at all. */
export const diffLimits = {
  /** Above these a file's diff is folded until the reader loads it. */
  loaded: { lines: 400, bytes: 20 * 1024 },
  /** Above these the rest of a pull request is not shown; a single file has 20,000 lines or 500 KB. */
  total: { lines: 20_000, bytes: 1024 * 1024 },
  /** The files that one diff shows. */
  files: 300,
} as const;

/** A file on both sides; `null` where there is none. */
export interface Sides {
  readonly before: string | null;
  readonly after: string | null;
}

/** The lines and bytes of a diff, as far as they change: GitHub also counts lines around them. */
interface DiffSize {
  readonly lines: number;
  readonly bytes: number;
}

/** Counts the lines that only one side has; a line that moved does not count. */
export function diffSizeOf({ before, after }: Sides): DiffSize {
  const counts = new Map<string, number>();
  for (const line of linesOf(before)) counts.set(line, (counts.get(line) ?? 0) - 1);
  for (const line of linesOf(after)) counts.set(line, (counts.get(line) ?? 0) + 1);
  let [lines, bytes] = [0, 0];
  for (const [line, count] of counts) {
    lines += Math.abs(count);
    bytes += Math.abs(count) * (Buffer.byteLength(line) + 2);
  }
  return { lines, bytes };
}

function linesOf(text: string | null): readonly string[] {
  return text === null || text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

function isAbove({ lines, bytes }: DiffSize, limit: DiffSize): boolean {
  return lines > limit.lines || bytes > limit.bytes;
}

/**
 * The files of `sides` whose diff GitHub does not show. `changed`: all files that the pull request changes, so far as
 * they are known. Git lists files by path; those after the limits are cut. Files outside `sides` are not read, so the
 * total may be larger.
 */
export function largeIn(sides: ReadonlyMap<string, Sides>, changed: readonly string[]): ReadonlySet<string> {
  const shown = new Set(inPathOrder(changed).slice(0, diffLimits.files));
  const isCut = (path: string) => changed.length > diffLimits.files && !shown.has(path);
  const moved = movedIn(sides);
  let total: DiffSize = { lines: 0, bytes: 0 };
  return new Set(
    inPathOrder([...sides.keys()]).filter((path) => {
      const isMoved = moved.has(path);
      const size = isMoved ? { lines: 0, bytes: 0 } : diffSizeOf(sides.get(path) ?? { before: null, after: null });
      total = { lines: total.lines + size.lines, bytes: total.bytes + size.bytes };
      return (
        (isMoved || size.lines > 0) &&
        (isCut(path) || isAbove(size, diffLimits.loaded) || isAbove(total, diffLimits.total))
      );
    }),
  );
}

/** Both paths of files that moved and are otherwise the same: Git shows each pair as a rename without lines. */
function movedIn(sides: ReadonlyMap<string, Sides>): ReadonlySet<string> {
  const gone = new Map<string, string[]>();
  for (const [path, { before, after }] of sides) {
    if (before === null || after !== null) continue;
    const same = gone.get(before);
    if (same) same.push(path);
    else gone.set(before, [path]);
  }
  const moved = new Set<string>();
  for (const [path, { before, after }] of sides) {
    const from = before === null && after !== null ? gone.get(after)?.shift() : undefined;
    if (from !== undefined) moved.add(path).add(from);
  }
  return moved;
}

/** As Git sorts: by the bytes of the path. */
function inPathOrder(paths: readonly string[]): readonly string[] {
  return [...paths].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
