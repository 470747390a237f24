/** The help: what concerns the command and nothing else, at every width, and examples that run. */
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readArguments } from "../../../src/cli/arguments.ts";
import { fleetFlags, fleetTasks } from "../../../src/cli/fleet-arguments.ts";
import { helpForFleet } from "../../../src/cli/fleet-help.ts";
import { examplesOf, generalExamples, helpFor } from "../../../src/cli/help.ts";
import { type Command, commands, type Setting, settings } from "../../../src/evaluate/settings.ts";
import { run } from "../../support/command.ts";
import { given } from "../../support/given.ts";
import { makeRepository, removeFolders, temporaryFolder, workshopIn, writeFiles } from "../../support/repository.ts";

afterAll(removeFolders);

const tool = { name: "agent-profile-check", version: "1.2.3", homepage: "https://example.com/acme/tool/blob/main" };
const names = Object.keys(commands) as readonly Command[];

describe("the help", () => {
  it("has a title, a usage line, three examples and the address of the project", () => {
    const help = helpFor(undefined, tool, 80);
    expect(help).toMatch(/^agent-profile-check 1\.2\.3: /);
    expect(help).toContain("\nUsage: agent-profile-check [COMMAND] [OPTIONS]\n");
    expect(generalExamples).toHaveLength(3);
    expect(help.trimEnd().split("\n").at(-1)).toBe("https://example.com/acme/tool");
  });

  it.each(names)("of `%s` has its own usage, examples and exit codes, and names no command for a flag", (command) => {
    const help = helpFor(command, tool, 80);
    expect(help).toMatch(new RegExp(`^agent-profile-check ${command}: `));
    expect(help).toMatch(/\nUsage: agent-profile-check \S/);
    expect(help).toContain("\nExit codes\n  0  ");
    expect(help).not.toMatch(/\bIn `/i);
    const options = help.slice(help.indexOf("\nOptions\n"), help.indexOf("\nExit codes\n"));
    for (const [, flag = ""] of options.matchAll(/^ {2}--([a-z-]+)/gm)) {
      const { commands: users }: Setting = settings[flag as keyof typeof settings];
      expect(users).toContain(command);
    }
  });

  it.each(fleetTasks)("of `fleet %s` has all flags of the part and no other, and names no part for a flag", (task) => {
    const help = helpForFleet(task, tool, 80);
    expect(help).toMatch(new RegExp(`^agent-profile-check fleet ${task}: `));
    expect(help).toContain(`\nExamples\n  agent-profile-check fleet ${task} `);
    const options = help.slice(help.indexOf("\nOptions\n"), help.indexOf("\nExit codes\n"));
    expect([...options.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, flag]) => flag)).toEqual([...fleetFlags(task), "help"]);
    expect(options).not.toMatch(/\b[Ff]or `fleet /);
    for (const flag of Object.keys(settings))
      expect(readArguments(["fleet", task, `--${flag}`, "1"])).toMatchObject(
        fleetFlags(task).includes(flag) || flag === "help"
          ? {}
          : { kind: flag === "version" ? "version" : "mistake", ...(flag === "version" ? {} : { task }) },
      );
  });

  it("is what a mistake in a part of `fleet` leads to", async () => {
    const { code, stderr } = await run(["fleet", "scan", "--base", "x"], { cwd: temporaryFolder() });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/`--base` belongs to .* fleet scan --help`\)\n$/)]);
  });

  it("fits the terminal, except for a command line", () => {
    for (const columns of [60, 80, 100])
      for (const page of [
        ...[undefined, ...names].map((command) => helpFor(command, tool, columns)),
        ...fleetTasks.map((task) => helpForFleet(task, tool, columns)),
      ]) {
        const lines = page.split("\n");
        expect(lines.filter((line) => line.length > columns && !line.startsWith("  agent-profile-check "))).toEqual([]);
      }
  });
});

describe("the texts of the tool", () => {
  it.each(["help", "rules", "hosts", "explain", "explain claude", "explain max-capability"])(
    "`%s` fits 80 columns",
    async (words) => {
      const { code, text } = await given(words.split(" "), temporaryFolder());
      expect(code).toBe(0);
      expect(text.split("\n").filter((line) => line.length > 80 && !line.includes("https://"))).toEqual([]);
    },
  );
});

const profile = (name: string, tools: string) =>
  `---\nname: ${name}\ndescription: Does what the team needs.\ntools: ${tools}\n---\nDo it.\n`;

/** Adds a mirror of the repository, its plan and its scan: what each step of `fleet` starts from. */
async function addFleet(directory: string): Promise<void> {
  workshopIn(directory).git("clone", "--quiet", "--bare", directory, "mirrors/service.git");
  await given(["fleet", "plan", "--mirrors", "mirrors"], directory);
  await given(["fleet", "scan"], directory);
  await given(["fleet", "merge", "scan"], directory);
  writeFiles(directory, { "stricter.yml": "ceiling: [read]\n" });
}

/** A repository with everything that the examples name, and one beside it. */
function workplace(): string {
  const folder = temporaryFolder();
  const directory = join(folder, "repository");
  writeFiles(directory, {
    ".claude/agents/release.md": profile("release", "Read, Bash"),
    ".claude/settings.json": '{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "make" }] }] } }\n',
    ".github/agent-profile-check.yml": "ceiling: [read]\n",
    ".github/CODEOWNERS": "* @acme/dx\n",
    "policy.test.yml": "cases:\n  - { name: nothing, files: { README.md: x }, expect: [] }\n",
  });
  const { git, commit } = workshopIn(directory);
  git("init", "--quiet", "--initial-branch=main");
  commit();
  for (const tag of ["v1", "v2"]) git("tag", tag);
  git("branch", "topic");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  commit({ ".claude/agents/other.md": profile("other", "Read").replace("tools", "tool") });
  const beside = makeRepository({ "README.md": "x" }).directory;
  workshopIn(folder).git("clone", "--quiet", beside, "service");
  return directory;
}

describe("an example of the help", () => {
  const examples = [...new Set([generalExamples, ...Object.values(examplesOf)].flat().map(([words]) => words))];

  it.each(examples)("runs: %s", async (words) => {
    const directory = workplace();
    const args = words.split(" ").filter((word) => word !== "");
    const needsBaseline = args.includes("--prune");
    if (needsBaseline) await given(["baseline"], directory);
    if (args[0] === "fleet") await addFleet(directory);
    const { code, text } = await given(args, directory);
    expect(readArguments(args).kind === "check" ? [0, 1] : [0], text).toContain(code);
    // What a fleet writes goes to files.
    if (args[0] !== "fleet" || args[1] === "impact") expect(text).not.toBe("");
  });
});
