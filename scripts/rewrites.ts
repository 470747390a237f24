/** Rewrites of a bundler's output. Each must match, because a bundler with another output would silently lose it. */

export interface Rewrite {
  /** The name used in the error. */
  readonly name: string;
  /** Global, so that every match is replaced. */
  readonly pattern: RegExp;
  /** As `String.replace` takes it. */
  readonly replacement: string;
}

/**
 * The files of one bundle with every rewrite applied.
 * @throws if a rewrite matches in none of the files; the error names it and the bundle.
 */
export function rewritten(
  files: ReadonlyMap<string, string>,
  rewrites: readonly Rewrite[],
  bundle: string,
): ReadonlyMap<string, string> {
  let texts = files;
  for (const { name, pattern, replacement } of rewrites) {
    if (![...texts.values()].some((text) => text.search(pattern) >= 0))
      throw new Error(`${bundle}: the rewrite "${name}" matches nothing in the bundler's output`);
    texts = new Map([...texts].map(([file, text]) => [file, text.replace(pattern, replacement)]));
  }
  return texts;
}
