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
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6132);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4951);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6918);




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

/***/ 6319:
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

/***/ 6132:
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

/***/ 1819:
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

/***/ 7219:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ a3s)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/builtins.js
var builtins = __webpack_require__(1819);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(6319);
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
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
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
        const { load } = edition === "2.4" ? await Promise.all(/* import() */[__webpack_require__.e(6878), __webpack_require__.e(9422), __webpack_require__.e(9249)]).then(__webpack_require__.bind(__webpack_require__, 9249)) : await Promise.all(/* import() */[__webpack_require__.e(6878), __webpack_require__.e(9422), __webpack_require__.e(671)]).then(__webpack_require__.bind(__webpack_require__, 671));
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


/***/ })

};
;