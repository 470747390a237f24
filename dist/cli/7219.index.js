"use strict";
exports.id = 7219;
exports.ids = [7219];
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

/***/ 41819:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ builtin),
/* harmony export */   T: () => (/* binding */ builtins)
/* harmony export */ });
/* harmony import */ var _kit_loading_builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35912);

const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["explore", ["read", "execute"]],
    ["general", ["read", "write", "execute"]],
    ["plan", ["read"]],
    ["verification", ["read", "execute"]],
    ["review", ["read", "execute"]],
];
function builtins() {
    return (0,_kit_loading_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinsOf */ .K)(builtin, agents);
}


/***/ }),

/***/ 77219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ a3s)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/builtins.js
var builtins = __webpack_require__(41819);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/folders.js

const folders = [
    {
        root: "**/.a3s",
        judged: ["agents/**/*.yaml", "agents/**/*.yml", "agents/**/*.md", "config.acl", "config.hcl"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("is written by A3S Code: memory, notes and sessions", "kb/** memory/** sessions/** logs/** cache/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/settings.js




const settingsFiles = [".a3s/config.acl", ".a3s/config.hcl"];
const words = [
    [/\b(?:command|args|hooks?|script|shell)\b/i, ["execute"]],
    [/mcp/i, ["external"]],
    [/url|endpoint|host|proxy|address/i, ["network"]],
];
async function readSettings(repo, start) {
    const reads = [];
    for (const path of settingsFiles.map((name) => (0,repo_path/* join */.fj)(start, name))) {
        const source = await (0,collect/* readOne */.JF)(repo, path);
        if (source === undefined)
            continue;
        const layer = { name: "project", root: path, status: "loaded", governs: start };
        if ("message" in source) {
            reads.push({ layer: { ...layer, authority: [] }, items: [], unjudged: [source] });
            continue;
        }
        const { text } = source;
        if (text.trim() === "")
            continue;
        const may = (0,capability/* inOrder */.al)(words.flatMap(([word, powers]) => (word.test(text) ? powers : [])));
        reads.push({
            layer: {
                ...layer,
                authority: [
                    {
                        setting: "config",
                        value: path,
                        effect: "widens",
                        because: "decides models, servers and directories of every session, and is compared as a whole",
                        content: text,
                        ...(may.length > 0 ? { may } : {}),
                        ...(may.includes("execute")
                            ? { names: [...text.matchAll(/"([^"\n]*)"/g)].map(([, quoted = ""]) => quoted) }
                            : {}),
                        certainty: "documented",
                        at: (0,repo_text/* startOf */.GH)(source),
                    },
                ],
            },
            items: [],
            unjudged: [],
        });
    }
    return reads;
}

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/index.js




const extensions = ["yaml", "yml", "md"];
const places = [".a3s/agents", ".claude/agents"].flatMap((folder) => extensions.map((extension) => `${folder}/**/*.${extension}`));
/* harmony default export */ const a3s = ((0,host/* defineHost */.YB)({
    title: "A3S Code",
    url: "https://docs.rs/a3s-code-core",
    editions: ["2026-08", "2.4"],
    patterns: [
        ...places.map((place) => `**/${place}`),
        ...settingsFiles.map((place) => `**/${place}`),
        ...places.map((place) => `~/${place}`),
    ],
    ownPatterns: ["**/.a3s/**", "~/.a3s/**"],
    folders: folders,
    async load(repo, where, edition) {
        const { load } = edition === "2.4" ? await Promise.all(/* import() */[__webpack_require__.e(2208), __webpack_require__.e(3375), __webpack_require__.e(1362), __webpack_require__.e(673), __webpack_require__.e(9249)]).then(__webpack_require__.bind(__webpack_require__, 99249)) : await Promise.all(/* import() */[__webpack_require__.e(2208), __webpack_require__.e(3375), __webpack_require__.e(1362), __webpack_require__.e(673), __webpack_require__.e(671)]).then(__webpack_require__.bind(__webpack_require__, 10671));
        return withSettings(repo, where, await load(repo, where));
    },
}));
async function withSettings(repo, { starts }, load) {
    const reads = (await Promise.all(starts.map((start) => readSettings(repo, start)))).flat();
    if (reads.length === 0)
        return load;
    const base = load.status === "absent" ? { ...host/* absentLoad */._e, status: "loaded", layers: [builtins/* builtin */.S] } : load;
    return {
        ...base,
        layers: [...reads.map(({ layer }) => layer), ...base.layers],
        unjudged: [...base.unjudged, ...reads.flatMap(({ unjudged }) => unjudged)],
    };
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