/** Values that nest far deeper than calls can: every host has a verdict or a finding, wherever such a value is written. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../../scripts/pages.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { json } from "../../../src/reports/json.ts";
import { examplesIn } from "../../support/examples.ts";
import { judged, type Repository } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

/** The first is deeper than calls can be; each of the others is deeper than what one parser allows. */
const depths = [3_000, 120, 450, 1_000, 1_300, 2_300, 50_000].slice(0, runs(1, 7));

/** How many forms of a value are tried. */
const forms = runs(1, 4);

type Deep = (depth: number) => string;

const lists: Deep = (depth) => "[".repeat(depth) + "]".repeat(depth);

/** Deep values by the format of a file. */
const deep: Readonly<Record<string, readonly Deep[]>> = {
  json: [lists, (depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`],
  toml: [
    lists,
    (depth) => `${"{ a = ".repeat(depth)}1${" }".repeat(depth)}`,
    (depth) => `1\n${"a.".repeat(depth)}b = 1`,
    (depth) => `1\n[${"a.".repeat(depth)}b]\nc = 1`,
  ],
  yaml: [
    lists,
    (depth) => `${"{a: ".repeat(depth)}1${"}".repeat(depth)}`,
    (depth) => `\n  ${"- ".repeat(depth)}x`,
    // The indentation of a block makes its text as long as the square of its levels.
    (depth) => Array.from({ length: Math.min(depth, 300) }, (_, i) => `\n${" ".repeat(i + 2)}a:`).join(""),
  ],
};

/** A key before its value, which ends with its line or with what is indented more than the key. */
const keys: Readonly<Record<string, RegExp>> = {
  json: /"(?<key>[^"\n]+)"\s*:\s*(?<value>\[[^[\]]*\]|\{[^{}]*\}|"(?:[^"\\]|\\.)*"|[\w.]+)/dg,
  toml: /^(?<key>[\w.-]+)\s*=(?<value>.*)$/dgm,
  yaml: /^(?<indent>[ ]*)(?:- )*(?<key>[\w-]+):(?<value>.*(?:\n\k<indent> +.*)*)$/dgm,
};

function formatOf(path: string, text: string): string {
  if (/^\s*[{[]/.test(text)) return "json";
  return path.endsWith(".toml") || text.startsWith("+++") ? "toml" : "yaml";
}

/** The examples of a host, with a deep value behind each key that a folder's files have, one at a time. */
function* deepExamples(id: string, depth: number): Generator<readonly [where: string, files: Repository]> {
  const seen = new Set<string>();
  for (const { files } of examplesIn(readFileSync(pageOf("hosts", id), "utf8")))
    for (const [path, text] of files) {
      if (typeof text !== "string") continue;
      const format = formatOf(path, text);
      for (const { indices, groups } of text.matchAll(keys[format] ?? expect.fail())) {
        const where = `${path.slice(0, path.lastIndexOf("/") + 1)} ${format} ${groups?.["key"]}`;
        const [start, end] = indices?.groups?.["value"] ?? [0, 0];
        if (seen.has(where)) continue;
        seen.add(where);
        for (const [i, textOf] of (deep[format] ?? []).slice(0, forms).entries())
          yield [
            `${where} ${i}`,
            { ...Object.fromEntries(files), [path]: `${text.slice(0, start)} ${textOf(depth)}${text.slice(end)}` },
          ];
      }
    }
}

describe.each(idsIn("hosts"))("%s", (id) => {
  it.each(depths)("judges values with %i levels", { timeout: runs(60_000, 600_000) }, async (depth) => {
    for (const [where, files] of deepExamples(id, depth)) {
      const result = await judged(files).catch((error: unknown) => expect.fail(`${where}: ${String(error)}`));
      expect(JSON.parse(json(result, sha256)), where).toHaveProperty("version", 1);
    }
  });
});

it.each(depths)("a policy with %i levels is refused", async (depth) => {
  for (const textOf of deep["yaml"] ?? []) {
    const text = `ceiling: ${textOf(depth)}\n`;
    expect(await readPolicy({ path: "policy.yml", text })).toHaveProperty("problems.0.at.source.path", "policy.yml");
  }
});
