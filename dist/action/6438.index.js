"use strict";
exports.id = 6438;
exports.ids = [6438];
exports.modules = {

/***/ 6438:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyApprovals: () => (/* binding */ applyApprovals),
/* harmony export */   policyApproval: () => (/* binding */ policyApproval),
/* harmony export */   widenedUnder: () => (/* binding */ widenedUnder)
/* harmony export */ });
/* harmony import */ var _compare_effects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6847);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7277);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9906);
/* harmony import */ var _policy_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8264);






async function widenedUnder({ policies, ignored }, { changes, settings }, approve) {
    const approvals = distinctApprovals(policies.map((policy) => policy.approvals.widening));
    if (approvals.length === 0)
        return { unapproved: [], notes: [] };
    const unapproved = [];
    const given = new Set();
    const gains = [
        ...settingGains(settings.filter(_compare_effects_js__WEBPACK_IMPORTED_MODULE_4__/* .isLooser */ .e), ignored),
        ...changes.flatMap((change) => subagentGains(change, ignored)),
    ];
    for (const { files, ...problem } of gains) {
        const status = await statusUnder(approvals, files, approve);
        if (status.missing === undefined)
            given.add(status.given);
        else
            unapproved.push({
                topic: "widened-unapproved",
                ...problem,
                message: `${problem.message}; ${status.missing}`,
                ...awaitedFor("gain", status),
            });
    }
    return { unapproved, notes: [...given].map((words) => `gained power ${words}`) };
}
function subagentGains(change, ignored) {
    const subject = change.after ?? change.before;
    const file = subject?.item.files[0];
    if (!subject || (file !== undefined && ignored(file)))
        return [];
    return wideningsByFile(change).flatMap(({ path, widenings, files }) => {
        const [first, ...more] = widenings;
        if (!first)
            return [];
        const name = (subject.item.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(subject.item.profile.name)) ?? path;
        return [
            {
                message: `\`${name}\`: ${first.message}${more.length > 0 ? `, and ${more.length} more` : ""}`,
                at: first.at,
                identity: widenings.map(({ kind, message }) => `${kind} ${message}`).join("; "),
                item: subject.item,
                files,
            },
        ];
    });
}
function settingGains(settings, ignored) {
    const files = [...new Set(settings.map(({ path }) => path))].filter((path) => !ignored(path));
    return files.flatMap((path) => {
        const own = settings.filter((change) => change.path === path);
        const [first, ...more] = own;
        if (!first)
            return [];
        const { title, setting, because, at } = first;
        return [
            {
                message: `\`${setting}\` of ${title} ${because}${more.length > 0 ? `, and ${more.length} more settings in this file are looser` : ""}`,
                at,
                identity: own
                    .map((change) => [change.host, change.setting, change.after?.content ?? change.after?.value, change.because].join(" "))
                    .join("; "),
                files: [...new Set(own.flatMap(_index_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOfSetting */ .Du))],
            },
        ];
    });
}
function wideningsByFile({ before, after, widenings }) {
    const own = [(after ?? before)?.item.files[0], before?.item.files[0]];
    return [...new Set(widenings.map(({ at }) => at.source.path))].map((path) => ({
        path,
        widenings: widenings.filter(({ at }) => at.source.path === path),
        files: [path, ...own].flatMap((file) => (file !== undefined && (0,_policy_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwn */ .N)((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(file)) ? [file] : [])),
    }));
}
const guarded = {
    loosened: { unprotected: "loosened-unprotected", what: "the loosened policy", thing: "policy" },
    "weakened-gate": { unprotected: "weakened-gate-unprotected", what: "the weakened check", thing: "check" },
};
async function applyApprovals(problems, decisions, approve, owners) {
    const stated = distinctApprovals(decisions.policies.map((policy) => policy.approvals.policy));
    const kept = [];
    const notes = new Set();
    for (const problem of problems) {
        const { topic, message } = problem;
        if (topic !== "loosened" && topic !== "weakened-gate") {
            kept.push(problem);
            continue;
        }
        const policy = (0,_policy_path_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPolicyPath */ .a)(decisions);
        const paths = await ownedPaths(policy, problem, owners);
        if (stated.length === 0 && paths.length === 0) {
            kept.push({
                ...problem,
                topic: guarded[topic].unprotected,
                identity: problem.identity ?? message,
                message: `${message}; ${adviceFor(policy)}`,
            });
            continue;
        }
        const asked = stated.length > 0 ? stated : [{ by: [_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOwners */ .eY], count: 1, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(policy) }];
        const files = stated.length > 0 ? (paths.length > 0 ? paths : [policy]) : paths.slice(0, 1);
        const status = await statusUnder(asked, files, approve);
        if (status.missing === undefined)
            notes.add(`${guarded[topic].what} ${status.given}`);
        else
            kept.push({
                ...problem,
                topic: topic === "loosened" && stated.length > 0 ? "loosened-unapproved" : topic,
                identity: problem.identity ?? message,
                message: `${message}; ${status.missing}`,
                ...awaitedFor(problem.entry ?? guarded[topic].thing, status),
            });
    }
    return { problems: kept, notes: [...notes] };
}
async function policyApproval(places, decisions, approve, owners) {
    const stated = distinctApprovals(decisions.policies.map((policy) => policy.approvals.policy));
    if (stated.length === 0)
        return undefined;
    const policy = (0,_policy_path_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPolicyPath */ .a)(decisions);
    const owned = await Promise.all(places.map((at) => ownedPaths(policy, { at }, owners)));
    const paths = [...new Set(owned.flat())];
    return statusUnder(stated, paths.length > 0 ? paths : [policy], approve);
}
async function ownedPaths(policy, { at, related = [] }, owners) {
    const places = [at, ...related.map((place) => place.at)].filter(_policy_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwn */ .N).map(({ source }) => source.path);
    const paths = [...new Set([policy, ...places])];
    const owned = await Promise.all(paths.map(async (path) => (await owners(path)).length > 0));
    return paths.filter((_, i) => owned[i]);
}
function adviceFor(policy) {
    const pattern = policy.startsWith(".github/") ? "/.github/" : `/${policy}`;
    return `nobody is required to approve this: add the line \`${pattern} @OWNER\` to \`.github/CODEOWNERS\`, or \`approvals: { policy: { by: ["@OWNER"] } }\` to the policy`;
}
function distinctApprovals(approvals) {
    const distinct = new Map(approvals.flatMap((approval) => approval ? [[JSON.stringify([approval.by, approval.count]), approval]] : []));
    return [...distinct.values()];
}
function awaitedFor(thing, { from }) {
    return from.length === 0 ? {} : { awaited: { thing, from } };
}
async function statusUnder(approvals, paths, approve) {
    const missing = [];
    const from = [];
    let isStuck = false;
    const by = new Set();
    for (const approval of approvals) {
        const status = await approve(approval, paths);
        if (status.kind === "missing") {
            missing.push(missingText(approval, status));
            from.push(approval);
            isStuck ||= status.isStuck ?? false;
        }
        else if (status.kind === "approved")
            for (const login of status.by)
                by.add(`\`${login}\``);
    }
    const given = by.size > 0
        ? `is approved by ${[...by].join(", ")}`
        : `needed approval by ${approvals.map(approvalText).join(" and ")} before entering the merge queue`;
    return {
        missing: missing.length === 0 ? undefined : missing.join("; "),
        from: isStuck ? [] : from.map(({ by: names, count }) => ({ by: names, count })),
        given,
    };
}
function approvalText({ by, count }) {
    return `${count} of ${by.join(", ")}`;
}
const maxReasons = 5;
function missingText(approval, { by, why }) {
    const given = by.length === 0
        ? "nobody with that right approved"
        : `only ${by.map((login) => `\`${login}\``).join(", ")} approved`;
    const reasons = [
        ...why.slice(0, maxReasons),
        ...(why.length > maxReasons ? [`${why.length - maxReasons} more reasons`] : []),
    ];
    return `this needs approval by ${approvalText(approval)}, but ${given} this commit${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`;
}


/***/ }),

/***/ 8264:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOwn),
/* harmony export */   a: () => (/* binding */ ownPolicyPath)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);


function isOwn(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function ownPolicyPath({ sources }) {
    return sources.findLast(({ ref }) => isOwn((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(ref)))?.ref ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
}


/***/ })

};
;