/** Opens the commits of an event: the one to check, and its base. Nothing is read from the disk. */
import { ForeignObject, UserError } from "../repo/tree.ts";
import type { EventContext, GitHubEvent } from "./event.ts";
import type { CommitSource, CommitTree } from "./commits.ts";

/** The two trees of a run, opened. */
export interface EvaluationInput {
  readonly head: CommitTree;
  /** `undefined`: there is nothing to compare with, so every finding is new. */
  readonly base: CommitTree | undefined;
  /** Sentences for people, about trees that are not the usual ones. */
  readonly notes: readonly string[];
}

/** Rejects where the commit, or the base of a pull request, cannot be read. */
export async function evaluationInput(
  { commit, context }: GitHubEvent,
  commits: CommitSource,
): Promise<EvaluationInput> {
  const notes =
    commits.hasClone || (context.kind === "request" && context.ran === undefined)
      ? []
      : ["there is no clone in the workspace, so everything is read through GitHub's API"];
  switch (context.kind) {
    case "request":
      return context.ran === undefined
        ? headAsData(context, commits)
        : mergeOrHead(context, context.ran, commits, notes);
    case "review":
      throw new Error("a review is no change, and nothing of it is judged");
    case "group":
      return withBase(await commits.held(commit), async () => context.base, commits, notes);
    case "push": {
      const head = await commits.held(commit);
      const before = await commits.held(context.before, head).catch(unlessFailure);
      return {
        head,
        base: before,
        notes: before ? notes : [...notes, "the commit before this push no longer exists, so every finding is new"],
      };
    }
    case "none":
      return { head: await commits.held(commit), base: undefined, notes };
  }
}

/** A commit that cannot be read may be done without; a clone whose objects are not what they say may not. */
function unlessFailure(error: unknown): undefined {
  if (error instanceof ForeignObject) throw error;
  return undefined;
}

type Request = Extract<EventContext, { kind: "request" }>;

/** GitHub's merge of the pull request; its head, where the clone has that and the merge cannot be read. */
async function mergeOrHead(
  context: Request,
  ran: string,
  commits: CommitSource,
  notes: readonly string[],
): Promise<EvaluationInput> {
  const merge = await commits.held(ran).catch(async (error: unknown) => {
    unlessFailure(error);
    if (await commits.holds(context.head)) return undefined;
    throw error;
  });
  const base = () => commits.baseOf({ ...context, ran });
  if (merge) return withBase(merge, base, commits, notes);
  return withBase(await commits.held(context.head), base, commits, [
    ...notes,
    "the clone has the head of the pull request, not its merge, so the head is checked",
  ]);
}

/** Reads the head as data, because the job has rights that the author of the pull request lacks. */
async function headAsData({ number, head, base }: Request, commits: CommitSource): Promise<EvaluationInput> {
  const merge = await commits.mergeOf(number, head);
  if (merge) return withBase(await commits.shown(merge.id), async () => merge.base, commits, []);
  return withBase(await commits.shown(head), async () => base, commits, [
    "GitHub has no merge of this pull request with its base, so its head is checked",
  ]);
}

async function withBase(
  head: CommitTree,
  base: () => Promise<string>,
  commits: CommitSource,
  notes: readonly string[],
): Promise<EvaluationInput> {
  return { head, base: await commits.held(await base(), head), notes };
}

/** The tip of the default branch, where the event is about another branch. Rejects where it cannot be read. */
export async function defaultBranchTree(
  { ref, defaultBranch, context }: GitHubEvent,
  commits: CommitSource,
): Promise<CommitTree | undefined> {
  if (
    defaultBranch === undefined ||
    ref === `refs/heads/${defaultBranch}` ||
    (ref === undefined && context.kind === "none")
  )
    return undefined;
  const tip = await commits.tipOf(defaultBranch);
  if (tip === undefined)
    throw new UserError(
      `the default branch \`${defaultBranch}\` cannot be found, and its policy also applies to other branches`,
    );
  return commits.held(tip, "little");
}
