"use strict";
exports.id = 3951;
exports.ids = [3951];
exports.modules = {

/***/ 90192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ changeJson)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64682);
/* harmony import */ var _model_starts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96258);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97544);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);





function changeJson({ kind, before, after, gained, lost, widened, fields, granted, widenings, differences, prompt }, hash) {
    const subject = after ?? before;
    const [path = null, previous] = [subject?.item.files[0], before?.item.files[0]];
    return {
        kind,
        host: subject?.host ?? null,
        name: subject ? nameOf(subject) : null,
        path,
        previousPath: previous === undefined || previous === path ? null : previous,
        before: before && sideOf(before, hash),
        after: after && sideOf(after, hash),
        gained: grantsJson(gained, after, hash),
        lost: grantsJson(lost, before, hash),
        widened,
        fields,
        grant: granted ?? null,
        widenings: widenings.map((widening) => wideningOf(widening, after === null)),
        differences: differences.map(differenceOf),
        prompt,
    };
}
function sideOf({ item: { layer, verdict, profile } }, hash) {
    return {
        capabilities: profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .SF)(profile) : [],
        permissionMode: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.permissionMode)) ?? null,
        model: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.model)) ?? null,
        promptSha256: profile ? hash(profile.prompt.text) : null,
        verdict: verdict.kind,
        layer: layer.name,
    };
}
function grantsJson(grants, of, hash) {
    const starts = (0,_model_starts_js__WEBPACK_IMPORTED_MODULE_4__/* .startGrantsOf */ .T)(of?.item.profile);
    return grants.map((grant) => ({
        capability: grant.capability,
        tool: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(grant.tool, hash),
        scope: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(grant.scope, hash),
        start: starts.has(grant),
    }));
}
function wideningOf({ kind, capability, message, at, chain, files, reasons }, ofBase) {
    return {
        kind,
        capability,
        message,
        ...positionOf(at),
        ofBase,
        way: chain.map((subject) => ({ name: nameOf(subject), path: subject.item.files[0] ?? null })),
        ...(files ? { files } : {}),
        ...(reasons ? { reasons } : {}),
    };
}
function differenceOf({ field, before, after, at }) {
    return { field, before, after, ...positionOf(at), ofBase: after === null };
}
function nameOf({ item: { profile } }) {
    return (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name)) ?? null;
}
function positionOf({ source, span }) {
    return { path: source.path, ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(source, span.start) };
}


/***/ }),

/***/ 4728:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ boundedLists)
/* harmony export */ });
/* harmony import */ var _platform_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3986);

const largestReport = 64 * 1024 * 1024;
const overhead = 12;
const copies = 3;
function boundedLists(lists, ranks = {}, limit = largestReport) {
    let left = limit;
    (0,_platform_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .ensureMemory */ .EJ)();
    const bounded = Object.entries(lists).map(([name, items]) => {
        if (!items)
            return { name, items, omitted: 0 };
        const rank = ranks[name];
        const order = items.map((item, at) => ({ item, at, rank: rank?.(item) ?? 0 }));
        const kept = order
            .sort((a, b) => a.rank - b.rank || a.at - b.at)
            .filter(({ item }) => {
            const size = sizeOf(item);
            const fits = size <= left;
            if (fits)
                left -= size;
            return fits;
        });
        const inOrder = kept.sort((a, b) => a.at - b.at).map(({ item }) => item);
        return { name, items: inOrder, omitted: items.length - kept.length };
    });
    (0,_platform_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .ensureMemory */ .EJ)(copies * (limit - left));
    return {
        ...Object.fromEntries(bounded.map(({ name, items }) => [name, items])),
        omitted: Object.fromEntries(bounded.map(({ name, omitted }) => [name, omitted])),
    };
}
function sizeOf(value) {
    if (typeof value === "string")
        return value.length + overhead;
    if (typeof value !== "object" || value === null)
        return overhead;
    if (Array.isArray(value))
        return value.reduce((sum, item) => sum + sizeOf(item), overhead);
    return Object.entries(value).reduce((sum, [key, item]) => sum + key.length + sizeOf(item), overhead);
}


/***/ }),

/***/ 63951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffJson: () => (/* binding */ diffJson)
/* harmony export */ });
/* harmony import */ var _compare_change_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90192);
/* harmony import */ var _compare_settings_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6161);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34947);
/* harmony import */ var _bounded_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4728);
/* harmony import */ var _setting_refusals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45715);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85431);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50652);







function diffJson(compared, hash) {
    const { tool, date, base, commit, changes = [], settings = [], instructions = [], power = "undecided" } = compared;
    const verdicts = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictsOn */ .I)(compared);
    const refusedBy = (0,_setting_refusals_js__WEBPACK_IMPORTED_MODULE_6__/* .settingRefusals */ .q)(compared.findings ?? []);
    return (0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)({
        version: 1,
        tool: { name: tool.name, version: tool.version },
        date,
        base,
        head: commit,
        power,
        ...(0,_bounded_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .boundedLists */ .x)({
            changes: changes.map((change) => ({ ...(0,_compare_change_json_js__WEBPACK_IMPORTED_MODULE_0__/* .changeJson */ .R)(change, hash), ...verdictJson(verdicts?.get(change)) })),
            settings: settings.map((change) => ({
                ...(0,_compare_settings_json_js__WEBPACK_IMPORTED_MODULE_1__/* .settingJson */ .j)(change, hash),
                refusedBy: refusedBy(change),
            })),
            instructions,
            policy: (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .policyJson */ .nF)(compared.policyDifference),
        }),
    });
}
function verdictJson(verdict) {
    const { allowed = null, decision = null, rules = [], grants = [], until = null } = verdict ?? {};
    const refuses = allowed === false;
    return {
        allowed,
        decision,
        refusedBy: refuses ? [...new Set(rules.map(({ rule }) => rule))] : [],
        grants,
        until,
    };
}


/***/ }),

/***/ 50652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ verdictsOn)
/* harmony export */ });
/* unused harmony export changeDecisions */
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _markdown_allowed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87155);
/* harmony import */ var _markdown_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7429);
/* harmony import */ var _markdown_model_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10505);




const changeDecisions = (/* unused pure expression or super */ null && (["refused", "awaited", "warned", "noted", "waived", "grant", "ceiling", "none"]));
const ofFinding = {
    no: "refused",
    awaited: "awaited",
    warned: "warned",
    unlimited: "noted",
    noted: "noted",
    waived: "waived",
};
function verdictsOn(judged) {
    const { findings, changes = [], reviewContext, base } = judged;
    if (!findings)
        return undefined;
    const models = (0,_markdown_model_change_js__WEBPACK_IMPORTED_MODULE_3__/* .changesIn */ .N0)({ changes, findings, base, sources: [], ...(reviewContext ? { reviewContext } : {}) }) ?? [];
    const changeOf = new Map(models.map((model, at) => [model, changes[at]]));
    return new Map((0,_markdown_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .m)(models).flatMap((model) => {
        const change = changeOf.get(model);
        if (!change?.after)
            return [];
        const { finding, by, policy } = (0,_markdown_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)(model);
        const coveredBy = policy === "grant" || policy === "ceiling" ? policy : null;
        const decision = finding === null ? (coveredBy ?? "none") : ofFinding[finding];
        const rules = new Map(by.map(({ rule, kind, state }) => [
            JSON.stringify([rule, kind, state]),
            { rule, kind, isNew: state !== "existing" },
        ]));
        const places = reviewContext?.allowances.get(change.after)?.grants ?? [];
        const verdict = {
            decision,
            coveredBy,
            allowed: allowedBy(decision, coveredBy),
            isUnlimited: finding === "unlimited",
            rules: [...rules.values()],
            grants: places.map(({ source, span }) => ({ path: source.path, line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(source, span.start).line })),
            until: endOf(decision === "waived" ? decision : coveredBy, change, judged),
        };
        return [[change, verdict]];
    }));
}
function allowedBy(decision, coveredBy) {
    if (decision === "refused" || decision === "awaited")
        return false;
    return decision === "waived" || coveredBy !== null ? true : null;
}
function endOf(cause, { after }, { findings = [], reviewContext }) {
    const grants = (after && reviewContext?.allowances.get(after)?.grants) ?? [];
    const days = cause === "waived"
        ? findings.flatMap(({ finding, waiver }) => (waiver && finding.item === after?.item ? [waiver.until] : []))
        : cause === "grant"
            ? grants.flatMap((at) => reviewContext?.endsOfGrants.get(at) ?? [])
            : [];
    return days.toSorted()[0] ?? null;
}


/***/ }),

/***/ 45715:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ settingRefusals)
/* harmony export */ });
function settingRefusals(findings) {
    const refusals = new Map();
    for (const { finding, state } of findings) {
        const { item, host, rule, severity, at } = finding;
        if (item !== null || severity !== "error" || state === "waived" || finding.class !== "power")
            continue;
        const key = JSON.stringify([host, at.source.path]);
        refusals.set(key, (refusals.get(key) ?? new Set()).add(rule));
    }
    return ({ host, path }) => [...(refusals.get(JSON.stringify([host, path])) ?? [])];
}


/***/ }),

/***/ 34947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   c: () => (/* binding */ writeJsonLine)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function writeJsonLine(value) {
    return `${compact(value)}\n`;
}
function compact(value) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => compact(item)).join(",")}]`;
    const members = Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}:${compact(item)}`]);
    return `{${members.join(",")}}`;
}
function write(value, margin) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    const deeper = `${margin}  `;
    const array = Array.isArray(value);
    const parts = array
        ? value.map((item) => write(item, deeper))
        : Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]);
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ })

};
;