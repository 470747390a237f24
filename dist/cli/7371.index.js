"use strict";
exports.id = 7371;
exports.ids = [7371];
exports.modules = {

/***/ 87371:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   indexTree: () => (/* binding */ indexTree)
/* harmony export */ });
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12461);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41535);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86136);



function indexTree(git, objects, prefix, file) {
    return new _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .BlobTree */ .qB(objects, prefix, async () => {
        const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)(git, ["ls-files", "--stage", "-z"], file === undefined ? {} : { environment: { GIT_INDEX_FILE: file } });
        const entries = [];
        for (const record of (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M)(output)) {
            const [facts, path] = (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(record);
            const [mode = "", id = "", stage] = facts.split(" ");
            if (stage === "0")
                entries.push((0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(mode, id, path, record.nameable));
            else if (entries.at(-1)?.path !== path)
                entries.push({ path, kind: "file", unjudged: "has unresolved merge stages" });
        }
        return entries;
    });
}


/***/ }),

/***/ 98104:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ checkedOut),
/* harmony export */   eL: () => (/* binding */ isFoldedBy),
/* harmony export */   o5: () => (/* binding */ checkoutOf),
/* harmony export */   vB: () => (/* binding */ parseAttributes)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50228);


const lineBytes = 2048;
function parseAttributes(directory, text) {
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
            lines.push({ matches: matcherOf(pattern, directory), settings });
    }
    return { directory, lines, macros };
}
function checkoutOf(files, path) {
    const exact = checkoutFrom(valuesOf(files, path, false));
    return exact.kind === "same" ? checkoutFrom(valuesOf(files, path, true)) : exact;
}
const generatedPath = /(?:^|\/)\.idea\/|(?:^|\/)Pods\/|(?:^|\/)Carthage\/Build\/|__generated__\/|node_modules\/|Godeps\/|vendor\/(?:[-\w]+\.)+[a-z]{2,3}|\.lock\b|npm-shrinkwrap\.json|package-lock\.json|pnpm-lock\.yaml|Package\.resolved|(?:^|\/)\.pnp\./;
function isFoldedBy(files, path, text = "") {
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
        if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(path), directory))
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
function matcherOf(pattern, directory) {
    if (pattern.endsWith("/"))
        return () => false;
    const match = (0,_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c)(pattern.replace(/^\//, ""));
    if (!pattern.includes("/"))
        return (path, foldCase) => match((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path), foldCase);
    return (path, foldCase) => match(path.slice((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, "x").length - 1), foldCase);
}


/***/ }),

/***/ 12461:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   qB: () => (/* binding */ BlobTree)
/* harmony export */ });
/* unused harmony exports chainObjects, batched */
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98104);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);




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
const targetBytes = 4096;
class BlobTree {
    #objects;
    #prefix;
    #listing;
    #entries;
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
        const full = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(this.#prefix, path);
        const entry = (await this.#known()).get(full);
        if ((entry?.kind !== "file" && entry?.kind !== "unnameable") || entry.id === undefined)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie("is not a file of this tree");
        const [bytes, attributes] = await Promise.all([this.#blob(entry.id, full), this.#attributesAbove(full)]);
        const checkout = (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .checkoutOf */ .o5)(attributes, full);
        const written = (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedOut */ .M8)(bytes, checkout);
        if (written)
            return written;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie(`is checked out as something else by \`${checkout.kind === "changed" ? checkout.by : checkout.kind}\` of a .gitattributes file`);
    }
    async identify(path) {
        return (await this.#known()).get((0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(this.#prefix, path))?.id;
    }
    #known() {
        return (this.#entries ??= this.#listing().then(async (listed) => {
            for (const entry of listed) {
                if (entry.kind === "file" && entry.id !== undefined && this.#isExpected(entry))
                    void this.#objects.get(entry.id, _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.fileBytes).catch(() => undefined);
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
        const target = found.content && (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(found.content);
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
            throw error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo ? new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`${path}\` cannot be read: ${error.message}`) : error;
        });
    }
    async #blob(id, path) {
        const found = await this.#objectOf(id, path, _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.fileBytes);
        if (found.kind === "missing")
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie(`has content that this clone does not hold (object ${id})`);
        if (!found.content)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(found.size));
        return found.content;
    }
    async #attributesAbove(path) {
        const entries = await this.#known();
        const found = [];
        for (let directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(path);; directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(directory)) {
            const entry = entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, ".gitattributes"));
            if (entry?.kind === "file")
                found.push(this.#attributesOf(directory, entry));
            if (directory === "")
                return Promise.all(found);
        }
    }
    #attributesOf(directory, { id, unjudged }) {
        let attributes = this.#attributes.get(directory);
        if (!attributes) {
            const read = async () => {
                if (id === undefined)
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie(`is checked out by ${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, ".gitattributes")}, which ${unjudged ?? "cannot be read"}`);
                return (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAttributes */ .vB)(directory, Buffer.from(await this.#blob(id, (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, ".gitattributes"))).toString("utf8"));
            };
            this.#attributes.set(directory, (attributes = read()));
        }
        return attributes;
    }
}
function entryOf(mode, id, path, nameable) {
    const kind = mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file";
    if (!nameable)
        return { path, kind: "unnameable", ...(kind === "file" ? { id } : {}) };
    return { path, kind, id };
}


/***/ }),

/***/ 50228:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ wildmatch)
/* harmony export */ });
function wildmatch(pattern) {
    const segments = segmentsOf(bytesOf(pattern));
    if (!segments)
        return () => false;
    return (path, foldCase) => matchAll(segments, bytesOf(path).split("/"), "**", (tokens, name) => tokens !== "**" && matchName(tokens, name, foldCase));
}
function bytesOf(text) {
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