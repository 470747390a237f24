/** Numbers among the options of the scripts. `Number` makes NaN of a slip, and no comparison with NaN finds a fault. */

/** A whole number of at least `least`. */
export function wholeNumber(name: string, text: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least)
    throw new Error(`${name} is a whole number from ${least} on, not ${text}`);
  return Number(text);
}

/** A number above zero, with a point for its decimals. */
export function positiveNumber(name: string, text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text) || Number(text) === 0)
    throw new Error(`${name} is a number above 0 such as 1.8, not ${text}`);
  return Number(text);
}
