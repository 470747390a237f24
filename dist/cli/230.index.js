"use strict";
exports.id = 230;
exports.ids = [230];
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

/***/ 41922:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ searchedBy),
/* harmony export */   Ch: () => (/* binding */ readVariables),
/* harmony export */   Sw: () => (/* binding */ variableRules),
/* harmony export */   kZ: () => (/* binding */ variableEffect)
/* harmony export */ });
/* harmony import */ var _loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46447);



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
const programs = "PATH";
const modules = "NODE_PATH|PYTHONPATH|LUA_C?PATH.*|CLASSPATH|PSMODULEPATH|GOPATH|TCLLIBPATH|CDPATH";
const searched = [
    ["programs", programs],
    ["modules", modules],
    ["everything", `(?!(?:${programs}|${modules})$).*`],
];
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
const isStarting = whole(starting);
const isLeading = whole(leading);
function variableEffect(name) {
    return isStarting.test(name) ? "starts" : isLeading.test(name) ? "leads" : undefined;
}
function searchedBy(name) {
    return searched.find(([, names]) => whole(names).test(name))?.[0] ?? "everything";
}
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
            ...(may?.includes("execute") ? { searches: "everything" } : { namesCode: true }),
        })),
        ...searched.map(([searches, names]) => ({
            ...rule,
            except: [anyBut(starting), anyBut(names), ...elsewhere],
            because: starts,
            may: ["execute"],
            searches,
        })),
        { ...rule, except: [isStarting, anyBut(leading), ...elsewhere], because: leads, may: ["network"], namesCode: true },
        {
            ...rule,
            except: [isStarting, isLeading, ...elsewhere],
            because: "is set for the host and its child processes",
            namesCode: true,
        },
    ];
}
async function readVariables(repo, files) {
    const unjudged = [];
    const authority = [];
    for (const { path, rules } of files) {
        const source = await (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source)
            unjudged.push(source);
        else
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(authority, (0,_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(rules, variablesIn(source), source));
    }
    return { authority, unjudged };
}
function variablesIn(source) {
    const line = /^[^\S\r\n]*(?:export[^\S\r\n]+)?([\w.-]+)(?:[^\S\r\n]*=|:[^\S\r\n])/gm;
    const found = [...source.text.matchAll(line)];
    const texts = new Map();
    const scalar = (start, end, name) => {
        const written = source.text.slice(start, end).trim();
        const text = name === undefined ? written : withVariables(written, texts);
        if (name !== undefined)
            texts.set(name, text);
        return { kind: "scalar", span: { start, end: start + written.length }, value: text, text, style: "plain" };
    };
    return {
        kind: "table",
        span: { start: 0, end: source.text.length },
        entries: found.map(({ index, 0: written, 1: name = "" }, i) => {
            const end = index + written.length;
            const start = end + (/^[^\S\r\n]*/.exec(source.text.slice(end, end + 1_000))?.[0].length ?? 0);
            const key = index + written.indexOf(name);
            const value = scalar(start, Math.max(start, found[i + 1]?.index ?? source.text.length), name);
            return { key: scalar(key, key + name.length), name, value };
        }),
    };
}
const maxText = 10_000;
function withVariables(written, texts) {
    let left = maxText;
    const whole = written.replace(/(?<!\\)\$(?:\{(\w+)[^}]*\}|(\w+))/g, (variable, braced, bare = "") => {
        const text = texts.get(braced ?? bare) ?? variable;
        left -= text.length;
        return left < 0 ? variable : text;
    });
    return whole === written ? written : `${written}\n${whole}`;
}


/***/ }),

/***/ 40230:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55716);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94692);





const asksNothing = "runs every tool without asking";
const flags = {
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--approval-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^yolo$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^(?:auto-edit|auto_edit|auto)$/),
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
    "--extensions -e LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is an extension with tools, servers and hooks"),
    "--bare": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("ignores settings of the repository, including hooks that guard tools"),
    "--proxy VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where requests go"),
    "--openai-base-url VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where model requests are sent"),
    "--telemetry-otlp-endpoint VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("receives what the session does"),
    "--input-file VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("reads commands from a file"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`--telemetry; --telemetry-target VALUE; --telemetry-otlp-protocol VALUE; --telemetry-log-prompts
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
    extensions: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("installs extensions with tools, servers and hooks"),
    openai_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where model requests are sent"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`openai_api_key; openai_model; qwen_cli_version; qwen_debug; prompt; upload_artifacts; use_pnpm; workflow_name
    github_pr_number; github_issue_number`),
};
const uses = ["qwenlm/qwen-code-action"];
const launch = {
    program: "qwen",
    programs: ["qwen", "@qwen-code/qwen-code", "qwen-code"],
    prefixes: ["QWEN", "OPENAI", "DASHSCOPE"],
    uses,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        extensions: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
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
            always: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("starts Qwen Code with `--yolo`, so that only the lists of its settings limit tools"),
        },
    ],
    settings: (root, source) => [...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .g, root, source, _variables_js__WEBPACK_IMPORTED_MODULE_3__/* .substitution */ .Wy), ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 55716:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ settingRules)
/* harmony export */ });
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41922);
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
        endsGuards: true,
    },
    { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
    {
        path: "security.allowedHttpHookUrls",
        effect: "narrows",
        because: "is one of the only addresses that hooks may call",
    },
    ...(0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("env.*", _variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variables */ .Ee),
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ variableFiles),
/* harmony export */   Ee: () => (/* binding */ variables),
/* harmony export */   Wy: () => (/* binding */ substitution)
/* harmony export */ });
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41922);

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
    { path: ".qwen/.env", rules: (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("*", harmless) },
    { path: ".env", rules: (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("*", variables) },
];
const substitution = { isBare: true };


/***/ })

};
;