/** Characters that a model reads and no person sees. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspect } from "../../../src/inspect/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { presetPolicy } from "../../../src/policy/model.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { hiddenIn, nameOf } from "../../../src/rules/no-hidden-text/characters.ts";
import { judged } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const tags = (text: string) => [...text].map((c) => String.fromCodePoint(0xe0000 + (c.codePointAt(0) ?? 0))).join("");

/** Text in which nothing is hidden: what looks hidden is needed by emoji or a script. */
const plain = [
  "Review the diff.",
  "\u{1f469}\u200d\u{1f4bb}",
  "\u{1f3f3}\ufe0f\u200d\u{1f308}",
  "\u{1f469}\u{1f3fd}\u200d\u{1f680}",
  "\u2764\ufe0f",
  `\u{1f3f4}${tags("gbsct")}\u{e007f}`,
  "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
  "\u0915\u094d\u200d\u0937",
  "\u0e20\u0e32\u200b\u0e29\u0e32",
  "\u05e9\u05dc\u05d5\u05dd\u200f (x)",
  "\u0633\u0644\u0627\u0645 C++\u061c",
  "\u{1e900}\u{1e901}\u200f (x)",
  "\u06f1\u06f4\u06f0\u06f0\u0647\u200d.",
  "\u0d05\u0d35\u0d28\u0d4d\u200d ",
  "\u0995\u09cd\u200c ",
  "\u1780\u200b ",
  "\u05d0\u05b7\u034f\u05b4",
  "\u1820\u180b\u1821\u180e\u1820",
  "\u1828\u180b\u180e\u1820",
  "\u115f\u1161 \u1100\u1160 \u3164\u3131",
  "\u1780\u17b5",
  "\u{1bc00}\u{1bca1}",
  "\u{1d158}\u{1d173}",
  "\u0600\u0661 \u070f\u0710 \u{110bd}",
  "\u2800\u00a0\u3000\u2028",
  "\t\v\f\r\n\u0085",
  "\u845b\u{e0100}",
  "1\ufe0f\u20e3",
];

/** What hides something, each as one character or several. */
const hiding = [
  "\0",
  "\b",
  "\u001b[8m",
  "\u007f",
  "\u009b8m",
  "\u202e",
  "\u2066",
  "\u200b",
  "\u200d",
  "\u2060",
  "\ufeff",
  "\u200f",
  "\u061c",
  "\u061c\u200d\u061c",
  "\u00ad",
  "\u034f",
  "\u3164",
  "\u1160\u1160",
  "\u17b4",
  "\u180b",
  "\u180e",
  "\u1820\u180e\u180e",
  "\u1820\u180b\u180c",
  "\u206a",
  "\ufff9",
  "\ufff0",
  "\u{1d173}",
  "\u{1bca0}",
  "\u{e0fff}",
  tags("approve"),
  "\u{1f3f4}\u{e0061}",
  "\ufe0f\ufe00",
  "\u{e0100}",
];

describe("hidden characters", () => {
  it.each(plain)("are none in %j", (text) => expect(hiddenIn(text)).toEqual([]));

  it.each(hiding)("are found in %j", (text) => expect(hiddenIn(`x${text}y`).length).toBeGreaterThan(0));

  it("are all controls that are no white space", () => {
    const found = Array.from({ length: 0xa0 }, (_, code) => code).filter(
      (code) => hiddenIn(`x${String.fromCharCode(code)}y`).length > 0,
    );
    const expected = Array.from({ length: 0xa0 }, (_, code) => code).filter(
      (code) => /[\p{Cc}]/u.test(String.fromCharCode(code)) && !/\p{White_Space}/u.test(String.fromCharCode(code)),
    );
    expect(found).toEqual(expected);
  });

  it("are not the byte order mark at the start", () => {
    expect(hiddenIn("\ufeffx")).toEqual([]);
    expect(hiddenIn("x\ufeff").map(({ point }) => nameOf(point))).toEqual(["U+FEFF ZERO WIDTH NO-BREAK SPACE"]);
  });

  it("are found wherever they are planted, and nothing else is", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...plain), fc.boolean()), { maxLength: 12 }), (parts) => {
        const planted = parts.filter(([, hides]) => hides).length;
        const text = parts.map(([part, hides]) => `${part} ${hides ? "a\u202eb " : ""}`).join("");
        const found = hiddenIn(text);
        expect(found).toHaveLength(planted);
        for (const { at } of found) expect(text[at]).toBe("\u202e");
      }),
      { numRuns: runs(200, 20_000) },
    );
  });
});

async function findingIn(text: string) {
  const decisions = await decide(presetPolicy("recommended"), "2026-11-22");
  const { findings } = await inspect(await RepoIndex.of(treeOf({ ".claude/agents/a.md": text })), { decisions });
  return findings.filter(({ rule }) => rule === "no-hidden-text");
}

describe("a finding", () => {
  const file = (front: string, body: string) =>
    `---\nname: a\ndescription: Reviews a diff.\ntools: Read\n${front}---\n\n${body}`;

  it("is one for each file, and its fix leaves none", async () => {
    const text = file("color: r\u200bed\n", `a\u202eb${tags("hi")}`);
    const [finding, ...others] = await findingIn(text);
    expect(others).toEqual([]);
    expect(finding?.at.span).toEqual({ start: text.indexOf("\u200b"), end: text.indexOf("\u200b") + 1 });
    const fixed = (finding?.fixes?.[0]?.edits ?? [])
      .toSorted((a, b) => b.at.span.start - a.at.span.start)
      .reduce((whole, { at: { span } }) => whole.slice(0, span.start) + whole.slice(span.end), text);
    expect(fixed).toBe(file("color: red\n", "ab"));
    expect(await findingIn(fixed)).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ["in the prompt", file("", "a\u200bb"), true],
    ["in the frontmatter", file("color: r\u200bed\n", "b"), false],
    ["in a line that would become a fence", file("", "a\n\u200b---\nb"), false],
    ["in a file that is not loaded", "---\nname: a\n---\na\u200bb", false],
  ])("has a safe fix only where nothing but text changes: %s", async (_, text, safe) => {
    const [finding] = await findingIn(text);
    expect(finding?.fixes?.map((fix) => fix.safe)).toEqual([safe]);
  });

  it("is that of its own profile, also where the host loads no other because of it", async () => {
    const refused = "---\ndescription: Does it.\ntools: [read, search]\n---\nWrite.\u202e\n";
    const valid = "---\ndescription: Does it.\n---\nLook.\n";
    const head = { ".opencode/agent/b.md": refused, ".opencode/agent/c.md": valid };
    const { findings } = await judged(head, { base: { ...head, ".opencode/agent/a.md": valid } });
    const hidden = findings.filter(({ finding }) => finding.rule === "no-hidden-text");
    expect(hidden.map(({ finding, state }) => [finding.item?.files, state])).toEqual([
      [[".opencode/agent/b.md"], "existing"],
    ]);
  });
});
