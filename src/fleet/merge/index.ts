/** Makes one inventory of the shards of a plan. */
import type { Plan } from "../plan/index.ts";
import { readShardFile, type ShardFile, type ShardHeader } from "../scan/shard-file.ts";
import { type Block, blocksOf, type Inventory, type NamedText } from "../inventory.ts";
import { type RepositoryRow, type Row, rowsOf } from "../rows/index.ts";
import { type RowReader, rowReader } from "../rows/read.ts";
import { staleLine, withEarlierRows } from "./kept.ts";
import { withPower } from "./power.ts";
import { writeJsonLine } from "../../sanitize/json.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import { UserError } from "../../repo/tree.ts";

/** The shards and what stands in for those that are missing. */
export interface MergeInput {
  readonly plan: Plan;
  /** The SHA-256 of the plan's text. */
  readonly digest: string;
  readonly shards: readonly NamedText[];
  /** The lines of the earlier inventory; absent: nothing stands in. */
  readonly previous: NamedText | undefined;
  readonly hash: Hash;
}

/**
 * Rejects with `UserError` where the shards do not belong together or are damaged, or one is missing and nothing stands
 * in for it.
 */
export async function mergeShards(input: MergeInput): Promise<Inventory> {
  const { plan, previous } = input;
  const files = shardsIn(input, await rowReader(again));
  const old = previous && (await blocksOf(previous));
  const missing = Array.from({ length: plan.shards }, (_, at) => at + 1).filter(
    (shard) => !isComplete(shard, plan, files),
  );
  if (missing.length > 0 && !old)
    throw new UserError(
      `${missing.length === 1 ? `shard ${missing[0]} of ${plan.shards} is` : `shards ${missing.slice(0, 10).join(", ")}${missing.length > 10 ? ", …" : ""} of ${plan.shards} are`} missing or unfinished${unfinishedText(missing, files)}; scan again, or name the last inventory with \`--previous DIR\` to keep its rows`,
    );
  const repositories = plan.repositories.map((repository) => {
    const lines = files.get(repository.shard)?.file.blocks.get(repository.name)?.lines;
    const kept = old?.get(repository.name);
    if (lines) return withPower(withEarlierRows(blockFrom(lines), kept), kept, old !== undefined);
    if (kept) return blockFrom(kept.map((line) => staleLine(JSON.parse(line) as Row)));
    const rows = rowsOf(
      repository,
      { kind: "unreached", problem: "its shard was not scanned" },
      {
        tool: { ...plan.tool, homepage: "" },
        date: plan.date,
        hash: input.hash,
        judgedBy: null,
      },
    );
    return blockFrom(rows.map((row) => writeJsonLine(row).trimEnd()));
  });
  return { repositories, date: plan.date, tool: `${plan.tool.name} ${plan.tool.version}` };
}

/** A file with what is in it. */
interface ReadFile {
  readonly file: ShardFile;
  readonly named: NamedText;
}

/** The file of each shard. Two of one shard must be equal. */
function shardsIn({ shards, digest, plan, hash }: MergeInput, read: RowReader): ReadonlyMap<number, ReadFile> {
  const found = new Map<number, ReadFile>();
  let first: ReadFile | undefined;
  for (const named of shards) {
    const file = readShardFile(named.text, hash);
    if (!file)
      throw new UserError(`\`${named.name}\` is not the file of a shard of this version; scan that shard again`);
    if (file.header.plan !== digest || file.header.of !== plan.shards)
      throw new UserError(`\`${named.name}\` is a shard of another plan; merge only shards of one plan`);
    requireUndamaged(named.name, file, read);
    first ??= { file, named };
    if (judgedBy(file.header) !== judgedBy(first.file.header))
      throw new UserError(
        `\`${named.name}\` was scanned with another policy, --fail-on or version than \`${first.named.name}\`; scan all shards alike`,
      );
    const twin = found.get(file.header.shard);
    if (twin && twin.named.text !== named.text)
      throw new UserError(
        `\`${twin.named.name}\` and \`${named.name}\` are two scans of shard ${file.header.shard}; name one of them`,
      );
    found.set(file.header.shard, { file, named });
  }
  return found;
}

const again = "scan that shard again, with the same `--out`";

/** Names the line that is no row, or else all lines that the digest covers. */
function requireUndamaged(name: string, { blocks, damaged }: ShardFile, read: RowReader): void {
  for (const { lines, line } of blocks.values()) read(lines, (at) => `${name}:${line + at}`);
  if (!damaged) return;
  const { lines, from, to } = damaged;
  read(lines, (at) => `${name}:${from + at}`);
  throw new UserError(`\`${name}:${to}\`: lines ${from} to ${to} are not those that the scan wrote; ${again}`);
}

/** The files of shards that have begun. */
function unfinishedText(missing: readonly number[], files: ReadonlyMap<number, ReadFile>): string {
  const names = missing.flatMap((shard) => files.get(shard)?.named.name ?? []).slice(0, 10);
  return names.length === 0 ? "" : ` (${names.map((name) => `\`${name}\``).join(", ")} ends too early)`;
}

/** What the rows of a shard depend on next to the repositories. */
function judgedBy({ policy, tool, failOn, judgedBy: digest }: ShardHeader): string {
  return JSON.stringify([policy, tool, failOn, digest]);
}

function isComplete(shard: number, plan: Plan, files: ReadonlyMap<number, ReadFile>): boolean {
  const blocks = files.get(shard)?.file.blocks;
  return (
    blocks !== undefined &&
    plan.repositories.every((repository) => repository.shard !== shard || blocks.has(repository.name))
  );
}

/** The row of the repository goes first. */
function blockFrom(lines: readonly string[]): Block {
  const at = lines.findIndex((line) => line.startsWith('{"type":"repository",'));
  const own = lines[at];
  if (own === undefined) throw new Error("a block has no row of its repository");
  return { row: JSON.parse(own) as RepositoryRow, lines: [own, ...lines.slice(0, at), ...lines.slice(at + 1)] };
}
