"use strict";
exports.id = 2687;
exports.ids = [2687];
exports.modules = {

/***/ 2687:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   load: () => (/* binding */ load)
/* harmony export */ });
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3641);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6311);
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(249);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(460);





const folder = ".vtcode/agents";
async function load(repo, { starts, user, dirs }) {
    const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
    const [projects, home, payloadReads, further] = await Promise.all([
        Promise.all(starts.map((start) => (0,_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .readDirectory */ .gZ)(repo, "project", (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(start, folder)))),
        user?.home === undefined ? undefined : (0,_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .readDirectory */ .gZ)(repo, "user", (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(user.home, folder)),
        Promise.all(named.filter((path) => path.endsWith(".json")).map((path) => (0,_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .readPayloadFile */ .RT)(repo, path))),
        Promise.all(named
            .filter((path) => !path.endsWith(".json") && !starts.some((start) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(start, folder) === path))
            .map((path) => (0,_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .readDirectory */ .gZ)(repo, "project", path))),
    ]);
    const present = (reads) => reads.flatMap((read) => read ?? []);
    const payloads = present(payloadReads);
    const found = [...present(projects), ...present(further), ...payloads, ...present([home])];
    if (found.length === 0)
        return _model_host_js__WEBPACK_IMPORTED_MODULE_0__/* .absentLoad */ ._;
    const base = { layer: _builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .builtin */ .S, items: (0,_builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .builtins */ .T)(), unjudged: [] };
    const under = [...payloads, ...present([home]), base];
    const sessions = [...projects, ...present(further)].map((project) => [...present([project]), ...under]);
    const settle = winnersOf(sessions);
    return {
        status: "loaded",
        layers: [...found.map(({ layer }) => layer), _builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .builtin */ .S],
        items: [...found, base].flatMap(({ items }) => items).map((item) => settle(item)),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}
function winnersOf(sessions) {
    const offered = new Set();
    const better = new Map();
    for (const session of sessions) {
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_4__/* .isOffered */ .k)(item))
                    continue;
                const winner = winners.get(name);
                if (winner && winner.layer !== layer)
                    better.set(item, better.get(item) ?? winner);
                else
                    offered.add(item);
                if (!winner)
                    winners.set(name, item);
            }
        }
    }
    return (item) => {
        const by = better.get(item);
        return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ })

};
;