"use strict";
exports.id = 5934;
exports.ids = [5934];
exports.modules = {

/***/ 75934:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedWords: () => (/* binding */ changedWords),
/* harmony export */   namedFiles: () => (/* binding */ namedFiles),
/* harmony export */   withoutReasons: () => (/* binding */ withoutReasons)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14135);

const most = 3;
function namedFiles(paths, reasons) {
    const shown = withoutReasons(paths, reasons);
    const more = shown.length - most;
    const named = shown.slice(0, most).map((path) => {
        const reason = reasons.find((one) => one.path === path);
        return reason ? `\`${path}\` (${reason.because})` : `\`${path}\``;
    });
    return `${named.join(", ")}${more > 0 ? ` and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(more, "more file")}` : ""}`;
}
function withoutReasons(paths, reasons) {
    const by = new Set(reasons.flatMap((reason) => reason.by));
    return paths.filter((path) => !by.has(path));
}
function changedWords(paths, reasons) {
    const isSame = withoutReasons(paths, reasons).every((path) => reasons.some((one) => one.path === path));
    return isSame ? "whose content is the same" : "whose content has changed";
}


/***/ })

};
;