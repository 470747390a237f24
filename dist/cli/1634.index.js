"use strict";
exports.id = 1634;
exports.ids = [1634];
exports.modules = {

/***/ 1634:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyApprovals: () => (/* binding */ applyApprovals),
/* harmony export */   approvalStatus: () => (/* binding */ approvalStatus),
/* harmony export */   approvingIn: () => (/* binding */ approvingIn),
/* harmony export */   widenedUnder: () => (/* binding */ widenedUnder)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7277);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);



async function approvalStatus(asked, paths, reviews, circles) {
    const isOwned = asked.by.some((name) => name === _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOwners */ .eY);
    const approved = new Set();
    for (const path of isOwned ? new Set(paths) : [undefined]) {
        const standing = await standingFor(asked, path, reviews, circles);
        if (standing.kind !== "approved")
            return standing;
        for (const login of standing.by)
            approved.add(login);
    }
    if (isOwned && paths.length === 0)
        return { kind: "missing", by: [], why: ["what does it is no file of this repository, so it has no code owners"] };
    return { kind: "approved", by: [...approved] };
}
async function standingFor({ by, count }, path, reviews, circles) {
    const { approving, why } = approvingIn(reviews);
    const reasons = [...why];
    const names = new Set();
    for (const name of by) {
        if (name !== _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOwners */ .eY)
            names.add(nameOf(name));
        else if (path !== undefined) {
            const owners = await circles.owners(path);
            if (typeof owners === "string")
                reasons.push(owners);
            else if (owners.length === 0)
                reasons.push(`\`${path}\` has no code owners at the base`);
            else {
                for (const owner of owners) {
                    if (owner.startsWith("@"))
                        names.add(nameOf(owner));
                    else
                        reasons.push(`the code owner \`${owner}\` is neither a login nor a team, so who it is cannot be told`);
                }
            }
        }
    }
    const counted = new Set(approving.filter((login) => names.has(login.toLowerCase())));
    for (const team of [...names].filter((name) => name.includes("/"))) {
        if (counted.size >= count)
            break;
        const fault = await circles.readable(team);
        if (fault !== undefined) {
            reasons.push(`who belongs to @${team} cannot be read: ${fault}`);
            continue;
        }
        for (const login of approving) {
            const belongs = counted.has(login) || (await circles.isMember(team, login));
            if (belongs === true)
                counted.add(login);
            else if (belongs !== false)
                reasons.push(`whether \`${login}\` belongs to @${team} cannot be read: ${belongs}`);
        }
    }
    if (counted.size >= count)
        return { kind: "approved", by: [...counted] };
    const others = approving
        .filter((login) => !counted.has(login))
        .map((login) => `\`${login}\` is not known to be one of them`);
    return { kind: "missing", by: [...counted], why: [...reasons, ...others] };
}
function nameOf(name) {
    return name.replace(/^@/, "").toLowerCase();
}
function approvingIn({ head, submitted: opinions, involved }) {
    const latest = new Map();
    for (const opinion of opinions)
        if (opinion.says !== "remark")
            latest.set(opinion.login.toLowerCase(), opinion);
    const approving = [];
    const why = [];
    for (const [key, { login, isPerson, says, commit }] of latest) {
        if (says !== "approved")
            continue;
        const hand = involved.get(key);
        if (!isPerson)
            why.push(`\`${login}\` is no person`);
        else if (hand !== undefined)
            why.push(`\`${login}\` ${hand}`);
        else if (commit !== head)
            why.push(`\`${login}\` approved another commit`);
        else
            approving.push(login);
    }
    return { approving, why };
}
async function widenedUnder({ views: standings, ignored }, changes, approve) {
    const asked = approvalsIn(standings.map(({ approvals }) => approvals.widening));
    if (asked.length === 0)
        return { unapproved: [], notes: [] };
    const unapproved = [];
    const given = new Set();
    for (const { before, after, widenings, differences } of changes) {
        const subject = after ?? before;
        const file = subject?.item.files[0];
        if (!subject || (file !== undefined && ignored(file)))
            continue;
        const beside = differences.filter(({ field }) => field === "authority").map(({ at }) => at.source.path);
        for (const path of new Set(widenings.map(({ at }) => at.source.path))) {
            const [first, ...more] = widenings.filter(({ at }) => at.source.path === path);
            if (!first)
                continue;
            const files = [path, file, before?.item.files[0], ...beside].filter((one) => one !== undefined);
            const standing = await standingsOf(asked, files.filter((one) => isHere((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(one))), approve);
            if (standing.missing === undefined) {
                given.add(standing.given);
                continue;
            }
            const name = (subject.item.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(subject.item.profile.name)) ?? path;
            unapproved.push({
                message: `\`${name}\` ${first.message}${more.length > 0 ? `, and ${more.length} more` : ""}; ${standing.missing}`,
                at: first.at,
                identity: [first, ...more].map(({ kind, message }) => `${kind} ${message}`).join("; "),
                item: subject.item,
            });
        }
    }
    return { unapproved, notes: [...given].map((words) => `what may do more than at the base ${words}`) };
}
async function applyApprovals(movement, { views: standings, sources }, approve) {
    const asked = approvalsIn(standings.map(({ approvals }) => approvals.policy));
    if (asked.length === 0)
        return { movement, notes: [] };
    const home = sources.findLast(({ ref }) => isHere((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(ref)))?.ref;
    const unapproved = [];
    const given = new Set();
    for (const problem of movement.loosened) {
        const paths = [problem.at, ...(problem.related ?? []).map(({ at }) => at)]
            .filter(isHere)
            .map(({ source }) => source.path);
        const standing = await standingsOf(asked, [...paths, ...(home === undefined ? [] : [home])], approve);
        if (standing.missing === undefined)
            given.add(standing.given);
        else
            unapproved.push({ ...problem, identity: problem.message, message: `${problem.message}; ${standing.missing}` });
    }
    return {
        movement: { ...movement, loosened: [], unapproved },
        notes: [...given].map((words) => `what this change loosens in the policy ${words}`),
    };
}
function isHere(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function approvalsIn(asked) {
    const known = new Map(asked.flatMap((approval) => (approval ? [[JSON.stringify([approval.by, approval.count]), approval]] : [])));
    return [...known.values()];
}
async function standingsOf(asked, paths, approve) {
    const missing = [];
    const by = new Set();
    for (const approval of asked) {
        const standing = await approve(approval, paths);
        if (standing.kind === "missing")
            missing.push(lacking(approval, standing));
        else if (standing.kind === "approved")
            for (const login of standing.by)
                by.add(`\`${login}\``);
    }
    const given = by.size > 0
        ? `is approved by ${[...by].join(", ")}`
        : `had to be approved by ${asked.map(wanted).join(" and ")} before it came into the merge queue`;
    return { missing: missing.length === 0 ? undefined : missing.join("; "), given };
}
function wanted({ by, count }) {
    return `${count} of ${by.join(", ")}`;
}
const told = 5;
function lacking(approval, { by, why }) {
    const given = by.length === 0
        ? "none of them has approved"
        : `only ${by.map((login) => `\`${login}\``).join(", ")} ${by.length === 1 ? "has" : "have"} approved`;
    const reasons = [...why.slice(0, told), ...(why.length > told ? [`${why.length - told} more reasons`] : [])];
    return `the policy asks for the approval of ${wanted(approval)}, and ${given} this commit${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`;
}


/***/ })

};
;