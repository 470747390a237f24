"use strict";
exports.id = 777;
exports.ids = [777];
exports.modules = {

/***/ 4777:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decide: () => (/* reexport safe */ _policy_decide_index_js__WEBPACK_IMPORTED_MODULE_1__.decide),
/* harmony export */   judge: () => (/* reexport safe */ _judge_js__WEBPACK_IMPORTED_MODULE_0__.S)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5109);
/* harmony import */ var _policy_decide_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8231);




/***/ })

};
;