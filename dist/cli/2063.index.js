"use strict";
exports.id = 2063;
exports.ids = [2063];
exports.modules = {

/***/ 92063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rowSchema: () => (/* binding */ rowSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38816);
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_certainty_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65174);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10290);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97916);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48975);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78302);






const day = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\d$/);
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const line = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1);
const may = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7));
const common = {
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe("The name that the plan gives it."),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe("The full id of the commit that was read."),
    date: day.describe("The day that the policy was evaluated on."),
    tool: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe("The name and the version of the tool."),
    stale: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional().describe("Kept from an earlier inventory, because this one could not read it."),
};
const repositoryRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("repository"),
    ...common,
    branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe("The root tree of the commit, by which an unchanged repository is known."),
    visibility: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .visibilities */ .dm).nullable().describe("null: it is not known."),
    archived: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    properties: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())]))
        .describe("Its custom properties, as far as the token may read them."),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .conclusions */ .fy),
    readOn: day
        .optional()
        .describe("Of one that is undecided or unreached: the day of its other rows, which are of an earlier inventory."),
    problem: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe("Why it is undecided or unreached; of one that was read, what is not known."),
    power: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .powers */ .Nj).nullable().describe("Since the earlier inventory; null: there is none to compare with."),
    profiles: count,
    errors: count,
    warnings: count,
    notes: count,
    gate: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .gateKinds */ .hu),
        path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        line,
        version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe("The pin of the action or the hook, as it is written."),
        weakened: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
            .readonly()
            .optional()
            .describe("What may keep it from running or from failing, next to the defaults; absent: nothing that is known."),
        ruleset: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
            repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe("The repository that has the workflow."),
            commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe("The commit that the ruleset pins; null: the workflow can change."),
        })
            .nullable()
            .describe("The ruleset that requires the workflow; null: the repository itself has it."),
    })),
    policy: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), sha256: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    judgedBy: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .nullable()
        .describe("A hash of what decides the rows beside the repository: the policy above, `--fail-on` and this tool."),
    holdsUntil: day
        .nullable()
        .describe("The last day on which these rows are the same while the files stay; null: no day changes them."),
});
const server = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), value: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const grantPlace = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line }).nullable();
const profileRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("profile"),
    ...common,
    host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    edition: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    layer: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    reach: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["repository", "organisation"])
        .describe("`organisation`: it is offered in every repository of the organisation."),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    capabilities: may,
    allowed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable().describe("null: the file could not be read."),
    grant: grantPlace,
    owner: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe("Who answers for the grant."),
    until: day.nullable(),
    codeOwners: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    servers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(server),
    certainty: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_certainty_js__WEBPACK_IMPORTED_MODULE_4__/* .certainties */ .i),
});
const settingRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("setting"),
    ...common,
    host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    layer: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    root: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    setting: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    value: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe("As `list` prints it."),
    effect: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    does: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .settingKinds */ .U2).describe("The effect, and what it can do, in words."),
    may,
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .nullable()
        .describe("The command that it starts, or the host of the address that it leads to; null: it names neither."),
    server: server.nullable().describe("The server that it starts or connects to; null: none."),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line,
    certainty: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_certainty_js__WEBPACK_IMPORTED_MODULE_4__/* .certainties */ .i),
    allowed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .nullable()
        .optional()
        .describe("By the ceiling, grants and waivers; null: none of them concerns it."),
    grant: grantPlace.optional(),
    owner: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().optional().describe("Who answers for the grant."),
    until: day.nullable().optional(),
});
const uncheckedRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("unchecked"),
    ...common,
    host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe("null: no host that this tool checks reads it."),
    edition: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe("Why it was not checked."),
});
const findingRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("finding"),
    ...common,
    rule: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    class: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .classes */ .Ly),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .severities */ .gO),
    certainty: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_certainty_js__WEBPACK_IMPORTED_MODULE_4__/* .certainties */ .i),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line,
    column: line,
    host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    edition: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    layer: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    profile: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_evaluate_result_js__WEBPACK_IMPORTED_MODULE_1__/* .states */ .xP),
    owner: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe("Who answers for the waiver."),
    until: day.nullable().describe("The last day of the waiver."),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt("type", [
    repositoryRow,
    profileRow,
    settingRow,
    uncheckedRow,
    findingRow,
]);


/***/ })

};
;