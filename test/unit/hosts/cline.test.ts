/** Cline: what each list gives, which line closes the frontmatter, which file of a name counts, and what runs by itself. */
import { describe, expect, it } from "vitest";
import cline from "../../../src/hosts/cline/index.ts";
import type { Held } from "../../support/memory.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

const all = "read write execute network";
const agent = (name: string, more = "") => `---\nname: ${name}\ndescription: d\n${more}---\nbody`;

async function of(lines: string, path = ".cline/agents/a.yml"): Promise<string> {
  return shortOf(itemOf(await loadIn(cline, { [path]: agent("a", `${lines}\n`) }), path));
}

describe("keys", () => {
  it.each([
    ["tools: read_files, SEARCH_CODEBASE", "loaded, read"],
    ["tools: [' read_files ', '']", "loaded, read"],
    ["tools: ' bash ,read_file'", "loaded, read execute"],
    ["tools: [list_files]", "loaded, execute, value list_files"],
    ["tools: 'read_files search_codebase'", "loaded, nothing, unknown-tool read_files search_codebase"],
    ["tools: Bash(git log:*)", "loaded, nothing, unknown-tool Bash(git log:*)"],
    ["tools: '*'", "loaded, nothing, unknown-tool *"],
    ["tools: spawn_agent, use_mcp_tool", "loaded, nothing, unknown-tool spawn_agent, unknown-tool use_mcp_tool"],
    ["tools: constructor", "loaded, nothing, unknown-tool constructor"],
    ["tools: skills, ask_question", "loaded, nothing"],
    ["tools: []", "loaded, nothing"],
    ["tools: ''", "loaded, nothing"],
    ["tools:", "rejected, nothing"],
    ["tools: [read_files, 5]", "rejected, read, unknown-tool 5"],
    ["tools: !!binary cmVhZF9maWxlcw==", "rejected, read"],
    ["x: &k tools\ntools: read_files\n*k : run_commands", "loaded, execute"],
    ["x: &x { tools: read_files }\n<<: *x", `loaded, ${all}`],
    ["Tools: read_files", `loaded, ${all}, limit Tools`],
    ["skills: s1", `loaded, ${all}`],
    ["maxIterations: 0", `rejected, ${all}`],
    ["maxIterations: 1e1", `loaded, ${all}`],
    ["modelId:", `rejected, ${all}`],
    ["x: 1\nx: 2", `rejected, ${all}`],
    ["permissionMode: yolo", `loaded, ${all}, unhonoured permissionMode`],
  ])("%s", async (lines, expected) => expect(await of(lines)).toBe(expected));
});

describe("the line that closes the frontmatter", () => {
  const path = ".cline/agents/a.yml";
  const read = async (text: string) => shortOf(itemOf(await loadIn(cline, { [path]: text }), path));
  const head = "---\nname: a\ndescription: d\n";

  it.each([
    ["---\n---\nname: a\ndescription: d\ntools: bash\n---\nbody", "loaded, execute"],
    [`${head}# x\u2028---\ntools: read_files\n---\nbody`, "loaded, read"],
    [`${head}# x\u2028---\ntools: read_files\nbroken: [\n---\nbody`, `loaded, ${all}, cut ---`],
    [`${head}# x\r---\ntools: read_files\nbroken: [\n---\nbody`, `loaded, ${all}, cut ---`],
    [`${head}tools: read_files\n---\nbody\n---\nname: b\n---\n`, "loaded, read"],
    [`${head}---\ntools: read_files\n---\nbody`, `loaded, ${all}`],
    [`\ufeff${head}tools: read_files\n---\u00a0\nbody`, "loaded, read"],
    [`\ufeff\ufeff${head}tools: read_files\n---\nbody`, "rejected, read"],
    [`${head}tools: read_files\n---\n\u00a0\n`, "rejected, read"],
    [`${head}tools: read_files\n---`, "rejected, read"],
    ["name: a\ndescription: d\ntools: read_files\n", "rejected, read"],
  ])("%j", async (text, expected) => expect(await read(text)).toBe(expected));

  it("is not looked for without end", async () => {
    const text = `${head}tools: []\n${"# \u2028---\n".repeat(2000)}---\nbody`;
    const load = await loadIn(cline, { [path]: text });
    expect(load.unjudged.map(({ at }) => at.source.path)).toEqual([path]);
    expect(shortOf(itemOf(load, path))).toBe(`loaded, ${all}, cut ---`);
  });
});

it("counts as every tool where its frontmatter is too much for this tool", async () => {
  const path = ".cline/agents/a.yml";
  const deep = `x: ${"[".repeat(5000)}${"]".repeat(5000)}\ntools: read_files`;
  const load = await loadIn(cline, { [path]: agent("a", `${deep}\n`) });
  expect(shortOf(itemOf(load, path))).toBe(`loaded, ${all}`);
  expect(load.unjudged.map(({ at }) => at.source.path)).toEqual([path]);
});

describe("files", () => {
  const verdictsOf = async (files: Readonly<Record<string, Held>>) =>
    (await loadIn(cline, files)).items.map(({ files: [path = ""], profile, verdict, certainty }) =>
      [path, profile?.identity, verdict.kind, certainty].filter((word) => word !== undefined).join(" "),
    );

  it("are plain ones, directly in the folder", async () =>
    expect(
      await verdictsOf({
        ".cline/agents/a.YAML": agent("a"),
        ".cline/agents/.b.yml": agent("b"),
        ".cline/agents/.yml": agent("none"),
        ".cline/agents/c.md": agent("c"),
        ".cline/agents/README.md": "Notes.",
        ".cline/agents/d/d.yml": agent("d"),
        ".cline/agents/e.yml": { link: "../../e.yml" },
        "e.yml": agent("e"),
        ".agents/agents/f.yml": agent("f"),
      }),
    ).toEqual([
      ".cline/agents/.b.yml b loaded",
      ".cline/agents/.yml none dropped",
      ".cline/agents/a.YAML a loaded",
      ".cline/agents/c.md c dropped",
      "e.yml e dropped",
      ".cline/agents/d/d.yml d dropped",
    ]));

  it("are read behind a link to their folder, and where an editor opens a folder", async () =>
    expect(
      await verdictsOf({
        ".cline/agents": { link: "../other" },
        "other/a.yml": agent("a"),
        "p/.cline/agents/b.yml": agent("A"),
      }),
    ).toEqual(["other/a.yml a loaded", "p/.cline/agents/b.yml a loaded assumed"]));

  it("with one name in another case are duplicates", async () => {
    const { findings } = await judged({
      ".cline/agents/a.yml": agent("Tester", "tools: []\n"),
      ".cline/agents/b.yml": agent("tester", "tools: []\n"),
    });
    expect(findings.map(({ finding }) => finding.rule)).toContain("unique-name");
  });
});

describe("code that runs by itself", () => {
  const settingsOf = async (files: Readonly<Record<string, Held>>) => {
    const { layers, unjudged } = await loadIn(cline, files);
    return [
      ...layers.flatMap(({ authority }) =>
        authority.map(({ setting, value, may = [] }) => `${setting} ${value} ${may.join(" ")}`),
      ),
      ...unjudged.map(({ at }) => `unjudged ${at.source.path}`),
    ];
  };

  it("are hooks, by their names in any case", async () =>
    expect(
      await settingsOf({
        ".cline/hooks/taskstart": "x",
        ".cline/hooks/PreToolUse.PY": "x",
        ".cline/hooks/ TaskStart .sh": "x",
        ".cline/hooks/TaskStart.txt": "x",
        ".cline/hooks/.TaskStart": "x",
        ".cline/hooks/sub/TaskStart": "x",
        ".clinerules/hooks/TaskComplete.ts": { link: "../../x.ts" },
        "x.ts": "x",
        ".clinerules/TaskStart": "x",
      }),
    ).toEqual([
      "hook.TaskStart .cline/hooks/ TaskStart .sh execute",
      "hook.PreToolUse .cline/hooks/PreToolUse.PY execute",
      "hook.TaskStart .cline/hooks/taskstart execute",
      "hook.TaskComplete .clinerules/hooks/TaskComplete.ts execute",
    ]));

  it("are plugins, and the scripts that packages among them name", async () =>
    expect(
      await settingsOf({
        ".cline/plugins/a.js": "x",
        ".cline/plugins/b.test.ts": "x",
        ".cline/plugins/c.mjs": "x",
        ".cline/plugins/.d.js": "x",
        ".cline/plugins/e/f/g.ts": "x",
        ".cline/plugins/node_modules/h.js": "x",
        ".cline/plugins/i/plugin.json": "{}",
        ".cline/plugins/i/i.js": "x",
        ".cline/plugins/j/package.json": '{"cline": {"plugins": [{"paths": "../../../lib/j.ts"}]}}',
        ".cline/plugins/j/helper.js": "x",
        "lib/j.ts": "x",
        ".cline/plugins/k/package.json": '{"cline": {"plugins": [{"paths": ["./listed.js"]}]}} // no JSON',
        ".cline/plugins/k/listed.js": "x",
        ".cline/plugins/k/other.js": "x",
        ".cline/plugins/l/package.json": '{"cline": {"plugins": [{"paths": ["/etc/l.js", "./gone.js"]}]}}',
        ".cline/plugins/l/l.js": "x",
      }),
    ).toEqual(
      [
        ".cline/plugins/a.js",
        ".cline/plugins/b.test.ts",
        ".cline/plugins/e/f/g.ts",
        ".cline/plugins/k/listed.js",
        ".cline/plugins/k/other.js",
        ".cline/plugins/l/l.js",
        "lib/j.ts",
      ]
        .map((path) => `plugin ${path} execute external`)
        .concat("unjudged .cline/plugins/l/package.json"),
    ));

  it("is what the runtime reads where `cline` starts", async () =>
    expect(
      await settingsOf({
        ".env": "CLINE_DIR=./x\nGREETING=hello\nVITE_API_BASE_URL=https://a.example\nDATABASE_URL=x\nCLINE_MODEL=m\n",
        "p/.env.local": "NODE_OPTIONS=--require ./x.js\nHTTPS_PROXY=http://a.example\n",
        "bunfig.toml": 'preload = ["./a.ts"]\n[test]\npreload = "./b.ts"\n',
        "q/bunfig.toml": "preload = [\n",
        ".cline/.env": "CLINE_DIR=./y\n",
        ".cline/mcp.json": '{"mcpServers": {"x": {"command": "x"}}}',
      }),
    ).toEqual([
      "CLINE_DIR … execute network",
      "preload ./a.ts execute",
      "HTTPS_PROXY … network",
      "NODE_OPTIONS … execute",
      "unjudged q/bunfig.toml",
    ]));

  it("breaks the ceiling, and shows that Cline is in use", async () => {
    const { findings } = await judged(
      { ".clinerules/hooks/PreToolUse": "#!/bin/sh\n", ".cline/plugins/a.js": "x", ".env": "CLINE_DIR=x\n" },
      { policy: "extends: preset:strict\n" },
    );
    const broken = findings.flatMap(({ finding: { rule, at } }) => (rule === "max-capability" ? [at.source.path] : []));
    expect([...new Set(broken)].sort()).toEqual([".cline/plugins/a.js", ".clinerules/hooks/PreToolUse", ".env"]);
  });

  it("is nothing in an ordinary project", async () => {
    const { findings } = await judged(
      {
        ".clinerules/style.md": "Write short functions.\n",
        ".cline/skills/x/SKILL.md": "---\nname: x\ndescription: d\n---\nDo x.\n",
        ".cline/skills/x/run.py": "x",
        ".cline/agents/reviewer.yml":
          "---\nname: reviewer\ndescription: Reviews a change and says what is wrong with it.\ntools:\n  - read_files\n---\nReview.\n",
        ".env.example": "CLINE_DIR=x\n",
        ".env": "DATABASE_URL=postgres://x\n",
        "bunfig.toml": "[install]\nexact = true\n",
      },
      { policy: "extends: preset:strict\n" },
    );
    expect(findings.map(({ finding: { rule, at } }) => `${rule} ${at.source.path}`)).toEqual([]);
  });
});
