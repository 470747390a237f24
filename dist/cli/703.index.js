"use strict";
exports.id = 703;
exports.ids = [703];
exports.modules = {

/***/ 7047:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7653);

function writeJson(value) {
    return `${write(value, "")}\n`;
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
        : Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]));
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ }),

/***/ 8703:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5259);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7047);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9460);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8278);




function json(result) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)({
        version: 1,
        tool: { name: result.tool.name, version: result.tool.version },
        repository: result.repository,
        commit: result.commit,
        base: result.base,
        policy: { sources: result.sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })) },
        summary: (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryOf */ .YG)(result),
        findings: result.judged.map((judged) => finding(judged, result.tool)),
    });
}
function finding({ finding: found, state, fingerprint, waiver }, tool) {
    const { rule, kind, severity, message, at, host, edition, layer, item, related = [] } = found;
    const end = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, Math.max(at.span.end, at.span.start));
    const { path, line, column } = pointOf(at);
    return {
        rule,
        kind: kind ?? null,
        severity,
        message,
        path,
        line,
        column,
        endLine: end.line,
        endColumn: end.column,
        host,
        edition,
        layer: layer?.name ?? null,
        profile: (item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(item.profile.name)) ?? null,
        state,
        waiver: waiver && excuseOf(waiver),
        fingerprint,
        help: (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .helpOf */ .ZL)(tool, rule),
        related: related.map((place) => ({ message: place.message, ...pointOf(place.at) })),
    };
}
function excuseOf({ rule, owner, reason, until, at }) {
    const { path, line } = pointOf(at);
    return { rule, owner, reason, until, path, line };
}
function pointOf({ source, span }) {
    return { path: source.path, ...(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(source, span.start) };
}


/***/ })

};
;