/** SQLite as Node.js brings it: from version 22.13 on, without a flag. */
import { renameSync, rmSync } from "node:fs";

/** A value of a cell. */
export type Cell = string | number | null;

/** What a database is written with. */
export interface Database {
  /** Runs statements without values. */
  run(sql: string): void;
  /** Compiles a statement that is run once for each row. */
  insert(sql: string): (...cells: readonly Cell[]) => void;
}

/** The part of `node:sqlite` that is used; the types of Node.js 20 have none of it. */
interface Sqlite {
  readonly DatabaseSync: new (
    path: string,
  ) => {
    exec(sql: string): void;
    prepare(sql: string): { run(...cells: readonly (Cell | bigint)[]): void };
    close(): void;
  };
}

/**
 * Writes a database to a file next to it first, and renames that. `false`: this Node.js has no SQLite; a database
 * of an earlier run is removed, so that none contradicts the files next to it.
 */
export function writeDatabase(path: string, fill: (database: Database) => void): boolean {
  const sqlite = loaded();
  if (!sqlite) {
    rmSync(path, { force: true });
    return false;
  }
  const temporary = `${path}.partial`;
  rmSync(temporary, { force: true });
  const database = new sqlite.DatabaseSync(temporary);
  try {
    // A file that is not renamed is never read, so nothing has to survive a crash.
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN");
    fill({
      run: (sql) => database.exec(sql),
      insert: (sql) => {
        const statement = database.prepare(sql);
        return (...cells) => {
          statement.run(...cells.map(asWritten));
        };
      },
    });
    database.exec("COMMIT");
  } finally {
    database.close();
  }
  renameSync(temporary, path);
  return true;
}

/** Node.js writes every number as a fraction, and so line 16 as 16.0, unless it is a `bigint`. */
function asWritten(cell: Cell): Cell | bigint {
  return Number.isInteger(cell) ? BigInt(cell as number) : cell;
}

/** Node.js 22 and 24 warn that the module is experimental; whoever reads the inventory can do nothing about that. */
function loaded(): Sqlite | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule("node:sqlite" as "node:fs") as unknown as Sqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}
