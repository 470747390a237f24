"use strict";
exports.id = 2221;
exports.ids = [2221];
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

/***/ 8939:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ loadFrom),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   vN: () => (/* binding */ builtinLayer),
/* harmony export */   w6: () => (/* binding */ readLayer)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6965);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3641);



async function readLayer(repo, layer, files) {
    const isFolder = repo.resolve(layer.root).kind === "directory";
    const { isFound, ...found } = await readFiles(repo, layer, files);
    return isFolder || isFound ? found : undefined;
}
async function readFiles(repo, layer, { read, ...options }) {
    const { files, broken, unjudged } = (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .collectFiles */ .C0)(repo, layer.root, options);
    const { results, unjudged: unread } = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .readEach */ .e2)(repo, files, read);
    const dropped = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return {
        layer,
        items: [...results.flat(), ...dropped],
        unjudged: [...unjudged, ...unread],
        isFound: files.length + broken.length + unjudged.length > 0,
    };
}
function builtinLayer(agents) {
    const layer = { name: "builtin", root: "", status: "loaded", authority: [] };
    return { layer, items: (0,_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinsOf */ .K)(layer, agents), unjudged: [] };
}
function loadFrom(found, builtins, resolve = (item) => item) {
    if (found.length === 0)
        return _model_host_js__WEBPACK_IMPORTED_MODULE_2__/* .absentLoad */ ._e;
    const layers = builtins ? [...found, builtins] : found;
    return {
        status: "loaded",
        layers: layers.map(({ layer }) => layer),
        items: layers.flatMap(({ items }) => items).map(resolve),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}


/***/ }),

/***/ 3394:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readLenientMarkdown)
/* harmony export */ });
/* harmony import */ var _parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2034);

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
        const problem = { message: "the frontmatter has no closing `---`", span: { start: 0, end: 3 } };
        const body = { start: text.length, end: text.length };
        return { kind: "unclosed", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
    }
    const { body, loose } = markdown;
    if (fault) {
        const problem = { message: `the frontmatter is no YAML: ${fault.message}`, span: fault.span };
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

/***/ 2221:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ copilot)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/layers.js
var _kit_layers = __webpack_require__(8939);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/external.js
var external = __webpack_require__(9514);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var sessions = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/builtins.js

const builtins = [
    ["code-review", capability/* capabilities */.R7],
    ["explore", ["read", "execute", "network", "external"]],
    ["general-purpose", capability/* capabilities */.R7],
    ["research", capability/* capabilities */.R7],
    ["rubber-duck", capability/* capabilities */.R7],
    ["security-review", capability/* capabilities */.R7],
    ["task", capability/* capabilities */.R7],
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/native.js
function withCliReading(item, file, listed) {
    const { profile } = item;
    if (!profile)
        return item;
    const cli = file === undefined
        ? { leftOut: "Copilot CLI does not look here" }
        : file.reading.kind === "leftOut"
            ? { leftOut: file.reading.fault.message }
            : listed.has(file.path)
                ? file.reading.agent
                : { leftOut: "Copilot CLI takes another file of the same id" };
    return { ...item, profile: { ...profile, native: { ...profile.native, cli } } };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/sessions.js

function listedPaths(sessions) {
    const listed = new Set();
    for (const folders of sessions) {
        const taken = new Set();
        for (const files of folders) {
            for (const { id, path, reading } of claimsOfFolder(files)) {
                if (reading.kind === "agent" && !taken.has(id))
                    listed.add(path);
                if (reading.kind === "agent")
                    taken.add(id);
            }
        }
    }
    return listed;
}
function claimsOfFolder(files) {
    const claims = new Map();
    for (const file of files.toSorted((a, b) => (0,repo_path/* byBytes */.bg)(a.path, b.path)))
        if (!claims.has(file.id))
            claims.set(file.id, file);
    return claims.values();
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/lenient-markdown.js
var lenient_markdown = __webpack_require__(3394);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 25 modules
var rust = __webpack_require__(6878);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/document.js


const document_top = { start: 0, end: 0 };
const maxLevels = 127;
function readCliDocument(text) {
    const start = text.startsWith("\ufeff") ? 1 : 0;
    const lineEnd = text.indexOf("\n", start);
    if (lineEnd < 0 || !isFence(text, start, lineEnd))
        return { message: "Copilot CLI requires `---` on the first line", span: document_top };
    const front = frontAfter(text, lineEnd + 1);
    if (!front)
        return { message: "Copilot CLI requires a second line `---`", span: { start, end: start + 3 } };
    const yaml = text
        .slice(front.start, front.end)
        .replace(/\r?\n$/, "")
        .replace(/\r(?=\r\n)/g, " ");
    const { node, problem } = (0,rust.readSerdeYaml)(yaml, front.start);
    const fault = problem ?? (0,rust/* valueFaultIn */.Dn)(node, maxLevels) ?? (0,rust/* repeatedKeyIn */.$R)(node);
    if (fault)
        return { message: `Copilot CLI cannot read the frontmatter: ${fault.message}`, span: inside(fault.span, text) };
    if (node.kind === "table")
        return node;
    const isEmpty = node.kind === "scalar" && node.value === null;
    return {
        message: "Copilot CLI requires keys in the frontmatter",
        span: document_top,
        ...(isEmpty && { isUndescribed: true }),
    };
}
function isFence(text, start, end) {
    return text.startsWith("---", start) && (0,repo_text/* trimEnd */.s8)(text.slice(start, end)) === "---";
}
function frontAfter(text, start) {
    for (let at = start; at < text.length;) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        if (isFence(text, at, end))
            return { start, end: at };
        at = end + 1;
    }
    return undefined;
}
function inside({ start, end }, text) {
    return { start: Math.min(start, text.length), end: Math.min(end, text.length) };
}
function isFault(reading) {
    return !("kind" in reading);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/values.js
function isText(node) {
    return node?.kind === "scalar" && typeof node.value === "string";
}
const isBoolean = (node) => node.kind === "scalar" && typeof node.value === "boolean";
const isNull = (node) => node.kind === "scalar" && (node.value === null || (typeof node.value === "number" && !Number.isFinite(node.value)));
function isTable(node) {
    return node?.kind === "table";
}
function isTexts(node) {
    return node?.kind === "list" && node.items.every(isText);
}
const isTextTable = (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value));
const isPositive = (node) => node.kind === "scalar" &&
    (typeof node.value === "number" || typeof node.value === "bigint") &&
    node.value > 0 &&
    Number.isFinite(Number(node.value));
const isPositiveInteger = (node) => isPositive(node) && node.kind === "scalar" && node.number === "integer";
function isOneOf(...words) {
    return (node) => isText(node) && words.includes(node.value);
}
function fieldOf(table, name) {
    return table.entries.find((entry) => entry.name === name && isText(entry.key) && !entry.key.tag?.startsWith("!"))
        ?.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/rules.js

function wrong(path, expected, { span }) {
    return { message: `Copilot CLI requires \`${path}\` to be ${expected}`, span };
}
function wrongKey(table, rules, prefix) {
    if (!isTable(table))
        return undefined;
    for (const [key, [test, expected]] of Object.entries(rules)) {
        const value = fieldOf(table, key);
        if (value && !test(value))
            return wrong(prefix + key, expected, value);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/hooks.js


const events = {
    sessionStart: "SessionStart",
    sessionEnd: "SessionEnd",
    userPromptSubmitted: "UserPromptSubmit",
    userPromptTransformed: undefined,
    preToolUse: "PreToolUse",
    preMcpToolCall: undefined,
    postToolUse: "PostToolUse",
    postToolUseFailure: "PostToolUseFailure",
    permissionRequest: "PermissionRequest",
    errorOccurred: "ErrorOccurred",
    agentStop: "Stop",
    subagentStart: "SubagentStart",
    subagentStop: "SubagentStop",
    preCompact: "PreCompact",
    notification: "Notification",
};
const ownEvent = new Map(Object.entries(events).flatMap(([own, other]) => [own, other].flatMap((name) => (name ? [[name, own]] : []))));
const matched = new Set("preToolUse preMcpToolCall postToolUse permissionRequest subagentStart preCompact notification".split(" "));
const decisions = new Set(["preToolUse", "preMcpToolCall", "permissionRequest"]);
const hooks_text = [isText, "text"];
const shells = ["bash", "powershell", "command", "linux", "osx", "windows"];
const timeouts = Object.fromEntries(["timeout", "timeoutSec"].map((key) => [key, [isPositive, "a number above zero"]]));
const commandKeys = {
    ...Object.fromEntries([...shells, "exec", "cwd"].map((key) => [key, hooks_text])),
    args: [isTexts, "a list of texts"],
    env: [isTextTable, "a mapping of texts"],
    ...timeouts,
};
const httpKeys = {
    headers: [isTextTable, "a mapping of texts"],
    allowedEnvVars: [isTexts, "a list of texts"],
    ...timeouts,
};
function hookFault(hooks) {
    for (const { name = "…", key, value } of hooks.entries) {
        const event = isText(key) && !key.tag?.startsWith("!") ? ownEvent.get(name) : undefined;
        if (event === undefined)
            return { message: `Copilot CLI has no hook event \`${name}\``, span: key.span };
        if (value.kind !== "list")
            return wrong(`hooks.${name}`, "a list", value);
        for (const item of value.items) {
            const fault = itemFault(`hooks.${name}`, item, event);
            if (fault)
                return fault;
        }
    }
    return undefined;
}
function itemFault(path, item, event) {
    if (!isTable(item))
        return wrong(path, "a list of mappings", item);
    const group = fieldOf(item, "hooks");
    if (group?.kind !== "list")
        return hookFaultIn(path, item, event);
    for (const hook of group.items) {
        const fault = isTable(hook) ? hookFaultIn(path, hook, event) : wrong(`${path}.hooks`, "a list of mappings", hook);
        if (fault)
            return fault;
    }
    const matcher = fieldOf(item, "matcher");
    const needsGroups = group.items.some((hook) => isTable(hook) && !fieldOf(hook, "matcher"));
    return isText(matcher) && needsGroups ? matcherFault(path, matcher, event) : undefined;
}
function hookFaultIn(path, hook, event) {
    const type = fieldOf(hook, "type");
    if (type && isOneOf("prompt")(type))
        return promptFault(path, hook, event);
    const fault = type && isOneOf("http")(type)
        ? httpFault(path, hook, event)
        : type && !isOneOf("command")(type)
            ? wrong(`${path}.type`, "`command`, `http`, or `prompt` in `sessionStart`", type)
            : commandFault(path, hook);
    const matcher = fieldOf(hook, "matcher");
    return fault ?? (matcher ? matcherFault(path, matcher, event) : undefined);
}
function promptFault(path, hook, event) {
    const prompt = fieldOf(hook, "prompt");
    if (event !== "sessionStart")
        return wrong(`${path}.type`, "`command` or `http`", hook);
    return isText(prompt) && prompt.value !== "" ? undefined : wrong(`${path}.prompt`, "text", prompt ?? hook);
}
function httpFault(path, hook, event) {
    const url = fieldOf(hook, "url");
    const protocols = decisions.has(event) ? ["https:"] : ["https:", "http:"];
    if (isText(url) && URL.canParse(url.value) && protocols.includes(new URL(url.value).protocol))
        return wrongKey(hook, httpKeys, `${path}.`);
    return wrong(`${path}.url`, decisions.has(event) ? "an `https` address" : "an `http` or `https` address", url ?? hook);
}
function commandFault(path, hook) {
    const hasShell = shells.some((key) => fieldOf(hook, key));
    const hasProgram = fieldOf(hook, "exec") !== undefined;
    if (hasShell === hasProgram)
        return wrong(path, "either a command or `exec`", hook);
    return wrongKey(hook, commandKeys, `${path}.`);
}
function matcherFault(path, matcher, event) {
    if (!matched.has(event))
        return undefined;
    return isText(matcher) && matcher.value !== "" && isExpression(matcher.value)
        ? undefined
        : wrong(`${path}.matcher`, "a regular expression", matcher);
}
function isExpression(pattern) {
    try {
        return new RegExp(pattern) instanceof RegExp;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/schema.js



const schema_text = [isText, "text"];
const switched = [isBoolean, "`true` or `false`"];
const texts = [isTexts, "a list of texts"];
const mapping = [isTable, "a mapping"];
const textOrTexts = [(node) => isText(node) || isTexts(node), "text or a list of texts"];
const keys = {
    name: schema_text,
    description: schema_text,
    tools: textOrTexts,
    model: [
        (node) => isText(node) || (isTexts(node) && node.items.length > 0),
        "text or a list of texts that is not empty",
    ],
    "model-policy": [isOneOf("preferred", "required"), "`preferred` or `required`"],
    "reasoning-effort": schema_text,
    skills: texts,
    infer: switched,
    "user-invocable": switched,
    "disable-model-invocation": switched,
    "include-custom-instructions": switched,
    "deferred-tool-loading": switched,
    "strict-tools-list": switched,
    github: mapping,
    "mcp-servers": [(node) => isTable(node) || isNull(node), "a mapping"],
    hooks: mapping,
};
const githubKeys = {
    permissions: [isTextTable, "a mapping of texts"],
    toolsets: texts,
};
const serverKeys = {
    timeout: [isPositiveInteger, "a whole number above zero"],
    deferTools: [isOneOf("auto", "never"), "`auto` or `never`"],
};
const remoteKeys = { headers: [isTextTable, "a mapping of texts"] };
const localKeys = {
    env: [isTextTable, "a mapping of texts"],
    cwd: schema_text,
};
function faultIn(table) {
    const description = fieldOf(table, "description");
    if (!description || isNull(description))
        return {
            message: "Copilot CLI requires `description`",
            span: { start: table.span.start, end: table.span.start },
            isUndescribed: true,
        };
    const hooks = fieldOf(table, "hooks");
    return (wrongKey(table, keys, "") ??
        wrongKey(fieldOf(table, "github"), githubKeys, "github.") ??
        serverFault(fieldOf(table, "mcp-servers")) ??
        (isTable(hooks) ? hookFault(hooks) : undefined));
}
function serverFault(servers) {
    if (!isTable(servers))
        return undefined;
    for (const { name = "…", value } of servers.entries) {
        const fault = serverFaultIn(`mcp-servers.${name}`, value);
        if (fault)
            return fault;
    }
    return undefined;
}
function serverFaultIn(path, server) {
    if (!isTable(server))
        return wrong(path, "a mapping", server);
    const type = fieldOf(server, "type");
    const isRemote = type !== undefined && isOneOf("http", "sse")(type);
    if (type && !isRemote && !isOneOf("local", "stdio")(type))
        return wrong(`${path}.type`, "`local`, `stdio`, `http` or `sse`", type);
    const required = isRemote
        ? { url: schema_text, tools: texts }
        : { command: schema_text, args: texts, tools: texts };
    for (const [key, [test, expected]] of Object.entries(required)) {
        const value = fieldOf(server, key);
        if (!value || !test(value))
            return wrong(`${path}.${key}`, expected, value ?? server);
    }
    if (!isRemote && fieldOf(server, "url"))
        return wrong(path, "without `url`, because it is a local server", server);
    return wrongKey(server, { ...serverKeys, ...(isRemote ? remoteKeys : localKeys) }, `${path}.`);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(6918);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/tools.js


const tools_tools = (0,tools/* toolTable */.T9)({
    read: `read notebookRead view readFile read_file grep glob search grep_search file_search semantic_search codebase fileSearch
      textSearch session_store_sql fetch_copilot_cli_documentation`,
    write: "edit multiEdit write notebookEdit create editFiles createFile createDirectory",
    execute: "execute shell bash read_bash stop_bash list_bash runInTerminal runCommands",
    network: "web web_fetch webFetch web_search webSearch fetch",
    delegate: "agent custom-agent task runSubagent read_agent write_agent list_agents",
    state: "todo todos todoWrite update_todo sql skill tool_search_tool",
}, (name) => name.toLowerCase());
const sets = new Set("read search edit execute web agent vscode todo".split(" "));
function namesIn(text, trim) {
    return text
        .split(",")
        .map(trim)
        .filter((name) => name !== "");
}
function cliCapabilities(names) {
    return (0,capability/* inOrder */.al)(names.flatMap(capabilitiesOfName));
}
function lookupCli(name) {
    if (name === "*")
        return capability/* capabilities */.R7;
    const slash = name.indexOf("/");
    if (slash < 0)
        return tools_tools.lookup(name);
    const own = sets.has(name.slice(0, slash).toLowerCase()) ? tools_tools.lookup(name.slice(slash + 1)) : undefined;
    const isServers = slash > 0 && slash < name.length - 1 && !sets.has(name.slice(0, slash).toLowerCase());
    return own ?? (isServers ? ["external"] : undefined);
}
function capabilitiesOfName(name) {
    return lookupCli(name) ?? [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/reading.js





function isCliCandidate(path) {
    return path.endsWith(".md") && !path.split("/").some((name) => name.startsWith("."));
}
function cliIdOf(path) {
    return path.replace(/(?:\.agent)?\.md$/, "").replace(/[/\\]/g, "--");
}
function readAsCli(source, id, path) {
    const table = readCliDocument(source.text);
    if (isFault(table))
        return { kind: "leftOut", fault: table };
    const fault = faultIn(table);
    if (fault)
        return { kind: "leftOut", fault };
    return { kind: "agent", agent: agentOf(table, id, path), table };
}
function agentOf(table, id, path) {
    const name = textAt(table, "name");
    const names = cliToolsIn(table);
    const models = textsOf(fieldOf(table, "model"));
    const policy = textAt(table, "model-policy");
    const skills = fieldOf(table, "skills");
    const invocable = fieldOf(table, "user-invocable");
    return {
        id,
        name: name || id,
        description: textAt(table, "description") ?? "",
        path,
        tools: names.slice(0, maxTexts),
        ...(models[0] === undefined ? {} : { model: models[0], models: models.slice(0, maxTexts) }),
        ...(policy === undefined ? {} : { modelPolicy: policy }),
        ...(skills ? { skills: textsOf(skills).slice(0, maxTexts) } : {}),
        userInvocable: !(invocable?.kind === "scalar" && invocable.value === false),
        capabilities: cliCapabilities(names),
    };
}
function cliToolsIn(table) {
    const node = fieldOf(table, "tools");
    if (!node)
        return ["*"];
    return isText(node) ? namesIn(node.value, repo_text/* trim */.Bq) : textsOf(node);
}
function textAt(table, key) {
    const node = fieldOf(table, key);
    return isText(node) ? node.value : undefined;
}
const maxTexts = 500;
function textsOf(node) {
    if (isText(node))
        return [node.value];
    return isTexts(node) ? node.items.flatMap((item) => (isText(item) ? [item.value] : [])) : [];
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/cuts.js
const breaks = {
    "\r": "a carriage return alone",
    "\u0085": "the character U+0085",
    "\u2028": "the character U+2028",
    "\u2029": "the character U+2029",
};
const maxValues = 2_000;
function cutsIn(table, source) {
    if (!/\r(?!\n)|[\x85\u2028\u2029]/.test(source.text))
        return [];
    const found = [];
    const seen = new Set();
    const stack = [table];
    for (let node = stack.pop(); node && seen.size < maxValues; node = stack.pop()) {
        if (node.kind === "scalar" || seen.has(node))
            continue;
        seen.add(node);
        stack.push(...(node.kind === "list" ? node.items : node.entries.map(({ value }) => value)));
        for (const start of node.kind === "list" ? node.items : node.entries.map(({ key }) => key)) {
            const finding = cutAt(start, source);
            if (finding)
                found.push(finding);
        }
    }
    return found.toSorted((a, b) => a.at.span.start - b.at.span.start);
}
function cutAt({ span }, source) {
    let before = span.start - 1;
    while (before >= 0 && /[ \t\ufeff?-]/.test(source.text[before] ?? ""))
        before--;
    const name = breaks[source.text[before] ?? ""];
    return name === undefined
        ? undefined
        : {
            kind: "cut",
            what: source.text.slice(span.start, Math.min(span.end, span.start + 60)),
            because: `follows ${name}, which ends a line for Copilot CLI and is not seen as a line end; write a line feed`,
            at: { source, span },
        };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/keys.js


const keys_keys = {
    keys: new Set(`name description tools model target mcp-servers disable-model-invocation user-invocable infer metadata agents
    handoffs argument-hint hooks skills include-custom-instructions models modelPolicy model-policy reasoningEffort
    reasoning-effort sidekick github deferred-tool-loading strict-tools-list`.split(/\s+/)),
    own: { tools: "tools" },
    ignores: false,
};
const onlyCli = "only Copilot CLI has it";
const onlyEditor = "only VS Code has it";
const partly = new Map(Object.entries({
    "mcp-servers": "VS Code does not use it",
    metadata: "only the cloud agent has it",
    infer: "the cloud agent has retired it and VS Code deprecates it, for `disable-model-invocation` and `user-invocable`",
    agents: "only VS Code has it: in Copilot CLI it limits nothing, and in the cloud agent it may limit nothing",
    handoffs: onlyEditor,
    "argument-hint": onlyEditor,
    hooks: "VS Code runs them where `chat.useCustomAgentHooks` is on; Copilot CLI lists them; the cloud agent has none",
    skills: onlyCli,
    github: onlyCli,
    "include-custom-instructions": onlyCli,
    "model-policy": onlyCli,
    "reasoning-effort": onlyCli,
    "deferred-tool-loading": onlyCli,
    "strict-tools-list": onlyCli,
    models: "only Copilot CLI documents it, and it had no effect there; write a list under `model`",
    modelPolicy: "only Copilot CLI documents it, and it had no effect there; its key is `model-policy`",
    reasoningEffort: "only Copilot CLI documents it, and it had no effect there; its key is `reasoning-effort`",
    sidekick: onlyCli,
}));
const foreign = new Set("disallowedTools permissionMode maxTurns mcpServers memory background effort isolation color initialPrompt".split(" "));
function ineffectiveKeysOf(table, source, isClaudes) {
    const found = table.entries.flatMap(({ name = "", key, value }) => {
        const at = { source, span: key.span };
        if (keys_keys.keys.has(name))
            return partlyKnownKey(name, value, at);
        return isClaudes && foreign.has(name) ? [foreignKey(name, value, at)] : [];
    });
    const unknown = (0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys_keys).filter(({ what }) => !isClaudes || !foreign.has(what));
    return [...found, ...unknown, ...oddValuesOf(table, source)];
}
function partlyKnownKey(name, value, at) {
    const because = partly.get(name);
    return because === undefined || (0,parsers_node/* isEmptyValue */.Po)(value) || (name === "agents" && isOpen(value))
        ? []
        : [{ kind: "metadata", what: name, because, at }];
}
function foreignKey(name, value, at) {
    if (name === "disallowedTools" && !(0,parsers_node/* isEmptyValue */.Po)(value) && !isEmpty(value))
        return {
            kind: "value",
            what: name,
            because: "Copilot CLI ignores this key and grants these tools; only VS Code takes them away",
            at,
        };
    if (name === "permissionMode" && ["plan", "dontAsk"].includes((0,parsers_node/* textOf */.b6)(value) ?? ""))
        return {
            kind: "value",
            what: name,
            because: "Copilot has no permission modes in a profile, so it limits nothing",
            at,
        };
    return { kind: "metadata", what: name, because: "Copilot has no such key", at };
}
function isOpen(value) {
    return (0,unknown_keys/* textsIn */.Ej)(value).includes("*");
}
function isEmpty(value) {
    return value.kind !== "scalar" && (value.kind === "list" ? value.items : value.entries).length === 0;
}
function oddValuesOf(table, source) {
    const found = [];
    const add = (what, because, node) => {
        found.push({ kind: "value", what, because, at: { source, span: node.span } });
    };
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    const named = (0,parsers_node/* textOf */.b6)(model);
    if (model && named !== undefined && /\||^__|[{}<>]/.test(named))
        add(`model: ${named}`, "it names no model, so Copilot may fail or use another", model);
    const target = (0,parsers_node/* valueOf */.RP)(table, "target");
    const reader = (0,parsers_node/* textOf */.b6)(target);
    if (target && !(0,parsers_node/* isEmptyValue */.Po)(target) && reader !== "vscode" && reader !== "github-copilot") {
        add(`target: ${reader ?? JSON.stringify((0,parsers_node/* jsonOf */.o_)(target)).slice(0, 60)}`, "it is neither `vscode` nor `github-copilot`; Copilot CLI ignores it, and the other readers may read it as both", target);
    }
    const servers = (0,parsers_node/* valueOf */.RP)(table, "mcp-servers");
    if (reader === "vscode" && servers && !(0,parsers_node/* isEmptyValue */.Po)(servers))
        add("mcp-servers", "`target` is `vscode`, which does not use it", servers);
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/powers.js





function powersOf(table, source, isClaudes) {
    const servers = (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcp-servers"), source);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const extraGrants = [
        ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcp-servers"),
        ...githubGrants((0,parsers_node/* valueOf */.RP)(table, "github"), source),
        ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"),
    ];
    return {
        extraGrants,
        hooks,
        servers,
        bypasses: [
            ...sidekickOf((0,parsers_node/* valueOf */.RP)(table, "sidekick"), source),
            ...(isClaudes ? [] : (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys_keys)),
        ],
    };
}
function githubGrants(node, source) {
    const toolsets = (0,parsers_node/* valueOf */.RP)(node, "toolsets");
    const hasToolsets = toolsets !== undefined && !(toolsets.kind === "list" && toolsets.items.length === 0);
    if (!node || !(hasToolsets || (0,parsers_node/* valueOf */.RP)(node, "permissions")))
        return [];
    return (0,tools/* grantEach */.Ud)({ source, span: node.span }, ["network", "external"], "github");
}
function sidekickOf(node, source) {
    if (!node || (0,parsers_node/* isEmptyValue */.Po)(node))
        return [];
    const triggers = (0,parsers_node/* valueOf */.RP)(node, "triggers");
    const events = (triggers?.kind === "list" ? triggers.items : triggers ? [triggers] : []).map((item) => (0,parsers_node/* textOf */.b6)(item) ?? (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "event")) ?? "…");
    return [
        {
            setting: "sidekick",
            value: events.join(", ") || "…",
            effect: "auto-approve",
            because: "lets Copilot CLI start this agent by itself, without anybody asking for it",
            certainty: "documented",
            at: { source, span: (triggers ?? node).span },
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/tools.js




const copilot_tools_tools = (0,tools/* toolTable */.T9)({
    read: "read search notebookread grep glob ls view readfile read_file grep_search file_search semantic_search session_store_sql fetch_copilot_cli_documentation problems getnotebooksummary readnotebookcelloutput readcelloutput viewimage terminallastcommand terminalselection gettaskoutput getterminaloutput testfailure changes codebase filesearch listdirectory textsearch searchresults usages findtestfiles vscodeapi getprojectsetupinfo extensions",
    write: "edit multiedit write notebookedit editfiles createfile createdirectory editnotebook createjupyternotebook rename create str_replace str_replace_editor apply_patch new newworkspace updateuserpreferences memory vscode",
    execute: "execute shell bash powershell runinterminal runcommands runtask runtasks createandruntask runtests runnotebooks runnotebookcell runcommand runvscodecommand installextension killterminal awaitterminal vscode",
    network: "web websearch webfetch web_search web_fetch fetch githubrepo githubtextsearch browser opensimplebrowser",
    delegate: "agent custom-agent task runsubagent read_agent list_agents write_agent",
    state: "todo todos todowrite update_todo sql skill tool_search_tool askquestions think",
});
const tools_sets = new Set("read search edit execute web agent vscode browser todo runcommands runtasks new".split(" "));
function readTools(list, source, home) {
    if (!list)
        return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no `tools` key means every tool"), ineffective: [] };
    const at = { source, span: list.span };
    const unnamed = unnamedTools(list, at);
    if (unnamed)
        return unnamed;
    const ineffective = [];
    const grants = [];
    for (const item of list.kind === "list" ? list.items : [list]) {
        if (item.kind !== "scalar" || item.value === null) {
            ineffective.push({
                kind: "value",
                what: "tools",
                because: "an entry of it is no text",
                at: { source, span: item.span },
            });
            continue;
        }
        const entries = entriesOf(item, source);
        const because = list.kind === "list" ? unmatchedEntry(item.text, entries) : undefined;
        if (because !== undefined)
            ineffective.push({ kind: "unknown-tool", what: item.text, because, at: { source, span: item.span } });
        for (const entry of entries) {
            grants.push(...grantsOfEntry(entry));
            const fault = faultOf(entry);
            if (fault)
                ineffective.push(fault);
        }
    }
    return { grants: (0,fact/* stated */.Eo)(grants, at), ineffective };
}
function unnamedTools(list, at) {
    if ((0,parsers_node/* isEmptyValue */.Po)(list)) {
        const isNull = list.kind === "scalar" && list.value === null;
        const byCli = isNull ? "Copilot CLI leaves the agent out" : "Copilot CLI grants no tool";
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without a value may mean every tool"),
            ineffective: [
                {
                    kind: "value",
                    what: "tools",
                    because: `it has no value: ${byCli}, and another reader may grant every tool`,
                    at,
                },
            ],
        };
    }
    if (list.kind === "table" || (list.kind === "scalar" && typeof list.value !== "string")) {
        const because = "it is no list of names: Copilot CLI leaves the agent out, and another reader may grant every tool";
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without names may mean every tool"),
            ineffective: [{ kind: "limit", what: "tools", because, at }],
        };
    }
    return undefined;
}
function unmatchedEntry(text, entries) {
    if (entries.length > 1)
        return "it is one entry with several names, of which Copilot CLI grants none; write one entry for each";
    return entries.length === 1 && text.trim() !== text
        ? "it has white space around it, so Copilot CLI grants nothing for it"
        : undefined;
}
function entriesOf({ text, span }, source) {
    const offset = source.text.startsWith(text, span.start)
        ? span.start
        : source.text.startsWith(text, span.start + 1)
            ? span.start + 1
            : undefined;
    return partsOf(text).flatMap(({ part, index }) => {
        const written = part.trim();
        if (written === "")
            return [];
        const start = index + part.indexOf(written);
        const at = {
            source,
            span: offset === undefined ? span : { start: offset + start, end: offset + start + written.length },
        };
        const scope = written.endsWith(")") ? written.indexOf("(") : -1;
        const name = (scope < 0 ? written : written.slice(0, scope)).trim().toLowerCase();
        return [{ written, name, scoped: name.length < written.length, at }];
    });
}
function partsOf(text) {
    const parts = [];
    const last = text.lastIndexOf(")");
    let index = 0;
    for (let i = 0; i <= text.length; i += 1) {
        if (text[i] === "(" && i < last)
            i = text.indexOf(")", i);
        else if (i === text.length || text[i] === ",") {
            parts.push({ part: text.slice(index, i), index });
            index = i + 1;
        }
    }
    return parts;
}
function grantsOfEntry({ written, name, at }) {
    return (0,tools/* grantEach */.Ud)(at, name === "*" ? capability/* capabilities */.R7 : tools_powersOf(name), written);
}
function tools_powersOf(name) {
    const slash = name.indexOf("/");
    const set = slash < 0 ? undefined : name.slice(0, slash);
    if (set === undefined || !tools_sets.has(set))
        return copilot_tools_tools.lookup(name) ?? ["external"];
    return copilot_tools_tools.lookup(name.slice(slash + 1)) ?? copilot_tools_tools.lookup(set) ?? [];
}
function faultOf({ written, name, scoped, at }) {
    if (scoped)
        return {
            kind: "scope",
            what: written,
            because: "Copilot CLI grants nothing for an entry with a scope, and another reader may grant the whole tool",
            at,
        };
    const isWord = /^(?:all|any|everything|inherit|all[- ]tools)$/.test(name);
    if (!isWord && !/^(?!\*$).*\*/.test(name.replace(/^[^*/]+\/\*$/, "")))
        return undefined;
    const because = isWord
        ? "Copilot has no such tool, and Copilot CLI grants nothing for it; `*` grants every tool"
        : "Copilot CLI has no patterns but `*` and `server/*`, and grants nothing for it";
    return { kind: "unknown-tool", what: written, because, at };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/profile.js













function readProfile([first, ...others], file) {
    const { cli, source } = file;
    const parsed = others.reduce((profile, table) => (0,model_profile/* union */.KC)(profile, profileOf(table, file)), profileOf(first, file));
    if (cli?.kind !== "agent")
        return parsed;
    const both = (0,model_profile/* union */.KC)(parsed, profileOf(cli.table, file));
    const further = cliGrants(both, cli.table, source);
    return {
        ...(further.length > 0 ? (0,model_profile/* union */.KC)(both, { ...both, grants: (0,fact/* stated */.Eo)(further, (0,fields/* startOfTable */.Eo)(cli.table, source)) }) : both),
        ineffective: [...both.ineffective, ...cutsIn(cli.table, source)],
    };
}
function cliGrants(profile, table, source) {
    const granted = new Set(((0,fact/* known */.eO)(profile.grants) ?? []).map(({ capability }) => capability));
    const list = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const at = list ? { source, span: list.span } : (0,fields/* startOfTable */.Eo)(table, source);
    return cliToolsIn(table).flatMap((name) => {
        const further = (lookupCli(name) ?? []).filter((capability) => !granted.has(capability));
        return (0,tools/* grantEach */.Ud)(at, further, name);
    });
}
function profileOf(table, { source, body, id, isClaudes }) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), source, home);
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,fields/* nameOrFileName */._T)((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home), id, home),
        identity: id,
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: modelOf((0,parsers_node/* valueOf */.RP)(table, "model") ?? (0,parsers_node/* valueOf */.RP)(table, "models"), source, home),
        grants,
        ...powersOf(table, source, isClaudes),
        ineffective: [...ineffectiveKeysOf(table, source, isClaudes), ...ineffective],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: (0,fields/* knownValues */.s2)(table, keys_keys.keys),
    });
}
function modelOf(node, source, home) {
    return node?.kind === "list"
        ? (0,fact/* stated */.Eo)((0,unknown_keys/* textsIn */.Ej)(node).join(", "), { source, span: node.span })
        : (0,fields/* textFact */.yM)(node, source, home);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/agent.js






const maxPrompt = 30_000;
async function agent_agentOf(source, place) {
    const { folder, path, relative } = place;
    const isForCli = folder === "agents" || folder === "claude";
    const id = isForCli ? cliIdOf(relative) : (0,repo_path/* nameOf */.Vb)(path).replace(/(?:\.agent|\.chatmode)?\.md$/, "");
    const cli = isForCli && isCliCandidate(relative) ? readAsCli(source, id, path) : undefined;
    const markdown = await (0,lenient_markdown/* readLenientMarkdown */.p)(source.text);
    const reason = reasonForDocument(markdown, source.text, folder, (0,repo_path/* nameOf */.Vb)(path));
    if (reason !== undefined) {
        const problem = { message: reason, at: (0,repo_text/* startOf */.GH)(source), kind: "document" };
        return { result: { verdict: { kind: "dropped", problem } }, id, cli };
    }
    const { tables, body } = markdown;
    const file = { source, body, id, isClaudes: folder === "claude", cli };
    const profile = readProfile(tables, file);
    const result = relative.includes("/")
        ? nestedResult(profile, place, cli, source)
        : topResult(profile, markdown, { source, place, id, cli });
    return { result, id, cli };
}
function topResult(profile, markdown, { source, place, id, cli }) {
    const leniency = refusedBySome(markdown, source) ??
        refusedByCli(place, cli, source) ??
        refusedByGitHub(id, profile.prompt.text, { source, span: markdown.body });
    return {
        verdict: { kind: "loaded" },
        profile,
        ...(leniency ? { leniency } : {}),
        ...(place.folder === "modes" || place.folder === "editor" ? { certainty: "documented" } : {}),
    };
}
function nestedResult(profile, { folder, path, relative }, cli, source) {
    if (cli?.kind === "agent")
        return { verdict: { kind: "loaded" }, profile };
    if (folder === "claude" || profile.description.state !== "stated")
        return { verdict: { kind: "passed-over" } };
    const root = path.slice(0, path.length - relative.length - 1);
    const where = `it lies in a folder below \`${root}\``;
    const problem = cli
        ? {
            message: `${where}, where only Copilot CLI looks, and ${cli.fault.message}`,
            at: { source, span: cli.fault.span },
        }
        : { message: `${where}, where no reader looks`, at: (0,repo_text/* startOf */.GH)(source) };
    return { verdict: { kind: "dropped", problem }, profile };
}
function reasonForDocument({ kind, frontmatter }, text, folder, name) {
    if (kind === "none" && name === "README.md")
        return "it is a README, which VS Code skips";
    if (kind === "none" && text.trim() === "")
        return "it is empty";
    if (folder !== "claude" || kind === "misplaced")
        return undefined;
    if (kind === "none")
        return "it has no frontmatter, so no reader takes it for an agent here";
    return hasValue(frontmatter, "name") || hasValue(frontmatter, "description")
        ? undefined
        : "it has neither `name` nor `description`, so no reader takes it for an agent here";
}
function hasValue(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node !== undefined && !(0,parsers_node/* isEmptyValue */.Po)(node);
}
function refusedBySome({ kind, problem }, source) {
    if (kind === "none")
        return {
            message: "it has no frontmatter; only VS Code loads it",
            at: (0,repo_text/* startOf */.GH)(source),
            kind: "strict-readers",
        };
    if (!problem)
        return undefined;
    const message = kind === "misplaced" ? `${problem.message}; VS Code reads it as part of the prompt` : problem.message;
    return { message, at: { source, span: problem.span }, kind: "strict-readers" };
}
function refusedByCli({ folder }, cli, source) {
    if (folder !== "agents" && folder !== "claude")
        return undefined;
    if (!cli)
        return {
            message: "Copilot CLI skips files whose name begins with a dot",
            at: (0,repo_text/* startOf */.GH)(source),
            kind: "strict-readers",
        };
    if (cli.kind === "agent" || cli.fault.isUndescribed)
        return undefined;
    return { message: cli.fault.message, at: { source, span: cli.fault.span }, kind: "strict-readers" };
}
function refusedByGitHub(id, prompt, { source, span }) {
    const kind = "strict-readers";
    const certainty = "documented";
    const wrong = /[^\w.-]/u.exec(id)?.[0];
    if (wrong !== undefined)
        return {
            message: `the file's name holds \`${wrong}\`; GitHub documents only letters, digits, \`.\`, \`-\` and \`_\``,
            at: (0,repo_text/* startOf */.GH)(source),
            kind,
            certainty,
        };
    if (prompt.length > maxPrompt)
        return {
            message: `the prompt has ${prompt.length} characters; GitHub accepts ${maxPrompt}`,
            at: { source, span: { start: span.start, end: span.start } },
            kind,
            certainty,
        };
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var _kit_settings = __webpack_require__(4876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/editor.js



const valueRules = [
    [
        "chat.permissions.default",
        /^(?:autoApprove|autopilot)$/,
        "bypasses",
        "may start every session without asking for any tool call",
    ],
    ["chat.assistedPermissions.enabled", /^true$/, "widens", "may let a model approve tool calls instead of a person"],
    ["chat.autopilot.advanced.enabled", /^true$/, "widens", "may let a model decide when an autonomous session ends"],
    ["chat.tools.terminal.enableAutoApprove", /^false$/, "narrows", "asks for every terminal command"],
    [
        "chat.tools.terminal.ignoreDefaultAutoApproveRules",
        /^true$/,
        "widens",
        "may drop the built-in rules that ask before dangerous commands",
    ],
    [
        "chat.tools.terminal.blockDetectedFileWrites",
        /^never$/,
        "widens",
        "may let terminal commands write anywhere without asking",
    ],
    ["chat.agent.sandbox.enabled", /^(?:true|on)$/, "narrows", "runs terminal commands in a sandbox"],
    ["chat.useCustomAgentHooks", /^true$/, "widens", "may run the hooks that agents bring along"],
];
const patternRules = [
    ["chat.tools.terminal.autoApprove", /^(?:\/[\^]?(?:\.[*+]?)?\$?\/[a-z]*|\*+|\.\*)$/, "terminal commands"],
    ["chat.tools.urls.autoApprove", /^(?:\*+|https?:\/\/\*+(?:\/\*+)?)$/, "addresses"],
    ["chat.tools.edits.autoApprove", /^(?:\*\*\/)?\*+$/, "edits"],
];
const everyTool = "chat.tools.global.autoApprove";
function editorAuthority(source, node, isMachine = false) {
    const decisions = [
        ...globalDecision((0,parsers_node/* lastOf */.g1)(node, everyTool), isMachine),
        ...valueRules.flatMap(([setting, pattern, effect, because]) => valueDecision(setting, (0,parsers_node/* lastOf */.g1)(node, setting), pattern, effect, because)),
        ...valueDecision("chat.defaultConfiguration", (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "chat.defaultConfiguration"), "approvals"), /^(?:autoApprove|autopilot)$/, "bypasses", "may start every session without asking for any tool call"),
        ...patternRules.flatMap((rule) => patternDecisions((0,parsers_node/* lastOf */.g1)(node, rule[0]), rule)),
        ...neverEligible((0,parsers_node/* lastOf */.g1)(node, "chat.tools.eligibleForAutoApproval")),
    ];
    return (0,_kit_settings/* withoutRepetition */.G6)(decisions.map(({ node: { span }, ...decision }) => ({ ...decision, at: { source, span } })));
}
function globalDecision(node, isMachine) {
    if (!node || !isTrue(node))
        return [];
    const because = isMachine
        ? "runs every tool without asking in a container made from this file"
        : "may run every tool without asking, if VS Code takes it from a repository: it is declared for a user and a machine";
    return [{ setting: everyTool, value: "true", node, effect: "bypasses", because }];
}
function valueDecision(setting, node, pattern, effect, because) {
    const value = (0,parsers_node/* textOf */.b6)(node);
    return node && value !== undefined && pattern.test(value) ? [{ setting, value, node, effect, because }] : [];
}
function patternDecisions(table, [setting, whole, what]) {
    return (0,fields/* tableEntries */.zH)(table).map(({ name = "", value: node }) => {
        const decision = { setting, value: name, node };
        const isApproved = isTrue(node) || isTrue((0,parsers_node/* lastOf */.g1)(node, "approve")) || isTrue((0,parsers_node/* lastOf */.g1)(node, "approveRequest"));
        if (!isApproved)
            return { ...decision, effect: "narrows", because: `asks for matching ${what}` };
        return whole.test(name) && what === "terminal commands"
            ? { ...decision, effect: "auto-approves", because: `may run all ${what} without asking` }
            : { ...decision, effect: "widens", because: `may pass matching ${what} without asking` };
    });
}
const maxTools = 500;
function neverEligible(table) {
    return (0,fields/* tableEntries */.zH)(table)
        .slice(0, maxTools)
        .filter(({ value }) => (0,parsers_node/* textOf */.b6)(value) === "false")
        .map(({ name = "", value: node }) => ({
        setting: "chat.tools.eligibleForAutoApproval",
        value: name,
        node,
        effect: "narrows",
        because: "is asked for every time",
    }));
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function locationsIn(node) {
    return ["chat.agentFilesLocations", "chat.modeFilesLocations"].flatMap((setting) => {
        return (0,fields/* tableEntries */.zH)((0,parsers_node/* lastOf */.g1)(node, setting)).flatMap(({ name, value }) => name !== undefined && isTrue(value) ? [name] : []);
    });
}
function settingsOfContainer(node) {
    return [(0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "customizations"), "vscode"), "settings"), (0,parsers_node/* lastOf */.g1)(node, "settings")].flatMap((settings) => settings ?? []);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/settings.js







const container = (node, source) => settingsOfContainer(node).flatMap((settings) => editorAuthority(source, settings, true));
const serversUnder = (key) => (node, source) => serverAuthority(source, (0,parsers_node/* lastOf */.g1)(node, key));
const editorSettings = ".vscode/settings.json";
const files = [
    [".github/copilot/settings.json", commandLineAuthority],
    [".github/copilot/settings.local.json", commandLineAuthority],
    [editorSettings, (node, source) => editorAuthority(source, node)],
    [".devcontainer/devcontainer.json", container],
    [".devcontainer.json", container],
    [".github/mcp.json", serversUnder("mcpServers")],
    [".mcp.json", serversUnder("mcpServers")],
    [".vscode/mcp.json", serversUnder("servers")],
    [".github/lsp.json", languageAuthority],
    [".claude/settings.json", hookAuthority],
    [".claude/settings.local.json", hookAuthority],
];
const pluginFiles = files.flatMap(([path, read]) => read === commandLineAuthority ? [path] : []);
const hooksFolder = ".github/hooks";
const settingsFiles = [...files.map(([path]) => path), `${hooksFolder}/*.json`];
const isOfEditor = (path) => /^\.(?:vscode\/settings|devcontainer)/.test(path);
const mentionsChat = (text) => /"chat\.|\\u/.test(text);
async function settingsIn(repo, directory) {
    const locations = [];
    const settings = await (0,_kit_settings/* readSettingsFiles */.Dm)(repo, files.map(([path, read]) => ({
        path: (0,repo_path/* join */.fj)(directory, path),
        ...(isOfEditor(path) ? { isRelevant: mentionsChat } : {}),
        read: (node, source) => {
            if (path === editorSettings)
                locations.push(...locationsIn(node));
            return read(node, source);
        },
    })));
    const hooks = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(directory, hooksFolder), {
        isIncluded: (name) => name.endsWith(".json"),
        deep: false,
    });
    const hookSettings = await (0,_kit_settings/* readSettingsFiles */.Dm)(repo, hooks.files.map((path) => ({ path, read: hookAuthority })));
    return {
        authority: [...settings.authority, ...hookSettings.authority],
        unjudged: [...settings.unjudged, ...hooks.unjudged, ...hookSettings.unjudged],
        locations,
    };
}
function hookAuthority(node, source) {
    return (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* lastOf */.g1)(node, "hooks"), source).map(({ name, value, at }) => ({
        setting: `hooks.${name}`,
        value,
        effect: "widens",
        because: "runs beside every agent, whatever its tools",
        isGuard: (0,_kit_settings/* isBefore */.Y8)(name),
        at,
    }));
}
function languageAuthority(node, source) {
    return (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* lastOf */.g1)(node, "lspServers"), source).flatMap(({ name, kind, at }) => kind === "command"
        ? [
            {
                setting: "lspServers",
                value: name,
                effect: "widens",
                because: "starts a command beside every agent of the CLI",
                at,
            },
        ]
        : []);
}
function commandLineAuthority(node, source) {
    const found = [...hookAuthority(node, source)];
    const add = (setting, value, at, effect, because) => {
        found.push({ setting, value, effect, because, at: { source, span: at.span } });
    };
    const hooksOff = (0,parsers_node/* lastOf */.g1)(node, "disableAllHooks");
    if (hooksOff && (0,parsers_node/* textOf */.b6)(hooksOff) === "true")
        add("disableAllHooks", "true", hooksOff, "widens", "switches off hooks that guard tools");
    for (const { name = "", value } of (0,fields/* tableEntries */.zH)((0,parsers_node/* lastOf */.g1)(node, "enabledPlugins"))) {
        if ((0,parsers_node/* textOf */.b6)(value) === "true")
            add("enabledPlugins", name, value, "widens", "installs a plugin with its agents, hooks and servers");
    }
    for (const { name = "", key } of (0,fields/* tableEntries */.zH)((0,parsers_node/* lastOf */.g1)(node, "extraKnownMarketplaces")))
        add("extraKnownMarketplaces", name, key, "widens", "adds a place that plugins come from");
    for (const setting of ["deniedUrls", "disabledMcpServers", "disabledSkills"]) {
        for (const item of (0,fields/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(node, setting)).slice(0, maxItems))
            add(setting, (0,parsers_node/* textOf */.b6)(item) ?? "…", item, "narrows", "is switched off for every agent");
    }
    return found;
}
const maxItems = 500;
function serverAuthority(source, node) {
    return (0,hooks_and_servers/* serversOf */.U2)(node, source).map(({ name, kind, at }) => ({
        setting: "server",
        value: name,
        effect: "widens",
        because: kind === "command"
            ? "starts a command whose tools agents may call"
            : "connects to an address whose tools agents may call",
        ...(node ? { content: (0,_kit_settings/* contentOf */.$E)((0,parsers_node/* lastOf */.g1)(node, name) ?? node, source) } : {}),
        at,
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/layers.js




const folders = [
    [".github/agents", "agents"],
    [".github/chatmodes", "modes"],
    [".claude/agents", "claude"],
];
async function readProject(search, directory) {
    const { repo } = search;
    const { authority, unjudged, locations } = await settingsIn(repo, directory);
    const settings = [];
    const layers = [];
    const [first = unjudged[0]] = authority;
    if (first)
        settings.push({
            layer: { name: "project", root: (0,repo_path/* directoryOf */.jt)(first.at.source.path) || ".github", status: "loaded", authority },
            items: [],
            unjudged,
        });
    for (const [path, folder] of folders)
        layers.push(...(await readAgents(search, "project", (0,repo_path/* join */.fj)(directory, path), folder, directory)));
    for (const location of locations) {
        const root = /^(?:[~/\\]|[A-Za-z]:)/.test(location)
            ? undefined
            : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(directory, location.replace(/\/?\*.*$/, "")));
        if (root !== undefined && root !== "" && !layers.some(({ layer }) => layer.root === root))
            layers.push(...(await readAgents(search, "project", root, "editor", directory)));
    }
    return { settings, folders: layers };
}
async function readAgents({ repo, seen, byCli }, name, root, folder, directory = root) {
    const ending = folder === "modes" ? /\.chatmode\.md$/ : /\.md$/;
    const layer = { name, root, status: "loaded", authority: [] };
    const relativeOf = (path) => (path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root.length + 1));
    const found = await (0,_kit_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => ending.test(file),
        isExcluded: (path) => /(?:^|\/)\.(?:[^/]*\/|(?![^/]*\.md$))/.test(relativeOf(path)),
        deep: true,
        seen,
        read: async (source, path) => {
            const { result, id, cli } = await agent_agentOf(source, { folder, path, relative: relativeOf(path) });
            const item = { layer, files: [source.path], ...result };
            if (cli)
                byCli.set(item, { id, path, reading: cli });
            return [item];
        },
    });
    return found ? [{ ...found, of: { directory, folder } }] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/index.js










const hints = ['"chat.', "\\u00"];
/* harmony default export */ const copilot = ((0,host/* defineHost */.YB)({
    title: "GitHub Copilot",
    url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
    editions: ["2026-08"],
    certainty: "measured",
    patterns: [
        "**/.github/agents/**/*.md",
        "**/.github/chatmodes/*.chatmode.md",
        "**/.claude/agents/**/*.md",
        ...settingsFiles.map((path) => `**/${path}`),
        "~/.copilot/agents/**/*.md",
    ],
    ownPatterns: [
        "**/.github/agents/**",
        "**/.github/chatmodes/**",
        "**/.github/copilot/**",
        "**/.github/hooks/*.json",
        "~/.copilot/agents/**",
    ],
    detectionHints: [".vscode/settings.json", ".devcontainer/devcontainer.json", ".devcontainer.json"].flatMap((path) => hints.map((text) => ({ path: `**/${path}`, text }))),
    async load(repo, where) {
        const search = { repo, seen: new Set(), byCli: new Map() };
        const projects = (0,sessions/* lineages */.DS)(where.starts, where);
        const found = [];
        const folders = [];
        for (const directory of projects) {
            const project = await readProject(search, directory);
            found.push(...project.settings, ...project.folders);
            folders.push(...project.folders);
        }
        const settings = projects.flatMap((directory) => pluginFiles.map((path) => (0,repo_path/* join */.fj)(directory, path)));
        found.push(...(await (0,external/* externalLayersIn */.xd)(repo, settings)));
        const home = where.user?.home;
        const user = home === undefined ? [] : await readAgents(search, "user", (0,repo_path/* join */.fj)(home, ".copilot/agents"), "agents");
        const named = [];
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            named.push(...(await readAgents(search, "project", root, "agents")));
        const listed = listedPaths([...sessionsOf(where, folders, user), ...named.map((folder) => [folder])].map((session) => session.map(({ items }) => items.flatMap((item) => search.byCli.get(item) ?? []))));
        return (0,_kit_layers/* loadFrom */.TH)([...found, ...user, ...named], (0,_kit_layers/* builtinLayer */.vN)(builtins), (item) => withCliReading(item, search.byCli.get(item), listed));
    },
}));
function sessionsOf(where, folders, user) {
    const found = new Map(folders.map((read) => [`${read.of.folder} ${read.of.directory}`, read]));
    if (where.starts.length === 0)
        return [user];
    return where.starts.map((start) => {
        const directories = (0,sessions/* lineage */.OZ)(start, where);
        return [
            ...user,
            ...["agents", "claude"].flatMap((kind) => directories.flatMap((path) => found.get(`${kind} ${path}`) ?? [])),
        ];
    });
}


/***/ })

};
;