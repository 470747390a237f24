/** Reads other repositories for a command on a user's machine, with the user's token and cache directory. */
import { isAbsolute, join } from "node:path";
import { serviceOf } from "./addresses.ts";
import type { Environment } from "../environment.ts";
import { type Fetched, type Options, remoteFiles, type RemoteFile } from "./remote-files.ts";

/** `limits`: how its requests wait, and what admits them. */
export function remoteOf(
  environment: Environment,
  offline: boolean,
  limits: Pick<Options, "patience" | "admit"> = {},
): (expected: RemoteFile) => Promise<Fetched | string> {
  const { api, token } = serviceOf(environment);
  return remoteFiles({
    api,
    token,
    cache: cacheOf((name) => environment[name]?.trim() || undefined),
    seal: "",
    offline,
    advice: "; set GH_TOKEN to one that may",
    ...limits,
  });
}

/** The user's cache directory on each system; `undefined` if it is not known. */
function cacheOf(given: (name: string) => string | undefined): string | undefined {
  const home = given("HOME") ?? given("USERPROFILE");
  const bases =
    process.platform === "win32" ? [given("LOCALAPPDATA")] : [given("XDG_CACHE_HOME"), home && join(home, ".cache")];
  const base = bases.find((directory) => directory !== undefined && isAbsolute(directory));
  return base === undefined ? undefined : join(base, "agent-profile-check");
}
