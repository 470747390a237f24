/** The links of a page: lines that the pull request changes, files at the checked commit, rules, and the run. */
import type { ChangedFiles } from "../../compare/changed-files.ts";
import { helpOf } from "../../evaluate/result.ts";
import { sha256 } from "../../platform/hash.ts";
import { code } from "./escape.ts";
import type { Spot, ReportModel } from "./model/types.ts";

/** How to build links to GitHub; absent for a page that is not read there. */
export interface Links {
  /** `https://github.com`, without a trailing slash. */
  readonly server: string;
  /** The URL of the run, which shows the whole report. */
  readonly run: string | undefined;
  /** The pull request, and what it changes: these files are linked to its *Files changed*. */
  readonly pull?: { readonly number: number; readonly files: ChangedFiles };
  /** The model is untrusted, so nothing links to other repositories. */
  readonly isOwnOnly?: true;
  /** Where the rest is of a summary that has no room for everything: a sentence, which may quote a hostile name. */
  readonly rest?: string;
  /** A path that gets no links. */
  readonly without?: string;
}

/** What a page shows, its links, and whether it is the whole report. */
export interface PageContext {
  readonly model: ReportModel;
  readonly links: Links | undefined;
  /** `true` for a summary; a comment leaves details to the summary. */
  readonly isSummary: boolean;
  /** Whether long paths are cut. */
  readonly isShort?: boolean;
}

/**
 * Renders a line as fully as it fits. A file can be named so that its line with all links fits on no page, which would
 * hide every line after it; such a line loses its links, then the middle of its paths.
 */
export function shortenedToFit(write: (page: PageContext) => string, context: PageContext): string {
  const limit = context.isSummary ? 200_000 : 12_000;
  const full = write(context);
  if (full.length <= limit) return full;
  const { links: _, ...unlinked } = context;
  const plain = write({ ...unlinked, links: undefined });
  return plain.length <= limit ? plain : write({ ...unlinked, links: undefined, isShort: true });
}

/** A link to a file at the checked commit or at the base; `path:line` if the spot has a line. */
export function spotLink(spot: Spot, page: PageContext): string {
  return linkTo(pathWords(spot.path, page, spot.line), spot, page);
}

/** A path as code. A cut path keeps its line number. */
export function pathWords(path: string, { isShort = false }: PageContext, line: number | null = null): string {
  const end = line === null ? "" : `:${line}`;
  return isShort && path.length > 200 ? `${code(path.slice(0, 200))}…${end}` : code(`${path}${end}`, { full: true });
}

/** This tool's words as a link to a spot. */
export function linkTo(words: string, spot: Spot, { model, links }: PageContext): string {
  const { path, line, isOfBase = false } = spot;
  const anchor = line === null ? "" : `?plain=1#L${line}`;
  const elsewhere = links && foreignAddress(path, links);
  if (elsewhere !== undefined && links?.isOwnOnly) return words;
  if (elsewhere !== undefined) return `[${words}](${elsewhere}${anchor})`;
  const { repository, commit, base } = model;
  const at = isOfBase ? base : commit;
  if (!links || links.without === path || repository === null || at === null || path.startsWith("~/")) return words;
  const own = `${links.server}/${repository}`;
  return `[${words}](${own}/${changedLine(spot, links) ?? `blob/${at}/${encoded(path)}${anchor}`})`;
}

/**
 * A line of *Files changed*, where a reviewer can comment on it. `undefined` if the pull request does not change the
 * file. A file that is gone may be shown there under the path of a new one, and only Git knows which.
 */
function changedLine({ path, line, isOfBase = false }: Spot, { pull }: Links): string | undefined {
  const change = pull?.files.changeOf(path);
  if (!pull || change === undefined || change === (isOfBase ? "added" : "removed")) return undefined;
  if (change === "removed" && pull.files.addsFiles()) return undefined;
  return `pull/${pull.number}/files#diff-${sha256(path)}${line === null ? "" : `${isOfBase ? "L" : "R"}${line}`}`;
}

/** A file of another repository, `owner/repo//path@ref`. */
function foreignAddress(path: string, { server }: Links): string | undefined {
  const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
  return repository === undefined ? undefined : `${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}`;
}

/** `rule` or `rule/kind` as code, linked to the rule's page. */
export function ruleLink(
  { rule, kind }: { readonly rule: string; readonly kind: string | null },
  { model: { tool } }: PageContext,
): string {
  return `[${code(kind === null ? rule : `${rule}/${kind}`)}](${helpOf(tool, rule)})`;
}

function encoded(path: string): string {
  return path.split("/").map(encodeSegment).join("/");
}

/** `encodeURIComponent` keeps parentheses and quotes, and throws on a lone surrogate. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

/** How a reader starts this tool without installing it. */
export function commandOf({ homepage, name }: Pick<PageContext["model"]["tool"], "homepage" | "name">): string {
  const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(homepage) ?? [];
  return `npx ${home ? `github:${home.slice("https://github.com/".length)}` : name}`;
}
