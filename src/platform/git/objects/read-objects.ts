/**
 * Reads a few objects in one run of git that blocks this process, and does not compare their hashes. Nothing else is to
 * be done meanwhile, and blocking takes less time than streams and events do.
 */
import { type Git, runGitSync } from "../command.ts";

/** An object as git gives it. */
export interface ReadObject {
  readonly id: string;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * The objects of names as git resolves them, in their order; `undefined`: git has none. Throws where git fails, and
 * where the objects are too large to be looked through.
 */
export function readObjects(git: Git, names: readonly string[]): readonly (ReadObject | undefined)[] {
  if (names.length === 0) return [];
  if (names.some((name) => name.includes("\n"))) throw new Error("the name of an object has a line break");
  const output = runGitSync(git, ["cat-file", "--batch", "--buffer"], Buffer.from(`${names.join("\n")}\n`, "latin1"));
  const objects: (ReadObject | undefined)[] = [];
  // `ID TYPE SIZE`, the content, and a line break after each; or `NAME missing`.
  for (let at = 0; objects.length < names.length; ) {
    const end = output.indexOf(10, at);
    if (end < 0) throw new Error("git has not read every object");
    const [, id, type, digits] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(output.toString("latin1", at, end)) ?? [];
    at = end + 1;
    if (id === undefined || type === undefined) objects.push(undefined);
    else {
      const content = output.subarray(at, at + Number(digits));
      at += content.length + 1;
      if (at > output.length) throw new Error("an answer of git's ends too soon");
      objects.push({ id, type, content });
    }
  }
  return objects;
}
