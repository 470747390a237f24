/** The bundled action over a repository whose every name and word is hostile, and over one with too much to say. */
import { describe, expect, it } from "vitest";
import { bypass, ofRule, reader, run, startChecked } from "../../support/action.ts";
import { pullRequest } from "../../support/events.ts";
import { hasParser, parseGfm, walk } from "../../support/gfm.ts";
import { hostileWords } from "../../support/hostile.ts";
import type { Files } from "../../support/repository.ts";
import { diffTitle } from "../../support/texts.ts";
import type { Step } from "../../support/runner.ts";

/** Words that a file's name can hold on every system of ours that is not Windows. */
const inNames = hostileWords
  .filter((words) => words !== "" && !/[/\0\ud800]/.test(words))
  .map((words) => words.slice(0, 60));

const hostileRepository: Files = Object.fromEntries([
  ...inNames.map((words, at) => [
    `.claude/agents/${at}${words}.md`,
    bypass.replace("name: reviewer", `name: ${JSON.stringify(`reviewer${at}`)}`),
  ]),
  ...hostileWords
    .filter((words) => words !== "\ud800")
    .map((words, at) => [
      `.claude/agents/word${at}.md`,
      `---\nname: ${JSON.stringify(`w${at}${words}`)}\ndescription: ${JSON.stringify(words)}\ntools: ${JSON.stringify(["Bash", `mcp__${words}`, words])}\nmodel: ${JSON.stringify(words)}\npermissionMode: ${JSON.stringify(words)}\n---\n${words}\n`,
    ]),
  [".vtcode/agents/##[error]x.md", "---\nname: x\n::error::y\n---\n"],
  [".codex/agents/@octocat #1.toml", 'name = "@octocat"\n::error::z = 1\n'],
  [".defect/agents/x/config.toml", 'prompt = "../../../../##[error]x"\n'],
]) as Files;

function expectObedient(step: Step): void {
  expect(step.commands.map(({ name }) => name).filter((name) => name !== "stop-commands")).toEqual([]);
  for (const { grammar, message, properties } of step.annotations) {
    expect(grammar).toBe(2);
    expect(`${message.replaceAll("\n", "")}${Object.values(properties).join("")}`).not.toMatch(/\p{Cc}/u);
  }
  expect(step.log.replace(/\r?\n/g, "")).not.toMatch(/[\p{Cc}\u202e\u2066\u2028]/u);
  expect(step.files).toEqual({ environment: "", state: "", path: "" });
}

describe.skipIf(process.platform === "win32")("a hostile repository", () => {
  const request = pullRequest({ base: { "README.md": "words\n" }, head: hostileRepository });

  it("says nothing that the runner obeys, and mentions nobody", async () => {
    const github = await startChecked();
    const step = await run(request, { github });
    expect(step.exitCode).toBe(1);
    expect(step.outputs["conclusion"]).toBe("findings");
    expect(Object.keys(step.outputs).sort()).toEqual([
      "added",
      "changed",
      "comment-url",
      "conclusion",
      "errors",
      "new-errors",
      "notes",
      "power",
      "profiles",
      "removed",
      "settings-widened",
      "warnings",
      "widened",
    ]);
    expect(Object.values(step.dropped)).toEqual([0, 0, 0]);
    expectObedient(step);
    const pages = [step.summary ?? "", github.comments[0]?.body ?? ""];
    for (const page of pages) {
      expect(page.length).toBeGreaterThan(1000);
      expect(page).not.toMatch(/@[\w-]/);
      expect(page.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
      if (!hasParser()) continue;
      for (const { kind, text, attributes } of walk(parseGfm(page))) {
        expect(kind).not.toBe("image");
        if (kind === "link")
          expect(attributes["destination"]).toMatch(
            /^https:\/\/github\.com\/(octo-org\/octo-repo|agent-profile-check\/agent-profile-check)\//,
          );
        if (kind.startsWith("html") && !diffTitle.test(text.trim()))
          expect(text.trim()).toMatch(
            /^(?:<br>|<\/?(?:sub|details|summary|code|b|s)>|<details><summary>(?:<b>)?[\w :,'.]+(?:<\/b>)?<\/summary>|<!-- agent-profile-check:[0-9a-f]{16} -->)$/,
          );
      }
    }
  });

  it("is no less harmless where its policy is the mistake", async () => {
    for (const words of ["::error::x", "##[error]x", "@octocat", "\n::warning::y", "</details>"]) {
      const broken = pullRequest({
        base: { "README.md": "words\n" },
        head: { ".github/agent-profile-check.yml": `${JSON.stringify(words)}: ${JSON.stringify(words)}\n` },
      });
      const step = await run(broken, { github: await startChecked() });
      expect(step.exitCode).toBe(2);
      expectObedient(step);
      expect(step.summary).not.toMatch(/@[\w-]/);
    }
  });
});

describe("a repository with much to say", () => {
  it("marks the worst lines within GitHub's limits, and counts the rest", async () => {
    const agents = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `.claude/agents/a${at}.md`,
        (at < 40 ? bypass : reader.replace("Read, Grep", "Read, Nonsense")).replace("name: reviewer", `name: a${at}`),
      ]),
    );
    const github = await startChecked();
    const step = await run(pullRequest({ base: { "README.md": "words\n" }, head: agents }), { github });
    expect(Object.values(step.dropped)).toEqual([0, 0, 0]);
    expect(step.outputs).toMatchObject({ conclusion: "findings", profiles: "60", added: "60" });
    expect([
      ofRule(step, "no-permission-bypass").length,
      ofRule(step, "no-ineffective-setting/unknown-tool").length,
    ]).toEqual([8, 1]);
    expect(step.annotations.find(({ properties }) => properties["file"] === undefined)?.message).toMatch(
      /\d+ of them without an annotation/,
    );
    expect(Buffer.byteLength(github.comments[0]?.body ?? "")).toBeLessThanOrEqual(60_000);
  });
});
