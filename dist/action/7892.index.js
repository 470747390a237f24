"use strict";
exports.id = 7892;
exports.ids = [7892];
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


/***/ })

};
;