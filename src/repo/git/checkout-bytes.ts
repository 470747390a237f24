/** What a checkout makes of the bytes of an object, and what git stores of the bytes on disk. */
import type { Checkout, Step } from "./attributes.ts";

/** The bytes on disk after a checkout; `undefined` if the tree does not determine them. */
export function checkedOut(bytes: Uint8Array, checkout: Checkout): Uint8Array | undefined {
  switch (checkout.kind) {
    case "same":
      return bytes;
    case "crlf":
      return checkout.auto && (bytes.includes(13) || looksBinary(bytes)) ? bytes : withCarriageReturns(bytes);
    case "ident":
      return bytes.some(
        (byte, i) =>
          byte === 36 && bytes[i + 1] === 73 && bytes[i + 2] === 100 && (bytes[i + 3] === 36 || bytes[i + 3] === 58),
      )
        ? undefined
        : bytes;
    case "changed":
      return undefined;
  }
}

/** Adds a carriage return before every line feed that has none. */
function withCarriageReturns(bytes: Uint8Array): Uint8Array {
  const written: number[] = [];
  bytes.forEach((byte, i) => {
    if (byte === 10 && bytes[i - 1] !== 13) written.push(13);
    written.push(byte);
  });
  return Uint8Array.from(written);
}

/**
 * The bytes that git stores of a file on disk. What a filter does is not known, so its files count as they are. Where
 * an object has CR LF that git would not store, the file is another one.
 */
export function storedFrom(bytes: Uint8Array, steps: readonly Step[]): Uint8Array {
  return steps.reduce(withoutStep, bytes);
}

function withoutStep(bytes: Uint8Array, step: Step): Uint8Array {
  switch (step.kind) {
    case "crlf":
      return step.auto && isKept(bytes) ? bytes : withoutCarriageReturns(bytes);
    case "ident": {
      const text = Buffer.from(bytes).toString("latin1");
      return Buffer.from(text.replace(/\$Id:[^$\n]*\$/g, "$$Id$$"), "latin1");
    }
    case "changed": {
      const [, encoding] = /^working-tree-encoding=(.*)$/s.exec(step.by) ?? [];
      return encoding === undefined ? bytes : inUtf8(bytes, encoding);
    }
  }
}

/** Whether git takes no text for it, so that `text=auto` changes nothing: a carriage return alone is in no text. */
function isKept(bytes: Uint8Array): boolean {
  const text = withoutCarriageReturns(bytes);
  return text.includes(13) || looksBinary(text);
}

/** Text in UTF-8; the bytes themselves where they are not in that encoding, or it is not known here. */
function inUtf8(bytes: Uint8Array, encoding: string): Uint8Array {
  const isBigEndian = /^utf-?16(?:$|be)/i.test(encoding) && !(bytes[0] === 0xff && bytes[1] === 0xfe);
  const label = isBigEndian ? "utf-16be" : encoding.replace(/^utf-?16.*$/i, "utf-16le");
  try {
    return new TextEncoder().encode(new TextDecoder(label, { fatal: true }).decode(bytes));
  } catch {
    return bytes;
  }
}

function withoutCarriageReturns(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, i) => byte !== 13 || bytes[i + 1] !== 10);
}

/**
 * git's heuristic (`convert_is_binary`) for bytes without CR: a NUL, or more than one unprintable byte in 128 printable
 * ones.
 */
function looksBinary(bytes: Uint8Array): boolean {
  let [printable, unprintable] = [0, bytes.at(-1) === 26 ? -1 : 0];
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte === 10) continue;
    if (byte === 127 || (byte < 32 && ![8, 9, 12, 27].includes(byte))) unprintable++;
    else printable++;
  }
  return printable >> 7 < unprintable;
}
