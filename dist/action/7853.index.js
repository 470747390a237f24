"use strict";
exports.id = 7853;
exports.ids = [7853];
exports.modules = {

/***/ 7853:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ junie)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/markdown-host.js
var markdown_host = __webpack_require__(7471);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/folders.js
var folders = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(6319);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(5373);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/junie/agent.js
const agent = {
    keys: {
        keys: new Set("name description tools disallowedTools mcpServers model permissionMode reasoningLevel effort maxTurns skills allowPromptArgument".split(" ")),
        own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns" },
        ignores: false,
    },
    required: ["description"],
    allow: "tools",
    emptyMeansAll: true,
    deny: "disallowedTools",
    toolsByCapability: { read: ["Read", "Glob", "Grep"], write: ["Write", "Edit"], execute: ["Bash"] },
    modes: new Map([
        [
            "bypassPermissions",
            { effect: "bypass", because: "may run every tool call without asking", certainty: "assumed" },
        ],
        ["brave", { effect: "bypass", because: "may run every tool call without asking", certainty: "assumed" }],
        ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking", certainty: "assumed" }],
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/junie/index.js






const settingRules = [
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools subagents can call",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools subagents can call",
        shown: "an address",
        may: ["network", "external"],
    },
    { path: "agent-locations", effect: "widens", because: "is an additional folder of subagents" },
    { path: "mcp-locations", effect: "widens", because: "is an additional file of servers" },
    {
        path: "proxies",
        effect: "widens",
        because: "is a custom address to which prompts may be sent",
        shown: "an address",
        may: ["network"],
    },
];
const knownSettings = {
    title: "Junie",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema model defaultModel provider theme language telemetry guidelines version", "changes which model is asked, and what a terminal shows"),
        ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ],
};
const ownFolders = [
    {
        root: "**/.junie",
        judged: ["mcp/mcp.json", "config.json", "agents/**", "skills/**"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is read from the user's home directory only", "allowlist.json"),
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "memory/** plans/** logs/** sessions/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];
const files = {
    isIncluded: (name) => name.endsWith(".md"),
    read: (0,markdown_host/* markdownAgents */.U)(agent),
};
const own = ".junie/agents";
const shared = ".agents";
const further = ".agents/agents";
const junie_folders = [
    { path: own, isOwn: true, ...files },
    { path: shared, isOwn: false, isFlat: true, ...files },
    { path: further, isOwn: false, ...files },
];
const settings = [".junie/mcp/mcp.json", ".junie/config.json"];
const patterns = (prefix) => [
    `${prefix}${own}/**/*.md`,
    `${prefix}${shared}/*.md`,
    `${prefix}${further}/**/*.md`,
];
/* harmony default export */ const junie = ((0,host/* defineHost */.YB)({
    title: "Junie",
    url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
    editions: ["2026-08"],
    certainty: "documented",
    patterns: [...patterns("**/"), ...settings.map((path) => `**/${path}`), ...patterns("~/")],
    ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
    folders: ownFolders,
    load: (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: junie_folders,
        userFolders: junie_folders,
        policyFolder: files,
        depth: "unverified",
        settings,
        settingRules,
        knownSettings,
    }),
}));


/***/ })

};
;