"use strict";
exports.id = 253;
exports.ids = [253];
exports.modules = {

/***/ 253:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpFor: () => (/* binding */ helpFor)
/* harmony export */ });
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6605);
/* harmony import */ var _evaluate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4192);


function helpFor(command, { name }, columns) {
    const width = Math.min(Math.max(columns, 60), 100);
    const flags = Object.entries(_evaluate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0).filter(([, { entryPoints, commands: users }]) => entryPoints.includes("cli") && (command === undefined || users.includes(command)));
    const usage = Object.entries(_evaluate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .commands */ .Pi)
        .filter(([own]) => command === undefined || own === command)
        .map(([own, does]) => [`${name} ${usageOf(own)}`, does.replaceAll("`", "")]);
    const options = flags.map(([flag, setting]) => [
        `--${flag}${setting.value === undefined ? "" : ` ${setting.value}`}`,
        meaning(flag, setting, command),
    ]);
    const codes = Object.entries(_evaluate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodes */ .hS).map(([code, means]) => [code, means.replaceAll("`", "")]);
    return `${table(usage, width)}\nOptions\n${table(options, width)}\nExit codes\n${table(codes, width)}`;
}
function usageOf(command) {
    return {
        check: "[check]",
        list: "list",
        diff: "diff [BASE [HEAD]]",
        explain: "explain RULE|HOST",
        policy: "policy [test FILE…]",
        baseline: "baseline",
        init: "init",
    }[command];
}
function meaning(flag, { description, choices, fallback }, command) {
    const values = flag === "format" && (command === "list" || command === "diff" || command === "policy")
        ? _evaluate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .formats */ .Fx[command]
        : choices;
    return [
        description,
        ...(values ? [`One of ${values.join(", ")}.`] : []),
        ...(fallback ? [`Default: ${fallback}.`] : []),
    ].join(" ");
}
function table(rows, width) {
    const first = Math.max(...rows.map(([name]) => name.length)) + 4;
    return rows
        .map(([name, text]) => {
        const lines = (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .L)(text, width - first, (word) => word.length);
        return lines.map((line, i) => `${i === 0 ? `  ${name}`.padEnd(first) : " ".repeat(first)}${line}\n`).join("");
    })
        .join("");
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