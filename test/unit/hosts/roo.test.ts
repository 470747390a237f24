/** Roo Code's modes: what takes the whole file down, what a group grants, and that nothing throws. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import roo from "../../../src/hosts/roo/index.ts";
import { loadIn, shortOf } from "../../support/loading.ts";
import { powerBetween } from "../../support/powers.ts";
import { runs } from "../../support/runs.ts";

const head = "customModes:\n  - slug: a\n    name: A\n    roleDefinition: r\n";
const fine = "  - { slug: z, name: Z, roleDefinition: r, groups: [] }\n";

async function of(text: string, path = ".roomodes"): Promise<readonly string[]> {
  const { items } = await loadIn(roo, { [path]: text });
  return items.filter(({ files }) => files.length > 0).map(shortOf);
}

it("sees the group that stands behind a long list", async () => {
  const groups = [...Array.from({ length: 150 }, (_, i) => `x${i}`), "command"];
  expect((await of(`${head}    groups: [${groups.join(", ")}]\n`)).join()).toContain("execute");
});

describe("groups", () => {
  it.each([
    ["[read, edit, command, mcp, modes]", "loaded, read write execute delegate external"],
    ["[[edit]]", "rejected, write delegate"],
    ["[[edit, {}, {}]]", "rejected, write delegate"],
    ["[[edit, { fileRegex: '(' }]]", "rejected, write delegate"],
    ["[[edit, { fileRegex: null }]]", "rejected, write delegate"],
    ["[[edit, { description: 3 }]]", "rejected, write delegate"],
    ["[[edit, { other: 3 }]]", "loaded, write delegate"],
    ["[[read, { fileRegex: a }]]", "loaded, read delegate, limit read: fileRegex"],
    ["[read, read]", "rejected, read delegate"],
    ["[read, [read, {}]]", "rejected, read delegate"],
    ["[browser, browser]", "loaded, delegate, removed-tool browser, removed-tool browser"],
    [
      "[[browser], [browser, { fileRegex: '(' }, 1]]",
      "loaded, delegate, removed-tool browser, removed-tool browser, limit browser: fileRegex",
    ],
    ["[[]]", "rejected, delegate external"],
    ["[Read]", "rejected, delegate external"],
    ["read", "rejected, delegate"],
    ["[re\u200bad]", "loaded, read delegate"],
    ["[\u00a0command\u00a0]", "loaded, execute delegate"],
  ])("give what the host gives: %s", async (groups, expected) =>
    expect(await of(`${head}    groups: ${groups}\n${fine}`)).toEqual([
      expected,
      expected.startsWith("loaded") ? "loaded, delegate" : "lost, delegate",
    ]),
  );
});

it.each([
  ["slug: a b", "rejected"],
  ["slug: 12", "rejected"],
  ["slug: a_b", "rejected"],
  ["slug: A-1", "loaded"],
  ["source: project", "loaded"],
  ["source: team", "rejected"],
  ["whenToUse: 3", "rejected"],
  ["rulesFiles: []", "loaded"],
  ["name: A\n    name: B", "rejected"],
])("%s: %s", async (line, verdict) => {
  const lines = { slug: "slug: s", name: "name: N", roleDefinition: "roleDefinition: r", groups: "groups: []" };
  const own = line.split(":")[0] ?? "";
  const all = Object.entries(lines).map(([key, text]) => (key === own ? line : text));
  const [short = ""] = await of(`customModes:\n  - ${[...all, ...(own in lines ? [] : [line])].join("\n    ")}\n`);
  expect(short.split(",")[0]).toBe(verdict);
});

it("judges a key that appears twice by both", async () => {
  expect(await of(`${head}    groups: [read]\n    groups: [command]\n`)).toEqual(["rejected, read execute delegate"]);
  expect(await of(`${head}    groups: [read]\ncustomModes: []\n`)).toEqual(["rejected, read delegate"]);
  expect(await of("customModes: []\ncustomModes: []\n")).toEqual(["rejected"]);
});

it("bounds a mode to files, and to none where the pattern takes all", async () => {
  const { items } = await loadIn(roo, { ".roomodes": `${head}    groups: [[edit, { fileRegex: '\\.md$' }]]\n` });
  expect(items[0]?.profile?.grants).toMatchObject({ value: [{ tool: "edit", scope: "\\.md$" }, { tool: "new_task" }] });
});

it("replaces a built-in mode by slug", async () => {
  const { items } = await loadIn(roo, { ".roomodes": `${head.replace("slug: a", "slug: code")}    groups: []\n` });
  expect(items.find(({ files, profile }) => files.length === 0 && profile?.identity === "code")?.verdict.kind).toBe(
    "shadowed",
  );
});

it("reads what a policy names", async () => {
  const { items } = await loadIn(
    roo,
    { "modes/team.yaml": `${head}    groups: []\n`, "one.txt": `${head}    groups: []\n` },
    { dirs: ["modes", "one.txt"] },
  );
  expect(items.flatMap(({ files }) => files)).toEqual(["modes/team.yaml", "one.txt"]);
});

it("never throws, whatever the file holds", async () => {
  const piece = fc.constantFrom(
    "customModes:",
    "\n  - ",
    "\n    ",
    "slug: a",
    "name: A",
    "roleDefinition: r",
    "groups: ",
    "[read]",
    "[[edit, {fileRegex: '('}]]",
    "[*x]",
    "&x ",
    "<<: *x",
    "{",
    "]",
    "\t",
    "null",
    "\ufeff",
    "\u200b",
    "🦉",
    '{"customModes":[{}]}',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
      const { items } = await loadIn(roo, { ".roomodes": pieces.join("") });
      for (const { verdict } of items)
        if ("problem" in verdict)
          expect(verdict.problem.at.span.end).toBeLessThanOrEqual(verdict.problem.at.source.text.length);
    }),
    { numRuns: runs(40, 400) },
  );
});

it("tells of a change of the settings file that the extension imports", async () => {
  const base = {
    ".roomodes": `${head}    groups: [read]\n`,
    ".vscode/settings.json": '{ "roo-cline.autoImportSettingsPath": "./team/roo.json" }',
    "team/roo.json": "{}",
  };
  const after = { ...base, "team/roo.json": '{ "globalSettings": { "alwaysAllowExecute": true } }' };
  expect(await powerBetween(base, after)).toBe("widened");
});
