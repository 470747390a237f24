/** An inventory: every repository with its rows, as lines of JSON. */
import { UserError } from "../repo/tree.ts";
import type { RepositoryRow, Row } from "./rows/index.ts";

/** A file, with its name for messages. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A repository with its lines, the first of which is its own row. */
export interface Block {
  readonly row: RepositoryRow;
  readonly lines: readonly string[];
}

/** An inventory: every repository, sorted by its name. */
export interface Inventory {
  readonly repositories: readonly Block[];
  readonly date: string;
  readonly tool: string;
}

/** By the name of the repository. Throws `UserError` where a line is no row. */
export function blocksOf({ name, text }: NamedText): ReadonlyMap<string, readonly string[]> {
  const blocks = new Map<string, string[]>();
  for (const [at, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const { repository } = rowIn(line, `${name}:${at + 1}`);
    if (repository.startsWith("sha256:"))
      throw new UserError(`\`${name}\` is redacted, so nothing can be compared with it; name the full inventory`);
    const block = blocks.get(repository);
    if (block) block.push(line);
    else blocks.set(repository, [line]);
  }
  return blocks;
}

function rowIn(line: string, place: string): Row {
  try {
    const row = JSON.parse(line) as Row;
    if (typeof row.repository === "string" && typeof row.type === "string") return row;
  } catch {
    // Told below, with its place.
  }
  throw new UserError(`\`${place}\` is not a row of an inventory`);
}
