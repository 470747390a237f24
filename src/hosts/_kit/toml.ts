/** Parses TOML files that several hosts read. */
import type { Node, SyntaxProblem } from "../../parsers/node.ts";
import { parseToml } from "../../parsers/toml/index.ts";
import type { Source } from "../../repo/text.ts";
import { memoize } from "./memoize.ts";

/** A whole file as the `toml` crate 0.9 reads it, parsed once for each source. */
export const tomlOf: (source: Source) => Promise<Node | SyntaxProblem> = memoize((source: Source) =>
  parseToml(source.text, 0, "0.9"),
);

/** A whole file as Python's `tomllib` reads it, parsed once for each source. */
export const pythonTomlOf: (source: Source) => Promise<Node | SyntaxProblem> = memoize((source: Source) =>
  parseToml(source.text, 0, "tomllib"),
);
