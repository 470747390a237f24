/** Which of several agents with one id a session of Copilot CLI lists. */
import { byBytes } from "../../../repo/path.ts";
import type { CliReading } from "./reading.ts";

/** A file at which Copilot CLI looks. */
export interface CliFile {
  readonly id: string;
  /** The path that the program walks. */
  readonly path: string;
  readonly reading: CliReading;
}

/**
 * The paths of the agents that some session lists. Each session is a list of folders, the strongest first. In a folder,
 * the first path of an id claims it, even if the file is left out; between folders, the first agent wins.
 */
export function listedPaths(sessions: readonly (readonly (readonly CliFile[])[])[]): ReadonlySet<string> {
  const listed = new Set<string>();
  for (const folders of sessions) {
    const taken = new Set<string>();
    for (const files of folders) {
      for (const { id, path, reading } of claimsOfFolder(files)) {
        if (reading.kind === "agent" && !taken.has(id)) listed.add(path);
        if (reading.kind === "agent") taken.add(id);
      }
    }
  }
  return listed;
}

function claimsOfFolder(files: readonly CliFile[]): Iterable<CliFile> {
  const claims = new Map<string, CliFile>();
  for (const file of files.toSorted((a, b) => byBytes(a.path, b.path)))
    if (!claims.has(file.id)) claims.set(file.id, file);
  return claims.values();
}
