/** Reads the reviews of a pull request and the people who gave them: once, and only where a policy requires approvals. */
import {
  type ApprovalCheck,
  type TeamDirectory,
  type SubmittedReview,
  type PullRequestReviews,
  type ApprovalStatus,
  approvalStatus,
} from "../approvals/status.ts";
import type { Service } from "../platform/github/request.ts";
import { codeownersPaths, ownersIn } from "../approvals/code-owners.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { all, type Fields, one, type Refused, text } from "./api.ts";

export interface Request {
  readonly api: string;
  readonly token: string | undefined;
  /** Reads teams, which the job's own token cannot; `undefined`: no other token is given. */
  readonly policyToken: string | undefined;
  /** `owner/name`; `null` where the environment does not name it. */
  readonly repository: string | null;
  readonly number: number;
  /** The commit that is checked. */
  readonly head: string;
  readonly base: RepoIndex;
}

/** GitHub lists at most this many commits of a pull request. */
const mostCommits = 250;
const mostReviews = 2_000;

/** Answers whether an approval was given. Equal questions are answered once. */
export function approverFor(request: Request): ApprovalCheck {
  let reviews: Promise<PullRequestReviews | string> | undefined;
  const directory = teamDirectoryOf(request);
  const known = new Map<string, Promise<ApprovalStatus>>();
  return (approval, paths) => {
    const key = JSON.stringify([approval.by, approval.count, paths]);
    let status = known.get(key);
    if (!status)
      known.set(
        key,
        (status = (reviews ??= reviewsOf(request)).then((found) =>
          typeof found === "string"
            ? { kind: "missing", by: [], why: [found] }
            : approvalStatus(approval, paths, found, directory),
        )),
      );
    return status;
  };
}

/** Resolves to a reason, as a part of a sentence, where the reviews cannot be read whole. */
async function reviewsOf({ api, token, repository, number, head }: Request): Promise<PullRequestReviews | string> {
  if (token === undefined) return "reviews cannot be read without the input `token`";
  if (repository === null) return "reviews cannot be read, since `GITHUB_REPOSITORY` names no repository";
  const service = { api, token };
  const path = `/repos/${repository}/pulls/${number}`;
  const [pull, submitted, commits] = await Promise.all([
    one(service, path),
    all(service, `${path}/reviews`, mostReviews),
    all(service, `${path}/commits`, mostCommits),
  ]);
  for (const answer of [pull, submitted, commits]) if (answer.kind === "refused") return refusalOf(answer);
  if (pull.kind !== "told" || submitted.kind !== "told" || commits.kind !== "told")
    throw new Error("an answer is neither told nor refused");
  return (
    incompletenessOf(pull.value, commits.value, head) ?? {
      head,
      involved: involvedIn(pull.value, commits.value),
      submitted: submitted.value.flatMap(submittedReviewOf),
    }
  );
}

function refusalOf({ status, reason }: Refused): string {
  const advice = status === 401 || status === 403 || status === 404 ? "; the token needs `pull-requests: read`" : "";
  return `the reviews of this request cannot be read: ${reason}${advice}`;
}

/** Why an answer does not cover the commit that is checked; `undefined` where it does. */
function incompletenessOf(pull: Fields, commits: readonly Fields[], head: string): string | undefined {
  if (text(pull, "head", "sha") !== head) return "the request has moved on to another commit since";
  const { commits: count } = pull;
  if (typeof count !== "number" || count > mostCommits)
    return `the request has ${String(count)} commits, and GitHub names the authors of ${mostCommits} at the most`;
  return commits.length !== count || !commits.some(({ sha }) => sha === head)
    ? "GitHub does not name all commits of this request"
    : undefined;
}

/** The logins that cannot approve the pull request, with the reason. */
function involvedIn(pull: Fields, commits: readonly Fields[]): ReadonlyMap<string, string> {
  const author = text(pull, "user", "login");
  const involved = new Map(commits.flatMap(contributorsOf).map((login) => [login.toLowerCase(), "has a commit in it"]));
  if (author !== undefined) involved.set(author.toLowerCase(), "opened it");
  return involved;
}

function submittedReviewOf({ user, state, commit_id: commit }: Fields): readonly SubmittedReview[] {
  const login = text(user, "login");
  if (login === undefined) return [];
  return [
    {
      login,
      isPerson: text(user, "type") === "User" && !login.endsWith("[bot]"),
      says: state === "APPROVED" ? "approved" : state === "COMMENTED" || state === "PENDING" ? "remark" : "undone",
      commit: typeof commit === "string" ? commit : null,
    },
  ];
}

/** Authors and committers as GitHub links them, and co-authors with a `users.noreply.github.com` address. */
function contributorsOf(commit: Fields): readonly string[] {
  const coAuthors = [...(text(commit, "commit", "message") ?? "").matchAll(/^co-authored-by:.*<([^<>\n]+)>/gim)].map(
    ([, address]) => address,
  );
  const addresses = [
    text(commit, "commit", "author", "email"),
    text(commit, "commit", "committer", "email"),
    ...coAuthors,
  ];
  const named = addresses.map(
    (address) => /^(?:\d+\+)?([^@+\s]+)@users\.noreply\.github\.com$/i.exec(address ?? "")?.[1],
  );
  return [text(commit, "author", "login"), text(commit, "committer", "login"), ...named].filter(
    (login) => login !== undefined,
  );
}

function teamDirectoryOf({ api, token, policyToken, repository, base }: Request): TeamDirectory {
  const service: Service = { api, token: policyToken ?? token };
  const home = repository?.split("/")[0]?.toLowerCase();
  const teams = new Map<string, Promise<string | undefined>>();
  const members = new Map<string, Promise<boolean | string>>();
  let owners: Promise<((path: string) => readonly string[]) | string> | undefined;
  return {
    readable: (team) => memo(teams, team, () => faultOf(team, home, service)),
    isMember: (team, login) => memo(members, `${team} ${login}`, () => isMemberOf(team, login, service)),
    async owners(path) {
      const found = await (owners ??= ownersFrom(base));
      return typeof found === "string" ? found : found(path);
    },
  };
}

/** Why a team cannot be read. GitHub gives the same answer for a missing team and for one that the token cannot see. */
async function faultOf(team: string, home: string | undefined, service: Service): Promise<string | undefined> {
  const [organisation = ""] = team.split("/");
  if (organisation !== home) return "it is a team of another organisation";
  const answer = await one(service, pathOf(team));
  if (answer.kind === "told") return undefined;
  if (answer.status !== 401 && answer.status !== 403 && answer.status !== 404) return answer.reason;
  return "there is no such team, or the token lacks the organisation's permission *Members: read*; the job's own token never has it, so give `policy-token` one of an app that has";
}

async function isMemberOf(team: string, login: string, service: Service): Promise<boolean | string> {
  const answer = await one(service, `${pathOf(team)}/memberships/${encodeURIComponent(login)}`);
  if (answer.kind === "told") return answer.value["state"] === "active";
  return answer.status === 404 ? false : answer.reason;
}

function pathOf(team: string): string {
  const [organisation = "", slug = ""] = team.split("/");
  return `/orgs/${encodeURIComponent(organisation)}/teams/${encodeURIComponent(slug)}`;
}

/** Reads the first `CODEOWNERS` file, in GitHub's order. One that cannot be read is a reason. */
async function ownersFrom(base: RepoIndex): Promise<((path: string) => readonly string[]) | string> {
  for (const path of codeownersPaths) {
    const content = await base.read(path);
    if (content.kind === "text") return ownersIn(content.source.text);
    if (content.kind !== "absent") return `\`${path}\` of the base cannot be read`;
  }
  return () => [];
}

function memo<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = known.get(key);
  if (!value) known.set(key, (value = make()));
  return value;
}
