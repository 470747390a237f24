"use strict";
exports.id = 9001;
exports.ids = [9001];
exports.modules = {

/***/ 9001:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   load: () => (/* binding */ load)
/* harmony export */ });
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3641);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6407);
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1819);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9173);




async function load(repo, { dirs }) {
    const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
    const found = (await Promise.all(named.map((root) => (0,_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .readDirectory */ .g)(repo, root)))).flatMap((read) => read ?? []);
    if (found.length === 0)
        return _model_host_js__WEBPACK_IMPORTED_MODULE_0__/* .absentLoad */ ._;
    const layers = [{ layer: _builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .builtin */ .S, items: (0,_builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .builtins */ .T)(), unjudged: [] }, ...found];
    const settle = lastWins(layers);
    return {
        status: "loaded",
        layers: layers.map(({ layer }) => layer),
        items: layers.flatMap(({ items }) => items).map((item) => settle(item)),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}
function lastWins(layers) {
    const winners = new Map();
    for (const { items } of layers) {
        for (const item of items) {
            const name = item.profile?.identity;
            if (name !== undefined && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item))
                winners.set(name, item);
        }
    }
    return (item) => {
        const by = (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item) ? winners.get(item.profile?.identity ?? "") : undefined;
        return by && by.layer !== item.layer ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ })

};
;