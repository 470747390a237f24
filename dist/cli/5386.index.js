"use strict";
exports.id = 5386;
exports.ids = [5386];
exports.modules = {

/***/ 6965:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6132);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4951);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6918);




function builtinsOf(layer, agents) {
    return agents.map(([name, granted]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, granted, "it is built in"),
    }));
}
function builtinProfile(name, granted, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)("");
    return (0,_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .profileFrom */ .A)({
        home: at,
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)(name, at, "it is built in"),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)((0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .grantEach */ .Ud)(at, granted), at, because),
    });
}


/***/ }),

/***/ 1036:
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

/***/ 6319:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ harmlessFiles),
/* harmony export */   i: () => (/* binding */ ordinaryFiles)
/* harmony export */ });
function harmlessFiles(because, patterns) {
    return patterns
        .trim()
        .split(/\s+/)
        .map((pattern) => ({ pattern, because }));
}
function withExtensions(extensions) {
    return extensions
        .split(" ")
        .map((extension) => `**/*.${extension}`)
        .join(" ");
}
const ordinaryFiles = [
    ...harmlessFiles("is text for people or for a prompt", `${withExtensions("md mdx markdown mdc txt rst adoc csv log")} **/LICENSE **/NOTICE **/README **/CODEOWNERS`),
    ...harmlessFiles("is a picture or a font", withExtensions("png jpg jpeg gif svg webp ico pdf woff woff2 ttf")),
    ...harmlessFiles("is for Git", "**/.gitignore **/.gitkeep **/.gitattributes **/.keep"),
    ...harmlessFiles("runs only if a setting names it, and is compared then", withExtensions("sh bash zsh fish ps1 psm1 bat cmd py js mjs cjs ts mts cts jsx tsx rb pl go rs lua php java kt swift c cc cpp h css html sql")),
    ...harmlessFiles("is a template, which runs only if a setting names it", withExtensions("tmpl tpl hbs j2 jinja template example sample")),
];


/***/ }),

/***/ 3329:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ tomlOf)
/* harmony export */ });
/* harmony import */ var _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3823);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3797);


const tomlOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)((source) => (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseToml */ .MT)(source.text, 0, "0.9"));


/***/ }),

/***/ 6918:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ toolTable),
/* harmony export */   Ud: () => (/* binding */ grantEach),
/* harmony export */   cR: () => (/* binding */ nearName),
/* harmony export */   tj: () => (/* binding */ ownToolNames)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);

function toolTable(names, normalize = (name) => name) {
    const spellings = new Set();
    const tools = new Map();
    for (const [group, list] of Object.entries(names)) {
        for (const name of list.trim().split(/\s+/)) {
            const key = normalize(name);
            spellings.add(name);
            tools.set(key, [...(tools.get(key) ?? []), ..._model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => capability === group)]);
        }
    }
    return {
        names: [...spellings],
        has: (name) => tools.has(normalize(name)),
        lookup: (name) => tools.get(normalize(name)),
    };
}
function ownToolNames(names) {
    const meanings = new Map(Object.entries(names).flatMap(([own, words]) => words.split(" ").map((word) => [word, own])));
    return (name) => meanings.get(name
        .toLowerCase()
        .replace(/\(.*$/s, "")
        .replace(/[-_\s]/g, ""));
}
function nearName(name, own) {
    const fold = (text) => text.toLowerCase().replace(/[-_\s]/g, "");
    const [meant, second] = own.filter((candidate) => fold(candidate) === fold(name));
    return meant === undefined || second !== undefined ? {} : { meant };
}
function grantEach(at, granted = _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7, tool = "*") {
    return granted.map((capability) => ({ tool, capability, scope: null, at }));
}


/***/ }),

/***/ 5373:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ unknownSettings),
/* harmony export */   OF: () => (/* binding */ harmlessKeys),
/* harmony export */   e3: () => (/* binding */ unknownIn),
/* harmony export */   yl: () => (/* binding */ serverKeys)
/* harmony export */ });
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
    if (root.kind !== "table")
        return [];
    const tree = treeOf([...known.map(({ path }) => path), "hooks"]);
    const keys = unknownKeys(root, tree, "");
    return keys.slice(0, maxKeys).map(({ path, key }, i) => ({
        kind: "unknown-key",
        message: `has the key \`${path}\`, whose effect in ${title} this tool does not know${i === maxKeys - 1 && keys.length > maxKeys ? ` (and ${keys.length - maxKeys} more keys)` : ""}`,
        at: { source, span: key.span },
    }));
}
function unknownIn({ settingRules, knownSettings, }, root, source) {
    return knownSettings
        ? unknownSettings(root, source, knownSettings.title, [...settingRules, ...knownSettings.harmless])
        : [];
}
function treeOf(paths) {
    const top = { below: new Map() };
    for (const path of paths) {
        let level = top;
        for (const segment of path.split(".")) {
            const next = level.below.get(segment) ?? { below: new Map() };
            level.below.set(segment, next);
            level = next;
        }
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
        return level.below.size > 0 && value.kind === "table" ? unknownKeys(value, level, path) : [];
    });
}


/***/ }),

/***/ 9260:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables),
/* harmony export */   S: () => (/* binding */ variableRules)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1307);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4876);


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

/***/ 5386:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ codex)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/builtins.js

const builtinLayer = { name: "builtin", root: "", status: "loaded", authority: [] };
function builtins_builtins(capabilities) {
    return ["default", "explorer", "worker"].map((name) => (0,builtins/* builtinProfile */.J)(name, capabilities, "a built-in role can do what its session can"));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/edition.js
const editions = ["0.169", "2026-03-12", "2026-03-10"];
const differences = new Map(editions.map((name) => [name, { forgiving: name !== "2026-03-10", recent: name === "0.169" }]));
function editionOf(name) {
    return differences.get(name) ?? { forgiving: true, recent: true };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(6319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/folders.js

const folders = [
    {
        root: "**/.codex",
        judged: ["agents/**/*.toml", "config.toml", "rules/*.rules", "hooks.json", "environments/*.toml"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("is not a role, because its name does not end in `.toml`", "agents/**/*.yaml agents/**/*.yml agents/**/*.json"),
            ...(0,own_files/* harmlessFiles */.X)("is data of a hook's script", "hooks/**/*.json hooks/**/*.yaml hooks/**/*.yml hooks/**/*.toml"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/toml/index.js + 9 modules
var toml = __webpack_require__(3823);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/fault.js
function fault(kind, message, at, related) {
    return { kind, problem: { message, at, ...(related ? { related } : {}) } };
}
function placeIn(source, { span }) {
    return { source, span };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/effective.js


function settingAt(layers, ...path) {
    for (const { source, root } of layers.toReversed()) {
        let node = root;
        for (const key of path)
            node = node?.kind === "table" ? node.entries.find(({ name }) => name === key)?.value : undefined;
        if (node)
            return { value: node, at: placeIn(source, node), text: wordOf(node) };
    }
    return undefined;
}
function wordOf(node) {
    const word = node.kind === "table"
        ? toml/* toml09Value */.hx.variant?.(node, [])
        : node.kind === "scalar"
            ? toml/* toml09Value */.hx.string(node)
            : undefined;
    return typeof word === "string" ? word : undefined;
}
function entriesAt(settings, ...path) {
    const found = settingAt([settings], ...path)?.value;
    return found?.kind === "table"
        ? found.entries.flatMap((entry) => (entry.name === undefined ? [] : [{ ...entry, name: entry.name }]))
        : [];
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function isFalse(node) {
    return node?.kind === "scalar" && node.value === false;
}
function stringsOf(node) {
    const items = node?.kind === "list" ? node.items : node ? [node] : [];
    return items.flatMap((item) => (item.kind === "scalar" && typeof item.value === "string" ? [item.value] : []));
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js
var parsers_decode = __webpack_require__(5182);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/table-shapes.js

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
    return (node, dialect) => forms.some((form) => !(form(node, dialect) instanceof parsers_decode/* DecodeError */.Xc))
        ? node
        : refused(node, `data did not match any variant of untagged enum ${name}`);
}
const table = (node, dialect) => node.kind === "table" ? node : refused(node, `invalid type: ${dialect.describe(node)}, expected a map`);
function positive(name) {
    return (node, dialect) => {
        const value = (0,parsers_decode/* unsigned */.ad)(64, name)(node, dialect);
        return value === 0n ? refused(node, `invalid value: integer \`0\`, expected a nonzero ${name}`) : value;
    };
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
    return (node, dialect) => node.kind === "table"
        ? (0,parsers_decode/* map */.Tj)(value)(node, dialect)
        : refused(node, `invalid type: ${dialect.describe(node)}, expected struct ${name}`);
}
const texts = (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj);
const textMap = (0,parsers_decode/* map */.Tj)(parsers_decode/* string */.Yj);
const approvalOfTool = (0,parsers_decode/* oneOf */.yL)("auto", "prompt", "writes", "approve");

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/server-shape.js


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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/recent-tables.js



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
    ..."SubagentStart SubagentStop PreCompact PostCompact".split(" "),
];
const flag = (name) => settings(name, { enabled: parsers_decode/* boolean */.zM });
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
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings.js

const effort = (0,parsers_decode/* oneOf */.yL)("none", "minimal", "low", "medium", "high", "xhigh");
const settings_table = (node, dialect) => (node.kind === "table" ? node : refuse(node, dialect, "a map"));
const signed32 = (node, dialect) => {
    const value = (0,parsers_decode/* signed */.x8)(node, dialect);
    if (value instanceof parsers_decode/* DecodeError */.Xc || (value >= -(1n << 31n) && value < 1n << 31n))
        return value;
    return new parsers_decode/* DecodeError */.Xc(`invalid value: integer \`${value}\`, expected i32`, node.span);
};
const approvalPolicy = (node, dialect) => {
    const [entry, ...others] = node.kind === "table" ? node.entries : [];
    const detailed = entry !== undefined && others.length === 0 && (entry.name === "granular" || entry.name === "reject");
    return detailed
        ? settings_table(entry.value, dialect)
        : (0,parsers_decode/* oneOf */.yL)("untrusted", "on-failure", "on-request", "never")(node, dialect);
};
const agentLimits = new Map([
    ["max_threads", (0,parsers_decode/* unsigned */.ad)(64)],
    ["max_depth", signed32],
    ["job_max_runtime_seconds", (0,parsers_decode/* unsigned */.ad)(64)],
]);
const roleKeys = { description: parsers_decode/* string */.Yj, config_file: parsers_decode/* string */.Yj, nickname_candidates: (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj) };
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
            if (problem instanceof parsers_decode/* DecodeError */.Xc)
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
        if (read instanceof parsers_decode/* DecodeError */.Xc)
            return read;
    }
    return undefined;
}
function refuse(node, dialect, expected) {
    return new parsers_decode/* DecodeError */.Xc(`invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
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
const settings_tables = [
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
    ...withDecoder([...strings, ...realtime, ...pathKeys], parsers_decode/* string */.Yj),
    ...withDecoder(booleans, parsers_decode/* boolean */.zM),
    ...withDecoder(settings_tables, settings_table),
    ...withDecoder(["model_context_window", "model_auto_compact_token_limit"], parsers_decode/* signed */.x8),
    ...withDecoder(["project_doc_max_bytes", "tool_output_token_limit", "background_terminal_max_timeout"], (0,parsers_decode/* unsigned */.ad)(64)),
    ...withDecoder(["notify", "project_doc_fallback_filenames", "js_repl_node_module_dirs", "project_root_markers"], (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj)),
    ["mcp_oauth_callback_port", (0,parsers_decode/* unsigned */.ad)(16)],
    ["approval_policy", approvalPolicy],
    ["approvals_reviewer", (0,parsers_decode/* oneOf */.yL)("user", "guardian_subagent")],
    ["sandbox_mode", (0,parsers_decode/* oneOf */.yL)("read-only", "workspace-write", "danger-full-access")],
    ["forced_login_method", (0,parsers_decode/* oneOf */.yL)("chatgpt", "api")],
    ["cli_auth_credentials_store", (0,parsers_decode/* oneOf */.yL)("file", "keyring", "auto", "ephemeral")],
    ["mcp_oauth_credentials_store", (0,parsers_decode/* oneOf */.yL)("auto", "file", "keyring")],
    ["file_opener", (0,parsers_decode/* oneOf */.yL)("vscode", "vscode-insiders", "windsurf", "cursor", "none")],
    ["model_reasoning_effort", effort],
    ["plan_mode_reasoning_effort", effort],
    ["model_reasoning_summary", (0,parsers_decode/* oneOf */.yL)("auto", "concise", "detailed", "none")],
    ["model_verbosity", (0,parsers_decode/* oneOf */.yL)("low", "medium", "high")],
    ["personality", (0,parsers_decode/* oneOf */.yL)("none", "friendly", "pragmatic")],
    ["service_tier", (0,parsers_decode/* oneOf */.yL)("fast", "flex")],
    ["web_search", (0,parsers_decode/* oneOf */.yL)("disabled", "cached", "live")],
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/recent-settings.js



function each(names, shape) {
    return names.split(" ").map((name) => [name, shape]);
}
const granular = (0,parsers_decode/* struct */.w3)("GranularApprovalConfig", {
    sandbox_approval: (0,parsers_decode/* required */.mw)(parsers_decode/* boolean */.zM),
    rules: (0,parsers_decode/* required */.mw)(parsers_decode/* boolean */.zM),
    mcp_elicitations: (0,parsers_decode/* required */.mw)(parsers_decode/* boolean */.zM),
});
const recent_settings_approvalPolicy = (node, dialect) => {
    const [entry, ...others] = node.kind === "table" ? node.entries : [];
    if (entry?.name === "granular" && others.length === 0)
        return granular(entry.value, dialect);
    return (0,parsers_decode/* oneOf */.yL)("untrusted", "on-failure", "on-request", "granular", "never")(node, dialect);
};
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
    ["max_depth", signed32],
    ["job_max_runtime_seconds", (0,parsers_decode/* unsigned */.ad)(64, "u64")],
    ["default_subagent_model", parsers_decode/* string */.Yj],
    ["default_subagent_reasoning_effort", parsers_decode/* string */.Yj],
]);
const recent_settings_booleans = "allow_login_shell allow_symlinked_codex_home include_permissions_instructions include_apps_instructions " +
    "include_collaboration_mode_instructions include_environment_context include_environment_context_time " +
    "hide_agent_reasoning show_raw_agent_reasoning suppress_unstable_features_warning check_for_update_on_startup " +
    "disable_paste_burst experimental_use_unified_exec_tool daybreak";
const recent_settings_strings = "model review_model model_provider default_permissions instructions developer_instructions compact_prompt " +
    "mcp_oauth_callback_url profile model_reasoning_effort plan_mode_reasoning_effort service_tier chatgpt_base_url " +
    "apps_mcp_product_sku openai_base_url experimental_realtime_ws_base_url experimental_realtime_webrtc_call_base_url " +
    "experimental_realtime_ws_model experimental_realtime_ws_backend_prompt experimental_realtime_ws_startup_context " +
    "experimental_realtime_start_instructions experimental_thread_store_endpoint oss_provider";
const former = new Set(["experimental_instructions_file", "zsh_path"]);
const plain = new Map([
    ...each(recent_settings_strings, parsers_decode/* string */.Yj),
    ...each(pathKeys.filter((key) => !former.has(key)).join(" "), parsers_decode/* string */.Yj),
    ...each(recent_settings_booleans, parsers_decode/* boolean */.zM),
    ...each("model_context_window model_auto_compact_token_limit", parsers_decode/* signed */.x8),
    ...each("project_doc_max_bytes tool_output_token_limit", (0,parsers_decode/* unsigned */.ad)(64)),
    ...each("background_terminal_max_timeout thread_unload_delay_secs mcp_optional_startup_grace_ms", (0,parsers_decode/* unsigned */.ad)(64, "u64")),
    ...each("notify project_doc_fallback_filenames js_repl_node_module_dirs project_root_markers", (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj)),
    ["model_post_turn_compact_threshold_percent", (0,parsers_decode/* unsigned */.ad)(8)],
    ["mcp_oauth_callback_port", (0,parsers_decode/* unsigned */.ad)(16)],
    ["forced_chatgpt_workspace_id", workspaces],
    ["model_auto_compact_token_limit_scope", (0,parsers_decode/* oneOf */.yL)("total", "body_after_prefix")],
    ["approval_policy", recent_settings_approvalPolicy],
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
    ["agents", agentsWith(recentAgentSettings)],
]);

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/shapes.js


function shapesOf({ recent }) {
    return recent ? recentShapes : settingShapes;
}
function agentSettingsOf({ recent }) {
    return recent ? recentAgentSettings : agentLimits;
}
function countsOf({ recent }) {
    return recent ? ["max_threads", "max_concurrent_threads_per_session"] : [...agentLimits.keys()];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/merged.js






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
    const shapes = shapesOf(edition);
    const found = new Map();
    for (const { name = "", value } of root.entries) {
        const refused = name === "agents" && !edition.recent ? undefined : shapes.get(name)?.(value, toml/* toml09Value */.hx);
        if (refused instanceof parsers_decode/* DecodeError */.Xc)
            found.set(name, new parsers_decode/* DecodeError */.Xc(`it has ${shownKey(name)} that cannot be read: ${refused.message}`, refused.span));
    }
    const agents = root.entries.find(({ name }) => name === "agents")?.value;
    for (const { name = "", value } of agents?.kind === "table" ? agents.entries : []) {
        const tooSmall = countsOf(edition).includes(name) && isBelowOne(value);
        if (tooSmall)
            found.set(`agents.${name}`, new parsers_decode/* DecodeError */.Xc(`it has an \`agents.${name}\` below 1`, value.span));
    }
    return found;
}
function shownKey(name) {
    return name === "agents" ? "an `[agents]`" : `a \`${name}\``;
}
function isBelowOne(node) {
    const value = node.kind === "scalar" ? toml/* toml09Value */.hx.integer(node) : undefined;
    return value !== undefined && value < 1n;
}
function faultsIn({ source, root }, edition) {
    return new Map([...mistypedIn(root, edition)].map(([key, wrong]) => [
        key,
        fault("ConfigTomlDeserialize", wrong.message, placeIn(source, wrong)),
    ]));
}
function wrongTogether(layers, edition) {
    const whole = layers.length > 1 ? mergedTable(layers) : layers[0]?.root;
    return whole ? mistypedIn(whole, edition) : new Map();
}
function sandboxIn(layers) {
    for (const layer of layers.toReversed()) {
        const profile = settingAt([layer], "profile")?.text;
        const paths = profile === undefined ? [[]] : [["profiles", profile], []];
        for (const path of paths)
            for (const key of ["default_permissions", "sandbox_mode"]) {
                const found = settingAt([layer], ...path, key);
                if (found)
                    return { ...found, key };
            }
    }
    return undefined;
}
const ownPermissions = new Set([":read-only", ":workspace", ":danger-full-access"]);
function refusedSetting(layers) {
    const legacy = settingAt(layers, "profile");
    if (legacy)
        return fault("Other", "it has `profile`, with which Codex no longer starts", legacy.at);
    const sandbox = sandboxIn(layers);
    const profiles = settingAt(layers, "permissions");
    if (!sandbox)
        return profiles?.value.kind === "table" && profiles.value.entries.length > 0
            ? fault("Other", "it has `[permissions]` without `default_permissions`", profiles.at)
            : undefined;
    const { key, text, at } = sandbox;
    if (key !== "default_permissions" || text === undefined)
        return undefined;
    const isBuiltin = text.startsWith(":");
    if (isBuiltin ? ownPermissions.has(text) : settingAt(layers, "permissions", text))
        return undefined;
    const why = isBuiltin ? "these permissions do not exist" : `there is no \`[permissions.${text}]\``;
    return fault("Other", `it has \`default_permissions = ${JSON.stringify(text)}\`, and ${why}`, at);
}
function newerTools(layers) {
    const path = ["features", "multi_agent_v2"];
    const plain = settingAt(layers, ...path);
    if (isTrue(plain?.value))
        return plain;
    const enabled = settingAt(layers, ...path, "enabled");
    return isTrue(enabled?.value) ? enabled : undefined;
}
function switchedOff(layers) {
    if (newerTools(layers))
        return undefined;
    const enabled = settingAt(layers, "agents", "enabled");
    if (enabled && isFalse(enabled.value))
        return { problem: off("agents.enabled = false", "so Codex can use no role", enabled), always: true };
    const name = settingAt(layers, "features", "multi_agent") ? "multi_agent" : "collab";
    const feature = settingAt(layers, "features", name);
    const some = "so models with the first version of these tools can use no role";
    if (feature && isFalse(feature.value))
        return { problem: off(`features.${name} = false`, some, feature), always: false };
    const depth = settingAt(layers, "agents", "max_depth");
    return depth && isBelowOne(depth.value)
        ? { problem: off(`agents.max_depth = ${(0,parsers_node/* textOf */.b6)(depth.value)}`, some, depth), always: false }
        : undefined;
}
function off(written, result, { at }) {
    return { message: `\`${written}\` switches subagents off, ${result}`, at };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/powers.js




const inWorkspace = ["read", "write", "execute"];
const sandboxes = new Map([
    ["read-only", ["read"]],
    ["workspace-write", inWorkspace],
    ["danger-full-access", capability/* capabilities */.R7],
    [":read-only", ["read"]],
    [":workspace", inWorkspace],
    [":danger-full-access", capability/* capabilities */.R7],
]);
function sessionGrants(layers, start, recent) {
    const sandbox = sandboxIn(layers);
    const isWorkspace = sandbox === undefined || sandboxes.get(sandbox.text ?? "") === inWorkspace;
    const allowed = sandbox ? (sandboxes.get(sandbox.text ?? "") ?? capability/* capabilities */.R7) : inWorkspace;
    const at = sandbox?.at ?? start;
    const shell = recent ? settingAt(layers, "features", "shell_tool") : undefined;
    return [
        ...allowed
            .filter((capability) => capability !== "execute" || !isFalse(shell?.value))
            .map((capability) => ({ tool: sandbox?.key ?? "sandbox_mode", capability, scope: null, at })),
        ...(isWorkspace ? networkGrants(layers) : []),
        ...delegationGrants(layers),
        ...(recent ? [...serverTools(layers), ...liveSearch(layers)] : []),
    ];
}
function delegationGrants(layers) {
    const depth = settingAt(layers, "agents", "max_depth");
    const levels = depth?.value.kind === "scalar" ? Number(depth.value.value) : 1;
    if (depth && levels > 1)
        return [{ tool: "agents.max_depth", capability: "delegate", scope: null, at: depth.at }];
    const newer = newerTools(layers);
    return newer ? [{ tool: "features.multi_agent_v2", capability: "delegate", scope: null, at: newer.at }] : [];
}
function serverTools(layers) {
    return layers.flatMap((layer) => serversOf(layer)
        .filter(({ name }) => !isFalse(settingAt(layers, "mcp_servers", name, "enabled")?.value))
        .flatMap(({ grants, at, name }) => [
        { tool: `mcp_servers.${name}`, capability: "external", scope: null, at },
        ...grants.filter(({ capability }) => capability === "network").map((grant) => ({ ...grant, scope: null })),
    ]));
}
function liveSearch(layers) {
    const search = settingAt(layers, "web_search");
    return search?.text === "live" || search?.text === "indexed"
        ? [{ tool: "web_search", capability: "network", scope: search.text, at: search.at }]
        : [];
}
function networkGrants(layers) {
    const access = settingAt(layers, "sandbox_workspace_write", "network_access");
    return access && isTrue(access.value)
        ? [{ tool: "sandbox_workspace_write.network_access", capability: "network", scope: null, at: access.at }]
        : [];
}
function serversOf(settings) {
    return entriesAt(settings, "mcp_servers").flatMap(({ name, key, value }) => {
        const field = (field) => value.kind === "table" ? value.entries.find((entry) => entry.name === field)?.value : undefined;
        if (isFalse(field("enabled")))
            return [];
        const tool = `mcp_servers.${name}`;
        const at = placeIn(settings.source, key);
        const grant = (capability, scope) => ({ tool, capability, scope, at });
        const command = stringsOf(field("command"))[0];
        const url = stringsOf(field("url"))[0];
        const line = [command ?? "", ...stringsOf(field("args"))].join(" ");
        return [
            ...(command === undefined
                ? []
                : [{ name, kind: "command", value: line, at, grants: [grant("execute", line)] }]),
            ...(url === undefined
                ? []
                : [{ name, kind: "url", value: url, at, grants: [grant("network", url), grant("external", url)] }]),
        ];
    });
}
function commandsOf(settings) {
    const notify = settingAt([settings], "notify");
    const line = stringsOf(notify?.value).join(" ");
    const hooks = entriesAt(settings, "hooks").flatMap(({ name, value }) => commandsIn(settings.source, name, value));
    return [
        ...(notify && line !== "" ? [{ name: "notify", kind: "command", value: line, at: notify.at }] : []),
        ...hooks,
    ];
}
function commandsIn(source, name, node) {
    if (node.kind === "list")
        return node.items.flatMap((item) => commandsIn(source, name, item));
    if (node.kind !== "table")
        return [];
    return node.entries.flatMap((entry) => {
        const [command] = entry.name === "command" ? stringsOf(entry.value) : [];
        if (command === undefined)
            return commandsIn(source, name, entry.value);
        return [{ name, kind: "command", value: command, at: placeIn(source, entry.value) }];
    });
}
function endpointGrants(settings) {
    const urls = ["openai_base_url", "chatgpt_base_url"].map((key) => [key]);
    const providers = entriesAt(settings, "model_providers").map(({ name }) => ["model_providers", name, "base_url"]);
    return [...urls, ...providers].flatMap((path) => {
        const url = settingAt([settings], ...path);
        return url?.text === undefined
            ? []
            : [{ tool: path.join("."), capability: "network", scope: url.text, at: url.at }];
    });
}
function searchGrants(settings) {
    const search = settingAt([settings], "web_search");
    const older = search ? undefined : settingAt([settings], "tools", "web_search");
    const live = search?.text === "live"
        ? { tool: "web_search", found: search }
        : older && isTrue(older.value)
            ? { tool: "tools.web_search", found: older }
            : undefined;
    return live ? [{ tool: live.tool, capability: "network", scope: "live", at: live.found.at }] : [];
}
function writableRoots(settings) {
    const roots = settingAt([settings], "sandbox_workspace_write", "writable_roots");
    if (!roots)
        return [];
    return stringsOf(roots.value).map((scope) => ({
        tool: "sandbox_workspace_write.writable_roots",
        capability: "write",
        scope,
        at: roots.at,
    }));
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/beside.js
var beside = __webpack_require__(5171);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var _kit_settings = __webpack_require__(4876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/variables.js
var variables = __webpack_require__(9260);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(5373);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings-keys.js

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
    return (0,unknown_settings/* unknownSettings */.I3)(root, source, "Codex", [...furtherRules, ...readElsewhere, ...harmlessSettings]);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/authority.js






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
    const permissions = settingAt([settings], "default_permissions");
    const words = Object.keys(meanings)
        .filter((setting) => setting !== "sandbox_mode" || !permissions || !recent)
        .flatMap((setting) => wordAuthority(setting, setting, settingAt([settings], setting), true));
    const chosen = settingAt([settings], "profile")?.text;
    const profiles = entriesAt(settings, "profiles").flatMap(({ name }) => Object.keys(meanings).flatMap((setting) => {
        const found = settingAt([settings], "profiles", name, setting);
        return wordAuthority(`profiles.${name}.${setting}`, setting, found, name === chosen);
    }));
    const instructions = settingAt([settings], "model_instructions_file");
    const servers = new Map(entriesAt(settings, "mcp_servers").map(({ name, value }) => [name, value]));
    const notify = settingAt([settings], "notify");
    return [
        ...words,
        ...(permissions ? authority_ownPermissions(settings, permissions) : []),
        ...choosablePermissions(settings, permissions?.text),
        ...profiles,
        ...networkGrants([settings]).map(widen("lets sandboxed commands use the network")),
        ...writableRoots(settings).map(widen("lets sandboxed commands write there too")),
        ...serversOf(settings).map(({ name, kind, value, at }) => {
            const because = kind === "command"
                ? "starts a server's command with every session"
                : "gives every session the tools of a remote server";
            const config = servers.get(name);
            return {
                ...widen(because)({ tool: `mcp_servers.${name}`, scope: value, at }),
                server: { name, kind, value, at },
                content: `${value} ${config ? (0,_kit_settings/* contentOf */.$E)(config, source) : ""}`,
                may: [kind === "command" ? "execute" : "network", "external"],
                ...(kind === "command" && config ? { names: (0,_kit_settings/* commandTexts */.Ot)(config) } : {}),
            };
        }),
        ...unasked(settings),
        ...(notify && (0,_kit_settings/* commandTexts */.Ot)(notify.value).length > 0
            ? [
                {
                    ...widen("runs a command after each turn")({
                        tool: "notify",
                        scope: (0,_kit_settings/* commandTexts */.Ot)(notify.value).join(" "),
                        at: notify.at,
                    }),
                    may: ["execute"],
                    names: (0,_kit_settings/* commandTexts */.Ot)(notify.value),
                },
            ]
            : []),
        ...(0,beside/* hookAuthority */.j)(settingAt([settings], "hooks")?.value, source, "can run a command in every session"),
        ...deeper(settings),
        ...environmentIn(settings),
        ...endpointGrants(settings)
            .map(widen("decides where model requests are sent"))
            .map((found) => ({ ...found, may: ["network"] })),
        ...(0,_kit_settings/* authorityFrom */.W5)(furtherRules, root, source),
        ...(recent ? [] : searchGrants(settings))
            .filter(({ tool }) => tool !== "web_search")
            .map(widen("lets the model search the live web")),
        ...(instructions?.text === undefined ? [] : [instructions]).map(({ text, at }) => widen("replaces the model's own instructions")({ tool: "model_instructions_file", scope: text ?? null, at })),
    ];
}
function authority_ownPermissions(settings, { text, at }) {
    if (text === undefined || text.startsWith(":"))
        return [];
    const defined = settingAt([settings], "permissions")?.value;
    return [
        {
            setting: "default_permissions",
            value: text,
            effect: "widens",
            because: `gives commands the permissions of \`[permissions.${text}]\`, which can be any`,
            content: defined ? (0,_kit_settings/* contentOf */.$E)(defined, settings.source) : "",
            certainty: "assumed",
            at,
        },
    ];
}
function choosablePermissions(settings, chosen) {
    return entriesAt(settings, "permissions")
        .filter(({ name }) => name !== chosen)
        .map(({ name, key, value }) => ({
        setting: `permissions.${name}`,
        value: name,
        effect: "widens",
        because: "are permissions of any kind that a session can select",
        content: (0,_kit_settings/* contentOf */.$E)(value, settings.source),
        certainty: "assumed",
        at: { source: settings.source, span: key.span },
    }));
}
function unasked(settings) {
    return entriesAt(settings, "mcp_servers").flatMap(({ name: server }) => {
        const whole = settingAt([settings], "mcp_servers", server, "default_tools_approval_mode");
        const tools = entriesAt(settings, "mcp_servers", server, "tools").flatMap(({ name }) => {
            const mode = settingAt([settings], "mcp_servers", server, "tools", name, "approval_mode");
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
const authority_variables = (0,variables/* variableRules */.S)("shell_environment_policy.set.*", [
    {
        names: /^(?:CI|CARGO_TERM_COLOR|RUST_BACKTRACE|RUST_LOG|LOG_LEVEL|NODE_ENV|DEBIAN_FRONTEND|GIT_TERMINAL_PROMPT)$/,
        because: "changes how programs print or ask",
    },
]);
function environmentIn(settings) {
    const policy = "shell_environment_policy";
    const set = (0,_kit_settings/* authorityFrom */.W5)(authority_variables, settings.root, settings.source);
    const keepsAll = settingAt([settings], policy, "ignore_default_excludes");
    return [
        ...set,
        ...(keepsAll && isTrue(keepsAll.value)
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
    const depth = settingAt([settings], "agents", "max_depth");
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/decided.js



const decided = {
    sandbox_mode: "its sandbox",
    sandbox_workspace_write: "its sandbox",
    default_permissions: "its sandbox",
    permissions: "its sandbox",
    approval_policy: "its approvals",
    approvals_reviewer: "its approvals",
    shell_environment_policy: "its environment",
};
const decidedSince0169 = {
    allow_login_shell: "its shell",
    web_search: "its tools",
    tools: "its tools",
    auto_review: "its approvals",
};
function asksLess(key, settings) {
    const [effect] = meaningOf(key, settingAt([settings], key)?.text) ?? ["narrows"];
    return Object.hasOwn(decided, key) && effect !== "narrows";
}
function sandboxOf(sessions) {
    const named = sessions.map((layers) => {
        const sandbox = sandboxIn(layers);
        return sandbox
            ? `\`${sandbox.key} = ${JSON.stringify(sandbox.text ?? "")}\` in \`${sandbox.at.source.path}\``
            : "`workspace-write`, the default for a trusted project";
    });
    return named.length === 0 ? "that of its session" : [...new Set(named)].join(", ");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var _kit_profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(3797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/toml.js
var _kit_toml = __webpack_require__(3329);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/native.js

function nativeOf(node) {
    if (node.kind === "list")
        return node.items.map(nativeOf);
    if (node.kind === "table")
        return nativeTable(node.entries);
    const { value } = node;
    if (typeof value === "object" && value !== null)
        return { $datetime: (0,toml/* dateTimeText */.L4)(value) };
    if (typeof value !== "number" || Number.isFinite(value))
        return value;
    return { $float: Number.isNaN(value) ? "NaN" : value < 0 ? "-inf" : "inf" };
}
function nativeTable(entries) {
    return Object.fromEntries(entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, nativeOf(value)]])));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/document.js










const metadata = new Map([
    ["name", parsers_decode/* string */.Yj],
    ["description", parsers_decode/* string */.Yj],
    ["nickname_candidates", (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj)],
]);
async function readRoleFile(path, content, edition) {
    return { path, ...(await rolesIn(content)(edition)) };
}
const rolesIn = (0,memoize/* memoize */.B)((content) => (0,memoize/* memoize */.B)((edition) => roleIn(content, edition)));
async function roleIn(content, edition) {
    const { source } = content;
    const nothing = {
        edition,
        source,
        root: undefined,
        name: undefined,
        description: undefined,
        instructions: undefined,
        nicknames: undefined,
    };
    if (content.kind === "not-utf8")
        return { ...nothing, fault: fault("Other", "it is not UTF-8", (0,repo_text/* startOf */.GH)(source)) };
    const root = await (0,_kit_toml/* tomlOf */.W)(source);
    if (root.kind === "problem")
        return {
            ...nothing,
            fault: fault("TomlSyntax", `it is not TOML: ${oneLine(root.message)}`, placeIn(source, root)),
        };
    if (root.kind !== "table")
        return nothing;
    const text = (key) => textOf(source, root, key);
    const [name, description, instructions] = [text("name"), text("description"), text("developer_instructions")];
    const trimmed = name && { ...name, value: (0,repo_text/* trim */.Bq)(name.value) };
    const nicknames = nicknamesOf(source, root);
    const found = refusedKey(source, root, edition) ?? refusedText(source, root, description, instructions);
    return {
        edition,
        source,
        root,
        name: trimmed?.value === "" ? undefined : trimmed,
        description: description && { ...description, value: (0,repo_text/* trim */.Bq)(description.value) },
        instructions,
        nicknames: nicknames && "value" in nicknames ? nicknames : undefined,
        ...(found ? { fault: found } : {}),
        ...(nicknames && "kind" in nicknames ? { nicknameFault: nicknames } : {}),
    };
}
function refusalOf(file, hint) {
    const excused = hint !== undefined && file.edition.forgiving && file.fault?.kind === "MissingInstructions";
    if (file.fault && !excused)
        return file.fault;
    if (!file.name && hint === undefined)
        return fault("MissingName", "it defines no `name`", (0,repo_text/* startOf */.GH)(file.source));
    return file.nicknameFault;
}
function nativeRole(file, hint) {
    if (!file.root || refusalOf(file, hint))
        return undefined;
    return {
        role_name: file.name?.value ?? hint,
        description: file.description?.value ?? null,
        nickname_candidates: file.nicknames?.value ?? null,
        config: nativeTable(file.root.entries.filter(({ name }) => name === undefined || !metadata.has(name))),
    };
}
function refusedKey(source, root, edition) {
    const settings = shapesOf(edition);
    const sorted = root.entries.toSorted((a, b) => (0,repo_path/* byBytes */.bg)(a.name ?? "", b.name ?? ""));
    for (const shapes of [metadata, settings]) {
        for (const entry of sorted) {
            const refused = shapes.get(entry.name ?? "")?.(entry.value, toml/* toml09Value */.hx);
            if (refused instanceof parsers_decode/* DecodeError */.Xc)
                return fault("Deserialize", `it has a \`${entry.name}\` that cannot be read: ${refused.message}`, placeIn(source, refused));
        }
    }
    const unknown = sorted.find(({ name }) => name === undefined || !(metadata.has(name) || settings.has(name)));
    return (unknown &&
        fault("Deserialize", `it has the key \`${unknown.name}\`, which role files cannot have`, placeIn(source, unknown.key)));
}
function refusedText(source, root, description, instructions) {
    if (description && (0,repo_text/* trim */.Bq)(description.value) === "")
        return fault("BlankDescription", "it has a blank `description`", description.at);
    if (!instructions) {
        const related = root.entries.flatMap(({ name: table }) => entriesAt({ source, root }, table ?? "")
            .filter(({ name }) => name === "developer_instructions")
            .map(({ key }) => ({ message: `belongs to \`[${table}]\` here`, at: placeIn(source, key) })));
        return fault("MissingInstructions", "it defines no `developer_instructions` at its top level", (0,repo_text/* startOf */.GH)(source), related.length > 0 ? related : undefined);
    }
    return (0,repo_text/* trim */.Bq)(instructions.value) === ""
        ? fault("BlankInstructions", "it has blank `developer_instructions`", instructions.at)
        : undefined;
}
function textOf(source, table, key) {
    const node = table.entries.find(({ name }) => name === key)?.value;
    const value = node && (0,parsers_decode/* string */.Yj)(node, toml/* toml09Value */.hx);
    return node && typeof value === "string" ? { value, at: placeIn(source, node) } : undefined;
}
function nicknamesOf(source, root) {
    const node = root.entries.find(({ name }) => name === "nickname_candidates")?.value;
    return node && checkNicknames(source, node);
}
function checkNicknames(source, node) {
    const written = (0,parsers_decode/* list */.p_)(parsers_decode/* string */.Yj)(node, toml/* toml09Value */.hx);
    if (written instanceof parsers_decode/* DecodeError */.Xc || node.kind !== "list")
        return undefined;
    if (written.length === 0)
        return fault("Nicknames", "it has an empty list of `nickname_candidates`", placeIn(source, node));
    const seen = new Set();
    for (const [i, item] of written.entries()) {
        const at = placeIn(source, node.items[i] ?? node);
        const nickname = (0,repo_text/* trim */.Bq)(item);
        if (nickname === "")
            return fault("Nicknames", "it has a blank entry in `nickname_candidates`", at);
        if (seen.has(nickname))
            return fault("Nicknames", `it has \`${nickname}\` twice in \`nickname_candidates\``, at);
        seen.add(nickname);
        if (/^[A-Za-z0-9 _-]+$/.test(nickname))
            continue;
        return fault("Nicknames", `it has the nickname \`${nickname}\`; use only ASCII letters, digits, spaces, \`-\` and \`_\``, at);
    }
    return { value: [...seen], at: placeIn(source, node) };
}
function oneLine(message) {
    return message.replace(/\s*\n\s*/g, ", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/ineffective.js







function ineffectiveIn(candidate, settings, { replaced, sessions }) {
    const { declared, file } = candidate;
    const { edition } = candidate.layer;
    return [
        ...(settings
            ? [
                ...bySession(settings, sessions, edition),
                ...(edition.recent ? unapplied(settings) : inRoleFile(settings, edition)),
            ]
            : []),
        ...(declared ? inTable(declared) : []),
        ...(declared && file ? overruled(candidate, declared, "the role file sets it too and wins") : []),
        ...(declared && file?.name && file.name.value !== declared.key ? [renamed(declared, file.name)] : []),
        ...(replaced
            ? [...inTable(replaced), ...overruled(candidate, replaced, "the role file in `agents` replaces the whole table")]
            : []),
    ];
}
function bySession(settings, sessions, { recent }) {
    const keys = recent ? { ...decided, ...decidedSince0169 } : decided;
    return settings.root.entries.flatMap(({ name = "", key }) => {
        const what = Object.hasOwn(keys, name) ? keys[name] : undefined;
        if (what === undefined || asksLess(name, settings))
            return [];
        const isSandbox = what === "its sandbox";
        const here = isSandbox ? `, here ${sandboxOf(sessions)}` : "; set it in `.codex/config.toml`";
        return [
            {
                kind: "session",
                what: name,
                because: `a role gets ${what} from the session that starts it${here}`,
                at: placeIn(settings.source, key),
                ...(recent ? {} : { certainty: "documented" }),
            },
        ];
    });
}
function inRoleFile(settings, edition) {
    const { source } = settings;
    const unknown = Object.entries(nestedKeys).flatMap(([table, keys]) => entriesAt(settings, table)
        .filter(({ name }) => !keys.includes(name))
        .map(({ name, key }) => {
        const because = `unknown key in \`[${table}]\``;
        return {
            kind: isLimit(name, edition) ? "limit" : "value",
            what: `${table}.${name}`,
            because,
            at: placeIn(source, key),
        };
    }));
    const old = settingAt([settings], "experimental_instructions_file");
    const value = (what, because, at) => ({ kind: "value", what, because, at });
    const has = (server, field) => settingAt([settings], "mcp_servers", server, field) !== undefined;
    return [
        ...unknown,
        ...(old
            ? [value("experimental_instructions_file", "this key was removed; write `model_instructions_file`", old.at)]
            : []),
        ...entriesAt(settings, "mcp_servers")
            .filter(({ name }) => !has(name, "command") && !has(name, "url"))
            .map(({ name, key }) => value(`mcp_servers.${name}`, "this server has neither a `command` nor a `url`", placeIn(source, key))),
    ];
}
const limiting = /sandbox|approval|permission|tools?$|tool_|deny|allow|read_?only|network/i;
function isLimit(name, edition) {
    return limiting.test(name) || !(metadata.has(name) || shapesOf(edition).has(name));
}
const cosmetic = /^(?:tui|notice|history|audio|realtime|suppress_|check_for_|hide_|show_|file_opener|disable_paste|otel|analytics|feedback|desktop|log_dir)/;
const applied = new Set([
    ...metadata.keys(),
    ..."developer_instructions model model_reasoning_effort model_reasoning_summary model_verbosity".split(" "),
    ..."personality service_tier features skills".split(" "),
]);
const ineffective_features = /^(?:shell_tool|apps|connectors|personality|plugins|memories|memory_tool|request_permissions_tool)$/;
function unapplied({ source, root }) {
    const found = root.entries.flatMap(({ name = "", key }) => {
        if (applied.has(name) || !recentShapes.has(name) || Object.hasOwn({ ...decided, ...decidedSince0169 }, name))
            return [];
        return [
            {
                kind: cosmetic.test(name) ? "metadata" : "value",
                what: name,
                because: "a role file sets only instructions and model settings",
                at: placeIn(source, key),
            },
        ];
    });
    const switches = entriesAt({ source, root }, "features").filter(({ name, value }) => !isFalse(value) || !ineffective_features.test(name));
    return [
        ...found,
        ...switches.map(({ name, key }) => ({
            kind: "value",
            what: `features.${name}`,
            because: "a role can turn off only its shell, apps, personality, plugins and memory",
            at: placeIn(source, key),
        })),
    ];
}
function inTable({ key, config, table }) {
    return (table.kind === "table" ? table.entries : []).flatMap(({ name, key: written }) => {
        if (name === undefined || Object.hasOwn(roleKeys, name))
            return [];
        const because = "only `description`, `config_file` and `nickname_candidates` of a role's table are read";
        return [
            {
                kind: limiting.test(name) ? "limit" : "value",
                what: `agents.${key}.${name}`,
                because,
                at: placeIn(config.source, written),
            },
        ];
    });
}
function overruled({ description, nicknames }, table, because) {
    const differs = (own, written) => written !== undefined && String(own?.value) !== String(written.value);
    const overrule = (what, { at }) => ({
        kind: "value",
        what: `agents.${table.key}.${what}`,
        because,
        at,
    });
    return [
        ...(table.description && differs(description, table.description)
            ? [overrule("description", table.description)]
            : []),
        ...(table.nicknames && differs(nicknames, table.nicknames)
            ? [overrule("nickname_candidates", table.nicknames)]
            : []),
    ];
}
function renamed({ key, at }, name) {
    return {
        kind: "value",
        what: `agents.${key}`,
        because: `the role file has the name \`${name.value}\`, so there is no role \`${key}\``,
        at,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/profile.js













function readProfile(repo, candidate, around) {
    const { declared, name } = candidate;
    const file = fileOf(candidate, around);
    if (!declared && !file?.root)
        return undefined;
    const settings = file?.root && { source: file.source, root: file.root };
    const own = candidate.file ? settings : undefined;
    const start = file ? (0,repo_text/* startOf */.GH)(file.source) : (declared?.at ?? (0,repo_text/* startOf */.GH)({ path: candidate.layer.folder, text: "" }));
    return (0,_kit_profile/* profileFrom */.A)({
        home: start,
        name: name ? (0,fact/* stated */.Eo)(name.value, name.at) : wordFact(settings, "name", start),
        identity: name?.value,
        description: descriptionFact(candidate, around, start),
        model: wordFact(settings, "model", start),
        permissionMode: wordFact(settings, "approval_policy", start),
        grants: grantsFact(settings, around, start, candidate.layer.edition),
        onlyTools: () => ({ title: 'sandbox_mode = "read-only" in `.codex/config.toml`', safe: false, edits: [] }),
        ...(settings ? powersIn(settings, candidate.layer.edition) : {}),
        paths: pathsOf(repo, candidate, own),
        ineffective: ineffectiveIn(candidate, own, around),
        hasDefaultPrompt: true,
        prompt: promptOf(declared, file, start),
        native: profile_nativeOf(candidate),
    });
}
function powersIn(settings, { recent }) {
    if (recent)
        return { bypasses: bypassesOf(settings, [[]]) };
    const servers = serversOf(settings);
    const hooks = commandsOf(settings);
    return {
        extraGrants: [
            ...servers.flatMap(({ grants }) => grants),
            ...hooks.map(commandGrant),
            ...endpointGrants(settings),
            ...searchGrants(settings),
        ],
        hooks,
        servers: servers.map(({ name, kind, value, at }) => ({ name, kind, value, at })),
        bypasses: bypassesOf(settings, [[], ...entriesAt(settings, "profiles").map(({ name }) => ["profiles", name])]),
    };
}
function fileOf({ file, declared }, { lower }) {
    return file || declared?.configFile ? file : lower?.file;
}
function wordFact(settings, key, start) {
    const found = settings && settingAt([settings], key);
    if (!found)
        return (0,fact/* missing */.LO)(start);
    if (found.text !== undefined)
        return found.text.trim() === "" && key === "name" ? (0,fact/* missing */.LO)(found.at) : (0,fact/* stated */.Eo)(found.text, found.at);
    const [variant] = found.value.kind === "table" ? found.value.entries : [];
    return key === "approval_policy" && variant?.name !== undefined
        ? (0,fact/* stated */.Eo)(variant.name, found.at)
        : (0,fact/* unreadable */.O$)(found.at, "is not a string");
}
function descriptionFact({ description, name, file }, { lower }, start) {
    if (description)
        return (0,fact/* stated */.Eo)(description.value, description.at);
    const written = file?.root && settingAt([{ source: file.source, root: file.root }], "description");
    if (written)
        return (0,fact/* unreadable */.O$)(written.at, "is not a string");
    const inherited = lower?.description;
    return inherited
        ? (0,fact/* implied */.TU)(inherited.value, inherited.at, "a lower layer describes the role of this name")
        : (0,fact/* missing */.LO)(name?.at ?? start);
}
function grantsFact(settings, { sessions }, start, { recent }) {
    const all = sessions.length > 0 ? sessions : [[]];
    const grants = once(all.flatMap((layers) => sessionGrants(layers, start, recent)));
    const hasShell = !recent || !isFalse(settings && settingAt([settings], "features", "shell_tool")?.value);
    return (0,fact/* implied */.TU)(hasShell ? grants : grants.filter(({ capability }) => capability !== "execute"), start, `a role has its session's sandbox, which is ${sandboxOf(all)}`);
}
function once(grants) {
    const keyOf = ({ tool, capability, at }) => JSON.stringify([tool, capability, at.source.path, at.span.start]);
    return [...new Map(grants.map((grant) => [keyOf(grant), grant])).values()];
}
function commandGrant({ name, value, at }) {
    return { tool: name, capability: "execute", scope: value, at };
}
function bypassesOf(settings, paths) {
    return paths.flatMap((path) => Object.entries(decided).flatMap(([key, what]) => {
        const found = settingAt([settings], ...path, key);
        const [effect, does] = meaningOf(key, found?.text) ?? ["narrows"];
        if (!found || effect === "narrows" || does === undefined)
            return [];
        const because = `${does}, but a role gets ${what} from the session that starts it`;
        return [
            { setting: [...path, key].join("."), value: found.text ?? "", effect: "unhonoured", because, at: found.at },
        ];
    }));
}
function pathsOf(repo, { declared, file }, settings) {
    const named = [];
    const add = (directory, key, value, at) => {
        named.push({ key, value, reach: repo.reach(directory, directory, value), at });
    };
    if (declared?.configFile)
        add((0,repo_path/* directoryOf */.jt)(declared.config.path), "config_file", declared.configFile.value, declared.configFile.at);
    if (!file || !settings)
        return named;
    for (const key of [...pathKeys, "js_repl_node_module_dirs"]) {
        const found = settingAt([settings], key);
        for (const value of stringsOf(found?.value))
            if (found)
                add((0,repo_path/* directoryOf */.jt)(file.path), key, value, found.at);
    }
    for (const { key, node } of nestedPaths(settings))
        for (const value of stringsOf(node))
            add((0,repo_path/* directoryOf */.jt)(file.path), key, value, placeIn(settings.source, node));
    return named;
}
function nestedPaths(settings) {
    const servers = entriesAt(settings, "mcp_servers").flatMap(({ name, value }) => {
        const node = (0,parsers_node/* valueOf */.RP)(value, "cwd");
        return node ? [{ key: `mcp_servers.${name}.cwd`, node }] : [];
    });
    const skills = settingAt([settings], "skills", "config")?.value;
    const listed = skills?.kind === "list" ? skills.items.flatMap((item) => (0,parsers_node/* valueOf */.RP)(item, "path") ?? []) : [];
    return [...servers, ...listed.map((node) => ({ key: "skills.config.path", node }))];
}
function promptOf(declared, file, start) {
    if (!file?.instructions)
        return (0,_kit_profile/* noPrompt */.O)(start);
    return {
        source: "inline",
        path: declared ? file.path : null,
        text: file.instructions.value,
        at: file.instructions.at,
    };
}
function profile_nativeOf({ declared, file, fault, description, nicknames }) {
    if (file)
        return nativeRole(file, declared?.key);
    if (fault || !declared || declared.configFile)
        return undefined;
    return {
        role_name: declared.key,
        description: description?.value ?? null,
        nickname_candidates: nicknames?.value ?? null,
        config: {},
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/roles.js




function declaredCandidate(layer, declared) {
    const { file } = declared;
    return {
        layer,
        declared,
        file,
        name: file?.name ?? { value: declared.key, at: declared.at },
        description: file?.description ?? declared.description,
        nicknames: file?.nicknames ?? declared.nicknames,
        path: declared.path,
        fault: declared.fault,
    };
}
function discoveredCandidate(layer, file) {
    const { name, description, nicknames, path } = file;
    return { layer, declared: undefined, file, name, description, nicknames, path, fault: refusalOf(file) };
}
function addLayer(below, declared, discovered, edition) {
    const named = edition.forgiving ? filesNamedIn(declared) : new Set();
    const unnamed = discovered.filter(({ path }) => path === undefined || !named.has(path));
    const taken = takeCandidates([declared, unnamed], edition);
    const merged = mergeRoles(below.roles, taken.candidates, edition);
    const failures = [...taken.failures, ...merged.failures];
    return edition.forgiving
        ? { ...below, roles: merged.roles, warnings: [...below.warnings, ...failures] }
        : { ...below, roles: merged.roles, failures: [...below.failures, ...failures] };
}
function takeCandidates(groups, { forgiving }) {
    const failures = [];
    const candidates = new Map();
    for (const group of groups) {
        const inGroup = new Map();
        for (const candidate of group) {
            if (candidate.fault && !isSilent(candidate, forgiving))
                failures.push({ candidate, fault: candidate.fault });
            if (candidate.fault || !candidate.name)
                continue;
            const { value } = candidate.name;
            const duplicate = duplicateOf(candidate.name, (forgiving ? candidates : inGroup).get(value));
            if (duplicate)
                failures.push({ candidate, fault: duplicate });
            else {
                inGroup.set(value, candidate);
                candidates.set(value, candidate);
            }
        }
    }
    return { candidates, failures };
}
function isSilent({ declared, fault }, forgiving) {
    return !forgiving && !declared && fault?.kind === "MissingName";
}
function duplicateOf({ value, at }, earlier) {
    if (!earlier?.name)
        return undefined;
    const related = [{ message: `\`${value}\` is defined here first`, at: earlier.name.at }];
    return fault("Duplicate", `it defines \`${value}\` a second time in one layer`, at, related);
}
function mergeRoles(below, candidates, { recent, forgiving }) {
    const roles = new Map(below);
    const failures = [];
    for (const [name, candidate] of [...candidates].sort(([a], [b]) => (0,repo_path/* byBytes */.bg)(a, b))) {
        const role = inheriting(candidate, below.get(name));
        const missing = recent ? undefined : undescribed(name, role);
        if (missing)
            failures.push(missing);
        if (!missing || !forgiving)
            roles.set(name, role);
    }
    return { roles, failures };
}
function inheriting(candidate, lower) {
    return {
        candidate,
        description: candidate.description ?? lower?.description,
        nicknames: candidate.nicknames ?? lower?.nicknames,
        path: candidate.path ?? lower?.path,
        file: candidate.declared?.configFile || candidate.file ? candidate.file : lower?.file,
    };
}
function settled(state, { recent }) {
    if (!recent)
        return state;
    const warnings = [...state.roles].flatMap(([name, role]) => undescribed(name, role) ?? []);
    const roles = new Map([...state.roles].filter(([name, role]) => undescribed(name, role) === undefined));
    return { ...state, roles, warnings: [...state.warnings, ...warnings] };
}
function filesNamedIn(declared) {
    return new Set(declared.flatMap(({ path, fault }) => (path === undefined || fault ? [] : [path])));
}
function undescribed(name, { candidate, description }) {
    const unread = candidate.declared?.configFile !== undefined && !candidate.file;
    if (description || unread)
        return undefined;
    const at = candidate.name?.at ?? (0,repo_text/* placeOfPath */.Es)(candidate.layer.folder);
    return {
        candidate,
        fault: fault("MissingDescription", `neither it nor a lower layer has a description of \`${name}\``, at),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/items.js






function itemsOf(repo, sessions) {
    const failures = failuresIn(sessions);
    const chains = chainsByLayer(sessions);
    const context = { repo, sessions, failures, tables: tablesByFile(sessions), chains };
    const drafts = new Map();
    const items = [];
    for (const layer of sessions.layers) {
        for (const [candidate, draft] of draftsIn(layer, context)) {
            drafts.set(candidate, draft);
            items.push(draft);
        }
        for (const { path, verdict } of layer.asides)
            items.push({ layer: layer.layer, files: [path], verdict });
    }
    const nowhere = (0,repo_text/* startOf */.GH)({ path: "", text: "" });
    const everywhere = settingsOf(sessions.chains);
    const grants = everywhere.flatMap((layers) => sessionGrants(layers, nowhere, sessions.edition.recent));
    const builtin = builtins_builtins((0,capability/* inOrder */.al)(grants.map(({ capability }) => capability))).map((profile) => {
        const verdict = acrossSessions(undefined, profile.identity ?? "", sessions.chains, drafts);
        return { layer: builtinLayer, files: [], verdict, profile };
    });
    for (const [candidate, draft] of drafts)
        draft.verdict = verdictOf(candidate, failures.get(candidate), chains.get(candidate.layer) ?? [], drafts);
    return [...builtin, ...items];
}
function draftsIn(layer, context) {
    const { repo, sessions, failures, tables, chains } = context;
    const { declared, discovered } = sessions.candidates.get(layer) ?? { declared: [], discovered: [] };
    const { forgiving } = layer.edition;
    const folded = forgiving
        ? new Map()
        : foldedIn(declared.filter((table) => !failures.has(table)), discovered);
    const named = forgiving ? filesNamedIn(declared) : new Set();
    const foldedTables = new Set(folded.values());
    const isHidden = (candidate) => foldedTables.has(candidate) ||
        (!candidate.declared && candidate.path !== undefined && named.has(candidate.path)) ||
        isReportedByTable(tables, candidate);
    const around = settingsOf(chains.get(layer) ?? []);
    return [...declared, ...discovered]
        .filter((candidate) => !isHidden(candidate))
        .map((candidate) => {
        const replaced = folded.get(candidate)?.declared;
        const lower = candidate.name && sessions.below(layer).roles.get(candidate.name.value);
        const profile = readProfile(repo, candidate, { lower, sessions: around, replaced });
        const files = filesOf(candidate, { lower, replaced });
        return [
            candidate,
            { layer: layer.layer, files, verdict: { kind: "loaded" }, ...(profile ? { profile } : {}) },
        ];
    });
}
function filesOf(candidate, { lower, replaced }) {
    const { declared, path } = candidate;
    const paths = declared
        ? [declared.config.path, path ?? fileOf(candidate, { lower })?.path]
        : [path, replaced?.config.path];
    return paths.filter((path) => path !== undefined);
}
function failuresIn({ chains, candidates }) {
    const faults = new Map();
    for (const { declared, discovered } of candidates.values()) {
        for (const candidate of [...declared, ...discovered])
            if (candidate.fault)
                faults.set(candidate, candidate.fault);
    }
    for (const { failures, state } of chains)
        for (const { candidate, fault } of [...failures, ...state.warnings])
            if (candidate && !faults.has(candidate))
                faults.set(candidate, fault);
    return faults;
}
function tablesByFile({ candidates }) {
    const tables = new Map();
    for (const [layer, { declared }] of candidates) {
        for (const { file } of declared)
            if (file)
                tables.set(file.source.path, (tables.get(file.source.path) ?? new Set()).add(layer));
    }
    return tables;
}
function chainsByLayer({ chains }) {
    const found = new Map();
    for (const chain of chains)
        for (const layer of chain.layers)
            found.set(layer, [...(found.get(layer) ?? []), chain]);
    return found;
}
function settingsOf(chains) {
    return chains.map(({ layers }) => layers.flatMap(({ config }) => (config ? [config] : [])));
}
function foldedIn(declared, discovered) {
    const byName = new Map(discovered.filter(({ fault }) => !fault).map((candidate) => [candidate.name?.value, candidate]));
    const folded = new Map();
    for (const table of declared) {
        const file = byName.get(table.name?.value);
        const isSame = !table.declared?.configFile || table.file?.source.path === file?.file?.source.path;
        if (file && isSame && !folded.has(file))
            folded.set(file, table);
    }
    return folded;
}
function isReportedByTable(tables, { declared, fault, file, layer }) {
    if (declared || !fault || !file)
        return false;
    const naming = tables.get(file.source.path);
    return naming !== undefined && (fault.kind === "MissingName" || naming.has(layer));
}
function verdictOf(candidate, fault, chains, drafts) {
    if (fault?.kind === "MissingName" && !candidate.layer.edition.forgiving) {
        return {
            kind: "dropped",
            problem: {
                message: "it defines no `name`, and no `[agents]` table of a `config.toml` names the file",
                at: fault.problem.at,
            },
        };
    }
    return fault
        ? { kind: "rejected", problem: fault.problem }
        : acrossSessions(candidate, candidate.name?.value ?? "", chains, drafts);
}
function acrossSessions(candidate, name, chains, drafts) {
    const verdicts = chains.map(({ failures, off, state }) => {
        const problem = failures[0]?.fault.problem ?? off?.problem;
        if (problem)
            return { kind: "lost", problem };
        const winner = state.roles.get(name)?.candidate;
        const by = winner && drafts.get(winner);
        return winner === candidate || !by ? { kind: "loaded" } : { kind: "shadowed", by };
    });
    const firstOf = (kind) => verdicts.find((verdict) => verdict.kind === kind);
    return firstOf("loaded") ?? firstOf("lost") ?? firstOf("shadowed") ?? { kind: "loaded" };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/declared.js







async function declaredRole(repo, config, key, at, table, edition) {
    const { source } = config;
    const nicknameNode = roleField(table, "nickname_candidates");
    const nicknames = nicknameNode && checkNicknames(source, nicknameNode);
    const description = textIn(source, table, "description");
    const configFile = textIn(source, table, "config_file");
    const named = configFile && (await readNamedFile(repo, config, configFile, edition));
    const refused = firstFault(source, table, key, { description, nicknames, named });
    const role = {
        key,
        at,
        config,
        table,
        description: description && { ...description, value: (0,repo_text/* trim */.Bq)(description.value) },
        nicknames: isFault(nicknames) ? undefined : nicknames,
        configFile,
        path: named?.path,
        file: named?.file,
        ...(refused ? { fault: refused } : {}),
    };
    return named?.problem ? { role, problem: named.problem } : { role };
}
function firstFault(source, table, key, { description, nicknames, named, }) {
    return (shapeFault(source, table, key) ??
        named?.fault ??
        blankDescription(key, description) ??
        (isFault(nicknames) ? nicknames : undefined) ??
        (named?.file && refusalOf(named.file, key)));
}
function isFault(read) {
    return read !== undefined && "kind" in read;
}
function shapeFault(source, table, key) {
    const shape = checkRole(table, toml/* toml09Value */.hx);
    const message = `it has an \`agents.${key}\` that cannot be read: ${shape?.message}`;
    return shape && fault("ConfigTomlDeserialize", message, placeIn(source, shape));
}
function blankDescription(key, description) {
    return description && (0,repo_text/* trim */.Bq)(description.value) === ""
        ? fault("BlankDescription", `it has a blank \`agents.${key}.description\``, description.at)
        : undefined;
}
function textIn(source, table, key) {
    const node = roleField(table, key);
    const value = node && (0,parsers_decode/* string */.Yj)(node, toml/* toml09Value */.hx);
    return node && typeof value === "string" ? { value, at: placeIn(source, node) } : undefined;
}
async function readNamedFile(repo, config, { value, at }, edition) {
    const path = resolve(repo, (0,repo_path/* directoryOf */.jt)(config.path), value);
    const outside = { message: `names a role file outside this tree, which Codex would read: ${value}`, at };
    if (path === undefined)
        return { problem: outside };
    const content = await repo.read(path);
    if (content.kind === "text" || content.kind === "not-utf8")
        return { path, file: await readRoleFile(path, content, edition) };
    if (content.kind === "unjudged")
        return { path, problem: { message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) } };
    const unlisted = repo.isUsers(path) && !(0,repo_path/* isWithin */.UO)(path, (0,repo_path/* directoryOf */.jt)(config.path));
    if (content.resolution.kind === "outside" || unlisted)
        return { problem: outside };
    const found = content.resolution.kind === "directory" ? "a directory" : "not there";
    return { path, fault: fault("MissingFile", `it names a \`config_file\` that is ${found}: \`${value}\``, at) };
}
function resolve(repo, directory, value) {
    if (value === "~" || value.startsWith("~/"))
        return repo.isUsers("~") ? (0,repo_path/* plain */.pj)(value) : undefined;
    const path = (0,repo_path/* plain */.pj)(value.startsWith("/") ? value : (0,repo_path/* join */.fj)(directory, value));
    return path !== undefined && (0,repo_path/* isWithin */.UO)(directory, "~") && repo.isUsers("~") && !(0,repo_path/* isWithin */.UO)(path, "~") ? undefined : path;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/discovery.js




async function discover(repo, directory, edition) {
    const resolution = repo.resolve(directory);
    if (resolution.kind === "directory")
        return readAll(repo, walk(repo, directory, resolution.path, edition), edition);
    const nothing = { files: [], asides: [], unjudged: [] };
    if (resolution.kind === "missing")
        return nothing;
    const unjudged = beyond(directory, resolution);
    if (unjudged)
        return { ...nothing, unjudged: [unjudged] };
    return {
        ...nothing,
        fault: fault("Other", resolution.kind === "loop" ? "it is a circular link" : "it is not a directory", (0,repo_text/* placeOfPath */.Es)(directory)),
    };
}
async function discoverFile(repo, path, edition) {
    return readAll(repo, { files: [path], asides: [], unjudged: [] }, edition);
}
function beyond(path, resolution) {
    if (resolution.kind === "outside")
        return { message: `is a link out of this tree to ${resolution.target}`, at: (0,repo_text/* placeOfPath */.Es)(resolution.link ?? path) };
    return resolution.kind === "unjudged" ? { message: resolution.problem, at: (0,repo_text/* placeOfPath */.Es)(resolution.path) } : undefined;
}
function walk(repo, directory, real, { recent }) {
    const found = { files: [], asides: [], unjudged: [] };
    const holdsRoles = roleFolders(repo);
    const open = new Set();
    const visit = (shown, held) => {
        if (open.has(held))
            return;
        open.add(held);
        for (const name of repo.names(held)) {
            const entry = repo.entries.get((0,repo_path/* join */.fj)(held, name));
            if (!entry)
                continue;
            visitEntry((0,repo_path/* join */.fj)(shown, name), name, entry);
        }
        open.delete(held);
    };
    const visitEntry = (path, name, entry) => {
        if (entry.unjudged !== undefined || entry.kind === "submodule")
            return void report(path, repo.resolve(entry.path));
        const target = recent && entry.kind === "link" ? repo.resolve(path) : undefined;
        const below = entry.kind === "directory" ? entry.path : target?.kind === "directory" ? target.path : undefined;
        if (below !== undefined)
            visit(path, below);
        else if (!target || !report(path, target))
            takeFile(path, name, target?.kind === "file" ? "file" : entry.kind);
    };
    const report = (path, resolution) => {
        const problem = beyond(path, resolution);
        if (problem)
            found.unjudged.push(problem);
        return problem !== undefined;
    };
    const takeFile = (path, name, kind) => {
        const isToml = (0,repo_path/* extensionOf */.je)(name) === "toml";
        if (kind === "unnameable") {
            if (isToml)
                found.files.push(path);
        }
        else if (kind !== "file" || !isToml) {
            const verdict = kind !== "link" ? fileVerdict(path) : recent ? deadLinkVerdict(path) : linkVerdict(repo, path, holdsRoles);
            found.asides.push({ path, verdict });
        }
        else
            found.files.push(path);
    };
    visit(directory, real);
    found.files.sort(bySegments);
    return found;
}
function roleFolders(repo) {
    const known = new Map();
    const holdsRoles = (directory) => {
        const answer = known.get(directory);
        if (answer !== undefined)
            return answer;
        known.set(directory, false);
        const holds = repo.names(directory).some((name) => {
            const entry = repo.entries.get((0,repo_path/* join */.fj)(directory, name));
            return entry?.kind === "directory"
                ? holdsRoles(entry.path)
                : entry?.kind === "file" && (0,repo_path/* extensionOf */.je)(name) === "toml";
        });
        known.set(directory, holds);
        return holds;
    };
    return holdsRoles;
}
function deadLinkVerdict(path) {
    if ((0,repo_path/* extensionOf */.je)(path) !== "toml")
        return { kind: "passed-over" };
    return dropped(path, "it is a broken link");
}
function linkVerdict(repo, path, holdsRoles) {
    if ((0,repo_path/* extensionOf */.je)(path) === "toml")
        return dropped(path, "it is a link, and Codex does not follow links below `agents`");
    const led = repo.resolve(path);
    if (led.kind !== "directory" || !holdsRoles(led.path))
        return { kind: "passed-over" };
    return dropped(path, "it is a link to role files, and Codex does not follow links below `agents`");
}
function fileVerdict(path) {
    if ((0,repo_path/* nameOf */.Vb)(path) === ".toml")
        return dropped(path, "it has no name before `.toml`, so its extension is not `toml`");
    const extension = (0,repo_path/* extensionOf */.je)(path);
    if (extension?.toLowerCase() !== "toml")
        return { kind: "passed-over" };
    return dropped(path, `its extension is \`.${extension}\`; only \`.toml\` files are roles`);
}
function dropped(path, message) {
    return { kind: "dropped", problem: { message, at: (0,repo_text/* placeOfPath */.Es)(path) } };
}
function bySegments(first, second) {
    const [a, b] = [first.split("/"), second.split("/")];
    const i = a.findIndex((segment, at) => segment !== b[at]);
    return i < 0 ? a.length - b.length : (0,repo_path/* byBytes */.bg)(a[i] ?? "", b[i] ?? "");
}
async function readAll(repo, { files, asides, unjudged }, edition) {
    const read = [];
    const more = [...asides];
    const unread = [...unjudged];
    for (const path of files) {
        const content = await repo.read(path);
        if (content.kind === "text" || content.kind === "not-utf8")
            read.push(await readRoleFile(path, content, edition));
        else if (repo.entries.get(path)?.kind === "unnameable")
            unread.push({ message: "has a name that is not UTF-8, so it is not checked", at: (0,repo_text/* placeOfPath */.Es)(path) });
        else if (content.kind === "unjudged")
            unread.push({ message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) });
    }
    for (const aside of asides.filter(({ path, verdict }) => verdict.kind === "passed-over" && (0,repo_path/* extensionOf */.je)(path) === "md")) {
        const content = await repo.read(aside.path);
        if (content.kind !== "text" || !/^---\r?\n(?:.*\r?\n)*?name:/.test(content.source.text))
            continue;
        const problem = {
            message: "it is Markdown; only `.toml` files are roles",
            at: (0,repo_text/* startOf */.GH)(content.source),
        };
        more[more.indexOf(aside)] = { path: aside.path, verdict: { kind: "dropped", problem } };
    }
    return { files: read, asides: more, unjudged: unread };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/starlark.js
class Unread extends Error {
    span;
    constructor(span) {
        super("other Starlark");
        this.span = span;
    }
}
function callsIn(text) {
    const calls = [];
    try {
        const reader = new Reader(tokensOf(text));
        for (let call = reader.call(); call; call = reader.call())
            calls.push(call);
        return { calls };
    }
    catch (error) {
        if (error instanceof Unread)
            return { calls, other: error.span };
        throw error;
    }
}
const blank = /[ \t\r]+|\\\r?\n|#[^\n]*/y;
const word = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /-?\d+(?:\.\d+)?/y;
const mark = /[()[\],=;]/y;
const quoted = /r?(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')/y;
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
}
function tokensOf(text) {
    const tokens = [];
    let depth = 0;
    for (let at = 0; at < text.length;) {
        const span = (length) => ({ start: at, end: at + length });
        const skipped = matchAt(blank, text, at);
        if (skipped !== undefined) {
            at += skipped.length;
            continue;
        }
        if (text[at] === "\n") {
            if (depth === 0)
                tokens.push({ kind: "line", text: "\n", span: span(1) });
            at += 1;
            continue;
        }
        const found = tokenAt(text, at, span);
        if (found.kind === "mark" && "([".includes(found.text))
            depth++;
        if (found.kind === "mark" && ")]".includes(found.text))
            depth--;
        tokens.push(found);
        at = found.span.end;
    }
    return tokens;
}
function tokenAt(text, at, span) {
    const literal = matchAt(quoted, text, at);
    const value = literal === undefined ? undefined : valueOfText(literal);
    if (literal !== undefined && value !== undefined)
        return { kind: "text", value, span: span(literal.length) };
    for (const [kind, pattern] of [
        ["word", word],
        ["number", number],
        ["mark", mark],
    ]) {
        const found = matchAt(pattern, text, at);
        if (literal === undefined && found !== undefined)
            return { kind, text: found, span: span(found.length) };
    }
    return { kind: "other", text: text[at] ?? "", span: span(1) };
}
const escapes = {
    n: "\n",
    t: "\t",
    r: "\r",
    "\\": "\\",
    "'": "'",
    '"': '"',
    "\n": "",
};
function valueOfText(literal) {
    const isRaw = literal.startsWith("r");
    const body = isRaw ? literal.slice(1) : literal;
    const quotes = /^(?:"""|''')/.test(body) ? 3 : 1;
    const inner = body.slice(quotes, -quotes);
    if (isRaw)
        return inner;
    const unknown = /\\(?!x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[ntr\\'"\n])/.test(inner.replaceAll("\\\\", ""));
    if (unknown)
        return undefined;
    return inner.replace(/\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[^])/g, (_, code) => code.length > 1 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (escapes[code] ?? code));
}
const maxDepth = 20;
class Reader {
    #tokens;
    #next = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    call() {
        while (this.#is("line") || this.#is("mark", ";") || this.#is("text"))
            this.#next++;
        const start = this.#tokens[this.#next];
        if (start === undefined)
            return undefined;
        const name = this.#take("word");
        this.#take("mark", "(");
        const positional = [];
        const named = new Map();
        while (!this.#is("mark", ")")) {
            this.#argument(positional, named);
            if (!this.#is("mark", ")"))
                this.#take("mark", ",");
        }
        const end = this.#take("mark", ")");
        if (this.#tokens[this.#next] !== undefined && !this.#is("line") && !this.#is("mark", ";"))
            throw this.#unread();
        return { name: textOfToken(name), positional, named, span: { start: start.span.start, end: end.span.end } };
    }
    #argument(positional, named) {
        const following = this.#tokens[this.#next + 1];
        if (this.#is("word") && following?.kind === "mark" && following.text === "=") {
            const key = textOfToken(this.#take("word"));
            this.#take("mark", "=");
            if (named.has(key))
                throw this.#unread();
            named.set(key, this.#value(0));
        }
        else
            positional.push(this.#value(0));
    }
    #value(depth) {
        const token = this.#tokens[this.#next];
        if (token?.kind === "text") {
            this.#next++;
            return token.value;
        }
        if (token?.kind === "number") {
            this.#next++;
            return Number(token.text);
        }
        if (token?.kind === "word" && constants.has(token.text)) {
            this.#next++;
            return constants.get(token.text) ?? null;
        }
        this.#take("mark", "[");
        if (depth > maxDepth)
            throw this.#unread();
        const items = [];
        while (!this.#is("mark", "]")) {
            items.push(this.#value(depth + 1));
            if (!this.#is("mark", "]"))
                this.#take("mark", ",");
        }
        this.#take("mark", "]");
        return items;
    }
    #is(kind, text) {
        const token = this.#tokens[this.#next];
        return token?.kind === kind && (text === undefined || textOfToken(token) === text);
    }
    #take(kind, text) {
        const token = this.#tokens[this.#next];
        if (!token || !this.#is(kind, text))
            throw this.#unread();
        this.#next++;
        return token;
    }
    #unread() {
        const token = this.#tokens[this.#next] ?? this.#tokens.at(-1);
        return new Unread(token?.span ?? { start: 0, end: 0 });
    }
}
const constants = new Map([
    ["True", true],
    ["False", false],
    ["None", null],
]);
function textOfToken(token) {
    return token.kind === "text" ? token.value : token.text;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/rules.js

function readRules(source) {
    const { calls, other } = callsIn(source.text);
    const read = calls.map((call) => ({ call, found: rules_authorityOf(call, source) }));
    const unknown = read.find(({ found }) => found === undefined);
    const span = unknown?.call.span ?? other;
    return {
        authority: read.flatMap(({ found }) => found ?? []),
        unjudged: span
            ? [
                {
                    message: "has Starlark that this tool does not run; it reads only calls of `prefix_rule`, `network_rule` and `host_executable` with plain values, up to this place",
                    at: { source, span },
                },
            ]
            : [],
    };
}
function rules_authorityOf(call, source) {
    switch (call.name) {
        case "prefix_rule":
            return prefixRule(call, source);
        case "network_rule":
            return networkRule(call, source);
        case "host_executable":
            return hostExecutable(call, source);
        default:
            return undefined;
    }
}
function argument({ named, positional }, name, place) {
    return named.get(name) ?? positional[place];
}
const decisions = ["allow", "prompt", "forbidden"];
function decisionIn(value, otherwise) {
    if (value === undefined || value === null)
        return otherwise;
    return decisions.find((word) => word === (value === "deny" ? "forbidden" : value));
}
const interpreters = new Set(("bash sh zsh dash ksh fish pwsh powershell cmd env sudo doas su xargs eval exec nohup time nice timeout python " +
    "python3 node deno bun ruby perl php lua npx bunx uvx pnpx ssh docker podman make just").split(" "));
function prefixRule(call, source) {
    const pattern = argument(call, "pattern", 0);
    const decision = decisionIn(argument(call, "decision", 1), "allow");
    if (!Array.isArray(pattern) || decision === undefined)
        return undefined;
    const tokens = pattern.map(tokenOf);
    if (tokens.length === 0 || tokens.some((token) => token === undefined))
        return undefined;
    const [heads = []] = tokens;
    const written = tokens.map((token) => token.join("|")).join(" ");
    const isAny = tokens.length === 1 && heads.some((head) => interpreters.has(head.replace(/^.*\//, "")));
    const common = { setting: `prefix_rule ${written}`, value: decision, at: { source, span: call.span } };
    if (decision === "allow")
        return [
            isAny
                ? { ...common, effect: "auto-approves", because: "runs any command outside the sandbox without asking" }
                : { ...common, effect: "widens", because: "runs commands with this prefix outside the sandbox without asking" },
        ];
    return [
        {
            ...common,
            effect: "narrows",
            because: decision === "prompt" ? "asks before commands with this prefix" : "forbids commands with this prefix",
            strictness: decision === "prompt" ? 1 : 2,
            isGuard: true,
        },
    ];
}
function tokenOf(value) {
    if (typeof value === "string")
        return [value];
    if (!Array.isArray(value))
        return undefined;
    const items = value;
    return items.length > 0 && items.every((item) => typeof item === "string") ? items : undefined;
}
function networkRule(call, source) {
    const host = argument(call, "host", 0);
    const protocol = argument(call, "protocol", 1);
    const decision = decisionIn(argument(call, "decision", 2));
    if (typeof host !== "string" || typeof protocol !== "string" || decision === undefined)
        return undefined;
    const common = { setting: `network_rule ${protocol} ${host}`, value: decision, at: { source, span: call.span } };
    return [
        decision === "allow"
            ? { ...common, effect: "widens", because: "lets sandboxed commands reach this address without asking" }
            : {
                ...common,
                effect: "narrows",
                because: decision === "prompt"
                    ? "asks before commands reach this address"
                    : "keeps commands from reaching this address",
                strictness: decision === "prompt" ? 1 : 2,
            },
    ];
}
function hostExecutable(call, source) {
    const name = argument(call, "name", 0);
    const paths = argument(call, "paths", 1);
    if (typeof name !== "string" || !Array.isArray(paths))
        return undefined;
    const texts = paths.filter((path) => typeof path === "string");
    if (texts.length !== paths.length)
        return undefined;
    return texts.map((path) => ({
        setting: `host_executable ${name}`,
        value: path,
        effect: "widens",
        because: "matches rules that name this program",
        at: { source, span: call.span },
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/beside.js








const nothingBeside = { authority: [], unjudged: [] };
const environmentRules = ["setup.script", "setup.*.script", "cleanup.script", "cleanup.*.script"].map((path) => ({
    path,
    effect: "widens",
    because: "runs where the app makes or removes a worktree",
    may: ["execute"],
}));
const harmlessEnvironment = ["version", "name", "description", "actions"].map((path) => ({ path }));
async function besideConfig(repo, folder) {
    if (repo.resolve(folder).kind !== "directory")
        return nothingBeside;
    const rules = await readFolder(repo, (0,repo_path/* join */.fj)(folder, "rules"), /\.rules$/, (source) => Promise.resolve(readRules(source)));
    const environments = await readFolder(repo, (0,repo_path/* join */.fj)(folder, "environments"), /\.toml$/, readEnvironment);
    const unknown = [];
    const hooks = await (0,_kit_settings/* readSettingsFiles */.Dm)(repo, [
        {
            path: (0,repo_path/* join */.fj)(folder, "hooks.json"),
            read: (root, source) => {
                unknown.push(...(0,unknown_settings/* unknownSettings */.I3)(root, source, "Codex", [{ path: "description" }]));
                return (0,beside/* hookAuthority */.j)((0,parsers_node/* lastOf */.g1)(root, "hooks"), source, "can run a command in every session");
            },
        },
    ]);
    return {
        authority: [...rules.authority, ...hooks.authority, ...environments.authority],
        unjudged: [...rules.unjudged, ...hooks.unjudged, ...unknown, ...environments.unjudged],
    };
}
async function readFolder(repo, root, ending, read) {
    const { files, broken, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, {
        isIncluded: (name) => ending.test(name),
        deep: false,
    });
    const { results, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, read);
    return {
        authority: results.flatMap(({ authority }) => authority),
        unjudged: [...broken, ...unjudged, ...unread, ...results.flatMap((result) => result.unjudged)],
    };
}
async function readEnvironment(source) {
    const root = await (0,_kit_toml/* tomlOf */.W)(source);
    if (root.kind === "problem") {
        const message = `cannot be read as TOML: ${root.message.replaceAll("\n", ", ")}`;
        return { authority: [], unjudged: [{ message, at: { source, span: root.span } }] };
    }
    const authority = (0,_kit_settings/* authorityFrom */.W5)(environmentRules, root, source);
    const known = [...environmentRules, ...harmlessEnvironment];
    return { authority, unjudged: (0,unknown_settings/* unknownSettings */.I3)(root, source, "Codex", known) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/layers.js















async function readLayer(repo, name, folder, edition) {
    const read = await readConfig(repo, (0,repo_path/* join */.fj)(folder, "config.toml"));
    const discovery = await discover(repo, (0,repo_path/* join */.fj)(folder, "agents"), edition);
    return assemble({ repo, name, folder, edition }, read, discovery, await besideConfig(repo, folder));
}
async function readNamed(repo, path, edition) {
    const { kind } = repo.resolve(path);
    if (kind === "directory") {
        const holds = (name, kind) => repo.resolve((0,repo_path/* join */.fj)(path, name)).kind === kind;
        if (holds("config.toml", "file") || holds("agents", "directory"))
            return readLayer(repo, "project", path, edition);
    }
    const discovery = kind === "file" ? await discoverFile(repo, path, edition) : await discover(repo, path, edition);
    return assemble({ repo, name: "project", folder: path, edition }, { unjudged: [] }, discovery);
}
async function readConfig(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent") {
        const unjudged = beyond(path, content.resolution);
        if (unjudged)
            return { unjudged: [unjudged] };
        const none = content.resolution.kind === "missing" || content.resolution.kind === "not-a-directory";
        return none
            ? { unjudged: [] }
            : { unjudged: [], fault: fault("Other", "it cannot be read as a file", (0,repo_text/* placeOfPath */.Es)(path)) };
    }
    if (content.kind === "unjudged")
        return { unjudged: [{ message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) }] };
    const { source } = content;
    if (content.kind === "not-utf8")
        return { unjudged: [], fault: fault("Other", "it is not UTF-8", (0,repo_text/* startOf */.GH)(source)) };
    const root = await (0,_kit_toml/* tomlOf */.W)(source);
    if (root.kind === "problem")
        return {
            unjudged: [],
            fault: fault("ConfigTomlSyntax", `it is not TOML: ${oneLine(root.message)}`, placeIn(source, root)),
        };
    return root.kind === "table" ? { unjudged: [], config: { path, source, root } } : { unjudged: [] };
}
async function assemble({ repo, name, folder, edition }, read, discovery, beside = nothingBeside) {
    const { recent } = edition;
    const config = read.config && recent && name === "project" ? withoutPersonal(read.config) : read.config;
    const agentsFault = config && agentsFaultIn(config, edition);
    const stopping = read.fault ?? (edition.recent ? undefined : agentsFault) ?? discovery.fault;
    const mistyped = config ? faultsIn(config, edition) : new Map();
    const shown = stopping ?? [...mistyped.values()][0];
    const tables = config ? await declaredIn(repo, config, edition, agentsFault) : { declared: [], unjudged: [] };
    const settings = layers_settingsOf(config, edition);
    const isPresent = () => config !== undefined || read.fault !== undefined || repo.resolve(folder).kind !== "missing";
    return {
        layer: {
            name,
            root: folder,
            status: shown ? "failed" : isPresent() ? "loaded" : "absent",
            ...(shown ? { problem: shown.problem } : {}),
            authority: [...settings.authority, ...beside.authority],
            ...governedBy(name, folder),
        },
        edition,
        folder,
        config,
        declared: tables.declared,
        discovered: discovery.files,
        asides: discovery.asides,
        unjudged: [...read.unjudged, ...settings.unjudged, ...beside.unjudged, ...discovery.unjudged, ...tables.unjudged],
        fault: stopping,
        mistyped,
    };
}
function governedBy(name, folder) {
    return name === "project" && (0,repo_path/* nameOf */.Vb)(folder) === ".codex" ? { governs: (0,repo_path/* directoryOf */.jt)(folder) } : {};
}
function layers_settingsOf(config, edition) {
    return config
        ? {
            authority: authorityOf(config.source, config.root, edition),
            unjudged: unknownKeysIn(config.source, config.root),
        }
        : nothingBeside;
}
function agentsIn({ root }) {
    return root.entries.find((entry) => entry.name === "agents")?.value;
}
function agentsFaultIn(config, edition) {
    const table = agentsIn(config);
    const refused = table && agentsShape(edition, table);
    if (!(refused instanceof parsers_decode/* DecodeError */.Xc))
        return undefined;
    const message = `it has an \`[agents]\` that cannot be read: ${refused.message}`;
    return fault("ConfigTomlDeserialize", message, placeIn(config.source, refused));
}
function agentsShape(edition, table) {
    const refused = agentsWith(agentSettingsOf(edition))(table, toml/* toml09Value */.hx);
    const names = edition.recent && table.kind === "table" ? table.entries.map(({ name }) => name) : [];
    return names.includes("max_threads") && names.includes("max_concurrent_threads_per_session")
        ? new parsers_decode/* DecodeError */.Xc("duplicate field `max_concurrent_threads_per_session`", table.span)
        : refused;
}
async function declaredIn(repo, config, edition, agentsFault) {
    const table = agentsIn(config);
    const settings = agentSettingsOf(edition);
    const declared = [];
    const unjudged = [];
    for (const { name, key, value } of table?.kind === "table" ? table.entries : []) {
        if (name === undefined || settings.has(name) || value.kind === "scalar")
            continue;
        const { role, problem } = await declaredRole(repo, config, name, placeIn(config.source, key), value, edition);
        declared.push(edition.recent && agentsFault ? { ...role, fault: role.fault ?? agentsFault } : role);
        if (problem)
            unjudged.push(problem);
    }
    return { declared: declared.sort((a, b) => (0,repo_path/* byBytes */.bg)(a.key, b.key)), unjudged };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/sessions.js






const nothing = { roles: new Map(), failures: [], warnings: [] };
async function openSessions(repo, where, edition) {
    const ground = await userLayers(repo, where.user, edition);
    const home = where.user && homeOf(where.user);
    const project = new Map();
    const chains = [];
    for (const start of where.starts) {
        const chain = [...ground];
        for (const directory of lineage(projectRoot(repo, where, ground, start), start)) {
            const folder = (0,repo_path/* join */.fj)(directory, ".codex");
            const resolution = repo.resolve(folder);
            if (resolution.kind === "missing" ||
                resolution.kind === "file" ||
                resolution.kind === "not-a-directory" ||
                resolution.kind === "loop")
                continue;
            if (resolution.kind === "directory" && home !== undefined && samePlace(repo, resolution.path, home))
                continue;
            const layer = project.get(folder) ?? (await readLayer(repo, "project", folder, edition));
            project.set(folder, layer);
            chain.push(layer);
        }
        chains.push(chain);
    }
    const named = [];
    for (const path of where.dirs) {
        if ([...project.values()].some((layer) => covers(repo, layer, path)))
            continue;
        const layer = await readNamed(repo, path, edition);
        named.push(layer);
        chains.push([...ground, layer]);
    }
    const layers = [...ground, ...[...project.values()].sort((a, b) => (0,repo_path/* byBytes */.bg)(a.folder, b.folder)), ...named];
    return { edition, layers, ...sessions_merge(layers, chains, edition) };
}
function sessions_merge(layers, chains, edition) {
    const candidates = new Map(layers.map((layer) => {
        const declared = layer.declared.map((role) => declaredCandidate(layer, role));
        return [layer, { declared, discovered: layer.discovered.map((file) => discoveredCandidate(layer, file)) }];
    }));
    const before = new Map();
    const after = new Map();
    const merged = chains.map((chain) => {
        let state = nothing;
        for (const layer of chain) {
            before.set(layer, state);
            const { declared, discovered } = candidates.get(layer) ?? { declared: [], discovered: [] };
            const next = after.get(layer) ?? addLayer(state, declared, discovered, edition);
            after.set(layer, next);
            state = next;
        }
        state = settled(state, edition);
        return {
            layers: chain,
            state,
            failures: [...failuresOf(chain, edition), ...state.failures],
            off: edition.recent ? switchedOff(configsOf(chain)) : undefined,
        };
    });
    return { candidates, chains: merged, below: (layer) => before.get(layer) ?? nothing };
}
function failuresOf(chain, edition) {
    const configs = configsOf(chain);
    const wrong = wrongTogether(configs, edition);
    const faults = chain.flatMap(({ fault, mistyped }) => [
        ...(fault ? [fault] : []),
        ...[...mistyped].flatMap(([key, mistake]) => (wrong.has(key) ? [mistake] : [])),
    ]);
    const together = [...wrong].filter(([key]) => !chain.some(({ mistyped }) => mistyped.has(key)));
    const refused = edition.recent ? refusedSetting(configs) : undefined;
    return [
        ...faults,
        ...together.flatMap(([key, { message }]) => {
            const at = settingAt(configs, key)?.at;
            return at ? [fault("ConfigTomlDeserialize", `together with the layers below, ${message}`, at)] : [];
        }),
        ...(refused ? [refused] : []),
    ].map((found) => ({ candidate: undefined, fault: found }));
}
function configsOf(chain) {
    return chain.flatMap(({ config }) => (config ? [config] : []));
}
async function userLayers(repo, user, edition) {
    const layers = [];
    const system = user?.system === undefined ? undefined : (0,repo_path/* join */.fj)(user.system, "etc/codex");
    const home = user && homeOf(user);
    if (system !== undefined && repo.resolve(system).kind === "directory")
        layers.push(await readLayer(repo, "system", system, edition));
    if (home !== undefined && repo.resolve(home).kind === "directory")
        layers.push(await readLayer(repo, "user", home, edition));
    return layers;
}
function homeOf({ codexHome, home }) {
    return codexHome ?? (home === undefined ? undefined : (0,repo_path/* join */.fj)(home, ".codex"));
}
function projectRoot(repo, where, ground, start) {
    const stated = settingAt(configsOf(ground), "project_root_markers");
    const markers = stated ? stringsOf(stated.value) : [".git"];
    const isRoot = (directory) => markers.some((marker) => (marker === ".git" && where.repositoryRoots.includes(directory)) ||
        repo.resolve((0,repo_path/* join */.fj)(directory, marker)).kind !== "missing");
    for (let directory = start;; directory = (0,repo_path/* directoryOf */.jt)(directory)) {
        if (isRoot(directory))
            return directory;
        if (directory === "" || directory === "/" || directory === "~")
            return start;
    }
}
function lineage(top, bottom) {
    const line = [bottom];
    for (let directory = bottom; directory !== top && (0,repo_path/* isWithin */.UO)(directory, top);)
        line.unshift((directory = (0,repo_path/* directoryOf */.jt)(directory)));
    return line;
}
function samePlace(repo, real, path) {
    const resolution = repo.resolve(path);
    return resolution.kind === "directory" && resolution.path === real;
}
function covers(repo, { folder }, path) {
    const real = (at) => {
        const resolution = repo.resolve(at);
        return resolution.kind === "directory" || resolution.kind === "file" ? resolution.path : at;
    };
    const named = real(path);
    return named === real(folder) || (0,repo_path/* isWithin */.UO)(named, real((0,repo_path/* join */.fj)(folder, "agents")));
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js + 4 modules
var ci = __webpack_require__(5874);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/launch.js
var launch = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/effects.js
var effects = __webpack_require__(1036);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/launch.js





const strategy = "restricts what Codex can do on the runner";
const flags = {
    "--dangerously-bypass-approvals-and-sandbox --yolo": (0,effects/* bypasses */.RC)("never asks and turns off the sandbox"),
    "--full-auto": (0,effects/* approves */.JD)("writes and runs commands in the workspace without asking"),
    "--approve-for-me --not-so-yolo": (0,effects/* approves */.JD)("hands approvals to another agent"),
    "--dangerously-bypass-hook-trust": (0,effects/* starts */.eK)("runs hooks that nobody has trusted"),
    "--sandbox -s VALUE": "key: sandbox_mode",
    "--ask-for-approval -a VALUE": (0,effects/* widens */.vR)("never asks, which is also the default of `codex exec`", /^never$/),
    "--config -c VALUE": "pair",
    "--add-dir VALUE": (0,effects/* widens */.vR)("lets sandboxed commands write there too"),
    "--trust": (0,effects/* widens */.vR)("trusts the directory, so that its settings and hooks apply"),
    "--ignore-rules": (0,effects/* widens */.vR)("ignores rules that forbid commands"),
    "--search": (0,effects/* leads */.ac)("lets the model search the live web"),
    "--remote VALUE": (0,effects/* leads */.ac)("runs the session on another machine"),
    ...(0,launch/* harmless */.I)(`--enable VALUE; --disable VALUE; --strict-config; --image -i VALUE; --model -m VALUE; --oss; --local-provider VALUE
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
        ...(0,effects/* bypasses */.RC)("does not restrict Codex on the runner at all", /^unsafe$/),
        ...(0,effects/* narrows */.zC)(strategy, /^(?:drop-sudo|unprivileged-user|read-only)$/),
    ],
    "allow-users": (0,effects/* widens */.vR)("lets these people start the agent without write access"),
    "allow-bots": (0,effects/* widens */.vR)("lets bots start the agent", /^true$/),
    "allow-bot-users": (0,effects/* widens */.vR)("lets these bots start the agent"),
    "codex-home": (0,effects/* starts */.eK)("is a folder of settings, hooks and servers"),
    "responses-api-endpoint": (0,effects/* leads */.ac)("decides where model requests are sent"),
    ...(0,launch/* harmless */.I)(`prompt; prompt-file; output-file; openai-api-key; working-directory; codex-version; output-schema
    output-schema-file; model; effort; codex-user`),
};
const uses = ["openai/codex-action"];
const launch_launch = {
    program: "codex",
    programs: ["codex", "@openai/codex"],
    uses,
    flags,
    commands: {
        ...Object.fromEntries("exec e review resume fork cloud".split(" ").map((name) => [name, "start"])),
        mcp: effects/* server */.E8,
        plugin: effects/* plugin */.IQ,
        ...Object.fromEntries("login logout completion update doctor debug apply a archive delete unarchive features help agents queue sandbox"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    actions: [{ name: "codex-action", uses, inputs }],
    settings: (root, source) => (root.kind === "table" ? authorityOf(source, root, editionOf(editions[0])) : []),
    pair: (text) => (0,toml/* parseToml */.MT)(text, 0, "0.9"),
    serversKey: "mcp_servers",
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/index.js








const places = ["**/.codex/", "$CODEX_HOME/", "/etc/codex/"].flatMap((folder) => [
    `${folder}agents/**/*.toml`,
    `${folder}config.toml`,
    `${folder}hooks.json`,
    `${folder}rules/*.rules`,
    `${folder}environments/*.toml`,
]);
/* harmony default export */ const codex = ((0,host/* defineHost */.YB)({
    title: "Codex",
    url: "https://developers.openai.com/codex/subagents",
    editions: editions,
    formerEditions: { "2026-08": "0.169" },
    certainty: "measured",
    patterns: places,
    folders: folders,
    launch: launch_launch,
    load: (0,ci/* withLaunches */.AA)(launch_launch, async (repo, where, edition) => {
        const sessions = await openSessions(repo, where, editionOf(edition));
        if (sessions.layers.length === 0)
            return host/* absentLoad */._e;
        const items = itemsOf(repo, sessions);
        const failed = sessions.chains.find(({ failures }) => failures.length > 0)?.failures[0]?.fault.problem ??
            lostIn(items, sessions);
        return {
            status: failed ? "failed" : sessions.layers.some(({ layer }) => layer.status !== "absent") ? "loaded" : "absent",
            ...(failed ? { problem: failed } : {}),
            layers: [builtinLayer, ...sessions.layers.map(({ layer }) => layer)],
            items,
            unjudged: codex_once(sessions.layers.flatMap(({ unjudged }) => unjudged)),
        };
    }),
}));
function lostIn(items, { chains }) {
    const always = new Set(chains.flatMap(({ off }) => (off?.always ? [off.problem] : [])));
    const lost = items.flatMap(({ verdict, files }) => verdict.kind === "lost" && files.length > 0 ? [verdict.problem] : []);
    return lost.find((problem) => always.has(problem));
}
function codex_once(problems) {
    const seen = new Set();
    return problems.filter(({ message, at }) => {
        const key = JSON.stringify([at.source.path, at.span.start, message]);
        return !seen.has(key) && seen.add(key);
    });
}


/***/ })

};
;