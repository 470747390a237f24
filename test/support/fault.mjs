/**
 * Loaded before the command: the first built-in that is called from a frame matching `FAULT` throws, as if there were
 * a mistake in that part of the tool. Nothing in the tool knows of this.
 */
const where = new RegExp(process.env.FAULT ?? "$^");
Error.stackTraceLimit = 60;
for (const [owner, names] of [
  [Array.prototype, ["map", "filter", "flatMap", "some", "find", "join", "includes"]],
  [String.prototype, ["slice", "split", "startsWith", "replace", "trim"]],
  [Object, ["entries", "keys"]],
]) {
  for (const name of names) {
    const real = owner[name];
    let busy = false;
    owner[name] = function (...values) {
      if (!busy) {
        busy = true;
        const found = where.test((new Error().stack ?? "").replace(/^.*fault\.mjs.*$/gm, ""));
        busy = false;
        if (found) throw new TypeError("injected fault");
      }
      return real.apply(this, values);
    };
  }
}
