"use strict";
exports.id = 9309;
exports.ids = [9309];
exports.modules = {

/***/ 9309:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hostedRepository: () => (/* binding */ hostedRepository)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/git/blobs.js
var blobs = __webpack_require__(2461);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var repo_tree = __webpack_require__(2456);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(1957);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/request.js + 1 modules
var request = __webpack_require__(2445);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/repository/client.js


const maxParallel = 6;
const maxRequests = 900;
const answerBytes = 96 << 20;
function clientFor({ api, graphql, token, repository }, patience) {
    const [owner = "", name = ""] = repository.split("/");
    const waiting = [];
    let busy = 0;
    let sent = 0;
    const within = async (service, path, limit, query) => {
        if (++sent > maxRequests)
            throw new repo_tree/* UserError */.yo(`this needs more than ${maxRequests} requests to GitHub's API; check out the repository in an earlier step`);
        if (busy >= maxParallel)
            await new Promise((resolve) => waiting.push(resolve));
        busy++;
        try {
            return await (0,request/* sendRequest */.w)(service, {
                path,
                accept: "application/vnd.github+json",
                limit,
                patience,
                ...(query === undefined ? {} : { query }),
            });
        }
        finally {
            busy--;
            waiting.shift()?.();
        }
    };
    return {
        async get(path, limit) {
            const answer = await within({ api, token }, `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/${path}`, limit);
            if (answer.kind === "answered")
                return parsed(answer.text);
            if (answer.status === 404 || answer.status === 422)
                return undefined;
            throw failure(answer);
        },
        async query(selection, variables) {
            const declared = [
                "$owner: String!",
                "$name: String!",
                ...Object.keys(variables).map((key) => `$${key}: GitObjectID!`),
            ].join(", ");
            const query = `query (${declared}) { repository(owner: $owner, name: $name) { ${selection} } }`;
            const answer = await within({ api: graphql, token }, "", answerBytes, {
                query,
                variables: { owner, name, ...variables },
            });
            if (answer.kind === "failed") {
                if (answer.status === undefined || answer.status >= 500)
                    return undefined;
                throw failure(answer);
            }
            const { data, errors } = parsed(answer.text);
            const first = Array.isArray(errors) ? fieldsOf(errors[0]) : undefined;
            if (first?.["type"] === "RATE_LIMITED")
                throw new repo_tree/* UserError */.yo("GitHub's rate limit is exhausted");
            const found = fieldsOf(data)["repository"];
            return typeof found === "object" && found !== null ? fieldsOf(found) : undefined;
        },
    };
}
function failure({ status, reason }) {
    return new repo_tree/* UserError */.yo(`${reason}${status === 401 || status === 403 ? "; the input `token` needs `contents: read`" : ""}`);
}
function parsed(text) {
    try {
        return fieldsOf(JSON.parse(text));
    }
    catch {
        throw new repo_tree/* UserError */.yo("GitHub's answer is not JSON");
    }
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function idOf(value) {
    return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/repository/blobs.js



async function blobsOf(ids, line) {
    const names = Object.fromEntries(ids.map((id, at) => [`b${at}`, id]));
    const selection = Object.keys(names)
        .map((name) => `${name}: object(oid: $${name}) { ... on Blob { text byteSize } }`)
        .join(" ");
    const found = ids.length === 1 ? undefined : await line.query(selection, names);
    const blobs = new Map();
    await Promise.all(ids.map(async (id, at) => {
        const blob = (found && fromQuery(id, fieldsOf(found[`b${at}`]))) ?? (await alone(id, line));
        if (blob)
            blobs.set(id, blob);
    }));
    return blobs;
}
function fromQuery(id, { text, byteSize }) {
    if (typeof byteSize !== "number")
        return undefined;
    if (byteSize > repo_tree/* limits */.Fy.fileBytes)
        return { size: byteSize, content: undefined };
    const content = typeof text === "string" ? Buffer.from(text) : undefined;
    return content && isNamed(content, id) ? { size: content.length, content } : undefined;
}
async function alone(id, line) {
    const answer = await line.get(`git/blobs/${id}`, 2 * repo_tree/* limits */.Fy.fileBytes);
    if (!answer)
        return undefined;
    const { content, encoding, size } = answer;
    if (typeof content !== "string" || (encoding !== "base64" && encoding !== "utf-8") || typeof size !== "number")
        throw new repo_tree/* UserError */.yo(`GitHub's answer for the object ${id} holds no content`);
    if (size > repo_tree/* limits */.Fy.fileBytes)
        return { size, content: undefined };
    const bytes = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
    if (!isNamed(bytes, id))
        throw new repo_tree/* UserError */.yo(`what GitHub gives for the object ${id} is not what git's name for it says`);
    return { size: bytes.length, content: bytes };
}
function isNamed(content, id) {
    return (0,hash/* blobId */.zA)(content, id.length === 64 ? "sha256" : "sha1") === id;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/repository/trees.js





const maxBytes = 32 << 20;
async function entriesOf(id, client) {
    const entries = await entriesBelow(id, "", client);
    if (entries.length > repo_tree/* limits */.Fy.entries)
        throw new repo_tree/* UserError */.yo(`the tree ${id} has more than ${repo_tree/* limits */.Fy.entries} entries`);
    return entries;
}
async function entriesBelow(id, directory, client) {
    const whole = await list(id, directory, true, client);
    if (!whole.isCut)
        return whole.entries;
    const own = await list(id, directory, false, client);
    if (own.isCut)
        throw new repo_tree/* UserError */.yo(`\`${directory || "."}\` has more entries than GitHub's API lists; check out the repository in an earlier step`);
    const inside = await Promise.all(own.directories.map(({ path, id: inner }) => entriesBelow(inner, path, client)));
    return [...own.entries, ...inside.flat()];
}
async function list(id, directory, recursive, client) {
    const description = `the directory \`${directory || "."}\` (tree ${id})`;
    const { items, truncated } = await fetchTree(id, recursive, description, client);
    const isWhole = !truncated && isComplete(id, items, recursive);
    if (!truncated && !recursive && !isWhole)
        throw new repo_tree/* UserError */.yo(`GitHub's answer for ${description} is not what git's name for it says; check out the repository in an earlier step`);
    return {
        entries: items
            .filter(({ type }) => type !== "tree")
            .map(({ mode, id: object, path }) => (0,blobs/* entryOf */.Ms)(mode, object, (0,repo_path/* join */.fj)(directory, path), !path.includes("\ufffd"))),
        directories: items
            .filter(({ type }) => type === "tree")
            .map(({ path, id: object }) => ({ path: (0,repo_path/* join */.fj)(directory, path), id: object })),
        isCut: !isWhole,
    };
}
async function fetchTree(id, recursive, description, client) {
    const response = await client.get(`git/trees/${id}${recursive ? "?recursive=1" : ""}`, maxBytes);
    if (!response)
        throw new repo_tree/* UserError */.yo(`GitHub's API does not have ${description}`);
    const { sha, tree, truncated } = response;
    if (sha !== id || !Array.isArray(tree) || typeof truncated !== "boolean")
        throw new repo_tree/* UserError */.yo(`GitHub's answer for ${description} is about something else`);
    const items = tree.map((item) => {
        const { path, mode, type, sha: name } = fieldsOf(item);
        const object = idOf(name);
        if (typeof path !== "string" || path === "" || typeof mode !== "string" || object === undefined)
            throw new repo_tree/* UserError */.yo(`GitHub's answer for ${description} names an entry that is none`);
        return { path, mode, type, id: object };
    });
    return { items, truncated };
}
function isComplete(id, items, recursive) {
    const directories = recursive ? items.filter(({ mode }) => mode === "040000") : [];
    return [{ path: "", id }, ...directories].every(isHashOf(items));
}
function isHashOf(items) {
    const inside = new Map();
    for (const { path, mode, id } of items) {
        const directory = (0,repo_path/* directoryOf */.jt)(path);
        const entries = inside.get(directory) ?? [];
        inside.set(directory, entries);
        entries.push({ mode, name: (0,repo_path/* nameOf */.Vb)(path), id });
    }
    return ({ path, id }) => {
        const entries = inside.get(path) ?? [];
        return (entries.some(({ name }) => name.includes("\ufffd")) ||
            (0,hash/* treeId */.Mh)(entries, id.length === 64 ? "sha256" : "sha1") === id);
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/repository/index.js






const batchSize = 100;
function hostedRepository(options) {
    const patience = { milliseconds: 60_000 };
    const line = clientFor(options, patience);
    const brought = (0,blobs/* batched */.QE)(batchSize, (ids) => blobsOf(ids, line));
    const objects = {
        async get(id, limit) {
            const blob = await brought(id);
            if (!blob)
                throw new repo_tree/* UserError */.yo(`GitHub's API does not have the object ${id}`);
            const { size, content } = blob;
            return { kind: "object", id, type: "blob", size, ...(content && size <= limit ? { content } : {}) };
        },
    };
    const commits = new Map();
    return {
        commit(id) {
            let commit = commits.get(id);
            if (!commit)
                commits.set(id, (commit = commitOf(line, id)));
            return commit;
        },
        tipOf: (branch) => targetOf(line, `heads/${branch}`),
        mergeOf: (number) => targetOf(line, `pull/${number}/merge`),
        async testMergeOf(number) {
            const found = await line.get(`pulls/${number}`, repo_tree/* limits */.Fy.fileBytes);
            return found && { merge: idOf(found["merge_commit_sha"]), isPending: found["mergeable"] === null };
        },
        tree(id, nearer, isExpected) {
            const source = nearer ? (0,blobs/* chainObjects */.gW)(nearer, objects) : objects;
            const tree = new blobs/* BlobTree */.qB(source, "", () => entriesOf(id, line), isExpected);
            return {
                list: () => tree.list(),
                identify: (path) => tree.identify(path),
                read(path) {
                    (0,memory/* ensureMemoryForFile */.Nc)();
                    return tree.read(path);
                },
            };
        },
        objects,
    };
}
async function commitOf(line, id) {
    const found = await line.get(`git/commits/${id}`, repo_tree/* limits */.Fy.fileBytes);
    if (!found)
        return undefined;
    const parents = Array.isArray(found["parents"])
        ? found["parents"].map((parent) => idOf(fieldsOf(parent)["sha"]))
        : [undefined];
    const [tree, own] = [idOf(fieldsOf(found["tree"])["sha"]), idOf(found["sha"])];
    if (own !== id || tree === undefined || parents.includes(undefined))
        throw new repo_tree/* UserError */.yo(`GitHub's answer for the commit ${id} is about something else`);
    return { id, tree, parents: parents.flatMap((parent) => parent ?? []) };
}
async function targetOf(line, ref) {
    const found = await line.get(`git/ref/${ref.split("/").map(encodeURIComponent).join("/")}`, 1 << 16);
    const { type, sha } = fieldsOf(found?.["object"]);
    return found?.["ref"] === `refs/${ref}` && type === "commit" ? idOf(sha) : undefined;
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