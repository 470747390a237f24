/** Who owns the files that decide: whenever that changes between two trees, it is reported, however it changes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeownersPaths, ownersIn } from "../../../src/approvals/code-owners.ts";
import { ownershipChanges } from "../../../src/approvals/ownership.ts";
import { hosts } from "../../../src/generated/hosts.ts";
import type { Host } from "../../../src/model/host.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { agent, policyOf } from "../../support/judging.ts";
import { type Held, treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

type Files = Readonly<Record<string, string>>;

const policy = ".github/agent-profile-check.yml";
const today = "2026-11-20";
/** A file at each place in which Claude Code looks in a repository, whether the tree has it or not. */
const placesOf = (id: "claude" | "codex"): readonly string[] =>
  (hosts[id] as Host).patterns.flatMap((pattern) =>
    pattern.startsWith("**/") ? [pattern.replaceAll("**/", "").replaceAll("*", "0")] : [],
  );
const asking = (approvals: string) => `ceiling: [read]\n${approvals}`;
const both = asking("approvals: { widening: { by: [codeowners] }, policy: { by: [codeowners] } }\n");
const profiles = [
  ".claude/agents/a.md",
  ".claude/agents/release-b.md",
  ".codex/agents/c.toml",
  "pkg/.claude/agents/d.md",
];
const settings = ".claude/settings.json";
const content = (path: string) =>
  path.endsWith(".toml")
    ? 'name = "c"\ndescription = "Reads the code and explains it."\ndeveloper_instructions = "Read."\n'
    : agent(path.replace(/.*\/|\.md/g, ""), "Read");
const tree = (paths: readonly string[], more: Files): Files => ({
  ...Object.fromEntries(paths.map((path) => [path, content(path)])),
  [settings]: '{"permissions":{"allow":["Bash(ls)"]}}\n',
  "src/index.ts": "",
  ...more,
});

async function changes(base: Files, head: Files, text: string = both) {
  const decisions = await decide(await policyOf(text), today);
  const index = (files: Files) => RepoIndex.of(treeOf({ [policy]: text, ...files }));
  return ownershipChanges(await index(base), await index(head), { decisions });
}

/** The owners of a path by the file that counts. */
function ownersOf(files: Files, path: string): string {
  const text = codeownersPaths.map((name) => files[name]).find((one) => one !== undefined);
  const owners = text === undefined ? [] : ownersIn(text)(path);
  return [...new Set(owners.map((owner) => owner.toLowerCase()))].toSorted().join(" ");
}

const owner = fc.constantFrom("@alice", "@Alice", "@bob", "@acme/security", "carol@example.com");
const pattern = fc.constantFrom(
  "*",
  "*.md",
  "*.ts",
  "/.claude/",
  ".claude/agents/",
  "/.claude/agents/*.md",
  "release-*.md",
  "**/agents/**",
  "/pkg/",
  "/.codex/agents/c.toml",
  "/.github/",
  "CODEOWNERS",
  "/docs/",
  "/src/",
  "settings.json",
  "/.claude/settings.json",
  "/.claude/settings.local.json",
  ".mcp.json",
  "/.mcp.json",
  "/.claude/skills/",
  ".claude/commands/**",
  "*.json",
);
const line = fc.tuple(pattern, fc.array(owner, { maxLength: 2 })).map(([glob, owners]) => [glob, ...owners].join(" "));
const lines = fc.array(fc.oneof({ weight: 6, arbitrary: line }, fc.constantFrom("# words", "", "![x] @alice")), {
  maxLength: 6,
});
/** Edits as people and attackers make them: lines added, removed, changed, moved; the file deleted, moved, or shadowed. */
const owners = fc.dictionary(
  fc.constantFrom(...codeownersPaths),
  lines.map((all) => all.join("\n")),
  { maxKeys: 2 },
);
const edit = fc.tuple(
  owners,
  lines,
  fc.constantFrom("keep", "replace", "append", "reverse", "delete", "move", "shadow"),
);

function edited(files: Files, written: readonly string[], how: string): Files {
  const [first, text = ""] = Object.entries(files)[0] ?? [];
  if (first === undefined) return how === "keep" ? files : { ".github/CODEOWNERS": written.join("\n") };
  const { [first]: _, ...others } = files;
  const ways: Readonly<Record<string, Files>> = {
    keep: files,
    replace: { ...others, [first]: written.join("\n") },
    append: { ...files, [first]: `${text}\n${written.join("\n")}` },
    reverse: { ...files, [first]: text.split("\n").toReversed().join("\n") },
    delete: others,
    move: { ...others, "docs/CODEOWNERS": text },
    shadow: { ...files, ".github/CODEOWNERS": written.join("\n") },
  };
  return ways[how] ?? files;
}

describe("an edit of CODEOWNERS", () => {
  it("is reported if the owners of any profile, policy, CODEOWNERS or place of a settings file differ, and otherwise not", async () => {
    await fc.assert(
      fc.asyncProperty(
        edit,
        fc.subarray(profiles, { minLength: 1 }),
        fc.subarray(profiles, { minLength: 1 }),
        async ([before, written, how], atBase, atHead) => {
          const after = edited(before, written, how);
          const [base, head] = [tree(atBase, before), tree(atHead, after)];
          const found = await changes(base, head);
          const inUse = [...atBase, ...atHead].some((path) => path.endsWith(".toml")) ? placesOf("codex") : [];
          const watched = [...new Set([...atBase, ...atHead, settings, policy, ...placesOf("claude"), ...inUse])];
          const differing = watched.filter((path) => ownersOf(base, path) !== ownersOf(head, path));
          if (differing.length > 0) expect(found.map(({ message }) => message).join(), differing.join()).not.toBe("");
          for (const path of differing) {
            const [was, is] = [ownersOf(base, path), ownersOf(head, path)];
            expect(
              found.some(
                ({ identity = "" }) => identity.includes(JSON.stringify(was)) && identity.includes(JSON.stringify(is)),
              ),
            ).toBe(true);
          }
          // A report names two different sets of owners, of which each is in one of the trees.
          for (const { identity = "" } of found) {
            const [path, was, is] = JSON.parse(identity) as [string, string, string];
            expect([was, is]).toEqual([ownersOf(base, path), ownersOf(head, path)]);
            expect(was).not.toBe(is);
          }
        },
      ),
      { numRuns: runs(150, 3_000), seed: 48 },
    );
  });

  it("is reported for names that a new line would match beside a profile", async () => {
    const base = tree(profiles, { ".github/CODEOWNERS": "* @alice\n" });
    for (const added of ["release-x-*.md", "/.claude/agents/new.md", "**/agents/x?.md", ".claude/agents/n*"])
      expect(
        await changes(base, { ...base, ".github/CODEOWNERS": `* @alice\n${added} @mallory\n` }),
        added,
      ).toMatchObject([{ topic: "loosened", at: { source: { path: ".github/CODEOWNERS" } } }]);
    for (const added of ["/src/ @mallory", "*.ts @mallory", "/docs/*.html @mallory", "*.md @ALICE", "# * @mallory"])
      expect(await changes(base, { ...base, ".github/CODEOWNERS": `* @alice\n${added}\n` }), added).toEqual([]);
  });

  const bare = (more: Files): Files => ({ ".claude/agents/a.md": content(".claude/agents/a.md"), ...more });

  it.each<[string, Files]>([
    ["is absent", {}],
    ["gives no power", { [settings]: '{"cleanupPeriodDays":30}\n', ".mcp.json": "{}\n" }],
  ])("is reported for each place of a host in use where the file %s", async (_, more) => {
    for (const path of placesOf("claude")) {
      const base = bare({ ...more, ".github/CODEOWNERS": "* @alice\n" });
      for (const added of [path, `${path.split("/").slice(0, -1).join("/")}/`, `pkg/new/${path}`])
        if (added !== "/")
          expect(
            await changes(base, { ...base, ".github/CODEOWNERS": `* @alice\n/${added} @mallory\n` }),
            added,
          ).toHaveLength(1);
      // Its owner is still the same.
      const same = `* @alice\n/${path} @mallory\n/${path} @alice\n`;
      expect(await changes(base, { ...base, ".github/CODEOWNERS": same }), path).toEqual([]);
    }
  });

  it("is not reported for places of hosts that nobody uses, nor for folders in which none looks", async () => {
    const base = bare({ ".github/CODEOWNERS": "* @alice\n" });
    for (const added of ["/.codex/config.toml", "/.cursor/", "/src/", "/pkg/new/", "*.ts", "/.github/workflows/"])
      expect(await changes(base, { ...base, ".github/CODEOWNERS": `* @alice\n${added} @mallory\n` }), added).toEqual(
        [],
      );
  });

  it("is one problem where so many lines change that nobody could compare them with every place", async () => {
    const base = bare({ ".github/CODEOWNERS": "* @alice\n" });
    const written = (count: number) =>
      `* @alice\n${Array.from({ length: count }, (_, at) => `/src/${at} @bob\n`).join("")}/.claude/settings.json @mallory\n`;
    for (const count of [2_000, 20_000])
      expect(await changes(base, { ...base, ".github/CODEOWNERS": written(count) })).toHaveLength(1);
  });

  it("is reported where two lines change their order, for a name that both match", async () => {
    const base = tree(profiles, { CODEOWNERS: "* @alice\nx*.md @alice\n*y.md @mallory\n" });
    expect(await changes(base, { ...base, CODEOWNERS: "* @alice\n*y.md @mallory\nx*.md @alice\n" })).toHaveLength(1);
  });

  it("counts for the policy alone where only that names code owners, or where nothing is named", async () => {
    const base = tree(profiles, { ".github/CODEOWNERS": "* @alice\n" });
    const profile = { ...base, ".github/CODEOWNERS": "* @alice\n/.claude/ @mallory\n" };
    const own = { ...base, ".github/CODEOWNERS": "* @alice\n/.github/agent-profile-check.yml @mallory\n" };
    const named = asking("approvals: { policy: { by: [codeowners] } }\n");
    for (const text of [named, asking("")])
      expect([await changes(base, profile, text), await changes(base, own, text)]).toMatchObject([[], [{}]]);
    const others = asking("approvals: { policy: { by: [alice] }, widening: { by: [bob] } }\n");
    expect([await changes(base, profile, others), await changes(base, own, others)]).toEqual([[], []]);
  });
});

describe("a file of which GitHub takes no owners", () => {
  const owners = ".github/CODEOWNERS";
  const lines = "* @acme/security\n";
  const large = `${lines}${"# a comment\n".repeat(250_000)}`;
  const index = (files: Readonly<Record<string, Held>>) => RepoIndex.of(treeOf({ [policy]: both, ...files }));
  async function messages(base: Readonly<Record<string, Held>>, head: Readonly<Record<string, Held>>) {
    const decisions = await decide(await policyOf(both), today);
    const found = await ownershipChanges(await index(base), await index(head), { decisions });
    return found.map(({ message }) => message);
  }
  const linked = { [owners]: { link: "../owners.txt" }, "owners.txt": lines };

  it("is reported where it becomes one: by its size, or as a symbolic link", async () => {
    const lost = "to nobody (was `@acme/security`), because `.github/CODEOWNERS`";
    expect(await messages({ [owners]: lines }, { [owners]: large })).toEqual([
      expect.stringContaining(`${lost} has more than 3 MB, so GitHub does not load it; this policy requires`),
    ]);
    expect(await messages({ [owners]: lines }, linked)).toEqual([
      expect.stringContaining(`${lost} is a symbolic link, which GitHub does not follow (not verified); this policy`),
    ]);
  });

  it("is compared by what it says where it was one before", async () => {
    expect(await messages(linked, linked)).toEqual([]);
    expect(await messages({ [owners]: large }, { [owners]: `${large}# more\n` })).toEqual([]);
    expect(await messages(linked, { ...linked, "owners.txt": "* @mallory\n" })).toEqual([
      expect.stringContaining("to `@mallory` (was `@acme/security`); this policy"),
    ]);
  });
});
