/**
 * Which requests brought what is new on the default branch. A courtesy: whatever keeps that from being known is passed
 * over.
 */
import { sendRequest, type Service } from "../platform/github/request.ts";
import type { Result } from "../evaluate/result.ts";
import type { GitHubEvent } from "./event.ts";
import { addTo } from "../repo/many.ts";

/** Files that are asked about; the summary has the others without. */
const maxPullRequests = 8;

/** Sentences for the notes. Nothing is asked but for a push to the default branch that has brought findings. */
export async function introducedBy(
  { findings, base }: Pick<Result, "findings" | "base">,
  { commit, repository, context, ref, defaultBranch }: GitHubEvent,
  service: Service,
): Promise<readonly string[]> {
  if (
    context.kind !== "push" ||
    base === null ||
    repository === null ||
    defaultBranch === undefined ||
    ref !== `refs/heads/${defaultBranch}`
  )
    return [];
  const paths = [
    ...new Set(
      findings
        .filter(({ state, finding }) => state === "new" && finding.host !== null)
        .map(({ finding }) => finding.at.source.path),
    ),
  ].slice(0, maxPullRequests);
  const pushed = new Set([commit, ...context.commits]);
  const requests = new Map<string, Promise<number | undefined>>();
  const brought = new Map<number, string[]>();
  for (const path of paths) {
    const by = pushed.size === 1 ? commit : await lastTo(path, commit, repository, service);
    // What was not touched is new because of something else.
    if (by === undefined || !pushed.has(by)) continue;
    let request = requests.get(by);
    if (!request) requests.set(by, (request = requestOf(by, defaultBranch, repository, service)));
    const number = await request;
    if (number !== undefined) addTo(brought, number, path);
  }
  return [...brought].map(
    ([number, files]) =>
      `pull request ${number} introduced the new findings in ${files.map((path) => `\`${path}\``).join(", ")}`,
  );
}

/** The last commit before a tip that changed a file. */
async function lastTo(path: string, tip: string, repository: string, service: Service): Promise<string | undefined> {
  const [last] = await listed(
    `/repos/${repository}/commits?sha=${tip}&path=${encodeURIComponent(path)}&per_page=1`,
    service,
  );
  return typeof last?.["sha"] === "string" ? last["sha"] : undefined;
}

/** The request that a commit came to a branch with. */
async function requestOf(
  commit: string,
  branch: string,
  repository: string,
  service: Service,
): Promise<number | undefined> {
  const pulls = await listed(`/repos/${repository}/commits/${commit}/pulls`, service);
  const merged = pulls.find(
    ({ merged_at: at, base }) => typeof at === "string" && isFields(base) && base["ref"] === branch,
  );
  return typeof merged?.["number"] === "number" ? merged["number"] : undefined;
}

async function listed(path: string, service: Service): Promise<readonly { readonly [key: string]: unknown }[]> {
  const answer = await sendRequest(service, {
    path,
    accept: "application/vnd.github+json",
    limit: 4 << 20,
    patience: { milliseconds: 0 },
  });
  if (answer.kind === "failed") return [];
  try {
    const list: unknown = JSON.parse(answer.text);
    return Array.isArray(list) ? list.filter(isFields) : [];
  } catch {
    return [];
  }
}

function isFields(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
