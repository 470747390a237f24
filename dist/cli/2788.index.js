"use strict";
exports.id = 2788;
exports.ids = [2788];
exports.modules = {

/***/ 41649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ serviceOf)
/* harmony export */ });
/* unused harmony export graphqlOf */
function serviceOf(environment) {
    const given = (name) => environment[name]?.trim() || undefined;
    const api = given("GITHUB_API_URL") ?? "https://api.github.com";
    return {
        api,
        graphql: graphqlOf(environment, api),
        server: (given("GITHUB_SERVER_URL") ?? "https://github.com").replace(/\/+$/, ""),
        token: given("GH_TOKEN") ?? given("GITHUB_TOKEN"),
    };
}
function graphqlOf(environment, api) {
    return environment["GITHUB_GRAPHQL_URL"]?.trim() || `${api.replace(/\/v3\/?$/, "")}/graphql`;
}


/***/ }),

/***/ 31831:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ machineClock)
/* harmony export */ });
const machineClock = {
    now: () => Date.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: () => Math.random(),
};


/***/ }),

/***/ 2788:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  remoteOf: () => (/* binding */ remoteOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/addresses.js
var addresses = __webpack_require__(41649);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/request.js + 1 modules
var request = __webpack_require__(42445);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/cache.js



function openCache(directory, secret) {
    if (directory === undefined)
        return { read: () => ({ kind: "absent" }), write: () => undefined };
    const fileOf = (key) => (0,external_node_path_.join)(directory, (0,hash.fingerprint)(key));
    const sealOf = (key, text) => (0,hash.fingerprint)([secret, ...key, text]);
    return {
        read(key) {
            let entry;
            try {
                entry = (0,external_node_fs_.readFileSync)(fileOf(key), "utf8");
            }
            catch (error) {
                return { kind: error instanceof Error && "code" in error && error.code === "ENOENT" ? "absent" : "changed" };
            }
            const end = entry.indexOf("\n");
            const text = entry.slice(end + 1);
            return end >= 0 && entry.slice(0, end) === sealOf(key, text) ? { kind: "kept", text } : { kind: "changed" };
        },
        write(key, text) {
            const file = fileOf(key);
            const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
            try {
                (0,external_node_fs_.mkdirSync)(directory, { recursive: true, mode: 0o700 });
                (0,external_node_fs_.writeFileSync)(draft, `${sealOf(key, text)}\n${text}`, { flag: "wx", mode: 0o600 });
                (0,external_node_fs_.renameSync)(draft, file);
            }
            catch {
                (0,external_node_fs_.rmSync)(draft, { force: true });
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/remote-files.js




const fileBytes = 256 * 1024;
function remoteFiles(options) {
    const cache = openCache(options.cache, options.seal);
    const resolved = new Map();
    return async (expected) => {
        const name = `${expected.owner}/${expected.repository}`;
        const key = `${name}@${expected.ref}`;
        const commit = await memo(resolved, key, () => commitOf(expected, options, cache));
        if (typeof commit !== "string")
            return commit.reason;
        const bytes = await bytesOf(expected, commit, options, cache);
        if ("reason" in bytes)
            return bytes.reason;
        const digest = (0,hash.sha256)(bytes.content);
        if (expected.sha256 !== undefined && digest !== expected.sha256)
            return `its content has the digest sha256:${digest}, not the required sha256:${expected.sha256}`;
        const text = (0,repo_text/* decodeText */.g7)(bytes.content);
        if (text === undefined)
            return "it is not UTF-8 text";
        return { source: { path: `${name}//${expected.path}@${expected.ref}`, text }, commit };
    };
}
async function commitOf({ owner, repository, ref }, { offline, advice, ...service }, cache) {
    if (isCommit(ref))
        return ref;
    const key = ["ref", owner, repository, ref];
    if (offline) {
        const kept = cache.read(key);
        if (kept.kind === "kept")
            return kept.text;
        return {
            reason: kept.kind === "changed"
                ? changed
                : `\`${ref}\` is not cached, and \`--offline\` forbids resolving it; name a commit, or run once without \`--offline\``,
        };
    }
    const answer = await askAdmitted(service, {
        path: `/repos/${owner}/${repository}/commits/${encodeURIComponent(ref)}`,
        accept: "application/vnd.github.sha",
        limit: 1024,
    });
    if (answer.kind === "failed")
        return { reason: explainRefusal(answer, `there is no \`${owner}/${repository}\` with the ref \`${ref}\``, advice) };
    const commit = answer.text.trim();
    if (!isCommit(commit))
        return { reason: `GitHub names no commit for \`${ref}\`` };
    cache.write(key, commit);
    return commit;
}
async function bytesOf({ owner, repository, path, ref }, commit, { offline, advice, ...service }, cache) {
    const key = ["file", owner, repository, commit, path];
    const kept = cache.read(key);
    if (kept.kind === "kept")
        return { content: Buffer.from(kept.text, "base64") };
    if (offline)
        return {
            reason: kept.kind === "changed" ? changed : "it is not cached, and `--offline` forbids fetching it",
        };
    const address = `/repos/${owner}/${repository}/contents/${path.split("/").map(encodeURIComponent).join("/")}?ref=${commit}`;
    const answer = await askAdmitted(service, {
        path: address,
        accept: "application/vnd.github+json",
        limit: 4 * fileBytes,
    });
    if (answer.kind === "failed")
        return {
            reason: explainRefusal(answer, `there is no file \`${path}\` in \`${owner}/${repository}\` at \`${ref}\``, advice),
        };
    const file = fileIn(answer.text);
    if (typeof file === "string")
        return { reason: file };
    if (file.length > fileBytes)
        return { reason: `it is ${Math.ceil(file.length / 1024)} KiB large; the limit is ${fileBytes / 1024} KiB` };
    cache.write(key, file.toString("base64"));
    return { content: file };
}
async function askAdmitted({ admit, patience, ...service }, question) {
    await admit?.();
    return (0,request/* sendRequest */.w)(service, { ...question, ...(patience ? { patience } : {}) });
}
const changed = "the cached copy was changed; run once without `--offline`";
function fileIn(text) {
    let answer;
    try {
        answer = JSON.parse(text);
    }
    catch {
        return "GitHub's answer is not JSON";
    }
    if (Array.isArray(answer))
        return "it is a directory";
    const { type, encoding, content, size, sha } = typeof answer === "object" && answer !== null ? answer : {};
    if (type !== "file")
        return `it is a ${type === "symlink" ? "link" : type === "submodule" ? "submodule" : "thing"}, and a policy is a file`;
    if (typeof size === "number" && size > fileBytes)
        return `it is ${Math.ceil(size / 1024)} KiB large; the limit is ${fileBytes / 1024} KiB`;
    if (encoding !== "base64" || typeof content !== "string" || typeof sha !== "string")
        return "GitHub's answer holds no content";
    const bytes = Buffer.from(content, "base64");
    return sha.length === 40 && (0,hash.blobId)(bytes) !== sha ? "its content does not match its git hash" : bytes;
}
function explainRefusal({ status, reason }, missing, advice) {
    if (status === 404 || status === 422)
        return `${missing}, or the token cannot see it${advice}`;
    if (status === 401 || status === 403)
        return `${reason}${advice}`;
    return reason;
}
function isCommit(ref) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref);
}
function memo(known, key, make) {
    let value = known.get(key);
    if (!value)
        known.set(key, (value = make()));
    return value;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/machine.js



function remoteOf(environment, offline, limits = {}) {
    const { api, token } = (0,addresses/* serviceOf */.z)(environment);
    return remoteFiles({
        api,
        token,
        cache: cacheOf((name) => environment[name]?.trim() || undefined),
        seal: "",
        offline,
        advice: "; set GH_TOKEN to one that may",
        ...limits,
    });
}
function cacheOf(given) {
    const home = given("HOME") ?? given("USERPROFILE");
    const bases = process.platform === "win32" ? [given("LOCALAPPDATA")] : [given("XDG_CACHE_HOME"), home && (0,external_node_path_.join)(home, ".cache")];
    const base = bases.find((directory) => directory !== undefined && (0,external_node_path_.isAbsolute)(directory));
    return base === undefined ? undefined : (0,external_node_path_.join)(base, "agent-profile-check");
}


/***/ }),

/***/ 42445:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ sendRequest)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/clock.js
var github_clock = __webpack_require__(31831);
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
    const { getProxyUrl } = await __webpack_require__.e(/* import() */ 9783).then(__webpack_require__.bind(__webpack_require__, 19783));
    return getProxyUrl(new URL(address))?.href;
}
function isAddress(proxy) {
    return URL.canParse(/^https?:/.test(proxy) ? proxy : `http://${proxy}`);
}
async function fetchThrough(proxy) {
    const { fetch: send, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const dispatcher = new ProxyAgent(proxy);
    return ((address, request) => send(address, { ...request, dispatcher }));
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/request.js



const milliseconds = 10_000;
const fewAttempts = 3;
const firstPause = 400;
const secondaryPause = 60_000;
const reasonBytes = 1 << 16;
async function sendRequest(service, question) {
    const patience = question.patience ?? { milliseconds: 30_000 };
    const { attempts = fewAttempts, clock = github_clock/* machineClock */.w } = patience;
    for (let attempt = 0;; attempt++) {
        const { api, again } = await askOnce(service, question, clock);
        const most = again === "soon" ? fewAttempts : attempts;
        if (again === undefined || attempt + 1 >= most || question.method === "POST")
            return api;
        const wait = Math.round(pauseOf(again, attempt) * (1 + clock.random() / 10));
        if (wait > patience.milliseconds)
            return api;
        patience.milliseconds -= wait;
        await clock.sleep(wait);
    }
}
function pauseOf(again, attempt) {
    if (typeof again === "number")
        return again;
    return again === "soon" ? firstPause * 4 ** attempt : secondaryPause * 2 ** attempt;
}
async function askOnce(service, question, clock) {
    const address = URL.canParse(service.api) ? new URL(service.api) : undefined;
    if (!address)
        return failed(`\`${service.api}\` is not an address of GitHub's API`);
    const refusal = refusalOf(address, question.path);
    if (refusal !== undefined)
        return failed(refusal);
    try {
        const response = await proxiedFetch(`${address.href.replace(/\/+$/, "")}${question.path}`, requestOf(question, service.token));
        return await attemptOf(response, question, clock);
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
async function attemptOf(response, { limit, query }, clock) {
    if (!response.ok)
        return refusedAttempt(response, clock);
    const text = await bounded(response, limit);
    if (text === undefined)
        return failed(`GitHub's answer is larger than ${Math.ceil(limit / 1024)} KiB`);
    if (query && isLimitedQuery(text))
        return limited(waitOf(response.headers, clock) ?? "later");
    return { api: { kind: "answered", text } };
}
async function refusedAttempt(response, clock) {
    const { status, headers } = response;
    if (status >= 300 && status < 400)
        return failed("the repository has moved, and this tool does not follow the old name; write its current name", status);
    const wait = waitOf(headers, clock);
    if (status === 429 || (status === 403 && wait !== undefined))
        return limited(wait ?? "later");
    if (status === 403 && isSecondary(await bounded(response, reasonBytes)))
        return limited("later");
    if (status === 451)
        return failed("GitHub has blocked it for legal reasons", status);
    return failed(`GitHub answers with ${status}`, status, status >= 500 ? (wait ?? "soon") : undefined);
}
function limited(again) {
    return failed("GitHub's rate limit is exhausted", 429, again);
}
function isSecondary(text) {
    return text !== undefined && /secondary rate limit|abuse detection/i.test(text);
}
function isLimitedQuery(text) {
    if (!text.includes("RATE_LIMITED"))
        return false;
    try {
        const { errors } = JSON.parse(text);
        return Array.isArray(errors) && errors.some((error) => error?.type === "RATE_LIMITED");
    }
    catch {
        return false;
    }
}
function waitOf(headers, clock) {
    const [after, reset] = ["retry-after", "x-ratelimit-reset"].map((name) => headers.get(name));
    if (after && /^\d{1,6}$/.test(after))
        return Number(after) * 1000;
    if (headers.get("x-ratelimit-remaining") !== "0")
        return undefined;
    return reset && /^\d{1,12}$/.test(reset)
        ? Math.max(0, Number(reset) * 1000 - clock.now()) + 1000
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