/** `readJsYaml` gives what the package gives, and says where it stands. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostValueOf, readJsYaml } from "../../../src/parsers/yaml/index.ts";
import { parseJsYaml } from "../../../src/parsers/yaml/js-yaml/parse.ts";
import { readJsQuickly } from "../../../src/parsers/yaml/frontmatter/simple.ts";
import { type Generation, packageOf } from "../../../src/parsers/yaml/js-yaml/package.ts";
import { isEndless } from "../../../src/parsers/yaml/js-yaml/values.ts";
import type { Node } from "../../../src/parsers/node.ts";
import { runs } from "../../support/runs.ts";
import { simpleTexts, yamlTexts } from "../../support/yaml-texts.ts";

const generations: readonly Generation[] = [3, 4, 4.3];
const base = 7;

/** What the package itself makes of a text; `undefined`: it refuses it. */
async function loaded(text: string, generation: Generation): Promise<{ readonly value: unknown } | undefined> {
  const jsYaml = await packageOf(generation);
  try {
    const load = generation === 3 ? jsYaml.safeLoad : jsYaml.load;
    return { value: unrolled(load(text, { listener: () => {} })) };
  } catch {
    return undefined;
  }
}

/** A value without its circles: a collection within itself is empty. */
function unrolled(value: unknown, around: readonly unknown[] = []): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  const isList = Array.isArray(value);
  if (around.includes(value)) return isList ? [] : {};
  const within = [...around, value];
  if (isList) return value.map((item) => unrolled(item, within));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unrolled(item, within)]));
}

/** A node without its places. */
function shapeOf(node: Node | undefined): unknown {
  return node && hostValueOf(node);
}

/** Every node below a node, and the keys. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  if (node.kind === "list") for (const item of node.items) yield* nodesIn(item);
  if (node.kind === "table")
    for (const { key, value } of node.entries) {
      yield key;
      yield* nodesIn(value);
    }
}

describe.each(generations)("js-yaml %d", (generation) => {
  it("has the package's values, and refuses where it does", async () => {
    await fc.assert(
      fc.asyncProperty(yamlTexts, async (text) => {
        const reading = await readJsYaml(text, base, generation);
        const real = await loaded(text, generation);
        if (!real) expect(reading.kind).toBe("refused");
        else expect(reading.kind === "read" && { value: shapeOf(reading.node) }).toEqual(real);
      }),
      { numRuns: runs(300, 30_000) },
    );
  });

  it("reads simple texts without the package as the package does, with the same places", async () => {
    await fc.assert(
      fc.asyncProperty(simpleTexts, async (text) => {
        const quick = readJsQuickly(text, base);
        if (!quick) return;
        const reading = await parseJsYaml(text, base, generation);
        expect({ kind: "read", value: shapeOf(quick) }).toEqual({
          kind: reading.kind,
          value: reading.kind === "read" ? shapeOf(reading.node) : undefined,
        });
        if (reading.kind !== "read" || !reading.node) return;
        const scalars = (node: Node) =>
          [...nodesIn(node)].filter(({ kind }) => kind === "scalar").map(({ span }) => span);
        expect(scalars(quick)).toEqual(scalars(reading.node));
      }),
      { numRuns: runs(300, 30_000) },
    );
  });

  it("places every value within the text, on what was written for it", async () => {
    const jsYaml = await packageOf(generation);
    const load = generation === 3 ? jsYaml.safeLoad : jsYaml.load;
    await fc.assert(
      fc.asyncProperty(yamlTexts, async (text) => {
        const reading = await parseJsYaml(text, base, generation);
        const { start, end } =
          reading.kind === "refused" ? reading.problem.span : (reading.node?.span ?? { start: base, end: base });
        expect(start).toBeGreaterThanOrEqual(base);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(base + text.length);
        if (reading.kind === "refused" || !reading.node) return;
        for (const node of nodesIn(reading.node)) {
          expect(node.span.start).toBeGreaterThanOrEqual(start);
          expect(node.span.end).toBeLessThanOrEqual(end);
          const written = text.slice(node.span.start - base, node.span.end - base);
          expect(written).toBe(written.trim());
          if (node.kind !== "scalar" || node.style !== "plain" || /[\n\r*&!<{[]|^[-?:]/.test(written)) continue;
          const alone = written === "" ? null : load(written, { listener: () => {} });
          // A key is the text of its value.
          expect([alone, String(alone)]).toContainEqual(hostValueOf(node));
        }
      }),
      // A merged list, whose items have the place of what is merged, with a comment behind it.
      { numRuns: runs(300, 30_000), examples: [["<<:\n  - - []\n# c"], ["a: &a\n  - [b]\n\n# c\nd:\n  - *a\n# e"]] },
    );
  });
});

it.each(generations)("marks a collection that holds itself in js-yaml %d", async (generation) => {
  for (const text of ["a: &a [b, *a]\n", "a: &a { b: *a }\n"]) {
    const reading = await parseJsYaml(text, 0, generation);
    expect(reading.kind === "read" && reading.node && isEndless(reading.node), text).toBe(true);
  }
});

it.each(generations)("takes time in proportion to the depth in js-yaml %d", async (generation) => {
  const nested = Array.from({ length: 60 }, (_, i) => `${"  ".repeat(i)}a:`).join("\n");
  const reading = await parseJsYaml(nested, 0, generation);
  expect(reading.kind === "read" && reading.node?.span).toEqual({ start: 0, end: nested.length });
});

it.each(generations)(
  "refuses merge keys that copy very many pairs before js-yaml %d copies them",
  async (generation) => {
    const pairs = Array.from({ length: 4_000 }, (_, i) => `  k${i}: 1`).join("\n");
    const merges = Array.from({ length: 4_000 }, () => "  - <<: *a").join("\n");
    const reading = await parseJsYaml(`a: &a\n${pairs}\nb:\n${merges}\n`, 0, generation);
    expect(reading).toMatchObject({ kind: "refused", problem: { message: "stands for more than 100000 values" } });
  },
);
