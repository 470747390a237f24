"use strict";
exports.id = 8760;
exports.ids = [8760];
exports.modules = {

/***/ 81036:
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

/***/ 95373:
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

/***/ 25161:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ templateCommands),
/* harmony export */   P4: () => (/* binding */ readCommands),
/* harmony export */   Vg: () => (/* binding */ commandPatterns)
/* harmony export */ });
/* harmony import */ var _kit_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52280);




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
    const root = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, folder);
    const isCommands = commands.includes(folder);
    const { files, unjudged } = (0,_kit_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, root, {
        isIncluded: (name) => (isCommands ? name.endsWith(".md") : name === "SKILL.md"),
        deep: true,
    });
    const read = await (0,_kit_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readEach */ .e2)(repo, files, (source, path) => {
        const name = isCommands ? path.slice(root.length + 1).replace(/\.md$/, "") : (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path));
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
    const { body, table } = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocument */ .u)(source.text);
    const agent = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(table, "agent");
    const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(agent)?.trim() ?? "";
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
    return [...((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(template) ?? "").matchAll(inline)].map(([, command = ""]) => inlineCommand(command, name));
}


/***/ }),

/***/ 52280:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __webpack_require__(32034);
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


/***/ }),

/***/ 8760:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23374);



const asksNothing = "approves everything that no rule denies";
const flags = {
    "--auto": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--dangerously-skip-permissions --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--attach VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .leads */ .ac)("runs the session on another machine"),
    "--pure": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("ignores plugins, including those that guard tools"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .harmless */ .I)(`--help -h; --version -v; --print-logs; --log-level VALUE; --command VALUE; --continue -c; --session -s VALUE
    --fork; --share; --model -m VALUE; --agent VALUE; --format VALUE; --file -f VALUE; --title VALUE
    --password -p VALUE; --username -u VALUE; --dir VALUE; --port VALUE; --hostname VALUE; --variant VALUE
    --thinking; --interactive -i; --prompt VALUE; --event VALUE; --token VALUE; --mdns; --cors VALUE`),
};
const uses = ["anomalyco/opencode/github", "sst/opencode/github"];
const launch = {
    program: "opencode",
    programs: ["opencode", "opencode-ai"],
    uses,
    flags,
    commands: {
        ...Object.fromEntries("run github serve web pr".split(" ").map((name) => [name, "start"])),
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .plugin */ .IQ,
        plug: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .plugin */ .IQ,
        ...Object.fromEntries("completion acp mcp debug providers auth agent upgrade uninstall models stats export import session db"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    variables: {
        OPENCODE_PERMISSION: [
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("allows every tool", /"\*"\s*:\s*"allow"|^\s*"?allow"?\s*$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("allows tools", /^(?!.*"\*"\s*:\s*"allow").*:\s*"allow"/s),
        ],
    },
    actions: [
        {
            name: "opencode/github",
            uses,
            inputs: (0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .harmless */ .I)("model; agent; share; prompt; use_github_token; mentions; variant; oidc_base_url; token; version"),
        },
    ],
    settings: (root, source) => (root.kind === "table" ? (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityOf */ .v)(root, source, "1") : []),
};


/***/ }),

/***/ 2444:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ permissionRules),
/* harmony export */   $x: () => (/* binding */ effectOf),
/* harmony export */   BZ: () => (/* binding */ rulesIn),
/* harmony export */   CM: () => (/* binding */ isEverything),
/* harmony export */   V$: () => (/* binding */ isStricter),
/* harmony export */   VT: () => (/* binding */ appendedRules),
/* harmony export */   Yp: () => (/* binding */ mergedRules),
/* harmony export */   _W: () => (/* binding */ matchesWildcard),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   iN: () => (/* binding */ ruleMapOf),
/* harmony export */   lc: () => (/* binding */ samplesOf),
/* harmony export */   pQ: () => (/* binding */ oldRules),
/* harmony export */   q3: () => (/* binding */ toolRules),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   v1: () => (/* binding */ effectAt),
/* harmony export */   vt: () => (/* binding */ nativeRules)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

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
    for (const [name, node] of valuesIn((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "tools"))) {
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
    const permission = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "permission");
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
    const list = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "permissions");
    if (list?.kind !== "list")
        return [];
    const rules = list.items.flatMap((item) => {
        const [action, resource] = [(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(item, "action"), (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(item, "resource")];
        const effect = ruleEffectOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(item, "effect"));
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


/***/ }),

/***/ 12083:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ unknownKeysIn),
/* harmony export */   k: () => (/* binding */ furtherRules)
/* harmony export */ });
/* harmony import */ var _kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95373);
/* harmony import */ var _kit_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99260);


const furtherRules = [
    ...(0,_kit_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .S)("formatter.*.environment.*", []),
    ...(0,_kit_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .S)("lsp.*.env.*", []),
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
    ...(0,_kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("$schema theme keybinds tui layout logLevel username autoupdate snapshot watcher attachment compaction tool_output", "changes how a session looks or what it stores"),
    ...(0,_kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("model small_model", "chooses a model"),
    ...(0,_kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("server.port server.mdnsDomain", "is compared with the address of its server"),
    ...(0,_kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("experimental.disable_paste_summary experimental.batch_tool experimental.primary_tools experimental.mcp_timeout experimental.chatMaxRetries", "changes tools that every session has"),
];
const harmlessOfKilo = (0,_kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("remote_control commit_message indexing experimental.codebase_search experimental.openTelemetry", "changes how a session looks or what it stores");
function unknownKeysIn(root, source, family) {
    const known = [...furtherRules, ...readElsewhere, ...harmless, ...(family === "kilo" ? harmlessOfKilo : [])];
    return (0,_kit_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownSettings */ .I3)(root, source, family === "kilo" ? "Kilo" : "opencode", known).filter(({ at: { span } }) => !/\{(?:env|file):/.test(source.text.slice(span.start, span.end)));
}


/***/ }),

/***/ 23374:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ rulesOf),
/* harmony export */   v: () => (/* binding */ authorityOf)
/* harmony export */ });
/* harmony import */ var _kit_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80300);
/* harmony import */ var _kit_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84876);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25161);
/* harmony import */ var _settings_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12083);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70536);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2444);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19552);







function rulesOf(root, source) {
    return [...(0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .appendedRules */ .VT)(root, source, "settings").map(_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .withNewName */ .Ii), ...(0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .nativeRules */ .vt)(root, source, "settings")];
}
function authorityOf(root, source, edition) {
    const rules = edition === "1" ? (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .oldRules */ .pQ)(root, source, "settings") : rulesOf(root, source);
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
        content: (0,_kit_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .contentOf */ .$E)(content, source),
        ...(may ? { may } : {}),
        ...(server ? { server: serverOf(server, source) } : {}),
        ...(may?.includes("execute") === true ? { names: (0,_kit_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .commandTexts */ .Ot)(content) } : {}),
        at: { source, span: node.span },
    }));
    return [...ofRules, ...ofKeys, ...(0,_kit_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherRules */ .k, root, source)];
}
function serverOf({ name, kind, node }, source) {
    const value = kind === "command" ? (0,_kit_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .ay)(node, undefined) : ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(node) ?? "");
    return { name, kind, value, at: { source, span: node.span } };
}
function effectOfRule({ action, resource, effect }, edition) {
    if (effect !== "allow") {
        if ((0,_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .meantBy */ .Pn)(action, edition) !== undefined)
            return undefined;
        return {
            effect: "narrows",
            because: effect === "deny"
                ? "is denied to every agent whose own rules do not allow it"
                : "needs confirmation unless an agent's own rules allow it",
        };
    }
    if ((0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isEverything */ .CM)(action) && (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isEverything */ .CM)(resource))
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
    const servers = entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(root, "mcp")).flatMap(([key, value]) => key === "servers" ? entriesOf(value) : [[key, value]]);
    return servers.flatMap(([name, node]) => {
        const isOff = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(node, "enabled")) === "false" || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(node, "disabled")) === "true";
        const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(node, "type"));
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
    const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(node, kind);
    return value ? { server: { name, kind, node: value } } : {};
}
function pluginsIn(root) {
    return ["plugin", "plugins"].flatMap((setting) => itemsOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(root, setting)).map((node) => ({
        setting,
        value: pluginOf(node),
        because: "is code that runs in every session",
        node,
        may: ["execute"],
    })));
}
function commandsIn(root) {
    return ["formatter", "lsp"].flatMap((key) => entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(root, key)).flatMap(([name, content]) => {
        const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(content, "command");
        if (!node || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(content, "disabled")) === "true")
            return [];
        const because = "is a command that runs without being asked for";
        return [{ setting: `${key}.${name}.command`, value: wordsOf(node), because, node, content, may: ["execute"] }];
    }));
}
function templatesIn(root) {
    return entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(root, "command")).flatMap(([name, content]) => {
        const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(content, "template");
        return (node ? (0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .templateCommands */ .D5)(node, name) : []).map(({ value, because, may }) => ({
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
        const node = setting.split(".").reduce(_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1, root);
        const applies = node !== undefined && (when === undefined || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(node) === when);
        return applies ? [{ setting, value: valueOf(node), because, node, ...(may ? { may } : {}) }] : [];
    });
}
function addressesIn(root) {
    const skills = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(root, "skills");
    const lists = [
        [
            "skills",
            skills?.kind === "list" ? skills : (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(skills, "urls"),
            "is an address from which skills are fetched",
        ],
        ["instructions", (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(root, "instructions"), "is fetched from the network into every prompt"],
    ];
    return lists.flatMap(([setting, list, because]) => itemsOf(list).flatMap((node) => {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(node) ?? "";
        return /^https?:/i.test(value) ? [{ setting, value, because, node, may: ["network"] }] : [];
    }));
}
function providersIn(root) {
    return ["provider", "providers"].flatMap((key) => entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(root, key)).flatMap(([name, provider]) => {
        const models = entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(provider, "models")).flatMap(([model, node]) => {
            const own = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(node, "provider");
            return own ? [[`${key}.${name}.models.${model}.provider`, own]] : [];
        });
        return [[`${key}.${name}`, provider], ...models].flatMap(([path, node]) => providerPowers(path, node));
    }));
}
const bundled = /^@ai-sdk\/[\w-]+(?:\/[\w-]+)?$|^@openrouter\/ai-sdk-provider$|^@gitlab\/gitlab-ai-provider$/;
function providerPowers(path, provider) {
    const api = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(provider, "api");
    const address = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(provider, "options"), "baseURL") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(api, "url") ?? textOnly(api);
    const packaged = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(provider, "npm");
    const because = "is where a model's prompts are sent";
    return [
        ...(address
            ? [{ setting: `${path}.baseURL`, value: textOrMore(address), because, node: address, may: ["network"] }]
            : []),
        ...(packaged && !bundled.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(packaged) ?? "…")
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
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(node) ?? "…";
}
function entriesOf(node) {
    return node?.kind === "table"
        ? node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]]))
        : [];
}
function wordsOf(node) {
    return node.kind === "list" ? node.items.map((item) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(item) ?? "").join(" ") : ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(node) ?? "…");
}
function pluginOf(node) {
    if (node.kind === "table")
        return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .lastOf */ .g1)(node, "package")) ?? "…";
    return node.kind === "list" ? ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(node.items[0]) ?? "…") : node.text;
}


/***/ }),

/***/ 19552:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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


/***/ })

};
;