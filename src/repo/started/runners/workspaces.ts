/** The words by which a package manager starts a task in workspaces of the repository. */

const starting = /^(?:-w|-ws|-F|-r|-W|--(?:workspaces?|filter|recursive)|workspaces?)$/;
const startingAll = /^(?:-ws|-r|-W|--(?:workspaces|recursive)|workspaces)$/;

/** Whether the words after a runner start the task in workspaces. */
export function startsInWorkspaces(words: readonly string[]): boolean {
  return words.some((word) => starting.test(word));
}

/** The workspaces that the words may mean: all of them, or those whose name or folder is among `names`. */
export function workspacesIn(words: readonly string[]): { isAll: boolean; names: ReadonlySet<string> } {
  return {
    isAll: words.some((word) => startingAll.test(word) || /[^/.]\*|^\*/.test(word)),
    // `...guard^` of pnpm is the package with those around it.
    names: new Set(words.map((word) => word.replace(/^(?:\.{3}|\.\/)\^?|\^?\.{3}$/g, ""))),
  };
}
