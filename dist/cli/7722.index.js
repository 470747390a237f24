"use strict";
exports.id = 7722;
exports.ids = [7722];
exports.modules = {

/***/ 25730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ commitOf)
/* harmony export */ });
const commitBytes = 1 << 20;
async function commitOf(objects, revision) {
    const found = await objects.get(`${revision}^{commit}`, commitBytes);
    if (found.kind === "missing" || found.type !== "commit" || !found.content)
        return undefined;
    const head = found.content.toString("latin1").split("\n\n", 1)[0] ?? "";
    const [, tree = ""] = /^tree ([0-9a-f]{40,64})$/m.exec(head) ?? [];
    return { id: found.id, tree, parents: [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id ?? "") };
}


/***/ }),

/***/ 27722:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var platform_hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js + 1 modules
var git_command = __webpack_require__(21156);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/objects/cat-file-batch.js



const restarts = 16;
class CatFileBatch {
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
        return new Promise((resolve, reject) => this.#send([{ name, limit, resolve, reject }]));
    }
    async each(names, limit, take) {
        if (names.length === 0)
            return;
        await new Promise((resolve, reject) => {
            let left = names.length;
            this.#send(names.map((name, number) => ({
                name,
                limit,
                trusts: true,
                resolve(found) {
                    try {
                        take(number, found);
                        if (--left === 0)
                            resolve();
                    }
                    catch (error) {
                        reject(error);
                    }
                },
                reject,
            })));
        });
    }
    #send(requests) {
        const failure = this.#closed
            ? new Error("the objects of a repository were asked for after it was closed")
            : this.#failure;
        if (failure) {
            for (const { reject } of requests)
                reject(failure);
            return;
        }
        let lines = "";
        for (const request of requests) {
            if (isLine(request.name)) {
                this.#waiting.push(request);
                lines += `${request.name}\n`;
            }
            else
                request.resolve({ kind: "missing" });
        }
        if (lines === "")
            return;
        const child = (this.#child ??= this.#start());
        keepAlive(child, true);
        child.stdin?.cork();
        child.stdin?.write(lines);
        process.nextTick(() => child.stdin?.uncork());
    }
    async close() {
        this.#closed = true;
        if (this.#child)
            keepAlive(this.#child, true);
        this.#child?.stdin?.end();
        await this.#ended;
        if (this.#failure)
            throw this.#failure;
    }
    #start() {
        const child = (0,git_command/* startGit */.BE)(this.#git, ["cat-file", "--batch"], { input: true });
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
                keepAlive(this.#child, false);
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
        const [only] = this.#parts.length === 1 ? this.#parts : [];
        const content = keep ? (only ?? Buffer.concat(this.#parts)).subarray(0, found.size) : undefined;
        this.#parts = [];
        this.#header = undefined;
        if (hash && hash.id() !== found.id) {
            this.#fail(new tree/* ForeignObject */.U3(foreignContentMessage(found.id)));
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
            const { limit = 0, trusts = false } = this.#waiting[this.#next] ?? {};
            const keep = size <= limit;
            const hash = keep && !trusts ? (0,platform_hash.objectHash)(type, size, id) : undefined;
            this.#header = { found: { kind: "object", id, type, size }, keep, left: size + 1, hash };
        }
        return chunk.subarray(end + 1);
    }
}
function isLine(name) {
    return !/[\n\0]|\r$/.test(name);
}
function foreignContentMessage(id) {
    return `the object ${id} of this clone has other content than its name says; something has changed it, so clone the repository again`;
}
function keepAlive(child, held) {
    const { Socket } = process.getBuiltinModule("node:net");
    for (const part of [child, child.stdin, child.stdout, child.stderr]) {
        if (part === child || part instanceof Socket)
            part[held ? "ref" : "unref"]();
    }
}

// EXTERNAL MODULE: ./build/bundle/src/platform/git/staged/file.js
var staged_file = __webpack_require__(31355);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/location.js
var git_location = __webpack_require__(3491);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/objects/missing-objects.js
var missing_objects = __webpack_require__(19228);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/plain-repository.js
var plain_repository = __webpack_require__(81979);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/commits/revision.js
var commits_revision = __webpack_require__(25730);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/as-known.js
var as_known = __webpack_require__(49581);
// EXTERNAL MODULE: ./build/bundle/src/repo/name-list.js
var name_list = __webpack_require__(61968);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/outline.js

const ranks = ["file", "unmerged", "embedded", "submodule", "directory"];
class Folder {
    files = "";
    folders;
    odd;
    listed;
    addFiles(names) {
        this.files += this.files === "" ? names : name_list/* between */.Tq + names;
        this.listed = undefined;
    }
    addOdd(name, kind) {
        const known = this.odd?.get(name);
        if (known === undefined || ranks.indexOf(kind) > ranks.indexOf(known))
            (this.odd ??= new Map()).set(name, kind);
        this.listed = undefined;
    }
    folder(name) {
        let folder = this.folders?.get(name);
        if (!folder) {
            (this.folders ??= new Map()).set(name, (folder = new Folder()));
            this.listed = undefined;
        }
        return folder;
    }
    names() {
        const names = new Map();
        for (const name of (0,name_list/* namesIn */.wX)(this.files))
            names.set(name, "file");
        for (const [name, kind] of this.odd ?? [])
            names.set(name, kind);
        for (const name of this.folders?.keys() ?? [])
            names.set(name, "directory");
        return names;
    }
}
class Outline {
    root = new Folder();
    #directory = "";
    #folder = this.root;
    #files = [];
    add(path, kind) {
        const slash = path.lastIndexOf("/");
        const directory = this.#directory;
        if (slash < 0 ? directory !== "" : slash !== directory.length || !path.startsWith(directory)) {
            this.end();
            this.#directory = slash < 0 ? "" : path.slice(0, slash);
            this.#folder = this.#at(this.#directory);
        }
        const name = path.slice(slash + 1);
        if (kind === "file")
            this.#files.push(name);
        else
            this.#folder.addOdd(name, kind);
    }
    end() {
        if (this.#files.length > 0)
            this.#folder.addFiles(this.#files.join(name_list/* between */.Tq));
        this.#files = [];
    }
    #at(directory) {
        let folder = this.root;
        if (directory !== "")
            for (const name of directory.split("/"))
                folder = folder.folder(name);
        return folder;
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/index-layout.js
var index_layout = __webpack_require__(48132);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/offset-varint.js
var offset_varint = __webpack_require__(289);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/staged/names.js






const { /* extendedFlag */ "aP": extendedFlag, /* extensionHeadBytes */ "PQ": extensionHeadBytes, /* flagsAt */ "jZ": flagsAt, /* headerBytes */ "RH": headerBytes, /* idAt */ "jj": idAt, /* indexHeaderOf */ "by": indexHeaderOf, /* isOptionalExtension */ "WJ": isOptionalExtension, /* kinds */ "EZ": kinds, /* lengthMask */ "Tn": lengthMask, /* modeAt */ "HE": modeAt, /* paddedBytes */ "oc": paddedBytes, /* stageMask */ "Jy": stageMask, } = index_layout;
const { /* offsetVarint */ "S": offsetVarint, /* offsetVarintEnd */ "Z": offsetVarintEnd } = offset_varint;
const names_window = 1 << 17;
const longest = lengthMask;
const mostOfEntry = idAt + 32 + 4 + longest + 16;
function readIndexNames(file, idBytes) {
    if ((0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() !== true)
        return undefined;
    const descriptor = (0,external_node_fs_.openSync)(file, "r");
    try {
        const before = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
        const listed = new NamesReader(descriptor, Number(before.size), idBytes).read();
        const isCurrent = () => {
            const now = (0,external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            return now?.ino === before.ino && now.size === before.size && now.mtimeNs === before.mtimeNs;
        };
        return isCurrent() ? { ...listed, isCurrent } : undefined;
    }
    catch (error) {
        if (error instanceof NotPlain)
            return undefined;
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
class NotPlain extends Error {
}
function demand(isPlain) {
    if (!isPlain)
        throw new NotPlain();
}
class NamesReader {
    #descriptor;
    #idBytes;
    #bytes = Buffer.allocUnsafe(names_window);
    #start = 0;
    #held = 0;
    #at = 0;
    #end;
    #outline = new Outline();
    #commits = new Map();
    #isAscii = true;
    #path = Buffer.alloc(longest);
    #length = 0;
    #folders = [this.#outline.root];
    #begins = [0];
    #names = Buffer.allocUnsafe(names_window);
    #named = 0;
    constructor(descriptor, size, idBytes) {
        this.#descriptor = descriptor;
        this.#idBytes = idBytes;
        this.#end = size - idBytes;
    }
    read() {
        this.#fill();
        const header = this.#end < headerBytes ? undefined : indexHeaderOf(this.#bytes.subarray(0, this.#held));
        if (!header)
            throw new NotPlain();
        this.#at = headerBytes;
        for (let i = 0; i < header.count; i++)
            this.#entry(header.version);
        this.#give();
        this.#extensions();
        return { outline: this.#outline, commits: this.#commits, isAscii: this.#isAscii };
    }
    #fill() {
        this.#start += this.#at;
        this.#at = 0;
        this.#held = 0;
        while (this.#held < names_window) {
            const read = (0,external_node_fs_.readSync)(this.#descriptor, this.#bytes, this.#held, names_window - this.#held, this.#start + this.#held);
            if (read === 0)
                return;
            this.#held += read;
        }
    }
    #entry(version) {
        if (this.#held - this.#at < mostOfEntry && this.#held === names_window)
            this.#fill();
        const [bytes, start] = [this.#bytes, this.#at];
        let at = start + idAt + this.#idBytes;
        const end = Math.min(this.#held, this.#end - this.#start);
        demand(at + 4 < end);
        const flags = flagsAt(bytes, at);
        const length = flags & lengthMask;
        demand(length > 0 && length < longest && (flags & stageMask) === 0);
        at += 2;
        if ((flags & extendedFlag) !== 0) {
            demand(version > 2 && ((bytes[at] ?? 0) & 0x9f) === 0 && bytes[at + 1] === 0);
            at += 2;
        }
        let same = 0;
        if (version === 4) {
            const left = offsetVarint(bytes, at);
            demand(left <= this.#length);
            same = this.#length - left;
            at = offsetVarintEnd(bytes, at);
        }
        const name = at - same;
        demand(same <= length && name + length < end && bytes[name + length] === 0);
        this.#take(name, same, length, start);
        this.#at = version === 4 ? name + length + 1 : start + paddedBytes(name - start + length);
    }
    #take(name, kept, length, entry) {
        const begin = this.#follow(name, this.#same(name, kept, length), length);
        const bytes = this.#bytes;
        demand(bytes[entry + modeAt - 2] === 0 && bytes[entry + modeAt - 1] === 0);
        const kind = (bytes[entry + modeAt] ?? 0) >> 4;
        if (kind === kinds.submodule)
            this.#submodule(begin, entry);
        else {
            demand(kind === kinds.file || kind === kinds.link);
            this.#file(begin);
        }
    }
    #same(name, kept, length) {
        const [bytes, path] = [this.#bytes, this.#path];
        const most = Math.min(length, this.#length);
        let same = kept;
        while (same < most && path[same] === bytes[name + same])
            same++;
        demand(same < length && (same === this.#length || (path[same] ?? 0) < (bytes[name + same] ?? 0)));
        return same;
    }
    #follow(name, same, length) {
        const [bytes, path] = [this.#bytes, this.#path];
        if (same < (this.#begins.at(-1) ?? 0))
            this.#leave(same);
        let begin = this.#begins.at(-1) ?? 0;
        for (let i = same; i < length; i++) {
            const byte = bytes[name + i] ?? 0;
            path[i] = byte;
            demand(byte !== 0);
            if (byte > 0x7f)
                this.#isAscii = false;
            if (byte === slash) {
                this.#enter(begin, i);
                begin = i + 1;
            }
        }
        this.#length = length;
        requireName(path, begin, length);
        return begin;
    }
    #leave(same) {
        this.#give();
        while ((this.#begins.at(-1) ?? 0) > same) {
            this.#begins.pop();
            this.#folders.pop();
        }
    }
    #enter(begin, end) {
        this.#give();
        requireName(this.#path, begin, end);
        this.#folders.push(this.#folder().folder(this.#text(this.#path, begin, end)));
        this.#begins.push(end + 1);
    }
    #folder() {
        return this.#folders.at(-1) ?? this.#outline.root;
    }
    #file(begin) {
        const length = this.#length - begin;
        if (this.#named + length >= names_window)
            this.#give();
        const [path, names] = [this.#path, this.#names];
        let to = this.#named;
        for (let i = begin; i < this.#length; i++)
            names[to++] = path[i] ?? 0;
        names[to++] = 0;
        this.#named = to;
    }
    #give() {
        if (this.#named > 0)
            this.#folder().addFiles(this.#text(this.#names, 0, this.#named - name_list/* between */.Tq.length));
        this.#named = 0;
    }
    #submodule(begin, entry) {
        this.#folder().addOdd(this.#text(this.#path, begin, this.#length), "submodule");
        const id = entry + idAt;
        this.#commits.set(this.#text(this.#path, 0, this.#length), this.#bytes.toString("hex", id, id + this.#idBytes));
    }
    #text(bytes, begin, end) {
        if (this.#isAscii)
            return bytes.toString("latin1", begin, end);
        demand((0,external_node_buffer_.isUtf8)(bytes.subarray(begin, end)));
        return bytes.toString("utf8", begin, end);
    }
    #extensions() {
        while (this.#start + this.#at < this.#end) {
            if (this.#held - this.#at < extensionHeadBytes)
                this.#fill();
            demand(this.#held - this.#at >= extensionHeadBytes && isOptionalExtension(this.#bytes, this.#at));
            this.#at += extensionHeadBytes + this.#bytes.readUInt32BE(this.#at + 4);
            if (this.#at > this.#held)
                this.#fill();
        }
        demand(this.#start + this.#at === this.#end);
    }
}
const slash = 0x2f;
function requireName(path, begin, end) {
    const length = end - begin;
    demand(length > 0);
    if (path[begin] !== 0x2e || length > 4)
        return;
    const rest = path.toString("latin1", begin + 1, end).toLowerCase();
    demand(rest !== "" && rest !== "." && rest !== "git");
}

// EXTERNAL MODULE: ./build/bundle/src/platform/git/records.js
var records = __webpack_require__(86136);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/working-tree/run-listing.js


const patience = 10_000;
async function runListing(git, location, command, take, milliseconds = patience) {
    let timer;
    let isOver = false;
    const started = (end) => {
        const search = async () => {
            const { awaitedPipe } = await __webpack_require__.e(/* import() */ 2360).then(__webpack_require__.bind(__webpack_require__, 32360));
            const pipe = await awaitedPipe(location, () => isOver);
            if (pipe !== undefined)
                end(new tree/* UserError */.yo(`git waits for \`${pipe}\`, which is a named pipe and no regular file; remove it`));
            else if (!isOver)
                started(end);
        };
        timer = setTimeout(() => void search(), milliseconds);
    };
    try {
        await (0,git_command/* runGit */.EO)(git, command, { take, started });
    }
    finally {
        isOver = true;
        clearTimeout(timer);
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/working-tree/index.js








async function knownFiles(git, location) {
    const indexed = location.prefix === "" ? indexedIn(location) : undefined;
    if (!indexed || indexed.commits.size > 0)
        return listedBy(git, location);
    const { outline, commits } = indexed;
    const isWhole = (0,as_known/* holdsOnlyKnown */.E)(location.top, outline.root) || (await addUntracked(git, location, outline));
    return isWhole && indexed.isCurrent() ? { outline, unnameable: [], commits } : listedBy(git, location);
}
function indexedIn(location) {
    try {
        const idBytes = (0,plain_repository/* idBytesOfPlain */._3)(location);
        const indexed = idBytes === undefined ? undefined : readIndexNames((0,external_node_path_.join)(location.gitDirectory, "index"), idBytes);
        return process.platform === "darwin" && indexed?.isAscii === false ? undefined : indexed;
    }
    catch (error) {
        if (error instanceof Error && "syscall" in error)
            return undefined;
        throw error;
    }
}
async function addUntracked(git, location, outline) {
    let areNameable = true;
    const reader = new records/* RecordReader */.Jd(({ text, isNameable }) => {
        if (isNameable)
            addOther(outline, text);
        else
            areNameable = false;
    });
    const command = ["ls-files", "-z", "--others", "--exclude-standard"];
    await runListing(git, location, command, (chunk) => reader.push(chunk));
    reader.end();
    outline.end();
    return areNameable;
}
function addOther(outline, path) {
    if (path.endsWith("/"))
        outline.add(path.slice(0, -1), "embedded");
    else
        outline.add(path, "file");
}
async function listedBy(git, location) {
    const { prefix } = location;
    const command = ["ls-files", "-t", "-s", "-z", "--cached", "--others", "--exclude-standard"];
    const below = prefix === "" ? 0 : prefix.length + 1;
    const [outline, unnameable, commits] = [new Outline(), [], new Map()];
    let last;
    const add = ({ text, isNameable }) => {
        const path = text.slice((text.startsWith("? ") ? 2 : text.indexOf("\t") + 1) + below);
        const isRepeated = path === last;
        last = path;
        if (isRepeated || path === "")
            return;
        if (!isNameable)
            unnameable.push(path);
        else if (text.startsWith("? "))
            addOther(outline, path);
        else if (text.startsWith("M "))
            outline.add(path, "unmerged");
        else if (text.startsWith("160000 ", 2)) {
            outline.add(path, "submodule");
            commits.set(path, text.slice(9, text.indexOf(" ", 9)));
        }
        else
            outline.add(path, "file");
    };
    const reader = new records/* RecordReader */.Jd(add);
    const words = prefix === "" ? command : [...command, "--", prefix];
    await runListing(git, location, words, (chunk) => reader.push(chunk));
    reader.end();
    outline.end();
    return prefix !== "" && last === undefined ? undefined : { outline, unnameable, commits };
}
function trustsModes(shared) {
    if (process.platform === "win32")
        return false;
    try {
        return !/^\s*filemode\s*=\s*(?:false|no|off|0)\s*$/im.test((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(shared, "config"), "utf8"));
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/index.js












function openRepository(directory, environment = process.env) {
    const location = (0,git_location/* locateRepository */.ZX)(directory);
    return location && repositoryAt({ ...location, isBare: false }, environment);
}
function repositoryAt(location, environment) {
    const { top, prefix, isBare } = location;
    const git = (0,git_command/* gitAt */.c8)(top, environment, { isBare });
    const objects = new CatFileBatch(git);
    const resolve = (revision) => (0,commits_revision/* commitOf */.D)(objects, revision);
    const isUnborn = () => isUnbornIn(git);
    return {
        root: prefix === "" ? top : (0,external_node_path_.resolve)(top, prefix),
        top,
        knownFiles: () => knownFiles(git, location),
        trustsModes: () => trustsModes(location.shared),
        index() {
            const file = (0,staged_file/* indexFileOf */.c)(location, environment);
            return lazily(async () => (await __webpack_require__.e(/* import() */ 1321).then(__webpack_require__.bind(__webpack_require__, 71321))).indexTree(git, objects, prefix, file));
        },
        staged: () => stagedTrees({ place: location, git, objects, prefix, index: (0,staged_file/* indexFileOf */.c)(location, environment) }),
        commit: (id, contents = objects, isExpected) => lazily(async () => (await __webpack_require__.e(/* import() */ 9507).then(__webpack_require__.bind(__webpack_require__, 59507))).commitTree({
            trees: objects,
            isPartial: () => (0,missing_objects/* isPartial */.m)(location.shared),
            contents,
            prefix,
            id,
            isExpected,
        })),
        notCheckedOut: async () => (await __webpack_require__.e(/* import() */ 2641).then(__webpack_require__.bind(__webpack_require__, 2641))).notCheckedOut(git, location),
        objects,
        isPartial: () => (0,missing_objects/* isPartial */.m)(location.shared),
        missingObjectsOf: async (id) => (0,missing_objects/* missingObjectsOf */.a)(git, id),
        resolve,
        isUnborn,
        isShallow: () => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(location.shared, "shallow")),
        mergeBase: (a, b) => mergeBase(git, a, b),
        defaultBranch: async () => (await __webpack_require__.e(/* import() */ 4059).then(__webpack_require__.bind(__webpack_require__, 24059))).defaultBranchIn(git, resolve),
        slug: async () => slugIn(originOf(location) ?? { url: await configuredOrigin(git) }),
        addresses: async () => [...(await remotesOf(git)), top, location.shared],
        fetch: async (id, token) => (await __webpack_require__.e(/* import() */ 2979).then(__webpack_require__.bind(__webpack_require__, 62979))).fetchCommit(git, location.shared, id, token),
        fetchObjects: async (ids, token) => (await __webpack_require__.e(/* import() */ 2979).then(__webpack_require__.bind(__webpack_require__, 62979))).fetchObjects(git, ids, token),
        tipOf: async (branch, token) => (await __webpack_require__.e(/* import() */ 2979).then(__webpack_require__.bind(__webpack_require__, 62979))).tipOf(git, branch, token),
        baseOf: async (request) => (await __webpack_require__.e(/* import() */ 4824).then(__webpack_require__.bind(__webpack_require__, 54824))).baseOf(request, resolve, (id, tip) => isAncestor(git, id, tip)),
        stage: async (edits) => (await __webpack_require__.e(/* import() */ 4102).then(__webpack_require__.bind(__webpack_require__, 84102))).stageEdits(git, prefix, (0,staged_file/* indexFileOf */.c)(location, environment), edits),
        close: () => objects.close(),
    };
}
function stagedTrees(source) {
    const trees = Promise.all(/* import() */[__webpack_require__.e(6555), __webpack_require__.e(4460)]).then(__webpack_require__.bind(__webpack_require__, 54460)).then(({ StagedTrees }) => new StagedTrees(source));
    return {
        index: lazily(async () => (await trees).index()),
        head: async () => {
            const found = await (0,commits_revision/* commitOf */.D)((await trees).objects, "HEAD");
            if (!found && !(await isUnbornIn(source.git)))
                throw new tree/* RunFailure */.ae("git cannot read the commit that HEAD names; `git fsck` says what is damaged");
            return found;
        },
        treeOf: (id) => lazily(async () => (await trees).treeOf(id)),
    };
}
async function isUnbornIn(git) {
    const { status } = await (0,git_command/* runGit */.EO)(git, ["rev-parse", "--verify", "--quiet", "HEAD"], { answers: [0, 1, 128] });
    return (status === 1 && (await (0,git_command/* runGit */.EO)(git, ["symbolic-ref", "--quiet", "HEAD"], { answers: [0, 1, 128] })).status === 0);
}
async function mergeBase(git, a, b) {
    const { status, output } = await (0,git_command/* runGit */.EO)(git, ["merge-base", "--end-of-options", a, b], { answers: [0, 1] });
    return status === 0 ? output.toString().trim() : undefined;
}
async function isAncestor(git, id, tip) {
    return ((await (0,git_command/* runGit */.EO)(git, ["merge-base", "--is-ancestor", "--end-of-options", id, tip], { answers: [0, 1] })).status === 0);
}
function originOf(location) {
    try {
        return location.isBare ? undefined : (0,plain_repository/* originOfPlain */.Am)(location);
    }
    catch (error) {
        if (error instanceof Error && "syscall" in error)
            return undefined;
        throw error;
    }
}
async function configuredOrigin(git) {
    const { output } = await (0,git_command/* runGit */.EO)(git, ["config", "--get", "remote.origin.url"], { answers: [0, 1] });
    return output.toString().trim();
}
function slugIn({ url = "" }) {
    const isRemote = /^(?!file:)[a-z+]+:\/\/[^/]|^[^/:]{2,}:(?!\/\/)/.test(url);
    const [, owner, name] = (isRemote && /[/:]([^/:\s]+)\/([^/:\s]+?)(?:\.git)?\/?$/.exec(url)) || [];
    return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
}
async function remotesOf(git) {
    const { output } = await (0,git_command/* runGit */.EO)(git, ["config", "-z", "--get-regexp", "^remote\\..*\\.url$"], { answers: [0, 1] });
    return output
        .toString()
        .split("\0")
        .flatMap((entry) => (entry.includes("\n") ? [entry.slice(entry.indexOf("\n") + 1)] : []));
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
        glimpse: async (paths, take) => (await (await loaded()).glimpse?.(paths, take)) ?? false,
        identify: async (path) => (await loaded()).identify?.(path),
    };
}


/***/ }),

/***/ 19228:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ missingObjectsOf),
/* harmony export */   m: () => (/* binding */ isPartial)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21156);



async function missingObjectsOf(git, id) {
    const ids = await missingIds(git, id, []);
    const trees = ids.length === 0 ? [] : await missingIds(git, id, ["--filter=blob:none"]);
    const known = new Set(trees);
    return { trees, blobs: ids.filter((missingId) => !known.has(missingId)) };
}
async function missingIds(git, id, filter) {
    const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, [
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
    const packs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shared, "objects", "pack");
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(packs) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(packs).some((name) => name.endsWith(".promisor"));
}


/***/ })

};
;