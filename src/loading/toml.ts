/** TOML files that several hosts read. */
import type { Node, SyntaxProblem } from "../node.ts";
import { parseToml } from "../syntaxes/toml/index.ts";
import type { Source } from "../text.ts";
import { once } from "./once.ts";

/** A whole file as the reader of the `toml` crate 0.9 has it, once for all who ask. */
export const tomlOf: (source: Source) => Promise<Node | SyntaxProblem> = once((source: Source) => parseToml(source.text, 0, "0.9"));
