/** The context of a role: what it inherits, and the settings of each session that has it. */
import type { Declared } from "./declared.ts";
import type { Settings } from "./effective.ts";
import type { Role } from "./roles.ts";

export interface Surroundings {
  /** The role of the same name in a lower layer, which states what this role does not. */
  readonly lower: Role | undefined;
  /** The settings of each session, from the lowest layer to the nearest. */
  readonly sessions: readonly (readonly Settings[])[];
  /** A table of `config.toml` that the role file replaces. */
  readonly replaced: Declared | undefined;
}
