/** YAML faults of a policy: one of them, in the tool's own words, where a person fixes it. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { positionAt } from "../../../src/repo/text.ts";
import { runs } from "../../support/runs.ts";

const library = { file: async () => "none", remote: async () => "none" };

async function faultsOf(text: string): Promise<readonly string[]> {
  const read = await readPolicy({ path: "p.yml", text }, library as never);
  if (!("kind" in read)) return [];
  return read.problems.map(({ message, at }) => {
    const { line, column } = positionAt(at.source, at.span.start);
    return `${line}:${column} ${message}`;
  });
}

it.each([
  ["ceiling: [read\ngrants:\n  - x\n", "1:10 the list that `[` opens here is not closed; write `]` at its end"],
  ["hosts: { a: {}\nrules: {}\n", "1:8 the mapping that `{` opens here is not closed; write `}` at its end"],
  [
    "grants:\n  - { may: [read }\n  - { may: [read] }\n",
    "2:12 the list that `[` opens here is not closed; write `]` at its end",
  ],
  [
    "ceiling: ['read]\nrules: {}\n",
    "1:11 the text that starts with `'` here has no closing quote; write `'` at its end",
  ],
  ["ceiling: [read] # [\nrules: { # {\n", "2:8 the mapping that `{` opens here is not closed; write `}` at its end"],
  ["ceiling:\n\t- read\n", "2:1 YAML does not allow a tab as indentation; write spaces"],
  ["owner: @acme/x\n", "1:8 a value cannot start with this character; put it in quotes"],
  ["reason: a: b\n", "1:9 a value ends before this text; put the whole value in quotes"],
  ["a:\n  b: 1\n c: 2\n", "3:1 this line is indented differently from the others of its block; align it with them"],
  ["a: 1\nb\nc: 2\n", "2:1 this line is not `key: value`; write a colon and a space after the key"],
  ["a: { b: c: d }\n", "1:9 a value ends before this text; put the whole value in quotes"],
  ["a: 1\n---\nb: 2\n", "2:1 a second document starts here; a policy has one, so remove the line `---`"],
])("%j", async (text, fault) => {
  expect(await faultsOf(text)).toEqual([fault]);
});

it("has no word of the parser, whatever is cut out of a policy or put into it", async () => {
  const policy = `extends: [preset:recommended]
ceiling: [read, "write"]
grants:
  - { profiles: ["release-*"], hosts: [codex], may: [write], reason: 'cuts it', owner: "@acme/x" }
rules: # all
  require-description: { severity: error }
`;
  const spoilt = fc
    .tuple(fc.nat(policy.length), fc.nat(4), fc.constantFrom("", ..."[]{}\"'\t:#&*!|>%@`-,\n? ", "---\n", "\\"))
    .map(([at, length, put]) => policy.slice(0, at) + put + policy.slice(at + length));
  await fc.assert(
    fc.asyncProperty(spoilt, async (text) => {
      for (const fault of await faultsOf(text))
        expect(fault).not.toMatch(
          /flow|scalar|implicit|token|sufficiently|compact|sequence|indicator|YAML stream|props/i,
        );
    }),
    { numRuns: runs(600, 20_000) },
  );
});
