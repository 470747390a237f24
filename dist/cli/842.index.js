"use strict";
exports.id = 842;
exports.ids = [842];
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

/***/ 60842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);


const asksNothing = "runs every tool call without asking";
const asks = { GOOSE_MODE: /^(?:approve|smart_approve|chat)$/ };
const plain = {
    effect: "bypasses",
    because: `${asksNothing} where \`GOOSE_MODE\` says nothing else`,
    instead: "set the variable `GOOSE_MODE` to `approve` or `chat`",
    certainty: "measured",
};
const settingsFolder = (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a folder of settings, which may start servers and say what asks");
const recipe = (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a recipe, which may start servers and run other recipes");
const flags = {
    "--recipe VALUE": recipe,
    "--sub-recipe VALUE": recipe,
    "--with-extension VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("starts a server"),
    "--with-remote-extension --with-streamable-http-extension VALUE": [
        { effect: "widens", because: "connects a server", may: ["external"] },
    ],
    "--with-builtin VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds tools"),
    "--no-profile": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("starts no servers of the user"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--instructions -i VALUE; --text -t VALUE; --system VALUE; --params VALUE; --explain; --render-recipe; --quiet -q
    --output-format VALUE; --provider VALUE; --model VALUE; --interactive -s; --no-session; --resume -r; --stats
    --scheduled-job-id VALUE; --debug; --max-tool-repetitions VALUE; --max-turns VALUE; --container VALUE
    --name -n VALUE; --session-id VALUE; --path -p VALUE; --history; --fork; --help -h`),
};
const launch = {
    program: "goose",
    programs: ["goose"],
    subcommands: ["run", "session", "s", "serve", "acp", "review"],
    prefixes: ["GOOSE"],
    uses: [],
    flags,
    commands: { run: "start", session: "start", s: "start", review: "start" },
    unprompted: [
        {
            by: ["--with-builtin"],
            unless: asks,
            ...plain,
        },
        {
            by: ["run", "session", "s"],
            unless: { ...asks, "--no-profile": /./, "--explain": /./, "--render-recipe": /./ },
            ...plain,
        },
    ],
    variables: {
        GOOSE_MODE: [
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^(?!(?:approve|smart_approve|chat)$)[\w -]*$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("lets the model say which calls only read, also that of an agent, which runs commands", /^smart_approve$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("ends the run at the first call that asks, or makes none", /^(?:approve|chat)$/),
        ],
        GOOSE_PATH_ROOT: settingsFolder,
        XDG_CONFIG_HOME: settingsFolder,
        GOOSE_ADDITIONAL_CONFIG_FILES: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("are files of settings, which may start servers and say what asks"),
        GOOSE_RECIPE_PATH: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a folder of recipes, which may start servers"),
    },
    actions: [],
};


/***/ })

};
;