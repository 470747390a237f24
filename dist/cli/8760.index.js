"use strict";
exports.id = 8760;
exports.ids = [8760,3473];
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

/***/ 45312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent/second-try.js
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent/document.js



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
    const node = exact.kind === "problem" ? (0,json.parseJsonc)(blanked) : exact;
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


/***/ }),

/***/ 25161:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ templateCommands),
/* harmony export */   P4: () => (/* binding */ readCommands),
/* harmony export */   Vg: () => (/* binding */ commandPatterns)
/* harmony export */ });
/* harmony import */ var _kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _agent_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45312);
/* harmony import */ var _settings_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44808);






const own = [".opencode", ".kilo", ".kilocode"];
const commands = ["command", "commands"].flatMap((folder) => own.map((root) => `${root}/${folder}`));
const skills = ["skill", "skills"].flatMap((folder) => own.map((root) => `${root}/${folder}`));
const foreign = [".claude/skills", ".agents/skills"];
const workflows = [".kilocode/workflows", ".kilo/workflows"];
const commandPatterns = [
    ...own.flatMap((root) => [`**/${root}/command/**/*.md`, `**/${root}/commands/**/*.md`]),
    ...workflows.map((folder) => `**/${folder}/*.md`),
];
async function readCommands(repo, directories) {
    const layers = [];
    for (const directory of directories)
        for (const folder of [...commands, ...workflows, ...skills, ...foreign]) {
            const layer = await readFolder(repo, directory, folder);
            if (layer)
                layers.push(layer);
        }
    return layers;
}
async function readFolder(repo, directory, folder) {
    const root = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, folder);
    const isWorkflows = workflows.includes(folder);
    const isCommands = isWorkflows || commands.includes(folder);
    const { files, unjudged } = (0,_kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, root, {
        isIncluded: (name) => (isCommands ? name.endsWith(".md") : name === "SKILL.md"),
        deep: !isWorkflows,
    });
    const read = await (0,_kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readEach */ .e2)(repo, files, async (source, path) => {
        const name = isCommands ? path.slice(root.length + 1).replace(/\.md$/, "") : (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path));
        return isWorkflows
            ? workflowFacts(repo, path, source, name)
            : { authority: await factsOf(source, name), unjudged: [] };
    });
    const authority = read.results.flatMap((facts) => facts.authority);
    const problems = [...unjudged, ...read.results.flatMap((facts) => facts.unjudged), ...read.unjudged];
    if (authority.length + problems.length === 0)
        return undefined;
    const layer = { name: "project", root, status: "loaded", authority, governs: directory };
    return { layer, unjudged: problems, directory, isOwn: !foreign.includes(folder) };
}
async function workflowFacts(repo, path, source, name) {
    const span = { start: 0, end: source.text.length };
    const written = { kind: "scalar", span, text: source.text, value: source.text, style: "plain" };
    const { files, cut } = await (0,_settings_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .filesPutIn */ .sw)(repo, path, source);
    const text = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_settings_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .withFiles */ .oT)(written, files, true)) ?? "";
    const open = (0,_settings_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .puzzlesIn */ .l2)(written, source, (file) => (0,_settings_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOut */ .qm)(repo, path, file));
    const own = inlineIn(source, span, name);
    const seen = new Set(own.map(({ content }) => content));
    const added = inlineIn({ ...source, text }, { start: 0, end: text.length }, name)
        .filter(({ content }) => !seen.has(content))
        .map((authority) => ({ ...authority, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(source) }));
    return {
        authority: [...own, ...added],
        unjudged: [...open, ...cut].map((problem) => problem.at.source === source ? { ...problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(source) } : problem),
    };
}
async function factsOf(source, name) {
    const { body, table } = await (0,_agent_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u)(source.text);
    const agent = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "agent");
    const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(agent)?.trim() ?? "";
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
    return [...((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(template) ?? "").matchAll(inline)].map(([, command = ""]) => inlineCommand(command, name));
}


/***/ }),

/***/ 8760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26269);



const asksNothing = "approves everything that no rule denies";
const flags = {
    "--auto": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--dangerously-skip-permissions --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--attach VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on another machine"),
    "--pure": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("ignores plugins, including those that guard tools"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .harmlessFlags */ .xK)(`--help -h; --version -v; --print-logs; --log-level VALUE; --command VALUE; --continue -c; --session -s VALUE
    --fork; --share; --model -m VALUE; --agent VALUE; --format VALUE; --file -f VALUE; --title VALUE
    --password -p VALUE; --username -u VALUE; --dir VALUE; --port VALUE; --hostname VALUE; --variant VALUE
    --thinking; --interactive -i; --prompt VALUE; --event VALUE; --token VALUE; --mdns; --cors VALUE
    --cloud-fork; --worktree VALUE; --mdns-domain VALUE`),
};
const limits = /"(?:bash|\*)"\s*:\s*(?:\{\s*"\*"\s*:\s*)?"(?:ask|deny)"|^\s*"?(?:ask|deny)"?\s*$/;
const permissions = [
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("allows every tool", /"\*"\s*:\s*"allow"|^\s*"?allow"?\s*$/),
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("allows tools", /^(?!.*"\*"\s*:\s*"allow").*:\s*"allow"/s),
];
const plain = {
    unless: { OPENCODE_PERMISSION: limits, KILO_PERMISSION: limits },
    unlessSettings: /^(?:permission|(?:permission\.)?(?:\*|bash)(?:\.\*)?) = (?:ask|deny)$/,
    effect: "auto-approves",
    because: "runs every command, edit and fetch that no rule denies or asks for, without asking",
    instead: "set `bash` to `deny` under `permission` in `opencode.json`, or its pattern `*`, and allow what it needs",
};
const uses = ["anomalyco/opencode/github", "sst/opencode/github"];
const launch = {
    program: "opencode",
    programs: ["opencode", "opencode-ai", "kilo", "@kilocode/cli"],
    prefixes: ["OPENCODE", "KILO", "ANTHROPIC", "OPENAI"],
    uses,
    flags,
    commands: {
        ...Object.fromEntries("run github serve web pr".split(" ").map((name) => [name, "start"])),
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        plug: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        ...Object.fromEntries("completion acp mcp debug providers auth agent upgrade uninstall models stats export import session db"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        { by: ["run"], ...plain, certainty: "measured" },
        { by: ["github", "pr"], ...plain, certainty: "assumed" },
    ],
    variables: { OPENCODE_PERMISSION: permissions, KILO_PERMISSION: permissions },
    actions: [
        {
            name: "opencode/github",
            uses,
            startsWith: "github",
            inputs: (0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .harmlessFlags */ .xK)("model; agent; share; prompt; use_github_token; mentions; variant; oidc_base_url; token; version"),
        },
    ],
    settings: (root, source) => (root.kind === "table" ? (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .decidedBy */ .yP)(root, source, "1").authority : []),
};


/***/ }),

/***/ 77753:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ grantsFrom),
/* harmony export */   WQ: () => (/* binding */ bypassesOf),
/* harmony export */   b1: () => (/* binding */ callRulesOf),
/* harmony export */   jb: () => (/* binding */ startsOf),
/* harmony export */   mF: () => (/* binding */ defaultsAt)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7277);
/* harmony import */ var _model_interpreter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69349);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8011);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39039);
/* harmony import */ var _unknown_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55183);






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
    const base = own.findLast(({ action, resource }) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isEverything */ .CM)(action) && (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isEverything */ .CM)(resource));
    if (base)
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .stated */ .Eo)(grants, base.at);
    if (builtin)
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .implied */ .TU)(grants, own[0]?.at ?? home, `it changes the built-in \`${builtin.name}\`, whose permissions stay on`);
    const narrowed = sessions.some(({ above }) => above.some(({ effect }) => effect === "deny"));
    const [first] = own;
    if (!first)
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .implied */ .TU)(grants, home, `no \`${named}\` means every tool${narrowed ? " that the project's settings do not deny" : ""}`);
    const denies = narrowed || own.some(({ effect }) => effect === "deny");
    return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .implied */ .TU)(grants, first.at, denies
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
function callRulesOf(own, { builtin, sessions }, home) {
    return sessions.map(({ above, own: merged = own }) => ({
        below: [defaultsAt(home), builtin?.rules ?? [], above],
        own: merged,
    }));
}
function startsOf(own, { builtin, sessions }, edition, home) {
    const [action] = (0,_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .powersIn */ .g5)(edition).flatMap((power) => (power.capability === "delegate" ? [power.action] : []));
    const lists = sessions.map(({ above, own: merged = own }) => [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged].filter((rule) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesCallPattern */ .E3)({ text: action ?? "", pattern: rule.action })));
    if (lists.some((rules) => rules.every(({ effect }) => effect !== "deny")))
        return undefined;
    return (name) => lists.some((rules) => rules.findLast(({ resource }) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesCallPattern */ .E3)({ text: name, pattern: resource }))?.effect !== "deny");
}
const mostNames = 50;
function granted(rules, edition, home) {
    const grants = [];
    const add = (action, tool, capability) => {
        const { rule, exceptions } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(action, rules);
        if (rule && rule.effect !== "deny")
            grants.push({
                tool,
                capability,
                scope: null,
                at: rule.from === "profile" ? rule.at : home,
                ...(rule.effect === "ask" ? { asks: true } : {}),
                ...(rule.from === "profile" && rule.action === action ? { allowedBy: rule.written } : {}),
            });
        else
            for (const { resource, at, from } of exceptions)
                grants.push({ tool, capability, scope: resource, at: from === "profile" ? at : home });
    };
    for (const { action, capability } of (0,_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .powersIn */ .g5)(edition))
        add(action, action, capability);
    add("\0", "*", "external");
    if (!grants.some(({ capability, scope }) => capability === "external" && scope === null)) {
        const names = [...new Set(rules.map(({ action }) => action))].filter((name) => !(0,_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .isKnown */ .qE)(name, edition) &&
            (0,_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .meantBy */ .Pn)(name, edition) === undefined &&
            (0,_unknown_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isPossible */ .wC)(name) &&
            !(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isEverything */ .CM)(name) &&
            !matchesSomeKnown(name, edition));
        if (names.length <= mostNames)
            for (const name of names)
                add(name, name, "external");
        else
            grants.push({ tool: "*", capability: "external", scope: null, at: home });
    }
    const whole = _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.every((capability) => grants.some((grant) => grant.capability === capability && grant.scope === null));
    const every = whole &&
        (0,_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .powersIn */ .g5)(edition).every(({ action }) => grants.some(({ tool, scope }) => tool === action && scope === null));
    return every
        ? _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.map((capability) => ({
            tool: "*",
            capability,
            scope: null,
            at: grants.find((grant) => grant.capability === capability)?.at ?? home,
            ...(grants.every((grant) => grant.capability !== capability || grant.asks) ? { asks: true } : {}),
        }))
        : grants;
}
function matchesSomeKnown(pattern, edition) {
    return (0,_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .powersIn */ .g5)(edition).some(({ action }) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesCallPattern */ .E3)({ text: action, pattern: pattern }));
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
    const { rule, exceptions } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)("external_directory", own);
    const found = [];
    if (rule?.effect === "allow")
        found.push((0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isEverything */ .CM)(rule.action)
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
    return (0,_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .powersIn */ .g5)(edition).flatMap(({ action, capability }) => {
        const { rule, exceptions } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(action, own);
        if (capability !== "execute" || !rule || rule.effect === "allow")
            return [];
        return exceptions.flatMap((exception) => {
            const interpreter = exception.effect === "allow" ? (0,_model_interpreter_js__WEBPACK_IMPORTED_MODULE_1__/* .interpreterIn */ .gk)(exception.resource, "text") : undefined;
            if (!interpreter)
                return [];
            const because = `lets ${(0,_model_interpreter_js__WEBPACK_IMPORTED_MODULE_1__/* .shownInterpreter */ .w$)(interpreter)} run any code without asking, which is every command`;
            return [{ rule: exception, effect: "interpreter", because }];
        });
    });
}
function overrides(own, { builtin, sessions }, edition, home) {
    const allowing = (0,_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .powersIn */ .g5)(edition).flatMap(({ action, capability }) => {
        const rule = capability === "write" || capability === "execute" ? (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(action, own).rule : undefined;
        return rule?.effect === "allow" ? [{ action, rule }] : [];
    });
    return sessions.flatMap(({ above }) => allowing.flatMap(({ action, rule }) => {
        const before = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(action, [...defaultsAt(home), ...(builtin?.rules ?? []), ...above]).rule;
        if (before?.from !== "settings" || before.effect === "allow")
            return [];
        const because = `takes back \`${before.written}\` of \`${before.at.source.path}\``;
        return [{ rule, effect: "auto-approve", because }];
    }));
}


/***/ }),

/***/ 74570:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UI: () => (/* binding */ ineffectiveRules),
/* harmony export */   Wn: () => (/* binding */ idleTools),
/* harmony export */   q1: () => (/* binding */ idleRules)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70536);
/* harmony import */ var _grants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77753);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8011);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39039);
/* harmony import */ var _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55183);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46447);






function idleRules(own, below, edition, home) {
    const readings = readingsOf(own, below, edition, home);
    return own.flatMap((rule, i) => idleAt(own, i, rule, readings, edition));
}
function ineffectiveRules(found) {
    const blocks = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(found, (idle) => JSON.stringify([idle.kind, idle.rule.original ?? idle.rule.action, idle.because]));
    return [...blocks.values()].map(([{ rule, ...why }, ...others]) => ({
        ...why,
        what: rule.written,
        at: rule.at,
        ...(others.length > 0
            ? { related: others.map(({ rule: { written, at } }) => ({ message: `\`${written}\` too`, at })) }
            : {}),
    }));
}
function readingsOf(own, { builtin, sessions }, edition, home) {
    const isRenamed = edition === "2" && own.some(({ original }) => original === "write" || original === "patch");
    return sessions.flatMap(({ above, own: merged = own }) => {
        const rules = [...(0,_grants_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultsAt */ .mF)(home), ...(builtin?.rules ?? []), ...above, ...merged];
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
    const meaning = (0,_unknown_names_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .Pr)(action, edition);
    const first = readings.filter(({ isEmbedded }) => !isEmbedded);
    if (meaning) {
        const about = meaning.pattern === undefined ? rule : { ...rule, resource: meaning.pattern };
        const targets = meaning.meant.length > 0 ? meaning.meant : ["\0"];
        return targets.some((target) => isUndone(about, target, first)) ? [{ rule, ...wordsFor(rule, meaning) }] : [];
    }
    const later = own.slice(i + 1, i + 1 + (own.length > 200 ? 20 : 200)).findLast((later) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .covers */ .hU)(later, rule));
    if (!later || later.effect === effect || targetsOf(action, edition).every((target) => !isUndone(rule, target, first)))
        return [];
    const because = `the later \`${later.written}\` matches the same, and the last match wins`;
    return [{ kind: (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .isStricter */ .V$)(effect, later.effect) ? "limit" : "value", rule, because }];
}
function wordsFor({ action, effect }, { meant, noun, certainty }) {
    const verb = effect === "allow" ? "allows" : effect === "deny" ? "denies" : "asks about";
    const kind = effect === "allow" ? "value" : "limit";
    const own = meant.map((name) => `\`${name}\``).join(" or ");
    if (noun)
        return {
            kind,
            because: `permissions are named after tools, so this ${verb} no ${noun}; write it as a pattern of ${own}`,
        };
    if (meant.length === 0)
        return { kind, because: `no tool can have this name, so this ${verb} nothing` };
    if (effect === "allow" && action !== "write" && action !== "patch")
        return {
            kind: "unknown-tool",
            because: `unknown tool; did you mean ${own}?`,
            ...(certainty ? { certainty } : {}),
        };
    if (certainty) {
        const may = effect === "deny" ? "may deny" : "may ask about";
        return { kind, because: `unknown tool, so this ${may} nothing; did you mean ${own}?`, certainty };
    }
    return effect === "allow"
        ? { kind, because: `writing a file needs ${own}, so this allows nothing` }
        : { kind, because: `the permission is named ${own}, so this ${verb} nothing` };
}
function targetsOf(action, edition) {
    const targets = (0,_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .powersIn */ .g5)(edition).flatMap((power) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesCallPattern */ .E3)({ text: power.action, pattern: action }) ? [power.action] : []);
    return targets.length > 0 ? targets : (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .samplesOf */ .lc)(action);
}
function isUndone(rule, target, readings) {
    const samples = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .samplesOf */ .lc)(rule.resource);
    return readings.some(({ rules }) => samples.some((sample) => {
        const decisive = (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .effectAt */ .v1)(rules, target, sample);
        return decisive !== undefined && decisive.effect !== rule.effect;
    }));
}
function idleTools(table, source, own, { builtin, sessions }) {
    const tools = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "tools");
    if (builtin || sessions.some(({ above }) => above.some(({ effect }) => effect !== "allow")))
        return [];
    if (tools?.kind !== "table" ||
        tools.entries.length === 0 ||
        own.some(({ effect, action }) => effect === "deny" || (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .isEverything */ .CM)(action)))
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


/***/ }),

/***/ 8011:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ permissionRules),
/* harmony export */   $x: () => (/* binding */ effectOf),
/* harmony export */   BZ: () => (/* binding */ rulesIn),
/* harmony export */   CM: () => (/* binding */ isEverything),
/* harmony export */   E3: () => (/* reexport safe */ _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__.E3),
/* harmony export */   V$: () => (/* binding */ isStricter),
/* harmony export */   VT: () => (/* binding */ appendedRules),
/* harmony export */   Yp: () => (/* binding */ mergedRules),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   iN: () => (/* binding */ ruleMapOf),
/* harmony export */   lc: () => (/* reexport safe */ _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__.lc),
/* harmony export */   pQ: () => (/* binding */ oldRules),
/* harmony export */   q3: () => (/* binding */ toolRules),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   v1: () => (/* binding */ effectAt),
/* harmony export */   vt: () => (/* binding */ nativeRules)
/* harmony export */ });
/* harmony import */ var _model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8701);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);



const strictness = { allow: 0, ask: 1, deny: 2 };
function isStricter(a, b) {
    return strictness[a] > strictness[b];
}
function effectOf(node) {
    const word = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(node) ? node.value : "";
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
        result.set(action, isByResource(before) && isByResource(value) ? new Map([...before, ...value]) : value);
    }
    return result;
}
function rulesIn(map) {
    return tamed(inObjectOrder([...map]).flatMap(([, value]) => rulesOf(value)));
}
function rulesOf(value) {
    if (value === undefined)
        return [];
    return isByResource(value) ? inObjectOrder([...value]).flatMap(([, rule]) => rule ?? []) : [value];
}
const isByResource = (value) => value instanceof Map;
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
    for (const [name, node] of valuesIn((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "tools"))) {
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
    const permission = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "permission");
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
    if (whole || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(permission))
        byAction.set("*", whole);
    for (const [action, node] of valuesIn(permission)) {
        if (action === "__proto__")
            continue;
        const inner = valuesIn(node).map(([resource, value]) => [resource, ruleOf(action, resource, value, `${action}.${resource}`)]);
        byAction.set(action, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(node) ? undefined : (ruleOf(action, "*", node, action) ?? new Map(inner)));
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
    const list = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "permissions");
    if (list?.kind !== "list")
        return [];
    const rules = list.items.flatMap((item) => {
        const [action, resource] = [(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(item, "action"), (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(item, "resource")];
        const effect = ruleEffectOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(item, "effect"));
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
function isEverything(pattern) {
    return pattern === "*" || /^\*+(?: \*)?$/.test(pattern);
}
function effectAt(rules, action, text) {
    return rules.findLast((rule) => (0,_model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesCallPattern */ .E3)({ text: action, pattern: rule.action }) &&
        (0,_model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesCallPattern */ .E3)({ text: text, pattern: rule.resource }));
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
        (0,_model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesCallPattern */ .E3)({ text: narrow, pattern: wide }));
}
function outcomeOf(action, rules) {
    const later = [];
    for (let i = rules.length - 1; i >= 0; i--) {
        const rule = rules[i];
        if (!rule || !(0,_model_call_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesCallPattern */ .E3)({ text: action, pattern: rule.action }))
            continue;
        if (isEverything(rule.resource))
            return { rule, exceptions: later.filter(({ effect }) => effect !== "deny") };
        if (!later.some(({ resource }) => covering(resource, rule.resource)))
            later.push(rule);
    }
    return { rule: undefined, exceptions: later.filter(({ effect }) => effect !== "deny") };
}


/***/ }),

/***/ 39039:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ knownActions),
/* harmony export */   Ii: () => (/* binding */ withNewName),
/* harmony export */   Pn: () => (/* binding */ meantBy),
/* harmony export */   g5: () => (/* binding */ powersIn),
/* harmony export */   qE: () => (/* binding */ isKnown)
/* harmony export */ });
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
function powersOf(edition) {
    return Object.entries(powers[edition]).flatMap(([capability, list]) => list.split(" ").map((action) => ({ action, capability: capability })));
}
const listed = { 1: powersOf("1"), 2: powersOf("2") };
function powersIn(edition) {
    return listed[edition];
}
const names = { 1: namesIn("1"), 2: namesIn("2") };
function namesIn(edition) {
    return [...powersIn(edition).map(({ action }) => action), ...states];
}
function knownActions(edition) {
    return names[edition];
}
const known = { 1: new Set(names[1]), 2: new Set(names[2]) };
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


/***/ }),

/***/ 55183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   TZ: () => (/* binding */ matchesKnown),
/* harmony export */   wC: () => (/* binding */ isPossible)
/* harmony export */ });
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8011);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39039);


const possible = /^[\w*?-]+(?: \*)?$/;
function meaningOf(action, edition) {
    if (matchesKnown(action, edition))
        return undefined;
    const own = (0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .meantBy */ .Pn)(action, edition);
    if (own !== undefined)
        return { meant: [own] };
    const ofCapability = (needed) => (0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .powersIn */ .g5)(edition).flatMap(({ action, capability }) => (capability === needed ? [action] : []));
    if (/:\/\//.test(action))
        return { meant: ["webfetch"], pattern: action, noun: "address" };
    if (/\S\s/.test(action))
        return { meant: ofCapability("execute"), pattern: action, noun: "command" };
    if (/[/\\.~]/.test(action))
        return { meant: ["read", "edit"], pattern: action, noun: "path" };
    if (!possible.test(action))
        return { meant: [] };
    const near = /^[A-Za-z]{4,}$/.test(action) ? (0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .knownActions */ .Bp)(edition).find((known) => isSlip(action, known)) : undefined;
    return near === undefined ? undefined : { meant: [near], certainty: "assumed" };
}
function isPossible(action) {
    return possible.test(action);
}
function matchesKnown(action, edition) {
    return (0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .knownActions */ .Bp)(edition).some((known) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesCallPattern */ .E3)({ text: known, pattern: action }));
}
function isSlip(word, known) {
    if (word[0] !== known[0] || word === known)
        return false;
    let start = 0;
    while (start < word.length && word[start] === known[start])
        start += 1;
    const [left, right] = [word.slice(start), known.slice(start)];
    return (left.slice(1) === right ||
        left === right.slice(1) ||
        left.slice(1) === right.slice(1) ||
        (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)));
}


/***/ }),

/***/ 26269:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ tuiPlugins),
/* harmony export */   fD: () => (/* binding */ rulesOf),
/* harmony export */   yP: () => (/* binding */ decidedBy)
/* harmony export */ });
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9009);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25161);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98741);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70536);
/* harmony import */ var _permissions_idle_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74570);
/* harmony import */ var _permissions_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8011);
/* harmony import */ var _permissions_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39039);
/* harmony import */ var _servers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53393);
/* harmony import */ var _permissions_unknown_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55183);
/* harmony import */ var _widenings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78295);










function rulesOf(root, source) {
    return [...(0,_permissions_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .appendedRules */ .VT)(root, source, "settings").map(_permissions_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .withNewName */ .Ii), ...(0,_permissions_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .nativeRules */ .vt)(root, source, "settings")];
}
function decidedBy(root, source, edition) {
    const rules = edition === "1" ? (0,_permissions_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .oldRules */ .pQ)(root, source, "settings") : rulesOf(root, source);
    const alone = { builtin: undefined, sessions: [{ above: [] }], key: "permission" };
    const home = { source, span: { start: root.span.start, end: root.span.start } };
    const idle = (0,_permissions_idle_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .idleRules */ .q1)(rules, alone, edition, home).filter(({ kind }) => kind === "limit");
    const without = new Set(idle.map(({ rule }) => rule));
    const ofRules = rules.flatMap((rule) => {
        const decided = without.has(rule) ? undefined : effectOfRule(rule, edition);
        const { effect: value, written, at } = rule;
        return decided ? [{ setting: written.slice(0, written.lastIndexOf(":")), value, ...decided, at }] : [];
    });
    const ofKeys = (0,_widenings_js__WEBPACK_IMPORTED_MODULE_8__/* .authorityOf */ .v)(readers.flatMap((read) => read(root)), source);
    return {
        authority: [...ofRules, ...ofKeys, ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_0__/* .authorityFrom */ .W5)(_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .furtherRules */ .kt, root, source)],
        ineffective: (0,_permissions_idle_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .ineffectiveRules */ .UI)(idle),
    };
}
function tuiPlugins(root, source) {
    const list = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(root, "plugin") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(root, "tui"), "plugin");
    return (0,_widenings_js__WEBPACK_IMPORTED_MODULE_8__/* .authorityOf */ .v)(pluginsOf("plugin", list), source);
}
function effectOfRule({ action, resource, effect }, edition) {
    if (effect !== "allow") {
        if ((0,_permissions_unknown_names_js__WEBPACK_IMPORTED_MODULE_7__/* .meaningOf */ .Pr)(action, edition))
            return undefined;
        return {
            ...((0,_permissions_unknown_names_js__WEBPACK_IMPORTED_MODULE_7__/* .matchesKnown */ .TZ)(action, edition) ? {} : { certainty: "assumed" }),
            effect: "narrows",
            because: effect === "deny"
                ? "is denied to every agent whose own rules do not allow it"
                : "needs confirmation unless an agent's own rules allow it",
        };
    }
    if ((0,_permissions_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isEverything */ .CM)(action) && (0,_permissions_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isEverything */ .CM)(resource))
        return { effect: "bypasses", because: "runs every tool without asking, even on files outside the project" };
    return action === "external_directory"
        ? { effect: "widens", because: "reaches files outside the project without asking" }
        : undefined;
}
const readers = [
    _servers_js__WEBPACK_IMPORTED_MODULE_6__/* .serversIn */ .A,
    pluginsIn,
    commandsIn,
    templatesIn,
    singleKeysIn,
    addressesIn,
    providersIn,
];
function pluginsIn(root) {
    return ["plugin", "plugins"].flatMap((setting) => pluginsOf(setting, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(root, setting)));
}
function pluginsOf(setting, list) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(list).map((node) => ({
        setting,
        value: pluginOf(node),
        because: "is code that runs in every session",
        node,
        may: ["execute"],
    }));
}
function commandsIn(root) {
    return ["formatter", "lsp"].flatMap((key) => (0,_widenings_js__WEBPACK_IMPORTED_MODULE_8__/* .entriesOf */ .M)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(root, key)).flatMap(([name, content]) => {
        const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(content, "command");
        if (!node || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(content, "disabled")) === "true")
            return [];
        const because = "is a command that runs without being asked for";
        return [{ setting: `${key}.${name}.command`, value: wordsOf(node), because, node, content, may: ["execute"] }];
    }));
}
function templatesIn(root) {
    return (0,_widenings_js__WEBPACK_IMPORTED_MODULE_8__/* .entriesOf */ .M)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(root, "command")).flatMap(([name, content]) => {
        const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(content, "template");
        return (node ? (0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .templateCommands */ .D5)(node, name) : []).map(({ value, because, may }) => ({
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
        const node = setting.split(".").reduce(_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1, root);
        const applies = node !== undefined && (when === undefined || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(node) === when);
        return applies ? [{ setting, value: valueOf(node), because, node, ...(may ? { may } : {}) }] : [];
    });
}
function addressesIn(root) {
    const skills = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(root, "skills");
    const lists = [
        [
            "skills",
            skills?.kind === "list" ? skills : (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(skills, "urls"),
            "is an address from which skills are fetched",
        ],
        ["instructions", (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(root, "instructions"), "is fetched from the network into every prompt"],
    ];
    return lists.flatMap(([setting, list, because]) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .listItems */ .Dw)(list).flatMap((node) => {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(node) ?? "";
        return /^https?:/i.test(value) ? [{ setting, value, because, node, may: ["network"] }] : [];
    }));
}
function providersIn(root) {
    return ["provider", "providers"].flatMap((key) => (0,_widenings_js__WEBPACK_IMPORTED_MODULE_8__/* .entriesOf */ .M)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(root, key)).flatMap(([name, provider]) => {
        const models = (0,_widenings_js__WEBPACK_IMPORTED_MODULE_8__/* .entriesOf */ .M)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(provider, "models")).flatMap(([model, node]) => {
            const own = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(node, "provider");
            return own ? [[`${key}.${name}.models.${model}.provider`, own]] : [];
        });
        return [[`${key}.${name}`, provider], ...models].flatMap(([path, node]) => providerPowers(path, node));
    }));
}
const bundled = /^@ai-sdk\/[\w-]+(?:\/[\w-]+)?$|^@openrouter\/ai-sdk-provider$|^@gitlab\/gitlab-ai-provider$/;
function providerPowers(path, provider) {
    const api = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(provider, "api");
    const address = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(provider, "options"), "baseURL") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(api, "url") ?? textOnly(api);
    const packaged = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(provider, "npm");
    const because = "is where a model's prompts are sent";
    return [
        ...(address
            ? [{ setting: `${path}.baseURL`, value: textOrMore(address), because, node: address, may: ["network"] }]
            : []),
        ...(packaged && !bundled.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(packaged) ?? "…")
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
function textOrMore(node) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(node) ?? "…";
}
function wordsOf(node) {
    return node.kind === "list" ? node.items.map((item) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(item) ?? "").join(" ") : ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(node) ?? "…");
}
function pluginOf(node) {
    if (node.kind === "table")
        return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(node, "package")) ?? "…";
    return node.kind === "list" ? ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(node.items[0]) ?? "…") : node.text;
}


/***/ }),

/***/ 98741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ unknownKeysIn),
/* harmony export */   XD: () => (/* binding */ unknownTuiKeys),
/* harmony export */   kt: () => (/* binding */ furtherRules)
/* harmony export */ });
/* unused harmony export knownKeys */
/* harmony import */ var _kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62199);
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41922);


const furtherRules = [
    ...(0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("formatter.*.environment.*", []),
    ...(0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("lsp.*.env.*", []),
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
    ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("$schema theme keybinds tui layout logLevel username autoupdate snapshot watcher attachment compaction tool_output", "changes how a session looks or what it stores"),
    ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("model small_model", "chooses a model"),
    ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("server.port server.mdnsDomain", "is compared with the address of its server"),
    ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("experimental.disable_paste_summary experimental.batch_tool experimental.primary_tools experimental.mcp_timeout experimental.chatMaxRetries", "changes tools that every session has"),
];
const harmlessOfKilo = (0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("remote_control commit_message indexing experimental.codebase_search experimental.openTelemetry", "changes how a session looks or what it stores");
const knownOfTui = [
    { path: "plugin" },
    { path: "tui.plugin" },
    ...["", "tui."].flatMap((prefix) => (0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("$schema theme keybinds leader_timeout attention title_icon prompt scroll_speed scroll_acceleration diff_style cursor mouse vim"
        .split(" ")
        .map((key) => `${prefix}${key}`)
        .join(" "), "changes how a session looks")),
    ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("plugin_enabled tui.plugin_enabled", "switches on or off what is loaded and compared"),
];
function unknownTuiKeys(root, source) {
    return (0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSettings */ .I3)(root, source, "opencode", knownOfTui);
}
const knownOfBoth = [...furtherRules, ...readElsewhere, ...harmless];
const knownKeys = {
    opencode: knownOfBoth,
    kilo: [...knownOfBoth, ...harmlessOfKilo],
};
function unknownKeysIn(root, source, family) {
    return (0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSettings */ .I3)(root, source, family === "kilo" ? "Kilo" : "opencode", knownKeys[family]).filter(({ at: { span } }) => !/\{(?:env|file):/.test(source.text.slice(span.start, span.end)));
}


/***/ }),

/***/ 53393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ serversIn),
/* harmony export */   g: () => (/* binding */ formerServers)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _widenings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78295);


const serverPowers = {
    local: {
        value: "local",
        because: "starts a command whose tools every agent can use",
        may: ["execute", "external"],
    },
    remote: {
        value: "remote",
        because: "connects to an address whose tools every agent can use",
        may: ["network", "external"],
    },
};
const switchedOn = {
    value: "part of a server",
    because: "switches on or changes a server of another file, whose tools every agent can use",
    may: ["execute", "network", "external"],
};
function serversIn(root) {
    const servers = (0,_widenings_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .M)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(root, "mcp")).flatMap(([key, value]) => key === "servers" ? (0,_widenings_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .M)(value) : [[key, value]]);
    return servers.flatMap(([name, node]) => {
        const isOff = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(node, "enabled")) === "false" || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(node, "disabled")) === "true";
        const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(node, "type"));
        if (node.kind !== "table" || isOff || node.entries.length === 0)
            return [];
        if (type === undefined)
            return [{ ...switchedOn, setting: `mcp.${name}`, node }];
        const powers = serverPowers[type === "local" ? "local" : "remote"];
        return [{ ...powers, setting: `mcp.${name}`, value: type, node, ...connectedBy(name, type, node) }];
    });
}
function connectedBy(name, type, node) {
    const kind = type === "local" ? "command" : "url";
    const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(node, kind);
    return value ? { server: { name, kind, node: value } } : {};
}
function formerServers(root, source) {
    const servers = (0,_widenings_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .M)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(root, "mcpServers")).flatMap(([name, node]) => {
        const isRemote = /^(?:streamable-http|sse)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(node, "type")) ?? "");
        const target = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(node, isRemote ? "url" : "command");
        if (!target || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(node, "disabled")) === "true")
            return [];
        const args = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(node, "args");
        return [
            {
                ...serverPowers[isRemote ? "remote" : "local"],
                setting: `mcpServers.${name}`,
                node,
                server: { name, kind: isRemote ? "url" : "command", node: target, ...(args ? { args } : {}) },
            },
        ];
    });
    return (0,_widenings_js__WEBPACK_IMPORTED_MODULE_0__/* .authorityOf */ .v)(servers, source);
}


/***/ }),

/***/ 44808:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jw: () => (/* binding */ spanningVariable),
/* harmony export */   l2: () => (/* binding */ puzzlesIn),
/* harmony export */   oT: () => (/* binding */ withFiles),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   sw: () => (/* binding */ filesPutIn)
/* harmony export */ });
/* harmony import */ var _kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);


const mostFiles = 200;
async function filesPutIn(repo, path, source) {
    const files = new Map();
    const unread = [];
    let missing;
    const named = namedIn(source.text);
    for (const { name, span } of named.slice(0, mostFiles)) {
        const target = files.has(name) ? undefined : pathOf(repo, path, name);
        if (target === undefined)
            continue;
        const { kind } = repo.resolve(target);
        const { source: text, problem } = await (0,_kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readDecoded */ .Jy)(repo, target);
        if (text)
            files.set(name, text);
        if (problem)
            unread.push(problem);
        const why = absences.get(kind);
        if (why !== undefined)
            missing ??= { message: `\`{file:${name}}\` names ${why}`, at: { source, span } };
    }
    const [left] = named.slice(mostFiles);
    const message = `inserts more than ${mostFiles} files, of which this tool reads only the first ${mostFiles}`;
    return {
        files,
        ...(missing ? { missing } : {}),
        cut: [...unread, ...(left ? [{ message, at: { source, span: left.span } }] : [])],
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
    const reach = repo.reach(repo.isUsers(from) ? "~" : "", (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(from), name);
    if (reach.kind === "inside")
        return reach.path;
    return reach.kind === "nowhere" ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(from), name) : undefined;
}
function withFiles(node, files, isMissingEmpty = false) {
    if (files.size === 0 && !isMissingEmpty)
        return node;
    const put = (text) => text.replace(/\{file:([^}]+)\}/g, (whole, name) => files.get(name)?.text.trim() ?? (isMissingEmpty ? "" : whole));
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
function* variablesIn(text, start) {
    for (let from = text.indexOf(start); from >= 0;) {
        const end = text.indexOf("}", from + start.length + 1) + 1;
        if (end === 0)
            return;
        const isNamed = text[from + start.length] !== "}";
        if (isNamed)
            yield { start: from, end };
        from = text.indexOf(start, isNamed ? end : from + start.length);
    }
}
function spanningVariable(text) {
    for (const kind of ["{env:", "{file:"])
        for (const span of variablesIn(text, kind))
            if (/["\n\r]/.test(text.slice(span.start, span.end)))
                return span;
    return undefined;
}
function isFileOfVariable(text) {
    if (!text.includes("{env:"))
        return false;
    const names = (all) => [...all.matchAll(/\{file:[^}]*\}?/g)].map(([name]) => name).join("\n");
    let rest = "";
    let at = 0;
    for (const { start, end } of variablesIn(text, "{env:")) {
        rest += text.slice(at, start);
        at = end;
    }
    return names(rest + text.slice(at)) !== names(text);
}
const part = { scope: "part" };
function puzzlesIn(root, source, isOutside) {
    const found = [];
    const report = (message, { span }, scope = {}) => void found.push({ message, at: { source, span }, ...scope });
    const scalar = (node, { inRules, isPrompt }) => {
        const outside = isPrompt ? undefined : namedIn(node.text).find(({ name }) => isOutside(name));
        if (inRules && put.test(node.text))
            report("has a variable or a file in a rule, so the rule cannot be checked", node, part);
        else if (isFileOfVariable(node.text))
            report("inserts a file whose path a variable decides, so it cannot be checked; write the path", node, part);
        else if (outside)
            report(`inserts a file outside the repository, \`${outside.name}\`, which cannot be checked; remove it`, node, part);
    };
    const walk = (node, way, keys) => {
        if (found.length >= 10 || way.depth > 20)
            return;
        const deeper = { ...way, depth: way.depth + 1 };
        if (node.kind === "scalar")
            scalar(node, way);
        else if (node.kind === "list")
            for (const item of node.items)
                walk(item, deeper, keys);
        else
            for (const { name = "", key, value } of node.entries) {
                if (put.test(name))
                    report("has a variable or a file in a key, so the key cannot be checked", key);
                else {
                    const inRules = way.inRules || /^(?:permissions?|tools)$/.test(name);
                    const isPrompt = keys.length === 2 && /^(?:agents?|mode)$/.test(keys[0] ?? "") && /^(?:prompt|system)$/.test(name);
                    walk(value, { ...deeper, inRules, isPrompt }, [...keys, name]);
                }
            }
    };
    walk(root, { inRules: false, isPrompt: false, depth: 0 }, []);
    return found;
}
function leadsOut(repo, from, name) {
    return pathOf(repo, from, name) === undefined;
}


/***/ }),

/***/ 78295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf),
/* harmony export */   v: () => (/* binding */ authorityOf)
/* harmony export */ });
/* harmony import */ var _kit_settings_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24754);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);



function authorityOf(widenings, source) {
    return widenings.map(({ setting, value, because, node, content = node, may, server }) => ({
        setting,
        value,
        effect: "widens",
        because,
        content: (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .contentOf */ .$E)(content, source),
        ...(may ? { may } : {}),
        ...(server ? { server: serverOf(server, source) } : {}),
        ...(may?.includes("execute") === true ? { names: (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .commandTexts */ .Ot)(content) } : {}),
        at: { source, span: node.span },
    }));
}
function serverOf({ name, kind, node, args }, source) {
    const value = kind === "command" ? (0,_kit_settings_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)(node, args) : ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(node) ?? "");
    return { name, kind, value, at: { source, span: node.span } };
}
function entriesOf(node) {
    return node?.kind === "table"
        ? node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]]))
        : [];
}


/***/ }),

/***/ 8701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ matchesCallPattern),
/* harmony export */   Gl: () => (/* binding */ appliesTo),
/* harmony export */   lc: () => (/* binding */ samplesOf)
/* harmony export */ });
function matchesCallPattern({ text, pattern }) {
    if (pattern === "*" || text === pattern)
        return true;
    if (!/[*?\\]/.test(pattern))
        return text.includes("\\") && text.replaceAll("\\", "/") === pattern;
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
function appliesTo({ resource, isLiteral, shown }, text, words) {
    return isLiteral ? text === resource && shown === words : matchesCallPattern({ text, pattern: resource });
}
function samplesOf(pattern) {
    if (!/[*?]/.test(pattern))
        return [pattern];
    return ["", "\u0001", "\u0001\u0001/\u0001"].map((text) => pattern.replace(/\*+/g, text).replaceAll("?", "\u0001"));
}


/***/ })

};
;