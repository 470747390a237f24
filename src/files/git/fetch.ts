/** Fetches one commit, the only thing this tool ever asks of a network through git. */
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
  const fetch = (more: Environment): Promise<unknown> =>
    run(git, ["fetch", ...flags, ...depth, "origin", id], { environment: { GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh", ...more } });
  try {
    await fetch({});
  } catch (error) {
    if (!token) throw error;
    await fetch(headerFor(token));
  }
}

/** By environment, so that no list of processes shows it, and for that server alone. */
function headerFor({ server, token }: Token): Environment {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: `http.${server.replace(/\/*$/, "")}/.extraheader`, GIT_CONFIG_VALUE_0: `authorization: basic ${basic}` };
}
