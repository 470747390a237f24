"use strict";
exports.id = 2094;
exports.ids = [2094];
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

/***/ 32094:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);


const shell = /^(?:launch-process|shell|bash)\b/;
const noShell = /^launch-process:(?:deny|ask-user)$/;
const flags = {
    "--permission VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs every command without asking", /^(?:launch-process|shell|bash|\*):allow$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking", new RegExp(`^(?!${shell.source}|\\*).*:allow$`)),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("lets a script decide").map((effect) => ({ ...effect, when: /:script-policy\(/ })),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("lets a server decide").map((effect) => ({ ...effect, when: /:webhook-policy\(/ })),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is denied", /:deny$/),
    ],
    "--remove-tool VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is removed from the session"),
    "--mcp-config VALUE": "servers",
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads plugins with agents, hooks and servers"),
    "--startup-script VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a script that runs before every command"),
    "--startup-script-file VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a script that runs before every command"),
    "--augment-cache-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a folder of settings and sessions"),
    "--add-workspace VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--instruction -i VALUE; --queue VALUE; --instruction-file -if VALUE; --image VALUE...; --file VALUE...
    --ask -a; --enhance-prompt; --print -p; --quiet -q; --output-format VALUE; --show-cost; --no-update-terminal-title; --mcp
    --acp; --model -m VALUE; --reasoning-effort VALUE; --persona VALUE; --workspace-root -w VALUE
    --discover-workspaces; --no-discover-workspaces; --rules VALUE; --retry-timeout VALUE; --max-turns VALUE
    --allow-indexing; --wait-for-indexing; --continue -c; --resume -r [VALUE]; --dont-save-session
    --augment-session-json VALUE; --github-api-token VALUE; --shell VALUE; --help -h; --version -v`),
};
const uses = ["augmentcode/augment-agent"];
const launch = {
    program: "auggie",
    programs: ["auggie", "@augmentcode/auggie"],
    prefixes: ["AUGMENT"],
    uses,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        ...Object.fromEntries("login logout token session model account context upgrade tools"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["--print", "-p", "--quiet", "-q", "--instruction", "-i", "--instruction-file", "-if", ""],
            unless: { "--permission": noShell, "--remove-tool": /^launch-process$/, "--mcp": /./, "--acp": /./ },
            unlessSettings: /^(?:toolPermissions = (?:deny|ask-user)|removedTools =) launch-process$/,
            effect: "bypasses",
            because: "runs every command, edit and fetch that no rule denies, without asking",
            instead: "add `--permission launch-process:deny`, and the same for each tool that it does not need",
            certainty: "measured",
        },
    ],
    actions: [
        {
            name: "augment-agent",
            uses,
            startsWith: "--print",
            inputs: {
                augment_api_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where requests go"),
                ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`augment_session_auth; augment_api_token; github_token; instruction; instruction_file; template_directory
          template_name; pull_number; repo_name; custom_context; model`),
            },
        },
    ],
};


/***/ })

};
;