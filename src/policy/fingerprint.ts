/** What a grant is given to, beside a profile's own keys: its prompt, the files it names, and the scripts that it starts. */
import type { Item } from "../model/load.ts";
import { directoryOf, join, plain } from "../repo/path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";

/** Files that a command means when it names their directory. */
const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "__main__.py", "package.json"] as const;

/**
 * One string that differs where something of it does. What scripts load in turn, and what lies outside the tree, is not
 * seen.
 */
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
  const all = [...new Set([...(prompt.path === null ? [] : [prompt.path]), ...named, ...started])].sort();
  const contents = await Promise.all(all.map(async (path) => [path, await contentOf(path, repo)]));
  return JSON.stringify([prompt.text, commands, contents.filter(([, content]) => content !== undefined)]);
}

async function contentOf(path: string, repo: RepoIndex): Promise<string | undefined> {
  const identity = await repo.identityOf(path);
  if (identity !== undefined) return identity;
  const content = await repo.read(path);
  return content.kind === "text" ? content.source.text : undefined;
}

/** Files of the tree that a command line names, seen from the root and from every directory down to the profile's. */
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
      const sight = path === undefined ? undefined : repo.resolve(path);
      if (sight?.kind === "file") return [sight.path];
      return sight?.kind === "directory"
        ? entries.map((name) => join(sight.path, name)).filter((inside) => repo.resolve(inside).kind === "file")
        : [];
    });
  });
}
