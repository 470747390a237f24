/** What a pull request adds to the lists of servers and models, and what it takes away. */
import type { AllowList, Policy } from "../model.ts";
import type { PlaceOfKey, ReportDiff } from "./types.ts";

export function diffLists(old: Policy, fresh: Policy, placeOf: PlaceOfKey, report: ReportDiff): void {
  for (const key of ["servers", "models"] as const) diffList(key, old[key], fresh[key], placeOf, report);
}

/** A list that is gone allows everything; a new entry allows more. */
function diffList(
  key: "servers" | "models",
  before: AllowList<unknown> | undefined,
  after: AllowList<unknown> | undefined,
  placeOf: PlaceOfKey,
  report: ReportDiff,
): void {
  if (!after) {
    if (before) report("looser", placeOf(key), `\`${key}\` is gone, so every ${noun[key]} is allowed`, before.at);
    return;
  }
  if (!before) return report("tighter", after.at, `\`${key}\` lists the ${noun[key]}s that are allowed`);
  const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const [old, fresh] = [before, after].map(({ allow }) => new Set(allow.map(({ value }) => textOf(value))));
  for (const { value, at } of after.allow)
    if (!old?.has(textOf(value))) report("looser", at, `\`${key}\` allows ${textOf(value)} too`);
  for (const { value, at } of before.allow)
    if (!fresh?.has(textOf(value))) report("tighter", placeOf(key), `\`${key}\` no longer allows ${textOf(value)}`, at);
}

const noun = { servers: "server", models: "model" } as const;
