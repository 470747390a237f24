/** The prompt and the files that an agent names, in the format of Amazon Q Developer CLI and Kiro CLI. */
import type { MissingReference, NamedPath, Prompt } from "../../../model/profile.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import { directoryOf, join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { type Place, type Source, type Span, startOf } from "../../../repo/text.ts";
import { readDecoded } from "../loading/collect.ts";
import { bodyPrompt, listItems } from "../profiles/fields.ts";
import { noPrompt } from "../profiles/profile.ts";

/** A file, and where the paths in it begin. */
export interface ReferenceSite {
  readonly repo: RepoIndex;
  readonly source: Source;
  /** The path that the host walks. Behind a link, the file itself may have another name. */
  readonly path: string;
  /** The directory in which a session works: the one that holds the host's folder. */
  readonly workspace: string;
  /** The host's name for people. */
  readonly title: string;
  /** Whether a path names the user's own files, as the host documents it, which the repository does not decide. */
  readonly isOfUser?: (scheme: string, path: string) => boolean;
}

/** A Markdown file's body, or the key: text, or `file://` with a path relative to the profile's directory. */
export async function promptOf(
  table: Table,
  site: ReferenceSite,
  body: Span | undefined,
  home: Place,
): Promise<{ readonly prompt: Prompt; readonly paths: readonly NamedPath[] }> {
  const { repo, source, workspace } = site;
  const node = valueOf(table, "prompt") ?? valueOf(table, "systemPrompt");
  const written = textOf(node);
  if (!node || written === undefined || isEmptyValue(node)) {
    return { prompt: body ? bodyPrompt(source, body) : noPrompt(home), paths: [] };
  }
  const at = { source, span: node.span };
  if (!written.startsWith("file://")) return { prompt: { source: "inline", path: null, text: written, at }, paths: [] };
  const reach = repo.reach(workspace, directoryOf(site.path), written.slice("file://".length));
  const paths: readonly NamedPath[] = [{ key: "prompt", value: written, reach, at }];
  const read = reach.kind === "inside" ? (await readDecoded(repo, reach.path)).source : undefined;
  if (read === undefined)
    return { prompt: { source: "file", path: reach.kind === "inside" ? reach.path : null, text: "", at }, paths };
  return { prompt: { source: "file", path: read.path, text: read.text.trim(), at: startOf(read) }, paths };
}

/** Files, skills and knowledge bases that go into the context: paths and patterns relative to the workspace. */
export function resourcesOf(node: Node | undefined, site: ReferenceSite): readonly NamedPath[] {
  const { repo, source, workspace, title, isOfUser = () => false } = site;
  return listItems(node).flatMap((item): readonly NamedPath[] => {
    const text = item.kind === "table" ? valueOf(item, "source") : item;
    const value = textOf(text);
    const [, scheme = "", path = ""] = /^(file|skill):\/\/(.*)$/s.exec(value ?? "") ?? [];
    if (!text || value === undefined || path === "" || isOfUser(scheme, path)) return [];
    const fixed = path.replace(/[^/]*[*?[{].*$/s, "");
    const reach = repo.reach(workspace, workspace, fixed === "" ? "." : join("", fixed));
    const instead = reach.kind === "outside" ? besideProfile(fixed, site) : undefined;
    return [
      {
        key: "resources",
        value,
        within: `the repository, in which ${title} resolves it`,
        reach,
        ...(instead === undefined ? {} : { instead: `${scheme}://${instead}${path.slice(fixed.length)}` }),
        at: { source, span: text.span },
      },
    ];
  });
}

/** The path from the workspace, if from the directory of the profile, as that of a prompt, it leads to something. */
function besideProfile(fixed: string, { repo, path, workspace }: ReferenceSite): string | undefined {
  const reach = repo.reach(workspace, directoryOf(path), fixed);
  if (reach.kind !== "inside") return undefined;
  const from = workspace === "" ? reach.path : reach.path.slice(workspace.length + 1);
  return fixed.endsWith("/") ? `${from}/` : from;
}

/** Files that are not there. A pattern may match none yet, and a variable is no path. */
export function filesMissing(paths: readonly NamedPath[]): readonly MissingReference[] {
  return paths.flatMap(({ key, value, reach, at }) => {
    if (reach.kind !== "nowhere" || reach.isUnknown || /[*?[{$]/.test(value)) return [];
    return [{ key, value, advice: "add the file, or correct the path", at }];
  });
}

/** The resources as patterns from the root; a folder stands for everything in it. */
export function resourcePatterns(node: Node | undefined, workspace: string): readonly string[] {
  return listItems(node).flatMap((item) => {
    const value = textOf(item.kind === "table" ? valueOf(item, "source") : item) ?? "";
    const path = /^(?:file|skill):\/\/(?:\.\/)?(.+)$/s.exec(value)?.[1];
    if (path === undefined) return [];
    const pattern = join(workspace, path.replace(/\/$/, ""));
    return /[*?[{]/.test(path) ? [pattern] : [pattern, `${pattern}/**`];
  });
}
