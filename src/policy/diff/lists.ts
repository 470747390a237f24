/** What a pull request adds to the lists of servers and models, and what it takes away. */
import { isPathWithin, isWithin } from "../decide/scope.ts";
import { asOneSegment } from "../decide/selector.ts";
import type { AllowList, Policy, ServerEntry } from "../model.ts";
import type { PlaceOfKey, ReportDiff } from "./types.ts";

export function diffLists(old: Policy, fresh: Policy, placeOf: PlaceOfKey, report: ReportDiff): void {
  diffList("servers", old.servers, fresh.servers, isServerWithin, placeOf, report);
  diffList("models", old.models, fresh.models, isTextWithin, placeOf, report);
}

/** A list that is gone allows everything. An entry within one of the other side allows no more. */
function diffList<T>(
  key: "servers" | "models",
  before: AllowList<T> | undefined,
  after: AllowList<T> | undefined,
  isInside: (entry: T, wider: T) => boolean,
  placeOf: PlaceOfKey,
  report: ReportDiff,
): void {
  if (!after) {
    if (before) report("looser", placeOf(key), `\`${key}\` is gone, so every ${noun[key]} is allowed`, before.at);
    return;
  }
  if (!before) return report("tighter", after.at, `\`${key}\` lists the ${noun[key]}s that are allowed`);
  const textOf = (value: T) => (typeof value === "string" ? value : JSON.stringify(value));
  const isIn = ({ allow }: AllowList<T>, entry: T) => allow.some(({ value }) => isInside(entry, value));
  for (const { value, at } of after.allow)
    if (!isIn(before, value)) report("looser", at, `\`${key}\` allows ${textOf(value)} too`);
  for (const { value, at } of before.allow)
    if (!isIn(after, value)) {
      const all = after.allow.some((entry) => isInside(entry.value, value)) ? "all of " : "";
      report("tighter", placeOf(key), `\`${key}\` no longer allows ${all}${textOf(value)}`, at);
    }
}

const noun = { servers: "server", models: "model" } as const;

/** `*` matches slashes too. */
function isTextWithin(pattern: string, wider: string): boolean {
  return isWithin(asOneSegment(pattern), asOneSegment(wider));
}

/** A program, a whole line, a package and an address are told apart as where servers are compared with them. */
function isServerWithin(entry: ServerEntry, wider: ServerEntry): boolean {
  if ("url" in entry || "url" in wider) {
    const plain = (url: string) => url.replace("://", ":/");
    return "url" in entry && "url" in wider && isPathWithin(plain(entry.url), plain(wider.url));
  }
  const isLine = ({ command }: typeof entry) => /\s/.test(command);
  const [own, other] = [entry.package, wider.package];
  const isSameKind =
    own === undefined
      ? other === undefined && isLine(entry) === isLine(wider)
      : other !== undefined && isPathWithin(own, other);
  return isSameKind && isTextWithin(entry.command, wider.command) && (wider.pinned !== true || entry.pinned === true);
}
