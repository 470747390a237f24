/** What is said of profiles above a ceiling that no policy states: one paragraph, whatever the number of hosts. */
import { describe, expect, it } from "vitest";
import { findingReport } from "../../../src/reports/model/index.ts";
import { ceilingSentences } from "../../../src/reports/model/ceilings.ts";
import { agent, judged, type Repository } from "../../support/judging.ts";
import { comment } from "../../support/results.ts";

const quoted = (text: string): string => `\`${text}\``;
const rest = "`x list` shows what. Set `ceiling` in your policy to enforce a limit.";
const none = { exceeding: 0, profiles: 1, settings: 0 };

describe("a ceiling that no policy states", () => {
  it.each([
    [[], []],
    [[{ ...none, host: "A", exceeding: 1 }], ["1 of 1 A profile can do more than read. "]],
    [
      [{ ...none, host: "A", exceeding: 1, profiles: 3, settings: 2 }],
      ["1 of 3 A profiles can do more than read, and 2 settings files start code or connect servers. "],
    ],
    [
      [
        { ...none, host: "A", exceeding: 1 },
        { ...none, host: "B", exceeding: 2000, profiles: null },
      ],
      ["2,001 profiles can do more than read: A 1 of 1, B 2,000. "],
    ],
    [
      [
        { ...none, host: "A", settings: 1 },
        { ...none, host: "B", settings: 1 },
      ],
      ["Settings files start code or connect servers next to the profiles of A, B. "],
    ],
    [
      [
        { ...none, host: "A", exceeding: 1, settings: 1 },
        { ...none, host: "B", settings: 1 },
      ],
      [
        "1 profile can do more than read: A 1 of 1. Settings files start code or connect servers next to the profiles of A, B. ",
      ],
    ],
  ])("%j", (unstated, starts) =>
    expect(ceilingSentences(unstated, "x", quoted)).toEqual(starts.map((start) => start + rest)),
  );
});

describe("the profiles of a host", () => {
  const countsOf = async (files: Repository) =>
    findingReport(await judged(files)).unstated.map(({ host, exceeding, profiles }) => [host, exceeding, profiles]);
  const role = (name: string): string =>
    `name = "${name}"\ndescription = "Does ${name} and nothing else."\ndeveloper_instructions = "Go."\n`;

  it("are counted where one file declares several", async () => {
    const declared = (name: string): string =>
      `[agents.${name}]\ndescription = "Does ${name}."\nconfig_file = "agents/${name}.toml"\n`;
    const files = Object.fromEntries(["a", "b", "c"].map((name) => [`.codex/agents/${name}.toml`, role(name)]));
    const config = { ".codex/config.toml": ["a", "b", "c"].map(declared).join("\n") };
    expect(await countsOf({ ...files, ...config })).toEqual([["Codex", 3, 3]]);
  });

  it("are not counted where another one takes their place", async () => {
    const files = { ".claude/agents/a.md": agent("a", "Bash"), ".cursor/agents/a.md": agent("a", "Bash") };
    expect(await countsOf(files)).toEqual([
      ["Claude Code", 1, 1],
      ["Cursor", 1, 1],
    ]);
  });
});

it("names the file of a row if another row of the same host has its name", async () => {
  const at = (folder: string) => `${folder}/.claude/agents/a.md`;
  const before = { [at("x")]: agent("a", "Read"), [at("y")]: agent("a", "Read"), [at("z")]: agent("b", "Read") };
  const after = {
    [at("x")]: agent("a", "Read, Bash"),
    [at("y")]: agent("a", "Read, Write"),
    [at("z")]: agent("b", "Read, WebFetch"),
  };
  const page = comment(
    await judged(after, { base: before }),
    { server: "https://github.com", run: "https://github.com/o/r/actions/runs/1/attempts/1" },
    "",
  );
  const rows = page.split("\n").filter((line) => line.startsWith("| **"));
  expect(rows.map((row) => /`[xyz]\/[^`]*`/.exec(row)?.[0] ?? "").sort()).toEqual([
    "",
    "`x/.claude/agents/a.md`",
    "`y/.claude/agents/a.md`",
  ]);
});
