"use strict";
exports.id = 5703;
exports.ids = [5703];
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

/***/ 15703:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88187);
/* harmony import */ var _setup_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48973);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81036);



const asksNothing = "runs every tool without asking";
const paths = "lets tools work in every directory";
const allowed = [
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .autoApproves */ .ED)("runs every command without asking", /^(?:shell|powershell|bash)$/),
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .autoApproves */ .ED)("writes files without asking", /^(?:write|edit|create)$/),
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("runs without asking", /^(?!(?:shell|powershell|bash|write|edit|create|read|view)$)/),
];
const flags = {
    "--allow-all --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)("runs every tool without asking, in every directory and for every address"),
    "--allow-all-tools": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)(asksNothing),
    "--allow-all-paths": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)(paths),
    "--allow-all-urls": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets tools fetch every address without asking"),
    "--allow-tool LIST...": allowed,
    "--allow-url LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("is fetched without asking"),
    "--deny-tool LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is denied"),
    "--deny-url LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is denied"),
    "--available-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--excluded-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is taken away"),
    "--disallow-temp-dir": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("keeps tools out of the directory for temporary files"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets tools work in that directory too"),
    "--additional-mcp-config VALUE": "servers",
    "--disable-mcp-server VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is not started"),
    "--disable-builtin-mcps": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("starts no built-in servers"),
    "--enable-mcp-server VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .startsCode */ .bR)("starts a server that is turned off"),
    "--enable-all-github-mcp-tools": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use every tool of GitHub's server"),
    "--add-github-mcp-toolset VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use these tools of GitHub's server"),
    "--add-github-mcp-tool VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use this tool of GitHub's server"),
    "--mcp-github-auth VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .opensNetwork */ .w9)("gives GitHub's token to a server"),
    "--allow-all-mcp-server-instructions": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("puts the instructions of every server into the prompt"),
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .startsCode */ .bR)("loads a plugin with agents, hooks and servers"),
    "--extension-sdk-path VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .startsCode */ .bR)("loads code of extensions"),
    "--bash-env [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .startsCode */ .bR)("lets files of the shell's environment run before each command"),
    "--trust-folder": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("trusts the directory, so that its settings and hooks apply"),
    "--assisted-approval": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .autoApproves */ .ED)("hands approvals to another agent"),
    "--remote": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets the session be controlled remotely"),
    "--remote-export": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .opensNetwork */ .w9)("moves the session to another machine"),
    "--connect [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .opensNetwork */ .w9)("runs the session on another machine"),
    "--secret-env-vars LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is hidden from tools"),
    "--experimental": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("enables experimental features, such as extensions"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .harmlessFlags */ .xK)(`--version -v; --interactive -i VALUE; --fleet; --prompt -p VALUE; --silent -s; --disable-client-telemetry
    --enable-memory; --model VALUE; --reasoning-effort --effort VALUE; --context VALUE; --auto-tier VALUE
    --agent VALUE; --resume -r [VALUE]; --continue; --name -n VALUE; --session-id VALUE; --banner; --screen-reader
    --plain-diff; --log-dir VALUE; --log-level VALUE; --stream VALUE; --output-format VALUE; --share [VALUE]
    --share-gist; --attachment VALUE; --max-autopilot-continues VALUE; --mode VALUE; --autopilot; --plan
    --mouse [VALUE]; --acp; --environment-host VALUE; --environment-compute-id VALUE; --dynamic-retrieval VALUE
    --max-ai-credits VALUE; --usage-output-file VALUE; --no-custom-instructions; --no-auto-update; --no-ask-user
    --no-color; --no-experimental; --no-bash-env; --no-mouse; --no-remote; --no-remote-export
    --no-eager-powershell-resolution; --help -h`),
};
const launch = {
    program: "copilot",
    programs: ["copilot", "@github/copilot"],
    ownFlags: ["--allow-all-tools"],
    prefixes: ["COPILOT"],
    otherwise: ["svc", "env", "job", "app", "deploy", "pipeline", "task", "secret", "storage"],
    uses: [],
    files: _setup_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .setupFiles */ .N,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .connectsServer */ .DL,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .installsPlugin */ .gM,
        ...Object.fromEntries("login help init config update version sessions memories skill instruction lsp sandbox completion logout"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    variables: { COPILOT_ALLOW_ALL: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)(asksNothing, /^(?!(?:false|0)?$)/) },
    actions: [],
};


/***/ }),

/***/ 48973:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ setupFiles),
/* harmony export */   Z: () => (/* binding */ setupLayersIn)
/* harmony export */ });
/* harmony import */ var _kit_ci_workflows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36937);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);


const setupFiles = [".github/workflows/copilot-setup-steps.yml", ".github/workflows/copilot-setup-steps.yaml"];
async function setupLayersIn(repo) {
    const found = (await (0,_kit_ci_workflows_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowsIn */ .co)(repo)).filter(({ path }) => setupFiles.includes(path));
    const layers = found.map(async ({ path, source, read }) => {
        const { steps, problem } = await read();
        const [first] = steps;
        const layer = { name: "project", root: path, status: "loaded", governs: "" };
        if (!first || source === undefined)
            return problem ? [{ layer: { ...layer, authority: [] }, items: [], unjudged: [problem] }] : [];
        const scripts = steps.flatMap((step) => step.scripts.map(({ text }) => text));
        return [
            {
                layer: {
                    ...layer,
                    authority: [
                        {
                            setting: "copilot-setup-steps",
                            value: (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(steps.length, "step"),
                            effect: "widens",
                            because: "runs on the cloud agent's machine before each session",
                            content: source.text,
                            may: ["execute"],
                            names: scripts,
                            certainty: "documented",
                            at: first.at,
                        },
                    ],
                },
                items: [],
                unjudged: [],
            },
        ];
    });
    return (await Promise.all(layers)).flat();
}


/***/ })

};
;