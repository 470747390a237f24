"use strict";
exports.id = 9009;
exports.ids = [9009,5433];
exports.modules = {

/***/ 22583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ bodyPrompt),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Eo: () => (/* binding */ startOfTable),
/* harmony export */   QG: () => (/* binding */ wordsBetweenCommas),
/* harmony export */   _T: () => (/* binding */ nameOrFileName),
/* harmony export */   s2: () => (/* binding */ knownValues),
/* harmony export */   yM: () => (/* binding */ textFact)
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
    const values = {};
    for (const { name, value } of table.entries)
        if (name !== undefined && keys.has(name))
            (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .setOwn */ .P5)(values, name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(value, budget));
    return values;
}
function textsOf(node) {
    if (node.kind === "scalar")
        return node.text === "" ? [] : [node.text];
    const texts = [];
    const open = [node];
    for (let next = open.pop(); next; next = open.pop()) {
        if (next.kind === "scalar") {
            if (next.text !== "")
                texts.push(next.text);
        }
        else if (next.kind === "list")
            for (const item of next.items.toReversed())
                open.push(item);
        else
            for (const { value } of next.entries.toReversed())
                open.push(value);
    }
    return texts;
}
function wordsBetweenCommas({ text, span }, source) {
    const offset = source.text.slice(span.start, span.end).indexOf(text);
    return [...text.matchAll(/[^,]+/g)].flatMap(({ 0: part, index }) => {
        const name = part.trim();
        if (name === "")
            return [];
        const start = span.start + offset + index + part.indexOf(name);
        return [{ text: name, span: offset < 0 ? span : { start, end: start + name.length } }];
    });
}


/***/ }),

/***/ 65271:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ commandTexts),
/* harmony export */   i5: () => (/* binding */ surroundings),
/* harmony export */   mU: () => (/* binding */ assignment),
/* harmony export */   tq: () => (/* binding */ assignmentOf)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _repo_started_text_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45895);
/* harmony import */ var _profiles_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22583);



const maxLines = 100_000;
function commandTexts(node) {
    const texts = (0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOf */ .CB)(node);
    return texts.length > 1 ? [...texts, ...linesIn(node)] : texts;
}
function linesIn(node) {
    const lines = [];
    let left = maxLines;
    const keep = (line) => {
        left -= line.length;
        if (left >= 0)
            lines.push(line);
    };
    const add = (words) => {
        if (words.length > 1)
            keep(words.map((word) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(word) ?? "").join(" "));
    };
    const open = [node];
    for (let next = open.pop(); next && left >= 0; next = open.pop()) {
        if (next.kind === "scalar")
            continue;
        if (next.kind === "list") {
            add(next.items.filter(({ kind }) => kind === "scalar"));
            for (const item of next.items)
                open.push(item);
            continue;
        }
        for (const key of ["command", "cmd"]) {
            const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(next, key);
            const args = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .listItems */ .Dw)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(next, "args"));
            if (command && args.length > 0)
                add([...(command.kind === "list" ? command.items : [command]), ...args]);
        }
        for (const { name = "", value } of next.entries) {
            if (variables.test(name))
                for (const line of assignments(value))
                    keep(line);
            open.push(value);
        }
    }
    return lines;
}
const variables = /^(?:env|envs|environment|.*env.*vars?)$/i;
function assignments(node) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .tableEntries */ .zH)(node).flatMap(({ name = "", value }) => assignment(name, value) ?? []);
}
function assignment(name, value) {
    const text = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value);
    return text === undefined || !(0,_repo_started_text_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .loadsFiles */ .xc)(name) ? undefined : assignmentOf(name, text);
}
function assignmentOf(name, text) {
    const quote = text.includes('"') ? "'" : '"';
    return `${name}=${quote}${text}${quote}`;
}
const around = /^(?:cwd|dir|directory|root|shell|env|envs|environment|.*(?:work|exec).*dir.*|.*env.*(?:file|vars?))$/i;
function surroundings(...tables) {
    const names = tables.flatMap((table) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .tableEntries */ .zH)(table).flatMap(({ name = "", value }) => around.test(name) ? [...commandTexts(value), ...(variables.test(name) ? assignments(value) : [])] : []));
    return names.length > 0 ? { names } : {};
}


/***/ }),

/***/ 24754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var _start_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36219);
/* harmony import */ var _command_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65271);
/* harmony import */ var _profiles_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22583);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50717);





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
    return tablesBelow(node).flatMap((found) => hooksIn(found, source));
}
function hookTables(node, source) {
    return tablesBelow(node).flatMap((found) => {
        const [hook] = hooksIn(found, source);
        return hook ? [{ hook, table: found.table }] : [];
    });
}
const maxAround = 3;
function triggerOf(hook) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(hook, "trigger")) ?? "";
}
const mostRepeated = 1_000;
function tablesBelow(node) {
    const found = [];
    const open = node
        ? [{ from: node, event: "", around: [] }]
        : [];
    const eventsOf = new Map();
    let repeated = 0;
    for (let next = open.pop(); next; next = open.pop()) {
        const { from, event, around } = next;
        if (from.kind === "scalar")
            continue;
        const events = eventsOf.get(from) ?? new Set();
        if (events.has(event) && ++repeated > mostRepeated)
            continue;
        eventsOf.set(from, events.add(event));
        if (from.kind === "list")
            for (const item of from.items.toReversed())
                open.push({ from: item, event, around });
        if (from.kind !== "table")
            continue;
        const own = event === "" ? triggerOf(from) : event;
        found.push({ table: from, event: own, around });
        const inside = own === "" ? [] : [...around.slice(1 - maxAround), from];
        for (const { name, value } of from.entries.toReversed())
            open.push({ from: value, event: own === "" ? (name ?? "") : own, around: inside });
    }
    return found;
}
const shells = ["bash", "powershell", "windows", "linux", "osx"];
const usual = new Set([
    "type command bash powershell cwd matcher if event trigger name id description comment statusMessage enabled async",
    "once timeout timeout_ms timeoutMs timeoutSec failClosed loop_limit max_output_size cache_ttl_seconds",
].flatMap((keys) => keys.split(" ")));
const ofTools = /tool/i;
function matcherOf({ table, event, around }) {
    if (!ofTools.test(event))
        return undefined;
    const texts = [table, ...around.toReversed()].map((one) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(one, "matcher"))?.trim() ?? "");
    const matcher = texts.find((text) => text !== "");
    return matcher === undefined || /^(?:\*|\.\*)$/.test(matcher) ? undefined : matcher;
}
function hooksIn(found, source) {
    const { table, event, around } = found;
    const matcher = matcherOf(found);
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "type"));
    const isUsual = table.entries.every(({ name }) => usual.has(name));
    const hook = (kind, value, { span }, isLine = false) => ({
        name: event,
        kind,
        value,
        ...(isLine && isUsual ? { isLine } : {}),
        ...(matcher === undefined ? {} : { matcher }),
        ...(kind === "command" ? (0,_command_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .surroundings */ .i5)(table) : {}),
        content: (0,_start_content_js__WEBPACK_IMPORTED_MODULE_2__/* .startContent */ .I)([event, kind, value], [...around.map(_start_content_js__WEBPACK_IMPORTED_MODULE_2__/* .plainPart */ .u), table], source),
        at: { source, span },
    });
    const texts = (kind, key) => {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, key);
        const text = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value) ?? "";
        return value && text !== "" ? [hook(kind, text, value, key === "bash")] : [];
    };
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "command");
    const line = command ? [...(0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textsOf */ .CB)(command), ...textsIn((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "args"))].join(" ") : "";
    const hooks = [
        ...(line === "" ? [] : [hook("command", line, command ?? table, command?.kind === "scalar")]),
        ...texts("command", "exec"),
        ...texts("url", "url"),
        ...texts(type === "agent" ? "builtin" : "prompt", "prompt"),
        ...texts("reference", "tool"),
        ...shells.flatMap((key) => texts("command", key)),
    ];
    return hooks.length === 0 && (command || type === "command") ? [hook("command", "", command ?? table)] : hooks;
}
function textsIn(node) {
    return node ? (0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textsOf */ .CB)(node) : [];
}
function serversOf(node, source) {
    const items = node === undefined ? [] : node.kind === "list" ? node.items : [node];
    return items.flatMap((item) => (item.kind === "scalar" ? namedServers(item, source) : serversIn(item, source)));
}
function namedServers(node, source) {
    if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyValue */ .Po)(node))
        return [];
    return ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(node) ?? "").split(",").flatMap((text) => {
        const name = text.trim();
        if (name === "")
            return [];
        return [{ name, kind: "reference", value: name, content: name, at: { source, span: node.span } }];
    });
}
function serversIn(node, source) {
    return node.kind === "table" ? node.entries.flatMap(({ name, value }) => serverOf(name ?? "", value, source)) : [];
}
function commandLine(command, args) {
    const line = command.kind === "list" ? [] : [(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(command) ?? ""];
    const words = [...(command.kind === "list" ? command.items : []), ...(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .listItems */ .Dw)(args)];
    return [...line, ...(words.length > 0 ? [(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .lineOf */ .c)(words.map((node) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(node) ?? ""))] : [])].join(" ");
}
function serverByKey(path, value, config, source) {
    const [, name = "", key = ""] = /(?:^|\.)([^.]*)\.(command|cmd|url|httpUrl|serverUrl)$/.exec(path) ?? [];
    if (key === "")
        return undefined;
    const at = { source, span: value.span };
    return /^c(?:ommand|md)$/.test(key)
        ? { name, kind: "command", value: commandLine(value, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "args")), at }
        : { name, kind: "url", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value) ?? "", at };
}
function serverOf(name, config, source) {
    const server = (kind, value, { span }) => ({
        name,
        kind,
        value,
        ...(kind === "command" ? (0,_command_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .surroundings */ .i5)(config) : {}),
        content: (0,_start_content_js__WEBPACK_IMPORTED_MODULE_2__/* .startContent */ .I)([kind, value], [config], source),
        at: { source, span },
    });
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "command");
    const url = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "url") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "httpUrl") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "serverUrl");
    const headers = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "headersHelper");
    const found = [];
    if (command)
        found.push(server("command", commandLine(command, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "args")), command));
    if (url)
        found.push(server("url", (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(url) ?? "", url));
    if (headers)
        found.push(server("command", (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(headers) ?? "", headers));
    if (found.length > 0)
        return found;
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "type");
    const kind = kindOfType((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(type));
    return [server(kind, name, kind === "reference" ? config : (type ?? config))];
}
function kindOfType(type = "") {
    if (/^(?:stdio|local)$/i.test(type))
        return "command";
    return /^(?:sse|https?|ws|streamable-?http)$/i.test(type) ? "url" : "reference";
}


/***/ }),

/***/ 68415:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ withHooksOff)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

const switches = new Set(["disableAllHooks", "hooksConfig.enabled", "hooks.disabled"]);
function withHooksOff(authority, keys = switches) {
    const off = authority.find(({ setting, endsGuards }) => endsGuards === true && keys.has(setting));
    return off ? authority.map((one) => (isHook(one) ? hookUnder(off, one) : one)) : authority;
}
function isHook({ isGuard, because }) {
    return isGuard !== undefined && because.startsWith("runs ");
}
function hookUnder({ setting, value, because, at: { source, span } }, hook) {
    const place = `\`${source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(source, span.start).line}\``;
    const doubt = because.endsWith("(not verified)") ? " (not verified)" : "";
    const would = hook.because.replace(/^runs /, "would run ");
    return { ...hook, because: `${would}, but no hook runs while \`${setting}\` is \`${value}\` (${place})${doubt}` };
}


/***/ }),

/***/ 9009:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hx: () => (/* binding */ asEditors),
  W5: () => (/* binding */ authorityFrom),
  Ot: () => (/* reexport */ command_texts/* commandTexts */.Ot),
  $E: () => (/* binding */ contentOf),
  aS: () => (/* binding */ hooksIn),
  sb: () => (/* binding */ readSettings),
  Dm: () => (/* binding */ readSettingsFiles),
  QR: () => (/* binding */ sharedContentOf),
  X1: () => (/* binding */ takesPlugins)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-off.js
var hooks_off = __webpack_require__(68415);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/command-texts.js
var command_texts = __webpack_require__(65271);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/model/hook-events.js
var hook_events = __webpack_require__(79308);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/setting-rule.js
var setting_rule = __webpack_require__(52214);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/settings/substitution.js


function variablesOf(text, { isBare, fallback: separator }) {
    const found = [];
    let close = -1;
    for (let start = text.indexOf("$"); start >= 0; start = text.indexOf("$", Math.max(start + 1, found.at(-1)?.end ?? 0))) {
        if (text[start + 1] === "{") {
            if (close < start)
                close = text.indexOf("}", start);
            if (close < 0)
                close = text.length;
            if (close === text.length || close === start + 2)
                continue;
            const inside = text.slice(start + 2, close);
            const split = separator === undefined ? -1 : inside.indexOf(separator, 1);
            const fallback = split < 0 ? {} : { fallback: inside.slice(split + (separator?.length ?? 0)) };
            found.push({ start, end: close + 1, ...fallback });
        }
        else if (isBare) {
            const name = /\w+/y;
            name.lastIndex = start + 1;
            if (name.test(text))
                found.push({ start, end: name.lastIndex });
        }
    }
    return found;
}
function substituteVariables(root, substitution) {
    const written = new Map();
    const keep = (node, instead) => {
        written.set(instead, node);
        return instead;
    };
    const walk = (node) => {
        if (node.kind === "list") {
            const items = node.items.map(walk);
            return items.some((item, i) => item !== node.items[i]) ? keep(node, { ...node, items }) : node;
        }
        if (node.kind === "table") {
            const entries = node.entries.map((entry) => {
                const value = walk(entry.value);
                return value === entry.value ? entry : { ...entry, value };
            });
            return entries.some((entry, i) => entry !== node.entries[i]) ? keep(node, { ...node, entries }) : node;
        }
        if (typeof node.value !== "string")
            return node;
        const variables = variablesOf(node.text, substitution);
        if (variables.length === 0)
            return node;
        const text = filled(node.text, variables);
        return keep(node, { ...node, value: text, text });
    };
    return { root: walk(root), written };
}
function filled(text, variables) {
    let [result, at] = ["", 0];
    for (const { start, end, fallback } of variables) {
        result += text.slice(at, start) + (fallback ?? text.slice(start, end));
        at = end;
    }
    return result + text.slice(at);
}
const widening = ["bypasses", "auto-approves", "widens"];
function widestRules(rules, { root, written }, substitution) {
    const widest = new Map();
    if (written.size === 0)
        return widest;
    const words = new Map();
    for (const { path, when } of rules)
        for (const word of wordsOf(when))
            words.set(path, (words.get(path) ?? new Set()).add(word));
    for (const effect of widening)
        for (const rule of rules.filter((one) => one.effect === effect))
            for (const { node } of (0,setting_rule/* nodesOf */.N)(rule, root)) {
                const raw = (0,parsers_node/* textOf */.b6)(written.get(node));
                if (raw === undefined || widest.has(node))
                    continue;
                const texts = [(0,parsers_node/* textOf */.b6)(node) ?? "", ...possibleTexts(raw, words.get(rule.path) ?? [], substitution)];
                if (rule.when === undefined || texts.some((text) => rule.when?.test(text)))
                    widest.set(node, rule);
            }
    return widest;
}
function wordsOf(pattern) {
    return [...(pattern?.source ?? "").matchAll(/(?:\\[^\w\s]|[\w-])+/g)].map(([word]) => word.replaceAll("\\", ""));
}
function possibleTexts(raw, words, substitution) {
    const variables = variablesOf(raw, substitution);
    const [before, after] = [raw.slice(0, variables[0]?.start), raw.slice(variables.at(-1)?.end)];
    const fitting = [...words].filter((word) => word.length >= before.length + after.length && word.startsWith(before) && word.endsWith(after));
    return [...fitting, `${before}x${after}`, before + after];
}
const maxValues = 50;
function openValues(rules, root, source, substitution) {
    const read = substituteVariables(root, substitution);
    const widest = widestRules(rules, read, substitution);
    const seen = new Set();
    return rules
        .filter(({ when }) => when !== undefined)
        .flatMap((rule) => (0,setting_rule/* nodesOf */.N)(rule, read.root))
        .flatMap(({ setting, node }) => {
        if (!widest.has(node) || seen.has(node))
            return [];
        seen.add(node);
        const raw = (0,parsers_node/* textOf */.b6)(read.written.get(node)) ?? "";
        const [variable] = variablesOf(raw, substitution);
        const name = raw.slice(variable?.start, variable?.end).slice(0, 60);
        return [
            {
                message: `\`${setting}\` ${name === raw ? "is" : "contains"} \`${name}\`, which is set outside this file, so it is not checked; write the value`,
                scope: "part",
                at: { source, span: node.span },
            },
        ];
    })
        .slice(0, maxValues);
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/settings/index.js












function takesPlugins(rules) {
    return rules.some(({ path }) => path === "enabledPlugins.*");
}
const maxShown = 120;
function authorityFrom(rules, written, source, substitution) {
    const read = substitution
        ? substituteVariables(written, substitution)
        : { root: written, written: new Map() };
    const widest = substitution ? widestRules(rules, read, substitution) : undefined;
    const asWritten = (node) => read.written.get(node) ?? node;
    return rules.flatMap((rule) => {
        const { path, when, effect, because, shown, blankToo, may, endsGuards } = rule;
        const holds = (node) => (blankToo === true || !(node.kind === "scalar" && (0,parsers_node/* isEmptyValue */.Po)(node))) &&
            (when === undefined || when.test((0,parsers_node/* textOf */.b6)(node) ?? ""));
        return (0,setting_rule/* nodesOf */.N)(rule, read.root)
            .filter(({ node }) => node.kind === "scalar" && read.written.has(node)
            ? effect !== "narrows" && (holds(node) || widest?.get(node) === rule)
            : holds(node))
            .map(({ setting, node, parent }) => {
            const whole = startsOrConnects.test(path) ? parent : node;
            return {
                ...serverIn(may, setting, node, parent, source),
                setting,
                value: shown ?? shownOf((0,parsers_node/* textOf */.b6)(holds(node) ? node : asWritten(node)) ?? "…"),
                ...(shown === undefined || shown === "…" ? {} : { inMessages: shown }),
                effect,
                because,
                content: contentOf(asWritten(whole), source),
                ...(may ? { may } : {}),
                ...(endsGuards ? { endsGuards } : {}),
                ...namesIn(rule, setting, node, whole),
                at: { source, span: node.span },
            };
        });
    });
}
function namesIn({ may, searches, namesCode }, setting, node, whole) {
    const namesFiles = may?.includes("execute") === true || searches !== undefined || namesCode !== undefined;
    return {
        ...(namesFiles ? { names: [...(0,command_texts/* commandTexts */.Ot)(whole), ...(searches ? assigned(setting, node) : [])] } : {}),
        ...(searches ? { searches } : {}),
        ...(namesCode ? { namesCode } : {}),
    };
}
function assigned(setting, node) {
    return [(0,command_texts/* assignment */.mU)(setting.slice(setting.lastIndexOf(".") + 1), node) ?? []].flat();
}
function shownOf(value) {
    if (value.length <= maxShown)
        return value;
    const end = /[\ud800-\udbff]/.test(value[maxShown - 1] ?? "") ? maxShown - 1 : maxShown;
    return `${value.slice(0, end)}…`;
}
function serverIn(may, setting, node, parent, source) {
    const server = may?.includes("external") ? (0,hooks_and_servers/* serverByKey */.OD)(setting, node, parent, source) : undefined;
    return server ? { server } : {};
}
const startsOrConnects = /\.(?:command|cmd|url|httpUrl|serverUrl|headersHelper)$/;
const maxKept = 4_000;
function contentOf(node, { text }) {
    const written = text.slice(node.span.start, node.span.end);
    return written.length > maxKept ? written : (0,parsers_node/* textOfData */.jc)((0,parsers_node/* jsonOf */.o_)(node));
}
function sharedContentOf(node, source) {
    const content = contentOf(node, source);
    return content.length > maxKept ? (0,hash.sha256)(content) : content;
}
const asEditors = { dialect: json/* jsonDialects */._s.editors };
function refusalOf(source) {
    const { text } = source;
    const strict = (0,json/* parseJsonAs */.WT)(json/* jsonDialects */._s.javaScript, text);
    if (strict.kind !== "problem")
        return undefined;
    return {
        kind: "strict-readers",
        message: `is not strict JSON (${strict.message}); a host that refuses it ignores its rules and hooks, also those that guard (not verified); write strict JSON`,
        at: { source, span: strict.span },
        scope: "part",
        certainty: "assumed",
    };
}
async function readSettingsFiles(repo, files) {
    const authority = [];
    const unjudged = [];
    for (const { path, isRelevant, read, unjudged: open, reading } of files) {
        const source = await (0,collect/* readOne */.JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        if (isRelevant?.(source.text) === false)
            continue;
        const refusal = reading ? undefined : refusalOf(source);
        const root = reading ? (0,json/* parseJsonAs */.WT)(reading.dialect, source.text) : (0,json/* parseAnyJson */.C_)(source.text);
        if (root.kind === "problem") {
            const otherwise = reading?.otherwise === undefined ? "" : `; ${reading.otherwise}`;
            const message = `cannot be read as JSON: ${root.message}${otherwise}`;
            unjudged.push({ message, at: { source, span: root.span } });
        }
        else {
            (0,many/* append */.BC)(authority, read(root, source));
            (0,many/* append */.BC)(unjudged, open?.(root, source) ?? []);
            if (refusal)
                unjudged.push(refusal);
        }
    }
    return { authority, unjudged };
}
async function readSettings(repo, paths, rules, further = () => [], substitution, reading) {
    const read = (root, source) => [
        ...authorityFrom(rules, root, source, substitution),
        ...further(root, source),
        ...hooksIn(root, source),
    ];
    const isRelevant = (text) => text.trim() !== "";
    const unjudged = (root, source) => substitution ? openValues(rules, root, source, substitution) : [];
    const found = await readSettingsFiles(repo, paths.map((path) => ({ path, isRelevant, read, unjudged, ...(reading ? { reading } : {}) })));
    return { ...found, authority: (0,hooks_off/* withHooksOff */.g)(found.authority) };
}
const forEveryAgent = "runs for every agent, whatever its tools";
function shortened(matcher) {
    const line = matcher.split("\n", 1)[0] ?? "";
    return line.length > 60 || line !== matcher ? `${line.slice(0, 60)}…` : line;
}
const textHooks = {
    path: "hooks.*",
    when: /^(?!(?:true|false|null|[\d.]+)$)./s,
    effect: "widens",
    because: forEveryAgent,
    may: ["execute"],
};
const hookNouns = {
    command: "a command",
    url: "an address",
    prompt: "a prompt",
    builtin: "an agent of its host",
    reference: "defined elsewhere",
};
function hooksIn(root, source) {
    const hooks = (0,parsers_node/* lastOf */.g1)(root, "hooks");
    const texts = authorityFrom([textHooks], root, source).map((hook) => ({
        ...hook,
        value: hook.names?.join(" ") ?? hook.value,
        inMessages: hookNouns.command,
        isGuard: (0,hook_events/* mayRefuse */.q)(hook.setting.slice("hooks.".length)),
    }));
    const described = (0,hooks_and_servers/* hooksOf */.uj)(hooks, source).map(({ name, value, kind, isLine, names = [], content = value, matcher, at }) => ({
        setting: `hooks.${name}`,
        value: kind === "prompt" || kind === "builtin" || value === "" ? kind : value,
        inMessages: hookNouns[kind],
        effect: "widens",
        because: matcher === undefined
            ? forEveryAgent
            : `runs where any agent calls a tool that \`${shortened(matcher)}\` matches`,
        content,
        isGuard: (0,hook_events/* mayRefuse */.q)(name),
        ...(kind === "prompt" ? {} : { may: [hooks_and_servers/* hookCapabilities */.eS[kind] ?? "execute"] }),
        ...(kind === "command" ? { names: [value, ...names] } : {}),
        ...(isLine ? { line: { event: name, text: value } } : {}),
        at,
    }));
    return [...described, ...texts];
}


/***/ }),

/***/ 52214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ nodesOf)
/* harmony export */ });
function nodesOf({ path, except = [] }, root) {
    return matchesOf(root, path.split("."), "")
        .filter(({ name }) => !except.some((pattern) => pattern.test(name)))
        .flatMap(({ setting, node, parent }) => node.kind === "list" ? node.items.map((item) => ({ setting, node: item, parent })) : [{ setting, node, parent }]);
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


/***/ }),

/***/ 36219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ startContent),
/* harmony export */   u: () => (/* binding */ plainPart)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function plainPart(table) {
    const isPlain = ({ kind }) => kind === "scalar";
    const entries = table.entries.filter(({ value }) => value.kind === "list" ? value.items.every(isPlain) : isPlain(value));
    return { ...table, entries };
}
function startContent(texts, nodes, { text }) {
    const budget = { left: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .maxValues */ .$e };
    const content = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOfData */ .jc)([...texts, ...nodes.map((node) => sorted((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(node, budget)))]);
    return budget.left < 0 ? text : content;
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (typeof value !== "object" || value === null)
        return value;
    const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return { mapping: pairs.map(([key, inner]) => [key, sorted(inner)]) };
}


/***/ }),

/***/ 79308:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isOnlyShown),
/* harmony export */   q: () => (/* binding */ mayRefuse)
/* harmony export */ });
const telling = {
    claude: /^(?:SessionStart|UserPromptSubmit)$/,
    kiro: /^(?:agentSpawn|userPromptSubmit)$/,
};
function isOnlyShown(host, event) {
    return Object.hasOwn(telling, host) && telling[host]?.test(event) === true;
}
const refusing = {
    cursor: /^(?:subagentStart|sessionStart)$/,
};
function mayRefuse(event, host = "") {
    if (Object.hasOwn(refusing, host) && refusing[host]?.test(event))
        return true;
    return /^(?:pre|before|permission|user)|stop$/i.test(event);
}


/***/ }),

/***/ 45433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _s: () => (/* reexport */ jsonDialects),
  C_: () => (/* binding */ parseAnyJson),
  qF: () => (/* binding */ parseJson),
  WT: () => (/* binding */ parseJsonAs),
  parseJsonc: () => (/* binding */ parseJsonc),
  pV: () => (/* binding */ withLastValues)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json-faults.js
function explained(text, { message, span }) {
    const at = span.start;
    const problem = (words, start = at, length = 1) => ({
        kind: "problem",
        message: words,
        span: { start, end: start + length },
    });
    if (text.trim() === "")
        return { kind: "problem", message: "the text is empty", span: { start: 0, end: 0 } };
    if (at === 0 && text.startsWith("\ufeff"))
        return problem("a byte-order mark");
    if (/^\/[/*]/.test(text.slice(at, at + 2)))
        return problem("a comment", at, 2);
    const before = Math.max(0, at - 200);
    const comma = /^[}\]]/.test(text.slice(at, at + 1)) ? /,\s*$/.exec(text.slice(before, at)) : null;
    if (comma)
        return problem("a trailing comma", before + comma.index);
    if (message === "key must be a string" || message === "expected value") {
        if (text[at] === "'")
            return problem("single quotes, where JSON has double ones");
        const [word = ""] = /^[A-Za-z_$][\w$.-]*/.exec(text.slice(at, at + 200)) ?? [];
        if (word !== "")
            return problem(`\`${word}\` without quotes`, at, word.length);
    }
    return { kind: "problem", message: words[message] ?? message, span };
}
const words = {
    "key must be a string": "a key is missing",
    "expected value": "a value is missing",
    "EOF while parsing a value": "it ends where a value is missing",
    "EOF while parsing a string": "a text has no closing quote",
    "trailing characters": "text after its end",
    "recursion limit exceeded": "it is nested too deeply",
    "control character (\\u0000-\\u001F) found while parsing a string": "a line break or a tab inside a text",
};

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json-dialects.js
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const jsonDialects = {
    serde: {},
    javaScript: { loneSurrogates: true },
    editors: { comment, mark: true, loneSurrogates: true, trailingComma: true, controls: /\t/ },
    commented: { comment, loneSurrogates: true },
    commentedWithCommas: { comment, loneSurrogates: true, trailingComma: true },
    stripped: { comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y, loneSurrogates: true },
    any: {
        comment: /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/y,
        mark: true,
        loneSurrogates: true,
        trailingComma: true,
        controls: /[^]/,
        json5: true,
    },
};
const otherNumber = /[-+]?(?:0[xX][\dA-Fa-f]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|NaN\b|Infinity\b)/y;
const bareKey = /[$_\p{L}][$\w\p{L}\p{Mn}\p{Mc}\p{Nd}]*/uy;

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json.js


const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    return parseJsonAs(jsonDialects.serde, text);
}
function parseJsonc(text) {
    return parseJsonAs(jsonDialects.editors, text);
}

function parseJsonAs(dialect, text) {
    return read(text, dialect);
}
function parseAnyJson(text) {
    const node = parseJsonAs(jsonDialects.any, text);
    if (node.kind !== "problem")
        return node;
    const other = parseJsonAs({ ...jsonDialects.any, comment: jsonDialects.stripped.comment }, text);
    return other.kind === "problem" ? node : other;
}
function withLastValues(node) {
    if (node.kind === "scalar")
        return node;
    if (node.kind === "list")
        return { ...node, items: node.items.map(withLastValues) };
    const last = new Map(node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: withLastValues(entry.value) }]));
    return { ...node, entries: [...last.values()] };
}
function read(text, dialect) {
    try {
        return new Reader(text, dialect).whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return explained(text, error.problem);
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
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #dialect;
    #at = 0;
    constructor(text, dialect) {
        this.#text = text;
        this.#dialect = dialect;
        if (dialect.mark && text.startsWith("\ufeff"))
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
        const { comment } = this.#dialect;
        for (;;) {
            while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
                this.#at++;
            if (!comment || this.#text[this.#at] !== "/")
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
        return this.#dialect.trailingComma === true && this.#text[this.#at] === character;
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
        if (this.#isQuote(first)) {
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
        return this.#otherNumber(start) ?? this.#number(start);
    }
    #isQuote(character) {
        return character === '"' || (this.#dialect.json5 === true && character === "'");
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #otherNumber(start) {
        if (!this.#dialect.json5)
            return undefined;
        number.lastIndex = start;
        otherNumber.lastIndex = start;
        const [usual = ""] = number.exec(this.#text) ?? [];
        const [text = ""] = otherNumber.exec(this.#text) ?? [];
        if (text.length <= usual.length)
            return undefined;
        this.#at = start + text.length;
        return { kind: "scalar", span: this.#since(start), value: Number(text), text, style: "plain", number: "float" };
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
        const quote = this.#text.charCodeAt(this.#at);
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20 && this.#dialect.controls?.test(String.fromCharCode(unit)) !== true)
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== quote && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === quote) {
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
            if (plain === undefined && !this.#dialect.json5)
                throw new Stop("invalid escape", this.#at);
            return plain ?? this.#escapeOfJson5(letter);
        }
        const high = this.#hexadecimal();
        if (this.#dialect.loneSurrogates)
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
    #escapeOfJson5(letter) {
        if (letter === "x")
            return String.fromCharCode(this.#hexadecimal(2));
        if (letter === "\r" && this.#text[this.#at + 1] === "\n")
            this.#at++;
        const found = /[\r\n\u2028\u2029]/.test(letter) ? "" : letter;
        return { v: "\v", 0: "\0" }[found] ?? found;
    }
    #hexadecimal(length = 4) {
        const digits = this.#text.slice(this.#at + 1, this.#at + 1 + length);
        if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += length;
        return parseInt(digits, 16);
    }
    #key() {
        this.#skipSpace();
        const at = this.#at;
        bareKey.lastIndex = at;
        const [bare] = this.#dialect.json5 ? (bareKey.exec(this.#text) ?? []) : [];
        if (bare !== undefined) {
            this.#at += bare.length;
            return { kind: "scalar", span: this.#since(at), value: bare, text: bare, style: "plain" };
        }
        if (!this.#isQuote(this.#text[at]))
            throw new Stop("key must be a string", at);
        const name = this.#string();
        return { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
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
                const key = this.#key();
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name: key.text, value: this.#value(depth + 1) });
            } while (this.#takes(",") && !this.#ends("}"));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ }),

/***/ 45895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ mostAssigned),
/* harmony export */   W0: () => (/* binding */ ownModules),
/* harmony export */   k8: () => (/* binding */ assignedIn),
/* harmony export */   vl: () => (/* binding */ startupFiles),
/* harmony export */   xc: () => (/* binding */ loadsFiles)
/* harmony export */ });
const kinds = [
    ["PATH", { folder: "programs" }],
    ["PYTHONPATH", { folder: "python" }],
    ["HOME|USERPROFILE|ZDOTDIR", { folder: "home" }],
    [
        [
            "XDG_CONFIG_(?:HOME|DIRS)|XDG_DATA_(?:HOME|DIRS)|APPDATA|[A-Z]\\w*_CONFIG_(?:DIR|HOME)|CODEX_HOME|GNUPGHOME|DOCKER_CONFIG",
            "GIT_(?:TEMPLATE_DIR|EXEC_PATH)|LD_LIBRARY_PATH|DYLD_(?:FALLBACK_)?(?:LIBRARY|FRAMEWORK)_PATH|OPENSSL_(?:MODULES|ENGINES)",
            "PYTHON(?:HOME|USERBASE)|VIRTUAL_ENV|PERL5?LIB|RUBYLIB|GEM_(?:HOME|PATH)|BUNDLE_(?:PATH|APP_CONFIG)|R_LIBS(?:_\\w+)?|PHP_INI_SCAN_DIR",
            "CARGO_HOME|GRADLE_USER_HOME|MISE_DATA_DIR|DENO_DIR|(?:npm_config|NPM_CONFIG)_(?:prefix|PREFIX|globaldir)",
        ].join("|"),
        { folder: "everything" },
    ],
    [
        [
            "GIT_CONFIG(?:_GLOBAL|_SYSTEM)?|(?:npm_config|NPM_CONFIG)_(?:user|USER|global|GLOBAL)(?:config|CONFIG)|PIP_CONFIG_FILE|UV_CONFIG_FILE",
            "KUBECONFIG|CURL_HOME|WGETRC|MAKEFILES|BUNDLE_GEMFILE|MISE_CONFIG_FILE|TF_CLI_CONFIG_FILE|OPENSSL_CONF|GLOBAL_JUSTFILE",
        ].join("|"),
        { file: "manifest" },
    ],
    ["BASH_ENV|ENV|INPUTRC|SCREENRC", { file: "shell" }],
    ["PYTHONSTARTUP", { file: "python" }],
    ["LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|GCONV_PATH|PHPRC|R_PROFILE_USER|R_ENVIRON_USER", { file: null }],
    ["GIT_CONFIG_VALUE_\\d+", { folder: "everything", file: null }],
    ["GIT_CONFIG_PARAMETERS", { options: "git -c" }],
    ["PERL5OPT", { options: "perl" }],
    ["PERL5DB", { options: "perl -e" }],
    ["RUBYOPT", { options: "ruby" }],
    ["NODE_OPTIONS|(?:npm_config_node_options|NPM_CONFIG_NODE_OPTIONS)", { options: "node" }],
    ["LUA_INIT\\w*", { options: "lua" }],
    ["(?:JAVA_TOOL|_JAVA|JDK_JAVA)_OPTIONS|(?:MAVEN|GRADLE|SBT|JAVA|ANT)_OPTS", { file: null, options: "java" }],
];
const kindOf = kinds.map(([names, kind]) => [new RegExp(`^(?:${names})$`), kind]);
function loadsFiles(name) {
    return kindOf.some(([pattern]) => pattern.test(name));
}
const names = kinds.map(([some]) => some).join("|");
const value = "((?:\"[^\"\\n]{0,1000}\"|'[^'\\n]{0,1000}'|\\$\\{\\{[^}\\n]{0,200}\\}\\}|\\$\\{[^}\\n]{0,200}\\}|\\$\\([^)\\n]{0,200}\\)|[^\\s\"';|&,(){}]){1,1000})";
const given = new RegExp(`(?<!\\$\\{|[\\w.$-])(${names})["'\\]]{0,2}[ \\t]{0,9}(?:[:?+]?=|:(?=[ \\t"']))[ \\t]{0,9}${value}`, "g");
const set = new RegExp(`\\b(?:ENV|setenv|set[ \\t]{1,9}-\\w{0,5}x\\w{0,5})[ \\t]{1,9}(${names})[ \\t]{1,9}${value}`, "g");
const agents = /-(?:javaagent|agentpath|Xbootclasspath\/[ap]):([^\s=,;:]+)/g;
const byDefault = /\$\{\w+:?[-=]([^}]*)\}/g;
const variable = /\$\{\{[^}]*\}\}|\$\{[^}]*\}|\$\([^)]*\)|\$env:\w+|\$\w+|%\w+%/g;
const here = /\bpwd\b|PWD|WORKSPACE|workspace|PROJECT|ROOT/;
const mostAssigned = 500;
function assignedIn(text) {
    const found = [];
    for (const pattern of [given, set])
        for (const match of text.matchAll(pattern)) {
            if (found.length >= mostAssigned)
                return found;
            const [whole, name = "", written = ""] = match;
            const kind = kindOf.find(([names]) => names.test(name))?.[1];
            const isMore = kind?.options !== undefined && !/^["']/.test(written);
            const more = isMore ? (/^[^\n]{0,1000}/.exec(text.slice(match.index + whole.length))?.[0] ?? "") : "";
            if (kind)
                found.push({ ...kind, ...readIn(written.replace(/["']/g, "") + more, kind) });
        }
    return found;
}
function readIn(written, { options }) {
    const text = written.replace(byDefault, "$1").replace(variable, (one) => (here.test(one) ? "." : "\0"));
    if (options === "java")
        return { paths: [...text.matchAll(agents)].flatMap(([, path = ""]) => pathIn(path)) };
    if (options !== undefined)
        return { paths: [], line: `${options} ${written.replace(/^@/, "")}` };
    return { paths: text.split(/[:;]/).flatMap(pathIn) };
}
function pathIn(written) {
    const path = written
        .trim()
        .replaceAll("\\", "/")
        .replace(/^\0\/+/, "")
        .replace(/^\/+/, "");
    if (path === "" || path.startsWith("~") || path.includes("\0"))
        return [];
    return [path.replace(/^(?:\.\/+)+/, "").replace(/^\.$/, "")];
}
const startupFiles = `.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshrc .zshenv .zprofile .zlogin .zlogout .kshrc .mkshrc .shrc
  .cshrc .tcshrc .login .inputrc .gitconfig .config/git/config .npmrc .yarnrc .yarnrc.yml .curlrc .wgetrc .netrc .ssh/config .vimrc
  .gdbinit .lldbinit .irbrc .pryrc .gemrc .Rprofile .Renviron .pythonrc.py .config/pip/pip.conf .cargo/config.toml .condarc
  .gradle/gradle.properties .m2/settings.xml .config/fish/config.fish .claude/settings.json .codex/config.toml`.split(/\s+/);
const ownModules = [
    "*.pth",
    ...`sitecustomize usercustomize __future__ _collections_abc abc argparse array ast asyncio atexit base64 binascii
  bisect bz2 cProfile calendar cgi cmd code codecs codeop collections colorsys concurrent configparser contextlib
  contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings
  enum errno faulthandler filecmp fileinput fnmatch fractions ftplib functools genericpath getopt getpass gettext
  glob graphlib grp gzip hashlib heapq hmac html http imaplib importlib inspect io ipaddress itertools json keyword
  linecache locale logging lzma mailbox math mimetypes mmap multiprocessing netrc ntpath nturl2path numbers opcode
  operator optparse os pathlib pdb pickle pickletools pkgutil platform plistlib posixpath pprint profile pstats pty
  pwd py_compile pydoc queue quopri random re readline reprlib resource runpy sched secrets select selectors shelve
  shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat
  statistics string stringprep struct subprocess symtable sysconfig tabnanny tarfile tempfile textwrap threading time
  timeit token tokenize tomllib trace traceback tracemalloc tty types typing unicodedata unittest urllib uuid venv
  warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`
        .split(/\s+/)
        .map((name) => `${name}.py`),
];


/***/ })

};
;