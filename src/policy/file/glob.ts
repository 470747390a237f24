/** Which patterns a policy accepts: those that match in short time and mean what they seem to mean. */

/** The size of a pattern and of what it expands to. They bound the time that a hostile pattern can take. */
export const globLimits = { length: 256, wildcardsInSegment: 3, deepWildcards: 4, alternatives: 64 } as const;

/** Why a pattern is refused; `undefined`: it is accepted. */
export function globProblem(pattern: string): string | undefined {
  if (pattern.startsWith("/") || pattern.startsWith("!"))
    return "a pattern is relative to the repository's root and does not start with `/` or `!`";
  if (pattern.split("/").includes("..")) return "a pattern does not leave the repository by `..`";
  if (pattern.endsWith("/")) return `a pattern names files: for all in a directory, \`${pattern}**\``;
  if (/(?:^|\/)\.?\//.test(pattern)) return "a pattern has no `./` and no `//`";
  const plain = pattern.replace(/\\[^]/g, "");
  if (plain.split("/").some((segment) => segment.replace(/\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]/g, "").includes("[")))
    return "a set in a pattern is closed, as in `[ab]`; the sign itself is `\\[`";
  if (/[@+!?*]\([^)]*\)/.test(plain))
    return "extended patterns such as `@(a|b)` are not taken; alternatives are `{a,b}`";
  return sizeProblem(pattern);
}

/** Why a pattern that is not too long could take long; `undefined`: it cannot, whatever else is wrong with it. */
export function sizeProblem(pattern: string): string | undefined {
  const groups = [...pattern.matchAll(/\{([^{}]*)\}/g)];
  if (groups.length !== (pattern.match(/\{/g)?.length ?? 0)) return "braces in a pattern are closed and not nested";
  if (groups.some(([, inside]) => inside?.includes("..")))
    return "a pattern lists its alternatives; ranges such as `{1..9}` are not taken";
  const product = groups.reduce((count, [, inside = ""]) => count * inside.split(",").length, 1);
  if (product > globLimits.alternatives)
    return `a pattern expands to at most ${globLimits.alternatives} alternatives, this one to ${product}`;
  const segments = pattern.split("/");
  if (segments.filter((segment) => segment === "**").length > globLimits.deepWildcards)
    return `a pattern has at most ${globLimits.deepWildcards} \`**\``;
  if (
    segments.some((segment) => segment !== "**" && (segment.match(/\*+/g)?.length ?? 0) > globLimits.wildcardsInSegment)
  ) {
    return `a pattern has at most ${globLimits.wildcardsInSegment} \`*\` between two slashes`;
  }
  return undefined;
}
