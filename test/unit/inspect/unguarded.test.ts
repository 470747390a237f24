/** Agents that a prompt has started without their permission prompts or their sandbox. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { launches } from "../../../src/generated/launches.ts";
import { flagShapes } from "../../../src/hosts/_kit/ci/launch.ts";
import { unguardedStarts } from "../../../src/hosts/_kit/ci/unguarded.ts";
import { inspect } from "../../../src/inspect/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { presetPolicy } from "../../../src/policy/model.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { expectLinear } from "../../support/growth.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const known = await Promise.all(Object.values(launches).map((load) => load()));
const flagsIn = (text: string) => unguardedStarts(text, known).map(({ flag }) => flag);

describe("a command in a prompt", () => {
  it.each([
    ["Run `claude -p x --dangerously-skip-permissions`.", "claude --dangerously-skip-permissions"],
    ["Run `claude --permission-mode bypassPermissions -p x`.", "claude --permission-mode bypassPermissions"],
    ["Run `codex exec <task> --yolo`.", "codex --yolo"],
    ["Run `codex exec -s danger-full-access x`.", "codex -s danger-full-access"],
    ["Run `npx -y @google/gemini-cli@latest -y -p x`.", "gemini -y"],
    ["Run `gemini --approval-mode=yolo`.", "gemini --approval-mode yolo"],
    ["Run `copilot -p x --allow-all-tools`.", "copilot --allow-all-tools"],
    ["Run `cd app && cursor-agent -p --force x`.", "cursor-agent --force"],
    ["```bash\nexport A=1\nqwen --yolo x\n```", "qwen --yolo"],
    ["```\n$ opencode run --yolo x\n```", "opencode --yolo"],
    ["> ~~~sh\n> claude --dangerously-skip-permissions\n> ~~~", "claude --dangerously-skip-permissions"],
    [
      "```bash\nssh h \"nohup bash -c 'claude -p x \\\n --dangerously-skip-permissions'\"\n```",
      "claude --dangerously-skip-permissions",
    ],
    ["If `codex` is not found, run `gemini --yolo` and stop.", "gemini --yolo"],
    ["Never guess. Run `codex exec --yolo`. If it is not there, do not go on.", "codex --yolo"],
    ["Do not wait for it.\n\nRun `codex exec --yolo`.", "codex --yolo"],
  ])("is found in %j", (text, flag) => {
    const [found, ...others] = unguardedStarts(text, known);
    expect(others).toEqual([]);
    expect(found?.flag).toBe(flag);
    expect(text.slice(found?.start, found?.end)).toBe(flag.split(" ")[1]);
  });

  it.each([
    "Run `claude -p x --allowedTools Read`.",
    "Run `claude agents --dangerously-skip-permissions`.",
    "Claude has --dangerously-skip-permissions, codex has --yolo.",
    "The flag `--dangerously-skip-permissions` turns prompts off.",
    "Never run `claude --dangerously-skip-permissions`.",
    "Don't use `codex --yolo`.",
    "These are forbidden:\n\n- `gemini --yolo`",
    "Never do this:\n\n```bash\nclaude --dangerously-skip-permissions\n```",
    "## What to avoid\n\n`codex --yolo`",
    "`claude --dangerously-skip-permissions` is not allowed here.",
    "Report any `codex --yolo` in scripts.",
    "```sh\n# never\ncodex --yolo\n```",
    "```python\nrun('claude --dangerously-skip-permissions')\n```",
    "Run `npm install --force` and `aiwg use --provider claude --force`.",
    "Run `gemini --approval-mode plan`.",
  ])("is not found in %j", (text) => expect(flagsIn(text)).toEqual([]));

  it("is found for every program and every flag of the tables that bypasses, wherever it stands", () => {
    const starts = known.flatMap(({ program, programs, subcommands, flags }) =>
      [...flagShapes(flags)].flatMap(([name, { use, takes }]) =>
        takes === "nothing" && typeof use === "object" && use.some(({ effect }) => effect === "bypasses")
          ? programs.map((started) => ({
              program,
              started: `${started}${subcommands ? ` ${subcommands[0]}` : ""}`,
              name,
            }))
          : [],
      ),
    );
    expect(starts.length).toBeGreaterThan(12);
    const prose = fc.constantFrom("", "\n", "First look around.\n\n", "Use `ls -la`.\n", "```python\nx = '`'\n```\n");
    fc.assert(
      fc.property(fc.constantFrom(...starts), prose, prose, fc.boolean(), (start, before, after, isBlock) => {
        const line = `${start.started} ${start.name}`;
        const text = `${before}${isBlock ? `\`\`\`sh\n${line}\n\`\`\`\n` : `Run \`${line}\`.\n`}${after}`;
        expect(flagsIn(text)).toEqual([`${start.program} ${start.name}`]);
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it.each([
    "`claude -",
    "```\nclaude --yolo ",
    "> ```\n",
    "`claude --yolo`\n",
    "`codex --yolo` ",
    "~~~~",
    "```sh\n$(claude `",
  ])(
    "is searched for in time that is proportional to the length of %j",
    (piece) => expectLinear(60, (size) => piece.repeat(size), flagsIn),
    60_000,
  );
});

it("is reported once per place, at the flag, also where the prompt is text of JSON", async () => {
  const prompt = "Ask first.\nRun `codex exec --yolo`.";
  const files = {
    ".kiro/agents/a.json": JSON.stringify({ name: "a", description: "Asks others.", tools: ["shell"], prompt }),
    ".claude/agents/b.md": `---\nname: b\ndescription: Asks others.\ntools: Bash\n---\n${prompt}\n`,
  };
  const decisions = await decide(presetPolicy("recommended"), "2026-11-23");
  const { findings } = await inspect(await RepoIndex.of(treeOf(files)), { decisions });
  const found = findings.filter(({ kind }) => kind === "launcher");
  expect(found.map(({ severity, at }) => [severity, at.source.path])).toEqual([
    ["note", ".claude/agents/b.md"],
    ["note", ".kiro/agents/a.json"],
  ]);
  const [first] = found;
  expect(first?.at.source.text.slice(first.at.span.start, first.at.span.end)).toBe("--yolo");
});

it.each(["abc", "acb", "cab"])("are found in each of several prompts of one file: %s", async (order) => {
  const prompts: { readonly [name: string]: string } = {
    a: "Run `npm test --silent`.",
    b: "Run `npm test --silent`.",
    c: "Run `codex exec --yolo`.",
  };
  const agent = Object.fromEntries(
    [...order].map((name) => [name, { description: "Works.", mode: "subagent", prompt: prompts[name] }]),
  );
  const files = { "opencode.json": JSON.stringify({ agent }) };
  const decisions = await decide(presetPolicy("recommended"), "2026-11-23");
  const { findings } = await inspect(await RepoIndex.of(treeOf(files)), { decisions });
  const found = findings.filter(({ kind }) => kind === "launcher");
  expect(found.map(({ item }) => item?.profile?.identity)).toEqual(["c"]);
});
