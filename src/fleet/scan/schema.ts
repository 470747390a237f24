/** The first line of the file of a shard, and the line that ends the rows of each repository in it. */
import { z } from "zod";
import { classes } from "../../model/finding.ts";
import { failLevels } from "../../evaluate/result.ts";

/** The first line. A scan continues a file only if its first line is the same to the letter. */
export const shardHeaderSchema = z.strictObject({
  type: z.literal("shard"),
  version: z.literal(2),
  shard: z.int().min(1),
  of: z.int().min(1),
  plan: z.string().describe("The SHA-256 of the plan, as hex."),
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  tool: z.string(),
  policy: z.string().nullable().describe("The organisation's policy, as `--policy` names it."),
  failOn: z
    .record(z.enum(classes), z.enum(failLevels))
    .nullable()
    .describe("What makes a repository fail; null: errors."),
  judgedBy: z
    .string()
    .describe("A hash of the policy's content with all that it extends, of `failOn` and of the tool."),
});

/** The line behind the rows of one repository: without it, or with another digest, they do not count. */
export const shardEndSchema = z.strictObject({
  type: z.literal("end"),
  rows: z.int().min(1).describe("How many rows the repository has; they come before."),
  sha256: z.string().describe("Of the first line of the file and these rows, joined by line feeds."),
});

/** What must be the same in all shards of an inventory, and the number of this one. */
export type ShardHeader = Readonly<z.infer<typeof shardHeaderSchema>>;
export type ShardEnd = Readonly<z.infer<typeof shardEndSchema>>;
