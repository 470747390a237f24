"use strict";
exports.id = 6077;
exports.ids = [6077,1634];
exports.modules = {

/***/ 7315:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q7: () => (/* binding */ all),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   xH: () => (/* binding */ one)
/* harmony export */ });
/* harmony import */ var _platform_github_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4224);

const pageBytes = 16 * 1024 * 1024;
const size = 100;
async function one(service, path, patience) {
    const told = await parsed(service, path, patience);
    if (told.kind === "refused")
        return told;
    return isFields(told.value) ? { kind: "told", value: told.value } : strange;
}
async function all(service, path, most, key) {
    const found = [];
    for (let page = 1;; page++) {
        const told = await parsed(service, `${path}${path.includes("?") ? "&" : "?"}per_page=${size}&page=${page}`);
        if (told.kind === "refused")
            return told;
        const list = key === undefined ? told.value : isFields(told.value) ? told.value[key] : undefined;
        if (!Array.isArray(list) || !list.every(isFields))
            return strange;
        found.push(...list);
        if (found.length > most)
            return { kind: "refused", status: undefined, reason: `there are more than ${most}` };
        if (list.length < size)
            return { kind: "told", value: found };
    }
}
function text(value, ...way) {
    const found = way.reduce((inner, key) => (isFields(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value);
    return typeof found === "string" ? found : undefined;
}
async function parsed(service, path, patience) {
    const answer = await (0,_platform_github_request_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .k)(service, {
        path,
        accept: "application/vnd.github+json",
        limit: pageBytes,
        ...(patience ? { patience } : {}),
    });
    if (answer.kind === "failed")
        return { kind: "refused", status: answer.status, reason: answer.reason };
    try {
        return { kind: "told", value: JSON.parse(answer.text) };
    }
    catch {
        return strange;
    }
}
const strange = {
    kind: "refused",
    status: undefined,
    reason: "GitHub's answer is not what its description says",
};
function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 6077:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   approverFor: () => (/* binding */ approverFor)
/* harmony export */ });
/* harmony import */ var _approvals_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1634);
/* harmony import */ var _approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2210);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7315);



const mostCommits = 250;
const mostReviews = 2_000;
function approverFor(request) {
    let reviews;
    const circles = circlesOf(request);
    const known = new Map();
    return (asked, paths) => {
        const key = JSON.stringify([asked.by, asked.count, paths]);
        let standing = known.get(key);
        if (!standing)
            known.set(key, (standing = (reviews ??= reviewsOf(request)).then((found) => typeof found === "string"
                ? { kind: "missing", by: [], why: [found] }
                : (0,_approvals_status_js__WEBPACK_IMPORTED_MODULE_0__.approvalStatus)(asked, paths, found, circles))));
        return standing;
    };
}
async function reviewsOf({ api, token, repository, number, head }) {
    if (token === undefined)
        return "reviews cannot be read without the input `token`";
    if (repository === null)
        return "reviews cannot be read, since `GITHUB_REPOSITORY` names no repository";
    const service = { api, token };
    const way = `/repos/${repository}/pulls/${number}`;
    const [pull, given, commits] = await Promise.all([
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .one */ .xH)(service, way),
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .all */ .Q7)(service, `${way}/reviews`, mostReviews),
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .all */ .Q7)(service, `${way}/commits`, mostCommits),
    ]);
    const refused = [pull, given, commits].find((told) => told.kind === "refused");
    if (refused?.kind === "refused") {
        const advice = refused.status === 401 || refused.status === 403 || refused.status === 404
            ? "; the token needs `pull-requests: read`"
            : "";
        return `the reviews of this request cannot be read: ${refused.reason}${advice}`;
    }
    if (pull.kind !== "told" || given.kind !== "told" || commits.kind !== "told")
        throw new Error("an answer is neither told nor refused");
    if ((0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(pull.value, "head", "sha") !== head)
        return "the request has moved on to another commit since";
    const { commits: count } = pull.value;
    if (typeof count !== "number" || count > mostCommits)
        return `the request has ${String(count)} commits, and GitHub names the authors of ${mostCommits} at the most`;
    if (commits.value.length !== count || !commits.value.some(({ sha }) => sha === head))
        return "GitHub does not name all commits of this request";
    const author = (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(pull.value, "user", "login");
    const involved = new Map(commits.value.flatMap(handsIn).map((login) => [login.toLowerCase(), "has a commit in it"]));
    if (author !== undefined)
        involved.set(author.toLowerCase(), "opened it");
    return { head, involved, submitted: given.value.flatMap(opinionOf) };
}
function opinionOf({ user, state, commit_id: commit }) {
    const login = (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(user, "login");
    if (login === undefined)
        return [];
    return [
        {
            login,
            isPerson: (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(user, "type") === "User" && !login.endsWith("[bot]"),
            says: state === "APPROVED" ? "approved" : state === "COMMENTED" || state === "PENDING" ? "remark" : "undone",
            commit: typeof commit === "string" ? commit : null,
        },
    ];
}
function handsIn(commit) {
    const coAuthors = [...((0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(commit, "commit", "message") ?? "").matchAll(/^co-authored-by:.*<([^<>\n]+)>/gim)].map(([, address]) => address);
    const addresses = [
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(commit, "commit", "author", "email"),
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(commit, "commit", "committer", "email"),
        ...coAuthors,
    ];
    const named = addresses.map((address) => /^(?:\d+\+)?([^@+\s]+)@users\.noreply\.github\.com$/i.exec(address ?? "")?.[1]);
    return [(0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(commit, "author", "login"), (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(commit, "committer", "login"), ...named].filter((login) => login !== undefined);
}
function circlesOf({ api, token, policyToken, repository, base }) {
    const service = { api, token: policyToken ?? token };
    const home = repository?.split("/")[0]?.toLowerCase();
    const teams = new Map();
    const members = new Map();
    let owners;
    return {
        readable: (team) => memo(teams, team, () => faultOf(team, home, service)),
        isMember: (team, login) => memo(members, `${team} ${login}`, () => belongs(team, login, service)),
        async owners(path) {
            const found = await (owners ??= ownersFrom(base));
            return typeof found === "string" ? found : found(path);
        },
    };
}
async function faultOf(team, home, service) {
    const [organisation = ""] = team.split("/");
    if (organisation !== home)
        return "it is a team of another organisation";
    const told = await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .one */ .xH)(service, wayTo(team));
    if (told.kind === "told")
        return undefined;
    if (told.status !== 401 && told.status !== 403 && told.status !== 404)
        return told.reason;
    return "there is no such team, or the token lacks the organisation's permission *Members: read*; the job's own token never has it, so give `policy-token` one of an app that has";
}
async function belongs(team, login, service) {
    const told = await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .one */ .xH)(service, `${wayTo(team)}/memberships/${encodeURIComponent(login)}`);
    if (told.kind === "told")
        return told.value["state"] === "active";
    return told.status === 404 ? false : told.reason;
}
function wayTo(team) {
    const [organisation = "", slug = ""] = team.split("/");
    return `/orgs/${encodeURIComponent(organisation)}/teams/${encodeURIComponent(slug)}`;
}
async function ownersFrom(base) {
    for (const path of _approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .codeownersPaths */ .o) {
        const content = await base.read(path);
        if (content.kind === "text")
            return (0,_approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersIn */ .q)(content.source.text);
        if (content.kind !== "absent")
            return `\`${path}\` of the base cannot be read`;
    }
    return () => [];
}
function memo(known, key, make) {
    let value = known.get(key);
    if (!value)
        known.set(key, (value = make()));
    return value;
}


/***/ }),

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


/***/ }),

/***/ 4224:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ ask)
/* harmony export */ });
const milliseconds = 10_000;
const attempts = 3;
const pauses = [400, 1600];
async function ask(service, question) {
    const patience = question.patience ?? { milliseconds: 30_000 };
    for (let attempt = 0;; attempt++) {
        const { api, again } = await askOnce(service, question);
        const wait = again === "soon" ? (pauses[attempt] ?? 0) : (again ?? 0);
        if (again === undefined || attempt + 1 >= attempts || wait > patience.milliseconds || question.method === "POST")
            return api;
        patience.milliseconds -= wait;
        await new Promise((resolve) => setTimeout(resolve, wait));
    }
}
async function askOnce({ api, token }, { path, query, method = query === undefined ? "GET" : "POST", accept, limit }) {
    const failed = (reason, status, again) => ({
        api: { kind: "failed", status, reason },
        again,
    });
    const address = URL.canParse(api) ? new URL(api) : undefined;
    if (!address)
        return failed(`\`${api}\` is no address of GitHub's API`);
    if (address.protocol !== "https:" && !["127.0.0.1", "[::1]", "localhost"].includes(address.hostname))
        return failed(`\`${address.origin}\` is not asked: it does not use https`);
    if (path
        .replace(/\?.*$/s, "")
        .split("/")
        .some((name) => /^(?:\.|%2e){1,2}$/i.test(name)))
        return failed(`\`${path}\` names nothing on GitHub`);
    try {
        const response = await fetch(`${address.href.replace(/\/+$/, "")}${path}`, {
            method,
            redirect: "manual",
            ...(query === undefined ? {} : { body: JSON.stringify(query) }),
            signal: AbortSignal.timeout(milliseconds),
            headers: {
                accept,
                ...(query === undefined ? {} : { "content-type": "application/json" }),
                "user-agent": "agent-profile-check",
                "x-github-api-version": "2022-11-28",
                ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            },
        });
        const { status } = response;
        if (status >= 300 && status < 400)
            return failed("GitHub answers that the repository has moved; a name that now leads elsewhere is not followed, so write the one it has today", status);
        const wait = waitOf(response.headers);
        if (status === 429 || (status === 403 && wait !== undefined))
            return failed("GitHub takes no more requests for now (its rate limit)", 429, wait);
        if (!response.ok)
            return failed(`GitHub answers with ${status}`, status, status >= 500 ? (wait ?? "soon") : undefined);
        const text = await bounded(response, limit);
        return text === undefined
            ? failed(`GitHub's answer is larger than ${Math.ceil(limit / 1024)} KiB`)
            : { api: { kind: "answered", text } };
    }
    catch (error) {
        const isLate = error instanceof Error && error.name === "TimeoutError";
        return failed(isLate
            ? `${address.host} does not answer within ${milliseconds / 1000} s`
            : `${address.host} cannot be reached (${causeOf(error)})`, undefined, "soon");
    }
}
function waitOf(headers) {
    const [after, reset] = ["retry-after", "x-ratelimit-reset"].map((name) => headers.get(name));
    if (after && /^\d{1,6}$/.test(after))
        return Number(after) * 1000;
    if (headers.get("x-ratelimit-remaining") !== "0")
        return undefined;
    return reset && /^\d{1,12}$/.test(reset)
        ? Math.max(0, Number(reset) * 1000 - Date.now()) + 1000
        : Number.POSITIVE_INFINITY;
}
async function bounded({ body }, limit) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of body ?? []) {
        bytes += chunk.length;
        if (bytes > limit)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
}
function causeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const { cause } = error;
    if (cause instanceof Error)
        return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
    return error.message;
}


/***/ })

};
;