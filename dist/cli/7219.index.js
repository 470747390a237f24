"use strict";
exports.id = 7219;
exports.ids = [7219];
exports.modules = {

/***/ 6965:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56132);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96918);




function builtinsOf(layer, agents) {
    return agents.map(([name, granted]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, granted, "it is built in"),
    }));
}
function builtinProfile(name, granted, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)("");
    return (0,_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .profileFrom */ .A)({
        home: at,
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)(name, at, "it is built in"),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)((0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .grantEach */ .Ud)(at, granted), at, because),
    });
}


/***/ }),

/***/ 91307:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ collectFiles),
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   e2: () => (/* binding */ readEach)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);


const maxDepth = 100;
function collectFiles(repo, root, { isIncluded, deep, seen = new Set(), isExcluded = () => false }) {
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
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path),
            });
        else
            for (const name of repo.names(path))
                visit((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(path, name), depth + 1);
    };
    const visitFile = (path, resolution, depth) => {
        const included = isIncluded((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path));
        const reason = unreadableReason(resolution, repo.entries.get(path)?.kind === "unnameable");
        const mayHoldFiles = resolution.kind !== "missing" && (deep || depth === 0);
        if (reason !== undefined && (included || mayHoldFiles))
            unjudged.push({ message: reason, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
        else if (included && resolution.kind === "file") {
            if (!seen.has(resolution.path))
                files.push(path);
            seen.add(resolution.path);
        }
        else if (included && depth > 0)
            broken.push({ message: brokenLink(resolution), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
    };
    visit(root, 0);
    return { files, broken, unjudged };
}
function brokenLink({ kind }) {
    return kind === "loop" ? "it is a circular link" : "it is a broken link";
}
function unreadableReason(resolution, isUnnameable) {
    if (resolution.kind === "outside")
        return `is a link out of this tree to \`${resolution.target}\`, which is not checked`;
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
        const problem = problemOf(path, content) ?? { message: "cannot be read as a file", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) };
        return { results: content.kind === "not-utf8" ? [await read(content.decoded, path)] : [], problem };
    };
    for (let start = 0; start < paths.length; start += batchSize) {
        for (const file of await Promise.all(paths.slice(start, start + batchSize).map(readPath))) {
            results.push(...file.results);
            if (file.problem)
                unjudged.push(file.problem);
        }
    }
    return { results, unjudged };
}
async function readOne(repo, path) {
    const content = await repo.read(path);
    return content.kind === "text" ? content.source : problemOf(path, content);
}
function problemOf(path, content) {
    switch (content.kind) {
        case "not-utf8":
            return {
                message: "is not valid UTF-8; invalid bytes are replaced when the file is read",
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source),
            };
        case "unjudged":
            return { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "absent":
            return content.resolution.kind === "outside"
                ? {
                    message: `is a link out of this tree to \`${content.resolution.target}\`, which is not checked`,
                    at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path),
                }
                : undefined;
    }
}


/***/ }),

/***/ 86319:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 56132:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

function profileFrom({ home, name, grants, mayStart, ...fields }) {
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    return {
        name,
        identity: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: absent,
        model: absent,
        permissionMode: absent,
        grants,
        denied: [],
        ...(mayStart ? { mayStart } : {}),
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [],
        ineffective: [],
        prompt: noPrompt(home),
        native: undefined,
        ...fields,
    };
}
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
}


/***/ }),

/***/ 96918:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ builtin),
/* harmony export */   T: () => (/* binding */ builtins)
/* harmony export */ });
/* harmony import */ var _kit_builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6965);

const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["explore", ["read", "execute"]],
    ["general", ["read", "write", "execute"]],
    ["plan", ["read"]],
    ["verification", ["read", "execute"]],
    ["review", ["read", "execute"]],
];
function builtins() {
    return (0,_kit_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinsOf */ .K)(builtin, agents);
}


/***/ }),

/***/ 77219:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ a3s)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/builtins.js
var builtins = __webpack_require__(41819);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
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
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(91307);
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
        const { load } = edition === "2.4" ? await Promise.all(/* import() */[__webpack_require__.e(6878), __webpack_require__.e(9359), __webpack_require__.e(9249)]).then(__webpack_require__.bind(__webpack_require__, 99249)) : await Promise.all(/* import() */[__webpack_require__.e(6878), __webpack_require__.e(9359), __webpack_require__.e(671)]).then(__webpack_require__.bind(__webpack_require__, 10671));
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

/***/ 76311:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ tidied),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
function join(directory, name) {
    if (directory === "" || name === "")
        return directory + name;
    return directory === "/" ? `/${name}` : `${directory}/${name}`;
}
function directoryOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
    const name = nameOf(path);
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}
function stemOf(path) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}
function isWithin(path, directory) {
    return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function plain(path) {
    const segments = [];
    for (const segment of path.split("/")) {
        if (segment === "..") {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return (path.startsWith("/") ? "/" : "") + segments.join("/");
}
function byBytes(a, b) {
    if (a === b)
        return 0;
    return surrogate.test(a) || surrogate.test(b) ? byPoints(a, b) : a < b ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
        if (difference !== 0)
            return difference;
    }
    return a.length - b.length;
}
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
function tidied(written) {
    return written
        .replace(/^(?:\.\/+)+/, "")
        .replace(/\/+$/, "")
        .replace(/^\.$/, "");
}


/***/ }),

/***/ 64951:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
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
const cache = new WeakMap();
function positionAt(source, offset) {
    const starts = lineStarts(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, source.text.length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const starts = lineStarts(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function lineStarts(source) {
    let starts = cache.get(source);
    if (!starts) {
        const found = [0];
        for (let at = source.text.indexOf("\n"); at >= 0; at = source.text.indexOf("\n", at + 1))
            found.push(at + 1);
        cache.set(source, (starts = found));
    }
    return starts;
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
    return text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function trimEnd(text) {
    let end = text.length;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ })

};
;