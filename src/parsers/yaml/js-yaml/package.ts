/** The npm package js-yaml in the generations that hosts use. Loaded only where a text needs it. */

/**
 * `3`: 3.14, as gray-matter has it. `4`: 4.1. `4.3`: 4.3, which refuses a document nested deeper than 100 levels and
 * one that merges more than 10,000 keys, and takes `1_000` for text.
 */
export type Generation = 3 | 4 | 4.3;

/** The parser's state when it begins and ends a node; a node that another one takes over ends twice. */
export interface State {
  readonly position: number;
  readonly kind: "scalar" | "sequence" | "mapping" | null;
  readonly tag: string | null;
  readonly anchor: string | null;
  readonly result: unknown;
}

/** What the package throws for a text that it refuses. */
export interface Refusal {
  readonly reason?: string;
  readonly mark?: { readonly position: number };
}

/** Those that this tool sets. */
export interface LoadOptions {
  readonly listener: (event: "open" | "close", state: State) => void;
}

/** The part of the package that this tool calls. */
export interface JsYaml {
  /** For 3, where `load` builds functions and regular expressions and this one does not. Later it only throws. */
  readonly safeLoad: (text: string, options: LoadOptions) => unknown;
  readonly load: (text: string, options: LoadOptions) => unknown;
}

/** Loads the package, which takes longer than parsing a profile. */
export async function packageOf(generation: Generation): Promise<JsYaml> {
  if (generation === 3) return (await import("js-yaml-3")).default;
  return (await (generation === 4 ? import("js-yaml-4") : import("js-yaml-4.3"))).default;
}
