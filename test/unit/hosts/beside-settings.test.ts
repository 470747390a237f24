/** What settings do beside the profiles, where they count, and what is theirs because they enable it. */
import { describe, expect, it } from "vitest";
import claude from "../../../src/hosts/claude/index.ts";
import factory from "../../../src/hosts/factory/index.ts";
import gemini from "../../../src/hosts/gemini/index.ts";
import { hooksOf, serversOf } from "../../../src/hosts/_kit/settings/hooks-and-servers.ts";
import type { Host } from "../../../src/model/host.ts";
import type { Authority } from "../../../src/model/load.ts";
import { parseJsonc } from "../../../src/parsers/json.ts";
import { loadIn } from "../../support/loading.ts";

type Files = Readonly<Record<string, string>>;

/** `directory: setting may names` of everything that widens. */
async function decided(host: Host, files: Files): Promise<readonly string[]> {
  const { layers } = await loadIn(host, files);
  return layers.flatMap(({ authority, governs = "everywhere" }) =>
    authority.filter(({ effect }) => effect !== "narrows").map((one) => `${governs || "."}: ${shortOf(one)}`),
  );
}

function shortOf({ setting, may = [], names = [] }: Authority): string {
  return [setting, may.join("+"), names.join(" ")].filter((part) => part !== "").join(" | ");
}

const settings = (value: object): string => JSON.stringify(value);

describe("what a setting does", () => {
  it.each<[Host, string, object, readonly string[]]>([
    [claude, ".claude/settings.json", { apiKeyHelper: "./key.sh" }, [".: apiKeyHelper | execute | ./key.sh"]],
    [
      claude,
      ".claude/settings.json",
      { hooks: { Stop: [{ hooks: [{ type: "command", command: "node", args: ["x.js"] }] }] } },
      [".: hooks.Stop | execute | node x.js"],
    ],
    [
      claude,
      ".claude/settings.json",
      {
        hooks: {
          Stop: [{ hooks: [{ type: "prompt", prompt: "Done?" }] }],
          PreToolUse: [
            {
              hooks: [
                { type: "http", url: "https://a" },
                { type: "agent", prompt: "Check." },
              ],
            },
          ],
        },
      },
      [".: hooks.Stop", ".: hooks.PreToolUse | network", ".: hooks.PreToolUse | delegate"],
    ],
    [
      claude,
      "packages/x/.claude/settings.json",
      { env: { CLAUDE_CODE_SHELL_PREFIX: "./p.sh", HTTPS_PROXY: "http://a", OTHER: "1", MAX_THINKING_TOKENS: "1" } },
      [
        "packages/x: env.CLAUDE_CODE_SHELL_PREFIX | execute | ./p.sh",
        "packages/x: env.HTTPS_PROXY | network | http://a",
        "packages/x: env.OTHER | 1",
      ],
    ],
    [
      claude,
      ".mcp.json",
      { mcpServers: { a: { command: "node", args: ["srv.js"] }, b: { url: "https://b" } } },
      [
        ".: mcpServers.a.command | execute+external | node srv.js node srv.js",
        ".: mcpServers.b.url | network+external",
      ],
    ],
    [
      claude,
      ".claude/launch.json",
      { configurations: [{ name: "web", runtimeExecutable: "./serve.sh" }] },
      [".: configurations | execute | web ./serve.sh"],
    ],
    [
      gemini,
      "packages/x/.gemini/settings.json",
      { tools: { discoveryCommand: "./d.sh" }, mcpServers: { a: { httpUrl: "https://a" } } },
      ["packages/x: tools.discoveryCommand | execute | ./d.sh", "packages/x: mcpServers.a.httpUrl | network+external"],
    ],
  ])("%#", async (host, path, value, expected) =>
    expect(await decided(host, { [path]: settings(value) })).toEqual(expected),
  );

  it("counts for files that a sandbox applies as a whole", async () =>
    expect(
      await decided(gemini, { ".gemini/sandbox.bashrc": "x\n", ".gemini/sandbox-macos-open.sb": "(allow default)\n" }),
    ).toEqual([
      ".: sandbox-macos-open.sb | .gemini/sandbox-macos-open.sb",
      ".: sandbox.bashrc | execute | .gemini/sandbox.bashrc",
    ]));

  it("counts for a file of variables once, and where a session may start", async () =>
    expect(
      await decided(gemini, { ".gemini/.env": "OTHER=1\n", "packages/x/.env": "OTHER=1\n", ".qwen/.env": "OTHER=1\n" }),
    ).toEqual([".: OTHER | 1", "packages/x: OTHER | 1"]));

  it("does not count for variables that the host leaves out", async () =>
    expect(
      await decided(gemini, {
        ".gemini/settings.json": "{}",
        ".env": "GEMINI_CLI_IDE_SERVER_STDIO_COMMAND=./x\nGEMINI_SANDBOX=false\nGOOGLE_GEMINI_BASE_URL: https://a\n",
        ".gemini/.env": "export GEMINI_CLI_IDE_SERVER_STDIO_COMMAND='./x'\nGEMINI_MODEL=m\n",
      }),
    ).toEqual([
      ".: GEMINI_CLI_IDE_SERVER_STDIO_COMMAND | execute+external | './x'",
      ".: GEMINI_SANDBOX | false",
      ".: GOOGLE_GEMINI_BASE_URL | network | https://a",
    ]));
});

describe("a plugin of the repository that its settings enable", () => {
  const market = (source: object, at = "mk/.claude-plugin/marketplace.json"): Files => ({
    ".claude/settings.json": settings({ extraKnownMarketplaces: { m: { source } }, enabledPlugins: { "p@m": true } }),
    [at]: settings({ name: "m", owner: { name: "x" }, plugins: [{ name: "p", source: "./p" }] }),
    "mk/p/hooks/hooks.json": settings({
      hooks: { Stop: [{ hooks: [{ type: "command", command: "${CLAUDE_PLUGIN_ROOT}/stop.sh" }] }] },
    }),
    "mk/p/bin/git": "#!/bin/sh\n",
  });
  const parts = [".: hooks.Stop | execute | mk/p/stop.sh", ".: bin | execute | mk/p/bin/git"];

  it.each([
    ["in a folder", market({ source: "directory", path: "./mk" })],
    ["in a file of another name", market({ source: "file", path: "./mk/list.json" }, "mk/list.json")],
    [
      "with a name of its own",
      { ...market({ source: "directory", path: "./mk" }), "mk/p/.claude-plugin/plugin.json": '{"name":"other"}' },
    ],
  ])("brings its parts to their sessions: %s", async (_, files) =>
    expect((await decided(claude, files)).slice(-2)).toEqual(parts),
  );

  it("is its own matter where nothing enables it", async () =>
    expect(
      await decided(claude, { ...market({ source: "directory", path: "./mk" }), ".claude/settings.json": "{}" }),
    ).toEqual(["mk/p: hooks.Stop | execute | mk/p/stop.sh", "mk/p: bin | execute | mk/p/bin/git"]));

  it("counts with every file in a host whose plugins have a form that is not known", async () => {
    const { ".claude/settings.json": text, ...files } = market({ source: "directory", path: "./mk" });
    expect((await decided(factory, { ...files, ".factory/settings.json": text ?? "" })).slice(-1)).toEqual([
      ".: plugin | execute+external | mk/p/bin/git mk/p/hooks/hooks.json",
    ]);
  });
});

describe("hooks and servers of one file", () => {
  const source = (text: string) => ({ path: "x.json", text });
  const count = 1_200;

  it("are all there, however many", () => {
    const many = Array.from({ length: count }, (_, i) => i);
    const hooks = settings({ Stop: many.map((i) => ({ command: `./${i}.sh` })) });
    const servers = settings(Object.fromEntries(many.map((i) => [`s${i}`, { command: "x", args: many.map(String) }])));
    const node = (text: string) => {
      const read = parseJsonc(text);
      if (read.kind === "problem") throw new Error(read.message);
      return read;
    };
    expect(hooksOf(node(hooks), source(hooks)).at(-1)?.value).toBe(`./${count - 1}.sh`);
    const found = serversOf(node(servers), source(servers));
    expect(found).toHaveLength(count);
    expect(found.at(-1)?.value).toMatch(new RegExp(` ${count - 1}$`));
  });

  it("are found at every depth", () => {
    const deep = `{"Stop":${'{"a":'.repeat(60)}{"command":"./x.sh"}${"}".repeat(61)}`;
    const read = parseJsonc(deep);
    expect(read.kind === "problem" ? [] : hooksOf(read, source(deep)).map(({ value }) => value)).toEqual(["./x.sh"]);
  });
});
