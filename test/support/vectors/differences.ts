/** The differences between the tool and the measured programs that are known, each with its reason. */
import { readFileSync } from "node:fs";

/** A class of known differences of one file of vectors. */
export interface Known {
  readonly because: string;
  /** `CASE` for all profiles of a case, or `CASE#PROFILE`. */
  readonly cases: readonly string[];
}

const all = JSON.parse(readFileSync("test/conformance/differences.json", "utf8")) as Readonly<
  Record<string, readonly Known[]>
>;

/** Why a profile of a case differs, if that is known. */
export function reasonOf(file: string, name: string, profile: string): string | undefined {
  return all[file]?.find(({ cases }) => cases.includes(name) || cases.includes(`${name}#${profile}`))?.because;
}

/** The known differences of a file of vectors, by reason. */
export function differencesOf(file: string): readonly Known[] {
  return all[file] ?? [];
}

/** The entries of a file of vectors that name a case or a profile. */
export function knownIn(file: string): readonly string[] {
  return (all[file] ?? []).flatMap(({ cases }) => cases);
}
