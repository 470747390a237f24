"use strict";
exports.id = 4658;
exports.ids = [4658];
exports.modules = {

/***/ 74658:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   idList: () => (/* binding */ idList)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32426);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46447);





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
    const first = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_4__/* .largest */ .nQ)(rows.map(([id]) => id.length)) + 4;
    const width = Math.max(30, Math.min(columns, 120) - first);
    return rows
        .flatMap(([id, text]) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .L)((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(text), width, _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz).map((line, i) => `${(i === 0 ? `  ${id}` : "").padEnd(first)}${line}\n`))
        .join("");
}


/***/ })

};
;