"use strict";
exports.id = 1321;
exports.ids = [1321];
exports.modules = {

/***/ 64907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ indexEnvironment),
/* harmony export */   Cv: () => (/* binding */ listStages),
/* harmony export */   Pb: () => (/* binding */ stageRecordOf)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21156);

async function listStages(git, file) {
    return (await (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ["ls-files", "--stage", "-z"], { environment: indexEnvironment(file) })).output;
}
function stageRecordOf(text) {
    const tab = text.indexOf("\t");
    const [mode = "", id = "", stage] = text.slice(0, tab).split(" ");
    return { mode, id, path: text.slice(tab + 1), isMerged: stage === "0" };
}
function indexEnvironment(file) {
    return file === undefined ? {} : { GIT_INDEX_FILE: file };
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


/***/ })

};
;