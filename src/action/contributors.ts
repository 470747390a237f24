/** Who contributed to a pull request: the accounts that GitHub names for its commits, and the commits without one. */
import { sendRequest } from "../platform/github/request.ts";
import { type Fields, isFields, textAt } from "./api.ts";

/** The accounts, and why it is not known who contributed: a part of a sentence for each reason. */
export interface Contributors {
  readonly logins: readonly string[];
  readonly unidentified: readonly string[];
}

/**
 * Resolves to the account of each address in lower case; `undefined`: GitHub knows none. A string: why it was not read.
 */
export type AccountsByAddress = () => Promise<ReadonlyMap<string, string | undefined> | string>;

/**
 * Authors and committers are those whom GitHub links. A co-author is the account of the address: GitHub's own, that of
 * a commit of this pull request, or as `accounts` says, which is asked only then.
 */
export async function contributorsOf(commits: readonly Fields[], accounts: AccountsByAddress): Promise<Contributors> {
  const people = commits.flatMap((commit) => [personOf(commit, "author"), personOf(commit, "committer")]);
  const linked = new Map(
    people.flatMap(({ address, login }) =>
      address === undefined || login === undefined ? [] : [[address, login] as const],
    ),
  );
  const coAuthors = commits.flatMap((commit) =>
    coAuthorsOf(commit).map((address) => ({
      commit,
      role: "co-author" as const,
      address,
      login: loginOf(address) ?? linked.get(address ?? ""),
    })),
  );
  const found = coAuthors.some(({ login }) => login === undefined) ? await accounts() : new Map<string, undefined>();
  const unread = typeof found === "string" ? found : undefined;
  const named = coAuthors.map((coAuthor) =>
    typeof found === "string" ? coAuthor : { ...coAuthor, login: coAuthor.login ?? found.get(coAuthor.address ?? "") },
  );
  return {
    logins: [...new Set([...people, ...named].flatMap(({ login, address }) => [login, loginOf(address)]))].filter(
      (login) => login !== undefined,
    ),
    unidentified: [
      ...new Set([
        ...people.filter(({ login }) => login === undefined).map(unlinked),
        ...named.filter(({ login }) => login === undefined).map((coAuthor) => unread ?? unlinked(coAuthor)),
      ]),
    ],
  };
}

interface Person {
  readonly commit: Fields;
  readonly role: "author" | "committer" | "co-author";
  /** In lower case. */
  readonly address: string | undefined;
  /** The account that GitHub names. */
  readonly login: string | undefined;
}

function personOf(commit: Fields, role: "author" | "committer"): Person {
  return {
    commit,
    role,
    address: textAt(commit, "commit", role, "email")?.toLowerCase(),
    login: textAt(commit, role, "login"),
  };
}

function unlinked({ role, commit }: Person): string {
  const id = (textAt(commit, "sha") ?? "").slice(0, 7);
  const advice =
    role === "co-author"
      ? "write an address there that belongs to an account, or remove the line `Co-authored-by`"
      : "its owner adds the address of that commit to an account on GitHub, or makes the commit again under an address of the account (`git commit --amend --reset-author`)";
  return `GitHub names no account for the ${role} of the commit ${id}; ${advice}`;
}

/** The login in an address that GitHub gives to an account: `1+alice@users.noreply.github.com`. */
function loginOf(address: string | undefined): string | undefined {
  return /^(?:\d+\+)?([^@+\s]+)@users\.noreply\.github\.com$/i.exec(address ?? "")?.[1];
}

/** The addresses of the lines `Co-authored-by`, in lower case; `undefined` for a line without one. */
function coAuthorsOf(commit: Fields): readonly (string | undefined)[] {
  const message = textAt(commit, "commit", "message") ?? "";
  return [...message.matchAll(/^[ \t]*co-authored-by[ \t]*:(.*)$/gim)].map(([, line = ""]) =>
    /<\s*([^<>\s]+)\s*>/.exec(line)?.[1]?.toLowerCase(),
  );
}

/** GitHub shows a hundred commits of a page. */
const maxPages = 3;

interface PullRequestQuery {
  /** The address of the GraphQL API. */
  readonly graphql: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

/** The accounts that GitHub shows as authors and co-authors of the commits of a pull request. */
export async function accountsOfPullRequest({
  graphql,
  token,
  repository,
  number,
}: PullRequestQuery): Promise<ReadonlyMap<string, string | undefined> | string> {
  const found = new Map<string, string | undefined>();
  const [owner = "", name = ""] = repository.split("/");
  let after: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await sendRequest(
      { api: graphql, token },
      {
        path: "",
        accept: "application/vnd.github+json",
        limit: 16 * 1024 * 1024,
        query: {
          query: `query ($owner: String!, $name: String!${after === undefined ? "" : ", $after: String!"}) { repository(owner: $owner, name: $name) { pullRequest(number: ${number}) { commits(first: 100${after === undefined ? "" : ", after: $after"}) { pageInfo { hasNextPage endCursor } nodes { commit { authors(first: 50) { nodes { email user { login } } } } } } } } }`,
          variables: { owner, name, ...(after === undefined ? {} : { after }) },
        },
      },
    );
    if (answer.kind === "failed") return unread(answer.reason);
    const commits = commitsIn(answer.text);
    if (!commits) return unread("GitHub's answer is not what its description says");
    for (const author of listIn(commits["nodes"]).flatMap((node) =>
      listIn(fieldAt(node, "commit", "authors", "nodes")),
    ))
      found.set((textAt(author, "email") ?? "").toLowerCase(), textAt(author, "user", "login"));
    after = fieldAt(commits, "pageInfo", "hasNextPage") === true ? textAt(commits, "pageInfo", "endCursor") : undefined;
    if (after === undefined) break;
  }
  return found;
}

function unread(reason: string): string {
  return `the accounts of co-authors cannot be read: ${reason}`;
}

function commitsIn(answer: string): Fields | undefined {
  try {
    const commits = fieldAt(JSON.parse(answer), "data", "repository", "pullRequest", "commits");
    return isFields(commits) && Array.isArray(commits["nodes"]) ? commits : undefined;
  } catch {
    return undefined;
  }
}

function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isFields(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
