"use strict";
exports.id = 1558;
exports.ids = [1558,5703];
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

/***/ 48966:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ loadFrom),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   vN: () => (/* binding */ builtinLayer),
/* harmony export */   w6: () => (/* binding */ readLayer)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35912);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77012);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3641);



async function readLayer(repo, layer, files) {
    const isFolder = repo.resolve(layer.root).kind === "directory";
    const { isFound, ...found } = await readFiles(repo, layer, files);
    return isFolder || isFound ? found : undefined;
}
async function readFiles(repo, layer, { read, ...options }) {
    const { files, broken, unjudged } = (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .collectProfiles */ .tr)(repo, layer.root, options);
    const { results, unjudged: unread } = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .readEach */ .e2)(repo, files, read);
    const dropped = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return {
        layer,
        items: [...results.flat(), ...dropped],
        unjudged: [...unjudged, ...unread],
        isFound: files.length + broken.length + unjudged.length > 0,
    };
}
function builtinLayer(agents) {
    const layer = { name: "builtin", root: "", status: "loaded", authority: [] };
    return { layer, items: (0,_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinsOf */ .K)(layer, agents), unjudged: [] };
}
function loadFrom(found, builtins, resolve = (item) => item) {
    if (found.length === 0)
        return _model_host_js__WEBPACK_IMPORTED_MODULE_2__/* .absentLoad */ ._e;
    const layers = builtins ? [...found, builtins] : found;
    return {
        status: "loaded",
        layers: layers.map(({ layer }) => layer),
        items: layers.flatMap(({ items }) => items).map(resolve),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}


/***/ }),

/***/ 39948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 88365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readLenientMarkdown)
/* harmony export */ });
/* harmony import */ var _parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8065);
/* harmony import */ var _no_fence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80069);


async function readLenientMarkdown(text) {
    const markdown = (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .splitMarkdown */ .EI)(text);
    const top = { start: 0, end: 0 };
    const empty = { kind: "table", span: top, entries: [] };
    const whole = { start: 0, end: text.length };
    if (markdown.kind === "none")
        return { kind: "none", tables: [empty], frontmatter: empty, body: whole, isBroken: true };
    const { tables, fault } = await (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readFrontmatter */ .zT)(text, markdown.front);
    const [frontmatter] = tables;
    if (markdown.kind === "misplaced") {
        const problem = { message: `the frontmatter ${markdown.because}`, span: markdown.at };
        return { kind: "misplaced", tables: [empty, ...tables], frontmatter, body: whole, isBroken: true, problem };
    }
    if (markdown.kind === "unclosed") {
        const problem = { message: _no_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .noClosingFence */ .OH, span: { start: 0, end: 3 } };
        const body = { start: text.length, end: text.length };
        return { kind: "unclosed", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
    }
    const { body, loose } = markdown;
    if (fault) {
        const problem = { message: `the frontmatter is not valid YAML: ${fault.message}`, span: fault.span };
        return { kind: "fenced", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
    }
    return {
        kind: "fenced",
        tables,
        frontmatter,
        body,
        isBroken: false,
        ...(loose ? { problem: { message: "the closing fence is longer than `---`", span: loose } } : {}),
    };
}


/***/ }),

/***/ 80069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ noClosingFence),
/* harmony export */   eh: () => (/* binding */ fenceFault),
/* harmony export */   sm: () => (/* binding */ noFenceAt)
/* harmony export */ });
const meant = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;
const noClosingFence = "the frontmatter has no closing `---`; write one on a line of its own below the last key";
function fenceFault(text, otherwise) {
    if (text.startsWith("\ufeff"))
        return "a byte-order mark comes before the opening `---`; remove it";
    if (!text.startsWith("---"))
        return "something comes before the opening `---`; remove it";
    return /\n[ \t]*---/.test(text) ? otherwise : noClosingFence;
}
const searched = 8192;
function noFenceAt(text, start) {
    const because = (message) => ({ message, isOpen: false, isDocument: false });
    if (text.startsWith("---", start))
        return {
            ...because(noClosingFence),
            isOpen: true,
        };
    const looks = meant.test(text.slice(0, searched));
    if (text.startsWith("\ufeff", start))
        return {
            ...because("a byte-order mark precedes the `---` of the frontmatter; remove it"),
            isDocument: !looks,
        };
    if (looks)
        return because("text precedes the `---` of the frontmatter; remove it");
    return { ...because("it has no `---` frontmatter"), isDocument: true };
}


/***/ }),

/***/ 53582:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ onlyToolsIn),
/* harmony export */   L: () => (/* binding */ flowList)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function onlyToolsIn(table, source, { key, value, readers, powersOf }) {
    const spot = spotIn(table, key);
    return (tools) => {
        const idle = namesIn(spot, source).filter((name) => powersOf(name)?.length === 0);
        const line = `${key}: ${value([...new Set([...(tools.length > 0 ? tools : readers), ...idle])])}`;
        return { title: line, safe: false, edits: spot ? editsFor(spot, source, line) : [] };
    };
}
function spotIn(table, key) {
    const named = table.entries.filter(({ name }) => name === key);
    if (table.entries.length === 0 || named.length > 1)
        return undefined;
    const entry = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, key);
    return { start: table.span.start, ...(entry ? { entry: { key: entry.key.span, value: entry.value.span } } : {}) };
}
function namesIn(spot, { text }) {
    if (!spot?.entry)
        return [];
    const written = text.slice(spot.entry.value.start, spot.entry.value.end);
    return written.replace(/\([^)\n]*\)?|(?:^|\s)#.*/g, " ").match(/[\w./-]*\w/g) ?? [];
}
function editsFor({ start, entry }, source, text) {
    const isBlock = (start === 0 || source.text[start - 1] === "\n") && source.text[start] !== "{";
    if (!isBlock)
        return [];
    if (!entry)
        return [{ at: { source, span: { start, end: start } }, text: `${text}\n` }];
    const from = entry.key.start;
    const to = from + source.text.slice(from, entry.value.end).trimEnd().length;
    const written = source.text.slice(entry.key.end, to);
    if (entry.value.start < entry.key.end || /^["']?\s*:\s*[&*!]|[-,[]\s*[&*]\w/.test(written))
        return [];
    return [{ at: { source, span: { start: from, end: to } }, text }];
}
function flowList(tools) {
    return `[${tools.map((tool) => (/^[\w./-]+$/.test(tool) ? tool : JSON.stringify(tool))).join(", ")}]`;
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

/***/ 86895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ valuesOfSetting)
/* harmony export */ });
/* harmony import */ var _profiles_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function valuesOfSetting(node, path) {
    const last = new Map((0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .tableEntries */ .zH)(node).map(({ name = "", value }) => [name, value]));
    return [...last].flatMap(([name, value]) => {
        if (name === path)
            return [value];
        return name !== "" && path.startsWith(`${name}.`) ? valuesOfSetting(value, path.slice(name.length + 1)) : [];
    });
}


/***/ }),

/***/ 59568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ copilot)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/external.js
var external = __webpack_require__(86460);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var sessions = __webpack_require__(59325);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/builtins.js

const builtins = [
    ["code-review", model_capability/* capabilities */.R7],
    ["explore", ["read", "execute", "network", "external"]],
    ["general-purpose", model_capability/* capabilities */.R7],
    ["research", model_capability/* capabilities */.R7],
    ["rubber-duck", model_capability/* capabilities */.R7],
    ["security-review", model_capability/* capabilities */.R7],
    ["task", model_capability/* capabilities */.R7],
];

// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 15 modules
var rust = __webpack_require__(1362);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/document.js


const document_top = { start: 0, end: 0 };
const maxLevels = 127;
function readCliDocument(text) {
    const start = text.startsWith("\ufeff") ? 1 : 0;
    const lineEnd = text.indexOf("\n", start);
    if (lineEnd < 0 || !isFence(text, start, lineEnd))
        return { message: "Copilot CLI requires `---` on the first line", span: document_top };
    const front = frontAfter(text, lineEnd + 1);
    if (!front)
        return { message: "Copilot CLI requires a second line `---`", span: { start, end: start + 3 } };
    const yaml = text
        .slice(front.start, front.end)
        .replace(/\r?\n$/, "")
        .replace(/\r(?=\r\n)/g, " ");
    const { node, problem } = (0,rust.readSerdeYaml)(yaml, front.start);
    const fault = problem ?? (0,rust/* valueFaultIn */.Dn)(node, maxLevels) ?? (0,rust/* repeatedKeyIn */.$R)(node);
    if (fault)
        return { message: `Copilot CLI cannot read the frontmatter: ${fault.message}`, span: inside(fault.span, text) };
    if (node.kind === "table")
        return node;
    const isEmpty = node.kind === "scalar" && node.value === null;
    return {
        message: "Copilot CLI requires keys in the frontmatter",
        span: document_top,
        ...(isEmpty && { isUndescribed: true }),
    };
}
function isFence(text, start, end) {
    return text.startsWith("---", start) && (0,repo_text/* trimEnd */.s8)(text.slice(start, end)) === "---";
}
function frontAfter(text, start) {
    for (let at = start; at < text.length;) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        if (isFence(text, at, end))
            return { start, end: at };
        at = end + 1;
    }
    return undefined;
}
function inside({ start, end }, text) {
    return { start: Math.min(start, text.length), end: Math.min(end, text.length) };
}
function isFault(reading) {
    return !("kind" in reading);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/values.js

const isBoolean = (node) => node.kind === "scalar" && typeof node.value === "boolean";
const isNull = (node) => node.kind === "scalar" && (node.value === null || (typeof node.value === "number" && !Number.isFinite(node.value)));
function isTable(node) {
    return node?.kind === "table";
}
function isTexts(node) {
    return node?.kind === "list" && node.items.every(parsers_node/* isText */.KH);
}
const isTextTable = (node) => node.kind === "table" && node.entries.every(({ value }) => (0,parsers_node/* isText */.KH)(value));
const isPositive = (node) => node.kind === "scalar" &&
    (typeof node.value === "number" || typeof node.value === "bigint") &&
    node.value > 0 &&
    Number.isFinite(Number(node.value));
const isPositiveInteger = (node) => isPositive(node) && node.kind === "scalar" && node.number === "integer";
function isOneOf(...words) {
    return (node) => (0,parsers_node/* isText */.KH)(node) && words.includes(node.value);
}
function fieldOf(table, name) {
    return table.entries.find((entry) => entry.name === name && (0,parsers_node/* isText */.KH)(entry.key) && !entry.key.tag?.startsWith("!"))
        ?.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/rules.js

function rules(byKey) {
    return new Map(Object.entries(byKey));
}
function wrong(path, expected, { span }) {
    return { message: `Copilot CLI requires \`${path}\` to be ${expected}`, span };
}
function wrongKey(table, rules, prefix) {
    if (!isTable(table) || table.entries.every((entry) => isRight(entry, rules)))
        return undefined;
    for (const [key, [test, expected]] of rules) {
        const value = fieldOf(table, key);
        if (value && !test(value))
            return wrong(prefix + key, expected, value);
    }
    return undefined;
}
function isRight({ name, value }, rules) {
    const rule = name === undefined ? undefined : rules.get(name);
    return rule === undefined || rule[0](value);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/hooks.js



const events = {
    sessionStart: "SessionStart",
    sessionEnd: "SessionEnd",
    userPromptSubmitted: "UserPromptSubmit",
    userPromptTransformed: undefined,
    preToolUse: "PreToolUse",
    preMcpToolCall: undefined,
    postToolUse: "PostToolUse",
    postToolUseFailure: "PostToolUseFailure",
    permissionRequest: "PermissionRequest",
    errorOccurred: "ErrorOccurred",
    agentStop: "Stop",
    subagentStart: "SubagentStart",
    subagentStop: "SubagentStop",
    preCompact: "PreCompact",
    notification: "Notification",
};
const ownEvent = new Map(Object.entries(events).flatMap(([own, other]) => [own, other].flatMap((name) => (name ? [[name, own]] : []))));
const matched = new Set("preToolUse preMcpToolCall postToolUse permissionRequest subagentStart preCompact notification".split(" "));
const decisions = new Set(["preToolUse", "preMcpToolCall", "permissionRequest"]);
const hooks_text = [parsers_node/* isText */.KH, "text"];
const shells = ["bash", "powershell", "command", "linux", "osx", "windows"];
const timeout = [isPositive, "a number above zero"];
const timeouts = { timeout, timeoutSec: timeout };
const commandKeys = rules({
    ...Object.fromEntries([...shells, "exec", "cwd"].map((key) => [key, hooks_text])),
    args: [isTexts, "a list of texts"],
    env: [isTextTable, "a mapping of texts"],
    ...timeouts,
});
const httpKeys = rules({
    headers: [isTextTable, "a mapping of texts"],
    allowedEnvVars: [isTexts, "a list of texts"],
    ...timeouts,
});
function hookFault(hooks) {
    for (const { name = "…", key, value } of hooks.entries) {
        const event = (0,parsers_node/* isText */.KH)(key) && !key.tag?.startsWith("!") ? ownEvent.get(name) : undefined;
        if (event === undefined)
            return { message: `Copilot CLI has no hook event \`${name}\``, span: key.span };
        if (value.kind !== "list")
            return wrong(`hooks.${name}`, "a list", value);
        for (const item of value.items) {
            const fault = itemFault(`hooks.${name}`, item, event);
            if (fault)
                return fault;
        }
    }
    return undefined;
}
function eventFault(hooks) {
    const entry = hooks.entries.find(({ name = "", value }) => Object.hasOwn(events, name) && value.kind !== "list");
    return entry && wrong(`hooks.${entry.name ?? ""}`, "a list", entry.value);
}
function hookListFault(hooks) {
    const fault = eventFault(hooks);
    if (fault)
        return fault;
    for (const { name = "", value } of hooks.entries) {
        if (!Object.hasOwn(events, name) || value.kind !== "list")
            continue;
        for (const item of value.items) {
            const wrongItem = listedFault(`hooks.${name}`, item, (hook) => formFault(`hooks.${name}`, hook, name));
            if (wrongItem)
                return wrongItem;
        }
    }
    return undefined;
}
function listedFault(path, item, faultOf) {
    if (!isTable(item))
        return wrong(path, "a list of mappings", item);
    const group = fieldOf(item, "hooks");
    if (group?.kind !== "list")
        return faultOf(item);
    for (const hook of group.items) {
        const fault = isTable(hook) ? faultOf(hook) : wrong(`${path}.hooks`, "a list of mappings", hook);
        if (fault)
            return fault;
    }
    return undefined;
}
function itemFault(path, item, event) {
    const fault = listedFault(path, item, (hook) => hookFaultIn(path, hook, event));
    const group = isTable(item) ? fieldOf(item, "hooks") : undefined;
    if (fault || !isTable(item) || group?.kind !== "list")
        return fault;
    const matcher = fieldOf(item, "matcher");
    const needsGroups = group.items.some((hook) => isTable(hook) && !fieldOf(hook, "matcher"));
    return (0,parsers_node/* isText */.KH)(matcher) && needsGroups ? matcherFault(path, matcher, event) : undefined;
}
function hookFaultIn(path, hook, event) {
    const type = fieldOf(hook, "type");
    const matcher = type && isOneOf("prompt")(type) ? undefined : fieldOf(hook, "matcher");
    return formFault(path, hook, event) ?? (matcher ? matcherFault(path, matcher, event) : undefined);
}
function formFault(path, hook, event) {
    const type = fieldOf(hook, "type");
    if (type && isOneOf("prompt")(type))
        return promptFault(path, hook, event);
    if (type && isOneOf("http")(type))
        return httpFault(path, hook, event);
    return type && !isOneOf("command")(type)
        ? wrong(`${path}.type`, "`command`, `http`, or `prompt` in `sessionStart`", type)
        : commandFault(path, hook);
}
function promptFault(path, hook, event) {
    const prompt = fieldOf(hook, "prompt");
    if (event !== "sessionStart")
        return wrong(`${path}.type`, "`command` or `http`", hook);
    return (0,parsers_node/* isText */.KH)(prompt) && prompt.value !== "" ? undefined : wrong(`${path}.prompt`, "text", prompt ?? hook);
}
function httpFault(path, hook, event) {
    const url = fieldOf(hook, "url");
    const protocols = decisions.has(event) ? ["https:"] : ["https:", "http:"];
    if ((0,parsers_node/* isText */.KH)(url) && URL.canParse(url.value) && protocols.includes(new URL(url.value).protocol))
        return wrongKey(hook, httpKeys, `${path}.`);
    return wrong(`${path}.url`, decisions.has(event) ? "an `https` address" : "an `http` or `https` address", url ?? hook);
}
function commandFault(path, hook) {
    const hasShell = shells.some((key) => fieldOf(hook, key));
    const hasProgram = fieldOf(hook, "exec") !== undefined;
    if (hasShell === hasProgram)
        return wrong(path, "either a command or `exec`", hook);
    return wrongKey(hook, commandKeys, `${path}.`);
}
function matcherFault(path, matcher, event) {
    if (!matched.has(event))
        return undefined;
    return (0,parsers_node/* isText */.KH)(matcher) && matcher.value !== "" && isExpression(matcher.value)
        ? undefined
        : wrong(`${path}.matcher`, "a regular expression", matcher);
}
function isExpression(pattern) {
    try {
        return new RegExp(pattern) instanceof RegExp;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/schema.js




const schema_text = [parsers_node/* isText */.KH, "text"];
const switched = [isBoolean, "`true` or `false`"];
const texts = [isTexts, "a list of texts"];
const mapping = [isTable, "a mapping"];
const textOrTexts = [(node) => (0,parsers_node/* isText */.KH)(node) || isTexts(node), "text or a list of texts"];
const keys = rules({
    name: schema_text,
    description: schema_text,
    tools: textOrTexts,
    model: [
        (node) => (0,parsers_node/* isText */.KH)(node) || (isTexts(node) && node.items.length > 0),
        "text or a list of texts that is not empty",
    ],
    "model-policy": [isOneOf("preferred", "required"), "`preferred` or `required`"],
    "reasoning-effort": schema_text,
    skills: texts,
    infer: switched,
    "user-invocable": switched,
    "disable-model-invocation": switched,
    "include-custom-instructions": switched,
    "deferred-tool-loading": switched,
    "strict-tools-list": switched,
    github: mapping,
    "mcp-servers": [(node) => isTable(node) || isNull(node), "a mapping"],
    hooks: mapping,
});
const githubKeys = rules({
    permissions: [isTextTable, "a mapping of texts"],
    toolsets: texts,
});
const serverKeys = rules({
    timeout: [isPositiveInteger, "a whole number above zero"],
    deferTools: [isOneOf("auto", "never"), "`auto` or `never`"],
});
const remoteKeys = rules({ headers: [isTextTable, "a mapping of texts"] });
const localKeys = rules({
    env: [isTextTable, "a mapping of texts"],
    cwd: schema_text,
});
const requiredOfRemote = rules({ url: schema_text, tools: texts });
const requiredOfLocal = rules({ command: schema_text, args: texts, tools: texts });
function faultIn(table) {
    const description = fieldOf(table, "description");
    if (!description || isNull(description))
        return {
            message: "Copilot CLI requires `description`",
            span: { start: table.span.start, end: table.span.start },
            isUndescribed: true,
        };
    const hooks = fieldOf(table, "hooks");
    return (wrongKey(table, keys, "") ??
        wrongKey(fieldOf(table, "github"), githubKeys, "github.") ??
        serverFault(fieldOf(table, "mcp-servers")) ??
        (isTable(hooks) ? hookFault(hooks) : undefined));
}
function serverFault(servers) {
    if (!isTable(servers))
        return undefined;
    for (const { name = "…", value } of servers.entries) {
        const fault = serverFaultIn(`mcp-servers.${name}`, value);
        if (fault)
            return fault;
    }
    return undefined;
}
function serverFaultIn(path, server) {
    if (!isTable(server))
        return wrong(path, "a mapping", server);
    const type = fieldOf(server, "type");
    const isRemote = type !== undefined && isOneOf("http", "sse")(type);
    if (type && !isRemote && !isOneOf("local", "stdio")(type))
        return wrong(`${path}.type`, "`local`, `stdio`, `http` or `sse`", type);
    for (const [key, [test, expected]] of isRemote ? requiredOfRemote : requiredOfLocal) {
        const value = fieldOf(server, key);
        if (!value || !test(value))
            return wrong(`${path}.${key}`, expected, value ?? server);
    }
    if (!isRemote && fieldOf(server, "url"))
        return wrong(path, "without `url`, because it is a local server", server);
    return wrongKey(server, serverKeys, `${path}.`) ?? wrongKey(server, isRemote ? remoteKeys : localKeys, `${path}.`);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/tools.js


const tools_tools = (0,tools/* toolTable */.T9)({
    read: `read notebookRead view readFile read_file grep glob search grep_search file_search semantic_search codebase fileSearch
      textSearch session_store_sql fetch_copilot_cli_documentation`,
    write: "edit multiEdit write notebookEdit create editFiles createFile createDirectory",
    execute: "execute shell bash read_bash stop_bash list_bash runInTerminal runCommands",
    network: "web web_fetch webFetch web_search webSearch fetch",
    delegate: "agent custom-agent task runSubagent read_agent write_agent list_agents",
    state: "todo todos todoWrite update_todo sql skill tool_search_tool",
}, (name) => name.toLowerCase());
const sets = new Set("read search edit execute web agent vscode todo".split(" "));
function namesIn(text, trim) {
    return text
        .split(",")
        .map(trim)
        .filter((name) => name !== "");
}
function cliCapabilities(names) {
    return (0,model_capability/* inOrder */.al)(names.flatMap(capabilitiesOfName));
}
function lookupCli(name) {
    if (name === "*")
        return model_capability/* capabilities */.R7;
    const slash = name.indexOf("/");
    if (slash < 0)
        return tools_tools.lookup(name);
    const own = sets.has(name.slice(0, slash).toLowerCase()) ? tools_tools.lookup(name.slice(slash + 1)) : undefined;
    const isServers = slash > 0 && slash < name.length - 1 && !sets.has(name.slice(0, slash).toLowerCase());
    return own ?? (isServers ? ["external"] : undefined);
}
function capabilitiesOfName(name) {
    return lookupCli(name) ?? [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/reading.js






function isCliCandidate(path) {
    return path.endsWith(".md") && !path.split("/").some((name) => name.startsWith("."));
}
function cliIdOf(path) {
    return path.replace(/(?:\.agent)?\.md$/, "").replace(/[/\\]/g, "--");
}
function readAsCli(source, id, path) {
    const table = readCliDocument(source.text);
    if (isFault(table))
        return { kind: "leftOut", fault: table };
    const fault = faultIn(table);
    if (fault)
        return { kind: "leftOut", fault };
    return { kind: "agent", table, id, path };
}
function agentIn({ table, id, path }) {
    const name = textAt(table, "name");
    const names = cliToolsIn(table);
    const models = textsOf(fieldOf(table, "model"));
    const policy = textAt(table, "model-policy");
    const skills = fieldOf(table, "skills");
    const invocable = fieldOf(table, "user-invocable");
    return {
        id,
        name: name || id,
        description: textAt(table, "description") ?? "",
        path,
        tools: names.slice(0, maxTexts),
        ...(models[0] === undefined ? {} : { model: models[0], models: models.slice(0, maxTexts) }),
        ...(policy === undefined ? {} : { modelPolicy: policy }),
        ...(skills ? { skills: textsOf(skills).slice(0, maxTexts) } : {}),
        userInvocable: !(invocable?.kind === "scalar" && invocable.value === false),
        capabilities: cliCapabilities(names),
    };
}
function cliToolsIn(table) {
    const node = fieldOf(table, "tools");
    if (!node)
        return ["*"];
    return (0,parsers_node/* isText */.KH)(node) ? namesIn(node.value, repo_text/* trim */.Bq) : textsOf(node);
}
function textAt(table, key) {
    const node = fieldOf(table, key);
    return (0,parsers_node/* isText */.KH)(node) ? node.value : undefined;
}
const maxTexts = 500;
function textsOf(node) {
    if ((0,parsers_node/* isText */.KH)(node))
        return [node.value];
    return isTexts(node) ? node.items.flatMap((item) => ((0,parsers_node/* isText */.KH)(item) ? [item.value] : [])) : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/native.js

function cliValues(reading) {
    if (!reading)
        return { leftOut: "Copilot CLI does not read this folder" };
    return reading.kind === "agent" ? agentIn(reading) : { leftOut: reading.fault.message };
}
function withCliReading(item, file, listed) {
    const { profile } = item;
    if (!profile)
        return item;
    const isHidden = file?.reading.kind === "agent" && !listed.has(file.path);
    if (profile.native && !isHidden)
        return item;
    const cli = isHidden ? { leftOut: "Copilot CLI loads another file with the same id" } : cliValues(undefined);
    return { ...item, profile: { ...profile, native: () => ({ ...profile.native?.(), cli }) } };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/sessions.js

function listedPaths(sessions) {
    const listed = new Set();
    for (const folders of sessions) {
        const taken = new Set();
        for (const files of folders) {
            for (const { id, path, reading } of claimsOfFolder(files)) {
                if (reading.kind === "agent" && !taken.has(id))
                    listed.add(path);
                if (reading.kind === "agent")
                    taken.add(id);
            }
        }
    }
    return listed;
}
function claimsOfFolder(files) {
    const claims = new Map();
    for (const file of files.toSorted((a, b) => (0,repo_path/* byBytes */.bg)(a.path, b.path)))
        if (!claims.has(file.id))
            claims.set(file.id, file);
    return claims.values();
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/folders.js

const folders = [
    {
        root: "**/.github/copilot",
        judged: ["settings.json", "settings.local.json"],
        harmless: own_files/* ordinaryFiles */.i,
    },
    {
        root: "**/.github/hooks",
        judged: ["**/*.json"],
        harmless: own_files/* ordinaryFiles */.i,
    },
    { root: "**/.github/agents", judged: ["**/*.md"], harmless: own_files/* ordinaryFiles */.i },
    { root: "**/.github/chatmodes", judged: ["**/*.md"], harmless: own_files/* ordinaryFiles */.i },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/lenient-markdown.js
var lenient_markdown = __webpack_require__(88365);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profiles_profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/cuts.js

const breaks = {
    "\r": "a carriage return alone",
    "\u0085": "the character U+0085",
    "\u2028": "the character U+2028",
    "\u2029": "the character U+2029",
};
const maxValues = 2_000;
function cutsIn(table, source) {
    if (!/\r(?!\n)|[\x85\u2028\u2029]/.test(source.text.slice(0, table.span.end)))
        return [];
    const found = [];
    const seen = new Set();
    const stack = [table];
    for (let node = stack.pop(); node && seen.size < maxValues; node = stack.pop()) {
        if (node.kind === "scalar" || seen.has(node))
            continue;
        seen.add(node);
        (0,many/* append */.BC)(stack, node.kind === "list" ? node.items : node.entries.map(({ value }) => value));
        for (const start of node.kind === "list" ? node.items : node.entries.map(({ key }) => key)) {
            const finding = cutAt(start, source);
            if (finding)
                found.push(finding);
        }
    }
    return found.toSorted((a, b) => a.at.span.start - b.at.span.start);
}
function cutAt({ span }, source) {
    let before = span.start - 1;
    while (before >= 0 && /[ \t\ufeff?-]/.test(source.text[before] ?? ""))
        before--;
    const name = breaks[source.text[before] ?? ""];
    return name === undefined
        ? undefined
        : {
            kind: "cut",
            what: source.text.slice(span.start, Math.min(span.end, span.start + 60)),
            because: `follows ${name}, which ends a line in Copilot CLI but is not visible as a line end; write a line feed`,
            at: { source, span },
        };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/keys.js


const keys_keys = {
    keys: new Set(`name description tools model target mcp-servers disable-model-invocation user-invocable infer metadata agents
    handoffs argument-hint hooks skills include-custom-instructions models modelPolicy model-policy reasoningEffort
    reasoning-effort sidekick github deferred-tool-loading strict-tools-list`.split(/\s+/)),
    own: { tools: "tools" },
    ignores: false,
};
const onlyCli = "only Copilot CLI has it";
const onlyEditor = "only VS Code has it";
const partly = new Map(Object.entries({
    "mcp-servers": "VS Code does not use it",
    metadata: "only the cloud agent has it",
    infer: "it is retired in the cloud agent and deprecated in VS Code; use `disable-model-invocation` and `user-invocable`",
    agents: "only VS Code has it; in Copilot CLI it limits nothing, and in the cloud agent it may limit nothing (not verified)",
    handoffs: onlyEditor,
    "argument-hint": onlyEditor,
    hooks: "VS Code runs them only with `chat.useCustomAgentHooks`, Copilot CLI only lists them, and the cloud agent has none",
    skills: onlyCli,
    github: onlyCli,
    "include-custom-instructions": onlyCli,
    "model-policy": onlyCli,
    "reasoning-effort": onlyCli,
    "deferred-tool-loading": onlyCli,
    "strict-tools-list": onlyCli,
    models: "it is documented only for Copilot CLI and had no effect there; write a list under `model`",
    modelPolicy: "it is documented only for Copilot CLI and had no effect there; use `model-policy`",
    reasoningEffort: "it is documented only for Copilot CLI and had no effect there; use `reasoning-effort`",
    sidekick: onlyCli,
}));
const foreign = new Set("disallowedTools permissionMode maxTurns mcpServers memory background effort isolation color initialPrompt".split(" "));
function ineffectiveKeysOf(table, source, isClaudes) {
    const found = [];
    for (const { name = "", key, value } of table.entries) {
        if (keys_keys.keys.has(name)) {
            const because = partly.get(name);
            if (because !== undefined && saysAnything(name, value))
                found.push({ kind: "metadata", what: name, because, at: { source, span: key.span } });
        }
        else if (isClaudes && foreign.has(name))
            found.push(foreignKey(name, value, { source, span: key.span }));
    }
    const unknown = (0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys_keys).filter(({ what }) => !isClaudes || !foreign.has(what));
    return [...found, ...unknown, ...oddValuesOf(table, source)];
}
function saysAnything(name, value) {
    return !(0,parsers_node/* isEmptyValue */.Po)(value) && !(name === "agents" && isOpen(value));
}
function foreignKey(name, value, at) {
    if (name === "disallowedTools" && !(0,parsers_node/* isEmptyValue */.Po)(value) && !isEmpty(value))
        return {
            kind: "value",
            what: name,
            because: "Copilot CLI ignores this key and grants these tools; only VS Code removes them",
            at,
        };
    if (name === "permissionMode" && ["plan", "dontAsk"].includes((0,parsers_node/* textOf */.b6)(value) ?? ""))
        return {
            kind: "value",
            what: name,
            because: "a profile has no permission modes, so it limits nothing",
            at,
        };
    return { kind: "metadata", what: name, because: "unknown key", at };
}
function isOpen(value) {
    return (0,unknown_keys/* textsIn */.Ej)(value).includes("*");
}
function isEmpty(value) {
    return value.kind !== "scalar" && (value.kind === "list" ? value.items : value.entries).length === 0;
}
function oddValuesOf(table, source) {
    const found = [];
    const add = (what, because, node) => {
        found.push({ kind: "value", what, because, at: { source, span: node.span } });
    };
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    const named = (0,parsers_node/* textOf */.b6)(model);
    if (model && named !== undefined && /\||^__|[{}<>]/.test(named))
        add(`model: ${named}`, "it names no known model, so the agent may fail or run on another (not verified)", model);
    const target = (0,parsers_node/* valueOf */.RP)(table, "target");
    const reader = (0,parsers_node/* textOf */.b6)(target);
    if (target && !(0,parsers_node/* isEmptyValue */.Po)(target) && reader !== "vscode" && reader !== "github-copilot") {
        add(`target: ${reader ?? (0,parsers_node/* textOfData */.jc)((0,parsers_node/* jsonOf */.o_)(target)).slice(0, 60)}`, "it is neither `vscode` nor `github-copilot`; Copilot CLI ignores it, and others may read it as both (not verified)", target);
    }
    const servers = (0,parsers_node/* valueOf */.RP)(table, "mcp-servers");
    if (reader === "vscode" && servers && !(0,parsers_node/* isEmptyValue */.Po)(servers))
        add("mcp-servers", "`target` is `vscode`, which does not use it", servers);
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/start-content.js
var start_content = __webpack_require__(36219);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/powers.js






function powersOf(table, source, isClaudes) {
    const listed = (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcp-servers"), source);
    const github = githubServer((0,parsers_node/* valueOf */.RP)(table, "github"), source);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const extraGrants = [
        ...(0,hooks_and_servers/* serverGrants */.bN)(listed, "mcp-servers"),
        ...github.flatMap(({ at }) => (0,tools/* grantEach */.Ud)(at, ["network", "external"], "github")),
        ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"),
    ];
    return {
        extraGrants,
        hooks,
        servers: [...listed, ...github],
        bypasses: [
            ...sidekickOf((0,parsers_node/* valueOf */.RP)(table, "sidekick"), source),
            ...(isClaudes ? [] : (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys_keys)),
        ],
    };
}
function githubServer(node, source) {
    const toolsets = (0,parsers_node/* valueOf */.RP)(node, "toolsets");
    const hasToolsets = toolsets !== undefined && !(toolsets.kind === "list" && toolsets.items.length === 0);
    if (!node || !(hasToolsets || (0,parsers_node/* valueOf */.RP)(node, "permissions")))
        return [];
    const content = (0,start_content/* startContent */.I)([], [node], source);
    return [{ name: "github", kind: "reference", value: "github", content, at: { source, span: node.span } }];
}
function sidekickOf(node, source) {
    if (!node || (0,parsers_node/* isEmptyValue */.Po)(node))
        return [];
    const triggers = (0,parsers_node/* valueOf */.RP)(node, "triggers");
    const events = (triggers?.kind === "list" ? triggers.items : triggers ? [triggers] : []).map((item) => (0,parsers_node/* textOf */.b6)(item) ?? (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "event")) ?? "…");
    return [
        {
            setting: "sidekick",
            value: events.join(", ") || "…",
            effect: "auto-approve",
            because: "lets Copilot CLI start this agent on its own",
            certainty: "documented",
            at: { source, span: (triggers ?? node).span },
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/same-node.js
const same_node_maxValues = 2_000;
function isSameNode(a, b, budget = { left: same_node_maxValues }) {
    if (--budget.left < 0 || a.span.start !== b.span.start || a.tag !== b.tag)
        return false;
    if (a.kind === "scalar")
        return b.kind === "scalar" && isSameScalar(a, b);
    if (a.kind === "list")
        return (b.kind === "list" &&
            a.endless === b.endless &&
            a.items.length === b.items.length &&
            a.items.every((item, i) => isSameNode(item, b.items[i], budget)));
    return (b.kind === "table" &&
        a.endless === b.endless &&
        a.entries.length === b.entries.length &&
        a.entries.every((entry, i) => isSameEntry(entry, b.entries[i], budget)));
}
function isSameScalar(a, b) {
    return (a.span.end === b.span.end &&
        a.value === b.value &&
        a.text === b.text &&
        a.style === b.style &&
        a.number === b.number);
}
function isSameEntry(a, b, budget) {
    return a.name === b.name && isSameNode(a.key, b.key, budget) && isSameNode(a.value, b.value, budget);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/tools.js




const copilot_tools_tools = (0,tools/* toolTable */.T9)({
    read: "read search notebookread grep glob ls view readfile read_file grep_search file_search semantic_search session_store_sql fetch_copilot_cli_documentation problems getnotebooksummary readnotebookcelloutput readcelloutput viewimage terminallastcommand terminalselection gettaskoutput getterminaloutput testfailure changes codebase filesearch listdirectory textsearch searchresults usages findtestfiles vscodeapi getprojectsetupinfo extensions",
    write: "edit multiedit write notebookedit editfiles createfile createdirectory editnotebook createjupyternotebook rename create str_replace str_replace_editor apply_patch new newworkspace updateuserpreferences memory vscode",
    execute: "execute shell bash powershell runinterminal runcommands runtask runtasks createandruntask runtests runnotebooks runnotebookcell runcommand runvscodecommand installextension killterminal awaitterminal vscode",
    network: "web websearch webfetch web_search web_fetch fetch githubrepo githubtextsearch browser opensimplebrowser",
    delegate: "agent custom-agent task runsubagent read_agent list_agents write_agent",
    state: "todo todos todowrite update_todo sql skill tool_search_tool askquestions think",
});
const tools_sets = new Set("read search edit execute web agent vscode browser todo runcommands runtasks new".split(" "));
function readTools(list, source, home) {
    if (!list)
        return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no `tools` key means every tool"), ineffective: [] };
    const at = { source, span: list.span };
    const unnamed = unnamedTools(list, at);
    if (unnamed)
        return unnamed;
    const ineffective = [];
    const grants = [];
    for (const item of list.kind === "list" ? list.items : [list]) {
        if (item.kind !== "scalar" || item.value === null) {
            ineffective.push({
                kind: "value",
                what: "tools",
                because: "one of its entries is not text",
                at: { source, span: item.span },
            });
            continue;
        }
        const entries = entriesOf(item, source);
        const because = list.kind === "list" ? unmatchedEntry(item.text, entries) : undefined;
        if (because !== undefined)
            ineffective.push({ kind: "unknown-tool", what: item.text, because, at: { source, span: item.span } });
        for (const entry of entries) {
            const { name, written: tool, at } = entry;
            for (const capability of name === "*" ? model_capability/* capabilities */.R7 : tools_powersOf(name))
                grants.push({ tool, capability, scope: null, at });
            const fault = faultOf(entry);
            if (fault)
                ineffective.push(fault);
        }
    }
    return { grants: (0,fact/* stated */.Eo)(grants, at), ineffective };
}
function unnamedTools(list, at) {
    if ((0,parsers_node/* isEmptyValue */.Po)(list)) {
        const isNull = list.kind === "scalar" && list.value === null;
        const byCli = isNull ? "Copilot CLI skips the agent" : "Copilot CLI grants no tool";
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without a value may mean every tool (not verified)"),
            ineffective: [
                {
                    kind: "value",
                    what: "tools",
                    because: `it has no value: ${byCli}, and others may grant every tool (not verified)`,
                    at,
                },
            ],
        };
    }
    if (list.kind === "table" || (list.kind === "scalar" && typeof list.value !== "string")) {
        const because = "it is not a list of names: Copilot CLI skips the agent, and another reader may grant every tool";
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without names may mean every tool"),
            ineffective: [{ kind: "limit", what: "tools", because, at }],
        };
    }
    return undefined;
}
function unmatchedEntry(text, entries) {
    if (entries.length > 1)
        return "it is one entry with several names, of which Copilot CLI grants none; write one entry per name";
    return entries.length === 1 && text.trim() !== text
        ? "it has spaces around it, so Copilot CLI grants nothing for it; remove them"
        : undefined;
}
function entriesOf({ text, span }, source) {
    const offset = source.text.startsWith(text, span.start)
        ? span.start
        : source.text.startsWith(text, span.start + 1)
            ? span.start + 1
            : undefined;
    const entries = [];
    const hasParts = text.includes(",");
    const last = hasParts ? text.lastIndexOf(")") : -1;
    for (let index = 0, end = 0; index <= text.length; index = end + 1) {
        end = hasParts ? endOfPart(text, index, last) : text.length;
        const part = text.slice(index, end);
        const written = part.trim();
        if (written !== "") {
            const start = index + part.indexOf(written);
            const at = offset === undefined ? span : { start: offset + start, end: offset + start + written.length };
            const scope = written.endsWith(")") ? written.indexOf("(") : -1;
            const name = (scope < 0 ? written : written.slice(0, scope)).trim().toLowerCase();
            entries.push({ written, name, scoped: name.length < written.length, at: { source, span: at } });
        }
    }
    return entries;
}
function endOfPart(text, from, last) {
    for (let i = from; i < text.length; i += 1) {
        if (text[i] === "(" && i < last)
            i = text.indexOf(")", i);
        else if (text[i] === ",")
            return i;
    }
    return text.length;
}
function tools_powersOf(name) {
    const slash = name.indexOf("/");
    const set = slash < 0 || name.includes("/", slash + 1) ? undefined : name.slice(0, slash);
    if (set === undefined || !tools_sets.has(set))
        return copilot_tools_tools.lookup(name) ?? ["external"];
    return copilot_tools_tools.lookup(name.slice(slash + 1)) ?? copilot_tools_tools.lookup(set) ?? [];
}
const everyToolWords = new Set(["all", "any", "everything", "inherit", "all-tools", "all tools"]);
function faultOf({ written, name, scoped, at }) {
    if (scoped)
        return {
            kind: "scope",
            what: written,
            because: "Copilot CLI grants nothing for an entry with a scope, and others may grant the whole tool (not verified)",
            at,
            certainty: "assumed",
        };
    const isWord = everyToolWords.has(name);
    const isPattern = name.includes("*") && name !== "*" && !/^[^*]+\/\*$/.test(name);
    if (!isWord && !isPattern)
        return undefined;
    const because = isWord
        ? "unknown tool, for which Copilot CLI grants nothing; use `*` to grant every tool"
        : "the only patterns of Copilot CLI are `*` and `server/*`, so it grants nothing for this one";
    return { kind: "unknown-tool", what: written, because, at };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/profile.js



















const toolLine = {
    key: "tools",
    value: only_tools/* flowList */.L,
    readers: ["read", "search"],
    powersOf: (name) => {
        const ofCli = lookupCli(name);
        return ofCli?.length === 0 ? tools_powersOf(name.toLowerCase()) : ofCli;
    },
};
function readProfile([first, ...others], file) {
    const { cli, source } = file;
    let profile = profileOf(first, file);
    for (const table of others)
        profile = (0,union/* union */.K)(profile, powerOf(table, file));
    if (cli?.kind !== "agent")
        return profile;
    if (!isSameNode(cli.table, first))
        profile = (0,union/* union */.K)(profile, powerOf(cli.table, file));
    const further = cliGrants(profile, cli.table, source);
    if (further.length > 0)
        profile = (0,union/* union */.K)(profile, { ...profile, grants: (0,fact/* stated */.Eo)(further, (0,fields/* startOfTable */.Eo)(cli.table, source)) });
    const cuts = cutsIn(cli.table, source);
    return cuts.length === 0 ? profile : { ...profile, ineffective: [...profile.ineffective, ...cuts] };
}
function cliGrants(profile, table, source) {
    const granted = new Set(((0,fact/* known */.eO)(profile.grants) ?? []).map(({ capability }) => capability));
    if (granted.size === model_capability/* capabilities */.R7.length)
        return [];
    const further = [];
    for (const name of cliToolsIn(table)) {
        for (const capability of lookupCli(name) ?? [])
            if (!granted.has(capability))
                (0,many/* append */.BC)(further, (0,tools/* grantEach */.Ud)(placeOfTools(table, source), [capability], name));
    }
    return further;
}
function placeOfTools(table, source) {
    const list = (0,parsers_node/* valueOf */.RP)(table, "tools");
    return list ? { source, span: list.span } : (0,fields/* startOfTable */.Eo)(table, source);
}
function powerOf(table, { source, isClaudes }) {
    const { grants } = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), source, (0,fields/* startOfTable */.Eo)(table, source));
    return { grants, denied: [], ...powersOf(table, source, isClaudes) };
}
function profileOf(table, { source, body, id, isClaudes, cli }) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), source, home);
    return (0,profiles_profile/* profileFrom */.A)({
        home,
        name: (0,fields/* nameOrFileName */._T)((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home), id, home),
        identity: id,
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: modelOf((0,parsers_node/* valueOf */.RP)(table, "model") ?? (0,parsers_node/* valueOf */.RP)(table, "models"), source, home),
        grants,
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
        ...powersOf(table, source, isClaudes),
        ineffective: [...ineffectiveKeysOf(table, source, isClaudes), ...ineffective],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => ({ ...(0,fields/* knownValues */.s2)(table, keys_keys.keys), cli: cliValues(cli) }),
    });
}
function modelOf(node, source, home) {
    return node?.kind === "list"
        ? (0,fact/* stated */.Eo)((0,unknown_keys/* textsIn */.Ej)(node).join(", "), { source, span: node.span })
        : (0,fields/* textFact */.yM)(node, source, home);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/agent.js







const maxPrompt = 30_000;
const agentOf = (0,memoize/* memoizeEach */.YY)(readAgent, ({ folder, path, relative }) => `${folder} ${relative.length} ${path}`);
async function readAgent(source, place) {
    const { folder, path, relative } = place;
    const isForCli = folder === "agents" || folder === "claude";
    const id = isForCli ? cliIdOf(relative) : (0,repo_path/* nameOf */.Vb)(path).replace(/(?:\.agent|\.chatmode)?\.md$/, "");
    const cli = isForCli && isCliCandidate(relative) ? readAsCli(source, id, path) : undefined;
    const markdown = await (0,lenient_markdown/* readLenientMarkdown */.p)(source.text);
    const reason = reasonForDocument(markdown, source.text, folder, (0,repo_path/* nameOf */.Vb)(path));
    if (reason !== undefined) {
        const problem = { message: reason, at: (0,repo_text/* startOf */.GH)(source), kind: "document" };
        return { result: { verdict: { kind: "dropped", problem } }, id, cli };
    }
    const { tables, body } = markdown;
    const file = { source, body, id, isClaudes: folder === "claude", cli };
    const profile = readProfile(tables, file);
    const result = relative.includes("/")
        ? nestedResult(profile, place, cli, source)
        : topResult(profile, markdown, { source, place, id, cli });
    return { result, id, cli };
}
function topResult(profile, markdown, { source, place, id, cli }) {
    const byCli = refusedByCli(place, cli, source);
    const leniency = withoutCli(refusedBySome(markdown, source), byCli) ??
        byCli ??
        refusedByGitHub(id, profile.prompt.text, { source, span: markdown.body });
    return {
        verdict: { kind: "loaded" },
        profile,
        ...(leniency ? { leniency } : {}),
        ...(place.folder === "modes" || place.folder === "editor" ? { certainty: "documented" } : {}),
    };
}
function nestedResult(profile, { folder, path, relative }, cli, source) {
    if (cli?.kind === "agent")
        return { verdict: { kind: "loaded" }, profile };
    if (folder === "claude" || profile.description.state !== "stated")
        return { verdict: { kind: "passed-over" } };
    const root = path.slice(0, path.length - relative.length - 1);
    const where = `it is in a subfolder of \`${root}\``;
    const problem = cli
        ? {
            message: `${where}, which only Copilot CLI reads, and ${cli.fault.message}`,
            at: { source, span: cli.fault.span },
        }
        : { message: `${where}, which nothing reads`, at: (0,repo_text/* startOf */.GH)(source) };
    return { verdict: { kind: "dropped", problem }, profile };
}
function reasonForDocument({ kind, frontmatter }, text, folder, name) {
    if (kind === "none" && name === "README.md")
        return "it is a README, which VS Code skips";
    if (kind === "none" && text.trim() === "")
        return "it is empty";
    if (folder !== "claude" || kind === "misplaced")
        return undefined;
    if (kind === "none")
        return "it has no frontmatter, so it is not read as an agent here";
    return hasValue(frontmatter, "name") || hasValue(frontmatter, "description")
        ? undefined
        : "it has neither `name` nor `description`, so it is not read as an agent here";
}
function hasValue(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node !== undefined && !(0,parsers_node/* isEmptyValue */.Po)(node);
}
function withoutCli(refused, byCli) {
    return refused && byCli && refused.as === undefined ? { ...refused, as: exceptCli } : refused;
}
const exceptCli = "except in Copilot CLI";
function refusedBySome({ kind, problem }, source) {
    if (kind === "none")
        return {
            message: "it has no frontmatter",
            as: "in VS Code only",
            at: (0,repo_text/* startOf */.GH)(source),
            kind: "strict-readers",
        };
    if (!problem)
        return undefined;
    const message = kind === "misplaced" ? `${problem.message}; VS Code reads it as part of the prompt` : problem.message;
    return { message, at: { source, span: problem.span }, kind: "strict-readers" };
}
function refusedByCli({ folder }, cli, source) {
    if (folder !== "agents" && folder !== "claude")
        return undefined;
    if (!cli)
        return {
            message: "the file name begins with a dot",
            as: exceptCli,
            at: (0,repo_text/* startOf */.GH)(source),
            kind: "strict-readers",
        };
    if (cli.kind === "agent" || cli.fault.isUndescribed)
        return undefined;
    return { message: cli.fault.message, at: { source, span: cli.fault.span }, kind: "strict-readers", as: exceptCli };
}
function refusedByGitHub(id, prompt, { source, span }) {
    const kind = "strict-readers";
    const certainty = "documented";
    const wrong = /[^\w.-]/u.exec(id)?.[0];
    if (wrong !== undefined)
        return {
            message: `the file name contains \`${wrong}\`; use only letters, digits, \`.\`, \`-\` and \`_\``,
            at: (0,repo_text/* startOf */.GH)(source),
            kind,
            certainty,
        };
    if (prompt.length > maxPrompt)
        return {
            message: `the prompt has ${prompt.length} characters; GitHub accepts at most ${maxPrompt}`,
            at: { source, span: { start: span.start, end: span.start } },
            kind,
            certainty,
        };
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/files.js





const files_switched = [isBoolean, "`true` or `false`"];
const files_mapping = [isTable, "a mapping"];
const files_texts = [isTexts, "a list of texts"];
const files_text = [parsers_node/* isText */.KH, "text"];
const hooksFileKeys = rules({
    version: [(node) => node.kind === "scalar" && Number(node.value) === 1 && !(0,parsers_node/* isText */.KH)(node) && !isBoolean(node), "1"],
    disableAllHooks: files_switched,
    hooks: files_mapping,
});
const settingsKeys = rules({
    companyAnnouncements: files_texts,
    disableAllHooks: files_switched,
    enabledPlugins: [
        (node) => isTable(node) && node.entries.every(({ value }) => isBoolean(value)),
        "a mapping of names to `true` or `false`",
    ],
    extraKnownMarketplaces: [
        (node) => isTable(node) && node.entries.every(({ value }) => isTable(value) && isTable(fieldOf(value, "source"))),
        "a mapping of names to marketplaces with a `source`",
    ],
    hooks: files_mapping,
    skillDirectories: files_texts,
    mergeStrategy: [isOneOf("rebase", "merge"), "`rebase` or `merge`"],
    includeCoAuthoredBy: files_switched,
    respectGitignore: files_switched,
    deniedUrls: files_texts,
    disabledMcpServers: files_texts,
    disabledSkills: files_texts,
    model: files_text,
    effortLevel: files_text,
    contextTier: [isOneOf("default", "long_context"), "`default` or `long_context`"],
});
function hooksFileFault(written, source) {
    const strict = strictFault(source);
    if (strict)
        return strict;
    const root = (0,json/* withLastValues */.pV)(written);
    if (!isTable(root))
        return { message: "Copilot CLI requires a mapping in the file", span: root.span };
    const hooks = fieldOf(root, "hooks");
    return wrongKey(root, hooksFileKeys, "") ?? (isTable(hooks) ? eventFault(hooks) : undefined);
}
function settingsFileFault(written, source) {
    const strict = strictFault(source);
    if (strict)
        return strict;
    const root = (0,json/* withLastValues */.pV)(written);
    if (!isTable(root))
        return { message: "Copilot CLI requires a mapping in the file", span: root.span };
    const hooks = fieldOf(root, "hooks");
    return wrongKey(root, settingsKeys, "") ?? (isTable(hooks) ? hookListFault(hooks) : undefined);
}
function strictFault(source) {
    try {
        JSON.parse(source);
        return undefined;
    }
    catch {
        const read = (0,json/* parseJson */.qF)(source);
        const span = read.kind === "problem" ? read.span : { start: 0, end: 0 };
        return {
            message: "Copilot CLI requires strict JSON, without comments, trailing commas and a byte-order mark",
            span,
        };
    }
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/command-line.js





const command_line_rules = [
    {
        path: "disableAllHooks",
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools",
        endsGuards: true,
    },
    {
        path: "enabledPlugins.*",
        when: /^true$/,
        effect: "widens",
        because: "installs a plugin with agents, hooks and servers",
        may: ["execute", "external"],
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins" },
    ...["deniedUrls", "disabledMcpServers", "disabledSkills"].map((path) => ({ path, effect: "narrows", because: "is turned off for every agent" })),
];
const harmless = (because, paths) => paths.split(/\s+/).map((path) => ({ path, because }));
const harmlessSettings = [
    ...harmless("names the file's form", "$schema version"),
    ...harmless("chooses a model or a text", `companyAnnouncements contextTier effortLevel includeCoAuthoredBy mergeStrategy model respectGitignore`),
    ...harmless("applies only in the user's own settings", `allowedUrls askUser autoModelTier autoUpdate banner bashEnv beep builtInAgents colorMode compactPaste continueOnAutoMode
    copyOnSelect customAgents disabledMcpServers dynamicRetrieval editorMode enabledMcpServers experimental footer ide
    ignoredSkillsLocations keepAlive logLevel mcp mouse permissions pinnedPrompts powershellFlags
    proxyKerberosServicePrincipal proxyUrl remote remoteExport remoteSessions renderHexColors renderMarkdown sandbox
    screenReader scrollbar shellShortcut showTimestamps showTipsOnStartup sidebar skillDirectories statusLine
    stayInAutopilot storeTokenPlaintext stream streamerMode subagents tabs taskbarPresence terminalNotifications
    terminalProgress theme toolSearch transcriptView trustedFolders updateTerminalTitle worktreeBaseRef
    worktreePathTemplate`),
];
function commandLineAuthority(root, source) {
    return (0,settings/* authorityFrom */.W5)(command_line_rules, root, source).map(named);
}
function named(authority) {
    const [, setting, name] = /^(enabledPlugins|extraKnownMarketplaces)\.(.*)$/s.exec(authority.setting) ?? [];
    return setting === undefined || name === undefined ? authority : { ...authority, setting, value: name };
}
function unknownCommandLineSettings(source, root) {
    return (0,unknown_settings/* unknownSettings */.I3)(root, source, "Copilot CLI", [...command_line_rules, ...harmlessSettings]);
}
function languageAuthority(root, source) {
    return (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* lastOf */.g1)(root, "lspServers")).flatMap(({ name = "", value: config }) => (0,hooks_and_servers/* serverOf */.FN)(name, config, source)
        .filter(({ kind }) => kind === "command")
        .map(({ at }) => ({
        setting: "lspServers",
        value: name,
        effect: "widens",
        because: "starts a command for every agent of the CLI",
        content: (0,settings/* contentOf */.$E)(config, source),
        may: ["execute"],
        names: (0,settings/* commandTexts */.Ot)(config),
        at,
    })));
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/vscode-settings.js
var vscode_settings = __webpack_require__(86895);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/editor-settings.js
const editorRules = [
    {
        path: "chat.permissions.default",
        when: /^(?:autoApprove|autopilot)$/,
        effect: "bypasses",
        because: "may start every session without asking for any tool call",
    },
    {
        path: "chat.assistedPermissions.enabled",
        when: /^true$/,
        effect: "widens",
        because: "may let a model approve tool calls instead of a person",
    },
    {
        path: "chat.autopilot.advanced.enabled",
        when: /^true$/,
        effect: "widens",
        because: "may let a model decide when an autonomous session ends",
    },
    {
        path: "chat.tools.terminal.enableAutoApprove",
        when: /^false$/,
        effect: "narrows",
        because: "asks for every terminal command",
    },
    {
        path: "chat.tools.terminal.ignoreDefaultAutoApproveRules",
        when: /^true$/,
        effect: "widens",
        because: "may remove the built-in rules that ask before dangerous commands",
    },
    {
        path: "chat.tools.terminal.autoApproveWorkspaceNpmScripts",
        when: /^true$/,
        effect: "widens",
        because: "may run every script of the workspace's `package.json` without asking",
        may: ["execute"],
    },
    {
        path: "chat.tools.terminal.autoApproveWorkspaceNpmScripts",
        when: /^false$/,
        effect: "narrows",
        because: "asks before scripts of the workspace's `package.json`",
    },
    ...["chat.tools.autoApprove", "chat.agent.autoApprove", "github.copilot.chat.agent.autoApprove"].map((path) => ({
        path,
        when: /^true$/,
        effect: "bypasses",
        because: "may run every tool without asking in a version of the editor that has this name",
    })),
    {
        path: "github.copilot.chat.agent.terminal.allowList",
        effect: "widens",
        because: "may run in the terminal without asking in a version of the editor that has this name",
        may: ["execute"],
    },
    {
        path: "github.copilot.chat.agent.terminal.denyList",
        effect: "narrows",
        because: "may not run in the terminal without asking in a version of the editor that has this name",
    },
    {
        path: "chat.agentHost.localFilePermissions",
        effect: "widens",
        because: "may let an agent host read or write these files",
        isWhole: true,
    },
    {
        path: "chat.agent.sandbox.allowNetwork",
        when: /^true$/,
        effect: "widens",
        because: "may reach every address from inside the sandbox",
        may: ["network"],
    },
    {
        path: "chat.agent.sandbox.allowUnsandboxedCommands",
        when: /^true$/,
        effect: "widens",
        because: "may run commands outside the sandbox",
        may: ["execute"],
    },
    {
        path: "chat.agent.sandbox.allowAutoApprove",
        when: /^true$/,
        effect: "widens",
        because: "may run commands inside the sandbox without asking",
        may: ["execute"],
    },
    {
        path: "github.copilot.chat.githubMcpServer.enabled",
        when: /^true$/,
        effect: "widens",
        because: "may connect GitHub's own server",
        may: ["network", "external"],
    },
    {
        path: "chat.tools.terminal.blockDetectedFileWrites",
        when: /^never$/,
        effect: "widens",
        because: "may let terminal commands write anywhere without asking",
    },
    {
        path: "chat.agent.sandbox.enabled",
        when: /^(?:true|on)$/,
        effect: "narrows",
        because: "runs terminal commands in a sandbox",
    },
    {
        path: "chat.useCustomAgentHooks",
        when: /^true$/,
        effect: "widens",
        because: "may run the hooks of agents",
    },
    {
        path: "chat.defaultConfiguration.approvals",
        when: /^(?:autoApprove|autopilot)$/,
        effect: "bypasses",
        because: "may start every session without asking for any tool call",
    },
    {
        path: "chat.defaultConfiguration.mode",
        when: /^autopilot$/,
        effect: "widens",
        because: "may start every session in a mode that continues without a person",
    },
    {
        path: "github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions",
        when: /^true$/,
        effect: "bypasses",
        because: "may let sessions of the Claude agent skip every permission check",
    },
    {
        path: "chat.autoReply",
        when: /^(?!false$)/,
        effect: "widens",
        because: "may answer an agent's questions in place of a person",
    },
    {
        path: "chat.tools.terminal.autoReplyToPrompts",
        when: /^true$/,
        effect: "widens",
        because: "may answer the prompts of terminal commands in place of a person",
    },
    {
        path: "chat.editing.autoAcceptDelay",
        when: /^(?!0$)/,
        effect: "widens",
        because: "may accept edits after a delay in place of a person",
    },
    {
        path: "chat.subagents.allowInvocationsFromSubagents",
        when: /^true$/,
        effect: "widens",
        because: "may let subagents start subagents of their own",
    },
    {
        path: "chat.useCustomizationsInParentRepositories",
        when: /^true$/,
        effect: "widens",
        because: "may read agents and hooks of directories above the opened one",
    },
    ...["linux", "mac", "windows"].flatMap((system) => [
        ...["allowRead", "allowWrite"].map((key) => ({
            path: `chat.agent.sandbox.fileSystem.${system}.${key}`,
            effect: "widens",
            because: `may be ${key === "allowRead" ? "read" : "written"} from inside the sandbox`,
        })),
        ...["denyRead", "denyWrite"].map((key) => ({
            path: `chat.agent.sandbox.fileSystem.${system}.${key}`,
            effect: "narrows",
            because: `may not be ${key === "denyRead" ? "read" : "written"} from inside the sandbox`,
        })),
    ]),
    {
        path: "chat.agent.networkFilter",
        when: /^true$/,
        effect: "narrows",
        because: "limits the addresses that agents' tools can reach",
    },
    { path: "chat.agent.allowedNetworkDomains", effect: "widens", because: "may be reached by agents' tools" },
    { path: "chat.agent.deniedNetworkDomains", effect: "narrows", because: "may not be reached by agents' tools" },
    {
        path: "chat.plugins.enabledPlugins",
        effect: "widens",
        because: "may install a plugin with agents, hooks and servers",
        may: ["execute", "external"],
    },
    ...["chat.plugins.marketplaces", "chat.plugins.extraMarketplaces"].map((path) => ({ path, effect: "widens", because: "may add a place that plugins come from" })),
    {
        path: "chat.plugins.strictMarketplaces",
        when: /^true$/,
        effect: "narrows",
        because: "takes plugins only from an organisation's sources",
    },
    {
        path: "chat.mcp.discovery.enabled",
        when: /^(?!false$)/,
        effect: "widens",
        because: "may import servers from other programs' settings",
        may: ["execute", "external"],
    },
    {
        path: "chat.mcp.serverSampling",
        effect: "widens",
        because: "may let a server ask models",
    },
    {
        path: "chat.mcp.access",
        when: /^(?:none|registry|false)$/,
        effect: "narrows",
        because: "limits which servers run",
    },
    {
        path: "github.copilot.chat.additionalReadAccessFolders",
        effect: "widens",
        because: "may be read although it is outside the workspace",
    },
    {
        path: "github.copilot.chat.planAgent.additionalTools",
        effect: "widens",
        because: "may be called by the agent that plans",
    },
    {
        path: "github.copilot.chat.otel.enabled",
        when: /^true$/,
        effect: "widens",
        because: "may send a record of what agents do to a collector",
        may: ["network"],
    },
    ...["exporterType", "otlpEndpoint", "outfile"].map((key) => ({
        path: `github.copilot.chat.otel.${key}`,
        effect: "widens",
        because: "may decide where the record of what agents do is sent",
        may: ["network"],
    })),
    {
        path: "github.copilot.chat.otel.captureContent",
        when: /^true$/,
        effect: "widens",
        because: "may add prompts and answers to the record of what agents do",
        may: ["network"],
    },
    ...["github.copilot.chat.customOAIModels", "github.copilot.chat.byok", "github.copilot.advanced"].map((path) => ({
        path,
        effect: "widens",
        because: "may decide where model requests are sent",
        may: ["network"],
        isWhole: true,
    })),
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/variables.js
var variables = __webpack_require__(41922);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/terminal.js




const systems = ["linux", "osx", "windows"];
const terminalRules = systems.flatMap((system) => [
    {
        path: `chat.tools.terminal.terminalProfile.${system}`,
        effect: "widens",
        because: "may run every terminal command of an agent in this shell",
        may: ["execute"],
        isWhole: true,
    },
    {
        path: `terminal.integrated.defaultProfile.${system}`,
        effect: "widens",
        because: "may choose the shell of an agent's terminal commands",
    },
    {
        path: `terminal.integrated.automationProfile.${system}`,
        effect: "widens",
        because: "may run every task, also one that an agent starts, in this shell",
        may: ["execute"],
        isWhole: true,
    },
]);
function terminalAuthority(source, node) {
    return systems.flatMap((system) => [
        ...(0,vscode_settings/* valuesOfSetting */.W)(node, `terminal.integrated.profiles.${system}`).flatMap((table) => profilesIn(table, system, source)),
        ...(0,vscode_settings/* valuesOfSetting */.W)(node, `terminal.integrated.env.${system}`).flatMap((table) => variablesIn(table, system, source)),
    ]);
}
function profilesIn(table, system, source) {
    return (0,parsers_node/* tableEntries */.zH)(table)
        .filter(({ value }) => value.kind !== "scalar" || value.value !== null)
        .map(({ name = "", value }) => ({
        setting: `terminal.integrated.profiles.${system}`,
        value: name,
        effect: "widens",
        because: "may run every terminal command of an agent in this shell, if it is the default",
        content: (0,settings/* contentOf */.$E)(value, source),
        may: ["execute"],
        names: (0,settings/* commandTexts */.Ot)(value),
        at: { source, span: value.span },
    }));
}
const terminal_variables = (0,variables/* variableRules */.Sw)("*", []);
function variablesIn(table, system, source) {
    return (0,settings/* authorityFrom */.W5)(terminal_variables, table, source).map((found) => ({
        ...found,
        setting: `terminal.integrated.env.${system}.${found.setting}`,
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/harmless-editor-settings.js
const readElsewhere = [
    "chat.tools.global.autoApprove",
    "chat.tools.terminal.autoApprove",
    "chat.tools.urls.autoApprove",
    "chat.tools.edits.autoApprove",
    "chat.tools.eligibleForAutoApproval",
    "chat.agentFilesLocations",
    "chat.modeFilesLocations",
    "chat.hookFilesLocations",
    "chat.pluginLocations",
    "chat.plugins.paths",
];
const harmless_editor_settings_harmless = (because, paths) => paths.split(/\s+/).map((path) => ({ path, because }));
const harmlessEditorSettings = [
    ...harmless_editor_settings_harmless("decides how the editor looks", `chat.commandCenter chat.editor chat.fontFamily chat.fontSize chat.verbose chat.math chat.viewTitle chat.emptyState
    chat.artifacts chat.checkpoints chat.editRequests chat.notifyWindowOnConfirmation chat.notifyWindowOnResponseReceived
    chat.requestQueuing chat.viewSessions chat.editMode chat.agentsControl chat.unifiedAgentsBar chat.planWidget
    chat.agentSessionProjection chat.inlineReferences chat.tools.terminal.simpleCollapsible chat.tools.autoExpandFailures
    chat.tools.todos chat.tools.terminal.outputLocation chat.tools.confirmationCarousel chat.viewProgressBadge
    chat.contextUsage chat.persistentProgress chat.progressBorder chat.agent.codeBlockProgress
    chat.restoreLastPanelSession chat.editorAssociations chat.growthNotification chat.titleBar chat.customizations
    chat.planReview chat.agentsHandoffTip chat.turnStatusPills chat.experimental.incrementalRendering
    chat.agent.thinkingStyle chat.agent.thinking chat.editing.explainChanges chat.editing.revealNextChangeOnResolve
    chat.editing.openChangedFileInDiffEditor chat.agentSessionsViewLocation chat.showAgentSessionsViewDescription
    chat.tips chat.implicitContext chat.sendElementsToChat chat.promptFilesRecommendations
    github.copilot.chat.localeOverride github.copilot.chat.terminalChatLocation github.copilot.editor
    github.copilot.renameSuggestions github.copilot.nextEditSuggestions github.copilot.chat.startDebugging
    github.copilot.chat.setupTests github.copilot.chat.scopeSelection`),
    ...harmless_editor_settings_harmless("asks before something is thrown away, or limits how long agents run", `chat.editing.confirmEditRequestRemoval chat.editing.confirmEditRequestRetry chat.agent.maxRequests
    chat.exitAfterDelegation chat.tools.terminal.enforceTimeoutFromModel
    chat.tools.terminal.preventShellHistory chat.tools.terminal.shellIntegrationTimeout github.copilot.chat.agent.maxRequests
    chat.tools.riskAssessment`),
    ...harmless_editor_settings_harmless("switches on or off what an editor has anyway", `chat.disableAIFeatures chat.detectParticipant chat.agent.enabled chat.extensionTools chat.mcp.apps chat.mcp.autoStart
    chat.mcp.gallery chat.mcp.enabled chat.tools.compressOutput chat.tools.memory chat.copilotMemory chat.plugins.enabled
    chat.generalPurposeAgent chat.customAgentInSubagent chat.edits2 chat.newSession chat.agentHost.enabled
    chat.agentHost.byokModels.enabled chat.agentHost.codexAgent.enabled chat.agentHost.claudeAgent.enabled
    chat.repoInfo chat.sessionSync chat.useCloudButtonV2 chat.autopilot.enabled chat.codeBlock
    chat.experimental.permissionsSandboxToggle chat.experimental.collectInstructionsInExtension
    github.copilot.enable github.copilot.chat.useProjectTemplates github.copilot.chat.codesearch github.copilot.chat.edits
    github.copilot.chat.localIndex github.copilot.chat.newWorkspaceCreation
    github.copilot.chat.agent.enabled github.copilot.chat.agent.autoFix github.copilot.chat.agent.runTasks
    github.copilot.chat.agent.currentEditorContext github.copilot.chat.agent.thinkingTool
    github.copilot.chat.agent.modelDetails github.copilot.chat.agent.backgroundTodoAgent
    github.copilot.chat.copilotMemory github.copilot.chat.customAgents.showOrganizationAndEnterpriseAgents
    github.copilot.chat.searchSubagent github.copilot.chat.switchAgent
    github.copilot.chat.claudeAgent.enabled github.copilot.chat.summarizeAgentConversationHistory
    github.copilot.chat.virtualTools github.copilot.chat.cli.customAgents github.copilot.chat.cli.mcp.enabled
    github.copilot.chat.cli.branchSupport github.copilot.chat.editor github.copilot.chat.skillTool
    github.copilot.chat.organizationCustomAgents github.copilot.chat.organizationInstructions
    github.copilot.chat.reviewAgent github.copilot.chat.reviewSelection github.copilot.chat.generateTests
    github.copilot.chat.languageContext github.copilot.chat.search github.copilot.chat.notebook
    github.copilot.chat.copilotDebugCommand github.copilot.chat.followUps github.copilot.chat.runCommand`),
    ...harmless_editor_settings_harmless("chooses a model", `chat.utilityModel chat.utilitySmallModel chat.byokUtilityModelDefault chat.planAgent chat.exploreAgent
    chat.defaultModel github.copilot.selectedCompletionModel github.copilot.chat.implementAgent inlineChat`),
    ...harmless_editor_settings_harmless("adds text to prompts, and a person reads it as text", `chat.useAgentsMdFile chat.useClaudeMdFile chat.useNestedAgentsMdFiles chat.instructionsFilesLocations
    chat.includeApplyingInstructions chat.includeReferencedInstructions chat.promptFilesLocations chat.promptFiles
    chat.useAgentSkills chat.useClaudeSkills chat.agentSkillsLocations github.copilot.chat.codeGeneration
    github.copilot.chat.testGeneration github.copilot.chat.commitMessageGeneration
    github.copilot.chat.pullRequestDescriptionGeneration`),
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/editor.js








const patternRules = [
    ["chat.tools.terminal.autoApprove", /^(?:\/[\^]?(?:\.[*+]?)?\$?\/[a-z]*|\*+|\.\*)$/, "terminal commands"],
    ["chat.tools.urls.autoApprove", /^(?:\*+|https?:\/\/\*+(?:\/\*+)?)$/, "addresses"],
    ["chat.tools.edits.autoApprove", /^(?:\*\*\/)?\*+$/, "edits"],
];
const everyTool = "chat.tools.global.autoApprove";
function editorAuthority(source, node, isMachine = false) {
    const decisions = [
        ...(0,vscode_settings/* valuesOfSetting */.W)(node, everyTool).flatMap((value) => globalDecision(value, isMachine)),
        ...[...editorRules, ...terminalRules].flatMap((rule) => (0,vscode_settings/* valuesOfSetting */.W)(node, rule.path).flatMap((value) => ruleDecisions(rule, value, source))),
        ...patternRules.flatMap((rule) => (0,vscode_settings/* valuesOfSetting */.W)(node, rule[0]).flatMap((value) => patternDecisions(value, rule))),
        ...(0,vscode_settings/* valuesOfSetting */.W)(node, "chat.tools.eligibleForAutoApproval").flatMap(neverEligible),
        ...(0,vscode_settings/* valuesOfSetting */.W)(node, hookLocations).flatMap(hookSwitches),
    ];
    return [
        ...decisions.map(({ node: { span }, ...decision }) => ({ ...decision, at: { source, span } })),
        ...terminalAuthority(source, node),
    ];
}
function unknownEditorSettings(source, node) {
    const known = [
        ...editorRules,
        ...terminalRules,
        ...readElsewhere.map((path) => ({ path })),
        ...harmlessEditorSettings,
    ];
    const own = (0,parsers_node/* tableEntries */.zH)(nested(node)).filter(({ name }) => name === "chat" || name === "github");
    const others = (0,parsers_node/* tableEntries */.zH)(nested(node)).flatMap(({ name, value }) => name === "github"
        ? (0,parsers_node/* tableEntries */.zH)(value).flatMap((entry) => (entry.name === "copilot" ? [] : [`github.${entry.name ?? ""}`]))
        : []);
    const root = { kind: "table", span: node?.span ?? { start: 0, end: 0 }, entries: own };
    return (0,unknown_settings/* unknownSettings */.I3)(root, source, "VS Code", [...known, ...others.map((path) => ({ path }))]);
}
function nested(node) {
    if (node?.kind !== "table")
        return node;
    return {
        ...node,
        entries: node.entries.map(({ key, name, value }) => {
            const [first, ...rest] = (name ?? "").split(".").toReversed();
            const inner = { key, name: first, value: nested(value) ?? value };
            return rest.reduce((entry, segment) => ({
                key,
                name: segment,
                value: { kind: "table", span: value.span, entries: [entry] },
            }), inner);
        }),
    };
}
function globalDecision(node, isMachine) {
    if (!(0,parsers_node/* isTrue */.Hn)(node))
        return [];
    const because = isMachine
        ? "runs every tool without asking in a container made from this file"
        : "may run every tool without asking (not verified: VS Code declares it for users and machines, not for repositories)";
    return [{ setting: everyTool, value: "true", node, effect: "bypasses", because }];
}
function ruleDecisions({ path, when, effect, because, may, isWhole }, node, source) {
    const setting = path.startsWith("chat.defaultConfiguration") ? "chat.defaultConfiguration" : path;
    const common = { setting, effect, because, ...(may ? { may } : {}) };
    const isEmpty = node.kind === "scalar" && (node.value === null || node.text === "");
    if (isEmpty || isEmptyCollection(node))
        return [];
    const names = may?.includes("execute") === true ? { names: (0,settings/* commandTexts */.Ot)(node) } : {};
    if (isWhole)
        return [{ ...common, ...names, value: (0,parsers_node/* textOf */.b6)(node) ?? "…", content: (0,settings/* contentOf */.$E)(node, source), node }];
    return itemsOf(node)
        .filter(({ value }) => when === undefined || when.test(value))
        .map(({ value, node: item }) => ({ ...common, ...names, value, content: (0,settings/* contentOf */.$E)(item, source), node: item }));
}
function isEmptyCollection(node) {
    return (node.kind === "list" && node.items.length === 0) || (node.kind === "table" && node.entries.length === 0);
}
function itemsOf(node) {
    if (node.kind === "scalar")
        return [{ value: node.text, node }];
    if (node.kind === "list")
        return node.items.map((item) => ({ value: (0,parsers_node/* textOf */.b6)(item) ?? "…", node: item }));
    return node.entries.flatMap(({ name = "", value }) => (0,parsers_node/* textOf */.b6)(value) === "false" ? [] : [{ value: name, node: value }]);
}
function patternDecisions(table, [setting, whole, what]) {
    return (0,parsers_node/* tableEntries */.zH)(table).map(({ name = "", value: node }) => {
        const decision = { setting, value: name, node };
        const isApproved = (0,parsers_node/* isTrue */.Hn)(node) || (0,parsers_node/* isTrue */.Hn)((0,parsers_node/* lastOf */.g1)(node, "approve")) || (0,parsers_node/* isTrue */.Hn)((0,parsers_node/* lastOf */.g1)(node, "approveRequest"));
        if (!isApproved && asksForMatch(node))
            return { ...decision, effect: "narrows", because: `asks for matching ${what}` };
        if (!isApproved) {
            const value = `${JSON.stringify(name)}: ${(0,parsers_node/* textOf */.b6)(node) ?? "…"}`;
            return { ...decision, value, effect: "widens", because: `may unset a rule that asks for matching ${what}` };
        }
        return whole.test(name) && what === "terminal commands"
            ? { ...decision, effect: "auto-approves", because: `may run all ${what} without asking` }
            : { ...decision, effect: "widens", because: `may pass matching ${what} without asking` };
    });
}
function asksForMatch(node) {
    const answers = [node, ...["approve", "approveRequest"].flatMap((key) => (0,parsers_node/* lastOf */.g1)(node, key) ?? [])];
    return answers.some((answer) => answer.kind === "scalar" && answer.value === false);
}
function neverEligible(table) {
    return (0,parsers_node/* tableEntries */.zH)(table)
        .filter(({ value }) => (0,parsers_node/* textOf */.b6)(value) === "false")
        .map(({ name = "", value: node }) => ({
        setting: "chat.tools.eligibleForAutoApproval",
        value: name,
        node,
        effect: "narrows",
        because: "needs confirmation every time",
    }));
}
const hookLocations = "chat.hookFilesLocations";
function hookSwitches(table) {
    return (0,parsers_node/* tableEntries */.zH)(table).map(({ name = "", value: node }) => {
        const decision = { setting: hookLocations, value: name, effect: "widens", node };
        return (0,parsers_node/* isTrue */.Hn)(node)
            ? { ...decision, because: "may run the hooks of the files there", may: ["execute"], names: [name] }
            : { ...decision, because: "may turn off the hooks of the files there, which may guard tools", endsGuards: true };
    });
}
function locationsIn(node) {
    const switchedOn = (...settings) => settings.flatMap((setting) => (0,vscode_settings/* valuesOfSetting */.W)(node, setting).flatMap((value) => value.kind === "list"
        ? value.items.flatMap((item) => (0,parsers_node/* textOf */.b6)(item) ?? [])
        : (0,parsers_node/* tableEntries */.zH)(value).flatMap((entry) => entry.name !== undefined && (0,parsers_node/* isTrue */.Hn)(entry.value) ? [entry.name] : [])));
    return {
        agents: switchedOn("chat.agentFilesLocations", "chat.modeFilesLocations"),
        hooks: switchedOn(hookLocations),
        plugins: switchedOn("chat.pluginLocations", "chat.plugins.paths"),
    };
}
function settingsOfContainer(node) {
    return [(0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "customizations"), "vscode"), "settings"), (0,parsers_node/* lastOf */.g1)(node, "settings")].flatMap((settings) => settings ?? []);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/rejected.js
const turnedOff = (setting, value, lost, at) => ({
    setting,
    value,
    effect: "widens",
    because: `turns off ${lost}`,
    content: `${value} ${at.source.path}`,
    at,
});
function rejectedFile(path, { fault: faultIn, setting, lost }, found, root, source) {
    const fault = faultIn(root, source.text);
    if (!fault)
        return undefined;
    const at = { source, span: fault.span };
    const limits = found.some(({ isGuard, effect }) => isGuard === true || effect === "narrows");
    return {
        path,
        problem: { message: `${fault.message}; without that, it ignores the whole file`, at },
        authority: [
            ...found.filter(({ effect }) => effect !== "narrows"),
            ...(limits ? [turnedOff(setting, "rejected", `${lost}, in Copilot CLI`, at)] : []),
        ],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/servers.js

const servers_keys = ["command", "url", "httpUrl", "serverUrl", "headersHelper", "type"];
function bareServersIn(root) {
    if (root.kind !== "table")
        return root;
    const isServer = (config) => config.kind === "table" && servers_keys.some((key) => (0,parsers_node/* lastOf */.g1)(config, key));
    return { ...root, entries: root.entries.filter(({ value }) => isServer(value)) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/settings.js












const beside = "runs for every agent, whatever its tools";
const ownHooksLost = "the hooks of this file, including those that guard tools";
const hooks = { read: (root, source) => (0,authority/* hookAuthority */.j)((0,parsers_node/* lastOf */.g1)(root, "hooks"), source, beside) };
const ownHooks = {
    read: (root, source) => {
        const found = hooks.read(root, source);
        const off = (0,parsers_node/* lastOf */.g1)(root, "disableAllHooks");
        const isOff = off?.kind === "scalar" && off.value === true && found.some(({ isGuard }) => isGuard === true);
        if (!isOff)
            return found;
        const ended = turnedOff("disableAllHooks", "true", ownHooksLost, { source, span: off.span });
        return [...found, { ...ended, endsGuards: true }];
    },
    cli: { fault: hooksFileFault, setting: "hooks", lost: ownHooksLost },
};
const commandLine = {
    read: (root, source) => [...hooks.read(root, source), ...commandLineAuthority(root, source)],
    unknown: unknownCommandLineSettings,
    cli: { fault: settingsFileFault, setting: "settings", lost: "everything in this file, including what guards tools" },
};
const editorServers = { read: (root, source) => (0,authority/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)(root, "servers"), source, "agents") };
const servers = {
    read: (root, source) => (0,authority/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)(root, "mcpServers") ?? bareServersIn(root), source, "agents"),
};
const editorKind = ({ settingsIn, isMachine = false, serversIn = () => undefined }) => ({
    settingsIn,
    read: (root, source) => [
        ...settingsIn(root).flatMap((settings) => [
            ...editorAuthority(source, settings, isMachine),
            ...(0,authority/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(settings, "mcp"), "servers"), source, "agents"),
        ]),
        ...(0,authority/* serverAuthority */.Z)(serversIn(root), source, "agents"),
    ],
    unknown: (source, root) => settingsIn(root).flatMap((settings) => unknownEditorSettings(source, settings)),
});
const editor = editorKind({ settingsIn: (root) => [root] });
const container = editorKind({
    settingsIn: settingsOfContainer,
    isMachine: true,
    serversIn: (root) => (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "customizations"), "vscode"), "mcp"), "servers"),
});
const workspace = editorKind({
    settingsIn: (root) => [(0,parsers_node/* lastOf */.g1)(root, "settings") ?? []].flat(),
    serversIn: (root) => (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "mcp"), "servers"),
});
const files = [
    [".github/copilot/settings.json", commandLine],
    [".github/copilot/settings.local.json", commandLine],
    [".vscode/settings.json", editor],
    [".devcontainer/devcontainer.json", container],
    [".devcontainer.json", container],
    [".github/mcp.json", servers],
    [".mcp.json", servers],
    [".vscode/mcp.json", editorServers],
    [".github/lsp.json", { read: languageAuthority }],
    [".claude/settings.json", hooks],
    [".claude/settings.local.json", hooks],
];
const pluginFiles = files.flatMap(([path, kind]) => (kind === commandLine ? [path] : []));
const hooksFolder = ".github/hooks";
const containers = ".devcontainer";
const extensions = ".github/extensions";
const settingsFiles = [
    ...files.map(([path]) => path),
    `${containers}/*/devcontainer.json`,
    `${hooksFolder}/**/*.json`,
];
const mentionsAgents = (text) => /"(?:chat|github|mcp|settings|customizations|terminal)[".]|\\u/.test(text);
class Reader {
    authority = [];
    unjudged = [];
    locations = [];
    rejected = [];
    #hooks = [];
    #plugins = [];
    #repo;
    #directory;
    constructor(repo, directory) {
        this.#repo = repo;
        this.#directory = directory;
    }
    async add(path, kind) {
        const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(this.#repo, [
            {
                path,
                reading: settings/* asEditors */.Hx,
                ...(kind.settingsIn ? { isRelevant: mentionsAgents } : {}),
                read: (root, source) => {
                    for (const settings of kind.settingsIn?.(root) ?? [])
                        this.#addLocations(locationsIn(settings));
                    (0,many/* append */.BC)(this.unjudged, kind.unknown?.(source, root) ?? []);
                    const found = kind.read(root, source);
                    const rejected = kind.cli && rejectedFile(path, kind.cli, found, root, source);
                    if (!rejected)
                        return found;
                    this.rejected.push(rejected);
                    return [];
                },
            },
        ]);
        (0,many/* append */.BC)(this.authority, authority);
        (0,many/* append */.BC)(this.unjudged, unjudged);
    }
    #addLocations({ agents, hooks: hookPlaces, plugins }) {
        (0,many/* append */.BC)(this.locations, agents);
        (0,many/* append */.BC)(this.#hooks, hookPlaces.flatMap((path) => this.#inside(path)));
        (0,many/* append */.BC)(this.#plugins, plugins.flatMap((path) => this.#inside(path)));
    }
    #inside(written) {
        if (/^(?:[~/\\]|[A-Za-z]:)/.test(written))
            return [];
        const path = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(this.#directory, written));
        return path === undefined ? [] : [path];
    }
    async addHooks(place, { kind, deep }) {
        const found = (0,collect/* collectFiles */.C0)(this.#repo, place, { isIncluded: (name) => name.endsWith(".json"), deep });
        (0,many/* append */.BC)(this.unjudged, found.unjudged);
        for (const path of found.files)
            await this.add(path, kind);
    }
    addExtensions() {
        const root = (0,repo_path/* join */.fj)(this.#directory, extensions);
        (0,many/* append */.BC)(this.unjudged, (0,collect/* unreadFolder */.II)(this.#repo, root));
        for (const name of this.#repo.names(root)) {
            const { files: code, unjudged } = (0,collect/* collectFiles */.C0)(this.#repo, (0,repo_path/* join */.fj)(root, name), {
                isIncluded: () => true,
                deep: true,
            });
            (0,many/* append */.BC)(this.unjudged, unjudged);
            const entry = code.find((path) => /\/extension\.[cm]?js$/.test(path));
            if (entry === undefined)
                continue;
            this.authority.push({
                setting: "extension",
                value: name,
                effect: "widens",
                because: "is code that the CLI runs in a session, with tools of its own",
                may: ["execute", "external"],
                names: code,
                at: (0,repo_text/* placeOfPath */.Es)(entry),
            });
        }
    }
    async addNamed() {
        for (const place of new Set(this.#hooks))
            await this.addHooks(place, { kind: hooks, deep: false });
        const plugins = [...new Set(this.#plugins)];
        for (const plugin of plugins)
            await this.#addPlugin(plugin);
        return plugins;
    }
    settings(plugins) {
        const { authority, unjudged, locations, rejected } = this;
        return { authority, unjudged, locations, plugins, rejected };
    }
    async #addPlugin(root) {
        const { files: code, unjudged } = (0,collect/* collectFiles */.C0)(this.#repo, root, { isIncluded: () => true, deep: true });
        (0,many/* append */.BC)(this.unjudged, unjudged);
        const [first] = code;
        if (first === undefined)
            return;
        this.authority.push({
            setting: "chat.pluginLocations",
            value: root,
            effect: "widens",
            because: "may add a plugin with its agents, hooks and servers",
            may: ["execute", "external"],
            names: code,
            at: (0,repo_text/* placeOfPath */.Es)(first),
        });
        for (const name of ["hooks.json", "hooks/hooks.json"])
            await this.add((0,repo_path/* join */.fj)(root, name), hooks);
        for (const name of [".mcp.json", "mcp.json"])
            await this.add((0,repo_path/* join */.fj)(root, name), servers);
    }
}
async function settingsIn(repo, directory) {
    const reader = new Reader(repo, directory);
    for (const [path, kind] of files)
        await reader.add((0,repo_path/* join */.fj)(directory, path), kind);
    const folder = (0,repo_path/* join */.fj)(directory, containers);
    for (const name of repo.names(folder))
        if (repo.resolve((0,repo_path/* join */.fj)(folder, name)).kind !== "file")
            await reader.add((0,repo_path/* join */.fj)(folder, `${name}/devcontainer.json`), container);
    await reader.addHooks((0,repo_path/* join */.fj)(directory, hooksFolder), { kind: ownHooks, deep: true });
    reader.addExtensions();
    const plugins = await reader.addNamed();
    return reader.settings(plugins);
}
async function workspaceSettings(repo, path) {
    const reader = new Reader(repo, (0,repo_path/* directoryOf */.jt)(path));
    await reader.add(path, workspace);
    const plugins = await reader.addNamed();
    return reader.settings(plugins);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/layers.js





const layers_folders = [
    [".github/agents", "agents"],
    [".github/chatmodes", "modes"],
    [".claude/agents", "claude"],
];
async function readProject(search, directory) {
    const settings = await settingsIn(search.repo, directory);
    const layers = [];
    for (const [path, folder] of layers_folders)
        (0,many/* append */.BC)(layers, await readAgents(search, "project", (0,repo_path/* join */.fj)(directory, path), folder, directory));
    (0,many/* append */.BC)(layers, await readNamed(search, settings, directory, layers));
    return { settings: settingsLayers(settings, (0,repo_path/* join */.fj)(directory, ".github"), directory), folders: layers };
}
async function readWorkspace(search, path, directory) {
    const settings = await workspaceSettings(search.repo, path);
    return { settings: settingsLayers(settings, path, ""), folders: await readNamed(search, settings, directory, []) };
}
function settingsLayers({ authority, unjudged, rejected }, root, governs) {
    const layer = { name: "project", root, status: "loaded", authority, governs };
    return [
        ...(authority.length + unjudged.length === 0 ? [] : [{ layer, items: [], unjudged }]),
        ...rejected.map(({ path, ...file }) => ({
            layer: { ...layer, root: path, status: "failed", ...file },
            items: [],
            unjudged: [],
        })),
    ];
}
async function readNamed(search, { locations, plugins }, directory, known) {
    const layers = [];
    const isKnown = (root) => [...known, ...layers].some(({ layer }) => layer.root === root);
    for (const location of locations) {
        const root = /^(?:[~/\\]|[A-Za-z]:)/.test(location)
            ? undefined
            : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(directory, location.replace(/\/?\*.*$/, "")));
        if (root !== undefined && root !== "" && !isKnown(root))
            (0,many/* append */.BC)(layers, await readAgents(search, "project", root, "editor", directory));
    }
    for (const plugin of plugins) {
        const root = (0,repo_path/* join */.fj)(plugin, "agents");
        if (!isKnown(root))
            (0,many/* append */.BC)(layers, await readAgents(search, "plugin", root, "editor", directory));
    }
    return layers;
}
async function readAgents({ repo, seen, byCli }, name, root, folder, directory = root) {
    const ending = folder === "modes" ? /\.chatmode\.md$/ : /\.md$/;
    const layer = { name, root, status: "loaded", authority: [] };
    const relativeOf = (path) => (path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root.length + 1));
    const found = await (0,loading_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => ending.test(file),
        isExcluded: (path) => /(?:^|\/)\.(?:[^/]*\/|(?![^/]*\.md$))/.test(relativeOf(path)),
        deep: true,
        seen,
        read: async (source, path) => {
            const { result, id, cli } = await agentOf(source, { folder, path, relative: relativeOf(path) });
            const item = { layer, files: [source.path], ...result };
            if (cli)
                byCli.set(item, { id, path, reading: cli });
            return [item];
        },
    });
    return found ? [{ ...found, of: { directory, folder } }] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/organisation.js



const governing = ".github-private";
const agentsFolder = "agents";
const managedSettings = "copilot/managed-settings.json";
const organisation = [
    { repositories: [".github", governing], patterns: [`${agentsFolder}/**/*.md`] },
    { repositories: [governing], patterns: [managedSettings] },
];
function holdsAgents(names) {
    return organisation[0]?.repositories.some((name) => names.includes(name)) ?? false;
}
const everywhere = "for every member of the enterprise";
const organisation_rules = [
    {
        path: "permissions.disableBypassPermissionsMode",
        effect: "narrows",
        because: `switches off modes without prompts ${everywhere}`,
    },
    { path: "permissions.allow", effect: "widens", because: `runs without a prompt ${everywhere}` },
    { path: "permissions.deny", effect: "narrows", because: `is denied ${everywhere}` },
    { path: "permissions.ask", effect: "narrows", because: `needs a prompt ${everywhere}` },
    {
        path: "enabledPlugins.*",
        when: /^true$/,
        effect: "widens",
        because: `installs a plugin with agents, hooks and servers ${everywhere}`,
        may: ["execute", "external"],
    },
    {
        path: "extraKnownMarketplaces.*",
        effect: "widens",
        because: `adds a source of plugins ${everywhere}`,
        shown: "a marketplace",
    },
    {
        path: "strictKnownMarketplaces",
        effect: "narrows",
        because: `limits where plugins come from ${everywhere}`,
        shown: "a marketplace",
    },
    { path: "telemetry.endpoint", effect: "widens", because: `receives what members do with Copilot`, may: ["network"] },
    {
        path: "allowedMcpServers",
        effect: "narrows",
        because: `limits which servers start ${everywhere}`,
        shown: "a server",
    },
    {
        path: "deniedMcpServers",
        effect: "narrows",
        because: `keeps a server from starting ${everywhere}`,
        shown: "a server",
    },
    {
        path: "sandbox",
        effect: "narrows",
        because: `is the minimum that a sandbox restricts ${everywhere}`,
        shown: "restrictions",
    },
    {
        path: "remoteControl",
        effect: "narrows",
        because: `limits who controls sessions remotely`,
        shown: "restrictions",
    },
];
const known = [
    ...organisation_rules,
    ...["$schema", "model", "permissions.model", "telemetry.*"].map((path) => ({
        path,
        because: "chooses a model or what is reported",
    })),
];
async function managedLayerIn(repo, names) {
    if (!names.includes(governing))
        return [];
    const problems = [];
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        {
            path: managedSettings,
            read: (root, source) => {
                (0,many/* append */.BC)(problems, (0,unknown_settings/* unknownSettings */.I3)(root, source, "GitHub Copilot", known));
                return (0,settings/* authorityFrom */.W5)(organisation_rules, root, source);
            },
        },
    ]);
    const all = [...unjudged, ...problems];
    if (authority.length + all.length === 0)
        return [];
    return [
        {
            layer: {
                name: "organisation",
                root: managedSettings,
                status: "loaded",
                authority: authority.map((one) => ({ ...one, certainty: "documented" })),
                governs: "",
            },
            items: [],
            unjudged: all,
        },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/copilot/launch.js
var launch = __webpack_require__(15703);
// EXTERNAL MODULE: ./build/bundle/src/hosts/copilot/setup-steps.js
var setup_steps = __webpack_require__(48973);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/index.js
















const hints = ['"chat.', '"chat"', '"github"', '"github.copilot"', '"github.copilot.chat', "\\u00"];
const workspaceEnding = ".code-workspace";
const isWorkspaceFile = (name) => name.endsWith(workspaceEnding);
/* harmony default export */ const copilot = ((0,host/* defineHost */.YB)({
    title: "GitHub Copilot",
    url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
    editions: ["2026-08"],
    certainty: "measured",
    patterns: [
        "**/.github/agents/**/*.md",
        "**/.github/chatmodes/*.chatmode.md",
        "**/.claude/agents/**/*.md",
        ...settingsFiles.map((path) => `**/${path}`),
        ...["mjs", "cjs", "js"].map((ending) => `**/.github/extensions/*/extension.${ending}`),
        "~/.copilot/agents/**/*.md",
    ],
    ownPatterns: [
        "**/.github/agents/**",
        "**/.github/chatmodes/**",
        "**/.github/copilot/**",
        "**/.github/extensions/**",
        "**/.github/hooks/**/*.json",
        "**/.github/lsp.json",
        "**/.github/mcp.json",
        "**/.vscode/mcp.json",
        "~/.copilot/agents/**",
    ],
    detectionHints: [
        ".vscode/settings.json",
        ".devcontainer/devcontainer.json",
        ".devcontainer/*/devcontainer.json",
        ".devcontainer.json",
        "*.code-workspace",
    ].flatMap((path) => hints.map((text) => ({ path: `**/${path}`, text }))),
    folders: folders,
    organisation: organisation,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const search = { repo, seen: new Set(), byCli: new Map() };
        const projects = (0,sessions/* lineages */.DS)(where.starts, where);
        const found = [];
        const read = [];
        for (const directory of projects) {
            const project = await readProject(search, directory);
            (0,many/* append */.BC)(found, [...project.settings, ...project.folders]);
            (0,many/* append */.BC)(read, project.folders);
        }
        for (const path of repo.entries
            .having(isWorkspaceFile, (names) => names.includes(workspaceEnding))
            .map((entry) => entry.path)
            .sort()) {
            if (repo.isUsers(path) || where.starts.length === 0)
                continue;
            const workspace = await readWorkspace(search, path, (0,repo_path/* directoryOf */.jt)(path));
            (0,many/* append */.BC)(found, [...workspace.settings, ...workspace.folders]);
            (0,many/* append */.BC)(read, workspace.folders);
        }
        const settings = projects.flatMap((directory) => pluginFiles.map((path) => (0,repo_path/* join */.fj)(directory, path)));
        const { repositoryNames = [] } = where;
        (0,many/* append */.BC)(found, await (0,setup_steps/* setupLayersIn */.Z)(repo));
        (0,many/* append */.BC)(found, await managedLayerIn(repo, repositoryNames));
        const managed = repositoryNames.includes(".github-private") ? [managedSettings] : [];
        (0,many/* append */.BC)(found, await (0,external/* externalLayersIn */.xd)(repo, [...settings, ...managed]));
        const home = where.user?.home;
        const user = home === undefined ? [] : await readAgents(search, "user", (0,repo_path/* join */.fj)(home, ".copilot/agents"), "agents");
        const named = [];
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            (0,many/* append */.BC)(named, await readAgents(search, "project", root, "agents"));
        const shared = holdsAgents(repositoryNames) ? await readAgents(search, "organisation", agentsFolder, "agents") : [];
        const listed = listedPaths([...sessionsOf(where, read, user), ...[...shared, ...named].map((folder) => [folder])].map((session) => session.map(({ items }) => items.flatMap((item) => search.byCli.get(item) ?? []))));
        return (0,loading_layers/* loadFrom */.TH)([...found, ...user, ...shared, ...named], (0,loading_layers/* builtinLayer */.vN)(builtins), (item) => withCliReading(item, search.byCli.get(item), listed));
    }),
}));
function sessionsOf(where, layers, user) {
    const found = new Map(layers.map((read) => [`${read.of.folder} ${read.of.directory}`, read]));
    if (where.starts.length === 0)
        return [user];
    return where.starts.map((start) => {
        const directories = (0,sessions/* lineage */.OZ)(start, where);
        return [
            ...user,
            ...["agents", "claude"].flatMap((kind) => directories.flatMap((path) => found.get(`${kind} ${path}`) ?? [])),
        ];
    });
}


/***/ }),

/***/ 15703:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88187);
/* harmony import */ var _setup_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48973);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81036);



const asksNothing = "runs every tool without asking";
const paths = "lets tools work in every directory";
const allowed = [
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .autoApproves */ .ED)("runs every command without asking", /^(?:shell|powershell|bash)$/),
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .autoApproves */ .ED)("writes files without asking", /^(?:write|edit|create)$/),
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("runs without asking", /^(?!(?:shell|powershell|bash|write|edit|create|read|view)$)/),
];
const flags = {
    "--allow-all --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)("runs every tool without asking, in every directory and for every address"),
    "--allow-all-tools": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)(asksNothing),
    "--allow-all-paths": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)(paths),
    "--allow-all-urls": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets tools fetch every address without asking"),
    "--allow-tool LIST...": allowed,
    "--allow-url LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("is fetched without asking"),
    "--deny-tool LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is denied"),
    "--deny-url LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is denied"),
    "--available-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--excluded-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is taken away"),
    "--disallow-temp-dir": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("keeps tools out of the directory for temporary files"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets tools work in that directory too"),
    "--additional-mcp-config VALUE": "servers",
    "--disable-mcp-server VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is not started"),
    "--disable-builtin-mcps": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("starts no built-in servers"),
    "--enable-mcp-server VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .startsCode */ .bR)("starts a server that is turned off"),
    "--enable-all-github-mcp-tools": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use every tool of GitHub's server"),
    "--add-github-mcp-toolset VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use these tools of GitHub's server"),
    "--add-github-mcp-tool VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use this tool of GitHub's server"),
    "--mcp-github-auth VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .opensNetwork */ .w9)("gives GitHub's token to a server"),
    "--allow-all-mcp-server-instructions": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("puts the instructions of every server into the prompt"),
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .startsCode */ .bR)("loads a plugin with agents, hooks and servers"),
    "--extension-sdk-path VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .startsCode */ .bR)("loads code of extensions"),
    "--bash-env [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .startsCode */ .bR)("lets files of the shell's environment run before each command"),
    "--trust-folder": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("trusts the directory, so that its settings and hooks apply"),
    "--assisted-approval": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .autoApproves */ .ED)("hands approvals to another agent"),
    "--remote": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets the session be controlled remotely"),
    "--remote-export": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .opensNetwork */ .w9)("moves the session to another machine"),
    "--connect [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .opensNetwork */ .w9)("runs the session on another machine"),
    "--secret-env-vars LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is hidden from tools"),
    "--experimental": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("enables experimental features, such as extensions"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .harmlessFlags */ .xK)(`--version -v; --interactive -i VALUE; --fleet; --prompt -p VALUE; --silent -s; --disable-client-telemetry
    --enable-memory; --model VALUE; --reasoning-effort --effort VALUE; --context VALUE; --auto-tier VALUE
    --agent VALUE; --resume -r [VALUE]; --continue; --name -n VALUE; --session-id VALUE; --banner; --screen-reader
    --plain-diff; --log-dir VALUE; --log-level VALUE; --stream VALUE; --output-format VALUE; --share [VALUE]
    --share-gist; --attachment VALUE; --max-autopilot-continues VALUE; --mode VALUE; --autopilot; --plan
    --mouse [VALUE]; --acp; --environment-host VALUE; --environment-compute-id VALUE; --dynamic-retrieval VALUE
    --max-ai-credits VALUE; --usage-output-file VALUE; --no-custom-instructions; --no-auto-update; --no-ask-user
    --no-color; --no-experimental; --no-bash-env; --no-mouse; --no-remote; --no-remote-export
    --no-eager-powershell-resolution; --help -h`),
};
const launch = {
    program: "copilot",
    programs: ["copilot", "@github/copilot"],
    ownFlags: ["--allow-all-tools"],
    prefixes: ["COPILOT"],
    otherwise: ["svc", "env", "job", "app", "deploy", "pipeline", "task", "secret", "storage"],
    uses: [],
    files: _setup_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .setupFiles */ .N,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .connectsServer */ .DL,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .installsPlugin */ .gM,
        ...Object.fromEntries("login help init config update version sessions memories skill instruction lsp sandbox completion logout"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    variables: { COPILOT_ALLOW_ALL: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)(asksNothing, /^(?!(?:false|0)?$)/) },
    actions: [],
};


/***/ }),

/***/ 48973:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ setupFiles),
/* harmony export */   Z: () => (/* binding */ setupLayersIn)
/* harmony export */ });
/* harmony import */ var _kit_ci_workflows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36937);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);


const setupFiles = [".github/workflows/copilot-setup-steps.yml", ".github/workflows/copilot-setup-steps.yaml"];
async function setupLayersIn(repo) {
    const found = (await (0,_kit_ci_workflows_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowsIn */ .co)(repo)).filter(({ path }) => setupFiles.includes(path));
    const layers = found.map(async ({ path, source, read }) => {
        const { steps, problem } = await read();
        const [first] = steps;
        const layer = { name: "project", root: path, status: "loaded", governs: "" };
        if (!first || source === undefined)
            return problem ? [{ layer: { ...layer, authority: [] }, items: [], unjudged: [problem] }] : [];
        const scripts = steps.flatMap((step) => step.scripts.map(({ text }) => text));
        return [
            {
                layer: {
                    ...layer,
                    authority: [
                        {
                            setting: "copilot-setup-steps",
                            value: (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(steps.length, "step"),
                            effect: "widens",
                            because: "runs on the cloud agent's machine before each session",
                            content: source.text,
                            may: ["execute"],
                            names: scripts,
                            certainty: "documented",
                            at: first.at,
                        },
                    ],
                },
                items: [],
                unjudged: [],
            },
        ];
    });
    return (await Promise.all(layers)).flat();
}


/***/ }),

/***/ 87509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xc: () => (/* reexport */ DecodeError),
  D8: () => (/* binding */ anything),
  zM: () => (/* binding */ decode_boolean),
  S5: () => (/* binding */ expectedOneOf),
  In: () => (/* binding */ float32),
  p_: () => (/* binding */ list),
  Tj: () => (/* binding */ map),
  c9: () => (/* binding */ omittable),
  yL: () => (/* binding */ oneOf),
  uK: () => (/* binding */ decode_option),
  lq: () => (/* binding */ optional),
  mw: () => (/* binding */ required),
  x8: () => (/* binding */ signed),
  Yj: () => (/* binding */ string),
  w3: () => (/* binding */ struct),
  ad: () => (/* binding */ unsigned)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/dialect.js
class DecodeError {
    message;
    span;
    context;
    constructor(message, span, context = {}) {
        this.message = message;
        this.span = span;
        this.context = context;
    }
    within(segment, span) {
        if (this.context.pathless)
            return this;
        const { path = [], unplaced, ...rest } = this.context;
        return unplaced
            ? new DecodeError(this.message, span, { ...rest, near: this.span })
            : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
    }
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/shape.js
var shape = __webpack_require__(79683);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/decode.js




function refuse(node, dialect, expected) {
    return new DecodeError(dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}
const string = (0,shape/* shaped */.e9)(({ text = { type: "string" } }) => text, (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    return value ?? refuse(node, dialect, "a string");
});
const decode_boolean = (0,shape/* shaped */.e9)(() => ({ type: "boolean" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
    return value ?? refuse(node, dialect, "a boolean");
});
function unsigned(bits, name = bits === 64 ? "usize" : `u${bits}`) {
    return (0,shape/* shaped */.e9)(() => ({ type: "integer", minimum: 0, ...(bits < 64 ? { maximum: 2 ** bits - 1 } : {}) }), (node, dialect) => {
        const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
        if (value === undefined)
            return refuse(node, dialect, name);
        return value >= 0n && value < 1n << BigInt(bits)
            ? value
            : new DecodeError(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
    });
}
const signed = (0,shape/* shaped */.e9)(() => ({ type: "integer" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined)
        return refuse(node, dialect, "i64");
    return value >= -(1n << 63n) && value < 1n << 63n
        ? value
        : new DecodeError(`invalid value: integer \`${value}\`, expected i64`, node.span);
});
const float32 = (0,shape/* shaped */.e9)(() => ({ type: "number" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
});
function oneOf(...words) {
    return (0,shape/* shaped */.e9)(() => ({ type: "string", enum: words }), (node, dialect) => {
        const value = dialect.variant
            ? dialect.variant(node, words)
            : node.kind === "scalar"
                ? dialect.string(node)
                : undefined;
        if (value instanceof DecodeError)
            return value;
        if (value === undefined)
            return refuse(node, dialect, "a variant name");
        const found = words.find((word) => word === value);
        return found ?? new DecodeError(`unknown variant \`${value}\`, expected ${expectedOneOf(words)}`, node.span);
    });
}
function decode_option(inner) {
    return (0,shape/* shaped */.e9)((options) => (0,shape/* orNull */.Xd)((0,shape/* shapeOf */.F5)(inner, options)), (node, dialect) => {
        const none = dialect.isNone(node);
        if (typeof none === "object")
            return new DecodeError(none.problem, node.span, { unplaced: true });
        return none ? null : inner(node, dialect);
    });
}
function list(item) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "array", items: (0,shape/* shapeOf */.F5)(item, options) }), (node, dialect) => {
        if (dialect.isUnit(node))
            return [];
        if (node.kind !== "list")
            return refuse(node, dialect, "a sequence");
        const items = [];
        for (const [i, entry] of node.items.entries()) {
            const value = item(entry, dialect);
            if (value instanceof DecodeError)
                return value.within(i, node.span);
            items.push(value);
        }
        return items;
    });
}
function map(value) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "object", additionalProperties: (0,shape/* shapeOf */.F5)(value, options) }), (node, dialect) => {
        const table = tableOf(node, dialect);
        if (!table)
            return dialect.isUnit(node) ? new Map() : refuse(node, dialect, "a map");
        const values = new Map();
        for (const entry of table.entries) {
            if (entry.name === undefined)
                return refuse(entry.key, dialect, "a string");
            const read = value(entry.value, dialect);
            if (read instanceof DecodeError)
                return read.within(entry.name, table.span);
            values.set(entry.name, read);
        }
        return new Map([...values].sort(([a], [b]) => (0,path/* byBytes */.bg)(a, b)));
    });
}
const anything = (node) => node;
function required(decode) {
    return { decode, fallback: "required" };
}
function optional(decode, value) {
    return { decode, fallback: { value } };
}
function omittable(decode) {
    return { decode: decode_option(decode), fallback: { value: null, positional: "required" } };
}
function struct(name, fields, { unknown = "ignore" } = {}) {
    return (0,shape/* shaped */.e9)((options) => objectOf(fields, unknown, options), (node, dialect) => {
        const values = {};
        const table = tableOf(node, dialect);
        const problem = table
            ? readEntries(table, fields, unknown, dialect, values)
            : node.kind === "list" && dialect.positional
                ? readItems(node, name, fields, dialect, values)
                : undefined;
        if (problem)
            return problem;
        if (!table && !(node.kind === "list" && dialect.positional) && !dialect.isUnit(node))
            return refuse(node, dialect, `struct ${name}`);
        for (const [key, { fallback }] of Object.entries(fields)) {
            if (Object.hasOwn(values, key))
                continue;
            if (fallback === "required")
                return new DecodeError(`missing field \`${key}\``, node.span, { whole: true });
            values[key] = fallback.value;
        }
        return values;
    });
}
function objectOf(fields, unknown, options) {
    const all = Object.entries(fields);
    const required = all.flatMap(([name, { fallback }]) => (fallback === "required" ? [name] : []));
    return {
        type: options.positional ? ["object", "array"] : "object",
        properties: Object.fromEntries(all.map(([name, { decode }]) => [name, (0,shape/* shapeOf */.F5)(decode, options)])),
        ...(required.length > 0 ? { required } : {}),
        ...(unknown === "deny" ? { additionalProperties: false } : {}),
    };
}
function tableOf(node, dialect) {
    return node.kind === "table" ? node : dialect.table?.(node);
}
function readItems(node, name, fields, dialect, values) {
    const expected = Object.entries(fields);
    for (const [i, [key, { decode, fallback }]] of expected.entries()) {
        const item = node.items[i];
        if (!item) {
            if (fallback !== "required" && fallback.positional === undefined)
                continue;
            return new DecodeError(`invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`, node.span);
        }
        const value = decode(item, dialect);
        if (value instanceof DecodeError)
            return value.within(i, node.span);
        values[key] = value;
    }
    if (!dialect.exact || node.items.length <= expected.length)
        return undefined;
    return new DecodeError(`invalid length ${node.items.length}, expected fewer elements in array`, node.span);
}
function readEntries(table, fields, unknown, dialect, values) {
    for (const { key, name: written, value } of table.entries) {
        const name = dialect.field ? dialect.field(key, Object.keys(fields)) : written;
        if (name === undefined)
            return refuse(key, dialect, "field identifier");
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (!field) {
            if (unknown === "ignore")
                continue;
            return new DecodeError(`unknown field \`${name}\`, expected ${expectedOneOf(Object.keys(fields))}`, key.span);
        }
        if (Object.hasOwn(values, name))
            return new DecodeError(`duplicate field \`${name}\``, table.span, { near: key.span });
        const read = field.decode(value, dialect);
        if (read instanceof DecodeError)
            return read.within(name, table.span);
        values[name] = read;
    }
    return undefined;
}
function expectedOneOf(names) {
    const ticked = names.map((name) => `\`${name}\``);
    if (ticked.length === 0)
        return "nothing";
    return ticked.length <= 2 ? ticked.join(" or ") : `one of ${ticked.join(", ")}`;
}


/***/ }),

/***/ 79683:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   e9: () => (/* binding */ shaped)
/* harmony export */ });
const shapes = new WeakMap();
function shaped(shape, decoder) {
    shapes.set(decoder, shape);
    return decoder;
}
function shapeOf(decoder, options = {}) {
    return shapes.get(decoder)?.(options) ?? {};
}
function orNull(schema) {
    const { type, enum: words } = schema;
    if (type === undefined)
        return Object.keys(schema).length === 0 ? {} : { anyOf: [schema, { type: "null" }] };
    const types = Array.isArray(type) ? type : [type];
    return {
        ...schema,
        type: types.includes("null") ? types : [...types, "null"],
        ...(Array.isArray(words) ? { enum: [...words, null] } : {}),
    };
}


/***/ })

};
;