/** Pages full of words that want to be more, and what it means that they are not. */
import { expect } from "vitest";
import type { Change } from "../../src/change.ts";
import type { Result } from "../../src/result.ts";
import { type Element, parseGfm, walk } from "./gfm.ts";
import { findingAt, judgedAs, layerAt, placeIn, resultOf, subjectAt } from "./results.ts";

/** A result with the same words in every place where a repository can put some. */
export function resultWith(words: string): Result {
  const layer = layerAt(words);
  // No file is without a name.
  const path = words === "" ? "x" : words;
  const at = placeIn(path, "---\nname: x\n---\n", "x");
  const fact = { state: "stated", value: words, at } as const;
  const grant = { tool: words, capability: "write", scope: words, at } as const;
  const subject = (name: string, verdict: { kind: "loaded" } | { kind: "rejected"; problem: { message: string; at: typeof at } } = { kind: "loaded" }) => {
    const plain = subjectAt(path, layer, { name, verdict });
    const { profile, ...item } = plain.item;
    return { ...plain, item: { ...item, ...(profile ? { profile: { ...profile, model: fact, permissionMode: fact, extraGrants: [grant] } } : {}) } };
  };
  const [old, current] = [subjectAt("old.md", layer), subject(words, { kind: "rejected", problem: { message: words, at } })];
  const change = (kind: Change["kind"], before: Change["before"], after: Change["after"]): Change => ({ kind, before, after, gained: [grant, { ...grant, tool: `${words}2` }], lost: [], widened: after !== null, fields: ["prompt", "description", words], differences: [{ field: "description", before: words, after: words, at }, { field: words, before: null, after: words, at }], widenings: after === null ? [] : [{ kind: "reach", capability: "execute", message: `may \`${words}\` or ${words}`, at, way: [old, current] }], prompt: { added: 2, removed: 1, hidden: 3 } });
  const finding = (more: object) => findingAt(at, { layer, item: current.item, message: `\`name\` is \`${words}\`, which is ${words}`, related: [{ message: words, at }], ...more });
  const habits = Array.from({ length: 12 }, (_, i) => judgedAs(findingAt(placeIn(`${words}${i}`, ""), { layer, item: current.item, habit: words, message: words, severity: "note" })));
  const waiver = { rule: "max-capability", reason: words, owner: words, until: "2026-12-31", profiles: [words], paths: [words], hosts: [], at, ownerAt: at };
  const problem = { message: words, at };
  const alike = Array.from({ length: 6 }, (_, i) => subjectAt(`${words}${i}`, layer, { name: words }));
  return resultOf(
    [judgedAs(finding({})), judgedAs(finding({ rule: "unique-name", kind: "look-alike", severity: "warning" }), "existing"), { ...judgedAs(finding({}), "waived"), waiver }, ...habits],
    { subjects: [current, old] },
    {
      repository: "octo-org/octo-repo",
      commit: "a".repeat(40),
      base: "b".repeat(40),
      sources: [{ ref: words, commit: "b".repeat(40), sha256: "0".repeat(64) }],
      changes: [change("changed", old, current), change("added", null, current), change("removed", current, null), change("renamed", old, current), ...alike.map((after) => change("added", null, after))],
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

const shapes = new Map<string, string>();

/** The same page is compared with many. */
function shapeOf(page: string): string {
  const known = shapes.get(page) ?? shape(parseGfm(page));
  shapes.set(page, known);
  return known;
}

/** The page has the shape of the benign one, and no word of it acts. */
export function expectInert(page: string, benign: string): void {
  const document = parseGfm(page);
  expect(shape(document)).toBe(shapeOf(benign));
  for (const element of walk(document)) {
    expect(["image", "footnote_reference", "footnote_definition", "thematic_break"]).not.toContain(element.kind);
    if (element.kind === "link") expect(element.attributes["destination"]).toMatch(/^https:\/\/(?:github\.com\/octo-org\/octo-repo\/|example\.com\/x\/src\/rules\/[a-z-]+\.md$)/);
    if (element.kind === "text") expect(element.text).not.toMatch(/@\w|#\d|GH-\d|\b[0-9a-f]{7,40}\b|:\/\/|www\.|\$|:\w+:/i);
    if (element.kind === "code_block") expectGraph(element);
    else if (!element.kind.startsWith("html")) expect(element.text).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u202e\u2066]/u);
  }
  // A reply by mail is read as plain text, where code spans are none.
  expect(page.replace(/^<!-- agent-profile-check:\d+ -->/, "")).not.toMatch(/@[\w-]/);
}
