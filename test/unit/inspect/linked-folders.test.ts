/** Links in the folders of hosts: what is said of a broken one, and of one to a folder of the repository. */
import { describe, expect, it } from "vitest";
import { judged, type Repository } from "../../support/judging.ts";

const skill = "---\nname: s\ndescription: Does it.\n---\nGo.\n";
const kiro = JSON.stringify({ name: "a", description: "Reads the code.", prompt: "Read.", tools: ["read"] });

const messagesIn = async (files: Repository, rule: string): Promise<readonly string[]> =>
  (await judged(files)).findings.flatMap(({ finding }) => (finding.rule === rule ? [finding.message] : []));

it("says what a broken link leads to", async () =>
  expect(
    await messagesIn(
      { ".claude/skills/q": { link: "../../skills/gone" }, "skills/other/SKILL.md": skill },
      "no-unjudged-content",
    ),
  ).toEqual([expect.stringMatching(/^`\.claude\/skills\/q` is a broken link: `skills\/gone` .*; remove the link/)]));

describe("a link to a folder of the repository", () => {
  it.each<[string, Repository]>([
    [
      "skills",
      {
        ".kiro/agents/a.json": kiro,
        ".kiro/skills": { link: "../.agents/skills" },
        ".agents/skills/s/SKILL.md": skill,
      },
    ],
    ["scripts", { ".codex/hooks": { link: "../real/hooks" }, "real/hooks/a.sh": "echo\n", ".codex/config.toml": "" }],
  ])("is known where its files are: %s", async (_, files) =>
    expect(await messagesIn(files, "no-unjudged-content")).toEqual([]),
  );

  it("may lead in a circle", async () => {
    const files = {
      ".claude/agents/a.md": skill,
      ".claude/skills/up": { link: "../.." },
      ".claude/x/y": { link: ".." },
    };
    expect(await messagesIn(files, "no-unjudged-content")).toEqual([
      expect.stringMatching(/^`\.claude\/x\/y` is in a folder of Claude Code, .*does not know/),
    ]);
  });

  it("is unknown where one of its files is", async () =>
    expect(
      await messagesIn(
        { ".codex/hooks": { link: "../real/hooks" }, "real/hooks/a.xyz": "1\n", ".codex/config.toml": "" },
        "no-unjudged-content",
      ),
    ).toEqual([expect.stringMatching(/^`\.codex\/hooks\/a\.xyz` is in a folder of Codex, .*does not know/)]));
});
