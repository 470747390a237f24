"use strict";
exports.id = 8234;
exports.ids = [8234];
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

/***/ 7341:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ asksForLess),
/* harmony export */   VV: () => (/* binding */ modeOf),
/* harmony export */   WQ: () => (/* binding */ bypassesOf),
/* harmony export */   ow: () => (/* binding */ unknownMode)
/* harmony export */ });
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26782);

const spellings = {
    default: "default",
    acceptedits: "acceptEdits",
    accept_edits: "acceptEdits",
    "accept-edits": "acceptEdits",
    bypasspermissions: "bypassPermissions",
    bypass_permissions: "bypassPermissions",
    "bypass-permissions": "bypassPermissions",
    plan: "plan",
    ignore: "ignore",
};
const meanings = {
    acceptEdits: "requests edits without a prompt",
    bypassPermissions: "asks for no permission prompts at all",
    ignore: "asks to continue after a permission is denied",
};
function modeOf(word) {
    const lower = word.toLowerCase();
    return Object.hasOwn(spellings, lower) ? spellings[lower] : undefined;
}
const loose = /bypass|accept|^auto|yolo|danger|skip|never|ignore|^dontask|unrestricted|fullaccess/;
function asksForLess(word) {
    return loose.test(word.toLowerCase().replaceAll(/[^a-z]/g, ""));
}
function bypassesOf(word, at) {
    const mode = modeOf(word);
    const bypass = { setting: "permissionMode", value: word, effect: "unhonoured", at };
    if (mode === undefined)
        return asksForLess(word) ? [{ ...bypass, because: "is an unknown mode, silently replaced by `default`" }] : [];
    const meaning = meanings[mode];
    return meaning === undefined
        ? []
        : [{ ...bypass, because: `${meaning}; this edition reads the mode but does not apply it to subagents` }];
}
function unknownMode(word, at) {
    return {
        kind: "value",
        what: `permissionMode: ${word}`,
        because: `unknown mode, silently replaced by \`default\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(word, Object.values(spellings))}`,
        instead: (0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOf */ .FH)(["default", "plan"]),
        at,
    };
}


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  load: () => (/* binding */ newer_load)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/vtcode/builtins.js
var builtins = __webpack_require__(60249);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/builtins.js
var loading_builtins = __webpack_require__(35912);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/builtins.js



const inherited = capability/* capabilities */.R7.filter((capability) => capability !== "delegate");
const agents = [
    ["build", capability/* capabilities */.R7],
    ["auto", capability/* capabilities */.R7],
    ["duck", ["read"]],
    ["plan", ["read"]],
    ["default", inherited],
    ["explorer", ["read"]],
    ["worker", inherited],
];
function builtins_builtins() {
    return (0,loading_builtins/* builtinsOf */.K)(builtins/* builtin */.S, agents);
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 15 modules
var rust = __webpack_require__(1362);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/toml.js
var toml = __webpack_require__(63329);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/values.js


class Refused {
    message;
    span;
    constructor(message, span) {
        this.message = message;
        this.span = span;
    }
}
function kindOf(node) {
    if (node.kind !== "scalar")
        return node.kind === "list" ? "array" : "object";
    const { value } = node;
    if (value === null || (typeof value === "number" && !Number.isFinite(value)))
        return "null";
    if (typeof value === "object")
        return "object";
    return typeof value === "bigint" ? "number" : typeof value;
}
function lower(text) {
    return /[^\0-\x7f]/.test(text) ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : text.toLowerCase();
}
function stringOf(node) {
    return (0,parsers_node/* isText */.KH)(node) ? node.value : undefined;
}
function firstOf(table, keys) {
    for (const key of keys) {
        const found = (0,parsers_node/* lastOf */.g1)(table, key);
        if (found)
            return found;
    }
    return undefined;
}
function unsignedOf(node) {
    if (node?.kind !== "scalar" || node.number !== "integer")
        return undefined;
    const { value } = node;
    if ((typeof value !== "number" && typeof value !== "bigint") || value < 0)
        return undefined;
    return Object.is(value, -0) ? 0 : value;
}
function jsonOf(node) {
    if (node.kind === "list")
        return node.items.map(jsonOf);
    if (node.kind === "table")
        return Object.fromEntries(entriesOf(node).map(([name, value]) => [name, jsonOf(value)]));
    const { value, text } = node;
    if (value === null || typeof value !== "object")
        return kindOf(node) === "null" ? null : value;
    return { $__toml_private_datetime: text };
}
function entriesOf(table) {
    const names = [...new Set(table.entries.flatMap(({ name }) => (name === undefined ? [] : [name])))].sort((a, b) => a < b ? -1 : 1);
    return names.flatMap((name) => {
        const value = (0,parsers_node/* lastOf */.g1)(table, name);
        return value ? [[name, value]] : [];
    });
}
function described(node) {
    switch (kindOf(node)) {
        case "null":
            return "null";
        case "array":
            return "sequence";
        case "object":
            return "map";
        case "string":
            return `string ${JSON.stringify(node.value)}`;
        default:
            return `\`${node.text}\``;
    }
}
const serdeJson = {
    name: "serde_json::Value",
    string: (node) => stringOf(node),
    bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
    integer: ({ value, number }) => number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined,
    float: ({ value }) => (typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined),
    isNone: (node) => kindOf(node) === "null",
    isUnit: () => false,
    positional: true,
    exact: true,
    describe: described,
    variant(node, names) {
        const name = stringOf(node);
        if (name !== undefined)
            return name;
        const [entry, ...others] = node.kind === "table" ? node.entries : [];
        if (entry?.name === undefined || others.length > 0)
            return new decode/* DecodeError */.Xc(`invalid type: ${described(node)}, expected string or map`, node.span);
        if (!names.includes(entry.name) || kindOf(entry.value) === "null")
            return entry.name;
        return new decode/* DecodeError */.Xc(`invalid type: ${described(entry.value)}, expected unit variant`, entry.value.span);
    },
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/hooks.js



const kind = (node, dialect) => {
    const word = dialect.variant?.(node, ["command"]) ?? stringOf(node);
    return word instanceof decode/* DecodeError */.Xc ? word : word === "command" ? "command" : "unknown";
};
const command = (0,decode/* struct */.w3)("HookCommandConfig", {
    type: (0,decode/* optional */.lq)(kind, "command"),
    command: (0,decode/* optional */.lq)(decode/* string */.Yj, ""),
    timeout_seconds: (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* unsigned */.ad)(64, "u64")), null),
});
const group = (0,decode/* struct */.w3)("HookGroupConfig", {
    matcher: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    hooks: (0,decode/* optional */.lq)((0,decode/* list */.p_)(command), []),
});
const groups = (0,decode/* optional */.lq)((0,decode/* list */.p_)(group), []);
const lifecycle = (0,decode/* struct */.w3)("LifecycleHooksConfig", {
    quiet_success_output: (0,decode/* optional */.lq)(decode/* boolean */.zM, false),
    session_start: groups,
    session_end: groups,
    subagent_start: groups,
    subagent_stop: groups,
    user_prompt_submit: groups,
    pre_tool_use: groups,
    post_tool_use: groups,
    permission_request: groups,
    pre_compact: groups,
    stop: groups,
    task_completion: groups,
    task_completed: groups,
    notification: groups,
});
const none = {
    quiet_success_output: false,
    session_start: [],
    session_end: [],
    subagent_start: [],
    subagent_stop: [],
    user_prompt_submit: [],
    pre_tool_use: [],
    post_tool_use: [],
    permission_request: [],
    pre_compact: [],
    stop: [],
    task_completion: [],
    task_completed: [],
    notification: [],
};
const config = (0,decode/* struct */.w3)("HooksConfig", { lifecycle: (0,decode/* optional */.lq)(lifecycle, none) });
const events = {
    PreToolUse: "pre_tool_use",
    pre_tool_use: "pre_tool_use",
    PostToolUse: "post_tool_use",
    post_tool_use: "post_tool_use",
    PermissionRequest: "permission_request",
    permission_request: "permission_request",
    Stop: "stop",
    stop: "stop",
    SubagentStart: "subagent_start",
    subagent_start: "subagent_start",
    SubagentStop: "subagent_stop",
    subagent_stop: "subagent_stop",
};
function hooksIn(node) {
    if (!node || kindOf(node) === "null")
        return null;
    if (node.kind !== "table")
        return new Refused("subagent hooks must be an object", node.span);
    const own = (0,parsers_node/* lastOf */.g1)(node, "lifecycle");
    if (own) {
        const read = config(node, serdeJson);
        return read instanceof decode/* DecodeError */.Xc
            ? new Refused(`failed to parse VT Code lifecycle hooks: ${read.message}`, read.span)
            : read.lifecycle;
    }
    const found = {};
    for (const [name, value] of entriesOf(node)) {
        const event = Object.hasOwn(events, name) ? events[name] : undefined;
        if (!event)
            continue;
        const read = groupsIn(value);
        if (read instanceof Refused)
            return read;
        found[event] = [...(found[event] ?? []), ...read];
    }
    return { ...none, ...found };
}
function groupsIn(node) {
    if (node.kind !== "list")
        return new Refused("hook groups must be arrays", node.span);
    const read = [];
    for (const item of node.items) {
        if (item.kind !== "table")
            return new Refused("hook group must be an object", item.span);
        const inner = (0,parsers_node/* lastOf */.g1)(item, "hooks");
        if (inner?.kind !== "list")
            return new Refused("hook group requires hooks array", (inner ?? item).span);
        const commands = [];
        for (const command of inner.items) {
            if (command.kind !== "table")
                return new Refused("hook command must be an object", command.span);
            const text = stringOf((0,parsers_node/* lastOf */.g1)(command, "command"));
            if (text === undefined)
                return new Refused("hook command requires a command string", command.span);
            const seconds = unsignedOf((0,parsers_node/* lastOf */.g1)(command, "timeout_seconds"));
            commands.push({
                type: "command",
                command: text,
                timeout_seconds: seconds === undefined ? null : BigInt(seconds),
            });
        }
        read.push({ matcher: stringOf((0,parsers_node/* lastOf */.g1)(item, "matcher")) ?? null, hooks: commands });
    }
    return read;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/permissions.js




const permissions = (0,decode/* struct */.w3)("AgentPermissionsConfig", {
    default: (0,decode/* required */.mw)((0,decode/* oneOf */.yL)("ask", "allow", "auto", "deny")),
    allow: (0,decode/* optional */.lq)((0,decode/* list */.p_)(decode/* string */.Yj), []),
    ask: (0,decode/* optional */.lq)((0,decode/* list */.p_)(decode/* string */.Yj), []),
    auto: (0,decode/* optional */.lq)((0,decode/* list */.p_)(decode/* string */.Yj), []),
    deny: (0,decode/* optional */.lq)((0,decode/* list */.p_)(decode/* string */.Yj), []),
});
const legacy = ["permissionMode", "permission_mode"];
function permissionsIn(table) {
    const old = table.entries.find(({ name }) => name !== undefined && legacy.includes(name));
    if (old)
        return new Refused(`unsupported legacy subagent field '${old.name}'; use 'permissions.default'`, old.key.span);
    const node = (0,parsers_node/* lastOf */.g1)(table, "permissions");
    if (!node)
        return { default: "ask", allow: [], ask: [], auto: [], deny: [] };
    const read = permissions(node, serdeJson);
    return read instanceof decode/* DecodeError */.Xc
        ? new Refused(`failed to parse subagent permissions: ${read.message}`, read.span)
        : read;
}
const oldNames = "read_file write_file edit_file create_file delete_file move_file copy_file search_replace file_op grep_file list_files run_pty_cmd execute_code".split(" ");
const meanings = {
    read: "read_file read grep_file grep list_files list glob listfiles grepfile code_search codesearch",
    write: "write_file write create_file createfile delete_file deletefile move_file movefile copy_file copyfile",
    edit: "edit_file edit apply_patch applypatch search_replace searchreplace file_op fileop patch",
    bash: "bash shell command exec_command execcommand run_pty_cmd runptycmd execute_code executecode",
    webfetch: "webfetch web_fetch fetch",
};
const kinds = new Map(Object.entries(meanings).flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind])));
function toolOfRule(rule) {
    const text = (0,repo_text/* trim */.Bq)(rule);
    const open = text.indexOf("(");
    return open >= 0 && (0,repo_text/* trimEnd */.s8)(text.slice(open + 1)).endsWith(")") ? (0,repo_text/* trim */.Bq)(text.slice(0, open)) : text;
}
function warningsOf({ allow, ask, auto, deny }) {
    return [...allow, ...ask, ...auto, ...deny].flatMap((rule) => {
        const tool = toolOfRule(rule);
        if (!oldNames.includes(lower(tool)))
            return [];
        return [
            `permission rule '${rule}' uses legacy tool name '${tool}'; consider using the semantic rule '${semantic(rule)}' for clearer intent`,
        ];
    });
}
function semantic(rule) {
    const text = (0,repo_text/* trim */.Bq)(rule);
    const open = text.indexOf("(");
    const tool = open < 0 ? "" : (0,repo_text/* trim */.Bq)(text.slice(0, open));
    const inside = open >= 0 && text.endsWith(")") ? (0,repo_text/* trim */.Bq)(text.slice(open + 1, -1)) : "";
    const kindOf = (name) => kinds.get(lower(name)) ?? lower(name);
    return tool !== "" && inside !== "" ? `${kindOf(tool)}(${inside})` : kindOf(text);
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/tools.js




const renamed = {
    exec_command: "read read_file readfile grep grep_file grepfile glob list list_file list_files listfile listfiles list-files bash shell command exec_command",
    code_search: "code_search",
    apply_patch: "write edit multiedit multi_edit multi-edit patch applypatch apply_patch",
    spawn_agent: "agent task",
    request_user_input: "askuserquestion ask_user_question requestuserinput request_user_input",
};
const aliases = new Map(Object.entries(renamed).flatMap(([tool, names]) => names.split(" ").map((name) => [name, tool])));
const readers = new Set("read read_file readfile grep grep_file grepfile glob list list_file list_files listfile listfiles list-files".split(" "));
function wordOf(tool) {
    const word = lower((0,repo_text/* trim */.Bq)(tool));
    return word.endsWith("(*)") ? (0,repo_text/* trim */.Bq)(word.slice(0, -3)) : word;
}
function hostTool(tool) {
    return aliases.get(wordOf(tool));
}
function isReader(tool) {
    return readers.has(wordOf(tool));
}
function normalized(tools) {
    const [kept, folded] = [new Set(), new Set([""])];
    for (const tool of tools) {
        const own = hostTool(tool);
        const text = own ?? (0,repo_text/* trim */.Bq)(tool);
        if (own === undefined && folded.has(lower(text)))
            continue;
        kept.add(text);
        folded.add(lower(text));
    }
    return [...kept];
}
const mutating = new Set("exec_command apply_patch edit write bash shell command edit_file write_file create_file delete_file move_file copy_file search_replace command_session_internal file_operation_internal".split(" "));
function isMutating(tool) {
    return mutating.has(lower(tool));
}
const named = {
    read: "code_search search_tools list_skills load_skill load_skill_resource request_user_input update_plan task_tracker start_planning",
    write: "apply_patch memory",
    execute: "exec_command write_stdin",
    network: "web_fetch web_search fetch_url defuddle_fetch",
    delegate: "agent spawn_agent spawn_background_subprocess send_input wait_agent resume_agent close_agent cron",
};
const powers = new Map();
for (const [capability, names] of Object.entries(named)) {
    for (const name of names.split(" "))
        (0,many/* addTo */.DN)(powers, name, capability);
}
const foreign = {
    webfetch: "network",
    websearch: "network",
    notebookedit: "write",
    write_file: "write",
    edit_file: "write",
    unified_exec: "execute",
    todowrite: "read",
};
const reading = new Set("code_search list_skills load_skill load_skill_resource".split(" "));
function isReadOnlyTool(tool) {
    return reading.has(hostTool(tool) ?? lower((0,repo_text/* trim */.Bq)(tool)));
}
function isTool(tool) {
    const own = hostTool(tool) ?? lower((0,repo_text/* trim */.Bq)(tool));
    return powers.has(own) || /^mcp(?:$|[_:])/.test(own);
}
function grantsOfTool(tool, at) {
    const own = hostTool(tool);
    if (own === "exec_command")
        return [...(isReader(tool) ? [grant(tool, "read", null, at)] : []), grant(tool, "execute", null, at)];
    const { name, scope } = scoped(tool);
    const base = own ?? hostTool(name) ?? lower((0,repo_text/* trim */.Bq)(name));
    if (base === "exec_command")
        return [grant(tool, isReader(name) ? "read" : "execute", scope, at)];
    if (base === "*")
        return everyTool(at, true);
    const meant = Object.hasOwn(foreign, base) ? foreign[base] : undefined;
    const found = powers.get(base) ?? [meant ?? "external"];
    return found.map((capability) => grant(tool, capability, scope, at));
}
function scoped(tool) {
    const [, name = tool, inside = "*"] = (tool.includes("(") && /^([^(]+)\((.*)\)$/s.exec((0,repo_text/* trim */.Bq)(tool))) || [];
    return { name, scope: inside === "*" ? null : inside };
}
function grant(tool, capability, scope, at) {
    return { tool, capability, scope, at };
}
function everyTool(at, delegates) {
    return capability/* capabilities */.R7
        .filter((capability) => delegates || capability !== "delegate")
        .map((capability) => grant("*", capability, null, at));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/spec.js






const names = {
    tools: ["tools", "allowed_tools", "enabled_tools"],
    denied: ["disallowedTools", "disallowed_tools", "disabled_tools"],
    color: ["color", "badgeColor", "badge_color"],
    effort: ["reasoning_effort", "model_reasoning_effort", "effort"],
    servers: ["mcpServers", "mcp_servers"],
    turns: ["maxTurns", "max_turns"],
    first: ["initialPrompt", "initial_prompt"],
};
const keys = new Set([
    ...Object.values(names).flat(),
    "name",
    "description",
    "model",
    "permissions",
    "skills",
    "hooks",
    "background",
    "mode",
    "nickname_candidates",
    "memory",
    "isolation",
    "aliases",
    "prompt",
    "permissionMode",
    "permission_mode",
]);
const modes = ["primary", "subagent", "all"];
const memories = ["user", "project", "local"];
const isolations = ["full", "worktree"];
const efforts = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];
function specOf(table, prompt, source, named) {
    const written = { table, named };
    const name = fields.name(written);
    if (name instanceof Refused)
        return name;
    for (const decode of decoders) {
        const value = decode(written);
        if (value instanceof Refused)
            return value;
    }
    return { name, native: () => nativeOf(written, prompt, source) };
}
const fields = {
    name: ({ table, named }) => named ?? requiredText(table, "name"),
    description: ({ table }) => requiredText(table, "description"),
    tools: ({ table, named }) => listIn(firstOf(table, named === undefined ? names.tools : ["tools"])),
    denied: ({ table, named }) => listIn(firstOf(table, named === undefined ? names.denied : ["disallowedTools"])),
    permissions: ({ table }) => permissionsIn(table),
    skills: ({ table }) => listIn((0,parsers_node/* lastOf */.g1)(table, "skills")),
    servers: ({ table }) => serversIn(firstOf(table, names.servers)),
    hooks: ({ table }) => hooksIn((0,parsers_node/* lastOf */.g1)(table, "hooks")),
    mode: ({ table }) => wordIn(table, "mode", modes, "agent mode"),
    nicknames: ({ table }) => listIn((0,parsers_node/* lastOf */.g1)(table, "nickname_candidates")),
    memory: ({ table }) => wordIn(table, "memory", memories, "subagent memory scope"),
    isolation: ({ table }) => wordIn(table, "isolation", isolations, "isolation mode"),
    aliases: ({ table }) => listIn((0,parsers_node/* lastOf */.g1)(table, "aliases")),
};
const decoders = Object.values(fields);
function nativeOf(written, prompt, source) {
    const { table } = written;
    const read = Object.fromEntries(Object.entries(fields).map(([field, decode]) => [field, decode(written)]));
    const { permissions, hooks } = read;
    const isPayload = written.named !== undefined;
    const mode = (read.mode ?? "subagent");
    const tools = read.tools && !isPayload ? normalized(read.tools) : read.tools;
    const denied = isPayload ? (read.denied ?? []) : normalized(read.denied ?? []);
    const textOrNull = (keys) => stringOf(firstOf(table, keys)) ?? null;
    const background = (0,parsers_node/* lastOf */.g1)(table, "background");
    return {
        name: read.name,
        description: read.description,
        prompt,
        tools,
        permissions,
        skills: read.skills ?? [],
        mcp_servers: read.servers,
        mode,
        memory: read.memory,
        isolation: read.isolation,
        source,
        disallowed_tools: denied,
        model: textOrNull(["model"]),
        color: textOrNull(names.color),
        reasoning_effort: effortOf(table),
        hooks: hooks && { lifecycle: hooks },
        background: background?.kind === "scalar" && background.value === true,
        max_turns: unsignedOf(firstOf(table, names.turns)) ?? null,
        nickname_candidates: read.nicknames ?? [],
        initial_prompt: textOrNull(names.first),
        aliases: read.aliases ?? [],
        is_read_only: isReadOnly({ tools, denied, permissions }),
        tool_policy_overrides: {},
        warnings: [
            ...idleIn(table, mode).map((field) => `field '${field}' is for subagents only and is ignored by primary agents`),
            ...warningsOf(permissions),
        ],
    };
}
function effortOf(table) {
    const effort = (0,repo_text/* trim */.Bq)(stringOf(firstOf(table, names.effort)) ?? "").toLowerCase();
    return efforts.includes(effort) ? effort : null;
}
function isReadOnly({ tools, denied, permissions }) {
    if (permissions.default === "deny" && ![...permissions.allow, ...permissions.auto].some(isMutating))
        return true;
    return tools ? !tools.some(isMutating) : denied.some(isMutating);
}
function freed({ allow, auto }) {
    return [...allow, ...auto].filter((rule) => isMutating(toolOfRule(rule)));
}
function idleIn(table, mode) {
    if (mode === "subagent")
        return [];
    const fields = [
        ["background", ["background"]],
        ["max_turns", names.turns],
        ["initial_prompt", names.first],
        ["nickname_candidates", ["nickname_candidates"]],
        ["isolation", ["isolation"]],
    ];
    return fields.flatMap(([field, keys]) => (firstOf(table, keys) ? [field] : []));
}
function requiredText(table, key) {
    const node = (0,parsers_node/* lastOf */.g1)(table, key);
    const text = (0,repo_text/* trim */.Bq)(stringOf(node) ?? "");
    return text === ""
        ? new Refused(`missing required subagent field '${key}'${node ? ", which has to be text, and not blank" : ""}`, node?.span ?? { start: table.span.start, end: table.span.start })
        : text;
}
function listIn(node) {
    if (!node || kindOf(node) === "null")
        return null;
    const text = stringOf(node);
    const parts = text !== undefined
        ? text.split(",")
        : node.kind === "list"
            ? node.items.flatMap((item) => stringOf(item) ?? [])
            : undefined;
    if (parts)
        return parts.map(repo_text/* trim */.Bq).filter((part) => part !== "");
    if (node.kind === "scalar" && typeof node.value === "boolean")
        return node.value ? [] : null;
    return new Refused("expected string or string array for subagent list field", node.span);
}
function serversIn(node) {
    if (!node || kindOf(node) === "null")
        return [];
    if (kindOf(node) === "object")
        return node.kind === "table" ? entriesOf(node).map(([name, value]) => ({ [name]: jsonOf(value) })) : [jsonOf(node)];
    if (node.kind !== "list")
        return new Refused("expected object or array for mcp_servers", node.span);
    const odd = node.items.find((item) => kindOf(item) !== "string" && kindOf(item) !== "object");
    return odd ? new Refused("invalid mcp_servers entry", odd.span) : node.items.map(jsonOf);
}
function wordIn(table, key, words, what) {
    const node = (0,parsers_node/* lastOf */.g1)(table, key);
    const text = stringOf(node);
    if (!node || text === undefined)
        return null;
    const word = (0,repo_text/* trim */.Bq)(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return words.includes(word) ? word : new Refused(`unsupported ${what} '${word}'`, node.span);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/document.js





function readMarkdown(source, from) {
    const { text } = source;
    const start = text.length - (0,repo_text/* trimStart */.Dw)(text).length;
    const close = text.startsWith("---", start) ? text.indexOf("\n---", start + 3) : -1;
    if (close < 0)
        return without(source, start);
    const yaml = (0,repo_text/* trim */.Bq)(text.slice(start + 3, close));
    const base = yaml === "" ? start + 3 : text.indexOf(yaml, start + 3);
    const body = (0,repo_text/* trim */.Bq)(text.slice(close + 4));
    const bodyAt = body === "" ? text.length : text.indexOf(body, close + 4);
    const read = (0,rust/* readSaphyr */.wk)(yaml, base);
    const { node, broken } = read.problem
        ? (0,rust/* repairSerdeYaml */.Gz)(yaml, read, rust/* readSaphyr */.wk)
        : { node: read.node, broken: new Map() };
    const own = promptOf(node, ["prompt"], source);
    const prompt = body === ""
        ? own
        : { text: body, at: { source, span: { start: bodyAt, end: bodyAt + body.length } }, isBody: true };
    const document = { source, top: { source, span: { start: base, end: base } }, broken, prompt };
    if (read.problem) {
        const { message, span } = (0,rust/* explainedFault */.FX)(text, { start: base, end: base + yaml.length }, read.problem);
        return refused(document, node, `the YAML of the frontmatter cannot be read: ${message}`, span);
    }
    if (node.kind !== "table")
        return refused(document, node, "subagent frontmatter must be a YAML mapping", node.span);
    return decoded(document, node, specOf(node, prompt.text, from));
}
async function readToml(source, from) {
    const node = await (0,toml/* tomlOf */.W)(source);
    const top = { source, span: { start: 0, end: 0 } };
    if (node.kind === "problem") {
        return refused({ source, top, broken: new Map(), prompt: { text: "", at: top, isBody: false } }, undefined, `the TOML cannot be read: ${node.message.replaceAll("\n", ", ")}`, node.span);
    }
    const prompt = promptOf(node, ["prompt", "developer_instructions", "instructions"], source);
    const document = { source, top, broken: new Map(), prompt };
    return node.kind === "table"
        ? decoded(document, node, specOf(node, prompt.text, from))
        : refused(document, node, "it is not a table", node.span);
}
function promptOf(node, keys, source) {
    const value = node.kind === "table" ? firstOf(node, keys) : undefined;
    const at = { source, span: value?.span ?? { start: source.text.length, end: source.text.length } };
    return { text: stringOf(value) ?? "", at, isBody: false };
}
function decoded(part, table, spec) {
    return spec instanceof Refused ? refused(part, table, spec.message, spec.span) : { ...part, table, spec };
}
function refused(part, node, message, span) {
    const table = node && kindOf(node) === "object" && node.kind === "table" ? node : undefined;
    return { ...part, table, spec: undefined, problem: { message, at: { source: part.source, span } } };
}
function without(source, start) {
    const { text } = source;
    const opens = text.startsWith("---", start);
    const message = opens
        ? "markdown subagent is missing closing frontmatter delimiter: no further line begins with `---`"
        : `markdown subagent is missing YAML frontmatter${text.startsWith("\ufeff", start) ? ": a byte-order mark stands before it" : ""}`;
    const top = { source, span: { start: 0, end: 0 } };
    const part = { source, top, broken: new Map(), prompt: { text: (0,repo_text/* trim */.Bq)(text), at: top, isBody: true } };
    return refused(part, undefined, message, opens ? { start, end: start + 3 } : { start, end: start });
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/vtcode/modes.js
var vtcode_modes = __webpack_require__(7341);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/names.js


function wordsIn(node, source) {
    if (!node)
        return [];
    if (node.kind === "list") {
        return node.items.flatMap((item) => {
            const text = (0,repo_text/* trim */.Bq)(stringOf(item) ?? "");
            return text === "" ? [] : [{ text, at: { source, span: item.span } }];
        });
    }
    const value = stringOf(node);
    if (value === undefined)
        return [];
    const whole = { source, span: node.span };
    const written = source.text.slice(node.span.start, node.span.end).indexOf(value);
    let from = node.span.start + written;
    return value.split(",").flatMap((part) => {
        const text = (0,repo_text/* trim */.Bq)(part);
        const start = from + part.indexOf(text);
        from += part.length + 1;
        return text === ""
            ? []
            : [{ text, at: written < 0 ? whole : { source, span: { start, end: start + text.length } } }];
    });
}
function entryFor(table, keys) {
    for (const key of keys) {
        const found = table.entries.findLast(({ name }) => name === key);
        if (found)
            return found;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/effects.js









const known = (source) => (source.path.endsWith(".toml") ? ofToml : ofMarkdown);
const ofMarkdown = {
    keys: keys,
    own: { tools: "tools", denied: "disallowedTools", mode: "permissions", turns: "maxTurns", isolation: "isolation" },
    ignores: true,
};
const ofToml = { ...ofMarkdown, keys: new Set([...keys, "developer_instructions", "instructions"]) };
function bypassesIn(table, source) {
    return [
        ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, known(source)),
        ...legacyModesIn(table, source),
        ...permissionBypasses(table, source),
    ];
}
function legacyModesIn(table, source) {
    return table.entries.flatMap(({ name = "", value }) => {
        const text = legacy.includes(name) ? stringOf(value) : undefined;
        if (text === undefined || !(0,vtcode_modes/* asksForLess */.Hs)(text))
            return [];
        const because = "asks for fewer prompts, and the key alone makes VT Code reject the file";
        return [{ setting: name, value: text, effect: "unhonoured", because, at: { source, span: value.span } }];
    });
}
const silentDefaults = {
    allow: { effect: "bypass", because: "lets every tool that no rule names run without asking" },
    auto: { effect: "auto-approve", because: "lets a classifier decide whether to ask" },
};
function permissionBypasses(table, source) {
    const permissions = permissionsIn(table);
    const node = (0,parsers_node/* lastOf */.g1)(table, "permissions");
    if (permissions instanceof Refused || !node)
        return [];
    const found = [];
    const value = permissions.default;
    const silent = Object.hasOwn(silentDefaults, value) ? silentDefaults[value] : undefined;
    if (silent) {
        const at = { source, span: ((0,parsers_node/* lastOf */.g1)(node, "default") ?? node).span };
        found.push({ setting: "permissions.default", value, ...silent, at });
    }
    const rules = freed(permissions);
    if (value !== "allow" && rules.length > 0)
        found.push({
            setting: "permissions",
            value: rules.join(", "),
            effect: "auto-approve",
            because: "may change files or run commands without asking",
            at: { source, span: ((0,parsers_node/* lastOf */.g1)(node, "allow") ?? (0,parsers_node/* lastOf */.g1)(node, "auto") ?? node).span },
        });
    return found;
}
function ineffectiveIn(table, source, tools, cli) {
    const primary = tools.primary ? idleIn(table, "primary") : [];
    return [
        ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, known(source)),
        ...toolFindings(table, source, tools, cli),
        ...permissionFindings(table, source, tools),
        ...hookFindings(table, source),
        ...typeFindings(table, source),
        ...primary.map((field) => ({
            kind: field === "max_turns" || field === "isolation" ? "limit" : "value",
            what: field,
            because: "only subagents have it, and this is an agent of the main session",
            at: keyAt(table, source, field),
        })),
    ];
}
function keyAt(table, source, field) {
    const keys = Object.values(names).find((list) => list.includes(field)) ?? [field];
    return { source, span: entryFor(table, keys)?.key.span ?? table.span };
}
function toolFindings(table, source, tools, cli) {
    const listed = tools.words.state === "stated" ? tools.words.value : [];
    return [
        ...switchFindings(table, source),
        ...unknownDenials(tools.denied),
        ...starFindings(listed),
        ...(cli ? [] : readersAsShell(listed, tools)),
    ];
}
function switchFindings(table, source) {
    const node = firstOf(table, names.tools);
    if (node?.kind !== "scalar" || typeof node.value !== "boolean")
        return [];
    const at = { source, span: node.span };
    return node.value
        ? [{ kind: "value", what: "tools", because: "`true` means no tool at all", at }]
        : [{ kind: "limit", what: "tools", because: "`false` (`no`, `off`) means every tool of the parent", at }];
}
function unknownDenials(denied) {
    const scopes = ({ text }) => text.endsWith(")") && text.includes("(") ? ", and the only scope is `(*)`" : "";
    return denied
        .filter(({ text }) => !isTool(text) && text !== "*")
        .map((word) => ({
        kind: "limit",
        what: word.text,
        because: `unknown tool${scopes(word)}, so it removes nothing`,
        at: word.at,
    }));
}
function starFindings(listed) {
    const star = listed.find(({ text }) => text === "*");
    return star
        ? [
            {
                kind: "value",
                what: "*",
                because: "no tool is named `*`, so it may grant nothing (not verified)",
                at: star.at,
            },
        ]
        : [];
}
function readersAsShell(listed, { denied, readOnly }) {
    const readers = listed.filter(({ text }) => isReader(text));
    const namesShell = listed.some(({ text }) => hostTool(text) === "exec_command" && !isReader(text)) ||
        denied.some(({ text }) => hostTool(text) === "exec_command");
    const [first] = readers;
    if (!first || namesShell || readOnly)
        return [];
    const what = readers.map(({ text }) => text).join(", ");
    const because = "it limits nothing, because it grants the shell `exec_command`, which runs any command without asking";
    const instead = "write `tools: [code_search]` for one that only reads";
    return [{ kind: "limit", what, because, instead, at: first.at }];
}
function permissionFindings(table, source, { primary }) {
    const node = (0,parsers_node/* lastOf */.g1)(table, "permissions");
    if (primary || node?.kind !== "table")
        return [];
    return ["ask", "deny"].flatMap((key) => {
        const rules = wordsIn((0,parsers_node/* lastOf */.g1)(node, key), source);
        const [first] = rules;
        if (!first)
            return [];
        return [
            {
                kind: "limit",
                what: `permissions.${key}`,
                because: "a subagent gets its tools without asking, and its rules may not be applied (not verified)",
                at: first.at,
                certainty: "assumed",
            },
        ];
    });
}
function hookFindings(table, source) {
    const node = (0,parsers_node/* lastOf */.g1)(table, "hooks");
    if (node?.kind !== "table")
        return [];
    const own = (0,parsers_node/* lastOf */.g1)(node, "lifecycle");
    const held = own?.kind === "table" ? own : node;
    return held.entries.flatMap(({ name = "", key }) => {
        const event = Object.hasOwn(events, name) ? events[name] : undefined;
        const at = { source, span: key.span };
        if (event === "subagent_start" || event === "subagent_stop")
            return [
                { kind: "value", what: name, because: "hooks of a profile are read, but may never run (not verified)", at },
            ];
        return event || own
            ? []
            : [{ kind: "value", what: name, because: "profiles cannot have hooks for this event", at }];
    });
}
function typeFindings(table, source) {
    const found = [];
    const add = (kind, what, because, keysOf) => {
        const entry = entryFor(table, keysOf);
        if (entry)
            found.push({ kind, what, because, at: { source, span: entry.value.span } });
    };
    const isStated = (node) => node !== undefined && kindOf(node) !== "null";
    const turns = firstOf(table, names.turns);
    if (isStated(turns) && unsignedOf(turns) === undefined)
        add("limit", "maxTurns", "it is not a whole number", names.turns);
    const effort = stringOf(firstOf(table, names.effort));
    if (effort !== undefined && !/^\s*(?:none|minimal|low|medium|high|xhigh|max)\s*$/i.test(effort))
        add("value", `effort: ${effort}`, "unknown effort, so none is set", names.effort);
    if (stringOf((0,parsers_node/* lastOf */.g1)(table, "isolation"))?.trim().toLowerCase() === "full")
        add("limit", "isolation: full", "only `worktree` has an effect", ["isolation"]);
    for (const key of ["model", "mode", "memory", "isolation"]) {
        const value = (0,parsers_node/* lastOf */.g1)(table, key);
        if (isStated(value) && stringOf(value) === undefined)
            add(key === "isolation" ? "limit" : "value", key, "only text counts here", [key]);
    }
    const background = (0,parsers_node/* lastOf */.g1)(table, "background");
    if (isStated(background) && kindOf(background) !== "boolean")
        add("value", "background", "it is not `true` or `false`, so it is `false`", ["background"]);
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/profile.js











function readProfile(document, named) {
    const { source, top, table, prompt, spec } = document;
    const name = named ? (0,fact/* stated */.Eo)(named.text, named.at) : textFact(document, "name");
    const tools = toolsOf(document, named !== undefined);
    const servers = table ? (0,hooks_and_servers/* serversOf */.U2)(firstOf(table, names.servers), source) : [];
    const hooks = table ? (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* lastOf */.g1)(table, "hooks"), source) : [];
    return (0,profile/* profileFrom */.A)({
        home: top,
        name,
        identity: spec?.name,
        description: textFact(document, "description"),
        model: textFact(document, "model"),
        grants: readTools(tools, document),
        denied: tools.denied.map(({ text }) => text),
        extraGrants: [...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"), ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers")],
        hooks,
        servers,
        bypasses: table ? bypassesIn(table, source) : [],
        ineffective: table ? ineffectiveIn(table, source, tools, named !== undefined) : [],
        prompt: {
            source: prompt.text === "" ? "none" : prompt.isBody ? "body" : "inline",
            path: null,
            text: prompt.text,
            at: prompt.at,
        },
        native: spec?.native,
    });
}
function textFact({ source, top, table, broken }, key) {
    const lost = broken.get(key);
    if (lost)
        return (0,fact/* unreadable */.O$)({ source, span: lost }, "the YAML is broken here");
    const node = table && (0,parsers_node/* lastOf */.g1)(table, key);
    if (!node)
        return (0,fact/* missing */.LO)(top);
    const at = { source, span: node.span };
    if (node.kind === "scalar" && node.value === null)
        return (0,fact/* missing */.LO)(at);
    const text = stringOf(node);
    if (text === undefined)
        return (0,fact/* unreadable */.O$)(at, "is not a string");
    return (0,fact/* stated */.Eo)(key === "model" ? text : (0,repo_text/* trim */.Bq)(text), at);
}
function toolsOf(document, cli) {
    const { source, top, table, broken } = document;
    const nothing = (0,fact/* unreadable */.O$)(top, "the file cannot be read");
    if (!table)
        return { words: nothing, denied: [], readOnly: false, primary: false };
    const node = firstOf(table, cli ? ["tools"] : names.tools);
    const lost = names.tools.map((key) => broken.get(key)).find((span) => span);
    const words = lost ? (0,fact/* unreadable */.O$)({ source, span: lost }, "the YAML is broken here") : wordsFact(node, source, top);
    const denied = wordsIn(firstOf(table, cli ? ["disallowedTools"] : names.denied), source);
    const permissions = permissionsIn(table);
    const listed = words.state === "stated" ? normalized(words.value.map(({ text }) => text)) : null;
    const mode = stringOf((0,parsers_node/* lastOf */.g1)(table, "mode"))?.trim().toLowerCase();
    return {
        words,
        denied,
        readOnly: !(permissions instanceof Refused) &&
            isReadOnly({ tools: listed, denied: normalized(denied.map(({ text }) => text)), permissions }),
        primary: mode === "primary" || mode === "all",
    };
}
function wordsFact(node, source, top) {
    if (!node)
        return (0,fact/* missing */.LO)(top);
    const at = { source, span: node.span };
    const read = listIn(node);
    if (read instanceof Refused)
        return (0,fact/* unreadable */.O$)(at, read.message);
    return read === null ? (0,fact/* missing */.LO)(at) : (0,fact/* stated */.Eo)(wordsIn(node, source), at);
}
function readTools({ words, denied, readOnly, primary }, { table }) {
    if (words.state === "unreadable")
        return words;
    const out = new Set(denied.map(({ text }) => (hostTool(text) ?? text).toLowerCase()));
    const isLeft = (tool) => out.size === 0 || !out.has((hostTool(tool) ?? tool).toLowerCase());
    const reads = readOnly && !primary;
    if (words.state === "stated") {
        const left = words.value.filter(({ text }) => isLeft(text) && (!reads || isReadOnlyTool(text)));
        return (0,fact/* stated */.Eo)(left.flatMap(({ text, at }) => grantsOfTool(text, at)), words.at);
    }
    const { at } = words;
    const why = table && firstOf(table, names.tools)
        ? "an empty `tools`, or one that is `false`, means every tool of the parent"
        : "no `tools` key means every tool of the parent";
    if (reads)
        return (0,fact/* implied */.TU)([{ tool: "*", capability: "read", scope: null, at }], at, `${why}; a subagent that cannot change files keeps those that search code and read skills`);
    const removed = { apply_patch: "write", exec_command: "execute" };
    const gone = Object.entries(removed).flatMap(([tool, capability]) => (out.has(tool) ? [capability] : []));
    return (0,fact/* implied */.TU)(everyTool(at, primary).filter(({ capability }) => !gone.includes(capability) || (capability === "write" && !out.has("exec_command"))), at, why);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/too-deep.js
var too_deep = __webpack_require__(13623);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/unread-fault.js
var unread_fault = __webpack_require__(47074);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/layers.js











async function readShelf(repo, shelf, root) {
    const resolution = repo.resolve(root);
    const layer = { name: shelf.layer, root, status: "loaded", authority: [] };
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return { layer: { ...layer, status: "absent" }, items: [], unjudged: [(0,unread_fault/* notInTreeProblem */.E)(root, resolution)] };
    if (resolution.kind === "file" && (0,repo_path/* extensionOf */.je)(root) === shelf.extension)
        return { layer, ...(await readEntry(repo, layer, root, shelf)) };
    if (resolution.kind !== "directory")
        return undefined;
    const reads = await Promise.all(repo.names(root).map((entry) => readEntry(repo, layer, (0,repo_path/* join */.fj)(root, entry), shelf)));
    return { layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) };
}
async function readEntry(repo, layer, path, shelf) {
    const item = (verdict) => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
    const dropped = (message) => item({ kind: "dropped", problem: { message, at: (0,repo_text/* placeOfPath */.Es)(path) } });
    const unjudged = (problem) => ({ items: [], unjudged: [problem] });
    const extension = (0,repo_path/* extensionOf */.je)(path);
    const resolution = repo.resolve(path);
    if (repo.entries.get(path)?.kind === "unnameable")
        return unjudged({ message: "has a name that is not UTF-8, so it is not checked", at: (0,repo_text/* placeOfPath */.Es)(path) });
    if (resolution.kind === "directory")
        return {
            items: [
                ...item({ kind: "passed-over" }).items,
                ...(shelf.isOwn ? await (0,too_deep/* itemsTooDeep */.H)(repo, layer, path, withSpec(shelf)) : []),
            ],
            unjudged: [],
        };
    if (extension !== shelf.extension) {
        return (await isMeant(repo, path, shelf))
            ? dropped(`only \`.${shelf.extension}\` files are read in \`${layer.root}\`, and this is \`.${extension}\``)
            : item({ kind: "passed-over" });
    }
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return unjudged((0,unread_fault/* notInTreeProblem */.E)(path, resolution));
    if (resolution.kind !== "file")
        return dropped("it is a link that does not lead to a file");
    const content = await repo.read(path);
    if (content.kind === "unjudged")
        return unjudged({ message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) });
    if (content.kind !== "text")
        return item({ kind: "rejected", problem: { message: "it is not UTF-8", at: (0,repo_text/* placeOfPath */.Es)(path) } });
    return { items: [itemOf(layer, path, await documentOf(content.source, shelf), shelf)], unjudged: [] };
}
async function isMeant(repo, path, shelf) {
    const extension = (0,repo_path/* extensionOf */.je)(path) ?? "";
    if (extension.toLowerCase() === shelf.extension ||
        (shelf.extension === "md" && /^(?:markdown|mdx)$/i.test(extension)))
        return true;
    if (extension !== "md" && extension !== "toml")
        return false;
    const content = await repo.read(path);
    return content.kind === "text" && (await documentOf(content.source, { ...shelf, extension })).spec !== undefined;
}
const documentOf = (0,memoize/* memoizeEach */.YY)((source, { extension, from }) => extension === "toml" ? readToml(source, from) : readMarkdown(source, from), ({ extension, from }) => `${extension} ${from}`);
const profiles = (0,memoize/* memoize */.Bj)((document) => readProfile(document));
function itemOf(layer, path, document, { isOwn }) {
    const { problem } = document;
    const own = profiles(document);
    const profile = isOwn
        ? own
        : {
            ...own,
            ineffective: own.ineffective.map((finding) => (finding.kind === "limit" ? finding : { ...finding, kind: "metadata" })),
        };
    return { layer, files: [path], verdict: problem ? { kind: "rejected", problem } : { kind: "loaded" }, profile };
}
function withSpec(shelf) {
    return {
        isIncluded: (name) => (0,repo_path/* extensionOf */.je)(name) === shelf.extension,
        read: async ({ source }) => {
            const document = await documentOf(source, shelf);
            return document.spec ? { profile: readProfile(document) } : undefined;
        },
    };
}
async function readPayloadFile(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent" && content.resolution.kind === "missing" && content.resolution.link === undefined)
        return undefined;
    const layer = { name: "cli", root: path, status: "loaded", authority: [] };
    const failed = (problem) => ({
        layer: { ...layer, status: "failed", problem },
        items: [],
        unjudged: [],
    });
    if (content.kind === "unjudged")
        return {
            layer: { ...layer, status: "absent" },
            items: [],
            unjudged: [{ message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) }],
        };
    if (content.kind !== "text")
        return failed({ message: "cannot be read", at: (0,repo_text/* placeOfPath */.Es)(path) });
    const { source } = content;
    const root = (0,json/* parseJson */.qF)(source.text);
    if (root.kind === "problem")
        return failed({ message: `is no JSON: ${root.message}`, at: { source, span: root.span } });
    if (root.kind !== "table")
        return failed({ message: "CLI subagent payload must be a JSON object", at: { source, span: root.span } });
    const items = root.entries.map(({ key, name = "", value }) => {
        const at = { source, span: key.span };
        const again = (0,parsers_node/* lastOf */.g1)(root, name) !== value;
        const prompt = { text: stringOf((0,parsers_node/* lastOf */.g1)(value, "prompt")) ?? "", at: { source, span: value.span }, isBody: false };
        const spec = value.kind === "table"
            ? specOf(value, prompt.text, "cli", name)
            : new Refused(`CLI subagent '${name}' must be an object`, value.span);
        const document = {
            source,
            top: { source, span: { start: value.span.start, end: value.span.start } },
            table: value.kind === "table" ? value : undefined,
            broken: new Map(),
            prompt,
            spec: spec instanceof Refused ? undefined : spec,
        };
        const profile = readProfile(document, { text: name, at });
        const common = { layer, files: [path], profile: { ...profile, identity: name } };
        if (again)
            return {
                ...common,
                verdict: { kind: "dropped", problem: { message: "the key is repeated below, and the last one applies", at } },
            };
        return spec instanceof Refused
            ? {
                ...common,
                verdict: { kind: "rejected", problem: { message: spec.message, at: { source, span: spec.span } } },
            }
            : { ...common, verdict: { kind: "loaded" } };
    });
    return { layer, items, unjudged: [] };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/newer/index.js







const shelves = [
    { directory: ".vtcode/agents", tool: "vtcode", extension: "md" },
    { directory: ".claude/agents", tool: "claude", extension: "md" },
    { directory: ".codex/agents", tool: "codex", extension: "toml" },
];
async function newer_load(repo, { starts, user, dirs }) {
    const of = (layer, root) => Promise.all(shelves.map(({ directory, tool, extension }) => readShelf(repo, { layer, from: `${layer}:.${tool}`, extension, isOwn: tool === "vtcode" }, (0,repo_path/* join */.fj)(root, directory))));
    const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
    const own = new Set(starts.flatMap((start) => shelves.map(({ directory }) => (0,repo_path/* join */.fj)(start, directory))));
    const [workspaces, home, payloadReads, further] = await Promise.all([
        Promise.all(starts.map((start) => of("project", start))),
        user?.home === undefined ? [] : of("user", user.home),
        Promise.all(named.filter((path) => path.endsWith(".json")).map((path) => readPayloadFile(repo, path))),
        Promise.all(named
            .filter((path) => !path.endsWith(".json") && !own.has(path))
            .map((path) => readShelf(repo, shelfOf(path), path))),
    ]);
    const payloads = present(payloadReads);
    const users = present(home);
    const projects = [...workspaces.map(present), ...present(further).map((layer) => [layer])].filter((project) => project.length > 0);
    const found = [...projects.flat(), ...payloads, ...users];
    if (found.length === 0)
        return host/* absentLoad */._e;
    const base = { layer: builtins/* builtin */.S, items: builtins_builtins(), unjudged: [] };
    const sessions = (projects.length > 0 ? projects : [[]]).map((project) => [...payloads, ...project, ...users, base]);
    const failures = sessions.map(failureOf);
    const settle = fatesOf(sessions, failures);
    const failed = failures.every((failure) => failure) ? failures[0] : undefined;
    return {
        status: failed ? "failed" : "loaded",
        ...(failed ? { problem: { ...failed, message: `every subagent is off: ${failed.message}` } } : {}),
        layers: [...found.map(({ layer }) => layer), builtins/* builtin */.S],
        items: [...found, base].flatMap(({ items }) => items).map((item) => settle(item)),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}
function shelfOf(path) {
    return {
        layer: "project",
        from: "project:.vtcode",
        extension: (0,repo_path/* extensionOf */.je)(path) === "toml" || path.endsWith(".codex/agents") ? "toml" : "md",
        isOwn: true,
    };
}
function present(reads) {
    return reads.flatMap((read) => read ?? []);
}
function failureOf(session) {
    for (const { layer, items } of session) {
        if (layer.problem)
            return layer.problem;
        for (const { verdict } of items)
            if (verdict.kind === "rejected")
                return verdict.problem;
    }
    return undefined;
}
function fatesOf(sessions, failures) {
    const offered = new Set();
    const better = new Map();
    const failing = new Map();
    const living = new Set();
    for (const [i, session] of sessions.entries()) {
        const failure = failures[i];
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,load/* isOffered */.kd)(item))
                    continue;
                if (failure)
                    failing.set(item, failing.get(item) ?? failure);
                else
                    living.add(item);
                const winner = winners.get(name);
                if (winner && winner.layer !== layer)
                    better.set(item, better.get(item) ?? winner);
                else
                    offered.add(item);
                if (!winner)
                    winners.set(name, item);
            }
        }
    }
    return (item) => {
        const by = better.get(item);
        if (by && !offered.has(item))
            return { ...item, verdict: { kind: "shadowed", by } };
        const failure = living.has(item) ? undefined : failing.get(item);
        if (!failure)
            return item;
        const message = `every subagent is off, because of \`${failure.at.source.path}\``;
        return {
            ...item,
            verdict: {
                kind: "lost",
                problem: {
                    message,
                    at: (0,repo_text/* placeOfPath */.Es)(item.files[0] ?? ""),
                    related: [{ message: failure.message, at: failure.at }],
                },
            },
        };
    };
}


/***/ }),

/***/ 6407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}


/***/ })

};
;