/** The workflows that rulesets require on a branch. */
import { UserError } from "../../../repo/tree.ts";
import { fieldsOf } from "../repository/client.ts";
import type { Session } from "./session.ts";
import { append } from "../../../repo/many.ts";

/** A workflow that a ruleset requires in a repository. */
export interface RequiredWorkflow {
  /** The number of the ruleset. */
  readonly ruleset: number;
  /** The number of the repository that has the workflow. */
  readonly repository: number;
  /** Relative to the root of the repository that has it. */
  readonly path: string;
  /** The pinned commit; else the branch or tag that moves; `null`: the default branch. */
  readonly at: string | null;
  readonly isPinned: boolean;
}

const perPage = 100;

/** None where GitHub has no rules for the repository. Rejects with `UserError` where they cannot be read. */
export async function requiredWorkflows(
  name: string,
  branch: string,
  session: Session,
): Promise<readonly RequiredWorkflow[]> {
  const found: RequiredWorkflow[] = [];
  for (let page = 1; ; page++) {
    const answer = await session.get(
      `/repos/${name.split("/").map(encodeURIComponent).join("/")}/rules/branches/${encodeURIComponent(branch)}?per_page=${perPage}&page=${page}`,
    );
    if (answer.kind === "failed") {
      if (answer.status === 404) return found;
      throw new UserError(`the rulesets of \`${branch}\` could not be read: ${answer.reason}`);
    }
    const rules = Array.isArray(answer.value) ? answer.value.map(fieldsOf) : [];
    for (const { type, ruleset_id: ruleset, parameters } of rules) {
      const { workflows } = fieldsOf(parameters);
      if (type !== "workflows" || typeof ruleset !== "number" || !Array.isArray(workflows)) continue;
      append(
        found,
        workflows.flatMap((workflow) => requiredBy(ruleset, workflow)),
      );
    }
    if (rules.length < perPage) return found;
  }
}

function requiredBy(ruleset: number, workflow: unknown): readonly RequiredWorkflow[] {
  const { path, repository_id: repository, sha, ref } = fieldsOf(workflow);
  if (typeof path !== "string" || typeof repository !== "number") return [];
  const isPinned = typeof sha === "string" && sha !== "";
  const at = isPinned ? sha : typeof ref === "string" && ref !== "" ? ref : null;
  return [{ ruleset, repository, path, at, isPinned }];
}
