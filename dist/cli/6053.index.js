"use strict";
exports.id = 6053;
exports.ids = [6053];
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

/***/ 36053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const asksNothing = "runs every command and edit without asking";
const flags = {
    "--always-approve --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing).map(measured),
    "--llm-approve": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs what the model calls a low risk without asking").map(measured),
    "--override-with-envs": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("takes the model's address from variables, also from `.env` in the repository").map(measured),
    "--server-url --cloud-url VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on that server"),
    "--cloud": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on another machine"),
    "--host VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets others reach the session"),
    "--mount-cwd": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("gives the server's container this directory"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--headless; --task -t VALUE; --file -f VALUE; --json; --exit-without-confirmation; --resume [VALUE]; --last
    --gpu; --port VALUE; --debug; --limit -l VALUE; --help -h; --version -v`),
};
const sandbox = "give it a sandbox of its own";
const started = (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("starts an agent that runs every tool without asking").map((effect) => ({ ...effect, instead: sandbox }));
const common = {
    llm_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where requests go"),
    extensions_repo: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the repository whose scripts run"),
    extensions_version: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the version of the scripts that run"),
    lmnr_api_key: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("sends what the agent does to the account with this key"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("llm_model; llm_api_key; github_token"),
};
function dashed(inputs) {
    return Object.fromEntries(Object.entries(inputs).map(([name, use]) => [name.replaceAll("_", "-"), use]));
}
const actions = [
    {
        name: "pr-review",
        uses: ["openhands/extensions/plugins/pr-review"],
        always: started,
        inputs: dashed({
            ...common,
            agent_kind: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("decides which agent is started"),
            acp_command: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the command that is started as the agent"),
            openhands_sdk_package: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the package that is installed and run"),
            use_sub_agents: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets the agent start others", /^true$/i),
            load_public_skills: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("loads no skills of others", /^false$/i),
            ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("review_style; require_evidence; collect_feedback; acp_prompt_timeout; enable_uv_cache"),
        }),
    },
    {
        name: "qa-changes",
        uses: ["openhands/extensions/plugins/qa-changes"],
        always: started,
        inputs: dashed({ ...common, ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("max_budget; timeout_minutes; max_iterations") }),
    },
    {
        name: "vulnerability-remediation",
        uses: ["openhands/extensions/plugins/vulnerability-remediation"],
        always: started,
        inputs: dashed({ ...common, ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("max_vulnerabilities; severity_threshold") }),
    },
    {
        name: "release-notes",
        uses: ["openhands/extensions/plugins/release-notes"],
        always: started,
        inputs: dashed({ ...common, ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("tag; previous_tag; include_internal; output_format") }),
    },
];
const settingsFolder = (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the folder of its settings, which may start servers").map(measured);
const launch = {
    program: "openhands",
    programs: ["openhands"],
    prefixes: ["OPENHANDS", "LLM"],
    uses: actions.flatMap(({ uses }) => uses),
    flags,
    commands: {
        acp: "start",
        web: "start",
        serve: "start",
        cloud: "start",
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        ...Object.fromEntries("login logout view".split(" ").map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["--headless"],
            effect: "bypasses",
            because: `${asksNothing}, as \`--always-approve\` does`,
            instead: sandbox,
            certainty: "measured",
        },
    ],
    variables: {
        OPENHANDS_PERSISTENCE_DIR: settingsFolder,
        OPENHANDS_WORK_DIR: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the directory whose hooks and skills count"),
        OPENHANDS_CLOUD_URL: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("is the server that has the session"),
        OPENHANDS_VERSION: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the version of the image that `serve` starts"),
        EXTENSIONS_REF: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("is the version of the public skills that are loaded"),
    },
    actions,
};
function measured(effect) {
    return { ...effect, certainty: "measured" };
}


/***/ })

};
;