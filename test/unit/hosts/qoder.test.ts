/** Qoder CLI: which files it lists, and that no limit counts before it was measured. */
import { describe, expect, it } from "vitest";
import qoder from "../../../src/hosts/qoder/index.ts";
import type { Held } from "../../support/memory.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

const all = "read write execute network delegate external";
const path = ".qoder/agents/a.md";

async function of(text: string) {
  return itemOf(await loadIn(qoder, { [path]: text }), path);
}

describe("keys", () => {
  it.each([
    ["tools: Read", `loaded, ${all}`],
    ["disallowedTools: [Bash]", `loaded, ${all}`],
    ["permissionMode: plan", `loaded, ${all}`],
    ["permissionMode: bypass_permissions", `loaded, ${all}, bypass permissionMode`],
    ["permissionMode: acceptEdits", `loaded, ${all}, auto-approve permissionMode`],
    ["Tools: Read", `loaded, ${all}, limit Tools`],
    ["tools:", `rejected, ${all}`],
    ["tools: [Read, 5]", `rejected, ${all}`],
    ["maxTurns: 0", `rejected, ${all}`],
    ["effort: 5", `loaded, ${all}`],
    ["effort: none", `rejected, ${all}`],
    ["hooks: { Stop: nope }", `rejected, ${all}`],
    ["mcpServers: [{ a: { command: x } }, b]", `loaded, ${all}`],
    ["mcpServers: { a: 5 }", `rejected, ${all}`],
    ["x: y: z", `loaded, ${all}`],
    ["tools: [Read, 5", `loaded, ${all}`],
    ["x: y: z\ntools: 5", `rejected, ${all}`],
    ["x: y: z\nx: y", `rejected, ${all}`],
    ["x: y: z\n- a", `rejected, ${all}`],
    ["\tx: y", `rejected, ${all}`],
  ])("give what the host gives: %s", async (lines, expected) =>
    expect(shortOf(await of(`---\nname: a\ndescription: d\n${lines}\n---\nbody`))).toBe(expected),
  );

  it("have the places of the text where the second try reads them", async () => {
    const text = "---\nname: a\ndescription: one: two\ntools: [Read\n---\nbody";
    const { profile, leniency } = await of(text);
    const { description } = profile ?? {};
    expect(description).toMatchObject({ state: "stated", value: "one: two" });
    expect(text.slice(description?.at.span.start, description?.at.span.end)).toContain("one: two");
    expect(leniency?.kind).toBe("strict-readers");
  });
});

it("lists files at any depth of the start directory, and no links and no names with `_`", async () => {
  const agent = (name: string) => `---\nname: ${name}\ndescription: d\n---\nbody`;
  const files: Readonly<Record<string, Held>> = {
    ".qoder/agents/a.md": agent("a"),
    ".qoder/agents/.b/node_modules/b.md": agent("b"),
    ".qoder/agents/_c.md": agent("c"),
    ".qoder/agents/_d/d.md": agent("d"),
    ".qoder/agents/e.MD": agent("e"),
    ".qoder/agents/0.md": { link: "a.md" },
    ".qoder/agents/f.md": { link: "../../f.md" },
    "f.md": agent("f"),
    "below/.qoder/agents/g.md": agent("g"),
    ".claude/agents/h.md": agent("h"),
  };
  const { items } = await loadIn(qoder, files);
  expect(
    items.flatMap(({ files: [file], verdict }) => (file === undefined ? [] : [`${file} ${verdict.kind}`])).sort(),
  ).toEqual([
    ".qoder/agents/.b/node_modules/b.md loaded",
    ".qoder/agents/_c.md dropped",
    ".qoder/agents/_d/d.md dropped",
    ".qoder/agents/a.md loaded",
    ".qoder/agents/e.MD dropped",
    "below/.qoder/agents/g.md loaded",
    "f.md dropped",
  ]);
});

it("is in use by a file of its own or by the policy", async () => {
  const file = { ".claude/agents/a.md": "---\nname: a\ndescription: Looks.\n---\nLook.\n" };
  const hostsOf = async (files: Readonly<Record<string, string>>) =>
    (await judged(files)).inspection.loads.filter(({ load }) => load.status === "loaded").map(({ host }) => host);
  expect(await hostsOf(file)).not.toContain("qoder");
  expect(await hostsOf({ ...file, ".qoder/settings.json": '{ "permissions": { "deny": ["Write"] } }' })).toContain(
    "qoder",
  );
});
