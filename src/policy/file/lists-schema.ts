/** The schema of the lists of a policy: which servers and models profiles may use. */
import { z } from "zod";
import { globProblem } from "./glob.ts";

const pattern = z.string().min(1).max(256);

/** A pattern of names, in which `*` matches any text. */
const namePattern = pattern.superRefine((text, context) => {
  const problem = globProblem(text.replaceAll("/", "\u2215"));
  if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
});

const urlPattern = pattern.regex(
  /^[a-z*]+:\/\/[^/@]+(?:\/.*)?$/,
  "an address is a pattern with its scheme and host, as in `https://mcp.acme.dev/**`",
);

const serverEntry = z.union([
  z.strictObject({
    command: pattern.describe(
      "The program, or the whole command line, word by word; `*` matches any text within a word that is no option, and `**` at the end any words.",
    ),
    package: namePattern.optional().describe("The package or image that it fetches, without or with its version."),
    pinned: z.boolean().optional().describe("Whether a version or a digest has to pin the package."),
  }),
  z.strictObject({ url: urlPattern.describe("The address, as in `https://mcp.acme.dev/**`.") }),
]);

/** The key `servers`: an allow list. */
export const servers = z
  .strictObject({ allow: z.array(serverEntry).max(1000).describe("What they run or connect to.") })
  .optional()
  .describe("The servers that profiles and settings may connect, by what they run or connect to. Default: any.");

/** The key `models`: an allow list. */
export const models = z
  .strictObject({ allow: z.array(namePattern).max(1000).describe("Patterns of model ids; `inherit` for none.") })
  .optional()
  .describe("The models that profiles may name; `inherit` stands for no model. Default: any.");
