/**
 * The file of one shard: a line that says which shard of which plan it is, then the rows of one repository after the
 * other, each ended by the row of type `repository`. What a killed run left unfinished at the end is cut off.
 */
import type { FailOn } from "../../evaluate/result.ts";
import type { Plan } from "../plan/index.ts";

/** What must be the same in all shards of an inventory, and the number of this one. */
export interface ShardHeader {
  readonly type: "shard";
  readonly version: 1;
  readonly shard: number;
  readonly of: number;
  /** The SHA-256 of the plan, as hex. */
  readonly plan: string;
  readonly date: string;
  readonly tool: string;
  /** The organisation's policy, as `--policy` names it. */
  readonly policy: string | null;
  /** What makes a repository fail, as `--fail-on` says; `null`: errors. */
  readonly failOn: FailOn | null;
  /** A hash of the policy's content with all that it extends, of `failOn` and of the tool. */
  readonly judgedBy: string;
}

export interface ShardFile {
  readonly header: ShardHeader;
  /** The lines of each repository, without line ends; the last one is the row of the repository. */
  readonly blocks: ReadonlyMap<string, readonly string[]>;
  /** How much of the text is complete, in UTF-16 units. */
  readonly completeLength: number;
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
    version: 1,
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

/** `undefined`: the text is not that of a shard, or ends within its first line. */
export function readShardFile(text: string): ShardFile | undefined {
  const first = text.indexOf("\n");
  const header = first < 0 ? undefined : parsed(text.slice(0, first));
  if (!isHeader(header)) return undefined;
  const blocks = new Map<string, readonly string[]>();
  let completeLength = first + 1;
  let lines: string[] = [];
  for (let start = first + 1, end; (end = text.indexOf("\n", start)) >= 0; start = end + 1) {
    const line = text.slice(start, end);
    lines.push(line);
    if (!line.startsWith('{"type":"repository",')) continue;
    const row = parsed(line);
    if (typeof row?.["repository"] !== "string") break;
    blocks.set(row["repository"], lines);
    lines = [];
    completeLength = end + 1;
  }
  return { header, blocks, completeLength };
}

function parsed(line: string): { readonly [key: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as { readonly [key: string]: unknown }) : undefined;
  } catch {
    return undefined;
  }
}

function isHeader(
  value: { readonly [key: string]: unknown } | undefined,
): value is ShardHeader & { readonly [key: string]: unknown } {
  return value?.["type"] === "shard" && value["version"] === 1 && typeof value["plan"] === "string";
}
