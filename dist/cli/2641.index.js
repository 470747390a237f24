"use strict";
exports.id = 2641;
exports.ids = [2641];
exports.modules = {

/***/ 2641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   notCheckedOut: () => (/* binding */ notCheckedOut)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _disk_quick_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58706);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21156);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86136);





async function notCheckedOut(git, location) {
    if ((0,_disk_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .isWhollyCheckedOut */ .LN)(location.gitDirectory))
        return undefined;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location.gitDirectory, "index"))) {
        const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(git, ["ls-files", "-t", "-z", "--cached"]);
        const paths = namesIn(output).flatMap((text) => (text.startsWith("S ") ? [text.slice(2)] : []));
        return paths.length === 0 ? undefined : { why: "sparse", paths };
    }
    const head = await (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(git, ["rev-parse", "--verify", "--quiet", "HEAD"], { answers: [0, 1, 128] });
    if (head.status !== 0)
        return undefined;
    const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(git, ["ls-tree", "-r", "-z", "--full-tree", head.output.toString().trim()]);
    const paths = namesIn(output).map((text) => text.slice(text.indexOf("\t") + 1));
    return paths.length === 0 ? undefined : { why: "no-checkout", paths };
}
function namesIn(output) {
    return [...(0,_records_js__WEBPACK_IMPORTED_MODULE_4__/* .recordsOf */ .M$)(output)].map(({ text }) => text);
}


/***/ })

};
;