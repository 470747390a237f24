/** What lies next to Codex's roles: rules in Starlark, hooks, environments, and the keys of `config.toml`. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import codex from "../../../src/hosts/codex/index.ts";
import { furtherRules } from "../../../src/hosts/codex/settings/keys.ts";
import { loadIn } from "../../support/loading.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

type Files = Readonly<Record<string, string>>;

async function authorityOf(files: Files, edition = "0.169"): Promise<readonly string[]> {
  const { layers } = await loadIn(codex, files, { edition });
  return layers.flatMap(({ authority }) =>
    authority.map(({ setting, value, effect, may = [] }) => [effect, setting, value, ...may].join(" ")),
  );
}

async function unjudgedOf(files: Files): Promise<readonly string[]> {
  const { unjudged } = await loadIn(codex, files);
  return unjudged.map(({ kind, message, at }) => `${kind ?? ""} ${at.span.start} ${message}`);
}

const rules = (text: string): Files => ({ ".codex/rules/a.rules": text });

describe("files of rules", () => {
  it.each<[string, readonly string[]]>([
    ['prefix_rule(pattern=["ls"])', ["widens prefix_rule ls allow"]],
    ['prefix_rule(["ls", "-l"], "prompt")', ["narrows prefix_rule ls -l prompt"]],
    [
      "prefix_rule(pattern = ['git', ['push', \"pull\"]], decision = r'forbidden')",
      ["narrows prefix_rule git push|pull forbidden"],
    ],
    ['prefix_rule(pattern=["/bin/bash"], decision="allow")', ["auto-approves prefix_rule /bin/bash allow"]],
    ['prefix_rule(pattern=[["ls", "sh"]])', ["auto-approves prefix_rule ls|sh allow"]],
    [
      'prefix_rule(pattern=["a"], decision=None); prefix_rule(pattern=["b"])',
      ["widens prefix_rule a allow", "widens prefix_rule b allow"],
    ],
    [
      'network_rule(host="a.example", protocol="https", decision="deny")',
      ["narrows network_rule https a.example forbidden"],
    ],
    ['network_rule("a.example", "https", "allow")', ["widens network_rule https a.example allow"]],
    ['host_executable(name="git", paths=["/tmp/git"])', ["widens host_executable git /tmp/git"]],
    ['"""words"""', []],
  ])("have their effect: %s", async (text, expected) => expect(await authorityOf(rules(text))).toEqual(expected));

  it.each<[string]>([
    ['x = ["ls"]\nprefix_rule(pattern=x)'],
    ['[prefix_rule(pattern=[p]) for p in ["sh"]]'],
    ['def f():\n  prefix_rule(pattern=["sh"])\nf()'],
    ['load("a", "b")'],
    ['prefix_rule(pattern=["s" + "h"])'],
    ['prefix_rule(pattern=[f"{x}"])'],
    ['prefix_rule(pattern=["a"] , **more)'],
    ['prefix_rule(pattern=["a"], decision="maybe")'],
    ["prefix_rule(pattern=[])"],
    ['frobnicate("a")'],
    ['prefix_rule(pattern=["a"]'],
    ['prefix_rule(pattern=["a"]) if True else None'],
    ["prefix_rule(pattern=['\\x'])"],
    ['"""'],
  ])("are not judged where they hold more: %s", async (text) => {
    expect(await unjudgedOf(rules(text))).toEqual([expect.stringContaining("has Starlark that")]);
    // What stands before is still read.
    expect(await authorityOf(rules(`prefix_rule(pattern=["ls"])\n${text}`))).toContain("widens prefix_rule ls allow");
  });

  it("read every rule exactly, however it is laid out", () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9./-]{0,6}$/);
    const quote = fc.constantFrom("'", '"', '"""', "'''");
    const gap = fc.constantFrom("", " ", "\n  ", " # words: [)\n", "\\\n");
    const rule = fc.record({
      words: fc.array(word, { minLength: 2, maxLength: 4 }),
      decision: fc.constantFrom("allow", "prompt", "forbidden"),
      quote,
      gap,
    });
    return fc.assert(
      fc.asyncProperty(fc.array(rule, { minLength: 1, maxLength: 5 }), async (all) => {
        const text = all
          .map(({ words, decision, quote: q, gap: g }) => {
            const list = words.map((one) => `${q}${one}${q}`).join(`,${g}`);
            return `prefix_rule(${g}pattern${g}=${g}[${g}${list}${g}],${g}decision="${decision}"${g},)`;
          })
          .join("\n");
        expect(await unjudgedOf(rules(text))).toEqual([]);
        expect(await authorityOf(rules(text))).toEqual(
          all.map(({ words, decision }) =>
            [decision === "allow" ? "widens" : "narrows", "prefix_rule", ...words, decision].join(" "),
          ),
        );
      }),
      { numRuns: runs(100, 1_000) },
    );
  });

  it("never make the loader throw", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom(
            "prefix_rule",
            "(",
            ")",
            "[",
            "]",
            ",",
            "=",
            '"',
            "'",
            '"""',
            "\\",
            "#",
            "\n",
            "a",
            " ",
            "None",
            "1",
            "\u{1f989}",
          ),
        ),
        async (pieces) => {
          const { unjudged } = await loadIn(codex, rules(pieces.join("")));
          for (const { at } of unjudged) expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
        },
      ),
      { numRuns: runs(200, 2_000) },
    ));

  it("are read in time that is proportional to their length", () =>
    expectLinear(
      500,
      (size) => 'prefix_rule(pattern=["a"])\n'.repeat(size),
      async (text) => expect((await authorityOf(rules(text))).length).toBeGreaterThan(0),
    ));
});

it.each<[string, Files, readonly string[]]>([
  [
    "hooks.json",
    { ".codex/hooks.json": '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"./a.sh"}]}]}}' },
    ["widens hooks.Stop ./a.sh execute"],
  ],
  [
    "an environment",
    { ".codex/environments/e.toml": '[setup]\nscript = "x"\n[setup.darwin]\nscript = "y"\n[[actions]]\ncommand = "z"' },
    ["widens setup.script x execute", "widens setup.darwin.script y execute"],
  ],
  [
    "servers",
    { ".codex/config.toml": '[mcp_servers.a]\ncommand = "x"\n[mcp_servers.b]\nurl = "https://b"' },
    ["widens mcp_servers.a x execute external", "widens mcp_servers.b https://b network external"],
  ],
  [
    "variables",
    {
      ".codex/config.toml": '[shell_environment_policy.set]\nCI = "1"\nBASH_ENV = "./a"\nX_BASE_URL = "u"\nMINE = "v"',
    },
    [
      "widens shell_environment_policy.set.BASH_ENV … execute",
      "widens shell_environment_policy.set.X_BASE_URL … network",
      "widens shell_environment_policy.set.MINE …",
    ],
  ],
  [
    "permissions that are not chosen",
    { ".codex/config.toml": "[permissions.wide.network]\nenabled = true" },
    ["widens permissions.wide wide"],
  ],
  [
    "a plugin and its place",
    { ".codex/config.toml": '[plugins."p@m"]\nenabled = true\n[marketplaces.m]\nsource = "https://m"' },
    ["widens plugins.p@m.enabled true execute external", "widens marketplaces.m.source https://m"],
  ],
])("%s", async (_, files, expected) => expect(await authorityOf(files)).toEqual(expected));

it("has a value for each further rule", async () => {
  for (const { path } of furtherRules) {
    const key = path
      .split(".")
      .map((segment) => (segment === "*" ? "k" : segment))
      .join(".");
    const found = await Promise.all(
      ["true", "false", '"x"', '"approve"', '"trusted"', '"auto_review"'].map((value) =>
        authorityOf({ ".codex/config.toml": `${key} = ${value}` }, "2026-03-12"),
      ),
    );
    expect([path, found.some((authority) => authority.some((line) => line.includes(key)))]).toEqual([path, true]);
  }
});

it("reports keys that nobody knows", async () => {
  expect(
    await unjudgedOf({ ".codex/config.toml": "frobnicate = 1\n[features]\nfrobnicate = true\n[tui]\nx = 1" }),
  ).toEqual([
    expect.stringContaining("unknown-key 0 has the key `frobnicate`"),
    expect.stringContaining("has the key `features.frobnicate`"),
  ]);
  expect(await unjudgedOf({ ".codex/hooks.json": '{"frobnicate":1}' })).toEqual([
    expect.stringContaining("frobnicate"),
  ]);
});

it("says where settings count, also where no role is", async () => {
  const { layers, status } = await loadIn(codex, {
    "packages/x/.codex/rules/a.rules": 'prefix_rule(pattern=["ls"])',
    ".codex/hooks.json": '{"hooks":{"Stop":[{"command":"./a.sh"}]}}',
  });
  expect(status).toBe("loaded");
  expect(layers.filter(({ authority }) => authority.length > 0).map(({ root, governs }) => [root, governs])).toEqual([
    [".codex", ""],
    ["packages/x/.codex", "packages/x"],
  ]);
});

describe("servers on which skills depend", () => {
  const skill = (yaml: string, folder = ".agents/skills/s"): Files => ({
    [`${folder}/SKILL.md`]: "---\nname: s\ndescription: Formats.\n---\nFormat.\n",
    [`${folder}/agents/openai.yaml`]: yaml,
  });
  const dependsOn = (tool: string): string => `dependencies:\n  tools:\n    - ${tool}\n`;
  const stdio = dependsOn("{ type: mcp, value: docs, transport: stdio, command: ./tools/docs }");
  const started = ["widens dependencies.tools.docs.command ./tools/docs execute external"];

  it.each<[string, Files, readonly string[]]>([
    ["a command", skill(stdio), started],
    ["without another file of Codex, in a folder below", skill(stdio, "packages/a/.agents/skills/deep/s"), started],
    ["in Codex's own folder", skill(stdio, ".codex/skills/s"), started],
    [
      "an address",
      skill(dependsOn("{ type: MCP, value: docs, transport: streamable_http, url: 'https://a.example' }")),
      ["widens dependencies.tools.docs.url https://a.example network external"],
    ],
    ["no server", skill(dependsOn("{ type: env_var, value: TOKEN, command: x }")), []],
    ["no dependency", skill("interface: { display_name: S }\n"), []],
    ["no skill", { ".codex/config.toml": "", ".agents/skills/s/agents/openai.yaml": stdio }, []],
    ["another place", { ...skill("{}"), ".agents/skills/s/openai.yaml": stdio }, []],
  ])("%s", async (_, files, expected) => expect(await authorityOf(files)).toEqual(expected));

  it("are compared by the files that they start", async () => {
    const { layers } = await loadIn(codex, skill(stdio));
    const [setting] = layers.flatMap(({ authority }) => authority);
    expect(setting).toMatchObject({ names: expect.arrayContaining(["./tools/docs"]), server: { kind: "command" } });
    expect(layers.find(({ authority }) => authority.length > 0)).toMatchObject({ governs: "", root: ".agents/skills" });
  });

  it("are not checked where the file is no YAML", async () =>
    expect(await unjudgedOf({ ".codex/config.toml": "", ...skill("dependencies: [") })).toEqual([
      expect.stringContaining("cannot be read as YAML"),
    ]));
});
