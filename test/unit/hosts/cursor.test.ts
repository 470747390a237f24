/** Cursor's keys and the files beside them: what each line grants, and that nothing throws. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keys } from "../../../src/hosts/cursor/agent.ts";
import cursor from "../../../src/hosts/cursor/index.ts";
import { readDocument } from "../../../src/hosts/cursor/lines.ts";
import { planOf } from "../../support/fixing.ts";
import { expectLinear } from "../../support/growth.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import type { Held } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const all = "read write execute network delegate external";
const some = "read execute network delegate";

async function of(lines: string, path = ".cursor/agents/a.md"): Promise<string> {
  return shortOf(itemOf(await loadIn(cursor, { [path]: `---\nname: a\ndescription: d\n${lines}\n---\nbody` }), path));
}

describe("a `readonly` that means the limit", () => {
  const text = (value: string) => `---\nname: a\ndescription: Looks.\nreadonly: ${value}\n---\nLook.\n`;
  const fixed = async (value: string) => {
    const { files } = await planOf({ ".cursor/agents/a.md": text(value) });
    return files.map(({ after }) => after);
  };

  it.each(["yes", "'true'", '"True"', "on", "1"])("is written plainly by `fix`: %s", async (value) =>
    expect(await fixed(value)).toEqual([text("true")]),
  );

  it.each(["true", "false", "no", "never", "true # for now", "[true]"])("is left alone else: %s", async (value) =>
    expect(await fixed(value)).toEqual([]),
  );
});

describe("keys", () => {
  it.each([
    ["readonly: true", `loaded, ${some}`],
    ["readonly: True", `loaded, ${some}`],
    ["readonly: false", `loaded, ${all}`],
    ["readonly:", `loaded, ${all}`],
    ["readonly: yes", `loaded, ${all}, limit readonly: yes`],
    ["readonly: 'true'", `loaded, ${all}, limit readonly: 'true'`],
    ["readonly: [true]", `loaded, ${all}, limit readonly: [true]`],
    ["readonly: true # no edits", `loaded, ${all}, limit readonly: true # no edits`],
    ["readOnly : TRUE", `loaded, ${some}`],
    ["readonly: true\nreadonly: false", `loaded, ${all}`],
    ["readonly: false\nreadonly: true", `loaded, ${some}`],
    ["x: &x { readonly: true }\n<<: *x", `loaded, ${all}`],
    ["limits:\n  readonly: true", `loaded, ${all}, limit readonly: true`],
    ["tools:\n  - Read\nreadonly: true", `loaded, ${some}, limit tools`],
    ["read_only: true", `loaded, ${all}, limit read_only`],
    ["readonly: true\ntools: [Read]", `loaded, ${some}, limit tools`],
    ["readonly: true\nmcpServers: {}", `loaded, ${some}`],
    ["readonly: true\nyolo: true", `loaded, ${some}, unhonoured yolo`],
    ["readonly: true\ndescription: one: two", `loaded, ${some}`],
  ])("give what the host gives: %s", async (lines, expected) => expect(await of(lines)).toBe(expected));

  it("keeps the scope of commands that change nothing", async () => {
    const { profile } = itemOf(
      await loadIn(cursor, { ".cursor/agents/a.md": "---\ndescription: d\nreadonly: true\n---\nbody" }),
      ".cursor/agents/a.md",
    );
    expect(profile?.grants).toMatchObject({
      state: "stated",
      value: [
        { capability: "read" },
        { capability: "execute", scope: "commands that change nothing" },
        { capability: "network" },
        { capability: "delegate" },
      ],
    });
    expect(profile?.identity).toBe("a");
  });

  it("tells only what keeps tools away in another host's file", async () => {
    expect(await of("tools: Read\nmaxTurns: 3\nisolation: worktree\npermissionMode: plan", ".claude/agents/a.md")).toBe(
      `loaded, ${all}, limit tools, limit permissionMode`,
    );
    expect(await of("permissionMode: bypassPermissions", ".claude/agents/a.md")).toBe(`loaded, ${all}`);
    expect(await of("", ".codex/agents/a.md")).toBe(`loaded, ${all}`);
  });
});

it.each([
  [
    "permissions.json",
    '{"terminalAllowlist":["*","**","git *","ls"]}',
    ["auto-approves", "auto-approves", "widens", "widens"],
  ],
  ["permissions.json", '{"terminalAllowlist":"*","mcpAllowlist":[1,null]}', []],
  ["sandbox.json", '{"type":"insecure_none"}', ["bypasses"]],
  [
    "sandbox.json",
    '{"type":"workspace_readonly","networkPolicy":{"default":"deny"},"readBoundary":"workspace"}',
    ["narrows", "narrows", "narrows"],
  ],
  ["sandbox.json", '{"type":"insecure_none","type":"workspace_readwrite"}', []],
  [
    "cli.json",
    '{"permissions":{"allow":["Shell","Shell(**)","Shell(:*)","Shell(git)","Mcp(*:*)","Mcp(*, *)","Mcp(a:*)","Write(**)"]}}',
    [
      "auto-approves",
      "auto-approves",
      "auto-approves",
      "widens",
      "auto-approves",
      "auto-approves",
      "widens",
      "auto-approves",
    ],
  ],
  ["permissions.json", '{"mcpAllowlist":["*:*","github:*"]}', ["auto-approves", "widens"]],
  ["cli.json", '{"approvalMode":"unrestricted"}', []],
  ["hooks.json", '{"version":1,"hooks":{"stop":[{"command":"x"}]}}', ["widens"]],
  ["mcp.json", '{"mcpServers":{"a":{"command":"x"}}}', ["widens"]],
])("%s: %s", async (name, text, expected) => {
  const { layers } = await loadIn(cursor, { [`.cursor/${name}`]: text });
  expect(layers.flatMap(({ authority }) => authority).map(({ effect }) => effect)).toEqual(expected);
});

describe("hooks.json", () => {
  const path = ".cursor/hooks.json";
  const guards = { beforeShellExecution: [{ command: "./guard.sh" }] };
  const fileOf = (hooks: object): string => JSON.stringify({ version: 1, hooks: { ...guards, ...hooks } }, null, 1);
  const read = async (files: Readonly<Record<string, Held>>) => {
    const { layers } = await loadIn(cursor, files);
    return {
      problems: layers.flatMap(({ problem }) => problem?.message.split(";")[0] ?? []),
      values: layers.flatMap(({ authority }) => authority.map(({ value }) => value)),
    };
  };
  const inOrder = { problems: [], values: ["./guard.sh"] };
  const working = fileOf({});

  it.each([
    ["version 2", working.replace("1", "2")],
    ["version 1.0", working.replace("1", "1.0")],
    ["a comment at the top", `// x\n/* y */${working}`],
    ["`loop_limit` is null", fileOf({ beforeShellExecution: [{ command: "./guard.sh", loop_limit: null }] })],
    ["an event without hooks", fileOf({ stop: [] })],
    ["an ignored key", working.replace("1,", '1, "stop_hook_loop_limit": "x",')],
    ["hooks behind a removed text", `{"a":"/*","hooks":{},"b":"*/","version":1,"hooks":${JSON.stringify(guards)}}`],
  ])("is in force: %s", async (_, text) => expect(await read({ [path]: text })).toEqual(inOrder));

  it.each([
    ["an address", working.replace("{", '{"$schema": "https://cursor.com/hooks.json",'), "Cursor removes comments"],
    ["no version", working.replace('"version"', '"x"'), "`version` is missing"],
    ["a text as version", working.replace("1", '"1"'), "`version` is not a positive integer"],
    ["a fraction as version", working.replace("1", "1.5"), "`version` is not a positive integer"],
    ["version 0", working.replace("1", "0"), "`version` is not a positive integer"],
    ["an unknown event", fileOf({ beforeEverything: [] }), "`hooks` has the event `beforeEverything`"],
    ["null", fileOf({ stop: null }), "`hooks.stop` is not a list"],
    ["one hook without a list", fileOf({ stop: { command: "x" } }), "`hooks.stop` is not a list"],
    ["a text as hook", fileOf({ stop: ["x"] }), "a hook of `stop` is not an object"],
    ["no command", fileOf({ stop: [{}] }), "a hook of `stop` has no `command`"],
    ["an unknown type", fileOf({ stop: [{ type: "http", command: "x" }] }), "`type` of a hook of `stop` is neither"],
    ["a blank prompt", fileOf({ stop: [{ type: "prompt", prompt: " " }] }), "`prompt` of a hook of `stop` is not"],
    ["a bad matcher", fileOf({ stop: [{ command: "x", matcher: "(" }] }), "`matcher` of a hook of `stop` is not"],
    ["a bad timeout", fileOf({ stop: [{ command: "x", timeout: 0 }] }), "`timeout` of a hook of `stop` is not"],
    ["a bad limit", fileOf({ stop: [{ command: "x", loop_limit: 0 }] }), "`loop_limit` of a hook of `stop` is not"],
    ["a bad switch", fileOf({ stop: [{ command: "x", failClosed: "y" }] }), "`failClosed` of a hook of `stop` is not"],
    ["an address in a command", fileOf({ stop: [{ command: "curl https://x.example" }] }), "Cursor removes comments"],
    ["a trailing comma", working.replace(/\}$/, ",}"), "it is not strict JSON"],
    ["a byte-order mark", `\ufeff${working}`, "it begins with a byte-order mark"],
    ["no hooks", '{"version":1}', "`hooks` is missing"],
    ["a list", "[]", "it is not an object"],
  ])("is rejected: %s", async (_, text, message) => {
    expect(await read({ [path]: text })).toEqual({ problems: [expect.stringContaining(message)], values: [] });
  });

  it("has no hooks in a text that Cursor removes", async () => {
    const text = `{"version":1,"a":"/*","hooks":${JSON.stringify(guards)},"b":"*/","hooks":{}}`;
    expect(await read({ [path]: text })).toEqual({ problems: [], values: [] });
  });

  it("is rejected behind a link", async () => {
    const files = { [path]: { link: "../hooks.json" }, "hooks.json": working };
    expect(await read(files)).toEqual({ problems: [expect.stringContaining("symbolic link")], values: [] });
  });

  it("names the place in the file, not in what Cursor leaves of it", async () => {
    const { layers } = await loadIn(cursor, { [path]: `/* a */ // b\n${fileOf({ stop: null })}` });
    const at = layers.flatMap(({ problem }) => problem?.at ?? [])[0];
    expect(at?.source.text.slice(at.span.start, at.span.end)).toBe("null");
    const cut = await loadIn(cursor, { [path]: working.replace("./guard.sh", "curl https://x") });
    const fault = cut.layers.flatMap(({ problem }) => problem?.at ?? [])[0];
    expect(fault?.source.text.slice(fault.span.start)).toMatch(/^\/\/x"/);
  });

  it("reads many starts of comments in time that grows with the text", () =>
    expectLinear(
      16_000,
      (size) => "/*".repeat(size),
      (text) => loadIn(cursor, { [path]: text }),
    ));

  it("reports the guards of a file that a change makes Cursor reject as gone", async () => {
    const reviewer = "---\nname: a\ndescription: Reviews a diff.\nreadonly: true\n---\nReview.\n";
    const of = (text: string) => ({ ".cursor/agents/a.md": reviewer, [path]: text });
    const { settings, findings } = await judged(of(working.replace("1", '"1"')), { base: of(working) });
    expect(settings).toMatchObject([
      { setting: "hooks.beforeShellExecution", effect: "widens", because: expect.stringContaining("is gone") },
    ]);
    expect(findings.map(({ finding: { rule, severity }, state }) => [rule, severity, state])).toContainEqual([
      "no-rejected-profile",
      "error",
      "new",
    ]);
  });
});

it("looks at every workspace by itself", async () => {
  const agent = (name: string) => `---\nname: ${name}\ndescription: d\n---\nbody`;
  const load = await loadIn(cursor, {
    ".cursor/agents/a.md": agent("a"),
    ".claude/agents/a.md": agent("a"),
    ".grok/agents/a.mdc": agent("a"),
    ".codex/agents/deep/b.MD": agent("b"),
    "x/.claude/agents/a.md": agent("a"),
    ".cursor/agents/b/c.md": agent("c"),
    ".cursor/agents/b/notes.md": "notes",
  });
  expect(
    load.items.filter(({ files }) => files.length > 0).map(({ files, verdict }) => `${files[0]} ${verdict.kind}`),
  ).toEqual([
    ".cursor/agents/a.md loaded",
    ".cursor/agents/b/c.md loaded",
    ".cursor/agents/b/notes.md dropped",
    ".claude/agents/a.md shadowed",
    ".grok/agents/a.mdc shadowed",
    ".codex/agents/deep/b.MD loaded",
    "x/.claude/agents/a.md loaded",
  ]);
});

it("reads a subagent behind a link from a folder that it skips", async () => {
  const { items } = await loadIn(cursor, {
    ".cursor/agents/.old/a.md": { link: "../b.md" },
    ".cursor/agents/b.md": "---\nname: b\n---\nbody",
    ".cursor/agents/dist/c.md": "---\nname: c\n---\nbody",
  });
  expect(items.flatMap(({ files, verdict }) => (files[0] ? [`${files[0]} ${verdict.kind}`] : []))).toEqual([
    ".cursor/agents/b.md loaded",
  ]);
});

it.each(["---", "---\n", "---\n\n", "--- \n\t", "\n---x", "\u2028---", "---\n \n", "a:\n", "a\n - b\n"])(
  "reads %j in time that grows with the text",
  (piece) =>
    // A text that fits into the caches of the processor is read several times as fast.
    expectLinear(
      16_000,
      (size) => piece.repeat(size),
      (text) => readDocument(text, keys.keys),
    ),
);

it("never throws, whatever the file holds", async () => {
  const piece = fc.constantFrom(
    "---",
    "\n",
    "readonly: ",
    "true",
    "tools: ",
    "name: ",
    "[a, *]",
    "{a: {command: [x]}}",
    "- ",
    "  ",
    "*x",
    "&x ",
    "<<: ",
    "\t",
    "null",
    "\ufeff",
    "{",
    "]",
    "'",
    "🦉",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 25 }),
      fc.constantFrom("agents/a.md", "permissions.json", "sandbox.json", "cli.json", "mcp.json", "hooks.json"),
      async (pieces, name) => {
        const text = pieces.join("");
        const load = await loadIn(cursor, {
          [`.cursor/${name}`]: name.endsWith("json") ? text : `---\n${text}\n---\n`,
        });
        for (const { profile } of load.items)
          for (const { at } of profile?.ineffective ?? [])
            expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
      },
    ),
    { numRuns: runs(100, 1_000) },
  );
});

it("sees what stands behind a long list", async () => {
  const allow = [...Array.from({ length: 1_500 }, (_, i) => `Shell(ls ${i})`), "Shell(*)"];
  const { layers } = await loadIn(cursor, { ".cursor/cli.json": JSON.stringify({ permissions: { allow } }) });
  const authority = layers.flatMap((layer) => layer.authority);
  expect(authority.filter(({ effect }) => effect === "auto-approves").map(({ value }) => value)).toEqual(["Shell(*)"]);
  expect(authority.length).toBeGreaterThan(1_500);
});

it.each([
  [
    "sandbox.json",
    '{"enableSharedBuildCache":true,"disableTmpWrite":true,"additionalReadonlyPaths":["~/.ssh"]}',
    ["widens additionalReadonlyPaths ~/.ssh", "widens enableSharedBuildCache true", "narrows disableTmpWrite true"],
  ],
  [
    "environment.json",
    '{"install":"npm ci","start":"./up","terminals":[{"name":"web","command":"npm start"},{"name":"none"}]}',
    ["widens install npm ci", "widens start ./up", "widens terminals npm start"],
  ],
  [
    "environment.json",
    '{"snapshot":"snapshot-2","agentCanUpdateSnapshot":true,"build":{"dockerfile":"Dockerfile","context":".."},"repositoryDependencies":["github.com/a/b"],"ports":[],"user":"me"}',
    [
      "widens build.dockerfile Dockerfile",
      "widens snapshot snapshot-2",
      "widens agentCanUpdateSnapshot true",
      "widens repositoryDependencies github.com/a/b",
      "widens build.context ..",
    ],
  ],
])("%s: %s", async (name, text, expected) => {
  const { layers } = await loadIn(cursor, { [`.cursor/${name}`]: text });
  expect(
    layers.flatMap((layer) => layer.authority).map(({ effect, setting, value }) => `${effect} ${setting} ${value}`),
  ).toEqual(expected);
});
