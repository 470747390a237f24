"use strict";
exports.id = 482;
exports.ids = [482];
exports.modules = {

/***/ 482:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isLikely: () => (/* binding */ isLikely)
/* harmony export */ });
/* harmony import */ var _roster_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(402);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1791);
/* harmony import */ var _policy_weakened_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(296);




const places = Object.values(_roster_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S).flatMap((host) => host.places).filter((place) => !/^[~$/]/.test(place));
const names = [...(0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .markersOf */ .Bs)(places)].filter((name) => !name.includes("*"));
const own = new Set([..._policy_js__WEBPACK_IMPORTED_MODULE_2__/* .policyPaths */ .ff, _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .baselinePath */ .XB]);
function isLikely(path) {
    if (own.has(path) || (0,_policy_weakened_use_js__WEBPACK_IMPORTED_MODULE_3__/* .isGate */ .cE)(path) || path === ".gitattributes" || path.endsWith("/.gitattributes"))
        return true;
    return names.some((name) => path.includes(`${name}/`)) && places.some((place) => (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(path, place));
}


/***/ })

};
;