"use strict";
exports.id = 7067;
exports.ids = [7067];
exports.modules = {

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

/***/ 27067:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ codebuddy)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/markdown-host.js
var markdown_host = __webpack_require__(37471);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/folders.js
var folders = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/folders.js

const ownFolders = [
    {
        root: "**/.codebuddy",
        judged: ["settings.json", "settings.local.json", "models.json", ".mcp.json", "agents/**", "skills/**"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "plans/** logs/** sessions/** worktrees/** memory/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/variables.js
var variables = __webpack_require__(99260);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/settings.js


const mode = "permissions.defaultMode";
const allow = "permissions.allow";
const commands = /^(?:Bash|PowerShell)(?:\([:*\s]*\))?$/;
const edits = /^(?:Edit|MultiEdit|Write|NotebookEdit)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/;
const part = new RegExp(`^(?!\\*+$|mcp__\\*+$|(?:Read|Grep|Glob|LS)(?:\\(|$))(?!${commands.source}|${edits.source})`);
const settingRules = [
    {
        path: mode,
        when: /^(?:bypassPermissions|fullAccess)$/,
        effect: "bypasses",
        because: "runs every tool call without asking",
    },
    { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
    { path: mode, when: /^delegate$/, effect: "narrows", because: "lets the main session only delegate work" },
    { path: allow, when: /^\*+$/, effect: "bypasses", because: "may allow every tool without asking" },
    { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
    {
        path: allow,
        when: /^mcp__\*+$/,
        effect: "auto-approves",
        because: "may call every tool of every server without asking",
    },
    { path: allow, when: part, effect: "widens", because: "is allowed without asking" },
    { path: "permissions.ask", effect: "narrows", because: "is asked about" },
    { path: "permissions.deny", effect: "narrows", because: "is denied" },
    {
        path: "permissions.disableBypassPermissionsMode",
        when: /^disable$/,
        effect: "narrows",
        because: "prevents sessions from skipping permission prompts",
    },
    {
        path: "permissions.additionalDirectories",
        effect: "widens",
        because: "is an additional directory in which tools work",
    },
    {
        path: "enableAllProjectMcpServers",
        when: /^true$/,
        effect: "widens",
        because: "connects every server of the project without asking",
    },
    { path: "enabledMcpjsonServers", effect: "widens", because: "is a server that is connected without asking" },
    {
        path: "enabledPlugins.*",
        when: /^(?!false$)/,
        effect: "widens",
        because: "installs the plugin's subagents, hooks and servers",
        may: ["execute", "external"],
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools subagents can call",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools subagents can call",
        shown: "an address",
        may: ["network", "external"],
    },
    {
        path: "apiKeyHelper",
        effect: "widens",
        because: "is a command that the session starts",
        shown: "a command",
        may: ["execute"],
    },
    {
        path: "statusLine.command",
        effect: "widens",
        because: "is a command that the session starts",
        shown: "a command",
        may: ["execute"],
    },
    ...(0,variables/* variableRules */.S)("env.*", [
        {
            names: /^(?:API_TIMEOUT_MS|BASH_(?:DEFAULT|MAX)_TIMEOUT_MS|MCP_(?:TOOL_)?TIMEOUT|MAX_THINKING_TOKENS|MAX_MCP_OUTPUT_TOKENS|BASH_MAX_OUTPUT_LENGTH)$/,
            because: "sets a length or an amount",
        },
    ]),
    ...["disableAllHooks"].map((path) => ({
        path,
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools",
    })),
    { path: "allowedMcpServers", effect: "narrows", because: "is one of the only servers allowed", shown: "…" },
    { path: "disabledMcpjsonServers", effect: "narrows", because: "is a server that is not connected" },
    { path: "autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
    { path: "sandbox", effect: "widens", because: "sets how commands are isolated", shown: "…" },
    {
        path: "models",
        effect: "widens",
        because: "is a model at a custom address, to which prompts are sent",
        shown: "a model",
        may: ["network"],
    },
];
const knownSettings = {
    title: "CodeBuddy",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema language model textToImageModel imageToImageModel subagents variantModels availableModels reasoningEffort alwaysThinkingEnabled outputStyle cleanupPeriodDays includeCoAuthoredBy autoCompactEnabled autoUpdates theme statusLine.type statusLine.padding spinnerTipsEnabled verbose editorMode promptSuggestionEnabled memory plansDirectory", "changes which model is asked, and what a terminal shows"),
        ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ],
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/agent.js
const doubt = "CodeBuddy's documentation does not list this key, so it may limit nothing (not verified)";
const agent = {
    keys: {
        keys: new Set("name description tools model disallowedTools permissionMode maxTurns skills hooks mcpServers memory background color agentMode enabled enabledAutoRun".split(" ")),
        own: { tools: "tools" },
        ignores: false,
    },
    required: [],
    requiredBySome: ["name", "description"],
    allow: "tools",
    emptyMeansAll: true,
    unverifiedLimits: new Map([["disallowedTools", doubt]]),
    switches: new Map([
        ["enabledAutoRun", { effect: "auto-approve", because: "may run commands without asking", certainty: "assumed" }],
    ]),
    modes: new Map([
        ["fullAccess", { effect: "bypass", because: "may run every tool call without asking" }],
        ["bypassPermissions", { effect: "bypass", because: "may run every tool call without asking" }],
        ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking" }],
        [
            "auto",
            {
                effect: "auto-approve",
                because: "may let a model approve tool calls instead of a person",
                certainty: "assumed",
            },
        ],
    ]),
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/index.js






const files = {
    isIncluded: (name) => name.endsWith(".md"),
    read: (0,markdown_host/* markdownAgents */.U)(agent),
};
const own = ".codebuddy/agents";
const codebuddy_folders = [{ path: own, isOwn: true, ...files }];
const settings = [
    ".codebuddy/settings.json",
    ".codebuddy/settings.local.json",
    ".codebuddy/models.json",
    ".codebuddy/.mcp.json",
];
/* harmony default export */ const codebuddy = ((0,host/* defineHost */.YB)({
    title: "CodeBuddy",
    url: "https://cloud.tencent.com/document/product/1831/137015",
    editions: ["2026-08"],
    certainty: "documented",
    patterns: [
        `**/${own}/**/*.md`,
        ...settings.map((path) => `**/${path}`),
        `~/${own}/**/*.md`,
        "~/.codebuddy/settings.json",
    ],
    ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
    folders: ownFolders,
    load: (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: codebuddy_folders,
        userFolders: codebuddy_folders,
        policyFolder: files,
        depth: "unverified",
        settings,
        settingRules: settingRules,
        knownSettings: knownSettings,
    }),
}));


/***/ })

};
;