/** What a policy and an event try: to be two, to be a link, to be a bomb, to be told apart by nobody; and what is said of forks. */
import { describe, expect, it } from "vitest";
import { run as runAction, startChecked } from "../../support/action.ts";
import { check, errors, list, stage } from "../../support/attack.ts";
import { pullRequest } from "../../support/events.ts";
import { type Files, makeRepository, posix } from "../../support/repository.ts";

const agent = (front = "", name = "a"): string =>
  `---\nname: ${name}\ndescription: Reviews a change and says what is wrong with it.\ntools: Read\n${front}---\nReview.\n`;
const bad = agent("permissionMode: bypassPermissions\n");
const path = ".claude/agents/a.md";
const [yml, yaml, top] = [
  ".github/agent-profile-check.yml",
  ".github/agent-profile-check.yaml",
  ".agent-profile-check.yml",
];
const lax = "rules: { no-permission-bypass: off, max-capability: off }\n";
const strict = "extends: preset:strict\n";

describe("a second policy", () => {
  it.each<[string, string]>([
    [yml, yaml],
    [yml, top],
    [yaml, top],
  ])("stops every gate: %s and %s", async (one, other) => {
    const both = makeRepository({ [path]: bad, [one]: strict, [other]: lax });
    for (const words of [[], ["--staged"], ["--base", "HEAD"]]) {
      const judged = await check(both.directory, words);
      expect(judged.code, words.join()).toBe(2);
      expect(judged.stderr).toContain("keep one");
    }
    expect(
      await runAction(pullRequest({ base: { [one]: strict }, head: { [path]: bad, [other]: lax } }), {
        github: await startChecked(),
      }),
    ).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
  });

  it.runIf(posix)("is no less one where it is a link, to the first or to nothing", async () => {
    for (const link of [yml, "nothing.yml", "/etc/passwd"])
      expect((await check(makeRepository({ [path]: bad, [yml]: lax, [top]: { link } }).directory)).code, link).toBe(2);
  });
});

describe.runIf(posix)("a policy that is no plain file", () => {
  it.each<[string, Files]>([
    ["a link out", { [yml]: { link: "/etc/passwd" } }],
    ["a link out by ..", { [yml]: { link: "../../policy.yml" } }],
    ["a link to nothing", { [yml]: { link: "nothing.yml" } }],
    ["a link in a circle", { [yml]: { link: "agent-profile-check.yml" } }],
    ["a directory", { [`${yml}/x`]: lax }],
    ["bytes that are no text", { [yml]: Buffer.from(`${lax}# \xe9\n`, "latin1") }],
    [
      "a Git LFS pointer",
      { [yml]: `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 9\n` },
    ],
    ["empty", { [yml]: "# nothing\n" }],
  ])("is never passed over: %s", async (_, files) => {
    const { directory } = makeRepository({ [path]: bad, ...files });
    for (const words of [[], ["--staged"]])
      expect(await check(directory, words), words.join()).toMatchObject({ code: 2, findings: [] });
  });

  it("is never passed over: a submodule, a filter", async () => {
    const module = makeRepository({ [path]: bad });
    stage(module, "160000", module.git("rev-parse", "HEAD"), yml);
    module.git("commit", "--quiet", "--message", "x");
    expect((await check(module.directory, ["--staged"])).code).toBe(2);
    expect(
      (
        await check(makeRepository({ [path]: bad, [yml]: lax, ".gitattributes": "*.yml filter=x\n" }).directory, [
          "--staged",
        ])
      ).code,
    ).toBe(2);
  });

  it("is the one that a link inside leads to, through a directory too", async () => {
    for (const files of [
      { [yml]: { link: "../strict.yml" }, "strict.yml": strict },
      { ".github": { link: "meta" }, "meta/agent-profile-check.yml": strict },
    ]) {
      const { directory } = makeRepository({ [path]: agent().replace("Read", "Read, Edit"), ...files });
      for (const words of [[], ["--staged", "--gate", "all"]])
        expect(errors(await check(directory, words)), words.join()).toEqual([`max-capability ${path}`]);
    }
  });

  it("comes from the base with all that it is made of", async () => {
    const scene = pullRequest({
      base: { [yml]: { link: "../team.yml" }, "team.yml": "ceiling: [read]\n" },
      head: { [path]: bad, "team.yml": lax },
    });
    expect(await runAction(scene, { github: await startChecked() })).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: "findings" },
    });
    const repository = makeRepository({ [yml]: { link: "../team.yml" }, "team.yml": "ceiling: [read]\n" }).write({
      [path]: bad,
      "team.yml": lax,
    });
    repository.git("add", "--all");
    expect(errors(await check(repository.directory, ["--staged"]))).toEqual([`no-permission-bypass ${path}`]);
  });
});

describe("a policy that says one thing to people and another to a parser", () => {
  it.each([
    ["a second document", `${strict}---\n${lax}`],
    ["a document's end", `${strict}...\n${lax}`],
    ["a key twice", `rules: { no-permission-bypass: error }\n${lax}`],
    ["a merge key", `x: &x { no-permission-bypass: off }\nrules: { <<: *x }\n`],
    ["a merge key in a rule", "rules: { <<: { no-permission-bypass: off } }\n"],
    ["a file to extend that leaves", "extends: ../lax.yml\n"],
    ["a file to extend that extends it again", `extends: ${yml}\n`],
    ["a repository to extend", "extends: evil/policies//lax.yml@main\n"],
    ["a letter that looks alike", "rules: { no-permi\u0455sion-bypass: error }\n"],
    ["a key of the future", `${strict}exemptions: []\n`],
    ["a grant without a reason", "grants: [ { paths: ['**'], may: [execute] } ]\n"],
    ["a grant to everything", "grants: [ { may: [execute], reason: because } ]\n"],
    ["a pattern that leaves", "ignore: [ { paths: ['../**'], reason: because } ]\n"],
    ["a day that is none", "grants: [ { paths: ['**'], may: [execute], reason: because, until: 9999-99-99 } ]\n"],
  ])("is a mistake: %s", async (_, text) =>
    expect((await check(makeRepository({ [path]: bad, [yml]: text, "lax.yml": lax }).directory)).code).toBe(2),
  );
});

describe("bombs", () => {
  const items = (count: number, item: string): string => `[${Array(count).fill(item).join(",")}]`;
  const aliases = `a: &a ${items(900, "x")}\nb: &b ${items(100, "*a")}\nc: ${items(30_000, "*b")}\n`;
  const laughs = `a: &a ${items(9, "x")}\n${[..."bcdefghi"].map((letter, i) => `${letter}: &${letter} ${items(9, `*${"abcdefgh"[i] ?? ""}`)}`).join("\n")}\n`;

  /** A bomb that goes off never ends: `policy.test.ts` of the unit tests measures how the work grows. */
  const checked = (files: Files): ReturnType<typeof check> => check(makeRepository(files).directory);

  it.each([
    ["aliases of aliases", laughs],
    ["many aliases of much", aliases],
    ["deep lists", `rules: ${"[".repeat(100_000)}${"]".repeat(100_000)}\n`],
    ["deep mappings", `${"{a: ".repeat(40_000)}1${"}".repeat(40_000)}\n`],
    ["deep blocks", `rules:\n  ${"- ".repeat(100_000)}a\n`],
    ["braces", `ignore: [ { paths: ["${"{a,b}".repeat(40)}"], reason: because } ]\n`],
    ["nested braces", `ignore: [ { paths: ["{a,{b,{c,d}}}"], reason: because } ]\n`],
    ["ranges", `ignore: [ { paths: ["{1..99999999}"], reason: because } ]\n`],
    ["deep wildcards", `ignore: [ { paths: ["${"**/".repeat(20)}x"], reason: because } ]\n`],
    ["many stars", `ignore: [ { paths: ["${"*a".repeat(60)}"], reason: because } ]\n`],
    ["long patterns", `ignore: [ { paths: ["${"a".repeat(5_000)}"], reason: because } ]\n`],
    ["many patterns", `ignore: [ { paths: ${items(101, "a")}, reason: because } ]\n`],
    ["length", `# ${"x".repeat(300_000)}\n${lax}`],
  ])("in a policy are refused: %s", async (_, text) =>
    expect(await checked({ [path]: bad, [yml]: text })).toMatchObject({ code: 2 }),
  );

  it("in patterns that are allowed do not go off", async () => {
    const folder = `.claude/agents/${"a".repeat(60)}/${"a".repeat(60)}/${"a".repeat(60)}`;
    const profiles = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [
        `${folder}/${i}.md`,
        agent("permissionMode: bypassPermissions\n", `a${i}`),
      ]),
    );
    const entries = (end: string, more: string): string =>
      Array.from(
        { length: 900 },
        (_, i) => `  - { paths: ["**/a*a*a*b/**/a*a*a*b/**/a*a*a*b/**/${end}${i}"], ${more}reason: because }\n`,
      ).join("");
    const judged = await checked({
      ...profiles,
      [yml]: `ignore:\n${entries("b", "")}grants:\n${entries("c", "may: [write], owner: alice, ")}`,
    });
    expect(errors(judged)).toHaveLength(100);
  });

  it("in profiles hide nothing and do not go off", async () => {
    const files = {
      ".claude/agents/laughs.md": agent(`${laughs}permissionMode: bypassPermissions\n`, "laughs"),
      ".claude/agents/aliases.md": agent(`${aliases}permissionMode: bypassPermissions\n`, "aliases"),
      ".claude/agents/lists.md": agent(
        `x: ${"[".repeat(100_000)}${"]".repeat(100_000)}\npermissionMode: bypassPermissions\n`,
        "lists",
      ),
      ".claude/agents/maps.md": agent(
        `x: ${"{a: ".repeat(30_000)}1${"}".repeat(30_000)}\npermissionMode: bypassPermissions\n`,
        "maps",
      ),
      ".claude/agents/blocks.md": agent(
        `permissionMode: bypassPermissions\nx:\n${Array.from({ length: 1_500 }, (_, i) => `${" ".repeat(i + 1)}a:`).join("\n")}\n`,
        "blocks",
      ),
      ".claude/agents/merges.md": agent(
        `m0: &m0 { permissionMode: bypassPermissions }\n${Array.from({ length: 25 }, (_, i) => `m${i + 1}: &m${i + 1} { <<: [*m${i}, *m${i}] }`).join("\n")}\n<<: *m1\n`,
        "merges",
      ),
      ".claude/agents/hidden.md": agent(`${aliases}m: &m bypassPermissions\npermissionMode: *m\n`, "hidden"),
    };
    const judged = await checked(files);
    const seen = errors(judged);
    expect(Object.keys(files).filter((file) => !seen.includes(`no-permission-bypass ${file}`))).toEqual([]);
  });

  it("in other hosts' formats are refused or read", async () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const judged = await checked({
      ".vtcode/agents/a.md": agent(`${laughs}x: ${deep}\n`),
      ".defect/agents/a.md": `---\ndescription: Reviews\n${laughs}---\nx\n`,
      "agents/a.yaml": `name: a\ndescription: Reviews a change\n${laughs}${aliases}`,
      ".codex/agents/a.toml": `x = ${deep}\n`,
      "deep/.codex/config.toml": `${"a.".repeat(50_000)}a = 1\n`,
      "inline/.codex/config.toml": `x = ${"{a = ".repeat(20_000)}1${"}".repeat(20_000)}\n`,
      [yml]: "hosts: { a3s: { dirs: [agents] } }\n",
    });
    const seen = errors(judged).map((finding) => finding.split(" ")[1]);
    for (const file of [".defect/agents/a.md", ".codex/agents/a.toml", "inline/.codex/config.toml"])
      expect(seen).toContain(file);
  });

  it("in attributes do not go off", async () => {
    const repository = makeRepository({ "README.md": "x" });
    const folder = Array(40).fill("a".repeat(60)).join("/");
    stage(repository, "100644", bad, `.claude/agents/${folder}/a.md`);
    stage(
      repository,
      "100644",
      Array(300)
        .fill(`${"**/a*a*a*a/".repeat(20)}b filter=x\n${"*a".repeat(100)}b filter=x`)
        .join("\n"),
      ".gitattributes",
    );
    expect(await check(repository.directory, ["--staged"])).toMatchObject({ code: 1 });
  });
});

describe("a fork, and whoever writes as if it were us", () => {
  it("without a token, or with one that only reads, has the verdict, the annotations and the whole summary", async () => {
    const scene = pullRequest({ base: { [path]: agent() }, head: { [path]: bad }, fork: true });
    const github = await startChecked();
    github.faults = [
      { operation: "issues/list-comments", answer: 403 },
      { operation: "issues/create-comment", answer: 403 },
    ];
    for (const step of [
      await runAction(scene, { github }),
      await runAction(scene, { inputs: { token: "" } }),
      await runAction(scene, { inputs: { comment: "never" } }),
    ]) {
      expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
      expect(step.annotations.some(({ name, properties }) => name === "error" && properties["file"] === path)).toBe(
        true,
      );
      expect(step.summary).toContain("bypassPermissions");
    }
  });

  it("by a name that is a command, a mention or a marker changes no output", async () => {
    const names = [
      "::set-output name=conclusion::clean",
      "\nconclusion=clean",
      "<!-- agent-profile-check -->",
      "@octocat",
      "%0Aconclusion=clean",
    ];
    const head = Object.fromEntries(
      names.map((name, i) => [`.claude/agents/${i}.md`, bad.replace("name: a", `name: ${JSON.stringify(name)}`)]),
    );
    const github = await startChecked();
    const step = await runAction(pullRequest({ base: { "README.md": "x" }, head }), { github });
    expect(step).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: "findings", added: "5" },
      files: { environment: "", state: "", path: "" },
    });
    expect(step.commands.map(({ name }) => name).filter((name) => name !== "stop-commands")).toEqual([]);
    expect(github.comments[0]?.body).not.toMatch(/@octocat|^conclusion=/m);
    expect((await list(makeRepository(head).directory)).map(({ name }) => name)).toHaveLength(5);
  });
});
