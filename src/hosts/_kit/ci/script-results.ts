/** Keeps what was made of a script for the other steps of its file: many jobs may take it over. */
import type { Variables } from "./word.ts";

/** The results of `make`, each made once for equal scripts with the same variables. */
export class ScriptResults<Result> {
  readonly #make: (script: string, variables: Variables) => Result;
  readonly #known = new WeakMap<Variables, Map<string, Result>>();

  constructor(make: (script: string, variables: Variables) => Result) {
    this.#make = make;
  }

  of(script: string, variables: Variables): Result {
    let results = this.#known.get(variables);
    if (!results) this.#known.set(variables, (results = new Map()));
    const known = results.get(script);
    if (known !== undefined) return known;
    const result = this.#make(script, variables);
    results.set(script, result);
    return result;
  }
}
