/** What an event asks to be judged: commits, never the disk, and the policy from where it counts. */
import { openRepository, type Repository, type Token } from "../files/git/index.ts";
import { Survey } from "../survey.ts";
import { Mistake } from "../tree.ts";
import type { Environment, Happening } from "./event.ts";

export interface Held {
  readonly survey: Survey;
  readonly commit: string;
}

export interface Matter {
  readonly head: Held;
  readonly base: Held | undefined;
  readonly notes: readonly string[];
}

/** The repository in the workspace, from its top: `root` narrows what is reported, never what is looked at. */
export function repositoryOf(environment: Environment): Repository {
  const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
  const around = openRepository(workspace, environment);
  const repository = around && around.top !== around.root ? openRepository(around.top, environment) : around;
  if (!repository) throw new Mistake("there is no repository in the workspace; run actions/checkout in an earlier step");
  return repository;
}

/** Fetches what the clone lacks. Rejects where the commit, or the base of a request, cannot be had: then nothing can be said. */
export async function matterOf({ commit, beside }: Happening, repository: Repository, token: Token | undefined): Promise<Matter> {
  const held = async (id: string): Promise<Held> => {
    if (!(await repository.resolve(id))) await repository.fetch(id, token);
    if (!(await repository.resolve(id))) throw new Mistake(`this clone lacks the commit ${id}`);
    return { survey: await Survey.of(repository.commit(id)), commit: id };
  };
  const wanted = await judgedOf(commit, beside, repository);
  const head = await held(wanted);
  const notes = wanted === commit ? [] : [`the clone holds the head of the request and not its merge, so the head is judged`];
  switch (beside.kind) {
    case "request": {
      const base = await repository.baseOf({ ...beside, ran: commit });
      return { head, base: await held(base.id), notes };
    }
    case "group":
      return { head, base: await held(beside.base), notes };
    case "push": {
      const before = await held(beside.before).catch(() => undefined);
      return { head, base: before, notes: before ? notes : [...notes, "the commit before this push cannot be had any more, so every finding is new"] };
    }
    case "none":
      return { head, base: undefined, notes };
  }
}

/** The tip of the default branch, where the event is about another one. Rejects where it cannot be had. */
export async function mainOf({ ref, defaultBranch, beside }: Happening, repository: Repository, token: Token | undefined): Promise<Held | undefined> {
  if (defaultBranch === undefined || ref === `refs/heads/${defaultBranch}` || (ref === undefined && beside.kind === "none")) return undefined;
  const tip = await repository.tipOf(defaultBranch, token);
  if (tip === undefined) throw new Mistake(`the default branch \`${defaultBranch}\` cannot be found, and its policy counts for other branches too`);
  if (!(await repository.resolve(tip))) await repository.fetch(tip, token);
  if (!(await repository.resolve(tip))) throw new Mistake(`this clone lacks the commit ${tip}, the tip of \`${defaultBranch}\``);
  return { survey: await Survey.of(repository.commit(tip)), commit: tip };
}

/** The commit of the event, or the head of a request where somebody chose to check that out. */
async function judgedOf(commit: string, beside: Happening["beside"], repository: Repository): Promise<string> {
  if (beside.kind !== "request" || (await repository.resolve(commit))) return commit;
  return (await repository.resolve(beside.head)) ? beside.head : commit;
}
