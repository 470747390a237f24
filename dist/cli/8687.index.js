"use strict";
exports.id = 8687;
exports.ids = [8687];
exports.modules = {

/***/ 6068:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6311);


function lineage(start, { repositoryRoots }) {
    const directories = [];
    for (let directory = start;; directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory)) {
        directories.push(directory);
        if (directory === "" || repositoryRoots.includes(directory) || directory === (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory))
            return directories;
    }
}
function lineages(starts, where) {
    return [...new Set(starts.flatMap((start) => lineage(start, where)))].sort();
}
function winnersOf(sessions) {
    const offered = new Set();
    const winnerOf = new Map();
    for (const session of sessions) {
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_1__/* .isOffered */ .k)(item))
                    continue;
                const winner = winners.get(name);
                if (!winner || winner.layer === layer) {
                    offered.add(item);
                    if (!winner)
                        winners.set(name, item);
                }
                else if (!winnerOf.has(item))
                    winnerOf.set(item, winner);
            }
        }
    }
    return (item) => {
        const by = winnerOf.get(item);
        return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ }),

/***/ 8687:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ opencode)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var sessions = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/builtins.js


const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = {
    1: [
        ["build", capability/* capabilities */.R7],
        ["plan", ["read", "execute", "network", "delegate", "external"]],
        ["general", capability/* capabilities */.R7],
        ["explore", ["read", "execute", "network"]],
    ],
    2: [
        ["build", capability/* capabilities */.R7],
        ["plan", ["read", "execute", "network", "delegate", "external"]],
        ["general", capability/* capabilities */.R7],
        ["explore", ["read", "network"]],
    ],
};
function builtins_builtins(edition) {
    return (0,builtins/* builtinsOf */.K)(builtin, agents[edition]);
}
const rules = {
    1: {
        plan: "!edit",
        explore: "!* grep glob list bash webfetch websearch codesearch read",
        compaction: "!*",
        title: "!*",
        summary: "!*",
    },
    2: { plan: "!edit", explore: "!* grep glob webfetch websearch read", compaction: "!*", title: "!*", summary: "!*" },
};
function builtinBelow(name, edition, at) {
    const list = Object.hasOwn(rules[edition], name) ? rules[edition][name] : undefined;
    return list === undefined
        ? undefined
        : {
            name,
            rules: list.split(" ").map((word) => {
                const action = word.replace("!", "");
                const effect = word.startsWith("!") ? "deny" : "allow";
                return { action, resource: "*", effect, written: `${action}: ${effect}`, from: "default", at };
            }),
        };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(9506);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/document.js


async function readDocument(text) {
    const start = text.startsWith("\ufeff") ? 1 : 0;
    if (!text.startsWith("---", start) || text[start + 3] === "-") {
        const front = { start, end: start };
        return { front, body: { start, end: text.length }, tables: [emptyAt(start)] };
    }
    const { opening, language, front, body } = fencesOf(text, start);
    const lines = text.slice(front.start, front.end).split("\n");
    if (lines.every((line) => /^\s*(?:#|$)/.test(line)))
        return { front, body, tables: [emptyAt(front.start)] };
    return { front, body, ...(await readAs(language, text, front, opening)) };
}
function fencesOf(text, start) {
    const afterDashes = start + 3;
    const line = /\r?\n|$/.exec(text.slice(afterDashes))?.index ?? 0;
    const after = afterDashes + line;
    const language = text.slice(afterDashes, after).trim().toLowerCase();
    const close = text.indexOf("\n---", after);
    const end = close < 0 ? text.length : close > after && text[close - 1] === "\r" ? close - 1 : close;
    const lineBreak = /^\r?\n/.exec(text.slice(after, after + 2))?.[0].length ?? 0;
    return {
        opening: { start, end: after },
        language,
        front: { start: Math.min(end, after + lineBreak), end },
        body: close < 0 ? { start: end, end } : bodyAfter(text, close + 4),
    };
}
async function readAs(language, text, front, opening) {
    switch (language) {
        case "":
        case "yaml":
        case "yml":
            return readYaml(text, front);
        case "json":
            return readJson(text, front);
        case "js":
        case "javascript":
            return { tables: [emptyAt(front.start)], program: opening };
        default: {
            const message = `the host reads no frontmatter in \`${language}\``;
            return { tables: [emptyAt(front.start)], fault: { kind: "problem", message, span: opening } };
        }
    }
}
function readJson(text, front) {
    const root = (0,json/* parseJson */.qF)(text.slice(0, front.start).replace(/[^\n]/g, " ") + text.slice(front.start, front.end));
    return root.kind === "problem"
        ? { tables: [emptyAt(front.start)], fault: root }
        : { tables: [(0,yaml/* tableOf */.c_)((0,json/* withLastValues */.pV)(root), front)] };
}
function emptyAt(start) {
    return { kind: "table", span: { start, end: start }, entries: [] };
}
function bodyAfter(text, start) {
    return { start: start + (/^\r?\n?/.exec(text.slice(start, start + 2))?.[0].length ?? 0), end: text.length };
}
async function readYaml(text, front) {
    const first = await (0,yaml/* readFrontmatter */.zT)(text, front);
    const fault = first.fault ?? repeatedWithin(first.tables[0], 0);
    if (!fault)
        return { tables: (0,yaml/* mergedFirst */.x4)(first.tables) };
    const values = colonValues(text.slice(front.start, front.end), front.start);
    if (values.length > 0) {
        const { node, problems } = await (0,yaml/* parseQuickly */.E5)(document_hidden(text.slice(front.start, front.end), front.start, values), front.start);
        const repaired = withValues((0,yaml/* tableOf */.c_)(node, front), new Map(values.map((value) => [value.span.start, value])));
        if (problems.length === 0 && node.kind === "table" && !repeatedWithin(repaired, 0))
            return { tables: (0,yaml/* mergedFirst */.x4)((0,yaml/* withOccurrences */.tI)(repaired)), leniency: fault };
    }
    return { tables: first.tables, fault: first.fault ? fault : (0,yaml/* diagnosisOf */.jo)(text, front, fault) };
}
function repeatedWithin(node, depth) {
    if (node.kind === "scalar" || depth > 12)
        return undefined;
    if (node.kind === "list")
        return firstOf(node.items.map((item) => repeatedWithin(item, depth + 1)));
    const seen = new Set();
    for (const { name, key } of node.entries) {
        if (name !== undefined && seen.has(name))
            return { kind: "problem", message: `the key \`${name}\` stands twice`, span: key.span };
        if (name !== undefined)
            seen.add(name);
    }
    return firstOf(node.entries.map(({ value }) => repeatedWithin(value, depth + 1)));
}
function firstOf(items) {
    return items.find((item) => item !== undefined);
}
function colonValues(yaml, base) {
    const values = [];
    for (const found of yaml.matchAll(/^([a-zA-Z_][a-zA-Z0-9_]*)[^\S\r\n]*:[^\S\r\n]*(\S[^\r\n]*)$/gm)) {
        const text = (found[2] ?? "").trimEnd();
        if (!text.includes(":") || /^["'#]|^[>|]$/.test(text))
            continue;
        const start = base + found.index + found[0].length - (found[2] ?? "").length;
        values.push({ kind: "scalar", span: { start, end: start + text.length }, value: text, text, style: "quoted" });
    }
    return values;
}
function document_hidden(yaml, base, values) {
    let text = "";
    let at = 0;
    for (const { span } of values) {
        text += yaml.slice(at, span.start - base) + "x".repeat(span.end - span.start);
        at = span.end - base;
    }
    return text + yaml.slice(at);
}
function withValues(table, values) {
    return {
        ...table,
        entries: table.entries.map((entry) => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value })),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/rules.js

const strictness = { allow: 0, ask: 1, deny: 2 };
function isStricter(a, b) {
    return strictness[a] > strictness[b];
}
function effectOf(node) {
    const word = node?.kind === "scalar" && typeof node.value === "string" ? node.value : "";
    return Object.hasOwn(strictness, word) ? word : undefined;
}
function ruleEffectOf(node) {
    return effectOf(node) ?? (node?.kind === "scalar" && /\{(?:env|file):[^{}]*\}/.test(node.text) ? "allow" : undefined);
}
function oldRules(table, source, from) {
    const byAction = new Map([...toolRules(table, source, from), ...permissionRules(table, source, from)]);
    return tamed([...byAction.values()].flat());
}
function appendedRules(table, source, from) {
    return tamed([...toolRules(table, source, from), ...permissionRules(table, source, from)].flatMap(([, rules]) => rules));
}
function toolRules(table, source, from) {
    const byAction = new Map();
    const tools = (0,parsers_node/* valueOf */.RP)(table, "tools");
    for (const [name, node] of ordered(tools)) {
        if (node.kind !== "scalar" || typeof node.value !== "boolean")
            continue;
        const action = name === "write" || name === "patch" ? "edit" : name;
        byAction.set(action, [
            {
                action,
                resource: "*",
                effect: node.value ? "allow" : "deny",
                written: `${name}: ${node.text}`,
                from,
                at: { source, span: node.span },
            },
        ]);
    }
    return byAction;
}
function permissionRules(table, source, from) {
    const byAction = new Map();
    const permission = (0,parsers_node/* valueOf */.RP)(table, "permission");
    const whole = ruleEffectOf(permission);
    if (permission && whole)
        byAction.set("*", [
            {
                action: "*",
                resource: "*",
                effect: whole,
                written: `permission: ${whole}`,
                from,
                at: { source, span: permission.span },
            },
        ]);
    for (const [action, node] of ordered(permission)) {
        const effect = ruleEffectOf(node);
        const rules = effect
            ? [{ action, resource: "*", effect, written: `${action}: ${effect}`, from, at: { source, span: node.span } }]
            : ordered(node).flatMap(([resource, inner]) => {
                const inside = ruleEffectOf(inner);
                return inside
                    ? [
                        {
                            action,
                            resource,
                            effect: inside,
                            written: `${action}.${resource}: ${inside}`,
                            from,
                            at: { source, span: inner.span },
                        },
                    ]
                    : [];
            });
        byAction.set(action, rules);
    }
    return byAction;
}
const maxRules = 1_000;
const longest = 100;
function tamed(rules) {
    const [first] = rules;
    const known = rules.flatMap((rule) => rule.action.length <= longest ? [rule] : rule.effect === "deny" ? [] : [{ ...rule, action: "*", resource: "*" }]);
    return known.length <= maxRules || !first
        ? known
        : [
            { ...first, action: "*", resource: "*", effect: "allow", written: `… and ${known.length - maxRules} more` },
            ...known.slice(-maxRules),
        ];
}
function nativeRules(table, source, from) {
    const list = (0,parsers_node/* valueOf */.RP)(table, "permissions");
    if (list?.kind !== "list")
        return [];
    const rules = list.items.flatMap((item) => {
        const [action, resource] = [(0,parsers_node/* valueOf */.RP)(item, "action"), (0,parsers_node/* valueOf */.RP)(item, "resource")];
        const effect = ruleEffectOf((0,parsers_node/* valueOf */.RP)(item, "effect"));
        if (action?.kind !== "scalar" || resource?.kind !== "scalar" || !effect)
            return [];
        return [
            {
                action: action.text,
                resource: resource.text,
                effect,
                written: `${action.text} ${resource.text}: ${effect}`,
                from,
                at: { source, span: item.span },
            },
        ];
    });
    return tamed(rules);
}
function ordered(node) {
    if (node?.kind !== "table")
        return [];
    const values = new Map();
    for (const { name, value } of node.entries)
        if (name !== undefined)
            values.set(name, value);
    return [...values];
}
function matchesWildcard(text, pattern) {
    if (!/[*?\\]/.test(pattern))
        return text === pattern || (text.includes("\\") && text.replaceAll("\\", "/") === pattern);
    const [subject, glob] = [text.replaceAll("\\", "/"), pattern.replaceAll("\\", "/")];
    if (glob.endsWith(" *") && subject === glob.slice(0, -2))
        return true;
    let [at, from, star, tried] = [0, 0, -1, 0];
    while (at < subject.length) {
        if (from < glob.length && glob[from] === "*")
            [star, tried, from] = [from, at, from + 1];
        else if (from < glob.length && (glob[from] === "?" || glob[from] === subject[at]))
            [at, from] = [at + 1, from + 1];
        else if (star >= 0)
            [tried, at, from] = [tried + 1, tried + 1, star + 1];
        else
            return false;
    }
    return /^\**$/.test(glob.slice(from));
}
function isEverything(pattern) {
    return /^\*+$/.test(pattern);
}
function covers(wide, narrow) {
    return covering(wide.action, narrow.action) && covering(wide.resource, narrow.resource);
}
function covering(wide, narrow) {
    if (wide === narrow || isEverything(wide))
        return true;
    return (wide.includes("*") &&
        !wide.includes("?") &&
        wide.length + narrow.length <= 2 * longest &&
        matchesWildcard(narrow, wide));
}
function outcomeOf(action, rules) {
    const later = [];
    for (let i = rules.length - 1; i >= 0; i--) {
        const rule = rules[i];
        if (!rule || !matchesWildcard(action, rule.action))
            continue;
        if (isEverything(rule.resource))
            return { rule, exceptions: later.filter(({ effect }) => effect !== "deny") };
        if (!later.some(({ resource }) => covering(resource, rule.resource)))
            later.push(rule);
    }
    return { rule: undefined, exceptions: later.filter(({ effect }) => effect !== "deny") };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/tools.js
const shared = {
    read: "read glob grep list lsp",
    write: "edit",
    network: "webfetch websearch codesearch",
};
const powers = {
    1: { ...shared, execute: "bash", delegate: "task skill" },
    2: { ...shared, execute: "shell", delegate: "subagent skill" },
};
const states = "todowrite todoread question plan_enter plan_exit doom_loop external_directory".split(" ");
function powersIn(edition) {
    return Object.entries(powers[edition]).flatMap(([capability, list]) => list.split(" ").map((action) => ({ action, capability: capability })));
}
const known = { 1: namesIn("1"), 2: namesIn("2") };
function namesIn(edition) {
    return new Set([...powersIn(edition).map(({ action }) => action), ...states]);
}
function isKnown(action, edition) {
    return known[edition].has(action);
}
const meanings = new Map(Object.entries({
    "edit edit": "write multiedit patch applypatch notebookedit writefile create replace edit",
    "bash shell": "bash shell powershell execute run runcommand terminal command",
    "task subagent": "task agent subagent delegate",
    "read read": "read readfile view",
    "list list": "list ls listdirectory",
    "grep grep": "grep search",
    "glob glob": "glob",
    "webfetch webfetch": "webfetch fetch fetchurl",
    "websearch websearch": "websearch",
    "skill skill": "skill",
}).flatMap(([names, words]) => {
    const [first = "", second = ""] = names.split(" ");
    return words.split(" ").map((word) => [word, { 1: first, 2: second }]);
}));
function meantBy(name, edition) {
    if (isKnown(name, edition))
        return undefined;
    return meanings.get(name.toLowerCase().replace(/\(.*$/s, "").replace(/[-_]/g, ""))?.[edition];
}
const newNames = new Map([
    ["bash", "shell"],
    ["task", "subagent"],
    ["write", "edit"],
    ["patch", "edit"],
]);
function renamed(action) {
    return newNames.get(action) ?? action;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/grants.js





function defaultsAt(at) {
    const rule = (action, effect) => ({
        action,
        resource: "*",
        effect,
        written: `${action}: ${effect}`,
        from: "default",
        at,
    });
    return [rule("*", "allow"), rule("external_directory", "ask"), rule("doom_loop", "ask"), rule("question", "deny")];
}
function grantsFrom(own, { builtin, settings, key: named }, edition, home) {
    const grants = [];
    const seen = new Set();
    for (const above of settings) {
        for (const grant of granted([...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...own], edition, home)) {
            const key = `${grant.capability} ${grant.tool} ${grant.scope}`;
            if (!seen.has(key))
                grants.push(grant);
            seen.add(key);
        }
    }
    const base = own.findLast(({ action, resource }) => isEverything(action) && isEverything(resource));
    if (base)
        return (0,fact/* stated */.Eo)(grants, base.at);
    if (builtin)
        return (0,fact/* implied */.TU)(grants, own[0]?.at ?? home, `it changes the built-in \`${builtin.name}\`, and what that may do stays on`);
    const narrowed = settings.some((rules) => rules.some(({ effect }) => effect === "deny"));
    const [first] = own;
    if (!first)
        return (0,fact/* implied */.TU)(grants, home, `no \`${named}\` means every tool${narrowed ? " that the project's settings do not deny" : ""}`);
    const denies = narrowed || own.some(({ effect }) => effect === "deny");
    return (0,fact/* implied */.TU)(grants, first.at, denies
        ? `what no rule denies${narrowed ? ", the project's settings among them," : ""} is on`
        : "no rule denies a tool, so every tool is on");
}
function startsOf(own, { builtin, settings }, edition, home) {
    const [action] = powersIn(edition).flatMap((power) => (power.capability === "delegate" ? [power.action] : []));
    const lists = settings.map((above) => [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...own].filter((rule) => matchesWildcard(action ?? "", rule.action)));
    if (lists.some((rules) => rules.every(({ effect }) => effect !== "deny")))
        return undefined;
    return (name) => lists.some((rules) => rules.findLast(({ resource }) => matchesWildcard(name, resource))?.effect !== "deny");
}
const mostNames = 50;
function granted(rules, edition, home) {
    const grants = [];
    const add = (action, tool, capability) => {
        const { rule, exceptions } = outcomeOf(action, rules);
        if (rule && rule.effect !== "deny")
            grants.push({ tool, capability, scope: null, at: rule.from === "profile" ? rule.at : home });
        else
            for (const { resource, at, from } of exceptions)
                grants.push({ tool, capability, scope: resource, at: from === "profile" ? at : home });
    };
    for (const { action, capability } of powersIn(edition))
        add(action, action, capability);
    add("\0", "*", "external");
    if (!grants.some(({ capability, scope }) => capability === "external" && scope === null)) {
        const names = [...new Set(rules.map(({ action }) => action))].filter((name) => !isKnown(name, edition) &&
            meantBy(name, edition) === undefined &&
            !isEverything(name) &&
            !matchesSomeKnown(name, edition));
        if (names.length <= mostNames)
            for (const name of names)
                add(name, name, "external");
        else
            grants.push({ tool: "*", capability: "external", scope: null, at: home });
    }
    const whole = capability/* capabilities */.R7.every((capability) => grants.some((grant) => grant.capability === capability && grant.scope === null));
    const every = whole &&
        powersIn(edition).every(({ action }) => grants.some(({ tool, scope }) => tool === action && scope === null));
    return every
        ? capability/* capabilities */.R7.map((capability) => ({
            tool: "*",
            capability,
            scope: null,
            at: grants.find((grant) => grant.capability === capability)?.at ?? home,
        }))
        : grants;
}
function matchesSomeKnown(pattern, edition) {
    return powersIn(edition).some(({ action }) => matchesWildcard(action, pattern));
}
function ineffectiveRules(own, edition) {
    return own.flatMap((rule, i) => {
        const { action, effect, written: what, at } = rule;
        const meant = meantBy(action, edition);
        if (meant !== undefined) {
            if (effect === "allow")
                return [{ kind: "unknown-tool", what, because: `this host has no such tool; its own is \`${meant}\``, at }];
            return [
                {
                    kind: "limit",
                    what,
                    because: `this host asks for \`${meant}\` here, so it ${effect === "deny" ? "denies" : "asks about"} nothing`,
                    at,
                },
            ];
        }
        const later = own
            .slice(i + 1, i + 1 + (own.length > 200 ? 20 : 200))
            .find((later) => later.effect !== effect && covers(later, rule));
        if (!later)
            return [];
        const because = `the later \`${later.written}\` matches the same, and the last match wins`;
        return [{ kind: isStricter(effect, later.effect) ? "limit" : "value", what, because, at }];
    });
}
function idleTools(table, source, own, { builtin, settings }) {
    const tools = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (builtin || settings.some((rules) => rules.some(({ effect }) => effect !== "allow")))
        return [];
    if (tools?.kind !== "table" ||
        tools.entries.length === 0 ||
        own.some(({ effect, action }) => effect === "deny" || isEverything(action)))
        return [];
    const names = new Set(own.map(({ action }) => action));
    const left = ["edit", "bash", "webfetch", "task"].filter((action) => !names.has(action));
    if (!left.includes("edit") && !left.includes("bash"))
        return [];
    const key = table.entries.find(({ value }) => value === tools)?.key ?? tools;
    return [
        {
            kind: "limit",
            what: "tools",
            because: `it switches on what is on already: \`${left.join("`, `")}\` ${left.length === 1 ? "is" : "are"} not \`false\`, so on as well`,
            at: { source, span: key.span },
        },
    ];
}
const wide = /^(?:~|\$HOME|\/(?:home|Users|root)(?:\/[^/]*)?)?\/?\*+(?:\/\*+)*$/;
function bypassesOf(own, below, edition, home) {
    const found = [...outsideBypasses(own), ...overrides(own, below, edition, home)];
    return found
        .filter(({ rule }, i) => found.findIndex((earlier) => earlier.rule.at === rule.at) === i)
        .map(({ rule, effect, because }) => ({
        setting: rule.written.slice(0, rule.written.lastIndexOf(":")),
        value: rule.effect,
        effect,
        because,
        at: rule.at,
    }));
}
function outsideBypasses(own) {
    const { rule, exceptions } = outcomeOf("external_directory", own);
    const found = [];
    if (rule?.effect === "allow")
        found.push(isEverything(rule.action)
            ? { rule, effect: "bypass", because: "runs every tool without asking, also on files outside of the project" }
            : { rule, effect: "auto-approve", because: "reaches files outside of the project without asking" });
    for (const exception of exceptions)
        if (exception.effect === "allow" && wide.test(exception.resource))
            found.push({
                rule: exception,
                effect: "auto-approve",
                because: "reaches files far outside of the project without asking",
            });
    return found;
}
function overrides(own, { builtin, settings }, edition, home) {
    const allowing = powersIn(edition).flatMap(({ action, capability }) => {
        const rule = capability === "write" || capability === "execute" ? outcomeOf(action, own).rule : undefined;
        return rule?.effect === "allow" ? [{ action, rule }] : [];
    });
    return settings.flatMap((above) => allowing.flatMap(({ action, rule }) => {
        const before = outcomeOf(action, [...defaultsAt(home), ...(builtin?.rules ?? []), ...above]).rule;
        if (before?.from !== "settings" || before.effect === "allow")
            return [];
        const because = `takes back \`${before.written}\` of \`${before.at.source.path}\``;
        return [{ rule, effect: "auto-approve", because }];
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/schema.js


const isText = (node) => node.kind === "scalar" && typeof node.value === "string";
const schema_text = { is: isText, words: "text" };
const yesNo = {
    is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
    words: "`true` or `false`",
};
const decimal = {
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value),
    words: "a number",
};
const count = {
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isInteger(node.value) && node.value > 0,
    words: "a whole number above zero",
};
const mapping = { is: (node) => node.kind === "table", words: "a mapping" };
const mode = {
    is: (node) => isText(node) && node.kind === "scalar" && ["subagent", "primary", "all"].includes(node.text),
    words: "`subagent`, `primary` or `all`",
};
const color = {
    is: (node) => isText(node) &&
        node.kind === "scalar" &&
        /^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$/.test(node.text),
    words: "a colour such as `#ff5733` or one of the theme's names",
};
const switches = {
    is: (node) => node.kind === "table" && node.entries.every(({ value }) => yesNo.is(value)),
    words: "a mapping of tools to `true` or `false`",
};
const whole = new Set(["question", "webfetch", "websearch", "doom_loop"]);
const permission = {
    is: (node) => effectOf(node) !== undefined ||
        (node.kind === "table" &&
            node.entries.every(({ name = "", value }) => effectOf(value) !== undefined ||
                (!whole.has(name) &&
                    value.kind === "table" &&
                    value.entries.every((inner) => effectOf(inner.value) !== undefined)))),
    words: "`allow`, `ask` or `deny`, or a mapping of tools or of their patterns to these",
};
const permissions = {
    is: (node) => node.kind === "list" &&
        node.items.every((item) => {
            const [action, resource] = [(0,parsers_node/* valueOf */.RP)(item, "action"), (0,parsers_node/* valueOf */.RP)(item, "resource")];
            return (action !== undefined &&
                resource !== undefined &&
                isText(action) &&
                isText(resource) &&
                effectOf((0,parsers_node/* valueOf */.RP)(item, "effect")) !== undefined);
        }),
    words: "a list of `{action, resource, effect}` with the effects `allow`, `ask` and `deny`",
};
const oldKeys = {
    name: { is: () => true, words: "anything" },
    model: schema_text,
    variant: schema_text,
    temperature: decimal,
    top_p: decimal,
    prompt: schema_text,
    tools: switches,
    disable: yesNo,
    description: schema_text,
    mode,
    hidden: yesNo,
    options: mapping,
    color,
    steps: count,
    maxSteps: count,
    permission,
};
function isModel(text) {
    return /^[^/#]+\/[^#]+(?:#[^#]+)?$/.test(text);
}
const nativeKeys = {
    model: {
        is: (node) => (node.kind === "scalar" ? isText(node) && isModel(node.text) : node.kind === "table"),
        words: "`provider/model`",
    },
    variant: schema_text,
    request: mapping,
    system: schema_text,
    description: schema_text,
    mode,
    hidden: yesNo,
    color,
    steps: count,
    disabled: yesNo,
    permissions,
};
function refusalOf(table, keys) {
    for (const { name = "", value } of table.entries) {
        const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
        if (type && !type.is(value))
            return { kind: "problem", message: `\`${name}\` is not ${type.words}`, span: value.span };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/profile.js










const oldKnown = {
    keys: new Set(Object.keys(oldKeys)),
    own: { tools: "permission", denied: "permission", mode: "permission", turns: "steps" },
    ignores: true,
};
const nativeKnown = {
    keys: new Set(Object.keys(nativeKeys)),
    own: { tools: "permissions", denied: "permissions", mode: "permissions", turns: "steps" },
    ignores: true,
};
function readProfile(written) {
    const { table, source, shape, edition, id, at, paths = [] } = written;
    const home = { source, span: { start: at.span.start, end: at.span.start } };
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const rules = shape === "old" ? oldRules(table, source, "profile") : nativeRules(table, source, "profile");
    const own = shape === "old" && edition === "2" ? rules.map((rule) => ({ ...rule, action: renamed(rule.action) })) : rules;
    const name = nameOf(written);
    const below = {
        builtin: builtinBelow((0,fact/* known */.eO)(name) ?? id, edition, home),
        settings: written.settings,
        key: shape === "old" ? "permission" : "permissions",
    };
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        model: text("model"),
        grants: grantsFrom(own, below, edition, home),
        denied: own.filter(({ effect, resource }) => effect === "deny" && resource === "*").map(({ action }) => action),
        mayStart: startsOf(own, below, edition, home),
        paths,
        bypasses: [...bypassesOf(own, below, edition, home), ...unhonoured(table, source, shape)],
        ineffective: [
            ...unknownKeys(table, source, shape),
            ...ineffectiveRules(own, edition),
            ...(shape === "old" ? [...idleTools(table, source, rules, below), ...wrongModel(table, source, edition)] : []),
            ...ignoredName(table, source, edition, id),
        ],
        prompt: written.body ?? promptOf((0,parsers_node/* valueOf */.RP)(table, shape === "old" ? "prompt" : "system"), source, home, paths),
        native: written.loads ? (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function nameOf({ table, source, edition, id, at }) {
    const node = edition === "1" ? (0,parsers_node/* valueOf */.RP)(table, "name") : undefined;
    return node?.kind === "scalar" && !(0,parsers_node/* isEmptyValue */.Po)(node)
        ? (0,fact/* stated */.Eo)(node.text, { source, span: node.span })
        : (0,fact/* stated */.Eo)(id, at);
}
function promptOf(node, source, home, paths) {
    if (node?.kind !== "scalar" || (0,parsers_node/* isEmptyValue */.Po)(node))
        return (0,profile/* noPrompt */.O)(home);
    const at = { source, span: node.span };
    const path = paths.find(({ at, value }) => at.span.start === node.span.start && node.text.trim() === `{file:${value}}`);
    if (path)
        return { source: "file", path: path.reach.kind === "inside" ? path.reach.path : null, text: "", at };
    return { source: "inline", path: null, text: node.text, at };
}
function unknownKeys(table, source, shape) {
    const known = shape === "old" ? oldKnown : nativeKnown;
    const foreign = shape === "old" ? nativeKnown : oldKnown;
    return (0,unknown_keys/* unknownKeysIn */.QU)(table, source, known).map((unknown) => {
        if (unknown.what === "permissions" ||
            unknown.what === "permission" ||
            (unknown.what === "tools" && shape === "native")) {
            const key = shape === "old"
                ? table.entries.find(({ name }) => name !== undefined && !nativeKnown.keys.has(name))?.name
                : undefined;
            const why = key === undefined
                ? "settings of this shape have no such key"
                : `beside \`${key}\` the file is read in the first edition's shape, which has no such key and passes it on to the model's provider`;
            return { ...unknown, kind: "limit", because: `${why}, so it limits nothing` };
        }
        if (unknown.kind === "limit" || unknown.kind === "value")
            return shape === "old"
                ? {
                    ...unknown,
                    because: unknown.because.replace("has no such key", "has no such key and passes it on to the model's provider"),
                }
                : unknown;
        if (foreign.keys.has(unknown.what))
            return { ...unknown, kind: "value", because: "this shape has no such key" };
        return shape === "old"
            ? { ...unknown, because: "this host has no such key and passes it on to the model's provider" }
            : unknown;
    });
}
function unhonoured(table, source, shape) {
    return (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, shape === "old" ? oldKnown : nativeKnown).filter(({ setting }) => !/^permissions?$/.test((0,unknown_keys/* normalizedKey */.pj)(setting)));
}
function wrongModel(table, source, edition) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "model");
    const text = (0,parsers_node/* textOf */.b6)(node);
    if (!node || text === undefined || (0,parsers_node/* isEmptyValue */.Po)(node) || isModel(text))
        return [];
    const because = edition === "1"
        ? "it is no `provider/model`, so the agent may not run"
        : "it is no `provider/model`, so this host leaves it out and runs the session's";
    return [{ kind: "value", what: `model: ${text}`, because, at: { source, span: node.span } }];
}
function ignoredName(table, source, edition, id) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (edition === "1" || !node || (0,parsers_node/* isEmptyValue */.Po)(node) || (0,parsers_node/* textOf */.b6)(node) === id)
        return [];
    return [
        {
            kind: "value",
            what: `name: ${(0,parsers_node/* textOf */.b6)(node) ?? "…"}`,
            because: `the file's path names the agent here: \`${id}\``,
            at: { source, span: node.span },
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent.js






async function agentOf(source, id, reader) {
    const edition = reader.family === "kilo" ? "1" : reader.edition;
    if (source.text === "" && edition === "2")
        return {
            verdict: { kind: "dropped", problem: problemAt(source, { start: 0, end: 0 }, "it is empty", "document") },
        };
    const document = await readDocument(source.text);
    const [table] = document.tables;
    const shape = shapeOf(table, edition);
    const refusal = document.fault ? undefined : refusalOf(table, shape === "old" ? oldKeys : nativeKeys);
    const loads = !refusal && !document.fault;
    const common = {
        source,
        shape,
        edition,
        id,
        at: (0,repo_text/* startOf */.GH)(source),
        settings: reader.settings,
        body: (0,fields/* bodyPrompt */.$c)(source, document.body),
    };
    const profile = running(document, source, document.tables.map((table, i) => readProfile({ ...common, table, loads: loads && i === 0 })));
    if (document.fault) {
        const message = `the frontmatter cannot be read: ${document.fault.message}`;
        return refused("dropped", problemAt(source, document.fault.span, message), profile);
    }
    if (refusal)
        return refusedKey(problemAt(source, refusal.span, refusal.message), profile, edition, reader);
    const disabled = disabledIn(table, shape, source);
    if (disabled)
        return { verdict: { kind: "dropped", problem: disabled }, profile };
    const leniency = leniencyOf(document, source);
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
function problemAt(source, span, message, kind) {
    return { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) };
}
function shapeOf(table, edition) {
    const hasForeignKey = () => table.entries.some(({ name }) => name !== undefined && !nativeKnown.keys.has(name));
    return edition === "1" || hasForeignKey() ? "old" : "native";
}
function refused(kind, problem, profile) {
    return { verdict: { kind, problem }, profile: { ...profile, ineffective: [] } };
}
function refusedKey(problem, profile, edition, { family, folder }) {
    if (edition === "2" || folder === "modes")
        return refused("dropped", problem, profile);
    const rejected = refused("rejected", problem, profile);
    return family === "kilo" ? rejected : { ...rejected, fatal: true };
}
function disabledIn(table, shape, source) {
    const key = shape === "old" ? "disable" : "disabled";
    const entry = table.entries.find(({ name, value }) => name === key && value.kind === "scalar" && value.value === true);
    const message = `\`${key}: true\` takes it out, as long as no later file of its name says otherwise`;
    return entry && problemAt(source, entry.value.span, message, "document");
}
function leniencyOf({ leniency }, source) {
    return (leniency && problemAt(source, leniency.span, `the frontmatter is no YAML: ${leniency.message}`, "strict-readers"));
}
function running({ program }, source, profiles) {
    const [first, ...others] = profiles;
    const profile = others.reduce(model_profile/* union */.KC, first);
    if (!program)
        return profile;
    const at = { source, span: program };
    return {
        ...profile,
        extraGrants: [{ tool: "frontmatter", capability: "execute", scope: null, at }],
        bypasses: [
            ...profile.bypasses,
            {
                setting: "frontmatter",
                value: source.text.slice(program.start, program.end).trim(),
                effect: "bypass",
                because: "is JavaScript, which this host may run as soon as it reads the file, without asking",
                at,
            },
        ],
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(4876);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings.js




function rulesOf(root, source, edition) {
    if (edition === "1")
        return oldRules(root, source, "settings");
    return [
        ...appendedRules(root, source, "settings").map((rule) => ({ ...rule, action: renamed(rule.action) })),
        ...nativeRules(root, source, "settings"),
    ];
}
const maxEntries = 200;
function authorityOf(root, source, edition) {
    const ofRules = rulesOf(root, source, edition).flatMap((rule) => {
        const decided = effectOfRule(rule, edition);
        const { effect: value, written, at } = rule;
        return decided ? [{ setting: written.slice(0, written.lastIndexOf(":")), value, ...decided, at }] : [];
    });
    const ofKeys = readers
        .flatMap((read) => read(root))
        .slice(0, Math.max(0, maxEntries - ofRules.length))
        .map(({ setting, value, because, node, content = node }) => ({
        setting,
        value,
        effect: "widens",
        because,
        content: (0,settings/* contentOf */.$E)(content, source),
        at: { source, span: node.span },
    }));
    return [...ofRules.slice(0, maxEntries), ...ofKeys];
}
function effectOfRule({ action, resource, effect }, edition) {
    if (effect !== "allow") {
        if (meantBy(action, edition) !== undefined)
            return undefined;
        return {
            effect: "narrows",
            because: effect === "deny"
                ? "is denied to every agent whose own rules do not allow it"
                : "is asked about, unless an agent's own rules allow it",
        };
    }
    if (isEverything(action) && isEverything(resource))
        return { effect: "bypasses", because: "runs every tool without asking, also on files outside of the project" };
    return action === "external_directory"
        ? { effect: "widens", because: "reaches files outside of the project without asking" }
        : undefined;
}
const readers = [
    serversIn,
    pluginsIn,
    commandsIn,
    singleKeysIn,
    addressesIn,
    providersIn,
];
function serversIn(root) {
    const servers = entriesOf((0,parsers_node/* lastOf */.g1)(root, "mcp")).flatMap(([key, value]) => key === "servers" ? entriesOf(value) : [[key, value]]);
    return servers.flatMap(([name, node]) => {
        const isOff = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "enabled")) === "false" || (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "disabled")) === "true";
        const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "type"));
        if (node.kind !== "table" || isOff || type === undefined)
            return [];
        const because = type === "local"
            ? "starts a command, whose tools every agent may use"
            : "connects to an address, whose tools every agent may use";
        return [{ setting: `mcp.${name}`, value: type, because, node }];
    });
}
function pluginsIn(root) {
    return ["plugin", "plugins"].flatMap((setting) => itemsOf((0,parsers_node/* lastOf */.g1)(root, setting)).map((node) => ({
        setting,
        value: pluginOf(node),
        because: "is code that runs inside of the host",
        node,
    })));
}
function commandsIn(root) {
    return ["formatter", "lsp"].flatMap((key) => entriesOf((0,parsers_node/* lastOf */.g1)(root, key)).flatMap(([name, content]) => {
        const node = (0,parsers_node/* lastOf */.g1)(content, "command");
        if (!node || (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(content, "disabled")) === "true")
            return [];
        const because = "is a command that the host runs by itself";
        return [{ setting: `${key}.${name}.command`, value: wordsOf(node), because, node, content }];
    }));
}
const singleKeys = [
    { setting: "shell", because: "is what runs every command", valueOf: wordsOf },
    { setting: "share", when: "auto", because: "publishes every session without asking", valueOf: textOrMore },
    { setting: "autoshare", when: "true", because: "publishes every session without asking", valueOf: textOrMore },
    { setting: "enterprise.url", because: "is where sessions are published", valueOf: textOrMore },
    { setting: "default_agent", because: "starts every session as this agent", valueOf: textOrMore },
];
function singleKeysIn(root) {
    return singleKeys.flatMap(({ setting, when, because, valueOf }) => {
        const node = setting.split(".").reduce(parsers_node/* lastOf */.g1, root);
        const applies = node !== undefined && (when === undefined || (0,parsers_node/* textOf */.b6)(node) === when);
        return applies ? [{ setting, value: valueOf(node), because, node }] : [];
    });
}
function addressesIn(root) {
    const skills = (0,parsers_node/* lastOf */.g1)(root, "skills");
    const lists = [
        [
            "skills",
            skills?.kind === "list" ? skills : (0,parsers_node/* lastOf */.g1)(skills, "urls"),
            "is a place on the network that skills are fetched from",
        ],
        ["instructions", (0,parsers_node/* lastOf */.g1)(root, "instructions"), "is fetched from the network into every prompt"],
    ];
    return lists.flatMap(([setting, list, because]) => itemsOf(list).flatMap((node) => {
        const value = (0,parsers_node/* textOf */.b6)(node) ?? "";
        return /^https?:/i.test(value) ? [{ setting, value, because, node }] : [];
    }));
}
function providersIn(root) {
    return ["provider", "providers"].flatMap((key) => entriesOf((0,parsers_node/* lastOf */.g1)(root, key)).flatMap(([name, provider]) => {
        const node = (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(provider, "options"), "baseURL") ?? (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(provider, "api"), "url");
        if (!node)
            return [];
        const because = "is where a model's prompts are sent";
        return [{ setting: `${key}.${name}.baseURL`, value: textOrMore(node), because, node }];
    }));
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items : [];
}
function textOrMore(node) {
    return (0,parsers_node/* textOf */.b6)(node) ?? "…";
}
function entriesOf(node) {
    return node?.kind === "table"
        ? node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]]))
        : [];
}
function wordsOf(node) {
    return node.kind === "list"
        ? node.items
            .slice(0, 50)
            .map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "")
            .join(" ")
        : ((0,parsers_node/* textOf */.b6)(node) ?? "…");
}
function pluginOf(node) {
    if (node.kind === "table")
        return (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "package")) ?? "…";
    return node.kind === "list" ? ((0,parsers_node/* textOf */.b6)(node.items[0]) ?? "…") : node.text;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/config.js







async function readConfig(repo, path, edition) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined || "message" in source)
        return source;
    const written = (0,json/* parseJsonc */.pX)(source.text);
    const read = written.kind === "problem" ? written : (0,json/* withLastValues */.pV)(written);
    const nothing = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
    const common = { path, source, root: nothing, rules: [], authority: [], unjudged: [] };
    if (read.kind === "problem")
        return source.text.trim() === ""
            ? common
            : { ...common, problem: { message: `it is no JSON: ${read.message}`, at: { source, span: read.span } } };
    if (read.kind !== "table")
        return { ...common, problem: { message: "it is no JSON object", at: { source, span: read.span } } };
    const lost = edition === "1" ? newKeyIn(read) : undefined;
    return {
        path,
        source,
        root: read,
        rules: rulesOf(read, source, edition),
        authority: authorityOf(read, source, edition),
        unjudged: puzzlesIn(read, source),
        ...(lost
            ? {
                problem: {
                    message: "`permissions` is a key of the second edition, for which the first refuses the file",
                    at: { source, span: lost.span },
                },
            }
            : {}),
    };
}
const put = /\{(?:env|file):[^{}]*\}/;
function puzzlesIn(root, source) {
    const found = [];
    const walk = (node, inRules, depth) => {
        if (found.length >= 10 || depth > 20)
            return;
        if (node.kind === "scalar") {
            if (inRules && put.test(node.text))
                found.push({
                    message: "puts a variable or a file into a rule, so what the rule says cannot be told",
                    at: { source, span: node.span },
                });
        }
        else if (node.kind === "list")
            for (const item of node.items)
                walk(item, inRules, depth + 1);
        else {
            for (const { name = "", key, value } of node.entries) {
                if (put.test(name))
                    found.push({
                        message: "puts a variable or a file into a key, so what the key is cannot be told",
                        at: { source, span: key.span },
                    });
                else
                    walk(value, inRules || /^(?:permissions?|tools)$/.test(name), depth + 1);
            }
        }
    };
    walk(root, false, 0);
    return found;
}
function newKeyIn(root) {
    const inside = ["agents", "agent", "mode"].flatMap((key) => valuesOf((0,parsers_node/* lastOf */.g1)(root, key)).map(({ value }) => value));
    return [root, ...inside].flatMap((table) => table.kind === "table" ? table.entries.filter(({ name }) => name === "permissions").map(({ key }) => key) : [])[0];
}
const maps = [
    ["agent", "old"],
    ["mode", "old"],
    ["agents", "native"],
];
function agentsIn(repo, config, layer, edition, settings) {
    const { root, source, problem: broken } = config;
    return maps.flatMap(([key, shape]) => valuesOf((0,parsers_node/* lastOf */.g1)(root, key)).map(({ name, at, value }) => {
        const place = { source, span: at.span };
        const keys = shape === "old" ? oldKeys : nativeKeys;
        const refusal = value.kind === "table"
            ? refusalOf(value, keys)
            : { message: `\`${key}.${name}\` is no mapping`, span: value.span };
        const table = value.kind === "table"
            ? value
            : { kind: "table", span: { start: value.span.start, end: value.span.start }, entries: [] };
        const paths = pathsIn(repo, source, table);
        const profile = readProfile({
            table,
            source,
            shape,
            edition,
            id: name,
            at: place,
            settings,
            loads: !refusal && !broken,
            paths,
        });
        const item = {
            layer,
            files: [source.path, ...new Set(paths.flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : [])))],
            profile,
        };
        if (broken)
            return { ...item, verdict: { kind: "lost", problem: broken } };
        const problem = refusal && { message: refusal.message, at: { source, span: refusal.span } };
        if (problem)
            return {
                ...item,
                profile: { ...profile, ineffective: [] },
                verdict: edition === "1" ? { kind: "rejected", problem } : { kind: "dropped", problem },
            };
        const off = (0,parsers_node/* lastOf */.g1)(table, shape === "old" ? "disable" : "disabled");
        if (off?.kind !== "scalar" || off.value !== true)
            return { ...item, verdict: { kind: "loaded" } };
        return {
            ...item,
            verdict: {
                kind: "dropped",
                problem: {
                    message: `\`${shape === "old" ? "disable" : "disabled"}: true\` takes it out, as long as no later file of its name says otherwise`,
                    at: { source, span: off.span },
                    kind: "document",
                },
            },
        };
    }));
}
function valuesOf(node) {
    if (node?.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, key, value }) => name === undefined ? [] : [[name, { name, at: key, value }]]));
    return [...last.values()];
}
const mostPaths = 100;
const deepest = 6;
function pathsIn(repo, source, table) {
    const directory = (0,repo_path/* directoryOf */.jt)(source.path);
    const found = [];
    const walk = (node, key, depth) => {
        if (found.length >= mostPaths || depth > deepest)
            return;
        if (node.kind === "list")
            for (const item of node.items)
                walk(item, key, depth + 1);
        else if (node.kind === "table")
            for (const { name = "", value } of node.entries)
                walk(value, depth === 0 ? name : key, depth + 1);
        else {
            for (const [, path = ""] of node.text.matchAll(/\{file:([^{}]+)\}/g))
                found.push({
                    key,
                    value: path.trim(),
                    reach: repo.reach(directory, directory, path.trim()),
                    at: { source, span: node.span },
                });
        }
    };
    walk(table, "", 0);
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/layers.js





function ownIn(family, directory) {
    return family === "kilo" ? [(0,repo_path/* join */.fj)(directory, ".kilocode"), (0,repo_path/* join */.fj)(directory, ".kilo")] : [(0,repo_path/* join */.fj)(directory, ".opencode")];
}
async function settingsIn(repo, family, directory, folders, edition) {
    const names = [`${family}.json`, `${family}.jsonc`];
    const paths = [...new Set([directory, ...folders])].flatMap((place) => names.map((name) => (0,repo_path/* join */.fj)(place, name)));
    const read = await Promise.all(paths.map((path) => readConfig(repo, path, edition)));
    const configs = read.flatMap((config) => (config && "root" in config ? [config] : []));
    return {
        configs,
        unjudged: read.flatMap((config) => (!config ? [] : "message" in config ? [config] : config.unjudged)),
    };
}
async function readLayers(repo, family, name, own, { configs, unjudged }, edition, settings, seen) {
    const shape = family === "kilo" ? "1" : edition;
    const layers = configs.map((config) => {
        const failed = config.problem && { status: "failed", problem: config.problem };
        const layer = { name, root: config.path, status: "loaded", authority: config.authority, ...failed };
        const items = agentsIn(repo, config, layer, shape, settings);
        const fatal = shape === "1"
            ? (config.problem ?? items.flatMap(({ verdict }) => (verdict.kind === "rejected" ? [verdict.problem] : []))[0])
            : undefined;
        return { layer, items, unjudged: [], ...(fatal && family === "opencode" ? { fatal } : {}) };
    });
    const folder = await readFolder(repo, family, name, own, edition, settings, seen);
    const first = layers[0] ?? folder;
    if (!first)
        return unjudged.length > 0
            ? [{ layer: { name, root: own, status: "absent", authority: [] }, items: [], unjudged }]
            : [];
    const reads = [...layers, ...(folder ? [folder] : [])];
    return reads.map((read) => (read === first ? { ...read, unjudged: [...unjudged, ...read.unjudged] } : read));
}
const layers_agents = ["agent", "agents"];
const modes = ["mode", "modes"];
async function readFolder(repo, family, name, own, edition, settings, seen) {
    const code = codeIn(repo, own);
    const layer = { name, root: own, status: "loaded", authority: code };
    const reads = [];
    for (const directory of [...layers_agents, ...modes]) {
        const folder = modes.includes(directory) ? "modes" : "agents";
        reads.push(await readAgents(repo, layer, (0,repo_path/* join */.fj)(own, directory), { edition, family, folder, settings }, seen));
    }
    const items = reads.flatMap((read) => read.items);
    const unjudged = reads.flatMap((read) => read.unjudged);
    const present = items.length + unjudged.length + code.length > 0 ||
        [...layers_agents, ...modes].some((directory) => repo.resolve((0,repo_path/* join */.fj)(own, directory)).kind === "directory");
    const fatal = reads.find((read) => read.fatal)?.fatal;
    return present ? { layer, items, unjudged, ...(fatal ? { fatal } : {}) } : undefined;
}
async function readAgents(repo, layer, root, reader, seen) {
    const { files, broken, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, {
        isIncluded: (file) => file.endsWith(".md"),
        deep: reader.folder === "agents",
        seen,
    });
    let fatal;
    const { results, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, async (source, path) => {
        const id = (path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root === "" ? 0 : root.length + 1)).replace(/\.md$/, "");
        const { fatal: isFatal, ...agent } = await agentOf(source, id, reader);
        if (isFatal && agent.verdict.kind === "rejected")
            fatal ??= agent.verdict.problem;
        return { layer, files: [source.path], ...agent };
    });
    const gone = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return { layer, items: [...results, ...gone], unjudged: [...unjudged, ...unread], ...(fatal ? { fatal } : {}) };
}
function codeIn(repo, own) {
    return ["plugin", "plugins", "tool", "tools"].flatMap((folder) => {
        const { files } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(own, folder), {
            isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
            deep: false,
        });
        const setting = folder.startsWith("plugin") ? "plugin" : "tool";
        return files.map((path) => ({
            setting,
            value: path,
            effect: "widens",
            because: "is code that runs inside of the host",
            at: (0,repo_text/* placeOfPath */.Es)(path),
        }));
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/modes.js








const modesFile = ".kilocodemodes";
const kilosOwn = new Set(["code", "build", "architect", "ask", "debug", "orchestrator"]);
const actions = new Map([
    ["read", "read"],
    ["edit", "edit"],
    ["browser", "bash"],
    ["command", "bash"],
    ["mcp", "mcp"],
]);
const keys = {
    keys: new Set("slug name roleDefinition groups customInstructions whenToUse description source".split(" ")),
    own: { tools: "groups", mode: "groups" },
    ignores: true,
};
const maxModes = 1_000;
async function readModes(repo, name, directory, settings) {
    const path = (0,repo_path/* join */.fj)(directory, modesFile);
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return [];
    const layer = { name, root: path, status: "loaded", authority: [] };
    if ("message" in source)
        return [{ layer, items: [], unjudged: [source] }];
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(source.text, 0);
    const list = (0,parsers_node/* valueOf */.RP)(node, "customModes");
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const dropped = (problem) => [
        { layer, items: [{ layer, files: [source.path], verdict: { kind: "dropped", problem } }], unjudged: [] },
    ];
    const [broken] = problems;
    if (list?.kind !== "list")
        return dropped(broken
            ? problemAt(`the file is no YAML: ${broken.message}`, broken.span)
            : { message: "it has no list `customModes`", at: (0,repo_text/* startOf */.GH)(source), kind: "document" });
    const modes = list.items.slice(0, maxModes);
    const bad = modes.find((mode) => mode.kind !== "table" ||
        (0,yaml/* repeatedKeyOf */.FF)(mode) !== undefined ||
        (!isKilos(mode) && (0,parsers_node/* valueOf */.RP)(mode, "groups")?.kind !== "list"));
    const cause = broken
        ? problemAt(`the file is no YAML: ${broken.message}`, broken.span)
        : bad &&
            problemAt("a mode is no mapping, has a key twice or no list `groups`", {
                start: bad.span.start,
                end: bad.span.start,
            });
    const items = modes.map((mode) => {
        const profile = mode.kind === "table"
            ? (0,yaml/* withOccurrences */.tI)(mode)
                .map((table) => readMode(table, source, settings))
                .reduce(model_profile/* union */.KC)
            : undefined;
        const made = { layer, files: [source.path], ...(profile ? { profile } : {}) };
        if (cause && mode === bad)
            return { ...made, verdict: { kind: "dropped", problem: cause } };
        if (cause)
            return {
                ...made,
                verdict: {
                    kind: "lost",
                    problem: problemAt(`the host takes no mode of the file, because ${cause.message}`, mode.span),
                },
            };
        if (!isKilos(mode))
            return { ...made, verdict: { kind: "loaded" } };
        return {
            ...made,
            verdict: {
                kind: "dropped",
                problem: { ...problemAt("the host has an agent of its own instead", mode.span), kind: "document" },
            },
        };
    });
    return [{ layer, items, unjudged: [] }];
}
function isKilos(mode) {
    return kilosOwn.has((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(mode, "slug")) ?? "");
}
function readMode(mode, source, settings) {
    const slug = (0,parsers_node/* valueOf */.RP)(mode, "slug") ?? mode;
    const entry = (name, value) => value ? [{ key: word(name, value.span), name, value }] : [];
    const table = {
        kind: "table",
        span: mode.span,
        entries: [
            ...entry("description", (0,parsers_node/* valueOf */.RP)(mode, "description") ?? (0,parsers_node/* valueOf */.RP)(mode, "whenToUse") ?? (0,parsers_node/* valueOf */.RP)(mode, "name")),
            ...entry("prompt", (0,parsers_node/* valueOf */.RP)(mode, "roleDefinition")),
            ...entry("permission", permissionOf((0,parsers_node/* valueOf */.RP)(mode, "groups") ?? slug)),
        ],
    };
    const profile = readProfile({
        table,
        source,
        shape: "old",
        edition: "1",
        id: (0,parsers_node/* textOf */.b6)(slug) ?? "undefined",
        at: { source, span: slug.span },
        settings,
        loads: true,
    });
    return { ...profile, ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(mode, source, keys), ...profile.ineffective] };
}
function permissionOf(groups) {
    const entries = new Map();
    for (const item of groups.kind === "list" ? groups.items.slice(0, maxModes) : []) {
        const group = (0,parsers_node/* textOf */.b6)(item.kind === "list" ? item.items[0] : item) ?? "";
        const pattern = item.kind === "list" ? (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item.items[1], "fileRegex")) : undefined;
        const action = actions.get(group) ?? group;
        const whole = word("allow", item.span);
        const bound = {
            kind: "table",
            span: item.span,
            entries: [
                { key: word("*", item.span), name: "*", value: word("deny", item.span) },
                { key: word(pattern ?? "", item.span), name: pattern ?? "", value: whole },
            ],
        };
        entries.set(action, { key: word(action, item.span), name: action, value: pattern ? bound : whole });
    }
    for (const action of new Set(actions.values()))
        if (!entries.has(action))
            entries.set(action, { key: word(action, groups.span), name: action, value: word("deny", groups.span) });
    return { kind: "table", span: groups.span, entries: [...entries.values()] };
}
function word(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/index.js







const files = ["agent/**/*.md", "agents/**/*.md", "mode/*.md", "modes/*.md", "opencode.json", "opencode.jsonc"];
const forked = ["agent/**/*.md", "agents/**/*.md", "mode/*.md", "modes/*.md", "kilo.json", "kilo.jsonc"];
/* harmony default export */ const opencode = ((0,host/* defineHost */.Y)({
    title: "opencode or Kilo",
    url: "https://opencode.ai/docs/agents",
    editions: ["2", "1"],
    patterns: [
        "**/opencode.json",
        "**/opencode.jsonc",
        "**/kilo.json",
        "**/kilo.jsonc",
        ...files.map((name) => `**/.opencode/${name}`),
        ...forked.map((name) => `**/.kilo/${name}`),
        ...forked.map((name) => `**/.kilocode/${name}`),
        `**/${modesFile}`,
        `~/${modesFile}`,
        ...files.map((name) => `$XDG_CONFIG_HOME/opencode/${name}`),
        ...files.map((name) => `~/.opencode/${name}`),
        ...forked.map((name) => `$XDG_CONFIG_HOME/kilo/${name}`),
        ...forked.map((name) => `~/.kilo/${name}`),
        ...forked.map((name) => `~/.kilocode/${name}`),
    ],
    async load(repo, where, chosen) {
        const edition = chosen === "1" ? "1" : "2";
        const seen = new Set();
        const reads = [];
        for (const family of ["opencode", "kilo"])
            reads.push(...(await readFamily(repo, where, family, edition, seen)));
        const named = [];
        for (const root of where.dirs.map(repo_path/* tidied */.GE)) {
            const layer = { name: "project", root, status: "loaded", authority: [] };
            const read = await readAgents(repo, layer, root, { edition, family: "opencode", folder: "agents", settings: [[]] }, seen);
            if (read.items.length + read.unjudged.length > 0)
                named.push(read);
        }
        const found = [...reads.flatMap(({ layers }) => layers), ...named];
        if (found.length === 0)
            return host/* absentLoad */._;
        const lost = lossIn(reads);
        const everywhere = reads
            .find(({ directory, layers }) => (directory === "" || directory === undefined) && layers.some(({ fatal }) => fatal))
            ?.layers.find(({ fatal }) => fatal)?.fatal;
        return {
            status: everywhere ? "failed" : "loaded",
            ...(everywhere ? { problem: everywhere } : {}),
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found.flatMap(({ items }) => items.map(lost)), ...builtins_builtins(edition)],
            unjudged: found.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
async function readFamily(repo, where, family, edition, seen) {
    const shape = family === "kilo" ? "1" : edition;
    const user = [];
    for (const own of userPlaces(where, family))
        user.push([own, await settingsIn(repo, family, own, [], shape)]);
    const projects = new Map();
    for (const directory of projectsOf(where))
        projects.set(directory, await settingsIn(repo, family, directory, ownIn(family, directory), shape));
    const rulesOf = (directory, isOwn) => projects
        .get(directory)
        ?.configs.flatMap(({ path, rules }) => (((0,repo_path/* directoryOf */.jt)(path) !== directory) === isOwn ? rules : [])) ?? [];
    const alien = new Map();
    if (family === "kilo")
        for (const directory of projects.keys())
            alien.set(directory, (await settingsIn(repo, "opencode", directory, [], shape)).configs.flatMap(({ rules }) => rules));
    const users = user.flatMap(([, { configs }]) => configs.flatMap(({ rules }) => rules));
    const above = (start) => {
        const down = (0,sessions/* lineage */.OZ)(start, where).toReversed();
        const folders = shape === "2" ? down : down.toReversed();
        return [
            ...users,
            ...down.flatMap((directory) => rulesOf(directory, false)),
            ...down.flatMap((directory) => alien.get(directory) ?? []),
            ...folders.flatMap((directory) => rulesOf(directory, true)),
        ];
    };
    const reads = [];
    for (const [own, settings] of user)
        reads.push({
            family,
            directory: undefined,
            layers: await readLayers(repo, family, "user", own, settings, edition, basesOf("", projects, above), seen),
        });
    const home = where.user?.home;
    if (family === "kilo" && home !== undefined)
        reads.push({
            family,
            directory: undefined,
            layers: await readModes(repo, "user", home, basesOf("", projects, above)),
        });
    for (const [directory, settings] of projects) {
        const [own = "", ...former] = ownIn(family, directory).toReversed();
        const bases = basesOf(directory, projects, above);
        const layers = [...(await readLayers(repo, family, "project", own, settings, edition, bases, seen))];
        for (const folder of former)
            layers.push(...(await readLayers(repo, family, "project", folder, { configs: [], unjudged: [] }, edition, bases, seen)));
        if (family === "kilo")
            layers.push(...(await readModes(repo, "project", directory, bases)));
        reads.push({ family, directory, layers });
    }
    return reads;
}
const mostBases = 20;
function basesOf(start, projects, above) {
    const below = [...projects].filter(([directory, { configs }]) => directory !== start && (0,repo_path/* isWithin */.UO)(directory, start) && configs.some(({ rules }) => rules.length > 0));
    const bases = new Map();
    for (const directory of [start, ...below.slice(0, mostBases).map(([path]) => path)]) {
        const rules = above(directory);
        bases.set(JSON.stringify(rules.map(({ action, resource, effect }) => [action, resource, effect])), rules);
    }
    return [...bases.values(), ...(below.length > mostBases ? [[]] : [])];
}
function userPlaces({ user }, family) {
    const config = (0,patterns/* anchorRoot */.kB)("xdgConfigHome", user);
    return [
        ...(config === undefined ? [] : [(0,repo_path/* join */.fj)(config, family)]),
        ...(user?.home === undefined ? [] : ownIn(family, user.home)),
    ];
}
function projectsOf(where) {
    const starts = where.starts.filter((start) => !/^\.(?:opencode|kilo|kilocode)$/.test((0,repo_path/* nameOf */.Vb)(start)));
    return (0,sessions/* lineages */.DS)(starts, where);
}
function lossIn(reads) {
    const fatal = reads.flatMap(({ family, directory, layers }) => layers.flatMap((read) => (read.fatal ? [{ family, directory, problem: read.fatal }] : [])));
    const owner = new Map(reads.flatMap((read) => read.layers.map(({ layer }) => [layer, read])));
    return (item) => {
        const home = owner.get(item.layer);
        if (!home || item.verdict.kind !== "loaded")
            return item;
        const cause = fatal.find(({ family, directory }) => family === home.family &&
            (directory === undefined || (home.directory !== undefined && (0,repo_path/* isWithin */.UO)(home.directory, directory))));
        return cause ? { ...item, verdict: { kind: "lost", problem: because(cause.problem) } } : item;
    };
}
function because({ message, at }) {
    return { message: `the host does not start while \`${at.source.path}\` is refused: ${message}`, at };
}


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 3987:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   OU: () => (/* binding */ isAnyPresent),
/* harmony export */   Zj: () => (/* binding */ nearMatchesIn),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   dE: () => (/* binding */ detectionNamesOf),
/* harmony export */   fv: () => (/* binding */ patternsIn),
/* harmony export */   j8: () => (/* binding */ unreachablePaths),
/* harmony export */   kB: () => (/* binding */ anchorRoot),
/* harmony export */   l_: () => (/* binding */ ownPatternsOf),
/* harmony export */   oQ: () => (/* binding */ startDirectories),
/* harmony export */   zB: () => (/* binding */ caseFoldedPaths)
/* harmony export */ });
/* unused harmony export firstNamesOf */
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6311);

const anchors = [
    ["**/", "every"],
    ["~/", "home"],
    ["$XDG_CONFIG_HOME/", "xdgConfigHome"],
    ["$CODEX_HOME/", "codexHome"],
    ["/", "system"],
    ["", "root"],
];
function parsePattern(pattern) {
    let result = parsed.get(pattern);
    if (!result)
        parsed.set(pattern, (result = parse(pattern)));
    return result;
}
const parsed = new Map();
function parse(pattern) {
    const [prefix, anchor] = anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
    const path = pattern.slice(prefix.length);
    const star = path.split("/").findIndex((segment) => segment.includes("*"));
    const fixed = star < 0 ? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path) : path.split("/").slice(0, star).join("/");
    return { anchor, path, fixed };
}
const userRoots = {
    home: ({ home }) => home,
    system: ({ system }) => system,
    xdgConfigHome: ({ home, xdgConfigHome }) => xdgConfigHome ?? (home && (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(home, ".config")),
    codexHome: ({ home, codexHome }) => codexHome ?? (home && (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(home, ".codex")),
};
function anchorRoot(anchor, user) {
    return anchor === "root" ? "" : user && userRoots[anchor]?.(user);
}
const profiles = ["*.md", "*.toml", "*.yaml", "*.yml"];
function patternsIn(directory, patterns) {
    const own = patterns
        .map(parsePattern)
        .flatMap(({ path, fixed }) => (path.includes("*") ? [path.slice(fixed.length).replace(/^\//, "")] : []));
    return [...new Set([directory, ...(own.length > 0 ? own : profiles).map((rest) => (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(directory, rest))])].filter((pattern) => pattern !== "");
}
function startDirectories(repo, patterns) {
    const markers = new Set(patterns.map(parsePattern).flatMap(({ anchor, path }) => (anchor === "every" ? [path.split("/")[0] ?? ""] : [])));
    const starts = new Set([""]);
    for (const marker of markers)
        for (const directory of repo.holding(marker))
            if (!repo.isUsers(directory))
                starts.add(directory);
    return [...starts].sort(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg);
}
function firstNamesOf(patterns) {
    return new Set(patterns
        .map(parsePattern)
        .flatMap(({ anchor, path }) => (anchor === "every" || anchor === "root" ? [path.split("/")[0] ?? ""] : [])));
}
const common = [".github", ".vscode", ".devcontainer"];
function detectionNamesOf(patterns) {
    return new Set([...firstNamesOf(patterns)].flatMap((marker) => (common.includes(marker) ? insideOf(patterns, marker) : [marker])));
}
function insideOf(patterns, marker) {
    return patterns
        .map((pattern) => parsePattern(pattern).path.split("/"))
        .flatMap(([first, second]) => first !== marker ? [] : second === undefined || second.includes("*") ? [marker] : [`${marker}/${second}`]);
}
function isAnyPresent(repo, patterns) {
    return [...firstNamesOf(patterns)].some((marker) => marker.includes("*") || repo.holding(marker).length > 0);
}
function ownPatternsOf(patterns, own) {
    if (patterns === own)
        return patterns;
    const bareOf = (pattern) => pattern.replace(/^\*\*\//, "");
    const bares = own.map(bareOf);
    return patterns.filter((pattern) => {
        const bare = bareOf(pattern);
        return bares.some((ownBare) => bare === ownBare || (ownBare.endsWith("/**") && bare.startsWith(ownBare.slice(0, -2))));
    });
}
function matches(path, pattern) {
    let compiled = patterns.get(pattern);
    if (!compiled)
        patterns.set(pattern, (compiled = compile(parsePattern(pattern))));
    return compiled.test(path);
}
const patterns = new Map();
function compile({ anchor, path }) {
    const body = path
        .replace(/[.+^$()|[\]\\{}?]/g, "\\$&")
        .replaceAll("**/", "\0")
        .replaceAll("*", "[^/]*")
        .replaceAll("\0", "(?:.*/)?");
    return new RegExp(`${anchor === "every" ? "^(?:.*/)?" : anchor === "root" ? "^" : "^\0"}${body}$`, "s");
}
function nearMatchesIn(repo, patterns) {
    const isLikely = likelyFor(patterns);
    const [odd, links] = [[], []];
    for (const entry of repo.entries.values()) {
        if (isLikely(entry.path))
            odd.push(entry);
        if (entry.kind === "link" && !repo.isUsers(entry.path))
            links.push(entry);
    }
    return { odd, links };
}
function likelyFor(patterns) {
    let likely;
    return (path) => {
        if (!/[A-Z~:\\]|[. ](?:\/|$)|[^\0-\x7f]/.test(path))
            return false;
        likely ??= beginningsOf(patterns);
        return likely.test(path) || (patterns.length > 0 && /[^\0-\x7f]/.test(path));
    };
}
function beginningsOf(patterns) {
    const inside = patterns.map(parsePattern).filter(({ anchor }) => anchor === "every" || anchor === "root");
    const firsts = new Set(inside.map(({ path }) => bare(path.split("/").find((segment) => !segment.includes("*")) ?? "")));
    return new RegExp(firsts.size === 0
        ? "(?!)"
        : [...firsts].map((first) => `${escaped(first.slice(0, 6))}|${escaped(first.slice(0, 2))}[0-9a-f]{4}~`).join("|"), "i");
}
function caseFoldedPaths(entries, patterns) {
    if (entries.length === 0)
        return [];
    const isLikely = likelyFor(patterns);
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = parsePattern(pattern);
        const names = path.split("/");
        return anchor === "every" ? [{ pattern, names: ["**", ...names] }] : anchor === "root" ? [{ pattern, names }] : [];
    });
    const found = [];
    for (const { path, kind, unjudged } of entries) {
        if (!isLikely(path))
            continue;
        const segments = path.split(/[\\/]/);
        const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
        if (targets.some(({ pattern, names }) => foldsTo(segments, names, isStub, path.includes("\\")) && !matches(path, pattern)))
            found.push(path);
    }
    return found;
}
function unreachablePaths(repo, links, patterns) {
    if (links.length === 0)
        return [];
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = parsePattern(pattern);
        if (anchor !== "every" && anchor !== "root")
            return [];
        return [{ pattern, names: anchor === "every" ? ["**", ...path.split("/")] : path.split("/") }];
    });
    const leads = (path) => targets.some(({ pattern, names }) => isOnPath(path.split("/"), names) && !matches(path, pattern));
    return links.filter(({ path }) => leads(path) && repo.resolve(path).kind === "missing").map(({ path }) => path);
}
function isOnPath(segments, names, entered = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (name === undefined)
        return false;
    if (segment === undefined)
        return entered;
    if (name === "**")
        return isOnPath(segments, others, entered) || isOnPath(rest, names, entered);
    return ((name.includes("*") ? matches(segment, name) : segment === name) &&
        isOnPath(rest, others, entered || !name.includes("*")));
}
function foldsTo(segments, names, isStub, folded = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (segment === undefined)
        return folded && (isStub || name === undefined);
    if (name === undefined)
        return false;
    if (name === "**")
        return foldsTo(segments, others, isStub, folded) || foldsTo(rest, names, isStub, folded);
    if (name.includes("*")) {
        const isExact = matches(segment, name);
        return (isExact || matches(onWindows(segment), name)) && foldsTo(rest, others, isStub, folded || !isExact);
    }
    return isFoldOf(segment, name) && foldsTo(rest, others, isStub, folded || segment !== name);
}
function isFoldOf(segment, name) {
    if (segment === name || foldName(segment) === foldName(name))
        return true;
    const [, start, extension = ""] = /^([^~]{1,6})~\d(?:\.([^.]{1,3}))?$/.exec(segment.toLowerCase()) ?? [];
    if (start === undefined)
        return false;
    const [stem = "", ending = ""] = bare(name).split(/\.(?=[^.]*$)/);
    return (extension === ending.slice(0, 3) &&
        (start === stem.slice(0, 6) || (start.startsWith(stem.slice(0, 2)) && /^[0-9a-f]{4}$/.test(start.slice(2)))));
}
function foldName(name) {
    const seen = name.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC");
    return onWindows(seen).toUpperCase().toLowerCase();
}
function onWindows(name) {
    return name.replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
function bare(name) {
    return name.toLowerCase().replace(/^\.+/, "").replaceAll(" ", "");
}
function escaped(text) {
    return text.replace(/[.+^$()|[\]\\{}?*]/g, "\\$&");
}


/***/ })

};
;