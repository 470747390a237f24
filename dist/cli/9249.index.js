"use strict";
exports.id = 9249;
exports.ids = [9249];
exports.modules = {

/***/ 13623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ itemsTooDeep)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);


async function itemsTooDeep(repo, layer, directory, { isIncluded, read }) {
    const paths = repo
        .names(directory)
        .filter(isIncluded)
        .map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, name));
    const found = await Promise.all(paths.map(async (path) => {
        const content = await repo.read(path);
        const profile = content.kind === "text" ? await read(content, path) : undefined;
        if (content.kind !== "text" || !profile)
            return [];
        const problem = {
            message: `it is in the subfolder \`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(directory)}\`, and subfolders are not read`,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source),
        };
        return [{ layer, files: [path], verdict: { kind: "dropped", problem }, ...profile }];
    }));
    return found.flat();
}


/***/ }),

/***/ 99249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  load: () => (/* binding */ older_load)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/builtins.js
var builtins = __webpack_require__(41819);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/document.js
var a3s_document = __webpack_require__(56458);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/file-names.js
var file_names = __webpack_require__(73384);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/profile.js + 2 modules
var profile = __webpack_require__(7290);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/too-deep.js
var too_deep = __webpack_require__(13623);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/unread-fault.js
var unread_fault = __webpack_require__(47074);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/layers.js







async function readDirectory(repo, root) {
    const resolution = repo.resolve(root);
    const layer = { name: "project", root, status: "loaded", authority: [] };
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return { layer: { ...layer, status: "absent" }, items: [], unjudged: [(0,unread_fault/* notInTreeProblem */.E)(root, resolution)] };
    if (resolution.kind === "file" && (0,file_names/* isProfile */.S)(root))
        return { layer, ...(await readEntry(repo, layer, root)) };
    if (resolution.kind !== "directory")
        return undefined;
    const reads = await Promise.all(repo.names(root).map((entry) => readEntry(repo, layer, (0,repo_path/* join */.fj)(root, entry))));
    return { layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) };
}
async function readEntry(repo, layer, path) {
    const item = (verdict) => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
    const resolution = repo.resolve(path);
    if (resolution.kind === "directory")
        return {
            items: [...item({ kind: "passed-over" }).items, ...(await (0,too_deep/* itemsTooDeep */.H)(repo, layer, path, valid))],
            unjudged: [],
        };
    const unlike = (0,file_names/* verdictByName */.w)(path);
    if (unlike)
        return item(unlike);
    const content = await repo.read(path);
    if (content.kind !== "text" && repo.entries.get(path)?.kind === "unnameable") {
        return {
            items: [],
            unjudged: [{ message: "has a name that is not UTF-8, so it is not checked", at: (0,repo_text/* placeOfPath */.Es)(path) }],
        };
    }
    if (content.kind === "text")
        return { items: [itemOf(layer, path, readDocument(path, content))], unjudged: [] };
    const fault = (0,unread_fault/* unreadFault */.C)(path, content);
    if ("unjudged" in fault)
        return { items: [], unjudged: [fault.unjudged] };
    return item({ kind: content.kind === "not-utf8" ? "rejected" : "dropped", problem: fault.problem });
}
function readDocument(path, { source }) {
    return (0,repo_path/* extensionOf */.je)(path) === "md" ? (0,a3s_document/* readMarkdown */.k$)(source) : (0,a3s_document/* readYaml */.gM)(source);
}
function itemOf(layer, path, document) {
    const { problem } = document;
    if (problem?.kind === "document")
        return { layer, files: [path], verdict: { kind: "dropped", problem } };
    return {
        layer,
        files: [path],
        verdict: problem ? { kind: "rejected", problem } : { kind: "loaded" },
        profile: (0,profile/* readProfile */.er)(document),
    };
}
const valid = {
    isIncluded: file_names/* isProfile */.S,
    read: async (content, path) => {
        const document = await readDocument(path, content);
        return document.definition ? { profile: (0,profile/* readProfile */.er)(document) } : undefined;
    },
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/older.js




async function older_load(repo, { dirs }) {
    const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
    const found = (await Promise.all(named.map((root) => readDirectory(repo, root)))).flatMap((read) => read ?? []);
    if (found.length === 0)
        return host/* absentLoad */._e;
    const layers = [{ layer: builtins/* builtin */.S, items: (0,builtins/* builtins */.T)(), unjudged: [] }, ...found];
    const settle = lastWins(layers);
    return {
        status: "loaded",
        layers: layers.map(({ layer }) => layer),
        items: layers.flatMap(({ items }) => items).map((item) => settle(item)),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}
function lastWins(layers) {
    const winners = new Map();
    for (const { items } of layers) {
        for (const item of items) {
            const name = item.profile?.identity;
            if (name !== undefined && (0,load/* isOffered */.kd)(item))
                winners.set(name, item);
        }
    }
    return (item) => {
        const by = (0,load/* isOffered */.kd)(item) ? winners.get(item.profile?.identity ?? "") : undefined;
        return by && by.layer !== item.layer ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ })

};
;