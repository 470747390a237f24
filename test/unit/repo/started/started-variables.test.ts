/** Variables by which programs load or start files that no command line names. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filesStartedBy } from "../../../../src/repo/started/started-code.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { agent, type Repository } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";
import { powerBetween } from "../../../support/powers.ts";

async function startedBy(line: string, files: Repository): Promise<readonly string[]> {
  const repo = await RepoIndex.of(treeOf(files));
  const { files: found } = await filesStartedBy([line], "", repo, new Map([[line, "host"]]));
  return found.map(({ path }) => path);
}

type Form = readonly [name: string, value: string, path: string, files?: Repository];

const ofGit = (text: string): Repository => ({ "tools/git.conf": text });
const rc: Repository = { "n.rc": "script-shell=./sh.sh\n" };

/** A file that a program loads or starts because of a variable. */
const forms: readonly Form[] = [
  ["ZDOTDIR", "./z", "z/.zshenv"],
  ["HOME", "./h", "h/.bashrc"],
  ["HOME", "./h", "h/.config/git/config"],
  ["HOME", ".", ".bashrc"],
  ["HOME", "$PWD", ".profile"],
  ["XDG_CONFIG_HOME", "./h", "h/git/config"],
  ["PERL5OPT", "-Mguard", "guard.pm"],
  ["PERL5OPT", "-Ilib -MGuard", "lib/Guard.pm"],
  ["PERL5LIB", "./lib", "lib/strict.pm"],
  ["RUBYOPT", "-r./g", "g.rb"],
  ["RUBYOPT", "-Ilib -rguard", "lib/guard.rb"],
  ["RUBYLIB", "./lib", "lib/json.rb"],
  ["GIT_CONFIG_GLOBAL", "./gitcfg", "gitcfg"],
  ["GIT_CONFIG_GLOBAL", "tools/git.conf", "tools/git.conf"],
  ["GIT_CONFIG_GLOBAL", "tools/git.conf", "tools/hooks/pre-commit", ofGit("[core]\n\thooksPath = tools/hooks\n")],
  ["GIT_CONFIG_GLOBAL", "tools/git.conf", "tools/fs.sh", ofGit("[core]\n\tfsmonitor = tools/fs.sh\n")],
  ["GIT_CONFIG_GLOBAL", "tools/git.conf", "tools/more.conf", ofGit("[include]\n\tpath = more.conf\n")],
  ["GIT_TEMPLATE_DIR", "./tpl", "tpl/hooks/post-checkout"],
  ["GIT_EXEC_PATH", "./ge", "ge/git-status"],
  ["npm_config_userconfig", "./n.rc", "n.rc"],
  ["NPM_CONFIG_USERCONFIG", "./n.rc", "sh.sh", rc],
  ["npm_config_node_options", "--require ./e.cjs", "e.cjs"],
  ["npm_config_prefix", "./np", "np/etc/npmrc"],
  ["PYTHONPATH", "./py", "py/sitecustomize.py"],
  ["PYTHONPATH", "./py:./more", "more/json.py"],
  ["PYTHONHOME", "./ph", "ph/lib/python3/os.py"],
  ["LD_PRELOAD", "./e.so", "e.so"],
  ["LD_LIBRARY_PATH", "./ll", "ll/libc.so.6"],
  ["JAVA_TOOL_OPTIONS", "-javaagent:./a.jar", "a.jar"],
  ["LUA_INIT", "@init.lua", "init.lua"],
  ["CARGO_HOME", "./ch", "ch/config.toml"],
  ["GRADLE_USER_HOME", "./gh", "gh/init.d/x.gradle"],
  ["DOCKER_CONFIG", "./dc", "dc/config.json"],
  ["MISE_CONFIG_DIR", "./mi", "mi/config.toml"],
  ["PATH", "./bin:/bin", "bin/git"],
];

const cases = forms.map(([name, value, path, files = {}]) => ({ name, value, path, files }));

/** The same variable in the texts that may set it. */
const texts: readonly (readonly [
  where: string,
  text: (name: string, value: string) => readonly [line: string, files?: Repository],
])[] = [
  ["before a command", (name, value) => [`${name}='${value}' guard`]],
  ["by env", (name, value) => [`env ${name}="${value}" guard --all`]],
  ["in a script", (name, value) => ["sh s.sh", { "s.sh": `#!/bin/sh\nexport ${name}="${value}"\nguard\n` }]],
  ["in a Makefile", (name, value) => ["make x", { Makefile: `export ${name} = ${value}\nx:\n\tguard\n` }]],
  ["in a Dockerfile", (name, value) => ["docker build .", { Dockerfile: `FROM a\nENV ${name} "${value}"\n` }]],
  [
    "in a manifest",
    (name, value) => ["task x", { "Taskfile.yml": `env:\n  ${name}: "${value}"\ntasks: { x: guard }\n` }],
  ],
];

describe.each(texts)("%s", (_, textOf) => {
  it.each(cases)("$name=$value starts $path", async ({ name, value, path, files }) => {
    const [line, more = {}] = textOf(name, value);
    expect(await startedBy(line, { ...files, ...more, [path]: "" })).toContain(path);
  });
});

const profile: Repository = { ".claude/agents/a.md": agent("a", "Read") };
const settings: readonly (readonly [where: string, files: (env: object) => Repository])[] = [
  ["settings", (env) => ({ ...profile, ".claude/settings.json": JSON.stringify({ env }) })],
  [
    "a server",
    (env) => ({ ...profile, ".mcp.json": JSON.stringify({ mcpServers: { s: { command: "guard", env } } }) }),
  ],
  [
    "a server of a profile",
    (env) => ({
      ".claude/agents/a.md": agent("a", "Read", {
        more: `mcpServers: ${JSON.stringify([{ s: { command: "guard", env } }])}\n`,
      }),
    }),
  ],
];

describe.each(settings)("variables of %s", (_, filesOf) => {
  it.each(cases)("$name=$value: $path is another one", async ({ name, value, path, files }) => {
    const same = { ...filesOf({ [name]: value }), ...files };
    expect(await powerBetween({ ...same, [path]: "a" }, { ...same, [path]: "b" })).toBe("widened");
  });
});

it.each([
  ["HOME=$HOME guard", "README.md"],
  ["HOME=${HOME:-/root} guard", ".bashrc"],
  ["HOME=~ guard", ".bashrc"],
  ["cd $HOME ./h", "h/.bashrc"],
  ["HOME=. guard", "src/x.sh"],
  ["PYTHONPATH=src guard", "src/other.py"],
  ["MY_HOME=./h guard", "h/.bashrc"],
  ["PATH=./bin:$PATH guard", "bin/deep/x"],
])("does not count what is not meant: %s", async (line, path) =>
  expect(await startedBy(line, { [path]: "", "h/x": "", "src/x.py": "" })).not.toContain(path),
);

it("finds a file whatever is written around its variable", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom("", "sudo ", "cd x && ", "true; ", "if a; then ", "( "),
      fc.constantFrom("'", '"', ""),
      fc.constantFrom(
        "h",
        "./h",
        "./h/",
        "$PWD/h",
        "${PWD}/h",
        "$(pwd)/h",
        "$CLAUDE_PROJECT_DIR/h",
        "${{ github.workspace }}/h",
        "${X:-./h}",
      ),
      fc.constantFrom("HOME", "ZDOTDIR", "XDG_CONFIG_HOME", "GIT_TEMPLATE_DIR"),
      async (before, quote, value, name) => {
        fc.pre(quote !== "" || !/[\s()]/.test(value));
        expect(await startedBy(`${before}${name}=${quote}${value}${quote} guard`, { "h/a/b": "" })).toEqual(["h/a/b"]);
      },
    ),
  ));
