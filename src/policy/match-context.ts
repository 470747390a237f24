/** What entries of a policy are compared with, beside profiles and findings. */
import type { RepoIndex } from "../repo/repo-index.ts";
import type { Place } from "../repo/text.ts";

/** A file or directory that a host would read and that could not be checked. */
export interface UncheckedPlace {
  readonly host: string;
  /** Relative to the root. */
  readonly path: string;
}

/** What is known of a tree beside its profiles and findings. */
export interface MatchContext {
  /** Absent: patterns are not compared with its files. */
  readonly repo?: RepoIndex | undefined;
  /** What a host would read and what could not be checked. */
  readonly unchecked?: readonly UncheckedPlace[];
  /** The grants and waivers that a pull request adds: what they are for may still come. */
  readonly added?: readonly Place[];
}
