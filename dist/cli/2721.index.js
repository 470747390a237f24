"use strict";
exports.id = 2721;
exports.ids = [2721];
exports.modules = {

/***/ 32721:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planSchema: () => (/* binding */ planSchema)
/* harmony export */ });
/* unused harmony export planned */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);
/* harmony import */ var _rows_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48975);


const objectId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const properties = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())]));
const planned = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe("`owner/name`, or the path of a mirror below the folder of mirrors."),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .nullable()
        .describe("The folder of the mirror, relative to the working directory of `fleet scan`; null: it is on a server."),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe("The id that GitHub gives it; null: a mirror."),
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable().describe("The number by which rulesets name it; null: a mirror."),
    visibility: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_rows_words_js__WEBPACK_IMPORTED_MODULE_1__/* .visibilities */ .dm).nullable().describe("Who may see it; null: it is not known."),
    archived: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    properties: properties.describe("Its custom properties, as far as the token may read them."),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe("The default branch; null: its name is not known."),
    commit: objectId.nullable().describe("The commit that is read; null: there is none."),
    tree: objectId.nullable().describe("The root tree of the commit; null: it is not known."),
    problem: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe("Why it cannot be read; null: nothing is known against it."),
    shard: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
});
const planSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    date: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\d$/),
    shards: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(10_000),
    server: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe("The address of the server that the repositories are on; null: mirrors."),
    limits: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        parallel: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).describe("How many shards run side by side."),
        perHour: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
            .min(1)
            .nullable()
            .describe("API requests that one shard may send in an hour; null: not limited."),
        budget: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).nullable().describe("API requests that one shard may send in all; null: not limited."),
    })
        .nullable()
        .describe("null: nothing is requested."),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(planned),
});


/***/ })

};
;