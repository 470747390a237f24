"use strict";
exports.id = 230;
exports.ids = [230];
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

/***/ 99260:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables),
/* harmony export */   S: () => (/* binding */ variableRules)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84876);


const starts = "can change which programs are started";
const leads = "can redirect network traffic or change which servers are trusted";
const starting = [
    "PATH(?:EXT)?",
    "(?:\\w+_)?SHELL(?:_PREFIX)?",
    "BASH_ENV|BASH_FUNC_.*|ENV|ZDOTDIR|PROMPT_COMMAND|PS4|IFS|COMSPEC|PSMODULEPATH|CDPATH",
    "HOME|USERPROFILE|APPDATA|LOCALAPPDATA|XDG_\\w+|\\w+_CONFIG_DIR|\\w+_CONFIG_HOME|\\w+_ENV_FILE",
    "LD_\\w+|DYLD_\\w+|GCONV_PATH|GLIBC_TUNABLES|OPENSSL_(?:CONF|MODULES|ENGINES)|SSLKEYLOGFILE",
    "NODE_(?:OPTIONS|PATH|REPL_EXTERNAL_MODULE)|NPM_CONFIG_.*|YARN_\\w+|PNPM_\\w+|BUN_\\w+|DENO_\\w+|ELECTRON_RUN_AS_NODE|TS_NODE_\\w+",
    "PYTHON(?!UNBUFFERED$|DONTWRITEBYTECODE$|IOENCODING$|UTF8$|HASHSEED$)\\w+|PIP_\\w+|UV_\\w+|VIRTUAL_ENV|CONDA_\\w+",
    "PERL5?(?:LIB|OPT|DB|SHELL)\\w*|RUBY(?:OPT|LIB|SHELL)|GEM_\\w+|BUNDLE_\\w+|LUA_\\w+|PHPRC|PHP_INI_SCAN_DIR|R_\\w+|TCLLIBPATH",
    "CLASSPATH|JAVA_\\w+|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_\\w+|GRADLE_\\w+|SBT_OPTS|DOTNET_\\w+|CORECLR_\\w+|COR_\\w+|MSBUILD\\w*",
    "RUSTC?(?:_\\w+|FLAGS)|CARGO_\\w+|GO(?:FLAGS|PATH|ROOT|BIN|TOOLCHAIN|ENV|PROXY|CACHEPROG)|CGO_\\w+|CC|CXX|CPP|LD|AR|AS|FC|MAKE|MAKEFLAGS|MAKEFILES|CMAKE_\\w+|(?:C|CXX|CPP|LD)FLAGS",
    "GIT_.*|SSH_ASKPASS|SSH_AUTH_SOCK|SUDO_ASKPASS|GH_CONFIG_DIR|HG\\w*|SVN_\\w+|GPG_\\w+|GNUPGHOME",
    "(?:\\w*_)?(?:EDITOR|PAGER|BROWSER|VISUAL|ASKPASS)|MANPAGER|LESS(?:OPEN|CLOSE|KEY)?|VIMINIT|EXINIT|VIM|TERMINFO|TERMCAP",
    "DOCKER_\\w+|BUILDKIT_\\w+|KUBECONFIG|TF_\\w+|AWS_(?:CONFIG_FILE|SHARED_CREDENTIALS_FILE)|GOOGLE_APPLICATION_CREDENTIALS|CLOUDSDK_\\w+",
    "CLAUDE_CODE_PLUGIN_(?:CACHE|SEED)_DIR|\\w+_(?:COMMAND|CMD|EXEC|WRAPPER|HELPER|PRELOAD|LAUNCHER|PLUGINS?|BASH_PATH|SCRIPT|HOOKS?|STARTUP_HOOKS|BIN|BINARY|EXECUTABLE)",
].join("|");
const leading = [
    "(?:\\w+_)?(?:HTTPS?|ALL|NO|FTP|SOCKS)_PROXY|(?:\\w+_)?PROXY(?:_URL)?",
    "\\w*(?:BASE_?UR[LI]|ENDPOINT).*|(?:ANTHROPIC|CLAUDE|OPENAI|AZURE|GEMINI|GOOGLE|QWEN|DASHSCOPE|CODEBUDDY|FACTORY|AUGMENT|AUGGIE|JUNIE|OTEL|MCP)_\\w*(?:URL|HOST|HOSTS|ORIGIN|DOMAIN|GATEWAY|RESOURCE|REGISTRY|HEADERS|EXTRA_BODY).*",
    "\\w*_EXPORTER.*|\\w*_HEADERS",
    "NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS|NODE_USE_\\w*CA|SSL_CERT_(?:FILE|DIR)|CURL_CA_BUNDLE|REQUESTS_CA_BUNDLE|\\w*_(?:CA_BUNDLE|CA_CERTS?|CLIENT_CERT|CLIENT_KEY|CERT_STORE|SSL_VERIFY|TLS_VERIFY|INSECURE.*)",
].join("|");
const harmlessEverywhere = [
    {
        names: /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR(?:_FORCE)?|COLORTERM|TERM|COLUMNS|LINES|FORCE_HYPERLINK)$/,
        because: "changes how output looks",
    },
    { names: /^(?:TZ|LANG|LANGUAGE|LC_[A-Z]+)$/, because: "changes dates and the language of messages" },
    {
        names: /^PYTHON(?:UNBUFFERED|DONTWRITEBYTECODE|IOENCODING|UTF8|HASHSEED)$/,
        because: "changes how Python writes, not what it runs",
    },
    { names: /^(?:DO_NOT_TRACK|DISABLE_TELEMETRY|\w+_TELEMETRY_OPTOUT)$/, because: "sends less" },
];
const whole = (pattern) => new RegExp(`^(?:${pattern})$`, "is");
const anyBut = (pattern) => new RegExp(`^(?!(?:${pattern})$)`, "is");
function variableRules(path, harmless, own = []) {
    const rule = { path, effect: "widens", shown: "…", blankToo: true };
    const isHarmless = [...harmlessEverywhere, ...harmless].map(({ names }) => names);
    const elsewhere = [...isHarmless, ...own.map(({ names }) => names)];
    return [
        ...own.map(({ names, because, may }) => ({
            ...rule,
            except: [...isHarmless, new RegExp(`^(?!${names.source})`, names.flags)],
            because,
            ...(may ? { may } : {}),
        })),
        { ...rule, except: [anyBut(starting), ...elsewhere], because: starts, may: ["execute"] },
        { ...rule, except: [whole(starting), anyBut(leading), ...elsewhere], because: leads, may: ["network"] },
        {
            ...rule,
            except: [whole(starting), whole(leading), ...elsewhere],
            because: "is set for the host and its child processes",
        },
    ];
}
async function readVariables(repo, files) {
    const unjudged = [];
    const authority = [];
    for (const { path, rules } of files) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source)
            unjudged.push(source);
        else
            authority.push(...(0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(rules, variablesIn(source), source));
    }
    return { authority, unjudged };
}
function variablesIn(source) {
    const line = /^[^\S\r\n]*(?:export[^\S\r\n]+)?([\w.-]+)(?:[^\S\r\n]*=|:[^\S\r\n])/gm;
    const found = [...source.text.matchAll(line)];
    const scalar = (start, end) => {
        const text = source.text.slice(start, end).trim();
        return { kind: "scalar", span: { start, end: start + text.length }, value: text, text, style: "plain" };
    };
    return {
        kind: "table",
        span: { start: 0, end: source.text.length },
        entries: found.map(({ index, 0: written, 1: name = "" }, i) => {
            const end = index + written.length;
            const start = end + (/^[^\S\r\n]*/.exec(source.text.slice(end, end + 1_000))?.[0].length ?? 0);
            const key = index + written.indexOf(name);
            const value = scalar(start, Math.max(start, found[i + 1]?.index ?? source.text.length));
            return { key: scalar(key, key + name.length), name, value };
        }),
    };
}


/***/ }),

/***/ 40230:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84876);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55716);




const asksNothing = "runs every tool without asking";
const flags = {
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--approval-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^yolo$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .approves */ .JD)("edits files without asking", /^(?:auto-edit|auto_edit|auto)$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("lets tools only read", /^plan$/),
    ],
    "--allowed-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    "--core-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--exclude-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is removed from every agent"),
    "--sandbox -s [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs tools in a sandbox", /^(?!false$)/),
    "--sandbox-image VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("replaces the sandbox"),
    "--mcp-config VALUE": "servers",
    "--allowed-mcp-server-names LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only servers allowed"),
    "--include-directories --add-dir LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--extensions -e LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .starts */ .eK)("is an extension with tools, servers and hooks"),
    "--bare": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("ignores settings of the repository, including hooks that guard tools"),
    "--proxy VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .leads */ .ac)("decides where requests go"),
    "--openai-base-url VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .leads */ .ac)("decides where model requests are sent"),
    "--telemetry-otlp-endpoint VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .leads */ .ac)("receives what the session does"),
    "--input-file VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("reads commands from a file"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmless */ .I)(`--telemetry; --telemetry-target VALUE; --telemetry-otlp-protocol VALUE; --telemetry-log-prompts
    --telemetry-outfile VALUE; --debug -d; --chat-recording; --model -m VALUE; --prompt -p VALUE
    --prompt-interactive -i VALUE; --system-prompt VALUE; --append-system-prompt VALUE; --checkpointing; --acp
    --experimental-lsp; --channel VALUE; --list-extensions -l; --openai-logging; --openai-logging-dir VALUE
    --openai-api-key VALUE; --screen-reader; --input-format VALUE; --output-format -o VALUE
    --include-partial-messages; --json-fd VALUE; --json-file VALUE; --json-schema VALUE; --continue -c
    --resume -r [VALUE]; --session-id VALUE; --max-session-turns VALUE; --disabled-slash-commands VALUE
    --auth-type VALUE; --version -v; --help -h`),
};
const inputs = {
    settings: "settings",
    extensions: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .starts */ .eK)("installs extensions with tools, servers and hooks"),
    openai_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .leads */ .ac)("decides where model requests are sent"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmless */ .I)(`openai_api_key; openai_model; qwen_cli_version; qwen_debug; prompt; upload_artifacts; use_pnpm; workflow_name
    github_pr_number; github_issue_number`),
};
const uses = ["qwenlm/qwen-code-action"];
const launch = {
    program: "qwen",
    programs: ["qwen", "@qwen-code/qwen-code"],
    uses,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .server */ .E8,
        extensions: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .plugin */ .IQ,
        auth: "harmless",
        hooks: "harmless",
        hook: "harmless",
        channel: "start",
        review: "harmless",
    },
    actions: [
        {
            name: "qwen-code-action",
            uses,
            inputs,
            always: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .approves */ .JD)("starts Qwen Code with `--yolo`, so that only the lists of its settings limit tools"),
        },
    ],
    settings: (root, source) => [...(0,_kit_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .g, root, source), ...(0,_kit_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 55716:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ settingRules)
/* harmony export */ });
/* harmony import */ var _kit_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99260);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94692);


const commands = /^(?:run_shell_command|ShellTool|Shell|Bash)(?:\([:*\s]*\))?$/;
const edits = /^(?:edit|Edit|EditTool|write_file|WriteFile|WriteFileTool|Write)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/;
const servers = /^mcp__\*+$/;
const part = new RegExp(`^(?!${[commands, edits, servers].map(({ source }) => source).join("|")})`);
const allowing = ["permissions.allow", "tools.allowed"].flatMap((path) => [
    { path, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path, when: edits, effect: "auto-approves", because: "edits files without asking" },
    { path, when: servers, effect: "auto-approves", because: "runs every tool of every server without asking" },
    { path, when: part, effect: "widens", because: "runs without asking" },
]);
const execute = ["execute"];
const settingRules = [
    { path: "tools.approvalMode", when: /^yolo$/, effect: "bypasses", because: "runs every tool call without asking" },
    {
        path: "tools.approvalMode",
        when: /^auto-edit$/,
        effect: "auto-approves",
        because: "edits files without asking, whatever a profile says",
    },
    {
        path: "tools.approvalMode",
        when: /^auto$/,
        effect: "auto-approves",
        because: "lets a classifier approve tool calls, whatever a profile says",
    },
    { path: "tools.approvalMode", when: /^plan$/, effect: "narrows", because: "lets tools only read" },
    ...allowing,
    { path: "permissions.ask", effect: "narrows", because: "always needs confirmation" },
    { path: "permissions.deny", effect: "narrows", because: "is denied to every agent" },
    { path: "permissions.autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
    {
        path: "tools.autoAccept",
        when: /^true$/,
        effect: "widens",
        because: "runs tools considered safe without asking",
    },
    { path: "tools.disabled", effect: "narrows", because: "is removed from every agent" },
    { path: "tools.core", effect: "narrows", because: "is one of the only built-in tools allowed" },
    { path: "tools.exclude", effect: "narrows", because: "is removed from every agent" },
    { path: "tools.sandbox", when: /^false$/, effect: "widens", because: "runs tools outside a sandbox" },
    { path: "tools.sandbox", when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
    {
        path: "tools.discoveryCommand",
        effect: "widens",
        because: "is a command that runs without being asked for",
        may: execute,
    },
    {
        path: "tools.callCommand",
        effect: "widens",
        because: "is a command that runs without being asked for",
        may: execute,
    },
    {
        path: "tools.shell.pager",
        effect: "widens",
        because: "is a command that runs without being asked for",
        may: execute,
    },
    {
        path: "mcpServers.*.trust",
        when: /^true$/,
        effect: "bypasses",
        because: "runs every tool of this server without asking",
    },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command whose tools every agent can use",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "is an address whose tools every agent can use",
        may: ["network", "external"],
    },
    {
        path: "mcpServers.*.httpUrl",
        effect: "widens",
        because: "is an address whose tools every agent can use",
        may: ["network", "external"],
    },
    {
        path: "mcp.serverCommand",
        effect: "widens",
        because: "is a command whose tools every agent can use",
        shown: "a command",
        may: ["execute", "external"],
    },
    { path: "mcp.allowed", effect: "narrows", because: "is one of the only servers that agents can use" },
    { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent can use" },
    {
        path: "disableAllHooks",
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools",
    },
    { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
    {
        path: "security.allowedHttpHookUrls",
        effect: "narrows",
        because: "is one of the only addresses that hooks may call",
    },
    ...(0,_kit_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .S)("env.*", _variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variables */ .l),
    { path: "proxy", effect: "widens", because: "is a proxy for network requests", may: ["network"] },
    {
        path: "modelProviders.*",
        effect: "widens",
        because: "names models and where their prompts are sent",
        shown: "a model",
        may: ["network"],
    },
    ...["ui.statusLine.command", "artifact.host.uploadCommand"].map((path) => ({
        path,
        effect: "widens",
        because: "is a command that runs without being asked for",
        shown: "a command",
        may: execute,
    })),
    { path: "channels.*", effect: "widens", because: "lets external messages reach an agent", shown: "a channel" },
    {
        path: "memory.enableTeamMemorySync",
        when: /^true$/,
        effect: "widens",
        because: "commits and pushes the agents' memory",
    },
    { path: "model.baseUrl", effect: "widens", because: "is where prompts are sent", may: ["network"] },
    { path: "security.auth.baseUrl", effect: "widens", because: "is where prompts are sent", may: ["network"] },
    { path: "model.maxSubagentDepth", when: /^1$/, effect: "narrows", because: "keeps subagents from starting others" },
    {
        path: "context.includeDirectories",
        effect: "widens",
        because: "is open to every agent in addition to the project",
    },
    ...[
        "experimental.liveVoice.endpoint",
        "telemetry.otlpEndpoint",
        "telemetry.otlpTracesEndpoint",
        "telemetry.otlpLogsEndpoint",
        "telemetry.otlpMetricsEndpoint",
    ].map((path) => ({
        path,
        effect: "widens",
        because: "is where recordings or statistics are sent",
        may: ["network"],
    })),
    { path: "tools.sandboxImage", effect: "widens", because: "is the image of the sandbox" },
    ...["advanced.excludedEnvVars", "security.allowedInsecureVoiceBaseUrls"].map((path) => ({ path, effect: "widens", because: "replaces a list of what is refused" })),
    { path: "skills.directories", effect: "widens", because: "is an additional folder of skills" },
    { path: "policy.permissionStrategy", effect: "widens", because: "decides who answers permission prompts" },
    { path: "serve.*", effect: "widens", because: "lets others reach sessions of this machine", shown: "…" },
    {
        path: "agents.crossSessionMessaging",
        when: /^true$/,
        effect: "widens",
        because: "lets sessions send each other work",
    },
    {
        path: "outboundCorrelation.allowDynamicHeaderValues",
        when: /^true$/,
        effect: "widens",
        because: "adds values to what is sent to other servers",
    },
];


/***/ }),

/***/ 94692:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ variableFiles),
/* harmony export */   l: () => (/* binding */ variables)
/* harmony export */ });
/* harmony import */ var _kit_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99260);

const refused = {
    names: new RegExp(`^(?:${[
        "NODE_OPTIONS|NODE_PATH|NODE_REPL_EXTERNAL_MODULE|OPENSSL_CONF|LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|BASH_ENV|ZDOTDIR|BASH[-_]FUNC[-_].*",
        "NPM[-_]CONFIG[-_](?:NODE[-_]OPTIONS|USERCONFIG|GLOBALCONFIG|SCRIPT[-_]SHELL|PREFIX|NODE[-_]GYP|INIT[-_]MODULE)",
        "NPM_CONFIG_GIT|EDITOR|BROWSER|GIT_CONFIG_(?:KEY|VALUE)_\\d+|DEV|SANDBOX|SANDBOX_ENFORCEMENT",
        "QWEN_(?:HOME|RUNTIME_DIR|AGENT_EXECUTION_BACKEND|UPDATE_BASE_URL|CLI_ENTRY|CDP_MCP_COMMAND)",
        "QWEN_CODE_(?:MCP_APPROVALS_PATH|TRUSTED_FOLDERS_PATH|SYSTEM_SETTINGS_PATH|SYSTEM_DEFAULTS_PATH|WARNINGS_FILE|PRIVATE_RELAUNCH_ENV_PROVENANCE)",
        "QWEN_SERVE_(?:CDP_TUNNEL_OVER_WS|NEW_FILE_MODE|MAX_WORKSPACES|SESSION_ATTACHMENTS_ROOT)",
    ].join("|")})$`, "i"),
    because: "is ignored if a project sets it",
};
const excluded = { names: /^(?:DEBUG|DEBUG_MODE)$/, because: "is not taken from this file" };
const harmless = [
    refused,
    { names: /^(?:QWEN|OPENAI|GEMINI|ANTHROPIC)_MODEL$/, because: "changes which model is asked" },
    { names: /^(?:CLI_TITLE|NO_BROWSER)$/, because: "changes what a terminal shows" },
];
const variables = [...harmless, excluded];
const variableFiles = [
    { path: ".qwen/.env", rules: (0,_kit_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .S)("*", harmless) },
    { path: ".env", rules: (0,_kit_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .S)("*", variables) },
];


/***/ })

};
;