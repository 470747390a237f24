"use strict";
exports.id = 1474;
exports.ids = [1474];
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

/***/ 1474:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   opinionIn: () => (/* binding */ opinionIn),
/* harmony export */   startAgain: () => (/* binding */ startAgain)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _platform_github_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2445);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7315);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9960);




function opinionIn(payload) {
    const [action, state] = [(0,_event_js__WEBPACK_IMPORTED_MODULE_3__.at)(payload, ["action"]), (0,_event_js__WEBPACK_IMPORTED_MODULE_3__.at)(payload, ["review", "state"])];
    if (action === "dismissed")
        return "undone";
    return action !== "submitted" || state === "commented" ? "remark" : state === "approved" ? "approved" : "undone";
}
const fiveMinutes = { whole: 300_000, step: 5_000 };
async function startAgain(reviewed) {
    const { opinion, workflow, patience = fiveMinutes } = reviewed;
    if (opinion === "remark")
        return { kind: "idle", message: "a comment review does not change approvals" };
    const expected = opinion === "approved" ? failures : passes;
    for (let waited = 0;; waited += patience.step) {
        const run = await latestRun(reviewed);
        if (typeof run === "string")
            return { kind: "failed", message: `the runs of \`${workflow}\` cannot be read: ${run}` };
        if (!run)
            return {
                kind: opinion === "approved" ? "idle" : "failed",
                message: `there is no run of \`${workflow}\` for a pull request with this commit`,
            };
        if (run.isOver)
            return expected.has(run.conclusion)
                ? start(reviewed, run)
                : {
                    kind: "idle",
                    message: `the last run of \`${workflow}\` ended with ${run.conclusion}, so this review changes nothing`,
                };
        if (waited >= patience.whole)
            return {
                kind: "failed",
                message: `the last run of \`${workflow}\` is still in progress and may not include this review; re-run it when it finishes`,
            };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(patience.step);
    }
}
const failures = new Set(["failure", "timed_out", "cancelled"]);
const passes = new Set(["success", "neutral", "skipped"]);
const mostRuns = 1_000;
async function latestRun({ api, token, repository, number, head, workflow, }) {
    const answer = await (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .all */ .Q7)({ api, token }, `/repos/${repository}/actions/runs?event=pull_request&head_sha=${head}`, mostRuns, "workflow_runs");
    if (answer.kind === "refused")
        return `${answer.reason}${answer.status === 403 || answer.status === 404 ? "; the token needs `actions: write`" : ""}`;
    const isOurs = ({ path }) => typeof path === "string" && (path.split("@")[0] ?? "").endsWith(`.github/workflows/${workflow}`);
    const isOfThis = ({ pull_requests: pulls }) => !Array.isArray(pulls) || pulls.length === 0 || pulls.some((pull) => (0,_event_js__WEBPACK_IMPORTED_MODULE_3__.at)(pull, ["number"]) === number);
    const [newest] = answer.value
        .filter((run) => isOurs(run) && isOfThis(run))
        .sort((a, b) => Number(b["id"]) - Number(a["id"]));
    if (!newest)
        return undefined;
    const { id } = newest;
    if (typeof id !== "number")
        return "GitHub's answer is not what its description says";
    return { id, isOver: newest["status"] === "completed", conclusion: (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(newest, "conclusion") ?? "nothing" };
}
async function start({ api, token, repository, opinion, workflow }, { id }) {
    const what = opinion === "approved" ? "rerun-failed-jobs" : "rerun";
    const answer = await (0,_platform_github_request_js__WEBPACK_IMPORTED_MODULE_1__/* .sendRequest */ .w)({ api, token }, {
        path: `/repos/${repository}/actions/runs/${id}/${what}`,
        method: "POST",
        accept: "application/vnd.github+json",
        limit: 64 * 1024,
    });
    if (answer.kind === "answered")
        return { kind: "started", message: `the run ${id} of \`${workflow}\` was re-run` };
    const advice = answer.status === 403
        ? "; that needs `actions: write`, which a pull request from a fork does not get: re-run it by hand"
        : "";
    return {
        kind: "failed",
        message: `the run ${id} of \`${workflow}\` could not be re-run: ${answer.reason}${advice}`,
    };
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