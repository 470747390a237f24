/** Reviews and authors of a pull request, people, teams, and runs of workflows, as far as an approval and a new run of the check need them. */
import { exampleOf } from "../events.ts";
import {
  type Asked,
  type Answer,
  api,
  type Author,
  missing,
  paged,
  type Part,
  representUser,
  type Stage,
} from "./part.ts";

export interface Review {
  /** `null`: the account is gone. */
  readonly author: Author | null;
  readonly state: "APPROVED" | "CHANGES_REQUESTED" | "COMMENTED" | "DISMISSED" | "PENDING";
  readonly commit: string;
  /** The reviewer's relation to the repository; by default a member's. */
  readonly association?: string;
}

/** One commit of a request. `null`: the address belongs to no account. */
export interface Authored {
  readonly sha: string;
  readonly author: string | null;
  readonly committer?: string | null;
  readonly email?: string;
  readonly message?: string;
}

export interface Run {
  readonly id: number;
  readonly path: string;
  readonly event: string;
  readonly head: string;
  status: "queued" | "in_progress" | "completed";
  conclusion: "success" | "failure" | null;
  /** Numbers of requests of this repository; none for those of forks. */
  readonly pulls?: readonly number[];
}

export interface People {
  readonly reviews: Review[];
  readonly authored: Authored[];
  /** By `organisation/slug`: the logins of the members. */
  readonly teams: Map<string, readonly string[]>;
  /** The tokens that may read teams. */
  readonly teamTokens: Set<string>;
  /** By login: the permission that GitHub names; logins that are absent are no users. */
  readonly permissions: Map<string, "admin" | "write" | "read" | "none">;
  /** By address: the account that GitHub shows for a co-author. */
  readonly addresses: Map<string, string>;
  /** Logins that nobody has. */
  readonly nobodies: Set<string>;
  /** Logins that are organisations; all others are people. */
  readonly organisations: Set<string>;
  /** The newest first. */
  readonly runs: Run[];
  /** Runs that were started anew: `47`, or `47 failed jobs`. */
  readonly started: string[];
}

const example = (name: string, key: string) => exampleOf(name)[key] as Readonly<Record<string, unknown>>;
const stamp = "2026-01-01T00:00:00Z";
const forbidden: Answer = {
  status: 403,
  text: JSON.stringify({
    message: "Resource not accessible by integration",
    documentation_url: "https://docs.github.com/rest",
    status: "403",
  }),
};

/** What GraphQL shows of a pull request in `Repository`, once the stand-in knows commits of one. */
export interface PullRequestFields {
  pullRequestFields(): object;
}

export function peoplePart(stage: Stage): Part<People> & PullRequestFields {
  const state: People = {
    reviews: [],
    authored: [],
    teams: new Map(),
    teamTokens: new Set(),
    permissions: new Map(),
    addresses: new Map(),
    nobodies: new Set(),
    organisations: new Set(["acme", "octo-org"]),
    runs: [],
    started: [],
  };
  const ofTeam = (
    { values: { org = "", team_slug: slug = "" }, token }: Asked,
    answer: (members: readonly string[]) => Answer,
  ): Answer => {
    const members = state.teams.get(`${org}/${slug}`);
    if (!state.teamTokens.has(token)) return forbidden;
    return members ? answer(members) : missing;
  };
  const again = (
    { values: { run_id: id } }: Asked,
    what: string,
    conclusions: readonly Run["conclusion"][],
  ): Answer => {
    const run = state.runs.find((one) => one.id === Number(id));
    if (!run) return missing;
    if (run.status !== "completed" || !conclusions.includes(run.conclusion))
      return {
        status: 403,
        text: JSON.stringify({ message: "This workflow is already running, or has no failed jobs" }),
      };
    run.status = "queued";
    run.conclusion = null;
    state.started.push(`${run.id}${what}`);
    return { status: 201, body: {} };
  };
  const authorsOf = ({ author, email = `${author}@example.com`, message = "" }: Authored) => {
    const addresses = [...message.matchAll(/^co-authored-by:.*<(.+)>/gim)].map(([, address = ""]) => address);
    const actor = (address: string, login: string | null) => ({
      email: address,
      user: login === null ? null : { login },
    });
    return {
      nodes: [
        actor(email, author),
        ...addresses.map((address) => actor(address, state.addresses.get(address) ?? null)),
      ],
    };
  };
  return {
    state,
    pullRequestFields: () =>
      state.authored.length === 0
        ? {}
        : {
            pullRequest: {
              commits: ({ first, after }: { readonly first: number; readonly after?: string }) => {
                const start = Number(after ?? 0);
                const page = state.authored.slice(start, start + first);
                return {
                  pageInfo: {
                    hasNextPage: state.authored.length > start + first,
                    endCursor: String(start + page.length),
                  },
                  nodes: page.map((commit) => ({ commit: { authors: authorsOf(commit) } })),
                };
              },
            },
          },
    handlers: {
      "pulls/list-reviews": (asked) => paged(state.reviews.map(representReview), asked, stage.origin()),
      "pulls/list-commits": (asked) => paged(state.authored.slice(0, 250).map(representCommit), asked, stage.origin()),
      "teams/get-by-name": (asked) =>
        ofTeam(asked, (members) => ({ status: 200, body: representTeam(asked, members.length) })),
      "teams/get-membership-for-user-in-org": (asked) =>
        ofTeam(asked, (members) => {
          const { username = "" } = asked.values;
          return members.some((login) => login.toLowerCase() === username.toLowerCase())
            ? { status: 200, body: { role: "member", state: "active", url: `${api}${asked.url.pathname}` } }
            : { status: 404, text: JSON.stringify(missing.body) };
        }),
      "repos/get-collaborator-permission-level": ({ values: { username = "" } }) => {
        const permission = state.permissions.get(username);
        if (permission === undefined) return missing;
        const permissions = { pull: true, push: permission === "write", admin: permission === "admin" };
        const user = { ...representUser({ login: username, type: "User" }), permissions, role_name: permission };
        return { status: 200, body: { permission, role_name: permission, user } };
      },
      "users/get-by-username": ({ values: { username = "" } }) => {
        const type = state.organisations.has(username) ? "Organization" : "User";
        return state.nobodies.has(username)
          ? missing
          : { status: 200, body: { ...representUser({ login: username, type: "User" }), type, ...profile } };
      },
      "actions/list-workflow-runs-for-repo": (asked) => {
        const [event, head] = [asked.query.get("event"), asked.query.get("head_sha")];
        const found = state.runs.filter(
          (run) => (event === null || run.event === event) && (head === null || run.head === head),
        );
        return paged(found.map(representRun), asked, stage.origin(), (page) => ({
          total_count: found.length,
          workflow_runs: page,
        }));
      },
      "actions/re-run-workflow": (asked) => again(asked, "", ["success", "failure"]),
      "actions/re-run-workflow-failed-jobs": (asked) => again(asked, " failed jobs", ["failure"]),
    },
  };
}

const profile = {
  bio: null,
  blog: null,
  company: null,
  email: null,
  followers: 0,
  following: 0,
  hireable: null,
  location: null,
  name: null,
  public_gists: 0,
  public_repos: 0,
  created_at: stamp,
  updated_at: stamp,
};

function representReview({ author, state, commit, association = "MEMBER" }: Review, at: number) {
  return {
    ...example("pull_request_review", "review"),
    id: at + 1,
    user: author && representUser(author),
    body: "",
    state,
    commit_id: commit,
    author_association: association,
    submitted_at: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
  };
}

function representCommit({
  sha,
  author,
  committer = author,
  email = `${author}@example.com`,
  message = "a change",
}: Authored) {
  const user = (login: string | null) => (login === null ? null : representUser({ login, type: "User" }));
  const person = { name: "Somebody", email, date: stamp };
  const url = `${api}/repos/octo-org/octo-repo/commits/${sha}`;
  return {
    url,
    sha,
    node_id: "C_1",
    html_url: url,
    comments_url: `${url}/comments`,
    commit: { url, author: person, committer: person, message, comment_count: 0, tree: { sha, url } },
    author: user(author),
    committer: user(committer),
    parents: [],
  };
}

function representTeam({ values: { org = "", team_slug: slug = "" } }: Asked, members: number) {
  const url = `${api}/orgs/${org}/teams/${slug}`;
  const home = `${api}/orgs/${org}`;
  return {
    id: 1,
    node_id: "T_1",
    url,
    members_url: `${url}/members{/member}`,
    name: slug,
    description: null,
    permission: "pull",
    html_url: `https://github.com/orgs/${org}/teams/${slug}`,
    repositories_url: `${url}/repos`,
    slug,
    type: "organization",
    created_at: stamp,
    updated_at: stamp,
    members_count: members,
    repos_count: 0,
    organization: {
      login: org,
      url: home,
      id: 1,
      node_id: "O_1",
      repos_url: `${home}/repos`,
      events_url: `${home}/events`,
      hooks_url: `${home}/hooks`,
      issues_url: `${home}/issues`,
      members_url: `${home}/members`,
      public_members_url: `${home}/public_members`,
      avatar_url: "https://avatars.githubusercontent.com/u/1",
      description: null,
      html_url: `https://github.com/${org}`,
      has_organization_projects: true,
      has_repository_projects: true,
      public_repos: 0,
      public_gists: 0,
      followers: 0,
      following: 0,
      type: "Organization",
      created_at: stamp,
      updated_at: stamp,
      archived_at: null,
    },
  };
}

function representRun({ id, path, event, head, status, conclusion, pulls = [] }: Run) {
  const shown = example("workflow_run", "workflow_run");
  const repository = exampleOf("workflow_run")["repository"];
  const end = { ref: "feature", sha: head, repo: { id: 1, url: api, name: "octo-repo" } };
  return {
    ...shown,
    repository,
    head_repository: repository,
    display_title: "a change",
    run_attempt: 1,
    id,
    path,
    event,
    head_sha: head,
    status,
    conclusion,
    pull_requests: pulls.map((number) => ({ id: number, number, url: api, head: end, base: end })),
  };
}
