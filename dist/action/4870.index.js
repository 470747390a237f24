"use strict";
exports.id = 4870;
exports.ids = [4870];
exports.modules = {

/***/ 7315:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   Q7: () => (/* binding */ all),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   xH: () => (/* binding */ one)
/* harmony export */ });
/* harmony import */ var _platform_github_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2445);

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

/***/ 4870:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  approverFor: () => (/* binding */ approverFor)
});

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/status.js

const associationsWithRight = new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
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
        return {
            kind: "missing",
            by: [],
            why: ["the change is in a file outside this repository, so it has no code owners"],
            isStuck: true,
        };
    return { kind: "approved", by: [...approved] };
}
async function statusFor({ by, count }, path, reviews, directory) {
    const { approving, why } = approvingIn(reviews);
    const approvers = await approversOf(by, path, directory);
    const { counted, reasons, isUnread } = await countedAmong(approving, approvers.names, count, directory);
    if (counted.size >= count)
        return { kind: "approved", by: [...counted] };
    const others = approving
        .filter(({ login }) => !counted.has(login) && !approvers.names.has(login.toLowerCase()))
        .map(({ login }) => `\`${login}\` is not known to be one of them`);
    const isStuck = approvers.isUnread || isUnread || approvers.names.size === 0 || reviews.unidentified.length > 0;
    return {
        kind: "missing",
        by: [...counted],
        why: [...why, ...approvers.reasons, ...reasons, ...others],
        ...(isStuck ? { isStuck } : {}),
    };
}
async function approversOf(by, path, directory) {
    const names = new Set();
    const reasons = [];
    let isUnread = false;
    for (const name of by) {
        if (name !== model/* codeOwners */.eY)
            names.add(nameOf(name));
        else if (path !== undefined) {
            const answer = await directory.owners(path);
            const owners = ownersOrReasons(path, answer);
            isUnread ||= typeof answer === "string";
            for (const owner of owners.names)
                names.add(nameOf(owner));
            reasons.push(...owners.reasons);
        }
    }
    return { names, reasons, isUnread };
}
function ownersOrReasons(path, owners) {
    if (typeof owners === "string")
        return { names: [], reasons: [owners] };
    if (owners.length === 0)
        return { names: [], reasons: [`\`${path}\` has no code owners on the base`] };
    return {
        names: owners.filter((owner) => owner.startsWith("@")),
        reasons: owners
            .filter((owner) => !owner.startsWith("@"))
            .map((owner) => `the code owner \`${owner}\` is neither a login nor a team, so its account is unknown`),
    };
}
async function countedAmong(approving, names, count, directory) {
    const counted = new Set();
    const reasons = [];
    let isUnread = false;
    for (const review of approving.filter(({ login }) => names.has(login.toLowerCase()))) {
        const lack = await lackOfRight(review, directory);
        if (lack === undefined)
            counted.add(review.login);
        else
            reasons.push(lack.reason);
        isUnread ||= lack?.isUnread ?? false;
    }
    for (const team of [...names].filter((name) => name.includes("/"))) {
        if (counted.size >= count)
            break;
        const fault = await directory.readable(team);
        if (fault !== undefined) {
            reasons.push(`the members of @${team} cannot be read: ${fault}`);
            isUnread = true;
            continue;
        }
        for (const { login } of approving) {
            const isMember = counted.has(login) || (await directory.isMember(team, login));
            if (isMember === true)
                counted.add(login);
            else if (isMember !== false) {
                reasons.push(`whether \`${login}\` belongs to @${team} cannot be read: ${isMember}`);
                isUnread = true;
            }
        }
    }
    return { counted, reasons, isUnread };
}
async function lackOfRight({ login, association }, directory) {
    if (association !== undefined && associationsWithRight.has(association))
        return undefined;
    const answer = await directory.mayWrite(login);
    if (answer === true)
        return undefined;
    const reason = answer === false
        ? `\`${login}\` has no write access to this repository and is not a known member of its organisation; give the account write access or name another reviewer`
        : `the rights of \`${login}\` to this repository cannot be read: ${answer}`;
    return { reason, isUnread: answer !== false };
}
function nameOf(name) {
    return name.replace(/^@/, "").toLowerCase();
}
function approvingIn({ head, submitted, involved, unidentified }) {
    if (unidentified.length > 0)
        return { approving: [], why: unidentified };
    const latest = new Map();
    for (const review of submitted)
        if (review.says !== "remark")
            latest.set(review.login.toLowerCase(), review);
    const approving = [];
    const why = [];
    for (const [key, review] of latest) {
        const { login, isPerson, says, commit } = review;
        if (says !== "approved")
            continue;
        const involvement = involved.get(key);
        if (!isPerson)
            why.push(`\`${login}\` is a bot`);
        else if (involvement !== undefined)
            why.push(`\`${login}\` ${involvement}`);
        else if (commit !== head)
            why.push(`\`${login}\` approved another commit`);
        else
            approving.push(review);
    }
    return { approving, why };
}

// EXTERNAL MODULE: ./build/bundle/src/action/api.js
var action_api = __webpack_require__(7315);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/request.js + 1 modules
var request = __webpack_require__(2445);
;// CONCATENATED MODULE: ./build/bundle/src/action/contributors.js


async function contributorsOf(commits, accounts) {
    const people = commits.flatMap((commit) => [personOf(commit, "author"), personOf(commit, "committer")]);
    const linked = new Map(people.flatMap(({ address, login }) => address === undefined || login === undefined ? [] : [[address, login]]));
    const coAuthors = commits.flatMap((commit) => coAuthorsOf(commit).map((address) => ({
        commit,
        role: "co-author",
        address,
        login: loginOf(address) ?? linked.get(address ?? ""),
    })));
    const found = coAuthors.some(({ login }) => login === undefined) ? await accounts() : new Map();
    const unread = typeof found === "string" ? found : undefined;
    const named = coAuthors.map((coAuthor) => typeof found === "string" ? coAuthor : { ...coAuthor, login: coAuthor.login ?? found.get(coAuthor.address ?? "") });
    return {
        logins: [...new Set([...people, ...named].flatMap(({ login, address }) => [login, loginOf(address)]))].filter((login) => login !== undefined),
        unidentified: [
            ...new Set([
                ...people.filter(({ login }) => login === undefined).map(unlinked),
                ...named.filter(({ login }) => login === undefined).map((coAuthor) => unread ?? unlinked(coAuthor)),
            ]),
        ],
    };
}
function personOf(commit, role) {
    return {
        commit,
        role,
        address: (0,action_api/* text */.Qq)(commit, "commit", role, "email")?.toLowerCase(),
        login: (0,action_api/* text */.Qq)(commit, role, "login"),
    };
}
function unlinked({ role, commit }) {
    const id = ((0,action_api/* text */.Qq)(commit, "sha") ?? "").slice(0, 7);
    const advice = role === "co-author"
        ? "write an address there that belongs to an account, or remove the line `Co-authored-by`"
        : "its owner adds the address of that commit to an account on GitHub, or makes the commit again under an address of the account (`git commit --amend --reset-author`)";
    return `GitHub names no account for the ${role} of the commit ${id}; ${advice}`;
}
function loginOf(address) {
    return /^(?:\d+\+)?([^@+\s]+)@users\.noreply\.github\.com$/i.exec(address ?? "")?.[1];
}
function coAuthorsOf(commit) {
    const message = (0,action_api/* text */.Qq)(commit, "commit", "message") ?? "";
    return [...message.matchAll(/^[ \t]*co-authored-by[ \t]*:(.*)$/gim)].map(([, line = ""]) => /<\s*([^<>\s]+)\s*>/.exec(line)?.[1]?.toLowerCase());
}
const maxPages = 3;
async function accountsOfPullRequest({ graphql, token, repository, number, }) {
    const found = new Map();
    const [owner = "", name = ""] = repository.split("/");
    let after;
    for (let page = 0; page < maxPages; page++) {
        const answer = await (0,request/* sendRequest */.w)({ api: graphql, token }, {
            path: "",
            accept: "application/vnd.github+json",
            limit: 16 * 1024 * 1024,
            query: {
                query: `query ($owner: String!, $name: String!${after === undefined ? "" : ", $after: String!"}) { repository(owner: $owner, name: $name) { pullRequest(number: ${number}) { commits(first: 100${after === undefined ? "" : ", after: $after"}) { pageInfo { hasNextPage endCursor } nodes { commit { authors(first: 50) { nodes { email user { login } } } } } } } } }`,
                variables: { owner, name, ...(after === undefined ? {} : { after }) },
            },
        });
        if (answer.kind === "failed")
            return unread(answer.reason);
        const commits = commitsIn(answer.text);
        if (!commits)
            return unread("GitHub's answer is not what its description says");
        for (const author of listIn(commits["nodes"]).flatMap((node) => listIn(fieldAt(node, "commit", "authors", "nodes"))))
            found.set(((0,action_api/* text */.Qq)(author, "email") ?? "").toLowerCase(), (0,action_api/* text */.Qq)(author, "user", "login"));
        after = fieldAt(commits, "pageInfo", "hasNextPage") === true ? (0,action_api/* text */.Qq)(commits, "pageInfo", "endCursor") : undefined;
        if (after === undefined)
            break;
    }
    return found;
}
function unread(reason) {
    return `the accounts of co-authors cannot be read: ${reason}`;
}
function commitsIn(answer) {
    try {
        const commits = fieldAt(JSON.parse(answer), "data", "repository", "pullRequest", "commits");
        return (0,action_api/* isFields */.Ce)(commits) && Array.isArray(commits["nodes"]) ? commits : undefined;
    }
    catch {
        return undefined;
    }
}
function fieldAt(value, ...path) {
    return path.reduce((inner, key) => ((0,action_api/* isFields */.Ce)(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value);
}
function listIn(value) {
    return Array.isArray(value) ? value : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/action/reviews.js



const mostCommits = 250;
const mostReviews = 2_000;
function approverFor(request, directory) {
    let reviews;
    const known = new Map();
    return (approval, paths) => {
        const key = JSON.stringify([approval.by, approval.count, paths]);
        let status = known.get(key);
        if (!status)
            known.set(key, (status = (reviews ??= reviewsOf(request)).then((found) => typeof found === "string"
                ? { kind: "missing", by: [], why: [found], isStuck: true }
                : approvalStatus(approval, paths, found, directory))));
        return status;
    };
}
async function reviewsOf({ api, graphql, token, repository, number, head, }) {
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
    const incompleteness = incompletenessOf(pull.value, commits.value, head);
    if (incompleteness !== undefined)
        return incompleteness;
    const { logins, unidentified } = await contributorsOf(commits.value, () => accountsOfPullRequest({ graphql, token, repository, number }));
    return {
        head,
        involved: involvedIn(pull.value, logins),
        unidentified,
        submitted: submitted.value.flatMap(submittedReviewOf),
    };
}
function refusalOf({ status, reason }) {
    const advice = status === 401 || status === 403 || status === 404 ? "; the token needs `pull-requests: read`" : "";
    return `the reviews of this pull request cannot be read: ${reason}${advice}`;
}
function incompletenessOf(pull, commits, head) {
    if ((0,action_api/* text */.Qq)(pull, "head", "sha") !== head)
        return "the pull request has a newer commit";
    const { commits: count } = pull;
    if (typeof count !== "number" || count > mostCommits)
        return `the pull request has ${String(count)} commits, and GitHub names the authors of ${mostCommits} at the most`;
    return commits.length !== count || !commits.some(({ sha }) => sha === head)
        ? "GitHub does not name all commits of this pull request"
        : undefined;
}
function involvedIn(pull, contributors) {
    const author = (0,action_api/* text */.Qq)(pull, "user", "login");
    const involved = new Map(contributors.map((login) => [login.toLowerCase(), "has a commit in it"]));
    if (author !== undefined)
        involved.set(author.toLowerCase(), "opened it");
    return involved;
}
function submittedReviewOf({ user, state, commit_id: commit, author_association: association, }) {
    const login = (0,action_api/* text */.Qq)(user, "login");
    if (login === undefined)
        return [];
    return [
        {
            login,
            isPerson: (0,action_api/* text */.Qq)(user, "type") === "User" && !login.endsWith("[bot]"),
            says: state === "APPROVED" ? "approved" : state === "COMMENTED" || state === "PENDING" ? "remark" : "undone",
            commit: typeof commit === "string" ? commit : null,
            association: typeof association === "string" ? association : undefined,
        },
    ];
}


/***/ }),

/***/ 2445:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ sendRequest)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(2456);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/proxied-fetch.js

const variables = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
const known = new Map();
async function proxiedFetch(address, request) {
    const proxy = await proxyFor(address);
    if (proxy === undefined)
        return fetch(address, request);
    let through = known.get(proxy);
    if (!through)
        known.set(proxy, (through = fetchThrough(proxy)));
    return (await through)(address, request);
}
async function proxyFor(address) {
    const proxies = variables.flatMap((name) => process.env[name] || []);
    if (proxies.length === 0)
        return undefined;
    if (!proxies.every(isAddress))
        throw new tree/* UserError */.yo("HTTPS_PROXY or HTTP_PROXY is not the address of a proxy; write `http://HOST:PORT`");
    const { getProxyUrl } = await __webpack_require__.e(/* import() */ 9783).then(__webpack_require__.bind(__webpack_require__, 9783));
    return getProxyUrl(new URL(address))?.href;
}
function isAddress(proxy) {
    return URL.canParse(/^https?:/.test(proxy) ? proxy : `http://${proxy}`);
}
async function fetchThrough(proxy) {
    const { fetch: send, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    const dispatcher = new ProxyAgent(proxy);
    return ((address, request) => send(address, { ...request, dispatcher }));
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/request.js


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
        return failed(`\`${service.api}\` is not an address of GitHub's API`);
    const refusal = refusalOf(address, question.path);
    if (refusal !== undefined)
        return failed(refusal);
    try {
        const response = await proxiedFetch(`${address.href.replace(/\/+$/, "")}${question.path}`, requestOf(question, service.token));
        return await attemptOf(response, question.limit);
    }
    catch (error) {
        if (error instanceof tree/* UserError */.yo)
            throw error;
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
        return failed("the repository has moved, and this tool does not follow the old name; write its current name", status);
    const wait = waitOf(response.headers);
    if (status === 429 || (status === 403 && wait !== undefined))
        return failed("GitHub's rate limit is exhausted", 429, wait);
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