/** A workflow as the compiler takes it: its frontmatter, and that of every file that it imports. */
import type { Problem } from "../../model/load.ts";
import { type AlternativeParses, readFrontmatter, splitMarkdown } from "../../parsers/yaml/index.ts";
import { type Table, textOf, valueOf } from "../../parsers/node.ts";
import { directoryOf, isWithin, join, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { readDecoded } from "../_kit/loading/collect.ts";
import { listItems } from "../_kit/profiles/fields.ts";

/** One mapping of frontmatter, and the file that holds it. */
export interface Part {
  readonly table: Table;
  readonly source: Source;
  /** Whether it is the workflow itself, and not a file that it imports. */
  readonly isMain: boolean;
}

/** An import from another repository. */
export interface RemoteImport {
  readonly spec: string;
  /** A commit, or nothing that stays as it is. */
  readonly isPinned: boolean;
  readonly at: Place;
}

/** One workflow and its imports, as far as the repository has them. */
export interface Workflow {
  /** The ways in which the frontmatter of the workflow can be read. */
  readonly parses: AlternativeParses;
  readonly body: Span;
  readonly imported: readonly Part[];
  readonly remote: readonly RemoteImport[];
  /** Imports of files that are nowhere. */
  readonly lacking: readonly { readonly spec: string; readonly at: Place }[];
  /** What of the imported files is not known, or is not what a person sees. */
  readonly unjudged: readonly Problem[];
}

/**
 * `undefined`: the file has no frontmatter with `on`, so that it is a document, or a part that other workflows import.
 */
export async function readWorkflow(source: Source, path: string, repo: RepoIndex): Promise<Workflow | undefined> {
  const markdown = splitMarkdown(source.text);
  if (markdown.kind !== "fenced") return undefined;
  const parses = await readFrontmatter(source.text, markdown.front);
  if (!parses.tables.some((table) => valueOf(table, "on"))) return undefined;
  const search: Search = { repo, seen: new Set([path]), imported: [], remote: [], lacking: [], unjudged: [] };
  for (const table of parses.tables) await followImports(search, importsOf(table), source, path, 0);
  await followImports(search, includesIn(source, markdown.body), source, path, 0);
  const { imported, remote, lacking, unjudged } = search;
  return { parses, body: markdown.body, imported, remote, lacking, unjudged };
}

interface Search {
  readonly repo: RepoIndex;
  readonly seen: Set<string>;
  readonly imported: Part[];
  readonly remote: RemoteImport[];
  readonly lacking: { readonly spec: string; readonly at: Place }[];
  readonly unjudged: Problem[];
}

/** How many levels of imports are followed. */
const deepest = 10;

async function followImports(
  search: Search,
  imports: readonly Import[],
  source: Source,
  path: string,
  depth: number,
): Promise<void> {
  const { repo } = search;
  for (const { spec, span, isInText } of imports) {
    const at: Place = { source, span };
    const written = spec.replace(/#.*$/s, "").replace(/\?$/, "");
    const local = copyOf(written, repo) ?? localPath(written, path);
    const isThere = local !== undefined && repo.resolve(local).kind === "file";
    if (!isThere && (isRemote(written) || isWithin(path, copies))) {
      search.remote.push({ spec: written, isPinned: /@[0-9a-f]{40}$/.test(written), at });
      continue;
    }
    if (local === undefined || !isThere) {
      // What a text names may be a file that is put in when the workflow runs.
      if (!spec.endsWith("?") && !isInText) search.lacking.push({ spec, at });
      continue;
    }
    if (search.seen.has(local) || depth >= deepest) continue;
    search.seen.add(local);
    const found = await readDecoded(repo, local);
    if (found.problem) search.unjudged.push(found.problem);
    if (found.source) await addParts(search, found.source, local, depth);
  }
}

async function addParts(search: Search, source: Source, path: string, depth: number): Promise<void> {
  const markdown = splitMarkdown(source.text);
  if (markdown.kind !== "fenced") return;
  const { tables } = await readFrontmatter(source.text, markdown.front);
  for (const table of tables) {
    search.imported.push({ table, source, isMain: false });
    await followImports(search, importsOf(table), source, path, depth + 1);
  }
  await followImports(search, includesIn(source, markdown.body), source, path, depth + 1);
}

/** One import, as it is written. */
interface Import {
  readonly spec: string;
  readonly span: Span;
  /** Whether a line of the text has it, and not the frontmatter. */
  readonly isInText?: true;
}

/** A line of the text that brings in a file with its frontmatter; the compiler calls all of these forms deprecated. */
const include = /^[^\S\n]*(?:@(?:include|import)\??[^\S\n]+(\S.*?)|\{\{#import\??\s*:?\s*(.+?)\s*\}\})[^\S\n]*$/gm;

/** The lines `@include FILE`, `@import? FILE` and `{{#import: FILE}}` of a text. */
function includesIn({ text }: Source, { start, end }: Span): readonly Import[] {
  return [...text.slice(start, end).matchAll(include)].map(([line, bare = "", braced = bare], i, all) => {
    const from = start + (all[i]?.index ?? 0);
    return { spec: braced, span: { start: from, end: from + line.length }, isInText: true };
  });
}

/** The imports of a workflow: texts, or mappings with `uses` or `path`; in a list, or under `aw` of a mapping. */
function importsOf(table: Table): readonly Import[] {
  const imports = valueOf(table, "imports");
  const list = imports?.kind === "table" ? valueOf(imports, "aw") : imports;
  return listItems(list).flatMap((item) => {
    const node = item.kind === "table" ? (valueOf(item, "uses") ?? valueOf(item, "path")) : item;
    const spec = textOf(node);
    return node && spec !== undefined && spec !== "" ? [{ spec, span: node.span }] : [];
  });
}

/** Whether a path that is no file here names a file of another repository: `owner/repo/path@ref`. */
function isRemote(spec: string): boolean {
  return /^[\w.-]+\/[\w.-]+\/[^@]+(?:@.+)?$/.test(spec) && !/^(?:\.|shared\/)/.test(spec);
}

/** Where the compiler keeps what it fetched. */
const copies = ".github/aw/imports";

/**
 * The copy of a file of another repository at a commit, from which the compiler takes it; `undefined` if there is none.
 */
function copyOf(spec: string, repo: RepoIndex): string | undefined {
  const [, owner, name, path, commit] = /^([\w.-]+)\/([\w.-]+)\/([^@]+)@([0-9a-f]{40})$/.exec(spec) ?? [];
  if (path === undefined || spec.includes("..")) return undefined;
  const copy = `${copies}/${owner}/${name}/${commit}/${path.replaceAll("/", "_")}`;
  return repo.resolve(copy).kind === "file" ? copy : undefined;
}

/** Where an import is: from the root for `.github/…` and `/…`, else from the importing file. */
function localPath(spec: string, importer: string): string | undefined {
  if (spec.startsWith("/")) return plain(spec.slice(1));
  return spec.startsWith(".github/") ? plain(spec) : plain(join(directoryOf(importer), spec));
}
