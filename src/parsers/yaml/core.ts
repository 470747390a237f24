/**
 * Reads YAML as hosts do that call `parse` of the npm package `yaml` with its core schema: what it refuses is refused
 * (a key that occurs twice, an alias without an anchor), and values are its own. Merge keys stay keys.
 */
import type { CoreReading } from "./core-parse.ts";
import { readCoreQuickly } from "./frontmatter/simple.ts";

/** Reads text at offset `base` of its file. Simple text is read without the package, with the same result. */
export async function readCoreYaml(text: string, base: number): Promise<CoreReading> {
  const plain = readCoreQuickly(text, base);
  return plain ? { kind: "read", node: plain } : (await import("./core-parse.ts")).parseCoreYaml(text, base);
}
