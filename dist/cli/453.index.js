"use strict";
exports.id = 453;
exports.ids = [453];
exports.modules = {

/***/ 9502:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ listBeyond)
/* harmony export */ });
function listBeyond(items, limit, what, source) {
    const first = items[limit];
    if (!first)
        return [];
    const message = `has ${items.length} ${what}, of which this tool checks only the first ${limit}; split the file`;
    return [{ message, at: { source, span: { start: first.span.start, end: first.span.start } } }];
}


/***/ }),

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

/***/ 6132:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

function profileFrom({ home, name, grants, mayStart, ...fields }) {
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    return {
        name,
        identity: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: absent,
        model: absent,
        permissionMode: absent,
        grants,
        denied: [],
        ...(mayStart ? { mayStart } : {}),
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [],
        ineffective: [],
        prompt: noPrompt(home),
        native: undefined,
        ...fields,
    };
}
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
}


/***/ }),

/***/ 6068:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6311);


function lineage(start, { repositoryRoots }) {
    const directories = [];
    for (let directory = start;; directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory)) {
        directories.push(directory);
        if (directory === "" || repositoryRoots.includes(directory) || directory === (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory))
            return directories;
    }
}
function lineages(starts, where) {
    return [...new Set(starts.flatMap((start) => lineage(start, where)))].sort();
}
function winnersOf(sessions) {
    const offered = new Set();
    const winnerOf = new Map();
    for (const session of sessions) {
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_1__/* .isOffered */ .k)(item))
                    continue;
                const winner = winners.get(name);
                if (!winner || winner.layer === layer) {
                    offered.add(item);
                    if (!winner)
                        winners.set(name, item);
                }
                else if (!winnerOf.has(item))
                    winnerOf.set(item, winner);
            }
        }
    }
    return (item) => {
        const by = winnerOf.get(item);
        return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
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

/***/ 453:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ opencode)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(3797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var _kit_sessions = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/builtins.js


const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = {
    1: [
        ["build", capability/* capabilities */.R7],
        ["plan", capability/* capabilities */.R7],
        ["general", capability/* capabilities */.R7],
        ["explore", ["read", "execute", "network"]],
    ],
    2: [
        ["build", capability/* capabilities */.R7],
        ["plan", ["read", "execute", "network", "delegate", "external"]],
        ["general", capability/* capabilities */.R7],
        ["explore", ["read", "network"]],
    ],
};
function builtins_builtins(edition) {
    return (0,builtins/* builtinsOf */.K)(builtin, agents[edition]);
}
const first = {
    plan: "!edit edit:.opencode/plans/*.md !task:general",
    explore: "!* grep glob list bash webfetch websearch read",
    compaction: "!*",
    title: "!*",
    summary: "!*",
};
const second = { ...first, plan: "!edit", explore: "!* grep glob webfetch websearch read" };
const kilo = {
    ...first,
    plan: "!* skill task !task:general read grep glob list bash webfetch websearch !edit edit:.kilo/plans/*.md edit:plans/*.md edit:.plans/*.md edit:.opencode/plans/*.md",
    explore: "!* grep glob list bash skill webfetch websearch read",
    ask: "!* read grep glob list bash skill webfetch websearch",
    orchestrator: "!* read grep glob list bash skill task webfetch websearch",
};
const rules = {
    opencode: { 1: first, 2: second },
    kilo: { 1: kilo, 2: kilo },
};
function builtinBelow(name, { edition, family }, at) {
    const known = rules[family][edition];
    const list = Object.hasOwn(known, name) ? known[name] : undefined;
    return list === undefined
        ? undefined
        : {
            name,
            rules: list.split(" ").map((word) => {
                const [action = "", resource = "*"] = word.replace("!", "").split(":");
                const effect = word.startsWith("!") ? "deny" : "allow";
                return { action, resource, effect, written: `${action}: ${effect}`, from: "default", at };
            }),
        };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __webpack_require__(2034);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/second-try.js
function rewritten(text) {
    const opening = /^---\r?\n/.exec(text)?.[0].length;
    if (opening === undefined)
        return undefined;
    const end = /\r?\n---/.exec(text.slice(opening))?.index;
    if (end === undefined)
        return undefined;
    const copied = [];
    let result = "";
    const copy = (start, stop) => {
        copied.push({ start: result.length, length: stop - start, from: start });
        result += text.slice(start, stop);
    };
    copy(0, opening);
    let at = opening;
    for (const [i, line] of text
        .slice(opening, opening + end)
        .split(/\r?\n/)
        .entries()) {
        if (i > 0) {
            result += "\n";
            at += text[at] === "\r" ? 2 : 1;
        }
        const value = valueWithColon(line);
        if (value) {
            copy(at, at + value.key);
            result += ": |-\n  ";
            copy(at + value.start, at + value.end);
        }
        else
            copy(at, at + line.length);
        at += line.length;
    }
    copy(opening + end, text.length);
    if (result === text)
        return undefined;
    return { text: result, origin: (offset) => originIn(copied, offset) };
}
function valueWithColon(line) {
    const key = /^[a-zA-Z_][a-zA-Z0-9_]*/.exec(line)?.[0].length;
    if (key === undefined)
        return undefined;
    const colon = /^\s*:\s*/.exec(line.slice(key))?.[0].length;
    if (colon === undefined)
        return undefined;
    const rest = line.slice(key + colon);
    const value = rest.trim();
    if (!value.includes(":") || /[\r\u2028\u2029]/.test(rest) || value.startsWith('"') || value.startsWith("'"))
        return undefined;
    const start = line.indexOf(value, key + colon);
    return { key, start, end: start + value.length };
}
function originIn(copied, offset) {
    const piece = copied.findLast(({ start }) => start <= offset);
    return piece ? piece.from + Math.min(offset - piece.start, piece.length) : 0;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/document.js



async function readDocument(text) {
    const start = text.startsWith("\ufeff") ? 1 : 0;
    if (!text.startsWith("---", start) || text[start + 3] === "-") {
        const front = { start, end: start };
        return { front, body: { start, end: text.length }, table: emptyAt(start) };
    }
    const fences = fencesOf(text, start);
    const { front, body } = fences;
    const first = await readFront(text, fences);
    if (first.kind === "read")
        return { front, body, table: first.table, ...programIn(first) };
    const problem = isYaml(fences.language) ? (0,yaml/* diagnosisOf */.jo)(text, front, first.problem) : first.problem;
    const second = rewritten(text);
    const meant = await meantIn(text, front);
    const whole = { start, end: text.length };
    if (!second)
        return { front, body: whole, table: emptyAt(front.start), fault: { kind: "ignored", problem }, meant };
    const again = fencesOf(second.text, 0);
    const repaired = await readFront(second.text, again);
    if (repaired.kind === "refused")
        return { front, body: whole, table: emptyAt(front.start), fault: { kind: "dropped", problem }, meant };
    const table = movedBack(repaired.table, second);
    return { front, body, table, fault: { kind: "repaired", problem } };
}
function isYaml(language) {
    return /^(?:|ya?ml)$/i.test(language);
}
function programIn({ program }) {
    return program ? { program } : {};
}
function fencesOf(text, start) {
    const afterDashes = start + 3;
    const found = text.slice(afterDashes).search(/\r?\n/);
    const line = found < 0 ? Math.max(0, text.length - afterDashes - 1) : found;
    const language = text.slice(afterDashes, afterDashes + line).trim();
    const after = language === "" ? afterDashes : afterDashes + line;
    const close = text.indexOf("\n---", after);
    const end = close < 0 ? text.length : close;
    return {
        opening: { start, end: afterDashes + line },
        language,
        front: { start: after, end },
        body: close < 0 ? { start: end, end } : bodyAfter(text, close + 4),
    };
}
function bodyAfter(text, start) {
    return { start: start + (/^\r?\n?/.exec(text.slice(start, start + 2))?.[0].length ?? 0), end: text.length };
}
async function readFront(text, { opening, language, front }) {
    const lines = text.slice(front.start, front.end).split("\n");
    if (lines.every((line) => /^\s*(?:$|#.)/s.test(line)))
        return { kind: "read", table: emptyAt(front.start) };
    if (language === "json")
        return readJson(text, front);
    switch (language.toLowerCase()) {
        case "":
        case "yaml":
        case "yml": {
            const reading = await (0,yaml/* readJsYaml */.f5)(text.slice(front.start, front.end), front.start, 3);
            return reading.kind === "refused" ? reading : { kind: "read", table: (0,yaml/* mappingOf */.GS)(reading.node, front.start) };
        }
        case "js":
        case "javascript":
            return { kind: "read", table: emptyAt(front.start), program: opening };
        default: {
            const message = `opencode cannot read frontmatter in \`${language.slice(0, 40)}\``;
            return { kind: "refused", problem: { kind: "problem", message, span: opening } };
        }
    }
}
function readJson(text, front) {
    const blanked = text.slice(0, front.start).replace(/[^\n]/g, " ") + text.slice(front.start, front.end);
    const exact = (0,json/* parseJson */.qF)(blanked);
    try {
        JSON.parse(blanked);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : "it is not JSON";
        const problem = exact.kind === "problem" ? exact : { kind: "problem", message, span: front };
        return { kind: "refused", problem };
    }
    const node = exact.kind === "problem" ? (0,json/* parseJsonc */.pX)(blanked) : exact;
    const root = node.kind === "problem" ? undefined : (0,json/* withLastValues */.pV)(node);
    return { kind: "read", table: (0,yaml/* mappingOf */.GS)(root, front.start) };
}
async function meantIn(text, front) {
    const { node } = await (0,yaml/* parseYaml */.hN)(text.slice(front.start, front.end), front.start);
    return (0,yaml/* mappingOf */.GS)(node, front.start);
}
function emptyAt(start) {
    return { kind: "table", span: { start, end: start }, entries: [] };
}
function movedBack(node, { origin }) {
    const move = (inner) => {
        const span = { start: origin(inner.span.start), end: Math.max(origin(inner.span.start), origin(inner.span.end)) };
        if (inner.kind === "scalar")
            return { ...inner, span };
        if (inner.kind === "list")
            return { ...inner, span, items: inner.items.map(move) };
        return {
            ...inner,
            span,
            entries: inner.entries.map((entry) => ({ ...entry, key: move(entry.key), value: move(entry.value) })),
        };
    };
    return move(node);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/commands.js




const own = [".opencode", ".kilo", ".kilocode"];
const commands = ["command", "commands"].flatMap((folder) => own.map((root) => `${root}/${folder}`));
const skills = ["skill", "skills"].flatMap((folder) => own.map((root) => `${root}/${folder}`));
const foreign = [".claude/skills", ".agents/skills"];
const commandPatterns = own.flatMap((root) => [
    `**/${root}/command/**/*.md`,
    `**/${root}/commands/**/*.md`,
]);
async function readCommands(repo, directories) {
    const layers = [];
    for (const directory of directories)
        for (const folder of [...commands, ...skills, ...foreign]) {
            const layer = await readFolder(repo, directory, folder);
            if (layer)
                layers.push(layer);
        }
    return layers;
}
async function readFolder(repo, directory, folder) {
    const root = (0,repo_path/* join */.fj)(directory, folder);
    const isCommands = commands.includes(folder);
    const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, {
        isIncluded: (name) => (isCommands ? name.endsWith(".md") : name === "SKILL.md"),
        deep: true,
    });
    const read = await (0,collect/* readEach */.e2)(repo, files, (source, path) => {
        const name = isCommands ? path.slice(root.length + 1).replace(/\.md$/, "") : (0,repo_path/* nameOf */.Vb)((0,repo_path/* directoryOf */.jt)(path));
        return factsOf(source, name);
    });
    const authority = read.results.flat();
    const problems = [...unjudged, ...read.unjudged];
    if (authority.length + problems.length === 0)
        return undefined;
    const layer = { name: "project", root, status: "loaded", authority, governs: directory };
    return { layer, unjudged: problems, directory, isOwn: !foreign.includes(folder) };
}
async function factsOf(source, name) {
    const { body, table } = await readDocument(source.text);
    const agent = (0,parsers_node/* valueOf */.RP)(table, "agent");
    const value = (0,parsers_node/* textOf */.b6)(agent)?.trim() ?? "";
    const ofAgent = agent && value !== ""
        ? [
            {
                setting: "agent",
                value,
                effect: "widens",
                because: `is the agent that runs \`/${name}\`, although the session's own agent can do less`,
                content: `${source.path} ${value}`,
                at: { source, span: agent.span },
            },
        ]
        : [];
    return [...ofAgent, ...inlineIn(source, body, name)];
}
const inline = /!`([^`]+)`/g;
const outside = /(?<![\w`])@((?:~\/|\/|\.\.\/)[^\s`,]*)/g;
function inlineIn(source, { start, end }, name) {
    const text = source.text.slice(start, end);
    const at = (index, length) => ({
        source,
        span: { start: start + index, end: start + index + length },
    });
    return [
        ...[...text.matchAll(inline)].map(({ 0: whole, 1: command = "", index }) => ({
            ...inlineCommand(command, name),
            content: `${source.path} ${command}`,
            at: at(index, whole.length),
        })),
        ...[...text.matchAll(outside)].map(({ 0: whole, 1: path = "", index }) => ({
            setting: "@",
            value: path,
            effect: "widens",
            because: `is a file outside the repository that every session reads that starts \`/${name}\``,
            content: `${source.path} ${path}`,
            at: at(index, whole.length),
        })),
    ];
}
function inlineCommand(command, name) {
    const [line = ""] = command.trim().split("\n", 1);
    return {
        setting: "inline command",
        value: line.slice(0, 80),
        effect: "widens",
        because: `runs when a person or CI starts \`/${name}\`, whatever the permissions say`,
        may: ["execute"],
        names: [command],
    };
}
function templateCommands(template, name) {
    return [...((0,parsers_node/* textOf */.b6)(template) ?? "").matchAll(inline)].map(([, command = ""]) => inlineCommand(command, name));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(4876);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/model/interpreter.js
var model_interpreter = __webpack_require__(9349);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/rules.js

const strictness = { allow: 0, ask: 1, deny: 2 };
function isStricter(a, b) {
    return strictness[a] > strictness[b];
}
function effectOf(node) {
    const word = node?.kind === "scalar" && typeof node.value === "string" ? node.value : "";
    return Object.hasOwn(strictness, word) ? word : undefined;
}
function ruleEffectOf(node) {
    return effectOf(node) ?? (node?.kind === "scalar" && /\{(?:env|file):[^{}]*\}/.test(node.text) ? "allow" : undefined);
}
function ruleMapOf(table, source, from) {
    return new Map([...toolRules(table, source, from), ...permissionRules(table, source, from)]);
}
function mergedRules(earlier, later) {
    const result = new Map(earlier);
    for (const [action, value] of later) {
        const before = result.get(action);
        result.set(action, before instanceof Map && value instanceof Map ? new Map([...before, ...value]) : value);
    }
    return result;
}
function rulesIn(map) {
    return tamed(inObjectOrder([...map]).flatMap(([, value]) => value instanceof Map ? inObjectOrder([...value]).map(([, rule]) => rule) : [value]));
}
function inObjectOrder(entries) {
    const isIndex = (name) => /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1;
    if (!entries.some(([name]) => isIndex(name)))
        return entries;
    const indexes = entries.filter(([name]) => isIndex(name)).sort(([a], [b]) => Number(a) - Number(b));
    return [...indexes, ...entries.filter(([name]) => !isIndex(name))];
}
function oldRules(table, source, from) {
    return rulesIn(ruleMapOf(table, source, from));
}
function appendedRules(table, source, from) {
    return tamed([...rulesIn(toolRules(table, source, from)), ...rulesIn(permissionRules(table, source, from))]);
}
function toolRules(table, source, from) {
    const byAction = new Map();
    for (const [name, node] of valuesIn((0,parsers_node/* valueOf */.RP)(table, "tools"))) {
        if (node.kind !== "scalar" || typeof node.value !== "boolean")
            continue;
        const action = name === "write" || name === "patch" ? "edit" : name;
        byAction.set(action, {
            action,
            resource: "*",
            effect: node.value ? "allow" : "deny",
            written: `${name}: ${node.text}`,
            from,
            at: { source, span: node.span },
        });
    }
    return byAction;
}
function permissionRules(table, source, from) {
    const byAction = new Map();
    const permission = (0,parsers_node/* valueOf */.RP)(table, "permission");
    const ruleOf = (action, resource, node, written) => {
        const effect = ruleEffectOf(node);
        return (effect && {
            action,
            resource,
            effect,
            written: `${written}: ${effect}`,
            from,
            at: { source, span: node.span },
        });
    };
    const whole = permission && ruleOf("*", "*", permission, "permission");
    if (whole)
        byAction.set("*", whole);
    for (const [action, node] of valuesIn(permission)) {
        if (action === "__proto__")
            continue;
        const rule = ruleOf(action, "*", node, action);
        const inner = valuesIn(node).flatMap(([resource, value]) => {
            const inside = ruleOf(action, resource, value, `${action}.${resource}`);
            return inside ? [[resource, inside]] : [];
        });
        byAction.set(action, rule ?? new Map(inner));
    }
    return byAction;
}
const maxRules = 1_000;
const longest = 100;
function tamed(rules) {
    const [first] = rules;
    const known = rules.flatMap((rule) => rule.action.length <= longest ? [rule] : rule.effect === "deny" ? [] : [{ ...rule, action: "*", resource: "*" }]);
    return known.length <= maxRules || !first
        ? known
        : [
            { ...first, action: "*", resource: "*", effect: "allow", written: `… and ${known.length - maxRules} more` },
            ...known.slice(-maxRules),
        ];
}
function nativeRules(table, source, from) {
    const list = (0,parsers_node/* valueOf */.RP)(table, "permissions");
    if (list?.kind !== "list")
        return [];
    const rules = list.items.flatMap((item) => {
        const [action, resource] = [(0,parsers_node/* valueOf */.RP)(item, "action"), (0,parsers_node/* valueOf */.RP)(item, "resource")];
        const effect = ruleEffectOf((0,parsers_node/* valueOf */.RP)(item, "effect"));
        if (action?.kind !== "scalar" || resource?.kind !== "scalar" || !effect)
            return [];
        return [
            {
                action: action.text,
                resource: resource.text,
                effect,
                written: `${action.text} ${resource.text}: ${effect}`,
                from,
                at: { source, span: item.span },
            },
        ];
    });
    return tamed(rules);
}
function valuesIn(node) {
    if (node?.kind !== "table")
        return [];
    const values = new Map();
    for (const { name, value } of node.entries)
        if (name !== undefined)
            values.set(name, value);
    return [...values];
}
function matchesWildcard(text, pattern) {
    if (!/[*?\\]/.test(pattern))
        return text === pattern || (text.includes("\\") && text.replaceAll("\\", "/") === pattern);
    const [subject, glob] = [text.replaceAll("\\", "/"), pattern.replaceAll("\\", "/")];
    if (glob.endsWith(" *") && subject === glob.slice(0, -2))
        return true;
    let [at, from, star, tried] = [0, 0, -1, 0];
    while (at < subject.length) {
        if (from < glob.length && glob[from] === "*")
            [star, tried, from] = [from, at, from + 1];
        else if (from < glob.length && (glob[from] === "?" || glob[from] === subject[at]))
            [at, from] = [at + 1, from + 1];
        else if (star >= 0)
            [tried, at, from] = [tried + 1, tried + 1, star + 1];
        else
            return false;
    }
    return /^\**$/.test(glob.slice(from));
}
function isEverything(pattern) {
    return /^\*+(?: \*)?$/.test(pattern);
}
function effectAt(rules, action, text) {
    return rules.findLast((rule) => matchesWildcard(action, rule.action) && matchesWildcard(text, rule.resource));
}
function samplesOf(pattern) {
    if (!/[*?]/.test(pattern))
        return [pattern];
    return ["", "\u0001", "\u0001\u0001/\u0001"].map((text) => pattern.replace(/\*+/g, text).replaceAll("?", "\u0001"));
}
function covers(wide, narrow) {
    return covering(wide.action, narrow.action) && covering(wide.resource, narrow.resource);
}
function covering(wide, narrow) {
    if (wide === narrow || isEverything(wide))
        return true;
    return (wide.includes("*") &&
        !wide.includes("?") &&
        wide.length + narrow.length <= 2 * longest &&
        matchesWildcard(narrow, wide));
}
function outcomeOf(action, rules) {
    const later = [];
    for (let i = rules.length - 1; i >= 0; i--) {
        const rule = rules[i];
        if (!rule || !matchesWildcard(action, rule.action))
            continue;
        if (isEverything(rule.resource))
            return { rule, exceptions: later.filter(({ effect }) => effect !== "deny") };
        if (!later.some(({ resource }) => covering(resource, rule.resource)))
            later.push(rule);
    }
    return { rule: undefined, exceptions: later.filter(({ effect }) => effect !== "deny") };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/tools.js
const powers = {
    1: {
        read: "read glob grep lsp",
        write: "edit",
        execute: "bash",
        network: "webfetch websearch",
        delegate: "task skill",
    },
    2: {
        read: "read glob grep list lsp",
        write: "edit",
        execute: "shell",
        network: "webfetch websearch codesearch",
        delegate: "subagent skill",
    },
};
const states = "todowrite todoread question plan_enter plan_exit doom_loop external_directory list codesearch".split(" ");
function powersIn(edition) {
    return Object.entries(powers[edition]).flatMap(([capability, list]) => list.split(" ").map((action) => ({ action, capability: capability })));
}
const known = { 1: namesIn("1"), 2: namesIn("2") };
function namesIn(edition) {
    return new Set([...powersIn(edition).map(({ action }) => action), ...states]);
}
function isKnown(action, edition) {
    return known[edition].has(action);
}
const meanings = new Map(Object.entries({
    "edit edit": "write multiedit patch applypatch notebookedit writefile create replace edit",
    "bash shell": "bash shell powershell execute run runcommand terminal command",
    "task subagent": "task agent subagent delegate",
    "read read": "read readfile view",
    "list list": "list ls listdirectory",
    "grep grep": "grep search",
    "glob glob": "glob",
    "webfetch webfetch": "webfetch fetch fetchurl",
    "websearch websearch": "websearch",
    "skill skill": "skill",
}).flatMap(([names, words]) => {
    const [first = "", second = ""] = names.split(" ");
    return words.split(" ").map((word) => [word, { 1: first, 2: second }]);
}));
function meantBy(name, edition) {
    if (isKnown(name, edition))
        return undefined;
    return meanings.get(name.toLowerCase().replace(/\(.*$/s, "").replace(/[-_]/g, ""))?.[edition];
}
const newNames = new Map([
    ["bash", "shell"],
    ["task", "subagent"],
    ["write", "edit"],
    ["patch", "edit"],
]);
function withNewName(rule) {
    return { ...rule, action: newNames.get(rule.action) ?? rule.action, original: rule.action };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/grants.js





function defaultsAt(at) {
    const rule = (action, effect) => ({
        action,
        resource: "*",
        effect,
        written: `${action}: ${effect}`,
        from: "default",
        at,
    });
    return [rule("*", "allow"), rule("external_directory", "ask"), rule("doom_loop", "ask"), rule("question", "deny")];
}
function grantsFrom(own, { builtin, sessions, key: named }, edition, home) {
    const grants = grantsIn(own, { builtin, sessions }, edition, home);
    const base = own.findLast(({ action, resource }) => isEverything(action) && isEverything(resource));
    if (base)
        return (0,fact/* stated */.Eo)(grants, base.at);
    if (builtin)
        return (0,fact/* implied */.TU)(grants, own[0]?.at ?? home, `it changes the built-in \`${builtin.name}\`, whose permissions stay on`);
    const narrowed = sessions.some(({ above }) => above.some(({ effect }) => effect === "deny"));
    const [first] = own;
    if (!first)
        return (0,fact/* implied */.TU)(grants, home, `no \`${named}\` means every tool${narrowed ? " that the project's settings do not deny" : ""}`);
    const denies = narrowed || own.some(({ effect }) => effect === "deny");
    return (0,fact/* implied */.TU)(grants, first.at, denies
        ? `every tool that no rule${narrowed ? ", the project's settings included," : ""} denies is on`
        : "no rule denies a tool, so every tool is on");
}
function grantsIn(own, { builtin, sessions }, edition, home) {
    const grants = new Map();
    for (const { above, own: merged = own } of sessions) {
        const rules = [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged];
        const found = granted(rules, edition, home);
        const embedded = edition === "1"
            ? []
            : granted(rules.map((rule) => ({ ...rule, action: rule.original ?? rule.action })), "1", home);
        const more = embedded.filter(({ capability }) => !found.some((grant) => grant.capability === capability));
        for (const grant of [...found, ...more]) {
            const key = `${grant.capability} ${grant.tool} ${grant.scope}`;
            if (!grants.has(key))
                grants.set(key, grant);
        }
    }
    return [...grants.values()];
}
function startsOf(own, { builtin, sessions }, edition, home) {
    const [action] = powersIn(edition).flatMap((power) => (power.capability === "delegate" ? [power.action] : []));
    const lists = sessions.map(({ above, own: merged = own }) => [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged].filter((rule) => matchesWildcard(action ?? "", rule.action)));
    if (lists.some((rules) => rules.every(({ effect }) => effect !== "deny")))
        return undefined;
    return (name) => lists.some((rules) => rules.findLast(({ resource }) => matchesWildcard(name, resource))?.effect !== "deny");
}
const mostNames = 50;
function granted(rules, edition, home) {
    const grants = [];
    const add = (action, tool, capability) => {
        const { rule, exceptions } = outcomeOf(action, rules);
        if (rule && rule.effect !== "deny")
            grants.push({
                tool,
                capability,
                scope: null,
                at: rule.from === "profile" ? rule.at : home,
                ...(rule.effect === "ask" ? { asks: true } : {}),
            });
        else
            for (const { resource, at, from } of exceptions)
                grants.push({ tool, capability, scope: resource, at: from === "profile" ? at : home });
    };
    for (const { action, capability } of powersIn(edition))
        add(action, action, capability);
    add("\0", "*", "external");
    if (!grants.some(({ capability, scope }) => capability === "external" && scope === null)) {
        const names = [...new Set(rules.map(({ action }) => action))].filter((name) => !isKnown(name, edition) &&
            meantBy(name, edition) === undefined &&
            !isEverything(name) &&
            !matchesSomeKnown(name, edition));
        if (names.length <= mostNames)
            for (const name of names)
                add(name, name, "external");
        else
            grants.push({ tool: "*", capability: "external", scope: null, at: home });
    }
    const whole = capability/* capabilities */.R7.every((capability) => grants.some((grant) => grant.capability === capability && grant.scope === null));
    const every = whole &&
        powersIn(edition).every(({ action }) => grants.some(({ tool, scope }) => tool === action && scope === null));
    return every
        ? capability/* capabilities */.R7.map((capability) => ({
            tool: "*",
            capability,
            scope: null,
            at: grants.find((grant) => grant.capability === capability)?.at ?? home,
            ...(grants.every((grant) => grant.capability !== capability || grant.asks) ? { asks: true } : {}),
        }))
        : grants;
}
function matchesSomeKnown(pattern, edition) {
    return powersIn(edition).some(({ action }) => matchesWildcard(action, pattern));
}
const wide = /^(?:~|\$HOME|\/(?:home|Users|root)(?:\/[^/]*)?)?\/?\*+(?:\/\*+)*$/;
function bypassesOf(own, below, edition, home) {
    const found = [...outsideBypasses(own), ...overrides(own, below, edition, home), ...interpreters(own, edition)];
    return found
        .filter(({ rule }, i) => found.findIndex((earlier) => earlier.rule.at === rule.at) === i)
        .map(({ rule, effect, because }) => ({
        setting: rule.written.slice(0, rule.written.lastIndexOf(":")),
        value: rule.effect,
        effect,
        because,
        at: rule.at,
    }));
}
function outsideBypasses(own) {
    const { rule, exceptions } = outcomeOf("external_directory", own);
    const found = [];
    if (rule?.effect === "allow")
        found.push(isEverything(rule.action)
            ? { rule, effect: "bypass", because: "runs every tool without asking, even on files outside the project" }
            : { rule, effect: "auto-approve", because: "reaches files outside the project without asking" });
    for (const exception of exceptions)
        if (exception.effect === "allow" && wide.test(exception.resource))
            found.push({
                rule: exception,
                effect: "auto-approve",
                because: "reaches files far outside the project without asking",
            });
    return found;
}
function interpreters(own, edition) {
    return powersIn(edition).flatMap(({ action, capability }) => {
        const { rule, exceptions } = outcomeOf(action, own);
        if (capability !== "execute" || !rule || rule.effect === "allow")
            return [];
        return exceptions.flatMap((exception) => {
            const interpreter = exception.effect === "allow" ? (0,model_interpreter/* interpreterIn */.g)(exception.resource, "text") : undefined;
            const because = `lets \`${interpreter}\` run any code without asking, which is every command`;
            return interpreter === undefined ? [] : [{ rule: exception, effect: "interpreter", because }];
        });
    });
}
function overrides(own, { builtin, sessions }, edition, home) {
    const allowing = powersIn(edition).flatMap(({ action, capability }) => {
        const rule = capability === "write" || capability === "execute" ? outcomeOf(action, own).rule : undefined;
        return rule?.effect === "allow" ? [{ action, rule }] : [];
    });
    return sessions.flatMap(({ above }) => allowing.flatMap(({ action, rule }) => {
        const before = outcomeOf(action, [...defaultsAt(home), ...(builtin?.rules ?? []), ...above]).rule;
        if (before?.from !== "settings" || before.effect === "allow")
            return [];
        const because = `takes back \`${before.written}\` of \`${before.at.source.path}\``;
        return [{ rule, effect: "auto-approve", because }];
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/idle-rules.js




function ineffectiveRules(own, below, edition, home) {
    const readings = readingsOf(own, below, edition, home);
    const blocks = new Map();
    for (const idle of own.flatMap((rule, i) => idleAt(own, i, rule, readings, edition))) {
        const key = JSON.stringify([idle.kind, idle.rule.original ?? idle.rule.action, idle.because]);
        const block = blocks.get(key);
        if (block)
            block.push(idle);
        else
            blocks.set(key, [idle]);
    }
    return [...blocks.values()].map(([{ kind, rule, because }, ...others]) => ({
        kind,
        what: rule.written,
        because,
        at: rule.at,
        ...(others.length > 0
            ? { related: others.map(({ rule: { written, at } }) => ({ message: `\`${written}\` too`, at })) }
            : {}),
    }));
}
function readingsOf(own, { builtin, sessions }, edition, home) {
    const isRenamed = edition === "2" && own.some(({ original }) => original === "write" || original === "patch");
    return sessions.flatMap(({ above, own: merged = own }) => {
        const rules = [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged];
        const embedded = rules.map((rule) => ({ ...rule, action: rule.original ?? rule.action }));
        return [{ rules, isEmbedded: false }, ...(isRenamed ? [{ rules: embedded, isEmbedded: true }] : [])];
    });
}
function idleAt(own, i, rule, readings, edition) {
    const { action, original, effect } = rule;
    if ((original === "write" || original === "patch") && effect !== "allow") {
        const embedded = readings.filter(({ isEmbedded }) => isEmbedded);
        const because = "the second edition in opencode 1.18.33 asks for `edit`, so it denies nothing there";
        return isUndone(rule, "edit", embedded) ? [{ kind: "limit", rule, because }] : [];
    }
    const meant = meantBy(action, edition);
    const first = readings.filter(({ isEmbedded }) => !isEmbedded);
    if (meant !== undefined)
        return isUndone(rule, meant, first) ? [{ rule, ...wordsFor(rule, meant) }] : [];
    const later = own.slice(i + 1, i + 1 + (own.length > 200 ? 20 : 200)).findLast((later) => covers(later, rule));
    if (!later || later.effect === effect || targetsOf(action, edition).every((target) => !isUndone(rule, target, first)))
        return [];
    const because = `the later \`${later.written}\` matches the same, and the last match wins`;
    return [{ kind: isStricter(effect, later.effect) ? "limit" : "value", rule, because }];
}
function wordsFor({ action, effect }, meant) {
    if (effect !== "allow")
        return {
            kind: "limit",
            because: `the permission is named \`${meant}\`, so this ${effect === "deny" ? "denies" : "asks about"} nothing`,
        };
    return action === "write" || action === "patch"
        ? { kind: "value", because: `writing a file needs \`${meant}\`, so this allows nothing` }
        : { kind: "unknown-tool", because: `unknown tool; did you mean \`${meant}\`?` };
}
function targetsOf(action, edition) {
    const targets = powersIn(edition).flatMap((power) => (matchesWildcard(power.action, action) ? [power.action] : []));
    return targets.length > 0 ? targets : samplesOf(action);
}
function isUndone(rule, target, readings) {
    const samples = samplesOf(rule.resource);
    return readings.some(({ rules }) => samples.some((sample) => {
        const decisive = effectAt(rules, target, sample);
        return decisive !== undefined && decisive.effect !== rule.effect;
    }));
}
function idleTools(table, source, own, { builtin, sessions }) {
    const tools = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (builtin || sessions.some(({ above }) => above.some(({ effect }) => effect !== "allow")))
        return [];
    if (tools?.kind !== "table" ||
        tools.entries.length === 0 ||
        own.some(({ effect, action }) => effect === "deny" || isEverything(action)))
        return [];
    const names = new Set(own.map(({ action }) => action));
    const left = ["edit", "bash", "webfetch", "task"].filter((action) => !names.has(action));
    if (!left.includes("edit") && !left.includes("bash"))
        return [];
    const key = table.entries.find(({ value }) => value === tools)?.key ?? tools;
    const actions = `\`${left.join("`, `")}\``;
    return [
        {
            kind: "limit",
            what: "tools",
            varies: actions,
            because: `it enables what is already enabled, and ${actions} ${left.length === 1 ? "stays" : "stay"} on; write \`false\` for tools to turn off`,
            at: { source, span: key.span },
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/schema.js


const isText = (node) => node.kind === "scalar" && typeof node.value === "string";
const schema_text = { is: isText, words: "text" };
const yesNo = {
    is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
    words: "`true` or `false`",
};
const decimal = {
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value),
    words: "a number",
};
const count = {
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value > 0,
    words: "a whole number above zero",
};
const mapping = { is: (node) => node.kind === "table", words: "a mapping" };
const mode = {
    is: (node) => isText(node) && node.kind === "scalar" && ["subagent", "primary", "all"].includes(node.text),
    words: "`subagent`, `primary` or `all`",
};
const color = {
    is: (node) => isText(node) &&
        node.kind === "scalar" &&
        /^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$/.test(node.text),
    words: "a colour such as `#ff5733` or one of the theme's names",
};
const switches = {
    is: (node) => node.kind === "table" && node.entries.every(({ value }) => yesNo.is(value)),
    words: "a mapping of tools to `true` or `false`",
};
const whole = new Set(["question", "todowrite", "webfetch", "websearch", "doom_loop"]);
const permissionOf = (isWord) => ({
    is: (node) => isWord(node) ||
        (node.kind === "table" &&
            node.entries.every(({ name = "", value }) => isWord(value) ||
                (!whole.has(name) && value.kind === "table" && value.entries.every((inner) => isWord(inner.value))))),
    words: "`allow`, `ask` or `deny`, or a mapping of tools or of their patterns to these",
});
const isEffect = (node) => effectOf(node) !== undefined;
const permission = permissionOf(isEffect);
const permissions = {
    is: (node) => node.kind === "list" &&
        node.items.every((item) => {
            const [action, resource] = [(0,parsers_node/* valueOf */.RP)(item, "action"), (0,parsers_node/* valueOf */.RP)(item, "resource")];
            return (action !== undefined &&
                resource !== undefined &&
                isText(action) &&
                isText(resource) &&
                effectOf((0,parsers_node/* valueOf */.RP)(item, "effect")) !== undefined);
        }),
    words: "a list of `{action, resource, effect}` with the effects `allow`, `ask` and `deny`",
};
const oldKeys = {
    name: { is: () => true, words: "anything" },
    model: schema_text,
    variant: schema_text,
    temperature: decimal,
    top_p: decimal,
    prompt: schema_text,
    tools: switches,
    disable: yesNo,
    description: schema_text,
    mode,
    hidden: yesNo,
    options: mapping,
    color,
    steps: count,
    maxSteps: count,
    permission,
};
const kiloKeys = {
    ...oldKeys,
    permission: permissionOf((node) => isEffect(node) || (node.kind === "scalar" && node.value === null)),
};
function isModel(text) {
    return /^[^/#]+\/[^#]+(?:#[^#]+)?$/.test(text);
}
const nativeKeys = {
    model: { is: (node) => isText(node) || node.kind === "table", words: "text or a mapping" },
    variant: schema_text,
    request: mapping,
    system: schema_text,
    description: schema_text,
    mode,
    hidden: yesNo,
    color,
    steps: count,
    disabled: yesNo,
    permissions,
};
const nativeEntryKeys = {
    ...nativeKeys,
    model: {
        is: (node) => (node.kind === "scalar" ? isText(node) && isModel(node.text) : node.kind === "table"),
        words: "`provider/model`",
    },
    color: {
        is: (node) => node.kind === "scalar" && /^#[0-9a-fA-F]{6}$/.test(node.text),
        words: "a colour such as `#ff5733`",
    },
};
const emptyInKilo = new Set("permission description model variant temperature top_p steps maxSteps prompt name".split(" "));
function refusalOf(table, keys, mayBeEmpty = new Set()) {
    for (const { name = "", value } of table.entries) {
        const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
        if (mayBeEmpty.has(name) && value.kind === "scalar" && value.value === null)
            continue;
        if (type && !type.is(value))
            return { kind: "problem", message: `\`${name}\` is not ${type.words}`, span: value.span };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/profile.js












const oldKnown = {
    keys: new Set(Object.keys(oldKeys)),
    own: { tools: "permission", denied: "permission", mode: "permission", turns: "steps" },
    ignores: true,
};
const nativeKnown = {
    keys: new Set(Object.keys(nativeKeys)),
    own: { tools: "permissions", denied: "permissions", mode: "permissions", turns: "steps" },
    ignores: true,
};
function readersOnly({ table, source, shape, body }, own) {
    if (shape !== "old")
        return {};
    const title = "permission: { edit: deny, bash: deny }";
    const isPlain = own.length === 0 && body !== undefined && source.text[table.span.start - 1] === "\n";
    const { start } = table.span;
    const at = { source, span: { start, end: start } };
    return {
        onlyTools: () => ({
            title,
            safe: false,
            edits: isPlain && table.entries.length > 0 ? [{ at, text: `${title}\n` }] : [],
        }),
    };
}
function readProfile(written) {
    const { table, source, shape, edition, id, at, paths = [] } = written;
    const home = { source, span: { start: at.span.start, end: at.span.start } };
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const rules = shape === "old" ? oldRules(table, source, "profile") : nativeRules(table, source, "profile");
    const own = shape === "old" && edition === "2" ? rules.map(withNewName) : rules;
    const name = nameOf(written);
    const below = {
        builtin: builtinBelow(written.body ? ((0,fact/* known */.eO)(name) ?? id) : id, written, home),
        sessions: written.sessions,
        key: shape === "old" ? "permission" : "permissions",
    };
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        ...((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "mode")) === "primary" ? { isForPeople: true } : {}),
        model: text("model"),
        grants: grantsFrom(own, below, edition, home),
        denied: own.filter(({ effect, resource }) => effect === "deny" && resource === "*").map(({ action }) => action),
        ...readersOnly(written, own),
        mayStart: startsOf(own, below, edition, home),
        paths,
        bypasses: [...bypassesOf(own, below, edition, home), ...unhonoured(table, source, shape)],
        ineffective: [
            ...unknownKeys(table, source, shape),
            ...ineffectiveRules(own, below, edition, home),
            ...(shape === "old" ? idleTools(table, source, rules, below) : []),
            ...wrongModel(written),
            ...ignoredName(written),
        ],
        ...promptIn(written, below, home),
        native: written.loads ? (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function nameIn(table) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!node)
        return undefined;
    if (node.kind === "scalar")
        return node.value === null ? "null" : node.text;
    return node.kind === "list" ? node.items.map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "").join(",") : "[object Object]";
}
function nameOf({ table, source, edition, id, at, body }) {
    const node = edition === "1" ? (0,parsers_node/* valueOf */.RP)(table, "name") : undefined;
    const isNothing = !body && node?.kind === "scalar" && node.value === null;
    const name = node && !isNothing ? nameIn(table) : undefined;
    return node && name !== undefined ? (0,fact/* stated */.Eo)(name, { source, span: node.span }) : (0,fact/* stated */.Eo)(id, at);
}
function promptIn(written, { builtin }, home) {
    const { body, shape } = written;
    return {
        ...(body && !builtin ? {} : { hasDefaultPrompt: true }),
        prompt: body ?? promptOf(written, shape === "old" ? "prompt" : "system", home),
    };
}
function promptOf({ table, source, paths = [], files, original }, key, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    if (node?.kind !== "scalar" || (0,parsers_node/* isEmptyValue */.Po)(node))
        return (0,profile/* noPrompt */.O)(home);
    const at = { source, span: node.span };
    const name = /^\s*\{file:([^}]+)\}\s*$/.exec((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(original, key)) ?? "")?.[1];
    if (name === undefined)
        return { source: "inline", path: null, text: node.text, at };
    const content = files?.get(name);
    if (content)
        return { source: "file", path: content.path, text: content.text.trim(), at: (0,repo_text/* startOf */.GH)(content) };
    const reach = paths.find(({ value }) => value === name.trim())?.reach;
    return { source: "file", path: reach?.kind === "inside" ? reach.path : null, text: "", at };
}
function unknownKeys(table, source, shape) {
    const known = shape === "old" ? oldKnown : nativeKnown;
    const foreign = shape === "old" ? nativeKnown : oldKnown;
    return (0,unknown_keys/* unknownKeysIn */.QU)(table, source, known).map((unknown) => {
        if (unknown.what === "permissions" ||
            unknown.what === "permission" ||
            (unknown.what === "tools" && shape === "native")) {
            const key = shape === "old"
                ? table.entries.find(({ name }) => name !== undefined && !nativeKnown.keys.has(name))?.name
                : undefined;
            const why = key === undefined
                ? "unknown key in settings of this shape"
                : `\`${key}\` selects the first edition's shape, which has no such key and passes it to the model's provider`;
            return { ...unknown, kind: "limit", because: `${why}, so it limits nothing` };
        }
        if (unknown.kind === "limit" || unknown.kind === "value")
            return shape === "old"
                ? {
                    ...unknown,
                    because: unknown.because.replace("unknown key", "unknown key, which is passed to the model's provider"),
                }
                : unknown;
        if (foreign.keys.has(unknown.what))
            return { ...unknown, kind: "value", because: "unknown key in settings of this shape" };
        return shape === "old" ? { ...unknown, because: "unknown key, which is passed to the model's provider" } : unknown;
    });
}
function unhonoured(table, source, shape) {
    return (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, shape === "old" ? oldKnown : nativeKnown).filter(({ setting }) => !/^permissions?$/.test((0,unknown_keys/* normalizedKey */.pj)(setting)));
}
function wrongModel({ table, source, family }) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "model");
    const text = (0,parsers_node/* textOf */.b6)(node);
    if (!node || text === undefined || (0,parsers_node/* isEmptyValue */.Po)(node) || isModel(text))
        return [];
    const because = `it is not \`provider/model\`, so ${family === "kilo" ? "Kilo" : "opencode"} reads it as a provider without a model`;
    return [{ kind: "value", what: `model: ${text}`, because, at: { source, span: node.span }, varies: text }];
}
function ignoredName({ table, source, edition, id, body }) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!node)
        return [];
    const at = { source, span: node.span };
    const what = `name: ${(0,parsers_node/* textOf */.b6)(node) ?? "…"}`;
    if (edition === "2")
        return (0,parsers_node/* isEmptyValue */.Po)(node) || (0,parsers_node/* textOf */.b6)(node) === id
            ? []
            : [
                {
                    kind: "value",
                    what,
                    because: "edition 2 takes the name from the file's path",
                    at,
                    varies: (0,parsers_node/* textOf */.b6)(node) ?? "…",
                },
            ];
    const isText = node.kind === "scalar" && (node.value === null || typeof node.value === "string");
    if (isText || !body)
        return [];
    return [
        { kind: "value", what, because: "it is not text, so the list of agents cannot be shown; put it in quotes", at },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent.js







const noRules = new Map();
async function draftOf(file) {
    const { source, reader, layer } = file;
    const edition = reader.family === "kilo" ? "1" : reader.edition;
    if (source.text === "" && edition === "2") {
        const problem = problemAt(source, { start: 0, end: 0 }, "it is empty", "document");
        const empty = { layer, files: [source.path], verdict: { kind: "dropped", problem } };
        return { key: undefined, rules: noRules, finish: () => empty };
    }
    const document = await readDocument(source.text);
    const shape = shapeOf(document.table, edition);
    const refusal = refusalIn(document, shape, file);
    const profileIn = (sessions) => profileOf(document, file, shape, sessions, !refusal);
    return refusal ? refusedDraft(file, refusal, profileIn) : takenDraft(document, file, shape, profileIn);
}
function refusedDraft({ source, layer, reader }, refusal, profileIn) {
    const { kind, problem, keepsLimits } = refusal;
    const isFatal = kind === "rejected" && reader.family === "opencode";
    return {
        key: undefined,
        rules: noRules,
        finish: (sessions) => {
            const profile = profileIn(sessions);
            return {
                layer,
                files: [source.path],
                verdict: { kind, problem },
                profile: keepsLimits ? profile : { ...profile, ineffective: [] },
            };
        },
        ...(isFatal ? { fatal: problem } : {}),
    };
}
function takenDraft(document, file, shape, profileIn) {
    const { source, layer, id, reader } = file;
    const isFirst = reader.family === "kilo" || reader.edition === "1";
    const off = offOf(document.table, shape, source);
    const leniency = leniencyOf(document, file);
    return {
        key: isFirst ? (nameIn(document.table) ?? id) : id,
        rules: isFirst ? ruleMapOf(document.table, source, "profile") : noRules,
        isOff: off?.isOff,
        ...(off?.problem ? { off: off.problem } : {}),
        finish: (sessions) => {
            const item = { layer, files: [source.path], profile: profileIn(sessions) };
            const problem = isFirst ? offIn(sessions) : off?.problem;
            if (problem)
                return { ...item, verdict: { kind: "dropped", problem } };
            return { ...item, verdict: { kind: "loaded" }, ...(leniency ? { leniency } : {}) };
        },
    };
}
function offIn(sessions) {
    return sessions.every(({ off }) => off) ? sessions[0]?.off : undefined;
}
function problemAt(source, span, message, kind) {
    return { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) };
}
function hostOf({ family }) {
    return family === "kilo" ? "Kilo" : "opencode";
}
function shapeOf(table, edition) {
    const hasForeignKey = () => table.entries.some(({ name }) => name !== undefined && !nativeKnown.keys.has(name));
    return edition === "1" || hasForeignKey() ? "old" : "native";
}
function refusalIn({ table, fault }, shape, file) {
    const { source, reader } = file;
    if (fault?.kind === "ignored")
        return undefined;
    if (fault?.kind === "dropped") {
        const host = hostOf(reader);
        const message = `${whyIgnored(fault.problem.message)}, even after ${host} rewrote values with a colon. If the same process reads the text again, ${host} loads the agent without its limits`;
        return { kind: "dropped", problem: problemAt(source, fault.problem.span, message), keepsLimits: true };
    }
    const isFirst = reader.family === "kilo" || reader.edition === "1";
    if (isFirst && nameIn(table) === "__proto__")
        return { kind: "dropped", problem: problemAt(source, table.span, "no agent can have the name `__proto__`") };
    return wrongKeyIn(table, shape, file);
}
function wrongKeyIn(table, shape, { source, reader }) {
    const isKilo = reader.family === "kilo";
    const oldKind = isKilo ? kiloKeys : oldKeys;
    const found = refusalOf(table, shape === "old" ? fileKeys(oldKind) : nativeKeys, isKilo ? emptyInKilo : new Set());
    if (!found)
        return undefined;
    const isSilent = reader.folder === "modes" || (!isKilo && reader.edition === "2");
    return { kind: isSilent ? "dropped" : "rejected", problem: problemAt(source, found.span, found.message) };
}
function fileKeys(keys) {
    return Object.fromEntries(Object.entries(keys).filter(([key]) => key !== "prompt"));
}
function offOf(table, shape, source) {
    const key = shape === "old" ? "disable" : "disabled";
    const value = table.entries.find(({ name }) => name === key)?.value;
    if (value?.kind !== "scalar" || typeof value.value !== "boolean")
        return undefined;
    return value.value
        ? { isOff: true, problem: problemAt(source, value.span, `\`${key}: true\` switches it off`, "document") }
        : { isOff: false };
}
function whyIgnored(message) {
    return `the frontmatter is not YAML: ${message}`;
}
function leniencyOf({ fault }, { source, reader }) {
    if (!fault)
        return undefined;
    const host = hostOf(reader);
    const effect = fault.kind === "repaired"
        ? `${host} repairs this only the first time that a process reads the text, and after that loads the agent without its limits`
        : `${host} loads the agent without it, with every tool and the whole file as its prompt`;
    return problemAt(source, fault.problem.span, `${whyIgnored(fault.problem.message)}; ${effect}`, "strict-readers");
}
const limits = new Set(["permission", "permissions", "tools", "disable", "disabled"]);
function profileOf(document, file, shape, sessions, loads) {
    const { source, id, reader } = file;
    const { fault, table } = document;
    const written = {
        table,
        source,
        shape,
        edition: reader.family === "kilo" ? "1" : reader.edition,
        family: reader.family,
        id,
        at: (0,repo_text/* startOf */.GH)(source),
        sessions: fault ? [...sessions, ...sessions.map(({ above }) => ({ above, own: [] }))] : sessions,
        body: (0,fields/* bodyPrompt */.$c)(source, document.body),
        loads,
    };
    const profile = withProgram(readProfile(written), document, file);
    if (!fault)
        return profile;
    const home = (0,repo_text/* startOf */.GH)(source);
    const because = `${whyIgnored(fault.problem.message)}, so ${fault.kind === "repaired" ? "its limits hold only the first time that a process reads the text" : "no limit in it holds"}`;
    return {
        ...profile,
        grants: (0,fact/* implied */.TU)((0,fact/* known */.eO)(profile.grants) ?? [], home, because),
        denied: [],
        ineffective: [...profile.ineffective, ...lostLimits(document.meant ?? table, source, because)],
    };
}
function lostLimits({ entries }, source, because) {
    return entries.flatMap(({ name, key }) => name !== undefined && limits.has(name)
        ? [{ kind: "limit", what: name, because, at: { source, span: key.span }, cause: "frontmatter" }]
        : []);
}
function withProgram(profile, { program }, { source, reader }) {
    if (!program)
        return profile;
    const at = { source, span: program };
    return {
        ...profile,
        extraGrants: [{ tool: "frontmatter", capability: "execute", scope: null, at }],
        bypasses: [
            ...profile.bypasses,
            {
                setting: "frontmatter",
                value: source.text.slice(program.start, program.end).trim(),
                effect: "bypass",
                because: `is JavaScript, which ${hostOf(reader)} runs without asking as soon as it reads the file`,
                at,
            },
        ],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings-schema.js


const hasVariable = (node) => isText(node) && node.kind === "scalar" && node.text.includes("{env:");
const oneOf = (...words) => ({
    is: (node) => hasVariable(node) || (isText(node) && node.kind === "scalar" && words.includes(node.text)),
    words: `${words.length > 1 ? "one of " : ""}${words.map((word) => `\`${word}\``).join(", ")}`,
});
const either = (words, ...types) => ({
    is: (node) => types.some((type) => type.is(node)),
    words,
});
const listOf = (words, type) => ({
    is: (node) => node.kind === "list" && node.items.every((item) => type.is(item)),
    words,
});
const mapOf = (words, type) => ({
    is: (node) => node.kind === "table" && node.entries.every(({ value }) => type.is(value)),
    words,
});
const settings_schema_fields = (words, keys, needed = []) => ({
    is: (node) => node.kind === "table" &&
        refusalOf(node, keys) === undefined &&
        needed.every((key) => node.entries.some(({ name }) => name === key)),
    words,
});
const wholeNumber = {
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value >= 0,
    words: "a whole number",
};
const off = { is: (node) => node.kind === "scalar" && node.value === false, words: "`false`" };
const texts = listOf("a list of texts", schema_text);
const textMap = mapOf("a mapping of texts", schema_text);
const agentKeys = Object.fromEntries(Object.entries(oldKeys).map(([key, { is, words }]) => [
    key,
    { is: (node) => hasVariable(node) || is(key === "permission" ? withWords(node) : node), words },
]));
const agent = settings_schema_fields("an agent whose keys have the right types", agentKeys);
const settings_schema_agents = mapOf("a mapping of agents whose keys have the right types", agent);
const oauth = settings_schema_fields("…", {
    clientId: schema_text,
    clientSecret: schema_text,
    scope: schema_text,
    callbackPort: count,
    redirectUri: schema_text,
});
const server = either("a server with `type: local` and a list `command`, with `type: remote` and a `url`, or `enabled` alone", settings_schema_fields("…", { type: oneOf("local"), command: texts, cwd: schema_text, environment: textMap, enabled: yesNo, timeout: count }, ["type", "command"]), settings_schema_fields("…", {
    type: oneOf("remote"),
    url: schema_text,
    enabled: yesNo,
    headers: textMap,
    oauth: either("…", oauth, off),
    timeout: count,
}, ["type", "url"]), settings_schema_fields("…", { enabled: yesNo }, ["enabled"]));
const command = settings_schema_fields("…", { template: schema_text, description: schema_text, agent: schema_text, model: schema_text, variant: schema_text, subtask: yesNo }, ["template"]);
const formatter = settings_schema_fields("…", { disabled: yesNo, command: texts, environment: textMap, extensions: texts });
const languageServer = either("…", { is: (node) => literal((0,parsers_node/* lastOf */.g1)(node, "disabled")) === true, words: "…" }, settings_schema_fields("…", { command: texts, extensions: texts, disabled: yesNo, env: textMap, initialization: mapping }, [
    "command",
]));
const provider = settings_schema_fields("…", {
    api: schema_text,
    name: schema_text,
    env: texts,
    id: schema_text,
    npm: schema_text,
    whitelist: texts,
    blacklist: texts,
    options: settings_schema_fields("…", { apiKey: schema_text, baseURL: schema_text, enterpriseUrl: schema_text, setCacheKey: yesNo }),
    models: mapOf("…", mapping),
});
const settings_schema_plugin = either("…", schema_text, {
    is: (node) => node.kind === "list" && node.items.length === 2 && node.items[0] !== undefined && isText(node.items[0]),
    words: "…",
});
const reference = either("…", schema_text, settings_schema_fields("…", { repository: schema_text, branch: schema_text, path: schema_text }));
const keys = {
    $schema: schema_text,
    shell: schema_text,
    logLevel: oneOf("DEBUG", "INFO", "WARN", "ERROR"),
    server: settings_schema_fields("a mapping of the server's settings", {
        port: count,
        hostname: schema_text,
        mdns: yesNo,
        mdnsDomain: schema_text,
        cors: texts,
    }),
    command: mapOf("a mapping of commands, each with a `template`", command),
    skills: settings_schema_fields("a mapping with lists `paths` and `urls`", { paths: texts, urls: texts }),
    references: mapOf("a mapping of references", reference),
    reference: mapOf("a mapping of references", reference),
    watcher: settings_schema_fields("a mapping with a list `ignore`", { ignore: texts }),
    snapshot: yesNo,
    plugin: listOf("a list of plugins, each a text or a pair of a text and its options", settings_schema_plugin),
    share: oneOf("manual", "auto", "disabled"),
    autoshare: yesNo,
    autoupdate: either("`true`, `false` or `notify`", yesNo, oneOf("notify")),
    disabled_providers: texts,
    enabled_providers: texts,
    model: schema_text,
    small_model: schema_text,
    default_agent: schema_text,
    subagent_depth: wholeNumber,
    username: schema_text,
    mode: settings_schema_agents,
    agent: settings_schema_agents,
    provider: mapOf("a mapping of providers whose keys have the right types", provider),
    mcp: mapOf(server.words, server),
    formatter: either("`true`, `false` or a mapping of formatters", yesNo, mapOf("…", formatter)),
    lsp: either("`true`, `false` or a mapping of language servers", yesNo, mapOf("…", languageServer)),
    instructions: texts,
    layout: oneOf("auto", "stretch"),
    permission: agentKeys["permission"] ?? permission,
    tools: switches,
    attachment: settings_schema_fields("a mapping of the settings of images", { image: mapping }),
    enterprise: settings_schema_fields("a mapping with a text `url`", { url: schema_text }),
    tool_output: settings_schema_fields("a mapping of whole numbers", { max_lines: count, max_bytes: count }),
    compaction: settings_schema_fields("a mapping of the compaction's settings", { auto: yesNo, prune: yesNo, tail_turns: wholeNumber }),
    experimental: settings_schema_fields("a mapping of experimental settings", {
        disable_paste_summary: yesNo,
        batch_tool: yesNo,
        openTelemetry: yesNo,
        primary_tools: texts,
        continue_loop_on_deny: yesNo,
        mcp_timeout: count,
    }),
};
function withWords(node) {
    if (node.kind === "table")
        return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: withWords(entry.value) })) };
    return hasVariable(node) && node.kind === "scalar" ? { ...node, value: "allow", text: "allow" } : node;
}
function literal(node) {
    return node?.kind === "scalar" ? node.value : undefined;
}
function settingsRefusal(root) {
    for (const key of ["agent", "mode"]) {
        const found = agentsRefusal(key, (0,parsers_node/* lastOf */.g1)(root, key));
        if (found)
            return found;
    }
    return refusalOf({ ...root, entries: root.entries.flatMap((entry) => translated(entry)) }, keys);
}
function agentRefusal(table) {
    return refusalOf(table, agentKeys);
}
function agentsRefusal(key, node) {
    for (const { name = "", value } of node?.kind === "table" ? node.entries : []) {
        if (value.kind !== "table")
            return { kind: "problem", message: `\`${key}.${name}\` is no mapping`, span: value.span };
        const found = agentRefusal(value);
        if (found)
            return found;
    }
    return undefined;
}
function translated(entry) {
    const { name, value } = entry;
    if (name === "skills" && value.kind === "list" && value.items.every(isText))
        return [];
    if (name !== "mcp" || value.kind !== "table")
        return [entry];
    const entries = value.entries.filter(({ name: server, value: one }) => {
        if ((server === "servers" || server === "timeout") && one.kind === "table")
            return false;
        return literal((0,parsers_node/* lastOf */.g1)(one, "disabled")) === undefined && (0,parsers_node/* lastOf */.g1)(one, "codemode") === undefined;
    });
    return [{ ...entry, value: { ...value, entries } }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/variables.js


const mostFiles = 200;
async function filesPutIn(repo, source) {
    const files = new Map();
    let missing;
    const named = namedIn(source.text);
    for (const { name, span } of named.slice(0, mostFiles)) {
        const target = files.has(name) ? undefined : pathOf(repo, source.path, name);
        if (target === undefined)
            continue;
        const { kind } = repo.resolve(target);
        const read = kind === "file" ? await (0,collect/* readOne */.JF)(repo, target) : undefined;
        if (read && !("message" in read))
            files.set(name, read);
        const why = absences.get(kind);
        if (why !== undefined)
            missing ??= { message: `\`{file:${name}}\` names ${why}`, at: { source, span } };
    }
    const [left] = named.slice(mostFiles);
    const message = `inserts more than ${mostFiles} files, of which this tool reads only the first ${mostFiles}`;
    return {
        files,
        ...(missing ? { missing } : {}),
        cut: left ? [{ message, at: { source, span: left.span } }] : [],
    };
}
const absences = new Map([
    ["missing", "a file that does not exist"],
    ["not-a-directory", "a file that does not exist"],
    ["loop", "a link that leads in a circle"],
    ["directory", "a directory"],
]);
function namedIn(text) {
    return [...text.matchAll(/\{file:([^}]+)\}/g)].flatMap((found) => {
        const [whole, name = ""] = found;
        const line = text.lastIndexOf("\n", found.index - 1) + 1;
        if (name.includes("{env:") || /^\s*\/\//.test(text.slice(line, found.index)))
            return [];
        return [{ name, span: { start: found.index, end: found.index + whole.length } }];
    });
}
function pathOf(repo, from, name) {
    const reach = repo.reach(repo.isUsers(from) ? "~" : "", (0,repo_path/* directoryOf */.jt)(from), name);
    if (reach.kind === "inside")
        return reach.path;
    return reach.kind === "nowhere" ? (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(from), name) : undefined;
}
function withFiles(node, files) {
    if (files.size === 0)
        return node;
    const put = (text) => text.replace(/\{file:([^}]+)\}/g, (whole, name) => files.get(name)?.text.trim() ?? whole);
    const walk = (inner) => {
        if (inner.kind === "list")
            return { ...inner, items: inner.items.map(walk) };
        if (inner.kind === "table")
            return {
                ...inner,
                entries: inner.entries.map((entry) => ({
                    key: walk(entry.key),
                    name: entry.name === undefined ? undefined : put(entry.name),
                    value: walk(entry.value),
                })),
            };
        if (typeof inner.value !== "string" || !inner.text.includes("{file:"))
            return inner;
        const text = put(inner.text);
        return { ...inner, value: text, text };
    };
    return walk(node);
}
const put = /\{(?:env|file):[^{}]*\}/;
function puzzlesIn(root, source) {
    const found = [];
    const walk = (node, inRules, depth) => {
        if (found.length >= 10 || depth > 20)
            return;
        if (node.kind === "scalar") {
            if (inRules && put.test(node.text))
                found.push({
                    message: "has a variable or a file in a rule, so the rule cannot be checked",
                    at: { source, span: node.span },
                });
        }
        else if (node.kind === "list")
            for (const item of node.items)
                walk(item, inRules, depth + 1);
        else {
            for (const { name = "", key, value } of node.entries) {
                if (put.test(name))
                    found.push({
                        message: "has a variable or a file in a key, so the key cannot be checked",
                        at: { source, span: key.span },
                    });
                else
                    walk(value, inRules || /^(?:permissions?|tools)$/.test(name), depth + 1);
            }
        }
    };
    walk(root, false, 0);
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(5373);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/variables.js
var variables = __webpack_require__(9260);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings-keys.js


const furtherRules = [
    ...(0,variables/* variableRules */.S)("formatter.*.environment.*", []),
    ...(0,variables/* variableRules */.S)("lsp.*.env.*", []),
    {
        path: "experimental.openTelemetry",
        when: /^true$/,
        effect: "widens",
        because: "sends a record of what sessions do",
        may: ["network"],
    },
    {
        path: "experimental.continue_loop_on_deny",
        when: /^true$/,
        effect: "widens",
        because: "continues after a person denied a call",
    },
    {
        path: "server.hostname",
        when: /^(?!127\.|localhost$|::1$)/,
        effect: "widens",
        because: "offers sessions to other machines",
        may: ["network"],
    },
    {
        path: "server.mdns",
        when: /^true$/,
        effect: "widens",
        because: "offers sessions to other machines",
        may: ["network"],
    },
    { path: "server.cors", effect: "widens", because: "is a web page that can use sessions", may: ["network"] },
    {
        path: "subagent_depth",
        when: /^(?!0*[01]$)/,
        effect: "widens",
        because: "lets subagents start subagents of their own",
    },
    ...["references.*.repository", "reference.*.repository"].map((path) => ({
        path,
        effect: "widens",
        because: "is fetched from the network for agents",
        may: ["network"],
    })),
    ...["disabled_providers", "enabled_providers"].map((path) => ({ path, effect: "narrows", because: "limits which providers are used" })),
];
const readElsewhere = ("agent agents autoshare command commands default_agent enterprise.url formatter instructions lsp mcp mode modes permission " +
    "permissions plugin plugins provider providers references reference share shell skills tools")
    .split(" ")
    .map((path) => ({ path }));
const harmless = [
    ...(0,unknown_settings/* harmlessKeys */.OF)("$schema theme keybinds tui layout logLevel username autoupdate snapshot watcher attachment compaction tool_output", "changes how a session looks or what it stores"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("model small_model", "chooses a model"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("server.port server.mdnsDomain", "is compared with the address of its server"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("experimental.disable_paste_summary experimental.batch_tool experimental.primary_tools experimental.mcp_timeout experimental.chatMaxRetries", "changes tools that every session has"),
];
const harmlessOfKilo = (0,unknown_settings/* harmlessKeys */.OF)("remote_control commit_message indexing experimental.codebase_search experimental.openTelemetry", "changes how a session looks or what it stores");
function unknownKeysIn(root, source, family) {
    const known = [...furtherRules, ...readElsewhere, ...harmless, ...(family === "kilo" ? harmlessOfKilo : [])];
    return (0,unknown_settings/* unknownSettings */.I3)(root, source, family === "kilo" ? "Kilo" : "opencode", known).filter(({ at: { span } }) => !/\{(?:env|file):/.test(source.text.slice(span.start, span.end)));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings.js







function rulesOf(root, source) {
    return [...appendedRules(root, source, "settings").map(withNewName), ...nativeRules(root, source, "settings")];
}
function authorityOf(root, source, edition) {
    const rules = edition === "1" ? oldRules(root, source, "settings") : rulesOf(root, source);
    const ofRules = rules.flatMap((rule) => {
        const decided = effectOfRule(rule, edition);
        const { effect: value, written, at } = rule;
        return decided ? [{ setting: written.slice(0, written.lastIndexOf(":")), value, ...decided, at }] : [];
    });
    const ofKeys = readers
        .flatMap((read) => read(root))
        .map(({ setting, value, because, node, content = node, may, server }) => ({
        setting,
        value,
        effect: "widens",
        because,
        content: (0,settings/* contentOf */.$E)(content, source),
        ...(may ? { may } : {}),
        ...(server ? { server: serverOf(server, source) } : {}),
        ...(may?.includes("execute") === true ? { names: (0,settings/* commandTexts */.Ot)(content) } : {}),
        at: { source, span: node.span },
    }));
    return [...ofRules, ...ofKeys, ...(0,settings/* authorityFrom */.W5)(furtherRules, root, source)];
}
function serverOf({ name, kind, node }, source) {
    const value = kind === "command" ? (0,hooks_and_servers/* commandLine */.ay)(node, undefined) : ((0,parsers_node/* textOf */.b6)(node) ?? "");
    return { name, kind, value, at: { source, span: node.span } };
}
function effectOfRule({ action, resource, effect }, edition) {
    if (effect !== "allow") {
        if (meantBy(action, edition) !== undefined)
            return undefined;
        return {
            effect: "narrows",
            because: effect === "deny"
                ? "is denied to every agent whose own rules do not allow it"
                : "needs confirmation unless an agent's own rules allow it",
        };
    }
    if (isEverything(action) && isEverything(resource))
        return { effect: "bypasses", because: "runs every tool without asking, even on files outside the project" };
    return action === "external_directory"
        ? { effect: "widens", because: "reaches files outside the project without asking" }
        : undefined;
}
const readers = [
    serversIn,
    pluginsIn,
    commandsIn,
    templatesIn,
    singleKeysIn,
    addressesIn,
    providersIn,
];
function serversIn(root) {
    const servers = entriesOf((0,parsers_node/* lastOf */.g1)(root, "mcp")).flatMap(([key, value]) => key === "servers" ? entriesOf(value) : [[key, value]]);
    return servers.flatMap(([name, node]) => {
        const isOff = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "enabled")) === "false" || (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "disabled")) === "true";
        const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "type"));
        if (node.kind !== "table" || isOff || type === undefined)
            return [];
        const because = type === "local"
            ? "starts a command whose tools every agent can use"
            : "connects to an address whose tools every agent can use";
        return [
            {
                setting: `mcp.${name}`,
                value: type,
                because,
                node,
                ...connectedBy(name, type, node),
                may: [type === "local" ? "execute" : "network", "external"],
            },
        ];
    });
}
function connectedBy(name, type, node) {
    const kind = type === "local" ? "command" : "url";
    const value = (0,parsers_node/* lastOf */.g1)(node, kind);
    return value ? { server: { name, kind, node: value } } : {};
}
function pluginsIn(root) {
    return ["plugin", "plugins"].flatMap((setting) => itemsOf((0,parsers_node/* lastOf */.g1)(root, setting)).map((node) => ({
        setting,
        value: pluginOf(node),
        because: "is code that runs in every session",
        node,
        may: ["execute"],
    })));
}
function commandsIn(root) {
    return ["formatter", "lsp"].flatMap((key) => entriesOf((0,parsers_node/* lastOf */.g1)(root, key)).flatMap(([name, content]) => {
        const node = (0,parsers_node/* lastOf */.g1)(content, "command");
        if (!node || (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(content, "disabled")) === "true")
            return [];
        const because = "is a command that runs without being asked for";
        return [{ setting: `${key}.${name}.command`, value: wordsOf(node), because, node, content, may: ["execute"] }];
    }));
}
function templatesIn(root) {
    return entriesOf((0,parsers_node/* lastOf */.g1)(root, "command")).flatMap(([name, content]) => {
        const node = (0,parsers_node/* lastOf */.g1)(content, "template");
        return (node ? templateCommands(node, name) : []).map(({ value, because, may }) => ({
            setting: `command.${name}`,
            value,
            because,
            node: node ?? content,
            content,
            may,
        }));
    });
}
const singleKeys = [
    { setting: "shell", because: "is the shell of every command", valueOf: wordsOf, may: ["execute"] },
    ...[
        { setting: "share", when: "auto", because: "publishes every session without asking" },
        { setting: "autoshare", when: "true", because: "publishes every session without asking" },
        { setting: "enterprise.url", because: "is where sessions are published" },
    ].map((rule) => ({ ...rule, valueOf: textOrMore, may: ["network"] })),
    { setting: "default_agent", because: "starts every session as this agent", valueOf: textOrMore },
];
function singleKeysIn(root) {
    return singleKeys.flatMap(({ setting, when, because, valueOf, may }) => {
        const node = setting.split(".").reduce(parsers_node/* lastOf */.g1, root);
        const applies = node !== undefined && (when === undefined || (0,parsers_node/* textOf */.b6)(node) === when);
        return applies ? [{ setting, value: valueOf(node), because, node, ...(may ? { may } : {}) }] : [];
    });
}
function addressesIn(root) {
    const skills = (0,parsers_node/* lastOf */.g1)(root, "skills");
    const lists = [
        [
            "skills",
            skills?.kind === "list" ? skills : (0,parsers_node/* lastOf */.g1)(skills, "urls"),
            "is an address from which skills are fetched",
        ],
        ["instructions", (0,parsers_node/* lastOf */.g1)(root, "instructions"), "is fetched from the network into every prompt"],
    ];
    return lists.flatMap(([setting, list, because]) => itemsOf(list).flatMap((node) => {
        const value = (0,parsers_node/* textOf */.b6)(node) ?? "";
        return /^https?:/i.test(value) ? [{ setting, value, because, node, may: ["network"] }] : [];
    }));
}
function providersIn(root) {
    return ["provider", "providers"].flatMap((key) => entriesOf((0,parsers_node/* lastOf */.g1)(root, key)).flatMap(([name, provider]) => {
        const models = entriesOf((0,parsers_node/* lastOf */.g1)(provider, "models")).flatMap(([model, node]) => {
            const own = (0,parsers_node/* lastOf */.g1)(node, "provider");
            return own ? [[`${key}.${name}.models.${model}.provider`, own]] : [];
        });
        return [[`${key}.${name}`, provider], ...models].flatMap(([path, node]) => providerPowers(path, node));
    }));
}
const bundled = /^@ai-sdk\/[\w-]+(?:\/[\w-]+)?$|^@openrouter\/ai-sdk-provider$|^@gitlab\/gitlab-ai-provider$/;
function providerPowers(path, provider) {
    const api = (0,parsers_node/* lastOf */.g1)(provider, "api");
    const address = (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(provider, "options"), "baseURL") ?? (0,parsers_node/* lastOf */.g1)(api, "url") ?? textOnly(api);
    const packaged = (0,parsers_node/* lastOf */.g1)(provider, "npm");
    const because = "is where a model's prompts are sent";
    return [
        ...(address
            ? [{ setting: `${path}.baseURL`, value: textOrMore(address), because, node: address, may: ["network"] }]
            : []),
        ...(packaged && !bundled.test((0,parsers_node/* textOf */.b6)(packaged) ?? "…")
            ? [
                {
                    setting: `${path}.npm`,
                    value: textOrMore(packaged),
                    because: "is a package that a session installs and loads",
                    node: packaged,
                    may: ["execute"],
                },
            ]
            : []),
    ];
}
function textOnly(node) {
    return node?.kind === "scalar" ? node : undefined;
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items : [];
}
function textOrMore(node) {
    return (0,parsers_node/* textOf */.b6)(node) ?? "…";
}
function entriesOf(node) {
    return node?.kind === "table"
        ? node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]]))
        : [];
}
function wordsOf(node) {
    return node.kind === "list" ? node.items.map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "").join(" ") : ((0,parsers_node/* textOf */.b6)(node) ?? "…");
}
function pluginOf(node) {
    if (node.kind === "table")
        return (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "package")) ?? "…";
    return node.kind === "list" ? ((0,parsers_node/* textOf */.b6)(node.items[0]) ?? "…") : node.text;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/config.js












async function readConfig(repo, path, edition, family) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined || "message" in source)
        return source;
    const nothing = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
    const none = new Map();
    const common = {
        path,
        source,
        root: nothing,
        written: nothing,
        files: new Map(),
        rules: [],
        tools: none,
        permission: none,
        authority: [],
        unjudged: [],
    };
    if (source.text === "" || source.text === "\ufeff")
        return common;
    const parsed = parsedIn(source, edition);
    if (parsed.kind === "problem")
        return { ...common, problem: { message: parsed.message, at: { source, span: parsed.span } } };
    if (parsed.kind === "unjudged")
        return { ...common, unjudged: [parsed.problem] };
    const { written } = parsed;
    const { files, missing, cut } = await filesPutIn(repo, source);
    const root = withFiles(written, files);
    if (root.kind !== "table" || written.kind !== "table")
        return { ...common, problem: { message: "it is not a JSON object", at: { source, span: written.span } } };
    const problem = edition === "1" ? (missing ?? refusedBy(root, source, family)) : undefined;
    return {
        ...common,
        root,
        written,
        files,
        rules: edition === "1" ? [] : rulesOf(root, source),
        tools: toolRules(root, source, "settings"),
        permission: permissionRules(root, source, "settings"),
        authority: authorityOf(root, source, edition),
        unjudged: [...puzzlesIn(root, source), ...cut, ...unknownKeysIn(written, source, family)],
        ...(problem ? { problem } : {}),
    };
}
function parsedIn(source, edition) {
    const parsed = (0,json/* parseJsonc */.pX)(source.text);
    if (parsed.kind === "problem") {
        if (/[:[,]\s*\{(?:env|file):/.test(source.text)) {
            const message = "has a variable or a file in place of a JSON value, so the settings cannot be checked";
            return { kind: "unjudged", problem: { message, at: { source, span: parsed.span } } };
        }
        const empty = { kind: "table", span: parsed.span, entries: [] };
        if (source.text.trim() === "" && edition === "2")
            return { kind: "read", written: empty };
        return { ...parsed, message: `it is not JSON: ${parsed.message}` };
    }
    const tab = edition === "1" ? tabIn(parsed, source) : undefined;
    if (tab)
        return { kind: "problem", message: "it is not JSON: a text holds a tab", span: tab.span };
    return { kind: "read", written: (0,json/* withLastValues */.pV)(parsed) };
}
function tabIn(node, source) {
    if (!/"[^"\n]*\t/.test(source.text))
        return undefined;
    const inside = (inner) => {
        if (inner.kind === "scalar")
            return source.text.slice(inner.span.start, inner.span.end).includes("\t") ? inner : undefined;
        const nodes = inner.kind === "list" ? inner.items : inner.entries.flatMap(({ key, value }) => [key, value]);
        for (const one of nodes) {
            const found = inside(one);
            if (found)
                return found;
        }
        return undefined;
    };
    return inside(node);
}
function refusedBy(root, source, family) {
    const lost = newKeyIn(root);
    if (lost)
        return {
            message: "the first edition rejects a file with `permissions`, a key of the second edition",
            at: { source, span: lost.span },
        };
    const refusal = family === "opencode" ? settingsRefusal(root) : undefined;
    return refusal && { message: refusal.message, at: { source, span: refusal.span } };
}
function newKeyIn(root) {
    const inside = ["agents", "agent", "mode"].flatMap((key) => valuesOf((0,parsers_node/* lastOf */.g1)(root, key)).map(({ value }) => value));
    return [root, ...inside].flatMap((table) => table.kind === "table" ? table.entries.filter(({ name }) => name === "permissions").map(({ key }) => key) : [])[0];
}
function draftsIn(settings) {
    const { root } = settings.config;
    const drafts = (key, shape) => valuesOf((0,parsers_node/* lastOf */.g1)(root, key)).map((entry) => entryDraft(settings, key, shape, entry));
    const old = drafts("agent", "old");
    const isTaken = ({ key }) => settings.edition === "1" && old.some((draft) => draft.key === key);
    return {
        agents: [...old, ...drafts("agents", "native").filter((draft) => !isTaken(draft))],
        modes: drafts("mode", "old"),
    };
}
function entryDraft({ repo, config, layer, edition, family }, key, shape, { name, at, value }) {
    const { source, problem: broken } = config;
    const refusal = value.kind === "table"
        ? entryRefusal(value, shape, family)
        : { message: `\`${key}.${name}\` is not a mapping`, span: value.span };
    const empty = { kind: "table", span: { start: value.span.start, end: value.span.start }, entries: [] };
    const table = value.kind === "table" ? value : empty;
    const original = (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(config.written, key), name);
    const paths = pathsIn(repo, source, original?.kind === "table" ? original : table);
    const read = (sessions) => readProfile({
        table,
        source,
        shape,
        edition,
        family,
        id: name,
        at: { source, span: at.span },
        sessions,
        loads: !refusal && !broken,
        paths,
        files: config.files,
        ...(original ? { original } : {}),
    });
    const files = [source.path, ...new Set(paths.flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : [])))];
    const item = (verdict, profile) => ({ layer, files, verdict, profile });
    const unmerged = { key: undefined, rules: new Map() };
    if (broken)
        return { ...unmerged, finish: (sessions) => item({ kind: "lost", problem: broken }, read(sessions)) };
    if (refusal) {
        const problem = { message: refusal.message, at: { source, span: refusal.span } };
        const kind = edition === "1" && shape === "old" ? "rejected" : "dropped";
        return { ...unmerged, finish: (sessions) => item({ kind, problem }, { ...read(sessions), ineffective: [] }) };
    }
    const off = offOf(table, shape, source);
    return {
        key: name,
        rules: edition === "1" && shape === "old" ? ruleMapOf(table, source, "profile") : new Map(),
        isOff: off?.isOff,
        ...(off?.problem ? { off: off.problem } : {}),
        finish: (sessions) => {
            const problem = edition === "1" ? offIn(sessions) : off?.problem;
            return item(problem ? { kind: "dropped", problem } : { kind: "loaded" }, read(sessions));
        },
    };
}
function entryRefusal(value, shape, family) {
    if (shape === "native")
        return refusalOf(value, nativeEntryKeys);
    return family === "kilo" ? refusalOf(value, kiloKeys, emptyInKilo) : agentRefusal(value);
}
function valuesOf(node) {
    if (node?.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, key, value }) => name === undefined ? [] : [[name, { name, at: key, value }]]));
    return [...last.values()];
}
function pathsIn(repo, source, table) {
    const directory = (0,repo_path/* directoryOf */.jt)(source.path);
    const found = [];
    const walk = (node, key, isOutermost = false) => {
        if (node.kind === "list")
            for (const item of node.items)
                walk(item, key);
        else if (node.kind === "table")
            for (const { name = "", value } of node.entries)
                walk(value, isOutermost ? name : key);
        else {
            for (const [, path = ""] of node.text.matchAll(/\{file:([^{}]+)\}/g))
                found.push({
                    key,
                    value: path.trim(),
                    reach: repo.reach(directory, directory, path.trim()),
                    at: { source, span: node.span },
                });
        }
    };
    walk(table, "", true);
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/layers.js






function governedBy({ governs }) {
    return governs === undefined ? {} : { governs };
}
function ownIn(family, directory) {
    return family === "kilo" ? [(0,repo_path/* join */.fj)(directory, ".kilocode"), (0,repo_path/* join */.fj)(directory, ".kilo")] : [(0,repo_path/* join */.fj)(directory, ".opencode")];
}
async function readSettings(place, paths, isFatal = true) {
    const { repo, family, edition, name } = place;
    const shape = family === "kilo" ? "1" : edition;
    const read = await Promise.all(paths.map((path) => readConfig(repo, path, shape, family)));
    const layers = read.flatMap((config) => {
        if (!config || !("root" in config))
            return [];
        const failed = config.problem && { status: "failed", problem: config.problem };
        const layer = {
            name,
            root: config.path,
            status: "loaded",
            authority: config.authority,
            ...governedBy(place),
            ...failed,
        };
        const entries = draftsIn({ repo, config, layer, edition: shape, family });
        const fatal = isFatal && shape === "1" && family === "opencode" ? config.problem : undefined;
        const drafts = [...entries.agents, ...entries.modes];
        return [{ layer, config, entries, drafts, unjudged: config.unjudged, ...(fatal ? { fatal } : {}) }];
    });
    return { layers, unjudged: read.flatMap((config) => (config && "message" in config ? [config] : [])) };
}
const layers_agents = ["agent", "agents"];
const modes = ["mode", "modes"];
async function layers_readFolder(place, own, seen) {
    const { repo, name } = place;
    const packages = await packagesIn(repo, own);
    const code = [...codeIn(repo, own), ...packages.authority];
    const layer = { name, root: own, status: "loaded", authority: code, ...governedBy(place) };
    const read = (names, folder) => Promise.all(names.map((directory) => readAgents(place, layer, { root: (0,repo_path/* join */.fj)(own, directory), folder, seen })));
    const ofAgents = await read(layers_agents, "agents");
    const all = [...ofAgents, ...(await read(modes, "modes"))];
    const drafts = all.flatMap((found) => found.drafts);
    const unjudged = [...packages.unjudged, ...all.flatMap((found) => found.unjudged)];
    const present = drafts.length + unjudged.length + code.length > 0 ||
        [...layers_agents, ...modes].some((directory) => repo.resolve((0,repo_path/* join */.fj)(own, directory)).kind === "directory");
    const fatal = all.find((found) => found.fatal)?.fatal;
    const inAgents = ofAgents.flatMap((found) => found.drafts);
    return present
        ? {
            layer,
            drafts,
            agents: inAgents,
            modes: drafts.slice(inAgents.length),
            unjudged,
            ...(fatal ? { fatal } : {}),
        }
        : undefined;
}
async function readAgents({ repo, family, edition }, layer, { root, folder, seen }) {
    const { files, broken, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, {
        isIncluded: (file) => file.endsWith(".md"),
        deep: folder === "agents",
        seen,
    });
    const reader = { edition, family, folder };
    const idOf = (path) => (path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root === "" ? 0 : root.length + 1)).replace(/\.md$/, "");
    const { results, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, (source, path) => draftOf({ layer, source, id: idOf(path), reader }));
    const gone = broken.map((problem) => ({
        key: undefined,
        rules: new Map(),
        finish: () => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
    }));
    const fatal = results.find((draft) => draft.fatal)?.fatal;
    return {
        layer,
        drafts: [...results, ...gone],
        unjudged: [...unjudged, ...unread],
        ...(fatal ? { fatal } : {}),
    };
}
function codeIn(repo, own) {
    return ["plugin", "plugins", "tool", "tools"].flatMap((folder) => {
        const { files } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(own, folder), {
            isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
            deep: false,
        });
        const setting = folder.startsWith("plugin") ? "plugin" : "tool";
        return files.map((path) => ({
            setting,
            value: path,
            effect: "widens",
            because: "is code that runs in every session",
            may: ["execute"],
            names: [path],
            at: (0,repo_text/* placeOfPath */.Es)(path),
        }));
    });
}
const packageRules = [
    ...["dependencies.*", "devDependencies.*", "optionalDependencies.*", "peerDependencies.*"].map((path) => ({
        path,
        effect: "widens",
        because: "is a package that a session installs for plugins and tools",
        may: ["execute", "network"],
    })),
    { path: "scripts.*", effect: "widens", because: "may run where a session installs packages", may: ["execute"] },
];
const ownPackages = /^(?:dev|optional|peer)?dependencies\.(?:@opencode-ai\/(?:plugin|sdk)|@kilocode\/(?:plugin|sdk)|@types\/.*|typescript|bun-types)$/i;
async function packagesIn(repo, own) {
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        { path: (0,repo_path/* join */.fj)(own, "package.json"), read: (root, source) => (0,settings/* authorityFrom */.W5)(packageRules, root, source) },
    ]);
    return { authority: authority.filter(({ setting }) => !ownPackages.test(setting)), unjudged };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/beyond.js
var beyond = __webpack_require__(9502);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/modes.js









const modesFile = ".kilocodemodes";
const kilosOwn = new Set(["code", "build", "architect", "ask", "debug", "orchestrator"]);
const actions = new Map([
    ["read", "read"],
    ["edit", "edit"],
    ["browser", "bash"],
    ["command", "bash"],
    ["mcp", "mcp"],
]);
const modes_keys = {
    keys: new Set("slug name roleDefinition groups customInstructions whenToUse description source".split(" ")),
    own: { tools: "groups", mode: "groups" },
    ignores: true,
};
const maxModes = 1_000;
async function readModes(repo, name, directory) {
    const path = (0,repo_path/* join */.fj)(directory, modesFile);
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return [];
    const layer = { name, root: path, status: "loaded", authority: [] };
    if ("message" in source)
        return [{ layer, drafts: [], unjudged: [source] }];
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(source.text, 0);
    const list = (0,parsers_node/* valueOf */.RP)(node, "customModes");
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const dropped = (problem) => [
        {
            layer,
            drafts: [unmerged(() => ({ layer, files: [source.path], verdict: { kind: "dropped", problem } }))],
            unjudged: [],
        },
    ];
    const [broken] = problems;
    if (list?.kind !== "list")
        return dropped(broken
            ? problemAt(`the file is not YAML: ${broken.message}`, broken.span)
            : { message: "it has no list `customModes`", at: (0,repo_text/* startOf */.GH)(source), kind: "document" });
    const modes = list.items.slice(0, maxModes);
    const bad = modes.find((mode) => mode.kind !== "table" ||
        (0,yaml/* repeatedKeyOf */.FF)(mode) !== undefined ||
        (!isKilos(mode) && (0,parsers_node/* valueOf */.RP)(mode, "groups")?.kind !== "list"));
    const cause = broken
        ? problemAt(`the file is not YAML: ${broken.message}`, broken.span)
        : bad &&
            problemAt("a mode is not a mapping, repeats a key or has no list `groups`", {
                start: bad.span.start,
                end: bad.span.start,
            });
    const itemOf = (mode, sessions) => {
        const profile = mode.kind === "table"
            ? (0,yaml/* withOccurrences */.tI)(mode)
                .map((table) => readMode(table, source, sessions))
                .reduce(model_profile/* union */.KC)
            : undefined;
        const made = { layer, files: [source.path], ...(profile ? { profile } : {}) };
        if (cause && mode === bad)
            return { ...made, verdict: { kind: "dropped", problem: cause } };
        if (cause) {
            const problem = problemAt(`Kilo loads no mode of the file because ${cause.message}`, mode.span);
            return { ...made, verdict: { kind: "lost", problem } };
        }
        if (!isKilos(mode))
            return { ...made, verdict: { kind: "loaded" } };
        const problem = { ...problemAt("Kilo has a built-in agent of that name", mode.span), kind: "document" };
        return { ...made, verdict: { kind: "dropped", problem } };
    };
    return [
        {
            layer,
            drafts: modes.map((mode) => unmerged((sessions) => itemOf(mode, sessions))),
            unjudged: (0,beyond/* listBeyond */.E)(list.items, maxModes, "modes", source),
        },
    ];
}
function unmerged(finish) {
    return { key: undefined, rules: new Map(), finish };
}
function isKilos(mode) {
    return kilosOwn.has((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(mode, "slug")) ?? "");
}
function readMode(mode, source, sessions) {
    const slug = (0,parsers_node/* valueOf */.RP)(mode, "slug") ?? mode;
    const entry = (name, value) => value ? [{ key: word(name, value.span), name, value }] : [];
    const table = {
        kind: "table",
        span: mode.span,
        entries: [
            ...entry("description", (0,parsers_node/* valueOf */.RP)(mode, "description") ?? (0,parsers_node/* valueOf */.RP)(mode, "whenToUse") ?? (0,parsers_node/* valueOf */.RP)(mode, "name")),
            ...entry("prompt", (0,parsers_node/* valueOf */.RP)(mode, "roleDefinition")),
            ...entry("permission", modes_permissionOf((0,parsers_node/* valueOf */.RP)(mode, "groups") ?? slug)),
        ],
    };
    const profile = readProfile({
        table,
        source,
        shape: "old",
        edition: "1",
        family: "kilo",
        id: (0,parsers_node/* textOf */.b6)(slug) ?? "undefined",
        at: { source, span: slug.span },
        sessions,
        loads: true,
    });
    return { ...profile, ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(mode, source, modes_keys), ...profile.ineffective] };
}
function modes_permissionOf(groups) {
    const entries = new Map();
    const items = groups.kind === "list" ? groups.items : [];
    if (items.length > maxModes)
        for (const action of actions.values())
            entries.set(action, { key: word(action, groups.span), name: action, value: word("allow", groups.span) });
    for (const item of items.length > maxModes ? [] : items) {
        const group = (0,parsers_node/* textOf */.b6)(item.kind === "list" ? item.items[0] : item) ?? "";
        const pattern = item.kind === "list" ? (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item.items[1], "fileRegex")) : undefined;
        const action = actions.get(group) ?? group;
        const whole = word("allow", item.span);
        const bound = {
            kind: "table",
            span: item.span,
            entries: [
                { key: word(pattern ?? "", item.span), name: pattern ?? "", value: whole },
                { key: word("*", item.span), name: "*", value: word("deny", item.span) },
            ],
        };
        entries.set(action, { key: word(action, item.span), name: action, value: pattern ? bound : whole });
    }
    for (const action of new Set(actions.values()))
        if (!entries.has(action))
            entries.set(action, { key: word(action, groups.span), name: action, value: word("deny", groups.span) });
    return { kind: "table", span: groups.span, entries: [...entries.values()] };
}
function word(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/sessions.js

function sessionOf(draft, steps, above) {
    let own = new Map();
    let last;
    for (const step of steps) {
        const found = step.includes(draft) ? draft : step.findLast(({ key }) => key === draft.key);
        if (!found)
            continue;
        own = mergedRules(own, found.rules);
        if (found.isOff !== undefined)
            last = found;
    }
    return { above, own: rulesIn(own), ...(last?.isOff && last.off ? { off: last.off } : {}) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/family.js







const filesOf = (directory, names) => names.map((name) => (0,repo_path/* join */.fj)(directory, name));
const settingsNames = {
    opencode: { side: ["opencode.json", "opencode.jsonc"], own: ["opencode.json", "opencode.jsonc"] },
    kilo: {
        side: ["kilo.json", "kilo.jsonc"],
        own: ["kilo.jsonc", "kilo.json", "opencode.jsonc", "opencode.json"],
    },
};
async function readFamily(scope) {
    const { family, directories } = scope;
    const user = await readUser(scope);
    const projects = new Map();
    for (const directory of directories)
        projects.set(directory, await readDirectory(scope, directory));
    const merging = new Merging(scope, user, projects);
    const finished = (found, directory) => ({
        layer: found.layer,
        items: found.drafts.map((draft) => draft.finish(merging.sessionsOf(draft, directory))),
        unjudged: found.unjudged,
        family,
        directory,
        ...(found.fatal ? { fatal: found.fatal } : {}),
    });
    const reads = [];
    const add = (layers, unjudged, directory) => {
        const [first, ...others] = layers.map((found) => finished(found, directory));
        if (first)
            reads.push({ ...first, unjudged: [...unjudged, ...first.unjudged] }, ...others);
        else if (unjudged.length > 0) {
            const layer = { name: "project", root: directory ?? "", status: "absent", authority: [] };
            reads.push({ layer, items: [], unjudged, family, directory });
        }
    };
    const addOwn = ({ settings, folder }, directory) => add([...settings.layers, ...(folder ? [folder] : [])], settings.unjudged, directory);
    for (const own of [...(user.config ? [user.config] : []), ...user.home])
        addOwn(own, undefined);
    add(user.former, [], undefined);
    for (const [directory, { side, own, former }] of projects) {
        add(side.layers, side.unjudged, directory);
        for (const folder of own)
            addOwn(folder, directory);
        add(former, [], directory);
    }
    return reads;
}
async function readOwn(place, own, isFatal = true) {
    const settings = await readSettings(place, filesOf(own, settingsNames[place.family].own), isFatal);
    return { settings, folder: await layers_readFolder(place, own, place.seen) };
}
async function readUser(scope) {
    const { where, family, repo } = scope;
    const config = (0,patterns/* anchorRoot */.kB)("xdgConfigHome", where.user);
    const home = where.user?.home;
    return {
        config: config === undefined ? undefined : await readOwn({ ...scope, name: "user" }, (0,repo_path/* join */.fj)(config, family), false),
        home: home === undefined
            ? []
            : await Promise.all(ownIn(family, home).map((own) => readOwn({ ...scope, name: "user" }, own))),
        former: family === "kilo" && home !== undefined ? await readModes(repo, "user", home) : [],
    };
}
async function readDirectory(scope, directory) {
    const { repo, family } = scope;
    const names = settingsNames[family].side;
    const place = { ...scope, name: "project", governs: directory };
    const side = await readSettings(place, filesOf(directory, names));
    const alien = family === "kilo" ? (await readSettings(place, filesOf(directory, settingsNames.opencode.side))).layers : [];
    const own = [];
    for (const folder of ownIn(family, directory))
        own.push(await readOwn(place, folder));
    return { side, alien, own, former: family === "kilo" ? await readModes(repo, "project", directory) : [] };
}
const mostSessions = 20;
class Merging {
    scope;
    user;
    projects;
    known = new Map();
    constructor(scope, user, projects) {
        this.scope = scope;
        this.user = user;
        this.projects = projects;
    }
    sessionsOf(draft, directory) {
        const start = directory ?? "";
        const { starts } = this.scope.where;
        const reading = this.scope.directories.filter((path) => (0,_kit_sessions/* lineage */.OZ)(path, this.scope.where).includes(start) &&
            starts.includes(path) &&
            (path === start || this.matters(this.projects.get(path), draft.key)));
        const paths = reading.length > 0 ? reading : [start];
        const sessions = new Map();
        for (const path of paths.slice(0, mostSessions)) {
            const session = this.sessionAt(path, draft);
            sessions.set(keyOf(session), session);
        }
        return [...sessions.values(), ...(paths.length > mostSessions ? [{ above: [], own: [] }] : [])];
    }
    matters(held, key) {
        if (!held)
            return false;
        const settings = [...held.side.layers, ...held.alien, ...held.own.flatMap((own) => own.settings.layers)];
        if (settings.some(({ config: { rules, tools, permission } }) => rules.length + tools.size + permission.size > 0))
            return true;
        if (key === undefined || this.scope.edition === "2")
            return false;
        const layers = [...settings, ...held.own.flatMap(({ folder }) => (folder ? [folder] : []))];
        return layers.some(({ drafts }) => drafts.some((draft) => draft.key === key));
    }
    sessionAt(start, draft) {
        const known = this.known.get(start) ?? this.partsAt(start);
        this.known.set(start, known);
        if (this.isNewShape || draft.key === undefined)
            return { above: known.above };
        return sessionOf(draft, known.steps, known.above);
    }
    get isNewShape() {
        return this.scope.family === "opencode" && this.scope.edition === "2";
    }
    partsAt(start) {
        const { user, isNewShape } = this;
        const down = (0,_kit_sessions/* lineage */.OZ)(start, this.scope.where)
            .toReversed()
            .flatMap((path) => this.projects.get(path) ?? []);
        const folders = (isNewShape ? down : down.toReversed()).flatMap(({ own }) => own);
        const config = user.config ? [user.config] : [];
        const before = [
            ...config.flatMap(({ settings }) => settings.layers),
            ...(isNewShape ? user.home.flatMap(({ settings }) => settings.layers) : []),
            ...down.flatMap(({ side }) => side.layers),
            ...down.flatMap(({ alien }) => alien),
        ];
        const after = [...folders, ...(isNewShape ? [] : user.home)];
        const settings = [...before, ...after.flatMap(({ settings: own }) => own.layers)];
        return {
            above: isNewShape ? settings.flatMap(({ config: { rules } }) => rules) : mergedSettings(settings),
            steps: [
                ...before.map(({ entries }) => entries.agents),
                ...config.flatMap(stepsIn),
                ...after.flatMap((own) => [...own.settings.layers.map(({ entries }) => entries.agents), ...stepsIn(own)]),
                ...settings.map(({ entries }) => entries.modes),
            ],
        };
    }
}
function stepsIn({ folder }) {
    return folder ? [folder.agents, folder.modes] : [];
}
function mergedSettings(layers) {
    const none = new Map();
    const tools = layers.reduce((all, { config }) => mergedRules(all, config.tools), none);
    const permission = layers.reduce((all, { config }) => mergedRules(all, config.permission), none);
    return rulesIn(mergedRules(tools, permission));
}
function keyOf({ above, own, off }) {
    const plain = (rules) => rules?.map(({ action, resource, effect }) => [action, resource, effect]);
    return JSON.stringify([plain(above), plain(own), off !== undefined]);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(6319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/folders.js

const code = ["plugin", "plugins", "tool", "tools"].flatMap((folder) => ["js", "ts", "mjs", "mts", "cjs", "cts"].map((extension) => `${folder}/*.${extension}`));
const judged = [
    "agent/**/*.md",
    "agents/**/*.md",
    "mode/*.md",
    "modes/*.md",
    "command/**/*.md",
    "commands/**/*.md",
    "opencode.json",
    "opencode.jsonc",
    "package.json",
    ...code,
];
const folders_harmless = [
    ...own_files/* ordinaryFiles */.i,
    ...(0,own_files/* harmlessFiles */.X)("is a theme", "themes/*.json"),
    ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skill/** skills/**"),
    ...(0,own_files/* harmlessFiles */.X)("is written where packages are installed", "node_modules/** bun.lock bun.lockb package-lock.json"),
    ...(0,own_files/* harmlessFiles */.X)("is for the checker of types", "tsconfig.json"),
];
const folders = [
    { root: "**/.opencode", judged, harmless: folders_harmless },
    ...["**/.kilo", "**/.kilocode"].map((root) => ({ root, judged: [...judged, "kilo.json", "kilo.jsonc"], harmless: folders_harmless })),
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js + 4 modules
var ci = __webpack_require__(5874);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/launch.js
var launch = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/effects.js
var effects = __webpack_require__(1036);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/launch.js



const asksNothing = "approves everything that no rule denies";
const flags = {
    "--auto": (0,effects/* bypasses */.RC)(asksNothing),
    "--dangerously-skip-permissions --yolo": (0,effects/* bypasses */.RC)(asksNothing),
    "--attach VALUE": (0,effects/* leads */.ac)("runs the session on another machine"),
    "--pure": (0,effects/* widens */.vR)("ignores plugins, including those that guard tools"),
    ...(0,launch/* harmless */.I)(`--help -h; --version -v; --print-logs; --log-level VALUE; --command VALUE; --continue -c; --session -s VALUE
    --fork; --share; --model -m VALUE; --agent VALUE; --format VALUE; --file -f VALUE; --title VALUE
    --password -p VALUE; --username -u VALUE; --dir VALUE; --port VALUE; --hostname VALUE; --variant VALUE
    --thinking; --interactive -i; --prompt VALUE; --event VALUE; --token VALUE; --mdns; --cors VALUE`),
};
const uses = ["anomalyco/opencode/github", "sst/opencode/github"];
const launch_launch = {
    program: "opencode",
    programs: ["opencode", "opencode-ai"],
    uses,
    flags,
    commands: {
        ...Object.fromEntries("run github serve web pr".split(" ").map((name) => [name, "start"])),
        plugin: effects/* plugin */.IQ,
        plug: effects/* plugin */.IQ,
        ...Object.fromEntries("completion acp mcp debug providers auth agent upgrade uninstall models stats export import session db"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    variables: {
        OPENCODE_PERMISSION: [
            ...(0,effects/* bypasses */.RC)("allows every tool", /"\*"\s*:\s*"allow"|^\s*"?allow"?\s*$/),
            ...(0,effects/* widens */.vR)("allows tools", /^(?!.*"\*"\s*:\s*"allow").*:\s*"allow"/s),
        ],
    },
    actions: [
        {
            name: "opencode/github",
            uses,
            inputs: (0,launch/* harmless */.I)("model; agent; share; prompt; use_github_token; mentions; variant; oidc_base_url; token; version"),
        },
    ],
    settings: (root, source) => (root.kind === "table" ? authorityOf(root, source, "1") : []),
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/index.js












const files = ["agent/**/*.md", "agents/**/*.md", "mode/*.md", "modes/*.md", "opencode.json", "opencode.jsonc"];
const forked = [...files, "kilo.json", "kilo.jsonc"];
/* harmony default export */ const opencode = ((0,host/* defineHost */.YB)({
    title: "opencode or Kilo",
    url: "https://opencode.ai/docs/agents",
    editions: ["2", "1"],
    defaultEdition: "1",
    certainty: "measured",
    patterns: [
        "**/opencode.json",
        "**/opencode.jsonc",
        "**/kilo.json",
        "**/kilo.jsonc",
        ...commandPatterns,
        ...files.map((name) => `**/.opencode/${name}`),
        ...forked.map((name) => `**/.kilo/${name}`),
        ...forked.map((name) => `**/.kilocode/${name}`),
        `**/${modesFile}`,
        `~/${modesFile}`,
        ...files.map((name) => `$XDG_CONFIG_HOME/opencode/${name}`),
        ...files.map((name) => `~/.opencode/${name}`),
        ...forked.map((name) => `$XDG_CONFIG_HOME/kilo/${name}`),
        ...forked.map((name) => `~/.kilo/${name}`),
        ...forked.map((name) => `~/.kilocode/${name}`),
    ],
    folders: folders,
    launch: launch_launch,
    load: (0,ci/* withLaunches */.AA)(launch_launch, async (repo, where, chosen) => {
        const edition = chosen === "2" ? "2" : "1";
        const scope = { repo, where, edition, directories: projectsOf(where), seen: new Set() };
        const reads = [];
        for (const family of ["opencode", "kilo"])
            reads.push(...(await readFamily({ ...scope, family })));
        for (const root of where.dirs.map(repo_path/* tidied */.GE)) {
            const layer = { name: "project", root, status: "loaded", authority: [] };
            const place = { repo, family: "opencode", name: "project", edition };
            const { drafts, unjudged } = await readAgents(place, layer, { root, folder: "agents", seen: scope.seen });
            const items = drafts.map((draft) => draft.finish([{ above: [] }]));
            if (items.length + unjudged.length > 0)
                reads.push({ layer, items, unjudged, family: "opencode", directory: undefined });
        }
        const commands = await readCommands(repo, scope.directories);
        if (reads.length === 0 && !commands.some(({ isOwn }) => isOwn))
            return host/* absentLoad */._e;
        const lost = lossIn(reads, where);
        const everywhere = reads.find(({ directory, fatal }) => (directory === "" || directory === undefined) && fatal)?.fatal;
        return {
            status: everywhere ? "failed" : "loaded",
            ...(everywhere ? { problem: everywhere } : {}),
            layers: [...reads, ...commands].map(({ layer }) => layer).concat(builtin),
            items: [...reads.flatMap((read) => read.items.map((item) => lost(read, item))), ...builtins_builtins(edition)],
            unjudged: [...reads, ...commands].flatMap(({ unjudged }) => unjudged),
        };
    }),
}));
function projectsOf(where) {
    const starts = where.starts.filter((start) => !/^\.(?:opencode|kilo|kilocode)$/.test((0,repo_path/* nameOf */.Vb)(start)));
    return (0,_kit_sessions/* lineages */.DS)(starts, where);
}
function lossIn(reads, where) {
    const fatal = reads.flatMap(({ family, directory, fatal: problem }) => problem ? [{ family, directory, problem }] : []);
    if (fatal.length === 0)
        return (_, item) => item;
    const causesOf = (0,memoize/* memoize */.B)((home) => {
        const start = home.directory ?? "";
        const reading = where.starts.filter((path) => (0,repo_path/* isWithin */.UO)(path, start));
        return (reading.length > 0 ? reading : [start]).map((path) => fatal.find(({ family, directory }) => family === home.family && (directory === undefined || (0,_kit_sessions/* lineage */.OZ)(path, where).includes(directory)))?.problem);
    });
    return (home, item) => {
        if (item.verdict.kind !== "loaded")
            return item;
        const causes = causesOf(home);
        const [cause] = causes;
        return cause && causes.every((problem) => problem)
            ? { ...item, verdict: { kind: "lost", problem: because(cause) } }
            : item;
    };
}
function because({ message, at }) {
    return { message: `opencode does not start because of \`${at.source.path}\`: ${message}`, at };
}


/***/ }),

/***/ 9349:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ interpreterIn)
/* harmony export */ });
const programs = /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|pwsh|powershell|cmd|python\d*(?:\.\d+)?|pypy\d*|node|deno|bun|ruby|perl|php|lua|osascript|tclsh|eval|exec|command|sudo|doas|su|env|xargs|nohup|nice|time|timeout|busybox|stdbuf|setsid)$/i;
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import)|-Command|\/c)$/;
function interpreterIn(pattern, meaning) {
    const text = shortened(pattern);
    if (text.length > longest)
        return undefined;
    const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
    const [program = "", ...rest] = words.trim().split(/\s+/);
    const name = program.replace(/^.*[/\\]/, "").replace(/\.exe$/i, "");
    if (!(isOpen || meaning === "prefix") || !programs.test(name))
        return undefined;
    return rest.every((word) => openFlags.test(word)) ? name : undefined;
}
const longest = 200;
function shortened(pattern) {
    return pattern.trim().replace(/\s+/g, " ").replace(/\*+/g, "*");
}
function ofGlob(text) {
    const [, words = text, end = ""] = /^(.*?)((?::?\s?\*)*)$/s.exec(text) ?? [];
    return [words, end !== ""];
}
function ofRegex(text) {
    const inner = text.replace(/^\/(.*)\/[a-z]*$/s, "$1").replace(/^\^/, "");
    const words = inner.replace(/(?:\\[bs ]|\.[*+]|[()?+*\s])*\$?$/, "");
    const end = inner.slice(words.length);
    return [words.replace(/\\[s ][+*]?/g, " ").replaceAll("\\", ""), /[.]/.test(end) || !end.endsWith("$")];
}


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 3987:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   OU: () => (/* binding */ isAnyPresent),
/* harmony export */   Zj: () => (/* binding */ nearMatchesIn),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   dE: () => (/* binding */ detectionNamesOf),
/* harmony export */   fv: () => (/* binding */ patternsIn),
/* harmony export */   j8: () => (/* binding */ unreachablePaths),
/* harmony export */   kB: () => (/* binding */ anchorRoot),
/* harmony export */   l_: () => (/* binding */ ownPatternsOf),
/* harmony export */   oQ: () => (/* binding */ startDirectories),
/* harmony export */   zB: () => (/* binding */ caseFoldedPaths)
/* harmony export */ });
/* unused harmony export firstNamesOf */
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6311);

const anchors = [
    ["**/", "every"],
    ["~/", "home"],
    ["$XDG_CONFIG_HOME/", "xdgConfigHome"],
    ["$CODEX_HOME/", "codexHome"],
    ["/", "system"],
    ["", "root"],
];
function parsePattern(pattern) {
    let result = parsed.get(pattern);
    if (!result)
        parsed.set(pattern, (result = parse(pattern)));
    return result;
}
const parsed = new Map();
function parse(pattern) {
    const [prefix, anchor] = anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
    const path = pattern.slice(prefix.length);
    const star = path.split("/").findIndex((segment) => segment.includes("*"));
    const fixed = star < 0 ? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path) : path.split("/").slice(0, star).join("/");
    return { anchor, path, fixed };
}
const userRoots = {
    home: ({ home }) => home,
    system: ({ system }) => system,
    xdgConfigHome: ({ home, xdgConfigHome }) => xdgConfigHome ?? (home && (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(home, ".config")),
    codexHome: ({ home, codexHome }) => codexHome ?? (home && (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(home, ".codex")),
};
function anchorRoot(anchor, user) {
    return anchor === "root" ? "" : user && userRoots[anchor]?.(user);
}
const profiles = ["*.md", "*.toml", "*.yaml", "*.yml"];
function patternsIn(directory, patterns) {
    const own = patterns
        .map(parsePattern)
        .flatMap(({ path, fixed }) => (path.includes("*") ? [path.slice(fixed.length).replace(/^\//, "")] : []));
    return [...new Set([directory, ...(own.length > 0 ? own : profiles).map((rest) => (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(directory, rest))])].filter((pattern) => pattern !== "");
}
function startDirectories(repo, patterns) {
    const markers = new Set(patterns.map(parsePattern).flatMap(({ anchor, path }) => (anchor === "every" ? [path.split("/")[0] ?? ""] : [])));
    const starts = new Set([""]);
    for (const marker of markers)
        for (const directory of repo.holding(marker))
            if (!repo.isUsers(directory))
                starts.add(directory);
    return [...starts].sort(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg);
}
function firstNamesOf(patterns) {
    return new Set(patterns
        .map(parsePattern)
        .flatMap(({ anchor, path }) => (anchor === "every" || anchor === "root" ? [path.split("/")[0] ?? ""] : [])));
}
const common = [".github", ".vscode", ".devcontainer"];
function detectionNamesOf(patterns) {
    return new Set([...firstNamesOf(patterns)].flatMap((marker) => (common.includes(marker) ? insideOf(patterns, marker) : [marker])));
}
function insideOf(patterns, marker) {
    return patterns
        .map((pattern) => parsePattern(pattern).path.split("/"))
        .flatMap(([first, second]) => first !== marker ? [] : second === undefined || second.includes("*") ? [marker] : [`${marker}/${second}`]);
}
function isAnyPresent(repo, patterns) {
    return [...firstNamesOf(patterns)].some((marker) => marker.includes("*") || repo.holding(marker).length > 0);
}
function ownPatternsOf(patterns, own) {
    if (patterns === own)
        return patterns;
    const bareOf = (pattern) => pattern.replace(/^\*\*\//, "");
    const bares = own.map(bareOf);
    return patterns.filter((pattern) => {
        const bare = bareOf(pattern);
        return bares.some((ownBare) => bare === ownBare || (ownBare.endsWith("/**") && bare.startsWith(ownBare.slice(0, -2))));
    });
}
function matches(path, pattern) {
    let compiled = patterns.get(pattern);
    if (!compiled)
        patterns.set(pattern, (compiled = compile(parsePattern(pattern))));
    return compiled.test(path);
}
const patterns = new Map();
function compile({ anchor, path }) {
    const body = path
        .replace(/[.+^$()|[\]\\{}?]/g, "\\$&")
        .replaceAll("**/", "\0")
        .replaceAll("*", "[^/]*")
        .replaceAll("\0", "(?:.*/)?");
    return new RegExp(`${anchor === "every" ? "^(?:.*/)?" : anchor === "root" ? "^" : "^\0"}${body}$`, "s");
}
function nearMatchesIn(repo, patterns) {
    const isLikely = likelyFor(patterns);
    const [odd, links] = [[], []];
    for (const entry of repo.entries.values()) {
        if (isLikely(entry.path))
            odd.push(entry);
        if (entry.kind === "link" && !repo.isUsers(entry.path))
            links.push(entry);
    }
    return { odd, links };
}
function likelyFor(patterns) {
    let likely;
    return (path) => {
        if (!/[A-Z~:\\]|[. ](?:\/|$)|[^\0-\x7f]/.test(path))
            return false;
        likely ??= beginningsOf(patterns);
        return likely.test(path) || (patterns.length > 0 && /[^\0-\x7f]/.test(path));
    };
}
function beginningsOf(patterns) {
    const inside = patterns.map(parsePattern).filter(({ anchor }) => anchor === "every" || anchor === "root");
    const firsts = new Set(inside.map(({ path }) => bare(path.split("/").find((segment) => !segment.includes("*")) ?? "")));
    return new RegExp(firsts.size === 0
        ? "(?!)"
        : [...firsts].map((first) => `${escaped(first.slice(0, 6))}|${escaped(first.slice(0, 2))}[0-9a-f]{4}~`).join("|"), "i");
}
function caseFoldedPaths(entries, patterns) {
    if (entries.length === 0)
        return [];
    const isLikely = likelyFor(patterns);
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = parsePattern(pattern);
        const names = path.split("/");
        return anchor === "every" ? [{ pattern, names: ["**", ...names] }] : anchor === "root" ? [{ pattern, names }] : [];
    });
    const found = [];
    for (const { path, kind, unjudged } of entries) {
        if (!isLikely(path))
            continue;
        const segments = path.split(/[\\/]/);
        const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
        if (targets.some(({ pattern, names }) => foldsTo(segments, names, isStub, path.includes("\\")) && !matches(path, pattern)))
            found.push(path);
    }
    return found;
}
function unreachablePaths(repo, links, patterns) {
    if (links.length === 0)
        return [];
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = parsePattern(pattern);
        if (anchor !== "every" && anchor !== "root")
            return [];
        return [{ pattern, names: anchor === "every" ? ["**", ...path.split("/")] : path.split("/") }];
    });
    const literals = new Set(targets.flatMap(({ names }) => names.filter((name) => !name.includes("*"))));
    const leads = (path) => {
        const segments = path.split("/");
        return (segments.some((segment) => literals.has(segment)) &&
            targets.some(({ pattern, names }) => isOnPath(segments, names) && !matches(path, pattern)));
    };
    return links.filter(({ path }) => leads(path) && repo.resolve(path).kind === "missing").map(({ path }) => path);
}
function isOnPath(segments, names, entered = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (name === undefined)
        return false;
    if (segment === undefined)
        return entered;
    if (name === "**")
        return isOnPath(segments, others, entered) || isOnPath(rest, names, entered);
    return ((name.includes("*") ? matches(segment, name) : segment === name) &&
        isOnPath(rest, others, entered || !name.includes("*")));
}
function foldsTo(segments, names, isStub, folded = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (segment === undefined)
        return folded && (isStub || name === undefined);
    if (name === undefined)
        return false;
    if (name === "**")
        return foldsTo(segments, others, isStub, folded) || foldsTo(rest, names, isStub, folded);
    if (name.includes("*")) {
        const isExact = matches(segment, name);
        return (isExact || matches(onWindows(segment), name)) && foldsTo(rest, others, isStub, folded || !isExact);
    }
    return isFoldOf(segment, name) && foldsTo(rest, others, isStub, folded || segment !== name);
}
function isFoldOf(segment, name) {
    if (segment === name || foldName(segment) === foldName(name))
        return true;
    const [, start, extension = ""] = /^([^~]{1,6})~\d(?:\.([^.]{1,3}))?$/.exec(segment.toLowerCase()) ?? [];
    if (start === undefined)
        return false;
    const [stem = "", ending = ""] = bare(name).split(/\.(?=[^.]*$)/);
    return (extension === ending.slice(0, 3) &&
        (start === stem.slice(0, 6) || (start.startsWith(stem.slice(0, 2)) && /^[0-9a-f]{4}$/.test(start.slice(2)))));
}
function foldName(name) {
    const seen = name.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC");
    return onWindows(seen).toUpperCase().toLowerCase();
}
function onWindows(name) {
    return name.replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
function bare(name) {
    return name.toLowerCase().replace(/^\.+/, "").replaceAll(" ", "");
}
function escaped(text) {
    return text.replace(/[.+^$()|[\]\\{}?*]/g, "\\$&");
}


/***/ })

};
;