/** Whether a repository is small and holds nothing for any host, told from the names on the disk. */
import { names } from "../../generated/places.ts";
import { mayHoldProfiles } from "../../inspect/unread/profile-look.ts";
import { isPlainTop, isWhollyCheckedOut, treeLacksNames, namesAt } from "../../platform/disk/quick-look.ts";
import { join } from "../../repo/path.ts";
import { startNoHost } from "./pipelines.ts";

/** The names that count directly inside directories that begin with a dot. */
const inHidden: ReadonlySet<string> = new Set(["agents", "agent", "subagents"]);

/** `directory`: absolute. Only the top of an ordinary repository is looked at, and conservatively. */
export async function isPlainRepository(directory: string): Promise<boolean> {
  return (
    isPlainTop(directory) &&
    isWhollyCheckedOut(join(directory, ".git")) &&
    treeLacksNames(directory, names, inHidden, mayHoldProfiles) &&
    namesAt(join(directory, ".github/workflows")).length === 0 &&
    (await startNoHost(directory))
  );
}
