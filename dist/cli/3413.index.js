"use strict";
exports.id = 3413;
exports.ids = [3413,9857];
exports.modules = {

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

/***/ 62079:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ longListProblem)
/* harmony export */ });
function longListProblem(items, limit, what, source) {
    const first = items[limit];
    if (!first)
        return [];
    const message = `has ${items.length} ${what}, of which this tool checks only the first ${limit}; split the file`;
    return [{ message, at: { source, span: { start: first.span.start, end: first.span.start } } }];
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

/***/ 53806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ serverRules)
/* harmony export */ });
function serverRules(whose) {
    return [
        {
            path: "mcpServers.*.command",
            effect: "widens",
            because: `starts a command whose tools ${whose} can call`,
            shown: "a command",
            may: ["execute", "external"],
        },
        {
            path: "mcpServers.*.url",
            effect: "widens",
            because: `connects to an address whose tools ${whose} can call`,
            shown: "an address",
            may: ["network", "external"],
        },
    ];
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

/***/ 34633:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ roo)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var sessions = __webpack_require__(59325);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/folders.js

const folders = [
    {
        root: "**/.roo",
        judged: ["mcp.json", "tools/*.ts", "tools/*.js"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is the text of a rule or a command", "rules/** rules-*/** commands/** system-prompt-*"),
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/** skills-*/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/long-lists.js
var long_lists = __webpack_require__(62079);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var parsers_json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/mode.js






const keyNames = "slug name roleDefinition whenToUse description customInstructions groups source allowedMcpServers";
const keys = { keys: new Set(keyNames.split(" ")), own: { tools: "groups" }, ignores: true };
const groups = new Map([
    ["read", "read"],
    ["edit", "write"],
    ["command", "execute"],
    ["mcp", "external"],
    ["modes", "delegate"],
    ["browser", undefined],
]);
function modeRefusal(mode) {
    if (mode.kind !== "table")
        return problem("a mode is not a mapping", mode.span);
    return requiredFault(mode) ?? optionalFault(mode) ?? sourceFault((0,parsers_node/* valueOf */.RP)(mode, "source")) ?? groupsFault(mode);
}
const problem = (message, span) => ({ kind: "problem", message, span });
const startOf = ({ span }) => ({ start: span.start, end: span.start });
function requiredFault(mode) {
    for (const key of ["slug", "name", "roleDefinition"]) {
        const node = (0,parsers_node/* valueOf */.RP)(mode, key);
        if (!node)
            return problem(`a mode has no \`${key}\``, startOf(mode));
        if (!(0,parsers_node/* isText */.KH)(node) || (0,parsers_node/* textOf */.b6)(node) === "")
            return problem(`\`${key}\` is not a string`, node.span);
        if (key === "slug" && !/^[a-zA-Z0-9-]+$/.test((0,parsers_node/* textOf */.b6)(node) ?? ""))
            return problem("`slug` has characters other than letters, digits and `-`", node.span);
    }
    return undefined;
}
function optionalFault(mode) {
    for (const key of ["whenToUse", "description", "customInstructions"]) {
        const node = (0,parsers_node/* valueOf */.RP)(mode, key);
        if (node && !(0,parsers_node/* isText */.KH)(node))
            return problem(`\`${key}\` is not a string`, node.span);
    }
    return undefined;
}
function sourceFault(node) {
    return node && !((0,parsers_node/* isText */.KH)(node) && ["global", "project"].includes((0,parsers_node/* textOf */.b6)(node) ?? ""))
        ? problem("`source` is neither `global` nor `project`", node.span)
        : undefined;
}
function groupsFault(mode) {
    const list = (0,parsers_node/* valueOf */.RP)(mode, "groups");
    if (!list)
        return problem("a mode has no `groups`", startOf(mode));
    if (list.kind !== "list")
        return problem("`groups` is not a list", list.span);
    const seen = new Set();
    for (const item of list.items) {
        const { name } = groupOf(item);
        if (name === undefined || !groups.has(name))
            return problem(`\`${(0,parsers_node/* textOf */.b6)(item) ?? name ?? "…"}\` is no group${(0,spelling/* suggestion */.h)((0,parsers_node/* textOf */.b6)(item) ?? name ?? "", groups.keys()) || `; ${(0,spelling/* choiceOf */.FH)([...groups.keys()])}`}`, item.span);
        if (name === "browser")
            continue;
        if (seen.has(name))
            return problem(`the group \`${name}\` is listed twice`, item.span);
        seen.add(name);
        const fault = item.kind === "list" ? groupOptionsFault(name, item) : undefined;
        if (fault)
            return fault;
    }
    return undefined;
}
function groupOptionsFault(name, item) {
    const { options } = groupOf(item);
    if (item.items.length !== 2 || options?.kind !== "table")
        return problem(`the group \`${name}\` has no mapping next to its name`, item.span);
    const regex = (0,parsers_node/* valueOf */.RP)(options, "fileRegex");
    if (regex && (!(0,parsers_node/* isText */.KH)(regex) || !isRegex((0,parsers_node/* textOf */.b6)(regex) ?? "")))
        return problem("`fileRegex` is not a valid regular expression", regex.span);
    const description = (0,parsers_node/* valueOf */.RP)(options, "description");
    return description && !(0,parsers_node/* isText */.KH)(description)
        ? problem("a group's `description` is not a string", description.span)
        : undefined;
}
function isRegex(text) {
    try {
        return new RegExp(text) instanceof RegExp;
    }
    catch {
        return false;
    }
}
function groupOf(item) {
    if (item.kind !== "list")
        return { name: (0,parsers_node/* textOf */.b6)(item), options: undefined };
    return { name: (0,parsers_node/* textOf */.b6)(item.items[0]), options: item.items[1] };
}
function readProfile(table, source, isLoaded) {
    const slug = (0,parsers_node/* valueOf */.RP)(table, "slug");
    const home = slug ? { source, span: slug.span } : (0,fields/* startOfTable */.Eo)(table, source);
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "groups"), source, home);
    const role = (0,parsers_node/* valueOf */.RP)(table, "roleDefinition");
    const instructions = (0,parsers_node/* valueOf */.RP)(table, "customInstructions");
    const servers = (0,parsers_node/* valueOf */.RP)(table, "allowedMcpServers");
    const limit = servers
        ? [
            {
                kind: "limit",
                what: "allowedMcpServers",
                because: "only Zoo Code has this key, so it limits nothing in Roo Code",
                at: { source, span: servers.span },
            },
        ]
        : [];
    const name = text("slug");
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: (0,parsers_node/* valueOf */.RP)(table, "description")
            ? text("description")
            : (0,parsers_node/* valueOf */.RP)(table, "whenToUse")
                ? text("whenToUse")
                : firstSentence(role, source, home),
        grants,
        bypasses: (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys),
        ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys), ...ineffective, ...limit],
        prompt: role
            ? {
                source: "inline",
                path: null,
                text: [(0,parsers_node/* textOf */.b6)(role) ?? "", (0,parsers_node/* textOf */.b6)(instructions) ?? ""].join("\n").trim(),
                at: { source, span: role.span },
            }
            : (0,profile/* noPrompt */.O)(home),
        native: isLoaded ? () => (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function firstSentence(role, source, home) {
    const sentence = (0,parsers_node/* textOf */.b6)(role)?.split(".")[0]?.trim();
    return role && sentence
        ? (0,fact/* implied */.TU)(sentence, { source, span: role.span }, "the first sentence of `roleDefinition` is used")
        : (0,fact/* missing */.LO)(home);
}
function readTools(list, source, home) {
    const at = list ? { source, span: list.span } : home;
    const always = { tool: "new_task", capability: "delegate", scope: null, at };
    const found = [];
    const ineffective = [];
    for (const item of (0,parsers_node/* listItems */.Dw)(list)) {
        const { name = "", options } = groupOf(item);
        const place = { source, span: item.span };
        const capability = groups.get(name);
        const regex = (0,parsers_node/* valueOf */.RP)(options, "fileRegex");
        const scope = name === "edit" && regex ? ((0,parsers_node/* textOf */.b6)(regex) ?? "") : "";
        if (capability)
            found.push({ tool: name, capability, scope: /^(?:\^?\.[*+]\$?)?$/.test(scope) ? null : scope, at: place });
        else if (name === "browser")
            ineffective.push({
                kind: "removed-tool",
                what: name,
                because: "this group was removed and is silently dropped",
                at: place,
            });
        else
            found.push({ tool: name, capability: "external", scope: null, at: place });
        if (regex && name !== "edit")
            ineffective.push({
                kind: "limit",
                what: `${name}: fileRegex`,
                because: "only `edit` can be limited to files",
                at: { source, span: regex.span },
            });
    }
    return { grants: (0,fact/* stated */.Eo)([...found, always], at), ineffective };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/modes.js







const replacements = new Map([
    ["\u00a0", " "],
    ["\u200b\u200c\u200d\ufeff", ""],
    ["\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"],
    ["\u2018\u2019", "'"],
    ["\u201c\u201d", '"'],
].flatMap(([units, replacement]) => [...units].map((unit) => [unit, replacement])));
function cleaned(source) {
    const text = source.text.replace(/^\ufeff|[\u00a0\u200b-\u200d\u2010-\u2015\u2212\u2018\u2019\u201c\u201d]/g, (unit) => replacements.get(unit) ?? unit);
    return text === source.text ? source : { ...source, text };
}
async function modesOf(written) {
    const source = cleaned(written);
    const { node, fault } = await parsed(source.text, written.text);
    const lists = (node?.entries ?? []).flatMap(({ name, value }) => (name === "customModes" ? [value] : []));
    const [list] = lists;
    const all = lists.flatMap(parsers_node/* listItems */.Dw);
    const modes = all.slice(0, maxModes);
    if (!list || list.kind !== "list" || (fault && modes.length === 0))
        return { results: [withoutModes(source, fault, list)], unjudged: [] };
    const refusals = refusalsOf(modes, fault, list);
    const [first] = refusals.values();
    const results = modes.map((mode) => {
        const refusal = refusals.get(mode);
        const tables = mode.kind === "table" ? (0,yaml/* withOccurrences */.tI)(mode) : [];
        const [profile, ...others] = tables.map((table) => readProfile(table, source, first === undefined));
        return {
            verdict: refusal
                ? { kind: "rejected", problem: problemIn(source, refusal) }
                : first
                    ? { kind: "lost", problem: lostBy(first, mode, source) }
                    : { kind: "loaded" },
            ...(profile ? { profile: others.reduce(union/* union */.K, profile) } : {}),
        };
    });
    return { results, unjudged: (0,long_lists/* longListProblem */.q)(all, maxModes, "modes", source) };
}
function problemIn(source, { message, span }) {
    return { message, at: { source, span } };
}
function withoutModes(source, fault, list) {
    const problem = problemIn(source, fault ?? {
        kind: "problem",
        message: list ? "`customModes` is not a list" : "it has no `customModes`",
        span: list?.span ?? { start: 0, end: 0 },
    });
    return {
        verdict: fault || list ? { kind: "rejected", problem } : { kind: "dropped", problem: { ...problem, kind: "document" } },
    };
}
function lostBy(first, mode, source) {
    return {
        message: `the whole file is rejected, because elsewhere in it ${first.message}`,
        at: { source, span: modes_startOf(mode) },
        related: [problemIn(source, first)],
    };
}
const maxModes = 1_000;
function modes_startOf(mode) {
    const slug = (0,parsers_node/* valueOf */.RP)(mode, "slug");
    return slug?.span ?? { start: mode.span.start, end: mode.span.start };
}
function refusalsOf(modes, fault, list) {
    const found = new Map();
    if (fault)
        found.set(modes.find(({ span }) => holds(span, fault.span)) ?? modes[0] ?? list, fault);
    const slugs = new Set();
    for (const mode of modes) {
        const slug = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(mode, "slug"));
        const twice = slug !== undefined && slugs.has(slug)
            ? { kind: "problem", message: `the slug \`${slug}\` is used twice`, span: modes_startOf(mode) }
            : undefined;
        if (slug !== undefined)
            slugs.add(slug);
        const refusal = modeRefusal(mode) ?? twice;
        if (refusal && !found.has(mode))
            found.set(mode, refusal);
    }
    return found;
}
function holds(outer, inner) {
    return outer.start <= inner.start && inner.end <= outer.end;
}
async function parsed(text, written) {
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(text, 0);
    const table = node.kind === "table" ? node : undefined;
    const problem = problems[0] ?? (0,yaml/* repeatedIn */.E$)(node);
    if (!problem)
        return { node: table };
    const json = (0,parsers_json/* parseJson */.qF)(written);
    if (json.kind === "table")
        return { node: (0,parsers_json/* withLastValues */.pV)(json) };
    const { message, span } = (0,yaml/* diagnosisOf */.jo)(text, { start: 0, end: text.length }, problem);
    const end = Math.min(span.end, text.length);
    return {
        node: table,
        fault: {
            ...problem,
            message: `the file is not valid YAML: ${message}`,
            span: { start: Math.min(span.start, end), end },
        },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/vscode-settings.js
var vscode_settings = __webpack_require__(86895);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/server-rules.js
var server_rules = __webpack_require__(53806);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/settings.js









const servers = ".roo/mcp.json";
const settingRules = [
    ...(0,server_rules/* serverRules */.F)("modes"),
    {
        path: "mcpServers.*.alwaysAllow",
        when: /^\*+$/,
        effect: "auto-approves",
        because: "may call every tool of the server without asking",
    },
    { path: "mcpServers.*.alwaysAllow", when: /^(?!\*+$)/, effect: "widens", because: "may be called without asking" },
    { path: "mcpServers.*.disabledTools", effect: "narrows", because: "is a tool that no mode gets" },
];
const known = [
    ...settingRules,
    ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("$schema mcpServers.*.watchPaths", "is compared with the command or the address of its server"),
];
async function settingsIn(repo, start) {
    const unknown = [];
    const own = await (0,settings/* readSettings */.sb)(repo, [(0,path/* join */.fj)(start, servers)], settingRules, (root, source) => {
        (0,many/* append */.BC)(unknown, (0,unknown_settings/* unknownSettings */.I3)(root, source, "Roo Code", known));
        return [];
    });
    const editor = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        {
            path: (0,path/* join */.fj)(start, ".vscode/settings.json"),
            reading: settings/* asEditors */.Hx,
            isRelevant: (text) => /"roo-cline|\\u/.test(text),
            read: editorAuthority,
        },
    ]);
    const tools = toolsIn(repo, (0,path/* join */.fj)(start, ".roo"));
    return {
        authority: [...own.authority, ...tools.authority, ...editor.authority],
        unjudged: [...own.unjudged, ...unknown, ...tools.unjudged, ...editor.unjudged],
    };
}
function toolsIn(repo, own) {
    const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, (0,path/* join */.fj)(own, "tools"), {
        isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
        deep: false,
    });
    const authority = files.map((path) => ({
        setting: "tool",
        value: path,
        effect: "widens",
        because: "is code that modes can call as a tool without asking",
        may: ["execute"],
        names: [path],
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
    return { authority, unjudged };
}
function editorAuthority(root, source) {
    const each = (setting, meaningOf) => (0,vscode_settings/* valuesOfSetting */.W)(root, setting)
        .flatMap((value) => (value.kind === "list" ? value.items : [value]))
        .map((node) => {
        const text = (0,parsers_node/* textOf */.b6)(node) ?? "…";
        return {
            setting,
            value: text,
            ...meaningOf(text),
            content: (0,settings/* contentOf */.$E)(node, source),
            at: { source, span: node.span },
        };
    });
    return [
        ...each("roo-cline.allowedCommands", (text) => text === "*"
            ? { effect: "auto-approves", because: "may run every command without asking" }
            : { effect: "widens", because: "may run without asking" }),
        ...each("roo-cline.deniedCommands", () => ({ effect: "narrows", because: "never runs without asking" })),
        ...each("roo-cline.autoImportSettingsPath", (text) => ({
            effect: "widens",
            because: "is a settings file that the extension imports",
            names: [text.replace(/^\$\{workspaceFolder\}\//, "")],
        })),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/index.js








const file = ".roomodes";
const builtins = [
    ["architect", ["read", "write", "delegate", "external"]],
    ["code", ["read", "write", "execute", "delegate", "external"]],
    ["ask", ["read", "delegate", "external"]],
    ["debug", ["read", "write", "execute", "delegate", "external"]],
    ["orchestrator", ["delegate"]],
];
/* harmony default export */ const roo = ((0,host/* defineHost */.YB)({
    title: "Roo Code",
    url: "https://github.com/RooCodeInc/Roo-Code",
    editions: ["3.54"],
    certainty: "documented",
    patterns: [`**/${file}`, `**/${servers}`, "**/.vscode/settings.json"],
    ownPatterns: [`**/${file}`, "**/.roo/**"],
    detectionHints: [{ path: "**/.vscode/settings.json", text: '"roo-cline' }],
    folders: folders,
    async load(repo, where) {
        const seen = new Set();
        const found = [];
        for (const start of where.starts) {
            const { authority, unjudged } = await settingsIn(repo, start);
            const layer = {
                name: "project",
                root: (0,path/* join */.fj)(start, file),
                status: "loaded",
                authority,
                governs: start,
            };
            const modes = await readModes(repo, layer, seen);
            if (modes.items.length + modes.unjudged.length + authority.length + unjudged.length > 0)
                found.push({ ...modes, unjudged: [...unjudged, ...modes.unjudged] });
        }
        for (const root of where.dirs.map(path/* tidied */.GE))
            found.push(await readModes(repo, { name: "project", root, status: "loaded", authority: [] }, seen));
        const base = (0,loading_layers/* builtinLayer */.vN)(builtins);
        return (0,loading_layers/* loadFrom */.TH)(found, base, (0,sessions/* winnersOf */.AY)(found.map((layer) => [layer, base])));
    },
}));
async function readModes(repo, layer, seen) {
    const beyond = [];
    const { items, unjudged } = await (0,loading_layers/* readFiles */.Ul)(repo, layer, {
        isIncluded: (name) => name === file || name === (0,path/* nameOf */.Vb)(layer.root) || /\.ya?ml$/.test(name),
        deep: false,
        seen,
        async read(source) {
            const modes = await modesOf(source);
            (0,many/* append */.BC)(beyond, modes.unjudged);
            return modes.results.map((mode) => ({ layer, files: [source.path], ...mode }));
        },
    });
    return { layer, items, unjudged: [...unjudged, ...beyond] };
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