/** Every command line is what was meant, or a mistake that says so. */
import { failOnAll } from "../../../src/evaluate/result.ts";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readArguments } from "../../../src/cli/arguments.ts";
import { hosts } from "../../../src/generated/catalogue.ts";
import { helpFor } from "../../../src/cli/help.ts";
import { commands, formats, type Setting, settings } from "../../../src/evaluate/settings.ts";
import type { Host } from "../../../src/model/host.ts";
import { suggestionIn } from "../../support/facts.ts";
import { expectListing } from "../../support/golden.ts";
import { runs } from "../../support/runs.ts";

const flags = Object.entries<Setting>(settings).filter(([, { entryPoints: doors }]) => doors.includes("cli"));
const [firstHost = "", { editions: firstEditions } = { editions: [] }] =
  Object.entries<Pick<Host, "editions">>(hosts)[0] ?? [];

function mistakeOf(...words: readonly string[]): string {
  const asked = readArguments(words);
  return asked.kind === "mistake" ? asked.message : `no mistake: ${JSON.stringify(asked)}`;
}

/** Words, and what their mistake names: the word at fault, and the spelling that is suggested. */
const mistakes: readonly (readonly [words: readonly string[], names: readonly string[]])[] = [
  [
    ["--fial-on", "error"],
    ["--fial-on", "--fail-on"],
  ],
  [["-root"], ["-root", "--root"]],
  [["--zzzzzzzzzz"], ["--zzzzzzzzzz"]],
  [
    ["--fail-on", "eror"],
    ["--fail-on", "error"],
  ],
  [["chekc"], ["chekc", "check"]],
  [["check", "src"], ["check"]],
  [["--root"], ["--root"]],
  [["--root", "--quiet"], ["--root"]],
  [["--root="], ["--root"]],
  [["--root", "a", "--root", "b"], ["--root"]],
  [["--staged=yes"], ["--staged"]],
  [
    ["--format", "jsno"],
    ["--format", "json"],
  ],
  [["list", "--format", "github"], ["--format"]],
  [["--format", "json="], ["--format"]],
  [["--format", "json", "--format", "pretty"], []],
  [["--format", "json=a", "--format", "github=a"], ["a"]],
  [["--host", "nobody-at-all"], ["nobody-at-all"]],
  [["--edition", "2.1"], ["--edition"]],
  [["--today", "2027-02-29"], ["--today"]],
  [["--today", "tomorrow"], ["--today"]],
  [["list", "--base", "main"], ["--base"]],
  [["check", "--from", "a"], ["--from"]],
  [["--staged", "--base", "x"], ["--staged"]],
  [["--staged", "--user"], ["--staged"]],
  [["grant"], ["grant"]],
  [["grant", "a", "b"], ["grant"]],
  [["grant", "a", "--until", "soon"], ["--until"]],
  [["rules", "x"], ["rules"]],
  [
    ["help", "chekc"],
    ["chekc", "check"],
  ],
  [["help", "fleet", "scna"], ["help"]],
  [["help", "list", "scan"], ["help"]],
  [["help", "fleet", "scan", "more"], ["help"]],
  [["version", "x"], ["version"]],
  [["explain", "a", "b"], ["explain"]],
  [["--token", "x"], ["--token"]],
];

describe("a command line", () => {
  it("judges the work tree where nothing is said", () =>
    expect(readArguments([])).toEqual({
      kind: "check",
      all: false,
      fix: false,
      offline: false,
      root: undefined,
      policy: undefined,
      hosts: undefined,
      editions: {},
      everyEdition: false,
      outputs: [{ format: "pretty", file: undefined }],
      staged: false,
      user: false,
      today: undefined,
      base: undefined,
      failOn: failOnAll("error"),
      gate: "all",
      color: "auto",
      quiet: false,
    }));

  it.each([
    [["check", "--root", "a"], { kind: "check", root: "a" }],
    [["--root=a=b", "check"], { kind: "check", root: "a=b" }],
    [["--base", "main"], { base: "main", gate: "new" }],
    [["--base", "main", "--gate", "all"], { base: "main", gate: "all" }],
    [["check", "--staged"], { staged: true, gate: "new" }],
    [
      ["--format", "json=out/a=b.json", "--format", "pretty"],
      {
        outputs: [
          { format: "json", file: "out/a=b.json" },
          { format: "pretty", file: undefined },
        ],
      },
    ],
    [["--host", firstHost, "--host", firstHost], { hosts: [firstHost, firstHost] }],
    [["list", "--from", "packages/x"], { kind: "list", from: "packages/x" }],
    [["list", "--format=json", "--staged"], { kind: "list", staged: true }],
    [["list", "--all"], { kind: "list", all: true }],
    [["explain", "max-capability"], { kind: "explain", what: "max-capability", full: false }],
    [["explain", "x", "--full"], { kind: "explain", full: true }],
    [["explain"], { kind: "ids", of: undefined }],
    [["rules"], { kind: "ids", of: "rules" }],
    [["hosts"], { kind: "ids", of: "hosts" }],
    [["grant", "a.md", "--until", "2027-01-31"], { kind: "grant", path: "a.md", until: "2027-01-31", write: false }],
    [["help"], { kind: "help", command: undefined }],
    [["help", "list"], { kind: "help", command: "list" }],
    [["help", "fleet"], { kind: "help", command: "fleet" }],
    [["help", "fleet", "scan"], { kind: "help", command: "fleet", task: "scan" }],
    [["fleet", "scan", "--help"], { kind: "help", command: "fleet", task: "scan" }],
    [["fleet", "scam", "--help"], { kind: "help", command: "fleet" }],
    [["help", "policy", "test"], { kind: "help", command: "policy" }],
    [["version"], { kind: "version" }],
    [["explain", "--", "--odd"], { kind: "explain", what: "--odd" }],
    [["--today", "2028-02-29"], { today: "2028-02-29" }],
    [["--quiet", "--quiet", "--offline"], { quiet: true }],
    [["-h"], { kind: "help", command: undefined }],
    [["list", "--help"], { kind: "help", command: "list" }],
    [["--version"], { kind: "version" }],
  ] as const)("%j is understood", (words, expected) => expect(readArguments(words)).toMatchObject(expected));

  it.each(mistakes)("%j is a mistake that names %j", (words, names) => {
    expect(readArguments(words).kind).toBe("mistake");
    const message = mistakeOf(...words);
    for (const name of names) expect(message).toContain(`\`${name}`);
    expect(suggestionIn(message)).toBe(names[1]);
  });

  it("tells each mistake in a sentence", () =>
    expectListing(
      "mistakes",
      mistakes.map(([words]) => [words.join(" "), words] as const),
      ([, words]) => [mistakeOf(...words)],
    ));

  it("names the edition that a host does not have, and those that it has", () => {
    expect(firstEditions.length).toBeGreaterThan(0);
    const message = mistakeOf("--edition", `${firstHost}=0.0.0`);
    for (const edition of ["0.0.0", ...firstEditions]) expect(message).toContain(edition);
  });

  /** What a flag stands beside: other words that its command needs. */
  const wordsBeside: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(
      ["archived", "forks", "max-parallel", "budget", "shards"].map((name) => [name, ["fleet", "plan", "--org", "x"]]),
    ),
    ...Object.fromEntries(["org", "repos", "mirrors"].map((name) => [name, ["fleet", "plan"]])),
    ...Object.fromEntries(["since", "plan", "shard", "out"].map((name) => [name, ["fleet", "scan"]])),
    ...Object.fromEntries(["previous", "redact"].map((name) => [name, ["fleet", "merge", "x"]])),
    ...Object.fromEntries(["inventory", "ending"].map((name) => [name, ["fleet", "impact", "--policy", "x"]])),
    "dry-run": ["check", "--fix"],
    fetch: ["init", "--organisation", "x"],
  };
  /** By what the help has in place of a value. */
  const exampleOf: Readonly<Record<string, string>> = {
    ID: firstHost,
    "HOST=EDITION": "all",
    DATE: "2026-01-01",
    LEVEL: "error",
    NUMBER: "2",
    REQUESTS: "2",
    DAYS: "2",
    "I/N": "1/2",
  };

  it.each(flags)("takes --%s, with its value in both spellings", (name, { value, choices, commands: users }) => {
    const [command = "check"] = users;
    const needed = command === "explain" || command === "grant" ? [command, "x"] : [command];
    const words = wordsBeside[name] ?? needed;
    const example = choices?.[0] ?? exampleOf[value ?? ""] ?? "x";
    const taken = readArguments([...words, `--${name}`, ...(value === undefined ? [] : [example])]);
    expect(taken.kind === "mistake" ? taken.message : undefined).toBeUndefined();
    if (value !== undefined) expect(readArguments([...words, `--${name}=${example}`])).toEqual(taken);
  });

  it("never throws, and never takes what is misspelt", () => {
    const names = new Set(flags.map(([name]) => name));
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(...flags.map(([name]) => `--${name}`), ...Object.keys(commands)),
            fc.constantFrom("--al", "--stagd", "--polic", "--quit"),
          ),
        ),
        (words) => {
          const asked = readArguments(words);
          const before = words.includes("--") ? words.slice(0, words.indexOf("--")) : words;
          const unknown = before.find(
            (word, i) =>
              /^--[a-z]+$/.test(word) &&
              !names.has(word.slice(2)) &&
              !flags.some(([name, { value }]) => value !== undefined && words[i - 1] === `--${name}`),
          );
          if (unknown !== undefined) expect(asked.kind).toBe("mistake");
        },
      ),
      { numRuns: runs(50, 500) },
    );
  });
});

describe("the settings", () => {
  it("belong to an entry point, and on the command line to a command", () => {
    for (const [name, { entryPoints: doors, commands: users }] of Object.entries<Setting>(settings)) {
      expect(doors.length, name).toBeGreaterThan(0);
      expect(users.length > 0, name).toBe(doors.includes("cli"));
    }
  });

  it.each([60, 80, 200])("fit a terminal of %i columns as help", (columns) => {
    const help = helpFor(undefined, { name: "agent-profile-check", version: "1", homepage: "" }, columns);
    for (const line of help.split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
    // What only a fleet has is in the help of `fleet`.
    const ofFleet = helpFor("fleet", { name: "agent-profile-check", version: "1", homepage: "" }, columns);
    for (const line of ofFleet.split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
    for (const [name, { commands: users }] of flags)
      expect(users.length === 1 && users[0] === "fleet" ? ofFleet : help).toContain(`--${name}`);
    for (const format of formats.check) expect(help).toContain(format);
  });
});

it("takes the day from the command line alone", () => {
  expect(settings.today.entryPoints).toEqual(["cli"]);
  expect(readFileSync("action.yml", "utf8")).not.toMatch(/today/i);
});
