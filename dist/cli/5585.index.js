"use strict";
exports.id = 5585;
exports.ids = [5585];
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

/***/ 75585:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const flags = {
    "--auto": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool of every agent without asking"),
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs edits and commands of every agent without asking"),
    "--agent VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent"),
    "--agent-file VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as the agent of this file"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--version -V; --session -S [VALUE]; --continue -c; --model -m VALUE; --prompt -p VALUE
    --output-format VALUE; --skills-dir VALUE; --plan; --help -h`),
};
const launch = {
    program: "kimi",
    programs: ["kimi", "@moonshot-ai/kimi-code"],
    prefixes: ["KIMI", "MOONSHOT"],
    uses: [],
    flags,
    commands: {
        acp: "start",
        web: "start",
        ...Object.fromEntries("export fork provider session server rc remote login doctor vis install-desktop migrate upgrade update"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["-p", "--prompt"],
            unless: { "--agent": /^plan$/, "--plan": /./ },
            effect: "bypasses",
            because: "runs every tool of every agent without asking, as `--auto` does",
            instead: "add `--agent plan`",
            certainty: "measured",
        },
    ],
    actions: [],
};


/***/ })

};
;