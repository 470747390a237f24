"use strict";
exports.id = 9279;
exports.ids = [9279];
exports.modules = {

/***/ 6965:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56132);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96918);




function builtinsOf(layer, agents) {
    return agents.map(([name, granted]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, granted, "it is built in"),
    }));
}
function builtinProfile(name, granted, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)("");
    return (0,_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .profileFrom */ .A)({
        home: at,
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)(name, at, "it is built in"),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)((0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .grantEach */ .Ud)(at, granted), at, because),
    });
}


/***/ }),

/***/ 16093:
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
        because: "is a separate line, because a carriage return before it ends a line that editors and reviews do not show; use a line feed",
        at: { source, span: { start: front.start + index, end: front.start + index + 1 + rest.length } },
    }));
}


/***/ }),

/***/ 79514:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ readPluginSettings),
/* harmony export */   FK: () => (/* binding */ externalPluginsIn),
/* harmony export */   Gp: () => (/* binding */ pluginFrom),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   vG: () => (/* binding */ externalLayer),
/* harmony export */   xd: () => (/* binding */ externalLayersIn)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5930);




function pluginFrom(name, source, at) {
    const text = (key) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, key));
    const commit = [text("sha"), text("commit"), text("ref")].find((word) => word !== undefined && /^[0-9a-f]{40}$/.test(word));
    const version = text("source") === "npm" && /^\d+\.\d+\.\d+[\w.+-]*$/.test(text("version") ?? "") ? text("version") : undefined;
    const origin = text("repo") ?? text("url") ?? text("package") ?? text("path") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(source) ?? "an unnamed source";
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
function externalLayer(plugin) {
    const { name, from, isPinned, isOffered, at } = plugin;
    const layer = {
        name: "outside",
        root: name,
        status: "absent",
        authority: [
            {
                setting: "plugin",
                value: name,
                effect: "widens",
                because: `installs subagents, hooks and servers from ${from}`,
                may: ["execute", "external"],
                at,
            },
        ],
    };
    const unpinned = {
        message: unpinnedMessage(plugin),
        at,
        kind: isOffered ? "unpinned-offer" : "unpinned",
    };
    return { layer, items: [], unjudged: isPinned ? [] : [unpinned] };
}
function unpinnedMessage({ name, from, isOffered, isElsewhere }) {
    if (isOffered)
        return `offers the plugin \`${name}\` from ${from} without pinning a commit, so what its users install can change at any time; add its commit as \`sha\``;
    if (isElsewhere)
        return `enables the plugin \`${name}\`, but does not say where ${from} is, so the machine decides which subagents it brings; add the marketplace to \`extraKnownMarketplaces\` with a commit as \`ref\``;
    return `installs the plugin \`${name}\` from ${from} without pinning a commit, so its subagents can change at any time; pin a commit`;
}
async function externalLayersIn(repo, paths) {
    return (await externalPluginsIn(repo, paths))
        .map(externalLayer)
        .map(({ layer, ...read }) => ({ ...read, layer: { ...layer, authority: [] } }));
}
async function readPluginSettings(repo, paths) {
    const marketplaces = new Map();
    const enabled = [];
    for (const path of paths) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined || "message" in source || !/"enabledPlugins"|Marketplaces"|\\u/.test(source.text))
            continue;
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonc */ .pX)(source.text);
        if (root.kind === "problem")
            continue;
        for (const key of ["additionalMarketplaces", "extraKnownMarketplaces"])
            for (const { name = "", value } of (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .tableEntries */ .zH)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(root, key)))
                marketplaces.set(name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(value, "source"));
        for (const { name = "", key, value } of (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .tableEntries */ .zH)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(root, "enabledPlugins")))
            if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) !== "false")
                enabled.push({ name, at: { source, span: key.span } });
    }
    return { marketplaces, enabled };
}
async function externalPluginsIn(repo, paths, own) {
    const { marketplaces, enabled } = await readPluginSettings(repo, paths);
    return enabled.flatMap(({ name, at }) => {
        const marketplace = name.split("@").at(-1) ?? "";
        const origin = marketplaces.get(marketplace);
        const isInside = own ? own.has(marketplace) && (!origin || isLocal(origin)) : origin && isLocal(origin);
        if (isInside)
            return [];
        return [
            origin
                ? pluginFrom(name, origin, at)
                : { name, from: `the marketplace \`${marketplace}\``, isPinned: false, isElsewhere: true, at },
        ];
    });
}
function isLocal(origin) {
    return /^(?:directory|file)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(origin, "source")) ?? "");
}


/***/ }),

/***/ 31029:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ onlyToolsIn),
/* harmony export */   L: () => (/* binding */ flowList)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function onlyToolsIn(table, source, { key, value, readers }) {
    return (tools) => {
        const line = `${key}: ${value(tools.length > 0 ? tools : readers)}`;
        return { title: line, safe: false, edits: editsFor(table, source, key, line) };
    };
}
function editsFor(table, source, key, text) {
    const { start } = table.span;
    const isBlock = (start === 0 || source.text[start - 1] === "\n") && source.text[start] !== "{";
    const named = table.entries.filter(({ name }) => name === key);
    if (!isBlock || table.entries.length === 0 || named.length > 1)
        return [];
    const entry = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, key);
    if (!entry)
        return [{ at: { source, span: { start, end: start } }, text: `${text}\n` }];
    const from = entry.key.span.start;
    const to = from + source.text.slice(from, entry.value.span.end).trimEnd().length;
    const written = source.text.slice(entry.key.span.end, to);
    if (entry.value.span.start < entry.key.span.end || /^["']?\s*:\s*[&*!]|[-,[]\s*[&*]\w/.test(written))
        return [];
    return [{ at: { source, span: { start: from, end: to } }, text }];
}
function flowList(tools) {
    return `[${tools.map((tool) => (/^[\w./-]+$/.test(tool) ? tool : JSON.stringify(tool))).join(", ")}]`;
}


/***/ }),

/***/ 86319:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ harmlessFiles),
/* harmony export */   i: () => (/* binding */ ordinaryFiles)
/* harmony export */ });
function harmlessFiles(because, patterns) {
    return patterns
        .trim()
        .split(/\s+/)
        .map((pattern) => ({ pattern, because }));
}
function withExtensions(extensions) {
    return extensions
        .split(" ")
        .map((extension) => `**/*.${extension}`)
        .join(" ");
}
const ordinaryFiles = [
    ...harmlessFiles("is text for people or for a prompt", `${withExtensions("md mdx markdown mdc txt rst adoc csv log")} **/LICENSE **/NOTICE **/README **/CODEOWNERS`),
    ...harmlessFiles("is a picture or a font", withExtensions("png jpg jpeg gif svg webp ico pdf woff woff2 ttf")),
    ...harmlessFiles("is for Git", "**/.gitignore **/.gitkeep **/.gitattributes **/.keep"),
    ...harmlessFiles("runs only if a setting names it, and is compared then", withExtensions("sh bash zsh fish ps1 psm1 bat cmd py js mjs cjs ts mts cts jsx tsx rb pl go rs lua php java kt swift c cc cpp h css html sql")),
    ...harmlessFiles("is a template, which runs only if a setting names it", withExtensions("tmpl tpl hbs j2 jinja template example sample")),
];


/***/ }),

/***/ 56132:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

function profileFrom({ home, name, grants, mayStart, ...fields }) {
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    return {
        name,
        identity: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: absent,
        model: absent,
        permissionMode: absent,
        grants,
        denied: [],
        ...(mayStart ? { mayStart } : {}),
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [],
        ineffective: [],
        prompt: noPrompt(home),
        native: undefined,
        ...fields,
    };
}
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
}


/***/ }),

/***/ 46068:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);


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

/***/ 95373:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ unknownSettings),
/* harmony export */   OF: () => (/* binding */ harmlessKeys),
/* harmony export */   e3: () => (/* binding */ unknownIn),
/* harmony export */   yl: () => (/* binding */ serverKeys)
/* harmony export */ });
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
    if (root.kind !== "table")
        return [];
    const tree = treeOf([...known.map(({ path }) => path), "hooks"]);
    const keys = unknownKeys(root, tree, "");
    return keys.slice(0, maxKeys).map(({ path, key }, i) => ({
        kind: "unknown-key",
        message: `has the key \`${path}\`, whose effect in ${title} this tool does not know${i === maxKeys - 1 && keys.length > maxKeys ? ` (and ${keys.length - maxKeys} more keys)` : ""}`,
        at: { source, span: key.span },
    }));
}
function unknownIn({ settingRules, knownSettings, }, root, source) {
    return knownSettings
        ? unknownSettings(root, source, knownSettings.title, [...settingRules, ...knownSettings.harmless])
        : [];
}
function treeOf(paths) {
    const top = { below: new Map() };
    for (const path of paths) {
        let level = top;
        for (const segment of path.split(".")) {
            const next = level.below.get(segment) ?? { below: new Map() };
            level.below.set(segment, next);
            level = next;
        }
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
        return level.below.size > 0 && value.kind === "table" ? unknownKeys(value, level, path) : [];
    });
}


/***/ }),

/***/ 59279:
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
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var _kit_sessions = __webpack_require__(46068);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
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

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/folders.js

const folders = [
    {
        root: "**/.claude",
        judged: ["settings.json", "settings.local.json", "launch.json", "agents/**", "skills/**", "commands/**"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is text for a prompt, or a plan", "agent-memory/** agent-memory-local/** output-styles/** rules/** plans/** memory/** docs/** specs/** templates/** prompts/** context/** tasks/** workflows/**/*.md"),
            ...(0,own_files/* harmlessFiles */.X)("is not committed by Claude Code and not read from a repository", "worktrees/** .credentials.json statsig/** todos/** projects/** shell-snapshots/** cache/** logs/** tmp/** debug/** backups/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/** bin/** helpers/** statusline/** lib/** tests/** tools/**"),
            ...(0,own_files/* harmlessFiles */.X)("was read for servers by early versions only", "mcp.json"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(91307);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(18012);
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
var profile = __webpack_require__(56132);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/only-tools.js
var only_tools = __webpack_require__(31029);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(13172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(96918);
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





function isForMainSession(table) {
    return ((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "initialPrompt")) ?? "").trim() !== "";
}
function readTools(table, source, home, edition) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "disallowedTools");
    const entries = toolListOf(node, source);
    const isDenied = denialBy(entries, isOlder(edition));
    const isMain = isForMainSession(table);
    const listed = readListed(table, { source, home, isDenied, isMain }, entries.length > 0);
    return {
        grants: listed.grants,
        denied: entries.filter(({ name }) => isDeniable(name)).map(({ written }) => written),
        ineffective: [
            ...(node ? namesNothing("disallowedTools", node, entries, source, "removes no tool") : []),
            ...entries.flatMap((entry) => faultOfDenial(entry) ?? []),
            ...listed.ineffective,
        ],
    };
}
function isDeniable(name) {
    const tool = toolNamed(name);
    return name === "mcp__*" || isServerTool(name) || (tool !== undefined && tool.fate === "given");
}
function readListed(table, { source, home, isDenied, isMain }, denies) {
    const everyTool = (at) => everything(at, denies ? isDenied : undefined);
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (!node) {
        const because = `no \`tools\` key means every tool${denies ? " that is not denied" : ""}`;
        return { grants: (0,fact/* implied */.TU)(everyTool(home), home, because), ineffective: [] };
    }
    const entries = toolListOf(node, source);
    const grants = entries.flatMap((entry) => grantsOfEntry(entry, isDenied, everyTool, isMain));
    return {
        grants: (0,fact/* stated */.Eo)(grants, { source, span: node.span }),
        ineffective: [
            ...namesNothing("tools", node, entries, source, "grants no tool"),
            ...entries.flatMap((entry) => faultOfGrant(entry, isMain) ?? []),
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
        : [fault(`it is not a list of names, so it ${effect}; separate the names with commas`, node)];
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
function grantsOfEntry({ written, name, scope, at }, isDenied, everyTool, isMain) {
    if (name === "*" && scope === null)
        return everyTool(at);
    if (isDenied(name))
        return [];
    if (isServerTool(name))
        return [{ tool: written, capability: "external", scope: null, at }];
    const tool = toolNamed(name);
    return tool?.capability && (tool.fate === "given" || (isMain && tool.fate === "withheld"))
        ? [{ tool: written, capability: tool.capability, scope: null, at }]
        : [];
}
const everyWord = /^(?:\*+|all|any|everything|inherit|tools)$/i;
function faultOfGrant(entry, isMain) {
    const { written, name, scope, at } = entry;
    if (name === "*" && scope === null)
        return undefined;
    const fault = knownFault(name, scope, isMain) ?? (isKnown(name) ? undefined : unknownName(entry, "it grants nothing"));
    return fault && { ...fault, what: written, at };
}
function knownFault(name, scope, isMain) {
    const tool = toolNamed(name);
    if (isMain && (tool?.fate === "withheld" || tool?.name === "Agent"))
        return undefined;
    if (tool?.fate === "gone")
        return { kind: "removed-tool", because: "this tool was removed, so it grants nothing" };
    if (tool?.fate === "withheld")
        return { kind: "value", because: "no subagent gets this tool" };
    const bounds = scope !== null && !/^\s*\**\s*$/.test(scope) && isKnown(name);
    if (!bounds)
        return undefined;
    const fix = tool?.name === "Agent"
        ? "the subagent can start every agent"
        : `write \`${name}\` here and put rules in \`permissions\` of the settings`;
    return { kind: "scope", because: `the text in parentheses is ignored and the whole tool is granted; ${fix}` };
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
        ? { kind: "removed-tool", because: "this tool was removed, so it denies nothing" }
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
        return {
            ...unknown(`unknown tool, so ${effect}; did you mean \`${like.name}\`?`),
            meant: like.name,
        };
    if (everyWord.test(name) && effect === "it grants nothing")
        return unknown("unknown tool, so it grants nothing; remove `tools` to grant every tool");
    if (name.includes("*"))
        return unknown(`unknown pattern, so ${effect}; the only one is \`mcp__server__*\``);
    return unknown(`unknown tool, so ${effect}`);
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
            return [{ kind: "value", what: name, because: "it is ignored in a plugin's subagent", at }];
        const mode = (0,parsers_node/* textOf */.b6)(value) ?? "…";
        if (/^(?:plan|dontAsk)$/.test(mode))
            return [
                {
                    kind: "limit",
                    what: `permissionMode: ${mode}`,
                    because: "it is ignored in a plugin's subagent, so it limits nothing",
                    at,
                },
            ];
        return bypasses.some(({ at: { span } }) => span.start === value.span.start)
            ? []
            : [{ kind: "value", what: `permissionMode: ${mode}`, because: "it is ignored in a plugin's subagent", at }];
    });
    return {
        ineffective,
        bypasses: bypasses.map((bypass) => ({
            ...bypass,
            effect: "unhonoured",
            because: "does nothing in a plugin, but would take effect in a project",
        })),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/keys.js
const knownKeys = {
    keys: new Set("name description tools disallowedTools model permissionMode maxTurns skills mcpServers hooks memory background effort isolation color initialPrompt".split(" ")),
    own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns", isolation: "isolation" },
    ignores: true,
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/models.js
function unknownModelIn(written) {
    const id = (written ?? "").trim().replace(/\[1m\]$/i, "");
    if (!/^[\w.-]+$/.test(id) || !/\d/.test(id) || id.startsWith("_") || /anthropic\./i.test(id))
        return undefined;
    if (!/claude/i.test(id))
        return { because: "every full id begins with `claude-`" };
    if (!/^claude-[a-z\d-]*\d\.\d/i.test(id))
        return undefined;
    const fixed = id.replace(/(?<=\d)\.(?=\d)/g, "-");
    return {
        because: `versions in its ids have hyphens, as in \`${fixed}\``,
        fixes: [{ title: `model: ${fixed}`, safe: false, edits: [] }],
    };
}

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
var hooks_and_servers = __webpack_require__(80300);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/hooks.js

const guards = ["PreToolUse", "PermissionRequest"];
function faultInHooks(hooks) {
    if (isFalsy(hooks))
        return undefined;
    if (hooks.kind !== "table")
        return { at: hooks, because: "is not a mapping of events" };
    for (const event of guards) {
        const matchers = (0,parsers_node/* valueOf */.RP)(hooks, event);
        const at = matchers && !hooks_isNull(matchers) ? hooks_wrongIn(matchers, isMatcher) : undefined;
        if (at)
            return {
                at,
                because: `is invalid under \`${event}\` (${whyWrong(at)})`,
            };
    }
    return undefined;
}
const unread = ["SessionStart", "SubagentStart"];
function ignoredEvents(hooks, drops) {
    const entries = hooks?.kind === "table" ? hooks.entries : [];
    return entries.flatMap(({ name, key, value }) => {
        if (name === undefined || hooks_isNull(value))
            return [];
        const event = guards.find((guard) => guard.toLowerCase() === name.toLowerCase());
        const isGuard = event !== undefined;
        if (event !== undefined && event !== name) {
            const because = `event names are case-sensitive, so these hooks do not run; write \`${event}\``;
            return [{ what: `hooks.${name}`, at: key, isGuard, because }];
        }
        const at = hooks_wrongIn(value, isMatcher);
        if (at) {
            if (isGuard && drops)
                return [];
            const because = `Claude Code does not run the hooks of \`${name}\`, because ${whyWrong(at)}`;
            return [{ what: "hooks", at, isGuard, because }];
        }
        if (!unread.includes(name))
            return [];
        const because = `profiles cannot have hooks for this event; move them to \`.claude/settings.json\``;
        return [{ what: `hooks.${name}`, at: key, isGuard, because }];
    });
}
function whyWrong(matcher) {
    if (matcher.kind !== "table")
        return "this is not a list of matchers";
    return (0,parsers_node/* valueOf */.RP)(matcher, "hooks")
        ? "a hook here is invalid"
        : "a matcher needs a list `hooks`: `hooks: [{ type: command, command: … }]`";
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
            ...ignoredHooks(table, place, edition),
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
    if (!isTextNode(memory) || !memories.includes(value ?? "")) {
        const because = "it is not `user`, `project` or `local`";
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
    const because = "it is not a list, so it is ignored; write `- name: {…}` for each server";
    return [{ kind: "value", what: "mcpServers", because, at: place(node) }];
}
function ignoredHooks(table, place, edition) {
    return ignoredEvents((0,parsers_node/* valueOf */.RP)(table, "hooks"), !isOlder(edition)).map(({ what, isGuard, at, because }) => ({
        kind: isGuard ? "limit" : "value",
        what,
        because,
        cause: "hooks",
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
    if (isTextNode(isolation) && isolations.includes(value))
        return [];
    const because = "it is not `worktree` or `remote`, so it isolates nothing";
    return [{ kind: "limit", what: `isolation: ${value}`, because, at: place(isolation) }];
}
const memories = ["user", "project", "local"];
const isolations = ["worktree", "remote"];
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
                const because = "unknown mode, so the session's mode applies";
                ineffective.push({ kind: "value", what: `permissionMode: ${value}`, because, at: place(node) });
            }
        }
        else if (isForeignBypass(plainOf(setting), node)) {
            const value = (0,unknown_keys/* textsIn */.Ej)(node).join(", ");
            const because = "does nothing: unknown key";
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
        ? { effect: "unhonoured", because: "is an unknown mode, so the session's mode applies" }
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/references.js



function homeOf(path) {
    const at = `/${path}`.lastIndexOf("/.claude/");
    return at <= 0 ? "" : path.slice(0, at - 1);
}
function referencesOf(table, path) {
    const folder = homeOf(path);
    const [name, memory] = [(0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "name")), (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "memory"))];
    const notes = memory === "project" ? "agent-memory" : memory === "local" ? "agent-memory-local" : undefined;
    const listed = (0,parsers_node/* valueOf */.RP)(table, "skills");
    const skills = (listed?.kind === "list" ? (0,fields/* listItems */.Dw)(listed) : listed ? [listed] : []).flatMap((item) => ((0,parsers_node/* textOf */.b6)(item) ?? "").split(/[\s,]+/).filter((word) => word !== ""));
    const below = (rest) => (0,repo_path/* join */.fj)(folder, `.claude/${rest}`);
    return [
        ...(notes === undefined || !name ? [] : [below(`${notes}/${name}/**`)]),
        ...skills.flatMap((skill) => [below(`skills/${skill}/**`), below(`commands/${skill.replaceAll(":", "/")}.md`)]),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/profile.js















const toolLine = {
    key: "tools",
    value: (tools) => tools.join(", "),
    readers: ["Read", "Grep", "Glob"],
};
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
    const model = modelOf(table, source, home);
    const unknownModel = unknownModelIn((0,fact/* known */.eO)(model));
    return (0,profile/* profileFrom */.A)({
        home,
        name: text("name"),
        description: descriptionOf(text("description")),
        model,
        ...(unknownModel ? { unknownModel } : {}),
        permissionMode: text("permissionMode"),
        grants,
        denied,
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
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
        references: referencesOf(table, source.path),
        preloads: preloadsOf(table, source),
        native: as.loads ? nativeOf(table, source) : undefined,
    });
}
function preloadsOf(table, source) {
    const first = (0,parsers_node/* valueOf */.RP)(table, "initialPrompt");
    const [prompted] = /^\s*\/\S+/.exec((0,parsers_node/* textOf */.b6)(first) ?? "") ?? [];
    return [
        ...toolListOf((0,parsers_node/* valueOf */.RP)(table, "skills"), source).flatMap(({ written, at }) => written.startsWith("/") ? [] : [{ name: written, at }]),
        ...(first && prompted !== undefined ? [{ name: prompted.trim(), at: { source, span: first.span } }] : []),
    ];
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
                    because: "it is read as the name of one model; write one model",
                    at: { source, span: model.span },
                },
            ]
            : []),
        ...(turns && !(0,parsers_node/* isEmptyValue */.Po)(turns) && !isCount(turns)
            ? [
                {
                    kind: "limit",
                    what: `maxTurns: ${(0,parsers_node/* textOf */.b6)(turns) ?? "…"}`,
                    because: "it is not a whole number above zero, so it is ignored",
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
var _kit_settings = __webpack_require__(84876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/known-settings.js

const knownServers = {
    title: "Claude Code",
    harmless: [...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"), ...(0,unknown_settings/* harmlessKeys */.OF)("$schema inputs", "is read by editors")],
};
const knownSettings = {
    title: "Claude Code",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema companyAnnouncements footerLinksRegexes prUrlTemplate pluginTrustMessage pluginSuggestionMarketplaces spinnerTipsEnabled spinnerTipsOverride spinnerVerbs theme tui verbose viewMode defaultView language timeFormat timeZone syntaxHighlightingDisabled terminalTitleFromRename terminalProgressBarEnabled showTurnDuration showMessageTimestamps showThinkingSummaries showClearContextOnPlanAccept prefersReducedMotion axScreenReader autoScrollEnabled wheelScrollAccelerationEnabled statusLine.type statusLine.padding statusLine.refreshInterval statusLine.hideVimModeIndicator subagentStatusLine.type fileSuggestion.type externalEditorContext diffTool spellcheck emojiCompletionEnabled promptSuggestionEnabled permissionExplainerEnabled", "changes what a terminal shows"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("editorMode keybindingFlavor vimInsertModeRemaps voice voiceEnabled askUserQuestionTimeout dialogExpiry inputNeededNotifEnabled agentPushNotifEnabled preferredNotifChannel awaySummaryEnabled teammateMode feedbackSurveyRate feedbackDrafts disableReplyCheck todoFeatureEnabled bashEditDiffEnabled respectGitignore respondToBashCommands defaultShell autoConnectIde autoInstallIdeExtension", "changes how a person works with a session"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("model availableModels enforceAvailableModels fallbackModel advisorModel teammateDefaultModel switchModelsOnFlag effortLevel ultracode fastMode fastModePerSessionOptIn alwaysThinkingEnabled outputStyle autoCompactEnabled autoCompactWindow precomputeCompactionEnabled idleCompaction autoContinueAtUsageLimit", "changes which model the session asks, and how"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("attribution attributionProject includeCoAuthoredBy includeGitInstructions claudeMd claudeMdExcludes plansDirectory autoMemoryEnabled autoDreamEnabled skillListingBudgetFraction skillListingMaxDescChars skillOverrides fileCheckpointingEnabled cleanupPeriodDays desktopSessionCleanupPeriodDays", "changes texts, and what is kept of a session"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("autoUpdatesChannel minimumVersion requiredMinimumVersion requiredMaximumVersion forceLoginMethod forceLoginOrgUUID remote daemonColdStart autoUploadSessions forceRemoteSettingsRefresh parentSettingsBehavior managedSourcesBehavior wslInheritsWindowsSettings policyHelper.timeoutMs policyHelper.refreshIntervalMs", "decides which version and which account a session has"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("disableAgentView disableArtifact disableBundledSkills disableClaudeAiConnectors disableCommandPluginSources disableDeepLinkRegistration disableDirectMcpSkills disableRemoteControl disableSideloadFlags disableWindowsBashCommandSplit disableWorkflows disableBrowserExternalNavigation disableMobileSimulatorTools isolatePeerMachines strictPluginOnlyCustomization sshHostAllowlist allowedChannelPlugins crossSessionInbound", "only restricts, or can only restrict in a repository"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("enableWorkflows workflowKeywordTriggerEnabled workflowSizeGuideline useAutoModeDuringPlan syncClaudeAiSkills syncClaudeAiPlugins allowAllClaudeAiMcps allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin browserExternalPageTools worktree.baseRef worktree.sparsePaths sandbox.ripgrep.args sandbox.network.allowManagedDomainsOnly sandbox.filesystem.allowManagedReadPathsOnly sandbox.credentials.awsPairs sandbox.credentials.sigv4", "starts nothing and allows no tool"),
        { path: "mcpServers", because: "is no setting of Claude Code, which reads servers from `.mcp.json`" },
    ],
};

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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/servers.js
const servers_servers = [
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools subagents can call",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools subagents can call",
        shown: "an address",
        may: ["network", "external"],
    },
    {
        path: "mcpServers.*.headersHelper",
        effect: "widens",
        because: "is a command that the session starts",
        shown: "a command",
        may: ["execute"],
    },
];
const launches = [
    {
        path: "configurations",
        effect: "widens",
        because: "is a server that the desktop app starts to look at the project",
        shown: "a command",
        may: ["execute"],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings.js + 1 modules
var claude_settings = __webpack_require__(4034);
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
        if (read.root && !("message" in source))
            unjudged.push(...(0,unknown_settings/* unknownIn */.e3)(settingsTable, read.root, source));
        const found = read.root && !("message" in source) ? authorityIn(read.root, source, (0,claude_settings/* rulesFor */.NP)(layer, edition)) : [];
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
const settingsTable = { settingRules: (0,claude_settings/* rulesFor */.NP)("project", ""), knownSettings: knownSettings };
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
async function readLaunchFile(repo, path) {
    return { ...(await (0,_kit_settings/* readSettings */.sb)(repo, [path], launches)), skipped: [] };
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
        const problem = problemAt(`it is not strict JSON (${fault.message}), so none of its servers starts`, fault.span);
        return { ...nobody, skipped: [{ path, problem, authority: [] }] };
    }
    const root = (0,json/* parseJsonc */.pX)(source.text);
    return root.kind === "problem"
        ? { ...nobody, unjudged: [problemAt(`cannot be read as JSON: ${root.message}`, root.span)] }
        : {
            ...nobody,
            authority: (0,_kit_settings/* authorityFrom */.W5)(servers_servers, root, source),
            unjudged: (0,unknown_settings/* unknownIn */.e3)({ settingRules: servers_servers, knownSettings: knownServers }, root, source),
        };
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
                        message: `Claude Code rejects the whole payload because of \`${first.entry.name ?? ""}\``,
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
var repo_text = __webpack_require__(64951);
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
function pluginFilesBelow(repo, directory, seen) {
    const links = [];
    const isLink = (path) => {
        const isOne = /\.md$/i.test(path) &&
            repo.resolve(path).kind === "file" &&
            repo.resolve(path, { follow: false }).kind === "missing";
        if (isOne)
            links.push({
                message: "it is a link, and Claude Code does not follow links to files in a plugin",
                at: (0,repo_text/* placeOfPath */.Es)(path),
            });
        return isOne;
    };
    return { ...filesBelow(repo, directory, seen, isLink), links };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var parsers_yaml = __webpack_require__(32034);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/cut.js
var cut = __webpack_require__(16093);
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
const isDocument = "it has no frontmatter, so it counts as a document";
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
        return { span: document_top, message: "it has no `name`, so it counts as a document", kind: "document" };
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
                cause: "frontmatter",
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
                message: `only files that end in \`.md\` are read, and this one ends in \`.${(0,repo_path/* extensionOf */.je)(path) ?? ""}\``,
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
    const started = name === "project"
        ? [
            await readServerFile(repo, (0,repo_path/* join */.fj)(directory, ".mcp.json")),
            await readLaunchFile(repo, (0,repo_path/* join */.fj)(directory, ".claude/launch.json")),
        ]
        : [];
    const decided = [settings, ...started];
    const authority = decided.flatMap((read) => read.authority);
    const unread = decided.flatMap((read) => read.unjudged);
    const skipped = decided.flatMap((read) => read.skipped).map((file) => skippedLayer(name, file));
    const present = repo.resolve(root).kind === "directory" || unjudged.length > 0;
    if (!present && authority.length + unread.length === 0)
        return skipped;
    const layer = {
        name,
        root,
        status: present ? "loaded" : "absent",
        authority,
        ...(name === "project" ? { governs: directory } : {}),
    };
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
    return claude_settings/* settingsFiles */.pb.map((file) => (0,repo_path/* join */.fj)(directory, `.claude/${file}`));
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
var external = __webpack_require__(79514);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/enabled.js



async function enablingIn(repo, settings) {
    const directories = new Map();
    const markets = [];
    for (const { directory, paths } of settings) {
        const { enabled, marketplaces } = await (0,external/* readPluginSettings */.Bt)(repo, paths);
        for (const { name } of enabled) {
            const plugin = name.slice(0, name.includes("@") ? name.lastIndexOf("@") : name.length);
            directories.set(plugin, [...(directories.get(plugin) ?? []), directory]);
        }
        for (const source of marketplaces.values())
            if ((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(source, "source")) === "file")
                markets.push((0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(directory, (0,repo_path/* tidied */.GE)((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(source, "path")) ?? ""))));
    }
    return { directories, markets };
}
function enabledParts(reads, plugin, enabling) {
    const governs = governedBy(plugin, enabling);
    return governs === undefined ? reads : reads.flatMap((read) => splitOne(read, plugin.root, governs));
}
function governedBy({ name, described }, { directories }) {
    const names = new Set([name, ...described.map(({ node }) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "name")) ?? "")]);
    const [first, ...others] = [...names].flatMap((one) => directories.get(one) ?? []);
    return first === undefined ? undefined : others.reduce(commonOf, first);
}
function commonOf(one, other) {
    let common = one;
    while (!(0,repo_path/* isWithin */.UO)(other, common))
        common = (0,repo_path/* directoryOf */.jt)(common);
    return common;
}
function splitOne(read, root, governs) {
    const { layer, items, unjudged } = read;
    if (layer.name !== "plugin" || layer.authority.length === 0)
        return [read];
    const parts = { name: "project", root, status: "loaded", authority: layer.authority, governs };
    const agents = { ...layer, authority: [] };
    return [
        { layer: parts, items: [], unjudged: [] },
        { layer: agents, items: items.map((item) => ({ ...item, layer: agents })), unjudged },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugin-parts.js








const usual = {
    hooks: "hooks/hooks.json",
    mcpServers: ".mcp.json",
    lspServers: ".lsp.json",
    monitors: "monitors/monitors.json",
};
const language = "starts a language server";
const bare = {
    mcpServers: servers_servers.map((rule) => ({ ...rule, path: rule.path.replace("mcpServers.", "") })),
    lspServers: [{ path: "*.command", effect: "widens", because: language, shown: "a command", may: ["execute"] }],
};
const inManifest = [
    ...servers_servers,
    { path: "lspServers.*.command", effect: "widens", because: language, shown: "a command", may: ["execute"] },
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
    const settings = await (0,_kit_settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(root, "settings.json")], claude_settings/* settingRules */.gG.filter(({ path }) => ["agent", "subagentStatusLine.command"].includes(path)));
    const all = [...authority, ...settings.authority, ...programsIn(repo, root)];
    return {
        authority: all.map((entry) => withPaths(entry, root)),
        unjudged: [...unjudged, ...settings.unjudged],
    };
}
function withPaths(entry, root) {
    return entry.names
        ? {
            ...entry,
            names: entry.names.map((text) => text.replaceAll(/\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT\b)/g, root === "" ? "." : root)),
        }
        : entry;
}
function textsOf(node) {
    const items = node?.kind === "list" ? node.items : node ? [node] : [];
    return items.flatMap((item) => (item.kind === "scalar" && !(0,parsers_node/* isEmptyValue */.Po)(item) ? [item] : []));
}
function monitorsIn(root, source) {
    const lists = [root, (0,parsers_node/* lastOf */.g1)(root, "monitors"), (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "experimental"), "monitors")];
    return lists
        .flatMap((list) => (0,fields/* listItems */.Dw)(list))
        .flatMap((item) => {
        const command = (0,parsers_node/* lastOf */.g1)(item, "command");
        if (!command)
            return [];
        return [
            {
                setting: `monitors.${(0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(item, "name")) ?? ""}`,
                value: "a command",
                effect: "widens",
                because: "runs in every session, outside a sandbox",
                content: (0,_kit_settings/* contentOf */.$E)(command, source),
                may: ["execute"],
                names: (0,_kit_settings/* commandTexts */.Ot)(command),
                at: { source, span: command.span },
            },
        ];
    });
}
function programsIn(repo, root) {
    const { files } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(root, "bin"), { isIncluded: () => true, deep: false });
    return files.map((path) => ({
        setting: "bin",
        value: path,
        effect: "widens",
        because: "is a program that commands can call by name",
        may: ["execute"],
        names: [path],
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/plugins.js

function inSkillsFolders(repo) {
    return new Map(repo.holding(".claude").flatMap((directory) => {
        const skills = (0,repo_path/* join */.fj)(directory, ".claude/skills");
        return repo.names(skills).flatMap((name) => {
            const found = repo.resolve((0,repo_path/* join */.fj)(skills, name));
            return found.kind === "directory" ? [[found.path, directory]] : [];
        });
    }));
}
function splitOff(reads, { root, refused }, switchedOn) {
    const directory = switchedOn.get(root);
    return directory === undefined || refused ? reads : reads.flatMap((read) => plugins_splitOne(read, root, directory));
}
function plugins_splitOne({ layer, items, unjudged }, root, directory) {
    const { authority } = layer;
    const isUsers = directory.startsWith("~");
    const own = {
        name: isUsers ? "user" : "project",
        root,
        status: "loaded",
        authority: authority.map((setting) => ({
            ...setting,
            because: `${setting.because}; the plugin is in a skills folder, so it is enabled automatically`,
        })),
        ...(isUsers ? {} : { governs: directory }),
    };
    const agents = { ...layer, authority: [] };
    return [
        ...(authority.length > 0 ? [{ layer: own, items: [], unjudged: [] }] : []),
        { layer: agents, items: items.map((item) => ({ ...item, layer: agents })), unjudged },
    ];
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
const part = typeOf("a path that begins with `./`, an array or an object", (node) => node.kind === "scalar" ? isText(node) && ((0,parsers_node/* textOf */.b6)(node) ?? "").startsWith("./") : true);
const anyPart = typeOf("a path, an array or an object", (node) => node.kind !== "scalar" || isText(node));
const plugin_manifest_servers = typeOf("a path, an array or an object of objects", (node) => node.kind === "scalar" ? isText(node) : (0,fields/* tableEntries */.zH)(node).every(({ value }) => value.kind === "table"));
const plugin_manifest_list = typeOf("an array", ({ kind }) => kind === "list");
const manifestTypes = [
    ["name", plugin_manifest_name],
    ["version", json_types_text],
    ["agents", plugin_manifest_agents],
    ["hooks", part],
    ["commands", part],
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
async function readPlugins(repo, seen, edition, enabling) {
    const unjudged = [];
    const plugins = new Map();
    const remotes = [];
    const markets = new Set();
    const refused = [];
    const switchedOn = inSkillsFolders(repo);
    const homes = homesIn(repo, switchedOn);
    for (const home of homes) {
        const file = await readJsonFile(repo, (0,repo_path/* join */.fj)(home, `${plugins_folder}/plugin.json`), manifestFault);
        if (file?.kind === "unjudged")
            unjudged.push(file.problem);
        else if (file)
            plugins.set(home, plugins_pluginOf(file, home));
    }
    const listed = homes.map((home) => ({ home, path: (0,repo_path/* join */.fj)(home, `${plugins_folder}/marketplace.json`) }));
    const named = enabling.markets
        .filter((path) => !listed.some((market) => market.path === path))
        .map((path) => ({ home: (0,repo_path/* directoryOf */.jt)(path), path }));
    for (const { home, path } of [...listed, ...named]) {
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
    for (const plugin of plugins.values()) {
        const read = await readPlugin(repo, plugin, seen, edition);
        layers.push(...enabledParts(splitOff(read, plugin, switchedOn), plugin, enabling));
    }
    const found = [...plugins.values()].filter((plugin) => !plugin.refused);
    return { layers: [...layers, ...refused], plugins: found, remotes, markets };
}
function homesIn(repo, switchedOn) {
    return repo
        .holding(plugins_folder)
        .filter((directory) => !repo.isUsers(directory) || switchedOn.has(directory))
        .sort(repo_path/* byBytes */.bg);
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
            remotes.push({ ...(0,external/* pluginFrom */.Gp)(name, from, { source, span: from.span }), isOffered: true });
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
    const { authority, unjudged } = refused ? nothing : await besideOf(repo, root, described);
    const problem = refused && { ...refused, message: `${refused.message}, so the plugin \`${name}\` is not loaded` };
    const layer = {
        name: "plugin",
        root: (0,repo_path/* join */.fj)(root, "agents"),
        status: problem ? "failed" : "loaded",
        ...(problem ? { problem } : {}),
        authority,
        governs: root,
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
                verdict: dropped("it is outside the plugin's folder, so it is not loaded", at),
            }
            : { place };
    });
    if (!agents)
        return [{ place: usual }, ...named];
    const replaced = "`agents` in the manifest replaces this folder, so it is not read";
    return first ? [...named, { place: usual, verdict: dropped(replaced, first.at) }] : named;
}
const nothing = { authority: [], unjudged: [] };
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
        ? (0,fact/* implied */.TU)(stemIn(file), profile.name.at, "a plugin's subagent without a name takes its file's")
        : profile.name;
    return {
        ...item,
        profile: { ...profile, name, identity: [plugin, ...folders, (0,fact/* known */.eO)(name) ?? stemIn(file)].join(":") },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/launch.js
var launch = __webpack_require__(70401);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/body.js
const command = /(?<!\S)!`([^`]+)`|```!([^]*?)```/g;
const path = /(?<!\S)@(?:"([^"\n]+)"|([^\s"`'<>()[\]{},;]+))/g;
function commandsIn(source, start) {
    return found(source, start, command);
}
function filesNamedIn(source, start) {
    return found(source, start, path).map(({ text, at }) => ({ text: text.replace(/[.:!?]+$/, ""), at }));
}
function found(source, start, pattern) {
    return [...source.text.slice(start).matchAll(pattern)].flatMap(({ 0: whole, 1: first, 2: second, index }) => {
        const text = (first ?? second ?? "").trim();
        const span = { start: start + index, end: start + index + whole.length };
        return text === "" ? [] : [{ text, at: { source, span } }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/document.js







const document_readers = new Map([newest, "2.1"].map((edition) => [edition, (0,memoize/* memoize */.B)((source) => readText(source, edition))]));
function skillText(source, edition) {
    return (document_readers.get(edition) ?? readText)(source, edition);
}
async function readText(source, edition) {
    const parts = partsOf(source.text);
    const readings = parts && (await readingsOf(source.text, parts.front, edition));
    const tables = readings?.tables ?? [];
    const all = (holds) => tables.length > 0 && readings?.fault === undefined && tables.every(holds);
    const start = parts?.body.start ?? 0;
    const hooks = tables.flatMap((table) => (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source));
    return {
        source,
        name: tables.map((table) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "name"))?.trim()).find((name) => name !== undefined),
        allowed: tables.flatMap((table) => toolListOf((0,parsers_node/* valueOf */.RP)(table, "allowed-tools"), source)),
        asks: all((table) => asksFor(table, source)),
        hooks,
        fork: tables.map((table) => forkOf(table, source)).find((fork) => fork !== undefined),
        isManual: all((table) => isTrue((0,parsers_node/* valueOf */.RP)(table, "disable-model-invocation"))),
        isLimited: all((table) => limitsPaths((0,parsers_node/* valueOf */.RP)(table, "paths"))),
        commands: commandsIn(source, start),
        files: filesNamedIn(source, start),
    };
}
function asksFor(table, source) {
    const hooks = (0,parsers_node/* valueOf */.RP)(table, "hooks");
    return (["allowed-tools", "disallowed-tools"].some((key) => toolListOf((0,parsers_node/* valueOf */.RP)(table, key), source).length > 0) ||
        (hooks?.kind === "table" && hooks.entries.length > 0));
}
function forkOf(table, source) {
    const context = (0,parsers_node/* valueOf */.RP)(table, "context");
    if (!context || (0,parsers_node/* textOf */.b6)(context) !== "fork")
        return undefined;
    const agent = (0,parsers_node/* valueOf */.RP)(table, "agent");
    const name = (0,parsers_node/* textOf */.b6)(agent)?.trim() ?? "";
    return { agent: name === "" ? "general-purpose" : name, at: { source, span: (agent ?? context).span } };
}
function isTrue(node) {
    return /^(?:true|yes|on|1)$/i.test((0,parsers_node/* textOf */.b6)(node) ?? "");
}
function limitsPaths(node) {
    if (!node || (0,parsers_node/* isEmptyValue */.Po)(node))
        return false;
    const patterns = node.kind === "list" ? node.items : [node];
    return patterns.length > 0 && !patterns.some((pattern) => /^[*./\s]*$/.test((0,parsers_node/* textOf */.b6)(pattern) ?? ""));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/find.js





async function findSkills(repo, directories, plugins, edition) {
    const places = [
        ...directories.map((home) => ({
            home,
            skills: [(0,repo_path/* join */.fj)(home, ".claude/skills")],
            single: [],
            commands: [(0,repo_path/* join */.fj)(home, ".claude/commands")],
        })),
        ...plugins.map(placeOfPlugin),
    ];
    const found = await Promise.all(places.map((place) => skillsOf(repo, place, edition)));
    return { skills: found.flatMap(({ skills }) => skills), unjudged: found.flatMap(({ unjudged }) => unjudged) };
}
function placeOfPlugin({ root, name, described }) {
    const named = (key) => described.flatMap(({ node }) => pathsIn((0,parsers_node/* lastOf */.g1)(node, key))).map((path) => (0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(root, (0,repo_path/* tidied */.GE)(path))));
    const skills = named("skills");
    return {
        home: root,
        plugin: name,
        skills: [(0,repo_path/* join */.fj)(root, "skills"), ...skills],
        single: [root, ...skills],
        commands: [(0,repo_path/* join */.fj)(root, "commands"), ...named("commands")],
    };
}
function pathsIn(node) {
    const nodes = [node, ...(0,fields/* listItems */.Dw)(node), ...(0,fields/* tableEntries */.zH)(node).map(({ value }) => (0,parsers_node/* lastOf */.g1)(value, "source"))];
    return nodes.flatMap((item) => (0,parsers_node/* textOf */.b6)(item) ?? []);
}
async function skillsOf(repo, place, edition) {
    const folders = [
        ...place.skills.flatMap((folder) => repo.names(folder).map((name) => (0,repo_path/* join */.fj)(folder, name))),
        ...place.single,
    ];
    const ofSkills = collected(folders.map((folder) => (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(folder, "SKILL.md"), { isIncluded: () => true, deep: false })));
    const ofCommands = place.commands.map((root) => ({
        root,
        ...(0,collect/* collectFiles */.C0)(repo, root, { isIncluded: (name) => /\.md$/i.test(name), deep: true }),
    }));
    const prefix = place.plugin === undefined ? "" : `${place.plugin}:`;
    const skillOf = (text, names) => {
        const [first = ""] = names;
        const all = [...names, ...(text.name === undefined ? [] : [text.name])];
        return {
            text,
            name: `${prefix}${first}`,
            names: new Set(prefix === "" ? all : [...all, ...all.map((name) => `${prefix}${name}`)]),
            home: place.home,
            inPlugin: place.plugin !== undefined,
        };
    };
    const skills = await (0,collect/* readEach */.e2)(repo, ofSkills.files, async (source, path) => skillOf(await skillText(source, edition), [(0,repo_path/* nameOf */.Vb)((0,repo_path/* directoryOf */.jt)(path))]));
    const commands = await Promise.all(ofCommands.map(({ root, files }) => (0,collect/* readEach */.e2)(repo, files, async (source, path) => skillOf(await skillText(source, edition), commandNames(path, root)))));
    return {
        skills: [skills, ...commands].flatMap(({ results }) => results),
        unjudged: [
            ...place.skills.flatMap((root) => (0,collect/* collectFiles */.C0)(repo, root, { isIncluded: () => false, deep: false }).unjudged),
            ...ofSkills.unjudged,
            ...ofCommands.flatMap(({ unjudged }) => unjudged),
            ...[skills, ...commands].flatMap(({ unjudged }) => unjudged),
        ],
    };
}
function collected(parts) {
    return { files: parts.flatMap(({ files }) => files), unjudged: parts.flatMap(({ unjudged }) => unjudged) };
}
function commandNames(path, root) {
    const below = path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root.length + 1);
    const segments = below.replace(/(?:\/SKILL)?\.md$/i, "").split("/");
    return segments.map((_, i) => segments.slice(i).join(":"));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/missing.js

const nothingMissing = (item) => item;
function missing_missingIn(repo, { skills }, homes) {
    const names = new Set(skills.flatMap((skill) => [...skill.names]));
    let folders;
    const isThere = (name) => {
        if (names.has(name))
            return true;
        folders ??= new Set([
            ...repo.holding("SKILL.md").map(repo_path/* nameOf */.Vb),
            ...homes.flatMap((home) => repo.names((0,repo_path/* join */.fj)(home, ".claude/skills"))),
        ]);
        return folders.has((0,repo_path/* nameOf */.Vb)(name));
    };
    return (item) => {
        const { profile, layer } = item;
        if (!profile?.preloads || layer.name !== "project" || !isOwnFolder(layer.root))
            return item;
        const missing = profile.preloads.filter(({ name }) => /^[\w./-]+$/.test(name) && !name.startsWith("/") && !isThere(name));
        if (missing.length === 0)
            return item;
        return {
            ...item,
            profile: { ...profile, missing: missing.map(({ name, at }) => ({ key: "skills", value: name, advice, at })) },
        };
    };
}
const advice = "unless the user or a plugin has it, Claude Code starts the subagent without it and says nothing; add the skill, or remove the name";
function isOwnFolder(root) {
    return (0,repo_path/* nameOf */.Vb)(root) === "agents" && (0,repo_path/* nameOf */.Vb)((0,repo_path/* directoryOf */.jt)(root)) === ".claude";
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/shell.js
const longest = 50_000;
const compound = /^(?:if|for|while|until|case|select|function|do|done|then|else|fi|esac|time|\[\[|[({!])(?:\s|$)/;
function commandLineOf(text) {
    if (text.length > longest)
        return undefined;
    const walk = { parts: [], part: "", writes: false };
    if (!splitInto(walk, text, 0))
        return undefined;
    endPart(walk);
    return walk.parts.some((part) => compound.test(part)) ? undefined : { parts: walk.parts, writes: walk.writes };
}
function endPart(walk) {
    const part = walk.part.trim();
    if (part !== "" && !part.startsWith("#"))
        walk.parts.push(part);
    walk.part = "";
}
const maxDepth = 8;
function splitInto(walk, text, depth) {
    if (depth > maxDepth)
        return false;
    const token = /\\[^]|'[^']*'|"((?:\\[^]|[^"\\])*)"|\$\(\(([^()]*)\)\)|\$\(([^()]*)\)|`([^`]*)`|<<|(\d*>{1,2}&?\s*)([^\s;&|<>()]*)|&&|\|\||[;&|\n]|[^\\'"$`<>&|;\n()\d]+|[^]/gy;
    for (const [whole, double, , substituted, quoted, redirect, target] of text.matchAll(token)) {
        const inner = substituted ?? quoted;
        if (whole === "<<" || /^["'`()]$/.test(whole))
            return false;
        if (inner !== undefined) {
            if (!splitApart(walk, inner, depth))
                return false;
            walk.part += "x";
        }
        else if (double !== undefined) {
            if (!substitutionsIn(walk, double, depth))
                return false;
            walk.part += whole;
        }
        else if (redirect !== undefined) {
            if (!/&\s*$/.test(redirect) && target !== "/dev/null")
                walk.writes = true;
        }
        else if (/^(?:&&|\|\||[;&|\n])$/.test(whole))
            endPart(walk);
        else
            walk.part += whole;
    }
    return true;
}
function splitApart(walk, inner, depth) {
    const around = walk.part;
    walk.part = "";
    const isRead = splitInto(walk, inner, depth + 1);
    endPart(walk);
    walk.part = around;
    return isRead;
}
function substitutionsIn(walk, text, depth) {
    const inner = text.replace(/\\[^]/g, "").replace(/\$\(\([^()]*\)\)/g, "");
    for (const [, substituted, quoted] of inner.matchAll(/\$\(([^()]*)\)|`([^`]*)`/g))
        if (!splitApart(walk, substituted ?? quoted ?? "", depth))
            return false;
    return !/\$\([^)]*\(/.test(inner);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/inline.js

function fateOf(command, scopes) {
    const line = commandLineOf(command);
    if (line && !line.writes && line.parts.every(onlyReads))
        return "reads";
    if (scopes.some((scope) => scope === null || isEverything(scope)))
        return "executes";
    if (scopes.length === 0)
        return "refused";
    if (!line)
        return "executes";
    if (line.writes)
        return "refused";
    return line.parts.every((part) => onlyReads(part) || scopes.some((scope) => mayCover(scope ?? "*", part)))
        ? "executes"
        : "refused";
}
function isEverything(scope) {
    return /^\s*\**\s*$/.test(scope);
}
function mayCover(scope, part) {
    if (/^git\s(?:.*\s)?-c\s/.test(part))
        return false;
    const prefix = scope.replace(/(?::\*|\*).*$/s, "").trim();
    const plain = part.replace(/^(?:\w+=\S*\s+)+/, "");
    return part.startsWith(prefix) || plain.startsWith(prefix);
}
const inline_readers = new Set("ls cat head tail grep find wc which diff stat du cd".split(" "));
const gitReaders = new Set("status diff log show rev-parse blame describe ls-files shortlog".split(" "));
const gitForms = /^git (?:branch(?: (?:--show-current|-a|-r|-v|-vv|--list))*|remote(?: -v)?|tag -l|stash list)$/;
const reaching = {
    find: /\s-(?:exec|ok|delete|fprint|fls)/,
    git: /\s--?(?:output|ext-diff|textconv|O|open-files|no-index|exec)/,
};
const outside = /(?:^|[\s"'=])(?:~|\/(?!dev\/null)|\S*\.\.(?:\/|$|\s))|\$/;
const inline_longest = 2_000;
function onlyReads(part) {
    if (part.length > inline_longest)
        return false;
    const [program = "", command = ""] = part.split(/\s+/);
    if (/[\\{}<]/.test(part))
        return false;
    if (program === "echo" || program === "pwd")
        return true;
    if (outside.test(part) || reaching[program]?.test(part))
        return false;
    return inline_readers.has(program) || (program === "git" && (gitReaders.has(command) || gitForms.test(part)));
}
const perhaps = new Set("git gh sort uniq cut tr date uname whoami id hostname tree file jq sed awk rg fd test [ true printf ps node npm yarn pnpm python python3 pip cargo go docker kubectl".split(" "));
function isSurelyRefused(command) {
    const line = commandLineOf(command);
    return (line !== undefined &&
        (line.writes || line.parts.some((part) => !onlyReads(part) && !perhaps.has(part.split(/\s+/)[0] ?? ""))));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/rules.js
function ruleOf(text) {
    const [, tool = text, scope = null] = /^([^(]+)\(([^]*)\)$/.exec(text.trim()) ?? [];
    return { tool, scope };
}
function approvalsIn(authority) {
    const rules = rulesAt(authority, "permissions.allow");
    const approvesAll = authority.some(({ setting, value }) => setting === "permissions.defaultMode" && /^(?:acceptEdits|bypassPermissions|auto)$/.test(value));
    return {
        call: (name) => rules.some((rule) => coversCall(rule, name)),
        scopes: [...scopesFor(rules), ...(approvesAll ? [null] : [])],
    };
}
function scopesFor(rules) {
    return rules.flatMap(({ tool, scope }) => (tool === "Bash" || tool === "PowerShell" ? [scope] : []));
}
function denialsIn(authority) {
    const denied = rulesAt(authority, "permissions.deny");
    const asked = rulesAt(authority, "permissions.ask");
    return {
        noCommands: authority.some(({ setting, effect }) => setting === "disableSkillShellExecution" && effect === "narrows"),
        deniesCommands: [...denied, ...asked].some(({ tool, scope }) => tool === "Bash" && (scope === null || /^\s*\**\s*$/.test(scope))),
        call: (name) => denied.some((rule) => coversCall(rule, name)),
        isOff: (name) => authority.some(({ setting }) => setting === `skillOverrides.${name}`),
    };
}
function rulesAt(authority, key) {
    return authority.flatMap(({ setting, value }) => (setting === key ? [ruleOf(value)] : []));
}
function coversCall({ tool, scope }, name) {
    if (tool !== "Skill")
        return false;
    return scope === null || /^\s*\**\s*$/.test(scope) || scope.replace(/:\*$/, "").replace(/^\//, "").trim() === name;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/power.js





const shown = 2;
function powerOfCommands({ text }, approvals, denials, when) {
    if (text.commands.length === 0 || denials.noCommands)
        return [];
    const scopes = [...approvals.scopes, ...scopesFor(text.allowed.map(({ written }) => ruleOf(written)))];
    const fates = text.commands.map((command) => ({
        command,
        fate: denials.deniesCommands ? "refused" : fateOf(command.text, scopes),
    }));
    const refused = fates.find(({ fate }) => fate === "refused");
    if (refused)
        return [refusal(refused.command, denials.deniesCommands)];
    const of = (fate) => fates.flatMap(({ fate: is, command }) => (is === fate ? [command] : []));
    return [...runs(of("executes"), "execute", when), ...runs(of("reads"), "read", `${when}; the command only reads`)];
}
function refusal(command, isDenied) {
    const why = isDenied
        ? "which the settings deny or ask about"
        : "which neither `allowed-tools` of the skill nor the settings allow";
    return {
        may: [],
        because: `has the command \`${oneLine(command.text)}\`, ${why}`,
        at: command.at,
        refuses: true,
        ...(isDenied || isSurelyRefused(command.text) ? {} : { certainty: "assumed" }),
    };
}
function runs(commands, capability, when) {
    const [first] = commands;
    if (!first)
        return [];
    const names = commands.slice(0, shown).map(({ text }) => `\`${oneLine(text)}\``);
    const more = commands.length > shown ? [`${commands.length - shown} more`] : [];
    return [
        {
            may: [capability],
            because: `runs ${[...names, ...more].join(" and ")} ${when}`,
            content: commands.map(({ text }) => text).join("\n"),
            at: first.at,
        },
    ];
}
function oneLine(text) {
    const [line = ""] = text.split("\n", 1);
    return line.length > 80 || line.length < text.length ? `${line.slice(0, 80).replaceAll("`", "'")}…` : line;
}
function powerOfHooks({ text }) {
    const [first] = text.hooks;
    const may = (0,capability/* inOrder */.al)((0,hooks_and_servers/* hookGrants */.ZW)(text.hooks, "hooks").map(({ capability }) => capability));
    if (!first || text.fork || may.length === 0)
        return [];
    const events = [...new Set(text.hooks.map(({ name }) => name))];
    return [
        {
            may,
            because: `adds hooks (${events.join(", ")}) to the session that calls it`,
            content: text.hooks.map(({ name, kind, value }) => `${name} ${kind} ${value}`).join("\n"),
            at: first.at,
        },
    ];
}
function powerOfFiles({ text }, repo) {
    const outside = text.files.filter(({ text: path }) => leaves(path));
    const inside = text.files.filter(({ text: path }) => !leaves(path) && isThere(repo, path));
    const [first = inside[0]] = outside;
    if (!first)
        return [];
    return [
        {
            may: ["read"],
            because: `reads \`${first.text}\`${outside.length > 0 ? ", outside the repository," : ""} into the conversation`,
            content: [...outside, ...inside].map(({ text: path }) => path).join("\n"),
            at: first.at,
            ...(outside.length > 0 ? { outside: true } : {}),
        },
    ];
}
function leaves(path) {
    return /^(?:~(?:\/|$)|\/|\.\.(?:\/|$))/.test(path);
}
function isThere(repo, path) {
    return repo.resolve(path.replace(/^\.\//, "")).kind !== "missing";
}
function approval({ text }, own) {
    const tools = approvingTools(text).filter(({ capability }) => capability !== "read");
    const [first] = tools;
    const may = (0,capability/* inOrder */.al)(tools.map(({ capability }) => capability).filter((capability) => own.includes(capability)));
    if (!first || may.length === 0)
        return [];
    return [
        {
            may,
            because: `approves ${tools.map(({ entry }) => `\`${entry.written}\``).join(", ")} for the session that starts it, unasked`,
            at: first.entry.at,
        },
    ];
}
function approvingTools({ allowed, }) {
    return allowed.flatMap((entry) => {
        const { name, scope } = entry;
        const capability = isServerTool(name) ? "external" : toolNamed(name)?.capability;
        const isEmpty = scope !== null && /^\s*(?::\*)?\s*$/.test(scope);
        return capability === undefined || isEmpty ? [] : [{ entry, capability }];
    });
}
function powerOfAgent(profile, own, at, isOlder) {
    const name = profile.identity ?? "";
    const extras = (0,capability/* inOrder */.al)(profile.extraGrants.map(({ capability }) => capability));
    const keys = [...new Set(profile.extraGrants.map(({ tool }) => `\`${tool}\``))].join(" and ");
    const approving = profile.bypasses.filter(({ effect }) => effect === "auto-approve" || (isOlder && effect === "bypass"));
    return [
        ...(extras.length > 0
            ? [
                {
                    may: extras,
                    because: `runs as the subagent \`${name}\` with its ${keys}`,
                    content: [...profile.hooks, ...profile.servers].map(({ value }) => value).join("\n"),
                    at,
                },
            ]
            : []),
        ...approving.map(({ setting, value, effect }) => ({
            may: own.filter((capability) => capability === "write" ||
                ((effect === "bypass" || value === "auto") && capability !== "read" && capability !== "delegate")),
            because: `runs as the subagent \`${name}\`, whose \`${setting}: ${value}\` approves what the caller would need confirmation for`,
            at,
        })),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/authority.js






function skillLayers(skills, reads) {
    const { scopes } = approvalsIn(reads.flatMap(({ layer }) => layer.authority));
    const byHome = new Map();
    for (const skill of skills) {
        const key = `${skill.inPlugin} ${skill.home}`;
        const group = byHome.get(key);
        if (group)
            group.push(skill);
        else
            byHome.set(key, [skill]);
    }
    const ofProjects = new Set(skills.filter(({ inPlugin }) => !inPlugin).map(({ text }) => text.source.path));
    return [...byHome.values()].flatMap((group) => {
        const [first] = group;
        const own = group.filter(({ inPlugin, text }) => !inPlugin || !ofProjects.has(text.source.path));
        const files = new Map(own.map((skill) => [skill.text.source.path, skill]));
        const isStopped = first !== undefined && stopsCommands(first, reads);
        const authority = [...files.values()].flatMap((skill) => factsOf(skill, scopes, isStopped));
        if (!first || authority.length === 0)
            return [];
        return [{ layer: layerOf(first, authority), items: [], unjudged: [] }];
    });
}
function stopsCommands({ home, inPlugin }, reads) {
    const beside = reads.flatMap(({ layer: { root, authority } }) => !inPlugin && root === (0,repo_path/* join */.fj)(home, folder) ? authority : []);
    const { noCommands, deniesCommands } = denialsIn(beside);
    return noCommands || deniesCommands;
}
function layerOf({ home, inPlugin }, authority) {
    if (inPlugin)
        return { name: "plugin", root: home, status: "loaded", authority };
    const name = home.startsWith("~") ? "user" : home.startsWith("/") ? "system" : "project";
    const root = (0,repo_path/* join */.fj)(home, ".claude");
    return { name, root, status: "loaded", authority, ...(name === "project" ? { governs: home } : {}) };
}
function factsOf(skill, approved, isStopped) {
    const { text, name } = skill;
    const scopes = [...approved, ...scopesFor(text.allowed.map(({ written }) => ruleOf(written)))];
    const source = text.source;
    const contentOf = (what) => `${source.path} ${what}`;
    const approving = approvingTools(text);
    const [first] = approving;
    const value = approving.map(({ entry }) => entry.written).join(", ");
    return [
        ...(first
            ? [
                {
                    setting: "allowed-tools",
                    value,
                    effect: "widens",
                    because: `approves these tools in every session that starts \`/${name}\`, and in its later subagents`,
                    content: contentOf(value),
                    at: first.entry.at,
                },
            ]
            : []),
        ...(text.fork
            ? [
                {
                    setting: "agent",
                    value: text.fork.agent,
                    effect: "widens",
                    because: `is the subagent that runs \`/${name}\`, with its hooks, servers and mode`,
                    content: contentOf(text.fork.agent),
                    at: text.fork.at,
                },
            ]
            : []),
        ...(isStopped ? [] : text.commands)
            .filter((command) => fateOf(command.text, scopes) === "executes")
            .map((command) => ({
            setting: "inline command",
            value: oneLine(command.text),
            effect: "widens",
            because: `runs without asking when a person or CI starts \`/${name}\``,
            content: contentOf(command.text),
            may: ["execute"],
            names: [command.text],
            at: command.at,
        })),
        ...(text.fork ? [] : text.hooks).map((hook) => ({
            setting: `hooks.${hook.name}`,
            value: hook.kind,
            effect: "widens",
            because: `runs in every session that starts \`/${name}\``,
            content: contentOf(hook.value),
            may: (0,hooks_and_servers/* hookGrants */.ZW)([hook], "hooks").map(({ capability }) => capability),
            names: [hook.value],
            at: hook.at,
        })),
        ...text.files
            .filter((file) => leaves(file.text))
            .map((file) => ({
            setting: "@",
            value: file.text,
            effect: "widens",
            because: `is a file outside the repository that every session reads that starts \`/${name}\``,
            content: contentOf(file.text),
            at: { source, span: file.at.span },
        })),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/reach.js






const reach_agents = ".claude/agents";
function withSkills(repo, reads, { skills, missingTo }, edition) {
    if (skills.length === 0 && !reads.some(({ items }) => items.some(({ profile }) => profile?.preloads?.length)))
        return new Map();
    const reach = new Reach(repo, reads, skills, edition);
    return new Map(reads.map((read) => [read, { ...read, items: read.items.map((item) => missingTo(reach.of(item))) }]));
}
class Reach {
    #repo;
    #edition;
    #skills;
    #approvals;
    #byName = new Map();
    #agents = new Map();
    #everywhere;
    #denials = new Map();
    #ofLayers = new Map();
    #ofForks = new Map();
    #called = new Map();
    constructor(repo, reads, skills, edition) {
        this.#repo = repo;
        this.#edition = edition;
        this.#skills = skills;
        const layers = reads.map(({ layer }) => layer);
        this.#approvals = approvalsIn(layers.flatMap(({ authority }) => authority));
        this.#everywhere = layers.flatMap(({ name, authority }) => (name === "system" || name === "user" ? authority : []));
        for (const skill of skills)
            for (const name of skill.names)
                add(this.#byName, name, skill);
        for (const item of reads.flatMap(({ items }) => items))
            if (item.profile?.identity !== undefined && item.verdict.kind === "loaded")
                add(this.#agents, item.profile.identity, item);
    }
    of(item) {
        const { profile } = item;
        if (!profile)
            return item;
        const preloaded = this.#preloaded(item, profile);
        const called = this.#callableBy(item, profile);
        const reached = preloaded.length === 0 ? called : [...preloaded, ...called];
        return reached.length === 0 ? item : { ...item, profile: { ...profile, skills: reached } };
    }
    #preloaded(item, profile) {
        const preloads = (profile.preloads ?? []).map(({ name }) => name);
        const prompted = preloads.find((name) => name.startsWith("/"))?.slice(1);
        return distinct([
            ...preloads.filter((name) => !name.startsWith("/")).flatMap((name) => this.#named(name, item)),
            ...(prompted === undefined ? [] : this.#prompted(prompted, item, profile)),
        ]);
    }
    #named(name, item) {
        const ofLayer = this.#ofLayers.get(item.layer) ?? new Map();
        this.#ofLayers.set(item.layer, ofLayer);
        const known = ofLayer.get(name);
        if (known)
            return known;
        const denials = this.#denialsFor(item);
        const found = this.#resolve(name, item)
            .filter(({ text }) => !text.isManual && !denials.isOff(name))
            .flatMap((skill) => {
            const powers = powerOfCommands(skill, this.#approvals, denials, "without asking when the subagent starts");
            return entries(name, skill, "preloaded", false, skill.text.isLimited ? powers.map(afterReading) : powers);
        });
        ofLayer.set(name, found);
        return found;
    }
    #prompted(name, item, profile) {
        const denials = this.#denialsFor(item);
        return this.#resolve(name, item).flatMap((skill) => entries(name, skill, "preloaded", false, [
            ...powerOfCommands(skill, this.#approvals, denials, "without asking when a session starts as this subagent"),
            ...powerOfHooks(skill),
            ...powerOfFiles(skill, this.#repo),
            ...approval(skill, (0,model_profile/* capabilitiesOf */.SF)(profile)),
        ]));
    }
    #callableBy(item, profile) {
        const denials = this.#denialsFor(item);
        const isCaller = (0,model_profile/* grantsOf */.Rr)(profile).some(({ tool }) => tool === "*" || /^Skill\s*(?:\(|$)/.test(tool));
        if (!isCaller || denials.call(""))
            return [];
        const own = (0,model_profile/* capabilitiesOf */.SF)(profile);
        const key = JSON.stringify([item.layer.name, item.layer.root, own]);
        const known = this.#called.get(key);
        if (known)
            return known;
        const callable = this.#related(item).filter(({ text, name }) => !text.isManual && !denials.call(name) && !denials.isOff(name));
        const reached = distinct(this.#calls({ own, callable, denials }));
        this.#called.set(key, reached);
        return reached;
    }
    #calls({ own, callable, denials }) {
        const unasked = ({ text, name }) => !text.asks || this.#approvals.call(name);
        const approvesCalls = callable.some((skill) => unasked(skill) && skill.text.allowed.some(({ name }) => name === "Skill"));
        return callable.flatMap((skill) => {
            const asks = !approvesCalls && !unasked(skill);
            const given = [
                ...powerOfCommands(skill, this.#approvals, denials, "when it is called").filter(({ refuses }) => !refuses),
                ...powerOfHooks(skill),
                ...powerOfFiles(skill, this.#repo).filter(({ outside }) => outside || !own.includes("read")),
            ].filter(({ may, outside }) => outside || may.some((capability) => !own.includes(capability)));
            const approved = asks ? [] : approval(skill, own);
            return entries(skill.name, skill, "startable", asks, [...given, ...approved, ...this.#fork(skill, own)]);
        });
    }
    #fork({ text: { fork } }, own) {
        if (!fork)
            return [];
        return (this.#agents.get(fork.agent) ?? []).flatMap((item) => {
            const { profile } = item;
            if (!profile)
                return [];
            return [
                ...powerOfAgent(profile, (0,capability/* inOrder */.al)(own.filter((one) => (0,model_profile/* capabilitiesOf */.SF)(profile).includes(one))), fork.at, isOlder(this.#edition)),
                ...this.#skillsOf(item, profile).map((power) => ({ ...power, at: fork.at })),
            ];
        });
    }
    #skillsOf(item, profile) {
        const known = this.#ofForks.get(item);
        if (known)
            return known;
        const preloaded = this.#preloaded(item, profile).filter(({ refuses }) => !refuses);
        const [first] = preloaded;
        const more = preloaded.length > 1 ? `, and ${preloaded.length - 1} more` : "";
        const powers = first
            ? [
                {
                    may: (0,capability/* inOrder */.al)(preloaded.flatMap(({ may }) => may)),
                    because: `runs as the subagent \`${profile.identity ?? ""}\`, whose skill \`${first.name}\` ${first.because}${more}`,
                    content: preloaded.map(({ because, content = because }) => content).join("\n"),
                    at: first.at,
                },
            ]
            : [];
        this.#ofForks.set(item, powers);
        return powers;
    }
    #resolve(name, item) {
        const named = (this.#byName.get(name) ?? []).filter((skill) => isRelated(skill, item));
        const near = named.filter((skill) => !skill.inPlugin || isOwn(skill, item));
        return near.length > 0 ? near : named;
    }
    #related(item) {
        return this.#skills.filter((skill) => isRelated(skill, item) && (!skill.inPlugin || item.layer.name !== "plugin" || isOwn(skill, item)));
    }
    #denialsFor({ layer: { authority } }) {
        const known = this.#denials.get(authority);
        if (known)
            return known;
        const denials = denialsIn([...authority, ...this.#everywhere]);
        this.#denials.set(authority, denials);
        return denials;
    }
}
function add(map, key, value) {
    const list = map.get(key);
    if (list)
        list.push(value);
    else
        map.set(key, [value]);
}
function isRelated({ home, inPlugin }, { layer: { name, root } }) {
    if (inPlugin || name !== "project" || !root.endsWith(reach_agents))
        return true;
    const directory = root.slice(0, -reach_agents.length).replace(/\/$/, "");
    return (0,repo_path/* isWithin */.UO)(home, directory) || (0,repo_path/* isWithin */.UO)(directory, home) || home.startsWith("~");
}
function isOwn({ home, inPlugin }, { layer: { name, root } }) {
    return inPlugin && name === "plugin" && (0,repo_path/* directoryOf */.jt)(root) === home;
}
function afterReading(power) {
    return {
        ...power,
        because: `${power.because}, once a file of its \`paths\` was read (not verified)`,
        certainty: "assumed",
    };
}
function entries(name, { text }, how, asks, powers) {
    return powers
        .filter(({ may, refuses }) => may.length > 0 || refuses)
        .map((power) => ({ name, path: text.source.path, how, asks, ...power }));
}
function distinct(reached) {
    const seen = new Set();
    return reached.filter(({ path, how, because, refuses }) => {
        const key = `${how} ${refuses === true} ${path} ${because}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/index.js

















const managed = "etc/claude-code";
const own = [
    `**/${folder}/**/*.md`,
    ...claude_settings/* settingsFiles */.pb.map((name) => `**/.claude/${name}`),
    "**/.claude/launch.json",
    ...manifests,
    "**/.mcp.json",
    "**/.claude/skills/*/SKILL.md",
    "**/.claude/commands/**/*.md",
    `~/${folder}/**/*.md`,
    "~/.claude/skills/*/SKILL.md",
    "~/.claude/commands/**/*.md",
    "~/.claude/settings.json",
    `/${managed}/${folder}/**/*.md`,
    `/${managed}/managed-settings.json`,
];
/* harmony default export */ const claude = ((0,host/* defineHost */.YB)({
    title: "Claude Code",
    url: "https://code.claude.com/docs/en/sub-agents",
    editions: editions,
    certainty: "measured",
    patterns: own,
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where, edition) => {
        const seen = new Set();
        const { home, system: machine } = where.user ?? {};
        const system = machine === undefined ? [] : await readLayer(repo, "system", (0,repo_path/* join */.fj)(machine, managed), seen, edition);
        const starts = startsOf(repo, where);
        const projects = new Map();
        for (const directory of (0,_kit_sessions/* lineages */.DS)(starts, where))
            projects.set(directory, await readLayer(repo, "project", directory, seen, edition));
        const user = home === undefined ? [] : await readLayer(repo, "user", home, seen, edition);
        const settings = [...projects].map(([directory, layers]) => ({ directory, paths: appliedIn(directory, layers) }));
        const plugins = await readPlugins(repo, seen, edition, await enablingIn(repo, settings));
        const remotes = await (0,external/* externalPluginsIn */.FK)(repo, settings.flatMap(({ paths }) => paths), plugins.markets);
        const named = [];
        for (const dir of where.dirs)
            named.push(...(await readNamed(repo, dir, seen, edition)));
        const read = {
            system,
            projects: [...projects.values()].flat(),
            user,
            plugins: plugins.layers,
            external: [...plugins.remotes, ...remotes].map(external/* externalLayer */.vG),
            named,
        };
        const homes = [...projects.keys(), ...(home === undefined ? [] : [home])];
        const foundSkills = await findSkills(repo, homes, plugins.plugins, edition);
        const { skills, unjudged } = foundSkills;
        const reads = Object.values(read).flat();
        const isWhole = unjudged.length === 0 && read.external.length === 0;
        const missingTo = isWhole ? missing_missingIn(repo, foundSkills, homes) : nothingMissing;
        const replaced = withSkills(repo, reads, { skills, missingTo }, edition);
        const now = (before) => before.map((one) => replaced.get(one) ?? one);
        const found = [...now(reads), ...skillLayers(skills, reads)];
        if (found.length === 0)
            return host/* absentLoad */._e;
        const base = { layer: builtin, items: builtins_builtins(), unjudged: [] };
        const sessions = starts.map((start) => [
            ...now([...system, ...nearestFirst(start, where, projects), ...user]),
            base,
        ]);
        const withVerdict = (0,_kit_sessions/* winnersOf */.AY)([...sessions, ...now(named).map((one) => [one, base])]);
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found, base].flatMap(({ items }) => items).map((item) => withVerdict(item)),
            unjudged: [...found.flatMap(({ unjudged }) => unjudged), ...unjudged],
        };
    }),
}));
function startsOf(repo, { starts }) {
    const isPlugin = (start) => /(?:^|\/)\.claude\/skills\/[^/]+$/.test(start) && !repo.names(start).includes(".claude");
    return starts.length < 2 ? starts : starts.filter((start) => !isPlugin(start));
}
function nearestFirst(start, where, projects) {
    return (0,_kit_sessions/* lineage */.OZ)(start, where).flatMap((directory) => projects.get(directory) ?? []);
}
function appliedIn(directory, layers) {
    return layers_settingsIn("project", directory).filter((path) => !layers.some(({ layer }) => layer.root === path && layer.authority.length === 0));
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