/** Reads rows of files that others may have changed or damaged: what is no row is refused with its place. */
import { UserError } from "../../repo/tree.ts";
import type { RepositoryRow, Row } from "./schema.ts";
import { parsedJson } from "../../repo/untyped-json.ts";

/** Reads the lines of one repository. `placeOf`: where a line is, for messages. Throws `UserError`. */
export type RowReader = (lines: readonly string[], placeOf: (at: number) => string) => readonly Row[];

/** `fix`: what to do about rows that are refused. The schema is loaded when it is needed. */
export async function rowReader(fix: string): Promise<RowReader> {
  const { rowSchema } = await import("./schema.ts");
  const rowAt = (line: string, place: string): Row => {
    const value = parsedJson(line);
    if (value === undefined) throw new UserError(`\`${place}\` is not a row of an inventory: it is not JSON; ${fix}`);
    const read = rowSchema.safeParse(value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const key = issue?.path.map(String).join(".") ?? "";
    throw new UserError(
      `\`${place}\` is not a row of an inventory: ${key === "" ? "" : `\`${key}\`: `}${issue?.message ?? "it is wrong"}; ${fix}`,
    );
  };
  return (lines, placeOf) => {
    const rows = lines.map((line, at) => rowAt(line, placeOf(at)));
    requireWhole(rows, placeOf, fix);
    return rows;
  };
}

/** What the row of a repository counts must be there. */
function requireWhole(rows: readonly Row[], placeOf: (at: number) => string, fix: string): void {
  const own = rows.findIndex(({ type }) => type === "repository");
  const row = rows[own];
  if (row?.type !== "repository")
    throw new UserError(
      `\`${placeOf(0)}\` begins rows of \`${rows[0]?.repository}\`, which has no row of type repository; ${fix}`,
    );
  const place = placeOf(own);
  if (rows.some(({ type }, at) => type === "repository" && at !== own))
    throw new UserError(`\`${place}\` is one of two rows of type repository for \`${row.repository}\`; ${fix}`);
  for (const [name, count] of Object.entries(countsIn(rows)))
    if (row[name as keyof Counted] !== count)
      throw new UserError(
        `\`${place}\` counts ${row[name as keyof Counted]} ${name} in \`${row.repository}\`, and there are ${count}: rows were removed or added; ${fix}`,
      );
}

type Counted = Pick<RepositoryRow, "profiles" | "errors" | "warnings" | "notes">;

function countsIn(rows: readonly Row[]): Counted {
  const findings = (severity: string) =>
    rows.filter((row) => row.type === "finding" && row.severity === severity && row.state !== "waived").length;
  return {
    profiles: rows.filter(({ type }) => type === "profile").length,
    errors: findings("error"),
    warnings: findings("warning"),
    notes: findings("note"),
  };
}
