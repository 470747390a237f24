/** Protocol Buffers on the wire, as far as a stand-in needs them: fields by number, without a schema. */

/** One field of a message: a number, or bytes that hold a text or another message. */
export interface Field {
  readonly number: number;
  readonly value: bigint | Uint8Array;
}

/** The fields of a message, in order. Throws on what is no message. */
function fieldsOf(bytes: Uint8Array): readonly Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error("a message ends within a number");
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new Error("a message ends within a field");
    return bytes.subarray(at, (at += length));
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const fixed = { 1: 8, 5: 4 }[tag & 7];
    const value = (tag & 7) === 0 ? varint() : take(fixed ?? Number(varint()));
    fields.push({ number: tag >> 3, value });
  }
  return fields;
}

/** The messages or texts of one field; a path of numbers goes through the first message of each. */
export function bytesAt(bytes: Uint8Array, ...path: readonly number[]): readonly Uint8Array[] {
  const [number, ...rest] = path;
  const found = fieldsOf(bytes).flatMap((field) =>
    field.number === number && typeof field.value !== "bigint" ? [field.value] : [],
  );
  return rest.length === 0 ? found : found.slice(0, 1).flatMap((one) => bytesAt(one, ...rest));
}

export const textAt = (bytes: Uint8Array, number: number): string =>
  Buffer.from(bytesAt(bytes, number)[0] ?? []).toString();

export function numberAt(bytes: Uint8Array, wanted: number): number {
  const field = fieldsOf(bytes).find(({ number }) => number === wanted);
  return typeof field?.value === "bigint" ? Number(field.value) : 0;
}

/** A message with fields of bytes or texts, and of small numbers. */
export function message(fields: readonly (readonly [number: number, value: Uint8Array | string | number])[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([number, value]) => {
      if (typeof value === "number") return [varintOf(number << 3), varintOf(value)];
      const bytes = Buffer.from(value as string);
      return [varintOf((number << 3) | 2), varintOf(bytes.length), bytes];
    }),
  );
}

function varintOf(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}
