"use strict";
exports.id = 4703;
exports.ids = [4703];
exports.modules = {

/***/ 4703:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8013);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4914);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1889);



const kind = {
    keys: { keys: new Set("name description tools disallowedTools mcpServers model reasoningLevel maxTurns skills allowPromptArgument".split(" ")), own: { tools: "tools", denied: "disallowedTools", turns: "maxTurns" }, ignores: false },
    required: ["description"],
    allow: "tools",
    deny: "disallowedTools",
    doubtful: new Map(),
    modes: new Map(),
};
const dials = [
    { path: "mcpServers.*.command", effect: "widens", because: "starts a command whose tools subagents may call", shown: "a command" },
    { path: "mcpServers.*.url", effect: "widens", because: "connects to an address whose tools subagents may call", shown: "an address" },
];
const named = { isWanted: (name) => name.endsWith(".md"), read: (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentsOf */ .e)(kind) };
const own = ".junie/agents";
const shared = ".agents/agents";
const folders = [{ path: own, isOwn: true, ...named }, { path: shared, isOwn: false, ...named }];
const settings = [".junie/mcp/mcp.json"];
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ((0,_host_js__WEBPACK_IMPORTED_MODULE_2__/* .defineHost */ .Y)({
    title: "Junie",
    url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
    editions: ["2026-08"],
    places: [`**/${own}/**/*.md`, `**/${shared}/**/*.md`, ...settings.map((path) => `**/${path}`), `~/${own}/**/*.md`, `~/${shared}/**/*.md`],
    own: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
    load: (survey, where) => (0,_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFolders */ .u)(survey, where, { folders, ofUser: folders, named, depth: "may", settings, dials }),
}));


/***/ })

};
;