/** An inventory: every repository with its rows, as lines of JSON. */
import { UserError } from "../repo/tree.ts";
import type { RepositoryRow } from "./rows/index.ts";
import { rowReader } from "./rows/read.ts";

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

/** What stands in front of a text that `--redact` has replaced. */
export const redactedMark = "redacted:";

/**
 * By the name of the repository. Rejects with `UserError` where a line is no row, or rows of a repository are missing.
 */
export async function blocksOf({ name, text }: NamedText): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, { readonly lines: string[]; readonly at: number[] }>();
  for (const [at, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const { repository, judgedBy } = beginningOf(line, `${name}:${at + 1}`);
    // Of a public repository the name stays.
    if ([repository, judgedBy].some((word) => word?.startsWith(redactedMark)))
      throw new UserError(`\`${name}\` is redacted, so nothing can be compared with it; name the full inventory`);
    const block = found.get(repository) ?? { lines: [], at: [] };
    found.set(repository, block);
    block.lines.push(line);
    block.at.push(at + 1);
  }
  const read = await rowReader("make the inventory anew, also where another version of the tool wrote it");
  for (const { lines, at } of found.values()) read(lines, (index) => `${name}:${at[index]}`);
  return new Map([...found].map(([repository, { lines }]) => [repository, lines]));
}

function beginningOf(line: string, place: string): { readonly repository: string; readonly judgedBy?: string } {
  try {
    const row = JSON.parse(line) as { readonly repository?: unknown; readonly judgedBy?: unknown } | null;
    const { repository, judgedBy } = row ?? {};
    if (typeof repository === "string") return { repository, ...(typeof judgedBy === "string" ? { judgedBy } : {}) };
  } catch {
    // Told below, with its place.
  }
  throw new UserError(`\`${place}\` is not a row of an inventory`);
}
