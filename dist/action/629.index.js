"use strict";
exports.id = 629;
exports.ids = [629];
exports.modules = {

/***/ 629:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3641);

const places = [".vtcode/agents/*.md", ".claude/agents/*.md", ".codex/agents/*.toml"];
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ((0,_model_host_js__WEBPACK_IMPORTED_MODULE_0__/* .defineHost */ .YB)({
    title: "VT Code",
    url: "https://github.com/vinhnx/VTCode",
    editions: ["0.147", "0.60"],
    certainty: "measured",
    patterns: [...places.map((place) => `**/${place}`), ...places.map((place) => `~/${place}`)],
    ownPatterns: ["**/.vtcode/**", "**/vtcode.toml", "~/.vtcode/**"],
    async load(repo, where, edition) {
        const { load } = edition === "0.60" ? await Promise.all(/* import() */[__webpack_require__.e(6878), __webpack_require__.e(2480)]).then(__webpack_require__.bind(__webpack_require__, 337)) : await Promise.all(/* import() */[__webpack_require__.e(6878), __webpack_require__.e(5757)]).then(__webpack_require__.bind(__webpack_require__, 8234));
        return load(repo, where);
    },
}));


/***/ })

};
;