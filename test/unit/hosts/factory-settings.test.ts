/** Factory: what its settings and files of hooks decide, as sessions of droid 0.225.2 showed it. */
import { describe, expect, it } from "vitest";
import host from "../../../src/hosts/factory/index.ts";
import { defaultEditionOf } from "../../../src/model/host.ts";
import type { Load } from "../../../src/model/load.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { treeOf } from "../../support/memory.ts";

async function load(files: Readonly<Record<string, unknown>>): Promise<Load> {
  const texts = Object.entries(files).map(([path, value]) => [
    path.replace(/[^/]+(?:\/[^/]+\.md)?$/, ".factory/$&"),
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  const repo = await RepoIndex.of(treeOf(Object.fromEntries(texts)));
  const where = { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs: [] };
  return host.load(repo, where, defaultEditionOf(host));
}

/** One hook of an event, which starts a file. */
const on = (event: string, command: string) => ({ [event]: [{ hooks: [{ type: "command", command }] }] });

describe("the hooks that run", () => {
  const runs = async (files: Readonly<Record<string, unknown>>): Promise<readonly string[]> =>
    (await load(files)).layers
      .flatMap(({ authority }) => authority)
      .map(({ value, isGuard, endsGuards, because }) =>
        endsGuards
          ? "off"
          : `${value}${isGuard === true ? " guards" : ""}${because.includes("no hook runs") ? " not" : ""}`,
      )
      .sort();

  it.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    [
      "an event of both files",
      { "settings.json": { hooks: on("PreToolUse", "./a") }, "hooks.json": on("PreToolUse", "./b") },
      ["./b guards"],
    ],
    [
      "different events",
      { "settings.json": { hooks: on("PreToolUse", "./a") }, "hooks.json": on("SessionStart", "./b") },
      ["./a guards", "./b"],
    ],
    [
      "an event without hooks",
      { "settings.json": { hooks: on("PreToolUse", "./a") }, "hooks.json": { PreToolUse: [] } },
      [],
    ],
    [
      "a group without hooks",
      { "settings.json": { hooks: on("PreToolUse", "./a") }, "hooks.json": { PreToolUse: [{ hooks: [] }] } },
      [],
    ],
    [
      "a file of hooks with a wrong value",
      { "settings.json": { hooks: on("PreToolUse", "./a") }, "hooks.json": { ...on("PreToolUse", "./b"), Stop: "x" } },
      ["./a guards", "./b guards"],
    ],
    [
      "a key that is no event",
      { "settings.json": { hooks: on("PreToolUse", "./a") }, "hooks.json": { hooks: on("PreToolUse", "./b") } },
      ["./a guards", "./b"],
    ],
    [
      "local settings",
      { "settings.local.json": { hooks: { ...on("PreToolUse", "./a"), hooksDisabled: true } } },
      ["./a"],
    ],
    [
      "local settings beside others",
      {
        "settings.json": { hooks: on("PreToolUse", "./a") },
        "settings.local.json": { hooks: { hooksDisabled: true } },
      },
      ["./a guards"],
    ],
    [
      "a switch beside them",
      { "settings.json": { hooks: { ...on("PreToolUse", "./a"), hooksDisabled: true } } },
      ["./a guards not", "off"],
    ],
    ["a switch alone", { "settings.json": { hooks: { hooksDisabled: true } } }, ["off"]],
    [
      "a switch in the file of hooks",
      { "settings.json": { hooks: on("PreToolUse", "./a") }, "hooks.json": { hooksDisabled: true } },
      ["./a guards not", "off"],
    ],
    [
      "a switch in the settings, hooks in their file",
      { "settings.json": { hooks: { hooksDisabled: true } }, "hooks.json": on("PreToolUse", "./b") },
      ["./b guards not", "off"],
    ],
    [
      "a switch that is a text",
      { "settings.json": { hooks: { ...on("PreToolUse", "./a"), hooksDisabled: false } } },
      ["./a guards"],
    ],
    [
      "a switch at the top, where it has no effect",
      { "settings.json": { hooksDisabled: true, hooks: on("PreToolUse", "./a") } },
      ["./a guards"],
    ],
  ])("%s", async (_, files, expected) => {
    expect(await runs(files)).toEqual(expected);
  });
});

describe("servers that connect late", () => {
  const droid = (front: string) => `---\nname: a\ndescription: Works.\n${front}---\nWork.\n`;
  const server = { mcpServers: { alpha: { command: "node", args: ["server.mjs"] } } };

  it.each<[string, string, Readonly<Record<string, unknown>>, string]>([
    ["a list", "tools: [Read]\n", { "mcp.json": server }, "read external"],
    ["a category", "tools: edit\n", { "mcp.json": server }, "write external"],
    ["an empty list", "tools: []\n", { "mcp.json": server }, "external"],
    ["no server", "tools: [Read]\n", {}, "read"],
    [
      "a server that is off",
      "tools: [Read]\n",
      { "mcp.json": { mcpServers: { alpha: { ...server.mcpServers.alpha, disabled: true } } } },
      "read",
    ],
    [
      "a session that waits",
      "tools: [Read]\n",
      { "mcp.json": server, "settings.json": { blockOnMcpLoad: true } },
      "read",
    ],
    [
      "a text in place of the switch, which counts",
      "tools: [Read]\n",
      { "mcp.json": server, "settings.json": { blockOnMcpLoad: "true" } },
      "read",
    ],
    [
      "a switch that a later file takes back",
      "tools: [Read]\n",
      {
        "mcp.json": server,
        "settings.json": { blockOnMcpLoad: true },
        "settings.local.json": { blockOnMcpLoad: false },
      },
      "read external",
    ],
    [
      "a switch in the file of servers",
      "tools: [Read]\n",
      { "mcp.json": { ...server, blockOnMcpLoad: true } },
      "read external",
    ],
    ["a server of a session below", "tools: [Read]\n", { "sub/mcp.json": server }, "read external"],
    [
      "one below, and a switch above",
      "tools: [Read]\n",
      { "sub/mcp.json": server, "settings.json": { blockOnMcpLoad: true } },
      "read",
    ],
    [
      "one below, and a switch above that is taken back",
      "tools: [Read]\n",
      {
        "sub/mcp.json": server,
        "settings.json": { blockOnMcpLoad: true },
        "sub/settings.json": { blockOnMcpLoad: false },
      },
      "read external",
    ],
    [
      "one above, and a switch only below",
      "tools: [Read]\n",
      { "mcp.json": server, "sub/settings.json": { blockOnMcpLoad: true } },
      "read external",
    ],
    ["a server of the settings, which is not started", "tools: [Read]\n", { "settings.json": server }, "read"],
  ])("%s", async (_, front, files, expected) => {
    const { items } = await load({ ...files, "droids/a.md": droid(front) });
    const profile = items[0]?.profile ?? expect.fail();
    expect(capabilitiesOf(profile).join(" ")).toBe(expected);
    const told = profile.ineffective.filter(({ kind, what }) => kind === "limit" && what === "tools");
    expect(told.map(({ because }) => because.includes("`alpha`"))).toEqual(expected.includes("external") ? [true] : []);
  });

  it("give their tools to the droids of a session below, and of no other", async () => {
    const { items } = await load({
      "sub/mcp.json": server,
      "sub/deep/droids/b.md": droid("tools: [Read]\n"),
      "other/droids/c.md": droid("tools: [Read]\n"),
    });
    const found = items.flatMap(({ files: [file = ""], profile }) =>
      profile && file ? [[file, capabilitiesOf(profile)]] : [],
    );
    expect(Object.fromEntries(found)).toEqual({
      "other/.factory/droids/c.md": ["read"],
      "sub/deep/.factory/droids/b.md": ["read", "external"],
    });
  });

  it("are named only where the name is a plain one", async () => {
    const odd = { mcpServers: { "a`\n::error::b": server.mcpServers.alpha } };
    const { items } = await load({ "mcp.json": odd, "droids/a.md": droid("tools: [Read]\n") });
    const [told] = items[0]?.profile?.ineffective ?? [];
    expect(told?.because).toMatch(/^a droid that runs while a server of `mcp\.json` connects /);
  });
});

describe("permission rules", () => {
  const rule = (more: object = {}) => ({
    id: "a",
    decision: "allow",
    match: { prefix: ["git", ["push", "pull"]] },
    tests: { match: ["git push x"], noMatch: ["ls"] },
    ...more,
  });
  const rules = (...list: readonly object[]) => ({ permissionRules: { version: 1, rules: list } });
  const read = async (settings: object): Promise<readonly string[]> => {
    const { layers, unjudged } = await load({ "settings.json": settings });
    return [
      ...layers
        .flatMap(({ authority }) => authority)
        .map(({ effect, setting, value }) => `${effect} ${setting} ${value}`),
      ...unjudged.map(({ message }) => message.replace(/, (?:and|whose) .*$/, "")),
    ];
  };

  it.each<[string, object, readonly string[]]>([
    ["one that allows", rules(rule()), ["widens permissionRules git push|pull"]],
    [
      "ones that limit",
      rules(rule({ decision: "block" }), rule({ id: "b", decision: "ask" })),
      ["narrows permissionRules git push|pull", "narrows permissionRules git push|pull"],
    ],
    ["one that is off", rules(rule({ enabled: false })), []],
    [
      "another version",
      { permissionRules: { version: 2, rules: [rule({ decision: "block" })] } },
      ["has `permissionRules` of another version than 1"],
    ],
    [
      "a list alone",
      { permissionRules: [rule()] },
      ["widens permissionRules git push|pull", "has `permissionRules` without a list of `rules`"],
    ],
    ["a further key", { permissionRules: { version: 1, rules: [], more: 1 } }, ["has a key that no rules have"]],
    [
      "two of one name",
      rules(rule(), rule()),
      ["widens permissionRules git push|pull", "widens permissionRules git push|pull", "has two rules of one `id`"],
    ],
    [
      "a name of droid's own",
      rules(rule({ id: "builtin/pwd-allow" })),
      ["widens permissionRules git push|pull", "has a rule without an `id` of its own"],
    ],
    ["a word that every object has", rules(rule({ decision: "constructor" })), ["has a rule without a `decision`"]],
    ["no decision", rules(rule({ decision: "deny" })), ["has a rule without a `decision`"]],
    [
      "no commands",
      rules(rule({ match: { prefix: [] } })),
      ["widens permissionRules …", "has a rule without a `match`"],
    ],
    [
      "no tests",
      rules(rule({ tests: { match: ["git push x"], noMatch: [] } })),
      ["widens permissionRules git push|pull", "has a rule without `tests`"],
    ],
  ])("%s", async (_, settings, expected) => {
    expect(await read(settings)).toEqual(expected);
  });

  it("counts in a file that a workflow names", async () => {
    const step = { run: "droid exec --settings ci.json go" };
    const repo = await RepoIndex.of(
      treeOf({
        ".github/workflows/a.yml": JSON.stringify({ on: "push", jobs: { a: { "runs-on": "x", steps: [step] } } }),
        "ci.json": JSON.stringify(rules(rule())),
      }),
    );
    const where = { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs: [] };
    const { layers } = await host.load(repo, where, defaultEditionOf(host));
    expect(layers.flatMap(({ authority }) => authority).map(({ value }) => value)).toContain("git push|pull");
  });

  it("has the whole rule as its content", async () => {
    const contents = async (tests: object) =>
      (await load({ "settings.json": rules(rule({ tests })) })).layers.flatMap(({ authority }) => authority)[0]
        ?.content;
    const [one, other] = [
      await contents({ match: ["git push x"], noMatch: ["ls"] }),
      await contents({ match: ["git pull"], noMatch: ["ls"] }),
    ];
    expect(one).toBeDefined();
    expect(one).not.toBe(other);
  });
});

it("knows the settings that a project cannot make", async () => {
  const { layers, unjudged } = await load({
    "settings.json": {
      enableCustomDroids: false,
      trustedFolders: { x: {} },
      allowManagedHooksOnly: true,
      env: { PATH: "x" },
    },
  });
  expect([layers.flatMap(({ authority }) => authority), unjudged]).toEqual([[], []]);
});
