"use strict";
exports.id = 4452;
exports.ids = [4452,7463,9326,8065];
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

/***/ 3826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ nestedProblem)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

const aside = /^(?:\..*|_?(?:archived?|backups?|deprecated|disabled|old|unused))$/i;
function nestedProblem(root, path, at) {
    const message = `it is in a subfolder of \`${root}\`, where no profile is read`;
    const folders = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path).slice(root.length).split("/");
    if (folders.some((name) => aside.test(name)))
        return { message, at, kind: "document" };
    return { message: `${message}; move it to \`${root}\``, at };
}


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

/***/ 63329:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ tomlOf),
/* harmony export */   a: () => (/* binding */ pythonTomlOf)
/* harmony export */ });
/* harmony import */ var _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63823);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53797);


const tomlOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .Bj)((source) => (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__.parseToml)(source.text, 0, "0.9"));
const pythonTomlOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .Bj)((source) => (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__.parseToml)(source.text, 0, "tomllib"));


/***/ }),

/***/ 51896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ cline)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var loading_sessions = __webpack_require__(59325);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/code.js







const hookFolders = [".cline/hooks", ".clinerules/hooks"];
const pluginFolders = [".cline/plugins"];
const events = "TaskStart TaskResume TaskCancel TaskComplete TaskError PreToolUse PostToolUse UserPromptSubmit".split(" ");
const furtherEvents = ["PreCompact", "SessionShutdown", "Notification"];
const eventOf = new Map([...events, ...furtherEvents].map((event) => [event.toLowerCase(), event]));
const refusing = new Set(["PreToolUse", "UserPromptSubmit", "PreCompact"]);
function eventIn(name) {
    const [, stem = name] = /^(.+)\.(?:sh|bash|zsh|[cm]?[jt]s|py|ps1)$/is.exec(name) ?? [];
    return eventOf.get(stem.trim().toLowerCase());
}
function readHooks(repo, folders) {
    const authority = [];
    const unjudged = [];
    for (const folder of folders) {
        const found = (0,collect/* collectFiles */.C0)(repo, folder, { isIncluded: (name) => eventIn(name) !== undefined, deep: false });
        (0,many/* append */.BC)(unjudged, found.unjudged);
        for (const path of found.files) {
            const event = eventIn((0,repo_path/* nameOf */.Vb)(path)) ?? "";
            authority.push({
                setting: `hook.${event}`,
                value: path,
                effect: "widens",
                because: "is a program that runs beside every agent, without a question",
                isGuard: refusing.has(event),
                may: ["execute"],
                names: [path],
                at: (0,repo_text/* placeOfPath */.Es)(path),
            });
        }
    }
    return { authority, unjudged };
}
async function readPlugins(repo, folders) {
    const code = new Set();
    const unjudged = [];
    for (const folder of folders) {
        const listed = new Set();
        const entries = [];
        for (const path of packagesIn(repo, folder)) {
            const read = await entriesOf(repo, path);
            (0,many/* append */.BC)(entries, read.entries);
            (0,many/* append */.BC)(unjudged, read.unjudged);
            if (read.isWhole && read.entries.length > 0)
                listed.add(path);
        }
        const found = (0,collect/* collectFiles */.C0)(repo, folder, {
            isIncluded: (name) => /\.[jt]s$/s.test(name) && !name.startsWith("."),
            isExcluded: (path) => listed.has(path) || isSkipped(repo, path),
            deep: true,
        });
        (0,many/* append */.BC)(unjudged, found.unjudged);
        for (const path of [...found.files, ...entries])
            code.add(path);
    }
    return { authority: [...code].map(pluginAt), unjudged };
}
function pluginAt(path) {
    return {
        setting: "plugin",
        value: path,
        effect: "widens",
        because: "is code that every session runs when it starts, and that can give every subagent further tools",
        may: ["execute", "external"],
        names: [path],
        at: (0,repo_text/* placeOfPath */.Es)(path),
    };
}
function isSkipped(repo, path) {
    const name = (0,repo_path/* nameOf */.Vb)(path);
    if (repo.entries.get(path)?.kind === "link")
        return true;
    if (repo.resolve(path).kind !== "directory")
        return false;
    return name.startsWith(".") || name === "node_modules" || repo.resolve((0,repo_path/* join */.fj)(path, "plugin.json")).kind === "file";
}
function packagesIn(repo, folder) {
    const { files } = (0,collect/* collectFiles */.C0)(repo, folder, {
        isIncluded: (name) => name === "package.json",
        isExcluded: (path) => isSkipped(repo, path),
        deep: true,
    });
    return files.map((path) => path.slice(0, -"/package.json".length)).filter((path) => path !== folder);
}
async function entriesOf(repo, folder) {
    const none = { entries: [], unjudged: [], isWhole: false };
    const source = await (0,collect/* readOne */.JF)(repo, (0,repo_path/* join */.fj)(folder, "package.json"));
    if (source === undefined)
        return none;
    if ("message" in source)
        return { ...none, unjudged: [source] };
    const strict = (0,json/* parseJsonAs */.WT)(json/* jsonDialects */._s.javaScript, source.text);
    const root = strict.kind === "problem" ? (0,json/* parseAnyJson */.C_)(source.text) : strict;
    if (root.kind === "problem")
        return none;
    const found = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "cline"), "plugins"))
        .flatMap((plugin) => itemsOf((0,parsers_node/* lastOf */.g1)(plugin, "paths")))
        .map((item) => entryAt(repo, folder, item, source));
    return {
        entries: found.flatMap((entry) => (typeof entry === "string" ? [entry] : [])),
        unjudged: found.flatMap((entry) => (typeof entry === "object" ? [entry] : [])),
        isWhole: strict.kind !== "problem",
    };
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items : node ? [node] : [];
}
function entryAt(repo, folder, item, source) {
    const written = (0,parsers_node/* textOf */.b6)(item) ?? "";
    if (!/\.[jt]s$/s.test(written))
        return undefined;
    const path = /^(?:[/~\\]|[A-Za-z]:)/.test(written) ? undefined : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(folder, written));
    if (path !== undefined && repo.resolve(path).kind === "file")
        return path;
    if (path !== undefined && !(0,collect/* mayBeFile */.r9)(repo, path))
        return undefined;
    const message = `names the plugin \`${written}\`, which is no file of the repository and is not checked`;
    return { message, at: { source, span: item.span }, scope: "part" };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/folders.js

const folders = [
    {
        root: "**/.cline",
        judged: ["agents/**", "hooks/*", "plugins/**"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, whose text is all that a session reads", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("is text for a prompt", "rules/** workflows/**"),
            ...(0,own_files/* harmlessFiles */.X)("counts only in the user's own folder", "cron/** tasks/** schedules/** data/**"),
            ...(0,own_files/* harmlessFiles */.X)("is not read in a project", "mcp.json cline_mcp_settings.json settings.json config.json"),
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "worktrees/** kanban/**"),
        ],
    },
    {
        root: "**/.clinerules",
        judged: ["hooks/*"],
        harmless: [...own_files/* ordinaryFiles */.i, ...(0,own_files/* harmlessFiles */.X)("is text for a prompt, or is not read", "**/*")],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/cline/launch.js
var launch = __webpack_require__(89326);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/put-aside.js
var put_aside = __webpack_require__(3826);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/fields.js


const knownKeys = {
    keys: new Set(["name", "description", "tools", "skills", "providerId", "modelId", "maxIterations"]),
    own: { tools: "tools", turns: "maxIterations" },
    ignores: true,
};
const filled = (node) => (!isText(node) ? "is not text" : node.value.trim() === "" ? "is blank" : undefined);
const names = (node) => {
    if (isText(node))
        return undefined;
    if (node.kind !== "list")
        return "is neither text with commas nor a list";
    return node.items.every(isText) ? undefined : "has an item that is not text";
};
const count = (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value > 0
    ? undefined
    : "is not a whole number above 0";
function isText(node) {
    return node.kind === "scalar" && typeof node.value === "string" && node.tag !== "tag:yaml.org,2002:binary";
}
const rules = [
    ["name", filled],
    ["description", filled],
    ["tools", names],
    ["skills", names],
    ["providerId", filled],
    ["modelId", filled],
    ["maxIterations", count],
];
function faultIn(table, source) {
    for (const key of ["name", "description"])
        if (!(0,parsers_node/* valueOf */.RP)(table, key))
            return { message: `it has no \`${key}\`, which is required`, at: (0,fields/* startOfTable */.Eo)(table, source) };
    for (const [key, fault] of rules) {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        const because = node && fault(node);
        if (node && because !== undefined)
            return { message: `\`${key}\` ${because}`, at: { source, span: node.span }, cause: key };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/document.js



const maxClosings = 50;
const maxParsed = 500_000;
const blank = "[^\\S\\r\\n]*";
async function readDocument(source) {
    const { text } = source;
    const top = text.startsWith("\ufeff") ? 1 : 0;
    const opening = new RegExp(`^---${blank}(?:\\r?\\n|$)`).exec(text.slice(top));
    if (!opening)
        return withoutFrontmatter(source, top);
    const front = top + opening[0].length;
    const { found, first, isCut } = await tried(source, front, closingsIn(text, front));
    const result = found ?? first ?? (await refused(source, { start: front, end: text.length }, "unclosed"));
    if (!isCut)
        return result;
    const { problem: _, ...open } = result;
    const message = "has many lines that can close the frontmatter, and not all of them are checked, so every tool counts";
    return { ...open, isOpen: true, unjudged: { message, at: { source, span: { start: front, end: front } } } };
}
async function tried(source, front, closings) {
    let found;
    let first;
    let parsed = 0;
    for (const [i, closing] of closings.entries()) {
        const span = { start: front, end: closing.start };
        parsed += span.end - span.start;
        if (i === maxClosings || (i > 0 && parsed > maxParsed))
            return { found, first, isCut: true };
        const reading = await (0,yaml/* readCoreYaml */.pK)(source.text.slice(span.start, span.end), front);
        if (reading.kind === "read") {
            const read = documentOf(source, reading.node, closing);
            if (read.problem)
                first ??= read;
            else
                found = read;
            continue;
        }
        const [problem] = reading.problems;
        if (reading.excessive)
            return { found: await excessive(source, span, closing.end, problem), isCut: false };
        first ??= await refused(source, span, problem, closing.end);
        if (reading.problems.some(({ message }) => message === "a second document follows"))
            break;
    }
    return { found, first, isCut: false };
}
function closingsIn(text, from) {
    const pattern = new RegExp(`^---${blank}(?:\\r?\\n|$)`, "gm");
    const closings = [];
    for (const { index, 0: line } of text.slice(from).matchAll(pattern)) {
        closings.push({ start: from + index, end: from + index + line.length });
        if (closings.length > maxClosings)
            break;
    }
    return closings;
}
function documentOf(source, node, closing) {
    const body = { start: closing.end, end: source.text.length };
    const at = { source, span: node.span };
    if (node.kind !== "table")
        return {
            table: (0,yaml/* mappingOf */.GS)(undefined, node.span.start),
            isRead: false,
            body,
            cuts: [],
            problem: { message: "the frontmatter is not a mapping", at },
        };
    const problem = faultIn(node, source);
    return { table: node, isRead: true, body, cuts: hiddenClosing(source, closing), ...(problem ? { problem } : {}) };
}
function hiddenClosing(source, { start, end }) {
    if (source.text[start - 1] === "\n")
        return [];
    const because = "ends the frontmatter, because a character before it that editors and reviews do not show ends a line, and what follows it is prompt; remove that character";
    return [{ kind: "cut", what: "---", because, at: { source, span: { start: start - 1, end } } }];
}
async function refused(source, front, fault, end = source.text.length) {
    const { tables } = await (0,yaml/* readFrontmatter */.zT)(source.text, front);
    const common = { table: tables[0], isRead: false, body: { start: end, end: source.text.length }, cuts: [] };
    if (fault === "unclosed")
        return {
            ...common,
            problem: {
                message: no_fence/* noClosingFence */.OH,
                at: { source, span: { start: 0, end: 0 } },
            },
        };
    const { message, span } = (0,yaml/* diagnosisOf */.jo)(source.text, front, fault);
    return { ...common, problem: { message: `the frontmatter is not valid YAML: ${message}`, at: { source, span } } };
}
async function excessive(source, front, end, { message }) {
    const { tables } = await (0,yaml/* readFrontmatter */.zT)(source.text, front);
    const at = { source, span: { start: front.start, end: front.start } };
    return {
        table: tables[0],
        isRead: false,
        isOpen: true,
        body: { start: end, end: source.text.length },
        cuts: [],
        unjudged: { message: `the frontmatter ${message}, so every tool counts`, at },
    };
}
const meant = /^\s*(?:---[ \t]*\r?\n(?:[^\n]*\n){0,20}?)?(?:["']?name|description)["']?[ \t]*:/m;
async function withoutFrontmatter(source, top) {
    const { text } = source;
    const looks = meant.test(text.slice(0, 8192));
    const message = looks
        ? "the first line is not `---`, and Cline reads only frontmatter between two such lines, with the prompt below it"
        : "it has no frontmatter, so it counts as a document";
    const span = { start: 0, end: 0 };
    const { tables } = looks ? await (0,yaml/* readFrontmatter */.zT)(text, { start: top, end: text.length }) : { tables: [] };
    return {
        table: tables[0] ?? (0,yaml/* mappingOf */.GS)(undefined, 0),
        isRead: false,
        body: { start: text.length, end: text.length },
        cuts: [],
        problem: { message, at: { source, span }, ...(looks ? {} : { kind: "document" }) },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/tools.js


const own = (0,tools/* toolTable */.T9)({
    read: "read_files search_codebase",
    write: "editor apply_patch",
    execute: "run_commands",
    network: "fetch_web_content",
    state: "skills ask_question submit_and_exit",
});
const toolNames = own.names;
const formerNames = new Map([
    ["apply_diff", "editor"],
    ["attempt_completion", "submit_and_exit"],
    ["bash", "run_commands"],
    ["execute_command", "run_commands"],
    ["list_code_definition_names", "search_codebase"],
    ["list_files", "run_commands"],
    ["read_file", "read_files"],
    ["replace_in_file", "editor"],
    ["search_files", "search_codebase"],
    ["use_skill", "skills"],
    ["write_to_file", "editor"],
]);
function toolOf(name) {
    const lower = name.trim().toLowerCase();
    return formerNames.get(lower) ?? lower;
}
function grantedBy(name) {
    return own.lookup(toolOf(name));
}
const everything = capability/* capabilities */.R7.filter((capability) => own.names.some((name) => own.lookup(name)?.includes(capability)));
const meantBy = (0,tools/* ownToolNames */.tj)({
    read_files: "read view readfiles notebookread",
    search_codebase: "grep search grepsearch glob ls list findfiles codebase",
    editor: "write edit multiedit create createfile editfile strreplacefile notebookedit replace writefile",
    run_commands: "shell execute terminal runshellcommand runcommand powershell",
    fetch_web_content: "webfetch fetch fetchurl websearch browser browseraction",
    ask_question: "askuserquestion askfollowupquestion",
    skills: "skill",
});

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/grants.js





function wordsOf(node, source) {
    if (node.kind === "scalar")
        return (0,fields/* wordsBetweenCommas */.QG)(node, source);
    if (node.kind === "table")
        return [];
    return node.items.flatMap((item) => {
        const text = item.kind === "scalar" ? item.text.trim() : "";
        return text === "" ? [] : [{ text, span: item.span }];
    });
}
function openTools(home) {
    const grants = (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home, everything), home, "its frontmatter cannot be checked");
    return { grants, denied: [], ineffective: [] };
}
function readTools(table, source, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (!node) {
        const grants = (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home, everything), home, "without `tools` it has every tool");
        return { grants, denied: [], ineffective: [] };
    }
    const words = wordsOf(node, source);
    const listed = words.flatMap(({ text, span }) => (0,tools/* grantEach */.Ud)({ source, span }, grantedBy(text) ?? [], text));
    return {
        grants: (0,fact/* stated */.Eo)(listed, { source, span: node.span }),
        denied: [],
        ineffective: words.flatMap((word) => ineffectiveOf(word, source)),
    };
}
function ineffectiveOf({ text, span }, source) {
    const at = { source, span };
    if (grantedBy(text) !== undefined) {
        if (toolOf(text) !== "run_commands" || !/^list/i.test(text))
            return [];
        const because = "stands for `run_commands` in Cline, which runs any command; write `read_files, search_codebase`";
        return [{ kind: "value", what: text, because, at }];
    }
    const isScoped = /^\w+\(/.test(text);
    const meant = isScoped ? undefined : meantBy(text);
    const near = meant === undefined ? (isScoped ? {} : (0,tools/* nearName */.cR)(text, toolNames)) : { meant };
    const because = isScoped
        ? "Cline has no scopes, so this name matches no tool and gives nothing"
        : "Cline has no tool of this name for subagents, so it gives nothing";
    return [{ kind: "unknown-tool", what: text, because, at, ...near }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/profile.js










const toolLine = {
    key: "tools",
    value: only_tools/* flowList */.L,
    readers: ["read_files", "search_codebase"],
    powersOf: grantedBy,
};
async function agentOf(source) {
    const document = await readDocument(source);
    if (document.problem?.kind === "document")
        return { verdict: { kind: "rejected", problem: document.problem } };
    const isEmpty = source.text.slice(document.body.start).trim() === "";
    const fault = document.problem ??
        (isEmpty
            ? {
                message: "it has no prompt below the frontmatter",
                at: { source, span: { start: source.text.length, end: source.text.length } },
            }
            : undefined);
    return {
        verdict: fault ? { kind: "rejected", problem: fault } : { kind: "loaded" },
        profile: readProfile(document, source, fault === undefined),
        ...(document.unjudged ? { unjudged: [document.unjudged] } : {}),
    };
}
function readProfile({ table, isRead, isOpen, body, cuts }, source, isLoaded) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const text = (key) => trimmed((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home));
    const name = text("name");
    const tools = isOpen ? openTools(home) : readTools(table, source, home);
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        identity: name.state === "stated" ? name.value.toLowerCase() : undefined,
        description: text("description"),
        model: text("modelId"),
        grants: tools.grants,
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
        bypasses: isRead ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys) : [],
        ineffective: isRead ? [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys), ...tools.ineffective, ...cuts] : [],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: isLoaded && isRead ? () => (0,fields/* knownValues */.s2)(table, knownKeys.keys) : undefined,
    });
}
function trimmed(fact) {
    return fact.state === "stated" ? { ...fact, value: fact.value.trim() } : fact;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/layers.js







const read = /.\.ya?ml$/is;
const looksAlike = /\.(?:ya?ml|md|mdc|markdown)$/is;
async function readFolder(repo, name, root, { isAssumed, seen }) {
    const layer = { name, root, status: "loaded", authority: [] };
    const unread = [];
    const found = await (0,loading_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => looksAlike.test(file),
        deep: true,
        filesFirst: true,
        seen,
        read: async (source, path) => {
            const { unjudged = [], ...result } = await agentOf(source);
            const item = {
                layer,
                files: [source.path],
                ...result,
                ...(isAssumed ? { certainty: "assumed" } : {}),
            };
            const skipped = reasonSkipped(repo, root, { source, path });
            if (skipped !== undefined)
                return droppedItem(item, skipped);
            (0,many/* append */.BC)(unread, unjudged);
            return [item];
        },
    });
    return found ? [{ ...found, unjudged: [...found.unjudged, ...unread] }] : [];
}
function reasonSkipped(repo, root, { source, path }) {
    const at = (0,repo_text/* startOf */.GH)(source);
    if (path !== root && (0,repo_path/* directoryOf */.jt)(path) !== root)
        return (0,put_aside/* nestedProblem */.D)(root, path, at);
    if (!read.test((0,repo_path/* nameOf */.Vb)(path)))
        return { message: "its name does not end in `.yml` or `.yaml`, and no other file is read", at };
    const directory = repo.resolve((0,repo_path/* directoryOf */.jt)(path));
    const entry = directory.kind === "directory" ? repo.entries.get((0,repo_path/* join */.fj)(directory.path, (0,repo_path/* nameOf */.Vb)(path))) : undefined;
    return entry?.kind === "link" ? { message: "it is a link, and only regular files are read", at } : undefined;
}
function droppedItem(item, problem) {
    return (0,load/* isOffered */.kd)(item) ? [{ ...item, verdict: { kind: "dropped", problem } }] : [];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/toml.js
var toml = __webpack_require__(63329);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/variables.js
var settings_variables = __webpack_require__(41922);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/settings.js








const usualVariables = [".env", ".env.local", ".env.development", ".env.development.local"];
const variableFiles = [
    ...usualVariables,
    ".env.production",
    ".env.production.local",
    ".env.test",
    ".env.test.local",
];
const preloadFile = "bunfig.toml";
const userServers = ".cline/data/settings/cline_mcp_settings.json";
const harmless = [
    {
        names: /^CLINE_(?:MODEL|DEFAULT_MODEL_ID|THEME|LOG_(?:LEVEL|NAME|ENABLED)|NO_AUTO_UPDATE|NO_INTERACTIVE|VERSION)$/,
        because: "changes which model is asked, or what is written to a log",
    },
    {
        names: /^(?:VITE|NEXT_PUBLIC|NUXT(?:_PUBLIC)?|REACT_APP|VUE_APP|EXPO_PUBLIC|GATSBY|STORYBOOK|NG_APP|PUBLIC)_\w+$/,
        because: "is for a bundler",
    },
];
const settings_own = [
    {
        names: /^CLINE_\w+$/i,
        because: "can change which settings, hooks, plugins and servers Cline reads, and where it connects",
        may: ["execute", "network"],
    },
    {
        names: /^(?:(?:HTTPS?|ALL|NO|SOCKS)_PROXY|NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:ANTHROPIC|OPENAI|AZURE|GEMINI|GOOGLE|OPENROUTER)_\w*(?:URL|ENDPOINT|HOST))$/i,
        because: "can redirect Cline's requests or change which servers are trusted",
        may: ["network"],
    },
];
const settings_rules = (0,settings_variables/* variableRules */.Sw)("*", harmless, settings_own).filter(({ because, may }) => may?.includes("execute") === true || settings_own.some((variables) => variables.because === because));
async function readStart(repo, directory) {
    if ((0,repo_path/* nameOf */.Vb)(directory).startsWith("."))
        return { authority: [], unjudged: [] };
    const variables = await (0,settings_variables/* readVariables */.Ch)(repo, variableFiles.map((path) => ({ path: (0,repo_path/* join */.fj)(directory, path), rules: settings_rules })));
    const preloads = await readPreloads(repo, directory);
    return {
        authority: [...variables.authority, ...preloads.authority],
        unjudged: [...variables.unjudged, ...preloads.unjudged],
    };
}
async function readPreloads(repo, directory) {
    const source = await (0,collect/* readOne */.JF)(repo, (0,repo_path/* join */.fj)(directory, preloadFile));
    if (source === undefined)
        return { authority: [], unjudged: [] };
    if ("message" in source)
        return { authority: [], unjudged: [source] };
    if (!/preload|\\/.test(source.text))
        return { authority: [], unjudged: [] };
    const root = await (0,toml/* tomlOf */.W)(source);
    if (root.kind !== "problem")
        return { authority: preloadsIn(root, source, directory), unjudged: [] };
    const message = `cannot be read as TOML, so what \`preload\` starts is not known: ${root.message.replaceAll("\n", ", ")}`;
    const problem = { message, at: { source, span: root.span }, scope: "part" };
    return { authority: [], unjudged: [problem] };
}
function preloadsIn(root, source, directory) {
    const authority = [];
    for (const node of [(0,parsers_node/* lastOf */.g1)(root, "preload"), (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "run"), "preload")]) {
        const items = node?.kind === "list" ? node.items : node ? [node] : [];
        (0,many/* append */.BC)(authority, items.flatMap((item) => {
            const value = (0,parsers_node/* textOf */.b6)(item) ?? "";
            if (value === "")
                return [];
            return [
                {
                    setting: "preload",
                    value,
                    effect: "widens",
                    because: "is code that runs when `cline` starts in this directory",
                    may: ["execute"],
                    names: [value, (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(directory, value)) ?? value],
                    at: { source, span: item.span },
                },
            ];
        }));
    }
    return authority;
}
function readUserServers(repo, home) {
    const isRelevant = (text) => text.trim() !== "";
    return (0,settings/* readSettingsFiles */.Dm)(repo, [{ path: (0,repo_path/* join */.fj)(home, userServers), isRelevant, read: serversIn }]);
}
function serversIn(root, source) {
    const servers = (0,parsers_node/* lastOf */.g1)(root, "mcpServers");
    if (servers?.kind !== "table")
        return [];
    const on = {
        ...servers,
        entries: servers.entries.filter(({ value }) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(value, "disabled")) !== "true"),
    };
    return (0,authority/* serverAuthority */.Z)(on, source, "the main agent");
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cline/index.js











const agents = ".cline/agents";
const userHooks = [".cline/hooks", "Documents/Cline/Hooks"];
const userPlugins = [".cline/plugins", "Documents/Cline/Plugins"];
const cline_own = [
    `**/${agents}/*.yml`,
    `**/${agents}/*.yaml`,
    ...hookFolders.map((folder) => `**/${folder}/*`),
    ...pluginFolders.flatMap((folder) => [`**/${folder}/**/*.js`, `**/${folder}/**/*.ts`]),
];
/* harmony default export */ const cline = ((0,host/* defineHost */.YB)({
    title: "Cline",
    url: "https://docs.cline.bot",
    editions: ["3.0"],
    certainty: "measured",
    patterns: [
        ...cline_own,
        `**/${preloadFile}`,
        ...variableFiles.map((path) => `**/${path}`),
        `~/${agents}/*.yml`,
        `~/${agents}/*.yaml`,
        ...userHooks.map((folder) => `~/${folder}/*`),
        ...userPlugins.flatMap((folder) => [`~/${folder}/**/*.js`, `~/${folder}/**/*.ts`]),
        `~/${userServers}`,
    ],
    detectionHints: usualVariables.map((path) => ({ path: `**/${path}`, text: "CLINE_" })),
    ownPatterns: ["**/.cline/**", "**/.clinerules", "**/.clinerules/**", "~/.cline/**"],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const seen = new Set();
        const tops = new Set(where.starts.map((start) => (0,loading_sessions/* lineage */.OZ)(start, where).at(-1) ?? start));
        const projects = [];
        const beside = [];
        for (const root of [...new Set([...tops, ...where.starts])].sort()) {
            const isAssumed = !tops.has(root);
            projects.push(await readFolder(repo, "project", (0,repo_path/* join */.fj)(root, agents), { isAssumed, seen }));
            (0,many/* append */.BC)(beside, await readCode(repo, root, isAssumed));
        }
        for (const start of where.starts)
            (0,many/* append */.BC)(beside, layerOf("project", start, [await readStart(repo, start)], { governs: start }));
        const home = where.user?.home;
        const user = home === undefined ? [] : await readUser(repo, home, seen);
        const named = [];
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            (0,many/* append */.BC)(named, await readFolder(repo, "project", root, { isAssumed: false, seen }));
        const sessions = [...projects.map((project) => [...project, ...user]), ...named.map((layer) => [layer])];
        return (0,loading_layers/* loadFrom */.TH)([...projects.flat(), ...beside, ...user, ...named], undefined, (0,loading_sessions/* winnersOf */.AY)(sessions));
    }),
}));
async function readCode(repo, root, isAssumed) {
    const hooks = readHooks(repo, hookFolders.map((folder) => (0,repo_path/* join */.fj)(root, folder)));
    const plugins = await readPlugins(repo, pluginFolders.map((folder) => (0,repo_path/* join */.fj)(root, folder)));
    return layerOf("project", (0,repo_path/* join */.fj)(root, ".cline"), [hooks, plugins], { governs: root, isAssumed });
}
async function readUser(repo, home, seen) {
    const read = await readFolder(repo, "user", (0,repo_path/* join */.fj)(home, agents), { isAssumed: false, seen });
    const code = [
        readHooks(repo, userHooks.map((folder) => (0,repo_path/* join */.fj)(home, folder))),
        await readPlugins(repo, userPlugins.map((folder) => (0,repo_path/* join */.fj)(home, folder))),
        await readUserServers(repo, home),
    ];
    return [...read, ...layerOf("user", (0,repo_path/* join */.fj)(home, ".cline"), code)];
}
function layerOf(name, root, reads, { governs, isAssumed = false } = {}) {
    const authority = reads
        .flatMap((read) => read.authority)
        .map((one) => (isAssumed ? { ...one, certainty: "assumed" } : one));
    const unjudged = reads.flatMap((read) => read.unjudged);
    if (authority.length + unjudged.length === 0)
        return [];
    const layer = { name, root, status: "loaded", authority, ...(governs === undefined ? {} : { governs }) };
    return [{ layer, items: [], unjudged }];
}


/***/ }),

/***/ 89326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const refuses = /^\s*(?:false|0|off|no)\s*$/i;
const flags = {
    "--auto-approve VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool without asking, as without the flag", /^(?!\s*(?:false|0|off|no)\s*$)/i),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("refuses tools that would ask", refuses),
    ],
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool without asking, as without the flag"),
    "--hooks-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the hooks of that directory"),
    "--config VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("reads settings, hooks and plugins of that directory"),
    "--data-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("reads settings and servers of that directory"),
    "--cwd -c VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("works in that directory"),
    "--provider -P VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("sends the conversation to that provider"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--version -V; --plan -p; --json; --thinking [VALUE]; --compaction VALUE; --tui -i; --id VALUE
    --key -k VALUE; --model -m VALUE; --system -s VALUE; --zen -z; --retries [VALUE]; --timeout -t VALUE; --acp
    --worktree; --update; --kanban; --verbose -v; --help -h`),
};
const launch = {
    program: "cline",
    programs: ["cline"],
    prefixes: ["CLINE"],
    uses: [],
    flags,
    commands: {
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        ...Object.fromEntries("auth config skill connect doctor history h hook schedule hub dashboard update version kanban"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["--json", "--plan", "-p", ""],
            unless: { "--auto-approve": refuses, "--update": /./, "--kanban": /./, "--acp": /./ },
            effect: "bypasses",
            because: "runs every command, edit and fetch without asking",
            instead: "add `--auto-approve false`",
            certainty: "measured",
        },
    ],
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


/***/ }),

/***/ 8065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jo: () => (/* reexport */ diagnosis/* diagnosisOf */.j),
  l_: () => (/* reexport */ values/* hostValueOf */.l_),
  tr: () => (/* reexport */ values/* isEndless */.tr),
  GS: () => (/* reexport */ mappingOf),
  E5: () => (/* reexport */ parseQuickly),
  hN: () => (/* reexport */ lenient.parseYaml),
  Ju: () => (/* reexport */ readBunYaml),
  pK: () => (/* reexport */ readCoreYaml),
  zT: () => (/* reexport */ readFrontmatter),
  f5: () => (/* reexport */ readJsYaml),
  Mv: () => (/* reexport */ readKeysAlone),
  E$: () => (/* reexport */ repeatedIn),
  FF: () => (/* reexport */ repeatedKeyOf),
  EI: () => (/* reexport */ splitMarkdown),
  c_: () => (/* reexport */ tableOf),
  tI: () => (/* reexport */ withOccurrences)
});

// UNUSED EXPORTS: plainWords

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
var diagnosis = __webpack_require__(98820);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/quick/index.js + 8 modules
var yaml_quick = __webpack_require__(57319);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/simple.js

const words = new Map([
    ...["null", "Null", "NULL"].map((word) => [word, { value: null }]),
    ...["true", "True", "TRUE"].map((word) => [word, { value: true }]),
    ...["false", "False", "FALSE"].map((word) => [word, { value: false }]),
]);
const integer = /^(?:0|[1-9][0-9]{0,14})$/;
const decimal = /^(?:0|[1-9][0-9]{0,5})\.[0-9]{1,8}$/;
const word = /^(?:[^-+.0-9~]|[0-9]+[a-z]?-[A-Za-z])/;
function typedOf(text) {
    if (text === "<<")
        return undefined;
    if (word.test(text))
        return (text.length <= 5 ? words.get(text) : undefined) ?? { value: text };
    if (integer.test(text))
        return { value: Number(text), number: "integer" };
    return decimal.test(text) ? { value: Number(text), number: "float" } : undefined;
}
function exactlyTypedOf(text) {
    const typed = text === text.trim() ? typedOf(text) : undefined;
    return typeof typed?.value === "number" && String(typed.value) !== text ? undefined : typed;
}
const simple_lenient = {
    key: typedOf,
    value: (text) => (text === "" ? { value: null } : typedOf(text)),
    repeats: true,
    quotedKeys: true,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "recovers",
};
const core = {
    key: (name) => (words.has(name) ? undefined : { value: name }),
    value: exactlyTypedOf,
    repeats: false,
    quotedKeys: false,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "declines",
};
const jsYaml = { ...core, quotedKeys: true, endsWith: "value", blockScalarEnds: "content" };
function readCoreQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, core)?.node;
}
function readJsQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, jsYaml)?.node;
}
function readLenient(text, base) {
    const quick = (0,yaml_quick/* readQuick */.e)(text, base, simple_lenient);
    if (!quick)
        return undefined;
    const { node, faults } = quick;
    return { node, problems: faults.length < 2 ? faults : faults.toSorted((a, b) => a.span.start - b.span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/repeats.js

const maxOccurrences = 16;
const fewEntries = 16;
function repeatedEntryOf({ entries }) {
    if (entries.length <= fewEntries)
        return entries.find(({ name }, i) => {
            if (name !== undefined)
                for (let before = 0; before < i; before++)
                    if (entries[before]?.name === name)
                        return true;
            return false;
        });
    const seen = new Set();
    for (const entry of entries) {
        if (entry.name === undefined)
            continue;
        if (seen.has(entry.name))
            return entry;
        seen.add(entry.name);
    }
    return undefined;
}
function findEntry(root, test) {
    const seen = new Set();
    const find = (node) => {
        if (node.kind === "scalar" || seen.has(node))
            return undefined;
        seen.add(node);
        if (node.kind === "list")
            return findFirst(node.items, find);
        return test(node) ?? findFirst(node.entries, ({ value }) => find(value));
    };
    return find(root);
}
function findFirst(items, find) {
    for (const item of items) {
        const found = find(item);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function hasMerge(root) {
    return findEntry(root, ({ entries }) => entries.find(({ name }) => name === "<<")) !== undefined;
}
function occurrencesOf(table) {
    if (!repeatedEntryOf(table))
        return [table];
    const byName = new Map();
    for (const entry of table.entries) {
        if (entry.name === undefined)
            continue;
        (0,many/* addTo */.DN)(byName, entry.name, entry);
    }
    const repeated = (0,many/* largest */.nQ)([...byName.values()].map(({ length }) => length));
    return Array.from({ length: Math.min(repeated, maxOccurrences) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === maxOccurrences - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
    }));
}
function mergedOf(table) {
    if (!hasMerge(table))
        return undefined;
    const done = new Map();
    let found = false;
    const merge = (node, depth) => {
        const known = done.get(node);
        if (known || node.kind === "scalar" || depth === 0)
            return known ?? node;
        const merged = node.kind === "list"
            ? { ...node, items: node.items.map((item) => merge(item, depth - 1)) }
            : { ...node, entries: entriesOf(node, depth) };
        done.set(node, merged);
        return merged;
    };
    const entriesOf = (from, depth) => {
        const own = from.entries
            .filter(({ name }) => name !== "<<")
            .map((entry) => ({ ...entry, value: merge(entry.value, depth - 1) }));
        const sources = from.entries.filter(({ name }) => name === "<<");
        if (sources.length === 0)
            return own;
        found = true;
        const names = new Set(own.map(({ name }) => name));
        for (const { value } of sources) {
            for (const source of value.kind === "list" ? value.items : [value]) {
                const merged = merge(source, depth - 1);
                if (merged.kind !== "table")
                    continue;
                for (const entry of merged.entries) {
                    if (names.has(entry.name))
                        continue;
                    names.add(entry.name);
                    own.push(entry);
                }
            }
        }
        return own;
    };
    const merged = merge(table, 12);
    return found && merged.kind === "table" ? merged : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/alternatives.js




async function readFrontmatter(text, front) {
    const yaml = text.slice(front.start, front.end);
    const { node, problems } = await parseQuickly(yaml, front.start);
    const [problem] = problems;
    if (problem)
        return { tables: await readKeysAlone(yaml, front, node), fault: (0,diagnosis/* diagnosisOf */.j)(text, front, problem) };
    const table = tableOf(node, front);
    const repeatedKey = repeatedKeyOf(table);
    return { tables: withOccurrences(table), ...(repeatedKey ? { fault: repeatedKey } : {}) };
}
async function parseQuickly(yaml, base) {
    return readLenient(yaml, base) ?? (0,lenient.parseYaml)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return merged ? [first, ...others, merged] : [first, ...others];
}
function repeatedKeyOf(table) {
    return repetition(repeatedEntryOf(table));
}
function repeatedIn(root) {
    return repetition(findEntry(root, repeatedEntryOf));
}
function repetition(entry) {
    return entry && { kind: "problem", message: `the key \`${entry.name}\` appears twice`, span: entry.key.span };
}
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;
const maxPieces = 200;
async function readKeysAlone(yaml, front, whole) {
    const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
    const starts = [...yaml.matchAll(pieces)]
        .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
        .slice(0, maxPieces);
    const entries = [];
    for (const [i, found] of starts.entries()) {
        const end = starts[i + 1]?.index ?? yaml.length;
        entries.push(await pieceOf(yaml.slice(found.index, end), front.start + found.index, found[1] ?? ""));
    }
    const rest = tableOf(whole, front).entries.filter(({ name }) => name !== undefined && !/\s/.test(name));
    const byLine = { kind: "table", span: front, entries: [...entries, ...notIn(entries, rest)] };
    const byParser = { kind: "table", span: front, entries: [...rest, ...notIn(rest, entries)] };
    return [...withOccurrences(byLine), ...withOccurrences(byParser)];
}
function notIn(known, others) {
    if (others.length === 0)
        return others;
    const names = new Set(known.map(({ name }) => name));
    return others.filter(({ name }) => !names.has(name));
}
async function pieceOf(text, base, name) {
    const colon = text.indexOf(":");
    const start = base + text.indexOf(name);
    const key = {
        kind: "scalar",
        span: { start, end: start + name.length },
        value: name,
        text: name,
        style: "plain",
    };
    const { node, problems } = await parseQuickly(text, base);
    const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
    if (problems.length === 0 && read)
        return { ...read, key };
    const newline = text.indexOf("\n", colon);
    const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
    const value = line.trim();
    const at = base + colon + 1 + (line.length - line.trimStart().length);
    return {
        key,
        name,
        value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/bun.js


async function readBunYaml(text, base) {
    const { node, problems, unresolved, excessive } = await parseQuickly(text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text, base);
    const alias = unresolved && { kind: "problem", message: "an alias has no anchor", span: unresolved };
    const nul = text.indexOf("\0");
    const problem = problems.find(({ message }) => !tolerated.test(message)) ??
        alias ??
        (nul < 0 ? undefined : nulAt(base + nul)) ??
        lateKeyIn(node, text, base);
    const repeated = repeatedIn(node);
    return {
        node: repeated || hasMerge(node) ? settled(node) : node,
        ...(repeated ? { repeated } : {}),
        ...(problem ? { problem } : {}),
        ...(excessive ? { excessive } : {}),
    };
}
const tolerated = /^(?:Plain value cannot start with flow indicator character ,|Tags and anchors must be separated from the next token)/;
function nulAt(at) {
    const span = { start: at, end: at + 1 };
    return { kind: "problem", message: "a NUL character is not allowed", span };
}
function lateKeyIn(root, text, base) {
    const entries = root.kind === "table" ? root.entries : [];
    for (const { key } of entries) {
        if (key.kind !== "scalar" || key.text !== "" || key.style !== "plain")
            continue;
        const at = key.span.start - base;
        const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
        if (/[^\s?]/.test(before))
            return { kind: "problem", message: "a value ends with `:`", span: key.span };
    }
    return undefined;
}
function settled(node) {
    const done = new Map();
    const last = (from) => {
        const known = done.get(from);
        if (known || from.kind === "scalar")
            return known ?? from;
        const result = from.kind === "list"
            ? { ...from, items: from.items.map(last) }
            : { ...from, entries: lastEntries(from).map((entry) => ({ ...entry, value: last(entry.value) })) };
        done.set(from, result);
        return result;
    };
    const result = last(node);
    return result.kind === "scalar" ? result : (mergedIn(result) ?? result);
}
function lastEntries({ entries }) {
    const lasts = new Map(entries.map((entry) => [entry.name, entry]));
    return entries.filter((entry) => entry.name === undefined || entry.name === "<<" || lasts.get(entry.name) === entry);
}
function mergedIn(node) {
    if (node.kind === "table")
        return mergedOf(node);
    return node.kind === "list" ? { ...node, items: node.items.map((item) => mergedIn(item) ?? item) } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/fences.js
const opening = /\ufeff?---[ \t]*\r?\n/y;
function splitMarkdown(text) {
    opening.lastIndex = 0;
    if (!opening.test(text))
        return misplacedIn(text);
    const start = opening.lastIndex;
    const fences = closingFences(text, start);
    const first = fences[0];
    if (!first)
        return { kind: "unclosed", front: { start, end: text.length } };
    const found = partAt(text, start, first);
    if (first.exact)
        return { kind: "fenced", ...found };
    const exact = fences.find((fence) => fence.exact);
    return {
        kind: "fenced",
        ...found,
        loose: { start: first.start, end: first.end },
        ...(exact ? { further: partAt(text, start, exact) } : {}),
    };
}
function closingFences(text, start) {
    const fences = [];
    for (let at = start; at >= 0 && at < text.length; at = nextLine(text, at)) {
        if (!text.startsWith("---", at))
            continue;
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const exact = text.slice(at, end).trimEnd() === "---";
        if (exact || fences.length === 0)
            fences.push({ start: at, end, exact });
        if (exact)
            break;
    }
    return fences;
}
function nextLine(text, at) {
    const newline = text.indexOf("\n", at);
    return newline < 0 ? -1 : newline + 1;
}
function partAt(text, start, fence) {
    return {
        front: { start, end: fence.start },
        body: { start: Math.min(fence.end + 1, text.length), end: text.length },
    };
}
const firstKey = /^[ \t]*(?:name|description|tools)[ \t]*:(?=[ \t\r\n]|$)/;
const searchedLines = 30;
function misplacedBy(text, fence) {
    if (!fence)
        return "has no opening `---`";
    if (fence.start > 0)
        return "does not begin on the file's first line";
    return /^\s/.test(text) ? "is indented" : "has more than `---` on its first line";
}
function misplacedIn(text) {
    const oldMac = /^\ufeff?---[ \t]*\r(?!\n)/.exec(text);
    if (oldMac)
        return {
            kind: "misplaced",
            front: { start: oldMac[0].length, end: text.length },
            because: "ends its lines with carriage returns alone",
            at: { start: 0, end: 3 },
        };
    let before = true;
    let example = false;
    let fence;
    let at = 0;
    for (let count = 0; count < searchedLines && at >= 0 && at < text.length; count++) {
        const end = nextLine(text, at);
        const line = text.slice(at, end < 0 ? text.length : end);
        const content = line.trim().replace(/^\ufeff/, "");
        if (content.startsWith("```"))
            example = !before && !example;
        else if (firstKey.test(line) && (fence || before) && !example) {
            const closing = fence ? /^[ \t]*---+[ \t]*\r?$/m : /^[ \t]*(?:---+[ \t]*)?\r?$/m;
            const rest = text.slice(at).search(closing);
            const front = { start: at, end: rest < 0 ? text.length : at + rest };
            return {
                kind: "misplaced",
                front,
                because: misplacedBy(text, fence),
                at: fence ?? { start: at, end: at + line.trimEnd().length },
            };
        }
        fence =
            content === "---" || (at === 0 && content.startsWith("---"))
                ? { start: at, end: at + line.trimEnd().length }
                : content === ""
                    ? fence
                    : undefined;
        if (content !== "" && !content.startsWith("```") && !fence)
            before = false;
        at = end;
    }
    return { kind: "none" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/index.js

async function readJsYaml(text, base, generation) {
    const plain = readJsQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 2256).then(__webpack_require__.bind(__webpack_require__, 52256))).parseJsYaml(text, base, generation);
}
function mappingOf(node, at) {
    return node?.kind === "table" ? node : { kind: "table", span: { start: at, end: at }, entries: [] };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/js-yaml/values.js
var values = __webpack_require__(97206);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/core.js

async function readCoreYaml(text, base) {
    const plain = readCoreQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 4611).then(__webpack_require__.bind(__webpack_require__, 94611))).parseCoreYaml(text, base);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/index.js











/***/ }),

/***/ 97206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aw: () => (/* binding */ binary),
/* harmony export */   l_: () => (/* binding */ hostValueOf),
/* harmony export */   tr: () => (/* binding */ isEndless)
/* harmony export */ });
const binary = "tag:yaml.org,2002:binary";
function hostValueOf(node) {
    if (node.kind === "list")
        return node.items.map(hostValueOf);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, hostValueOf(value)]])));
    const { value, tag } = node;
    if (tag === binary && typeof value === "string")
        return Uint8Array.from(value === "" ? [] : value.split(","), Number);
    return typeof value === "object" && value !== null ? new Date(value.text) : value;
}
function isEndless(node) {
    if (node.kind === "scalar")
        return false;
    if (node.endless)
        return true;
    return node.kind === "list" ? node.items.some(isEndless) : node.entries.some(({ value }) => isEndless(value));
}


/***/ }),

/***/ 97463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ forgetReadings),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
function parseYaml(text, base) {
    const known = recent.get(text);
    if (known?.base === base)
        return known.reading;
    const reading = __webpack_require__.e(/* import() */ 8549).then(__webpack_require__.bind(__webpack_require__, 8549)).then(({ parsed }) => parsed(text, base));
    if (!known)
        recentLength += text.length;
    recent.set(text, { base, reading });
    for (const [oldest] of recent) {
        if (recentLength <= mostRecent)
            break;
        recent.delete(oldest);
        recentLength -= oldest.length;
    }
    return reading;
}
function forgetReadings() {
    recent.clear();
    recentLength = 0;
}
const recent = new Map();
let recentLength = 0;
const mostRecent = 1 << 20;


/***/ })

};
;