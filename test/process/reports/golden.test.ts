/** The sentences of every report of the command line and of the action, in `test/golden`: a rewording shows up there and nowhere else. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { explain } from "../../../src/cli/explain.ts";
import { dispatch } from "../../../src/cli/dispatch.ts";
import { fleetTasks } from "../../../src/cli/fleet-arguments.ts";
import { helpForFleet } from "../../../src/cli/fleet-help.ts";
import { helpFor } from "../../../src/cli/help.ts";
import type { CommandResult } from "../../../src/cli/run.ts";
import { UserError } from "../../../src/repo/tree.ts";
import { readArguments } from "../../../src/cli/arguments.ts";
import { commands } from "../../../src/evaluate/settings.ts";
import { file, reader, bypass, run, startChecked, policy as policyPath } from "../../support/action.ts";
import { pullRequest } from "../../support/events.ts";
import { expectGolden } from "../../support/golden.ts";
import { makeRepository, removeFolders, type Workshop } from "../../support/repository.ts";
import { base, brokenPolicy, brokenPolicyTests, head, policyTests, removed, today } from "../../support/scenario.ts";

afterAll(removeFolders);

const tool = {
  name: "agent-profile-check",
  version: "9.9.9",
  homepage: "https://github.com/acme/agent-profile-check/blob/main",
};

const screen = { color: false, columns: 100, all: false, command: tool.name };

/** The commits of the scenario: its base, and its head in the working tree. */
const workshop = makeRepository(base);
workshop.remove(...removed).commit(head, "a change");

/** A smaller one for formats that repeat every key. */
const small = makeRepository({
  [file]: reader,
  [policyPath]:
    'ceiling: [read]\nwaivers:\n  - { rule: no-permission-bypass, profiles: [reviewer], reason: for now, owner: "@acme/dx", until: 2026-12-31 }\n',
});
small.commit({ [file]: bypass, ".claude/agents/broken.md": reader.replace("name: reviewer\n", "") }, "a change");

interface Printed {
  readonly code: number;
  readonly out: string;
  /** Notes and complaints. */
  readonly err: string;
}

/** Runs a command in this process, as `cli.ts` does. */
async function print(words: readonly string[], { directory }: Workshop = workshop): Promise<Printed> {
  const order = readArguments(words);
  if (
    order.kind === "mistake" ||
    order.kind === "help" ||
    order.kind === "version" ||
    order.kind === "explain" ||
    order.kind === "ids"
  )
    throw new Error(`${words.join(" ")} looks at no tree`);
  const { code, texts, notes, complaint } = await dispatched(order, {
    tool,
    directory,
    environment: process.env,
    script: undefined,
    today,
    screen: () => screen,
    onRead: () => undefined,
  });
  return {
    code,
    out: texts.map(({ text }) => text).join(""),
    err: [...notes.map((note) => `${note}\n`), complaint ?? ""].join(""),
  };
}

/** A mistake of the user ends with code 2 and its sentence, as in `cli.ts`. */
async function dispatched(...[order, environment]: Parameters<typeof dispatch>): Promise<CommandResult> {
  try {
    return await dispatch(order, environment);
  } catch (error) {
    if (error instanceof UserError) return { code: 2, texts: [], notes: [error.message] };
    throw error;
  }
}

const scenarioOf = (format: string): Workshop => (format === "json" ? small : workshop);

/** A run as a terminal shows it, with its exit code. */
async function shown(words: readonly string[], at: Workshop = workshop): Promise<string> {
  const { code, out, err } = await print(words, at);
  return [`$ ${tool.name} ${words.join(" ")}\n`, out, err === "" ? "" : `\nstderr:\n${err}`, `\nexit code ${code}\n`]
    .join("")
    .replaceAll(at.directory, "DIRECTORY");
}

describe("check", () => {
  it.each([
    ["pretty", "txt"],
    ["github", "txt"],
    ["json", "json"],
    ["markdown", "md"],
  ])("as %s", async (format, extension) => {
    const { code, out, err } = await print(["check", "--base", "HEAD~1", "--format", format], scenarioOf(format));
    expect({ code, refused: code === 2 ? err : "" }).toEqual({ code: 1, refused: "" });
    await expectGolden(`check.${format}.${extension}`, out);
  });

  it("as pretty, without a base and with one that is clean", async () => {
    const clean = makeRepository({ [file]: reader, [policyPath]: "ceiling: [read]\n" });
    await expectGolden(
      "check.other.txt",
      [
        await shown(["check"]),
        await shown(["check"], clean),
        await shown(["check", "--base", "HEAD"], clean),
        await shown(["check"], makeRepository({ "README.md": "words\n" })),
      ].join("\n"),
    );
  });
});

describe("diff", () => {
  it.each([
    ["pretty", "txt"],
    ["json", "json"],
    ["markdown", "md"],
  ])("as %s", async (format, extension) =>
    expectGolden(
      `diff.${format}.${extension}`,
      (await print(["diff", "HEAD~1", "HEAD", "--format", format], scenarioOf(format))).out,
    ),
  );
});

describe("list", () => {
  it.each([
    ["pretty", "txt"],
    ["json", "json"],
  ])("as %s", async (format, extension) =>
    expectGolden(`list.${format}.${extension}`, (await print(["list", "--format", format], scenarioOf(format))).out),
  );
});

describe("policy", () => {
  const one = (format: string) => ["--for", format === "json" ? file : ".claude/agents/release-cut.md"];
  it.each([
    ["pretty", "txt"],
    ["json", "json"],
  ])("as %s", async (format, extension) =>
    expectGolden(
      `policy.${format}.${extension}`,
      (await print(["policy", ...one(format), "--format", format], scenarioOf(format))).out,
    ),
  );

  it("with errors", async () =>
    expectGolden("policy.errors.txt", await shown(["policy"], makeRepository({ [policyPath]: brokenPolicy }))));

  it("test", async () => {
    const at = makeRepository({
      "a.yml": policyTests,
      "b.yml": brokenPolicyTests,
      "ceiling.yml": "ceiling: [read]\n",
    });
    await expectGolden(
      "policy-test.txt",
      [
        await shown(["policy", "test", "a.yml"], at),
        await shown(["policy", "test", "a.yml", "--format", "json"], at),
        await shown(["policy", "test", "b.yml"], at),
      ].join("\n"),
    );
  });
});

describe("what writes", () => {
  const files = ({ directory }: Workshop, below: string): string =>
    readdirSync(join(directory, below), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => `\n==> ${path.slice(directory.length + 1)}\n${readFileSync(path, "utf8")}`)
      .join("");

  it("baseline", async () => {
    const ceiling = "ceiling: [read]\n";
    const at = makeRepository({ [file]: bypass, [policyPath]: ceiling });
    const empty = makeRepository({ [file]: reader, [policyPath]: ceiling });
    const refusing = makeRepository({ [file]: bypass, [policyPath]: `${ceiling}baseline: refuse\n` });
    await expectGolden(
      "baseline.txt",
      [
        await shown(["baseline"], at),
        await shown(["check"], at),
        await shown(["baseline"], at.write({ [file]: reader })),
        await shown(["baseline"], empty),
        await shown(["baseline"], refusing).catch((error: Error) => `${error.message}\n`),
      ].join("\n"),
    );
  });

  it("init", async () => {
    const at = makeRepository({ [file]: bypass });
    const first = await shown(["init"], at);
    await expectGolden("init.txt", `${first}\n${await shown(["init"], at)}${files(at, ".github")}`);
  });
});

describe("grant", () => {
  it("prints what a profile needs, adds it, and names what was meant", async () => {
    const at = makeRepository({
      [file]: reader.replace(/^tools: .*$/m, "tools: Read, Edit, Bash"),
      ".claude/settings.json":
        '{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "./notify.sh" }] }] } }',
      [policyPath]: "# What profiles may do.\nceiling: [read] # and no more\n",
    });
    const none = makeRepository({ [file]: bypass });
    const owner = ["--owner", "@acme/dx"];
    await expectGolden(
      "grant.txt",
      [
        await shown(["grant", file], none),
        await shown(["grant", file, ...owner], none),
        await shown(["grant", file, ...owner, "--write"], none),
        await shown(["grant", file, ...owner], at),
        await shown(["grant", ".claude/settings.json", ...owner, "--until", "2026-12-31"], at),
        await shown(["grant", ".claude/agents/reviwer.md", ...owner], at),
        await shown(["grant", file, ...owner, "--write"], at),
        readFileSync(join(at.directory, policyPath), "utf8"),
        await shown(["check"], at),
      ].join("\n"),
    );
  });
});

describe("help", () => {
  it("of every part of fleet", () =>
    expectGolden(
      "help.fleet.txt",
      fleetTasks.map((task) => `$ ${tool.name} fleet ${task} --help\n\n${helpForFleet(task, tool, 80)}`).join("\n"),
    ));

  it("of every command", () =>
    expectGolden(
      "help.txt",
      [undefined, ...(Object.keys(commands) as (keyof typeof commands)[])]
        .map((command) => `$ ${tool.name} ${command ?? ""} --help\n\n${helpFor(command, tool, 100)}`)
        .join("\n"),
    ));

  it("explain, of a rule", () => expectGolden("explain.txt", explain("max-capability", true, screen)));

  it("explain, the first screen of a rule and a host", () =>
    expectGolden(
      "explain.first.txt",
      ["unique-name", "junie"]
        .map((id) => `$ ${tool.name} explain ${id}\n\n${explain(id, false, { ...screen, columns: 80 })}`)
        .join("\n"),
    ));
});

describe("the action", () => {
  it("in its log, outputs, summary and comment", async () => {
    const policy = "ceiling: [read]\napprovals: { widening: { by: [codeowners] } }\n";
    const github = await startChecked();
    const scene = pullRequest({
      base: { [file]: reader, [policyPath]: policy, ".github/CODEOWNERS": "* @octocat\n" },
      head: { [file]: bypass, [policyPath]: policy.replace("[read]", "[read, write]") },
    });
    const tip = scene.commits["head"] ?? "";
    github.pulls.push({
      number: 7,
      state: "open",
      author: { login: "dave", type: "User" },
      head: { sha: tip, ref: "feature", repository: "octo-org/octo-repo" },
      base: { sha: scene.commits["base"] ?? "", ref: "main" },
      commits: [tip],
    });
    github.authored.push({ sha: tip, author: "dave" });
    const step = await run(scene, { github });
    expect(step.exitCode).toBe(1);
    const neutral = (text: string) =>
      Object.entries(scene.commits)
        .reduce(
          (rest, [name, sha]) => rest.replaceAll(sha, `<${name}>`).replaceAll(sha.slice(0, 12), `<${name}>`),
          text,
        )
        .replaceAll(scene.workspace.directory, "WORKSPACE")
        .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "TOKEN")
        .replace(/agent-profile-check@\d[^\s`]*/g, "agent-profile-check@VERSION");
    await expectGolden("action.log.txt", neutral(step.log));
    await expectGolden(
      "action.outputs.txt",
      Object.entries(step.outputs)
        .map(([name, value]) => `${name}=${neutral(value)}\n`)
        .join(""),
    );
    await expectGolden("action.summary.md", neutral(step.summary ?? ""));
    await expectGolden("action.comment.md", neutral(github.comments[0]?.body ?? ""));
  });
});
