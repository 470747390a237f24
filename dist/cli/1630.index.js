"use strict";
exports.id = 1630;
exports.ids = [1630];
exports.modules = {

/***/ 77012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ collectFiles),
/* harmony export */   II: () => (/* binding */ unreadFolder),
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   Jy: () => (/* binding */ readDecoded),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   b9: () => (/* binding */ linkToNothing),
/* harmony export */   e2: () => (/* binding */ readEach),
/* harmony export */   ki: () => (/* binding */ linkToNothingIn),
/* harmony export */   r9: () => (/* binding */ mayBeFile),
/* harmony export */   tr: () => (/* binding */ collectProfiles)
/* harmony export */ });
/* harmony import */ var _repo_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70231);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);




const maxDepth = 100;
function collectFiles(repo, root, options) {
    const { files, broken, unjudged } = collectProfiles(repo, root, options);
    const gone = broken.filter(({ at }) => linkToNothingIn(repo, repo.resolve(at.source.path)) !== undefined);
    return { files, unjudged: [...unjudged, ...gone.map(({ at }) => ({ message: linkToNothing, at }))] };
}
function unreadFolder(repo, folder) {
    return collectFiles(repo, folder, { isIncluded: () => false, deep: false }).unjudged;
}
function collectProfiles(repo, root, { isIncluded, deep, filesFirst = false, seen = new Set(), isExcluded = () => false }) {
    const files = [];
    const broken = [];
    const unjudged = [];
    const visited = new Set();
    const visit = (path, depth) => {
        if (depth > 0 && isExcluded(path))
            return;
        const resolution = repo.resolve(path);
        if (resolution.kind === "directory")
            visitDirectory(path, resolution.path, depth);
        else
            visitFile(path, resolution, depth);
    };
    const visitDirectory = (path, realPath, depth) => {
        if (visited.has(realPath) || (depth > 0 && !deep))
            return;
        visited.add(realPath);
        if (depth > maxDepth)
            unjudged.push({
                message: `is nested deeper than ${maxDepth} directories, so it is not checked`,
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
            });
        else
            for (const below of inOrder(repo.names(path).map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(path, name))))
                visit(below, depth + 1);
    };
    const inOrder = (paths) => {
        if (!filesFirst)
            return paths;
        const isDirectory = (path) => repo.resolve(path).kind === "directory";
        return [...paths.filter((path) => !isDirectory(path)), ...paths.filter(isDirectory)];
    };
    const visitFile = (path, resolution, depth) => {
        const included = isIncluded((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path));
        const reason = unreadableReason(resolution, repo.entries.get(path)?.kind === "unnameable");
        const mayHoldFiles = resolution.kind !== "missing" && (deep || depth === 0);
        if (reason !== undefined && (included || mayHoldFiles))
            unjudged.push({ message: reason, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(resolution.kind === "unjudged" ? resolution.path : path) });
        else if (included && resolution.kind === "file") {
            if (!seen.has(resolution.path))
                files.push(path);
            seen.add(resolution.path);
        }
        else if (resolution.kind !== "file")
            visitGone(path, resolution, depth);
    };
    const visitGone = (path, resolution, depth) => {
        const link = linkToNothingIn(repo, resolution);
        const place = depth > 0 ? path : link;
        if (place === undefined)
            return;
        if (isIncluded((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)))
            broken.push({ message: brokenLink(resolution), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(place) });
        else if (depth === 0 || (deep && link !== undefined && mayBeFolder(path)))
            unjudged.push({ message: linkToNothing, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(place) });
    };
    visit(root, 0);
    return { files, broken, unjudged };
}
function mayBeFolder(path) {
    return !/[^.].*\./s.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path));
}
function brokenLink({ kind }) {
    return kind === "loop" ? "it is a circular link" : "it is a broken link";
}
function outsideLink(target) {
    return `is a link out of this tree to \`${target}\`, which is not checked; replace the link with the file`;
}
function linkToNothingIn(repo, resolution) {
    if (resolution.kind !== "missing" || resolution.link === undefined)
        return undefined;
    return repo.resolve(resolution.link).kind === "missing" ? resolution.link : undefined;
}
function mayBeFile(repo, path) {
    const resolution = repo.resolve(path);
    return (resolution.kind === "file" ||
        resolution.kind === "outside" ||
        resolution.kind === "unjudged" ||
        linkToNothingIn(repo, resolution) !== undefined);
}
const linkToNothing = "is a link to something that is not in this tree, so what a host finds there later is not checked; replace the link with the file, or remove it";
function unreadableReason(resolution, isUnnameable) {
    if (resolution.kind === "outside")
        return outsideLink(resolution.target);
    if (resolution.kind === "unjudged")
        return resolution.problem;
    return isUnnameable ? "has a name that is not UTF-8" : undefined;
}
const batchSize = 64;
async function readEach(repo, paths, read) {
    const results = [];
    const unjudged = [];
    const readPath = async (path) => {
        const content = await repo.read(path);
        if (content.kind === "text")
            return { results: [await read(content.source, path)] };
        const problem = problemOf(repo, path, content) ?? { message: "cannot be read as a file", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path) };
        return { results: content.kind === "not-utf8" ? [await read(content.decoded, path)] : [], problem };
    };
    for (let start = 0; start < paths.length; start += batchSize) {
        for (const file of await Promise.all(paths.slice(start, start + batchSize).map(readPath))) {
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(results, file.results);
            if (file.problem)
                unjudged.push(file.problem);
        }
    }
    return { results, unjudged };
}
async function readOne(repo, path) {
    const content = await repo.read(path);
    return content.kind === "text" ? content.source : problemOf(repo, path, content);
}
async function readDecoded(repo, path) {
    const content = await repo.read(path);
    return {
        source: (0,_repo_content_js__WEBPACK_IMPORTED_MODULE_0__/* .readableText */ .Gh)(content),
        problem: content.kind === "text" ? undefined : problemOf(repo, path, content),
    };
}
function problemOf(repo, path, content) {
    switch (content.kind) {
        case "not-utf8":
            return {
                message: "is not valid UTF-8, so invalid bytes are replaced when the file is read; save it as UTF-8",
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(content.source),
            };
        case "unjudged":
            return { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(content.source) };
        case "absent": {
            const { resolution } = content;
            if (resolution.kind === "outside")
                return { message: outsideLink(resolution.target), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path) };
            const link = linkToNothingIn(repo, resolution);
            return link === undefined ? undefined : { message: linkToNothing, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(link) };
        }
    }
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

/***/ 47074:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unreadFault),
/* harmony export */   E: () => (/* binding */ notInTreeProblem)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

function notInTreeProblem(path, resolution) {
    if (resolution.kind === "unjudged")
        return { message: resolution.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(resolution.path) };
    return {
        message: `is a link out of the repository to \`${resolution.target}\`, which is not checked`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(resolution.link ?? path),
    };
}
function unreadFault(path, content) {
    if (content.kind === "not-utf8")
        return { problem: { message: "it is not UTF-8", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) } };
    if (content.kind === "unjudged")
        return { unjudged: { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) } };
    const { resolution } = content;
    if (resolution.kind === "outside")
        return { unjudged: notInTreeProblem(path, resolution) };
    const why = {
        directory: "it is a directory",
        missing: "it is a broken link",
        loop: "it is a circular link",
        "not-a-directory": "it is a link through a file",
    };
    return { problem: { message: why[resolution.kind], at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
}


/***/ }),

/***/ 66189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

const optionalFields = {
    needsNoDescription: true,
    deniedCertainty: true,
    unknownModel: true,
    onlyTools: true,
    rules: true,
    mayStart: true,
    limits: true,
    powerSettings: true,
    preloads: true,
    skills: true,
    missing: true,
    references: true,
    hasDefaultPrompt: true,
};
const optionalKeys = Object.keys(optionalFields);
function take(key, fields, profile) {
    const value = fields[key];
    if (value !== undefined)
        profile[key] = value;
}
function profileFrom(fields) {
    const { home, name } = fields;
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const profile = {
        name,
        identity: "identity" in fields ? fields.identity : (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: fields.description ?? absent,
        model: fields.model ?? absent,
        permissionMode: fields.permissionMode ?? absent,
        grants: fields.grants,
        denied: listOf(fields.denied),
        extraGrants: listOf(fields.extraGrants),
        hooks: listOf(fields.hooks),
        servers: listOf(fields.servers),
        paths: listOf(fields.paths),
        bypasses: listOf(fields.bypasses),
        ineffective: listOf(fields.ineffective),
        prompt: fields.prompt ?? noPrompt(home),
        native: fields.native,
    };
    for (let i = 0; i < optionalKeys.length; i++)
        take(optionalKeys[i], fields, profile);
    return profile;
}
function listOf(list = none) {
    return list.length === 0 ? none : list;
}
const none = Object.freeze([]);
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
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

/***/ 354:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ defect)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/folders.js

const folders = [
    {
        root: ".defect",
        judged: ["agents/*.md", "agents/*/config.toml", "agents/*/config.yaml", "config.toml", "config.local.toml"],
        harmless: [...own_files/* ordinaryFiles */.i, ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**")],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/model/hook-events.js
var hook_events = __webpack_require__(79308);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/variables.js
var variables = __webpack_require__(41922);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/parsers/toml/index.js + 9 modules
var toml = __webpack_require__(63823);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/hooks.js


const events = new Set([
    "after_session_enter",
    "after_turn_enter",
    "before_ingest",
    "after_ingest",
    "before_compact",
    "after_compact",
    "before_generate",
    "after_generate",
    "before_permission",
    "after_permission",
    "before_tool_apply",
    "after_tool_apply",
    "after_tool_batch",
    "before_turn_end",
]);
const secretsHider = "redact-secrets";
const strings = (0,decode/* list */.p_)(decode/* string */.Yj);
const seconds = (0,decode/* unsigned */.ad)(64, "u64");
const shell = (node, dialect) => {
    const word = node.kind === "scalar" ? (0,decode/* oneOf */.yL)("sh", "bash", "pwsh", "cmd")(node, dialect) : custom(node, dialect);
    return word instanceof decode/* DecodeError */.Xc
        ? new decode/* DecodeError */.Xc("data did not match any variant of untagged enum HookShellRaw", node.span)
        : word;
};
const custom = (0,decode/* struct */.w3)("HookShellCustomRaw", { program: (0,decode/* required */.mw)(decode/* string */.Yj), args: (0,decode/* optional */.lq)(strings, []) });
const builtin = (0,decode/* struct */.w3)("HookHandlerRaw::Builtin", { name: (0,decode/* required */.mw)(decode/* string */.Yj) });
const command = (0,decode/* struct */.w3)("HookHandlerRaw::Command", {
    argv: (0,decode/* omittable */.c9)(strings),
    argv_windows: (0,decode/* omittable */.c9)(strings),
    shell: (0,decode/* omittable */.c9)(shell),
    command: (0,decode/* omittable */.c9)(decode/* string */.Yj),
    cwd: (0,decode/* omittable */.c9)(decode/* string */.Yj),
    env: (0,decode/* omittable */.c9)((0,decode/* map */.Tj)(decode/* string */.Yj)),
    timeout_sec: (0,decode/* omittable */.c9)(seconds),
});
const render = tagged("HookPromptRenderRaw", {
    json: (node) => node.kind === "list" && node.items.length > 0
        ? new decode/* DecodeError */.Xc(`invalid length ${node.items.length}, expected 0 elements in sequence`, node.span)
        : { type: "json" },
    template: (node, dialect) => {
        const read = (0,decode/* struct */.w3)("HookPromptRenderRaw::Template", { template: (0,decode/* required */.mw)(decode/* string */.Yj) })(node, dialect);
        return read instanceof decode/* DecodeError */.Xc ? read : { type: "template", ...read };
    },
});
const hooks_prompt = (0,decode/* struct */.w3)("HookHandlerRaw::Prompt", {
    model: (0,decode/* omittable */.c9)(decode/* string */.Yj),
    system: (0,decode/* required */.mw)(decode/* string */.Yj),
    render: (0,decode/* required */.mw)(render),
    timeout_sec: (0,decode/* omittable */.c9)(seconds),
});
const known = {
    builtin: ["type", "name"],
    command: ["type", "argv", "argv_windows", "shell", "command", "cwd", "env", "timeout_sec"],
    prompt: ["type", "model", "system", "render", "timeout_sec"],
};
const handler = (node, dialect) => tagged("HookHandlerRaw", {
    builtin: (rest) => {
        const read = builtin(rest, dialect);
        return read instanceof decode/* DecodeError */.Xc
            ? read
            : {
                kind: "builtin",
                command: read.name,
                native: { type: "builtin", ...read },
                ignored: ignoredIn(node, "builtin"),
            };
    },
    command: (rest) => {
        const read = command(rest, dialect);
        if (read instanceof decode/* DecodeError */.Xc)
            return read;
        const { argv, argv_windows, shell, command: line, cwd, env: given, timeout_sec } = read;
        const problem = commandProblem(read);
        if (problem !== undefined)
            return new decode/* DecodeError */.Xc(problem, node.span);
        const common = { cwd, env: Object.fromEntries(given ?? []), timeout_sec };
        const native = argv
            ? { type: "command", form: "argv", argv, argv_windows, ...common }
            : { type: "command", form: "shell", shell, command: line, ...common };
        return { kind: "command", command: lineOf(read), native, ignored: ignoredIn(node, "command") };
    },
    prompt: (rest) => {
        const read = hooks_prompt(rest, dialect);
        return read instanceof decode/* DecodeError */.Xc
            ? read
            : {
                kind: "prompt",
                command: read.system,
                native: { type: "prompt", ...read },
                ignored: ignoredIn(node, "prompt"),
            };
    },
})(node, dialect);
function lineOf({ argv, argv_windows, shell, command }) {
    if (!argv)
        return [...(typeof shell === "object" && shell ? [shell.program, ...shell.args] : []), command ?? ""].join(" ");
    return [argv.join(" "), ...(argv_windows ? [`on Windows ${argv_windows.join(" ")}`] : [])].join(", ");
}
function commandProblem({ argv, argv_windows, shell, command, }) {
    if (argv !== null && (shell !== null || command !== null))
        return "a command has either `argv` or `shell` and `command`";
    if (Array.isArray(argv))
        return argv.length === 0 ? "`argv` is empty" : undefined;
    if (shell === null)
        return "a command needs `argv`, or `shell` and `command`";
    if (command === null)
        return "`shell` needs a `command`";
    return argv_windows === null ? undefined : "`argv_windows` goes with `argv` only";
}
function tagged(name, variants) {
    return (node, dialect) => {
        const [tag, rest] = tagOf(node);
        if (node.kind === "scalar")
            return new decode/* DecodeError */.Xc(`invalid type: ${dialect.describe(node)}, expected internally tagged enum ${name}`, node.span);
        if (!tag)
            return new decode/* DecodeError */.Xc("missing field `type`", node.span);
        if (tag.kind !== "scalar" || dialect.string(tag) === undefined)
            return new decode/* DecodeError */.Xc(`invalid type: ${dialect.describe(tag)}, expected variant identifier`, tag.span);
        const type = (0,decode/* oneOf */.yL)(...Object.keys(variants))(tag, dialect);
        return type instanceof decode/* DecodeError */.Xc
            ? type
            : (variants[type]?.(rest, dialect) ?? new decode/* DecodeError */.Xc(`unknown variant \`${type}\``, node.span));
    };
}
function tagOf(node) {
    if (node.kind === "list")
        return [node.items[0], { ...node, items: node.items.slice(1) }];
    return node.kind === "table" ? [node.entries.find((entry) => entry.name === "type")?.value, node] : [undefined, node];
}
function ignoredIn(node, type) {
    if (node.kind !== "table")
        return [];
    return node.entries.flatMap(({ name, key }) => name === undefined || known[type]?.includes(name) ? [] : [{ name, span: key.span }]);
}
const matcher = (0,decode/* struct */.w3)("HookMatcherRaw", {
    tool: (0,decode/* omittable */.c9)(decode/* string */.Yj),
    tool_glob: (0,decode/* omittable */.c9)(decode/* string */.Yj),
    safety: (0,decode/* omittable */.c9)((0,decode/* list */.p_)((0,decode/* oneOf */.yL)("read_only", "mutating", "destructive", "network"))),
}, { unknown: "deny" });
const noMatcher = { tool: null, tool_glob: null, safety: null };
const entry = (0,decode/* struct */.w3)("HookEntryRaw", { name: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null), match: (0,decode/* optional */.lq)(matcher, noMatcher), handler: (0,decode/* required */.mw)(handler) }, { unknown: "deny" });
function hooksOf(event, node, dialect, source) {
    if (event === "disable")
        return new decode/* DecodeError */.Xc("`hooks.disable` has no meaning in a profile, which has no other layer to turn off", node.span);
    if (!events.has(event))
        return new decode/* DecodeError */.Xc(`unknown event \`hooks.${event}\``, node.span);
    const read = (0,decode/* list */.p_)(entry)(node, dialect);
    if (read instanceof decode/* DecodeError */.Xc)
        return new decode/* DecodeError */.Xc(`invalid \`hooks.${event}\`: ${read.message}`, read.span);
    const items = node.kind === "list" ? node.items : [];
    return read.map(({ name, match, handler: { native, ...rest } }, i) => ({
        event,
        span: items[i]?.span ?? node.span,
        node: items[i] ?? node,
        handler: { native, ...rest },
        glob: written(match.tool_glob, (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(items[i], "match"), "tool_glob") ?? node),
        cwd: written(native.cwd, (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(items[i], "handler"), "cwd") ?? node),
        native: { name, source, match: { ...match, safety: match.safety ?? [] }, handler: native },
    }));
}
function written(value, { span }) {
    return typeof value === "string" ? { value, span } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/settings.js













const modes = {
    "read-only": ["narrows", "denies every tool that does more than read", 2],
    "ask-writes": [
        "narrows",
        "denies a subagent every tool that does more than read, unless the user has permanently allowed it",
        1,
    ],
    open: ["bypasses", "runs every tool that a profile allows without asking"],
    "deny-all": ["narrows", "denies every tool", 3],
};
const settingRules = [
    {
        path: "mcp.enabled_servers",
        effect: "widens",
        because: "is a server that every session starts",
        may: ["external"],
    },
    ...["providers.*.base_url", "providers.*.headers.*"].map((path) => ({
        path,
        effect: "widens",
        because: "decides where model requests are sent",
        may: ["network"],
    })),
    ...["http.proxy.http_proxy", "http.proxy.https_proxy"].map((path) => ({ path, effect: "widens", because: "routes requests through a proxy", may: ["network"] })),
    {
        path: "tracing.otlp.endpoint",
        effect: "widens",
        because: "receives a record of what sessions do",
        may: ["network"],
    },
    {
        path: "tracing.langfuse.host",
        effect: "widens",
        because: "receives a record of what sessions do",
        may: ["network"],
    },
    {
        path: "tracing.langfuse.enabled",
        when: /^true$/,
        effect: "widens",
        because: "sends a record of what sessions do",
        may: ["network"],
    },
    { path: "tools.fetch.enabled", when: /^false$/, effect: "narrows", because: "removes the tool that fetches pages" },
    { path: "turn.subagent_max_depth", when: /^0$/, effect: "narrows", because: "keeps agents from starting others" },
];
const knownSettings = [
    ...settingRules,
    { path: "mcp.servers" },
    { path: "sandbox.mode" },
    ...(0,unknown_settings/* harmlessKeys */.OF)("default base_prompt prompt capabilities.web_search tracing.filter", "chooses a model, a prompt or a limit"),
    ...(0,unknown_settings/* harmlessKeys */.OF)(`providers.*.protocol providers.*.default_model providers.*.models providers.*.display_name providers.*.api_key_env
    providers.*.organization providers.*.project providers.*.aws providers.*.capabilities providers.*.reasoning_effort`, "chooses a model, or how it answers"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("http.total_timeout_ms http.transport_retries http.initial_backoff_ms http.user_agent http.proxy.mode http.proxy.no_proxy", "changes how requests are made"),
    ...(0,unknown_settings/* harmlessKeys */.OF)(`tracing.langfuse.public_key tracing.langfuse.secret_key tracing.langfuse.flush_interval_ms tracing.langfuse.max_batch
    tools.bash tools.fs tools.search tools.background tools.fetch.default_timeout_secs tools.fetch.max_timeout_secs
    tools.fetch.max_response_bytes tools.fetch.default_format tools.fetch.html_to_markdown tools.fetch.follow_redirects
    turn.system_prompt turn.sampling turn.request_limit turn.request_limit_mode turn.compact_threshold_tokens
    turn.compact_ratio turn.background_compact_enabled turn.compact_soft_ratio turn.microcompact_enabled
    turn.microcompact_ratio turn.max_llm_retries turn.max_concurrent_tools turn.max_hook_continues`, "sets an amount or a limit"),
];
async function readAuthority(repo, paths) {
    const reads = await Promise.all(paths.map((path) => {
        if (path.endsWith(".env"))
            return (0,variables/* readVariables */.Ch)(repo, [{ path, rules: (0,variables/* variableRules */.Sw)("*", []) }]);
        return path.endsWith(".json") ? readServers(repo, path) : readSettings(repo, path);
    }));
    return {
        authority: reads.flatMap(({ authority }) => authority),
        unjudged: reads.flatMap(({ unjudged }) => unjudged),
    };
}
async function readSettings(repo, path) {
    const nothing = { authority: [], unjudged: [] };
    const content = await repo.read(path);
    if (content.kind === "absent") {
        const problem = (0,collect/* problemOf */.Zw)(repo, path, content);
        return problem ? { authority: [], unjudged: [problem] } : nothing;
    }
    const unread = (message, at = (0,repo_text/* startOf */.GH)(content.source)) => ({
        authority: [],
        unjudged: [{ message, at }],
    });
    if (content.kind === "unjudged")
        return unread(content.problem);
    if (content.kind === "not-utf8")
        return unread("is not UTF-8, so its `sandbox` is unknown");
    const { source } = content;
    const root = await (0,toml.parseToml)(source.text, 0, "0.8");
    if (root.kind === "problem")
        return unread(`is not TOML, so its \`sandbox\` is unknown: ${root.message.replaceAll("\n", ", ")}`, {
            source,
            span: root.span,
        });
    const sandbox = sandboxOf(root, source);
    return {
        authority: [
            ...sandbox.authority,
            ...(0,settings/* authorityFrom */.W5)(settingRules, root, source),
            ...hooksIn(root, source),
            ...serversIn((0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(root, "mcp"), "servers"), source),
        ],
        unjudged: [...sandbox.unjudged, ...(0,unknown_settings/* unknownSettings */.I3)(root, source, "defect", knownSettings)],
    };
}
function sandboxOf(root, source) {
    const nothing = { authority: [], unjudged: [] };
    const node = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(root, "sandbox"), "mode");
    const mode = node && (0,decode/* string */.Yj)(node, toml/* toml08Value */.G9);
    if (!node || mode === undefined)
        return nothing;
    const at = { source, span: node.span };
    const meaning = mode instanceof decode/* DecodeError */.Xc || !Object.hasOwn(modes, mode) ? undefined : modes[mode];
    if (mode instanceof decode/* DecodeError */.Xc || !meaning)
        return { authority: [], unjudged: [{ message: "has an unknown `sandbox.mode`", at, scope: "part" }] };
    const [effect, because, strictness] = meaning;
    return {
        authority: [
            {
                setting: "sandbox.mode",
                value: mode,
                effect,
                because,
                ...(strictness === undefined ? {} : { strictness }),
                at,
            },
        ],
        unjudged: [],
    };
}
function hooksIn(root, source) {
    return (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(root, "hooks")).flatMap(({ name = "", value }) => (value.kind === "list" ? value.items : [value]).flatMap((hook) => hookAuthority(name, hook, source)));
}
function hookAuthority(event, hook, source) {
    const at = { source, span: hook.span };
    const common = { setting: `hooks.${event}`, effect: "widens", content: (0,settings/* contentOf */.$E)(hook, source), at };
    if (event === "disable")
        return [
            { ...common, value: (0,parsers_node/* textOf */.b6)(hook) ?? "…", because: "turns off a hook, which may guard tools", endsGuards: true },
        ];
    const handler = (0,parsers_node/* valueOf */.RP)(hook, "handler") ?? hook;
    const commands = ["argv", "argv_windows", "command"].flatMap((key) => (0,parsers_node/* valueOf */.RP)(handler, key) ?? []);
    const [first] = commands;
    const builtin = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(handler, "name"));
    const isGuard = (0,hook_events/* mayRefuse */.q)(event) || builtin === secretsHider;
    if (!first) {
        const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(handler, "type"));
        const value = type === "builtin" && builtin !== undefined ? `builtin ${builtin}` : (type ?? "…");
        return [{ ...common, value, because: beside, isGuard }];
    }
    return [
        {
            ...common,
            value: (0,fields/* textsOf */.CB)(first).join(" "),
            because: beside,
            isGuard,
            may: ["execute"],
            names: (0,fields/* textsOf */.CB)(hook),
        },
    ];
}
const beside = "runs beside every agent";
async function readServers(repo, path) {
    const unknown = [];
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        {
            path,
            read: (root, source) => {
                (0,many/* append */.BC)(unknown, (0,unknown_settings/* unknownSettings */.I3)(root, source, "defect", [{ path: "mcpServers" }]));
                return serversIn((0,parsers_node/* valueOf */.RP)(root, "mcpServers"), source);
            },
        },
    ]);
    return { authority, unjudged: [...unjudged, ...unknown] };
}
function serversIn(servers, source) {
    return (0,authority/* serverAuthority */.Z)(servers, source, "agents");
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/frontmatter.js

function splitFrontmatter(text) {
    const marks = /^\ufeff*/.exec(text)?.[0].length ?? 0;
    const open = marks + text.slice(marks).length - (0,repo_text/* trimStart */.Dw)(text.slice(marks)).length;
    const fence = text.slice(open, open + 3);
    if (fence !== "+++" && fence !== "---")
        return undefined;
    const line = /^\r?\n/.exec(text.slice(open + 3, open + 5))?.[0];
    if (line === undefined)
        return undefined;
    const start = open + 3 + line.length;
    for (let at = start; at < text.length;) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline + 1;
        if ((0,repo_text/* trim */.Bq)(text.slice(at, end)) === fence)
            return {
                syntax: fence === "+++" ? "toml" : "yaml",
                metadata: { start, end: at },
                close: { start: at, end },
                body: bodyFrom(text, end),
            };
        at = end;
    }
    return undefined;
}
function bodyFrom(text, start) {
    const rest = text.slice(start);
    const from = start + rest.length - (0,repo_text/* trimStart */.Dw)(rest).length;
    return { start: from, end: from + (0,repo_text/* trim */.Bq)(rest).length };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/config.js

const deny = { unknown: "deny" };
const shapes = {
    description: decode/* string */.Yj,
    model: decode/* string */.Yj,
    default: (0,decode/* struct */.w3)("ProfileDefaultToml", { model: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null) }, deny),
    prompt: (0,decode/* struct */.w3)("ProfilePromptToml", { file: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null), text: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null) }, deny),
    tools: (0,decode/* struct */.w3)("ProfileToolsToml", { allow: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* list */.p_)(decode/* string */.Yj)), null) }, deny),
    sampling: (0,decode/* struct */.w3)("ProfileSamplingToml", {
        max_tokens: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* unsigned */.ad)(32)), null),
        temperature: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* float32 */.In), null),
        top_p: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* float32 */.In), null),
        top_k: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* unsigned */.ad)(32)), null),
    }, deny),
    request_limit: (0,decode/* unsigned */.ad)(32),
    request_limit_mode: (0,decode/* oneOf */.yL)("fixed", "adaptive", "unbounded"),
};
const anyToml = "any valid TOML value";
function tomlValue(node, dialect, levels, seen) {
    const before = seen.visits;
    const isRead = visit(node, levels, seen);
    if (seen.visits > 1000 && seen.visits > (seen.nodes.size + seen.shared) * 100)
        return new decode/* DecodeError */.Xc("repetition limit exceeded", node.span, { pathless: true });
    if (isRead)
        return undefined;
    if (node.tag?.startsWith("!"))
        return new decode/* DecodeError */.Xc(`invalid type: enum, expected ${anyToml}`, node.span);
    if (node.kind === "scalar")
        return scalarProblem(node, dialect);
    const stop = dialect.enterError?.(node, levels);
    if (stop)
        return stop;
    const inside = (child, segment) => tomlValue(child, dialect, levels + 1, seen)?.within(segment, node.span);
    const problem = node.kind === "list"
        ? first(node.items.entries(), ([i, item]) => inside(item, i))
        : tableProblem(node, dialect, inside);
    if (!problem)
        seen.read.set(node, { levels, weight: seen.visits - before, size: seen.nodes.size + seen.shared });
    return problem;
}
function visit(node, levels, seen) {
    const earlier = seen.read.get(node);
    const known = earlier && earlier.levels >= levels ? earlier : undefined;
    seen.nodes.add(node);
    seen.visits += known?.weight ?? 1;
    seen.shared = Math.max(seen.shared, known?.size ?? 0);
    return known !== undefined;
}
function tableProblem(node, dialect, inside) {
    const names = new Set();
    return first(node.entries.entries(), ([i, { key, name, value }]) => {
        const expected = i === 0 ? "a string key" : "a string";
        if (i === 0 && key.tag?.startsWith("!"))
            return new decode/* DecodeError */.Xc(`invalid type: enum, expected ${expected}`, key.span);
        if (name === undefined || (i === 0 && key.kind === "scalar" && typeof key.value !== "string"))
            return new decode/* DecodeError */.Xc(`invalid type: ${dialect.describe(key)}, expected ${expected}`, key.span);
        if (names.has(name))
            return new decode/* DecodeError */.Xc(`duplicate key: \`${name}\``, node.span, { near: key.span });
        names.add(name);
        return inside(value, name);
    });
}
function first(items, problemOf) {
    for (const item of items) {
        const problem = problemOf(item);
        if (problem)
            return problem;
    }
    return undefined;
}
function scalarProblem(node, dialect) {
    const { value, tag = "" } = node;
    const misfit = typeof value === "string" && /^tag:yaml\.org,2002:(?:bool|int|float|null)$/.test(tag);
    const wide = typeof value === "bigint" && BigInt.asUintN(64, value) !== value && BigInt.asIntN(64, value) !== value;
    if (misfit || wide || value === null)
        return new decode/* DecodeError */.Xc(dialect.mismatch?.(node, anyToml) ?? `invalid type: ${dialect.describe(node)}, expected ${anyToml}`, node.span);
    return typeof value === "bigint" && BigInt.asIntN(64, value) !== value
        ? new decode/* DecodeError */.Xc("u64 value was too large", node.span)
        : undefined;
}
const hooks = (node, dialect) => {
    const read = new Map();
    return (0,decode/* map */.Tj)((value) => tomlValue(value, dialect, 2, { nodes: new Set(), read, shared: 0, visits: 0 }) ?? value)(node, dialect);
};
const config = (0,decode/* struct */.w3)("ProfileConfigToml", {
    description: (0,decode/* required */.mw)(shapes.description),
    model: (0,decode/* optional */.lq)((0,decode/* option */.uK)(shapes.model), null),
    default: (0,decode/* optional */.lq)((0,decode/* option */.uK)(shapes.default), null),
    prompt: (0,decode/* optional */.lq)((0,decode/* option */.uK)(shapes.prompt), null),
    tools: (0,decode/* optional */.lq)((0,decode/* option */.uK)(shapes.tools), null),
    sampling: (0,decode/* optional */.lq)((0,decode/* option */.uK)(shapes.sampling), null),
    inherit_project_prompt: (0,decode/* optional */.lq)(decode/* boolean */.zM, false),
    request_limit: (0,decode/* optional */.lq)((0,decode/* option */.uK)(shapes.request_limit), null),
    request_limit_mode: (0,decode/* optional */.lq)((0,decode/* option */.uK)(shapes.request_limit_mode), null),
    hooks: (0,decode/* optional */.lq)(hooks, new Map()),
}, deny);
function readField(node, shape, dialect) {
    const read = (0,decode/* option */.uK)(shape)(node, dialect);
    return read === null ? undefined : read;
}
function readHooks(node, dialect) {
    const read = (0,decode/* map */.Tj)(decode/* anything */.D8)(node, dialect);
    return read instanceof decode/* DecodeError */.Xc ? new Map() : read;
}
function limitOf(n, mode) {
    if (mode === "unbounded")
        return { mode };
    if (n === null)
        return mode === null ? null : `\`request_limit_mode = "${mode}"\` needs a \`request_limit\``;
    return mode === "fixed" ? { mode, n } : { mode: "adaptive", n, expand_on_progress: true };
}
function floatText(value) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? "NaN" : value < 0 ? "-inf" : "inf";
    if (value === 0)
        return Object.is(value, -0) ? "-0" : "0";
    let shortest = value.toExponential();
    for (let digits = 0; digits < 9; digits++) {
        const text = value.toExponential(digits);
        if (Math.fround(Number(text)) === value) {
            shortest = text;
            break;
        }
    }
    const [, sign = "", whole = "", fraction = "", exponent = "0"] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(shortest) ?? [];
    const digits = (whole + fraction).replace(/0+$/, "");
    const point = Number(exponent) + 1;
    if (point <= 0)
        return `${sign}0.${"0".repeat(-point)}${digits}`;
    return digits.length <= point
        ? sign + digits.padEnd(point, "0")
        : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/metadata.js




async function readMetadata(source, span, syntax) {
    const text = source.text.slice(span.start, span.end);
    const { node, decoded, dialect } = await (syntax === "toml"
        ? readToml(text, span.start)
        : readYaml(text, span.start));
    const common = { source, span, root: node?.kind === "table" ? node : undefined, dialect, hookDialect: toml/* toml08Value */.G9 };
    if (!isFault(decoded))
        return { ...common, config: decoded };
    return {
        ...common,
        config: undefined,
        problem: {
            message: `invalid metadata: ${decoded.message.replaceAll("\n", ", ")}`,
            at: { source, span: decoded.span },
        },
    };
}
function isFault(decoded) {
    return "span" in decoded;
}
async function readToml(text, base) {
    const node = await (0,toml.parseToml)(text, base, "0.8");
    if (node.kind === "problem")
        return { node: undefined, decoded: node, dialect: toml/* toml08 */.tY };
    return { node, decoded: config(node, toml/* toml08 */.tY), dialect: toml/* toml08 */.tY };
}
async function readYaml(text, base) {
    const { decodeSerdeYaml, readSerdeYaml, serdeYaml } = await Promise.all(/* import() */[__webpack_require__.e(2208), __webpack_require__.e(3375), __webpack_require__.e(1362)]).then(__webpack_require__.bind(__webpack_require__, 1362));
    const document = readSerdeYaml(text, base);
    return { node: document.node, decoded: decodeSerdeYaml(document, config), dialect: serdeYaml };
}
function readKey({ source, dialect }, table, name, shape) {
    const key = table && (0,parsers_node/* entryOf */.Ms)(table, name);
    const value = key && readField(key.value, shape, dialect);
    if (!key || value === undefined)
        return undefined;
    return { key, at: { source, span: value instanceof decode/* DecodeError */.Xc ? value.span : key.value.span }, value };
}
function tableAt({ root }, name) {
    const value = root && (0,parsers_node/* entryOf */.Ms)(root, name)?.value;
    return value?.kind === "table" ? value : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/command-texts.js
var command_texts = __webpack_require__(65271);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/start-content.js
var start_content = __webpack_require__(36219);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/glob.js

const glob_many = { kind: "many" };
const slash = { kind: "one", accepts: (sign) => sign === "/" };
const glob_first = { kind: "choice", choices: [[], [slash], [glob_many, slash]] };
const between = { kind: "choice", choices: [[slash], [slash, glob_many, slash]] };
const last = { kind: "choice", choices: [[slash, glob_many]] };
function compileGlob(pattern) {
    const compiled = new PatternReader(pattern).parts(0);
    const whole = compiled?.length === 1 && compiled[0] === glob_first ? [glob_many] : compiled;
    return whole && ((name) => reach(whole, [...name], new Set([0])).has([...name].length));
}
class PatternReader {
    #signs;
    #at = 0;
    constructor(pattern) {
        this.#signs = [...pattern];
    }
    parts(depth) {
        const found = [];
        while (this.#at < this.#signs.length) {
            const sign = this.#signs[this.#at] ?? "";
            if (depth > 0 && (sign === "," || sign === "}"))
                return found;
            this.#at++;
            if (sign === "*") {
                this.#stars(found, depth);
                continue;
            }
            const part = this.#partAfter(sign, depth);
            if (!part)
                return undefined;
            found.push(part);
        }
        return depth > 0 ? undefined : found;
    }
    #partAfter(sign, depth) {
        switch (sign) {
            case "?":
                return { kind: "any" };
            case "}":
                return undefined;
            case "{":
                return depth < 16 ? this.#choice(depth + 1) : undefined;
            case "[":
                return this.#signClass();
            default: {
                const literal = sign === "\\" ? this.#signs[this.#at++] : sign;
                if (literal === undefined)
                    return undefined;
                return literal === "/" ? slash : { kind: "one", accepts: (character) => character === literal };
            }
        }
    }
    #stars(found, depth) {
        const before = this.#signs[this.#at - 2];
        if (this.#signs[this.#at] !== "*")
            return void found.push(glob_many);
        const next = this.#signs[++this.#at];
        const ends = next === undefined || (depth > 0 && found.length > 0 && (next === "," || next === "}"));
        if ((found.length > 0 && before !== "/") || !(ends || next === "/"))
            return void found.push(glob_many);
        if (!ends)
            this.#at++;
        if (found.length === 0)
            return void found.push(glob_first);
        const known = found.pop();
        if (known === glob_first || known === last)
            found.push(known);
        else
            found.push(ends ? last : between);
    }
    #choice(depth) {
        const choices = [];
        for (;;) {
            const choice = this.parts(depth);
            if (!choice)
                return undefined;
            if (choice.length > 0)
                choices.push(choice);
            if (this.#signs[this.#at++] === "}")
                return { kind: "choice", choices: choices.length > 0 ? choices : [[]] };
        }
    }
    #signClass() {
        const negated = this.#signs[this.#at] === "!" || this.#signs[this.#at] === "^";
        if (negated)
            this.#at++;
        const end = this.#signs.indexOf("]", this.#at + 1);
        if (end < 0)
            return undefined;
        const set = this.#signs.slice(this.#at, end);
        this.#at = end + 1;
        const ranges = [];
        for (let i = 0; i < set.length; i++) {
            const sign = set[i] ?? "";
            const range = ranges.at(-1);
            if (sign !== "-" || !range || i + 1 === set.length)
                ranges.push([sign, sign]);
            else if ((range[1] = set[++i] ?? "") < range[0])
                return undefined;
        }
        return { kind: "one", accepts: (sign) => ranges.some(([from, to]) => from <= sign && sign <= to) !== negated };
    }
}
function reach(parts, name, from) {
    let places = from;
    for (const part of parts) {
        const next = new Set();
        if (part.kind === "many")
            for (let i = (0,many/* smallest */.o9)(places); i <= name.length; i++)
                next.add(i);
        else if (part.kind === "choice")
            for (const choice of part.choices)
                for (const place of reach(choice, name, places))
                    next.add(place);
        else
            for (const place of places)
                if (place < name.length && (part.kind === "any" || part.accepts(name[place] ?? "")))
                    next.add(place + 1);
        if (next.size === 0)
            return next;
        places = next;
    }
    return places;
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/tools.js


const pool = {
    read_file: ["read"],
    search: ["read"],
    skill: ["read"],
    goal_done: [],
    inspect_background_task: ["read"],
    fetch: ["network"],
    write_file: ["write"],
    edit_file: ["write"],
    spawn_agent: ["delegate"],
    cancel_background_task: ["execute"],
    bash: ["execute"],
};
const defaultTools = ["read_file", "search"];
function readPattern(pattern) {
    const literal = /^[^*?[\]{}\\]*/.exec(pattern)?.[0] ?? "";
    if (literal.length === pattern.length && !literal.startsWith("mcp__")) {
        const capabilities = Object.hasOwn(pool, pattern) ? pool[pattern] : undefined;
        return capabilities ? { kind: "tools", capabilities } : { kind: "unknown" };
    }
    const matches = compileGlob(pattern);
    if (!matches)
        return { kind: "invalid" };
    const matched = Object.entries(pool).filter(([tool]) => matches(tool));
    const servers = literal.startsWith("mcp__") || (literal.length < pattern.length && "mcp__".startsWith(literal));
    if (matched.length === 0 && !servers)
        return { kind: "unknown" };
    return {
        kind: "tools",
        capabilities: (0,capability/* inOrder */.al)([
            ...matched.flatMap(([, capabilities]) => capabilities),
            ...(servers ? ["external"] : []),
        ]),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/profile.js












function readProfile({ named, metadata, prompt, paths, reach, ineffective, native }) {
    const { source, root } = metadata;
    const home = { source, span: { start: metadata.span.start, end: metadata.span.start } };
    const hooks = profile_hooksIn(metadata, named);
    const commands = hooks.filter(({ handler }) => handler.kind === "command");
    return (0,profile/* profileFrom */.A)({
        home: home,
        name: (0,fact/* stated */.Eo)(named.name, (0,repo_text/* startOf */.GH)(source)),
        description: factOf(readKey(metadata, root, "description", decode/* string */.Yj), home),
        model: factOf(readKey(metadata, root, "model", decode/* string */.Yj) ?? readKey(metadata, tableAt(metadata, "default"), "model", decode/* string */.Yj), home),
        grants: grantsIn(metadata, home),
        extraGrants: commands.map(({ handler, span }) => ({
            tool: "hooks",
            capability: "execute",
            scope: handler.command,
            at: { source, span },
        })),
        hooks: hooks.map(({ event, handler, node, span }) => ({
            name: event,
            kind: handler.kind,
            value: handler.command,
            ...(0,command_texts/* surroundings */.i5)(node),
            content: (0,start_content/* startContent */.I)([event], [node], source),
            at: { source, span },
        })),
        limits: limitsIn(hooks, source),
        paths: [
            ...paths,
            ...hooks.flatMap(({ event, cwd }) => cwd
                ? [{ key: `hooks.${event}.cwd`, value: cwd.value, reach: reach(cwd.value), at: { source, span: cwd.span } }]
                : []),
        ],
        ineffective: [
            ...ineffective,
            ...ineffectiveTools(metadata),
            ...ineffectiveLimit(metadata),
            ...hooks.flatMap((hook) => ineffectiveHook(metadata, hook)),
        ],
        prompt,
        native,
    });
}
function factOf(read, home) {
    if (!read)
        return (0,fact/* missing */.LO)(home);
    return read.value instanceof decode/* DecodeError */.Xc ? (0,fact/* unreadable */.O$)(read.at, read.value.message) : (0,fact/* stated */.Eo)(read.value, read.at);
}
function allowIn({ root, dialect }) {
    const tools = root && (0,parsers_node/* entryOf */.Ms)(root, "tools")?.value;
    if (!tools)
        return undefined;
    const allow = tools.kind === "table"
        ? (0,parsers_node/* entryOf */.Ms)(tools, "allow")?.value
        : tools.kind === "list" && dialect.positional
            ? tools.items[0]
            : undefined;
    return allow && dialect.isNone(allow) !== true && !dialect.isUnit(allow) ? allow : undefined;
}
function patternsIn({ source, dialect }, allow) {
    return allow.items.flatMap((item) => {
        const pattern = (0,decode/* string */.Yj)(item, dialect);
        return pattern instanceof decode/* DecodeError */.Xc ? [] : [{ pattern, at: { source, span: item.span } }];
    });
}
function grantsIn(metadata, home) {
    const { source, root, dialect, span } = metadata;
    const tools = root && (0,parsers_node/* entryOf */.Ms)(root, "tools");
    if (!root)
        return (0,fact/* unreadable */.O$)({ source, span }, "the metadata cannot be read");
    const refused = tools && dialect.isNone(tools.value) !== true ? shapes.tools(tools.value, dialect) : undefined;
    const allow = allowIn(metadata);
    if (refused instanceof decode/* DecodeError */.Xc && allow?.kind !== "list")
        return (0,fact/* unreadable */.O$)({ source, span: refused.span }, refused.message);
    if (allow?.kind === "list") {
        const grants = patternsIn(metadata, allow).flatMap(({ pattern, at }) => {
            const reading = readPattern(pattern);
            return (reading.kind === "tools" ? reading.capabilities : ["external"]).map((capability) => ({
                tool: pattern,
                capability,
                scope: null,
                at,
            }));
        });
        return (0,fact/* stated */.Eo)(grants, { source, span: allow.span });
    }
    const grants = defaultTools.map((tool) => ({ tool, capability: "read", scope: null, at: home }));
    return (0,fact/* implied */.TU)(grants, tools ? { source, span: tools.key.span } : home, "no `tools.allow` means `read_file` and `search`");
}
function ineffectiveTools(metadata) {
    const { source, root, dialect } = metadata;
    const tools = root && (0,parsers_node/* entryOf */.Ms)(root, "tools");
    const allow = allowIn(metadata);
    if (tools?.value.kind === "list" && tools.value.items.length === 0 && dialect.positional) {
        return [
            {
                kind: "limit",
                what: "tools = []",
                because: "an empty list here means no `allow`, and so `read_file` and `search`",
                at: { source, span: tools.value.span },
            },
        ];
    }
    return allow?.kind !== "list"
        ? []
        : patternsIn(metadata, allow).flatMap(({ pattern, at }) => {
            const reading = readPattern(pattern);
            if (reading.kind === "invalid")
                return [
                    {
                        kind: "unknown-tool",
                        what: pattern,
                        because: "it is not a valid pattern, so the agent does not start",
                        at,
                    },
                ];
            if (reading.kind === "unknown")
                return [
                    {
                        kind: "unknown-tool",
                        what: pattern,
                        because: "unknown tool (names are case-sensitive), so the agent does not start",
                        at,
                    },
                ];
            return pattern === "spawn_agent"
                ? [
                    {
                        kind: "value",
                        what: pattern,
                        because: "a subagent can start others only if defect is set to a depth above 1",
                        at,
                    },
                ]
                : [];
        });
}
function ineffectiveLimit(metadata) {
    const limit = readKey(metadata, metadata.root, "request_limit", shapes.request_limit);
    const mode = readKey(metadata, metadata.root, "request_limit_mode", shapes.request_limit_mode);
    if (!limit || mode?.value !== "unbounded")
        return [];
    return [{ kind: "limit", what: "request_limit", because: "`request_limit_mode` is `unbounded`", at: limit.at }];
}
function profile_hooksIn({ root, dialect, hookDialect }, { source }) {
    const value = root && (0,parsers_node/* entryOf */.Ms)(root, "hooks")?.value;
    return [...(value ? readHooks(value, dialect) : [])].flatMap(([event, node]) => {
        const hooks = hooksOf(event, node, hookDialect, source);
        if (!(hooks instanceof decode/* DecodeError */.Xc))
            return [...hooks];
        const items = node.kind === "list" ? node.items : [];
        return items.flatMap((item) => {
            const single = hooksOf(event, { kind: "list", span: item.span, items: [item] }, hookDialect, source);
            return single instanceof decode/* DecodeError */.Xc ? [] : [...single];
        });
    });
}
function limitsIn(hooks, source) {
    const hider = hooks.find(({ handler }) => handler.kind === "builtin" && handler.command === secretsHider);
    if (!hider)
        return [];
    const because = "hides secrets from the subagent";
    return [{ setting: "hooks", value: secretsHider, strictness: 1, because, at: { source, span: hider.span } }];
}
function ineffectiveHook({ source }, { handler, glob }) {
    const ignored = handler.ignored.map(({ name, span }) => ({
        kind: /timeout|limit|max/i.test(name) ? "limit" : "value",
        what: name,
        because: `unknown key in a \`${handler.kind}\` hook`,
        at: { source, span },
    }));
    if (!glob || compileGlob(glob.value))
        return ignored;
    return [
        ...ignored,
        {
            kind: "value",
            what: glob.value,
            because: "it is not a valid pattern, so the hook never runs",
            at: { source, span: glob.span },
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/prompt.js

function resolvePrompt(repo, directory, file) {
    const components = (file.startsWith("/") ? file : `${directory}/${file}`)
        .split("/")
        .filter((segment) => segment !== "" && segment !== ".");
    if (file.startsWith("/"))
        return {
            kind: "escape",
            why: components.length === 0 ? "has no directory" : "leads out of the profile's directory",
        };
    const root = repo.resolve(directory);
    const parent = components.slice(0, -1);
    const missing = [];
    for (; parent.length > 0; missing.unshift(parent.pop() ?? "")) {
        const resolution = repo.resolve(parent.join("/"));
        if (resolution.kind === "unjudged")
            return { kind: "unjudged", problem: resolution.problem, path: resolution.path };
        if (resolution.kind === "outside")
            return { kind: "escape", why: "leads out of the profile's directory" };
        if (resolution.kind === "file" || resolution.kind === "directory")
            return inside(resolution.path, root.kind === "directory" ? root.path : directory, missing, components.at(-1));
        if (parent.at(-1) === "..")
            return { kind: "escape", why: "goes up from a directory that does not exist" };
    }
    return { kind: "escape", why: "leads out of the profile's directory" };
}
function inside(existing, root, missing, name) {
    if (!(0,repo_path/* isWithin */.UO)(existing, root))
        return { kind: "escape", why: "leads out of the profile's directory" };
    if (name === undefined || name === "..")
        return { kind: "escape", why: "names no file" };
    return { kind: "path", path: (0,repo_path/* join */.fj)(missing.reduce(repo_path/* join */.fj, existing), name) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/spec.js





function specOf(metadata, config, prompt, { name, directory, source }) {
    const hooks = {};
    for (const [event, node] of config.hooks) {
        const read = hooksOf(event, node, metadata.hookDialect, source);
        if (read instanceof decode/* DecodeError */.Xc)
            return { problem: { message: read.message, at: { source: metadata.source, span: read.span } } };
        if (read.length > 0)
            hooks[event] = read.map(({ native }) => native);
    }
    const limit = limitOf(config.request_limit, config.request_limit_mode);
    if (typeof limit === "string")
        return { problem: { message: limit, at: keyAt(metadata, "request_limit_mode") } };
    if (config.model !== null && config.default !== null && config.default.model !== null) {
        return {
            problem: {
                message: "both `model` and `default.model` name a model",
                at: keyAt(metadata, "default"),
                related: [{ message: "the other one", at: keyAt(metadata, "model") }],
            },
        };
    }
    const { sampling } = config;
    const float = (value) => (value === null ? null : floatText(value));
    return {
        native: {
            name,
            dir: directory,
            description: config.description,
            model: config.model ?? config.default?.model ?? null,
            system_prompt_text: prompt,
            tool_allow: config.tools?.allow ?? [...defaultTools],
            sampling: sampling && { ...sampling, temperature: float(sampling.temperature), top_p: float(sampling.top_p) },
            inherit_project_prompt: config.inherit_project_prompt,
            request_limit: limit,
            hooks,
        },
    };
}
function keyAt({ source, root, span }, name) {
    return { source, span: (root && (0,parsers_node/* entryOf */.Ms)(root, name)?.key.span) ?? { start: span.start, end: span.start } };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/candidate.js









const bodyOnly = "a single file takes its prompt from the text below, and may have no `prompt`";
async function readSingle(repo, named, path, source) {
    const common = { files: [path], name: named.name, unjudged: [] };
    const split = splitFrontmatter(source.text);
    if (!split)
        return { ...common, problem: { message: noFrontmatter(source.text), at: (0,repo_text/* startOf */.GH)(source) } };
    const metadata = await readMetadata(source, split.metadata, split.syntax);
    const text = source.text.slice(split.body.start, split.body.end);
    const prompt = { source: "body", path: null, text, at: { source, span: split.body } };
    const settled = settle(metadata, named, text, metadata.config?.prompt
        ? {
            message: bodyOnly,
            at: { source, span: (metadata.root && (0,parsers_node/* entryOf */.Ms)(metadata.root, "prompt")?.key.span) ?? split.metadata },
        }
        : undefined);
    const profile = readProfile({
        named,
        metadata,
        prompt,
        paths: [],
        reach: (value) => fromSession(repo, value),
        ineffective: closedEarly(source, split),
        native: settled.native,
    });
    return { ...common, profile, ...(settled.problem ? { problem: settled.problem } : {}) };
}
function fromSession(repo, value) {
    return repo.reach("", "", value);
}
function settle(metadata, named, prompt, fault) {
    const problem = metadata.problem ?? fault;
    if (problem || !metadata.config)
        return { native: undefined, ...(problem ? { problem } : {}) };
    const spec = specOf(metadata, metadata.config, prompt, named);
    return "native" in spec ? { native: () => spec.native } : { native: undefined, problem: spec.problem };
}
function noFrontmatter(text) {
    const start = (0,repo_text/* trimStart */.Dw)(text.replace(/^\ufeff+/, ""));
    const fence = /^(?:\+\+\+|---)/.exec(start)?.[0];
    if (fence === undefined)
        return "it has no frontmatter; begin the file with `+++` or `---`";
    return /^\r?\n/.test(start.slice(3))
        ? `its frontmatter is not closed by a line \`${fence}\``
        : `it has no frontmatter; put \`${fence}\` alone on its line`;
}
function closedEarly(source, { syntax, close, body }) {
    const fence = syntax === "toml" ? "+++" : "---";
    if (source.text.startsWith(fence, close.start))
        return [];
    const lines = source.text.slice(body.start, body.end).split("\n");
    const again = lines.findIndex((line) => line.trimEnd() === fence);
    if (!lines.slice(0, Math.max(again, 0)).some((line) => /^[a-z_]+\s*[:=]/.test(line)))
        return [];
    return [
        {
            kind: "limit",
            what: fence,
            because: "an indented fence also closes the metadata, so the keys below it are part of the prompt",
            at: { source, span: close },
        },
    ];
}
async function readFolder(repo, named, folder, content) {
    const path = (0,repo_path/* join */.fj)(folder, "config.toml");
    const common = { files: [path], name: named.name, unjudged: [] };
    if (content.kind === "unjudged")
        return { ...common, unjudged: [{ message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) }] };
    if (content.kind !== "text") {
        const at = content.kind === "not-utf8" ? (0,repo_text/* startOf */.GH)(content.source) : (0,repo_text/* placeOfPath */.Es)(path);
        return { ...common, problem: { message: "it is not UTF-8", at } };
    }
    const { source } = content;
    const metadata = await readMetadata(source, { start: 0, end: source.text.length }, "toml");
    const keys = promptKeysOf(metadata);
    const { inline, file, text, at } = keys;
    const paths = inline !== undefined && !file
        ? []
        : [{ key: "prompt.file", value: keys.path, reach: repo.reach(folder, folder, keys.path), at }];
    const read = inline !== undefined
        ? { prompt: { source: "inline", path: null, text: inline, at: text?.at ?? (0,repo_text/* startOf */.GH)(source) } }
        : await readPrompt(repo, folder, keys.path, at);
    const settled = settle(metadata, named, read.prompt.text, twoPrompts(metadata, keys) ?? read.problem);
    const profile = readProfile({
        named,
        metadata,
        prompt: read.prompt,
        paths,
        reach: (value) => fromSession(repo, value),
        ineffective: [],
        native: settled.native,
    });
    return {
        ...common,
        files: read.prompt.path === null ? [path] : [path, read.prompt.path],
        profile,
        ...(settled.problem ? { problem: settled.problem } : {}),
        unjudged: read.unjudged ? [read.unjudged] : [],
    };
}
function promptKeysOf(metadata) {
    const { source, root, config } = metadata;
    const table = tableAt(metadata, "prompt");
    const [text, file] = [readKey(metadata, table, "text", decode/* string */.Yj), readKey(metadata, table, "file", decode/* string */.Yj)];
    const decoded = config?.prompt;
    const key = root && (0,parsers_node/* entryOf */.Ms)(root, "prompt");
    return {
        text,
        file,
        inline: readable(text) ?? decoded?.text ?? undefined,
        path: readable(file) ?? decoded?.file ?? "system.md",
        at: file?.at ?? (key && decoded?.file ? { source, span: key.value.span } : (0,repo_text/* startOf */.GH)(source)),
    };
}
function readable(read) {
    return typeof read?.value === "string" ? read.value : undefined;
}
function twoPrompts({ source, root, config }, { text, file }) {
    const key = root && (0,parsers_node/* entryOf */.Ms)(root, "prompt");
    const prompt = config?.prompt;
    if (!key || typeof prompt?.text !== "string" || typeof prompt.file !== "string")
        return undefined;
    return {
        message: "both `prompt.text` and `prompt.file` set a prompt",
        at: text?.at ?? { source, span: key.value.span },
        ...(file ? { related: [{ message: "the other one", at: file.at }] } : {}),
    };
}
async function readPrompt(repo, folder, value, at) {
    const none = { source: "none", path: null, text: "", at };
    const resolved = resolvePrompt(repo, folder, value);
    if (resolved.kind === "escape")
        return { prompt: none, problem: { message: `\`prompt.file\` \`${value}\` ${resolved.why}`, at } };
    if (resolved.kind === "unjudged")
        return { prompt: none, unjudged: { message: resolved.problem, at: (0,repo_text/* placeOfPath */.Es)(resolved.path) } };
    const content = await repo.read(resolved.path);
    if (content.kind === "text")
        return {
            prompt: { source: "file", path: content.source.path, text: content.source.text, at: (0,repo_text/* startOf */.GH)(content.source) },
        };
    if (content.kind === "unjudged")
        return { prompt: none, unjudged: { message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) } };
    if (content.kind === "not-utf8")
        return { prompt: none, problem: { message: `its prompt \`${value}\` is not UTF-8`, at: (0,repo_text/* startOf */.GH)(content.source) } };
    const { resolution } = content;
    if (resolution.kind === "outside") {
        const message = `is a link out of the repository to \`${resolution.target}\`, which is not checked`;
        const at = (0,repo_text/* placeOfPath */.Es)(resolution.link ?? resolved.path);
        return { prompt: { ...none, source: "file" }, unjudged: { message, at } };
    }
    const why = {
        directory: "is a directory",
        file: "is a file",
        missing: "does not exist",
        loop: "is a circular link",
        "not-a-directory": "lies below a file",
    };
    return { prompt: none, problem: { message: `its prompt \`${value}\` ${why[resolution.kind]}`, at } };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/unread-fault.js
var unread_fault = __webpack_require__(47074);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/layer.js






async function readLayer(repo, source, root, settings = [], governs) {
    const resolution = repo.resolve(root);
    const { authority, unjudged } = await readAuthority(repo, settings);
    const common = { name: source, root, authority, ...(governs === undefined ? {} : { governs }) };
    const empty = { candidates: [], asides: [], unjudged, failure: undefined };
    if (resolution.kind === "missing")
        return { ...empty, layer: { ...common, status: "absent" } };
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return {
            ...empty,
            layer: { ...common, status: "absent" },
            unjudged: [...unjudged, (0,unread_fault/* notInTreeProblem */.E)(root, resolution)],
        };
    if (resolution.kind === "file" && (0,repo_path/* extensionOf */.je)(root) === "md")
        return assemble(common, unjudged, [await readEntry(repo, source, (0,repo_path/* directoryOf */.jt)(root), (0,repo_path/* nameOf */.Vb)(root))]);
    if (resolution.kind !== "directory") {
        const problem = { message: "it is not a readable directory", at: (0,repo_text/* placeOfPath */.Es)(root) };
        return { ...empty, layer: { ...common, status: "failed", problem }, failure: problem };
    }
    return assemble(common, unjudged, await Promise.all(repo.names(root).map((name) => readEntry(repo, source, root, name))));
}
function assemble(common, unread, reads) {
    const candidates = withoutTwins(reads.flatMap(({ candidate }) => candidate ?? []));
    const failure = candidates.find(({ problem }) => problem)?.problem;
    const layer = { ...common, status: failure ? "failed" : "loaded" };
    return {
        layer,
        candidates,
        asides: reads.flatMap(({ aside }) => (aside ? { layer, ...aside } : [])),
        unjudged: [
            ...unread,
            ...reads.flatMap(({ unjudged }) => unjudged ?? []),
            ...candidates.flatMap(({ unjudged }) => unjudged),
        ],
        failure,
    };
}
function withoutTwins(candidates) {
    const first = new Map();
    return candidates.map((candidate) => {
        const twin = first.get(candidate.name);
        if (!twin)
            first.set(candidate.name, candidate);
        if (!twin || candidate.problem)
            return candidate;
        const related = [{ message: "the other one", at: (0,repo_text/* placeOfPath */.Es)(twin.files[0] ?? "") }];
        return {
            ...candidate,
            problem: {
                message: `a folder and a file are both named \`${candidate.name}\``,
                at: (0,repo_text/* placeOfPath */.Es)(candidate.files[0] ?? ""),
                related,
            },
        };
    });
}
async function readEntry(repo, source, root, name) {
    const path = (0,repo_path/* join */.fj)(root, name);
    const unnameable = [path, (0,repo_path/* join */.fj)(path, "config.toml")].some((at) => repo.entries.get(at)?.kind === "unnameable");
    const entry = { repo, source, root, name, path, unnameable };
    const resolution = repo.resolve(path);
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return { unjudged: (0,unread_fault/* notInTreeProblem */.E)(path, resolution) };
    return resolution.kind === "directory" ? readDirectory(entry) : readFile(entry, resolution.kind === "loop");
}
function dropped({ path }, message) {
    return { aside: { files: [path], verdict: { kind: "dropped", problem: { message, at: (0,repo_text/* placeOfPath */.Es)(path) } } } };
}
function passedOver({ path }) {
    return { aside: { files: [path], verdict: { kind: "passed-over" } } };
}
async function readDirectory(entry) {
    const { repo, source, name, path } = entry;
    const config = (0,repo_path/* join */.fj)(path, "config.toml");
    const resolution = repo.resolve(config);
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return { unjudged: (0,unread_fault/* notInTreeProblem */.E)(config, resolution) };
    if (entry.unnameable)
        return dropped(entry, "its name is not UTF-8");
    if (resolution.kind !== "file")
        return (await misplaced(entry)) ?? passedOver(entry);
    return { candidate: await readFolder(repo, { name, directory: path, source }, path, await repo.read(config)) };
}
async function readFile(entry, isLoop) {
    const { repo, source, root, name, path } = entry;
    const extension = (0,repo_path/* extensionOf */.je)(name);
    if (extension !== "md")
        return /^(md|mdx|markdown|ya?ml|toml)$/i.test(extension ?? "")
            ? dropped(entry, "only folders with `config.toml` and files `*.md` are read here")
            : passedOver(entry);
    if (entry.unnameable)
        return dropped(entry, "its name is not UTF-8");
    const named = { name: (0,repo_path/* stemOf */.Vc)(name), directory: root, source };
    const content = await repo.read(path);
    if (content.kind === "text")
        return { candidate: await readSingle(repo, named, path, content.source) };
    if (content.kind === "unjudged")
        return { unjudged: { message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) } };
    const problem = content.kind === "not-utf8"
        ? { message: "it is not UTF-8", at: (0,repo_text/* startOf */.GH)(content.source) }
        : {
            message: isLoop ? "it is a circular link" : "it is a broken link",
            at: (0,repo_text/* placeOfPath */.Es)(path),
        };
    return { candidate: { files: [path], name: named.name, problem, unjudged: [] } };
}
async function misplaced(entry) {
    const { repo, path: folder } = entry;
    const names = repo.names(folder);
    const meant = names.find((name) => /^(system\.md|config\..+)$/i.test(name));
    if (meant === "config.toml")
        return dropped(entry, "its `config.toml` is not a file");
    if (meant !== undefined)
        return dropped(entry, `a folder needs a \`config.toml\` to be a profile, and this one has \`${meant}\` only`);
    for (const name of names.filter((name) => (0,repo_path/* extensionOf */.je)(name) === "md")) {
        const content = await repo.read((0,repo_path/* join */.fj)(folder, name));
        if (content.kind === "text" && splitFrontmatter(content.source.text))
            return dropped(entry, `it contains \`${name}\`, and subfolders are not read`);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/nested.js


function nestedProfiles(repo, read) {
    const directories = [...repo.holding(".defect")]
        .filter((directory) => !repo.isUsers(directory))
        .map((directory) => (0,repo_path/* join */.fj)(directory, ".defect/agents"));
    return directories
        .sort(repo_path/* byBytes */.bg)
        .filter((directory) => !read.has(directory))
        .flatMap((root) => {
        const profiles = repo.names(root).flatMap((name) => {
            const path = (0,repo_path/* join */.fj)(root, name);
            const config = (0,repo_path/* join */.fj)(path, "config.toml");
            return repo.resolve(config).kind === "file"
                ? [config]
                : (0,repo_path/* extensionOf */.je)(name) === "md" && repo.resolve(path).kind === "file"
                    ? [path]
                    : [];
        });
        const message = "only `.defect/agents` at the repository's root is read";
        return profiles.map((path) => ({
            layer: { name: "outside", root, status: "absent", authority: [] },
            files: [path],
            verdict: { kind: "dropped", problem: { message, at: (0,repo_text/* placeOfPath */.Es)(path) } },
        }));
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/defect/index.js






const places = [
    ".defect/agents/*.md",
    ".defect/agents/*/config.toml",
    ".defect/config.toml",
    ".defect/config.local.toml",
];
const settingsFiles = [".env", ".mcp.json", ".defect/config.toml", ".defect/config.local.toml"];
/* harmony default export */ const defect = ((0,host/* defineHost */.YB)({
    title: "defect",
    url: "https://docs.rs/defect-config",
    editions: ["0.1"],
    certainty: "measured",
    failsWhole: true,
    patterns: [
        ...places,
        ".mcp.json",
        "$XDG_CONFIG_HOME/defect/agents/*.md",
        "$XDG_CONFIG_HOME/defect/agents/*/config.toml",
        "$XDG_CONFIG_HOME/defect/config.toml",
    ],
    ownPatterns: [...places, "**/.defect/**", "$XDG_CONFIG_HOME/defect/**"],
    folders: folders,
    async load(repo, where) {
        const user = await userLayer(repo, where);
        const { layers: projects, directories } = await projectLayers(repo, where);
        const layers = [...(user && exists(user) ? [user] : []), ...projects];
        const nested = where.starts.includes("") ? nestedProfiles(repo, directories) : [];
        if (layers.length === 0 && nested.length === 0)
            return host/* absentLoad */._e;
        const failure = layers.find(({ failure }) => failure)?.failure;
        const ownItems = projects.map((project) => itemsOf(project, user?.failure ?? project.failure, []));
        return {
            status: failure ? "failed" : layers.length > 0 ? "loaded" : "absent",
            ...(failure ? { problem: failure } : {}),
            layers: layers.map(({ layer }) => layer),
            items: [...(user ? itemsOf(user, failureForUser(user, projects), ownItems) : []), ...ownItems.flat(), ...nested],
            unjudged: layers.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
function exists({ layer, unjudged }) {
    return layer.status !== "absent" || layer.authority.length + unjudged.length > 0;
}
async function userLayer(repo, { user }) {
    const home = user && userDirectory(user);
    return home === undefined ? undefined : readLayer(repo, "user", (0,repo_path/* join */.fj)(home, "agents"), [(0,repo_path/* join */.fj)(home, "config.toml")]);
}
async function projectLayers(repo, where) {
    const roots = rootsOf(where).filter((root) => repo.entries.get(root)?.kind !== "submodule");
    const rootOf = new Map(roots.map((root) => [(0,repo_path/* join */.fj)(root, ".defect/agents"), root]));
    const directories = new Set([...rootOf.keys(), ...where.dirs]);
    const read = await Promise.all([...directories].map((directory) => {
        const root = rootOf.get(directory);
        const settings = root === undefined ? [] : settingsFiles.map((path) => (0,repo_path/* join */.fj)(root, path));
        return readLayer(repo, "project", directory, settings, root);
    }));
    return { layers: read.filter(exists), directories };
}
function failureForUser(user, projects) {
    return user.failure ?? (projects.every((project) => project.failure) ? projects[0]?.failure : undefined);
}
function userDirectory({ xdgConfigHome, home }) {
    return xdgConfigHome !== undefined
        ? (0,repo_path/* join */.fj)(xdgConfigHome, "defect")
        : home === undefined
            ? undefined
            : (0,repo_path/* join */.fj)(home, ".config/defect");
}
function rootsOf({ starts, repositoryRoots }) {
    const nearest = starts.flatMap((start) => repositoryRoots
        .filter((root) => (0,repo_path/* isWithin */.UO)(start, root))
        .sort((a, b) => b.length - a.length)
        .slice(0, 1));
    return repositoryRoots.filter((root) => nearest.includes(root));
}
function itemsOf({ layer, candidates, asides }, failure, winners) {
    const seen = candidates.filter(({ profile, problem }) => profile || problem);
    return [
        ...seen.map((candidate) => ({
            layer,
            files: candidate.files,
            verdict: verdictOf(candidate, failure, winners),
            ...(candidate.profile ? { profile: candidate.profile } : {}),
        })),
        ...asides,
    ];
}
function verdictOf({ name, problem, files }, failure, winners) {
    if (problem)
        return { kind: "rejected", problem };
    if (failure) {
        const message = `defect does not start because of \`${failure.at.source.path}\``;
        return {
            kind: "lost",
            problem: { message, at: (0,repo_text/* placeOfPath */.Es)(files[0] ?? ""), related: [{ message: failure.message, at: failure.at }] },
        };
    }
    const by = winners.map((items) => items.find(({ profile, verdict }) => profile?.identity === name && verdict.kind === "loaded"));
    return by[0] && by.every((item) => item) ? { kind: "shadowed", by: by[0] } : { kind: "loaded" };
}


/***/ }),

/***/ 50717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf),
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
function lineOf(words) {
    return words.map(quoted).join(" ");
}
function wordsOf(line) {
    return [...line.matchAll(/"((?:[^"\\]|\\[^])*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a?.replace(/\\(["\\])/g, "$1") ?? b ?? c ?? "");
}
function quoted(word) {
    if (word !== "" && !/[\s"']/.test(word))
        return word;
    return word.includes("'") ? `"${word.replace(/["\\]/g, "\\$&")}"` : `'${word}'`;
}


/***/ }),

/***/ 3641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ defaultEditionOf),
/* harmony export */   Us: () => (/* binding */ formerEdition),
/* harmony export */   YB: () => (/* binding */ defineHost),
/* harmony export */   _e: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
function defaultEditionOf({ editions, defaultEdition }) {
    return defaultEdition ?? editions[0];
}
function formerEdition({ formerEditions = {} }, edition) {
    const successor = Object.hasOwn(formerEditions, edition) ? formerEditions[edition] : undefined;
    return successor === undefined ? undefined : `edition \`${edition}\` is now named \`${successor}\``;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 70536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ maxValues),
/* harmony export */   Bc: () => (/* binding */ placedAt),
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   P5: () => (/* binding */ setOwn),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   dn: () => (/* binding */ plainScalar),
/* harmony export */   g1: () => (/* binding */ lastOf),
/* harmony export */   jc: () => (/* binding */ textOfData),
/* harmony export */   kW: () => (/* binding */ plainScalarAt),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
function entryOf(table, name) {
    const { entries } = table;
    for (let i = 0; i < entries.length; i++)
        if (entries[i]?.name === name)
            return entries[i];
    return undefined;
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}
function lastOf(node, name) {
    if (node?.kind !== "table")
        return undefined;
    const { entries } = node;
    for (let i = entries.length - 1; i >= 0; i--)
        if (entries[i]?.name === name)
            return entries[i]?.value;
    return undefined;
}
function placedAt(node, span) {
    if (node.kind === "list")
        return { ...node, span, items: node.items.map((item) => placedAt(item, span)) };
    if (node.kind === "scalar")
        return { ...node, span };
    const entries = node.entries.map(({ key, name, value }) => ({
        key: placedAt(key, span),
        name,
        value: placedAt(value, span),
    }));
    return { ...node, span, entries };
}
function listItems(node) {
    return node?.kind === "list" ? node.items : [];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
function isText(node) {
    return node?.kind === "scalar" && typeof node.value === "string";
}
function isNull(node) {
    return node?.kind === "scalar" && node.value === null;
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function isFalse(node) {
    return node?.kind === "scalar" && node.value === false;
}
function plainScalar(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}
function plainScalarAt(text, start) {
    return plainScalar(text, { start, end: start + text.length });
}
function isEmptyValue(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
const maxValues = 2_000;
function jsonOf(node, budget = { left: maxValues }, depth = 0) {
    if (--budget.left < 0 || depth > 40)
        return null;
    if (node.kind === "scalar")
        return typeof node.value === "object" && node.value !== null ? node.text : node.value;
    if (node.kind === "table")
        return recordOf(node.entries, budget, depth);
    const items = [];
    for (const item of node.items) {
        if (items.length >= maxValues)
            break;
        items.push(jsonOf(item, budget, depth + 1));
    }
    return items;
}
function textOfData(value) {
    return JSON.stringify(value, (_, inner) => typeof inner === "bigint" || (typeof inner === "number" && !Number.isFinite(inner)) ? String(inner) : inner);
}
function recordOf(entries, budget, depth) {
    const record = {};
    const count = Math.min(entries.length, maxValues);
    for (let i = 0; i < count; i++) {
        const { name, value } = entries[i];
        if (name !== undefined)
            setOwn(record, name, jsonOf(value, budget, depth + 1));
    }
    return record;
}
function setOwn(record, name, value) {
    if (name === "__proto__")
        Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
    else
        record[name] = value;
}


/***/ }),

/***/ 70231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Gh: () => (/* binding */ readableText),
/* harmony export */   bC: () => (/* binding */ unjudged)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);


function unjudged(path, problem) {
    return { kind: "unjudged", source: { path, text: "" }, problem };
}
function readableText(content) {
    if (content.kind === "text")
        return content.source;
    return content.kind === "not-utf8" ? content.decoded : undefined;
}
function contentOf(path, bytes) {
    if (bytes.length > _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.fileBytes)
        return unjudged(path, (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLarge */ .g$)(bytes.length));
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes);
    if (text === undefined)
        return { kind: "not-utf8", source: { path, text: "" }, decoded: { path, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeLossily */ .y2)(bytes) } };
    if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text))
        return unjudged(path, "is a Git LFS pointer, whose content is not part of this tree");
    return { kind: "text", source: { path, text }, bytes: bytes.length };
}


/***/ }),

/***/ 64951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   HO: () => (/* binding */ TextNotKept),
/* harmony export */   Vt: () => (/* binding */ outlined),
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   y2: () => (/* binding */ decodeLossily)
/* harmony export */ });
function startOf(source) {
    return { source, span: { start: 0, end: 0 } };
}
function placeOfPath(path) {
    return startOf({ path, text: "" });
}
const lasting = new WeakMap();
let [recent, former] = [new Map(), new Map()];
const [mostRecent, smallText] = [512, 1 << 16];
class TextNotKept extends Error {
    constructor(what) {
        super(`${what} was not kept`);
        this.name = "TextNotKept";
    }
}
function outlined(path, outline) {
    const source = {
        path,
        get text() {
            throw new TextNotKept(`the text of ${path}`);
        },
    };
    lasting.set(source, outline);
    return source;
}
function positionAt(source, offset) {
    const { starts, length } = outlineOf(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const { starts } = outlineOf(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function outlineOf(source) {
    const known = recent.get(source) ?? lasting.get(source);
    if (known)
        return known;
    const outline = former.get(source) ?? outlineIn(source);
    if (outline.length > smallText)
        lasting.set(source, outline);
    else {
        if (recent.size >= mostRecent)
            [recent, former] = [new Map(), recent];
        recent.set(source, outline);
    }
    return outline;
}
function outlineIn({ text }) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    return { starts, length: text.length };
}
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeLossily(bytes) {
    return lossy.decode(bytes);
}
function decodeText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function trim(text) {
    return trimStart(trimEnd(text));
}
function trimStart(text) {
    return isOrdinary(text.charCodeAt(0))
        ? text
        : text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function isOrdinary(code) {
    return code > 0x20 && code < 0x7f;
}
function trimEnd(text) {
    let end = text.length;
    if (isOrdinary(text.charCodeAt(end - 1)))
        return text;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ })

};
;