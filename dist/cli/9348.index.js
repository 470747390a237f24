"use strict";
exports.id = 9348;
exports.ids = [9348];
exports.modules = {

/***/ 59348:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changesBetween: () => (/* reexport safe */ _evaluate_index_js__WEBPACK_IMPORTED_MODULE_0__.iv),
/* harmony export */   decide: () => (/* reexport safe */ _policy_decide_index_js__WEBPACK_IMPORTED_MODULE_1__.decide),
/* harmony export */   evaluate: () => (/* reexport safe */ _evaluate_index_js__WEBPACK_IMPORTED_MODULE_0__._3)
/* harmony export */ });
/* harmony import */ var _evaluate_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85445);
/* harmony import */ var _policy_decide_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5149);




/***/ })

};
;