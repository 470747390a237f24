"use strict";
exports.id = 708;
exports.ids = [708];
exports.modules = {

/***/ 9708:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globLimits: () => (/* binding */ globLimits),
/* harmony export */   keysAt: () => (/* binding */ keysAt),
/* harmony export */   policySchema: () => (/* binding */ policySchema),
/* harmony export */   reservedKeys: () => (/* binding */ reservedKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9387);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(445);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7268);




const level = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["off", ..._finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g]);
const capability = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_capability_js__WEBPACK_IMPORTED_MODULE_3__/* .capabilities */ .R);
const globLimits = { length: 256, wildcardsInSegment: 3, deepWildcards: 4, alternatives: 64 };
const glob = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .min(1)
    .max(globLimits.length)
    .superRefine((pattern, { addIssue }) => {
    const problem = globProblem(pattern);
    if (problem)
        addIssue({ code: "custom", message: problem });
});
function globProblem(pattern) {
    if (pattern.startsWith("/") || pattern.startsWith("!"))
        return "a pattern is relative to the repository's root and does not start with `/` or `!`";
    if (pattern.split("/").includes(".."))
        return "a pattern does not leave the repository by `..`";
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
const globs = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(glob).min(1).max(100);
const reason = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().min(3, "a reason says why, in at least three characters").max(1000);
const date = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().superRefine((text, { addIssue }) => {
    const stamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    const real = !Number.isNaN(stamp) && new Date(stamp).toISOString().startsWith(text);
    if (!real)
        addIssue({ code: "custom", message: "a date is a day of the calendar, as in 2027-03-31" });
});
const directory = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .min(1)
    .max(1024)
    .refine((path) => !path.startsWith("/") && !/^[A-Za-z]:|\\/.test(path) && !path.split("/").includes(".."), "a directory is relative to the repository's root and stays inside it, with `/` between its parts");
const host = (editions) => zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    dirs: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(directory).max(200).optional().describe("Further directories (for some hosts: files) to read as project layers; they add, never replace."),
    edition: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(editions).optional().describe(`The version of the host that judges. Default: \`${editions[0]}\`.`),
});
const setting = ({ options = {}, summary }) => zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    level,
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        severity: level.optional(),
        ...Object.fromEntries(Object.entries(options).map(([name, { minimum, maximum, description, presets }]) => [
            name,
            zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(minimum).max(maximum).optional().describe(`${description} Default: ${presets.recommended}, strict: ${presets.strict}.`),
        ])),
    }),
])
    .optional()
    .describe(summary);
const grant = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    profiles: globs.optional().describe("Names of profiles."),
    paths: globs.optional().describe("Paths of their files."),
    hosts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(Object.keys(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S))).min(1).optional().describe("Hosts; all where absent."),
    may: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(capability).min(1).describe("What these profiles may do beyond the ceiling."),
    reason: reason.describe("Why they may."),
    owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(200).optional().describe("The login or team that answers for it."),
    until: date.optional().describe("The last day it counts, in UTC."),
})
    .refine(({ profiles, paths }) => profiles !== undefined || paths !== undefined, "a grant names `profiles`, `paths` or both");
const reservedKeys = ["waivers", "overrides", "rollout", "approvals", "grantable", "waivable", "max-days", "baseline"];
const policySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    $schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("For editors."),
    extends: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1).max(10)])
        .optional()
        .describe("The presets to start from: preset:recommended or preset:strict. Default: preset:recommended."),
    hosts: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(Object.fromEntries(Object.entries(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S).map(([id, { editions }]) => [id, host(editions).optional()]))).optional().describe("Settings per host."),
    ceiling: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(capability).optional().describe("What any profile may do without a grant. Default: [read]."),
    grants: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(grant).max(1000).optional().describe("Profiles that may do more than the ceiling."),
    ignore: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ paths: globs, reason })).max(1000).optional().describe("Files whose findings do not count; their profiles are still listed."),
    rules: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(Object.fromEntries(Object.entries(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a).flatMap(([id, rule]) => [
        [id, setting(rule)],
        ...Object.keys(rule.kinds ?? {}).map((kind) => [`${id}/${kind}`, level.optional().describe(`${rule.summary} Kind \`${kind}\`.`)]),
    ])))
        .optional()
        .describe("Severities and options that differ from the preset."),
})
    .describe("What a team decided about its subagent profiles.");
function keysAt(path) {
    let schemas = [policySchema];
    for (const part of path)
        schemas = schemas.flatMap(unwrapped).flatMap((schema) => stepInto(schema, part));
    return schemas.flatMap(unwrapped).flatMap((schema) => (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH ? Object.keys(schema.shape) : []));
}
function unwrapped(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodOptional */ .IiU)
        return unwrapped(schema.unwrap());
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodUnion */ .fZ7 ? schema.options.flatMap(unwrapped) : [schema];
}
function stepInto(schema, part) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH)
        return [schema.shape[part]];
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA ? [schema.element] : [];
}


/***/ })

};
;