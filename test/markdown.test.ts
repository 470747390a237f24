/** Markdown that GitHub shows: what a repository holds is shown in it, and does nothing. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Change } from "../src/compare.ts";
import { visible } from "../src/plain.ts";
import { annotations } from "../src/reports/annotations.ts";
import { comment, markdown, undecided } from "../src/reports/markdown/index.ts";
import { code, prose } from "../src/reports/markdown/inert.ts";
import type { Result } from "../src/result.ts";
import { type Element, hasParser, parseGfm, textOf, walk } from "./support/gfm.ts";
import { hostileText, hostileWords } from "./support/hostile.ts";
import { findingAt, judgedAs, layerAt, placeIn, resultOf, subjectAt } from "./support/results.ts";
import { commandOf } from "./support/log.ts";

const links = { server: "https://github.com", run: "https://github.com/octo-org/octo-repo/actions/runs/1/attempts/1" };
const marker = "<!-- agent-profile-check:0 -->";
const parsed = hasParser();

/** A result with the same words in every place where a repository can put some. */
function resultWith(words: string): Result {
  const layer = layerAt(words);
  const at = placeIn(words, "---\nname: x\n---\n", "x");
  const fact = { state: "stated", value: words, at } as const;
  const grant = { tool: words, capability: "write", scope: words, at } as const;
  const subject = (name: string, verdict: { kind: "loaded" } | { kind: "rejected"; problem: { message: string; at: typeof at } } = { kind: "loaded" }) => {
    const plain = subjectAt(words, layer, { name, verdict });
    const { profile, ...item } = plain.item;
    return { ...plain, item: { ...item, ...(profile ? { profile: { ...profile, model: fact, permissionMode: fact, extraGrants: [grant] } } : {}) } };
  };
  const [old, current] = [subjectAt("old.md", layer), subject(words, { kind: "rejected", problem: { message: words, at } })];
  const change = (kind: Change["kind"], before: Change["before"], after: Change["after"]): Change => ({ kind, before, after, gained: [grant, { ...grant, tool: `${words}2` }], lost: [], widened: after !== null, fields: ["prompt", "description", words], differences: [{ field: "description", before: words, after: words, at }, { field: words, before: null, after: words, at }], widenings: after === null ? [] : [{ kind: "reach", capability: "execute", message: `may \`${words}\` or ${words}`, at, way: [old, current] }], prompt: { added: 2, removed: 1, hidden: 3 } });
  const finding = (more: object) => findingAt(at, { layer, item: current.item, message: `\`name\` is \`${words}\`, which is ${words}`, related: [{ message: words, at }], ...more });
  const habits = [words, `${words}2`, `${words}3`].map((path) => judgedAs(findingAt(placeIn(path, ""), { layer, item: current.item, habit: words, message: words, severity: "note" })));
  const waiver = { rule: "max-capability", reason: words, owner: words, until: "2026-12-31", profiles: [words], paths: [words], hosts: [], at, ownerAt: at };
  const problem = { message: words, at };
  return resultOf(
    [judgedAs(finding({})), judgedAs(finding({ rule: "unique-name", kind: "look-alike", severity: "warning" }), "existing"), { ...judgedAs(finding({}), "waived"), waiver }, ...habits],
    { subjects: [current, old] },
    {
      repository: "octo-org/octo-repo",
      commit: "a".repeat(40),
      base: "b".repeat(40),
      sources: [{ ref: words, commit: "b".repeat(40), sha256: "0".repeat(64) }],
      changes: [change("changed", old, current), change("added", null, current), change("removed", current, null), change("renamed", old, current)],
      policyChanges: { looser: [problem, problem], tighter: [problem], found: [finding({})], gone: [finding({})] },
      upcoming: [{ day: "2026-12-01", stage: "enforce", findings: 2, rules: new Map([["max-capability", 2]]) }],
      notes: [words, `the base has \`${words}\``],
    },
  );
}

/** The shape of a page without its words. What is inert may be text here and code there. */
function shape(element: Element): string {
  const parts: string[] = [];
  for (const child of element.children) {
    const inert = ["text", "code"].includes(child.kind);
    const part = inert ? "words" : child.kind.startsWith("html") ? child.text.replace(/\d+/g, "n") : `${child.kind}(${shape(child)})`;
    if (!(inert && parts.at(-1) === "words")) parts.push(part);
  }
  return parts.join(" ");
}

/** Boxes and arrows of ours, in which words are quoted and can mean nothing to Mermaid. */
function expectGraph({ attributes, text }: Element): void {
  expect(attributes["info"]).toBe("mermaid");
  const words = "[^\\x00-\\x1f\\x7f\"'`#&;<>\\[\\]{}|\\\\%@$*~:=?!^]*";
  const lines = new RegExp(`^(?:flowchart LR|  n\\d+\\["${words}<br/>${words}<br/>[a-z, ]+"\\](?::::changed)?|  n\\d+ --> n\\d+|  classDef changed stroke-width:3px)$`, "u");
  for (const line of text.replace(/\n$/, "").split("\n")) expect(line).toMatch(lines);
  expect(text).not.toMatch(/[\p{Cs}\u2028\u202e\u2066]/u);
}

function expectInert(page: string, benign: string): void {
  const document = parseGfm(page);
  expect(shape(document)).toBe(shape(parseGfm(benign)));
  for (const element of walk(document)) {
    expect(["image", "footnote_reference", "footnote_definition", "thematic_break"]).not.toContain(element.kind);
    if (element.kind === "link") expect(element.attributes["destination"]).toMatch(/^https:\/\/(?:github\.com\/octo-org\/octo-repo\/|example\.com\/x\/src\/rules\/[a-z-]+\.md$)/);
    if (element.kind === "text") expect(element.text).not.toMatch(/@\w|#\d|GH-\d|\b[0-9a-f]{7,40}\b|:\/\/|www\.|\$|:\w+:/i);
    if (element.kind === "code_block") expectGraph(element);
    else if (!element.kind.startsWith("html")) expect(element.text).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u202e\u2066]/u);
  }
  // A reply by mail is read as plain text, where code spans are none.
  expect(page.replace(marker, "")).not.toMatch(/@[\w-]/);
}

describe.runIf(parsed)("hostile words", { timeout: 120_000 }, () => {
  const benign = resultWith("benign");
  const pages = (result: Result) => [markdown(result, links), comment(result, links, marker), markdown(result)];

  it.each(hostileWords.map((words) => [words]))("%j do nothing", (words) => {
    const [summary = "", said = "", plain = ""] = pages(resultWith(words));
    const [first = "", second = "", third = ""] = pages(benign);
    expectInert(summary, first);
    expectInert(said, second);
    expectInert(plain, third);
  });

  it("do nothing together", () => {
    fc.assert(fc.property(hostileText, (words) => expectInert(markdown(resultWith(words), links), markdown(benign, links))), { numRuns: 150 });
  });

  it("do nothing where nothing was decided", () => {
    fc.assert(fc.property(hostileText, (words) => expectInert(undecided(words, [words, `\`${words}\` ${words}`]), undecided("x", ["x", "`x` x"]))), { numRuns: 100 });
  });

  it("are shown as they are", () => {
    const bare = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== "");
    fc.assert(fc.property(fc.oneof(bare, hostileText.filter((text) => visible(text).length < 250 && visible(text).trim() !== "")), (words) => {
      const shown = textOf(parseGfm(`x ${code(words)} x`)).replaceAll("\u200b", "");
      expect(shown).toBe(`x ${visible(words)} x\n`.replace(/\n$/, ""));
    }), { numRuns: 150 });
    fc.assert(fc.property(bare.filter((text) => !text.includes("`")), (words) => {
      expect(textOf(parseGfm(`x ${prose(words)} x`)).replaceAll("\u200b", "").replace(/\s+/g, " ")).toBe(`x ${visible(words)} x`.replace(/\s+/g, " "));
    }), { numRuns: 150 });
  });
});

describe("a page", () => {
  const many = (count: number) => {
    const layer = layerAt(".claude/agents");
    const subjects = Array.from({ length: count }, (_, at) => subjectAt(`.claude/agents/a${at}.md`, layer, { name: `a${at}` }));
    const judged = subjects.map((subject, at) => judgedAs(findingAt(placeIn(subject.item.files[0] ?? "", ""), { item: subject.item, layer, message: `may write, for reason ${at}`, severity: at % 3 === 0 ? "error" : "warning" })));
    const changes = subjects.map((after): Change => ({ kind: "added", before: null, after, gained: [], lost: [], widened: false, fields: [], differences: [], widenings: [], prompt: null }));
    return resultOf(judged, { subjects }, { repository: "octo-org/octo-repo", commit: "a".repeat(40), base: "b".repeat(40), changes });
  };

  it.each([1, 100, 400, 3000, 9000])("of %i findings fits where it goes, and counts what it leaves out", (count) => {
    const result = many(count);
    const [summary, said] = [markdown(result, links), comment(result, links, marker)];
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900_000);
    expect(Buffer.byteLength(said)).toBeLessThanOrEqual(60_000);
    for (const page of [summary, said]) {
      expect(page.match(/<details>/g)?.length ?? 0).toBe(page.match(/<\/details>/g)?.length ?? 0);
      const shown = [...page.matchAll(/^- (?:❌|⚠️)/gm)].length;
      const left = Number(/…and (\d+) more findings?\./.exec(page)?.[1] ?? 0);
      expect(shown + left).toBe(count);
      expect(page).toContain("Judged by `preset:recommended`");
    }
    expect(said).toContain(links.run);
  });

  it("says one habit once", () => {
    const layer = layerAt(".claude/agents");
    const judged = Array.from({ length: 30 }, (_, at) => judgedAs(findingAt(placeIn(`.claude/agents/a${at}.md`, ""), { layer, habit: "no tools", message: "has no `tools`" })));
    const page = markdown(resultOf(judged), undefined);
    expect(page.match(/^- /gm)).toHaveLength(1);
    expect(page).toContain("in 29 more files");
  });

  it("marks at most as many lines as GitHub keeps, the worst first", () => {
    const { shown, left } = annotations(many(60));
    expect(shown.filter(({ level }) => level === "error")).toHaveLength(9);
    expect(shown.filter(({ level }) => level === "warning")).toHaveLength(10);
    expect(left).toEqual({ error: 11, warning: 30, notice: 0 });
    expect(shown[0]?.level).toBe("error");
  });

  it("marks lines with words that no runner obeys", () => {
    for (const words of hostileWords) {
      for (const { message, properties } of annotations(resultWith(words)).shown) {
        for (const line of [...message.split("\n"), properties.file ?? ""]) expect(commandOf(line)).toBeUndefined();
        expect(`${message.replaceAll("\n", "")}${properties.file}`).not.toMatch(/\p{Cc}/u);
      }
    }
  });
});
