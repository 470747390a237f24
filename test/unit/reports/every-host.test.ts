/** A repository in which every host is in use: what `list`, `check` and the summary make of it, in a narrow and a wide terminal. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import { visible, widthOf } from "../../../src/sanitize/text.ts";
import { listPretty } from "../../../src/reports/list/pretty.ts";
import { github } from "../../../src/reports/github.ts";
import { markdown } from "../../../src/reports/markdown/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { everyHost, shared } from "../../support/every-host.ts";
import { judged, policyPath, type Repository } from "../../support/judging.ts";

const { [policyPath]: policy, ...files } = everyHost;
const result = await judged(files as Repository, { policy: String(policy) });
const at = (columns: number) => ({ color: false, columns });
/** A single word, such as a path, that no line is wide enough for. */
const isOneWord = (line: string) => !line.trim().includes(" ");

it("has every host in use", () => {
  expect(result.inspection.loads.filter(({ load }) => load.status === "absent").map(({ host }) => host)).toEqual([]);
  expect(new Set(result.inspection.subjects.map(({ host }) => host))).toEqual(new Set(Object.keys(hosts)));
  expect(
    new Set(result.inspection.subjects.filter(({ item }) => item.files[0] === shared).map(({ host }) => host)).size,
  ).toBeGreaterThan(5);
});

describe.each([80, 120, 200])("in %i columns", (columns) => {
  it("keeps every line of the list within them", () => {
    const lines = listPretty(result, at(columns)).split("\n");
    expect(lines.filter((line) => widthOf(line) > columns && !isOneWord(line))).toEqual([]);
    expect(lines.filter((line) => line !== visible(line) || line !== line.trimEnd())).toEqual([]);
  });

  it("keeps every line of the findings within them", () => {
    expect(
      pretty(result, at(columns))
        .split("\n")
        .filter((line) => widthOf(line) > columns && !isOneWord(line)),
    ).toEqual([]);
  });

  it("lines up the rows", () => {
    const rows = listPretty(result, at(columns))
      .split("\n")
      .filter((line) => /^ {2}(?:[rwxnde-]{6}|\?) /.test(line));
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map((row) => /^ +\S+ +/.exec(row)?.[0].length)).size).toBe(1);
  });
});

it("says in the list what each host may do beyond another with `--all` alone", () => {
  expect(listPretty(result, at(80))).not.toContain("more in one host than in another");
  expect(listPretty(result, { ...at(80), all: true })).toContain("more in one host than in another");
});

it("names the host of every finding on a file that several read", () => {
  const titles = Object.values(hosts).map(({ title }) => title);
  const said = pretty(result, { ...at(1000), all: true })
    .split("\n\n")
    .filter((paragraph) => /^(?:error|warning|note) /.test(paragraph) && paragraph.split("\n")[0]?.includes(shared))
    .map((paragraph) => paragraph.split("\n")[1] ?? "");
  expect(said.length).toBeGreaterThan(1);
  for (const line of said)
    expect(
      titles.some((title) => line.includes(title)),
      line,
    ).toBe(true);
});

it("says in each report what the profile may do beyond its own host, and who is not known", () => {
  for (const text of [
    listPretty(result, { ...at(1000), all: true }),
    pretty(result, { ...at(1000), all: true }),
    markdown(result),
  ]) {
    expect(text).toMatch(
      /`reviewer` can also write, execute commands, reach the network, start other agents and call external tools in Cursor \(which does not offer it now\), unlike in Claude Code/,
    );
    expect(text).toContain(".newhost/agents");
  }
});

it("says once what several hosts say alike, and names them in the sentence", async () => {
  const writer = (tools: string) =>
    `---\nname: w\ndescription: Writes what it is told to.\ntools: ${tools}\n---\nWrite.\n`;
  const beside = { ".github/copilot/settings.json": "{}" };
  const one = await judged({ ".claude/agents/w.md": writer("Read, Edit"), ...beside }, { policy: "ceiling: [read]\n" });
  const words = "in Claude Code and GitHub Copilot: `Edit` can write";
  expect(pretty(one, at(300)).match(/can write/g)).toHaveLength(1);
  for (const text of [pretty(one, at(300)), markdown(one), github(one)]) expect(text).toContain(words);
  expect(pretty(one, at(300))).not.toContain("(Claude");
  const two = pretty(
    await judged(
      {
        ".claude/agents/w.md": writer("Read, Edit"),
        ".claude/agents/v.md": writer("Read, Edit").replace("name: w", "name: v"),
        ...beside,
      },
      { policy: "ceiling: [read]\n" },
    ),
    at(300),
  );
  expect(two).toMatch(
    / in Claude Code and GitHub Copilot[^\n]*\n(?: {2}Found[^\n]*\n)? {4}\.claude\/agents\/: v\.md:4, w\.md:4/,
  );
});

it("says of what is cut off what became of it, in every host", async () => {
  const cut = "---\nname: c\ndescription: Cut off.\rtools: Read\n---x\ntools: Read\n---\nPrompt.\n";
  const { inspection } = await judged(
    Object.fromEntries(
      [".claude/agents", ".github/agents", ".factory/droids", ".gemini/agents", ".qwen/agents"].map((folder) => [
        `${folder}/cut${folder === ".github/agents" ? ".agent" : ""}.md`,
        folder === ".github/agents" ? "---\nname: c\ndescription: Cut off.\rtools: [view]\n---\nPrompt.\n" : cut,
      ]),
    ),
  );
  const facts = inspection.subjects.flatMap(({ host, item }) =>
    (item.profile?.ineffective ?? []).flatMap(({ kind, because }) => (kind === "cut" ? [{ host, because }] : [])),
  );
  expect(new Set(facts.map(({ host }) => host))).toEqual(new Set(["claude", "copilot", "factory", "gemini", "qwen"]));
  for (const { host, because } of facts)
    expect(because, host).toMatch(/^(?:is|ends|follows) .*; (?:write|put|remove|use) /);
});
