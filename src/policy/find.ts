/** Finds the policy and the baseline of a repository in one of its trees. */
import { absenceText } from "./absence-text.ts";
import { baselinePath, policyPaths, type PolicyProblems } from "./model.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { placeOfPath, type Source } from "../repo/text.ts";

/** The file; `undefined` if there is none; or why it cannot be read. The file at `path` has to exist. */
export async function findPolicy(repo: RepoIndex, path?: string): Promise<Source | PolicyProblems | undefined> {
  const paths =
    path === undefined
      ? policyPaths.filter((candidate) => repo.entries.has(candidate) || repo.resolve(candidate).kind === "file")
      : [path];
  const [first, second] = paths;
  if (first === undefined) return undefined;
  if (second !== undefined)
    return refuse(second, `there are two policies, \`${first}\` and \`${second}\`; keep one`, first);
  return textOf(repo, first, "policy");
}

/** The baseline; `undefined` if there is none; or why it cannot be read. */
export async function findBaseline(repo: RepoIndex): Promise<Source | PolicyProblems | undefined> {
  return repo.entries.has(baselinePath) ? textOf(repo, baselinePath, "baseline") : undefined;
}

async function textOf(repo: RepoIndex, path: string, what: string): Promise<Source | PolicyProblems> {
  const content = await repo.read(path);
  switch (content.kind) {
    case "text":
      return content.source;
    case "not-utf8":
      return refuse(path, `the ${what} is not UTF-8 text`);
    case "unjudged":
      return refuse(path, `the ${what} ${content.problem}`);
    case "absent":
      return refuse(path, `the ${what} ${absenceText(content.resolution)}`);
  }
}

function refuse(at: string, message: string, rival?: string): PolicyProblems {
  return {
    kind: "problems",
    problems: [
      {
        message,
        at: placeOfPath(at),
        ...(rival === undefined ? {} : { related: [{ message: "the other policy", at: placeOfPath(rival) }] }),
      },
    ],
  };
}
