"use strict";
exports.id = 7371;
exports.ids = [7371];
exports.modules = {

/***/ 7371:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   indexTree: () => (/* binding */ indexTree)
/* harmony export */ });
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2461);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(615);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6136);



function indexTree(git, objects, prefix, file) {
    return new _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .BlobTree */ .qB(objects, prefix, async () => {
        const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)(git, ["ls-files", "--stage", "-z"], file === undefined ? {} : { environment: { GIT_INDEX_FILE: file } });
        const entries = [];
        for (const record of (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M)(output)) {
            const [facts, path] = (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(record);
            const [mode = "", id = "", stage] = facts.split(" ");
            if (stage === "0")
                entries.push((0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(mode, id, path, record.nameable));
            else if (entries.at(-1)?.path !== path)
                entries.push({ path, kind: "file", unjudged: "has unresolved merge stages" });
        }
        return entries;
    });
}


/***/ })

};
;