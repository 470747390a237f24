/** The schema of a plan file. */
import { z } from "zod";

const objectId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

export const planned = z.strictObject({
  name: z.string().min(1).describe("`owner/name`, or the path of a mirror below the folder of mirrors."),
  path: z.string().min(1).describe("The folder of the mirror, relative to the working directory of `fleet scan`."),
  branch: z.string().nullable().describe("The default branch; null: its name is not known."),
  commit: objectId.nullable().describe("The commit that is read; null: there is none."),
  problem: z.string().nullable().describe("Why it cannot be read; null: nothing is known against it."),
  shard: z.int().min(1),
});

export const planSchema = z.strictObject({
  version: z.literal(1),
  tool: z.strictObject({ name: z.string(), version: z.string() }),
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  shards: z.int().min(1).max(10_000),
  repositories: z.array(planned),
});
