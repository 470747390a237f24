/** The files that a program merges, or of which it reads only one: what is lost by a file that is added is reported. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weakenedGates } from "../../../../src/policy/gate/index.ts";
import { gatePlaces } from "../../../../src/policy/gate/places.ts";
import { lineFact } from "../../../support/facts.ts";
import { runs } from "../../../support/runs.ts";

type Files = Readonly<Record<string, string>>;
const sourcesOf = (files: Files) => Object.entries(files).map(([path, text]) => ({ path, text }));
const problems = (base: Files, head: Files) => weakenedGates(sourcesOf(base), sourcesOf(head));
/** `PATH:LINE MESSAGE`. */
const weakened = async (base: Files, head: Files) =>
  (await problems(base, head)).map((problem) => `${lineFact(problem)} ${problem.message}`);
const added = (base: Files, more: Files) => weakened(base, { ...base, ...more });

const check = "npx --no agent-profile-check check --staged";
const main = { "lefthook.yml": `pre-commit:\n  jobs:\n    - name: agents\n      run: ${check}\n` };

describe("a local file of lefthook", () => {
  it.each<[title: string, text: string, at: string]>([
    ["skips the hook", "pre-commit:\n  skip: true\n", "lefthook-local.yml:2"],
    [
      "runs something else under the name",
      "pre-commit:\n  jobs:\n    - name: agents\n      run: make\n",
      "lefthook.yml:1",
    ],
    ["skips the job", "pre-commit:\n  jobs:\n    - name: agents\n      skip: true\n", "lefthook-local.yml:4"],
    ["excludes by tags", "pre-commit:\n  exclude_tags: [agents]\n", "lefthook-local.yml:2"],
    ["has a key in another case", "pre-commit:\n  Jobs: []\n", "lefthook-local.yml:2"],
    ["extends another file", "extends: [x.yml]\n", "lefthook-local.yml:1"],
    ["takes a remote one", "remotes:\n  - git_url: https://evil.example\n", "lefthook-local.yml:1"],
    ["starts another program as lefthook", 'lefthook: "true"\n', "lefthook-local.yml:1"],
    ["reads a script first", "rc: ./x.sh\n", "lefthook-local.yml:1"],
    ["replaces words of commands", "templates:\n  npx: echo\n", "lefthook-local.yml:1"],
    ["has a key that is not known", "all_hooks: off\n", "lefthook-local.yml:1"],
    ["is refused", "pre-push: {}\npre-push: {}\n", "lefthook-local.yml:2"],
    ["cannot be read", "pre-push: [\n", "lefthook-local.yml:2"],
    [
      "wraps the command",
      'pre-commit:\n  jobs:\n    - name: agents\n      run: "{cmd} || true"\n',
      "lefthook-local.yml:4",
    ],
  ])("is reported where it %s", async (_, text, at) => {
    expect((await problems(main, { ...main, "lefthook-local.yml": text })).map(lineFact)).toContain(at);
    const there = { ...main, "lefthook-local.yml": text };
    expect(await weakened(there, there)).toEqual([]);
    expect(await weakened(there, main)).toEqual([]);
  });

  it.each<[title: string, text: string]>([
    ["shows less", "output: [failure]\ncolors: false\nno_tty: true\n"],
    ["has other hooks", "pre-push:\n  skip: true\n  jobs:\n    - run: make\n"],
    ["has other jobs", "pre-commit:\n  jobs:\n    - run: make\n    - name: other\n      run: make\n      skip: true\n"],
    ["runs the same under the name", `pre-commit:\n  jobs:\n    - name: agents\n      run: ${check}\n`],
    ["runs the same by its place", 'pre-commit:\n  jobs:\n    - name: agents\n      run: "{cmd}"\n'],
  ])("is not reported where it %s", async (_, text) =>
    expect(await added(main, { "lefthook-local.yml": text })).toEqual([]),
  );

  it("is merged into groups and commands", async () => {
    const group = {
      "lefthook.yml": `pre-commit:\n  jobs:\n    - name: g\n      group:\n        jobs:\n          - name: a\n            run: ${check}\n`,
    };
    const local =
      "pre-commit:\n  jobs:\n    - name: g\n      group:\n        jobs:\n          - name: a\n            only: [x]\n";
    expect(await added(group, { ".lefthook-local.yml": local })).toEqual([expect.stringMatching(/local.yml:7 `only`/)]);
    const commands = { "lefthook.toml": `[pre-commit.commands.a]\nrun = "${check}"\n` };
    expect(
      await added(commands, { ".config/lefthook-local.json": '{"pre-commit":{"commands":{"a":{"skip":true}}}}' }),
    ).toEqual([expect.stringMatching(/local.json:1 `skip`/)]);
  });

  it("may have the check itself", async () => {
    const local = { "lefthook-local.yml": main["lefthook.yml"] };
    expect(await gatePlaces(sourcesOf({ "lefthook.yml": "pre-push: {}\n", ...local }))).toMatchObject([
      { kind: "hook" },
    ]);
    expect(await weakened(local, {})).toEqual([expect.stringMatching(/is removed$/)]);
  });

  it("says the same in its file as in the main one, whatever keys of the hook it has", () =>
    fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom("skip", "only", "exclude_tags", "files", "parallel", "piped", "follow", "env", "setup", "zz"),
          fc.constantFrom<unknown>(true, "x", ["x"], { x: "y" }),
        ),
        async (keys) => {
          const doc = { jobs: [{ name: "agents", run: check }] };
          const file = (hook: unknown) => JSON.stringify({ "pre-commit": hook });
          const base = { "lefthook.json": file(doc) };
          const one = await problems(base, { "lefthook.json": file({ ...doc, ...keys }) });
          const two = await problems(base, { ...base, "lefthook-local.json": file(keys) });
          expect(two.map(({ message }) => message)).toEqual(one.map(({ message }) => message));
        },
      ),
      { numRuns: runs(60, 2_000) },
    ));
});

/** In the order in which the program looks for them: of two, the first is read. */
const lefthookOrder = ["yml", "yaml", "json", "jsonc", "toml"].flatMap((extension) =>
  ["lefthook", ".lefthook", ".config/lefthook"].map((stem) => `${stem}.${extension}`),
);
const lefthookText = (path: string, run: string) =>
  path.endsWith("toml")
    ? `[[pre-commit.jobs]]\nrun = "${run}"\n`
    : JSON.stringify({ "pre-commit": { jobs: [{ run }] } });

describe("a file in the place of another", () => {
  it("is the one that lefthook reads", async () => {
    for (const [i, first] of lefthookOrder.entries())
      for (const second of lefthookOrder.slice(i + 1)) {
        const base = { [second]: lefthookText(second, check) };
        expect(await added(base, { [first]: lefthookText(first, "make") })).toEqual([
          expect.stringContaining(`${first}:1 \`${first}\` is read instead of \`${second}\``),
        ]);
        expect(await added(base, { [first]: lefthookText(first, check) })).toEqual([]);
        const read = { [first]: lefthookText(first, check) };
        expect(await added(read, { [second]: lefthookText(second, "make") })).toEqual([]);
      }
  });

  const repo = "https://github.com/acme/agent-profile-check";
  const yaml = (more = "") =>
    `repos:\n  - repo: ${repo}\n    rev: v1\n    hooks:\n      - id: agent-profile-check\n${more}`;
  const toml = (more = "") =>
    `[[repos]]\nrepo = "${repo}"\nrev = "v1"\nhooks = [{ id = "agent-profile-check"${more} }]\n`;
  const none = '[[repos]]\nrepo = "builtin"\nhooks = []\n';
  const hooks = ".pre-commit-config.yaml";

  it.each<[title: string, base: Files, head: Files, expected: readonly RegExp[]]>([
    [
      "without the hook",
      { [hooks]: yaml() },
      { [hooks]: yaml(), "prek.toml": none },
      [/^prek.toml:1 prek reads `prek.toml`/],
    ],
    [
      "without anything",
      { [hooks]: yaml() },
      { [hooks]: yaml(), "prek.toml": "" },
      [/^prek.toml:1 prek reads `prek.toml`/],
    ],
    [
      "that cannot be read",
      { [hooks]: yaml() },
      { [hooks]: yaml(), "prek.toml": "x = [" },
      [/^prek.toml:1 prek reads/],
    ],
    [
      "with a weaker hook",
      { [hooks]: yaml() },
      { [hooks]: yaml(), "prek.toml": toml(', stages = ["manual"]') },
      [/^prek.toml:4 the hook no longer runs before a commit/],
    ],
    ["with the hook", { [hooks]: yaml() }, { [hooks]: yaml(), "prek.toml": toml() }, []],
    ["in its place", { [hooks]: yaml() }, { "prek.toml": toml() }, []],
    ["that is gone", { [hooks]: yaml(), "prek.toml": toml() }, { [hooks]: yaml() }, []],
    [
      "that is gone, and the other has no hook",
      { [hooks]: "repos: []\n", "prek.toml": toml() },
      { [hooks]: "repos: []\n" },
      [/prek reads `.pre-commit-config.yaml` instead of `prek.toml`/],
    ],
    ["that was there", { [hooks]: yaml(), "prek.toml": none }, { [hooks]: yaml(), "prek.toml": none }, []],
    [
      "that only prek reads, and only alone",
      { [hooks]: yaml() },
      { [hooks]: "repos: []\n", ".pre-commit-config.yml": yaml() },
      [/is removed/],
    ],
    [
      "with the ending that pre-commit does not read",
      { [hooks]: yaml() },
      { ".pre-commit-config.yml": yaml() },
      [/^.pre-commit-config.yml:1 pre-commit does not read `.pre-commit-config.yml`, so the hook .* is removed; name/],
    ],
    [
      "with that ending, next to `prek.toml`",
      { [hooks]: yaml() },
      { ".pre-commit-config.yml": yaml(), "prek.toml": toml() },
      [],
    ],
    ["with the ending that both read", { ".pre-commit-config.yml": yaml() }, { [hooks]: yaml() }, []],
    ["that nothing reads", { "prek.toml": toml() }, { ".prek.toml": toml() }, [/is removed/]],
  ])("is prek's %s", async (_, base, head, expected) =>
    expect(await weakened(base, head)).toEqual(expected.map((message) => expect.stringMatching(message))),
  );

  it("is an action's `action.yml`", async () => {
    const action = (uses: string) => `runs:\n  using: composite\n  steps:\n    - uses: ${uses}\n`;
    const base = {
      "ci/gate/action.yaml": action("acme/agent-profile-check@v1"),
      ".github/workflows/a.yml":
        "on: pull_request\njobs:\n  c:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: ./ci/gate\n",
    };
    expect(await added(base, { "ci/gate/action.yml": action("actions/cache@v4") })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ci\/gate\/action.yml:1 `ci\/gate\/action.yml` is read instead/)]),
    );
  });
});
