"use strict";
exports.id = 9918;
exports.ids = [9918];
exports.modules = {

/***/ 9918:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitTree: () => (/* binding */ commitTree)
/* harmony export */ });
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2461);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(615);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6136);



const objectBytes = 1 << 28;
function commitTree(git, own, objects, prefix, id, isExpected) {
    if (!/^[0-9a-f]{40,64}$/.test(id))
        throw new Error(`${id} is not the id of a commit`);
    return new _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .BlobTree */ .qB(objects, prefix, async () => {
        const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)(git, ["ls-tree", "-r", "-t", "-z", "--full-tree", id]);
        const entries = [];
        const trees = new Set([id, `${id}^{tree}`]);
        for (const record of (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M)(output)) {
            const [facts, path] = (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(record);
            const [mode = "", type, object = ""] = facts.split(" ");
            if (type === "tree")
                trees.add(object);
            else
                entries.push((0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(mode, object, path, record.nameable));
        }
        await Promise.all([...trees].map((name) => verified(own, name)));
        return entries;
    }, isExpected);
}
async function verified(own, name) {
    const found = await own.get(name, objectBytes);
    if (found.kind === "missing" || !found.content)
        throw new Error(`git lists ${name} and cannot read it`);
}


/***/ })

};
;