"use strict";
exports.id = 929;
exports.ids = [929];
exports.modules = {

/***/ 10929:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _kit_markdown_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37471);
/* harmony import */ var _kit_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4944);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3641);
/* harmony import */ var _kit_own_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86319);
/* harmony import */ var _kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95373);





const host = {
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
        ...(0,_kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessKeys */ .OF)("$schema model defaultModel provider theme language telemetry guidelines version", "changes which model is asked, and what a terminal shows"),
        ...(0,_kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .serverKeys */ .yl)("mcpServers.*"),
    ],
};
const ownFolders = [
    {
        root: "**/.junie",
        judged: ["mcp/mcp.json", "config.json", "agents/**", "skills/**"],
        harmless: [
            ..._kit_own_files_js__WEBPACK_IMPORTED_MODULE_3__/* .ordinaryFiles */ .i,
            ...(0,_kit_own_files_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessFiles */ .X)("is read from the user's home directory only", "allowlist.json"),
            ...(0,_kit_own_files_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessFiles */ .X)("is written by sessions", "memory/** plans/** logs/** sessions/**"),
            ...(0,_kit_own_files_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessFiles */ .X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];
const files = {
    isIncluded: (name) => name.endsWith(".md"),
    read: (0,_kit_markdown_host_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownAgents */ .U)(host),
};
const own = ".junie/agents";
const shared = ".agents";
const further = ".agents/agents";
const folders = [
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
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ((0,_model_host_js__WEBPACK_IMPORTED_MODULE_2__/* .defineHost */ .YB)({
    title: "Junie",
    url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
    editions: ["2026-08"],
    certainty: "documented",
    patterns: [...patterns("**/"), ...settings.map((path) => `**/${path}`), ...patterns("~/")],
    ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
    folders: ownFolders,
    load: (repo, where) => (0,_kit_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFolders */ .u)(repo, where, {
        folders,
        userFolders: folders,
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