/** Each position of a page where a repository can put words, one after the other: they stay words. */
import { describe, expect, it } from "vitest";
import { nothingLeft, reportOf, reportModelOf, type ReportModel } from "../../../src/reports/markdown/index.ts";
import { hasParser } from "../../support/gfm.ts";
import { expectInert, resultWith } from "../../support/inert.ts";
import { partOf } from "../../support/runs.ts";

const links = { server: "https://github.com", run: "https://github.com/octo-org/octo-repo/actions/runs/1/attempts/1" };
const marker = "<!-- agent-profile-check:0 -->";

const words = [
  "::error::x",
  "x ::stop-commands::y",
  "##[error]x",
  "%0A::error::x",
  "\n::error::x",
  "a\n\n# b\n- c",
  "\r\n| x | y |",
  "x | y \\| z",
  "`",
  "``` x ```",
  "a `b` @everyone `c",
  "@everyone",
  "@octo-org/team",
  "#1",
  "octo/repo#1",
  "0123456789abcdef0123456789abcdef01234567",
  "<img src=x onerror=alert(1)>",
  "</details></td></table>",
  "<!-- agent-profile-check:0 -->",
  "--> x <!--",
  "![x](https://evil.example/y.png)",
  "[a](https://evil.example)",
  "https://evil.example",
  "www.evil.example",
  "\u202ex\u2066",
  "\u001b[31mx",
  "\u200bx\u{e0041}",
  "\ud800",
  "**x** _y_ ~~z~~",
  "$x$ :smile:",
  '"] --> n9["x',
  'x"]; click n0 href "https://evil.example"',
  "%%{init: {}}%%",
  "]:::changed",
  "#quot;x#59;",
  "end",
  "1. x",
  "- x",
];

/** Words of ours, numbers in words, and what is checked where it comes in. */
const ours = new Set([
  "tool",
  "kind",
  "rule",
  "severity",
  "state",
  "capabilities",
  "capability",
  "verdict",
  "host",
  "hosts",
  "rules",
  "day",
  "stage",
  "until",
  "commit",
  "base",
  "repository",
]);

type Way = readonly (string | number)[];

/** Where a text stands, below `value`. */
function* textsIn(value: unknown, way: Way = []): Iterable<Way> {
  if (typeof value === "string") yield way;
  else if (value !== null && typeof value === "object")
    for (const [key, inner] of Object.entries(value))
      if (!ours.has(key)) yield* textsIn(inner, [...way, Array.isArray(value) ? Number(key) : key]);
}

function withText<T>(value: T, [key, ...rest]: Way, text: string): T {
  if (key === undefined) return text as T;
  const inner = withText((value as { readonly [key: string | number]: unknown })[key], rest, text);
  return (Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }) as T;
}

function benignTelling(): ReportModel {
  const telling = reportModelOf(resultWith("benign"));
  const [change] = telling.changes ?? [];
  const spot = { path: ".github/agent-profile-check.yml", line: 3, isOfBase: true };
  const granted = change && {
    ...change,
    previousPath: "benign-before",
    objections: [],
    allowance: { isEnough: true, grants: [spot] },
    owners: ["benign-owner"],
    isFolded: true,
  };
  return {
    ...telling,
    approvals: [{ by: ["benign-team"], count: 1 }],
    changes: [...(granted ? [granted] : []), ...(telling.changes ?? [])],
  };
}

const telling = benignTelling();
const titles = new Map(
  [...textsIn(telling)].map((way) => [way.map((step) => (typeof step === "number" ? "…" : step)).join("."), way]),
);

it("has the positions that are known, and each new one is tried", () => {
  expect([...titles.keys()]).toEqual(
    expect.arrayContaining([
      "notes.…",
      "sources.….ref",
      "approvals.….by.…",
      "changes.….name",
      "changes.….path",
      "changes.….previousPath",
      "changes.….after.mode",
      "changes.….after.model",
      "changes.….gained.…",
      "changes.….widenings.….message",
      "changes.….differences.….field",
      "changes.….differences.….before",
      "changes.….fields.…",
      "changes.….owners.…",
      "changes.….allowance.grants.….path",
      "delegation.nodes.….name",
      "findings.new.….message",
      "findings.new.….places.….path",
      "findings.waived.….waiver.owner",
      "findings.waived.….waiver.reason",
      "policy.looser.….message",
      "profiles.….name",
      "profiles.….path",
    ]),
  );
});

describe.runIf(hasParser())("words at", () => {
  it.each(partOf([...titles], 20))("%s do nothing", (_, way) => {
    // What is equal elsewhere on the page may not be said twice.
    const other = withText(telling, way, "other");
    const [benign, line] = [reportOf(other, links), nothingLeft(other, links, marker)];
    const hostile = words.map((text) => withText(telling, way, text));
    // One run of the parser for all of them: what spoils one page spoils the shape of the whole.
    expectInert(together(hostile.map((one) => reportOf(one, links))), together(words.map(() => benign)));
    for (const one of hostile) expect(nothingLeft(one, links, marker)).toBe(line);
  });
});

function together(pages: readonly string[]): string {
  return pages.join("\n\n<!-- the next page -->\n\n");
}
