/**
 * The file of one shard: a line that says which shard of which plan it is, then the rows of one repository after the
 * other, the row of type `repository` last, and a line with their digest. What a killed run left unfinished at the end
 * is cut off; what was changed afterwards is found.
 */
import { writeJsonLine } from "../../sanitize/json.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import type { Plan } from "../plan/index.ts";
import type { ShardEnd, ShardHeader } from "./schema.ts";
import { fieldsOf, parsedJson } from "../../repo/untyped-json.ts";

export type { ShardHeader } from "./schema.ts";

/** The lines of a repository, without line ends; the last one is the row of the repository. */
export interface ShardBlock {
  readonly lines: readonly string[];
  /** The number of its first line in the file, from 1. */
  readonly line: number;
}

/** What can be used of the file; a file without a readable first line is none. */
export interface ShardFile {
  readonly header: ShardHeader;
  readonly blocks: ReadonlyMap<string, ShardBlock>;
  /** How much of the text is complete and unchanged, in UTF-16 units. */
  readonly completeLength: number;
  /** Lines that are not those that a scan wrote, the first and the last; absent: all are. */
  readonly damaged?: { readonly lines: readonly string[]; readonly from: number; readonly to: number };
}

/** The name of the file of a shard. */
export function shardFileName({ shard, of }: Pick<ShardHeader, "shard" | "of">): string {
  return `shard-${shard}-of-${of}.ndjson`;
}

/** Whether a file name is that of a shard. */
export function isShardFileName(name: string): boolean {
  return /^shard-\d+-of-\d+\.ndjson$/.test(name);
}

/** The first line of a new file. */
export function headerOf(
  plan: Plan,
  more: Pick<ShardHeader, "shard" | "policy" | "failOn" | "judgedBy"> & { readonly digest: string },
): ShardHeader {
  return {
    type: "shard",
    version: 2,
    shard: more.shard,
    of: plan.shards,
    plan: more.digest,
    date: plan.date,
    tool: `${plan.tool.name} ${plan.tool.version}`,
    policy: more.policy,
    failOn: more.failOn,
    judgedBy: more.judgedBy,
  };
}

/** The lines of a repository as they are written, with the digest of them and of the first line of the file. */
export function blockText(header: ShardHeader, lines: readonly string[], hash: Hash): string {
  return [...lines, endOf(writeJsonLine(header).trimEnd(), lines, hash)].map((line) => `${line}\n`).join("");
}

function endOf(first: string, lines: readonly string[], hash: Hash): string {
  const end: ShardEnd = { type: "end", rows: lines.length, sha256: hash([first, ...lines].join("\n")) };
  return writeJsonLine(end).trimEnd();
}

/**
 * `undefined`: the text is not that of a shard, is of another version, or ends within its first line. Reading ends at
 * the first damaged line.
 */
export function readShardFile(text: string, hash: Hash): ShardFile | undefined {
  const first = text.indexOf("\n");
  const header = first < 0 ? undefined : fieldsOf(parsedJson(text.slice(0, first)));
  if (!isHeader(header)) return undefined;
  const blocks = new Map<string, ShardBlock>();
  let completeLength = first + 1;
  let lines: string[] = [];
  let number = 1;
  for (let start = first + 1, end; (end = text.indexOf("\n", start)) >= 0; start = end + 1) {
    const line = text.slice(start, end);
    number++;
    if (!line.startsWith('{"type":"end"')) {
      lines.push(line);
      continue;
    }
    const from = number - lines.length;
    const repository = fieldsOf(parsedJson(lines.at(-1) ?? ""))["repository"];
    if (line !== endOf(text.slice(0, first), lines, hash) || typeof repository !== "string")
      return { header, blocks, completeLength, damaged: { lines, from, to: number } };
    blocks.set(repository, { lines, line: from });
    lines = [];
    completeLength = end + 1;
  }
  return { header, blocks, completeLength };
}

function isHeader(
  value: { readonly [key: string]: unknown } | undefined,
): value is ShardHeader & { readonly [key: string]: unknown } {
  return value?.["type"] === "shard" && value["version"] === 2 && typeof value["plan"] === "string";
}
