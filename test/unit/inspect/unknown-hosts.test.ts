/** Folders of hosts that nobody here knows. */
import { describe, expect, it } from "vitest";
import { agent, judged, type Judging, type Repository } from "../../support/judging.ts";

const profile = agent("a", "Read");

async function told(files: Repository, more: Judging = {}): Promise<readonly string[]> {
  const { findings: all } = await judged(files, more);
  return all
    .filter(({ finding }) => finding.kind === "unknown-host")
    .map(({ finding: { at, severity, host }, state }) => `${at.source.path} ${severity} ${state} ${host}`);
}

describe("a folder of agents in a hidden directory", () => {
  it.each<[string, Repository, readonly string[]]>([
    [
      "is told once, however many files it holds",
      { ".newhost/agents/a.md": profile, ".newhost/agents/b/c.toml": "" },
      [".newhost/agents"],
    ],
    [
      "is told under any name that hosts give it",
      { ".newhost/agent/a.yml": "", ".newhost/subagents/a.json": "{}" },
      [".newhost/agent", ".newhost/subagents"],
    ],
    ["is told further down", { "packages/x/.newhost/agents/a.md": profile }, ["packages/x/.newhost/agents"]],
    ["is told behind a link", { ".newhost/agents": { link: "../docs" }, "docs/a.md": profile }, [".newhost/agents"]],
    ["is told where it leads out of the tree", { ".newhost/agents": { link: "/srv/agents" } }, [".newhost/agents"]],
    [
      "is told where its directory is a link",
      { ".newhost": { link: "docs" }, "docs/agents/a.md": profile },
      [".newhost/agents"],
    ],
    [
      "is told where it is a submodule, and not where nobody knows whether it is there",
      { ".newhost/agents": { submodule: true }, ".other": { link: "/srv/other" } },
      [".newhost/agents"],
    ],
    [
      "is none without a file in a format of profiles",
      { ".newhost/agents/run.sh": "", ".newhost/agents/icon.png": "" },
      [],
    ],
    ["is none where the directory is no hidden one", { "newhost/agents/a.md": profile, "agents/b.md": profile }, []],
    [
      "is none of programs that call machines agents",
      { ".gitlab/agents/production/config.yaml": "", ".jenkins/agents/pod.yaml": "" },
      [],
    ],
    [
      "is none of a host that is known, in use or not",
      {
        ".claude/agents/a.md": profile,
        ".claude/agents/b.json": "{}",
        ".agents/agents/a.md": profile,
        ".opencode/agent/a.md": profile,
        ".openheim/agents/a.md": profile,
        ".a3s/agents/a.yaml": "",
      },
      [],
    ],
    [
      "is told in a known host's directory that no host looks at",
      { ".gemini/subagents/a.md": "Notes.\n" },
      [".gemini/subagents"],
    ],
  ])("%s", async (_, files, paths) => expect(await told(files)).toEqual(paths.map((path) => `${path} note new null`)));

  const files = { ".newhost/agents/a.md": profile };

  it("is an error under the strict preset, and nothing where a policy names it or leaves it out", async () => {
    expect(await told(files, { policy: "extends: preset:strict\n" })).toEqual([".newhost/agents error new null"]);
    expect(await told(files, { policy: "hosts: { claude: { dirs: [.newhost/agents] } }\n" })).toEqual([]);
    expect(
      await told(files, { policy: 'ignore: [{ paths: [".newhost/**"], reason: nobody starts it any more }]\n' }),
    ).toEqual([]);
    expect((await judged(files)).inspection.unknownHosts).toEqual([
      { path: ".newhost/agents", files: [".newhost/agents/a.md"] },
    ]);
  });

  it("is told anew once there is another file or another text in it", async () => {
    expect(await told(files, { base: files })).toEqual([".newhost/agents note existing null"]);
    expect(await told({ ...files, ".newhost/agents/b.md": profile }, { base: files })).toEqual([
      ".newhost/agents note new null",
    ]);
  });
});
