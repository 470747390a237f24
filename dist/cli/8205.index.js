"use strict";
exports.id = 8205;
exports.ids = [8205];
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

/***/ 88205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const asksNothing = "runs every tool of every agent without asking";
const flags = {
    "--yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--permission-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^(?:unrestricted|bypassPermissions|fullAccess)$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^acceptEdits$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("refuses tools of the main agent that would ask", /^(?:standard|default|strict)$/),
    ],
    "--allowedTools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("names calls that run without asking"),
    "--disallowedTools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("names calls that are refused"),
    "--tools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("names the only tools of the session"),
    "--disable-memory-guard": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets the session work in the memory of other agents"),
    "--computer --environment --env VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on that computer"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--help -h; --version -v; --info; --resume -r; --conversation --conv -C VALUE; --new-agent; --new
    --base-tools VALUE; --agent -a VALUE; --name -n VALUE; --model -m VALUE; --embedding VALUE; --system -s VALUE
    --system-custom VALUE; --personality VALUE; --toolset VALUE; --prompt -p; --run; --dev-backend VALUE
    --backend VALUE; --output-format VALUE; --client-message-id VALUE; --no-wait; --input-format VALUE
    --include-partial-messages; --from-agent VALUE; --skills VALUE; --skill-sources VALUE; --pre-load-skills VALUE
    --tags VALUE; --memfs; --no-memfs; --ephemeral; --stateless; --memfs-startup VALUE; --no-skills
    --no-bundled-skills; --no-system-info-reminder; --no-mods; --reflection-trigger VALUE
    --reflection-step-count VALUE; --max-turns VALUE`),
};
const inputs = {
    letta_args: "arguments",
    letta_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("is the server that has the session"),
    path_to_letta_executable: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is started in place of Letta Code"),
    path_to_bun_executable: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the action"),
    allowed_bots: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets bots start the agent"),
    allowed_non_write_users: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets people without write access start the agent"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`trigger_phrase; assignee_trigger; label_trigger; base_branch; branch_prefix; prompt; letta_api_key
    github_token; additional_permissions; use_sticky_comment; use_commit_signing; bot_id; bot_name; track_progress
    show_full_output; model; agent_id`),
};
const launch = {
    program: "letta",
    programs: ["letta", "@letta-ai/letta-code"],
    prefixes: ["LETTA"],
    uses: ["letta-ai/letta-code-action"],
    flags,
    commands: {
        mods: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        install: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        server: "start",
        ...Object.fromEntries("update upgrade memory agents model usage computers environments envs teleport messages sandbox connect backend setup skills steps cron channels local-backend"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["-p", "--prompt", "--run", ""],
            unless: {
                "--info": /./,
                "--permission-mode": /^(?!(?:unrestricted|bypassPermissions|fullAccess)$)[\w-]+$/,
                "--tools": /^(?:(?:Read|Glob|Grep|LS|TodoWrite|Skill)(?:,\s*|$))*$/,
                "--disallowedTools": /^(?=.*\bBash\b(?!\())(?=.*\bWrite\b(?!\())(?=.*\bEdit\b(?!\())/,
            },
            unlessSettings: /^permissions\.mode = (?:standard|default|strict|acceptEdits)$/,
            effect: "bypasses",
            because: `${asksNothing} where no mode says anything else`,
            instead: "add `--permission-mode standard`, and allow what it needs by name",
            certainty: "measured",
        },
    ],
    variables: {
        LETTA_MODS_DIR: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the mods of that directory"),
        LETTA_EXTENSIONS_DIR: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the mods of that directory"),
        LETTA_BASE_URL: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("sends the session to that server"),
    },
    actions: [
        {
            name: "letta-code-action",
            uses: ["letta-ai/letta-code-action"],
            inputs,
            startsWith: "-p",
        },
    ],
};


/***/ })

};
;