/** Pages full of words that want to be more, and what it means that they are not. */
import { expect } from "vitest";
import type { Change } from "../../src/compare/change.ts";
import type { Result } from "../../src/evaluate/result.ts";
import { type Element, parseGfm, walk } from "./gfm.ts";
import { diffTitle } from "./texts.ts";
import { findingAt, judgedAs, layerAt, placeIn, resultOf, subjectAt } from "./results.ts";

/** A result with the same words in every place where a repository can put some. */
export function resultWith(words: string): Result {
  const layer = layerAt(words);
  // No file is without a name.
  const path = words === "" ? "x" : words;
  const at = placeIn(path, "---\nname: x\n---\n", "x");
  const fact = { state: "stated", value: words, at } as const;
  const grant = { tool: words, capability: "write", scope: words, at } as const;
  const subject = (
    name: string,
    verdict: { kind: "loaded" } | { kind: "rejected"; problem: { message: string; at: typeof at } } = {
      kind: "loaded",
    },
  ) => {
    const plain = subjectAt(path, layer, { name, verdict });
    const { profile, ...item } = plain.item;
    return {
      ...plain,
      item: {
        ...item,
        ...(profile
          ? {
              profile: {
                ...profile,
                model: fact,
                permissionMode: fact,
                extraGrants: [grant],
                prompt: { ...profile.prompt, text: `Say:\n${words}\n` },
              },
            }
          : {}),
      },
    };
  };
  const [old, current] = [
    subjectAt("old.md", layer),
    subject(words, { kind: "rejected", problem: { message: words, at } }),
  ];
  const change = (kind: Change["kind"], before: Change["before"], after: Change["after"]): Change => ({
    kind,
    before,
    after,
    gained: [grant, { ...grant, tool: `${words}2` }],
    lost: [],
    widened: after !== null,
    fields: ["prompt", "description", words],
    differences: [
      { field: "description", before: words, after: words, at },
      { field: words, before: null, after: words, at },
    ],
    widenings:
      after === null
        ? []
        : [
            {
              kind: "reach",
              capability: "execute",
              message: `may \`${words}\` or ${words}`,
              at,
              chain: [old, current],
            },
          ],
    prompt: { added: 2, removed: 1, hidden: 3 },
  });
  const finding = (more: object) =>
    findingAt(at, {
      layer,
      item: current.item,
      message: `\`name\` is \`${words}\`, which is ${words}`,
      related: [{ message: words, at }],
      ...more,
    });
  const habits = Array.from({ length: 12 }, (_, i) =>
    judgedAs(
      findingAt(placeIn(`${words}${i}`, ""), {
        layer,
        item: current.item,
        groupKey: words,
        message: words,
        severity: "note",
      }),
    ),
  );
  const waiver = {
    rule: "max-capability",
    reason: words,
    owner: words,
    until: "2026-12-31",
    profiles: [words],
    paths: [words],
    hosts: [],
    at,
    ownerAt: at,
  };
  const problem = { message: words, at };
  const alike = Array.from({ length: 6 }, (_, i) => subjectAt(`${words}${i}`, layer, { name: words }));
  return resultOf(
    [
      judgedAs(finding({})),
      judgedAs(finding({ rule: "unique-name", kind: "look-alike", severity: "warning" }), "existing"),
      { ...judgedAs(finding({}), "waived"), waiver },
      ...habits,
    ],
    { subjects: [current, old] },
    {
      repository: "octo-org/octo-repo",
      commit: "a".repeat(40),
      base: "b".repeat(40),
      sources: [{ ref: words, commit: "b".repeat(40), sha256: "0".repeat(64) }],
      changes: [
        change("changed", old, current),
        change("added", null, current),
        change("removed", current, null),
        change("renamed", old, current),
        ...alike.map((after) => change("added", null, after)),
      ],
      policyChanges: { looser: [problem, problem], tighter: [problem], found: [finding({})], gone: [finding({})] },
      instructions: [
        { path, kind: "changed", added: 12, removed: 3, hidden: 0 },
        { path: `${path}2`, kind: "added", added: 1, removed: 0, hidden: 2 },
      ],
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
    const part = inert
      ? "words"
      : child.kind.startsWith("html")
        ? child.text
            .replace(/<code>.*?<\/code>/g, "words")
            .replace(/\d+/g, "n")
            .replace(/\blines\b/g, "line")
        : `${child.kind}(${shape(child)})`;
    if (!(inert && parts.at(-1) === "words")) parts.push(part);
  }
  return parts.join(" ");
}

/** Boxes and arrows of ours, in which words are quoted and can mean nothing to Mermaid. */
function isGraph({ attributes, text }: Element): boolean {
  const words = "[^\\x00-\\x1f\\x7f\"'`#&;<>\\[\\]{}|\\\\%@$*~:=?!^]*";
  const lines = new RegExp(
    `^(?:flowchart LR|  n\\d+\\["${words}<br/>${words}<br/>[a-z, ]+"\\](?::::changed)?|  n\\d+ --> n\\d+|  classDef changed stroke-width:3px)$`,
    "u",
  );
  return (
    attributes["info"] === "mermaid" &&
    text
      .replace(/\n$/, "")
      .split("\n")
      .every((line) => lines.test(line)) &&
    !/[\p{Cs}\u2028\u202e\u2066]/u.test(text)
  );
}

/** Lines with a mark in front, in which nothing is hidden. */
function isDiff({ attributes, text }: Element): boolean {
  return (
    attributes["info"] === "diff" &&
    text
      .replace(/\n$/, "")
      .split("\n")
      .every((line) => /^(?:[ +-]|@@ line \d+(?: of the prompt)? @@$|@@ all of it is gone @@$)/.test(line)) &&
    !/@[\w-]|(?!\n|\t)\p{Cc}|[\p{Cs}\u2028\u202e\u2066]/u.test(text)
  );
}

/** Whether an element is what we may have written ourselves, or says words without doing anything. */
function isHarmless(element: Element): boolean {
  const { kind, text, attributes } = element;
  if (["image", "footnote_reference", "footnote_definition", "thematic_break"].includes(kind)) return false;
  if (kind === "link")
    return /^https:\/\/(?:github\.com\/octo-org\/octo-repo\/|example\.com\/x\/src\/rules\/[a-z-]+\.md$)/.test(
      attributes["destination"] ?? "",
    );
  if (kind === "text" && /@\w|#\d|GH-\d|\b[0-9a-f]{7,40}\b|:\/\/|www\.|\$|:\w+:/i.test(text)) return false;
  if (kind === "code_block") return isGraph(element) || isDiff(element);
  if (kind.startsWith("html"))
    return (
      diffTitle.test(text.trim()) ||
      /^(?:<br>|<\/?(?:sub|code|b|s|details|summary)>|<details><summary>(?:<b>)?[\w :,'.]+(?:<\/b>)?<\/summary>|<!-- agent-profile-check:\d+ -->|<!-- the next page -->)$/.test(
        text.trim(),
      )
    );
  return !/[\p{Cc}\p{Cs}\u2028\u202e\u2066]/u.test(text);
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
  expect([...walk(document)].filter((element) => !isHarmless(element))).toEqual([]);
  // A reply by mail is read as plain text, where code spans are none.
  expect(page.replace(/^<!-- agent-profile-check:\d+ -->/, "")).not.toMatch(/@[\w-]/);
}
