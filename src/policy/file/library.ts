/** Where the files come from that a policy extends or names. */
import type { Problem } from "../../model/load.ts";
import type { Source } from "../../repo/text.ts";
import type { KnownRepository } from "../waves.ts";
import type { PinnedFile, RemoteFile } from "./reference.ts";

/** A file. Reports call it by `source.path`. */
export interface FoundFile {
  readonly source: Source;
  /** The commit that it was read from. */
  readonly commit?: string;
}

/** Reads the files that a policy extends. A string is the reason why one cannot be read. */
export interface PolicyLibrary {
  /** `path`: of the repository. */
  file(path: string): Promise<FoundFile | string>;
  /** Of another repository, perhaps over the network. */
  remote(reference: RemoteFile): Promise<FoundFile | string>;
  /**
   * The organisation's policy that a repository names. `undefined`: another one counts in its place. Without this
   * function, it is read as any file of another repository.
   */
  organisation?(reference: PinnedFile): Promise<FoundFile | LibraryRefusal | undefined>;
  /** What is known of the repository that is checked, for waves of a rollout. */
  repository?(): Promise<KnownRepository>;
}

/** Why a file cannot be read, as a sentence. `kind`: `unfetched` where it may be there and right. */
export type LibraryRefusal = Pick<Problem, "message" | "related" | "kind">;
