/** Reads TOML's values without quotes: booleans, numbers, dates and times. */
import type { Scalar } from "../node.ts";
import type { Cursor } from "./cursor.ts";
import type { Family } from "./family.ts";

const float = /[+-]?(?:inf|nan|(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*(?:[eE][+-]?\d(?:_?\d)*)?|[eE][+-]?\d(?:_?\d)*))/y;
const integer = /0x[\dA-Fa-f](?:_?[\dA-Fa-f])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[+-]?(?:0|[1-9](?:_?\d)*)/y;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`;
const offset = String.raw`(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?`;
/** toml_edit 0.22 requires seconds, and accepts hours up to 23. */
const dateTime08 = new RegExp(String.raw`\d{4}-\d\d-\d\d(?:[Tt ]${time}${offset})?|${time}`, "y");
/** In toml_datetime 0.7 seconds are optional, and hours go up to 24. */
const dateTime09 =
  /\d{4}-\d\d-\d\d(?:[Tt ](?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|(?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?/y;
/** Python's hours go up to 23, and a minute has 60 seconds. */
const timeOfPython = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?`;
const dateTimeOfPython = new RegExp(
  String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[Tt ]${timeOfPython}(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?|${timeOfPython}`,
  "y",
);
const dateTimes: { readonly [F in Family]: RegExp } = {
  "0.8": dateTime08,
  "0.9": dateTime09,
  tomllib: dateTimeOfPython,
};
/** What 0.9 reads as one value: words, dots, and blanks between words. */
const word = /[^=,[\]{} \t#\r\n]+/y;
const blanksBeforeWord = /[ \t]+(?=[^.=,[\]{} \t#\r\n"'])/y;

/** Reads a value without quotes. 0.8 takes as much as it can parse; 0.9 takes whole words and then parses them. */
export function readPlain(cursor: Cursor): Scalar {
  const start = cursor.at;
  if (cursor.family === "0.9") {
    let raw = "";
    for (let more = cursor.take(word); more !== ""; more = cursor.take(blanksBeforeWord))
      raw += more + cursor.take(word);
    const read = raw === "" ? undefined : scalarAt(cursor, start);
    if (read && read.text.length === raw.length) return done(cursor, read, start);
    cursor.at = start + raw.length;
    cursor.decline(messageFor(raw), start, cursor.at);
    return { kind: "scalar", span: cursor.span(start), value: raw, text: raw, style: "plain" };
  }
  const read = scalarAt(cursor, start);
  return read
    ? done(cursor, read, start)
    : cursor.refuse(/^[\d+._-]/.test(cursor.peek()) ? "invalid number" : "invalid string\nexpected `\"`, `'`");
}

type Read = Pick<Scalar, "value" | "text" | "number">;

function scalarAt(cursor: Cursor, start: number): Read | undefined {
  for (const [text, value] of [
    ["true", true],
    ["false", false],
  ] as const) {
    if (cursor.text.startsWith(text, start)) return { text, value };
  }
  const dateTime = match(cursor, dateTimes[cursor.family], start);
  if (dateTime !== undefined) return { text: dateTime, value: { kind: "moment", text: dateTime } };
  const real = match(cursor, float, start);
  if (real !== undefined) return { text: real, value: floatOf(real), number: "float" };
  const whole = match(cursor, integer, start);
  return whole === undefined ? undefined : { text: whole, value: integerOf(whole), number: "integer" };
}

function match(cursor: Cursor, pattern: RegExp, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(cursor.text)?.[0];
}

/** Checks what the patterns cannot: ranges of numbers, and the days of a month. */
function done(cursor: Cursor, { value, text, number }: Read, start: number): Scalar {
  const end = start + text.length;
  cursor.at = end;
  if (typeof value === "object" && value !== null) {
    const problem = dateProblem(text) ?? (cursor.family === "tomllib" ? yearProblem(text) : offsetProblem(text));
    if (problem) cursor.decline(problem, start, end);
  } else if (cursor.family === "tomllib") {
    if (number === "integer" && digitsOf(text) > maxDigitsOfPython)
      cursor.refuse("an integer of too many digits", start, end);
  } else if (number === "float") {
    if (overflows(Number(value), text, cursor)) cursor.decline("floating-point number overflowed", start, end);
  } else if (typeof value === "bigint" && BigInt.asIntN(64, value) !== value) {
    const recent = BigInt.asUintN(64, value) === value ? "u64 value was too large" : "integer number overflowed";
    cursor.overflow(
      cursor.family === "0.8" ? `number too ${value < 0n ? "small" : "large"} to fit in target type` : recent,
      start,
      end,
    );
  }
  return {
    kind: "scalar",
    span: cursor.span(start),
    value,
    text,
    style: "plain",
    ...(number === undefined ? {} : { number }),
  };
}

/** toml_edit 0.22 checks for positive infinity only. */
function overflows(value: number, text: string, { family }: Cursor): boolean {
  return !text.endsWith("inf") && (value === Infinity || (family === "0.9" && value === -Infinity));
}

function dateProblem(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  if (month === undefined) return undefined;
  if (month === "00" || month > "12") return "invalid date, expected month between 01 and 12";
  const last = daysOf(Number(year), Number(month));
  return Number(day) >= 1 && Number(day) <= last ? undefined : `invalid date, expected day between 01 and ${last}`;
}

/** Python's calendar begins in the year 1. */
function yearProblem(text: string): string | undefined {
  return text.startsWith("0000-") ? "invalid date, expected a year from 0001" : undefined;
}

/** Python reads no decimal number of more digits from a text. */
const maxDigitsOfPython = 4300;

function digitsOf(text: string): number {
  return text.startsWith("0") ? 0 : text.replace(/[+\-_]/g, "").length;
}

/** An offset is at most 24 hours. Its minutes can be more than 59. */
function offsetProblem(text: string): string | undefined {
  const [, hours, minutes] = /[+-](\d\d):(\d\d)$/.exec(text) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0) > 24 * 60
    ? "invalid offset, expected at most 24 hours"
    : undefined;
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function floatOf(raw: string): number {
  const plain = raw.replaceAll("_", "");
  return plain.endsWith("inf") ? (plain.startsWith("-") ? -Infinity : Infinity) : Number(plain);
}

/** The most digits (in base 2) of an integer that could fit; longer ones are not parsed. */
const maxDigits = 128;

function integerOf(raw: string): number | bigint {
  const [, sign = "", radix = "", digits = ""] = /^([+-]?)(0[xob])?0*([^]*)$/.exec(raw.replaceAll("_", "")) ?? [];
  const size = digits.length > maxDigits ? 1n << 128n : BigInt(radix + (digits || "0"));
  const exact = sign === "-" ? -size : size;
  const small = Number(exact);
  return Number.isSafeInteger(small) ? small : exact;
}

/** The error of 0.9 for a word that is not a value. */
function messageFor(raw: string): string {
  const [first = ""] = raw;
  if (/^[+-]?0[XOB]/.test(raw)) return "radix must be lowercase";
  if (/^[+-]0[xob]/.test(raw)) return "integers with a radix cannot be signed";
  if (/^[+-]?0\d/.test(raw) && !/[-:]/.test(raw)) return "unexpected leading zero";
  if (/^\d+[-:]/.test(raw)) return "invalid date-time";
  if (/^[+-]?[\d._]+$/.test(raw) && raw.includes("_")) return "`_` may only go between digits";
  if (/^[+-]?[\d.]/.test(raw)) return "invalid number";
  if (/^[tTfF]/.test(first) && !raw.includes(" "))
    return `invalid boolean, expected \`${/^[tT]/.test(first) ? "true" : "false"}\``;
  return "string values must be quoted, expected literal string";
}
