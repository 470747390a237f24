"use strict";
exports.id = 2218;
exports.ids = [2218];
exports.modules = {

/***/ 12218:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepCompiledCode: () => (/* binding */ keepCompiledCode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31227);




const storeName = ".compiled";
const kindsName = "kinds";
const headerLength = 192;
const firstRoom = 1 << 18;
const mostVersions = 4;
const mostKinds = 50;
function keepCompiledCode(bundle, environment) {
    const user = process.geteuid?.();
    if (user === undefined || environment.CI)
        return;
    (0,_engine_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareShortRun */ .bQ)();
    let code;
    bundle.compile = (path) => {
        code ??= new CompiledCode((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), user);
        return code.part(path);
    };
    process.once("exit", (exitCode) => code?.keep(exitCode));
}
class CompiledCode {
    #store;
    #user;
    #tag = tag();
    #folder;
    #isOwn;
    #parts = new Map();
    constructor(directory, user) {
        this.#store = `${directory}/${storeName}`;
        this.#user = user;
        this.#folder = `${this.#store}/${process.version}-${process.arch}-${this.#tag}`;
        this.#isOwn = isPrivate(this.#store, user) ?? isWritable(directory, user);
    }
    part(path) {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true });
        const bytes = readAll(descriptor, Number(status.size));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return this.#script(path, bytes, status).runInThisContext();
    }
    #script(path, bytes, status) {
        const source = `(function(exports,require){${bytes.toString()}\n})`;
        if (!this.#isOwn || tag() !== this.#tag)
            return new node_vm__WEBPACK_IMPORTED_MODULE_2__.Script(source, { filename: path });
        const identity = identityOf(status, bytes);
        const kept = this.#read((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), identity);
        const script = new node_vm__WEBPACK_IMPORTED_MODULE_2__.Script(source, { filename: path, ...(kept === undefined ? {} : { cachedData: kept }) });
        this.#parts.set((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), { script, identity, wasKept: script.cachedDataRejected === false });
        return script;
    }
    keep(exitCode) {
        if (!this.#isOwn || exitCode > 2 || tag() !== this.#tag)
            return;
        const kind = sumOf(`${exitCode} ${[...this.#parts.keys()].sort().join()}`);
        const kinds = this.#kinds();
        const isWhole = [...this.#parts.values()].every(({ wasKept }) => wasKept);
        if (isWhole && (kinds.includes(kind) || kinds.length >= mostKinds))
            return;
        try {
            this.#makeFolder();
            for (const [name, { script, identity }] of this.#parts) {
                const code = script.createCachedData();
                this.#write(name, Buffer.concat([header(identity, code), code]));
            }
            this.#write(kindsName, [...new Set([...kinds, kind])].join("\n"));
        }
        catch {
        }
    }
    #read(name, identity) {
        let descriptor;
        try {
            descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`${this.#folder}/${name}`, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
            if (!status.isFile() || status.uid !== this.#user || (status.mode & 0o022) !== 0)
                return undefined;
            const bytes = readAll(descriptor, status.size);
            const code = bytes.subarray(headerLength);
            return bytes.subarray(0, headerLength).equals(header(identity, code)) ? code : undefined;
        }
        catch {
            return undefined;
        }
        finally {
            if (descriptor !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    #kinds() {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`${this.#folder}/${kindsName}`, "latin1").split("\n");
        }
        catch {
            return [];
        }
    }
    #makeFolder() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.#store, { recursive: true, mode: 0o700 });
        if (!isPrivate(this.#store, this.#user))
            throw new Error("the folder of compiled code is not the user's");
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${this.#store}/.gitignore`, "*\n");
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.#folder, { recursive: true, mode: 0o700 });
        const others = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#store, { withFileTypes: true })
            .filter((entry) => entry.isDirectory() && entry.name !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(this.#folder))
            .map(({ name }) => `${this.#store}/${name}`)
            .sort((first, second) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(second).mtimeMs - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(first).mtimeMs);
        for (const folder of others.slice(mostVersions - 1))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#folder))
            if (name !== kindsName && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.#store)}/${name}`))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${this.#folder}/${name}`, { recursive: true, force: true });
    }
    #write(name, content) {
        const unfinished = `${this.#folder}/${name}.${process.pid}`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(unfinished, content, { mode: 0o600 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unfinished, `${this.#folder}/${name}`);
    }
}
function isPrivate(path, user) {
    const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    return status && status.isDirectory() && status.uid === user && (status.mode & 0o077) === 0;
}
function isWritable(directory, user) {
    const { uid, mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory);
    return uid === user && (mode & 0o200) !== 0;
}
function tag() {
    return process.getBuiltinModule("node:v8").cachedDataVersionTag().toString(16);
}
function identityOf({ dev, ino, size, mtimeNs, ctimeNs }, source) {
    return [dev, ino, size, mtimeNs, ctimeNs, sumOf(source)].join(" ");
}
function header(identity, code) {
    return Buffer.from(`${identity} ${code.length} ${sumOf(code)}\n`.padEnd(headerLength), "latin1");
}
function sumOf(content) {
    return process.getBuiltinModule("node:zlib").crc32(content).toString(16);
}
let room = Buffer.alloc(0);
function readAll(descriptor, size) {
    if (size > room.length)
        room = Buffer.allocUnsafeSlow(Math.max(size, firstRoom));
    const bytes = room.subarray(0, size);
    for (let at = 0; at < size;) {
        const more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, at, size - at, at);
        if (more === 0)
            throw new Error("the file has become shorter");
        at += more;
    }
    return bytes;
}


/***/ }),

/***/ 31227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ endYoungGrowth),
/* harmony export */   bQ: () => (/* binding */ prepareShortRun),
/* harmony export */   pZ: () => (/* binding */ prepareLongRun)
/* harmony export */ });
const later = {
    byBudget: ["--interrupt-budget=500000"],
    byCount: ["--invocation-count-for-maglev=4000", "--invocation-count-for-turbofan=30000"],
};
const laterOptimising = [
    ["11.3.", later.byBudget],
    ["12.4.", later.byCount],
    ["13.6.", later.byCount],
];
const fewYoung = ["--semi-space-growth-factor=1", "--no-parallel-scavenge"];
const manyYoung = ["--heap-growing-percent=30", "--semi-space-growth-factor=2", "--parallel-scavenge"];
const enoughYoung = 32 << 20;
const engine = () => process.getBuiltinModule("node:v8");
const own = laterOptimising.find(([version]) => process.versions.v8.startsWith(version))?.[1];
function prepareShortRun() {
    if (own)
        setAll([...own, ...fewYoung]);
}
function prepareLongRun() {
    if (own)
        setAll(manyYoung);
}
function endYoungGrowth() {
    const young = engine()
        .getHeapSpaceStatistics()
        .find(({ space_name }) => space_name === "new_space");
    if (!young || young.space_size < enoughYoung)
        return false;
    if (own)
        setAll(["--semi-space-growth-factor=1"]);
    return true;
}
function setAll(flags) {
    for (const flag of flags)
        engine().setFlagsFromString(flag);
}


/***/ })

};
;