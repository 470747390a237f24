/** Finds the policy of a repository in one of its trees. */
import type { PolicyProblems } from "../policy.ts";
import { policyPaths } from "../policy.ts";
import type { Survey } from "../survey.ts";
import { placeOfPath, type Source } from "../text.ts";

/** The file, `undefined` where there is none, or why it cannot be read; `path` names one that must be there. */
export async function findPolicy(survey: Survey, path?: string): Promise<Source | PolicyProblems | undefined> {
  const refuse = (at: string, message: string, other?: string): PolicyProblems => ({
    kind: "problems",
    problems: [{ message, at: placeOfPath(at), ...(other === undefined ? {} : { related: [{ message: "the other policy", at: placeOfPath(other) }] }) }],
  });
  const there = path === undefined ? policyPaths.filter((candidate) => survey.entries.has(candidate) || survey.look(candidate).kind === "file") : [path];
  const [first, second] = there;
  if (first === undefined) return undefined;
  if (second !== undefined) return refuse(second, `there are two policies, \`${first}\` and \`${second}\`; keep one`, first);
  const content = await survey.read(first);
  switch (content.kind) {
    case "text":
      return content.source;
    case "not-utf8":
      return refuse(first, "the policy is not UTF-8 text");
    case "unjudged":
      return refuse(first, `the policy ${content.problem}`);
    case "absent":
      return refuse(first, content.sight.kind === "missing" ? "there is no such policy file" : "the policy is no file of this repository");
  }
}
