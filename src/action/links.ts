/** How the pages of a run link to GitHub. */
import type { Result } from "../evaluate/result.ts";
import type { Links } from "../reports/markdown/index.ts";
import type { Runner } from "./check.ts";
import type { GitHubEvent } from "./event.ts";
import { runOf } from "./output.ts";

/** In the pull request of the event, links lead to its changed lines. */
export function linksOf(
  { changedFiles: files }: Result,
  { context }: GitHubEvent,
  { environment, server, api }: Pick<Runner, "environment" | "server" | "api">,
): Links {
  const links = { server, run: runOf(environment, server) };
  return context.kind === "request" && files && isGitHub(server, api)
    ? { ...links, pull: { number: context.number, files } }
    : links;
}

/** Other servers run actions too (Gitea, Forgejo), and address the lines of a pull request in another way. */
function isGitHub(server: string, api: string): boolean {
  return /^https:\/\/(?:github\.com|[\w-]+\.ghe\.com)$/.test(server) || api.replace(/\/+$/, "") === `${server}/api/v3`;
}
