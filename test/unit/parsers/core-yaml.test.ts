/** YAML as hosts read it that call `parse` of the `yaml` package: the reader gives the package's own values and refusals. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { jsonOf } from "../../../src/parsers/node.ts";
import { parseCoreYaml } from "../../../src/parsers/yaml/core-parse.ts";
import { readCoreYaml } from "../../../src/parsers/yaml/index.ts";
import { runs } from "../../support/runs.ts";

const words = [
  ..."a b name tools - : ? | > & * ! % @ ` ' \" { } [ ] , # ~ <<".split(" "),
  "&x",
  "*x",
  "!!str",
  "!!int",
  "!!set",
  "!!binary aGk=",
  "!!timestamp 2024-01-01",
  "0x1F",
  "017",
  "1e3",
  ".inf",
  "null",
  "true",
  "yes",
  "2024-01-01",
  "---",
  "...",
  "\t",
  "\u0007",
  "\u2028",
  "\ufeff",
  "é",
];
const text = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom("", "  ", "    "), fc.constantFrom(...words), fc.constantFrom(...words))
        .map(([indent, key, value]) => `${indent}${key}: ${value}`),
      fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((line) => line.join(" ")),
    ),
    { maxLength: 6 },
  )
  .map((lines) => lines.join("\n"));

/** What the package gives, as plain data: sets and ordered maps have no keys of their own. */
function given(yaml: string): { readonly value: unknown } | "refused" {
  try {
    const value: unknown = parse(yaml, { schema: "core", logLevel: "error" });
    return { value: plain(value) };
  } catch {
    return "refused";
  }
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}

async function read(reader: typeof readCoreYaml, yaml: string): Promise<{ readonly value: unknown } | "refused"> {
  const reading = await reader(yaml, 0);
  return reading.kind === "refused" ? "refused" : { value: jsonOf(reading.node) };
}

it("gives what the package gives, and refuses what it refuses", async () => {
  await fc.assert(
    fc.asyncProperty(text, async (yaml) => {
      const expected = given(yaml);
      expect(await read(parseCoreYaml, yaml)).toEqual(expected);
      expect(await read(readCoreYaml, yaml)).toEqual(expected);
    }),
    { numRuns: runs(300, 20_000) },
  );
});

it("places every value inside the text", async () => {
  await fc.assert(
    fc.asyncProperty(text, async (yaml) => {
      const reading = await parseCoreYaml(yaml, 10);
      const node = reading.kind === "read" ? reading.node : undefined;
      for (const { key, value } of node?.kind === "table" ? node.entries : []) {
        for (const { start, end } of [key.span, value.span]) {
          expect(start).toBeGreaterThanOrEqual(10);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(10 + yaml.length);
        }
      }
    }),
    { numRuns: runs(200, 5000) },
  );
});

describe("what the package refuses late", () => {
  it.each([
    ["a: 1\na: 2", undefined],
    ["a: *x", "only"],
    ["a: 'x' y\nb: *x", "too"],
  ])("%j", async (yaml, unresolved) => {
    const reading = await parseCoreYaml(yaml, 0);
    expect(reading.kind === "refused" ? reading.unresolved : reading.kind).toBe(
      given(yaml) === "refused" ? unresolved : "read",
    );
  });

  it("refuses aliases that stand for very many values", async () => {
    const yaml = `a: &a [x]\n${Array.from({ length: 200 }, (_, i) => `b${i}: [*a, *a]`).join("\n")}`;
    expect(given(yaml)).toBe("refused");
    expect(await parseCoreYaml(yaml, 0)).toMatchObject({ kind: "refused", unresolved: "only" });
  });

  it("gives up where a text nests very deeply", async () =>
    expect(await parseCoreYaml(`a: ${"[".repeat(5000)}`, 0)).toMatchObject({ kind: "refused", excessive: true }));
});
