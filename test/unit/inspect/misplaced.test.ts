/** Profiles where no host reads them: near misses of a host's own place, and folders that a policy could name. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import { misplacedIn } from "../../../src/inspect/unread/misplaced.ts";
import { misplacedPoliciesIn } from "../../../src/inspect/unread/near-policy.ts";
import { profilePlacesOf } from "../../../src/inspect/unread/near-miss.ts";
import { policyLineFor } from "../../../src/inspect/unread/unread-profiles.ts";
import type { Host } from "../../../src/model/host.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { expectLinear } from "../../support/growth.ts";
import { agent, judged, policyOf, type Judging, type Repository } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";

const profile = agent("scout", "Read");
const toml = 'name = "scout"\ndescription = "Looks around."\ndeveloper_instructions = "Look."\n';
const places = profilePlacesOf(Object.values<Host>(hosts));

async function reported(kind: string, files: Repository, more: Judging = {}) {
  const { findings } = await judged(files, more);
  return findings.flatMap(({ finding }) => (finding.kind === kind ? [finding] : []));
}

async function nearMisses(files: Repository, more: Judging = {}): Promise<readonly (readonly [string, string])[]> {
  return (await reported("near-miss", files, more)).map(({ at, fixes }) => [at.source.path, fixes?.[0]?.title ?? ""]);
}

describe("files of a format that no host reads there", () => {
  const unread = async (files: Repository) => (await reported("unread", files)).map(({ at }) => at.source.path);

  it("are named, whatever is in them", async () => {
    const [finding] = await reported("unread", { ".codex/agents/tester.md": "# Tester\n\nTest.\n" });
    expect(finding?.message).toContain("Codex reads only `.codex/agents/**/*.toml`");
    expect(finding?.fixes?.[0]?.title).toBe("write `.codex/agents/tester.toml`");
  });

  it.each<[string, Repository]>([
    ["a profile that a host reads is next to them", { ".codex/agents/a.md": "Prompt.", ".codex/agents/a.toml": toml }],
    ["they are documents", { ".codex/agents/README.md": "# Agents", ".claude/agents/notes.txt": "x" }],
    ["another host in use reads them", { ".codex/agents/a.md": "Do.", ".cursor/agents/b.md": profile }],
    ["their host says more of them", { ".codex/agents/a.md": profile }],
    ["they are near misses", { ".claude/agents/a.txt": profile }],
    ["no host could have such profiles", { ".claude/agents/a.png": "x", ".claude/agents/run.sh": "x" }],
  ])("are not named if %s", async (_, files) => expect(await unread(files)).toEqual([]));

  it("are named in the folder of every host", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.constantFrom("md", "toml", "yaml", "json", "txt"),
        async ({ directory, folder }, extension) => {
          const own = places.filter((place) => place.directory === directory && place.folder === folder);
          const path = `${directory}/${folder}/tester.${extension}`;
          if (own.some(({ ending }) => path.endsWith(ending))) return;
          // A host may say itself that it drops the file.
          const { findings } = await judged({ [path]: "Test what was changed.\n" });
          expect(findings.map(({ finding: { at } }) => at.source.path)).toEqual([path]);
        },
      ),
      { numRuns: 60 },
    ));
});

describe("near misses", () => {
  it.each<[path: string, target: string]>([
    [".claude/agent/scout.md", ".claude/agents/scout.md"],
    [".claude/subagents/deep/scout.md", ".claude/agents/deep/scout.md"],
    ["packages/x/.claude/agnets/scout.md", "packages/x/.claude/agents/scout.md"],
    [".cluade/agents/scout.md", ".claude/agents/scout.md"],
    [".github/agent/scout.md", ".github/agents/scout.md"],
    [".gemini/agent/scout.md", ".gemini/agents/scout.md"],
    [".opencode/agnets/scout.md", ".opencode/agents/scout.md"],
    [".factory/agents/scout.md", ".factory/droids/scout.md"],
    [".claude/agents/scout.txt", ".claude/agents/scout.md"],
    [".claude/agents/scout.mdx", ".claude/agents/scout.md"],
    [".claude/agents/scout.md.txt", ".claude/agents/scout.md"],
    [".claude/agents.md", ".claude/agents/scout.md"],
    [".github/agents/it's.txt", ".github/agents/it's.md"],
  ])("%s belongs at %s", async (path, target) => {
    const quoted = (text: string) => (text.includes("'") ? `'${text.replace("'", "'\\''")}'` : text);
    const [from, to] = [path, target].map((one) => one.slice(0, one.lastIndexOf("/")));
    const making = from === to ? "" : `mkdir -p ${to} && `;
    expect(await nearMisses({ [path]: profile })).toEqual([
      [path, `${making}git mv ${quoted(path)} ${quoted(target)}`],
    ]);
    // Git makes no folder, and needs none where another profile is in it.
    const beside = { [`${to}/other.md`]: agent("other", "Read") };
    const [[, fix] = []] = (await nearMisses({ [path]: profile, ...beside })).filter(([at]) => at === path);
    expect(fix).toBe(`git mv ${quoted(path)} ${quoted(target)}`);
  });

  it.each<[path: string, text: string, target: string]>([
    [".codex/agents/scout.txt", profile, ".codex/agents/scout.toml"],
    [".claude/agents/scout.toml", toml, ".claude/agents/scout.md"],
    [".claude/agents/scout.json", '{\n  "name": "scout",\n  "description": "x"\n}\n', ".claude/agents/scout.md"],
  ])("%s in another format is to be written as %s", async (path, text, target) => {
    const [finding] = await reported("near-miss", { [path]: text });
    expect(finding?.message).toContain(`write it as \`${target}\``);
    expect(finding?.fixes ?? []).toEqual([]);
  });

  it.each<[why: string, files: Repository, more?: Judging]>([
    ["the host reports it", { ".claude/agents/scout.MD": profile, ".codex/agents/scout.md": profile }],
    ["the host reads it", { ".opencode/agent/scout.md": profile, ".claude/agents/a/scout.md": profile }],
    ["another host that is in use reads it", { ".codex/agents/scout.md": profile, ".cursor/rules/x.mdc": "" }],
    [
      "a policy names the folder",
      { ".claude/agent/scout.md": profile },
      { policy: "hosts: { claude: { dirs: [.claude/agent] } }" },
    ],
    ["it is a document", { ".claude/agents/README.txt": profile, ".claude/agent/notes.md": profile }],
    [
      "it does not look like a profile",
      { ".claude/agents/a.txt": "text", ".claude/agents.md": "# Agents\n", ".codex/AGENTS.md": "# x\n" },
    ],
    ["the right place has that file", { ".claude/agent/scout.md": profile, ".claude/agents/scout.md": profile }],
    [
      "the folder has another purpose",
      { ".claude/assets/a.md": profile, ".opencode/models/a.md": profile, ".agent/agents/a.md": profile },
    ],
    ["its name is that of another program", { ".code/agents/scout.md": profile, ".claude2/agents/scout.md": profile }],
  ])("are none where %s", async (_, files, more) => expect(await nearMisses(files, more)).toEqual([]));

  it("give one finding, and not one of an unknown file or host too", async () => {
    const { findings } = await judged({ ".claude/agent/scout.md": profile, ".cluade/agents/a.md": profile });
    expect(findings.map(({ finding }) => finding.kind)).toEqual(["near-miss", "near-miss"]);
  });

  it("quote a hostile name, and suggest no command with a control character", async () => {
    expect(await nearMisses({ ".claude/agent/$(id) x.md": profile })).toEqual([
      [
        ".claude/agent/$(id) x.md",
        "mkdir -p .claude/agents && git mv '.claude/agent/$(id) x.md' '.claude/agents/$(id) x.md'",
      ],
    ]);
    expect(await nearMisses({ ".claude/agent/a\nb.md": profile })).toEqual([[".claude/agent/a\nb.md", ""]]);
  });

  it("know every place that a host has to itself", () => {
    expect(new Set(places.map(({ directory, folder }) => `${directory}/${folder}`))).toMatchInlineSnapshot(`
      Set {
        ".a3s/agents",
        ".amazonq/cli-agents",
        ".agent/agents",
        ".augment/agents",
        ".claude/agents",
        ".cline/agents",
        ".codebuddy/agents",
        ".codex/agents",
        ".github/agents",
        ".github/chatmodes",
        ".cursor/agents",
        ".defect/agents",
        ".factory/droids",
        ".gemini/agents",
        ".goose/recipes",
        ".agents/recipes",
        ".goose/agents",
        ".grok/agents",
        ".junie/agents",
        ".kimi-code/agents",
        ".kiro/agents",
        ".letta/agents",
        ".opencode/agent",
        ".opencode/agents",
        ".opencode/mode",
        ".opencode/modes",
        ".kilo/agent",
        ".kilo/agents",
        ".kilo/mode",
        ".kilo/modes",
        ".kilocode/agent",
        ".kilocode/agents",
        ".kilocode/mode",
        ".kilocode/modes",
        ".openhands/agents",
        ".qoder/agents",
        ".qwen/agents",
        ".vibe/agents",
        ".vtcode/agents",
      }
    `);
  });

  it("are found for every host and every single slip in its folder, and never at the right place", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places.filter(({ folder }) => folder.length >= 6)),
        fc.nat(),
        async ({ directory, folder, ending, title }, n) => {
          const at = 1 + (n % (folder.length - 1));
          const slip = folder.slice(0, at) + folder.slice(at + 1);
          const own = new Set(places.flatMap((place) => (place.directory === directory ? [place.folder] : [])));
          const text = ending === ".toml" ? toml : ending.endsWith("ml") ? "name: scout\ndescription: x\n" : profile;
          if (ending.endsWith("json")) return;
          const lost = await misplacedIn(
            await RepoIndex.of(treeOf({ [`${directory}/${slip}/scout${ending}`]: text })),
            [],
          );
          const right = await misplacedIn(
            await RepoIndex.of(treeOf({ [`${directory}/${folder}/scout${ending}`]: text })),
            [],
          );
          expect(right.nearMisses).toEqual([]);
          if (!own.has(slip)) expect(lost.nearMisses.map(({ message }) => message.includes(title))).toEqual([true]);
        },
      ),
    ));
});

describe("folders of profiles that no host reads", () => {
  const titled = async (files: Repository, more: Judging = {}) =>
    (await reported("unread", files, more)).map(({ at, fixes }) => [at.source.path, fixes?.[0]?.title]);

  it.each<[why: string, files: Repository, line: string | undefined]>([
    ["names say it", { "agents/a.agent.md": "", "agents/b.agent.md": "" }, "hosts: { copilot: { dirs: [agents] } }"],
    ["the keys are those of Claude Code", { "agents/a.md": profile }, "hosts: { claude: { dirs: [agents] } }"],
    ["the keys are those of Codex", { "x/subagents/a/b.toml": toml }, "hosts: { codex: { dirs: [x/subagents] } }"],
    [
      "the keys are those of opencode",
      { "agent/a.md": "---\ndescription: x\nmode: subagent\n---\n" },
      "hosts: { opencode: { dirs: [agent] } }",
    ],
    ["no name suggests it", { "core/a.md": profile, "core/b.md": profile }, "hosts: { claude: { dirs: [core] } }"],
    ["the path names the host", { "gemini/agents/a.md": profile }, "hosts: { gemini: { dirs: [gemini/agents] } }"],
    [
      "the keys are those of Kiro",
      { "agents/a.md": profile.replace("\n---", "\ntoolsSettings: {}\n---") },
      "hosts: { kiro: { dirs: [agents] } }",
    ],
    [
      "an extension of Qwen Code holds them",
      { "examples/x/agents/a.md": profile, "examples/x/qwen-extension.json": "{}" },
      "hosts: { qwen: { dirs: [examples/x/agents] } }",
    ],
    ["no name suggests it, beside profiles", { "core/a.md": profile, ".claude/agents/b.md": profile }, undefined],
    ["they are fixtures", { "test/agents/a.md": profile, "node_modules/x/agents/a.agent.md": "" }, undefined],
    [
      "they are documents",
      { "agents/README.md": profile, "agents/a.md": "# Agents\n", "docs/a.md": "---\nname: a\ndescription: b\n---\n" },
      undefined,
    ],
    ["a host reads them", { ".github/agents/a.agent.md": profile }, undefined],
  ])("%s", async (_, files, line) =>
    expect((await titled(files)).map(([, title]) => title)).toEqual(line ? [line] : []),
  );

  it("give one note for many folders", async () => {
    const folders = Array.from({ length: 30 }, (_, i) => `part${i}`);
    const files = Object.fromEntries(folders.map((folder) => [`${folder}/a.md`, profile]));
    const found = await titled(files);
    expect(found).toEqual([["part0", policyLineFor([{ host: "claude", dirs: [...folders].sort() }])]]);
  });

  it("read few files, however many there are", async () => {
    const files = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`d${i}/a.md`, "# x\n"]));
    let reads = 0;
    const tree = treeOf(files);
    const repo = await RepoIndex.of({ ...tree, list: () => tree.list(), read: (path) => (reads++, tree.read(path)) });
    await misplacedIn(repo, []);
    expect(reads).toBeLessThanOrEqual(50);
  });

  it("are checked once the line stands in the policy, which the fix adds", async () => {
    const policy = "ceiling: [read]";
    const files = { "agents/a.agent.md": profile, "my: [y]/agents/b.agent.md": profile };
    for (const { fixes } of await reported("unread", files, { policy })) {
      const [edit] = fixes?.[0]?.edits ?? [];
      expect(edit?.at.span).toEqual({ start: policy.length, end: policy.length });
      await policyOf(policy + (edit?.text ?? ""));
    }
    const line = 'hosts: { copilot: { dirs: [agents, "my: [y]/agents"] } }';
    expect(await titled(files, { policy: line })).toEqual([]);
  });

  it("change no policy that has the key already", async () => {
    const [finding] = await reported("unread", { "agents/a.agent.md": "" }, { policy: "hosts: { codex: {} }" });
    expect(finding?.fixes?.[0]?.edits).toEqual([]);
  });
});

describe("policies under nearly right names", () => {
  const text = "ceiling: [read]\n";
  const workflow = "on: push\njobs:\n  x:\n    runs-on: ubuntu-latest\n    steps: []\n";
  const foundIn = async (files: Repository, more: Judging = {}) =>
    (await judged(files, more)).findings.map(({ finding: { at, rule, severity } }) => [at.source.path, rule, severity]);

  it.each([
    "agent-profile-check.yml",
    ".github/agent-profiles-check.yml",
    ".agent-profile-check.yaml",
    ".github/.agent-profile-check.yml",
    ".github/agent-profile-check.json",
    "agent_profile_check.yml",
    ".github/workflows/agent-profile-check.yml",
  ])("%s is an error", async (path) => {
    const written = path.endsWith(".json") ? '{\n  "ceiling": ["read"]\n}\n' : text;
    expect(await foundIn({ [path]: written })).toEqual([[path, "no-unjudged-content", "error"]]);
  });

  it("are looked for in linear time in a line of spaces", () =>
    expectLinear(
      2_000,
      (size) => RepoIndex.of(treeOf({ "agent-profile-check.yml": `${" ".repeat(size)}x\n` })),
      (repo) => misplacedPoliciesIn(repo, new Set()),
    ));

  it("so is a directory in the place of the policy", async () => {
    const path = ".github/agent-profile-check.yml";
    expect(await foundIn({ [`${path}/ceiling.yml`]: text })).toEqual([[path, "no-unjudged-content", "error"]]);
  });

  it.each<[string, Repository, Judging?]>([
    ["a policy in its place", { ".github/agent-profile-check.yaml": text }],
    ["a workflow", { ".github/workflows/agent-profile-check.yml": workflow }],
    ["a file of another tool", { "agent-profile-check.json": '{ "name": "x" }' }],
    ["a document", { "docs/agent-profile-check.yml": text }],
  ])("%s is none", async (_, files) => expect(await foundIn(files)).toEqual([]));
});
