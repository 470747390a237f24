"use strict";
exports.id = 4405;
exports.ids = [4405];
exports.modules = {

/***/ 54405:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRepository: () => (/* binding */ openRepository),
  repositoryAt: () => (/* binding */ repositoryAt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js
var git_command = __webpack_require__(41535);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/location.js
var git_location = __webpack_require__(3491);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var platform_hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/objects.js




const restarts = 16;
class Objects {
    #git;
    #child;
    #ended = Promise.resolve();
    #waiting = [];
    #next = 0;
    #restarts = 0;
    #failure;
    #closed = false;
    #parts = [];
    #header;
    constructor(git) {
        this.#git = git;
    }
    get(name, limit) {
        if (/[\n\0]/.test(name))
            return Promise.resolve({ kind: "missing" });
        if (this.#closed)
            return Promise.reject(new Error("the objects of a repository were asked for after it was closed"));
        if (this.#failure)
            return Promise.reject(this.#failure);
        return new Promise((resolve, reject) => {
            this.#waiting.push({ name, limit, resolve, reject });
            const child = (this.#child ??= this.#start());
            hold(child, true);
            child.stdin?.cork();
            child.stdin?.write(`${name}\n`);
            process.nextTick(() => child.stdin?.uncork());
        });
    }
    async close() {
        this.#closed = true;
        if (this.#child)
            hold(this.#child, true);
        this.#child?.stdin?.end();
        await this.#ended;
        if (this.#failure)
            throw this.#failure;
    }
    #start() {
        const child = (0,git_command/* start */.ni)(this.#git, ["cat-file", "--batch"], { input: true });
        const errorOutput = (0,git_command/* errorOutputOf */.$P)(child);
        child.stdin?.on("error", () => undefined);
        child.stdout?.on("data", (chunk) => this.#take(chunk));
        this.#ended = new Promise((resolve) => {
            child.on("error", (error) => {
                this.#fail(new tree/* RunFailure */.ae(`git could not be started: ${error.message}`));
                resolve();
            });
            child.on("close", (status, signal) => {
                this.#child = undefined;
                if (this.#isLack(errorOutput()))
                    this.#resume();
                else if (status !== 0 || this.#outstanding > 0)
                    this.#fail((0,git_command/* failureOf */.g5)("cat-file", status, signal, errorOutput()));
                resolve();
            });
        });
        return child;
    }
    get #outstanding() {
        return this.#waiting.length - this.#next;
    }
    #isLack(errorOutput) {
        return (this.#outstanding > 0 &&
            !this.#header &&
            this.#restarts < restarts &&
            /could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput));
    }
    #resume() {
        this.#restarts++;
        this.#parts = [];
        this.#settle({ kind: "missing" });
        if (this.#outstanding === 0)
            return;
        const child = (this.#child = this.#start());
        for (const { name } of this.#waiting.slice(this.#next))
            child.stdin?.write(`${name}\n`);
        if (this.#closed)
            child.stdin?.end();
    }
    #fail(error) {
        this.#failure ??= error;
        const waiting = this.#waiting.slice(this.#next);
        this.#waiting = [];
        this.#next = 0;
        for (const { reject } of waiting)
            reject(this.#failure);
    }
    #settle(found) {
        const request = this.#waiting[this.#next++];
        if (this.#outstanding === 0) {
            this.#waiting = [];
            this.#next = 0;
            if (this.#child && !this.#closed)
                hold(this.#child, false);
        }
        request?.resolve(found);
    }
    #take(chunk) {
        let rest = chunk;
        while (rest.length > 0 && !this.#failure)
            rest = this.#header ? this.#takeContent(rest) : this.#takeHeader(rest);
    }
    #takeContent(chunk) {
        const header = this.#header;
        if (!header)
            return chunk;
        const part = chunk.subarray(0, header.left);
        if (header.keep)
            this.#parts.push(part);
        header.hash?.add(part.subarray(0, header.left - 1));
        header.left -= part.length;
        if (header.left > 0)
            return chunk.subarray(part.length);
        const { found, keep, hash } = header;
        const content = keep ? Buffer.concat(this.#parts).subarray(0, found.size) : undefined;
        this.#parts = [];
        this.#header = undefined;
        if (hash && hash.id() !== found.id) {
            this.#fail(new tree/* ForeignObject */.U3(foreign(found.id)));
            this.#child?.kill();
        }
        else
            this.#settle(content ? { ...found, content } : found);
        return chunk.subarray(part.length);
    }
    #takeHeader(chunk) {
        const end = chunk.indexOf(10);
        this.#parts.push(end < 0 ? chunk : chunk.subarray(0, end));
        if (end < 0)
            return chunk.subarray(chunk.length);
        const line = Buffer.concat(this.#parts).toString();
        this.#parts = [];
        const [, id, type, digits] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line) ?? [];
        if (id === undefined || type === undefined)
            this.#settle({ kind: "missing" });
        else {
            const size = Number(digits);
            const keep = size <= (this.#waiting[this.#next]?.limit ?? 0);
            const hash = keep ? (0,platform_hash.objectHash)(type, size, id) : undefined;
            this.#header = { found: { kind: "object", id, type, size }, keep, left: size + 1, hash };
        }
        return chunk.subarray(end + 1);
    }
}
function foreign(id) {
    return `the object ${id} of this clone has other content than its name says; something has changed it, so clone the repository again`;
}
function hold(child, held) {
    for (const part of [child, child.stdin, child.stdout, child.stderr]) {
        if (part === child || part instanceof external_node_net_.Socket)
            part[held ? "ref" : "unref"]();
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/partial.js



async function missingObjectsOf(git, id) {
    const ids = await missing(git, id, []);
    const trees = ids.length === 0 ? [] : await missing(git, id, ["--filter=blob:none"]);
    const known = new Set(trees);
    return { trees, blobs: ids.filter((missingId) => !known.has(missingId)) };
}
async function missing(git, id, filter) {
    const { output } = await (0,git_command/* run */.eF)(git, [
        "rev-list",
        "--objects",
        "--no-object-names",
        "--no-walk",
        "--missing=print",
        ...filter,
        id,
    ]);
    return [...output.toString("latin1").matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, found]) => found ?? "");
}
function isPartial(shared) {
    const packs = (0,external_node_path_.join)(shared, "objects", "pack");
    return (0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).some((name) => name.endsWith(".promisor"));
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/revision.js
const commitBytes = 1 << 20;
async function commitOf(objects, revision) {
    const found = await objects.get(`${revision}^{commit}`, commitBytes);
    if (found.kind === "missing" || found.type !== "commit" || !found.content)
        return undefined;
    const head = found.content.toString("latin1").split("\n\n", 1)[0] ?? "";
    return { id: found.id, parents: [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id ?? "") };
}

// EXTERNAL MODULE: ./build/bundle/src/platform/git/records.js
var records = __webpack_require__(86136);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/working-tree.js


async function knownFiles(git, prefix) {
    const command = ["ls-files", "-t", "-s", "-z", "--cached", "--others", "--exclude-standard"];
    const { output } = await (0,git_command/* run */.eF)(git, prefix === "" ? command : [...command, "--", prefix]);
    const below = prefix === "" ? 0 : prefix.length + 1;
    const known = {
        files: [],
        submodules: [],
        unmerged: [],
        embedded: [],
        unnameable: [],
        commits: new Map(),
    };
    let last = "";
    for (const { text, nameable } of (0,records/* recordsOf */.M)(output)) {
        const path = text.slice((text.startsWith("? ") ? 2 : text.indexOf("\t") + 1) + below);
        if (path === last || path === "")
            continue;
        last = path;
        if (!nameable)
            known.unnameable.push(path);
        else if (text.startsWith("? "))
            (path.endsWith("/") ? known.embedded : known.files).push(path);
        else if (text.startsWith("M "))
            known.unmerged.push(path);
        else if (text.startsWith("160000 ", 2)) {
            known.submodules.push(path);
            known.commits.set(path, text.slice(9, text.indexOf(" ", 9)));
        }
        else
            known.files.push(path);
    }
    if (prefix !== "" && output.length === 0)
        return undefined;
    return { ...known, embedded: known.embedded.map((path) => path.slice(0, -1)) };
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/index.js










function openRepository(directory, environment = process.env) {
    const location = (0,git_location/* locate */.x)(directory);
    return location && repositoryAt({ ...location, isBare: false }, environment);
}
function repositoryAt(location, environment) {
    const { top, prefix, isBare } = location;
    const git = (0,git_command/* gitAt */.c8)(top, environment, isBare);
    const objects = new Objects(git);
    const resolve = (revision) => commitOf(objects, revision);
    return {
        root: prefix === "" ? top : (0,external_node_path_.resolve)(top, prefix),
        top,
        knownFiles: () => knownFiles(git, prefix),
        index() {
            const file = indexOf(location, environment);
            return lazily(async () => (await __webpack_require__.e(/* import() */ 7371).then(__webpack_require__.bind(__webpack_require__, 87371))).indexTree(git, objects, prefix, file));
        },
        commit: (id, holder = objects, isExpected) => lazily(async () => (await __webpack_require__.e(/* import() */ 9918).then(__webpack_require__.bind(__webpack_require__, 39918))).commitTree(git, objects, holder, prefix, id, isExpected)),
        objects,
        isPartial: () => isPartial(location.shared),
        missingObjectsOf: async (id) => missingObjectsOf(git, id),
        resolve,
        mergeBase: (a, b) => mergeBase(git, a, b),
        async defaultBranch() {
            const names = [
                "remotes/origin/HEAD",
                "remotes/origin/main",
                "remotes/origin/master",
                "heads/main",
                "heads/master",
            ];
            return (await Promise.all(names.map((name) => resolve(`refs/${name}`)))).find((commit) => commit !== undefined);
        },
        slug: () => slugOf(git),
        addresses: async () => [...(await remotesOf(git)), top, location.shared],
        fetch: async (id, token) => (await __webpack_require__.e(/* import() */ 8494).then(__webpack_require__.bind(__webpack_require__, 48494))).fetchCommit(git, location.shared, id, token),
        fetchObjects: async (ids, token) => (await __webpack_require__.e(/* import() */ 8494).then(__webpack_require__.bind(__webpack_require__, 48494))).fetchObjects(git, ids, token),
        tipOf: async (branch, token) => (await __webpack_require__.e(/* import() */ 8494).then(__webpack_require__.bind(__webpack_require__, 48494))).tipOf(git, branch, token),
        baseOf: async (request) => (await __webpack_require__.e(/* import() */ 8881).then(__webpack_require__.bind(__webpack_require__, 28881))).baseOf(request, resolve, (id, tip) => isAncestor(git, id, tip)),
        stage: async (edits) => (await __webpack_require__.e(/* import() */ 3388).then(__webpack_require__.bind(__webpack_require__, 83388))).stageEdits(git, prefix, indexOf(location, environment), edits),
        close: () => objects.close(),
    };
}
async function mergeBase(git, a, b) {
    const { status, output } = await (0,git_command/* run */.eF)(git, ["merge-base", "--end-of-options", a, b], { answers: [0, 1] });
    return status === 0 ? output.toString().trim() : undefined;
}
async function isAncestor(git, id, tip) {
    return ((await (0,git_command/* run */.eF)(git, ["merge-base", "--is-ancestor", "--end-of-options", id, tip], { answers: [0, 1] })).status === 0);
}
async function slugOf(git) {
    const { output } = await (0,git_command/* run */.eF)(git, ["config", "--get", "remote.origin.url"], { answers: [0, 1] });
    const url = output.toString().trim();
    const isRemote = /^(?!file:)[a-z+]+:\/\/[^/]|^[^/:]{2,}:(?!\/\/)/.test(url);
    const [, owner, name] = (isRemote && /[/:]([^/:\s]+)\/([^/:\s]+?)(?:\.git)?\/?$/.exec(url)) || [];
    return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
}
async function remotesOf(git) {
    const { output } = await (0,git_command/* run */.eF)(git, ["config", "-z", "--get-regexp", "^remote\\..*\\.url$"], { answers: [0, 1] });
    return output
        .toString()
        .split("\0")
        .flatMap((entry) => (entry.includes("\n") ? [entry.slice(entry.indexOf("\n") + 1)] : []));
}
function indexOf({ top, gitDirectory }, environment) {
    const named = environment.GIT_INDEX_FILE;
    if (named === undefined || named === "")
        return undefined;
    const file = (0,external_node_path_.resolve)(top, named);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(file)) || !(0,git_command/* isInside */.FK)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(file)), (0,external_node_fs_.realpathSync)(gitDirectory)))
        throw new tree/* UserError */.yo(`GIT_INDEX_FILE names ${named}, which is not a file of the repository's own directory ${gitDirectory}`);
    return file;
}
function lazily(load) {
    let tree;
    const loaded = () => (tree ??= load());
    return {
        list: async () => (await loaded()).list(),
        read: async (path) => {
            (0,memory/* ensureMemoryForFile */.Nc)();
            return (await loaded()).read(path);
        },
        identify: async (path) => (await loaded()).identify?.(path),
    };
}


/***/ }),

/***/ 86136:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

function* recordsOf(output) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)) {
        const text = output.toString();
        for (let at = 0, end = 0; at < text.length; at = end + 1) {
            end = endOf(text.indexOf("\0", at));
            yield { text: text.slice(at, end), nameable: true };
        }
        return;
    }
    for (let at = 0, end = 0; at < output.length; at = end + 1) {
        end = endOf(output.indexOf(0, at));
        const bytes = output.subarray(at, end);
        const nameable = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
        yield { text: nameable ? bytes.toString() : printable(bytes), nameable };
    }
}
function endOf(found) {
    if (found < 0)
        throw new Error("a listing of git's ends too soon");
    return found;
}
function cut({ text }) {
    const tab = text.indexOf("\t");
    return [text.slice(0, tab), text.slice(tab + 1)];
}
function printable(bytes) {
    return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
}


/***/ })

};
;