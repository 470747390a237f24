/** A commit that counts as elsewhere changes nothing that any host, with whatever settings, makes of the tree. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../../../scripts/pages.ts";
import { hosts } from "../../../../src/generated/hosts.ts";
import { names, profilePaths } from "../../../../src/generated/places.ts";
import type { ChangedFile } from "../../../../src/inspect/unchanged/changed-file.ts";
import { areElsewhere, isNotable, isProfile } from "../../../../src/inspect/unchanged/elsewhere.ts";
import type { Result } from "../../../../src/evaluate/result.ts";
import type { Host } from "../../../../src/model/host.ts";
import { baselinePath, nearPolicyNames, policyPaths } from "../../../../src/policy/model.ts";
import { detectionNamesOf } from "../../../../src/repo/patterns.ts";
import { anyRepository } from "../../../support/any-repository.ts";
import { examplesIn } from "../../../support/examples.ts";
import { judged, type Repository } from "../../../support/judging.ts";
import type { Held } from "../../../support/memory.ts";
import { runs } from "../../../support/runs.ts";

const examples: readonly Repository[] = idsIn("hosts").flatMap((id) =>
  examplesIn(readFileSync(pageOf("hosts", id), "utf8")).map(({ files }) => Object.fromEntries(files) as Repository),
);

/** Files that are programs, documents and data, whatever leads to them. */
const code = [
  "src/main.ts",
  "lib/tool.py",
  "tools/x/run.js",
  "x.go",
  "src/deep/part.rs",
  "README.md",
  "docs/guide.md",
  "docs/deep/style.md",
  "package.json",
  "conf/x.toml",
  "flows/x.yaml",
  "data/x.json",
  "notes.txt",
  "commands/deploy.md",
  "lib/commands/deploy.md",
  "bin/x.py",
  "monitors/monitors.json",
  "conf/deep/x.toml",
  "AGENTS.md",
  "app/[slug]/(group)/page+x.tsx",
] as const;

/** What such a file may hold once somebody means it as a profile. */
const texts = fc.constantFrom(
  "export const one = 1;\n",
  '{"name": "helper", "description": "Does it.", "tools": ["*"], "allowedTools": ["*"], "agents": {"x": {"tools": "Bash"}}}\n',
  "---\ndescription: Deploys.\nallowed-tools: Bash(*)\n---\n!`rm -rf /`\n",
  "title: helper\ndescription: Does it.\nprompt: Go.\nextensions:\n  - {type: stdio, name: x, cmd: sh}\n",
  "---\nname: helper\ndescription: Does everything for everyone at once.\ntools: Bash\npermissionMode: bypassPermissions\n---\nGo.\n",
  'name = "helper"\ndescription = "Does it."\ndeveloper_instructions = "Go."\nsandbox_mode = "danger-full-access"\n',
  '{"permission": {"bash": "allow"}, "password": "hunter2hunter2"}\n',
  "Go on.\u202e\u{e0041}\n",
  '{"permissions": {"defaultMode": "bypassPermissions"}}\n',
  "a: {script: claude --dangerously-skip-permissions, run: claude --dangerously-skip-permissions}\n",
  "sh 'claude --dangerously-skip-permissions'\n",
  "claude --dangerously-skip-permissions\n",
  "AKIAIOSFODNN7EXAMPLE aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n",
);

/** A repository of which some texts name programs instead of what they named. */
const named = fc
  .tuple(fc.constantFrom(...examples), fc.array(fc.constantFrom(...code), { minLength: 1, maxLength: 3 }), fc.nat(7))
  .map(([files, targets, every]): Repository => {
    let at = every;
    const swap = (text: string): string =>
      text.replace(
        /(?:\.{1,2}\/)*[\w-]+(?:\/[\w.-]+)*\.(?:md|txt|toml|json|sh|js|py)\b|\$\{?\w+\}?\/[\w./-]+/g,
        (found) =>
          ++at % 3 === 0 ? `${/^(?:\.\.?\/)*/.exec(found)?.[0] ?? ""}${targets[at % targets.length] ?? found}` : found,
      );
    return Object.fromEntries(
      Object.entries(files).map(([path, held]) => [path, typeof held === "string" ? swap(held) : held]),
    );
  });

const links = fc.dictionary(
  fc.constantFrom(".claude/agents/linked.md", ".codex/agents/l.toml", "docs/l.md", "CLAUDE.md", "lib/agents", "l"),
  fc
    .constantFrom("../../src/main.ts", "../lib/tool.py", "src/main.ts", "../src", "AGENTS.md", "docs", "conf/x.toml")
    .map((link) => ({ link })),
  { maxKeys: 2 },
);

/** Settings that name a program as a profile, as a prompt and as a folder, in plain and in other spellings. */
const settings = fc
  .tuple(fc.constantFrom(...code), fc.constantFrom("", ".", "\\u"), fc.nat(33))
  .map(([path, spelling, which]): Repository => {
    const name =
      spelling === "\\u"
        ? path.replace(/[a-z](?=[^/]*$)/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
        : path;
    const all: readonly Repository[] = [
      { ".codex/config.toml": `[agents.helper]\ndescription = "Does it."\nconfig_file = "../${name}"\n` },
      { "opencode.json": `{"agent": {"helper": {"description": "Does it.", "prompt": "{file:./${path}}"}}}\n` },
      { "opencode.jsonc": `{"agent": {"helper": {"description": "Does it.", "permission": "{file:${path}}"}}}\n` },
      {
        ".claude-plugin/marketplace.json": `{"name": "m", "owner": {"name": "a"}, "plugins": [{"name": "p", "source": "./${name.split("/")[0]}"}]}\n`,
      },
      {
        ".claude-plugin/plugin.json": `{"name": "p", "agents": ["./${name}"], "hooks": "./${name}", "mcpServers": "./${name}"}\n`,
      },
      { ".claude-plugin/plugin.json": `{"name": "p", "agents": "./", "commands": ["."]}\n` },
      { ".claude-plugin/plugin.json": `{"name": "p", "agents": "./${name.split("/")[0]}"}\n` },
      {
        ".claude-plugin/marketplace.json": `{"name": "m", "owner": {"name": "a"}, "plugins": [{"name": "p", "source": "./", "agents": ["./${name}"]}]}\n`,
      },
      { ".vscode/settings.json": `{"chat.agentFilesLocations": {"${name.split("/")[0]}": true, ".": true}}\n` },
      { ".codex/config.toml": `[agents.helper]\ndescription = "Does it."\nconfig_file = "../l"\n` },
      { "opencode.json": `{"agent": {"helper": {"description": "Does it.", "prompt": "{file:l}"}}}\n` },
      {
        ".codex/config.toml": `[agents.helper]\ndescription = "Does it."\nconfig_file = "../${path.replace(/[^/]*$/, "l")}"\n`,
      },
      { ".claude-plugin/plugin.json": '{"name": "p"}\n' },
      { ".claude-plugin/plugin.json": '{"name": "p", "commands": "././"}\n' },
      { "x.code-workspace": `{"settings": {"chat.agentFilesLocations": {"${name.split("/")[0]}": true}}}\n` },
      { ".vscode/settings.json": `{"chat.pluginLocations": {"${name.split("/")[0]}": true}}\n` },
      {
        ".devcontainer/devcontainer.json": `{"customizations": {"vscode": {"settings": {"chat.pluginLocations": {"${name.split("/")[0]}": true}}}}}\n`,
      },
      {
        ".claude/settings.json": `{"extraKnownMarketplaces": {"m": {"source": {"source": "file", "path": "./market.json"}}}, "enabledPlugins": {"p@m": true}}\n`,
        "market.json": `{"name": "m", "owner": {"name": "a"}, "plugins": [{"name": "p", "source": "./${name.split("/")[0]}", "agents": ["./${name.split("/").slice(1).join("/")}"]}]}\n`,
      },
      ...["factory", "codebuddy", "qoder"].map((host) => ({
        [`.${host}/settings.json`]: `{"extraKnownMarketplaces": {"m": {"source": {"source": "directory", "path": "./"}}}, "enabledPlugins": {"p@m": true}}\n`,
        [`.${host}-plugin/marketplace.json`]: `{"name": "m", "owner": {"name": "a"}, "plugins": [{"name": "p", "source": "./${name.split("/")[0]}"}]}\n`,
      })),
      {
        ".codex/config.toml": `[agents.helper]\ndescription = "Does it."\nconfig_file = """\n../${path.slice(0, 2)}\\\n${path.slice(2, -3)}\\\n${path.slice(-3)}"""\n`,
      },
      {
        "deep/l2": { link: "../src/inner" },
        l: { link: `deep/l2/../${name}` },
        ".codex/config.toml": '[agents.helper]\ndescription = "Does it."\nconfig_file = "../l"\n',
      },
      { ".mcp.json": `{"mcpServers": {"x": {"command": "node", "args": ["${name}"]}}}\n` },
      { ".github/workflows/x.yml": `jobs: {x: {steps: [{run: "claude --settings ${name} -p hi"}]}}\n` },
      { ".github/workflows/x.yml": `jobs: {x: {steps: [{run: "F=${name}; claude --mcp-config $F -p hi"}]}}\n` },
      {
        ".github/workflows/x.yml": `jobs: {x: {steps: [{uses: ./act, with: {flags: "--settings ${name}"}}]}}\n`,
        "act/action.yml": "runs: {using: composite, steps: [{run: 'claude ${{ inputs.flags }}'}]}\n",
      },
      { ".gitlab-ci.yml": "include: '/flows/*.yaml'\n" },
      { ".gitlab-ci.yml": "include: /more/*.yml\n", "more/a.yml": `a: {script: "claude --settings ${name}"}\n` },
      { Jenkinsfile: `sh 'claude --settings ${path}'\n` },
      { ".husky/pre-commit": `claude --settings ${path} -p hi\n` },
      { "lefthook.yml": `pre-commit: {jobs: [{run: "claude --settings ${name}"}]}\n` },
      { ".github/workflows/x.yml": "jobs: {x: {steps: [{run: ci/a.sh}]}}\n", "ci/a.sh": `claude --settings ${path}\n` },
      { ".github/workflows/x.yml": "jobs: {x: {steps: [{run: 'cd ci && ./a.sh; npm run go'}]}}\n", "ci/a.sh": "x\n" },
    ];
    return all[which] ?? {};
  });

/** Profiles that name a program: as their prompt, as what they import or include, and as a folder of it. */
const profiles = fc
  .tuple(fc.constantFrom(...code), fc.constantFrom("", "%", "\\"), fc.nat(17))
  .map(([path, spelling, which]): Repository => {
    const letter = path.charCodeAt(0).toString(16);
    const uri = spelling === "%" ? `%${letter}${path.slice(1)}` : path;
    const json = spelling === "\\" ? `\\u00${letter}${path.slice(1)}` : uri;
    const front = "name: helper\ndescription: Does it.\n";
    const all: readonly Repository[] = [
      {
        ".kiro/agents/helper.json": `{"name": "helper", "description": "Does it.", "prompt": "file://../../${json}"}\n`,
      },
      {
        ".kiro/agents/helper.json": `{"name": "helper", "description": "Does it.", "resources": ["file://${json}"]}\n`,
      },
      {
        ".kiro/agents/helper.json": `{"name": "helper", "description": "Does it.", "resources": ["file://docs/**/*.md", "file://**/*.ts", "file://lib"]}\n`,
      },
      { ".kiro/agents/helper.md": `---\n${front}prompt: file://../../${uri}\n---\nGo.\n` },
      { ".amazonq/cli-agents/helper.json": `{"name": "helper", "prompt": "file://../../${json}"}\n` },
      {
        ".kiro/agents/helper.md": `---\n${front}prompt:\n  "file://../../${path.slice(0, 3)}\\\n  ${path.slice(3)}"\n---\nGo.\n`,
      },
      {
        ".kiro/agents/helper.md": `---\n${front}prompt: !!str "file://../../${path.slice(0, 3)}\\\n  ${path.slice(3)}"\n---\nGo.\n`,
      },
      {
        ".claude/agents/helper.md": `---\n${front}tools: Skill\n---\nGo.\n`,
        ".claude/commands/c.md": `---\ndescription: Does it.\n---\nRead @${path}\n`,
        ".claude/skills/c/SKILL.md": `---\nname: c\ndescription: Does it.\n---\nRead @${path.split("/")[0]}\n`,
      },
      {
        ".github/workflows/helper.md":
          "---\non: issues\nengine: claude\n!!str imports:\n  - ../../shared/more.md\n---\nGo.\n",
        "shared/more.md": `---\nimports:\n  - ../${path}\n---\n`,
      },
      { ".opencode/agents/helper.md": `---\ndescription: Does it.\n---\n{file:../../${path}}\n` },
      { ".github/workflows/helper.md": `---\non: issues\nengine: claude\nimports:\n  - ../../${path}\n---\nGo.\n` },
      {
        ".github/workflows/helper.md": `---\non: issues\nengine: claude\n---\n{{#import ../../${path}}}\n@include ${path}\n`,
      },
      {
        ".codex/agents/helper.toml": `name = "helper"\ndescription = "Does it."\nmodel_instructions_file = "../../${path}"\n`,
      },
      {
        ".goose/recipes/helper.yaml": `title: helper\ndescription: Does it.\nprompt: Go.\nsub_recipes:\n  - {name: x, path: ../../${path}}\n`,
      },
      { ".vtcode/agents/helper.md": `---\n${front}hooks: ${path}\n---\n@${path}\n` },
      { ".claude/agents/helper.md": `---\n${front}tools: Read\nhooks: ./${path}\nskills: ${path}\n---\n@${path}\n` },
      { ".defect/agents/helper/config.toml": `description = "Does it."\n[prompt]\nfile = "../../../${path}"\n` },
      {
        ".github/workflows/helper.md":
          "---\non: issues\nengine: claude\nimports:\n  - ../../shared/more.md\n---\nGo.\n",
        "shared/more.md": `---\nimports:\n  - ../${path}\n---\n`,
      },
    ];
    return all[which] ?? {};
  });

const tree = fc
  .tuple(
    fc.oneof(anyRepository, named, settings, { weight: 2, arbitrary: profiles }, fc.constant<Repository>({})),
    fc.option(settings, { nil: {} }),
    links,
    fc.dictionary(fc.constantFrom(...code), texts, { maxKeys: 3 }),
  )
  .map(([files, more, linked, programs]): Repository => ({ ...files, ...more, ...linked, ...programs }));

/** Commands that machines run by themselves. */
const commands = fc.constantFrom<Readonly<Record<string, string>>>(
  { "flows/x.yaml": "a: {script: claude --dangerously-skip-permissions}\n" },
  { "azure-pipelines.yml": "steps: [{script: claude --dangerously-skip-permissions}]\n" },
  { Jenkinsfile: "sh 'claude --dangerously-skip-permissions'\n" },
  { "ci/a.sh": "claude --dangerously-skip-permissions\n" },
  { "package.json": '{"scripts": {"go": "claude --dangerously-skip-permissions"}}\n' },
);

/** Mostly programs, at times the files of hosts, links and attributes. */
const otherEdits = fc.dictionary(
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...code) },
    fc.constantFrom(
      "agents/a.ts",
      "Jenkinsfile",
      "azure-pipelines.yml",
      "lefthook.yml",
      ".circleci/config.yml",
      ".husky/pre-push",
      "team/helper.agent.md",
      "src/agents/a.ts",
      ".gitignore",
      "Makefile",
      ".gitattributes",
      ".claude/agents/a.md",
      "docs/a.toml",
      "new.ts",
      "a b.ts",
    ),
  ),
  fc.oneof(
    { weight: 6, arbitrary: texts },
    fc.constant(undefined),
    fc.constant({ link: ".claude/agents" }),
    fc.constant({ submodule: true as const }),
  ),
  { minKeys: 1, maxKeys: 3 },
);

const edits = fc.oneof({ weight: 20, arbitrary: otherEdits }, commands);

const modeOf = (held: Held | undefined): string => {
  if (held === undefined) return "000000";
  if (typeof held === "string" || held instanceof Uint8Array) return "100644";
  return "link" in held ? "120000" : "160000";
};

/** What Git would say of the edits, and of the files that lead to them. */
function isElsewhere(base: Repository, head: Repository): Promise<boolean> {
  const changed = [...new Set([...Object.keys(base), ...Object.keys(head)])]
    .filter((path) => base[path] !== head[path])
    .map((path): ChangedFile => ({ path, isNameable: true, before: modeOf(base[path]), after: modeOf(head[path]) }));
  const all = Object.keys(head).sort();
  const isOdd = (path: string): boolean => modeOf(head[path]) !== "100644";
  const paths = all.filter((path) => !isOdd(path));
  return areElsewhere(changed, {
    odd: all.filter(isOdd),
    paths,
    notable: paths.filter(isNotable),
    targets: async () =>
      new Map(
        Object.entries(head).flatMap(([path, held]) =>
          typeof held === "object" && "link" in held ? [[path, held.link] as const] : [],
        ),
      ),
    holds: async (fits, files) =>
      files.some((path) => {
        const held = head[path];
        return typeof held === "string" && fits(held);
      }),
  });
}

const edited = (base: Repository, changes: Readonly<Record<string, Held | undefined>>): Repository =>
  Object.fromEntries(
    Object.entries({ ...base, ...changes }).flatMap(([path, held]) => (held === undefined ? [] : [[path, held]])),
  );

/** What a run finds, each finding by what identifies it. */
const identitiesIn = ({ findings }: Result): readonly string[] =>
  findings.map(({ finding, fingerprint }) => `${fingerprint} ${finding.at.source.path} ${finding.message}`).sort();

/** Policies without directories of their own. */
const policies = [
  "{}\n",
  "ceiling: [read]\nextends: [preset:strict]\n",
  "ceiling: [read]\ngrants:\n  - {paths: ['.claude/agents/*.md'], may: [execute], reason: Runs the tests., owner: '@acme/x', until: 2026-12-31}\n",
] as const;

const plainFile = { path: "src/a.ts", isNameable: true, before: "100644", after: "100644" };

/** A tree that holds these files and links, and in which no file names another. */
const around = (paths: readonly string[], odd: readonly string[] = []) => ({
  odd,
  targets: async () => new Map<string, string>(),
  paths,
  notable: paths.filter(isNotable),
  holds: async () => false,
});

describe("a commit of commands that machines run", () => {
  const profile = { ".claude/agents/a.md": "---\nname: a\ndescription: Does it.\n---\nGo.\n" };
  const start = "claude --dangerously-skip-permissions";
  const action = { "act/action.yml": "runs: {using: composite, steps: [{run: 'claude ${{ inputs.flags }}'}]}\n" };
  const calling = "jobs: {x: {steps: [{uses: ./act, with: {flags: --mcp-config conf/x.json}}]}}\n";

  it.each<[name: string, base: Repository, edit: Repository]>([
    ["a pipeline", {}, { "azure-pipelines.yml": `steps: [{script: ${start}}]\n` }],
    ["another pipeline", {}, { Jenkinsfile: `sh '${start}'\n` }],
    ["a hook", {}, { "lefthook.yml": `pre-commit: {jobs: [{run: ${start}}]}\n` }],
    ["a file that one includes", { ".gitlab-ci.yml": "include: /a/*.yml\n" }, { "a/x.yml": `a: {script: ${start}}\n` }],
    ["a script", { ".github/workflows/x.yml": "jobs: {x: {steps: [{run: a/x.sh}]}}\n" }, { "a/x.sh": `${start}\n` }],
    [
      "a script that a script calls",
      { Jenkinsfile: "sh './a/x.sh'\n", "a/x.sh": "a/y\n" },
      { "a/y": `#!/bin/sh\n${start}\n` },
    ],
    [
      "a script of package.json",
      { "lefthook.yml": "pre-commit: {jobs: [{run: npm run x}]}\n" },
      { "package.json": `{"scripts": {"x": "${start}"}}\n` },
    ],
    [
      "settings that a script names",
      { Jenkinsfile: "sh './a/x.sh'\n", "a/x.sh": "claude --settings conf/x.json\n" },
      { "conf/x.json": "{}\n" },
    ],
    [
      "settings that a workflow names",
      { ".github/workflows/x.yml": "jobs: {x: {steps: [{run: claude --settings conf/x.json}]}}\n" },
      { "conf/x.json": "{}\n" },
    ],
    ["settings that a call names", { ...action, ".github/workflows/x.yml": calling }, { "conf/x.json": "{}\n" }],
    [
      "settings that an included file names",
      { ".gitlab-ci.yml": "include: a/x.yml\n", "a/x.yml": "a: {script: claude --settings conf/x.json}\n" },
      { "conf/x.json": "{}\n" },
    ],
    [
      "a folder that a variable names",
      { Jenkinsfile: "sh 'CLAUDE_CONFIG_DIR=conf claude -p x'\n" },
      { "conf/x.json": "{}\n" },
    ],
    [
      "a name in escapes",
      { ".github/workflows/x.yml": 'jobs: {x: {steps: [{run: "claude --\\u0073ettings conf/x.json"}]}}\n' },
      { "conf/x.json": "{}\n" },
    ],
  ])("is not elsewhere: %s", async (_, base, edit) => {
    const before = { ...profile, ...base };
    expect(await isElsewhere(before, { ...before, ...edit })).toBe(false);
    expect(await isElsewhere(before, { ...before, "src/a.ts": "export {};\n" })).toBe(
      !Object.values(base).some((text) => /ettings|mcp-config|CONFIG_DIR/.test(String(text))),
    );
  });

  it("is elsewhere beside workflows that start a host without files", async () => {
    const run = "claude -p --allowedTools Read 'Go.'";
    const before = { ...profile, ".github/workflows/x.yml": `jobs: {x: {steps: [{run: "${run}"}]}}\n` };
    expect(await isElsewhere(before, { ...before, "conf/x.json": "{}\n" })).toBe(true);
  });
});

describe("a commit of scripts and tasks that call one another", () => {
  const start = "claude --dangerously-skip-permissions";
  const calls = ["./a.sh", "ci/b.sh", "bash b.sh", "make go", "make", "make -C web go", "make -f x.mk go"].concat([
    "npm run go",
    "npm ci",
    "cd web && npm run go",
    "just go",
    "task go",
    "mise run go",
    "docker run x make go",
  ]);
  const command = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...calls) },
    { weight: 2, arbitrary: fc.constant("true") },
    { weight: 2, arbitrary: fc.constant(start) },
  );
  const forms: readonly (readonly [path: string, form: (command: string) => string])[] = [
    ...["a.sh", "tools/a.sh", "ci/b.sh", "b.sh"].map(
      (path) => [path, (line: string) => `#!/bin/sh\n${line}\n`] as const,
    ),
    ...["Makefile", "web/Makefile", "makefile"].map((path) => [path, (line: string) => `go:\n\t${line}\n`] as const),
    ["Makefile", (line) => `include x.mk\nno:\n\t${line}\n`],
    ["x.mk", (line) => `go: no\n\ttrue\nno:\n\t${line}\n`],
    ...["package.json", "web/package.json"].flatMap((path) =>
      ["go", "postinstall"].map((name) => [path, (line: string) => `{"scripts": {"${name}": "${line}"}}\n`] as const),
    ),
    ["justfile", (line) => `go:\n  ${line}\n`],
    ["Taskfile.yml", (line) => `tasks:\n  go: ${line}\n`],
    ["mise.toml", (line) => `[tasks.go]\nrun = "${line}"\n`],
  ];
  const file = fc.tuple(fc.constantFrom(...forms), command).map(([[path, form], line]) => [path, form(line)] as const);
  const files = (most: number) => fc.array(file, { minLength: 1, maxLength: most }).map(Object.fromEntries<string>);
  const paths = [...new Set(forms.map(([path]) => path))];
  const change = fc.oneof(
    { weight: 4, arbitrary: files(2) },
    fc.constantFrom(...paths).map((path) => ({ [path]: undefined })),
  );
  const caller = fc.constantFrom(...calls).map((line) => `jobs: {x: {steps: [{run: '${line}'}]}}\n`);

  it("adds no finding where it is elsewhere", { timeout: 240_000 }, async () => {
    let [elsewhere, changing] = [0, 0];
    const profile = { ".claude/agents/a.md": "---\nname: a\ndescription: Does it.\n---\nGo.\n" };
    await fc.assert(
      fc.asyncProperty(files(9), caller, change, async (some, workflow, changes) => {
        const base = { ...profile, ...some, ".github/workflows/x.yml": workflow };
        const head = edited(base, changes);
        const [after, before] = await Promise.all([judged(head), judged(base)]);
        const known = new Set(identitiesIn(before));
        const added = identitiesIn(after).filter((identity) => !known.has(identity));
        if (added.length > 0) changing++;
        if (!(await isElsewhere(base, head))) return;
        elsewhere++;
        expect(added).toEqual([]);
      }),
      { numRuns: runs(600, 20_000) },
    );
    // Otherwise the property would say nothing.
    expect(elsewhere).toBeGreaterThan(runs(60, 2_000));
    expect(changing).toBeGreaterThan(runs(10, 400));
  });
});

describe("a commit elsewhere", () => {
  it("changes no finding, whatever names its files", { timeout: 240_000 }, async () => {
    let elsewhere = 0;
    await fc.assert(
      fc.asyncProperty(tree, edits, fc.constantFrom(...policies), async (base, changes, policy) => {
        const head = edited(base, changes);
        if (!(await isElsewhere(base, head))) return;
        elsewhere++;
        const [after, before] = await Promise.all([judged(head, { policy }), judged(base, { policy })]);
        expect(identitiesIn(after)).toEqual(identitiesIn(before));
      }),
      { numRuns: runs(2_500, 60_000) },
    );
    // Otherwise the property would say nothing.
    expect(elsewhere).toBeGreaterThan(runs(130, 4_000));
  });

  it.each<[string, Partial<ChangedFile>]>([
    ["a profile", { path: ".claude/agents/a.md" }],
    ["a settings file", { path: "docs/settings.json" }],
    ["a file that is named as a profile", { path: "docs/a.agent.md" }],
    ["the manifest of an extension, which says whose profiles are next to it", { path: "docs/qwen-extension.json" }],
    ["a file of which the format is unknown", { path: "docs/a.unknown" }],
    ["a document in a folder of subagents", { path: "src/agents/a.md" }],
    ["a name in another case", { path: "src/Agents/a.json" }],
    ["a hidden file", { path: ".x/a.ts" }],
    ["a name that a file system folds", { path: "src/\u212a.ts" }],
    ["a name with a blank, which YAML may break", { path: "src/my prompt.ts" }],
    ["a name that is not text", { isNameable: false }],
    ["a link", { after: "120000" }],
    ["what was a link", { before: "120000" }],
    ["a submodule", { after: "160000" }],
  ])("is not %s", async (_, different) => {
    const tree = around([".claude/agents/a.md"]);
    expect(await areElsewhere([plainFile], tree)).toBe(true);
    expect(await areElsewhere([plainFile, { ...plainFile, ...different }], tree)).toBe(false);
  });

  it.each([
    ["app/[slug]/page.ts", "Read @app/other/page.ts", false],
    ["app/[slug]/[id].ts", "Read @app/other/page.ts", true],
    ["app/[slug]/[id].ts", "Read @app/\\[slug\\]/\\[id\\].ts", false],
    ["app/[slug]/[id].ts", "Read @app/[slug]/[id].ts", false],
  ])("of %s is one beside a skill of %j: %s", async (path, text, isElsewhere) => {
    const skill = ".claude/skills/x/SKILL.md";
    const tree = { ...around([skill]), holds: async (fits: (text: string) => boolean) => fits(text) };
    expect(await areElsewhere([{ ...plainFile, path }], tree)).toBe(isElsewhere);
  });

  it("is one of documents and data where the tree has a profile", async () => {
    const files = ["README.md", "docs/a.toml", "package.json", "package-lock.json"].map((path) => ({
      ...plainFile,
      path,
    }));
    expect(await areElsewhere(files, around([".claude/agents/a.md"]))).toBe(true);
    expect(await areElsewhere(files, around([".claude/agents/README.md"]))).toBe(false);
    expect(await areElsewhere([{ ...plainFile, path: "README.md" }], around([]))).toBe(true);
  });

  it("is not in a tree in which a link or a submodule lies where a host looks", async () => {
    const file = { ...plainFile, before: "000000", after: "100755" };
    expect(await areElsewhere([file], around([], ["vendor/lib", "docs/latest"]))).toBe(true);
    expect(await areElsewhere([file], around([], ["packages/x/.claude"]))).toBe(false);
  });

  it("counts as profiles only what some host takes for an item, whatever it holds", { timeout: 60_000 }, async () => {
    const folders = [...profilePaths.source.matchAll(/\\\.([\w-]+)\\\/(\w+)\\\/[^|]*?\.(md|toml|json)\$/g)];
    expect(folders.length).toBeGreaterThan(20);
    const paths = folders.flatMap(([, directory, folder, ending]) =>
      ["some-name", "Some_name.agent"].map((name) => `.${directory}/${folder}/${name}.${ending}`),
    );
    expect(paths.filter((path) => !isProfile(path))).toEqual([]);
    const deeper = paths.flatMap((path) => [
      `packages/a/${path}`,
      path.replace(/[^/]*$/, "team/deep_one/$&"),
      path.replace(/[^/]*$/, "node_modules/$&"),
    ]);
    expect(deeper.filter(isProfile).length).toBeGreaterThan(paths.length);
    for (const path of [...paths, ...deeper.filter(isProfile)])
      for (const held of ["", "x\n", "---\nname: [\n---\n", "name = [\n", new Uint8Array([255, 0, 254])]) {
        const { loads } = (await judged({ [path]: held })).inspection;
        expect([path, loads.some(({ load }) => load.items.some(({ files }) => files.length > 0))]).toEqual([
          path,
          true,
        ]);
      }
  });

  it("knows the names of every host", () => {
    for (const { patterns } of Object.values<Host>(hosts))
      for (const name of detectionNamesOf(patterns)) expect(names).toContain(name.toLowerCase());
  });

  it("knows the names of a policy, and those that people give to one", () => {
    for (const path of [...policyPaths, baselinePath, ...nearPolicyNames])
      expect(names).toContain(path.slice(path.lastIndexOf("/") + 1));
  });
});
