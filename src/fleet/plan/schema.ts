/** The schema of a plan file. */
import { z } from "zod";
import { visibilities } from "../rows/words.ts";

const objectId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

/** Values of custom properties, by their names. */
const properties = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** One repository of a plan with the commit that is read. */
export const planned = z.strictObject({
  name: z.string().min(1).describe("`owner/name`, or the path of a mirror below the folder of mirrors."),
  path: z
    .string()
    .min(1)
    .nullable()
    .describe("The folder of the mirror, relative to the working directory of `fleet scan`; null: it is on a server."),
  id: z.string().nullable().describe("The id that GitHub gives it; null: a mirror."),
  number: z.int().nullable().describe("The number by which rulesets name it; null: a mirror."),
  visibility: z.enum(visibilities).nullable().describe("Who may see it; null: it is not known."),
  archived: z.boolean(),
  properties: properties.describe("Its custom properties, as far as the token may read them."),
  branch: z.string().nullable().describe("The default branch; null: its name is not known."),
  commit: objectId.nullable().describe("The commit that is read; null: there is none."),
  tree: objectId.nullable().describe("The root tree of the commit; null: it is not known."),
  problem: z.string().nullable().describe("Why it cannot be read; null: nothing is known against it."),
  shard: z.int().min(1),
});

/** The whole file. A scan refuses any other, since all shards must agree on it. */
export const planSchema = z.strictObject({
  version: z.literal(1),
  tool: z.strictObject({ name: z.string(), version: z.string() }),
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  shards: z.int().min(1).max(10_000),
  server: z.string().nullable().describe("The address of the server that the repositories are on; null: mirrors."),
  limits: z
    .strictObject({
      parallel: z.int().min(1).describe("How many shards run side by side."),
      perHour: z
        .int()
        .min(1)
        .nullable()
        .describe("API requests that one shard may send in an hour; null: not limited."),
      budget: z.int().min(0).nullable().describe("API requests that one shard may send in all; null: not limited."),
    })
    .nullable()
    .describe("null: nothing is requested."),
  repositories: z.array(planned),
});
