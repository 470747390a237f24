"use strict";
exports.id = 401;
exports.ids = [401];
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

/***/ 70401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61966);




const rules = (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .rulesFor */ .NP)("user", "2.1");
const unguarded = "ignores settings of the repository, including hooks that guard tools";
const flags = {
    "--dangerously-skip-permissions": [{ effect: "bypasses", because: "runs every tool call without asking" }],
    "--allow-dangerously-skip-permissions": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets a session turn off permission prompts"),
    "--permission-mode VALUE": "key: permissions.defaultMode",
    "--allowedTools --allowed-tools LIST...": "key: permissions.allow",
    "--disallowedTools --disallowed-tools LIST...": "key: permissions.deny",
    "--tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--add-dir VALUE...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--settings VALUE": "settings",
    "--setting-sources VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)(unguarded, /^(?!.*project)/),
    "--bare": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)(unguarded),
    "--safe-mode": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)(unguarded),
    "--mcp-config VALUE...": "servers",
    "--strict-mcp-config": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("starts no other servers"),
    "--agents VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("defines subagents outside the files of the repository"),
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads a plugin with agents, hooks and servers"),
    "--plugin-url VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("fetches a plugin with agents, hooks and servers"),
    "--permission-prompt-tool VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("hands approvals to a tool"),
    "--chrome": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("drives a browser"),
    "--remote-control [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets the session be controlled remotely"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessFlags */ .xK)(`--print -p; --continue -c; --debug -d [VALUE]; --debug-file VALUE; --model VALUE; --fallback-model VALUE
    --agent VALUE; --append-system-prompt VALUE; --append-system-prompt-file VALUE; --system-prompt VALUE
    --system-prompt-file VALUE; --ax-screen-reader; --background --bg; --betas VALUE...; --brief
    --disable-slash-commands; --effort VALUE; --exclude-dynamic-system-prompt-sections; --file VALUE...; --fork-session
    --from-pr [VALUE]; --help -h; --ide; --include-hook-events; --include-partial-messages; --input-format VALUE
    --json-schema VALUE; --max-budget-usd VALUE; --max-turns VALUE; --name -n VALUE; --no-chrome
    --no-session-persistence; --output-format VALUE; --prompt-suggestions [VALUE]
    --remote-control-session-name-prefix VALUE; --replay-user-messages; --resume -r [VALUE]; --session-id VALUE
    --tmux; --verbose; --version -v; --worktree -w [VALUE]`),
};
const inputs = {
    claude_args: "arguments",
    settings: "settings",
    allowed_tools: "key: permissions.allow",
    disallowed_tools: "key: permissions.deny",
    mcp_config: "servers",
    claude_env: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("sets variables of the session"),
    plugins: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("installs a plugin with agents, hooks and servers"),
    plugin_marketplaces: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds a source of plugins").map((effect) => ({ ...effect, loads: true })),
    allowed_bots: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets bots start the agent"),
    allowed_non_write_users: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets people without write access start the agent"),
    path_to_claude_code_executable: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is started in place of Claude Code"),
    path_to_bun_executable: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the action"),
    experimental_allowed_domains: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only addresses that the session reaches"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessFlags */ .xK)(`trigger_phrase; assignee_trigger; label_trigger; base_branch; branch_prefix; branch_name_template; mode; model
    anthropic_model; fallback_model; custom_instructions; direct_prompt; override_prompt; prompt; prompt_file
    system_prompt; append_system_prompt; include_comments_by_actor; exclude_comments_by_actor; anthropic_api_key
    claude_code_oauth_token; anthropic_federation_rule_id; anthropic_organization_id; anthropic_service_account_id
    anthropic_workspace_id; anthropic_oidc_audience; github_token; use_bedrock; use_vertex; use_foundry
    additional_permissions; max_turns; timeout_minutes; use_sticky_comment; classify_inline_comments
    use_commit_signing; ssh_signing_key; bot_id; bot_name; track_progress; include_fix_links; display_report
    show_full_output; exec_user; use_node_cache`),
};
const launch = {
    program: "claude",
    programs: ["claude", "@anthropic-ai/claude-code", "claude-code"],
    ownFlags: ["--dangerously-skip-permissions"],
    prefixes: ["CLAUDE", "ANTHROPIC"],
    uses: [
        "anthropics/claude-code-action",
        "anthropics/claude-code-action/base-action",
        "anthropics/claude-code-base-action",
    ],
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        plugins: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        ...Object.fromEntries("agents auth auto-mode doctor gateway install project setup-token update upgrade config"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    actions: [
        {
            name: "claude-code-action",
            uses: [
                "anthropics/claude-code-action",
                "anthropics/claude-code-action/base-action",
                "anthropics/claude-code-base-action",
            ],
            inputs,
        },
    ],
    settings: (root, source) => [...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(rules, root, source), ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 61966:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NP: () => (/* binding */ rulesFor),
  gG: () => (/* binding */ settingRules),
  pb: () => (/* binding */ settingsFiles)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/variables.js
var variables = __webpack_require__(41922);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings/variables.js

const harmless = [
    {
        names: /^(?:API_TIMEOUT_MS|API_FORCE_IDLE_TIMEOUT|BASH_(?:DEFAULT|MAX)_TIMEOUT_MS|CLAUDE_(?!AFK_)\w+_(?:TIMEOUT|TIMEOUT_MS|TIMEOUT_SECONDS|TTL_MS|DEBOUNCE_MS|DELAY)|MCP_(?:TOOL_)?TIMEOUT|MCP_CONNECT_TIMEOUT_MS|CLAUDE_ENABLE_(?:BYTE|STREAM)_WATCHDOG\w*)$/,
        because: "sets how long something waits",
    },
    {
        names: /^(?:MAX_THINKING_TOKENS|MAX_MCP_OUTPUT_TOKENS|MAX_STRUCTURED_OUTPUT_RETRIES|BASH_MAX_OUTPUT_LENGTH|TASK_MAX_OUTPUT_LENGTH|SLASH_COMMAND_TOOL_CHAR_BUDGET|CLAUDE_CODE_MAX_(?:OUTPUT_TOKENS|CONTEXT_TOKENS|RETRIES|TURNS|TOOL_USE_CONCURRENCY|WEB_SEARCHES_PER_SESSION)|CLAUDE_CODE_FILE_READ_MAX_OUTPUT_TOKENS|MCP_(?:REMOTE_)?SERVER_CONNECTION_BATCH_SIZE)$/,
        because: "sets an amount or a limit",
    },
    {
        names: /^(?:DISABLE_(?:ERROR_REPORTING|BUG_COMMAND|FEEDBACK_COMMAND|COST_WARNINGS|GROWTHBOOK|AUTOUPDATER|UPDATES|DOCTOR_COMMAND|LOGIN_COMMAND|LOGOUT_COMMAND|UPGRADE_COMMAND|EXTRA_USAGE_COMMAND|INSTALL_GITHUB_APP_COMMAND|INSTALLATION_CHECKS|NON_ESSENTIAL_MODEL_CALLS)|CLAUDE_CODE_DISABLE_(?:NONESSENTIAL_TRAFFIC|FEEDBACK_SURVEY)|CLAUDE_CODE_ENABLE_FEEDBACK_SURVEY_FOR_OTEL)$/,
        because: "sends less, updates less, or hides a command",
    },
    {
        names: /^(?:CLAUDE_AUTOCOMPACT_PCT_OVERRIDE|CLAUDE_CODE_AUTO_COMPACT_WINDOW|DISABLE_(?:AUTO_)?COMPACT|(?:DISABLE|ENABLE|FORCE)_PROMPT_CACHING\w*|DISABLE_INTERLEAVED_THINKING|ENABLE_TOOL_SEARCH|FALLBACK_FOR_ALL_PRIMARY_MODELS|CLAUDE_CODE_(?:EFFORT_LEVEL|ALWAYS_ENABLE_EFFORT|DISABLE_(?:1M_CONTEXT|ADAPTIVE_THINKING|EXPERIMENTAL_BETAS|FAST_MODE|THINKING|NONSTREAMING_FALLBACK)))$/,
        because: "changes how a model is called, not what it may do",
    },
    {
        names: /^ANTHROPIC_(?:DEFAULT_\w+|CUSTOM)_MODEL(?:_OPTION)?_(?:NAME|DESCRIPTION|SUPPORTED_CAPABILITIES)$/,
        because: "changes how a model is shown",
    },
    {
        names: /^(?:CLAUDE_AX_\w+|CLAUDE_CODE_(?:ACCESSIBILITY|ALT_SCREEN_FULL_REPAINT|BS_AS_CTRL_BACKSPACE|DISABLE_(?:ALTERNATE_SCREEN|MOUSE|MOUSE_CLICKS|TERMINAL_TITLE|VIRTUAL_SCROLL)|ENABLE_PROMPT_SUGGESTION|FORCE_STRIKETHROUGH|FORCE_SYNC_OUTPUT|HIDE_CWD|NATIVE_CURSOR|NO_FLICKER|SCROLL_SPEED|SYNTAX_HIGHLIGHT|TMUX_TRUECOLOR|ENABLE_TASKS|ENABLE_TODO_TOOLS)|IS_DEMO)$/,
        because: "changes how the terminal looks",
    },
    {
        names: /^CLAUDE_CODE_DISABLE_(?:AGENT_VIEW|ARTIFACT|AUTO_MEMORY|BACKGROUND_TASKS|BUNDLED_SKILLS|CRON|EXPLORE_PLAN_AGENTS|OFFICIAL_MARKETPLACE_AUTOINSTALL|WORKFLOWS)$/,
        because: "removes a feature",
    },
];
const variables_variables = (0,variables/* variableRules */.Sw)("env.*", harmless, [
    {
        names: /^(?:CLAUDE_CODE_SUBAGENT_MODEL|ANTHROPIC_DEFAULT_\w+_MODEL|ANTHROPIC_DEFAULT_MODEL)$/,
        because: "decides which model subagents use",
    },
    {
        names: /^(?:ANTHROPIC_(?:\w+_)?(?:API_KEY|AUTH_TOKEN)|CLAUDE_CODE_OAUTH_\w+|AWS_\w+)$/,
        because: "decides which account requests use",
    },
]);

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings/index.js

const settingsFiles = ["settings.json", "settings.local.json"];
const mode = "permissions.defaultMode";
const allow = "permissions.allow";
const commands = /^(?:(?:Bash|Monitor)(?:\(\s*\*[*\s]*\))?|PowerShell(?:\([:*\s]*\))?)$/;
const edits = /^(?:(?:Edit|Write|NotebookEdit)(?:\(\*\))?|Edit\([~./\s]*\*[*./\s]*\))$/;
const others = /^(?:WebFetch|WebSearch|Agent|Task|Skill)(?:\((?:domain:)?\*\))?$|^mcp__[^*(]*(?:__\*)?$/;
const nothing = [
    /^(?!mcp__)(?:[^A-Z]|[^(]*[*\s])/,
    /^[^(]*\(\s*\)$/,
    /^mcp__(?![^*(]+(?:__[^(]*)?$)/,
    /^(?:MultiEdit|Update)(?:\(|$)/,
    /^(?:Write|NotebookEdit)\((?!\*\)$)/,
    /^(?:Bash|Monitor)\([*\s]*:\*\)$/,
];
const farReads = /^Read(?:$|\((?:\/\/|~|[A-Za-z]:))/;
const settings_harmless = /^(?:Read|Grep|Glob|LS|LSP|NotebookRead|Todo\w*|Task[A-Z]\w*)(?:\(|$)/;
const oneOf = (patterns) => patterns.map(({ source }) => source).join("|");
const part = new RegExp(`^(?!${oneOf([...nothing, settings_harmless, commands, edits, others])})`);
const command = "is a command that the session starts";
const weakens = "weakens the sandbox";
const execute = ["execute"];
const is = (path, value, effect, because) => ({ path, when: new RegExp(`^${value}$`), effect, because });
const bypasses = {
    path: mode,
    when: /^bypassPermissions$/,
    effect: "bypasses",
    because: "runs every tool call without asking",
};
const ignoredBypass = {
    ...bypasses,
    effect: "unhonoured",
    because: "is ignored in a repository's settings since 2.1.261; older versions run every tool call without asking",
};
function rulesFor(layer, edition) {
    return [layer === "project" && edition !== "2.1" ? ignoredBypass : bypasses, ...settingRules];
}
const settingRules = [
    { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
    {
        path: mode,
        when: /^plan$/,
        effect: "narrows",
        because: "denies edits and server tools, and asks about commands that no rule allows",
    },
    { path: mode, when: /^dontAsk$/, effect: "narrows", because: "denies everything that would need a prompt" },
    is("permissions.disableBypassPermissionsMode", "disable", "narrows", "prevents sessions from skipping permission prompts"),
    is("permissions.blockReadsOutsideWorkingDirectories", "true", "narrows", "denies reads outside the working directories"),
    is("permissions.blockWritesOutsideWorkingDirectories", "true", "narrows", "denies edits outside the working directories"),
    is("permissions.denyInsteadOfPrompting", "true", "narrows", "denies everything that would need a prompt"),
    is("permissions.disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
    is("disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
    { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
    {
        path: allow,
        when: others,
        effect: "widens",
        because: "allows the tool without asking, whatever its arguments",
    },
    { path: allow, when: farReads, effect: "widens", because: "reads without asking, even outside the project" },
    { path: allow, when: part, effect: "widens", because: "is allowed without asking" },
    { path: "permissions.ask", effect: "narrows", because: "needs confirmation in every mode that asks" },
    { path: "permissions.deny", effect: "narrows", because: "is denied in every mode" },
    {
        path: "permissions.additionalDirectories",
        effect: "widens",
        because: "is an additional directory in which tools work",
    },
    is("skipDangerousModePermissionPrompt", "true", "widens", "starts the mode that skips permission prompts without a warning"),
    {
        ...is("disableAllHooks", "true", "widens", "turns off hooks, including those that guard tools"),
        endsGuards: true,
    },
    is("disableSkillShellExecution", "true", "narrows", "keeps skills from running commands"),
    {
        path: "skillOverrides.*",
        when: /^(?:off|user-invocable-only)$/,
        effect: "narrows",
        because: "keeps the skill from subagents",
    },
    is("skipWebFetchPreflight", "true", "widens", "fetches addresses without the check whether they are safe"),
    { path: "agent", effect: "widens", because: "starts every session as this subagent" },
    {
        ...is("enableAllProjectMcpServers", "true", "widens", "connects every server of `.mcp.json` without asking"),
        may: ["external"],
    },
    {
        path: "enabledMcpjsonServers",
        effect: "widens",
        because: "is a server of `.mcp.json` that is connected without asking",
        may: ["external"],
    },
    { path: "disabledMcpjsonServers", effect: "narrows", because: "is a server of `.mcp.json` that is not connected" },
    { path: "deniedMcpServers", effect: "narrows", because: "is a server that is never connected", shown: "…" },
    {
        path: "enabledPlugins.*",
        when: /^(?!false$)/,
        effect: "widens",
        because: "installs the plugin's subagents, hooks and servers",
    },
    ...["extraKnownMarketplaces.*", "additionalMarketplaces.*"].map((path) => ({ path, effect: "widens", because: "adds a source of plugins", shown: "…" })),
    ...[
        "apiKeyHelper",
        "proxyAuthHelper",
        "awsAuthRefresh",
        "awsCredentialExport",
        "gcpAuthRefresh",
        "otelHeadersHelper",
        "statusLine.command",
        "subagentStatusLine.command",
        "fileSuggestion.command",
        "processWrapper",
        "policyHelper.path",
        "sandbox.ripgrep.command",
        "sandbox.bwrapPath",
        "sandbox.socatPath",
        "sshConfigs",
    ].map((path) => ({ path, effect: "widens", because: command, shown: "a command", may: execute })),
    {
        path: "pluginConfigs.*",
        effect: "widens",
        because: "is inserted into commands and addresses of the plugin",
        shown: "…",
        may: execute,
    },
    ...variables_variables,
    { path: "allowedHttpHookUrls", effect: "widens", because: "is an address that hooks may be sent to" },
    {
        path: "worktree.bgIsolation",
        when: /^none$/,
        effect: "widens",
        because: "lets subagents in the background work in the project itself",
    },
    { path: "httpHookAllowedEnvVars", effect: "widens", because: "is a variable that hooks may send to an address" },
    {
        path: "autoMemoryDirectory",
        effect: "widens",
        because: "is the directory of the sessions' memory",
    },
    { path: "autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
    is("skipAutoPermissionPrompt", "true", "widens", "starts the mode with a classifier without a warning"),
    is("remoteControlAtStartup", "true", "widens", "lets sessions be controlled remotely"),
    is("channelsEnabled", "true", "widens", "lets external messages reach a session"),
    is("enableArtifact", "true", "widens", "lets sessions publish pages"),
    { path: "forceLoginGatewayUrl", effect: "widens", because: "is where requests are sent", may: ["network"] },
    { path: "modelOverrides.*", effect: "widens", because: "replaces a model" },
    {
        path: "worktree.symlinkDirectories",
        effect: "widens",
        because: "is a directory that subagents in a worktree share with the project",
    },
    {
        path: "allowedMcpServers",
        effect: "narrows",
        because: "is one of the only servers that are connected",
        shown: "…",
    },
    is("allowManagedPermissionRulesOnly", "true", "narrows", "lets only managed settings allow tools"),
    is("allowManagedHooksOnly", "true", "narrows", "runs only managed hooks"),
    is("allowManagedMcpServersOnly", "true", "narrows", "connects only managed servers"),
    ...["strictKnownMarketplaces", "allowedMarketplaces"].map((path) => ({
        path,
        effect: "narrows",
        because: "is one of the only allowed sources of plugins",
        shown: "…",
    })),
    { path: "blockedMarketplaces", effect: "narrows", because: "is a blocked source of plugins", shown: "…" },
    is("sandbox.failIfUnavailable", "true", "narrows", "keeps sessions from starting without the sandbox"),
    is("sandbox.network.strictAllowlist", "true", "narrows", "asks nobody about other addresses"),
    ...["files", "envVars"].map((key) => ({
        path: `sandbox.credentials.${key}`,
        effect: "narrows",
        because: "is kept from commands in the sandbox",
        shown: "…",
    })),
    is("sandbox.enabled", "true", "narrows", "runs commands in a sandbox, most of them without asking"),
    is("sandbox.enabled", "false", "widens", "runs commands outside a sandbox"),
    is("sandbox.allowUnsandboxedCommands", "false", "narrows", "keeps every command in the sandbox"),
    is("sandbox.autoAllowBashIfSandboxed", "false", "narrows", "asks before commands in the sandbox too"),
    { path: "sandbox.excludedCommands", effect: "widens", because: "runs outside the sandbox" },
    ...[
        "enableWeakerNestedSandbox",
        "enableWeakerNetworkIsolation",
        "filesystem.disabled",
        "allowAppleEvents",
        "allowNestedUserNamespaces",
        "credentials.allowPlaintextInject",
        "network.allowAllUnixSockets",
        "network.allowLocalBinding",
    ].map((path) => is(`sandbox.${path}`, "true", "widens", weakens)),
    { path: "sandbox.ignoreViolations.*", effect: "widens", because: weakens },
    {
        path: "sandbox.network.tlsTerminate",
        effect: "widens",
        because: "reads and changes what commands in the sandbox send",
        shown: "…",
        may: ["network"],
    },
    {
        path: "sandbox.network.allowMachLookup",
        effect: "widens",
        because: "is a service that commands in the sandbox may use",
    },
    {
        path: "sandbox.network.allowUnixSockets",
        effect: "widens",
        because: "is a socket that commands in the sandbox may use",
    },
    ...["httpProxyPort", "socksProxyPort"].map((key) => ({
        path: `sandbox.network.${key}`,
        effect: "widens",
        because: "is a proxy that decides what commands in the sandbox may reach",
    })),
    { path: "sandbox.network.allowedDomains", effect: "widens", because: "may be reached from the sandbox" },
    { path: "sandbox.network.deniedDomains", effect: "narrows", because: "may not be reached from the sandbox" },
    ...["allowWrite", "allowRead"].map((key) => ({
        path: `sandbox.filesystem.${key}`,
        effect: "widens",
        because: "is open to commands in the sandbox",
    })),
    ...["denyWrite", "denyRead"].map((key) => ({
        path: `sandbox.filesystem.${key}`,
        effect: "narrows",
        because: "is closed to commands in the sandbox",
    })),
];


/***/ })

};
;