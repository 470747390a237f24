/** Fingerprints what a grant is given to, in addition to a profile's own keys: its prompt, the files it names, its scripts. */
import type { Item } from "../model/load.ts";
import { directoryOf, join, plain } from "../repo/path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";

/** The files that run when a command names their directory. */
const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "__main__.py", "package.json"] as const;

/** Changes if any part changes. Not covered: what scripts load in turn, and files outside the tree. */
export async function fingerprintOf({ files: [file = ""], profile }: Item, repo: RepoIndex): Promise<string> {
  if (!profile) return "";
  const { prompt, paths, hooks, servers } = profile;
  const named = paths.flatMap(({ reach }) =>
    reach.kind === "inside" ? [reach.path] : reach.kind === "outside" ? [reach.target] : [],
  );
  const commands = [...hooks, ...servers].map(({ kind, value }) => ({ kind, value }));
  const started = commands
    .filter(({ kind }) => kind === "command")
    .flatMap(({ value }) => filesIn(value, directoryOf(file), repo));
  const files = [...new Set([...(prompt.path === null ? [] : [prompt.path]), ...named, ...started])].sort();
  const contents = await Promise.all(files.map(async (path) => [path, await contentOf(path, repo)]));
  return JSON.stringify([prompt.text, commands, contents.filter(([, content]) => content !== undefined)]);
}

async function contentOf(path: string, repo: RepoIndex): Promise<string | undefined> {
  const identity = await repo.identityOf(path);
  if (identity !== undefined) return identity;
  const content = await repo.read(path);
  return content.kind === "text" ? content.source.text : undefined;
}

/** Files of the tree that a command line names, relative to the root or to any directory on the way to the profile's. */
function filesIn(command: string, directory: string, repo: RepoIndex): readonly string[] {
  const bases = ["", ...directory.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"))];
  const words = command.split(/[\s"'`;|&()<>=,]+/).map((word) =>
    word
      .replace(/^(?:\$\w+|\$\{\w+\}|%\w+%)/, "")
      .replaceAll("\\", "/")
      .replace(/^\/+/, ""),
  );
  return words.flatMap((word) => {
    if (/^[./]*$/.test(word)) return [];
    return bases.flatMap((base) => {
      const path = plain(join(base, word));
      const target = path === undefined ? undefined : repo.resolve(path);
      if (target?.kind === "file") return [target.path];
      return target?.kind === "directory"
        ? entries.map((name) => join(target.path, name)).filter((inside) => repo.resolve(inside).kind === "file")
        : [];
    });
  });
}
