/** What a reviewer and a developer read without knowing the tool: every value is named, and each fact is told once. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { contrasted } from "../../../src/reports/change-words.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { redacted } from "../../../src/sanitize/secrets.ts";
import type { Result } from "../../../src/evaluate/result.ts";
import { agent, judged, type Repository } from "../../support/judging.ts";
import { comment } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const screen = { color: false, columns: 400 };
const links = { server: "https://github.com", run: undefined };
const [head, base] = ["a".repeat(40), "b".repeat(40)];
const one: Repository = { ".claude/agents/a.md": agent("a", "Read") };

async function change(before: Repository, after: Repository): Promise<Result> {
  return {
    ...(await judged({ ...one, ...after }, { base: { ...one, ...before } })),
    repository: "octo-org/octo-repo",
    commit: head,
    base,
  };
}

const pageOf = (result: Result): string => comment(result, links, "<!-- x -->");

describe("a server of which another version starts", () => {
  const servers = (version: string, env = {}) => ({
    ".mcp.json": JSON.stringify({ mcpServers: { docs: { command: "npx", args: [`docs@${version}`], env } } }, null, 2),
  });

  it("is told with both commands, in a terminal and on a page", async () => {
    const result = await change(servers("1.4.2"), servers("1.5.0"));
    expect(diffPretty(result, screen)).toContain("mcpServers.docs.command = npx docs@1.4.2 → npx docs@1.5.0; starts");
    expect(pageOf(result)).toContain("`mcpServers.docs.command`: `npx docs@\u200b1.4.2` → `npx docs@\u200b1.5.0`;");
    expect(pretty(result, screen)).toContain("`mcpServers.docs.command` (`npx docs@1.5.0`) starts");
  });

  it("says that it changed where its command did not, and shows no secret", async () => {
    const result = await change(servers("1", { API_TOKEN: "hunter2" }), servers("1", { API_TOKEN: "hunter3" }));
    for (const text of [diffPretty(result, screen), pageOf(result), pretty(result, screen)]) {
      expect(text).toContain("npx docs");
      expect(text).not.toContain("hunter");
    }
    expect(diffPretty(result, screen)).toContain("npx docs@1 (changed); starts");
  });
});

it("says that no ceiling is set, rather than that something is noted", async () => {
  const result = await change({}, { ".claude/agents/a.md": agent("a", "Read, Bash") });
  expect(diffPretty(result, screen)).toContain("no ceiling set: max-capability");
  expect(pageOf(result)).toContain("ℹ️ no ceiling set: [`max-capability`]");
});

it("names a file without a name once, and what its host makes of it", async () => {
  const text = diffPretty(await change({}, { ".claude/agents/b.md": "Nothing but text.\n" }), screen);
  expect(text).toMatch(/^\.claude\/agents\/b\.md \(Claude Code, new\): unknown, \w+$/m);
});

it("shows a prompt that was copied for several hosts once", async () => {
  const copies = [".claude", ".cursor"].map((folder) => [
    `${folder}/agents/b.md`,
    agent("b", "Read", { prompt: "Do that." }),
  ]);
  const page = pageOf(await change({}, Object.fromEntries(copies)));
  expect([...page.matchAll(/<summary>Prompt of (.*?)<\/summary>/g)].map(([, title]) => title)).toEqual([
    "<code>a</code> (Cursor), new: 1 line",
    "<code>b</code> (Cursor, Claude Code), new: 1 line",
  ]);
});

it("links to code that a setting starts", async () => {
  const settings = {
    ".claude/settings.json": '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"sh x.sh"}]}]}}',
  };
  const page = pageOf(await change({ ...settings, "x.sh": "true\n" }, { ...settings, "x.sh": "false\n" }));
  const blob = `https://github.com/octo-org/octo-repo/blob/${head}`;
  expect(page).toContain(`(Claude Code, [\`.claude/settings.json\`](${blob}/.claude/settings.json)) stays`);
  expect(page).toContain(`has changed: [\`x.sh\`](${blob}/x.sh).`);
});

it("says once what is so before and after", async () => {
  const plugin = { "opencode.json": '{"plugin":["oh-my-opencode"]}' };
  const helper = (prompt: string) => ({ ".opencode/agents/b.md": `---\ndescription: Helps.\n---\n${prompt}\n` });
  const { notes } = await judged({ ...plugin, ...helper("Do it.") }, { base: { ...plugin, ...helper("Help.") } });
  expect(notes.filter((note) => note.startsWith("at the base, "))).toEqual([]);
});

describe("keys that only one host has", () => {
  const workflow = (permissions: string) => ({
    ".github/workflows/a.md": `---\non: push\npermissions:\n${permissions}engine: copilot\nname: A\n---\nDo it.\n`,
  });

  it("are told once, each at its own line, and `id-token` is no secret", async () => {
    const before = workflow("  contents: read\n  id-token: write\n");
    const result = await change(before, workflow("  contents: write\n"));
    const text = diffPretty(result, screen);
    expect(text).toContain("`permissions.contents` is now `write`");
    expect(text).not.toContain("permissions.contents: ");
    expect(text).toContain("permissions.id-token: write → none");
    expect(pageOf(result)).toMatch(new RegExp(`\\[\`permissions\\.id-token\`\\]\\([^)]*blob/${base}[^)]*#L5\\)`));
  });

  it("hide no credential", () => {
    expect(redacted("write", "id-token")).toBe("write");
    expect(redacted("hunter2", "id-token")).toBe("(a secret)");
  });

  it("are not told next to the tools that give them", async () => {
    const copilot = (tools: string) => ({
      ".github/agents/b.agent.md": `---\nname: b\ndescription: Helps.\ntools: [${tools}]\n---\nDo it.\n`,
    });
    const text = diffPretty(await change(copilot("read"), copilot("read, edit")), screen);
    expect(text).toContain("can now write, by `edit`");
    expect(text).not.toContain("cli.capabilities");
  });
});

describe("two long values", () => {
  const text = fc.string({ maxLength: 80, unit: fc.constantFrom("a", "b", " ", "😀") });

  it("are shown where they differ", () => {
    const [before, after] = contrasted(`One ${"same ".repeat(40)}end.`, `Two ${"same ".repeat(40)}end.`);
    expect([before, after].map((part) => part.slice(0, 9))).toEqual(["One same ", "Two same "]);
    expect([before, after].every((part) => part.length < 40 && part.endsWith("…"))).toBe(true);
    expect(contrasted("short", "other")).toEqual(["short", "other"]);
  });

  it("are parts of themselves, differ, and split no character", () => {
    fc.assert(
      fc.property(text, text, text, text, (start, was, is, end) => {
        const [before, after] = [`${start}${was}${end}`, `${start}${is}${end}`];
        const sides = contrasted(before, after);
        for (const [side, whole] of [
          [sides[0], before],
          [sides[1], after],
        ] as const) {
          expect(whole).toContain(side.replace(/^…|…$/g, ""));
          expect(side).not.toMatch(/\p{Cs}/u);
        }
        expect(sides[0] === sides[1]).toBe(before === after);
      }),
      { numRuns: runs(500, 20_000) },
    );
  });
});
