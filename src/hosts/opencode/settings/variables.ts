/** `{env:…}` and `{file:…}` in settings, which the host replaces in the text before it reads it. */
import { readDecoded } from "../../_kit/loading/collect.ts";
import type { Problem } from "../../../model/load.ts";
import type { Node } from "../../../parsers/node.ts";
import { directoryOf, join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Source, Span } from "../../../repo/text.ts";

/** The files that settings put in, by the text in braces. Absent: the file is not in the tree. */
export type PutIn = ReadonlyMap<string, Source>;

/** The most files that one settings file puts in. */
const mostFiles = 200;

/**
 * Reads the files that a settings file names. `missing`: the first that is not there, because of which the host does
 * not start. Lines that begin with `//` name none. Paths out of the tree, and paths with a variable, are not read.
 * `cut`: what of the files is not put in, or is not what a person sees. `path`: where the host finds the settings. If
 * that is a link, names are relative to the link, not to its target.
 */
export async function filesPutIn(
  repo: RepoIndex,
  path: string,
  source: Source,
): Promise<{ readonly files: PutIn; readonly missing?: Problem; readonly cut: readonly Problem[] }> {
  const files = new Map<string, Source>();
  const unread: Problem[] = [];
  let missing: Problem | undefined;
  const named = namedIn(source.text);
  for (const { name, span } of named.slice(0, mostFiles)) {
    const target = files.has(name) ? undefined : pathOf(repo, path, name);
    if (target === undefined) continue;
    const { kind } = repo.resolve(target);
    const { source: text, problem } = await readDecoded(repo, target);
    if (text) files.set(name, text);
    if (problem) unread.push(problem);
    const why = absences.get(kind);
    if (why !== undefined) missing ??= { message: `\`{file:${name}}\` names ${why}`, at: { source, span } };
  }
  const [left] = named.slice(mostFiles);
  const message = `inserts more than ${mostFiles} files, of which this tool reads only the first ${mostFiles}`;
  return {
    files,
    ...(missing ? { missing } : {}),
    cut: [...unread, ...(left ? [{ message, at: { source, span: left.span } }] : [])],
  };
}

/** Why the host cannot read a path of a kind. */
const absences: ReadonlyMap<string, string> = new Map([
  ["missing", "a file that does not exist"],
  ["not-a-directory", "a file that does not exist"],
  ["loop", "a link that leads in a circle"],
  ["directory", "a directory"],
]);

/** The `{file:…}` of a text, but for those in a line comment and those with a variable. */
function namedIn(text: string): readonly { readonly name: string; readonly span: Span }[] {
  return [...text.matchAll(/\{file:([^}]+)\}/g)].flatMap((found) => {
    const [whole, name = ""] = found;
    const line = text.lastIndexOf("\n", found.index - 1) + 1;
    if (name.includes("{env:") || /^\s*\/\//.test(text.slice(line, found.index))) return [];
    return [{ name, span: { start: found.index, end: found.index + whole.length } }];
  });
}

/** The path that settings name, if it lies in the repository, or for the user's settings in the home directory. */
function pathOf(repo: RepoIndex, from: string, name: string): string | undefined {
  const reach = repo.reach(repo.isUsers(from) ? "~" : "", directoryOf(from), name);
  if (reach.kind === "inside") return reach.path;
  return reach.kind === "nowhere" ? join(directoryOf(from), name) : undefined;
}

/**
 * A node whose texts have the contents of files in place of their names. Keys too. `isMissingEmpty`: the host puts
 * nothing in place of a file that is not there.
 */
export function withFiles(node: Node, files: PutIn, isMissingEmpty = false): Node {
  if (files.size === 0 && !isMissingEmpty) return node;
  const put = (text: string): string =>
    text.replace(
      /\{file:([^}]+)\}/g,
      (whole, name: string) => files.get(name)?.text.trim() ?? (isMissingEmpty ? "" : whole),
    );
  const walk = (inner: Node): Node => {
    if (inner.kind === "list") return { ...inner, items: inner.items.map(walk) };
    if (inner.kind === "table")
      return {
        ...inner,
        entries: inner.entries.map((entry) => ({
          key: walk(entry.key),
          name: entry.name === undefined ? undefined : put(entry.name),
          value: walk(entry.value),
        })),
      };
    if (typeof inner.value !== "string" || !inner.text.includes("{file:")) return inner;
    const text = put(inner.text);
    return { ...inner, value: text, text };
  };
  return walk(node);
}

const put = /\{(?:env|file):[^{}]*\}/;

/**
 * The variables of a text as the host finds them: up to the next closing brace, wherever that is. A name has at least
 * one character. Linear.
 */
function* variablesIn(text: string, start: "{env:" | "{file:"): Generator<Span> {
  for (let from = text.indexOf(start); from >= 0; ) {
    const end = text.indexOf("}", from + start.length + 1) + 1;
    if (end === 0) return;
    const isNamed = text[from + start.length] !== "}";
    if (isNamed) yield { start: from, end };
    from = text.indexOf(start, isNamed ? end : from + start.length);
  }
}

/** Where a variable begins in one text and ends in another. The host then reads other settings than are written. */
export function spanningVariable(text: string): Span | undefined {
  for (const kind of ["{env:", "{file:"] as const)
    for (const span of variablesIn(text, kind)) if (/["\n\r]/.test(text.slice(span.start, span.end))) return span;
  return undefined;
}

/** Whether a variable decides that a file is put in, or which one: variables are replaced first. */
function isFileOfVariable(text: string): boolean {
  if (!text.includes("{env:")) return false;
  const names = (all: string): string => [...all.matchAll(/\{file:[^}]*\}?/g)].map(([name]) => name).join("\n");
  let rest = "";
  let at = 0;
  for (const { start, end } of variablesIn(text, "{env:")) {
    rest += text.slice(at, start);
    at = end;
  }
  return names(rest + text.slice(at)) !== names(text);
}

/** Each of its agents is read, whatever stands in a value. */
const part = { scope: "part" } as const;

interface Walk {
  readonly inRules: boolean;
  /** The prompt of an agent, whose files are reported by themselves. */
  readonly isPrompt: boolean;
  readonly depth: number;
}

/**
 * The host substitutes variables and files in the text before it parses it, so a key with a placeholder may be any key,
 * and a rule any rule. Only the first ones of a file are reported. `isOutside`: whether a name of a file leads out of
 * the repository.
 */
export function puzzlesIn(root: Node, source: Source, isOutside: (name: string) => boolean): readonly Problem[] {
  const found: Problem[] = [];
  const report = (message: string, { span }: Node, scope: Pick<Problem, "scope"> = {}): void =>
    void found.push({ message, at: { source, span }, ...scope });
  const scalar = (node: Node & { readonly kind: "scalar" }, { inRules, isPrompt }: Walk): void => {
    const outside = isPrompt ? undefined : namedIn(node.text).find(({ name }) => isOutside(name));
    if (inRules && put.test(node.text))
      report("has a variable or a file in a rule, so the rule cannot be checked", node, part);
    else if (isFileOfVariable(node.text))
      report("inserts a file whose path a variable decides, so it cannot be checked; write the path", node, part);
    else if (outside)
      report(
        `inserts a file outside the repository, \`${outside.name}\`, which cannot be checked; remove it`,
        node,
        part,
      );
  };
  const walk = (node: Node, way: Walk, keys: readonly string[]): void => {
    if (found.length >= 10 || way.depth > 20) return;
    const deeper = { ...way, depth: way.depth + 1 };
    if (node.kind === "scalar") scalar(node, way);
    else if (node.kind === "list") for (const item of node.items) walk(item, deeper, keys);
    else
      for (const { name = "", key, value } of node.entries) {
        // It may be that of any agent, so no agent is known to be gone.
        if (put.test(name)) report("has a variable or a file in a key, so the key cannot be checked", key);
        else {
          const inRules = way.inRules || /^(?:permissions?|tools)$/.test(name);
          const isPrompt =
            keys.length === 2 && /^(?:agents?|mode)$/.test(keys[0] ?? "") && /^(?:prompt|system)$/.test(name);
          walk(value, { ...deeper, inRules, isPrompt }, [...keys, name]);
        }
      }
  };
  walk(root, { inRules: false, isPrompt: false, depth: 0 }, []);
  return found;
}

/** Whether settings name a file that lies elsewhere. */
export function leadsOut(repo: RepoIndex, from: string, name: string): boolean {
  return pathOf(repo, from, name) === undefined;
}
