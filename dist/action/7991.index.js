"use strict";
exports.id = 7991;
exports.ids = [7991];
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
    const answer = await parsed(service, path, patience);
    if (answer.kind === "refused")
        return answer;
    return isFields(answer.value) ? { kind: "told", value: answer.value } : strange;
}
async function all(service, path, limit, key) {
    const found = [];
    for (let page = 1;; page++) {
        const answer = await parsed(service, `${path}${path.includes("?") ? "&" : "?"}per_page=${size}&page=${page}`);
        if (answer.kind === "refused")
            return answer;
        const list = key === undefined ? answer.value : isFields(answer.value) ? answer.value[key] : undefined;
        if (!Array.isArray(list) || !list.every(isFields))
            return strange;
        found.push(...list);
        if (found.length > limit)
            return { kind: "refused", status: undefined, reason: `there are more than ${limit}` };
        if (list.length < size)
            return { kind: "told", value: found };
    }
}
function text(value, ...path) {
    const found = path.reduce((inner, key) => (isFields(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value);
    return typeof found === "string" ? found : undefined;
}
async function parsed(service, path, patience) {
    const answer = await (0,_platform_github_request_js__WEBPACK_IMPORTED_MODULE_0__/* .sendRequest */ .w)(service, {
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

/***/ 7991:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  approverFor: () => (/* binding */ approverFor)
});

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/status.js

async function approvalStatus(approval, paths, reviews, directory) {
    const needsOwners = approval.by.some((name) => name === model/* codeOwners */.eY);
    const approved = new Set();
    for (const path of needsOwners ? new Set(paths) : [undefined]) {
        const status = await statusFor(approval, path, reviews, directory);
        if (status.kind !== "approved")
            return status;
        for (const login of status.by)
            approved.add(login);
    }
    if (needsOwners && paths.length === 0)
        return { kind: "missing", by: [], why: ["what does it is no file of this repository, so it has no code owners"] };
    return { kind: "approved", by: [...approved] };
}
async function statusFor({ by, count }, path, reviews, directory) {
    const { approving, why } = approvingIn(reviews);
    const approvers = await approversOf(by, path, directory);
    const { counted, reasons } = await countedAmong(approving, approvers.names, count, directory);
    if (counted.size >= count)
        return { kind: "approved", by: [...counted] };
    const others = approving
        .filter((login) => !counted.has(login))
        .map((login) => `\`${login}\` is not known to be one of them`);
    return { kind: "missing", by: [...counted], why: [...why, ...approvers.reasons, ...reasons, ...others] };
}
async function approversOf(by, path, directory) {
    const names = new Set();
    const reasons = [];
    for (const name of by) {
        if (name !== model/* codeOwners */.eY)
            names.add(nameOf(name));
        else if (path !== undefined) {
            const owners = ownersOrReasons(path, await directory.owners(path));
            for (const owner of owners.names)
                names.add(nameOf(owner));
            reasons.push(...owners.reasons);
        }
    }
    return { names, reasons };
}
function ownersOrReasons(path, owners) {
    if (typeof owners === "string")
        return { names: [], reasons: [owners] };
    if (owners.length === 0)
        return { names: [], reasons: [`\`${path}\` has no code owners at the base`] };
    return {
        names: owners.filter((owner) => owner.startsWith("@")),
        reasons: owners
            .filter((owner) => !owner.startsWith("@"))
            .map((owner) => `the code owner \`${owner}\` is neither a login nor a team, so who it is cannot be told`),
    };
}
async function countedAmong(approving, names, count, directory) {
    const counted = new Set(approving.filter((login) => names.has(login.toLowerCase())));
    const reasons = [];
    for (const team of [...names].filter((name) => name.includes("/"))) {
        if (counted.size >= count)
            break;
        const fault = await directory.readable(team);
        if (fault !== undefined) {
            reasons.push(`who belongs to @${team} cannot be read: ${fault}`);
            continue;
        }
        for (const login of approving) {
            const isMember = counted.has(login) || (await directory.isMember(team, login));
            if (isMember === true)
                counted.add(login);
            else if (isMember !== false)
                reasons.push(`whether \`${login}\` belongs to @${team} cannot be read: ${isMember}`);
        }
    }
    return { counted, reasons };
}
function nameOf(name) {
    return name.replace(/^@/, "").toLowerCase();
}
function approvingIn({ head, submitted, involved }) {
    const latest = new Map();
    for (const review of submitted)
        if (review.says !== "remark")
            latest.set(review.login.toLowerCase(), review);
    const approving = [];
    const why = [];
    for (const [key, { login, isPerson, says, commit }] of latest) {
        if (says !== "approved")
            continue;
        const involvement = involved.get(key);
        if (!isPerson)
            why.push(`\`${login}\` is no person`);
        else if (involvement !== undefined)
            why.push(`\`${login}\` ${involvement}`);
        else if (commit !== head)
            why.push(`\`${login}\` approved another commit`);
        else
            approving.push(login);
    }
    return { approving, why };
}

// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/bundle/src/action/api.js
var action_api = __webpack_require__(7315);
;// CONCATENATED MODULE: ./build/bundle/src/action/reviews.js



const mostCommits = 250;
const mostReviews = 2_000;
function approverFor(request) {
    let reviews;
    const directory = teamDirectoryOf(request);
    const known = new Map();
    return (approval, paths) => {
        const key = JSON.stringify([approval.by, approval.count, paths]);
        let status = known.get(key);
        if (!status)
            known.set(key, (status = (reviews ??= reviewsOf(request)).then((found) => typeof found === "string"
                ? { kind: "missing", by: [], why: [found] }
                : approvalStatus(approval, paths, found, directory))));
        return status;
    };
}
async function reviewsOf({ api, token, repository, number, head }) {
    if (token === undefined)
        return "reviews cannot be read without the input `token`";
    if (repository === null)
        return "reviews cannot be read, since `GITHUB_REPOSITORY` names no repository";
    const service = { api, token };
    const path = `/repos/${repository}/pulls/${number}`;
    const [pull, submitted, commits] = await Promise.all([
        (0,action_api/* one */.xH)(service, path),
        (0,action_api/* all */.Q7)(service, `${path}/reviews`, mostReviews),
        (0,action_api/* all */.Q7)(service, `${path}/commits`, mostCommits),
    ]);
    for (const answer of [pull, submitted, commits])
        if (answer.kind === "refused")
            return refusalOf(answer);
    if (pull.kind !== "told" || submitted.kind !== "told" || commits.kind !== "told")
        throw new Error("an answer is neither told nor refused");
    return (incompletenessOf(pull.value, commits.value, head) ?? {
        head,
        involved: involvedIn(pull.value, commits.value),
        submitted: submitted.value.flatMap(submittedReviewOf),
    });
}
function refusalOf({ status, reason }) {
    const advice = status === 401 || status === 403 || status === 404 ? "; the token needs `pull-requests: read`" : "";
    return `the reviews of this request cannot be read: ${reason}${advice}`;
}
function incompletenessOf(pull, commits, head) {
    if ((0,action_api/* text */.Qq)(pull, "head", "sha") !== head)
        return "the request has moved on to another commit since";
    const { commits: count } = pull;
    if (typeof count !== "number" || count > mostCommits)
        return `the request has ${String(count)} commits, and GitHub names the authors of ${mostCommits} at the most`;
    return commits.length !== count || !commits.some(({ sha }) => sha === head)
        ? "GitHub does not name all commits of this request"
        : undefined;
}
function involvedIn(pull, commits) {
    const author = (0,action_api/* text */.Qq)(pull, "user", "login");
    const involved = new Map(commits.flatMap(contributorsOf).map((login) => [login.toLowerCase(), "has a commit in it"]));
    if (author !== undefined)
        involved.set(author.toLowerCase(), "opened it");
    return involved;
}
function submittedReviewOf({ user, state, commit_id: commit }) {
    const login = (0,action_api/* text */.Qq)(user, "login");
    if (login === undefined)
        return [];
    return [
        {
            login,
            isPerson: (0,action_api/* text */.Qq)(user, "type") === "User" && !login.endsWith("[bot]"),
            says: state === "APPROVED" ? "approved" : state === "COMMENTED" || state === "PENDING" ? "remark" : "undone",
            commit: typeof commit === "string" ? commit : null,
        },
    ];
}
function contributorsOf(commit) {
    const coAuthors = [...((0,action_api/* text */.Qq)(commit, "commit", "message") ?? "").matchAll(/^co-authored-by:.*<([^<>\n]+)>/gim)].map(([, address]) => address);
    const addresses = [
        (0,action_api/* text */.Qq)(commit, "commit", "author", "email"),
        (0,action_api/* text */.Qq)(commit, "commit", "committer", "email"),
        ...coAuthors,
    ];
    const named = addresses.map((address) => /^(?:\d+\+)?([^@+\s]+)@users\.noreply\.github\.com$/i.exec(address ?? "")?.[1]);
    return [(0,action_api/* text */.Qq)(commit, "author", "login"), (0,action_api/* text */.Qq)(commit, "committer", "login"), ...named].filter((login) => login !== undefined);
}
function teamDirectoryOf({ api, token, policyToken, repository, base }) {
    const service = { api, token: policyToken ?? token };
    const home = repository?.split("/")[0]?.toLowerCase();
    const teams = new Map();
    const members = new Map();
    let owners;
    return {
        readable: (team) => memo(teams, team, () => faultOf(team, home, service)),
        isMember: (team, login) => memo(members, `${team} ${login}`, () => isMemberOf(team, login, service)),
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
    const answer = await (0,action_api/* one */.xH)(service, pathOf(team));
    if (answer.kind === "told")
        return undefined;
    if (answer.status !== 401 && answer.status !== 403 && answer.status !== 404)
        return answer.reason;
    return "there is no such team, or the token lacks the organisation's permission *Members: read*; the job's own token never has it, so give `policy-token` one of an app that has";
}
async function isMemberOf(team, login, service) {
    const answer = await (0,action_api/* one */.xH)(service, `${pathOf(team)}/memberships/${encodeURIComponent(login)}`);
    if (answer.kind === "told")
        return answer.value["state"] === "active";
    return answer.status === 404 ? false : answer.reason;
}
function pathOf(team) {
    const [organisation = "", slug = ""] = team.split("/");
    return `/orgs/${encodeURIComponent(organisation)}/teams/${encodeURIComponent(slug)}`;
}
async function ownersFrom(base) {
    for (const path of code_owners/* codeownersPaths */.o) {
        const content = await base.read(path);
        if (content.kind === "text")
            return (0,code_owners/* ownersIn */.q)(content.source.text);
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

/***/ 4224:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ sendRequest)
/* harmony export */ });
const milliseconds = 10_000;
const attempts = 3;
const pauses = [400, 1600];
async function sendRequest(service, question) {
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
async function askOnce(service, question) {
    const address = URL.canParse(service.api) ? new URL(service.api) : undefined;
    if (!address)
        return failed(`\`${service.api}\` is no address of GitHub's API`);
    const refusal = refusalOf(address, question.path);
    if (refusal !== undefined)
        return failed(refusal);
    try {
        const response = await fetch(`${address.href.replace(/\/+$/, "")}${question.path}`, requestOf(question, service.token));
        return await attemptOf(response, question.limit);
    }
    catch (error) {
        const isLate = error instanceof Error && error.name === "TimeoutError";
        return failed(isLate
            ? `${address.host} does not answer within ${milliseconds / 1000} s`
            : `${address.host} cannot be reached (${causeOf(error)})`, undefined, "soon");
    }
}
function failed(reason, status, again) {
    return { api: { kind: "failed", status, reason }, again };
}
function refusalOf(address, path) {
    if (address.protocol !== "https:" && !["127.0.0.1", "[::1]", "localhost"].includes(address.hostname))
        return `\`${address.origin}\` is not asked: it does not use https`;
    const names = path.replace(/\?.*$/s, "").split("/");
    return names.some((name) => /^(?:\.|%2e){1,2}$/i.test(name)) ? `\`${path}\` names nothing on GitHub` : undefined;
}
function methodOf({ method, query }) {
    return method ?? (query === undefined ? "GET" : "POST");
}
function requestOf(question, token) {
    const { accept, query } = question;
    return {
        method: methodOf(question),
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
    };
}
async function attemptOf(response, limit) {
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