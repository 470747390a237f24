/** Keeps the rows of an earlier inventory for repositories in which nothing can have changed. */
import { writeJsonLine } from "../../sanitize/json.ts";
import { blocksOf, type NamedText } from "../inventory.ts";
import type { Plan, PlannedRepository } from "../plan/index.ts";
import { plannedOf, type RepositoryRow, type Row } from "../rows/index.ts";

/**
 * The lines of a repository as a new scan would write them, the row of the repository last; `undefined`: it is to be
 * read.
 */
export type Kept = (repository: PlannedRepository) => readonly string[] | undefined;

/**
 * The rows stay where the root tree is the same, what decides them next to the repository is the same (`judgedBy`), and
 * no date between the two days changes them. Rejects with `UserError` where `earlier` is no inventory.
 */
export async function keptSince(earlier: NamedText, { date }: Pick<Plan, "date">, judgedBy: string): Promise<Kept> {
  const blocks = await blocksOf(earlier);
  return (repository) => {
    const rows = (blocks.get(repository.name) ?? []).map((line) => JSON.parse(line) as Row);
    const own = rows.find((row) => row.type === "repository");
    if (!own || !holds(own, repository, date, judgedBy)) return undefined;
    const { commit } = repository;
    const others = rows.filter((row) => row !== own).map((row) => ({ ...row, commit, date }));
    const policy = own.policy.map((source) => ({
      ...source,
      commit: source.commit === own.commit ? commit : source.commit,
    }));
    const renewed: RepositoryRow = { ...own, commit, date, ...plannedOf(repository), power: null, policy };
    return [...others, renewed].map((row) => writeJsonLine(row).trimEnd());
  };
}

function holds(
  { conclusion, stale, tree, judgedBy, holdsUntil, date: since, problem, branch, properties }: RepositoryRow,
  repository: PlannedRepository,
  date: string,
  now: string,
): boolean {
  return (
    (conclusion === "passed" || conclusion === "failed") &&
    !stale &&
    problem === null &&
    repository.problem === null &&
    tree !== null &&
    tree === repository.tree &&
    branch === repository.branch &&
    // They may decide the wave of a rollout.
    JSON.stringify(properties) === JSON.stringify(repository.properties) &&
    judgedBy === now &&
    since <= date &&
    (holdsUntil === null || date <= holdsUntil)
  );
}
