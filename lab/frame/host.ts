/** What a host brings to the lab: which package to install, and how its program is asked about cases. */
import type { Case, Json } from "./vectors.ts";

/** What a host's `measure` gets. Everything happens in the empty network. */
export interface Bench {
  /** Holds `node_modules` with the installed package. */
  readonly installed: string;
  readonly version: string;
  /** A scratch folder of this run. */
  readonly scratch: string;
  /** How many programs may run at once. */
  readonly jobs: number;
  /** A private `/etc/…` folder that managed settings go to; absent where the rig could not make one. */
  readonly etc?: string;
  /**
   * Whether an outcome is the one that the vectors expect: what was measured in a shortcut and differs is measured
   * again.
   */
  agrees(one: Case, expected: Json): boolean;
  /** Notes what the program made of a case, or why that could not be seen. */
  report(name: string, outcome: { readonly expected: Json } | { readonly broke: string }): void;
}

/** A program that the lab can run. */
export interface LabHost {
  /** Packages on npm, first the preferred one: the package for this machine, or one for every machine. */
  readonly packages: readonly string[];
  /** The file of vectors in `test/conformance`, without `.json`. */
  readonly vectors: string;
  /** Paths of lists (`agents`, `*.warnings`) whose order says nothing. `*` is one step. */
  readonly unordered?: readonly string[];
  /** What the vectors expect of a version that is not the one of their header. */
  expectedOf?(one: Case, version: string): Json | undefined;
  measure(bench: Bench, cases: readonly Case[]): Promise<void>;
}
