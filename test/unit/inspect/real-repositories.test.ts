/** What maintainers of real repositories were told wrongly, in small: the finding, its severity, and what to write instead. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Held } from "../../support/memory.ts";
import { judged } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

type Files = Readonly<Record<string, Held>>;

/** `severity rule[/kind] path message` of the findings of some rules, without those on powers. */
async function findingsIn(files: Files): Promise<readonly string[]> {
  const { findings } = await judged(files);
  return findings.flatMap(({ finding: { rule, kind, severity, message, at, related = [] } }) =>
    rule === "max-capability"
      ? []
      : [
          [severity, kind ? `${rule}/${kind}` : rule, at.source.path, message].join(" "),
          ...related.map((one) => `  ${one.message}`),
        ],
  );
}

const profile = (lines: string, name = "a"): string =>
  `---\nname: ${name}\ndescription: Reviews a diff.\n${lines}\n---\nReview.\n`;

describe("opencode's settings behind a link", () => {
  const settings = (prompt: string): string =>
    JSON.stringify({
      agent: { scout: { description: "Looks around.", mode: "subagent", prompt: `{file:${prompt}}` } },
    });
  const linked = (prompt: string): Files => ({
    "opencode.json": { link: ".agents/opencode.json" },
    ".agents/opencode.json": settings(prompt),
    ".agents/prompts/scout.md": "Look around.\n",
  });

  it("have paths that begin at the link", async () =>
    expect(await findingsIn(linked("./.agents/prompts/scout.md"))).toEqual([]));

  it("stop the host where a path begins at the target", async () =>
    expect(await findingsIn(linked("./prompts/scout.md"))).toEqual([
      expect.stringMatching(
        /^error no-rejected-profile \.agents\/opencode\.json .*`\{file:\.\/prompts\/scout\.md\}` names a file that does not exist/,
      ),
    ]));

  it("are those of a session of their own where the host's folder lies beside them", async () =>
    expect(
      await findingsIn({
        ...linked("./.agents/prompts/scout.md"),
        ".agents/.opencode/agents/b.md": profile("permission: deny", "b"),
      }),
    ).toEqual([expect.stringMatching(/^error no-rejected-profile \.agents\/opencode\.json /)]));
});

describe("a key that has another form in the host", () => {
  it.each([
    ["permissions:\n  edit: deny", "so it limits nothing; limit it with `tools` or `disallowedTools`"],
    ["permissions: plan", "so it limits nothing; use `permissionMode`"],
    [
      "mcp_servers:\n  - name: docs\n    purpose: Looks up.",
      "did you mean `mcpServers`, which takes a list of names and of `- NAME: {…}`?",
    ],
    ["mcp_servers: [docs]", "did you mean `mcpServers`?"],
  ])("is not called a mere misspelling: %j", async (lines, end) =>
    expect(await findingsIn({ ".claude/agents/a.md": profile(lines) })).toEqual([
      expect.stringMatching(new RegExp(`${end.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")}$`)),
    ]),
  );

  it("has no line to paste that the host would not read", async () => {
    const { findings } = await judged({
      ".claude/agents/a.md": profile("permissions:\n  edit: deny"),
      ".opencode/agents/b.md": profile("disallowedTools: [Edit]"),
    });
    const limits = findings.filter(({ finding: { kind } }) => kind === "limit");
    expect(limits.map(({ finding: { fixes = [] } }) => fixes.length)).toEqual([0, 0]);
  });
});

it("names the last word of a tool's title for what it is, no wish for every tool", async () =>
  expect(await findingsIn({ ".claude/agents/a.md": profile("tools: [Read, MCP Tools]") })).toEqual([
    expect.stringMatching(
      /`MCP` has no effect in Claude Code: unknown tool, so it grants nothing; correct the name, or remove it$/,
    ),
    expect.stringMatching(
      /`Tools` has no effect in Claude Code: unknown tool, so it grants nothing; correct the name, or remove it$/,
    ),
  ]));

describe("hooks of events that Claude Code does not have", () => {
  it("do not run, whatever their form", async () => {
    const words = fc.stringMatching(/^[a-z]{3,12}$/).filter((word) => !/^(?:stop|setup)$/.test(word));
    const forms = fc.constantFrom("./a.sh", '[{hooks: [{type: command, command: "./a.sh"}]}]');
    await fc.assert(
      fc.asyncProperty(words, forms, async (word, form) => {
        const found = await findingsIn({ ".claude/agents/a.md": profile(`tools: Read\nhooks:\n  ${word}: ${form}`) });
        expect(found).toEqual([
          `warning no-ineffective-setting/value .claude/agents/a.md \`hooks.${word}\` has no effect in Claude Code: Claude Code has no such event, so these hooks do not run; write one that it has, such as \`Stop\``,
        ]);
      }),
      { numRuns: runs(20, 100) },
    );
  });

  it.each([
    ["postToolUse", "warning", "value", "write `PostToolUse`"],
    ["pretooluse", "error", "limit", "write `PreToolUse`"],
  ])("are told from misspelled ones: %s", async (event, severity, kind, end) => {
    const hooks = `tools: Read\nhooks:\n  ${event}: [{hooks: [{type: command, command: ./a.sh}]}]`;
    expect(await findingsIn({ ".claude/agents/a.md": profile(hooks) })).toEqual([
      expect.stringMatching(new RegExp(`^${severity} no-ineffective-setting/${kind} .*${end}$`)),
    ]);
  });
});

describe("a file without frontmatter that a host loads", () => {
  it("may be meant as an agent or as a document", async () =>
    expect(await findingsIn({ ".opencode/agents/a.md": "# Reviewer\n" })).toEqual([
      expect.stringMatching(
        /^error require-description .*loads it as a subagent .*; give it a `description`, or, if it is a document, move it out of the folder$/,
      ),
    ]));

  it("is at most a warning where nobody knows whether the host loads it", async () =>
    expect(await findingsIn({ ".kiro/agents/a.md": "Review.\n" })).toEqual([
      expect.stringMatching(/^warning no-dropped-profile\/strict-readers /),
      expect.stringMatching(/^ {2}has no frontmatter, and Kiro may load it .* \(not verified\); give it/),
    ]));
});

it("says where Kiro takes a prompt from, if an agent names its file in a key of another program", async () => {
  const agent = { description: "Reviews.", promptFile: "a.prompt.md", tools: ["read"] };
  expect(await findingsIn({ ".kiro/agents/a.json": JSON.stringify(agent) })).toContainEqual(
    expect.stringMatching(/; to take the prompt from that file, write `"prompt": "file:\/\/\.\/a\.prompt\.md"`$/),
  );
});

describe("a resource of Kiro that leads out of the repository", () => {
  const agent = (resource: string): string =>
    JSON.stringify({ description: "Knows.", prompt: "Know.", tools: ["read"], resources: [resource] });
  it.each([
    ["", "file://../steering/**/*.md", "write `file://.kiro/steering/**/*.md`"],
    ["", "file://../steering/product.md", "write `file://.kiro/steering/product.md`"],
    ["app/", "file://../steering/", "write `file://.kiro/steering/`"],
    ["", "file://../elsewhere/a.md", "use a path inside it"],
  ])("is named from the workspace, if the file is there: %s%s", async (root, resource, end) => {
    const files = {
      [`${root}.kiro/agents/a.json`]: agent(resource),
      [`${root}.kiro/steering/product.md`]: "The product.\n",
    };
    const escapes = (await findingsIn(files)).filter((line) => line.includes("no-prompt-escape"));
    expect(escapes).toEqual([expect.stringContaining(`; ${end}`)]);
  });
});

describe("profiles that were put aside", () => {
  it.each([".deprecated", "archive", "_archived", "Old", "disabled"])("in `%s` are documents", async (folder) =>
    expect(await findingsIn({ [`.factory/droids/${folder}/a.md`]: profile('tools: ["Read"]') })).toEqual([]),
  );
  it.each(["team", "older", "disabled-things"])("are not those in `%s`", async (folder) =>
    expect(await findingsIn({ [`.factory/droids/${folder}/a.md`]: profile('tools: ["Read"]') })).toEqual([
      expect.stringMatching(/^error no-dropped-profile .*; move it to `\.factory\/droids`$/),
    ]),
  );
});

it("says how Gemini CLI names the tools of servers, where it refuses a name", async () =>
  expect(await findingsIn({ ".gemini/agents/a.md": profile("tools: [read_file, browser_open]") })).toEqual([
    expect.stringMatching(
      /^error no-rejected-profile .*no tool `browser_open`; a tool of a server is written `mcp_SERVER_TOOL`; correct the name, or remove it$/,
    ),
  ]));

it("says nothing of hooks that are an empty list: none is lost", async () => {
  const hooks = (text: string): Files => ({ ".codex/hooks.json": text, ".codex/config.toml": 'model = "gpt-5.4"\n' });
  expect(await findingsIn(hooks('{ "hooks": [] }'))).toEqual([]);
  expect(await findingsIn(hooks('{ "hooks": [{}] }'))).toEqual([
    expect.stringMatching(/^error no-unjudged-content .*has hooks that are no mapping/),
  ]);
});

it("does not ask to write a secret into a workflow", async () => {
  const settings = (value: string): string =>
    JSON.stringify({ mcpServers: { docs: { command: "docs", args: [], env: { KEY: value } } } });
  const workflow = (value: string): Files => ({
    ".github/workflows/a.yml": JSON.stringify({
      on: "push",
      jobs: {
        a: {
          "runs-on": "ubuntu-latest",
          steps: [
            { uses: `google-github-actions/run-gemini-cli@${"0".repeat(40)}`, with: { settings: settings(value) } },
          ],
        },
      },
    }),
  });
  const unknown = async (value: string): Promise<readonly string[]> =>
    (await findingsIn(workflow(value))).filter((line) => line.includes("unknown-key"));
  for (const name of ["secrets.KEY", "steps.app-token.outputs.token", "github.token", "steps.login.outputs.API_KEY"])
    expect(await unknown(`\${{ ${name} }}`)).toEqual([
      expect.stringContaining(`takes \`\${{ ${name} }}\`, a secret, so nobody can check what it sets; give it to`),
    ]);
  expect(await unknown("${{ vars.KEY }}")).toEqual([
    expect.stringMatching(/takes `\$\{\{ vars\.KEY \}\}`, whose value is not in this file; write it here$/),
  ]);
});

describe("a step with words that the shell puts in or leaves out", () => {
  const found = async (command: string): Promise<readonly string[]> => {
    const step = { run: command };
    const workflow = JSON.stringify({ on: "push", jobs: { a: { "runs-on": "ubuntu-latest", steps: [step] } } });
    return (await findingsIn({ ".github/workflows/a.yml": workflow })).map((line) =>
      line.split(" ").slice(0, 2).join(" "),
    );
  };
  it.each([
    ['claude -p "$(cat p.txt)"${MODEL:+ --model "$MODEL"}', []],
    ['bash -c \'claude -p "$(cat p.txt)"${MODEL:+ --model "$MODEL"}\' 2>&1 | tee log', []],
    ['claude ${QUIET+} -p "$(cat p.txt)"', []],
    ['claude -p x ${FAST:+"$(cat f.txt)" --dangerously-skip-permissions}', ["error no-permission-bypass"]],
    [
      "FLAGS='$(date) --dangerously-skip-permissions'; claude -p x $FLAGS",
      ["error no-unjudged-content", "error no-permission-bypass"],
    ],
    ['claude -p "$(cat p.txt)" ${FAST:+--dangerously-skip-permissions}', ["error no-permission-bypass"]],
    ['claude -p "$(cat p.txt)" ${MORE:+$MORE}', ["error no-unjudged-content"]],
    ['claude -p "$(cat p.txt)" ${MORE:---model x}', ["error no-unjudged-content"]],
  ])("is read with them: %s", async (command, expected) => expect(await found(command)).toEqual(expected));
});

it("names the files of a linked folder that a host may read, not the folder", async () =>
  expect(
    await findingsIn({
      ".claude/agents/a.md": profile("tools: Read"),
      ".claude/agents/schema.json": "{}",
      ".opencode/agent": { link: "../.claude/agents" },
    }),
  ).toContainEqual(expect.stringMatching(/unknown-file \.opencode\/agent\/schema\.json /)));
