/** Repositories that are given as real ones: their commits, trees, blobs and refs, by REST and by GraphQL. */
import type { Workshop } from "../repository.ts";
import { type Answer, api, type Asked, missing, paged, type Part, unprocessable } from "./part.ts";

export interface Served {
  /** By `owner/name`. Others are there for nobody. */
  readonly served: Map<string, Workshop>;
  readonly limits: {
    /** Entries of a tree above which the list is cut off. */
    entries: number;
    /** Characters of a blob's text above which GraphQL cuts it off. */
    text: number;
  };
  /** Contents by id that are not what git's name for them says. */
  readonly forged: Map<string, string>;
}

export function servedPart(): Part<Served> {
  const state: Served = { served: new Map(), limits: { entries: 100_000, text: 512_000 }, forged: new Map() };
  const within = (asked: Asked, answer: (origin: Workshop, base: string) => Answer): Answer => {
    const name = `${asked.values["owner"]}/${asked.values["repo"]}`;
    const origin = state.served.get(name);
    return origin ? answer(origin, `${api}/repos/${name}`) : missing;
  };
  const bytesOf = (origin: Workshop, id: string): Buffer => {
    const forged = state.forged.get(id);
    return forged === undefined ? (objectIn(origin, id)?.bytes ?? Buffer.alloc(0)) : Buffer.from(forged);
  };
  return {
    state,
    handlers: {
      "git/get-commit": (asked) =>
        within(asked, (origin, base) => commitIn(origin, base, asked.values["commit_sha"] ?? "")),
      "git/get-tree": (asked) => within(asked, (origin, base) => treeIn(origin, base, asked, state.limits.entries)),
      "git/get-blob": (asked) =>
        within(asked, (origin, base) => {
          const id = asked.values["file_sha"] ?? "";
          if (typeIn(origin, id) !== "blob") return missing;
          const bytes = bytesOf(origin, id);
          return {
            status: 200,
            body: {
              sha: id,
              node_id: `B_${id}`,
              size: bytes.length,
              url: `${base}/git/blobs/${id}`,
              content: bytes.toString("base64").replace(/.{60}/g, "$&\n"),
              encoding: "base64",
            },
          };
        }),
      "git/get-ref": (asked) =>
        within(asked, (origin, base) => {
          const ref = `refs/${asked.values["ref"]}`;
          const sha = resolved(origin, ref);
          return sha === undefined
            ? missing
            : {
                status: 200,
                body: {
                  ref,
                  node_id: "REF_",
                  url: `${base}/git/${ref}`,
                  object: { type: "commit", sha, url: `${base}/git/commits/${sha}` },
                },
              };
        }),
      "repos/list-commits": (asked) =>
        within(asked, (origin, base) => {
          const path = asked.query.get("path");
          const ids = origin
            .git(
              "log",
              "--format=%H",
              "--full-history",
              asked.query.get("sha") ?? "HEAD",
              ...(path === null ? [] : ["--", path]),
            )
            .split("\n")
            .filter((id) => id !== "");
          return paged(ids, asked, api, (page) => page.map((id) => listed(origin, base, String(id))));
        }),
    },
    roots: {
      repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
        const origin = state.served.get(`${owner}/${name}`);
        return origin
          ? {
              __typename: "Repository",
              object: ({ oid }: { readonly oid?: string }) =>
                oid === undefined || typeIn(origin, oid) !== "blob"
                  ? null
                  : blobOf(oid, bytesOf(origin, oid), state.limits.text),
            }
          : null;
      },
    },
  };
}

interface Stored {
  readonly type: string;
  readonly bytes: Buffer;
}

/** All objects of a repository that were there when one was last asked for and not found. */
const known = new WeakMap<Workshop, ReadonlyMap<string, Stored>>();

/** An object never changes, and one process reads all of them. */
function objectIn(origin: Workshop, id: string): Stored | undefined {
  if (!/^[0-9a-f]{40}$/.test(id)) return undefined;
  const found = known.get(origin)?.get(id);
  if (found) return found;
  const all = allObjectsIn(origin);
  known.set(origin, all);
  return all.get(id);
}

function allObjectsIn(origin: Workshop): ReadonlyMap<string, Stored> {
  const text = origin.raw("cat-file", "--batch-all-objects", "--unordered", "--batch");
  const objects = new Map<string, Stored>();
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf("\n", at);
    const [id = "", type = "", size] = text.toString("latin1", at, end).split(" ");
    const start = end + 1;
    at = start + Number(size) + 1;
    objects.set(id, { type, bytes: text.subarray(start, at - 1) });
  }
  return objects;
}

function typeIn(origin: Workshop, id: string): string | undefined {
  return objectIn(origin, id)?.type;
}

function resolved(origin: Workshop, ref: string): string | undefined {
  try {
    return origin.git("rev-parse", "--verify", "--quiet", ref);
  } catch {
    return undefined;
  }
}

const person = { name: "a", email: "a@example.com", date: "2026-01-01T00:00:00Z" };
const verification = { verified: false, reason: "unsigned", signature: null, payload: null, verified_at: null };

function factsOf(origin: Workshop, base: string, sha: string) {
  const text = objectIn(origin, sha)?.bytes.toString() ?? "";
  const lines = text.split("\n\n", 1)[0]?.split("\n") ?? [];
  const named = (key: string) =>
    lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
  const [tree = ""] = named("tree");
  const parents = named("parent").map((parent) => ({
    sha: parent,
    url: `${base}/git/commits/${parent}`,
    html_url: `${base}/commit/${parent}`,
  }));
  return {
    tree: { sha: tree, url: `${base}/git/trees/${tree}` },
    parents,
    message: origin.git("log", "-1", "--format=%B", sha),
  };
}

function commitIn(origin: Workshop, base: string, sha: string): Answer {
  if (typeIn(origin, sha) !== "commit") return missing;
  return {
    status: 200,
    body: {
      sha,
      node_id: `C_${sha}`,
      url: `${base}/git/commits/${sha}`,
      html_url: `${base}/commit/${sha}`,
      author: person,
      committer: person,
      ...factsOf(origin, base, sha),
      verification,
    },
  };
}

/** A commit as a list of commits shows it. */
function listed(origin: Workshop, base: string, sha: string) {
  const { parents, ...facts } = factsOf(origin, base, sha);
  const commit = {
    url: `${base}/git/commits/${sha}`,
    author: person,
    committer: person,
    comment_count: 0,
    ...facts,
    verification,
  };
  return {
    sha,
    node_id: `C_${sha}`,
    url: `${base}/commits/${sha}`,
    html_url: `${base}/commit/${sha}`,
    comments_url: `${base}/commits/${sha}/comments`,
    commit,
    author: null,
    committer: null,
    parents,
  };
}

function treeIn(origin: Workshop, base: string, { values, query }: Asked, limit: number): Answer {
  const id = values["tree_sha"] ?? "";
  const recursive = query.get("recursive");
  if (typeIn(origin, id) !== "tree") return typeIn(origin, id) === undefined ? missing : unprocessable("not a tree");
  const lines = origin
    .git("ls-tree", "-z", "-l", ...(recursive === null ? [] : ["-r", "-t"]), id)
    .split("\0")
    .filter((line) => line !== "");
  const tree = lines.map((line) => {
    const [facts = "", path = ""] = [line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1)];
    const [mode = "", type = "", sha = "", size = "-"] = facts.split(/ +/);
    const place = type === "commit" ? {} : { url: `${base}/git/${type}s/${sha}` };
    return { path, mode, type, sha, ...(size === "-" ? {} : { size: Number(size) }), ...place };
  });
  return {
    status: 200,
    body: { sha: id, url: `${base}/git/trees/${id}`, tree: tree.slice(0, limit), truncated: tree.length > limit },
  };
}

function blobOf(oid: string, bytes: Buffer, limit: number) {
  const isBinary = bytes.includes(0);
  const text = bytes.toString("utf8");
  return {
    __typename: "Blob",
    oid,
    byteSize: bytes.length,
    isBinary,
    isTruncated: text.length > limit,
    text: isBinary ? null : text.slice(0, limit),
  };
}
