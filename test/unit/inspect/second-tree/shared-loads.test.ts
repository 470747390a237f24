/** What base and head have in common is loaded and judged once, and comes to what loading and judging both trees does. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../../../scripts/pages.ts";
import { evaluateTrees } from "../../../../src/evaluate/index.ts";
import type { EvaluateInput } from "../../../../src/evaluate/input.ts";
import { inspectBoth } from "../../../../src/evaluate/inspect-both.ts";
import type { Result } from "../../../../src/evaluate/result.ts";
import type { Inspection } from "../../../../src/inspect/index.ts";
import { sha256 } from "../../../../src/platform/hash.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { json } from "../../../../src/reports/json.ts";
import { anyRepository } from "../../../support/any-repository.ts";
import { factsOf, inspectedApart } from "../../../support/apart.ts";
import { examplesIn } from "../../../support/examples.ts";
import { agent, inputFor, type Repository } from "../../../support/judging.ts";
import { commitOf, type Held, treeOf } from "../../../support/memory.ts";
import { runs } from "../../../support/runs.ts";

const examples: readonly Repository[] = idsIn("hosts").flatMap((id) =>
  examplesIn(readFileSync(pageOf("hosts", id), "utf8")).map(({ files }) => Object.fromEntries(files) as Repository),
);
const exampleFiles = examples.flatMap((files) => Object.entries(files));

/** Files of every kind that a host, a rule or a comparison may look at beside its profiles. */
const others: readonly (readonly [path: string, held: Held])[] = [
  ["src/main.ts", "export {};\n"],
  ["Src/Main.TS", "export {};\n"],
  ["README.md", "# Words\n"],
  ["AGENTS.md", "Be brief.\n"],
  ["CLAUDE.md", "@docs/x.md\n"],
  ["docs/x.md", "Go on.\u202e\n"],
  ["scripts/x.sh", "./scripts/y.sh\n"],
  ["scripts/y.sh", "rm -rf build\n"],
  ["package.json", '{"scripts": {"postinstall": "node scripts/z.js"}}\n'],
  [".gitattributes", "*.md text\n"],
  [".claude/settings.json", '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./scripts/x.sh"}]}]}}\n'],
  [".claude/settings.json", '{"permissions": {"defaultMode": "bypassPermissions"}}\n'],
  [".claude/skills/one/SKILL.md", "---\nname: one\ndescription: Does it.\nallowed-tools: Bash\n---\n!`ls`\n"],
  [".claude/agents/hooked.md", agent("hooked", "Read", { more: "mcpServers: {x: {command: ./scripts/x.sh}}\n" })],
  [".claude/agents/starter.md", agent("starter", "Read, Agent", { prompt: "Run `codex --yolo x`." })],
  [".Claude/agents/a.md", agent("a", "Bash")],
  [".claude/agent/a.md", agent("a", "Bash")],
  [".unknown/agents/a.md", agent("a", "Bash")],
  ["team/agents/a.md", agent("a", "Bash")],
  ["team/agents/b.md", agent("b", "Bash")],
  ["packages/x/.claude/agents/a.md", agent("a", "Bash")],
  [".codex/config.toml", 'approval_policy = "never"\n'],
  [".vscode/settings.json", '{"chat.useClaudeHooks": true}\n'],
  [".github/workflows/x.yml", "on: push\njobs: {x: {runs-on: u, steps: [{run: claude --agent a -p hi}]}}\n"],
  [".claude-plugin/plugin.json", '{"name": "p"}\n'],
  [".claude/agents/linked.md", { link: "../../docs/x.md" }],
  ["docs/agents", { link: "../.claude/agents" }],
  [".claude/shared", { submodule: true }],
  ["vendor", { submodule: true }],
];

const file = fc.oneof(fc.constantFrom(...others), fc.constantFrom(...exampleFiles));

/** How a file of a tree is edited; `which` chooses it among those that are there. */
interface Edit {
  readonly kind: "add" | "append" | "delete" | "rename" | "swap";
  readonly which: number;
  readonly to: readonly [path: string, held: Held];
}

const edits = fc.array(
  fc.record<Edit>({
    kind: fc.constantFrom("add", "append", "delete", "rename", "swap"),
    which: fc.nat(40),
    to: file,
  }),
  { minLength: 1, maxLength: 3 },
);

function edited(files: Repository, changes: readonly Edit[]): Repository {
  const next = new Map<string, Held>(Object.entries(files));
  for (const { kind, which, to } of changes) {
    const path = [...next.keys()][which % Math.max(1, next.size)] ?? "";
    const held = next.get(path);
    if (kind === "add" || held === undefined) next.set(...to);
    else if (kind === "append" && typeof held === "string") next.set(path, `${held}More.\n`);
    else if (kind === "swap") next.set(path, to[1]);
    else next.delete(path);
    if (kind === "rename") next.set(to[0], held ?? to[1]);
  }
  return Object.fromEntries(next);
}

/** A server and a hook, and the scripts that they start: no host reads these. */
const started: Repository = {
  ".claude/agents/hooked.md": agent("hooked", "Read", { more: "mcpServers: {x: {command: ./scripts/x.sh}}\n" }),
  ".claude/settings.json": '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./scripts/y.sh"}]}]}}\n',
  "scripts/x.sh": "./scripts/z.sh\n",
  "scripts/y.sh": "rm -rf build\n",
  "scripts/z.sh": "make\n",
};

const trees = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: anyRepository }, fc.constant(started)),
    fc.array(fc.constantFrom(...examples), { maxLength: 2 }),
    fc.array(file, { maxLength: 6 }),
  )
  .map(([files, more, single]): Repository => Object.assign({}, files, ...more, Object.fromEntries(single)));

/** The policy, whether hosts are loaded in every edition, and whether both trees are commits. */
interface Given {
  readonly policy: string;
  readonly everyEdition: boolean;
  readonly isOfCommits: boolean;
}

const settings = fc.record<Given>({
  policy: fc.constantFrom(
    "{}\n",
    "ceiling: [read]\n",
    "extends: [preset:strict]\n",
    "hosts: {a3s: {dirs: [agents, more]}, claude: {dirs: [team/agents]}}\n",
    "grants:\n  - {paths: ['.claude/agents/*.md'], may: [execute, external], reason: Runs the tests., owner: '@acme/x', until: 2026-12-31}\n",
  ),
  everyEdition: fc.boolean(),
  isOfCommits: fc.boolean(),
});

/** A path is one entry: what lies below a file, a link or a submodule, and the other spelling of one path, is left out. */
function possible(files: Repository): Repository {
  const isBelow = (path: string): boolean => Object.keys(files).some((other) => path.startsWith(`${other}/`));
  return Object.fromEntries(Object.entries(files).filter(([path]) => !isBelow(path)));
}

/** `isOfCommits`: both trees consist of objects of one repository. Else the head is a working tree. */
async function inputOf(
  before: Repository,
  after: Repository,
  { policy, everyEdition, isOfCommits }: Given,
): Promise<EvaluateInput> {
  const [head, base] = [isOfCommits ? commitOf(after) : treeOf(after), commitOf(before)];
  const given = await inputFor(after, { policy, base: before });
  return {
    ...given,
    options: { ...given.options, everyEdition },
    repo: await RepoIndex.of(head),
    base: { repo: await RepoIndex.of(base), commit: "b".repeat(40), sharesObjects: isOfCommits },
    policyPower: async () => "unchanged",
  };
}

const saidOf = (result: Result) => [json(result, sha256), result.notes];

/** Whether loads that are not the same have some of their items in common. */
function sharesItems(head: Inspection, base: Inspection): boolean {
  const known = new Set(head.loads.flatMap(({ load }) => load.items));
  const loads = new Set(head.loads.map(({ load }) => load));
  return base.loads.some(({ load }) => !loads.has(load) && load.items.some((item) => known.has(item)));
}

describe("two trees of one repository", () => {
  it("come to the same whether they share what is equal or not", { timeout: 900_000 }, async () => {
    const count = { whole: 0, some: 0, ofDisk: 0, items: 0 };
    await fc.assert(
      fc.asyncProperty(trees, edits, settings, async (files, changes, given) => {
        const before = possible(files);
        const after = possible(edited(before, changes));
        const input = await inputOf(before, after, given);
        const both = await inspectBoth(input.repo, input.base, input.options);
        const other = await inputOf(before, after, given);
        const alone = await inspectedApart(other);
        const { head, base } = both;
        // Before findings of the head get further fixes.
        if (base) expect(factsOf(base.inspection)).toEqual(factsOf(alone.base.inspection));
        const shared = await evaluateTrees(both, input);
        expect(saidOf(shared)).toEqual(saidOf(await evaluateTrees(alone, other)));
        const known = new Set(head.inspection.loads.filter(({ use }) => use.kind !== "none"));
        const isWhole = base?.inspection === head.inspection;
        const isSome = base?.inspection.loads.some((load) => known.has(load)) ?? false;
        if (isWhole) count.whole++;
        else if (isSome) count.some++;
        if (base && sharesItems(head.inspection, base.inspection)) count.items++;
        if (isSome && !given.isOfCommits) count.ofDisk++;
      }),
      { numRuns: runs(200, 20_000) },
    );
    // Otherwise the property would say nothing.
    expect(count.whole).toBeGreaterThan(runs(1, 400));
    expect(count.some).toBeGreaterThan(runs(20, 4_000));
    expect(count.ofDisk).toBeGreaterThan(runs(10, 2_000));
    expect(count.items).toBeGreaterThan(runs(20, 4_000));
  });
});
