"use strict";
exports.id = 2554;
exports.ids = [2554];
exports.modules = {

/***/ 74658:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   idList: () => (/* binding */ idList)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95149);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32426);




function idList(of, { color, columns, command }) {
    const styles = (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_2__/* .stylesFor */ .K)(color);
    const ofRules = Object.entries(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a).map(([id, { summary }]) => [id, summary]);
    const ofHosts = Object.entries(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S).map(([id, host]) => [id, hostLine(host)]);
    const parts = [
        ...(of === "hosts" ? [] : [[styles.bold("Rules"), table(ofRules, columns)]]),
        ...(of === "rules" ? [] : [[styles.bold("Hosts"), table(ofHosts, columns)]]),
    ];
    const example = of === "hosts" ? "claude" : "max-capability";
    return `${parts.map(([heading, rows]) => `${heading}\n${rows}`).join("\n")}\n${styles.dim(`more about one: ${command} explain ${example}`)}\n`;
}
function hostLine(host) {
    const { title, editions, patterns } = host;
    const edition = (0,_model_host_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultEditionOf */ .F0)(host);
    const others = editions.filter((other) => other !== edition);
    const [place] = patterns.filter((pattern) => /^(?!~|\$|\/).*\*/.test(pattern));
    const where = place === undefined ? "where the policy says" : `\`${place.replace(/^\*\*\//, "")}\``;
    return `${title}: ${where}, edition ${edition}${others.length > 0 ? ` (also ${others.join(", ")})` : ""}`;
}
function table(rows, columns) {
    const first = Math.max(...rows.map(([id]) => id.length)) + 4;
    const width = Math.max(30, Math.min(columns, 120) - first);
    return rows
        .flatMap(([id, text]) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .L)((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(text), width, _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz).map((line, i) => `${(i === 0 ? `  ${id}` : "").padEnd(first)}${line}\n`))
        .join("");
}


/***/ }),

/***/ 76311:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ tidied),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
function join(directory, name) {
    if (directory === "" || name === "")
        return directory + name;
    return directory === "/" ? `/${name}` : `${directory}/${name}`;
}
function directoryOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
    const name = nameOf(path);
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}
function stemOf(path) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}
function isWithin(path, directory) {
    return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function plain(path) {
    const segments = [];
    for (const segment of path.split("/")) {
        if (segment === "..") {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return (path.startsWith("/") ? "/" : "") + segments.join("/");
}
function byBytes(a, b) {
    if (a === b)
        return 0;
    return surrogate.test(a) || surrogate.test(b) ? byPoints(a, b) : a < b ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
        if (difference !== 0)
            return difference;
    }
    return a.length - b.length;
}
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
function tidied(written) {
    return written
        .replace(/^(?:\.\/+)+/, "")
        .replace(/\/+$/, "")
        .replace(/^\.$/, "");
}


/***/ }),

/***/ 86605:
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