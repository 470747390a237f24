/** Why a policy or a baseline is no file that can be read, as the end of a sentence that begins with it. */
import type { Resolution } from "../repo/resolution.ts";

/** A link to a file of the repository is read like that file, so only other links are named. */
export function absenceText(resolution: Resolution): string {
  switch (resolution.kind) {
    case "missing":
      return resolution.link === undefined
        ? "does not exist in this repository"
        : "is a symbolic link to a file that does not exist; replace it by the file itself";
    case "outside":
      return resolution.link === undefined
        ? "lies outside this repository"
        : "is a symbolic link that leads outside this repository; replace it by the file itself";
    case "loop":
      return "is a symbolic link that leads to itself; replace it by the file itself";
    case "directory":
      return "is a directory, not a file";
    default:
      return "is no file of this repository";
  }
}
