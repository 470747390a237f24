/** One grant covers all that a profile or a settings file does: people paste it once. */

/** In place of a grant that stands above. */
export const grantAbove = "the same grant as above";

/** Those whose fix is the grant of an earlier one. */
export function withGrantAbove<T>(groups: readonly T[], titleOf: (group: T) => string | null): ReadonlySet<T> {
  const seen = new Set<string>();
  return new Set(
    groups.filter((group) => {
      const title = titleOf(group);
      if (title === null || !title.includes(" # under `grants` in ")) return false;
      const isAbove = seen.has(title);
      seen.add(title);
      return isAbove;
    }),
  );
}
