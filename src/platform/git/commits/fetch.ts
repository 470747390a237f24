/** Fetches with git: one commit, some objects, and the current commit of a branch. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Git, runGit } from "../command.ts";
import type { Environment } from "../../environment.ts";

/** A token for one server, used if git has no credentials of its own. */
export interface Token {
  /** The address, with its scheme: `https://github.com`. */
  readonly server: string;
  readonly token: string;
}

/** The time limit for a server that does not respond. */
const milliseconds = 300_000;

/** The most ids of one command. */
const idsPerFetch = 500;

const flags = [
  "--quiet",
  "--no-tags",
  "--no-recurse-submodules",
  "--no-write-fetch-head",
  "--no-auto-maintenance",
  "--upload-pack=git-upload-pack",
];

/**
 * Set as configuration, not with `--filter`, which would write the filter into the clone and affect later steps. With
 * it the contents of files are fetched only when they are read.
 */
const filter = { "remote.origin.promisor": "true", "remote.origin.partialclonefilter": "blob:none" };

/** Fetches a commit, without history only if the clone is shallow: a clone with its whole history keeps it. */
export async function fetchCommit(git: Git, shared: string, id: string, token?: Token): Promise<void> {
  const depth = existsSync(join(shared, "shallow")) ? ["--depth=1"] : [];
  await withToken(token, filter, (environment) =>
    runGit(git, ["fetch", ...flags, ...depth, "origin", requireId(id)], { environment, milliseconds }),
  );
}

/**
 * Fetches a commit with its trees, or blobs, into a repository of this tool's own: without history, and with the token
 * from the start, so that no credential of the machine is tried first.
 */
export async function fetchInto(git: Git, ids: readonly string[], token: Token | undefined): Promise<void> {
  const environment = configEnvironment({
    ...filter,
    "fetch.negotiationAlgorithm": "noop",
    ...(token ? headerFor(token) : {}),
  });
  await runGit(git, ["fetch", ...flags, "--depth=1", "origin", ...ids.map(requireId)], {
    environment: { ...allowed, ...environment },
    milliseconds,
  });
}

/** Blobs, and trees with all the trees below them, by id. */
export async function fetchObjects(git: Git, ids: readonly string[], token?: Token): Promise<void> {
  for (let at = 0; at < ids.length; at += idsPerFetch) {
    const checkedIds = ids.slice(at, at + idsPerFetch).map(requireId);
    // The commits that are here do not show which objects are missing, so negotiation is useless.
    await withToken(token, { ...filter, "fetch.negotiationAlgorithm": "noop" }, (environment) =>
      runGit(git, ["fetch", ...flags, "origin", ...checkedIds], { environment, milliseconds }),
    );
  }
}

/** The full id of the current commit of a branch of `origin`; `undefined` if there is no such branch. */
export async function tipOf(git: Git, branch: string, token?: Token): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`;
  const { output } = await withToken(token, {}, (environment) =>
    runGit(git, ["ls-remote", "--quiet", "--upload-pack=git-upload-pack", "origin", ref], {
      environment,
      milliseconds,
    }),
  );
  // For git the name is a pattern, so other refs may end with it.
  const line = output
    .toString()
    .split("\n")
    .find((entry) => entry.endsWith(`\t${ref}`));
  const [id] = line?.split("\t") ?? [];
  return id !== undefined && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}

function requireId(id: string): string {
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new Error(`${id} is not the id of an object`);
  return id;
}

/** The pack may contain deltas against objects that a partial clone lacks. */
const allowed = { GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh", GIT_NO_LAZY_FETCH: "0" };

/** Tries git's own credentials first, then the token. */
async function withToken<T>(
  token: Token | undefined,
  settings: { readonly [name: string]: string },
  ask: (environment: Environment) => Promise<T>,
): Promise<T> {
  try {
    return await ask({ ...allowed, ...configEnvironment(settings) });
  } catch (error) {
    if (!token) throw error;
    return ask({ ...allowed, ...configEnvironment({ ...settings, ...headerFor(token) }) });
  }
}

function headerFor({ server, token }: Token): { readonly [name: string]: string } {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return { [`http.${server.replace(/\/*$/, "")}/.extraheader`]: `authorization: basic ${basic}` };
}

/** Passes the token in the environment, so that no process list shows it, and only for its server. */
function configEnvironment(settings: { readonly [name: string]: string }): Environment {
  const numbered = Object.entries(settings).flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(Object.keys(settings).length), ...Object.fromEntries(numbered) };
}
