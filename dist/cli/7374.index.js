"use strict";
exports.id = 7374;
exports.ids = [7374];
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

/***/ 77374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const uses = ["jetbrains/junie-github-action"];
const launch = {
    program: "junie",
    programs: ["junie", "@jetbrains/junie"],
    prefixes: ["JUNIE"],
    uses,
    flags: (0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--auth VALUE; --model VALUE; --cache-dir VALUE; --output-format VALUE; --input-format VALUE
    --json-output-file VALUE; --openai-api-key VALUE; --anthropic-api-key VALUE; --grok-api-key VALUE
    --openrouter-api-key VALUE; --google-api-key VALUE; --help; --version`),
    commands: {},
    actions: [
        {
            name: "junie-github-action",
            uses,
            inputs: {
                code_review_feedback_api_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("is where reviews are sent"),
                allowed_mcp_servers: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("connects servers of the action"),
                ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`trigger_phrase; assignee_trigger; label_trigger; base_branch; resolve_conflicts
          create_new_branch_for_pr; silent_mode; skip_feedback; use_single_comment
          attach_github_context_to_custom_prompt; skip_pr; output_branch; prompt; junie_version; model; junie_work_dir
          junie_guidelines_filename; jira_base_url; jira_email; jira_api_token; youtrack_token; junie_api_key
          openai_api_key; anthropic_api_key; grok_api_key; openrouter_api_key; google_api_key; custom_github_token`),
            },
        },
    ],
};


/***/ })

};
;