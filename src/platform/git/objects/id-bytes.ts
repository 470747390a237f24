/** How long the ids of a repository are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * In bytes, as the settings of the repository itself say; `undefined`: only Git knows. Git reads this setting from no
 * other file, and without it ids are SHA-1. Throws where there are no settings.
 */
export function idBytesOf(shared: string): number | undefined {
  const config = readFileSync(join(shared, "config"), "latin1");
  const [line, ...others] = config.split("\n").filter((text) => /objectformat/i.test(text));
  if (line === undefined) return 20;
  const [, name] = /^\s*object[Ff]ormat\s*=\s*(sha1|sha256)\s*$/.exec(line) ?? [];
  return name === undefined || others.length > 0 ? undefined : name === "sha256" ? 32 : 20;
}
