"use strict";
exports.id = 4685;
exports.ids = [4685];
exports.modules = {

/***/ 1911:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7557);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80);


function builtinsOf(layer, agents) {
    const at = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)("");
    return agents.map(([name, may]) => {
        const profile = {
            name: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(name, at, "it is built in"),
            identity: name,
            description: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
            model: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
            permissionMode: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
            grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(may.map((capability) => ({ tool: "*", capability, scope: null, at })), at, "it is built in"),
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
        return { layer, files: [], verdict: { kind: "loaded" }, profile };
    });
}


/***/ }),

/***/ 4616:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U2: () => (/* binding */ serversOf),
/* harmony export */   dc: () => (/* binding */ grantsOfHooks),
/* harmony export */   jh: () => (/* binding */ grantsOfServers),
/* harmony export */   uj: () => (/* binding */ hooksOf)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1391);
/* harmony import */ var _strays_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8085);


const most = 500;
const deepest = 40;
function grantsOfHooks(hooks, tool) {
    const means = { command: "execute", url: "network", builtin: "delegate", reference: "external" };
    return hooks.flatMap(({ kind, at }) => {
        const capability = means[kind];
        return capability ? [{ tool, capability, scope: null, at }] : [];
    });
}
function grantsOfServers(servers, tool) {
    return servers.flatMap(({ kind, at }) => {
        const tools = { tool, capability: "external", scope: null, at };
        return kind === "reference" ? [tools] : [tools, { tool, capability: kind === "url" ? "network" : "execute", scope: null, at }];
    });
}
function hooksOf(node, source) {
    const extras = [];
    const seen = new Set();
    const walk = (from, event, depth) => {
        if (extras.length >= most || seen.has(from) || depth > deepest)
            return;
        seen.add(from);
        if (from.kind === "list")
            for (const item of from.items)
                walk(item, event, depth + 1);
        if (from.kind !== "table")
            return;
        const extra = hookOf(from, event, source);
        if (extra)
            extras.push(extra);
        for (const { name, value } of from.entries)
            if (value.kind !== "scalar")
                walk(value, event === "" ? (name ?? "") : event, depth + 1);
    };
    if (node)
        walk(node, "", 0);
    return extras.slice(0, most);
}
function hookOf(table, event, source) {
    const type = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "type"));
    const kinds = [
        ["command", "command"],
        ["url", "url"],
        ["prompt", type === "agent" ? "builtin" : "prompt"],
        ["tool", "reference"],
        ...["bash", "powershell", "windows", "linux", "osx"].map((shell) => [shell, "command"]),
    ];
    for (const [key, kind] of kinds) {
        const value = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, key);
        const text = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value);
        if (value && text !== undefined && text !== "")
            return { name: event, kind, value: text, at: { source, span: value.span } };
    }
    const command = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "command");
    if (command || type === "command")
        return { name: event, kind: "command", value: command ? (0,_strays_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .Ej)(command).join(" ") : "", at: { source, span: (command ?? table).span } };
    return undefined;
}
function serversOf(node, source) {
    const extras = [];
    for (const item of node === undefined ? [] : node.kind === "list" ? node.items : [node]) {
        if (extras.length >= most)
            break;
        if (item.kind === "table") {
            for (const { name, value } of item.entries.slice(0, most))
                extras.push(...serverOf(name ?? "", value, source));
        }
        else if (item.kind === "scalar" && !(0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothing */ .qv)(item)) {
            for (const name of item.text.split(","))
                if (name.trim())
                    extras.push({ name: name.trim(), kind: "reference", value: name.trim(), at: { source, span: item.span } });
        }
    }
    return extras;
}
function serverOf(name, config, source) {
    const command = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "command");
    const url = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "url") ?? (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "httpUrl") ?? (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "serverUrl");
    const found = [];
    if (command) {
        const rest = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "args");
        const words = [(0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(command) ?? "", ...(rest?.kind === "list" ? rest.items.slice(0, 50).map((item) => (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(item) ?? "") : [])];
        found.push({ name, kind: "command", value: words.join(" "), at: { source, span: command.span } });
    }
    if (url)
        found.push({ name, kind: "url", value: (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(url) ?? "", at: { source, span: url.span } });
    const helper = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "headersHelper");
    if (helper)
        found.push({ name, kind: "command", value: (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(helper) ?? "", at: { source, span: helper.span } });
    const type = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "type");
    if (found.length === 0 && type && /^(?:stdio|local|sse|https?|ws|streamable-?http)$/i.test((0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(type) ?? "")) {
        found.push({ name, kind: /^(?:stdio|local)$/i.test((0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(type) ?? "") ? "command" : "url", value: name, at: { source, span: type.span } });
    }
    return found.length > 0 ? found : [{ name, kind: "reference", value: name, at: { source, span: config.span } }];
}


/***/ }),

/***/ 3690:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bodyPrompt),
/* harmony export */   y: () => (/* binding */ textFact)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7557);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1391);


function textFact(node, source, home) {
    if (!node)
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const at = { source, span: node.span };
    if (node.kind !== "scalar")
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadable */ .O$)(at, "is no text");
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothing */ .qv)(node) && node.value === null ? (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(at) : (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .stated */ .Eo)(node.text, at);
}
function bodyPrompt(source, { start, end }) {
    const text = source.text.slice(start, end).trim();
    return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
}


/***/ }),

/***/ 1888:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   e2: () => (/* binding */ readEach),
/* harmony export */   nG: () => (/* binding */ filesIn)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(976);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80);


const deepest = 100;
function filesIn(survey, directory, { isWanted, deep, seen = new Set(), isOut = () => false }) {
    const files = [];
    const broken = [];
    const unjudged = [];
    const visited = new Set();
    const visit = (path, depth) => {
        if (depth > 0 && isOut(path))
            return;
        const sight = survey.look(path);
        const wanted = isWanted((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path));
        if (sight.kind === "directory") {
            if (visited.has(sight.path) || (depth > 0 && !deep))
                return;
            visited.add(sight.path);
            if (depth > deepest)
                unjudged.push({ message: `is nested deeper than ${deepest} directories`, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
            else
                for (const name of survey.names(path))
                    visit((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(path, name), depth + 1);
            return;
        }
        const beyond = beyondOf(sight, survey.entries.get(path)?.kind === "unnameable");
        if (beyond !== undefined && (wanted || (sight.kind !== "missing" && (deep || depth === 0))))
            unjudged.push({ message: beyond, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
        else if (wanted && sight.kind === "file") {
            if (!seen.has(sight.path))
                files.push(path);
            seen.add(sight.path);
        }
        else if (wanted && depth > 0) {
            broken.push({ message: sight.kind === "loop" ? "it is a link that leads in a circle" : "it is a link that leads to nothing", at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
        }
    };
    visit(directory, 0);
    return { files, broken, unjudged };
}
function beyondOf(sight, unnameable) {
    if (sight.kind === "outside")
        return `leads out of this tree, to \`${sight.target}\``;
    if (sight.kind === "unjudged")
        return sight.problem;
    return unnameable ? "has a name that is not UTF-8" : undefined;
}
const together = 64;
async function readEach(survey, paths, read) {
    const all = [];
    const unjudged = [];
    const one = async (path) => {
        const source = await readOne(survey, path);
        if (source === undefined)
            return { problem: { message: "cannot be read as a file", at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
        return "message" in source ? { problem: source } : { made: await read(source, path) };
    };
    for (let at = 0; at < paths.length; at += together) {
        for (const result of await Promise.all(paths.slice(at, at + together).map(one))) {
            if ("made" in result)
                all.push(result.made);
            else
                unjudged.push(result.problem);
        }
    }
    return { all, unjudged };
}
async function readOne(survey, path) {
    const content = await survey.read(path);
    switch (content.kind) {
        case "text":
            return content.source;
        case "not-utf8":
            return { message: "is not UTF-8, and this host replaces what it cannot decode", at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "unjudged":
            return { message: content.problem, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "absent":
            return content.sight.kind === "outside" ? { message: `leads out of this tree, to \`${content.sight.target}\``, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } : undefined;
    }
}


/***/ }),

/***/ 4685:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ cursor)
});

// EXTERNAL MODULE: ./build/bundle/src/builtins.js
var builtins = __webpack_require__(1911);
// EXTERNAL MODULE: ./build/bundle/src/gather.js
var gather = __webpack_require__(1888);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var host = __webpack_require__(1889);
// EXTERNAL MODULE: ./build/bundle/src/path.js
var src_path = __webpack_require__(976);
// EXTERNAL MODULE: ./build/bundle/src/capability.js
var capability = __webpack_require__(4901);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/bundle/src/fields.js
var fields = __webpack_require__(3690);
// EXTERNAL MODULE: ./build/bundle/src/node.js
var src_node = __webpack_require__(1391);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __webpack_require__(5330);
// EXTERNAL MODULE: ./build/bundle/src/strays.js
var strays = __webpack_require__(8085);
// EXTERNAL MODULE: ./build/bundle/src/syntaxes/yaml/index.js + 30 modules
var yaml = __webpack_require__(8745);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/agent.js








const keys = { keys: new Set(["name", "description", "model", "readonly", "is_background"]), own: {}, ignores: false };
async function agentOf(source, path, isOwn) {
    const { text } = source;
    const at = (span) => ({ source, span });
    const top = { start: 0, end: 0 };
    const document = (message) => ({ verdict: { kind: "dropped", problem: { message, at: at(top), kind: "document" } } });
    const loaded = (tables, body, problem) => ({ verdict: { kind: "loaded" }, profile: profileOf(tables, source, body, path, isOwn), ...(problem ? { leniency: problem } : {}) });
    const strict = (message, span) => ({ message, at: at(span), kind: "strict-readers" });
    const markdown = (0,yaml/* documentOf */.lM)(text);
    const empty = { kind: "table", span: top, entries: [] };
    if (markdown.kind === "none") {
        if (!isOwn || text.trim() === "" || (0,src_path/* nameOf */.Vb)(path) === "README.md")
            return document(text.trim() === "" ? "it is empty" : "it has no frontmatter and is a document to this host");
        return loaded([empty], { start: 0, end: text.length }, strict("it has no frontmatter, and this host may take it for a document", top));
    }
    const { tables, fault } = await (0,yaml/* readFront */.ae)(text, markdown.front);
    const all = markdown.kind === "misplaced" ? [empty, ...tables] : markdown.kind === "unclosed" || fault ? [...tables, empty] : tables;
    const body = markdown.kind === "fenced" ? markdown.body : markdown.kind === "unclosed" ? { start: text.length, end: text.length } : { start: 0, end: text.length };
    if (!isOwn && !(0,src_node/* valueOf */.RP)(tables[0], "name") && !(0,src_node/* valueOf */.RP)(tables[0], "description"))
        return document("it has no `name` and is a document to this host");
    if (markdown.kind === "misplaced")
        return loaded(all, body, strict(`the frontmatter ${markdown.because}`, markdown.at));
    if (markdown.kind === "unclosed")
        return loaded(all, body, strict("the frontmatter has no closing `---`", { start: 0, end: 3 }));
    if (fault)
        return loaded(all, body, strict(`the frontmatter is no YAML: ${fault.message}`, fault.span));
    return loaded(all, body, markdown.loose ? strict("the closing fence is longer than `---`", markdown.loose) : undefined);
}
function profileOf([first, ...others], source, body, path, isOwn) {
    const profile = oneReading(first, source, body, path, isOwn);
    return others.reduce((sum, table) => (0,src_profile/* union */.KC)(sum, oneReading(table, source, body, path, isOwn)), profile);
}
function oneReading(table, source, body, path, isOwn) {
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const written = (0,fields/* textFact */.y)((0,src_node/* valueOf */.RP)(table, "name"), source, home);
    const name = written.state === "missing" || (0,fact/* known */.eO)(written)?.trim() === "" ? (0,fact/* implied */.TU)((0,src_path/* stemOf */.Vc)(path), home, "the file's name is its name") : written;
    const { grants, ineffective } = grantsOf(table, source, home);
    const budget = { left: src_node/* mostValues */.Yz };
    return {
        name,
        identity: (0,fact/* known */.eO)(name),
        description: (0,fields/* textFact */.y)((0,src_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.y)((0,src_node/* valueOf */.RP)(table, "model"), source, home),
        permissionMode: { state: "missing", at: home },
        grants,
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: isOwn ? (0,strays/* unhonouredIn */.l4)(table, source, keys) : [],
        ineffective: [...(0,strays/* straysIn */.ML)(table, source, keys).map((stray) => (isOwn ? stray : (0,strays/* inPassing */.vz)(stray))), ...ineffective],
        prompt: (0,fields/* bodyPrompt */.$)(source, body),
        native: Object.fromEntries(table.entries.flatMap(({ name: key, value }) => (key !== undefined && keys.keys.has(key) ? [[key, (0,src_node/* jsonOf */.o_)(value, budget)]] : []))),
    };
}
const readOnly = [
    ["read", null],
    ["execute", "commands that change nothing"],
    ["network", null],
    ["delegate", null],
];
function grantsOf(table, source, home) {
    const node = (0,src_node/* valueOf */.RP)(table, "readonly");
    const at = node ? { source, span: node.span } : home;
    if (node?.kind === "scalar" && node.value === true)
        return { grants: (0,fact/* stated */.Eo)(readOnly.map(([capability, scope]) => ({ tool: "readonly", capability, scope, at })), at), ineffective: [] };
    const everything = capability/* capabilities */.R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
    const isOff = !node || (0,src_node/* isNothing */.qv)(node) || (node.kind === "scalar" && node.value === false);
    const because = (0,src_node/* valueOf */.RP)(table, "tools") ? "without `readonly: true` a subagent has every tool of its parent, whatever `tools` says" : "without `readonly: true` a subagent has every tool of its parent";
    return {
        grants: (0,fact/* implied */.TU)(everything, at, because),
        ineffective: isOff ? [] : [{ kind: "limit", what: `readonly: ${(0,src_node/* textOf */.b6)(node) ?? "…"}`, because: "it is not `true`, so this host may read it as false", at }],
    };
}

// EXTERNAL MODULE: ./build/bundle/src/extras.js
var extras = __webpack_require__(4616);
// EXTERNAL MODULE: ./build/bundle/src/syntaxes/json.js
var json = __webpack_require__(7973);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/settings.js





const files = [
    ["permissions.json", allowlists],
    ["sandbox.json", sandbox],
    ["cli.json", commandLine],
    ["mcp.json", (node, _, source) => (0,extras/* serversOf */.U2)((0,src_node/* lastOf */.g1)(node, "mcpServers"), source).map(({ name, kind, at }) => ({ setting: "server", value: name, effect: "widens", because: kind === "command" ? "starts a command whose tools agents may call" : "connects to an address whose tools agents may call", at }))],
    ["hooks.json", (node, _, source) => (0,extras/* hooksOf */.uj)((0,src_node/* lastOf */.g1)(node, "hooks"), source).map(({ name, value, at }) => ({ setting: `hooks.${name}`, value, effect: "widens", because: "runs beside every agent", at }))],
];
const settingsFiles = files.map(([name]) => name);
const most = 500;
async function settingsIn(survey, folder) {
    const authority = [];
    const unjudged = [];
    for (const [name, read] of files) {
        const source = await (0,gather/* readOne */.JF)(survey, (0,src_path/* join */.fj)(folder, name));
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        const node = (0,json/* parseJsonc */.p)(source.text);
        if (node.kind === "problem") {
            unjudged.push({ message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } });
            continue;
        }
        const add = (setting, value, { span }, effect, because) => authority.push({ setting, value, effect, because, at: { source, span } });
        authority.push(...(read(node, add, source) ?? []));
    }
    return { authority, unjudged };
}
function allowlists(node, add) {
    for (const item of texts((0,src_node/* lastOf */.g1)(node, "terminalAllowlist"))) {
        const everything = /^[*.^$:\s]*\*[*.^$:\s]*$/.test(item.text);
        if (everything)
            add("terminalAllowlist", item.text, item, "auto-approves", "may run every terminal command without asking");
        else
            add("terminalAllowlist", item.text, item, "widens", "may run without asking");
    }
    for (const item of texts((0,src_node/* lastOf */.g1)(node, "mcpAllowlist"))) {
        if (isEveryServer(item.text))
            add("mcpAllowlist", item.text, item, "auto-approves", "may call every tool of every server without asking");
        else
            add("mcpAllowlist", item.text, item, "widens", "may be called without asking");
    }
    const run = (0,src_node/* lastOf */.g1)(node, "autoRun");
    for (const item of texts((0,src_node/* lastOf */.g1)(run, "allow_instructions")))
        add("autoRun.allow_instructions", item.text, item, "widens", "tells the model that approves calls what to let pass");
    for (const item of texts((0,src_node/* lastOf */.g1)(run, "block_instructions")))
        add("autoRun.block_instructions", item.text, item, "narrows", "tells the model that approves calls what to stop");
}
function sandbox(node, add) {
    const type = (0,src_node/* lastOf */.g1)(node, "type");
    if (type && (0,src_node/* textOf */.b6)(type) === "insecure_none")
        add("type", "insecure_none", type, "bypasses", "switches the sandbox of terminal commands off");
    if (type && (0,src_node/* textOf */.b6)(type) === "workspace_readonly")
        add("type", "workspace_readonly", type, "narrows", "lets terminal commands only read");
    for (const item of texts((0,src_node/* lastOf */.g1)(node, "additionalReadwritePaths")))
        add("additionalReadwritePaths", item.text, item, "widens", "may be written from inside the sandbox");
    const network = (0,src_node/* lastOf */.g1)(node, "networkPolicy");
    const fallback = (0,src_node/* lastOf */.g1)(network, "default");
    if (fallback && (0,src_node/* textOf */.b6)(fallback) === "allow")
        add("networkPolicy.default", "allow", fallback, "widens", "opens the network to terminal commands");
    if (fallback && (0,src_node/* textOf */.b6)(fallback) === "deny")
        add("networkPolicy.default", "deny", fallback, "narrows", "closes the network to terminal commands");
    for (const item of texts((0,src_node/* lastOf */.g1)(network, "allow")))
        add("networkPolicy.allow", item.text, item, "widens", "may be reached from inside the sandbox");
    for (const item of texts((0,src_node/* lastOf */.g1)(network, "deny")))
        add("networkPolicy.deny", item.text, item, "narrows", "may not be reached from inside the sandbox");
    const boundary = (0,src_node/* lastOf */.g1)(node, "readBoundary");
    if (boundary && (0,src_node/* textOf */.b6)(boundary) === "workspace")
        add("readBoundary", "workspace", boundary, "narrows", "keeps terminal commands from reading elsewhere");
}
function commandLine(node, add) {
    const permissions = (0,src_node/* lastOf */.g1)(node, "permissions");
    for (const item of texts((0,src_node/* lastOf */.g1)(permissions, "allow"))) {
        const [, tool = item.text, scope = ""] = /^(\w+)\s*(?:\(([^)]*)\))?$/.exec(item.text) ?? [];
        const whole = /^[*:.\s]*$/.test(scope);
        if (whole && /^shell$/i.test(tool))
            add("permissions.allow", item.text, item, "auto-approves", "runs every terminal command without asking");
        else if (/^mcp$/i.test(tool) && isEveryServer(scope))
            add("permissions.allow", item.text, item, "auto-approves", "calls every tool of every server without asking");
        else if (/^write$/i.test(tool) && (whole || /^\s*(?:\*\*\/)?\*+\s*$/.test(scope)))
            add("permissions.allow", item.text, item, "auto-approves", "writes any file without asking");
        else
            add("permissions.allow", item.text, item, "widens", whole ? "allows the tool without asking, whatever it is called with" : "is allowed without asking");
    }
    for (const item of texts((0,src_node/* lastOf */.g1)(permissions, "deny")))
        add("permissions.deny", item.text, item, "narrows", "is denied in every mode");
}
function isEveryServer(pattern) {
    return /^\s*\*+\s*(?:[:,]\s*\*+\s*)?$/.test(pattern);
}
function texts(node) {
    return node?.kind === "list" ? node.items.slice(0, most).flatMap((item) => (item.kind === "scalar" && typeof item.value === "string" ? [item] : [])) : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/index.js






const own = ".cursor/agents";
const others = [".claude/agents", ".codex/agents"];
const telling = ["permissions.json", "sandbox.json", "cli.json"];
const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["explore", ["read", "execute", "network", "external"]],
    ["bash", ["read", "write", "execute", "network"]],
    ["browser", ["read", "network", "external"]],
];
/* harmony default export */ const cursor = ((0,host/* defineHost */.Y)({
    title: "Cursor",
    url: "https://cursor.com/docs/agent/subagents",
    editions: ["2026-08"],
    places: [`**/${own}/**/*.md`, ...others.map((path) => `**/${path}/*.md`), ...settingsFiles.map((name) => `**/.cursor/${name}`), `~/${own}/**/*.md`, ...others.map((path) => `~/${path}/*.md`), ...settingsFiles.map((name) => `~/.cursor/${name}`)],
    own: [`**/${own}/**`, ...telling.map((name) => `**/.cursor/${name}`), `~/${own}/**`],
    async load(survey, where) {
        const seen = new Set();
        const found = [];
        for (const start of where.starts)
            found.push(...(await readWorkspace(survey, "project", start, seen)));
        const home = where.user?.home;
        if (home !== undefined)
            found.push(...(await readWorkspace(survey, "user", home, seen)));
        for (const dir of where.dirs)
            found.push(...(await readFolder(survey, { name: "project", root: (0,src_path/* tidied */.GE)(dir), status: "loaded", authority: [] }, true, seen)));
        if (found.length === 0)
            return host/* absent */.G;
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found.flatMap(({ items }) => items), ...(0,builtins/* builtinsOf */.K)(builtin, agents)],
            unjudged: found.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
async function readWorkspace(survey, name, directory, seen) {
    const { authority, unjudged } = await settingsIn(survey, (0,src_path/* join */.fj)(directory, ".cursor"));
    const [first] = await readFolder(survey, { name, root: (0,src_path/* join */.fj)(directory, own), status: "loaded", authority }, true, seen);
    const layers = [];
    if (first)
        layers.push({ ...first, unjudged: [...unjudged, ...first.unjudged] });
    else if (authority.length + unjudged.length > 0)
        layers.push({ layer: { name, root: (0,src_path/* join */.fj)(directory, ".cursor"), status: "loaded", authority }, items: [], unjudged });
    const stronger = new Map((first?.items ?? []).flatMap((item) => (item.verdict.kind === "loaded" && item.profile?.identity !== undefined ? [[item.profile.identity, item]] : [])));
    for (const path of others) {
        for (const read of await readFolder(survey, { name, root: (0,src_path/* join */.fj)(directory, path), status: "loaded", authority: [] }, false, seen))
            layers.push({ ...read, items: read.items.map((item) => shadowed(item, stronger)) });
    }
    return layers;
}
function shadowed(item, stronger) {
    const by = item.profile?.identity === undefined ? undefined : stronger.get(item.profile.identity);
    if (!by || !item.profile || item.verdict.kind !== "loaded")
        return item;
    const { leniency: _, ...rest } = item;
    return { ...rest, verdict: { kind: "shadowed", by }, profile: { ...item.profile, ineffective: [] } };
}
async function readFolder(survey, layer, isOwn, seen) {
    const { files, broken, unjudged } = (0,gather/* filesIn */.nG)(survey, layer.root, { isWanted: (file) => file.endsWith(".md"), deep: isOwn, seen });
    if (survey.look(layer.root).kind !== "directory" && files.length + broken.length + unjudged.length === 0)
        return [];
    const { all, unjudged: unread } = await (0,gather/* readEach */.e2)(survey, files, async (source, path) => ({ layer, files: [source.path], ...(await agentOf(source, path, isOwn && (path === layer.root || (0,src_path/* directoryOf */.jt)(path) === layer.root))) }));
    const dead = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return [{ layer, items: [...all, ...dead], unjudged: [...unjudged, ...unread] }];
}


/***/ }),

/***/ 8085:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   ML: () => (/* binding */ straysIn),
/* harmony export */   l4: () => (/* binding */ unhonouredIn),
/* harmony export */   vz: () => (/* binding */ inPassing),
/* harmony export */   y7: () => (/* binding */ plainKey)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1391);

const limits = new Map(Object.entries({
    tools: "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied: "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other: "readonly restrictions disablehooks disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
}).flatMap(([limited, list]) => list.split(" ").map((key) => [key, limited])));
function plainKey(key) {
    return key.toLowerCase().replace(/[-_ ]/g, "");
}
function straysIn(table, source, host) {
    const names = new Map([...host.keys].map((key) => [plainKey(key), key]));
    return table.entries.flatMap((entry) => {
        const { name } = entry;
        return name === undefined || name.trim() === "" || name === "<<" || host.keys.has(name) ? [] : [judge(table, entry, name, source, host, names)];
    });
}
function judge(table, { key, value }, name, source, { own, ignores }, names) {
    const at = { source, span: key.span };
    const plain = plainKey(name);
    const limited = limits.get(plain);
    if (limited !== undefined && limitsSomething(plain, limited, value)) {
        const real = own[limited];
        const so = ignores ? "so it limits nothing" : "so it may limit nothing";
        if (real === undefined)
            return { kind: "limit", what: name, because: `this host has no such key, ${so}`, at };
        if (!(0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, real))
            return { kind: "limit", what: name, because: `this host has no such key (its own is \`${real}\`), ${so}`, at };
        return { kind: "value", what: name, because: `this host has no such key: \`${real}\` decides`, at };
    }
    if (/\s/.test(name.trim()) || name.length > 60) {
        return { kind: "value", what: name.slice(0, 60), because: "a colon makes a key of this text, and the value before it ends there", at };
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
function inPassing(stray) {
    const relied = stray.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(stray.what);
    return relied ? stray : { ...stray, kind: "metadata" };
}
const freeing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;
function unhonouredIn(table, source, { keys, ignores }) {
    return table.entries.flatMap(({ name = "", key, value }) => {
        const plain = plainKey(name);
        const switches = /^(?:dangerously|skippermissions|yolo$)/.test(plain);
        if (keys.has(name) || !(switches || limits.get(plain) === "mode"))
            return [];
        const words = textsIn(value);
        if (switches ? words.join() !== "true" : !words.some((word) => freeing.test(plainKey(word))))
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


/***/ })

};
;