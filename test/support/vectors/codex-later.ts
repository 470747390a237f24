/** Replays Codex's vectors of 2026-03-12, where malformed roles are left out and the rest goes on. */
import type { Case } from "../vectors.ts";
import { runAs } from "./codex.ts";

export function run(one: Case): Promise<readonly string[]> {
  return runAs(one, "2026-03-12");
}
