/**
 * Decodes YAML that serde buffers before it knows the type, as for tagged and untagged enums: without coercion, because
 * every scalar already has its own type (serde's private `Content`).
 */
import type { List, Node, Scalar, Table } from "../../node.ts";
import { type Dialect, DecodeError } from "../../decode.ts";
import { aliasesAround } from "./aliases.ts";
import { untyped, describeNode } from "./describe.ts";
import { isWide } from "./plain.ts";

/** The most nested collections that serde_yaml reads, including the root. */
const deepest = 128;
/** How many aliases serde_yaml follows for each event of a document; an alias in what an alias repeats counts again. */
const growth = 100;

function integerOf({ value, number }: Scalar): bigint | undefined {
  return number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined;
}

/** Every scalar has its own type before a decoder asks for one. */
export const content: Dialect = {
  name: "serde_yaml 0.9.34, taken whole",
  string: ({ value }) => (typeof value === "string" ? value : undefined),
  bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
  integer: integerOf,
  float: ({ value, number }) =>
    number !== undefined && (typeof value === "number" || typeof value === "bigint") ? Number(value) : undefined,
  isNone: (node) => node.kind === "scalar" && node.value === null,
  isUnit: () => false,
  /** A number is the index of a field in the struct. */
  field(key, names) {
    if (key.kind !== "scalar") return undefined;
    const at = integerOf(key);
    if (at === undefined) return typeof key.value === "string" ? key.value : undefined;
    return at < 0n ? undefined : (names[Number(at)] ?? key.text);
  },
  positional: true,
  exact: true,
  describe: describeNode,
};

/** The dialect for a buffered node, or why it is refused; `depth` is the number of enclosing collections. */
export function takeWhole(node: Node, depth: number): Dialect | DecodeError {
  return faultIn(node, depth) ?? content;
}

/**
 * Why serde_yaml refuses a document that becomes a `serde_yaml::Value`, which has local tags. `levels`: the most nested
 * collections, if something after serde_yaml allows fewer.
 */
export function valueFaultIn(root: Node, levels: number = deepest): DecodeError | undefined {
  return faultIn(root, 0, { hasTags: true, levels, read: new WeakMap() });
}

/** Why serde_yaml refuses a collection at this `depth`: it is nested too deep, or contains itself. */
export function enterError(node: Node, depth: number, levels: number = deepest): DecodeError | undefined {
  const endless = node.kind !== "scalar" && node.endless === true;
  return endless || depth >= levels
    ? new DecodeError("recursion limit exceeded", node.span, { pathless: true })
    : undefined;
}

interface Step {
  readonly node: Node;
  readonly depth: number;
  readonly isAlias?: boolean;
  /** The enclosing collection, and the key or index in it; none for a key. */
  readonly around?: Step;
  readonly segment?: string | number;
}

function pathTo(step: Step | undefined): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let at = step; at; at = at.around) if (at.segment !== undefined) path.unshift(at.segment);
  return path;
}

/** A node that was read without an error. */
interface Accepted {
  /** Its level below the root. */
  readonly depth: number;
  /** How many aliases were followed in it. */
  readonly jumps: number;
}

interface Bounds {
  /** Whether a value may have a local tag. */
  readonly hasTags: boolean;
  readonly levels: number;
  readonly read: WeakMap<Node, Accepted>;
}

const buffered: Bounds = { hasTags: false, levels: deepest, read: new WeakMap() };

function faultIn(root: Node, depth: number, { hasTags, levels, read }: Bounds = buffered): DecodeError | undefined {
  const aliases = aliasesAround(root);
  // Most documents have nothing to refuse, and finding that needs no path to it.
  if (!aliases && isFine(root, depth, hasTags, levels)) return undefined;
  const limit = aliases ? aliases.events * growth : Infinity;
  let jumps = 0;
  const visit = (step: Step): DecodeError | undefined => {
    const { node } = step;
    const before = jumps + (step.isAlias ? 1 : 0);
    const earlier = read.get(node);
    const known = earlier && earlier.depth >= step.depth ? earlier : undefined;
    jumps = before + (known?.jumps ?? 0);
    if (jumps > limit) return new DecodeError("repetition limit exceeded", node.span, { pathless: true });
    if (known) return undefined;
    const message = problemOf(node, hasTags);
    if (message !== undefined) return new DecodeError(message, node.span, { path: pathTo(step) });
    if (node.kind === "scalar") return undefined;
    const stop = enterError(node, step.depth, levels);
    if (stop) return stop;
    for (const child of stepsOf(node, step, aliases?.slots.get(node))) {
      const fault = visit(child);
      if (fault) return fault;
    }
    read.set(node, { depth: step.depth, jumps: jumps - before });
    return undefined;
  };
  return visit({ node: root, depth });
}

/** Whether nothing in a tree without aliases is refused. */
function isFine(node: Node, depth: number, hasTags: boolean, levels: number): boolean {
  if (problemOf(node, hasTags) !== undefined) return false;
  if (node.kind === "scalar") return true;
  if (node.endless || depth >= levels) return false;
  if (node.kind === "list") {
    for (const item of node.items) if (!isFine(item, depth + 1, hasTags, levels)) return false;
  } else
    for (const { key, value } of node.entries)
      if (!isFine(key, depth + 1, hasTags, levels) || !isFine(value, depth + 1, hasTags, levels)) return false;
  return true;
}

function stepsOf(node: List | Table, around: Step, slots: ReadonlySet<number> | undefined): readonly Step[] {
  const depth = around.depth + 1;
  const isAlias = (slot: number): boolean => slots?.has(slot) === true;
  return node.kind === "list"
    ? node.items.map((item, i): Step => ({ node: item, depth, around, segment: i, isAlias: isAlias(i) }))
    : node.entries.flatMap(({ key, name = "?", value }, i): readonly Step[] => [
        { node: key, depth, around, isAlias: isAlias(2 * i) },
        { node: value, depth, around, segment: name, isAlias: isAlias(2 * i + 1) },
      ]);
}

function problemOf(node: Node, hasTags: boolean): string | undefined {
  if (!hasTags && node.tag?.startsWith("!")) return "untagged and internally tagged enums do not support enum input";
  if (node.kind !== "scalar") return undefined;
  const typed = untyped(node);
  if ("misfit" in typed) return typed.misfit;
  const integer = integerOf(node);
  return integer !== undefined && isWide(integer)
    ? `invalid type: ${describeNode(node)}, expected any value`
    : undefined;
}
