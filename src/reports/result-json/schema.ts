/** The schema of `check --format json`, which other programs rely on; `result.schema.json` is generated from it. */
import { z } from "zod";
import { capabilities } from "../../model/capability.ts";
import { certainties } from "../../model/certainty.ts";
import { changeKinds } from "../../compare/change.ts";
import { powers } from "../../compare/power.ts";
import { classes, severities } from "../../model/finding.ts";
import { states } from "../../evaluate/result.ts";
import { longestReviewList as few } from "./limits.ts";

/** SHA-1 or SHA-256, in lower case. */
export const commit = z
  .string()
  .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
  .describe("The full id of a commit.");
/** An identifier of this tool: a rule, a kind, a host. */
export const word = z.string().regex(/^[a-z][a-z0-9-]{0,99}$/);
/** How many there are. */
export const count = z.int().min(0);
/** A line, or a column in UTF-16 units; both count from 1. */
export const position = z.int().min(1);
/** A path relative to the root of the tree, and a line. */
export const place = { path: z.string(), line: position };

const waiver = z.object({
  rule: z.string(),
  owner: z.string(),
  reason: z.string(),
  until: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  ...place,
});

const finding = z.object({
  rule: word,
  kind: word.nullable(),
  class: z.enum(classes).optional().describe("What it concerns; `--fail-on` may differ by class."),
  severity: z.enum(severities),
  certainty: z
    .enum(certainties)
    .describe("How it is known that the host does so: its program was run, it is documented, or neither."),
  message: z.string(),
  ...place,
  column: position.describe("In UTF-16 units."),
  endLine: position,
  endColumn: position,
  host: word.nullable(),
  edition: z.string().nullable(),
  layer: z.string().nullable(),
  profile: z.string().nullable().describe("Its name, where it is about one that has a name."),
  state: z.enum(states).describe("`existing`: the base has it too. `waived`: the policy excuses it for a time."),
  waiver: waiver.nullable(),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  help: z.string().describe("The address of the rule's page."),
  related: z.array(z.object({ message: z.string(), ...place, column: position })).describe("At most ten."),
  relatedCount: count.optional().describe("How many there are; `related` may hold fewer."),
  fixes: z
    .array(
      z.object({
        title: z.string(),
        safe: z.boolean().describe("It gives the profile no capability and keeps its name."),
        edits: z
          .array(z.object({ path: z.string(), start: count, end: count, text: z.string() }))
          .describe(
            "UTF-16 offsets from 0 in the file as read, half-open. None: there is nothing that an editor could do.",
          ),
      }),
    )
    .optional()
    .describe("What to write instead, the best first."),
});

/** A tool as written, and the scope that the host enforces; null: none is enforced. */
export const grant = z.object({ capability: z.enum(capabilities), tool: z.string(), scope: z.string().nullable() });

const changedGrant = grant.extend({
  start: z.boolean().describe("Whether a hook or a server gives it, and no tool of that name."),
});

const side = z.object({
  capabilities: z.array(z.enum(capabilities)).describe("None, too, where the profile could not be read."),
  permissionMode: z.string().nullable(),
  model: z.string().nullable(),
  promptSha256: z.string().nullable().describe("`null` where the profile could not be read."),
  verdict: z
    .enum(["loaded", "shadowed", "rejected", "dropped", "lost", "passed-over"])
    .describe("What its host makes of it."),
  layer: z.string(),
});

/** A place; `ofBase` means the line is in the base. */
const spot = { ...place, column: position, ofBase: z.boolean() };

const reasons = z
  .array(
    z.object({
      path: z.string(),
      because: z.string().describe("Follows the path."),
      by: z.array(z.string()).describe("The files that say so, such as `.gitattributes`."),
    }),
  )
  .describe("Why started files count as changed whose content is the same; absent: there is none.");

const widening = z.object({
  kind: z.enum(["capability", "scope", "bypass", "grant", "reach", "skill", "material"]),
  capability: z.enum(capabilities).nullable(),
  message: z.string().describe("Completes the subagent's name."),
  ...spot,
  way: z
    .array(z.object({ name: z.string().nullable(), path: z.string().nullable() }))
    .describe("Of `reach`: whom it starts, one after the other."),
  files: z.array(z.string()).optional().describe("Of `material`: the started files that changed or are gone."),
  reasons: reasons.optional(),
});

/** What became of one subagent of one host. */
export const change = z.object({
  kind: z.enum(changeKinds),
  host: word.nullable(),
  name: z.string().nullable(),
  path: z.string().nullable().describe("`null`: it is one of the host's own."),
  previousPath: z.string().nullable(),
  before: side.nullable(),
  after: side.nullable(),
  gained: z.array(changedGrant),
  lost: z.array(changedGrant),
  widened: z.boolean().describe("It may do something that it could not before."),
  fields: z.array(z.string()).describe("What differs, in the words of `list`."),
  grant: z
    .enum(["new", "other"])
    .nullable()
    .describe("`new`: it begins to use a grant. `other`: it does something else by the one it uses."),
  widenings: z.array(widening).describe("Why it can do more."),
  differences: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable(), ...spot }),
  ),
  prompt: z
    .object({ added: count, removed: count, hidden: count })
    .nullable()
    .describe("Lines, and hidden characters that were not there before; `null` where it is as it was."),
});

/** A changed setting, once for each file, host and layer, however many subagents run under it. */
export const setting = z.object({
  path: z.string().describe("The settings file."),
  host: word,
  layer: z.string(),
  effect: z.enum(["narrows", "widens", "auto-approves", "bypasses", "unhonoured"]).describe("What the change does."),
  setting: z.string(),
  before: z.string().nullable().describe("`null`: it is new. A value that is cut ends in `…`."),
  after: z.string().nullable().describe("`null`: it is gone."),
  because: z.string().describe("Completes the name of the setting."),
  may: z.array(z.enum(capabilities)).describe("What it does beside the profiles."),
  material: z.array(z.string()).describe("Files that it starts whose content changed."),
  reasons: reasons.optional(),
  line: position,
  column: position,
  ofBase: z.boolean().describe("The place is in the base, since the setting is gone."),
  subagents: count.describe("How many run under it."),
  start: z
    .literal(true)
    .optional()
    .describe("It is of a command that starts the host in a workflow, a pipeline or a script."),
});

const policyProblem = z.object({ message: z.string(), ...place });
const policyFinding = z.object({
  rule: word,
  kind: word.nullable(),
  severity: z.enum(severities),
  message: z.string(),
  ...place,
});

const review = z.object({
  folded: z.array(z.string()).max(few).describe("Files that GitHub folds, by their path or `.gitattributes`."),
  large: z.array(z.string()).max(few).describe("Files whose diff is too large for GitHub to show."),
  owners: z
    .array(z.object({ path: z.string(), owners: z.array(z.string()).max(few) }))
    .max(few)
    .describe("By `CODEOWNERS` of the base, as written; a file without owners is absent."),
  policy: z
    .object({
      looser: z.array(policyProblem).max(few),
      tighter: z.array(policyProblem).max(few),
      found: z.array(policyFinding).max(few).describe("Findings that only the new policy has."),
      gone: z.array(policyFinding).max(few).describe("Findings that only the old policy has."),
    })
    .nullable()
    .describe("How the pull request changes the policy; `null`: it does not."),
  delegation: z
    .object({
      nodes: z
        .array(
          z.object({
            name: z.string().nullable(),
            host: z.string(),
            capabilities: z.array(z.enum(capabilities)).nullable(),
            isChanged: z.boolean(),
          }),
        )
        .max(few),
      edges: z
        .array(z.object({ from: count, to: count }))
        .max(few)
        .describe("Indices of `nodes`."),
    })
    .nullable()
    .describe("Who may start whom, as far as the changes open it; `null`: nobody, or it is too large."),
});

/** A changed file of instructions, such as `CLAUDE.md`. */
export const instruction = z.object({
  path: z.string(),
  kind: z.enum(["added", "removed", "changed"]),
  added: count.nullable().describe("Lines; `null` where they were not counted."),
  removed: count.nullable().describe("Lines; `null` where they were not counted."),
  hidden: count.describe("Hidden characters that were not there before."),
  outside: z
    .array(z.string())
    .optional()
    .describe("Files outside the repository that it imports and did not import before. Absent: none."),
});

/** The whole document. */
export const resultSchema = z
  .object({
    version: z.literal(1).describe("It only ever grows: what is added is optional."),
    tool: z.object({ name: z.string(), version: z.string() }),
    repository: z.string().nullable().describe("`owner/name`, where it is known."),
    commit: commit.nullable(),
    base: commit.nullable(),
    date: z.string().optional().describe("The day that the policy was evaluated on, in UTC."),
    policy: z.object({
      sources: z.array(z.object({ ref: z.string(), commit: commit.nullable(), sha256: z.string() })),
    }),
    summary: z.object({
      profiles: count,
      errors: count,
      warnings: count,
      notes: count,
      new: count,
      existing: count,
      waived: count,
    }),
    findings: z.array(finding),
    changes: z.array(change).nullable().describe("Against the base; `null` where there is none."),
    settings: z
      .array(setting)
      .nullable()
      .describe("The settings that changed beside the profiles, most dangerous first; `null` where there is no base."),
    instructions: z
      .array(instruction)
      .nullable()
      .optional()
      .describe(
        "Files such as `AGENTS.md` that hosts give to their agents and that changed; they are not checked. `null` where there is no base.",
      ),
    settingsWidened: count.describe(
      "How many subagents run under looser settings than at the base, or under settings that start changed code.",
    ),
    review: review
      .nullable()
      .optional()
      .describe(
        "What a reviewer needs besides the changes; `null` where nothing is compared. At most 500 of each list.",
      ),
    power: z
      .enum(powers)
      .nullable()
      .optional()
      .describe(
        "What the change does to the power of profiles, settings, policy and gate; `null` where there is no base. Absent: `undecided`.",
      ),
    omitted: z
      .object({ findings: count, changes: count, settings: count, instructions: count.optional() })
      .optional()
      .describe("How many are left out because the result would be too large, the least severe first."),
  })
  .meta({ title: "The result of agent-profile-check" });
export type ResultJson = z.infer<typeof resultSchema>;
