"use strict";
exports.id = 6438;
exports.ids = [6438];
exports.modules = {

/***/ 6438:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   widenedUnder: () => (/* binding */ widenedUnder)
/* harmony export */ });
/* unused harmony export applyApprovals */
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7277);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);



async function widenedUnder({ policies, ignored }, changes, approve) {
    const approvals = distinctApprovals(policies.map((policy) => policy.approvals.widening));
    if (approvals.length === 0)
        return { unapproved: [], notes: [] };
    const unapproved = [];
    const given = new Set();
    for (const change of changes) {
        const subject = change.after ?? change.before;
        const file = subject?.item.files[0];
        if (!subject || (file !== undefined && ignored(file)))
            continue;
        for (const { path, widenings, files } of wideningsByFile(change)) {
            const [first, ...more] = widenings;
            if (!first)
                continue;
            const status = await statusUnder(approvals, files, approve);
            if (status.missing === undefined) {
                given.add(status.given);
                continue;
            }
            const name = (subject.item.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(subject.item.profile.name)) ?? path;
            unapproved.push({
                topic: "widened-unapproved",
                message: `\`${name}\` ${first.message}${more.length > 0 ? `, and ${more.length} more` : ""}; ${status.missing}`,
                at: first.at,
                identity: widenings.map(({ kind, message }) => `${kind} ${message}`).join("; "),
                item: subject.item,
            });
        }
    }
    return { unapproved, notes: [...given].map((words) => `what may do more than at the base ${words}`) };
}
function wideningsByFile({ before, after, widenings, differences }) {
    const settings = differences.filter(({ field }) => field === "authority").map(({ at }) => at.source.path);
    const own = [(after ?? before)?.item.files[0], before?.item.files[0]];
    return [...new Set(widenings.map(({ at }) => at.source.path))].map((path) => ({
        path,
        widenings: widenings.filter(({ at }) => at.source.path === path),
        files: [path, ...own, ...settings].flatMap((file) => file !== undefined && isOwn((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(file)) ? [file] : []),
    }));
}
async function applyApprovals(problems, { policies, sources }, approve) {
    const approvals = distinctApprovals(policies.map((policy) => policy.approvals.policy));
    if (approvals.length === 0)
        return { problems, notes: [] };
    const ownPolicy = sources.findLast(({ ref }) => isOwn(placeOfPath(ref)))?.ref;
    const kept = [];
    const given = new Set();
    for (const problem of problems) {
        if (problem.topic !== "loosened") {
            kept.push(problem);
            continue;
        }
        const paths = [problem.at, ...(problem.related ?? []).map(({ at }) => at)]
            .filter(isOwn)
            .map(({ source }) => source.path);
        const status = await statusUnder(approvals, [...paths, ...(ownPolicy === undefined ? [] : [ownPolicy])], approve);
        if (status.missing === undefined)
            given.add(status.given);
        else
            kept.push({
                ...problem,
                topic: "loosened-unapproved",
                identity: problem.message,
                message: `${problem.message}; ${status.missing}`,
            });
    }
    return {
        problems: kept,
        notes: [...given].map((words) => `what this change loosens in the policy ${words}`),
    };
}
function isOwn(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function distinctApprovals(approvals) {
    const distinct = new Map(approvals.flatMap((approval) => approval ? [[JSON.stringify([approval.by, approval.count]), approval]] : []));
    return [...distinct.values()];
}
async function statusUnder(approvals, paths, approve) {
    const missing = [];
    const by = new Set();
    for (const approval of approvals) {
        const status = await approve(approval, paths);
        if (status.kind === "missing")
            missing.push(missingText(approval, status));
        else if (status.kind === "approved")
            for (const login of status.by)
                by.add(`\`${login}\``);
    }
    const given = by.size > 0
        ? `is approved by ${[...by].join(", ")}`
        : `had to be approved by ${approvals.map(approvalText).join(" and ")} before it came into the merge queue`;
    return { missing: missing.length === 0 ? undefined : missing.join("; "), given };
}
function approvalText({ by, count }) {
    return `${count} of ${by.join(", ")}`;
}
const maxReasons = 5;
function missingText(approval, { by, why }) {
    const given = by.length === 0
        ? "none of them has approved"
        : `only ${by.map((login) => `\`${login}\``).join(", ")} ${by.length === 1 ? "has" : "have"} approved`;
    const reasons = [
        ...why.slice(0, maxReasons),
        ...(why.length > maxReasons ? [`${why.length - maxReasons} more reasons`] : []),
    ];
    return `the policy asks for the approval of ${approvalText(approval)}, and ${given} this commit${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`;
}


/***/ })

};
;