"use strict";
exports.id = 9549;
exports.ids = [9549];
exports.modules = {

/***/ 6965:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7277);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4951);


function builtinsOf(layer, agents) {
    return agents.map(([name, may]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, may, "it is built in"),
    }));
}
function builtinProfile(name, may, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)("");
    return {
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(name, at, "it is built in"),
        identity: name,
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
        permissionMode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(may.map((capability) => ({ tool: "*", capability, scope: null, at })), at, because),
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [],
        ineffective: [],
        prompt: { source: "none", path: null, text: "", at },
        native: undefined,
    };
}


/***/ }),

/***/ 300:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U2: () => (/* binding */ serversOf),
/* harmony export */   ZW: () => (/* binding */ hookGrants),
/* harmony export */   bN: () => (/* binding */ serverGrants),
/* harmony export */   uj: () => (/* binding */ hooksOf)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(536);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3172);


const most = 500;
class Told {
    extras = [];
    #counts = new Map();
    add(extra) {
        const count = this.#counts.get(extra.kind) ?? 0;
        this.#counts.set(extra.kind, count + 1);
        if (count < most)
            this.extras.push(extra);
    }
}
const deepest = 40;
function hookGrants(hooks, tool) {
    const means = {
        command: "execute",
        url: "network",
        builtin: "delegate",
        reference: "external",
    };
    return hooks.flatMap(({ kind, at }) => {
        const capability = means[kind];
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
    const told = new Told();
    const seen = new Set();
    const walk = (from, event, depth) => {
        if (seen.has(from) || depth > deepest)
            return;
        seen.add(from);
        if (from.kind === "list")
            for (const item of from.items)
                walk(item, event, depth + 1);
        if (from.kind !== "table")
            return;
        const extra = hookOf(from, event, source);
        if (extra)
            told.add(extra);
        for (const { name, value } of from.entries)
            if (value.kind !== "scalar")
                walk(value, event === "" ? (name ?? "") : event, depth + 1);
    };
    if (node)
        walk(node, "", 0);
    return told.extras;
}
function hookOf(table, event, source) {
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "type"));
    const kinds = [
        ["command", "command"],
        ["exec", "command"],
        ["url", "url"],
        ["prompt", type === "agent" ? "builtin" : "prompt"],
        ["tool", "reference"],
        ...["bash", "powershell", "windows", "linux", "osx"].map((shell) => [shell, "command"]),
    ];
    for (const [key, kind] of kinds) {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, key);
        const text = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value);
        if (value && text !== undefined && text !== "")
            return { name: event, kind, value: text, at: { source, span: value.span } };
    }
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "command");
    if (command || type === "command")
        return {
            name: event,
            kind: "command",
            value: command ? (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .Ej)(command).join(" ") : "",
            at: { source, span: (command ?? table).span },
        };
    return undefined;
}
function serversOf(node, source) {
    const told = new Told();
    for (const item of node === undefined ? [] : node.kind === "list" ? node.items : [node]) {
        if (item.kind === "table") {
            for (const { name, value } of item.entries)
                for (const extra of serverOf(name ?? "", value, source))
                    told.add(extra);
        }
        else if (item.kind === "scalar" && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyValue */ .Po)(item)) {
            for (const name of item.text.split(","))
                if (name.trim())
                    told.add({ name: name.trim(), kind: "reference", value: name.trim(), at: { source, span: item.span } });
        }
    }
    return told.extras;
}
function serverOf(name, config, source) {
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "command");
    const url = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "url") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "httpUrl") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "serverUrl");
    const found = [];
    if (command) {
        const rest = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "args");
        const words = [
            (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(command) ?? "",
            ...(rest?.kind === "list" ? rest.items.slice(0, 50).map((item) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(item) ?? "") : []),
        ];
        found.push({ name, kind: "command", value: words.join(" "), at: { source, span: command.span } });
    }
    if (url)
        found.push({ name, kind: "url", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(url) ?? "", at: { source, span: url.span } });
    const helper = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "headersHelper");
    if (helper)
        found.push({ name, kind: "command", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(helper) ?? "", at: { source, span: helper.span } });
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "type");
    if (found.length === 0 && type && /^(?:stdio|local|sse|https?|ws|streamable-?http)$/i.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(type) ?? "")) {
        found.push({
            name,
            kind: /^(?:stdio|local)$/i.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(type) ?? "") ? "command" : "url",
            value: name,
            at: { source, span: type.span },
        });
    }
    return found.length > 0 ? found : [{ name, kind: "reference", value: name, at: { source, span: config.span } }];
}


/***/ }),

/***/ 3172:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   LN: () => (/* binding */ asForeignFile),
/* harmony export */   QU: () => (/* binding */ unknownKeysIn),
/* harmony export */   dI: () => (/* binding */ unhonouredModesIn),
/* harmony export */   pj: () => (/* binding */ normalizedKey)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(536);

const limits = new Map(Object.entries({
    tools: "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied: "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other: "readonly restrictions disablehooks disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
}).flatMap(([limited, list]) => list.split(" ").map((key) => [key, limited])));
function normalizedKey(key) {
    return key.toLowerCase().replace(/[-_ ]/g, "");
}
function unknownKeysIn(table, source, host) {
    const names = new Map([...host.keys].map((key) => [normalizedKey(key), key]));
    return table.entries.flatMap((entry) => {
        const { name } = entry;
        return name === undefined || name.trim() === "" || name === "<<" || host.keys.has(name)
            ? []
            : [judge(table, entry, name, source, host, names)];
    });
}
function judge(table, { key, value }, name, source, { own, ignores }, names) {
    const at = { source, span: key.span };
    const plain = normalizedKey(name);
    const limited = limits.get(plain);
    if (limited !== undefined && limitsSomething(plain, limited, value)) {
        const real = own[limited];
        const so = ignores ? "so it limits nothing" : "so it may limit nothing";
        if (real === undefined)
            return { kind: "limit", what: name, because: `this host has no such key, ${so}`, at };
        if (!(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, real))
            return { kind: "limit", what: name, because: `this host has no such key (its own is \`${real}\`), ${so}`, at };
        return { kind: "value", what: name, because: `this host has no such key: \`${real}\` decides`, at };
    }
    if (/\s/.test(name.trim()) || name.length > 60) {
        return {
            kind: "value",
            what: name.slice(0, 60),
            because: "a colon makes a key of this text, and the value before it ends there",
            at,
        };
    }
    const known = names.get(plain);
    if (known !== undefined)
        return { kind: "value", what: name, because: `this host has no such key; its own is \`${known}\``, at };
    return { kind: "metadata", what: name, because: "this host has no such key", at };
}
function limitsSomething(key, limited, value) {
    if (limited === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
        return false;
    if (value.kind !== "scalar")
        return true;
    return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}
function asForeignFile(stray) {
    const relied = stray.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(stray.what);
    return relied ? stray : { ...stray, kind: "metadata" };
}
const freeing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;
function unhonouredModesIn(table, source, { keys, ignores }) {
    return table.entries.flatMap(({ name = "", key, value }) => {
        const plain = normalizedKey(name);
        const switches = /^(?:dangerously|skippermissions|yolo$)/.test(plain);
        if (keys.has(name) || !(switches || limits.get(plain) === "mode"))
            return [];
        const words = textsIn(value);
        if (switches ? words.join() !== "true" : !words.some((word) => freeing.test(normalizedKey(word))))
            return [];
        const because = `${ignores ? "does" : "may do"} nothing: this host has no such key`;
        return [{ setting: name, value: words.join(", "), effect: "unhonoured", because, at: { source, span: key.span } }];
    });
}
function textsIn(node, depth = 0) {
    if (node.kind === "scalar")
        return [node.text];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
    return depth > 2 ? [] : inner.slice(0, 8).flatMap((item) => textsIn(item, depth + 1));
}


/***/ }),

/***/ 5930:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ settled),
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
function settled(node) {
    if (node.kind === "scalar")
        return node;
    if (node.kind === "list")
        return { ...node, items: node.items.map(settled) };
    const last = new Map(node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: settled(entry.value) }]));
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

/***/ 536:
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

/***/ 6311:
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
function byBytes(one, other) {
    if (one === other)
        return 0;
    return surrogate.test(one) || surrogate.test(other) ? byPoints(one, other) : one < other ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(one, other) {
    const length = Math.min(one.length, other.length);
    for (let i = 0; i < length; i++) {
        const a = one.charCodeAt(i);
        const b = other.charCodeAt(i);
        if (a !== b)
            return rank(a) - rank(b);
    }
    return one.length - other.length;
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

/***/ 4951:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt)
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