/** Profiles one folder too deep, for hosts that read only the files directly in their folder. */
import type { Item, Layer } from "../../../model/load.ts";
import type { Profile } from "../../../model/profile.ts";
import { join, nameOf } from "../../../repo/path.ts";
import type { Content, RepoIndex } from "../../../repo/repo-index.ts";
import { startOf } from "../../../repo/text.ts";

/** How a host recognises its profiles. */
export interface Recognised {
  /** By the name of the file. */
  readonly isIncluded: (name: string) => boolean;
  /** By its text; `undefined`: it is no profile. The profile is absent where the host's reader is not needed. */
  readonly read: (
    content: Extract<Content, { readonly kind: "text" }>,
    path: string,
  ) => TooDeep | undefined | Promise<TooDeep | undefined>;
}

interface TooDeep {
  readonly profile?: Profile;
}

/** One dropped item for each profile directly in `directory`, a subfolder of the host's folder. */
export async function itemsTooDeep(
  repo: RepoIndex,
  layer: Layer,
  directory: string,
  { isIncluded, read }: Recognised,
): Promise<readonly Item[]> {
  const paths = repo
    .names(directory)
    .filter(isIncluded)
    .map((name) => join(directory, name));
  const found = await Promise.all(
    paths.map(async (path): Promise<readonly Item[]> => {
      const content = await repo.read(path);
      const profile = content.kind === "text" ? await read(content, path) : undefined;
      if (content.kind !== "text" || !profile) return [];
      const problem = {
        message: `it is in the subfolder \`${nameOf(directory)}\`, and subfolders are not read`,
        at: startOf(content.source),
      };
      return [{ layer, files: [path], verdict: { kind: "dropped", problem }, ...profile }];
    }),
  );
  return found.flat();
}
