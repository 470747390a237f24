"use strict";
exports.id = 2721;
exports.ids = [2721];
exports.modules = {

/***/ 32721:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planSchema: () => (/* binding */ planSchema)
/* harmony export */ });
/* unused harmony export planned */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

const objectId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const planned = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe("`owner/name`, or the path of a mirror below the folder of mirrors."),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe("The folder of the mirror, relative to the working directory of `fleet scan`."),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe("The default branch; null: its name is not known."),
    commit: objectId.nullable().describe("The commit that is read; null: there is none."),
    problem: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe("Why it cannot be read; null: nothing is known against it."),
    shard: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
});
const planSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    date: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\d$/),
    shards: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(10_000),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(planned),
});


/***/ })

};
;