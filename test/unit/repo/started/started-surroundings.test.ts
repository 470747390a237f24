/** What stands next to a command decides which files it starts: its arguments, its directory, variables. */
import { describe, expect, it } from "vitest";
import { agent, type Repository } from "../../../support/judging.ts";
import { changeBetween, powerBetween } from "../../../support/powers.ts";

const reader = { ".claude/agents/a.md": agent("a", "Read") };

/** Places of a command: a server and a hook, of settings and of a profile. */
const places: readonly (readonly [place: string, files: (command: object) => Repository])[] = [
  [
    "a server of the settings",
    (command) => ({ ...reader, ".mcp.json": JSON.stringify({ mcpServers: { x: command } }) }),
  ],
  [
    "a hook of the settings",
    (command) => ({
      ...reader,
      ".claude/settings.json": JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: "command", ...command }] }] } }),
    }),
  ],
  [
    "a server of a profile",
    (command) => ({
      ".claude/agents/a.md": agent("a", "Read", { more: `mcpServers: ${JSON.stringify([{ x: command }])}\n` }),
    }),
  ],
  [
    "a hook of a profile",
    (command) => ({
      ".claude/agents/a.md": agent("a", "Read", {
        more: `hooks: ${JSON.stringify({ Stop: [{ hooks: [{ type: "command", ...command }] }] })}\n`,
      }),
    }),
  ],
];

const commands: readonly (readonly [command: object, started: string, files?: Repository])[] = [
  [{ command: "npm", args: ["run", "guard"] }, "g.sh", { "package.json": '{"scripts":{"guard":"./g.sh"}}' }],
  [
    { command: "npm", args: ["--prefix", "srv", "run", "guard"] },
    "srv/g.js",
    { "srv/package.json": '{"scripts":{"guard":"node g.js"}}' },
  ],
  [
    { command: "npm", args: ["run", "guard"], cwd: "srv" },
    "srv/g.js",
    { "srv/package.json": '{"scripts":{"guard":"node g.js"}}' },
  ],
  [{ command: "python", args: ["-m", "guard"] }, "guard.py"],
  [{ command: "uv", args: ["--directory", "srv", "run", "guard.py"] }, "srv/guard.py"],
  [{ command: "cargo", args: ["run", "-p", "guard"] }, "src/main.rs", { "Cargo.toml": '[package]\nname = "guard"\n' }],
  [{ command: "go", args: ["run", "./cmd"] }, "cmd/main.go", { "go.mod": "module x\n" }],
  [{ command: "deno", args: ["task", "g"] }, "g.sh", { "deno.json": '{"tasks":{"g":"./g.sh"}}' }],
  [{ command: "node", args: ["x.js"], cwd: "srv" }, "srv/x.js"],
  [{ command: "./x", cwd: "./srv" }, "srv/x"],
  [{ command: "node", args: ["-v"], env: { NODE_OPTIONS: "--require ./e.cjs" } }, "e.cjs"],
  [{ command: "guard", env: { PATH: "./bin:/usr/bin" } }, "bin/guard"],
  [{ command: "python", args: ["-m", "guard"], env: { PYTHONPATH: "lib" } }, "lib/guard.py"],
];

describe.each(places)("in %s", (_, filesWith) => {
  const cases = commands.map(([command, started, files = {}]) => ({ command, started, files }));
  it.each(cases)("$command starts $started", async ({ command, started, files }) => {
    const all = { ...filesWith(command), ...files };
    expect(await powerBetween({ ...all, [started]: "one\n" }, { ...all, [started]: "two\n" })).toBe("widened");
    expect(await powerBetween(all, { ...all, "other/z.js": "two\n" })).toBe("unchanged");
  });
});

describe("in other hosts", () => {
  const npm = { command: "npm", args: ["run", "g"] };
  const tasks = '{"scripts":{"g":"node g.js"}}';
  const workflow = "---\non: push\ntools: {edit: false, bash: false, github: false}\n";
  const hook = { type: "command", bash: "./g.sh", cwd: "srv" };
  const codex = 'name = "a"\ndescription = "Does it."\ndeveloper_instructions = "Do."\n';
  const recipe = "title: T\ndescription: D\ninstructions: I\n";
  it.each<[title: string, files: Repository, started: string]>([
    [
      "codex",
      {
        ".codex/agents/a.toml": codex,
        ".codex/config.toml": '[mcp_servers.s]\ncommand = "npm"\nargs = ["run", "g"]\ncwd = "srv"\n',
        "srv/package.json": tasks,
      },
      "srv/g.js",
    ],
    [
      "opencode",
      {
        "opencode.json": JSON.stringify({ mcp: { s: { type: "local", command: ["npm", "run", "g"], cwd: "srv" } } }),
        "srv/package.json": tasks,
      },
      "srv/g.js",
    ],
    ["copilot", { ".github/hooks/h.json": JSON.stringify({ version: 1, hooks: { preToolUse: [hook] } }) }, "srv/g.sh"],
    ["kiro", { ".kiro/settings/mcp.json": JSON.stringify({ mcpServers: { s: npm } }), "package.json": tasks }, "g.js"],
    [
      "vtcode",
      {
        ".vtcode/agents/a.md": agent("a", "[read_file]"),
        "vtcode.toml": '[[mcp.providers]]\nname = "s"\ncommand = "npm"\nargs = ["run", "g"]\n',
        "package.json": tasks,
      },
      "g.js",
    ],
    [
      "goose",
      {
        ".goose/recipes/r.yaml": `${recipe}extensions: [{type: stdio, name: a, cmd: node, args: ['-v'], envs: {NODE_OPTIONS: '--require ./e.cjs'}}]\n`,
      },
      "e.cjs",
    ],
    [
      "gh-aw",
      { ".github/workflows/r.md": `${workflow}steps: [{run: ./g.sh, working-directory: srv}]\n---\nDo it.\n` },
      "srv/g.sh",
    ],
  ])("%s", async (_, files, started) => {
    expect(await powerBetween({ ...files, [started]: "one\n" }, { ...files, [started]: "two\n" })).toBe("widened");
  });
});

describe("a variable of the settings", () => {
  const setting = (env: object, more: object = {}): Repository => ({
    ...reader,
    ".claude/settings.json": JSON.stringify({ env, ...more }),
  });
  const hooks = { Stop: [{ hooks: [{ type: "command", command: "$GUARD" }] }] };

  it.each<[title: string, files: Repository, started: string]>([
    ["names a directory of programs", setting({ PATH: "./bin:/usr/bin" }), "bin/git"],
    ["names a directory of programs by the project's", setting({ PATH: "$CLAUDE_PROJECT_DIR/bin:$PATH" }), "bin/git"],
    ["names a home directory", setting({ HOME: "./home" }), "home/.config/git/config"],
    ["names a directory of a shell", setting({ ZDOTDIR: "z" }), "z/.zshenv"],
    ["names a directory of settings", setting({ CLAUDE_CONFIG_DIR: "./d" }), "d/settings.json"],
    ["names a directory of hooks", setting({ GIT_CONFIG_VALUE_0: "./h" }), "h/pre-commit"],
    ["names a template of Git", setting({ GIT_TEMPLATE_DIR: "t" }), "t/hooks/post-checkout"],
    ["names a directory of modules", setting({ PYTHONPATH: "py" }), "py/sitecustomize.py"],
    ["names the script of a hook", setting({ GUARD: "tools/guard.sh" }, { hooks }), "tools/guard.sh"],
    [
      "names another variable of its file",
      { ".cline/agents/a.yml": "---\nname: a\n---\nGo.\n", ".env": "X=./s.json\nCLINE_MCP_SETTINGS_PATH=${X}\n" },
      "s.json",
    ],
    [
      "names the directory of a host's data",
      { ".cline/agents/a.yml": "---\nname: a\n---\nGo.\n", ".env": "CLINE_DATA_DIR=./d\n" },
      "d/settings/cline_mcp_settings.json",
    ],
  ])("%s", async (_, files, started) => {
    expect(await powerBetween({ ...files, [started]: "one" }, { ...files, [started]: "two" })).toBe("widened");
  });

  it("has another value if a variable that it names has", async () => {
    const env = (x: string): Repository => ({
      ".cline/agents/a.yml": "---\nname: a\n---\nGo.\n",
      ".env": `X=${x}\nCLINE_MCP_SETTINGS_PATH=$X\n`,
    });
    expect(await powerBetween(env("./a.json"), env("./b.json"))).toBe("widened");
  });

  it("does not count data that it names, or what else its directory of modules holds", async () => {
    const data = setting({ REPORT: "docs/report.md" });
    expect(await powerBetween({ ...data, "docs/report.md": "1" }, { ...data, "docs/report.md": "2" })).toBe(
      "unchanged",
    );
    const modules = setting({ PYTHONPATH: "src" });
    const change = await changeBetween({ ...modules, "src/a.py": "1" }, { ...modules, "src/a.py": "2" });
    expect(change.power).toBe("unchanged");
  });
});

describe("what a profile or a setting names and nobody reads", () => {
  const recipe = "title: T\ndescription: D\ninstructions: I\n";
  const junie = (key: string): Repository => ({
    ".junie/agents/a.md": agent("a", "Read"),
    ".junie/config.json": JSON.stringify({ [key]: ["../m"] }),
  });
  it.each<[title: string, files: Repository, path: string, power: string]>([
    [
      "a recipe that another starts",
      { ".goose/recipes/r.yaml": `${recipe}sub_recipes: [{ name: s, path: ../../sub.yaml }]\n` },
      "sub.yaml",
      "widened",
    ],
    ["a folder of servers", junie("mcp-locations"), "m/mcp.json", "widened"],
    ["a folder of models", junie("model-locations"), "m/x.json", "widened"],
    [
      "a script in a folder of plugins that are not checked",
      { ".openhands/agents/a.md": agent("a", "[]"), ".openhands/plugins/p/hooks/hooks.json": "{}\n" },
      ".openhands/plugins/p/x.sh",
      "undecided",
    ],
  ])("is compared: %s", async (_, files, path, power) => {
    expect(await powerBetween({ ...files, [path]: recipe }, { ...files, [path]: `${recipe}x: y\n` })).toBe(power);
    expect(await powerBetween({ ...files, [path]: recipe }, { ...files, [path]: recipe, "z.md": "z" })).toBe(
      "unchanged",
    );
  });
});
