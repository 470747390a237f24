"use strict";
exports.id = 2611;
exports.ids = [2611,668];
exports.modules = {

/***/ 10376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBaseline: () => (/* binding */ runBaseline)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14135);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49986);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97916);
/* harmony import */ var _evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71722);
/* harmony import */ var _platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79560);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24652);
/* harmony import */ var _evaluate_govern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36096);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6407);
/* harmony import */ var _evaluate_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85445);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53861);
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39824);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1953);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72456);













async function runBaseline(options, environment) {
    const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_8__/* .hosts */ .S).flatMap((host) => host.patterns);
    const input = await (0,_input_js__WEBPACK_IMPORTED_MODULE_9__/* .evaluationInput */ .f)({ ...options, head: options.at, base: undefined, staged: false, user: false, places }, environment);
    try {
        const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .governingPolicy */ .G2)(options.prune ? input : { ...input, baseline: undefined }, options.today ?? environment.today);
        if ("kind" in governing)
            return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(governing, environment);
        const { decisions, baseline } = governing;
        if (decisions.baseline === "refuse")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .yo(`no baseline written: ${(0,_evaluate_govern_js__WEBPACK_IMPORTED_MODULE_5__/* .baselineRefusal */ .Q)(decisions)}`);
        if (options.prune && !baseline)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .yo(`there is no \`${_policy_model_js__WEBPACK_IMPORTED_MODULE_7__/* .baselinePath */ .XB}\` to prune`);
        if (input.below !== "")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .yo(`a baseline is about the whole repository ${input.root}; run this without \`--root\``);
        if (options.at === undefined)
            (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .kindAt */ .Ii)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_7__/* .baselinePath */ .XB);
        const { findings: evaluated, inspection } = await (0,_evaluate_index_js__WEBPACK_IMPORTED_MODULE_6__/* .evaluate */ ._3)({
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
        const unchecked = inspection.loads.flatMap(({ load }) => (0,_model_load_js__WEBPACK_IMPORTED_MODULE_11__/* .uncheckedIn */ .kD)(load));
        requireWhole(input, unchecked, options.prune);
        if (options.prune && baseline) {
            const unread = new Set([...unchecked.map(({ at }) => at.source.path), ...(input.absent ?? [])]);
            return answer(prune(baseline, evaluated, unread, input.root), input.notes);
        }
        const entries = evaluated
            .filter(({ finding, state }) => finding.host !== null && state !== "waived")
            .map(({ finding, fingerprint }) => (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.entryFor)(finding, fingerprint));
        const count = new Set(entries.map(({ fingerprint }) => fingerprint)).size;
        if (options.at !== undefined)
            return { code: 0, texts: [{ file: undefined, text: (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.writeBaseline)(entries) }], notes: input.notes };
        (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInside */ .Mt)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_7__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.writeBaseline)(entries), { replace: true });
        return answer(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_7__/* .baselinePath */ .XB}: ${count === 0 ? "no findings, so it is empty" : `${entriesWords(count)}, which no longer ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_12__/* .nounFor */ .A)(count, "fails", "fail")} the check`}`, input.notes);
    }
    finally {
        await input.close();
    }
}
function prune(baseline, evaluated, unread, root) {
    const findings = new Map(evaluated.map(({ fingerprint, finding }) => [fingerprint, finding]));
    const kept = (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.entriesInUse)(baseline, findings, unread);
    const gone = baseline.entries.size - kept.length;
    if (gone === 0) {
        const all = kept.length === 1 ? "its one entry" : `every one of its ${entriesWords(kept.length)}`;
        const others = kept.some(({ path }) => unread.has(path)) ? " or is of a file that could not be checked" : "";
        return `${_policy_model_js__WEBPACK_IMPORTED_MODULE_7__/* .baselinePath */ .XB}: ${all} matches a finding${others}; nothing was changed`;
    }
    (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInside */ .Mt)(root, _policy_model_js__WEBPACK_IMPORTED_MODULE_7__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.writeBaseline)(kept), { replace: true });
    return `wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_7__/* .baselinePath */ .XB}: ${entriesWords(gone)} removed, ${kept.length} left`;
}
function answer(text, notes) {
    return { code: 0, texts: [{ file: undefined, text: `${text}\n` }], notes };
}
function requireWhole({ repo, absent = [] }, unchecked, prunes) {
    const conflict = unchecked.find(({ at: { source } }) => isInConflict(repo.entries.get(source.path)));
    if (conflict)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .yo(`no baseline written: \`${conflict.at.source.path}\` ${conflict.message}`);
    if (absent[0] !== undefined && !prunes)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .yo(`no baseline written: \`${absent[0]}\` was not checked out in this clone, and its findings would be missing; check out every file, or print the baseline of a commit with \`baseline --at HEAD\``);
}
function isInConflict(entry) {
    return entry !== undefined && entry.unjudged === (0,_repo_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .inConflict */ .Ke)(entry.path);
}
function entriesWords(count) {
    return (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .h)(count, "entry", "entries");
}


/***/ }),

/***/ 668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78301);


function policyFacts(decisions, found = [], inspected) {
    const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings, inspected) : [];
    const problems = [...decisions.problems, ...unused, ...found];
    return {
        ...decisions.entries,
        today: decisions.today,
        problems: (...topics) => problems.filter(({ topic }) => topics.includes(topic)),
    };
}
function checkPolicy(decisions, facts, hostOf = () => undefined, rules = _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a) {
    return Object.entries(rules).flatMap(([id, rule]) => {
        if (rule.subject !== "policy")
            return [];
        return [...rule.check(facts, { options: decisions.optionsOf(id) })].flatMap((report) => {
            const severity = decisions.levelOf(id, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off"
                ? []
                : [
                    {
                        certainty: "measured",
                        ...report,
                        rule: id,
                        class: (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .classOf */ .Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        layer: item?.layer ?? null,
                        item,
                    },
                ];
        });
    });
}
function isPolicyFinding({ rule }) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ })

};
;