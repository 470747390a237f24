"use strict";
exports.id = 8737;
exports.ids = [8737];
exports.modules = {

/***/ 27704:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _native_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9144);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3491);





function placeOf(directory, { isNamed = false } = {}) {
    const start = (0,_location_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryAt */ .Dp)(directory);
    const around = (0,_location_js__WEBPACK_IMPORTED_MODULE_4__/* .locateRepositoryAt */ .un)(start);
    const bare = bareAbove(start, around?.top);
    if (bare === undefined || (around && (0,_native_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(bare, around.gitDirectory)))
        return around && (isBareByConfig(around.gitDirectory) ? { ...around, isBare: true } : { ...around, isBare: false });
    if (around && !(isNamed && start === bare))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${bare} looks like a bare repository, and lies in the working tree of ${around.top}; name the one to check: --root ${bare} or --root ${around.top}`);
    return { top: bare, gitDirectory: bare, shared: bare, prefix: "", isBare: true };
}
function bareAbove(start, end) {
    for (let path = start; path !== end; path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) {
        if (isGitDirectory(path))
            return path;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            return undefined;
    }
    return undefined;
}
function isGitDirectory(path) {
    const isDirectory = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { throwIfNoEntry: false })?.isDirectory() === true;
    return isDirectory("objects") && isDirectory("refs") && isHead((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "HEAD"));
}
function isHead(path) {
    const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (kind?.isSymbolicLink())
        return true;
    return kind?.isFile() === true && kind.size < 4096 && /^(?:ref:\s*refs\/|[0-9a-f]{40,64}\s*$)/.test(textOf(path));
}
function isBareByConfig(gitDirectory) {
    if (textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "commondir")) !== "")
        return false;
    const own = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config"));
    const more = /worktreeconfig/i.test(own) ? textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config.worktree")) : "";
    let section = "";
    let isBare = false;
    for (const line of `${own}\n${more}`.split("\n")) {
        const [, name, rest = ""] = /^\s*\[\s*([^\]]*?)\s*\](.*)$/.exec(line) ?? [];
        section = name?.toLowerCase() ?? section;
        const [, value] = /^\s*bare\s*(?:=\s*"?(\w*)"?\s*)?(?:[#;].*)?$/i.exec(name === undefined ? line : rest) ?? [];
        if (section === "core" && /^\s*bare\b/i.test(name === undefined ? line : rest))
            isBare = value === undefined || /^(?:true|yes|on|[1-9]\d*)$/i.test(value);
    }
    return isBare;
}
function textOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8") : "";
}


/***/ }),

/***/ 3491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ directoryAt),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   un: () => (/* binding */ locateRepositoryAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);



function locateRepository(directory) {
    return locateRepositoryAt(directoryAt(directory));
}
function locateRepositoryAt(start) {
    for (let top = start;; top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)) {
        const gitDirectory = gitDirectoryOf(top);
        if (gitDirectory !== undefined)
            return { top, gitDirectory, shared: sharedBy(gitDirectory), prefix: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, start).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) === top)
            return undefined;
    }
}
function directoryAt(directory) {
    try {
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return path;
    }
    catch {
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`the directory ${directory} does not exist or cannot be read`);
    }
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${directory} is not a directory`);
}
function gitDirectoryOf(top) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git");
    const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (!kind)
        return undefined;
    if (!kind.isFile())
        return isRepository(path) ? path : undefined;
    const target = /^gitdir: (.*?)[\r\n]*$/s.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"))?.[1];
    const pointed = target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, target);
    if (pointed === undefined || !isRepository(pointed))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} does not lead to a repository`);
    return pointed;
}
function sharedBy(gitDirectory) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "commondir");
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8").trim()) : gitDirectory;
}
function isRepository(path) {
    const exists = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { throwIfNoEntry: false }) !== undefined;
    return exists("HEAD") && (exists("commondir") || (exists("objects") && exists("refs")));
}


/***/ }),

/***/ 28480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ isReadAlike),
/* harmony export */   TN: () => (/* binding */ LinesLeft),
/* harmony export */   lH: () => (/* binding */ attributesIn),
/* harmony export */   vB: () => (/* binding */ parseAttributes)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50228);


const perLine = 256;
class LinesLeft {
    #left;
    #kept;
    constructor(left = 10_000_000, kept = 100_000) {
        this.#left = left;
        this.#kept = kept;
    }
    keep(count) {
        this.#kept -= count;
        return this.#kept >= 0;
    }
    take(count, { names, paths }, path) {
        this.#left -= count + Math.floor((names * (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path).length + paths * path.length) / perLine);
        return this.#left >= 0;
    }
}
const lineBytes = 2048;
function isReadAlike(bytes) {
    return !(bytes[0] === 0xef || bytes.includes(0) || bytes.includes(0x0d));
}
function parseAttributes(directory, content, left = new LinesLeft(), origin = "object") {
    const bytes = typeof content === "string" ? (0,_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOf */ .$$)(content) : Buffer.from(content).toString("latin1");
    const lines = [];
    const macros = new Map();
    const lengths = { names: 0, paths: 0 };
    const found = { directory, lines, macros, sum: sumOf(bytes), lengths, left };
    if (!left.keep(countOf(bytes)))
        return { ...found, isCut: true, varies: false };
    let varies = false;
    for (const [i, text] of linesOf(bytes, origin).entries()) {
        const line = text.length < lineBytes ? readLine(text) : undefined;
        if (!line)
            continue;
        const { pattern, settings, isReserved } = line;
        if (line.isMacro) {
            if (directory !== "")
                continue;
            const at = { path: attributesIn(directory), line: i + 1 };
            const same = macros.get(pattern);
            if (same)
                same.push({ settings, isReserved, at });
            else
                macros.set(pattern, [{ settings, isReserved, at }]);
        }
        else {
            lines.push({ number: i + 1, matches: matcherOf(pattern, directory, isReserved), settings });
            lengths[pattern.includes("/") ? "paths" : "names"] += pattern.length;
        }
        varies ||= isReserved || (pattern.includes("/") && startsBeforeStars.test(pattern));
    }
    return { ...found, isCut: false, varies };
}
function linesOf(bytes, origin) {
    const untilNul = (text) => text.split("\0", 1)[0] ?? "";
    if (origin === "object")
        return untilNul(bytes).split("\n");
    return bytes
        .replace(/^\xef\xbb\xbf/, "")
        .split("\n")
        .map((line) => untilNul(line.replace(/\r$/, "")));
}
function readLine(line) {
    const text = line.replace(/^[ \t\r]+/, "");
    if (text === "" || text.startsWith("#"))
        return undefined;
    const { name, rest } = quotedAt(text) ?? bareAt(text);
    const isMacro = name.length > macroPrefix.length && name.startsWith(macroPrefix);
    const pattern = isMacro
        ? (/^[ \t\r\n]*([^ \t\r\n\0]*)/.exec(name.slice(macroPrefix.length))?.[1] ?? "")
        : (name.split("\0", 1)[0] ?? "");
    const settings = rest
        .split(/[ \t\r]+/)
        .filter(Boolean)
        .map(settingOf);
    const names = settings.map(([attribute]) => attribute);
    if (isMacro)
        names.push(pattern);
    else if (pattern.startsWith("!"))
        return undefined;
    if (!names.every((one) => /^(?!-)[-.\w]+$/.test(one)))
        return undefined;
    return { pattern, isMacro, settings, isReserved: names.some((one) => one.startsWith("builtin_")) };
}
const macroPrefix = "[attr]";
function bareAt(text) {
    const end = text.search(/[ \t\r]/);
    return end < 0 ? { name: text, rest: "" } : { name: text.slice(0, end), rest: text.slice(end) };
}
function quotedAt(text) {
    const [whole, quoted] = /^"((?:[^"\\]|\\(?:[abfnrtv\\"]|[0-3][0-7]{2}))*)"/.exec(text) ?? [];
    if (whole === undefined || quoted === undefined)
        return undefined;
    return { name: unquote(quoted), rest: text.slice(whole.length) };
}
function countOf(text) {
    let count = 1;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
        count++;
    return count;
}
function sumOf(text) {
    let sum = 0;
    for (let at = 0; at < text.length; at++)
        sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
    return sum >>> 0;
}
function attributesIn(directory) {
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, ".gitattributes");
}
function settingOf(word) {
    const equals = word.indexOf("=");
    const name = equals < 0 ? word : word.slice(0, equals);
    if (word.startsWith("-"))
        return [name.slice(1), false];
    if (word.startsWith("!"))
        return [name.slice(1), null];
    return [name, equals < 0 ? true : Buffer.from(word.slice(equals + 1), "latin1").toString()];
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
const startsBeforeStars = /^[^*?[\\]*[^*?[\\/]\*\*+(?:$|\/|\\\/)/;
function matcherOf(pattern, directory, isReserved) {
    if (pattern.endsWith("/"))
        return () => false;
    const isPath = pattern.includes("/");
    const relative = pattern.replace(/^\//, "");
    const compile = (isWhole) => isPath && !isWhole && startsBeforeStars.test(relative) ? (0,_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatchBehindStart */ .IE)(relative) : (0,_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatchBytes */ .F8)(relative);
    const compiled = new Map();
    return (path, { foldCase, reservesNames, isWhole }) => {
        if (isReserved && reservesNames)
            return false;
        const match = compiled.get(isWhole) ?? compile(isWhole);
        compiled.set(isWhole, match);
        return match(isPath ? path.slice((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, "x").length - 1) : (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path), foldCase);
    };
}


/***/ }),

/***/ 98104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ effectBy),
/* harmony export */   eL: () => (/* binding */ isFoldedBy),
/* harmony export */   o5: () => (/* binding */ checkoutOf),
/* harmony export */   u_: () => (/* binding */ checkoutBy)
/* harmony export */ });
/* unused harmony export checkoutSteps */
/* harmony import */ var _many_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46447);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _attribute_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28480);



function checkoutOf(files, path) {
    return checkoutSteps(files, path)[0] ?? { kind: "same" };
}
function checkoutSteps(files, path) {
    return checkoutBy(files, path).steps;
}
const versions = [
    { reservesNames: false, isWhole: false },
    { reservesNames: true, isWhole: false },
    { reservesNames: true, isWhole: true },
];
function checkoutBy(files, path) {
    const known = files.some(({ varies }) => varies) ? versions : [versions[0]];
    for (const foldCase of [false, true]) {
        const decided = known.map((version) => decidedBy(files, path, { foldCase, ...version }));
        const rank = ({ steps: [step] }) => step ? ["crlf", "ident", "changed"].indexOf(step.kind) : -1;
        const worst = decided.reduce((one, other) => (rank(other) > rank(one) ? other : one));
        if (worst.steps.length > 0)
            return worst;
    }
    return { steps: [], by: [] };
}
function decidedBy(files, path, reading) {
    const values = valuesOf(files, path, reading);
    if (!values)
        return { steps: [unknownIn(files)], by: filesOf(files) };
    const steps = stepsFrom(values);
    if (steps.length === 0)
        return { steps, by: [] };
    const deciding = ["filter", "working-tree-encoding", "ident", "eol"].flatMap((name) => values.get(name)?.by ?? []);
    const lines = new Map(deciding.map((by) => [`${by.line} ${by.path}`, by]));
    return { steps, by: [...lines.values()].sort((a, b) => (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .byBytes */ .bg)(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0)) };
}
function filesOf(files) {
    return files.map(({ directory }) => ({ path: (0,_attribute_file_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesIn */ .lH)(directory) })).sort((a, b) => (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .byBytes */ .bg)(a.path, b.path));
}
function unknownIn(files) {
    return { kind: "changed", by: `more lines than are compared (${files.map(({ sum }) => sum).join(" ")})` };
}
const generatedPath = /(?:^|\/)\.idea\/|(?:^|\/)Pods\/|(?:^|\/)Carthage\/Build\/|__generated__\/|node_modules\/|Godeps\/|vendor\/(?:[-\w]+\.)+[a-z]{2,3}|\.lock\b|npm-shrinkwrap\.json|package-lock\.json|pnpm-lock\.yaml|Package\.resolved|(?:^|\/)\.pnp\./;
function isFoldedBy(files, path, text = "") {
    const values = valuesOf(files, path, { foldCase: false, ...versions[0] });
    if (!values)
        return true;
    const generated = values.get("linguist-generated")?.value;
    if (generated === true || generated === "true" || values.get("diff")?.value === false)
        return true;
    return generated === undefined && (generatedPath.test(path) || (path.endsWith(".yml") && isCassette(text)));
}
function isCassette(text) {
    return text.split("\n").at(-2)?.includes("recorded_with: VCR") === true;
}
const ofBinary = [
    ["diff", false],
    ["text", false],
];
function valuesOf(files, path, reading) {
    const root = files.find(({ directory }) => directory === "");
    if (root?.isCut)
        return undefined;
    const macros = root?.macros;
    const values = new Map();
    const fill = (settings, line) => {
        const open = settings.map((setting) => ({ setting, by: [line] }));
        for (let next = open.pop(); next; next = open.pop()) {
            const { by } = next;
            const [attribute, value] = next.setting;
            if (values.has(attribute))
                continue;
            values.set(attribute, { value, by });
            if (value !== true)
                continue;
            const macro = macros?.get(attribute)?.findLast(({ isReserved }) => !(isReserved && reading.reservesNames));
            const more = macro?.settings ?? (attribute === "binary" ? ofBinary : []);
            const byBoth = macro ? [line, macro.at] : by;
            (0,_many_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(open, more.map((setting) => ({ setting, by: byBoth })));
        }
    };
    for (const { directory, lines, lengths, isCut, left } of files.toSorted((a, b) => b.directory.length - a.directory.length)) {
        if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(path), directory))
            continue;
        if (isCut || !left.take(lines.length, lengths, path))
            return undefined;
        for (let at = lines.length - 1; at >= 0; at--) {
            const line = lines[at];
            if (line?.matches(path, reading))
                fill(line.settings, { path: (0,_attribute_file_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesIn */ .lH)(directory), line: line.number });
        }
    }
    return values;
}
function stepsFrom(given) {
    const values = new Map([...given].map(([attribute, { value }]) => [attribute, value]));
    const filter = values.get("filter");
    return [
        ...(isText(filter) ? [{ kind: "changed", by: `filter=${filter}` }] : []),
        ...encodingFrom(values.get("working-tree-encoding")),
        ...(values.get("ident") === true ? [{ kind: "ident" }] : []),
        ...endsFrom(values),
    ];
}
function encodingFrom(encoding) {
    if (encoding === true || encoding === false)
        return [{ kind: "changed", by: "working-tree-encoding without a value" }];
    if (!isText(encoding) || /^utf-?8$/i.test(encoding))
        return [];
    return [{ kind: "changed", by: `working-tree-encoding=${encoding}` }];
}
function endsFrom(values) {
    const text = [values.get("text"), values.get("crlf")].find((value) => value === true || value === false || value === "auto" || value === "input");
    return text === false || values.get("eol") !== "crlf" ? [] : [{ kind: "crlf", auto: text === "auto" }];
}
function isText(value) {
    return typeof value === "string" && value !== "";
}
function effectBy({ steps, by }) {
    if (steps.length === 0)
        return undefined;
    const how = steps
        .map((step) => (step.kind === "changed" ? step.by : step.kind === "crlf" ? "eol=crlf" : step.kind))
        .join(" ");
    return { how, by };
}


/***/ }),

/***/ 90587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ storedFrom),
/* harmony export */   M: () => (/* binding */ checkedOut)
/* harmony export */ });
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
function storedFrom(bytes, steps) {
    return steps.reduce(withoutStep, bytes);
}
function withoutStep(bytes, step) {
    switch (step.kind) {
        case "crlf":
            return step.auto && isKept(bytes) ? bytes : withoutCarriageReturns(bytes);
        case "ident": {
            const text = Buffer.from(bytes).toString("latin1");
            return Buffer.from(text.replace(/\$Id:[^$\n]*\$/g, "$$Id$$"), "latin1");
        }
        case "changed": {
            const [, encoding] = /^working-tree-encoding=(.*)$/s.exec(step.by) ?? [];
            return encoding === undefined ? bytes : inUtf8(bytes, encoding);
        }
    }
}
function isKept(bytes) {
    const text = withoutCarriageReturns(bytes);
    return text.includes(13) || looksBinary(text);
}
function inUtf8(bytes, encoding) {
    const isBigEndian = /^utf-?16(?:$|be)/i.test(encoding) && !(bytes[0] === 0xff && bytes[1] === 0xfe);
    const label = isBigEndian ? "utf-16be" : encoding.replace(/^utf-?16.*$/i, "utf-16le");
    try {
        return new TextEncoder().encode(new TextDecoder(label, { fatal: true }).decode(bytes));
    }
    catch {
        return bytes;
    }
}
function withoutCarriageReturns(bytes) {
    return bytes.filter((byte, i) => byte !== 13 || bytes[i + 1] !== 10);
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


/***/ }),

/***/ 50228:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   F8: () => (/* binding */ wildmatchBytes),
/* harmony export */   IE: () => (/* binding */ wildmatchBehindStart),
/* harmony export */   cG: () => (/* binding */ wildmatch)
/* harmony export */ });
function wildmatch(pattern) {
    return wildmatchBytes(bytesOf(pattern));
}
function wildmatchBytes(pattern) {
    const segments = segmentsOf(pattern);
    if (!segments)
        return () => false;
    return (path, foldCase) => matchPath(segments, partsOf(path), foldCase);
}
function wildmatchBehindStart(pattern) {
    const [start = ""] = /^[^*?[\\]*/.exec(pattern) ?? [];
    const segments = segmentsOf(pattern.slice(start.length));
    if (!segments)
        return () => false;
    return (path, foldCase) => {
        const bytes = bytesOf(path);
        for (let at = 0; at < start.length; at++)
            if (!isByte(start.charCodeAt(at), bytes.charCodeAt(at), foldCase))
                return false;
        return matchPath(segments, bytes.slice(start.length).split("/"), foldCase);
    };
}
function matchPath(segments, parts, foldCase) {
    return matchAll(segments, parts, "**", (tokens, name) => tokens !== "**" && matchName(tokens, name, foldCase));
}
let last = { path: "", parts: [""] };
function partsOf(path) {
    if (last.path !== path)
        last = { path, parts: bytesOf(path).split("/") };
    return last.parts;
}
function bytesOf(text) {
    return /^[\0-\x7f]*$/.test(text)
        ? text
        : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
function matchName(tokens, name, foldCase) {
    return matchAll(tokens, name, "*", (token, character) => {
        const byte = character.charCodeAt(0);
        if (token === "*")
            return false;
        return typeof token === "number" ? isByte(token, byte, foldCase) : token(byte, foldCase);
    });
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
    if (star === "*")
        while (at < pattern.length && pattern[at] === star)
            at++;
    return at === pattern.length;
}
function segmentsOf(pattern) {
    const segments = [];
    let tokens = [];
    const end = (by) => {
        const isAny = tokens.length > 1 && tokens.every((token) => token === "*");
        if (isAny && by === "\\")
            segments.push(["*"]);
        segments.push(isAny ? "**" : tokens);
        tokens = [];
    };
    for (let at = 0; at < pattern.length; at++) {
        const character = pattern[at] ?? "";
        const escaped = character === "\\" ? pattern[at + 1] : undefined;
        if (character === "\\" && escaped === undefined)
            return undefined;
        if (character === "/")
            end();
        else if (escaped === "/")
            end("\\");
        else if (escaped !== undefined)
            tokens.push(escaped.charCodeAt(0));
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
            tokens.push(character.charCodeAt(0));
        if (escaped !== undefined)
            at++;
    }
    end();
    return segments;
}
function isByte(code, byte, foldCase) {
    return byte === code || (foldCase && lower(byte) === lower(code));
}
function lower(byte) {
    return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}
const classes = new Map([
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
    const group = classes.get(name);
    return group && { has: (byte) => group.test(String.fromCharCode(byte)), end };
}
function byteAt(pattern, at) {
    if (at >= pattern.length)
        return undefined;
    const code = pattern.charCodeAt(at);
    return { has: (byte) => byte === code, code, end: at + 1 };
}


/***/ })

};
;