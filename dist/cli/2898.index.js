"use strict";
exports.id = 2898;
exports.ids = [2898];
exports.modules = {

/***/ 81036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ connectsServer),
/* harmony export */   ED: () => (/* binding */ autoApproves),
/* harmony export */   RC: () => (/* binding */ bypasses),
/* harmony export */   bR: () => (/* binding */ startsCode),
/* harmony export */   gM: () => (/* binding */ installsPlugin),
/* harmony export */   vR: () => (/* binding */ widens),
/* harmony export */   w9: () => (/* binding */ opensNetwork),
/* harmony export */   zC: () => (/* binding */ narrows)
/* harmony export */ });
function effectOn(effect, because, when) {
    return [{ effect, because, ...(when ? { when } : {}) }];
}
const bypasses = (because, when) => effectOn("bypasses", because, when);
const autoApproves = (because, when) => effectOn("auto-approves", because, when);
const widens = (because, when) => effectOn("widens", because, when);
const narrows = (because, when) => effectOn("narrows", because, when);
const startsCode = (because) => [
    { effect: "widens", because, may: ["execute", "external"] },
];
const opensNetwork = (because) => [
    { effect: "widens", because, may: ["network"] },
];
const connectsServer = {
    effect: "widens",
    because: "connects a server",
    may: ["execute", "external"],
};
const installsPlugin = {
    effect: "widens",
    because: "installs tools, hooks and servers",
    may: ["execute", "external"],
};


/***/ }),

/***/ 58691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ variablesSet),
/* harmony export */   RR: () => (/* binding */ variablesHandedOn),
/* harmony export */   wl: () => (/* binding */ effectsOfVariable)
/* harmony export */ });
/* unused harmony exports startingVariables, placeEndings */
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80152);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85083);




const mayHoldFiles = /^(?!\$\{\{\s*runner\.temp\b|\$\{?RUNNER_TEMP\b|\/tmp\/)/;
const preloads = ["BASH_ENV", "LD_PRELOAD", "LD_AUDIT", "DYLD_INSERT_LIBRARIES"];
const optionLists = ["NODE_OPTIONS", "BUN_OPTIONS"];
const startingVariables = [...preloads, ...optionLists];
const everywhere = [
    [anyOf(preloads), (0,_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is loaded by what the session starts, before anything else")],
    [
        anyOf(optionLists),
        (0,_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads code into the program").map((effect) => ({
            ...effect,
            when: /(?:^|[\s"'])(?:-r|--require|--import|--preload|--(?:experimental-)?loader)\b/,
        })),
    ],
    [/^(?:HTTPS?|ALL)_PROXY$/i, (0,_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides through what requests go")],
    [
        /^(?:NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR))$/,
        (0,_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides which servers are trusted"),
    ],
];
const assumed = { certainty: "assumed" };
const placeEndings = [
    "HOME",
    "CONFIG(?:_(?:DIR|HOME|PATH|FILE|CONTENT))?",
    "DATA_DIR",
    "SHARE_DIR",
    "PLUGIN(?:_\\w+)?_DIRS?",
    "SETTINGS(?:_(?:PATH|FILE|DIR))?",
    "SYSTEM_DEFAULTS_PATH",
    "ENV_FILE",
    "SHELL(?:_PREFIX)?",
];
const addresses = /^(?:\w+_)?(?:BASE_?UR[IL]|API_BASE|API_URL|ENDPOINT)$/;
const places = new RegExp(`^(?:\\w+_)?(?:${placeEndings.join("|")})$`);
const ownAddress = (0,_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where requests go").map((effect) => ({ ...effect, ...assumed }));
const ownPlace = (0,_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("decides which settings, hooks and servers count, or what starts commands").map((effect) => ({ ...effect, ...assumed, when: mayHoldFiles }));
function effectsOfVariable(name, { variables = {}, prefixes = [] }) {
    const own = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (own)
        return own;
    const general = everywhere.find(([names]) => names.test(name))?.[1];
    if (general)
        return general;
    const prefix = prefixes.find((start) => name.startsWith(`${start}_`));
    const rest = prefix === undefined ? "" : name.slice(prefix.length + 1);
    return addresses.test(rest) ? ownAddress : places.test(rest) ? ownPlace : [];
}
function variablesSet(script, known, depth = 0) {
    const found = [];
    for (const words of (0,_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .commandsIn */ .G)(script, known)) {
        for (const [i, word] of words.entries()) {
            const [name, value] = assignment(word, words.slice(i + 1, i + 3)) ?? [];
            if (name !== undefined && value !== undefined)
                found.push([name, value.replaceAll("\0", "…")]);
        }
        if (depth < _programs_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDepth */ .Mw)
            for (const inner of (0,_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .innerScripts */ .ZC)(words))
                (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(found, [...variablesSet(inner, known, depth + 1)]);
    }
    return new Map(found);
}
function assignment({ text }, [sign, value]) {
    const [, name, own] = /^(?:\0:)?([A-Za-z_]\w*)(?:=(.*))?$/s.exec(text) ?? [];
    if (name === undefined)
        return undefined;
    if (own !== undefined)
        return [name, own];
    return text.startsWith("\0:") && sign?.text === "=" && value ? [name, value.text] : undefined;
}
function anyOf(names) {
    return new RegExp(`^(?:${names.join("|")})$`);
}
const line = /(?:^|[\s"'])([A-Za-z_]\w*)(?:=|<<[^\n]*\n\s*(?:echo\s+)?)([^\n]{0,2000})/g;
function variablesHandedOn(script) {
    if (!script.includes("GITHUB_ENV"))
        return new Map();
    return new Map([...script.matchAll(line)].map(([, name = "", value = ""]) => [name, bareValue(value)]));
}
function bareValue(written) {
    return (written.split(/>>|\|/, 1)[0] ?? "").trim().replace(/^["']|["']$/g, "");
}


/***/ }),

/***/ 33901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ expressionIn),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   RL: () => (/* binding */ asExpression),
/* harmony export */   U0: () => (/* binding */ withoutExpressions),
/* harmony export */   Ze: () => (/* binding */ withLiterals),
/* harmony export */   ik: () => (/* binding */ adviceOn),
/* harmony export */   qm: () => (/* binding */ asWritten)
/* harmony export */ });
function expressionAt(text, from) {
    const start = text.indexOf("${{", from);
    const end = start < 0 ? -1 : text.indexOf("}}", start);
    return end < 0 ? undefined : { start, end: end + 2 };
}
function expressionIn(text) {
    const found = expressionAt(text, 0);
    return found && text.slice(found.start, found.end);
}
function variableOf(expression) {
    return /^\$\{\{\s*env\.(\w+)\s*\}\}$/.exec(expression)?.[1];
}
function withoutExpressions(text, instead) {
    const parts = [];
    let from = 0;
    for (let found = expressionAt(text, 0); found; found = expressionAt(text, from)) {
        parts.push(text.slice(from, found.start), instead);
        from = found.end;
    }
    return [...parts, text.slice(from)].join("");
}
function asExpression(written) {
    return `\${{ ${written} }}`;
}
function asWritten(expression) {
    return /^\$\{\{ (<<.*>>|\$\[\[.*\]\]|\$\(.*\)|\+.*) \}\}$/.exec(expression)?.[1] ?? expression;
}
function adviceOn(expression) {
    if (/\bsecrets\b|token|password|api[_-]?key/i.test(expression))
        return "a secret, so nobody can check what it sets; give it to the program in a variable of `env`, and name that here";
    const where = /\binputs\./.test(expression) ? ", or as plain text in every call of this workflow" : "";
    return `whose value is not in this file; write it here${where}`;
}
const literal = "'(?:[^']|'')*'";
const constant = new RegExp(`\\$\\{\\{\\s*(?:(${literal})|format\\(\\s*(${literal})((?:\\s*,\\s*${literal})*)\\s*\\))\\s*\\}\\}`, "g");
function withLiterals(text) {
    if (!text.includes("${{"))
        return text;
    return text.replace(constant, (_, alone, format = "", args = "") => {
        if (alone !== undefined)
            return unquoted(alone);
        const values = [...String(args).matchAll(new RegExp(literal, "g"))].map(([value]) => unquoted(value));
        return unquoted(format).replace(/\{(\d+)\}/g, (written, index) => values[Number(index)] ?? written);
    });
}
function unquoted(written) {
    return written.slice(1, -1).replaceAll("''", "'");
}


/***/ }),

/***/ 2898:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ withLaunches),
/* harmony export */   SH: () => (/* binding */ mayStart),
/* harmony export */   aU: () => (/* binding */ launchedIn)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62890);
/* harmony import */ var _pipelines_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16034);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36937);




function mayStart(text, names) {
    return mayConcern({ plain: (0,_names_js__WEBPACK_IMPORTED_MODULE_0__.plainOf)(text) }, names) || (0,_names_js__WEBPACK_IMPORTED_MODULE_0__.mayCall)(text);
}
async function launchedIn(repo, names) {
    const all = await startingFilesIn(repo);
    const direct = all.find(({ path }) => names.files?.includes(path));
    if (direct)
        return direct.path;
    for (const file of await concerning(all, repo, names)) {
        const { mayStartHost, namesIn } = await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(2481)]).then(__webpack_require__.bind(__webpack_require__, 98445));
        if (await mayStartHost(file, namesIn(file, names)))
            return file.path;
    }
    return undefined;
}
async function startingFilesIn(repo) {
    return [...(await (0,_workflows_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowsIn */ .co)(repo)), ...(await (0,_pipelines_index_js__WEBPACK_IMPORTED_MODULE_1__/* .pipelinesIn */ .L)(repo))];
}
async function concerning(all, repo, names) {
    if (all.length === 0)
        return all;
    const { calledScripts } = await __webpack_require__.e(/* import() */ 3052).then(__webpack_require__.bind(__webpack_require__, 13052));
    return [
        ...all.filter((file) => mayConcern(file, names)),
        ...(await calledScripts(repo, names.marks ?? names.programs)),
    ];
}
function mayConcern(workflow, names) {
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_0__.mayRun)(workflow, (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .marksOf */ .Ok)(names));
}
function unreadIn(files) {
    return [...new Set(files.flatMap(({ unread }) => unread ?? []))];
}
function withLaunches(launch, load) {
    return async (repo, where, edition) => {
        const loaded = await load(repo, where, edition);
        const all = await startingFilesIn(repo);
        const files = await concerning(all, repo, launch);
        const unread = unreadIn([...all, ...files]);
        const isUsed = async () => loaded.status !== "absent" || (await launchedIn(repo, launch)) !== undefined;
        const unjudged = unread.length > 0 && (await isUsed()) ? unread : [];
        if (files.length === 0)
            return unjudged.length === 0 ? loaded : { ...loaded, unjudged: [...loaded.unjudged, ...unjudged] };
        const { launchesIn } = await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(2481)]).then(__webpack_require__.bind(__webpack_require__, 98445));
        const settings = loaded.layers
            .filter(({ name, governs }) => name === "project" && governs === "")
            .flatMap(({ authority }) => authority.map(({ setting, value }) => `${setting} = ${value}`));
        const layers = [];
        for (const [root, group] of (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(files, ({ layer }) => layer)) {
            const found = await launchesIn(group, repo, launch, settings);
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(unjudged, found.unjudged);
            if (found.authority.length + found.unjudged.length > 0)
                layers.push({ name: "project", root, status: "loaded", authority: found.authority, governs: "" });
        }
        return {
            ...loaded,
            status: loaded.status === "absent" && layers.length > 0 ? "loaded" : loaded.status,
            layers: [...loaded.layers, ...layers],
            unjudged: [...loaded.unjudged, ...unjudged],
        };
    };
}


/***/ }),

/***/ 62890:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ agentFlags),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   du: () => (/* binding */ isCallable),
/* harmony export */   mayCall: () => (/* binding */ mayCall),
/* harmony export */   mayRun: () => (/* binding */ mayRun),
/* harmony export */   plainOf: () => (/* binding */ plainOf),
/* harmony export */   vx: () => (/* binding */ mayName)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63424);


const agentFlags = [
    "--allow-all-tools",
    "--dangerously-bypass-approvals-and-sandbox",
    "--dangerously-skip-permissions",
    "--skip-permissions-unsafe",
    "--trust-all-tools",
    "--yolo",
];
const agentFlag = /--(?:allow-all-tools|dangerously-(?:bypass-approvals-and-sandbox|skip-permissions)|skip-permissions-unsafe|trust-all-tools|yolo)(?![\w-])/;
const agentMark = "\0";
function plainOf(text) {
    const unescapedText = text.includes("$'")
        ? text.replace(_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .escapedText */ .T7, (_, escaped) => (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .unescaped */ .tv)(escaped))
        : text;
    const all = [unescapedText, ...bracedWords(unescapedText), ...withoutExpansions(unescapedText)];
    const plain = all.map(bare).join("\n");
    return agentFlag.test(plain) ? `${agentMark}${plain}` : plain;
}
function bare(text) {
    return text.replace(/["'`]|\\\r?\n[ \t]*|\\(?![xuU])/g, "").toLowerCase();
}
const longestName = 40;
function bracedWords(text) {
    const found = [];
    for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", at)) {
        const { length, words, isCut } = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .bracedAt */ .Nk)(text, at, false);
        const [start = ""] = /[^\s;&|()<>]*$/.exec(text.slice(Math.max(0, at - longestName), at)) ?? [];
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(found, words.map((word) => start + word));
        if (isCut)
            found.push(String.raw `\x`);
        at += length;
    }
    return found;
}
const expansion = /\$\{\{[^}]*\}\}|\$\{[^{}]*\}|\$\([^()]*\)|\$\w+|\$[@*#?!-]|`[^`\n]*`/g;
const withinWord = new RegExp(`[\\w"'\\\\/@.-](?:${expansion.source})+["'\\\\]*[\\w/@.-]`);
const deepest = 4;
function withoutExpansions(text) {
    let left = text;
    for (let depth = 0; depth < deepest; depth++) {
        const next = withinWord.test(left) ? left.replace(expansion, "") : left;
        if (next === left)
            break;
        left = next;
    }
    return left === text ? [] : [left];
}
function mayName({ plain }, names) {
    return names.some((name) => plain.includes(name)) || /\\[xu]/.test(plain);
}
function marksOf({ programs, marks = programs, uses }) {
    return [...marks, ...uses];
}
function mayRun(file, names) {
    return mayName(file, names) || file.plain.includes(agentMark);
}
const callsScript = /\.(?:sh|bash|zsh|ksh|ps1)\b|(?:^|[\s"'=(])\.{1,2}\/|\b(?:bash|sh|source)\b|\}\//m;
const callsTask = /\b(?:npm|pnpm|yarn|bun|nr|run-[sp]|npm-run-all2?|concurrently|node|g?make|just|task|mise|rtx|deno|composer|poe|pdm|pixi)\b/;
function mayCall(text) {
    return callsScript.test(text) || callsTask.test(text);
}
const scriptName = /(?:^|\/)(?:[^/]+\.(?:sh|bash|zsh|ksh|ps1|mk|just)|[^/.]+)$/i;
const taskFile = /(?:^|\/)(?:(?:package|composer)\.json|deno\.jsonc?|(?:pyproject|pixi|\.?mise)\.toml|mise\/config\.toml|\.justfile|(?:gnu)?makefile\.[^/]+|taskfile[^/]*\.ya?ml)$/i;
function isCallable(path) {
    return scriptName.test(path) || taskFile.test(path);
}


/***/ }),

/***/ 7144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zp: () => (/* binding */ jsoncIn),
/* harmony export */   aV: () => (/* binding */ documentsIn),
/* harmony export */   mn: () => (/* binding */ tomlIn)
/* harmony export */ });
async function tomlIn(source) {
    const { parseToml } = await __webpack_require__.e(/* import() */ 3823).then(__webpack_require__.bind(__webpack_require__, 63823));
    const node = await parseToml(source.text, 0, "tomllib");
    if (node.kind !== "problem")
        return { documents: [node], problem: undefined };
    return {
        documents: [],
        problem: { message: `cannot be read as TOML: ${node.message}`, at: { source, span: node.span } },
    };
}
async function jsoncIn(source) {
    const { parseJsonc } = await __webpack_require__.e(/* import() */ 5433).then(__webpack_require__.bind(__webpack_require__, 45433));
    const node = parseJsonc(source.text);
    if (node.kind !== "problem")
        return { documents: [node], problem: undefined };
    return {
        documents: [],
        problem: { message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } },
    };
}
async function documentsIn(source) {
    const { parseYaml } = await __webpack_require__.e(/* import() */ 7463).then(__webpack_require__.bind(__webpack_require__, 97463));
    const documents = [];
    let problem;
    let start = 0;
    for (const text of source.text.split(/^(?=---(?:\s|$))/m)) {
        const { node, problems } = await parseYaml(text, start);
        const [first] = problems;
        if (first)
            problem ??= { message: `cannot be read as YAML: ${first.message}`, at: { source, span: first.span } };
        else
            documents.push(node);
        start += text.length;
    }
    return { documents, problem };
}


/***/ }),

/***/ 16034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ pipelinesIn)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/workflows.js + 1 modules
var workflows = __webpack_require__(36937);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/documents.js
var documents = __webpack_require__(7144);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/gitlab.js
var gitlab = __webpack_require__(19121);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/names.js
var names = __webpack_require__(62890);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(13987);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/includes.js




const mostPatterns = 100;
const mostStars = 8;
function includedBy(documents, repo) {
    const written = documents.flatMap(includesBelow).flatMap(patternOf);
    const paths = new Set(written.filter((path) => !path.includes("*")));
    const patterns = written.filter((path) => path.includes("*"));
    if (patterns.length > mostPatterns)
        patterns.splice(0, patterns.length, "*".repeat(mostStars + 1));
    if (patterns.length > 0)
        for (const { path } of repo.entries.having(isYaml, mayHaveYaml))
            if (patterns.some((pattern) => isAnyOf(pattern) || (0,repo_patterns/* matches */.cK)(path, pattern)))
                paths.add(path);
    return [...paths].filter((path) => isYaml(path) && repo.resolve(path).kind === "file");
}
function patternOf(path) {
    const inside = (0,repo_path/* plain */.pj)(path.replace(/^\/+/, ""));
    return inside === undefined
        ? []
        : [
            inside
                .replace(/\$(?:\w+|\{\w*\}|\[\[[^\]]*\]\])/g, "**")
                .replace(/\*{2,}(?!\/)/g, "**/*")
                .replace(/(?:\*\*\/){2,}/g, "**/"),
        ];
}
function isAnyOf(pattern) {
    return pattern.split("*").length > mostStars;
}
const isYaml = (name) => /\.ya?ml$/.test(name);
const mayHaveYaml = (names) => names.includes(".y");
function includesBelow(node) {
    if (node.kind === "scalar")
        return [];
    if (node.kind === "list")
        return node.items.flatMap(includesBelow);
    return (0,gitlab/* withMergeKeys */.$c)(node).entries.flatMap(({ name, value }) => name === "include" ? pathsIn(value) : includesBelow(value));
}
function pathsIn(node) {
    if (node.kind === "list")
        return node.items.flatMap(pathsIn);
    const path = node.kind === "scalar" ? node.text : (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(node, "local"));
    return path === undefined || /^https?:/i.test(path) ? [] : [path];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/steps.js
var steps = __webpack_require__(29837);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/gitlab.js








async function gitlabPipeline(repo, path, kind) {
    const files = new Map();
    const pending = [path];
    for (const each of pending) {
        if (files.has(each))
            continue;
        const file = await (0,workflows/* workflowAt */.V0)(repo, each, path, async () => ({ steps: [], problem: undefined }));
        files.set(each, file);
        if (file.source && (0,names/* mayName */.vx)(file, ["include"]))
            (0,many/* append */.BC)(pending, includedBy((await (0,documents/* documentsIn */.aV)(file.source)).documents, repo));
    }
    const all = [...files.values()];
    let read;
    return {
        path,
        layer: path,
        source: files.get(path)?.source,
        plain: all.map(({ plain }) => plain).join("\n"),
        unread: all.find(({ unread }) => unread)?.unread,
        read: () => (read ??= readAll(all.flatMap(({ source }) => source ?? []), kind)),
    };
}
async function readAll(sources, kind) {
    const files = await Promise.all(sources.map(async (source) => ({ source, ...(await (0,documents/* documentsIn */.aV)(source)) })));
    const parts = files.flatMap(({ source, documents }) => documents.map((document) => ({ source, document })));
    const inOrder = [...parts.slice(1), ...parts.slice(0, 1)];
    const variables = inOrder.reduce((around, { document }) => (0,steps/* variablesIn */.DF)(document, around), new Map());
    const jobs = new Map();
    for (const part of inOrder)
        for (const { name = "" } of (0,parsers_node/* tableEntries */.zH)(part.document))
            jobs.set(name, [...(jobs.get(name) ?? []), part]);
    const readers = parts.map((part) => readPart(part, jobs, kind, variables));
    return {
        steps: readers.flatMap(({ steps }) => steps),
        problem: files.find(({ problem }) => problem)?.problem ?? readers.find(({ problem }) => problem)?.problem,
    };
}
function readPart({ source, document }, jobs, kind, around) {
    const reader = new steps/* StepReader */._c(kind, source);
    const elsewhere = (name, at) => jobElsewhere(name, document, jobs.get(name) ?? [], at);
    const resolve = (0,gitlab/* resolverOf */.EM)(document, elsewhere);
    const inherited = (0,gitlab/* inheritanceIn */.Qv)(document, elsewhere);
    for (const { name = "", key, value } of (0,parsers_node/* tableEntries */.zH)(document)) {
        if (reader.excess || (value.kind === "table" && name.startsWith(".")))
            continue;
        if (value.kind !== "table")
            reader.below(resolve(tableOf(name, value)), around);
        else {
            const other = elsewhere(name, key.span);
            const own = inherited(value);
            reader.below(resolve(other?.kind === "table" ? (0,gitlab/* overlay */.Lw)(own, onlyVariables(inherited(other))) : own), around);
        }
    }
    if (reader.excess === undefined && resolve.isCut())
        reader.excess = document.span;
    return reader;
}
function onlyVariables(job) {
    return { ...job, entries: job.entries.filter(({ name }) => name === "variables") };
}
function jobElsewhere(name, own, parts, at) {
    const found = parts.flatMap(({ document }) => (document === own ? [] : ((0,parsers_node/* valueOf */.RP)(document, name) ?? [])));
    const tables = found.filter((node) => node.kind === "table");
    const whole = tables.length > 1 ? tables.reduce(gitlab/* overlay */.Lw) : found.at(-1);
    return whole && (0,parsers_node/* placedAt */.Bc)(whole, at);
}
function tableOf(name, value) {
    const { start } = value.span;
    const key = { kind: "scalar", span: { start, end: start }, value: name, text: name, style: "plain" };
    return { kind: "table", span: value.span, entries: [{ key, name, value }] };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/expressions.js
var expressions = __webpack_require__(33901);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/groovy.js

const token = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|'''([^]*?)(?:'''|$)|"""([^]*?)(?:"""|$)|'((?:[^'\\\n]|\\[^])*)(?:'|(?=\n)|$)|"((?:[^"\\\n]|\\[^])*)(?:"|(?=\n)|$)|\$\/([^]*?)(?:\/\$|$)|(?<=[(=,:]\s{0,9})\/((?:[^/\\\n]|\\[^])+)(?:\/|(?=\n)|$)|([A-Za-z_][\w.]*)|[+,[\]\s]+|[^]/g;
const showing = /\b(?:echo|error|println?|mail|emailext|slackSend|unstable|warnError|catchError|stage|input|label|message|description|subject|body|name|title|text|credentialsId)\b\s*[(:=]?\s*$/;
function scriptsInGroovy(text) {
    const found = [];
    let pieces = [];
    let between = "";
    const end = () => {
        const [first] = pieces;
        const last = pieces.at(-1);
        if (first && last && pieces.some(({ isText }) => isText))
            if (!showing.test(text.slice(Math.max(0, first.span.start - 60), first.span.start)))
                found.push({
                    text: pieces.map((piece) => piece.text).join(""),
                    span: { start: first.span.start, end: last.span.end },
                });
        pieces = [];
        between = "";
    };
    for (const { 0: whole, 7: name, index, ...groups } of text.matchAll(token)) {
        if (whole.startsWith("//") || whole.startsWith("/*"))
            continue;
        const written = [groups[1], groups[2], groups[3], groups[4], groups[5], groups[6]].find((part) => part !== undefined);
        const span = { start: index, end: index + whole.length };
        if (written === undefined && name === undefined) {
            if (/^[+,[\]\s]+$/.test(whole))
                between += whole;
            else
                end();
            continue;
        }
        const isAdded = between.includes("+");
        if (pieces.length > 0 && !isAdded && !(between.includes(",") && written !== undefined))
            end();
        if (pieces.length > 0 && !isAdded)
            pieces.push({ text: " ", span, isText: false });
        between = "";
        if (written !== undefined)
            pieces.push({ text: unescaped(written), span, isText: true });
        else if (pieces.length > 0)
            pieces.push({ text: ` ${(0,expressions/* asExpression */.RL)(`+ ${name}`)}`, span, isText: false });
    }
    end();
    return found;
}
function unescaped(text) {
    return text.replace(/\\(?:u+([0-9a-fA-F]{4})|([^]))/g, (_, code, char) => {
        if (code !== undefined)
            return String.fromCharCode(Number.parseInt(code, 16));
        return { n: "\n", t: "\t", r: "\r", "\n": "" }[char] ?? char;
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/kinds.js

const pipelineFolders = [
    ".circleci",
    ".azure-pipelines",
    ".buildkite",
    "buildkite",
    ".woodpecker",
    ".config",
    ".husky",
    ".githooks",
    ".devcontainer",
    ".lefthook",
    ".lefthook-local",
];
const nestedPipelineFolders = new Set([".devcontainer", ".lefthook", ".lefthook-local"]);
const openWhere = (parameter) => (script) => script.replace(parameter, expressions/* asExpression */.RL);
const forShell = (script) => script.replace(/\$\$|\\\$/g, () => "$");
const sourcesInAzure = /\$\((?:Build\.(?:SourcesDirectory|Repository\.LocalPath)|System\.DefaultWorkingDirectory)\)/gi;
const lefthookScripts = /^(?:run|runner|files)$/;
const kinds = [
    {
        files: /^\.gitlab-ci\.ya?ml$/,
        scripts: /^(?:script|before_script|after_script|pre_get_sources_script|entrypoint|command)$/,
        isGitlab: true,
        filled: openWhere(/\$\[\[[^\]\n]*\]\]/g),
    },
    {
        files: /^\.circleci\/[^/]+\.ya?ml$/,
        scripts: /^(?:run|command|entrypoint|shell)$/,
        filled: (script) => script
            .replace(/(?<!\\)<<\s*(?:parameters|pipeline|matrix|param)\.[\w.-]+\s*>>/g, expressions/* asExpression */.RL)
            .replace(/\\<</g, "<<"),
    },
    {
        files: /^(?:azure-pipelines[^/]*|\.azure-pipelines\/[^/]+)\.ya?ml$/,
        scripts: /^(?:script|bash|pwsh|powershell|inlineScript|filePath|scriptPath)$/i,
        paths: /^(?:file|script)Path$/i,
        filled: (script, variables) => script
            .replace(sourcesInAzure, ".")
            .replace(/\$\(([\w.]+)\)/g, (written, name) => variables.get(name) ?? (0,expressions/* asExpression */.RL)(written)),
    },
    { files: /^bitbucket-pipelines\.ya?ml$/, scripts: /^(?:script|after-script)$/ },
    {
        files: /^(?:buildkite|\.?buildkite\/[^/]+)\.(?:ya?ml|json)$/,
        scripts: /^(?:commands?|entrypoint)$/,
        filled: (script) => forShell(script.replace(/\{\{\s*matrix[^{}\n]*\}\}/g, expressions/* asExpression */.RL)),
    },
    {
        files: /^(?:\.drone|\.woodpecker|\.woodpecker\/[^/]+)\.ya?ml$/,
        scripts: /^(?:commands?|entrypoint)$/,
        filled: forShell,
    },
    { files: /^\.travis\.ya?ml$/, scripts: /^(?:script|install|(?:before|after)_\w+)$/ },
    { files: /^Jenkinsfile(?:\.[^/]*)?$/, isGroovy: true },
    { files: /^\.pre-commit-config\.ya?ml$/, scripts: /^entry$/, isSplit: true },
    { files: /^prek\.toml$/, scripts: /^entry$/, isSplit: true, format: "toml" },
    { files: /^(?:\.config\/)?\.?lefthook(?:-local)?\.(?:ya?ml|json)$/, scripts: lefthookScripts },
    { files: /^(?:\.config\/)?\.?lefthook(?:-local)?\.toml$/, scripts: lefthookScripts, format: "toml" },
    { files: /^\.(?:husky|githooks)\/[^/.][^/]*$/ },
    { files: /^\.lefthook(?:-local)?\/[^/]+\/[^/.][^/]*$/ },
    {
        files: /^(?:\.devcontainer|\.devcontainer\/(?:[^/]+\/)?devcontainer)\.json$/,
        scripts: /^(?:initialize|onCreate|updateContent|postCreate|postStart|postAttach)Command$/,
        isForContainers: true,
        format: "jsonc",
    },
];
function pipelineKindOf(path) {
    return kinds.find(({ files }) => files.test(path));
}
const pipelinePaths = kinds.map(({ files }) => files);

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/index.js








const mostParts = 3;
function pipelinesIn(repo) {
    return repo.once(listAll);
}
async function listAll(repo) {
    const inFolders = pipelineFolders
        .filter((folder) => repo.entries.has(folder))
        .map((folder) => (0,collect/* collectFiles */.C0)(repo, folder, {
        isIncluded: (name) => [name, `x/${name}`].some((path) => pipelineKindOf((0,repo_path/* join */.fj)(folder, path)) !== undefined),
        deep: nestedPipelineFolders.has(folder),
        isExcluded: (path) => path.split("/").length > mostParts,
    }));
    const unread = inFolders.flatMap(({ unjudged }) => unjudged);
    const files = await Promise.all([...repo.entries.inside(""), ...inFolders.flatMap((found) => found.files)].flatMap((path) => {
        const kind = pipelineKindOf(path);
        if (!kind || repo.resolve(path).kind === "directory")
            return [];
        return [
            kind.isGitlab
                ? gitlabPipeline(repo, path, kind)
                : (0,workflows/* workflowAt */.V0)(repo, path, path, (source) => parse(source, kind)),
        ];
    }));
    return [...files, ...unread.map((problem) => (0,workflows/* unreadable */.O$)(problem.at.source.path, problem.at.source.path, problem))];
}
const readers = { yaml: documents/* documentsIn */.aV, toml: documents/* tomlIn */.mn, jsonc: documents/* jsoncIn */.Zp };
async function parse(source, kind) {
    const reader = new steps/* StepReader */._c(kind, source);
    if (!kind.scripts) {
        const whole = { text: source.text, span: { start: 0, end: source.text.length } };
        for (const { text, span } of kind.isGroovy ? scriptsInGroovy(source.text) : [whole])
            reader.add(text, span, new Map());
        return { steps: reader.steps, problem: reader.problem };
    }
    const { documents, problem } = await readers[kind.format ?? "yaml"](source);
    const variables = new Map();
    for (const document of documents)
        reader.below(document, variables);
    return { steps: reader.steps, problem: problem ?? reader.problem };
}


/***/ }),

/***/ 29837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   GS: () => (/* binding */ scriptStep),
/* harmony export */   _c: () => (/* binding */ StepReader)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _parsers_yaml_gitlab_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19121);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85083);



const mostCharacters = 2_000_000;
const charactersOfVariable = 20;
const describing = /^(?:name|description|title|label|id|image|if|when|message|key|stage|alias|url|uses|repo|rev)$/;
class StepReader {
    steps = [];
    excess;
    #kind;
    #source;
    #left = mostCharacters;
    #known = new Map();
    #variables = new Map();
    #scripts = new WeakMap();
    constructor(kind, source) {
        this.#kind = kind;
        this.#source = source;
    }
    get problem() {
        return (this.excess && {
            message: "runs more commands than are checked, or the same ones too often; run fewer in one file",
            at: { source: this.#source, span: this.excess },
        });
    }
    below(node, around) {
        if (this.excess)
            return;
        if (node.kind === "scalar")
            return;
        if (node.kind === "list") {
            for (const item of node.items)
                this.#inside(item, around);
            return;
        }
        const table = this.#kind.isGitlab ? (0,_parsers_yaml_gitlab_js__WEBPACK_IMPORTED_MODULE_1__/* .withMergeKeys */ .$c)(node) : withWrittenKeys(node);
        const variables = this.#variablesIn(table, around);
        const isNoCommand = this.#kind.isSplit && /^(?:pygrep|fail)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(table, "language")) ?? "");
        for (const entry of table.entries)
            if (!this.#kind.scripts?.test(entry.name ?? "")) {
                if (!describing.test(entry.name ?? ""))
                    this.#inside(entry.value, variables);
            }
            else if (!isNoCommand)
                this.#script(entry, table, variables);
    }
    #variablesIn(table, around) {
        const variables = variablesIn(table, around);
        if (variables === around)
            return around;
        this.#left -= variables.size * charactersOfVariable;
        const key = JSON.stringify([...variables]);
        const known = this.#variables.get(key) ?? variables;
        this.#variables.set(key, known);
        return known;
    }
    add(text, span, variables) {
        const places = this.#known.get(text) ?? new Map();
        const known = places.get(span.start) ?? new Set();
        if (text === "" || known.has(variables))
            return;
        this.#known.set(text, places.set(span.start, known.add(variables)));
        this.#left -= text.length + variables.size * charactersOfVariable;
        if (this.#left < 0)
            this.excess ??= span;
        else
            this.steps.push(scriptStep(this.#kind, this.#source, span, text, variables));
    }
    #script(entry, table, variables) {
        if (this.#kind.isForContainers && entry.value.kind === "table") {
            for (const one of entry.value.entries)
                this.#script(one, table, variables);
            return;
        }
        this.#tablesIn(entry.value, variables);
        const hasArguments = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(table, "args") !== undefined;
        const known = hasArguments ? undefined : this.#scripts.get(entry.value);
        const scripts = known ?? this.#scriptsOf(entry, table);
        if (!hasArguments)
            this.#scripts.set(entry.value, scripts);
        for (const { text, span } of scripts)
            this.add(text, span, variables);
    }
    #scriptsOf(entry, table) {
        const { isSplit, isForContainers, paths } = this.#kind;
        if (paths?.test(entry.name ?? ""))
            return startOfFile(entry, table);
        if (isSplit)
            return splitEntry(entry, table);
        const { value } = entry;
        if (!isForContainers || value.kind !== "list")
            return scriptsOf(entry, table);
        return [{ text: linesIn(value).map(quoted).join(" "), span: value.span }];
    }
    #tablesIn(node, around) {
        if (node.kind === "table")
            this.below(node, around);
        else if (node.kind === "list")
            for (const item of node.items)
                this.#tablesIn(item, around);
    }
    #inside(node, around) {
        if (--this.#left < 0)
            this.excess ??= node.span;
        if (this.excess)
            return;
        if (node.kind !== "scalar")
            this.below(node, around);
        else if (/^\s*[\w@./-]+\s[^]*--?\w/.test(node.text))
            this.add(node.text, node.span, around);
    }
}
function scriptStep({ filled = (text) => text }, source, span, text, env) {
    const at = { source, span };
    return {
        uses: undefined,
        inputs: new Map(),
        scripts: [{ text: filled(text, env), at }],
        env,
        handedOn: new Map(),
        at,
    };
}
function scriptsOf({ value }, table) {
    const lines = linesIn(value);
    const args = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(table, "args");
    const span = args ? around(value.span, args.span) : value.span;
    const text = [lines.join("\n"), ...(args?.kind === "list" ? linesIn(args).map(quoted) : linesIn(args))].join(" ");
    const isOneCommand = value.kind === "list" && lines.length > 1 && !/\s/.test(lines[0] ?? "");
    return isOneCommand
        ? [
            { text, span },
            { text: lines.map(quoted).join(" "), span },
        ]
        : [{ text, span }];
}
function splitEntry({ value }, table) {
    const args = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(table, "args");
    const [words = []] = (0,_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .commandsIn */ .G)(linesIn(value)
        .join(" ")
        .replace(/(^|\s)#/g, "$1\\#"), new Map(), true);
    const text = [...words.map((word) => word.text), ...linesIn(args)].map(quoted).join(" ");
    return [{ text, span: args ? around(value.span, args.span) : value.span }];
}
function startOfFile({ value }, table) {
    const path = linesIn(value).join(" ").trim().replaceAll("\\", "/");
    const words = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .Ms)(table, "arguments")?.value) ?? "";
    const text = `${/^[^/]*$/.test(path) ? "./" : ""}${path}`;
    return path === "" ? [] : [{ text: `${spaceless(text)} ${words}`.trim(), span: value.span }];
}
function spaceless(path) {
    return /\s/.test(path) ? quoted(path) : path;
}
function around(one, other) {
    return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}
function quoted(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}
function withWrittenKeys(table) {
    const written = table.entries.filter(({ name }) => name !== "<<");
    if (written.length === table.entries.length)
        return table;
    const names = new Set(written.map(({ name }) => name));
    const merged = (0,_parsers_yaml_gitlab_js__WEBPACK_IMPORTED_MODULE_1__/* .withMergeKeys */ .$c)(table).entries.filter(({ name }) => name !== "<<" && !names.has(name));
    return { ...table, entries: [...merged, ...written] };
}
function linesIn(node) {
    if (node === undefined)
        return [];
    if (node.kind === "list")
        return node.items.flatMap(linesIn);
    return node.kind === "scalar" ? [node.text] : [];
}
const variableKeys = /^(?:variables|env|environment|containerEnv|remoteEnv)$/;
function variablesIn(node, around) {
    const own = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .tableEntries */ .zH)(node).flatMap(({ name = "", value }) => (variableKeys.test(name) ? pairsIn(value) : []));
    return own.length === 0 ? around : new Map([...around, ...own]);
}
function pairsIn(node) {
    if (node.kind === "list")
        return node.items.flatMap(pairsIn);
    if (node.kind === "scalar") {
        const [, name, value] = /^(\w+)=(.*)$/s.exec(node.text) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
    }
    const table = (0,_parsers_yaml_gitlab_js__WEBPACK_IMPORTED_MODULE_1__/* .withMergeKeys */ .$c)(node);
    const [name, value] = [(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(table, "name") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(table, "key")), (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(table, "value"))];
    if (name !== undefined && value !== undefined)
        return [[name, value]];
    return table.entries.flatMap((entry) => {
        const text = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry.value) ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(entry.value, "value"));
        return text === undefined || entry.name === undefined ? pairsIn(entry.value) : [[entry.name, text]];
    });
}


/***/ }),

/***/ 80152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZC: () => (/* binding */ innerScripts),
  Mw: () => (/* binding */ maxDepth),
  X3: () => (/* binding */ scriptsBeside),
  n2: () => (/* binding */ startsIn),
  jb: () => (/* binding */ startsOf)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/names.js
var names = __webpack_require__(62890);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/expressions.js
var expressions = __webpack_require__(33901);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/program-name.js
const repository = /^(?:(?:github|gitlab|bitbucket):|(?:git\+)?(?:https?|ssh):\/\/\S*\/)[\w.-]+\/(?!nixpkgs\b)([\w.-]+?)(?:\.git)?(?:[#?].*)?$/;
const longestAddress = 200;
function withoutSource(text) {
    if (text.length > longestAddress || !text.includes(":"))
        return text;
    return repository.exec(text)?.[1] ?? text.replace(/^npm:\/?|(?<=\/[^/:@]+):[\w.-]+$/g, "");
}
function nameOf(word) {
    const text = withoutSource(word?.text ?? "");
    const scoped = /^(@[\w.-]+\/[\w.-]+)(?:@.*)?$/.exec(text)?.[1];
    const installed = /(?:^|\/)node_modules\/(@[\w.-]+\/[\w.-]+)\//.exec(text)?.[1];
    return (scoped ??
        installed ??
        text
            .replace(/^.*[/\\#]/, "")
            .replace(/(?<=.)@.*$|\.(?:exe|cmd|ps1|js)$/i, "")
            .toLowerCase());
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell-ends.js
var shell_ends = __webpack_require__(73231);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell-patterns.js
var shell_patterns = __webpack_require__(70030);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/written-texts.js


const longestLine = 400;
const mostFollowed = 50;
function textsForShells(script) {
    let followed = 0;
    return [...echoed(script), ...documents(script)].flatMap(({ text, before, behind, end }) => {
        if (isPiped(behind) || evaluates.test(before))
            return [text];
        const files = [...`${before} ${behind}`.matchAll(written)].map(([, name = ""]) => name);
        if (files.length === 0)
            return [];
        return ++followed > mostFollowed || files.some((file) => runsFile(script.slice(end), file)) ? [text] : [];
    });
}
const printing = /(?:^|[\n;&|(){}]|\b(?:do|then|else))[ \t]*(?:echo|printf)[ \t]+((?:'[^']*'|"[^"]*"|[^|;&\n'"<>()])+)/g;
function echoed(script) {
    return [...script.matchAll(printing)].map(({ 0: whole, 1: words = "", index }) => {
        const end = index + whole.length;
        const text = words.replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double ?? "");
        return { text: text.replaceAll("\\n", "\n"), ...aroundOf(script, index + whole.indexOf(words), end), end };
    });
}
function documents(script) {
    const found = [];
    for (let at = script.indexOf("<<"); at >= 0;) {
        const { operatorEnd, lineEnd, stop, after } = (0,shell_ends/* hereDocumentAt */.LQ)(script, at);
        if (after > operatorEnd)
            found.push({ text: script.slice(lineEnd, stop), ...aroundOf(script, at, operatorEnd), end: operatorEnd });
        at = script.indexOf("<<", Math.max(after, at + 2));
    }
    return found;
}
function aroundOf(script, start, end) {
    const before = script.slice(Math.max(0, start - longestLine), start);
    const [behind = ""] = script.slice(end, end + longestLine).split("\n");
    return { before: before.slice(before.lastIndexOf("\n") + 1), behind };
}
const starters = /^(?:sudo|doas|env|timeout|nohup|exec|docker|podman|kubectl)$/;
function isPiped(behind) {
    const [, ...readers] = behind.split(/\|(?!\|)/);
    return readers.some((reader) => {
        const [first = "", ...others] = (reader.split(/[;&]/)[0] ?? "").trim().split(/\s+/);
        return shell_patterns/* readsScript */.HN.test(first) || (starters.test(first) && others.some((word) => shell_patterns/* readsScript */.HN.test(word)));
    });
}
const shell = String.raw `(?:[\w./-]*\/)?(?:ba|da|z|k|a)?sh|source|\.`;
const evaluates = new RegExp(String.raw `(?:^|[\s;&|(])(?:${shell}|eval)[ \t][^;&|]*(?:[<$]\(|${"`"})[^;&|]*$`);
const written = /(?:>{1,2}|\btee(?:[ \t]+-\w+)*[ \t])[ \t]*["']?([\w./-]+)/g;
function runsFile(script, file) {
    const name = file.replace(/^(?:\.\/)+/, "").replaceAll(".", "\\.");
    const before = String.raw `(?:(?:${shell})(?:[ \t]+-\w+)*[ \t]+["']?(?:\.\/)?|["']?(?:\.?\/)?)`;
    return new RegExp(String.raw `(?:^|[\s;&|(])${before}${name}(?=$|[\s;&|)"'])`, "m").test(script.replace(/(?:>{1,2}|\b(?:chmod|rm|cat|cp|mv|ls|test|tee)\b)[^\n;&|]*/g, ""));
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell.js + 1 modules
var ci_shell = __webpack_require__(85083);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/programs.js





const programs_starters = new Set(("env sudo doas timeout gtimeout nohup time exec command nice coproc stdbuf xargs npx bunx pnpx uvx unbuffer script ssh docker " +
    "podman gosu su firejail bwrap setsid retry eval if while until then else elif do ! { " +
    "start-process saps start wsl parallel tmux screen chronic caffeinate direnv corepack cross-env dotenv xvfb-run").split(" "));
const runs = /^(?:dlx|exec|x|run)$/;
const givesInput = /^(?:xargs|parallel)$/;
const shells = new Set(["bash", "sh", "zsh", "dash", "ash", "pwsh", "powershell"]);
const readers = new Set(("echo printf print console.log core.info logging.info cat tee ls cp mv rm mkdir rmdir touch ln chmod chown test [ [[ export declare set unset alias cd source . type " +
    "which whereis hash grep egrep fgrep rg sed awk jq yq diff head tail cut sort uniq tr wc read git gh curl wget tar unzip " +
    "apt apt-get apk dnf yum kill pkill pgrep killall claude codex gemini qwen copilot opencode " +
    "cursor-agent cline vibe kimi grok qodercli codebuddy letta agy droid auggie goose kiro-cli kilo aider amp").split(" "));
const maxDepth = 4;
function startsOf(script, variables, names, depth = 0) {
    const listed = namesInLists(script, names) ? (0,ci_shell/* commandsIn */.G)(withoutLists(script), variables).map(unplaced) : [];
    const others = depth < maxDepth ? scriptsBeside(script) : [];
    const direct = [...(0,ci_shell/* commandsIn */.G)(script, variables), ...listed].flatMap((words) => {
        const inner = depth < maxDepth ? [...innerScripts(words), ...textsNaming(words, names)] : [];
        const at = programAt(words, names);
        return [
            ...(at < 0 ? openStarts(words, names) : []),
            ...(at < 0 || isOther(subcommandOf(words, at), names)
                ? []
                : [{ program: nameOf(words[at]), words: behind(words, at), before: textsOf(words.slice(0, at)) }]),
            ...inner.flatMap((text) => startsOf(text, variables, names, depth + 1).map((start) => {
                const around = textsOf(words).filter((word) => word !== text);
                return { ...withoutPlaces(start), before: [...around, ...start.before] };
            })),
        ];
    });
    return [...direct, ...others.flatMap((text) => startsOf(text, variables, names, depth + 1).map(withoutPlaces))];
}
function textsOf(words) {
    return words.map(({ text }) => text);
}
function scriptsBeside(script) {
    const literal = (0,expressions/* withLiterals */.Ze)(script);
    return [...textsForShells(script), ...(literal === script ? [] : [literal])];
}
function withoutPlaces(start) {
    return { ...start, words: unplaced(start.words) };
}
function unplaced(words) {
    return words.map(({ text, unknown, maySplit }) => ({ text, unknown, maySplit }));
}
function namesInLists(script, { programs }) {
    return programs.some((program) => script.includes(program) && /["'`]\s*,/.test(script));
}
function withoutLists(script) {
    return script.replace(/[[(,]\s*(?=["'`[\])])|(?<=["'`])\s*(?:,|[\])]+)/g, " ");
}
function subcommandOf(words, at) {
    return words.find(({ text }, i) => i > at && !text.startsWith("-"))?.text ?? "";
}
function isOther(next, { otherwise, subcommands }) {
    return otherwise?.includes(next) === true || subcommands?.includes(next) === false;
}
function programAt(words, { programs, powerFlags = [] }) {
    const first = firstOf(words);
    if (first < 0)
        return -1;
    const isProgram = (word) => programs.includes(nameOf({ ...word, text: word.text.replace(/[\0…]/g, "") }));
    if (words[first] && isProgram(words[first]))
        return first;
    const [start, second] = [nameOf(words[first]), words[first + 1]?.text ?? ""];
    const at = words.findIndex((word, i) => i > first && isProgram(word));
    if (at < 0 || programs_starters.has(start) || `${start} ${second}` === "gh copilot")
        return at;
    if (runs.test(second) && !readers.has(start))
        return at;
    return !readers.has(start) && words.slice(at + 1).some(({ text }) => powerFlags.includes(text.split("=", 1)[0] ?? ""))
        ? at
        : -1;
}
const isNoCommand = /^(?:[-+*/:?]?=|-(?:eq|ne|[cin]?(?:like|match|contains|replace)|in|notin|join|split))$/i;
const openParts = /[\0…*?]+|\[[^\]]*\]/g;
const longestShown = 60;
function openStarts(words, { programs, powerFlags = names/* agentFlags */.J, ownFlags = [] }) {
    const [word, ...behindIt] = words.slice(runIn(words));
    if (!word || readers.has(nameOf(word)) || isNoCommand.test(behindIt[0]?.text ?? ""))
        return [];
    const written = writtenOf(word, programs);
    if (written === undefined)
        return [];
    const flags = written === "nothing" ? ownFlags : powerFlags.filter((flag) => names/* agentFlags */.J.includes(flag));
    if (!behindIt.some(({ text }) => flags.includes(text.split("=", 1)[0] ?? "")))
        return [];
    const shown = word.text === "\0" ? (word.unknown ?? "…") : word.text.replaceAll("\0", "…");
    return [{ program: shown.slice(0, longestShown), words: behindIt, before: [], isOpen: true }];
}
function runIn(words) {
    const at = programIn(words) ?? words.length;
    if (!runs.test(words[at + 1]?.text ?? "") || readers.has(nameOf(words[at])))
        return at;
    return at + 2 + (programIn(words.slice(at + 2)) ?? words.length);
}
function writtenOf(word, programs) {
    const parts = nameOf(word).split(openParts);
    if (parts.length === 1)
        return undefined;
    if (parts.every((part) => part === ""))
        return "nothing";
    return programs.some((program) => standFor(parts, nameOf({ ...word, text: program }))) ? "some" : undefined;
}
function standFor(parts, name) {
    const [first = "", ...others] = parts;
    const last = others.pop() ?? "";
    if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
        return false;
    let at = first.length;
    for (const part of others) {
        const found = name.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return at <= name.length - last.length;
}
function programIn(words) {
    for (let at = Math.max(0, firstOf(words)); at < words.length; at++) {
        const text = words[at]?.text ?? "";
        if (!programs_starters.has(nameOf(words[at])) && !/^-|^[A-Za-z_]\w*=|^\d+[smhd]?$/.test(text))
            return at;
    }
    return undefined;
}
function startsIn(words) {
    const at = programIn(words);
    if (at === undefined || readers.has(nameOf(words[at])))
        return at === undefined ? [] : [words.slice(at)];
    const runner = [at, at + 1].find((one) => runs.test(words[one]?.text ?? ""));
    const behindIt = runner === undefined ? [] : words.slice(runner + 1, runner + 1 + mostPositions);
    return [words.slice(at), ...behindIt.map((_, i) => words.slice((runner ?? 0) + 1 + i))];
}
const mostPositions = 60;
function behind(words, at) {
    const own = words.slice(at > 0 && words[at + 1]?.text === "--" ? at + 2 : at + 1);
    const before = words.slice(0, at).map(nameOf);
    if (before.some((name) => /^(?:start-process|saps)$/.test(name)))
        return own.flatMap(powershellWords);
    const given = before.find((name) => givesInput.test(name));
    return given === undefined ? own : withInput(own, given, before);
}
function powershellWords(word) {
    if (/^-(?:ArgumentList|Args|FilePath|NoNewWindow|Wait|PassThru)$/i.test(word.text))
        return [];
    return word.text.split(/[\s,]+/).flatMap((text) => (text === "" ? [] : [{ ...word, text }]));
}
function withInput(words, program, before) {
    const unknown = `input of ${program}`;
    const place = program === "xargs" && !before.some((name) => /^-(?:I|i|-replace)/.test(name)) ? undefined : "{}";
    const open = (text) => ({ text, unknown, maySplit: true });
    if (place === undefined)
        return [...words, open("\0")];
    return words.map((word) => (word.text === place ? open("\0") : word));
}
function firstOf(words) {
    return words.findIndex(({ text }) => !/^[A-Za-z_]\w*=/.test(text));
}
function textsNaming(words, { programs, powerFlags = [] }) {
    if (readers.has(nameOf(words[firstOf(words)])))
        return [];
    return words.flatMap(({ text }) => programs.some((program) => text.includes(program)) && powerFlags.some((flag) => standsIn(text, flag)) ? [text] : []);
}
function standsIn(text, flag) {
    return text
        .split(flag)
        .slice(0, -1)
        .some((before) => /[\s"'`[(,]/.test(before.at(-1) ?? ""));
}
function innerScripts(words) {
    const [first, ...others] = words;
    if (nameOf(first) === "alias")
        return others.map(({ text }) => text.slice(text.indexOf("=") + 1));
    if (nameOf(first) === "eval")
        return [others.map(({ text }) => text).join(" ")];
    return words.flatMap((word, i) => {
        if (!shells.has(nameOf(word)))
            return [];
        const flag = words.findIndex(({ text }, at) => at > i && /^-\w*c$|^-[Cc]ommand$/.test(text));
        const script = flag < 0 ? undefined : words[flag + 1]?.text;
        return script === undefined ? [] : [script];
    });
}


/***/ }),

/***/ 73231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ closing),
/* harmony export */   KL: () => (/* binding */ isEscape),
/* harmony export */   LQ: () => (/* binding */ hereDocumentAt),
/* harmony export */   jr: () => (/* binding */ substitutionAt),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function endOf(text, end, from) {
    const at = text.indexOf(end, from);
    return at < 0 ? text.length : at;
}
function closing(text, from) {
    let depth = 1;
    for (let at = from; at < text.length; at++) {
        if (text[at] === "(")
            depth++;
        else if (text[at] === ")" && --depth === 0)
            return at;
    }
    return text.length;
}
function substitutionAt(text, at) {
    if (text[at] === "`")
        return [at + 1, endOf(text, "`", at + 1)];
    return [at + 2, closing(text, at + 2)];
}
function isEscape(text, at, end) {
    const line = endOf(text, "\n", at);
    return text[at] === "`" && /\w/.test(text[at + 1] ?? "") && (end > line || end === text.length);
}
function hereDocumentAt(text, at) {
    const [written = "<<", , mark = ""] = /^<<-?\s*(["']?)([\w.]+)\1/.exec(text.slice(at, at + 200)) ?? [];
    const operatorEnd = at + written.length;
    if (mark === "")
        return { operatorEnd, lineEnd: operatorEnd, stop: operatorEnd, after: operatorEnd };
    const lineEnd = endOf(text, "\n", operatorEnd);
    const end = new RegExp(`\\n[ \\t]*${mark.replace(/\W/g, "\\$&")}[ \\t]*(?=\\n|$)`).exec(text.slice(lineEnd));
    const stop = end ? lineEnd + end.index : text.length;
    return { operatorEnd, lineEnd, stop, after: end ? stop + end[0].length : text.length };
}


/***/ }),

/***/ 70030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ readsScript),
/* harmony export */   Np: () => (/* binding */ fallback),
/* harmony export */   bv: () => (/* binding */ variable),
/* harmony export */   c5: () => (/* binding */ alternative),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rS: () => (/* binding */ ordinary)
/* harmony export */ });
const variable = /^\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;
const alternative = /^\$\{(?:[A-Za-z_]\w*|\d+):?\+([^{}]*)\}/;
const fallback = /^\$\{([A-Za-z_]\w*|\d+):?[-=]([^{}]*)\}/;
const list = /^\$(?:\{(?:[A-Za-z_]\w*\[[@*]\]|[@*])[^{}]*\}|[@*])/;
const ordinary = /[^\s"'\\$`#;&|(){}<>]+/y;
const readsScript = /^(?:\S*\/)?(?:bash|sh|zsh|dash|ash|ksh|pwsh|powershell|ssh)$/;


/***/ }),

/***/ 63424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ bracedAt),
/* harmony export */   T7: () => (/* binding */ escapedText),
/* harmony export */   oL: () => (/* binding */ quotedAt),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _shell_ends_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73231);

const named = {
    a: "\x07",
    b: "\b",
    e: "\x1b",
    E: "\x1b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
};
const escapedText = /\$'((?:[^'\\]|\\[^])*)(?:'|$)/g;
function quotedAt(text, at) {
    if (text[at] === "'") {
        const end = (0,_shell_ends_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(text, "'", at + 1);
        return { text: text.slice(at + 1, end), length: end + 1 - at };
    }
    escapedText.lastIndex = at;
    const [whole = "$'", written = ""] = escapedText.exec(text) ?? [];
    return { text: unescaped(written), length: whole.length };
}
function unescaped(written) {
    return written.replace(/\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|c([^])|([^]))/g, (_, hex, short, long, octal, control, other = "") => {
        const digits = hex ?? short ?? long;
        if (digits !== undefined)
            return characterOf(Number.parseInt(digits, 16));
        if (octal !== undefined)
            return characterOf(Number.parseInt(octal, 8) & 0xff);
        if (control !== undefined)
            return characterOf(control.charCodeAt(0) & 0x1f);
        return Object.hasOwn(named, other) ? (named[other] ?? "") : other;
    });
}
function characterOf(code) {
    return code > 0x10_ff_ff ? "" : String.fromCodePoint(code);
}
const most = { words: 64, characters: 20_000 };
const longestWord = 4_000;
function bracedAt(text, at, isFirst) {
    const { length, marked } = markedAt(text, at, at + longestWord);
    if (length >= longestWord)
        return { length, words: [], isCut: true };
    const expander = new BraceExpander();
    const words = marked.includes("}") && /,|\.\./.test(marked) ? expander.expand(marked) : [marked];
    if (words.length === 1 && words[0] === marked && !expander.isCut)
        return { length, words: [], isCut: false };
    const kept = isFirst ? words.filter((word) => word !== "") : words;
    return { length, words: kept.map(unmarked), isCut: expander.isCut };
}
const groupCharacters = "{},.";
const marks = "\ue000\ue001\ue002\ue003";
const emptyMark = "\ue004";
function unmarked(text) {
    return text.replace(/[\ue000-\ue004]/g, (mark) => groupCharacters[marks.indexOf(mark)] ?? "");
}
const part = /([^\s"'`$;&|()<>\\])|\$?"([^"$`\\]*)"|\$'((?:[^'\\]|\\[^])*)'|'([^']*)'|\\([^\n])/y;
function markedAt(text, at, end) {
    let [marked, next] = ["", at];
    while (next < end) {
        part.lastIndex = next;
        const [whole, plain, double, escaped, single, character] = part.exec(text) ?? [];
        if (whole === undefined)
            break;
        const quoted = double ?? (escaped === undefined ? (single ?? character ?? "") : unescaped(escaped));
        marked += plain ?? (quoted.replace(/[{},.]/g, (one) => marks[groupCharacters.indexOf(one)] ?? "") || emptyMark);
        next += whole.length;
    }
    return { length: next - at, marked };
}
class BraceExpander {
    isCut = false;
    #left = most.characters;
    expand(text) {
        const found = groupIn(text);
        if (!found)
            return this.#within([text]);
        const { start, commas, end } = found;
        const parts = commas.length > 0 ? partsOf(text, found) : sequenceOf(text.slice(start + 1, end));
        const after = this.expand(text.slice(end + 1));
        const before = text.slice(0, start);
        return this.#within(parts.flatMap((one) => this.expand(one)).flatMap((one) => after.map((rest) => before + one + rest)));
    }
    #within(words) {
        const kept = words.slice(0, most.words).filter(({ length }) => (this.#left -= length) >= 0);
        this.isCut ||= kept.length < words.length;
        return kept;
    }
}
function partsOf(text, { start, commas, end }) {
    return [...commas, end].map((stop, i) => text.slice((commas[i - 1] ?? start) + 1, stop));
}
function groupIn(text) {
    const open = [];
    let first;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === "{")
            open.push({ start: at, commas: [] });
        else if (character === ",")
            open.at(-1)?.commas.push(at);
        else if (character === "}") {
            const closed = open.pop();
            const isGroup = closed && (closed.commas.length > 0 || sequence.test(text.slice(closed.start + 1, at)));
            if (isGroup && closed.start < (first?.start ?? text.length))
                first = { ...closed, end: at };
            if (first && open.length === 0)
                return first;
        }
    }
    return first;
}
const sequence = /^(?:([A-Za-z])\.\.([A-Za-z])|(-?\d{1,9})\.\.(-?\d{1,9}))$/;
function sequenceOf(written) {
    const [, first, last, from = first?.charCodeAt(0), to = last?.charCodeAt(0)] = sequence.exec(written) ?? [];
    const [start, end] = [Number(from), Number(to)];
    const length = Math.min(Math.abs(end - start), most.words) + 1;
    return Array.from({ length }, (_, i) => {
        const value = start + (end < start ? -i : i);
        return first === undefined ? `${value}` : String.fromCharCode(value);
    });
}


/***/ }),

/***/ 85083:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ commandsIn)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/expressions.js
var expressions = __webpack_require__(33901);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/shell-memory.js
const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s;
const declares = /^(?:export|declare|local|readonly|typeset|then|else|do|if|elif|while|until|\{|!|-\w+)$/;
const fills = /^(?:read|mapfile|readarray|getopts|printf)$/;
const mostReadings = 16;
const mostRead = 400_000;
const longestValue = 4_000;
const longestUnion = 4_000;
const mostValues = 256;
const mostAdded = 400_000;
class ShellMemory {
    #values;
    #given = new Map();
    #pinned;
    #left = mostAdded;
    constructor(variables, pinned = new Map()) {
        this.#values = new Map(variables);
        this.#pinned = pinned;
    }
    get(name) {
        const value = this.#pinned.has(name) ? this.#pinned.get(name) : this.#values.get(name);
        this.#left -= value?.length ?? 0;
        return this.#left < 0 ? undefined : value;
    }
    remember(words) {
        const [first = "", second = "", third = ""] = words.map(({ text }) => text);
        if (third === "in" && /^(?:for(?:each)?|select)$/.test(first))
            for (const { text, unknown } of words.slice(3))
                this.#set(second, unknown === undefined ? text : undefined);
        if (fills.test(first))
            for (const { text } of words)
                if (this.#values.has(text))
                    this.#set(text, undefined);
        this.#assign(words.filter(({ text }) => !declares.test(text)));
    }
    #assign(words) {
        const parts = words.map(({ text }) => assignment.exec(text));
        if (parts.includes(null))
            return;
        for (const [i, part] of parts.entries()) {
            const [, name = "", plus = "", value = ""] = part ?? [];
            const before = plus === "" ? "" : (this.#values.get(name) ?? "");
            this.#set(name, words[i]?.unknown === undefined ? before + value : undefined);
        }
    }
    #set(name, written) {
        const value = written !== undefined && written.length > longestValue ? undefined : written;
        let given = this.#given.get(name);
        if (!given) {
            const before = this.#values.get(name);
            this.#given.set(name, (given = new Set(before === undefined ? [] : [before])));
        }
        given.delete(value);
        if (given.size === mostValues)
            given = this.#forget(name);
        given.add(value);
        if (value === undefined)
            this.#values.delete(name);
        else
            this.#values.set(name, value);
    }
    #forget(name) {
        const given = new Set([undefined]);
        this.#given.set(name, given);
        return given;
    }
    alternatives(script) {
        const several = [...this.#given].filter(([, values]) => values.size > 1);
        const unions = several.map(([name, values]) => [name, unionOf(values)]);
        const all = several.flatMap(([name, values]) => [...values].slice(0, -1).map((value) => [name, value]));
        const [last] = several.at(-1) ?? [];
        if (several.length > 1 && last !== undefined)
            all.push([last, this.#values.get(last)]);
        const longest = unions.reduce((size, [, union]) => Math.max(size, union?.length ?? 0), 0);
        const cost = script.length + Math.min(mostAdded, longest * (script.split("$").length - 1));
        const most = Math.min(mostReadings, Math.floor(mostRead / cost));
        const tried = all.slice(0, most).map((one) => new Map([...unions, one]));
        if (all.length <= most)
            return tried;
        return [...tried, new Map(unions), new Map(several.map(([name]) => [name, undefined]))];
    }
}
function unionOf(values) {
    if (values.has(undefined))
        return undefined;
    const all = [...values].join(" ");
    return all.length > longestUnion ? undefined : all;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell-ends.js
var shell_ends = __webpack_require__(73231);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell-patterns.js
var shell_patterns = __webpack_require__(70030);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell-words.js
var shell_words = __webpack_require__(63424);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/shell.js
var _a;






const maxDepth = 8;
function commandsIn(script, variables, isArguments = false) {
    const memory = new ShellMemory(variables);
    const found = new Splitter(script, memory, isArguments, 0).commands();
    const others = isArguments ? [] : memory.alternatives(script);
    if (others.length === 0)
        return found;
    const known = new Map(found.map((words) => [JSON.stringify(words), words]));
    for (const pinned of others)
        for (const words of new Splitter(script, new ShellMemory(variables, pinned), false, 0).commands())
            known.set(JSON.stringify(words), words);
    return [...known.values()];
}
class Splitter {
    #text;
    #variables;
    #isArguments;
    #depth;
    #commands = [[]];
    #inner = [];
    #at = 0;
    #piece;
    #plainBraces = 0;
    #isRedirected = false;
    constructor(text, variables, isArguments, depth) {
        this.#text = text.replace(/(?:\\|`)\r?\n/g, " ");
        this.#variables = variables;
        this.#isArguments = isArguments;
        this.#depth = depth;
    }
    commands() {
        while (this.#at < this.#text.length)
            if (!this.#takesOrdinary())
                this.#step();
        this.#endWord();
        this.#endCommand();
        return [...this.#inner, ...this.#commands.filter((words) => words.length > 0)];
    }
    #takesOrdinary() {
        shell_patterns/* ordinary */.rS.lastIndex = this.#at;
        if (!shell_patterns/* ordinary */.rS.test(this.#text))
            return false;
        const end = shell_patterns/* ordinary */.rS.lastIndex;
        this.#add(this.#text.slice(this.#at, end), end - this.#at);
        return true;
    }
    #step() {
        const rest = this.#text.slice(this.#at, this.#at + 2);
        const [char = ""] = rest;
        if (this.#piece === undefined && char === "#")
            this.#at = (0,shell_ends/* endOf */.pJ)(this.#text, "\n", this.#at);
        else if (char === "'" || rest === "$'")
            this.#quoted();
        else if (char === '"')
            this.#double();
        else if (char === "\\")
            this.#add(this.#text[this.#at + 1] ?? "", 2);
        else if (rest === '$"')
            this.#at++;
        else if (char === "$" || char === "`")
            this.#expand(false);
        else if (/\s/.test(char))
            this.#space(char);
        else if (!this.#isArguments && /[;&|(){}<>]/.test(char))
            this.#operator(rest);
        else
            this.#add(char, 1);
    }
    #space(char) {
        this.#endWord();
        if (char === "\n" && !this.#isArguments)
            this.#endCommand();
        this.#at++;
    }
    #operator(rest) {
        const [char = ""] = rest;
        if (rest === "<<")
            return this.#skipDocument();
        if (/^[<>]\(/.test(rest))
            return this.#substitute(true);
        if (/^(?:[<>]|&>)/.test(rest))
            return this.#redirection();
        if (char === "{" || char === "}")
            return this.#brace(char);
        if (char === "(" && /^[A-Za-z_]\w*\+?=$/.test(this.#piece?.text ?? ""))
            return this.#array();
        this.#endPart();
    }
    #endPart() {
        this.#endWord();
        this.#endCommand();
        this.#at++;
    }
    #brace(char) {
        if (char === "{" && this.#at >= this.#plainBraces && this.#braces())
            return;
        if (this.#piece !== undefined || this.#text.startsWith("{}", this.#at))
            this.#add(char, 1);
        else
            this.#endPart();
    }
    #braces() {
        const { length, words, isCut } = (0,shell_words/* bracedAt */.Nk)(this.#text, this.#at, this.#piece === undefined);
        if (words.length === 0 && !isCut)
            this.#plainBraces = this.#at + length;
        if (this.#plainBraces > this.#at)
            return false;
        const before = this.#piece?.text ?? "";
        this.#at += length;
        for (const [i, word] of words.entries()) {
            if (i > 0 && /[$`]/.test(this.#text[this.#at] ?? ""))
                this.#leaveOpen("$", false);
            if (i > 0)
                this.#endWord();
            this.#current().text = before + word;
        }
        if (isCut && words.length > 0)
            this.#endWord();
        if (isCut)
            this.#leaveOpen("{…}", false);
        return true;
    }
    #redirection() {
        if (this.#piece?.isQuoted === false && /^\d+$/.test(this.#piece.text))
            this.#piece.isRedirection = true;
        this.#endWord();
        const [operator = "<"] = /^(?:&>>?|[<>]+[&|]?)/.exec(this.#text.slice(this.#at, this.#at + 4)) ?? [];
        this.#at += operator.length;
        this.#isRedirected = true;
    }
    #array() {
        const end = (0,shell_ends/* closing */.ET)(this.#text, this.#at + 1);
        this.#add(` ${this.#text.slice(this.#at + 1, end)}`, end + 1 - this.#at);
    }
    #quoted() {
        const { text, length } = (0,shell_words/* quotedAt */.oL)(this.#text, this.#at);
        this.#add(text, length);
        this.#current().isQuoted = true;
    }
    #double() {
        this.#at++;
        this.#current().isQuoted = true;
        while (this.#at < this.#text.length && this.#text[this.#at] !== '"') {
            const char = this.#text[this.#at] ?? "";
            if (char === "$" || (char === "`" && !this.#isArguments))
                this.#expand(true);
            else if (char === "\\")
                this.#add(this.#text[this.#at + 1] ?? "", 2);
            else
                this.#add(char, 1);
        }
        this.#at++;
    }
    #expand(isQuoted) {
        const rest = this.#text.slice(this.#at, this.#at + 2_000);
        const written = rest.startsWith("${{") ? (0,expressions/* expressionIn */.M7)(rest) : undefined;
        if (written !== undefined)
            return this.#known(written, (0,expressions/* variableOf */.Qn)(written), isQuoted);
        const [all] = shell_patterns/* list */.p_.exec(rest) ?? [];
        if (all !== undefined)
            return this.#known(all, /\w+/.exec(all)?.[0], false);
        const [plain, braced, bare] = shell_patterns/* variable */.bv.exec(rest) ?? [];
        if (plain !== undefined)
            return this.#known(plain, braced ?? bare, isQuoted);
        if (rest.startsWith("$(") || rest.startsWith("`"))
            return this.#substitute(isQuoted);
        if (rest.startsWith("${"))
            return this.#alternative(rest, isQuoted);
        this.#add("$", 1);
    }
    #known(written, name, isQuoted) {
        this.#at += written.length;
        const value = name === undefined ? undefined : this.#variables.get(name);
        if (value === undefined || this.#depth >= maxDepth)
            return this.#leaveOpen(written, isQuoted);
        if (isQuoted)
            this.#take([{ text: value, unknown: (0,expressions/* expressionIn */.M7)(value), maySplit: false }]);
        else
            this.#take(this.#wordsOf(value));
    }
    #alternative(rest, isQuoted) {
        const [whole, name, instead = ""] = shell_patterns/* fallback */.Np.exec(rest) ?? [];
        if (whole !== undefined && this.#depth < maxDepth)
            return this.#fallBack(whole, name, instead, isQuoted);
        const [written, text] = shell_patterns/* alternative */.c5.exec(rest) ?? [];
        if (written === undefined || text === undefined || isQuoted || this.#depth >= maxDepth)
            return this.#known(rest.slice(0, rest.indexOf("}") + 1 || 2), undefined, isQuoted);
        this.#at += written.length;
        if (/^\s/.test(text))
            this.#endWord();
        this.#take(this.#wordsOf(text));
        if (/\s$/.test(text))
            this.#endWord();
    }
    #fallBack(written, name, instead, isQuoted) {
        const value = this.#variables.get(name ?? "");
        if (isQuoted && value === undefined && instead.startsWith("-"))
            return this.#add(instead, written.length);
        this.#known(written, name, isQuoted);
        if (isQuoted || instead.trim() === "")
            return;
        this.#endWord();
        this.#take(this.#wordsOf(instead));
    }
    #wordsOf(text) {
        const splitter = new _a(text, this.#variables, true, this.#depth + 1);
        splitter.commands();
        (0,many/* append */.BC)(this.#inner, splitter.#inner);
        return splitter.#commands[0] ?? [];
    }
    #take(words) {
        for (const [i, word] of words.entries()) {
            if (i > 0)
                this.#endWord();
            const piece = this.#current();
            piece.text += word.text;
            piece.unknown ??= word.unknown;
            piece.maySplit ||= word.maySplit;
        }
    }
    #substitute(isQuoted) {
        const [start, end] = (0,shell_ends/* substitutionAt */.jr)(this.#text, this.#at);
        this.#readInner(start, end);
        if (!isQuoted && (0,shell_ends/* isEscape */.KL)(this.#text, this.#at, end))
            return this.#add(this.#text[start] ?? "", 2);
        const written = this.#text.slice(this.#at, end + 1);
        this.#at = end + 1;
        this.#leaveOpen(written, isQuoted);
    }
    #readInner(start, end) {
        if (this.#depth >= maxDepth)
            return;
        const inner = new _a(this.#text.slice(start, end), this.#variables, false, this.#depth + 1);
        (0,many/* append */.BC)(this.#inner, inner.commands());
    }
    #leaveOpen(written, isQuoted) {
        const piece = this.#current();
        piece.unknown ??= (0,expressions/* asWritten */.qm)(written);
        piece.maySplit ||= !isQuoted;
        piece.text += "\0";
    }
    #current() {
        if (this.#piece)
            return this.#piece;
        const [isRedirection, start] = [this.#isRedirected, this.#at];
        this.#piece = { text: "", unknown: undefined, maySplit: false, isQuoted: false, isRedirection, start };
        this.#isRedirected = false;
        return this.#piece;
    }
    #add(text, length) {
        this.#current().text += text;
        this.#at += length;
    }
    #endWord() {
        const piece = this.#piece;
        this.#piece = undefined;
        if (!piece)
            return;
        const { text, unknown, maySplit, start } = piece;
        const isRedirection = piece.isRedirection && !/^-./.test(text);
        const more = { ...(this.#depth === 0 ? { start } : {}), ...(isRedirection ? { isRedirection } : {}) };
        this.#commands.at(-1)?.push({ text, unknown, maySplit, ...more });
    }
    #endCommand() {
        this.#isRedirected = false;
        const words = this.#commands.at(-1) ?? [];
        this.#variables.remember(words);
        if (words.length > 0)
            this.#commands.push([]);
    }
    #skipDocument() {
        const { operatorEnd, lineEnd, stop, after } = (0,shell_ends/* hereDocumentAt */.LQ)(this.#text, this.#at);
        this.#endWord();
        this.#at = after;
        if (after === operatorEnd)
            return;
        const isScript = this.#commands.at(-1)?.some(({ text }) => shell_patterns/* readsScript */.HN.test(text)) === true;
        this.#readLine(this.#text.slice(operatorEnd, lineEnd));
        if (isScript)
            this.#readInner(lineEnd, stop);
    }
    #readLine(text) {
        const splitter = new _a(text, this.#variables, false, this.#depth + 1);
        splitter.commands();
        (0,many/* append */.BC)(this.#inner, splitter.#inner);
        const [first = [], ...others] = splitter.#commands.filter((words) => words.length > 0);
        if (/^\s*[;&|)]/.test(text))
            this.#endCommand();
        (0,many/* append */.BC)(this.#commands.at(-1) ?? [], first);
        for (const words of others) {
            this.#endCommand();
            (0,many/* append */.BC)(this.#commands.at(-1) ?? [], words);
        }
    }
}
_a = Splitter;


/***/ }),

/***/ 36937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xF: () => (/* binding */ placeWithin),
  O$: () => (/* binding */ unreadable),
  V0: () => (/* binding */ workflowAt),
  rB: () => (/* binding */ workflowsFolder),
  co: () => (/* binding */ workflowsIn)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/environment.js
var environment = __webpack_require__(58691);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/names.js
var names = __webpack_require__(62890);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/matrix.js

const mostRuns = 256;
const mostJoined = 4_096;
const mostAxes = 32;
const mostNames = 64;
const mentionsMatrix = /matrix/i;
const expression = /\$\{\{\s*matrix\.([\w.-]+)\s*\}\}/gi;
const mostCharacters = 200_000;
function matrixBudget() {
    return { left: mostCharacters };
}
function withMatrix(steps, job, budget) {
    const matrix = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(job, "strategy"), "matrix");
    if (matrix?.kind !== "table")
        return steps;
    const known = new Map();
    const named = steps.map((step) => new Set(textsOf(step).flatMap((text) => namesIn(text, known))));
    const used = new Set(named.flatMap((names) => [...names]));
    if (used.size > mostNames)
        budget.exceededBy ??= matrix;
    if (used.size === 0 || budget.exceededBy)
        return steps;
    const { runs, isWhole } = runsOf(matrix, used);
    const distinct = differing(runs, used);
    return steps.flatMap((step, i) => {
        const names = named[i] ?? new Set();
        if (names.size === 0 || budget.exceededBy)
            return [step];
        const own = differing(distinct, names);
        const characters = textsOf(step).reduce((sum, { length }) => sum + length, 0);
        budget.left -= distinct.length + (own.length - 1) * characters;
        if (budget.left >= 0)
            return own.map((run) => inRun(step, run, isWhole));
        budget.exceededBy = matrix;
        return [step];
    });
}
function namesIn(text, known) {
    let names = known.get(text);
    if (names === undefined) {
        names = mentionsMatrix.test(text) ? [...text.matchAll(expression)].map(([, name = ""]) => name.toLowerCase()) : [];
        known.set(text, names);
    }
    return names;
}
function differing(runs, names) {
    const found = new Map();
    for (const run of runs) {
        const own = [...names].flatMap((name) => {
            const value = run.get(name);
            return value === undefined ? [] : [[name, value]];
        });
        found.set(JSON.stringify(own), new Map(own));
    }
    return [...found.values()];
}
function textsOf({ scripts, inputs, env }) {
    return [...[...scripts, ...inputs.values()].map(({ text }) => text), ...env.values()];
}
function runsOf(matrix, used) {
    const entries = (0,parsers_node/* tableEntries */.zH)(matrix);
    const first = new Set([...used].map((name) => name.split(".", 1)[0]));
    const axes = entries.filter(({ name = "" }) => !/^(?:include|exclude)$/.test(name) && first.has(name.toLowerCase()));
    let runs = [new Map()];
    let isWhole = entries.every(({ value }) => value.kind === "list") && axes.length <= mostAxes;
    for (const { name = "", value } of axes.slice(0, mostAxes)) {
        const values = value.kind === "list" ? value.items.map((item) => flat(item, name)) : [];
        if (values.length === 0)
            continue;
        const isFew = runs.length * values.length <= mostRuns;
        isWhole &&= isFew;
        runs = isFew ? runs.flatMap((run) => values.map((own) => new Map([...run, ...own]))) : [...runs, ...values];
    }
    const include = (0,parsers_node/* valueOf */.RP)(matrix, "include");
    const items = include?.kind === "list" ? include.items.map((item) => flat(item, "")) : [];
    const added = differing(items, used);
    if (added.length === 0 || axes.length === 0)
        return { runs: added.length === 0 ? runs : added, isWhole };
    if (runs.length * added.length > mostJoined)
        return { runs: [...runs, ...added], isWhole: false };
    return {
        runs: [...runs, ...added, ...added.flatMap((own) => runs.map((run) => new Map([...run, ...own])))],
        isWhole,
    };
}
function flat(node, name) {
    const text = (0,parsers_node/* textOf */.b6)(node);
    if (text !== undefined)
        return new Map([[name.toLowerCase(), text]]);
    return new Map((0,parsers_node/* tableEntries */.zH)(node).flatMap((entry) => [
        ...flat(entry.value, name === "" ? (entry.name ?? "") : `${name}.${entry.name ?? ""}`),
    ]));
}
function inRun(step, values, isWhole) {
    const filled = (text) => mentionsMatrix.test(text)
        ? text.replace(expression, (whole, name) => values.get(name.toLowerCase()) ?? (isWhole ? "" : whole))
        : text;
    const within = (text) => ({ ...text, text: filled(text.text) });
    return {
        ...step,
        scripts: step.scripts.map(within),
        inputs: new Map([...step.inputs].map(([name, text]) => [name, within(text)])),
        env: new Map([...step.env].map(([name, text]) => [name, filled(text)])),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/workflows.js





const workflowsFolder = ".github/workflows";
function workflowsIn(repo) {
    return repo.once(listAll);
}
const isAction = (name) => name === "action.yml" || name === "action.yaml";
const mayHaveAction = (names) => names.includes("action.y");
async function listAll(repo) {
    const workflows = (0,collect/* collectFiles */.C0)(repo, workflowsFolder, { isIncluded: (name) => /\.ya?ml$/.test(name), deep: false });
    const actions = repo.entries.having(isAction, mayHaveAction).filter(({ path }) => !repo.isUsers(path));
    const own = actions.filter(({ kind }) => kind === "file").map(({ path }) => path);
    const paths = [...workflows.files, ...own, ...linkedTo(actions, [...workflows.files, ...own], repo)];
    return [
        ...workflows.unjudged.map((problem) => unreadable(problem.at.source.path, workflowsFolder, problem)),
        ...(await Promise.all(paths.map((path) => workflowAt(repo, path, workflowsFolder, parse)))),
    ];
}
function linkedTo(entries, files, repo) {
    const known = new Set(files);
    return entries.flatMap(({ path, kind }) => {
        if (kind !== "link")
            return [];
        const resolution = repo.resolve(path);
        return resolution.kind === "file"
            ? known.has(resolution.path)
                ? []
                : [path]
            : (0,collect/* mayBeFile */.r9)(repo, path)
                ? [path]
                : [];
    });
}
function unreadable(path, layer, unread) {
    return { path, layer, source: undefined, unread, plain: "", read: async () => ({ steps: [], problem: unread }) };
}
async function workflowAt(repo, path, layer, parseText) {
    const { results, unjudged } = await (0,collect/* readEach */.e2)(repo, [path], (source) => source);
    const [source] = results;
    const [problem] = unjudged;
    if (source === undefined)
        return unreadable(path, layer, problem);
    let parsed;
    return {
        path,
        layer,
        source,
        plain: (0,names.plainOf)(source.text),
        read: () => (parsed ??= parseText(source)),
    };
}
async function parse(source) {
    const { parseYaml } = await __webpack_require__.e(/* import() */ 7463).then(__webpack_require__.bind(__webpack_require__, 97463));
    const { node, problems } = await parseYaml(source.text, 0);
    const [problem] = problems;
    if (problem)
        return {
            steps: [],
            problem: { message: `cannot be read as YAML: ${problem.message}`, at: { source, span: problem.span } },
        };
    const shared = envOf(node, new Map());
    const shells = shellsOf(node, shared, source);
    const budget = matrixBudget();
    const jobs = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(node, "jobs")).flatMap(({ value }) => {
        const env = envOf((0,parsers_node/* valueOf */.RP)(value, "container"), envOf(value, shared));
        const own = [
            ...((0,parsers_node/* valueOf */.RP)(value, "uses") ? [stepOf(value, env, source)] : []),
            ...stepsOf(value, env, source),
            ...shellsOf(value, env, source),
        ];
        return withMatrix(own, value, budget);
    });
    const calls = callInputsOf(node);
    const runs = (0,parsers_node/* valueOf */.RP)(node, "runs");
    return {
        steps: [...jobs, ...shells, ...stepsOf(runs, shared, source), ...containerSteps(runs, shared, source)],
        problem: budget.exceededBy && {
            message: "has a matrix with more runs than are checked; use it in fewer or shorter steps",
            at: { source, span: budget.exceededBy.span },
        },
        ...(calls ? { calls } : {}),
    };
}
function callInputsOf(root) {
    const on = (0,parsers_node/* valueOf */.RP)(root, "on");
    const call = (0,parsers_node/* valueOf */.RP)(on, "workflow_call");
    if (on?.kind !== "table" || on.entries.length !== 1 || call?.kind !== "table")
        return undefined;
    const inputs = (0,parsers_node/* valueOf */.RP)(call, "inputs");
    return new Map((inputs?.kind === "table" ? inputs.entries : []).map(({ name = "", value }) => [
        name.toLowerCase(),
        (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(value, "default")),
    ]));
}
function stepsOf(holder, env, source) {
    const steps = (0,parsers_node/* valueOf */.RP)(holder, "steps");
    if (steps?.kind !== "list")
        return [];
    const handedOn = new Map();
    return steps.items.map((item) => {
        const step = stepOf(item, envOf(item, env), source, new Map(handedOn));
        for (const [name, value] of step.scripts.flatMap(({ text }) => [...(0,environment/* variablesHandedOn */.RR)(text)]))
            handedOn.set(name, value);
        return step;
    });
}
function stepOf(step, env, source, handedOn = new Map()) {
    const run = (0,parsers_node/* valueOf */.RP)(step, "run");
    const shell = (0,parsers_node/* valueOf */.RP)(step, "shell");
    const uses = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(step, "uses"))?.trim().split("@")[0]?.replace(/\/+$/, "").toLowerCase();
    const inputs = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(step, "with")).map(({ name = "", value }) => [name.toLowerCase(), textAt(value, source)]);
    return {
        uses,
        inputs: new Map(inputs),
        scripts: [
            ...(run ? [textAt(run, source)] : []),
            ...(shell && startsProgram(shell) ? [textAt(shell, source)] : []),
            ...containerCommand((0,parsers_node/* valueOf */.RP)(step, "with"), source),
            ...inputs.flatMap(([name, text]) => (commandInput.test(name) ? [text] : [])),
        ],
        env,
        handedOn,
        at: { source, span: ((0,parsers_node/* valueOf */.RP)(step, "uses") ?? run ?? step).span },
    };
}
function containerSteps(runs, shared, source) {
    if (!runs || (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(runs, "using")) !== "docker")
        return [];
    const env = envOf(runs, shared);
    return ["pre-entrypoint", "entrypoint", "post-entrypoint"].flatMap((key) => {
        const scripts = containerCommand(runs, source, key);
        return scripts.length === 0
            ? []
            : [{ uses: undefined, inputs: new Map(), scripts, env, handedOn: new Map(), at: { source, span: runs.span } }];
    });
}
function containerCommand(holder, source, key = "entrypoint") {
    const [program, args] = [(0,parsers_node/* valueOf */.RP)(holder, key), (0,parsers_node/* valueOf */.RP)(holder, "args")];
    const name = (0,parsers_node/* textOf */.b6)(program);
    if (!program || name === undefined)
        return [];
    const text = [name.endsWith(".sh") && !name.includes("/") ? `./${name}` : name, ...argumentsIn(args)].join(" ");
    const { span: other } = args ?? program;
    const span = { start: Math.min(program.span.start, other.start), end: Math.max(program.span.end, other.end) };
    return [{ text, at: { source, span } }];
}
function argumentsIn(args) {
    if (args?.kind !== "list")
        return [(0,parsers_node/* textOf */.b6)(args) ?? ""];
    return args.items.map((item) => `'${((0,parsers_node/* textOf */.b6)(item) ?? "").replaceAll("'", "'\\''")}'`);
}
const commandInput = /(?:^|[_-])(?:run|scripts?|commands?|cmd|args|entrypoint|exec)(?:$|[_-])/;
function startsProgram(shell) {
    return (0,parsers_node/* textOf */.b6)(shell)?.includes("{0}") === true;
}
function shellsOf(holder, env, source) {
    const run = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(holder, "defaults"), "run");
    return run && (0,parsers_node/* valueOf */.RP)(run, "shell") ? [stepOf(run, env, source)] : [];
}
function textAt(node, source) {
    return { text: (0,parsers_node/* textOf */.b6)(node) ?? source.text.slice(node.span.start, node.span.end), at: { source, span: node.span } };
}
function envOf(holder, around) {
    const own = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(holder, "env")).map(({ name = "", value }) => [name, (0,parsers_node/* textOf */.b6)(value) ?? ""]);
    return own.length === 0 ? around : new Map([...around, ...own]);
}
function placeWithin({ source, span }, text, before = 0) {
    const written = source.text.slice(span.start, span.end);
    let at = text === "" ? -1 : written.indexOf(text);
    for (let left = before, next = at; left > 0 && next >= 0; left--)
        if ((next = written.indexOf(text, next + 1)) >= 0)
            at = next;
    const found = at < 0 ? span : { start: span.start + at, end: span.start + at + text.length };
    return { source, span: found };
}


/***/ }),

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

/***/ 19121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ withMergeKeys),
/* harmony export */   EM: () => (/* binding */ resolverOf),
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   Qv: () => (/* binding */ inheritanceIn)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

const maxDepth = 10;
const maxParents = 12;
const maxNodes = 10_000;
function inheritanceIn(file, elsewhere = () => undefined) {
    const known = new Map();
    const read = (job, depth = 0) => {
        const done = known.get(job);
        if (done)
            return done;
        const own = withMergeKeys(job);
        if (depth > maxParents)
            return own;
        known.set(job, own);
        const parents = namesIn((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(own, "extends")?.value).flatMap(({ name, span }) => {
            const parent = jobOf(file, name, span, elsewhere);
            return parent?.kind === "table" ? [read(parent, depth + 1)] : [];
        });
        const table = [...parents, own].reduce(overlay);
        known.set(job, table);
        return table;
    };
    return (job) => read(job);
}
function resolverOf(file, elsewhere = () => undefined) {
    let left = maxNodes;
    const known = new Map();
    const resolve = (node, depth) => {
        if (node.kind === "scalar")
            return node;
        const done = known.get(node);
        if (done)
            return done;
        const found = resolved(node, depth);
        known.set(node, found);
        return found;
    };
    const resolved = (node, depth) => {
        if (depth > 0 && --left < 0)
            return node;
        if (node.kind === "table")
            return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: resolve(entry.value, depth) })) };
        if (node.tag !== "!reference" || depth > maxDepth)
            return { ...node, items: node.items.map((item) => resolve(item, depth)) };
        const [job, ...keys] = namesIn(node);
        const target = keys.reduce((from, { name }) => (from?.kind === "table" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(withMergeKeys(from), name)?.value : undefined), job && jobOf(file, job.name, node.span, elsewhere));
        return target ? resolve(target, depth + 1) : node;
    };
    return Object.assign((node) => resolve(node, 0), { isCut: () => left < 0 });
}
function withMergeKeys(table) {
    if (!table.entries.some(({ name }) => name === "<<"))
        return table;
    const entries = table.entries.flatMap((entry) => {
        if (entry.name !== "<<")
            return [entry];
        const tables = entry.value.kind === "list" ? entry.value.items.toReversed() : [entry.value];
        return tables.flatMap((item) => (item.kind === "table" ? withMergeKeys(item).entries : []));
    });
    return { ...table, entries: [...new Map(entries.map((entry) => [entry.name ?? entry, entry])).values()] };
}
function overlay(below, above) {
    const entries = new Map(below.entries.map((entry) => [entry.name ?? entry, entry]));
    for (const entry of above.entries) {
        const old = entries.get(entry.name ?? entry)?.value;
        const value = old?.kind === "table" && entry.value.kind === "table"
            ? overlay(withMergeKeys(old), withMergeKeys(entry.value))
            : entry.value;
        entries.set(entry.name ?? entry, { ...entry, value });
    }
    return { ...below, entries: [...entries.values()] };
}
function jobOf(file, name, at, elsewhere) {
    const own = file.kind === "table" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(withMergeKeys(file), name)?.value : undefined;
    const other = elsewhere(name, at);
    return own?.kind === "table" && other?.kind === "table" ? overlay(other, own) : (own ?? other);
}
function namesIn(node) {
    const nodes = node?.kind === "list" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .listItems */ .Dw)(node) : node ? [node] : [];
    return nodes.map((each) => ({ name: (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(each)?.trim() ?? "", span: each.span }));
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

/***/ 13987:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   GF: () => (/* binding */ firstNamesOf),
/* harmony export */   OU: () => (/* binding */ isAnyPresent),
/* harmony export */   Zj: () => (/* binding */ nearMatchesIn),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   dE: () => (/* binding */ detectionNamesOf),
/* harmony export */   fv: () => (/* binding */ patternsIn),
/* harmony export */   kB: () => (/* binding */ anchorRoot),
/* harmony export */   l_: () => (/* binding */ ownPatternsOf),
/* harmony export */   oQ: () => (/* binding */ startDirectories),
/* harmony export */   zB: () => (/* binding */ caseFoldedPaths),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

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
    const star = path.indexOf("*");
    return { anchor, path, fixed: (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(star < 0 ? path : path.slice(0, star)) };
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
    if (!path.includes(parsePattern(pattern).fixed))
        return false;
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
    for (const entry of repo.once(oddIn))
        if (isLikely(entry.path))
            odd.push(entry);
    for (const entry of repo.entries.ofKind("link"))
        if (!repo.isUsers(entry.path))
            links.push(entry);
    return { odd, links };
}
const oddIn = (repo) => repo.entries.having(isOdd, isOdd);
function isOdd(text) {
    return /[A-Z~:\\]|[. ](?:[/\0]|$)|[^\0-\x7f]/.test(text);
}
function likelyFor(patterns) {
    let names;
    return (path) => {
        if (!isOdd(path))
            return false;
        names ??= literalNamesOf(patterns);
        const lower = path.toLowerCase();
        const isShort = lower.includes("~");
        const isHashed = /[0-9a-f]{4}~/.test(lower);
        const begins = (name) => lower.includes(name.slice(0, 6)) ||
            (isShort && lower.includes(startOf(name))) ||
            (isHashed && lower.includes(name.slice(0, 2)));
        return names.some(begins) || (patterns.length > 0 && /[^\0-\x7f]/.test(path));
    };
}
function startOf(name) {
    return (name.split(".")[0] || name).slice(0, 6);
}
function literalNamesOf(patterns) {
    const inside = patterns.map(parsePattern).filter(({ anchor }) => anchor === "every" || anchor === "root");
    return [...new Set(inside.map(({ path }) => bare(path.split("/").find((segment) => !segment.includes("*")) ?? "")))];
}
function caseFoldedPaths(entries, patterns) {
    if (entries.length === 0)
        return [];
    const isLikely = likelyFor(patterns);
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = parsePattern(pattern);
        const names = (anchor === "every" ? `**/${path}` : path).split("/").map(foldable);
        return anchor === "every" || anchor === "root" ? [{ pattern, names }] : [];
    });
    const found = [];
    for (const { path, kind, unjudged } of entries) {
        if (!isLikely(path))
            continue;
        const segments = path.split(/[\\/]/).map(foldable);
        const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
        const folds = ({ pattern, names }) => foldsTo({ segments, names, isStub }, 0, 0, path.includes("\\")) && !matches(path, pattern);
        if (targets.some(folds))
            found.push(path);
    }
    return found;
}
function foldable(name) {
    return { name, folded: foldName(name) };
}
function foldsTo(folding, at, next, isFolded) {
    const { segments, names, isStub } = folding;
    const [segment, name] = [segments[at], names[next]];
    if (segment === undefined)
        return isFolded && (isStub || name === undefined);
    if (name === undefined)
        return false;
    if (name.name === "**")
        return foldsTo(folding, at, next + 1, isFolded) || foldsTo(folding, at + 1, next, isFolded);
    if (name.name.includes("*")) {
        const isExact = matches(segment.name, name.name);
        return ((isExact || matches(onWindows(segment.name), name.name)) &&
            foldsTo(folding, at + 1, next + 1, isFolded || !isExact));
    }
    return isFoldOf(segment, name) && foldsTo(folding, at + 1, next + 1, isFolded || segment.name !== name.name);
}
function isFoldOf({ name: segment, folded }, { name, folded: foldedName }) {
    if (segment === name || folded === foldedName)
        return true;
    if (!segment.includes("~"))
        return false;
    const [, start, extension = ""] = /^([^~]{1,6})~\d(?:\.([^.]{1,3}))?$/.exec(segment.toLowerCase()) ?? [];
    if (start === undefined)
        return false;
    const [written = "", ending = ""] = bare(name).split(/\.(?=[^.]*$)/);
    const stem = written.replaceAll(".", "");
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