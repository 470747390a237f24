/** `diff` as people run it, in real repositories. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../../support/command.ts";
import { agent } from "../../support/judging.ts";
import { makeRepository, removeFolders, temporaryFolder, workshopIn } from "../../support/repository.ts";

afterAll(removeFolders);

const path = ".claude/agents/helper.md";

interface DiffJson {
  readonly version: number;
  readonly base: string;
  readonly head: string | null;
  readonly changes: readonly Record<string, unknown>[];
}

async function diff(cwd: string, ...words: readonly string[]): Promise<DiffJson> {
  const { code, stdout, stderr } = await run(["diff", ...words, "--format", "json"], { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout) as DiffJson;
}

const outline = ({ changes }: DiffJson) =>
  changes.map(
    ({ kind, path: where, widened }) => `${String(kind)} ${String(where)}${widened === true ? " widened" : ""}`,
  );

describe("diff", () => {
  it("tells what a branch and the working tree changed since the default branch", async () => {
    const repository = makeRepository({
      [path]: agent("helper", "Read"),
      ".claude/agents/other.md": agent("other", "Read"),
    });
    const base = repository.git("rev-parse", "HEAD");
    repository.git("switch", "--quiet", "--create", "work");
    repository.commit({ [path]: agent("helper", "Read, Bash") });
    repository
      .write({ ".claude/agents/new.md": agent("new", "Read", { prompt: "Do something new." }) })
      .remove(".claude/agents/other.md");
    const told = await diff(repository.directory);
    expect([told.version, told.base, told.head]).toEqual([1, base, null]);
    expect(outline(told)).toEqual([
      `changed ${path} widened`,
      "added .claude/agents/new.md",
      "removed .claude/agents/other.md",
    ]);
    repository.git("switch", "--quiet", "main");
    repository.commit({ "later.md": "The default branch went on.\n" });
    repository.git("switch", "--quiet", "work");
    expect((await diff(repository.directory)).base).toBe(base);
  });

  it("tells what changed between two revisions, whatever is on disk", async () => {
    const repository = makeRepository({ [path]: agent("helper", "Read") });
    const base = repository.git("rev-parse", "HEAD");
    const head = repository.commit({ [path]: agent("helper", "Read, Bash(git *)", { prompt: "Do it.\nAnd more." }) });
    repository.write({ [path]: "broken" });
    const told = await diff(repository.directory, "HEAD~1", "HEAD");
    expect(told).toEqual({
      version: 1,
      tool: { name: "agent-profile-check", version: expect.any(String) as string },
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      base,
      head,
      power: "widened",
      changes: [
        {
          kind: "changed",
          host: "claude",
          name: "helper",
          path,
          previousPath: null,
          before: {
            capabilities: ["read"],
            permissionMode: null,
            model: null,
            promptSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
            verdict: "loaded",
            layer: "project",
          },
          after: {
            capabilities: ["read", "execute"],
            permissionMode: null,
            model: null,
            promptSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
            verdict: "loaded",
            layer: "project",
          },
          gained: [{ capability: "execute", tool: "Bash(git *)", scope: null, start: false }],
          lost: [],
          widened: true,
          fields: ["tools", "prompt"],
          grant: null,
          widenings: [
            {
              kind: "capability",
              capability: "execute",
              message: "can now execute commands, by `Bash(git *)`",
              path,
              line: 4,
              column: 14,
              ofBase: false,
              way: [],
            },
          ],
          differences: [
            { field: "tools", before: "Read", after: "Read, Bash(git *)", path, line: 4, column: 8, ofBase: false },
          ],
          prompt: { added: 1, removed: 0, hidden: 0 },
          allowed: null,
          decision: "warned",
          refusedBy: [],
          grants: [],
          until: null,
        },
      ],
      settings: [],
      instructions: [],
      policy: [],
      omitted: { changes: 0, settings: 0, instructions: 0, policy: 0 },
    });
    expect(outline(await diff(repository.directory, "HEAD", "HEAD~1"))).toEqual([`changed ${path}`]);
    expect((await diff(repository.directory, "HEAD", "HEAD")).changes).toEqual([]);
    expect(outline(await diff(repository.directory, "HEAD~1"))).toEqual([`lost ${path}`]);
  });

  it("follows a profile to another file", async () => {
    const repository = makeRepository({ [path]: agent("helper", "Read") });
    repository.git("mv", path, ".claude/agents/scout.md");
    const { changes } = await diff(repository.directory, "HEAD");
    expect(changes).toMatchObject([
      { kind: "renamed", path: ".claude/agents/scout.md", previousPath: path, fields: ["path"] },
    ]);
  });

  it("does not take the same object for the same file where it is checked out otherwise", async () => {
    const repository = makeRepository({ [path]: agent("helper", "Bash") });
    repository.commit({ ".gitattributes": "*.md filter=secret\n" });
    const [there, back] = [
      await run(["diff", "HEAD~1", "HEAD", "--format", "json"], { cwd: repository.directory }),
      await run(["diff", "HEAD", "HEAD~1", "--format", "json"], { cwd: repository.directory }),
    ];
    expect([outline(JSON.parse(there.stdout) as DiffJson), outline(JSON.parse(back.stdout) as DiffJson)]).toEqual([
      [`lost ${path}`],
      [`added ${path} widened`],
    ]);
    expect(there.stderr).toContain(`\`${path}\` is checked out as something else by`);
    expect(back.stderr).toContain(`at the base, \`${path}\` is checked out as something else by`);
  });

  it("tells in the JSON of check what it tells by itself", async () => {
    const repository = makeRepository({ [path]: agent("helper", "Read") });
    repository.write({ [path]: agent("helper", "Read, Bash") });
    const { stdout } = await run(["check", "--base", "HEAD", "--format", "json"], { cwd: repository.directory });
    expect((await diff(repository.directory, "HEAD")).changes).toMatchObject((JSON.parse(stdout) as DiffJson).changes);
    const alone = await run(["check", "--format", "json"], { cwd: repository.directory });
    expect((JSON.parse(alone.stdout) as DiffJson).changes).toBeNull();
  });

  it("orders by path, host and name", async () => {
    const repository = makeRepository({ "README.md": "Nothing yet.\n" });
    const role = (name: string) => `[agents.${name}]\ndescription = "Looks around in the code."\n`;
    repository.write({
      "z/.claude/agents/a.md": agent("a", "Read"),
      [path]: agent("helper", "Read"),
      ".codex/config.toml": `${role("b")}${role("a")}`,
    });
    const { changes } = await diff(repository.directory);
    expect(changes.map(({ path: where, host, name }) => `${String(where)} ${String(host)} ${String(name)}`)).toEqual([
      `${path} claude helper`,
      ".codex/config.toml codex a",
      ".codex/config.toml codex b",
      "z/.claude/agents/a.md claude a",
    ]);
  });

  it("looks at one host, one directory, with a policy of its own", async () => {
    const repository = makeRepository({ "README.md": "Nothing yet.\n" });
    repository.write({
      [path]: agent("helper", "Read"),
      "sub/.claude/agents/deep.md": agent("deep", "Read"),
      ".codex/agents/a.toml": 'name = "a"\ndescription = "Looks around."\ndeveloper_instructions = "Do."\n',
      "agents/x.yaml": "name: x\ndescription: Looks around.\nprompt: Do.\n",
    });
    expect(outline(await diff(repository.directory, "--host", "codex"))).toEqual([
      "added .codex/agents/a.toml widened",
    ]);
    expect(outline(await diff(repository.directory, "--root", "sub"))).toEqual(["added sub/.claude/agents/deep.md"]);
    repository.write({ ".github/agent-profile-check.yml": "hosts: { a3s: { dirs: [agents], edition: '2.4' } }\n" });
    expect(outline(await diff(repository.directory, "--host", "a3s"))).toEqual(["added agents/x.yaml widened"]);
  });

  it("names a hook that is renamed away, as Markdown too", async () => {
    const hooks =
      "repos:\n  - repo: https://github.com/agent-profile-check/agent-profile-check\n    rev: v1.0.0\n    hooks:\n";
    const [read, unread] = [".pre-commit-config.yaml", ".pre-commit-config.yml"];
    const repository = makeRepository({
      [path]: agent("helper", "Read"),
      [read]: `${hooks}      - id: agent-profile-check\n`,
    });
    repository.git("mv", read, unread);
    const { code, stdout } = await run(["diff", "HEAD", "--format", "markdown"], { cwd: repository.directory });
    expect(code).toBe(0);
    expect(stdout).toContain(`### Weakened check\n\n- \`${unread}:1\`: **weaker**: `);
    expect(stdout).toContain("**Power is widened: this check guards less.**");
  });

  it("writes for people, those first that gained power, and as Markdown", async () => {
    const repository = makeRepository({ [path]: agent("helper", "Read"), ".claude/agents/a.md": agent("a", "Read") });
    repository.write({
      [path]: agent("helper", "Read, Bash", { more: "maxTurns: 5\n", prompt: "Do it.\u202e\nAnd more." }),
      ".claude/agents/a.md": agent("a", "Read", { prompt: "Do this." }),
    });
    const { code, stdout } = await run(["diff", "--format", "pretty", "--format", "markdown=told.md"], {
      cwd: repository.directory,
      env: { COLUMNS: "100" },
    });
    expect(code).toBe(0);
    expect(stdout.replace(/\b[0-9a-f]{12}\b/g, "(base)").split("\n")).toEqual([
      "Gained power",
      `helper (Claude Code): r----- → r-x---  ${path}`,
      "  can now execute commands, by `Bash` (line 4)",
      expect.stringMatching(/^  maxTurns: none → 5; prompt: \+2 -1 lines, .*  not allowed: no-hidden-text$/),
      "",
      "Other changes",
      "a (Claude Code): r-----  .claude/agents/a.md  prompt: +1 -1 lines",
      "",
      expect.stringMatching(/^r read, w write, /),
      "1 subagent gained power",
      expect.stringMatching(/^2 subagents changed from \(base\) to /),
      expect.stringMatching(/^1 of 1 is not allowed.* check --base \(base\)$/),
      "",
    ]);
    expect(readFileSync(join(repository.directory, "told.md"), "utf8")).toContain("helper");
    const clean = await run(["diff", "HEAD", "HEAD"], { cwd: repository.directory });
    expect(clean.stdout).toMatch(/^No subagent changed from [0-9a-f]{12} to [0-9a-f]{12}\n$/);
  });

  it("shows hostile words as they are, and nothing of them acts", async () => {
    const words = "::error::x\u001b[31m\u202e `@everyone` ##[error]";
    const repository = makeRepository({ [path]: agent("helper", "Read") });
    repository.write({
      [path]: `---\nname: ${JSON.stringify(words)}\ndescription: ${JSON.stringify(words)}\nmodel: ${JSON.stringify(words)}\ntools: Read, ${words.replaceAll(/[\u001b:,#[\]]/g, "")}\n---\n${words}\n`,
    });
    for (const format of ["pretty", "json"]) {
      const { code, stdout } = await run(["diff", "--format", format], { cwd: repository.directory });
      expect(code).toBe(0);
      expect(stdout).not.toMatch(/[\u001b\u202e]|##\[|^ *::/m);
    }
  });
});

describe("diff says what is missing", () => {
  const mistake = async (cwd: string, ...words: readonly string[]) => {
    const { code, stdout, stderr } = await run(["diff", ...words], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    return stderr.trimEnd();
  };

  it("where there is no repository", async () => {
    const folder = temporaryFolder();
    expect(await mistake(folder)).toMatch(/^agent-profile-check: `diff` .*not in a repository$/);
    expect(await mistake(folder, "HEAD")).toMatch(/git revision.*not in a repository$/);
  });

  it("where there is no commit, or no such one", async () => {
    const empty = workshopIn(temporaryFolder());
    empty.git("init", "--quiet", "--initial-branch=main");
    expect(await mistake(empty.directory)).toMatch(/^agent-profile-check: .*no commit yet/);
    const { directory } = makeRepository({ "README.md": "Nothing.\n" });
    for (const revisions of [["nope"], ["HEAD", "nope"]])
      expect(await mistake(directory, ...revisions)).toMatch(/^agent-profile-check: .* the commit `nope`; fetch it/);
    expect(await mistake(directory, "a", "b", "c")).toMatch(
      /`diff` compares two revisions at most: diff \[BASE \[HEAD\]\] \(see `(?:node \S+|npx agent-profile-check) diff --help`\)$/,
    );
    expect(await mistake(directory, "")).toMatch(
      /a revision of `diff` is empty \(see `(?:node \S+|npx agent-profile-check) diff --help`\)$/,
    );
  });

  it("where the clone knows no default branch", async () => {
    const repository = makeRepository({ [path]: agent("helper", "Read") });
    repository.git("branch", "--move", "topic");
    expect(await mistake(repository.directory)).toMatch(/default branch; name a revision.*`diff HEAD~1`/);
    expect((await diff(repository.directory, "HEAD")).changes).toEqual([]);
  });

  it("where a shallow clone does not reach the common commit", async () => {
    const origin = makeRepository({ [path]: agent("helper", "Read") });
    origin.git("switch", "--quiet", "--create", "work");
    origin.commit({ [path]: agent("helper", "Bash") });
    origin.git("switch", "--quiet", "main");
    origin.commit({ "later.md": "later\n" });
    const folder = temporaryFolder();
    const clone = workshopIn(join(folder, "clone"));
    mkdirSync(clone.directory);
    clone.git("clone", "--quiet", "--depth=1", "--no-single-branch", `file://${origin.directory}`, ".");
    clone.git("switch", "--quiet", "work");
    expect(await mistake(clone.directory)).toMatch(/no common commit.*`git fetch --unshallow`/);
  });
});
