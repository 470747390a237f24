"use strict";
exports.id = 7870;
exports.ids = [7870];
exports.modules = {

/***/ 7870:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: () => (/* binding */ github)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5028);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7916);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4951);





const limit = 10;
const levels = [
    ["error", "error"],
    ["warning", "warning"],
    ["note", "notice"],
];
function github(result) {
    const groups = (0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)((0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(result.findings.filter(({ state }) => state === "new" || (state === "existing" && result.gate === "all"))));
    const subjectsOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectsIn */ .$c)(result);
    const lines = levels.flatMap(([severity, command]) => {
        const items = groups.filter((group) => group.severity === severity);
        const rest = items.length - limit;
        return [
            ...items.slice(0, limit).map((entry) => annotation(command, entry, subjectsOf(entry))),
            ...(rest > 0 ? [`${rest} more of severity ${severity}: annotations have room for ${limit}`] : []),
        ];
    });
    const { profiles, errors, warnings, notes, waived } = (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryOf */ .YG)(result);
    const excused = (0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(result.findings.filter(({ state }) => state === "waived")).map(waivedLine);
    return `${[...lines, ...excused, `profiles ${profiles}, errors ${errors}, warnings ${warnings}, notes ${notes}${waived > 0 ? `, waived ${waived}` : ""}`].join("\n")}\n`;
}
function waivedLine({ first: { finding, waiver }, message, paths }) {
    const { at, rule, kind } = finding;
    const others = paths.length > 1 ? `, as do ${paths.length - 1} more profiles` : "";
    const by = waiver ? ` (by ${waiver.owner} until ${waiver.until}: ${waiver.reason})` : "";
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`waived: ${at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(at.source, at.span.start).line} ${message}${others} [${kind === undefined ? rule : `${rule}/${kind}`}]${by}`);
}
function annotation(command, { first, message, paths }, also) {
    const { at, rule, kind } = first.finding;
    const [start, end] = [
        (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(at.source, at.span.start),
        (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(at.source, Math.max(at.span.start, at.span.end)),
    ];
    const columns = start.line === end.line ? { col: start.column, endColumn: Math.max(start.column, end.column) } : {};
    const title = kind === undefined ? rule : `${rule}/${kind}`;
    const properties = (0,_policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(at)
        ? { title }
        : { file: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(at.source.path), line: start.line, ...columns, endLine: end.line, title };
    const lead = (0,_policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(at) ? `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(at.source.path)}:${start.line}: ` : "";
    const others = paths.length > 1 ? `, as do ${paths.length - 1} more profiles` : "";
    const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
    return `::${command} ${written.join(",")}::${escaped(`${lead}${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(message)}${also}${others}`)}`;
}
function escaped(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text) {
    return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ }),

/***/ 5028:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kG: () => (/* binding */ groupFindings),
  $c: () => (/* binding */ subjectsIn),
  md: () => (/* binding */ worstFirst)
});

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/generated/titles.js
const titles = new Map([
    ["a3s", "A3S Code"],
    ["augment", "Augment"],
    ["claude", "Claude Code"],
    ["codebuddy", "CodeBuddy"],
    ["codex", "Codex"],
    ["copilot", "GitHub Copilot"],
    ["cursor", "Cursor"],
    ["defect", "defect"],
    ["factory", "Factory"],
    ["gemini", "Gemini CLI"],
    ["goose", "goose"],
    ["junie", "Junie"],
    ["kiro", "Kiro"],
    ["opencode", "opencode or Kilo"],
    ["openheim", "openheim"],
    ["qwen", "Qwen Code"],
    ["roo", "Roo Code"],
    ["vtcode", "VT Code"],
]);

;// CONCATENATED MODULE: ./build/bundle/src/reports/group.js


function groupFindings(evaluated) {
    return grouped(grouped(evaluated.map(alone), samePlace), sameHabit);
}
function subjectsIn({ inspection: { loads, subjects }, }) {
    const names = new Map(loads.map(({ host, title }) => [host, title]));
    const readers = new Map();
    for (const { host, item } of subjects)
        for (const path of item.files)
            readers.set(path, (readers.get(path) ?? new Set()).add(host));
    return ({ hosts, message, paths }) => {
        const saying = hosts.map((host) => names.get(host) ?? host);
        const isAlone = saying.length < 2 && paths.every((path) => (readers.get(path)?.size ?? 0) < 2);
        return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
    };
}
const foremost = 3;
function worstFirst(groups) {
    const counts = new Map();
    const ranked = groups.map((group) => {
        const { rule, kind = "" } = group.first.finding;
        const sort = `${group.severity} ${rule} ${kind}`;
        const count = (counts.get(sort) ?? 0) + 1;
        counts.set(sort, count);
        return { group, severity: finding/* severities */.gO.indexOf(group.severity), isLater: count > foremost };
    });
    return ranked
        .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
        .map(({ group }) => group);
}
function alone(evaluated) {
    const { finding, state } = evaluated;
    return {
        first: evaluated,
        message: finding.message,
        severity: finding.severity,
        state,
        hosts: finding.host === null ? [] : [finding.host],
        paths: [finding.at.source.path],
        findings: [evaluated],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", severity, at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, state, hosts }) {
    const { rule, kind = "", severity, layer, groupKey: key } = finding;
    return key === undefined || !layer
        ? undefined
        : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${key}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(list, key) {
    const groups = new Map();
    for (const candidate of list) {
        const name = key(candidate) ?? candidate;
        const group = groups.get(name);
        if (group)
            group.push(candidate);
        else
            groups.set(name, [candidate]);
    }
    return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}
function merged(first, group) {
    if (group.length === 1)
        return first;
    const paths = [...new Set(group.flatMap((entry) => entry.paths))];
    const hosts = [...new Set(group.flatMap((group) => group.hosts))];
    const { message, groupKey: key = message } = first.first.finding;
    const text = paths.length > 1 ? key : message;
    return {
        ...first,
        message: saysAlike(group.flatMap(({ findings: evaluated }) => evaluated)) ? ofAll(text, hosts) : text,
        hosts,
        paths,
        findings: group.flatMap(({ findings: evaluated }) => evaluated),
    };
}
function saysAlike(findings) {
    const text = new Map();
    return findings.every(({ finding: { host, at, message } }) => {
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = message.replaceAll(titleOf(host), "\0");
        const b = text.get(place) ?? neutral;
        text.set(place, neutral);
        return b === neutral;
    });
}
function ofAll(text, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    return others.length === 0 ? text : text.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}
function titleOf(host) {
    return titles.get(host ?? "") ?? host ?? "\0";
}


/***/ })

};
;