/** What a reviewer sees first, in the comment and in `diff`: looser settings once, who gained power, and whether it is allowed. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resultOfScene, scenes } from "../../../scripts/scenes.ts";
import { capabilities, type Capability } from "../../../src/model/capability.ts";
import { lostTools } from "../../../src/reports/change-words.ts";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { commentOf, reportModelOf } from "../../../src/reports/markdown/index.ts";
import { powersCell } from "../../../src/reports/markdown/change-cells.ts";
import { agent, judged } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const links = { server: "https://github.com", run: undefined };
const base = "52f1a0c9be7d3b6cf0c1a5a8e3b1d2e4f5a6b7c8";
const head = "9c0ffee4e2d1b6a7988f7e6d5c4b3a2910fedcba";
const settingsFile = ".claude/settings.json";
const policyFile = ".github/agent-profile-check.yml";
const blob = (commit: string, path: string, line: number) =>
  `https://github.com/octo-org/octo-repo/blob/${commit}/${path}?plain=1#L${line}`;

async function pagesOf(name: string) {
  const scene = scenes[name];
  if (!scene) throw new Error(`there is no scene ${name}`);
  const result = await resultOfScene(scene);
  return {
    page: commentOf(reportModelOf(result), links, "<!-- x -->"),
    text: diffPretty(result, { color: false, columns: 80 }),
  };
}

describe("forty profiles, of which five change, with settings that are looser", async () => {
  const { page: whole, text } = await pagesOf("realistic");
  /** Without the diffs, which repeat what the lists say. */
  const page = whole.replace(/^```diff\n[\s\S]*?^```$/gm, "");
  const lines = page.split("\n");
  const blockOf = (title: string) => page.split(/^(?=### )/m).find((part) => part.startsWith(`### ${title}`)) ?? "";

  it("begin with who gained power and who can approve", () => {
    expect(lines[3]).toMatch(
      /^\*\*2 subagents gained power; 1 .*grant; 40 .*settings\.\*\* 5 subagents and 1 settings file changed\.$/,
    );
    expect(lines[5]).toBe("More power can be approved by `@\u200bacme/agents` (code owner).");
    expect([...page.matchAll(/^### (.*)$/gm)].map(([, title]) => title)).toEqual([
      `Looser settings: \`${settingsFile}\``,
      "Gained power",
      "Changed under a grant",
      "Other changed subagents",
      "New findings",
    ]);
  });

  it("have each setting once, at its line, or at the base's where it is gone", () => {
    const block = blockOf("Looser settings");
    expect(block).toContain("Claude Code: 40 subagents run under it.");
    expect(block.split("\n").filter((line) => line.startsWith("- "))).toEqual([
      expect.stringMatching(/^- \*\*asks less\*\*: `permissions.defaultMode`: `acceptEdits`;/),
      expect.stringContaining("`Bash(git push:*)`"),
      expect.stringContaining("`Bash(curl:*)` → none; is gone: it was denied"),
      expect.stringContaining("`WebFetch`"),
    ]);
    for (const [commit, line] of [
      [head, 12],
      [head, 6],
      [base, 8],
      [head, 7],
    ] as const)
      expect(block).toContain(`](${blob(commit, settingsFile, line)}))`);
    for (const value of ["acceptEdits", "Bash(git push:*)", "Bash(curl:*)", "WebFetch"]) {
      expect(page.split("### New findings")[0]?.split(value)).toHaveLength(2);
      expect(text.split(value)).toHaveLength(2);
    }
    expect(page).not.toContain("`.claude/agents/helper-");
  });

  it("answer by the line of the grant in the base", () => {
    const grant = blob(base, policyFile, 3);
    expect(blockOf("Gained power")).toContain(
      `| **\`api-documenter\`** (Claude Code)<br>changed | <code>r<b>wxnde</b></code> | ❌ **no** |`,
    );
    expect(blockOf("Gained power")).toContain(`| <code>r·<b>x</b>···</code> | ✅ by grant, [line 3](${grant})<br>`);
    expect(blockOf("Gained power")).toContain(`uses a grant of the policy ([\`${policyFile}:3\`](${grant}))`);
    expect(blockOf("Other changed")).toContain("<code><s>r</s>·<s>x</s>···</code> | the file is gone |");
  });
});

describe("diff", () => {
  it.each(["realistic", "twelve-changes"])("is one screen, settings and gains first: %s", async (name) => {
    const { text } = await pagesOf(name);
    const lines = text.trimEnd().split("\n");
    // Twelve changes, six of which need a verdict.
    expect(lines.length).toBeLessThanOrEqual(46);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(
      lines.filter((line) => /^(?:Looser|Gained|Changed under|Other)/.test(line)).map((line) => line.split(":")[0]),
    ).toEqual([
      ...(name === "realistic" ? ["Looser settings"] : []),
      "Gained power",
      "Changed under a grant",
      "Other changes",
    ]);
  });
});

describe("a changed list of tools", () => {
  const at = ".claude/agents/a.md";
  const told = async (before: string | undefined, after: string) => {
    const file = (tools: string) => ({ [at]: agent("a", tools).replace("tools: \n", "") });
    const result = await judged(file(after), { base: before === undefined ? {} : file(before), policy: "{}\n" });
    return [
      commentOf(reportModelOf(result), links, "<!-- x -->"),
      diffPretty(result, { color: false, columns: 200 }),
    ] as const;
  };

  it("that is deleted loses nothing", async () => {
    const [page, text] = await told("Read, Grep", "");
    expect(page).toContain("tools: `Read, Grep` → every tool");
    expect(text).toContain("tools: Read, Grep → every tool");
    expect(`${page}${text}`).not.toContain("loses");
  });

  it("whose scope falls loses nothing", async () => {
    const [page, text] = await told("Read, Bash(npm test:*)", "Read, Bash");
    expect(page).toContain("tools: `Read, Bash(npm test:*)` → `Read, Bash`");
    expect(`${page}${text}`).not.toContain("loses");
  });

  it("of a new subagent says what it reads by", async () => {
    expect((await told(undefined, "Read, Bash"))[0]).toContain("<br>also reads, by `Read`<br>");
    expect((await told(undefined, "Read, Glob"))[0]).toContain("| reads, by `Read`, `Glob` |");
  });

  it("that is too long for a line names what is gone, without what a gained tool includes", () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{1,5}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 8 }), fc.uniqueArray(word, { maxLength: 8 }), (gained, gone) => {
        const scoped = gained.map((tool) => `${tool}(npm test:*)`);
        const others = gone.filter((tool) => !gained.includes(tool));
        expect(lostTools(gained, [...scoped, ...others])).toEqual(others);
        expect(lostTools(["*", ...gained], [...scoped, ...others])).toEqual([]);
      }),
      { numRuns: runs(200, 3000), seed: 13 },
    );
  });
});

describe("the six letters", () => {
  it("tell what was there, what is gained and what is lost, each in its place", () => {
    const side = fc.subarray([...capabilities]).map((held) => ({
      capabilities: held as readonly Capability[],
      verdict: "loaded",
      mode: null,
      model: null,
    }));
    fc.assert(
      fc.property(side, side, (before, after) => {
        const cell = powersCell({ before, after });
        const places = [...cell.replace(/<\/?code>/g, "").matchAll(/<[bs]>[a-z]+<\/[bs]>|[a-z·]/g)].flatMap(
          ([part]) => {
            const mark = /^<([bs])>/.exec(part)?.[1] ?? "";
            return [...part.replace(/<\/?[bs]>/g, "")].map((letter) => `${mark}${letter}`);
          },
        );
        expect(places).toEqual(
          capabilities.map((capability) => {
            const [had, has] = [before, after].map((one) => one.capabilities.includes(capability));
            const letter = capability === "execute" ? "x" : capability.charAt(0);
            return had ? (has ? letter : `s${letter}`) : has ? `b${letter}` : "·";
          }),
        );
      }),
      { numRuns: runs(300, 3000), seed: 13 },
    );
  });
});
