/** What a change of a tree changes, as Git tells it. */

/** One path that differs between two trees. */
export interface ChangedFile {
  /** Relative to the top of the repository. */
  readonly path: string;
  /** Whether the name is text. */
  readonly isNameable: boolean;
  /** Git's modes; `000000`: it is not there. */
  readonly before: string;
  readonly after: string;
}

/** The mode of what is not there. */
export const absent = "000000";
