/** opencode's reading of frontmatter and of rules, against the npm packages and plain objects, for generated inputs. */
import fc from "fast-check";
import jsYaml from "js-yaml-3";
import { describe, expect, it } from "vitest";
import { readDocument } from "../../../src/hosts/opencode/agent/document.ts";
import { mergedRules, outcomeOf, permissionRules, rulesIn } from "../../../src/hosts/opencode/permissions/rules.ts";
import { rewritten } from "../../../src/hosts/opencode/agent/second-try.ts";
import { jsonOf } from "../../../src/parsers/node.ts";
import { parseJson } from "../../../src/parsers/json.ts";
import { mappingOf } from "../../../src/parsers/yaml/index.ts";
import opencode from "../../../src/hosts/opencode/index.ts";
import { itemOf, loadIn } from "../../support/loading.ts";
import { runs } from "../../support/runs.ts";

const values = [
  "x",
  "a: b",
  "'q' r",
  "@me",
  "!t x",
  "*a",
  "&a b",
  "[a, b]",
  "[a",
  "{a: 1, a: 2}",
  "1:30",
  "2024-01-01",
  "|",
  "",
  "\u0007",
  "é\u2028x",
  "'it''s: y'",
  "**/*.ts",
  "0x1F",
  "~",
];
const line = fc.oneof(
  fc
    .tuple(fc.constantFrom("description", "mode", "hint", "a b", '"*"', "<<"), fc.constantFrom(...values))
    .map(([key, value]) => `${key}: ${value}`),
  fc.constantFrom("# c", "", "  edit: deny", "permission:", "- x", "\tx: y", "plain"),
);
const front = fc
  .tuple(fc.array(line, { maxLength: 6 }), fc.constantFrom("\n", "\r\n"))
  .map(([lines, end]) => ({ text: `---${end}${lines.join(end)}${end}---${end}Body`, yaml: lines.join(end), end }));

/** What js-yaml makes of a text; `undefined` if it refuses it. */
function loaded(yaml: string): { readonly value: unknown } | undefined {
  try {
    return { value: jsYaml.safeLoad(yaml, { listener: () => {} }) };
  } catch {
    return undefined;
  }
}

describe("frontmatter", () => {
  it("is read, repaired, ignored or dropped as js-yaml decides", () =>
    fc.assert(
      fc.asyncProperty(front, async ({ text, yaml }) => {
        const { table, fault } = await readDocument(text);
        const first = loaded(yaml);
        if (first) {
          expect(fault).toBeUndefined();
          const { value } = first;
          const isMapping = typeof value === "object" && value !== null && !Array.isArray(value);
          const keys = isMapping && !(value instanceof Date) ? Object.keys(value) : [];
          expect(table.entries.map(({ name }) => name)).toEqual(keys);
          return;
        }
        const second = rewritten(text);
        const again = second && loaded(/^---\r?\n([^]*?)\r?\n---/.exec(second.text)?.[1] ?? "");
        expect(fault?.kind).toBe(second ? (again ? "repaired" : "dropped") : "ignored");
      }),
      { numRuns: runs(100, 5_000) },
    ));

  it("keeps the place of every character that the second try copies", () =>
    fc.assert(
      fc.property(front, ({ text }) => {
        const second = rewritten(text);
        if (!second) return;
        for (const [i, character] of [...second.text].entries()) {
          const at = second.text.indexOf(character, i);
          if (/[\w@]/.test(character)) expect(text[second.origin(at)]).toBe(second.text[at]);
        }
      }),
      { numRuns: runs(100, 5_000) },
    ));
});

describe("rules", () => {
  const actions = ["*", "bash", "edit", "e*", "1", "read"];
  const effect = fc.constantFrom("allow", "ask", "deny");
  const resources = fc.dictionary(fc.constantFrom("*", "a", "a*", "2"), effect, { maxKeys: 3 });
  const permission = fc.dictionary(fc.constantFrom(...actions), fc.oneof(effect, resources), { maxKeys: 5 });
  type Permission = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

  const mapOf = (value: Permission) => {
    const source = { path: "opencode.json", text: JSON.stringify({ permission: value }) };
    const root = parseJson(source.text);
    if (root.kind === "problem") throw new Error(root.message);
    return permissionRules(mappingOf(root, 0), source, "settings");
  };
  const merge = (a: Permission, b: Permission): Permission => {
    const result: Record<string, string | Readonly<Record<string, string>>> = { ...a };
    for (const [key, value] of Object.entries(b)) {
      const before = result[key];
      result[key] = typeof before === "object" && typeof value === "object" ? { ...before, ...value } : value;
    }
    return result;
  };

  it("merge as objects do, in the order of an object", () =>
    fc.assert(
      fc.property(permission, permission, (a, b) => {
        const merged = rulesIn(mergedRules(mapOf(a), mapOf(b)));
        const expected = Object.entries(merge(a, b)).flatMap(([action, value]) =>
          typeof value === "string"
            ? [[action, "*", value]]
            : Object.entries(value).map(([resource, inner]) => [action, resource, inner]),
        );
        expect(merged.map(({ action, resource, effect: found }) => [action, resource, found])).toEqual(expected);
      }),
      { numRuns: runs(100, 5_000) },
    ));

  it("deny an action only if the last match of every resource does", () =>
    fc.assert(
      fc.property(permission, fc.constantFrom("bash", "edit", "read"), (value, action) => {
        const rules = rulesIn(mapOf(value));
        const { rule, exceptions } = outcomeOf(action, rules);
        const own = rules.filter(
          (one) => one.action === "*" || one.action === action || (one.action === "e*" && action === "edit"),
        );
        const last = (resource: string) =>
          own.findLast(
            (one) =>
              one.resource === "*" || one.resource === resource || (one.resource === "a*" && resource.startsWith("a")),
          );
        const denied = ["zzz", "a", "ab", "2"].every((resource) => last(resource)?.effect === "deny");
        expect(rule?.effect === "deny" && exceptions.length === 0).toBe(denied);
      }),
      { numRuns: runs(100, 5_000) },
    ));
});

describe("a `deny`", () => {
  /** What each name means to its author, and the name that the host asks for then. */
  const asked: Readonly<Record<string, readonly string[]>> = {
    "*": ["edit", "bash", "read", "webfetch"],
    edit: ["edit"],
    write: ["edit"],
    bash: ["bash"],
    Bash: ["bash"],
    read: ["read"],
  };
  const texts = ["z", "az", "ab", "z.env", "az.env", "z/z.env"];
  const matches: Readonly<Record<string, RegExp>> = { "*": /^/, "a*": /^a/, ab: /^ab$/, "*.env": /\.env$/ };
  const effect = fc.constantFrom("allow", "deny");
  const block = fc.array(fc.tuple(fc.constantFrom(...Object.keys(matches)), effect), { minLength: 1, maxLength: 4 });
  const permission = fc.uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(asked)), block), {
    maxLength: 4,
    selector: ([action]) => action,
  });

  it.each(["1", "2"])(
    "that has no effect in edition %s denies not all that it names, and one that denies nothing is reported",
    (edition) =>
      fc.assert(
        fc.asyncProperty(permission, async (blocks) => {
          const value = Object.fromEntries(blocks.map(([action, rules]) => [action, Object.fromEntries(rules)]));
          const rules = Object.entries(value).flatMap(([action, inner]) =>
            Object.entries(inner).map(([resource, word]) => ({ action, resource, word })),
          );
          const path = ".opencode/agents/x.md";
          const text = `---\ndescription: Does it.\npermission: ${JSON.stringify(value)}\n---\nDo it.\n`;
          const load = await loadIn(opencode, { [path]: text }, { edition });
          const ineffective = itemOf(load, path).profile?.ineffective ?? [];
          const reported = ineffective
            .filter(({ kind }) => kind === "limit")
            .flatMap(({ what, related = [] }) => [what, ...related.map(({ message }) => message.split("`")[1])]);
          // In edition 2 `write` is `edit`, and in the program that holds both editions it is nothing: the wider reading counts.
          const isMatch = (action: string, tool: string, renames: boolean) =>
            action === "*" || action === tool || (renames && action === "write" && tool === "edit");
          const isDenied = (tool: string, one: string, renames: boolean) =>
            rules.findLast(({ action, resource }) => isMatch(action, tool, renames) && matches[resource]?.test(one))
              ?.word === "deny";
          for (const { action, resource, word } of rules.filter((rule) => rule.word === "deny")) {
            const renames = edition === "2" && action !== "write";
            const named = (asked[action] ?? []).flatMap((tool) =>
              texts.filter((one) => matches[resource]?.test(one)).map((one) => isDenied(tool, one, renames)),
            );
            const isReported = reported.includes(`${action}.${resource}: ${word}`);
            if (isReported) expect(named).toContain(false);
            if (!named.includes(true)) expect(isReported).toBe(true);
          }
          const reasons = ineffective.map(({ kind, what, because }) => `${kind} ${what.split(".")[0]} ${because}`);
          expect(new Set(reasons).size).toBe(reasons.length);
        }),
        { numRuns: runs(150, 5_000) },
      ),
  );
});

it("gives jsonOf the values of the package", async () => {
  const { table } = await readDocument("---\na: [1, ~]\nb: {c: 0x1F}\n---\n");
  expect(jsonOf(table)).toEqual({ a: [1, null], b: { c: 31 } });
});
