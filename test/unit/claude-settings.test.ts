/** Which settings files Claude Code skips: the table of what the program did, and any mixture of its rows. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typeFaultIn } from "../../src/hosts/claude/setting-types.ts";
import { parseJsonc } from "../../src/parsers/json.ts";
import { outcomes, values } from "../support/claude-settings.ts";
import { runs } from "../support/runs.ts";

interface Fact {
  readonly key: string;
  readonly value: string;
  readonly isSkipped: boolean;
}

const facts: readonly Fact[] = outcomes.flatMap(([row, keys]) =>
  keys.split(" ").flatMap((key) => values.map((value, i): Fact => ({ key, value, isSkipped: row[i] === "x" }))),
);

/** `a.b.c` and `5` as `{"a":{"b":{"c":5}}}`, without the outer braces. */
function written({ key, value }: Fact): string {
  const [first = "", ...rest] = key.split(".");
  const inner = rest.reduceRight((text, name) => `{${JSON.stringify(name)}:${text}}`, value);
  return `${JSON.stringify(first)}:${inner}`;
}

function isSkipped(text: string): boolean {
  const root = parseJsonc(text);
  if (root.kind === "problem") throw new Error(root.message);
  return typeFaultIn(root) !== undefined;
}

describe("settings files that Claude Code skips", () => {
  it("are those of the table of measurements", () => {
    // These objects lack keys that they must have, whatever the value of the one key says.
    const whole = /^(?:statusLine|fileSuggestion|spinnerVerbs)\./;
    const wrong = facts
      .filter(({ key }) => !whole.test(key))
      .filter((fact) => isSkipped(`{${written(fact)}}`) !== fact.isSkipped)
      .map(({ key, value }) => `${key} ${value}`);
    expect(wrong).toEqual([]);
  });

  it("are those with at least one value that the program refuses", () => {
    const whole = facts.filter(({ key }) => !key.includes("."));
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...whole), { selector: ({ key }) => key, maxLength: 8 }), (some) => {
        const text = `{"unknown":[1],${['"permissions":{"deny":["Bash",5]}', ...some.map(written)].join(",")}}`;
        expect(isSkipped(text)).toBe(some.some((fact) => fact.isSkipped));
      }),
      { numRuns: runs(200, 2_000) },
    );
  });
});
