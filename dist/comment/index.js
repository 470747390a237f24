/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 7916:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZL: () => (/* binding */ helpOf),
/* harmony export */   xP: () => (/* binding */ states)
/* harmony export */ });
/* unused harmony exports failLevels, failOnAll, gates, summaryOf, sizeOf, fails, conclusionOf */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(290);

const states = ["new", "existing", "waived"];
const failLevels = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO, "never"];
function failOnAll(level) {
    return Object.fromEntries(classes.map((name) => [name, level]));
}
const gates = (/* unused pure expression or super */ null && (["new", "all"]));
function summaryOf({ inspection, findings }) {
    const ofSeverity = (severity) => findings.filter(({ finding, state }) => finding.severity === severity && state !== "waived").length;
    const inState = (state) => findings.filter((evaluated) => evaluated.state === state).length;
    return {
        profiles: inspection.subjects.length,
        errors: ofSeverity("error"),
        warnings: ofSeverity("warning"),
        notes: ofSeverity("note"),
        new: inState("new"),
        existing: inState("existing"),
        waived: inState("waived"),
    };
}
function sizeOf({ inspection, findings, changes = [], }) {
    return inspection.subjects.length + findings.length + changes.length;
}
function fails({ finding, state, isBaselined }, { failOn, gate }) {
    if (state === "waived" || isBaselined || (gate === "new" && state === "existing"))
        return false;
    const level = failOn[finding.class];
    return level !== "never" && severities.indexOf(finding.severity) >= severities.indexOf(level);
}
function conclusionOf(result) {
    return result.findings.some((evaluated) => fails(evaluated, result)) ? "findings" : "clean";
}
function helpOf({ homepage }, rule) {
    return `${homepage}/src/rules/${rule}.md`;
}


/***/ }),

/***/ 5885:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ phrases),
/* harmony export */   Mm: () => (/* binding */ letters),
/* harmony export */   R7: () => (/* binding */ capabilities)
/* harmony export */ });
/* unused harmony export inOrder */
const capabilities = ["read", "write", "execute", "network", "delegate", "external"];
function inOrder(values) {
    const set = new Set(values);
    return capabilities.filter((capability) => set.has(capability));
}
const letters = new Map(capabilities.map((capability) => [capability, capability === "execute" ? "x" : capability.charAt(0)]));
const phrases = {
    read: "read",
    write: "write",
    execute: "execute commands",
    network: "reach the network",
    delegate: "start other agents",
    external: "call external tools",
};


/***/ }),

/***/ 290:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ classes),
/* harmony export */   gO: () => (/* binding */ severities)
/* harmony export */ });
/* unused harmony exports maxRelated, withFewRelated, detailsOf, valueOf, identityOf */

const severities = ["note", "warning", "error"];
const classes = ["power", "integrity", "correctness", "hygiene"];
const maxRelated = 10;
function withFewRelated(report) {
    const { related = [], relatedCount = related.length } = report;
    return relatedCount <= maxRelated ? report : { ...report, related: related.slice(0, maxRelated), relatedCount };
}
function detailsOf({ related, certainty, fixes, cause, }) {
    return {
        ...(related ? { related } : {}),
        ...(certainty ? { certainty } : {}),
        ...(fixes ? { fixes } : {}),
        ...(cause === undefined ? {} : { cause }),
    };
}
function valueOf({ identity, cause, message }) {
    return identity ?? cause ?? message;
}
function identityOf({ rule, kind, host, layer, item, at, value }) {
    const name = item?.profile && known(item.profile.name);
    const inert = item?.verdict.kind === "rejected" || item?.verdict.kind === "dropped";
    return [
        rule,
        kind ?? "",
        host ?? "",
        layer ? `${layer.name} ${layer.root}` : "",
        at.source.path,
        name ?? "",
        `${value ?? ""}${inert ? " (left out)" : ""}`,
    ];
}


/***/ }),

/***/ 4682:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* unused harmony exports grantsOf, capabilitiesOf, union */
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5885);


function grantsOf(profile) {
    return [...(known(profile.grants) ?? []), ...profile.extraGrants];
}
function capabilitiesOf(profile) {
    return inOrder(grantsOf(profile).map(({ capability }) => capability));
}
function union(a, b) {
    const grants = known(a.grants) ?? [];
    const added = notIn(grants, known(b.grants) ?? []);
    return {
        ...a,
        ...(a.mayStart ? { mayStart: () => true } : {}),
        grants: added.length === 0 ? a.grants : widened(a.grants, b.grants, [...grants, ...added]),
        denied: a.denied.filter((tool) => b.denied.includes(tool)),
        ...(a.preloads || b.preloads ? { preloads: allPreloads(a.preloads ?? [], b.preloads ?? []) } : {}),
        extraGrants: [...a.extraGrants, ...notIn(a.extraGrants, b.extraGrants)],
        hooks: [...a.hooks, ...b.hooks.filter(({ at }) => !a.hooks.some((hook) => hook.at.span.start === at.span.start))],
        servers: [
            ...a.servers,
            ...b.servers.filter(({ at }) => !a.servers.some((server) => server.at.span.start === at.span.start)),
        ],
        bypasses: [
            ...a.bypasses,
            ...b.bypasses.filter(({ at }) => !a.bypasses.some((bypass) => bypass.at.span.start === at.span.start)),
        ],
    };
}
function allPreloads(first, second) {
    return [...first, ...second.filter(({ name }) => !first.some((one) => one.name === name))];
}
function notIn(grants, others) {
    const keys = new Set(grants.map(({ tool, capability, scope }) => `${capability} ${scope} ${tool}`));
    return others.filter(({ tool, capability, scope }) => !keys.has(`${capability} ${scope} ${tool}`));
}
function widened(a, b, value) {
    if (a.state === "stated")
        return stated(value, a.at);
    if (a.state === "implied")
        return implied(value, a.at, a.because);
    return b.state === "implied" ? implied(value, b.at, b.because) : stated(value, b.at);
}


/***/ }),

/***/ 2613:
/***/ (function (module) {

module.exports = require("assert");

/***/ }),

/***/ 5317:
/***/ (function (module) {

module.exports = require("child_process");

/***/ }),

/***/ 6982:
/***/ (function (module) {

module.exports = require("crypto");

/***/ }),

/***/ 4434:
/***/ (function (module) {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ (function (module) {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ (function (module) {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ (function (module) {

module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ (function (module) {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ (function (module) {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ (function (module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 7540:
/***/ (function (module) {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ (function (module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ (function (module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ (function (module) {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ (function (module) {

module.exports = require("node:events");

/***/ }),

/***/ 7067:
/***/ (function (module) {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ (function (module) {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ (function (module) {

module.exports = require("node:net");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ (function (module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ (function (module) {

module.exports = require("node:stream");

/***/ }),

/***/ 1692:
/***/ (function (module) {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ (function (module) {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function (module) {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ (function (module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ (function (module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ (function (module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function (module) {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ (function (module) {

module.exports = require("path");

/***/ }),

/***/ 3193:
/***/ (function (module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 3557:
/***/ (function (module) {

module.exports = require("timers");

/***/ }),

/***/ 4756:
/***/ (function (module) {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ (function (module) {

module.exports = require("util");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(((path, exports) => { require("node:vm").compileFunction(require("node:fs").readFileSync(path, "utf8"), ["exports", "require"], { filename: path })(exports, require); return exports; })(__dirname + "/" + __nccwpck_require__.u(chunkId), {}));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: ./build/bundle/src/action/comment/failure.js
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

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
;// CONCATENATED MODULE: ./build/bundle/src/action/comment/retry.js


const retries = 3;
const first = 500;
const systemClock = { pause: promises_namespaceObject.setTimeout, deadline: (wait) => AbortSignal.timeout(wait) };
function withRetries(budget = 60_000, clock = systemClock) {
    let left = budget;
    return async (request) => {
        for (let tries = 0;; tries++) {
            try {
                return await request(clock.deadline(patience));
            }
            catch (error) {
                const fault = faultOf(error);
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

;// CONCATENATED MODULE: ./build/bundle/src/action/comment/index.js


const maxPages = 50;
const actionsBot = "github-actions[bot]";
async function writeComment({ token, repository, number, marker, body, create }, call) {
    const { getOctokit } = await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(413)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2413));
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
                if (faultOf(error)?.kind !== "gone")
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
    if (faultOf(error)?.kind !== "gone")
        throw error;
}
function essence(body) {
    return body
        .replaceAll("\r\n", "\n")
        .replace(/\/actions\/runs\/\d+(?:\/attempts\/\d+)?/g, "")
        .trim();
}

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: ./build/bundle/src/reports/result-json/index.js
const largest = 5 * 1024 * 1024;
const deepest = 32;
async function readResultJson(text) {
    if (depthOf(text) > deepest)
        return `holds values more than ${deepest} deep`;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return "is not JSON";
    }
    const version = typeof value === "object" && value !== null && "version" in value ? value.version : undefined;
    if (typeof version === "number" && version !== 1)
        return `is of version ${version}, and this reads version 1`;
    const { resultSchema } = await Promise.all(/* import() */[__nccwpck_require__.e(816), __nccwpck_require__.e(24)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8024));
    const read = resultSchema.safeParse(value);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const where = issue?.path.map(String).join(".") ?? "";
    return `is no result of this tool: ${where === "" ? "" : `\`${where}\`: `}${issue?.message ?? "it is something else"}`;
}
function depthOf(text) {
    let [depth, limit, isInText] = [0, 0, false];
    for (let i = 0; i < text.length; i++) {
        const character = text[i];
        if (isInText && character === "\\")
            i++;
        else if (character === '"')
            isInText = !isInText;
        else if (!isInText && (character === "[" || character === "{"))
            limit = Math.max(limit, ++depth);
        else if (!isInText && (character === "]" || character === "}"))
            depth--;
    }
    return limit;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/tree.js
function combine(repository, user) {
    return {
        holdsUser: true,
        list: async () => {
            const [own, users] = await Promise.all([repository.list(), user.list()]);
            return [...own.map((entry) => (isHome(entry.path) ? { ...entry, path: `./${entry.path}` } : entry)), ...users];
        },
        identify: async (path) => isHome(path) || path.startsWith("/")
            ? undefined
            : repository.identify?.(path.startsWith("./~") ? path.slice(2) : path),
        read: (path) => isHome(path) || path.startsWith("/")
            ? user.read(path)
            : repository.read(path.startsWith("./~") ? path.slice(2) : path),
    };
}
function isHome(path) {
    return path === "~" || path.startsWith("~/");
}
class UnreadableFile extends (/* unused pure expression or super */ null && (Error)) {
}
class tree_UserError extends Error {
}
class tree_RunFailure extends Error {
}
class ForeignObject extends (/* unused pure expression or super */ null && (tree_RunFailure)) {
}
function isOfMachine(error) {
    return error instanceof tree_RunFailure || (error instanceof Error && "syscall" in error);
}
const limits = {
    fileBytes: 4 * 1024 * 1024,
    files: 20_000,
    totalBytes: 256 * 1024 * 1024,
    entries: 500_000,
    links: 40,
};
function tooLarge(bytes) {
    return `is ${Math.ceil((bytes / (1 << 20)) * 10) / 10} MiB large; the limit is ${limits.fileBytes >> 20} MiB`;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/hash.js
function sha256(content) {
    return process.getBuiltinModule("node:crypto").hash("sha256", content);
}
function blobId(content, algorithm = "sha1") {
    return process
        .getBuiltinModule("node:crypto")
        .createHash(algorithm)
        .update(`blob ${content.length}\0`)
        .update(content)
        .digest("hex");
}
function objectHash(type, size, id) {
    const hash = process.getBuiltinModule("node:crypto").createHash(id.length === 64 ? "sha256" : "sha1");
    hash.update(`${type} ${size}\0`);
    return { add: (part) => void hash.update(part), id: () => hash.digest("hex") };
}
function treeId(entries, algorithm = "sha1") {
    const named = entries.map(({ mode, name, id }) => {
        const short = mode.replace(/^0+/, "");
        return {
            key: Buffer.from(short === "40000" ? `${name}/` : name),
            bytes: Buffer.concat([Buffer.from(`${short} ${name}\0`), Buffer.from(id, "hex")]),
        };
    });
    const content = Buffer.concat(named.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ bytes }) => bytes));
    return process
        .getBuiltinModule("node:crypto")
        .createHash(algorithm)
        .update(`tree ${content.length}\0`)
        .update(content)
        .digest("hex");
}
function fingerprint(parts) {
    return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/text.js
function text_startOf(source) {
    return { source, span: { start: 0, end: 0 } };
}
function text_placeOfPath(path) {
    return text_startOf({ path, text: "" });
}
const cache = new WeakMap();
function text_positionAt(source, offset) {
    const starts = lineStarts(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, source.text.length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const starts = lineStarts(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function lineStarts(source) {
    let starts = cache.get(source);
    if (!starts) {
        const found = [0];
        for (let at = source.text.indexOf("\n"); at >= 0; at = source.text.indexOf("\n", at + 1))
            found.push(at + 1);
        cache.set(source, (starts = found));
    }
    return starts;
}
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeLossily(bytes) {
    return lossy.decode(bytes);
}
function decodeText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function trim(text) {
    return trimStart(trimEnd(text));
}
function trimStart(text) {
    return text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function trimEnd(text) {
    let end = text.length;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/model.js

const stages = (/* unused pure expression or super */ null && (["observe", "warn", "enforce"]));
const codeOwners = "codeowners";
const model_baselinePath = ".github/agent-profile-check.baseline.json";
const model_policyPaths = (/* unused pure expression or super */ null && ([
    ".github/agent-profile-check.yml",
    ".github/agent-profile-check.yaml",
    ".agent-profile-check.yml",
]));
function presetPolicy(preset) {
    return {
        preset,
        presetAt: undefined,
        hosts: {},
        ceiling: undefined,
        grants: [],
        servers: undefined,
        models: undefined,
        ignore: [],
        rules: {},
        overrides: [],
        waivers: [],
        grantable: undefined,
        waivable: undefined,
        baseline: undefined,
        rollout: undefined,
        approvals: { widening: undefined, policy: undefined },
        organisation: undefined,
        sources: [{ ref: `preset:${preset}`, text: `preset:${preset}` }],
    };
}
function isForeign({ source: { path } }) {
    return path.includes("//") || /^(?:\/|\.\.(?:\/|$)|[A-Za-z]:)/.test(path);
}
function presetPlace(preset) {
    return placeOfPath(`preset:${preset}`);
}

;// CONCATENATED MODULE: ./build/bundle/src/sanitize/text.js
const text_hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;
const joinsEmoji = /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;
const escapes = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function text_visible(text) {
    if (/^[\x20-\x7e]*$/.test(text) && !/##\[|(?:^| )::/.test(text))
        return text;
    return text
        .replace(text_hidden, (character, at) => isPartOfEmoji(text, character, at) ? character : (escapes[character] ?? text_escape(character)))
        .replaceAll("##[", `##${text_escape("[")}`)
        .replace(/(^|\s):(?=:)/g, (_, space) => `${space}${text_escape(":")}`);
}
function withoutHidden(text) {
    return text.replace(text_hidden, "");
}
function hiddenIn(text) {
    const counts = new Map();
    if (/^[\t\n\r\x20-\x7e]*$/.test(text))
        return counts;
    for (const { 0: character, index } of text.matchAll(text_hidden)) {
        if (!Object.hasOwn(escapes, character) && !isPartOfEmoji(text, character, index))
            counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    return counts;
}
function inertJson(json) {
    const units = (text) => text
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
    return json.replace(text_hidden, units).replaceAll("##[", "#\\u0023[");
}
function text_escape(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function isPartOfEmoji(text, character, at) {
    if (character !== "\u200d" && character !== "\ufe0f")
        return false;
    const before = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u.test(text.slice(Math.max(0, at - 8), at));
    return before && (character === "\ufe0f" || joinsEmoji.test(String.fromCodePoint(text.codePointAt(at + 1) ?? 0)));
}
function widthOf(text) {
    if (/^[\x20-\x7e→…]*$/.test(text))
        return text.length;
    let width = 0;
    for (const segment of graphemesOf(text))
        width += isWide(segment) ? 2 : /^\p{M}+$/u.test(segment) ? 0 : 1;
    return width;
}
let segmenter;
function graphemesOf(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.split("");
    segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
const wide = (/* unused pure expression or super */ null && ([
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18aff],
    [0x1b000, 0x1b2ff],
    [0x20000, 0x3fffd],
]));
function isWide(grapheme) {
    if (/^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme))
        return true;
    const point = grapheme.codePointAt(0) ?? 0;
    return point >= 0x1100 && wide.some(([first, last]) => point >= first && point <= last);
}

;// CONCATENATED MODULE: ./build/bundle/src/action/output.js






function quote(text) {
    const end = crypto.randomUUID();
    process.stdout.write(`::stop-commands::${end}\n${text
        .split("\n")
        .map((line) => line.replaceAll("\r", ""))
        .join("\n")}\n::${end}::\n`);
}
function notice({ notice: say }, message) {
    say(text_visible(message));
}
async function summarise({ summary }, markdown, environment) {
    if (!environment["GITHUB_STEP_SUMMARY"])
        return;
    await summary.addRaw(markdown, true).write();
}
function output({ setOutput }, values) {
    for (const [name, value] of Object.entries(values))
        setOutput(name, value);
}
function runOf({ GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = "1" }, server) {
    return repository && id ? `${server}/${repository}/actions/runs/${id}/attempts/${attempt}` : undefined;
}
function markerOf({ GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "" }, root) {
    return `<!-- agent-profile-check:${fingerprint([workflow, job, root]).slice(0, 16)} -->`;
}
function writeInside(path, text, environment) {
    const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
    const target = resolve(workspace, path);
    if (!existsSync(dirname(target)))
        throw new UserError(`the file \`${path}\` cannot be written: its folder is not there`);
    const folder = realpathSync(dirname(target));
    const folders = [workspace, environment["RUNNER_TEMP"]].flatMap((place) => (place ? [realpathSync(place)] : []));
    if (!folders.some((place) => isBelow(folder, place)))
        throw new UserError(`the file \`${path}\` lies outside the workspace`);
    requireHarmless(path, join(folder, basename(target)), realpathSync(workspace));
    const file = join(folder, basename(target));
    if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
        rmSync(file);
    writeFileSync(file, text);
    return file;
}
function requireHarmless(path, file, workspace) {
    const segments = relative(workspace, file).split(sep).map(fold);
    if (segments.includes(".git"))
        throw new UserError(`the file \`${path}\` lies in a \`.git\` directory, which belongs to Git; name another file`);
    const inside = segments.join("/");
    if ([...policyPaths, baselinePath].some((own) => fold(own) === inside) ||
        /^\.github\/(?:workflows|actions)\//.test(inside))
        throw new UserError(`the file \`${path}\` would replace what decides about this check; name another file`);
}
function fold(name) {
    return name.toLowerCase().replace(/[. ]+$/, "");
}
function isBelow(path, directory) {
    const relativePath = (0,external_node_path_namespaceObject.relative)(directory, path);
    return relativePath === "" || (!relativePath.startsWith("..") && !(0,external_node_path_namespaceObject.isAbsolute)(relativePath));
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

;// CONCATENATED MODULE: ./build/bundle/src/action/workflow-run/artifact.js





async function resultIn(path, environment) {
    const bytes = bytesOf(path, environment);
    const written = await readResultJson(textOf(bytes) ?? "");
    if (typeof written === "string")
        throw new tree_UserError(`the file \`${path}\` ${written}`);
    return written;
}
function bytesOf(path, environment) {
    const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
    const target = (0,external_node_path_namespaceObject.resolve)(workspace, path);
    if (!(0,external_node_fs_namespaceObject.existsSync)(target))
        throw new tree_UserError(`the file \`${path}\` is not there: the run that has ended left no result, or the step that downloads it puts it elsewhere`);
    const folders = [workspace, environment["RUNNER_TEMP"]].flatMap((place) => (place ? [(0,external_node_fs_namespaceObject.realpathSync)(place)] : []));
    const file = (0,external_node_fs_namespaceObject.realpathSync)(target);
    if (!folders.some((place) => isBelow(file, place)))
        throw new tree_UserError(`the file \`${path}\` lies outside the workspace`);
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(file, external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0));
    try {
        const { size, ...status } = (0,external_node_fs_namespaceObject.fstatSync)(descriptor);
        if (!isRegular(status.mode))
            throw new tree_UserError(`\`${path}\` is no file`);
        if (size > largest)
            throw new tree_UserError(`the file \`${path}\` is larger than ${largest / 1024 / 1024} MiB`);
        return (0,external_node_fs_namespaceObject.readFileSync)(descriptor);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
}
function isRegular(mode) {
    return (mode & external_node_fs_namespaceObject.constants.S_IFMT) === external_node_fs_namespaceObject.constants.S_IFREG;
}
function textOf(bytes) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/action/workflow-run/pull-request.js


async function requestsOf({ commit, from, branch, repository }, client, call) {
    const [owner = "", repo = ""] = repository.split("/");
    const matches = ({ state, head, }) => state === "open" && head.sha === commit && (from === null || head.repo?.full_name === from);
    const pullRequestIn = ({ number, base, merge_commit_sha, }) => ({ number, base: base.sha, merge: merge_commit_sha });
    if (from !== null && branch !== null) {
        const { data } = await call((signal) => client.rest.pulls.list({
            owner,
            repo,
            state: "open",
            head: `${from.split("/")[0]}:${branch}`,
            per_page: 100,
            request: { signal },
        }));
        if (data.some(matches))
            return data.filter(matches).map(pullRequestIn);
    }
    const { data } = await call((signal) => client.rest.repos.listPullRequestsAssociatedWithCommit({
        owner,
        repo,
        commit_sha: commit,
        per_page: 100,
        request: { signal },
    })).catch((error) => {
        if (faultOf(error)?.kind === "gone" || faultOf(error)?.status === 422)
            return { data: [] };
        throw error;
    });
    return data.filter(matches).map(pullRequestIn);
}
function chosen(requests, evaluated, base) {
    if (requests.length === 1)
        return requests[0];
    const [byMerge, byBase] = [
        requests.filter(({ merge }) => merge === evaluated),
        requests.filter((request) => request.base === base),
    ];
    return byMerge.length === 1 ? byMerge[0] : byBase.length === 1 ? byBase[0] : undefined;
}
async function ensureJudged(evaluated, { commit, repository }, client, call) {
    if (evaluated === commit)
        return;
    const refused = new tree_UserError(`the result is about ${evaluated === null ? "no commit" : `\`${evaluated}\``}, which is neither \`${commit}\`, of which the run was, nor its merge`);
    if (evaluated === null)
        throw refused;
    const [owner = "", repo = ""] = repository.split("/");
    const parents = await call((signal) => client.rest.git.getCommit({ owner, repo, commit_sha: evaluated, request: { signal } })).then(({ data }) => data.parents.map(({ sha }) => sha), (error) => {
        if (faultOf(error)?.kind === "gone" || faultOf(error)?.status === 422)
            throw refused;
        throw error;
    });
    if (parents.length !== 2 || parents[1] !== commit)
        throw refused;
}

;// CONCATENATED MODULE: ./build/bundle/src/action/event.js


function payloadIn({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        return {};
    let text;
    try {
        text = (0,external_node_fs_namespaceObject.readFileSync)(path, "utf8");
    }
    catch (error) {
        const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
        throw new tree_RunFailure(`the event cannot be read from the file that GITHUB_EVENT_PATH names, \`${path}\` (${reason})`);
    }
    try {
        return JSON.parse(text);
    }
    catch {
        throw new tree_RunFailure(`the file that GITHUB_EVENT_PATH names, \`${path}\`, is not JSON`);
    }
}
function readEvent(payload, environment) {
    const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: sha, GITHUB_REPOSITORY: repository } = environment;
    if (!isId(sha))
        throw new UserError("GITHUB_SHA holds no commit: this program runs as a step of GitHub Actions");
    const context = contextOf(name, sha, payload, environment);
    const defaultBranch = event_at(payload, ["repository", "default_branch"]);
    return {
        commit: sha,
        repository: repository && /^[^/\s]+\/[^/\s]+$/.test(repository) ? repository : null,
        context,
        ref: refOf(context, payload, environment),
        defaultBranch: typeof defaultBranch === "string" && defaultBranch !== "" ? defaultBranch : undefined,
        isForeign: context.kind === "request" &&
            name !== "pull_request_target" &&
            event_at(payload, ["pull_request", "head", "repo", "full_name"]) !==
                event_at(payload, ["pull_request", "base", "repo", "full_name"]),
    };
}
function refOf(context, payload, { GITHUB_REF: ran }) {
    if ("baseRef" in context)
        return `refs/heads/${context.baseRef}`;
    const value = event_at(payload, context.kind === "group" ? ["merge_group", "base_ref"] : ["ref"]);
    const ref = typeof value === "string" ? value : context.kind === "group" ? undefined : ran;
    return ref === undefined || ref.startsWith("refs/") ? ref : `refs/heads/${ref}`;
}
function contextOf(name, sha, payload, { GITHUB_RUN_ATTEMPT: attempt }) {
    if (name.startsWith("pull_request")) {
        const [number, head, base, baseRef] = [["number"], ["head", "sha"], ["base", "sha"], ["base", "ref"]].map((path) => event_at(payload, ["pull_request", ...path]));
        if (typeof number !== "number" || !isId(head) || !isId(base) || typeof baseRef !== "string")
            throw new RunFailure(`the payload of ${name} does not say which commits it is about`);
        if (name === "pull_request_review")
            return { kind: "review", number, head, base, baseRef };
        const isSilent = attempt === "1" && event_at(payload, ["pull_request", "comments"]) === 0;
        return {
            kind: "request",
            number,
            head,
            base,
            baseRef,
            isSilent,
            ran: name === "pull_request_target" ? undefined : sha,
        };
    }
    if (name === "merge_group") {
        const base = event_at(payload, ["merge_group", "base_sha"]);
        if (!isId(base))
            throw new RunFailure("the payload of merge_group does not name its base");
        return { kind: "group", base };
    }
    const before = name === "push" && event_at(payload, ["deleted"]) !== true ? event_at(payload, ["before"]) : undefined;
    return isId(before) && !/^0+$/.test(before) ? { kind: "push", before, commits: pushedIn(payload) } : { kind: "none" };
}
function pushedIn(payload) {
    const commits = event_at(payload, ["commits"]);
    return Array.isArray(commits) ? commits.map((commit) => event_at(commit, ["id"])).filter(isId) : [];
}
function isId(value) {
    return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}
function event_at(value, path) {
    return path.reduce((inner, key) => typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
        ? inner[key]
        : undefined, value);
}

;// CONCATENATED MODULE: ./build/bundle/src/action/workflow-run/run.js


function endedRunOf(payload, { GITHUB_EVENT_NAME: name = "", GITHUB_REPOSITORY: repository = "" }) {
    if (name !== "workflow_run")
        throw new tree_UserError(`this follows a run that has ended: its workflow is started by \`workflow_run\`, not by \`${name}\``);
    const of = (...path) => event_at(payload, ["workflow_run", ...path]);
    const [id, attempt, commit, conclusion, event, branch, from] = [
        of("id"),
        of("run_attempt") ?? 1,
        of("head_sha"),
        of("conclusion"),
        of("event"),
        of("head_branch"),
        of("head_repository", "full_name"),
    ];
    if (event_at(payload, ["action"]) !== "completed" || typeof conclusion !== "string")
        throw new tree_UserError("this follows a run that has ended: `workflow_run` needs `types: [completed]`");
    if (!isNumber(id) || !isNumber(attempt) || !isId(commit) || typeof event !== "string")
        throw new tree_RunFailure("the payload of workflow_run does not say which run it is about");
    if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || event_at(payload, ["repository", "full_name"]) !== repository)
        throw new tree_RunFailure("the payload of workflow_run is about another repository");
    return {
        id,
        attempt,
        commit,
        from: typeof from === "string" ? from : null,
        branch: typeof branch === "string" ? branch : null,
        conclusion,
        event,
        repository,
    };
}
function isNumber(value) {
    return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/git/wildmatch.js
function wildmatch_wildmatch(pattern) {
    const segments = segmentsOf(wildmatch_bytesOf(pattern));
    if (!segments)
        return () => false;
    return (path, foldCase) => matchAll(segments, wildmatch_bytesOf(path).split("/"), "**", (tokens, name) => tokens !== "**" && matchName(tokens, name, foldCase));
}
function wildmatch_bytesOf(text) {
    return /^[\0-\x7f]*$/.test(text)
        ? text
        : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
function matchName(tokens, name, foldCase) {
    return matchAll(tokens, name, "*", (token, character) => token !== "*" && token(character.charCodeAt(0), foldCase));
}
function matchAll(pattern, items, star, fits) {
    let [at, item, retry, retryItem] = [0, 0, -1, 0];
    while (item < items.length) {
        const element = pattern[at];
        const value = items[item];
        if (element === star) {
            retry = at++;
            retryItem = item;
        }
        else if (element !== undefined && value !== undefined && fits(element, value)) {
            at++;
            item++;
        }
        else if (retry >= 0) {
            at = retry + 1;
            item = ++retryItem;
        }
        else
            return false;
    }
    const rest = pattern.slice(at);
    return star === "*" ? rest.every((element) => element === star) : rest.length === 0;
}
function segmentsOf(pattern) {
    const segments = [];
    let tokens = [];
    const end = () => {
        segments.push(tokens.length > 1 && tokens.every((token) => token === "*") ? "**" : tokens);
        tokens = [];
    };
    for (let at = 0; at < pattern.length; at++) {
        const character = pattern[at] ?? "";
        const escaped = character === "\\" ? pattern[at + 1] : undefined;
        if (character === "\\" && escaped === undefined)
            return undefined;
        if (character === "/" || escaped === "/")
            end();
        else if (escaped !== undefined)
            tokens.push(byteOf(escaped));
        else if (character === "*")
            tokens.push("*");
        else if (character === "?")
            tokens.push(() => true);
        else if (character === "[") {
            const set = setOf(pattern, at + 1);
            if (!set)
                return undefined;
            tokens.push(set.has);
            at = set.end;
            continue;
        }
        else
            tokens.push(byteOf(character));
        if (escaped !== undefined)
            at++;
    }
    end();
    return segments;
}
function byteOf(character) {
    const code = character.charCodeAt(0);
    return (byte, foldCase) => byte === code || (foldCase && lower(byte) === lower(code));
}
function lower(byte) {
    return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}
const wildmatch_classes = new Map([
    ["alnum", /[A-Za-z0-9]/],
    ["alpha", /[A-Za-z]/],
    ["blank", /[ \t]/],
    ["cntrl", /[\0-\x1f\x7f]/],
    ["digit", /[0-9]/],
    ["graph", /[!-~]/],
    ["lower", /[a-z]/],
    ["print", /[ -~]/],
    ["punct", /[!-/:-@[-`{-~]/],
    ["space", /[\t-\r ]/],
    ["upper", /[A-Z]/],
    ["xdigit", /[0-9A-Fa-f]/],
]);
function setOf(pattern, start) {
    const negated = pattern[start] === "!" || pattern[start] === "^";
    const elements = [];
    let at = negated ? start + 1 : start;
    do {
        const element = elementAt(pattern, at, elements.at(-1)?.code);
        if (!element)
            return undefined;
        elements.push(element);
        at = element.end;
    } while (pattern[at] !== "]");
    const has = (byte) => elements.some((element) => element.has(byte));
    return {
        end: at,
        has: (byte, foldCase) => (has(byte) || (foldCase && (has(lower(byte)) || has(lower(byte) - 32)))) !== negated,
    };
}
function elementAt(pattern, at, from) {
    if (at >= pattern.length)
        return undefined;
    const next = pattern[at + 1];
    if (pattern[at] === "-" && from !== undefined && next !== undefined && next !== "]")
        return rangeTo(pattern, at + (next === "\\" ? 2 : 1), from);
    if (pattern.startsWith("[:", at)) {
        const close = pattern.indexOf("]", at + 2);
        if (close < 0)
            return undefined;
        const name = pattern.slice(at + 2, close);
        if (name.endsWith(":"))
            return classOf(name.slice(0, -1), close + 1);
    }
    return byteAt(pattern, pattern[at] === "\\" ? at + 1 : at);
}
function rangeTo(pattern, at, from) {
    if (at >= pattern.length)
        return undefined;
    const to = pattern.charCodeAt(at);
    return { has: (byte) => byte >= from && byte <= to, end: at + 1 };
}
function classOf(name, end) {
    const group = wildmatch_classes.get(name);
    return group && { has: (byte) => group.test(String.fromCharCode(byte)), end };
}
function byteAt(pattern, at) {
    if (at >= pattern.length)
        return undefined;
    const code = pattern.charCodeAt(at);
    return { has: (byte) => byte === code, code, end: at + 1 };
}

;// CONCATENATED MODULE: ./build/bundle/src/approvals/code-owners.js


const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function ownersIn(text) {
    const lines = ownerLines(text);
    return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
}
function ownerLines(text) {
    return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
        const [pattern, ...owners] = wordsOf(line.replace(/^\ufeff/, ""));
        if (pattern === undefined || /^[#!]|\[/.test(pattern))
            return [];
        return [{ pattern, owners, start: index, end: index + line.trimEnd().length, matches: matcherOf(pattern) }];
    });
}
async function ownersFileOf(tree) {
    for (const path of codeownersPaths) {
        const content = await tree.read(path);
        if (content.kind === "text")
            return { source: content.source, lines: ownerLines(content.source.text) };
        if (content.kind !== "absent")
            return `\`${path}\` cannot be read`;
    }
    return { source: undefined, lines: [] };
}
async function code_owners_ownersAt(tree) {
    const file = await ownersFileOf(tree);
    return typeof file === "string" ? file : (path) => lineFor(file, path)?.owners ?? [];
}
function lineFor({ lines }, path) {
    return lines.findLast(({ matches }) => matches(path));
}
function placeOfLine({ source }, line) {
    return source && (line ? { source, span: { start: line.start, end: line.end } } : startOf(source));
}
function wordsOf(line) {
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith("#"));
    return comment < 0 ? words : words.slice(0, comment);
}
function matcherOf(pattern) {
    const isDirectory = pattern.endsWith("/");
    const body = pattern.replace(/^\//, "").replace(/\/$/, "");
    const isAnchored = pattern.replace(/\/$/, "").includes("/");
    const path = isAnchored ? body : `**/${body}`;
    const last = body.slice(body.lastIndexOf("/") + 1);
    const matchers = [...(isDirectory ? [] : [path]), ...(isDirectory || !last.includes("*") ? [`${path}/**`] : [])].map(wildmatch_wildmatch);
    return (file) => matchers.some((matches) => matches(file, false));
}

;// CONCATENATED MODULE: ./build/bundle/src/generated/titles.js
const titles_titles = new Map([
    ["a3s", "A3S Code"],
    ["augment", "Augment"],
    ["claude", "Claude Code"],
    ["codebuddy", "CodeBuddy"],
    ["codex", "Codex"],
    ["copilot", "GitHub Copilot"],
    ["cursor", "Cursor"],
    ["defect", "defect"],
    ["factory", "Factory"],
    ["gemini", "Gemini CLI"],
    ["goose", "goose"],
    ["junie", "Junie"],
    ["kiro", "Kiro"],
    ["opencode", "opencode or Kilo"],
    ["openheim", "openheim"],
    ["qwen", "Qwen Code"],
    ["roo", "Roo Code"],
    ["vtcode", "VT Code"],
]);

;// CONCATENATED MODULE: ./build/bundle/src/action/workflow-run/review.js



function marksIn(review, paths) {
    const isIn = (list = []) => paths.some((path) => path !== null && list.includes(path));
    return { isFolded: isIn(review?.folded), isLarge: isIn(review?.large) };
}
function policyIn({ policy }) {
    if (!policy)
        return null;
    const problem = ({ message, path, line }) => ({
        message,
        at: { path, line },
    });
    const finding = ({ path, line, ...said }) => ({
        ...said,
        values: [],
        places: [{ path, line }],
        name: null,
        hosts: [],
        count: 1,
        fix: null,
        waiver: null,
        related: [],
    });
    return {
        looser: policy.looser.map(problem),
        tighter: policy.tighter.map(problem),
        found: policy.found.map(finding),
        gone: policy.gone.map(finding),
    };
}
function review_delegationOf({ delegation }) {
    if (!delegation)
        return null;
    const { nodes, edges } = delegation;
    const isThere = (at) => at < nodes.length;
    return { nodes, edges: edges.filter(({ from, to }) => isThere(from) && isThere(to)) };
}
async function ownersAtBase({ repository, base }, client, call) {
    const [owner = "", repo = ""] = repository.split("/");
    for (const path of codeownersPaths) {
        try {
            const { data } = await call((signal) => client.rest.repos.getContent({ owner, repo, path, ref: base, request: { signal } }));
            if (Array.isArray(data) || data.type !== "file" || data.encoding !== "base64")
                return undefined;
            return ownersIn(Buffer.from(data.content, "base64").toString("utf8"));
        }
        catch (error) {
            const fault = faultOf(error);
            if (!fault)
                throw error;
            if (fault.kind !== "gone")
                return undefined;
        }
    }
    return () => [];
}
function titleOf(host) {
    return titles_titles.get(host) ?? host;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/effects.js
function effects_isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
}
function dangerOf(effect, may = []) {
    if (effect === "bypasses")
        return 0;
    if (effect === "auto-approves")
        return 1;
    if (effect === "unhonoured")
        return 6;
    if (effect === "narrows")
        return 7;
    if (may.includes("execute"))
        return 2;
    if (may.includes("external"))
        return 4;
    return may.includes("network") ? 3 : 5;
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __nccwpck_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/repo/path.js
function path_join(directory, name) {
    if (directory === "" || name === "")
        return directory + name;
    return directory === "/" ? `/${name}` : `${directory}/${name}`;
}
function path_directoryOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}
function path_nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
    const name = path_nameOf(path);
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}
function stemOf(path) {
    const name = path_nameOf(path);
    const extension = extensionOf(path);
    return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}
function path_isWithin(path, directory) {
    return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function plain(path) {
    const segments = [];
    for (const segment of path.split("/")) {
        if (segment === "..") {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return (path.startsWith("/") ? "/" : "") + segments.join("/");
}
function path_byBytes(a, b) {
    if (a === b)
        return 0;
    return surrogate.test(a) || surrogate.test(b) ? byPoints(a, b) : a < b ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
        if (difference !== 0)
            return difference;
    }
    return a.length - b.length;
}
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
function tidied(written) {
    return written
        .replace(/^(?:\.\/+)+/, "")
        .replace(/\/+$/, "")
        .replace(/^\.$/, "");
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/patterns.js

const patterns_anchors = (/* unused pure expression or super */ null && ([
    ["**/", "every"],
    ["~/", "home"],
    ["$XDG_CONFIG_HOME/", "xdgConfigHome"],
    ["$CODEX_HOME/", "codexHome"],
    ["/", "system"],
    ["", "root"],
]));
function patterns_parsePattern(pattern) {
    let result = parsed.get(pattern);
    if (!result)
        parsed.set(pattern, (result = parse(pattern)));
    return result;
}
const parsed = new Map();
function parse(pattern) {
    const [prefix, anchor] = patterns_anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
    const path = pattern.slice(prefix.length);
    const star = path.split("/").findIndex((segment) => segment.includes("*"));
    const fixed = star < 0 ? directoryOf(path) : path.split("/").slice(0, star).join("/");
    return { anchor, path, fixed };
}
const userRoots = {
    home: ({ home }) => home,
    system: ({ system }) => system,
    xdgConfigHome: ({ home, xdgConfigHome }) => xdgConfigHome ?? (home && path_join(home, ".config")),
    codexHome: ({ home, codexHome }) => codexHome ?? (home && path_join(home, ".codex")),
};
function anchorRoot(anchor, user) {
    return anchor === "root" ? "" : user && userRoots[anchor]?.(user);
}
const profiles = (/* unused pure expression or super */ null && (["*.md", "*.toml", "*.yaml", "*.yml"]));
function patternsIn(directory, patterns) {
    const own = patterns
        .map(patterns_parsePattern)
        .flatMap(({ path, fixed }) => (path.includes("*") ? [path.slice(fixed.length).replace(/^\//, "")] : []));
    return [...new Set([directory, ...(own.length > 0 ? own : profiles).map((rest) => join(directory, rest))])].filter((pattern) => pattern !== "");
}
function startDirectories(repo, patterns) {
    const markers = new Set(patterns.map(patterns_parsePattern).flatMap(({ anchor, path }) => (anchor === "every" ? [path.split("/")[0] ?? ""] : [])));
    const starts = new Set([""]);
    for (const marker of markers)
        for (const directory of repo.holding(marker))
            if (!repo.isUsers(directory))
                starts.add(directory);
    return [...starts].sort(byBytes);
}
function firstNamesOf(patterns) {
    return new Set(patterns
        .map(patterns_parsePattern)
        .flatMap(({ anchor, path }) => (anchor === "every" || anchor === "root" ? [path.split("/")[0] ?? ""] : [])));
}
const common = (/* unused pure expression or super */ null && ([".github", ".vscode", ".devcontainer"]));
function detectionNamesOf(patterns) {
    return new Set([...firstNamesOf(patterns)].flatMap((marker) => (common.includes(marker) ? insideOf(patterns, marker) : [marker])));
}
function insideOf(patterns, marker) {
    return patterns
        .map((pattern) => patterns_parsePattern(pattern).path.split("/"))
        .flatMap(([first, second]) => first !== marker ? [] : second === undefined || second.includes("*") ? [marker] : [`${marker}/${second}`]);
}
function isAnyPresent(repo, patterns) {
    return [...firstNamesOf(patterns)].some((marker) => marker.includes("*") || repo.holding(marker).length > 0);
}
function ownPatternsOf(patterns, own) {
    if (patterns === own)
        return patterns;
    const bareOf = (pattern) => pattern.replace(/^\*\*\//, "");
    const bares = own.map(bareOf);
    return patterns.filter((pattern) => {
        const bare = bareOf(pattern);
        return bares.some((ownBare) => bare === ownBare || (ownBare.endsWith("/**") && bare.startsWith(ownBare.slice(0, -2))));
    });
}
function matches(path, pattern) {
    let compiled = patterns.get(pattern);
    if (!compiled)
        patterns.set(pattern, (compiled = compile(patterns_parsePattern(pattern))));
    return compiled.test(path);
}
const patterns = new Map();
function compile({ anchor, path }) {
    const body = path
        .replace(/[.+^$()|[\]\\{}?]/g, "\\$&")
        .replaceAll("**/", "\0")
        .replaceAll("*", "[^/]*")
        .replaceAll("\0", "(?:.*/)?");
    return new RegExp(`${anchor === "every" ? "^(?:.*/)?" : anchor === "root" ? "^" : "^\0"}${body}$`, "s");
}
function nearMatchesIn(repo, patterns) {
    const isLikely = likelyFor(patterns);
    const [odd, links] = [[], []];
    for (const entry of repo.entries.values()) {
        if (isLikely(entry.path))
            odd.push(entry);
        if (entry.kind === "link" && !repo.isUsers(entry.path))
            links.push(entry);
    }
    return { odd, links };
}
function likelyFor(patterns) {
    let likely;
    return (path) => {
        if (!/[A-Z~:\\]|[. ](?:\/|$)|[^\0-\x7f]/.test(path))
            return false;
        likely ??= beginningsOf(patterns);
        return likely.test(path) || (patterns.length > 0 && /[^\0-\x7f]/.test(path));
    };
}
function beginningsOf(patterns) {
    const inside = patterns.map(patterns_parsePattern).filter(({ anchor }) => anchor === "every" || anchor === "root");
    const firsts = new Set(inside.map(({ path }) => bare(path.split("/").find((segment) => !segment.includes("*")) ?? "")));
    return new RegExp(firsts.size === 0
        ? "(?!)"
        : [...firsts].map((first) => `${escaped(first.slice(0, 6))}|${escaped(first.slice(0, 2))}[0-9a-f]{4}~`).join("|"), "i");
}
function caseFoldedPaths(entries, patterns) {
    if (entries.length === 0)
        return [];
    const isLikely = likelyFor(patterns);
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = patterns_parsePattern(pattern);
        const names = path.split("/");
        return anchor === "every" ? [{ pattern, names: ["**", ...names] }] : anchor === "root" ? [{ pattern, names }] : [];
    });
    const found = [];
    for (const { path, kind, unjudged } of entries) {
        if (!isLikely(path))
            continue;
        const segments = path.split(/[\\/]/);
        const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
        if (targets.some(({ pattern, names }) => foldsTo(segments, names, isStub, path.includes("\\")) && !matches(path, pattern)))
            found.push(path);
    }
    return found;
}
function unreachablePaths(repo, links, patterns) {
    if (links.length === 0)
        return [];
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = patterns_parsePattern(pattern);
        if (anchor !== "every" && anchor !== "root")
            return [];
        return [{ pattern, names: anchor === "every" ? ["**", ...path.split("/")] : path.split("/") }];
    });
    const literals = new Set(targets.flatMap(({ names }) => names.filter((name) => !name.includes("*"))));
    const leads = (path) => {
        const segments = path.split("/");
        return (segments.some((segment) => literals.has(segment)) &&
            targets.some(({ pattern, names }) => isOnPath(segments, names) && !matches(path, pattern)));
    };
    return links.filter(({ path }) => leads(path) && repo.resolve(path).kind === "missing").map(({ path }) => path);
}
function isOnPath(segments, names, entered = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (name === undefined)
        return false;
    if (segment === undefined)
        return entered;
    if (name === "**")
        return isOnPath(segments, others, entered) || isOnPath(rest, names, entered);
    return ((name.includes("*") ? matches(segment, name) : segment === name) &&
        isOnPath(rest, others, entered || !name.includes("*")));
}
function foldsTo(segments, names, isStub, folded = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (segment === undefined)
        return folded && (isStub || name === undefined);
    if (name === undefined)
        return false;
    if (name === "**")
        return foldsTo(segments, others, isStub, folded) || foldsTo(rest, names, isStub, folded);
    if (name.includes("*")) {
        const isExact = matches(segment, name);
        return (isExact || matches(onWindows(segment), name)) && foldsTo(rest, others, isStub, folded || !isExact);
    }
    return isFoldOf(segment, name) && foldsTo(rest, others, isStub, folded || segment !== name);
}
function isFoldOf(segment, name) {
    if (segment === name || foldName(segment) === foldName(name))
        return true;
    const [, start, extension = ""] = /^([^~]{1,6})~\d(?:\.([^.]{1,3}))?$/.exec(segment.toLowerCase()) ?? [];
    if (start === undefined)
        return false;
    const [stem = "", ending = ""] = bare(name).split(/\.(?=[^.]*$)/);
    return (extension === ending.slice(0, 3) &&
        (start === stem.slice(0, 6) || (start.startsWith(stem.slice(0, 2)) && /^[0-9a-f]{4}$/.test(start.slice(2)))));
}
function foldName(name) {
    const seen = name.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC");
    return onWindows(seen).toUpperCase().toLowerCase();
}
function onWindows(name) {
    return name.replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
function bare(name) {
    return name.toLowerCase().replace(/^\.+/, "").replaceAll(" ", "");
}
function escaped(text) {
    return text.replace(/[.+^$()|[\]\\{}?*]/g, "\\$&");
}

// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __nccwpck_require__(4682);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/cross-host.js





function cross_host_crossHostAccessIn({ loads, subjects }, granted = () => []) {
    const offered = subjects.filter(({ item }) => item.profile !== undefined && isOffered(item));
    const homes = homesOf(loads, offered);
    const groups = new Map();
    for (const subject of offered) {
        const { title, item } = subject;
        const [path = ""] = item.files;
        const home = homes.get(path);
        const beyond = home ? capabilitiesBeyond(home, subject) : [];
        const decided = beyond.length > 0 ? granted(subject) : [];
        const more = beyond.filter((capability) => !decided.includes(capability));
        if (!home || !item.profile || more.length === 0)
            continue;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, title, isLoaded, ...more].join("\n");
        const group = groups.get(key) ?? { home: home.title, title, more, isLoaded, names: new Map() };
        groups.set(key, group);
        group.names.set(path, known(item.profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function homesOf(loads, offered) {
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(parsePattern)]));
    const homes = new Map();
    for (const { host, title, item } of offered) {
        const [path = ""] = item.files;
        if (!item.profile || !isOwnPath(patterns.get(host) ?? [], path))
            continue;
        const capabilities = [...(homes.get(path)?.capabilities ?? []), ...capabilitiesOf(item.profile)];
        homes.set(path, { title, capabilities });
    }
    return homes;
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, fixed }) => {
        if (fixed === "")
            return false;
        return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
    });
}
function capabilitiesBeyond(home, { title, item: { profile } }) {
    if (!profile || home.title === title)
        return [];
    const here = capabilitiesOf(profile);
    return capabilities.filter((capability) => here.includes(capability) && !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostSentence({ home, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const [object, subject] = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} can also ${listed(more.map((capability) => model_capability/* phrases */.HJ[capability]))} in ${listed(hosts)}${where}, which ${subject} cannot in ${home}`;
}
function listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/escape.js

const gap = "\u200b";
const longest = 300;
function escape_code(text, { full = false } = {}) {
    const shown = unlinked(cut(text_visible(text), full ? Infinity : longest));
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function htmlCode(text) {
    const shown = unlinked(cut(text_visible(text), longest));
    const inert = shown.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    return `<code>${inert.trim() === "" ? (inert === "" ? "(empty)" : "(blank)") : inert}</code>`;
}
function unlinked(text) {
    return text.replaceAll("@", `@${gap}`);
}
function escape_prose(text) {
    return cut(text_visible(text), 4 * longest)
        .split("`")
        .map((part, at) => (part === "" ? "" : at % 2 === 1 ? escape_code(part) : escape_plain(part)))
        .join("");
}
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;
function escape_plain(text) {
    return text
        .split(/( +)/)
        .map((word) => (acting.test(word) ? codeBefore(word) : word.replace(/[!-/:-@[-`{-~]/g, escape_escaped)))
        .join("");
}
function codeBefore(word) {
    const [, body = "", end = ""] = /^([\s\S]*?)([,;.]?)$/.exec(word) ?? [];
    return acting.test(body) ? `${escape_code(body)}${end}` : escape_code(word);
}
function escape_escaped(character) {
    return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}
function escape_row(cells) {
    return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}
function cut(text, length) {
    if (text.length <= length)
        return text;
    const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
    return `${text.slice(0, end)}…`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/cross-host.js


const title = "More than in their own host";
function crossHostBlock({ model: { crossHost: abroad, changes, state }, isSummary }) {
    const changed = new Set(changes?.flatMap(({ path, after }) => (after ? [path] : [])));
    const items = isSummary ? abroad : abroad.flatMap((group) => within(group, changed));
    return {
        ...(isSummary && state.kind === "passed" && (changes ?? []).length === 0
            ? { head: [`<details><summary><b>${title}</b></summary>`, ""], foot: ["", "</details>"] }
            : { head: [`### ${title}`, ""] }),
        lines: items.map((group) => `- ⚠️ ${crossHostSentence(group, escape_code)}`),
        omittedLine: (left) => `…and ${left} more of such lines.`,
    };
}
function within(group, paths) {
    const profiles = group.profiles.filter(({ path }) => paths.has(path));
    return profiles.length > 0 ? [{ ...group, profiles }] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/budget.js
const encoder = new TextEncoder();
function budget_bytesOf(text) {
    return encoder.encode(text).length;
}
function budget_fitPage(opening, blocks, closing, limit, elsewhere = "") {
    const filled = blocks.filter(({ lines }) => lines.length > 0);
    const rest = ({ omittedLine: more, weights, lines }, shown) => `${more(weights ? weights.slice(shown).reduce((sum, weight) => sum + weight, 0) : lines.length - shown)}${elsewhere}`;
    const notes = filled.map((block) => budget_bytesOf(rest(block, 0)) + 3);
    let room = limit - budget_bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
    const fill = (block) => {
        const { head, lines, foot = [], share = 1 } = block;
        const frame = budget_bytesOf(["", ...head, ...foot, ""].join("\n"));
        const start = Math.min(room, limit * share) - frame;
        let left = start;
        let shown = 0;
        while (shown < lines.length && left > budget_bytesOf(lines[shown] ?? ""))
            left -= budget_bytesOf(lines[shown++] ?? "") + 1;
        if (shown === 0)
            return [rest(block, 0), ""];
        room -= start - left + frame;
        return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", rest(block, shown)] : []), ...foot, ""];
    };
    const isLate = ({ isLate: late }) => late === true;
    const bodies = new Map([...filled.filter((block) => !isLate(block)), ...filled.filter(isLate)].map((block) => [block, fill(block)]));
    return [...opening, ...filled.flatMap((block) => bodies.get(block) ?? []), ...closing, ""].join("\n");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/change-words.js

function isPower({ kind }) {
    return kind !== "grant";
}
function change_words_gainSentence({ changed, gained, regranted, files, looser }) {
    if (changed + files === 0)
        return "No subagent changed";
    const parts = [
        ...(gained > 0 ? [[gained, "gained power"]] : []),
        ...(regranted > 0 ? [[regranted, "changed under a grant"]] : []),
        ...(looser === undefined || looser === 0
            ? []
            : [[looser, `now ${looser === 1 ? "runs" : "run"} under looser settings`]]),
    ].map(([count, words], at) => `${at === 0 ? counted(count, "subagent") : count} ${words}`);
    const all = [...parts, ...(looser === 0 ? ["settings next to the profiles are looser"] : [])];
    return all.length === 0 ? "No subagent gained power" : capitalised(all.join("; "));
}
function changedSentence({ changed, files }) {
    const parts = [
        ...(changed > 0 ? [counted(changed, "subagent")] : []),
        ...(files > 0 ? [counted(files, "settings file")] : []),
    ];
    return parts.length === 0 ? "" : `${parts.join(" and ")} changed`;
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function capitalised(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function kindWord(kind) {
    return kind === "changed" ? undefined : kind === "added" ? "new" : kind;
}
function lettersOf(held, mark = (letter) => letter, none = "-") {
    return model_capability/* capabilities */.R7
        .map((capability) => (held(capability) ? mark(model_capability/* letters */.Mm.get(capability) ?? "", capability) : none))
        .join("");
}
const legend = [...model_capability/* letters */.Mm].map(([capability, letter]) => `${letter} ${capability}`).join(", ");
function unexplainedTools(gained, widenings) {
    return gained.filter((tool) => !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)));
}
function lostTools(gained, lost) {
    return lost.filter((tool) => !gained.some((wider) => includes(wider, tool)));
}
function includes(wider, tool) {
    if (wider === tool.replace(/\(.*$/s, "").trim() || tool.startsWith(`${wider}__`))
        return true;
    return wider.endsWith("*") && tool.startsWith(wider.slice(0, -1));
}
function untoldDifferences(differences, widenings, isSamePlace) {
    return differences.filter(({ field, before, at }) => !widenings.some((widening) => widening.kind === field || (before === null && isSamePlace(widening.at, at))));
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __nccwpck_require__(7916);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/links.js



function shortenedToFit(write, context) {
    const limit = context.isSummary ? 200_000 : 12_000;
    const full = write(context);
    if (full.length <= limit)
        return full;
    const { links: _, ...unlinked } = context;
    const plain = write({ ...unlinked, links: undefined });
    return plain.length <= limit ? plain : write({ ...unlinked, links: undefined, isShort: true });
}
function links_spotLink(spot, page) {
    return linked(pathWords(spot.path, page, spot.line), spot, page);
}
function pathWords(path, { isShort = false }, line = null) {
    const end = line === null ? "" : `:${line}`;
    return isShort && path.length > 200 ? `${escape_code(path.slice(0, 200))}…${end}` : escape_code(`${path}${end}`, { full: true });
}
function linked(words, spot, { model, links }) {
    const { path, line, isOfBase = false } = spot;
    const anchor = line === null ? "" : `?plain=1#L${line}`;
    const elsewhere = links && foreignAddress(path, links);
    if (elsewhere !== undefined && links?.isOwnOnly)
        return words;
    if (elsewhere !== undefined)
        return `[${words}](${elsewhere}${anchor})`;
    const { repository, commit, base } = model;
    const at = isOfBase ? base : commit;
    if (!links || links.without === path || repository === null || at === null || path.startsWith("~/"))
        return words;
    const own = `${links.server}/${repository}`;
    return `[${words}](${own}/${changedLine(spot, links) ?? `blob/${at}/${encoded(path)}${anchor}`})`;
}
function changedLine({ path, line, isOfBase = false }, { pull }) {
    const change = pull?.files.changeOf(path);
    if (!pull || change === undefined || change === (isOfBase ? "added" : "removed"))
        return undefined;
    if (change === "removed" && pull.files.addsFiles())
        return undefined;
    return `pull/${pull.number}/files#diff-${sha256(path)}${line === null ? "" : `${isOfBase ? "L" : "R"}${line}`}`;
}
function foreignAddress(path, { server }) {
    const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
    return repository === undefined ? undefined : `${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}`;
}
function ruleLink({ rule, kind }, { model: { tool } }) {
    return `[${escape_code(kind === null ? rule : `${rule}/${kind}`)}](${(0,result/* helpOf */.ZL)(tool, rule)})`;
}
function encoded(path) {
    return path.split("/").map(encodeSegment).join("/");
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
function commandOf({ homepage, name }) {
    const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(homepage) ?? [];
    return `npx ${home ? `github:${home.slice("https://github.com/".length)}` : name}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/phrases.js

function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function phrases_listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}
function phrases_nameWords(name) {
    return name === null ? "(no name)" : escape_code(name);
}
function fieldWords(field) {
    return /^(?![0-9a-f]+$)[a-z][a-z-]*$/i.test(field) ? field : escape_code(field);
}
function phrases_powersOf({ capabilities }, had) {
    if (capabilities === null)
        return "unknown";
    if (capabilities.length === 0)
        return "nothing";
    return capabilities.map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`)).join(", ");
}
function shownOf({ isSummary }) {
    return isSummary ? 500 : 50;
}
function slices(list, size) {
    return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
function abbreviated(parts, limit) {
    return parts.length > limit
        ? `${parts.slice(0, limit - 1).join(", ")} and ${parts.length - limit + 1} more`
        : parts.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/allowed.js




function answerOf({ objections, allowance }) {
    const { grants = [], isEnough = false } = allowance ?? {};
    const granted = grants.length > 0 ? "grant" : "ceiling";
    return { ...findingAnswer(objections), policy: isEnough ? granted : allowance ? "silent" : "unknown" };
}
function findingAnswer(objections) {
    const counting = objections.filter(({ state }) => state !== "waived");
    const errors = counting.filter(({ severity }) => severity === "error");
    if (errors.length > 0)
        return { finding: errors.every(({ isAwaited }) => isAwaited) ? "awaited" : "no", by: errors };
    const powers = counting.filter(({ isPower }) => isPower);
    const worst = powers[0]?.severity;
    if (worst !== undefined)
        return {
            finding: worst === "warning" ? "warned" : "noted",
            by: powers.filter(({ severity }) => severity === worst),
        };
    const waived = objections.filter(({ state, isPower }) => state === "waived" && isPower);
    return waived.length > 0 ? { finding: "waived", by: waived } : { finding: null, by: [] };
}
const findingWords = {
    no: "❌ **no**",
    awaited: "⏳ **needs approval**",
    warned: "⚠️ **warned**",
    noted: "ℹ️ noted",
    waived: "⚠️ waived",
};
function allowedCell(change, page) {
    const { finding, policy } = answerOf(change);
    if (finding === "no" || finding === "awaited")
        return findingWords[finding];
    const isAnswered = policy === "grant" || policy === "ceiling";
    return [
        ...(isAnswered || finding === null ? [policyWords(policy, change, page)] : []),
        ...(finding === null ? [] : [findingWords[finding]]),
    ].join("<br>");
}
function policyWords(policy, { allowance }, page) {
    if (policy === "ceiling")
        return "✅ by the ceiling";
    if (policy !== "grant")
        return policy === "silent" ? "✅ no finding" : "no finding";
    const grants = allowance?.grants ?? [];
    return `✅ by ${grants.length === 1 ? "grant" : "grants"}, ${abbreviated(grants.map((at) => linked(`line ${at.line ?? 1}`, at, page)), 3)}`;
}
function allowedLines(change, page) {
    const { finding, by, policy } = answerOf(change);
    const grants = abbreviated((change.allowance?.grants ?? []).map((at) => links_spotLink(at, page)), 3);
    const isBeyond = grants !== "" && finding === "no" && by.some(({ rule }) => rule === "max-capability");
    const isTold = change.widenings.some(({ kind }) => kind === "grant");
    const words = { ...findingWords, no: "❌ not allowed" };
    return [
        ...(policy === "grant" && finding !== "no" && finding !== "awaited" && !isTold
            ? [`✅ allowed by the grant at ${grants}`]
            : []),
        ...(finding === null
            ? []
            : [
                `${words[finding]}: ${rulesOf(by, page)}${isBeyond ? `; the grant at ${grants} does not cover all of it` : ""}`,
            ]),
    ];
}
function rulesOf(objections, page) {
    const rules = new Map(objections.map((one) => [
        `${one.rule}/${one.kind ?? ""}/${one.state}`,
        `${ruleLink(one, page)}${one.state === "existing" ? " (not new)" : ""}`,
    ]));
    return abbreviated([...rules.values()], 4);
}
function allowed_approverLines({ changes, settings, approvals, isReviewKnown }) {
    const asked = askedIn(changes ?? [], settings ?? []);
    if (asked.length === 0)
        return [];
    const required = approvals.map(({ by, count }) => `The policy asks for ${plural(count, "approval")} by ${phrases_listed(by.map((name) => (name === codeOwners ? "code owners" : escape_code(name))), "or")}.`);
    return [[...required, ...(isReviewKnown ? [ownerSentence(asked, approvals.length > 0)] : [])].join(" ")].filter((line) => line !== "");
}
function askedIn(changes, settings) {
    return [...changes, ...settings].filter(({ isWidened }) => isWidened);
}
function ownerSentence(asked, isRequired) {
    const owners = [...new Set(asked.flatMap((one) => one.owners))];
    const unowned = new Set(asked.filter((one) => one.owners.length === 0).map(({ path }) => path)).size;
    const names = `${abbreviated(owners.map((owner) => escape_code(owner)), 4)}`;
    const noun = owners.length === 1 ? "code owner" : "code owners";
    const without = `${plural(unowned, "file")} ${unowned === 1 ? "has" : "have"} no code owner`;
    if (isRequired) {
        if (owners.length === 0)
            return "There is no code owner.";
        return `${noun.replace("c", "C")}: ${names}${unowned > 0 ? `; ${without}` : ""}.`;
    }
    if (owners.length === 0)
        return "Can approve this pull request: anyone with write access (no code owner).";
    return `Can approve this pull request: ${names} (${noun})${unowned > 0 ? `; ${without}, so there anyone with write access` : ""}.`;
}
function haveVariousOwners({ changes, settings }) {
    return new Set(askedIn(changes ?? [], settings ?? []).map(({ owners }) => JSON.stringify(owners))).size > 1;
}
function allowed_ownerLines({ owners }) {
    return owners.length === 0
        ? []
        : [
            `${owners.length === 1 ? "owner" : "owners"}: ${abbreviated(owners.map((owner) => escape_code(owner)), 4)}`,
        ];
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/reasons.js

function reasonsOf(widenings, placeOf) {
    const groups = new Map();
    for (const { capability, message, at } of widenings) {
        const phrase = capability === null ? "" : model_capability/* phrases */.HJ[capability];
        const from = phrase === "" ? -1 : message.indexOf(phrase);
        const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + phrase.length)];
        const key = JSON.stringify([start, end, from < 0, placeOf(at)]);
        const group = groups.get(key);
        if (group && from >= 0)
            group.parts.push(phrase);
        else
            groups.set(key, { start, parts: from < 0 ? [] : [phrase], end, at });
    }
    return [...groups.values()].map(({ start, parts, end, at }) => ({
        message: `${start}${parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("")}${end}`,
        at,
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/change-cells.js





const limit = 8;
const longestList = 120;
function powersCell({ before, after }) {
    const [had, has] = [before, after].map((side) => side && side.capabilities);
    if (had === null && before)
        return after ? `unknown → ${powersCell({ before: null, after })}` : "unknown";
    if (has === null && after)
        return before ? `${powersCell({ before: after && before, after: before })} → unknown` : "unknown";
    const both = lettersOf((capability) => had?.includes(capability) === true || has?.includes(capability) === true, (letter, capability) => {
        if (has?.includes(capability) !== true)
            return `<s>${letter}</s>`;
        return (before ? had?.includes(capability) : capability === "read") === true ? letter : `<b>${letter}</b>`;
    }, "·");
    return `<code>${both.replace(/<\/([bs])><\1>/g, "")}</code>`;
}
const ways = {
    bypass: "asks less",
    scope: "in more ways",
    reach: "more through others",
    skill: "more through skills",
    material: "other content",
};
function gainCell(change) {
    const words = new Set(change.widenings.flatMap(({ kind }) => ways[kind] ?? []));
    return words.size === 0 ? powersCell(change) : `${powersCell(change)}<br>**${[...words].join(", ")}**`;
}
function reasonLines(change, page) {
    const [grants, powers] = [true, false].map((isGrant) => change.widenings.filter(({ kind }) => (kind === "grant") === isGrant));
    const why = [
        ...reasonsOf(powers ?? [], keyOfSpot).map(({ message, at }) => `${escape_prose(message)} (${placeOf(at, change, page)})`),
        ...(grants ?? []).map((widening) => grantLine(widening, change, page)),
    ];
    return why.length > limit ? [...why.slice(0, limit), `…and ${plural(why.length - limit, "more reason")}`] : why;
}
function grantLine({ message }, { allowance }, page) {
    const places = (allowance?.grants ?? []).map((at) => links_spotLink(at, page));
    return `${escape_prose(message)}${places.length > 0 ? ` (${abbreviated(places, 3)})` : ""}`;
}
function keyOfSpot({ path, line }) {
    return JSON.stringify([path, line]);
}
function placeOf(at, { path }, page) {
    return at.path === path && at.line !== null ? linked(`line ${at.line}`, at, page) : links_spotLink(at, page);
}
function differenceLines(change, page) {
    const { before, after, fields, prompt, isWidened } = change;
    if (!before || !after)
        return after ? oneSided(change, after) : ["the file is gone"];
    const shown = untold(change);
    const texts = [
        "tools",
        "prompt",
        "verdict",
        "reach",
        "bypass",
        "path",
        ...change.differences.map(({ field }) => field),
    ];
    const others = [...new Set(fields)].filter((field) => !texts.includes(field));
    return [
        ...toolLines(change, page),
        ...shown.slice(0, limit).map((difference) => differenceLine(difference, page)),
        ...(shown.length > limit ? [`…and ${plural(shown.length - limit, "more difference")}`] : []),
        ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
        ...(others.length > 0
            ? [`${isWidened || shown.length > 0 ? "also: " : ""}${abbreviated(others.map(fieldWords), limit)}`]
            : []),
    ];
}
function untold({ widenings, differences, previousPath }) {
    const elsewhere = ["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])];
    return untoldDifferences(differences.filter(({ field }) => !elsewhere.includes(field)), widenings, (a, b) => keyOfSpot(a) === keyOfSpot(b));
}
function toolLines({ gained, lost, widenings, differences }, page) {
    const list = differences.find(({ field }) => field === "tools");
    const length = Math.max(list?.before?.length ?? 0, list?.after?.length ?? 0);
    if (list && lost.length > 0 && length <= longestList)
        return [differenceLine(list, page)];
    const [unexplained, gone] = [unexplainedTools(gained, widenings), lostTools(gained, lost)];
    const parts = [
        ...(unexplained.length > 0 ? [`gains ${toolsOf(unexplained)}`] : []),
        ...(gone.length > 0 ? [`loses ${toolsOf(gone)}`] : []),
    ];
    return parts.length === 0 ? [] : [parts.join("; ")];
}
function oneSided(change, { mode, model }) {
    const tools = unexplainedTools(change.readers, change.widenings);
    const isTold = change.widenings.some(({ kind }) => kind === "bypass");
    return [
        ...(tools.length > 0 ? [`${change.isWidened ? "also reads" : "reads"}, by ${toolsOf(tools)}`] : []),
        ...(isTold ? [] : change_cells_valueOf("mode", mode)),
        ...change_cells_valueOf("model", model),
    ];
}
function change_cells_valueOf(field, value) {
    return value === null ? [] : [`${field}: ${escape_code(value)}`];
}
function differenceLine({ field, before, after, at }, page) {
    const [was, is] = [before, after].map((value) => value === null ? "none" : field === "tools" && value === "every tool" ? value : escape_code(value));
    return `${linked(fieldWords(field), at, page)}: ${was} → ${is}`;
}
function promptLine({ added, removed, hidden }) {
    const lines = added + removed === 0 ? "changed" : `+${added} −${removed} lines`;
    return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}
function toolsOf(tools) {
    return abbreviated(tools.map((tool) => (tool === "*" ? "every tool" : escape_code(tool))), 6);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/changes.js






const unfolded = 5;
const legendLine = `<sub>${legend}; **bold**: gained; ~~struck out~~: lost.</sub>`;
function changesBlocks(page) {
    const changes = page.model.changes ?? [];
    const widened = changes.filter(({ isWidened }) => isWidened);
    const gained = widened.filter(({ widenings }) => widenings.some(isPower));
    const regranted = widened.filter((change) => !gained.includes(change));
    const others = changes.filter(({ isWidened }) => !isWidened);
    const blocks = [
        ...widenedBlocks({ title: "Gained power", shares: [0.2, 0.35] }, gained, page),
        ...widenedBlocks({ title: "Changed under a grant", shares: [0.1, 0.15] }, regranted, page),
        othersBlock(others, page),
    ].filter(({ lines }) => lines.length > 0);
    return blocks.map((block, at) => (at === 0 ? { ...block, foot: ["", legendLine, ...(block.foot ?? [])] } : block));
}
function widenedBlocks({ title, shares: [ofTable, ofReasons] }, changes, page) {
    const isOwnerNamed = haveVariousOwners(page.model);
    const cells = (change, where) => [gainCell(change), allowedCell(change, where)];
    const reasons = (change, where) => [
        ...reasonLines(change, where),
        ...differenceLines(change, where),
        ...allowedLines(change, where),
        ...(isOwnerNamed ? allowed_ownerLines(change) : []),
    ];
    const chunks = chunksOf(changes_worstFirst(changes), (change, where) => [...cells(change, where), ...reasons(change, where)], page);
    const weights = chunks.map(({ length }) => length);
    return [
        {
            head: [`### ${title}`, "", escape_row(["Subagent", "Can do", "Allowed?"]), escape_row(["---", "---", "---"])],
            lines: linesOf(chunks, (first, chunk, where, inside) => escape_row([subjectCell(first, chunk, where), ...cells(first, inside)]), page),
            weights,
            share: ofTable,
            omittedLine: (left) => `…and ${left} more ${left === 1 ? "subagent" : "subagents"}.`,
        },
        {
            head: [],
            lines: linesOf(chunks, (first, chunk, where, inside) => [`- ${changes_titleOf(first, chunk, where)}`, ...reasons(first, inside)].join("<br>"), page),
            weights,
            share: ofReasons,
            omittedLine: (left) => `…and the reasons of ${left} more.`,
        },
    ];
}
function othersBlock(changes, page) {
    const title = `${page.model.changes?.some(({ isWidened }) => isWidened) ? "Other changed" : "Changed"} subagents`;
    const isFolded = changes.length > unfolded;
    const cells = (change, where) => [
        powersCell(change),
        differenceLines(change, where).join("<br>") || "nothing but that",
    ];
    const chunks = chunksOf(changes, cells, page);
    return {
        head: [
            isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`,
            "",
            escape_row(["Subagent", "Can do", "What changed"]),
            escape_row(["---", "---", "---"]),
        ],
        lines: linesOf(chunks, (first, chunk, where, inside) => escape_row([subjectWithPath(first, chunk, where), ...cells(first, inside)]), page),
        weights: chunks.map(({ length }) => length),
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        share: 0.3,
        omittedLine: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
    };
}
function changes_worstFirst(changes) {
    const severities = ["error", "warning", "note"];
    const rank = ({ objections, widenings }) => {
        const counting = objections.filter(({ state }) => state !== "waived");
        const worst = Math.min(...counting.map(({ severity }) => severities.indexOf(severity)), severities.length);
        const isNew = counting.some(({ severity, state }) => severities.indexOf(severity) === worst && state === "new");
        return 4 * worst + (isNew ? 0 : 2) + (widenings.some(({ kind }) => kind === "bypass") ? 0 : 1);
    };
    return changes
        .map((change) => ({ change, rank: rank(change) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ change }) => change);
}
function chunksOf(changes, cells, page) {
    const groups = new Map();
    for (const change of changes) {
        const key = JSON.stringify([
            change.host,
            standingOf(change),
            change.isFolded,
            change.isLarge,
            cells(change, { ...page, links: undefined }),
        ]);
        const group = groups.get(key);
        if (group)
            group.push(change);
        else
            groups.set(key, [change]);
    }
    const chunks = [...groups.values()].flatMap((group) => (page.isSummary ? slices(group, shownOf(page)) : [group]));
    return chunks.flatMap(([first, ...more]) => (first ? [[first, ...more]] : []));
}
function linesOf(chunks, write, page) {
    return chunks.map((chunk) => shortenedToFit((where) => write(chunk[0], chunk, where, chunk.length === 1 ? where : withoutLinesOf(chunk[0], where)), page));
}
function withoutLinesOf({ path }, { links, ...page }) {
    return { ...page, links: links && { ...links, without: path } };
}
function subjectCell(change, chunk, page) {
    if (chunk.length > 1)
        return subjectWithPath(change, chunk, page);
    return [`**${phrases_nameWords(change.name)}** (${change.host})`, standingOf(change), ...foldedLines(change, chunk)].join("<br>");
}
function foldedLines({ isFolded, isLarge }, { length }) {
    const what = length === 1 ? "this change" : "these changes";
    if (isFolded)
        return [`⚠️ **GitHub folds ${what} in the review**`];
    return isLarge ? [`⚠️ **GitHub does not show ${what}: the diff is too large**`] : [];
}
function changes_titleOf(change, chunk, page) {
    if (chunk.length === 1)
        return `**${phrases_nameWords(change.name)}** (${change.host}) ${wayOf(change, page)}`;
    return `**${chunk.length} subagents**: ${abbreviated(chunk.map(({ name }) => phrases_nameWords(name)), 4)}`;
}
function subjectWithPath(change, chunk, page) {
    const { host } = change;
    const folded = foldedLines(change, chunk);
    if (chunk.length === 1)
        return [`**${phrases_nameWords(change.name)}** (${host})`, wayOf(change, page), standingOf(change), ...folded].join("<br>");
    const shown = chunk
        .slice(0, shownOf(page))
        .map((a) => (isNamedByFile(a) ? wayOf(a, page) : `${phrases_nameWords(a.name)} ${wayOf(a, page)}`));
    const names = [...shown, ...(shown.length < chunk.length ? [`and ${chunk.length - shown.length} more`] : [])].join("<br>");
    const title = [`**${chunk.length} subagents** (${host})`, standingOf(change), ...folded].join("<br>");
    return chunk.length > unfolded
        ? `${title}<details><summary>Which ones</summary>${names}</details>`
        : `${title}<br>${names}`;
}
function isNamedByFile({ name, path }) {
    return name !== null && path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "") === name;
}
function wayOf({ path, previousPath, after, widenings, differences: different }, page) {
    const line = [...widenings, ...different].find(({ at }) => at.path === path && at.isOfBase !== true)?.at.line ?? null;
    const previous = previousPath === null ? [] : [links_spotLink({ path: previousPath, line: null, isOfBase: true }, page)];
    const here = path === ""
        ? "built into its host"
        : linked(pathWords(path, page), { path, line: after ? line : null, isOfBase: after === null }, page);
    return [...previous, here].join(" → ");
}
function standingOf({ kind, before, after }) {
    const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
    const verdict = is === null || was === is || (was === null && is === "loaded")
        ? []
        : [was === null ? `**${is}**` : `${was} → **${is}**`];
    return [kindWord(kind) ?? "changed", ...verdict].join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/delegation.js

const delegation_limit = 30;
const delegation_longest = 40;
function delegationBlock({ delegation }) {
    const graph = delegation ? [graphOf(delegation)] : [];
    return {
        head: ["<details><summary><b>Who may start whom</b></summary>", ""],
        lines: graph,
        foot: ["", "</details>"],
        omittedLine: () => "A graph of who may start whom has no room here.",
    };
}
function graphOf({ nodes, edges }) {
    const shown = nodes.slice(0, delegation_limit);
    const arrows = edges.filter(({ from, to }) => from < shown.length && to < shown.length);
    const boxes = shown.map(({ name, host, capabilities, isChanged }, i) => `  n${i}["${[label(name?.trim() || "(no name)"), label(host), capabilities === null ? "unknown" : capabilities.join(", ") || "nothing"].join("<br/>")}"]${isChanged ? ":::changed" : ""}`);
    const left = nodes.length - shown.length;
    return [
        "```mermaid",
        "flowchart LR",
        ...boxes,
        ...arrows.map(({ from, to }) => `  n${from} --> n${to}`),
        "  classDef changed stroke-width:3px",
        "```",
        "",
        `A thick frame marks what this change touches; an arrow, what may be started.${left > 0 ? ` ${left} more are not drawn.` : ""}`,
    ].join("\n");
}
function label(words) {
    const text = [...text_visible(words)];
    const cut = text.length > delegation_longest ? [...text.slice(0, delegation_longest - 1), "…"] : text;
    const plain = cut
        .map((character) => (/[\p{L}\p{N} .,_()/+-]/u.test(character) ? character : delegation_wide(character)))
        .join("");
    return plain.replace(/^(\s*\d+)\.|^(\s*)[+-]/, (_, digits, space = "") => digits === undefined ? `${space}–` : `${digits}．`);
}
function delegation_wide(character) {
    const point = character.codePointAt(0) ?? 0;
    return point > 0x20 && point < 0x7f ? String.fromCodePoint(point + 0xfee0) : point < 0x80 ? " " : character;
}

;// CONCATENATED MODULE: ./build/bundle/src/model/rule.js
const presets = (/* unused pure expression or super */ null && (["required", "recommended", "strict"]));
const presetCeiling = ["read"];
function baseOf(preset) {
    return preset === "required" ? "recommended" : preset;
}
function defineRule(rule) {
    return rule;
}
function rule_classOf(rule, kind) {
    return (kind === undefined ? undefined : rule.kinds?.[kind]?.class) ?? rule.class;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/model/ceilings.js

function ceilings_isCounted({ finding }) {
    return finding.isUnstated === true && finding.severity === "note";
}
function ceilings_unstatedCeilings({ findings, inspection: { loads, subjects }, }) {
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    return [...new Set(findings.flatMap(({ finding: { host } }) => host ?? []))].sort().map((host) => {
        const own = findings.filter(({ finding }) => finding.host === host).map(({ finding }) => finding);
        const paths = (isSetting) => new Set(own
            .filter(({ kind }) => (kind === "settings") === isSetting)
            .map(({ at, item }) => item?.files[0] ?? at.source.path)).size;
        return {
            host: titles.get(host) ?? host,
            exceeding: paths(false),
            profiles: new Set(subjects.filter((subject) => subject.host === host).map(({ item }) => item.files[0])).size,
            settings: paths(true),
        };
    });
}
function ceilingSentence({ host, exceeding, profiles, settings }, command, code) {
    const all = profiles === null ? "" : ` of ${number(profiles)}`;
    const noun = (profiles ?? exceeding) === 1 ? "profile" : "profiles";
    const own = `${number(exceeding)}${all} ${host} ${noun} can do more than ${presetCeiling.join(", ")}`;
    const beside = `${number(settings)} settings ${settings === 1 ? "file starts code or connects servers" : "files start code or connect servers"}`;
    const what = settings === 0 ? own : exceeding === 0 ? `${beside} next to the ${host} profiles` : `${own}, and ${beside}`;
    return `${what}. ${code(`${command} list`)} shows what. Set ${code("ceiling")} in your policy to enforce a limit.`;
}
function number(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/ceilings.js



function ceilingsBlock({ unstated, tool }) {
    return {
        head: [],
        lines: unstated.flatMap((one) => [ceilingSentence({ ...one, host: escape_prose(one.host) }, commandOf(tool), escape_code), ""]),
        omittedLine: (left) => `…and ${left} more.`,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/model/groups.js



function groups_groupFindings(evaluated) {
    return grouped(atOnePlace(evaluated), sameHabit);
}
function atOnePlace(evaluated) {
    return grouped(evaluated.map(alone), samePlace);
}
function subjectsIn({ inspection: { loads, subjects }, }) {
    const names = new Map(loads.map(({ host, title }) => [host, title]));
    const readers = new Map();
    for (const { host, item } of subjects)
        for (const path of item.files)
            readers.set(path, (readers.get(path) ?? new Set()).add(host));
    return ({ hosts, message, paths }) => {
        const saying = hosts.map((host) => names.get(host) ?? host);
        const isAlone = saying.length < 2 && paths.every((path) => (readers.get(path)?.size ?? 0) < 2);
        return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
    };
}
function alone(evaluated) {
    const { finding, state } = evaluated;
    return {
        first: evaluated,
        message: finding.message,
        severity: finding.severity,
        state,
        hosts: finding.host === null ? [] : [finding.host],
        paths: [finding.at.source.path],
        findings: [evaluated],
        fix: finding.fixes?.[0],
        values: [],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, severity, state, hosts, message }) {
    const { rule, kind = "", groupKey = message } = finding;
    return `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${excuseOf(waiver)} ${groupKey}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(list, key) {
    const groups = new Map();
    for (const candidate of list) {
        const name = key(candidate);
        const group = groups.get(name);
        if (group)
            group.push(candidate);
        else
            groups.set(name, [candidate]);
    }
    return [...groups.values()].map(merged);
}
function merged(group) {
    const [only] = group;
    if (only && group.length === 1)
        return only;
    const worst = group.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one));
    const ordered = [worst, ...group.filter((entry) => entry !== worst)];
    const paths = [...new Set(ordered.flatMap((entry) => entry.paths))];
    const hosts = [...new Set(ordered.flatMap((entry) => entry.hosts))];
    const findings = ordered.flatMap((entry) => entry.findings);
    const { message, groupKey = message } = worst.first.finding;
    const isOneText = new Set(findings.map(({ finding }) => withoutHost(finding))).size === 1;
    const text = isOneText ? message : groupKey;
    const values = new Set(isOneText ? [] : findings.flatMap(({ finding }) => varyingIn(finding) ?? []));
    return {
        ...worst,
        message: saysAlike(findings) ? ofAll(text, hosts) : text,
        hosts,
        paths,
        findings,
        fix: ordered.every(({ fix }) => fix?.title === worst.fix?.title) ? worst.fix : undefined,
        values: text.includes("…") && values.size > 1 ? [...values] : [],
    };
}
function varyingIn({ message, groupKey = "", value }) {
    const parts = groupKey.split("…");
    const [before = "", ...others] = parts;
    const length = (message.length - groupKey.length + others.length) / others.length;
    const word = message.slice(before.length, before.length + length);
    return others.length > 0 && length > 0 && parts.join(word) === message ? word.replace(/^`|`$/g, "") : value;
}
function rankOf({ severity }) {
    return severities.indexOf(severity);
}
function saysAlike(findings) {
    const text = new Map();
    return findings.every(({ finding }) => {
        const { at } = finding;
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = withoutHost(finding);
        const known = text.get(place) ?? neutral;
        text.set(place, neutral);
        return known === neutral;
    });
}
function withoutHost({ host, message }) {
    return message.replaceAll(groups_titleOf(host), "\0");
}
function ofAll(text, [first = "", ...others]) {
    const title = groups_titleOf(first);
    const names = [title, ...others.map(groups_titleOf)];
    return others.length === 0 ? text : text.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}
function valuesPhrase(values, code, most = 6) {
    const shown = values.slice(0, most).map(code);
    return `${shown.join(", ")}${values.length > most ? ` and ${values.length - most} more` : ""}`;
}
function groups_titleOf(host) {
    return titles.get(host ?? "") ?? host ?? "\0";
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/findings.js




const findings_unfolded = 10;
const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" };
function findingsBlocks(page) {
    const { findings: { new: fresh, touched, elsewhere, waived }, base, } = page.model;
    const stands = (groups) => (countOf(groups) === 1 ? "stands" : "stand");
    const isCompared = base !== null || touched.length + elsewhere.length > 0;
    return [
        { ...blockOf(fresh, page), head: [isCompared ? "### New findings" : "### Findings", ""] },
        folded(`on changed subagents, which ${base === null ? "may stand" : `already ${stands(touched)} at the base`}`, touched, page),
        ...(page.isSummary
            ? [
                folded(base === null ? "that may stand" : `elsewhere, which already ${stands(elsewhere)} at the base`, elsewhere, page),
            ]
            : []),
        folded("that the policy waives", waived, page),
    ];
}
function countOf(groups) {
    return groups.reduce((sum, { count }) => sum + count, 0);
}
function folded(which, groups, page) {
    const count = countOf(groups);
    return {
        ...blockOf(groups, page),
        head: [`<details><summary>${count} ${count === 1 ? "finding" : "findings"} ${which}</summary>`, ""],
        foot: ["", "</details>"],
    };
}
function blockOf(groups, page) {
    const parts = page.isSummary ? groups.flatMap((group) => partsOf(group, shownOf(page))) : groups;
    return {
        head: [],
        lines: parts.map((entry) => shortenedToFit((where) => lineOf(entry, where), page)),
        weights: parts.map(({ count }) => count),
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.`,
    };
}
function partsOf(group, size) {
    const pieces = slices(group.places, size);
    return pieces.map((places, at) => ({
        ...group,
        places: places,
        count: at < pieces.length - 1 ? places.length : group.count - at * size,
    }));
}
function lineOf(group, page) {
    const { severity, places: [first, ...others], message, values, name, hosts, waiver, related, fix, } = group;
    const waived = waiver
        ? [
            `  <br>Waived until ${waiver.until}: ${escape_prose(waiver.reason)} (${escape_code(waiver.owner)}, ${links_spotLink(waiver.at, page)})`,
        ]
        : [];
    const places = related
        .slice(0, 5)
        .map(({ message: words, at: place }) => `  <br>${links_spotLink({ ...place, line: null }, page)}: ${escape_prose(words)}`);
    const subjectsOf = `${name === null ? "" : ` ${phrases_nameWords(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
    return [
        `- ${marks[severity]} ${links_spotLink(first, page)}${subjectsOf}<br>${escape_prose(message)} (${ruleLink(group, page)})${also(others, page)}`,
        ...(values.length === 0 ? [] : [`  <br>Found: ${valuesPhrase(values, escape_code)}`]),
        ...(fix === null ? [] : [`  <br>Fix: ${escape_code(fix)}`]),
        ...waived,
        ...places,
    ].join("\n");
}
function also(others, page) {
    if (others.length === 0)
        return "";
    const title = `The same in ${others.length} more ${others.length === 1 ? "file" : "files"}`;
    const shown = others.slice(0, shownOf(page)).map((place) => links_spotLink(place, page));
    const files = `${shown.join(", ")}${shown.length < others.length ? ` and ${others.length - shown.length} more` : ""}`;
    return others.length > findings_unfolded ? `<details><summary>${title}</summary>${files}</details>` : `<br>${title}: ${files}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/instruction-words.js
function instructionWords({ kind, added, removed, hidden }, minus) {
    const [plus, less] = [`+${added}`, `${minus}${removed}`];
    const parts = [
        ...(kind === "added" ? ["new"] : kind === "removed" ? ["removed"] : added === null ? ["changed"] : []),
        ...(added === null || removed === null
            ? []
            : [kind === "added" ? plus : kind === "removed" ? less : `${plus} ${less}`]),
        ...(hidden > 0 ? [`${hidden} new hidden character${hidden === 1 ? "" : "s"}`] : []),
    ];
    return parts.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/instructions.js



function instructionsBlock(page) {
    const { instructions } = page.model;
    const named = page.isSummary ? 50 : 5;
    const shown = (where) => instructions
        .slice(0, named)
        .map((change) => `${links_spotLink({ path: change.path, line: null, isOfBase: change.kind === "removed" }, where)} ${instructionWords(change, "−")}`);
    const more = instructions.length > named ? `; and ${instructions.length - named} more` : "";
    return {
        head: [],
        lines: instructions.length === 0
            ? []
            : [
                shortenedToFit((where) => `**Instructions changed** (not checked): ${shown(where).join("; ")}${more}.`, page),
            ],
        weights: [instructions.length],
        omittedLine: (left) => `${plural(left, "instruction file")} changed (not checked).`,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inventory.js



function inventory_inventoryBlock(page) {
    const profiles = page.model.profiles ?? [];
    return {
        head: [
            `<details><summary>${profiles.length === 1 ? "1 profile: what its host makes of it, and what it may do" : `${profiles.length} profiles: what their hosts make of them, and what they may do`}</summary>`,
            "",
            row(["Subagent", "Host's verdict", "May do", "Mode, model"]),
            row(["---", "---", "---", "---"]),
        ],
        lines: profiles.map((profile) => profileRow(profile, page)),
        foot: ["", "</details>"],
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "profile" : "profiles"}.`,
    };
}
function profileRow({ name, path, host, side }, page) {
    const shown = side.verdict === "loaded" ? "loaded" : `**${side.verdict ?? "unknown"}**`;
    const kept = [side.mode, side.model].filter((value) => value !== null).map((value) => code(value));
    return row([
        `${nameWords(name)}<br>${spotLink({ path, line: null }, page)}`,
        `${host}: ${shown}`,
        powersOf(side),
        kept.join(", ") || "–",
    ]);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/policy.js


function policyBlocks(page) {
    const { policy } = page.model;
    if (!policy)
        return [];
    const problem = ({ at, message }) => `- ${links_spotLink(at, page)}: ${escape_prose(message)}`;
    const finding = (group) => `- ${links_spotLink(group.places[0], page)} ${group.severity}: ${escape_prose(group.message)} (${ruleLink(group, page)})`;
    const parts = [
        ["Becomes looser:", policy.looser.map(problem)],
        ["Becomes tighter:", policy.tighter.map(problem)],
        ["The new policy would find:", policy.found.map(finding)],
        ["The new policy would no longer find:", policy.gone.map(finding)],
    ];
    const texts = parts.filter(([, lines]) => lines.length > 0);
    return texts.map(([title, lines], i) => ({
        head: [
            ...(i === 0
                ? [
                    "### Policy changes",
                    "",
                    "This change is judged by the policy as it stands; what it brings counts once it is merged.",
                    "",
                ]
                : []),
            `**${title}**`,
            "",
        ],
        lines,
        share: 0.15,
        omittedLine: (left) => `…and ${left} more.`,
    }));
}
function upcomingBlock({ upcoming }) {
    return {
        head: ["### What the rollout brings", ""],
        lines: upcoming.map(stepLine),
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.`,
    };
}
function stepLine({ day, stage, findings, rules }) {
    const by = rules.map(([rule, count]) => `${escape_code(rule)} ${count}`).join(", ");
    const [a, many] = stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
    return `- From **${day}** ${findings === 1 ? `1 finding of today ${a}` : `${findings} findings of today ${many}`}: ${by}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/setting-groups.js
function groupSettings(settings) {
    const files = new Map();
    for (const one of settings) {
        const { host, path, setting, effect, because } = one;
        const key = JSON.stringify([host, path]);
        const file = files.get(key) ?? { host, path, groups: new Map() };
        files.set(key, file);
        const name = JSON.stringify([setting, effect, because]);
        const group = file.groups.get(name);
        if (group)
            group.push(one);
        else
            file.groups.set(name, [one]);
    }
    return [...files.values()].map(({ host, path, groups }) => ({ host, path, groups: [...groups.values()] }));
}
function shownValues(before, after, isSame, shown) {
    if (before === null)
        return shown(after ?? "");
    if (after === null)
        return `${shown(before)} → none`;
    if (before !== after)
        return `${shown(before)} → ${shown(after)}`;
    return isSame ? shown(after) : `${shown(after)} (another)`;
}
function kindOfSetting({ effect, may }) {
    if (effect === "bypasses")
        return "asks nobody";
    if (effect === "auto-approves")
        return "asks less";
    if (effect === "unhonoured")
        return "has no effect here";
    if (effect === "narrows")
        return "allows less";
    if (may.includes("execute"))
        return "starts code";
    if (may.includes("external"))
        return "connects a server";
    return may.includes("network") ? "leads elsewhere" : "allows more";
}

;// CONCATENATED MODULE: ./build/bundle/src/fix/unified-diff.js
const context = 3;
const mostComparisons = 4_000_000;
function unifiedDiff(path, before, after, shown) {
    const lines = compared(unified_diff_linesOf(before), unified_diff_linesOf(after));
    const changes = lines.flatMap(({ mark }, i) => (mark === " " ? [] : [i]));
    const hunks = [];
    for (const at of changes) {
        const last = hunks.at(-1);
        if (last && at - last.end <= 2 * context)
            last.end = at + 1;
        else
            hunks.push({ start: at, end: at + 1 });
    }
    const head = hunks.length === 0 ? "" : `--- ${shown(`a/${path}`)}\n+++ ${shown(`b/${path}`)}\n`;
    return head + hunks.map(({ start, end }) => hunkOf(lines, start - context, end + context, shown)).join("");
}
function hunkOf(lines, from, to, shown) {
    const start = Math.max(0, from);
    const part = lines.slice(start, to);
    const range = (mark) => {
        const isIn = (line) => line.mark === " " || line.mark === mark;
        const count = part.filter(isIn).length;
        const first = lines.slice(0, start).filter(isIn).length + (count > 0 ? 1 : 0);
        return count === 1 ? String(first) : `${first},${count}`;
    };
    const body = part.map(({ mark, text }) => text.endsWith("\n")
        ? `${mark}${shown(text.slice(0, -1))}\n`
        : `${mark}${shown(text)}\n\\ No newline at end of file\n`);
    return `@@ -${range("-")} +${range("+")} @@\n${body.join("")}`;
}
function unified_diff_linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
function compared(before, after) {
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && before[start] === after[start])
        start++;
    let tail = 0;
    while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
        tail++;
    const kept = (lines) => lines.map((text) => ({ mark: " ", text }));
    const [old, next] = [before.slice(start, before.length - tail), after.slice(start, after.length - tail)];
    return [...kept(before.slice(0, start)), ...changed(old, next), ...kept(before.slice(before.length - tail))];
}
function changed(before, after) {
    const gone = before.map((text) => ({ mark: "-", text }));
    const added = after.map((text) => ({ mark: "+", text }));
    if (before.length * after.length > mostComparisons)
        return [...gone, ...added];
    const width = after.length + 1;
    const common = new Uint32Array((before.length + 1) * width);
    const at = (i, j) => common[i * width + j] ?? 0;
    for (let i = before.length - 1; i >= 0; i--)
        for (let j = after.length - 1; j >= 0; j--)
            common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    const lines = [];
    let [i, j] = [0, 0];
    while (i < before.length && j < after.length) {
        if (before[i] === after[j]) {
            lines.push({ mark: " ", text: before[i] ?? "" });
            i++;
            j++;
        }
        else if (at(i + 1, j) >= at(i, j + 1))
            lines.push(...gone.slice(i, ++i));
        else
            lines.push(...added.slice(j, ++j));
    }
    return [...lines, ...gone.slice(i), ...added.slice(j)];
}

;// CONCATENATED MODULE: ./build/bundle/src/sanitize/secrets.js
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function secrets_redacted(text, key = "") {
    return String(secrets_withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<![\w.-])(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!mayHoldSecret(line))
        return line;
    const stars = (text) => "*".repeat(text.length);
    const inPairs = line.replace(pair, (whole, ...rest) => {
        const { key, double, single, plain } = rest.at(-1);
        const value = double ?? single ?? plain ?? "";
        const end = whole.length - (plain === undefined ? 1 : 0);
        return isSecret(key ?? "", value) && !/^(?:[\d.]+|true|false|null)$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const vendorForms = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];
const addressForm = /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g;
const weakForms = [
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const shapes = [...vendorForms, weakForms[0], addressForm, weakForms[1]].filter((form) => form !== undefined);
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
function mayHoldSecret(text) {
    return suspect.test(text) || /auth|passw|passphrase|credential|private/i.test(text);
}
function secrets_withoutSecrets(value, hash, key = "") {
    if (typeof value === "string") {
        if (isSecret(key, value))
            return `sha256:${hash(value)}`;
        return suspect.test(value)
            ? shapes.reduce((text, shape) => text.replace(shape, (secret) => `sha256:${hash(secret)}`), value)
            : value;
    }
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map((item) => secrets_withoutSecrets(item, hash, key));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, secrets_withoutSecrets(inner, hash, name)]));
}
function isSecret(key, value) {
    const snake = key
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}

;// CONCATENATED MODULE: ./build/bundle/src/sanitize/literal-secrets.js

function secretsInSettings(text) {
    if (!mayHoldSecret(text))
        return [];
    return disjoint([...inPairs(text), ...secretsInProse(text), ...inHeaders(text), ...inAddresses(text)]);
}
function secretsInProse(text) {
    return vendorMarks.some((mark) => text.includes(mark)) ? disjoint(matchesOf(text, vendorForms)) : [];
}
const vendorMarks = "ghp_ gho_ ghs_ ghu_ ghr_ github_pat_ glpat- xox sk- sk_live_ rk_live_ npm_ pypi- hf_ AIza ya29. AKIA ASIA eyJ -----BEGIN".split(" ");
function* matchesOf(text, forms) {
    for (const form of forms)
        for (const { 0: value, index } of text.matchAll(form))
            if (isWrittenOut(value))
                yield { start: index, end: index + value.length, key: keyBefore(text, index) };
}
function* inHeaders(text) {
    for (const secret of matchesOf(text, weakForms))
        if (looksRandom(text.slice(secret.start, secret.end), secret.key ?? ""))
            yield secret;
}
function* inAddresses(text) {
    for (const secret of matchesOf(text, [addressForm])) {
        const isOwn = ownServer.test(text.slice(secret.end, secret.end + 30));
        if (!isOwn &&
            !/^(?:pass(?:word)?|secret|postgres|root|admin|user|guest|minio\w*)$/i.test(text.slice(secret.start, secret.end)))
            yield secret;
    }
}
const ownServer = /^@(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[a-z]+(?::\d+)?[/"'\s])/;
function* inPairs(text) {
    for (const match of text.matchAll(pair)) {
        const { key = "", double, single, plain } = match.groups ?? {};
        const quoted = double ?? single;
        const raw = quoted ?? plain ?? "";
        const value = raw.trimEnd();
        const end = match.index + match[0].length - (quoted === undefined ? raw.length - value.length : 1);
        const secret = value.replace(/^(?:bearer|basic|token|apikey)\s+/i, "");
        if (isSecret(key, value) && looksRandom(secret, key) && isWrittenOut(secret))
            yield { start: end - secret.length, end, key };
    }
}
function looksRandom(value, key) {
    if (/\s|[\\/]{2}|^[./~]|[()[\]]/.test(value))
        return false;
    if (/passw(?:or)?d|passphrase/i.test(key))
        return value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value);
    return (value.length >= 16 && /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 8 && !words.test(value));
}
const words = /^[a-z]+(?:[-_.](?:[a-z]+|\d{1,4}|20\d{6}))*$/i;
const standIn = /\$\{|\$\(|\$[A-Za-z_]|\{\{|<[^<>]*>?|%\w+%|\{(?:env|file|input):|\*{3}|\.{3}|…|x{4,}|X{4,}|0{8,}|1{8,}|your|example|placeholder|change[-_]?me|dummy|sample|insert|replace|redacted|todo|fake|mock|here$|my[-_]|process\.env|environ|import\.meta|doppler:|abc(?:def|123)|12345|^(?:null|none|undefined|true|false)$/i;
function isWrittenOut(value) {
    return !standIn.test(value) && new Set(value).size >= 5;
}
function keyBefore(text, at) {
    const line = text.slice(Math.max(text.lastIndexOf("\n", at - 1) + 1, at - 120), at);
    return /(?<key>[A-Za-z_][\w-]*)["']?\s*[:=]\s*["']?(?:(?:bearer|basic|token)\s+)?$/i.exec(line)?.groups?.["key"];
}
function disjoint(found) {
    const kept = [];
    for (const secret of [...found].toSorted((a, b) => a.start - b.start || b.end - a.end))
        if (secret.start >= (kept.at(-1)?.end ?? 0))
            kept.push(secret);
    return kept;
}

;// CONCATENATED MODULE: ./build/bundle/src/sanitize/masked-text.js


const mask = "***";
function maskedLines(text, { isProse }) {
    const found = [
        ...(isProse ? secretsInProse(text) : [...secretsInSettings(text), ...underSecretKeys(text)]),
        ...inVendorForms(text),
    ];
    let shown = "";
    let at = 0;
    for (const { start, end } of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        if (end <= at)
            continue;
        const from = Math.max(start, at);
        shown += text.slice(at, from) + maskedSpan(text.slice(from, end));
        at = end;
    }
    return (shown + text.slice(at)).split("\n");
}
function inVendorForms(text) {
    return vendorForms.flatMap((form) => [...text.matchAll(form)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })));
}
function underSecretKeys(text) {
    if (!mayHoldSecret(text))
        return [];
    return [...text.matchAll(pair)].flatMap(({ 0: { length }, index, groups = {} }) => {
        const { key = "", double, single, plain } = groups;
        const value = double ?? single ?? plain?.trimEnd() ?? "";
        const start = index + length - (plain?.length ?? value.length + 1);
        return isSecret(key, value) && !/\s|^(?:[\d.]+|true|false|null)$/.test(value)
            ? [{ start, end: start + value.length }]
            : [];
    });
}
function maskedSpan(span) {
    if (!span.startsWith("-----BEGIN"))
        return mask;
    return span.replace(/[A-Za-z0-9+/=_.-]{16,}|(?<=^\s*)[A-Za-z0-9+/=]+(?=\s*$)/gm, mask);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/text-diff-lines.js




const text_diff_lines_largest = 500_000;
function diffOf({ before, after, isProse, width, passage }) {
    if (before.length + after.length > text_diff_lines_largest)
        return undefined;
    const shown = [];
    const known = new Map();
    const keyed = (text) => {
        const masked = maskedLines(text, { isProse });
        return text_diff_lines_linesOf(text)
            .map((line, at) => {
            const key = `${line}\n${masked[at] ?? ""}`;
            const number = known.get(key) ?? shown.push(shownLine(masked[at] ?? "", width)) - 1;
            known.set(key, number);
            return `${number}\n`;
        })
            .join("");
    };
    const isCrlf = [before, after].every((text) => !/(?<!\r)\n/.test(text));
    const [was, is] = isCrlf ? [withoutReturns(before), withoutReturns(after)] : [before, after];
    const diff = unifiedDiff("", keyed(was), keyed(is), (line) => line)
        .split("\n")
        .slice(2, -1);
    return {
        lines: diff.map((line) => {
            const head = headOf(line);
            if (head !== undefined)
                return head === 0 ? "@@ all of it is gone @@" : `@@ ${passage(head)} @@`;
            return `${line.charAt(0)}${shown[Number(line.slice(1))] ?? ""}`;
        }),
        added: diff.filter((line) => line.startsWith("+")).length,
        removed: diff.filter((line) => line.startsWith("-")).length,
        first: headOf(diff[0] ?? "") || null,
    };
}
function text_diff_lines_linesOf(text) {
    const lines = text.split("\n");
    return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function withoutReturns(text) {
    return text.replaceAll("\r\n", "\n");
}
function shownLine(line, width) {
    return unlinked(cut(line.split("\t").map(text_visible).join("\t"), width));
}
function headOf(line) {
    const [, next] = /^@@ -[\d,]+ \+(\d+)(?:,\d+)? @@$/.exec(line) ?? [];
    return next === undefined ? undefined : Number(next);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/text-diff.js




const maxOpen = 5;
const limitsOf = ({ isSummary }) => isSummary
    ? { lines: 200, firstLines: 60, characters: 20_000, width: 400, diffs: 50 }
    : { lines: 40, firstLines: 12, characters: 4_000, width: 160, diffs: 20 };
function settingsDiffBlock(path, page) {
    return text_diff_blockOf(page.model.texts.filter((text) => text.kind === "settings" && text.path === path), page);
}
function promptBlock(page) {
    return text_diff_blockOf(page.model.texts.filter(({ kind }) => kind === "prompt"), page);
}
function text_diff_blockOf(texts, page) {
    const { diffs } = limitsOf(page);
    const shown = texts.slice(0, diffs).flatMap((text) => foldedDiff(text, page) ?? []);
    const left = Math.max(0, texts.length - diffs);
    const omitted = (count) => `…and ${plural(count, "more diff")}.`;
    const isFolded = texts.length > maxOpen;
    return {
        head: isFolded ? [`<details><summary><b>${plural(texts.length, "text diff")}</b></summary>`, ""] : [],
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        lines: [...shown, ...(left > 0 ? [omitted(left)] : [])],
        weights: [...shown.map(() => 1), ...(left > 0 ? [left] : [])],
        omittedLine: omitted,
        isLate: true,
    };
}
function foldedDiff(text, page) {
    const { before, after, kind, firstLine } = text;
    const limits = limitsOf(page);
    const diff = diffOf({
        before: before ?? "",
        after: after ?? "",
        isProse: kind === "prompt",
        width: limits.width,
        passage: (line) => (firstLine === null ? `line ${line} of the prompt` : `line ${line + firstLine - 1}`),
    });
    if (diff?.lines.length === 0)
        return undefined;
    return shortenedToFit((where) => {
        const open = openLink(text, diff, where);
        return [
            `<details><summary>${text_diff_titleOf(text, diff)}</summary>`,
            "",
            ...(diff ? codeBlock(text, diff, limits, open) : [`The text is too large to be compared here; ${open}.`]),
            "",
            "</details>",
            "",
        ].join("\n");
    }, page);
}
function codeBlock({ before }, { lines }, { lines: most, firstLines, characters }, open) {
    const passages = before === null ? lines.slice(1) : lines;
    const shown = [];
    let room = characters;
    for (const line of passages.slice(0, before === null ? firstLines : most)) {
        room -= line.length + 1;
        if (room < 0)
            break;
        shown.push(line);
    }
    const runs = shown.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length);
    const fence = "`".repeat(Math.max(2, ...runs) + 1);
    const left = passages.length - shown.length;
    return [`${fence}diff`, ...shown, fence, ...(left > 0 ? ["", `… ${plural(left, "more line")}, ${open}`] : [])];
}
function openLink({ path, firstLine, after }, diff, page) {
    const line = firstLine === null ? null : firstLine + (diff?.first ?? 1) - 1;
    return linked("open", { path, line, isOfBase: after === null }, page);
}
function text_diff_titleOf({ kind, names, hosts, path, before, after }, diff) {
    const what = kind === "settings"
        ? `Diff of ${htmlCode(path)}`
        : `Prompt of ${abbreviated(names.map((name) => (name === null ? "(no name)" : htmlCode(name))), 4)} (${hosts.join(", ")})`;
    if (before === null)
        return `${what}, new${diff ? `: ${plural(diff.added, "line")}` : ""}`;
    const counts = diff ? `: +${diff.added} −${diff.removed} lines` : "";
    return `${what}${after === null ? ", deleted" : ""}${counts}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/settings.js






const examples = 3;
function settingsBlocks(page) {
    const files = groupSettings(page.model.settings ?? []);
    const isLooser = ({ groups }) => groups.some(([{ isWidened }]) => isWidened);
    const share = Math.min(0.4, 0.5 / files.length);
    const ordered = [...files.filter(isLooser), ...files.filter((file) => !isLooser(file))];
    const isLast = (file) => ordered.findLast(({ path }) => path === file.path) === file;
    return ordered.flatMap((file) => [
        settings_blockOf(file, share, page),
        ...(isLast(file) ? [settingsDiffBlock(file.path, page)] : []),
    ]);
}
function settings_blockOf({ host, path, groups }, share, page) {
    const all = groups.flat();
    const subagents = Math.max(...all.map((setting) => setting.subagents));
    const isLooser = all.some(({ isWidened }) => isWidened);
    const { owners = [], isFolded = false, isLarge = false } = all[0] ?? {};
    return {
        head: [
            `### ${isLooser ? "Looser" : "Changed"} settings: ${escape_code(path)}`,
            "",
            `${[
                `${host}: ${subagents === 0 ? "no subagent of this repository runs" : `${plural(subagents, "subagent")} ${subagents === 1 ? "runs" : "run"}`} under it`,
                ...(haveVariousOwners(page.model) ? allowed_ownerLines({ owners }) : []),
            ].join("; ")}.${unseenWords(isFolded, isLarge)}`,
            "",
        ],
        lines: groups.map((group) => shortenedToFit((where) => settings_lineOf(group, where), page)),
        weights: groups.map(({ length }) => length),
        share,
        omittedLine: (left) => `…and ${plural(left, "more changed setting")} in ${escape_code(path)}.`,
    };
}
function unseenWords(isFolded, isLarge) {
    if (isFolded)
        return " ⚠️ **GitHub folds this file in the review.**";
    return isLarge ? " ⚠️ **The diff of this file is too large for GitHub to show.**" : "";
}
function settings_lineOf(group, page) {
    const [first] = group;
    const kind = kindOfSetting(first);
    const count = group.length > 1 ? `${group.length} × ` : "";
    const values = group
        .slice(0, examples)
        .map(({ before, after, isSame }) => shownValues(before, after, isSame, (text) => escape_code(text)));
    const more = group.length > examples ? ` and ${group.length - examples} more` : "";
    const lines = [...new Map(group.map(({ at }) => [at.line, lineLink(at, first.path, page)])).values()];
    return `- ${first.isWidened ? `**${kind}**` : kind}: ${count}${escape_code(first.setting)}: ${values.join(", ")}${more}; ${escape_prose(first.because)} (${abbreviated(lines, examples + 1)})`;
}
function lineLink(at, path, page) {
    if (at.path !== path || at.line === null)
        return links_spotLink(at, page);
    return linked(`line ${at.line}${at.isOfBase === true ? " of the base" : ""}`, at, page);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/model/index.js





const reports = new WeakMap();
function model_findingReport(result) {
    let report = reports.get(result);
    if (!report)
        reports.set(result, (report = reportOn(result)));
    return report;
}
function reportOn(result) {
    const { findings, inspection, sources } = result;
    const concerns = findings.filter((evaluated) => isConcerned(evaluated, result));
    const parts = findings.filter((evaluated) => evaluated.state !== "waived" && isCounted(evaluated) && !fails(evaluated, result));
    const counted = new Set(parts);
    const own = concerns.filter((evaluated) => !counted.has(evaluated));
    const aside = findings.filter((evaluated) => !counted.has(evaluated) && !isConcerned(evaluated, result));
    const groupsOf = (some) => worstFirst(groupFindings(some));
    const shown = groupsOf(own);
    return {
        verdict: conclusionOf(result) === "findings" ? "failed" : "passed",
        failing: countsIn(findings.filter((evaluated) => fails(evaluated, result))),
        counts: countsIn(own),
        profiles: inspection.subjects.length,
        shown,
        hidden: groupsOf(aside),
        unstated: unstatedCeilings({ inspection, findings: parts }),
        counted: groupsOf(parts),
        hasPolicy: sources.some(({ ref }) => !ref.startsWith("preset:")),
        aside: {
            existing: aside.filter(({ state, isBaselined }) => state === "existing" && !isBaselined).length,
            baselined: aside.filter(({ state, isBaselined }) => state === "existing" && isBaselined).length,
            waived: aside.filter(({ state }) => state === "waived").length,
            ignored: inspection.ignored,
        },
        rules: rulesIn(shown),
    };
}
function isConcerned({ state, isBaselined }, { gate }) {
    return state === "new" || (state === "existing" && gate === "all" && !isBaselined);
}
function countsIn(findings) {
    const counts = { note: 0, warning: 0, error: 0 };
    for (const { finding } of findings)
        counts[finding.severity]++;
    return counts;
}
function rulesIn(groups) {
    const byName = new Map();
    for (const { first, findings } of groups) {
        const { rule, kind } = first.finding;
        const name = kind === undefined ? rule : `${rule}/${kind}`;
        byName.set(name, [...(byName.get(name) ?? []), ...findings]);
    }
    const rows = [...byName].map(([name, findings]) => ({
        name,
        counts: countsIn(findings),
        harm: Math.min(...findings.map(({ finding }) => classes.indexOf(finding.class))),
    }));
    const worst = ({ counts }) => severities.findLastIndex((severity) => counts[severity] > 0);
    return rows
        .sort((a, b) => worst(b) - worst(a) || a.harm - b.harm || total(b.counts) - total(a.counts))
        .map(({ name, counts }) => ({ name, counts }));
}
function total(counts) {
    return counts.error + counts.warning + counts.note;
}

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __nccwpck_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/reports/undecided.js
function undecidedLine(reason) {
    return `Not decided: ${reason}`;
}
const invalidPolicy = "the policy is invalid";

;// CONCATENATED MODULE: ./build/bundle/src/reports/state.js





function state_stateOf(result) {
    const { failing, counts, profiles, aside } = findingReport(result);
    const { findings, gate } = result;
    const awaited = findings.flatMap((evaluated) => fails(evaluated, result) ? [evaluated.finding.awaited ?? null] : []);
    const missing = awaited.filter((one) => one !== null);
    const isWaiting = missing.length > 0 && missing.length === awaited.length;
    return {
        kind: awaited.length === 0 ? "passed" : isWaiting ? "waiting" : "failed",
        profiles,
        failing,
        passing: {
            error: counts.error - failing.error,
            warning: counts.warning - failing.warning,
            note: counts.note - failing.note,
        },
        hidden: { existing: aside.existing, baselined: aside.baselined, waived: aside.waived },
        isGated: gate === "new",
        awaited: isWaiting ? missing : [],
    };
}
const asIs = (text) => text;
function firstLine(state, { name = asIs, sentence = asIs } = {}) {
    switch (state.kind) {
        case "undecided":
            return undecidedLine(sentence(state.reason));
        case "waiting":
            return `Waiting for ${approversIn(state.awaited, name)}: ${thingsIn(state.awaited)}`;
        case "failed":
            return failedLine(state);
        case "passed":
            return passedLine(state);
    }
}
function failedLine({ failing, passing, profiles, isGated }) {
    if (!failing)
        return `Failed: see the run for the reason (${state_plural(profiles, "agent profile")})`;
    const rest = countsOf(passing);
    return `Failed: ${countsOf(failing, isGated ? "new " : "")}${rest === "" ? "" : ` (also ${rest})`} in ${state_plural(profiles, "agent profile")}`;
}
function passedLine({ passing, profiles, hidden }) {
    const shown = countsOf(passing);
    const aside = hiddenWords(hidden);
    const end = aside === "" ? "" : `; ${aside} not shown`;
    if (shown !== "")
        return `Passed: ${shown} in ${state_plural(profiles, "agent profile")}, and none fails the check${end}`;
    if (end !== "")
        return `Passed${end}`;
    return profiles === 0
        ? "Passed: no agent profiles found"
        : `Passed: nothing to report in ${state_plural(profiles, "agent profile")}`;
}
function hiddenWords({ existing, baselined, waived }) {
    return state_listed([
        ...(baselined > 0 ? [`${state_plural(baselined, "finding")} of the baseline`] : []),
        ...(existing > 0 ? [state_plural(existing, "existing finding")] : []),
        ...(waived > 0 ? [state_plural(waived, "waived finding")] : []),
    ]);
}
function approversIn(awaited, name) {
    const approvals = new Map(awaited.flatMap(({ from }) => from.map((one) => [JSON.stringify(one), one])));
    return state_listed([...approvals.values()].map(({ by, count }) => {
        const names = by.map((one) => (one === codeOwners ? "code owners" : name(one)));
        if (count > 1)
            return `${count} of ${names.join(", ")}`;
        return state_listed(by.length === 1 && by[0] === codeOwners ? ["a code owner"] : names, "or");
    }));
}
const things = [
    ["grant", "new grant", "new grants"],
    ["waiver", "new waiver", "new waivers"],
    ["gain", "gain of power", "gains of power"],
    ["policy", "policy change", "policy changes"],
    ["check", "change that weakens the check", "changes that weaken the check"],
];
function thingsIn(awaited) {
    const parts = things.flatMap(([thing, one, many]) => {
        const count = awaited.filter((each) => each.thing === thing).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    });
    return parts.length === 0 ? state_plural(awaited.length, "finding") : state_listed(parts);
}
function countsOf(counts, before = "") {
    return finding/* severities */.gO
        .toReversed()
        .filter((severity) => counts[severity] > 0)
        .map((severity, at) => state_plural(counts[severity], `${at === 0 ? before : ""}${severity}`))
        .join(", ");
}
function state_plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function state_listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/settings-json.js




function settingJson(change, hash) {
    const { path, host, layer, effect, setting, before, after, because, material, at, isOfBase, subjects } = change;
    return {
        path,
        host,
        layer,
        effect,
        setting: withoutSecrets(setting, hash),
        before: before && settings_json_shownValue(before),
        after: after && settings_json_shownValue(after),
        because,
        may: after?.may ?? [],
        material,
        ...positionAt(at.source, at.span.start),
        ofBase: isOfBase,
        subagents: subjects.length,
    };
}
function settings_json_shownValue({ setting, value }) {
    return visible(redacted(value, setting));
}
function settings_json_widenedBySettings(changes) {
    return new Set(changes.filter(isLooser).flatMap(({ subjects }) => subjects)).size;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/git/attributes.js


const lineBytes = 2048;
function attributes_parseAttributes(directory, text) {
    const lines = [];
    const macros = new Map();
    for (const line of text.replace(/^\ufeff/, "").split("\n")) {
        const [, quoted, bare, rest = ""] = /^[ \t\r]*(?:"((?:[^"\\]|\\.)*)"|([^ \t\r]+))(.*)$/s.exec(line) ?? [];
        const pattern = quoted === undefined ? bare : unquote(quoted);
        if (pattern === undefined || pattern.startsWith("#") || line.length > lineBytes)
            continue;
        const settings = rest
            .split(/[ \t\r]+/)
            .filter(Boolean)
            .map(settingOf);
        if (quoted === undefined && pattern.startsWith("[attr]")) {
            if (directory === "")
                macros.set(pattern.slice(6), settings);
        }
        else if (!pattern.startsWith("!"))
            lines.push({ matches: attributes_matcherOf(pattern, directory), settings });
    }
    return { directory, lines, macros };
}
function checkoutOf(files, path) {
    const exact = checkoutFrom(valuesOf(files, path, false));
    return exact.kind === "same" ? checkoutFrom(valuesOf(files, path, true)) : exact;
}
const generatedPath = /(?:^|\/)\.idea\/|(?:^|\/)Pods\/|(?:^|\/)Carthage\/Build\/|__generated__\/|node_modules\/|Godeps\/|vendor\/(?:[-\w]+\.)+[a-z]{2,3}|\.lock\b|npm-shrinkwrap\.json|package-lock\.json|pnpm-lock\.yaml|Package\.resolved|(?:^|\/)\.pnp\./;
function attributes_isFoldedBy(files, path, text = "") {
    const values = valuesOf(files, path, false);
    const generated = values.get("linguist-generated");
    if (generated === true || generated === "true" || values.get("diff") === false)
        return true;
    return generated === undefined && (generatedPath.test(path) || (path.endsWith(".yml") && isCassette(text)));
}
function isCassette(text) {
    return text.split("\n").at(-2)?.includes("recorded_with: VCR") === true;
}
function valuesOf(files, path, foldCase) {
    const macros = files.find(({ directory }) => directory === "")?.macros;
    const values = new Map();
    const fill = (settings) => {
        for (const [attribute, value] of settings.toReversed()) {
            if (values.has(attribute))
                continue;
            values.set(attribute, value);
            if (value === true)
                fill(macros?.get(attribute) ??
                    (attribute === "binary"
                        ? [
                            ["diff", false],
                            ["text", false],
                        ]
                        : []));
        }
    };
    for (const { directory, lines } of files.toSorted((a, b) => b.directory.length - a.directory.length)) {
        if (!isWithin(directoryOf(path), directory))
            continue;
        for (const line of lines.toReversed())
            if (line.matches(path, foldCase))
                fill(line.settings);
    }
    return values;
}
function checkoutFrom(values) {
    const filter = values.get("filter");
    if (isText(filter))
        return { kind: "changed", by: `filter=${filter}` };
    const encoding = values.get("working-tree-encoding");
    if (encoding === true || encoding === false)
        return { kind: "changed", by: "working-tree-encoding without a value" };
    if (isText(encoding) && !/^utf-?8$/i.test(encoding))
        return { kind: "changed", by: `working-tree-encoding=${encoding}` };
    if (values.get("ident") === true)
        return { kind: "ident" };
    const text = [values.get("text"), values.get("crlf")].find((value) => value === true || value === false || value === "auto" || value === "input");
    if (text === false || values.get("eol") !== "crlf")
        return { kind: "same" };
    return { kind: "crlf", auto: text === "auto" };
}
function isText(value) {
    return typeof value === "string" && value !== "!unspecified" && value !== "";
}
function checkedOut(bytes, checkout) {
    switch (checkout.kind) {
        case "same":
            return bytes;
        case "crlf":
            return checkout.auto && (bytes.includes(13) || looksBinary(bytes)) ? bytes : withCarriageReturns(bytes);
        case "ident":
            return bytes.some((byte, i) => byte === 36 && bytes[i + 1] === 73 && bytes[i + 2] === 100 && (bytes[i + 3] === 36 || bytes[i + 3] === 58))
                ? undefined
                : bytes;
        case "changed":
            return undefined;
    }
}
function withCarriageReturns(bytes) {
    const written = [];
    bytes.forEach((byte, i) => {
        if (byte === 10 && bytes[i - 1] !== 13)
            written.push(13);
        written.push(byte);
    });
    return Uint8Array.from(written);
}
function looksBinary(bytes) {
    let [printable, unprintable] = [0, bytes.at(-1) === 26 ? -1 : 0];
    for (const byte of bytes) {
        if (byte === 0)
            return true;
        if (byte === 10)
            continue;
        if (byte === 127 || (byte < 32 && ![8, 9, 12, 27].includes(byte)))
            unprintable++;
        else
            printable++;
    }
    return printable >> 7 < unprintable;
}
function settingOf(word) {
    if (word.startsWith("-"))
        return [word.slice(1), false];
    if (word.startsWith("!"))
        return [word.slice(1), "!unspecified"];
    const equals = word.indexOf("=");
    return equals < 0 ? [word, true] : [word.slice(0, equals), word.slice(equals + 1)];
}
function unquote(quoted) {
    const escapes = {
        a: "\x07",
        b: "\b",
        f: "\f",
        n: "\n",
        r: "\r",
        t: "\t",
        v: "\v",
    };
    return quoted.replace(/\\([0-3][0-7]{2}|.)/gs, (_, escaped) => escaped.length === 3 ? String.fromCharCode(parseInt(escaped, 8)) : (escapes[escaped] ?? escaped));
}
function attributes_matcherOf(pattern, directory) {
    if (pattern.endsWith("/"))
        return () => false;
    const match = wildmatch(pattern.replace(/^\//, ""));
    if (!pattern.includes("/"))
        return (path, foldCase) => match(nameOf(path), foldCase);
    return (path, foldCase) => match(path.slice(join(directory, "x").length - 1), foldCase);
}

;// CONCATENATED MODULE: ./build/bundle/src/approvals/diff-size.js
const diffLimits = {
    loaded: { lines: 400, bytes: 20 * 1024 },
    total: { lines: 20_000, bytes: 1024 * 1024 },
    files: 300,
};
function diffSizeOf({ before, after }) {
    const counts = new Map();
    for (const line of diff_size_linesOf(before))
        counts.set(line, (counts.get(line) ?? 0) - 1);
    for (const line of diff_size_linesOf(after))
        counts.set(line, (counts.get(line) ?? 0) + 1);
    let [lines, bytes] = [0, 0];
    for (const [line, count] of counts) {
        lines += Math.abs(count);
        bytes += Math.abs(count) * (Buffer.byteLength(line) + 2);
    }
    return { lines, bytes };
}
function diff_size_linesOf(text) {
    return text === null || text === "" ? [] : text.replace(/\n$/, "").split("\n");
}
function isAbove({ lines, bytes }, limit) {
    return lines > limit.lines || bytes > limit.bytes;
}
function diff_size_largeIn(sides, changed) {
    const shown = new Set(inPathOrder(changed).slice(0, diffLimits.files));
    const isCut = (path) => changed.length > diffLimits.files && !shown.has(path);
    let total = { lines: 0, bytes: 0 };
    return new Set(inPathOrder([...sides.keys()]).filter((path) => {
        const size = diffSizeOf(sides.get(path) ?? { before: null, after: null });
        total = { lines: total.lines + size.lines, bytes: total.bytes + size.bytes };
        return size.lines > 0 && (isCut(path) || isAbove(size, diffLimits.loaded) || isAbove(total, diffLimits.total));
    }));
}
function inPathOrder(paths) {
    return [...paths].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

;// CONCATENATED MODULE: ./build/bundle/src/approvals/index.js





async function reviewContext(changes, settings, head, base, decisions) {
    const paths = [...new Set([...changes.flatMap(approvals_filesOf), ...settings.flatMap(filesOfSetting)])];
    const [ownersOf, ...sides] = await Promise.all([
        ownersFrom(base),
        attributesAbove(paths, head),
        attributesAbove(paths, base),
    ]);
    const isFolded = async (path) => {
        const texts = path.endsWith(".yml") ? await Promise.all([head, base].map((repo) => repo.read(path))) : [];
        return sides.some((attributes, at) => {
            const content = texts[at];
            return isFoldedBy(attributes, path, content?.kind === "text" ? content.source.text : "");
        });
    };
    const owned = paths.map((path) => [path, ownersOf(path)]);
    const subjects = changes.flatMap(({ after }) => (after ? [after] : []));
    return {
        folded: new Set((await Promise.all(paths.map(async (path) => ((await isFolded(path)) ? [path] : [])))).flat()),
        owners: new Map(owned.filter(([, owners]) => owners.length > 0)),
        allowances: new Map(subjects.map((subject) => [subject, decisions.allowance(subject.host, subject.item)])),
        approvals: decisions.policies.flatMap(({ approvals }) => approvals.widening ?? []),
        large: largeIn(await textsOf(paths, base, head), changedFiles(base, head).paths()),
        settingsTexts: await textsOf([...new Set(settings.map(({ path }) => path))], base, head),
    };
}
async function textsOf(paths, base, head) {
    const texts = await Promise.all(paths.map(async (path) => {
        const [before, after] = await Promise.all([textAt(base, path), textAt(head, path)]);
        return before === undefined || after === undefined || before === after
            ? []
            : [[path, { before, after }]];
    }));
    return new Map(texts.flat());
}
async function textAt(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent")
        return null;
    return content.kind === "text" ? content.source.text : undefined;
}
function approvals_filesOf({ before, after, widenings, differences }) {
    const sides = [before, after].flatMap((side) => (side ? [side.item] : []));
    const places = [
        ...sides.flatMap(({ profile }) => (profile ? [profile.name.at] : [])),
        ...[...widenings, ...differences].map(({ at }) => at),
    ];
    return [...new Set([...sides.flatMap(({ files }) => files), ...places.map(({ source }) => source.path)])];
}
function filesOfSetting({ path, before, material }) {
    return [...new Set([path, ...(before ? [before.at.source.path] : []), ...material])];
}
async function ownersFrom(base) {
    const owners = await ownersAt(base);
    return typeof owners === "string" ? () => [] : owners;
}
async function attributesAbove(paths, repo) {
    const directories = new Set([""]);
    for (const path of paths)
        for (let directory = directoryOf(path); !directories.has(directory); directory = directoryOf(directory))
            directories.add(directory);
    const found = [...directories].map(async (directory) => {
        const content = await repo.read(join(directory, ".gitattributes"));
        return content.kind === "text" ? [parseAttributes(directory, content.source.text)] : [];
    });
    return (await Promise.all(found)).flat();
}

;// CONCATENATED MODULE: ./build/bundle/src/model/delegation.js




const none = new Map();
function delegation_reachableIn({ items }) {
    let offered;
    let ofAll;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return none;
        const own = capabilitiesOf(profile);
        if (!own.includes("delegate") || own.length === capabilities.length)
            return none;
        const candidates = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(candidates.filter(({ identity }) => mayStart(identity)))
            : (ofAll ??= holdersIn(candidates));
        return new Map([...holders].filter(([capability]) => !own.includes(capability)));
    };
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: capabilitiesOf(item.profile) }]
        : []);
    return offered.sort((a, b) => Number(b.item.files.length > 0) - Number(a.item.files.length > 0) ||
        b.may.length - a.may.length ||
        byBytes(a.item.files[0] ?? "", b.item.files[0] ?? ""));
}
function holdersIn(offered) {
    return new Map(capabilities.flatMap((capability) => {
        const holder = offered.find(({ may }) => may.includes(capability));
        return holder ? [[capability, holder.item]] : [];
    }));
}
function displayName({ files, profile }) {
    const name = `\`${(profile && known(profile.name)) ?? files[0] ?? ""}\``;
    return files.length === 0 ? `the built-in ${name}` : name;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/delegation.js

function delegationPathsIn({ loads, subjects }) {
    const byItem = new Map(subjects.map((subject) => [subject.item, subject]));
    const reachableByHost = new Map();
    return ({ host, item }) => {
        const load = loads.find((candidate) => candidate.host === host);
        if (!load)
            return new Map();
        const reachable = reachableByHost.get(host) ?? reachableIn(load.load);
        reachableByHost.set(host, reachable);
        return new Map([...reachable(item)].map(([capability, holder]) => {
            const subject = byItem.get(holder) ?? { host, title: load.title, edition: load.edition, item: holder };
            byItem.set(holder, subject);
            return [capability, [subject]];
        }));
    };
}
function delegation_delegationOf(changes) {
    const edges = new Map();
    const nodes = new Set();
    for (const { after, widenings } of changes) {
        for (const { chain } of widenings) {
            let from = after;
            for (const to of from ? chain : []) {
                if (!from)
                    break;
                nodes.add(from).add(to);
                edges.set(from, (edges.get(from) ?? new Set()).add(to));
                from = to;
            }
        }
    }
    return {
        nodes: [...nodes],
        edges: [...edges].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/subject.js



function subject_spotAt({ source, span }) {
    return { path: source.path, line: positionAt(source, span.start).line };
}
function subject_policySpot(at, { sources, base }) {
    return {
        ...subject_spotAt(at),
        isOfBase: base !== null && sources.some(({ ref, commit }) => ref === at.source.path && commit === base),
    };
}
function subject_sideOf({ item: { verdict, profile } }) {
    return {
        capabilities: profile ? capabilitiesOf(profile) : null,
        verdict: verdict.kind,
        mode: (profile && known(profile.permissionMode)) ?? null,
        model: (profile && known(profile.model)) ?? null,
    };
}
function subject_nameOf({ item: { profile } }) {
    return (profile && known(profile.name)) ?? null;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/change.js






function change_changesIn(result) {
    const { changes, findings } = result;
    if (!changes)
        return null;
    const ofItem = byItem(findings);
    const objectionsTo = (change) => change.after ? objectionsIn(ofItem.get(change.after.item) ?? []) : [];
    return changes.map((change) => changeModel(change, objectionsTo(change), result));
}
function changeModel(change, objections, result) {
    const { kind, before, after, gained, lost, widened, fields, prompt } = change;
    const path = pathOf(after ?? before);
    const previous = pathOf(before);
    return {
        kind,
        host: (after ?? before)?.title ?? "",
        name: nameOfEither(change),
        path,
        previousPath: previous === "" || previous === path ? null : previous,
        before: before && sideOf(before),
        after: after && sideOf(after),
        gained: change_toolsOf(gained),
        lost: change_toolsOf(lost),
        readers: change_toolsOf(gained.filter(({ tool }) => isReader(tool, gained))),
        isWidened: widened,
        widenings: wideningsOf(change),
        differences: differencesOf(change),
        fields,
        prompt,
        objections,
        allowance: allowanceOf(after, result),
        ...reviewOf(change, path, result),
    };
}
function pathOf(subject) {
    return subject?.item.files[0] ?? "";
}
function nameOfEither({ before, after }) {
    const subject = after ?? before;
    return subject && nameOf(subject);
}
function wideningsOf({ after, widenings }) {
    return widenings.map(({ kind, capability, message, at }) => ({
        kind,
        capability,
        message,
        at: { ...spotAt(at), isOfBase: after === null },
    }));
}
function differencesOf({ differences }) {
    return differences.map(({ field, before, after, at }) => ({
        field,
        before,
        after,
        at: { ...spotAt(at), isOfBase: after === null },
    }));
}
function reviewOf(change, path, { reviewContext }) {
    if (!reviewContext)
        return { owners: [], isFolded: false, isLarge: false };
    const { owners, folded, large } = reviewContext;
    const files = filesOf(change);
    return {
        owners: owners.get(path) ?? [],
        isFolded: files.some((file) => folded.has(file)),
        isLarge: files.some((file) => large.has(file)),
    };
}
function byItem(evaluated) {
    const found = new Map();
    for (const a of evaluated) {
        const { item } = a.finding;
        if (item)
            found.set(item, [...(found.get(item) ?? []), a]);
    }
    return found;
}
function objectionsIn(evaluated) {
    const texts = evaluated.map(({ finding: { rule, kind = null, severity, class: ofClass, awaited }, state }) => ({
        rule,
        kind,
        severity,
        state,
        isPower: ofClass === "power",
        ...(awaited ? { isAwaited: true } : {}),
    }));
    return texts.sort((a, b) => change_rankOf(b.severity) - change_rankOf(a.severity));
}
function change_rankOf(severity) {
    return severities.indexOf(severity);
}
function isReader(tool, grants) {
    return grants.every((grant) => grant.tool !== tool || grant.capability === "read");
}
function change_toolsOf(grants) {
    return [...new Set(grants.map(({ tool }) => redacted(tool)))];
}
function allowanceOf(after, result) {
    const allowance = after && result.reviewContext?.allowances.get(after);
    if (!allowance)
        return null;
    const held = after.item.profile ? capabilitiesOf(after.item.profile) : [];
    return {
        isEnough: held.every((capability) => allowance.may.includes(capability)),
        grants: allowance.grants.map((at) => policySpot(at, result)),
    };
}
function change_delegationIn({ changes = [] }) {
    const { nodes, edges } = delegationOf(changes);
    if (edges.length === 0)
        return null;
    const places = new Map(nodes.map((subject, i) => [subject, i]));
    const changed = new Set(changes.map(({ after }) => after));
    return {
        nodes: nodes.map((subject) => ({
            name: nameOf(subject),
            host: subject.title,
            capabilities: sideOf(subject).capabilities,
            isChanged: changed.has(subject),
        })),
        edges: edges.map(({ from, to }) => ({ from: places.get(from) ?? -1, to: places.get(to) ?? -1 })),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/setting.js



function setting_settingModel(change, review) {
    const { title, path, setting, before, after, effect, because, at, isOfBase, subjects } = change;
    return {
        host: title,
        path,
        setting,
        before: before && shownValue(before),
        after: after && shownValue(after),
        effect,
        may: after?.may ?? [],
        because,
        at: { ...spotAt(at), isOfBase },
        subagents: subjects.length,
        isWidened: isLooser(change),
        isSame: change.material.length > 0,
        owners: review?.owners.get(path) ?? [],
        isFolded: review?.folded.has(path) ?? false,
        isLarge: review?.large.has(path) ?? false,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/texts.js


function texts_textsIn({ changes = [], reviewContext }) {
    const widened = [...changes.filter((change) => change.widened), ...changes.filter((change) => !change.widened)];
    return [...settingsTexts(reviewContext), ...joined(widened.flatMap((change) => promptText(change) ?? []))];
}
function settingsTexts(review) {
    return [...(review?.settingsTexts ?? [])].map(([path, { before, after }]) => ({
        kind: "settings",
        names: [],
        hosts: [],
        path,
        before,
        after,
        firstLine: 1,
    }));
}
function promptText({ before, after, prompt }) {
    const is = after?.item.profile?.prompt;
    if (!after || !prompt || !is)
        return undefined;
    return {
        kind: "prompt",
        names: [nameOf(after)],
        hosts: [after.title],
        path: is.path ?? is.at.source.path,
        before: before ? (before.item.profile?.prompt.text ?? "") : null,
        after: is.text,
        firstLine: firstLineOf(is),
    };
}
function firstLineOf({ text, at: { source, span } }) {
    const start = text === "" ? -1 : source.text.indexOf(text, span.start);
    return start < 0 ? null : positionAt(source, start).line;
}
function joined(texts) {
    const known = new Map();
    for (const text of texts) {
        const key = JSON.stringify([text.path, text.before, text.after]);
        const same = known.get(key);
        known.set(key, same
            ? {
                ...same,
                names: [...new Set([...same.names, ...text.names])],
                hosts: [...new Set([...same.hosts, ...text.hosts])],
            }
            : text);
    }
    return [...known.values()];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/index.js










function model_reportModelOf(result) {
    const { tool, repository, commit, base, sources, notes, reviewContext, policyChanges, upcoming, inspection } = result;
    const group = remarkOf(result);
    const report = findingReport(result);
    return {
        tool,
        repository,
        commit,
        base,
        sources: sources.map((source) => ({ ref: source.ref, commit: source.commit })),
        state: stateOf(result),
        ignored: inspection.ignored,
        notes,
        changes: changesIn(result),
        settings: result.settings?.map((change) => settingModel(change, reviewContext)) ?? null,
        settingsWidened: widenedBySettings(result.settings ?? []),
        texts: textsIn(result),
        instructions: result.instructions ?? [],
        delegation: delegationIn(result),
        isReviewKnown: reviewContext !== undefined,
        approvals: (reviewContext?.approvals ?? []).map(({ by, count }) => ({ by, count })),
        findings: findingsIn(result, report, group),
        unstated: report.unstated,
        policy: policyChanges ? policyOf(policyChanges) : null,
        upcoming: upcoming.map(({ rules, ...step }) => ({ ...step, rules: [...rules] })),
        profiles: inspection.subjects.map(profileOf),
        crossHost: crossHostAccessIn(inspection, result.grantedByHost),
    };
}
function findingsIn({ findings, changes = [] }, { counted }, group) {
    const touched = new Set(changes.flatMap(({ after }) => (after ? [after.item] : [])));
    const isTouched = ({ finding: { item } }) => item !== null && touched.has(item);
    const parts = new Set(counted.flatMap((one) => one.findings));
    const evaluated = findings.filter((finding) => !parts.has(finding));
    const groupsOf = (matches) => worstFirst(groupFindings(evaluated.filter(matches))).map(group);
    return {
        new: groupsOf(({ state }) => state === "new"),
        touched: groupsOf((a) => a.state === "existing" && isTouched(a)),
        elsewhere: groupsOf((group) => group.state === "existing" && !isTouched(group)),
        waived: groupsOf(({ state }) => state === "waived"),
    };
}
function remarkOf(result) {
    const { loads, subjects } = result.inspection;
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const named = new Map(subjects.map((subject) => [subject.item, subject]));
    return ({ first, message, severity, hosts, paths, findings: evaluated, fix, values }) => {
        const { finding, waiver } = first;
        const subject = paths.length === 1 ? named.get(finding.item) : undefined;
        const others = new Map(evaluated.map(({ finding: { at } }) => [at.source.path, at]));
        others.delete(finding.at.source.path);
        return {
            ...saidOf(finding),
            severity,
            message,
            values,
            name: subject ? nameOf(subject) : null,
            hosts: hosts.map((host) => titles.get(host) ?? host),
            places: [spotAt(finding.at), ...[...others.values()].map(spotAt)],
            count: evaluated.length,
            fix: fix?.title ?? null,
            waiver: waiver && {
                owner: waiver.owner,
                reason: waiver.reason,
                until: waiver.until,
                at: policySpot(waiver.at, result),
            },
        };
    };
}
function saidOf({ rule, kind, severity, message, at, related = [] }) {
    return {
        rule,
        kind: kind ?? null,
        severity,
        message,
        values: [],
        places: [spotAt(at)],
        name: null,
        hosts: [],
        count: 1,
        fix: null,
        waiver: null,
        related: related.map(problemOf),
    };
}
function policyOf({ looser, tighter, found, gone }) {
    return {
        looser: looser.map(problemOf),
        tighter: tighter.map(problemOf),
        found: found.map(saidOf),
        gone: gone.map(saidOf),
    };
}
function problemOf({ message, at }) {
    return { message, at: spotAt(at) };
}
function profileOf(subject) {
    return { name: nameOf(subject), path: subject.item.files[0] ?? "", host: subject.title, side: sideOf(subject) };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/headline.js





function headline_openingLines(model) {
    return [`## ${verdictLine(model)}`, "", ...asideOf(model).flatMap((line) => [line, ""]), ...notesOf(model)];
}
function headline_comparisonLines(model) {
    const counts = headline_countsIn(model);
    return [
        `## ${gainSentence(counts)}`,
        "",
        ...[...changedLines(counts), ...approverLines(model), ...unseen(model)].flatMap((line) => [line, ""]),
        ...notesOf(model),
    ];
}
function notesOf({ notes }) {
    return notes.flatMap((note) => [`> Note: ${escape_prose(note)}`, ""]);
}
const headline_marks = { passed: "✅", waiting: "⏳", failed: "❌" };
function verdictLine({ state }) {
    return `${headline_marks[state.kind]} ${firstLine(state, { name: escape_code })}`;
}
function headline_countsIn({ changes, settings, settingsWidened }) {
    const widened = (changes ?? []).filter(({ isWidened }) => isWidened);
    const gained = widened.filter(({ widenings }) => widenings.some(isPower)).length;
    return {
        changed: changes?.length ?? 0,
        gained,
        regranted: widened.length - gained,
        files: new Set(settings?.map(({ path }) => path)).size,
        looser: settings?.some(({ isWidened }) => isWidened) ? settingsWidened : undefined,
    };
}
function gainLine(model) {
    const counts = headline_countsIn(model);
    const isGain = counts.gained + counts.regranted > 0 || counts.looser !== undefined;
    const sentence = change_words_gainSentence(counts);
    return [isGain ? `**${sentence}.**` : `${sentence}.`, ...changedLines(counts)].join(" ");
}
function changedLines(counts) {
    const changed = changedSentence(counts);
    return changed === "" ? [] : [`${changed}.`];
}
function asideOf(model) {
    const { changes } = model;
    const aside = asideWords(model);
    return [
        ...(changes ? [gainLine(model), ...allowed_approverLines(model), ...unseen(model)] : []),
        ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`]),
    ];
}
function asideWords({ state, ignored }) {
    const { existing, baselined, waived } = state.hidden;
    const own = state.kind === "passed"
        ? []
        : [
            ...(existing > 0 ? [`${plural(existing, "existing finding")}`] : []),
            ...(baselined > 0 ? [`${plural(baselined, "finding")} of the baseline`] : []),
            ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ];
    return [
        ...(own.length === 0 ? [] : [`Not counted: ${phrases_listed(own)}`]),
        ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
    ];
}
function unseen({ changes: own, settings }) {
    const changes = own ?? [];
    const folded = changes.filter(({ isFolded }) => isFolded).length;
    const large = changes.filter(({ isFolded, isLarge }) => isLarge && !isFolded).length;
    const files = new Set(settings?.flatMap(({ path, isFolded, isLarge }) => (isFolded || isLarge ? [path] : [])));
    const hidden = changes.filter(({ prompt }) => (prompt?.hidden ?? 0) > 0).length;
    const parts = [
        ...(folded > 0 ? [`**${plural(folded, "changed profile")}** that GitHub folds`] : []),
        ...(large > 0 ? [`**${plural(large, "changed profile")}** with a diff that is too large for GitHub to show`] : []),
        ...(files.size > 0 ? [`**${plural(files.size, "settings file")}** that GitHub folds or cuts`] : []),
        ...(hidden > 0 ? [`**${plural(hidden, "prompt")}** with new hidden characters`] : []),
    ];
    return parts.length === 0 ? [] : [`⚠️ Not to be seen in the review: ${phrases_listed(parts)}.`];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/index.js


















const summaryBytes = 900_000;
const commentBytes = 60_000;
function markdown(result, links) {
    return reportOf(reportModelOf(result), links);
}
function reportOf(model, links) {
    const page = { model, links, isSummary: true };
    return fitPage(openingLines(model), [...sections(page), inventoryBlock(page)], closing(page), summaryBytes);
}
function commentOf(model, links, marker) {
    const page = { model, links, isSummary: false };
    const elsewhere = links.run === undefined ? "" : ` The [summary of the run](${links.run}) has the rest.`;
    return budget_fitPage([marker, ...headline_openingLines(model)], sections(page), [...elsewhereLines(page), ...closing(page), ...source(links)], commentBytes, elsewhere);
}
function nothingLeft(model, links, marker) {
    return [marker, `${verdictLine(model)}; no subagent differs from the base. ${source(links).join("")}`, ""].join("\n");
}
function comparison(result, links) {
    const page = { model: reportModelOf(result), links, isSummary: true };
    return fitPage(comparisonLines(page.model), sections(page), closing(page), summaryBytes);
}
function undecided(message, places = []) {
    return fitPage([`## ${markdown_undecidedLine(message)}`, "", ...places.flatMap((place) => [`> At ${prose(place)}`, ""])], [], ["The check failed because the tool could not decide, not because of a finding."], commentBytes);
}
function undecidedComment(reason, links, marker) {
    const run = links.run === undefined ? "Its run" : `[Its run](${links.run})`;
    return [
        marker,
        `${markdown_undecidedLine(reason)}. <sub>${run} has the details. What an earlier run found no longer counts.</sub>`,
        "",
    ].join("\n");
}
function markdown_undecidedLine(reason) {
    return `⚠️ ${firstLine({ kind: "undecided", reason }, { sentence: escape_prose })}`;
}
function sections(page) {
    return [
        ...settingsBlocks(page),
        ...changesBlocks(page),
        promptBlock(page),
        instructionsBlock(page),
        delegationBlock(page.model),
        crossHostBlock(page),
        ...findingsBlocks(page),
        ceilingsBlock(page.model),
        ...policyBlocks(page),
        upcomingBlock(page.model),
    ];
}
function elsewhereLines({ model: { findings: { elsewhere }, }, }) {
    const count = countOf(elsewhere);
    return count === 0
        ? []
        : [
            `${count} more ${count === 1 ? "finding is" : "findings are"} on subagents that this pull request does not change.`,
            "",
        ];
}
function source(links) {
    const run = links.run === undefined ? "its run" : `[its run](${links.run})`;
    return [`<sub>Only the status of the check blocks a merge; this comment reports what ${run} found.</sub>`];
}
function closing({ model: { sources, base, tool } }) {
    const policy = sources.map(({ ref, commit }) => commit === null ? escape_code(ref) : `${escape_code(ref)} of ${escape_code(commit.slice(0, 12))}`);
    const command = commandOf(tool);
    const from = base?.slice(0, 12);
    const commands = from === undefined
        ? escape_code(`${command} check`)
        : `${escape_code(`${command} diff ${from}`)}, and for the verdict ${escape_code(`${command} check --base ${from}`)}`;
    return [`<sub>Judged by ${policy.join(", ")}. The same on your machine: ${commands}.</sub>`, ""];
}

;// CONCATENATED MODULE: ./build/bundle/src/generated/tool.js
const tool = {
    name: "agent-profile-check",
    version: "0.1.0",
    homepage: "https://github.com/agent-profile-check/agent-profile-check/blob/main",
};

;// CONCATENATED MODULE: ./build/bundle/src/action/workflow-run/findings.js


function remarksIn(findings) {
    const places = findings_grouped(findings_worstFirst(findings).map(findings_remarkOf), ({ remark: group }) => [
        group.rule,
        group.kind,
        group.severity,
        group.places,
        group.message,
        group.waiver,
    ]);
    return findings_grouped(places, ({ remark: group, layer }) => [
        group.rule,
        group.kind,
        group.severity,
        group.hosts,
        layer,
        group.message,
        group.waiver,
    ]).map(({ remark: group }) => group);
}
function findings_remarkOf({ rule, kind, severity, message, path, line, host, layer, profile, waiver, related, fixes = [], }) {
    return {
        layer,
        remark: {
            rule,
            kind,
            severity,
            message,
            values: [],
            places: [{ path, line }],
            name: profile,
            hosts: host === null ? [] : [titleOf(host)],
            count: 1,
            fix: fixes[0]?.title ?? null,
            waiver: waiver && {
                owner: waiver.owner,
                reason: waiver.reason,
                until: waiver.until,
                at: { path: waiver.path, line: waiver.line, isOfBase: true },
            },
            related: related.map((place) => ({ message: place.message, at: { path: place.path, line: place.line } })),
        },
    };
}
function findings_grouped(placed, key) {
    const groups = new Map();
    for (const item of placed) {
        const name = JSON.stringify(key(item));
        const first = groups.get(name);
        groups.set(name, first ? findings_merged(first, item) : item);
    }
    return [...groups.values()];
}
function findings_merged({ remark: first, layer }, { remark: next }) {
    const known = new Set(first.places.map(({ path }) => path));
    const [place, ...others] = first.places;
    const places = [place, ...others, ...next.places.filter(({ path }) => !known.has(path))];
    return {
        layer,
        remark: {
            ...first,
            hosts: [...new Set([...first.hosts, ...next.hosts])],
            places,
            name: places.length > 1 ? null : first.name,
            fix: first.fix === next.fix ? first.fix : null,
            count: first.count + next.count,
        },
    };
}
function findings_worstFirst(findings) {
    return [...findings].sort((item, next) => finding/* severities */.gO.indexOf(next.severity) - finding/* severities */.gO.indexOf(item.severity));
}

;// CONCATENATED MODULE: ./build/bundle/src/action/workflow-run/report.js





function reportModelIn(written, ended, ownersOf) {
    const { commit, base, policy, summary, changes, settings, settingsWidened, review } = written;
    const owned = ownersOf ?? (() => []);
    const findings = written.findings.filter((finding) => !report_isCounted(finding));
    const touched = new Set((changes ?? []).map(keyOf));
    const status = (state) => findings.filter((finding) => finding.state === state);
    const isTouched = (finding) => touched.has(keyOf(finding));
    return {
        tool: tool,
        repository: ended.repository,
        commit,
        base,
        sources: policy.sources,
        state: stateIn(ended, summary.profiles, status),
        ignored: 0,
        notes: [originOf(ended, ownersOf !== undefined)],
        changes: changes?.map((change) => ({ ...changeIn(change, findings), ...report_reviewOf(change, review, owned) })) ?? null,
        settings: settings?.map((setting) => ({
            ...settingIn(setting),
            owners: owned(setting.path),
            ...marksIn(review, [setting.path]),
        })) ?? null,
        settingsWidened,
        texts: [],
        instructions: written.instructions ?? [],
        delegation: review ? review_delegationOf(review) : null,
        isReviewKnown: ownersOf !== undefined,
        approvals: [],
        findings: {
            new: remarksIn(status("new")),
            touched: remarksIn(status("existing").filter(isTouched)),
            elsewhere: remarksIn(status("existing").filter((finding) => !isTouched(finding))),
            waived: remarksIn(status("waived")),
        },
        unstated: unstatedIn(written.findings.filter(report_isCounted)),
        policy: review ? policyIn(review) : null,
        upcoming: [],
        profiles: null,
        crossHost: [],
    };
}
function stateIn({ conclusion }, profiles, status) {
    const isPassed = conclusion === "success";
    const count = (severity) => status("new").filter((finding) => finding.severity === severity).length;
    return {
        kind: isPassed ? "passed" : "failed",
        profiles,
        failing: null,
        passing: isPassed
            ? { error: count("error"), warning: count("warning"), note: count("note") }
            : { error: 0, warning: 0, note: 0 },
        hidden: { existing: status("existing").length, baselined: 0, waived: status("waived").length },
        isGated: true,
        awaited: [],
    };
}
function report_isCounted({ rule, severity }) {
    return rule === "max-capability" && severity === "note";
}
function unstatedIn(counted) {
    const hosts = [...new Set(counted.flatMap(({ host }) => host ?? []))];
    return hosts.map((host) => {
        const own = counted.filter((finding) => finding.host === host);
        const paths = (isSetting) => new Set(own.filter(({ kind }) => (kind === "settings") === isSetting).map(({ path }) => path)).size;
        return { host: titleOf(host), exceeding: paths(false), profiles: null, settings: paths(true) };
    });
}
function originOf({ conclusion, from, repository }, hasOwners) {
    const workflow = from === repository ? "" : ", and a pull request from a fork can contain its own workflow";
    return `the run ended with \`${conclusion}\`; the result below is the one it wrote${workflow}${hasOwners ? "; the code owners are those of the base" : ""}`;
}
function keyOf({ host, path }) {
    return JSON.stringify([host, path]);
}
function changeIn({ kind, host, name, path, previousPath, before, after, gained, lost, widened, widenings, differences, fields, prompt, }, findings) {
    const tools = (grants) => [...new Set(grants.map(({ tool: written }) => written))];
    const own = findings.filter((finding) => finding.host === host && finding.path === path && finding.profile === name);
    return {
        kind,
        host: host === null ? "" : titleOf(host),
        name,
        path: path ?? "",
        previousPath,
        before: before && sideIn(before),
        after: after && sideIn(after),
        gained: tools(gained),
        lost: tools(lost),
        readers: tools(gained.filter(({ tool: written }) => isReader(written, gained))),
        isWidened: widened,
        widenings: widenings.map(({ kind: why, capability, message, ...at }) => ({
            kind: why,
            capability,
            message,
            at: spotIn(at),
        })),
        differences: differences.map(({ field, before: was, after: is, ...at }) => ({
            field,
            before: was,
            after: is,
            at: spotIn(at),
        })),
        fields,
        prompt,
        objections: findings_worstFirst(own).map(({ rule, kind: which, severity, state, class: ofClass = "power" }) => ({
            rule,
            kind: which,
            severity,
            state,
            isPower: ofClass === "power",
        })),
        allowance: null,
    };
}
function report_reviewOf(change, review, ownersOf) {
    const { path, previousPath, widenings, differences } = change;
    const paths = [path, previousPath, ...[...widenings, ...differences].map((at) => at.path)];
    return { owners: path === null ? [] : ownersOf(path), ...marksIn(review, paths) };
}
function settingIn({ host, line, ofBase, subagents, ...setting }) {
    const { path, effect, before, after, because, may } = setting;
    return {
        host: titleOf(host),
        path,
        setting: setting.setting,
        before,
        after,
        effect,
        may,
        because,
        at: { path, line, isOfBase: ofBase },
        subagents,
        isWidened: effects_isLooser({ effect }),
        isSame: setting.material.length > 0,
    };
}
function sideIn({ capabilities, promptSha256, verdict, permissionMode, model, }) {
    return { capabilities: promptSha256 === null ? null : capabilities, verdict, mode: permissionMode, model };
}
function spotIn({ path, line, ofBase }) {
    return { path, line, isOfBase: ofBase };
}

;// CONCATENATED MODULE: ./build/bundle/src/comment.js














const { env } = process;
const server = (env.GITHUB_SERVER_URL ?? "https://github.com").replace(/\/+$/, "");
process.exitCode = 3;
let ended = false;
let stopped = false;
process.on("uncaughtException", (error) => void stop(error));
process.on("unhandledRejection", (error) => void stop(error));
process.on("exit", () => {
    if (!ended)
        (0,external_node_fs_namespaceObject.writeSync)(1, "::error::the run came to an end before the comment was written\n");
});
act().then(() => end(0), stop);
async function act() {
    const [path, token, key = ""] = ["result", "token", "key"].map(inputOf);
    if (path === undefined || token === undefined)
        throw new tree_UserError(`the input \`${path === undefined ? "result" : "token"}\` is missing`);
    const run = endedRunOf(payloadIn(env), env);
    const core = await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6421));
    if (!run.event.startsWith("pull_request"))
        return notice(core, `the run was for \`${run.event}\`, which has no pull request to comment on`);
    if (run.conclusion === "skipped")
        return notice(core, "the run ended with `skipped`: there is nothing to tell");
    const target = { core, run, token, marker: markerOf(env, key) };
    if (run.conclusion !== "success" && run.conclusion !== "failure")
        return commentUndecided(target, `the run ended with \`${run.conclusion}\``);
    try {
        await commentOn(target, await ownResultIn(path, run));
    }
    catch (error) {
        if (error instanceof tree_UserError)
            await commentUndecided(target, "the run left no result that can be used").catch(() => undefined);
        throw error;
    }
}
async function ownResultIn(path, { repository }) {
    const written = await resultIn(path, env);
    if (written.repository !== repository)
        throw new tree_UserError(`the result is about ${written.repository === null ? "no repository that it names" : `\`${written.repository}\``}, and this is \`${repository}\``);
    return written;
}
function inputOf(name) {
    return env[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
}
async function commentOn(target, written) {
    const { core, run, token, marker } = target;
    const { getOctokit } = await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(413)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2413));
    const [client, call] = [getOctokit(token), withRetries()];
    const pullRequests = await requestsOf(run, client, call);
    if (pullRequests.length > 0)
        await ensureJudged(written.commit, run, client, call);
    const pullRequest = chosen(pullRequests, written.commit ?? "", written.base);
    if (!pullRequest)
        return notice(core, noneOf(pullRequests, run));
    const links = linksOf(run);
    const { base } = pullRequest;
    const ownersOf = await ownersAtBase({ repository: run.repository, base }, client, call);
    const model = reportModelIn(written, run, ownersOf);
    const create = run.conclusion !== "success" || (model.changes?.length ?? 0) > 0 || model.findings.new.length > 0;
    const body = create ? commentOf(model, links, marker) : nothingLeft(model, links, marker);
    await write(target, { number: pullRequest.number, body, create }, call);
}
async function commentUndecided(target, reason) {
    const { core, run, token, marker } = target;
    const { getOctokit } = await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(413)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2413));
    const [client, call] = [getOctokit(token), withRetries()];
    const pullRequests = await requestsOf(run, client, call);
    const [pullRequest, ...others] = pullRequests;
    if (!pullRequest || others.length > 0)
        return notice(core, noneOf(pullRequests, run));
    const body = undecidedComment(reason, linksOf(run), marker);
    await write(target, { number: pullRequest.number, body, create: false }, call);
}
function noneOf({ length }, { commit }) {
    return length === 0
        ? `no open pull request has \`${commit}\` as its head now`
        : `${length} open pull requests have \`${commit}\` as their head, and the run does not say which of them it checked`;
}
function linksOf({ repository, id, attempt }) {
    return { server, run: `${server}/${repository}/actions/runs/${id}/attempts/${attempt}`, isOwnOnly: true };
}
async function write({ core, run, token, marker }, comment, call) {
    try {
        const { address, trouble } = await writeComment({ token, repository: run.repository, marker, ...comment }, call);
        if (trouble !== undefined)
            notice(core, `a second comment of the same check could not be taken away (${comment_messageOf(trouble)})`);
        if (address !== undefined)
            output(core, { "comment-url": address });
    }
    catch (error) {
        if (faultOf(error)?.kind !== "locked")
            throw error;
        notice(core, "the comment is not written: the conversation is locked");
    }
}
function end(code) {
    if (stopped)
        return;
    ended = true;
    process.exitCode = code;
}
async function stop(error) {
    if (stopped)
        return;
    stopped = true;
    const { setFailed } = await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6421));
    const fault = faultOf(error);
    const needed = fault?.kind === "forbidden" ? "; the job needs `pull-requests: write`, and `contents: read`" : "";
    const report = fault
        ? needed
        : isOfMachine(error)
            ? ""
            : `; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;
    setFailed(text_visible(error instanceof tree_UserError ? error.message : `the comment could not be written: ${comment_messageOf(error)}${report}`));
    ended = true;
    process.stdout.write("", () => process.exit(error instanceof tree_UserError || fault?.kind === "forbidden" ? 2 : 3));
}
function comment_messageOf(error) {
    const fault = faultOf(error);
    return fault ? reasonOf(fault) : error instanceof Error ? error.message : String(error);
}

module.exports = __webpack_exports__;
/******/ })()
;