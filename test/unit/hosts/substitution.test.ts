/** A value that is written as a variable counts as its default and as whatever the variable may make of it. */
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authorityFrom, type SettingRule } from "../../../src/hosts/_kit/settings/index.ts";
import {
  openValues,
  substituteVariables,
  type Substitution,
  variablesOf,
} from "../../../src/hosts/_kit/settings/substitution.ts";
import type { Authority } from "../../../src/model/load.ts";
import { jsonOf, type Node } from "../../../src/parsers/node.ts";
import { parseJsonc } from "../../../src/parsers/json.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const read = (value: unknown): { root: Node; source: { path: string; text: string } } => {
  const text = JSON.stringify(value);
  const root = parseJsonc(text);
  if (root.kind === "problem") throw new Error(root.message);
  return { root, source: { path: "settings.json", text } };
};

/** `{a: {b: value}}` for the path `a.b`; a list where the host would read one counts each item, so one value is enough. */
const settingsWith = (path: string, value: string): unknown =>
  path.split(".").reduceRight<unknown>((inner, key) => ({ [key === "*" ? "any" : key]: inner }), value);

const powers = (found: readonly Authority[]) =>
  found
    .filter(({ effect }) => effect !== "narrows")
    .map(({ setting, effect, because }) => ({ setting, effect, because }));

/** Values that make a difference to the rules: the words of their patterns, and one that is in none. */
const valuesOf = (rules: readonly SettingRule[], path: string): readonly string[] => [
  "other",
  "run_shell_command(git)",
  ...rules
    .filter((rule) => rule.path === path)
    .flatMap(({ when }) =>
      [...(when?.source ?? "").matchAll(/(?:\\\*|[\w-])+/g)].map(([word]) => word.replaceAll("\\", "")),
    ),
];

/** Every host whose `variables.ts` says how its settings write variables, with its rules. */
const hosts = await Promise.all(
  readdirSync("src/hosts", { recursive: true, encoding: "utf8" })
    .filter((path) => /^[^/]+\/variables\.ts$/.test(path))
    .map((path) => path.slice(0, path.indexOf("/")))
    .map(async (id) => {
      const { substitution } = (await import(`../../../src/hosts/${id}/variables.ts`)) as {
        substitution?: Substitution;
      };
      if (!substitution) return [];
      const { settingRules } = (await import(`../../../src/hosts/${id}/settings.ts`)) as {
        settingRules: SettingRule[];
      };
      return [{ id, substitution, rules: settingRules }];
    }),
).then((all) => all.flat());

it("covers the hosts that replace variables in settings", () =>
  expect(hosts.map(({ id }) => id).sort()).toEqual(["gemini", "qwen"]));

describe.each(hosts)("$id", ({ substitution, rules }) => {
  const paths = [...new Set(rules.map(({ path }) => path))];
  const authorityOf = (path: string, value: string) => {
    const { root, source } = read(settingsWith(path, value));
    return authorityFrom(rules, root, source, substitution);
  };

  it.each(paths)("judges a variable under %s as its default, and as the widest value", (path) => {
    const order = ["bypasses", "auto-approves", "widens"];
    const open = powers(authorityOf(path, "${NOT_SET}")).map(({ effect }) => order.indexOf(effect));
    for (const value of valuesOf(rules, path)) {
      const plain = powers(authorityOf(path, value));
      if (substitution.fallback !== undefined)
        expect(powers(authorityOf(path, `\${NOT_SET${substitution.fallback}${value}}`))).toEqual(
          expect.arrayContaining(plain),
        );
      for (const { effect } of plain) expect(Math.min(...open)).toBeLessThanOrEqual(order.indexOf(effect));
    }
  });

  it.each(paths)("takes no variable under %s for a limit", (path) =>
    expect(authorityOf(path, "${NOT_SET}").filter(({ effect }) => effect === "narrows")).toEqual([]),
  );

  it.each(paths)("reports a variable under %s if its value makes a difference to power", (path) => {
    const { root, source } = read(settingsWith(path, "${NOT_SET}"));
    const isOpen = rules.some((rule) => rule.path === path && rule.when && rule.effect !== "narrows");
    expect(openValues(rules, root, source, substitution)).toHaveLength(isOpen ? 1 : 0);
  });
});

describe("the texts of a host with defaults", () => {
  const gemini: Substitution = { isBare: true, fallback: ":-" };
  const texts = (value: unknown) => jsonOf(substituteVariables(read(value).root, gemini).root);

  it("are what Gemini CLI 0.61.0 made of them", () =>
    expect(
      texts([
        "${NOPE:-run_shell_command}",
        "$NOPE",
        "${NOPE}",
        "${NOPE:-}",
        "${NOPE-zz}",
        "${A B:-c}",
        "${NOPE:-a${HIT}b}",
        "$${NOPE:-k}",
        "${:-k}",
        "${NOPE:-a\nb}",
        "${NOPE:-x:-y}",
      ]),
    ).toEqual([
      "run_shell_command",
      "$NOPE",
      "${NOPE}",
      "",
      "${NOPE-zz}",
      "c",
      "a${HITb}",
      "$k",
      "${:-k}",
      "a\nb",
      "x:-y",
    ]));

  it("keep keys and everything without a variable", () => {
    const { root } = read({ "${A:-b}": [1, "x", { y: null }] });
    expect(substituteVariables(root, gemini).root).toBe(root);
  });

  it("have variables in order, none inside another", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom("$", "{", "}", ":-", "a", "-", " ")), (parts) => {
        const text = parts.join("");
        let last = 0;
        for (const { start, end } of variablesOf(text, gemini)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toMatch(/^\$(?:\w+|\{[^}]+\})$/);
          last = end;
        }
      }),
      { numRuns: runs(300, 20_000) },
    ));

  it.each(["$", "${", "$a", "${a", "${a:-", "${}", "${a:-b}"])("are read in linear time: %s", (part) =>
    expectLinear(
      4_000,
      (size) => part.repeat(size),
      (text) => variablesOf(text, gemini),
    ),
  );
});
