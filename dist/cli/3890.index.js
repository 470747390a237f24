"use strict";
exports.id = 3890;
exports.ids = [3890,115];
exports.modules = {

/***/ 21156:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $P: () => (/* binding */ errorOutputOf),
  g5: () => (/* binding */ failureOf),
  c8: () => (/* binding */ gitAt),
  qn: () => (/* binding */ lackOfPartial),
  EO: () => (/* binding */ runGit),
  bJ: () => (/* binding */ runGitSync),
  BE: () => (/* binding */ startGit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/known-commands.js
const commands = new Map([
    ["cat-file", [{ needs: ["--batch"], takes: ["--buffer"], names: 0 }]],
    [
        "config",
        [
            { needs: ["--get"], takes: ["--local"], names: 1 },
            { needs: ["--get-regexp"], takes: ["-z"], names: 1 },
        ],
    ],
    [
        "diff-index",
        [
            {
                needs: ["--cached", "--raw"],
                takes: ["-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"],
            },
        ],
    ],
    [
        "fetch",
        [
            {
                needs: ["--no-recurse-submodules", "--no-auto-maintenance", "--upload-pack=git-upload-pack"],
                takes: ["--quiet", "--no-tags", "--no-write-fetch-head", "--depth=1"],
            },
        ],
    ],
    ["for-each-ref", [{ takes: ["--count=", "--format=", "--contains="] }]],
    ["hash-object", [{ needs: ["--no-filters", "--stdin"], takes: ["-w"], names: 0 }]],
    ["ls-files", [{ takes: ["-s", "-t", "-z", "--cached", "--exclude-standard", "--others", "--stage"] }]],
    ["ls-remote", [{ needs: ["--upload-pack=git-upload-pack"], takes: ["--quiet"] }]],
    ["ls-tree", [{ takes: ["-r", "-z", "--full-tree"] }]],
    ["merge-base", [{ takes: ["--is-ancestor"] }]],
    [
        "rev-list",
        [{ needs: ["--missing=print"], takes: ["--filter=blob:none", "--no-object-names", "--no-walk", "--objects"] }],
    ],
    ["rev-parse", [{ needs: ["--verify"], takes: ["--quiet"], names: 1 }]],
    ["status", [{ needs: ["--ignore-submodules"], takes: ["--porcelain", "--untracked-files=no"], names: 0 }]],
    ["symbolic-ref", [{ takes: ["--quiet"], names: 1 }]],
    ["update-index", [{ needs: ["--index-info"], takes: ["-z"], names: 0 }]],
]);
function isKnownCommand([name = "", ...words]) {
    const end = words.findIndex((word) => word === "--" || word === "--end-of-options");
    const before = end < 0 ? words : words.slice(0, end);
    const options = before.filter((word) => word.startsWith("-"));
    const others = words.length - options.length;
    return (commands.get(name) ?? []).some(({ needs = [], takes = [], names = Number.POSITIVE_INFINITY }) => needs.every((option) => options.includes(option)) &&
        options.every((option) => [...needs, ...takes].some((one) => isOption(option, one))) &&
        others <= names);
}
function isOption(written, known) {
    return known.endsWith("=") ? written.startsWith(known) : written === known;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/command.js





const settings = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.untrackedCache=false",
    "core.useReplaceRefs=false",
    "core.alternateRefsCommand=",
    "safe.bareRepository=explicit",
    "protocol.ext.allow=never",
    "fetch.recurseSubmodules=false",
    "gc.auto=0",
    "maintenance.auto=false",
];
const options = [
    "--no-pager",
    "--no-optional-locks",
    "--no-replace-objects",
    "--literal-pathspecs",
    ...settings.flatMap((setting) => ["-c", setting]),
];
function argumentsOf({ isBare }, command) {
    if (!isKnownCommand(command))
        throw new Error(`git ${command.slice(0, 3).join(" ")} is not one of the commands that are run`);
    const trust = isBare ? ["-c", "safe.bareRepository=all"] : [];
    return [...options, ...trust, ...command];
}
function gitAt(top, environment, { isBare = false } = {}) {
    const scrubbed = Object.entries(environment).filter(([name]) => !/^(GIT_|SSH_ASKPASS$|LC_|LANG)/i.test(name));
    return {
        executable: findGit(top, environment),
        top,
        isBare,
        environment: {
            ...Object.fromEntries(scrubbed),
            LC_ALL: "C",
            GIT_ALLOW_PROTOCOL: "",
            GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(top),
            GIT_GRAFT_FILE: "/dev/null",
            GIT_NO_LAZY_FETCH: "1",
            GIT_NO_REPLACE_OBJECTS: "1",
            GIT_OPTIONAL_LOCKS: "0",
            GIT_TERMINAL_PROMPT: "0",
        },
    };
}
function findGit(top, environment) {
    const windows = process.platform === "win32";
    const path = Object.entries(environment).find(([name]) => (windows ? name.toUpperCase() === "PATH" : name === "PATH"))?.[1] ??
        "";
    let isOnlyInside = false;
    for (const directory of path.split(external_node_path_.delimiter)) {
        if (!(0,external_node_path_.isAbsolute)(directory))
            continue;
        const candidate = (0,external_node_path_.join)(directory, windows ? "git.exe" : "git");
        try {
            if (!(0,external_node_fs_.statSync)(candidate).isFile())
                continue;
            (0,external_node_fs_.accessSync)(candidate, external_node_fs_.constants.X_OK);
            if (!(0,native_path/* isInside */.FK)(candidate, top) && !(0,native_path/* isInside */.FK)((0,external_node_fs_.realpathSync)(candidate), top))
                return candidate;
            isOnlyInside = true;
        }
        catch {
            continue;
        }
    }
    throw new tree/* UserError */.yo(`git is required and was not found in \`PATH\`${isOnlyInside ? ", except inside the repository, where it is not trusted" : ""}; install it`);
}
const mostAtOnce = 64 << 20;
function runGitSync(git, command, input) {
    const { executable, top, environment } = git;
    const { status, stdout } = process
        .getBuiltinModule("node:child_process")
        .spawnSync(executable, argumentsOf(git, command), {
        cwd: top,
        env: environment,
        input,
        maxBuffer: mostAtOnce,
        stdio: ["pipe", "pipe", "ignore"],
        windowsHide: true,
    });
    if (status !== 0)
        throw new tree/* RunFailure */.ae(`git ${command[0] ?? ""} failed`);
    return stdout;
}
function startGit(git, command, { more = {}, input = false, milliseconds, } = {}) {
    const { executable, top, environment } = git;
    return process.getBuiltinModule("node:child_process").spawn(executable, argumentsOf(git, command), {
        cwd: top,
        env: { ...environment, ...more },
        stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
        windowsHide: true,
        timeout: milliseconds,
    });
}
function runGit(git, command, { environment = {}, answers = [0], milliseconds, take, started } = {}) {
    return new Promise((resolve, reject) => {
        const child = startGit(git, command, { more: environment, milliseconds });
        const output = [];
        const errorOutput = errorOutputOf(child);
        const end = (reason) => {
            reject(reason);
            child.kill();
        };
        started?.(end);
        child.stdout?.on("data", (chunk) => {
            try {
                if (take)
                    take(chunk);
                else
                    output.push(chunk);
            }
            catch (error) {
                end(error);
            }
        });
        child.on("error", (error) => reject(new tree/* RunFailure */.ae(`git could not be started: ${error.message}`)));
        child.on("close", (status, signal) => {
            if (status !== null && answers.includes(status))
                resolve({ status, output: Buffer.concat(output) });
            else
                reject(failureOf(command[0] ?? "", status, signal, errorOutput()));
        });
    });
}
function errorOutputOf(child) {
    let text = "";
    child.stderr?.on("data", (chunk) => (text.length < 4096 ? (text += chunk.toString()) : undefined));
    return () => text
        .replace(/^hint:.*\n?/gm, "")
        .trim()
        .replace(/\/\/[^/@\s]*@/g, "//");
}
const lackOfPartial = "this clone is partial and lacks objects that are needed; fetch them, or clone without a filter";
function failureOf(command, status, signal, errorOutput) {
    const owner = /detected dubious ownership in repository at '(.*)'/.exec(errorOutput)?.[1];
    if (owner !== undefined)
        return new tree/* UserError */.yo(`git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`);
    if (/could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput))
        return new tree/* UserError */.yo(lackOfPartial);
    const [, unresolved] = /^fatal: (no upstream configured.*|HEAD does not point to a branch|no such branch.*|upstream branch .*|branch '.*' has no .*|push .*|cannot resolve .*|log for .*)/m.exec(errorOutput) ?? [];
    if (unresolved !== undefined)
        return new tree/* UserError */.yo(`git cannot resolve this revision: ${unresolved}; name a commit or a branch`);
    const [, broken] = /^fatal: (bad (?:\w+ )?config .*)/m.exec(errorOutput) ?? [];
    if (broken !== undefined)
        return new tree/* UserError */.yo(`git cannot read its configuration: ${broken}; repair the file, or clone the repository again`);
    const isForeign = /hash mismatch|SHA1 COLLISION/.test(errorOutput);
    return new (isForeign ? tree/* ForeignObject */.U3 : tree/* RunFailure */.ae)(`git ${command} ${signal === null ? `failed with status ${status}` : `was ended by ${signal}`}${errorOutput === "" ? "" : `: ${errorOutput}`}`);
}


/***/ }),

/***/ 81979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ originOfPlain),
/* harmony export */   _3: () => (/* binding */ idBytesOfPlain)
/* harmony export */ });
/* unused harmony exports originIn, idBytesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function idBytesOfPlain({ top, gitDirectory, shared }) {
    const user = process.geteuid?.();
    if (user === undefined || gitDirectory !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git") || shared !== gitDirectory)
        return undefined;
    const isOwn = [top, gitDirectory].every((path) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return stats.isDirectory() && stats.uid === user;
    });
    if (!isOwn)
        return undefined;
    for (const name of ["objects", "refs"])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    if (!/^(?:ref: refs\/\S|[0-9a-f]{40})/.test(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "HEAD"))))
        return undefined;
    return idBytesIn(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config")));
}
function originOfPlain(location) {
    return idBytesOfPlain(location) === undefined ? undefined : originIn(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location.gitDirectory, "config")));
}
function originIn(config) {
    let isOrigin = false;
    let url;
    for (const line of config.split("\n")) {
        if (line.startsWith("["))
            isOrigin = line === '[remote "origin"]';
        const [, value] = (isOrigin && /^[\t ]+url = (.*)$/i.exec(line)) || [];
        if (value === undefined)
            continue;
        if (/[#;"\\]/.test(value))
            return undefined;
        url = value.trim();
    }
    return { url };
}
function textOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "latin1") : "";
}
const isSwitch = /^(?:true|false)$/;
const known = new Map([
    ["core.repositoryformatversion", /^[01]$/],
    ["core.bare", /^false$/],
    ["core.autocrlf", /^(?:true|false|input)$/],
    ["core.filemode", isSwitch],
    ["core.hookspath", /^[^~\s]/],
    ["core.ignorecase", isSwitch],
    ["core.logallrefupdates", isSwitch],
    ["core.precomposeunicode", isSwitch],
    ["core.sshcommand", /./],
    ["core.symlinks", isSwitch],
    ["extensions.objectformat", /^sha(?:1|256)$/],
    ["extensions.partialclone", /^[\w-]+$/],
    ["user.name", /./],
    ["user.email", /./],
]);
const read = /^(?:core|extensions|user)$/;
const unread = /^(?:(?:remote|submodule|gc|maintenance|fetch|pull|http|credential|lfs|gui)\.?|branch\.)$/;
function idBytesIn(config) {
    const settings = settingsIn(config);
    if (settings?.get("core.bare") !== "false" || !settings.has("core.repositoryformatversion"))
        return undefined;
    const hasExtensions = [...settings.keys()].some((key) => key.startsWith("extensions."));
    if (hasExtensions && settings.get("core.repositoryformatversion") !== "1")
        return undefined;
    return settings.get("extensions.objectformat") === "sha256" ? 32 : 20;
}
function settingsIn(config) {
    let section = "none";
    const settings = new Map();
    for (const line of config.split("\n")) {
        if (line === "")
            continue;
        const head = sectionIn(line);
        if (head !== undefined) {
            section = head;
            if (!read.test(section) && !unread.test(section))
                return undefined;
            continue;
        }
        const [, key, value = ""] = /^[\t ]+([A-Za-z][A-Za-z0-9-]*) = ([^"\\\0\r]*)$/.exec(line) ?? [];
        if (section === "none" || key === undefined)
            return undefined;
        if (!read.test(section))
            continue;
        const setting = `${section}.${key.toLowerCase()}`;
        if (known.get(setting)?.test(value) !== true)
            return undefined;
        settings.set(setting, value);
    }
    return settings;
}
function sectionIn(line) {
    const [, name, subsection] = /^\[([a-z]+)(?: "([^"\\\0]*)")?\]$/.exec(line) ?? [];
    return name === undefined || subsection === undefined ? name : `${name}.`;
}


/***/ }),

/***/ 86136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ RecordReader),
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   _f: () => (/* binding */ entryAt),
/* harmony export */   g$: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12461);


function* recordsOf(output) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)) {
        const text = output.toString();
        for (let at = 0, end = 0; at < text.length; at = end + 1) {
            end = endOf(text.indexOf("\0", at));
            yield { text: text.slice(at, end), isNameable: true };
        }
        return;
    }
    for (let at = 0, end = 0; at < output.length; at = end + 1) {
        end = endOf(output.indexOf(0, at));
        const bytes = output.subarray(at, end);
        const isNameable = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
        yield { text: isNameable ? bytes.toString() : printable(bytes), isNameable };
    }
}
class RecordReader {
    #add;
    #rest = [];
    constructor(add) {
        this.#add = add;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(0) + 1;
        if (end > 0) {
            for (const record of recordsOf(Buffer.concat([...this.#rest, chunk.subarray(0, end)])))
                this.#add(record);
            this.#rest = [];
        }
        if (end < chunk.length)
            this.#rest = [...this.#rest, chunk.subarray(end)];
    }
    end() {
        if (this.#rest.length > 0)
            endOf(-1);
    }
}
function endOf(found) {
    if (found < 0)
        throw new Error("a listing of git's ends too soon");
    return found;
}
function printable(bytes) {
    return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
}
function entryAt(path, mode, id) {
    if (!/[^\0-\x7f]/.test(path))
        return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, path);
    const bytes = Buffer.from(path, "latin1");
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, bytes.toString());
    return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, printable(bytes), { isNameable: false });
}


/***/ }),

/***/ 31355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ indexFileOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _native_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9144);




function indexFileOf({ top, gitDirectory }, environment) {
    const named = environment.GIT_INDEX_FILE;
    if (named === undefined || named === "")
        return undefined;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)) || !(0,_native_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(gitDirectory)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`GIT_INDEX_FILE names ${named}, which is not a file of the repository's own directory ${gitDirectory}`);
    return file;
}


/***/ }),

/***/ 12461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   QE: () => (/* binding */ batched),
/* harmony export */   gW: () => (/* binding */ chainObjects),
/* harmony export */   qB: () => (/* binding */ BlobTree)
/* harmony export */ });
/* harmony import */ var _attribute_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28480);
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98104);
/* harmony import */ var _checkout_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90587);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72456);






function chainObjects(...sources) {
    return {
        async get(id, limit) {
            for (const source of sources) {
                const result = await source.get(id, limit);
                if (result.kind !== "missing")
                    return result;
            }
            return { kind: "missing" };
        },
    };
}
const pause = 5;
function batched(limit, fetchAll) {
    const requested = new Map();
    let batch;
    const newBatch = () => {
        const ids = [];
        const values = new Promise((resolve) => setTimeout(resolve, pause)).then(() => {
            if (batch?.ids === ids)
                batch = undefined;
            return fetchAll(ids);
        });
        return { ids, values };
    };
    return (id) => {
        let value = requested.get(id);
        if (!value) {
            if (!batch || batch.ids.length >= limit)
                batch = newBatch();
            batch.ids.push(id);
            requested.set(id, (value = batch.values.then((values) => values.get(id))));
        }
        return value;
    };
}
async function allOf(promises) {
    await Promise.allSettled(promises);
    return Promise.all(promises);
}
const targetBytes = 4096;
class BlobTree {
    #objects;
    #prefix;
    #listing;
    #entries;
    #left = new _attribute_file_js__WEBPACK_IMPORTED_MODULE_0__/* .LinesLeft */ .TN();
    #attributes = new Map();
    #isExpected;
    constructor(objects, prefix, listing, isExpected = () => false) {
        this.#objects = objects;
        this.#prefix = prefix;
        this.#listing = listing;
        this.#isExpected = isExpected;
    }
    async list() {
        const entries = [...(await this.#known()).values()];
        if (this.#prefix === "")
            return entries;
        const below = this.#prefix.length + 1;
        return entries
            .filter(({ path }) => path.startsWith(`${this.#prefix}/`))
            .map((entry) => ({ ...entry, path: entry.path.slice(below) }));
    }
    async read(path) {
        const full = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path);
        const entry = (await this.#known()).get(full);
        if ((entry?.kind !== "file" && entry?.kind !== "unnameable") || entry.id === undefined)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie("is not a file of this tree");
        const [bytes, attributes] = await allOf([this.#blob(entry.id, full), this.#attributesAbove(full)]);
        const checkout = (0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .checkoutOf */ .o5)(attributes, full);
        const written = (0,_checkout_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .checkedOut */ .M)(bytes, checkout);
        if (written)
            return written;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`is checked out as something else by \`${checkout.kind === "changed" ? checkout.by : checkout.kind}\` of a .gitattributes file`);
    }
    async glimpse(paths, take) {
        const entries = await this.#known();
        const found = paths.flatMap((path) => {
            const entry = entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path));
            return entry?.kind === "file" && entry.id !== undefined ? [{ path, id: entry.id }] : [];
        });
        const isPlain = ![...entries.keys()].some((path) => (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path) === ".gitattributes");
        if (!this.#objects.each || !isPlain)
            return false;
        await this.#objects.each(found.map(({ id }) => id), _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes, (number, object) => {
            const path = found[number]?.path;
            if (path !== undefined && object.kind === "object" && object.content)
                take(path, object.content);
        });
        return true;
    }
    async identify(path) {
        const full = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path);
        const entry = (await this.#known()).get(full);
        if (entry?.id === undefined)
            return undefined;
        if (entry.kind !== "file")
            return { id: entry.id };
        const checkout = await this.#effectOn(full);
        return { id: entry.id, isExecutable: entry.isExecutable === true, ...(checkout ? { checkout } : {}) };
    }
    async #effectOn(path) {
        try {
            return (0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .effectBy */ .Tb)((0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .checkoutBy */ .u_)(await this.#attributesAbove(path), path));
        }
        catch (error) {
            if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie)
                return { how: error.message, by: [] };
            throw error;
        }
    }
    #known() {
        return (this.#entries ??= this.#listing().then(async (listed) => {
            for (const entry of listed) {
                if (entry.kind === "file" && entry.id !== undefined && this.#isExpected(entry))
                    void this.#objects.get(entry.id, _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes).catch(() => undefined);
            }
            const entries = await Promise.all(listed.map((entry) => (entry.kind === "link" ? this.#withTarget(entry) : entry)));
            return new Map(entries.map((entry) => [entry.path, entry]));
        }));
    }
    async #withTarget(entry) {
        if (entry.id === undefined)
            return entry;
        const found = await this.#objectOf(entry.id, entry.path, targetBytes);
        if (found.kind === "missing")
            return { ...entry, unjudged: "is a link whose target this clone does not hold" };
        const target = found.content && (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(found.content);
        if (target === undefined)
            return {
                ...entry,
                unjudged: found.content
                    ? "is a link whose target is not UTF-8"
                    : `is a link whose target is longer than ${targetBytes} bytes`,
            };
        return { ...entry, target };
    }
    #objectOf(id, path, limit) {
        return this.#objects.get(id, limit).catch((error) => {
            throw error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo ? new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${path}\` cannot be read: ${error.message}`) : error;
        });
    }
    async #blob(id, path) {
        const found = await this.#objectOf(id, path, _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes);
        if (found.kind === "missing")
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`has content that this clone does not hold (object ${id})`);
        if (!found.content)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .tooLarge */ .g$)(found.size));
        return found.content;
    }
    async #attributesAbove(path) {
        const entries = await this.#known();
        const found = [];
        for (let directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path);; directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(directory)) {
            const entry = entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes"));
            if (entry?.kind === "file" || entry?.kind === "link")
                found.push(this.#attributesOf(directory, entry));
            if (directory === "")
                return allOf(found);
        }
    }
    #attributesOf(directory, { id, unjudged }) {
        let attributes = this.#attributes.get(directory);
        if (!attributes) {
            const read = async () => {
                if (id === undefined)
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`is checked out by ${(0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes")}, which ${unjudged ?? "cannot be read"}`);
                return (0,_attribute_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAttributes */ .vB)(directory, await this.#blob(id, (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes")), this.#left);
            };
            this.#attributes.set(directory, (attributes = read()));
        }
        return attributes;
    }
}
function entryOf(mode, id, path, { isNameable = true } = {}) {
    const kind = mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file";
    if (!isNameable)
        return { path, kind: "unnameable", ...(kind === "file" ? { id } : {}) };
    return { path, kind, id, ...(mode === "100755" ? { isExecutable: true } : {}) };
}


/***/ }),

/***/ 48132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ kinds),
/* harmony export */   HE: () => (/* binding */ modeAt),
/* harmony export */   Jy: () => (/* binding */ stageMask),
/* harmony export */   PQ: () => (/* binding */ extensionHeadBytes),
/* harmony export */   Qc: () => (/* binding */ flagBytes),
/* harmony export */   RH: () => (/* binding */ headerBytes),
/* harmony export */   Tn: () => (/* binding */ lengthMask),
/* harmony export */   WJ: () => (/* binding */ isOptionalExtension),
/* harmony export */   aP: () => (/* binding */ extendedFlag),
/* harmony export */   by: () => (/* binding */ indexHeaderOf),
/* harmony export */   jZ: () => (/* binding */ flagsAt),
/* harmony export */   jj: () => (/* binding */ idAt),
/* harmony export */   oc: () => (/* binding */ paddedBytes),
/* harmony export */   zR: () => (/* binding */ modeText)
/* harmony export */ });
const headerBytes = 12;
function indexHeaderOf(bytes) {
    if (bytes.length < headerBytes || bytes.toString("latin1", 0, 4) !== "DIRC")
        return undefined;
    const version = bytes.readUInt32BE(4);
    return version < 2 || version > 4 ? undefined : { version, count: bytes.readUInt32BE(8) };
}
const modeAt = 26;
const idAt = 40;
const kinds = { directory: 0o4, file: 0o10, link: 0o12, submodule: 0o16 };
const extendedFlag = 0x4000;
const stageMask = 0x3000;
const lengthMask = 0x0fff;
function flagsAt(bytes, at) {
    return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
function flagBytes(flags) {
    return (flags & extendedFlag) === 0 ? 2 : 4;
}
function paddedBytes(entryBytes) {
    return (entryBytes + 8) & ~7;
}
const extensionHeadBytes = 8;
function isOptionalExtension(bytes, at) {
    const first = bytes[at] ?? 0;
    return first >= 0x41 && first <= 0x5a;
}
function modeText(mode) {
    return mode.toString(8).padStart(6, "0");
}


/***/ }),

/***/ 289:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ offsetVarint),
/* harmony export */   Z: () => (/* binding */ offsetVarintEnd)
/* harmony export */ });
function offsetVarint(bytes, at) {
    const first = bytes[at] ?? 0;
    return first < 128 ? first : longVarint(bytes, at);
}
function longVarint(bytes, at) {
    let byte = bytes[at] ?? 0;
    let value = byte & 127;
    for (let next = at + 1; byte & 128; next++) {
        byte = bytes[next] ?? 0;
        value = (value + 1) * 128 + (byte & 127);
    }
    return value;
}
function offsetVarintEnd(bytes, at) {
    let end = at;
    while ((bytes[end] ?? 0) & 128)
        end++;
    return end + 1;
}


/***/ })

};
;