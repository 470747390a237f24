/** Packs that no Git writes: none of them makes a run hang, or take more memory than what it reads. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { PackFiles } from "../../../src/platform/git/objects/pack-files.ts";
import { posix, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterEach(() => vi.restoreAllMocks());
afterAll(removeFolders);

/** An object of a pack: a blob, or changes to the object with an id. */
interface Made {
  readonly id: string;
  readonly base?: string;
  readonly content: Buffer;
}

const idOf = (number: number) => number.toString(16).padStart(2, "0").repeat(20);

/** A number as a pack writes it, seven bits a byte, after the first `bits` of it. */
function number(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) | (rest >= 128 ? 128 : 0));
    if (rest < 128) return Buffer.from(bytes);
  }
}

function headOf(type: number, size: number): Buffer {
  const first = (type << 4) | (size % 16);
  return size < 16 ? Buffer.of(first) : Buffer.concat([Buffer.of(first | 128), number(Math.floor(size / 16))]);
}

function entryOf({ base, content }: Made): Buffer {
  const from = base === undefined ? Buffer.alloc(0) : Buffer.from(base, "hex");
  return Buffer.concat([headOf(base === undefined ? 3 : 7, content.length), from, deflateSync(content)]);
}

/** A folder of objects with one pack of these, whose ids grow. */
function packed(objects: readonly Made[]): { readonly folder: string; readonly index: string } {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "pack"));
  const words = (values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(4 * values.length);
    values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at));
    return bytes;
  };
  const parts = [Buffer.from("PACK"), words([2, objects.length])];
  const places: number[] = [];
  for (const object of objects) {
    places.push(Buffer.concat(parts).length);
    parts.push(entryOf(object));
  }
  writeFileSync(join(folder, "pack/pack-1.pack"), Buffer.concat([...parts, Buffer.alloc(20)]));
  const counts = Array.from(
    { length: 256 },
    (_, first) => objects.filter(({ id }) => Number.parseInt(id.slice(0, 2), 16) <= first).length,
  );
  const index = join(folder, "pack/pack-1.idx");
  writeFileSync(
    index,
    Buffer.concat([
      Buffer.from("ff744f6300000002", "hex"),
      words(counts),
      ...objects.map(({ id }) => Buffer.from(id, "hex")),
      words(objects.map(() => 0)),
      words(places),
      Buffer.alloc(40),
    ]),
  );
  return { folder, index };
}

/** Changes that replace `before` bytes by these. */
const replaced = (before: number, content: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; at += 127) {
    const part = content.subarray(at, at + 127);
    parts.push(Buffer.of(part.length), part);
  }
  return Buffer.concat([number(before), number(content.length), ...parts]);
};

describe("a pack", () => {
  it("is read from the whole object on, so that no more than one of many changes is held", () => {
    const contents = Array.from({ length: 20 }, (_, at) => Buffer.from("x".repeat(1000 + 300 * at)));
    const objects = contents.map((content, at) =>
      at === 0
        ? { id: idOf(1), content }
        : { id: idOf(at + 1), base: idOf(at), content: replaced(contents[at - 1]?.length ?? 0, content) },
    );
    const inflate = vi.spyOn(process.getBuiltinModule("node:zlib"), "inflateSync");
    const { folder } = packed(objects);
    expect(new PackFiles(folder).read(idOf(20), 1 << 20)).toEqual({ type: "blob", content: contents[19] });
    expect(
      inflate.mock.results.map(({ value }) => (value as unknown as { readonly buffer: Buffer }).buffer.length),
    ).toEqual(objects.map(({ content }) => content.length));
  });

  it("gives nothing that is too large, however few bytes make it", () => {
    const content = Buffer.alloc(1000, "x");
    // All of the base, so many times.
    const times = (count: number): Buffer =>
      Buffer.concat([
        number(1000),
        number(1000 * count),
        ...Array.from({ length: count }, () => Buffer.of(0b10110000, 1000 % 256, 1000 >> 8)),
      ]);
    const { folder } = packed([
      { id: idOf(1), content },
      { id: idOf(2), base: idOf(1), content: times(3) },
      { id: idOf(3), base: idOf(1), content: times(300) },
    ]);
    const files = new PackFiles(folder);
    expect(files.read(idOf(2), 3000)?.content.toString()).toBe("x".repeat(3000));
    expect(() => files.read(idOf(2), 2999)).toThrow("too much");
    expect(() => files.read(idOf(3), 4096)).toThrow("too much");
  });

  it("is left to Git once many parts of it were read", () => {
    const objects = Array.from({ length: 150 }, (_, at) =>
      at === 0
        ? { id: idOf(1), content: Buffer.from("x") }
        : { id: idOf(at + 1), base: idOf(at), content: replaced(1, Buffer.from("x")) },
    );
    const files = new PackFiles(packed(objects).folder);
    const reads = Array.from({ length: 10 }, () => files.read(idOf(150), 100)?.content.toString());
    expect(reads).toEqual([...Array.from({ length: 7 }, () => "x"), undefined, undefined, undefined]);
  });

  it("may have changes that lead in a circle", () => {
    const { folder } = packed([
      { id: idOf(1), base: idOf(2), content: replaced(1, Buffer.from("x")) },
      { id: idOf(2), base: idOf(1), content: replaced(1, Buffer.from("x")) },
    ]);
    expect(new PackFiles(folder).read(idOf(1), 1 << 20)).toBe(undefined);
  });

  it("has no index whose numbers shrink, or that it has no room for", () => {
    const objects = [1, 2, 3].map((at) => ({ id: idOf(at), content: Buffer.from(`${at}`) }));
    for (const [at, value] of [
      [255, 0xffff_ffff],
      [3, 0xffff_ffff],
      [3, 4],
      [2, 0],
    ] as const) {
      const { folder, index } = packed(objects);
      const bytes = readFileSync(index);
      bytes.writeUInt32BE(value, 8 + 4 * at);
      writeFileSync(index, bytes);
      expect(() => new PackFiles(folder).read(idOf(3), 100), `${at}`).toThrow("damaged");
    }
  });

  it("has no index where the bytes before its ids look like one, and the numbers are wrong", () => {
    const { folder, index } = packed([{ id: idOf(255), content: Buffer.from("one") }]);
    const bytes = readFileSync(index);
    bytes.fill(0, 8, 8 + 1020);
    bytes.writeUInt32BE(0xffff_ffff, 8 + 1020);
    bytes.writeUInt32BE(0, 8 + 1016);
    writeFileSync(index, bytes);
    expect(() => new PackFiles(folder).read(idOf(255), 100)).toThrow("damaged");
  });

  it.runIf(posix)("may have a pipe beside it", () => {
    const { folder } = packed([{ id: idOf(1), content: Buffer.from("one") }]);
    execFileSync("mkfifo", [join(folder, "pack/pack-0.idx")]);
    expect(() => new PackFiles(folder).read(idOf(1), 100)).toThrow();
  });
});
