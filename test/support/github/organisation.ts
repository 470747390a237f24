/** Owners with many repositories: their lists by GraphQL, custom properties, and the rules of branches. */
import type { Workshop } from "../repository.ts";
import { type Answer, type Asked, missing, paged, type Part } from "./part.ts";

/** A repository in the list of its owner. Its contents are in `served`. */
export interface Owned {
  /** `owner/name`. */
  readonly name: string;
  readonly number: number;
  readonly visibility?: "PUBLIC" | "PRIVATE" | "INTERNAL";
  readonly isArchived?: boolean;
  readonly isFork?: boolean;
  readonly isDisabled?: boolean;
  /** The list has `null` in its place, as for one that single sign-on hides. */
  readonly isHidden?: boolean;
  /** Whether nothing was ever pushed; by default as there is a head. */
  readonly isEmpty?: boolean;
  /** The head of `main`; absent: there is no such branch. */
  readonly head?: { readonly commit: string; readonly tree: string };
  readonly properties?: Readonly<Record<string, string | readonly string[] | null>>;
}

/** A workflow that a ruleset requires. */
export interface Required {
  readonly ruleset: number;
  readonly path: string;
  readonly repository: number;
  readonly sha?: string;
  readonly ref?: string;
}

export interface Organisation {
  readonly owned: Map<string, readonly Owned[]>;
  /** The new name of a repository by its old one. */
  readonly renamed: Map<string, string>;
  /** By `owner/name`. */
  readonly rules: Map<string, readonly Required[]>;
  readonly rights: { properties: boolean };
}

/** GitHub's own limit for a page. */
const mostPerPage = 100;

const forbidden: Answer = {
  status: 403,
  body: {
    message: "Resource not accessible by personal access token",
    documentation_url: "https://docs.github.com/rest",
    status: "403",
  },
};

/** An entry for a repository that exists. */
export function ownedFrom(name: string, number: number, origin: Workshop, more: Partial<Owned> = {}): Owned {
  const head = { commit: origin.git("rev-parse", "HEAD"), tree: origin.git("rev-parse", "HEAD^{tree}") };
  return { name, number, head, ...more };
}

export function organisationPart(): Part<Organisation> {
  const state: Organisation = {
    owned: new Map(),
    renamed: new Map(),
    rules: new Map(),
    rights: { properties: true },
  };
  const all = (): readonly Owned[] => [...state.owned.values()].flat();
  const listOf = (
    login: string,
    { first = 30, after }: { readonly first?: number; readonly after?: string | null },
  ) => {
    const list = state.owned.get(login);
    if (!list) return null;
    if (first > mostPerPage) throw new Error(`Requesting ${first} records exceeds the \`first\` limit of 100 records.`);
    const start = after === undefined || after === null ? 0 : Number(Buffer.from(after, "base64").toString());
    const end = start + first;
    return {
      totalCount: list.length,
      pageInfo: { hasNextPage: end < list.length, endCursor: Buffer.from(String(end)).toString("base64") },
      nodes: list.slice(start, end).map((one) => {
        if (!one.isHidden) return nodeOf(one);
        return new Error(
          "Although you appear to have the correct authorization credentials, the organization has enabled SAML SSO.",
        );
      }),
    };
  };
  return {
    state,
    handlers: {
      "orgs/custom-properties-for-repos-get-organization-values": (asked): Answer => {
        const list = state.owned.get(asked.values["org"] ?? "");
        if (!list) return missing;
        return state.rights.properties ? paged(list.map(propertiesOf), asked, "") : forbidden;
      },
      "repos/get-branch-rules": (asked): Answer => rulesFor(asked, state),
      "rate-limit/get": (): Answer => ({ status: 200, body: rates() }),
    },
    roots: {
      repositoryOwner: ({ login }: { readonly login: string }) =>
        state.owned.has(login)
          ? {
              __typename: "Organization",
              repositories: (asked: { readonly first?: number; readonly after?: string | null }) =>
                listOf(login, asked),
            }
          : null,
      repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
        const asked = `${owner}/${name}`;
        const now = state.renamed.get(asked) ?? asked;
        const found = all().find((one) => one.name === now);
        return found && !found.isHidden ? nodeOf(found) : null;
      },
    },
  };
}

function nodeOf({ name, number, visibility = "PUBLIC", isArchived, isFork, isDisabled, head, isEmpty }: Owned) {
  return {
    __typename: "Repository",
    id: `R_${number}`,
    databaseId: number,
    nameWithOwner: name,
    visibility,
    isArchived: isArchived ?? false,
    isFork: isFork ?? false,
    isDisabled: isDisabled ?? false,
    isEmpty: isEmpty ?? head === undefined,
    defaultBranchRef: head
      ? { name: "main", target: { __typename: "Commit", oid: head.commit, tree: { oid: head.tree } } }
      : null,
  };
}

function propertiesOf({ name, number, properties = {} }: Owned) {
  return {
    repository_id: number,
    repository_name: name.split("/")[1],
    repository_full_name: name,
    properties: Object.entries(properties).map(([property_name, value]) => ({ property_name, value })),
  };
}

function rulesFor(asked: Asked, { rules, owned }: Organisation): Answer {
  const name = `${asked.values["owner"]}/${asked.values["repo"]}`;
  if (![...owned.values()].flat().some((one) => one.name === name)) return missing;
  const list = (rules.get(name) ?? []).map(({ ruleset, path, repository, sha, ref }) => ({
    type: "workflows",
    ruleset_source_type: "Organization",
    ruleset_source: asked.values["owner"],
    ruleset_id: ruleset,
    parameters: {
      workflows: [
        {
          path,
          repository_id: repository,
          ...(sha === undefined ? {} : { sha }),
          ...(ref === undefined ? {} : { ref }),
        },
      ],
    },
  }));
  return paged(
    [{ type: "deletion", ruleset_source_type: "Repository", ruleset_source: name, ruleset_id: 1 }, ...list],
    asked,
    "",
  );
}

function rates() {
  const rate = { limit: 5000, used: 0, remaining: 5000, reset: 1_900_000_000 };
  return { resources: { core: rate, graphql: rate, search: rate }, rate };
}
