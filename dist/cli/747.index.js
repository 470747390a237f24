"use strict";
exports.id = 747;
exports.ids = [747];
exports.modules = {

/***/ 70747:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   policyErrors: () => (/* binding */ policyErrors)
/* harmony export */ });
/* harmony import */ var _sanitize_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39084);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63691);





function policyErrors(problems, { color, columns, command }) {
    const styles = (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .stylesFor */ .K)(color);
    const lines = problems.flatMap(({ message, at, related = [] }) => [
        `${styles.bold(written(at))} ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .asStarted */ .o)(message, command))}`,
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

/***/ 39084:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32426);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);



const maxContext = 400;
function excerptOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(source, span.start);
    const text = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .masked */ .Iv)((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAt */ .mh)(source, line).replace(/\r$/, ""));
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
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .graphemesOf */ .wF)(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)("##[").slice(2) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(grapheme);
            return { text: shown, width: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(shown), marked };
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


/***/ }),

/***/ 97544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   K1: () => (/* binding */ vendorForms),
/* harmony export */   V2: () => (/* binding */ pair),
/* harmony export */   Wq: () => (/* binding */ weakForms),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   h6: () => (/* binding */ addressForm),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
const partOfSecretKey = /key|auth|credential|passphrase|passw|secret|token/iu;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<![\w.-])(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!mayHoldSecret(line))
        return line;
    const stars = (text) => "*".repeat(text.length);
    const inPairs = line.replace(pair, (whole, ...rest) => {
        const { key, double, single, plain } = rest.at(-1);
        const value = double ?? single ?? plain ?? "";
        const end = whole.length - (plain === undefined ? 1 : 0);
        return isSecret(key ?? "", value) && !/^[\d.]+$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const vendorForms = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\bxai-[A-Za-z0-9]{40,}\b/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];
const addressForm = /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g;
const weakForms = [
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const shapes = [...vendorForms, weakForms[0], addressForm, weakForms[1]].filter((form) => form !== undefined);
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|xai-|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
const suspectOrKey = new RegExp(`${suspect.source}|auth|passw|passphrase|credential|private`, "i");
function mayHoldSecret(text) {
    return suspectOrKey.test(text);
}
function withoutSecrets(value, hash, key = "") {
    if (typeof value === "string") {
        if (isSecret(key, value))
            return `sha256:${hash(value)}`;
        return suspect.test(value)
            ? shapes.reduce((text, shape) => text.replace(shape, (secret) => `sha256:${hash(secret)}`), value)
            : value;
    }
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutSecrets(item, hash, key));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, hash, name)]));
}
const switching = /^(?:true|false|null|none|read|write)$/;
function isSecret(key, value) {
    if (!partOfSecretKey.test(key) || switching.test(value))
        return false;
    const snake = key
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;