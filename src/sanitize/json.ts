/** Writes JSON with exact integers and with strings that are safe to print. */
import { inertJson } from "./text.ts";

/**
 * Indented by two spaces, with a final line break. `undefined` members are left out; `NaN` and infinities become
 * `null`.
 */
export function writeJson(value: unknown): string {
  return `${write(value, "")}\n`;
}

/** The same on one line, with a line break at its end. */
export function writeJsonLine(value: unknown): string {
  return `${compact(value)}\n`;
}

function compact(value: unknown): string {
  if (typeof value === "bigint") return value.toString();
  if (Object.is(value, -0)) return "-0";
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map((item: unknown) => compact(item)).join(",")}]`;
  const members = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [`${quoted(key)}:${compact(item)}`],
  );
  return `{${members.join(",")}}`;
}

function write(value: unknown, margin: string): string {
  if (typeof value === "bigint") return value.toString();
  if (Object.is(value, -0)) return "-0";
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const deeper = `${margin}  `;
  const array = Array.isArray(value);
  const parts = array
    ? value.map((item: unknown) => write(item, deeper))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`],
      );
  const [open, close] = array ? ["[", "]"] : ["{", "}"];
  return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}

function quoted(text: string): string {
  const json = JSON.stringify(text);
  return /[^\x20-\x7e]|##\[/.test(json) ? inertJson(json) : json;
}
