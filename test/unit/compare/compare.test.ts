/** What is told of a subagent between two states of a repository. */
import { describe, expect, it } from "vitest";
import type { Change } from "../../../src/compare/change.ts";
import { compareInspections } from "../../../src/compare/index.ts";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { comparison } from "../../../src/reports/markdown/index.ts";
import { valuesIn } from "../../support/facts.ts";
import { expectListing } from "../../support/golden.ts";
import { agent, judged, type Judging, type Repository } from "../../support/judging.ts";
import { expectLinear } from "../../support/growth.ts";

async function changesOf(base: Repository, head: Repository, more: Judging = {}): Promise<readonly Change[]> {
  const { changes = [] } = await judged(head, { base, ...more });
  return changes;
}

async function only(base: Repository, head: Repository, more: Judging = {}): Promise<Change> {
  const changes = await changesOf(base, head, more);
  const [change] = changes;
  if (!change || changes.length > 1)
    throw new Error(`${changes.length} changes: ${JSON.stringify(changes.map(outline))}`);
  return change;
}

function outline({ kind, before, after, fields, widened }: Change) {
  return `${kind} ${(after ?? before)?.item.files[0]} [${fields.join(" ")}]${widened ? " widened" : ""}`;
}

/** Kind, capability, the values that the message names, and the path. */
const why = ({ widenings }: Change) =>
  widenings.map(({ kind, capability, message, at }) =>
    [kind, capability ?? "-", valuesIn(message).join(", "), "@", at.source.path].filter(Boolean).join(" "),
  );
const told = ({ differences }: Change) =>
  differences.map(({ field, before, after }) => `${field}: ${before} → ${after}`);

const path = ".claude/agents/helper.md";
const one = (tools: string, more = "") => ({ [path]: agent("helper", tools, { more }) });
/** A profile of a host that enforces scopes; Claude Code does not. */
const scopedPath = ".junie/agents/helper.md";
const scoped = (tools: string, more = "") => ({ [scopedPath]: agent("helper", tools, { more }) });

describe("a change has one kind", () => {
  const text = agent("helper", "Read");
  it.each<[string, Repository, Repository, string[]]>([
    ["added", {}, { [path]: text }, ["added .claude/agents/helper.md []"]],
    ["removed", { [path]: text }, {}, ["removed .claude/agents/helper.md []"]],
    [
      "changed",
      { [path]: text },
      { [path]: agent("helper", "Read, Grep") },
      ["changed .claude/agents/helper.md [tools]"],
    ],
    [
      "renamed in its file",
      { [path]: text },
      { [path]: text.replace("helper", "scout") },
      ["renamed .claude/agents/helper.md [name]"],
    ],
    [
      "renamed to a new file",
      { [path]: text },
      { ".claude/agents/scout.md": text.replace("helper", "scout") },
      ["renamed .claude/agents/scout.md [name path]"],
    ],
    [
      "in another file",
      { [path]: text },
      { ".claude/agents/team/helper.md": text },
      ["renamed .claude/agents/team/helper.md [path]"],
    ],
    [
      "moved to a nested layer",
      { [path]: text },
      { "packages/x/.claude/agents/helper.md": text },
      ["moved packages/x/.claude/agents/helper.md [path layer]"],
    ],
    [
      "lost with its metadata",
      { [path]: text },
      { [path]: text.replace("name: helper\n", "") },
      ["lost .claude/agents/helper.md [name verdict]"],
    ],
    [
      "restored",
      { [path]: text.replace("name: helper\n", "") },
      { [path]: text },
      ["restored .claude/agents/helper.md [name verdict]"],
    ],
  ])("and it is the most important one: %s", async (_, base, head, expected) =>
    expect((await changesOf(base, head)).map(outline)).toEqual(expected),
  );

  it("is held against nothing where it was not offered before", async () => {
    const [broken, mended] = [
      { [path]: agent("helper", "Read, Bash").replace("name: helper\n", "") },
      one("Read, Bash"),
    ];
    const change = await only(broken, mended);
    expect([change.kind, why(change)]).toEqual(["restored", [`capability execute Bash @ ${path}`]]);
    expect((await only(mended, broken)).widened).toBe(false);
  });

  it("is one of every profile that a file beside them takes down", async () => {
    const role = (name: string) => ({
      [`.codex/agents/${name}.toml`]: `name = "${name}"\ndescription = "Looks around."\ndeveloper_instructions = "Look."\nsandbox_mode = "read-only"\n`,
    });
    const files = { ...role("one"), ...role("two"), ".codex/config.toml": 'sandbox_mode = "read-only"\n' };
    const changes = await changesOf(files, { ...files, ".codex/config.toml": "sandbox_mode = \n" });
    expect(changes.map(({ kind, after }) => [kind, after?.item.verdict.kind])).toEqual([
      ["lost", "lost"],
      ["lost", "lost"],
    ]);
  });

  it("follows every profile of a folder that moves, also where names repeat", async () => {
    const files = {
      "a/.claude/agents/x.md": agent("x", "Bash"),
      "b/.claude/agents/x.md": agent("x", "Bash"),
      "a/.claude/agents/y.md": agent("y", "Edit"),
    };
    const moved = Object.fromEntries(Object.entries(files).map(([file, text]) => [`sub/${file}`, text]));
    expect((await changesOf(files, moved)).map(outline)).toEqual([
      "moved sub/a/.claude/agents/x.md [path layer]",
      "moved sub/a/.claude/agents/y.md [path layer]",
      "moved sub/b/.claude/agents/x.md [path layer]",
    ]);
  });

  it("is shadowed by one of its name in a stronger layer, and unshadowed without it", async () => {
    const definition = (tool: string) =>
      `name: helper\ndescription: Looks around in the code.\npermissions: {default_decision: deny, allow: [${tool}]}\nprompt: Look.\n`;
    const policy = "hosts: { a3s: { dirs: [agents, more] } }\n";
    const [both, alone] = [
      { "agents/helper.yaml": definition("bash"), "more/helper.yaml": definition("read") },
      { "agents/helper.yaml": definition("bash") },
    ];
    const shadowed = await changesOf(alone, both, { policy });
    expect(shadowed.map(outline)).toEqual([
      "shadowed agents/helper.yaml [verdict]",
      "added more/helper.yaml [shadows]",
    ]);
    expect(shadowed.map(told)).toEqual([
      ["verdict: loaded → shadowed by more/helper.yaml"],
      ["shadows: null → agents/helper.yaml"],
    ]);
    const freed = await changesOf(both, alone, { policy });
    expect(freed.map(outline)).toEqual([
      "unshadowed agents/helper.yaml [verdict] widened",
      "removed more/helper.yaml [shadows]",
    ]);
    expect(freed.map(why)).toEqual([["capability execute bash @ agents/helper.yaml"], []]);
  });
});

const widened: readonly (readonly [by: string, before: string, after: string, facts: readonly string[]])[] = [
  ["a capability", "Read", "Read, Bash", ["capability execute Bash"]],
  ["several tools", "Read", "Read, Edit, Write", ["capability write Edit, Write"]],
  ["a scope that falls", "Bash(git *)", "Bash", ["scope execute Bash"]],
  ["a further scope", "Bash(git *)", "Bash(git *), Bash(rm *)", ["scope execute Bash(rm *)"]],
  ["another external tool", "mcp__docs", "mcp__docs, mcp__mail__send", ["scope external mcp__mail__send"]],
];

describe("widened", () => {
  it("gives a sentence with its reason", () =>
    expectListing("compare-widenings", widened, async ([, before, after]) =>
      (await only(scoped(before), scoped(after))).widenings.map(({ message }) => message),
    ));

  it.each(widened)("by %s", async (_, before, after, expected) => {
    const change = await only(scoped(before), scoped(after));
    expect(change.widened).toBe(true);
    expect(why(change)).toEqual(expected.map((line) => `${line} @ ${scopedPath}`));
  });

  it.each([
    ["a narrower scope", "Bash(git *)", "Bash(git log *)"],
    ["a scope where there was none", "Bash", "Bash(git *)"],
    ["fewer scopes", "Bash(git *), Bash(npm *)", "Bash(npm *)"],
    ["another tool of a power it has", "Edit", "Write"],
    ["a tool of a server that it has", "mcp__docs", "mcp__docs__search"],
    ["a file of a directory that it has", "Edit(docs/*)", "Edit(docs/a b.md)"],
    ["a directory below one that it has whole", "Edit(docs/**)", "Edit(docs/a/*)"],
    ["a path in a command that it has", "Bash(git *)", "Bash(git add docs/a/*)"],
    ["fewer tools", "Read, Bash", "Read"],
  ])("not by %s", async (_, before, after) => {
    const change = await only(scoped(before), scoped(after));
    expect([change.widened, why(change)]).toEqual([false, []]);
  });

  it.each(["Bash(git log; rm *)", "Bash(git $(x))", "Bash(gitx *)", "Bash(git ../x)"])(
    "by a scope that only begins alike: %s",
    async (scope) => expect((await only(scoped("Bash(git *)"), scoped(scope))).widened).toBe(true),
  );

  it.each(["Edit(docs/**)", "Edit(docs/a/b.md)", "Edit(docs/a b/**)"])(
    "by a path that leaves the directory: %s",
    async (scope) => expect((await only(scoped("Edit(docs/*)"), scoped(scope))).widened).toBe(true),
  );
});

describe("what runs beside a profile", () => {
  const hook = (command: string, event = "PreToolUse") =>
    `hooks:\n  ${event}:\n    - matcher: Bash\n      hooks:\n        - type: command\n          command: ${JSON.stringify(command)}\n`;
  const server = (command: string, env = "") =>
    `mcpServers:\n  - docs:\n      type: stdio\n      command: ${command}\n${env}`;

  it.each<[string, string, string, readonly string[], readonly string[]]>([
    [
      "a first hook",
      "",
      hook("check.sh"),
      ["capability execute PreToolUse, check.sh"],
      ["hooks: null → PreToolUse: check.sh"],
    ],
    [
      "another command",
      hook("check.sh"),
      hook("other.sh"),
      ["scope execute PreToolUse, other.sh"],
      ["hooks: PreToolUse: check.sh → PreToolUse: other.sh"],
    ],
    [
      "another server",
      server("docs"),
      server("evil"),
      ["scope execute docs, evil"],
      ["servers: docs: docs → docs: evil"],
    ],
    [
      "a variable of a server",
      server("docs"),
      server("docs", "      env: { NODE_OPTIONS: --require=./x.js }\n"),
      ["scope - mcpServers.docs.env.NODE_OPTIONS"],
      ["mcpServers.docs.env.NODE_OPTIONS: null → --require=./x.js"],
    ],
    [
      "another matcher",
      hook("check.sh"),
      hook("check.sh").replace("Bash", '"*"'),
      ["scope - hooks.PreToolUse.matcher"],
      ["hooks.PreToolUse.matcher: Bash → *"],
    ],
  ])("widens: %s", async (_, before, after, reasons, differences) => {
    const change = await only(one("Read", before), one("Read", after));
    expect(why(change).map((line) => line.replace(` @ ${path}`, ""))).toEqual(reasons);
    expect(told(change)).toEqual(differences);
  });

  it.each<[string, Repository, string]>([
    ["a subagent", one("Read"), "Read, Bash"],
    ["a subagent that gets every tool", one("Read"), "*"],
    ["a new subagent", { "README.md": "Nothing yet.\n" }, "Read, Bash"],
  ])("is told with its own line and what it runs, though a shell comes with it: %s", async (_, before, tools) => {
    const change = await only(before, one(tools, hook("check.sh", "PostToolUse")));
    const [told = change.widenings[0]] = change.widenings.filter(({ message }) => message.includes("PostToolUse"));
    expect(valuesIn(told?.message ?? "")).toEqual(["PostToolUse", "check.sh"]);
    expect(told?.at.source.text.slice(told.at.span.start, told.at.span.end)).toContain("check.sh");
    expect(why(change).join("\n")).not.toMatch(/\bhooks\b/);
  });

  it.each<[string, Repository]>([
    ["a first server", one("Read")],
    ["a server of a new subagent", { "README.md": "Nothing yet.\n" }],
    ["a server beside a shell", one("Read, Bash, mcp__docs")],
  ])("is a server that is named with its command, and no tool: %s", async (_, before) => {
    const tools = before[path] === undefined ? "Read" : /tools: (.*)/.exec(String(before[path]))?.[1];
    const head = one(tools ?? "", server("npx -y docs-mcp"));
    const result = await judged(head, { base: before });
    const [page, screen] = [comparison(result), diffPretty(result, { color: false, columns: 400 })];
    for (const text of [page, screen]) {
      expect(text.match(/npx -y docs-mcp/g)).toHaveLength(1);
      expect(text).toMatch(/server `docs`: `npx -y docs-mcp`/);
      expect(text).not.toContain("mcpServers");
    }
    const gone = comparison(await judged(before, { base: head }));
    expect(gone).not.toContain("mcpServers");
  });

  it("does not widen when it goes", async () => {
    const tell = hook("check.sh", "PostToolUse");
    const two = `${tell}        - type: command\n          command: other.sh\n`;
    expect((await only(one("Read", two), one("Read", tell))).widened).toBe(false);
    expect((await only(one("Read", server("docs")), one("Read"))).widened).toBe(false);
  });

  it("does not stand for a tool: a command of its own is none of the model's choice", async () => {
    expect(why(await only(one("Read", hook("check.sh")), one("Read, Bash", hook("check.sh"))))).toEqual([
      `scope execute Bash @ ${path}`,
    ]);
  });

  it("keeps secrets to itself", async () => {
    const token = `ghp_${"a1".repeat(18)}`;
    const change = await only(
      one("Read", server("docs")),
      one("Read", server("docs", `      env: { GITHUB_TOKEN: ${token} }\n`)),
    );
    expect(JSON.stringify([change.differences.map(({ before, after }) => [before, after]), why(change)])).not.toContain(
      token,
    );
    expect(told(change)).toEqual(["mcpServers.docs.env.GITHUB_TOKEN: null → (a secret)"]);
  });
});

describe("limits, modes and denials", () => {
  it.each<[string, string, string, boolean, readonly string[]]>([
    ["a limit of turns", "maxTurns: 4\n", "maxTurns: 400\n", false, ["maxTurns: 4 → 400"]],
    [
      "a mode that asks nothing",
      "",
      "permissionMode: bypassPermissions\n",
      true,
      ["permissionMode: null → bypassPermissions", "bypass: null → permissionMode: bypassPermissions"],
    ],
    [
      "a mode that asks less",
      "permissionMode: acceptEdits\n",
      "permissionMode: auto\n",
      true,
      ["permissionMode: acceptEdits → auto", "bypass: permissionMode: acceptEdits → permissionMode: auto"],
    ],
    [
      "a mode that asks again",
      "permissionMode: bypassPermissions\n",
      "permissionMode: acceptEdits\n",
      false,
      [
        "permissionMode: bypassPermissions → acceptEdits",
        "bypass: permissionMode: bypassPermissions → permissionMode: acceptEdits",
      ],
    ],
    ["a model", "model: haiku\n", "model: opus\n", false, ["model: haiku → opus"]],
    ["skills", "skills: [a]\n", "skills: [a, b]\n", false, ["skills: a → a, b"]],
  ])("%s", async (_, before, after, widened, differences) => {
    const change = await only(one("Read, Bash", before), one("Read, Bash", after));
    expect(told(change)).toEqual(differences);
    expect(change.widened).toBe(widened);
    expect(change.widenings.length > 0).toBe(widened);
  });

  it.each<[string, readonly string[], readonly string[], boolean, string[]]>([
    ["a denial that goes", ["edit", "bash(rm *)"], ["edit"], true, ["rules: bash rm *: deny → null"]],
    [
      "a denial that shrinks",
      ["bash(rm *)"],
      ["bash(rm -rf *)"],
      true,
      ["rules: bash rm *: deny → bash rm -rf *: deny"],
    ],
    [
      "a denial that holds in one directory only",
      ["bash(./x/**)"],
      ["bash(./x/*)"],
      true,
      ["rules: bash ./x/**: deny → bash ./x/*: deny"],
    ],
    [
      "a denial that grows",
      ["bash(rm -rf *)"],
      ["bash(rm *)"],
      false,
      ["rules: bash rm -rf *: deny → bash rm *: deny"],
    ],
  ])("%s", async (_, before, after, widened, differences) => {
    // A3S Code enforces what a denial names; Claude Code takes the whole tool away.
    const denying = (list: readonly string[]) => ({
      "agents/helper.yaml": `name: helper\ndescription: Looks around in the code.\npermissions: {default_decision: allow, deny: ${JSON.stringify(list)}}\nprompt: Look.\n`,
    });
    const policy = "hosts: { a3s: { dirs: [agents] } }\n";
    const change = await only(denying(before), denying(after), { policy });
    expect(told(change)).toEqual(differences);
    expect(change.widened).toBe(widened);
    expect(change.widenings.length > 0).toBe(widened);
  });

  it("points at the line where it stands now, or stood", async () => {
    const change = await only(one("Read"), one("Read, Bash", "permissionMode: bypassPermissions\n"));
    const lines = [...change.differences, ...change.widenings].map(({ at }) => [
      at.source.path,
      at.source.text.slice(0, at.span.start).split("\n").length,
    ]);
    expect(lines).toEqual([
      [path, 5],
      [path, 4],
      [path, 5],
      [path, 4],
      [path, 5],
    ]);
  });
});

describe("a name that a built-in has", () => {
  const own = (tools: string) => ({ ".claude/agents/explore.md": agent("Explore", tools) });

  it.each<[string, Repository, Repository]>([
    ["is gone", own("Read"), {}],
    ["is gone beside others", { ...own("Read"), ...one("Read") }, one("Read")],
    [
      "is lost",
      own("Read"),
      { ".claude/agents/explore.md": agent("Explore", "Read").replace("---\nname: Explore\n", "---\n") },
    ],
    ["has another one", own("Read"), { ".claude/agents/explore.md": agent("explorer", "Read") }],
  ])("falls to the built-in where the profile %s", async (_, base, head) => {
    const change = await only(base, head);
    expect(change.widened).toBe(true);
    expect(why(change).map((line) => line.replace(/ @ .*/, ""))).toEqual([
      "capability execute Explore",
      "capability network Explore",
      "capability external Explore",
    ]);
  });

  it.each<[string, Repository, string]>([
    [
      "VT Code",
      {
        ".vtcode/agents/explore.md":
          "---\nname: explore\ndescription: Looks around in the code.\ntools: read_file\n---\nLook.\n",
      },
      "explore",
    ],
    [
      "A3S Code",
      {
        "agents/general.yaml":
          "name: general\ndescription: Looks around.\npermissions: {default_decision: deny, allow: [read]}\nprompt: Look.\n",
      },
      "general",
    ],
  ])("falls to the built-in of %s", async (_, base, name) => {
    const change = await only(
      base,
      {},
      { policy: 'hosts: { a3s: { dirs: [agents], edition: "2.4" }, vtcode: { edition: "0.60" } }\n' },
    );
    expect([change.kind, change.widened]).toEqual(["removed", true]);
    expect(valuesIn(change.widenings[0]?.message ?? "")).toContain(name);
  });

  it("is told of where a profile takes it", async () => {
    const change = await only({}, own("Read"));
    expect([outline(change), told(change)]).toEqual([
      "added .claude/agents/explore.md [shadows]",
      ["shadows: null → the built-in Explore"],
    ]);
  });

  it("widens nothing where the built-in may do less", async () =>
    expect((await only(own("*"), {})).widened).toBe(false));
});

describe("a profile that is far too long", () => {
  it("is compared in time that is proportional to its length", async () => {
    const profileOf = (size: number, shift: number) => {
      const words = (count: number, word: (i: number) => string) =>
        Array.from({ length: count }, (_, i) => word(i)).join(", ");
      return scoped(
        words(15 * size, (i) => `Bash(x${i + 10 * shift} *)`),
        `disallowedTools: ${words(size, (i) => `Edit(y${i + shift / 2})`)}\n`,
      );
    };
    await expectLinear(
      25,
      async (size) => ({
        size,
        before: await judged(profileOf(size, 0)),
        after: await judged(profileOf(size, size)),
      }),
      ({ size, before, after }) => {
        const [change] = compareInspections(before.inspection, after.inspection);
        expect([change?.widened, change?.gained.length, change?.lost.length]).toEqual([true, 10 * size, 10 * size]);
      },
    );
  });

  it("takes as long as its hooks and servers, whether they stay or are others", async () => {
    const profileOf = (size: number, name: string): Repository => {
      const each = (line: (i: number) => string): string => Array.from({ length: size }, (_, i) => line(i)).join("");
      const hooks = each((i) => `        - { type: command, command: ./${name}${i} }\n`);
      const servers = each((i) => `  - s${i}: { type: stdio, command: ./${name}${i} }\n`);
      return one("Bash", `hooks:\n  PreToolUse:\n    - hooks:\n${hooks}mcpServers:\n${servers}`);
    };
    await expectLinear(
      500,
      async (size) => ({
        before: await judged(profileOf(size, "a")),
        after: await judged(profileOf(size, "b")),
        same: await judged({ ...profileOf(size, "a"), [path]: `${String(profileOf(size, "a")[path])}More.\n` }),
      }),
      ({ before, after, same }) => {
        expect(compareInspections(before.inspection, after.inspection)[0]?.widened).toBe(true);
        expect(compareInspections(before.inspection, same.inspection)).toHaveLength(1);
      },
    );
  });

  it("hides nothing behind its length", async () => {
    const server = (env: string) =>
      `skills: [${Array.from({ length: 3_000 }, (_, i) => `s${i}`).join(", ")}]\nmcpServers:\n  - docs:\n      type: stdio\n      command: docs\n      env: { MODE: ${env} }\n`;
    const change = await only(one("Read", server("fast")), one("Read", server("slow")));
    expect(why(change)).toEqual([`scope - all after the first 1000 values @ ${path}`]);
    expect(told(change)).toEqual([expect.stringMatching(/first 1000 values: null → /)]);
    expect(
      await changesOf(one("Read", server("fast")), {
        ...one("Read", server("fast")),
        ".claude/agents/other.md": agent("other", "Read"),
      }),
    ).toHaveLength(1);
  });
});
