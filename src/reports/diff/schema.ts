/** The schema of `diff --format json`, which other programs rely on; `diff.schema.json` is generated from it. */
import { z } from "zod";
import { powers } from "../../compare/power.ts";
import { change, commit, count, instruction, place, position, setting, word } from "../result-json/schema.ts";
import { whatChanged, waysOfPolicy } from "./policy.ts";
import { changeDecisions } from "./verdict.ts";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const refusedBy = z.array(word);

const judgedChange = change.extend({
  allowed: z
    .boolean()
    .nullable()
    .optional()
    .describe(
      "`false`: `check` has an error about it. `true`: the ceiling, a grant or a waiver covers it. `null`: neither, or it is gone.",
    ),
  decision: z.enum(changeDecisions).nullable().optional().describe("`null`: it is gone."),
  refusedBy: refusedBy.optional().describe("The rules of the errors."),
  grants: z.array(z.object(place)).optional().describe("The lines of the policy that grant some of what it can do."),
  until: day.nullable().optional().describe("The last day of the grant or the waiver."),
});

export const diffSchema = z
  .object({
    version: z.literal(1).describe("It only ever grows: what is added is optional."),
    tool: z.object({ name: z.string(), version: z.string() }).optional(),
    date: day.optional().describe("The day that the policy was evaluated on, in UTC."),
    base: commit.nullable(),
    head: commit.nullable().describe("`null`: the working tree."),
    power: z.enum(powers).describe("What the change does to the power of profiles, settings, policy and gate."),
    changes: z.array(judgedChange),
    settings: z.array(
      setting.extend({
        refusedBy: refusedBy.optional().describe("The rules that have an error about the power of its file."),
      }),
    ),
    instructions: z.array(instruction).describe("Files that hosts give to their agents; they are not checked."),
    policy: z
      .array(
        z.object({
          what: z
            .enum(whatChanged)
            .describe("`gate`: the uses of this tool. `owners`: code owners whose approval the policy requires."),
          change: z.enum(waysOfPolicy).describe("`unknown`: it cannot be read."),
          message: z.string(),
          ...place,
          column: position,
        }),
      )
      .optional()
      .describe("What becomes looser or tighter next to the profiles."),
    omitted: z
      .object({ changes: count, settings: count, instructions: count, policy: count.optional() })
      .describe("How many are left out because the comparison would be too large."),
  })
  .meta({ title: "The comparison of agent-profile-check" });
