/** The roles that come with the host; a role of the user or the project replaces one of its name. */
import { implied, missing } from "../../fact.ts";
import type { Layer } from "../../load.ts";
import type { Profile } from "../../profile.ts";
import { placeOfPath } from "../../text.ts";
import { everyPower } from "./powers.ts";

export const builtinLayer: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };

/** `default`, `explorer` and `worker` (openai/codex@98dbdfe:codex-rs/core/src/agent/role.rs). */
export function builtins(): readonly Profile[] {
  const at = placeOfPath("");
  return ["default", "explorer", "worker"].map((name) => ({
    name: implied(name, at, "it is built in"),
    identity: name,
    description: missing(at),
    model: missing(at),
    permissionMode: missing(at),
    grants: implied(everyPower(at), at, "a built-in role may do what its session may"),
    denied: [],
    extraGrants: [],
    hooks: [],
    servers: [],
    paths: [],
    bypasses: [],
    ineffective: [],
    prompt: { source: "none", path: null, text: "", at },
    native: undefined,
  }));
}
