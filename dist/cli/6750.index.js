"use strict";
exports.id = 6750;
exports.ids = [6750];
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

/***/ 46750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70284);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44284);





const asksNothing = "runs every tool without asking";
const flags = {
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--approval-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^yolo$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^auto_edit$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("lets tools only read", /^plan$/),
    ],
    "--allowed-tools LIST...": "key: tools.allowed",
    "--sandbox -s [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs tools in a sandbox", /^(?!false$)/),
    "--policy VALUE...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds rules that decide which tools run without asking"),
    "--admin-policy VALUE...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds rules that decide which tools run without asking"),
    "--skip-trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings apply"),
    "--include-directories LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--allowed-mcp-server-names LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only servers allowed"),
    "--extensions -e LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is an extension with tools, servers and hooks"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`--debug -d; --model -m VALUE; --prompt -p VALUE; --prompt-interactive -i VALUE; --worktree -w [VALUE]; --acp
    --experimental-acp; --list-extensions -l; --resume -r [VALUE]; --session-file VALUE; --session-id VALUE
    --list-sessions; --delete-session VALUE; --screen-reader; --output-format -o VALUE; --raw-output
    --accept-raw-output-risk; --version -v; --help -h; --all-files -a; --checkpointing -c; --show-memory-usage`),
};
const inputs = {
    settings: "settings",
    extensions: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("installs extensions with tools, servers and hooks"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`gcp_location; gcp_project_id; gcp_service_account; gcp_workload_identity_provider; gcp_token_format
    gcp_access_token_scopes; gemini_api_key; gemini_cli_version; gemini_debug; gemini_model; google_api_key; prompt
    use_gemini_code_assist; use_vertex_ai; upload_artifacts; use_pnpm; workflow_name; github_pr_number
    github_issue_number`),
};
const uses = ["google-github-actions/run-gemini-cli"];
const launch = {
    program: "gemini",
    programs: ["gemini", "@google/gemini-cli", "gemini-cli"],
    ownFlags: ["--yolo"],
    prefixes: ["GEMINI", "GOOGLE"],
    uses,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        extensions: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        extension: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        skills: "harmless",
        skill: "harmless",
        hooks: "harmless",
    },
    actions: [
        {
            name: "run-gemini-cli",
            uses,
            inputs,
            always: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("starts Gemini CLI with `--yolo`, so that only the lists of its settings limit tools"),
        },
    ],
    settings: (root, source) => [...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .g, root, source, _variables_js__WEBPACK_IMPORTED_MODULE_3__/* .substitution */ .W), ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 70284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
    {
        path,
        when: someCommands,
        effect: "narrows",
        because: `${path === "tools.core" ? "is one of the only tools allowed, and " : ""}denies all commands with another prefix`,
    },
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
    {
        path: "tools.core",
        when: anyBut(every, someCommands),
        effect: "narrows",
        because: "is one of the only tools allowed",
    },
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
        endsGuards: true,
    },
    { path: "hooksConfig.disabled", effect: "widens", because: "is a hook that is turned off", endsGuards: true },
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


/***/ }),

/***/ 44284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ variables),
/* harmony export */   W: () => (/* binding */ substitution)
/* harmony export */ });
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41922);

const harmless = [
    {
        names: /^(?:CLI_TITLE|GEMINI_CLI_SURFACE|GEMINI_CLI_IDE_PID|NO_BROWSER)$/,
        because: "changes what a terminal shows",
    },
    {
        names: /^GEMINI_(?:MODEL|TELEMETRY_(?:ENABLED|TRACES_ENABLED|TARGET|OTLP_PROTOCOL))$/,
        because: "changes which model is asked, and what is counted",
    },
    {
        names: /^(?:GEMINI_API_KEY|GOOGLE_API_KEY|GOOGLE_CLOUD_PROJECT|GOOGLE_CLOUD_LOCATION|OTLP_GOOGLE_CLOUD_PROJECT|GOOGLE_GENAI_API_VERSION)$/,
        because: "decides which account calls the model",
    },
];
const own = [
    {
        names: /^(?:GEMINI_SANDBOX|SANDBOX\w*|SEATBELT_PROFILE|BUILD_SANDBOX|GEMINI_SANDBOX_\w+)$/,
        because: "decides in which sandbox tools run",
    },
    {
        names: /^(?:GEMINI_CLI_TRUST\w*|GEMINI_CLI_SYSTEM_\w+|GEMINI_CLI_HOME)$/,
        because: "decides which folders and settings are trusted",
        may: ["execute"],
    },
    {
        names: /^GEMINI_CLI_IDE_SERVER_STDIO_(?:COMMAND|ARGS)$/,
        because: "is a command that the session starts",
        may: ["execute", "external"],
    },
];
const barred = {
    names: /^(?:DEBUG|DEBUG_MODE|GEMINI_CLI_IDE_SERVER_STDIO_(?:COMMAND|ARGS))$/,
    because: "is not taken from this file",
};
const variables = [
    { path: ".gemini/.env", rules: (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("*", harmless, own) },
    { path: ".env", rules: (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("*", [...harmless, barred], own) },
];
const substitution = { isBare: true, fallback: ":-" };


/***/ })

};
;