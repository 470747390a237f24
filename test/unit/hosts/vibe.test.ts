/** Mistral Vibe: what each list gives, what runs unasked, which file of a name counts, and what a pull request may add. */
import { describe, expect, it } from "vitest";
import vibe from "../../../src/hosts/vibe/index.ts";
import { patternOf } from "../../../src/hosts/vibe/patterns.ts";
import { reachableIn } from "../../../src/model/delegation.ts";
import { uncheckedIn } from "../../../src/model/load.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { type Held, treeOf } from "../../support/memory.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { type Case, readVectors } from "../../support/vectors.ts";
import { powerBetween } from "../../support/powers.ts";
import { agentsIn, groundOf } from "../../support/vectors/vibe.ts";

const all = "read write execute network delegate external";
const path = ".vibe/agents/a.toml";

async function of(text: string): Promise<string> {
  return shortOf(itemOf(await loadIn(vibe, { [path]: text }), path));
}

async function settingsOf(files: Readonly<Record<string, Held>>): Promise<readonly string[]> {
  const load = await loadIn(vibe, files);
  return load.layers.flatMap(({ authority }) =>
    authority
      .filter(({ setting }) => setting !== "config.toml")
      .map(({ effect, setting, value, may }) => [effect, setting, value, ...(may ?? [])].join(" ")),
  );
}

describe("lists", () => {
  it.each([
    ["enabled_tools = ['read', 'GREP']", "loaded, read"],
    ["enabled_tools = []", `loaded, ${all}`],
    ["enabled_tools = ['']", "loaded, nothing, unknown-tool "],
    ["enabled_tools = ['re*']", "loaded, read external"],
    ["enabled_tools = ['re:read|bash']", "loaded, read execute"],
    ["enabled_tools = ['re:^(?:web_.*)$']", "loaded, network external"],
    ["enabled_tools = ['re:[b]ash']", `loaded, ${all}`],
    ["enabled_tools = ['notes_find']", "loaded, external"],
    ["enabled_tools = ['glob']", "loaded, nothing, unknown-tool glob"],
    ["enabled_tools = ['read_file']", "loaded, read, unknown-tool read_file"],
    ["enabled_tools = ['git_bash']", "loaded, execute"],
    ["[model]\nenabled_tools = ['read']", `loaded, ${all}, limit model.enabled_tools`],
    ["[tools]\nallowlist = ['read']", `loaded, ${all}, limit tools.allowlist`],
    ["enabled_tools = ['skill', 'todo']", "loaded, read"],
    ["enabled_tools = ['read']\ndisabled_tools = ['read']", "loaded, read, limit disabled_tools"],
    ["disabled_tools = ['bash', 'Task']", "loaded, read write network external"],
    ["disabled_tools = ['*']", "loaded, nothing"],
    ["disabled_tools = ['re:.*']", "loaded, nothing"],
    ["disabled_tools = ['re:(?=b)bash']", `loaded, ${all}`],
    ["disabled_tools = ['search_replace']", `loaded, ${all}, limit disabled_tools: search_replace`],
    ["base_disabled = ['bash']", "loaded, read write network delegate external"],
    ["base_disabled = 'bash'", `loaded, ${all}`],
    ["tools = ['read']", `loaded, ${all}, limit tools`],
    ["enabled_tools = 'read'", `dropped, ${all}`],
    ["agent_type = 'SUBAGENT'", `dropped, ${all}`],
    ["Enabled_Tools = ['read']", `loaded, ${all}, limit Enabled_Tools`],
  ])("%s", async (text, expected) => expect(await of(text)).toBe(expected));

  it.each([
    ["web_fetch", "never", "", "read write execute delegate external network"],
    ["edit", "never", "sensitive_patterns = []", "edit"],
  ])("%s with permission %s", async (tool, permission, more) => {
    const text = `enabled_tools = ["${tool}"]\n[tools.${tool}]\npermission = "${permission}"\n${more}\n`;
    expect(await of(text)).toBe("loaded, nothing");
    expect(await of(`bypass_tool_permissions = true\n${text}`)).not.toContain("nothing");
  });

  it("of tools leave only subagents to start", async () => {
    const load = await loadIn(vibe, {
      [path]: "enabled_tools = ['task']",
      ".vibe/agents/b.toml": "agent_type = 'subagent'\nenabled_tools = ['bash']",
      ".vibe/agents/c.toml": "enabled_tools = ['edit']",
    });
    expect([...reachableIn(load)(itemOf(load, path)).keys()].join(" ")).toBe("read execute");
  });

  it("match as Python's fnmatch does", () => {
    const matched = (pattern: string) =>
      ["read", "bash", "web_fetch", "task"].filter((name) => patternOf(pattern)?.matches(name) === true).join(" ");
    expect(matched("[!b]*")).toBe("read web_fetch task");
    expect(matched("b[a-c]sh")).toBe("bash");
    expect(matched("ta[]s]k")).toBe("task");
    expect(matched("[")).toBe("");
    expect(matched("\u001c BASH\u0085")).toBe("bash");
    expect(matched("re: bash")).toBe("");
  });

  it("are read in a time that their length bounds", () => {
    expect(patternOf(`${"*?".repeat(50_000)}x`)?.matches("ask_user_question")).toBe(false);
    expect(patternOf(`re:${"(a*)*".repeat(10_000)}`)?.matches("ask_user_question")).toBeUndefined();
  });
});

describe("what runs unasked", () => {
  it.each([
    ["bypass_tool_permissions = 1.0", "bypass bypass_tool_permissions"],
    ["bypass_tool_permissions = 'ON'", "bypass bypass_tool_permissions"],
    ['"bypass_tool_\\u0070ermissions" = true', "bypass bypass_tool_permissions"],
    ["bypass_tool_permissions = false", ""],
    ["auto_approve = true", "bypass auto_approve"],
    ["tools.bash.permission = 'always'", "auto-approve tools.bash.permission"],
    ["tools.read.permission = 'always'", ""],
    ["tools.notes_find.permission = 'always'", "auto-approve tools.notes_find.permission"],
    ["enabled_tools = ['read']\ntools.bash.permission = 'always'", ""],
    ["tools.bash.allowlist = ['git log', 'ls']", ""],
    ["tools.bash.allowlist = ['node']", "interpreter tools.bash.allowlist"],
    ["tools.write_file.allowlist = ['*.md']", "auto-approve tools.write_file.allowlist"],
    ["tools.write_file.allowlist = ['docs/*']", ""],
    ["tools.task.allowlist = ['explore']", ""],
    ["tools.task.allowlist = ['*']", "auto-approve tools.task.allowlist"],
    ["tools.read.sensitive_patterns = ['**/.env']", ""],
    ["tools.read.sensitive_patterns = ['*.key']", "auto-approve tools.read.sensitive_patterns"],
  ])("%s", async (text, expected) => {
    const { profile } = itemOf(await loadIn(vibe, { [path]: text }), path);
    expect((profile?.bypasses ?? []).map(({ effect, setting }) => `${effect} ${setting}`).join()).toBe(expected);
  });

  /** Calls that an agent which says nothing has to ask about. */
  const asked: Readonly<Record<string, RegExp>> = {
    bash: /\b(?:make|python|vim|sudo):run/,
    write_file: /:run/,
    edit: /:run/,
    web_fetch: /:run/,
    web_search: /:run/,
    task: /other:run/,
    read: /(?:env|out):run/,
    grep: /out:run/,
  };

  it("is told of every agent of the vectors whose tools ran unasked", async () => {
    const { cases } = readVectors("test/conformance/vibe.json");
    const untold: string[] = [];
    let seen = 0;
    for (const one of cases as readonly Case[]) {
      if (one.tree.some(({ path: file = "" }) => /\.vibe\/(?:config\.toml|tools)/.test(file))) continue;
      const load = await loadIn(vibe, Object.fromEntries(groundOf(one).repository));
      for (const [name, { calls = {} }] of Object.entries(agentsIn(one))) {
        const free = Object.entries(calls).filter(([tool, decided]) => asked[tool]?.test(decided));
        if (free.length === 0) continue;
        seen++;
        const profile = load.items.find((item) => item.profile?.identity === name)?.profile;
        if (!profile || profile.bypasses.length === 0) untold.push(`${one.name} ${name}`);
      }
    }
    expect(untold).toEqual([]);
    expect(seen).toBeGreaterThan(60);
  });
});

describe("files", () => {
  const verdictsOf = async (files: Readonly<Record<string, Held>>) =>
    (await loadIn(vibe, files)).items
      .filter(({ files: paths, verdict }) => paths.length > 0 || verdict.kind !== "loaded")
      .map(({ files: [file = "(built in)"], profile, verdict }) => [file, profile?.identity, verdict.kind].join(" "));

  it("are read directly in the folder, by their own names", async () => {
    expect(
      await verdictsOf({
        ".vibe/agents/.hidden.toml": "",
        ".vibe/agents/b.TOML": "",
        ".vibe/agents/c.toml": { link: "../../shared.toml" },
        ".vibe/agents/d.toml": { link: "c.toml" },
        ".vibe/agents/sub/e.toml": "",
        "shared.toml": "",
        "packages/x/.vibe/agents/f.toml": "",
      }),
    ).toEqual([
      ".vibe/agents/.hidden.toml .hidden loaded",
      ".vibe/agents/b.TOML b dropped",
      "shared.toml c loaded",
      "shared.toml d loaded",
      "packages/x/.vibe/agents/f.toml f loaded",
    ]);
  });

  it("that are broken cost no other file, and a broken configuration all of them", async () => {
    const broken = {
      ".vibe/agents/a.toml": "x",
      ".vibe/agents/b.toml": Buffer.from([0xff]),
      ".vibe/agents/c.toml": "",
    };
    expect(await verdictsOf(broken)).toEqual([
      ".vibe/agents/a.toml  dropped",
      ".vibe/agents/b.toml  dropped",
      ".vibe/agents/c.toml c loaded",
    ]);
    const load = await loadIn(vibe, { ...broken, ".vibe/config.toml": "x" });
    expect(load.status).toBe("failed");
    expect(itemOf(load, ".vibe/agents/c.toml").verdict.kind).toBe("lost");
  });

  it("with built-in names: the user's wins", async () => {
    const files = { ".vibe/agents/explore.toml": "", "~/.vibe/agents/explore.toml": "", "~/.vibe/agents/x.toml": "" };
    const repo = await RepoIndex.of(treeOf({ ...files, ".vibe/agents/x.toml": "" }));
    const load = await vibe.load(repo, { starts: [""], repositoryRoots: [""], dirs: [], user: { home: "~" } }, "2.18");
    const kindOf = (file: string) => itemOf(load, file).verdict.kind;
    expect(Object.keys(files).map(kindOf)).toEqual(["shadowed", "loaded", "shadowed"]);
    expect(kindOf(".vibe/agents/x.toml")).toBe("loaded");
  });
});

describe("settings", () => {
  it.each([
    ["default_agent = 'auto-approve'", "bypasses default_agent auto-approve"],
    ["default_agent = 'mine'", "widens default_agent mine"],
    ["default_agent = 'plan'", ""],
    ["connectors = [{ name = 'mail' }]", "widens connectors mail external"],
    ["connectors = [{ name = 'mail', disabled = true }]", ""],
    ["providers = [{ name = 'm', api_base = 'https://api.mistral.ai/v1' }]", ""],
    [
      "providers = [{ name = 'm', api_base = 'https://api.mistral.ai.far.example' }]",
      "widens providers.m.api_base https://api.mistral.ai.far.example network",
    ],
    ["console_base_url = 'http://mistral.ai'", "widens console_base_url http://mistral.ai network"],
    ["experiments.api_host = 'https://x.example'", "widens experiments.api_host https://x.example network"],
    ["system_prompt_id = 'ours'", "widens system_prompt_id ours"],
    ["system_prompt_id = 'lean'", ""],
    ["enable_experimental_hooks = 'y'", "widens enable_experimental_hooks y"],
    ["tools.bash.permission = 'never'", "narrows tools.bash.permission never"],
    ["mcp_servers = [{name='s',transport='stdio',command='x',disabled=true}]", "widens mcp_servers s execute external"],
  ])("%s", async (text, expected) => expect((await settingsOf({ ".vibe/config.toml": text })).join()).toBe(expected));

  it("are told where code runs beside them", async () => {
    expect(
      await settingsOf({
        ".vibe/tools/sub/a.py": "",
        ".vibe/tools/_b.py": "",
        ".vibe/prompts/explore.md": "Do.",
        ".vibe/hooks.toml": "[[hooks]]\rtype='before_tool'\rname='h'\rcommand='make x'\r",
        ".vibe/config.toml": "tool_paths = { scripts = 1 }",
        "scripts/c.py": "",
      }),
    ).toEqual([
      "widens tool_paths scripts/c.py execute external",
      "widens hooks.before_tool make x execute",
      "widens tools .vibe/tools/sub/a.py execute external",
      "widens prompts .vibe/prompts/explore.md",
    ]);
  });

  it("that cannot be read are unjudged", async () => {
    expect(uncheckedIn(await loadIn(vibe, { ".vibe/hooks.toml": "x" }))).toHaveLength(1);
    expect(
      uncheckedIn(await loadIn(vibe, { ".vibe/config.toml": "agent_paths = ['/srv', '~/x', '../..']" })),
    ).toHaveLength(3);
  });
});

describe("a pull request", () => {
  const before = { [path]: "enabled_tools = ['read']\n", ".vibe/prompts/x.md": "Look.", "scripts/a.py": "1\n" };
  const server = "[[mcp_servers]]\nname = 's'\ntransport = 'stdio'\ncommand = 'make'\n";

  it.each([
    ["a tool", { [path]: "enabled_tools = ['read', 'bash']\n" }],
    ["a list without entries", { [path]: "enabled_tools = []\n" }],
    ["a bypass", { [path]: "enabled_tools = ['read']\nbypass_tool_permissions = 'y'\n" }],
    ["a server", { [path]: `enabled_tools = ['read']\n${server}` }],
    ["Python code", { [path]: "enabled_tools = ['read']\ntool_paths = '.'\n" }],
    [
      "another address",
      { [path]: "enabled_tools = ['read']\nproviders = [{name='mistral',api_base='https://x.example'}]\n" },
    ],
    ["an empty configuration", { ".vibe/config.toml": "" }],
    ["a tool of Python", { ".vibe/tools/x.py": "print()" }],
    ["a hook", { ".vibe/hooks.toml": "[[hooks]]\nname='h'\ntype='after_tool'\ncommand='x'\n" }],
    ["an agent with a built-in name", { ".vibe/agents/default.toml": "" }],
    ["a built-in prompt", { ".vibe/prompts/cli.md": "Do." }],
    [
      "a folder of agents",
      { ".vibe/config.toml": "agent_paths = ['more']", "more/x.toml": "bypass_tool_permissions=1" },
    ],
  ])("that adds %s widens", async (_, added) => {
    expect(await powerBetween(before, { ...before, ...added })).toBe("widened");
  });

  const provider = (url: string, key: string) =>
    `providers = [{ name = 'm', api_base = '${url}', api_key_env_var = '${key}' }]\n`;
  it.each([
    [path, provider("https://a.example", "A"), provider("https://b.example", "A")],
    [path, provider("https://a.example", "A"), provider("https://a.example", "AWS_SECRET_ACCESS_KEY")],
    [".vibe/config.toml", provider("https://a.example", "A"), provider("https://a.example", "B")],
    [path, server, server.replace("make", "sh")],
    [path, server, `${server}env = { LD_PRELOAD = 'x.so' }\n`],
    [path, "[tools.bash]\nallowlist = ['make a']\n", "[tools.bash]\nallowlist = ['make']\n"],
    [path, "[tools.bash]\ndenylist = ['rm']\n", "[tools.bash]\ndenylist = []\n"],
    [path, "disabled_tools = ['bash']\n", "base_disabled = []\n"],
    [".vibe/config.toml", "disabled_tools = ['bash', 'edit']\n", "disabled_tools = ['edit']\n"],
    [".vibe/config.toml", "[tools.bash]\npermission = 'ask'\n", "[tools]\nbash = true\n"],
    [".vibe/config.toml", server, `${server}env = { LD_PRELOAD = 'x.so' }\n`],
  ])("that changes %s: from %j to %j", async (file, old, fresh) => {
    expect(await powerBetween({ ...before, [file]: old }, { ...before, [file]: fresh })).not.toBe("unchanged");
    expect(await powerBetween({ ...before, [file]: old }, { ...before, [file]: fresh })).not.toBe("narrowed");
  });

  it("that changes code which an agent runs widens", async () => {
    const agent = { [path]: "enabled_tools = ['read']\ntool_paths = ['scripts']\n" };
    const files = { ...before, ...agent };
    expect(await powerBetween(files, { ...files, "scripts/a.py": "import os\n" })).toBe("widened");
    expect(await powerBetween(files, { ...files, "scripts/b.py": "import os\n" })).toBe("widened");
  });
});
