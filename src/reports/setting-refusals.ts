/** The rules that refuse what a settings file sets for a host. */
import type { Result } from "../evaluate/result.ts";

/** Looks up the rules that have an error of class `power`, which nobody waived, about a file for a host. */
export function settingRefusals(
  findings: Result["findings"],
): (file: { readonly host: string; readonly path: string }) => readonly string[] {
  const refusals = new Map<string, Set<string>>();
  for (const { finding, state } of findings) {
    const { item, host, rule, severity, at } = finding;
    if (item !== null || severity !== "error" || state === "waived" || finding.class !== "power") continue;
    const key = JSON.stringify([host, at.source.path]);
    refusals.set(key, (refusals.get(key) ?? new Set()).add(rule));
  }
  return ({ host, path }) => [...(refusals.get(JSON.stringify([host, path])) ?? [])];
}
