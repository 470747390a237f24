/**
 * Shell scripts of the repository, and tasks of `package.json`, Makefiles and the like, that workflows, pipelines and
 * hooks of Git call: what these start is started with them.
 */
import { join, nameOf, plain as plainPath } from "../../../repo/path.ts";
import { append } from "../../../repo/many.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath } from "../../../repo/text.ts";
import { mayBeFile } from "../loading/collect.ts";
import { commandsIn } from "./shell.ts";
import type { Variables, Word } from "./word.ts";
import { innerScripts, maxDepth, scriptsBeside, startsIn } from "./programs.ts";
import { pipelinesIn } from "./pipelines/index.ts";
import { scriptStep } from "./pipelines/steps.ts";
import { mayRun } from "./names.ts";
import { CalledTasks } from "./tasks/called.ts";
import { taskFilesFor } from "./tasks/index.ts";
import { unreadable, type Workflow, workflowAt, workflowsIn } from "./workflows.ts";

/** How many scripts are followed. More are unjudged, or the first ones would hide the others. */
const most = 1_000;

/** Programs that run the script that their first argument names. */
const interpreters = /^(?:bash|sh|zsh|dash|ash|ksh|pwsh|powershell|source|\.)$/;

const shellEnding = /\.(?:sh|bash|zsh|ksh|ps1)$/i;
const programEnding = /\.[A-Za-z]\w*$/;

/** No name of a script is longer. */
const longestName = 400;

/**
 * The scripts that are called and may start a host of these names, also where they cannot be read, and one that stands
 * for those beyond the limit.
 */
export async function calledScripts(repo: RepoIndex, names: readonly string[]): Promise<readonly Workflow[]> {
  const likely = await repo.once(likelyScripts);
  const left = likely.beyond === undefined ? [] : [beyondLimit(likely.beyond)];
  // Whether something is called takes a parser; that nothing names the host is known without it.
  const mayConcern = (script: Pick<Workflow, "plain" | "unread">): boolean =>
    script.unread !== undefined || mayRun(script, names);
  if (!likely.scripts.some(mayConcern)) return left;
  return [...(await repo.once(allCalled)).filter(mayConcern), ...left];
}

function beyondLimit(path: string): Workflow {
  const message = `is called after ${most} other scripts, and what is called after them is not checked; call fewer`;
  return unreadable(path, path, { message, at: placeOfPath(path) });
}

/** The files that may be called. */
interface Likely {
  readonly scripts: readonly Workflow[];
  /** Those of them that are files of tasks, by their paths. */
  readonly tasks: ReadonlySet<string>;
  /** The first one beyond the limit. */
  readonly beyond: string | undefined;
}

async function likelyScripts(repo: RepoIndex): Promise<Likely> {
  let beyond: string | undefined;
  const found = new Map<string, Workflow>();
  const tasks = new Set<string>();
  const pending = [...(await workflowsIn(repo)), ...(await pipelinesIn(repo))];
  for (const { path: caller, source } of pending) {
    const text = source?.text ?? "";
    const ofTasks = taskFilesFor(caller, text, repo).filter((path) => mayBeScript(path, repo));
    for (const path of ofTasks) tasks.add(path);
    const names = [...namesIn(text), ...oddNamesIn(text)];
    for (const path of [...names.flatMap((name) => likelyAt(name, repo)), ...ofTasks]) {
      if (found.has(path)) continue;
      if (found.size >= most) {
        beyond ??= path;
        continue;
      }
      const file = await scriptAt(repo, path);
      found.set(path, file);
      pending.push(file);
    }
  }
  return { scripts: [...found.values()], tasks, beyond };
}

/** The words of a text that may name a script. */
function namesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/[\w@%+./-]+/g))
    if (
      word.length <= longestName &&
      (word.includes("/") ||
        shellEnding.test(word) ||
        /(?:sh|source|\.)\s+$/.test(text.slice(Math.max(0, index - 12), index)))
    )
      found.add(word);
  return found;
}

async function allCalled(repo: RepoIndex): Promise<readonly Workflow[]> {
  const { scripts: likely, tasks } = await repo.once(likelyScripts);
  const files = likely.filter(({ path }) => tasks.has(path));
  const calls = new Calls(repo, new CalledTasks(files, (path) => mayBeFile(repo, path)));
  for (const file of [...(await workflowsIn(repo)), ...(await pipelinesIn(repo))])
    for (const { scripts, env } of (await file.read()).steps)
      for (const { text } of scripts) await calls.follow(text, env);
  await calls.followScripts();
  return calls.found();
}

/** Follows calls, each script once. */
class Calls {
  readonly #repo: RepoIndex;
  readonly #files = new Map<string, Workflow>();
  readonly #tasks: CalledTasks;
  /** What is called and was not followed yet: a chain of calls may be as long as it likes. */
  readonly #pending: string[] = [];

  constructor(repo: RepoIndex, tasks: CalledTasks) {
    this.#repo = repo;
    this.#tasks = tasks;
  }

  /** The scripts that are called, and the files with tasks that are. */
  found(): readonly Workflow[] {
    return [...this.#files.values(), ...this.#tasks.found()];
  }

  /** What the scripts that were found call in turn. */
  async followScripts(): Promise<void> {
    for (const text of this.#pending) await this.follow(text, new Map());
  }

  /** `depth`: how deep the script is inside of another one, as the text of `bash -c` is. */
  async follow(script: string, variables: Variables, depth = 0): Promise<void> {
    if (depth > maxDepth) return;
    for (const inner of scriptsBeside(script)) await this.follow(inner, variables, depth + 1);
    for (const words of commandsIn(script, variables)) {
      for (const inner of innerScripts(words)) await this.follow(inner, variables, depth + 1);
      for (const start of startsIn(words)) {
        for (const path of calledBy(start, this.#repo)) await this.#file(path);
        append(this.#pending, await this.#tasks.textsFor(start));
      }
    }
  }

  async #file(path: string): Promise<void> {
    if (this.#files.has(path) || this.#files.size >= most) return;
    const file = await scriptAt(this.#repo, path);
    this.#files.set(path, file);
    if (file.source) this.#pending.push(file.source.text);
  }
}

/** The files that a command runs. Its first word is the program. */
function calledBy([program, ...others]: readonly Word[], repo: RepoIndex): readonly string[] {
  if (!program) return [];
  if (!interpreters.test(nameOf(program.text))) return program.text.includes("/") ? scriptsAt(program.text, repo) : [];
  const first = others.find(({ text }) => !text.startsWith("-"));
  return first ? scriptsAt(first.text, repo) : [];
}

/**
 * The files that this may name: from the root, else from any directory, as a step may run in one. What stands for an
 * unknown directory is left out.
 */
function scriptsAt(name: string, repo: RepoIndex): readonly string[] {
  const written = name.slice(name.lastIndexOf("\0") + 1).replace(/^\/+/, "");
  const path = plainPath(written) ?? written.replace(/^(?:\.\.?\/)+/, "");
  if (isOfOtherLanguage(path)) return [];
  const found = mayBeScript(path, repo) ? path : inContainer(name, repo);
  if (found !== undefined) return [found];
  if (!shellEnding.test(path) && !/^\.{1,2}\/|\0/.test(name)) return [];
  return filesCalled(nameOf(path), repo).filter((one) => `/${one}`.endsWith(`/${path}`));
}

/** `/app/ci/a.sh` may be `ci/a.sh` where a container has the repository under another name. */
function inContainer(name: string, repo: RepoIndex): string | undefined {
  if (!name.startsWith("/") || name.length > longestName) return undefined;
  const parts = name.split("/");
  for (let from = 2; from < parts.length - 1; from++) {
    const path = parts.slice(from).join("/");
    if (mayBeScript(path, repo)) return path;
  }
  return undefined;
}

/** Where a name with spaces and the like may stand: in quotes, behind a key, with backslashes, as a word. */
const oddParts = [/[^"\n]+/g, /[^'\n]+/g, /:\s[^\n]*/g, /(?<![^\s"'])(?:[^\s"'\\]|\\+.)+/g, /\S+/g];

/** The same for names that `namesIn` does not take. */
function oddNamesIn(text: string): readonly string[] {
  const found = new Set<string>();
  for (const pattern of oddParts)
    for (const [part] of text.matchAll(pattern)) {
      if (part.length > longestName) continue;
      const name = part.replace(/^:\s+|[\\"']/g, "").replace(/^[;&|(]+|[;&|)]+$/g, "");
      if (shellEnding.test(name) && /[^\w@%+./-]/.test(name)) found.add(name);
    }
  return [...found];
}

/** The same for a word of a text that is not parsed, whose beginning may be a variable. Others may be among them. */
function likelyAt(word: string, repo: RepoIndex): readonly string[] {
  const name = nameOf(word);
  if (isOfOtherLanguage(name)) return [];
  if (shellEnding.test(name) || /^\.{0,2}\//.test(word)) return filesCalled(name, repo);
  const parts = word.split("/");
  return parts.map((_, from) => parts.slice(from).join("/")).filter((path) => mayBeScript(path, repo));
}

/** Whether a shell does not read it, by its ending. */
function isOfOtherLanguage(path: string): boolean {
  return path === "" || (programEnding.test(nameOf(path)) && !shellEnding.test(path));
}

function filesCalled(name: string, repo: RepoIndex): readonly string[] {
  return repo.entries
    .holding(name)
    .map((directory) => join(directory, name))
    .filter((path) => mayBeScript(path, repo));
}

/** Whether a shell may find a file there. What is in a submodule is not this repository's, as are packages. */
function mayBeScript(path: string, repo: RepoIndex): boolean {
  const { kind } = repo.resolve(path);
  return kind === "unjudged" ? repo.entries.get(path)?.unjudged !== undefined : mayBeFile(repo, path);
}

function scriptAt(repo: RepoIndex, path: string): Promise<Workflow> {
  return workflowAt(repo, path, path, async (source) => {
    const span = { start: 0, end: source.text.length };
    return { steps: [scriptStep({}, source, span, source.text, new Map())], problem: undefined };
  });
}
