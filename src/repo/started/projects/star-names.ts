/** Names with one `*`, as `tsconfig.json` and `package.json` give them to many modules at once. */

/**
 * What stands for the `*` of a pattern in a name that it matches: of `@/x` by `@/*` it is `x`. `undefined`: it does not
 * match, or has no `*`.
 */
export function starIn(name: string, pattern: string): string | undefined {
  const star = pattern.indexOf("*");
  if (star < 0) return undefined;
  const [front, back] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const isMatch = name.length >= front.length + back.length && name.startsWith(front) && name.endsWith(back);
  return isMatch ? name.slice(front.length, name.length - back.length) : undefined;
}
