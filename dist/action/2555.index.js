"use strict";
exports.id = 2555;
exports.ids = [2555,7892];
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


/***/ }),

/***/ 2555:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentUndecided: () => (/* binding */ commentUndecided)
/* harmony export */ });
/* harmony import */ var _evaluate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5750);
/* harmony import */ var _reports_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1064);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7544);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9960);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9330);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6103);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6028);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6285);








const budget = 10_000;
async function commentUndecided(core, reason, { environment, server }) {
    try {
        const request = requestIn(environment);
        if (!request)
            return;
        const { root, ...where } = request;
        const marker = (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .markerOf */ .we)(environment, root);
        const links = { server, run: (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .runOf */ .ng)(environment, server) };
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_7__/* .writeAsNotice */ .u)(core, { ...where, marker, body: (0,_reports_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__/* .undecidedComment */ .To)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .masked */ .Iv)(reason), links, marker) }, (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__/* .withRetries */ .L)(budget));
    }
    catch {
    }
}
function requestIn(environment) {
    const { context, repository } = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)((0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .payloadIn */ .q3)(environment), environment);
    const token = environment["INPUT_TOKEN"]?.trim();
    const when = _evaluate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settings */ .W0.comment.choices.find((choice) => choice === environment["INPUT_COMMENT"]?.trim());
    if (context.kind !== "request" || repository === null || !token || when === "never")
        return undefined;
    return { token, repository, number: context.number, create: when === "always", root: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .rootOf */ .I)(environment) };
}


/***/ })

};
;