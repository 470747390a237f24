"use strict";
exports.id = 454;
exports.ids = [454];
exports.modules = {

/***/ 4454:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ augment)
});

// EXTERNAL MODULE: ./build/bundle/src/agents.js
var agents = __webpack_require__(8013);
// EXTERNAL MODULE: ./build/bundle/src/folders.js
var folders = __webpack_require__(4914);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var host = __webpack_require__(1889);
// EXTERNAL MODULE: ./build/bundle/src/node.js
var node = __webpack_require__(1391);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/settings.js

const edits = /^(?:save-file|str-replace-editor|remove-files|apply_patch)$/;
const reads = /^(?:view|codebase-retrieval|grep-search|read-process|list-processes|git-commit-retrieval)$/;
function permissionsIn(root, source) {
    const list = (0,node/* lastOf */.g1)(root, "toolPermissions");
    const decided = new Set();
    const guarded = new Set();
    const found = [];
    for (const rule of list?.kind === "list" ? list.items.slice(0, 500) : []) {
        const tool = (0,node/* textOf */.b6)((0,node/* valueOf */.RP)(rule, "toolName")) ?? "";
        const bound = (0,node/* textOf */.b6)((0,node/* valueOf */.RP)(rule, "shellInputRegex"));
        const type = (0,node/* textOf */.b6)((0,node/* valueOf */.RP)((0,node/* valueOf */.RP)(rule, "permission"), "type")) ?? "";
        const whole = bound === undefined || /^\^?(?:\.[*+])?\$?$/.test(bound);
        const meaning = decided.has(tool) || decided.has("*") ? undefined : meaningOf(type, tool, whole, guarded.has(tool));
        if (type === "deny" || type === "ask-user")
            guarded.add(tool);
        if (whole)
            decided.add(tool);
        if (meaning)
            found.push({ setting: "toolPermissions", value: `${type} ${tool}${whole ? "" : ` ${bound}`}`.slice(0, 120), effect: meaning[0], because: meaning[1], at: { source, span: rule.span } });
    }
    return found;
}
function meaningOf(type, tool, whole, isGuarded) {
    if (type === "deny")
        return ["narrows", "is denied"];
    if (type === "ask-user")
        return ["narrows", "is asked about"];
    if (type === "script-policy")
        return ["widens", "starts a command that decides instead of a person"];
    if (type === "webhook-policy")
        return ["widens", "asks an address that decides instead of a person"];
    if (type !== "allow" || reads.test(tool))
        return undefined;
    if (whole && tool === "*")
        return ["bypasses", "may run every tool without asking"];
    if (whole && tool === "launch-process")
        return ["auto-approves", isGuarded ? "runs every command without asking that no rule above it stops" : "runs every command without asking"];
    if (whole && edits.test(tool))
        return ["auto-approves", "changes any file without asking"];
    return ["widens", "is allowed without asking"];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/index.js




const doubt = "sources differ on whether this host has such a key, so it may limit nothing";
const kind = {
    keys: { keys: new Set(["name", "description", "model", "color", "tools", "disabled_tools"]), own: {}, ignores: false },
    required: ["name"],
    doubtful: new Map([["tools", doubt], ["disabled_tools", doubt]]),
    modes: new Map(),
};
const dials = [
    { path: "mcpServers.*.command", effect: "widens", because: "starts a command whose tools subagents may call", shown: "a command" },
    { path: "mcpServers.*.url", effect: "widens", because: "connects to an address whose tools subagents may call", shown: "an address" },
];
const named = { isWanted: (name) => name.endsWith(".md"), read: (0,agents/* agentsOf */.e)(kind) };
const own = ".augment/agents";
const shared = ".agents/agents";
const augment_folders = [{ path: own, isOwn: true, ...named }, { path: shared, isOwn: false, ...named }];
const settings = [".augment/settings.json", ".augment/settings.local.json"];
/* harmony default export */ const augment = ((0,host/* defineHost */.Y)({
    title: "Augment",
    url: "https://docs.augmentcode.com/cli/subagents",
    editions: ["2026-08"],
    places: [`**/${own}/**/*.md`, `**/${shared}/**/*.md`, ...settings.map((path) => `**/${path}`), `~/${own}/**/*.md`, `~/${shared}/**/*.md`, "~/.augment/settings.json"],
    own: ["**/.augment/**", "~/.augment/**"],
    load: (survey, where) => (0,folders/* loadFolders */.u)(survey, where, { folders: augment_folders, ofUser: augment_folders, named, depth: "may", settings, dials, tell: permissionsIn }),
}));


/***/ })

};
;