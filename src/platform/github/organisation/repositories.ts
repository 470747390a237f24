/**
 * The repositories of an owner, or those of a list, each with the commit of its default branch: a hundred in one query.
 */
import { UserError } from "../../../repo/tree.ts";
import { type Fields, fieldsOf, idOf } from "../repository/client.ts";
import type { QueryAnswer, Session } from "./session.ts";

/** Who may see a repository. */
export type Visibility = "public" | "private" | "internal";

/** A repository of an owner, as one query lists it. */
export interface HostedEntry {
  /** `owner/name`. */
  readonly name: string;
  /** GitHub's own id, which survives a new name. */
  readonly id: string;
  /** The number by which rulesets name a repository; `null`: GitHub gives none. */
  readonly number: number | null;
  readonly visibility: Visibility;
  readonly isArchived: boolean;
  readonly isFork: boolean;
  /** Whether GitHub has blocked it. */
  readonly isDisabled: boolean;
  /** Whether nothing was ever pushed to it. */
  readonly isEmpty: boolean;
  /** The default branch with its commit and root tree; `null`: GitHub shows none, or the repository is empty. */
  readonly head: { readonly branch: string; readonly commit: string; readonly tree: string } | null;
}

/** The repositories that a token can see. */
export interface Listing {
  readonly entries: readonly HostedEntry[];
  /** What GitHub did not show, and why; empty: the list is whole. */
  readonly gaps: readonly string[];
}

/** A repository of a list; a text says why there is none. */
export type NamedEntry = { readonly name: string; readonly found: HostedEntry | string };

const perQuery = 100;

/** A page that GitHub cannot answer in time is asked for in parts of this many. */
const smallest = 10;

const selection =
  "id databaseId nameWithOwner visibility isArchived isFork isDisabled isEmpty defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }";

/** Whether a text is `owner/name` as GitHub allows names. */
export function isRepositoryName(text: string): boolean {
  return /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9_])?\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/.test(text);
}

/**
 * Every repository of an organisation or a user that the token may see. Rejects with `UserError` where there is no such
 * owner.
 */
export async function repositoriesOf(owner: string, session: Session): Promise<Listing> {
  const found = new Map<string, HostedEntry>();
  const gaps: string[] = [];
  let hidden = 0;
  let total = 0;
  let size = perQuery;
  for (let after: string | null = null; ; ) {
    const answer: QueryAnswer | "failed" = await session.query(
      `query ($owner: String!, $first: Int!, $after: String) { repositoryOwner(login: $owner) { repositories(first: $first, after: $after, ownerAffiliations: [OWNER], orderBy: {field: NAME, direction: ASC}) { totalCount pageInfo { hasNextPage endCursor } nodes { ${selection} } } } }`,
      { owner, first: size, after },
    );
    if (answer === "failed") {
      if (size === smallest) throw new UserError(`GitHub does not answer the list of ${owner}'s repositories in time`);
      size = Math.max(smallest, Math.floor(size / 2));
      continue;
    }
    const page = fieldsOf(fieldsOf(answer.data["repositoryOwner"])["repositories"]);
    const { nodes, totalCount, pageInfo } = page;
    if (!Array.isArray(nodes) || typeof totalCount !== "number") throw new UserError(noOwner(owner, answer));
    total = totalCount;
    for (const node of nodes) {
      const entry = entryOf(fieldsOf(node));
      if (entry) found.set(entry.id, entry);
      else hidden++;
    }
    for (const { message } of answer.errors) if (typeof message === "string") gaps.push(message);
    const { hasNextPage, endCursor } = fieldsOf(pageInfo);
    if (hasNextPage !== true) break;
    if (typeof endCursor !== "string" || endCursor === after)
      throw new UserError(`GitHub's list of ${owner}'s repositories does not go on after ${found.size}`);
    after = endCursor;
  }
  const missing = Math.max(hidden, total - found.size);
  const counted =
    missing > 0
      ? [
          `GitHub counts ${total} ${total === 1 ? "repository" : "repositories"} of ${owner} and shows this token ${found.size}`,
        ]
      : [];
  return { entries: [...found.values()], gaps: [...counted, ...new Set(gaps)] };
}

function noOwner(owner: string, { errors }: QueryAnswer): string {
  const [first] = errors;
  const reason = typeof first?.["message"] === "string" ? ` (${first["message"]})` : "";
  return `GitHub knows no organisation or user \`${owner}\`, or the token may not list its repositories${reason}`;
}

/** In the order of `names`, which are `owner/name`. */
export async function repositoriesNamed(names: readonly string[], session: Session): Promise<readonly NamedEntry[]> {
  const result: NamedEntry[] = [];
  let size = perQuery;
  for (let at = 0; at < names.length; ) {
    const part = names.slice(at, at + size);
    const answer = await session.query(...queryFor(part));
    if (answer === "failed") {
      if (size === smallest) throw new UserError("GitHub does not answer a query of ten repositories in time");
      size = Math.max(smallest, Math.floor(size / 2));
      continue;
    }
    for (const [index, name] of part.entries()) result.push({ name, found: namedEntry(name, answer, `r${index}`) });
    at += part.length;
  }
  return result;
}

function queryFor(names: readonly string[]): Parameters<Session["query"]> {
  const variables = Object.fromEntries(
    names.flatMap((full, at) => {
      const [owner = "", name = ""] = full.split("/");
      return [
        [`o${at}`, owner],
        [`n${at}`, name],
      ];
    }),
  );
  const declared = Object.keys(variables).map((key) => `$${key}: String!`);
  const fields = names.map((_, at) => `r${at}: repository(owner: $o${at}, name: $n${at}) { ${selection} }`);
  return [`query (${declared.join(", ")}) { ${fields.join(" ")} }`, variables];
}

function namedEntry(name: string, { data, errors }: QueryAnswer, key: string): HostedEntry | string {
  const entry = entryOf(fieldsOf(data[key]));
  if (!entry) {
    const own = errors.find(({ path }) => Array.isArray(path) && path[0] === key);
    if (own && own["type"] !== "NOT_FOUND" && typeof own["message"] === "string")
      return `GitHub does not show it: ${own["message"]}`;
    return "GitHub has no such repository, or the token may not see it";
  }
  // GitHub finds a repository by its old names too.
  return entry.name.toLowerCase() === name.toLowerCase()
    ? entry
    : `its name is now \`${entry.name}\`; write that name in the list`;
}

function entryOf(node: Fields): HostedEntry | undefined {
  const { id, databaseId, nameWithOwner: name, isArchived, isFork, isDisabled, isEmpty } = node;
  const visibility = visibilityOf(node["visibility"]);
  if (typeof id !== "string" || typeof name !== "string" || !isRepositoryName(name) || !visibility) return undefined;
  return {
    name,
    id,
    number: typeof databaseId === "number" ? databaseId : null,
    visibility,
    isArchived: isArchived === true,
    isFork: isFork === true,
    isDisabled: isDisabled === true,
    isEmpty: isEmpty === true,
    head: headOf(fieldsOf(node["defaultBranchRef"])),
  };
}

function visibilityOf(value: unknown): Visibility | undefined {
  const words: Readonly<Record<string, Visibility>> = { PUBLIC: "public", PRIVATE: "private", INTERNAL: "internal" };
  return typeof value === "string" && Object.hasOwn(words, value) ? words[value] : undefined;
}

function headOf({ name, target }: Fields): HostedEntry["head"] {
  const { oid, tree } = fieldsOf(target);
  const [commit, root] = [idOf(oid), idOf(fieldsOf(tree)["oid"])];
  return typeof name === "string" && commit !== undefined && root !== undefined
    ? { branch: name, commit, tree: root }
    : null;
}
