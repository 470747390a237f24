"use strict";
exports.id = 5463;
exports.ids = [5463];
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

/***/ 8012:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bodyPrompt),
/* harmony export */   y: () => (/* binding */ textFact)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(536);


function textFact(node, source, home) {
    if (!node)
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const at = { source, span: node.span };
    if (node.kind !== "scalar")
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadable */ .O$)(at, "is no text");
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyValue */ .Po)(node) && node.value === null ? (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(at) : (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .stated */ .Eo)(node.text, at);
}
function bodyPrompt(source, { start, end }) {
    const text = source.text.slice(start, end).trim();
    return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
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

/***/ 4876:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   G6: () => (/* binding */ withoutRepetition),
/* harmony export */   W5: () => (/* binding */ authorityFrom),
/* harmony export */   X1: () => (/* binding */ takesPlugins),
/* harmony export */   Y8: () => (/* binding */ isBefore),
/* harmony export */   aS: () => (/* binding */ hooksIn),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(300);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);




function takesPlugins(dials) {
    return dials.some(({ path }) => path === "enabledPlugins.*");
}
const most = 200;
function authorityFrom(dials, root, source) {
    return dials.flatMap(({ path, when, effect, because, shown }) => reached(root, path.split("."), "")
        .flatMap(({ setting, node, holder }) => node.kind === "list"
        ? node.items.map((item) => ({ setting, node: item, holder }))
        : [{ setting, node, holder }])
        .filter(({ node }) => !(node.kind === "scalar" && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmptyValue */ .Po)(node)) && (when === undefined || when.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "")))
        .slice(0, most)
        .map(({ setting, node, holder }) => ({
        setting,
        value: shown ?? ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "…").slice(0, 120),
        effect,
        because,
        content: contentOf(starting.test(path) ? holder : node, source),
        at: { source, span: node.span },
    })));
}
const mostAlike = 500;
function withoutRepetition(authority) {
    const counts = new Map();
    return authority.filter(({ setting, effect, because }) => {
        const key = JSON.stringify([setting, effect, because]);
        const count = counts.get(key) ?? 0;
        counts.set(key, count + 1);
        return count < mostAlike;
    });
}
const starting = /\.(?:command|cmd|url|httpUrl|serverUrl|headersHelper)$/;
function contentOf(node, { text }) {
    const written = text.slice(node.span.start, node.span.end);
    return written.length > 4_000 ? written : JSON.stringify((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(node));
}
function reached(node, [segment, ...rest], above, holder = node) {
    if (segment === undefined)
        return [{ setting: above, node, holder }];
    if (node.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, value }) => name !== undefined && (segment === "*" || name === segment) ? [[name, value]] : []));
    return [...last].flatMap(([name, value]) => reached(value, rest, above === "" ? name : `${above}.${name}`, node));
}
async function readSettings(repo, paths, dials, tell = () => []) {
    const authority = [];
    const unjudged = [];
    for (const path of paths) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .readOne */ .JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonc */ .pX)(source.text);
        if (root.kind === "problem") {
            if (source.text.trim() !== "")
                unjudged.push({ message: `cannot be read as JSON: ${root.message}`, at: { source, span: root.span } });
        }
        else
            authority.push(...authorityFrom(dials, root, source), ...tell(root, source), ...hooksIn(root, source));
    }
    return { authority, unjudged };
}
function isBefore(event) {
    return /^(?:pre|before|permission|user)/i.test(event);
}
function hooksIn(root, source) {
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(root, "hooks");
    const around = new Map();
    const aroundOf = (event) => {
        const said = around.get(event) ?? contentOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(hooks, event) ?? hooks ?? root, source);
        around.set(event, said);
        return said;
    };
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .hooksOf */ .uj)(hooks, source).map(({ name, kind, value, at }) => ({
        setting: `hooks.${name}`,
        value: kind,
        effect: "widens",
        because: "runs beside every agent, whatever its tools",
        content: `${value} ${aroundOf(name)}`,
        isGuard: isBefore(name),
        at,
    }));
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

/***/ 1517:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jo: () => (/* reexport */ diagnosisOf),
  x4: () => (/* reexport */ mergedFirst),
  E5: () => (/* reexport */ parseQuickly),
  hN: () => (/* reexport */ lenient/* parseYaml */.h),
  zT: () => (/* reexport */ readFrontmatter),
  Mv: () => (/* reexport */ readKeysAlone),
  FF: () => (/* reexport */ repeatedKeyOf),
  EI: () => (/* reexport */ splitMarkdown),
  c_: () => (/* reexport */ tableOf),
  tI: () => (/* reexport */ withOccurrences)
});

// UNUSED EXPORTS: readPlain

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
const key = /^[ \t]*([A-Za-z_][\w-]*)[ \t]*:(?=[ \t\r\n]|$)/;
const culprit = /:(?: |$)|^[[\]{}*&#!|>%@`,]|^[-?] /;
function diagnosisOf(text, front, problem) {
    const offset = Math.min(Math.max(problem.span.start, front.start), Math.max(front.start, front.end - 1));
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    const newline = text.indexOf("\n", start);
    const line = text.slice(start, newline < 0 ? text.length : newline).trimEnd();
    const found = key.exec(line);
    const name = found?.[1] ?? keyBefore(text, front, start);
    const tell = (message, from, to) => ({
        kind: "problem",
        message,
        span: { start: start + from, end: start + to },
    });
    if (line.includes("\t") && /tab/i.test(problem.message))
        return tell("a tab stands where YAML wants spaces", line.indexOf("\t"), line.indexOf("\t") + 1);
    if (found) {
        const from = line.length - line.slice(found[0].length).trimStart().length;
        const value = line.slice(from);
        const quote = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S)/.exec(value);
        if (quote && quote[0].length < value.length)
            return tell(`text follows the quoted value of \`${name}\``, from + quote[0].length, line.length);
        const at = /^["']/.test(value) ? -1 : value.search(culprit);
        if (at >= 0)
            return tell(whatStands(name ?? "", value, at), from + at, from + at + 1);
    }
    else if (line !== "" && !/^\s/.test(line) && name !== undefined) {
        return tell(`the text of \`${name}\` goes on without an indent`, 0, line.length);
    }
    return { ...problem, message: problem.message.slice(0, 1).toLowerCase() + problem.message.slice(1) };
}
function whatStands(name, value, at) {
    return value[at] === ":"
        ? `\`${name}\` holds a colon outside quotes`
        : `\`${name}\` begins with \`${value[at]}\` outside quotes`;
}
function keyBefore(text, front, end) {
    const lines = text.slice(front.start, end).split("\n");
    for (let i = lines.length - 1; i >= 0; i--) {
        const name = /^(name|description|tools|disallowedTools|model|color|hooks|mcpServers|skills)[ \t]*:/.exec(lines[i] ?? "")?.[1];
        if (name !== undefined)
            return name;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/fences.js
const opening = /\ufeff?---[ \t]*\r?\n/y;
function splitMarkdown(text) {
    opening.lastIndex = 0;
    if (!opening.test(text))
        return misplacedIn(text);
    const start = opening.lastIndex;
    const fences = closingFences(text, start);
    const first = fences[0];
    if (!first)
        return { kind: "unclosed", front: { start, end: text.length } };
    const found = partAt(text, start, first);
    if (first.exact)
        return { kind: "fenced", ...found };
    const exact = fences.find((fence) => fence.exact);
    return {
        kind: "fenced",
        ...found,
        loose: { start: first.start, end: first.end },
        ...(exact ? { further: partAt(text, start, exact) } : {}),
    };
}
function closingFences(text, start) {
    const fences = [];
    for (let at = start; at >= 0 && at < text.length; at = nextLine(text, at)) {
        if (!text.startsWith("---", at))
            continue;
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const exact = text.slice(at, end).trimEnd() === "---";
        if (exact || fences.length === 0)
            fences.push({ start: at, end, exact });
        if (exact)
            break;
    }
    return fences;
}
function nextLine(text, at) {
    const newline = text.indexOf("\n", at);
    return newline < 0 ? -1 : newline + 1;
}
function partAt(text, start, fence) {
    return {
        front: { start, end: fence.start },
        body: { start: Math.min(fence.end + 1, text.length), end: text.length },
    };
}
const firstKey = /^[ \t]*(?:name|description|tools)[ \t]*:(?=[ \t\r\n]|$)/;
const reach = 30;
function misplacedIn(text) {
    const oldMac = /^\ufeff?---[ \t]*\r(?!\n)/.exec(text);
    if (oldMac)
        return {
            kind: "misplaced",
            front: { start: oldMac[0].length, end: text.length },
            because: "ends its lines with carriage returns alone",
            at: { start: 0, end: 3 },
        };
    let before = true;
    let example = false;
    let fence;
    let at = 0;
    for (let count = 0; count < reach && at >= 0 && at < text.length; count++) {
        const end = nextLine(text, at);
        const line = text.slice(at, end < 0 ? text.length : end);
        const content = line.trim().replace(/^\ufeff/, "");
        if (content.startsWith("```"))
            example = !before && !example;
        else if (firstKey.test(line) && (fence || before) && !example) {
            const closing = fence ? /^[ \t]*---+[ \t]*\r?$/m : /^[ \t]*(?:---+[ \t]*)?\r?$/m;
            const rest = text.slice(at).search(closing);
            const front = { start: at, end: rest < 0 ? text.length : at + rest };
            const because = !fence
                ? "has no opening `---`"
                : fence.start > 0
                    ? "does not begin on the file's first line"
                    : /^\s/.test(text)
                        ? "is indented"
                        : "has more than `---` on its first line";
            return { kind: "misplaced", front, because, at: fence ?? { start: at, end: at + line.trimEnd().length } };
        }
        fence =
            content === "---" || (at === 0 && content.startsWith("---"))
                ? { start: at, end: at + line.trimEnd().length }
                : content === ""
                    ? fence
                    : undefined;
        if (content !== "" && !content.startsWith("```") && !fence)
            before = false;
        at = end;
    }
    return { kind: "none" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/quick.js
function readPlain(text, base) {
    if (text === "" || unusual.test(text))
        return undefined;
    const entries = [];
    const names = new Set();
    for (let at = 0; at < text.length;) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const colon = text.indexOf(":", at);
        const name = text.slice(at, colon);
        if (colon < 0 || colon >= end || !quick_key.test(name) || words.has(name) || names.has(name))
            return undefined;
        names.add(name);
        const span = { start: base + at, end: base + colon };
        const empty = colon + 1 === end;
        if (!empty && text[colon + 1] !== " ")
            return undefined;
        const value = empty ? blockListAt(text, end + 1, base) : valueAt(text, colon + 1, end, base);
        if (!value)
            return undefined;
        entries.push({ key: { kind: "scalar", span, value: name, text: name, style: "plain" }, name, value });
        at = empty ? value.span.end - base : end + 1;
    }
    return { kind: "table", span: { start: base, end: base + text.length }, entries };
}
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ud800-\udfff\ue000-\ufefe\uff00-\ufffd]/;
const quick_key = /^[A-Za-z_][\w-]{0,99}$/;
const words = new Set(["null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE"]);
function valueAt(text, from, to, base) {
    let start = from;
    while (start < to && text[start] === " ")
        start++;
    const end = contentEnd(text, start, to);
    if (text[to + 1] === " ")
        return undefined;
    return text[start] === "[" ? flowListAt(text, start, end, base) : scalarAt(text.slice(start, end), base + start);
}
function contentEnd(text, from, to) {
    let end = to;
    while (end > from && text[end - 1] === " ")
        end--;
    return end;
}
function scalarAt(source, start) {
    const span = { start, end: start + source.length };
    if (/^(?:[A-Za-z]|[0-9]+[a-z]?-[A-Za-z])/.test(source)) {
        if (words.has(source)) {
            const value = /^n/i.test(source) ? null : /^t/i.test(source);
            return { kind: "scalar", span, value, text: source, style: "plain" };
        }
        return /: |:$| #/.test(source) ? undefined : { kind: "scalar", span, value: source, text: source, style: "plain" };
    }
    if (/^(?:0|[1-9][0-9]{0,14})$/.test(source))
        return { kind: "scalar", span, value: Number(source), text: source, style: "plain", number: "integer" };
    if (/^(?:"[^"\\]*"|'[^']*')$/.test(source)) {
        const content = source.slice(1, -1);
        return { kind: "scalar", span, value: content, text: content, style: "quoted" };
    }
    return undefined;
}
function flowListAt(text, start, end, base) {
    if (text[end - 1] !== "]")
        return undefined;
    const items = [];
    const content = text.slice(start + 1, end - 1);
    if (content !== "" &&
        !/^ ?(?:[A-Za-z][\w-]*|"[\w-]+"|'[\w-]+')(?:, ?(?:[A-Za-z][\w-]*|"[\w-]+"|'[\w-]+'))* ?$/.test(content))
        return undefined;
    for (const { 0: source, index } of content.matchAll(/[^ ,]+/g)) {
        const item = scalarAt(source, base + start + 1 + index);
        if (!item)
            return undefined;
        items.push(item);
    }
    return { kind: "list", span: { start: base + start, end: base + end }, items };
}
function blockListAt(text, from, base) {
    const indent = /^ *(?=- [A-Za-z"'])/.exec(text.slice(from, from + 40))?.[0];
    if (indent === undefined)
        return undefined;
    const opening = `${indent}- `;
    const items = [];
    let at = from;
    while (text.startsWith(opening, at)) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const start = at + opening.length;
        const source = text.slice(start, contentEnd(text, start, end));
        const item = source.startsWith(" ") ? undefined : scalarAt(source, base + start);
        if (!item)
            return undefined;
        items.push(item);
        at = Math.min(end + 1, text.length);
    }
    if (text[at] === " " || text[at] === "-")
        return undefined;
    return { kind: "list", span: { start: base + from + indent.length, end: base + at }, items };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js + 1 modules
var lenient = __webpack_require__(3943);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/repeats.js
const most = 16;
function occurrencesOf(table) {
    const byName = new Map();
    for (const entry of table.entries) {
        if (entry.name === undefined)
            continue;
        const same = byName.get(entry.name);
        if (same)
            same.push(entry);
        else
            byName.set(entry.name, [entry]);
    }
    const repeated = Math.max(1, ...[...byName.values()].map(({ length }) => length));
    if (repeated === 1)
        return [table];
    return Array.from({ length: Math.min(repeated, most) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === most - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
    }));
}
function mergedOf(table) {
    const done = new Map();
    let found = false;
    const merge = (node, depth) => {
        const known = done.get(node);
        if (known || node.kind === "scalar" || depth === 0)
            return known ?? node;
        const merged = node.kind === "list"
            ? { ...node, items: node.items.map((item) => merge(item, depth - 1)) }
            : { ...node, entries: entriesOf(node, depth) };
        done.set(node, merged);
        return merged;
    };
    const entriesOf = (from, depth) => {
        const own = from.entries
            .filter(({ name }) => name !== "<<")
            .map((entry) => ({ ...entry, value: merge(entry.value, depth - 1) }));
        const sources = from.entries.filter(({ name }) => name === "<<");
        if (sources.length === 0)
            return own;
        found = true;
        const names = new Set(own.map(({ name }) => name));
        for (const { value } of sources) {
            for (const source of value.kind === "list" ? value.items : [value]) {
                const merged = merge(source, depth - 1);
                if (merged.kind !== "table")
                    continue;
                for (const entry of merged.entries) {
                    if (names.has(entry.name))
                        continue;
                    names.add(entry.name);
                    own.push(entry);
                }
            }
        }
        return own;
    };
    const merged = merge(table, 12);
    return found && merged.kind === "table" ? merged : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/alternatives.js




async function readFrontmatter(text, front) {
    const yaml = text.slice(front.start, front.end);
    const { node, problems } = await parseQuickly(yaml, front.start);
    const [problem] = problems;
    if (problem)
        return { tables: await readKeysAlone(yaml, front, node), fault: diagnosisOf(text, front, problem) };
    const table = tableOf(node, front);
    const twice = repeatedKeyOf(table);
    return { tables: withOccurrences(table), ...(twice ? { fault: twice } : {}) };
}
async function parseQuickly(yaml, base) {
    const plain = readPlain(yaml, base);
    return plain ? { node: plain, problems: [] } : (0,lenient/* parseYaml */.h)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return [first, ...others, ...(merged ? [merged] : [])];
}
function mergedFirst([first, ...others]) {
    const merged = others.at(-1);
    return merged && first.entries.some(({ name }) => name === "<<")
        ? [merged, first, ...others.slice(0, -1)]
        : [first, ...others];
}
function repeatedKeyOf(table) {
    const seen = new Set();
    for (const { name, key } of table.entries) {
        if (name !== undefined && seen.has(name))
            return { kind: "problem", message: `the key \`${name}\` stands twice`, span: key.span };
        if (name !== undefined)
            seen.add(name);
    }
    return undefined;
}
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;
const mostPieces = 200;
async function readKeysAlone(yaml, front, whole) {
    const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
    const starts = [...yaml.matchAll(pieces)]
        .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
        .slice(0, mostPieces);
    const entries = [];
    for (const [i, found] of starts.entries()) {
        const end = starts[i + 1]?.index ?? yaml.length;
        entries.push(await pieceOf(yaml.slice(found.index, end), front.start + found.index, found[1] ?? ""));
    }
    const rest = tableOf(whole, front).entries.filter(({ name }) => name !== undefined && !/\s/.test(name));
    const byLine = { kind: "table", span: front, entries: [...entries, ...notIn(entries, rest)] };
    const byParser = { kind: "table", span: front, entries: [...rest, ...notIn(rest, entries)] };
    return [...withOccurrences(byLine), ...withOccurrences(byParser)];
}
function notIn(some, others) {
    const names = new Set(some.map(({ name }) => name));
    return others.filter(({ name }) => !names.has(name));
}
async function pieceOf(text, base, name) {
    const colon = text.indexOf(":");
    const start = base + text.indexOf(name);
    const key = {
        kind: "scalar",
        span: { start, end: start + name.length },
        value: name,
        text: name,
        style: "plain",
    };
    const { node, problems } = await (0,lenient/* parseYaml */.h)(text, base);
    const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
    if (problems.length === 0 && read)
        return { ...read, key };
    const newline = text.indexOf("\n", colon);
    const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
    const value = line.trim();
    const at = base + colon + 1 + (line.length - line.trimStart().length);
    return {
        key,
        name,
        value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/index.js







/***/ })

};
;