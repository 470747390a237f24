/** The parts of a profile that decide what it can do, and those of a profile that can only read. */
import type { Profile } from "../../model/profile.ts";
import type { Place } from "../../repo/text.ts";

/** What is compared to find what a subagent gains. */
export type Powers = Pick<
  Profile,
  "grants" | "extraGrants" | "hooks" | "servers" | "bypasses" | "denied" | "rules" | "limits"
>;

/** The powers that a new subagent is compared with: reading is not reported. */
export function readerAt(at: Place): Powers {
  return {
    grants: { state: "stated", value: [{ tool: "*", capability: "read", scope: null, at }], at },
    extraGrants: [],
    hooks: [],
    servers: [],
    bypasses: [],
    denied: [],
  };
}
