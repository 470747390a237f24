/** The lists of servers and models of a policy: what is on them, whatever its name, and how two policies count. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide } from "../../../src/policy/decide/index.ts";
import { isServerWithin } from "../../../src/policy/decide/list-scope.ts";
import { intersectDecisions } from "../../../src/policy/decide/intersect.ts";
import { diffPolicies } from "../../../src/policy/diff/index.ts";
import { sourceOf } from "../../../src/model/server-source.ts";
import type { Edit } from "../../../src/model/fix.ts";
import { agent, judged, organisationPath, policyOf, policyPath } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce(
    (old, { at: { span }, text: more }) => old.slice(0, span.start) + more + old.slice(span.end),
    text,
  );
}

const today = "2026-11-20";

async function isListed(allow: string, server: { readonly command?: string; readonly url?: string }): Promise<boolean> {
  const { lists } = await decide(await policyOf(`servers: { allow: [${allow}] }`), today);
  const source = sourceOf(
    server.url === undefined ? { kind: "command", value: server.command ?? "" } : { kind: "url", value: server.url },
  );
  return source !== undefined && (lists.server?.(source) ?? true);
}

const acme = '{ command: npx, package: "@acme/*", pinned: true }';
const remote = '{ url: "https://mcp.acme.dev/**" }';

/** What npx does with these words: flags up to the first other word or `--`, then the package or its program. */
function startsOnlyAcme(args: readonly string[]): boolean {
  const [packages, left]: [string[], string[]] = [[], [...args]];
  for (let word = left[0]; word?.startsWith("-"); word = left[0]) {
    left.shift();
    if (word === "--") break;
    if (word === "-p") packages.push(left.shift() ?? "");
    else if (word.startsWith("--package=")) packages.push(word.slice("--package=".length));
    else if (word !== "-y" && word !== "--quiet") return false;
  }
  const [started] = left;
  if (packages.length === 0) return started === "@acme/x@1.2.3";
  return packages.length === 1 && packages[0] === "@acme/x@1.2.3" && started === "x";
}

describe("a list of servers", () => {
  it.each<[command: string, allow: string]>([
    ["npx -y @acme/x@1.2.3", acme],
    ["npx --yes --package=@acme/x@1.2.3 x", acme],
    ["cmd /c npx -y @acme/x@1.2.3", acme],
    ["npx -y @acme/x@1.2.3 --root .", '{ command: npx, package: "@acme/x@1.2.3" }'],
    ["npx @acme/x", '{ command: npx, package: "@acme/x" }'],
    ["docker run -i --rm -e TOKEN ghcr.io/acme/x:1.2", '{ command: docker, package: "ghcr.io/acme/**", pinned: true }'],
    ["node tools/x.js", '{ command: "node tools/*.js" }'],
    ["node tools/x.js --root .", '{ command: "node tools/*.js **" }'],
    ["acme-server --port=8080", '{ command: "acme-server --port=*" }'],
    ["node 'tools/my server.js'", `{ command: "node 'tools/my server.js'" }`],
    ["sh -c 'exec tools/x'", '{ command: "sh -c \\"exec tools/x\\"" }'],
    ["uvx --from git+https://github.com/acme/x x serve", '{ command: uvx, package: "git+https://github.com/acme/x" }'],
    ["uvx --python 3.12 acme==1.2.3", "{ command: uvx, package: acme, pinned: true }"],
    ["npm exec -y @acme/x@1.2.3 -- --registry=x", '{ command: npm, package: "@acme/*" }'],
    ["acme-server", "{ command: acme-server }"],
  ])("has `%s` by %s", async (command, allow) => expect(await isListed(allow, { command })).toBe(true));

  it.each<[command: string, allow: string]>([
    ["npx -y @acme/x", acme],
    ["npx -y @acme/x@latest", acme],
    ["npx -y @evil/@acme/x@1.2.3", acme],
    ["npx -y @other/x@1.2.3", acme],
    ["bunx @acme/x@1.2.3", acme],
    ["/tmp/npx -y @acme/x@1.2.3", acme],
    ["./npx -y @acme/x@1.2.3", acme],
    ["npx --registry=https://r.example @acme/x@1.2.3", acme],
    ["npx -p @acme/x@1.2.3 -p evil x", acme],
    ["npx -p @acme/x@1.2.3 -c evil", acme],
    ["sh -c evil; npx -y @acme/x@1.2.3", acme],
    ["env NODE_OPTIONS=--require=./evil.js npx -y @acme/x@1.2.3", acme],
    ["npx -y @acme/x@1.2.3 $(evil)", acme],
    ["docker run -v /:/host ghcr.io/acme/x:1.2", '{ command: docker, package: "ghcr.io/acme/**", pinned: true }'],
    ["docker run --entrypoint sh ghcr.io/acme/x:1.2", '{ command: docker, package: "ghcr.io/acme/**", pinned: true }'],
    ["uvx --with evil acme==1.2.3", "{ command: uvx, package: acme, pinned: true }"],
    ["npx @acme/x", "{ command: npx }"],
    // The first argument decides, whatever names a package behind it.
    ["npx evil -p @acme/x@1.2.3", acme],
    ["npx evil --package=@acme/x@1.2.3", acme],
    ["uvx evil --from acme==1.2.3", "{ command: uvx, package: acme, pinned: true }"],
    // A flag that holds the name of the package is not the package.
    ["npx --quiet=@acme/x@1.2.3 --registry=https://r.example @acme/x@1.2.3", acme],
    ["npx -p @acme/x@1.2.3 --registry=https://r.example x", acme],
    ["npm exec @acme/x@1.2.3 --registry=https://r.example", '{ command: npm, package: "@acme/*" }'],
    ["uvx --from acme==1.2.3 --index-url https://r.example acme", "{ command: uvx, package: acme, pinned: true }"],
    [
      "docker run --name=ghcr.io/acme/x -v /:/host ghcr.io/acme/x:1.2",
      '{ command: docker, package: "ghcr.io/acme/**" }',
    ],
    // A package that a flag names is next to any program of the machine.
    ["npx -p @acme/x@1.2.3 sh ./evil.sh", acme],
    ["npx -p @acme/x@1.2.3", acme],
    ["uvx --from acme==1.2.3 python evil.py", "{ command: uvx, package: acme, pinned: true }"],
    ["uvx --python ./evil acme==1.2.3", "{ command: uvx, package: acme, pinned: true }"],
    ["uvx --python evil acme==1.2.3", "{ command: uvx, package: acme, pinned: true }"],
    // Another place than the registry, behind the name.
    ["npx @acme/x@npm:evil@1.2.3", acme],
    ["npx @acme/x@npm:evil", '{ command: npx, package: "@acme/x" }'],
    ["npx @acme/x@file:evil", '{ command: npx, package: "@acme/*" }'],
    ["npx @acme/x@.", '{ command: npx, package: "@acme/x" }'],
    ["npx @acme/x@https://r.example/x.tgz", '{ command: npx, package: "@acme/**" }'],
    ["npx @acme/x@evil/x", '{ command: npx, package: "@acme/**" }'],
    ["uvx acme@https://r.example/x.whl", "{ command: uvx, package: 'acme*' }"],
    ["uvx 'acme @ https://r.example/x.whl'", "{ command: uvx, package: acme }"],
    // An argument with spaces is one word.
    ["npx '--quiet @acme/x@1.2.3' evil", acme],
    ["node 'tools/x.js --root .'", '{ command: "node tools/x.js --root ." }'],
    // A wildcard of a line stays in its word, and in its directory.
    ["node --import=x.js", '{ command: "node *.js" }'],
    ["node --import=x.js tools/x.js", '{ command: "node * tools/*.js" }'],
    ["node tools/x.js --import ./evil.js", '{ command: "node tools/*.js" }'],
    ["node tools/a/x.js", '{ command: "node tools/*.js" }'],
    ["node tools/../evil.js", '{ command: "node tools/**" }'],
    ["node tools/x.js ../evil.js", '{ command: "node tools/x.js */*" }'],
    ["node evil.js", '{ command: "node tools/server.js" }'],
    ["", "{ command: npx }"],
  ])("has no `%s` by %s", async (command, allow) => expect(await isListed(allow, { command })).toBe(false));

  it.each<[url: string, isOn: boolean]>([
    ["https://mcp.acme.dev/files", true],
    ["https://MCP.acme.dev", true],
    ["https://mcp.acme.dev/a/../b?key=1", true],
    ["http://mcp.acme.dev/files", false],
    ["https://mcp.acme.dev.example/files", false],
    ["https://mcp.acme.dev@r.example/files", false],
    ["https://user@mcp.acme.dev/files", false],
    ["https://mcp.acme.dev:8443/files", false],
    ["https://${HOST}/files", false],
    ["https://mcp.acme.dev\\@r.example/", false],
  ])("of addresses: `%s` is %s", async (url, isOn) => expect(await isListed(remote, { url })).toBe(isOn));

  it("tells an address from one of another host, where a backslash ends the host for some readers", async () => {
    const connecting = (url: string) => ({
      ".claude/agents/a.md": agent("a", "Read"),
      ".mcp.json": JSON.stringify({ mcpServers: { x: { type: "http", url } } }),
    });
    const { findings } = await judged(connecting("https://r.example\\@other.example/x"), {
      base: connecting("https://other.example/x"),
      policy: `ceiling: [read, network]\nservers: { allow: [${remote}] }`,
    });
    expect(
      findings.map(({ finding: { rule, message }, state }) => [rule, state, message.includes("r.example\\\\@")]),
    ).toContainEqual(["no-unlisted-server", "new", true]);
  });

  it("lists no address of another host, whatever its path, login and query", () =>
    fc.assert(
      fc.asyncProperty(fc.webUrl({ withQueryParameters: true, withFragments: true }), async (url) => {
        fc.pre(new URL(url).host !== "mcp.acme.dev");
        expect(await isListed(remote, { url })).toBe(false);
        expect(await isListed(remote, { url: url.replace("://", "://mcp.acme.dev@") })).toBe(false);
      }),
    ));

  it("takes a pattern that expands too far as it is written", async () => {
    for (const size of [6, 7]) {
      const braces = "{a,b}".repeat(size);
      const isPattern = size === 6;
      for (const [allow, server] of [
        [`{ command: "x ${braces}" }`, (text: string) => ({ command: `x ${text}` })],
        [`{ command: "${braces}" }`, (text: string) => ({ command: text })],
        [`{ url: "https://x.example/${braces}" }`, (text: string) => ({ url: `https://x.example/${text}` })],
      ] as const)
        expect(await isListed(allow, server("a".repeat(size))), `${allow} ${size}`).toBe(isPattern);
      expect(await isListed(`{ command: "x ${braces}" }`, { command: `x ${braces}` })).toBe(true);
    }
    for (const pattern of ["x {1..9}", "x *a*a*a*a", "x {{a,b},c}"])
      expect(await isListed(`{ command: "${pattern}" }`, { command: "x 1" })).toBe(false);
  });

  it("lists a server by the package that its arguments have npx start, however they are split and named", async () => {
    const words = ["-y", "--quiet", "-p", "--package=@acme/x@1.2.3", "@acme/x@1.2.3", "x", "--", "evil", "-c"];
    const spaced = [
      "--quiet @acme/x@1.2.3",
      "-y '@acme/x@1.2.3'",
      '"@acme/x@1.2.3"',
      "--registry=https://r.example",
      "",
    ];
    const seen = { true: 0, false: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words, ...spaced), { minLength: 1, maxLength: 5 }), async (args) => {
        const files = { ".mcp.json": JSON.stringify({ mcpServers: { x: { command: "npx", args } } }) };
        const { findings } = await judged(
          { ...files, ".claude/agents/a.md": agent("a", "Read") },
          { policy: `servers: { allow: [${acme}] }` },
        );
        const isFound = findings.some(({ finding: { rule } }) => rule === "no-unlisted-server");
        seen[`${!isFound}`]++;
        expect(!isFound).toBe(startsOnlyAcme(args));
      }),
      { numRuns: runs(300, 3_000), examples: [[["-y", "@acme/x@1.2.3", "evil"]], [["-p", "@acme/x@1.2.3", "x"]]] },
    );
    expect(seen.true).toBeGreaterThan(5);
  });

  it("counts for servers of profiles and settings, in every host, and by no name", async () => {
    const files = {
      ".claude/agents/a.md":
        "---\nname: a\ndescription: Does it.\nmcpServers:\n  - acme:\n      command: npx\n      args: [other]\n---\n",
      ".mcp.json": '{ "mcpServers": { "acme": { "command": "npx", "args": ["other"] } } }',
      ".codex/config.toml": '[mcp_servers.acme]\ncommand = "npx"\nargs = ["other"]\n',
      ".codex/agents/b.toml": 'name = "b"\ndescription = "Does it."\ndeveloper_instructions = "Do it."\n',
      "opencode.json": '{ "mcp": { "acme": { "type": "local", "command": ["npx", "other"] } } }',
      ".gemini/settings.json": '{ "mcpServers": { "acme": { "command": "npx", "args": ["other"] } } }',
      ".cursor/mcp.json": '{ "mcpServers": { "acme": { "command": "npx", "args": ["other"] } } }',
      ".vscode/mcp.json": '{ "servers": { "acme": { "command": "npx", "args": ["other"] } } }',
      ".kiro/settings/mcp.json": '{ "mcpServers": { "acme": { "command": "npx", "args": ["other"] } } }',
      ".kiro/agents/k.json": '{ "name": "k", "description": "Does it." }',
    };
    const places = async (policy: string, args = '"other"') => {
      const given = Object.entries(files).map(([path, text]) => [path, text.replace(/"other"|other(?=\])/, args)]);
      const { findings } = await judged(Object.fromEntries(given), { policy });
      return new Set(
        findings.flatMap(({ finding: { rule, at } }) => (rule === "no-unlisted-server" ? [at.source.path] : [])),
      );
    };
    const expected = Object.keys(files).filter((path) => !/\.codex\/agents|kiro\/agents/.test(path));
    expect([...(await places("servers: { allow: [{ command: npx, package: acme }] }"))].sort()).toEqual(
      expected.sort(),
    );
    expect(await places("servers: { allow: [{ command: npx, package: other }] }")).toEqual(new Set());
    expect([...(await places(`servers: { allow: [${acme}] }`, '"--quiet @acme/x@1.2.3", "evil"'))].sort()).toEqual(
      expected.sort(),
    );
    expect(await places("{}")).toEqual(new Set());
  });
});

it("an entry within another lists nothing that the other does not", async () => {
  const word = fc.constantFrom("node", "*", "**", "tools/*", "tools/**", "tools/x.js", "tools/../x.js", "'a b'", "--*");
  const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  const texts = fc.sample(
    fc.array(fc.constantFrom("node", "tools/x.js", "tools/../x.js", "tools/a/b", "'a b'", "--x", "*"), {
      minLength: 1,
      maxLength: 4,
    }),
    { numRuns: 200, seed: 2 },
  );
  let within = 0;
  await fc.assert(
    fc.asyncProperty(line, line, async (own, wider) => {
      fc.pre(isServerWithin({ command: own }, { command: wider }));
      within++;
      for (const words of texts) {
        const command = words.join(" ");
        const isOwn = await isListed(`{ command: ${JSON.stringify(own)} }`, { command });
        if (isOwn) expect(await isListed(`{ command: ${JSON.stringify(wider)} }`, { command }), command).toBe(true);
      }
    }),
    { numRuns: runs(15, 150) },
  );
  expect(within).toBeGreaterThan(5);
});

describe("two policies", () => {
  const files = { ".claude/agents/a.md": agent("a", "Read").replace("tools:", "model: opus\ntools:") };
  const found = async (policy: string, organisation?: string) =>
    (await judged(files, { policy, ...(organisation ? { organisation } : {}) })).findings.filter(
      ({ finding }) => finding.rule === "no-unlisted-model",
    ).length;

  it.each<[policy: string, organisation: string | undefined, count: number]>([
    ["{}", undefined, 0],
    ["models: { allow: [opus] }", undefined, 0],
    ["models: { allow: [sonnet] }", undefined, 1],
    ["models: { allow: [opus] }", "models: { allow: [sonnet] }", 1],
    ["models: { allow: [sonnet] }", "models: { allow: [opus] }", 1],
    ["models: { allow: ['*'] }", "models: { allow: [opus] }", 0],
    ["{}", "models: { allow: [sonnet] }", 1],
  ])("%s below %s: %s findings", async (policy, organisation, count) =>
    expect(await found(policy, organisation)).toBe(count),
  );

  it.each<[own: string, organisation: string, widened: readonly number[]]>([
    ["models: { allow: [opus, gpt-5] }", "models: { allow: [opus] }", [24]],
    ["models: { allow: ['*'] }", "models: { allow: ['claude-*'] }", [18]],
    [
      "models: { allow: [claude-x, 'claude-*-5', inherit] }",
      "models: { allow: ['{claude,gpt}-*', 'claude-*', inherit] }",
      [],
    ],
    ["models: { allow: [gpt-5] }", "models: { allow: ['{claude,gpt}-*'] }", []],
    ["models: { allow: ['gpt-*'] }", "models: { allow: ['gpt-?'] }", [18]],
    ["models: { allow: [gpt-5] }", "ceiling: [read]", []],
    ["ceiling: [read]", "models: { allow: [gpt-5] }", []],
    [`servers: { allow: [${acme}, ${remote}] }`, `servers: { allow: [${acme}] }`, [71]],
    [`servers: { allow: [${acme}] }`, `servers: { allow: [${acme}, ${remote}] }`, []],
    [`servers: { allow: [${acme.replace(", pinned: true", "")}] }`, `servers: { allow: [${acme}] }`, [19]],
  ])("%s below %s says what it widens, at its place", async (policy, organisation, widened) => {
    const { findings } = await judged({}, { policy: `${policy}\n`, organisation: `# ours\n${organisation}\n` });
    const said = findings.filter(({ finding: { rule, kind } }) => rule === "no-loosened-policy" && kind === "ceiling");
    expect(said.map(({ finding: { at } }) => at.span.start)).toEqual(widened);
    for (const { finding } of said) {
      expect(finding.message).toContain(organisationPath);
      expect(finding.related?.map(({ at: { source, span } }) => [source.path, span.start > 7])).toEqual([
        [organisationPath, true],
      ]);
    }
  });

  it("of an organisation that lacks an entry: its owner is named, and nothing is offered that cannot work", async () => {
    const server = { ".mcp.json": '{ "mcpServers": { "x": { "command": "npx", "args": ["-y", "x@1.2.3"] } } }' };
    const lists = "models: { allow: [sonnet] }\nservers: { allow: [{ command: y }] }\n";
    const unlisted = async (policy: string, organisation?: string) => {
      const { findings } = await judged({ ...files, ...server }, { policy, ...(organisation ? { organisation } : {}) });
      return findings
        .filter(({ finding: { rule } }) => rule.startsWith("no-unlisted-"))
        .map(({ finding: { rule, message, fixes = [] } }) => [rule, message.includes(organisationPath), fixes.length]);
    };
    const expected = (isAbove: boolean) => [
      ["no-unlisted-model", isAbove, isAbove ? 0 : 1],
      ["no-unlisted-server", isAbove, isAbove ? 0 : 1],
    ];
    const sorted = async (...args: Parameters<typeof unlisted>) => (await unlisted(...args)).sort();
    expect(await sorted("{}\n", lists)).toEqual(expected(true));
    expect(await sorted(lists, lists)).toEqual(expected(true));
    expect(await sorted(lists)).toEqual(expected(false));
    // The organisation lists them, so the repository can too.
    expect(await sorted(lists, "models: { allow: [opus, sonnet] }\n")).toEqual(expected(false));
  });

  it("of two branches: both have to list it", async () => {
    const [a, b, none] = await Promise.all(
      ["models: { allow: [opus, sonnet] }", "models: { allow: [opus] }", "{}"].map(async (text) =>
        decide(await policyOf(text), today),
      ),
    );
    if (!a || !b || !none) throw new Error("no decisions");
    expect(["opus", "sonnet"].map((model) => intersectDecisions(a, b).lists.model?.(model))).toEqual([true, false]);
    expect(["opus", "sonnet"].map((model) => intersectDecisions(none, b).lists.model?.(model))).toEqual([true, false]);
    expect(intersectDecisions(none, none).lists.model).toBeUndefined();
  });
});

describe("a pull request that changes a list", () => {
  it.each<[before: string, after: string, looser: number, tighter: number]>([
    ["{}", "models: { allow: [opus] }", 0, 1],
    ["models: { allow: [opus] }", "ceiling: [read]", 1, 1],
    ["models: { allow: [opus] }", "models: { allow: [opus, sonnet] }", 1, 0],
    ["models: { allow: [opus, sonnet] }", "models: { allow: [opus] }", 0, 1],
    [`servers: { allow: [${acme}] }`, `servers: { allow: [${acme}, ${remote}] }`, 1, 0],
    [`servers: { allow: [${acme}] }`, `servers: { allow: [${acme.replace(", pinned: true", "")}] }`, 1, 0],
    [`servers: { allow: [${acme}] }`, `servers:\n  allow:\n    - ${acme}\n`, 0, 0],
  ])("%s → %s", async (before, after, looser, tighter) => {
    const state = async (text: string) => ({
      policy: await policyOf(text),
      baseline: undefined,
      source: { path: policyPath, text },
    });
    const diff = diffPolicies(await state(before), await state(after), today);
    expect([diff.looser.length, diff.tighter.length]).toEqual([looser, tighter]);
  });
});

describe("the fix", () => {
  const server = {
    ".mcp.json": '{ "mcpServers": { "x": { "command": "npx", "args": ["-y", "x@1.2.3"] } } }',
    ".claude/agents/a.md": agent("a", "Read"),
  };

  it.each([
    "servers: { allow: [] }",
    "servers: { allow: [{ command: npx, package: y }] }",
    "servers: { allow: [ { command: npx, package: y }, ] }\n",
    "servers:\n  allow:\n    - { command: npx, package: y }\n    - { url: https://a.example }\nceiling: [read]\n",
    "servers:\n  allow:\n    - command: npx\n      package: y\n",
  ])("lists the server in %j", async (policy) => {
    const [finding] = (await judged(server, { policy })).findings.flatMap(({ finding }) =>
      finding.rule === "no-unlisted-server" ? [finding] : [],
    );
    const [fix] = finding?.fixes ?? [];
    expect(fix?.title).toBe('- { command: npx, package: "x@1.2.3", pinned: true }');
    const fixed = applyEdits(policy, fix?.edits ?? []);
    const after = await judged(server, { policy: fixed });
    expect(after.findings.filter(({ finding: { rule } }) => rule === "no-unlisted-server")).toEqual([]);
  });
});

describe("a change of a list", () => {
  const diffOf = async (before: string, after: string) => {
    const [old, fresh] = [await policyOf(before), await policyOf(after)];
    const stateOf = (policy: typeof old, text: string) => ({
      policy,
      baseline: undefined,
      source: { path: policyPath, text },
    });
    return diffPolicies(stateOf(old, before), stateOf(fresh, after), today);
  };

  it.each([
    ["models", "claude-*", "claude-opus-*"],
    ["servers", { command: "npx", package: "@acme/*" }, { package: "@acme/x@1.2.3", command: "npx" }],
    ["servers", { command: "npx", package: "@acme/*" }, { command: "npx", package: "@acme/*", pinned: true }],
    ["servers", { command: "node tools/*.js" }, { command: "node tools/a.js" }],
    ["servers", { url: "https://*.acme.dev/**" }, { url: "https://mcp.acme.dev/**" }],
  ])("of %s is only tighter from %j to %j", async (key, wide, narrow) => {
    const text = (entry: unknown) => `${JSON.stringify({ [key]: { allow: [entry] } })}\n`;
    const there = await diffOf(text(wide), text(narrow));
    expect([there.looser.length, there.tighter.length]).toEqual([0, 1]);
    expect((await diffOf(text(narrow), text(wide))).looser).toHaveLength(1);
  });

  it("is looser wherever it lists what was not listed", async () => {
    const word = fc.constantFrom("npx", "npx*", "*", "node *", "node tools/x.js", "n*x");
    const name = fc.constantFrom("@acme/*", "@acme/x", "**", "*", "@acme/x@1.2.3", "@*/x");
    const entry = fc.oneof(
      fc.record({ command: word }),
      fc.record({ command: word, package: name }),
      fc.record({ command: word, package: name, pinned: fc.boolean() }),
      fc.record({
        url: fc.constantFrom("https://**", "https://a.dev/**", "https://*.dev/**", "https://a.dev/x", "*://a.dev/*"),
      }),
    );
    const servers = ["npx -y @acme/x", "npx -y @acme/x@1.2.3", "npx -y y", "npx", "nx", "node tools/x.js", "node x"];
    const urls = ["https://a.dev/x", "https://a.dev/x/y", "https://b.dev/x", "http://a.dev/x", "https://a.dev"];
    const sources = [
      ...servers.map((value) => sourceOf({ kind: "command", value })),
      ...urls.map((value) => sourceOf({ kind: "url", value })),
    ].flatMap((source) => source ?? []);
    const lists = fc.array(entry, { maxLength: 3 }).map((allow) => `${JSON.stringify({ servers: { allow } })}\n`);
    await fc.assert(
      fc.asyncProperty(lists, lists, async (before, after) => {
        const [old, fresh] = await Promise.all(
          [before, after].map(async (text) => (await decide(await policyOf(text), today)).lists.server),
        );
        const isMore = sources.some((source) => fresh?.(source) && !old?.(source));
        if (isMore) expect((await diffOf(before, after)).looser).not.toEqual([]);
      }),
      { numRuns: runs(150, 3_000) },
    );
  });
});
