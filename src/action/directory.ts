/** Reads who may write to a repository, who belongs to a team, and who owns a file at the base. */
import type { TeamDirectory } from "../approvals/status.ts";
import { ownersAt } from "../approvals/code-owners.ts";
import type { Service } from "../platform/github/request.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { getObject, textAt } from "./api.ts";

/** What GitHub is asked with about people and teams. */
export interface DirectoryRequest {
  /** The API's address, as in `https://api.github.com`. */
  readonly api: string;
  readonly token: string | undefined;
  /** Reads teams, which the job's own token cannot; `undefined`: no other token is given. */
  readonly policyToken: string | undefined;
  /** `owner/name`; `null` where the environment does not name it. */
  readonly repository: string | null;
  /** Has the `CODEOWNERS` file that counts. */
  readonly base: RepoIndex;
}

/** Answers each question once. */
export function directoryOf({ api, token, policyToken, repository, base }: DirectoryRequest): TeamDirectory {
  const service: Service = { api, token: policyToken ?? token };
  const home = repository?.split("/")[0]?.toLowerCase();
  const rights = new Map<string, Promise<boolean | string>>();
  const teams = new Map<string, Promise<string | undefined>>();
  const members = new Map<string, Promise<boolean | string>>();
  let owners: ReturnType<typeof ownersAt> | undefined;
  return {
    mayWrite: (login) => memo(rights, login.toLowerCase(), () => mayWriteTo(repository, login, { api, token })),
    readable: (team) => memo(teams, team, () => faultOf(team, home, service)),
    isMember: (team, login) => memo(members, `${team} ${login}`, () => isMemberOf(team, login, service)),
    async owners(path) {
      const found = await (owners ??= ownersAt(base));
      return typeof found === "string" ? found : found(path);
    },
  };
}

/**
 * GitHub calls the right of everybody to a public repository `read`. `maintain` counts as `write`, `triage` as `read`.
 */
async function mayWriteTo(repository: string | null, login: string, service: Service): Promise<boolean | string> {
  if (repository === null) return "`GITHUB_REPOSITORY` names no repository";
  const answer = await getObject(service, `/repos/${repository}/collaborators/${encodeURIComponent(login)}/permission`);
  if (answer.kind === "refused") return answer.status === 404 ? false : answer.reason;
  const permission = textAt(answer.value, "permission");
  return permission === "admin" || permission === "write";
}

/** Why a team cannot be read. GitHub gives the same answer for a missing team and for one that the token cannot see. */
async function faultOf(team: string, home: string | undefined, service: Service): Promise<string | undefined> {
  const [organisation = ""] = team.split("/");
  if (organisation !== home) return "it is a team of another organisation";
  const answer = await getObject(service, pathOf(team));
  if (answer.kind === "told") return undefined;
  if (answer.status !== 401 && answer.status !== 403 && answer.status !== 404) return answer.reason;
  return "there is no such team, or the token lacks the organisation's permission *Members: read*; the job's own token never has it, so give `policy-token` one of an app that has";
}

async function isMemberOf(team: string, login: string, service: Service): Promise<boolean | string> {
  const answer = await getObject(service, `${pathOf(team)}/memberships/${encodeURIComponent(login)}`);
  if (answer.kind === "told") return answer.value["state"] === "active";
  return answer.status === 404 ? false : answer.reason;
}

function pathOf(team: string): string {
  const [organisation = "", slug = ""] = team.split("/");
  return `/orgs/${encodeURIComponent(organisation)}/teams/${encodeURIComponent(slug)}`;
}

function memo<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = known.get(key);
  if (!value) known.set(key, (value = make()));
  return value;
}
