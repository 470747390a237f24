/**
 * What a reviewer needs, for a run that has ended. Marks, policy changes and the graph are the run's own words; owners
 * are read from the base through the API, since nobody may be named as an approver by the pull request itself.
 */
import { codeownersPaths, ownersIn } from "../../approvals/code-owners.ts";
import type { ReportModel } from "../../reports/markdown/index.ts";
import type { ResultJson } from "../../reports/result-json/index.ts";
import { titles } from "../../generated/titles.ts";
import { faultOf } from "../comment/failure.ts";
import type { Client } from "../comment/index.ts";
import type { ApiCall } from "../comment/retry.ts";

type Review = NonNullable<ResultJson["review"]>;
type Delegation = NonNullable<ReportModel["delegation"]>;
type Policy = NonNullable<ReportModel["policy"]>;

/** Whether GitHub folds or cuts one of these files, as the run says. */
export function marksIn(
  review: ResultJson["review"],
  paths: readonly (string | null)[],
): { readonly isFolded: boolean; readonly isLarge: boolean } {
  const isIn = (list: readonly string[] = []) => paths.some((path) => path !== null && list.includes(path));
  return { isFolded: isIn(review?.folded), isLarge: isIn(review?.large) };
}

/** What the pull request does to the policy; `null`: nothing, or the result does not say. */
export function policyIn({ policy }: Review): Policy | null {
  if (!policy) return null;
  const problem = ({ message, path, line }: NonNullable<Review["policy"]>["looser"][number]) => ({
    message,
    at: { path, line },
  });
  const finding = ({
    path,
    line,
    ...rest
  }: NonNullable<Review["policy"]>["found"][number]): Policy["found"][number] => ({
    ...rest,
    values: [],
    places: [{ path, line }],
    name: null,
    hosts: [],
    count: 1,
    fix: null,
    waiver: null,
    related: [],
  });
  return {
    looser: policy.looser.map(problem),
    tighter: policy.tighter.map(problem),
    found: policy.found.map(finding),
    gone: policy.gone.map(finding),
  };
}

/** Arrows that lead nowhere are left out. */
export function delegationOf({ delegation }: Review): Delegation | null {
  if (!delegation) return null;
  const { nodes, edges } = delegation;
  const isThere = (at: number) => at < nodes.length;
  return { nodes, edges: edges.filter(({ from, to }) => isThere(from) && isThere(to)) };
}

/** Returns the owners of a path by the `CODEOWNERS` file of a commit; `undefined` if it cannot be read. */
export async function ownersAtBase(
  { repository, base }: { readonly repository: string; readonly base: string },
  client: Client,
  call: ApiCall,
): Promise<((path: string) => readonly string[]) | undefined> {
  const [owner = "", repo = ""] = repository.split("/");
  for (const path of codeownersPaths) {
    try {
      const { data } = await call((signal) =>
        client.rest.repos.getContent({ owner, repo, path, ref: base, request: { signal } }),
      );
      if (Array.isArray(data) || data.type !== "file" || data.encoding !== "base64") return undefined;
      return ownersIn(Buffer.from(data.content, "base64").toString("utf8"));
    } catch (error) {
      const fault = faultOf(error);
      if (!fault) throw error;
      if (fault.kind !== "gone") return undefined;
    }
  }
  return () => [];
}

/** The title of a host; an unknown id stays as it is. */
export function titleOf(host: string): string {
  return titles.get(host) ?? host;
}
