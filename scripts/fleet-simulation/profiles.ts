/**
 * Generated profiles of several hosts. How long descriptions and prompts are, how often tools are not limited, may
 * execute or are misspelled, follows counts over public repositories; the texts are made of a few words.
 */
import type { Random } from "./random.ts";

/** Texts by path. */
export type Texts = { readonly [path: string]: string };

const roles = [
  "reviewer",
  "planner",
  "tester",
  "writer",
  "release",
  "security",
  "docs",
  "data",
  "migration",
  "support",
];
const areas = ["api", "web", "mobile", "infra", "billing", "search", "auth", "ledger", "import", "report"];
const nouns = ["change", "module", "test", "schema", "query", "service", "error", "branch", "document", "deployment"];
const verbs = ["reads", "checks", "explains", "compares", "lists", "measures", "describes", "groups", "finds", "names"];

/** A profile before its host writes it down. */
interface Draft {
  readonly name: string;
  readonly description: string;
  readonly prompt: string;
  readonly isBroken: boolean;
  readonly random: Random;
}

interface Writer {
  readonly weight: number;
  readonly path: (name: string) => string;
  readonly text: (draft: Draft) => string;
}

const fenced = (lines: readonly (string | undefined)[], prompt: string): string =>
  ["---", ...lines.filter((line) => line !== undefined), "---", "", prompt, ""].join("\n");

/** An unquoted colon is the most frequent fault of real descriptions. */
const described = ({ description, isBroken }: Draft): string =>
  isBroken ? `description: Use it so: ${description}` : `description: ${JSON.stringify(description)}`;

const claudeTools = [
  "Read, Grep, Glob",
  "Read, Grep, Glob, Bash",
  "Read, Write, Edit, Bash, Grep, Glob",
  "Read, Edit, MultiEdit, LS",
  "Read, Write, WebFetch, WebSearch",
  "Read, Bash(git log:*), Bash(git diff:*)",
  "Read, Grep, mcp__docs__search",
  "Read, Task, TodoWrite",
];

const claude = (draft: Draft): string => {
  const { random, name, prompt } = draft;
  return fenced(
    [
      `name: ${name}`,
      described(draft),
      random.happens(0.4) ? undefined : `tools: ${random.pick(claudeTools)}`,
      random.happens(0.5) ? `model: ${random.pick(["sonnet", "opus", "haiku", "inherit"])}` : undefined,
      random.happens(0.02) ? `permissionMode: ${random.pick(["plan", "acceptEdits", "bypassPermissions"])}` : undefined,
      random.happens(0.4) ? `color: ${random.pick(["blue", "green", "red"])}` : undefined,
    ],
    prompt,
  );
};

const hosts: readonly Writer[] = [
  { weight: 50, path: (name) => `.claude/agents/${name}.md`, text: claude },
  {
    weight: 14,
    path: (name) => `.github/agents/${name}.agent.md`,
    text: (draft) =>
      fenced(
        [
          described(draft),
          draft.random.happens(0.22)
            ? undefined
            : `tools: ${draft.random.pick(["[read, search]", "[read, edit, search, execute]", "['*']"])}`,
        ],
        draft.prompt,
      ),
  },
  {
    weight: 12,
    path: (name) => `.codex/agents/${name}.toml`,
    text: ({ name, description, prompt, random }) =>
      [
        `name = ${JSON.stringify(name)}`,
        `description = ${JSON.stringify(description)}`,
        ...(random.happens(0.92) ? [`sandbox_mode = "${random.pick(["read-only", "workspace-write"])}"`] : []),
        ...(random.happens(0.9) ? ['model = "gpt-5.4"', 'model_reasoning_effort = "high"'] : []),
        `developer_instructions = """\n${prompt}\n"""`,
        "",
      ].join("\n"),
  },
  {
    weight: 9,
    path: (name) => `.opencode/agents/${name}.md`,
    text: (draft) =>
      fenced(
        [
          described(draft),
          "mode: subagent",
          draft.random.pick([
            undefined,
            "permission: { edit: deny, bash: ask }",
            "tools: { write: false, bash: true }",
          ]),
        ],
        draft.prompt,
      ),
  },
  {
    weight: 6,
    path: (name) => `.cursor/agents/${name}.md`,
    text: (draft) =>
      fenced(
        [`name: ${draft.name}`, described(draft), draft.random.happens(0.3) ? "readonly: true" : undefined],
        draft.prompt,
      ),
  },
  {
    weight: 5,
    path: (name) => `.kiro/agents/${name}.json`,
    text: ({ name, description, prompt, random }) =>
      `${JSON.stringify({ name, description, prompt, tools: random.pick([["*"], ["read"], ["read", "write", "shell"]]), ...(random.happens(0.2) ? { allowedTools: ["shell"] } : {}) }, null, 2)}\n`,
  },
  {
    weight: 2,
    path: (name) => `.gemini/agents/${name}.md`,
    text: (draft) =>
      fenced(
        [
          `name: ${draft.name}`,
          described(draft),
          draft.random.pick([undefined, "tools: [read_file, run_shell_command]", "tools: [Read, Bash]"]),
        ],
        draft.prompt,
      ),
  },
  {
    weight: 2,
    path: (name) => `.qwen/agents/${name}.md`,
    text: (draft) =>
      fenced(
        [`name: ${draft.name}`, described(draft), "tools: [read_file, edit]", "approvalMode: auto-edit"],
        draft.prompt,
      ),
  },
];

/** `count` profiles of at most two hosts, as a repository has them. */
export function generatedProfiles(count: number, random: Random): Texts {
  const chosen = [weighted(random), ...(random.happens(0.25) ? [weighted(random)] : [])];
  const files: { [path: string]: string } = {};
  for (let at = 0; at < count; at++) {
    const name = `${random.pick(areas)}-${random.pick(roles)}-${at + 1}`;
    const { path, text } = random.pick(chosen);
    files[path(name)] = text({
      name,
      description: random.happens(0.01) ? "" : sentence(between(random, 188, 0.55, 1400), random),
      prompt: paragraphs(between(random, 4015, 0.9, 35_000), random),
      isBroken: random.happens(0.04),
      random,
    });
  }
  return files;
}

/** Settings that stand next to profiles. */
export function generatedSettings(random: Random): Texts {
  return {
    ...(random.happens(0.3)
      ? {
          ".claude/settings.json": `${JSON.stringify(
            {
              permissions: {
                allow: random.draw(["Bash(npm test:*)", "Bash(git status)", "WebFetch", "Edit"], 2),
                ...(random.happens(0.15) ? { defaultMode: random.pick(["acceptEdits", "bypassPermissions"]) } : {}),
              },
            },
            null,
            2,
          )}\n`,
        }
      : {}),
    ...(random.happens(0.1)
      ? { ".codex/config.toml": `sandbox_mode = "${random.pick(["read-only", "workspace-write"])}"\n` }
      : {}),
    ...(random.happens(0.15)
      ? { ".mcp.json": `${JSON.stringify({ mcpServers: { docs: { command: "docs-server", args: [] } } }, null, 2)}\n` }
      : {}),
  };
}

function weighted(random: Random): Writer {
  let left = random.next() * hosts.reduce((sum, { weight }) => sum + weight, 0);
  return hosts.find(({ weight }) => (left -= weight) < 0) ?? (hosts[0] as Writer);
}

/** Around `median`, with few that are much longer, as the lengths of real texts are. */
function between(random: Random, median: number, spread: number, most: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.min(most, Math.max(20, Math.round(median * Math.exp(spread * normal))));
}

function sentence(length: number, random: Random): string {
  let text = `Use this after a ${random.pick(nouns)} in ${random.pick(areas)}. It`;
  while (text.length < length) text += ` ${random.pick(verbs)} the ${random.pick(nouns)} of ${random.pick(areas)},`;
  return `${text.replace(/,$/, "")}.`;
}

function paragraphs(length: number, random: Random): string {
  const lines: string[] = [];
  for (let size = 0; size < length; size += lines.at(-1)?.length ?? 1)
    lines.push(
      random.happens(0.15) ? `\n## ${random.pick(areas)} ${random.pick(nouns)}\n` : `- ${sentence(110, random)}`,
    );
  return lines.join("\n");
}
