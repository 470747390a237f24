/** The organisation on the stand-in for GitHub, and what was asked of it. */
import { workshopIn } from "../../test/support/repository.ts";
import { type GitHub, startGitHub } from "../../test/support/github/index.ts";
import type { Member, Organisation } from "./disk.ts";
import { gateway, gateWorkflow, mostEntries, owner } from "./specimen.ts";

const token = "ghs_0123456789";
const ruleset = 4200;

export interface Server {
  readonly github: GitHub;
  /** What the command needs to ask this server; `cache`: a folder of one run's own. */
  environment(cache: string): { readonly [name: string]: string };
  /** Lists every repository again, with its newest commit. */
  refresh(): void;
  /** Moves, hides or removes what does so between a plan and a scan; the function that is returned undoes it. */
  vanish(): () => void;
  /** Requests so far: of the API, and of git. */
  asked(): { readonly api: number; readonly git: number };
}

export async function serve({ members }: Organisation): Promise<Server> {
  const github = await startGitHub();
  github.git.token = token;
  github.limits.entries = mostEntries;
  for (const member of members) if (isServed(member)) github.served.set(member.name, workshopIn(member.directory));
  const refresh = (): void => {
    github.owned.set(
      owner,
      members.map(({ name, number, kind, head, visibility, properties }) => ({
        name,
        number,
        visibility,
        properties,
        ...(head ? { head } : {}),
        ...(kind === "hidden" ? { isHidden: true } : {}),
        ...(kind === "blocked" ? { isDisabled: true } : {}),
      })),
    );
  };
  refresh();
  requireWorkflow(github, members);
  return {
    github,
    refresh,
    environment: (cache) => ({
      GITHUB_API_URL: github.url,
      GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
      GITHUB_SERVER_URL: github.url,
      GH_TOKEN: token,
      XDG_CACHE_HOME: cache,
    }),
    vanish() {
      const gone = members.filter(({ kind }) => kind === "vanished" || kind === "renamed");
      const served = gone.map(({ name }) => [name, github.served.get(name)] as const);
      for (const { name, kind } of gone) {
        github.served.delete(name);
        if (kind === "renamed") github.renamed.set(name, `${name}-new`);
      }
      return () => {
        for (const [name, origin] of served) {
          if (origin) github.served.set(name, origin);
          github.renamed.delete(name);
        }
      };
    },
    asked: () => ({ api: github.requests.length, git: github.gitRequests.length }),
  };
}

function isServed({ kind }: Member): boolean {
  return kind !== "hidden" && kind !== "blocked";
}

/** The first repository has the workflow that the ruleset requires of some others, by its commit. */
function requireWorkflow(github: GitHub, [first, ...others]: readonly Member[]): void {
  if (!first?.head) throw new Error("the repository with the required workflow is empty");
  const { commit } = first.head;
  github.repositories.set(first.name, {
    refs: { main: commit },
    commits: { [commit]: { [gateWorkflow]: gateway } },
  });
  const required = [{ ruleset, path: gateWorkflow, repository: first.number, sha: commit }];
  for (const { name, gate } of others) if (gate === "ruleset") github.rules.set(name, required);
}
