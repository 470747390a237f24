"use strict";
exports.id = 4299;
exports.ids = [4299];
exports.modules = {

/***/ 4299:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   introducedBy: () => (/* binding */ introducedBy)
/* harmony export */ });
/* harmony import */ var _platform_github_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2445);

const maxPullRequests = 8;
async function introducedBy({ findings, base }, { commit, repository, context, ref, defaultBranch }, service) {
    if (context.kind !== "push" ||
        base === null ||
        repository === null ||
        defaultBranch === undefined ||
        ref !== `refs/heads/${defaultBranch}`)
        return [];
    const paths = [
        ...new Set(findings
            .filter(({ state, finding }) => state === "new" && finding.host !== null)
            .map(({ finding }) => finding.at.source.path)),
    ].slice(0, maxPullRequests);
    const pushed = new Set([commit, ...context.commits]);
    const requests = new Map();
    const brought = new Map();
    for (const path of paths) {
        const by = pushed.size === 1 ? commit : await lastTo(path, commit, repository, service);
        if (by === undefined || !pushed.has(by))
            continue;
        let request = requests.get(by);
        if (!request)
            requests.set(by, (request = requestOf(by, defaultBranch, repository, service)));
        const number = await request;
        if (number !== undefined)
            brought.set(number, [...(brought.get(number) ?? []), path]);
    }
    return [...brought].map(([number, files]) => `pull request ${number} introduced the new findings in ${files.map((path) => `\`${path}\``).join(", ")}`);
}
async function lastTo(path, tip, repository, service) {
    const [last] = await listed(`/repos/${repository}/commits?sha=${tip}&path=${encodeURIComponent(path)}&per_page=1`, service);
    return typeof last?.["sha"] === "string" ? last["sha"] : undefined;
}
async function requestOf(commit, branch, repository, service) {
    const pulls = await listed(`/repos/${repository}/commits/${commit}/pulls`, service);
    const merged = pulls.find(({ merged_at: at, base }) => typeof at === "string" && isFields(base) && base["ref"] === branch);
    return typeof merged?.["number"] === "number" ? merged["number"] : undefined;
}
async function listed(path, service) {
    const answer = await (0,_platform_github_request_js__WEBPACK_IMPORTED_MODULE_0__/* .sendRequest */ .w)(service, {
        path,
        accept: "application/vnd.github+json",
        limit: 4 << 20,
        patience: { milliseconds: 0 },
    });
    if (answer.kind === "failed")
        return [];
    try {
        const list = JSON.parse(answer.text);
        return Array.isArray(list) ? list.filter(isFields) : [];
    }
    catch {
        return [];
    }
}
function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
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