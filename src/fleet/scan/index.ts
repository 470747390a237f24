/** Scans one shard, repository by repository. A run that was killed goes on where it ended. */
import type { Plan, PlannedRepository } from "../plan/index.ts";
import { type Frame, type Row, rowsOf, type Scanned } from "../rows/index.ts";
import { writeJsonLine } from "../../sanitize/json.ts";
import { isOfMachine, UserError } from "../../repo/tree.ts";
import type { Kept } from "./since.ts";
import { blockText, readShardFile, type ShardHeader } from "./shard-file.ts";

/** What a scan needs of the world. */
export interface ScanPorts {
  /** Reads one repository. A rejection becomes its row: one repository stops no other. */
  readonly open: (repository: PlannedRepository) => Promise<Scanned>;
  /** The lines of an earlier inventory, where they still hold; absent: everything is read. */
  readonly kept?: Kept | undefined;
  /** The file as it is; `undefined`: there is none. */
  readonly read: () => string | undefined;
  /** Replaces the file. */
  readonly replace: (text: string) => void;
  readonly append: (text: string) => void;
  /** Keeps the object of a repository, before its rows; absent: objects are not kept. */
  readonly keep?: (repository: string, object: string) => void;
  /** Called before each repository. */
  readonly onRepository: (name: string, done: number, of: number) => void;
}

/** What a scan came to. */
export interface ScanResult {
  readonly repositories: number;
  /** Those that an earlier run had read already. */
  readonly kept: number;
  /** Those whose rows come from the earlier inventory. */
  readonly unchanged: number;
  /** The repositories that were not read, with the reason. */
  readonly unreached: readonly { readonly name: string; readonly problem: string }[];
  readonly failed: number;
  readonly undecided: number;
}

/** Throws `UserError` where the file belongs to another plan. */
export async function scanShard(plan: Plan, header: ShardHeader, frame: Frame, ports: ScanPorts): Promise<ScanResult> {
  const own = plan.repositories.filter(({ shard }) => shard === header.shard);
  const known = startFile(header, frame.hash, ports);
  let unchanged = 0;
  const last = new Map<string, Row>();
  for (const [name, lines] of known) last.set(name, JSON.parse(lines.at(-1) ?? "null") as Row);
  for (const [at, repository] of own.entries()) {
    if (known.has(repository.name)) continue;
    ports.onRepository(repository.name, at, own.length);
    const kept = ports.kept?.(repository);
    if (kept) unchanged++;
    const lines = kept ?? (await linesOf(repository, ports, frame));
    ports.append(blockText(header, lines, frame.hash));
    const end = lines.at(-1);
    if (end !== undefined) last.set(repository.name, JSON.parse(end) as Row);
  }
  const repositories = [...last.values()].flatMap((row) => (row.type === "repository" ? [row] : []));
  return {
    repositories: own.length,
    kept: known.size,
    unchanged,
    unreached: repositories
      .filter(({ conclusion }) => conclusion === "unreached")
      .map(({ repository, problem }) => ({ name: repository, problem: problem ?? "" })),
    failed: repositories.filter(({ conclusion }) => conclusion === "failed").length,
    undecided: repositories.filter(({ conclusion }) => conclusion === "undecided").length,
  };
}

async function linesOf(
  repository: PlannedRepository,
  { open, keep }: ScanPorts,
  frame: Frame,
): Promise<readonly string[]> {
  const found = await scanned(repository, open);
  if (found.kind === "read" && found.object !== undefined) keep?.(repository.name, found.object);
  const rows = rowsOf(repository, found, frame);
  return rows.map((row) => writeJsonLine(row).trimEnd());
}

/**
 * The complete repositories of an earlier run, but those that it could not reach, and those behind a damaged line;
 * without such a run, a new file.
 */
function startFile(
  header: ShardHeader,
  hash: Frame["hash"],
  { read, replace }: ScanPorts,
): ReadonlyMap<string, readonly string[]> {
  const text = read();
  const file = text === undefined ? undefined : readShardFile(text, hash);
  const first = writeJsonLine(header);
  if (text === undefined || !file) {
    replace(first);
    return new Map();
  }
  if (writeJsonLine(file.header) !== first)
    throw new UserError(
      "the folder of `--out` holds the same shard of another plan, day or policy; name another folder, or remove that file",
    );
  const blocks = new Map(
    [...file.blocks].flatMap(([name, { lines }]) =>
      conclusionOf(lines) === "unreached" ? [] : [[name, lines] as const],
    ),
  );
  if (blocks.size < file.blocks.size || file.completeLength < text.length)
    replace(first + [...blocks.values()].map((lines) => blockText(header, lines, hash)).join(""));
  return blocks;
}

function conclusionOf(lines: readonly string[]): string | undefined {
  const row = JSON.parse(lines.at(-1) ?? "null") as Row;
  return row.type === "repository" ? row.conclusion : undefined;
}

async function scanned(repository: PlannedRepository, open: ScanPorts["open"]): Promise<Scanned> {
  if (repository.problem !== null) return { kind: "unreached", problem: repository.problem };
  if (repository.commit === null) return { kind: "empty", problem: "it has no commit" };
  try {
    return await open(repository);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isExpected = error instanceof UserError || isOfMachine(error);
    return { kind: "unreached", problem: isExpected ? message : `the tool failed: ${message}` };
  }
}
