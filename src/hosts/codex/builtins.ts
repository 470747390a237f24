/** The built-in roles; a role of the user or the project replaces the built-in role of its name. */
import type { Capability } from "../../model/capability.ts";
import type { Layer } from "../../model/load.ts";
import { builtinProfile } from "../_kit/loading/builtins.ts";
import type { Profile } from "../../model/profile.ts";

/** The layer below all others; no file belongs to it. */
export const builtinLayer: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/**
 * `default`, `explorer` and `worker` (openai/codex@98dbdfe:codex-rs/core/src/agent/role.rs), which can do what a
 * session can.
 */
export function builtins(capabilities: readonly Capability[]): readonly Profile[] {
  return ["default", "explorer", "worker"].map((name) =>
    builtinProfile(name, capabilities, "a built-in role can do what its session can"),
  );
}
