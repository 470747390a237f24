/** Types a plain scalar as serde_yaml 0.9.34 does (dtolnay/serde-yaml@35037c5:src/de.rs, `visit_untagged_scalar`). */
import type { Typed } from "../quick/index.ts";

/** The largest number that 64 bits hold. */
export const u64 = (1n << 64n) - 1n;
const u128 = (1n << 128n) - 1n;
const i128 = -(1n << 127n);

/** An empty text is none: where it is null, the caller knows. */
export function isNull(text: string): boolean {
  return text === "~" || text === "null" || text === "Null" || text === "NULL";
}

/** `undefined` for other words: YAML 1.1's `yes` and `on` are texts. */
export function booleanOf(text: string): boolean | undefined {
  if (text === "true" || text === "True" || text === "TRUE") return true;
  return text === "false" || text === "False" || text === "FALSE" ? false : undefined;
}

const digits: { readonly [prefix: string]: RegExp } = { "0x": /^[0-9A-Fa-f]+$/, "0o": /^[0-7]+$/, "0b": /^[01]+$/ };

/** Digits after a leading zero are text, as in YAML 1.2. */
function isZeroPadded(text: string): boolean {
  return /^[-+]?0\d+$/.test(text);
}

/** The magnitude of an integer; `max` is the bound of a Rust type of 64 or 128 bits. */
function magnitude(text: string, max: bigint): bigint | undefined {
  const radix = digits[text.slice(0, 2)];
  if (radix?.test(text.slice(2))) return within(BigInt(text), max);
  return /^\d+$/.test(text) ? within(BigInt(text), max) : undefined;
}

function within(value: bigint, max: bigint): bigint | undefined {
  return value <= max ? value : undefined;
}

/** An unsigned integer of at most 128 bits, with an optional `+` and an optional prefix `0x`, `0o` or `0b`. */
export function unsignedOf(text: string, max = u128): bigint | undefined {
  const positive = text.startsWith("+") ? text.slice(1) : text;
  return isZeroPadded(text) ? undefined : magnitude(positive, max);
}

/** An integer as `deserialize_u64` and `deserialize_i64` read it. */
export function integerOf(text: string): bigint | undefined {
  const positive = unsignedOf(text, u128);
  if (positive !== undefined) return positive;
  if (!text.startsWith("-") || isZeroPadded(text)) return undefined;
  const negative = magnitude(text.slice(1), -i128);
  return negative === undefined ? undefined : -negative;
}

/** Whether an integer needs 128 bits, which few of serde's visitors accept. */
export function isWide(value: bigint): boolean {
  return value > u64 || value < -(1n << 63n);
}

/** A float as Rust's `f64::from_str` reads it, if it is finite, or one of YAML's words. */
export function floatOf(text: string): number | undefined {
  const positive = text.startsWith("+") ? text.slice(1) : text;
  if (text.startsWith("+") && /^[-+]/.test(positive)) return undefined;
  if (positive === ".inf" || positive === ".Inf" || positive === ".INF") return Infinity;
  if (text === "-.inf" || text === "-.Inf" || text === "-.INF") return -Infinity;
  if (text === ".nan" || text === ".NaN" || text === ".NAN") return NaN;
  if (!/^-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(positive)) return undefined;
  const value = Number(positive);
  return Number.isFinite(value) ? value : undefined;
}

/** The value of a plain scalar without an expected type: null, boolean, integer, float or text. */
export function typedOf(text: string): Typed {
  if (text === "" || isNull(text)) return { value: null };
  const boolean = booleanOf(text);
  if (boolean !== undefined) return { value: boolean };
  if (!/^[-+.\d]/.test(text)) return { value: text };
  const integer = integerOf(text);
  if (integer !== undefined) {
    const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
    return { value: safe ? Number(integer) : integer, number: "integer" };
  }
  const float = isZeroPadded(text) ? undefined : floatOf(text);
  return float === undefined ? { value: text } : { value: float, number: "float" };
}
