/** The context of a role: what it inherits, and the settings of each session that has it. */
import type { Grant } from "../../../model/profile.ts";
import type { Place } from "../../../repo/text.ts";
import type { Declared } from "./declared.ts";
import type { Settings } from "../settings/effective.ts";
import type { Role } from "./roles.ts";

/** What the sessions of a layer can do, which is the same for all of its roles. */
export interface SessionPower {
  readonly grants: readonly Grant[];
  /** The place of grants that no setting says: they stand at the start of each role. */
  readonly unstatedAt: Place;
  readonly because: string;
}

/** What a role gets from outside its own file; the same role may have several sessions. */
export interface Surroundings {
  /** The role of the same name in a lower layer, which states what this role does not. */
  readonly lower: Role | undefined;
  /** The settings of each session, from the lowest layer to the nearest. */
  readonly sessions: readonly (readonly Settings[])[];
  readonly power: SessionPower;
  /** A table of `config.toml` that the role file replaces. */
  readonly replaced: Declared | undefined;
}
