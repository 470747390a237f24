/** Why a file system takes no file, for a person. */

const reasons: { readonly [code: string]: string | undefined } = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOENT: "its folder is not there",
  ENOTDIR: "a part of its path is no folder",
  EISDIR: "it is a folder",
  ENAMETOOLONG: "its name is too long",
};

/** The end of a sentence; `undefined` for a fault that a person cannot fix: then the tool may be broken. */
export function writeFaultOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? reasons[String(error.code)] : undefined;
}

/** Whether another file would not be taken either. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}
