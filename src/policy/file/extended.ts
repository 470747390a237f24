/** Reads the files that a policy extends from the tree that has the policy. */
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { PolicyLibrary } from "./index.ts";

/** `repo`: `undefined` if there is no tree. `commit`: the commit of the tree. */
export function libraryIn(
  repo: RepoIndex | undefined,
  commit: string | undefined,
  remote: PolicyLibrary["remote"],
): PolicyLibrary {
  return {
    remote,
    async file(path) {
      const content = await repo?.read(path);
      switch (content?.kind) {
        case "text":
          return { source: content.source, ...(commit === undefined ? {} : { commit }) };
        case "not-utf8":
          return "it is not UTF-8 text";
        case "unjudged":
          return `it ${content.problem}`;
        case "absent":
          return content.resolution.kind === "missing"
            ? "there is no such file"
            : content.resolution.kind === "outside"
              ? "it lies outside this repository"
              : "it is no file of this repository";
        case undefined:
          return "there is no tree to read it from";
      }
    },
  };
}
