/** Which files git has in its index. */
import { gitAt, runGit } from "../command.ts";
import type { Environment } from "../../environment.ts";
import type { Location } from "../location.ts";

/** Those of the paths below the top that are not in the index. Outside git (`location` is `undefined`) all of them. */
export async function untrackedAmong(
  paths: readonly string[],
  location: Location | undefined,
  environment: Environment,
): Promise<readonly string[]> {
  if (!location || paths.length === 0) return paths;
  const { output } = await runGit(gitAt(location.top, environment), ["ls-files", "-z", "--cached", "--", ...paths]);
  const tracked = new Set(output.toString().split("\0"));
  return paths.filter((path) => !tracked.has(path));
}
