"use strict";
exports.id = 3143;
exports.ids = [3143,9708];
exports.modules = {

/***/ 7209:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ globProblem),
/* harmony export */   H: () => (/* binding */ globLimits)
/* harmony export */ });
const globLimits = { length: 256, wildcardsInSegment: 3, deepWildcards: 4, alternatives: 64 };
function globProblem(pattern) {
    if (pattern.startsWith("/") || pattern.startsWith("!"))
        return "a pattern is relative to the repository's root and does not start with `/` or `!`";
    if (pattern.split("/").includes(".."))
        return "a pattern does not leave the repository by `..`";
    if (pattern.endsWith("/"))
        return `a pattern names files: for all in a directory, \`${pattern}**\``;
    if (/(?:^|\/)\.?\//.test(pattern))
        return "a pattern has no `./` and no `//`";
    const plain = pattern.replace(/\\[^]/g, "");
    if (plain.split("/").some((segment) => segment.replace(/\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]/g, "").includes("[")))
        return "a set in a pattern is closed, as in `[ab]`; the sign itself is `\\[`";
    if (/[@+!?*]\([^)]*\)/.test(plain))
        return "extended patterns such as `@(a|b)` are not taken; alternatives are `{a,b}`";
    const groups = [...pattern.matchAll(/\{([^{}]*)\}/g)];
    if (groups.length !== (pattern.match(/\{/g)?.length ?? 0))
        return "braces in a pattern are closed and not nested";
    if (groups.some(([, inside]) => inside?.includes("..")))
        return "a pattern lists its alternatives; ranges such as `{1..9}` are not taken";
    const product = groups.reduce((count, [, inside = ""]) => count * inside.split(",").length, 1);
    if (product > globLimits.alternatives)
        return `a pattern expands to at most ${globLimits.alternatives} alternatives, this one to ${product}`;
    const segments = pattern.split("/");
    if (segments.filter((segment) => segment === "**").length > globLimits.deepWildcards)
        return `a pattern has at most ${globLimits.deepWildcards} \`**\``;
    if (segments.some((segment) => segment !== "**" && (segment.match(/\*+/g)?.length ?? 0) > globLimits.wildcardsInSegment)) {
        return `a pattern has at most ${globLimits.wildcardsInSegment} \`*\` between two slashes`;
    }
    return undefined;
}


/***/ }),

/***/ 9708:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keysIn: () => (/* binding */ keysIn),
/* harmony export */   policySchema: () => (/* binding */ policySchema),
/* harmony export */   policyShape: () => (/* binding */ policyShape)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8816);
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8280);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(290);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3861);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7209);






const level = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .g]);
const capability = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7);
const glob = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .min(1)
    .max(_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globLimits */ .H.length)
    .superRefine((pattern, { addIssue }) => {
    const problem = (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globProblem */ .A)(pattern);
    if (problem)
        addIssue({ code: "custom", message: problem });
});
const globs = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(glob).min(1).max(100);
const reason = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().trim().min(3, "a reason says why, in at least three characters").max(1000);
const date = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .superRefine((text, { addIssue }) => {
    const stamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    const real = !Number.isNaN(stamp) && new Date(stamp).toISOString().startsWith(text);
    if (!real)
        addIssue({ code: "custom", message: "a date is a day of the calendar, as in 2027-03-31" });
})
    .meta({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const directory = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .min(1)
    .max(1024)
    .refine((path) => !path.startsWith("/") && !/^[A-Za-z]:|\\/.test(path) && !path.split("/").includes(".."), "a directory is relative to the repository's root and stays inside it, with `/` between its parts");
const host = (editions) => zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    dirs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(directory)
        .max(200)
        .optional()
        .describe("Further directories (for some hosts: files) to read as project layers; they add, never replace."),
    edition: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(editions)
        .optional()
        .describe(`The version of the host that judges. Default: \`${editions[0]}\`.`),
});
const setting = ({ options = {}, summary }) => zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    level,
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        severity: level.optional(),
        ...Object.fromEntries(Object.entries(options).map(([name, { minimum, maximum, description, presets }]) => [
            name,
            zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
                .min(minimum)
                .max(maximum)
                .optional()
                .describe(`${description} Default: ${presets.recommended}, strict: ${presets.strict}.`),
        ])),
    }),
])
    .optional()
    .describe(summary);
const person = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,50})(?:\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100})?$/;
const owner = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(person, "an owner is a login or a team, as in `alice` or `@acme/security`");
const hostIds = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(Object.keys(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .hosts */ .S))).min(1);
const selector = {
    profiles: globs.optional().describe("Names of profiles; all where absent."),
    paths: globs.optional().describe("Paths of their files; all where absent."),
    hosts: hostIds.optional().describe("Hosts; all where absent."),
};
const namesSome = { anyOf: [{ required: ["profiles"] }, { required: ["paths"] }] };
const grant = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ...selector,
    may: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(capability).min(1).describe("What these profiles may do beyond the ceiling."),
    reason: reason.describe("Why they may."),
    owner: owner.describe("The login or team that answers for it."),
    until: date.optional().describe("The last day it counts, in UTC."),
})
    .refine(({ profiles, paths }) => profiles !== undefined || paths !== undefined, "a grant names `profiles`, `paths` or both")
    .meta(namesSome);
const allRules = Object.entries(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a);
const waivableRules = allRules
    .filter(([, { subject }]) => subject !== "policy")
    .flatMap(([id, { kinds = {} }]) => [id, ...Object.keys(kinds).map((kind) => `${id}/${kind}`)]);
const waivable = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(waivableRules, {
    error: ({ input }) => allRules.some(([id]) => typeof input === "string" && id === input.split("/")[0] && !waivableRules.includes(id))
        ? "findings about the policy itself cannot be waived"
        : undefined,
});
const waiver = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    rule: waivable.describe("The rule, or the rule and a kind, whose findings are excused."),
    ...selector,
    reason: reason.describe("Why they are."),
    owner: owner.describe("The login or team that answers for it."),
    until: date.describe("The last day it counts, in UTC: at most 180 days away under preset:recommended, 90 under preset:strict."),
})
    .refine(({ profiles, paths }) => profiles !== undefined || paths !== undefined, "a waiver names `profiles`, `paths` or both")
    .meta(namesSome);
const ruleSettings = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej(Object.fromEntries(allRules.flatMap(([id, rule]) => [
    [id, setting(rule)],
    ...Object.keys(rule.kinds ?? {}).map((kind) => [`${id}/${kind}`, level.optional().describe(`${rule.summary} Kind \`${kind}\`.`)]),
])));
function inOrder({ "warn-from": warn, "enforce-from": enforce, }, { addIssue, }) {
    if (warn !== undefined && enforce !== undefined && warn > enforce)
        addIssue({
            code: "custom",
            path: ["warn-from"],
            message: `it is later than \`enforce-from\` (${enforce}), so it would never count`,
        });
}
const schedule = {
    stage: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_model_js__WEBPACK_IMPORTED_MODULE_2__/* .stages */ ._$)
        .optional()
        .describe("observe: everything is a note; warn: nothing is worse than a warning; enforce: as decided."),
    "warn-from": date.optional().describe("The day from which the stage is warn; before it, observe."),
    "enforce-from": date.optional().describe("The day from which the stage is enforce."),
};
const approver = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .regex(person, "whoever approves is a login, a team or the code owners, as in `alice`, `@acme/security` or `codeowners`")
    .refine((name) => name === _model_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOwners */ .eY || !/^@?code[-_]?owners?$/i.test(name), `the code owners are written \`${_model_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOwners */ .eY}\``);
const approval = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    by: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(approver)
        .min(1)
        .max(50)
        .describe("Logins, teams of the repository's organisation (@acme/security), or `codeowners`: those whom CODEOWNERS names at the base."),
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).max(20).optional().describe("How many different people of them. Default: 1."),
})
    .superRefine(({ by, count = 1 }, { addIssue }) => {
    const logins = new Set(by.map((name) => name.replace(/^@/, "").toLowerCase()));
    const isOpen = by.some((name) => name === _model_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOwners */ .eY || name.includes("/"));
    if (!isOpen && count > logins.size)
        addIssue({
            code: "custom",
            path: ["count"],
            message: `\`by\` names ${logins.size === 1 ? "one person" : `${logins.size} people`}, so nobody could ever approve`,
        });
});
const policySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    $schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe("For editors."),
    extends: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).min(1).max(10)])
        .optional()
        .describe("What to start from, in order, the later winning: preset:recommended, preset:strict, a file of this repository, owner/repo//path@ref, with #sha256:… to pin its content. Default: preset:recommended."),
    hosts: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej(Object.fromEntries(Object.entries(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .hosts */ .S).map(([id, { editions }]) => [id, host(editions).optional()])))
        .optional()
        .describe("Settings per host: further directories (dirs), and the edition in use. A host that is named here judges."),
    ceiling: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(capability).optional().describe("What any profile may do without a grant. Default: [read]."),
    grants: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(grant).max(1000).optional().describe("Profiles that may do more than the ceiling."),
    ignore: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ paths: globs, reason }))
        .max(1000)
        .optional()
        .describe("Files whose findings do not count; their profiles are still listed."),
    rules: ruleSettings.optional().describe("Severities and options that differ from the preset."),
    overrides: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        ...selector,
        ceiling: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(capability).optional().describe("Their ceiling."),
        rules: ruleSettings.optional().describe("Their severities and options."),
    }))
        .max(200)
        .optional()
        .describe("Other decisions for some profiles; of those that match, the last counts."),
    waivers: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(waiver)
        .max(1000)
        .optional()
        .describe("Findings that are excused until a day. They stay visible, as waived."),
    grantable: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ ...selector, may: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(capability).min(1).describe("The capabilities.") })
        .optional()
        .describe("For an organisation: what a repository's own policy may grant."),
    waivable: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        rules: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(waivable).min(1).describe("The rules."),
        "max-days": zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).max(180).describe("For how many days at the most."),
    })
        .optional()
        .describe("For an organisation: what a repository's own policy may waive."),
    baseline: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["allow", "refuse"])
        .optional()
        .describe("Whether a baseline file may let findings stand. Default: allow."),
    rollout: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        ...schedule,
        rules: zod__WEBPACK_IMPORTED_MODULE_4__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(allRules.map(([id]) => id)), zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej(schedule).superRefine(inOrder))
            .optional()
            .describe("Schedules of their own for some rules."),
    })
        .superRefine(inOrder)
        .optional()
        .describe("How the policy comes into force. Default: at once."),
    approvals: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        widening: approval.optional().describe("Who approves a request that widens what a profile may do."),
        policy: approval.optional().describe("Who approves a request that loosens the policy."),
    })
        .optional()
        .describe("Reviews that a request needs; the action reads them."),
})
    .describe("What a team decided about its subagent profiles.");
const policyShape = {
    schema: policySchema,
    what: "policy",
    keysAt: (path) => keysIn(policySchema, path),
};
function keysIn(root, path) {
    let schemas = [root];
    for (const part of path)
        schemas = schemas.flatMap(unwrapped).flatMap((schema) => stepInto(schema, part));
    return schemas
        .flatMap(unwrapped)
        .flatMap((schema) => schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodObject */ .bvH
        ? Object.keys(schema.shape)
        : schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodRecord */ .b8S && schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodEnum */ .Vb4
            ? schema.keyType.options.map(String)
            : []);
}
function unwrapped(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodOptional */ .IiU)
        return unwrapped(schema.unwrap());
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodUnion */ .fZ7 ? schema.options.flatMap(unwrapped) : [schema];
}
function stepInto(schema, part) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodObject */ .bvH)
        return [schema.shape[part]];
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodArray */ .naA ? [schema.element] : schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodRecord */ .b8S ? [schema.valueType] : [];
}


/***/ }),

/***/ 3143:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   casesShape: () => (/* binding */ casesShape)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8816);
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(290);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6311);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9708);





const isInside = (path) => path.length > 0 && path.length <= 1024 && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(path) === path && !path.startsWith("/");
const fault = "a path is relative to the repository's root and stays inside it, without `.` and `..`";
const path = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine(isInside, fault);
const files = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(1 << 20)).superRefine((texts, { addIssue }) => {
    for (const name of Object.keys(texts))
        if (!isInside(name))
            addIssue({ code: "custom", path: [name], message: fault });
});
const judging = Object.entries(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a).filter(([, { subject }]) => subject !== "policy");
const expectation = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    rule: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(judging.map(([id]) => id)),
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
    severity: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .g).optional(),
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
    }))
        .min(1)
        .max(1000),
});
const casesShape = {
    schema: casesSchema,
    what: "file of cases",
    keysAt: (way) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__.keysIn)(casesSchema, way),
};


/***/ })

};
;