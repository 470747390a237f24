/** Rules for one value, and the fault of a value that breaks one. */
import type { Node } from "../../../parsers/node.ts";
import type { CliFault } from "./document.ts";
import { fieldOf, isTable, type Test } from "./values.ts";

/** What a value must be: a test, and how a message says it. */
export type Rule = readonly [test: Test, expected: string];

/** The fault of a value that is not as a rule says. `path` is the key with the keys around it. */
export function wrong(path: string, expected: string, { span }: Node): CliFault {
  return { message: `Copilot CLI requires \`${path}\` to be ${expected}`, span };
}

/** The first key of a mapping whose value is wrong. */
export function wrongKey(
  table: Node | undefined,
  rules: Readonly<Record<string, Rule>>,
  prefix: string,
): CliFault | undefined {
  if (!isTable(table)) return undefined;
  for (const [key, [test, expected]] of Object.entries(rules)) {
    const value = fieldOf(table, key);
    if (value && !test(value)) return wrong(prefix + key, expected, value);
  }
  return undefined;
}
