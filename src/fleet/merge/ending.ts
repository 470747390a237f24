/** The grants and waivers that end soon, each once however many rows rest on it. */
import { byBytes } from "../../repo/path.ts";
import type { Row } from "../rows/index.ts";

/** A grant or a waiver with its last day. */
export interface Ending {
  readonly repository: string;
  readonly until: string;
  readonly owner: string;
  /** The place of the grant, or the rule of the waiver. */
  readonly what: { readonly grant: string } | { readonly waived: string };
}

/** By what identifies them, so that each is kept once. */
export type Endings = Map<string, Ending>;

/** Adds what a row rests on. */
export function addEnding(row: Row, found: Endings): void {
  const ending = endingOf(row);
  if (ending) found.set(JSON.stringify(ending), ending);
}

/** The entry without its line, which moves when the file is edited: its last day, its owner and what it is for. */
export function sameEnding({ repository, until, owner, what }: Ending): string {
  return JSON.stringify([repository, until, owner, "waived" in what ? what.waived : null]);
}

/** The first to end is the first. */
export function inOrder(found: Endings): readonly Ending[] {
  return [...found.values()].sort((a, b) => byBytes(a.until, b.until) || byBytes(a.owner, b.owner));
}

function endingOf(row: Row): Ending | undefined {
  if (row.type === "repository" || row.type === "unchecked") return undefined;
  const { repository, until, owner } = row;
  if (until === null || until === undefined) return undefined;
  const common = { repository, until, owner: owner ?? "" };
  if (row.type === "finding") return row.state === "waived" ? { ...common, what: { waived: row.rule } } : undefined;
  return row.grant ? { ...common, what: { grant: `${row.grant.path}:${row.grant.line}` } } : undefined;
}
