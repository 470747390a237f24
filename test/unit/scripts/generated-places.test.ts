/** How generated text comes to its place: a whole file, or the part of a page between two marks. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { write } from "../../../scripts/generate/write.ts";

const folder = mkdtempSync(join(tmpdir(), "generated-"));
afterAll(() => rmSync(folder, { recursive: true }));

const page = join(folder, "page.md");
const before = "# Page\n<!-- one -->\nold\n<!-- /one -->\n<!-- two -->\nkept\n<!-- /two -->\n";

it("writes a file where it differs", () => {
  const path = join(folder, "sub/a.json");
  expect([write(path, "{}\n", true), existsSync(path)]).toEqual([true, false]);
  expect([write(path, "{}\n", false), readFileSync(path, "utf8")]).toEqual([true, "{}\n"]);
  expect(write(path, "{}\n", false)).toBe(false);
});

it("writes a part of a page and leaves the rest, and `$&` as it is", () => {
  writeFileSync(page, before);
  expect([write(`${page}#one`, ["new", "$&"], true), readFileSync(page, "utf8")]).toEqual([true, before]);
  expect([write(`${page}#one`, ["new", "$&"], false), readFileSync(page, "utf8")]).toEqual([
    true,
    before.replace("old", () => "new\n$&"),
  ]);
  expect(write(`${page}#one`, ["new", "$&"], true)).toBe(false);
});

it("finds fault with a page without the marks", () => {
  writeFileSync(page, before);
  expect(() => write(`${page}#three`, ["new"], false)).toThrow("has no place for three");
});
