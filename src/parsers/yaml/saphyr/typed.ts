/**
 * Types a scalar as serde-saphyr 0.0.29 does if no type is expected
 * (bourumir-wyngs/serde-saphyr@ec79e6f:src/de/deserializer.rs, `deserialize_any`).
 */
import { core } from "../serde/describe.ts";
import type { Typed } from "../quick/index.ts";

const trues = ["true", "yes", "y", "on"];
const falses = ["false", "no", "n", "off"];
/** The length of the longest of them. */
const longestWord = 5;
/** Tags of types other than text: without an expected type, such a scalar is refused. */
const typed = ["int", "float", "bool", "seq", "map", "set", "omap"].map((name) => core + name);

/** `null` counts only without quotes, in upper or lower case. */
function isNull(text: string, plain: boolean): boolean {
  return plain && (text === "" || text === "~" || (text.length === 4 && text.toLowerCase() === "null"));
}

/** The value, or why the scalar is refused. */
export function typedOf(text: string, plain: boolean, tag: string | undefined): Typed | { readonly problem: string } {
  if (tag === `${core}null` || isNull(text, plain)) return { value: null };
  if (tag !== undefined && typed.includes(tag)) return { problem: "cannot deserialize tagged scalar into string" };
  if (tag === `${core}binary`) return decoded(text);
  if (!plain || tag === `${core}str` || tag === "!") return { value: text };
  const bare = text.trim();
  if (bare.length <= longestWord) {
    const word = bare.toLowerCase();
    if (trues.includes(word)) return { value: true };
    if (falses.includes(word)) return { value: false };
  }
  // Nearly every scalar is a text, which no number begins like.
  if (!/^[-+.\d]/.test(bare)) return { value: text };
  const integer = integerOf(bare);
  if (integer !== undefined)
    return { value: Number.isSafeInteger(Number(integer)) ? Number(integer) : integer, number: "integer" };
  return floatOf(bare, text);
}

/** 64 bits, signed if it begins with `-`. Digits after a leading zero are not an integer. */
function integerOf(text: string): bigint | undefined {
  const [, sign = "", prefix = "", digits = ""] =
    /^([-+]?)(0[xX]|0[oO]|0[bB])?([0-9A-Fa-f][0-9A-Fa-f_]*)$/.exec(text) ?? [];
  const plain = digits.replaceAll("_", "");
  const pattern = { "": /^\d+$/, "0x": /^[0-9A-Fa-f]+$/, "0o": /^[0-7]+$/, "0b": /^[01]+$/ }[prefix.toLowerCase()];
  if (!pattern?.test(plain) || (prefix === "" && plain.length > 1 && plain.startsWith("0"))) return undefined;
  const value = BigInt(prefix.toLowerCase() + plain);
  if (sign === "-") return value <= 1n << 63n ? -value : undefined;
  return value < 1n << 64n ? value : undefined;
}

/** A float without a JSON number stays text, in one spelling. */
function floatOf(text: string, written: string): Typed {
  const word = text.toLowerCase();
  if (word === ".nan" || word === "+.nan" || word === "-.nan") return { value: ".nan" };
  if (word === ".inf" || word === "+.inf") return { value: ".inf" };
  if (word === "-.inf") return { value: "-.inf" };
  const value = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? { value, number: "float" } : { value: written };
}

function decoded(text: string): Typed | { readonly problem: string } {
  const packed = text.replace(/\s+/g, "");
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(packed))
    return { problem: "invalid base64" };
  try {
    return {
      value: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
        Uint8Array.from(atob(packed), (character) => character.charCodeAt(0)),
      ),
    };
  } catch {
    return { problem: "`!!binary` scalar is not valid UTF-8" };
  }
}
