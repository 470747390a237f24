/** What a change of a setting does, and how dangerous that is. */
import type { Capability } from "../../model/capability.ts";
import type { Authority } from "../../model/load.ts";

/** `unhonoured`: nothing in this host, though it is meant to. */
export type SettingEffect = Authority["effect"];

/** Whether subagents can do more by the change. */
export function isLooser({ effect }: { readonly effect: SettingEffect }): boolean {
  return effect !== "narrows" && effect !== "unhonoured";
}

/** Whether a change is one of a start in a workflow, a pipeline or a script. */
export function isOfStart({ before, after }: Record<"before" | "after", Authority | null>): boolean {
  return (after ?? before)?.ofStart === true;
}

/** Lower is worse: what asks nobody, starts code, leads elsewhere, connects servers, allows, has no effect, narrows. */
export function dangerOf(effect: SettingEffect, may: readonly Capability[] = []): number {
  if (effect === "bypasses") return 0;
  if (effect === "auto-approves") return 1;
  if (effect === "unhonoured") return 6;
  if (effect === "narrows") return 7;
  if (may.includes("execute")) return 2;
  if (may.includes("external")) return 4;
  return may.includes("network") ? 3 : 5;
}
