"use strict";
exports.id = 2756;
exports.ids = [2756];
exports.modules = {

/***/ 2756:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ codebuddy)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/markdown-host.js
var markdown_host = __webpack_require__(7471);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/folders.js
var folders = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/settings.js
const mode = "permissions.defaultMode";
const allow = "permissions.allow";
const commands = /^(?:Bash|PowerShell)(?:\([:*\s]*\))?$/;
const edits = /^(?:Edit|MultiEdit|Write|NotebookEdit)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/;
const part = new RegExp(`^(?!\\*+$|mcp__\\*+$|(?:Read|Grep|Glob|LS)(?:\\(|$))(?!${commands.source}|${edits.source})`);
const settingRules = [
    {
        path: mode,
        when: /^(?:bypassPermissions|fullAccess)$/,
        effect: "bypasses",
        because: "runs every tool call without asking",
    },
    { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
    { path: mode, when: /^delegate$/, effect: "narrows", because: "lets the main session only hand out work" },
    { path: allow, when: /^\*+$/, effect: "bypasses", because: "may allow every tool without asking" },
    { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
    {
        path: allow,
        when: /^mcp__\*+$/,
        effect: "auto-approves",
        because: "may call every tool of every server without asking",
    },
    { path: allow, when: part, effect: "widens", because: "is allowed without asking" },
    { path: "permissions.ask", effect: "narrows", because: "is asked about" },
    { path: "permissions.deny", effect: "narrows", because: "is denied" },
    {
        path: "permissions.disableBypassPermissionsMode",
        when: /^disable$/,
        effect: "narrows",
        because: "lets nobody bypass the questions",
    },
    {
        path: "permissions.additionalDirectories",
        effect: "widens",
        because: "is a directory that tools work in besides the project's",
    },
    {
        path: "enableAllProjectMcpServers",
        when: /^true$/,
        effect: "widens",
        because: "connects every server of the project without asking",
    },
    { path: "enabledMcpjsonServers", effect: "widens", because: "is a server that is connected without asking" },
    {
        path: "enabledPlugins.*",
        when: /^true$/,
        effect: "widens",
        because: "brings the plugin's subagents, hooks and servers",
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a place that plugins come from", shown: "…" },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools subagents may call",
        shown: "a command",
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools subagents may call",
        shown: "an address",
    },
    { path: "apiKeyHelper", effect: "widens", because: "is a command that the host starts", shown: "a command" },
    { path: "statusLine.command", effect: "widens", because: "is a command that the host starts", shown: "a command" },
    { path: "env.*", effect: "widens", because: "is set for every session and its commands", shown: "…" },
    {
        path: "models",
        effect: "widens",
        because: "is a model at an address of its own, where prompts are sent",
        shown: "a model",
    },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/index.js




const doubt = "the host's page does not name this key, so it may limit nothing";
const codebuddy_host = {
    keys: {
        keys: new Set("name description tools model disallowedTools permissionMode maxTurns skills hooks mcpServers memory background color agentMode enabled enabledAutoRun".split(" ")),
        own: { tools: "tools" },
        ignores: false,
    },
    required: [],
    requiredBySome: ["name", "description"],
    allow: "tools",
    emptyMeansAll: true,
    unverifiedLimits: new Map([["disallowedTools", doubt]]),
    switches: new Map([
        ["enabledAutoRun", { effect: "auto-approve", because: "may run commands without asking", certainty: "assumed" }],
    ]),
    modes: new Map([
        ["fullAccess", { effect: "bypass", because: "may run every tool call without asking" }],
        ["bypassPermissions", { effect: "bypass", because: "may run every tool call without asking" }],
        ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking" }],
        [
            "auto",
            {
                effect: "auto-approve",
                because: "may let a model approve tool calls instead of a person",
                certainty: "assumed",
            },
        ],
    ]),
};
const files = {
    isIncluded: (name) => name.endsWith(".md"),
    read: (0,markdown_host/* markdownAgents */.U)(codebuddy_host),
};
const own = ".codebuddy/agents";
const codebuddy_folders = [{ path: own, isOwn: true, ...files }];
const settings = [
    ".codebuddy/settings.json",
    ".codebuddy/settings.local.json",
    ".codebuddy/models.json",
    ".codebuddy/.mcp.json",
];
/* harmony default export */ const codebuddy = ((0,host/* defineHost */.YB)({
    title: "CodeBuddy",
    url: "https://cloud.tencent.com/document/product/1831/137015",
    editions: ["2026-08"],
    certainty: "documented",
    patterns: [
        `**/${own}/**/*.md`,
        ...settings.map((path) => `**/${path}`),
        `~/${own}/**/*.md`,
        "~/.codebuddy/settings.json",
    ],
    ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
    load: (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: codebuddy_folders,
        userFolders: codebuddy_folders,
        policyFolder: files,
        depth: "unverified",
        settings,
        settingRules: settingRules,
    }),
}));


/***/ })

};
;