/** The addresses of GitHub, as the environment names them. */
import type { Environment } from "../environment.ts";

/** GitHub, as the environment of a command names it. */
export interface MachineService {
  /** The API's address, as in `https://api.github.com`. */
  readonly api: string;
  readonly graphql: string;
  /** The address of the pages and of git, without a slash at its end. */
  readonly server: string;
  readonly token: string | undefined;
}

/**
 * The token is `GH_TOKEN` or `GITHUB_TOKEN`; `GITHUB_API_URL`, `GITHUB_GRAPHQL_URL` and `GITHUB_SERVER_URL` replace
 * GitHub's own addresses.
 */
export function serviceOf(environment: Environment): MachineService {
  const given = (name: string) => environment[name]?.trim() || undefined;
  const api = given("GITHUB_API_URL") ?? "https://api.github.com";
  return {
    api,
    graphql: graphqlOf(environment, api),
    server: (given("GITHUB_SERVER_URL") ?? "https://github.com").replace(/\/+$/, ""),
    token: given("GH_TOKEN") ?? given("GITHUB_TOKEN"),
  };
}

/** The address of the GraphQL API that is named, or that next to the other one. */
export function graphqlOf(environment: Environment, api: string): string {
  return environment["GITHUB_GRAPHQL_URL"]?.trim() || `${api.replace(/\/v3\/?$/, "")}/graphql`;
}
