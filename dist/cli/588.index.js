"use strict";
exports.id = 588;
exports.ids = [588];
exports.modules = {

/***/ 53797:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
function memoize(make) {
    const results = new WeakMap();
    return (key) => {
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}


/***/ }),

/***/ 56132:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

function profileFrom({ home, name, grants, mayStart, ...fields }) {
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    return {
        name,
        identity: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: absent,
        model: absent,
        permissionMode: absent,
        grants,
        denied: [],
        ...(mayStart ? { mayStart } : {}),
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [],
        ineffective: [],
        prompt: noPrompt(home),
        native: undefined,
        ...fields,
    };
}
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
}


/***/ }),

/***/ 96918:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ toolTable),
/* harmony export */   Ud: () => (/* binding */ grantEach),
/* harmony export */   cR: () => (/* binding */ nearName),
/* harmony export */   tj: () => (/* binding */ ownToolNames)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);

function toolTable(names, normalize = (name) => name) {
    const spellings = new Set();
    const tools = new Map();
    for (const [group, list] of Object.entries(names)) {
        for (const name of list.trim().split(/\s+/)) {
            const key = normalize(name);
            spellings.add(name);
            tools.set(key, [...(tools.get(key) ?? []), ..._model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => capability === group)]);
        }
    }
    return {
        names: [...spellings],
        has: (name) => tools.has(normalize(name)),
        lookup: (name) => tools.get(normalize(name)),
    };
}
function ownToolNames(names) {
    const meanings = new Map(Object.entries(names).flatMap(([own, words]) => words.split(" ").map((word) => [word, own])));
    return (name) => meanings.get(name
        .toLowerCase()
        .replace(/\(.*$/s, "")
        .replace(/[-_\s]/g, ""));
}
function nearName(name, own) {
    const fold = (text) => text.toLowerCase().replace(/[-_\s]/g, "");
    const [meant, second] = own.filter((candidate) => fold(candidate) === fold(name));
    return meant === undefined || second !== undefined ? {} : { meant };
}
function grantEach(at, granted = _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7, tool = "*") {
    return granted.map((capability) => ({ tool, capability, scope: null, at }));
}


/***/ }),

/***/ 48730:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unreadFault),
/* harmony export */   w: () => (/* binding */ beyond)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

function beyond(path, resolution) {
    if (resolution.kind === "unjudged")
        return { message: resolution.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(resolution.path) };
    return {
        message: `is a link out of the repository to \`${resolution.target}\`, which is not checked`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(resolution.link ?? path),
    };
}
function unreadFault(path, content) {
    if (content.kind === "not-utf8")
        return { problem: { message: "it is not UTF-8", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) } };
    if (content.kind === "unjudged")
        return { unjudged: { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) } };
    const { resolution } = content;
    if (resolution.kind === "outside")
        return { unjudged: beyond(path, resolution) };
    const why = {
        directory: "it is a directory",
        missing: "it is a broken link",
        loop: "it is a circular link",
        "not-a-directory": "it is a link through a file",
    };
    return { problem: { message: why[resolution.kind], at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
}


/***/ }),

/***/ 60588:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ openheim)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/parsers/toml/index.js + 9 modules
var toml = __webpack_require__(63823);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openheim/document.js




const fields = {
    description: (0,decode/* optional */.lq)(decode/* string */.Yj, ""),
    model: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    provider: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    tools: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* list */.p_)(decode/* string */.Yj)), null),
    max_iterations: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* unsigned */.ad)(64)), null),
};
const meta = (0,decode/* struct */.w3)("AgentProfileMeta", fields);
const readDocument = (0,memoize/* memoize */.B)(async (source) => {
    const { text } = source;
    const start = text.length - (0,repo_text/* trimStart */.Dw)(text).length;
    if (!text.startsWith("+++", start)) {
        return {
            source,
            metadata: { start: 0, end: 0 },
            fenced: false,
            root: undefined,
            meta: defaults,
            prompt: promptIn(source, 0),
        };
    }
    const begin = start + 3 + (text[start + 3] === "\n" ? 1 : 0);
    const end = text.indexOf("\n+++", begin);
    if (end < 0) {
        const problem = {
            message: "the `+++` frontmatter is never closed: no further line begins with `+++`",
            at: { source, span: { start, end: start + 3 } },
        };
        return {
            source,
            metadata: { start: begin, end: text.length },
            fenced: true,
            root: undefined,
            meta: undefined,
            prompt: promptIn(source, text.length),
            problem,
        };
    }
    const newline = text.indexOf("\n", end + 1);
    const document = {
        source,
        metadata: { start: begin, end },
        fenced: true,
        prompt: promptIn(source, newline < 0 ? text.length : newline + 1),
    };
    const root = await (0,toml/* parseToml */.MT)(text.slice(begin, end), begin, "0.8");
    if (root.kind === "problem")
        return { ...document, root: undefined, meta: undefined, problem: invalid(source, root) };
    const decoded = meta(root, toml/* toml08 */.tY);
    if (decoded instanceof decode/* DecodeError */.Xc)
        return { ...document, root, meta: undefined, problem: invalid(source, decoded) };
    return { ...document, root, meta: decoded };
});
const defaults = { description: "", model: null, provider: null, tools: null, max_iterations: null };
function invalid(source, { message, span }) {
    const returned = message.startsWith("expected newline") && source.text[span.start] === "\r";
    const reason = returned
        ? "a carriage return at the end of the last line, left by Windows line ends"
        : message.replaceAll("\n", ", ");
    return { message: `invalid frontmatter: ${reason}`, at: { source, span } };
}
function promptIn(source, start) {
    const text = (0,repo_text/* trim */.Bq)(source.text.slice(start));
    const from = text === "" ? start : source.text.indexOf(text, start);
    return { text, at: { source, span: { start: from, end: from + text.length } } };
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(56132);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(96918);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openheim/profile.js








const profile_tools = {
    read_file: "read",
    write_file: "write",
    execute_command: "execute",
};
const everyTool = "no `tools` key means every tool of the parent agent";
function readProfile(name, document) {
    const { source, root, meta, prompt, fenced } = document;
    const table = root?.kind === "table" ? root : undefined;
    const home = { source, span: { start: document.metadata.start, end: document.metadata.start } };
    const text = (key) => factOf(document, table, key, decode/* string */.Yj, home);
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,fact/* stated */.Eo)(name, (0,repo_text/* startOf */.GH)(source)),
        description: text("description"),
        model: text("model"),
        grants: readTools(document, table, home),
        ineffective: table ? ineffectiveIn(document, table) : fenced ? [] : ignoredFence(document),
        prompt: { source: "body", path: null, text: prompt.text, at: prompt.at },
        native: meta && { name, ...meta, system_prompt: prompt.text },
    });
}
function readTools(document, table, home) {
    const { source, fenced } = document;
    const listed = factOf(document, table, "tools", (0,decode/* list */.p_)(decode/* string */.Yj), home);
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (listed.state === "stated" && node?.kind === "list")
        return (0,fact/* stated */.Eo)(node.items.flatMap((item) => grantOf(item.kind === "scalar" ? item.text : "", { source, span: item.span })), listed.at);
    if (listed.state === "unreadable")
        return listed;
    if (fenced && !table)
        return (0,fact/* unreadable */.O$)(home, "the frontmatter cannot be read");
    return (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, fenced ? everyTool : "no `+++` frontmatter means every tool of the parent agent");
}
function factOf({ source }, table, key, shape, absent) {
    const value = table && (0,parsers_node/* entryOf */.Ms)(table, key)?.value;
    if (!value)
        return (0,fact/* missing */.LO)(absent);
    const at = { source, span: value.span };
    const read = shape(value, toml/* toml08 */.tY);
    return read instanceof decode/* DecodeError */.Xc ? (0,fact/* unreadable */.O$)({ source, span: read.span }, read.message) : (0,fact/* stated */.Eo)(read, at);
}
function grantOf(tool, at) {
    const capability = Object.hasOwn(profile_tools, tool) ? profile_tools[tool] : "external";
    return capability === undefined ? [] : [{ tool, capability, scope: null, at }];
}
const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|read.?only/i;
function ineffectiveIn({ source }, table) {
    const provider = (0,parsers_node/* entryOf */.Ms)(table, "provider");
    return [
        ...table.entries.flatMap((entry) => unknownKey(entry, table, source)),
        ...(provider && !(0,parsers_node/* entryOf */.Ms)(table, "model")
            ? [ineffective("value", "provider", "it applies only with a `model`", provider, source)]
            : []),
    ];
}
function ineffective(kind, what, because, { key }, source) {
    return { kind, what, because, at: { source, span: key.span } };
}
function unknownKey(entry, table, source) {
    const { name = "", value } = entry;
    if (Object.hasOwn(fields, name))
        return [];
    const kindOr = (key, fallback) => limit.test(key) ? "limit" : fallback;
    const nested = value.kind === "table" ? value.entries.filter((inner) => Object.hasOwn(fields, inner.name ?? "")) : [];
    if (nested.length > 0)
        return nested.map((inner) => {
            const because = `it belongs to \`${name}\`, which openheim does not read`;
            return ineffective(kindOr(inner.name ?? "", "value"), inner.name ?? "", because, inner, source);
        });
    const own = Object.keys(fields).find((field) => field === name.toLowerCase().replaceAll("-", "_"));
    return own === undefined
        ? [ineffective(kindOr(name, "metadata"), name, "unknown key", entry, source)]
        : [
            {
                ...ineffective(kindOr(name, "value"), name, `unknown key; did you mean \`${own}\`?`, entry, source),
                ...((0,parsers_node/* entryOf */.Ms)(table, own) ? {} : { meant: own }),
            },
        ];
}
function ignoredFence({ source }) {
    const found = /^[^\S\n]*(---|\+\+\+)[^\n]*\n(?:[^\n]*\n){0,40}?[^\S\n]*\1/m.exec(source.text.slice(0, 8192).replace(/^\ufeff/, " "));
    const [block = "", fence = ""] = found ?? [];
    const keys = [...block.matchAll(/^[^\S\n]*([\w-]+)\s*[:=]/gm)].map(([, key = ""]) => key);
    if (!found || !keys.some((key) => Object.hasOwn(fields, key) || key === "name"))
        return [];
    const start = source.text.indexOf(fence, found.index);
    const because = fence === "---"
        ? "only `+++` frontmatter is read, so this is part of the prompt"
        : "`+++` must be the first text of the file, so this is part of the prompt";
    return [
        {
            kind: keys.some((key) => limit.test(key)) ? "limit" : "value",
            what: fence,
            because,
            at: { source, span: { start, end: start + 3 } },
        },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unread.js
var unread = __webpack_require__(48730);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openheim/index.js






/* harmony default export */ const openheim = ((0,host/* defineHost */.YB)({
    title: "openheim",
    url: "https://docs.rs/openheim",
    editions: ["0.4"],
    certainty: "measured",
    patterns: ["~/.openheim/agents/*.md"],
    async load(repo, { user, dirs }) {
        const homes = user?.home === undefined ? [] : [{ name: "user", root: (0,repo_path/* join */.fj)(user.home, ".openheim/agents") }];
        const reads = await Promise.all([...homes, ...dirs.map((root) => ({ name: "project", root }))].map(({ name, root }) => readLayer(repo, name, root)));
        const present = reads.filter(({ layer, unjudged }) => layer.status !== "absent" || unjudged.length > 0);
        if (present.length === 0)
            return host/* absentLoad */._e;
        const failed = present.find(({ layer }) => layer.status === "failed")?.layer.problem;
        return {
            status: failed ? "failed" : "loaded",
            ...(failed ? { problem: failed } : {}),
            layers: present.map(({ layer }) => layer),
            items: present.flatMap(({ items }) => items),
            unjudged: present.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
async function readLayer(repo, name, root) {
    const resolution = repo.resolve(root);
    const common = { name, root, authority: [] };
    const nothing = (status, problem, unjudged = []) => ({
        layer: { ...common, status, ...(problem ? { problem } : {}) },
        items: [],
        unjudged,
    });
    if (resolution.kind === "missing")
        return nothing("absent");
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return nothing("absent", undefined, [(0,unread/* beyond */.w)(root, resolution)]);
    if (resolution.kind !== "directory" && resolution.kind !== "file")
        return nothing("failed", { message: "it is not a readable directory", at: (0,repo_text/* placeOfPath */.Es)(root) });
    const layer = { ...common, status: "loaded" };
    const paths = resolution.kind === "file" ? [root] : repo.names(root).map((entry) => (0,repo_path/* join */.fj)(root, entry));
    const reads = await Promise.all(paths.map((path) => readEntry(repo, layer, path)));
    return {
        layer,
        items: reads.flatMap(({ items }) => items).sort(byName),
        unjudged: reads.flatMap(({ unjudged }) => unjudged),
    };
}
function byName(a, b) {
    return (0,repo_path/* byBytes */.bg)(a.profile?.identity ?? (0,repo_path/* stemOf */.Vc)(a.files[0] ?? ""), b.profile?.identity ?? (0,repo_path/* stemOf */.Vc)(b.files[0] ?? ""));
}
async function readEntry(repo, layer, path) {
    const extension = (0,repo_path/* extensionOf */.je)(path);
    const item = (verdict) => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
    if (extension !== "md") {
        if (repo.resolve(path).kind === "directory")
            return { items: [...item({ kind: "passed-over" }).items, ...(await below(repo, layer, path))], unjudged: [] };
        if (!/^(md|markdown|mdx)$/i.test(extension ?? ""))
            return item({ kind: "passed-over" });
        return item({
            kind: "dropped",
            problem: { message: `only \`.md\` files are read here, and this is \`.${extension}\``, at: (0,repo_text/* placeOfPath */.Es)(path) },
        });
    }
    if (repo.entries.get(path)?.kind === "unnameable")
        return item({ kind: "dropped", problem: { message: "its name is not UTF-8", at: (0,repo_text/* placeOfPath */.Es)(path) } });
    const content = await repo.read(path);
    if (content.kind !== "text") {
        const fault = (0,unread/* unreadFault */.C)(path, content);
        return "unjudged" in fault
            ? { items: [], unjudged: [fault.unjudged] }
            : item({ kind: "rejected", problem: fault.problem });
    }
    const document = await readDocument(content.source);
    const profile = readProfile((0,repo_path/* stemOf */.Vc)(path), document);
    const { problem } = document;
    return {
        items: [{ layer, files: [path], verdict: problem ? { kind: "rejected", problem } : { kind: "loaded" }, profile }],
        unjudged: [],
    };
}
async function below(repo, layer, directory) {
    const paths = repo
        .names(directory)
        .filter((name) => (0,repo_path/* extensionOf */.je)(name) === "md")
        .map((name) => (0,repo_path/* join */.fj)(directory, name));
    const found = await Promise.all(paths.map(async (path) => {
        const content = await repo.read(path);
        if (content.kind !== "text" || !(0,repo_text/* trimStart */.Dw)(content.source.text).startsWith("+++"))
            return [];
        const problem = {
            message: `it is in the subfolder \`${(0,repo_path/* nameOf */.Vb)(directory)}\`, and subfolders are not read`,
            at: (0,repo_text/* startOf */.GH)(content.source),
        };
        return [{ layer, files: [path], verdict: { kind: "dropped", problem } }];
    }));
    return found.flat();
}


/***/ }),

/***/ 70536:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ maxValues),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   g1: () => (/* binding */ lastOf),
/* harmony export */   o_: () => (/* binding */ jsonOf)
/* harmony export */ });
function entryOf(table, name) {
    return table.entries.find((entry) => entry.name === name);
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}
function lastOf(node, name) {
    return node?.kind === "table" ? node.entries.findLast((entry) => entry.name === name)?.value : undefined;
}
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
function isEmptyValue(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
const maxValues = 2_000;
function jsonOf(node, budget = { left: maxValues }, depth = 0) {
    if (--budget.left < 0 || depth > 40)
        return null;
    if (node.kind === "scalar")
        return typeof node.value === "object" && node.value !== null ? node.text : node.value;
    if (node.kind === "list")
        return node.items.slice(0, maxValues).map((item) => jsonOf(item, budget, depth + 1));
    const entries = node.entries
        .slice(0, maxValues)
        .flatMap(({ name, value }) => (name === undefined ? [] : [[name, jsonOf(value, budget, depth + 1)]]));
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 76311:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ tidied),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
function join(directory, name) {
    if (directory === "" || name === "")
        return directory + name;
    return directory === "/" ? `/${name}` : `${directory}/${name}`;
}
function directoryOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
    const name = nameOf(path);
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}
function stemOf(path) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}
function isWithin(path, directory) {
    return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function plain(path) {
    const segments = [];
    for (const segment of path.split("/")) {
        if (segment === "..") {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return (path.startsWith("/") ? "/" : "") + segments.join("/");
}
function byBytes(a, b) {
    if (a === b)
        return 0;
    return surrogate.test(a) || surrogate.test(b) ? byPoints(a, b) : a < b ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
        if (difference !== 0)
            return difference;
    }
    return a.length - b.length;
}
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
function tidied(written) {
    return written
        .replace(/^(?:\.\/+)+/, "")
        .replace(/\/+$/, "")
        .replace(/^\.$/, "");
}


/***/ }),

/***/ 64951:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   y2: () => (/* binding */ decodeLossily)
/* harmony export */ });
function startOf(source) {
    return { source, span: { start: 0, end: 0 } };
}
function placeOfPath(path) {
    return startOf({ path, text: "" });
}
const cache = new WeakMap();
function positionAt(source, offset) {
    const starts = lineStarts(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, source.text.length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const starts = lineStarts(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function lineStarts(source) {
    let starts = cache.get(source);
    if (!starts) {
        const found = [0];
        for (let at = source.text.indexOf("\n"); at >= 0; at = source.text.indexOf("\n", at + 1))
            found.push(at + 1);
        cache.set(source, (starts = found));
    }
    return starts;
}
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeLossily(bytes) {
    return lossy.decode(bytes);
}
function decodeText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function trim(text) {
    return trimStart(trimEnd(text));
}
function trimStart(text) {
    return text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function trimEnd(text) {
    let end = text.length;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ })

};
;