/** The rows of an inventory, as other programs read them; `fleet.schema.json` is generated from these schemas. */
import { z } from "zod";
import { capabilities } from "../../model/capability.ts";
import { certainties } from "../../model/certainty.ts";
import { classes, severities } from "../../model/finding.ts";
import { states } from "../../evaluate/result.ts";
import { conclusions, gateKinds, powers, settingKinds, visibilities } from "./words.ts";

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const count = z.int().min(0);
const line = z.int().min(1);
const may = z.array(z.enum(capabilities));

/** What every row has. */
const common = {
  repository: z.string().describe("The name that the plan gives it."),
  commit: z.string().nullable().describe("The full id of the commit that was read."),
  date: day.describe("The day that the policy was evaluated on."),
  tool: z.string().describe("The name and the version of the tool."),
  stale: z.literal(true).optional().describe("Kept from an earlier inventory, because this one could not read it."),
};

const repositoryRow = z.strictObject({
  type: z.literal("repository"),
  ...common,
  branch: z.string().nullable(),
  tree: z.string().nullable().describe("The root tree of the commit, by which an unchanged repository is known."),
  visibility: z.enum(visibilities).nullable().describe("null: it is not known."),
  archived: z.boolean(),
  properties: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .describe("Its custom properties, as far as the token may read them."),
  conclusion: z.enum(conclusions),
  readOn: day
    .optional()
    .describe("Of one that is undecided or unreached: the day of its other rows, which are of an earlier inventory."),
  problem: z.string().nullable().describe("Why it is undecided or unreached; of one that was read, what is not known."),
  power: z.enum(powers).nullable().describe("Since the earlier inventory; null: there is none to compare with."),
  profiles: count,
  errors: count,
  warnings: count,
  notes: count,
  gate: z.array(
    z.strictObject({
      kind: z.enum(gateKinds),
      path: z.string(),
      line,
      version: z.string().nullable().describe("The pin of the action or the hook, as it is written."),
      weakened: z
        .array(z.string())
        .readonly()
        .optional()
        .describe(
          "What may keep it from running or from failing, next to the defaults; absent: nothing that is known.",
        ),
      ruleset: z
        .strictObject({
          id: z.int(),
          repository: z.string().describe("The repository that has the workflow."),
          commit: z.string().nullable().describe("The commit that the ruleset pins; null: the workflow can change."),
        })
        .nullable()
        .describe("The ruleset that requires the workflow; null: the repository itself has it."),
    }),
  ),
  policy: z.array(z.strictObject({ ref: z.string(), commit: z.string().nullable(), sha256: z.string() })),
  judgedBy: z
    .string()
    .nullable()
    .describe("A hash of what decides the rows beside the repository: the policy above, `--fail-on` and this tool."),
  holdsUntil: day
    .nullable()
    .describe("The last day on which these rows are the same while the files stay; null: no day changes them."),
});

const server = z.strictObject({ name: z.string(), kind: z.string(), value: z.string() });

const grantPlace = z.strictObject({ path: z.string(), line }).nullable();

const profileRow = z.strictObject({
  type: z.literal("profile"),
  ...common,
  host: z.string(),
  edition: z.string(),
  layer: z.string(),
  reach: z
    .enum(["repository", "organisation"])
    .describe("`organisation`: it is offered in every repository of the organisation."),
  path: z.string().nullable(),
  name: z.string().nullable(),
  verdict: z.string(),
  capabilities: may,
  allowed: z.boolean().nullable().describe("null: the file could not be read."),
  grant: grantPlace,
  owner: z.string().nullable().describe("Who answers for the grant."),
  until: day.nullable(),
  codeOwners: z.array(z.string()),
  model: z.string().nullable(),
  mode: z.string().nullable(),
  servers: z.array(server),
  certainty: z.enum(certainties),
});

const settingRow = z.strictObject({
  type: z.literal("setting"),
  ...common,
  host: z.string(),
  layer: z.string(),
  root: z.string(),
  setting: z.string(),
  value: z.string().describe("As `list` prints it."),
  effect: z.string(),
  does: z.enum(settingKinds).describe("The effect, and what it can do, in words."),
  may,
  target: z
    .string()
    .nullable()
    .describe("The command that it starts, or the host of the address that it leads to; null: it names neither."),
  server: server.nullable().describe("The server that it starts or connects to; null: none."),
  path: z.string(),
  line,
  certainty: z.enum(certainties),
  allowed: z
    .boolean()
    .nullable()
    .optional()
    .describe("By the ceiling, grants and waivers; null: none of them concerns it."),
  grant: grantPlace.optional(),
  owner: z.string().nullable().optional().describe("Who answers for the grant."),
  until: day.nullable().optional(),
});

const uncheckedRow = z.strictObject({
  type: z.literal("unchecked"),
  ...common,
  host: z.string().nullable().describe("null: no host that this tool checks reads it."),
  edition: z.string().nullable(),
  path: z.string(),
  message: z.string().describe("Why it was not checked."),
});

const findingRow = z.strictObject({
  type: z.literal("finding"),
  ...common,
  rule: z.string(),
  kind: z.string().nullable(),
  class: z.enum(classes),
  severity: z.enum(severities),
  certainty: z.enum(certainties),
  message: z.string(),
  path: z.string(),
  line,
  column: line,
  host: z.string().nullable(),
  edition: z.string().nullable(),
  layer: z.string().nullable(),
  profile: z.string().nullable(),
  state: z.enum(states),
  owner: z.string().nullable().describe("Who answers for the waiver."),
  until: day.nullable().describe("The last day of the waiver."),
  fingerprint: z.string(),
});

/** One line of an inventory; `type` says which row it is. */
export const rowSchema = z.discriminatedUnion("type", [
  repositoryRow,
  profileRow,
  settingRow,
  uncheckedRow,
  findingRow,
]);

export type RepositoryRow = z.infer<typeof repositoryRow>;
export type ProfileRow = z.infer<typeof profileRow>;
export type SettingRow = z.infer<typeof settingRow>;
export type UncheckedRow = z.infer<typeof uncheckedRow>;
export type FindingRow = z.infer<typeof findingRow>;
/** One line of an inventory. */
export type Row = z.infer<typeof rowSchema>;
