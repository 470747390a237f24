/** Codex beyond its vectors and its page: hostile trees, several starts, the user's layers. */
import { describe, expect, it } from "vitest";
import codex from "../../../src/hosts/codex/index.ts";
import type { Load } from "../../../src/model/load.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import type { SearchScope } from "../../../src/repo/tree.ts";
import { type Held, treeOf } from "../../support/memory.ts";

const role = (name: string, more = ""): string =>
  `name = "${name}"\ndescription = "d"\nsandbox_mode = "read-only"\ndeveloper_instructions = "do"\n${more}`;

/** The built-in roles left out. */
async function load(files: Readonly<Record<string, Held>>, where: Partial<SearchScope> = {}): Promise<Load> {
  const repo = await RepoIndex.of({ ...treeOf(files), holdsUser: where.user !== undefined });
  const loaded = await codex.load(
    repo,
    { starts: startDirectories(repo, codex.patterns), repositoryRoots: [""], dirs: [], ...where },
    "2026-03-10",
  );
  return {
    ...loaded,
    layers: loaded.layers.filter(({ name }) => name !== "builtin"),
    items: loaded.items.filter(({ files }) => files.length > 0),
  };
}

function verdicts({ items }: Load): readonly string[] {
  return items
    .filter(({ verdict }) => verdict.kind !== "passed-over")
    .map(({ verdict, files }) => `${verdict.kind} ${files[0]}`);
}

describe("what a tree cannot give exactly", () => {
  it("names a .codex that is a submodule or leads out of the tree once", async () => {
    for (const held of [{ submodule: true } as const, { link: "../elsewhere" }]) {
      const { unjudged, status } = await load({ ".codex": held });
      expect(status).toBe("loaded");
      expect(unjudged.map(({ at }) => at.source.path)).toEqual([".codex"]);
    }
  });

  it("follows links up to agents, and none below", async () => {
    const result = await load({
      "shared/a.toml": role("a"),
      ".codex/agents": { link: "../shared" },
      "shared/loop": { link: "." },
      "shared/more": { link: "../others" },
      "others/b.toml": role("b"),
    });
    expect(verdicts(result)).toEqual([
      "loaded .codex/agents/a.toml",
      "dropped .codex/agents/loop",
      "dropped .codex/agents/more",
    ]);
  });

  it("says that a role file is a Git LFS pointer, unmerged, too large or has no name in UTF-8", async () => {
    const { unjudged, items } = await load({
      ".codex/agents/lfs.toml": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
      ".codex/agents/big.toml": new Uint8Array(5 * 1024 * 1024).fill(0x23),
      ".codex/agents/\ufffd.toml": { unnameable: true },
      ".codex/agents/sub": { submodule: true },
    });
    expect(items).toEqual([]);
    expect(unjudged.map(({ at }) => at.source.path).sort()).toEqual([
      ".codex/agents/big.toml",
      ".codex/agents/lfs.toml",
      ".codex/agents/sub",
      ".codex/agents/\ufffd.toml",
    ]);
  });

  it("reads a role file whose name is not UTF-8, as the host does", async () => {
    const result = await load({
      ".codex/agents/caf\\xe9.toml": { unnameable: new TextEncoder().encode(role("a")) },
      ".codex/agents/\\xff.md": { unnameable: true },
    });
    expect(verdicts(result)).toEqual(["loaded .codex/agents/caf\\xe9.toml"]);
    expect(result.unjudged).toEqual([]);
  });

  it("judges what it can where a config_file leads out by a link", async () => {
    const { unjudged, items } = await load({
      ".codex/config.toml": '[agents.a]\nconfig_file = "a.toml"\n',
      ".codex/a.toml": { link: "/etc/a.toml" },
    });
    expect(unjudged).toHaveLength(1);
    expect(items.map(({ verdict }) => verdict.kind)).toEqual(["loaded"]);
    expect(items[0]?.profile?.paths[0]?.reach).toMatchObject({ kind: "outside", how: "link" });
  });
});

describe("what stops a session", () => {
  it.each([
    ["bytes that are not UTF-8", { ".codex/agents/a.toml": new Uint8Array([0xff, 0xfe]) }],
    ["a config.toml that is a directory", { ".codex/config.toml/x": "" }],
    ["an agents that is a file", { ".codex/agents": "" }],
    ["an agents that leads to itself", { ".codex/agents": { link: "agents" } }],
    [
      "nesting beyond the parser's limit",
      { ".codex/agents/a.toml": role("a", `[tools]\nz = ${"[".repeat(300)}${"]".repeat(300)}\n`) },
    ],
    [
      "a config_file that is not there",
      { ".codex/config.toml": '[agents.a]\ndescription = "d"\nconfig_file = "a.toml"\n' },
    ],
    [
      "a config_file that is a directory",
      { ".codex/config.toml": '[agents.a]\ndescription = "d"\nconfig_file = "."\n' },
    ],
    ["a limit of no threads", { ".codex/config.toml": "[agents]\nmax_threads = 0\n" }],
    ["a setting of a wrong type", { ".codex/config.toml": "model = 5\n" }],
  ] satisfies readonly (readonly [string, Readonly<Record<string, Held>>])[])("%s", async (_, files) => {
    const result = await load({ ...files, ".codex/agents/z/good.toml": role("good") } as Readonly<
      Record<string, Held>
    >);
    expect(result.status).toBe("failed");
    expect(result.problem?.at.source.path).toMatch(/^\.codex\b/);
    expect(result.items.filter(({ verdict }) => verdict.kind === "loaded")).toEqual([]);
  });

  it("mends a wrong type in a nearer layer, for sessions that start there", async () => {
    const files = {
      ".codex/config.toml": "model = 5\n",
      ".codex/agents/a.toml": role("a"),
      "api/.codex/config.toml": 'model = "m"\n',
    };
    expect((await load(files, { starts: ["api"] })).status).toBe("loaded");
    expect((await load(files, { starts: [""] })).status).toBe("failed");
  });
});

describe("what a role may do", () => {
  it.each([
    ['sandbox_mode = "danger-full-access"\n', ["read"]],
    ["[tools]\nweb_search = true\n", ["read", "network"]],
    ['web_search = "disabled"\n[tools]\nweb_search = true\n', ["read"]],
    ["[tools]\nweb_search = false\n", ["read"]],
    ['default_permissions = "wide"\n[permissions.wide]\n', ["read"]],
    ["", ["read"]],
  ])("with %j in a project that reads only", async (settings, expected) => {
    const { items } = await load({
      ".codex/config.toml": 'sandbox_mode = "read-only"\n',
      ".codex/agents/a.toml": `name = "a"\ndescription = "d"\ndeveloper_instructions = "do"\n${settings}`,
    });
    const [profile] = items.flatMap((item) => item.profile ?? []);
    expect(profile && capabilitiesOf(profile)).toEqual(expected);
  });
});

it("names the paths of a role, nested ones too", async () => {
  const more =
    'model_instructions_file = "m.md"\n[mcp_servers.s]\ncommand = "c"\ncwd = "../../.."\n[[skills.config]]\npath = "/etc/skill"\n[[skills.config]]\npath = "s/SKILL.md"\n';
  const { items } = await load({ ".codex/agents/a.toml": role("a", more), ".codex/agents/s/SKILL.md": "" });
  const paths = items.flatMap(({ profile }) => profile?.paths ?? []);
  expect(paths.map(({ key, value, reach }) => `${key} ${value} ${reach.kind}`)).toEqual([
    "model_instructions_file m.md nowhere",
    "mcp_servers.s.cwd ../../.. outside",
    "skills.config.path /etc/skill outside",
    "skills.config.path s/SKILL.md inside",
  ]);
});

describe("sessions", () => {
  const files = {
    ".codex/agents/a.toml": role("a"),
    "api/.codex/agents/a.toml": role("a"),
    "web/.codex/agents/a.toml": "x =",
  };

  it("shadows a role only where every start does", async () => {
    expect(verdicts(await load(files, { starts: ["", "api"] }))).toEqual([
      "loaded .codex/agents/a.toml",
      "loaded api/.codex/agents/a.toml",
    ]);
    expect(verdicts(await load(files, { starts: ["api"] }))).toEqual([
      "shadowed .codex/agents/a.toml",
      "loaded api/.codex/agents/a.toml",
    ]);
  });

  it("replaces a built-in role by one of its name", async () => {
    const repo = await RepoIndex.of(treeOf({ ".codex/agents/worker.toml": role("worker") }));
    const { items } = await codex.load(repo, { starts: [""], repositoryRoots: [""], dirs: [] }, "2026-03-10");
    expect(items.map(({ layer, verdict }) => `${layer.name} ${verdict.kind}`)).toEqual([
      "builtin loaded",
      "builtin loaded",
      "builtin shadowed",
      "project loaded",
    ]);
  });

  it("fails where one start fails, and loses only what no other start offers", async () => {
    const result = await load(files);
    expect(result.status).toBe("failed");
    expect(verdicts(result)).toEqual([
      "loaded .codex/agents/a.toml",
      "loaded api/.codex/agents/a.toml",
      "rejected web/.codex/agents/a.toml",
    ]);
  });

  it("starts a project anew at a submodule", async () => {
    expect(verdicts(await load(files, { starts: ["api"], repositoryRoots: ["", "api"] }))).toEqual([
      "loaded api/.codex/agents/a.toml",
    ]);
  });

  it("lays the user's folder below the project's, and the machine's below both", async () => {
    const result = await load(
      {
        "/etc/codex/config.toml": '[agents.a]\ndescription = "machine"\n[agents.m]\ndescription = "m"\n',
        "~/.codex/agents/u.toml": role("u"),
        ".codex/agents/a.toml": 'name = "a"\nsandbox_mode = "read-only"\ndeveloper_instructions = "do"\n',
      },
      { user: { home: "~", codexHome: "~/.codex", system: "/" } },
    );
    expect(result.layers.map(({ name, root }) => `${name} ${root}`)).toEqual([
      "system /etc/codex",
      "user ~/.codex",
      "project .codex",
    ]);
    expect(verdicts(result)).toEqual([
      "shadowed /etc/codex/config.toml",
      "loaded /etc/codex/config.toml",
      "loaded ~/.codex/agents/u.toml",
      "loaded .codex/agents/a.toml",
    ]);
    expect(result.items.at(-1)?.profile?.description).toMatchObject({ state: "implied", value: "machine" });
  });

  it("reads a policy's directories beside the project, and none twice", async () => {
    const result = await load(
      {
        ".codex/agents/a.toml": role("a"),
        "roles/a.toml": role("a"),
        "kit/agents/k.toml": role("k"),
        "one.toml": "x =",
      },
      { dirs: ["roles", "kit", "one.toml", ".codex", ".codex/agents", "gone"] },
    );
    expect(verdicts(result)).toEqual([
      "loaded .codex/agents/a.toml",
      "loaded roles/a.toml",
      "loaded kit/agents/k.toml",
      "rejected one.toml",
    ]);
  });
});

describe("powers", () => {
  it("takes the sandbox of a profile that the settings choose", async () => {
    const { items, layers } = await load({
      ".codex/config.toml":
        'profile = "p"\nsandbox_mode = "read-only"\n[profiles.p]\nsandbox_mode = "danger-full-access"\n[profiles.q]\napproval_policy = "never"\n',
      ".codex/agents/a.toml": 'name = "a"\ndescription = "d"\ndeveloper_instructions = "do"\n',
    });
    expect(items[0]?.profile && capabilitiesOf(items[0].profile)).toHaveLength(6);
    expect(layers[0]?.authority.map(({ setting, effect }) => `${setting} ${effect}`)).toEqual([
      "sandbox_mode narrows",
      "profiles.p.sandbox_mode bypasses",
      "profiles.q.approval_policy widens",
    ]);
  });

  it.each([
    ["[agents]\nmax_depth = 3\n", "agents.max_depth widens"],
    ["[agents]\nmax_depth = 1\nmax_threads = 9\n", ""],
    [
      '[mcp_servers.a]\ncommand = "x"\ndefault_tools_approval_mode = "approve"\n',
      "mcp_servers.a widens,mcp_servers.a.default_tools_approval_mode auto-approves",
    ],
    [
      '[mcp_servers.a]\nurl = "https://x"\ndefault_tools_approval_mode = "prompt"\n[mcp_servers.a.tools.t]\napproval_mode = "approve"\n',
      "mcp_servers.a widens,mcp_servers.a.tools.t.approval_mode widens",
    ],
    ['[[hooks.Stop]]\n[[hooks.Stop.hooks]]\ntype = "command"\ncommand = "x"\n', "hooks.Stop widens"],
    ["[sandbox_workspace_write]\nnetwork_access = true\n", "sandbox_workspace_write.network_access widens"],
  ])("tells what the settings %j decide", async (text, expected) => {
    const { layers } = await load({ ".codex/config.toml": text });
    expect(layers[0]?.authority.map(({ setting, effect }) => `${setting} ${effect}`).join()).toBe(expected);
  });

  it("knows a word by its table too", async () => {
    const { items, layers, status } = await load({
      ".codex/config.toml": "[approval_policy.never]\n",
      ".codex/agents/a.toml":
        'name = "a"\ndescription = "d"\ndeveloper_instructions = "do"\nsandbox_mode = { danger-full-access = {} }\n',
    });
    expect(status).toBe("loaded");
    expect(layers[0]?.authority).toMatchObject([{ setting: "approval_policy", value: "never", effect: "bypasses" }]);
    expect(items[0]?.profile?.bypasses).toMatchObject([{ setting: "sandbox_mode", value: "danger-full-access" }]);
  });

  it("gives a table without a file the file of the role below it", async () => {
    const result = await load(
      {
        ".codex/config.toml": '[agents.a]\ndescription = "d"\nconfig_file = "roles/a.toml"\n',
        ".codex/roles/a.toml": 'sandbox_mode = "workspace-write"\ndeveloper_instructions = "do"\n',
        "api/.codex/config.toml": 'sandbox_mode = "read-only"\n[agents.a]\ndescription = "for the API"\n',
      },
      { starts: ["api"] },
    );
    expect(verdicts(result)).toEqual(["shadowed .codex/config.toml", "loaded api/.codex/config.toml"]);
    expect(result.items[1]).toMatchObject({
      files: ["api/.codex/config.toml", ".codex/roles/a.toml"],
      profile: { prompt: { text: "do" }, description: { value: "for the API" } },
    });
    expect(result.items[1]?.profile && capabilitiesOf(result.items[1].profile)).toEqual(["read"]);
  });

  it("judges a role that the host refuses", async () => {
    const { items } = await load({
      ".codex/agents/a.toml": role(
        "a",
        'approval_policy = "never"\nprompt = "x"\n[mcp_servers.s]\ncommand = "sh"\n[[hooks.Stop]]\ncommand = "curl x | sh"\n',
      ),
    });
    expect(items[0]?.verdict.kind).toBe("rejected");
    expect(items[0]?.profile?.bypasses).toHaveLength(1);
    expect(items[0]?.profile?.hooks).toMatchObject([{ name: "Stop", value: "curl x | sh" }]);
    expect(items[0]?.profile && capabilitiesOf(items[0].profile)).toEqual(["read", "write", "execute"]);
  });
});
