/** What is known of a text while its words are read. */
import type { Mount } from "./mounts.ts";
import type { NamedFile, Text } from "../named.ts";
import type { Output } from "../shell/data.ts";

/** How many directories that a text names count, the last ones first. */
export const maxPlaces = 4;

/** One text while its words are read. */
export interface Reading extends Text {
  readonly found: Map<string, NamedFile>;
  readonly bases: readonly string[];
  /** The words that name scripts which a shell runs, each with where the output goes. */
  readonly scripts: ReadonlyMap<string, Output>;
  /** The directories that were named last. */
  places: readonly string[];
  /** The directories of which all files were added. */
  readonly listed: Set<string>;
  /** Where files are in containers that it names. */
  readonly mounts: readonly Mount[];
  /** How many words with wildcards were looked for. */
  globs: number;
  /** How many files were named that are scripts only if their first line says so. */
  odd: number;
  /** Whether a runner may get words that do not stand after it; `undefined`: nobody asked. */
  mayGetMore?: boolean;
  isCut: boolean;
  runsTests: boolean;
}

/** The directories from which relative paths are looked for: those of the text first. */
export function aroundOf({ bases, places }: Pick<Reading, "bases" | "places">): readonly string[] {
  return [...bases, ...places];
}

/** Keeps the first mention of a file in each way to run it, and of a manifest the first with the same words. */
export function addNamed({ found }: Reading, named: NamedFile): void {
  const key = [
    named.path,
    named.output,
    named.use ? JSON.stringify(named.use) : "",
    named.language ?? "",
    named.mayGetMore ?? "",
    ...named.taskWords,
  ].join("\0");
  const first = found.get(key);
  if (!first) found.set(key, named);
  else if ((named.isDirect && !first.isDirect) || (named.isSure && !first.isSure))
    found.set(key, { ...first, isDirect: first.isDirect || named.isDirect, isSure: first.isSure || named.isSure });
}
