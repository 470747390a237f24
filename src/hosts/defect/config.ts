/** Defines the fields of a profile, as the host's own structs decode them. */
import {
  anything,
  boolean,
  type Decoded,
  type Dialect,
  float32,
  list,
  map,
  oneOf,
  option,
  optional,
  DecodeError,
  required,
  type Decoder,
  string,
  struct,
  unsigned,
} from "../../parsers/decode.ts";
import type { Node, Scalar, Table } from "../../parsers/node.ts";

const deny = { unknown: "deny" } as const;

/** Every level refuses unknown keys (vast-enterprise/defect@1570e23:crates/config/src/profiles.rs). */
export const shapes = {
  description: string,
  model: string,
  default: struct("ProfileDefaultToml", { model: optional(option(string), null) }, deny),
  prompt: struct(
    "ProfilePromptToml",
    { file: optional(option(string), null), text: optional(option(string), null) },
    deny,
  ),
  tools: struct("ProfileToolsToml", { allow: optional(option(list(string)), null) }, deny),
  sampling: struct(
    "ProfileSamplingToml",
    {
      max_tokens: optional(option(unsigned(32)), null),
      temperature: optional(option(float32), null),
      top_p: optional(option(float32), null),
      top_k: optional(option(unsigned(32)), null),
    },
    deny,
  ),
  request_limit: unsigned(32),
  request_limit_mode: oneOf("fixed", "adaptive", "unbounded"),
};

const anyToml = "any valid TOML value";

/**
 * `toml::Value`: any value that TOML has, so YAML's null, its tags and its larger numbers are refused. `levels`
 * counts the collections around it; `seen` bounds the work that aliases can cause.
 */
function tomlValue(node: Node, dialect: Dialect, levels: number, seen: Seen): DecodeError | undefined {
  const before = seen.visits;
  const isRead = visit(node, levels, seen);
  if (seen.visits > 1000 && seen.visits > (seen.nodes.size + seen.shared) * 100)
    return new DecodeError("repetition limit exceeded", node.span, { pathless: true });
  if (isRead) return undefined;
  if (node.tag?.startsWith("!")) return new DecodeError(`invalid type: enum, expected ${anyToml}`, node.span);
  if (node.kind === "scalar") return scalarProblem(node, dialect);
  const stop = dialect.enterError?.(node, levels);
  if (stop) return stop;
  const inside = (child: Node, segment: string | number): DecodeError | undefined =>
    tomlValue(child, dialect, levels + 1, seen)?.within(segment, node.span);
  const problem =
    node.kind === "list"
      ? first(node.items.entries(), ([i, item]) => inside(item, i))
      : tableProblem(node, dialect, inside);
  if (!problem) seen.read.set(node, { levels, weight: seen.visits - before, size: seen.nodes.size + seen.shared });
  return problem;
}

/** Counts a visit. The result is whether the node was read before at this depth or a greater one. */
function visit(node: Node, levels: number, seen: Seen): boolean {
  const earlier = seen.read.get(node);
  const known = earlier && earlier.levels >= levels ? earlier : undefined;
  seen.nodes.add(node);
  seen.visits += known?.weight ?? 1;
  seen.shared = Math.max(seen.shared, known?.size ?? 0);
  return known !== undefined;
}

function tableProblem(
  node: Table,
  dialect: Dialect,
  inside: (child: Node, segment: string) => DecodeError | undefined,
): DecodeError | undefined {
  const names = new Set<string>();
  return first(node.entries.entries(), ([i, { key, name, value }]) => {
    const expected = i === 0 ? "a string key" : "a string";
    if (i === 0 && key.tag?.startsWith("!"))
      return new DecodeError(`invalid type: enum, expected ${expected}`, key.span);
    if (name === undefined || (i === 0 && key.kind === "scalar" && typeof key.value !== "string"))
      return new DecodeError(`invalid type: ${dialect.describe(key)}, expected ${expected}`, key.span);
    if (names.has(name)) return new DecodeError(`duplicate key: \`${name}\``, node.span, { near: key.span });
    names.add(name);
    return inside(value, name);
  });
}

interface Seen {
  readonly nodes: Set<Node>;
  /**
   * Nodes that were read without fault: their depth below the root, how many values they expand to, and how many of
   * these are written.
   */
  readonly read: Map<Node, { readonly levels: number; readonly weight: number; readonly size: number }>;
  shared: number;
  visits: number;
}

function first<T>(items: Iterable<T>, problemOf: (item: T) => DecodeError | undefined): DecodeError | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem) return problem;
  }
  return undefined;
}

function scalarProblem(node: Scalar, dialect: Dialect): DecodeError | undefined {
  const { value, tag = "" } = node;
  const misfit = typeof value === "string" && /^tag:yaml\.org,2002:(?:bool|int|float|null)$/.test(tag);
  const wide = typeof value === "bigint" && BigInt.asUintN(64, value) !== value && BigInt.asIntN(64, value) !== value;
  if (misfit || wide || value === null)
    return new DecodeError(
      dialect.mismatch?.(node, anyToml) ?? `invalid type: ${dialect.describe(node)}, expected ${anyToml}`,
      node.span,
    );
  return typeof value === "bigint" && BigInt.asIntN(64, value) !== value
    ? new DecodeError("u64 value was too large", node.span)
    : undefined;
}

const hooks: Decoder<ReadonlyMap<string, Node>> = (node, dialect) => {
  const read: Seen["read"] = new Map();
  return map<Node>((value) => tomlValue(value, dialect, 2, { nodes: new Set(), read, shared: 0, visits: 0 }) ?? value)(
    node,
    dialect,
  );
};

/** Unknown keys are refused, as by `deny_unknown_fields`. */
export const config = struct(
  "ProfileConfigToml",
  {
    description: required(shapes.description),
    model: optional(option(shapes.model), null),
    default: optional(option(shapes.default), null),
    prompt: optional(option(shapes.prompt), null),
    tools: optional(option(shapes.tools), null),
    sampling: optional(option(shapes.sampling), null),
    inherit_project_prompt: optional(boolean, false),
    request_limit: optional(option(shapes.request_limit), null),
    request_limit_mode: optional(option(shapes.request_limit_mode), null),
    hooks: optional(hooks, new Map<string, Node>()),
  },
  deny,
);
export type Config = Decoded<typeof config>;

/** One field read by itself, so that a fault elsewhere does not hide it; `undefined` where it is absent or null. */
export function readField<T>(node: Node, shape: Decoder<T>, dialect: Dialect): T | DecodeError | undefined {
  const read = option(shape)(node, dialect);
  return read === null ? undefined : read;
}

/** The hooks of a table that may have other faults. */
export function readHooks(node: Node, dialect: Dialect): ReadonlyMap<string, Node> {
  const read = map(anything)(node, dialect);
  return read instanceof DecodeError ? new Map() : read;
}

/** How often a turn can call the model, under the host's own keys: `n` calls, and more where the agent gets on. */
export interface Limit {
  readonly mode: "fixed" | "adaptive" | "unbounded";
  readonly n?: bigint;
  readonly expand_on_progress?: true;
}

/** How often a turn can call the model; a message where the two keys contradict each other. */
export function limitOf(n: bigint | null, mode: Limit["mode"] | null): Limit | null | string {
  if (mode === "unbounded") return { mode };
  if (n === null) return mode === null ? null : `\`request_limit_mode = "${mode}"\` needs a \`request_limit\``;
  return mode === "fixed" ? { mode, n } : { mode: "adaptive", n, expand_on_progress: true };
}

/** A 32-bit float as Rust prints it: the fewest digits that parse to the same value, never an exponent. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value < 0 ? "-inf" : "inf";
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  let shortest = value.toExponential();
  for (let digits = 0; digits < 9; digits++) {
    const text = value.toExponential(digits);
    if (Math.fround(Number(text)) === value) {
      shortest = text;
      break;
    }
  }
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(shortest) ?? [];
  const digits = (whole + fraction).replace(/0+$/, "");
  const point = Number(exponent) + 1;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return digits.length <= point
    ? sign + digits.padEnd(point, "0")
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
