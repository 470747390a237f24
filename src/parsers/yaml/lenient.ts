/** Reads YAML as JavaScript hosts do, with the `yaml` package's YAML 1.2 core schema, as far as possible. */
import type { YamlReading } from "./lenient-parse.ts";

/**
 * Reads text at offset `base` of its file. Merge keys stay keys. A key can occur more than once; the caller decides
 * what that means. An alias and its anchor share one node. Never rejects: an unreadable text is null with a problem.
 */
export function parseYaml(text: string, base: number): Promise<YamlReading> {
  const known = recent.get(text);
  if (known?.base === base) return known.reading;
  const reading = import("./lenient-parse.ts").then(({ parsed }) => parsed(text, base));
  if (!known) recentLength += text.length;
  recent.set(text, { base, reading });
  for (const [oldest] of recent) {
    if (recentLength <= mostRecent) break;
    recent.delete(oldest);
    recentLength -= oldest.length;
  }
  return reading;
}

/** Forgets what was read last, which takes far more room than its text. */
export function forgetReadings(): void {
  recent.clear();
  recentLength = 0;
}

/** What was read last: several hosts read the same file, one after the other, and nothing changes a reading. */
const recent = new Map<string, { readonly base: number; readonly reading: Promise<YamlReading> }>();

/** The characters of all texts in `recent`. */
let recentLength = 0;
const mostRecent = 1 << 20;
