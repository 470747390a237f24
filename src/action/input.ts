/** What an event asks to be judged: commits, never the disk, and the policy from where it counts. */
import { UserError } from "../repo/tree.ts";
import type { EventContext, GitHubEvent } from "./event.ts";
import type { CommitSource, CommitTree } from "./commits.ts";

export interface EvaluationInput {
  readonly head: CommitTree;
  readonly base: CommitTree | undefined;
  readonly notes: readonly string[];
}

/** Rejects where the commit, or the base of a request, cannot be had: then nothing can be said. */
export async function evaluationInput(
  { commit, context: beside }: GitHubEvent,
  ground: CommitSource,
): Promise<EvaluationInput> {
  const notes =
    ground.hasClone || (beside.kind === "request" && beside.ran === undefined)
      ? []
      : ["there is no clone in the workspace, so everything is read through GitHub's API"];
  switch (beside.kind) {
    case "request":
      return beside.ran === undefined ? dataOf(beside, ground) : requestOf(beside, beside.ran, ground, notes);
    case "review":
      throw new Error("a review is no change, and nothing of it is judged");
    case "group":
      return besideBase(await ground.held(commit), async () => beside.base, ground, notes);
    case "push": {
      const head = await ground.held(commit);
      const before = await ground.held(beside.before, head).catch(() => undefined);
      return {
        head,
        base: before,
        notes: before
          ? notes
          : [...notes, "the commit before this push cannot be had any more, so every finding is new"],
      };
    }
    case "none":
      return { head: await ground.held(commit), base: undefined, notes };
  }
}

type Request = Extract<EventContext, { kind: "request" }>;

/** GitHub's merge of the request, or its head where the clone has that and nobody can give the merge. */
async function requestOf(
  beside: Request,
  ran: string,
  ground: CommitSource,
  notes: readonly string[],
): Promise<EvaluationInput> {
  const merge = await ground.held(ran).catch(async (error: unknown) => {
    if (await ground.holds(beside.head)) return undefined;
    throw error;
  });
  const base = () => ground.baseOf({ ...beside, ran });
  if (merge) return besideBase(merge, base, ground, notes);
  return besideBase(await ground.held(beside.head), base, ground, [
    ...notes,
    "the clone holds the head of the request and not its merge, so the head is judged",
  ]);
}

/** What the request brings is read as data: the job has rights that whoever opened the request has not. */
async function dataOf({ number, head, base }: Request, ground: CommitSource): Promise<EvaluationInput> {
  const merge = await ground.mergeOf(number, head);
  if (merge) return besideBase(await ground.shown(merge.id), async () => merge.base, ground, []);
  return besideBase(await ground.shown(head), async () => base, ground, [
    "GitHub has no merge of this request with its base, so its head is judged",
  ]);
}

async function besideBase(
  head: CommitTree,
  base: () => Promise<string>,
  ground: CommitSource,
  notes: readonly string[],
): Promise<EvaluationInput> {
  return { head, base: await ground.held(await base(), head), notes };
}

/** The tip of the default branch, where the event is about another one. Rejects where it cannot be had. */
export async function defaultBranchTree(
  { ref, defaultBranch, context: beside }: GitHubEvent,
  ground: CommitSource,
): Promise<CommitTree | undefined> {
  if (
    defaultBranch === undefined ||
    ref === `refs/heads/${defaultBranch}` ||
    (ref === undefined && beside.kind === "none")
  )
    return undefined;
  const tip = await ground.tipOf(defaultBranch);
  if (tip === undefined)
    throw new UserError(
      `the default branch \`${defaultBranch}\` cannot be found, and its policy counts for other branches too`,
    );
  return ground.held(tip, "little");
}
