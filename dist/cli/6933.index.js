"use strict";
exports.id = 6933;
exports.ids = [6933,5435];
exports.modules = {

/***/ 84909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ isLooser),
/* harmony export */   Nz: () => (/* binding */ dangerOf),
/* harmony export */   kl: () => (/* binding */ isOfStart)
/* harmony export */ });
function isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
}
function isOfStart({ before, after }) {
    return (after ?? before)?.ofStart === true;
}
function dangerOf(effect, may = []) {
    if (effect === "bypasses")
        return 0;
    if (effect === "auto-approves")
        return 1;
    if (effect === "unhonoured")
        return 6;
    if (effect === "narrows")
        return 7;
    if (may.includes("execute"))
        return 2;
    if (may.includes("external"))
        return 4;
    return may.includes("network") ? 3 : 5;
}


/***/ }),

/***/ 6407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}


/***/ }),

/***/ 3599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  github: () => (/* binding */ github)
});

// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
;// CONCATENATED MODULE: ./build/bundle/src/reports/annotation-text.js

const longestAnnotation = 4_096;
const longestFix = 1_500;
function annotationText(message, fix, help) {
    const title = fix && (0,sanitize_text/* visible */.RK)(fix.title);
    const tail = [
        ...(title === undefined ? [] : [title.length > longestFix ? "Fix: too long for an annotation" : `Fix: ${title}`]),
        ...(help === undefined ? [] : [help]),
    ];
    const end = tail.map((line) => `\n${line}`).join("");
    const room = longestAnnotation - end.length;
    return `${message.length <= room ? message : `${message.slice(0, room - 1).replace(/[\ud800-\udbff]$/, "")}…`}${end}`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js
var model_groups = __webpack_require__(59995);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/index.js
var reports_model = __webpack_require__(70303);
// EXTERNAL MODULE: ./build/bundle/src/reports/state.js
var reports_state = __webpack_require__(24144);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/ceilings.js
var ceilings = __webpack_require__(77783);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/reports/github.js









const limit = 10;
const levels = [
    ["error", "error"],
    ["warning", "warning"],
    ["note", "notice"],
];
function github(result) {
    const { tool } = result;
    const report = (0,reports_model/* findingReport */.A)(result);
    const groups = report.shown;
    const subjectsOf = (0,model_groups/* subjectsIn */.$c)(result);
    const lines = levels.flatMap(([severity, command]) => {
        const items = groups.filter((group) => group.severity === severity);
        const rest = items.length - limit;
        return [
            ...items.slice(0, limit).map((entry) => annotation(command, entry, subjectsOf(entry))),
            ...(rest > 0 ? [`${rest} more of severity ${severity}: annotations have room for ${limit}`] : []),
        ];
    });
    const excused = report.hidden.filter(({ state }) => state === "waived").map(waivedLine);
    const unstated = (0,ceilings/* ceilingSentences */._p)(report.unstated, tool.name, (text) => `\`${text}\``).map(sanitize_text/* visible */.RK);
    const state = (0,sanitize_text/* visible */.RK)((0,reports_state.firstLine)((0,reports_state.stateOf)(result)));
    return `${[state, ...lines, ...excused, ...unstated, countsLine(report)].join("\n")}\n`;
}
function countsLine({ profiles, counts, counted, aside }) {
    const ofCeiling = counted.reduce((sum, { findings }) => sum + findings.length, 0);
    return [
        `profiles ${profiles}`,
        `errors ${counts.error}`,
        `warnings ${counts.warning}`,
        `notes ${counts.note}`,
        ...(ofCeiling > 0 ? [`above the default ceiling ${ofCeiling}`] : []),
        ...(aside.existing > 0 ? [`existing ${aside.existing}`] : []),
        ...(aside.baselined > 0 ? [`in the baseline ${aside.baselined}`] : []),
        ...(aside.waived > 0 ? [`waived ${aside.waived}`] : []),
    ].join(", ");
}
function othersIn({ length }) {
    return length < 2 ? "" : `; the same in ${(0,counted/* counted */.h)(length - 1, "more file")}`;
}
function waivedLine({ first: { finding, waiver }, message, paths }) {
    const { at, rule, kind } = finding;
    const others = othersIn(paths);
    const by = waiver ? ` (by ${waiver.owner} until ${waiver.until}: ${waiver.reason})` : "";
    return (0,sanitize_text/* visible */.RK)(`waived: ${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line} ${message}${others} [${kind === undefined ? rule : `${rule}/${kind}`}]${by}`);
}
function annotation(command, { first, message, paths, values, fix, fixHere }, also) {
    const { at, rule, kind } = first.finding;
    const [start, end] = [
        (0,repo_text/* positionAt */.t$)(at.source, at.span.start),
        (0,repo_text/* positionAt */.t$)(at.source, Math.max(at.span.start, at.span.end)),
    ];
    const columns = start.line === end.line ? { col: start.column, endColumn: Math.max(start.column, end.column) } : {};
    const title = kind === undefined ? rule : `${rule}/${kind}`;
    const properties = (0,model/* isForeign */.jq)(at)
        ? { title }
        : { file: (0,sanitize_text/* visible */.RK)(at.source.path), line: start.line, ...columns, endLine: end.line, title };
    const lead = (0,model/* isForeign */.jq)(at) ? `${(0,sanitize_text/* visible */.RK)(at.source.path)}:${start.line}: ` : "";
    const others = othersIn(paths);
    const found = values.length > 0 ? `; the same for ${(0,model_groups/* valuesPhrase */.O$)(values, (value) => `\`${(0,sanitize_text/* visible */.RK)(value)}\``)}` : "";
    const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
    return `::${command} ${written.join(",")}::${escaped(annotationText(`${lead}${(0,sanitize_text/* visible */.RK)(message)}${also}${others}${found}`, fix ?? fixHere))}`;
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