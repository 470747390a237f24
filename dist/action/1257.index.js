"use strict";
exports.id = 1257;
exports.ids = [1257];
exports.modules = {

/***/ 9514:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ externalPluginsIn),
/* harmony export */   Gp: () => (/* binding */ pluginFrom),
/* harmony export */   vG: () => (/* binding */ externalLayer),
/* harmony export */   xd: () => (/* binding */ externalLayersIn)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1307);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5930);




function pluginFrom(name, source, at) {
    const text = (key) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, key));
    const commit = [text("sha"), text("commit"), text("ref")].find((word) => word !== undefined && /^[0-9a-f]{40}$/.test(word));
    const version = text("source") === "npm" && /^\d+\.\d+\.\d+[\w.+-]*$/.test(text("version") ?? "") ? text("version") : undefined;
    const origin = text("repo") ?? text("url") ?? text("package") ?? text("path") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(source) ?? "a place that is not named";
    const revision = commit ?? version ?? text("ref") ?? text("version");
    return {
        name,
        from: withoutLogin(revision === undefined ? origin : `${origin} at ${revision}`),
        isPinned: (commit ?? version) !== undefined,
        at,
    };
}
function withoutLogin(address) {
    return address.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}
function externalLayer({ name, from, isPinned, at }) {
    const layer = {
        name: "outside",
        root: name,
        status: "absent",
        authority: [
            {
                setting: "plugin",
                value: name,
                effect: "widens",
                because: `brings subagents, hooks and servers from ${from}`,
                at,
            },
        ],
    };
    const unpinned = {
        message: `takes the plugin \`${name}\` from ${from}, pinned to no commit, so what its subagents may do can change at any time`,
        at,
        kind: "unpinned",
    };
    return { layer, items: [], unjudged: isPinned ? [] : [unpinned] };
}
async function externalLayersIn(repo, paths) {
    return (await externalPluginsIn(repo, paths))
        .map(externalLayer)
        .map(({ layer, ...read }) => ({ ...read, layer: { ...layer, authority: [] } }));
}
async function externalPluginsIn(repo, paths, own) {
    const settings = { marketplaces: new Map(), enabled: [] };
    for (const path of paths) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source !== undefined && !("message" in source))
            addPluginSettings(source, settings);
    }
    return settings.enabled.flatMap(({ name, at }) => {
        const marketplace = name.split("@").at(-1) ?? "";
        const origin = settings.marketplaces.get(marketplace);
        const isInside = own ? own.has(marketplace) && (!origin || isLocal(origin)) : origin && isLocal(origin);
        if (isInside)
            return [];
        return [
            origin
                ? pluginFrom(name, origin, at)
                : { name, from: `the marketplace \`${marketplace}\`, whose place is not written here`, isPinned: false, at },
        ];
    });
}
function addPluginSettings(source, { marketplaces, enabled }) {
    if (!/"enabledPlugins"|"extraKnownMarketplaces"|\\u/.test(source.text))
        return;
    const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonc */ .pX)(source.text);
    if (root.kind === "problem")
        return;
    for (const { name = "", value } of entriesOf(root, "extraKnownMarketplaces"))
        marketplaces.set(name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(value, "source"));
    for (const { name = "", key, value } of entriesOf(root, "enabledPlugins"))
        if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) === "true")
            enabled.push({ name, at: { source, span: key.span } });
}
function isLocal(origin) {
    return /^(?:directory|file)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(origin, "source")) ?? "");
}
const maxEntries = 500;
function entriesOf(root, key) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .tableEntries */ .zH)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(root, key)).slice(0, maxEntries);
}


/***/ }),

/***/ 3797:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
function memoize(make) {
    const results = new WeakMap();
    return (key) => {
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}


/***/ }),

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

/***/ 1257:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ claude)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var _kit_sessions = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/builtins.js


const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["Explore", ["read", "execute", "network", "external"]],
    ["Plan", ["read", "execute", "network", "external"]],
    ["general-purpose", capability/* capabilities */.R7],
    ["claude", capability/* capabilities */.R7],
    ["statusline-setup", ["read", "write"]],
    ["claude-code-guide", ["read", "execute", "network"]],
];
function builtins_builtins() {
    return (0,builtins/* builtinsOf */.K)(builtin, agents);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var _kit_settings = __webpack_require__(4876);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(6918);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/tools.js
const names = {
    given: {
        read: "Read Grep Glob LSP ToolSearch ListMcpResourcesTool ReadMcpResourceTool TaskGet TaskList CronList ListAgents",
        write: "Edit Write NotebookEdit",
        execute: "Bash PowerShell Monitor",
        network: "WebFetch WebSearch Artifact RemoteTrigger PushNotification SendUserFile ShareOnboardingGuide SendFeedback",
        delegate: "Agent SendMessage Skill CronCreate CronDelete EnterWorktree ExitWorktree TeamCreate TeamDelete",
        state: "TodoWrite TaskCreate TaskUpdate TaskStop ReportFindings SubagentHandback StructuredOutput",
    },
    withheld: {
        delegate: "Workflow",
        state: "AskUserQuestion EndConversation EnterPlanMode ExitPlanMode ScheduleWakeup TaskOutput WaitForMcpServers",
    },
    gone: {
        read: "LS NotebookRead",
        write: "MultiEdit",
        delegate: "SlashCommand",
        state: "TodoRead BashOutput KillBash KillShell AgentOutputTool",
    },
};
const tools_tools = new Map(["given", "withheld", "gone"].flatMap((fate) => Object.entries(names[fate]).flatMap(([capability, list]) => list
    .split(" ")
    .map((name) => [
    name,
    { name, fate, capability: capability === "state" ? undefined : capability },
]))));
const folded = new Map([...tools_tools.values()].map((tool) => [tool.name.toLowerCase(), tool]));
const given = [...tools_tools.values()].filter(({ fate }) => fate === "given");
function toolNamed(name) {
    return tools_tools.get(name === "Task" ? "Agent" : name);
}
function toolLike(name) {
    const plain = name
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[-_\p{Cf}\p{Mn}]/gu, "");
    return folded.get(plain === "task" ? "agent" : plain);
}
function toolListOf(node, source) {
    if (node.kind === "scalar")
        return { entries: entriesOf(node, source), unreadable: [] };
    if (node.kind === "table")
        return { entries: [], unreadable: [node] };
    const entries = [];
    const unreadable = [];
    for (const item of node.items) {
        if (item.kind === "scalar" && item.value !== null)
            entries.push(...entriesOf(item, source));
        else
            unreadable.push(item);
    }
    return { entries, unreadable };
}
function isBracketed(text) {
    return /^\s*\[[^]*\]\s*$/.test(text);
}
function entriesOf(scalar, source) {
    const { text, span } = scalar;
    const offset = source.text.startsWith(text, span.start)
        ? span.start
        : source.text.startsWith(text, span.start + 1)
            ? span.start + 1
            : undefined;
    return splitTools(text).map(({ start, end }) => {
        const written = text.slice(start, end);
        const open = written.indexOf("(");
        const scoped = open > 0 && written.endsWith(")");
        const scope = scoped ? written.slice(open + 1, -1).trim() : "";
        return {
            written,
            name: scoped ? written.slice(0, open).trim() : written,
            scope: scope === "" || scope === "*" ? null : scope,
            at: { source, span: offset === undefined ? span : { start: offset + start, end: offset + end } },
        };
    });
}
function splitTools(text) {
    const ranges = [];
    const from = isBracketed(text) ? text.indexOf("[") + 1 : 0;
    const to = from > 0 ? text.lastIndexOf("]") : text.length;
    const counts = text.includes("(") && isBalanced(text.slice(from, to));
    let depth = 0;
    let start = from;
    for (let at = from; at <= to; at++) {
        const unit = at === to ? "," : text[at];
        if (counts && unit === "(")
            depth++;
        else if (counts && unit === ")")
            depth--;
        if (unit !== "," || depth > 0)
            continue;
        const range = trimmed(text, start, at);
        if (range.start < range.end)
            ranges.push(range);
        start = at + 1;
    }
    return ranges;
}
function isBalanced(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === "(")
            depth++;
        if (text[at] === ")" && --depth < 0)
            return false;
    }
    return depth === 0;
}
function trimmed(text, from, to) {
    let [start, end] = [from, to];
    for (;;) {
        while (start < end && /\s/.test(text[start] ?? ""))
            start++;
        while (end > start && /\s/.test(text[end - 1] ?? ""))
            end--;
        const quote = text[start];
        if ((quote !== '"' && quote !== "'") || end - start < 2 || text[end - 1] !== quote)
            return { start, end };
        start++;
        end--;
    }
}
function denialBy(denied) {
    const words = denied.filter(({ written }) => !written.includes("(")).map(({ name }) => name);
    const named = new Set(words.map(canonical));
    const starts = new Set(words
        .filter((word) => word.startsWith("mcp__"))
        .map((word) => (word.endsWith("*") ? word.slice(0, -1) : `${word}__`)));
    const lengths = new Set([...starts].map(({ length }) => length));
    return (name) => named.has(canonical(name)) ||
        (name.startsWith("mcp__") &&
            [...lengths].some((length) => length <= name.length && starts.has(name.slice(0, length))));
}
function canonical(name) {
    return toolNamed(name)?.name ?? name;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/grants.js




const grantsNothing = "grants nothing";
const deniesNothing = "denies nothing";
function readTools(table, source, home) {
    const denial = readDenied(table, source);
    const listed = readListed(table, source, home, denial.entries);
    return {
        grants: listed.grants,
        denied: denial.entries.map(({ written }) => written),
        ineffective: [...denial.ineffective, ...listed.ineffective],
    };
}
function readDenied(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "disallowedTools");
    if (!node)
        return { entries: [], ineffective: [] };
    const { entries, unreadable } = isNothing(node) ? { entries: [], unreadable: [] } : toolListOf(node, source);
    const withoutEffect = entries.flatMap((entry) => toolNamed(entry.name)?.fate === "withheld" ? [] : (faultOf(entry, deniesNothing) ?? []));
    return {
        entries: isBracketedText(node) ? [] : entries,
        ineffective: [...withoutEffect, ...undenying(node, unreadable, source)],
    };
}
function readListed(table, source, home, denied) {
    const isDenied = denialBy(denied);
    const everyTool = (at) => everything(at, denied.length > 0 ? isDenied : undefined);
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (!node) {
        const because = `no \`tools\` key means every tool${denied.length > 0 ? " that is not denied" : ""}`;
        return { grants: (0,fact/* implied */.TU)(everyTool(home), home, because), ineffective: [] };
    }
    const at = { source, span: node.span };
    const wrong = whatIsWrong(node);
    if (wrong !== undefined)
        return {
            grants: (0,fact/* implied */.TU)(everyTool(at), at, "`tools` without names may mean every tool"),
            ineffective: [{ kind: isNothing(node) ? "value" : "limit", what: "tools", because: wrong, at }],
        };
    const { entries, unreadable } = toolListOf(node, source);
    const value = (because, at) => ({ kind: "value", what: "tools", because, at });
    const bracketed = isBracketedText(node)
        ? [value("it is one text and no list, so the host may find none of its tools", at)]
        : [];
    const grants = entries.flatMap((entry) => (isDenied(entry.name) ? [] : grantsOfEntry(entry, isDenied, everyTool)));
    const guessed = unreadable.slice(0, 50).flatMap((item) => grantsWithin(item, { source, span: item.span }, 0));
    return {
        grants: (0,fact/* stated */.Eo)([...grants, ...guessed], at),
        ineffective: [
            ...bracketed,
            ...unreadable.map((item) => value("an entry of it is no text", { source, span: item.span })),
            ...entries.flatMap((entry) => faultOf(entry, grantsNothing) ?? []),
        ],
    };
}
function isBracketedText(node) {
    return node.kind === "scalar" && isBracketed(node.text);
}
function undenying(node, unreadable, source) {
    const limit = (because, { span }) => ({
        kind: "limit",
        what: "disallowedTools",
        because,
        at: { source, span },
    });
    if (node.kind === "table")
        return [limit("it is a mapping and no list of names, so it may deny nothing", node)];
    if (node.kind === "scalar" && isBracketed(node.text))
        return [limit("it is one text and no list, so it may deny nothing", node)];
    return unreadable.map((item) => limit("an entry of it is no text, so it may deny nothing", item));
}
function whatIsWrong(node) {
    if (isNothing(node))
        return "it has no value, which this host may read as every tool or as none";
    if (node.kind === "table")
        return "it is a mapping and no list of names, so this host may grant every tool";
    if (node.kind === "scalar" && typeof node.value !== "string")
        return "it is no list of names, so this host may grant every tool";
    return undefined;
}
function isNothing(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
function everything(at, isDenied) {
    if (!isDenied)
        return (0,tools/* grantEach */.Ud)(at);
    const kept = given.flatMap(({ name, capability }) => capability && !isDenied(name) ? [{ tool: name, capability, scope: null, at }] : []);
    return isDenied("mcp__*") ? kept : [...kept, { tool: "mcp__*", capability: "external", scope: null, at }];
}
function grantsOfEntry({ written, name, scope, at }, isDenied, everyTool) {
    if (name === "*" || meansEverything(name))
        return everyTool(at);
    if (name.startsWith("mcp__"))
        return [{ tool: written, capability: "external", scope, at }];
    const tool = toolNamed(name) ?? toolLike(name);
    if (tool) {
        const powerless = tool.capability === undefined || tool.fate === "withheld";
        return powerless
            ? []
            : [{ tool: written, capability: tool.capability, scope: tool.name === "Agent" ? null : scope, at }];
    }
    if (isPattern(name))
        return given.flatMap(({ name: word, capability }) => capability && fits(name, word) && !isDenied(word) ? [{ tool: written, capability, scope: null, at }] : []);
    const words = wordsIn(name);
    if (words)
        return words.flatMap(({ name: word, capability, fate }) => capability && fate !== "withheld" ? [{ tool: word, capability, scope: null, at }] : []);
    return [{ tool: written, capability: "external", scope, at }];
}
function meansEverything(name) {
    return /^(?:\*+|all|any|everything|inherit|all[- ]tools|full[- ]access)$/i.test(name);
}
function isPattern(name) {
    return name.includes("*") && given.some((tool) => fits(name, tool.name));
}
function fits(pattern, name) {
    return new RegExp(`^${pattern
        .slice(0, 100)
        .replace(/[.+?^$()|[\]\\{}]/g, "\\$&")
        .replace(/\*+/g, ".*")}$`, "i").test(name);
}
function wordsIn(name) {
    const words = name
        .replace(/\([^)]*(?:\)|$)/g, " ")
        .split(/[^\w*-]+/)
        .flatMap((word) => toolNamed(word) ?? []);
    return words.length > 0 ? words : undefined;
}
function grantsWithin(node, at, depth) {
    if (node.kind === "scalar") {
        const tool = toolNamed(/^[A-Za-z]+/.exec(node.text)?.[0] ?? "");
        return tool?.capability && tool.fate !== "withheld"
            ? [{ tool: tool.name, capability: tool.capability, scope: null, at }]
            : [];
    }
    if (depth > 2)
        return [];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
    return inner.slice(0, 50).flatMap((item) => grantsWithin(item, at, depth + 1));
}
function faultOf(entry, effect) {
    const { written, name, scope, at } = entry;
    const isGrant = effect === grantsNothing;
    if (name.startsWith("mcp__") || (name === "*" && isGrant))
        return undefined;
    const star = { kind: "limit", because: "this host may know no such pattern here, so it may deny nothing" };
    const tool = toolNamed(name);
    const fault = /^\*+$/.test(name) && !isGrant
        ? star
        : tool
            ? knownToolFault(tool, isGrant && scope !== null, effect)
            : unknownToolFault(name, isGrant, effect);
    return fault && { kind: fault.kind, what: written, because: fault.because, at };
}
function knownToolFault({ name, fate }, isScopedGrant, effect) {
    if (name === "Agent" && isScopedGrant)
        return { kind: "limit", because: "a subagent may start any agent, and the list does not hold" };
    if (fate === "gone")
        return { kind: "removed-tool", because: `this host no longer has such a tool, so it ${effect}` };
    return fate === "withheld" ? { kind: "value", because: "subagents never get this tool" } : undefined;
}
function unknownToolFault(name, isGrant, effect) {
    const unknown = (because) => ({ kind: "unknown-tool", because });
    if (isGrant && meansEverything(name))
        return unknown("this host has no such tool, and without the `tools` key it would grant every tool");
    if (isPattern(name))
        return unknown(`it is a pattern, and this host may know none, so it may ${isGrant ? "grant" : "deny"} nothing`);
    const like = toolLike(name);
    if (like)
        return unknown(`this host knows \`${like.name}\` and may want exactly that spelling`);
    if (wordsIn(name))
        return unknown(`${name.includes("(") ? "a parenthesis does not close" : "a comma is missing"}, so this host may see none of these names`);
    return unknown(`this host has no such tool, so it ${effect}`);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/ignored.js

const keys = ["permissionMode", "hooks", "mcpServers"];
function withoutIgnored(table) {
    return { ...table, entries: table.entries.filter(({ name }) => name === undefined || !keys.includes(name)) };
}
function ignoredIn(table, source, bypasses) {
    const ineffective = table.entries.flatMap(({ name = "", value }) => {
        if (!keys.includes(name) || (0,parsers_node/* isEmptyValue */.Po)(value))
            return [];
        const at = { source, span: value.span };
        if (name !== "permissionMode")
            return [
                { kind: "value", what: name, because: "a plugin's subagent may bring none, so this host ignores it", at },
            ];
        const mode = (0,parsers_node/* textOf */.b6)(value) ?? "…";
        if (/^(?:plan|dontAsk)$/.test(mode))
            return [
                {
                    kind: "limit",
                    what: `permissionMode: ${mode}`,
                    because: "a plugin's subagent has no mode of its own, so it limits nothing",
                    at,
                },
            ];
        return bypasses.some(({ at: { span } }) => span.start === value.span.start)
            ? []
            : [{ kind: "value", what: `permissionMode: ${mode}`, because: "a plugin's subagent has no mode of its own", at }];
    });
    return {
        ineffective,
        bypasses: bypasses.map((bypass) => ({
            ...bypass,
            effect: "unhonoured",
            because: "does nothing in a plugin, and would in a project",
        })),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/keys.js
const knownKeys = {
    keys: new Set("name description tools disallowedTools model permissionMode maxTurns skills mcpServers hooks memory background effort isolation color initialPrompt".split(" ")),
    own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns", isolation: "isolation" },
    ignores: true,
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/native.js



function nativeOf(table, source) {
    const budget = { left: parsers_node/* maxValues */.$e };
    const native = {};
    for (const key of knownKeys.keys) {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        if (!node)
            continue;
        const isList = (key === "tools" || key === "disallowedTools") &&
            (node.kind === "list" || (node.kind === "scalar" && typeof node.value === "string"));
        native[key] = isList ? toolListOf(node, source).entries.map(({ written }) => written) : (0,parsers_node/* jsonOf */.o_)(node, budget);
    }
    return native;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/powers.js



function powersOf(table, source) {
    const place = (node) => ({ source, span: node.span });
    const grant = (tool, capability, node) => ({
        tool,
        capability,
        scope: null,
        at: place(node),
    });
    const grants = [];
    const ineffective = [];
    const memory = (0,parsers_node/* valueOf */.RP)(table, "memory");
    if (memory && !(0,parsers_node/* isEmptyValue */.Po)(memory)) {
        if (!isOff(memory))
            grants.push(grant("memory", "read", memory), grant("memory", "write", memory));
        const scope = (0,parsers_node/* textOf */.b6)(memory);
        if (!["user", "project", "local"].includes(scope ?? "")) {
            ineffective.push({
                kind: "value",
                what: `memory: ${scope ?? "…"}`,
                because: "it is none of `user`, `project` and `local`, so this host may ignore it",
                at: place(memory),
            });
        }
    }
    const hooking = (0,parsers_node/* valueOf */.RP)(table, "hooks");
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)(hooking, source);
    if (hooking && hooks.length === 0 && !(0,parsers_node/* isEmptyValue */.Po)(hooking) && sizeOf(hooking) > 0) {
        ineffective.push({
            kind: "value",
            what: "hooks",
            because: "no hook of a shape that this host documents stands in it",
            at: place(hooking),
        });
    }
    const servers = (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), source);
    grants.push(...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"), ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers"));
    const isolation = (0,parsers_node/* valueOf */.RP)(table, "isolation");
    if (isolation && !(0,parsers_node/* isEmptyValue */.Po)(isolation) && (0,parsers_node/* textOf */.b6)(isolation) !== "worktree") {
        ineffective.push({
            kind: "limit",
            what: `isolation: ${(0,parsers_node/* textOf */.b6)(isolation) ?? "…"}`,
            because: "this host knows only `worktree` and may ignore anything else",
            at: place(isolation),
        });
    }
    const mode = modeOf(table, place);
    return { grants, hooks, servers, bypasses: mode.bypasses, ineffective: [...ineffective, ...mode.ineffective] };
}
const modes = ["default", "manual", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan"];
const fast = new Map([
    ["bypassPermissions", { effect: "bypass", because: "runs every tool call without asking" }],
    ["acceptEdits", { effect: "auto-approve", because: "edits files without asking" }],
    ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);
const misspelt = new Map([...fast.keys()].map((mode) => [mode.toLowerCase(), mode]));
const bypassing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|danger\w*|accept\w*|auto\w*)$/;
const modeKeys = new Set("permissionmode permissionsmode permission permissions mode defaultmode approvalmode approvalpolicy".split(" "));
function modeOf(table, place) {
    const bypasses = [];
    const ineffective = [];
    for (const { name: setting = "", value: node, key } of table.entries) {
        if (setting === "permissionMode") {
            const texts = (0,unknown_keys/* textsIn */.Ej)(node);
            const value = texts.join(", ");
            const meaning = meaningOf(node, value, texts);
            if (meaning)
                bypasses.push({ setting, value, ...meaning, at: place(node) });
            else if (!(0,parsers_node/* isEmptyValue */.Po)(node) && !modes.includes(value)) {
                const because = "it is no mode of this host, which may keep the session's mode";
                ineffective.push({ kind: "value", what: `permissionMode: ${value}`, because, at: place(node) });
            }
        }
        else if (isForeignBypass(plainOf(setting), node)) {
            const value = (0,unknown_keys/* textsIn */.Ej)(node).join(", ");
            const because = "does nothing: this host has no such key";
            bypasses.push({ setting, value, effect: "unhonoured", because, at: place(key) });
        }
    }
    return { bypasses, ineffective };
}
function meaningOf(node, value, texts) {
    const exact = node.kind === "scalar" ? fast.get(value) : undefined;
    if (exact)
        return exact;
    const mode = texts.map((word) => misspelt.get(plainOf(word))).find((mode) => mode !== undefined);
    const close = mode === undefined ? undefined : fast.get(mode);
    if (close)
        return { effect: close.effect, because: `this host may take for \`${mode}\`, which ${close.because}` };
    return texts.some(isBypassing)
        ? { effect: "unhonoured", because: "is no mode of this host and may do nothing" }
        : undefined;
}
function isForeignBypass(key, node) {
    if (/^(?:dangerously|skippermissions)/.test(key))
        return (0,unknown_keys/* textsIn */.Ej)(node).join(", ") === "true";
    return modeKeys.has(key) && (0,unknown_keys/* textsIn */.Ej)(node).some(isBypassing);
}
function isBypassing(word) {
    return bypassing.test(plainOf(word));
}
function plainOf(word) {
    return word.toLowerCase().replace(/[-_\s]/g, "");
}
function sizeOf(node) {
    return node.kind === "scalar" ? 1 : node.kind === "list" ? node.items.length : node.entries.length;
}
function isOff(node) {
    return node.kind === "scalar" && (node.value === false || node.value === 0);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/profile.js










function readProfile({ tables: [first, ...others], flattened }, source, body, loads, inPlugin = false) {
    const profile = oneReading(first, source, body, loads, inPlugin);
    const ineffective = flattened.flatMap((key) => {
        const node = (0,parsers_node/* valueOf */.RP)(first, key);
        const kind = key === "disallowedTools" ? "limit" : "value";
        return node
            ? [
                {
                    kind,
                    what: key,
                    because: "this host may read the list as one text, because another line of the frontmatter is no YAML",
                    at: { source, span: node.span },
                },
            ]
            : [];
    });
    const whole = { ...profile, ineffective: [...profile.ineffective, ...ineffective] };
    return others.reduce((sum, table) => (0,model_profile/* union */.KC)(sum, oneReading(table, source, body, false, inPlugin)), whole);
}
function oneReading(table, source, body, loads, inPlugin = false) {
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const named = (0,parsers_node/* valueOf */.RP)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const name = text("name");
    const { grants, denied, ineffective } = readTools(table, source, home);
    const written = powersOf(table, source);
    const ignored = inPlugin ? ignoredIn(table, source, written.bypasses) : undefined;
    const powers = ignored ? { ...powersOf(withoutIgnored(table), source), bypasses: ignored.bypasses } : written;
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        model: text("model"),
        permissionMode: text("permissionMode"),
        grants,
        denied,
        extraGrants: powers.grants,
        hooks: powers.hooks,
        servers: powers.servers,
        bypasses: powers.bypasses,
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
            ...ineffective,
            ...powers.ineffective,
            ...(ignored?.ineffective ?? []),
            ...oddValuesOf(table, source),
        ],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: loads ? nativeOf(table, source) : undefined,
    });
}
function oddValuesOf(table, source) {
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    const turns = (0,parsers_node/* valueOf */.RP)(table, "maxTurns");
    const text = (0,parsers_node/* textOf */.b6)(model) ?? "";
    return [
        ...(model && /[|,{}<>\s]|^__/.test(text)
            ? [
                {
                    kind: "value",
                    what: `model: ${text}`,
                    because: "it names no model, so this host may fail or use another",
                    at: { source, span: model.span },
                },
            ]
            : []),
        ...(turns && !(0,parsers_node/* isEmptyValue */.Po)(turns) && !/^[1-9]\d*$/.test((0,parsers_node/* textOf */.b6)(turns) ?? "")
            ? [
                {
                    kind: "limit",
                    what: `maxTurns: ${(0,parsers_node/* textOf */.b6)(turns) ?? "…"}`,
                    because: "it is no whole number above zero, so it may limit nothing",
                    at: { source, span: turns.span },
                },
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/cli.js






async function readCli(repo, path) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return [];
    const layer = { name: "cli", root: path, status: "loaded", authority: [] };
    if ("message" in source)
        return [{ layer, items: [], unjudged: [source] }];
    const node = (0,json/* parseJsonc */.pX)(source.text);
    const dropped = (problem) => [
        { layer, items: [{ layer, files: [source.path], verdict: { kind: "rejected", problem } }], unjudged: [] },
    ];
    if (node.kind === "problem")
        return dropped({ message: `it is no JSON: ${node.message}`, at: { source, span: node.span } });
    if (node.kind !== "table")
        return dropped({ message: "it is no mapping of names to subagents", at: (0,repo_text/* startOf */.GH)(source) });
    const items = (0,json/* withLastValues */.pV)(node).entries.map(({ name = "", key, value }) => itemOf(layer, source, { name, at: { source, span: key.span } }, value.kind === "table" ? value : undefined));
    return [{ layer, items, unjudged: [] }];
}
function itemOf(layer, source, { name, at }, table) {
    const rejected = (message) => ({ kind: "rejected", problem: { message, at } });
    if (!table)
        return { layer, files: [source.path], verdict: rejected(`\`${name}\` is no mapping`) };
    const prompt = (0,parsers_node/* valueOf */.RP)(table, "prompt");
    const lack = ["description", "prompt"].find((key) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        return !node || (0,parsers_node/* isEmptyValue */.Po)(node);
    });
    const rest = { ...table, entries: table.entries.filter((entry) => entry.name !== "prompt") };
    const read = oneReading(rest, source, { start: table.span.end, end: table.span.end }, lack === undefined);
    const profile = {
        ...read,
        name: (0,fact/* stated */.Eo)(name, at),
        identity: name,
        prompt: prompt
            ? { source: "inline", path: null, text: (0,parsers_node/* textOf */.b6)(prompt) ?? "", at: { source, span: prompt.span } }
            : read.prompt,
    };
    return {
        layer,
        files: [source.path],
        verdict: lack === undefined ? { kind: "loaded" } : rejected(`it has no \`${lack}\``),
        profile,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/discovery.js

const others = new Set("a3s agents codex codebuddy cursor defect factory gemini git github goose kilocode kiro openheim opencode qwen roo vscode vtcode windsurf"
    .split(" ")
    .map((name) => `.${name}`));
function isOthers(path, root) {
    const segments = path.slice(root === "" ? 0 : root.length + 1).split("/");
    const name = segments.at(-1) ?? "";
    return (others.has(name) || name === "SKILL.md") && ![...root.split("/"), ...segments].includes("agents");
}
function filesBelow(repo, directory, seen, isOut) {
    return (0,collect/* collectFiles */.C0)(repo, directory, {
        isIncluded: (name) => /\.(?:md|markdown)$/i.test(name),
        deep: true,
        seen,
        ...(isOut ? { isExcluded: isOut } : {}),
    });
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(3797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var parsers_yaml = __webpack_require__(9506);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/alternatives.js

async function readingsOf(text, front) {
    const yaml = text.slice(front.start, front.end);
    const { node, problems, excessive } = await (0,parsers_yaml/* parseQuickly */.E5)(yaml, front.start);
    const [problem] = problems;
    if (!problem) {
        const table = (0,parsers_yaml/* tableOf */.c_)(node, front);
        const twice = (0,parsers_yaml/* repeatedKeyOf */.FF)(table);
        return { tables: (0,parsers_yaml/* withOccurrences */.tI)(table), flattened: [], ...(twice ? { fault: twice } : {}) };
    }
    if (excessive)
        return { tables: await (0,parsers_yaml/* readKeysAlone */.Mv)(yaml, front, node), fault: (0,parsers_yaml/* diagnosisOf */.jo)(text, front, problem), flattened: [] };
    const values = riskyValuesOf(yaml, front.start);
    const repaired = values.length === 0 ? { node, problems } : await (0,parsers_yaml/* parseQuickly */.E5)(alternatives_hidden(yaml, front.start, values), front.start);
    const [remaining] = repaired.problems;
    if (remaining || repaired.node.kind !== "table" || (0,parsers_yaml/* repeatedKeyOf */.FF)(repaired.node)) {
        return {
            tables: await (0,parsers_yaml/* readKeysAlone */.Mv)(yaml, front, node),
            fault: (0,parsers_yaml/* diagnosisOf */.jo)(text, front, remaining ?? problem),
            flattened: [],
        };
    }
    const quoted = withValues(repaired.node, new Map(values.map((value) => [value.span.start, value])));
    const meant = await meantOf(values);
    const flattened = values.flatMap(({ name, span }) => (meant.get(span.start)?.kind === "list" ? [name] : []));
    return {
        tables: meant.size === 0 ? [quoted] : [withValues(quoted, meant), quoted],
        leniency: (0,parsers_yaml/* diagnosisOf */.jo)(text, front, problem),
        flattened,
    };
}
const pair = /^([A-Za-z_][\w-]*):[ \t]+(\S[^\r\n]*?)[ \t]*(?=\r?$)/;
const holdsSyntax = /[[\]{}*&#!|>%@`]|:(?: |$)|^[-?,] /;
function riskyValuesOf(yaml, base) {
    const values = [];
    let at = 0;
    const lines = yaml.split("\n");
    for (const [i, line] of lines.entries()) {
        const found = pair.exec(line);
        const [whole = "", name = "", text = ""] = found ?? [];
        const continued = /^[ \t]+\S/.test(lines[i + 1] ?? "");
        if (found && !continued && holdsSyntax.test(text) && !/^["']/.test(text)) {
            const start = base + at + whole.length - text.length;
            values.push({
                kind: "scalar",
                name,
                span: { start, end: start + text.length },
                value: text,
                text,
                style: "quoted",
            });
        }
        at += line.length + 1;
    }
    return values;
}
function alternatives_hidden(yaml, base, values) {
    const parts = [];
    let at = 0;
    for (const { span } of values) {
        parts.push(yaml.slice(at, span.start - base), "x".repeat(span.end - span.start));
        at = span.end - base;
    }
    return parts.join("") + yaml.slice(at);
}
function withValues(table, values) {
    return {
        ...table,
        entries: table.entries.map((entry) => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value })),
    };
}
async function meantOf(values) {
    const meant = new Map();
    for (const { name, text, span } of values) {
        if (name === "name" || name === "description" || !/^[[{&*]|\s#/.test(text))
            continue;
        const { node, problems } = await (0,parsers_yaml/* parseYaml */.hN)(text, span.start);
        if (problems.length === 0)
            meant.set(span.start, { ...node, span });
    }
    return meant;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/document.js





const subagents = (0,memoize/* memoize */.B)((source) => readAgent(source));
function agentOf(source, stem) {
    return stem === undefined ? subagents(source) : readAgent(source, stem);
}
async function readAgent(source, stem) {
    const markdown = (0,parsers_yaml/* splitMarkdown */.EI)(source.text);
    const problemAt = (span, message, kind) => ({
        message,
        at: { source, span },
        ...(kind === undefined ? {} : { kind }),
    });
    const dropped = (problem, profile) => ({
        verdict: { kind: "dropped", problem },
        ...(profile ? { profile } : {}),
    });
    const top = { start: 0, end: 0 };
    const isDocument = "it has no frontmatter and is a document to this host";
    if (markdown.kind === "none")
        return dropped(problemAt(top, source.text.trim() === "" ? "it is empty" : isDocument, "document"));
    const readings = await everyReading(source.text, markdown);
    const [table] = readings.tables;
    const body = markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
    if (markdown.kind === "unclosed" && !isMeant(readings))
        return dropped(problemAt(top, isDocument, "document"));
    const refused = reasonToDrop(readings, markdown, stem);
    const lost = stem === undefined ? undefined : readings.fault;
    const profile = () => {
        const read = readProfile(lost ? withNothing(readings) : readings, source, body, refused === undefined, stem !== undefined);
        return lost ? { ...read, ineffective: [...read.ineffective, ...lostLimits(table, source)] } : read;
    };
    if (refused)
        return refused.kind === "document"
            ? dropped(problemAt(refused.span, refused.message, refused.kind))
            : dropped(problemAt(refused.span, refused.message), profile());
    const lenient = leniencyOf(readings, markdown, lost);
    const leniency = lenient && problemAt(lenient.span, lenient.message, "strict-readers");
    return { verdict: { kind: "loaded" }, profile: profile(), ...(leniency ? { leniency } : {}) };
}
function reasonToDrop(readings, markdown, stem) {
    if (markdown.kind === "misplaced")
        return { span: markdown.at, message: `the frontmatter ${markdown.because}` };
    if (markdown.kind === "unclosed")
        return { span: opening, message: "the frontmatter has no closing `---`" };
    const { fault } = readings;
    if (fault)
        return stem === undefined
            ? { span: fault.span, message: `the frontmatter is no YAML: ${fault.message}` }
            : undefined;
    const [table] = readings.tables;
    return missingName(table, readings, stem) ?? forbiddenName(table) ?? missingDescription(table) ?? emptyHooks(table);
}
const opening = { start: 0, end: 3 };
function missingName(table, readings, stem) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (name && !(0,parsers_node/* isEmptyValue */.Po)(name))
        return undefined;
    const message = "it has no `name` and is a document to this host";
    if (!isMeant(readings))
        return { span: opening, message, kind: "document" };
    return stem === undefined ? { span: name?.span ?? opening, message } : undefined;
}
function forbiddenName(table) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    const written = (0,parsers_node/* textOf */.b6)(name) ?? "";
    if (name && written.startsWith("-"))
        return { span: name.span, message: "`name` begins with `-`" };
    return name && written.includes(":") ? { span: name.span, message: "`name` contains `:`" } : undefined;
}
function missingDescription(table) {
    const description = (0,parsers_node/* valueOf */.RP)(table, "description");
    const isMissing = !description || (description.kind === "scalar" && (description.value === null || description.value === ""));
    const span = description?.span ?? (0,parsers_node/* valueOf */.RP)(table, "name")?.span ?? opening;
    return isMissing ? { span, message: "it has no `description`" } : undefined;
}
function emptyHooks(table) {
    const hooks = (0,parsers_node/* valueOf */.RP)(table, "hooks");
    return hooks?.kind === "list" && hooks.items.length === 0
        ? { span: hooks.span, message: "`hooks` is an empty list" }
        : undefined;
}
function leniencyOf({ tables: [table], leniency }, markdown, lost) {
    if (lost)
        return {
            span: lost.span,
            message: `the frontmatter is no YAML, so this host may take the file without it: ${lost.message}`,
        };
    if (leniency)
        return { span: leniency.span, message: `the frontmatter is no YAML: ${leniency.message}` };
    return markdown.kind === "fenced" && markdown.loose
        ? { span: markdown.loose, message: "the closing fence is longer than `---`" }
        : wrongTextOf(table);
}
function withNothing(readings) {
    const [first] = readings.tables;
    return { ...readings, tables: [...readings.tables, { ...first, entries: [] }] };
}
function lostLimits(table, source) {
    return table.entries.flatMap(({ name = "", value: { span } }) => name === "tools" || name === "disallowedTools"
        ? [
            {
                kind: "limit",
                what: name,
                because: "the frontmatter is no YAML, so this host may load the subagent without it",
                at: { source, span },
            },
        ]
        : []);
}
async function everyReading(text, markdown) {
    const readings = await readingsOf(text, markdown.front);
    const further = markdown.kind === "fenced" && markdown.further ? await readingsOf(text, markdown.further.front) : undefined;
    return further && !further.fault ? { ...readings, tables: [...readings.tables, ...further.tables] } : readings;
}
function isMeant({ tables }) {
    const keys = ["description", "tools", "disallowedTools", "allowed-tools", "permissionMode", "mcpServers", "hooks"];
    return tables.some((table) => keys.some((key) => (0,parsers_node/* valueOf */.RP)(table, key) !== undefined));
}
function wrongTextOf(table) {
    for (const key of ["name", "description"]) {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        if (node && (node.kind !== "scalar" || typeof node.value !== "string"))
            return { span: node.span, message: `\`${key}\` is no text` };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/files.js




async function readFiles(repo, layer, files, inPlugin = false) {
    const { results, unjudged } = await (0,collect/* readEach */.e2)(repo, files, (source, path) => files_readAgent(layer, source, path, inPlugin));
    return { items: results, unjudged };
}
async function files_readAgent(layer, source, path, inPlugin) {
    const agent = await agentOf(source, inPlugin ? (0,repo_path/* stemOf */.Vc)(path) : undefined);
    const item = { layer, files: [source.path], ...agent };
    if (path.endsWith(".md"))
        return item;
    if (agent.verdict.kind === "dropped")
        return { ...item, verdict: { kind: "passed-over" } };
    return {
        ...item,
        verdict: {
            kind: "dropped",
            problem: {
                message: `\`.${(0,repo_path/* extensionOf */.je)(path) ?? ""}\` is not \`.md\`, which is all that this host is known to read`,
                at: (0,repo_text/* startOf */.GH)(source),
            },
        },
    };
}
function brokenItems(layer, broken) {
    return broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings.js
const settingsFiles = ["settings.json", "settings.local.json"];
const mode = "permissions.defaultMode";
const allow = "permissions.allow";
const commands = /^(?:Bash|PowerShell|Monitor)(?:\([:*\s]*\))?$/;
const edits = /^(?:Edit|MultiEdit|Write|NotebookEdit)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/;
const settings_others = /^(?:WebFetch|WebSearch|Agent|Task|Skill|mcp__[^*]*)(?:\((?:(?:domain:)?\*)?\))?$/;
const part = new RegExp(`^(?!\\*+$|mcp__\\*+$|(?:Read|Grep|Glob|LS|LSP|NotebookRead|Todo\\w*|Task[A-Z]\\w*)(?:\\(|$))(?!${[commands, edits, settings_others].map(({ source }) => source).join("|")})`);
const starts = "decides which code the host's commands start";
const leads = "leads the host's requests elsewhere";
const command = "is a command that the host starts";
const weakens = "weakens the sandbox";
const variables = [
    [
        "PATH SHELL BASH_ENV ENV LD_PRELOAD LD_LIBRARY_PATH DYLD_INSERT_LIBRARIES NODE_OPTIONS PYTHONSTARTUP PYTHONPATH PERL5OPT PERL5LIB RUBYOPT JAVA_TOOL_OPTIONS GIT_SSH GIT_SSH_COMMAND GIT_EXTERNAL_DIFF GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_CONFIG_COUNT GIT_PROXY_COMMAND GIT_ASKPASS SSH_ASKPASS PAGER GIT_PAGER",
        starts,
    ],
    [
        "ANTHROPIC_BASE_URL ANTHROPIC_BEDROCK_BASE_URL ANTHROPIC_VERTEX_BASE_URL HTTP_PROXY HTTPS_PROXY ALL_PROXY http_proxy https_proxy all_proxy NODE_TLS_REJECT_UNAUTHORIZED NODE_EXTRA_CA_CERTS ANTHROPIC_CUSTOM_HEADERS OTEL_EXPORTER_OTLP_ENDPOINT",
        leads,
    ],
];
const is = (path, value, effect, because) => ({ path, when: new RegExp(`^${value}$`), effect, because });
const settingRules = [
    { path: mode, when: /^bypassPermissions$/, effect: "bypasses", because: "runs every tool call without asking" },
    { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
    { path: mode, when: /^plan$/, effect: "narrows", because: "lets tools only read" },
    { path: mode, when: /^dontAsk$/, effect: "narrows", because: "denies whatever would need a question" },
    is("permissions.disableBypassPermissionsMode", "disable", "narrows", "lets nobody bypass the questions"),
    is("permissions.disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
    is("disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
    { path: allow, when: /^\*+$/, effect: "bypasses", because: "may allow every tool without asking" },
    { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
    {
        path: allow,
        when: /^mcp__\*+$/,
        effect: "auto-approves",
        because: "may call every tool of every server without asking",
    },
    {
        path: allow,
        when: settings_others,
        effect: "widens",
        because: "allows the tool without asking, whatever it is called with",
    },
    { path: allow, when: part, effect: "widens", because: "is allowed without asking" },
    { path: "permissions.ask", effect: "narrows", because: "is asked about in every mode that asks" },
    { path: "permissions.deny", effect: "narrows", because: "is denied in every mode" },
    {
        path: "permissions.additionalDirectories",
        effect: "widens",
        because: "is a directory that tools work in besides the project's",
    },
    is("skipDangerousModePermissionPrompt", "true", "widens", "may start the mode without questions without a warning"),
    is("disableAllHooks", "true", "widens", "switches off hooks that guard tools"),
    is("disableSkillShellExecution", "true", "narrows", "keeps skills from running commands"),
    is("skipWebFetchPreflight", "true", "widens", "fetches addresses without asking whether they are safe"),
    { path: "agent", effect: "widens", because: "starts every session as this subagent" },
    is("enableAllProjectMcpServers", "true", "widens", "connects every server of `.mcp.json` without asking"),
    {
        path: "enabledMcpjsonServers",
        effect: "widens",
        because: "is a server of `.mcp.json` that is connected without asking",
    },
    { path: "disabledMcpjsonServers", effect: "narrows", because: "is a server of `.mcp.json` that is not connected" },
    { path: "deniedMcpServers", effect: "narrows", because: "is a server that is never connected", shown: "…" },
    is("enabledPlugins.*", "true", "widens", "brings the plugin's subagents, hooks and servers"),
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a place that plugins come from", shown: "…" },
    ...[
        "apiKeyHelper",
        "awsAuthRefresh",
        "awsCredentialExport",
        "gcpAuthRefresh",
        "otelHeadersHelper",
        "statusLine.command",
        "subagentStatusLine.command",
        "fileSuggestion.command",
    ].map((path) => ({ path, effect: "widens", because: command, shown: "a command" })),
    ...variables.flatMap(([names, because]) => names.split(" ").map((name) => ({ path: `env.${name}`, effect: "widens", because, shown: "…" }))),
    { path: "allowedHttpHookUrls", effect: "widens", because: "is an address that hooks may be sent to" },
    {
        path: "worktree.bgIsolation",
        when: /^none$/,
        effect: "widens",
        because: "lets subagents in the background work in the project itself",
    },
    { path: "httpHookAllowedEnvVars", effect: "widens", because: "is a variable that hooks may send to an address" },
    {
        path: "autoMemoryDirectory",
        effect: "widens",
        because: "is a directory that sessions write what they remember into",
    },
    is("sandbox.enabled", "true", "narrows", "runs commands in a sandbox, most of them without asking"),
    is("sandbox.enabled", "false", "widens", "runs commands outside of a sandbox"),
    is("sandbox.allowUnsandboxedCommands", "false", "narrows", "lets no command leave the sandbox"),
    is("sandbox.autoAllowBashIfSandboxed", "false", "narrows", "asks before commands in the sandbox too"),
    { path: "sandbox.excludedCommands", effect: "widens", because: "runs outside of the sandbox" },
    ...[
        "enableWeakerNestedSandbox",
        "enableWeakerNetworkIsolation",
        "network.allowAllUnixSockets",
        "network.allowLocalBinding",
    ].map((path) => is(`sandbox.${path}`, "true", "widens", weakens)),
    { path: "sandbox.ignoreViolations.*", effect: "widens", because: weakens },
    {
        path: "sandbox.network.allowUnixSockets",
        effect: "widens",
        because: "is a socket that commands in the sandbox may use",
    },
    ...["httpProxyPort", "socksProxyPort"].map((key) => ({
        path: `sandbox.network.${key}`,
        effect: "widens",
        because: "is a proxy that decides what commands in the sandbox may reach",
    })),
    { path: "sandbox.network.allowedDomains", effect: "widens", because: "may be reached from the sandbox" },
    { path: "sandbox.network.deniedDomains", effect: "narrows", because: "may not be reached from the sandbox" },
    ...["allowWrite", "allowRead"].map((key) => ({
        path: `sandbox.filesystem.${key}`,
        effect: "widens",
        because: "is open to commands in the sandbox",
    })),
    ...["denyWrite", "denyRead"].map((key) => ({
        path: `sandbox.filesystem.${key}`,
        effect: "narrows",
        because: "is closed to commands in the sandbox",
    })),
];
const servers = [
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools subagents may call",
        shown: "a command",
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools subagents may call",
        shown: "an address",
    },
    { path: "mcpServers.*.headersHelper", effect: "widens", because: command, shown: "a command" },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/layers.js






const folder = ".claude/agents";
async function readLayer(repo, name, directory, seen) {
    const root = (0,repo_path/* join */.fj)(directory, folder);
    const { files, broken, unjudged } = filesBelow(repo, root, seen);
    const settings = await (0,_kit_settings/* readSettings */.sb)(repo, settingsIn(name, directory), settingRules);
    const started = name === "project"
        ? await (0,_kit_settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(directory, ".mcp.json")], servers)
        : { authority: [], unjudged: [] };
    const authority = [...settings.authority, ...started.authority];
    const unread = [...settings.unjudged, ...started.unjudged];
    const present = repo.resolve(root).kind === "directory" || unjudged.length > 0;
    if (!present && authority.length + unread.length === 0)
        return [];
    const layer = { name, root, status: present ? "loaded" : "absent", authority };
    const read = await readFiles(repo, layer, files);
    return [
        {
            layer,
            items: [...read.items, ...brokenItems(layer, broken)],
            unjudged: [...unread, ...unjudged, ...read.unjudged],
        },
    ];
}
function settingsIn(name, directory) {
    if (name === "system")
        return [(0,repo_path/* join */.fj)(directory, "managed-settings.json")];
    return settingsFiles.map((file) => (0,repo_path/* join */.fj)(directory, `.claude/${file}`));
}
async function readNamed(repo, named, seen) {
    const root = (0,repo_path/* tidied */.GE)(named);
    if (root.endsWith(".json") && repo.resolve(root).kind !== "directory")
        return readCli(repo, root);
    const { files, broken, unjudged } = filesBelow(repo, root, seen, (path) => isOthers(path, root));
    const groups = new Map([[root, []]]);
    for (const path of files) {
        const plugin = pluginOf(repo, (0,repo_path/* directoryOf */.jt)(path), root);
        const group = groups.get(plugin);
        if (group)
            group.push(path);
        else
            groups.set(plugin, [path]);
    }
    const layers = [];
    for (const [directory, own] of groups) {
        const isRoot = directory === root;
        if (own.length === 0 && !(isRoot && broken.length + unjudged.length > 0))
            continue;
        const layer = { name: "project", root: directory, status: "loaded", authority: [] };
        const read = await readFiles(repo, layer, own);
        layers.push(isRoot
            ? { layer, items: [...read.items, ...brokenItems(layer, broken)], unjudged: [...unjudged, ...read.unjudged] }
            : { layer, ...read });
    }
    return layers;
}
function pluginOf(repo, directory, root) {
    for (let at = directory; (0,repo_path/* isWithin */.UO)(at, root) && at !== root; at = (0,repo_path/* directoryOf */.jt)(at)) {
        if (repo.resolve((0,repo_path/* join */.fj)(at, ".claude-plugin/plugin.json")).kind === "file")
            return at;
    }
    return root;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/external.js
var external = __webpack_require__(9514);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugin-parts.js






const usual = {
    hooks: "hooks/hooks.json",
    mcpServers: ".mcp.json",
    lspServers: ".lsp.json",
    monitors: "monitors/monitors.json",
};
const language = "starts a program that serves a language";
const bare = {
    mcpServers: servers.map((rule) => ({ ...rule, path: rule.path.replace("mcpServers.", "") })),
    lspServers: [{ path: "*.command", effect: "widens", because: language, shown: "a command" }],
};
const inManifest = [
    ...servers,
    { path: "lspServers.*.command", effect: "widens", because: language, shown: "a command" },
];
async function besideOf(repo, root, described) {
    const authority = described.flatMap(({ node, source }) => [
        ...(0,_kit_settings/* authorityFrom */.W5)(inManifest, node, source),
        ...(0,_kit_settings/* hooksIn */.aS)(node, source),
        ...monitorsIn(node, source),
    ]);
    const unjudged = [];
    for (const key of ["hooks", "mcpServers", "lspServers", "monitors"]) {
        const named = described.flatMap(({ node, source }) => [(0,parsers_node/* lastOf */.g1)(node, key), (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "experimental"), key)]
            .flatMap((value) => textsOf(value))
            .map((item) => ({ path: (0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(root, (0,repo_path/* tidied */.GE)(item.text))), at: { source, span: item.span } })));
        for (const { path, at } of named)
            if (repo.resolve(path).kind === "missing")
                unjudged.push({ message: `names \`${path}\`, where nothing is`, at });
        const paths = new Set([(0,repo_path/* join */.fj)(root, usual[key]), ...named.map(({ path }) => path)]);
        const read = await (0,_kit_settings/* readSettings */.sb)(repo, [...paths], [...inManifest, ...(bare[key] ?? [])], monitorsIn);
        authority.push(...read.authority);
        unjudged.push(...read.unjudged);
    }
    const settings = await (0,_kit_settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(root, "settings.json")], settingRules.filter(({ path }) => ["agent", "subagentStatusLine.command"].includes(path)));
    return {
        authority: [...authority, ...settings.authority, ...programsIn(repo, root)],
        unjudged: [...unjudged, ...settings.unjudged],
    };
}
function textsOf(node) {
    const items = node?.kind === "list" ? node.items.slice(0, 100) : node ? [node] : [];
    return items.flatMap((item) => (item.kind === "scalar" && !(0,parsers_node/* isEmptyValue */.Po)(item) ? [item] : []));
}
function monitorsIn(root, source) {
    const lists = [root, (0,parsers_node/* lastOf */.g1)(root, "monitors"), (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "experimental"), "monitors")];
    return lists
        .flatMap((list) => (list?.kind === "list" ? list.items.slice(0, 200) : []))
        .flatMap((item) => {
        const command = (0,parsers_node/* lastOf */.g1)(item, "command");
        if (!command)
            return [];
        return [
            {
                setting: `monitors.${(0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(item, "name")) ?? ""}`,
                value: "a command",
                effect: "widens",
                because: "runs beside every session, outside of a sandbox",
                content: (0,_kit_settings/* contentOf */.$E)(command, source),
                at: { source, span: command.span },
            },
        ];
    });
}
function programsIn(repo, root) {
    const { files } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(root, "bin"), { isIncluded: () => true, deep: false });
    return files.slice(0, 200).map((path) => ({
        setting: "bin",
        value: path,
        effect: "widens",
        because: "is a program that commands find by its name",
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugins.js









const plugins_folder = ".claude-plugin";
const manifests = [`**/${plugins_folder}/plugin.json`, `**/${plugins_folder}/marketplace.json`];
async function readPlugins(repo, seen) {
    const unjudged = [];
    const plugins = new Map();
    const remotes = [];
    const markets = new Set();
    const homes = repo
        .holding(plugins_folder)
        .filter((directory) => !repo.isUsers(directory))
        .sort(repo_path/* byBytes */.bg);
    for (const home of homes) {
        const manifest = await readJson(repo, (0,repo_path/* join */.fj)(home, `${plugins_folder}/plugin.json`), unjudged);
        if (manifest)
            plugins.set(home, plugins_pluginOf(manifest, home));
    }
    for (const home of homes) {
        const market = await readJson(repo, (0,repo_path/* join */.fj)(home, `${plugins_folder}/marketplace.json`), unjudged);
        if (!market)
            continue;
        markets.add((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(market.node, "name")) ?? "");
        addMarket(repo, home, market, plugins, remotes);
    }
    const layers = unjudged.length > 0
        ? [{ layer: { name: "plugin", root: plugins_folder, status: "failed", authority: [] }, items: [], unjudged }]
        : [];
    for (const plugin of plugins.values())
        layers.push(...(await readPlugin(repo, plugin, seen)));
    return { layers, remotes, markets };
}
async function readJson(repo, path, unjudged) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return undefined;
    if ("message" in source) {
        unjudged.push(source);
        return undefined;
    }
    const node = (0,json/* parseJsonc */.pX)(source.text);
    if (node.kind !== "problem")
        return { source, node };
    unjudged.push({ message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } });
    return undefined;
}
function plugins_pluginOf(manifest, home) {
    return {
        root: home,
        name: (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(manifest.node, "name")) ?? (0,repo_path/* nameOf */.Vb)(home),
        agents: namedIn((0,parsers_node/* lastOf */.g1)(manifest.node, "agents"), manifest.source, home),
        described: [manifest],
    };
}
function addMarket(repo, home, { source, node }, plugins, remotes) {
    const base = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "metadata"), "pluginRoot")) ?? "";
    const list = (0,parsers_node/* lastOf */.g1)(node, "plugins");
    for (const entry of list?.kind === "list" ? list.items : []) {
        const from = (0,parsers_node/* lastOf */.g1)(entry, "source");
        const name = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(entry, "name")) ?? "";
        if (!from)
            continue;
        if (from.kind === "scalar") {
            const root = rootIn(repo, home, base, from.text);
            plugins.set(root, listedPlugin(plugins.get(root), root, name, { source, node: entry }));
        }
        else
            remotes.push((0,external/* pluginFrom */.Gp)(name, from, { source, span: from.span }));
    }
}
function rootIn(repo, home, base, path) {
    const direct = within(home, path);
    const root = [direct, within(home, `${base}/${path}`)].find((path) => repo.resolve(path).kind === "directory");
    return root ?? direct;
}
function listedPlugin(known, root, name, entry) {
    const agents = namedIn((0,parsers_node/* lastOf */.g1)(entry.node, "agents"), entry.source, root);
    return known
        ? { ...known, agents: known.agents ?? agents, described: [...known.described, entry] }
        : { root, name, agents, described: [entry] };
}
function within(root, path) {
    return (0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(root, (0,repo_path/* tidied */.GE)(path)));
}
function namedIn(node, source, root) {
    if (!node || node.kind === "table")
        return undefined;
    const items = node.kind === "list" ? node.items : [node];
    return items.flatMap((item) => item.kind === "scalar" ? [{ path: within(root, item.text), at: { source, span: item.span } }] : []);
}
async function readPlugin(repo, { root, name, agents, described }, seen) {
    const usual = (0,repo_path/* join */.fj)(root, "agents");
    const { authority, unjudged } = await besideOf(repo, root, described);
    const layer = { name: "plugin", root: usual, status: "loaded", authority };
    const items = [];
    const problems = [...unjudged];
    const take = async (place, why) => {
        const found = filesBelow(repo, place, seen);
        const made = await readFiles(repo, layer, found.files, true);
        items.push(...[...made.items, ...brokenItems(layer, found.broken)]
            .map((item) => scoped(item, name, place))
            .map((item) => why && item.verdict.kind === "loaded"
            ? { ...item, verdict: { kind: "dropped", problem: why } }
            : item));
        problems.push(...found.unjudged, ...made.unjudged);
    };
    for (const { path, at } of agents ?? [{ path: usual, at: undefined }]) {
        if (at && repo.resolve(path).kind === "missing")
            problems.push({ message: `names \`${path}\`, where nothing is`, at });
        else
            await take(path);
    }
    const [first] = agents ?? [];
    if (first)
        await take(usual, {
            message: "the manifest's `agents` stands instead of this folder, which may not be read",
            at: first.at,
        });
    if (items.length + problems.length + authority.length === 0)
        return [];
    return [{ layer, items, unjudged: problems }];
}
function scoped(item, plugin, place) {
    const { profile, files: [file = ""], } = item;
    if (!profile)
        return item;
    const above = (0,repo_path/* directoryOf */.jt)(file);
    const folders = above !== place && (0,repo_path/* isWithin */.UO)(above, place) ? above.slice(place.length + 1).split("/") : [];
    const name = profile.name.state === "missing"
        ? (0,fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(file), profile.name.at, "a plugin's subagent without a name has its file's")
        : profile.name;
    return {
        ...item,
        profile: { ...profile, name, identity: [plugin, ...folders, (0,fact/* known */.eO)(name) ?? (0,repo_path/* stemOf */.Vc)(file)].join(":") },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/index.js








const managed = "etc/claude-code";
const own = [
    `**/${folder}/**/*.md`,
    ...settingsFiles.map((name) => `**/.claude/${name}`),
    ...manifests,
    `~/${folder}/**/*.md`,
    "~/.claude/settings.json",
    `/${managed}/${folder}/**/*.md`,
    `/${managed}/managed-settings.json`,
];
/* harmony default export */ const claude = ((0,host/* defineHost */.Y)({
    title: "Claude Code",
    url: "https://code.claude.com/docs/en/sub-agents",
    editions: ["2.1"],
    patterns: [...own, "**/.mcp.json"],
    ownPatterns: own,
    async load(repo, where) {
        const seen = new Set();
        const { home, system: machine } = where.user ?? {};
        const system = machine === undefined ? [] : await readLayer(repo, "system", (0,repo_path/* join */.fj)(machine, managed), seen);
        const projects = new Map();
        for (const directory of (0,_kit_sessions/* lineages */.DS)(where.starts, where))
            projects.set(directory, await readLayer(repo, "project", directory, seen));
        const user = home === undefined ? [] : await readLayer(repo, "user", home, seen);
        const plugins = await readPlugins(repo, seen);
        const remotes = await (0,external/* externalPluginsIn */.FK)(repo, [...projects.keys()].flatMap((directory) => settingsIn("project", directory)), plugins.markets);
        const named = [];
        for (const dir of where.dirs)
            named.push(...(await readNamed(repo, dir, seen)));
        const found = [
            ...system,
            ...[...projects.values()].flat(),
            ...user,
            ...plugins.layers,
            ...[...plugins.remotes, ...remotes].map(external/* externalLayer */.vG),
            ...named,
        ];
        if (found.length === 0)
            return host/* absentLoad */._;
        const base = { layer: builtin, items: builtins_builtins(), unjudged: [] };
        const sessions = where.starts.map((start) => [...system, ...nearestFirst(start, where, projects), ...user, base]);
        const withVerdict = (0,_kit_sessions/* winnersOf */.AY)([...sessions, ...named.map((read) => [read, base])]);
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found, base].flatMap(({ items }) => items).map((item) => withVerdict(item)),
            unjudged: found.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
function nearestFirst(start, where, projects) {
    return (0,_kit_sessions/* lineage */.OZ)(start, where).flatMap((directory) => projects.get(directory) ?? []);
}


/***/ })

};
;