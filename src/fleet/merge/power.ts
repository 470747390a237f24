/** What became of a repository's power since the earlier inventory. */
import { writeJsonLine } from "../../sanitize/json.ts";
import { lastRead } from "./kept.ts";
import type { RepositoryRow, Row } from "../rows/index.ts";
import type { Block } from "../inventory.ts";

/**
 * `before`: the lines of the earlier inventory; absent: it did not have the repository. Power is what a subagent may do
 * and what a setting lets every subagent do, whether or not a policy allows it. Nothing is said of what was not read
 * now, or never before. After a gap, what was read last counts.
 */
export function withPower({ row, lines }: Block, before: readonly string[] | undefined, isCompared: boolean): Block {
  const power = isCompared && isRead(row) ? powerSince(rowsIn(before ?? []), rowsIn(lines)) : null;
  if (power === null) return { row, lines };
  const own: RepositoryRow = { ...row, power };
  return { row: own, lines: [writeJsonLine(own).trimEnd(), ...lines.slice(1)] };
}

function powerSince(before: readonly Row[], after: readonly Row[]): RepositoryRow["power"] {
  const old = before.find((row) => row.type === "repository");
  if (old && lastRead(old) === null) return null;
  const [had, has] = [powersIn(before), powersIn(after)];
  if ([...has].some((power) => !had.has(power))) return "widened";
  return [...had].some((power) => !has.has(power)) ? "narrowed" : "unchanged";
}

function isRead({ conclusion }: RepositoryRow): boolean {
  return conclusion === "passed" || conclusion === "failed";
}

function rowsIn(lines: readonly string[]): readonly Row[] {
  return lines.map((line) => JSON.parse(line) as Row);
}

/** One text for each power of each subagent, and for each setting with its value. */
function powersIn(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap((row) => {
      if (row.type === "profile")
        return row.capabilities.map((may) => JSON.stringify([row.host, row.edition, row.path, row.name, may]));
      return row.type === "setting" ? row.may.map((may) => JSON.stringify([row.host, row.path, row.setting, may])) : [];
    }),
  );
}
