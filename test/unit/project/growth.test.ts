/** How the tests judge speed: by the growth of work, never by a clock. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { memoize } from "../../../src/hosts/_kit/memoize.ts";
import type { Node } from "../../../src/parsers/node.ts";
import { parseYaml } from "../../../src/parsers/yaml/lenient.ts";
import { expectLinear } from "../../support/growth.ts";

/** So many additions that no compiler leaves out. */
function add(count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum = (sum + i) % 1_000_003;
  return sum;
}

/** Texts of which the length was added. */
const added = new WeakSet<Node>();

it("accepts work that grows with its input", () =>
  expectLinear(
    2_000,
    (size) => size,
    (size) => add(size),
  ));

it("refuses work that grows with the square of its input", () =>
  expect(
    expectLinear(
      120,
      (size) => size,
      (size) => add(size * size),
    ),
  ).rejects.toThrow("CPU time"));

it("refuses work whose larger half grows with the square of its input", () =>
  expect(
    expectLinear(
      120,
      (size) => size,
      (size) => add(size * size + 120 * size),
    ),
  ).rejects.toThrow("each time the size doubles again: "));

it("refuses it in a process that holds much, through which other threads go after each collection", async () => {
  const held: object[] = Array.from({ length: 2_000_000 }, (_, index) => [index]);
  for (let index = 0; index < held.length; index += 2) held[index] = held;
  await expect(
    expectLinear(
      120,
      (size) => size,
      (size) => add(size * size),
    ),
  ).rejects.toThrow("CPU time");
  expect(held).toHaveLength(2_000_000);
});

it("refuses quadratic work whose result is kept", () =>
  expect(
    expectLinear(
      120,
      (size) => ({ size }),
      memoize(({ size }: { size: number }) => add(size * size)),
    ),
  ).rejects.toThrow("CPU time"));

it("refuses quadratic work on a text that is kept once it is read", () =>
  expect(
    expectLinear(
      160,
      (size) => "a".repeat(size),
      async (text) => {
        const { node } = await parseYaml(text, 0);
        if (added.has(node)) return;
        added.add(node);
        add(4 * text.length * text.length);
      },
    ),
  ).rejects.toThrow("CPU time"));

it("refuses quadratic work, also where no larger text is read", () =>
  expect(
    expectLinear(
      120,
      (size) => size,
      (size) => add(size > 960 ? 1 : size * size),
    ),
  ).rejects.toThrow("CPU time"));

it("accepts work that is only dearer where it is large", () =>
  expectLinear(
    2_000,
    (size) => size,
    (size) => add(size > 2_000 ? 5 * size : size),
  ));

it("accepts work that is dearer from some size on", () =>
  expectLinear(
    2_000,
    (size) => size,
    (size) => add(size > 16_000 ? 30 * size : size > 2_000 ? 5 * size : size),
  ));

it("is the only way: no test reads a clock", () => {
  const files = readdirSync("test", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith("growth.test.ts"),
  );
  const clock = new RegExp(["performance\\.", "hrtime", "Date\\.now\\(\\) -"].join("|"));
  expect(files.filter((path) => clock.test(readFileSync(join("test", path), "utf8")))).toEqual([]);
});
