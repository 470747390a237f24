/** What a pull request adds to the lists of servers and models, and what it takes away. */
import { isServerWithin, isTextWithin } from "../decide/list-scope.ts";
import type { AllowList, Policy } from "../model.ts";
import type { PlaceOfKey, ReportDiff } from "./types.ts";

/** `servers` and `models`: a list that is gone allows everything. */
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
