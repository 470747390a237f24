/** Texts of values as Python writes them: `str` of a value, and `repr` of what is inside of a collection. */
import type { Node } from "../../node.ts";

/** The tag of a pair of `!!omap` or `!!pairs`, which Python has as a tuple. */
export const pair = "python:tuple";
const set = "tag:yaml.org,2002:set";

/** `str(value)`. */
export function pythonText(node: Node): string {
  return node.kind === "scalar" ? node.text : reprOf(node, 0);
}

/** How many levels are written; deeper ones become `…`. */
const deepest = 40;

function reprOf(node: Node, depth: number): string {
  if (node.kind === "scalar") {
    const { value, text } = node;
    return typeof value === "string" && node.tag === undefined ? quoted(value) : text;
  }
  if (depth > deepest) return "…";
  const inner = (child: Node): string => reprOf(child, depth + 1);
  if (node.kind === "list") {
    if (node.endless) return "[...]";
    const items = node.items.map(inner).join(", ");
    return node.tag === pair ? `(${items})` : `[${items}]`;
  }
  if (node.endless) return "{...}";
  if (node.tag === set)
    return node.entries.length === 0 ? "set()" : `{${node.entries.map(({ key }) => inner(key)).join(", ")}}`;
  return `{${node.entries.map(({ key, value }) => `${inner(key)}: ${inner(value)}`).join(", ")}}`;
}

const escapes: { readonly [character: string]: string } = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A text in the quotes that Python chooses. `isHidden`: further characters that are written by their code. */
export function quoted(text: string, isHidden: (code: number) => boolean = () => false): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = [...text].map((character) => {
    if (character === quote) return `\\${quote}`;
    const known = escapes[character];
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    if (character === " " || !(/[\p{C}\p{Z}]/u.test(character) || isHidden(code))) return character;
    const hex = code.toString(16);
    return code < 0x100
      ? `\\x${hex.padStart(2, "0")}`
      : code < 0x10000
        ? `\\u${hex.padStart(4, "0")}`
        : `\\U${hex.padStart(8, "0")}`;
  });
  return `${quote}${inner.join("")}${quote}`;
}

/** `repr` of a float: `1.0`, `1e+16`, `1e-05`. */
export function floatText(value: number): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  if (Object.is(value, -0)) return "-0.0";
  const exponent = value === 0 ? 0 : Number(value.toExponential().split("e")[1]);
  if (exponent < -4 || exponent >= 16) {
    const [mantissa = "", power = ""] = value.toExponential().split("e");
    const sign = power.startsWith("-") ? "-" : "+";
    return `${mantissa}e${sign}${power.replace(/^[-+]/, "").padStart(2, "0")}`;
  }
  const text = value.toString();
  return text.includes(".") ? text : `${text}.0`;
}
