/** Reads YAML with js-yaml itself. Positions come from the events of the package. */
import type { Node, SyntaxProblem } from "../../node.ts";
import { Events } from "./events.ts";
import { Builder, limit } from "./nodes.ts";
import { type Generation, packageOf, type Refusal } from "./package.ts";

/** The most pairs that merge keys may copy, far above what anybody writes. */
const mostCopies = 1_000_000;

/** `node`: the document; absent if it is empty. */
export type JsYamlReading =
  | { readonly kind: "read"; readonly node: Node | undefined }
  | { readonly kind: "refused"; readonly problem: SyntaxProblem };

/** Reads text at offset `base` of its file. */
export async function parseJsYaml(text: string, base: number, generation: Generation): Promise<JsYamlReading> {
  const jsYaml = await packageOf(generation);
  const load = generation === 3 ? jsYaml.safeLoad : jsYaml.load;
  const events = new Events();
  // The package passes over a byte-order mark, and counts positions after it.
  const shift = base + (text.startsWith("\ufeff") ? 1 : 0);
  const refused = (message: string, at: number): JsYamlReading => {
    const start = base + Math.max(0, Math.min(at, text.length));
    return { kind: "refused", problem: { kind: "problem", message, span: { start, end: start } } };
  };
  if (mergesTooMuch(text)) return refused(`stands for more than ${limit} values`, 0);
  let value: unknown;
  try {
    value = load(text, { listener: (event, state) => events.record(event, state) });
  } catch (error) {
    if (error instanceof RangeError) return refused("is nested too deeply", 0);
    if (!(error instanceof Error)) throw error;
    const { reason, mark } = error as Error & Refusal;
    if (reason === undefined) return refused(error.message.split("\n")[0] ?? "", 0);
    return refused(reason, (mark?.position ?? 0) + shift - base);
  }
  if (value === undefined) return { kind: "read", node: undefined };
  const content = text.slice(shift - base);
  const builder = new Builder(content, shift);
  const [root = { start: 0, end: content.length, children: [] }] = events.top;
  try {
    const node = builder.nodeOf(value, root);
    return builder.isExcessive ? refused(`stands for more than ${limit} values`, 0) : { kind: "read", node };
  } catch (error) {
    if (error instanceof RangeError) return refused("is nested too deeply", 0);
    throw error;
  }
}

/**
 * Whether merge keys could copy more pairs than the package copies in a second: each alias may stand for each pair.
 * Asked before the package reads, which before 4.3 has no bound of its own.
 */
function mergesTooMuch(text: string): boolean {
  const aliases = count(text, /\*/g);
  return aliases > 0 && aliases * count(text, /[:,?]/g) > mostCopies;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
