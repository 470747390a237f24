/** Files of the index or the commit that a clone never put on the disk: by a sparse checkout or `--no-checkout`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isWhollyCheckedOut } from "../../disk/quick-look.ts";
import { type Git, runGit } from "../command.ts";
import type { Location } from "../location.ts";
import { recordsOf } from "../records.ts";

/** Why files are not on the disk, and their paths from the top. */
export interface NotCheckedOut {
  readonly why: "sparse" | "no-checkout";
  readonly paths: readonly string[];
}

/** `undefined`: every file was checked out, or there is no commit. */
export async function notCheckedOut(git: Git, location: Location): Promise<NotCheckedOut | undefined> {
  if (isWhollyCheckedOut(location.gitDirectory)) return undefined;
  if (existsSync(join(location.gitDirectory, "index"))) {
    const { output } = await runGit(git, ["ls-files", "-t", "-z", "--cached"]);
    // `S`: git does not put it on the disk.
    const paths = namesIn(output).flatMap((text) => (text.startsWith("S ") ? [text.slice(2)] : []));
    return paths.length === 0 ? undefined : { why: "sparse", paths };
  }
  const head = await runGit(git, ["rev-parse", "--verify", "--quiet", "HEAD"], { answers: [0, 1, 128] });
  if (head.status !== 0) return undefined;
  const { output } = await runGit(git, ["ls-tree", "-r", "-z", "--full-tree", head.output.toString().trim()]);
  const paths = namesIn(output).map((text) => text.slice(text.indexOf("\t") + 1));
  return paths.length === 0 ? undefined : { why: "no-checkout", paths };
}

function namesIn(output: Buffer): readonly string[] {
  return [...recordsOf(output)].map(({ text }) => text);
}
