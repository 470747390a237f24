/** Finds profiles in `.defect/agents` of directories that are not the root of a repository. */
import type { Item } from "../../model/load.ts";
import { byBytes, extensionOf, join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath } from "../../repo/text.ts";

/** `read`: the directories that are layers. */
export function nestedProfiles(repo: RepoIndex, read: ReadonlySet<string>): readonly Item[] {
  const directories = [...repo.holding(".defect")]
    .filter((directory) => !repo.isUsers(directory))
    .map((directory) => join(directory, ".defect/agents"));
  return directories
    .sort(byBytes)
    .filter((directory) => !read.has(directory))
    .flatMap((root) => {
      const profiles = repo.names(root).flatMap((name) => {
        const path = join(root, name);
        const config = join(path, "config.toml");
        return repo.resolve(config).kind === "file"
          ? [config]
          : extensionOf(name) === "md" && repo.resolve(path).kind === "file"
            ? [path]
            : [];
      });
      const message = "only `.defect/agents` at the repository's root is read";
      return profiles.map(
        (path): Item => ({
          layer: { name: "outside", root, status: "absent", authority: [] },
          files: [path],
          verdict: { kind: "dropped", problem: { message, at: placeOfPath(path) } },
        }),
      );
    });
}
