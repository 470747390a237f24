"use strict";
exports.id = 9326;
exports.ids = [9326];
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

/***/ 89326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const refuses = /^\s*(?:false|0|off|no)\s*$/i;
const flags = {
    "--auto-approve VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool without asking, as without the flag", /^(?!\s*(?:false|0|off|no)\s*$)/i),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("refuses tools that would ask", refuses),
    ],
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool without asking, as without the flag"),
    "--hooks-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the hooks of that directory"),
    "--config VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("reads settings, hooks and plugins of that directory"),
    "--data-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("reads settings and servers of that directory"),
    "--cwd -c VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("works in that directory"),
    "--provider -P VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("sends the conversation to that provider"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--version -V; --plan -p; --json; --thinking [VALUE]; --compaction VALUE; --tui -i; --id VALUE
    --key -k VALUE; --model -m VALUE; --system -s VALUE; --zen -z; --retries [VALUE]; --timeout -t VALUE; --acp
    --worktree; --update; --kanban; --verbose -v; --help -h`),
};
const launch = {
    program: "cline",
    programs: ["cline"],
    prefixes: ["CLINE"],
    uses: [],
    flags,
    commands: {
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        ...Object.fromEntries("auth config skill connect doctor history h hook schedule hub dashboard update version kanban"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["--json", "--plan", "-p", ""],
            unless: { "--auto-approve": refuses, "--update": /./, "--kanban": /./, "--acp": /./ },
            effect: "bypasses",
            because: "runs every command, edit and fetch without asking",
            instead: "add `--auto-approve false`",
            certainty: "measured",
        },
    ],
    actions: [],
};


/***/ })

};
;