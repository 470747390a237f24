/** Words in every place where a repository can put some, as terminals, logs and programs are shown them: they stay words, on one line. */
import { describe, expect, it } from "vitest";
import { annotations } from "../../../src/reports/annotations.ts";
import { diffJson } from "../../../src/reports/diff/json.ts";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { github } from "../../../src/reports/github.ts";
import { json } from "../../../src/reports/json.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import type { Result } from "../../../src/evaluate/result.ts";
import { hostileWords } from "../../support/hostile.ts";
import { resultWith } from "../../support/inert.ts";

const wide = { color: false, columns: 100_000 };
const hash = () => "#";

const outputs: readonly (readonly [name: string, of: (result: Result) => string])[] = [
  ["check", (result) => pretty(result, wide)],
  ["check, for a narrow terminal", (result) => pretty(result, { color: false, columns: 30 })],
  ["check, for a runner", github],
  ["check, for programs", (result) => json(result, hash)],
  ["diff", (result) => diffPretty(result, wide)],
  ["diff, for programs", (result) => diffJson(result, hash)],
  [
    "marks",
    (result) =>
      annotations(result)
        .shown.map(({ message, properties }) => JSON.stringify([message, properties]))
        .join("\n"),
  ],
];

const acting =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff\u{e0000}-\u{e007f}]|##\[|^\s*::(?!error |warning |notice )/mu;

/** What a document is made of, whatever its words. */
function keysIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysIn);
  return value !== null && typeof value === "object"
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysIn(inner)]))
    : typeof value;
}

describe.each(outputs)("%s", (name, of) => {
  it.each(hostileWords.map((words) => [words]))("shows %j, and nothing of it acts", (words) => {
    const page = of(resultWith(words));
    expect(page).not.toMatch(acting);
    if (name.endsWith("programs"))
      expect(keysIn(JSON.parse(page))).toEqual(keysIn(JSON.parse(of(resultWith("benign")))));
    // A narrow terminal breaks what is long.
    else if (!name.includes("narrow"))
      expect(page.split("\n")).toHaveLength(of(resultWith(`benign${words.length > 0 ? "" : " "}`)).split("\n").length);
  });
});

it("is read by programs as it was written", () => {
  for (const words of hostileWords.filter((one) => one !== "" && one !== "\ud800"))
    expect(
      JSON.stringify(
        (
          JSON.parse(json(resultWith(words), hash)) as { readonly findings: readonly { readonly path: string }[] }
        ).findings.map(({ path }) => path),
      ),
    ).toContain(JSON.stringify(words).slice(1, -1));
});
