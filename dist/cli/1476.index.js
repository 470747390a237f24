"use strict";
exports.id = 1476;
exports.ids = [1476];
exports.modules = {

/***/ 799:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ worstFirst),
/* harmony export */   r: () => (/* binding */ remarksOf)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9994);

function remarksOf(judged) {
    return grouped(grouped(judged.map(alone), samePlace), sameHabit);
}
function worstFirst(remarks) {
    return [...remarks].sort((one, other) => _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(other.severity) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(one.severity));
}
function alone(judged) {
    const { finding, state } = judged;
    return { first: judged, message: finding.message, severity: finding.severity, state, hosts: finding.host === null ? [] : [finding.host], paths: [finding.at.source.path], all: [judged] };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", severity, at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, state, hosts }) {
    const { rule, kind = "", severity, layer, habit } = finding;
    return habit === undefined || !layer ? undefined : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${habit}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(remarks, key) {
    const groups = new Map();
    for (const remark of remarks) {
        const name = key(remark) ?? remark;
        const group = groups.get(name);
        if (group)
            group.push(remark);
        else
            groups.set(name, [remark]);
    }
    return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}
function merged(first, group) {
    if (group.length === 1)
        return first;
    const paths = [...new Set(group.flatMap((remark) => remark.paths))];
    const { message, habit = message } = first.first.finding;
    return {
        ...first,
        message: paths.length > 1 ? habit : message,
        hosts: [...new Set(group.flatMap(({ hosts }) => hosts))],
        paths,
        all: group.flatMap(({ all }) => all),
    };
}


/***/ }),

/***/ 1476:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: () => (/* binding */ github)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6951);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3609);
/* harmony import */ var _remark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(799);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3278);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80);





const most = 10;
const levels = [
    ["error", "error"],
    ["warning", "warning"],
    ["note", "notice"],
];
function github(result) {
    const remarks = (0,_remark_js__WEBPACK_IMPORTED_MODULE_4__/* .worstFirst */ .m)((0,_remark_js__WEBPACK_IMPORTED_MODULE_4__/* .remarksOf */ .r)(result.judged.filter(({ state }) => state === "new" || (state === "existing" && result.gate === "all"))));
    const lines = levels.flatMap(([severity, command]) => {
        const some = remarks.filter((remark) => remark.severity === severity);
        const rest = some.length - most;
        return [...some.slice(0, most).map((remark) => annotation(command, remark)), ...(rest > 0 ? [`${rest} more of severity ${severity}: annotations have room for ${most}`] : [])];
    });
    const { profiles, errors, warnings, notes, waived } = (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryOf */ .YG)(result);
    const excused = (0,_remark_js__WEBPACK_IMPORTED_MODULE_4__/* .remarksOf */ .r)(result.judged.filter(({ state }) => state === "waived")).map(waivedLine);
    return `${[...lines, ...excused, `profiles ${profiles}, errors ${errors}, warnings ${warnings}, notes ${notes}${waived > 0 ? `, waived ${waived}` : ""}`].join("\n")}\n`;
}
function waivedLine({ first: { finding, waiver }, message, paths }) {
    const { at, rule, kind } = finding;
    const others = paths.length > 1 ? `, as do ${paths.length - 1} more profiles` : "";
    const by = waiver ? ` (by ${waiver.owner} until ${waiver.until}: ${waiver.reason})` : "";
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`waived: ${at.source.path}:${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start).line} ${message}${others} [${kind === undefined ? rule : `${rule}/${kind}`}]${by}`);
}
function annotation(command, { first, message, hosts, paths }) {
    const { at, rule, kind } = first.finding;
    const [start, end] = [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, Math.max(at.span.start, at.span.end))];
    const columns = start.line === end.line ? { col: start.column, endColumn: Math.max(start.column, end.column) } : {};
    const title = kind === undefined ? rule : `${rule}/${kind}`;
    const properties = (0,_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(at) ? { title } : { file: (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(at.source.path), line: start.line, ...columns, endLine: end.line, title };
    const lead = (0,_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(at) ? `${(0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(at.source.path)}:${start.line}: ` : "";
    const others = paths.length > 1 ? `, as do ${paths.length - 1} more profiles` : "";
    const also = hosts.length > 1 ? ` (${hosts.join(", ")})` : "";
    const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
    return `::${command} ${written.join(",")}::${escaped(`${lead}${(0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(message)}${also}${others}`)}`;
}
function escaped(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text) {
    return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ })

};
;