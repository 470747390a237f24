/** The keys of a policy file; `policy.schema.json` is generated from here. */
import { z } from "zod";
import { capabilities } from "../../capability.ts";
import { hosts, rules } from "../../catalogue.ts";
import { severities } from "../../finding.ts";
import type { Host } from "../../host.ts";
import type { Rule } from "../../rule.ts";

const level = z.enum(["off", ...severities]);
const capability = z.enum(capabilities);

/** How long a pattern may be, and how much it may expand to: hostile patterns take no time. */
export const globLimits = { length: 256, wildcardsInSegment: 3, deepWildcards: 4, alternatives: 64 } as const;

const glob = z
  .string()
  .min(1)
  .max(globLimits.length)
  .superRefine((pattern, { addIssue }) => {
    const problem = globProblem(pattern);
    if (problem) addIssue({ code: "custom", message: problem });
  });

/** Why a pattern is not taken; `undefined`: it is. */
function globProblem(pattern: string): string | undefined {
  if (pattern.startsWith("/") || pattern.startsWith("!")) return "a pattern is relative to the repository's root and does not start with `/` or `!`";
  if (pattern.split("/").includes("..")) return "a pattern does not leave the repository by `..`";
  const groups = [...pattern.matchAll(/\{([^{}]*)\}/g)];
  if (groups.length !== (pattern.match(/\{/g)?.length ?? 0)) return "braces in a pattern are closed and not nested";
  if (groups.some(([, inside]) => inside?.includes(".."))) return "a pattern lists its alternatives; ranges such as `{1..9}` are not taken";
  const product = groups.reduce((count, [, inside = ""]) => count * inside.split(",").length, 1);
  if (product > globLimits.alternatives) return `a pattern expands to at most ${globLimits.alternatives} alternatives, this one to ${product}`;
  const segments = pattern.split("/");
  if (segments.filter((segment) => segment === "**").length > globLimits.deepWildcards) return `a pattern has at most ${globLimits.deepWildcards} \`**\``;
  if (segments.some((segment) => segment !== "**" && (segment.match(/\*+/g)?.length ?? 0) > globLimits.wildcardsInSegment)) {
    return `a pattern has at most ${globLimits.wildcardsInSegment} \`*\` between two slashes`;
  }
  return undefined;
}

const globs = z.array(glob).min(1).max(100);

/** Text for people: at least a word. */
const reason = z.string().trim().min(3, "a reason says why, in at least three characters").max(1000);

const date = z.string().superRefine((text, { addIssue }) => {
  const stamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const real = !Number.isNaN(stamp) && new Date(stamp).toISOString().startsWith(text);
  if (!real) addIssue({ code: "custom", message: "a date is a day of the calendar, as in 2027-03-31" });
});

const directory = z
  .string()
  .min(1)
  .max(1024)
  .refine((path) => !path.startsWith("/") && !/^[A-Za-z]:|\\/.test(path) && !path.split("/").includes(".."), "a directory is relative to the repository's root and stays inside it, with `/` between its parts");

const host = (editions: readonly string[]) =>
  z.strictObject({
    dirs: z.array(directory).max(200).optional().describe("Further directories (for some hosts: files) to read as project layers; they add, never replace."),
    edition: z.enum(editions as [string, ...string[]]).optional().describe(`The version of the host that judges. Default: \`${editions[0]}\`.`),
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
            z.int().min(minimum).max(maximum).optional().describe(`${description} Default: ${presets.recommended}, strict: ${presets.strict}.`),
          ]),
        ),
      }),
    ])
    .optional()
    .describe(summary);

const grant = z
  .strictObject({
    profiles: globs.optional().describe("Names of profiles."),
    paths: globs.optional().describe("Paths of their files."),
    hosts: z.array(z.enum(Object.keys(hosts) as [string, ...string[]])).min(1).optional().describe("Hosts; all where absent."),
    may: z.array(capability).min(1).describe("What these profiles may do beyond the ceiling."),
    reason: reason.describe("Why they may."),
    owner: z.string().min(1).max(200).optional().describe("The login or team that answers for it."),
    until: date.optional().describe("The last day it counts, in UTC."),
  })
  .refine(({ profiles, paths }) => profiles !== undefined || paths !== undefined, "a grant names `profiles`, `paths` or both");

/** Keys that a later version of this tool will take. */
export const reservedKeys = ["waivers", "overrides", "rollout", "approvals", "grantable", "waivable", "max-days", "baseline"] as const;

export const policySchema = z
  .strictObject({
    $schema: z.string().optional().describe("For editors."),
    extends: z
      .union([z.string(), z.array(z.string()).min(1).max(10)])
      .optional()
      .describe("The presets to start from: preset:recommended or preset:strict. Default: preset:recommended."),
    hosts: z.strictObject(Object.fromEntries(Object.entries<Host>(hosts).map(([id, { editions }]) => [id, host(editions).optional()]))).optional().describe("Settings per host."),
    ceiling: z.array(capability).optional().describe("What any profile may do without a grant. Default: [read]."),
    grants: z.array(grant).max(1000).optional().describe("Profiles that may do more than the ceiling."),
    ignore: z.array(z.strictObject({ paths: globs, reason })).max(1000).optional().describe("Files whose findings do not count; their profiles are still listed."),
    rules: z
      .strictObject(
        Object.fromEntries(
          Object.entries<Rule>(rules).flatMap(([id, rule]) => [
            [id, setting(rule)],
            ...Object.keys(rule.kinds ?? {}).map((kind) => [`${id}/${kind}`, level.optional().describe(`${rule.summary} Kind \`${kind}\`.`)] as const),
          ]),
        ),
      )
      .optional()
      .describe("Severities and options that differ from the preset."),
  })
  .describe("What a team decided about its subagent profiles.");

export type PolicyFile = z.infer<typeof policySchema>;

/** The keys that a mapping at this path may have, for suggestions. */
export function keysAt(path: readonly (string | number)[]): readonly string[] {
  let schemas: readonly unknown[] = [policySchema];
  for (const part of path) schemas = schemas.flatMap(unwrapped).flatMap((schema) => stepInto(schema, part));
  return schemas.flatMap(unwrapped).flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
}

function unwrapped(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap());
  return schema instanceof z.ZodUnion ? schema.options.flatMap(unwrapped) : [schema];
}

function stepInto(schema: unknown, part: string | number): readonly unknown[] {
  if (schema instanceof z.ZodObject) return [(schema.shape as { readonly [key: string]: unknown })[part]];
  return schema instanceof z.ZodArray ? [schema.element] : [];
}
