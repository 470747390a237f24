/** The npm package js-yaml in the two generations that hosts use. Loaded only where a text needs it. */

/** `3`: 3.14, as gray-matter has it; `4`: 4.1. */
export type Generation = 3 | 4;

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

export interface LoadOptions {
  readonly listener: (event: "open" | "close", state: State) => void;
}

export interface JsYaml {
  /** For 3, where `load` builds functions and regular expressions and this one does not. In 4 it only throws. */
  readonly safeLoad: (text: string, options: LoadOptions) => unknown;
  readonly load: (text: string, options: LoadOptions) => unknown;
}

export async function packageOf(generation: Generation): Promise<JsYaml> {
  return (await (generation === 3 ? import("js-yaml-3") : import("js-yaml-4"))).default;
}
