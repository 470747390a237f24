"use strict";
exports.id = 376;
exports.ids = [376];
exports.modules = {

/***/ 376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBaseline: () => (/* binding */ runBaseline)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2197);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7916);
/* harmony import */ var _evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1722);
/* harmony import */ var _platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9560);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3082);
/* harmony import */ var _evaluate_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8591);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3861);
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9824);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9575);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2456);










async function runBaseline(options, environment) {
    const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_7__/* .hosts */ .S).flatMap((host) => host.patterns);
    const input = await (0,_input_js__WEBPACK_IMPORTED_MODULE_8__/* .evaluationInput */ .f)({ ...options, base: undefined, staged: false, user: false, places }, environment);
    try {
        const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .governingPolicy */ .G)(options.prune ? input : { ...input, baseline: undefined }, options.today ?? environment.today);
        if ("kind" in governing)
            return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J)(governing, environment);
        const { decisions, baseline } = governing;
        if (decisions.baseline === "refuse")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`no baseline is written: ${(0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalOf */ .O)(decisions)}`);
        if (options.prune && !baseline)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`there is no \`${_policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB}\` to prune`);
        (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .standsAt */ .T)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB);
        const { findings: evaluated } = await (0,_evaluate_index_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluate */ ._)({
            tool: environment.tool,
            repo: input.repo,
            base: undefined,
            options: { decisions, repositoryNames: await input.repositoryNames() },
            repository: null,
            commit: null,
            policyCommit: null,
            notes: [],
            failOn: (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failOnAll */ .x3)("never"),
            gate: "all",
        });
        if (options.prune && baseline) {
            const kept = (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.pruned)(baseline, new Map(evaluated.map(({ fingerprint, finding }) => [fingerprint, finding])));
            const gone = baseline.entries.size - kept.length;
            if (gone === 0)
                return answer(`${_policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB}: ${kept.length === 1 ? "its one entry" : `every one of its ${counted(kept.length)}`} matches a finding; nothing was changed`, input.notes);
            (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInside */ .M)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.writeBaseline)(kept), { replace: true });
            return answer(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB}: ${counted(gone)} taken out, ${kept.length} left`, input.notes);
        }
        const entries = evaluated
            .filter(({ finding, state }) => finding.host !== null && state !== "waived")
            .map(({ finding, fingerprint }) => (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.entryFor)(finding, fingerprint));
        const count = new Set(entries.map(({ fingerprint }) => fingerprint)).size;
        (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInside */ .M)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.writeBaseline)(entries), { replace: true });
        return answer(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB}: ${count === 0 ? "nothing is found, so it lets nothing stand" : `${counted(count)}, for which no later run fails`}`, input.notes);
    }
    finally {
        await input.close();
    }
}
function answer(text, notes) {
    return { code: 0, texts: [{ file: undefined, text: `${text}\n` }], notes };
}
function counted(count) {
    return `${count} ${count === 1 ? "entry" : "entries"}`;
}


/***/ })

};
;