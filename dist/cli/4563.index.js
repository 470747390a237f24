"use strict";
exports.id = 4563;
exports.ids = [4563];
exports.modules = {

/***/ 4563:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3641);

const extensions = ["yaml", "yml", "md"];
const places = [".a3s/agents", ".claude/agents"].flatMap((folder) => extensions.map((extension) => `${folder}/**/*.${extension}`));
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ((0,_model_host_js__WEBPACK_IMPORTED_MODULE_0__/* .defineHost */ .YB)({
    title: "A3S Code",
    url: "https://docs.rs/a3s-code-core",
    editions: ["2026-08", "2.4"],
    patterns: [...places.map((place) => `**/${place}`), ...places.map((place) => `~/${place}`)],
    ownPatterns: ["**/.a3s/**", "~/.a3s/**"],
    async load(repo, where, edition) {
        const { load } = edition === "2.4" ? await Promise.all(/* import() */[__webpack_require__.e(6878), __webpack_require__.e(8997), __webpack_require__.e(9249)]).then(__webpack_require__.bind(__webpack_require__, 9249)) : await Promise.all(/* import() */[__webpack_require__.e(6878), __webpack_require__.e(8997), __webpack_require__.e(671)]).then(__webpack_require__.bind(__webpack_require__, 671));
        return load(repo, where);
    },
}));


/***/ })

};
;