"use strict";
exports.id = 8970;
exports.ids = [8970];
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

/***/ 53806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ serverRules)
/* harmony export */ });
function serverRules(whose) {
    return [
        {
            path: "mcpServers.*.command",
            effect: "widens",
            because: `starts a command whose tools ${whose} can call`,
            shown: "a command",
            may: ["execute", "external"],
        },
        {
            path: "mcpServers.*.url",
            effect: "widens",
            because: `connects to an address whose tools ${whose} can call`,
            shown: "an address",
            may: ["network", "external"],
        },
    ];
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

/***/ 65053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ mainAgentFault),
/* harmony export */   K$: () => (/* binding */ isUnset),
/* harmony export */   _8: () => (/* binding */ faultIn),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   eE: () => (/* binding */ knownKeys)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _kit_profiles_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60875);


const knownKeys = {
    keys: new Set("name description tools model permissionMode skills hooks isolation color agentMode enabled enabledAutoRun".split(" ")),
    own: { tools: "tools", mode: "permissionMode", isolation: "isolation" },
    ignores: true,
    forms: { permissionMode: _kit_profiles_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .oneWord */ .ZH },
};
function isUnset(node) {
    return !node || (node.kind === "scalar" && (!node.value || Number.isNaN(node.value)));
}
const stops = "CodeBuddy does not start at all while this file is there";
const text = (node) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(node) ? undefined : "is not text");
const names = (node) => node.kind === "list" && !node.items.every(_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH) ? "has an item that is not text" : undefined;
const checks = [
    ["description", (node) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(node) || node.kind === "list" ? undefined : "is not text")],
    ["tools", names],
    ["skills", names],
    ["model", text],
];
function faultIn(table, source) {
    for (const [key, check] of checks) {
        const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, key);
        const because = isUnset(node) || !node ? undefined : check(node);
        if (node && because !== undefined)
            return { message: `\`${key}\` ${because}`, at: placeOf(node, source) };
    }
    const name = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "name");
    if (isUnset(name) || !name)
        return undefined;
    if (name.kind === "list")
        return { message: "`name` is a list, and no subagent can be started by it", at: placeOf(name, source) };
    if (!(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(name))
        return {
            message: `\`name\` is not text, and ${stops}; put it in quotes`,
            at: placeOf(name, source),
            stopsSessions: true,
        };
    return undefined;
}
function mainAgentFault(name, at) {
    if (name !== "cli")
        return undefined;
    return {
        message: `\`cli\` is the name of the main agent, and ${stops}; rename the subagent`,
        at,
        stopsSessions: true,
    };
}
function placeOf({ span }, source) {
    return { source, span };
}
function wordOf(node) {
    let inner = node;
    for (let depth = 0; depth < 5 && inner?.kind === "list" && inner.items.length === 1; depth += 1)
        [inner] = inner.items;
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(inner) ?? "";
}


/***/ }),

/***/ 48970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88187);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58120);




const asksNothing = "runs every tool without asking";
const flags = {
    "--dangerously-skip-permissions -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--permission-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^(?:bypassPermissions|fullAccess)$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("asks less", /^(?:acceptEdits|auto|work)$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("denies what would be asked", /^dontAsk$/),
    ],
    "--subagent-permission-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool of subagents without asking", /^(?:bypassPermissions|fullAccess)$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("has subagents ask less", /^(?:acceptEdits|auto|work)$/),
    ],
    "--allowedTools --allowed-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    "--disallowedTools --disallowed-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is removed from every agent"),
    "--tools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools"),
    "--add-dir LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--mcp-config VALUE": "servers",
    "--strict-mcp-config": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("connects no servers of files"),
    "--settings VALUE": "settings",
    "--setting-sources VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("decides which settings count, also those that guard"),
    "--agent VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("gives the session the prompt and tools of that subagent"),
    "--agents VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("defines subagents, which take the place of files of the same name"),
    "--plugin-dir LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads plugins with hooks and servers"),
    "--permission-prompt-tool VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets a tool of a server answer permission prompts"),
    "--sandbox [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs commands in a sandbox"),
    "--serve": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets others reach the session"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessFlags */ .xK)(`--print -p; --output-format VALUE; --input-format VALUE; --json-schema VALUE; --include-partial-messages
    --verbose; --max-turns VALUE; --model VALUE; --text-to-image-model VALUE; --image-to-image-model VALUE
    --system-prompt VALUE; --system-prompt-file VALUE; --append-system-prompt VALUE; --resume -r [VALUE]; --continue -c
    --ide; --debug [VALUE]; --worktree [VALUE]; --tmux; --bg; --background; --name VALUE; --port VALUE; --prewarm
    --prewarm-id VALUE; --acp; --version -v; --help -h`),
};
const launch = {
    program: "codebuddy",
    programs: ["codebuddy", "cbc", "@tencent-ai/codebuddy-code"],
    prefixes: ["CODEBUDDY"],
    uses: [],
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        ...Object.fromEntries("config daemon ps logs attach kill update upgrade doctor auto-mode"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    actions: [],
    settings: (root, source) => [
        ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .gG, root, source),
        ...(0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .furtherAuthority */ .et)(root, source),
        ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source),
    ],
};


/***/ }),

/***/ 58120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ userSettings),
/* harmony export */   W0: () => (/* binding */ settings),
/* harmony export */   Xd: () => (/* binding */ knownSettings),
/* harmony export */   et: () => (/* binding */ furtherAuthority),
/* harmony export */   gG: () => (/* binding */ settingRules),
/* harmony export */   hF: () => (/* binding */ reading)
/* harmony export */ });
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45433);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _kit_settings_server_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53806);
/* harmony import */ var _kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62199);
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41922);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65053);






const settings = [
    ".codebuddy/settings.json",
    ".codebuddy/settings.local.json",
    ".codebuddy/models.json",
    ".codebuddy/scheduled_tasks.json",
    ".mcp.json",
    "mcp.json",
];
const userSettings = [
    ".codebuddy/settings.json",
    ".codebuddy/models.json",
    ".codebuddy/.mcp.json",
    ".codebuddy/mcp.json",
    ".codebuddy.json",
];
const reading = {
    dialect: { ..._parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonDialects */ ._s.commentedWithCommas, mark: true },
    otherwise: "CodeBuddy ignores the whole file, with the rules and hooks that guard; write strict JSON",
};
const mode = "permissions.defaultMode";
const allow = "permissions.allow";
const commands = /^(?:Bash|PowerShell)(?:\([:*\s]*\))?$/i;
const edits = /^(?:Edit|MultiEdit|Write|NotebookEdit)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/i;
const part = new RegExp(`^(?!\\*+$|mcp__\\*+$|(?:Read|Grep|Glob|LS)(?:\\(|$))(?!${commands.source}|${edits.source})`, "i");
const documented = "by its documentation; without effect in 2.117.0";
const settingRules = [
    { path: mode, when: /^bypassPermissions$/, effect: "bypasses", because: "runs every tool call without asking" },
    {
        path: mode,
        when: /^fullAccess$/,
        effect: "bypasses",
        because: "runs every tool call without asking where an editor starts the session (not verified)",
    },
    { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
    {
        path: mode,
        when: /^work$/,
        effect: "auto-approves",
        because: "runs commands that it takes for safe without asking",
    },
    { path: mode, when: /^delegate$/, effect: "narrows", because: "lets the main session only delegate work" },
    {
        path: mode,
        when: /^dontAsk$/,
        effect: "narrows",
        because: "denies what would be asked, also to subagents with another mode",
    },
    {
        path: "permissions.subagentPermissionMode",
        when: /^(?:bypassPermissions|fullAccess)$/,
        effect: "bypasses",
        because: `runs every tool call of subagents without asking (${documented})`,
    },
    {
        path: "permissions.subagentPermissionMode",
        when: /^(?:acceptEdits|auto|work)$/,
        effect: "auto-approves",
        because: `has subagents ask less (${documented})`,
    },
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
        because: "prevents sessions and subagents from skipping permission prompts",
    },
    {
        path: "permissions.disableAutoMode",
        when: /^disable$/,
        effect: "narrows",
        because: "keeps models from approving tool calls",
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
        because: "connects every server of the project without asking, in `settings.local.json`",
        may: ["external"],
    },
    {
        path: "enabledMcpjsonServers",
        effect: "widens",
        because: "is a server that is connected without asking, in `settings.local.json`",
        may: ["external"],
    },
    {
        path: "enabledPlugins.*",
        when: /^(?!false$)/,
        effect: "widens",
        because: "installs the plugin's subagents, hooks and servers, after a question",
        may: ["execute", "external"],
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
    ...(0,_kit_settings_server_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .serverRules */ .F)("every agent"),
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
    {
        path: "agent",
        effect: "widens",
        because: "is the subagent whose prompt, tools and model the session itself gets",
    },
    ...(0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variableRules */ .Sw)("env.*", [
        {
            names: /^(?:API_TIMEOUT_MS|BASH_(?:DEFAULT|MAX)_TIMEOUT_MS|MCP_(?:TOOL_)?TIMEOUT|MAX_THINKING_TOKENS|MAX_MCP_OUTPUT_TOKENS|BASH_MAX_OUTPUT_LENGTH)$/,
            because: "sets a length or an amount",
        },
    ], [
        {
            names: /^CODEBUDDY_(?:PLUGIN_DIRS|BUILTIN_SKILLS_DIR)$/i,
            because: "names plugins and skills, whose hooks, servers and commands run",
            may: ["execute", "external"],
        },
        {
            names: /^CODEBUDDY_SUBAGENT_PERMISSION_MODE$/i,
            because: `decides how subagents ask (${documented})`,
        },
    ]),
    {
        path: "disableAllHooks",
        when: /^true$/,
        effect: "widens",
        because: `turns off hooks, including those that guard tools (${documented}: hooks still run)`,
    },
    { path: "allowedMcpServers", effect: "narrows", because: "is one of the only servers allowed", shown: "…" },
    { path: "disabledMcpjsonServers", effect: "narrows", because: "is a server that is not connected" },
    { path: "autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
    { path: "sandbox", effect: "widens", because: "sets how commands are isolated", shown: "…" },
    {
        path: "trustAll",
        when: /^true$/,
        effect: "widens",
        because: "trusts every directory without asking (not verified)",
    },
    {
        path: "trustedDirectories",
        effect: "widens",
        because: "is a directory that is trusted without asking (not verified)",
    },
    {
        path: "endpoint",
        effect: "widens",
        because: "is a server to which sessions connect (not verified)",
        may: ["network"],
    },
    { path: "gateway", effect: "widens", because: "sets who can reach a session from elsewhere", shown: "…" },
    {
        path: "tasks",
        effect: "widens",
        because: "is a prompt that a session gives itself at set times (not verified)",
        shown: "a task",
    },
    {
        path: "models",
        effect: "widens",
        because: "is a model at a custom address, to which prompts are sent, also in place of a model of the same name",
        shown: "a model",
        may: ["network"],
    },
];
function furtherAuthority(root, source) {
    const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .lastOf */ .g1)(root, "allowUntrustedFrontmatterHooks");
    if (!node || (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnset */ .K$)(node))
        return [];
    return [
        {
            setting: "allowUntrustedFrontmatterHooks",
            value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(node) ? JSON.stringify(node.value.slice(0, 20)) : ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(node) ?? "…"),
            effect: "widens",
            because: "runs the hooks of subagents and of skills without asking",
            may: ["execute"],
            at: { source, span: node.span },
        },
    ];
}
const knownSettings = {
    title: "CodeBuddy",
    harmless: [
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessKeys */ .OF)("$schema language model textToImageModel imageToImageModel subagents variantModels availableModels reasoningEffort alwaysThinkingEnabled outputStyle cleanupPeriodDays includeCoAuthoredBy autoCompactEnabled autoUpdates theme statusLine.type statusLine.padding spinnerTipsEnabled verbose editorMode promptSuggestionEnabled memory plansDirectory showTokensCounter deferToolLoading disableUEAutoExclude worktree", "changes which model is asked, and what a terminal shows"),
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessKeys */ .OF)("allowUntrustedFrontmatterHooks", "is read by itself"),
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .serverKeys */ .yl)("mcpServers.*"),
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessKeys */ .OF)("mcpServers.*.defer_loading mcpServers.*.tools", "decides when a tool is offered"),
    ],
};


/***/ })

};
;