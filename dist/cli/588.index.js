"use strict";
exports.id = 588;
exports.ids = [588];
exports.modules = {

/***/ 13623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ itemsTooDeep)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);


async function itemsTooDeep(repo, layer, directory, { isIncluded, read }) {
    const paths = repo
        .names(directory)
        .filter(isIncluded)
        .map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, name));
    const found = await Promise.all(paths.map(async (path) => {
        const content = await repo.read(path);
        const profile = content.kind === "text" ? await read(content, path) : undefined;
        if (content.kind !== "text" || !profile)
            return [];
        const problem = {
            message: `it is in the subfolder \`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(directory)}\`, and subfolders are not read`,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source),
        };
        return [{ layer, files: [path], verdict: { kind: "dropped", problem }, ...profile }];
    }));
    return found.flat();
}


/***/ }),

/***/ 47074:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unreadFault),
/* harmony export */   E: () => (/* binding */ notInTreeProblem)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

function notInTreeProblem(path, resolution) {
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
        return { unjudged: notInTreeProblem(path, resolution) };
    const why = {
        directory: "it is a directory",
        missing: "it is a broken link",
        loop: "it is a circular link",
        "not-a-directory": "it is a link through a file",
    };
    return { problem: { message: why[resolution.kind], at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
}


/***/ }),

/***/ 53797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ memoize),
/* harmony export */   C$: () => (/* binding */ forgetResults),
/* harmony export */   YY: () => (/* binding */ memoizeEach)
/* harmony export */ });
let known = new WeakMap();
function memoize(make) {
    return (key) => {
        let results = known.get(make);
        if (!results)
            known.set(make, (results = new WeakMap()));
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}
function memoizeEach(make, nameOf) {
    const ways = memoize(() => new Map());
    return (key, way) => {
        const results = ways(key);
        const name = nameOf(way);
        let result = results.get(name);
        if (!result)
            results.set(name, (result = { value: make(key, way) }));
        return result.value;
    };
}
function forgetResults() {
    known = new WeakMap();
}


/***/ }),

/***/ 66189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

const optionalFields = {
    needsNoDescription: true,
    deniedCertainty: true,
    unknownModel: true,
    onlyTools: true,
    rules: true,
    mayStart: true,
    limits: true,
    powerSettings: true,
    preloads: true,
    skills: true,
    missing: true,
    references: true,
    hasDefaultPrompt: true,
};
const optionalKeys = Object.keys(optionalFields);
function take(key, fields, profile) {
    const value = fields[key];
    if (value !== undefined)
        profile[key] = value;
}
function profileFrom(fields) {
    const { home, name } = fields;
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const profile = {
        name,
        identity: "identity" in fields ? fields.identity : (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: fields.description ?? absent,
        model: fields.model ?? absent,
        permissionMode: fields.permissionMode ?? absent,
        grants: fields.grants,
        denied: listOf(fields.denied),
        extraGrants: listOf(fields.extraGrants),
        hooks: listOf(fields.hooks),
        servers: listOf(fields.servers),
        paths: listOf(fields.paths),
        bypasses: listOf(fields.bypasses),
        ineffective: listOf(fields.ineffective),
        prompt: fields.prompt ?? noPrompt(home),
        native: fields.native,
    };
    for (let i = 0; i < optionalKeys.length; i++)
        take(optionalKeys[i], fields, profile);
    return profile;
}
function listOf(list = none) {
    return list.length === 0 ? none : list;
}
const none = Object.freeze([]);
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
}


/***/ }),

/***/ 37655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 60875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Fj: () => (/* binding */ limitKindOf),
/* harmony export */   Jx: () => (/* binding */ meantKey),
/* harmony export */   LN: () => (/* binding */ asForeignFile),
/* harmony export */   QU: () => (/* binding */ unknownKeysIn),
/* harmony export */   ZH: () => (/* binding */ oneWord),
/* harmony export */   dI: () => (/* binding */ unhonouredModesIn),
/* harmony export */   pj: () => (/* binding */ normalizedKey),
/* harmony export */   t9: () => (/* binding */ meantByRefused)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26782);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53797);



const limitKeys = new Map(Object.entries({
    tools: "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied: "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other: "readonly restrictions disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
}).flatMap(([kind, keys]) => keys.split(" ").map((key) => [key, kind])));
function normalizedKey(key) {
    const lower = key.toLowerCase();
    return /[-_ ]/.test(lower) ? lower.replace(/[-_ ]/g, "") : lower;
}
function limitKindOf(key) {
    return limitKeys.get(normalizedKey(key));
}
const oneWord = { takes: ({ kind }) => kind === "scalar", called: "one word" };
function unknownKeysIn(table, source, host) {
    const found = [];
    for (const { name, key, value } of table.entries)
        if (name !== undefined && !host.keys.has(name) && name !== "<<" && name.trim() !== "")
            found.push(findingFor({ name, value, at: { source, span: key.span } }, table, host));
    return found;
}
const spellingsOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .Bj)((keys) => new Map([...keys].map((key) => [normalizedKey(key), key])));
function findingFor(unknown, table, host) {
    const { name, value, at } = unknown;
    const normalized = normalizedKey(name);
    const kind = limitKeys.get(normalized);
    if (kind !== undefined && isLimit(normalized, kind, value))
        return limitFinding(unknown, kind, table, host);
    if (/\s/.test(name.trim()) || name.length > 60) {
        return {
            kind: "value",
            what: name.slice(0, 60),
            varies: name.slice(0, 60),
            because: "its colon turns this text into a key and ends the value before it; put that value in quotes",
            at,
        };
    }
    const own = meantKey(host.keys, name);
    if (own === undefined)
        return { kind: "metadata", what: name, because: "unknown key", at };
    const limit = limitKindOf(own);
    if (limit !== undefined && host.own[limit] === own && isLimit(normalizedKey(own), limit, value))
        return limitFinding(unknown, limit, table, host);
    const form = otherFormOf(own, value, host);
    const because = `unknown key; did you mean \`${own}\`${form ? `, which takes ${form}` : ""}?`;
    if (form || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, own))
        return { kind: "value", what: name, because, at };
    return { kind: "value", what: name, because, at, meant: own, ...(own === "description" ? { cause: own } : {}) };
}
function meantKey(keys, name) {
    const normalized = normalizedKey(name);
    return spellingsOf(keys).get(normalized) ?? keyMeantBy(keys, normalized);
}
function meantByRefused(keys, name) {
    const normalized = normalizedKey(name);
    const numbers = [`${normalized}s`, normalized.replace(/s$/, "")];
    return meantKey(keys, name) ?? numbers.flatMap((other) => spellingsOf(keys).get(other) ?? [])[0];
}
function otherFormOf(own, value, { forms = {} }) {
    const form = Object.hasOwn(forms, own) ? forms[own] : undefined;
    return form && !form.takes(value) ? form.called : undefined;
}
const keyMeantBy = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoizeEach */ .YY)((keys, normalized) => {
    if (normalized.length < 5 || normalized.length > longestTyped)
        return undefined;
    let fewest = normalized.length < 8 ? 1 : 2;
    let near = [];
    for (const [own, spelling] of spellingsOf(keys)) {
        if (own.length < 4 || own === `${normalized}s` || normalized === `${own}s`)
            continue;
        if (Math.abs(own.length - normalized.length) > fewest)
            continue;
        const edits = (0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .editsBetween */ .yx)(own, normalized);
        if (edits > fewest)
            continue;
        near = edits < fewest ? [spelling] : [...near, spelling];
        fewest = edits;
    }
    return near.length === 1 ? near[0] : undefined;
}, (normalized) => normalized);
const longestTyped = 40;
function limitFinding({ name, value, at }, kind, table, host) {
    const { own: ownKeys, ignores } = host;
    const own = ownKeys[kind];
    const effect = ignores ? "so it limits nothing" : "so it may limit nothing (not verified)";
    const certainty = ignores ? {} : { certainty: "assumed" };
    if (own === undefined)
        return { kind: "limit", what: name, because: `unknown key, ${effect}`, at, ...certainty };
    const form = otherFormOf(own, value, host);
    if (form) {
        const instead = [...new Set([ownKeys.tools, ownKeys.denied])].filter((key) => key !== undefined && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, key));
        const advice = instead.length > 0 ? `; limit it with ${instead.map((key) => `\`${key}\``).join(" or ")}` : "";
        return { kind: "limit", what: name, because: `unknown key, ${effect}${advice}`, at, ...certainty };
    }
    if (!(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, own))
        return {
            kind: "limit",
            what: name,
            because: `unknown key, ${effect}; use \`${own}\``,
            at,
            meant: own,
            ...certainty,
        };
    return { kind: "value", what: name, because: `unknown key; only \`${own}\` applies`, at };
}
function isLimit(key, kind, value) {
    if (kind === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
        return false;
    if (value.kind !== "scalar")
        return true;
    return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}
function asForeignFile(ineffective) {
    const isToolLimit = ineffective.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(ineffective.what);
    const { meant: _, ...foreign } = ineffective;
    return isToolLimit ? foreign : { ...foreign, kind: "metadata" };
}
const permissiveMode = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;
function unhonouredModesIn(table, source, { keys, ignores }) {
    const found = [];
    for (const { name = "", key, value } of table.entries) {
        if (keys.has(name))
            continue;
        const normalized = normalizedKey(name);
        const isSwitch = /^(?:dangerously|skippermissions|yolo$)/.test(normalized);
        if (!isSwitch && limitKeys.get(normalized) !== "mode")
            continue;
        const words = textsIn(value);
        const isPermissive = isSwitch
            ? words.join() === "true"
            : words.some((word) => permissiveMode.test(normalizedKey(word)));
        if (!isPermissive)
            continue;
        const because = ignores ? "does nothing: unknown key" : "may do nothing: unknown key (not verified)";
        const certainty = ignores ? {} : { certainty: "assumed" };
        const at = { source, span: key.span };
        found.push({ setting: name, value: words.join(", "), effect: "unhonoured", because, at, ...certainty });
    }
    return found;
}
const maxItems = 8;
function textsIn(node, depth = 0) {
    if (node.kind === "scalar")
        return [node.text];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
    return depth > 2 ? [] : inner.slice(0, maxItems).flatMap((item) => textsIn(item, depth + 1));
}


/***/ }),

/***/ 60588:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
const readDocument = (0,memoize/* memoize */.Bj)(async (source) => {
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
            message: "the frontmatter has no closing `+++`; write one on a line of its own below the last key",
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
    const root = await (0,toml.parseToml)(text.slice(begin, end), begin, "0.8");
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
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
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
        native: meta && (() => ({ name, ...meta, system_prompt: prompt.text })),
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
const fieldNames = new Set(Object.keys(fields));
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
    const own = (0,unknown_keys/* meantKey */.Jx)(fieldNames, name);
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

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/too-deep.js
var too_deep = __webpack_require__(13623);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/unread-fault.js
var unread_fault = __webpack_require__(47074);
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
        return nothing("absent", undefined, [(0,unread_fault/* notInTreeProblem */.E)(root, resolution)]);
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
            return {
                items: [...item({ kind: "passed-over" }).items, ...(await (0,too_deep/* itemsTooDeep */.H)(repo, layer, path, ofOwnFence))],
                unjudged: [],
            };
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
        const fault = (0,unread_fault/* unreadFault */.C)(path, content);
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
const ofOwnFence = {
    isIncluded: (name) => (0,repo_path/* extensionOf */.je)(name) === "md",
    read: ({ source }) => ((0,repo_text/* trimStart */.Dw)(source.text).startsWith("+++") ? {} : undefined),
};


/***/ }),

/***/ 3641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ defaultEditionOf),
/* harmony export */   Us: () => (/* binding */ formerEdition),
/* harmony export */   YB: () => (/* binding */ defineHost),
/* harmony export */   _e: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
function defaultEditionOf({ editions, defaultEdition }) {
    return defaultEdition ?? editions[0];
}
function formerEdition({ formerEditions = {} }, edition) {
    const successor = Object.hasOwn(formerEditions, edition) ? formerEditions[edition] : undefined;
    return successor === undefined ? undefined : `edition \`${edition}\` is now named \`${successor}\``;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 70536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ maxValues),
/* harmony export */   Bc: () => (/* binding */ placedAt),
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   P5: () => (/* binding */ setOwn),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   dn: () => (/* binding */ plainScalar),
/* harmony export */   g1: () => (/* binding */ lastOf),
/* harmony export */   jc: () => (/* binding */ textOfData),
/* harmony export */   kW: () => (/* binding */ plainScalarAt),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
function entryOf(table, name) {
    const { entries } = table;
    for (let i = 0; i < entries.length; i++)
        if (entries[i]?.name === name)
            return entries[i];
    return undefined;
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}
function lastOf(node, name) {
    if (node?.kind !== "table")
        return undefined;
    const { entries } = node;
    for (let i = entries.length - 1; i >= 0; i--)
        if (entries[i]?.name === name)
            return entries[i]?.value;
    return undefined;
}
function placedAt(node, span) {
    if (node.kind === "list")
        return { ...node, span, items: node.items.map((item) => placedAt(item, span)) };
    if (node.kind === "scalar")
        return { ...node, span };
    const entries = node.entries.map(({ key, name, value }) => ({
        key: placedAt(key, span),
        name,
        value: placedAt(value, span),
    }));
    return { ...node, span, entries };
}
function listItems(node) {
    return node?.kind === "list" ? node.items : [];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
function isText(node) {
    return node?.kind === "scalar" && typeof node.value === "string";
}
function isNull(node) {
    return node?.kind === "scalar" && node.value === null;
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function isFalse(node) {
    return node?.kind === "scalar" && node.value === false;
}
function plainScalar(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}
function plainScalarAt(text, start) {
    return plainScalar(text, { start, end: start + text.length });
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
    if (node.kind === "table")
        return recordOf(node.entries, budget, depth);
    const items = [];
    for (const item of node.items) {
        if (items.length >= maxValues)
            break;
        items.push(jsonOf(item, budget, depth + 1));
    }
    return items;
}
function textOfData(value) {
    return JSON.stringify(value, (_, inner) => typeof inner === "bigint" || (typeof inner === "number" && !Number.isFinite(inner)) ? String(inner) : inner);
}
function recordOf(entries, budget, depth) {
    const record = {};
    const count = Math.min(entries.length, maxValues);
    for (let i = 0; i < count; i++) {
        const { name, value } = entries[i];
        if (name !== undefined)
            setOwn(record, name, jsonOf(value, budget, depth + 1));
    }
    return record;
}
function setOwn(record, name, value) {
    if (name === "__proto__")
        Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
    else
        record[name] = value;
}


/***/ }),

/***/ 64951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   HO: () => (/* binding */ TextNotKept),
/* harmony export */   Vt: () => (/* binding */ outlined),
/* harmony export */   W4: () => (/* binding */ outlineOf),
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
const lasting = new WeakMap();
let [recent, former] = [new Map(), new Map()];
const [mostRecent, smallText] = [512, 1 << 16];
class TextNotKept extends Error {
    constructor(what) {
        super(`${what} was not kept`);
        this.name = "TextNotKept";
    }
}
function outlined(path, outline) {
    const source = {
        path,
        get text() {
            throw new TextNotKept(`the text of ${path}`);
        },
    };
    lasting.set(source, outline);
    return source;
}
function positionAt(source, offset) {
    const { starts, length } = outlineOf(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const { starts } = outlineOf(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function outlineOf(source) {
    const known = recent.get(source) ?? lasting.get(source);
    if (known)
        return known;
    const outline = former.get(source) ?? outlineIn(source);
    if (outline.length > smallText)
        lasting.set(source, outline);
    else {
        if (recent.size >= mostRecent)
            [recent, former] = [new Map(), recent];
        recent.set(source, outline);
    }
    return outline;
}
function outlineIn({ text }) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    return { starts, length: text.length };
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
    return isOrdinary(text.charCodeAt(0))
        ? text
        : text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function isOrdinary(code) {
    return code > 0x20 && code < 0x7f;
}
function trimEnd(text) {
    let end = text.length;
    if (isOrdinary(text.charCodeAt(end - 1)))
        return text;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ })

};
;