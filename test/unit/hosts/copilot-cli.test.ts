/** Copilot CLI's own reading, next to what the tool judges: the union of three readers never grants less. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import copilot from "../../../src/hosts/copilot/index.ts";
import { capabilitiesOf, type Profile } from "../../../src/model/profile.ts";
import { itemOf, loadIn } from "../../support/loading.ts";
import { runs } from "../../support/runs.ts";
import { type Case, heldOf, type Json, readVectors } from "../../support/vectors.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { treeOf } from "../../support/memory.ts";

type Cli = Readonly<Record<string, Json>>;

async function cliOf(text: string, path = ".github/agents/a.agent.md"): Promise<Cli> {
  return nativeCli(itemOf(await loadIn(copilot, { [path]: text }), path));
}

function nativeCli(item: { readonly profile?: Pick<Profile, "native"> }): Cli {
  return (item.profile?.native?.() as { readonly cli?: Cli } | undefined)?.cli ?? {};
}

const agent = (lines: string): string => `---\ndescription: d\n${lines}\n---\nGo.\n`;
const server = (entries: string): string => agent(`mcp-servers: {a: {${entries}}}`);
const hook = (entries: string, event = "preToolUse"): string => agent(`hooks: {${event}: [{${entries}}]}`);

/** Lists of aliases of lists: each of `levels` repeats the one before `width` times. */
function nested(width: number, levels: number): string {
  const list = (i: number): string =>
    `a${i}: &a${i} [${Array(width)
      .fill(`*a${i - 1}`)
      .join(", ")}]`;
  return ["a0: &a0 [x]", ...Array.from({ length: levels }, (_, i) => list(i + 1))].join("\n");
}

describe("what Copilot CLI leaves out", () => {
  it.each([
    ["no line end after the first fence", "---"],
    ["a blank before the first fence", " ---\ndescription: d\n---\n"],
    ["four dashes", "---\ndescription: d\n----\n"],
    ["a text after the second fence", "---\ndescription: d\n--- # end\n"],
    ["a zero-width space after a fence", "---\u200b\ndescription: d\n---\n"],
    ["no description", "---\nname: a\n---\n"],
    ["a description without a value", "---\ndescription:\n---\n"],
    ["a description that is a number", "---\ndescription: 42\n---\n"],
    ["a key that appears twice, anywhere", agent("x: {a: 1, a: 2}")],
    ["two keys of one value", agent("1: a\n0x1: b")],
    ["a merge key, which is not applied", "---\nx: &x {description: d}\n<<: *x\n---\n"],
    ["a control character", agent("x: a\u007fb")],
    ["a tab before a key", agent("\tx: 1")],
    ["127 nested lists", agent(`x: ${"[".repeat(127)}${"]".repeat(127)}`)],
    ["aliases that are followed more than a hundred times for each event", agent(nested(3, 8))],
    ["two mappings of equal entries as keys", agent("? {a: 1, b: 2}\n: x\n? {b: 2, a: 1}\n: y")],
    ["a server without tools", server("type: local, command: x, args: []")],
    ["a local server without args", server("command: x, tools: []")],
    ["a local server with an address", server("command: x, args: [], tools: [], url: x")],
    ["a server of another type", server("type: ws, url: x, tools: []")],
    ["a timeout with a point", server("command: x, args: [], tools: [], timeout: 1.0")],
    ["an event of nobody", hook("bash: x", "odd")],
    ["a hook with a program and a command", hook("exec: x, bash: x")],
    ["a hook with an address that is not secure", hook('type: http, url: "http://x"')],
    ["a hook with a prompt", hook("type: prompt, prompt: x")],
    ["a matcher that is no expression", hook('bash: x, matcher: "["')],
    ["switches that are texts", agent('infer: "true"')],
    ["a model policy of another word", agent("model-policy: always")],
    ["skills as a text", agent("skills: a")],
    ["a GitHub permission that is a number", agent("github: {permissions: {contents: 1}}")],
  ])("is reported: %s", async (_, text) =>
    expect(await cliOf(text)).toEqual({ leftOut: expect.any(String) as string }),
  );

  it.each([
    ["white space after the fences", "---\u00a0\ndescription: d\n---\t\n"],
    ["carriage returns before line feeds", "---\r\ndescription: d\r\n---\r\n"],
    ["a byte order mark", "\ufeff---\ndescription: d\n---"],
    ["a local tag", agent("x: !y {a: 1}")],
    ["equal texts of different types", agent('1: a\n"1": b')],
    ["126 nested lists", agent(`x: ${"[".repeat(126)}${"]".repeat(126)}`)],
    ["fewer aliases than that", agent(nested(3, 7))],
    ["many aliases of one long list", agent(`a: &a [${"x, ".repeat(900)}x]\nb: [${"*a, ".repeat(400)}*a]`)],
    ["a server without a type", server("command: x, args: [], tools: []")],
    ["an address that is not secure after a session", hook('type: http, url: "http://x"', "Stop")],
    ["a prompt when a session starts", hook("type: prompt, prompt: x", "SessionStart")],
    ["a matcher of an event that has none", hook('bash: x, matcher: "["', "Stop")],
    ["a group of hooks", hook('matcher: "a+", hooks: [{command: x}]', "PreToolUse")],
    ["servers without a value", agent("mcp-servers:")],
  ])("but not %s", async (_, text) => expect(await cliOf(text)).toMatchObject({ id: "a", description: "d" }));
});

it("takes other characters for line ends inside the frontmatter, and the tool says so", async () => {
  const path = ".github/agents/a.agent.md";
  for (const end of ["\r", "\u0085", "\u2028", "\u2029"]) {
    const text = `---\ndescription: Reads.\ntools: [read] # all${end}mcp-servers: {a: {command: x, args: [], tools: []}}\n---\n`;
    const { profile } = itemOf(await loadIn(copilot, { [path]: text }), path);
    expect(profile && capabilitiesOf(profile)).toEqual(["read", "execute", "external"]);
    expect(profile?.ineffective.map(({ kind, what }) => `${kind} ${what}`)).toContain("cut mcp-servers");
  }
});

describe("which of several files Copilot CLI lists", () => {
  const described = (text: string): string => `---\ndescription: ${text}\ntools: []\n---\n`;
  const listed = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
    (await loadIn(copilot, files)).items.flatMap((item) => {
      const { id, description } = nativeCli(item);
      return typeof id === "string" ? [`${id}: ${String(description)}`] : [];
    });

  it.each<[string, readonly string[], readonly string[]]>([
    ["the first path of an id in a folder", [".github/agents/x.md", ".github/agents/x.agent.md"], ["x.agent"]],
    ["a flat name before a nested one", [".github/agents/a/b.agent.md", ".github/agents/a--b.md"], ["a--b"]],
    ["`.github` before `.claude`", [".claude/agents/x.md", ".github/agents/x.md"], ["x"]],
    ["nested folders, also of Claude Code", [".claude/agents/t/x.md", ".github/agents/t/u/y.md"], ["t/u/y", "t/x"]],
    ["no hidden files and folders", [".github/agents/.h/x.md", ".github/agents/.y.md"], []],
  ])("%s", async (_, paths, expected) => {
    const files = Object.fromEntries(paths.map((path) => [path, described(path.replace(/.*agents\/|\.md$/g, ""))]));
    expect((await listed(files)).map((line) => line.replace(/.*: /, ""))).toEqual(expected);
  });

  it("takes no other file of the folder when the first is left out, but another folder's", async () => {
    const broken = "---\nname: x\n---\n";
    expect(await listed({ ".github/agents/x.agent.md": broken, ".github/agents/x.md": described("md") })).toEqual([]);
    expect(await listed({ ".github/agents/x.agent.md": broken, ".claude/agents/x.md": described("md") })).toEqual([
      "x: md",
    ]);
  });
});

describe("tools by name", () => {
  it.each([
    ["[read, NotebookRead, view, GREP, codebase, search/fileSearch]", "read"],
    ["[edit/createFile, MultiEdit, write]", "write"],
    ["[shell, runCommands, execute/runInTerminal]", "execute"],
    ["[agent, custom-agent, agent/runSubagent, Task]", "delegate"],
    ["[github/*, a/b]", "external"],
    ["['Bash(git log)', 'shell(git:*)', 'read, edit', ' read ', all, '**', 'read*', 'edit/*', new, powershell]", ""],
    ["[todo, skill, sql]", ""],
    ["Bash(a, read, b)", "read"],
    ["'read,edit,,'", "read write"],
    ["'-edit, *'", "read write execute network delegate external"],
  ])("give what the host gives: %s", async (tools, expected) => {
    const { capabilities } = await cliOf(agent(`tools: ${tools}`));
    expect((capabilities as readonly string[]).join(" ")).toBe(expected);
  });
});

it("never grants less than Copilot CLI, and loads what it lists", async () => {
  const piece = fc.constantFrom(
    ..."description: d|tools: |mcp-servers: |hooks: |name: n|x: |model: m|[read, edit]|['*']|Bash(a, read, b)|{a: {command: x, args: [], tools: []}}|{Stop: [{bash: x}]}|'|\"|, |# |&a |*a|!t |<<: |- |  |[|]|{|}|~|3".split(
      "|",
    ),
    ..."\n \r \r\n \u0085 \u2028 \ufeff \u00a0 \t".split(" "),
  );
  const path = ".github/agents/t/a.agent.md";
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 16 }), fc.boolean(), async (pieces, isNested) => {
      const at = isNested ? path : ".github/agents/a.agent.md";
      const text = `---\ndescription: d\n${pieces.join("")}\n---\nGo.\n`;
      const item = itemOf(await loadIn(copilot, { [at]: text }), at);
      const { id, capabilities = [] } = nativeCli(item);
      if (id === undefined) return;
      expect(item.verdict.kind).toBe("loaded");
      expect(item.profile && capabilitiesOf(item.profile)).toEqual(
        expect.arrayContaining([...(capabilities as readonly string[])]),
      );
    }),
    { numRuns: runs(150, 5_000) },
  );
});

it("lists names, tools, models and skills as the measured program does", async () => {
  const { cases } = readVectors("test/conformance/copilot.json");
  for (const one of cases) {
    const { cwd = "" } = one as Case & { readonly cwd?: string };
    const repo = await RepoIndex.of(treeOf(heldOf(one)));
    const { items } = await copilot.load(repo, { starts: [cwd], repositoryRoots: [""], dirs: [] }, "2026-08");
    const rows = items.map(nativeCli).filter(({ id }) => id !== undefined);
    const fields = ["id", "path", "displayName", "description", "tools", "model", "models", "skills", "userInvocable"];
    const shape = (row: Cli): readonly unknown[] =>
      fields.map((field) => row[field === "displayName" ? "name" : field]);
    const expected = (one.expected["agents"] as readonly Cli[]).map((row) => fields.map((field) => row[field]));
    const byId = (a: readonly unknown[], b: readonly unknown[]): number => String(a[0]).localeCompare(String(b[0]));
    expect(rows.map(shape).toSorted(byId), one.name).toEqual(expected.toSorted(byId));
  }
});
