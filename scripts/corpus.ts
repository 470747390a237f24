/** The corpus of real profiles, which is not part of the project: what it holds, and where its hosts have to look. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Held {
  /** The folder of its repository. */
  readonly dir: string;
  readonly path: string;
  readonly kind: string;
  /** The host's name in the corpus. */
  readonly host: string | null;
}

/** A profile in the JSON of `list`. */
export interface Listed {
  readonly host: string;
  readonly files: readonly string[];
}

/** Every profile of the corpus in a folder; `undefined` if there is none. */
export function profilesOf(corpus: string): readonly Held[] | undefined {
  const manifest = join(corpus, "manifest.jsonl");
  if (!existsSync(manifest)) return undefined;
  return readFileSync(manifest, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Held)
    .filter(({ kind }) => kind === "profile");
}

/** Directories with profiles outside their host's path patterns, none inside another. */
export function dirsOf(
  entries: readonly Held[],
  found: readonly Listed[],
): { readonly [host: string]: { readonly dirs: readonly string[] } } {
  const chosen = new Map<string, Set<string>>();
  for (const { host, path } of entries) {
    const id = host === "claude-plugin" ? "claude" : host;
    if (
      id === null ||
      found.some((one) => one.host === id && one.files.some((file) => dirname(file) === dirname(path)))
    )
      continue;
    chosen.set(id, (chosen.get(id) ?? new Set()).add(dirname(path)));
  }
  return Object.fromEntries(
    [...chosen].map(([id, dirs]) => [
      id,
      { dirs: [...dirs].filter((dir) => ![...dirs].some((other) => dir.startsWith(`${other}/`))) },
    ]),
  );
}
