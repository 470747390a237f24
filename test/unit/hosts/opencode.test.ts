/** opencode and Kilo: what the page's examples leave out, most of it in the first edition. */
import { describe, expect, it } from "vitest";
import host from "../../../src/hosts/opencode/index.ts";
import { matchesCallPattern } from "../../../src/hosts/opencode/permissions/rules.ts";
import type { Load } from "../../../src/model/load.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { capabilitiesOf, grantsOf } from "../../../src/model/profile.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { type Held, treeOf } from "../../support/memory.ts";
import { describeLoad } from "../../support/verdicts.ts";
import { expectLinear } from "../../support/growth.ts";

async function load(files: Readonly<Record<string, Held>>, edition = "2"): Promise<Load> {
  const repo = await RepoIndex.of(treeOf(files));
  return host.load(repo, { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs: [] }, edition);
}

const verdictsOf = ({ items }: Load) =>
  Object.fromEntries(
    items.filter(({ files }) => files.length > 0).map(({ files, verdict }) => [files[0], verdict.kind]),
  );

const agent = (front: string, body = "Work.") => `---\ndescription: Works.\n${front}---\n${body}\n`;

async function powers(front: string, edition = "2", settings?: string): Promise<string> {
  const read = await load(
    { ".opencode/agents/a.md": agent(front), ...(settings === undefined ? {} : { "opencode.json": settings }) },
    edition,
  );
  const profile = read.items.find(({ files }) => files[0] === ".opencode/agents/a.md")?.profile;
  return profile ? capabilitiesOf(profile).join(" ") : "none";
}

const every = "read write execute network delegate external";

it("says of a file that is left out no more than why", async () => {
  const front = "model: haiku\ntools: [Read]\ndisallowedTools: [Write]\n";
  const read = await load({
    ".opencode/agents/a.md": agent(front),
    ".opencode/agents/b.md": agent(front.replace("[Read]", "{ edit: false }")),
    "opencode.json": '{"agents":{"c":{"model":"haiku","tools":{"read":true}}}}',
  });
  const told = read.items
    .filter(({ files }) => files.length > 0)
    .map(
      ({ files, verdict, profile }) =>
        `${files[0]} ${verdict.kind} ${profile?.ineffective.map(({ what }) => what).join(" ")}`,
    );
  expect(told.sort()).toEqual([
    ".opencode/agents/a.md dropped ",
    ".opencode/agents/b.md loaded disallowedTools model: haiku",
    "opencode.json dropped ",
  ]);
});

describe("whom a profile may start", () => {
  it.each([
    ["anybody where no rule denies some", "permission: { task: ask }", "1", "general scout-web"],
    [
      "nobody but those that a rule lets through",
      'permission: { task: { "*": deny, "scout-*": ask } }',
      "1",
      "scout-web",
    ],
    ["nobody where a later rule denies all", 'permission: { task: { "scout-*": allow, "*": deny } }', "2", ""],
    ["all but one", "permission: { task: { general: deny } }", "2", "scout-web"],
    [
      "by rules of the new shape",
      'permissions: [{ action: "subagent", resource: "*", effect: deny }, { action: "sub*", resource: general, effect: allow }]',
      "2",
      "general",
    ],
    ["nobody where only skills are left", "permission: { task: deny, skill: allow }", "1", ""],
  ])("is what its rules allow: %s", async (_, front, edition, expected) => {
    const { items } = await load({ ".opencode/agents/a.md": agent(`${front}\n`) }, edition);
    const profile = items.find(({ files }) => files.length > 0)?.profile;
    expect(["general", "scout-web"].filter((name) => profile?.mayStart?.(name) ?? true).join(" ")).toBe(expected);
  });
});

describe("what rules grant", () => {
  it.each([
    ["permission: deny\n", "1", ""],
    ["permission: deny\n", "2", ""],
    ["permission:\n  '*': deny\n  bash: ask\n", "1", "execute"],
    ["permission:\n  bash: ask\n  '*': deny\n", "1", ""],
    ["permission:\n  '*': deny\n  task: allow\n", "2", "delegate"],
    ["permission:\n  '*': deny\n  shell: allow\n", "1", ""],
    ["permission:\n  '*': deny\n  github_*: allow\n", "1", "external"],
    ["permission:\n  '*': deny\n  '*_*': allow\n  edit:\n    'docs/*': allow\n", "1", "write external"],
    ["permission:\n  'web*': deny\n  codesearch: deny\n", "1", "read write execute delegate external"],
    ["permission: {}\n", "1", every],
    ["permission:\n  write: deny\n", "1", every],
    ["permission:\n  write: deny\n", "2", every],
    ["permission:\n  write: deny\n  edit: deny\n", "2", "read execute network delegate external"],
    ["permission:\n  bash: deny\n", "2", "read write network delegate external"],
    ["permissions:\n  - { action: shell, resource: '*', effect: deny }\n", "2", every],
    ["permissions:\n  - { action: write, resource: '*', effect: deny }\n", "2", every],
    ["tools:\n  bash: false\n  write: false\n  '*_*': false\n", "1", "read network delegate external"],
    ["tools:\n  '*': false\n  read: true\n", "2", "read"],
    ["tools:\n  edit: false\npermission:\n  edit: allow\n", "1", every],
    ["tools:\n  write: true\n  edit: false\n", "1", "read execute network delegate external"],
    [
      "permissions:\n  - { action: '*', resource: '*', effect: deny }\n  - { action: 's*', resource: '*', effect: ask }\n",
      "2",
      "execute delegate",
    ],
    ["permissions:\n  - { action: '*', resource: 'src/*', effect: deny }\n", "2", every],
  ])("%j in edition %s: %s", async (front, edition, expected) => {
    expect(await powers(front, edition)).toBe(expected);
  });

  it("keeps the patterns of what is denied else as scopes, without those that a later rule takes back", async () => {
    const read = await load({
      ".opencode/agents/a.md": agent(
        "permission:\n  '*': deny\n  bash:\n    '*': deny\n    'git *': allow\n    'git push *': deny\n    'rm *': allow\n    'r*': deny\n",
      ),
    });
    const [item] = read.items;
    expect(item?.profile && grantsOf(item.profile).map(({ tool, scope }) => [tool, scope])).toEqual([
      ["shell", "git *"],
    ]);
  });

  it("counts what the settings say, and an agent's rules above it", async () => {
    expect(await powers("", "1", '{ "permission": { "bash": "deny", "*": "deny" } }')).toBe("");
    expect(await powers("permission:\n  edit: allow\n", "1", '{ "permission": "deny" }')).toBe("write");
    expect(
      await powers(
        "",
        "2",
        '{ "permission": { "bash": "deny" }, "permissions": [{ "action": "edit", "resource": "*", "effect": "deny" }] }',
      ),
    ).toBe("read network delegate external");
    expect(await powers("", "1", '{ "permissions": [{ "action": "edit", "resource": "*", "effect": "deny" }] }')).toBe(
      every,
    );
  });

  it("reads settings' rules one after the other in the second edition, and in place in the first", async () => {
    const settings = '{ "tools": { "bash": true, "*": false }, "permission": { "bash": "allow" } }';
    expect(await powers("", "1", settings)).toBe("");
    expect(await powers("", "2", settings)).toBe("execute");
  });

  it("loads an agent with a model that is none", async () => {
    const files = {
      ".opencode/agents/a.md": agent("model: sonnet\n"),
      ".opencode/agents/b.md": agent("model: sonnet\ntemperature: 1\n"),
      ".opencode/agents/c.md": agent("model: { providerID: a, model: b }\n"),
    };
    expect(Object.values(verdictsOf(await load(files)))).toEqual(["loaded", "loaded", "loaded"]);
    expect(
      Object.values(verdictsOf(await load({ ".opencode/agents/a.md": files[".opencode/agents/a.md"] }, "1"))),
    ).toEqual(["loaded"]);
  });

  it("judges a session that starts below by its own settings too", async () => {
    const read = await load({
      ".opencode/agents/a.md": agent(""),
      "opencode.json": '{ "permission": { "edit": "deny", "bash": "deny" } }',
      "packages/x/opencode.json": '{ "permission": { "bash": "allow" } }',
    });
    expect(capabilitiesOf(read.items[0]?.profile ?? expect.fail())).toEqual([
      "read",
      "execute",
      "network",
      "delegate",
      "external",
    ]);
  });

  it("stays quick where somebody writes more rules than anybody reads, and grants too much rather than too little", async () => {
    const many = Array.from(
      { length: 3_000 },
      (_, i) => `  - { action: "x${i}*${"a*".repeat(20)}b", resource: "${"a*".repeat(40)}${i}", effect: deny }`,
    ).join("\n");
    expect(await powers(`permissions:\n  - { action: "*", resource: "*", effect: deny }\n${many}\n`)).toBe(every);
    expect(
      await powers(
        `permissions:\n  - { action: "*", resource: "*", effect: deny }\n  - { action: "${"*a".repeat(500)}", resource: "*", effect: allow }\n`,
      ),
    ).toBe(every);
    expect(await powers("# nothing\n".repeat(1_000) + "\n".repeat(100_000))).toBe(every);
  });

  it("goes through a mapping as JavaScript does", async () => {
    expect(await powers("", "1", '{ "permission": { "bash": "allow", "*": "allow", "bash": "deny" } }')).toBe(every);
    expect(await powers("permission:\n  bash: deny\n  '*': allow\n  bash: deny\n", "1")).toBe(every);
  });
});

describe("wildcards", () => {
  it.each([
    ["git push", "git push *", true],
    ["git pushx", "git push *", false],
    ["bash", "b?sh", true],
    ["bash", "*", true],
    ["a.b", "a*b*", true],
    ["src\\x", "src/*", true],
    ["BASH", "bash", false],
    ["aaaa", "a*a*a*a*b", false],
  ])("%j against %j: %j", (text, pattern, expected) =>
    expect(matchesCallPattern({ text: text, pattern: pattern })).toBe(expected),
  );

  it("takes time in proportion to the text for a hostile pattern", () =>
    expectLinear(
      1_000,
      (size) => "a".repeat(size),
      (text) => expect(matchesCallPattern({ text: text, pattern: `${"a*".repeat(60)}b` })).toBe(false),
    ));
});

describe("the first edition", () => {
  it("does not start over one file with a wrong value, and loses what the same session reads", async () => {
    const files = {
      ".opencode/agents/good.md": agent(""),
      "packages/x/.opencode/agents/bad.md": agent("steps: 0\n"),
      "packages/x/.opencode/agents/fine.md": agent(""),
      "packages/x/deep/.opencode/agents/lost.md": agent(""),
      ".kilo/agents/other.md": agent(""),
    };
    const read = await load(files, "1");
    expect(read.status).toBe("loaded");
    expect(verdictsOf(read)).toEqual({
      ".opencode/agents/good.md": "loaded",
      "packages/x/.opencode/agents/bad.md": "rejected",
      "packages/x/.opencode/agents/fine.md": "lost",
      "packages/x/deep/.opencode/agents/lost.md": "lost",
      ".kilo/agents/other.md": "loaded",
    });
    expect(verdictsOf(await load(files))).toMatchObject({
      "packages/x/.opencode/agents/bad.md": "dropped",
      "packages/x/.opencode/agents/fine.md": "loaded",
    });
    expect((await load({ ".opencode/agents/bad.md": agent("permission:\n") }, "1")).status).toBe("failed");
  });

  it("refuses settings with the second edition's permissions, and leaves modes out in silence", async () => {
    const settings = '{ "agents": { "a": { "permissions": [] } } }';
    const read = await load({ "opencode.json": settings, ".opencode/modes/b.md": agent("color: blue\n") }, "1");
    expect(read.status).toBe("failed");
    expect(read.layers[0]).toMatchObject({ root: "opencode.json", status: "failed" });
    expect(verdictsOf(read)).toEqual({ "opencode.json": "lost", ".opencode/modes/b.md": "dropped" });
    expect((await load({ "opencode.json": settings })).status).toBe("loaded");
  });

  it("names an agent by its key `name`, the second by its path", async () => {
    const files = { ".opencode/agents/review/security.md": agent("name: guard\n") };
    const names = async (edition: string) => (await load(files, edition)).items[0]?.profile?.identity;
    expect(await names("1")).toBe("guard");
    expect(await names("2")).toBe("review/security");
    expect(describeLoad(await load(files))).toMatch(/name: guard: edition 2 .*path/);
  });
});

describe("frontmatter", () => {
  it.each([
    ['---json\n{ "permission": { "*": "deny", "read": "allow" } }\n---\n', "loaded", "read"],
    ['---json\n{ "permission": "deny", "permission": { "bash": "allow" } }\n---\n', "loaded", every],
    ["---json\n{ no\n---\n", "loaded", every],
    ["---toml\na = 1\n---\n", "loaded", every],
    ["----\npermission: deny\n---\n", "loaded", every],
    ["---\npermission: deny\n----\nbody\n", "loaded", ""],
    ["---\npermission: deny\n", "loaded", ""],
    ["\ufeff---\npermission: deny\n---\n", "loaded", ""],
    ["---\r\npermission: deny\r\n---\r\nbody", "loaded", ""],
    ["---\n# nothing\n---\n", "loaded", every],
    ["---\nbase: &base { edit: deny }\npermission:\n  <<: *base\n  '*': deny\n---\n", "loaded", ""],
    ["---\n<<: { permission: deny }\n---\n", "loaded", ""],
    ["---\npermission: deny\npermission: allow\n---\n", "loaded", every],
    ["---\npermission:\n  bash: deny\n  bash: allow\n---\n", "loaded", every],
  ])("%j is %s: %s", async (text, verdict, expected) => {
    const read = await load({ ".opencode/agents/a.md": text });
    expect(read.items[0]?.verdict.kind).toBe(verdict);
    expect(capabilitiesOf(read.items[0]?.profile ?? expect.fail()).join(" ")).toBe(expected);
  });

  it("is a bypass where it is a program, whatever the program says", async () => {
    const read = await load({ ".opencode/agents/a.md": "---javascript\n{ permission: 'deny' }\n---\n" });
    expect(read.items[0]?.profile?.bypasses).toMatchObject([
      { setting: "frontmatter", value: "---javascript", effect: "bypass" },
    ]);
    expect(read.items[0]?.profile?.extraGrants).toMatchObject([{ capability: "execute" }]);
  });
});

describe("agents of one name", () => {
  const capabilities = ({ items }: Load, path: string) =>
    capabilitiesOf(items.find(({ files: [file] }) => file === path)?.profile ?? expect.fail()).join(" ");
  const rules = (text: string) => `---\ndescription: Works.\npermission: ${text}\n---\nWork.\n`;

  it("are merged by the first edition, so that two files that deny can allow", async () => {
    const files = {
      "opencode.json": '{ "agent": { "a": { "permission": { "*": "deny", "bash": "deny" } } } }',
      ".opencode/agents/a.md": rules('{ bash: allow, "*": deny }'),
    };
    expect(capabilities(await load(files, "1"), ".opencode/agents/a.md")).toBe("execute");
    expect(capabilities(await load(files, "2"), ".opencode/agents/a.md")).toBe("");
  });

  it("are merged with those of every directory above, whose folder comes later", async () => {
    const files = {
      ".opencode/agents/a.md": rules('{ "*": allow }'),
      "x/.opencode/agents/a.md": rules('{ "*": deny, edit: deny }'),
    };
    expect(capabilities(await load(files, "1"), "x/.opencode/agents/a.md")).toBe(
      "read execute network delegate external",
    );
    expect(capabilities(await load(files, "1"), ".opencode/agents/a.md")).toBe(every);
  });

  it("are switched off and on by settings, files and folders in the host's order", async () => {
    const off = '{ "agent": { "a": { "disable": true } } }';
    const verdict = async (files: Readonly<Record<string, string>>) =>
      verdictsOf(await load(files, "1"))[".opencode/agents/a.md"];
    expect(await verdict({ "opencode.json": off, ".opencode/agents/a.md": agent("") })).toBe("dropped");
    expect(await verdict({ "opencode.json": off, ".opencode/agents/a.md": agent("disable: false\n") })).toBe("loaded");
    expect(await verdict({ ".opencode/opencode.json": off, ".opencode/agents/a.md": agent("disable: false\n") })).toBe(
      "loaded",
    );
    expect(
      await verdict({
        "opencode.json": '{ "mode": { "a": { "disable": true } } }',
        ".opencode/agents/a.md": agent("disable: false\n"),
      }),
    ).toBe("dropped");
  });

  it("get what settings of all files allow together", async () => {
    const files = {
      "opencode.json": '{ "permission": { "*": "allow", "bash": "allow" } }',
      ".opencode/opencode.json": '{ "permission": { "*": "deny" } }',
      ".opencode/agents/a.md": agent(""),
    };
    expect(capabilities(await load(files, "1"), ".opencode/agents/a.md")).toBe("execute");
  });
});

describe("prompts in files", () => {
  const settings = (prompt: string) => JSON.stringify({ agent: { a: { description: "Works.", prompt } } });
  const promptOf = async (prompt: string, files: Readonly<Record<string, string>> = {}) => {
    const read = await load({ "opencode.json": settings(prompt), "docs/p.txt": ' Be "nice".\n', ...files }, "1");
    const { source, path, text } = read.items[0]?.profile?.prompt ?? expect.fail();
    return [read.status, source, path, text];
  };

  it.each([
    ["{file:./docs/p.txt}", ["loaded", "file", "docs/p.txt", 'Be "nice".']],
    ["{file:docs/p.txt}", ["loaded", "file", "docs/p.txt", 'Be "nice".']],
    ["First. {file:docs/p.txt} Then.", ["loaded", "inline", null, 'First. Be "nice". Then.']],
    ["{file:docs/none.txt}", ["failed", "file", null, ""]],
    ["{file:docs}", ["failed", "file", "docs", ""]],
    ["{file:/etc/hostname}", ["loaded", "file", null, ""]],
    ["{file:../p.txt}", ["loaded", "file", null, ""]],
  ])("are read from the file: %s", async (prompt, expected) => expect(await promptOf(prompt)).toEqual(expected));

  it("name a file in a comment without effect, and one in an unknown key with", async () => {
    const status = async (text: string) => (await load({ "opencode.json": text }, "1")).status;
    expect(await status("{\n  // {file:none}\n}")).toBe("loaded");
    expect(await status("{ /* {file:none} */ }")).toBe("failed");
    expect(await status('{ "zz": "{file:none}" }')).toBe("failed");
  });
});

describe("settings that keep the first edition from starting", () => {
  it.each([
    ['{ "permission": { "bash": "x" } }', "failed"],
    ['{ "permission": null }', "failed"],
    ['{ "permission": { "bash": "{env:MODE}" } }', "loaded"],
    ['{ "tools": { "bash": "no" } }', "failed"],
    ['{ "agent": [] }', "failed"],
    ['{ "agent": { "a": null } }', "failed"],
    ['{ "agents": { "a": { "description": 3 } } }', "loaded"],
    ['{ "share": "always" }', "failed"],
    ['{ "mcp": { "a": { "type": "local", "command": "x" } } }', "failed"],
    ['{ "mcp": { "a": { "type": "bad", "enabled": true } } }', "loaded"],
    ['{ "mcp": { "servers": { "a": { "type": "bad" } } } }', "loaded"],
    ['{ "skills": ["a"] }', "loaded"],
    ['{ "skills": ["a", 3] }', "failed"],
    ['{ "lsp": { "zz": { "disabled": false } } }', "failed"],
    ['{ "plugin": [["b"]] }', "failed"],
    ['{ "theme": 3, "zz": 3 }', "loaded"],
    ['{ "zz": "a\tb" }', "failed"],
    [" \n", "failed"],
    ["", "loaded"],
    ['{ "steps": {env:N} }', "loaded"],
  ])("%j: %s", async (text, expected) => {
    const read = await load({ "opencode.json": text, ".opencode/agents/a.md": agent("") }, "1");
    expect(read.status).toBe(expected);
    expect(verdictsOf(read)[".opencode/agents/a.md"]).toBe(expected === "failed" ? "lost" : "loaded");
  });

  it("hides no server behind many rules", async () => {
    const tools = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`tool-${i}`, false]));
    const mcp = { last: { type: "local", command: ["x"] } };
    const read = await load({ "opencode.json": JSON.stringify({ tools, plugin: ["p"], mcp }) }, "1");
    expect(read.layers[0]?.authority.map(({ setting }) => setting)).toEqual(
      expect.arrayContaining(["mcp.last", "plugin"]),
    );
  });
});

describe("what stands around", () => {
  it("says what it could not read", async () => {
    const read = await load({
      "opencode.json": "{ oops",
      ".opencode/opencode.jsonc": new Uint8Array([0xff, 0xfe]),
      ".opencode/agents": { link: "../elsewhere/agents" },
      ".opencode/agent/a.md": { link: "/etc/passwd" },
    });
    expect(read.layers.map(({ status }) => status)).toContain("failed");
    expect(read.unjudged.map(({ message }) => message)).toEqual([
      expect.stringContaining("not valid UTF-8"),
      expect.stringMatching(/link out of this tree .*`\/etc\/passwd`/),
      expect.stringContaining("not in this tree"),
    ]);
  });

  it.each([
    ['{ "agent": { "a": { "permission": "deny", "permission": { "bash": "allow" } } } }', every],
    ['{ "agent": { "a": { "permission": { "*": "deny", "bash": "deny", "bash": "allow" } } } }', "execute"],
    [
      '{ "agents": { "a": { "permissions": [{ "action": "*", "resource": "*", "effect": "deny" }], "permissions": [] } } }',
      every,
    ],
    ['{ "permission": "deny", "permission": "allow", "agents": { "a": {} } }', every],
    ['{ "agent": { "a": { "permission": { "*": "deny", "bash": "{file:./word}" } } } }', "execute"],
    ['{ "permission": { "*": "deny", "edit": "{env:WORD}" }, "agents": { "a": {} } }', "write"],
  ])("takes what settings say last, and what is put into them for the widest: %s", async (text, expected) => {
    const { items } = await load({ "opencode.json": text });
    expect(capabilitiesOf(items[0]?.profile ?? expect.fail()).join(" ")).toBe(expected);
  });

  it("says where a variable decides what a key or a rule is", async () => {
    const text =
      '{ "permis{env:NO}sion": "allow", "agents": { "a{env:NO}": {}, "b": { "description": "{file:x}", "permissions": [{ "action": "{env:NO}bash", "resource": "*", "effect": "allow" }] } }, "tools": { "x": true } }';
    const { unjudged } = await load({ "opencode.json": text });
    expect(unjudged.map(({ at: { span } }) => text.slice(span.start, span.end))).toEqual([
      '"permis{env:NO}sion"',
      '"a{env:NO}"',
      '"{env:NO}bash"',
    ]);
  });

  it("takes settings in the order of each edition", async () => {
    const a = { ".opencode/agents/a.md": agent(""), "x/.opencode/agents/b.md": agent("") };
    const deny = '{ "permission": { "bash": "deny" } }';
    const allow = '{ "permission": { "bash": "allow" } }';
    const runs = async (files: Readonly<Record<string, string>>, edition: string, path: string) => {
      const { items } = await load({ ...a, ...files }, edition);
      return capabilitiesOf(items.find(({ files: [file] }) => file === path)?.profile ?? expect.fail()).includes(
        "execute",
      );
    };
    expect(await runs({ "opencode.json": deny, "opencode.jsonc": allow }, "2", ".opencode/agents/a.md")).toBe(true);
    expect(await runs({ "opencode.json": allow, "opencode.jsonc": deny }, "2", ".opencode/agents/a.md")).toBe(false);
    expect(await runs({ "opencode.json": deny, "opencode.jsonc": allow }, "1", ".opencode/agents/a.md")).toBe(true);
    expect(
      await runs({ ".opencode/opencode.json": allow, "x/opencode.json": deny }, "2", "x/.opencode/agents/b.md"),
    ).toBe(true);
    expect(
      await runs({ ".opencode/opencode.json": deny, "x/opencode.json": allow }, "2", "x/.opencode/agents/b.md"),
    ).toBe(false);
    expect(
      await runs({ ".opencode/opencode.json": allow, "x/opencode.json": deny }, "1", "x/.opencode/agents/b.md"),
    ).toBe(true);
    expect(
      await runs(
        { ".opencode/opencode.json": allow, "x/.opencode/opencode.json": deny },
        "1",
        "x/.opencode/agents/b.md",
      ),
    ).toBe(true);
    expect(
      await runs(
        { ".opencode/opencode.json": allow, "x/.opencode/opencode.json": deny },
        "2",
        "x/.opencode/agents/b.md",
      ),
    ).toBe(false);
  });

  // Measured on Kilo 7.7.9: `GET /agent` of its server.
  it.each([
    ["tools: { '*': false }\npermission:\n", {}, every],
    ["permission: ~\ntools: { bash: false, edit: false }\n", {}, "read network delegate external"],
    ["", { "kilo.json": '{ "tools": { "*": false }, "permission": null }' }, every],
    [
      "",
      {
        "kilo.json": '{ "permission": { "bash": { "*": "deny" } } }',
        ".kilo/kilo.json": '{ "permission": { "bash": null } }',
      },
      every,
    ],
    [
      "",
      {
        "kilo.json": '{ "permission": { "bash": { "*": "deny" } } }',
        ".kilo/kilo.json": '{ "permission": { "bash": { "*": null } } }',
      },
      every,
    ],
    [
      "permission: { bash: 2026-01-01 }\n",
      { "kilo.json": '{ "agent": { "a": { "permission": { "bash": { "*": "deny" } } } } }' },
      "read write network delegate external",
    ],
  ])(
    "takes a rule without a value in Kilo for none, which replaces another: %j with %j",
    async (front, settings, powers) => {
      const { items } = await load({ ".kilo/agents/a.md": agent(front), ...settings });
      const profile = items.find(({ files: [file] }) => file === ".kilo/agents/a.md")?.profile ?? expect.fail();
      expect(capabilitiesOf(profile).join(" ")).toBe(powers);
    },
  );

  it("holds Kilo's agents to opencode's settings, which come after its own", async () => {
    const files = {
      ".kilo/agents/a.md": agent(""),
      "kilo.json": '{ "permission": { "bash": "deny", "edit": "deny" } }',
      "opencode.json": '{ "permission": { "bash": "allow" } }',
    };
    const { items } = await load(files);
    expect(
      capabilitiesOf(items.find(({ files: [file] }) => file === ".kilo/agents/a.md")?.profile ?? expect.fail()).join(
        " ",
      ),
    ).toBe("read execute network delegate external");
  });

  it.each([
    ["customModes:\n  - { slug: a, groups: [] }\n", "loaded read network delegate external"],
    ["customModes:\n  - { slug: a, groups: [command] }\n", "loaded read execute network delegate external"],
    ["customModes:\n  - { slug: a, groups: [[edit, { fileRegex: x }]] }\n", "loaded read network delegate external"],
    [
      "customModes:\n  - { slug: a, groups: [edit] }\n  - { slug: b }\n",
      "lost read write network delegate external; dropped read network delegate external",
    ],
    [
      "customModes:\n  - { slug: a, groups: [edit], groups: [command] }\n",
      "dropped read write execute network delegate external",
    ],
    ["customModes:\n  - { slug: code, groups: [edit] }\n", "dropped read write network delegate external"],
    ["customModes:\n  - 3\n", "dropped "],
    ["customModes: 3\n", "dropped "],
    ["a: [\n", "dropped "],
    ["customModes:\n  - { slug: a, groups: [edit] }\n]", "lost read write network delegate external"],
  ])("makes agents of Kilo's modes: %j", async (text, expected) => {
    const { items } = await load({ ".kilocodemodes": text });
    expect(
      items
        .filter(({ files }) => files.length > 0)
        .map(({ verdict, profile }) => `${verdict.kind} ${profile ? capabilitiesOf(profile).join(" ") : ""}`)
        .join("; "),
    ).toBe(expected);
  });

  it("reads the folder of Kilo's past too", async () => {
    const files = {
      ".kilocode/agents/a.md": agent(""),
      ".kilo/agents/b.md": agent(""),
      ".kilocode/kilo.json": '{ "permission": { "bash": "deny" } }',
      "kilo.json": '{ "permission": { "bash": "allow", "edit": "deny" } }',
    };
    const { items } = await load(files);
    expect(
      items
        .filter(({ files: held }) => held.length > 0)
        .map(({ files: [file], profile }) => `${file} ${profile && capabilitiesOf(profile).join(" ")}`)
        .sort(),
    ).toEqual([
      ".kilo/agents/b.md read network delegate external",
      ".kilocode/agents/a.md read network delegate external",
    ]);
  });

  it("finds every file that an agent in settings names", async () => {
    const read = await load({
      "packages/x/opencode.json":
        '{ "agent": { "a": { "prompt": "{file:p.txt} and {file:~/q.txt}", "description": "{file:../../../out.txt}", "options": { "a": ["{file:/etc/passwd}"] } } } }',
      "packages/x/p.txt": "",
    });
    const [item] = read.items;
    expect(item?.profile?.paths.map(({ key, value, reach }) => [key, value, reach.kind])).toEqual([
      ["prompt", "p.txt", "inside"],
      ["prompt", "~/q.txt", "outside"],
      ["description", "../../../out.txt", "outside"],
      ["options", "/etc/passwd", "outside"],
    ]);
    expect(item?.files).toEqual(["packages/x/opencode.json", "packages/x/p.txt"]);
  });

  it("follows links and reads a file once", async () => {
    const read = await load({
      ".opencode/agents": { link: "../agents" },
      "agents/a.md": agent(""),
      ".opencode/agent/b.md": { link: "../../agents/a.md" },
    });
    expect(read.items.filter(({ files }) => files.length > 0)).toHaveLength(1);
  });

  it("never throws, and always has a verdict", async () => {
    const fronts = [
      "tools: [",
      "permission: { '*': { '*': { '*': deny } } }",
      "permissions: {}",
      "permissions: [1, [], { action: [] }]",
      "model: []",
      "? [a]\n: b",
      "- a",
      "a: *b",
      "name: { a: b }",
      "tools:\n  ? {}\n  : true",
      "__proto__: { permission: deny }",
      "permission:\n  constructor: deny\n  toString: allow",
    ];
    for (const front of fronts) {
      for (const edition of host.editions) {
        const read = await load(
          {
            ".opencode/agents/a.md": `---\n${front}\n---\n`,
            ".kilo/modes/a.md": `---\n${front}\n---\n`,
            "opencode.json":
              '{ "agent": { "a": 1, "__proto__": {} }, "mode": [], "permission": [], "mcp": { "servers": [] }, "provider": 1 }',
          },
          edition,
        );
        expect(read.items.every(({ verdict }) => verdict.kind !== "passed-over")).toBe(true);
        expect(describeLoad(read)).toContain(".opencode/agents/a.md");
      }
    }
  });
});
