/**
 * Every host's loader and every parser over damaged files: no crash, no hang, a verdict for everything, and no report that a
 * terminal, the runner's log or a JSON reader takes for something else. With RUNS=full, a million inputs.
 */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../scripts/pages.ts";
import { ownersIn } from "../../src/approvals/code-owners.ts";
import { hosts } from "../../src/generated/catalogue.ts";
import type { Host } from "../../src/model/host.ts";
import { parseJson, parseJsonc } from "../../src/parsers/json.ts";
import { parseToml } from "../../src/parsers/toml/index.ts";
import { readJsYaml } from "../../src/parsers/yaml/index.ts";
import { sha256 } from "../../src/platform/hash.ts";
import { readPolicy } from "../../src/policy/file/index.ts";
import { parseAttributes } from "../../src/repo/git/attribute-file.ts";
import { startDirectories } from "../../src/repo/patterns.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { diffPretty } from "../../src/reports/diff/pretty.ts";
import { github } from "../../src/reports/github.ts";
import { json } from "../../src/reports/json.ts";
import { listPretty } from "../../src/reports/list/pretty.ts";
import { pretty } from "../../src/reports/pretty/index.ts";
import { visible } from "../../src/sanitize/text.ts";
import { examplesIn } from "../support/examples.ts";
import { judged, type Repository } from "../support/judging.ts";
import { readLog } from "../support/log.ts";
import { type Held, treeOf } from "../support/memory.ts";
import { mutationsOf } from "../support/mutations.ts";
import { runs } from "../support/runs.ts";

const catalogue: { readonly [id: string]: Host } = hosts;
const seed = 11;

/** Milliseconds; the large numbers take most of an hour. */
const timeout = runs(300_000, 7_200_000);

/** The files of the examples of a host's page, one repository each. */
function examplesOf(id: string): readonly (readonly (readonly [path: string, held: Held])[])[] {
  return examplesIn(readFileSync(pageOf("hosts", id), "utf8")).map(
    ({ files }) => [...files] as (readonly [string, Held])[],
  );
}

/** An example of a host with one of its texts damaged. */
function damagedExamples(id: string): fc.Arbitrary<Repository> {
  const withTexts = examplesOf(id).filter((files) => files.some(([, held]) => typeof held === "string" && held !== ""));
  return fc.constantFrom(...withTexts).chain((files) => {
    const texts = files.filter(([, held]) => typeof held === "string" && held !== "");
    return fc
      .constantFrom(...texts)
      .chain(([path, text]) =>
        mutationsOf([text as string]).map(
          (damaged) => ({ ...Object.fromEntries(files), [path]: damaged }) as Repository,
        ),
      );
  });
}

const ids = idsIn("hosts").filter((id) => examplesOf(id).length > 0);

describe.each(ids)("the loader of %s", (id) => {
  const host = catalogue[id];
  if (!host) throw new Error(`no host ${id}`);

  it(
    "has a verdict for every file, whatever damages it",
    async () => {
      await fc.assert(
        fc.asyncProperty(damagedExamples(id), fc.constantFrom(...host.editions), async (files, edition) => {
          const repo = await RepoIndex.of(treeOf(files));
          const load = await host.load(
            repo,
            { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs: [], repositoryNames: [] },
            edition,
          );
          for (const { verdict, files: own } of load.items) expect(verdict.kind, own[0]).toBeTypeOf("string");
          for (const { at } of load.unjudged) expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
          for (const { authority } of load.layers)
            for (const { at } of authority) expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
        }),
        { numRuns: runs(60, 20_000), seed },
      );
    },
    timeout,
  );
});

const texts = ids.flatMap((id) =>
  examplesOf(id).flatMap((files) =>
    files.flatMap(([, held]) => (typeof held === "string" && held !== "" ? [held] : [])),
  ),
);
const policies = idsIn("rules").flatMap((id) =>
  [...readFileSync(pageOf("rules", id), "utf8").matchAll(/```yaml [^\n]*\n([\s\S]*?)```/g)].map(
    ([, text = ""]) => text,
  ),
);

describe("parsers", () => {
  const readers: readonly (readonly [name: string, read: (text: string) => unknown, seeds: readonly string[]])[] = [
    ["YAML of js-yaml 3", (text) => readJsYaml(text, 0, 3), texts],
    ["YAML of js-yaml 4", (text) => readJsYaml(text, 0, 4), texts],
    ["YAML of js-yaml 4.3", (text) => readJsYaml(text, 0, 4.3), texts],
    ["TOML", (text) => parseToml(text, 0, "0.8"), texts],
    ["JSON", parseJson, texts],
    ["JSON with comments", parseJsonc, texts],
    ["policies", (text) => readPolicy({ path: "policy.yml", text }), policies],
    [
      "attributes",
      (text) => parseAttributes("", text),
      ['*.md linguist-generated -diff\n[attr]x y\n"a b" text=auto\n'],
    ],
    ["code owners", (text) => ownersIn(text)("a/b.md"), ["* @a\n/x/ @b # c\n*.md a@b.c\na\\ b @d\n"]],
  ];

  it.each(readers)(
    "refuse or read damaged %s",
    async (_, read, seeds) => {
      await fc.assert(
        fc.asyncProperty(mutationsOf(seeds), async (text) => {
          expect(await read(text)).toBeDefined();
        }),
        { numRuns: runs(300, 70_000), seed },
      );
    },
    timeout,
  );
});

it(
  "no report of damaged repositories is more than words",
  async () => {
    const screen = { color: false, columns: 100 };
    await fc.assert(
      fc.asyncProperty(fc.oneof(...ids.map(damagedExamples)), async (files) => {
        const result = await judged(files, { base: {}, policy: "ceiling: [read]\n" });
        for (const text of [pretty(result, screen), listPretty(result, screen), diffPretty(result, screen)]) {
          // Behind the number of an excerpt two colons begin no command of the runner.
          for (const line of text.split("\n")) expect(visible(line).replaceAll("<U+003A>", ":")).toBe(line);
          expect(readLog(text).commands).toEqual([]);
        }
        expect(readLog(github(result)).commands).toEqual([]);
        expect(JSON.parse(json(result, sha256))).toHaveProperty("version", 1);
      }),
      { numRuns: runs(60, 10_000), seed },
    );
  },
  timeout,
);
