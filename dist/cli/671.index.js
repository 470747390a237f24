"use strict";
exports.id = 671;
exports.ids = [671];
exports.modules = {

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

/***/ 10671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  load: () => (/* binding */ newer_load)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/builtins.js
var builtins = __webpack_require__(35912);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/builtins.js
var a3s_builtins = __webpack_require__(41819);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/document.js
var a3s_document = __webpack_require__(56458);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/file-names.js
var file_names = __webpack_require__(73384);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 15 modules
var rust = __webpack_require__(1362);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/fields.js
var fields = __webpack_require__(84126);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/newer/fields.js



const kinds = {
    read_only: "read_only",
    readonly: "read_only",
    "read-only": "read_only",
    explore: "read_only",
    planner: "planner",
    plan: "planner",
    implementer: "implementer",
    implementation: "implementer",
    general: "implementer",
    verifier: "verifier",
    verification: "verifier",
    verify: "verifier",
    reviewer: "reviewer",
    review: "reviewer",
    "code-review": "reviewer",
    custom: "custom",
};
const confirmation = (0,decode/* optional */.lq)((0,decode/* option */.uK)((0,decode/* oneOf */.yL)("auto_approve", "deny_on_ask", "inherit_parent")), null);
const plain = (0,decode/* struct */.w3)("AgentDefinition", {
    ...fields/* fields */.OA,
    tool_free: (0,decode/* optional */.lq)(decode/* boolean */.zM, false),
    confirmation_inheritance: confirmation,
});
const worker = (0,decode/* struct */.w3)("WorkerAgentSpec", {
    name: fields/* fields */.OA.name,
    description: fields/* fields */.OA.description,
    kind: (0,decode/* required */.mw)((0,decode/* oneOf */.yL)(...Object.keys(kinds))),
    hidden: fields/* fields */.OA.hidden,
    permissions: fields/* fields */.OA.permissions,
    model: fields/* fields */.OA.model,
    prompt: fields/* fields */.OA.prompt,
    max_steps: fields/* fields */.OA.max_steps,
    confirmation_inheritance: confirmation,
});
const workerKeys = [
    "name",
    "description",
    "kind",
    "hidden",
    "permissions",
    "model",
    "prompt",
    "max_steps",
    "confirmation_inheritance",
];
const plainKeys = [...Object.keys(fields/* fields */.OA), "tool_free", "confirmation_inheritance"];
const toolKeys = ["tools", "allowedTools", "allowed_tools"];
const deniedKeys = ["disallowedTools", "disallowed-tools", "disallowed_tools"];
function isWorker(node) {
    return node.kind === "table" && node.entries.some(({ name }) => name === "kind");
}
const definition = (node, dialect) => isWorker(node) ? worker(node, dialect) : plain(node, dialect);
const reading = {
    shape: definition,
    dialect: rust/* serdeYamlValue */.OZ,
    isBlank: (name) => name.trim() === "",
    check: rust/* duplicateKeyIn */.O3,
};

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/profile.js + 2 modules
var a3s_profile = __webpack_require__(7290);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/newer/policy.js





function rulesOf(source, table) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissions");
    const policy = node && fields/* fields */.OA.permissions.decode(node, rust/* serdeYamlValue */.OZ);
    if (policy instanceof decode/* DecodeError */.Xc)
        return undefined;
    const tools = listAt(source, table, toolKeys);
    const preset = node ? undefined : kindIn(table);
    const own = tools
        ? { allow: tools.rules, ask: [], deny: [], decision: "deny", enabled: true }
        : permissionRules(source, node, policy);
    const listed = listAt(source, table, deniedKeys)?.rules ?? [];
    const deny = [...own.deny, ...listed];
    const attached = own.allow.length + deny.length > 0 || preset !== undefined;
    const stated = confirmationIn(source, table);
    return {
        ...own,
        deny,
        listed,
        tools: tools?.at,
        kind: tools ? undefined : preset,
        attached,
        confirmation: stated?.value ?? (attached ? "auto_approve" : "deny_on_ask"),
        confirmed: stated?.at,
    };
}
function permissionRules(source, node, policy) {
    return {
        allow: placed(source, node, "allow"),
        ask: placed(source, node, "ask"),
        deny: placed(source, node, "deny"),
        decision: policy?.default_decision ?? "ask",
        enabled: policy?.enabled ?? true,
    };
}
function kindIn(table) {
    const word = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "kind"));
    return word !== undefined && Object.hasOwn(kinds, word) ? kinds[word] : undefined;
}
const confirmations = ["auto_approve", "deny_on_ask", "inherit_parent"];
function confirmationIn(source, table) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "confirmation_inheritance");
    const value = confirmations.find((word) => word === (0,parsers_node/* textOf */.b6)(node));
    return node && value && { value, at: { source, span: node.span } };
}
function listAt(source, table, keys) {
    const node = keys.map((key) => (0,parsers_node/* entryOf */.Ms)(table, key)?.value).find((value) => value);
    if (!node)
        return undefined;
    const rules = wordsOf(source, node);
    return rules.length > 0 ? { at: { source, span: node.span }, rules } : undefined;
}
function wordsOf(source, node) {
    if (node.kind === "table")
        return [];
    const at = { source, span: node.span };
    if (node.kind === "list")
        return node.items.flatMap((item) => ((0,parsers_node/* isText */.KH)(item) ? ruleFrom(item.value, { source, span: item.span }) : []));
    if (typeof node.value !== "string")
        return [];
    const written = source.text.slice(node.span.start, node.span.end).indexOf(node.value);
    let from = node.span.start + written;
    return node.value.split(",").flatMap((part) => {
        const start = from + part.indexOf(part.trim());
        from += part.length + 1;
        return ruleFrom(part, written < 0 ? at : { source, span: { start, end: start + part.trim().length } });
    });
}
function ruleFrom(text, at) {
    const read = (0,fields/* rule */.Hu)({ kind: "scalar", span: at.span, value: text.trim(), text: text.trim(), style: "quoted" }, rust/* serdeYamlValue */.OZ);
    return text.trim() === "" || read instanceof decode/* DecodeError */.Xc ? [] : [{ rule: read, at }];
}
function placed(source, permissions, list) {
    const node = (0,parsers_node/* valueOf */.RP)(permissions, list);
    if (node?.kind !== "list" || fields/* policyFields */.uD[list].decode(node, rust/* serdeYamlValue */.OZ) instanceof decode/* DecodeError */.Xc)
        return [];
    return node.items.flatMap((item) => {
        const read = (0,fields/* rule */.Hu)(item, rust/* serdeYamlValue */.OZ);
        return read instanceof decode/* DecodeError */.Xc ? [] : [{ rule: read, at: { source, span: item.span } }];
    });
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var profiles_tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/tools.js
var a3s_tools = __webpack_require__(12488);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/newer/powers.js





const presets = {
    read_only: ["read", "execute"],
    planner: ["read"],
    implementer: capability/* capabilities */.R7.filter((capability) => capability !== "delegate"),
    verifier: ["read", "execute"],
    reviewer: ["read", "execute"],
    custom: capability/* capabilities */.R7,
};
const lanes = {
    "lane:execute": capability/* capabilities */.R7,
    "lane:query": ["read", "network", "external"],
    "lane:control": ["delegate", "external"],
    "lane:generate": ["external"],
};
function laneOf({ rule }) {
    const lane = rule.toLowerCase();
    return Object.hasOwn(lanes, lane) ? lanes[lane] : undefined;
}
function grantsFrom(rules, table, source, top) {
    const { kind, tools, decision, confirmation, attached, enabled } = rules;
    const key = ["permissions", "kind"].map((name) => (0,parsers_node/* valueOf */.RP)(table, name)).find((node) => node);
    const at = tools ?? (key ? { source, span: key.span } : top);
    const without = (grants) => grants.filter(({ capability }) => left(rules, capability).length > 0);
    if (kind)
        return (0,fact/* implied */.TU)(without((0,profiles_tools/* grantEach */.Ud)(at, presets[kind])), at, `\`kind\` sets its own rules (${kind})`);
    if (!attached)
        return (0,fact/* implied */.TU)((0,profiles_tools/* grantEach */.Ud)(at), at, "without a rule that allows or denies, the parent's policy decides");
    if (!enabled)
        return (0,fact/* stated */.Eo)((0,profiles_tools/* grantEach */.Ud)(at), at);
    const questions = confirmation === "deny_on_ask" ? [] : rules.ask;
    const written = [...rules.allow, ...questions].flatMap(({ rule, at: place }) => (laneOf(rule)?.filter((capability) => left(rules, capability).length > 0) ?? (0,a3s_tools/* powersOf */.eJ)(rule))
        .filter((capability) => a3s_tools/* toolsOf */.Fu[capability].every((tool) => !(0,a3s_tools/* means */.pG)(rule, tool)) ||
        a3s_tools/* toolsOf */.Fu[capability].some((tool) => (0,a3s_tools/* means */.pG)(rule, tool) && !isDenied(rules, tool)))
        .map((capability) => ({
        tool: rule.rule,
        capability,
        scope: (0,a3s_tools/* isWhole */.wP)(rule) ? null : rule.arg_pattern,
        at: place,
    })));
    if (decision === "deny" || (decision === "ask" && confirmation === "deny_on_ask"))
        return (0,fact/* stated */.Eo)(written, at);
    const rest = capability/* capabilities */.R7.flatMap((capability) => left(rules, capability).map((tool) => ({ tool, capability, scope: null, at })));
    return (0,fact/* stated */.Eo)([...written, ...rest], at);
}
function callsIn(rules, at) {
    const base = (effect) => ({ action: "*", resource: "*", effect, at });
    return [{ below: [[base("ask")]], own: ownCalls(rules, base) }];
}
function ownCalls(rules, base) {
    const { attached, enabled, confirmation, decision, kind } = rules;
    if (!attached)
        return [];
    if (!enabled)
        return [base("allow")];
    const answered = (effect) => effect !== "ask" || confirmation === "inherit_parent" ? effect : confirmation === "auto_approve" ? "allow" : "deny";
    const own = (0,a3s_tools/* callRulesOf */.b1)(kind ? undefined : base(decision), rules);
    return own.map((rule) => ({ ...rule, effect: answered(rule.effect) }));
}
function isDenied({ deny }, tool) {
    return deny.some(({ rule }) => (0,a3s_tools/* isWhole */.wP)(rule) && (0,a3s_tools/* means */.pG)(rule, tool));
}
function left(rules, capability) {
    const tools = a3s_tools/* toolsOf */.Fu[capability].filter((tool) => !isDenied(rules, tool));
    return tools.length === a3s_tools/* toolsOf */.Fu[capability].length
        ? ["*"]
        : tools.map((tool) => (tool === "mcp__" ? "mcp__*" : tool));
}
function bypassesOf(rules, table, source) {
    return [
        ...openPolicy(rules, table, source),
        ...rules.allow.flatMap((placed) => wideRule(placed, rules.tools ? "tools" : "permissions.allow")),
        ...confirmationBypass(rules),
        ...approvalByRule(rules),
    ];
}
function openPolicy({ attached, decision, enabled, tools }, table, source) {
    const node = tools ? undefined : (0,parsers_node/* valueOf */.RP)(table, "permissions");
    const bypass = (key, value, because) => ({
        setting: `permissions.${key}`,
        value,
        effect: attached ? "bypass" : "unhonoured",
        because: attached
            ? because
            : "would allow without asking, but has no effect in this edition without a rule that allows or denies",
        at: { source, span: ((0,parsers_node/* valueOf */.RP)(node, key) ?? node ?? table).span },
    });
    if (!enabled)
        return [bypass("enabled", "false", "turns off every rule, so that each call is allowed without asking")];
    return decision === "allow"
        ? [bypass("default_decision", "allow", "allows everything that no rule names without asking")]
        : [];
}
function wideRule({ rule, at }, setting) {
    const bypass = (because) => [{ setting, value: rule.rule, effect: "bypass", because, at }];
    if ((0,a3s_tools/* meansEveryCall */.At)(rule))
        return bypass("allows every tool without asking");
    return laneOf(rule) === capability/* capabilities */.R7
        ? bypass("allows a whole lane of tools without asking, perhaps everything that runs something")
        : [];
}
function confirmationBypass({ confirmed: at, confirmation }) {
    if (!at || confirmation !== "auto_approve")
        return [];
    const because = "approves without asking whatever would be asked";
    return [{ setting: "confirmation_inheritance", value: "auto_approve", effect: "bypass", because, at }];
}
function approvalByRule(rules) {
    const [first] = [...rules.allow, ...rules.deny];
    if (!first || !leavesQuestions(rules) || rules.confirmed)
        return [];
    return [
        {
            setting: rules.listed.includes(first) ? "disallowedTools" : "permissions",
            value: first.rule.rule,
            effect: "auto-approve",
            because: "is a rule, and with any rule this edition approves everything that no rule covers without asking",
            at: first.at,
        },
    ];
}
function leavesQuestions({ attached, enabled, tools, kind, decision }) {
    return attached && enabled && !tools && !kind && decision === "ask";
}
function ineffectiveIn(rules, table, source) {
    const { allow, ask, deny } = rules;
    const denied = new Set(deny.flatMap(({ rule }) => ((0,a3s_tools/* isWhole */.wP)(rule) ? [rule.tool_name.toLowerCase()] : [])));
    return [
        ...unreadPermissions(rules, table, source),
        ...approvedRules(rules),
        ...[
            ["deny", deny],
            ["ask", ask],
            ["allow", allow],
        ].flatMap(([list, placed]) => placed.flatMap((rule) => faultsOf(list, rule, denied))),
    ];
}
function unreadPermissions({ tools, attached, ask, decision }, table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissions");
    if (!node)
        return [];
    const limit = (because) => [
        { kind: "limit", what: "permissions", because, at: { source, span: node.span } },
    ];
    if (tools)
        return limit("a list of tools replaces all of it");
    return !attached && (ask.length > 0 || decision === "deny")
        ? limit("without a rule that allows or denies, this edition ignores the rest")
        : [];
}
function approvedRules(rules) {
    if (!leavesQuestions(rules) || rules.confirmation !== "auto_approve")
        return [];
    const limit = (what, because, [first]) => first ? [{ kind: "limit", what, because, at: first.at }] : [];
    return [
        ...limit("permissions.allow", "everything that no rule names is approved without asking, so the list limits nothing", rules.allow),
        ...limit("permissions.ask", "every question is approved", rules.ask),
    ];
}
function faultsOf(list, { rule, at }, denied) {
    const what = rule.rule;
    if (laneOf(rule))
        return [];
    if (rule.arg_pattern === null && rule.tool_name.includes("("))
        return [
            {
                kind: list === "allow" ? "value" : "limit",
                what,
                because: "it does not end with `)`, so all of it is read as the name of a tool",
                at,
            },
        ];
    if (!(0,a3s_tools/* isKnown */.qE)(rule))
        return list === "deny" ? [{ kind: "unknown-tool", what, because: "unknown tool", at }] : [];
    const twin = list !== "deny" && denied.has(rule.tool_name.toLowerCase());
    return twin ? [{ kind: "value", what, because: "a rule that denies the same tool is applied first", at }] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/newer/profile.js












function readProfile(document) {
    const { repaired, top, source } = document;
    const table = repaired?.node.kind === "table" ? repaired.node : undefined;
    const name = textFact(document, table, "name");
    const rules = table && !(0,a3s_document/* brokenAt */.V)(document, "permissions") ? rulesOf(source, table) : undefined;
    return (0,profile/* profileFrom */.A)({
        home: top,
        name,
        identity: name.state === "stated" && name.value.trim() !== "" ? name.value : undefined,
        description: textFact(document, table, "description"),
        model: modelFact(document, table),
        permissionMode: textFact(document, table, "confirmation_inheritance"),
        grants: rules && table
            ? grantsFrom(rules, table, source, top)
            : ((0,a3s_document/* brokenAt */.V)(document, "permissions") ?? (0,fact/* unreadable */.O$)(top, "the metadata cannot be read")),
        denied: rules?.deny.map(({ rule }) => rule.rule) ?? [],
        rules: rules ? callsIn(rules, top) : [],
        ...(table ? effectsOf(document, table, rules) : { ineffective: (0,a3s_profile/* early */.Q3)(document) }),
        prompt: promptOf(document, table),
        native: document.definition && (() => (0,a3s_profile/* nativeOf */.VJ)(document)),
    });
}
function effectsOf(document, table, rules) {
    const { source } = document;
    return {
        bypasses: [
            ...(rules ? bypassesOf(rules, table, source) : []),
            ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys(table)),
        ],
        ineffective: [
            ...(0,a3s_profile/* early */.Q3)(document),
            ...ineffectiveKeys(document, table),
            ...(rules ? ineffectiveIn(rules, table, source) : []),
        ],
    };
}
function knownKeys(table) {
    const keys = isWorker(table) ? [...workerKeys, "tool_free"] : plainKeys;
    return {
        keys: new Set([...keys, ...toolKeys, ...deniedKeys]),
        own: { tools: "tools", denied: "disallowedTools", mode: "confirmation_inheritance", turns: "max_steps" },
        ignores: true,
    };
}
function ineffectiveKeys(document, table) {
    return [
        ...(0,unknown_keys/* unknownKeysIn */.QU)(table, document.source, knownKeys(table)).map((unknown) => denies(table, unknown.what) ? { ...unknown, kind: "limit" } : unknown),
        ...inner(document, table),
        ...lists(document, table),
        ...workerKeysIn(document, table),
    ];
}
function textFact(document, table, key) {
    const broken = (0,a3s_document/* brokenAt */.V)(document, key);
    if (broken)
        return broken;
    const value = table && (0,parsers_node/* entryOf */.Ms)(table, key)?.value;
    if (!value)
        return (0,fact/* missing */.LO)(document.top);
    const at = { source: document.source, span: value.span };
    return (0,parsers_node/* isText */.KH)(value) ? (0,fact/* stated */.Eo)(value.value, at) : (0,fact/* unreadable */.O$)(at, "is not a string");
}
function modelFact({ source, top }, table) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "model");
    if (!node)
        return table ? (0,fact/* implied */.TU)("inherit", top, "no `model` key means the parent's model") : (0,fact/* missing */.LO)(top);
    const read = fields/* fields */.OA.model.decode(node, rust/* serdeYamlValue */.OZ);
    if (read instanceof decode/* DecodeError */.Xc)
        return (0,fact/* unreadable */.O$)({ source, span: read.span }, read.message);
    const at = { source, span: ((0,parsers_node/* valueOf */.RP)(node, "model") ?? node).span };
    return read === null
        ? (0,fact/* implied */.TU)("inherit", at, "an empty `model` means the parent's model")
        : (0,fact/* stated */.Eo)(read.provider === null ? read.model : `${read.provider}/${read.model}`, at);
}
function promptOf({ source, top, body }, table) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "prompt");
    if ((0,parsers_node/* isText */.KH)(node))
        return { source: "inline", path: null, text: node.value, at: { source, span: node.span } };
    return body && body.text !== "" ? { source: "body", path: null, text: body.text, at: body.at } : (0,profile/* noPrompt */.O)(top);
}
function inner({ source }, table) {
    return [
        ["permissions", fields/* policyFields */.uD],
        ["model", fields/* modelFields */.D0],
    ].flatMap(([key, known]) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        return (node?.kind === "table" ? node.entries : []).flatMap(({ name, key: written }) => {
            if (name === undefined || Object.hasOwn(known, name))
                return [];
            return [
                {
                    kind: key === "permissions" ? "limit" : "metadata",
                    what: `${key}.${name}`,
                    because: name === "<<" ? "YAML merge keys are not supported, so all of it is ignored" : `unknown key in \`${key}\``,
                    at: { source, span: written.span },
                },
            ];
        });
    });
}
function lists({ source }, table) {
    return [toolKeys, deniedKeys].flatMap((keys) => {
        const [entry, ...later] = keys.flatMap((key) => (0,parsers_node/* entryOf */.Ms)(table, key) ?? []);
        if (!entry)
            return [];
        const { value } = entry;
        const hasNames = value.kind === "list"
            ? value.items.some((item) => (0,parsers_node/* isText */.KH)(item) && item.value.trim() !== "")
            : (0,parsers_node/* isText */.KH)(value) && value.value.replace(/[\s,]/g, "") !== "";
        const ignored = later.map((extra) => ({
            kind: "limit",
            what: extra.name ?? "",
            because: `\`${entry.name}\` is set here too, and the first of them applies`,
            at: { source, span: extra.key.span },
        }));
        if (hasNames)
            return ignored;
        return [
            ...ignored,
            {
                kind: "limit",
                what: entry.name ?? "",
                because: "a list that is empty or not made of texts counts as missing",
                at: { source, span: entry.value.span },
            },
        ];
    });
}
function denies(table, key) {
    const value = (0,parsers_node/* entryOf */.Ms)(table, key)?.value;
    return ((0,unknown_keys/* normalizedKey */.pj)(key) === "confirmationinheritance" &&
        value?.kind === "scalar" &&
        (0,unknown_keys/* normalizedKey */.pj)(value.text) === "denyonask");
}
function workerKeysIn({ source }, table) {
    const entry = isWorker(table) ? (0,parsers_node/* entryOf */.Ms)(table, "tool_free") : undefined;
    return entry
        ? [
            {
                kind: "limit",
                what: "tool_free",
                because: "unknown key in a profile with a `kind`",
                at: { source, span: entry.key.span },
            },
        ]
        : [];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/unread-fault.js
var unread_fault = __webpack_require__(47074);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/newer/layers.js








async function readTree(repo, name, root) {
    const resolution = repo.resolve(root);
    const layer = { name, root, status: "loaded", authority: [] };
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return { layer: { ...layer, status: "absent" }, items: [], unjudged: [(0,unread_fault/* notInTreeProblem */.E)(root, resolution)] };
    if (resolution.kind === "file" && (0,file_names/* isProfile */.S)(root))
        return { layer, ...(await readFile(repo, layer, root)) };
    if (resolution.kind !== "directory")
        return undefined;
    const items = [];
    const unjudged = [];
    const visited = new Set();
    const visit = async (directory, real) => {
        if (visited.has(real))
            return;
        visited.add(real);
        for (const entry of repo.names(directory)) {
            const path = (0,repo_path/* join */.fj)(directory, entry);
            const there = repo.resolve(path);
            if ((there.kind === "directory" || there.kind === "file") && !(0,repo_path/* isWithin */.UO)(there.path, resolution.path)) {
                if ((0,file_names/* isProfile */.S)(path) || there.kind === "directory")
                    items.push({
                        layer,
                        files: [path],
                        verdict: {
                            kind: "dropped",
                            problem: {
                                message: `it is a link out of \`${root}\`, which this edition does not follow`,
                                at: (0,repo_text/* placeOfPath */.Es)(path),
                            },
                        },
                    });
            }
            else if (there.kind === "directory")
                await visit(path, there.path);
            else {
                const read = await readFile(repo, layer, path);
                (0,many/* append */.BC)(items, read.items);
                (0,many/* append */.BC)(unjudged, read.unjudged);
            }
        }
    };
    await visit(root, resolution.path);
    return { layer, items, unjudged };
}
async function readFile(repo, layer, path) {
    const item = (verdict) => ({
        items: [{ layer, files: [path], verdict }],
        unjudged: [],
    });
    const unlike = (0,file_names/* verdictByName */.w)(path);
    if (unlike)
        return item(unlike);
    if (repo.entries.get(path)?.kind === "unnameable")
        return {
            items: [],
            unjudged: [{ message: "has a name that is not UTF-8, so it is not checked", at: (0,repo_text/* placeOfPath */.Es)(path) }],
        };
    const content = await repo.read(path);
    if (content.kind === "unjudged")
        return { items: [], unjudged: [{ message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) }] };
    if (content.kind === "not-utf8")
        return item({ kind: "rejected", problem: { message: "it is not UTF-8", at: (0,repo_text/* startOf */.GH)(content.source) } });
    if (content.kind === "absent") {
        if (content.resolution.kind === "outside")
            return { items: [], unjudged: [(0,unread_fault/* notInTreeProblem */.E)(path, content.resolution)] };
        return item({
            kind: "dropped",
            problem: { message: "it is a link that does not lead to a file", at: (0,repo_text/* placeOfPath */.Es)(path) },
        });
    }
    const document = (0,repo_path/* extensionOf */.je)(path) === "md" ? (0,a3s_document/* readMarkdownAs */.EH)(content.source, reading) : (0,a3s_document/* readYamlAs */.Ik)(content.source, reading);
    const problem = document.problem && hedged(path, document.problem);
    if (problem?.kind === "document")
        return item({ kind: "dropped", problem });
    return {
        items: [
            {
                layer,
                files: [path],
                verdict: problem ? { kind: "rejected", problem } : { kind: "loaded" },
                profile: readProfile(document),
            },
        ],
        unjudged: [],
    };
}
function hedged(path, problem) {
    return /(?:^|\/)\.claude\/agents\//.test(path) && /`model` is .*, and has to be a mapping$/.test(problem.message)
        ? { ...problem, message: `${problem.message}; a different reading may apply in \`.claude/agents\`` }
        : problem;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/newer/index.js






const folders = [".claude/agents", ".a3s/agents"];
const agents = [
    ["explore", ["read", "execute"]],
    ["general", ["read", "write", "execute"]],
    ["plan", ["read"]],
    ["verification", ["read", "execute"]],
    ["review", ["read", "execute"]],
    ["deep-research", ["read", "network"]],
    ["loop-planner", ["read"]],
    ["loop-checker", ["read", "execute"]],
];
async function newer_load(repo, { starts, user, dirs }) {
    const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
    const own = starts.map((start) => folders.map((folder) => (0,repo_path/* join */.fj)(start, folder)));
    const [home, projects, further] = await Promise.all([
        user?.home === undefined
            ? []
            : Promise.all(folders.map((folder) => readTree(repo, "user", (0,repo_path/* join */.fj)(user.home ?? "", folder)))),
        Promise.all(own.map((roots) => Promise.all(roots.map((root) => readTree(repo, "project", root))))),
        Promise.all(named
            .filter((path) => !own.flat().some((root) => (0,repo_path/* isWithin */.UO)(path, root)))
            .map((path) => readTree(repo, "project", path))),
    ]);
    const users = present(home);
    const extra = present(further);
    const workspaces = projects.map(present).filter((project) => project.length > 0);
    const found = [...users, ...workspaces.flat(), ...extra];
    if (found.length === 0)
        return host/* absentLoad */._e;
    const base = { layer: a3s_builtins/* builtin */.S, items: (0,builtins/* builtinsOf */.K)(a3s_builtins/* builtin */.S, agents), unjudged: [] };
    const sessions = (workspaces.length > 0 ? workspaces : [[]]).map((project) => [base, ...users, ...project, ...extra]);
    const settle = lastWins(sessions);
    return {
        status: "loaded",
        layers: [a3s_builtins/* builtin */.S, ...found.map(({ layer }) => layer)],
        items: [base, ...found].flatMap(({ items }) => items).map((item) => settle(item)),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}
function present(reads) {
    return reads.flatMap((read) => read ?? []);
}
function lastWins(sessions) {
    const offered = new Set();
    const better = new Map();
    for (const session of sessions) {
        const winners = new Map();
        const items = session
            .flatMap((read) => read.items)
            .filter((item) => (0,load/* isOffered */.kd)(item) && item.profile?.identity !== undefined);
        for (const item of items)
            winners.set(item.profile?.identity ?? "", item);
        for (const item of items) {
            const by = winners.get(item.profile?.identity ?? "");
            if (by && by.layer !== item.layer)
                better.set(item, by);
            else
                offered.add(item);
        }
    }
    return (item) => {
        const by = offered.has(item) ? undefined : better.get(item);
        return by ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ })

};
;