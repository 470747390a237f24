/** What a tree tries: links, submodules, filters, names that fold, entries that git hides, packages, and sheer size. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { check, errors, everywhere, stage } from "../../support/attack.ts";
import { run } from "../../support/command.ts";
import {
  type Files,
  gitEnvironment,
  makeRepository,
  posix,
  temporaryFolder,
  workshopIn,
  writeFiles,
} from "../../support/repository.ts";

const agent = (front = "", name = "a"): string =>
  `---\nname: ${name}\ndescription: Reviews a change and says what is wrong with it.\ntools: Read\n${front}---\nReview.\n`;
const [good, bad] = [agent(), agent("permissionMode: bypassPermissions\n")];
const path = ".claude/agents/a.md";
const never = 'approval_policy = "never"\n';

/** Every gate has the finding; the same files under `--base` have it already. */
async function expectEverywhere(files: Files, finding: string): Promise<void> {
  for (const [where, judged] of await everywhere(files)) {
    expect(errors(judged), `${where}: ${finding}`).toContain(finding);
    expect(judged.code).toBe(1);
  }
}

describe.runIf(posix)("profiles behind links", () => {
  it.each<[string, Files, string]>([
    [
      "a host's folder",
      { ".claude": { link: "docs/x" }, "docs/x/agents/a.md": bad },
      "no-permission-bypass docs/x/agents/a.md",
    ],
    ["its directory", { ".claude/agents": { link: "../docs" }, "docs/a.md": bad }, "no-permission-bypass docs/a.md"],
    [
      "a folder inside",
      { ".claude/agents/more": { link: "../../docs" }, "docs/a.md": bad },
      "no-permission-bypass docs/a.md",
    ],
    [
      "a file with another ending",
      { [path]: { link: "../../docs/a.txt" }, "docs/a.txt": bad },
      "no-permission-bypass docs/a.txt",
    ],
    [
      "a chain",
      {
        ".claude": { link: "l1" },
        l1: { link: "l2/" },
        l2: { link: "./docs/../docs/x" },
        "docs/x/agents": { link: "../real" },
        "docs/real/a.md": bad,
      },
      "no-permission-bypass docs/real/a.md",
    ],
    [
      "another package's folder",
      { "x/.claude": { link: "../y" }, "y/agents/a.md": bad },
      "no-permission-bypass y/agents/a.md",
    ],
    [
      "settings",
      { ".qwen/settings.json": { link: "../s" }, s: '{"tools":{"approvalMode":"yolo"}}' },
      "no-permission-bypass s",
    ],
    [
      "another host",
      { ".codex": { link: "docs" }, "docs/config.toml": never },
      "no-permission-bypass docs/config.toml",
    ],
  ])("are followed inside: %s", async (_, files, finding) => expectEverywhere(files, finding));

  it.each<[string, Files, string]>([
    ["a host's folder", { ".claude": { link: "/srv/x" } }, ".claude/agents"],
    ["its directory, by ..", { ".claude/agents": { link: "../../x" } }, ".claude/agents"],
    ["a file", { [path]: { link: "/srv/a.md" } }, path],
    ["a folder inside", { ".claude/agents/more": { link: "../../../x" } }, ".claude/agents/more"],
    ["the end of a chain", { ".claude": { link: "l1" }, l1: { link: "l2" }, l2: { link: "/srv/x" } }, ".claude/agents"],
    ["Codex", { ".codex": { link: "/srv/x" } }, ".codex"],
    ["VT Code", { ".vtcode": { link: "/srv/x" } }, ".vtcode"],
    ["defect", { ".defect/agents": { link: "/srv/x" } }, ".defect/agents"],
    ["what a build would make", { ".claude/agents": { link: "../dist/agents" } }, ".claude/agents"],
    ["what a build would make, for VT Code", { ".vtcode/agents": { link: "../node_modules/x" } }, ".vtcode/agents"],
    ["what a build would make, below", { ".claude/agents/more": { link: "../../dist" } }, ".claude/agents/more"],
    [
      "what a build would make, a folder of defect's",
      { ".defect/agents/x": { link: "../../dist" } },
      ".defect/agents/x",
    ],
  ])("are told where they lead out: %s", async (_, files, at) => expectEverywhere(files, `no-unjudged-content ${at}`));

  it("are told where they lead to what git ignores", async () => {
    const repository = makeRepository({ ".gitignore": "gen\n", ".claude/agents": { link: "../gen" } }).write({
      "gen/a.md": bad,
    });
    expect(errors(await check(repository.directory))).toEqual(["no-unjudged-content .claude/agents"]);
  });

  it("are no way to run in circles", async () => {
    await expectEverywhere(
      { [path]: bad, ".claude/agents/again": { link: "." }, ".claude/agents/up": { link: "../.." } },
      `no-permission-bypass ${path}`,
    );
  });
});

describe("content that a checkout makes", () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 9\n`;

  it("is no profile: Git LFS pointers", async () => {
    const files = [
      path,
      ".codex/agents/b.toml",
      ".codex/config.toml",
      ".defect/agents/c.md",
      ".vtcode/agents/d.md",
      ".claude/settings.json",
    ];
    for (const file of files) await expectEverywhere({ [file]: pointer }, `no-unjudged-content ${file}`);
  });

  it("is no profile: submodules on the way to a host's place, and in it", async () => {
    const places = [
      ".claude",
      ".claude/agents",
      ".claude/agents/more",
      path,
      "packages/x/.claude/agents",
      ".codex",
      ".codex/agents",
      ".vtcode",
      ".defect/agents",
      ".defect/agents/x",
    ];
    for (const place of places) {
      const repository = makeRepository({ "README.md": "x" });
      stage(repository, "160000", repository.git("rev-parse", "HEAD"), place);
      repository.write({ [place]: { directory: true } });
      const { directory: cwd } = repository;
      for (const judged of [await check(cwd), await check(cwd, ["--staged"])])
        expect(errors(judged).join(), place).toContain("no-unjudged-content ");
      repository.git("commit", "--quiet", "--message", "module");
      expect(
        (await check(cwd, ["--base", "HEAD"])).findings.map(({ state }) => state),
        place,
      ).toContain("existing");
    }
  });

  it("is no profile: a repository of its own that nobody made a submodule", async () => {
    const repository = makeRepository({ "README.md": "x" }).write({ [path]: bad });
    const inner = workshopIn(join(repository.directory, ".claude"));
    inner.git("init", "--quiet");
    inner.commit();
    expect(errors(await check(repository.directory)).join()).toContain("no-unjudged-content .claude");
  });

  it.each<[string, Files]>([
    ["a filter", { ".gitattributes": "*.md filter=lfs diff=lfs merge=lfs -text\n" }],
    ["a filter of its own", { ".gitattributes": "* filter=x\n" }],
    ["a filter by a macro", { ".gitattributes": "[attr]tidy filter=x\n[attr]more tidy\n*.md more\n" }],
    ["a filter from a directory", { ".claude/.gitattributes": "agents/*.md filter=x\n" }],
    ["a filter beside it", { ".claude/agents/.gitattributes": "a.md filter=x\n" }],
    ["a filter under a quoted pattern", { ".gitattributes": '"*.m\\144" filter=x\n' }],
    ["a filter under another case", { ".gitattributes": "*.MD filter=x\n" }],
    ["a filter after an attribute is taken back", { ".gitattributes": "*.md -filter\n*.md filter=x\n" }],
    ["an encoding", { ".gitattributes": "*.md working-tree-encoding=UTF-16LE\n" }],
    ["an encoding of seven bits", { ".gitattributes": "*.md text working-tree-encoding=UTF-7\n" }],
    ["an id", { ".gitattributes": "*.md ident\n", [path]: `${good}$Id$\n` }],
    ["attributes that are too large to read", { ".gitattributes": `${"#\n".repeat(2 << 20)}*.md filter=x\n` }],
  ])("is not judged by its blob: %s", async (_, files) => {
    const repository = makeRepository({ "README.md": "x" });
    for (const [file, text] of Object.entries({ [path]: good, ...files }))
      stage(repository, "100644", text as string, file);
    expect(errors(await check(repository.directory, ["--staged"]))).toContain(`no-unjudged-content ${path}`);
    repository.git("commit", "--quiet", "--message", "attributes");
    repository.git("reset", "--quiet", "--hard");
    const old = await check(repository.directory, ["--staged", "--gate", "all"]);
    expect(old.findings).toContainEqual(
      expect.objectContaining({ rule: "no-unjudged-content", path, state: "existing" }),
    );
  });

  it("is told on the disk too: UTF-16 that a checkout makes of UTF-8", async () => {
    const repository = makeRepository({ "README.md": "x" });
    repository
      .write({
        ".gitattributes": "a.md working-tree-encoding=UTF-16\n",
        [path]: Buffer.from(`\ufeff${bad}`, "utf16le"),
      })
      .git("add", "--all");
    // On the disk every other byte is a control.
    for (const [words, more] of [
      [[], [`no-hidden-text ${path}`]],
      [["--staged"], []],
    ] as const)
      expect(errors(await check(repository.directory, words)), words.join()).toEqual([
        `no-unjudged-content ${path}`,
        ...more,
      ]);
  });

  it.runIf(posix)("is what git makes of it: attributes that are a link or taken back count for nothing", async () => {
    for (const attributes of [
      { ".gitattributes": { link: "rules" }, rules: "*.md filter=x\n" },
      { ".gitattributes": "*.md filter=x\n*.md -filter\n" },
    ])
      await expectEverywhere({ [path]: bad, ...attributes }, `no-permission-bypass ${path}`);
  });
});

describe.runIf(posix)("names that a file system folds", () => {
  it("into a host's place are told", async () => {
    const names = [
      ".Claude/agents/a.md",
      ".claude/Agents/a.md",
      "x/.CLAUDE/AGENTS/deep/a.md",
      ".cl\u200baude/agents/a.md",
      ".claude\u200d/agents/a.md",
      "\ufeff.claude/agents/a.md",
      ".claude./agents/a.md",
      ".claude /agents/a.md",
      ".claude/agents. ./a.md",
      ".claude/agents::$INDEX_ALLOCATION/a.md",
      ".claude/agents/b.md.",
      ".claude/agents/b.md ",
      ".claude/agents/b.md::$DATA",
      ".claude\\agents\\a.md",
      "CLAUDE~1/agents/a.md",
      "claude~2/AGENTS~1/a.md",
      ".claude/SETTINGS.json",
      ".claude/\u017fettings.json",
      ".claude/settings.json.",
      ".CODEX/config.toml",
      ".codex/CONFIG.TOML",
      "x/.Codex/Agents/a.toml",
      ".Vtcode/agents/a.md",
      ".DEFECT/agents/a.md",
    ];
    for (const [where, judged] of await everywhere(
      Object.fromEntries(names.map((name) => [name, name.toLowerCase().includes("toml") ? never : bad])),
    )) {
      const seen = errors(judged);
      expect(
        names.filter((name) => !seen.includes(`no-unjudged-content ${name}`)),
        where,
      ).toEqual([]);
    }
  });

  it("by composing are told, and whole directories by a link or a submodule", async () => {
    const policy = { ".github/agent-profile-check.yml": "ceiling: [read]\n" };
    await expectEverywhere(
      { ".CLAUDE": { link: "docs" }, "docs/agents/a.md": bad, ...policy },
      "no-unjudged-content .CLAUDE",
    );
    const repository = makeRepository({ "README.md": "x" });
    stage(repository, "160000", repository.git("rev-parse", "HEAD"), ".Codex");
    expect(errors(await check(repository.directory, ["--staged"]))).toEqual(["no-unjudged-content .Codex"]);
  });
});

describe("profiles that git is told to overlook", () => {
  it("are judged where they are tracked, whatever is ignored", async () => {
    for (const ignore of [
      { ".gitignore": "*\n" },
      { ".claude/.gitignore": "*\n" },
      { ".claude/agents/.gitignore": "a.md\n" },
    ])
      await expectEverywhere({ ...ignore, [path]: bad }, `no-permission-bypass ${path}`);
    const repository = makeRepository({ [path]: bad }).write({ ".git/info/exclude": "*\n" });
    repository.git("config", "core.excludesFile", join(repository.directory, ".git/info/exclude"));
    for (const words of [[], ["--staged", "--gate", "all"]])
      expect(errors(await check(repository.directory, words))).toEqual([`no-permission-bypass ${path}`]);
  });

  it.each(["--skip-worktree", "--assume-unchanged"])("by %s are what the index says", async (flag) => {
    const repository = makeRepository({ [path]: good }).write({ [path]: bad });
    repository.git("add", "--all");
    repository.git("update-index", flag, path);
    expect(await check(repository.write({ [path]: good }).directory, ["--staged"])).toMatchObject({ code: 1 });
    expect(await check(repository.remove(path).directory, ["--staged"])).toMatchObject({ code: 1 });
    const disk = makeRepository({ [path]: good });
    disk.git("update-index", flag, path);
    expect(errors(await check(disk.write({ [path]: bad }).directory))).toEqual([`no-permission-bypass ${path}`]);
  });

  it("by adding only the intent are judged once they are there", async () => {
    const repository = makeRepository({ "README.md": "x" }).write({ [path]: bad });
    repository.git("add", "--intent-to-add", path);
    expect(await check(repository.directory)).toMatchObject({ code: 1 });
    expect(await check(repository.directory, ["--staged"])).toMatchObject({ code: 0 });
    repository.git("add", path);
    expect(await check(repository.directory, ["--staged"])).toMatchObject({ code: 1 });
  });

  it("by leaving a merge open are an error", async () => {
    const repository = makeRepository({ "README.md": "x" });
    const ids = [good, `${good}ours\n`, `${good}theirs\n`].map((text) =>
      repository.gitWith(text, "hash-object", "-w", "--stdin"),
    );
    for (const place of [
      path,
      ".codex/config.toml",
      ".claude/settings.json",
      ".vtcode/agents/v.md",
      ".defect/agents/d.md",
    ]) {
      repository.git("read-tree", "HEAD");
      repository
        .write({ [place]: good })
        .gitWith(ids.map((id, i) => `100644 ${id} ${i + 1}\t${place}`).join("\n"), "update-index", "--index-info");
      for (const words of [[], ["--staged"]])
        expect(errors(await check(repository.directory, words)), words.join()).toContain(
          `no-unjudged-content ${place}`,
        );
      repository.remove(place);
    }
  });
});

describe("profiles far from the root", () => {
  it("are found in every directory", async () => {
    const found = [
      `packages/x/${path}`,
      `a/b/c/d/e/f/g/h/i/j/${path}`,
      `node_modules/evil/${path}`,
      `.github/${path}`,
      `.claude/${path}`,
      `.claude/agents/${path}`,
      `.git-hooks/${path}`,
      `vendor/.claude/agents/deep/er/a.md`,
    ];
    const configs = ["q/.codex/config.toml", "r/s/.codex/config.toml"];
    const files = {
      ...Object.fromEntries(found.map((file, i) => [file, agent("permissionMode: bypassPermissions\n", `a${i}`)])),
      ...Object.fromEntries(configs.map((file) => [file, never])),
      "vendor/x/.qwen/settings.json": '{"tools":{"approvalMode":"yolo"}}',
    };
    for (const [where, judged] of await everywhere(files))
      expect(errors(judged).toSorted(), where).toEqual(
        [...found, ...configs, "vendor/x/.qwen/settings.json"].map((file) => `no-permission-bypass ${file}`).toSorted(),
      );
  });

  it("are found from any directory, and by hosts that read the root only they are not passed over", async () => {
    const repository = makeRepository({ [`packages/x/${path}`]: bad, "packages/y/.defect/agents/d.md": good });
    expect(errors(await check(join(repository.directory, "packages/y")))).toEqual([
      `no-permission-bypass packages/x/${path}`,
      "no-dropped-profile packages/y/.defect/agents/d.md",
    ]);
  });
});

describe("the folders of hosts", () => {
  it("that nobody knows are told, and stop a gate under the strict preset", async () => {
    const strict = { ".github/agent-profile-check.yml": "extends: preset:strict\n" };
    for (const [where, { code, findings }] of await everywhere({ ".newhost/agents/a.md": bad }, strict)) {
      expect(
        {
          code,
          findings: findings.map((finding) => [
            finding.path,
            finding.rule,
            finding.kind,
            finding.severity,
            finding.host,
          ]),
        },
        where,
      ).toEqual({ code: 1, findings: [[".newhost/agents", "no-unjudged-content", "unknown-host", "error", null]] });
    }
    for (const [where, { code, findings }] of await everywhere({ ".newhost/agents/a.md": bad }))
      expect([code, ...findings.map(({ severity }) => severity)], where).toEqual([0, "note"]);
    const { directory } = makeRepository({ ".newhost/agents/a.md": bad, ...strict });
    expect((await check(directory, ["--base", "HEAD"])).findings.map(({ state }) => state)).toEqual(["existing"]);
    writeFiles(directory, { ".newhost/agents/a.md": good });
    expect((await check(directory, ["--base", "HEAD"])).findings.map(({ state }) => state)).toEqual(["new"]);
  });

  it("that a change deletes make no host look away from what it brings", async () => {
    const base = { ".vtcode/agents/v.md": good, ".cursor/agents/c.md": good };
    const shared = agent("permissionMode: acceptEdits\n");
    for (const [where, { findings }] of await everywhere({ [path]: shared }, base, Object.keys(base))) {
      const hosts = findings
        .filter((finding) => finding.path === path && finding.state === "new")
        .map(({ host }) => host);
      expect([...new Set(hosts)], where).toEqual(expect.arrayContaining(["claude", "vtcode"]));
    }
    const bare = await check(makeRepository({ [path]: shared }).directory);
    expect(new Set(bare.findings.map(({ host }) => host))).toEqual(new Set(["claude"]));
  });
});

describe("more than is read", () => {
  const large = 4 * 1024 * 1024 + 1;

  it("in one file is an error with its name, and up to the limit is read", async () => {
    const files = {
      [path]: bad.padEnd(large),
      ".codex/agents/x.toml": "#".padEnd(large),
      ".vtcode/agents/v.md": good.padEnd(large),
      "x/.codex/config.toml": never.padEnd(large),
      ".claude/settings.json": "{}".padEnd(large),
      ".defect/agents/d/config.toml": 'description = "Reviews"\n',
      ".defect/agents/d/system.md": "z".padEnd(large),
    };
    for (const [where, judged] of await everywhere({
      ...files,
      ".claude/agents/b.md": agent("permissionMode: bypassPermissions\n", "b").padEnd(large - 1),
    })) {
      const named = Object.keys(files).filter((file) => file !== ".defect/agents/d/config.toml");
      expect(errors(judged), where).toEqual(
        expect.arrayContaining([
          ...named.map((file) => `no-unjudged-content ${file}`),
          "no-permission-bypass .claude/agents/b.md",
        ]),
      );
      expect(judged.findings.find((finding) => finding.path === path)?.message).toContain("the limit is 4 MiB");
    }
  });

  it("in a policy stops", async () => {
    const judged = await check(
      makeRepository({ [path]: good, ".github/agent-profile-check.yml": "#".padEnd(large) }).directory,
    );
    expect(judged).toMatchObject({ code: 2 });
    expect(judged.stderr).toContain("the limit is 4 MiB");
  });

  const count = 20_001;
  const last = `.claude/agents/f${String(count - 1)}.md`;
  const many = Array.from({ length: count }, (_, i): readonly [path: string, text: string] => [
    `.claude/agents/f${String(i).padStart(5, "0")}.md`,
    i < count - 1 ? agent("", `f${i}`) : bad,
  ]);

  /** Read as it is shown: to hold twenty thousand profiles against the contract takes longer than to judge them. */
  async function expectOnlyLast(cwd: string, ...words: readonly string[]): Promise<void> {
    const { code, stdout } = await run(["check", ...words], { cwd });
    expect({ code, verdict: stdout.split("\n")[0] }).toEqual({
      code: 1,
      verdict: expect.stringMatching(`1 (?:new )?error; .*${count} agent profiles`),
    });
    expect(stdout).toMatch(new RegExp(`^error ${last}:\\d+:\\d+ +no-permission-bypass$`, "m"));
  }

  it("in files of the index leaves none of them out", async () => {
    const { directory } = makeRepository({ "README.md": "x" });
    const files = many.map(([name, text]) => `M 644 inline ${name}\ndata <<END\n${text}END\n`).join("");
    const stream = `commit refs/heads/many\ncommitter a <a@example.com> 0 +0000\ndata 1\nm\n${files}`;
    execFileSync("git", ["fast-import", "--quiet"], { cwd: directory, env: gitEnvironment(), input: stream });
    execFileSync("git", ["read-tree", "many"], { cwd: directory, env: gitEnvironment() });
    await expectOnlyLast(directory, "--staged");
  });

  it("in files of a folder leaves none of them out", async () => {
    const outside = temporaryFolder();
    writeFiles(outside, Object.fromEntries(many));
    await expectOnlyLast(outside);
    rmSync(outside, { recursive: true });
  });
});
