"use strict";
exports.id = 7389;
exports.ids = [7389];
exports.modules = {

/***/ 1968:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);

function reasonsOf(widenings, placeOf) {
    const groups = new Map();
    for (const { capability, message, at } of widenings) {
        const phrase = capability === null ? "" : _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability];
        const from = phrase === "" ? -1 : message.indexOf(phrase);
        const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + phrase.length)];
        const key = JSON.stringify([start, end, from < 0, placeOf(at)]);
        const group = groups.get(key);
        if (group && from >= 0)
            group.parts.push(phrase);
        else
            groups.set(key, { start, parts: from < 0 ? [] : [phrase], end, at });
    }
    return [...groups.values()].map(({ start, parts, end, at }) => ({
        message: `${start}${parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("")}${end}`,
        at,
    }));
}


/***/ }),

/***/ 7389:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffPretty: () => (/* binding */ diffPretty)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _compare_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7277);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2426);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4682);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4951);







const longest = 120;
function diffPretty({ base, commit, changes = [] }, { color, columns }) {
    const styles = (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_2__/* .stylesFor */ .K)(color);
    const [wider, others] = [changes.filter(({ widened }) => widened), changes.filter(({ widened }) => !widened)];
    const span = `from ${base?.slice(0, 12) ?? "nothing"} to ${commit?.slice(0, 12) ?? "the working tree"}`;
    const total = changes.length === 0
        ? "no subagent changed"
        : `${changes.length} subagent${changes.length === 1 ? "" : "s"} changed, ${wider.length === 0 ? "none" : wider.length} may do more`;
    return `${[...wider, ...others].map((change) => `${block(change, columns, styles)}\n`).join("")}${styles.bold(total)}, ${span}\n`;
}
function block(change, columns, styles) {
    const { before, after, widened, widenings, differences, prompt } = change;
    const subject = after ?? before;
    if (!subject)
        return "";
    const mark = widened ? styles.red(`${kindIn(change)}, may do more`) : styles.cyan(kindIn(change));
    const previous = before?.item.files[0];
    const path = subject.item.files[0] ?? "";
    const texts = differences.filter(({ field }) => field !== "path");
    const lines = [
        ...sentence(`${previous !== undefined && previous !== path ? `${previous} → ` : ""}${path}`, columns, styles.dim),
        ...powers(before, after, columns),
        ...(0,_compare_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonsOf */ .z)(widenings, spot).flatMap(({ message, at }) => sentence(`${message} (${spot(at)})`, columns, styles.yellow)),
        ...texts.flatMap(({ field, before: was, after: is }) => sentence(`${field}: ${value(was)} → ${value(is)}`, columns)),
        ...(prompt ? sentence(promptWords(prompt), columns) : []),
    ];
    return `${styles.bold(nameIn(subject))} (${subject.title}): ${mark}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
function kindIn({ kind, granted }) {
    return granted === "new" ? `${kind}, uses a grant` : kind;
}
function nameIn({ item: { files, profile } }) {
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.name)) ?? files[0] ?? "");
}
function powers(before, after, columns) {
    const [was, is] = [before, after].map((subject) => subject && powersIn(subject));
    if (was === is)
        return [];
    return sentence(was === null ? `may: ${is}` : is === null ? `could: ${was}` : `may: ${was} → ${is}`, columns);
}
function powersIn({ item: { profile } }) {
    if (!profile)
        return "not known";
    const held = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_4__/* .capabilitiesOf */ .SF)(profile);
    return held.length === _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length ? "everything" : held.join(" ") || "nothing";
}
function promptWords({ added, removed, hidden }) {
    const lines = (count) => `${count} line${count === 1 ? "" : "s"}`;
    return `prompt: ${lines(added)} added, ${lines(removed)} removed${hidden > 0 ? `, ${hidden} hidden character${hidden === 1 ? "" : "s"} more` : ""}`;
}
function value(text) {
    if (text === null)
        return "nothing";
    return text.length > longest
        ? `${text.slice(0, /[\ud800-\udbff]/.test(text[longest - 1] ?? "") ? longest - 1 : longest)}…`
        : text;
}
function spot({ source, span }) {
    return `${source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)(source, span.start).line}`;
}
function sentence(text, columns, paint = (plain) => plain) {
    return (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .L)((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(text), columns - 4, _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz).map((line, i) => paint(i === 0 ? line : `  ${line}`));
}


/***/ }),

/***/ 6605:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stylesFor),
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
    green: [32, 39],
};
function stylesFor(color) {
    const paint = ([on, off]) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf, taken = 0) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}


/***/ })

};
;