/** Agentic workflows: what each key gives to the agent, which protections it takes away, and which files are workflows. */
import { describe, expect, it } from "vitest";
import ghAw from "../../../src/hosts/gh-aw/index.ts";
import { detectHost } from "../../../src/inspect/detect.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";

const path = ".github/workflows/a.md";
const closed = "tools: { bash: false, edit: false, github: false }";

async function read(lines: string, others: Readonly<Record<string, string>> = {}): Promise<string> {
  const text = `---\non: push\ndescription: d\n${lines}\n---\nDo it.\n`;
  return shortOf(itemOf(await loadIn(ghAw, { [path]: text, ...others }), path));
}

describe("what a key gives", () => {
  const all = "read write execute network delegate external";
  it.each([
    ["", `loaded, ${all}`],
    [closed, "loaded, read delegate"],
    ["tools: { edit: false, github: false }", "loaded, read execute network delegate"],
    ["tools: { bash: false, github: false }", "loaded, read write delegate"],
    ["tools: { bash: false, edit: false }", "loaded, read delegate external"],
    ["tools: { bash: , edit: false, github: false }", "loaded, read execute delegate"],
    ["tools: { bash: [], edit: false, github: false }", "loaded, read delegate"],
    ["tools: { bash: [ls], edit: false, github: false }", "loaded, read execute delegate"],
    ['tools: { bash: [ls, ":*"], edit: false, github: false }', "loaded, read execute network delegate"],
    ["tools: { bash: true, edit: false, github: false }\nnetwork: {}", "loaded, read execute delegate"],
    ["tools: { bash: false, edit: false, github: false, web-fetch: }", "loaded, read network delegate"],
    ["tools: { bash: false, edit: false, github: false, web-fetch: false }", "loaded, read delegate"],
    ["tools: { bash: false, edit: false, github: false, timeout: 5 }", "loaded, read delegate"],
    [`${closed}\nnetwork: { allowed: [defaults, github] }`, "loaded, read delegate"],
    [`${closed}\nnetwork: { allowed: [python] }`, "loaded, read network delegate"],
    [`${closed}\nmcp-servers: { a: { command: x } }`, "loaded, read execute delegate external"],
    [`${closed}\nmcp-servers: { a: { container: x } }`, "loaded, read execute delegate external"],
    [`${closed}\nmcp-servers: { a: { url: "https://a" } }`, "loaded, read network delegate external"],
    [`${closed}\nmcp-scripts: { a: { run: x } }`, "loaded, read execute delegate"],
    [`${closed}\nsteps: [{ run: x }]`, "loaded, read execute delegate"],
    [`${closed}\nengine: { id: copilot, command: ./x }`, "loaded, read execute delegate"],
    [`${closed}\nsafe-outputs: { add-comment: }`, "loaded, read delegate external"],
    [`${closed}\nsafe-outputs: { add-comment: false, staged: true }`, "loaded, read delegate"],
    [`${closed}\nsafe-outputs: { dispatch-workflow: [b] }`, "loaded, read delegate external"],
    [`${closed}\nsafe-outputs: { jobs: { a: { steps: [] } } }`, "loaded, read execute delegate external"],
    [
      `${closed}\nsafe-outputs: { create-pull-request: }`,
      "loaded, read write execute delegate external, limit tools.bash",
    ],
    [`${closed}\nplugins: [acme/x@v1]`, "loaded, read execute delegate external"],
    [`${closed}\nimports: [acme/x/y.md@main]`, `loaded, ${all}`],
  ])("%s", async (lines, expected) => expect(await read(lines)).toBe(expected));
});

describe("a protection that is off", () => {
  it.each([
    ["permissions: write-all", "bypass permissions"],
    ["permissions: { contents: write }", "bypass permissions.contents"],
    ["sandbox: false", "bypass sandbox"],
    ["network: { firewall: disable }", "bypass network.firewall"],
    ["engine: { id: copilot, args: [--allow-all-tools] }", "bypass engine.args"],
    ["engine: { id: claude, permission-mode: acceptEdits }", "auto-approve engine.permission-mode"],
    ["strict: false", "auto-approve strict"],
    ["safe-outputs: { threat-detection: { enabled: false } }", "auto-approve safe-outputs.threat-detection"],
    ["roles: [all]", "auto-approve on.roles"],
  ])("%s", async (lines, expected) =>
    expect(await read(`${closed}\n${lines}`)).toBe(`loaded, read delegate, ${expected}`),
  );

  it.each([
    "permissions: read-all",
    "permissions: { id-token: write, contents: read }",
    "sandbox: { agent: awf }",
    "strict: true",
    "features: { dangerously-disable-sandbox-agent: false }",
    "engine: { id: claude, permission-mode: plan }",
  ])("and none: %s", async (lines) => expect(await read(`${closed}\n${lines}`)).toBe("loaded, read delegate"));
});

describe("imports", () => {
  it("are merged at any depth, and end in a circle", async () => {
    const others = {
      ".github/workflows/shared/b.md": "---\nimports: [c.md]\ntools: { web-fetch: }\n---\n",
      ".github/workflows/shared/c.md": "---\nimports: [../a.md, b.md]\nmcp-servers: { a: { command: x } }\n---\n",
    };
    expect(await read(`${closed}\nimports: [{ uses: shared/b.md }]`, others)).toBe(
      "loaded, read execute network delegate external",
    );
  });

  it("give what the workflow does not name", async () => {
    const others = { ".github/agents/b.md": "---\ntools: { bash: [ls] }\n---\n" };
    expect(await read("imports: [.github/agents/b.md]\ntools: { edit: false, github: false }", others)).toBe(
      "loaded, read execute delegate",
    );
  });

  it("of nothing refuse the workflow, unless they are optional", async () => {
    expect(await read(`${closed}\nimports: [x.md?]`)).toBe("loaded, read delegate");
    expect(await read(`${closed}\nimports: [x.md]`)).toBe("rejected, read delegate");
  });
});

describe("files that are workflows", () => {
  const useOf = async (files: Readonly<Record<string, string>>) => {
    const none = () => false;
    const input = { requested: none, policy: none, base: none, user: undefined };
    return (await detectHost("gh-aw", ghAw, await RepoIndex.of(treeOf(files)), input)).kind;
  };

  it.each([
    [{ [path]: "---\non: push\n---\n" }, "own"],
    [{ ".github/aw/imports/a.md": "" }, "own"],
    [{ ".github/workflows/README.md": "# Workflows\n" }, "none"],
    [{ ".github/workflows/ci.yml": "on: push\n" }, "none"],
    [{ "docs/.github/workflows/a.md": "---\non: push\n---\n" }, "none"],
  ] as const)("%j: %s", async (files, kind) => expect(await useOf(files)).toBe(kind));
});
