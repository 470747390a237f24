/** The server that `origin` of a clone is on. */
import type { Environment } from "../environment.ts";
import { gitAt, runGit } from "./command.ts";
import type { Location } from "./location.ts";

/** The name of the server, never a credential; `undefined` without one, or if it is a folder. Starts only git. */
export async function originServer(
  location: Location | undefined,
  environment: Environment,
): Promise<string | undefined> {
  if (!location) return undefined;
  const git = gitAt(location.top, environment);
  const { output } = await runGit(git, ["config", "--get", "remote.origin.url"], { answers: [0, 1] });
  return serverIn(output.toString().trim());
}

/** `gitlab.com` of `https://user:password@gitlab.com:8443/acme/app.git` and of `git@gitlab.com:acme/app.git`. */
export function serverIn(url: string): string | undefined {
  const [, scheme, address] = /^([a-z][a-z0-9+.-]*):\/\/([^/]*)\//i.exec(url) ?? [];
  if (scheme !== undefined) return address === undefined ? undefined : hostIn(address);
  const [, short] = /^([^/:]{2,}):(?!\/\/)/.exec(url) ?? [];
  return short === undefined ? undefined : hostIn(short);
}

function hostIn(address: string): string | undefined {
  return address.slice(address.lastIndexOf("@") + 1).replace(/:\d*$/, "") || undefined;
}
