"use strict";
exports.id = 747;
exports.ids = [747];
exports.modules = {

/***/ 747:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   policyErrors: () => (/* binding */ policyErrors)
/* harmony export */ });
/* harmony import */ var _sanitize_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9084);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4951);




function policyErrors(problems, { color, columns }) {
    const styles = (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .stylesFor */ .K)(color);
    const lines = problems.flatMap(({ message, at, related = [] }) => [
        `${styles.bold(written(at))} ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(message)}`,
        ...(0,_sanitize_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(at, { columns: columns - 2, margin: styles.dim, caret: styles.red }).map((line) => `  ${line}`),
        ...related.map((b) => `  ${written(b.at)} ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(b.message)}`),
    ]);
    return lines.map((line) => `${line}\n`).join("");
}
function written({ source, span }) {
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(source, span.start);
    return `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(source.path)}:${line}:${column}`;
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


/***/ }),

/***/ 9084:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);


const maxContext = 400;
function excerptOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(source, span.start);
    const text = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source, line).replace(/\r$/, "");
    const start = Math.min(column - 1, text.length);
    const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
    const number = String(line);
    const room = Math.max(20, columns - number.length - 3);
    const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
    const { shown, before, width } = isPlain
        ? { shown: text, before: start, width: end - start }
        : windowOf(cellsOf(text, start, end), room, start > maxContext, end + maxContext < text.length);
    const blank = " ".repeat(number.length);
    return [
        `${margin(`${number} |`)} ${shown}`.trimEnd(),
        `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`,
    ];
}
function cellsOf(text, start, end) {
    const cells = (from, to, marked) => {
        let before = text.slice(0, from);
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .graphemesOf */ .wF)(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)("##[").slice(2) : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(grapheme);
            return { text: shown, width: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(shown), marked };
        });
    };
    return [
        ...cells(Math.max(0, start - maxContext), start, false),
        ...cells(start, Math.min(end, start + maxContext), true),
        ...cells(end, end + maxContext, false),
    ];
}
function windowOf(cells, room, cutBefore, cutAfter) {
    const first = cells.findIndex(({ marked }) => marked);
    const caret = first < 0 ? cells.length : first;
    const isWhole = sum(cells) <= room && !cutBefore && !cutAfter;
    const { from, to } = isWhole ? { from: 0, to: cells.length } : cutAround(cells, caret, room);
    const leads = from > 0 || cutBefore ? "…" : "";
    const trails = to < cells.length || cutAfter ? "…" : "";
    const text = cells
        .slice(from, to)
        .map((cell) => cell.text)
        .join("");
    return {
        shown: `${leads}${text}${trails}`,
        before: leads.length + sum(cells.slice(from, caret)),
        width: sum(cells.slice(caret, to).filter(({ marked }) => marked)),
    };
}
function cutAround(cells, caret, room) {
    const marked = Math.min(sum(cells.filter((cell) => cell.marked)), room >> 1);
    const spare = Math.max(0, room - 2 - marked);
    let from = caret;
    for (let left = spare >> 1; from > 0 && left >= widthAt(cells, from - 1);)
        left -= widthAt(cells, --from);
    let to = caret;
    for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= widthAt(cells, to);)
        left -= widthAt(cells, to++);
    return { from, to };
}
function widthAt(cells, index) {
    return cells[index]?.width ?? 0;
}
function sum(cells) {
    return cells.reduce((width, cell) => width + cell.width, 0);
}


/***/ })

};
;