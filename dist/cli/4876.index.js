"use strict";
exports.id = 4876;
exports.ids = [4876];
exports.modules = {

/***/ 91307:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ collectFiles),
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   e2: () => (/* binding */ readEach)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);


const maxDepth = 100;
function collectFiles(repo, root, { isIncluded, deep, seen = new Set(), isExcluded = () => false }) {
    const files = [];
    const broken = [];
    const unjudged = [];
    const visited = new Set();
    const visit = (path, depth) => {
        if (depth > 0 && isExcluded(path))
            return;
        const resolution = repo.resolve(path);
        if (resolution.kind === "directory")
            visitDirectory(path, resolution.path, depth);
        else
            visitFile(path, resolution, depth);
    };
    const visitDirectory = (path, realPath, depth) => {
        if (visited.has(realPath) || (depth > 0 && !deep))
            return;
        visited.add(realPath);
        if (depth > maxDepth)
            unjudged.push({
                message: `is nested deeper than ${maxDepth} directories, so it is not checked`,
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path),
            });
        else
            for (const name of repo.names(path))
                visit((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(path, name), depth + 1);
    };
    const visitFile = (path, resolution, depth) => {
        const included = isIncluded((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path));
        const reason = unreadableReason(resolution, repo.entries.get(path)?.kind === "unnameable");
        const mayHoldFiles = resolution.kind !== "missing" && (deep || depth === 0);
        if (reason !== undefined && (included || mayHoldFiles))
            unjudged.push({ message: reason, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
        else if (included && resolution.kind === "file") {
            if (!seen.has(resolution.path))
                files.push(path);
            seen.add(resolution.path);
        }
        else if (included && depth > 0)
            broken.push({ message: brokenLink(resolution), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
    };
    visit(root, 0);
    return { files, broken, unjudged };
}
function brokenLink({ kind }) {
    return kind === "loop" ? "it is a circular link" : "it is a broken link";
}
function unreadableReason(resolution, isUnnameable) {
    if (resolution.kind === "outside")
        return `is a link out of this tree to \`${resolution.target}\`, which is not checked`;
    if (resolution.kind === "unjudged")
        return resolution.problem;
    return isUnnameable ? "has a name that is not UTF-8" : undefined;
}
const batchSize = 64;
async function readEach(repo, paths, read) {
    const results = [];
    const unjudged = [];
    const readPath = async (path) => {
        const content = await repo.read(path);
        if (content.kind === "text")
            return { results: [await read(content.source, path)] };
        const problem = problemOf(path, content) ?? { message: "cannot be read as a file", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) };
        return { results: content.kind === "not-utf8" ? [await read(content.decoded, path)] : [], problem };
    };
    for (let start = 0; start < paths.length; start += batchSize) {
        for (const file of await Promise.all(paths.slice(start, start + batchSize).map(readPath))) {
            results.push(...file.results);
            if (file.problem)
                unjudged.push(file.problem);
        }
    }
    return { results, unjudged };
}
async function readOne(repo, path) {
    const content = await repo.read(path);
    return content.kind === "text" ? content.source : problemOf(path, content);
}
function problemOf(path, content) {
    switch (content.kind) {
        case "not-utf8":
            return {
                message: "is not valid UTF-8; invalid bytes are replaced when the file is read",
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source),
            };
        case "unjudged":
            return { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "absent":
            return content.resolution.kind === "outside"
                ? {
                    message: `is a link out of this tree to \`${content.resolution.target}\`, which is not checked`,
                    at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path),
                }
                : undefined;
    }
}


/***/ }),

/***/ 18012:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ bodyPrompt),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Eo: () => (/* binding */ startOfTable),
/* harmony export */   _T: () => (/* binding */ nameOrFileName),
/* harmony export */   s2: () => (/* binding */ knownValues),
/* harmony export */   yM: () => (/* binding */ textFact),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);


function textFact(node, source, home) {
    if (!node)
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const at = { source, span: node.span };
    if (node.kind !== "scalar")
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadable */ .O$)(at, "is not text");
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyValue */ .Po)(node) && node.value === null ? (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(at) : (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .stated */ .Eo)(node.text, at);
}
function nameOrFileName(written, fileName, home) {
    return written.state === "missing" || (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(written)?.trim() === ""
        ? (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .implied */ .TU)(fileName, home, "the file name is the name")
        : written;
}
function startOfTable({ span }, source) {
    return { source, span: { start: span.start, end: span.start } };
}
function bodyPrompt(source, { start, end }) {
    const text = source.text.slice(start, end).trim();
    return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
}
function knownValues(table, keys) {
    const budget = { left: _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .maxValues */ .$e };
    return Object.fromEntries(table.entries.flatMap(({ name, value }) => name !== undefined && keys.has(name) ? [[name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(value, budget)]] : []));
}
function listItems(node) {
    return node?.kind === "list" ? node.items : [];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function textsOf(node) {
    const texts = [];
    const open = [node];
    for (let next = open.pop(); next; next = open.pop()) {
        if (next.kind === "scalar")
            texts.push(next.text);
        else
            for (const inner of (next.kind === "list" ? next.items : next.entries.map(({ value }) => value)).toReversed())
                open.push(inner);
    }
    return texts.filter((text) => text !== "");
}


/***/ }),

/***/ 80300:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ serverOf),
/* harmony export */   OD: () => (/* binding */ serverByKey),
/* harmony export */   U2: () => (/* binding */ serversOf),
/* harmony export */   ZW: () => (/* binding */ hookGrants),
/* harmony export */   ay: () => (/* binding */ commandLine),
/* harmony export */   bN: () => (/* binding */ serverGrants),
/* harmony export */   eS: () => (/* binding */ hookCapabilities),
/* harmony export */   uj: () => (/* binding */ hooksOf),
/* harmony export */   xf: () => (/* binding */ hookTables)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);


const hookCapabilities = {
    command: "execute",
    url: "network",
    builtin: "delegate",
    reference: "external",
};
function hookGrants(hooks, tool) {
    return hooks.flatMap(({ kind, at }) => {
        const capability = hookCapabilities[kind];
        return capability ? [{ tool, capability, scope: null, at }] : [];
    });
}
function serverGrants(servers, tool) {
    return servers.flatMap(({ kind, at }) => {
        const tools = { tool, capability: "external", scope: null, at };
        return kind === "reference"
            ? [tools]
            : [tools, { tool, capability: kind === "url" ? "network" : "execute", scope: null, at }];
    });
}
function hooksOf(node, source) {
    return tablesBelow(node).flatMap(({ table, event }) => hooksIn(table, event, source));
}
function hookTables(node, source) {
    return tablesBelow(node).flatMap(({ table, event }) => {
        const [hook] = hooksIn(table, event, source);
        return hook ? [{ hook, table }] : [];
    });
}
function tablesBelow(node) {
    const found = [];
    const open = node ? [{ from: node, event: "" }] : [];
    for (let next = open.pop(); next; next = open.pop()) {
        const { from, event } = next;
        if (from.kind === "list")
            for (const item of from.items.toReversed())
                open.push({ from: item, event });
        if (from.kind !== "table")
            continue;
        found.push({ table: from, event });
        for (const { name, value } of from.entries.toReversed())
            open.push({ from: value, event: event === "" ? (name ?? "") : event });
    }
    return found;
}
const shells = ["bash", "powershell", "windows", "linux", "osx"];
function hooksIn(table, event, source) {
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "type"));
    const hook = (kind, value, { span }) => ({
        name: event,
        kind,
        value,
        at: { source, span },
    });
    const texts = (kind, key) => {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, key);
        const text = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value) ?? "";
        return value && text !== "" ? [hook(kind, text, value)] : [];
    };
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "command");
    const line = command ? [...(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOf */ .CB)(command), ...textsIn((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "args"))].join(" ") : "";
    const found = [
        ...(line === "" ? [] : [hook("command", line, command ?? table)]),
        ...texts("command", "exec"),
        ...texts("url", "url"),
        ...texts(type === "agent" ? "builtin" : "prompt", "prompt"),
        ...texts("reference", "tool"),
        ...shells.flatMap((key) => texts("command", key)),
    ];
    return found.length === 0 && (command || type === "command") ? [hook("command", "", command ?? table)] : found;
}
function textsIn(node) {
    return node ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOf */ .CB)(node) : [];
}
function serversOf(node, source) {
    const items = node === undefined ? [] : node.kind === "list" ? node.items : [node];
    return items.flatMap((item) => (item.kind === "scalar" ? namedServers(item, source) : serversIn(item, source)));
}
function namedServers(node, source) {
    if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmptyValue */ .Po)(node))
        return [];
    return ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(node) ?? "").split(",").flatMap((text) => {
        const name = text.trim();
        return name === "" ? [] : [{ name, kind: "reference", value: name, at: { source, span: node.span } }];
    });
}
function serversIn(node, source) {
    return node.kind === "table" ? node.entries.flatMap(({ name, value }) => serverOf(name ?? "", value, source)) : [];
}
function commandLine(command, args) {
    const words = command.kind === "list" ? command.items : [command];
    return [...words, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listItems */ .Dw)(args)].map((node) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(node) ?? "").join(" ");
}
function serverByKey(path, value, config, source) {
    const [, name = "", key = ""] = /(?:^|\.)([^.]*)\.(command|cmd|url|httpUrl|serverUrl)$/.exec(path) ?? [];
    if (key === "")
        return undefined;
    const at = { source, span: value.span };
    return /^c(?:ommand|md)$/.test(key)
        ? { name, kind: "command", value: commandLine(value, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "args")), at }
        : { name, kind: "url", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value) ?? "", at };
}
function serverOf(name, config, source) {
    const at = ({ span }) => ({ source, span });
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "command");
    const url = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "url") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "httpUrl") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "serverUrl");
    const headers = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "headersHelper");
    const found = [];
    if (command)
        found.push({ name, kind: "command", value: commandLine(command, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "args")), at: at(command) });
    if (url)
        found.push({ name, kind: "url", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(url) ?? "", at: at(url) });
    if (headers)
        found.push({ name, kind: "command", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(headers) ?? "", at: at(headers) });
    if (found.length > 0)
        return found;
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "type");
    const kind = kindOfType((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(type));
    return [{ name, kind, value: name, at: at(kind === "reference" ? config : (type ?? config)) }];
}
function kindOfType(type = "") {
    if (/^(?:stdio|local)$/i.test(type))
        return "command";
    return /^(?:sse|https?|ws|streamable-?http)$/i.test(type) ? "url" : "reference";
}


/***/ }),

/***/ 84876:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Dm: () => (/* binding */ readSettingsFiles),
/* harmony export */   Ot: () => (/* binding */ commandTexts),
/* harmony export */   W5: () => (/* binding */ authorityFrom),
/* harmony export */   X1: () => (/* binding */ takesPlugins),
/* harmony export */   Y8: () => (/* binding */ isBefore),
/* harmony export */   aS: () => (/* binding */ hooksIn),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18012);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80300);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81957);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70536);






function takesPlugins(rules) {
    return rules.some(({ path }) => path === "enabledPlugins.*");
}
const maxShown = 120;
function authorityFrom(rules, root, source) {
    return rules.flatMap(({ path, when, effect, because, shown, except = [], blankToo, may }) => matchesOf(root, path.split("."), "")
        .filter(({ name }) => !except.some((pattern) => pattern.test(name)))
        .flatMap(({ setting, node, parent }) => node.kind === "list"
        ? node.items.map((item) => ({ setting, node: item, parent }))
        : [{ setting, node, parent }])
        .filter(({ node }) => (blankToo === true || !(node.kind === "scalar" && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmptyValue */ .Po)(node))) &&
        (when === undefined || when.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "")))
        .map(({ setting, node, parent }) => ({
        ...serverIn(may, setting, node, parent, source),
        setting,
        value: shown ?? ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "…").slice(0, maxShown),
        effect,
        because,
        content: contentOf(startsOrConnects.test(path) ? parent : node, source),
        ...(may ? { may } : {}),
        ...(may?.includes("execute") ? { names: commandTexts(startsOrConnects.test(path) ? parent : node) } : {}),
        at: { source, span: node.span },
    })));
}
function serverIn(may, setting, node, parent, source) {
    const server = may?.includes("external") ? (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverByKey */ .OD)(setting, node, parent, source) : undefined;
    return server ? { server } : {};
}
const commandTexts = _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .textsOf */ .CB;
const startsOrConnects = /\.(?:command|cmd|url|httpUrl|serverUrl|headersHelper)$/;
const maxKept = 4_000;
function contentOf(node, { text }) {
    const written = text.slice(node.span.start, node.span.end);
    return written.length > maxKept ? written : JSON.stringify((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(node));
}
function matchesOf(node, path, prefix, name = "", parent = node) {
    const [segment, ...rest] = path;
    if (segment === undefined)
        return [{ setting: prefix, name, node, parent }];
    if (node.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, value }) => name !== undefined && (segment === "*" || name === segment) ? [[name, value]] : []));
    return [...last].flatMap(([name, value]) => matchesOf(value, rest, prefix === "" ? name : `${prefix}.${name}`, name, node));
}
async function readSettingsFiles(repo, files) {
    const authority = [];
    const unjudged = [];
    for (const { path, isRelevant, read } of files) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        if (isRelevant?.(source.text) === false)
            continue;
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonc */ .pX)(source.text);
        if (root.kind === "problem")
            unjudged.push({ message: `cannot be read as JSON: ${root.message}`, at: { source, span: root.span } });
        else
            authority.push(...read(root, source));
    }
    return { authority, unjudged };
}
function readSettings(repo, paths, rules, further = () => []) {
    const read = (root, source) => [
        ...authorityFrom(rules, root, source),
        ...further(root, source),
        ...hooksIn(root, source),
    ];
    const isRelevant = (text) => text.trim() !== "";
    return readSettingsFiles(repo, paths.map((path) => ({ path, isRelevant, read })));
}
function isBefore(event) {
    return /^(?:pre|before|permission|user)/i.test(event);
}
const textHooks = {
    path: "hooks.*",
    when: /^(?!(?:true|false|null|[\d.]+)$)./s,
    effect: "widens",
    because: "runs for every agent, whatever its tools",
    shown: "command",
    may: ["execute"],
};
function hooksIn(root, source) {
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(root, "hooks");
    const contents = new Map();
    const contentOfEvent = (event) => {
        const known = contents.get(event);
        if (known !== undefined)
            return known;
        const content = contentOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(hooks, event) ?? hooks ?? root, source);
        const kept = content.length > maxKept ? (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_5__.sha256)(content) : content;
        contents.set(event, kept);
        return kept;
    };
    const texts = authorityFrom([textHooks], root, source).map((hook) => ({
        ...hook,
        isGuard: isBefore(hook.setting.slice("hooks.".length)),
    }));
    const described = (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksOf */ .uj)(hooks, source).map(({ name, value, kind, at }) => ({
        setting: `hooks.${name}`,
        value: kind,
        effect: "widens",
        because: "runs for every agent, whatever its tools",
        content: `${value} ${contentOfEvent(name)}`,
        isGuard: isBefore(name),
        ...(kind === "prompt" ? {} : { may: [_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookCapabilities */ .eS[kind] ?? "execute"] }),
        ...(kind === "command" ? { names: [value] } : {}),
        at,
    }));
    return [...described, ...texts];
}


/***/ }),

/***/ 5930:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pV: () => (/* binding */ withLastValues),
/* harmony export */   pX: () => (/* binding */ parseJsonc),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    return read(new Reader(text, false));
}
function parseJsonc(text) {
    return read(new Reader(text, true));
}
function withLastValues(node) {
    if (node.kind === "scalar")
        return node;
    if (node.kind === "list")
        return { ...node, items: node.items.map(withLastValues) };
    const last = new Map(node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: withLastValues(entry.value) }]));
    return { ...node, entries: [...last.values()] };
}
function read(reader) {
    try {
        return reader.whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return error.problem;
        throw error;
    }
}
const escapes = {
    '"': '"',
    "\\": "\\",
    "/": "/",
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
};
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #loose;
    #at = 0;
    constructor(text, loose) {
        this.#text = text;
        this.#loose = loose;
        if (loose && text.startsWith("\ufeff"))
            this.#at = 1;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        for (;;) {
            while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
                this.#at++;
            if (!this.#loose || this.#text[this.#at] !== "/")
                return;
            comment.lastIndex = this.#at;
            const [found] = comment.exec(this.#text) ?? [];
            if (found === undefined)
                return;
            this.#at += found.length;
        }
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    #ends(character) {
        this.#skipSpace();
        return this.#loose && this.#text[this.#at] === character;
    }
    #value(depth) {
        this.#skipSpace();
        const start = this.#at;
        const first = this.#text[start];
        if ((first === "{" || first === "[") && depth + 1 >= deepest)
            throw new Stop("recursion limit exceeded", start);
        if (first === undefined)
            throw new Stop("EOF while parsing a value", start);
        if (first === "{")
            return this.#object(start, depth);
        if (first === "[")
            return this.#array(start, depth);
        if (first === '"') {
            const value = this.#string();
            return { kind: "scalar", span: this.#since(start), value, text: value, style: "quoted" };
        }
        for (const [word, value] of [
            ["null", null],
            ["true", true],
            ["false", false],
        ]) {
            if (!this.#text.startsWith(word, start))
                continue;
            this.#at += word.length;
            return { kind: "scalar", span: this.#since(start), value, text: word, style: "plain" };
        }
        return this.#number(start);
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #number(start) {
        number.lastIndex = start;
        const [text, , fraction] = number.exec(this.#text) ?? [];
        if (text === undefined)
            throw new Stop("expected value", start);
        this.#at = start + text.length;
        if (/[\d.eE]/.test(this.#text[this.#at] ?? ""))
            throw new Stop("invalid number", this.#at);
        const value = Number(text);
        if (!Number.isFinite(value))
            throw new Stop("number out of range", start);
        const float = fraction !== "" || text === "-0";
        if (!float) {
            const integer = BigInt(text);
            const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
            return {
                kind: "scalar",
                span: this.#since(start),
                value: safe ? value : integer,
                text,
                style: "plain",
                number: "integer",
            };
        }
        return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
    }
    #string() {
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20 && !(this.#loose && unit === 0x09))
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== 0x22 && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === 0x22) {
                this.#at++;
                return value;
            }
            value += this.#escape();
            from = this.#at + 1;
        }
    }
    #escape() {
        const letter = this.#text[++this.#at] ?? "";
        if (letter !== "u") {
            const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
            if (plain === undefined)
                throw new Stop("invalid escape", this.#at);
            return plain;
        }
        const high = this.#hexadecimal();
        if (this.#loose)
            return String.fromCharCode(high);
        if (high >= 0xdc00 && high < 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        if (high < 0xd800 || high >= 0xdc00)
            return String.fromCharCode(high);
        if (this.#text.slice(this.#at + 1, this.#at + 3) !== "\\u")
            throw new Stop("unexpected end of hex escape", this.#at);
        this.#at += 2;
        const low = this.#hexadecimal();
        if (low < 0xdc00 || low >= 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        return String.fromCharCode(high, low);
    }
    #hexadecimal() {
        const digits = this.#text.slice(this.#at + 1, this.#at + 5);
        if (!/^[0-9A-Fa-f]{4}$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += 4;
        return parseInt(digits, 16);
    }
    #array(start, depth) {
        const items = [];
        this.#at++;
        if (!this.#takes("]")) {
            do
                items.push(this.#value(depth + 1));
            while (this.#takes(",") && !this.#ends("]"));
            if (!this.#takes("]"))
                throw new Stop("expected `,` or `]`", this.#at);
        }
        return { kind: "list", span: this.#since(start), items };
    }
    #object(start, depth) {
        const entries = [];
        this.#at++;
        if (!this.#takes("}")) {
            do {
                this.#skipSpace();
                if (this.#text[this.#at] !== '"')
                    throw new Stop("key must be a string", this.#at);
                const at = this.#at;
                const name = this.#string();
                const key = { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name, value: this.#value(depth + 1) });
            } while (this.#takes(",") && !this.#ends("}"));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
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

/***/ 81957:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blobId: () => (/* binding */ blobId),
/* harmony export */   fingerprint: () => (/* binding */ fingerprint),
/* harmony export */   objectHash: () => (/* binding */ objectHash),
/* harmony export */   sha256: () => (/* binding */ sha256),
/* harmony export */   treeId: () => (/* binding */ treeId)
/* harmony export */ });
function sha256(content) {
    return process.getBuiltinModule("node:crypto").hash("sha256", content);
}
function blobId(content, algorithm = "sha1") {
    return process
        .getBuiltinModule("node:crypto")
        .createHash(algorithm)
        .update(`blob ${content.length}\0`)
        .update(content)
        .digest("hex");
}
function objectHash(type, size, id) {
    const hash = process.getBuiltinModule("node:crypto").createHash(id.length === 64 ? "sha256" : "sha1");
    hash.update(`${type} ${size}\0`);
    return { add: (part) => void hash.update(part), id: () => hash.digest("hex") };
}
function treeId(entries, algorithm = "sha1") {
    const named = entries.map(({ mode, name, id }) => {
        const short = mode.replace(/^0+/, "");
        return {
            key: Buffer.from(short === "40000" ? `${name}/` : name),
            bytes: Buffer.concat([Buffer.from(`${short} ${name}\0`), Buffer.from(id, "hex")]),
        };
    });
    const content = Buffer.concat(named.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ bytes }) => bytes));
    return process
        .getBuiltinModule("node:crypto")
        .createHash(algorithm)
        .update(`tree ${content.length}\0`)
        .update(content)
        .digest("hex");
}
function fingerprint(parts) {
    return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
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