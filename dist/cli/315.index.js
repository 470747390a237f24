"use strict";
exports.id = 315;
exports.ids = [315,9857];
exports.modules = {

/***/ 35912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _profiles_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66189);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _profiles_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37655);




function builtinsOf(layer, agents) {
    return agents.map(([name, granted]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, granted, "it is built in"),
    }));
}
function builtinProfile(name, granted, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)("");
    return (0,_profiles_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .profileFrom */ .A)({
        home: at,
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)(name, at, "it is built in"),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)((0,_profiles_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .grantEach */ .Ud)(at, granted), at, because),
    });
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

/***/ 88365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readLenientMarkdown)
/* harmony export */ });
/* harmony import */ var _parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8065);
/* harmony import */ var _no_fence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80069);


async function readLenientMarkdown(text) {
    const markdown = (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .splitMarkdown */ .EI)(text);
    const top = { start: 0, end: 0 };
    const empty = { kind: "table", span: top, entries: [] };
    const whole = { start: 0, end: text.length };
    if (markdown.kind === "none")
        return { kind: "none", tables: [empty], frontmatter: empty, body: whole, isBroken: true };
    const { tables, fault } = await (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readFrontmatter */ .zT)(text, markdown.front);
    const [frontmatter] = tables;
    if (markdown.kind === "misplaced") {
        const problem = { message: `the frontmatter ${markdown.because}`, span: markdown.at };
        return { kind: "misplaced", tables: [empty, ...tables], frontmatter, body: whole, isBroken: true, problem };
    }
    if (markdown.kind === "unclosed") {
        const problem = { message: _no_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .noClosingFence */ .OH, span: { start: 0, end: 3 } };
        const body = { start: text.length, end: text.length };
        return { kind: "unclosed", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
    }
    const { body, loose } = markdown;
    if (fault) {
        const problem = { message: `the frontmatter is not valid YAML: ${fault.message}`, span: fault.span };
        return { kind: "fenced", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
    }
    return {
        kind: "fenced",
        tables,
        frontmatter,
        body,
        isBroken: false,
        ...(loose ? { problem: { message: "the closing fence is longer than `---`", span: loose } } : {}),
    };
}


/***/ }),

/***/ 80069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ noClosingFence),
/* harmony export */   eh: () => (/* binding */ fenceFault),
/* harmony export */   sm: () => (/* binding */ noFenceAt)
/* harmony export */ });
const meant = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;
const noClosingFence = "the frontmatter has no closing `---`; write one on a line of its own below the last key";
function fenceFault(text, otherwise) {
    if (text.startsWith("\ufeff"))
        return "a byte-order mark comes before the opening `---`; remove it";
    if (!text.startsWith("---"))
        return "something comes before the opening `---`; remove it";
    return /\n[ \t]*---/.test(text) ? otherwise : noClosingFence;
}
const searched = 8192;
function noFenceAt(text, start) {
    const because = (message) => ({ message, isOpen: false, isDocument: false });
    if (text.startsWith("---", start))
        return {
            ...because(noClosingFence),
            isOpen: true,
        };
    const looks = meant.test(text.slice(0, searched));
    if (text.startsWith("\ufeff", start))
        return {
            ...because("a byte-order mark precedes the `---` of the frontmatter; remove it"),
            isDocument: !looks,
        };
    if (looks)
        return because("text precedes the `---` of the frontmatter; remove it");
    return { ...because("it has no `---` frontmatter"), isDocument: true };
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

/***/ 91806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ serverAuthority),
/* harmony export */   j: () => (/* binding */ hookAuthority)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24754);
/* harmony import */ var _model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79308);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9009);






const hookPowers = [
    ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"]),
    ["url", "network"],
    ["tool", "external"],
];
function powersOf(hook) {
    const isCommand = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, "type")) === "command";
    return (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([
        ...(isCommand ? ["execute"] : []),
        ...hookPowers.flatMap(([key, power]) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, key) ? [power] : [])),
    ]);
}
function hookAuthority(hooks, source, because, host) {
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookTables */ .xf)(hooks, source).map(({ hook: { name, value, isLine, content = value, at }, table }) => {
        const may = powersOf(table);
        return {
            setting: name === "" ? "hooks" : `hooks.${name}`,
            value,
            effect: "widens",
            because,
            content,
            isGuard: (0,_model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__/* .mayRefuse */ .q)(name, host),
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute") ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(table) } : {}),
            ...(isLine ? { line: { event: name, text: value } } : {}),
            at,
        };
    });
}
function serverAuthority(servers, source, whose) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .tableEntries */ .zH)(servers).flatMap(({ name = "", value: config }) => (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(name, config, source).map((server) => {
        const { kind, at } = server;
        const starts = kind === "command";
        return {
            setting: "server",
            value: name,
            effect: "widens",
            because: starts
                ? `starts a command whose tools ${whose} may call`
                : `connects to an address whose tools ${whose} may call`,
            content: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .contentOf */ .$E)(config, source),
            ...(kind === "reference" ? {} : { server }),
            may: [starts ? "execute" : "network", "external"],
            ...(starts ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(config) } : {}),
            at,
        };
    }));
}


/***/ }),

/***/ 62199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ unknownSettings),
/* harmony export */   OF: () => (/* binding */ harmlessKeys),
/* harmony export */   e3: () => (/* binding */ unknownIn),
/* harmony export */   yl: () => (/* binding */ serverKeys)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14135);

function harmlessKeys(paths, because) {
    return paths.split(/\s+/).map((path) => ({ path, because }));
}
function serverKeys(path) {
    return "args env cwd type transport headers headersHelper timeout startup_timeout description disabled enabled alwaysAllow disabledTools enabledTools oauth auth"
        .split(" ")
        .map((key) => ({ path: `${path}.${key}`, because: "is compared with the command or the address of its server" }));
}
const maxKeys = 50;
function unknownSettings(root, source, title, known) {
    if (root.kind !== "table") {
        const message = `is not an object, so ${title} finds no setting in it; write an object`;
        return [{ message, at: { source, span: root.span } }];
    }
    const tree = treeOf([...known, { path: "hooks" }]);
    const keys = unknownKeys(root, tree, "");
    return keys.slice(0, maxKeys).map(({ path, key }, i) => ({
        kind: "unknown-key",
        message: `has the key \`${path}\`, whose effect in ${title} this tool does not know${i === maxKeys - 1 && keys.length > maxKeys ? ` (and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(keys.length - maxKeys, "more key")})` : ""}`,
        at: { source, span: key.span },
    }));
}
function unknownIn({ settingRules, knownSettings, }, root, source) {
    return knownSettings
        ? unknownSettings(root, source, knownSettings.title, [...settingRules, ...knownSettings.harmless])
        : [];
}
function treeOf(known) {
    const top = { below: new Map(), isWhole: false };
    for (const { path, effect } of known) {
        let level = top;
        for (const segment of path.split(".")) {
            const next = level.below.get(segment) ?? { below: new Map(), isWhole: false };
            level.below.set(segment, next);
            level = next;
        }
        if (effect === undefined)
            level.isWhole = true;
    }
    return top;
}
function unknownKeys({ entries }, { below }, prefix) {
    return entries.flatMap(({ name, key, value }) => {
        if (name?.startsWith("//"))
            return [];
        const path = prefix === "" ? (name ?? "") : `${prefix}.${name ?? ""}`;
        const level = below.get(name ?? "") ?? below.get("*");
        if (!level)
            return [{ path, key }];
        return level.below.size > 0 && !level.isWhole && value.kind === "table" ? unknownKeys(value, level, path) : [];
    });
}


/***/ }),

/***/ 69660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ kiro)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/kiro/launch.js
var launch = __webpack_require__(67334);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/named-files.js
var named_files = __webpack_require__(27557);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/lenient-markdown.js
var lenient_markdown = __webpack_require__(88365);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/entries.js
var entries = __webpack_require__(67672);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/references.js
var references = __webpack_require__(67176);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/workspace-servers.js
var workspace_servers = __webpack_require__(85076);
// EXTERNAL MODULE: ./build/bundle/src/model/hook-events.js
var hook_events = __webpack_require__(79308);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var _kit_settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/settings.js








const serversFile = "settings/mcp.json";
const languages = "settings/lsp.json";
const settingsFiles = [serversFile, languages, "hooks/*.json", "hooks/*.hook"];
const serverRules = ["mcpServers.*", "powers.mcpServers.*"].flatMap((path) => [
    {
        path: `${path}.command`,
        effect: "widens",
        because: "starts a command whose tools agents can call",
        may: ["execute", "external"],
    },
    {
        path: `${path}.url`,
        effect: "widens",
        because: "connects to an address whose tools agents can call",
        may: ["network", "external"],
    },
    {
        path: `${path}.autoApprove`,
        when: /^\*+$/,
        effect: "auto-approves",
        because: "calls every tool of the server without asking",
    },
    { path: `${path}.autoApprove`, when: /^(?!\*+$)/, effect: "widens", because: "is called without asking" },
    { path: `${path}.disabledTools`, effect: "narrows", because: "is a tool that no agent gets" },
]);
const knownServers = [
    ...serverRules,
    ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ...(0,unknown_settings/* serverKeys */.yl)("powers.mcpServers.*"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("$schema mcpServers.*.oauthScopes powers.mcpServers.*.oauthScopes", "gives a server no power"),
];
const languageRules = [
    {
        path: "languages.*.command",
        effect: "widens",
        because: "is a language server that the session starts",
        may: ["execute"],
    },
];
const knownLanguages = [
    ...languageRules,
    ...(0,unknown_settings/* harmlessKeys */.OF)(`languages.*.name languages.*.args languages.*.file_extensions languages.*.project_patterns languages.*.exclude_patterns
    languages.*.multi_workspace languages.*.initialization_options languages.*.request_timeout_secs`, "is compared with the command of its server"),
];
const knownHookKeys = (0,unknown_settings/* harmlessKeys */.OF)("$schema version name description enabled when then shortName workspaceFolderName", "is compared with its hook");
async function settingsIn(repo, folder) {
    const unknown = [];
    const report = (known) => (root, source) => {
        (0,many/* append */.BC)(unknown, (0,unknown_settings/* unknownSettings */.I3)(root, source, "Kiro", known));
        return [];
    };
    const settings = await (0,_kit_settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(folder, serversFile)], serverRules, report(knownServers));
    const language = await (0,_kit_settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(folder, languages)], languageRules, report(knownLanguages));
    const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(folder, "hooks"), {
        isIncluded: (name) => /\.(?:json|hook)$/.test(name),
        deep: false,
    });
    const hooks = await (0,_kit_settings/* readSettingsFiles */.Dm)(repo, files.map((path) => ({
        path,
        read: (root, source) => {
            report(knownHookKeys)(root, source);
            return hooksIn(root, source);
        },
    })));
    return {
        authority: [...settings.authority, ...language.authority, ...hooks.authority],
        unjudged: [...settings.unjudged, ...language.unjudged, ...unjudged, ...hooks.unjudged, ...unknown],
    };
}
const beside = "runs beside every agent";
function hooksIn(root, source) {
    const hooks = (0,parsers_node/* lastOf */.g1)(root, "hooks") ?? root;
    const entries = hooks.kind === "list" ? hooks.items : [hooks];
    return entries
        .flatMap((entry) => {
        const found = (0,authority/* hookAuthority */.j)(entry, source, beside);
        const trigger = triggerIn(entry);
        if (trigger === undefined || found.length === 0)
            return found;
        const content = (0,_kit_settings/* sharedContentOf */.QR)(entry, source);
        return found.map((hook) => ({
            ...hook,
            setting: `hooks.${trigger}`,
            isGuard: (0,hook_events/* mayRefuse */.q)(trigger),
            content,
        }));
    })
        .filter(({ may = [] }) => may.length > 0);
}
function triggerIn(entry) {
    return (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(entry, "trigger")) ?? (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(entry, "when"), "type"));
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/wildcard.js
var wildcard = __webpack_require__(28879);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/tool-settings.js + 1 modules
var tool_settings = __webpack_require__(13388);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/tools.js







const tools_tools = (0,tools/* toolTable */.T9)({
    read: "fs_read fsRead read glob grep code ls imageRead knowledge",
    write: "fs_write fsWrite write",
    execute: "execute_bash execute_cmd executeCmd shell use_aws aws",
    network: "web web_fetch web_search use_aws aws",
    delegate: "subagent use_subagent agent_crew delegate skill crew",
    state: "context todo_list todo task thinking introspect report_issue report session summary switch_to_execution",
});
const foreignTools = (0,tools/* toolTable */.T9)({
    read: "ls readfile readmultiplefiles readcode listdirectory filesearch grepsearch getdiagnostics notebookread",
    write: "edit multiedit notebookedit create fswrite fsappend strreplace editcode deletefile semanticrename smartrelocate",
    execute: "bash executebash executepwsh controlbashprocess controlpwshprocess getprocessoutput",
    network: "webfetch websearch remote_web_search",
    delegate: "task agent invokesubagent",
}, normalized);
function normalized(name) {
    return name.replace(/\(.*$/s, "").trim().toLowerCase();
}
function isKnown(name) {
    const bare = withoutBuiltin(name);
    return (tools_tools.has(bare) || name === "*" || bare.startsWith("@") || isAgent(name) || (bare !== name && /[*?]/.test(bare)));
}
function withoutBuiltin(name) {
    const rest = name.startsWith("@builtin/") ? name.slice("@builtin/".length) : undefined;
    return rest === undefined ? name : rest === "" || rest === "*" ? "@builtin" : rest;
}
function isAgent(name) {
    return name.startsWith("#") || name.startsWith("subagent/");
}
function powersOf(written) {
    if (written === "*")
        return capability/* capabilities */.R7;
    const name = withoutBuiltin(written);
    if (isAgent(name))
        return ["delegate"];
    if (name === "@builtin")
        return capability/* capabilities */.R7.filter((capability) => capability !== "external");
    if (name.startsWith("@"))
        return ["external"];
    const direct = tools_tools.lookup(name);
    if (direct)
        return direct;
    if (/[*?]/.test(name)) {
        const matched = tools_tools.names
            .filter((tool) => (0,wildcard/* matchesToolName */.V)(name, tool))
            .flatMap((tool) => tools_tools.lookup(tool) ?? []);
        return name.startsWith("*") && name === written ? [...matched, "external"] : matched;
    }
    return foreignTools.lookup(name) ?? tools_tools.lookup(normalized(name)) ?? ["external"];
}
function readTools(list, aliases, source, home) {
    if (!list)
        return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no `tools` key may mean every tool"), ineffective: [] };
    const at = { source, span: list.span };
    if (list.kind === "table" || (0,parsers_node/* isEmptyValue */.Po)(list) || (list.kind === "scalar" && typeof list.value !== "string")) {
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without names may mean every tool"),
            ineffective: [
                {
                    kind: "value",
                    what: "tools",
                    because: "it is not a list of names, so it may mean every tool (not verified)",
                    at,
                    certainty: "assumed",
                },
            ],
        };
    }
    const ineffective = [];
    const grants = (0,entries/* entriesOf */.M)(list, source).flatMap(({ name, at: place }) => {
        const isAlias = aliases.has(name);
        if (!isKnown(name) && !isAlias)
            (0,many/* append */.BC)(ineffective, misspelled(name, place));
        return (0,tools/* grantEach */.Ud)(place, isAlias ? ["external"] : powersOf(name), name);
    });
    return { grants: (0,fact/* stated */.Eo)(grants, at), ineffective };
}
function misspelled(name, at) {
    const spelling = normalized(name);
    if (!tools_tools.has(spelling) || foreignTools.has(name))
        return [];
    const because = `unknown tool; did you mean \`${spelling}\`?`;
    return [{ kind: "value", what: name, because, at, meant: spelling, certainty: "assumed" }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/auto-approved.js







const sensitive = new Set(["write", "execute", "network", "delegate", "external"]);
const maxPatterns = 100;
function autoApprovedIn(table, source, granted, edition) {
    const allowed = (0,entries/* entriesOf */.M)((0,parsers_node/* valueOf */.RP)(table, "allowedTools"), source);
    const approvals = { table, source, edition, granted, allowed };
    const parts = [inToolSettings(approvals), inPermissions(approvals)];
    return {
        bypasses: [...inAllowedTools(approvals), ...parts.flatMap(({ bypasses }) => bypasses)],
        ineffective: parts.flatMap(({ ineffective }) => ineffective),
    };
}
const readerOf = (edition) => (edition === "2" ? "" : " in CLI 2, and may in later ones");
const knownIn = (edition) => (edition === "2" ? {} : { certainty: "assumed" });
function inAllowedTools({ table, source, granted, edition, allowed }) {
    const tools = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const given = tools && new Set((0,entries/* entriesOf */.M)(tools, source).map(({ name }) => groupOf(name)));
    return allowed.flatMap(({ name, at }) => {
        const powers = powersOf(name).filter((capability) => sensitive.has(capability));
        if (powers.length === 0)
            return [];
        const isUsable = powers.some((capability) => granted.has(capability)) && (!given || isGiven(name, given));
        return [{ setting: "allowedTools", value: name, ...meaningOfAllowed(name, isUsable, edition), at }];
    });
}
function meaningOfAllowed(name, isUsable, edition) {
    if (name === "*" && edition === "2")
        return {
            effect: "bypass",
            because: "may run every built-in tool without asking: the documentation rules out a bare `*`, and the source of CLI 2's predecessor matches it",
            certainty: "assumed",
        };
    if (name === "*")
        return {
            effect: "bypass",
            because: "may run every tool without asking: CLI 2 accepts no bare `*` here, but its conversion to CLI 3 does",
        };
    return isUsable
        ? { effect: "auto-approve", because: `runs without asking${readerOf(edition)}`, ...knownIn(edition) }
        : { effect: "unhonoured", because: "does nothing: `tools` does not give it" };
}
function inToolSettings(approvals) {
    const { table, source, edition, allowed } = approvals;
    const allowedBy = approver(allowed);
    const parts = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "toolsSettings")).flatMap(({ name: tool = "", value }) => [
        ...tool_settings/* settingLists */.Ar.map((key) => (0,tool_settings/* toolSettingIn */.GZ)(source, {
            tool,
            key,
            settings: value,
            allowedBy: allowedBy(tool),
            readers: readerOf(edition),
            another: "… $(…)",
        })),
        trustedAgents(approvals, `toolsSettings.${tool}.trustedAgents`, (0,parsers_node/* valueOf */.RP)(value, "trustedAgents")),
    ]);
    return {
        bypasses: parts.flatMap(({ bypasses }) => bypasses),
        ineffective: parts.flatMap(({ ineffective }) => ineffective),
    };
}
function approver(allowed) {
    const byGroup = new Map(allowed.map(({ name }) => [groupOf(name), name]));
    const patterns = allowed.flatMap(({ name }) => (name !== "*" && /[*?]/.test(name) ? [name] : []));
    return (tool) => byGroup.get(groupOf(tool)) ??
        (patterns.length > maxPatterns ? "…" : patterns.find((pattern) => (0,wildcard/* matchesToolName */.V)(pattern, tool)));
}
function trustedAgents({ source, edition }, setting, list) {
    const trusted = (0,entries/* entriesOf */.M)(list, source).find(({ name }) => name === "*");
    const because = `starts any agent without asking${readerOf(edition)}`;
    return {
        bypasses: trusted ? [{ setting, value: "*", effect: "auto-approve", because, at: trusted.at }] : [],
        ineffective: [],
    };
}
function inPermissions({ table, source, edition }) {
    const bypasses = [];
    const ineffective = [];
    for (const rule of rulesIn((0,parsers_node/* valueOf */.RP)(table, "permissions"))) {
        const { capability, effect, matches, node } = rule;
        const at = { source, span: node.span };
        if (effect === "allow" && !["fs_read", "context", "diagnostics", "skill"].includes(capability)) {
            const value = `allow ${capability}${matches.length > 0 ? ` ${matches.join(", ")}` : ""}`;
            bypasses.push({ setting: "permissions", value, ...meaningOfAllowRule(rule, edition), at });
        }
        else if (edition === "2" && effect === "deny")
            ineffective.push({
                kind: "limit",
                what: `permissions: deny ${capability}`,
                because: "unknown key in CLI 2, so it limits nothing there",
                at,
            });
    }
    return { bypasses, ineffective };
}
function meaningOfAllowRule({ capability, matches }, edition) {
    if (edition === "2")
        return { effect: "unhonoured", because: "does nothing in CLI 2: unknown key" };
    const isWhole = matches.length === 0 || matches.some((pattern) => /^[*/.]*\*[/.]*$/.test(pattern));
    return isWhole && ["all", "builtin"].includes(capability)
        ? { effect: "bypass", because: "runs every tool of that kind without asking" }
        : { effect: "auto-approve", because: "runs without asking" };
}
const groups = new Map([
    "fs_read fsRead read",
    "fs_write fsWrite write",
    "execute_bash execute_cmd executeCmd shell",
    "use_aws aws",
    "subagent use_subagent agent_crew crew",
].flatMap((names) => names.split(" ").map((name) => [name, names])));
function groupOf(name) {
    const bare = withoutBuiltin(name);
    return groups.get(bare) ?? bare;
}
function isGiven(name, given) {
    return /^@(?!builtin)|[*?]/.test(name) || given.has("*") || given.has("@builtin") || given.has(groupOf(name));
}
function rulesIn(node) {
    const list = node?.kind === "table" ? (0,parsers_node/* lastOf */.g1)(node, "rules") : node;
    return (0,parsers_node/* listItems */.Dw)(list).flatMap((rule) => {
        const capability = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "capability"));
        if (capability === undefined)
            return [];
        const [matches = [], excluded = []] = ["match", "exclude"].map((key) => textsAt((0,parsers_node/* lastOf */.g1)(rule, key)));
        return [
            {
                capability,
                effect: (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "effect")) ?? "ask",
                matches,
                excluded,
                node: rule,
            },
        ];
    });
}
function textsAt(node) {
    return (node?.kind === "list" ? node.items : node && !(0,parsers_node/* isEmptyValue */.Po)(node) ? [node] : []).map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "…");
}
function deniedIn(table) {
    const denied = rulesIn((0,parsers_node/* valueOf */.RP)(table, "permissions")).filter(({ effect, matches, excluded }) => effect === "deny" && matches.length === 0 && excluded.length === 0);
    const written = new Set(denied.map(({ capability }) => capability));
    const denials = new Set([...written].flatMap((name) => permissionCapabilities.get(name) ?? []));
    if (written.has("web_fetch") && written.has("web_search"))
        denials.add("network");
    return { capabilities: denials, written: [...written] };
}
const permissionCapabilities = new Map([
    ["fs_read", ["read"]],
    ["fs_write", ["write"]],
    ["filesystem", ["read", "write"]],
    ["shell", ["execute"]],
    ["mcp", ["external"]],
    ["subagent", ["delegate"]],
    ["all", capability/* capabilities */.R7],
]);

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/call-rules.js
var call_rules = __webpack_require__(35376);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/call-rules.js




function rulesOf(table, { source, edition }, home, body) {
    const tools = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const given = tools && new Set((0,entries/* entriesOf */.M)(tools, source).map(({ name }) => groupOf(name)));
    const nameOf = (name) => {
        if (given && !isGiven(name, given))
            return undefined;
        const [first = name] = groupOf(name).split(" ");
        return first === "@builtin" ? "*" : first;
    };
    const rules = (0,call_rules/* callRulesOf */.b)({
        source,
        allowed: (0,entries/* entriesOf */.M)((0,parsers_node/* valueOf */.RP)(table, "allowedTools"), source),
        settings: (0,parsers_node/* valueOf */.RP)(table, "toolsSettings"),
        home,
        nameOf,
        more: body || edition !== "2" ? permissionRules(table, source) : [],
    });
    const excluded = body ? excludedRules(table, source, nameOf) : [];
    return rules.map(({ below, own }) => ({ below, own: [...own, ...excluded] }));
}
function excludedRules(table, source, nameOf) {
    return (0,entries/* entriesOf */.M)((0,parsers_node/* valueOf */.RP)(table, "excludedTools"), source).flatMap(({ name, at }) => {
        const action = nameOf(name);
        if (action === undefined)
            return [];
        const actions = /^@[^/]+$/.test(action) ? [action, `${action}/*`] : [action];
        return actions.map((one) => ({ action: one, resource: "*", effect: "deny", at }));
    });
}
function permissionRules(table, source) {
    const rules = rulesIn((0,parsers_node/* valueOf */.RP)(table, "permissions")).flatMap(({ capability, effect, matches, excluded, node }) => (matches.length === 0 ? ["*"] : matches).map((match) => {
        return {
            action: ["all", "builtin"].includes(capability) ? "*" : capability,
            ...callsOf(match, excluded),
            effect: effect === "allow" || effect === "deny" ? effect : "ask",
            at: { source, span: node.span },
        };
    }));
    return ["allow", "ask", "deny"].flatMap((effect) => rules.filter((rule) => rule.effect === effect));
}
function callsOf(match, excluded) {
    if (excluded.length === 0)
        return match === "*" ? { resource: "*" } : { resource: match, isLiteral: true };
    const exceptions = excluded.map((pattern) => `\`${pattern}\``).join(", ");
    return {
        resource: JSON.stringify([match, ...excluded]),
        isLiteral: true,
        shown: `calls ${match === "*" ? "" : `of \`${match}\` `}except ${exceptions}`,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/profile.js















const keys = {
    keys: new Set("$schema name description prompt systemPrompt model tools allowedTools excludedTools toolsSettings toolAliases toolSchema mcpServers includeMcpJson useLegacyMcpJson includePowers resources hooks permissions keyboardShortcut welcomeMessage".split(" ")),
    own: { tools: "tools", denied: "excludedTools", mode: "permissions" },
    ignores: false,
};
const including = ["includeMcpJson", "useLegacyMcpJson"];
async function readProfile([first, ...others], site, body) {
    let profile = await profileOf(first, site, body);
    for (const table of others)
        profile = (0,union/* union */.K)(profile, await profileOf(table, site, body));
    return profile;
}
async function profileOf(table, site, body) {
    const { source, edition } = site;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const name = (0,fields/* nameOrFileName */._T)((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home), site.id, home);
    const aliases = (0,parsers_node/* valueOf */.RP)(table, "toolAliases");
    const own = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), new Set(aliases?.kind === "table" ? aliases.entries.flatMap(({ value }) => (0,parsers_node/* textOf */.b6)(value) ?? []) : []), source, home);
    const denied = body ? deniedIn(table) : { capabilities: new Set(), written: [] };
    const excluded = (0,parsers_node/* valueOf */.RP)(table, "excludedTools");
    const grants = without(own.grants, denied.capabilities);
    const ownServers = (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), source);
    const shared = await (0,workspace_servers/* workspaceServersOf */.f)(table, site, including, (0,repo_path/* join */.fj)(site.workspace, `.kiro/${serversFile}`));
    const servers = [...ownServers, ...shared.servers];
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const extraGrants = [...(0,hooks_and_servers/* serverGrants */.bN)(ownServers, "mcpServers"), ...shared.grants, ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks")];
    const autoApproved = autoApprovedIn(table, source, new Set([...((0,fact/* known */.eO)(grants) ?? []), ...extraGrants].map(({ capability }) => capability)), edition);
    const { prompt, paths: promptPaths } = await (0,references/* promptOf */.Gh)(table, site, body, home);
    const paths = [...promptPaths, ...(0,references/* resourcesOf */.F3)((0,parsers_node/* valueOf */.RP)(table, "resources"), { ...site, isOfUser })];
    const missing = (0,references/* filesMissing */.Aj)(paths);
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        identity: edition === "2" ? ((0,fact/* known */.eO)(name) ?? site.id) : site.id,
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        grants,
        denied: body ? [...denied.written, ...(0,entries/* entriesOf */.M)(excluded, source).map((entry) => entry.name)] : [],
        rules: rulesOf(table, site, home, body),
        extraGrants,
        hooks,
        servers,
        paths,
        ...(missing.length > 0 ? { missing } : {}),
        references: (0,references/* resourcePatterns */.OZ)((0,parsers_node/* valueOf */.RP)(table, "resources"), site.workspace),
        bypasses: [...autoApproved.bypasses, ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys)],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys),
            ...(body ? [] : uselessExclusion(excluded, source)),
            ...own.ineffective,
            ...autoApproved.ineffective,
        ],
        ...(body || (0,parsers_node/* valueOf */.RP)(table, "prompt") || (0,parsers_node/* valueOf */.RP)(table, "systemPrompt") ? {} : { hasDefaultPrompt: true }),
        prompt,
        native: () => (0,fields/* knownValues */.s2)(table, keys.keys),
    });
}
function uselessExclusion(excluded, source) {
    if (!excluded || (0,entries/* entriesOf */.M)(excluded, source).length === 0)
        return [];
    const because = "unknown key in CLI 2, so it removes nothing there";
    return [{ kind: "limit", what: "excludedTools", because, at: { source, span: excluded.span } }];
}
function isOfUser(scheme, path) {
    const inHome = path.split(/[/\\]/).includes("..") ? undefined : /^~\/(.+)$/s.exec(path)?.[1];
    if (inHome === undefined)
        return false;
    return (/^\.kiro\/(?:skills|steering)(?:\/|$)/.test(inHome) || (scheme === "skill" && /(?:^|\/)SKILL\.md$/.test(inHome)));
}
function without(grants, denied) {
    if (denied.size === 0 || (grants.state !== "stated" && grants.state !== "implied"))
        return grants;
    return { ...grants, value: grants.value.filter(({ capability }) => !denied.has(capability)) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/agent.js







async function jsonAgentOf(site, isTop) {
    const { source } = site;
    const at = (span) => ({ source, span });
    const strict = (0,json/* parseJson */.qF)(source.text);
    const node = strict.kind === "problem" ? (0,json.parseJsonc)(source.text) : strict;
    if (node.kind === "problem")
        return {
            verdict: { kind: "rejected", problem: { message: `it is not JSON: ${node.message}`, at: at(node.span) } },
        };
    if (node.kind !== "table")
        return { verdict: { kind: "rejected", problem: { message: "it is no JSON object", at: at(node.span) } } };
    const profile = await readProfile((0,yaml/* withOccurrences */.tI)(node), site, undefined);
    const problem = strict.kind === "problem"
        ? { message: `it is not JSON: ${strict.message}`, at: at(strict.span) }
        : wrongTypeIn(node, at);
    if (problem)
        return { verdict: { kind: "rejected", problem }, profile };
    const repeated = (0,yaml/* repeatedKeyOf */.FF)(node);
    const unknown = node.entries.find(({ name }) => name !== undefined && !keys.keys.has(name));
    const leniency = foreignHooksIn(node, site, isTop, at) ??
        (repeated
            ? { message: repeated.message, at: at(repeated.span), kind: "strict-readers" }
            : unknown && {
                message: `CLI 2 may reject the file because of the key \`${unknown.name ?? ""}\`, as its predecessor does (not verified)${promptAdvice(unknown)}`,
                at: at(unknown.key.span),
                kind: "strict-readers",
                certainty: "assumed",
            });
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
function promptAdvice({ name = "", value }) {
    const file = (0,parsers_node/* textOf */.b6)(value);
    if ((0,unknown_keys/* normalizedKey */.pj)(name) !== "promptfile" || file === undefined || file === "")
        return "";
    return `; to take the prompt from that file, write \`"prompt": "file://./${file.replace(/^(?:file:\/\/)?(?:\.\/)?/, "")}"\``;
}
async function markdownAgentOf(site, isTop) {
    const { source, path } = site;
    const { text } = source;
    const top = { start: 0, end: 0 };
    const markdown = await (0,lenient_markdown/* readLenientMarkdown */.p)(text);
    if (markdown.kind === "none" && (!isTop || text.trim() === "" || (0,repo_path/* nameOf */.Vb)(path) === "README.md")) {
        const message = text.trim() === "" ? "it is empty" : "it has no frontmatter, so it counts as a document";
        return { verdict: { kind: "dropped", problem: { message, at: { source, span: top }, kind: "document" } } };
    }
    const profile = await readProfile(markdown.tables, site, markdown.body);
    const refused = refusedBySome(markdown, site);
    const leniency = refused && {
        message: refused.message,
        at: { source, span: refused.span },
        kind: "strict-readers",
        certainty: "assumed",
    };
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
function refusedBySome({ kind, frontmatter, problem, isBroken }, site) {
    if (kind === "none")
        return {
            message: "it has no frontmatter, so it may count as a document (not verified)",
            span: { start: 0, end: 0 },
        };
    if (isBroken)
        return problem;
    const at = (span) => ({ source: site.source, span });
    const wrong = wrongTypeIn(frontmatter, at) ?? foreignHooksIn(frontmatter, site, false, at);
    return wrong ? { message: wrong.message, span: wrong.at.span } : problem;
}
const kinds = [
    ["text", ["$schema", "name", "description", "prompt", "systemPrompt", "model", "keyboardShortcut", "welcomeMessage"]],
    ["names", ["tools", "allowedTools", "excludedTools"]],
    ["mapping", ["mcpServers", "toolAliases", "toolsSettings"]],
    ["hooks", ["hooks"]],
    ["flag", ["useLegacyMcpJson", "includeMcpJson"]],
    ["list", ["resources"]],
];
const called = {
    text: "no text",
    names: "not a list of names",
    mapping: "no mapping",
    hooks: "neither a list nor a mapping",
    flag: "neither true nor false",
    list: "no list",
};
function wrongTypeIn(table, at) {
    for (const [kind, names] of kinds) {
        for (const name of names) {
            const node = (0,parsers_node/* valueOf */.RP)(table, name);
            if (node && !((0,parsers_node/* isEmptyValue */.Po)(node) && kind === "text") && !isOf(kind, node))
                return { message: `\`${name}\` is ${called[kind]}`, at: at(node.span) };
        }
    }
    return undefined;
}
function isOf(kind, node) {
    if (kind === "mapping")
        return node.kind === "table";
    if (kind === "list")
        return node.kind === "list";
    if (kind === "hooks")
        return node.kind !== "scalar";
    if (kind === "names")
        return (0,parsers_node/* textOf */.b6)(node) === "*" || (node.kind === "list" && node.items.every(parsers_node/* isText */.KH));
    return node.kind === "scalar" && typeof node.value === (kind === "flag" ? "boolean" : "string");
}
function foreignHooksIn(table, { edition }, isUpgraded, at) {
    const hooks = (0,parsers_node/* valueOf */.RP)(table, "hooks");
    if (edition === "2" && hooks?.kind === "list")
        return {
            message: "`hooks` is a list, but older versions of CLI 2 require a mapping",
            at: at(hooks.span),
            kind: "strict-readers",
        };
    return edition !== "2" && !isUpgraded && hooks?.kind === "table"
        ? {
            message: "`hooks` is a mapping, but CLI 3 requires a list, and upgrades only JSON directly in the folder",
            at: at(hooks.span),
            kind: "strict-readers",
        }
        : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/folders.js


const folders = [
    {
        root: "**/.kiro",
        judged: ["agents/**/*.json", "agents/**/*.md", ...settingsFiles],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is the text of a specification or a rule", "specs/** steering/** prompts/**"),
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("is too deep in the folder to be read as hooks", "hooks/*/**"),
        ],
    },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/index.js











const folder = ".kiro/agents";
const builtins = [
    ["kiro_default", capability/* capabilities */.R7],
    ["spec", capability/* capabilities */.R7],
];
/* harmony default export */ const kiro = ((0,host/* defineHost */.YB)({
    title: "Kiro",
    url: "https://kiro.dev/docs/custom-agents/",
    editions: ["3", "2"],
    certainty: "documented",
    naming: ["**/.kiro/agents/**/*.json", "**/.kiro/agents/**/*.md"],
    patterns: [
        `**/${folder}/**/*.json`,
        `**/${folder}/**/*.md`,
        ...settingsFiles.map((name) => `**/.kiro/${name}`),
        `~/${folder}/**/*.json`,
        `~/${folder}/**/*.md`,
        ...settingsFiles.map((name) => `~/.kiro/${name}`),
    ],
    ownPatterns: [`**/${folder}/**`, ...settingsFiles.map((name) => `**/.kiro/${name}`), `~/${folder}/**`],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where, edition) => {
        const search = { repo, edition, seen: new Set() };
        const found = [];
        for (const start of where.starts)
            (0,many/* append */.BC)(found, await readWorkspace(search, "project", start));
        const home = where.user?.home;
        if (home !== undefined)
            (0,many/* append */.BC)(found, await readWorkspace(search, "user", home));
        for (const root of where.dirs.map(repo_path/* tidied */.GE)) {
            const workspace = repo.resolve(root).kind === "file" ? (0,repo_path/* directoryOf */.jt)(root) : root;
            const layer = { name: "project", root, status: "loaded", authority: [] };
            (0,many/* append */.BC)(found, await readAgents(search, layer, workspace));
        }
        return (0,loading_layers/* loadFrom */.TH)(found, (0,loading_layers/* builtinLayer */.vN)(builtins));
    }),
}));
async function readWorkspace(search, name, directory) {
    const { authority, unjudged } = await settingsIn(search.repo, (0,repo_path/* join */.fj)(directory, ".kiro"));
    const layer = {
        name,
        root: (0,repo_path/* join */.fj)(directory, folder),
        status: "loaded",
        authority,
        ...(name === "project" ? { governs: directory } : {}),
    };
    const [agents] = await readAgents(search, layer, directory);
    if (agents)
        return [{ ...agents, unjudged: [...unjudged, ...agents.unjudged] }];
    return authority.length + unjudged.length > 0
        ? [{ layer: { ...layer, root: (0,repo_path/* join */.fj)(directory, ".kiro") }, items: [], unjudged }]
        : [];
}
async function readAgents({ repo, edition, seen }, layer, workspace) {
    const { root } = layer;
    const ending = edition === "2" ? /\.json$/ : /\.(?:json|md)$/;
    const found = await (0,loading_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => ending.test(file),
        deep: true,
        seen,
        read: async (source, path) => {
            const isTop = path === root || (0,repo_path/* directoryOf */.jt)(path) === root;
            const below = path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root === "" ? 0 : root.length + 1);
            const id = (edition === "2" ? (0,repo_path/* nameOf */.Vb)(path) : below).replace(ending, "");
            const site = { repo, source, path, workspace, title: "Kiro", id, edition };
            return [
                path.endsWith(".md")
                    ? { layer, files: [source.path], ...(await markdownAgentOf(site, isTop)) }
                    : await readJson(layer, site, isTop),
            ];
        },
    });
    if (!found)
        return [];
    const unread = await (0,named_files/* unreadPrompts */.N)(repo, found.items);
    return [{ ...found, items: withoutPromptFiles(found.items), unjudged: [...found.unjudged, ...unread] }];
}
async function readJson(layer, site, isTop) {
    const agent = await jsonAgentOf(site, isTop);
    const files = [site.source.path];
    const item = { layer, files, ...agent };
    if (isTop)
        return item;
    const { profile } = agent;
    if (!profile || (profile.description.state !== "stated" && profile.prompt.source === "none"))
        return { layer, files, verdict: { kind: "passed-over" } };
    if (site.edition !== "2" || agent.verdict.kind !== "loaded")
        return item;
    const message = `it is in a subfolder of \`${layer.root}\`, which CLI 2 does not read`;
    return { ...item, verdict: { kind: "dropped", problem: { message, at: profile.name.at } } };
}
function withoutPromptFiles(items) {
    const prompts = new Set(items.flatMap(({ files: [file], profile }) => profile?.prompt.source === "file" && profile.prompt.path !== null && profile.prompt.path !== file
        ? [profile.prompt.path]
        : []));
    const isPrompt = ({ files: [file = ""], profile }) => prompts.has(file) && profile?.description.state !== "stated";
    return items.map((item) => isPrompt(item) ? { layer: item.layer, files: item.files, verdict: { kind: "passed-over" } } : item);
}


/***/ }),

/***/ 67334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);


const flags = {
    "--trust-all-tools -a": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool call without asking"),
    "--trust-tools LIST": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--no-interactive; --require-mcp-startup; --agent VALUE; --model VALUE; --effort VALUE; --resume -r; --resume-id VALUE
    --resume-picker; --list-sessions; --list-models; --delete-session VALUE; --format -f VALUE; --verbose -v
    --wrap -w VALUE; --help -h; --version -V`),
};
const launch = {
    program: "kiro-cli",
    programs: ["kiro-cli", "kiro-cli-chat"],
    ownFlags: ["--trust-all-tools"],
    prefixes: ["KIRO"],
    uses: [],
    flags,
    commands: {
        chat: "start",
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        ...Object.fromEntries("login logout whoami settings doctor update version agent translate theme integrations inline diagnostic issue"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    actions: [],
};


/***/ }),

/***/ 50717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf),
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
function lineOf(words) {
    return words.map(quoted).join(" ");
}
function wordsOf(line) {
    return [...line.matchAll(/"((?:[^"\\]|\\[^])*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a?.replace(/\\(["\\])/g, "$1") ?? b ?? c ?? "");
}
function quoted(word) {
    if (word !== "" && !/[\s"']/.test(word))
        return word;
    return word.includes("'") ? `"${word.replace(/["\\]/g, "\\$&")}"` : `'${word}'`;
}


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


/***/ })

};
;