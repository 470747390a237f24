/** The reviews of a request as GitHub knows them, and the people who gave them. Asked once, and only where a policy wants approvals. */
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
import { all, type Fields, one, text } from "./api.ts";

export interface Request {
  readonly api: string;
  readonly token: string | undefined;
  /** Reads teams, which the job's own token cannot; `undefined`: there is no other. */
  readonly policyToken: string | undefined;
  /** `owner/name`; `null` where nobody says. */
  readonly repository: string | null;
  readonly number: number;
  /** The commit that is judged. */
  readonly head: string;
  readonly base: RepoIndex;
}

/** GitHub names the authors of no more commits. */
const mostCommits = 250;
const mostReviews = 2_000;

export function approverFor(request: Request): ApprovalCheck {
  let reviews: Promise<PullRequestReviews | string> | undefined;
  const circles = circlesOf(request);
  const known = new Map<string, Promise<ApprovalStatus>>();
  return (asked, paths) => {
    const key = JSON.stringify([asked.by, asked.count, paths]);
    let standing = known.get(key);
    if (!standing)
      known.set(
        key,
        (standing = (reviews ??= reviewsOf(request)).then((found) =>
          typeof found === "string"
            ? { kind: "missing", by: [], why: [found] }
            : approvalStatus(asked, paths, found, circles),
        )),
      );
    return standing;
  };
}

/** A reason, as a part of a sentence, where they cannot be had whole. */
async function reviewsOf({ api, token, repository, number, head }: Request): Promise<PullRequestReviews | string> {
  if (token === undefined) return "reviews cannot be read without the input `token`";
  if (repository === null) return "reviews cannot be read, since `GITHUB_REPOSITORY` names no repository";
  const service = { api, token };
  const way = `/repos/${repository}/pulls/${number}`;
  const [pull, given, commits] = await Promise.all([
    one(service, way),
    all(service, `${way}/reviews`, mostReviews),
    all(service, `${way}/commits`, mostCommits),
  ]);
  const refused = [pull, given, commits].find((told) => told.kind === "refused");
  if (refused?.kind === "refused") {
    const advice =
      refused.status === 401 || refused.status === 403 || refused.status === 404
        ? "; the token needs `pull-requests: read`"
        : "";
    return `the reviews of this request cannot be read: ${refused.reason}${advice}`;
  }
  if (pull.kind !== "told" || given.kind !== "told" || commits.kind !== "told")
    throw new Error("an answer is neither told nor refused");
  if (text(pull.value, "head", "sha") !== head) return "the request has moved on to another commit since";
  const { commits: count } = pull.value;
  if (typeof count !== "number" || count > mostCommits)
    return `the request has ${String(count)} commits, and GitHub names the authors of ${mostCommits} at the most`;
  if (commits.value.length !== count || !commits.value.some(({ sha }) => sha === head))
    return "GitHub does not name all commits of this request";
  const author = text(pull.value, "user", "login");
  const involved = new Map(commits.value.flatMap(handsIn).map((login) => [login.toLowerCase(), "has a commit in it"]));
  if (author !== undefined) involved.set(author.toLowerCase(), "opened it");
  return { head, involved, submitted: given.value.flatMap(opinionOf) };
}

function opinionOf({ user, state, commit_id: commit }: Fields): readonly SubmittedReview[] {
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

/** Authors and committers as GitHub knows them, and those whom only the commit names, by an address of GitHub's own. */
function handsIn(commit: Fields): readonly string[] {
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

function circlesOf({ api, token, policyToken, repository, base }: Request): TeamDirectory {
  const service: Service = { api, token: policyToken ?? token };
  const home = repository?.split("/")[0]?.toLowerCase();
  const teams = new Map<string, Promise<string | undefined>>();
  const members = new Map<string, Promise<boolean | string>>();
  let owners: Promise<((path: string) => readonly string[]) | string> | undefined;
  return {
    readable: (team) => memo(teams, team, () => faultOf(team, home, service)),
    isMember: (team, login) => memo(members, `${team} ${login}`, () => belongs(team, login, service)),
    async owners(path) {
      const found = await (owners ??= ownersFrom(base));
      return typeof found === "string" ? found : found(path);
    },
  };
}

/** Why a team cannot be read. GitHub does not tell one that is not there from one that the token may not see. */
async function faultOf(team: string, home: string | undefined, service: Service): Promise<string | undefined> {
  const [organisation = ""] = team.split("/");
  if (organisation !== home) return "it is a team of another organisation";
  const told = await one(service, wayTo(team));
  if (told.kind === "told") return undefined;
  if (told.status !== 401 && told.status !== 403 && told.status !== 404) return told.reason;
  return "there is no such team, or the token lacks the organisation's permission *Members: read*; the job's own token never has it, so give `policy-token` one of an app that has";
}

async function belongs(team: string, login: string, service: Service): Promise<boolean | string> {
  const told = await one(service, `${wayTo(team)}/memberships/${encodeURIComponent(login)}`);
  if (told.kind === "told") return told.value["state"] === "active";
  return told.status === 404 ? false : told.reason;
}

function wayTo(team: string): string {
  const [organisation = "", slug = ""] = team.split("/");
  return `/orgs/${encodeURIComponent(organisation)}/teams/${encodeURIComponent(slug)}`;
}

/** By the first file that GitHub would look at; one that is there and cannot be read names nobody. */
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
