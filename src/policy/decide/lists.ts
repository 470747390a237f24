/** Whether policies list a server or a model. Of several policies with a list, each has to list it. */
import type { Fix } from "../../model/fix.ts";
import type { Lists } from "../../model/rule.ts";
import { sizeProblem } from "../file/glob.ts";
import type { ServerSource } from "../../model/server-source.ts";
import { type AllowList, isForeign, type Policy, type ServerEntry } from "../model.ts";
import { fitsLine } from "./line-patterns.ts";
import { asOneSegment, type Matcher } from "./selector.ts";

/** Each policy's list must allow a server or a model; a policy without a list allows all. No list at all: no test. */
export function listsOf(policies: readonly Policy[], matches: Matcher): Lists {
  const servers = policies.flatMap(({ servers: list }) => list ?? []);
  const models = policies.flatMap(({ models: list }) => list ?? []);
  if (servers.length + models.length === 0) return {};
  const above = policies.slice(0, -1);
  return {
    ...(servers.length > 0
      ? {
          server: (source) =>
            servers.every(({ allow }) => allow.some(({ value }) => matchesServer(value, source, matches))),
        }
      : {}),
    ...(models.length > 0
      ? { model: (model) => models.every(({ allow }) => allow.some(({ value }) => matchesText(value, model, matches))) }
      : {}),
    ...(above.length > 0
      ? { lacking: (subject) => above.flatMap((policy) => lackingIn(policy, subject, matches)) }
      : {}),
    adding: (list, entry) => fixOf(policies.at(-1)?.[list], entry),
  };
}

/** The file whose list lacks a server or a model. */
function lackingIn(
  { servers, models }: Policy,
  subject: Parameters<NonNullable<Lists["lacking"]>>[0],
  matches: Matcher,
): readonly string[] {
  const [list, isListed] =
    "server" in subject
      ? [servers, servers?.allow.some(({ value }) => matchesServer(value, subject.server, matches))]
      : [models, models?.allow.some(({ value }) => matchesText(value, subject.model, matches))];
  return list && !isListed ? [list.at.source.path] : [];
}

/** The lists of both: what one of them does not list is not listed. */
export function bothLists(first: Lists, second: Lists): Lists {
  const [a, b] = [first.lacking, second.lacking];
  return {
    ...second,
    ...first,
    ...bothAllow("server", first, second),
    ...bothAllow("model", first, second),
    ...(a && b ? { lacking: (subject) => [...new Set([...a(subject), ...b(subject)])] } : {}),
  };
}

function bothAllow<K extends "server" | "model">(key: K, first: Lists, second: Lists): Pick<Lists, K> | object {
  const [a, b] = [first[key], second[key]] as readonly (((value: unknown) => boolean) | undefined)[];
  return a && b ? { [key]: (value: unknown) => a(value) && b(value) } : {};
}

/** `*` matches slashes too. */
export function matchesText(pattern: string, text: string, matches: Matcher): boolean {
  return pattern === text || matchesBounded(asOneSegment(text), asOneSegment(pattern), matches);
}

function matchesServer(entry: ServerEntry, source: ServerSource, matches: Matcher): boolean {
  if ("url" in entry) return source.kind === "url" && matchesAddress(entry.url, source.url, matches);
  if (source.kind !== "command") return false;
  const { program, package: found, line, isPlain } = source;
  // A whole line says everything. A program says enough only where nothing is fetched, and nothing hides around it.
  if (entry.package === undefined)
    return /\s/.test(entry.command)
      ? fitsLine(entry.command, line, (word, part) => matchesBounded(word, part, matches))
      : isPlain && !found && matchesText(entry.command, program, matches);
  if (!isPlain || !found || !matchesText(entry.command, program, matches)) return false;
  if (entry.pinned === true && !found.isPinned) return false;
  const { name, version } = found;
  const names = version === "" ? [name] : [name, `${name}@${version}`, `${name}:${version}`, `${name}==${version}`];
  return names.some((text) => matches(text, entry.package ?? "") || text === entry.package);
}

/** Scheme, host and path, without login and query; `undefined` for what is no address, or not yet. */
function partsOf(address: string): string | undefined {
  if (!URL.canParse(address) || /[\s$`{}\\]/.test(address)) return undefined;
  const { protocol, host, pathname, username, password } = new URL(address);
  return username + password === "" ? `${protocol}/${host}${pathname}` : undefined;
}

function matchesAddress(pattern: string, address: string, matches: Matcher): boolean {
  const text = partsOf(address);
  if (text === undefined) return false;
  const plain = pattern.replace("://", ":/");
  return [text, text.replace(/\/$/, "")].some((form) => form === plain || matchesBounded(form, plain, matches));
}

/** A command or an address may have braces of its own. What expands too far is only what is written. */
function matchesBounded(text: string, pattern: string, matches: Matcher): boolean {
  return sizeProblem(pattern) === undefined && matches(text, pattern);
}

/** Adds the entry at the end of the list, if the list is in this repository. */
function fixOf(list: AllowList<unknown> | undefined, entry: string): Fix {
  const title = `- ${entry}`;
  if (!list || isForeign(list.at)) return { title, safe: false, edits: [] };
  const { source, span } = list.at;
  const written = source.text.slice(span.start, span.end);
  if (written.startsWith("[") && written.endsWith("]")) {
    const inside = written.slice(1, -1).trim();
    const end = span.end - 1 - (/\s*$/.exec(written.slice(0, -1))?.[0].length ?? 0);
    const text = `${inside === "" || inside.endsWith(",") ? "" : ","} ${entry}`;
    return { title, safe: false, edits: [{ at: { source, span: { start: end, end } }, text }] };
  }
  const first = list.allow[0]?.at.span.start ?? span.start;
  const line = source.text.slice(source.text.lastIndexOf("\n", first - 1) + 1, first);
  if (!/^ *- +$/.test(line)) return { title, safe: false, edits: [] };
  const end = (list.allow.at(-1)?.at ?? list.at).span.end;
  return { title, safe: false, edits: [{ at: { source, span: { start: end, end } }, text: `\n${line}${entry}` }] };
}
