/** Which service checks changes of a repository, GitHub or GitLab, and what differs between the two. */
import { codeownersPaths } from "../../../approvals/code-owners.ts";
import { valueOf } from "../../../parsers/node.ts";
import { documentOf } from "../../../policy/gate/document.ts";
import { wordsIn } from "../../../policy/gate/usage.ts";
import type { Files } from "./package.ts";

/** Where changes are reviewed and checked. */
export type Service = "github" | "gitlab";

/** GitHub's workflow with the check. Relative to the top of the repository, as all paths that `init` writes. */
const workflowPath = ".github/workflows/agent-profiles.yml";

/** The only file that GitLab starts pipelines from, unless the project's settings name another one. */
const pipelinePath = ".gitlab-ci.yml";

/** The file that runs the check on changes. */
export const checkPaths: { readonly [S in Service]: string } = { github: workflowPath, gitlab: pipelinePath };

/** Where the service looks for code owners, in this order. The documentation of GitLab names these three. */
export const ownersPaths: { readonly [S in Service]: readonly string[] } = {
  github: codeownersPaths,
  gitlab: ["CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"],
};

/** Where a new file of code owners belongs. */
export const newOwnersPath: { readonly [S in Service]: string } = {
  github: codeownersPaths[0],
  gitlab: ".gitlab/CODEOWNERS",
};

/**
 * The server of `origin` decides. Where its name says nothing, a pipeline of GitLab does, if there is no workflow of
 * GitHub. `server`: `undefined` without `origin`.
 */
export function serviceOf(server: string | undefined, { exists }: Pick<Files, "exists">): Service {
  if (server !== undefined && /gitlab/i.test(server)) return "gitlab";
  if (server !== undefined && /github/i.test(server)) return "github";
  return exists(pipelinePath) && !exists(".github/workflows") ? "gitlab" : "github";
}

/**
 * A stage of GitLab's pipeline for a new job. `undefined`: the job needs to name none, since the pipeline has `test`,
 * which GitLab gives to such a job (documented). `text`: the pipeline, if there is one.
 */
export async function stageIn(service: Service, text: string | undefined): Promise<string | undefined> {
  if (service !== "gitlab" || text === undefined) return undefined;
  const document = await documentOf({ path: pipelinePath, text }, "gitlab");
  if ("kind" in document) return undefined;
  const stages = wordsIn(valueOf(document.node, "stages"));
  return stages.includes("test") ? undefined : stages.find((stage) => stage !== ".pre" && stage !== ".post");
}
