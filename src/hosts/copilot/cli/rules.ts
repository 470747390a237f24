/** Rules for one value, and the fault of a value that breaks one. */
import type { Entry, Node } from "../../../parsers/node.ts";
import type { CliFault } from "./document.ts";
import { fieldOf, isTable, type Test } from "./values.ts";

/** What a value must be: a test, and how a message says it. */
export type Rule = readonly [test: Test, expected: string];

/** The rules of a mapping's keys. */
export function rules(byKey: Readonly<Record<string, Rule>>): ReadonlyMap<string, Rule> {
  return new Map(Object.entries(byKey));
}

/** The fault of a value that is not as a rule says. `path` is the key with the keys around it. */
export function wrong(path: string, expected: string, { span }: Node): CliFault {
  return { message: `Copilot CLI requires \`${path}\` to be ${expected}`, span };
}

/** The first key of a mapping whose value is wrong, in the order of the rules. */
export function wrongKey(
  table: Node | undefined,
  rules: ReadonlyMap<string, Rule>,
  prefix: string,
): CliFault | undefined {
  if (!isTable(table) || table.entries.every((entry) => isRight(entry, rules))) return undefined;
  for (const [key, [test, expected]] of rules) {
    const value = fieldOf(table, key);
    if (value && !test(value)) return wrong(prefix + key, expected, value);
  }
  return undefined;
}

function isRight({ name, value }: Entry, rules: ReadonlyMap<string, Rule>): boolean {
  const rule = name === undefined ? undefined : rules.get(name);
  return rule === undefined || rule[0](value);
}
