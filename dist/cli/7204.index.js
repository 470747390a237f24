"use strict";
exports.id = 7204;
exports.ids = [7204,9857,3473,638];
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

/***/ 29810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hiddenLineBreaks)
/* harmony export */ });
const maxBreaks = 5;
function hiddenLineBreaks(source, front) {
    const yaml = source.text.slice(front.start, front.end);
    if (!yaml.includes("\r") || !source.text.includes("\n"))
        return [];
    return [...yaml.matchAll(/\r(?!\n)([^\r\n]*\S[^\r\n]*)/g)].slice(0, maxBreaks).map(({ 1: rest = "", index }) => ({
        kind: "cut",
        what: rest.trim().slice(0, 60),
        because: "is a separate line, because a carriage return before it ends a line that editors and reviews do not show; use a line feed",
        at: { source, span: { start: front.start + index, end: front.start + index + 1 + rest.length } },
    }));
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

/***/ 54408:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ grok)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var loading_sessions = __webpack_require__(59325);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/folders.js

const folders = [
    {
        root: "**/.grok",
        judged: ["agents/*.md", "config.toml", "roles/*.toml"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("sets the tone and the model of a session (documented)", "personas/*.toml"),
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/grok/launch.js
var launch = __webpack_require__(80638);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/put-aside.js
var put_aside = __webpack_require__(3826);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/unread-fault.js
var unread_fault = __webpack_require__(47074);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 15 modules
var rust = __webpack_require__(1362);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/fields.js


function refused(node, expected) {
    return new decode/* DecodeError */.Xc(`expected ${expected}`, node.span);
}
function isText(node) {
    return node.kind === "scalar" && typeof node.value === "string" && !node.tag?.startsWith("!");
}
const scalars = (0,decode/* list */.p_)(decode/* string */.Yj);
const names = (node, dialect) => {
    if (dialect.isNone(node) === true || isText(node))
        return null;
    return node.kind === "list" ? scalars(node, dialect) : refused(node, "a list of names, or one text with commas");
};
const positive = (node, dialect) => {
    const read = (0,decode/* unsigned */.ad)(32)(node, dialect);
    return read === 0n ? refused(node, "a number above 0") : read;
};
const capabilityModes = new Map([
    ...["read-only", "readonly", "read_only", "readOnly", "ReadOnly"].map((word) => [word, "read-only"]),
    ...["read-write", "readwrite", "read_write", "readWrite", "ReadWrite"].map((word) => [word, "read-write"]),
    ...["execute", "Execute", "EXECUTE"].map((word) => [word, "execute"]),
    ...["all", "All", "ALL"].map((word) => [word, "all"]),
]);
const inheritance = (node, dialect) => {
    const expected = "`all`, `none`, or a mapping with a list under `named` or `except`";
    if (node.kind === "table") {
        const [entry, ...others] = node.entries;
        if (!entry || others.length > 0 || !["named", "except"].includes(entry.name ?? ""))
            return refused(node, expected);
        return entry.value.kind === "list" ? scalars(entry.value, dialect) : refused(node, expected);
    }
    return isText(node) && node.kind === "scalar" && /^(?:all|none)$/i.test(node.text) ? null : refused(node, expected);
};
const server = (node) => {
    if (isText(node))
        return null;
    const entries = node.kind === "table" ? node.entries : [];
    const isNamed = entries.some(({ name }) => name === "name") && entries.length > 1;
    const isOne = entries.length === 1 && entries[0]?.value.kind === "table";
    return isNamed || isOne ? null : refused(node, "the name of a server, or one name with its configuration");
};
const mappingOrNothing = (node, dialect) => node.kind === "table" || dialect.isNone(node) === true ? null : refused(node, "a mapping");
const overrides = (node, dialect) => {
    const isList = node.kind === "list" && node.items.every(({ kind }) => kind === "table");
    return isList ? null : mappingOrNothing(node, dialect);
};
const toolConfig = (node) => {
    const tools = (0,parsers_node/* valueOf */.RP)(node, "tools");
    const isList = tools?.kind === "list" && tools.items.every((item) => (0,parsers_node/* valueOf */.RP)(item, "id") !== undefined);
    return isList ? null : refused(node, "a mapping with a list of tools, each with its `id`");
};
const textAlone = (node) => (isText(node) ? null : refused(node, "text"));
const modes = ["default", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan"];
const fields = {
    name: (0,decode/* required */.mw)(decode/* string */.Yj),
    description: (0,decode/* required */.mw)(decode/* string */.Yj),
    tools: (0,decode/* optional */.lq)(names, null),
    disallowedTools: (0,decode/* optional */.lq)(names, null),
    permissionMode: (0,decode/* optional */.lq)((0,decode/* oneOf */.yL)(...modes), "default"),
    capabilityMode: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* oneOf */.yL)(...capabilityModes.keys())), null),
    mcpServers: (0,decode/* optional */.lq)((0,decode/* list */.p_)(server), null),
    mcpInheritance: (0,decode/* optional */.lq)(inheritance, null),
    hooks: (0,decode/* optional */.lq)(mappingOrNothing, null),
    injectDefaultTools: (0,decode/* optional */.lq)(decode/* boolean */.zM, true),
    toolConfig: (0,decode/* optional */.lq)(toolConfig, null),
    promptMode: (0,decode/* optional */.lq)((0,decode/* oneOf */.yL)("extend", "full"), "extend"),
    model: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    effort: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* oneOf */.yL)("low", "medium", "high", "xhigh", "max")), null),
    maxTurns: (0,decode/* optional */.lq)((0,decode/* option */.uK)(positive), null),
    isolation: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* oneOf */.yL)("none", "worktree")), null),
    memory: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* oneOf */.yL)("user", "project", "local")), null),
    background: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* boolean */.zM), null),
    skills: (0,decode/* optional */.lq)((0,decode/* list */.p_)(decode/* string */.Yj), null),
    discoverSkills: (0,decode/* optional */.lq)(decode/* boolean */.zM, true),
    inheritSkills: (0,decode/* optional */.lq)(decode/* boolean */.zM, true),
    agentsMd: (0,decode/* optional */.lq)(decode/* boolean */.zM, true),
    initialPrompt: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    color: (0,decode/* optional */.lq)(decode/* anything */.D8, null),
    completionRequirement: (0,decode/* optional */.lq)(mappingOrNothing, null),
    toolOverrides: (0,decode/* optional */.lq)(overrides, null),
    userMessageTemplate: (0,decode/* optional */.lq)(textAlone, null),
};
const definition = (0,decode/* struct */.w3)("agent", fields);

;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/document.js






const readDocument = (0,memoize/* memoize */.Bj)((source) => {
    const { text } = source;
    const start = text.length - (0,repo_text/* trimStart */.Dw)(text).length;
    const close = text.startsWith("---", start) ? text.indexOf("\n---", start + 3) : -1;
    if (close < 0)
        return without(source, start);
    const front = { start: start + 3, end: close };
    const yaml = text.slice(front.start, front.end);
    const read = (0,rust.readSerdeYaml)(yaml, front.start);
    const repaired = (0,rust/* repairSerdeYaml */.Gz)(yaml, read);
    const lineEnd = text.indexOf("\n", close + 1);
    const afterFence = { start: close + 4, end: lineEnd < 0 ? text.length : lineEnd };
    const document = {
        source,
        table: repaired.node.kind === "table" ? repaired.node : emptyTable(front.start),
        repaired,
        front,
        afterFence,
        prompt: promptFrom(text, afterFence.end),
    };
    const decoded = (0,rust.decodeSerdeYaml)(read, definition);
    if (!(decoded instanceof decode/* DecodeError */.Xc) && !("span" in decoded))
        return document;
    const { message, span } = (0,rust/* explainedFault */.FX)(text, front, decoded);
    return { ...document, problem: { message: `invalid frontmatter: ${message}`, at: { source, span } } };
});
function emptyTable(start) {
    return { kind: "table", span: { start, end: start }, entries: [] };
}
function promptFrom(text, start) {
    const body = (0,repo_text/* trim */.Bq)(text.slice(start));
    const from = body === "" ? text.length : text.indexOf(body, start);
    return { start: from, end: from + body.length };
}
function without(source, start) {
    const { text } = source;
    const { message, isOpen, isDocument } = (0,no_fence/* noFenceAt */.sm)(text, start);
    const at = { source, span: { start, end: isOpen ? start + 3 : start } };
    const end = { start: text.length, end: text.length };
    return {
        source,
        table: emptyTable(start),
        front: { start, end: start },
        afterFence: end,
        prompt: promptFrom(text, 0),
        problem: { message, at, ...(isDocument ? { kind: "document" } : {}) },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/hidden-line-breaks.js
var hidden_line_breaks = __webpack_require__(29810);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var profiles_fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/tools.js



const ownTools = new Map([
    ["read", "read_file list_dir grep"],
    ["write", "write search_replace"],
    ["execute", "run_terminal_cmd monitor"],
    ["network", "image_gen image_edit image_to_video reference_to_video web_search web_fetch"],
    ["delegate", "task skill scheduler_create scheduler_delete scheduler_list workflow"],
    ["external", "use_tool search_tool"],
].flatMap(([capability, names]) => names.split(" ").map((name) => [name, capability])));
const tools_names = {
    read_file: "Read GrokBuild:read_file",
    list_dir: "LS Glob",
    grep: "Grep",
    write: "Write",
    search_replace: "Edit MultiEdit NotebookEdit",
    run_terminal_cmd: "Bash PowerShell GrokBuild:run_terminal_cmd",
    web_fetch: "WebFetch",
    web_search: "WebSearch",
    task: "Task Agent agent",
    skill: "Skill",
};
const idle = new Set(`todo_write TodoWrite todowrite BashOutput KillShell KillBash TaskOutput TaskStop ToolSearch LSP lsp AskUserQuestion
  ask_user_question ListMcpResources update_goal memory_search memory_get read edit bash glob Shell Delete apply_patch`.split(/\s+/));
const ownByName = new Map([
    ...[...ownTools.keys()].map((name) => [name, name]),
    ...Object.entries(tools_names).flatMap(([own, words]) => words.split(" ").map((word) => [word, own])),
]);
function toolNamed(entry) {
    if (/^mcp__[^,]*$/s.test(entry) || idle.has(entry))
        return "idle";
    return /^(?:Agent|Task)\(.*\)$/s.test(entry) ? "task" : ownByName.get(entry);
}
function isLookalike(entry) {
    return /^(?:read|edit|bash|glob|Shell|Delete|apply_patch)$/.test(entry);
}
const meantBy = (0,tools/* ownToolNames */.tj)({
    Read: "read readfile view notebookread",
    LS: "ls list listdir listdirectory",
    Glob: "glob findfiles",
    Grep: "grep search grepsearch codebasesearch searchfilecontent",
    Write: "write writefile create",
    Edit: "edit editfile multiedit replace applypatch strreplaceeditor",
    Bash: "bash shell runterminalcommand runshellcommand execute terminal",
    WebFetch: "webfetch fetch fetchurl",
    WebSearch: "websearch googlewebsearch",
    TodoWrite: "todo todowrite todoread",
});
const deniable = new Map([
    ...["write", "search_replace", "run_terminal_cmd", "monitor", "grep", "use_tool", "search_tool", "image_gen"].map((name) => [name, name]),
    ["GrokBuild:run_terminal_cmd", "run_terminal_cmd"],
    ["GrokBuild:search_replace", "search_replace"],
]);
function toolDenied(entry) {
    return deniable.get(entry);
}
function denialFor(entry) {
    const own = ownByName.get(meantBy(entry) ?? entry.replace(/\(.*$/s, ""));
    if (own === "run_terminal_cmd")
        return "run_terminal_cmd, monitor";
    if (own === "write" || own === "search_replace")
        return "write, search_replace";
    return own !== undefined && deniable.has(own) ? own : undefined;
}
function isKept(tool, { mode, denied, isAlone }) {
    const capability = ownTools.get(tool);
    if (denied.has(tool) || capability === undefined)
        return false;
    if (capability === "external" && (isAlone || denied.has("use_tool")))
        return false;
    const meaning = mode === undefined ? "all" : (capabilityModes.get(mode) ?? "all");
    if (meaning === "all" || capability === "read" || capability === "network" || tool === "write")
        return true;
    if (meaning === "read-write")
        return capability === "write";
    return meaning === "execute" && tool === "run_terminal_cmd";
}
function capabilityOf(tool) {
    return ownTools.get(tool);
}
function everythingWithin(limits) {
    return (0,capability/* inOrder */.al)([...ownTools].flatMap(([tool, capability]) => (isKept(tool, limits) ? [capability] : [])));
}
const readOnly = everythingWithin({ mode: "read-only", denied: new Set(), isAlone: false });
const builtins = [
    ["general-purpose", everythingWithin({ mode: undefined, denied: new Set(), isAlone: false })],
    ["explore", readOnly],
    ["plan", readOnly],
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/grants.js







function grantsOfTools(document, home) {
    const { source, table, repaired, problem } = document;
    const broken = repaired?.broken.get("tools");
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (broken || (problem && !node && (!repaired || repaired.partial))) {
        const at = broken ? { source, span: broken } : home;
        return { grants: (0,fact/* unreadable */.O$)(at, "the frontmatter cannot be read"), denied: [], ineffective: [] };
    }
    const denials = wordsOf((0,parsers_node/* valueOf */.RP)(table, "disallowedTools"), source);
    const mode = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "capabilityMode"));
    const limits = {
        mode: mode !== undefined && capabilityModes.has(mode) ? mode : undefined,
        denied: new Set(denials.flatMap(({ text }) => toolDenied(text) ?? [])),
        isAlone: /^none$/i.test((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "mcpInheritance")) ?? ""),
    };
    const words = wordsOf(node, source);
    return {
        grants: grantsWithin(limits, words, node ? { source, span: node.span } : home),
        denied: denials.flatMap(({ text }) => (toolDenied(text) === undefined ? [] : [text])),
        ineffective: [...ineffectiveIn(words, node, source), ...idleDenials(denials)],
    };
}
function grantsWithin(limits, words, at) {
    const unknown = words.find(({ text }) => toolNamed(text) === undefined);
    const left = limits.mode === undefined || limits.mode === "all"
        ? "every tool"
        : `what \`capabilityMode: ${limits.mode}\` leaves`;
    if (words.length === 0)
        return (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at, everythingWithin(limits)), at, `without a name in \`tools\` it has ${left}`);
    if (unknown)
        return (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at, everythingWithin(limits)), at, `\`${unknown.text}\` is an unknown tool, so it has ${left}`);
    const listed = words.flatMap(({ text, at: place }) => {
        const tool = toolNamed(text) ?? "idle";
        const capability = capabilityOf(tool);
        return capability !== undefined && isKept(tool, limits) ? [{ tool: text, capability, scope: null, at: place }] : [];
    });
    const bridge = isKept("use_tool", limits) ? (0,tools/* grantEach */.Ud)(at, ["external"], "use_tool") : [];
    return (0,fact/* stated */.Eo)([...listed, ...bridge], at);
}
function wordsOf(node, source) {
    if (!node)
        return [];
    if (node.kind === "list")
        return (0,parsers_node/* listItems */.Dw)(node).flatMap((item) => item.kind === "scalar" ? [{ text: item.text, at: { source, span: item.span } }] : []);
    if (node.kind !== "scalar" || node.value === null)
        return [];
    const at = { source, span: node.span };
    const offset = source.text.slice(node.span.start, node.span.end).indexOf(node.text);
    return [...node.text.matchAll(/(?:[^,()]|\([^)]*\)?|\))+/g)].flatMap(({ 0: part, index }) => {
        const text = (0,repo_text/* trim */.Bq)(part);
        if (text === "")
            return [];
        const start = node.span.start + offset + index + part.indexOf(text);
        return [{ text, at: offset < 0 ? at : { source, span: { start, end: start + text.length } } }];
    });
}
const maxRelated = 10;
function together(words, message) {
    const related = words.slice(0, maxRelated).map(({ text, at }) => ({ message: `\`${text}\` ${message}`, at }));
    return related.length > 0 ? { related } : {};
}
function ineffectiveIn(words, node, source) {
    const [first, ...others] = words.filter(({ text }) => toolNamed(text) === undefined);
    if (first) {
        const meant = meantBy(first.text);
        const isThere = meant === undefined || words.some(({ text }) => text === meant);
        const instead = isThere
            ? "remove it"
            : `write \`${meant}\`${first.text.includes("(") ? ", which has no scopes here" : ""}`;
        const because = `\`${first.text}\` is an unknown tool, for which Grok Build ignores the whole list and gives every tool; ${instead}`;
        const more = together(others, "is unknown too");
        return [{ kind: "limit", what: "tools", varies: first.text, because, at: first.at, ...more }];
    }
    if (node && words.length === 0 && !(node.kind === "scalar" && node.value === null)) {
        const because = "it names no tool, which means every tool";
        return [{ kind: "value", what: "tools", because, at: { source, span: node.span } }];
    }
    return words
        .filter(({ text }) => isLookalike(text))
        .map(({ text, at }) => {
        const meant = meantBy(text);
        const because = "Grok Build takes this name and gives no tool for it";
        return { kind: "unknown-tool", what: text, because, at, ...(meant === undefined ? {} : { meant }) };
    });
}
function idleDenials(words) {
    const [first, ...others] = words.filter(({ text }) => toolDenied(text) === undefined && !/^(?:task|agent)$/i.test(text));
    if (!first)
        return [];
    const own = denialFor(first.text);
    const because = `\`${first.text}\` denies nothing, because only Grok Build's own names do; ${own === undefined ? "limit the tools with `tools` and `capabilityMode`" : `write \`${own}\``}`;
    const more = together(others, "denies nothing either");
    return [{ kind: "limit", what: "disallowedTools", varies: first.text, because, at: first.at, ...more }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/profile.js










const knownKeys = {
    keys: new Set(Object.keys(fields)),
    own: { tools: "tools", denied: "disallowedTools", turns: "maxTurns", isolation: "isolation" },
    ignores: true,
};
function readProfile(document, fileName, isOwn) {
    const { source, table, problem, prompt } = document;
    const home = (0,profiles_fields/* startOfTable */.Eo)(table, source);
    const name = factOf(document, "name", home);
    const { grants, denied, ineffective } = grantsOfTools(document, home);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const servers = ownServers((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), source);
    const found = [
        ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
        ...mergeIn(table, source),
        ...ineffective,
        ...idleModeIn(table, source),
    ];
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        identity: fileName,
        description: factOf(document, "description", home),
        model: factOf(document, "model", home),
        permissionMode: factOf(document, "permissionMode", home),
        grants,
        denied,
        extraGrants: [...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"), ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers")],
        hooks,
        servers,
        bypasses: isOwn ? [...idleBypassIn(table, source), ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys)] : [],
        ineffective: [
            ...(isOwn ? found : found.map(unknown_keys/* asForeignFile */.LN)),
            ...otherNameIn(name, fileName, isOwn),
            ...cutsIn(document),
        ],
        prompt: (0,profiles_fields/* bodyPrompt */.$c)(source, prompt),
        native: problem ? undefined : () => (0,profiles_fields/* knownValues */.s2)(table, knownKeys.keys),
    });
}
function factOf({ source, table, repaired }, key, home) {
    const broken = repaired?.broken.get(key);
    if (broken)
        return (0,fact/* unreadable */.O$)({ source, span: broken }, "the YAML is broken here");
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    const isRequired = key === "name" || key === "description";
    if (isRequired && node?.kind === "scalar" && node.value === null)
        return (0,fact/* stated */.Eo)("", { source, span: node.span });
    return (0,profiles_fields/* textFact */.yM)(node, source, home);
}
function ownServers(node, source) {
    return (0,parsers_node/* listItems */.Dw)(node).flatMap((item) => {
        const name = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "name"));
        return name === undefined
            ? (0,hooks_and_servers/* serversOf */.U2)({ kind: "list", span: item.span, items: [item] }, source)
            : (0,hooks_and_servers/* serverOf */.FN)(name, item, source);
    });
}
function mergeIn(table, source) {
    return table.entries.flatMap(({ name, key, value }) => {
        if (name !== "<<")
            return [];
        const limits = ["tools", "disallowedTools", "capabilityMode"].filter((limit) => (0,parsers_node/* valueOf */.RP)(value, limit));
        const because = "Grok Build does not merge it, so its keys are lost; write them out";
        return [{ kind: limits.length > 0 ? "limit" : "value", what: "<<", because, at: { source, span: key.span } }];
    });
}
function idleModeIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissionMode");
    const mode = (0,parsers_node/* textOf */.b6)(node);
    if (!node || (mode !== "plan" && mode !== "dontAsk"))
        return [];
    const because = "Grok Build 1.0.41 applies no mode of a profile; use `capabilityMode: read-only`";
    return [{ kind: "limit", what: "permissionMode", because, at: { source, span: node.span } }];
}
function idleBypassIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissionMode");
    const value = (0,parsers_node/* textOf */.b6)(node) ?? "";
    if (!node || !modes.includes(value) || !/^(?:bypass|accept|auto)/.test(value))
        return [];
    const because = "does nothing in Grok Build 1.0.41 and 1.0.5, and its source of August 2026 applies it; remove it";
    return [{ setting: "permissionMode", value, effect: "unhonoured", because, at: { source, span: node.span } }];
}
const builtinNames = new Set(builtins.map(([name]) => name));
function otherNameIn(name, fileName, isOwn) {
    const written = (0,fact/* known */.eO)(name);
    if (written === undefined || written === fileName)
        return [];
    const replaces = builtinNames.has(fileName);
    const because = `Grok Build lists the subagent by this name and starts it only as \`${fileName}\`, its file name${replaces ? ", in place of the built-in subagent" : ""}; give both the same name`;
    const kind = isOwn || replaces ? "value" : "metadata";
    return [{ kind, what: `name: ${written}`, varies: written, because, at: name.at }];
}
function cutsIn({ source, front, afterFence }) {
    const rest = source.text.slice(afterFence.start, afterFence.end);
    const hidden = (0,hidden_line_breaks/* hiddenLineBreaks */.F)(source, front);
    if (/^\s*$/.test(rest))
        return hidden;
    const because = "ends the frontmatter and is lost, because every line that begins with three dashes ends it; put `---` alone on its line";
    return [
        ...hidden,
        { kind: "cut", what: `---${rest.trimEnd().slice(0, 40)}`, because, at: { source, span: afterFence } },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/layers.js






const nothing = { items: [], unjudged: [] };
async function readFolder(repo, name, root, isOwn) {
    const layer = { name, root, status: "loaded", authority: [] };
    const resolution = repo.resolve(root);
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return [{ layer: { ...layer, status: "absent" }, items: [], unjudged: [(0,unread_fault/* notInTreeProblem */.E)(root, resolution)] }];
    const isFile = resolution.kind === "file" && (0,repo_path/* extensionOf */.je)(root) === "md";
    if (resolution.kind !== "directory" && !isFile)
        return [];
    const paths = isFile ? [root] : repo.names(root).map((entry) => (0,repo_path/* join */.fj)(root, entry));
    const reads = await Promise.all(paths.map((path) => readEntry(repo, layer, path, isOwn)));
    return [{ layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) }];
}
async function readEntry(repo, layer, path, isOwn) {
    if ((0,repo_path/* extensionOf */.je)((0,repo_path/* nameOf */.Vb)(path)) !== "md")
        return isOwn ? await readSkipped(repo, layer, path) : nothing;
    const isUnnameable = repo.entries.get(path)?.kind === "unnameable";
    if (isUnnameable)
        return { items: [], unjudged: [{ message: "has a name that is not UTF-8", at: (0,repo_text/* placeOfPath */.Es)(path) }] };
    const content = await repo.read(path);
    if (content.kind !== "text") {
        if (repo.resolve(path).kind === "directory")
            return isOwn ? await readSkipped(repo, layer, path) : nothing;
        const fault = (0,unread_fault/* unreadFault */.C)(path, content);
        if ("unjudged" in fault)
            return { items: [], unjudged: [fault.unjudged] };
        const kind = content.kind === "absent" ? "dropped" : "rejected";
        return itemOf({ layer, files: [path], verdict: { kind, problem: fault.problem } });
    }
    const document = readDocument(content.source);
    const { problem } = document;
    const files = [content.source.path];
    if (problem?.kind === "document")
        return itemOf({ layer, files, verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" } });
    const verdict = problem ? { kind: "rejected", problem } : { kind: "loaded" };
    return itemOf({ layer, files, verdict, profile: readProfile(document, (0,repo_path/* stemOf */.Vc)(path), isOwn) });
}
function itemOf(item) {
    return { items: [item], unjudged: [] };
}
async function readSkipped(repo, layer, path) {
    if (repo.resolve(path).kind !== "directory") {
        if (!/\.(?:md|mdc|mdx|markdown)$/i.test(path))
            return nothing;
        return {
            items: await droppedAt(repo, layer, path, (at) => ({
                message: "its name does not end in `.md`, and no other file is read",
                at,
            })),
            unjudged: [],
        };
    }
    const paths = repo.names(path).map((entry) => (0,repo_path/* join */.fj)(path, entry));
    const below = paths.filter((file) => (0,repo_path/* extensionOf */.je)(file) === "md" && (0,repo_path/* directoryOf */.jt)(file) === path);
    const found = await Promise.all(below.map((file) => droppedAt(repo, layer, file, (at) => (0,put_aside/* nestedProblem */.D)(layer.root, file, at))));
    return { items: found.flat(), unjudged: [] };
}
async function droppedAt(repo, layer, path, why) {
    const content = await repo.read(path);
    const document = content.kind === "text" ? readDocument(content.source) : undefined;
    if (!document || document.problem)
        return [];
    const problem = why((0,repo_text/* startOf */.GH)(document.source));
    const profile = readProfile(document, (0,repo_path/* stemOf */.Vc)(path), true);
    return [{ layer, files: [document.source.path], verdict: { kind: "dropped", problem }, profile }];
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/toml.js
var toml = __webpack_require__(63329);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/settings.js









const wholeTool = /^(?:\*+|(?:Bash|MCPTool|WebFetch)(?:\([*?:\s]*\))?|(?:Write|Edit)(?:\((?:[*?:\s]*|\.?\/\*+)\))?)$/;
const listRules = (path) => [
    { path: `${path}.allow`, when: wholeTool, effect: "auto-approves", because: "runs in every agent without asking" },
    {
        path: `${path}.allow`,
        when: new RegExp(`^(?!${wholeTool.source.slice(1)})`),
        effect: "widens",
        because: "runs in every agent without asking",
    },
    { path: `${path}.deny`, effect: "narrows", because: "is denied in every agent, or keeps it from starting" },
];
const claudeRules = [
    {
        path: "permissions.defaultMode",
        when: /^bypassPermissions$/,
        effect: "bypasses",
        because: "runs every tool of every agent without asking",
    },
    {
        path: "permissions.defaultMode",
        when: /^(?:acceptEdits|auto)$/,
        effect: "auto-approves",
        because: "writes files in every agent without asking",
    },
    { path: "permissions.defaultMode", when: /^dontAsk$/, effect: "narrows", because: "starts no subagent" },
    ...listRules("permissions"),
];
const configRules = [
    ...listRules("permission"),
    {
        path: "mcp_servers.*.command",
        effect: "widens",
        because: "is a command whose tools every agent can call",
        may: ["execute", "external"],
    },
    {
        path: "mcp_servers.*.url",
        effect: "widens",
        because: "is an address whose tools every agent can call",
        may: ["network", "external"],
    },
];
const userRules = [
    {
        path: "ui.permission_mode",
        when: /^(?:always-approve|bypassPermissions)$/,
        effect: "bypasses",
        because: "runs every tool of every agent without asking",
    },
    { path: "subagents.toggle", effect: "narrows", because: "switches this subagent on or off", shown: "…" },
];
const roleRules = [
    {
        path: "default_capability_mode",
        when: /^(?!all$)/i,
        effect: "narrows",
        because: "limits the subagent of this file's name",
    },
];
const harmlessConfig = [
    ...(0,unknown_settings/* harmlessKeys */.OF)("ui subagents", "counts only in the user's own file"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("agent models model cli", "changes no tool of a session"),
    ...(0,unknown_settings/* serverKeys */.yl)("mcp_servers.*"),
];
const claudeFile = (name) => ({
    path: `.claude/${name}`,
    read: (root, source) => [...(0,settings/* authorityFrom */.W5)(claudeRules, root, source), ...(0,settings/* hooksIn */.aS)(root, source)],
});
const files = [
    {
        path: ".grok/config.toml",
        read: (root, source, layer) => (0,settings/* authorityFrom */.W5)(layer === "user" ? [...configRules, ...userRules] : configRules, root, source),
        known: [...configRules, ...harmlessConfig],
    },
    claudeFile("settings.json"),
    claudeFile("settings.local.json"),
    { path: ".mcp.json", read: (root, source) => (0,authority/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)(root, "mcpServers"), source, "agents") },
];
const roles = ".grok/roles";
const projectFiles = [...files.map(({ path }) => path), `${roles}/*.toml`];
async function readSettings(repo, name, directory) {
    const authority = [];
    const folder = (0,repo_path/* join */.fj)(directory, roles);
    const unjudged = [...(0,collect/* unreadFolder */.II)(repo, folder)];
    const ofRoles = (repo.resolve(folder).kind === "directory" ? repo.names(folder) : [])
        .filter((file) => file.endsWith(".toml"))
        .map((file) => ({
        path: `${roles}/${file}`,
        read: (root, source) => (0,settings/* authorityFrom */.W5)(roleRules, root, source),
    }));
    for (const { path, read, known } of [...files, ...ofRoles]) {
        const source = await (0,collect/* readOne */.JF)(repo, (0,repo_path/* join */.fj)(directory, path));
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        if (source.text.trim() === "")
            continue;
        const isToml = path.endsWith(".toml");
        const root = isToml ? await (0,toml/* tomlOf */.W)(source) : (0,json/* parseJson */.qF)(source.text);
        if (root.kind === "problem") {
            const syntax = `cannot be read as ${isToml ? "TOML" : "JSON"}: ${root.message.replaceAll("\n", ", ")}`;
            const message = isToml ? syntax : `${syntax}; Grok Build ignores the whole file; write strict JSON`;
            unjudged.push({ message, at: { source, span: root.span } });
            continue;
        }
        (0,many/* append */.BC)(authority, read(root, source, name));
        if (root.kind !== "table") {
            const message = "is not an object, so Grok Build finds no setting in it; write an object";
            unjudged.push({ message, at: { source, span: root.span } });
        }
        if (known)
            (0,many/* append */.BC)(unjudged, (0,unknown_settings/* unknownSettings */.I3)(root, source, "Grok Build", known));
    }
    if (authority.length + unjudged.length === 0)
        return [];
    const governs = name === "user" ? {} : { governs: directory };
    return [
        { layer: { name, root: (0,repo_path/* join */.fj)(directory, ".grok"), status: "loaded", authority, ...governs }, items: [], unjudged },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/grok/index.js











const places = [
    { path: ".grok/agents", isOwn: true },
    { path: ".claude/agents", isOwn: false },
];
const patternsBelow = (start) => places.map(({ path }) => `${start}/${path}/*.md`);
/* harmony default export */ const grok = ((0,host/* defineHost */.YB)({
    title: "Grok Build",
    url: "https://github.com/xai-org/grok-build",
    editions: ["1.0"],
    certainty: "measured",
    patterns: [
        ...patternsBelow("**"),
        ...projectFiles.map((path) => `**/${path}`),
        ...patternsBelow("~"),
        "~/.grok/config.toml",
        "~/.claude/settings.json",
    ],
    ownPatterns: ["**/.grok/**", "~/.grok/**"],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const projects = new Map();
        for (const directory of (0,loading_sessions/* lineages */.DS)(where.starts, where))
            projects.set(directory, await readDirectory(repo, "project", directory));
        const home = where.user?.home;
        const user = home === undefined ? [] : await readDirectory(repo, "user", home);
        const named = [];
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            (0,many/* append */.BC)(named, await readFolder(repo, "project", root, true));
        const base = (0,loading_layers/* builtinLayer */.vN)(builtins);
        const sessions = where.starts.map((start) => [
            ...(0,loading_sessions/* lineage */.OZ)(start, where).flatMap((directory) => projects.get(directory) ?? []),
            base,
            ...user,
        ]);
        return (0,loading_layers/* loadFrom */.TH)([...[...projects.values()].flat(), ...user, ...named], base, (0,loading_sessions/* winnersOf */.AY)([...sessions, ...named.map((layer) => [layer, base])]));
    }),
}));
async function readDirectory(repo, name, directory) {
    const layers = [...(await readSettings(repo, name, directory))];
    for (const { path, isOwn } of places)
        (0,many/* append */.BC)(layers, await readFolder(repo, name, (0,repo_path/* join */.fj)(directory, path), isOwn));
    return layers;
}


/***/ }),

/***/ 80638:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const asksNothing = "runs every tool of every agent without asking";
const flags = {
    "--always-approve": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--permission-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^bypassPermissions$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs commands and edits files without asking", /^auto$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("lets tools write no file; harmless commands run", /^plan$/),
    ],
    "--allow --allowedTools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    "--deny --disallowedTools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is denied"),
    "--tools LIST": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--disallowed-tools LIST": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is removed from every agent"),
    "--no-subagents": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("starts no subagents"),
    "--disable-web-search": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("removes the tools that reach the web"),
    "--sandbox VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs tools in a sandbox", /^(?!off$|none$)/),
    "--agents VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("defines subagents that no file holds"),
    "--agent --agent-profile VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent"),
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads a plugin with hooks and servers"),
    "--xai-api-base-url --cli-chat-proxy-base-url --grok-ws-url --grok-ws-origin VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where model requests are sent"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--continue -c; --cwd VALUE; --debug; --debug-file VALUE; --fork-session; --fullscreen; --help -h
    --include-partial-messages; --json-schema VALUE; --leader-socket VALUE; --model -m VALUE; --max-turns VALUE
    --minimal; --no-alt-screen; --no-plan; --oauth; --output-format VALUE; --single -p VALUE; --prompt-file VALUE
    --prompt-json VALUE; --resume -r [VALUE]; --reasoning-effort --effort VALUE; --restore-code; --rules VALUE
    --session-id -s VALUE; --system-prompt-override --system-prompt VALUE; --version -v; --verbatim
    --worktree -w [VALUE]; --worktree-ref --ref VALUE; --reauth; --leader; --no-leader`),
};
const launch = {
    program: "grok",
    programs: ["grok", "@xai-official/grok"],
    prefixes: ["GROK", "XAI"],
    uses: [],
    flags,
    commands: {
        agent: "start",
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        ...Object.fromEntries("clone completions dashboard doctor du disk-usage export help inspect leader login logout memory models sessions setup trace update usage version v worktree wrap"
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