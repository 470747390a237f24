/** Allow rules for an interpreter with free arguments, in the pattern language of each host. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interpreterIn, type PatternMeaning, runners, shownInterpreter } from "../../../src/model/interpreter.ts";
import { agent, judged, type Repository } from "../../support/judging.ts";

describe("a pattern of commands", () => {
  it.each<[pattern: string, meaning: PatternMeaning, program: string]>([
    ["python3:*", "text", "python3"],
    ["python3 *", "text", "python3"],
    ["python3*", "text", "python3"],
    ["bash -c:*", "text", "bash"],
    ["bash -lc *", "text", "bash"],
    ["node -e:*", "text", "node"],
    ["/usr/bin/env:*", "text", "env"],
    ["sudo:*", "text", "sudo"],
    ["xargs *", "text", "xargs"],
    ["python3", "prefix", "python3"],
    ["bash -c", "prefix", "bash"],
    ["^bash .*", "regex", "bash"],
    ["^python3", "regex", "python3"],
    ["/^node\\b/", "regex", "node"],
    ["python3 .*", "regex", "python3"],
    ["^sh( .*)?$", "regex", "sh"],
    ["npx:*", "text", "npx"],
    ["npx -y *", "text", "npx"],
    ["go run:*", "text", "go run"],
    ["docker:*", "text", "docker"],
    ["docker compose run *", "text", "docker compose run"],
    ["find:*", "text", "find"],
    ["find . -name *", "text", "find"],
    ["awk:*", "text", "awk"],
    ["just *", "text", "just"],
    ["cargo *", "text", "cargo"],
    ["make:*", "text", "make"],
    ["make -j *", "text", "make"],
    ["cmake:*", "text", "cmake"],
    ["./gradlew *", "text", "gradlew"],
    ["uv run -- *", "text", "uv run"],
    ["bun run:*", "text", "bun run"],
    ["npm", "prefix", "npm"],
    ["npm exec .*", "regex", "npm exec"],
    ["C:\\\\tools\\\\npx.cmd *", "text", "npx"],
  ])("%s (%s) allows %s with anything", (pattern, meaning, program) =>
    expect(interpreterIn(pattern, meaning)?.name).toBe(program),
  );

  it("says with what a program that does other things too runs any code", () => {
    expect(shownInterpreter(interpreterIn("find:*", "text") ?? { name: "" })).toBe("`find` (`-exec`)");
    expect(shownInterpreter(interpreterIn("docker *", "text") ?? { name: "" })).toBe("`docker` (`run`)");
    expect(shownInterpreter(interpreterIn("go run *", "text") ?? { name: "" })).toBe("`go run`");
  });

  it("is open for every program and subcommand of the list, and closed once something is named", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...runners),
        fc.stringMatching(/^[a-z]{3,8}(?:\/[a-z]{1,8})?$/).filter((word) => !runners.some((one) => one.endsWith(word))),
        (runner, word) => {
          const forms: readonly (readonly [string, PatternMeaning])[] = [
            [`${runner}:*`, "text"],
            [`${runner} *`, "text"],
            [`/usr/bin/${runner} *`, "text"],
            [runner, "prefix"],
            [`^${runner} .*`, "regex"],
          ];
          for (const [pattern, meaning] of forms) expect(interpreterIn(pattern, meaning)).toBeDefined();
          expect(interpreterIn(runner, "text")).toBeUndefined();
          expect(interpreterIn(`^${runner}$`, "regex")).toBeUndefined();
          if (runner === "find") return;
          expect(interpreterIn(`${runner} ${word}:*`, "text")).toBeUndefined();
          expect(interpreterIn(`${runner} ${word} .*`, "regex")).toBeUndefined();
        },
      ),
    ));

  it.each<[pattern: string, meaning: PatternMeaning]>([
    ["bash scripts/x.sh:*", "text"],
    ["python3 -m pytest:*", "text"],
    ["python3 manage.py *", "text"],
    ["node --test:*", "text"],
    ["node --version", "text"],
    ["node -v:*", "text"],
    ["python3", "text"],
    ["docker ps:*", "text"],
    ["npm test", "prefix"],
    ["bun test", "prefix"],
    ["git *", "text"],
    ["make test:*", "text"],
    ["cargo test:*", "text"],
    ["go test:*", "text"],
    ["npm run:*", "text"],
    ["npx eslint:*", "text"],
    ["docker build *", "text"],
    ["docker compose up *", "text"],
    ["find . -type f", "text"],
    ["sed:*", "text"],
    ["^git log.*", "regex"],
    ["^python3$", "regex"],
    ["^python3 scripts/x\\.py.*", "regex"],
    ["", "text"],
    ["*", "text"],
  ])("%s (%s) does not", (pattern, meaning) => expect(interpreterIn(pattern, meaning)).toBeUndefined());

  it("allows no script, wherever the wildcard stands after it", () =>
    fc.assert(
      fc.property(
        fc.constantFrom("bash", "python3", "node", "env"),
        fc.stringMatching(/^[a-z]{1,8}\/[a-z]{1,8}\.[a-z]{1,3}$/),
        fc.constantFrom<PatternMeaning>("text", "prefix", "regex"),
        (program, script, meaning) => {
          const rest = meaning === "regex" ? `${script.replace(".", "\\.")}.*` : `${script}:*`;
          expect(interpreterIn(`${program} ${rest}`, meaning)).toBeUndefined();
        },
      ),
    ));

  it("takes no time that grows with a hostile pattern", () =>
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void interpreterIn(text, "regex"))));
});

describe("hosts", () => {
  const profile = agent("a", "Read");
  it.each<[host: string, files: Repository, values: readonly string[]]>([
    [
      "Claude Code",
      {
        ".claude/agents/a.md": profile,
        ".claude/settings.json":
          '{"permissions":{"allow":["Bash(python3:*)","Bash(bash scripts/x.sh:*)","Bash(docker ps)"],"deny":["Bash(node:*)"],"ask":["Bash(ruby:*)"]}}',
      },
      ["Bash(python3:*)"],
    ],
    ["Cursor", { ".cursor/cli.json": '{"permissions":{"allow":["Shell(python3)","Shell(git)"]}}' }, ["Shell(python3)"]],
    [
      "Gemini CLI",
      { ".gemini/settings.json": '{"tools":{"allowed":["run_shell_command(python3)","run_shell_command(git log)"]}}' },
      ["run_shell_command(python3)"],
    ],
    [
      "Qwen Code",
      { ".qwen/settings.json": '{"permissions":{"allow":["Bash(python3 *)","Bash(git *)"]}}' },
      ["Bash(python3 *)"],
    ],
    [
      "VT Code",
      { "vtcode.toml": '[commands]\nallow_glob = ["python3 *", "git *"]\nallow_regex = ["^bash .*"]\n' },
      ["python3 *", "^bash .*"],
    ],
    [
      "Kiro",
      {
        ".kiro/agents/k.json":
          '{"name":"k","description":"d","tools":["shell"],"toolsSettings":{"shell":{"allowedCommands":["python3 .*","git log.*"]}}}',
      },
      ["python3 .*"],
    ],
    [
      "opencode",
      {
        ".opencode/agent/o.md":
          '---\ndescription: d\nmode: subagent\npermission:\n  bash:\n    "*": ask\n    "python3 *": allow\n    "git log*": allow\n---\n',
      },
      ["bash.python3 *"],
    ],
    [
      "GitHub Copilot",
      {
        ".github/agents/g.agent.md": profile,
        ".vscode/settings.json": '{"chat.tools.terminal.autoApprove":{"python3":true,"/^git log/":true,"node":false}}',
      },
      ["python3"],
    ],
    [
      "Auggie",
      {
        ".augment/settings.json":
          '{"toolPermissions":[{"toolName":"launch-process","shellInputRegex":"^python3","permission":{"type":"allow"}}]}',
      },
      ["allow launch-process ^python3"],
    ],
  ])("report what an interpreter may run: %s", async (_, files, values) => {
    const { findings } = await judged(files);
    const found = findings.flatMap(({ finding: { rule, kind, value = "" } }) =>
      rule === "no-permission-bypass" && kind === "interpreter" ? [value] : [],
    );
    expect(found.length).toBe(values.length);
    for (const value of values) expect(found.some((one) => one.includes(value))).toBe(true);
  });
});
