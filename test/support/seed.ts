/**
 * With `PROPERTY_SEED`, the generated input of every property comes from that number, and a run can be repeated; without
 * it, each run tries other input. CI takes it from the commit: the same commit passes or fails wherever it is checked.
 */
import fc from "fast-check";

const seed = process.env.PROPERTY_SEED;
if (seed !== undefined) {
  if (!/^\d{1,9}$/.test(seed))
    throw new Error(`PROPERTY_SEED is ${JSON.stringify(seed)} and not a number of at most 9 digits.`);
  fc.configureGlobal({ seed: Number(seed) });
}
