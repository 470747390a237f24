/**
 * What an inventory says of a repository that could not be read this time: the rows of the day when it last was. A gap
 * hides no subagent, and what was gained in it is still compared with what was there before.
 */
import { writeJsonLine } from "../../sanitize/json.ts";
import type { Block } from "../inventory.ts";
import type { RepositoryRow, Row } from "../rows/index.ts";

/** `before`: the lines of the earlier inventory; absent: it did not have the repository. */
export function withEarlierRows(block: Block, before: readonly string[] | undefined): Block {
  const { row } = block;
  if (!before || (row.conclusion !== "unreached" && row.conclusion !== "undecided")) return block;
  const rows = before.map((line) => JSON.parse(line) as Row);
  const old = rows.find((one): one is RepositoryRow => one.type === "repository");
  const readOn = old ? lastRead(old) : null;
  if (!old || readOn === null) return block;
  const gate = row.conclusion === "unreached" ? old.gate : row.gate;
  const { profiles, errors, warnings, notes } = old;
  const own: RepositoryRow = { ...row, stale: true, readOn, profiles, errors, warnings, notes, gate };
  return {
    row: own,
    lines: [writeJsonLine(own).trimEnd(), ...rows.filter((one) => one !== old).map((one) => staleLine(one))],
  };
}

/** The day of the rows next to that of the repository; `null`: it was never read. */
export function lastRead({ conclusion, readOn, date }: RepositoryRow): string | null {
  return conclusion === "passed" || conclusion === "failed" ? date : (readOn ?? null);
}

/** The row, marked as one of an earlier inventory. */
export function staleLine(row: Row): string {
  return writeJsonLine({ ...row, stale: true }).trimEnd();
}
