/** What opencode's and Kilo's settings do beside the agents: every key that starts code or leads elsewhere, and unknown keys. */
import { describe, expect, it } from "vitest";
import opencode from "../../../src/hosts/opencode/index.ts";
import { loadIn } from "../../support/loading.ts";

type Files = Readonly<Record<string, string>>;

async function authorityOf(files: Files, edition = "1"): Promise<readonly string[]> {
  const { layers } = await loadIn(opencode, files, { edition });
  return layers.flatMap(({ authority }) =>
    authority.map(({ setting, value, effect, may = [] }) => [effect, setting, value, ...may].join(" ")),
  );
}

async function unjudgedOf(files: Files): Promise<readonly string[]> {
  const { unjudged } = await loadIn(opencode, files);
  return unjudged.map(({ kind, message }) => `${kind ?? ""} ${message}`);
}

describe.each(["opencode.json", ".opencode/opencode.jsonc", "kilo.json", ".kilo/kilo.jsonc"])("%s", (path) => {
  it.each<[string, readonly string[]]>([
    ['{"mcp":{"a":{"type":"local","command":["x"]}}}', ["widens mcp.a local execute external"]],
    ['{"mcp":{"a":{"type":"remote","url":"https://a"}}}', ["widens mcp.a remote network external"]],
    ['{"mcp":{"a":{"enabled":true}}}', ["widens mcp.a part of a server execute network external"]],
    ['{"mcp":{"a":{"command":["x"]}}}', ["widens mcp.a part of a server execute network external"]],
    ['{"mcp":{"a":{"enabled":false}}}', []],
    ['{"plugin":["x"]}', ["widens plugin x execute"]],
    ['{"formatter":{"f":{"command":["x","y"]}}}', ["widens formatter.f.command x y execute"]],
    [
      '{"formatter":{"gofmt":{"environment":{"BASH_ENV":"./a"}}}}',
      ["widens formatter.gofmt.environment.BASH_ENV … execute"],
    ],
    ['{"shell":"./sh"}', ["widens shell ./sh execute"]],
    ['{"share":"auto"}', ["widens share auto network"]],
    ['{"instructions":["https://a","b.md"]}', ["widens instructions https://a network"]],
    ['{"provider":{"x":{"npm":"evil-pkg"}}}', ["widens provider.x.npm evil-pkg execute"]],
    ['{"provider":{"x":{"npm":"@ai-sdk/openai"}}}', []],
    ['{"provider":{"x":{"npm":"@ai-sdk/openai@1.0.0"}}}', ["widens provider.x.npm @ai-sdk/openai@1.0.0 execute"]],
    ['{"provider":{"x":{"api":"https://a"}}}', ["widens provider.x.baseURL https://a network"]],
    [
      '{"provider":{"x":{"models":{"m":{"provider":{"npm":"evil-pkg"}}}}}}',
      ["widens provider.x.models.m.provider.npm evil-pkg execute"],
    ],
    ['{"server":{"hostname":"0.0.0.0"}}', ["widens server.hostname 0.0.0.0 network"]],
    ['{"server":{"hostname":"localhost"}}', []],
    ['{"experimental":{"openTelemetry":true}}', ["widens experimental.openTelemetry true network"]],
  ])("%s", async (text, expected) => expect(await authorityOf({ [path]: text })).toEqual(expected));

  it("reports keys that nobody knows", async () => {
    expect(await unjudgedOf({ [path]: '{"frobnicate":1,"experimental":{"frobnicate":1},"theme":"x"}' })).toEqual([
      expect.stringContaining("unknown-key has the key `frobnicate`"),
      expect.stringContaining("unknown-key has the key `experimental.frobnicate`"),
    ]);
  });
});

it("reports packages that a session installs, and code that it loads", async () => {
  const files = {
    ".opencode/package.json":
      '{"dependencies":{"@opencode-ai/plugin":"1","evil-pkg":"1"},"scripts":{"postinstall":"x"}}',
    ".opencode/tool/t.ts": "x",
  };
  expect(await authorityOf(files)).toEqual([
    "widens tool .opencode/tool/t.ts execute",
    "widens dependencies.evil-pkg 1 execute network",
    "widens scripts.postinstall x execute",
  ]);
});

describe.each(["tui.json", "a/tui.jsonc", ".opencode/tui.json", ".kilo/tui.jsonc", ".kilocode/tui.json"])(
  "%s",
  (path) => {
    it.each<[string, readonly string[]]>([
      ['{"plugin":["./tools/p.ts",["x",{}]]}', ["widens plugin ./tools/p.ts execute", "widens plugin x execute"]],
      ['{"tui":{"plugin":["x"]}}', ["widens plugin x execute"]],
      ['{"tui":{"plugin":["x"]},"plugin":["y"], /* c */ }', ["widens plugin y execute"]],
      ['{"{file:none}plugin":["x{file:none}"]}', ["widens plugin x execute"]],
      ['{"theme":"x"}', []],
    ])("%s", async (text, expected) => expect(await authorityOf({ [path]: text })).toEqual(expected));

    it("names the files that are compared, and where they count", async () => {
      const { layers } = await loadIn(opencode, { [path]: '{"plugin":["./p.ts"]}' });
      expect(
        layers.flatMap(({ root, governs, authority }) => authority.map(({ names }) => [root, governs, names])),
      ).toEqual([[path, path.startsWith("a/") ? "a" : "", ["./p.ts"]]]);
    });
  },
);

it("takes a `tui.json` for another program's only if it says nothing of opencode", async () => {
  expect((await loadIn(opencode, { "tui.json": '{"frobnicate":1}' })).status).toBe("absent");
  expect((await loadIn(opencode, { "tui.json": "no JSON" })).status).toBe("absent");
  expect((await loadIn(opencode, { "tui.json": '{"{env:X}":[]}' })).status).toBe("loaded");
  const files = { "tui.json": '{"frobnicate":1,"theme":"x","tui":{"mouse":true}}', "opencode.json": "{}" };
  expect(await unjudgedOf(files)).toEqual([expect.stringContaining("unknown-key has the key `frobnicate`")]);
});

describe.each([".kilo", ".kilocode"])("%s", (folder) => {
  it("starts the servers of its former settings", async () => {
    const mcpServers = {
      a: { command: "npx", args: ["docs"], env: { A: "b" } },
      b: { type: "sse", url: "https://b" },
      c: { command: "x", disabled: true },
      d: { url: "https://d" },
    };
    const files = { [`${folder}/mcp.json`]: JSON.stringify({ mcpServers }) };
    expect(await authorityOf(files)).toEqual([
      "widens mcpServers.a local execute external",
      "widens mcpServers.b remote network external",
    ]);
    const { layers } = await loadIn(opencode, files);
    expect(layers.flatMap(({ authority }) => authority.map(({ server }) => server?.value))).toEqual([
      "npx docs",
      "https://b",
    ]);
  });

  it.each<[string, readonly string[]]>([
    ["---\nagent: build\ndescription: !`a`\n---\nRun !`b`, @~/c", ["inline command a", "inline command b", "@ ~/c"]],
    ["Run {file:../../run.txt}", ["inline command evil"]],
    ["Run !{file:none}`b`", ["inline command b"]],
    ["Run `b`", []],
  ])("runs what a workflow says: %j", async (text, expected) => {
    const found = await authorityOf({ [`${folder}/workflows/x.md`]: text, "run.txt": "!`evil`\n" });
    expect(found.map((line) => line.replace(/^widens | execute$/g, ""))).toEqual(expected);
  });

  it("has no workflows in folders of workflows", async () => {
    expect(await authorityOf({ [`${folder}/workflows/deep/x.md`]: "!`a`" })).toEqual([]);
  });
});

it("reads nothing of Kilo's past in opencode's folder", async () => {
  const files = { ".opencode/mcp.json": '{"mcpServers":{"a":{"command":"x"}}}', ".opencode/workflows/x.md": "!`a`" };
  expect(await authorityOf(files)).toEqual([]);
});

it("says where settings count, and compares lists of any length", async () => {
  const plugin = Array.from({ length: 800 }, (_, i) => `p${i}`);
  const { layers } = await loadIn(opencode, {
    "opencode.json": JSON.stringify({ plugin }),
    "packages/x/.opencode/opencode.json": '{"shell":"./sh"}',
  });
  expect(
    layers
      .filter(({ authority }) => authority.length > 0)
      .map(({ root, governs, authority }) => [root, governs, authority.length]),
  ).toEqual([
    ["opencode.json", "", 800],
    ["packages/x/.opencode/opencode.json", "packages/x", 1],
  ]);
});

it("says which files it does not put in", async () => {
  const names = Array.from({ length: 201 }, (_, i) => `f${i}.md`);
  const files = Object.fromEntries(names.map((name) => [name, "x"]));
  const settings = { command: Object.fromEntries(names.map((name) => [name, { template: `{file:${name}}` }])) };
  const found = await unjudgedOf({ ...files, "opencode.json": JSON.stringify(settings) });
  expect(found).toEqual([expect.stringContaining("inserts more than 200 files")]);
});

it("knows every key of formatters and language servers", async () => {
  const text = JSON.stringify({
    formatter: {
      biome: { command: ["biome"], extensions: [".ts"], environment: { A: "b" } },
      prettier: { disabled: true },
    },
    lsp: {
      basedpyright: { command: ["x"], extensions: [".py"], env: { A: "b" }, initialization: { python: { x: 1 } } },
    },
    references: { docs: { repository: "a/b", branch: "main" } },
    unheard: 1,
  });
  for (const path of ["opencode.json", ".kilo/kilo.json"])
    expect(await unjudgedOf({ [path]: text })).toEqual([expect.stringContaining("`unheard`")]);
});

it.each([
  ["opencode.json", "1"],
  ["opencode.json", "2"],
  ["kilo.json", "1"],
  ["tui.json", "1"],
])("%s, edition %s: a plugin that is fetched without an exact version is not pinned", async (path, edition) => {
  const plugin = [
    "plain",
    "@acme/scoped",
    "tag@latest",
    "range@^1.2.3",
    "two@1.2",
    ["pair", {}],
    "alias@npm:other",
    "github:acme/plugin",
    "exact@1.2.3",
    "@acme/exact@1.2.3-beta.1",
    "alias@npm:other@1.2.3",
    `github:acme/plugin#${"a".repeat(40)}`,
    "./tools/plugin.ts",
    "file:///srv/plugin.ts",
  ];
  const { unjudged } = await loadIn(opencode, { [path]: JSON.stringify({ plugin }) }, { edition });
  const found = unjudged.filter(({ kind }) => kind === "unpinned-package");
  expect(found.map(({ at }) => at.source.text.slice(at.span.start, at.span.end))).toEqual(
    plugin.slice(0, 8).map((one) => JSON.stringify(one)),
  );
});
