"use strict";
exports.id = 9507;
exports.ids = [9507];
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

/***/ 69621:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ eachTreeEntry),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   wI: () => (/* binding */ treeEntriesOf)
/* harmony export */ });
function eachTreeEntry(tree, idBytes, take) {
    for (let at = 0; at < tree.length;) {
        const blank = tree.indexOf(" ", at);
        const end = tree.indexOf(0, blank);
        if (blank < 0 || end < 0 || end + idBytes >= tree.length)
            throw new Error("a tree of Git's is none");
        take(tree.toString("latin1", blank + 1, end), {
            mode: tree.toString("latin1", at, blank).padStart(6, "0"),
            id: tree.toString("hex", end + 1, end + 1 + idBytes),
        });
        at = end + 1 + idBytes;
    }
}
function treeEntriesOf(tree, idBytes) {
    const entries = new Map();
    eachTreeEntry(tree, idBytes, (name, entry) => entries.set(name, entry));
    return entries;
}
function isFolder({ mode }) {
    return (Number.parseInt(mode, 8) & 0o170000) === 0o040000;
}


/***/ })

};
;