/**
 * Which scalars PyYAML's safe loader makes what of (yaml/resolver.py and yaml/constructor.py of 6.0): YAML 1.1, in
 * which `yes` is a boolean and `1:30` is a number. The text of a value is the one that Python's `str` makes of it.
 */
import type { Scalar } from "../../node.ts";
import { floatText, quoted } from "./text.ts";

const core = "tag:yaml.org,2002:";
/** The tag of bytes. Its values are no text for a host. */
export const bytes = `${core}binary`;
/** What merges another mapping into the one that has it as a key. */
export const merge = `${core}merge`;
/** The tags of plain scalars that the loader knows no value for. */
const valueless: ReadonlySet<string> = new Set([`${core}value`, `${core}yaml`]);

type Read = Pick<Scalar, "value" | "text" | "number">;

const implicit: readonly (readonly [tag: string, pattern: RegExp])[] = [
  [`${core}bool`, /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/],
  [
    `${core}float`,
    /^(?:[-+]?\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
  ],
  [
    `${core}int`,
    /^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][\d_]*)|[-+]?0x[\da-fA-F_]+|[-+]?[1-9][\d_]*(?::[0-5]?\d)+)$/,
  ],
  [merge, /^<<$/],
  [`${core}null`, /^(?:~|null|Null|NULL|)$/],
  [
    `${core}timestamp`,
    /^(?:\d{4}-\d\d-\d\d|\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/,
  ],
  [`${core}value`, /^=$/],
  [`${core}yaml`, /^[!&*]$/],
];

/** The tag by which a scalar is read: its own, or by its form if it is plain. */
export function tagOf({ tag, style, text }: Pick<Scalar, "tag" | "style" | "text">): string {
  if (tag !== undefined && tag !== "!") return tag;
  const found = style === "plain" && tag === undefined ? implicit.find(([, pattern]) => pattern.test(text)) : undefined;
  return found?.[0] ?? `${core}str`;
}

/** The value of a scalar; a text says why the loader refuses it, and with it the document. */
export function valueOfScalar(tag: string, text: string): Read | string {
  switch (tag) {
    case `${core}str`:
      return { value: text, text };
    case `${core}null`:
      return { value: null, text: "None" };
    case `${core}bool`:
      return booleanOf(text);
    case `${core}int`:
      return integerOf(text);
    case `${core}float`:
      return floatOf(text);
    case `${core}timestamp`:
      return momentOf(text);
    case bytes:
      return bytesOf(text);
    default:
      return valueless.has(tag) || tag === merge
        ? `no value is known for \`${text}\``
        : `no value is known for the tag \`${tag}\``;
  }
}

function booleanOf(text: string): Read | string {
  const word = text.toLowerCase();
  if (["yes", "true", "on"].includes(word)) return { value: true, text: "True" };
  return ["no", "false", "off"].includes(word) ? { value: false, text: "False" } : `\`${text}\` is no boolean`;
}

function integerOf(text: string): Read | string {
  const digits = text.replaceAll("_", "");
  const negative = digits.startsWith("-");
  const value = magnitudeOf(digits.replace(/^[-+]/, ""));
  if (value === undefined) return `\`${text}\` is no integer`;
  const integer = negative ? -value : value;
  const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
  return { value: safe ? Number(integer) : integer, text: String(integer), number: "integer" };
}

function magnitudeOf(text: string): bigint | undefined {
  if (text === "0") return 0n;
  if (/^0b[01]+$/.test(text) || /^0x[\da-fA-F]+$/.test(text)) return BigInt(text);
  if (/^0o?[0-7]+$/.test(text)) return BigInt(`0o${text.replace(/^0o?/, "")}`);
  if (/^\d+(?::\d+)+$/.test(text)) return text.split(":").reduce((sum, part) => sum * 60n + BigInt(part), 0n);
  return /^[1-9]\d*$/.test(text) ? BigInt(text) : undefined;
}

function floatOf(text: string): Read | string {
  const digits = text.replaceAll("_", "").toLowerCase().trim();
  const negative = digits.startsWith("-");
  const magnitude = digits.replace(/^[-+]/, "");
  const value = floatMagnitude(magnitude);
  if (value === undefined) return `\`${text}\` is no number`;
  const number = negative ? -value : value;
  return { value: number, text: floatText(number), number: "float" };
}

function floatMagnitude(text: string): number | undefined {
  if (/^(?:\.inf|inf|infinity)$/.test(text)) return Infinity;
  if (/^(?:\.nan|nan)$/.test(text)) return NaN;
  const parts = text.split(":");
  if (!parts.every((part) => /^(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/.test(part))) return undefined;
  return parts.reduceRight((sum, part, i) => sum + Number(part) * 60 ** (parts.length - 1 - i), 0);
}

const moment =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|([-+])(\d\d?)(?::(\d\d))?))?)?$/;

/** A date, or a date and a time. */
function momentOf(text: string): Read | string {
  const found = moment.exec(text);
  if (!found) return `\`${text}\` is no date`;
  const [, year = "", month = "", day = "", hour, minute = "", second = "", fraction = "", zone, sign, hours, minutes] =
    found;
  const dated = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  dated.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isDay = Number(year) > 0 && dated.getUTCMonth() === Number(month) - 1 && dated.getUTCDate() === Number(day);
  const isTime = Number(hour ?? 0) < 24 && Number(minute) < 60 && Number(second) < 60 && Number(hours ?? 0) < 24;
  if (!isDay || !isTime) return `\`${text}\` is no date`;
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  if (hour === undefined) return asMoment(date);
  const micro = fraction.slice(0, 6).padEnd(6, "0");
  const offset =
    zone === undefined ? "" : sign === undefined ? "+00:00" : `${sign}${hours?.padStart(2, "0")}:${minutes ?? "00"}`;
  return asMoment(
    `${date} ${hour.padStart(2, "0")}:${minute}:${second}${Number(micro) > 0 ? `.${micro}` : ""}${offset}`,
  );
}

function asMoment(text: string): Read {
  return { value: { kind: "moment", text }, text };
}

/** Base64 as Python's `decodebytes` takes it: other characters are passed over, wrong padding is refused. */
function bytesOf(text: string): Read | string {
  const letters = text.replace(/[^A-Za-z0-9+/=]/g, "");
  const padding = /=*$/.exec(letters)?.[0].length ?? 0;
  if (/[^\0-\x7f]/.test(text) || (letters.length - padding) % 4 === 1 || letters.length % 4 !== 0)
    return "the bytes are no base64";
  const shown = quoted(atob(letters), (code) => code > 0x7e);
  return { value: `b${shown}`, text: `b${shown}` };
}
