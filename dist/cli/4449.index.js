"use strict";
exports.id = 4449;
exports.ids = [4449];
exports.modules = {

/***/ 81036:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ server),
/* harmony export */   IQ: () => (/* binding */ plugin),
/* harmony export */   JD: () => (/* binding */ approves),
/* harmony export */   RC: () => (/* binding */ bypasses),
/* harmony export */   ac: () => (/* binding */ leads),
/* harmony export */   eK: () => (/* binding */ starts),
/* harmony export */   vR: () => (/* binding */ widens),
/* harmony export */   zC: () => (/* binding */ narrows)
/* harmony export */ });
function does(effect, because, when) {
    return [{ effect, because, ...(when ? { when } : {}) }];
}
const bypasses = (because, when) => does("bypasses", because, when);
const approves = (because, when) => does("auto-approves", because, when);
const widens = (because, when) => does("widens", because, when);
const narrows = (because, when) => does("narrows", because, when);
const starts = (because) => [
    { effect: "widens", because, may: ["execute", "external"] },
];
const leads = (because) => [{ effect: "widens", because, may: ["network"] }];
const server = { effect: "widens", because: "connects a server", may: ["execute", "external"] };
const plugin = {
    effect: "widens",
    because: "installs tools, hooks and servers",
    may: ["execute", "external"],
};


/***/ }),

/***/ 14449:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);


const flags = {
    "--force -f --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every command that no rule denies"),
    "--approve-mcps": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .starts */ .eK)("starts every server without asking"),
    "--trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings apply"),
    "--sandbox VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs commands outside a sandbox", /^disabled$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs commands in a sandbox", /^enabled$/),
    ],
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .starts */ .eK)("loads a plugin with agents, hooks and servers"),
    "--cloud -c": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .leads */ .ac)("runs the session on another machine"),
    "--header -H VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("sends this text with every request"),
    "--skip-worktree-setup": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("does not run the scripts of a new work tree"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .I)(`--print -p; --mode VALUE; --plan; --continue; --resume [VALUE]; --name -n VALUE; --workspace VALUE
    --model -m VALUE; --list-models; --worktree -w [VALUE]; --worktree-base VALUE; --output-format VALUE
    --stream-partial-output; --api-key -a VALUE; --fullscreen; --browser; --background -b; --help -h; --version -v`),
};
const launch = {
    program: "cursor-agent",
    programs: ["cursor-agent"],
    uses: [],
    flags,
    commands: {
        agent: "start",
        ...Object.fromEntries("login logout status whoami about models mcp update ls resume create-chat install-shell-integration help rule"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    actions: [],
};


/***/ })

};
;