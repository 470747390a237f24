/** The quick reader of YAML gives what each family's full parser gives, tree, places and faults, or nothing. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Node } from "../../../src/parsers/node.ts";
import { parseCoreYaml } from "../../../src/parsers/yaml/core-parse.ts";
import { parseYaml, splitMarkdown } from "../../../src/parsers/yaml/index.ts";
import { parseJsYaml } from "../../../src/parsers/yaml/js-yaml/parse.ts";
import { readCoreQuickly, readJsQuickly, readLenient } from "../../../src/parsers/yaml/frontmatter/simple.ts";
import { readQuickly as readSaphyrQuickly, readSaphyrFully } from "../../../src/parsers/yaml/saphyr/document.ts";
import { readAny, readQuickly as readSerdeQuickly } from "../../../src/parsers/yaml/serde/document.ts";
import { usualCorpus } from "../../../scripts/bench/repositories.ts";
import { profilesOf } from "../../../scripts/corpus.ts";
import { frontmatterTexts } from "../../support/frontmatter-texts.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const base = 3;

/** Both readings of a text; nothing if the quick reader leaves it. */
type Readings = (text: string) => Promise<readonly [quick: unknown, full: unknown] | undefined>;

/** Without tags: the package names the types of plain values too. */
function untagged(node: Node): unknown {
  const { tag: _, ...rest } = node;
  if (rest.kind === "list") return { ...rest, items: rest.items.map(untagged) };
  if (rest.kind === "scalar") return rest;
  return {
    ...rest,
    entries: rest.entries.map(({ key, name, value }) => ({ key: untagged(key), name, value: untagged(value) })),
  };
}

function jsYaml(generation: 3 | 4 | 4.3): Readings {
  return async (text) => {
    const quick = readJsQuickly(text, base);
    if (!quick) return undefined;
    const full = await parseJsYaml(text, base, generation);
    return [untagged(quick), full.kind === "read" && full.node ? untagged(full.node) : full];
  };
}

/** The least of a thousand generated texts that the quick reader takes: fewer, and the property would say little. */
const families: readonly (readonly [name: string, read: Readings, least: number])[] = [
  [
    "the `yaml` package, read on after faults",
    async (text) => {
      const quick = readLenient(text, base);
      return quick && [quick, await parseYaml(text, base)];
    },
    80,
  ],
  [
    "the `yaml` package, which refuses faults",
    async (text) => {
      const quick = readCoreQuickly(text, base);
      return quick && [{ kind: "read", node: quick }, await parseCoreYaml(text, base)];
    },
    8,
  ],
  ["js-yaml 3", jsYaml(3), 8],
  ["js-yaml 4", jsYaml(4), 8],
  ["js-yaml 4.3", jsYaml(4.3), 8],
  [
    "serde_yaml",
    async (text) => {
      const quick = readSerdeQuickly(text, base);
      return quick && [quick, readAny(text, base)];
    },
    80,
  ],
  [
    "serde-saphyr",
    async (text) => {
      const quick = readSaphyrQuickly(text, base);
      return quick && [quick, readSaphyrFully(text, base)];
    },
    8,
  ],
];

describe.each(families)("%s", (_, read, least) => {
  it("is read as the full parser reads it", async () => {
    const numRuns = runs(1_000, 40_000);
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(frontmatterTexts, async (text) => {
        const readings = await read(text);
        if (!readings) return;
        taken++;
        expect(readings[0]).toEqual(readings[1]);
      }),
      { numRuns },
    );
    expect(taken).toBeGreaterThan((least / 1_000) * numRuns);
  });

  it("is predicted exactly over a corpus, in both line ends", async () => {
    for (const text of corpusTexts) {
      for (const each of [text, text.replaceAll("\n", "\r\n")]) {
        const readings = await read(each);
        if (readings) expect(readings[0]).toEqual(readings[1]);
      }
    }
  });
});

const faulty: readonly string[] = [
  "name: a\ndescription: Use it when: always. Examples:\ntools: Read\n",
  'name: a\ndescription: Use it: "so" and so\\n: user\nuser: "q" r\ncolor: red',
  "description: a\n<commentary>\nGood.\n</commentary>\nuser: b: c\n</example>\n",
];
/** The frontmatter of real profiles. Where the corpus is missing, the faulty texts remain. */
const corpusTexts: readonly string[] = [
  ...faulty,
  ...(profilesOf(usualCorpus) ?? []).flatMap(({ dir, path }) => {
    const file = join(usualCorpus, dir, path);
    if (!path.endsWith(".md") || !existsSync(file)) return [];
    const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
    const markdown = splitMarkdown(text);
    return markdown.kind === "fenced" ? [text.slice(markdown.front.start, markdown.front.end)] : [];
  }),
];

describe("the common faults", () => {
  it.each(faulty)("are found without the package: %j", (text) =>
    expect(readLenient(text, base)?.problems.length).toBeGreaterThan(0),
  );
});

describe("time is proportional to the length", () => {
  it.each<[string, number, (size: number) => string]>([
    ["lines without a colon", 500, (size) => `a: b\n${"text\n".repeat(size)}`],
    ["values before colons", 500, (size) => `a: b\n${"c: d: e\n".repeat(size)}`],
    ["quotes in quotes", 2_000, (size) => `a: '${"''".repeat(size)}'`],
    ["levels", 1_000, (size) => Array.from({ length: size }, (_, i) => `${" ".repeat(i % 30)}a:\n`).join("")],
    ["items", 1_000, (size) => `a: [${"b, ".repeat(size)}c]`],
    ["comments in lists", 500, (size) => `a: [\n${"# c\n".repeat(size)}b]`],
    ["comments between keys", 500, (size) => `a:\n${"  # c\n".repeat(size)}  b: c`],
    ["backslashes", 2_000, (size) => `a: "${"\\\\".repeat(size)}"`],
  ])("%s", async (_, size, textOf) => {
    await expectLinear(size, textOf, (text) => readLenient(text, 0));
  });
});
