"use strict";
exports.id = 4315;
exports.ids = [4315,8181,9857,3473];
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

/***/ 35912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _profiles_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66189);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _profiles_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37655);




function builtinsOf(layer, agents) {
    return agents.map(([name, granted]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, granted, "it is built in"),
    }));
}
function builtinProfile(name, granted, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)("");
    return (0,_profiles_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .profileFrom */ .A)({
        home: at,
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)(name, at, "it is built in"),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)((0,_profiles_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .grantEach */ .Ud)(at, granted), at, because),
    });
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

/***/ 59325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);


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
function winnersOf(sessions, isSorted = false) {
    const offered = new Set();
    const winnerOf = new Map();
    for (const session of sessions) {
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_1__/* .isOffered */ .kd)(item))
                    continue;
                const winner = winners.get(name);
                if (!winner || (winner.layer === layer && !isSorted)) {
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

/***/ 53797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ memoize),
/* harmony export */   C$: () => (/* binding */ forgetResults),
/* harmony export */   YY: () => (/* binding */ memoizeEach)
/* harmony export */ });
let known = new WeakMap();
function memoize(make) {
    return (key) => {
        let results = known.get(make);
        if (!results)
            known.set(make, (results = new WeakMap()));
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}
function memoizeEach(make, nameOf) {
    const ways = memoize(() => new Map());
    return (key, way) => {
        const results = ways(key);
        const name = nameOf(way);
        let result = results.get(name);
        if (!result)
            results.set(name, (result = { value: make(key, way) }));
        return result.value;
    };
}
function forgetResults() {
    known = new WeakMap();
}


/***/ }),

/***/ 64154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ modeLimits)
/* harmony export */ });
function modeLimits(setting, value, node, source, values) {
    const meaning = node && values.get(value);
    return meaning
        ? [{ setting, value, strictness: meaning[0], because: meaning[1], at: { source, span: node.span } }]
        : [];
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

/***/ 46189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ toolEntriesOf),
/* harmony export */   U: () => (/* binding */ capabilityOfTool)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37655);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60875);



const vocabulary = (0,_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTable */ .T9)({
    read: `read readfile readfiles readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch
      search searchfile searchfiles searchcodebase searchcontent glob findfiles codebaseretrieval codebasesearch lsp`,
    write: `write writefile writetofile create createfile createrule savefile edit editor editfile multiedit replace
      replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles`,
    execute: `bash shell powershell execute exec run runcommand runcommands executecommand runshellcommand terminal launchprocess
      writeprocess killprocess monitor`,
    network: "web webfetch websearch fetch fetchurl fetchwebcontent browser openbrowser",
    delegate: "task agent subagent skill useskill delegate",
    state: "todowrite todoread askuserquestion think",
}, _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizedKey */ .pj);
function capabilityOfTool(name) {
    const found = vocabulary.lookup(name);
    return found ? found[0] : "external";
}
function toolEntriesOf(node, source) {
    if (!node)
        return [];
    const seen = new Set();
    const items = node.kind === "list" ? node.items.flatMap((item) => flattened(item, 0, seen)) : [node];
    return items.flatMap((item) => {
        if (item.kind !== "scalar" || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmptyValue */ .Po)(item))
            return [];
        const words = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
        return words.flatMap((word) => {
            const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(word) ?? [];
            return name.trim() === ""
                ? []
                : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
        });
    });
}
const maxNesting = 2;
function flattened(node, depth, seen) {
    if (node.kind === "scalar" || depth > maxNesting)
        return [node];
    if (seen.has(node))
        return [];
    seen.add(node);
    const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
    return inner.flatMap((item) => flattened(item, depth + 1, seen));
}


/***/ }),

/***/ 37655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ toolTable),
/* harmony export */   Ud: () => (/* binding */ grantEach),
/* harmony export */   cR: () => (/* binding */ nearName),
/* harmony export */   tj: () => (/* binding */ ownToolNames)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);

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

/***/ 60875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Fj: () => (/* binding */ limitKindOf),
/* harmony export */   Jx: () => (/* binding */ meantKey),
/* harmony export */   LN: () => (/* binding */ asForeignFile),
/* harmony export */   QU: () => (/* binding */ unknownKeysIn),
/* harmony export */   ZH: () => (/* binding */ oneWord),
/* harmony export */   dI: () => (/* binding */ unhonouredModesIn),
/* harmony export */   pj: () => (/* binding */ normalizedKey),
/* harmony export */   t9: () => (/* binding */ meantByRefused)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26782);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53797);



const limitKeys = new Map(Object.entries({
    tools: "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied: "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other: "readonly restrictions disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
}).flatMap(([kind, keys]) => keys.split(" ").map((key) => [key, kind])));
function normalizedKey(key) {
    const lower = key.toLowerCase();
    return /[-_ ]/.test(lower) ? lower.replace(/[-_ ]/g, "") : lower;
}
function limitKindOf(key) {
    return limitKeys.get(normalizedKey(key));
}
const oneWord = { takes: ({ kind }) => kind === "scalar", called: "one word" };
function unknownKeysIn(table, source, host) {
    const found = [];
    for (const { name, key, value } of table.entries)
        if (name !== undefined && !host.keys.has(name) && name !== "<<" && name.trim() !== "")
            found.push(findingFor({ name, value, at: { source, span: key.span } }, table, host));
    return found;
}
const spellingsOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .Bj)((keys) => new Map([...keys].map((key) => [normalizedKey(key), key])));
function findingFor(unknown, table, host) {
    const { name, value, at } = unknown;
    const normalized = normalizedKey(name);
    const kind = limitKeys.get(normalized);
    if (kind !== undefined && isLimit(normalized, kind, value))
        return limitFinding(unknown, kind, table, host);
    if (/\s/.test(name.trim()) || name.length > 60) {
        return {
            kind: "value",
            what: name.slice(0, 60),
            varies: name.slice(0, 60),
            because: "its colon turns this text into a key and ends the value before it; put that value in quotes",
            at,
        };
    }
    const own = meantKey(host.keys, name);
    if (own === undefined)
        return { kind: "metadata", what: name, because: "unknown key", at };
    const limit = limitKindOf(own);
    if (limit !== undefined && host.own[limit] === own && isLimit(normalizedKey(own), limit, value))
        return limitFinding(unknown, limit, table, host);
    const form = otherFormOf(own, value, host);
    const because = `unknown key; did you mean \`${own}\`${form ? `, which takes ${form}` : ""}?`;
    if (form || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, own))
        return { kind: "value", what: name, because, at };
    return { kind: "value", what: name, because, at, meant: own, ...(own === "description" ? { cause: own } : {}) };
}
function meantKey(keys, name) {
    const normalized = normalizedKey(name);
    return spellingsOf(keys).get(normalized) ?? keyMeantBy(keys, normalized);
}
function meantByRefused(keys, name) {
    const normalized = normalizedKey(name);
    const numbers = [`${normalized}s`, normalized.replace(/s$/, "")];
    return meantKey(keys, name) ?? numbers.flatMap((other) => spellingsOf(keys).get(other) ?? [])[0];
}
function otherFormOf(own, value, { forms = {} }) {
    const form = Object.hasOwn(forms, own) ? forms[own] : undefined;
    return form && !form.takes(value) ? form.called : undefined;
}
const keyMeantBy = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoizeEach */ .YY)((keys, normalized) => {
    if (normalized.length < 5 || normalized.length > longestTyped)
        return undefined;
    let fewest = normalized.length < 8 ? 1 : 2;
    let near = [];
    for (const [own, spelling] of spellingsOf(keys)) {
        if (own.length < 4 || own === `${normalized}s` || normalized === `${own}s`)
            continue;
        if (Math.abs(own.length - normalized.length) > fewest)
            continue;
        const edits = (0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .editsBetween */ .yx)(own, normalized);
        if (edits > fewest)
            continue;
        near = edits < fewest ? [spelling] : [...near, spelling];
        fewest = edits;
    }
    return near.length === 1 ? near[0] : undefined;
}, (normalized) => normalized);
const longestTyped = 40;
function limitFinding({ name, value, at }, kind, table, host) {
    const { own: ownKeys, ignores } = host;
    const own = ownKeys[kind];
    const effect = ignores ? "so it limits nothing" : "so it may limit nothing (not verified)";
    const certainty = ignores ? {} : { certainty: "assumed" };
    if (own === undefined)
        return { kind: "limit", what: name, because: `unknown key, ${effect}`, at, ...certainty };
    const form = otherFormOf(own, value, host);
    if (form) {
        const instead = [...new Set([ownKeys.tools, ownKeys.denied])].filter((key) => key !== undefined && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, key));
        const advice = instead.length > 0 ? `; limit it with ${instead.map((key) => `\`${key}\``).join(" or ")}` : "";
        return { kind: "limit", what: name, because: `unknown key, ${effect}${advice}`, at, ...certainty };
    }
    if (!(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, own))
        return {
            kind: "limit",
            what: name,
            because: `unknown key, ${effect}; use \`${own}\``,
            at,
            meant: own,
            ...certainty,
        };
    return { kind: "value", what: name, because: `unknown key; only \`${own}\` applies`, at };
}
function isLimit(key, kind, value) {
    if (kind === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
        return false;
    if (value.kind !== "scalar")
        return true;
    return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}
function asForeignFile(ineffective) {
    const isToolLimit = ineffective.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(ineffective.what);
    const { meant: _, ...foreign } = ineffective;
    return isToolLimit ? foreign : { ...foreign, kind: "metadata" };
}
const permissiveMode = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;
function unhonouredModesIn(table, source, { keys, ignores }) {
    const found = [];
    for (const { name = "", key, value } of table.entries) {
        if (keys.has(name))
            continue;
        const normalized = normalizedKey(name);
        const isSwitch = /^(?:dangerously|skippermissions|yolo$)/.test(normalized);
        if (!isSwitch && limitKeys.get(normalized) !== "mode")
            continue;
        const words = textsIn(value);
        const isPermissive = isSwitch
            ? words.join() === "true"
            : words.some((word) => permissiveMode.test(normalizedKey(word)));
        if (!isPermissive)
            continue;
        const because = ignores ? "does nothing: unknown key" : "may do nothing: unknown key (not verified)";
        const certainty = ignores ? {} : { certainty: "assumed" };
        const at = { source, span: key.span };
        found.push({ setting: name, value: words.join(", "), effect: "unhonoured", because, at, ...certainty });
    }
    return found;
}
const maxItems = 8;
function textsIn(node, depth = 0) {
    if (node.kind === "scalar")
        return [node.text];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
    return depth > 2 ? [] : inner.slice(0, maxItems).flatMap((item) => textsIn(item, depth + 1));
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

/***/ 52927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ antigravity)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var loading_sessions = __webpack_require__(59325);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profiles_profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tool-vocabulary.js
var tool_vocabulary = __webpack_require__(46189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/tools.js



const tools_tools = (0,tools/* toolTable */.T9)({
    read: `view_file list_dir find_by_name grep_search code_search codebase_search view_file_outline view_code_item
    command_status`,
    write: `write_to_file replace_file_content multi_replace_file_content edit_file propose_code sed_file notebook_edit
    delete_knowledge`,
    execute: "run_command send_command_input notebook_execution",
    network: `search_web read_url_content open_browser_url read_browser_page list_browser_pages click_browser_pixel
    capture_browser_screenshot capture_browser_console_logs execute_browser_javascript browser_click_element
    browser_drag_pixel_to_pixel browser_get_dom browser_get_network_request browser_input
    browser_list_network_requests browser_mouse_down browser_mouse_up browser_move_mouse browser_press_key
    browser_refresh_page browser_resize_window browser_scroll browser_scroll_dom browser_select_option browser_subagent`,
    delegate: "invoke_subagent define_subagent browser_subagent run_workflow start_subagent",
    external: "call_mcp_tool list_resources read_resource",
    state: `send_message manage_subagents manage_task manage_inbox schedule generate_image finish wait wait_5_seconds
    ask_question ask_permission ask_custom_permission list_permissions list_plugin_accounts search_marketplace`,
});
function grantedBy(name) {
    if (/^(?:\*+|all|any|inherit)$/i.test(name))
        return model_capability/* capabilities */.R7;
    const own = tools_tools.lookup(name);
    if (own)
        return own;
    const capability = (0,tool_vocabulary/* capabilityOfTool */.U)(name);
    return capability ? [capability] : [];
}
const unlisted = ["read", "network"];
const builtins = [
    ["research", ["read", "network"]],
    ["browser", ["network"]],
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/grants.js








const listKeys = ["tools", "allowedtools"];
function listed(node, source) {
    return (0,tool_vocabulary/* toolEntriesOf */.A)(node, source).flatMap(({ name, scope, at }) => {
        const tool = scope === null ? name : `${name}(${scope})`;
        return grantedBy(name).map((capability) => ({ tool, capability, scope: null, at }));
    });
}
function readTools(table, source, home) {
    const list = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const at = list ? { source, span: list.span } : home;
    const names = (0,tool_vocabulary/* toolEntriesOf */.A)(list, source);
    if (names.length > 0)
        return { grants: (0,fact/* stated */.Eo)(listed(list, source), at), denied: [], ineffective: textForList(list, source) };
    const excluded = (0,parsers_node/* valueOf */.RP)(table, "excludeDefaultComponents");
    if (excluded?.kind === "scalar" && excluded.value === true)
        return {
            grants: (0,fact/* implied */.TU)([], at, "`excludeDefaultComponents` leaves only the listed tools, and none is listed"),
            denied: [],
            ineffective: [],
        };
    const isNone = list?.kind === "list" && list.items.length === 0;
    if (isNone)
        return { grants: (0,fact/* stated */.Eo)([], at), denied: [], ineffective: [] };
    const because = list
        ? "`tools` without names may mean the tools that change nothing (not verified)"
        : "no `tools` key means the tools that change nothing (which they are is not verified)";
    const grants = [...(0,tools/* grantEach */.Ud)(at, unlisted, "default tools"), ...mapped(list, source)];
    return { grants: (0,fact/* implied */.TU)(grants, at, because), denied: [], ineffective: list ? textForList(list, source) : [] };
}
function mapped(node, source) {
    if (node?.kind !== "table")
        return [];
    return node.entries.flatMap(({ name = "", value }) => value.kind === "scalar" && value.value === false
        ? []
        : (0,tools/* grantEach */.Ud)({ source, span: value.span }, grantedBy(name), name));
}
function textForList(list, source) {
    if (!list || list.kind === "list" || (0,parsers_node/* isEmptyValue */.Po)(list))
        return [];
    const because = "it is no list, and Antigravity may leave the file out because of it (not verified); write a list";
    return [{ kind: "value", what: "tools", because, at: { source, span: list.span }, certainty: "assumed" }];
}
function furtherGrants(table, source) {
    return table.entries.flatMap(({ name = "", value }) => {
        const key = (0,unknown_keys/* normalizedKey */.pj)(name);
        if (listKeys.includes(key))
            return name === "tools" ? [] : listed(value, source);
        const powers = isSet(value) ? powersOf(key) : undefined;
        return powers ? (0,tools/* grantEach */.Ud)({ source, span: value.span }, powers, name) : [];
    });
}
function powersOf(key) {
    switch (key) {
        case "enablemcptools":
            return ["external"];
        case "enablewritetools":
            return ["write", "execute"];
        case "enablesubagenttools":
        case "agents":
            return ["delegate"];
        case "plugins":
            return ["execute", "external"];
        default:
            return undefined;
    }
}
function isSet(value) {
    if (value.kind === "scalar")
        return value.value !== false && !(0,parsers_node/* isEmptyValue */.Po)(value);
    return value.kind === "list" ? value.items.length > 0 : value.entries.length > 0;
}
function inheritedServers(table, source, home) {
    const value = (0,parsers_node/* valueOf */.RP)(table, "inheritMcp");
    if (value?.kind === "scalar" && value.value === false)
        return [];
    const at = value ? { source, span: value.span } : home;
    return (0,tools/* grantEach */.Ud)(at, ["external"], "inheritMcp");
}
function serversIn(table, source) {
    return table.entries.flatMap(({ name = "", value }) => {
        if ((0,unknown_keys/* normalizedKey */.pj)(name) !== "mcpservers")
            return [];
        const items = value.kind === "list" ? value.items : [value];
        return items.flatMap((item) => isConfiguration(item) ? (0,hooks_and_servers/* serverOf */.FN)((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "name")) ?? "", item, source) : (0,hooks_and_servers/* serversOf */.U2)(item, source));
    });
}
function isConfiguration(item) {
    return ["command", "url", "serverUrl", "httpUrl", "headersHelper"].some((key) => {
        const value = (0,parsers_node/* valueOf */.RP)(item, key);
        return value !== undefined && value.kind !== "table";
    });
}
function hooksIn(table, source) {
    return table.entries.flatMap(({ name = "", value }) => {
        if ((0,unknown_keys/* normalizedKey */.pj)(name) !== "hooks")
            return [];
        const paths = (0,parsers_node/* listItems */.Dw)(value).concat(value.kind === "scalar" ? [value] : []);
        return [
            ...(0,hooks_and_servers/* hooksOf */.uj)(value, source),
            ...paths.flatMap((path) => path.kind === "scalar" && path.text.trim() !== "" && path.value !== null && path.value !== false
                ? [{ name: "hooks", kind: "command", value: path.text, at: { source, span: path.span } }]
                : []),
        ];
    });
}
function grantsOfStarts(hooks, servers) {
    return [...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"), ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers")];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/command-texts.js
var command_texts = __webpack_require__(65271);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/paths.js






const ofPlugins = ["hooks.json", "mcp_config.json", "plugin.json"];
const mostPaths = 100;
async function namedIn(table, source, path, repo) {
    const paths = [];
    const references = [];
    const bases = [...(0,repo_path/* withAncestors */.f$)((0,repo_path/* directoryOf */.jt)(path)), ""];
    for (const { name = "", value } of table.entries) {
        const key = (0,unknown_keys/* normalizedKey */.pj)(name);
        if (!/^(?:plugins|agents|hooks|skills|rules)$/.test(key))
            continue;
        for (const node of pathNodes(value).slice(0, mostPaths))
            for (const target of targetsOf(repo, bases, (0,parsers_node/* textOf */.b6)(node) ?? "")) {
                const isText = key === "skills" || key === "rules";
                if (isText && target.isFolder)
                    references.push(`${target.path}/**`);
                else
                    paths.push(await namedPath(name, node, target, isText, source, repo));
            }
    }
    return { paths, ...(references.length > 0 ? { references } : {}) };
}
function pathNodes(value) {
    const items = value.kind === "list" ? (0,parsers_node/* listItems */.Dw)(value) : [value];
    return items.flatMap((item) => (item.kind === "table" ? ((0,parsers_node/* valueOf */.RP)(item, "path") ?? []) : [item]));
}
function targetsOf(repo, bases, written) {
    if (written.trim() === "" || /^[~/$]/.test(written))
        return [];
    const paths = new Set(bases.flatMap((base) => (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(base, written.trim())) ?? []));
    return [...paths].flatMap((path) => {
        const { kind } = repo.resolve(path);
        return path !== "" && (kind === "file" || kind === "directory") ? [{ path, isFolder: kind === "directory" }] : [];
    });
}
async function namedPath(key, node, { path, isFolder }, isText, source, repo) {
    const reach = { kind: "inside", path };
    const at = { source, span: node.span };
    const named = { key, value: (0,parsers_node/* textOf */.b6)(node) ?? "", reach, at };
    if (isText)
        return named;
    const files = isFolder ? ofPlugins.map((file) => (0,repo_path/* join */.fj)(path, file)) : [path];
    const starts = (await Promise.all(files.map((file) => textsIn(repo, file)))).flat();
    return {
        ...named,
        isStarted: true,
        ...(starts.length > 0 ? { starts } : {}),
        ...(isFolder ? { searches: "everything" } : {}),
    };
}
async function textsIn(repo, path) {
    if (!path.endsWith(".json"))
        return [];
    const content = await repo.read(path);
    const read = content.kind === "text" ? (0,json/* parseAnyJson */.C_)(content.source.text) : undefined;
    return read && !("message" in read) ? (0,command_texts/* commandTexts */.Ot)(read) : [];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/limits.js
var limits = __webpack_require__(64154);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/policy.js


const runs = { effect: "bypass", because: "runs commands without asking", certainty: "assumed" };
const chooses = {
    effect: "auto-approve",
    because: "runs the commands without asking that the agent takes for safe",
    certainty: "assumed",
};
const policies = [
    [/eager|always|turbo|yolo|never|bypass|unrestricted|danger|^(?:full|skip|allow|none)|^(?:on|true|all|any)$/, runs],
    [/auto|accept|^agent/, chooses],
];
const harmless = /^(?:off|sandbox|proceedinsandbox|unspecified|ask|default|inherit|requestreview|strict|false|no)$/;
const strict = new Map([["off", [1, "runs no command before a person approved it"]]]);
const modes = [
    [
        /bypass|yolo|danger|never|unrestricted|^(?:full|skip)|^none$/,
        { effect: "bypass", because: "may run every tool call without asking", certainty: "assumed" },
    ],
    [/accept|edit/, { effect: "auto-approve", because: "may edit files without asking", certainty: "assumed" }],
    [/auto/, { effect: "auto-approve", because: "may run tools without asking", certainty: "assumed" }],
];
function policyWord(text) {
    return (0,unknown_keys/* normalizedKey */.pj)(text.trim())
        .replace(/^cascadecommandsautoexecution/, "")
        .replace(/[^a-z]/g, "");
}
function meaningOf(word, meanings) {
    return meanings.find(([pattern]) => pattern.test(word))?.[1];
}
function bypassOf({ name = "", value }, source) {
    const key = (0,unknown_keys/* normalizedKey */.pj)(name);
    const isPolicy = /^(?:command|auto)executionpolicy$/.test(key);
    if (!isPolicy && key !== "permissionmode")
        return [];
    return (0,unknown_keys/* textsIn */.Ej)(value).flatMap((text) => {
        const word = isPolicy ? policyWord(text) : (0,unknown_keys/* normalizedKey */.pj)(text).replace(/[^a-z]/g, "");
        const meaning = isPolicy && harmless.test(word) ? undefined : meaningOf(word, isPolicy ? policies : modes);
        return meaning ? [{ setting: name, value: text, ...meaning, at: { source, span: value.span } }] : [];
    });
}
function unknownPolicies(table, source) {
    return table.entries.flatMap(({ name, value }) => {
        if (name !== "commandExecutionPolicy")
            return [];
        const words = (0,unknown_keys/* textsIn */.Ej)(value)
            .filter((text) => text.trim() !== "")
            .map(policyWord);
        if (words.every((word) => harmless.test(word) || meaningOf(word, policies)))
            return [];
        const because = "it is none of `off`, `sandbox`, `auto` and `eager`, so another policy may apply (not verified)";
        return [{ kind: "value", what: name, because, at: { source, span: value.span }, certainty: "assumed" }];
    });
}
function limitsIn(table, source) {
    return table.entries.flatMap(({ name, value }) => name === "commandExecutionPolicy" && value.kind === "scalar"
        ? (0,limits/* modeLimits */.e)(name, value.text.trim(), value, source, strict)
        : []);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/agent.js













const keyNames = `name description tools mainAgent subagent model commandExecutionPolicy mcpServers inheritMcp
  inheritCustomizations excludeDefaultComponents skills plugins rules agents hooks hidden disabled
  permissionMode enable_write_tools enable_mcp_tools enable_subagent_tools`;
const knownKeys = {
    keys: new Set(keyNames.split(/\s+/)),
    own: { tools: "tools", mode: "commandExecutionPolicy" },
    ignores: false,
};
const ownWords = [
    "commandExecutionPolicy:",
    "mainAgent:",
    "inheritMcp:",
    "inheritCustomizations:",
    "excludeDefaultComponents:",
];
const toolLine = {
    key: "tools",
    value: only_tools/* flowList */.L,
    readers: ["view_file", "grep_search", "find_by_name", "list_dir"],
    powersOf: grantedBy,
};
async function agentOf(source, stem, isOwn, path, repo) {
    const markdown = (0,yaml/* splitMarkdown */.EI)(source.text);
    if (markdown.kind === "none")
        return leftOut(noAgent("it has no frontmatter", source), isOwn);
    const body = bodyOf(markdown, source);
    const front = source.text.slice(markdown.front.start, markdown.front.end);
    const isMeant = isOwn || ownWords.some((word) => front.includes(word));
    const parses = await (0,yaml/* readFrontmatter */.zT)(source.text, markdown.front);
    const [table] = parses.tables;
    if (!["name", "description", "tools"].some((key) => (0,parsers_node/* valueOf */.RP)(table, key)))
        return leftOut(noAgent("it has none of the keys `name`, `description` and `tools`", source), isOwn);
    const file = { source, stem, body, isOwn: isMeant };
    const readings = parses.tables.map(async (reading) => ({
        ...readProfile(reading, file),
        ...(await namedIn(reading, source, path, repo)),
    }));
    const profile = (await Promise.all(readings)).reduce(union/* union */.K);
    const doubt = doubtOf(markdown, parses, source);
    if (doubt)
        return { verdict: { kind: "loaded" }, profile, ...(isMeant ? { leniency: doubt } : {}) };
    const lacking = ["name", "description"].find((key) => isBlank(table, key));
    if (lacking === undefined)
        return { verdict: { kind: "loaded" }, profile };
    const node = (0,parsers_node/* valueOf */.RP)(table, lacking);
    const at = node ? { source, span: node.span } : (0,fields/* startOfTable */.Eo)(table, source);
    return leftOut({ message: `it has no \`${lacking}\`, which is required`, at }, isMeant, profile);
}
function leftOut(problem, isOwn, profile) {
    return { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) };
}
function noAgent(reason, source) {
    return {
        message: `${reason}, so it counts as a document`,
        at: { source, span: { start: 0, end: 0 } },
        kind: "document",
    };
}
function isBlank(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return !node || (0,parsers_node/* isEmptyValue */.Po)(node);
}
function bodyOf(markdown, source) {
    return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}
function doubtOf(markdown, { fault }, source) {
    const problem = (message, span) => ({
        message: `${message} (what Antigravity does then is not verified)`,
        at: { source, span },
        kind: "strict-readers",
        certainty: "assumed",
    });
    if (markdown.kind === "misplaced")
        return problem(`the frontmatter ${markdown.because}`, markdown.at);
    if (markdown.kind === "unclosed")
        return problem(no_fence/* noClosingFence */.OH, { start: 0, end: 3 });
    return fault && problem(`the frontmatter is not valid YAML: ${fault.message}`, fault.span);
}
function readProfile(table, { source, stem, body, isOwn }) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const tools = readTools(table, source, home);
    const hooks = hooksIn(table, source);
    const servers = serversIn(table, source);
    const ineffective = [
        ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
        ...tools.ineffective,
        ...unknownPolicies(table, source),
    ];
    return (0,profiles_profile/* profileFrom */.A)({
        home,
        name: nameOf((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home), stem, home),
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        permissionMode: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "commandExecutionPolicy"), source, home),
        grants: tools.grants,
        extraGrants: [
            ...furtherGrants(table, source),
            ...inheritedServers(table, source, home),
            ...grantsOfStarts(hooks, servers),
        ],
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
        hooks,
        servers,
        limits: limitsIn(table, source),
        bypasses: [
            ...table.entries.flatMap((entry) => bypassOf(entry, source)),
            ...(isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys) : []),
        ],
        ineffective: isOwn ? ineffective : ineffective.map(unknown_keys/* asForeignFile */.LN),
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => (0,fields/* knownValues */.s2)(table, knownKeys.keys),
    });
}
function nameOf(written, stem, home) {
    return ((0,fact/* known */.eO)(written)?.trim() ?? "") === "" && written.state !== "unreadable"
        ? (0,fact/* implied */.TU)(stem, home, "the file name stands for the missing name")
        : written;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/folders.js

const folders = [
    {
        root: "**/.antigravity",
        judged: ["settings.json"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is text for a prompt", "rules/** skills/** agents/**"),
            ...(0,own_files/* harmlessFiles */.X)("is an example, which nothing reads", "*.example.json settings.example.json"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/antigravity/launch.js
var launch = __webpack_require__(68181);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/lists.js






const kinds = ["agents", "plugins", "skills", "rules"];
async function readLists(repo, root, project) {
    const places = { agents: [], plugins: [], skills: [], rules: [] };
    const unjudged = [];
    const files = kinds.map((kind) => ({
        path: (0,repo_path/* join */.fj)(root, `${kind}.json`),
        isRelevant: (text) => text.trim() !== "",
        read: (node, source) => entriesIn(node).map(({ path, only }) => {
            const at = { source, span: path.span };
            const written = (0,parsers_node/* textOf */.b6)(path) ?? "";
            const found = directoriesOf(repo, [root, ...(project === undefined ? [] : [project])], written);
            (0,many/* append */.BC)(places[kind], found.flatMap((folder) => [folder, ...only.map((name) => (0,repo_path/* join */.fj)(folder, name))]));
            if (found.length === 0 && (kind === "agents" || kind === "plugins"))
                unjudged.push(elsewhere(written, kind, at));
            return { setting: `${kind}.json`, value: written, effect: "widens", because: `adds ${kind} from there`, at };
        }),
    }));
    const read = await (0,settings/* readSettingsFiles */.Dm)(repo, files);
    return {
        authority: read.authority,
        unjudged: [...read.unjudged, ...unjudged],
        agents: [...new Set(places.agents)],
        plugins: [...new Set(places.plugins.flatMap((folder) => [folder, ...directoriesIn(repo, folder)]))],
    };
}
function entriesIn(root) {
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(root, "entries") ?? root).flatMap((item) => {
        const path = item.kind === "scalar" ? item : (0,parsers_node/* lastOf */.g1)(item, "path");
        const only = (0,parsers_node/* lastOf */.g1)(item, "include_only") ?? (0,parsers_node/* lastOf */.g1)(item, "includeOnly");
        return path?.kind === "scalar" && path.text.trim() !== "" ? [{ path, only: only ? (0,fields/* textsOf */.CB)(only) : [] }] : [];
    });
}
function directoriesOf(repo, bases, written) {
    if (/^[~/]|^[A-Za-z]:|[$\\]/.test(written))
        return [];
    return bases.flatMap((base) => {
        const path = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(base, written));
        return path !== undefined && repo.resolve(path).kind === "directory" ? [path] : [];
    });
}
function directoriesIn(repo, folder) {
    return repo
        .names(folder)
        .map((name) => (0,repo_path/* join */.fj)(folder, name))
        .filter((path) => repo.names(path).includes("plugin.json") || (0,collect/* unreadFolder */.II)(repo, path).length > 0);
}
function elsewhere(written, kind, at) {
    const message = `names \`${written}\`, whose ${kind} are not checked: it is no directory of the repository`;
    return { message, at, scope: "part" };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/manifest.js














async function manifestOf(source, path, stem, repo) {
    const root = (0,json/* parseAnyJson */.C_)(source.text);
    if (root.kind !== "table") {
        const message = root.kind === "problem" ? `it is not JSON: ${root.message}` : "it is no object";
        return { verdict: { kind: "dropped", problem: { message, at: { source, span: root.span } } } };
    }
    const config = await configOf(root, source, path, repo);
    const unjudged = config && "message" in config ? [config] : [];
    const parts = [{ root, source }, ...(config && "root" in config ? [config] : [])];
    const home = (0,fields/* startOfTable */.Eo)(root, source);
    const hooks = commandsIn(root, source);
    const servers = parts.flatMap((part) => serversIn({ ...root, entries: entriesBelow(part.root) }, part.source));
    const written = (0,fields/* textFact */.yM)((0,parsers_node/* lastOf */.g1)(root, "name"), source, home);
    const name = (0,fact/* known */.eO)(written) === undefined ? (0,fact/* implied */.TU)(stem, home, "the folder stands for the missing name") : written;
    const profile = (0,profiles_profile/* profileFrom */.A)({
        home,
        name,
        description: (0,fields/* textFact */.yM)((0,parsers_node/* lastOf */.g1)(root, "description"), source, home),
        grants: grantsIn(parts, home, hooks.length > 0),
        extraGrants: [...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "command_spec"), ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcp_servers")],
        hooks,
        servers,
        bypasses: parts.flatMap((part) => bypassesIn(part)),
        prompt: promptOf(parts, home),
        native: () => (0,parsers_node/* jsonOf */.o_)(root),
    });
    const lacking = ["name", "description"].find((key) => ((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(root, key)) ?? "").trim() === "");
    if (lacking === undefined)
        return { verdict: { kind: "loaded" }, profile, unjudged };
    const problem = { message: `it has no \`${lacking}\`, which is required`, at: home };
    return { verdict: { kind: "dropped", problem }, profile, unjudged };
}
async function configOf(root, source, path, repo) {
    const [named] = entriesBelow(root).filter(({ name = "" }) => (0,unknown_keys/* normalizedKey */.pj)(name) === "relativepathtoconfig");
    const written = named ? ((0,parsers_node/* textOf */.b6)(named.value) ?? "").trim() : "";
    if (!named || written === "")
        return undefined;
    const target = /^[~/]|^[A-Za-z]:|[$\\]/.test(written) ? undefined : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), written));
    const at = { source, span: named.value.span };
    const content = target === undefined ? undefined : await repo.read(target);
    if (content?.kind === "text") {
        const { node, problems } = await (0,yaml/* parseYaml */.hN)(content.source.text, 0);
        if (problems.length === 0)
            return { root: node, source: content.source };
    }
    return { message: `names the configuration \`${written}\`, which cannot be read here`, at, scope: "part" };
}
function entriesBelow(node) {
    const found = [];
    const seen = new Set();
    const open = [node];
    for (let next = open.pop(); next; next = open.pop()) {
        if (seen.has(next) || next.kind === "scalar")
            continue;
        seen.add(next);
        if (next.kind === "list")
            (0,many/* append */.BC)(open, next.items.toReversed());
        else
            for (const entry of next.entries) {
                found.push(entry);
                open.push(entry.value);
            }
    }
    return found;
}
function commandsIn(root, source) {
    return entriesBelow(root).flatMap(({ name = "", value }) => {
        if ((0,unknown_keys/* normalizedKey */.pj)(name) !== "commandspec")
            return [];
        const command = (0,parsers_node/* valueOf */.RP)(value, "command");
        const line = command ? (0,hooks_and_servers/* commandLine */.ay)(command, (0,parsers_node/* valueOf */.RP)(value, "args")) : (0,fields/* textsOf */.CB)(value).join(" ");
        return [{ name: "agent", kind: "command", value: line, at: { source, span: (command ?? value).span } }];
    });
}
function grantsIn(parts, home, isProgram) {
    const entries = parts.flatMap(({ root, source }) => entriesBelow(root).map((entry) => ({ ...entry, source })));
    const hasOthers = entries.some(({ name = "" }) => /^(?:codingagent|browseragent)$/.test((0,unknown_keys/* normalizedKey */.pj)(name)));
    const grants = entries.flatMap(({ name = "", value, source }) => {
        const key = (0,unknown_keys/* normalizedKey */.pj)(name);
        const items = key === "toolnames" ? [value] : key === "tools" ? (0,parsers_node/* listItems */.Dw)(value) : [];
        return items.flatMap((item) => (0,fields/* textsOf */.CB)((0,parsers_node/* valueOf */.RP)(item, "name") ?? item).flatMap((tool) => (0,tools/* grantEach */.Ud)({ source, span: item.span }, grantedBy(tool), tool)));
    });
    if (grants.length === 0 || hasOthers || isProgram)
        return (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no list in its configuration limits its tools, as far as this is known");
    const servers = (0,tools/* grantEach */.Ud)(home, ["external"], "inherited servers");
    return (0,fact/* stated */.Eo)([...grants, ...servers], home);
}
function bypassesIn({ root, source }) {
    return entriesBelow(root).flatMap((entry) => bypassOf(entry, source));
}
function promptOf(parts, home) {
    const source = parts.at(-1)?.source ?? home.source;
    const text = parts.flatMap(({ root }) => (0,fields/* textsOf */.CB)(root)).join("\n");
    const isOther = source !== home.source;
    return { source: isOther ? "file" : "inline", path: isOther ? source.path : null, text, at: home };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/settings.js






const hooksFile = "hooks.json";
const serversFile = "mcp_config.json";
const editorSettings = ".antigravity/settings.json";
const userSettings = ".gemini/antigravity-cli/settings.json";
const server = [
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools agents can call",
        shown: "a command",
        may: ["execute", "external"],
    },
    ...["url", "serverUrl", "httpUrl"].map((key) => ({
        path: `mcpServers.*.${key}`,
        effect: "widens",
        because: "connects to an address whose tools agents can call",
        shown: "an address",
        may: ["network", "external"],
    })),
];
const knownServerKeys = [
    ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("$schema mcpServers.*.excludeTools mcpServers.*.includeTools mcpServers.*.timeoutSeconds mcpServers.*.tools mcpServers.*.authProviderType mcpServers.*.oauthScopes mcpServers.*.name mcpServers.*.trust", "is compared with the command or the address of its server"),
];
const allow = "permissions.allow";
const any = String.raw `(?:\(\s*(?:\*+|regex:\^?\.[*+]\$?|/|/?\*\*(?:/\*+)?)?\s*\))?$`;
const every = (action) => new RegExp(`^\\s*${action}\\s*${any}`, "i");
const whole = /^\s*(?:command|unsandboxed|write_file|read_file|read_url|execute_url|mcp|\*)\s*/i;
const rules = [
    {
        path: "toolPermission",
        when: /^always-?proceed$/i,
        effect: "bypasses",
        because: "runs every tool without asking",
    },
    {
        path: "toolPermission",
        when: /^(?:proceed-?in-?sandbox|accept-?edits|auto)$/i,
        effect: "auto-approves",
        because: "runs commands in the sandbox without asking",
    },
    {
        path: "toolPermission",
        when: /^strict$/i,
        effect: "narrows",
        because: "asks before every tool that changes things",
    },
    { path: allow, when: /^\s*\*+\s*$/, effect: "bypasses", because: "may allow every tool without asking" },
    {
        path: allow,
        when: every("unsandboxed"),
        effect: "bypasses",
        because: "runs commands outside the sandbox without asking",
    },
    { path: allow, when: every("command"), effect: "auto-approves", because: "runs every command without asking" },
    { path: allow, when: every("write_file"), effect: "auto-approves", because: "changes any file without asking" },
    { path: allow, when: every("read_file"), effect: "widens", because: "reads any file without asking" },
    { path: allow, when: every("read_url"), effect: "auto-approves", because: "fetches any address without asking" },
    { path: allow, when: every("execute_url"), effect: "auto-approves", because: "acts in any page without asking" },
    {
        path: allow,
        when: every("mcp"),
        effect: "auto-approves",
        because: "calls every tool of every server without asking",
    },
    {
        path: allow,
        when: new RegExp(`^(?!\\s*\\*+\\s*$)(?!${whole.source}${any}).`, "is"),
        effect: "widens",
        because: "is allowed without asking",
    },
    { path: "permissions.ask", effect: "narrows", because: "is asked about" },
    { path: "permissions.deny", effect: "narrows", because: "is denied" },
    {
        path: "enableTerminalSandbox",
        when: /^true$/,
        effect: "narrows",
        because: "runs commands in a sandbox",
    },
    {
        path: "allowNonWorkspaceAccess",
        when: /^true$/,
        effect: "widens",
        because: "lets tools work outside the project",
    },
    {
        path: "artifactReviewPolicy",
        when: /^(?:always-?proceed|turbo)$/i,
        effect: "widens",
        because: "goes on with plans that nobody reviewed",
    },
    { path: "trustedWorkspaces", effect: "widens", because: "is a directory that counts as trusted" },
    {
        path: "statusLine.command",
        effect: "widens",
        because: "is a command that the session starts",
        shown: "a command",
        may: ["execute"],
    },
    ...server,
];
const settings_json = { dialect: json/* jsonDialects */._s.any };
function editorAuthority(root, source) {
    return [...(0,settings/* authorityFrom */.W5)(rules, root, source), ...(0,settings/* hooksIn */.aS)(root, source)].map((authority) => ({
        ...authority,
        certainty: "assumed",
    }));
}
function settingsFile(path) {
    return { path, isRelevant: (text) => text.trim() !== "", read: editorAuthority, reading: settings_json };
}
function rootFiles(root) {
    const isRelevant = (text) => text.trim() !== "";
    return [
        { path: (0,repo_path/* join */.fj)(root, hooksFile), isRelevant, read: namedHooks },
        {
            path: (0,repo_path/* join */.fj)(root, serversFile),
            isRelevant,
            read: (node, source) => (0,settings/* authorityFrom */.W5)(server, node, source),
            unjudged: (node, source) => (0,unknown_settings/* unknownSettings */.I3)(node, source, "Antigravity", [...server, ...knownServerKeys]),
            reading: settings_json,
        },
    ];
}
function namedHooks(root, source) {
    return (0,parsers_node/* tableEntries */.zH)(root).flatMap(({ name = "", value }) => isOff(value) ? [] : (0,authority/* hookAuthority */.j)(value, source, `runs beside every agent, as part of \`${name.slice(0, 60)}\``));
}
function isOff(group) {
    const values = (0,parsers_node/* tableEntries */.zH)(group).filter(({ name }) => name === "enabled");
    return values.length > 0 && values.every(({ value }) => value.kind === "scalar" && value.value === false);
}

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/workflows.js



const folder = "workflows";
async function readWorkflows(repo, root) {
    const found = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(root, folder), { isIncluded: (name) => /\.md$/i.test(name), deep: true });
    const { results, unjudged } = await (0,collect/* readEach */.e2)(repo, found.files, (source) => marksIn(source));
    return { authority: results.flat(), unjudged: [...found.unjudged, ...unjudged] };
}
const mark = /\/\/[ \t]*turbo(-all)?\b/gi;
const stepLength = 600;
function marksIn(source) {
    const marks = [...source.text.matchAll(mark)];
    const authority = (isAll) => {
        const own = marks.filter(([, all]) => (all !== undefined) === isAll);
        const [first] = own;
        if (!first)
            return [];
        const steps = own.map(({ index }) => source.text.slice(index, index + stepLength)).join("\n");
        const what = isAll ? "every command" : "the commands of the marked steps";
        return [
            {
                setting: "workflow",
                value: isAll ? "turbo-all" : "turbo",
                effect: "auto-approves",
                because: `may run ${what} of \`/${(0,repo_path/* stemOf */.Vc)(source.path).slice(0, 60)}\` without asking (not verified)`,
                content: (0,hash.sha256)(isAll ? source.text : steps),
                certainty: "assumed",
                at: { source, span: { start: first.index, end: first.index + first[0].length } },
            },
        ];
    };
    return [...authority(true), ...authority(false)];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/layers.js











const sharedRoot = ".agents";
async function readRoot(search, root) {
    const layers = [];
    (0,many/* append */.BC)(layers, await readAgents(search, root.name, (0,repo_path/* join */.fj)(root.path, "agents"), (0,repo_path/* nameOf */.Vb)(root.path) !== sharedRoot));
    const lists = await readLists(search.repo, root.path, root.governs);
    const home = (0,repo_path/* join */.fj)(root.path, "plugins");
    const unread = [...lists.unjudged, ...(0,collect/* unreadFolder */.II)(search.repo, home)];
    (0,many/* append */.BC)(layers, await readParts(search.repo, root, lists.authority, unread));
    for (const path of lists.agents)
        (0,many/* append */.BC)(layers, await readAgents(search, root.name, path, true));
    const plugins = search.repo.resolve(home).kind === "directory" ? search.repo.names(home) : [];
    for (const path of [...plugins.map((name) => (0,repo_path/* join */.fj)(home, name)), ...lists.plugins])
        (0,many/* append */.BC)(layers, await readPlugin(search, { ...root, path, name: "plugin" }));
    return layers;
}
async function readAgents(search, name, root, isOwn) {
    const { repo, seen } = search;
    const layer = { name, root, status: "loaded", authority: [] };
    const parts = [];
    const collect = async (folder, options, place) => {
        const unread = [];
        const { items, unjudged } = await (0,loading_layers/* readFiles */.Ul)(repo, { ...layer, root: folder }, {
            ...options,
            read: async (source, path) => {
                const { unjudged: more = [], ...result } = await readFile(source, path, { ...place, root, isOwn }, repo);
                (0,many/* append */.BC)(unread, more);
                const item = { layer, files: [source.path], ...result };
                return [item];
            },
        });
        parts.push({ layer, items: items.map((item) => ({ ...item, layer })), unjudged: [...unjudged, ...unread] });
    };
    await collect(root, { isIncluded: isAgentFile, deep: false, seen }, { kind: "file" });
    const { kind } = repo.resolve(root);
    const below = kind === "directory" ? repo.names(root).map((entry) => (0,repo_path/* join */.fj)(root, entry)) : [];
    const folders = below.filter((path) => {
        const resolution = repo.resolve(path);
        return resolution.kind === "directory" || (resolution.kind !== "file" && !isAgentFile(path));
    });
    for (const folder of folders)
        await collect(folder, { isIncluded: isFolderFile, deep: false, seen }, { kind: "folder", name: (0,repo_path/* nameOf */.Vb)(folder) });
    const isRead = (path) => (0,repo_path/* directoryOf */.jt)(path) === root
        ? repo.resolve(path).kind !== "directory"
        : isFolderFile((0,repo_path/* nameOf */.Vb)(path)) && (0,repo_path/* directoryOf */.jt)((0,repo_path/* directoryOf */.jt)(path)) === root;
    const options = { isIncluded: isAgentFile, deep: true, isExcluded: isRead, seen: new Set(seen) };
    if (kind === "directory")
        await collect(root, options, { kind: "deep" });
    const read = {
        layer,
        items: parts.flatMap(({ items }) => items),
        unjudged: parts.flatMap(({ unjudged }) => unjudged),
    };
    return kind === "directory" || read.items.length + read.unjudged.length > 0 ? [read] : [];
}
const isAgentFile = (name) => /\.md$/i.test(name) || /(?:^|\/)agent\.json$/i.test(name);
const isFolderFile = (name) => /^agent\.(?:md|json)$/i.test(name);
async function readFile(source, path, place, repo) {
    const { root, isOwn } = place;
    const isManifest = /\.json$/i.test(path);
    const stem = place.kind === "folder" ? place.name : (0,repo_path/* stemOf */.Vc)(path);
    if (isManifest && place.kind !== "folder")
        return { verdict: { kind: "passed-over" } };
    if (isManifest)
        return manifestOf(source, path, stem, repo);
    if (place.kind !== "deep")
        return agentOf(source, stem, isOwn || place.kind === "folder", path, repo);
    const { profile, verdict } = await agentOf(source, stem, isOwn, path, repo);
    if (verdict.kind !== "loaded" || !isOwn)
        return { verdict: { kind: "passed-over" } };
    const message = `it is too deep in \`${root}\`, where only \`<name>.md\` and \`<name>/agent.md\` are read`;
    return { verdict: { kind: "dropped", problem: { message, at: (0,repo_text/* startOf */.GH)(source) } }, ...(profile ? { profile } : {}) };
}
async function readParts(repo, { path, name, governs }, further, unread, names = []) {
    const files = await (0,settings/* readSettingsFiles */.Dm)(repo, rootFiles(path));
    const workflows = await readWorkflows(repo, path);
    const authority = [
        ...files.authority.map((one) => (names.length > 0 ? { ...one, names: [...(one.names ?? []), ...names] } : one)),
        ...workflows.authority,
        ...further,
    ];
    const unjudged = [...files.unjudged, ...workflows.unjudged, ...unread];
    if (authority.length + unjudged.length === 0)
        return [];
    const layer = {
        name,
        root: path,
        status: "loaded",
        authority,
        ...(governs === undefined ? {} : { governs }),
    };
    return [{ layer, items: [], unjudged }];
}
const maxFiles = 200;
async function readPlugin(search, plugin) {
    const { repo } = search;
    const resolution = repo.resolve(plugin.path);
    if (resolution.kind === "file")
        return [];
    const found = (0,collect/* collectFiles */.C0)(repo, plugin.path, { isIncluded: () => true, deep: true });
    const agents = await readAgents(search, plugin.name, (0,repo_path/* join */.fj)(plugin.path, "agents"), true);
    const parts = await readParts(repo, plugin, [], found.unjudged, found.files.slice(0, maxFiles));
    return [...parts, ...agents];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/antigravity/index.js













const roots = [".agents", "_agents", ".agent", "_agent"];
const userRoots = [".gemini/config", ".gemini/antigravity-cli"];
const agents = ["agents/**/*.md", "agents/*/agent.json"];
const antigravity_settings = [hooksFile, serversFile, "agents.json", "plugins.json"];
const workflows = "workflows/**/*.md";
const plugins = ["plugins/*/agents/*.md", `plugins/*/${hooksFile}`, `plugins/*/${serversFile}`];
const below = (prefix, places, files) => places.flatMap((root) => files.map((file) => `${prefix}${root}/${file}`));
const antigravity_all = [...agents, ...antigravity_settings, workflows, ...plugins];
const [documented = "", ...others] = roots;
const hints = [
    ...ownWords.map((text) => ({ path: `**/${documented}/agents/*.md`, text })),
    ...["agents/*/agent.md", "agents/*/agent.json", "plugins/*/agents/*.md"].map((file) => ({
        path: `**/${documented}/${file}`,
        text: "description",
    })),
    { path: `**/${documented}/plugins/*/${hooksFile}`, text: "command" },
    { path: `**/${documented}/plugins/*/${serversFile}`, text: "mcpServers" },
];
/* harmony default export */ const antigravity = ((0,host/* defineHost */.YB)({
    title: "Antigravity",
    url: "https://antigravity.google/docs/subagents",
    editions: ["1.2"],
    certainty: "documented",
    patterns: [...below("**/", roots, antigravity_all), `**/${editorSettings}`, ...below("~/", userRoots, antigravity_all), `~/${userSettings}`],
    ownPatterns: [
        ...below("**/", [documented], [...antigravity_settings, workflows]),
        ...below("**/", others, antigravity_all),
        "**/.antigravity/**",
        ...below("~/", userRoots, antigravity_all),
    ],
    detectionHints: hints,
    naming: below("**/", roots, ["agents/*/agent.json"]),
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const search = { repo, seen: new Set() };
        const projects = [];
        for (const start of where.starts) {
            const layers = [];
            for (const root of roots)
                (0,many/* append */.BC)(layers, await readRoot(search, { path: (0,repo_path/* join */.fj)(start, root), name: "project", governs: start }));
            (0,many/* append */.BC)(layers, await readEditor(repo, "project", start, editorSettings));
            projects.push(layers);
        }
        const home = where.user?.home;
        const user = [];
        if (home !== undefined) {
            for (const root of userRoots)
                (0,many/* append */.BC)(user, await readRoot(search, { path: (0,repo_path/* join */.fj)(home, root), name: "user" }));
            (0,many/* append */.BC)(user, await readEditor(repo, "user", home, userSettings));
        }
        const named = [];
        for (const path of where.dirs.map(repo_path/* tidied */.GE))
            (0,many/* append */.BC)(named, await readAgents(search, "project", path, true));
        const base = (0,loading_layers/* builtinLayer */.vN)(builtins);
        const sessions = [
            ...projects.map((project) => [...project, ...user, base]),
            ...named.map((layer) => [layer, base]),
        ];
        return (0,loading_layers/* loadFrom */.TH)([...projects.flat(), ...user, ...named], base, (0,loading_sessions/* winnersOf */.AY)(sessions));
    }),
}));
async function readEditor(repo, name, directory, file) {
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, [settingsFile((0,repo_path/* join */.fj)(directory, file))]);
    if (authority.length + unjudged.length === 0)
        return [];
    const root = (0,repo_path/* join */.fj)(directory, (0,repo_path/* directoryOf */.jt)(file));
    const governs = name === "project" ? { governs: directory } : {};
    return [{ layer: { name, root, status: "loaded", authority, ...governs }, items: [], unjudged }];
}


/***/ }),

/***/ 68181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const flags = {
    "--dangerously-skip-permissions": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool of every agent without asking, also outside the sandbox"),
    "--mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^accept-?edits$/i),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool without asking", /^(?:always-?proceed|yolo|turbo|bypass.*)$/i),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("researches and plans", /^plan$/i),
    ],
    "--sandbox": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs commands in a sandbox"),
    "--agent VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--remote-control": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets another device control the session"),
    "--app_data_dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("replaces the user's settings"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--print -p --prompt VALUE; --prompt-interactive -i VALUE; --print-timeout VALUE; --output-format VALUE
    --input-format VALUE; --json-schema VALUE; --model -m VALUE; --effort VALUE; --continue -c; --conversation VALUE
    --project VALUE; --new-project; --disable-slash-commands; --log-file VALUE; --version -v; --help -h`),
};
const launch = {
    program: "agy",
    programs: ["agy"],
    prefixes: ["ANTIGRAVITY", "GEMINI", "GOOGLE"],
    uses: [],
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        plugins: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        "remote-control": { effect: "widens", because: "lets another device control sessions" },
        ...Object.fromEntries("agent agents models changelog install update mic-serve help"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    actions: [],
};


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

/***/ 6407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}


/***/ })

};
;