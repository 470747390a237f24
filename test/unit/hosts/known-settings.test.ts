/** Tables of known settings: a key that another reader takes, or that gives no power, is known with everything below it. */
import { describe, expect, it } from "vitest";
import { knownServers, knownSettings as claude } from "../../../src/hosts/claude/settings/known.ts";
import { knownSettings as codebuddy } from "../../../src/hosts/codebuddy/settings.ts";
import { knownSettings as defect } from "../../../src/hosts/defect/settings.ts";
import { knownSettings as gemini } from "../../../src/hosts/gemini/known-settings.ts";
import { knownKeys } from "../../../src/hosts/opencode/settings/keys.ts";
import { knownSettings as openhands } from "../../../src/hosts/openhands/settings.ts";
import { knownSettings as qoder } from "../../../src/hosts/qoder/settings.ts";
import { knownSettings as qwen } from "../../../src/hosts/qwen/known-settings.ts";
import { knownPolicy, knownSettings as vtcode } from "../../../src/hosts/vtcode/settings-keys.ts";
import { type KnownKey, unknownSettings } from "../../../src/hosts/_kit/settings/unknown-settings.ts";
import { parseJsonc } from "../../../src/parsers/json.ts";

const tables: readonly (readonly [string, readonly KnownKey[]])[] = [
  ["claude", claude.harmless],
  ["claude servers", knownServers.harmless],
  ["codebuddy", codebuddy.harmless],
  ["defect", defect],
  ["gemini", gemini.harmless],
  ["kilo", knownKeys.kilo],
  ["opencode", knownKeys.opencode],
  ["openhands", openhands.harmless],
  ["qoder", qoder.harmless],
  ["qwen", qwen.harmless],
  ["vtcode", vtcode],
  ["vtcode policy", knownPolicy],
];

/** The keys that are reported where a file holds nothing but `value` at a path. */
function unknownAt(path: string, value: unknown, known: readonly KnownKey[]): readonly string[] {
  const root = path
    .replaceAll("*", "some")
    .split(".")
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const source = { path: "settings.json", text: JSON.stringify(root) };
  const node = parseJsonc(source.text);
  if (node.kind === "problem") throw new Error(node.message);
  return unknownSettings(node, source, "X", known).map(({ message }) => /`([^`]*)`/.exec(message)?.[1] ?? message);
}

describe.each(tables)("%s", (_, known) => {
  const whole = known.filter(({ effect }) => effect === undefined).map(({ path }) => path);

  it("takes everything below a key that is no rule for known, whatever rules say of keys below it", () => {
    const wrong = whole.filter((path) => unknownAt(path, { anything: { below: 1 } }, known).length > 0);
    expect(wrong).toEqual([]);
    expect(whole.length).toBeGreaterThan(0);
  });

  it("lists no key below one that is known with everything below", () => {
    expect(whole.filter((path) => whole.some((other) => path.startsWith(`${other}.`)))).toEqual([]);
  });

  it("knows the path of each rule", () => {
    const rules = known.filter(({ effect }) => effect !== undefined);
    expect(rules.filter(({ path }) => unknownAt(path, 1, known).length > 0)).toEqual([]);
  });
});

it("knows below the path of a rule what longer paths name, and everything where none does", () => {
  const rule = (path: string): KnownKey => ({ path, effect: "widens" });
  expect(unknownAt("a", { b: 1, c: 1 }, [rule("a"), rule("a.b")])).toEqual(["a.c"]);
  expect(unknownAt("a", { b: 1, c: 1 }, [rule("a")])).toEqual([]);
  expect(unknownAt("a", { b: { d: 1 }, c: 1 }, [{ path: "a" }, rule("a.b.*.e")])).toEqual([]);
  expect(unknownAt("a", { x: { d: 1, e: 1 } }, [{ path: "a.*.d" }])).toEqual(["a.x.e"]);
});
