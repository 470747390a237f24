/** Lock files that do not fit their workflow: GitHub runs what was compiled, and not what the Markdown file says. */
import type { Problem } from "../../model/load.ts";
import { join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { readDecoded } from "../_kit/loading/collect.ts";
import { frontmatterHash } from "./hash.ts";

const extension = ".lock.yml";

/** The first line that the compiler writes. */
export const header = "# gh-aw-metadata:";

/** The step of a lock file that compares the hash before the agent starts. */
const guard = "check_workflow_timestamp";

/** One problem for each lock file of a folder that was compiled from something else, or from a file that is gone. */
export async function misfitsIn(repo: RepoIndex, folder: string): Promise<readonly Problem[]> {
  const locks = repo.names(folder).filter((name) => name.endsWith(extension));
  const found = await Promise.all(locks.map((name) => misfitOf(repo, join(folder, name))));
  return found.flat();
}

async function misfitOf(repo: RepoIndex, path: string): Promise<readonly Problem[]> {
  const { source: lock, problem } = await readDecoded(repo, path);
  const sourcePath = `${path.slice(0, -extension.length)}.md`;
  if (!lock) return problem && repo.resolve(sourcePath).kind === "file" ? [problem] : [];
  if (!lock.text.includes(header)) return [];
  return [...(problem ? [problem] : []), ...(await comparedWith(repo, lock, sourcePath))];
}

async function comparedWith(repo: RepoIndex, lock: Source, sourcePath: string): Promise<readonly Problem[]> {
  const { source, problem } = await readDecoded(repo, sourcePath);
  if (!source && !problem) {
    const message = `runs an agent, and \`${nameOf(sourcePath)}\`, from which it was compiled, does not exist, so what the agent may do is not checked`;
    return [{ message, at: startOf(lock) }];
  }
  const stated = hashIn(lock.text);
  if (stated === undefined || !source) return [];
  const computed = await frontmatterHash(source.text, sourcePath, repo, problem !== undefined);
  return computed === undefined || computed === stated ? [] : [staleLock(lock, source)];
}

function staleLock(lock: Source, source: Source): Problem {
  const name = nameOf(lock.path);
  const effect = lock.text.includes(guard)
    ? "so it stops before its agent starts"
    : "and nothing stops its agent, which may do what is compiled there";
  const message = `does not fit \`${name}\`, which GitHub runs and which was compiled from other frontmatter, ${effect}; run \`gh aw compile\``;
  return { message, at: startOf(source), related: [{ message: "the lock file", at: startOf(lock) }] };
}

/** The hash in the header; `undefined` for older compilers, which wrote none. */
function hashIn(text: string): string | undefined {
  const start = text.indexOf(header);
  const line = text.slice(start, (text.indexOf("\n", start) + 1 || text.length + 1) - 1);
  return /"frontmatter_hash":"([0-9a-f]{64})"/.exec(line)?.[1];
}
