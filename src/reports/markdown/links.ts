/** Addresses that a page points to: files at the judged commit, rules, and the run. */
import { helpOf } from "../../evaluate/result.ts";
import { code } from "./escape.ts";
import type { Spot, ReportModel } from "./model/types.ts";

/** Where GitHub shows things; absent for a page that nobody reads there. */
export interface Links {
  /** `https://github.com`, without a slash at its end. */
  readonly server: string;
  /** The address of the run, where the whole report stands. */
  readonly run: string | undefined;
  /** What the telling says of other repositories is not to be believed, so nothing points there. */
  readonly isOwnOnly?: true;
  /** A file that nothing points to. */
  readonly without?: string;
}

/** A page's subject, where it is shown, and whether all of it has to stand there. */
export interface Setting {
  readonly telling: ReportModel;
  readonly links: Links | undefined;
  /** A summary is; a comment leaves to it what only a few want to see. */
  readonly isWhole: boolean;
  /** Paths are cut where they are long. */
  readonly isShort?: boolean;
}

/**
 * What is said, as fully as it has room: somebody may name a file so that a line with all its links fits no page, and
 * hide behind it what comes after.
 */
export function fitting(say: (setting: Setting) => string, setting: Setting): string {
  const most = setting.isWhole ? 200_000 : 12_000;
  const full = say(setting);
  if (full.length <= most) return full;
  const { links: _, ...unlinked } = setting;
  const plain = say({ ...unlinked, links: undefined });
  return plain.length <= most ? plain : say({ ...unlinked, links: undefined, isShort: true });
}

/** A file as a link to the judged commit, or to the base; `path:line` where a line is meant. */
export function spotLink(spot: Spot, setting: Setting): string {
  return linked(pathWords(spot.path, setting, spot.line), spot, setting);
}

/** Cut, it keeps its line. */
export function pathWords(path: string, { isShort = false }: Setting, line: number | null = null): string {
  const end = line === null ? "" : `:${line}`;
  return isShort && path.length > 200 ? `${code(path.slice(0, 200))}…${end}` : code(`${path}${end}`, { full: true });
}

/** Words of ours as a link to a place. */
export function linked(
  words: string,
  { path, line, isOfBase = false }: Spot,
  { telling: { repository, commit, base }, links }: Setting,
): string {
  const anchor = line === null ? "" : `?plain=1#L${line}`;
  const elsewhere = links && foreignAddress(path, links);
  if (elsewhere !== undefined && links?.isOwnOnly) return words;
  if (elsewhere !== undefined) return `[${words}](${elsewhere}${anchor})`;
  const at = isOfBase ? base : commit;
  if (!links || links.without === path || repository === null || at === null || path.startsWith("~/")) return words;
  return `[${words}](${links.server}/${repository}/blob/${at}/${encoded(path)}${anchor})`;
}

/** A file of another repository, `owner/repo//path@ref`. */
function foreignAddress(path: string, { server }: Links): string | undefined {
  const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
  return repository === undefined ? undefined : `${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}`;
}

export function ruleLink(
  { rule, kind }: { readonly rule: string; readonly kind: string | null },
  { telling: { tool } }: Setting,
): string {
  return `[${code(kind === null ? rule : `${rule}/${kind}`)}](${helpOf(tool, rule)})`;
}

function encoded(path: string): string {
  return path.split("/").map(encodeSegment).join("/");
}

/** `encodeURIComponent` leaves parentheses and quotes alone, and throws at half a pair. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
