"use strict";
exports.id = 6750;
exports.ids = [6750];
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

/***/ 46750:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84876);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70284);




const asksNothing = "runs every tool without asking";
const flags = {
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--approval-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^yolo$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .approves */ .JD)("edits files without asking", /^auto_edit$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("lets tools only read", /^plan$/),
    ],
    "--allowed-tools LIST...": "key: tools.allowed",
    "--sandbox -s [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs tools in a sandbox", /^(?!false$)/),
    "--policy VALUE...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds rules that decide which tools run without asking"),
    "--admin-policy VALUE...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds rules that decide which tools run without asking"),
    "--skip-trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings apply"),
    "--include-directories LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--allowed-mcp-server-names LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only servers allowed"),
    "--extensions -e LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .starts */ .eK)("is an extension with tools, servers and hooks"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmless */ .I)(`--debug -d; --model -m VALUE; --prompt -p VALUE; --prompt-interactive -i VALUE; --worktree -w [VALUE]; --acp
    --experimental-acp; --list-extensions -l; --resume -r [VALUE]; --session-file VALUE; --session-id VALUE
    --list-sessions; --delete-session VALUE; --screen-reader; --output-format -o VALUE; --raw-output
    --accept-raw-output-risk; --version -v; --help -h; --all-files -a; --checkpointing -c; --show-memory-usage`),
};
const inputs = {
    settings: "settings",
    extensions: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .starts */ .eK)("installs extensions with tools, servers and hooks"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmless */ .I)(`gcp_location; gcp_project_id; gcp_service_account; gcp_workload_identity_provider; gcp_token_format
    gcp_access_token_scopes; gemini_api_key; gemini_cli_version; gemini_debug; gemini_model; google_api_key; prompt
    use_gemini_code_assist; use_vertex_ai; upload_artifacts; use_pnpm; workflow_name; github_pr_number
    github_issue_number`),
};
const uses = ["google-github-actions/run-gemini-cli"];
const launch = {
    program: "gemini",
    programs: ["gemini", "@google/gemini-cli"],
    uses,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .server */ .E8,
        extensions: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .plugin */ .IQ,
        extension: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .plugin */ .IQ,
        skills: "harmless",
        skill: "harmless",
        hooks: "harmless",
    },
    actions: [
        {
            name: "run-gemini-cli",
            uses,
            inputs,
            always: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .approves */ .JD)("starts Gemini CLI with `--yolo`, so that only the lists of its settings limit tools"),
        },
    ],
    settings: (root, source) => [...(0,_kit_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .g, root, source), ...(0,_kit_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 70284:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ settingRules)
/* harmony export */ });
const every = /^\*$/;
const commands = /^(?:run_shell_command|ShellTool)$/;
const someCommands = /^(?:run_shell_command|ShellTool)\(/;
const edits = /^(?:replace|write_file)(?:\(.*\))?$/s;
const servers = /^mcp_\*$/;
const reads = /^(?:read_file|read_many_files|list_directory|glob|grep_search|search_file_content|google_web_search|get_internal_docs|write_todos|ask_user)$/;
const anyBut = (...patterns) => new RegExp(`^(?!${patterns.map(({ source }) => source).join("|")})`);
const command = "is a command that runs without being asked for";
const older = "which versions before 0.61 read";
const lists = ["tools.allowed", "tools.core"].flatMap((path) => [
    {
        path,
        when: every,
        effect: "bypasses",
        because: "runs every tool without asking, except commands that look dangerous",
    },
    { path, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path, when: someCommands, effect: "widens", because: "runs commands with this prefix without asking" },
    { path, when: someCommands, effect: "narrows", because: "denies all commands with another prefix" },
    { path, when: edits, effect: "auto-approves", because: "edits files without asking" },
    { path, when: servers, effect: "auto-approves", because: "runs every tool of every server without asking" },
    {
        path,
        when: anyBut(every, commands, someCommands, edits, servers, reads),
        effect: "widens",
        because: "runs without asking",
    },
]);
const modes = ["general.defaultApprovalMode", "tools.approvalMode"].flatMap((path) => [
    { path, when: /^auto_edit$/, effect: "auto-approves", because: "edits files and fetches pages without asking" },
    { path, when: /^plan$/, effect: "narrows", because: "lets tools only read" },
]);
const isTrue = /^(?!(?:false|0)$)./;
const starts = (path) => (/server/i.test(path) ? stdioServer : ["execute"]);
const stdioServer = ["execute", "external"];
const remoteServer = ["network", "external"];
const forOneAgent = "agents.overrides.*.mcpServers.*";
const settingRules = [
    ...modes,
    ...lists,
    { path: "tools.core", when: anyBut(every), effect: "narrows", because: "is one of the only tools allowed" },
    { path: "allowedTools", effect: "widens", because: `runs without asking by an old key, ${older}` },
    ...["tools.exclude", "excludeTools"].map((path) => ({
        path,
        when: /^[^(]+$/,
        effect: "narrows",
        because: path === "excludeTools" ? `is removed by an old key, ${older}` : "is removed from every agent",
    })),
    { path: "coreTools", effect: "narrows", because: `is one of the only tools allowed by an old key, ${older}` },
    { path: "tools.confirmationRequired", effect: "narrows", because: "always needs confirmation" },
    { path: "tools.sandbox", when: /^false$/, effect: "widens", because: "runs tools outside a sandbox" },
    { path: "tools.sandbox", when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
    {
        path: "sandbox",
        when: /^false$/,
        effect: "widens",
        because: `runs tools outside a sandbox by an old key, ${older}`,
    },
    {
        path: "sandbox",
        when: /^(?!false$)./,
        effect: "narrows",
        because: `runs tools in a sandbox by an old key, ${older}`,
    },
    { path: "security.toolSandboxing", when: /^true$/, effect: "narrows", because: "runs each tool in a sandbox" },
    { path: "tools.sandboxNetworkAccess", when: /^true$/, effect: "widens", because: "opens the network to the sandbox" },
    { path: "tools.sandboxAllowedPaths", effect: "widens", because: "is open to the sandbox" },
    ...["tools.discoveryCommand", "tools.callCommand", "mcp.serverCommand"].map((path) => ({ path, effect: "widens", because: command, may: starts(path) })),
    ...["toolDiscoveryCommand", "toolCallCommand", "mcpServerCommand"].map((path) => ({
        path,
        effect: "widens",
        because: `${command}, by an old key, ${older}`,
        may: starts(path),
    })),
    {
        path: "mcpServers.*.trust",
        when: isTrue,
        effect: "bypasses",
        because: "runs every tool of this server without asking",
    },
    {
        path: `${forOneAgent}.trust`,
        when: isTrue,
        effect: "bypasses",
        because: "runs every tool of this agent's server without asking",
    },
    {
        path: `${forOneAgent}.command`,
        effect: "widens",
        because: "is started for this agent",
        shown: "a command",
        may: stdioServer,
    },
    ...["url", "httpUrl", "tcp"].map((key) => ({
        path: `${forOneAgent}.${key}`,
        effect: "widens",
        because: "is an address whose tools this agent can use",
        may: remoteServer,
    })),
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command whose tools every agent can use",
        shown: "a command",
        may: stdioServer,
    },
    ...["url", "httpUrl", "tcp"].map((key) => ({
        path: `mcpServers.*.${key}`,
        effect: "widens",
        because: "is an address whose tools every agent can use",
        may: remoteServer,
    })),
    {
        path: "mcp.allowed",
        when: every,
        effect: "auto-approves",
        because: "runs every tool of every server without asking",
    },
    {
        path: "mcp.allowed",
        when: anyBut(every),
        effect: "bypasses",
        because: "runs every tool of this server without asking",
    },
    { path: "mcp.allowed", when: anyBut(every), effect: "narrows", because: "is one of the only servers allowed" },
    {
        path: "mcp.autoAllowInHeadless",
        when: /^true$/,
        effect: "auto-approves",
        because: "runs every tool of the servers in these settings without asking in sessions without a person",
    },
    { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent can use" },
    { path: "agents.overrides.*.enabled", when: /^true$/, effect: "widens", because: "switches this agent on" },
    { path: "agents.overrides.*.enabled", when: /^false$/, effect: "narrows", because: "switches this agent off" },
    {
        path: "agents.browser.allowedDomains",
        effect: "narrows",
        because: "is one of the only sites that the browser's agent visits",
    },
    {
        path: "agents.browser.sessionMode",
        when: /^existing$/,
        effect: "widens",
        because: "gives the browser's agent a browser in which somebody is signed in",
    },
    { path: "experimental.enableAgents", when: /^false$/, effect: "narrows", because: "switches every agent off" },
    ...["security.disableYoloMode", "security.disableAlwaysAllow"].map((path) => ({
        path,
        when: /^true$/,
        effect: "narrows",
        because: "prevents sessions from skipping permission prompts",
    })),
    {
        path: "security.enablePermanentToolApproval",
        when: /^true$/,
        effect: "widens",
        because: "lets an approval apply permanently",
    },
    {
        path: "security.autoAddToPolicyByDefault",
        when: /^true$/,
        effect: "widens",
        because: "makes every approval permanent",
    },
    {
        path: "security.environmentVariableRedaction.allowed",
        effect: "widens",
        because: "is a variable that tools see although it may be a secret",
    },
    { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
    ...["policyPaths", "adminPolicyPaths"].map((path) => ({ path, effect: "widens", because: "is a file of rules that may allow without asking" })),
    {
        path: "hooksConfig.enabled",
        when: /^false$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools",
    },
    { path: "hooksConfig.disabled", effect: "widens", because: "is a hook that is turned off" },
    {
        path: "context.includeDirectories",
        effect: "widens",
        because: "is open to every agent in addition to the project",
    },
    ...["tools.shell.pager", "experimental.gemmaModelRouter.binaryPath"].map((path) => ({ path, effect: "widens", because: command, may: ["execute"] })),
    ...[
        "experimental.gemmaModelRouter.classifier.host",
        "experimental.extensionRegistryURI",
        "telemetry.otlpEndpoint",
    ].map((path) => ({
        path,
        effect: "widens",
        because: "is an address that the session contacts",
        may: ["network"],
    })),
    { path: "agents.browser.profilePath", effect: "widens", because: "is the browser's profile that its agent uses" },
    {
        path: "advanced.excludedEnvVars",
        effect: "widens",
        because: "replaces the list of variables that a project's `.env` cannot set",
    },
    {
        path: "security.environmentVariableRedaction.enabled",
        when: /^false$/,
        effect: "widens",
        because: "lets tools see variables that may be secrets",
    },
    { path: "security.blockGitExtensions", when: /^true$/, effect: "narrows", because: "installs no extension from Git" },
    { path: "security.allowedExtensions", effect: "narrows", because: "is one of the only extensions allowed" },
    { path: "experimental.directWebFetch", when: /^true$/, effect: "widens", because: "fetches pages directly" },
    ...["confirmSensitiveActions", "blockFileUploads"].map((key) => ({
        path: `agents.browser.${key}`,
        when: /^true$/,
        effect: "narrows",
        because: "keeps the browser's agent from acting alone",
    })),
];


/***/ })

};
;