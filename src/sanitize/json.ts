/** Writes JSON whose integers are exact and whose strings cannot act where they are shown. */
import { inertJson } from "./text.ts";

/** Pretty, two spaces deep, with a line end. `undefined` members are left out; numbers that JSON lacks become `null`. */
export function writeJson(value: unknown): string {
  return `${write(value, "")}\n`;
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
