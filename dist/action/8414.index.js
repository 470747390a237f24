"use strict";
exports.id = 8414;
exports.ids = [8414,7892];
exports.modules = {

/***/ 7892:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   faultOf: () => (/* binding */ faultOf),
/* harmony export */   patience: () => (/* binding */ patience),
/* harmony export */   reasonOf: () => (/* binding */ reasonOf)
/* harmony export */ });
const patience = 10_000;
function faultOf(error) {
    if (!(error instanceof Error))
        return undefined;
    if (error.name === "GraphqlResponseError")
        return queryFault(error);
    if (!("status" in error) || typeof error.status !== "number" || !("request" in error))
        return undefined;
    const { status, message } = error;
    const response = at(error, "response");
    if (response === undefined) {
        const isLate = error.name === "AbortError" || (error.cause instanceof Error && error.cause.name === "TimeoutError");
        return { kind: isLate ? "late" : "cut", status: 0, message, wait: undefined };
    }
    const headers = at(response, "headers");
    const isLimit = status === 429 ||
        (status === 403 &&
            (at(headers, "retry-after") !== undefined ||
                at(headers, "x-ratelimit-remaining") === "0" ||
                /rate limit|abuse detection/i.test(message)));
    if (isLimit)
        return { kind: "limit", status, message, wait: waitOf(headers) };
    return { kind: kindOf(status, message), status, message, wait: undefined };
}
function queryFault(error) {
    const errors = at(error, "errors");
    const isLimit = Array.isArray(errors) &&
        errors.some((fault) => at(fault, "type") === "RATE_LIMITED" || at(fault, "type") === "RATE_LIMIT");
    return {
        kind: isLimit ? "limit" : "refused",
        status: 200,
        message: error.message,
        wait: isLimit ? waitOf(at(error, "headers")) : undefined,
    };
}
function kindOf(status, message) {
    if (status >= 500)
        return "broken";
    if ((status === 403 || status === 422 || status === 423) && /\block(?:ed)?\b/i.test(message))
        return "locked";
    if (status === 401 || status === 403)
        return "forbidden";
    return status === 404 || status === 410 ? "gone" : "refused";
}
function waitOf(headers) {
    const [after, reset] = ["retry-after", "x-ratelimit-reset"].map((name) => Number(at(headers, name) ?? Number.NaN));
    if (after !== undefined && Number.isFinite(after))
        return Math.max(0, after * 1000);
    if (reset === undefined || !Number.isFinite(reset) || at(headers, "x-ratelimit-remaining") !== "0")
        return undefined;
    return Math.max(0, reset * 1000 - Date.now()) + 1000;
}
function reasonOf({ kind, status, message, wait }) {
    if (kind === "limit")
        return `GitHub's rate limit is exhausted${wait === undefined ? "" : `; it asks to wait ${Math.ceil(wait / 1000)} s`}`;
    if (kind === "late")
        return `GitHub does not answer within ${patience / 1000} s`;
    if (kind === "cut")
        return `GitHub cannot be reached: ${message}`;
    if (kind === "locked")
        return "the conversation is locked";
    return `GitHub answers with ${status}: ${message}`;
}
function at(value, key) {
    return typeof value === "object" && value !== null && key in value
        ? value[key]
        : undefined;
}


/***/ }),

/***/ 8414:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withRetries: () => (/* reexport safe */ _retry_js__WEBPACK_IMPORTED_MODULE_0__.L),
/* harmony export */   writeComment: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7892);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6028);


const maxPages = 50;
const actionsBot = "github-actions[bot]";
async function writeComment({ token, repository, number, marker, body, create }, call) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const client = getOctokit(token);
    const [owner = "", repo = ""] = repository.split("/");
    const { issues } = client.rest;
    const list = () => markedIn(client, call, { owner, repo, issue_number: number }, marker);
    const remove = (id) => call((signal) => issues.deleteComment({ owner, repo, comment_id: id, request: { signal } })).catch(unlessGone);
    const update = (id) => call((signal) => issues.updateComment({ owner, repo, comment_id: id, body, request: { signal } }));
    const make = async () => {
        const { data } = await call((signal) => issues.createComment({ owner, repo, issue_number: number, body, request: { signal } }));
        try {
            const own = (await list()).filter(({ author }) => author === data.user?.login);
            const [oldest] = own;
            if (!oldest || oldest.id === data.id)
                return { address: data.html_url, trouble: await tidy(own.slice(1)) };
            return await keep(oldest, own.slice(1));
        }
        catch (trouble) {
            return { address: data.html_url, trouble };
        }
    };
    const keep = async (own, later) => {
        if (essence(own.body) !== essence(body)) {
            try {
                await update(own.id);
            }
            catch (error) {
                if ((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__.faultOf)(error)?.kind !== "gone")
                    throw error;
                const [next, ...rest] = later;
                return next ? keep(next, rest) : create ? make() : { address: undefined, trouble: undefined };
            }
        }
        return { address: own.url, trouble: await tidy(later) };
    };
    const tidy = async (later) => {
        try {
            for (const { id } of later)
                await remove(id);
            return undefined;
        }
        catch (trouble) {
            return trouble;
        }
    };
    const [own, ...later] = await ownAmong(await list(), client, call);
    if (own)
        return keep(own, later);
    return create ? make() : { address: undefined, trouble: undefined };
}
async function markedIn({ rest }, call, where, marker) {
    const marked = [];
    for (let page = 1, more = true; more; page++) {
        const { data } = await call((signal) => rest.issues.listComments({ ...where, per_page: 100, page, request: { signal } }));
        for (const { id, html_url, user, body: text = "" } of data) {
            if (text.startsWith(marker))
                marked.push({ id, url: html_url, body: text, author: user?.login ?? "", isBot: user?.type === "Bot" });
        }
        more = data.length === 100;
        if (more && page === maxPages)
            throw new Error(`the pull request has more than ${100 * maxPages} comments, and the tool's own was not found among them`);
    }
    return marked.sort((a, b) => a.id - b.id);
}
async function ownAmong(marked, client, call) {
    const ours = marked.filter(({ author, isBot }) => isBot && author === actionsBot);
    if (ours.length > 0 || marked.length === 0)
        return ours;
    const login = await call((signal) => client.graphql("query { viewer { login } }", {
        request: { signal },
    })).then(({ viewer }) => viewer.login, () => undefined);
    return marked.filter(({ author }) => author === login);
}
function unlessGone(error) {
    if ((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__.faultOf)(error)?.kind !== "gone")
        throw error;
}
function essence(body) {
    return body
        .replaceAll("\r\n", "\n")
        .replace(/\/actions\/runs\/\d+(?:\/attempts\/\d+)?/g, "")
        .trim();
}


/***/ }),

/***/ 6028:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withRetries)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7892);


const retries = 3;
const first = 500;
const systemClock = { pause: node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout, deadline: (wait) => AbortSignal.timeout(wait) };
function withRetries(budget = 60_000, clock = systemClock) {
    let left = budget;
    return async (request) => {
        for (let tries = 0;; tries++) {
            try {
                return await request(clock.deadline(_failure_js__WEBPACK_IMPORTED_MODULE_1__.patience));
            }
            catch (error) {
                const fault = (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__.faultOf)(error);
                const wait = fault && tries < retries ? waitAfter(fault, tries) : undefined;
                if (wait === undefined || wait > left)
                    throw error;
                left -= wait;
                await clock.pause(wait);
            }
        }
    };
}
function waitAfter({ kind, wait }, tries) {
    if (kind === "limit")
        return wait;
    if (kind === "broken" || kind === "cut")
        return first * 2 ** tries;
    return kind === "late" && tries === 0 ? first : undefined;
}


/***/ })

};
;