/** Two parsers' readings of one frontmatter that count as the same, so that the second is not asked what it grants. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFault, readCliDocument } from "../../../src/hosts/copilot/cli/document.ts";
import { powersOf } from "../../../src/hosts/copilot/powers.ts";
import { isSameNode } from "../../../src/hosts/copilot/same-node.ts";
import { readTools } from "../../../src/hosts/copilot/tools.ts";
import { readLenientMarkdown } from "../../../src/hosts/_kit/profiles/lenient-markdown.ts";
import { known } from "../../../src/model/fact.ts";
import { type Node, type Table, valueOf } from "../../../src/parsers/node.ts";
import type { Source } from "../../../src/repo/text.ts";
import { runs } from "../../support/runs.ts";

const span = { start: 3, end: 5 };
const text = (more: object = {}): Node => ({ kind: "scalar", span, value: "a", text: "a", style: "plain", ...more });
const list = (...items: Node[]): Node => ({ kind: "list", span, items });
const table = (name: string, value: Node, key: Node = text()): Node => ({
  kind: "table",
  span,
  entries: [{ key, name, value }],
});

describe("two nodes", () => {
  it.each<[string, Node, Node]>([
    ["the end of a list", list(text()), { ...list(text()), span: { start: 3, end: 9 } }],
    ["the end of a mapping", table("a", text()), { ...table("a", text()), span: { start: 3, end: 9 } }],
  ])("are the same but for %s", (_, a, b) => expect(isSameNode(a, b)).toBe(true));

  it.each<[string, Node, Node]>([
    ["the value", text(), text({ value: true })],
    ["the text", text(), text({ text: "b" })],
    ["the style", text(), text({ style: "quoted" })],
    ["the tag", text(), text({ tag: "!x" })],
    ["the kind of number", text({ value: 1, number: "integer" }), text({ value: 1, number: "float" })],
    ["the start", text(), text({ span: { start: 2, end: 5 } })],
    ["the end of a scalar", text(), text({ span: { start: 3, end: 6 } })],
    ["the kind", list(), text()],
    ["the number of items", list(text()), list(text(), text())],
    ["an item", list(text()), list(text({ value: null }))],
    ["a name", table("a", text()), table("b", text())],
    ["a key", table("a", text()), table("a", text(), text({ tag: "!x" }))],
    ["a value in a mapping", table("a", text()), table("a", list())],
    ["the number of entries", table("a", text()), { kind: "table", span, entries: [] }],
    ["where a list ends itself", list(), { kind: "list", span, items: [], endless: true }],
  ])("differ in %s", (_, a, b) => {
    expect(isSameNode(a, b)).toBe(false);
    expect(isSameNode(b, a)).toBe(false);
  });

  it("differ if they have too many values, which aliases can make", () => {
    let node = list(text());
    for (let i = 0; i < 40; i++) node = list(node, node);
    expect(isSameNode(node, structuredClone(node))).toBe(false);
  });
});

it("the same readings grant the same", async () => {
  const piece = fc.constantFrom(
    ..."tools: |mcp-servers: |hooks: |github: |sidekick: |yolo: true|[read, edit]|['*']|Bash(a, read, b)|{a: {command: x, args: [], tools: []}}|{Stop: [{bash: x}]}|{toolsets: [a]}|'|\"|, |# |&a |*a|!t |<<: |- |  |[|]|{|}|~|3|yes|0x1".split(
      "|",
    ),
    ..."\n \r \r\n \u0085 \u2028 \ufeff \u00a0 \t".split(" "),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 16 }), async (pieces) => {
      const source = { path: "a.md", text: `---\ndescription: d\n${pieces.join("")}\n---\nGo.\n` };
      const own = readCliDocument(source.text);
      const [first] = (await readLenientMarkdown(source.text)).tables;
      if (!isFault(own) && isSameNode(own, first)) expect(powerIn(own, source)).toEqual(powerIn(first, source));
    }),
    { numRuns: runs(300, 5_000) },
  );
});

/** What a reading grants, without the places that no comparison of grants looks at. */
function powerIn(read: Table, source: Source): unknown {
  const at = { source, span: { start: 0, end: 0 } };
  const { extraGrants, hooks, servers, bypasses } = powersOf(read, source, false);
  const nameOf = ({ tool, capability, scope }: (typeof extraGrants)[number]) => `${tool} ${capability} ${scope}`;
  const grants = known(readTools(valueOf(read, "tools"), source, at).grants) ?? [];
  return [
    [...grants, ...extraGrants].map(nameOf),
    ...[...hooks, ...servers, ...bypasses].map((one) => ({ ...one, at: one.at.span.start })),
  ];
}
