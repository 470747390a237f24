/** How a command on somebody's machine reads other repositories: with their token, and a cache among their own. */
import { isAbsolute, join } from "node:path";
import { type Fetched, remoteFiles, type Wanted } from "./remote-files.ts";

type Environment = { readonly [name: string]: string | undefined };

/** `GH_TOKEN` or `GITHUB_TOKEN` is the token, `GITHUB_API_URL` the API where it is not GitHub's own. */
export function remoteOf(environment: Environment, offline: boolean): (wanted: Wanted) => Promise<Fetched | string> {
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

/** The user's cache directory as each system has it; `undefined` where none is known. */
function cacheOf(given: (name: string) => string | undefined): string | undefined {
  const home = given("HOME") ?? given("USERPROFILE");
  const bases =
    process.platform === "win32" ? [given("LOCALAPPDATA")] : [given("XDG_CACHE_HOME"), home && join(home, ".cache")];
  const base = bases.find((directory) => directory !== undefined && isAbsolute(directory));
  return base === undefined ? undefined : join(base, "agent-profile-check");
}
