/** Reads other repositories for a command on a user's machine, with the user's token and cache directory. */
import { isAbsolute, join } from "node:path";
import { type Fetched, remoteFiles, type RemoteFile } from "./remote-files.ts";

type Environment = { readonly [name: string]: string | undefined };

/** The token is `GH_TOKEN` or `GITHUB_TOKEN`; `GITHUB_API_URL` replaces GitHub's own API. */
export function remoteOf(
  environment: Environment,
  offline: boolean,
): (expected: RemoteFile) => Promise<Fetched | string> {
  const given = (name: string) => environment[name]?.trim() || undefined;
  return remoteFiles({
    api: given("GITHUB_API_URL") ?? "https://api.github.com",
    token: given("GH_TOKEN") ?? given("GITHUB_TOKEN"),
    cache: cacheOf(given),
    seal: "",
    offline,
    advice: "; set GH_TOKEN to one that may",
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
