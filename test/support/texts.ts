/** Prompts and settings that want to leave the code block in which a page shows them. */
import fc from "fast-check";
import type { TextModel } from "../../src/reports/markdown/model/types.ts";
import { hostileText } from "./hostile.ts";

/** Stands in some lines of the texts, and nowhere else. */
export const sentinel = "Qx7Zsentinel";

/** The title of a folded diff, whatever the names of the subagents: its words are harmless HTML. */
export const diffTitle =
  /^<details><summary>(?:Prompt|Diff) of (?:<code>(?:[^<>&"'\p{Cc}]|&#(?:34|38|39|60|62);)+<\/code>(?:, )?|\(no name\)(?:, )?|(?:and )?\d+ more)+(?: \([\w ,]+\))?[\w :,+−]*<\/summary>$/u;

const line = fc.oneof(
  hostileText,
  fc.constantFrom("", "```", "````", "``````````", " ```", "   ````  ", "~~~", "</details>", "> x", "```diff"),
);

const text = fc
  .array(fc.tuple(line, fc.boolean()), { maxLength: 60 })
  .map((lines) => lines.map(([words, isMarked]) => (isMarked ? `${words}${sentinel}${words}` : words)).join("\n"));

const side = fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.constant(null) });

export const hostileTexts: fc.Arbitrary<readonly TextModel[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("prompt", "settings"),
    names: fc.array(fc.oneof(hostileText, fc.constant(null)), { minLength: 1, maxLength: 6 }),
    hosts: fc.constant(["Claude Code"]),
    path: hostileText,
    before: side,
    after: side,
    firstLine: fc.constantFrom(1, 6, null),
  }),
  { maxLength: 40 },
);
