/** Factory: what the page's examples leave out. */
import { defaultEditionOf } from "../../src/model/host.ts";
import { describe, expect, it } from "vitest";
import host from "../../src/hosts/factory/index.ts";
import type { Item, Load } from "../../src/model/load.ts";
import { startDirectories } from "../../src/repo/patterns.ts";
import { capabilitiesOf } from "../../src/model/profile.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { type Held, treeOf } from "../support/memory.ts";

async function load(
  files: Readonly<Record<string, Held>>,
  user?: { readonly home: string },
  dirs: readonly string[] = [],
): Promise<Load> {
  const repo = await RepoIndex.of({ ...treeOf(files), ...(user ? { holdsUser: true } : {}) });
  return host.load(
    repo,
    { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs, ...(user ? { user } : {}) },
    defaultEditionOf(host),
  );
}

async function one(text: string): Promise<Item> {
  return (await load({ ".factory/droids/a.md": text })).items[0] ?? expect.fail();
}

const droid = (front: string) => `---\nname: a\ndescription: Works.\n${front}---\nWork.\n`;

const may = ({ profile }: Item): string => (profile ? capabilitiesOf(profile).join(" ") : "none");

const every = "read write execute network external";

describe("tools and servers", () => {
  it.each([
    ["tools: mcp\nmcpServers: []\n", "external"],
    ["tools: edit\nmcpServers: []\n", "write"],
    ["tools: Read-Only\n", every],
    ["tools: {}\n", every],
    ["tools:\n", every],
    ["mcpServers: []\n", every],
    ["tools: [TodoWrite]\nmcpServers: []\n", ""],
    ["tools: [Read]\nmcpServers: [linear]\n", "read external"],
    ["tools: [Read]\nmcpServers: { linear: {} }\n", "read external"],
    ["tools: [ApplyPatch, FetchUrl]\nmcpServers: []\n", "write network"],
    ["tools: [execute]\nmcpServers: []\n", "execute"],
  ])("%j: %s", async (front, expected) => expect(may(await one(droid(front)))).toBe(expected));

  it("judges every reading of a key that stands twice, though the file may be refused", async () => {
    const item = await one(droid("tools: read-only\ntools: execute\nmcpServers: []\n"));
    expect(item.verdict.kind).toBe("rejected");
    expect(may(item)).toBe("read execute");
  });

  it("judges merge keys both ways", async () => {
    expect(
      may(await one("---\nname: a\nx: &x { tools: execute }\n<<: *x\ntools: read-only\nmcpServers: []\n---\nWork.\n")),
    ).toBe("read");
    expect(may(await one("---\nname: a\nx: &x { tools: execute }\n<<: *x\nmcpServers: []\n---\nWork.\n"))).toBe(every);
  });
});

describe("settings", () => {
  it.each([
    ['{ "autonomyMode": "auto-high" }', "bypasses"],
    ['{ "subagentAutonomyLevel": "high" }', "bypasses"],
    ['{ "subagentAutonomyLevel": "medium" }', "auto-approves"],
    ['{ "subagentAutonomyLevel": "inherit" }', undefined],
    ['{ "maxAutonomyLevel": "low" }', "narrows"],
    ['{ "autonomyMode": "normal", "autonomyMode": "auto-high" }', "bypasses"],
    ['// comment\n{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "./x" }] }] }, }', "widens"],
    ['{ "enabledPlugins": { "a@b": true, "c@d": false } }', "widens"],
  ])("%s: %s", async (settings, effect) => {
    const { layers } = await load({ ".factory/settings.local.json": settings });
    expect(layers.flatMap(({ authority }) => authority.map((one) => one.effect))).toEqual(
      effect === undefined ? [] : [effect],
    );
  });

  it("tells no secret of a command or a model", async () => {
    const { layers } = await load({
      ".factory/mcp.json": '{ "mcpServers": { "a": { "command": "run --token hunter2" } } }',
      ".factory/settings.json": '{ "customModels": [{ "apiKey": "hunter2" }] }',
    });
    expect(JSON.stringify(layers.map(({ authority }) => authority.map(({ value }) => value)))).toBe(
      '[["a model","a command"],[]]',
    );
  });
});

it("reads the sandbox, and a list that names every command", async () => {
  const settings = {
    commandAllowlist: ["ls", "*"],
    sandbox: {
      filesystem: { allowWrite: ["~"], denyRead: ["~/.ssh"] },
      network: { allowedDomains: ["*", "a.example"] },
    },
    allowBackgroundProcesses: true,
    enableCustomDroids: false,
  };
  const { layers } = await load({ ".factory/settings.json": JSON.stringify(settings) });
  expect(layers[0]?.authority.map(({ effect, setting, value }) => `${effect} ${setting} ${value}`)).toEqual([
    "auto-approves commandAllowlist *",
    "widens commandAllowlist ls",
    "widens sandbox.filesystem.allowWrite ~",
    "narrows sandbox.filesystem.denyRead ~/.ssh",
    "widens sandbox.network.allowedDomains *",
    "widens sandbox.network.allowedDomains a.example",
    "widens allowBackgroundProcesses true",
    "narrows enableCustomDroids false",
  ]);
});

describe("layers", () => {
  it("puts a project's droid above the user's, and reads what a policy names", async () => {
    const { items } = await load(
      { ".factory/droids/a.md": droid(""), "~/.factory/droids/b.md": droid(""), "shared/droids/c.md": droid("") },
      { home: "~" },
      ["./shared/droids/"],
    );
    expect(items.map(({ files, verdict }) => [files[0], verdict.kind])).toEqual([
      [".factory/droids/a.md", "loaded"],
      ["~/.factory/droids/b.md", "shadowed"],
      ["shared/droids/c.md", "loaded"],
    ]);
  });

  it("never throws, and always has a verdict", async () => {
    for (const front of [
      "- a",
      "tools: [",
      "? [a]\n: b",
      "a: *b",
      "name: [x]",
      "mcpServers: 3",
      "tools: [[Read], { a: b }, 3]",
    ]) {
      const { items } = await load({ ".factory/droids/a.md": `---\n${front}\n---\nWork.\n` });
      expect(items[0]?.verdict.kind).toMatch(/loaded|rejected/);
    }
  });
});
