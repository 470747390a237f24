/** Files whose commands machines run by themselves, told from their names: what these name matters as settings do. */
import { absent, type ChangedFile } from "./changed-file.ts";
import { fileFlags, pipelinePaths, startNames } from "../../generated/places.ts";
import { isCallable, mayCall, mayName, mayRun, plainOf } from "../../hosts/_kit/ci/names.ts";

const workflowOrAction = /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/;

/** Whether it is a workflow, an action, a pipeline or a hook of Git. */
export function isStarting(path: string): boolean {
  return workflowOrAction.test(path) || pipelinePaths.test(path);
}

/** Whether it is a file of GitLab, which includes others of any name. */
export function isGitlab(path: string): boolean {
  return /^\.gitlab-ci\.ya?ml$/.test(path);
}

/**
 * Those of these files, the scripts that they may call, and where GitLab has one, all that it may include. `notable`:
 * the notable ones of `paths`.
 */
export function startingAmong(paths: readonly string[], notable: readonly string[]): readonly string[] {
  const starting = notable.filter(isStarting);
  if (starting.length === 0) return starting;
  const mayInclude = starting.some(isGitlab);
  const others = paths.filter((path) => isCallable(path) || (mayInclude && /\.ya?ml$/.test(path)));
  return [...starting, ...others.filter((path) => !isStarting(path))];
}

/** Whether one of these files has a text that fits. */
type Holds = (fits: (text: string) => boolean, paths: readonly string[]) => Promise<boolean>;

/** Escapes, flags that variables are a part of, and variables that are a part of a word: they may be such a flag. */
const openFlag = /\\[xu]|--?[\w-]*\$|\$\{\w+\}[\w-]|\}\}[\w-]/i;

/** Whether what starts a host may name files for it. One of these files may call another with what it is to name. */
export async function namesFiles(starting: readonly string[], holds: Holds): Promise<boolean> {
  if (starting.length === 0 || !(await holds((text) => mayName({ plain: plainOf(text) }, startNames), starting)))
    return false;
  return holds((text) => fileFlags.test(plainOf(text)) || openFlag.test(text), starting);
}

/** Whether a file of GitLab may include others. */
export function mayInclude(text: string): boolean {
  return mayName({ plain: plainOf(text) }, ["include"]);
}

/**
 * Whether a change of these files may make a script start a host: one of them names it, or comes, goes or calls others
 * where a script of the tree names it.
 */
export async function mayStartByScripts(
  changed: readonly ChangedFile[],
  starting: readonly string[],
  holds: Holds,
): Promise<boolean> {
  const scripts = changed.filter(({ path }) => isCallable(path));
  const present = scripts.flatMap(({ path, after }) => (after === absent ? [] : [path]));
  const namesHost = (text: string): boolean => mayRun({ plain: plainOf(text) }, startNames);
  if (present.length > 0 && (await holds(namesHost, present))) return true;
  const isMoved = scripts.some(({ before, after }) => before === absent || after === absent);
  if (!isMoved && (present.length === 0 || !(await holds(mayCall, present)))) return false;
  return holds(namesHost, starting.filter(isCallable));
}
