"use strict";
exports.id = 5484;
exports.ids = [5484];
exports.modules = {

/***/ 6093:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ hiddenBreaks)
/* harmony export */ });
const maxBreaks = 5;
function hiddenBreaks(source, front) {
    const yaml = source.text.slice(front.start, front.end);
    if (!yaml.includes("\r") || !source.text.includes("\n"))
        return [];
    return [...yaml.matchAll(/\r(?!\n)([^\r\n]*\S[^\r\n]*)/g)].slice(0, maxBreaks).map(({ 1: rest = "", index }) => ({
        kind: "cut",
        what: rest.trim().slice(0, 60),
        because: "is a line of its own, after a carriage return that editors and reviews do not show; write a line feed",
        at: { source, span: { start: front.start + index, end: front.start + index + 1 + rest.length } },
    }));
}


/***/ }),

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

/***/ 5484:
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/editions.js
const editions = ["2.1.267", "2.1"];
const newest = editions[0];
function isOlder(edition) {
    return edition === "2.1";
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/json-types.js

const typeOf = (says, holds) => ({
    says,
    faultOf: (node) => (holds(node) ? undefined : node),
});
const isText = (node) => node.kind === "scalar" && typeof node.value === "string";
const isNull = (node) => node.kind === "scalar" && node.value === null;
const isFlag = (node) => node.kind === "scalar" && typeof node.value === "boolean";
const numberOf = (node) => node.kind === "scalar" && node.number ? Number(node.text) : Number.NaN;
const flag = typeOf("`true` or `false`", isFlag);
const flagOrNull = typeOf("`true` or `false`", (node) => isFlag(node) || isNull(node));
const json_types_text = typeOf("a string", isText);
const object = typeOf("an object", ({ kind }) => kind === "table");
const anyNumber = typeOf("a number", (node) => !Number.isNaN(numberOf(node)));
const list = typeOf("an array", ({ kind }) => kind === "list");
const arrayOfObjects = "an array of objects";
const objects = {
    says: arrayOfObjects,
    faultOf: (node) => (node.kind === "list" ? node.items.find(({ kind }) => kind !== "table") : node),
};
const objectsOrNull = {
    says: arrayOfObjects,
    faultOf: (node) => (isNull(node) ? undefined : objects.faultOf(node)),
};
const flagOrObject = typeOf("`true`, `false` or an object", (node) => isFlag(node) || node.kind === "table");
const texts = {
    says: "an array of strings",
    faultOf: (node) => (node.kind === "list" ? node.items.find((item) => !isText(item)) : node),
};
const textOrTexts = (blankToo) => ({
    says: "an array of strings",
    faultOf: (node) => (isText(node) && (blankToo || (0,parsers_node/* textOf */.b6)(node) !== "") ? undefined : texts.faultOf(node)),
});
const integerFrom = (least) => typeOf(`a whole number from ${least}`, (node) => Number.isInteger(numberOf(node)) && numberOf(node) >= least);
const share = (isOpen) => typeOf("a number up to 1", (node) => {
    const value = numberOf(node);
    return (isOpen ? value > 0 : value >= 0) && value <= 1;
});
const oneOf = (allowed) => `${allowed.length > 1 ? "one of " : ""}${allowed.map((word) => `\`${word}\``).join(", ")}`;
const words = (...allowed) => typeOf(oneOf(allowed), (node) => isText(node) && allowed.includes((0,parsers_node/* textOf */.b6)(node) ?? ""));
const wordOrNull = (...allowed) => {
    const word = words(...allowed);
    return { says: word.says, faultOf: (node) => (isNull(node) ? undefined : word.faultOf(node)) };
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/payload-types.js




const filled = typeOf("a string that is not empty", (node) => isText(node) && (0,parsers_node/* textOf */.b6)(node) !== "");
const effort = typeOf("`low`, `medium`, `high`, `xhigh`, `max` or a whole number", (node) => isText(node)
    ? ["low", "medium", "high", "xhigh", "max"].includes((0,parsers_node/* textOf */.b6)(node) ?? "")
    : Number.isInteger(numberOf(node)));
const servers = typeOf("an array of names and objects", (node) => node.kind === "list" ? node.items.every((item) => isText(item) || item.kind === "table") : false);
const payload_types_fields = {
    description: filled,
    prompt: json_types_text,
    tools: texts,
    disallowedTools: texts,
    model: filled,
    permissionMode: words("acceptEdits", "auto", "bypassPermissions", "default", "dontAsk", "plan", "manual"),
    maxTurns: integerFrom(1),
    memory: words("user", "project", "local"),
    isolation: words("worktree", "remote"),
    skills: texts,
    mcpServers: servers,
    hooks: object,
    background: flag,
    effort,
    initialPrompt: json_types_text,
};
const required = ["description", "prompt"];
const events = new Set("PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion SessionStart SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PreModelSwitch PostModelSwitch PermissionRequest PermissionDenied Setup TeammateIdle TaskCreated TaskCompleted Elicitation ElicitationResult ConfigChange WorktreeCreate WorktreeRemove InstructionsLoaded CwdChanged FileChanged DirectoryAdded MessageDisplay".split(" "));
function payloadFaultIn({ name = "", key, value }, edition) {
    if (name.startsWith("-") && !isOlder(edition))
        return { message: `the name \`${name}\` begins with \`-\``, span: key.span };
    if (value.kind !== "table")
        return { message: `\`${name}\` must be an object`, span: value.span };
    return missingIn(value, key.span) ?? wrongIn(value) ?? hooksFault((0,parsers_node/* valueOf */.RP)(value, "hooks"));
}
function missingIn(table, span) {
    const missing = required.find((field) => !(0,parsers_node/* valueOf */.RP)(table, field));
    return missing === undefined ? undefined : { message: `it has no \`${missing}\``, span };
}
function wrongIn(table) {
    for (const { name = "", value } of table.entries) {
        const type = Object.hasOwn(payload_types_fields, name) ? payload_types_fields[name] : undefined;
        const fault = type?.faultOf(value);
        if (type && fault)
            return { message: `\`${name}\` must be ${type.says}`, span: fault.span };
    }
    return undefined;
}
function hooksFault(hooks) {
    for (const { name = "", key, value } of (0,fields/* tableEntries */.zH)(hooks)) {
        if (!events.has(name))
            return { message: `\`hooks\` has no event \`${name}\``, span: key.span };
        const groups = (0,fields/* listItems */.Dw)(value);
        const wrong = value.kind === "list" ? groups.find((group) => (0,parsers_node/* valueOf */.RP)(group, "hooks")?.kind !== "list") : value;
        if (wrong)
            return { message: `\`hooks.${name}\` must be an array of objects with \`hooks\``, span: wrong.span };
    }
    return undefined;
}

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
        state: "TodoWrite TaskCreate TaskUpdate TaskStop KillShell KillBash ReportFindings SubagentHandback StructuredOutput",
    },
    withheld: {
        delegate: "Workflow",
        state: "AskUserQuestion EndConversation EnterPlanMode ExitPlanMode ScheduleWakeup TaskOutput WaitForMcpServers",
    },
    gone: {
        read: "LS NotebookRead",
        write: "MultiEdit",
        delegate: "SlashCommand",
        state: "TodoRead BashOutput AgentOutputTool",
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
    const items = node?.kind === "list" ? node.items : node ? [node] : [];
    return items.flatMap((item) => item.kind === "scalar" && typeof item.value === "string" ? entriesOf(item, source) : []);
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
        const [, name = written, scope = null] = /^([^(]+)\(([^]*)\)$/.exec(written) ?? [];
        return {
            written,
            name: name.trim(),
            scope,
            at: { source, span: offset === undefined ? span : { start: offset + start, end: offset + end } },
        };
    });
}
function splitTools(text) {
    const ranges = [];
    let isProtected = false;
    let from = 0;
    for (let at = 0; at <= text.length; at++) {
        const unit = text[at];
        if (unit === "(")
            isProtected = true;
        if (unit === ")")
            isProtected = false;
        if (at < text.length && (isProtected || (unit !== "," && unit !== " ")))
            continue;
        const range = trimmed(text, from, at);
        if (range.start < range.end)
            ranges.push(range);
        from = at + 1;
    }
    return ranges;
}
function trimmed(text, from, to) {
    let [start, end] = [from, to];
    while (start < end && /\s/.test(text[start] ?? ""))
        start++;
    while (end > start && /\s/.test(text[end - 1] ?? ""))
        end--;
    return { start, end };
}
function isServerTool(name) {
    return /^mcp__(?!_)[^*]*[^*_](?:__\*)?$/.test(name);
}
function denialBy(denied, isOlder) {
    const names = new Set(denied.map(({ name }) => canonical(name)));
    if (names.has("Bash") && !isOlder)
        names.add("Monitor");
    const servers = isOlder
        ? []
        : [...names].filter((name) => isServerTool(name)).map((name) => name.replace(/__\*$/, ""));
    const starts = servers.filter((name) => !name.slice("mcp__".length).includes("__")).map((name) => `${name}__`);
    const everyServer = names.has("mcp__*") && !isOlder;
    return (name) => names.has(canonical(name)) ||
        (name.startsWith("mcp__") && (everyServer || starts.some((start) => `${name}__`.startsWith(start))));
}
function canonical(name) {
    return toolNamed(name)?.name ?? name;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/grants.js





function readTools(table, source, home, edition) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "disallowedTools");
    const entries = toolListOf(node, source);
    const isDenied = denialBy(entries, isOlder(edition));
    const listed = readListed(table, { source, home, isDenied }, entries.length > 0);
    return {
        grants: listed.grants,
        denied: entries.filter(({ name }) => isDeniable(name)).map(({ written }) => written),
        ineffective: [
            ...(node ? namesNothing("disallowedTools", node, entries, source, "takes no tool away") : []),
            ...entries.flatMap((entry) => faultOfDenial(entry) ?? []),
            ...listed.ineffective,
        ],
    };
}
function isDeniable(name) {
    const tool = toolNamed(name);
    return name === "mcp__*" || isServerTool(name) || (tool !== undefined && tool.fate === "given");
}
function readListed(table, { source, home, isDenied }, denies) {
    const everyTool = (at) => everything(at, denies ? isDenied : undefined);
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (!node) {
        const because = `no \`tools\` key means every tool${denies ? " that is not denied" : ""}`;
        return { grants: (0,fact/* implied */.TU)(everyTool(home), home, because), ineffective: [] };
    }
    const entries = toolListOf(node, source);
    const grants = entries.flatMap((entry) => grantsOfEntry(entry, isDenied, everyTool));
    return {
        grants: (0,fact/* stated */.Eo)(grants, { source, span: node.span }),
        ineffective: [
            ...namesNothing("tools", node, entries, source, "grants no tool"),
            ...entries.flatMap((entry) => faultOfGrant(entry) ?? []),
        ],
    };
}
function namesNothing(key, node, entries, source, effect) {
    const kind = key === "tools" ? "value" : "limit";
    const fault = (because, { span }) => ({ kind, what: key, because, at: { source, span } });
    if (node.kind === "list") {
        const items = node.items.filter((item) => !grants_isText(item) && !grants_isNull(item));
        return items.map((item) => fault(`this item is not text, so it ${effect}; put it in quotes`, item));
    }
    return entries.length > 0 || grants_isText(node) || grants_isNull(node)
        ? []
        : [fault(`it is not a list of names, so it ${effect}; write them with commas between`, node)];
}
function grants_isText(node) {
    return node.kind === "scalar" && typeof node.value === "string";
}
function grants_isNull(node) {
    return node.kind === "scalar" && node.value === null;
}
function everything(at, isDenied) {
    if (!isDenied)
        return (0,tools/* grantEach */.Ud)(at);
    const kept = given.flatMap(({ name, capability }) => capability && !isDenied(name) ? [{ tool: name, capability, scope: null, at }] : []);
    return isDenied("mcp__*") ? kept : [...kept, { tool: "mcp__*", capability: "external", scope: null, at }];
}
function grantsOfEntry({ written, name, scope, at }, isDenied, everyTool) {
    if (name === "*" && scope === null)
        return everyTool(at);
    if (isDenied(name))
        return [];
    if (isServerTool(name))
        return [{ tool: written, capability: "external", scope: null, at }];
    const tool = toolNamed(name);
    return tool?.capability && tool.fate === "given"
        ? [{ tool: written, capability: tool.capability, scope: null, at }]
        : [];
}
const everyWord = /^(?:\*+|all|any|everything|inherit|tools)$/i;
function faultOfGrant(entry) {
    const { written, name, scope, at } = entry;
    if (name === "*" && scope === null)
        return undefined;
    const fault = knownFault(name, scope) ?? (isKnown(name) ? undefined : unknownName(entry, "it grants nothing"));
    return fault && { ...fault, what: written, at };
}
function knownFault(name, scope) {
    const tool = toolNamed(name);
    if (tool?.fate === "gone")
        return { kind: "removed-tool", because: "Claude Code no longer has this tool, so it grants nothing" };
    if (tool?.fate === "withheld")
        return { kind: "value", because: "Claude Code gives this tool to no subagent" };
    const bounds = scope !== null && !/^\s*\**\s*$/.test(scope) && isKnown(name);
    if (!bounds)
        return undefined;
    const fix = tool?.name === "Agent"
        ? "the subagent can start every agent"
        : `write \`${name}\` here and rules in \`permissions\` of the settings`;
    return { kind: "scope", because: `Claude Code ignores the text in parentheses and gives the whole tool; ${fix}` };
}
function isKnown(name) {
    return isServerTool(name) || toolNamed(name) !== undefined;
}
function faultOfDenial(entry) {
    const { written, name, at } = entry;
    if (isDeniable(name) || toolNamed(name)?.fate === "withheld")
        return undefined;
    const gone = toolNamed(name)?.fate === "gone";
    const fault = gone
        ? { kind: "removed-tool", because: "Claude Code no longer has this tool, so it denies nothing" }
        : /^\*+$/.test(name)
            ? {
                kind: "limit",
                because: "`disallowedTools` has no wildcard for every tool, so it denies nothing; write `tools: []`",
            }
            : unknownName(entry, "it denies nothing");
    return { ...fault, what: written, at };
}
function unknownName({ written, name }, effect) {
    const unknown = (because) => ({ kind: "unknown-tool", because });
    const like = toolLike(name) ?? toolLike(name.replace(/^\W+|\W+$/g, ""));
    if (written.includes("(") && !written.endsWith(")"))
        return unknown(`a parenthesis is not closed or text follows it, so this is one unknown name and ${effect}`);
    if (like)
        return unknown(`Claude Code has no such tool, so ${effect}; did you mean \`${like.name}\`?`);
    if (everyWord.test(name) && effect === "it grants nothing")
        return unknown("Claude Code has no such tool, so it grants nothing; leave `tools` out to grant every tool");
    if (name.includes("*"))
        return unknown(`Claude Code has no such pattern, so ${effect}; it has only \`mcp__server__*\``);
    return unknown(`Claude Code has no such tool, so ${effect}`);
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
        native[key] = isList ? toolListOf(node, source).map(({ written }) => written) : (0,parsers_node/* jsonOf */.o_)(node, budget);
    }
    return native;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/hooks.js

const guards = ["PreToolUse", "PermissionRequest"];
function faultInHooks(hooks) {
    if (isFalsy(hooks))
        return undefined;
    if (hooks.kind !== "table")
        return { at: hooks, because: "is not a mapping of events, so Claude Code leaves the profile out" };
    for (const event of guards) {
        const matchers = (0,parsers_node/* valueOf */.RP)(hooks, event);
        const at = matchers && !hooks_isNull(matchers) ? hooks_wrongIn(matchers, isMatcher) : undefined;
        if (at)
            return { at, because: `has a fault under \`${event}\`, so Claude Code leaves the profile out` };
    }
    return undefined;
}
function ignoredEvents(hooks) {
    const entries = hooks?.kind === "table" ? hooks.entries : [];
    return entries.flatMap(({ name, value }) => {
        const at = name === undefined || hooks_isNull(value) ? undefined : hooks_wrongIn(value, isMatcher);
        return at ? [{ at, because: `Claude Code ignores the hooks of \`${name}\`, which have a fault here` }] : [];
    });
}
function hooks_isNull(node) {
    return node.kind === "scalar" && node.value === null;
}
function isFalsy(node) {
    return node.kind === "scalar" && (!node.value || Number.isNaN(node.value));
}
function hooks_wrongIn(node, check) {
    return node.kind === "list" ? node.items.find((item) => !check(item)) : node;
}
const hooks_isText = (node) => node.kind === "scalar" && typeof node.value === "string";
const hooks_isFlag = (node) => node.kind === "scalar" && typeof node.value === "boolean";
const isDuration = (node) => node.kind === "scalar" && typeof node.value === "number" && node.value > 0;
const isTextList = (node) => hooks_wrongIn(node, hooks_isText) === undefined;
const isTable = (node) => node.kind === "table";
const isTextTable = (node) => node.kind === "table" && node.entries.every(({ value }) => hooks_isText(value));
const isShell = (node) => /^(?:bash|powershell)$/.test((0,parsers_node/* textOf */.b6)(node) ?? "");
const isUrl = (node) => hooks_isText(node) && URL.canParse((0,parsers_node/* textOf */.b6)(node) ?? "");
const common = { if: hooks_isText, timeout: isDuration, statusMessage: hooks_isText, once: hooks_isFlag };
const shapes = new Map([
    [
        "command",
        {
            required: { command: hooks_isText },
            optional: { ...common, shell: isShell, async: hooks_isFlag, asyncRewake: hooks_isFlag, args: isTextList },
        },
    ],
    ["prompt", { required: { prompt: hooks_isText }, optional: { ...common, model: hooks_isText } }],
    ["agent", { required: { prompt: hooks_isText }, optional: { ...common, model: hooks_isText } }],
    ["http", { required: { url: isUrl }, optional: { ...common, headers: isTextTable, allowedEnvVars: isTextList } }],
    ["mcp_tool", { required: { server: hooks_isText, tool: hooks_isText }, optional: { ...common, input: isTable } }],
]);
function isMatcher(node) {
    const hooks = (0,parsers_node/* valueOf */.RP)(node, "hooks");
    return (node.kind === "table" &&
        isOptional(node, "matcher", hooks_isText) &&
        hooks !== undefined &&
        hooks_wrongIn(hooks, isHook) === undefined);
}
function isHook(node) {
    const type = (0,parsers_node/* valueOf */.RP)(node, "type");
    const shape = type && hooks_isText(type) ? shapes.get((0,parsers_node/* textOf */.b6)(type) ?? "") : undefined;
    return (node.kind === "table" &&
        shape !== undefined &&
        Object.entries(shape.required).every(([key, check]) => (0,parsers_node/* entryOf */.Ms)(node, key) && isOptional(node, key, check)) &&
        Object.entries(shape.optional).every(([key, check]) => isOptional(node, key, check)));
}
function isOptional(table, key, check) {
    const value = (0,parsers_node/* valueOf */.RP)(table, key);
    return value === undefined || check(value);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/powers.js






function powersOf(table, source, edition) {
    const servers = (0,hooks_and_servers/* serversOf */.U2)(startedServers((0,parsers_node/* valueOf */.RP)(table, "mcpServers")), source);
    const memory = memoryIn(table, source, edition);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const place = (node) => ({ source, span: node.span });
    const mode = modeOf(table, place, edition);
    return {
        grants: [
            ...memory.grants,
            ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"),
            ...(0,hooks_and_servers/* serverGrants */.bN)(servers.filter(({ kind }) => kind !== "reference"), "mcpServers"),
        ],
        hooks,
        servers,
        bypasses: mode.bypasses,
        ineffective: [
            ...memory.ineffective,
            ...ignoredHooks(table, place),
            ...ignoredServers(table, place),
            ...wrongIsolation(table, place),
            ...mode.ineffective,
        ],
    };
}
function memoryIn(table, source, edition) {
    const memory = (0,parsers_node/* valueOf */.RP)(table, "memory");
    if (!memory || (0,parsers_node/* isEmptyValue */.Po)(memory))
        return { grants: [], ineffective: [] };
    const at = { source, span: memory.span };
    const value = (0,parsers_node/* textOf */.b6)(memory);
    if (!isTextNode(memory) || !["user", "project", "local"].includes(value ?? "")) {
        const because = "it is not `user`, `project` or `local`, so Claude Code ignores it";
        return { grants: [], ineffective: [{ kind: "value", what: `memory: ${value ?? "…"}`, because, at }] };
    }
    const isDenied = denialBy(toolListOf((0,parsers_node/* valueOf */.RP)(table, "disallowedTools"), source), isOlder(edition));
    const given = [
        ["Read", "read"],
        ["Write", "write"],
        ["Edit", "write"],
    ];
    const granted = new Set(given.flatMap(([name, capability]) => (isDenied(name) ? [] : [capability])));
    return {
        grants: [...granted].map((capability) => ({ tool: "memory", capability, scope: null, at })),
        ineffective: [],
    };
}
function ignoredServers(table, place) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "mcpServers");
    if (!node || node.kind === "list" || (0,parsers_node/* isEmptyValue */.Po)(node))
        return [];
    const because = "it is not a list, so Claude Code ignores it; write `- name: {…}` for each server";
    return [{ kind: "value", what: "mcpServers", because, at: place(node) }];
}
function ignoredHooks(table, place) {
    return ignoredEvents((0,parsers_node/* valueOf */.RP)(table, "hooks")).map(({ at, because }) => ({
        kind: "value",
        what: "hooks",
        because,
        at: place(at),
    }));
}
function startedServers(node) {
    if (node?.kind !== "list")
        return undefined;
    const items = node.items.flatMap((item) => {
        if (item.kind !== "table")
            return isTextNode(item) ? [item] : [];
        const entries = item.entries.filter(({ value }) => isServer(value));
        return entries.length > 0 ? [{ ...item, entries }] : [];
    });
    return { ...node, items };
}
function isServer(config) {
    const [command, url] = [(0,parsers_node/* valueOf */.RP)(config, "command"), (0,parsers_node/* valueOf */.RP)(config, "url")];
    return config.kind === "table" && ![command, url].some((node) => node && !isTextNode(node));
}
function isTextNode(node) {
    return node.kind === "scalar" && typeof node.value === "string";
}
function wrongIsolation(table, place) {
    const isolation = (0,parsers_node/* valueOf */.RP)(table, "isolation");
    if (!isolation || (0,parsers_node/* isEmptyValue */.Po)(isolation))
        return [];
    const value = (0,parsers_node/* textOf */.b6)(isolation) ?? "…";
    if (isTextNode(isolation) && /^(?:worktree|remote)$/.test(value))
        return [];
    const because = "it is not `worktree` or `remote`, so Claude Code ignores it and isolates nothing";
    return [{ kind: "limit", what: `isolation: ${value}`, because, at: place(isolation) }];
}
const modes = ["default", "manual", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan"];
const fast = new Map([
    [
        "bypassPermissions",
        {
            effect: "bypass",
            because: "runs every tool call without asking where the session already does so, and in every session before 2.1.267",
        },
    ],
    ["acceptEdits", { effect: "auto-approve", because: "edits files without asking" }],
    ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);
const olderBypass = { effect: "bypass", because: "runs every tool call without asking" };
const bypassing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|danger\w*|accept\w*|auto\w*)$/;
const modeKeys = new Set("permissionmode permissionsmode permission permissions mode defaultmode approvalmode approvalpolicy".split(" "));
function modeOf(table, place, edition) {
    const bypasses = [];
    const ineffective = [];
    for (const { name: setting = "", value: node, key } of table.entries) {
        if (setting === "permissionMode") {
            const texts = (0,unknown_keys/* textsIn */.Ej)(node);
            const value = texts.join(", ");
            const meaning = meaningOf(node, value, texts, edition);
            if (meaning)
                bypasses.push({ setting, value, ...meaning, at: place(node) });
            else if (!(0,parsers_node/* isEmptyValue */.Po)(node) && !modes.includes(value)) {
                const because = "Claude Code has no such mode, so the session's mode applies";
                ineffective.push({ kind: "value", what: `permissionMode: ${value}`, because, at: place(node) });
            }
        }
        else if (isForeignBypass(plainOf(setting), node)) {
            const value = (0,unknown_keys/* textsIn */.Ej)(node).join(", ");
            const because = "does nothing: Claude Code has no such key";
            bypasses.push({ setting, value, effect: "unhonoured", because, at: place(key) });
        }
    }
    return { bypasses, ineffective };
}
function meaningOf(node, value, texts, edition) {
    const exact = isTextNode(node) ? fast.get(value) : undefined;
    if (exact?.effect === "bypass" && isOlder(edition))
        return olderBypass;
    if (exact)
        return exact;
    return texts.some(isBypassing)
        ? { effect: "unhonoured", because: "is not a mode of Claude Code, so the session's mode applies" }
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/profile.js











function readProfile({ tables: [first, ...others] }, source, body, as) {
    const profile = oneReading(first, source, body, as);
    return others.reduce((sum, table) => (0,model_profile/* union */.KC)(sum, oneReading(table, source, body, { ...as, loads: false })), profile);
}
function oneReading(table, source, body, as) {
    const named = (0,parsers_node/* valueOf */.RP)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const { grants, denied, ineffective } = readTools(table, source, home, as.edition);
    const written = powersOf(table, source, as.edition);
    const ignored = as.inPlugin ? ignoredIn(table, source, written.bypasses) : undefined;
    const powers = ignored
        ? { ...powersOf(withoutIgnored(table), source, as.edition), bypasses: ignored.bypasses }
        : written;
    return (0,profile/* profileFrom */.A)({
        home,
        name: text("name"),
        description: descriptionOf(text("description")),
        model: modelOf(table, source, home),
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
        native: as.loads ? nativeOf(table, source) : undefined,
    });
}
function descriptionOf(written) {
    return written.state === "stated" ? { ...written, value: written.value.replaceAll("\\n", "\n") } : written;
}
function modelOf(table, source, home) {
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    const isText = model?.kind === "scalar" && typeof model.value === "string";
    return model && !isText ? (0,fact/* missing */.LO)({ source, span: model.span }) : (0,fields/* textFact */.yM)(model, source, home);
}
function oddValuesOf(table, source) {
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    const turns = (0,parsers_node/* valueOf */.RP)(table, "maxTurns");
    const text = (0,parsers_node/* textOf */.b6)(model) ?? "";
    return [
        ...(model && /[|,{}<>\s]|^__/.test(text.trim())
            ? [
                {
                    kind: "value",
                    what: `model: ${text}`,
                    because: "Claude Code requests a model of exactly this name; write one model",
                    at: { source, span: model.span },
                },
            ]
            : []),
        ...(turns && !(0,parsers_node/* isEmptyValue */.Po)(turns) && !isCount(turns)
            ? [
                {
                    kind: "limit",
                    what: `maxTurns: ${(0,parsers_node/* textOf */.b6)(turns) ?? "…"}`,
                    because: "it is not a whole number above zero, so Claude Code ignores it",
                    at: { source, span: turns.span },
                },
            ]
            : []),
    ];
}
function isCount(node) {
    if (node.kind === "list")
        return node.items.length === 1 && node.items.every(isCount);
    const count = node.kind === "scalar" && typeof node.value !== "boolean" ? Number(node.text) : 0;
    return Number.isInteger(count) && count > 0;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var _kit_settings = __webpack_require__(4876);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/setting-types.js


const types = [
    [
        flag,
        "respectGitignore wslInheritsWindowsSettings includeCoAuthoredBy includeGitInstructions disableAllHooks disableReplyCheck workflowKeywordTriggerEnabled bashEditDiffEnabled respondToBashCommands allowAllClaudeAiMcps allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin forceRemoteSettingsRefresh spinnerTipsEnabled syntaxHighlightingDisabled terminalTitleFromRename alwaysThinkingEnabled fastMode promptSuggestionEnabled emojiCompletionEnabled showClearContextOnPlanAccept prefersReducedMotion autoMemoryEnabled autoDreamEnabled showThinkingSummaries verbose autoCompactEnabled precomputeCompactionEnabled idleCompaction switchModelsOnFlag autoScrollEnabled wheelScrollAccelerationEnabled fileCheckpointingEnabled showTurnDuration showMessageTimestamps terminalProgressBarEnabled todoFeatureEnabled inputNeededNotifEnabled agentPushNotifEnabled voiceEnabled axScreenReader permissions.blockReadsOutsideWorkingDirectories permissions.blockWritesOutsideWorkingDirectories permissions.denyInsteadOfPrompting sandbox.enabled sandbox.failIfUnavailable sandbox.autoAllowBashIfSandboxed sandbox.allowUnsandboxedCommands sandbox.enableWeakerNestedSandbox sandbox.allowNestedUserNamespaces sandbox.enableWeakerNetworkIsolation sandbox.allowAppleEvents sandbox.network.strictAllowlist sandbox.network.allowManagedDomainsOnly sandbox.network.allowAllUnixSockets sandbox.network.allowLocalBinding sandbox.filesystem.allowManagedReadPathsOnly sandbox.filesystem.disabled sandbox.credentials.allowPlaintextInject attribution.sessionUrl statusLine.hideVimModeIndicator voice.enabled voice.autoSubmit autoMode.classifyAllShell",
    ],
    [
        flagOrNull,
        "syncClaudeAiSkills syncClaudeAiPlugins enforceAvailableModels enableAllProjectMcpServers disableClaudeAiConnectors disableBundledSkills disableDirectMcpSkills disableAgentView disableRemoteControl disableWorkflows disableArtifact enableArtifact enableWorkflows disableSkillShellExecution disableWindowsBashCommandSplit allowManagedHooksOnly allowManagedPermissionRulesOnly allowManagedMcpServersOnly disableCommandPluginSources disableSideloadFlags skipWebFetchPreflight fastModePerSessionOptIn channelsEnabled skipDangerousModePermissionPrompt autoContinueAtUsageLimit remoteControlAtStartup isolatePeerMachines autoUploadSessions skipAutoPermissionPrompt useAutoModeDuringPlan",
    ],
    [
        json_types_text,
        "$schema apiKeyHelper proxyAuthHelper awsCredentialExport awsAuthRefresh gcpAuthRefresh processWrapper attributionProject model prUrlTemplate otelHeadersHelper outputStyle language advisorModel agent minimumVersion requiredMinimumVersion requiredMaximumVersion plansDirectory timeFormat timeZone autoMemoryDirectory claudeMd pluginTrustMessage attribution.commit attribution.pr remote.defaultEnvironmentId modelOverrides.* statusLine.command fileSuggestion.command sandbox.ripgrep.command",
    ],
    [
        texts,
        "fallbackModel availableModels allowedHttpHookUrls httpHookAllowedEnvVars pluginSuggestionMarketplaces companyAnnouncements claudeMdExcludes permissions.additionalDirectories sandbox.excludedCommands sandbox.network.allowedDomains sandbox.network.deniedDomains sandbox.network.allowUnixSockets sandbox.network.allowMachLookup sandbox.filesystem.allowWrite sandbox.filesystem.denyWrite sandbox.filesystem.denyRead sandbox.filesystem.allowRead sandbox.ignoreViolations.* sandbox.ripgrep.args worktree.symlinkDirectories worktree.sparsePaths spinnerVerbs.verbs autoMode.allow autoMode.soft_deny autoMode.hard_deny autoMode.environment",
    ],
    [textOrTexts(false), "enabledMcpjsonServers disabledMcpjsonServers"],
    [textOrTexts(true), "forceLoginOrgUUID"],
    [list, "permissions.allow permissions.deny permissions.ask sandbox.credentials.envVars"],
    [objectsOrNull, "strictKnownMarketplaces blockedMarketplaces"],
    [objects, "allowedChannelPlugins sshConfigs sandbox.credentials.files"],
    [
        object,
        "permissions env worktree sandbox sandbox.network sandbox.network.tlsTerminate sandbox.filesystem sandbox.credentials sandbox.ignoreViolations sandbox.ripgrep remote voice autoMode statusLine fileSuggestion spinnerVerbs skillOverrides enabledPlugins pluginConfigs pluginConfigs.* modelOverrides",
    ],
    [flagOrObject, "attribution"],
    [anyNumber, "sandbox.network.httpProxyPort sandbox.network.socksProxyPort statusLine.padding"],
    [integerFrom(1), "cleanupPeriodDays skillListingMaxDescChars"],
    [integerFrom(0), "desktopSessionCleanupPeriodDays"],
    [share(true), "skillListingBudgetFraction"],
    [share(false), "feedbackSurveyRate"],
    [
        words("acceptEdits", "auto", "bypassPermissions", "default", "dontAsk", "plan", "manual"),
        "permissions.defaultMode",
    ],
    [words("disable"), "permissions.disableBypassPermissionsMode permissions.disableAutoMode"],
    [wordOrNull("disable"), "disableAutoMode disableDeepLinkRegistration"],
    [wordOrNull("notify", "quiet", "off"), "feedbackDrafts"],
    [words("unrestricted", "small", "medium", "large"), "workflowSizeGuideline"],
    [words("bash", "powershell"), "defaultShell"],
    [words("command"), "statusLine.type fileSuggestion.type"],
    [words("first-wins", "merge"), "parentSettingsBehavior managedSourcesBehavior"],
    [words("append", "replace"), "spinnerVerbs.mode"],
    [words("latest", "stable", "rc"), "autoUpdatesChannel"],
    [words("default", "fullscreen"), "tui"],
    [words("transient", "ask"), "daemonColdStart"],
    [words("chat", "transcript"), "defaultView"],
    [words("fresh", "head"), "worktree.baseRef"],
    [words("hold", "tap"), "voice.mode"],
    [words("on", "name-only", "user-invocable-only", "off"), "skillOverrides.*"],
    [
        {
            says: "`true`, `false` or an array of strings",
            faultOf: (node) => (isFlag(node) ? undefined : texts.faultOf(node)),
        },
        "enabledPlugins.*",
    ],
];
const setting_types_required = [
    ["statusLine", ["type", "command"]],
    ["fileSuggestion", ["type", "command"]],
    ["spinnerVerbs", ["mode", "verbs"]],
    ["sandbox.ripgrep", ["command"]],
];
const typed = types.flatMap(([type, keys]) => keys.split(" ").map((key) => ({ type, path: key.split(".") })));
const newer = new Set("attributionProject disableDirectMcpSkills disableReplyCheck disableWindowsBashCommandSplit bashEditDiffEnabled allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin idleCompaction permissions.blockWritesOutsideWorkingDirectories permissions.denyInsteadOfPrompting sandbox.allowNestedUserNamespaces".split(" "));
function typeFaultIn(root) {
    if (root.kind !== "table")
        return { message: "it must be an object", span: root.span, isLasting: true };
    const faults = [
        ...typed.flatMap(({ type, path }) => nodesAt(root, path).flatMap(({ key, node }) => {
            const fault = type.faultOf(node);
            return fault
                ? [{ message: `\`${key}\` must be ${type.says}`, span: fault.span, isLasting: !newer.has(key) }]
                : [];
        })),
        ...setting_types_required.flatMap(([key, names]) => nodesAt(root, key.split(".")).flatMap(({ node }) => names.flatMap((name) => node.kind === "table" && !(0,parsers_node/* lastOf */.g1)(node, name)
            ? [{ message: `\`${key}\` has no \`${name}\``, span: node.span, isLasting: true }]
            : []))),
    ];
    return faults.reduce((first, fault) => (first && rankOf(first) <= rankOf(fault) ? first : fault), undefined);
}
function rankOf({ isLasting, span }) {
    return span.start + (isLasting ? 0 : Number.MAX_SAFE_INTEGER / 2);
}
function nodesAt(from, [name, ...rest], above = "") {
    if (name === undefined)
        return [{ key: above, node: from }];
    if (from.kind !== "table")
        return [];
    const found = name === "*" ? lastValues(from) : [[name, (0,parsers_node/* lastOf */.g1)(from, name)]];
    return found.flatMap(([key, node]) => (node ? nodesAt(node, rest, above === "" ? key : `${above}.${key}`) : []));
}
function lastValues({ entries }) {
    return [...new Map(entries.map(({ name = "", value }) => [name, value]))];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings.js
const settingsFiles = ["settings.json", "settings.local.json"];
const mode = "permissions.defaultMode";
const allow = "permissions.allow";
const commands = /^(?:(?:Bash|Monitor)(?:\(\s*\*[*\s]*\))?|PowerShell(?:\([:*\s]*\))?)$/;
const edits = /^(?:(?:Edit|Write|NotebookEdit)(?:\(\*\))?|Edit\([~./\s]*\*[*./\s]*\))$/;
const others = /^(?:WebFetch|WebSearch|Agent|Task|Skill)(?:\((?:domain:)?\*\))?$|^mcp__[^*(]*(?:__\*)?$/;
const nothing = [
    /^(?!mcp__)(?:[^A-Z]|[^(]*[*\s])/,
    /^[^(]*\(\s*\)$/,
    /^mcp__(?![^*(]+(?:__[^(]*)?$)/,
    /^(?:MultiEdit|Update)(?:\(|$)/,
    /^(?:Write|NotebookEdit)\((?!\*\)$)/,
    /^(?:Bash|Monitor)\([*\s]*:\*\)$/,
];
const harmless = /^(?:Read|Grep|Glob|LS|LSP|NotebookRead|Todo\w*|Task[A-Z]\w*)(?:\(|$)/;
const settings_oneOf = (patterns) => patterns.map(({ source }) => source).join("|");
const part = new RegExp(`^(?!${settings_oneOf([...nothing, harmless, commands, edits, others])})`);
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
    ["CLAUDE_CODE_SUBAGENT_MODEL", "replaces the model of every subagent"],
];
const is = (path, value, effect, because) => ({ path, when: new RegExp(`^${value}$`), effect, because });
const bypasses = {
    path: mode,
    when: /^bypassPermissions$/,
    effect: "bypasses",
    because: "runs every tool call without asking",
};
const ignoredBypass = {
    ...bypasses,
    effect: "unhonoured",
    because: "Claude Code ignores in a repository's settings since 2.1.261; older versions run every tool call without asking",
};
function rulesFor(layer, edition) {
    return [layer === "project" && edition !== "2.1" ? ignoredBypass : bypasses, ...settingRules];
}
const settingRules = [
    { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
    {
        path: mode,
        when: /^plan$/,
        effect: "narrows",
        because: "refuses edits and tools of servers, and asks about commands that no rule allows",
    },
    { path: mode, when: /^dontAsk$/, effect: "narrows", because: "denies whatever would need a question" },
    is("permissions.disableBypassPermissionsMode", "disable", "narrows", "lets nobody bypass the questions"),
    is("permissions.blockReadsOutsideWorkingDirectories", "true", "narrows", "refuses reads outside of the working directories"),
    is("permissions.blockWritesOutsideWorkingDirectories", "true", "narrows", "refuses edits outside of the working directories"),
    is("permissions.denyInsteadOfPrompting", "true", "narrows", "denies whatever would need a question"),
    is("permissions.disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
    is("disableAutoMode", "disable", "narrows", "lets no classifier approve tool calls"),
    { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
    {
        path: allow,
        when: others,
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
    ...["extraKnownMarketplaces.*", "additionalMarketplaces.*"].map((path) => ({ path, effect: "widens", because: "adds a place that plugins come from", shown: "…" })),
    ...[
        "apiKeyHelper",
        "proxyAuthHelper",
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
const settings_servers = [
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings-files.js





async function readSettingsFiles(repo, paths, layer, edition) {
    const authority = [];
    const unjudged = [];
    const skipped = [];
    for (const path of paths) {
        const source = await (0,collect/* readOne */.JF)(repo, path);
        if (source === undefined)
            continue;
        const read = "message" in source ? { unjudged: source } : settingsIn(source, layer, edition);
        if (read.unjudged)
            unjudged.push(read.unjudged);
        const found = read.root && !("message" in source) ? authorityIn(read.root, source, rulesFor(layer, edition)) : [];
        if (read.problem)
            skipped.push({ path, problem: read.problem, authority: found.filter(({ effect }) => effect !== "narrows") });
        else
            authority.push(...found);
    }
    return { authority, unjudged, skipped };
}
function authorityIn(root, source, rules) {
    return [...(0,_kit_settings/* authorityFrom */.W5)(rules, root, source), ...(0,_kit_settings/* hooksIn */.aS)(root, source)];
}
function settingsIn(source, layer, edition) {
    if (source.text.trim() === "")
        return {};
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const fault = strictFaultIn(source.text);
    if (fault)
        return { problem: problemAt(`it is not strict JSON (${fault.message}), so ${nothingApplies}`, fault.span) };
    const root = (0,json/* parseJsonc */.pX)(source.text);
    if (root.kind === "problem")
        return { unjudged: problemAt(`cannot be read as JSON: ${root.message}`, root.span) };
    const wrong = layer === "system" ? undefined : typeFaultIn(root);
    if (!wrong)
        return { root };
    const problem = problemAt(`${wrong.message}, and because of it ${nothingApplies}`, wrong.span);
    return wrong.isLasting && edition !== "2.1" ? { problem } : { problem, root };
}
const nothingApplies = "nothing in this file applies, not even `permissions.deny`";
function strictFaultIn(text) {
    const strict = text.replace(/^\ufeff/, " ");
    try {
        JSON.parse(strict);
        return undefined;
    }
    catch {
        const read = (0,json/* parseJson */.qF)(strict);
        const fault = read.kind === "problem" ? read : { kind: "problem", message: "no JSON", span: { start: 0, end: 0 } };
        return { ...fault, message: habitAt(strict, fault.span.start) ?? fault.message };
    }
}
async function readServerFile(repo, path) {
    const nobody = { authority: [], unjudged: [], skipped: [] };
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return nobody;
    if ("message" in source)
        return { ...nobody, unjudged: [source] };
    if (source.text.trim() === "")
        return nobody;
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const fault = strictFaultIn(source.text);
    if (fault) {
        const problem = problemAt(`it is not strict JSON (${fault.message}), so none of its servers is started`, fault.span);
        return { ...nobody, skipped: [{ path, problem, authority: [] }] };
    }
    const root = (0,json/* parseJsonc */.pX)(source.text);
    return root.kind === "problem"
        ? { ...nobody, unjudged: [problemAt(`cannot be read as JSON: ${root.message}`, root.span)] }
        : { ...nobody, authority: (0,_kit_settings/* authorityFrom */.W5)(settings_servers, root, source) };
}
function habitAt(text, at) {
    if (/^(?:\/\/|\/\*)/.test(text.slice(at, at + 2)))
        return "a comment";
    if (/^[}\]]/.test(text.slice(at, at + 1)) && /,\s*$/.test(text.slice(Math.max(0, at - 200), at)))
        return "a trailing comma";
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/cli.js







async function readCli(repo, path, edition) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return [];
    const layer = { name: "cli", root: path, status: "loaded", authority: [] };
    if ("message" in source)
        return [{ layer, items: [], unjudged: [source] }];
    const rejected = (message, span) => [
        {
            layer,
            items: [
                { layer, files: [source.path], verdict: { kind: "rejected", problem: { message, at: { source, span } } } },
            ],
            unjudged: [],
        },
    ];
    const fault = strictFaultIn(source.text);
    if (fault)
        return rejected(`it is not strict JSON (${fault.message})`, fault.span);
    const node = (0,json/* parseJsonc */.pX)(source.text);
    if (node.kind === "problem")
        return [{ layer, items: [], unjudged: [{ message: node.message, at: { source, span: node.span } }] }];
    if (node.kind !== "table")
        return rejected("it must be an object of names and subagents", node.span);
    return [{ layer, items: itemsOf(layer, source, (0,json/* withLastValues */.pV)(node), edition), unjudged: [] }];
}
function itemsOf(layer, source, table, edition) {
    const entries = table.entries.map((entry) => ({ entry, fault: payloadFaultIn(entry, edition) }));
    const first = entries.find(({ fault }) => fault !== undefined);
    return entries.map(({ entry: { name = "", key, value }, fault }) => {
        const at = (span) => ({ source, span });
        const verdict = fault
            ? { kind: "rejected", problem: { message: fault.message, at: at(fault.span) } }
            : first
                ? {
                    kind: "lost",
                    problem: {
                        message: `Claude Code refuses the whole payload, because of \`${first.entry.name ?? ""}\``,
                        at: at(first.fault?.span ?? key.span),
                    },
                }
                : { kind: "loaded" };
        const item = { layer, files: [source.path], verdict };
        return value.kind === "table"
            ? {
                ...item,
                profile: profileOf(source, { name, at: at(key.span) }, value, { edition, loads: verdict.kind === "loaded" }),
            }
            : item;
    });
}
function profileOf(source, named, table, as) {
    const prompt = (0,parsers_node/* valueOf */.RP)(table, "prompt");
    const rest = { ...table, entries: table.entries.filter((entry) => entry.name !== "prompt") };
    const read = oneReading(rest, source, { start: table.span.end, end: table.span.end }, as);
    return {
        ...read,
        name: (0,fact/* stated */.Eo)(named.name, named.at),
        identity: named.name,
        prompt: prompt
            ? { source: "inline", path: null, text: (0,parsers_node/* textOf */.b6)(prompt) ?? "", at: { source, span: prompt.span } }
            : read.prompt,
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/discovery.js


const discovery_others = new Set("a3s agents codex codebuddy cursor defect factory gemini git github goose kilocode kiro openheim opencode qwen roo vscode vtcode windsurf"
    .split(" ")
    .map((name) => `.${name}`));
function isOthers(path, root) {
    const segments = path.slice(root === "" ? 0 : root.length + 1).split("/");
    const name = segments.at(-1) ?? "";
    return (discovery_others.has(name) || name === "SKILL.md") && ![...root.split("/"), ...segments].includes("agents");
}
function filesBelow(repo, directory, seen, isOut) {
    return (0,collect/* collectFiles */.C0)(repo, directory, {
        isIncluded: (name) => /\.(?:md|markdown)$/i.test(name),
        deep: true,
        seen,
        ...(isOut ? { isExcluded: isOut } : {}),
    });
}
function pluginFilesBelow(repo, directory, seen) {
    const links = [];
    const isLink = (path) => {
        const isOne = /\.md$/i.test(path) &&
            repo.resolve(path).kind === "file" &&
            repo.resolve(path, { follow: false }).kind === "missing";
        if (isOne)
            links.push({
                message: "it is a link, and Claude Code follows no link to a file in a plugin",
                at: (0,repo_text/* placeOfPath */.Es)(path),
            });
        return isOne;
    };
    return { ...filesBelow(repo, directory, seen, isLink), links };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(3797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var parsers_yaml = __webpack_require__(2034);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/cut.js
var cut = __webpack_require__(6093);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/cuts.js


function cutsIn(source, parts) {
    return [...hiddenEnd(source, parts), ...(0,cut/* hiddenBreaks */.b)(source, parts.front)];
}
function hiddenEnd(source, { front, fence, body }) {
    const { text } = source;
    const start = Math.max(front.start, text.lastIndexOf("\n", fence.start - 1) + 1);
    const newline = text.indexOf("\n", fence.end);
    const line = text.slice(start, newline < 0 ? text.length : newline);
    const behind = text.slice(newline < 0 ? text.length : newline);
    const rest = text.slice(body.start);
    const isAlone = /^-{3,}\s*$/.test(line) || (/^\s*-{3,}\s*$/.test(line) && !/^---/m.test(behind));
    if (isAlone && (line.startsWith("-") || !beginsWithKey(behind)))
        return [];
    const key = /^(\S[^:\s]*):(?:\s|$)/gm;
    const [closing = rest] = rest.split(/^---/m);
    const lost = [...closing.matchAll(key)].flatMap(([, name = ""]) => (knownKeys.keys.has(name) ? [name] : []));
    const what = [...new Set(lost)].join(", ");
    const because = what === ""
        ? "ends the frontmatter: Claude Code takes the first `---` for the closing fence, wherever it is; remove these dashes"
        : "is part of the prompt: Claude Code takes the first `---`, in the middle of a line, for the closing fence; remove these dashes";
    return [{ kind: "cut", what: what === "" ? line.trim().slice(0, 80) : what, because, at: { source, span: fence } }];
}
function beginsWithKey(text) {
    const [line = ""] = text.trimStart().split(/[\r\n]/, 1);
    const [, name = ""] = /^([^:\s]+):(?:\s|$)/.exec(line) ?? [];
    return knownKeys.keys.has(name);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/frontmatter.js


const opening = /\ufeff?---\s*\n/y;
function partsOf(text) {
    opening.lastIndex = 0;
    if (!opening.test(text))
        return undefined;
    const start = opening.lastIndex;
    const end = text.indexOf("---", start);
    if (end < 0)
        return undefined;
    return { front: { start, end }, fence: { start: end, end: end + 3 }, body: { start: end + 3, end: text.length } };
}
async function readingsOf(text, front, edition) {
    const yaml = text.slice(front.start, front.end);
    const { fault, node, leniency, repeated } = await readingBy(byBun, yaml, front.start);
    const older = isOlder(edition) ? await readingBy(byPackage, yaml, front.start) : undefined;
    const accepted = [...(fault ? [] : [node]), ...(older && !older.fault ? [older.node] : [])];
    const [first, ...others] = accepted.map((root) => (0,parsers_yaml/* tableOf */.c_)(root, front));
    if (!first) {
        const why = fault ? { fault: (0,parsers_yaml/* diagnosisOf */.jo)(text, front, fault) } : {};
        return { tables: await (0,parsers_yaml/* readKeysAlone */.Mv)(yaml, front, node), ...why };
    }
    const differing = others.filter((table) => !isSame(table, first));
    const strict = leniency ?? fault;
    const problem = strict ? (0,parsers_yaml/* diagnosisOf */.jo)(text, front, strict) : repeated;
    return { tables: [first, ...differing], ...(problem ? { leniency: problem } : {}) };
}
function isSame(a, b) {
    const values = (node) => JSON.stringify(node, (key, value) => key === "span" || key === "style" ? undefined : typeof value === "bigint" ? `${value}n` : value);
    return a === b || values(a) === values(b);
}
const byBun = {
    isCareful: true,
    async parse(yaml, base) {
        const { problem, ...read } = await (0,parsers_yaml/* readBunYaml */.Ju)(yaml, base);
        return problem ? { ...read, fault: problem } : read;
    },
};
const byPackage = {
    isCareful: false,
    async parse(yaml, base) {
        const { node, problems, excessive, unresolved } = await (0,parsers_yaml/* parseQuickly */.E5)(yaml, base);
        const alias = unresolved && { kind: "problem", message: "an alias has no anchor", span: unresolved };
        const fault = problems[0] ?? alias ?? (0,parsers_yaml/* repeatedIn */.E$)(node);
        return { node, ...(fault ? { fault } : {}), ...(excessive ? { excessive } : {}) };
    },
};
async function readingBy(parser, yaml, base) {
    const first = await parser.parse(yaml, base);
    if (!first.fault || first.excessive)
        return first;
    const values = await quotableValues(parser, yaml, base);
    const quotes = values.map(({ colon, value: { span } }) => ({
        start: colon,
        end: span.end,
        text: `: ${placeholder(span.end - span.start)}`,
    }));
    const { text, at } = edited(yaml, base, parser.isCareful ? [...tabsIn(yaml, base), ...quotes] : quotes);
    const again = await parser.parse(text, base);
    if (again.fault)
        return first;
    const byStart = new Map(values.map(({ colon, value }) => [colon, value]));
    return { node: withValues(moved(again.node, at), byStart), leniency: first.fault };
}
function placeholder(length) {
    return `"${"x".repeat(Math.max(0, length - 2))}"`;
}
function tabsIn(yaml, base) {
    return [...yaml.matchAll(/(?<![^\n])\t+/g)].map(({ 0: tabs, index }) => ({
        start: base + index,
        end: base + index + tabs.length,
        text: "  ".repeat(tabs.length),
    }));
}
function edited(yaml, base, edits) {
    const sorted = [...edits].sort((a, b) => a.start - b.start);
    const kept = [{ to: base, from: base }];
    let text = "";
    let from = 0;
    for (const edit of sorted) {
        text += yaml.slice(from, edit.start - base) + edit.text;
        from = edit.end - base;
        kept.push({ to: base + text.length, from: edit.end });
    }
    text += yaml.slice(from);
    const at = (offset) => {
        const i = lastAtOrBefore(kept, offset);
        const part = kept[i] ?? { to: base, from: base };
        return Math.min(part.from + offset - part.to, sorted[i]?.start ?? base + yaml.length);
    };
    return { text, at };
}
function lastAtOrBefore(parts, offset) {
    let [low, high] = [0, parts.length];
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((parts[middle]?.to ?? 0) <= offset)
            low = middle;
        else
            high = middle;
    }
    return low;
}
function moved(node, at) {
    const span = { start: at(node.span.start), end: at(node.span.end) };
    if (node.kind === "scalar")
        return { ...node, span };
    if (node.kind === "list")
        return { ...node, span, items: node.items.map((item) => moved(item, at)) };
    const entries = node.entries.map(({ key, name, value }) => ({ key: moved(key, at), name, value: moved(value, at) }));
    return { ...node, span, entries };
}
const pair = /^([A-Za-z_-]+):\s+(.+)$/;
const sign = /[[\]{}*&#!|>%@`]|: /;
async function quotableValues(parser, yaml, base) {
    const values = [];
    let at = base;
    for (const line of yaml.split("\n")) {
        const [, key = "", text = ""] = pair.exec(line) ?? [];
        const start = at + line.length - text.length;
        const span = { start, end: start + text.length };
        if (sign.test(text) && !isQuoted(text) && !(parser.isCareful && (await isFlowList(parser, text))))
            values.push({ colon: at + key.length, value: { kind: "scalar", span, value: text, text, style: "quoted" } });
        at += line.length + 1;
    }
    return values;
}
function isQuoted(text) {
    return (text.startsWith('"') && text.endsWith('"')) || (text.startsWith("'") && text.endsWith("'"));
}
async function isFlowList(parser, text) {
    if (!text.startsWith("[") || !text.endsWith("]"))
        return false;
    const { node, fault } = await parser.parse(text, 0);
    return !fault && node.kind === "list";
}
function withValues(node, values) {
    if (node.kind !== "table")
        return node;
    const entries = node.entries.map((entry) => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value }));
    return { ...node, entries };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/document.js








const readers = new Map([newest, "2.1"].map((edition) => [edition, (0,memoize/* memoize */.B)((source) => readAgent(source, { edition }))]));
function agentOf(source, reader) {
    const memoized = reader.stem === undefined ? readers.get(reader.edition) : undefined;
    return memoized ? memoized(source) : readAgent(source, reader);
}
const loaded = { kind: "loaded" };
const isDocument = "it has no frontmatter and is a document to Claude Code";
const document_top = { start: 0, end: 3 };
async function readAgent(source, reader) {
    const parts = partsOf(source.text);
    if (parts)
        return readParts(source, parts, reader);
    return reader.stem === undefined ? withoutFrontmatter(source, reader) : { verdict: loaded, profile: allOf(source) };
}
function allOf(source) {
    return readProfile(nothingRead, source, { start: 0, end: source.text.length }, { edition: newest, loads: true });
}
const nothingRead = { tables: [{ kind: "table", span: { start: 0, end: 0 }, entries: [] }] };
async function withoutFrontmatter(source, { edition }) {
    const { text } = source;
    const dropped = (span, message, kind) => ({
        kind: "dropped",
        problem: { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) },
    });
    const markdown = (0,parsers_yaml/* splitMarkdown */.EI)(text);
    const nothing = { start: 0, end: 0 };
    if (markdown.kind === "none" || markdown.kind === "fenced")
        return { verdict: dropped(nothing, text.trim() === "" ? "it is empty" : isDocument, "document") };
    const readings = await readingsOf(text, markdown.front, edition);
    if (markdown.kind === "unclosed" && !isMeant(readings))
        return { verdict: dropped(nothing, isDocument, "document") };
    const body = { start: markdown.front.end, end: text.length };
    return {
        verdict: markdown.kind === "unclosed"
            ? dropped(document_top, "the frontmatter has no closing `---`")
            : dropped(markdown.at, `the frontmatter ${markdown.because}`),
        profile: readProfile(readings, source, body, { edition, loads: false }),
    };
}
async function readParts(source, parts, { edition, stem }) {
    const readings = await readingsOf(source.text, parts.front, edition);
    const inPlugin = stem !== undefined;
    const refused = reasonToDrop(readings, edition, inPlugin);
    const problem = (reason) => ({
        message: reason.message,
        at: { source, span: reason.span },
        ...(reason.kind ? { kind: reason.kind } : {}),
    });
    if (refused?.kind === "document")
        return { verdict: { kind: "dropped", problem: problem(refused) } };
    const lost = inPlugin && readings.fault !== undefined;
    const read = readProfile(lost ? nothingRead : readings, source, parts.body, {
        edition,
        loads: refused === undefined,
        inPlugin,
    });
    const further = [...cutsIn(source, parts), ...(lost ? lostLimits(readings.tables[0], source) : [])];
    const profile = { ...read, ineffective: [...further, ...read.ineffective] };
    if (refused)
        return { verdict: { kind: "dropped", problem: problem(refused) }, profile };
    const lenient = leniencyOf(readings, source, parts, lost);
    return {
        verdict: loaded,
        profile,
        ...(lenient ? { leniency: { ...problem(lenient), kind: "strict-readers" } } : {}),
    };
}
function reasonToDrop(readings, edition, inPlugin) {
    if (inPlugin)
        return undefined;
    const { fault, tables } = readings;
    if (fault)
        return { span: fault.span, message: `the frontmatter is not valid YAML: ${fault.message}` };
    const reasons = tables.map((table) => reasonIn(table, readings, edition));
    return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}
function reasonIn(table, readings, edition) {
    const reason = missingName(table, readings) ?? missingDescription(table);
    if (reason || isOlder(edition))
        return reason;
    const hooks = (0,parsers_node/* valueOf */.RP)(table, "hooks");
    const wrong = hooks && faultInHooks(hooks);
    return forbiddenName(table) ?? (wrong && { span: wrong.at.span, message: `\`hooks\` ${wrong.because}` });
}
function missingName(table, readings) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (document_isText(name))
        return undefined;
    if (!isMeant(readings))
        return { span: document_top, message: "it has no `name` and is a document to Claude Code", kind: "document" };
    const message = isMissing(name) ? "it has no `name`" : "`name` is not text; put it in quotes";
    return { span: name?.span ?? document_top, message };
}
function missingDescription(table) {
    const description = (0,parsers_node/* valueOf */.RP)(table, "description");
    if (document_isText(description))
        return undefined;
    const message = isMissing(description) ? "it has no `description`" : "`description` is not text; put it in quotes";
    return { span: description?.span ?? (0,parsers_node/* valueOf */.RP)(table, "name")?.span ?? document_top, message };
}
const longestName = 256;
function forbiddenName(table) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!document_isText(name))
        return undefined;
    const { text, span } = name;
    if (text.startsWith("-"))
        return { span, message: "`name` begins with `-`" };
    const colon = /[:\ufe13\ufe55\uff1a]/.exec(text)?.[0];
    if (colon)
        return { span, message: `\`name\` contains \`${colon}\`` };
    return text.length > longestName ? { span, message: `\`name\` is longer than ${longestName} characters` } : undefined;
}
function document_isText(node) {
    return node?.kind === "scalar" && typeof node.value === "string" && node.value !== "";
}
function isMissing(node) {
    return !node || (node.kind === "scalar" && (node.value === null || node.value === ""));
}
function leniencyOf({ leniency, fault }, { text }, { fence }, lost) {
    if (lost && fault)
        return {
            span: fault.span,
            message: `the frontmatter is not valid YAML, so Claude Code loads the file without it: ${fault.message}`,
        };
    if (leniency)
        return { span: leniency.span, message: `the frontmatter is not valid YAML: ${leniency.message}` };
    const longer = /-*/y;
    longer.lastIndex = fence.end;
    const more = longer.exec(text)?.[0].length ?? 0;
    return more > 0
        ? { span: { start: fence.start, end: fence.end + more }, message: "the closing fence is longer than `---`" }
        : undefined;
}
function lostLimits(table, source) {
    return table.entries.flatMap(({ name = "", value: { span } }) => name === "tools" || name === "disallowedTools"
        ? [
            {
                kind: "limit",
                what: name,
                because: "the frontmatter is not valid YAML, so Claude Code loads the subagent without it",
                at: { source, span },
            },
        ]
        : []);
}
function isMeant({ tables }) {
    const keys = ["description", "tools", "disallowedTools", "allowed-tools", "permissionMode", "mcpServers", "hooks"];
    return tables.some((table) => keys.some((key) => (0,parsers_node/* valueOf */.RP)(table, key) !== undefined));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/files.js




async function readFiles(repo, layer, files, edition, inPlugin = false) {
    const { results, unjudged } = await (0,collect/* readEach */.e2)(repo, files, (source, path) => files_readAgent(layer, source, path, edition, inPlugin));
    return { items: results, unjudged };
}
async function files_readAgent(layer, source, path, edition, inPlugin) {
    const agent = await agentOf(source, inPlugin ? { edition, stem: (0,repo_path/* stemOf */.Vc)(path) } : { edition });
    const item = { layer, files: [source.path], ...agent };
    if (path.endsWith(".md") || (inPlugin && /\.md$/i.test(path)))
        return item;
    if (agent.verdict.kind === "dropped")
        return { ...item, verdict: { kind: "passed-over" } };
    return {
        ...item,
        verdict: {
            kind: "dropped",
            problem: {
                message: `Claude Code reads only files that end in \`.md\`, and this one ends in \`.${(0,repo_path/* extensionOf */.je)(path) ?? ""}\``,
                at: (0,repo_text/* startOf */.GH)(source),
            },
        },
    };
}
function brokenItems(layer, broken) {
    return broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/layers.js






const folder = ".claude/agents";
async function readLayer(repo, name, directory, seen, edition) {
    const root = (0,repo_path/* join */.fj)(directory, folder);
    const { files, broken, unjudged } = filesBelow(repo, root, seen);
    const settings = await readSettingsFiles(repo, layers_settingsIn(name, directory), name, edition);
    const started = name === "project" ? [await readServerFile(repo, (0,repo_path/* join */.fj)(directory, ".mcp.json"))] : [];
    const decided = [settings, ...started];
    const authority = decided.flatMap((read) => read.authority);
    const unread = decided.flatMap((read) => read.unjudged);
    const skipped = decided.flatMap((read) => read.skipped).map((file) => skippedLayer(name, file));
    const present = repo.resolve(root).kind === "directory" || unjudged.length > 0;
    if (!present && authority.length + unread.length === 0)
        return skipped;
    const layer = { name, root, status: present ? "loaded" : "absent", authority };
    const read = await readFiles(repo, layer, files, edition);
    return [
        {
            layer,
            items: [...read.items, ...brokenItems(layer, broken)],
            unjudged: [...unread, ...unjudged, ...read.unjudged],
        },
        ...skipped,
    ];
}
function skippedLayer(name, { path, problem, authority }) {
    return { layer: { name, root: path, status: "failed", problem, authority }, items: [], unjudged: [] };
}
function layers_settingsIn(name, directory) {
    if (name === "system")
        return [(0,repo_path/* join */.fj)(directory, "managed-settings.json")];
    return settingsFiles.map((file) => (0,repo_path/* join */.fj)(directory, `.claude/${file}`));
}
async function readNamed(repo, named, seen, edition) {
    const root = (0,repo_path/* tidied */.GE)(named);
    if (root.endsWith(".json") && repo.resolve(root).kind !== "directory")
        return readCli(repo, root, edition);
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
        const read = await readFiles(repo, layer, own, edition);
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
    mcpServers: settings_servers.map((rule) => ({ ...rule, path: rule.path.replace("mcpServers.", "") })),
    lspServers: [{ path: "*.command", effect: "widens", because: language, shown: "a command" }],
};
const inManifest = [
    ...settings_servers,
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugin-manifest.js






async function readJsonFile(repo, path, faultOf) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return undefined;
    if ("message" in source)
        return { kind: "unjudged", problem: source };
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const strict = strictFaultIn(source.text);
    const node = (0,json/* parseJsonc */.pX)(source.text);
    const described = node.kind === "table" ? { source, node } : undefined;
    const refused = (message, span) => ({
        kind: "refused",
        problem: problemAt(message, span),
        ...(described ? { described } : {}),
    });
    if (strict)
        return refused(`it is not strict JSON (${strict.message})`, strict.span);
    if (node.kind === "problem")
        return { kind: "unjudged", problem: problemAt(`cannot be read as JSON: ${node.message}`, node.span) };
    if (node.kind !== "table")
        return refused("it must be an object", node.span);
    const fault = faultOf(node);
    return fault ? refused(fault.message, fault.span) : { kind: "read", source, node };
}
const plugin_manifest_name = typeOf("a string without blanks, `@`, `:`, `/` and `\\`", (node) => isText(node) && /^[^@:\s/\\\p{C}]+$/u.test((0,parsers_node/* textOf */.b6)(node) ?? ""));
const isAgentPath = (node) => isText(node) && /^\.\/[^]*\.md$/.test((0,parsers_node/* textOf */.b6)(node) ?? "");
const plugin_manifest_agents = typeOf("a path or an array of paths that begin with `./` and end in `.md`", (node) => node.kind === "list" ? node.items.every(isAgentPath) : isAgentPath(node));
const plugin_manifest_part = typeOf("a path that begins with `./`, an array or an object", (node) => node.kind === "scalar" ? isText(node) && ((0,parsers_node/* textOf */.b6)(node) ?? "").startsWith("./") : true);
const anyPart = typeOf("a path, an array or an object", (node) => node.kind !== "scalar" || isText(node));
const plugin_manifest_servers = typeOf("a path, an array or an object of objects", (node) => node.kind === "scalar" ? isText(node) : (0,fields/* tableEntries */.zH)(node).every(({ value }) => value.kind === "table"));
const plugin_manifest_list = typeOf("an array", ({ kind }) => kind === "list");
const manifestTypes = [
    ["name", plugin_manifest_name],
    ["version", json_types_text],
    ["agents", plugin_manifest_agents],
    ["hooks", plugin_manifest_part],
    ["commands", plugin_manifest_part],
    ["mcpServers", plugin_manifest_servers],
    ["skills", anyPart],
    ["lspServers", anyPart],
    ["outputStyles", anyPart],
    ["monitors", anyPart],
    ["dependencies", plugin_manifest_list],
    ["channels", plugin_manifest_list],
    ["settings", object],
    ["userConfig", object],
];
function manifestFault(root) {
    if (!(0,parsers_node/* lastOf */.g1)(root, "name"))
        return { message: "it has no `name`", span: { start: root.span.start, end: root.span.start + 1 } };
    return plugin_manifest_typeFaultIn(root, manifestTypes);
}
function entryFault(entry) {
    return plugin_manifest_typeFaultIn(entry, [["agents", plugin_manifest_agents]]);
}
function marketFault(root) {
    const missing = ["name", "owner", "plugins"].find((key) => !(0,parsers_node/* lastOf */.g1)(root, key));
    return missing === undefined
        ? undefined
        : { message: `it has no \`${missing}\``, span: { start: root.span.start, end: root.span.start + 1 } };
}
function plugin_manifest_typeFaultIn(root, types) {
    for (const [key, type] of types) {
        const node = (0,parsers_node/* lastOf */.g1)(root, key);
        const fault = node && type.faultOf(node);
        if (fault)
            return { message: `\`${key}\` must be ${type.says}`, span: fault.span };
    }
    return undefined;
}
function agentPaths(root, source) {
    const node = (0,parsers_node/* lastOf */.g1)(root, "agents");
    const nodes = node?.kind === "list" ? (0,fields/* listItems */.Dw)(node) : node ? [node] : [];
    return nodes.flatMap((item) => {
        const written = (0,parsers_node/* textOf */.b6)(item);
        return written === undefined ? [] : [{ text: written, at: { source, span: item.span } }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugins.js









const plugins_folder = ".claude-plugin";
const manifests = [`**/${plugins_folder}/plugin.json`, `**/${plugins_folder}/marketplace.json`];
async function readPlugins(repo, seen, edition) {
    const unjudged = [];
    const plugins = new Map();
    const remotes = [];
    const markets = new Set();
    const refused = [];
    const homes = repo
        .holding(plugins_folder)
        .filter((directory) => !repo.isUsers(directory))
        .sort(repo_path/* byBytes */.bg);
    for (const home of homes) {
        const file = await readJsonFile(repo, (0,repo_path/* join */.fj)(home, `${plugins_folder}/plugin.json`), manifestFault);
        if (file?.kind === "unjudged")
            unjudged.push(file.problem);
        else if (file)
            plugins.set(home, plugins_pluginOf(file, home));
    }
    for (const home of homes) {
        const path = (0,repo_path/* join */.fj)(home, `${plugins_folder}/marketplace.json`);
        const file = await readJsonFile(repo, path, marketFault);
        if (file?.kind === "unjudged")
            unjudged.push(file.problem);
        else if (file) {
            const market = file.kind === "read" ? file : file.described;
            markets.add((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(market?.node, "name")) ?? "");
            if (file.kind === "read")
                addMarket(repo, home, file, plugins, remotes);
            else
                refused.push(failedLayer(path, file.problem));
        }
    }
    const layers = unjudged.length > 0
        ? [{ layer: { name: "plugin", root: plugins_folder, status: "failed", authority: [] }, items: [], unjudged }]
        : [];
    for (const plugin of plugins.values())
        layers.push(...(await readPlugin(repo, plugin, seen, edition)));
    return { layers: [...layers, ...refused], remotes, markets };
}
function failedLayer(root, problem) {
    return { layer: { name: "plugin", root, status: "failed", problem, authority: [] }, items: [], unjudged: [] };
}
function plugins_pluginOf(file, home) {
    const manifest = file.kind === "read" ? file : file.described;
    return {
        root: home,
        name: (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(manifest?.node, "name")) ?? (0,repo_path/* nameOf */.Vb)(home),
        ...(file.kind === "read"
            ? { agents: (0,parsers_node/* lastOf */.g1)(file.node, "agents") && namedIn(file, home), added: [] }
            : { agents: undefined, added: manifest ? namedIn(manifest, home) : [] }),
        described: manifest ? [manifest] : [],
        ...(file.kind === "refused" ? { refused: file.problem } : {}),
    };
}
function addMarket(repo, home, { source, node }, plugins, remotes) {
    const base = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "metadata"), "pluginRoot")) ?? "";
    for (const entry of (0,fields/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(node, "plugins"))) {
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
    const fault = entry.node.kind === "table" ? entryFault(entry.node) : undefined;
    const added = fault ? [] : namedIn(entry, root);
    if (known)
        return { ...known, added: [...known.added, ...added], described: [...known.described, entry] };
    const plugin = { root, name, agents: undefined, added, described: [entry] };
    return fault
        ? { ...plugin, refused: { message: fault.message, at: { source: entry.source, span: fault.span } } }
        : plugin;
}
function within(root, path) {
    return (0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(root, (0,repo_path/* tidied */.GE)(path)));
}
function namedIn({ node, source }, root) {
    return agentPaths(node, source).map(({ text, at }) => ({ path: within(root, text), at }));
}
async function readPlugin(repo, plugin, seen, edition) {
    const { root, name, described, refused } = plugin;
    const { authority, unjudged } = refused ? plugins_nothing : await besideOf(repo, root, described);
    const problem = refused && { ...refused, message: `${refused.message}, so the plugin \`${name}\` is not loaded` };
    const layer = {
        name: "plugin",
        root: (0,repo_path/* join */.fj)(root, "agents"),
        status: problem ? "failed" : "loaded",
        ...(problem ? { problem } : {}),
        authority,
    };
    const items = [];
    const problems = [...unjudged];
    for (const { place, verdict, missing } of placesIn(repo, plugin)) {
        if (missing) {
            if (!problem)
                problems.push(missing);
            continue;
        }
        const found = pluginFilesBelow(repo, place, seen);
        const made = await readFiles(repo, layer, found.files, edition, true);
        const other = problem ? { kind: "lost", problem } : verdict;
        const read = [...made.items, ...brokenItems(layer, found.broken), ...brokenItems(layer, found.links)];
        for (const item of read.map((item) => scoped(item, name, place)))
            items.push(other && item.verdict.kind === "loaded" ? { ...item, verdict: other } : item);
        problems.push(...found.unjudged, ...made.unjudged);
    }
    if (items.length + problems.length + authority.length === 0 && !refused)
        return [];
    return [{ layer, items, unjudged: problems }];
}
function placesIn(repo, { root, agents, added }) {
    const usual = (0,repo_path/* join */.fj)(root, "agents");
    const [first] = agents ?? [];
    const named = [...(agents ?? []), ...added].map(({ path, at }) => {
        const place = (0,repo_path/* plain */.pj)(path);
        if (repo.resolve(path).kind === "missing")
            return { place: path, missing: { message: `names \`${path}\`, where nothing is`, at } };
        return place === undefined || !(0,repo_path/* isWithin */.UO)(place, root)
            ? {
                place: path,
                verdict: dropped("it lies outside of the plugin's folder, and Claude Code does not load it", at),
            }
            : { place };
    });
    if (!agents)
        return [{ place: usual }, ...named];
    const replaced = "`agents` of the manifest replaces this folder, and Claude Code does not read it";
    return first ? [...named, { place: usual, verdict: dropped(replaced, first.at) }] : named;
}
const plugins_nothing = { authority: [], unjudged: [] };
function dropped(message, at) {
    return { kind: "dropped", problem: { message, at } };
}
const plugins_longestName = 256;
function stemIn(file) {
    return (0,repo_path/* nameOf */.Vb)(file).replace(/\.md$/, "");
}
function scoped(item, plugin, place) {
    const { profile, files: [file = ""], } = item;
    if (!profile)
        return item;
    const above = (0,repo_path/* directoryOf */.jt)(file);
    const folders = above !== place && (0,repo_path/* isWithin */.UO)(above, place) ? above.slice(place.length + 1).split("/") : [];
    const written = (0,fact/* known */.eO)(profile.name) ?? "";
    const name = written === "" || written.length > plugins_longestName
        ? (0,fact/* implied */.TU)(stemIn(file), profile.name.at, "a plugin's subagent without a name has its file's")
        : profile.name;
    return {
        ...item,
        profile: { ...profile, name, identity: [plugin, ...folders, (0,fact/* known */.eO)(name) ?? stemIn(file)].join(":") },
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
/* harmony default export */ const claude = ((0,host/* defineHost */.YB)({
    title: "Claude Code",
    url: "https://code.claude.com/docs/en/sub-agents",
    editions: editions,
    certainty: "measured",
    patterns: [...own, "**/.mcp.json"],
    ownPatterns: own,
    async load(repo, where, edition) {
        const seen = new Set();
        const { home, system: machine } = where.user ?? {};
        const system = machine === undefined ? [] : await readLayer(repo, "system", (0,repo_path/* join */.fj)(machine, managed), seen, edition);
        const projects = new Map();
        for (const directory of (0,_kit_sessions/* lineages */.DS)(where.starts, where))
            projects.set(directory, await readLayer(repo, "project", directory, seen, edition));
        const user = home === undefined ? [] : await readLayer(repo, "user", home, seen, edition);
        const plugins = await readPlugins(repo, seen, edition);
        const remotes = await (0,external/* externalPluginsIn */.FK)(repo, [...projects].flatMap(([directory, layers]) => layers_settingsIn("project", directory).filter((path) => !layers.some(({ layer }) => layer.root === path && layer.authority.length === 0))), plugins.markets);
        const named = [];
        for (const dir of where.dirs)
            named.push(...(await readNamed(repo, dir, seen, edition)));
        const found = [
            ...system,
            ...[...projects.values()].flat(),
            ...user,
            ...plugins.layers,
            ...[...plugins.remotes, ...remotes].map(external/* externalLayer */.vG),
            ...named,
        ];
        if (found.length === 0)
            return host/* absentLoad */._e;
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


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ })

};
;