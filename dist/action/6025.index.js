"use strict";
exports.id = 6025;
exports.ids = [6025];
exports.modules = {

/***/ 6025:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shouldPrefetch: () => (/* binding */ shouldPrefetch)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9824);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3987);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3861);
/* harmony import */ var _policy_file_vendored_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3232);
/* harmony import */ var _policy_gate_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5809);





const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S)
    .flatMap((host) => host.patterns)
    .filter((place) => !/^[~$/]/.test(place));
const names = [...(0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNamesOf */ .GF)(places)].filter((name) => !name.includes("*"));
const own = new Set([..._policy_model_js__WEBPACK_IMPORTED_MODULE_2__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_2__/* .baselinePath */ .XB]);
function shouldPrefetch(path) {
    if (own.has(path) ||
        (0,_policy_gate_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .isGate */ .cE)(path) ||
        (0,_policy_file_vendored_js__WEBPACK_IMPORTED_MODULE_3__/* .isVendored */ .Ee)(path) ||
        /(?:^|\/)action\.ya?ml$/.test(path) ||
        path === ".gitattributes" ||
        path.endsWith("/.gitattributes"))
        return true;
    return names.some((name) => path.includes(`${name}/`)) && places.some((place) => (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(path, place));
}


/***/ })

};
;