"use strict";
exports.id = 9739;
exports.ids = [9739];
exports.modules = {

/***/ 55544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isPolicyElsewhere: () => (/* binding */ isPolicyElsewhere)
/* harmony export */ });
/* harmony import */ var _platform_git_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27722);
/* harmony import */ var _platform_git_objects_local_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95647);
/* harmony import */ var _policy_file_tree_library_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63073);
/* harmony import */ var _policy_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24733);
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12461);
/* harmony import */ var _repo_repo_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49603);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24652);
/* harmony import */ var _policy_sources_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60391);








async function isPolicyElsewhere({ place, entries, files }, changed, environment, today) {
    const repository = (0,_platform_git_index_js__WEBPACK_IMPORTED_MODULE_0__.repositoryAt)({ ...place, prefix: "" }, environment);
    const policyEntries = entries(mayBelongToPolicy).map(({ mode, id, path }) => (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .Ms)(mode, id, path));
    const objects = files
        ? new _platform_git_objects_local_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .LocalObjects */ .o(repository.objects, files, () => (0,_platform_git_objects_local_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsById */ .v)(policyEntries))
        : repository.objects;
    try {
        const repo = await _repo_repo_index_js__WEBPACK_IMPORTED_MODULE_4__/* .RepoIndex */ .T.of(new _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .BlobTree */ .qB(objects, "", async () => policyEntries));
        const files = {
            policy: await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i)(repo),
            library: (0,_policy_file_tree_library_js__WEBPACK_IMPORTED_MODULE_1__/* .libraryIn */ .T)(repo, undefined, (0,_policy_sources_js__WEBPACK_IMPORTED_MODULE_6__/* .remoteFor */ .K1)({ offline: false }, { environment }), {
                repository: async () => ({ name: (await repository.slug()) ?? null }),
            }),
            baseline: await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findBaseline */ .X)(repo),
        };
        const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .governingPolicy */ .G2)({ ...files, next: files, upper: undefined, policyCommit: null }, today);
        if ("kind" in governing)
            return false;
        const { sources, hosts } = governing.decisions;
        const paths = new Set(sources.map(({ ref }) => ref));
        return Object.values(hosts).every(({ dirs }) => dirs.length === 0) && !changed.some((path) => paths.has(path));
    }
    finally {
        await repository.close();
    }
}
function mayBelongToPolicy(path) {
    return /\.(?:ya?ml|json)$|(?:^|\/)\.gitattributes$|agent-profile-check/i.test(path);
}


/***/ }),

/***/ 78301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ defaultPreset),
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   Km: () => (/* binding */ defineRule),
/* harmony export */   bD: () => (/* binding */ presetCeiling),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   v4: () => (/* binding */ presets)
/* harmony export */ });
const presets = ["required", "recommended", "strict"];
const defaultPreset = "recommended";
const presetCeiling = ["read"];
function baseOf(preset) {
    return preset === "required" ? "recommended" : preset;
}
function defineRule(rule) {
    return rule;
}
function classOf(rule, kind) {
    return (kind === undefined ? undefined : rule.kinds?.[kind]?.class) ?? rule.class;
}


/***/ }),

/***/ 95647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ LocalObjects),
/* harmony export */   v: () => (/* binding */ pathsById)
/* harmony export */ });
class LocalObjects {
    #git;
    #files;
    #pathsOf;
    #paths;
    constructor(git, files, pathsOf) {
        this.#git = git;
        this.#files = files;
        this.#pathsOf = pathsOf;
    }
    async get(name, limit) {
        const copy = this.#copied(name, limit);
        return copy
            ? { ...copy, content: Buffer.from(copy.content) }
            : (this.#found(name, limit) ?? this.#git.get(name, limit));
    }
    async each(ids, limit, take) {
        const others = [];
        ids.forEach((id, number) => {
            const found = this.#copied(id, limit) ?? this.#found(id, limit);
            if (found)
                take(number, found);
            else
                others.push(number);
        });
        await this.#git.each(others.map((number) => ids[number] ?? ""), limit, (at, found) => take(others[at] ?? 0, found));
    }
    #found(name, limit) {
        const found = this.#files.find(Buffer.from(name).toString("latin1"));
        return found === null ? { kind: "missing" } : found && resultWithin(limit, found);
    }
    #copied(id, limit) {
        const path = (this.#paths ??= this.#pathsOf()).get(id);
        const content = path === undefined ? undefined : this.#files.copy(path, id);
        if (!content || content.length > limit)
            return undefined;
        return { kind: "object", id, type: "blob", size: content.length, content };
    }
}
function resultWithin(limit, { id, type, content }) {
    const size = content.length;
    return { kind: "object", id, type, size, ...(size <= limit ? { content } : {}) };
}
function pathsById(entries) {
    return new Map(entries.flatMap(({ kind, id, path }) => (kind === "file" && id !== undefined ? [[id, path]] : [])));
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

/***/ 26782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ choiceOf),
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
function nearest(word, candidates) {
    let best;
    let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of candidates) {
        if (Math.abs(candidate.length - word.length) >= fewest || word.length > 100)
            continue;
        const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase());
        if (edits < fewest)
            [best, fewest] = [candidate, edits];
    }
    if (best !== undefined || word.length < 3)
        return best;
    const longer = [...candidates].filter((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()));
    return longer.length === 1 ? longer[0] : undefined;
}
function suggestion(word, candidates) {
    const found = nearest(word, candidates);
    return found === undefined ? "" : `; did you mean \`${found}\`?`;
}
function choiceOf(words) {
    return `write one of ${words.map((word) => `\`${word}\``).join(", ")}`;
}
function editsBetween(a, b) {
    let older = [];
    let old = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        [older, old] = [old, row];
    }
    return old[b.length] ?? 0;
}


/***/ })

};
;