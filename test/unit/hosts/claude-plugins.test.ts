/** What stands beside Claude Code's profiles: settings, plugins, what comes from elsewhere, and files for `--agents`. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import claude from "../../../src/hosts/claude/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const agent = (lines: string) => `---\nname: a\ndescription: d\n${lines}\n---\nbody`;

async function effectsOf(files: Readonly<Record<string, string>>): Promise<string> {
  const { layers } = await loadIn(claude, files);
  return layers
    .flatMap(({ authority }) => authority)
    .map(({ effect }) => effect)
    .join();
}

describe("settings", () => {
  it.each([
    ['{"permissions":{"defaultMode":"bypassPermissions"}}', "unhonoured"],
    ['{"permissions":{"defaultMode":"plan","defaultMode":"bypassPermissions"}}', "unhonoured"],
    ['{"permissions":{"defaultMode":"bypassPermissions","defaultMode":"plan"}}', "narrows"],
    ['{"permissions":{"defaultMode":"acceptEdits"}}', "auto-approves"],
    ['{"permissions":{"defaultMode":"auto"}}', ""],
    ['{"permissions":{"defaultMode":["bypassPermissions"]}}', ""],
    ...[
      "Bash",
      "Bash(*)",
      "Bash(**)",
      "Bash( *)",
      "PowerShell(*)",
      "Monitor",
      "Edit",
      "Edit(**)",
      "Edit(/**)",
      "Edit(//**)",
      "Edit(./**)",
      "Edit(**/*)",
      "Edit(~/**)",
      "Write",
      "Write(*)",
      "NotebookEdit",
    ].map((rule) => [`{"permissions":{"allow":["${rule}"]}}`, "auto-approves"]),
    ...[
      "Bash(npm test:*)",
      "Bash(npm *)",
      "Bash(./*)",
      "Edit(docs/**)",
      "Edit(*.ts)",
      "WebFetch",
      "WebFetch(domain:*)",
      "WebFetch(domain:a.b)",
      "Agent",
      "Agent(x)",
      "mcp__a",
      "mcp__a__*",
      "mcp__a__b*",
      "Skill(x)",
      "Odd",
    ].map((rule) => [`{"permissions":{"allow":["${rule}"]}}`, "widens"]),
    ...[
      "*",
      "**",
      "*(*)",
      "bash",
      "mcp__*",
      "mcp__*__*",
      "mcp__a*",
      "mcp__*__b",
      "Ba*",
      "Bash (*)",
      "mcp__a(*)",
      "Bash()",
      "Bash(:*)",
      "Write(**)",
      "Write(//**)",
      "Write(./x)",
      "MultiEdit",
      "Read(**)",
      "Read(docs/**)",
      "Read(../**)",
      "Grep",
      "Grep(//**)",
      "Glob(*)",
      "TodoWrite",
      "TaskCreate",
    ].map((rule) => [`{"permissions":{"allow":["${rule}"]}}`, ""]),
    ...["Read", "Read(//**)", "Read(//etc/**)", "Read(~/.ssh/**)", "Read(~)"].map((rule) => [
      `{"permissions":{"allow":["${rule}"]}}`,
      "widens",
    ]),
    ['{"permissions":{"deny":["Bash"],"ask":["Edit"]}}', "narrows,narrows"],
    ['{"env":{"LD_PRELOAD":"./x.so","TZ":"UTC"}}', "widens"],
    ['{"env":{"GIT_CONFIG_COUNT":"1","OTEL_EXPORTER_OTLP_ENDPOINT":"https://x"}}', "widens,widens"],
    [
      '{"worktree":{"bgIsolation":"none"},"allowedHttpHookUrls":["https://x"],"sandbox":{"network":{"socksProxyPort":1}}}',
      "widens,widens,widens",
    ],
    ['{"sandbox":{"enabled":false,"filesystem":{"denyWrite":["/"]}}}', "widens,narrows"],
    ['{"statusLine":{"type":"command","command":"./x"}}', "widens"],
    ['{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"x"}]}]}}', "widens"],
    ['{"enabledPlugins":{"a@b":false},"enableAllProjectMcpServers":false}', ""],
    ['// one\n{"disableAllHooks":true,}', ""],
    ["[]", ""],
  ])("have their effect: %s", async (text, expected) =>
    expect(await effectsOf({ ".claude/settings.json": text })).toBe(expected),
  );

  it("are reported without their secrets", async () => {
    const { layers } = await loadIn(claude, {
      ".claude/settings.json": '{"apiKeyHelper":"echo hunter2","env":{"HTTPS_PROXY":"http://me:hunter2@x"}}',
      ".mcp.json": '{"mcpServers":{"a":{"command":"x --key hunter2"},"b":{"url":"https://hunter2@x"}}}',
    });
    expect(layers.flatMap(({ authority }) => authority)).toHaveLength(4);
    expect(JSON.stringify(layers.map(({ authority }) => authority.map(({ value }) => value)))).not.toContain("hunter2");
  });

  it("reads the user's and the machine's too, the latter under a name of their own", async () => {
    const mode = '{"permissions":{"defaultMode":"acceptEdits"}}';
    const repo = await RepoIndex.of({
      ...treeOf({
        "~/.claude/settings.json": mode,
        "/etc/claude-code/managed-settings.json": mode,
        "/etc/claude-code/.claude/settings.json": mode,
      }),
      holdsUser: true,
    });
    const { layers } = await claude.load(
      repo,
      { starts: [""], repositoryRoots: [""], dirs: [], user: { home: "~", system: "/" } },
      "2.1",
    );
    expect(layers.flatMap(({ name, authority }) => authority.map(({ at }) => `${name} ${at.source.path}`))).toEqual([
      "system /etc/claude-code/managed-settings.json",
      "user ~/.claude/settings.json",
    ]);
  });

  it.each([
    ['{"permissions":', "it is not strict JSON (it ends where a value is missing)"],
    ['{"permissions":{"deny":["Bash"]}} // no', "it is not strict JSON (a comment)"],
    ['{"permissions":{"deny":["Bash",]}}', "it is not strict JSON (a trailing comma)"],
    ["{'permissions':{}}", "it is not strict JSON (single quotes, where JSON has double ones)"],
    ["[]", "it must be an object"],
    ["null", "it must be an object"],
    ['{"env":5}', "`env` must be an object"],
    ['{"env":{"A":5}}', ""],
    ['{"permissions":{"deny":"Bash"}}', "`permissions.deny` must be an array"],
    ['{"permissions":{"deny":["bash",5]}}', ""],
    ['{"permissions":{"defaultMode":"yolo"}}', "`permissions.defaultMode` must be"],
    ['{"permissions":{"defaultMode":"manual"}}', ""],
    [
      '{"permissions":{"disableBypassPermissionsMode":true}}',
      "`permissions.disableBypassPermissionsMode` must be `disable`",
    ],
    ['{"permissions":null}', "`permissions` must be an object"],
    ['{"hooks":5,"extraKnownMarketplaces":[],"deniedMcpServers":"x"}', ""],
    ['{"enabledPlugins":{"a@b":"true"}}', "`enabledPlugins.a@b` must be `true`, `false` or an array of strings"],
    ['{"statusLine":{"command":"x"}}', "`statusLine` has no `type`"],
    ['{"env":5,"env":{}}', ""],
    ['{"zzz":[1,{}]}', ""],
    ['\ufeff{"model":"opus"}', ""],
    ['{"enabledMcpjsonServers":"a"}', ""],
    ['{"enabledMcpjsonServers":""}', "`enabledMcpjsonServers` must be an array of strings"],
    ['{"sandbox":{"network":{"allowedDomains":[5]}}}', "`sandbox.network.allowedDomains` must be an array of strings"],
    ['{"a":"\\ud800","b":1e999}', ""],
  ])("skips a file as a whole, or not: %s", async (text, expected) => {
    const { layers } = await loadIn(claude, { ".claude/settings.json": text });
    const [problem] = layers.flatMap((layer) => layer.problem ?? []);
    if (expected === "") expect(problem).toBeUndefined();
    else expect(problem?.message).toContain(expected);
  });

  it("counts nothing of a file that the program skips, and does not ask for its plugins", async () => {
    const { layers, unjudged } = await loadIn(claude, {
      ".claude/settings.json":
        '{"env":5,"permissions":{"allow":["Bash"],"deny":["Write"]},"enabledPlugins":{"a@b":true},"hooks":{"Stop":[{"hooks":[{"type":"command","command":"x"}]}]}}',
      ".claude/settings.local.json": '{"permissions":{"allow":["Bash"]}}',
    });
    expect(layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path))).toEqual([
      ".claude/settings.local.json",
    ]);
    expect(unjudged).toEqual([]);
  });

  it("starts no server of a `.mcp.json` with a comment, and minds no type in managed settings", async () => {
    const server = '{"mcpServers":{"a":{"command":"x"}}';
    const { layers } = await loadIn(claude, { ".claude/settings.json": "{}", ".mcp.json": `${server}/* c */}` });
    expect(layers.flatMap(({ problem }) => problem?.message ?? [])).toEqual([
      expect.stringMatching(/not strict JSON \(a comment\).*servers/),
    ]);
    const managed = '{"env":5,"permissions":{"deny":["Bash"]}}';
    const repo = await RepoIndex.of({
      ...treeOf({ "/etc/claude-code/managed-settings.json": managed }),
      holdsUser: true,
    });
    const where = { starts: [""], repositoryRoots: [""], dirs: [], user: { system: "/" } };
    const load = await claude.load(repo, where, "2.1.267");
    expect(load.layers.flatMap(({ authority }) => authority.map(({ effect }) => effect))).toEqual(["narrows"]);
  });

  it("honours a bypass of the project in the older edition, and the user's in both", async () => {
    const bypass = '{"permissions":{"defaultMode":"bypassPermissions"}}';
    const older = await loadIn(claude, { ".claude/settings.json": bypass }, { edition: "2.1" });
    expect(older.layers.flatMap(({ authority }) => authority.map(({ effect }) => effect))).toEqual(["bypasses"]);
    const repo = await RepoIndex.of({ ...treeOf({ "~/.claude/settings.json": bypass }), holdsUser: true });
    const where = { starts: [""], repositoryRoots: [""], dirs: [], user: { home: "~" } };
    const { layers } = await claude.load(repo, where, "2.1.267");
    expect(layers.flatMap(({ authority }) => authority.map(({ effect }) => effect))).toEqual(["bypasses"]);
  });
});

const plugin = { "p/.claude-plugin/plugin.json": '{"name":"tools"}' };

describe("plugins", () => {
  it.each([
    ["tools: Read\npermissionMode: bypassPermissions", "loaded, read, unhonoured permissionMode"],
    ["tools: Read\npermissionMode: acceptEdits", "loaded, read, unhonoured permissionMode"],
    ["tools: Read\npermissionMode: dontAsk", "loaded, read, limit permissionMode: dontAsk"],
    ["tools: Read\npermissionMode: default", "loaded, read, value permissionMode: default"],
    ["tools: []\nhooks:\n  Stop: [{ hooks: [{ command: x }] }]", "loaded, nothing, value hooks"],
    ["tools: []\nmcpServers: [a]", "loaded, nothing, value mcpServers"],
    ["tools: []\nmemory: user", "loaded, read write"],
    ["tools: Read\ndescription: again", "loaded, read"],
    ["tools: Read\nbroken", "loaded, read write execute network delegate external, limit tools"],
  ])("give an agent what the host gives it: %s", async (lines, expected) => {
    const path = "p/agents/a.md";
    expect(shortOf(itemOf(await loadIn(claude, { ...plugin, [path]: agent(lines) }), path))).toBe(expected);
  });

  it("scopes names by the plugin and the folders below", async () => {
    const { items } = await loadIn(claude, {
      ...plugin,
      "p/agents/x/y/a.md": agent(""),
      "p/agents/b.md": "---\ndescription: d\n---\n",
      "p/agents/README.md": "# Notes",
      ".claude/agents/a.md": agent(""),
    });
    expect(
      items
        .filter(({ files }) => files.length > 0)
        .map(({ files, verdict, profile }) => `${files[0]} ${verdict.kind} ${profile?.identity}`),
    ).toEqual([
      ".claude/agents/a.md loaded a",
      "p/agents/README.md loaded tools:README",
      "p/agents/b.md loaded tools:b",
      "p/agents/x/y/a.md loaded tools:x:y:a",
    ]);
  });

  it("reads what a marketplace names without a manifest, below its root for plugins too", async () => {
    const market =
      '{"name":"m","owner":{"name":"o"},"metadata":{"pluginRoot":"./all"},"plugins":[{"name":"one","source":"one"},{"name":"two","source":"./two","agents":"./special/a.md"}]}';
    const { items } = await loadIn(claude, {
      ".claude-plugin/marketplace.json": market,
      "all/one/agents/a.md": agent(""),
      "two/special/a.md": agent(""),
    });
    expect(items.flatMap(({ files, profile }) => files.map((file) => `${file} ${profile?.identity}`))).toEqual([
      "all/one/agents/a.md one:a",
      "two/special/a.md two:a",
    ]);
  });

  it.each([
    ["{", false],
    ['{"name":"p",}', false],
    ['// p\n{"name":"p"}', false],
    ['\ufeff{"name":"p"}', true],
    ["[]", false],
    ["{}", false],
    ['{"name":5}', false],
    ['{"name":"a b"}', false],
    ['{"name":"a:b"}', false],
    ['{"name":"a@b"}', false],
    ['{"name":"a/b"}', false],
    ['{"name":"-A.b_é"}', true],
    ['{"name":"p","version":5}', false],
    ['{"name":"p","author":5,"description":5,"zzz":1}', true],
    ['{"name":"p","hooks":5}', false],
    ['{"name":"p","hooks":"h.json"}', false],
    ['{"name":"p","commands":"commands"}', false],
    ['{"name":"p","mcpServers":{"a":5}}', false],
    ['{"name":"p","settings":5}', false],
    ...["./agents", "./agents/", "agents/a.md", "../a.md", "/agents/a.md", "./agents/a.MD", "", "./agents/a.md "].map(
      (path): [string, boolean] => [`{"name":"p","agents":["./agents/a.md",${JSON.stringify(path)}]}`, false],
    ),
    ...["5", "null", "{}", "[5]"].map((value): [string, boolean] => [`{"name":"p","agents":${value}}`, false]),
    ['{"name":"p","agents":"./agents/a.md"}', true],
    ['{"name":"p","agents":["./gone.md","./x/../agents/a.md"]}', true],
  ])("loads a plugin by its manifest: %s", async (manifest, loads) => {
    const load = await loadIn(claude, {
      ".claude-plugin/plugin.json": manifest,
      "agents/a.md": agent(""),
      "x/b.md": agent(""),
    });
    expect(itemOf(load, "agents/a.md").verdict.kind).toBe(loads ? "loaded" : "lost");
    expect(load.layers.filter(({ problem }) => problem)).toHaveLength(loads ? 0 : 1);
  });

  it.each([
    ['{"name":"p","agents":[]}', ""],
    ['{"name":"p","agents":["./other/b.md"]}', "other/b.md"],
    ['{"name":"p","agents":["./../out.md"]}', ""],
    ['{"name":"p"}', "own/agents/a.md"],
  ])("reads the usual folder unless the manifest names files: %s", async (manifest, expected) => {
    const { items } = await loadIn(claude, {
      "own/.claude-plugin/plugin.json": manifest,
      "own/agents/a.md": agent(""),
      "own/other/b.md": agent(""),
      "out.md": agent(""),
    });
    const loaded = items.filter(({ files, verdict }) => files.length > 0 && verdict.kind === "loaded");
    expect(loaded.map(({ files }) => files[0]?.replace("own/other", "other")).join()).toBe(expected);
  });

  it("adds the files of a marketplace's entry to the usual ones", async () => {
    const market = (more: string) =>
      `{"name":"m","owner":{"name":"o"},"plugins":[{"name":"own","source":"./own"${more}}]}`;
    const files = { "own/agents/a.md": agent(""), "own/other/b.md": agent("") };
    for (const [more, expected] of [
      [',"agents":["./other/b.md"],"strict":false', ["own/agents/a.md loaded", "own/other/b.md loaded"]],
      [',"agents":["./other"]', ["own/agents/a.md lost"]],
      ["", ["own/agents/a.md loaded"]],
    ] as const) {
      const { items } = await loadIn(claude, { ".claude-plugin/marketplace.json": market(more), ...files });
      expect(items.flatMap(({ files: [file], verdict }) => (file ? [`${file} ${verdict.kind}`] : []))).toEqual(
        expected,
      );
    }
  });

  it("reads `X.MD` and no link to a file, and names what has no usable name by its file", async () => {
    const { items } = await loadIn(claude, {
      ...plugin,
      "p/agents/X.MD": agent("").replace("name: a\n", ""),
      "p/agents/long.md": agent("").replace("name: a", `name: ${"a".repeat(300)}`),
      "p/agents/blank.md": agent("").replace("name: a", 'name: ""'),
      "p/agents/colon.md": agent("").replace("name: a", "name: a:b"),
      "p/agents/link.md": { link: "../notes.md" },
      "p/notes.md": agent(""),
    });
    expect(
      items.flatMap(({ files: [file], verdict, profile }) =>
        file ? [`${file.slice("p/agents/".length)} ${verdict.kind} ${profile?.identity}`] : [],
      ),
    ).toEqual([
      "X.MD loaded tools:X.MD",
      "blank.md loaded tools:blank",
      "colon.md loaded tools:a:b",
      "long.md loaded tools:long",
      "link.md dropped undefined",
    ]);
  });

  it("reads no marketplace without an owner", async () => {
    const { layers, items } = await loadIn(claude, {
      ".claude-plugin/marketplace.json": '{"name":"m","plugins":[{"name":"own","source":"./own"}]}',
      "own/agents/a.md": agent(""),
    });
    expect(layers.flatMap(({ problem }) => problem?.message ?? [])).toEqual(["it has no `owner`"]);
    expect(items.filter(({ files }) => files.length > 0)).toEqual([]);
  });

  it("judges a file that both a project and a plugin have as the project's", async () => {
    const { items } = await loadIn(claude, {
      ".claude-plugin/plugin.json": '{"agents":["./.claude/agents/a.md"]}',
      ".claude/agents/a.md": agent("permissionMode: bypassPermissions"),
    });
    expect(
      items
        .filter(({ files }) => files.length > 0)
        .map((item) => `${item.layer.name} ${item.profile?.bypasses[0]?.effect}`),
    ).toEqual(["project bypass"]);
  });
});

it.each([
  ['"hooks":"./h.json"', "h.json", '{"hooks":{"Stop":[{"hooks":[{"command":"x"}]}]}}', "hooks.Stop"],
  ['"hooks":["./h.json"]', "h.json", '{"hooks":{"Stop":[{"hooks":[{"command":"x"}]}]}}', "hooks.Stop"],
  ['"mcpServers":"./m.json"', "m.json", '{"mcpServers":{"a":{"command":"x"}}}', "mcpServers.a.command"],
  ['"mcpServers":"m.json"', "m.json", '{"a":{"url":"x"}}', "a.url"],
  ['"lspServers":"./l.json"', "l.json", '{"go":{"command":"x"}}', "go.command"],
  ['"experimental":{"monitors":"./n.json"}', "n.json", '[{"name":"a","command":"x"}]', "monitors.a"],
  ['"monitors":[{"name":"a","command":"x"}]', "n.json", "[]", "monitors.a"],
])("reads what a manifest names: %s", async (key, path, text, setting) => {
  for (const [file, manifest] of [
    ["plugin.json", `{"name":"p",${key}}`],
    ["marketplace.json", `{"name":"m","owner":{"name":"o"},"plugins":[{"name":"p","source":"./",${key}}]}`],
  ] as const) {
    const { layers } = await loadIn(claude, {
      [`.claude-plugin/${file}`]: manifest,
      [path]: text,
      "agents/a.md": agent(""),
    });
    expect(layers.flatMap(({ authority }) => authority.map((one) => one.setting))).toEqual([setting]);
  }
});

it("tells of a file that a manifest names and nobody finds, and of programs", async () => {
  const { layers, unjudged } = await loadIn(claude, {
    "p/.claude-plugin/plugin.json": '{"name":"p","hooks":["./gone.json","../../h.json"],"lspServers":[null,3]}',
    "h.json": "{}",
    "p/bin/git": "",
    "p/.lsp.json": '{"go":{"command":"x"}}',
  });
  expect(unjudged.map(({ message }) => message)).toEqual([
    expect.stringContaining("`p/gone.json`"),
    expect.stringMatching(/link out of this tree .*`\.\.\/h\.json`/),
    expect.stringContaining("`p/3`"),
  ]);
  expect(layers.flatMap(({ authority }) => authority.map(({ setting, value }) => `${setting} ${value}`))).toEqual([
    "go.command a command",
    "bin p/bin/git",
  ]);
});

describe("plugins from elsewhere", () => {
  const commit = "0123456789abcdef0123456789abcdef01234567";
  it.each([
    ['{"source":"github","repo":"a/b"}', 1],
    ['{"source":"github","repo":"a/b","ref":"v1.2.3"}', 1],
    [`{"source":"github","repo":"a/b","ref":"${commit}"}`, 0],
    [`{"source":"url","url":"https://x/y.git","sha":"${commit}"}`, 0],
    ['{"source":"npm","package":"x","version":"1.2.3"}', 0],
    ['{"source":"npm","package":"x","version":"^1.2.3"}', 1],
    ['{"source":"directory","path":"/opt/x"}', 1],
    ["[]", 1],
  ])("%s", async (source, unpinned) => {
    const { layers, unjudged } = await loadIn(claude, {
      ".claude/settings.json": `{"extraKnownMarketplaces":{"m":{"source":${source}}},"enabledPlugins":{"p@m":true}}`,
    });
    expect(layers.filter(({ name }) => name === "outside").map(({ root }) => root)).toEqual(["p@m"]);
    expect(unjudged.map(({ kind }) => kind)).toEqual(Array.from({ length: unpinned }, () => "unpinned"));
  });

  it("counts a marketplace of the repository as no other place, and shows no login", async () => {
    const own = await loadIn(claude, {
      ".claude/settings.json": '{"enabledPlugins":{"p@m":true}}',
      ".claude-plugin/marketplace.json": '{"name":"m","owner":{"name":"o"},"plugins":[]}',
    });
    expect(own.unjudged).toEqual([]);
    const far = await loadIn(claude, {
      ".claude/settings.json":
        '{"extraKnownMarketplaces":{"m":{"source":{"source":"git","url":"https://me:hunter2@x/y"}}},"enabledPlugins":{"p@m":true}}',
    });
    expect(far.unjudged[0]?.message).toContain("https://x/y without");
  });
});

it("reads a file for `--agents`, and refuses all of it for one wrong entry", async () => {
  const text =
    '{"a":{"description":"d","prompt":"p","tools":["Bash"],"hooks":{"Stop":[{"hooks":[{"command":"x"}]}]}},"b":{"prompt":"p"},"c":3}';
  const { items } = await loadIn(claude, { "agents.json": text }, { dirs: ["./agents.json"] });
  expect(items.filter(({ files }) => files.length > 0).map(shortOf)).toEqual([
    "lost, execute, value hooks",
    "rejected, read write execute network delegate external",
    "rejected",
  ]);
  expect(items[0]).toMatchObject({ layer: { name: "cli" }, profile: { identity: "a", prompt: { text: "p" } } });
});

it("never throws, whatever the files hold", async () => {
  const paths = [
    ".claude/settings.json",
    ".mcp.json",
    "p/.claude-plugin/plugin.json",
    ".claude-plugin/marketplace.json",
    "agents.json",
  ];
  const value = fc.oneof(
    fc.json(),
    fc.constantFrom(
      '{"plugins":[{"source":"../../x"},{"source":"./p","agents":["../q"]},3]}',
      '{"agents":"./"}',
      '{"agents":[null,"/etc"]}',
      '{"enabledPlugins":{"":true,"@":true},"extraKnownMarketplaces":{"":3}}',
      '{"name":3,"agents":[[]]}',
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), value, async (path, text) => {
      const load = await loadIn(
        claude,
        { ...plugin, "p/agents/a.md": agent(""), [path]: text },
        { dirs: ["agents.json"] },
      );
      for (const { at } of [...load.unjudged, ...load.layers.flatMap(({ authority }) => authority)])
        expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
    }),
    { numRuns: runs(40, 300) },
  );
});
