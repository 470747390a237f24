"use strict";
exports.id = 1091;
exports.ids = [1091];
exports.modules = {

/***/ 88187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ powerFlagsOf),
/* harmony export */   RO: () => (/* binding */ flagShapes),
/* harmony export */   xK: () => (/* binding */ harmlessFlags)
/* harmony export */ });
function sameUse(use, names) {
    return Object.fromEntries(names.map((name) => [name, use]));
}
function harmlessFlags(names) {
    return sameUse("harmless", names
        .split(/[\n;]/)
        .map((name) => name.trim())
        .filter((name) => name !== ""));
}
function takenBy(argument) {
    if (argument === "")
        return "nothing";
    if (argument.endsWith("..."))
        return "values";
    return argument.startsWith("[") ? "optional" : "value";
}
function flagShapes(flags) {
    return new Map(Object.entries(flags).flatMap(([written, use]) => {
        const words = written.split(" ");
        const argument = words.find((word) => !word.startsWith("-")) ?? "";
        const shape = { use, takes: takenBy(argument), isList: argument.startsWith("LIST") };
        return words.filter((word) => word.startsWith("-")).map((name) => [name, shape]);
    }));
}
function powerFlagsOf(flags) {
    return [...flagShapes(flags)].flatMap(([name, { use }]) => use === "harmless" || !name.startsWith("--") ? [] : [name]);
}


/***/ }),

/***/ 81091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const asksNothing = "runs every tool of every agent without asking";
const flags = {
    "--auto-approve --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--agent VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^auto-approve$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^accept-edits$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent", /^(?!auto-approve$|accept-edits$|default$|ask$|plan$)/),
    ],
    "--trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings, agents and Python tools count"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too, and trusts its settings, agents and Python tools"),
    "--enabled-tools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools of the session"),
    "--disabled-tools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is taken from the session"),
    "--agent-socket VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("takes tools and instructions from this socket"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--version -v; --help -h; --prompt -p [VALUE]; --max-turns VALUE; --max-price VALUE; --max-tokens VALUE
    --output VALUE; --setup; --check-upgrade; --workdir VALUE; --continue -c; --resume [VALUE]
    --prompt-file VALUE; --time-limit VALUE; --output-dir VALUE; --worktree; --legacy-harness`),
};
const withoutShell = {
    VIBE_ENABLED_TOOLS: /^\s*\[\s*(?:"(?!bash)[\w-]+"\s*,?\s*)*\]\s*$/,
    VIBE_DISABLED_TOOLS: /"bash"/,
};
const uses = ["mistralai/mistral-vibe"];
const launch = {
    program: "vibe",
    programs: ["vibe", "mistral-vibe"],
    prefixes: ["VIBE", "MISTRAL"],
    uses,
    flags,
    commands: {},
    unprompted: [
        {
            by: ["-p", "--prompt"],
            unless: withoutShell,
            unlessOnly: { "--enabled-tools": /^(?!bash)[\w-]+$/ },
            effect: "auto-approves",
            because: "runs commands of a list without asking, such as `echo` and `git log`, also with a redirection that writes any file",
            instead: "name the tools that it needs with `--enabled-tools`, without `bash`",
            certainty: "measured",
        },
    ],
    variables: {
        VIBE_BYPASS_TOOL_PERMISSIONS: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^(?:1|on|t|true|y|yes)$/i),
        VIBE_DEFAULT_AGENT: [
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^auto-approve$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^accept-edits$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent", /^(?!auto-approve$|accept-edits$|default$|ask$|plan$)/),
        ],
        VIBE_TOOLS: [
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs every command without asking", /"bash"\s*:\s*\{[^}]*"permission"\s*:\s*"always"/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("decides which tools ask", /^(?!.*"bash"\s*:\s*\{[^}]*"permission"\s*:\s*"always")/s),
        ],
        VIBE_ENABLED_TOOLS: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("are the only tools of the session"),
        VIBE_DISABLED_TOOLS: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("are taken from the session"),
    },
    actions: [
        {
            name: "mistral-vibe",
            uses,
            inputs: (0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("prompt; mistral_api_key; install_python; python_version"),
            startsWith: "-p",
        },
    ],
};


/***/ })

};
;