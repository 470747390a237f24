/** Git's listing is read in pieces and grouped by directory: neither the pieces nor the order of what is listed count. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Expected, type Folder, Outline } from "../../../src/platform/disk/outline.ts";
import { type ListingRecord, RecordReader, recordsOf } from "../../../src/platform/git/records.ts";
import { directoryOf, join, nameOf } from "../../../src/repo/path.ts";
import { runs } from "../../support/runs.ts";

const bytes = fc.constantFrom(0x61, 0x62, 0x2f, 0x09, 0x0a, 0x20, 0xc3, 0xa9, 0xe2, 0x80, 0x94, 0xff);

it("is the same in whatever pieces it comes", () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(bytes, { minLength: 1, maxLength: 6 }), {
        maxLength: 8,
      }),
      fc.array(fc.nat(60), { maxLength: 6 }),
      (records, cuts) => {
        const output = Buffer.from(records.flatMap((record) => [...record, 0]));
        const found: ListingRecord[] = [];
        const reader = new RecordReader((record) => found.push(record));
        let from = 0;
        for (const cut of [...cuts.sort((a, b) => a - b), output.length]) {
          reader.push(output.subarray(from, Math.min(cut, output.length)));
          from = Math.min(Math.max(cut, from), output.length);
        }
        reader.end();
        const whole = records.flatMap((record) => [...recordsOf(Buffer.from([...record, 0]))]);
        expect(found).toEqual(whole);
      },
    ),
    { numRuns: runs(300, 20_000) },
  ));

it("is an error where it ends inside a record", () => {
  const reader = new RecordReader(() => undefined);
  reader.push(Buffer.from("a\0b"));
  expect(() => reader.end()).toThrow("ends too soon");
});

const path = fc
  .array(fc.constantFrom("a", "ab", "b", ".c"), { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join("/"));
const kind = fc.constantFrom<Expected>("file", "file", "unmerged", "embedded", "submodule");
const strength: readonly Expected[] = ["file", "unmerged", "embedded", "submodule"];

it("has each name in its directory, as a directory where anything is below it", () =>
  fc.assert(
    fc.property(fc.array(fc.record({ path, kind }), { maxLength: 16 }), (listed) => {
      const outline = new Outline();
      for (const one of listed) outline.add(one.path, one.kind);
      outline.end();
      const directories = new Set([""]);
      for (const one of listed)
        for (let at = directoryOf(one.path); at !== ""; at = directoryOf(at)) directories.add(at);
      const kindOf = (at: string): Expected =>
        directories.has(at)
          ? "directory"
          : (strength.findLast((each) => listed.some((one) => one.path === at && one.kind === each)) ?? "file");
      const all = new Set([...directories, ...listed.map((one) => one.path)].filter((at) => at !== ""));
      const folderAt = (at: string): Folder | undefined =>
        at === "" ? outline.root : folderAt(directoryOf(at))?.folders?.get(nameOf(at));
      for (const directory of ["none", ...directories]) {
        const inside = [...all].filter((at) => directoryOf(at) === directory);
        const names = folderAt(directory)?.names();
        expect([directory, names && [...names].sort()]).toEqual([
          directory,
          directories.has(directory)
            ? inside.map((at) => [nameOf(at), kindOf(join(directory, nameOf(at)))]).sort()
            : undefined,
        ]);
      }
    }),
    { numRuns: runs(300, 20_000) },
  ));
