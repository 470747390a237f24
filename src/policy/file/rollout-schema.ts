/** The schema of a rollout: how a policy comes into force, and for which repositories when. */
import { z } from "zod";
import { stages } from "../rollout.ts";
import { date, repositories } from "./value-schema.ts";

/** A later stage cannot begin on an earlier day. */
function inOrder(
  {
    "warn-from": warn,
    "enforce-from": enforce,
  }: { readonly "warn-from"?: string | undefined; readonly "enforce-from"?: string | undefined },
  {
    addIssue,
  }: { addIssue(issue: { readonly code: "custom"; readonly path: string[]; readonly message: string }): void },
): void {
  if (warn !== undefined && enforce !== undefined && warn > enforce)
    addIssue({
      code: "custom",
      path: ["warn-from"],
      message: `it is later than \`enforce-from\` (${enforce}), so it would never count`,
    });
}

const schedule = {
  stage: z
    .enum(stages)
    .optional()
    .describe("observe: everything is a note; warn: nothing is worse than a warning; enforce: as decided."),
  "warn-from": date.optional().describe("The day from which the stage is warn; before it, observe."),
  "enforce-from": date.optional().describe("The day from which the stage is enforce."),
};

/** `rules`: the ids of all rules. */
export function rollout(rules: [string, ...string[]]) {
  return z
    .strictObject({
      ...schedule,
      rules: z
        .partialRecord(z.enum(rules), z.strictObject(schedule).superRefine(inOrder))
        .optional()
        .describe("Schedules of their own for some rules."),
      waves: z
        .array(
          z
            .strictObject({
              repositories: repositories.describe(
                "Patterns of `owner/name`, `acme/pay-*`, and of custom properties, `property:tier=critical`.",
              ),
              ...schedule,
            })
            .superRefine(inOrder),
        )
        .max(100)
        .optional()
        .describe("For an organisation: schedules of their own for some repositories; the first that matches counts."),
    })
    .superRefine(inOrder)
    .optional()
    .describe("How the policy comes into force. Default: at once.");
}
