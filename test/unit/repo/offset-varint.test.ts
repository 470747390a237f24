/** The numbers with which packs and indexes point back. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offsetVarint, offsetVarintEnd } from "../../../src/repo/git/offset-varint.ts";
import { packedHeadOf } from "../../../src/repo/git/pack-format.ts";

/** As Git writes them: `encode_in_pack_object_header` of its `builtin/pack-objects.c`. */
function written(value: number): Buffer {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    rest--;
    bytes.unshift(128 | (rest % 128));
  }
  return Buffer.from(bytes);
}

const value = fc.oneof(fc.nat(20_000), fc.maxSafeNat());

describe("an offset", () => {
  it("is read as Git writes it, wherever it stands", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3 }), value, fc.uint8Array({ maxLength: 3 }), (before, number, after) => {
        const bytes = Buffer.concat([before, written(number), after]);
        expect(offsetVarint(bytes, before.length)).toBe(number);
        expect(offsetVarintEnd(bytes, before.length)).toBe(bytes.length - after.length);
      }),
    );
    expect([0, 127, 128, 16_511, 16_512].map((number) => written(number).length)).toEqual([1, 1, 2, 2, 3]);
  });

  it("that is cut off ends beyond the bytes, and is no head of a packed object", () => {
    fc.assert(
      fc.property(value, (number) => {
        const bytes = written(number).subarray(0, -1);
        expect(offsetVarintEnd(bytes, 0)).toBe(bytes.length + 1);
        const head = Buffer.concat([Buffer.of(6 << 4), bytes]);
        expect(() => packedHeadOf(head)).toThrow("ends too soon");
        const whole = Buffer.concat([Buffer.of(6 << 4), written(number)]);
        expect(packedHeadOf(whole)).toEqual({ kind: { before: number }, size: 0, start: whole.length });
      }),
    );
  });
});
