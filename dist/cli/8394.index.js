"use strict";
exports.id = 8394;
exports.ids = [8394,3473];
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

/***/ 91806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ serverAuthority),
/* harmony export */   j: () => (/* binding */ hookAuthority)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24754);
/* harmony import */ var _model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79308);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9009);






const hookPowers = [
    ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"]),
    ["url", "network"],
    ["tool", "external"],
];
function powersOf(hook) {
    const isCommand = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, "type")) === "command";
    return (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([
        ...(isCommand ? ["execute"] : []),
        ...hookPowers.flatMap(([key, power]) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, key) ? [power] : [])),
    ]);
}
function hookAuthority(hooks, source, because, host) {
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookTables */ .xf)(hooks, source).map(({ hook: { name, value, isLine, content = value, at }, table }) => {
        const may = powersOf(table);
        return {
            setting: name === "" ? "hooks" : `hooks.${name}`,
            value,
            effect: "widens",
            because,
            content,
            isGuard: (0,_model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__/* .mayRefuse */ .q)(name, host),
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute") ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(table) } : {}),
            ...(isLine ? { line: { event: name, text: value } } : {}),
            at,
        };
    });
}
function serverAuthority(servers, source, whose) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .tableEntries */ .zH)(servers).flatMap(({ name = "", value: config }) => (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(name, config, source).map((server) => {
        const { kind, at } = server;
        const starts = kind === "command";
        return {
            setting: "server",
            value: name,
            effect: "widens",
            because: starts
                ? `starts a command whose tools ${whose} may call`
                : `connects to an address whose tools ${whose} may call`,
            content: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .contentOf */ .$E)(config, source),
            ...(kind === "reference" ? {} : { server }),
            may: [starts ? "execute" : "network", "external"],
            ...(starts ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(config) } : {}),
            at,
        };
    }));
}


/***/ }),

/***/ 62199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ unknownSettings),
/* harmony export */   OF: () => (/* binding */ harmlessKeys),
/* harmony export */   e3: () => (/* binding */ unknownIn),
/* harmony export */   yl: () => (/* binding */ serverKeys)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14135);

function harmlessKeys(paths, because) {
    return paths.split(/\s+/).map((path) => ({ path, because }));
}
function serverKeys(path) {
    return "args env cwd type transport headers headersHelper timeout startup_timeout description disabled enabled alwaysAllow disabledTools enabledTools oauth auth"
        .split(" ")
        .map((key) => ({ path: `${path}.${key}`, because: "is compared with the command or the address of its server" }));
}
const maxKeys = 50;
function unknownSettings(root, source, title, known) {
    if (root.kind !== "table") {
        const message = `is not an object, so ${title} finds no setting in it; write an object`;
        return [{ message, at: { source, span: root.span } }];
    }
    const tree = treeOf([...known, { path: "hooks" }]);
    const keys = unknownKeys(root, tree, "");
    return keys.slice(0, maxKeys).map(({ path, key }, i) => ({
        kind: "unknown-key",
        message: `has the key \`${path}\`, whose effect in ${title} this tool does not know${i === maxKeys - 1 && keys.length > maxKeys ? ` (and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(keys.length - maxKeys, "more key")})` : ""}`,
        at: { source, span: key.span },
    }));
}
function unknownIn({ settingRules, knownSettings, }, root, source) {
    return knownSettings
        ? unknownSettings(root, source, knownSettings.title, [...settingRules, ...knownSettings.harmless])
        : [];
}
function treeOf(known) {
    const top = { below: new Map(), isWhole: false };
    for (const { path, effect } of known) {
        let level = top;
        for (const segment of path.split(".")) {
            const next = level.below.get(segment) ?? { below: new Map(), isWhole: false };
            level.below.set(segment, next);
            level = next;
        }
        if (effect === undefined)
            level.isWhole = true;
    }
    return top;
}
function unknownKeys({ entries }, { below }, prefix) {
    return entries.flatMap(({ name, key, value }) => {
        if (name?.startsWith("//"))
            return [];
        const path = prefix === "" ? (name ?? "") : `${prefix}.${name ?? ""}`;
        const level = below.get(name ?? "") ?? below.get("*");
        if (!level)
            return [{ path, key }];
        return level.below.size > 0 && !level.isWhole && value.kind === "table" ? unknownKeys(value, level, path) : [];
    });
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

/***/ 81795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ editions),
/* harmony export */   y: () => (/* binding */ editionOf)
/* harmony export */ });
const editions = ["0.169", "2026-03-12", "2026-03-10"];
const differences = new Map(editions.map((name) => [name, { forgiving: name !== "2026-03-10", recent: name === "0.169" }]));
function editionOf(name) {
    return differences.get(name) ?? { forgiving: true, recent: true };
}


/***/ }),

/***/ 18394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63823);
/* harmony import */ var _settings_authority_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44450);
/* harmony import */ var _edition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81795);





const strategy = "restricts what Codex can do on the runner";
const flags = {
    "--dangerously-bypass-approvals-and-sandbox --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("never asks and turns off the sandbox"),
    "--full-auto": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("writes and runs commands in the workspace without asking"),
    "--approve-for-me --not-so-yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("hands approvals to another agent"),
    "--dangerously-bypass-hook-trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs hooks that nobody has trusted"),
    "--sandbox -s VALUE": "key: sandbox_mode",
    "--ask-for-approval -a VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("never asks, which is also the default of `codex exec`", /^never$/),
    "--config -c VALUE": "pair",
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets sandboxed commands write there too"),
    "--trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings and hooks apply"),
    "--ignore-rules": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("ignores rules that forbid commands"),
    "--search": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("lets the model search the live web"),
    "--remote VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on another machine"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`--enable VALUE; --disable VALUE; --strict-config; --image -i VALUE; --model -m VALUE; --oss; --local-provider VALUE
    --profile -p VALUE; --cd -C VALUE; --worktree; --thread-source VALUE; --cyber-access-program VALUE
    --skip-git-repo-check; --ephemeral; --ignore-user-config; --output-schema VALUE; --color VALUE; --json
    --experimental-json; --output-last-message -o VALUE; --help -h; --version -V; --remote-auth-token-env VALUE
    --no-alt-screen; --no-daemon; --last; --all; --uncommitted; --base VALUE; --commit VALUE; --title VALUE`),
};
const inputs = {
    "codex-args": "arguments",
    sandbox: "key: sandbox_mode",
    "permission-profile": "key: default_permissions",
    "safety-strategy": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("does not restrict Codex on the runner at all", /^unsafe$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)(strategy, /^(?:drop-sudo|unprivileged-user|read-only)$/),
    ],
    "allow-users": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets these people start the agent without write access"),
    "allow-bots": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets bots start the agent", /^true$/),
    "allow-bot-users": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets these bots start the agent"),
    "codex-home": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a folder of settings, hooks and servers"),
    "responses-api-endpoint": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where model requests are sent"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`prompt; prompt-file; output-file; openai-api-key; working-directory; codex-version; output-schema
    output-schema-file; model; effort; codex-user`),
};
const uses = ["openai/codex-action"];
const launch = {
    program: "codex",
    programs: ["codex", "@openai/codex"],
    ownFlags: ["--dangerously-bypass-approvals-and-sandbox"],
    prefixes: ["CODEX", "OPENAI"],
    uses,
    flags,
    commands: {
        ...Object.fromEntries("exec e review resume fork cloud".split(" ").map((name) => [name, "start"])),
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        ...Object.fromEntries("login logout completion update doctor debug apply a archive delete unarchive features help agents queue sandbox"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    actions: [{ name: "codex-action", uses, inputs }],
    settings: (root, source) => (root.kind === "table" ? (0,_settings_authority_js__WEBPACK_IMPORTED_MODULE_2__/* .authorityOf */ .vO)(source, root, (0,_edition_js__WEBPACK_IMPORTED_MODULE_3__/* .editionOf */ .y)(_edition_js__WEBPACK_IMPORTED_MODULE_3__/* .editions */ .S[0])) : []),
    pair: (text) => (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_1__.parseToml)(text, 0, "0.9"),
    serversKey: "mcp_servers",
};


/***/ }),

/***/ 33598:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ fault),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   Yt: () => (/* binding */ withFix)
/* harmony export */ });
function fault(kind, message, at, related) {
    return { kind, problem: { message, at, ...(related ? { related } : {}) } };
}
function withFix({ kind, problem }, fix) {
    return { kind, problem: fix ? { ...problem, fixes: [fix] } : problem };
}
function placeIn(source, { span }) {
    return { source, span };
}


/***/ }),

/***/ 87518:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ writableRoots),
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   Sr: () => (/* binding */ searchGrants),
/* harmony export */   U2: () => (/* binding */ serversOf),
/* harmony export */   UL: () => (/* binding */ sessionGrants),
/* harmony export */   cQ: () => (/* binding */ networkGrants),
/* harmony export */   p3: () => (/* binding */ endpointGrants)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50717);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _kit_settings_command_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65271);
/* harmony import */ var _kit_settings_start_content_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36219);
/* harmony import */ var _settings_effective_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38874);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33598);
/* harmony import */ var _settings_merged_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15171);








const inWorkspace = ["read", "write", "execute"];
const sandboxes = new Map([
    ["read-only", ["read"]],
    ["workspace-write", inWorkspace],
    ["danger-full-access", _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7],
    [":read-only", ["read"]],
    [":workspace", inWorkspace],
    [":danger-full-access", _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7],
]);
function sessionGrants(layers, start, recent) {
    const sandbox = (0,_settings_merged_js__WEBPACK_IMPORTED_MODULE_3__/* .sandboxIn */ .$Q)(layers);
    const isWorkspace = sandbox === undefined || sandboxes.get(sandbox.text ?? "") === inWorkspace;
    const allowed = sandbox ? (sandboxes.get(sandbox.text ?? "") ?? _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7) : inWorkspace;
    const at = sandbox?.at ?? start;
    const shell = recent ? (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "features", "shell_tool") : undefined;
    return [
        ...allowed
            .filter((capability) => capability !== "execute" || !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .isFalse */ .Wu)(shell?.value))
            .map((capability) => ({ tool: sandbox?.key ?? "sandbox_mode", capability, scope: null, at })),
        ...(isWorkspace ? networkGrants(layers) : []),
        ...delegationGrants(layers),
        ...(recent ? [...serverTools(layers), ...liveSearch(layers)] : []),
    ];
}
function delegationGrants(layers) {
    const depth = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "agents", "max_depth");
    const levels = depth?.value.kind === "scalar" ? Number(depth.value.value) : 1;
    if (depth && levels > 1)
        return [{ tool: "agents.max_depth", capability: "delegate", scope: null, at: depth.at }];
    const newer = (0,_settings_merged_js__WEBPACK_IMPORTED_MODULE_3__/* .newerTools */ .jH)(layers);
    return newer ? [{ tool: "features.multi_agent_v2", capability: "delegate", scope: null, at: newer.at }] : [];
}
function serverTools(layers) {
    return layers.flatMap((layer) => serversOf(layer)
        .filter(({ name }) => !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .isFalse */ .Wu)((0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "mcp_servers", name, "enabled")?.value))
        .flatMap(({ grants, at, name }) => [
        { tool: `mcp_servers.${name}`, capability: "external", scope: null, at },
        ...grants.filter(({ capability }) => capability === "network").map((grant) => ({ ...grant, scope: null })),
    ]));
}
function liveSearch(layers) {
    const search = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "web_search");
    return search?.text === "live" || search?.text === "indexed"
        ? [{ tool: "web_search", capability: "network", scope: search.text, at: search.at }]
        : [];
}
function networkGrants(layers) {
    const access = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "sandbox_workspace_write", "network_access");
    return access && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .isTrue */ .Hn)(access.value)
        ? [{ tool: "sandbox_workspace_write.network_access", capability: "network", scope: null, at: access.at }]
        : [];
}
function serversOf(settings) {
    return (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesAt */ .ws)(settings, "mcp_servers").flatMap(({ name, key, value }) => {
        const field = (field) => value.kind === "table" ? value.entries.find((entry) => entry.name === field)?.value : undefined;
        if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .isFalse */ .Wu)(field("enabled")))
            return [];
        const tool = `mcp_servers.${name}`;
        const at = (0,_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .placeIn */ .VV)(settings.source, key);
        const grant = (capability, scope) => ({ tool, capability, scope, at });
        const command = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .stringsOf */ .iw)(field("command"))[0];
        const url = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .stringsOf */ .iw)(field("url"))[0];
        const line = [command ?? "", ...(0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .stringsOf */ .iw)(field("args")).map((word) => (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_6__/* .lineOf */ .c)([word]))].join(" ");
        const content = (0,_kit_settings_start_content_js__WEBPACK_IMPORTED_MODULE_7__/* .startContent */ .I)([], [value], settings.source);
        return [
            ...(command === undefined
                ? []
                : [
                    {
                        name,
                        kind: "command",
                        value: line,
                        ...(0,_kit_settings_command_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .surroundings */ .i5)(value),
                        content,
                        at,
                        grants: [grant("execute", line)],
                    },
                ]),
            ...(url === undefined
                ? []
                : [
                    {
                        name,
                        kind: "url",
                        value: url,
                        content,
                        at,
                        grants: [grant("network", url), grant("external", url)],
                    },
                ]),
        ];
    });
}
function commandsOf(settings) {
    const notify = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)([settings], "notify");
    const line = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .stringsOf */ .iw)(notify?.value).join(" ");
    const hooks = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesAt */ .ws)(settings, "hooks").flatMap(({ name, value }) => commandsIn(settings.source, name, value));
    return [
        ...(notify && line !== ""
            ? [{ name: "notify", kind: "command", value: line, content: line, at: notify.at }]
            : []),
        ...hooks,
    ];
}
function commandsIn(source, name, node) {
    if (node.kind === "list")
        return node.items.flatMap((item) => commandsIn(source, name, item));
    if (node.kind !== "table")
        return [];
    return node.entries.flatMap((entry) => {
        const [command] = entry.name === "command" ? (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .stringsOf */ .iw)(entry.value) : [];
        if (command === undefined)
            return commandsIn(source, name, entry.value);
        const content = (0,_kit_settings_start_content_js__WEBPACK_IMPORTED_MODULE_7__/* .startContent */ .I)([name, command], [node], source);
        return [{ name, kind: "command", value: command, content, at: (0,_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .placeIn */ .VV)(source, entry.value) }];
    });
}
function endpointGrants(settings) {
    const urls = ["openai_base_url", "chatgpt_base_url"].map((key) => [key]);
    const providers = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesAt */ .ws)(settings, "model_providers").map(({ name }) => ["model_providers", name, "base_url"]);
    return [...urls, ...providers].flatMap((path) => {
        const url = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)([settings], ...path);
        return url?.text === undefined
            ? []
            : [{ tool: path.join("."), capability: "network", scope: url.text, at: url.at }];
    });
}
function searchGrants(settings) {
    const search = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)([settings], "web_search");
    const older = search ? undefined : (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)([settings], "tools", "web_search");
    const live = search?.text === "live"
        ? { tool: "web_search", found: search }
        : older && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .isTrue */ .Hn)(older.value)
            ? { tool: "tools.web_search", found: older }
            : undefined;
    return live ? [{ tool: live.tool, capability: "network", scope: "live", at: live.found.at }] : [];
}
function writableRoots(settings) {
    const roots = (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)([settings], "sandbox_workspace_write", "writable_roots");
    if (!roots)
        return [];
    return (0,_settings_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .stringsOf */ .iw)(roots.value).map((scope) => ({
        tool: "sandbox_workspace_write.writable_roots",
        capability: "write",
        scope,
        at: roots.at,
    }));
}


/***/ }),

/***/ 44450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ withoutPersonal),
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   vO: () => (/* binding */ authorityOf)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70536);
/* harmony import */ var _kit_settings_authority_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91806);
/* harmony import */ var _kit_profiles_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22583);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41922);
/* harmony import */ var _effective_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38874);
/* harmony import */ var _role_powers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87518);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2455);








const meanings = {
    sandbox_mode: {
        "read-only": ["narrows", "lets commands only read", 2],
        "workspace-write": ["narrows", "lets commands write inside the workspace only", 1],
        "danger-full-access": ["bypasses", "turns off the sandbox"],
    },
    default_permissions: {
        ":read-only": ["narrows", "lets commands only read", 2],
        ":workspace": ["narrows", "lets commands write inside the workspace only", 1],
        ":danger-full-access": ["bypasses", "turns off the sandbox"],
    },
    approval_policy: {
        untrusted: ["narrows", "asks before every command that is not known to be safe", 2],
        "on-request": ["narrows", "asks when the model wants to leave the sandbox", 1],
        "on-failure": ["widens", "asks only after a command has failed in the sandbox"],
        never: ["bypasses", "never asks before anything runs"],
    },
    approvals_reviewer: {
        user: ["narrows", "hands approvals to a person"],
        auto_review: ["widens", "hands approvals to another agent"],
        guardian_subagent: ["widens", "hands approvals to another agent"],
    },
    web_search: {
        disabled: ["narrows", "switches web search off"],
        indexed: ["widens", "lets the model search the web through an index"],
        live: ["widens", "lets the model search the live web"],
    },
};
function meaningOf(setting, value) {
    const values = Object.hasOwn(meanings, setting) ? meanings[setting] : undefined;
    return values && value !== undefined && Object.hasOwn(values, value) ? values[value] : undefined;
}
const personal = new Set(("openai_base_url chatgpt_base_url apps_mcp_product_sku responses_api_metadata model_provider model_providers notify " +
    "profile profiles experimental_realtime_ws_base_url experimental_realtime_webrtc_call_base_url otel").split(" "));
function withoutPersonal(config) {
    const entries = config.root.entries.filter(({ name }) => name === undefined || !personal.has(name));
    return { ...config, root: { ...config.root, entries } };
}
function authorityOf(source, root, { recent }) {
    const settings = { source, root };
    const permissions = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "default_permissions");
    const words = Object.keys(meanings)
        .filter((setting) => setting !== "sandbox_mode" || !permissions || !recent)
        .flatMap((setting) => wordAuthority(setting, setting, (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], setting), true));
    const instructions = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "model_instructions_file");
    return [
        ...words,
        ...(permissions ? ownPermissions(settings, permissions) : []),
        ...choosablePermissions(settings, permissions?.text),
        ...profileWords(settings),
        ...(0,_role_powers_js__WEBPACK_IMPORTED_MODULE_4__/* .networkGrants */ .cQ)([settings]).map(widen("lets sandboxed commands use the network")),
        ...(0,_role_powers_js__WEBPACK_IMPORTED_MODULE_4__/* .writableRoots */ .KP)(settings).map(widen("lets sandboxed commands write there too")),
        ...startedServers(settings),
        ...unpromptedTools(settings),
        ...notifyCommand(settings),
        ...(0,_kit_settings_authority_js__WEBPACK_IMPORTED_MODULE_0__/* .hookAuthority */ .j)((0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "hooks")?.value, source, "can run a command in every session"),
        ...deeper(settings),
        ...environmentIn(settings),
        ...(0,_role_powers_js__WEBPACK_IMPORTED_MODULE_4__/* .endpointGrants */ .p3)(settings)
            .map(widen("decides where model requests are sent"))
            .map((found) => ({ ...found, may: ["network"] })),
        ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .furtherRules */ .k, root, source),
        ...(recent ? [] : (0,_role_powers_js__WEBPACK_IMPORTED_MODULE_4__/* .searchGrants */ .Sr)(settings))
            .filter(({ tool }) => tool !== "web_search")
            .map(widen("lets the model search the live web")),
        ...(instructions?.text === undefined ? [] : [instructions]).map(({ text, at }) => widen("replaces the model's own instructions")({ tool: "model_instructions_file", scope: text ?? null, at })),
    ];
}
function profileWords(settings) {
    const chosen = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "profile")?.text;
    return (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesAt */ .ws)(settings, "profiles").flatMap(({ name }) => Object.keys(meanings).flatMap((setting) => {
        const found = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "profiles", name, setting);
        return wordAuthority(`profiles.${name}.${setting}`, setting, found, name === chosen);
    }));
}
function startedServers(settings) {
    const tables = new Map((0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesAt */ .ws)(settings, "mcp_servers").map(({ name, value }) => [name, value]));
    return (0,_role_powers_js__WEBPACK_IMPORTED_MODULE_4__/* .serversOf */ .U2)(settings).map(({ name, kind, value, at }) => {
        const because = kind === "command"
            ? "starts a server's command with every session"
            : "gives every session the tools of a remote server";
        const table = tables.get(name);
        return {
            ...widen(because)({ tool: `mcp_servers.${name}`, scope: value, at }),
            server: { name, kind, value, at },
            content: `${value} ${table ? (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .contentOf */ .$E)(table, settings.source) : ""}`,
            may: [kind === "command" ? "execute" : "network", "external"],
            ...(kind === "command" && table ? { names: (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .commandTexts */ .Ot)(table) } : {}),
        };
    });
}
function notifyCommand(settings) {
    const notify = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "notify");
    const words = notify ? (0,_kit_profiles_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textsOf */ .CB)(notify.value) : [];
    if (!notify || words.length === 0)
        return [];
    const grant = { tool: "notify", scope: words.join(" "), at: notify.at };
    return [{ ...widen("runs a command after each turn")(grant), may: ["execute"], names: (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .commandTexts */ .Ot)(notify.value) }];
}
function ownPermissions(settings, { text, at }) {
    if (text === undefined || text.startsWith(":"))
        return [];
    const defined = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "permissions")?.value;
    return [
        {
            setting: "default_permissions",
            value: text,
            effect: "widens",
            because: `gives commands the permissions of \`[permissions.${text}]\`, which can be any`,
            content: defined ? (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .contentOf */ .$E)(defined, settings.source) : "",
            certainty: "assumed",
            at,
        },
    ];
}
function choosablePermissions(settings, chosen) {
    return (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesAt */ .ws)(settings, "permissions")
        .filter(({ name }) => name !== chosen)
        .map(({ name, key, value }) => ({
        setting: `permissions.${name}`,
        value: name,
        effect: "widens",
        because: "are permissions of any kind that a session can select",
        content: (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .contentOf */ .$E)(value, settings.source),
        certainty: "assumed",
        at: { source: settings.source, span: key.span },
    }));
}
function unpromptedTools(settings) {
    return (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesAt */ .ws)(settings, "mcp_servers").flatMap(({ name: server }) => {
        const whole = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "mcp_servers", server, "default_tools_approval_mode");
        const tools = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesAt */ .ws)(settings, "mcp_servers", server, "tools").flatMap(({ name }) => {
            const mode = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "mcp_servers", server, "tools", name, "approval_mode");
            return mode?.text === "approve"
                ? [
                    {
                        setting: `mcp_servers.${server}.tools.${name}.approval_mode`,
                        value: mode.text,
                        effect: "widens",
                        because: "lets the tool be called without asking",
                        at: mode.at,
                    },
                ]
                : [];
        });
        if (whole?.text !== "approve")
            return tools;
        return [
            {
                setting: `mcp_servers.${server}.default_tools_approval_mode`,
                value: whole.text,
                effect: "auto-approves",
                because: "lets every tool of the server be called without asking",
                at: whole.at,
            },
            ...tools,
        ];
    });
}
const variables = (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .variableRules */ .Sw)("shell_environment_policy.set.*", [
    {
        names: /^(?:CI|CARGO_TERM_COLOR|RUST_BACKTRACE|RUST_LOG|LOG_LEVEL|NODE_ENV|DEBIAN_FRONTEND|GIT_TERMINAL_PROMPT)$/,
        because: "changes how programs print or ask",
    },
]);
function environmentIn(settings) {
    const policy = "shell_environment_policy";
    const set = (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(variables, settings.root, settings.source);
    const keepsAll = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], policy, "ignore_default_excludes");
    return [
        ...set,
        ...(keepsAll && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_7__/* .isTrue */ .Hn)(keepsAll.value)
            ? [
                {
                    setting: `${policy}.ignore_default_excludes`,
                    value: "true",
                    effect: "widens",
                    because: "passes every command the variables whose names suggest secrets",
                    at: keepsAll.at,
                },
            ]
            : []),
    ];
}
function deeper(settings) {
    const depth = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .settingAt */ .OZ)([settings], "agents", "max_depth");
    const levels = depth?.value.kind === "scalar" && typeof depth.value.value === "number" ? depth.value.value : 1;
    return depth && levels > 1
        ? [
            {
                setting: "agents.max_depth",
                value: String(levels),
                effect: "widens",
                because: "lets subagents start subagents of their own",
                at: depth.at,
            },
        ]
        : [];
}
function widen(because) {
    return ({ tool, scope, at }) => ({ setting: tool, value: scope ?? "true", effect: "widens", because, at });
}
function wordAuthority(shown, setting, found, inForce) {
    const meaning = meaningOf(setting, found?.text);
    if (!meaning || !found)
        return [];
    const [effect, because, strictness] = meaning;
    if (inForce)
        return [
            {
                setting: shown,
                value: found.text ?? "",
                effect,
                because,
                ...(strictness === undefined ? {} : { strictness }),
                at: found.at,
            },
        ];
    if (effect === "narrows")
        return [];
    return [
        {
            setting: shown,
            value: found.text ?? "",
            effect: "widens",
            because: `${because} once a session picks this profile`,
            at: found.at,
        },
    ];
}


/***/ }),

/***/ 38874:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ settingAt),
/* harmony export */   iw: () => (/* binding */ stringsOf),
/* harmony export */   ws: () => (/* binding */ entriesAt)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63823);
/* harmony import */ var _role_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33598);



function settingAt(layers, ...path) {
    for (let i = layers.length - 1; i >= 0; i--) {
        const { source, root } = layers[i];
        let node = root;
        for (const key of path)
            node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(node, key);
        if (node)
            return { value: node, at: (0,_role_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIn */ .VV)(source, node), text: wordOf(node) };
    }
    return undefined;
}
function wordOf(node) {
    const word = node.kind === "table"
        ? _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .toml09Value */ .hx.variant?.(node, [])
        : node.kind === "scalar"
            ? _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .toml09Value */ .hx.string(node)
            : undefined;
    return typeof word === "string" ? word : undefined;
}
function entriesAt(settings, ...path) {
    const found = settingAt([settings], ...path)?.value;
    return found?.kind === "table"
        ? found.entries.flatMap((entry) => (entry.name === undefined ? [] : [{ ...entry, name: entry.name }]))
        : [];
}
function stringsOf(node) {
    const items = node?.kind === "list" ? node.items : node ? [node] : [];
    return items.flatMap((item) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(item) ? [item.value] : []));
}


/***/ }),

/***/ 10127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ roleKeys),
/* harmony export */   Hv: () => (/* binding */ settingShapes),
/* harmony export */   JX: () => (/* binding */ roleField),
/* harmony export */   KY: () => (/* binding */ signed32),
/* harmony export */   LG: () => (/* binding */ agentsWith),
/* harmony export */   Mc: () => (/* binding */ nestedKeys),
/* harmony export */   R1: () => (/* binding */ checkRole),
/* harmony export */   ib: () => (/* binding */ pathKeys),
/* harmony export */   q5: () => (/* binding */ agentLimits)
/* harmony export */ });
/* harmony import */ var _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87509);

const effort = (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("none", "minimal", "low", "medium", "high", "xhigh");
const table = (node, dialect) => (node.kind === "table" ? node : refuse(node, dialect, "a map"));
const signed32 = (node, dialect) => {
    const value = (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .signed */ .x8)(node, dialect);
    if (value instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc || (value >= -(1n << 31n) && value < 1n << 31n))
        return value;
    return new _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc(`invalid value: integer \`${value}\`, expected i32`, node.span);
};
const approvalPolicy = (node, dialect) => {
    const [entry, ...others] = node.kind === "table" ? node.entries : [];
    const detailed = entry !== undefined && others.length === 0 && (entry.name === "granular" || entry.name === "reject");
    return detailed
        ? table(entry.value, dialect)
        : (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("untrusted", "on-failure", "on-request", "never")(node, dialect);
};
const agentLimits = new Map([
    ["max_threads", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unsigned */ .ad)(64)],
    ["max_depth", signed32],
    ["job_max_runtime_seconds", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unsigned */ .ad)(64)],
]);
const roleKeys = { description: _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj, config_file: _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj, nickname_candidates: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj) };
const roleKeyOrder = ["description", "config_file", "nickname_candidates"];
function roleField(node, key) {
    if (node.kind === "list")
        return node.items[roleKeyOrder.indexOf(key)];
    return node.kind === "table" ? node.entries.find(({ name }) => name === key)?.value : undefined;
}
function agentsWith(settings) {
    return (node, dialect) => {
        if (node.kind !== "table")
            return refuse(node, dialect, "struct AgentsToml");
        for (const { name, value } of node.entries) {
            const setting = settings.get(name ?? "");
            const problem = setting ? setting(value, dialect) : checkRole(value, dialect);
            if (problem instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc)
                return problem;
        }
        return node;
    };
}
function checkRole(node, dialect) {
    if (node.kind === "scalar" || (node.kind === "list" && node.items.length !== roleKeyOrder.length))
        return refuse(node, dialect, "struct AgentRoleToml");
    for (const key of roleKeyOrder) {
        const field = roleField(node, key);
        const read = field && roleKeys[key](field, dialect);
        if (read instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc)
            return read;
    }
    return undefined;
}
function refuse(node, dialect, expected) {
    return new _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc(`invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}
const strings = [
    "model",
    "review_model",
    "model_provider",
    "default_permissions",
    "instructions",
    "developer_instructions",
    "compact_prompt",
    "commit_attribution",
    "forced_chatgpt_workspace_id",
    "mcp_oauth_callback_url",
    "profile",
    "chatgpt_base_url",
    "openai_base_url",
    "oss_provider",
];
const realtime = ["ws_base_url", "ws_model", "ws_backend_prompt", "ws_startup_context", "start_instructions"].map((name) => `experimental_realtime_${name}`);
const booleans = [
    "allow_login_shell",
    "hide_agent_reasoning",
    "show_raw_agent_reasoning",
    "model_supports_reasoning_summaries",
    "suppress_unstable_features_warning",
    "check_for_update_on_startup",
    "disable_paste_burst",
    "windows_wsl_setup_acknowledged",
    "experimental_use_unified_exec_tool",
    "experimental_use_freeform_apply_patch",
];
const tables = [
    "shell_environment_policy",
    "sandbox_workspace_write",
    "permissions",
    "mcp_servers",
    "model_providers",
    "profiles",
    "history",
    "tui",
    "audio",
    "realtime",
    "projects",
    "tools",
    "memories",
    "skills",
    "plugins",
    "features",
    "ghost_snapshot",
    "analytics",
    "feedback",
    "apps",
    "otel",
    "windows",
    "notice",
];
const pathKeys = [
    "model_instructions_file",
    "experimental_instructions_file",
    "experimental_compact_prompt_file",
    "model_catalog_json",
    "zsh_path",
    "js_repl_node_path",
    "sqlite_home",
    "log_dir",
];
function withDecoder(names, shape) {
    return names.map((name) => [name, shape]);
}
const settingShapes = new Map([
    ...withDecoder([...strings, ...realtime, ...pathKeys], _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj),
    ...withDecoder(booleans, _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM),
    ...withDecoder(tables, table),
    ...withDecoder(["model_context_window", "model_auto_compact_token_limit"], _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .signed */ .x8),
    ...withDecoder(["project_doc_max_bytes", "tool_output_token_limit", "background_terminal_max_timeout"], (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unsigned */ .ad)(64)),
    ...withDecoder(["notify", "project_doc_fallback_filenames", "js_repl_node_module_dirs", "project_root_markers"], (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)),
    ["mcp_oauth_callback_port", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unsigned */ .ad)(16)],
    ["approval_policy", approvalPolicy],
    ["approvals_reviewer", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("user", "guardian_subagent")],
    ["sandbox_mode", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("read-only", "workspace-write", "danger-full-access")],
    ["forced_login_method", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("chatgpt", "api")],
    ["cli_auth_credentials_store", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("file", "keyring", "auto", "ephemeral")],
    ["mcp_oauth_credentials_store", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("auto", "file", "keyring")],
    ["file_opener", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("vscode", "vscode-insiders", "windsurf", "cursor", "none")],
    ["model_reasoning_effort", effort],
    ["plan_mode_reasoning_effort", effort],
    ["model_reasoning_summary", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("auto", "concise", "detailed", "none")],
    ["model_verbosity", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("low", "medium", "high")],
    ["personality", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("none", "friendly", "pragmatic")],
    ["service_tier", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("fast", "flex")],
    ["web_search", (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("disabled", "cached", "live")],
    ["agents", agentsWith(agentLimits)],
]);
const nestedKeys = {
    sandbox_workspace_write: ["writable_roots", "network_access", "exclude_tmpdir_env_var", "exclude_slash_tmp"],
    tools: ["web_search", "view_image"],
    shell_environment_policy: [
        "inherit",
        "ignore_default_excludes",
        "exclude",
        "set",
        "include_only",
        "experimental_use_profile",
    ],
};


/***/ }),

/***/ 2455:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ unknownKeysIn),
/* harmony export */   k: () => (/* binding */ furtherRules)
/* harmony export */ });
/* harmony import */ var _kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62199);

const furtherRules = [
    ...["zsh_path", "js_repl_node_path", "js_repl_node_module_dirs"].map((path) => ({
        path,
        effect: "widens",
        because: "is a program or code that sessions run",
        may: ["execute"],
    })),
    {
        path: "plugins.*.enabled",
        when: /^true$/,
        effect: "widens",
        because: "enables a plugin with its hooks and servers",
        may: ["execute", "external"],
    },
    { path: "marketplaces.*.source", effect: "widens", because: "is a source of plugins" },
    {
        path: "apps.*.enabled",
        when: /^true$/,
        effect: "widens",
        because: "gives every session the tools of an app",
        may: ["external"],
    },
    ...["apps.*.default_tools_approval_mode", "apps.*.tools.*.approval_mode"].map((path) => ({
        path,
        when: /^approve$/,
        effect: "widens",
        because: "lets sessions call tools of an app without asking",
    })),
    {
        path: "apps.*.approvals_reviewer",
        when: /^(?:auto_review|guardian_subagent)$/,
        effect: "widens",
        because: "hands approvals of an app's tools to another agent",
    },
    ...["apps.*.destructive_enabled", "apps.*.open_world_enabled"].flatMap((path) => [
        {
            path,
            when: /^true$/,
            effect: "widens",
            because: "offers tools of an app that destroy data or reach any address",
        },
        { path, when: /^false$/, effect: "narrows", because: "keeps such tools of an app from sessions" },
    ]),
    {
        path: "projects.*.trust_level",
        when: /^trusted$/,
        effect: "widens",
        because: "trusts the settings of that directory",
    },
    {
        path: "shell_environment_policy.experimental_use_profile",
        when: /^true$/,
        effect: "widens",
        because: "runs the shell's profile before every command",
        may: ["execute"],
    },
    ...["exclude", "include_only"].map((key) => ({
        path: `shell_environment_policy.${key}`,
        effect: "narrows",
        because: "keeps variables from commands",
    })),
    { path: "auto_review.policy", effect: "widens", because: "tells the approving agent what to let pass" },
    {
        path: "mcp_oauth_callback_url",
        effect: "widens",
        because: "is where sign-ins of servers are sent",
        may: ["network"],
    },
    ...["otel.exporter.*.endpoint", "otel.trace_exporter.*.endpoint", "otel.metrics_exporter.*.endpoint"].map((path) => ({
        path,
        effect: "widens",
        because: "receives a record of what sessions do",
        may: ["network"],
    })),
    {
        path: "otel.log_user_prompt",
        when: /^true$/,
        effect: "widens",
        because: "adds prompts to the record of what sessions do",
        may: ["network"],
    },
    {
        path: "features.network_proxy",
        when: /^false$/,
        effect: "widens",
        because: "lets commands bypass the proxy that limits the network",
    },
];
const known = (paths) => paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path }));
const readElsewhere = known(`agents approval_policy approvals_reviewer chatgpt_base_url default_permissions hooks mcp_servers model_instructions_file
  model_providers model_provider notify openai_base_url permissions profile profiles sandbox_mode sandbox_workspace_write
  shell_environment_policy.set shell_environment_policy.ignore_default_excludes skills tools web_search`);
const harmless = (because, paths) => known(paths).map(({ path }) => ({ path, because }));
const harmlessSettings = [
    ...harmless("chooses a model, and how it answers", `model review_model model_context_window model_auto_compact_token_limit model_auto_compact_token_limit_scope
    model_post_turn_compact_threshold_percent model_reasoning_effort plan_mode_reasoning_effort model_reasoning_summary
    model_verbosity model_supports_reasoning_summaries model_catalog_json oss_provider personality service_tier
    tool_output_token_limit`),
    ...harmless("is text for prompts", `instructions developer_instructions compact_prompt experimental_instructions_file experimental_compact_prompt_file
    project_doc_max_bytes project_doc_fallback_filenames commit_attribution include_permissions_instructions
    include_apps_instructions include_collaboration_mode_instructions include_environment_context
    include_environment_context_time`),
    ...harmless("decides how a session looks, or what is stored", `tui history hide_agent_reasoning show_raw_agent_reasoning file_opener notice analytics feedback
    check_for_update_on_startup suppress_unstable_features_warning disable_paste_burst log_dir sqlite_home ghost_snapshot
    memories goals windows windows_wsl_setup_acknowledged tool_suggest realtime audio desktop $schema
    background_terminal_max_timeout experimental_thread_store`),
    ...harmless("decides how somebody signs in", `forced_login_method forced_chatgpt_workspace_id cli_auth_credentials_store mcp_oauth_credentials_store
    mcp_oauth_callback_port mcp_enterprise_managed_auth`),
    ...harmless("applies only in the user's own settings", `apps_mcp_product_sku responses_api_metadata experimental_realtime_ws_base_url
    experimental_realtime_webrtc_call_base_url experimental_realtime_ws_model experimental_realtime_ws_backend_prompt
    experimental_realtime_ws_startup_context experimental_realtime_start_instructions project_root_markers
    allow_symlinked_codex_home otel.environment otel.exporter.*.* otel.trace_exporter.*.* otel.metrics_exporter.*.*`),
    ...harmless("limits what commands get or write", `allow_login_shell shell_environment_policy.inherit shell_environment_policy.filters plugins.*.mcp_servers
    marketplaces.*.source_type marketplaces.*.ref marketplaces.*.last_updated marketplaces.*.last_revision
    marketplaces.*.sparse_paths apps.*.default_tools_enabled apps.*.tools.*.enabled apps._default
    auto_review.circuit_break_action auto_review.timeout_ms`),
    ...harmless("switches a tool or a display that a session has within its sandbox", [
        "experimental_use_unified_exec_tool experimental_use_freeform_apply_patch",
        ...("apply_patch_freeform unified_exec shell_tool shell_snapshot view_image_tool web_search_request web_search_cached " +
            "multi_agent multi_agent_v2 collab child_agents_md skills plugins hooks codex_hooks apps memories goals undo " +
            "remote_models personality fast_mode steer collaboration_modes sqlite runtime_metrics responses_websockets " +
            "responses_websockets_v2 request_rule powershell_utf8 enable_request_compression ghost_commit remote_compaction " +
            "parallel tui2 rmcp_client js_repl image_generation search_tool code_mode code_mode_host context_management " +
            "current_time_reminder rollout_budget sleep_tool token_budget async_compaction default_mode_request_user_input " +
            "prevent_idle_sleep non_prefixed_mcp_tool_names realtime_conversation voice_transcription tool_suggest " +
            "exec_permission_approvals request_permissions_tool guardian_approval enable_fanout use_linux_sandbox_bwrap")
            .split(" ")
            .map((name) => `features.${name}`),
    ].join(" ")),
];
function unknownKeysIn(source, root) {
    return (0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSettings */ .I3)(root, source, "Codex", [...furtherRules, ...readElsewhere, ...harmlessSettings]);
}


/***/ }),

/***/ 15171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ sandboxIn),
/* harmony export */   IR: () => (/* binding */ wrongTogether),
/* harmony export */   RP: () => (/* binding */ faultsIn),
/* harmony export */   bN: () => (/* binding */ refusedSetting),
/* harmony export */   dw: () => (/* binding */ switchedOff),
/* harmony export */   jH: () => (/* binding */ newerTools)
/* harmony export */ });
/* harmony import */ var _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87509);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70536);
/* harmony import */ var _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63823);
/* harmony import */ var _effective_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38874);
/* harmony import */ var _role_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33598);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70913);






function mergedTable(layers) {
    return layers
        .map(({ root }) => root)
        .reduce((below, above) => (below ? merge(below, above) : above), undefined);
}
function merge(below, above) {
    const entries = new Map(below.entries.map((entry) => [entry.name, entry]));
    for (const entry of above.entries) {
        const lower = entries.get(entry.name)?.value;
        const value = lower?.kind === "table" && entry.value.kind === "table" ? merge(lower, entry.value) : entry.value;
        entries.set(entry.name, { ...entry, value });
    }
    return { ...above, entries: [...entries.values()] };
}
function mistypedIn(root, edition) {
    const shapes = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .shapesOf */ .et)(edition);
    const found = new Map();
    for (const { name = "", value } of root.entries) {
        const refused = name === "agents" && !edition.recent ? undefined : shapes.get(name)?.(value, _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_1__/* .toml09Value */ .hx);
        if (refused instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc)
            found.set(name, new _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc(`it has ${shownKey(name)} that cannot be read: ${refused.message}`, refused.span));
    }
    const agents = root.entries.find(({ name }) => name === "agents")?.value;
    for (const { name = "", value } of agents?.kind === "table" ? agents.entries : []) {
        const tooSmall = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .countsOf */ .mQ)(edition).includes(name) && isBelowOne(value);
        if (tooSmall)
            found.set(`agents.${name}`, new _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc(`it has an \`agents.${name}\` below 1`, value.span));
    }
    return found;
}
function shownKey(name) {
    return name === "agents" ? "an `[agents]`" : `a \`${name}\``;
}
function isBelowOne(node) {
    const value = node.kind === "scalar" ? _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_1__/* .toml09Value */ .hx.integer(node) : undefined;
    return value !== undefined && value < 1n;
}
function faultsIn({ source, root }, edition) {
    return new Map([...mistypedIn(root, edition)].map(([key, wrong]) => [
        key,
        (0,_role_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .fault */ .DG)("ConfigTomlDeserialize", wrong.message, (0,_role_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .placeIn */ .VV)(source, wrong)),
    ]));
}
function wrongTogether(layers, edition) {
    const whole = layers.length > 1 ? mergedTable(layers) : layers[0]?.root;
    return whole ? mistypedIn(whole, edition) : new Map();
}
function sandboxIn(layers) {
    for (const layer of layers.toReversed()) {
        const profile = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)([layer], "profile")?.text;
        const paths = profile === undefined ? [[]] : [["profiles", profile], []];
        for (const path of paths)
            for (const key of ["default_permissions", "sandbox_mode"]) {
                const found = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)([layer], ...path, key);
                if (found)
                    return { ...found, key };
            }
    }
    return undefined;
}
const ownPermissions = new Set([":read-only", ":workspace", ":danger-full-access"]);
function refusedSetting(layers) {
    const legacy = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "profile");
    if (legacy)
        return (0,_role_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .fault */ .DG)("Other", "it has `profile`, with which Codex no longer starts", legacy.at);
    const sandbox = sandboxIn(layers);
    const profiles = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "permissions");
    if (!sandbox)
        return profiles?.value.kind === "table" && profiles.value.entries.length > 0
            ? (0,_role_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .fault */ .DG)("Other", "it has `[permissions]` without `default_permissions`", profiles.at)
            : undefined;
    const { key, text, at } = sandbox;
    if (key !== "default_permissions" || text === undefined)
        return undefined;
    const isBuiltin = text.startsWith(":");
    if (isBuiltin ? ownPermissions.has(text) : (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "permissions", text))
        return undefined;
    const why = isBuiltin ? "these permissions do not exist" : `there is no \`[permissions.${text}]\``;
    return (0,_role_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .fault */ .DG)("Other", `it has \`default_permissions = ${JSON.stringify(text)}\`, and ${why}`, at);
}
function newerTools(layers) {
    const path = ["features", "multi_agent_v2"];
    const plain = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, ...path);
    if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isTrue */ .Hn)(plain?.value))
        return plain;
    const enabled = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, ...path, "enabled");
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isTrue */ .Hn)(enabled?.value) ? enabled : undefined;
}
function switchedOff(layers) {
    if (newerTools(layers))
        return undefined;
    const enabled = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "agents", "enabled");
    if (enabled && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isFalse */ .Wu)(enabled.value))
        return { problem: off("agents.enabled = false", "so Codex can use no role", enabled), always: true };
    const name = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "features", "multi_agent") ? "multi_agent" : "collab";
    const feature = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "features", name);
    const some = "so models with the first version of these tools can use no role";
    if (feature && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isFalse */ .Wu)(feature.value))
        return { problem: off(`features.${name} = false`, some, feature), always: false };
    const depth = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(layers, "agents", "max_depth");
    return depth && isBelowOne(depth.value)
        ? { problem: off(`agents.max_depth = ${(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(depth.value)}`, some, depth), always: false }
        : undefined;
}
function off(written, result, { at }) {
    return { message: `\`${written}\` switches subagents off, ${result}`, at };
}


/***/ }),

/***/ 8674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ recentAgentSettings),
  i: () => (/* binding */ recentShapes)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var parsers_decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/parsers/shape.js
var shape = __webpack_require__(79683);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings/table-shapes.js


function settings(name, fields) {
    return (0,parsers_decode/* struct */.w3)(name, mapped(fields, parsers_decode/* omittable */.c9));
}
function lenient(name, fields) {
    return (0,parsers_decode/* struct */.w3)(name, mapped(fields, (decode) => (0,parsers_decode/* optional */.lq)(decode, null)));
}
function mapped(fields, fieldOf) {
    return Object.fromEntries(Object.entries(fields).map(([name, decode]) => [name, fieldOf(decode)]));
}
function refused(node, message) {
    return new parsers_decode/* DecodeError */.Xc(message, node.span);
}
function either(name, ...forms) {
    return (0,shape/* shaped */.e9)((options) => ({ anyOf: forms.map((form) => (0,shape/* shapeOf */.F5)(form, options)) }), (node, dialect) => forms.some((form) => !(form(node, dialect) instanceof parsers_decode/* DecodeError */.Xc))
        ? node
        : refused(node, `data did not match any variant of untagged enum ${name}`));
}
const table = (0,shape/* shaped */.e9)(() => ({ type: "object" }), (node, dialect) => node.kind === "table" ? node : refused(node, `invalid type: ${dialect.describe(node)}, expected a map`));
function positive(name) {
    return (0,shape/* shaped */.e9)(() => ({ type: "integer", minimum: 1 }), (node, dialect) => {
        const value = (0,parsers_decode/* unsigned */.ad)(64, name)(node, dialect);
        return value === 0n ? refused(node, `invalid value: integer \`0\`, expected a nonzero ${name}`) : value;
    });
}
const seconds = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    if (value === undefined)
        return refused(node, `invalid type: ${dialect.describe(node)}, expected f64`);
    if (value >= 0 && value < 2 ** 64)
        return value;
    const why = value < 0 ? "value is negative" : "value is either too big or NaN";
    return refused(node, `cannot convert float seconds to Duration: ${why}`);
};
function tables(name, value) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "object", additionalProperties: (0,shape/* shapeOf */.F5)(value, options) }), (node, dialect) => node.kind === "table"
        ? (0,parsers_decode/* map */.Tj)(value)(node, dialect)
        : refused(node, `invalid type: ${dialect.describe(node)}, expected struct ${name}`));
}
const texts = (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj);
const textMap = (0,parsers_decode/* map */.Tj)(parsers_decode/* string */.Yj);
const approvalOfTool = (0,parsers_decode/* oneOf */.yL)("auto", "prompt", "writes", "approve");

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings/server-shape.js


const serverKeys = {
    auth: (0,parsers_decode/* oneOf */.yL)("oauth", "chatgpt", "ema_auth"),
    environment_id: parsers_decode/* string */.Yj,
    startup_timeout_sec: seconds,
    startup_timeout_ms: (0,parsers_decode/* unsigned */.ad)(64, "u64"),
    startup_readiness: (0,parsers_decode/* oneOf */.yL)("connection", "catalog"),
    tool_timeout_sec: seconds,
    tool_input_schema_max_bytes: positive("usize"),
    enabled: parsers_decode/* boolean */.zM,
    required: parsers_decode/* boolean */.zM,
    supports_parallel_tool_calls: parsers_decode/* boolean */.zM,
    default_tools_approval_mode: approvalOfTool,
    enabled_tools: texts,
    disabled_tools: texts,
    scopes: texts,
    name: parsers_decode/* string */.Yj,
    tools: (0,parsers_decode/* map */.Tj)(settings("McpServerToolConfig", { approval_mode: approvalOfTool })),
};
const onlyLocal = {
    args: texts,
    env: textMap,
    env_vars: (0,parsers_decode/* list */.p_)(either("McpServerEnvVar", parsers_decode/* string */.Yj, (0,parsers_decode/* struct */.w3)("McpServerEnvVar", { name: (0,parsers_decode/* required */.mw)(parsers_decode/* string */.Yj) }))),
    cwd: parsers_decode/* string */.Yj,
};
const onlyRemote = {
    bearer_token_env_var: parsers_decode/* string */.Yj,
    http_headers: textMap,
    env_http_headers: textMap,
    http_headers_helper: parsers_decode/* string */.Yj,
    oauth: lenient("McpServerOAuthConfig", { client_id: parsers_decode/* string */.Yj }),
    oauth_resource: parsers_decode/* string */.Yj,
};
const rawServer = settings("RawMcpServerConfig", {
    command: parsers_decode/* string */.Yj,
    url: parsers_decode/* string */.Yj,
    bearer_token: parsers_decode/* string */.Yj,
    ...serverKeys,
    ...onlyLocal,
    ...onlyRemote,
});
const server = (node, dialect) => {
    const raw = rawServer(node, dialect);
    if (raw instanceof parsers_decode/* DecodeError */.Xc || node.kind !== "table")
        return raw;
    const entry = (key) => node.entries.find(({ name }) => name === key)?.value;
    const isLocal = entry("command") !== undefined;
    if (!isLocal && !entry("url"))
        return refused(node, "a server needs a `command` or a `url`");
    const foreign = isLocal ? ["url", "auth", ...Object.keys(onlyRemote)] : Object.keys(onlyLocal);
    const found = [...foreign, "bearer_token"].find((key) => entry(key));
    const kind = isLocal ? "command" : "url";
    return found === undefined
        ? raw
        : refused(entry(found) ?? node, `a server with a \`${kind}\` cannot have \`${found}\``);
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings/recent-tables.js



const size = (0,parsers_decode/* unsigned */.ad)(64);
const featuresWithSettings = new Set(("apps_mcp_path_override async_compaction code_mode code_mode_host context_management current_time_reminder " +
    "guardianv2 guardianv3 multi_agent_v2 network_proxy non_prefixed_mcp_tool_names rollout_budget " +
    "runtime_agent_instances sleep_tool token_budget").split(" "));
const featureSettings = either("FeatureToml", parsers_decode/* boolean */.zM, settings("Feature", { enabled: parsers_decode/* boolean */.zM }));
const features = (node, dialect) => {
    if (node.kind !== "table")
        return refused(node, `invalid type: ${dialect.describe(node)}, expected struct FeaturesToml`);
    for (const { name = "", value } of node.entries) {
        const read = (featuresWithSettings.has(name) ? featureSettings : parsers_decode/* boolean */.zM)(value, dialect);
        if (read instanceof parsers_decode/* DecodeError */.Xc)
            return read;
    }
    return node;
};
const provider = (node, dialect) => {
    const read = settings("ModelProviderInfo", {
        name: parsers_decode/* string */.Yj,
        base_url: parsers_decode/* string */.Yj,
        env_key: parsers_decode/* string */.Yj,
        env_key_instructions: parsers_decode/* string */.Yj,
        wire_api: parsers_decode/* string */.Yj,
        query_params: textMap,
        http_headers: textMap,
        env_http_headers: textMap,
        request_max_retries: (0,parsers_decode/* unsigned */.ad)(64, "u64"),
        stream_max_retries: (0,parsers_decode/* unsigned */.ad)(64, "u64"),
        stream_idle_timeout_ms: (0,parsers_decode/* unsigned */.ad)(64, "u64"),
        requires_openai_auth: parsers_decode/* boolean */.zM,
        websocket_connect_timeout_ms: (0,parsers_decode/* unsigned */.ad)(64, "u64"),
        supports_websockets: parsers_decode/* boolean */.zM,
        experimental_bearer_token: parsers_decode/* string */.Yj,
    })(node, dialect);
    if (read instanceof parsers_decode/* DecodeError */.Xc || node.kind !== "table")
        return read;
    const name = node.entries.find((entry) => entry.name === "name")?.value;
    const isNamed = name?.kind === "scalar" && (dialect.string(name) ?? "").trim() !== "";
    return isNamed ? read : refused(name ?? node, "provider name must not be empty");
};
const hookHandler = (0,parsers_decode/* struct */.w3)("HookHandlerConfig", { type: (0,parsers_decode/* required */.mw)((0,parsers_decode/* oneOf */.yL)("command", "mcp_tool", "prompt", "agent")) });
const hookGroups = (0,parsers_decode/* list */.p_)((0,parsers_decode/* struct */.w3)("MatcherGroup", { matcher: (0,parsers_decode/* optional */.lq)(parsers_decode/* string */.Yj, ""), hooks: (0,parsers_decode/* optional */.lq)((0,parsers_decode/* list */.p_)(hookHandler), []) }));
const hookEvents = [
    ..."PreToolUse PostToolUse PermissionRequest SessionStart UserPromptSubmit Stop".split(" "),
    ..."SubagentStart SubagentStop PreCompact PostCompact SessionEnd Interrupt PreModelRequest PostModelRequest".split(" "),
];
const flag = (name) => settings(name, { enabled: parsers_decode/* boolean */.zM });
const since0171 = {
    code_mode: settings("CodeModeToml", { heartbeat_interval_s: (0,parsers_decode/* unsigned */.ad)(32) }),
    responses: settings("ResponsesToml", { process_mode: (0,parsers_decode/* oneOf */.yL)("streaming", "after_complete_response") }),
    rollout_trace: settings("RolloutTraceToml", {
        max_payload_bytes: (0,parsers_decode/* unsigned */.ad)(64, "u64"),
        max_bytes: (0,parsers_decode/* unsigned */.ad)(64, "u64"),
    }),
};
const tableShapes = {
    shell_environment_policy: settings("ShellEnvironmentPolicyTomlRaw", {
        inherit: (0,parsers_decode/* oneOf */.yL)("core", "all", "none"),
        ignore_default_excludes: parsers_decode/* boolean */.zM,
        exclude: texts,
        set: textMap,
        include_only: texts,
        filters: (0,parsers_decode/* map */.Tj)((0,parsers_decode/* oneOf */.yL)("include", "exclude")),
        experimental_use_profile: parsers_decode/* boolean */.zM,
    }),
    sandbox_workspace_write: lenient("SandboxWorkspaceWrite", {
        writable_roots: texts,
        network_access: parsers_decode/* boolean */.zM,
        exclude_tmpdir_env_var: parsers_decode/* boolean */.zM,
        exclude_slash_tmp: parsers_decode/* boolean */.zM,
    }),
    permissions: tables("PermissionsToml", settings("PermissionProfileToml", {
        description: parsers_decode/* string */.Yj,
        extends: parsers_decode/* string */.Yj,
        workspace_roots: (0,parsers_decode/* map */.Tj)(parsers_decode/* boolean */.zM),
        filesystem: table,
        network: settings("NetworkToml", { enabled: parsers_decode/* boolean */.zM }),
    })),
    mcp_servers: (0,parsers_decode/* map */.Tj)(server),
    model_providers: (0,parsers_decode/* map */.Tj)(provider),
    history: lenient("History", { persistence: (0,parsers_decode/* oneOf */.yL)("save-all", "none"), max_bytes: size }),
    projects: (0,parsers_decode/* map */.Tj)(settings("ProjectConfig", { trust_level: (0,parsers_decode/* oneOf */.yL)("trusted", "untrusted") })),
    tools: settings("ToolsToml", {
        client_search_provider: (0,parsers_decode/* oneOf */.yL)("standalone", "search_mcp"),
        web_search: either("WebSearchToolConfigInput", parsers_decode/* boolean */.zM, lenient("WebSearchToolConfig", { context_size: (0,parsers_decode/* oneOf */.yL)("low", "medium", "high"), allowed_domains: texts })),
        experimental_request_user_input: lenient("ExperimentalRequestUserInput", { enabled: parsers_decode/* boolean */.zM }),
        update_plan: lenient("UpdatePlanToolConfig", { enabled: parsers_decode/* boolean */.zM }),
    }),
    memories: settings("MemoriesToml", {
        version: (0,parsers_decode/* oneOf */.yL)("v1", "v2"),
        disable_on_external_context: parsers_decode/* boolean */.zM,
        generate_memories: parsers_decode/* boolean */.zM,
        use_memories: parsers_decode/* boolean */.zM,
        extract_model: parsers_decode/* string */.Yj,
        consolidation_model: parsers_decode/* string */.Yj,
        max_unused_days: parsers_decode/* signed */.x8,
        max_raw_memories_for_consolidation: size,
    }),
    skills: lenient("SkillsConfig", {
        bundled: lenient("BundledSkillsConfig", { enabled: parsers_decode/* boolean */.zM }),
        include_instructions: parsers_decode/* boolean */.zM,
        config: (0,parsers_decode/* list */.p_)((0,parsers_decode/* struct */.w3)("SkillConfig", {
            path: (0,parsers_decode/* optional */.lq)(parsers_decode/* string */.Yj, ""),
            name: (0,parsers_decode/* optional */.lq)(parsers_decode/* string */.Yj, ""),
            enabled: (0,parsers_decode/* required */.mw)(parsers_decode/* boolean */.zM),
        })),
        max_context_tokens: positive("usize"),
    }),
    hooks: settings("HooksToml", {
        ...Object.fromEntries(hookEvents.map((event) => [event, hookGroups])),
        state: (0,parsers_decode/* map */.Tj)(table),
    }),
    plugins: tables("PluginsConfigToml", settings("PluginConfig", { enabled: parsers_decode/* boolean */.zM, mcp_servers: (0,parsers_decode/* map */.Tj)(table) })),
    apps: tables("AppsConfigToml", settings("AppConfig", {
        enabled: parsers_decode/* boolean */.zM,
        approvals_reviewer: (0,parsers_decode/* oneOf */.yL)("user", "auto_review", "guardian_subagent"),
        destructive_enabled: parsers_decode/* boolean */.zM,
        open_world_enabled: parsers_decode/* boolean */.zM,
        default_tools_enabled: parsers_decode/* boolean */.zM,
        default_tools_approval_mode: approvalOfTool,
        tools: tables("AppToolsConfig", settings("AppToolConfig", { enabled: parsers_decode/* boolean */.zM, approval_mode: approvalOfTool })),
    })),
    marketplaces: (0,parsers_decode/* map */.Tj)(settings("MarketplaceConfig", {
        source: parsers_decode/* string */.Yj,
        source_type: (0,parsers_decode/* oneOf */.yL)("git", "local"),
        ref: parsers_decode/* string */.Yj,
        last_updated: parsers_decode/* string */.Yj,
        last_revision: parsers_decode/* string */.Yj,
        sparse_paths: texts,
    })),
    features,
    goals: settings("GoalsToml", { max_goal_token_budget: positive("u64") }),
    auto_review: settings("AutoReviewToml", {
        policy: parsers_decode/* string */.Yj,
        circuit_break_action: (0,parsers_decode/* oneOf */.yL)("default", "strict"),
        timeout_ms: (0,parsers_decode/* unsigned */.ad)(32),
    }),
    windows: settings("WindowsToml", { sandbox: (0,parsers_decode/* oneOf */.yL)("elevated", "unelevated", "mxc"), allow_mxc: parsers_decode/* boolean */.zM }),
    ghost_snapshot: settings("GhostSnapshotToml", {
        ignore_large_untracked_files: parsers_decode/* signed */.x8,
        ignore_large_untracked_dirs: parsers_decode/* signed */.x8,
        disable_warnings: parsers_decode/* boolean */.zM,
    }),
    analytics: flag("AnalyticsConfigToml"),
    feedback: flag("FeedbackConfigToml"),
    cloud: table,
    orchestrator: table,
    audio: table,
    realtime: settings("RealtimeToml", { version: (0,parsers_decode/* oneOf */.yL)("v1", "v2", "v3") }),
    tool_suggest: lenient("ToolSuggestConfig", {}),
    browser_use: table,
    computer_use: table,
    mcp_enterprise_managed_auth: (0,parsers_decode/* struct */.w3)("McpEnterpriseManagedAuthConfig", { idp: (0,parsers_decode/* required */.mw)(table) }),
    experimental_thread_store: (0,parsers_decode/* struct */.w3)("ThreadStoreToml", { type: (0,parsers_decode/* required */.mw)((0,parsers_decode/* oneOf */.yL)("local", "in_memory")) }),
    desktop: (0,parsers_decode/* map */.Tj)(parsers_decode/* anything */.D8),
    otel: settings("OtelConfigToml", { environment: parsers_decode/* string */.Yj, log_user_prompt: parsers_decode/* boolean */.zM }),
    notice: settings("Notice", {
        hide_full_access_warning: parsers_decode/* boolean */.zM,
        hide_rate_limit_model_nudge: parsers_decode/* boolean */.zM,
        model_migrations: textMap,
    }),
    tui: settings("Tui", {
        notifications: either("Notifications", parsers_decode/* boolean */.zM, texts),
        notification_method: (0,parsers_decode/* oneOf */.yL)("auto", "osc9", "osc777", "bel"),
        notification_condition: (0,parsers_decode/* oneOf */.yL)("unfocused", "always"),
        animations: parsers_decode/* boolean */.zM,
        show_tooltips: parsers_decode/* boolean */.zM,
        alternate_screen: (0,parsers_decode/* oneOf */.yL)("auto", "always", "never"),
        status_line: texts,
        theme: parsers_decode/* string */.Yj,
        disable_paste_burst: parsers_decode/* boolean */.zM,
    }),
    responses_api_metadata: textMap,
    ...since0171,
};

// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/settings/index.js
var codex_settings = __webpack_require__(10127);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings/recent.js




function each(names, shape) {
    return names.split(" ").map((name) => [name, shape]);
}
const granular = (0,parsers_decode/* struct */.w3)("GranularApprovalConfig", {
    sandbox_approval: (0,parsers_decode/* required */.mw)(parsers_decode/* boolean */.zM),
    rules: (0,parsers_decode/* required */.mw)(parsers_decode/* boolean */.zM),
    mcp_elicitations: (0,parsers_decode/* required */.mw)(parsers_decode/* boolean */.zM),
});
const approvalWords = (0,parsers_decode/* oneOf */.yL)("untrusted", "on-failure", "on-request", "granular", "never");
const approvalPolicy = (0,shape/* shaped */.e9)((options) => ({
    anyOf: [(0,shape/* shapeOf */.F5)(approvalWords, options), { type: "object", properties: { granular: (0,shape/* shapeOf */.F5)(granular, options) } }],
}), (node, dialect) => {
    const [entry, ...others] = node.kind === "table" ? node.entries : [];
    if (entry?.name === "granular" && others.length === 0)
        return granular(entry.value, dialect);
    return approvalWords(node, dialect);
});
const workspaces = (node, dialect) => {
    const read = node.kind === "list" ? (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj)(node, dialect) : (0,parsers_decode/* string */.Yj)(node, dialect);
    return typeof read === "string" && read.includes(",")
        ? new parsers_decode/* DecodeError */.Xc("a list of identifiers is not one text with commas", node.span)
        : read;
};
const recentAgentSettings = new Map([
    ["enabled", parsers_decode/* boolean */.zM],
    ["interrupt_message", parsers_decode/* boolean */.zM],
    ["max_threads", (0,parsers_decode/* unsigned */.ad)(64)],
    ["max_concurrent_threads_per_session", (0,parsers_decode/* unsigned */.ad)(64)],
    ["max_depth", codex_settings/* signed32 */.KY],
    ["job_max_runtime_seconds", (0,parsers_decode/* unsigned */.ad)(64, "u64")],
    ["default_subagent_model", parsers_decode/* string */.Yj],
    ["default_subagent_reasoning_effort", parsers_decode/* string */.Yj],
]);
const booleans = "allow_login_shell allow_symlinked_codex_home include_permissions_instructions include_apps_instructions " +
    "include_collaboration_mode_instructions include_environment_context include_environment_context_time " +
    "hide_agent_reasoning show_raw_agent_reasoning suppress_unstable_features_warning check_for_update_on_startup " +
    "disable_paste_burst experimental_use_unified_exec_tool daybreak";
const strings = "model review_model model_provider default_permissions instructions developer_instructions compact_prompt " +
    "mcp_oauth_callback_url profile model_reasoning_effort plan_mode_reasoning_effort service_tier chatgpt_base_url " +
    "apps_mcp_product_sku openai_base_url experimental_realtime_ws_base_url experimental_realtime_webrtc_call_base_url " +
    "experimental_realtime_ws_model experimental_realtime_ws_backend_prompt experimental_realtime_ws_startup_context " +
    "experimental_realtime_start_instructions experimental_thread_store_endpoint oss_provider";
const former = new Set(["experimental_instructions_file", "zsh_path"]);
const plain = new Map([
    ...each(strings, parsers_decode/* string */.Yj),
    ...each(codex_settings/* pathKeys */.ib.filter((key) => !former.has(key)).join(" "), parsers_decode/* string */.Yj),
    ...each(booleans, parsers_decode/* boolean */.zM),
    ...each("model_context_window model_auto_compact_token_limit", parsers_decode/* signed */.x8),
    ...each("project_doc_max_bytes tool_output_token_limit", (0,parsers_decode/* unsigned */.ad)(64)),
    ...each("background_terminal_max_timeout thread_unload_delay_secs mcp_optional_startup_grace_ms", (0,parsers_decode/* unsigned */.ad)(64, "u64")),
    ...each("notify project_doc_fallback_filenames js_repl_node_module_dirs project_root_markers", (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj)),
    ["model_post_turn_compact_threshold_percent", (0,parsers_decode/* unsigned */.ad)(8)],
    ["mcp_oauth_callback_port", (0,parsers_decode/* unsigned */.ad)(16)],
    ["forced_chatgpt_workspace_id", workspaces],
    ["model_auto_compact_token_limit_scope", (0,parsers_decode/* oneOf */.yL)("total", "body_after_prefix")],
    ["approval_policy", approvalPolicy],
    ["approvals_reviewer", (0,parsers_decode/* oneOf */.yL)("user", "auto_review", "guardian_subagent")],
    ["sandbox_mode", (0,parsers_decode/* oneOf */.yL)("read-only", "workspace-write", "danger-full-access")],
    ["forced_login_method", (0,parsers_decode/* oneOf */.yL)("chatgpt", "api")],
    ["cli_auth_credentials_store", (0,parsers_decode/* oneOf */.yL)("file", "keyring", "auto", "ephemeral")],
    ["mcp_oauth_credentials_store", (0,parsers_decode/* oneOf */.yL)("auto", "file", "keyring")],
    ["file_opener", (0,parsers_decode/* oneOf */.yL)("vscode", "vscode-insiders", "windsurf", "cursor", "none")],
    ["model_reasoning_summary", (0,parsers_decode/* oneOf */.yL)("auto", "concise", "detailed", "none")],
    ["model_verbosity", (0,parsers_decode/* oneOf */.yL)("low", "medium", "high")],
    ["personality", (0,parsers_decode/* oneOf */.yL)("none", "friendly", "pragmatic")],
    ["web_search", (0,parsers_decode/* oneOf */.yL)("disabled", "cached", "indexed", "live")],
    ...Object.entries(tableShapes),
]);
const profile = (node, dialect) => {
    if (node.kind !== "table")
        return new parsers_decode/* DecodeError */.Xc(`invalid type: ${dialect.describe(node)}, expected struct ConfigProfile`, node.span);
    for (const key of ["model", "model_provider", "approval_policy", "sandbox_mode", "web_search", "features", "tools"]) {
        const value = node.entries.find(({ name }) => name === key)?.value;
        const read = value && plain.get(key)?.(value, dialect);
        if (read instanceof parsers_decode/* DecodeError */.Xc)
            return read;
    }
    return node;
};
const recentShapes = new Map([
    ...plain,
    ["profiles", (0,parsers_decode/* map */.Tj)(profile)],
    ["agents", (0,codex_settings/* agentsWith */.LG)(recentAgentSettings)],
]);


/***/ }),

/***/ 70913:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ agentSettingsOf),
/* harmony export */   et: () => (/* binding */ shapesOf),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/* harmony import */ var _recent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10127);


function shapesOf({ recent }) {
    return recent ? _recent_js__WEBPACK_IMPORTED_MODULE_0__/* .recentShapes */ .i : _index_js__WEBPACK_IMPORTED_MODULE_1__/* .settingShapes */ .Hv;
}
function agentSettingsOf({ recent }) {
    return recent ? _recent_js__WEBPACK_IMPORTED_MODULE_0__/* .recentAgentSettings */ .y : _index_js__WEBPACK_IMPORTED_MODULE_1__/* .agentLimits */ .q5;
}
function countsOf({ recent }) {
    return recent ? ["max_threads", "max_concurrent_threads_per_session"] : [..._index_js__WEBPACK_IMPORTED_MODULE_1__/* .agentLimits */ .q5.keys()];
}


/***/ })

};
;