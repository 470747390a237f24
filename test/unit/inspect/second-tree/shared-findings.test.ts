/** Of a host that is loaded twice, what both trees have equal is one object, and what rules say of it is made once. */
import { describe, expect, it } from "vitest";
import { evaluateTrees } from "../../../../src/evaluate/index.ts";
import { inspectBoth } from "../../../../src/evaluate/inspect-both.ts";
import type { Inspection } from "../../../../src/inspect/index.ts";
import { SharedFindings } from "../../../../src/inspect/second-tree/shared-findings.ts";
import { withEqualsOf } from "../../../../src/inspect/second-tree/shared-items.ts";
import type { HostLoad } from "../../../../src/inspect/inspection.ts";
import type { Item, Layer, Load } from "../../../../src/model/load.ts";
import { sha256 } from "../../../../src/platform/hash.ts";
import { json } from "../../../../src/reports/json.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { placeOfPath } from "../../../../src/repo/text.ts";
import { factsOf, inspectedApart } from "../../../support/apart.ts";
import { agent, inputFor, type Repository } from "../../../support/judging.ts";
import { commitOf } from "../../../support/memory.ts";

/** Ten profiles, of which some start others, and one that starts an agent without its prompts. */
const files: Repository = {
  ...Object.fromEntries(
    ["a", "b", "c", "d", "e", "f", "g"].map((name) => [`.claude/agents/${name}.md`, agent(name, "Read, Wrong")]),
  ),
  ".claude/agents/starter.md": agent("starter", "Read, Agent"),
  ".claude/agents/chooser.md": agent("chooser", "Read, Agent(a, new)"),
  ".claude/agents/loud.md": agent("loud", "Read, Bash", { prompt: "Run `codex --yolo x`, never edit." }),
  ".claude/settings.json": '{"permissions": {"defaultMode": "bypassPermissions"}}\n',
};

const edits: readonly (readonly [what: string, after: Repository])[] = [
  ["one more", { ".claude/agents/new.md": agent("new", "Read") }],
  ["one more that others reach", { ".claude/agents/new.md": agent("new", "Read, Bash, WebFetch, Edit") }],
  ["one that gets more tools, which others reach", { ".claude/agents/a.md": agent("a", "Edit, WebFetch") }],
  ["one of a name that another has", { ".claude/agents/z.md": agent("a", "Bash") }],
  ["one of a name that looks like another's", { ".claude/agents/z.md": agent("а", "Bash") }],
  [
    "one that starts the program of another host",
    { ".claude/agents/new.md": agent("new", "Bash", { prompt: "`gemini --yolo x`" }) },
  ],
  ["other settings", { ".claude/settings.json": '{"permissions": {"allow": ["Bash(git *)"]}}\n' }],
  [
    "hooks in settings",
    { ".claude/settings.json": '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./x.sh"}]}]}}\n' },
  ],
  ["a folder further down with a name of the one above", { "x/.claude/agents/a.md": agent("a", "Bash") }],
  ["a host that has a folder that another reads", { ".github/agents/n.md": agent("n", "Bash") }],
  [
    "the first of a host that reads the same folder",
    { "AGENTS.md": "Hi.\n", ".cursor/agents/n.md": agent("n", "Bash") },
  ],
  ["a near miss", { ".claude/agent/a.md": agent("a", "Bash") }],
];

async function inputOf(before: Repository, after: Repository) {
  const input = await inputFor(after, { base: before, policy: "extends: [preset:strict]\n" });
  const [head, base] = [await RepoIndex.of(commitOf(after)), await RepoIndex.of(commitOf(before))];
  return {
    ...input,
    repo: head,
    base: { repo: base, commit: "b".repeat(40), sharesObjects: true },
    policyPower: async () => "unchanged" as const,
  };
}

async function bothOf(before: Repository, after: Repository) {
  const input = await inputOf(before, after);
  const { head, base } = await inspectBoth(input.repo, input.base, input.options);
  if (!base) throw new Error("the base cannot be read");
  return { input, trees: { head, base }, was: base.inspection, is: head.inspection };
}

function ofClaude({ loads }: Inspection): HostLoad {
  const found = loads.find(({ host }) => host === "claude");
  if (!found) throw new Error("there is no such host");
  return found;
}

describe("what two trees have in common of one host", () => {
  it.each(
    edits.flatMap(([what, more]) => [
      [what, files, { ...files, ...more }],
      [`${what}, taken back`, { ...files, ...more }, files],
    ]) as [string, Repository, Repository][],
  )("comes to what two loads come to: %s", async (_, before, after) => {
    const { input, trees, was, is } = await bothOf(before, after);
    const other = await inputOf(before, after);
    const alone = await inspectedApart(other);
    // Before findings of the head get further fixes.
    expect(factsOf(was)).toEqual(factsOf(alone.base.inspection));
    const [together, apart] = [await evaluateTrees(trees, input), await evaluateTrees(alone, other)];
    expect([json(together, sha256), together.notes]).toEqual([json(apart, sha256), apart.notes]);
    // Without this, the rest would say nothing.
    const known = new Set(ofClaude(is).load.items);
    expect(ofClaude(was).load.items.filter((item) => known.has(item)).length).toBeGreaterThan(5);
  });

  it("are the same items, layers and findings", async () => {
    const { was, is } = await bothOf(files, { ...files, ".claude/agents/new.md": agent("new", "Read, Wrong") });
    const [old, fresh] = [ofClaude(was).load, ofClaude(is).load];
    expect(old.items.every((item) => fresh.items.includes(item))).toBe(true);
    expect(old.layers.every((layer) => fresh.layers.includes(layer))).toBe(true);
    const said = new Set(is.findings);
    const anew = was.findings.filter((finding) => finding.host === "claude" && !said.has(finding));
    // Rules that see the whole load say everything again.
    expect(new Set(anew.map(({ rule }) => rule)).has("no-ineffective-setting")).toBe(false);
    expect(was.findings.length - anew.length).toBeGreaterThan(10);
  });

  it("is the whole load where it comes to the same in spite of other answers", async () => {
    const { was, is } = await bothOf(files, { ...files, ".claude/agents/notes.txt": "Notes.\n" });
    expect(ofClaude(was)).toBe(ofClaude(is));
  });
});

const layer = (root: string, more: Partial<Layer> = {}): Layer => ({
  name: "project",
  root,
  status: "loaded",
  authority: [],
  ...more,
});
const item = (of: Layer, file: string, more: Partial<Item> = {}): Item => ({
  layer: of,
  files: [file],
  verdict: { kind: "loaded" },
  ...more,
});
const load = (layers: readonly Layer[], items: readonly Item[]): Load => ({
  status: "loaded",
  layers,
  items,
  unjudged: [],
});
const hostLoad = (one: Load, edition = "1"): HostLoad => ({
  host: "claude",
  title: "Claude Code",
  edition,
  use: { kind: "none", shared: undefined },
  own: [],
  load: one,
});
const shared = (kept: Load, next: Load): Load => withEqualsOf([hostLoad(kept)], [hostLoad(next)])[0]?.load ?? next;

describe("equal items", () => {
  const [x, y] = [layer("x"), layer("x")];

  it("are those of the first load, once each and in turn", () => {
    const kept = load([x], [item(x, "a"), item(x, "a"), item(x, "b")]);
    const next = shared(kept, load([y], [item(y, "a"), item(y, "c"), item(y, "a"), item(y, "a")]));
    expect(next.layers[0]).toBe(x);
    expect(next.items.map((one) => kept.items.indexOf(one))).toEqual([0, -1, 1, -1]);
    expect(next.items.every((one) => one.layer === x)).toBe(true);
  });

  it("are in equal layers", () => {
    const kept = load([x], [item(x, "a")]);
    const z = layer("x", { status: "failed" });
    const next = load([z], [item(z, "a")]);
    expect(shared(kept, next)).toEqual(next);
    expect(shared(kept, next).items[0]).not.toBe(kept.items[0]);
    expect(shared(kept, next).items[0]?.layer).toBe(next.layers[0]);
  });

  it("have the same winner", () => {
    const problem = { message: "it is broken", at: placeOfPath("a") };
    const won = item(x, "a");
    const kept = load([x], [won, item(x, "b", { verdict: { kind: "shadowed", by: won } })]);
    const [same, other] = [item(y, "a"), item(y, "a", { verdict: { kind: "lost", problem } })];
    const equal = shared(kept, load([y], [same, item(y, "b", { verdict: { kind: "shadowed", by: same } })]));
    expect(equal).toBe(kept);
    const next = shared(kept, load([y], [other, item(y, "b", { verdict: { kind: "shadowed", by: other } })]));
    const [winner, loser] = next.items;
    expect(loser).not.toBe(kept.items[1]);
    expect(loser?.verdict.kind === "shadowed" && loser.verdict.by).toBe(winner);
    expect(winner?.verdict).toBe(other.verdict);
  });

  it("have equal facts of every kind", () => {
    const kept = load([x], [item(x, "a", { certainty: "assumed" }), item(x, "b", { files: ["b", "c"] })]);
    const next = shared(kept, load([y], [item(y, "a"), item(y, "b", { files: ["b", "d"] })]));
    expect(next.items.some((one) => kept.items.includes(one))).toBe(false);
    const dropped = (message: string) =>
      item(x, "a", { verdict: { kind: "dropped", problem: { message, at: placeOfPath("a") } } });
    const old = load([x], [dropped("it is long")]);
    expect(shared(old, load([x], [dropped("it is long")]))).toBe(old);
    expect(shared(old, load([x], [dropped("it is short")])).items[0]).not.toBe(old.items[0]);
  });

  it("are those of the same edition", () => {
    const editions = ["1", "2"].map((edition) => hostLoad(load([x], [item(x, "a")]), edition));
    const again = withEqualsOf(
      editions,
      ["2", "3", "1"].map((edition) => hostLoad(load([y], [item(y, "a")]), edition)),
    );
    expect(again.map((one) => editions.indexOf(one))).toEqual([1, -1, 0]);
  });

  it("make no equal load where something else differs", () => {
    const kept = load([x], [item(x, "a")]);
    const more: readonly Partial<Load>[] = [
      { status: "failed" },
      { unjudged: [{ message: "is a link", at: placeOfPath("b") }] },
      { items: [] },
      { layers: [y, layer("z")] },
    ];
    for (const one of more) expect(shared(kept, { ...load([y], [item(y, "a")]), ...one })).not.toBe(kept);
    const [before] = [hostLoad(kept)];
    expect(withEqualsOf([before], [hostLoad(load([y], [item(y, "a")]))])[0]).toBe(before);
    expect(withEqualsOf([before], [hostLoad(load([y], [item(y, "a")]), "2")])[0]).not.toBe(before);
    expect(withEqualsOf([before], [{ ...hostLoad(load([y], [item(y, "a")])), use: { kind: "base" } }])[0]).not.toBe(
      before,
    );
  });
});

describe("shared findings", () => {
  const unguarded = (...hosts: readonly string[]) => Object.assign(() => [], { hosts });
  const one = { ...hostLoad(load([], [])), use: { kind: "base" as const } };

  it("are repeated only where rules are told the same of the tree as a whole", () => {
    const first = unguarded("codex");
    const begun = () => {
      const findings = new SharedFindings();
      findings.begin([one], first);
      findings.of(one)?.end([]);
      return findings;
    };
    expect(begun().begin([one], unguarded("codex"))).toBe(first);
    const same = begun();
    same.begin([one], unguarded("codex"));
    expect(same.of(one)?.whole).toBeDefined();
    const others: readonly (readonly [HostLoad, ReturnType<typeof unguarded>])[] = [
      [one, unguarded()],
      [one, unguarded("codex", "gemini")],
      [{ ...one, own: ["x"] }, first],
      [{ ...one, use: { kind: "none", shared: undefined } }, first],
    ];
    for (const [next, said] of others) {
      const findings = begun();
      expect(findings.begin([next], said)).toBe(said);
      expect(findings.of(next)?.whole).toBeUndefined();
    }
  });

  it("are made again where a rule would get another answer", () => {
    const [x, a] = [layer("x"), item(layer("x"), "a")];
    const b = item(x, "b");
    const kept = load([x], [a, b]);
    const next = load([x], [a, b, item(x, "c")]);
    const findings = new SharedFindings();
    findings.begin([one], unguarded());
    const noted = findings.of({ ...one, load: kept });
    const ask = noted?.reachable(() => new Map([["execute", b]]));
    const said: never[] = [];
    noted?.ofItem("asks", a, said, () => void ask?.(a));
    noted?.ofItem("plain", a, said, () => undefined);
    noted?.ofLayers("asks", said, () => void ask?.(b));
    noted?.ofLayers("plain", said, () => undefined);
    noted?.end(said);
    findings.begin([one], unguarded());
    const layersMade = (rule: string, of: Load): number => {
      let made = 0;
      findings.of({ ...one, load: of })?.ofLayers(rule, said, () => void made++);
      return made;
    };
    expect([layersMade("asks", next), layersMade("plain", next)]).toEqual([1, 0]);
    expect(layersMade("plain", load([x, layer("y")], [a, b]))).toBe(1);
    expect(layersMade("plain", load([layer("x")], [a, b]))).toBe(1);
    const timesMade = (answer: Map<"execute" | "network", Item>, subject: Item, rule: string): number => {
      let made = 0;
      const again = findings.of({ ...one, load: next });
      again?.reachable(() => answer);
      again?.ofItem(rule, subject, said, () => void made++);
      return made;
    };
    expect(timesMade(new Map([["execute", b]]), a, "asks")).toBe(0);
    expect(timesMade(new Map([["execute", a]]), a, "asks")).toBe(1);
    expect(timesMade(new Map([["network", b]]), a, "asks")).toBe(1);
    expect(timesMade(new Map(), a, "asks")).toBe(1);
    expect(timesMade(new Map(), a, "plain")).toBe(0);
    expect(timesMade(new Map(), item(x, "c"), "plain")).toBe(1);
  });
});
