/** The schemas of single values in a policy file. */
import { z } from "zod";
import { ownerPattern } from "./owner-pattern.ts";
import { capabilities } from "../../model/capability.ts";
import { severities } from "../../model/finding.ts";
import { propertyPrefix } from "../waves.ts";
import { globLimits, globProblem } from "./glob.ts";
import { pinnedReferenceOf } from "./reference.ts";

/** The level of a rule, as a policy writes it. */
export const level = z.enum(["off", ...severities]);
/** A capability, as a policy writes it. */
export const capability = z.enum(capabilities);

const pattern = z
  .string()
  .min(1)
  .max(globLimits.length)
  .superRefine((text, { addIssue }) => {
    const problem = globProblem(text);
    if (problem) addIssue({ code: "custom", message: problem });
  });

/** Patterns of names or paths. */
export const globs = z.array(pattern).min(1).max(100);

/** Patterns of repositories: of `owner/name`, or of a custom property. */
export const repositories = z
  .array(
    pattern.refine(
      (text) => !text.toLowerCase().startsWith(propertyPrefix) || /^[^:]*:[^=]+=./.test(text),
      `a pattern of a custom property is \`${propertyPrefix}NAME=VALUE\``,
    ),
  )
  .min(1)
  .max(100);

/** Text for people, at least a word. */
export const reason = z
  .string()
  .trim()
  .min(3, "a reason says why, in at least three characters")
  .max(1000)
  .refine(
    (text) => !/^(?:todo|tbd|fixme|xxx|reason|\?{3,}|\.{3,})[\s.:!?]*$/i.test(text),
    "the reason is a placeholder; write why the entry is needed",
  );

/** A calendar day in UTC: `2027-03-31`. */
export const date = z
  .string()
  .superRefine((text, { addIssue }) => {
    const stamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    const isDay = !Number.isNaN(stamp) && new Date(stamp).toISOString().startsWith(text);
    if (!isDay) addIssue({ code: "custom", message: "expected a date such as 2027-03-31" });
  })
  .meta({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** A file of another repository, with the digest of its content. */
export const pinnedFile = z
  .string()
  .superRefine((text, { addIssue }) => {
    const reference = pinnedReferenceOf(text);
    if (typeof reference === "string") addIssue({ code: "custom", message: reference });
  })
  .meta({ pattern: "^[^/]+/[^/]+//[^@#]+@[^@#]+#sha256:[0-9a-fA-F]{64}$" });

/** A path inside the repository. */
export const directory = z
  .string()
  .min(1)
  .max(1024)
  .refine(
    (path) => !path.startsWith("/") && !/^[A-Za-z]:|\\/.test(path) && !path.split("/").includes(".."),
    "a directory is relative to the repository's root and stays inside it, with `/` between its parts",
  );

/** A login or a team. Logins of a company's own accounts end in `_` and its short name. */
export const person = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,50})(?:\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100})?$/;

/** A login, a team or a group, with or without `@`. */
export const owner = z.string().regex(ownerPattern, "an owner is a login or a team, as in `alice` or `@acme/security`");
