/** Addresses that a page points to: files at the judged commit, rules, and the run. */
import type { Finding } from "../../finding.ts";
import { helpOf, type Result } from "../../result.ts";
import { positionAt } from "../../text.ts";
import { code } from "./inert.ts";

/** Where GitHub shows things; absent for a page that nobody reads there. */
export interface Links {
  /** `https://github.com`, without a slash at its end. */
  readonly server: string;
  /** The address of the run, where the whole report stands. */
  readonly run: string | undefined;
}

/** A file as a link to the judged commit, or to the base for what is gone. */
export function fileLink(path: string, { repository, commit, base }: Result, links: Links | undefined, { line, gone = false }: { readonly line?: number; readonly gone?: boolean } = {}): string {
  const text = code(line === undefined ? path : `${path}:${line}`, { full: true });
  const elsewhere = links && foreignLink(path, text, links, line);
  if (elsewhere !== undefined) return elsewhere;
  const at = gone ? base : commit;
  if (!links || repository === null || at === null || path.startsWith("~/")) return text;
  const address = path.split("/").map(encodeSegment).join("/");
  return `[${text}](${links.server}/${repository}/blob/${at}/${address}${line === undefined ? "" : `?plain=1#L${line}`})`;
}

/** A file of another repository, `owner/repo//path@ref`. */
function foreignLink(path: string, text: string, { server }: Links, line: number | undefined): string | undefined {
  const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
  if (repository === undefined) return undefined;
  const encoded = (some: string) => some.split("/").map(encodeSegment).join("/");
  return `[${text}](${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}${line === undefined ? "" : `?plain=1#L${line}`})`;
}

export function placeLink({ at }: Pick<Finding, "at">, result: Result, links: Links | undefined): string {
  return fileLink(at.source.path, result, links, { line: positionAt(at.source, at.span.start).line });
}

export function ruleLink({ rule, kind }: Finding, { tool }: Result): string {
  return `[${code(kind === undefined ? rule : `${rule}/${kind}`)}](${helpOf(tool, rule)})`;
}

/** `encodeURIComponent` leaves parentheses and quotes alone, and throws at half a pair. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
