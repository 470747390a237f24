/**
 * The first line of a run that decided nothing. A file of its own, since entry points need it before anything is
 * loaded.
 */

/** `reason`: without a full stop. */
export function undecidedLine(reason: string): string {
  return `Not decided: ${reason}`;
}

/** The reason where the policy or the baseline cannot be read. A file that could not be fetched may be right. */
export function invalidFile(
  problems: readonly { readonly at: { readonly source: { readonly path: string } }; readonly kind?: string }[],
): string {
  if (problems.length > 0 && problems.every(({ kind }) => kind === "unfetched"))
    return "the policy could not be fetched";
  return problems.length > 0 && problems.every(({ at }) => at.source.path.endsWith(".baseline.json"))
    ? "the baseline is invalid"
    : "the policy is invalid";
}
