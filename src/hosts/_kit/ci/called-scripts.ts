/**
 * Shell scripts of the repository, and scripts of its `package.json`, that workflows, pipelines and Git hooks call:
 * what these start is started with them.
 */
import { parseJsonc } from "../../../parsers/json.ts";
import { type Node, textOf, valueOf } from "../../../parsers/node.ts";
import { join, nameOf, plain as plainPath } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { placeOfPath, type Source } from "../../../repo/text.ts";
import { mayBeFile } from "../loading/collect.ts";
import { commandsIn } from "./shell.ts";
import type { Variables, Word } from "./word.ts";
import { innerScripts, maxDepth, programIn } from "./programs.ts";
import { pipelinesIn } from "./pipelines/index.ts";
import { scriptStep } from "./pipelines/steps.ts";
import { mayRun } from "./names.ts";
import type { Step } from "./step.ts";
import { unreadable, type Workflow, workflowAt, workflowsIn } from "./workflows.ts";

/** How many scripts are followed. More are unjudged, or the first ones would hide the others. */
const most = 1_000;

const manifest = "package.json";

/** Programs that run the script that their first argument names. */
const interpreters = /^(?:bash|sh|zsh|dash|ash|ksh|pwsh|powershell|source|\.)$/;

/** Programs that run scripts of `package.json`. */
const runners = /^(?:npm|pnpm|yarn|bun)$/;

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
  /** The first one beyond the limit. */
  readonly beyond: string | undefined;
}

async function likelyScripts(repo: RepoIndex): Promise<Likely> {
  let beyond: string | undefined;
  const found = new Map<string, Workflow>();
  const pending = [...(await workflowsIn(repo)), ...(await pipelinesIn(repo))];
  for (const { source } of pending) {
    const text = source?.text ?? "";
    const paths = [...namesIn(text)].flatMap((name) => likelyAt(name, repo));
    if (/\b(?:npm|pnpm|yarn|bun)\b/.test(text)) paths.push(manifest);
    for (const path of paths) {
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
  return { scripts: [...found.values()], beyond };
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
  const calls = new Calls(repo);
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
  readonly #tasks = new Map<string, Step>();
  /** What is called and was not followed yet: a chain of calls may be as long as it likes. */
  readonly #pending: string[] = [];
  #manifest: Promise<Manifest | undefined> | undefined;

  constructor(repo: RepoIndex) {
    this.#repo = repo;
  }

  /** The files that are called, and the manifest with the tasks that are. */
  async found(): Promise<readonly Workflow[]> {
    const tasks = [...this.#tasks.values()];
    const known = tasks.length > 0 ? await this.#manifest : undefined;
    if (!known) return [...this.#files.values()];
    return [...this.#files.values(), { ...known.file, read: async () => ({ steps: tasks, problem: undefined }) }];
  }

  /** What the scripts that were found call in turn. */
  async followScripts(): Promise<void> {
    for (const text of this.#pending) await this.follow(text, new Map());
  }

  /** `depth`: how deep the script is inside of another one, as the text of `bash -c` is. */
  async follow(script: string, variables: Variables, depth = 0): Promise<void> {
    if (depth > maxDepth) return;
    for (const words of commandsIn(script, variables)) {
      for (const inner of innerScripts(words)) await this.follow(inner, variables, depth + 1);
      const program = programIn(words);
      if (program === undefined) continue;
      for (const path of calledBy(words.slice(program), this.#repo)) await this.#file(path);
      if (runners.test(words[program]?.text ?? ""))
        for (const { text } of words.slice(program + 1)) await this.#task(text);
    }
  }

  async #file(path: string): Promise<void> {
    if (this.#files.has(path) || this.#files.size >= most) return;
    const file = await scriptAt(this.#repo, path);
    this.#files.set(path, file);
    if (file.source) this.#pending.push(file.source.text);
  }

  async #task(name: string): Promise<void> {
    const known = await (this.#manifest ??= manifestIn(this.#repo));
    for (const each of [`pre${name}`, name, `post${name}`]) {
      const value = known && valueOf(known.scripts, each);
      const text = textOf(value);
      if (!known || !value || text === undefined || this.#tasks.has(each)) continue;
      this.#tasks.set(each, scriptStep({}, known.source, value.span, text, new Map()));
      this.#pending.push(text);
    }
  }
}

interface Manifest {
  readonly file: Workflow;
  readonly source: Source;
  readonly scripts: Node | undefined;
}

async function manifestIn(repo: RepoIndex): Promise<Manifest | undefined> {
  const file = await scriptAt(repo, manifest);
  const root = file.source && parseJsonc(file.source.text);
  return file.source && root && root.kind !== "problem"
    ? { file, source: file.source, scripts: valueOf(root, "scripts") }
    : undefined;
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
  if (mayBeScript(path, repo)) return [path];
  if (!shellEnding.test(path) && !/^\.{1,2}\/|\0/.test(name)) return [];
  return filesCalled(nameOf(path), repo).filter((found) => `/${found}`.endsWith(`/${path}`));
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
