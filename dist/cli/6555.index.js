"use strict";
exports.id = 6555;
exports.ids = [6555];
exports.modules = {

/***/ 35671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ ObjectFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/tree-format.js
var tree_format = __webpack_require__(69621);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/objects/inflated.js
function inflateObject(compressed, size, most) {
    const { inflateSync } = process.getBuiltinModule("node:zlib");
    const { buffer, engine } = inflateSync(compressed, {
        maxOutputLength: Math.max(1, most),
        info: true,
    });
    if (size === undefined ? engine.bytesWritten !== compressed.length : buffer.length !== size)
        throw new Error("an object of Git's has another size than it says");
    return buffer;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/git/offset-varint.js
var offset_varint = __webpack_require__(289);
;// CONCATENATED MODULE: ./build/bundle/src/repo/git/pack-format.js

const kinds = new Map([
    [1, "commit"],
    [2, "tree"],
    [3, "blob"],
    [4, "tag"],
]);
function packedHeadOf(bytes) {
    let at = 0;
    const next = () => bytes.readUInt8(at++);
    let byte = next();
    const type = (byte >> 4) & 7;
    let size = byte & 15;
    for (let factor = 16; byte & 128; factor *= 128) {
        byte = next();
        size += (byte & 127) * factor;
    }
    const kind = kinds.get(type);
    if (kind)
        return { kind, size, start: at };
    if (type === 7)
        return { kind: { base: bytes.toString("hex", at, at + 20) }, size, start: at + 20 };
    if (type !== 6)
        throw new Error("an object of a pack has no known type");
    const start = (0,offset_varint/* offsetVarintEnd */.Z)(bytes, at);
    if (start > bytes.length)
        throw new Error("the head of an object of a pack ends too soon");
    return { kind: { before: (0,offset_varint/* offsetVarint */.S)(bytes, at) }, size, start };
}
function changedBy(changes, base, most) {
    let at = 0;
    const size = () => {
        let value = 0;
        for (let factor = 1, byte = 128; byte & 128; factor *= 128) {
            byte = changes.readUInt8(at++);
            value += (byte & 127) * factor;
        }
        return value;
    };
    const number = (bits, most) => {
        let value = 0;
        for (let byte = 0; byte < most; byte++)
            if (bits & (1 << byte))
                value += changes.readUInt8(at++) * 256 ** byte;
        return value;
    };
    if (size() !== base.length)
        throw new Error("changes of a pack are of another base");
    const resulting = size();
    if (resulting > most)
        throw new Error("changes of a pack make too much");
    const result = Buffer.alloc(resulting);
    let length = 0;
    const add = (from, start, count) => {
        if (start + count > from.length || length + count > result.length)
            throw new Error("changes of a pack lead beyond their base");
        length += from.copy(result, length, start, start + count);
    };
    while (at < changes.length) {
        const command = changes.readUInt8(at++);
        if (command & 128) {
            const start = number(command, 4);
            add(base, start, number(command >> 4, 3) || 0x10000);
        }
        else {
            if (command === 0)
                throw new Error("changes of a pack have an unknown command");
            add(changes, at, command);
            at += command;
        }
    }
    if (length !== result.length)
        throw new Error("changes of a pack end too soon");
    return result;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/objects/pack-files.js




const mostPacks = 32;
const mostSteps = 200;
const mostParts = 1000;
const together = 256;
const firstBytes = 4096;
const headLength = 8;
const idLength = 20;
class PackFiles {
    #folder;
    #parts = 0;
    #indexes;
    constructor(objects) {
        this.#folder = (0,external_node_path_.join)(objects, "pack");
    }
    read(id, most) {
        return this.#parts < mostParts ? this.#object(id, most, 0) : undefined;
    }
    #object(id, most, steps) {
        for (const index of this.#all()) {
            const offset = index.offsetOf(Buffer.from(id, "hex"));
            if (offset !== undefined)
                return withFile(index.pack, (pack) => this.#objectAt(pack, offset, most, steps));
        }
        return undefined;
    }
    #all() {
        if (!this.#indexes) {
            const names = (0,external_node_fs_.readdirSync)(this.#folder).filter((name) => name.endsWith(".idx"));
            this.#indexes = names.length > mostPacks ? [] : names.map((name) => new PackIndex((0,external_node_path_.join)(this.#folder, name)));
        }
        return this.#indexes;
    }
    #objectAt(pack, offset, most, steps) {
        this.#parts++;
        const first = bytesAt(pack, offset, firstBytes);
        const { kind, size, start } = packedHeadOf(first);
        if (size > most || steps > mostSteps)
            return undefined;
        const content = () => {
            const compressed = Math.ceil(size * 1.001) + 64;
            const bytes = start + compressed <= first.length ? first : bytesAt(pack, offset, start + compressed);
            return inflateObject(bytes.subarray(start), size, size);
        };
        if (typeof kind === "string")
            return { type: kind, content: content() };
        const base = "base" in kind
            ? this.#object(kind.base, most, steps + 1)
            : this.#objectAt(pack, offset - kind.before, most, steps + 1);
        return base && { type: base.type, content: changedBy(content(), base.content, most) };
    }
}
class PackIndex {
    pack;
    #path;
    #counts;
    constructor(path) {
        this.#path = path;
        this.pack = path.replace(/\.idx$/, ".pack");
    }
    offsetOf(id) {
        return withFile(this.#path, (file) => {
            const counts = (this.#counts ??= countsIn(file));
            const all = counts.readUInt32BE(4 * 255);
            const first = id[0] ?? 0;
            let from = first === 0 ? 0 : counts.readUInt32BE(4 * (first - 1));
            let to = counts.readUInt32BE(4 * first);
            const ids = headLength + counts.length;
            while (to - from > together) {
                const middle = (from + to) >> 1;
                if (Buffer.compare(bytesAt(file, ids + middle * idLength, idLength), id) > 0)
                    to = middle;
                else
                    from = middle;
            }
            const some = bytesAt(file, ids + from * idLength, (to - from) * idLength);
            for (let at = 0; at < some.length; at += idLength)
                if (id.compare(some, at, at + idLength) === 0)
                    return placeOf(file, ids, all, from + at / idLength);
            return undefined;
        });
    }
}
function countsIn(file) {
    const bytes = bytesAt(file, 0, headLength + 1024);
    if (bytes.length < headLength + 1024 || bytes.toString("hex", 0, headLength) !== "ff744f6300000002")
        throw new Error("an index of a pack has another form");
    const counts = bytes.subarray(headLength);
    let most = Math.floor(((0,external_node_fs_.fstatSync)(file).size - bytes.length) / (idLength + 8));
    for (let at = 4 * 255; at >= 0; at -= 4) {
        if (counts.readUInt32BE(at) > most)
            throw new Error("an index of a pack is damaged");
        most = counts.readUInt32BE(at);
    }
    return counts;
}
function placeOf(file, ids, all, number) {
    const places = ids + all * (idLength + 4);
    const place = bytesAt(file, places + 4 * number, 4).readUInt32BE();
    if (place < 0x80000000)
        return place;
    return Number(bytesAt(file, places + 4 * all + 8 * (place - 0x80000000), 8).readBigUInt64BE());
}
function bytesAt(file, at, length) {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, (0,external_node_fs_.fstatSync)(file).size - at)));
    return bytes.subarray(0, (0,external_node_fs_.readSync)(file, bytes, 0, bytes.length, at));
}
function withFile(path, use) {
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    try {
        return use(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./build/bundle/src/platform/git/plain-repository.js
var plain_repository = __webpack_require__(81979);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/objects/object-files.js







const mostBytes = 4 << 20;
const mostRefs = 5;
const idBytes = 20;
const isId = /^[0-9a-f]{40}$/;
const blanks = /[ \t\n\r]+$/;
const symbolic = /^ref: (refs\/heads\/(?!.*\.lock(?:\/|$))[\w-]+(?:[./][\w-]+)*)$/;
class ObjectFiles {
    #place;
    #packs;
    #known = new Map();
    static in(place) {
        try {
            return (0,plain_repository/* idBytesOfPlain */._3)(place) === idBytes ? new ObjectFiles(place) : undefined;
        }
        catch {
            return undefined;
        }
    }
    constructor(place) {
        this.#place = place;
        this.#packs = new PackFiles((0,external_node_path_.join)(place.gitDirectory, "objects"));
    }
    find(name) {
        try {
            const [, start = "", rest = ""] = /^(HEAD|[0-9a-f]{40})((?:\^\{(?:commit|tree)\}|:[^]*)?)$/.exec(name) ?? [];
            const id = start === "HEAD" ? this.#head() : start;
            if (id === undefined || id === "")
                return undefined;
            if (rest === "")
                return this.#object(id);
            const commit = this.#ofType(id, "commit");
            if (!commit || rest === "^{commit}")
                return commit;
            const [, tree = ""] = /^tree ([0-9a-f]{40})\n/.exec(commit.content.toString("latin1", 0, 46)) ?? [];
            return rest.startsWith(":") ? this.#at(tree, rest.slice(1)) : this.#ofType(tree, "tree");
        }
        catch {
            return undefined;
        }
    }
    copy(path, id) {
        try {
            const file = (0,external_node_fs_.openSync)(`${this.#place.top}/${path}`, flags);
            try {
                return contentIn(file, id);
            }
            finally {
                (0,external_node_fs_.closeSync)(file);
            }
        }
        catch {
            return undefined;
        }
    }
    #ofType(id, type) {
        const found = this.#object(id);
        return found?.type === type ? found : undefined;
    }
    #object(id) {
        const known = this.#known.get(id);
        if (known)
            return known;
        const found = this.#loose(id) ?? this.#packs.read(id, mostBytes);
        if (!found || (0,hash.objectId)(found.type, found.content) !== id)
            return undefined;
        const object = { ...found, id };
        if (object.type !== "blob")
            this.#known.set(id, object);
        return object;
    }
    #loose(id) {
        const path = (0,external_node_path_.join)(this.#place.gitDirectory, "objects", id.slice(0, 2), id.slice(2));
        const status = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (!status?.isFile() || status.size > mostBytes)
            return undefined;
        const whole = inflateObject((0,external_node_fs_.readFileSync)(path), undefined, mostBytes);
        const end = whole.indexOf(0);
        const [, type, size] = /^([a-z]+) (\d+)$/.exec(whole.toString("latin1", 0, end)) ?? [];
        const content = whole.subarray(end + 1);
        return type === undefined || Number(size) !== content.length ? undefined : { type, content };
    }
    #at(tree, path) {
        let id = tree;
        for (const name of path.split("/")) {
            const folder = this.#ofType(id, "tree");
            if (!folder)
                return undefined;
            const entry = (0,tree_format/* treeEntriesOf */.wI)(folder.content, idBytes).get(name);
            if (!entry)
                return null;
            ({ id } = entry);
        }
        return this.#object(id);
    }
    #head() {
        const { gitDirectory } = this.#place;
        let name = "HEAD";
        for (let refs = 0; refs < mostRefs; refs++) {
            const path = (0,external_node_path_.join)(gitDirectory, name);
            const status = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
            if (!status)
                return this.#packedRef(name);
            const text = status.isFile() ? (0,external_node_fs_.readFileSync)(path, "latin1").replace(blanks, "") : "";
            if (isId.test(text))
                return text;
            const [, next] = symbolic.exec(text) ?? [];
            if (next === undefined)
                return undefined;
            name = next;
        }
        return undefined;
    }
    #packedRef(name) {
        const bytes = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(this.#place.gitDirectory, "packed-refs"));
        const end = ` ${name}\n`;
        const at = bytes.indexOf(end);
        const id = bytes.toString("latin1", at - 40, at);
        const isWhole = at >= 40 && isId.test(id) && (at === 40 || bytes[at - 41] === 10);
        return isWhole && bytes.indexOf(end, at + 1) < 0 ? id : undefined;
    }
}
const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
let room = Buffer.alloc(0);
const before = 32;
function contentIn(file, id) {
    const status = (0,external_node_fs_.fstatSync)(file);
    if (!status.isFile() || status.size > mostBytes)
        return undefined;
    const end = before + status.size;
    if (end > room.length)
        room = Buffer.allocUnsafeSlow(Math.max(end, 1 << 16));
    if ((0,external_node_fs_.readSync)(file, room, before, status.size, 0) !== status.size)
        return undefined;
    const head = `blob ${status.size}\0`;
    room.write(head, before - head.length, "latin1");
    return (0,hash.sha1)(room.subarray(before - head.length, end)) === id ? room.subarray(before, end) : undefined;
}


/***/ }),

/***/ 87129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   UV: () => (/* binding */ stagedIn),
/* harmony export */   pB: () => (/* binding */ mostFolders)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _repo_git_index_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33717);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21156);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86136);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64907);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66868);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78207);







const mostFolders = 40;
function stagedIn(place) {
    const index = (0,_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .readIndexEntries */ .rp)(place);
    const loose = index && (0,_repo_git_index_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .looseFolders */ .C)(index, mostFolders);
    const folders = (loose ?? []).map(({ path }) => path);
    return {
        likely: loose && isMostlyWritten(loose) ? folders : [],
        async read(pick) {
            const listed = index ? (0,_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .listingOfIndex */ .QC)(index) : await (0,_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .listingByGit */ .A2)(place);
            if (listed.paths.length + listed.odd.length === 0)
                throw new Error("an index holds nothing");
            const files = inOrder(listed, pick(listed.paths));
            const names = folders.map((path) => (path === "" ? "HEAD^{tree}" : `HEAD:${path}`));
            const { trees, texts } = (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .stagedObjects */ .t)(place, names, files);
            const changes = index && loose && changesBetween(index, loose, trees);
            return { ...listed, files: changes ?? (await changesByGit(place)), texts };
        },
    };
}
function isMostlyWritten(loose) {
    const written = loose.flatMap(({ folders }) => [...folders.values()].filter((id) => id !== undefined));
    return written.length >= loose.length;
}
function inOrder(listed, paths) {
    if (paths.length === 0)
        return [];
    let next = 0;
    const files = listed.entries((path) => {
        const isNext = path === paths[next];
        if (isNext)
            next++;
        return isNext;
    });
    if (files.length !== paths.length)
        throw new Error("paths are not in the order of the index");
    return files;
}
function changesBetween(index, loose, found) {
    const trees = new Map(loose.map((folder, at) => [folder, found[at]]));
    if (!trees.get(loose[0]))
        throw new Error("HEAD has no tree");
    return (0,_repo_git_index_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .changesIn */ .N)(index, loose, (folder) => trees.get(folder))?.map(stagedFileOf);
}
function stagedFileOf({ path, before, after }) {
    if (!/[^\0-\x7f]/.test(path))
        return { path, isNameable: true, before, after };
    const bytes = Buffer.from(path, "latin1");
    const isNameable = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    return { path: isNameable ? bytes.toString() : (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(bytes), isNameable, before, after };
}
async function changesByGit({ git, index }) {
    const difference = ["--cached", "--raw", "-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"];
    const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ["diff-index", ...difference, "--end-of-options", "HEAD", "--"], {
        environment: (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .indexEnvironment */ .CO)(index),
    });
    const files = [];
    let facts;
    for (const { text, isNameable } of (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(output)) {
        if (!facts) {
            if (!text.startsWith(":"))
                throw new Error("a difference of git's is none");
            facts = text.slice(1).split(" ");
            continue;
        }
        const [before = "", after = ""] = facts;
        files.push({ path: text, isNameable, before, after });
        facts = undefined;
    }
    return files;
}
function targetsOf(source, links) {
    const { texts } = (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .stagedObjects */ .t)(source, [], links);
    return new Map([...texts].map(([path, text]) => [path, Buffer.from(text, "latin1").toString()]));
}


/***/ }),

/***/ 66868:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A2: () => (/* binding */ listingByGit),
  QC: () => (/* binding */ listingOfIndex),
  rp: () => (/* binding */ readIndexEntries)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/index-layout.js
var index_layout = __webpack_require__(48132);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/offset-varint.js
var offset_varint = __webpack_require__(289);
;// CONCATENATED MODULE: ./build/bundle/src/repo/git/index-entries.js


const { /* extensionHeadBytes */ "PQ": extensionHeadBytes, /* flagBytes */ "Qc": flagBytes, /* flagsAt */ "jZ": flagsAt, /* headerBytes */ "RH": headerBytes, /* idAt */ "jj": idAt, /* indexHeaderOf */ "by": indexHeaderOf, /* isOptionalExtension */ "WJ": isOptionalExtension, /* kinds */ "EZ": kinds, /* lengthMask */ "Tn": lengthMask, /* modeAt */ "HE": modeAt, /* modeText */ "zR": modeText, /* paddedBytes */ "oc": paddedBytes, /* stageMask */ "Jy": stageMask, } = index_layout;
const { /* offsetVarint */ "S": offsetVarint, /* offsetVarintEnd */ "Z": offsetVarintEnd } = offset_varint;
class IndexEntries {
    size;
    idBytes;
    trees;
    #bytes;
    #text;
    #beforeFlags;
    #starts;
    #paths;
    constructor({ bytes, text, idBytes }, { starts, paths, trees }) {
        this.size = starts.length;
        this.idBytes = idBytes;
        this.#beforeFlags = idAt + idBytes;
        this.trees = trees;
        this.#bytes = bytes;
        this.#text = text;
        this.#starts = starts;
        this.#paths = paths;
    }
    static from(bytes, idBytes) {
        const header = indexHeaderOf(bytes);
        if (!header)
            return undefined;
        const source = { bytes, text: bytes.toString("latin1"), idBytes };
        const listed = header.version === 4 ? entriesAfterPrefixes(source, header.count) : entriesIn(source, header.count);
        const found = listed && extensionsFrom(source, listed.end);
        return found && new IndexEntries(source, { ...listed, ...found });
    }
    pathOf(number) {
        if (this.#paths)
            return this.#paths[number] ?? "";
        const flags = (this.#starts[number] ?? 0) + this.#beforeFlags;
        const begin = flags + flagBytes(flagsAt(this.#bytes, flags));
        return this.#text.slice(begin, this.#text.indexOf("\0", begin));
    }
    modeOf(number) {
        return this.#bytes.readUInt16BE((this.#starts[number] ?? 0) + modeAt);
    }
    modeTextOf(number) {
        return modeText(this.modeOf(number));
    }
    idOf(number) {
        const at = (this.#starts[number] ?? 0) + idAt;
        return this.#bytes.toString("hex", at, at + this.idBytes);
    }
    isMerged(number) {
        return (((this.#bytes[(this.#starts[number] ?? 0) + this.#beforeFlags] ?? 0) << 8) & stageMask) === 0;
    }
}
function isSparse(bytes, entry) {
    return (bytes[entry + modeAt] ?? 0) >> 4 === kinds.directory;
}
function entriesIn({ bytes, idBytes }, count) {
    const starts = [];
    const beforeFlags = idAt + idBytes;
    let at = headerBytes;
    for (let left = count; left > 0; left--) {
        const flags = flagsAt(bytes, at + beforeFlags);
        const begin = at + beforeFlags + flagBytes(flags);
        const length = flags & lengthMask;
        const end = length < lengthMask ? begin + length : bytes.indexOf(0, begin);
        if (end < begin || bytes[end] !== 0 || isSparse(bytes, at))
            return undefined;
        starts.push(at);
        at += paddedBytes(end - at);
    }
    return { starts, end: at };
}
function entriesAfterPrefixes({ bytes, text, idBytes }, count) {
    const starts = [];
    const paths = [];
    const beforeFlags = idAt + idBytes;
    let at = headerBytes;
    let path = "";
    for (let left = count; left > 0; left--) {
        const begin = at + beforeFlags + flagBytes(flagsAt(bytes, at + beforeFlags));
        const dropped = offsetVarint(bytes, begin);
        const name = offsetVarintEnd(bytes, begin);
        const end = text.indexOf("\0", name);
        if (end < 0 || dropped > path.length || isSparse(bytes, at))
            return undefined;
        path = path.slice(0, path.length - dropped) + text.slice(name, end);
        paths.push(path);
        starts.push(at);
        at = end + 1;
    }
    return { starts, paths, end: at };
}
function extensionsFrom({ bytes, text, idBytes }, start) {
    const end = bytes.length - idBytes;
    let trees;
    let at = start;
    while (at + extensionHeadBytes <= end) {
        if (!isOptionalExtension(bytes, at))
            return undefined;
        const begin = at + extensionHeadBytes;
        const next = begin + bytes.readUInt32BE(at + 4);
        if (text.startsWith("TREE", at))
            trees = treeAt(text, idBytes, { at: text.indexOf("\0", begin) + 1, end: next });
        at = next;
    }
    return at === end ? { trees } : undefined;
}
function treeAt(text, idBytes, cursor) {
    const line = text.indexOf("\n", cursor.at);
    const [files = -1, count = 0] = text.slice(cursor.at, line).split(" ").map(Number);
    cursor.at = line + 1;
    if (line < 0 || line > cursor.end || !(files >= -1) || !(count >= 0))
        return undefined;
    const id = Buffer.from(text.slice(cursor.at, cursor.at + idBytes), "latin1").toString("hex");
    if (files >= 0)
        cursor.at += idBytes;
    const below = new Map();
    for (let left = count; left > 0; left--) {
        const end = text.indexOf("\0", cursor.at);
        const name = text.slice(cursor.at, end);
        cursor.at = end + 1;
        const tree = end < 0 ? undefined : treeAt(text, idBytes, cursor);
        if (!tree)
            return undefined;
        below.set(name, tree);
    }
    return files < 0 ? { below } : { same: { files, id }, below };
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/objects/id-bytes.js


function idBytesOf(shared) {
    const config = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(shared, "config"), "latin1");
    const [line, ...others] = config.split("\n").filter((text) => /objectformat/i.test(text));
    if (line === undefined)
        return 20;
    const [, name] = /^\s*object[Ff]ormat\s*=\s*(sha1|sha256)\s*$/.exec(line) ?? [];
    return name === undefined || others.length > 0 ? undefined : name === "sha256" ? 32 : 20;
}

// EXTERNAL MODULE: ./build/bundle/src/platform/git/staged/records.js
var records = __webpack_require__(64907);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/staged/listing.js





function readIndexEntries({ index, gitDirectory, shared, }) {
    const idBytes = idBytesOf(shared);
    const bytes = (0,external_node_fs_.readFileSync)(index ?? (0,external_node_path_.join)(gitDirectory, "index"));
    return idBytes === undefined ? undefined : IndexEntries.from(bytes, idBytes);
}
function listingOfIndex(index) {
    const fileAt = (at) => ({
        path: index.pathOf(at),
        mode: index.modeTextOf(at),
        id: index.idOf(at),
        isMerged: index.isMerged(at),
    });
    const paths = [];
    const numbers = [];
    const others = [];
    for (let at = 0; at < index.size; at++) {
        const mode = index.modeOf(at);
        if ((mode === 0o100644 || mode === 0o100755) && index.isMerged(at)) {
            paths.push(index.pathOf(at));
            numbers.push(at);
        }
        else
            others.push(fileAt(at));
    }
    return {
        ...unusual(others),
        paths,
        entries: (passes) => numbers.filter((_, i) => passes(paths[i] ?? "")).map(fileAt),
    };
}
function unusual(others) {
    return {
        odd: others.map(({ path }) => path),
        links: others.filter(({ mode, isMerged }) => mode === "120000" && isMerged),
    };
}
async function listingByGit({ git, index }) {
    const output = await (0,records/* listStages */.Cv)(git, index);
    if (output.at(-1) !== 0)
        throw new Error("a listing of git's ends too soon");
    const all = output.toString("latin1").split("\0").slice(0, -1).map(records/* stageRecordOf */.Pb);
    const isOrdinary = ({ mode, isMerged }) => /^100(?:644|755)$/.test(mode) && isMerged;
    const ordinary = all.filter(isOrdinary);
    return {
        ...unusual(all.filter((file) => !isOrdinary(file))),
        paths: ordinary.map(({ path }) => path),
        entries: (passes) => ordinary.filter(({ path }) => passes(path)),
    };
}


/***/ }),

/***/ 78207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ stagedObjects)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js + 1 modules
var command = __webpack_require__(21156);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/objects/read-objects.js

function readObjects(git, names) {
    if (names.length === 0)
        return [];
    if (names.some((name) => name.includes("\n")))
        throw new Error("the name of an object has a line break");
    const output = (0,command/* runGitSync */.bJ)(git, ["cat-file", "--batch", "--buffer"], Buffer.from(`${names.join("\n")}\n`, "latin1"));
    const objects = [];
    for (let at = 0; objects.length < names.length;) {
        const end = output.indexOf(10, at);
        if (end < 0)
            throw new Error("git has not read every object");
        const [, id, type, digits] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(output.toString("latin1", at, end)) ?? [];
        at = end + 1;
        if (id === undefined || type === undefined)
            objects.push(undefined);
        else {
            const content = output.subarray(at, at + Number(digits));
            at += content.length + 1;
            if (at > output.length)
                throw new Error("an answer of git's ends too soon");
            objects.push({ id, type, content });
        }
    }
    return objects;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/staged/objects.js

function stagedObjects({ git, files }, trees, records) {
    const found = new Map();
    const texts = new Map();
    for (const name of trees) {
        const tree = files?.find(name);
        if (tree !== undefined)
            found.set(name, treeIn(tree));
    }
    for (const { path, id } of records) {
        const text = files && textIn(files, path, id);
        if (text !== undefined)
            texts.set(path, text);
    }
    const otherTrees = trees.filter((name) => !found.has(name));
    const otherFiles = records.filter(({ path }) => !texts.has(path));
    const read = readObjects(git, [...otherTrees, ...otherFiles.map(({ id }) => id)]);
    otherTrees.forEach((name, at) => found.set(name, treeIn(read[at])));
    otherFiles.forEach(({ path, id }, at) => {
        const object = read[otherTrees.length + at];
        if (object?.type !== "blob")
            throw new Error(`git cannot read the object ${id}`);
        texts.set(path, object.content.toString("latin1"));
    });
    return { trees: trees.map((name) => found.get(name)), texts };
}
function treeIn(object) {
    return object?.type === "tree" ? object : undefined;
}
function textIn(files, path, id) {
    const copy = files.copy(path, id);
    if (copy)
        return copy.toString("latin1");
    const object = files.find(id);
    return object?.type === "blob" ? object.content.toString("latin1") : undefined;
}


/***/ }),

/***/ 64907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ indexEnvironment),
/* harmony export */   Cv: () => (/* binding */ listStages),
/* harmony export */   Pb: () => (/* binding */ stageRecordOf)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21156);

async function listStages(git, file) {
    return (await (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ["ls-files", "--stage", "-z"], { environment: indexEnvironment(file) })).output;
}
function stageRecordOf(text) {
    const tab = text.indexOf("\t");
    const [mode = "", id = "", stage] = text.slice(0, tab).split(" ");
    return { mode, id, path: text.slice(tab + 1), isMerged: stage === "0" };
}
function indexEnvironment(file) {
    return file === undefined ? {} : { GIT_INDEX_FILE: file };
}


/***/ }),

/***/ 33717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ looseFolders),
/* harmony export */   N: () => (/* binding */ changesIn)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);
/* harmony import */ var _tree_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69621);


function looseFolders(index, most) {
    const found = [];
    const visit = (path, from, known) => {
        const files = [];
        const folders = new Map();
        found.push({ path, files, folders });
        const start = path === "" ? 0 : path.length + 1;
        let at = from;
        while (at < index.size && found.length <= most) {
            const full = index.pathOf(at);
            if (path !== "" && !full.startsWith(`${path}/`))
                break;
            const slash = full.indexOf("/", start);
            if (slash < 0) {
                files.push(at++);
                continue;
            }
            const name = full.slice(start, slash);
            const tree = known?.below.get(name);
            folders.set(name, tree?.same?.id);
            at = tree?.same ? at + Math.max(1, tree.same.files) : visit((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(path, name), at, tree);
        }
        return at;
    };
    visit("", 0, index.trees);
    const isWhole = found.length <= most &&
        found.every(({ path, files }) => !path.includes("\n") && files.every((at) => index.isMerged(at)));
    return isWhole ? found : undefined;
}
const absent = "000000";
function changesIn(index, loose, treeOf) {
    const trees = new Map(loose.map((folder) => [folder.path, treeOf(folder)]));
    if (!trees.get(""))
        return undefined;
    const known = new Set([""]);
    const changes = [];
    for (const folder of loose) {
        const content = known.has(folder.path) ? trees.get(folder.path)?.content : undefined;
        const before = content ? (0,_tree_format_js__WEBPACK_IMPORTED_MODULE_1__/* .treeEntriesOf */ .wI)(content, index.idBytes) : new Map();
        if (!areFoldersAlike(folder, before, (name) => trees.get((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(folder.path, name))?.id))
            return undefined;
        for (const name of folder.folders.keys())
            if (before.has(name))
                known.add((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(folder.path, name));
        for (const change of changesOf(folder, before, index))
            changes.push(change);
    }
    return changes;
}
function areFoldersAlike({ folders }, before, idOf) {
    for (const [name, id] of folders) {
        const was = before.get(name);
        if (was ? was.mode !== directory || was.id !== (id ?? idOf(name)) : id !== undefined)
            return false;
    }
    return [...before].every(([name, { mode }]) => mode !== directory || folders.has(name));
}
function* changesOf(folder, before, index) {
    for (const number of folder.files) {
        const path = index.pathOf(number);
        const name = path.slice(folder.path === "" ? 0 : folder.path.length + 1);
        const mode = index.modeTextOf(number);
        const was = before.get(name);
        before.delete(name);
        if (was?.mode !== mode || was.id !== index.idOf(number))
            yield { path, before: was?.mode ?? absent, after: mode, beforeId: was?.id };
    }
    for (const [name, { mode, id }] of before)
        if (mode !== directory)
            yield { path: (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(folder.path, name), before: mode, after: absent, beforeId: id };
}
const directory = "040000";


/***/ }),

/***/ 69621:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ eachTreeEntry),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   wI: () => (/* binding */ treeEntriesOf)
/* harmony export */ });
function eachTreeEntry(tree, idBytes, take) {
    for (let at = 0; at < tree.length;) {
        const blank = tree.indexOf(" ", at);
        const end = tree.indexOf(0, blank);
        if (blank < 0 || end < 0 || end + idBytes >= tree.length)
            throw new Error("a tree of Git's is none");
        take(tree.toString("latin1", blank + 1, end), {
            mode: tree.toString("latin1", at, blank).padStart(6, "0"),
            id: tree.toString("hex", end + 1, end + 1 + idBytes),
        });
        at = end + 1 + idBytes;
    }
}
function treeEntriesOf(tree, idBytes) {
    const entries = new Map();
    eachTreeEntry(tree, idBytes, (name, entry) => entries.set(name, entry));
    return entries;
}
function isFolder({ mode }) {
    return (Number.parseInt(mode, 8) & 0o170000) === 0o040000;
}


/***/ })

};
;