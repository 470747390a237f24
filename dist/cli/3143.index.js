"use strict";
exports.id = 3143;
exports.ids = [3143];
exports.modules = {

/***/ 11401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ keysIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

function keysIn(root, path) {
    let schemas = [root];
    for (const part of path)
        schemas = schemas.flatMap(unwrapped).flatMap((schema) => stepInto(schema, part));
    return schemas
        .flatMap(unwrapped)
        .flatMap((schema) => schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH
        ? Object.keys(schema.shape)
        : schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S && schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4
            ? schema.keyType.options.map(String)
            : []);
}
function unwrapped(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU)
        return unwrapped(schema.unwrap());
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7 ? schema.options.flatMap(unwrapped) : [schema];
}
function stepInto(schema, part) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        return [schema.shape[part]];
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA ? [schema.element] : schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S ? [schema.valueType] : [];
}


/***/ }),

/***/ 33143:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   casesShape: () => (/* binding */ casesShape)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38816);
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10290);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _keys_of_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11401);






const isInside = (path) => path.length > 0 && path.length <= 1024 && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(path) === path && !path.startsWith("/");
const fault = "a path is relative to the repository's root and stays inside it, without `.` and `..`";
const path = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine(isInside, fault);
const files = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(1 << 20)).superRefine((texts, { addIssue }) => {
    for (const name of Object.keys(texts))
        if (!isInside(name))
            addIssue({ code: "custom", path: [name], message: fault });
});
const isAboutPolicy = (id) => _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id]?.subject === "policy";
const expectation = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    rule: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(Object.keys(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a)),
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
    severity: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO).optional(),
    path: path.optional(),
    line: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).optional(),
})
    .superRefine(({ rule, kind }, { addIssue }) => {
    const kinds = Object.keys(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.kinds ?? {});
    if (kind !== undefined && !kinds.includes(kind))
        addIssue({
            code: "custom",
            path: ["kind"],
            message: `\`${rule}\` has ${kinds.length === 0 ? "no kinds" : `the kinds ${kinds.join(", ")}`}, and \`${kind}\` is none of them`,
        });
});
const casesSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    $schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    policy: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(1024).optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().trim().min(1).max(200),
        files,
        host: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(Object.keys(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S)).optional(),
        expect: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(expectation).max(1000),
    })
        .superRefine((one, { addIssue }) => {
        if (_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff.some((policy) => Object.hasOwn(one.files, policy)))
            return;
        for (const [i, { rule }] of one.expect.entries())
            if (isAboutPolicy(rule))
                addIssue({
                    code: "custom",
                    path: ["expect", i, "rule"],
                    message: `\`${rule}\` is about policies, and \`files\` of this case has none, such as \`${_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff[0]}\``,
                });
    }))
        .min(1)
        .max(1000),
});
const casesShape = {
    schema: casesSchema,
    what: "file of cases",
    keysAt: (at) => (0,_keys_of_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .keysIn */ .q)(casesSchema, at),
};


/***/ })

};
;