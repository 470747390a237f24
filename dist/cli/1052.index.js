"use strict";
exports.id = 1052;
exports.ids = [1052];
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

/***/ 61052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  json: () => (/* binding */ json_json)
});

// EXTERNAL MODULE: ./build/bundle/src/compare/change-json.js
var change_json = __webpack_require__(90192);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings/json.js
var json = __webpack_require__(6161);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var sanitize_json = __webpack_require__(34947);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/model/change.js
var change = __webpack_require__(10505);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/result-json/limits.js
const longestReviewList = 500;

;// CONCATENATED MODULE: ./build/bundle/src/reports/review-json.js



function reviewJson(result) {
    const { reviewContext, policyChanges } = result;
    if (!reviewContext && !policyChanges)
        return null;
    const { folded = new Set(), large = new Set(), owners = new Map() } = reviewContext ?? {};
    const graph = (0,change/* delegationIn */.w5)(result);
    return {
        folded: few([...folded]),
        large: few([...large]),
        owners: few([...owners].map(([path, names]) => ({ path, owners: few(names) }))),
        policy: policyChanges
            ? {
                looser: few(policyChanges.looser.map(problemOf)),
                tighter: few(policyChanges.tighter.map(problemOf)),
                found: few(policyChanges.found.map(findingOf)),
                gone: few(policyChanges.gone.map(findingOf)),
            }
            : null,
        delegation: graph && graph.nodes.length <= longestReviewList && graph.edges.length <= longestReviewList ? graph : null,
    };
}
function few(list) {
    return list.slice(0, longestReviewList);
}
function problemOf({ message, at }) {
    return { message, ...placeOf(at) };
}
function findingOf({ rule, kind, severity, message, at }) {
    return { rule, kind: kind ?? null, severity, message, ...placeOf(at) };
}
function placeOf({ source, span }) {
    return { path: source.path, line: (0,repo_text/* positionAt */.t$)(source, span.start).line };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/bounded-lists.js
var bounded_lists = __webpack_require__(4728);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __webpack_require__(97916);
;// CONCATENATED MODULE: ./build/bundle/src/reports/json.js









function json_json(result, hash) {
    return (0,sanitize_json/* writeJson */.G)({
        version: 1,
        tool: { name: result.tool.name, version: result.tool.version },
        repository: result.repository,
        commit: result.commit,
        base: result.base,
        date: result.date,
        policy: { sources: result.sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })) },
        summary: (0,evaluate_result/* summaryOf */.YG)(result),
        ...(0,bounded_lists/* boundedLists */.x)({
            findings: result.findings.map((evaluated) => json_finding(evaluated, result.tool)),
            changes: result.changes?.map((change) => (0,change_json/* changeJson */.R)(change, hash)) ?? null,
            settings: result.settings?.map((change) => (0,json/* settingJson */.j)(change, hash)) ?? null,
            instructions: result.instructions ?? null,
        }, { findings: ({ severity }) => -finding/* severities */.gO.indexOf(severity) }),
        settingsWidened: (0,json/* widenedBySettings */.p)(result.settings ?? []),
        review: reviewJson(result),
        power: result.power ?? null,
    });
}
function json_finding({ finding: found, state, fingerprint, waiver }, tool) {
    const { rule, kind, class: ofClass, severity, certainty, message, at, fixes = [], host, edition, layer, item, related = [], relatedCount = related.length, } = found;
    const end = (0,repo_text/* positionAt */.t$)(at.source, Math.max(at.span.end, at.span.start));
    const { path, line, column } = pointOf(at);
    return {
        rule,
        kind: kind ?? null,
        class: ofClass,
        severity,
        certainty,
        message,
        path,
        line,
        column,
        endLine: end.line,
        endColumn: end.column,
        host,
        edition,
        layer: layer?.name ?? null,
        profile: (item?.profile && (0,fact/* known */.eO)(item.profile.name)) ?? null,
        state,
        waiver: waiver && excuseOf(waiver),
        fingerprint,
        help: (0,evaluate_result/* helpOf */.ZL)(tool, rule),
        related: related.map((place) => ({ message: place.message, ...pointOf(place.at) })),
        relatedCount,
        fixes: fixes.map(fixOf),
    };
}
function fixOf({ title, safe, edits }) {
    return {
        title,
        safe,
        edits: edits.map(({ at: { source, span }, text }) => ({
            path: source.path,
            start: span.start,
            end: span.end,
            text,
        })),
    };
}
function excuseOf({ rule, owner, reason, until, at }) {
    const { path, line } = pointOf(at);
    return { rule, owner, reason, until, path, line };
}
function pointOf({ source, span }) {
    return { path: source.path, ...(0,repo_text/* positionAt */.t$)(source, span.start) };
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