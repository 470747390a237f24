/** What this tool asks of a network through git: one commit, and which one a branch is at. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Environment, type Git, run } from "./command.ts";

/** A token for one server, where git has no credentials of its own. */
export interface Token {
  readonly server: string;
  readonly token: string;
}

/** A clone that has its whole history keeps it: only in a shallow one is the commit fetched without history. */
export async function fetchCommit(git: Git, shared: string, id: string, token?: Token): Promise<void> {
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new Error(`${id} is not the id of a commit`);
  const depth = existsSync(join(shared, "shallow")) ? ["--depth=1"] : [];
  const flags = ["--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--no-auto-maintenance", "--no-filter", "--upload-pack=git-upload-pack"];
  await withToken(token, (environment) => run(git, ["fetch", ...flags, ...depth, "origin", id], { environment }));
}

/** The full id of the commit that a branch of `origin` is at now; `undefined` where it has no such branch. */
export async function tipOf(git: Git, branch: string, token?: Token): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`;
  const { output } = await withToken(token, (environment) => run(git, ["ls-remote", "--quiet", "--upload-pack=git-upload-pack", "origin", ref], { environment }));
  // The name is a pattern to git, so that other refs may end in it.
  const line = output.toString().split("\n").find((one) => one.endsWith(`\t${ref}`));
  const [id] = line?.split("\t") ?? [];
  return id !== undefined && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}

/** With git's own credentials first, then with the token. */
async function withToken<T>(token: Token | undefined, ask: (environment: Environment) => Promise<T>): Promise<T> {
  const allowed = { GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh" };
  try {
    return await ask(allowed);
  } catch (error) {
    if (!token) throw error;
    return ask({ ...allowed, ...headerFor(token) });
  }
}

/** By environment, so that no list of processes shows it, and for that server alone. */
function headerFor({ server, token }: Token): Environment {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: `http.${server.replace(/\/*$/, "")}/.extraheader`, GIT_CONFIG_VALUE_0: `authorization: basic ${basic}` };
}
