/** Instruction files that a pull request changes: which of them are named, how much changed, and where to read it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareInstructions, type InstructionChange } from "../../../src/compare/instructions/index.ts";
import { instructionFiles } from "../../../src/compare/instructions/files.ts";
import { changesBetween } from "../../../src/evaluate/index.ts";
import { filterByRoot } from "../../../src/evaluate/root-filter.ts";
import { hosts } from "../../../src/generated/hosts.ts";
import { tool } from "../../../src/generated/tool.ts";
import type { Inspection } from "../../../src/inspect/index.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { diffJson } from "../../../src/reports/diff/json.ts";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { instructionWords } from "../../../src/reports/instruction-words.ts";
import { json } from "../../../src/reports/json.ts";
import { commentOf, markdown, reportModelOf } from "../../../src/reports/markdown/index.ts";
import { readResultJson } from "../../../src/reports/result-json/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { matches } from "../../../src/repo/patterns.ts";
import { linksOfScene, resultOfScene, scenes } from "../../../scripts/scenes.ts";
import { agent, judged, policyOf } from "../../support/judging.ts";
import { commitOf, type Held, treeOf } from "../../support/memory.ts";
import { resultOf } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

type Files = Readonly<Record<string, Held>>;

const claude = { ".claude/agents/a.md": agent("a", "Read") };
const gemini = { ".gemini/agents/a.md": agent("a", "read_file") };

/** `path +added −removed` for each file. */
async function told(before: Files, after: Files, more: Files = claude): Promise<readonly string[]> {
  const { instructions } = await judged({ ...more, ...after }, { base: { ...more, ...before } });
  return (instructions ?? []).map(
    ({ path, kind, added, removed, hidden }) => `${kind} ${path} ${added} ${removed}${hidden > 0 ? ` ${hidden}` : ""}`,
  );
}

describe("an instruction file", () => {
  it("is reported with the lines that it gains and loses", async () => {
    expect(await told({ "AGENTS.md": "a\nb\n" }, { "AGENTS.md": "a\nc\nd\n" })).toEqual(["changed AGENTS.md 2 1"]);
    expect(await told({}, { "CLAUDE.md": "a\nb\n" })).toEqual(["added CLAUDE.md 2 0"]);
    expect(await told({ "CLAUDE.md": "a\nb\n" }, {})).toEqual(["removed CLAUDE.md 0 2"]);
    expect(await told({}, { "CLAUDE.md": "" })).toEqual(["added CLAUDE.md 0 0"]);
    expect(await told({ "AGENTS.md": "a\n" }, { "AGENTS.md": "a\n" })).toEqual([]);
  });

  it("is told where another one imports it, at any depth, and not in code", async () => {
    const of = (text: string): Files => ({
      "CLAUDE.md": "# Rules\n\n- @docs/a.md\n",
      "docs/a.md": "@b/c.md\n",
      ...deep(text),
    });
    const deep = (text: string): Files => ({ "docs/b/c.md": text, "docs/d.md": text });
    expect(await told(of("x\n"), of("y\n"))).toEqual(["changed docs/b/c.md 1 1"]);
    const inCode = (text: string): Files => ({
      ...deep(text),
      "CLAUDE.md": "`@docs/d.md`\n```\n@docs/d.md\n```\nx@docs/d.md\n",
    });
    expect(await told(inCode("x\n"), inCode("y\n"))).toEqual([]);
    // Nobody follows imports in this file of any agent.
    const agents = (text: string): Files => ({ ...deep(text), "AGENTS.md": "@docs/d.md\n" });
    expect(await told(agents("x\n"), agents("y\n"))).toEqual([]);
  });

  it.each([
    ["@../out.md", "../out.md"],
    ["see @~/.ssh/id_rsa", "~/.ssh/id_rsa"],
    ["@/etc/passwd", "/etc/passwd"],
  ])("is told with what it imports from outside the repository: %s", async (line, outside) => {
    const base = { ...claude, "CLAUDE.md": "a\n" };
    const after = { ...claude, "CLAUDE.md": `a\n${line}\n` };
    const { instructions = [] } = await judged(after, { base });
    expect(instructions.map((change) => change.outside)).toEqual([[outside]]);
    const again = await judged({ ...after, "CLAUDE.md": `a\n${line}\nb\n` }, { base: after });
    expect(again.instructions?.map((change) => change.outside)).toEqual([undefined]);
    const text = instructionWords(instructions[0] as InstructionChange, "-");
    expect(text).toBe(`+1 -0, imports \`${outside}\` from outside the repository`);
  });

  it.each(["@acme/tools", "@acme", "mail@acme.example", "`@~/a`", "@docs/none.md"])(
    "imports nothing from outside: %s",
    async (line) => {
      const { instructions = [] } = await judged(
        { ...claude, "CLAUDE.md": `a\n${line}\n` },
        { base: { ...claude, "CLAUDE.md": "a\n" } },
      );
      expect(instructions.map((change) => change.outside)).toEqual([undefined]);
    },
  );

  it("is told in any directory, also where no profile changes", async () => {
    expect(
      await told({}, { "packages/x/CLAUDE.md": "a", "packages/x/.claude/rules/deep/b.md": "a", "docs/b.md": "a" }),
    ).toEqual(["added packages/x/.claude/rules/deep/b.md 1 0", "added packages/x/CLAUDE.md 1 0"]);
  });

  it("is told only where a host that reads it is in use, at either end", async () => {
    const files = { "GEMINI.md": "a", "CLAUDE.md": "a", ".cursorrules": "a", ".github/copilot-instructions.md": "a" };
    expect(await told({}, files)).toEqual(["added CLAUDE.md 1 0"]);
    expect(await told({}, files, gemini)).toEqual(["added GEMINI.md 1 0"]);
    expect(await told({}, { ...files, "AGENTS.md": "a" }, {})).toEqual([]);
    expect(await told({ ...gemini }, files)).toEqual(["added CLAUDE.md 1 0", "added GEMINI.md 1 0"]);
  });

  it("is told by its real path, and a link that leads elsewhere by its own", async () => {
    const link = { "CLAUDE.md": { link: "AGENTS.md" } };
    expect(await told({ ...link, "AGENTS.md": "a\n" }, { ...link, "AGENTS.md": "b\n" })).toEqual([
      "changed AGENTS.md 1 1",
    ]);
    const notes = { "notes/a.md": "a\n", "notes/b.md": "b\nc\n" };
    expect(
      await told({ ...notes, "CLAUDE.md": { link: "notes/a.md" } }, { ...notes, "CLAUDE.md": { link: "notes/b.md" } }),
    ).toEqual(["changed CLAUDE.md 2 1"]);
    expect(await told({ "CLAUDE.md": "a\n", ...notes }, { "CLAUDE.md": { link: "notes/a.md" }, ...notes })).toEqual([]);
    expect(await told({}, { "CLAUDE.md": { link: "/etc/passwd" } })).toEqual([]);
  });

  it("is told with what it hides, and without lines where it is no text", async () => {
    expect(await told({ "AGENTS.md": "a\n" }, { "AGENTS.md": "a\u200b\u202e\n" })).toEqual(["changed AGENTS.md 1 1 2"]);
    expect(await told({ "AGENTS.md": "a\n" }, { "AGENTS.md": new Uint8Array([0xff, 0xfe]) })).toEqual([
      "changed AGENTS.md null null",
    ]);
  });
});

describe("the table", () => {
  it("names hosts that exist, patterns that can match, and where each is documented", () => {
    for (const { hosts: readers, patterns, source } of instructionFiles) {
      if (readers !== "any") expect(Object.keys(hosts)).toEqual(expect.arrayContaining([...readers]));
      expect(source).toMatch(/^https:\/\//);
      for (const pattern of patterns) {
        const path = pattern.replaceAll("**/", "").replace("**", "x").replaceAll("*", "x");
        expect(matches(path, pattern), pattern).toBe(true);
        expect(matches(`sub/${path}`, pattern), pattern).toBe(pattern.startsWith("**/"));
      }
    }
  });

  it("finds every file that it names", async () => {
    const loads = Object.keys(hosts).map((host) => ({ host, use: { kind: "policy" } }));
    const inspection = { loads } as unknown as Inspection;
    const paths = instructionFiles.flatMap(({ patterns }) =>
      patterns.map((pattern) =>
        pattern.replace("**/", "sub/").replaceAll("**/", "").replace("**", "x").replaceAll("*", "x"),
      ),
    );
    const files = Object.fromEntries(paths.filter((path) => path !== ".clinerules").map((path) => [path, "a\n"]));
    const [before, after] = [await RepoIndex.of(treeOf({})), await RepoIndex.of(treeOf(files))];
    const found = await compareInstructions({ repo: before, inspection }, { repo: after, inspection });
    expect(found.map(({ path }) => path)).toEqual(Object.keys(files).toSorted());
  });
});

describe("two trees", () => {
  const paths = [
    "AGENTS.md",
    "x/AGENTS.md",
    "CLAUDE.md",
    "x/y/CLAUDE.md",
    ".claude/rules/a.md",
    "GEMINI.md",
    "README.md",
    "claude.md",
  ];
  const read = paths.slice(0, 5);
  const text = fc.array(fc.constantFrom("a", "b", "", "c\r"), { maxLength: 5 }).map((lines) => lines.join("\n"));
  const files = fc.dictionary(fc.constantFrom(...paths), text, { maxKeys: 6 });

  it("are told exactly the files that differ, with or without ids of Git, reading no other but those with imports", () =>
    fc.assert(
      fc.asyncProperty(files, files, async (was, is) => {
        const results = await Promise.all(
          [treeOf, commitOf].map(async (treeFor) => {
            const opened: string[] = [];
            const index = (side: Files) => {
              const tree = treeFor({ ...claude, ...side });
              return RepoIndex.of({
                ...tree,
                read: (path) => {
                  opened.push(path);
                  return tree.read(path);
                },
              });
            };
            const { instructions } = await changesBetween(
              { repo: await index(was), commit: "b".repeat(40) },
              await index(is),
              { decisions: await decide(await policyOf("{}\n"), "2026-11-20") },
            );
            return { instructions, opened };
          }),
        );
        const differing = read.filter((path) => was[path] !== is[path]);
        for (const { instructions } of results) {
          expect(instructions.map(({ path }) => path)).toEqual(differing.toSorted());
          for (const { path, kind, added, removed } of instructions) {
            expect(kind).toBe(was[path] === undefined ? "added" : is[path] === undefined ? "removed" : "changed");
            const lines = (side: string | undefined) =>
              (side ?? "").split("\n").filter((line, at, all) => at < all.length - 1 || line !== "").length;
            expect((added ?? 0) - (removed ?? 0)).toBe(lines(is[path]) - lines(was[path]));
          }
        }
        const unchanged = read.filter((path) => was[path] === is[path] && !/CLAUDE|\.claude\//.test(path));
        expect(results[1]?.opened.filter((path) => unchanged.includes(path))).toEqual([]);
        expect(results[1]?.opened.filter((path) => path === "README.md" || path === "GEMINI.md")).toEqual([]);
      }),
      { numRuns: runs(40, 500), seed: 13 },
    ));

  it("with very many such files name all of them, and read some", async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`p${at}/AGENTS.md`, "a\n"]));
    const all = await told({}, many);
    expect(all).toHaveLength(300);
    expect(all.filter((one) => one.endsWith(" 1 0"))).toHaveLength(200);
    expect(all.filter((one) => one.endsWith(" null null"))).toHaveLength(100);
  });
});

describe("the reports", async () => {
  const scene = scenes["realistic"];
  if (!scene) throw new Error("there is no such scene");
  const result = await resultOfScene(scene);
  const links = linksOfScene(result);
  const line = "Instructions changed (not checked): AGENTS.md +2 -1; docs/CLAUDE.md new, +1";

  it("have one line, with links to Files changed", () => {
    const expected = `**Instructions changed** (not checked): [\`AGENTS.md\`](https://github.com/octo-org/octo-repo/pull/7/files#diff-${sha256("AGENTS.md")}) +2 −1; [\`docs/CLAUDE.md\`](https://github.com/octo-org/octo-repo/pull/7/files#diff-${sha256("docs/CLAUDE.md")}) new, +1.`;
    expect(commentOf(reportModelOf(result), links, "<!-- x -->").split("\n")).toContain(expected);
    expect(markdown(result, links).split("\n")).toContain(expected);
    expect(diffPretty(result, { color: false, columns: 200 }).split("\n")).toContain(line);
  });

  it("name a few and count the rest", () => {
    const instructions = Array.from({ length: 400 }, (_, at) => ({
      path: `p${at}/AGENTS.md`,
      kind: "removed" as const,
      added: 0,
      removed: 3,
      hidden: at === 0 ? 2 : 0,
    }));
    const many = { ...resultOf([]), changes: [], settings: [], instructions };
    expect(commentOf(reportModelOf(many), links, "<!-- x -->")).toMatch(
      /^\*\*Instructions changed\*\* .*`p0\/AGENTS.md` removed, −3, 2 new hidden characters; .*`p4\/AGENTS.md` removed, −3; and 395 more\.$/m,
    );
    expect(diffPretty(many, { color: false, columns: 500 })).toContain("p4/AGENTS.md removed, -3; and 395 more");
  });

  it("say nothing where none changed", () => {
    const none = { ...resultOf([]), changes: [], settings: [], instructions: [] };
    expect(markdown(none)).not.toContain("Instructions");
    expect(diffPretty(none, { color: false, columns: 80 })).not.toContain("Instructions");
  });

  it("have them as JSON, by the schema", async () => {
    const expected = [
      { path: "AGENTS.md", kind: "changed", added: 2, removed: 1, hidden: 0 },
      { path: "docs/CLAUDE.md", kind: "added", added: 1, removed: 0, hidden: 0 },
    ];
    const read = await readResultJson(json({ ...result, tool }, sha256));
    expect(read).toMatchObject({ instructions: expected });
    expect(JSON.parse(diffJson(result, sha256))).toMatchObject({ instructions: expected });
    const older = JSON.parse(json({ ...result, tool }, sha256)) as Record<string, unknown>;
    delete older["instructions"];
    expect(await readResultJson(JSON.stringify(older))).not.toBeTypeOf("string");
  });

  it("of a directory have what applies to it", () => {
    const paths = [
      "AGENTS.md",
      ".github/copilot-instructions.md",
      "a/AGENTS.md",
      "a/.cursor/rules/x.mdc",
      "a/b/AGENTS.md",
      "c/AGENTS.md",
    ];
    const instructions = paths.map((path) => ({ path, kind: "added" as const, added: 1, removed: 0, hidden: 0 }));
    expect(filterByRoot({ ...resultOf([]), instructions }, "a/b").instructions?.map(({ path }) => path)).toEqual(
      paths.slice(0, 5),
    );
  });
});
