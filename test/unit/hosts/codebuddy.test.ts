/** CodeBuddy: which line closes the frontmatter, what a list gives, what runs with a prompt, and what stops sessions. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import codebuddy from "../../../src/hosts/codebuddy/index.ts";
import { agentOf } from "../../../src/hosts/codebuddy/profile.ts";
import { expectLinear } from "../../support/growth.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import type { Held } from "../../support/memory.ts";
import { judged } from "../../support/judging.ts";

const all = "read write execute network delegate external";
const path = ".codebuddy/agents/a.md";
const agent = (name: string, more = "", body = "body") => `---\nname: ${name}\ndescription: d\n${more}---\n${body}\n`;

async function read(text: Held, at = path): Promise<string> {
  return shortOf(itemOf(await loadIn(codebuddy, { [at]: text }), at));
}

describe("keys", () => {
  it.each([
    ["tools: Read, grep", "loaded, read"],
    ["tools: [' Read ', '']", "loaded, read"],
    ["tools: Defer(Bash), NoDefer( webfetch )", "loaded, execute network"],
    ["tools: Bash(git log:*)", "loaded, nothing, unknown-tool Bash(git log:*)"],
    ["tools: '{Read, Grep}'", "loaded, nothing, unknown-tool {Read, Grep}"],
    ["tools: ['Read,Bash']", "loaded, nothing, unknown-tool Read,Bash"],
    ["tools: Defer(mcp__a__b)", "loaded, nothing, unknown-tool Defer(mcp__a__b)"],
    ["tools: mcp__a__b", "loaded, external"],
    ["tools: mcp__a, mcp__a__*", "loaded, nothing, unknown-tool mcp__a, unknown-tool mcp__a__*"],
    ["tools: '*'", "loaded, nothing, unknown-tool *"],
    ["tools: Agent", "loaded, delegate"],
    ["tools: execute_command, task", "loaded, execute delegate"],
    ["tools: []", `loaded, ${all}, value tools`],
    ["tools: ','", `loaded, ${all}, value tools`],
    ["tools: true", `loaded, ${all}, limit tools`],
    ["tools: false", `loaded, ${all}`],
    ["tools: [Read, 5]", "dropped, read"],
    ["tools: Read\nskills: [5]", "dropped, read"],
    ["tools: Read\nmodel: 5", "dropped, read"],
    ["tools: Read\nmodel: false", "loaded, read"],
    ["x: &k tools\ntools: Read\n*k : Bash", "loaded, execute"],
    ["x: &x { tools: Read }\n<<: *x", `loaded, ${all}`],
    ["tools: Read\ntools: Read", `loaded, ${all}, limit tools, limit tools`],
    ["Tools: Read", `loaded, ${all}, limit Tools`],
    ["tools: Read\npermissionMode: [[bypassPermissions]]", "loaded, read, bypass permissionMode"],
    ["tools: Read\npermissionMode: [bypassPermissions, plan]", "loaded, read, limit permissionMode"],
    ["tools: Read\npermissionMode: strict", "loaded, read, limit permissionMode: strict"],
  ])("%s", async (lines, expected) => expect(await read(agent("a", `${lines}\n`))).toBe(expected));

  it.each([
    ["name: 5", "rejected"],
    ["name: { a: b }", "rejected"],
    ["name: true", "rejected"],
    ["name: cli", "rejected"],
    ["name: [a]", "dropped"],
    ["name: 0", "loaded"],
    ["name:", "loaded"],
    ["description: 5", "dropped"],
    ["description: { a: b }", "dropped"],
    ["description: [a]", "loaded"],
  ])("%s", async (line, expected) => {
    const item = itemOf(await loadIn(codebuddy, { [path]: `---\n${line}\ntools: Read\n---\nbody` }), path);
    expect(item.verdict.kind).toBe(expected);
  });

  it("of a built-in subagent stay where a file has none", async () => {
    expect(await read(agent("statusline-setup"))).toBe("loaded, read write");
    expect(await read(agent("statusline-setup", "tools: Bash\n"))).toBe("loaded, execute");
    expect(await read(agent("fork", "tools: Read\n"))).toBe(`loaded, ${all}`);
  });
});

describe("the line that closes the frontmatter", () => {
  const head = "---\nname: a\ndescription: d\n";
  it.each([
    [`${head}tools: Read\n---foo\nbody`, "loaded, read, cut ---foo"],
    [`${head}tools: Read\n----\nbody`, "loaded, read, cut ----"],
    ["---\ndescription: |\n  d\n---\ntools: Read\n---\nbody", `loaded, ${all}`],
    [`---\u00a0\n\n${head.slice(4)}tools: Read\n---`, "loaded, read"],
    [`---\ufeff\n${head.slice(4)}tools: Read\n---`, "loaded, read"],
    [`\ufeff${head}tools: Read\n---\nbody`, `loaded, ${all}`],
    [` ${head}tools: Read\n---\nbody`, `loaded, ${all}`],
    [`${head}tools: Read\n ---\nbody`, `loaded, ${all}`],
    [`${head}tools: Read\n`, `loaded, ${all}`],
    ["---\n---\nname: a\ntools: Read\n---\nbody", "loaded, read"],
    ["---\n\n---\nbody", `loaded, ${all}`],
    ["# Our agents\n", `loaded, ${all}`],
    ["", `loaded, ${all}`],
  ])("%j", async (text, expected) => expect(await read(text)).toBe(expected));
});

describe("code in a prompt", () => {
  const runs = async (body: string) => (await read(agent("a", "tools: Read\n", body))) === "loaded, read execute";
  const call = 'range.constructor("x")()';

  it.each([
    `{{ ${call} }}`,
    `{%- if ${call} %}{% endif %}`,
    `{{ "}}" ~ ${call} }}`,
    `{# {{ ' #}{{ ${call} }}{# ' }} #}`,
    `{% raw %}{{ ' {% endraw %}{{ ${call} }}{% raw %}' }}{% endraw %}`,
    `{%${" ".repeat(100)}verbatim %}{{ ' {% endverbatim %}{{ ${call} }}`,
    `{{ r/}}/ }}{{ ${call} }}`,
    `{% set c = range.constructor %}{{ c("x")() }}`,
    `{{\n${call}\n}}`,
    `{\${NOPE:-{} ${call} }}`,
    `{\${NOPE}{ ${call} }}`,
    `\${A:-{}\${B:-{} ${call} }}`,
    '{{ range.constructor${NOPE:-("x")()} }}',
    '{{ "${Q} ~ range.constructor("x")() }}',
    `${"{{ a }} ".repeat(1000)}{{ ${call} }}`,
  ])("runs: %j", async (body) => expect(await runs(body)).toBe(true));

  it.each([
    "{{ name }} and {% if formal %}yours{% endif %}",
    "Call f(x) {x} (see above).",
    "{{ f( x",
    `{# ${call} #}`,
    "{{ user's name }} f(x)",
    "${HOME} and ${NAME:-friend} (or so)",
    "${{ github.ref }} (see above)",
    "`{` and `}` and $(date)",
  ])("does not run: %j", async (body) => expect(await runs(body)).toBe(false));

  it("is told where it comes with a change", async () => {
    const base = { [path]: agent("a", "tools: Read\n", "Greet {{ user }}.") };
    const result = await judged({ [path]: agent("a", "tools: Read\n", `Greet {{ user }}{{ ${call} }}.`) }, { base });
    expect(result.changes?.map(({ widened }) => widened)).toEqual([true]);
  });

  it.each(["{{ ", "{% ", "${a:-", "${", "{${a}", "{# ", "{{ ' ", "{{ a }}", "${a:-\n", "\n---", "\n"])(
    "is looked for in time that is proportional to the text: %j",
    (piece) =>
      expectLinear(
        10_000,
        (size) => ({ path, text: agent("a", "tools: Read\n", `{{ a }}${piece.repeat(size)}`) }),
        (source) => agentOf(source, path),
      ),
  );

  it("is found behind any text before it, unless that is no template", async () => {
    const piece = fc.constantFrom("{{ a }}", "{% if a %}", "{# x #}", "text", "'", "(", "${A:-x}", "}}", "\n");
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        expect(await runs(`${pieces.join(" ")} {{ ${call} }}`)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe("places", () => {
  const file = agent("b", "tools: Read\n");
  it.each([
    [".codebuddy/agents/.x/node_modules/b.md", "loaded, read"],
    [".codebuddy/agents/b.MD", "dropped, read"],
    [".codebuddy/agents/b.mdc", "dropped, read"],
  ])("%s", async (at, expected) => expect(await read(file, at)).toBe(expected));

  it("are those of the directory in which a session starts", async () => {
    const load = await loadIn(codebuddy, {
      [path]: agent("a", "tools: Read\n"),
      "x/.codebuddy/agents/a.md": agent("a", "tools: Bash\n"),
      ".codebuddy/.mcp.json": '{"mcpServers":{"a":{"command":"x"}}}',
      "x/mcp.json": '{"mcpServers":{"a":{"command":"x"}}}',
    });
    expect(load.items.filter(({ files }) => files.length > 0).map(({ verdict }) => verdict.kind)).toEqual([
      "loaded",
      "loaded",
    ]);
    expect(load.layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path))).toEqual(["x/mcp.json"]);
  });

  it("include skills and commands, whose commands run", async () => {
    const load = await loadIn(codebuddy, {
      [path]: agent("a", "tools: Read\nskills: deploy, other\n"),
      ".codebuddy/skills/deploy/SKILL.md": "---\ndescription: d\n---\n!`make plan`\n",
      ".codebuddy/skills/named/SKILL.md": "---\nname: other\n---\n!`make other`\n",
      ".codebuddy/skills/idle/SKILL.md": "!`make idle`\n",
      ".codebuddy/commands/team/go.md": "!`make go`\n",
    });
    expect(itemOf(load, path).profile?.skills?.map(({ name, may, asks }) => [name, may.join(), asks])).toEqual([
      ["deploy", "execute", false],
      ["other", "execute", false],
    ]);
    expect(load.layers.flatMap(({ authority }) => authority.map(({ value }) => value)).sort()).toEqual([
      "make go",
      "make idle",
      "make other",
      "make plan",
    ]);
  });
});
