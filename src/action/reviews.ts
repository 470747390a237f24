/**
 * Reads the reviews of a pull request and the people who gave them: once, and only where a policy requires approvals.
 */
import {
  type ApprovalCheck,
  type SubmittedReview,
  type PullRequestReviews,
  type ApprovalStatus,
  type TeamDirectory,
  approvalStatus,
} from "../approvals/status.ts";
import { getList, type Fields, getObject, type Refused, textAt } from "./api.ts";
import { accountsOfPullRequest, contributorsOf } from "./contributors.ts";

/** The pull request whose reviews are read, and what GitHub is asked with. */
export interface Request {
  /** The address of the REST API. */
  readonly api: string;
  /** The address of the GraphQL API. */
  readonly graphql: string;
  readonly token: string | undefined;
  /** `owner/name`; `null` where the environment does not name it. */
  readonly repository: string | null;
  readonly number: number;
  /** The commit that is checked. */
  readonly head: string;
}

/** GitHub lists at most this many commits of a pull request. */
const mostCommits = 250;
const mostReviews = 2_000;

/** Answers whether an approval was given. Equal questions are answered once. */
export function approverFor(request: Request, directory: TeamDirectory): ApprovalCheck {
  let reviews: Promise<PullRequestReviews | string> | undefined;
  const known = new Map<string, Promise<ApprovalStatus>>();
  return (approval, paths) => {
    const key = JSON.stringify([approval.by, approval.count, paths]);
    let status = known.get(key);
    if (!status)
      known.set(
        key,
        (status = (reviews ??= reviewsOf(request)).then((found) =>
          typeof found === "string"
            ? { kind: "missing", by: [], why: [found], isStuck: true }
            : approvalStatus(approval, paths, found, directory),
        )),
      );
    return status;
  };
}

/** Resolves to a reason, as a part of a sentence, where the reviews cannot be read whole. */
async function reviewsOf({
  api,
  graphql,
  token,
  repository,
  number,
  head,
}: Request): Promise<PullRequestReviews | string> {
  if (token === undefined) return "reviews cannot be read without the input `token`";
  if (repository === null) return "reviews cannot be read, since `GITHUB_REPOSITORY` names no repository";
  const service = { api, token };
  const path = `/repos/${repository}/pulls/${number}`;
  const [pull, submitted, commits] = await Promise.all([
    getObject(service, path),
    getList(service, `${path}/reviews`, mostReviews),
    getList(service, `${path}/commits`, mostCommits),
  ]);
  for (const answer of [pull, submitted, commits]) if (answer.kind === "refused") return refusalOf(answer);
  if (pull.kind !== "told" || submitted.kind !== "told" || commits.kind !== "told")
    throw new Error("an answer is neither told nor refused");
  const incompleteness = incompletenessOf(pull.value, commits.value, head);
  if (incompleteness !== undefined) return incompleteness;
  const { logins, unidentified } = await contributorsOf(commits.value, () =>
    accountsOfPullRequest({ graphql, token, repository, number }),
  );
  return {
    head,
    involved: involvedIn(pull.value, logins),
    unidentified,
    submitted: submitted.value.flatMap(submittedReviewOf),
  };
}

function refusalOf({ status, reason }: Refused): string {
  const advice = status === 401 || status === 403 || status === 404 ? "; the token needs `pull-requests: read`" : "";
  return `the reviews of this pull request cannot be read: ${reason}${advice}`;
}

/** Why an answer does not cover the commit that is checked; `undefined` where it does. */
function incompletenessOf(pull: Fields, commits: readonly Fields[], head: string): string | undefined {
  if (textAt(pull, "head", "sha") !== head) return "the pull request has a newer commit";
  const { commits: count } = pull;
  if (typeof count !== "number" || count > mostCommits)
    return `the pull request has ${String(count)} commits, and GitHub names the authors of ${mostCommits} at the most`;
  return commits.length !== count || !commits.some(({ sha }) => sha === head)
    ? "GitHub does not name all commits of this pull request"
    : undefined;
}

/** The logins that cannot approve the pull request, with the reason. */
function involvedIn(pull: Fields, contributors: readonly string[]): ReadonlyMap<string, string> {
  const author = textAt(pull, "user", "login");
  const involved = new Map(contributors.map((login) => [login.toLowerCase(), "has a commit in it"]));
  if (author !== undefined) involved.set(author.toLowerCase(), "opened it");
  return involved;
}

function submittedReviewOf({
  user,
  state,
  commit_id: commit,
  author_association: association,
}: Fields): readonly SubmittedReview[] {
  const login = textAt(user, "login");
  if (login === undefined) return [];
  return [
    {
      login,
      isPerson: textAt(user, "type") === "User" && !login.endsWith("[bot]"),
      says: state === "APPROVED" ? "approved" : state === "COMMENTED" || state === "PENDING" ? "commented" : "undone",
      commit: typeof commit === "string" ? commit : null,
      association: typeof association === "string" ? association : undefined,
    },
  ];
}
