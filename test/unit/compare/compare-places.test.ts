/** What a change outside a profile's own text does to it: where its file is, and the files that it reads. */
import { describe, expect, it } from "vitest";
import { agent, judged, type Repository } from "../../support/judging.ts";

const changesOf = async (base: Repository, head: Repository) => (await judged(head, { base })).changes ?? [];

const shell = agent("worker", "Read, Bash");
const codex = 'name = "worker"\ndescription = "Works on it."\ndeveloper_instructions = "Work."\n';
const gemini = "---\nname: worker\ndescription: Works on it.\ntools: [run_shell_command]\n---\nWork.\n";

/** A folder of a host that reads it in any directory, and a profile that can execute. */
const nested: readonly (readonly [folder: string, file: string, text: string])[] = [
  [".claude/agents", "worker.md", shell],
  [".codex/agents", "worker.toml", codex],
  [".gemini/agents", "worker.md", gemini],
];

describe.each(nested)("a profile of %s", (folder, file, text) => {
  /** Other files of the directories stay. */
  const at = (place: string): Repository => ({
    [`${place}${folder}/${file}`]: text,
    "packages/a/a.ts": "1\n",
    "packages/b/b.ts": "1\n",
  });
  const moved = async (from: string, to: string) => {
    const changes = (await changesOf(at(from), at(to))).filter(({ kind }) => kind === "moved");
    expect(changes.length).toBeGreaterThan(0);
    return changes.map(({ widened }) => widened);
  };

  it("widens where sessions get it that did not have it", async () => {
    expect(await moved("packages/a/", "")).not.toContain(false);
    expect(await moved("packages/a/", "packages/b/")).not.toContain(false);
    expect(await moved("packages/a/", "packages/")).not.toContain(false);
  });

  it("does not where fewer have it", async () => {
    expect(await moved("", "packages/a/")).not.toContain(true);
    expect(await moved("packages/", "packages/a/")).not.toContain(true);
  });
});

it("does not widen with the directory that it is in", async () => {
  const [change] = await changesOf(
    { "old/.claude/agents/worker.md": shell },
    { "new/.claude/agents/worker.md": shell },
  );
  expect([change?.kind, change?.widened]).toEqual(["moved", false]);
});

it("says which sessions get a profile that moves", async () => {
  const [change] = await changesOf(
    { "packages/a/.claude/agents/worker.md": shell },
    { ".claude/agents/worker.md": shell },
  );
  expect(change?.widenings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^can execute .*`Bash`, .*outside `packages\/a`$/),
  ]);
});

it("does not widen where a reader moves", async () => {
  const reader = agent("reader", "Read");
  const [change] = await changesOf(
    { "packages/a/.claude/agents/reader.md": reader },
    { ".claude/agents/reader.md": reader },
  );
  expect([change?.kind, change?.widened]).toEqual(["moved", false]);
});

describe("files that a profile reads", () => {
  const profile = (...resources: readonly string[]): Repository => ({
    ".kiro/agents/a.json": JSON.stringify({
      name: "a",
      description: "Reads.",
      prompt: "Read.",
      tools: ["read"],
      resources,
    }),
  });
  const named = profile("file://docs/a.md", "file://docs/b.md");
  const told = async (base: Repository, head: Repository) =>
    (await changesOf({ ...named, ...base }, { ...named, ...head })).flatMap(({ differences }) =>
      differences.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
    );

  it.each<[string, Repository, Repository, string]>([
    ["gone", { "docs/a.md": "A\n" }, {}, "files: docs/a.md → null"],
    ["new", {}, { "docs/a.md": "A\n" }, "files: null → docs/a.md"],
    ["changed", { "docs/a.md": "A\n" }, { "docs/a.md": "B\n" }, "files: docs/a.md → docs/a.md (changed)"],
    [
      "one of them",
      { "docs/a.md": "A\n", "docs/b.md": "B\n" },
      { "docs/b.md": "C\n" },
      "files: docs/b.md, docs/a.md → docs/b.md (changed)",
    ],
  ])("are named where they are %s", async (_, base, head, expected) =>
    expect(await told(base, head)).toEqual([expected]),
  );

  it("are none where they are the same", async () =>
    expect(await told({ "docs/a.md": "A\n", "x.md": "1\n" }, { "docs/a.md": "A\n", "x.md": "2\n" })).toEqual([]));
});

describe("a script that a hook starts", () => {
  const hooked = (command: string): string =>
    `---\nname: a\ndescription: Runs it.\ntools: Bash\nhooks:\n  PreToolUse:\n    - matcher: Bash\n      hooks: [{ type: command, command: ${command} }]\n---\nRun.\n`;
  const profile: Repository = { ".claude/agents/a.md": hooked("./guard.sh") };
  const materialOf = async (base: Repository, head: Repository): Promise<readonly string[]> =>
    (await changesOf(base, head)).flatMap(({ widenings }) =>
      widenings.flatMap(({ kind, message }) => (kind === "material" ? [message] : [])),
    );

  it.each<[string, Repository, Repository, readonly string[]]>([
    [
      "changes",
      { ...profile, "guard.sh": "exit 2\n" },
      { ...profile, "guard.sh": "exit 0\n" },
      ["starts `guard.sh`, whose content has changed, and can do something else by it"],
    ],
    [
      "goes",
      { ...profile, "guard.sh": "exit 2\n" },
      profile,
      ["starts `guard.sh`, which is gone, so what it refused is no longer refused"],
    ],
    [
      "stays, and is no longer started",
      { ...profile, "guard.sh": "exit 2\n" },
      { ".claude/agents/a.md": hooked("jq -e ."), "guard.sh": "exit 2\n" },
      [],
    ],
    [
      "is no longer started by a script that changes",
      { ...profile, "guard.sh": "./deep.sh\n", "deep.sh": "exit 2\n" },
      { ...profile, "guard.sh": "exit 0\n", "deep.sh": "exit 2\n" },
      ["starts `guard.sh`, whose content has changed, and can do something else by it"],
    ],
  ])("%s", async (_, base, head, expected) => expect(await materialOf(base, head)).toEqual(expected));
});
