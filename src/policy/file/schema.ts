/** The schema of a policy file. `policy.schema.json` is generated from it. */
import { z } from "zod";
import { hosts, rules } from "../../generated/catalogue.ts";
import { defaultEditionOf, formerEdition, type Host } from "../../model/host.ts";
import { codeOwners } from "../model.ts";
import type { Rule } from "../../model/rule.ts";
import { exampleAt } from "./example.ts";
import type { FileSchema } from "./faults.ts";
import { keysIn } from "./keys-of-schema.ts";
import { models, servers } from "./lists-schema.ts";
import { rollout } from "./rollout-schema.ts";
import { successorMessage, successorOf } from "./former-kinds.ts";
import { capability, date, directory, globs, level, owner, person, pinnedFile, reason } from "./value-schema.ts";
import { counted } from "../../sanitize/counted.ts";

const hostSetting = (host: Host) =>
  z.strictObject({
    dirs: z
      .array(directory)
      .max(200)
      .optional()
      .describe("Further directories (for some hosts: files) to read as project layers; they add, never replace."),
    edition: z
      .enum(host.editions, { error: ({ input }) => formerEdition(host, String(input)) })
      .optional()
      .describe(`The edition of the host to check as. Default: \`${defaultEditionOf(host)}\`.`),
  });

const setting = ({ options = {}, summary }: Rule) =>
  z
    .union([
      level,
      z.strictObject({
        severity: level.optional(),
        ...Object.fromEntries(
          Object.entries(options).map(([name, { minimum, maximum, description, presets }]) => [
            name,
            z
              .int()
              .min(minimum)
              .max(maximum)
              .optional()
              .describe(`${description} Default: ${presets.recommended}, strict: ${presets.strict}.`),
          ]),
        ),
      }),
    ])
    .optional()
    .describe(summary);

const hostIds = z.array(z.enum(Object.keys(hosts) as [string, ...string[]])).min(1);

/** Which profiles an entry covers: every list that is given must match. */
const selector = {
  profiles: globs.optional().describe("Names of profiles; all where absent."),
  paths: globs.optional().describe("Paths of their files; all where absent."),
  hosts: hostIds.optional().describe("Hosts; all where absent."),
};

/** The refinement of grants and waivers in JSON Schema, for editors. */
const namesSome = { anyOf: [{ required: ["profiles"] }, { required: ["paths"] }] };

const grant = z
  .strictObject({
    ...selector,
    settings: globs.optional().describe("Settings files beside the profiles, instead of profiles."),
    skills: globs
      .optional()
      .describe("Files of skills and commands: the grant is about what profiles do through these."),
    may: z.array(capability).min(1).describe("What these profiles may do beyond the ceiling."),
    reason: reason.describe("Why they may."),
    owner: owner.describe("The login or team that answers for it."),
    until: date.optional().describe("The last day it counts, in UTC."),
  })
  .refine(
    ({ profiles, paths, settings, skills }) => [profiles, paths, settings, skills].some((list) => list !== undefined),
    "a grant names `profiles`, `paths` or both, or `settings`, or `skills`",
  )
  .refine(
    ({ profiles, paths, settings, skills }) =>
      settings === undefined || [profiles, paths, skills].every((list) => list === undefined),
    "a grant that names `settings` is about these files alone: it names no `profiles`, `paths` and `skills`",
  )
  .meta({ anyOf: ["profiles", "paths", "settings", "skills"].map((key) => ({ required: [key] })) });

const allRules = Object.entries<Rule>(rules);

/** Findings about the policy itself cannot be waived. */
const waivableRules = allRules
  .filter(([, { subject }]) => subject !== "policy")
  .flatMap(([id, { kinds = {} }]) => [id, ...Object.keys(kinds).map((kind) => `${id}/${kind}`)]);

const waivable = z.enum(waivableRules as [string, ...string[]], {
  error: ({ input }) =>
    successorMessage(input) ??
    (allRules.some(([id]) => typeof input === "string" && id === input.split("/")[0] && !waivableRules.includes(id))
      ? "findings about the policy itself cannot be waived"
      : undefined),
});

const waiver = z
  .strictObject({
    rule: waivable.describe("The rule, or the rule and a kind, whose findings are excused."),
    ...selector,
    reason: reason.describe("Why they are."),
    owner: owner.describe("The login or team that answers for it."),
    until: date.describe(
      "The last day it counts, in UTC: at most 180 days away under preset:recommended, 90 under preset:strict.",
    ),
  })
  .refine(
    ({ profiles, paths }) => profiles !== undefined || paths !== undefined,
    "a waiver names `profiles`, `paths` or both",
  )
  .meta(namesSome);

const ruleSettings = z.strictObject(
  Object.fromEntries(
    allRules.flatMap(([id, rule]) => [
      [id, setting(rule)],
      ...Object.keys(rule.kinds ?? {}).map(
        (kind) => [`${id}/${kind}`, level.optional().describe(`${rule.summary} Kind \`${kind}\`.`)] as const,
      ),
    ]),
  ),
);

/** Refuses misspellings of `codeowners`, which would name a login that does not exist. */
const approver = z
  .string()
  .regex(
    person,
    "whoever approves is a login, a team or the code owners, as in `alice`, `@acme/security` or `codeowners`",
  )
  .refine(
    (name) => name === codeOwners || !/^@?code[-_]?owners?$/i.test(name),
    `the code owners are written \`${codeOwners}\``,
  );

const approval = z
  .strictObject({
    by: z
      .array(approver)
      .min(1)
      .max(50)
      .describe(
        "Logins, teams of the repository's organisation (@acme/security), or `codeowners`: those whom CODEOWNERS names at the base.",
      ),
    count: z.int().min(1).max(20).optional().describe("How many different people of them. Default: 1."),
  })
  .superRefine(({ by, count = 1 }, { addIssue }) => {
    const logins = new Set(by.map((name) => name.replace(/^@/, "").toLowerCase()));
    const isOpen = by.some((name) => name === codeOwners || name.includes("/"));
    if (!isOpen && count > logins.size)
      addIssue({
        code: "custom",
        path: ["count"],
        message: `\`by\` names ${counted(logins.size, "person", "people")}, so nobody could ever approve`,
      });
  });

/** The keys of a policy with their documentation, of which `policy.schema.json` and the docs are made. */
export const policySchema = z
  .strictObject({
    $schema: z.string().optional().describe("For editors."),
    extends: z
      .union([z.string(), z.array(z.string()).min(1).max(10)])
      .optional()
      .describe(
        "What to start from, in order, the later winning: preset:recommended, preset:strict, a file of this repository, owner/repo//path@ref, with #sha256:… to pin its content. Default: preset:recommended.",
      ),
    hosts: z
      .strictObject(
        Object.fromEntries(Object.entries<Host>(hosts).map(([id, host]) => [id, hostSetting(host).optional()])),
      )
      .optional()
      .describe(
        "Settings per host: further directories (dirs), and the edition in use; below an organisation's policy both add. A host that is named here judges.",
      ),
    ceiling: z.array(capability).optional().describe("What any profile may do without a grant. Default: [read]."),
    grants: z
      .array(grant)
      .max(1000)
      .optional()
      .describe("Profiles, settings files and skills that may go beyond the ceiling."),
    servers,
    models,
    organisation: pinnedFile
      .optional()
      .describe(
        "The organisation's policy, owner/repo//path@ref#sha256:…: a ceiling over this file, for hooks and the command line too. A vendored copy works offline.",
      ),
    ignore: z
      .array(z.strictObject({ paths: globs, reason }))
      .max(1000)
      .optional()
      .describe("Files whose findings do not count; their profiles are still listed."),
    rules: ruleSettings.optional().describe("Severities and options that differ from the preset."),
    overrides: z
      .array(
        z.strictObject({
          ...selector,
          ceiling: z.array(capability).optional().describe("Their ceiling."),
          rules: ruleSettings.optional().describe("Their severities and options."),
        }),
      )
      .max(200)
      .optional()
      .describe("Other decisions for some profiles; of those that match, the last counts."),
    waivers: z
      .array(waiver)
      .max(1000)
      .optional()
      .describe("Findings that are excused until a day. They stay visible, as waived."),
    grantable: z
      .strictObject({ ...selector, may: z.array(capability).min(1).describe("The capabilities.") })
      .optional()
      .describe("For an organisation: what a repository's own policy may grant."),
    waivable: z
      .strictObject({
        rules: z.array(waivable).min(1).describe("The rules."),
        "max-days": z.int().min(1).max(180).describe("For how many days at the most."),
      })
      .optional()
      .describe("For an organisation: what a repository's own policy may waive."),
    baseline: z
      .enum(["allow", "refuse"])
      .optional()
      .describe(
        "Whether a baseline file may let findings stand. Default: allow; below an organisation's policy, only what that one says.",
      ),
    rollout: rollout(allRules.map(([id]) => id) as [string, ...string[]]),
    approvals: z
      .strictObject({
        widening: approval.optional().describe("Who approves a pull request that widens what a profile may do."),
        policy: approval.optional().describe("Who approves a pull request that loosens the policy."),
      })
      .optional()
      .describe("Reviews that a pull request needs; the action reads them."),
  })
  .describe("What a team decided about its subagent profiles.");

/** A policy file that matches the schema. */
export type PolicyInput = z.infer<typeof policySchema>;

/** Keys of other tools' settings, in lower case without `-` and `_`, and what to write in a policy. */
const foreignKeys: ReadonlyMap<string, string> = new Map([
  ["preset", "write for example `extends: preset:strict`"],
  ["presets", "write for example `extends: preset:strict`"],
  ["failon", "it is an option of the command, `--fail-on`, and an input of the action"],
  ...["exclude", "excludes", "ignorepaths", "skip"].map(
    (key) => [key, 'write for example `ignore: [{ paths: ["docs/**"], reason: examples of the manual }]`'] as const,
  ),
  ...["allow", "allowed", "capabilities", "permissions"].map(
    (key) => [key, "write `ceiling` for every profile, or `grants` for some"] as const,
  ),
]);

/** The schema with what messages about it need. */
export const policyShape: FileSchema<PolicyInput> = {
  schema: policySchema,
  what: "policy",
  keysAt: (path) => keysIn(policySchema, path),
  insteadOf: (path, key) => (path.length === 0 ? foreignKeys.get(key.toLowerCase().replace(/[-_]/g, "")) : undefined),
  exampleAt,
  successorOf: ([top], key) => (top === "rules" || top === "overrides" ? successorOf(key) : undefined),
};
