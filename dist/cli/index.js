#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 97916:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   VF: () => (/* binding */ gates),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   ZL: () => (/* binding */ helpOf),
/* harmony export */   _R: () => (/* binding */ failLevels),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   vu: () => (/* binding */ conclusionOf),
/* harmony export */   x3: () => (/* binding */ failOnAll)
/* harmony export */ });
/* unused harmony export states */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(10290);

const states = (/* unused pure expression or super */ null && (["new", "existing", "waived"]));
const failLevels = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO, "never"];
function failOnAll(level) {
    return Object.fromEntries(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly.map((name) => [name, level]));
}
const gates = ["new", "all"];
function summaryOf({ inspection, findings }) {
    const ofSeverity = (severity) => findings.filter(({ finding, state }) => finding.severity === severity && state !== "waived").length;
    const inState = (state) => findings.filter((evaluated) => evaluated.state === state).length;
    return {
        profiles: inspection.subjects.length,
        errors: ofSeverity("error"),
        warnings: ofSeverity("warning"),
        notes: ofSeverity("note"),
        new: inState("new"),
        existing: inState("existing"),
        waived: inState("waived"),
    };
}
function sizeOf({ inspection, findings, changes = [], }) {
    return inspection.subjects.length + findings.length + changes.length;
}
function fails({ finding, state, isBaselined }, { failOn, gate }) {
    if (state === "waived" || isBaselined || (gate === "new" && state === "existing"))
        return false;
    const level = failOn[finding.class];
    return level !== "never" && _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(finding.severity) >= _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(level);
}
function conclusionOf(result) {
    return result.findings.some((evaluated) => fails(evaluated, result)) ? "findings" : "clean";
}
function helpOf({ homepage }, rule) {
    return `${homepage}/src/rules/${rule}.md`;
}


/***/ }),

/***/ 15750:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Pi: () => (/* reexport */ commands),
  Fx: () => (/* reexport */ formats),
  W0: () => (/* binding */ settings)
});

// UNUSED EXPORTS: colors, comments

// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __nccwpck_require__(97916);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/commands.js
const commands = {
    check: "checks the profiles of the repository around the working directory",
    list: "every profile with its powers, the most powerful first, and whether the policy allows them",
    diff: "what changed since a revision, or between two: who is new, gone or different, and who gained power",
    explain: "the first screen of a rule's or a host's page; with --full the page",
    policy: "the policy in force, and the file and line each setting came from; `policy test FILE…` runs cases against it",
    baseline: "today's findings as a baseline file, whose entries fail no later run",
    init: "writes a policy, a workflow and a hook entry, and never over an existing file",
    fix: "repairs what can be repaired safely: quotes, keys, removed tools, tabs and line ends; with --dry-run only the diff",
    grant: "the policy entry that a profile or a settings file needs; with --write it is added to the policy",
    fleet: "every subagent of many repositories: `fleet plan` lists them, `fleet scan` reads a part, `fleet merge` makes one inventory",
    rules: "the id of every rule, with one line each",
    hosts: "the id of every host, with one line each",
    help: "this help, or that of one command",
    version: "the version",
};
const formats = {
    check: ["pretty", "json", "github", "markdown", "sarif", "junit", "gitlab"],
    list: ["pretty", "json", "csv", "cyclonedx"],
    diff: ["pretty", "json", "markdown"],
    policy: ["pretty", "json"],
};

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/fleet-settings.js
const entryPoints = ["cli"];
const fleet_settings_commands = ["fleet"];
const fleetSettings = {
    mirrors: {
        description: "For `fleet plan`, the folder with the repositories: bare mirrors or clones, at any depth up to six.",
        value: "DIR",
        fallback: "",
        entryPoints,
        commands: fleet_settings_commands,
    },
    shards: {
        description: "For `fleet plan`, the number of parts that are scanned side by side.",
        value: "NUMBER",
        fallback: "one for each 320 repositories",
        entryPoints,
        commands: fleet_settings_commands,
    },
    plan: {
        description: "For `fleet scan`, the plan.",
        value: "FILE",
        fallback: "plan.json",
        entryPoints,
        commands: fleet_settings_commands,
    },
    shard: {
        description: "For `fleet scan`, the part to scan: 3/16.",
        value: "I/N",
        fallback: "all of a plan with one part",
        entryPoints,
        commands: fleet_settings_commands,
    },
    out: {
        description: "For `fleet plan`, the file of the plan; for `fleet scan` and `fleet merge`, the folder to write to; a scan goes on where it ended.",
        value: "PATH",
        fallback: "plan.json, scan or inventory",
        entryPoints,
        commands: fleet_settings_commands,
    },
    previous: {
        description: "For `fleet merge`, the last inventory; its rows stand in, marked as stale, for a part that is missing.",
        value: "DIR",
        fallback: "",
        entryPoints,
        commands: fleet_settings_commands,
    },
};

// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __nccwpck_require__(78301);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/token-settings.js

const action = ["action"];
const tokenSettings = {
    token: {
        description: "Reads the pull request and writes the comment.",
        value: "TOKEN",
        fallback: "the job's own token",
        input: "${{ github.token }}",
        entryPoints: [...action, "comment"],
        commands: [],
    },
    result: {
        description: "The path of the JSON that the run wrote, after downloading the artifact.",
        value: "FILE",
        fallback: "",
        entryPoints: ["comment"],
        commands: [],
    },
    key: {
        description: "Distinguishes comments if one workflow writes several on a pull request.",
        value: "KEY",
        fallback: "none",
        entryPoints: ["comment"],
        commands: [],
    },
    "policy-token": {
        description: "Reads policies of other repositories.",
        value: "TOKEN",
        fallback: "the input `token`",
        entryPoints: action,
        commands: [],
    },
    "policy-fallback": {
        description: "The preset that applies if a policy of another repository could not be fetched; without it, the run fails.",
        value: "PRESET",
        choices: rule/* presets */.v4.map((preset) => `preset:${preset}`),
        fallback: "none",
        entryPoints: action,
        commands: [],
    },
};

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/settings.js





const colors = ["auto", "always", "never"];
const comments = ["changes", "always", "never"];
const both = ["cli", "action"];
const cli = ["cli"];
const settings_action = ["action"];
const withPolicy = ["check", "list", "diff", "policy", "baseline", "fix", "grant"];
const withHosts = ["check", "list", "diff"];
const allCommands = [
    ...withPolicy,
    "explain",
    "init",
    "fleet",
    "rules",
    "hosts",
    "help",
    "version",
];
const settings = {
    root: {
        description: "The directory whose profiles are checked.",
        value: "DIR",
        fallback: "the top of the repository",
        entryPoints: both,
        commands: [...withPolicy, "init"],
    },
    policy: {
        description: "The policy file. A file outside the repository, or owner/repo//path@ref, limits the repository's own policy.",
        value: "FILE",
        fallback: ".github/agent-profile-check.yml",
        entryPoints: both,
        commands: [...withPolicy, "fleet"],
    },
    host: {
        description: "Check only the named host; can be repeated.",
        value: "ID",
        fallback: "every host",
        entryPoints: cli,
        commands: [...withHosts, "fix"],
        repeatable: true,
    },
    edition: {
        description: "Check as this edition of a host; `all` and HOST=all check each of them and show where they differ; can be repeated.",
        value: "HOST=EDITION",
        fallback: "the policy's, or the newest known",
        entryPoints: cli,
        commands: [...withHosts, "fix"],
        repeatable: true,
    },
    format: {
        description: "The output format; FORMAT=FILE writes it to a file; can be repeated.",
        value: "FORMAT[=FILE]",
        choices: formats.check,
        fallback: "pretty",
        entryPoints: cli,
        commands: [...withHosts, "policy"],
        repeatable: true,
    },
    at: {
        description: "Check this commit, with its own policy, baseline and attributes; needs no checkout. A bare repository is checked at HEAD.",
        value: "REV",
        fallback: "the working tree",
        entryPoints: cli,
        commands: ["check", "list", "policy", "baseline", "grant"],
    },
    base: {
        description: "Findings of this revision are existing ones; the policy is that of the checked files.",
        value: "REV",
        fallback: "",
        entryPoints: cli,
        commands: ["check"],
    },
    staged: {
        description: "Check the git index, with the base and the policy of HEAD.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list", "policy", "fix"],
    },
    fix: {
        description: "In `check`, first make the safe fixes, as `fix` does.",
        fallback: "",
        entryPoints: cli,
        commands: ["check"],
    },
    "dry-run": {
        description: "In `fix`, print the edits as a diff and write nothing.",
        fallback: "",
        entryPoints: cli,
        commands: ["fix", "check"],
    },
    user: {
        description: "Read the user's and the machine's own profiles too.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list"],
    },
    from: {
        description: "In `list`, only what a session that starts in this directory would be offered. In `init --organisation`, the policy file, or a checkout of its repository.",
        value: "DIR",
        fallback: "every directory",
        entryPoints: cli,
        commands: ["list", "init"],
    },
    organisation: {
        description: "In `init`, write or renew the key `organisation` and the copy of that policy: owner/repo//path@COMMIT.",
        value: "POLICY",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    fetch: {
        description: "In `init --organisation`, read the policy over the network.",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    for: {
        description: "In `policy`, what is decided about the profiles of one file.",
        value: "PATH",
        fallback: "",
        entryPoints: cli,
        commands: ["policy"],
    },
    all: {
        description: "Show everything: in `check` existing and waived findings too, in `list` every setting and what differs between hosts.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list"],
    },
    full: {
        description: "In `explain`, the whole page.",
        fallback: "",
        entryPoints: cli,
        commands: ["explain"],
    },
    write: {
        description: "In `grant`, add the entry to the policy file.",
        fallback: "",
        entryPoints: cli,
        commands: ["grant"],
    },
    owner: {
        description: "In `grant`, the owner of the entry: a login or a team. In `init`, who owns the policy and the grants that have no owner in CODEOWNERS.",
        value: "OWNER",
        fallback: "the first owner in CODEOWNERS, or the account of `origin`",
        entryPoints: cli,
        commands: ["grant", "init"],
    },
    until: {
        description: "In `grant`, the last day on which the entry applies.",
        value: "DATE",
        fallback: "90 days from today",
        entryPoints: cli,
        commands: ["grant"],
    },
    prune: {
        description: "In `baseline`, only remove entries that no longer match a finding.",
        fallback: "",
        entryPoints: cli,
        commands: ["baseline"],
    },
    "from-current": {
        description: "In `init`, grant what today's profiles do beyond the ceiling, for 60 to 120 days; what cannot be granted goes to a baseline.",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    ...tokenSettings,
    workflow: {
        description: "On `pull_request_review`: the file of the workflow whose check is re-run.",
        value: "FILE",
        fallback: "agent-profiles.yml",
        entryPoints: settings_action,
        commands: [],
    },
    "fail-on": {
        description: "The mildest finding that fails the run: note, warning, error or never. Also by class (power, integrity, correctness, hygiene): `power=warning,correctness=never`.",
        value: "LEVEL",
        fallback: "error",
        entryPoints: both,
        commands: ["check", "fleet"],
    },
    gate: {
        description: "Whether only new findings can fail the run.",
        value: "WHICH",
        choices: result/* gates */.VF,
        fallback: "new on pull requests, in merge groups, and with --base or --staged; all elsewhere",
        entryPoints: both,
        commands: ["check"],
    },
    comment: {
        description: "When to comment on a pull request.",
        value: "WHEN",
        choices: comments,
        fallback: "changes",
        entryPoints: settings_action,
        commands: [],
    },
    json: {
        description: "A file for the findings as JSON.",
        value: "FILE",
        fallback: "none",
        entryPoints: settings_action,
        commands: [],
    },
    sarif: {
        description: "A file for the findings as SARIF.",
        value: "FILE",
        fallback: "none",
        entryPoints: settings_action,
        commands: [],
    },
    offline: { description: "Never use the network.", fallback: "", entryPoints: cli, commands: allCommands },
    today: {
        description: "The day used for the policy's dates.",
        value: "DATE",
        fallback: "today, UTC",
        entryPoints: cli,
        commands: [...withPolicy, "init", "fleet"],
    },
    color: {
        description: "Whether to use colour; `NO_COLOR` is honoured.",
        value: "WHEN",
        choices: colors,
        fallback: "auto",
        entryPoints: cli,
        commands: allCommands,
    },
    quiet: {
        description: "Print only errors to stderr.",
        fallback: "",
        entryPoints: cli,
        commands: allCommands,
    },
    ...fleetSettings,
    help: { description: "Show this help.", fallback: "", entryPoints: cli, commands: allCommands },
    version: { description: "Show the version.", fallback: "", entryPoints: cli, commands: allCommands },
};


/***/ }),

/***/ 39824:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ hosts)
/* harmony export */ });
const hosts = {
    a3s: {
        title: "A3S Code",
        url: "https://docs.rs/a3s-code-core",
        editions: ["2026-08", "2.4"],
        patterns: [
            "**/.a3s/agents/**/*.yaml",
            "**/.a3s/agents/**/*.yml",
            "**/.a3s/agents/**/*.md",
            "**/.claude/agents/**/*.yaml",
            "**/.claude/agents/**/*.yml",
            "**/.claude/agents/**/*.md",
            "**/.a3s/config.acl",
            "**/.a3s/config.hcl",
            "~/.a3s/agents/**/*.yaml",
            "~/.a3s/agents/**/*.yml",
            "~/.a3s/agents/**/*.md",
            "~/.claude/agents/**/*.yaml",
            "~/.claude/agents/**/*.yml",
            "~/.claude/agents/**/*.md",
        ],
        ownPatterns: ["**/.a3s/**", "~/.a3s/**"],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 7219).then(__nccwpck_require__.bind(__nccwpck_require__, 77219))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 7219).then(__nccwpck_require__.bind(__nccwpck_require__, 77219)),
        loadFolders: async () => (await __nccwpck_require__.e(/* import() */ 7219).then(__nccwpck_require__.bind(__nccwpck_require__, 77219))).default.folders ?? [],
    },
    augment: {
        title: "Augment",
        url: "https://docs.augmentcode.com/cli/subagents",
        editions: ["2026-08"],
        certainty: "measured",
        patterns: [
            "**/.augment/agents/**/*.md",
            "**/.augment/agents/**/*.txt",
            "**/.claude/agents/**/*.md",
            "**/.claude/agents/**/*.txt",
            "**/.agents/agents/**/*.md",
            "**/.agents/agents/**/*.txt",
            "**/.augment/settings.json",
            "**/.augment/settings.local.json",
            "~/.augment/agents/**/*.md",
            "~/.augment/agents/**/*.txt",
            "~/.claude/agents/**/*.md",
            "~/.claude/agents/**/*.txt",
            "~/.agents/agents/**/*.md",
            "~/.agents/agents/**/*.txt",
            "~/.augment/settings.json",
        ],
        ownPatterns: ["**/.augment/**", "~/.augment/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6870)]).then(__nccwpck_require__.bind(__nccwpck_require__, 76870))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6870)]).then(__nccwpck_require__.bind(__nccwpck_require__, 76870)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6870)]).then(__nccwpck_require__.bind(__nccwpck_require__, 76870))).default.folders ?? [],
    },
    claude: {
        title: "Claude Code",
        url: "https://code.claude.com/docs/en/sub-agents",
        editions: ["2.1.267", "2.1"],
        certainty: "measured",
        patterns: [
            "**/.claude/agents/**/*.md",
            "**/.claude/settings.json",
            "**/.claude/settings.local.json",
            "**/.claude/launch.json",
            "**/.claude-plugin/plugin.json",
            "**/.claude-plugin/marketplace.json",
            "**/.mcp.json",
            "**/.claude/skills/*/SKILL.md",
            "**/.claude/commands/**/*.md",
            "~/.claude/agents/**/*.md",
            "~/.claude/skills/*/SKILL.md",
            "~/.claude/commands/**/*.md",
            "~/.claude/settings.json",
            "/etc/claude-code/.claude/agents/**/*.md",
            "/etc/claude-code/managed-settings.json",
        ],
        launch: {
            programs: ["claude", "@anthropic-ai/claude-code"],
            uses: [
                "anthropics/claude-code-action",
                "anthropics/claude-code-action/base-action",
                "anthropics/claude-code-base-action",
            ],
        },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(401), __nccwpck_require__.e(9279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 59279))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(401), __nccwpck_require__.e(9279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 59279)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(401), __nccwpck_require__.e(9279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 59279))).default.folders ?? [],
    },
    codebuddy: {
        title: "CodeBuddy",
        url: "https://cloud.tencent.com/document/product/1831/137015",
        editions: ["2026-08"],
        certainty: "documented",
        patterns: [
            "**/.codebuddy/agents/**/*.md",
            "**/.codebuddy/settings.json",
            "**/.codebuddy/settings.local.json",
            "**/.codebuddy/models.json",
            "**/.codebuddy/.mcp.json",
            "~/.codebuddy/agents/**/*.md",
            "~/.codebuddy/settings.json",
        ],
        ownPatterns: [
            "**/.codebuddy/agents/**",
            "**/.codebuddy/settings.json",
            "**/.codebuddy/settings.local.json",
            "**/.codebuddy/models.json",
            "**/.codebuddy/.mcp.json",
            "~/.codebuddy/agents/**",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(7784), __nccwpck_require__.e(7067)]).then(__nccwpck_require__.bind(__nccwpck_require__, 27067))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(7784), __nccwpck_require__.e(7067)]).then(__nccwpck_require__.bind(__nccwpck_require__, 27067)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(7784), __nccwpck_require__.e(7067)]).then(__nccwpck_require__.bind(__nccwpck_require__, 27067))).default.folders ?? [],
    },
    codex: {
        title: "Codex",
        url: "https://developers.openai.com/codex/subagents",
        editions: ["0.169", "2026-03-12", "2026-03-10"],
        formerEditions: { "2026-08": "0.169" },
        certainty: "measured",
        patterns: [
            "**/.codex/agents/**/*.toml",
            "**/.codex/config.toml",
            "**/.codex/hooks.json",
            "**/.codex/rules/*.rules",
            "**/.codex/environments/*.toml",
            "$CODEX_HOME/agents/**/*.toml",
            "$CODEX_HOME/config.toml",
            "$CODEX_HOME/hooks.json",
            "$CODEX_HOME/rules/*.rules",
            "$CODEX_HOME/environments/*.toml",
            "/etc/codex/agents/**/*.toml",
            "/etc/codex/config.toml",
            "/etc/codex/hooks.json",
            "/etc/codex/rules/*.rules",
            "/etc/codex/environments/*.toml",
        ],
        launch: { programs: ["codex", "@openai/codex"], uses: ["openai/codex-action"] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(3823), __nccwpck_require__.e(8394), __nccwpck_require__.e(8328)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8328))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(3823), __nccwpck_require__.e(8394), __nccwpck_require__.e(8328)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8328)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(3823), __nccwpck_require__.e(8394), __nccwpck_require__.e(8328)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8328))).default.folders ?? [],
    },
    copilot: {
        title: "GitHub Copilot",
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        editions: ["2026-08"],
        certainty: "measured",
        patterns: [
            "**/.github/agents/**/*.md",
            "**/.github/chatmodes/*.chatmode.md",
            "**/.claude/agents/**/*.md",
            "**/.github/copilot/settings.json",
            "**/.github/copilot/settings.local.json",
            "**/.vscode/settings.json",
            "**/.devcontainer/devcontainer.json",
            "**/.devcontainer.json",
            "**/.github/mcp.json",
            "**/.mcp.json",
            "**/.vscode/mcp.json",
            "**/.github/lsp.json",
            "**/.claude/settings.json",
            "**/.claude/settings.local.json",
            "**/.devcontainer/*/devcontainer.json",
            "**/.github/hooks/**/*.json",
            "~/.copilot/agents/**/*.md",
        ],
        ownPatterns: [
            "**/.github/agents/**",
            "**/.github/chatmodes/**",
            "**/.github/copilot/**",
            "**/.github/extensions/**",
            "**/.github/hooks/**/*.json",
            "**/.github/lsp.json",
            "**/.github/mcp.json",
            "**/.vscode/mcp.json",
            "~/.copilot/agents/**",
        ],
        detectionHints: [
            { path: "**/.vscode/settings.json", text: '"chat.' },
            { path: "**/.vscode/settings.json", text: '"chat"' },
            { path: "**/.vscode/settings.json", text: '"github"' },
            { path: "**/.vscode/settings.json", text: '"github.copilot"' },
            { path: "**/.vscode/settings.json", text: '"github.copilot.chat' },
            { path: "**/.vscode/settings.json", text: "\\u00" },
            { path: "**/.devcontainer/devcontainer.json", text: '"chat.' },
            { path: "**/.devcontainer/devcontainer.json", text: '"chat"' },
            { path: "**/.devcontainer/devcontainer.json", text: '"github"' },
            { path: "**/.devcontainer/devcontainer.json", text: '"github.copilot"' },
            { path: "**/.devcontainer/devcontainer.json", text: '"github.copilot.chat' },
            { path: "**/.devcontainer/devcontainer.json", text: "\\u00" },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"chat.' },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"chat"' },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"github"' },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"github.copilot"' },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"github.copilot.chat' },
            { path: "**/.devcontainer/*/devcontainer.json", text: "\\u00" },
            { path: "**/.devcontainer.json", text: '"chat.' },
            { path: "**/.devcontainer.json", text: '"chat"' },
            { path: "**/.devcontainer.json", text: '"github"' },
            { path: "**/.devcontainer.json", text: '"github.copilot"' },
            { path: "**/.devcontainer.json", text: '"github.copilot.chat' },
            { path: "**/.devcontainer.json", text: "\\u00" },
            { path: "**/*.code-workspace", text: '"chat.' },
            { path: "**/*.code-workspace", text: '"chat"' },
            { path: "**/*.code-workspace", text: '"github"' },
            { path: "**/*.code-workspace", text: '"github.copilot"' },
            { path: "**/*.code-workspace", text: '"github.copilot.chat' },
            { path: "**/*.code-workspace", text: "\\u00" },
        ],
        organisation: [
            { repositories: [".github", ".github-private"], patterns: ["agents/**/*.md"] },
            { repositories: [".github-private"], patterns: ["copilot/managed-settings.json"] },
        ],
        launch: {
            programs: ["copilot", "@github/copilot"],
            otherwise: ["svc", "env", "job", "app", "deploy", "pipeline", "task", "secret", "storage"],
            files: [".github/workflows/copilot-setup-steps.yml", ".github/workflows/copilot-setup-steps.yaml"],
            uses: [],
        },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(6878), __nccwpck_require__.e(5932)]).then(__nccwpck_require__.bind(__nccwpck_require__, 80782))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(6878), __nccwpck_require__.e(5932)]).then(__nccwpck_require__.bind(__nccwpck_require__, 80782)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(6878), __nccwpck_require__.e(5932)]).then(__nccwpck_require__.bind(__nccwpck_require__, 80782))).default.folders ?? [],
    },
    cursor: {
        title: "Cursor",
        url: "https://cursor.com/docs/agent/subagents",
        editions: ["2026-08"],
        certainty: "documented",
        patterns: [
            "**/.cursor/agents/**/*.md",
            "**/.claude/agents/*.md",
            "**/.codex/agents/*.md",
            "**/.cursor/permissions.json",
            "**/.cursor/sandbox.json",
            "**/.cursor/cli.json",
            "**/.cursor/mcp.json",
            "**/.cursor/hooks.json",
            "**/.cursor/environment.json",
            "**/.cursor/worktrees.json",
            "~/.cursor/agents/**/*.md",
            "~/.claude/agents/*.md",
            "~/.codex/agents/*.md",
            "~/.cursor/permissions.json",
            "~/.cursor/sandbox.json",
            "~/.cursor/cli.json",
            "~/.cursor/mcp.json",
            "~/.cursor/hooks.json",
            "~/.cursor/environment.json",
            "~/.cursor/worktrees.json",
        ],
        ownPatterns: [
            "**/.cursor/agents/**",
            "**/.cursor/permissions.json",
            "**/.cursor/sandbox.json",
            "**/.cursor/cli.json",
            "**/.cursor/mcp.json",
            "**/.cursor/hooks.json",
            "**/.cursor/environment.json",
            "**/.cursor/worktrees.json",
            "~/.cursor/agents/**",
        ],
        launch: { programs: ["cursor-agent"], uses: [] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(2676)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2676))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(2676)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2676)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(2676)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2676))).default.folders ?? [],
    },
    defect: {
        title: "defect",
        url: "https://docs.rs/defect-config",
        editions: ["0.1"],
        certainty: "measured",
        patterns: [
            ".defect/agents/*.md",
            ".defect/agents/*/config.toml",
            ".defect/config.toml",
            ".defect/config.local.toml",
            ".mcp.json",
            "$XDG_CONFIG_HOME/defect/agents/*.md",
            "$XDG_CONFIG_HOME/defect/agents/*/config.toml",
            "$XDG_CONFIG_HOME/defect/config.toml",
        ],
        ownPatterns: [
            ".defect/agents/*.md",
            ".defect/agents/*/config.toml",
            ".defect/config.toml",
            ".defect/config.local.toml",
            "**/.defect/**",
            "$XDG_CONFIG_HOME/defect/**",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(3823), __nccwpck_require__.e(354)]).then(__nccwpck_require__.bind(__nccwpck_require__, 354))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(3823), __nccwpck_require__.e(354)]).then(__nccwpck_require__.bind(__nccwpck_require__, 354)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(3823), __nccwpck_require__.e(354)]).then(__nccwpck_require__.bind(__nccwpck_require__, 354))).default.folders ?? [],
    },
    factory: {
        title: "Factory",
        url: "https://docs.factory.ai/cli/configuration/custom-droids",
        editions: ["2026-08"],
        formerEditions: { "2026-07": "2026-08" },
        certainty: "measured",
        patterns: [
            "**/.factory/droids/*.md",
            "**/.factory/settings.json",
            "**/.factory/settings.local.json",
            "**/.factory/mcp.json",
            "**/.factory/hooks.json",
            "~/.factory/droids/*.md",
            "~/.factory/settings.json",
            "~/.factory/settings.local.json",
            "~/.factory/mcp.json",
            "~/.factory/hooks.json",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(9063), __nccwpck_require__.e(3213)]).then(__nccwpck_require__.bind(__nccwpck_require__, 63213))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(9063), __nccwpck_require__.e(3213)]).then(__nccwpck_require__.bind(__nccwpck_require__, 63213)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(9063), __nccwpck_require__.e(3213)]).then(__nccwpck_require__.bind(__nccwpck_require__, 63213))).default.folders ?? [],
    },
    gemini: {
        title: "Gemini CLI",
        url: "https://geminicli.com/docs/core/subagents",
        editions: ["0.61"],
        certainty: "measured",
        patterns: [
            "**/.gemini/agents/*.md",
            "**/.gemini/settings.json",
            "**/.gemini/.env",
            "**/.gemini/sandbox.bashrc",
            "**/.gemini/sandbox.Dockerfile",
            "~/.gemini/agents/*.md",
            "~/.gemini/settings.json",
            "**/.env",
        ],
        ownPatterns: [
            "**/.gemini/agents/*.md",
            "**/.gemini/settings.json",
            "**/.gemini/.env",
            "**/.gemini/sandbox.bashrc",
            "**/.gemini/sandbox.Dockerfile",
            "~/.gemini/agents/*.md",
            "~/.gemini/settings.json",
        ],
        launch: { programs: ["gemini", "@google/gemini-cli"], uses: ["google-github-actions/run-gemini-cli"] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(9063), __nccwpck_require__.e(4076)]).then(__nccwpck_require__.bind(__nccwpck_require__, 54076))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(9063), __nccwpck_require__.e(4076)]).then(__nccwpck_require__.bind(__nccwpck_require__, 54076)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(9063), __nccwpck_require__.e(4076)]).then(__nccwpck_require__.bind(__nccwpck_require__, 54076))).default.folders ?? [],
    },
    goose: {
        title: "goose",
        url: "https://goose-docs.ai/docs/guides/context-engineering/custom-agents",
        editions: ["2026-08"],
        certainty: "documented",
        patterns: [
            "**/.goose/recipes/*.yaml",
            "**/.goose/recipes/*.json",
            "**/.agents/recipes/*.yaml",
            "**/.agents/recipes/*.json",
            "**/.goose/agents/*.md",
            "**/.claude/agents/*.md",
            "**/.agents/agents/*.md",
            "~/.goose/recipes/*.yaml",
            "~/.goose/recipes/*.json",
            "~/.config/goose/recipes/*.yaml",
            "~/.config/goose/recipes/*.json",
            "~/.agents/recipes/*.yaml",
            "~/.agents/recipes/*.json",
            "~/.goose/agents/*.md",
            "~/.agents/agents/*.md",
            "~/.config/goose/agents/*.md",
            "~/.claude/agents/*.md",
        ],
        ownPatterns: ["**/.goose/**", "**/.agents/recipes/**", "~/.goose/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6878), __nccwpck_require__.e(9999)]).then(__nccwpck_require__.bind(__nccwpck_require__, 89999))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6878), __nccwpck_require__.e(9999)]).then(__nccwpck_require__.bind(__nccwpck_require__, 89999)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6878), __nccwpck_require__.e(9999)]).then(__nccwpck_require__.bind(__nccwpck_require__, 89999))).default.folders ?? [],
    },
    junie: {
        title: "Junie",
        url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
        editions: ["2026-08"],
        certainty: "documented",
        patterns: [
            "**/.junie/agents/**/*.md",
            "**/.agents/*.md",
            "**/.agents/agents/**/*.md",
            "**/.junie/mcp/mcp.json",
            "**/.junie/config.json",
            "~/.junie/agents/**/*.md",
            "~/.agents/*.md",
            "~/.agents/agents/**/*.md",
        ],
        ownPatterns: ["**/.junie/agents/**", "**/.junie/mcp/mcp.json", "**/.junie/config.json", "~/.junie/agents/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(7784), __nccwpck_require__.e(7853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7853))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(7784), __nccwpck_require__.e(7853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7853)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(7784), __nccwpck_require__.e(7853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7853))).default.folders ?? [],
    },
    kiro: {
        title: "Kiro",
        url: "https://kiro.dev/docs/custom-agents/",
        editions: ["3", "2"],
        certainty: "documented",
        patterns: [
            "**/.kiro/agents/**/*.json",
            "**/.kiro/agents/**/*.md",
            "**/.kiro/settings/mcp.json",
            "**/.kiro/settings/lsp.json",
            "**/.kiro/hooks/*.json",
            "**/.kiro/hooks/*.hook",
            "~/.kiro/agents/**/*.json",
            "~/.kiro/agents/**/*.md",
            "~/.kiro/settings/mcp.json",
            "~/.kiro/settings/lsp.json",
            "~/.kiro/hooks/*.json",
            "~/.kiro/hooks/*.hook",
        ],
        ownPatterns: [
            "**/.kiro/agents/**",
            "**/.kiro/settings/mcp.json",
            "**/.kiro/settings/lsp.json",
            "**/.kiro/hooks/*.json",
            "**/.kiro/hooks/*.hook",
            "~/.kiro/agents/**",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6252)]).then(__nccwpck_require__.bind(__nccwpck_require__, 36252))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6252)]).then(__nccwpck_require__.bind(__nccwpck_require__, 36252)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(6252)]).then(__nccwpck_require__.bind(__nccwpck_require__, 36252))).default.folders ?? [],
    },
    opencode: {
        title: "opencode or Kilo",
        url: "https://opencode.ai/docs/agents",
        editions: ["2", "1"],
        defaultEdition: "1",
        certainty: "measured",
        patterns: [
            "**/opencode.json",
            "**/opencode.jsonc",
            "**/kilo.json",
            "**/kilo.jsonc",
            "**/.opencode/command/**/*.md",
            "**/.opencode/commands/**/*.md",
            "**/.kilo/command/**/*.md",
            "**/.kilo/commands/**/*.md",
            "**/.kilocode/command/**/*.md",
            "**/.kilocode/commands/**/*.md",
            "**/.opencode/agent/**/*.md",
            "**/.opencode/agents/**/*.md",
            "**/.opencode/mode/*.md",
            "**/.opencode/modes/*.md",
            "**/.opencode/opencode.json",
            "**/.opencode/opencode.jsonc",
            "**/.kilo/agent/**/*.md",
            "**/.kilo/agents/**/*.md",
            "**/.kilo/mode/*.md",
            "**/.kilo/modes/*.md",
            "**/.kilo/opencode.json",
            "**/.kilo/opencode.jsonc",
            "**/.kilo/kilo.json",
            "**/.kilo/kilo.jsonc",
            "**/.kilocode/agent/**/*.md",
            "**/.kilocode/agents/**/*.md",
            "**/.kilocode/mode/*.md",
            "**/.kilocode/modes/*.md",
            "**/.kilocode/opencode.json",
            "**/.kilocode/opencode.jsonc",
            "**/.kilocode/kilo.json",
            "**/.kilocode/kilo.jsonc",
            "**/.kilocodemodes",
            "~/.kilocodemodes",
            "$XDG_CONFIG_HOME/opencode/agent/**/*.md",
            "$XDG_CONFIG_HOME/opencode/agents/**/*.md",
            "$XDG_CONFIG_HOME/opencode/mode/*.md",
            "$XDG_CONFIG_HOME/opencode/modes/*.md",
            "$XDG_CONFIG_HOME/opencode/opencode.json",
            "$XDG_CONFIG_HOME/opencode/opencode.jsonc",
            "~/.opencode/agent/**/*.md",
            "~/.opencode/agents/**/*.md",
            "~/.opencode/mode/*.md",
            "~/.opencode/modes/*.md",
            "~/.opencode/opencode.json",
            "~/.opencode/opencode.jsonc",
            "$XDG_CONFIG_HOME/kilo/agent/**/*.md",
            "$XDG_CONFIG_HOME/kilo/agents/**/*.md",
            "$XDG_CONFIG_HOME/kilo/mode/*.md",
            "$XDG_CONFIG_HOME/kilo/modes/*.md",
            "$XDG_CONFIG_HOME/kilo/opencode.json",
            "$XDG_CONFIG_HOME/kilo/opencode.jsonc",
            "$XDG_CONFIG_HOME/kilo/kilo.json",
            "$XDG_CONFIG_HOME/kilo/kilo.jsonc",
            "~/.kilo/agent/**/*.md",
            "~/.kilo/agents/**/*.md",
            "~/.kilo/mode/*.md",
            "~/.kilo/modes/*.md",
            "~/.kilo/opencode.json",
            "~/.kilo/opencode.jsonc",
            "~/.kilo/kilo.json",
            "~/.kilo/kilo.jsonc",
            "~/.kilocode/agent/**/*.md",
            "~/.kilocode/agents/**/*.md",
            "~/.kilocode/mode/*.md",
            "~/.kilocode/modes/*.md",
            "~/.kilocode/opencode.json",
            "~/.kilocode/opencode.jsonc",
            "~/.kilocode/kilo.json",
            "~/.kilocode/kilo.jsonc",
        ],
        launch: { programs: ["opencode", "opencode-ai"], uses: ["anomalyco/opencode/github", "sst/opencode/github"] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(8760), __nccwpck_require__.e(6712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86712))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(8760), __nccwpck_require__.e(6712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86712)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(8760), __nccwpck_require__.e(6712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86712))).default.folders ?? [],
    },
    openheim: {
        title: "openheim",
        url: "https://docs.rs/openheim",
        editions: ["0.4"],
        certainty: "measured",
        patterns: ["~/.openheim/agents/*.md"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(3823), __nccwpck_require__.e(588)]).then(__nccwpck_require__.bind(__nccwpck_require__, 60588))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(3823), __nccwpck_require__.e(588)]).then(__nccwpck_require__.bind(__nccwpck_require__, 60588)),
    },
    qwen: {
        title: "Qwen Code",
        url: "https://qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents",
        editions: ["0.24"],
        certainty: "measured",
        patterns: [
            "**/.qwen/agents/*.md",
            "**/.qwen/settings.json",
            "**/.qwen/.env",
            "~/.qwen/agents/*.md",
            "~/.qwen/settings.json",
            "**/.env",
        ],
        ownPatterns: [
            "**/.qwen/agents/*.md",
            "**/.qwen/settings.json",
            "**/.qwen/.env",
            "~/.qwen/agents/*.md",
            "~/.qwen/settings.json",
        ],
        launch: { programs: ["qwen", "@qwen-code/qwen-code"], uses: ["qwenlm/qwen-code-action"] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(9063), __nccwpck_require__.e(5073)]).then(__nccwpck_require__.bind(__nccwpck_require__, 55073))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(9063), __nccwpck_require__.e(5073)]).then(__nccwpck_require__.bind(__nccwpck_require__, 55073)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(9063), __nccwpck_require__.e(5073)]).then(__nccwpck_require__.bind(__nccwpck_require__, 55073))).default.folders ?? [],
    },
    roo: {
        title: "Roo Code",
        url: "https://github.com/RooCodeInc/Roo-Code",
        editions: ["3.54"],
        certainty: "documented",
        patterns: ["**/.roomodes", "**/.roo/mcp.json", "**/.vscode/settings.json"],
        ownPatterns: ["**/.roomodes", "**/.roo/**"],
        detectionHints: [{ path: "**/.vscode/settings.json", text: '"roo-cline' }],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(4633)]).then(__nccwpck_require__.bind(__nccwpck_require__, 34633))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(4633)]).then(__nccwpck_require__.bind(__nccwpck_require__, 34633)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1530), __nccwpck_require__.e(4876), __nccwpck_require__.e(4633)]).then(__nccwpck_require__.bind(__nccwpck_require__, 34633))).default.folders ?? [],
    },
    vtcode: {
        title: "VT Code",
        url: "https://github.com/vinhnx/VTCode",
        editions: ["0.147", "0.60"],
        certainty: "measured",
        patterns: [
            "**/.vtcode/agents/*.md",
            "**/.claude/agents/*.md",
            "**/.codex/agents/*.toml",
            "**/.vtcode/projects/*/config/vtcode.toml",
            "**/.vtcode/vtcode.toml",
            "**/vtcode.toml",
            "**/.vtcode/tool-policy.json",
            "~/.vtcode/agents/*.md",
            "~/.claude/agents/*.md",
            "~/.codex/agents/*.toml",
        ],
        ownPatterns: ["**/.vtcode/**", "**/vtcode.toml", "~/.vtcode/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(3823), __nccwpck_require__.e(8518)]).then(__nccwpck_require__.bind(__nccwpck_require__, 38518))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(3823), __nccwpck_require__.e(8518)]).then(__nccwpck_require__.bind(__nccwpck_require__, 38518)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(3823), __nccwpck_require__.e(8518)]).then(__nccwpck_require__.bind(__nccwpck_require__, 38518))).default.folders ?? [],
    },
};


/***/ }),

/***/ 45757:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ tool)
/* harmony export */ });
const tool = {
    name: "agent-profile-check",
    version: "0.1.0",
    homepage: "https://github.com/agent-profile-check/agent-profile-check/blob/main",
};


/***/ }),

/***/ 44611:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ allEditions),
/* harmony export */   Hn: () => (/* binding */ withFurther),
/* harmony export */   Kx: () => (/* binding */ withoutEchoes),
/* harmony export */   Ll: () => (/* binding */ ranksOf),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   jk: () => (/* binding */ editionsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7277);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(10290);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3641);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(64682);




const allEditions = "all";
function editionsOf(host, selected, decided) {
    const usual = (0,_model_host_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultEditionOf */ .F0)(host);
    if (selected === undefined)
        return decided ?? [usual];
    if (selected !== allEditions)
        return [selected];
    return [usual, ...host.editions.filter((edition) => edition !== usual)];
}
function withoutEchoes(subjects) {
    return hasSeveral(subjects) ? firstOf(subjects, ({ host, item }) => [host, ...contentOf(item)]) : [...subjects];
}
function withFurther(findings, further) {
    const keyOf = (finding) => JSON.stringify([...(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOf */ .cu)(finding), finding.edition, finding.at.span]);
    const known = new Set(further.length === 0 ? [] : findings.map(keyOf));
    return [...findings, ...further.filter((finding) => !known.has(keyOf(finding)) && known.add(keyOf(finding)))];
}
function withoutRepeats(findings, loads) {
    if (!hasSeveral(loads))
        return [...findings];
    const keyOf = (finding) => [...(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOf */ .cu)(finding), finding.severity, finding.at.span, finding.message];
    const editionsByKey = new Map();
    for (const finding of findings) {
        const key = JSON.stringify(keyOf(finding));
        editionsByKey.set(key, (editionsByKey.get(key) ?? new Set()).add(finding.edition));
    }
    return firstOf(findings, keyOf).map((finding) => {
        const ofHost = loads.filter(({ host }) => host === finding.host);
        const withFinding = ofHost.filter(({ edition }) => editionsByKey.get(JSON.stringify(keyOf(finding)))?.has(edition));
        if (withFinding.length === ofHost.length)
            return finding;
        const only = ` (${withFinding[0]?.title} ${withFinding.map(({ edition }) => edition).join(", ")} only)`;
        return {
            ...finding,
            message: finding.message + only,
            ...(finding.groupKey === undefined ? {} : { groupKey: finding.groupKey + only }),
        };
    });
}
function ranksOf(loads) {
    const seen = new Map();
    const ranks = [[]];
    for (const load of loads) {
        const rank = seen.get(load.host) ?? 0;
        seen.set(load.host, rank + 1);
        (ranks[rank] ??= []).push(load);
    }
    return ranks;
}
function hasSeveral(values) {
    const seen = new Map();
    return values.some(({ host, edition }) => {
        if (seen.has(host) && seen.get(host) !== edition)
            return true;
        seen.set(host, edition);
        return false;
    });
}
function firstOf(values, keyOf) {
    const editions = new Map();
    return values.filter((value) => {
        const key = JSON.stringify(keyOf(value));
        if (editions.has(key))
            return editions.get(key) === value.edition;
        editions.set(key, value.edition);
        return true;
    });
}
function contentOf({ layer, files, verdict, profile }) {
    return [
        layer.name,
        layer.root,
        files,
        verdict.kind,
        "problem" in verdict ? verdict.problem.message : null,
        profile ? profileContent(profile) : null,
    ];
}
function profileContent(profile) {
    const { name, description, model, permissionMode, denied, bypasses, ineffective, prompt } = profile;
    return [
        [name, description, model, permissionMode].map((fact) => (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(fact) ?? null),
        (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile),
        (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .grantsOf */ .Rr)(profile).map(({ tool, capability, scope }) => [tool, capability, scope]),
        denied,
        bypasses.map(({ setting, value, effect }) => [setting, value, effect]),
        ineffective.map(({ kind, what }) => [kind, what]),
        prompt.text,
    ];
}


/***/ }),

/***/ 95885:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ phrases),
/* harmony export */   Mm: () => (/* binding */ letters),
/* harmony export */   R7: () => (/* binding */ capabilities),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
const capabilities = ["read", "write", "execute", "network", "delegate", "external"];
function inOrder(values) {
    const set = new Set(values);
    return capabilities.filter((capability) => set.has(capability));
}
const letters = new Map(capabilities.map((capability) => [capability, capability === "execute" ? "x" : capability.charAt(0)]));
const phrases = {
    read: "read",
    write: "write",
    execute: "execute commands",
    network: "reach the network",
    delegate: "start other agents",
    external: "call external tools",
};


/***/ }),

/***/ 7277:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ stated),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   TU: () => (/* binding */ implied),
/* harmony export */   eO: () => (/* binding */ known)
/* harmony export */ });
function known(fact) {
    return fact.state === "stated" || fact.state === "implied" ? fact.value : undefined;
}
function stated(value, at) {
    return { state: "stated", value, at };
}
function implied(value, at, because) {
    return { state: "implied", value, at, because };
}
function missing(at) {
    return { state: "missing", at };
}
function unreadable(at, problem) {
    return { state: "unreadable", at, problem };
}


/***/ }),

/***/ 10290:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ classes),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   Ub: () => (/* binding */ maxRelated),
/* harmony export */   Yn: () => (/* binding */ withFewRelated),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   gO: () => (/* binding */ severities)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7277);

const severities = ["note", "warning", "error"];
const classes = ["power", "integrity", "correctness", "hygiene"];
const maxRelated = 10;
function withFewRelated(report) {
    const { related = [], relatedCount = related.length } = report;
    return relatedCount <= maxRelated ? report : { ...report, related: related.slice(0, maxRelated), relatedCount };
}
function detailsOf({ related, certainty, fixes, cause, }) {
    return {
        ...(related ? { related } : {}),
        ...(certainty ? { certainty } : {}),
        ...(fixes ? { fixes } : {}),
        ...(cause === undefined ? {} : { cause }),
    };
}
function valueOf({ identity, cause, message }) {
    return identity ?? cause ?? message;
}
function identityOf({ rule, kind, host, layer, item, at, value }) {
    const name = item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
    const inert = item?.verdict.kind === "rejected" || item?.verdict.kind === "dropped";
    return [
        rule,
        kind ?? "",
        host ?? "",
        layer ? `${layer.name} ${layer.root}` : "",
        at.source.path,
        name ?? "",
        `${value ?? ""}${inert ? " (left out)" : ""}`,
    ];
}


/***/ }),

/***/ 3641:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ defaultEditionOf),
/* harmony export */   Us: () => (/* binding */ formerEdition),
/* harmony export */   YB: () => (/* binding */ defineHost),
/* harmony export */   _e: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
function defaultEditionOf({ editions, defaultEdition }) {
    return defaultEdition ?? editions[0];
}
function formerEdition({ formerEditions = {} }, edition) {
    const successor = Object.hasOwn(formerEditions, edition) ? formerEditions[edition] : undefined;
    return successor === undefined ? undefined : `edition \`${edition}\` is now named \`${successor}\``;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 64682:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   Rr: () => (/* binding */ grantsOf),
/* harmony export */   SF: () => (/* binding */ capabilitiesOf)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(95885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7277);


function grantsOf(profile) {
    return [...((0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(profile.grants) ?? []), ...profile.extraGrants];
}
function capabilitiesOf(profile) {
    return (0,_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(grantsOf(profile).map(({ capability }) => capability));
}
function union(a, b) {
    const grants = (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(a.grants) ?? [];
    const added = notIn(grants, (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(b.grants) ?? []);
    return {
        ...a,
        ...(a.mayStart ? { mayStart: () => true } : {}),
        grants: added.length === 0 ? a.grants : widened(a.grants, b.grants, [...grants, ...added]),
        denied: a.denied.filter((tool) => b.denied.includes(tool)),
        ...(a.preloads || b.preloads ? { preloads: allPreloads(a.preloads ?? [], b.preloads ?? []) } : {}),
        extraGrants: [...a.extraGrants, ...notIn(a.extraGrants, b.extraGrants)],
        hooks: [...a.hooks, ...b.hooks.filter(({ at }) => !a.hooks.some((hook) => hook.at.span.start === at.span.start))],
        servers: [
            ...a.servers,
            ...b.servers.filter(({ at }) => !a.servers.some((server) => server.at.span.start === at.span.start)),
        ],
        bypasses: [
            ...a.bypasses,
            ...b.bypasses.filter(({ at }) => !a.bypasses.some((bypass) => bypass.at.span.start === at.span.start)),
        ],
    };
}
function allPreloads(first, second) {
    return [...first, ...second.filter(({ name }) => !first.some((one) => one.name === name))];
}
function notIn(grants, others) {
    const keys = new Set(grants.map(({ tool, capability, scope }) => `${capability} ${scope} ${tool}`));
    return others.filter(({ tool, capability, scope }) => !keys.has(`${capability} ${scope} ${tool}`));
}
function widened(a, b, value) {
    if (a.state === "stated")
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .stated */ .Eo)(value, a.at);
    if (a.state === "implied")
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(value, a.at, a.because);
    return b.state === "implied" ? (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(value, b.at, b.because) : (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .stated */ .Eo)(value, b.at);
}


/***/ }),

/***/ 78301:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   Km: () => (/* binding */ defineRule),
/* harmony export */   bD: () => (/* binding */ presetCeiling),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   v4: () => (/* binding */ presets)
/* harmony export */ });
const presets = ["required", "recommended", "strict"];
const presetCeiling = ["read"];
function baseOf(preset) {
    return preset === "required" ? "recommended" : preset;
}
function defineRule(rule) {
    return rule;
}
function classOf(rule, kind) {
    return (kind === undefined ? undefined : rule.kinds?.[kind]?.class) ?? rule.class;
}


/***/ }),

/***/ 88499:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ commandOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _native_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9144);



function commandOf({ script, directory, environment }, name) {
    if (script === undefined)
        return name;
    const parts = script.split(/[\\/]/);
    const at = parts.indexOf("_npx");
    if (at >= 0)
        return `npx ${packageOf(parts.slice(0, at + 2).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) ?? name}`;
    const inHook = environment.PRE_COMMIT !== undefined;
    if (!inHook && isOnPath(script, environment.PATH, name))
        return name;
    if (!inHook && parts.includes("node_modules"))
        return `npx ${name}`;
    const path = pasted(script, directory, environment.HOME);
    if (path === undefined || !/(?:\.js|[\\/])$|[\\/]bin[\\/][^\\/]+$/.test(script))
        return name;
    return script.endsWith(".js") ? `node ${path}` : path;
}
function packageOf(folder) {
    try {
        const read = JSON.parse(startOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "package.json")));
        const record = read["_npx"];
        const first = Array.isArray(record?.packages) ? record.packages[0] : undefined;
        return typeof first === "string" && /^[\w@][\w@./:+#^~-]{0,200}$/.test(first) ? first : undefined;
    }
    catch {
        return undefined;
    }
}
const maxBytes = 10_000;
function startOf(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
    try {
        const bytes = Buffer.alloc(maxBytes);
        return bytes.toString("utf8", 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, maxBytes, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const maxFolders = 100;
function isOnPath(script, path, name) {
    const own = realOf(script);
    for (const folder of (path ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).slice(0, maxFolders)) {
        const found = folder === "" ? undefined : realOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (found !== undefined)
            return found === own;
    }
    return false;
}
function realOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function pasted(script, directory, home) {
    const inside = (0,_native_path_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .G)(directory, script);
    const inHome = home ? (0,_native_path_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .G)(home, script) : undefined;
    const path = inside ?? inHome ?? script;
    if (!/^[\x20-\x7e]{1,1000}$/.test(path) || /::|##\[/.test(path))
        return undefined;
    return inside === undefined && inHome !== undefined ? `~/${quoted(path)}` : quoted(path);
}
function quoted(path) {
    return /^[\w./:~+@%\\-]+$/.test(path) && !path.startsWith("-") ? path : `'${path.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 9144:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ below),
/* harmony export */   y: () => (/* binding */ absolute)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

function absolute(directory, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, path);
}
function below(root, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, file).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    return path === ".." || path.startsWith("../") || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? undefined : path;
}


/***/ }),

/***/ 26782:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   y: () => (/* binding */ editsBetween)
/* harmony export */ });
function nearest(word, candidates) {
    let best;
    let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of candidates) {
        if (Math.abs(candidate.length - word.length) >= fewest || word.length > 100)
            continue;
        const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase());
        if (edits < fewest)
            [best, fewest] = [candidate, edits];
    }
    if (best !== undefined || word.length < 3)
        return best;
    const longer = [...candidates].filter((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()));
    return longer.length === 1 ? longer[0] : undefined;
}
function suggestion(word, candidates) {
    const found = nearest(word, candidates);
    return found === undefined ? "" : `; did you mean \`${found}\`?`;
}
function editsBetween(a, b) {
    let older = [];
    let old = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        [older, old] = [old, row];
    }
    return old[b.length] ?? 0;
}


/***/ }),

/***/ 72456:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   U3: () => (/* binding */ ForeignObject),
/* harmony export */   ae: () => (/* binding */ RunFailure),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   ie: () => (/* binding */ UnreadableFile),
/* harmony export */   kg: () => (/* binding */ combine),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zv: () => (/* binding */ isOfMachine)
/* harmony export */ });
function combine(repository, user) {
    return {
        holdsUser: true,
        list: async () => {
            const [own, users] = await Promise.all([repository.list(), user.list()]);
            return [...own.map((entry) => (isHome(entry.path) ? { ...entry, path: `./${entry.path}` } : entry)), ...users];
        },
        identify: async (path) => isHome(path) || path.startsWith("/")
            ? undefined
            : repository.identify?.(path.startsWith("./~") ? path.slice(2) : path),
        read: (path) => isHome(path) || path.startsWith("/")
            ? user.read(path)
            : repository.read(path.startsWith("./~") ? path.slice(2) : path),
    };
}
function isHome(path) {
    return path === "~" || path.startsWith("~/");
}
class UnreadableFile extends Error {
}
class UserError extends Error {
}
class RunFailure extends Error {
}
class ForeignObject extends RunFailure {
}
function isOfMachine(error) {
    return error instanceof RunFailure || (error instanceof Error && "syscall" in error);
}
const limits = {
    fileBytes: 4 * 1024 * 1024,
    files: 20_000,
    totalBytes: 256 * 1024 * 1024,
    entries: 500_000,
    links: 40,
};
function tooLarge(bytes) {
    return `is ${Math.ceil((bytes / (1 << 20)) * 10) / 10} MiB large; the limit is ${limits.fileBytes >> 20} MiB`;
}


/***/ }),

/***/ 13868:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ invalidPolicy),
/* harmony export */   m: () => (/* binding */ undecidedLine)
/* harmony export */ });
function undecidedLine(reason) {
    return `Not decided: ${reason}`;
}
const invalidPolicy = "the policy is invalid";


/***/ }),

/***/ 32426:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   k_: () => (/* binding */ hiddenIn),
/* harmony export */   nl: () => (/* binding */ inertJson),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   wF: () => (/* binding */ graphemesOf)
/* harmony export */ });
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;
const joinsEmoji = /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;
const escapes = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function visible(text) {
    if (/^[\x20-\x7e]*$/.test(text) && !/##\[|(?:^| )::/.test(text))
        return text;
    return text
        .replace(hidden, (character, at) => isPartOfEmoji(text, character, at) ? character : (escapes[character] ?? escape(character)))
        .replaceAll("##[", `##${escape("[")}`)
        .replace(/(^|\s):(?=:)/g, (_, space) => `${space}${escape(":")}`);
}
function withoutHidden(text) {
    return text.replace(hidden, "");
}
function hiddenIn(text) {
    const counts = new Map();
    if (/^[\t\n\r\x20-\x7e]*$/.test(text))
        return counts;
    for (const { 0: character, index } of text.matchAll(hidden)) {
        if (!Object.hasOwn(escapes, character) && !isPartOfEmoji(text, character, index))
            counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    return counts;
}
function inertJson(json) {
    const units = (text) => text
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
    return json.replace(hidden, units).replaceAll("##[", "#\\u0023[");
}
function escape(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function isPartOfEmoji(text, character, at) {
    if (character !== "\u200d" && character !== "\ufe0f")
        return false;
    const before = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u.test(text.slice(Math.max(0, at - 8), at));
    return before && (character === "\ufe0f" || joinsEmoji.test(String.fromCodePoint(text.codePointAt(at + 1) ?? 0)));
}
function widthOf(text) {
    if (/^[\x20-\x7e→…]*$/.test(text))
        return text.length;
    let width = 0;
    for (const segment of graphemesOf(text))
        width += isWide(segment) ? 2 : /^\p{M}+$/u.test(segment) ? 0 : 1;
    return width;
}
let segmenter;
function graphemesOf(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.split("");
    segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
const wide = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18aff],
    [0x1b000, 0x1b2ff],
    [0x20000, 0x3fffd],
];
function isWide(grapheme) {
    if (/^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme))
        return true;
    const point = grapheme.codePointAt(0) ?? 0;
    return point >= 0x1100 && wide.some(([first, last]) => point >= first && point <= last);
}


/***/ }),

/***/ 20181:
/***/ (function (module) {

module.exports = require("buffer");

/***/ }),

/***/ 34589:
/***/ (function (module) {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ (function (module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function (module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 37540:
/***/ (function (module) {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ (function (module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function (module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function (module) {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ (function (module) {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ (function (module) {

module.exports = require("node:fs");

/***/ }),

/***/ 37067:
/***/ (function (module) {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ (function (module) {

module.exports = require("node:http2");

/***/ }),

/***/ 77030:
/***/ (function (module) {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ (function (module) {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ (function (module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 41792:
/***/ (function (module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 57075:
/***/ (function (module) {

module.exports = require("node:stream");

/***/ }),

/***/ 41692:
/***/ (function (module) {

module.exports = require("node:tls");

/***/ }),

/***/ 73136:
/***/ (function (module) {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ (function (module) {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ (function (module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 75919:
/***/ (function (module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function (module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = require("process");

/***/ }),

/***/ 13193:
/***/ (function (module) {

module.exports = require("string_decoder");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(((path, exports) => { require("node:vm").compileFunction(require("node:fs").readFileSync(path, "utf8"), ["exports", "require"], { filename: path })(exports, require); return exports; })(__dirname + "/" + __nccwpck_require__.u(chunkId), {}));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __nccwpck_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __nccwpck_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var repo_tree = __nccwpck_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __nccwpck_require__(97916);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/fail-on.js




function failOnOf(value, name) {
    if (value === undefined || value.trim() === "")
        return (0,result/* failOnAll */.x3)("error");
    const parts = value.split(",").map((part) => part.trim());
    const plain = parts.filter((part) => !part.includes("="));
    if (plain.length > 1)
        throw new repo_tree/* UserError */.yo(`\`${name}\` has two levels for all classes: ${plain.join(", ")}`);
    const given = new Map();
    for (const part of parts.filter((candidate) => candidate.includes("="))) {
        const equals = part.indexOf("=");
        const id = oneOf(part.slice(0, equals).trim(), finding/* classes */.Ly, name, "a class");
        if (given.has(id))
            throw new repo_tree/* UserError */.yo(`\`${name}\` names the class \`${id}\` twice`);
        given.set(id, oneOf(part.slice(equals + 1).trim(), result/* failLevels */._R, name, "a level"));
    }
    const rest = plain[0] === undefined ? "error" : oneOf(plain[0], result/* failLevels */._R, name, "a level");
    return { ...(0,result/* failOnAll */.x3)(rest), ...Object.fromEntries(given) };
}
function oneOf(text, choices, name, what) {
    const choice = choices.find((candidate) => candidate === text);
    if (choice !== undefined)
        return choice;
    throw new repo_tree/* UserError */.yo(`\`${name}\`: ${what} is one of ${choices.join(", ")}, not \`${text}\`${(0,spelling/* suggestion */.h)(text, choices)}`);
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/settings.js + 3 modules
var settings = __nccwpck_require__(15750);
// EXTERNAL MODULE: ./build/bundle/src/inspect/editions.js
var inspect_editions = __nccwpck_require__(44611);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __nccwpck_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __nccwpck_require__(3641);
;// CONCATENATED MODULE: ./build/bundle/src/cli/flags.js






const known = new Map(Object.entries(settings/* settings */.W0).filter(([, { entryPoints }]) => entryPoints.includes("cli")));
function split(words) {
    const plain = [];
    const flags = new Map();
    const pending = [...words];
    for (let word = pending.shift(); word !== undefined; word = pending.shift()) {
        if (word === "--")
            plain.push(...pending.splice(0));
        else if (!word.startsWith("-") || word === "-")
            plain.push(word);
        else {
            const [name, setting, written] = flagIn(word);
            const value = flags_valueOf(name, setting, written, pending);
            const values = flags.get(name);
            if (values && !setting.repeatable && setting.value !== undefined)
                throw new repo_tree/* UserError */.yo(`\`--${name}\` is given twice`);
            flags.set(name, [...(values ?? []), value]);
        }
    }
    return [plain, flags];
}
function flagIn(word) {
    const equals = word.indexOf("=");
    const flag = equals < 0 ? word : word.slice(0, equals);
    const name = flag === "-h" ? "help" : flag.slice(2);
    const setting = known.get(name);
    if (!setting || (flag !== "-h" && !flag.startsWith("--")))
        throw new repo_tree/* UserError */.yo(`no flag \`${flag}\`${(0,spelling/* suggestion */.h)(flag, [...known.keys()].map((name) => `--${name}`))}`);
    return [name, setting, equals < 0 ? undefined : word.slice(equals + 1)];
}
function flags_valueOf(name, setting, written, pending) {
    if (setting.value === undefined) {
        if (written === undefined)
            return "";
        throw new repo_tree/* UserError */.yo(`\`--${name}\` takes no value`);
    }
    if (written !== undefined)
        return written;
    const next = pending.shift();
    if (next === undefined || next.startsWith("--"))
        throw new repo_tree/* UserError */.yo(`\`--${name}\` needs a value: --${name} ${setting.value}`);
    return next;
}
function single(flags, name) {
    const value = flags.get(name)?.[0];
    if (value === "")
        throw new repo_tree/* UserError */.yo(`\`--${name}\` is empty`);
    return value;
}
function chosen(flags, name, choices) {
    const value = flags.get(name)?.[0];
    if (value === undefined)
        return undefined;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined)
        throw new repo_tree/* UserError */.yo(`\`--${name}\` is one of ${choices.join(", ")}, not \`${value}\`${(0,spelling/* suggestion */.h)(value, choices)}`);
    return choice;
}
function hostNamed(id) {
    if (!Object.hasOwn(hosts/* hosts */.S, id))
        throw new repo_tree/* UserError */.yo(`no host \`${id}\`${(0,spelling/* suggestion */.h)(id, Object.keys(hosts/* hosts */.S))}`);
    return id;
}
function editionsOf(values) {
    return {
        editions: Object.fromEntries(values.filter((value) => value !== inspect_editions/* allEditions */.HY).map(editionOf)),
        everyEdition: values.includes(inspect_editions/* allEditions */.HY),
    };
}
function editionOf(value) {
    const equals = value.indexOf("=");
    if (equals < 1)
        throw new repo_tree/* UserError */.yo(`\`--edition\` is HOST=EDITION or all, not \`${value}\``);
    const id = hostNamed(value.slice(0, equals));
    const edition = value.slice(equals + 1);
    const host = hosts/* hosts */.S[id];
    const editions = host?.editions ?? [];
    if (edition === inspect_editions/* allEditions */.HY || editions.includes(edition))
        return [id, edition];
    const former = host && (0,model_host/* formerEdition */.Us)(host, edition);
    throw new repo_tree/* UserError */.yo(former === undefined
        ? `\`${id}\` has no edition \`${edition}\`; it has ${editions.join(", ")}`
        : `\`${id}\`: ${former}`);
}
function outputsOf(values, choices) {
    const outputs = values.map((value) => {
        const equals = value.indexOf("=");
        const name = equals < 0 ? value : value.slice(0, equals);
        const file = equals < 0 ? undefined : value.slice(equals + 1);
        const format = choices.find((choice) => choice === name);
        if (format === undefined)
            throw new repo_tree/* UserError */.yo(`\`--format\` is one of ${choices.join(", ")}, not \`${name}\`${(0,spelling/* suggestion */.h)(name, choices)}`);
        if (file === "")
            throw new repo_tree/* UserError */.yo(`\`--format ${name}=\` names no file`);
        return { format, file };
    });
    const [, second] = outputs.filter(({ file }) => file === undefined);
    if (second)
        throw new repo_tree/* UserError */.yo(`only one format can go to stdout; write the other to a file: --format ${second.format}=FILE`);
    const repeated = outputs.find(({ file }, i) => file !== undefined && outputs.findIndex((next) => next.file === file) < i);
    if (repeated)
        throw new repo_tree/* UserError */.yo(`two formats write to the file \`${repeated.file}\``);
    return outputs;
}
function dayOf(value, flag = "today") {
    if (value === undefined)
        return undefined;
    const day = new Date(`${value}T00:00:00Z`);
    const exact = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
    if (!exact)
        throw new repo_tree/* UserError */.yo(`\`--${flag}\`: expected a date such as 2026-12-31, not \`${value}\``);
    return value;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/fleet-arguments.js




const flagsOf = {
    plan: ["mirrors", "shards", "out", "today"],
    scan: ["plan", "shard", "out", "policy", "fail-on", "offline"],
    merge: ["out", "previous"],
};
const common = ["color", "quiet"];
function fleetTask([task, ...words], flags) {
    const tasks = Object.keys(flagsOf);
    if (task === undefined)
        throw new repo_tree/* UserError */.yo(`\`fleet\` needs a word: ${tasks.map((name) => `fleet ${name}`).join(", ")}`);
    if (!isTask(task))
        throw new repo_tree/* UserError */.yo(`\`fleet\` has no \`${task}\`${(0,spelling/* suggestion */.h)(task, tasks)}`);
    const foreign = [...flags.keys()].find((flag) => !flagsOf[task].includes(flag) && !common.includes(flag));
    if (foreign !== undefined)
        throw new repo_tree/* UserError */.yo(`\`--${foreign}\` does not belong to \`fleet ${task}\``);
    if (task !== "merge" && words[0] !== undefined)
        throw new repo_tree/* UserError */.yo(`\`fleet ${task}\` takes no \`${words[0]}\``);
    if (task === "plan") {
        const mirrors = single(flags, "mirrors");
        if (mirrors === undefined)
            throw new repo_tree/* UserError */.yo("`fleet plan` needs --mirrors DIR, the folder with the repositories");
        const [shards, today] = [countOf(single(flags, "shards")), dayOf(single(flags, "today"))];
        return { task, mirrors, shards, out: single(flags, "out") ?? "plan.json", today };
    }
    if (task === "scan")
        return {
            task,
            plan: single(flags, "plan") ?? "plan.json",
            shard: shardOf(single(flags, "shard")),
            out: single(flags, "out") ?? "scan",
            policy: single(flags, "policy"),
            failOn: flags.has("fail-on") ? failOnOf(single(flags, "fail-on"), "--fail-on") : undefined,
            offline: flags.has("offline"),
        };
    if (words.length === 0)
        throw new repo_tree/* UserError */.yo("`fleet merge` needs the folders that `fleet scan` wrote: fleet merge scan-1 scan-2 --out inventory");
    return { task, folders: words, out: single(flags, "out") ?? "inventory", previous: single(flags, "previous") };
}
function isTask(word) {
    return Object.hasOwn(flagsOf, word);
}
function countOf(value) {
    if (value === undefined)
        return undefined;
    if (!/^[1-9]\d{0,3}$/.test(value))
        throw new repo_tree/* UserError */.yo(`\`--shards\` is a number from 1 to 9999, not \`${value}\``);
    return Number(value);
}
function shardOf(value) {
    if (value === undefined)
        return undefined;
    const [, number = "", of = ""] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? [];
    if (number === "" || Number(number) > Number(of))
        throw new repo_tree/* UserError */.yo(`\`--shard\` is a part and their number, as in 3/16, not \`${value}\``);
    return { number: Number(number), of: Number(of) };
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/arguments.js






function readArguments(words) {
    try {
        const [plain, flags] = split(words);
        return interpret(plain, flags);
    }
    catch (error) {
        if (error instanceof repo_tree/* UserError */.yo)
            return { kind: "mistake", message: error.message };
        throw error;
    }
}
function interpret([first, ...rest], flags) {
    const command = first === undefined ? "check" : commandNamed(first);
    if (flags.has("help"))
        return { kind: "help", command: first === undefined ? undefined : command };
    if (flags.has("version"))
        return { kind: "version" };
    requireFlagsOf(command, flags);
    return readers[command](rest, flags, {
        color: chosen(flags, "color", settings/* settings */.W0.color.choices) ?? "auto",
        quiet: flags.has("quiet"),
    });
}
function requireFlagsOf(command, flags) {
    for (const name of flags.keys()) {
        const users = settings/* settings */.W0[name].commands;
        if (!users.includes(command))
            throw new repo_tree/* UserError */.yo(`\`--${name}\` belongs to ${listed(users)}, not to \`${command}\``);
    }
}
const readers = {
    check(words, flags, common) {
        const directory = directoryOptions(flags);
        requireNoWords("check", words);
        const tree = treeOptions(flags, "check", directory);
        const base = single(flags, "base");
        if (tree.staged && base !== undefined)
            throw new repo_tree/* UserError */.yo("`--staged` and `--base` exclude each other: the base of the index is HEAD");
        refuseBoth(flags, "at", "fix", "a fix is written to the working tree");
        if (flags.has("dry-run")) {
            if (!flags.has("fix"))
                throw new repo_tree/* UserError */.yo("`--dry-run` of `check` needs `--fix`");
            return fixArguments(flags, common, directory);
        }
        const gate = chosen(flags, "gate", settings/* settings */.W0.gate.choices) ?? (tree.staged || base !== undefined ? "new" : "all");
        const failOn = failOnOf(single(flags, "fail-on"), "--fail-on");
        return { kind: "check", fix: flags.has("fix"), all: flags.has("all"), base, failOn, gate, ...common, ...tree };
    },
    list(words, flags, common) {
        const directory = directoryOptions(flags);
        requireNoWords("list", words);
        const tree = treeOptions(flags, "list", directory);
        return { kind: "list", all: flags.has("all"), from: single(flags, "from"), ...common, ...tree };
    },
    diff(words, flags, common) {
        const directory = directoryOptions(flags);
        return { kind: "diff", ...common, ...directory, ...profileOptions(flags, "diff"), ...revisionsOf(words) };
    },
    explain([what, ...more], flags, common) {
        if (more.length > 0)
            throw new repo_tree/* UserError */.yo("`explain` takes the name of one rule or host");
        if (what === undefined)
            return { kind: "ids", of: undefined, ...common };
        return { kind: "explain", what, full: flags.has("full"), ...common };
    },
    policy: readPolicyCommand,
    baseline(words, flags, common) {
        const directory = directoryOptions(flags);
        requireNoWords("baseline", words);
        refuseBoth(flags, "at", "prune", "the baseline of the working tree is pruned");
        const [policy, at] = [single(flags, "policy"), single(flags, "at")];
        return { kind: "baseline", policy, at, prune: flags.has("prune"), ...common, ...directory };
    },
    init(words, flags, common) {
        const directory = directoryOptions(flags);
        requireNoWords("init", words);
        const [owner, organisation] = [single(flags, "owner"), organisationOptions(flags)];
        return { kind: "init", fromCurrent: flags.has("from-current"), owner, organisation, ...common, ...directory };
    },
    fix(words, flags, common) {
        requireNoWords("fix", words);
        return fixArguments(flags, common, directoryOptions(flags));
    },
    grant([path, ...more], flags, common) {
        const directory = directoryOptions(flags);
        if (path === undefined || path === "" || more.length > 0)
            throw new repo_tree/* UserError */.yo("`grant` takes the path of one profile or settings file: grant PATH");
        const [owner, until] = [single(flags, "owner"), dayOf(single(flags, "until"), "until")];
        refuseBoth(flags, "at", "write", "the entry is written to the working tree");
        const [policy, at] = [single(flags, "policy"), single(flags, "at")];
        return { kind: "grant", policy, at, path, owner, until, write: flags.has("write"), ...common, ...directory };
    },
    fleet: (words, flags, common) => ({ kind: "fleet", does: fleetTask(words, flags), ...common }),
    rules(words, _flags, common) {
        requireNoMore("rules", words);
        return { kind: "ids", of: "rules", ...common };
    },
    hosts(words, _flags, common) {
        requireNoMore("hosts", words);
        return { kind: "ids", of: "hosts", ...common };
    },
    help([word, ...more]) {
        requireNoMore("help", more);
        return { kind: "help", command: word === undefined ? undefined : commandNamed(word) };
    },
    version(words) {
        requireNoMore("version", words);
        return { kind: "version" };
    },
};
function revisionsOf(words) {
    const [base, head, ...more] = words;
    const range = words.find((word) => word.includes(".."));
    if (range !== undefined && words.length > 1)
        throw new repo_tree/* UserError */.yo(`\`diff\` takes one range, or two revisions without a range: not \`${words.join(" ")}\``);
    if (more.length > 0)
        throw new repo_tree/* UserError */.yo("`diff` compares two revisions at most: diff [BASE [HEAD]]");
    if (base === "" || head === "")
        throw new repo_tree/* UserError */.yo("a revision of `diff` is empty");
    if (range === undefined)
        return { base, head, fromMergeBase: false };
    return { ...sidesOf(range), fromMergeBase: range.includes("...") };
}
function sidesOf(range) {
    const [, from = "", to = ""] = /^(.*?)\.{2,3}(.*)$/s.exec(range) ?? [];
    if ((from === "" && to === "") || to.startsWith(".") || to.includes(".."))
        throw new repo_tree/* UserError */.yo(`\`${range}\` is not a range; write BASE..HEAD, or BASE...HEAD for what HEAD changed since BASE`);
    return { base: from || "HEAD", head: to || "HEAD" };
}
function readPolicyCommand([what, ...files], flags, common) {
    const options = {
        ...common,
        ...directoryOptions(flags),
        policy: single(flags, "policy"),
        outputs: outputsOf(flags.get("format") ?? ["pretty"], settings/* formats */.Fx.policy),
    };
    const path = single(flags, "for");
    refuseBoth(flags, "at", "staged", "the index belongs to no commit");
    if (what === undefined)
        return { kind: "policy", ...options, at: single(flags, "at"), staged: flags.has("staged"), for: path };
    if (what !== "test")
        throw new repo_tree/* UserError */.yo(`\`policy\` takes no \`${what}\`${(0,spelling/* suggestion */.h)(what, ["test"])}; use --for PATH to see what applies to one file`);
    if (files.length === 0)
        throw new repo_tree/* UserError */.yo("`policy test` needs at least one file of cases");
    for (const flag of ["staged", "for", "at"])
        if (flags.has(flag))
            throw new repo_tree/* UserError */.yo(`\`--${flag}\` belongs to \`policy\`, not to \`policy test\``);
    return { kind: "policy test", ...options, files };
}
function organisationOptions(flags) {
    const organisation = single(flags, "organisation");
    const from = single(flags, "from");
    if (organisation === undefined) {
        const other = ["from", "fetch"].find((name) => flags.has(name));
        if (other !== undefined)
            throw new repo_tree/* UserError */.yo(`\`--${other}\` of \`init\` needs \`--organisation\``);
        return undefined;
    }
    if (flags.has("from-current"))
        throw new repo_tree/* UserError */.yo("`--organisation` and `--from-current` exclude each other: a grant counts only as far as the organisation allows it; run `init --from-current` first, then `init --organisation`");
    if (flags.has("fetch") && flags.has("offline"))
        throw new repo_tree/* UserError */.yo("`--fetch` and `--offline` exclude each other");
    return { organisation, from, fetch: flags.has("fetch") };
}
function fixArguments(flags, common, directory) {
    return {
        kind: "fix",
        policy: single(flags, "policy"),
        hosts: flags.get("host")?.map(hostNamed),
        ...editionsOf(flags.get("edition") ?? []),
        staged: flags.has("staged"),
        dryRun: flags.has("dry-run"),
        ...common,
        ...directory,
    };
}
function directoryOptions(flags) {
    return { root: single(flags, "root"), today: dayOf(single(flags, "today")), offline: flags.has("offline") };
}
function profileOptions(flags, command) {
    return {
        policy: single(flags, "policy"),
        hosts: flags.get("host")?.map(hostNamed),
        ...editionsOf(flags.get("edition") ?? []),
        outputs: outputsOf(flags.get("format") ?? ["pretty"], settings/* formats */.Fx[command]),
    };
}
function treeOptions(flags, command, directory) {
    const options = {
        ...directory,
        ...profileOptions(flags, command),
        at: single(flags, "at"),
        staged: flags.has("staged"),
        user: flags.has("user"),
    };
    refuseBoth(flags, "at", "staged", "the index belongs to no commit");
    refuseBoth(flags, "at", "user", "a commit holds no profiles of the user");
    if (options.staged && options.user)
        throw new repo_tree/* UserError */.yo("`--staged` and `--user` exclude each other: the index holds no profiles of the user");
    return options;
}
function refuseBoth(flags, one, other, because) {
    if (flags.has(one) && flags.has(other))
        throw new repo_tree/* UserError */.yo(`\`--${one}\` and \`--${other}\` exclude each other: ${because}`);
}
function requireNoWords(command, [word]) {
    if (word !== undefined)
        throw new repo_tree/* UserError */.yo(`\`${command}\` takes no \`${word}\`; name a directory with --root DIR`);
}
function requireNoMore(command, [word]) {
    if (word !== undefined)
        throw new repo_tree/* UserError */.yo(`\`${command}\` takes no \`${word}\``);
}
function listed(names) {
    const words = names.map((name) => `\`${name}\``);
    return words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
function commandNamed(word) {
    if (Object.hasOwn(settings/* commands */.Pi, word))
        return word;
    throw new repo_tree/* UserError */.yo(`no command \`${word}\`${(0,spelling/* suggestion */.h)(word, Object.keys(settings/* commands */.Pi))}`);
}

// EXTERNAL MODULE: ./build/bundle/src/platform/invocation.js
var invocation = __nccwpck_require__(88499);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __nccwpck_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/generated/tool.js
var tool = __nccwpck_require__(45757);
// EXTERNAL MODULE: ./build/bundle/src/reports/undecided.js
var undecided = __nccwpck_require__(13868);
;// CONCATENATED MODULE: ./build/bundle/src/cli.js








const { argv, env } = process;
const cli_invocation = () => (0,invocation/* commandOf */.N)({ script: argv[1], directory: process.cwd(), environment: env }, tool/* tool */.z.name);
const prefix = `${tool/* tool */.z.name}: `;
const reporting = `; please report it at ${tool/* tool */.z.homepage.replace(/\/blob\/.*$/, "")}/issues`;
process.exitCode = 3;
let ended = false;
let crashed = false;
const pendingWrites = [];
const streaming = new Set();
const begun = Date.now();
let shownAt = 0;
let filesRead = 0;
process.on("uncaughtException", (error) => crash(error));
process.on("unhandledRejection", (error) => crash(error));
process.on("exit", () => {
    if (!ended)
        crash(new Error("the run came to an end before its answer"));
});
run(readArguments(argv.slice(2))).then(end, (error) => error instanceof repo_tree/* UserError */.yo ? endWithMistake(error.message) : crash(error));
async function run(args) {
    switch (args.kind) {
        case "mistake":
            return mistake(args.message);
        case "help":
            return answer((await __nccwpck_require__.e(/* import() */ 9819).then(__nccwpck_require__.bind(__nccwpck_require__, 19819))).helpFor(args.command, tool/* tool */.z, columns(), cli_invocation()));
        case "version":
            return answer(`${tool/* tool */.z.version}\n`);
        case "explain":
            return answer((await Promise.all(/* import() */[__nccwpck_require__.e(9695), __nccwpck_require__.e(5844)]).then(__nccwpck_require__.bind(__nccwpck_require__, 95844))).explain(args.what, args.full, screenFor(args.color)));
        case "ids":
            return answer((await Promise.all(/* import() */[__nccwpck_require__.e(5149), __nccwpck_require__.e(2554)]).then(__nccwpck_require__.bind(__nccwpck_require__, 74658))).idList(args.of, screenFor(args.color)));
        default:
            return delivered(await (await Promise.all(/* import() */[__nccwpck_require__.e(4876), __nccwpck_require__.e(2898), __nccwpck_require__.e(1440)]).then(__nccwpck_require__.bind(__nccwpck_require__, 91440))).dispatch(args, environmentOf(args)), args);
    }
}
function environmentOf({ color, quiet, all = false, }) {
    return {
        tool: tool/* tool */.z,
        directory: process.cwd(),
        environment: env,
        today: new Date().toISOString().slice(0, 10),
        script: argv[1],
        screen: () => screenFor(color, all),
        onRead() {
            if (++filesRead === 50)
                postponeOptimising();
            if (!quiet)
                progress();
        },
    };
}
function screenFor(color, all = false) {
    const command = cli_invocation();
    if (isPlain(1))
        return { all, command, color: color === "always", columns: Number(env.COLUMNS) || 100 };
    const { isTTY } = process.stdout;
    return {
        all,
        command,
        color: color === "always" || (color === "auto" && isTTY === true && !env.NO_COLOR && env.TERM !== "dumb"),
        columns: columns(),
    };
}
function columns() {
    return process.stdout.columns || Number(env.COLUMNS) || 100;
}
function progress() {
    const now = Date.now();
    if (now - begun < 500 || now - shownAt < 100 || !process.stderr.isTTY)
        return;
    shownAt = now;
    writeError(`\r${filesRead} files read …`);
}
function postponeOptimising() {
    if (process.versions.v8.startsWith("11."))
        process.getBuiltinModule("node:v8").setFlagsFromString("--interrupt-budget=1000000");
}
async function delivered({ code, texts, notes, complaint }, { quiet }) {
    if (shownAt > 0)
        writeError("\r\u001b[K");
    for (const { file, text } of texts) {
        if (file === undefined)
            continue;
        try {
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.resolve)(file), text);
        }
        catch (error) {
            writeError(`${prefix}${(0,sanitize_text/* visible */.RK)((0,undecided/* undecidedLine */.m)(`the file ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`))}\n`);
            return 3;
        }
    }
    if (complaint !== undefined)
        writeError(complaint);
    if (!quiet)
        for (const note of notes)
            writeError(`${prefix}${(0,sanitize_text/* visible */.RK)(note)}\n`);
    for (const { file, text } of texts)
        if (file === undefined)
            await write(text);
    return code;
}
async function answer(text) {
    await write(text);
    return 0;
}
function write(text) {
    return new Promise((resolve, reject) => {
        const settle = (error) => (error && !isBrokenPipe(error) ? reject(error) : resolve());
        const rest = leftOf(1, text, settle);
        if (rest.length === 0)
            return settle();
        const { stdout } = process;
        stdout.once("error", settle);
        stdout.write(rest, settle);
    });
}
function isPlain(descriptor) {
    try {
        return !streaming.has(descriptor) && !(0,external_node_fs_.fstatSync)(descriptor).isCharacterDevice();
    }
    catch {
        return false;
    }
}
function leftOf(descriptor, text, failed) {
    let bytes = Buffer.from(text);
    try {
        if (isPlain(descriptor))
            while (bytes.length > 0)
                bytes = bytes.subarray((0,external_node_fs_.writeSync)(descriptor, bytes));
    }
    catch (error) {
        const isFull = error instanceof Error && "code" in error && error.code === "EAGAIN";
        if (!isFull) {
            failed(error instanceof Error ? error : new Error(String(error)));
            return Buffer.alloc(0);
        }
    }
    if (bytes.length > 0)
        streaming.add(descriptor);
    return bytes;
}
function writeError(text) {
    const rest = leftOf(2, text, () => undefined);
    if (rest.length === 0)
        return;
    const { stderr } = process;
    if (stderr.listenerCount("error") === 0)
        stderr.on("error", () => undefined);
    pendingWrites.push(new Promise((resolve) => stderr.write(rest, () => resolve())));
}
function isBrokenPipe(error) {
    return "code" in error && (error.code === "EPIPE" || error.code === "EOF");
}
function mistake(message) {
    writeError(`${prefix}${(0,sanitize_text/* visible */.RK)(message)} (see ${cli_invocation()} --help)\n`);
    return 2;
}
function endWithMistake(message) {
    writeError(`${prefix}${(0,sanitize_text/* visible */.RK)(message)}\n`);
    return end(2);
}
async function end(code) {
    await Promise.all(pendingWrites);
    ended = true;
    process.exit(code);
}
function crash(error) {
    if (crashed)
        return;
    crashed = true;
    ended = true;
    const message = error instanceof Error ? error.message : String(error);
    const end = (0,repo_tree/* isOfMachine */.zv)(error) ? "" : reporting;
    const stack = env.AGENT_PROFILE_CHECK_DEBUG && error instanceof Error ? `${error.stack ?? ""}\n` : "";
    try {
        (0,external_node_fs_.writeSync)(2, `${prefix}${(0,sanitize_text/* visible */.RK)((0,undecided/* undecidedLine */.m)(message))}${end}\n${stack}`);
    }
    finally {
        process.exit(3);
    }
}

module.exports = __webpack_exports__;
/******/ })()
;