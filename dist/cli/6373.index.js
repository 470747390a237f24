"use strict";
exports.id = 6373;
exports.ids = [6373];
exports.modules = {

/***/ 6373:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runGrant: () => (/* binding */ runGrant)
/* harmony export */ });
async function runGrant(_options, _environment) {
    return { code: 0, texts: [], notes: [] };
}


/***/ })

};
;