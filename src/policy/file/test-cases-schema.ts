/** The schema of a file of policy test cases. */
import { z } from "zod";
import { hosts, rules } from "../../generated/catalogue.ts";
import { severities } from "../../model/finding.ts";
import { plain } from "../../repo/path.ts";
import type { Rule } from "../../model/rule.ts";
import { policyPaths } from "../model.ts";
import type { FileSchema } from "./faults.ts";
import { keysIn } from "./keys-of-schema.ts";

const isInside = (path: string): boolean =>
  path.length > 0 && path.length <= 1024 && plain(path) === path && !path.startsWith("/");
const fault = "a path is relative to the repository's root and stays inside it, without `.` and `..`";
const path = z.string().refine(isInside, fault);

/** The texts of files, by path. */
const files = z.record(z.string(), z.string().max(1 << 20)).superRefine((texts, { addIssue }) => {
  for (const name of Object.keys(texts))
    if (!isInside(name)) addIssue({ code: "custom", path: [name], message: fault });
});

/** Rules about policy find something only in a policy of the case's own. */
const isAboutPolicy = (id: string): boolean => (rules as { readonly [id: string]: Rule })[id]?.subject === "policy";

const expectation = z
  .strictObject({
    rule: z.enum(Object.keys(rules) as [string, ...string[]]),
    kind: z.string().min(1).optional(),
    severity: z.enum(severities).optional(),
    path: path.optional(),
    line: z.int().min(1).optional(),
  })
  .superRefine(({ rule, kind }, { addIssue }) => {
    const kinds = Object.keys((rules as { readonly [id: string]: Rule })[rule]?.kinds ?? {});
    if (kind !== undefined && !kinds.includes(kind))
      addIssue({
        code: "custom",
        path: ["kind"],
        message: `\`${rule}\` has ${kinds.length === 0 ? "no kinds" : `the kinds ${kinds.join(", ")}`}, and \`${kind}\` is none of them`,
      });
  });

const casesSchema = z.strictObject({
  $schema: z.string().optional(),
  policy: z.string().min(1).max(1024).optional(),
  cases: z
    .array(
      z
        .strictObject({
          name: z.string().trim().min(1).max(200),
          files,
          host: z.enum(Object.keys(hosts) as [string, ...string[]]).optional(),
          expect: z.array(expectation).max(1000),
        })
        .superRefine((one, { addIssue }) => {
          if (policyPaths.some((policy) => Object.hasOwn(one.files, policy))) return;
          for (const [i, { rule }] of one.expect.entries())
            if (isAboutPolicy(rule))
              addIssue({
                code: "custom",
                path: ["expect", i, "rule"],
                message: `\`${rule}\` is about policies, and \`files\` of this case has none, such as \`${policyPaths[0]}\``,
              });
        }),
    )
    .min(1)
    .max(1000),
});

/** A file of cases as it is written. */
export type TestCasesInput = z.infer<typeof casesSchema>;

/** For `readDocument`. */
export const casesShape: FileSchema<TestCasesInput> = {
  schema: casesSchema,
  what: "file of cases",
  keysAt: (at) => keysIn(casesSchema, at),
};
