"use strict";
exports.id = 8420;
exports.ids = [8420];
exports.modules = {

/***/ 38420:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   userTree: () => (/* binding */ userTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76311);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13987);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72456);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76988);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79382);








const limit = 20_000;
function userTree(patterns, environment = process.env) {
    const home = environment.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)();
    const named = {
        xdgConfigHome: ifAbsolute(environment.XDG_CONFIG_HOME),
        codexHome: ifAbsolute(environment.CODEX_HOME),
    };
    const anchors = {
        home,
        xdgConfigHome: named.xdgConfigHome ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, ".config"),
        codexHome: named.codexHome ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, ".codex"),
        system: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)("/"),
    };
    const names = new Names(home);
    let walk;
    const list = async () => {
        if (walk)
            return walk.entries();
        walk = new UserWalk(names);
        for (const pattern of patterns) {
            const { anchor, path, fixed } = (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePattern */ .EY)(pattern);
            const start = anchors[anchor];
            if (start === undefined)
                continue;
            const literal = path.includes("*") ? undefined : path;
            const isOwn = anchor === "xdgConfigHome" || anchor === "codexHome" ? anchor === "codexHome" || fixed !== "" : fixed !== "";
            if (isOwn)
                walk.below(start, fixed);
            else if (literal !== undefined)
                walk.at(start, literal);
        }
        return walk.entries();
    };
    return {
        tree: { holdsUser: true, list, read: async (path) => (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .readFile */ .TA)(names.nativeOf(path)) },
        places: {
            home: "~",
            system: "/",
            ...(named.xdgConfigHome === undefined ? {} : { xdgConfigHome: names.pathOf(named.xdgConfigHome) }),
            ...(named.codexHome === undefined ? {} : { codexHome: names.pathOf(named.codexHome) }),
        },
    };
}
function ifAbsolute(path) {
    return path !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) ? path : undefined;
}
class Names {
    #home;
    #realHome;
    constructor(home) {
        this.#home = home;
        this.#realHome = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(home) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(home) : home;
    }
    pathOf(native) {
        for (const home of [this.#home, this.#realHome]) {
            const below = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(home, native);
            if (below === "")
                return "~";
            if (below !== ".." && !below.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(below))
                return `~/${below.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/")}`;
        }
        const path = native.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/");
        return path.startsWith("/") ? path : `/${path}`;
    }
    nativeOf(path) {
        if (path === "~" || path.startsWith("~/"))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#home, path.slice(2));
        return /^\/[A-Za-z]:/.test(path) ? path.slice(1) : path;
    }
}
class UserWalk {
    #names;
    #entries = new Map();
    #listed = new Set();
    constructor(names) {
        this.#names = names;
    }
    entries() {
        return [...this.#entries.values()];
    }
    at(start, path) {
        let native = start;
        for (const segment of path.split("/").filter(Boolean)) {
            native = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(native, segment);
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(native, { throwIfNoEntry: false });
            const real = stats && this.#add(native, stats);
            if (real === undefined)
                return undefined;
            native = real;
        }
        return native;
    }
    below(start, path) {
        const base = this.at(start, path);
        const pending = base === undefined ? [] : [base];
        for (let at = 0, count = 0; at < pending.length; at++) {
            const directory = pending[at] ?? "";
            if (this.#listed.has(directory))
                continue;
            this.#listed.add(directory);
            for (const stats of this.#listing(directory)) {
                const real = this.#add((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, stats.name), stats);
                if (real !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real, { throwIfNoEntry: false })?.isDirectory())
                    pending.push(real);
                if (++count <= limit)
                    continue;
                for (const rest of pending.slice(at))
                    this.#cutOff(rest, `was not listed whole: the limit is ${limit} entries`);
                return;
            }
        }
    }
    #listing(directory) {
        try {
            const { found, unnameable } = (0,_walk_js__WEBPACK_IMPORTED_MODULE_6__/* .listFolder */ .bt)(directory);
            for (const name of unnameable)
                this.#unnameable((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_7__/* .join */ .fj)(this.#names.pathOf(directory), name));
            return found;
        }
        catch (error) {
            if (!(error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie))
                throw error;
            if (error.message !== _bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .goneMessage */ .N)
                this.#cutOff(directory, error.message);
            return [];
        }
    }
    #unnameable(path) {
        this.#entries.set(path, { path, kind: "unnameable" });
    }
    #cutOff(directory, unjudged) {
        const path = this.#names.pathOf(directory);
        this.#entries.set(path, { path, kind: "directory", unjudged });
    }
    #add(native, stats) {
        const path = this.#names.pathOf(native);
        if (stats.isDirectory()) {
            if (!this.#entries.has(path))
                this.#entries.set(path, { path, kind: "directory" });
            return native;
        }
        if (!stats.isSymbolicLink()) {
            this.#entries.set(path, (0,_walk_js__WEBPACK_IMPORTED_MODULE_6__/* .entryOf */ .Ms)("", native, stats).unjudged === undefined
                ? { path, kind: "file" }
                : { path, kind: "file", unjudged: "is not a regular file" });
            return native;
        }
        const real = realOf(native);
        const target = real ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(native), (0,_walk_js__WEBPACK_IMPORTED_MODULE_6__/* .entryOf */ .Ms)("", native, stats).target ?? "");
        this.#entries.set(path, { path, kind: "link", target: this.#names.pathOf(target) });
        const end = real === undefined ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real, { throwIfNoEntry: false });
        return real === undefined || !end ? undefined : this.#add(real, end);
    }
}
function realOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
;