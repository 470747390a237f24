/** The check in husky, lefthook and GitLab: what removes it, keeps it from running or hides its failure is reported. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lefthookFiles } from "../../../../src/policy/gate/precedence.ts";
import { weakenedGates } from "../../../../src/policy/gate/index.ts";
import { gatePlaces } from "../../../../src/policy/gate/places.ts";
import { isGate } from "../../../../src/policy/gate/usage.ts";
import { gateSources } from "../../../../src/evaluate/repo-policy.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { type Held, treeOf } from "../../../support/memory.ts";
import { positionAt } from "../../../../src/repo/text.ts";
import { runs } from "../../../support/runs.ts";

const sourcesOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => ({ path, text }));

/** `PATH:LINE MESSAGE`. */
async function weakened(
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const problems = await weakenedGates(sourcesOf(base), sourcesOf(head));
  return problems.map(({ message, at }) => `${at.source.path}:${positionAt(at.source, at.span.start).line} ${message}`);
}

const check = "agent-profile-check check --staged";
const lefthook = (run = `npx --no ${check}`, more = "", hook = "pre-commit", around = "") =>
  `${around}${hook}:\n  jobs:\n    - name: agent profiles\n      run: ${run}\n${more}`;
const gitlab = (
  more = "",
  script = "npx --yes github:agent-profile-check/agent-profile-check check --base $base",
  around = "",
) =>
  `${around}agent profiles:\n  image: node:24\n${more}  script:\n    - base=$CI_MERGE_REQUEST_DIFF_BASE_SHA\n    - ${script}\n`;

/** The file of each program, with the check. */
const files = {
  ".husky/pre-commit": `npm test\n${check}\n`,
  "lefthook.yml": lefthook(),
  ".gitlab-ci.yml": gitlab(),
} as const;

const paths = Object.keys(files) as readonly (keyof typeof files)[];

describe("the check of a merge request that is staged", () => {
  const fetch = 'git fetch --quiet origin "refs/heads/$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"';
  const checkout = "git checkout --quiet --detach FETCH_HEAD";
  const merge = 'git -c user.name=ci -c user.email=ci@localhost merge --quiet --squash "$CI_COMMIT_SHA"';
  const command = `npx --prefix=/ --yes github:agent-profile-check/agent-profile-check check --staged`;
  const job = (...script: readonly string[]) => ({
    ".gitlab-ci.yml": `agent profiles:\n  script:\n${script.map((line) => `    - '${line}'\n`).join("")}`,
  });
  const base = job(fetch, checkout, merge, command);

  it.each<[title: string, head: ReturnType<typeof job>]>([
    ["merges nothing", job(fetch, checkout, command)],
    ["merges later", job(fetch, checkout, command, merge)],
    ["merges before it leaves the branch", job(fetch, merge, checkout, command)],
    ["stays on the branch", job(fetch, merge, command)],
    ["fetches another branch", job('git fetch --quiet origin "refs/heads/mine"', checkout, merge, command)],
    ["fetches nothing", job(checkout, merge, command)],
    [
      "merges something else",
      job(fetch, checkout, "git -c user.name=ci -c user.email=ci@localhost merge --quiet --squash HEAD", command),
    ],
    ["unstages everything", job(fetch, checkout, merge, "git reset --quiet", command)],
    ["has none of it", job(command)],
  ])("is weaker if it %s", async (_, head) => {
    expect((await weakened(base, head)).join("\n")).toMatch(/^\.gitlab-ci\.yml:3 `--staged` checks what .* leaves/m);
  });

  it("is as it was with other words around it", async () => {
    expect(await weakened(base, base)).toEqual([]);
    expect(await weakened(base, job("echo hello", fetch, checkout, merge, "git --version", command))).toEqual([]);
    expect(await weakened(job(command), job("npm ci", command))).toEqual([]);
  });
});

describe("npx with a prefix that keeps it from the repository's settings", () => {
  const hook = (command: string) => ({ ".husky/pre-commit": `${command}\n` });
  const [without, withIt] = ["npx --yes agent-profile-check check", "npx --prefix=/ --yes agent-profile-check check"];

  it("is weaker without it, and only as a flag of npx", async () => {
    const weaker = [expect.stringMatching(/^\.husky\/pre-commit:1 `--prefix=\/` is gone, without which npx obeys/)];
    expect(await weakened(hook(withIt), hook(without))).toEqual(weaker);
    expect(await weakened(hook(withIt), hook(withIt.replace("--prefix=/", "--prefer-offline")))).toEqual(weaker);
    expect(await weakened(hook(withIt), hook(`${without} --prefix=/`))).toEqual(expect.arrayContaining(weaker));
  });

  it("is no weaker with it, wherever it stands before the package", async () => {
    expect(await weakened(hook(without), hook(withIt))).toEqual([]);
    expect(await weakened(hook(withIt), hook("npx --yes --prefix=/ agent-profile-check check"))).toEqual([]);
  });
});

describe("a hook of the repository itself", () => {
  const file = ".pre-commit-config.yaml";
  const hooks = (entry: string, more = "") =>
    `repos:\n  - repo: local\n    hooks:\n      - id: agents\n        entry: ${entry}\n        language: system\n${more}`;
  const base = { [file]: hooks(`npx --no ${check}`, "        pass_filenames: false\n        always_run: true\n") };

  it.each<[title: string, text: string, sentence: RegExp]>([
    ["is gone", "repos: []\n", /the command of the hook `agents` is removed/],
    ["lists", base[file]?.replace(check, "agent-profile-check list") ?? "", /`list` \(was `check`\)/],
    ["hides its failure", hooks(`sh -c '${check} || true'`), /./],
    ["runs for some files", `${base[file]}        files: ^never$\n`, /`files` is/],
    ["runs later", `${base[file]}        stages: [manual]\n`, /`stages` is/],
    [
      "does not always run",
      base[file]?.replace("        always_run: true\n", "") ?? "",
      /^.pre-commit-config.yaml:5 `always_run` is gone/,
    ],
    ["runs later, by the file", `default_stages: [manual]\n${base[file]}`, /`default_stages` is/],
  ])("is a gate of pre-commit: %s", async (_, text, sentence) => {
    expect(await gatePlaces(sourcesOf(base))).toMatchObject([{ kind: "hook", path: file, line: 5 }]);
    const found = await weakened(base, { [file]: text });
    expect(found.some((message) => sentence.test(message))).toBe(true);
  });

  it("is the same with another name, and next to other hooks", async () => {
    const head = `${base[file]?.replace("language", "name: Agents\n        language")}      - id: other\n        entry: make\n`;
    expect(await weakened(base, { [file]: head })).toEqual([]);
  });
});

describe("a command of a hook manager or of GitLab", () => {
  it.each(paths)("is found, and missed where it is gone: %s", async (path) => {
    const base = { [path]: files[path] };
    expect(await gatePlaces(sourcesOf(base))).toHaveLength(1);
    expect(await weakened(base, {})).toEqual([expect.stringMatching(/ is removed$/)]);
    expect(await weakened(base, { [path]: files[path].replace(/.*agent-profile-check.*\n/, "") })).toEqual([
      expect.stringMatching(/ is removed$/),
    ]);
    expect(await weakened(base, base)).toEqual([]);
    expect(await weakened({}, base)).toEqual([]);
  });

  it.each<[title: string, path: keyof typeof files, head: string, message: RegExp]>([
    ["hides its failure", ".husky/pre-commit", `npm test\n${check} || true\n`, /`\|\| true` hides a failure/],
    ["ends before it", ".husky/pre-commit", `exit 0\n${check}\n`, /`exit 0` hides a failure/],
    ["is a comment", ".husky/pre-commit", `npm test\n# ${check}\n`, /is removed/],
    ["lists", ".husky/pre-commit", "npm test\nagent-profile-check list\n", /`list` \(was `check`\)/],
    ["lets more pass", ".husky/pre-commit", `npm test\n${check} --fail-on never\n`, /never/],
    [
      "runs something first",
      ".husky/pre-commit",
      `npm test\n./scripts/first.sh\n${check}\n`,
      /`.\/scripts\/first.sh` runs before/,
    ],
    ["is skipped", "lefthook.yml", lefthook(undefined, "      skip: true\n"), /`skip` is `true`/],
    ["runs for some files", "lefthook.yml", lefthook(undefined, '      glob: "*.ts"\n'), /`glob` is/],
    ["has another folder", "lefthook.yml", lefthook(undefined, "      root: docs/\n"), /`root` is `docs\/`/],
    [
      "is in another hook",
      "lefthook.yml",
      lefthook(undefined, "", "post-merge"),
      /the hook `post-merge` \(was `pre-commit`\)/,
    ],
    ["hides its failure", "lefthook.yml", lefthook(`npx --no ${check} || true`), /hides a failure/],
    ["is excluded by tags", "lefthook.yml", lefthook(undefined, "  exclude_tags: [slow]\n"), /`exclude_tags` is/],
    ["is allowed to fail", ".gitlab-ci.yml", gitlab("  allow_failure: true\n"), /`allow_failure` is `true`/],
    ["is started by hand", ".gitlab-ci.yml", gitlab("  when: manual\n"), /`when` is `manual`/],
    ["has rules", ".gitlab-ci.yml", gitlab("  rules:\n    - if: $RUN\n"), /`rules` is/],
    ["has another image", ".gitlab-ci.yml", gitlab().replace("node:24", "evil/node"), /`image` is `evil\/node`/],
    ["follows another script", ".gitlab-ci.yml", gitlab("  before_script: [./x.sh]\n"), /`before_script` is/],
    [
      "is in a pipeline that may not start",
      ".gitlab-ci.yml",
      gitlab("", undefined, "workflow: { rules: [{ when: never }] }\n"),
      /`workflow` is/,
    ],
    ["is included over", ".gitlab-ci.yml", gitlab("", undefined, "include: other.yml\n"), /`include` is `other.yml`/],
    [
      "hides its failure",
      ".gitlab-ci.yml",
      gitlab("", "npx --yes agent-profile-check check || true"),
      /hides a failure/,
    ],
  ])("is weakened where it %s (%s)", async (_, path, head, message) =>
    expect(await weakened({ [path]: files[path] }, { [path]: head })).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    ),
  );

  it.each<[title: string, path: keyof typeof files, head: string]>([
    ["a command follows it", ".husky/pre-commit", `npm test\n${check}\nnpm run lint\n`],
    ["a comment is added", ".husky/pre-commit", `# Checks.\nnpm test\n${check}\n`],
    ["another hook is added", "lefthook.yml", `${lefthook()}pre-push:\n  jobs:\n    - run: npm test\n`],
    ["its job has another name", "lefthook.yml", lefthook().replace("agent profiles", "agents")],
    ["another job is added", ".gitlab-ci.yml", `${gitlab()}test:\n  script: npm test\n`],
    ["its stage and tags change", ".gitlab-ci.yml", gitlab("  stage: test\n  tags: [docker]\n")],
  ])("is not weakened where %s (%s)", async (_, path, head) =>
    expect(await weakened({ [path]: files[path] }, { [path]: head })).toEqual([]),
  );

  const agents =
    "agents:\n  image: node:24\n  rules: [{ when: always }]\n  script:\n    - npx --yes agent-profile-check check\n";
  const template = agents.replace("agents:", ".agents:");
  const anchored = agents.replace("agents:", ".agents: &agents");

  it.each<[title: string, base: string, head: string, message: RegExp]>([
    ["is hidden", agents, template, /is removed/],
    ["is hidden next to another job", agents, `${template}other: { script: make }\n`, /is removed/],
    ["is in a file with another name", agents, "", /is removed/],
    ["is no longer taken over", `${template}agents: { extends: .agents }\n`, template, /is removed/],
    [
      "is changed where it is taken from",
      `${template}agents: { extends: .agents }\n`,
      `${template.replace("when: always", "when: manual")}agents: { extends: .agents }\n`,
      /`rules` is `when: manual`/,
    ],
    [
      "is changed where it is taken over",
      `${template}agents: { extends: .agents }\n`,
      `${template}agents: { extends: .agents, allow_failure: true }\n`,
      /`allow_failure`/,
    ],
    [
      "has another script where it is taken over",
      `${template}agents: { extends: .agents }\n`,
      `${template}agents: { extends: .agents, script: make }\n`,
      /is removed/,
    ],
    [
      "is changed by a second parent",
      `${template}agents: { extends: [.agents] }\n`,
      `${template}.x: { when: manual }\nagents: { extends: [.agents, .x] }\n`,
      /`when` is `manual`/,
    ],
    [
      "is changed where an alias brings it",
      `${anchored}agents: { <<: *agents }\n`,
      `${anchored.replace("when: always", "when: never")}agents: { <<: *agents }\n`,
      /`rules` is `when: never`/,
    ],
    [
      "is changed where a reference brings it",
      `${template}agents: { rules: [!reference [.agents, rules]], script: [!reference [.agents, script]] }\n`,
      `${template.replace("when: always", "when: never")}agents: { rules: [!reference [.agents, rules]], script: [!reference [.agents, script]] }\n`,
      /`rules` is `when: never`/,
    ],
    [
      "waits for another job",
      agents,
      `${agents}  needs: [other]\nother: { script: make, when: manual }\n`,
      /`needs` is `other`/,
    ],
  ])("of GitLab is weakened where it %s", async (_, base, head, message) =>
    expect(await weakened({ ".gitlab-ci.yml": base }, { ".gitlab-ci.yml": head })).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    ),
  );

  it("of GitLab may be hidden where another job takes it over, and waits for nothing", async () => {
    for (const [base, head] of [
      [agents, `${agents}  needs: []\n`],
      [`${template}agents: { extends: .agents }\n`, `${template}all: { extends: .agents }\n`],
      [`${anchored}agents: *agents\n`, `${anchored}agents: { <<: *agents }\n`],
      [agents, `.x: { script: [echo] }\n${agents}`],
    ] as const)
      expect(await weakened({ ".gitlab-ci.yml": base }, { ".gitlab-ci.yml": head })).toEqual([]);
    expect(await gatePlaces(sourcesOf({ ".gitlab-ci.yml": template }))).toEqual([]);
  });

  it("of GitLab is missed where it moves to a file that GitLab does not read by itself", async () => {
    expect(await weakened({ ".gitlab-ci.yml": agents }, { ".gitlab-ci.yaml": agents })).toEqual([
      expect.stringMatching(/`\.gitlab-ci\.yaml`/),
    ]);
  });

  it("of GitLab is read in little time, however jobs take over one another", async () => {
    const count = 40;
    const names = Array.from({ length: count }, (_, i) => `.x${i}`);
    const circle = `[${names.join(", ")}, agents]`;
    const jobs = names
      .map((name) => `${name}: { extends: ${circle}, script: [!reference [.x0, script], !reference [.x1, script]] }\n`)
      .join("");
    const text = `${agents}  extends: ${circle}\n${jobs}`;
    expect(await weakened({ ".gitlab-ci.yml": text }, { ".gitlab-ci.yml": text })).toEqual([]);
  });

  it("is found in lefthook's commands, groups and other formats", async () => {
    const run = `npx --no ${check}`;
    for (const file of [
      { "lefthook.yml": `pre-commit:\n  commands:\n    agents:\n      run: ${run}\n` },
      { "lefthook.yaml": `pre-commit:\n  jobs:\n    - group:\n        jobs:\n          - run: ${run}\n` },
      { ".config/lefthook.yml": lefthook() },
      { ".lefthook.toml": `[pre-commit.commands.agents]\nrun = "${run}"\n` },
      { "lefthook.json": JSON.stringify({ "pre-commit": { jobs: [{ run }] } }) },
    ])
      expect([await gatePlaces(sourcesOf(file)), await weakened(file, {})]).toEqual([
        [expect.objectContaining({ kind: "hook" })],
        [expect.stringMatching(/ is removed$/)],
      ]);
  });

  it.each(lefthookFiles)("is a gate wherever `init` adds it for lefthook: %s", (path) =>
    expect(isGate(path)).toBe(true),
  );

  it("that loses its line, whatever other lines go with it, is reported", () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.infiniteStream(fc.boolean()), async (path, drops) => {
        const lines = files[path].split("\n");
        const left = lines.filter((line) => !(line.includes("agent-profile-check") || drops.next().value));
        expect(await weakened({ [path]: files[path] }, { [path]: left.join("\n") })).not.toEqual([]);
      }),
      { numRuns: runs(100, 5_000) },
    ));

  const hazards: readonly ((line: string) => string)[] = [
    (line) => `${line} || true`,
    (line) => `${line} || :`,
    (line) => `${line} | cat`,
    (line) => `${line} &`,
    (line) => `${line}; true`,
    (line) => `true || ${line}`,
    (line) => `exit 0; ${line}`,
    (line) => `set +e; ${line}`,
    (line) => `if false; then ${line}; fi`,
    (line) => `echo ${line}`,
    (line) => `PATH=./bin:$PATH ${line}`,
    (line) => `${line} --fail-on never`,
    (line) => `${line} --host claude`,
    (line) => line.replace(" check", " list"),
  ];

  it.each(paths)("that a shell makes harmless is reported: %s", async (path) => {
    const [command = ""] = /(?:npx .*)?agent-profile-check check.*$/m.exec(files[path]) ?? [];
    for (const hazard of hazards) {
      const line = hazard(command);
      const head = files[path].replace(command, path === ".husky/pre-commit" ? line : JSON.stringify(line));
      expect(await weakened({ [path]: files[path] }, { [path]: head }), line).not.toEqual([]);
    }
  });
});

describe("the `.npmrc` of the repository", () => {
  const husky = (flags = "") => ({ ".husky/pre-commit": `npx ${flags}--no ${check}\n` });
  const npmrc = (text: string) => ({ ".npmrc": text });
  const finding = (line: number, key: string) =>
    `.npmrc:${line} \`${key}\` is set, and the command of the hook \`pre-commit\` obeys it, so another program may run in place of the check; start npx with \`--prefix=/\``;

  it.each([
    ["script-shell=/bin/true", 1, "script-shell"],
    ["; a comment\nnode-options = --require=./x.cjs", 2, "node-options"],
    ["save-exact=true\n@acme:registry=https://example.com/", 2, "@acme:registry"],
    ['"script-shell" = "/bin/true"', 1, "script-shell"],
    ["script-shell", 1, "script-shell"],
    ["shell[]=x\r", 1, "shell[]"],
  ])("must not newly say %j where npx reads it", async (text, line, key) => {
    expect(await weakened(husky(), { ...husky(), ...npmrc(text) })).toEqual([finding(line, key)]);
    expect(await weakened({ ...husky(), ...npmrc("fund=false\n") }, { ...husky(), ...npmrc(text) })).toHaveLength(1);
  });

  it("may say what it said, and what decides nothing", async () => {
    const base = { ...husky(), ...npmrc("script-shell=/bin/bash\nsave-exact=true\n") };
    for (const text of [
      "script-shell=/bin/bash\n",
      "# why\nfund=false\nengine-strict=true\n\n script-shell=/bin/bash\n",
      "script-shell=/bin/bash\n//registry.example.com/:_authToken=${TOKEN}\nshamefully-hoist=true\n",
    ])
      expect(await weakened(base, { ...husky(), ...npmrc(text) })).toEqual([]);
  });

  it("must not lose a setting, or change which of two counts", async () => {
    const base = { ...husky(), ...npmrc("shell=/a\nshell=/b\n") };
    for (const text of ["shell=/b\nshell=/a\n", "fund=false\n"])
      expect((await weakened(base, { ...husky(), ...npmrc(text) })).map((text) => text.split(",")[0])).toEqual([
        ".npmrc:1 `.npmrc` no longer says what it did",
      ]);
    expect(await weakened(base, husky())).toHaveLength(1);
  });

  it("is of no account where no package runner obeys it", async () => {
    const evil = npmrc("script-shell=/bin/true\n");
    expect(await weakened(husky("--prefix=/ "), { ...husky("--prefix=/ "), ...evil })).toEqual([]);
    expect(await weakened(files, { ...files, ...evil })).toHaveLength(1);
    const plain = { ".husky/pre-commit": `${check}\n` };
    expect(await weakened(plain, { ...plain, ...evil })).toEqual([]);
  });

  it("is read where it is a link, and told where it cannot be read", async () => {
    const hook = { ".husky/pre-commit": `npx --no ${check}\n` };
    const of = async (more: Record<string, Held>) => {
      const trees = await Promise.all([hook, { ...hook, ...more }].map((held) => RepoIndex.of(treeOf(held))));
      const { old, fresh } = await gateSources(trees[0] as RepoIndex, trees[1] as RepoIndex, isGate);
      return (await weakenedGates(old, fresh)).map(({ message, at }) => `${at.source.path} ${message.split(",")[0]}`);
    };
    expect(await of({ ".npmrc": { link: "x/rc" }, "x/rc": "script-shell=/bin/true\n" })).toEqual([
      ".npmrc `script-shell` is set",
    ]);
    expect(await of({ ".npmrc": { link: "x/rc" }, "x/rc": "fund=false\n" })).toEqual([]);
    expect(await of({ ".npmrc": { link: "../rc" } })).toEqual([".npmrc cannot be read"]);
    expect(await of({ ".npmrc": `script-shell=/bin/true\n${"#\n".repeat(3_000_000)}` })).toEqual([
      ".npmrc cannot be read",
    ]);
    expect(await of({ ".npmrc": Buffer.from("script-shell=/bin/true\n# \xff\n", "latin1") })).toEqual([
      ".npmrc `script-shell` is set",
    ]);
  });
});
