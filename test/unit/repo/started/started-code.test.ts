/** Which files a command starts: none that starts is missed, and what is certainly data does not count. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLooser } from "../../../../src/compare/settings/effects.ts";
import { essenceOf } from "../../../../src/inspect/material/manifests.ts";
import { filesStartedBy } from "../../../../src/repo/started/started-code.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import type { Output } from "../../../../src/repo/started/shell/data.ts";
import { diffPretty } from "../../../../src/reports/diff/pretty.ts";
import { startedCode } from "../../../../src/reports/started-code.ts";
import { comparison } from "../../../../src/reports/markdown/index.ts";
import { agent, judged, type Repository } from "../../../support/judging.ts";
import { expectLinear } from "../../../support/growth.ts";
import { treeOf } from "../../../support/memory.ts";
import { runs } from "../../../support/runs.ts";

const script = "tools/x.sh";

/** Every file that the line starts, where a host gives it to a shell. */
async function startedBy(line: string, files: Repository = {}, output: Output = "shown"): Promise<readonly string[]> {
  const repo = await RepoIndex.of(treeOf({ [script]: "touch mark\n", ...files }));
  const { files: found } = await filesStartedBy([line], "", repo, new Map([[line, output]]));
  return found.map(({ path }) => path);
}

/** Lines by which a shell runs `tools/x.sh`, or what it says. `F` and `E` stand for variables that it may have. */
const ways: readonly string[] = [
  `sh ${script}`,
  `./${script}`,
  `. ${script}`,
  `. ./${script}`,
  `source "${script}"`,
  `exec ${script}`,
  `exec sh < ${script}`,
  `env A=1 sh ${script}`,
  `/usr/bin/env -i bash ${script}`,
  `command sh ${script}`,
  `A=1 sh ${script}`,
  `bash -c './${script}'`,
  `bash -c "echo a; sh ${script}"`,
  `bash -c 'sh "$1"' a ${script}`,
  `eval "sh ${script}"`,
  `eval echo a '&&' sh ${script}`,
  `cat ${script} | sh`,
  `cat ${script} - | bash -s`,
  `head -1 ${script} | sh`,
  `tail -n 1 ${script} | cat | sh`,
  `cat ${script} | tee copy | sh`,
  `grep -v '^#' ${script} | sh`,
  `cat < ${script} | sh`,
  `sh < ${script}`,
  `sh <<< "$(cat ${script})"`,
  `sh <<E\n. ${script}\nE\n`,
  `sh <<'E'\n. ./${script}\nE\n`,
  `echo sh ${script} | sh`,
  `printf 'sh %s' ${script} | bash`,
  `printf '%s\\n' ${script} | xargs sh`,
  `echo ${script} | xargs cat | sh`,
  `echo ${script} | xargs -r cat sh; ls ${script} | xargs -I {} sh {}`,
  `echo ${script} | xargs -n1 sh`,
  `ls ${script} | xargs sh`,
  `echo ${script} | while read -r F; do sh "$F"; done`,
  `{ echo sh ${script}; } | sh`,
  `( cat ${script} ) | sh`,
  `if true; then echo sh ${script}; fi | sh`,
  `for F in ${script}; do sh "$F"; done`,
  `for F in a; do cat ${script}; done | sh`,
  `F=${script}; sh "$F"`,
  `F=${script}; echo a; cat "$F" | sh`,
  `echo \${F:=${script}}; sh $F`,
  `printf -v F %s ${script}; sh $F`,
  `set -- ${script}; sh "$1"`,
  `read -r F < <(echo ${script}); sh "$F"`,
  `echo ${script} > f; sh $(cat f)`,
  `cat ${script} > f; sh f`,
  `echo sh ${script} >&3 3> f; sh f`,
  `exec > f; echo sh ${script}; sh f`,
  `$(cat ${script})`,
  `$(echo sh ${script})`,
  `\`echo sh ${script}\``,
  `echo "$(sh ${script})"`,
  `echo \`sh ${script}\``,
  `[ -n "$(sh ${script})" ]`,
  `test -n "\`sh ${script}\`"`,
  `[[ $(sh ${script}) == a ]]`,
  `F="$(cat ${script})"; eval "$F"`,
  `sh <(cat ${script})`,
  `. <(echo sh ${script})`,
  `source /dev/stdin < ${script}`,
  `echo ${script}; sh $_`,
  `test -f ${script} && sh "$_"`,
  `[ -f ${script} ] && sh ${script}`,
  `test -x ${script}; ${script}`,
  `[[ ${script} =~ .* ]] && sh "\${BASH_REMATCH[0]}"`,
  `alias echo=sh\necho ${script}`,
  `shopt -s expand_aliases; alias cat=sh\ncat ${script}`,
  `echo() { sh "$@"; }; echo ${script}`,
  `function cat { sh "$1"; }; cat ${script}`,
  `test() { sh $2; }; test -f ${script}`,
  `f() { echo sh ${script}; }; f | sh`,
  `f() { echo sh ${script}; }; eval "$(f)"`,
  `f() { sh ${script}; }; f`,
  `PATH=./bin:$PATH; cat ${script}`,
  `PATH=./bin:$PATH cat ${script}`,
  `hash -p /bin/sh cat; cat ${script}`,
  `enable -n echo; echo ${script}`,
  `trap 'sh ${script}' EXIT`,
  `trap 'sh \${BASH_COMMAND#echo}' DEBUG; echo ${script}`,
  `find tools -name x.sh -exec sh {} ';' ; sh ${script}`,
  `find ${script} -exec sh {} +`,
  `awk 'BEGIN { system("sh ${script}") }'`,
  `nohup sh ${script} &`,
  `echo a & sh ${script}`,
  `timeout 5 sh ${script}`,
  `E=echo; E=sh; $E ${script}`,
  `"$E" ${script}`,
  `echo a # b\nsh ${script}`,
  `echo 'a' \\\n && sh ${script}`,
  `echo "a # b"; sh ${script}`,
  `echo a#b; sh ${script}`,
  `echo \\# ; sh ${script}`,
  `echo 'it'\\''s'; sh ${script}`,
  `echo "\\"" && sh ${script} "\\""`,
  `case a in a) sh ${script};; esac`,
  `case ${script} in *) sh ${script};; esac`,
  `if [ -f ${script} ]; then sh ${script}; else echo ${script}; fi`,
  `while sh ${script}; do break; done`,
  `! sh ${script}`,
  `cd tools && ./x.sh`,
  `[ -d tools ] && cd tools && sh x.sh`,
  // Not every shell of Windows has these quotes.
  `echo '&' sh ${script} '&'`,
  `cat <<E | sh\nsh ${script}\nE\n`,
];

describe("a line that starts a file", () => {
  const around = fc.constantFrom<(line: string) => string>(
    (line) => line,
    (line) => `echo a; ${line}`,
    (line) => `${line}\n`,
    (line) => `[ -f a ] && echo a\n${line}`,
    (line) => `# a\n${line}`,
    (line) => `cat a b || true\n${line}`,
    (line) => `{ ${line}\n}`,
    (line) => `( ${line}\n)`,
    (line) => `if true; then\n${line}\nfi`,
    (line) => `for i in 1 2; do\n${line}\ndone`,
    (line) => `case a in a) ${line}\n;; esac`,
    (line) => `f() {\n${line}\n}\nf`,
    (line) => `${line}\necho 'tools' # ${script}`,
    (line) => `echo "see ${script}"\n${line}`,
    (line) => `test -f ${script}\n${line}`,
    (line) => `head -40 ${script} >/dev/null\n${line}`,
    (line) => `printf '%s' "${script}" 2>&1\n${line}`,
  );
  const outputs = fc.constantFrom<Output>("shown", "host", "used", "unknown");

  it.each(ways)("has it: %s", async (line) => expect(await startedBy(line)).toContain(script));

  it("has it whatever is around it", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ways),
        fc.array(around, { maxLength: 3 }),
        outputs,
        async (way, all, output) => {
          const line = all.reduce((text, wrap) => wrap(text), way);
          expect(await startedBy(line, {}, output)).toContain(script);
        },
      ),
      { numRuns: runs(1_500, 30_000) },
    ));

  it("has it in a script that a shell runs", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ways.filter((way) => !/cd tools|'&'/.test(way))),
        around,
        fc.constantFrom("sh g.sh", "./g.sh", ". ./g.sh", "bash -eu g.sh", "./g.sh | head -3", 'eval "$(./g.sh)"'),
        fc.constantFrom("#!/bin/bash\n", "#!/usr/bin/env sh\n", ""),
        async (way, wrap, line, shebang) => {
          expect(await startedBy(line, { "g.sh": `${shebang}${wrap(way)}\n` })).toContain(script);
        },
      ),
      { numRuns: runs(1_000, 30_000) },
    ));

  it.each<[line: string, text: string]>([
    ["./g.sh | sh", `echo "sh ${script}"`],
    ["./g.sh | cat | sh", `echo sh ${script}`],
    ["./g.sh | xargs sh", `echo ${script}`],
    ['eval "$(sh g.sh)"', `echo sh ${script}`],
    ["F=$(bash g.sh); sh $F", `echo ${script}`],
    ["sh g.sh > f; sh f", `echo sh ${script}`],
    [". <(./g.sh)", `echo sh ${script}`],
    ["f() { ./g.sh; }; f | sh", `echo sh ${script}`],
    ["{ ./g.sh; } | sh", `echo sh ${script}`],
    ["sh g.sh; ./g.sh | sh", `echo sh ${script}`],
    ["sh g.sh; sed 's/^# *//' g.sh | sh", `# sh ${script}`],
    ["sh g.sh", `# sh ${script}\nsed -n 's/^# //p' "$0" | sh`],
    ["sh g.sh", `# sh ${script}\neval "$(grep '^# ' g.sh | cut -c3-)"`],
    ["sh g.sh", `# sh ${script}\ngrep -h '^# sh' *.sh | cut -c3- | sh`],
    ["BASH_ENV=lib bash g.sh", `echo ${script}`],
    ["export BASH_ENV=lib; bash g.sh", `echo ${script}`],
    ["cat() { sh $1; }; export -f cat; bash g.sh", `cat ${script}`],
    ["PATH=./bin:$PATH; sh g.sh", `cat ${script}`],
    ["python3 g.sh", `# ${script}`],
    ["./g.sh", `#!/usr/bin/env node\n# ${script}`],
    ["./g.sh", `#!/bin/bash -x\n. ./lib; echo ${script}`],
    ["./run g.sh", `echo sh ${script}`],
    ["node run.js", `require("child_process").execSync("sh g.sh")`],
  ])("has what a script prints or notes, where somebody may run that: %s, %s", async (line, text) => {
    const files = { "g.sh": `${text}\n`, lib: 'echo() { sh "$@"; }\n', run: 'sh "$1" | sh\n', "run.js": `${text}\n` };
    expect(
      await startedBy(line, { ...files, ...(line === "node run.js" ? { "g.sh": `echo sh ${script}\n` } : {}) }),
    ).toContain(script);
  });
});

describe("a file is not started", () => {
  it.each([
    `echo "see ${script}"`,
    `echo 'Run: bash ${script} --exec (or ask for it).'`,
    `printf '%s\\n' "see ${script}" >&2`,
    `true && echo ${script} || true`,
    `[ -f ${script} ] && echo '{"additionalContext":"Read ${script} first."}' || true`,
    `test -x ${script}; exit 0`,
    `[[ -f ${script} ]] || exit 0`,
    `if [ -f ${script} ]; then echo a; elif test -d tools; then echo b; fi`,
    `echo see ${script} | head -1`,
    `echo see ${script} > /dev/null 2>&1`,
    `ls ${script} 2>/dev/null | wc -l`,
    `echo a # then ${script}`,
  ])("by %s", async (line) => {
    expect(await startedBy(line, {}, "shown")).toEqual([]);
    expect(await startedBy(line, {}, "host")).toEqual([]);
  });

  it.each([
    `ls a/*.md | sort -r | head -n 8 | xargs -r cat | head -60; head ${script}`,
    `head -40 ${script}`,
    `cat ${script} | head -5`,
    `grep -c a ${script}`,
    `if true; then tail ${script}; fi`,
  ])("by %s, where a model reads the output, but a host may do what it says", async (line) => {
    expect(await startedBy(line, {}, "shown")).toEqual([]);
    expect(await startedBy(line, {}, "host")).toEqual([script]);
  });

  it("by a script that only speaks of it", async () => {
    const text = `#!/bin/bash\n# As ${script} does.\nif [ -n "$A" ]; then\n  echo "Run: bash ${script}"\nfi\nexit 0\n`;
    for (const line of ["sh g.sh", "./g.sh", '"$CLAUDE_PROJECT_DIR"/g.sh', "/usr/bin/env -i A=1 bash --norc g.sh"])
      expect(await startedBy(line, { "g.sh": text }, "host"), line).toEqual(["g.sh"]);
  });

  it("takes time in proportion to the text", async () => {
    for (const unit of [
      "echo a; ",
      "{ ",
      "( ",
      "$(",
      '"${',
      "a | ",
      "# a\n",
      "if a; then ",
      "<<E ",
      "'",
      "[[ a ",
      "${a",
    ])
      await expectLinear(
        2_000,
        (size) => unit.repeat(size),
        (text) => startedBy(text),
      );
  });
});

describe("of a manifest", () => {
  const packageOf = (more: object) =>
    JSON.stringify({ name: "a", version: "1.0.0", scripts: { guard: "node g.js" }, ...more });

  it.each<[string, string, string, string]>([
    ["its version", "package.json", packageOf({}), packageOf({ version: "1.0.1" })],
    ["its layout", "package.json", packageOf({}), `${JSON.stringify(JSON.parse(packageOf({})), null, 2)}\n`],
    ["its description", "package.json", packageOf({}), packageOf({ description: "b", author: "c", keywords: ["d"] })],
    [
      "the package's own version",
      "package-lock.json",
      '{"name":"a","version":"1","packages":{"":{"version":"1"},"packages/b":{"version":"1"}}}',
      '{"name":"a","version":"2","packages":{"":{"version":"2"},"packages/b":{"version":"2"}}}',
    ],
    [
      "its version",
      "pyproject.toml",
      '[project]\nname = "a"\nversion = "1"\nclassifiers = [\n  "b",\n]\n[tool.x]\ny = 1\n',
      '[project]\nname = "a"\nversion = "2"\ndescription = "c"\nauthors = [{ name = "d" }]\nclassifiers = []\n\n# Why.\n[tool.x]\ny = 1\n',
    ],
    [
      "the package's own version",
      "uv.lock",
      '[[package]]\nname = "a"\nversion = "1"\nsource = { editable = "." }\n\n[[package]]\nname = "b"\nversion = "1"\n',
      '[[package]]\nname = "a"\nversion = "2"\nsource = { editable = "." }\n\n[[package]]\nname = "b"\nversion = "1"\n',
    ],
  ])("%s does not count: %s", (_, name, before, after) => {
    expect(essenceOf(name, before)).toBeDefined();
    expect(essenceOf(name, after)).toBe(essenceOf(name, before));
  });

  it.each<[string, string, string]>([
    ...[
      { scripts: { guard: "sh evil" } },
      { dependencies: { b: "2" } },
      { devDependencies: { b: "2" } },
      { overrides: { b: "2" } },
      { workspaces: ["b"] },
      { packageManager: "npm@1" },
      { bin: "b.js" },
      { main: "b.js" },
      { exports: "./b.js" },
      { type: "module" },
      { husky: {} },
    ].map((more): [string, string, string] => ["package.json", packageOf({}), packageOf(more)]),
    [
      "package-lock.json",
      '{"packages":{"node_modules/b":{"version":"1"}}}',
      '{"packages":{"node_modules/b":{"version":"2"}}}',
    ],
    ["pyproject.toml", '[project]\nversion = "1"\n', '[project]\nversion = "1"\ndependencies = ["b"]\n'],
    ["pyproject.toml", '[tool.x]\nversion = "1"\n', '[tool.x]\nversion = "2"\n'],
    [
      "uv.lock",
      '[[package]]\nversion = "1"\nsource = { registry = "b" }\n',
      '[[package]]\nversion = "2"\nsource = { registry = "b" }\n',
    ],
  ])("everything else counts: %s, %s, %s", (name, before, after) =>
    expect(essenceOf(name, after)).not.toBe(essenceOf(name, before)),
  );

  it.each<[string, string]>([
    ["package.json", packageOf({ scripts: { guard: 'sh -c "$npm_package_description"' } })],
    ["package.json", packageOf({ scripts: { guard: "node -p \"require('./package.json').version\"" } })],
    ["package.json", "{"],
    ["pyproject.toml", '[tool.x]\ny = """\n[project]\nversion = "1"\n"""\n'],
    ["yarn.lock", "a"],
  ])("all counts where it may be read in another way: %s, %s", (name, text) =>
    expect(essenceOf(name, text)).toBeUndefined(),
  );

  const hook = (command: string): Repository => ({
    ".claude/agents/helper.md": agent("helper", "Read"),
    ".claude/settings.json": JSON.stringify({ hooks: { SessionStart: [{ hooks: [{ type: "command", command }] }] } }),
  });
  const changed = async (command: string, path: string, before: string, after: string, more: Repository = {}) => {
    const files = { ...hook(command), ...more };
    const { settings = [] } = await judged({ ...files, [path]: after }, { base: { ...files, [path]: before } });
    return settings.map((change) => [change.material, isLooser(change)]);
  };

  it("a release of the package is no change", async () =>
    expect(await changed("npm run guard", "package.json", packageOf({}), packageOf({ version: "2.0.0" }))).toEqual([]));

  it.each([
    ["npm run guard", "package-lock.json"],
    ["npm ci", "package-lock.json"],
    ["pnpm guard", "pnpm-lock.yaml"],
    ["yarn guard", "yarn.lock"],
    ["bun run guard", "bun.lock"],
    ["uv run guard", "uv.lock"],
    ["poetry run guard", "poetry.lock"],
    ["cd packages/b && npm run guard", "package-lock.json"],
    ["npm run guard", ".npmrc"],
    ["npx --no guard", ".npmrc"],
    ["yarn guard", ".yarnrc.yml"],
    ["bunx guard", "bunfig.toml"],
    ["./gradlew guard", "gradle/wrapper/gradle-wrapper.properties"],
    ["mvn verify", ".mvn/extensions.xml"],
    ["docker compose run guard", "compose.override.yaml"],
  ])("what is installed, and with which settings, counts: %s, %s", async (command, path) =>
    expect(await changed(command, path, "1", "2", { "packages/b/package.json": packageOf({}) })).toEqual([
      [[path], true],
    ]),
  );

  it("a manifest that a command names counts as a whole", async () =>
    expect(
      await changed(
        "npm run guard && node check.js package.json",
        "package.json",
        packageOf({}),
        packageOf({ version: "2" }),
      ),
    ).toEqual([[["package.json"], true]]));
});

describe("what a host does with the output", () => {
  const settings = (event: string, hook: object): Repository => ({
    ".claude/agents/helper.md": agent("helper", "Read"),
    ".claude/settings.json": JSON.stringify({ hooks: { [event]: [{ hooks: [{ type: "command", ...hook }] }] } }),
  });
  const material = async (files: Repository) => {
    const result = await judged({ ...files, "log.md": "2" }, { base: { ...files, "log.md": "1" } });
    return result.settings?.flatMap((change) => change.material);
  };

  it.each<[string, object, boolean]>([
    ["SessionStart", { command: "head -40 log.md" }, false],
    ["SessionStart", { command: "echo log.md" }, false],
    ["PreToolUse", { command: "echo log.md" }, false],
    // It may say that a tool needs no approval.
    ["PreToolUse", { command: "cat log.md" }, true],
    ["SessionStart", { command: "./run", args: ["echo log.md"] }, true],
    ["SessionStart", { command: "echo log.md", args: ["| sh"] }, true],
    ["SessionStart", { command: "echo log.md", shell: "python" }, true],
    ["SessionStart", { command: "echo log.md", env: { PATH: "." } }, true],
    ["SessionStart", { command: ["echo", "log.md"] }, true],
  ])("%s %j", async (event, hook, isStarted) =>
    expect(await material(settings(event, hook))).toEqual(isStarted ? ["log.md"] : []),
  );

  it("settings that choose the shell or what it finds leave nothing certain", async () => {
    const files = settings("SessionStart", { command: "echo log.md" });
    const text = String(files[".claude/settings.json"]).replace(/\}$/, ',"env":{"BASH_ENV":"lib"}}');
    expect(await material({ ...files, ".claude/settings.json": text })).toEqual(["log.md"]);
  });
});

describe("reports", () => {
  const files = (count: number): Repository => ({
    ...Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `.claude/agents/a${i}.md`,
        agent(`a${i}`, "Read", {
          more: "hooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: ./guard.sh\n",
        }),
      ]),
    ),
    ".claude/settings.json": JSON.stringify({
      hooks: Object.fromEntries(
        ["PreToolUse", "Stop"].map((event) => [event, [{ hooks: [{ type: "command", command: "./guard.sh" }] }]]),
      ),
    }),
  });

  it("tell started code once, and of no looser setting and no subagent that gained power", async () => {
    const result = await judged({ ...files(30), "guard.sh": "2" }, { base: { ...files(30), "guard.sh": "1" } });
    const terminal = diffPretty(result, { color: false, columns: 400 });
    const lines = terminal.split("\n").filter((line) => line !== "");
    expect(lines).toEqual([
      "Started code changed",
      expect.stringMatching(
        /^  hooks\.PreToolUse \(Claude Code, .*hooks\.Stop \(.*\), a0 \(Claude Code\), .* and 26 more subagents stay; .*: guard\.sh$/,
      ),
      expect.stringMatching(/^No subagent changed; 1 started file changed from /),
    ]);
    const page = comparison(result);
    expect(page).toContain("## No subagent changed; 1 started file changed");
    expect(page).toContain("### Started code changed");
    expect(page.match(/guard\.sh/g)).toHaveLength(1);
    expect(page).not.toMatch(/Looser|Gained power/);
    expect(result.changes?.every(({ widened }) => widened)).toBe(true);
    expect(result.settings?.every(isLooser)).toBe(true);
  });

  it("name a script that changed with the hook that starts it now, and not once more", async () => {
    const base: Repository = { ".claude/agents/a0.md": agent("a0", "Read"), "guard.sh": "1" };
    const hooked = { ".claude/agents/a0.md": String(files(1)[".claude/agents/a0.md"]), "guard.sh": "2" };
    const told = async (head: Repository, before: Repository) =>
      diffPretty(await judged(head, { base: before }), { color: false, columns: 400 });
    const added = await told(hooked, base);
    expect(added.match(/guard\.sh/g)).toHaveLength(1);
    expect(added).toContain("can now execute commands, by the hook `Stop`: `./guard.sh`");
    expect(added).not.toContain("tarted");
    // A command that stays may start what another one starts too.
    const kept = { ...base, ".claude/agents/a0.md": hooked[".claude/agents/a0.md"].replace("./guard.sh", "./old.sh") };
    const both = hooked[".claude/agents/a0.md"].replace(
      "          command: ./guard.sh",
      "          command: ./old.sh\n        - type: command\n          command: ./new.sh",
    );
    const rest = { "old.sh": ". ./guard.sh", "new.sh": "true" };
    const mixed = await told({ ...rest, ".claude/agents/a0.md": both, "guard.sh": "2" }, { ...rest, ...kept });
    expect(mixed).toMatch(/^ {2}a0 \(Claude Code\) stays; the code that it starts has changed: guard\.sh$/m);
    const alone = await told({ ...hooked }, { ...hooked, "guard.sh": "1" });
    expect(alone).toMatch(/^ {2}a0 \(Claude Code\) stays; .*: guard\.sh$/m);
  });

  it("still tell what else changed of the same subagent and settings file", async () => {
    const head: Repository = { ...files(1), "guard.sh": "2" };
    const result = await judged(
      {
        ...head,
        ".claude/agents/a0.md": String(files(1)[".claude/agents/a0.md"]).replace("tools: Read", "tools: Read, Bash"),
        ".claude/settings.json": String(head[".claude/settings.json"]).replace(
          /^\{/,
          '{"permissions":{"defaultMode":"acceptEdits"},',
        ),
      },
      { base: { ...files(1), "guard.sh": "1" } },
    );
    const terminal = diffPretty(result, { color: false, columns: 400 });
    expect(terminal).toMatch(/^Looser settings: .*\n {2}asks less: permissions\.defaultMode/m);
    expect(terminal).toMatch(/^Gained power\na0 .*\n {2}can now/m);
    expect(terminal.match(/guard\.sh/g)).toHaveLength(1);
    expect(terminal).toMatch(/^1 subagent gained power; 1 now runs under looser settings; 1 started file changed$/m);
  });
});

describe("started code that is told", () => {
  const of = (setting: string, ...material: readonly string[]) => ({
    host: "Claude Code",
    path: "s.json",
    setting,
    material,
  });
  const told = (...settings: readonly ReturnType<typeof of>[]) =>
    startedCode(settings, []).map(({ files, settings: by }) => [by.length, ...files.map(({ path }) => path)]);

  it("is one sentence where some only start a part of it", () => {
    expect(told(of("a", "x", "y"), of("b", "x"))).toEqual([[2, "x", "y"]]);
    expect(told(of("a", "x", "y", "z"), of("b", "y"), of("c", "y", "x"))).toEqual([[3, "y", "x", "z"]]);
  });

  it("is more where neither is a part of the other", () => {
    expect(told(of("a", "x"), of("b", "y"))).toEqual([
      [1, "x"],
      [1, "y"],
    ]);
    expect(told(of("a", "x", "y"), of("b", "x", "z"))).toEqual([[2, "x", "y", "z"]]);
  });
});
