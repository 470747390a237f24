"use strict";
exports.id = 4460;
exports.ids = [4460];
exports.modules = {

/***/ 59507:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitTree: () => (/* binding */ commitTree),
/* harmony export */   objectBytes: () => (/* binding */ objectBytes)
/* harmony export */ });
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12461);
/* harmony import */ var _repo_git_tree_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69621);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46447);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3986);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21156);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86136);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25730);








const objectBytes = 1 << 28;
const mostDepth = 2048;
const mostPaths = 5_000_000;
const bytesPerPath = 300;
function commitTree({ id, prefix, trees, isPartial, contents, isExpected }) {
    if (!/^[0-9a-f]{40,64}$/.test(id))
        throw new Error(`${id} is not the id of a commit`);
    return new _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .BlobTree */ .qB(contents, prefix, async () => {
        const commit = await (0,_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .commitOf */ .D)(trees, id);
        if (!commit)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .RunFailure */ .ae(`git cannot read the commit ${id}`);
        const folders = await foldersBelow(commit.tree, async (tree) => {
            const content = await contentOf(trees, tree);
            if (content)
                return folderIn(content, tree.length / 2);
            throw isPartial() ? new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(_command_js__WEBPACK_IMPORTED_MODULE_3__/* .lackOfPartial */ .qn) : new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .RunFailure */ .ae(`git cannot read the tree ${tree}`);
        });
        return filesIn(commit.tree, folders);
    }, isExpected);
}
async function foldersBelow(top, folderOf) {
    const known = new Map();
    for (let next = new Set([top]); next.size > 0;) {
        const ids = [...next];
        const read = await Promise.all(ids.map(folderOf));
        ids.forEach((id, at) => known.set(id, read[at] ?? nothing));
        next = new Set(read.flatMap(({ folders }) => folders.filter((id) => !known.has(id))));
    }
    return known;
}
const nothing = { content: Buffer.alloc(0), files: 0, folders: [] };
async function contentOf(trees, id) {
    const found = await trees.get(id, objectBytes);
    return found.kind === "object" && found.type === "tree" ? found.content : undefined;
}
function folderIn(content, idBytes) {
    let files = 0;
    const folders = [];
    (0,_repo_git_tree_format_js__WEBPACK_IMPORTED_MODULE_6__/* .eachTreeEntry */ .AJ)(content, idBytes, (_, entry) => {
        if ((0,_repo_git_tree_format_js__WEBPACK_IMPORTED_MODULE_6__/* .isFolder */ .lQ)(entry))
            folders.push(entry.id);
        else
            files++;
    });
    return { content, files, folders };
}
function filesIn(top, folders) {
    const count = countOf(top, folders);
    if (count > mostPaths)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .RunFailure */ .ae(`a commit has ${count.toLocaleString("en")} files and folders, more than ${mostPaths.toLocaleString("en")}`);
    (0,_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .ensureMemory */ .EJ)(count * bytesPerPath);
    const files = [];
    const visit = (id, path) => (0,_repo_git_tree_format_js__WEBPACK_IMPORTED_MODULE_6__/* .eachTreeEntry */ .AJ)((folders.get(id) ?? nothing).content, top.length / 2, (name, entry) => {
        if ((0,_repo_git_tree_format_js__WEBPACK_IMPORTED_MODULE_6__/* .isFolder */ .lQ)(entry))
            visit(entry.id, `${path}${name}/`);
        else
            files.push((0,_records_js__WEBPACK_IMPORTED_MODULE_4__/* .entryAt */ ._f)(path + name, entry.mode, entry.id));
    });
    visit(top, "");
    return files;
}
function countOf(top, folders) {
    const known = new Map();
    const visit = (id, above) => {
        const found = known.get(id);
        const deepest = above + (found?.depth ?? 0);
        if (deepest > mostDepth)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .RunFailure */ .ae(`a commit has more than ${mostDepth} folders in each other`);
        if (found)
            return found;
        const folder = folders.get(id) ?? nothing;
        const below = folder.folders.map((each) => visit(each, above + 1));
        const counted = {
            paths: below.reduce((sum, { paths }) => sum + paths, folder.files + below.length),
            depth: 1 +
                (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_7__/* .largest */ .nQ)(below.map(({ depth }) => depth), -1),
        };
        known.set(id, counted);
        return counted;
    };
    return visit(top, 0).paths;
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

/***/ 71321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   indexTree: () => (/* binding */ indexTree)
/* harmony export */ });
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12461);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86136);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64907);




function indexTree(git, objects, prefix, file) {
    return new _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .BlobTree */ .qB(objects, prefix, async () => {
        const entries = [];
        for (const { text, isNameable } of (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(await (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .listStages */ .Cv)(git, file))) {
            const { mode, id, path, isMerged } = (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .stageRecordOf */ .Pb)(text);
            if (isMerged)
                entries.push((0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(mode, id, path, { isNameable }));
            else if (entries.at(-1)?.path !== path)
                entries.push({ path, kind: "file", unjudged: (0,_repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .inConflict */ .Ke)(path) });
        }
        return entries;
    });
}


/***/ }),

/***/ 54460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   StagedTrees: () => (/* binding */ StagedTrees)
/* harmony export */ });
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12461);
/* harmony import */ var _repo_git_index_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33717);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76311);
/* harmony import */ var _commits_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59507);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71321);
/* harmony import */ var _objects_local_objects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95647);
/* harmony import */ var _objects_missing_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19228);
/* harmony import */ var _objects_object_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35671);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86136);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87129);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66868);











class StagedTrees {
    objects;
    #source;
    #index;
    #entries;
    constructor(source) {
        this.#source = source;
        this.#index = indexAt(source);
        this.#entries = this.#index && entriesOf(this.#index);
        const files = _objects_object_files_js__WEBPACK_IMPORTED_MODULE_4__/* .ObjectFiles */ .P.in(source.place);
        this.objects = files
            ? new _objects_local_objects_js__WEBPACK_IMPORTED_MODULE_8__/* .LocalObjects */ .o(source.objects, files, () => (0,_objects_local_objects_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsById */ .v)(this.#entries ?? []))
            : source.objects;
    }
    index() {
        const { git, prefix, index } = this.#source;
        const entries = this.#entries;
        return entries
            ? new _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .BlobTree */ .qB(this.objects, prefix, async () => entries)
            : (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__.indexTree)(git, this.objects, prefix, index);
    }
    async treeOf(id) {
        const { objects, place, prefix } = this.#source;
        const entries = await this.#before(id);
        return entries
            ? new _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .BlobTree */ .qB(this.objects, prefix, async () => entries)
            : (0,_commits_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__.commitTree)({ id, prefix, trees: objects, isPartial: () => (0,_objects_missing_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .isPartial */ .m)(place.shared), contents: this.objects });
    }
    async #before(id) {
        const index = this.#index;
        const loose = index && (0,_repo_git_index_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .looseFolders */ .C)(index, _index_js__WEBPACK_IMPORTED_MODULE_6__/* .mostFolders */ .pB);
        if (!index || !loose || !this.#entries)
            return undefined;
        const [, ...trees] = await Promise.all([id, ...loose.map(({ path }) => (path === "" ? `${id}^{tree}` : `${id}:${path}`))].map((name) => this.objects.get(Buffer.from(name, "latin1").toString(), _commits_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__.objectBytes)));
        const contents = new Map(loose.map((folder, at) => [folder, trees[at]]));
        const changes = (0,_repo_git_index_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .changesIn */ .N)(index, loose, (folder) => {
            const found = contents.get(folder);
            return found?.kind === "object" && found.type === "tree" && found.content
                ? { id: found.id, content: found.content }
                : undefined;
        });
        const isNamed = changes?.every(({ path }) => (0,_records_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(path, "100644", "").kind === "file");
        return changes && isNamed ? withoutChanges(this.#entries, changes) : undefined;
    }
}
function indexAt({ index, place: { gitDirectory, shared } }) {
    try {
        return (0,_listing_js__WEBPACK_IMPORTED_MODULE_7__/* .readIndexEntries */ .rp)({ index, gitDirectory, shared });
    }
    catch {
        return undefined;
    }
}
function entriesOf(index) {
    const entries = [];
    for (let at = 0; at < index.size; at++) {
        if (!index.isMerged(at))
            return undefined;
        entries.push((0,_records_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(index.pathOf(at), index.modeTextOf(at), index.idOf(at)));
    }
    return entries;
}
function withoutChanges(entries, changes) {
    const before = new Map(changes.map(({ path, before: mode, beforeId: id }) => [
        (0,_records_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(path, mode, "").path,
        id === undefined ? undefined : (0,_records_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(path, mode, id),
    ]));
    const kept = entries.flatMap((entry) => (before.has(entry.path) ? (before.get(entry.path) ?? []) : [entry]));
    const known = new Set(kept.map(({ path }) => path));
    const gone = [...before.values()].flatMap((entry) => (entry && !known.has(entry.path) ? [entry] : []));
    return gone.length === 0 ? kept : [...kept, ...gone].sort((one, other) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_10__/* .byBytes */ .bg)(one.path, other.path));
}


/***/ })

};
;