/** Files that a host runs or applies as a whole: scripts and descriptions of a sandbox. */
import { collectFiles } from "./collect.ts";
import type { Authority } from "../../../model/load.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { join, nameOf } from "../../../repo/path.ts";
import { placeOfPath } from "../../../repo/text.ts";
import type { SettingsRead } from "../settings/index.ts";

/** A file of a directory that counts as it is. */
export interface WholeFile {
  readonly name: RegExp;
  /** Completes "`sandbox.bashrc` …". */
  readonly because: string;
  readonly may?: Authority["may"];
  /** How this is known; by default as the host's facts are. */
  readonly certainty?: Authority["certainty"];
}

/** One authority for each file directly in `directory` that one of `files` names. Its content is its material. */
export function readWholeFiles(repo: RepoIndex, directory: string, files: readonly WholeFile[]): SettingsRead {
  if (files.length === 0) return { authority: [], unjudged: [] };
  const found = collectFiles(repo, directory, {
    isIncluded: (name) => files.some((file) => file.name.test(name)),
    deep: false,
  });
  return {
    authority: found.files.flatMap((path) =>
      files
        .filter(({ name }) => name.test(nameOf(path)))
        .map(
          ({ because, may, certainty }): Authority => ({
            setting: nameOf(path),
            value: join(directory, nameOf(path)),
            effect: "widens",
            because,
            ...(may ? { may } : {}),
            ...(certainty ? { certainty } : {}),
            names: [path],
            at: placeOfPath(path),
          }),
        ),
    ),
    unjudged: found.unjudged,
  };
}
