/**
 * Cuts GitHub's description of its REST API down to the operations that the action uses, without prose, for the
 * stand-in in `test/support/github`. The package is too large to depend on; to renew the cut, in an empty folder: `npm
 * pack @octokit/openapi@23.0.2 && tar xzf *.tgz`, then `npx tsx scripts/openapi.ts
 * FOLDER/package/generated/api.github.com.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

const used: readonly (readonly [path: string, ...methods: readonly string[]])[] = [
  ["/repos/{owner}/{repo}/issues/{issue_number}/comments", "get", "post"],
  ["/repos/{owner}/{repo}/issues/comments/{comment_id}", "get", "patch", "delete"],
  ["/repos/{owner}/{repo}/issues/{issue_number}", "get"],
  ["/repos/{owner}/{repo}/commits", "get"],
  ["/repos/{owner}/{repo}/commits/{ref}", "get"],
  ["/repos/{owner}/{repo}/commits/{commit_sha}/pulls", "get"],
  ["/repos/{owner}/{repo}/compare/{basehead}", "get"],
  ["/repos/{owner}/{repo}/contents/{path}", "get"],
  ["/repos/{owner}/{repo}/git/trees/{tree_sha}", "get"],
  ["/repos/{owner}/{repo}/git/blobs/{file_sha}", "get"],
  ["/repos/{owner}/{repo}/git/commits/{commit_sha}", "get"],
  ["/repos/{owner}/{repo}/git/ref/{ref}", "get"],
  ["/repos/{owner}/{repo}/branches/{branch}", "get"],
  ["/repos/{owner}/{repo}/pulls", "get"],
  ["/repos/{owner}/{repo}/pulls/{pull_number}", "get"],
  ["/repos/{owner}/{repo}/pulls/{pull_number}/reviews", "get"],
  ["/repos/{owner}/{repo}/pulls/{pull_number}/commits", "get"],
  ["/repos/{owner}/{repo}/pulls/{pull_number}/files", "get"],
  ["/repos/{owner}/{repo}/collaborators/{username}/permission", "get"],
  ["/repos/{owner}/{repo}/actions/runs", "get"],
  ["/repos/{owner}/{repo}/actions/runs/{run_id}", "get"],
  ["/repos/{owner}/{repo}/actions/runs/{run_id}/jobs", "get"],
  ["/repos/{owner}/{repo}/actions/runs/{run_id}/rerun", "post"],
  ["/repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs", "post"],
  ["/repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", "get"],
  ["/repos/{owner}/{repo}", "get"],
  ["/users/{username}", "get"],
  ["/user", "get"],
  ["/orgs/{org}/teams/{team_slug}", "get"],
  ["/orgs/{org}/teams/{team_slug}/members", "get"],
  ["/orgs/{org}/teams/{team_slug}/memberships/{username}", "get"],
  ["/orgs/{org}/members/{username}", "get"],
  ["/rate_limit", "get"],
  ["/orgs/{org}/properties/values", "get"],
  ["/repos/{owner}/{repo}/rules/branches/{branch}", "get"],
];
/** Keys with prose. */
const prose = new Set([
  "description",
  "summary",
  "example",
  "examples",
  "externalDocs",
  "tags",
  "title",
  "x-github",
  "x-githubEnterpriseOnly",
]);

const [from] = process.argv.slice(2);
if (!from) throw new Error("say where api.github.com.json lies");
const whole = JSON.parse(readFileSync(from, "utf8")) as Fields;

const paths: { [path: string]: { [method: string]: Json } } = {};
for (const [path, ...methods] of used)
  paths[path] = Object.fromEntries(
    methods.map((method) => [method, withoutProse(at(`/paths/${escape(path)}/${method}`))]),
  );

const components: { [group: string]: { [name: string]: Json } } = {};
const open = [paths as Json];
for (let value = open.pop(); value !== undefined; value = open.pop()) {
  for (const reference of references(value)) {
    const [, , group = "", name = ""] = reference.split("/");
    if (components[group]?.[name] !== undefined) continue;
    const found = withoutProse(at(reference.slice(1)));
    (components[group] ??= {})[name] = found;
    open.push(found);
  }
}
const cut = { openapi: whole["openapi"] ?? "", info: withoutProse(whole["info"] ?? {}), paths, components };
writeFileSync(new URL("../test/support/openapi.json", import.meta.url), `${JSON.stringify(cut, null, 1)}\n`);

/** The value at a JSON pointer. */
function at(pointer: string): Json {
  let value: Json = whole;
  for (const key of pointer.slice(1).split("/"))
    value = (value as Fields)[key.replaceAll("~1", "/").replaceAll("~0", "~")] ?? null;
  if (value === null) throw new Error(`nothing at ${pointer}`);
  return value;
}

function escape(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Keys of `properties` are names, so they are never prose. */
function withoutProse(value: Json, areNames = false): Json {
  if (isList(value)) return value.map((item) => withoutProse(item));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => areNames || !prose.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutProse(inner, key === "properties" && !areNames)]));
}

function* references(value: Json): Iterable<string> {
  if (isList(value)) for (const item of value) yield* references(item);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "$ref" && typeof inner === "string") yield inner;
      else yield* references(inner);
    }
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
