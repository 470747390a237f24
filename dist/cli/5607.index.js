"use strict";
exports.id = 5607;
exports.ids = [5607];
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
        return _model_host_js__WEBPACK_IMPORTED_MODULE_2__/* .absentLoad */ ._;
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
/* harmony import */ var _parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9506);

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

/***/ 5607:
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
    ["code-review", ["read", "execute", "network", "delegate", "external"]],
    ["explore", ["read", "execute", "network", "external"]],
    ["general-purpose", capability/* capabilities */.R7],
    ["research", ["read", "execute", "network", "external"]],
    ["rubber-duck", ["read", "execute", "network", "external"]],
    ["security-review", ["read", "execute", "network", "delegate", "external"]],
    ["task", capability/* capabilities */.R7],
];

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/lenient-markdown.js
var lenient_markdown = __webpack_require__(3394);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
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
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/keys.js


const keys = {
    keys: new Set("name description tools model target mcp-servers disable-model-invocation user-invocable infer metadata agents handoffs argument-hint hooks include-custom-instructions models modelPolicy reasoningEffort sidekick".split(" ")),
    own: { tools: "tools" },
    ignores: false,
};
const partly = new Map(Object.entries({
    "mcp-servers": "VS Code does not use it",
    metadata: "only the cloud agent knows it",
    infer: "the cloud agent has retired it and VS Code deprecates it, for `disable-model-invocation` and `user-invocable`",
    agents: "only VS Code knows it: in the cloud agent and the CLI it may limit nothing",
    handoffs: "only VS Code knows it",
    "argument-hint": "only VS Code knows it",
    hooks: "only VS Code knows it, where `chat.useCustomAgentHooks` is on",
    "include-custom-instructions": "only the CLI knows it",
    models: "only the CLI knows it",
    modelPolicy: "only the CLI knows it",
    reasoningEffort: "only the CLI knows it",
    sidekick: "only the CLI knows it",
    "disable-model-invocation": "the CLI does not list it",
    "user-invocable": "the CLI does not list it",
}));
const foreign = new Set("disallowedTools permissionMode maxTurns skills mcpServers hooks memory background effort isolation color initialPrompt".split(" "));
function ineffectiveKeysOf(table, source, isClaudes) {
    const found = table.entries.flatMap(({ name = "", key, value }) => {
        const at = { source, span: key.span };
        if (keys.keys.has(name))
            return partlyKnownKey(name, value, at);
        return isClaudes && foreign.has(name) ? [foreignKey(name, value, at)] : [];
    });
    const unknown = (0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys).filter(({ what }) => !isClaudes || !foreign.has(what));
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
            because: "the CLI does not list this key and may grant these tools; only VS Code takes them away",
            at,
        };
    if (name === "permissionMode" && ["plan", "dontAsk"].includes((0,parsers_node/* textOf */.b6)(value) ?? ""))
        return {
            kind: "value",
            what: name,
            because: "this host has no permission modes in a profile, so it may limit nothing",
            at,
        };
    return { kind: "metadata", what: name, because: "this host has no such key", at };
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
        add(`model: ${named}`, "it names no model, so this host may fail or use another", model);
    const target = (0,parsers_node/* valueOf */.RP)(table, "target");
    const reader = (0,parsers_node/* textOf */.b6)(target);
    if (target && !(0,parsers_node/* isEmptyValue */.Po)(target) && reader !== "vscode" && reader !== "github-copilot") {
        add(`target: ${reader ?? JSON.stringify((0,parsers_node/* jsonOf */.o_)(target)).slice(0, 60)}`, "it is neither `vscode` nor `github-copilot`, so this host may read it as both", target);
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
    const extraGrants = [...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcp-servers"), ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks")];
    return {
        extraGrants,
        hooks,
        servers,
        bypasses: [
            ...sidekickOf((0,parsers_node/* valueOf */.RP)(table, "sidekick"), source),
            ...(isClaudes ? [] : (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys)),
        ],
    };
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
            because: "lets the CLI start this agent by itself, without anybody asking for it",
            at: { source, span: (triggers ?? node).span },
        },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(6918);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/tools.js




const tools_tools = (0,tools/* toolTable */.T9)({
    read: "read search notebookread grep glob ls view readfile problems getnotebooksummary readnotebookcelloutput readcelloutput viewimage terminallastcommand terminalselection gettaskoutput getterminaloutput testfailure changes codebase filesearch listdirectory textsearch searchresults usages findtestfiles vscodeapi getprojectsetupinfo extensions",
    write: "edit multiedit write notebookedit editfiles createfile createdirectory editnotebook createjupyternotebook rename create str_replace str_replace_editor apply_patch new newworkspace updateuserpreferences memory vscode",
    execute: "execute shell bash powershell runinterminal runcommands runtask runtasks createandruntask runtests runnotebooks runnotebookcell runcommand runvscodecommand installextension killterminal awaitterminal vscode",
    network: "web websearch webfetch web_search web_fetch fetch githubrepo githubtextsearch browser opensimplebrowser",
    delegate: "agent custom-agent task runsubagent",
    state: "todo todos todowrite askquestions think",
});
const sets = new Set("read search edit execute web agent vscode browser todo runcommands runtasks new".split(" "));
function readTools(list, source, home, isClaudes) {
    if (!list)
        return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no `tools` key means every tool"), ineffective: [] };
    const at = { source, span: list.span };
    if ((0,parsers_node/* isEmptyValue */.Po)(list)) {
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without a value may mean every tool"),
            ineffective: [
                { kind: "value", what: "tools", because: "it has no value, which this host may read as every tool", at },
            ],
        };
    }
    if (list.kind === "table" || (list.kind === "scalar" && typeof list.value !== "string")) {
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without names may mean every tool"),
            ineffective: [
                { kind: "limit", what: "tools", because: "it is no list of names, so this host may grant every tool", at },
            ],
        };
    }
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
        if (list.kind === "list" && entries.length > 1) {
            ineffective.push({
                kind: "unknown-tool",
                what: item.text,
                because: "it is one entry with several names, so this host may see none of them",
                at: { source, span: item.span },
            });
        }
        for (const entry of entries) {
            grants.push(...grantsOfEntry(entry));
            const fault = faultOf(entry, isClaudes);
            if (fault)
                ineffective.push(fault);
        }
    }
    return { grants: (0,fact/* stated */.Eo)(grants, at), ineffective };
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
    if (set === undefined || !sets.has(set))
        return tools_tools.lookup(name) ?? ["external"];
    return tools_tools.lookup(name.slice(slash + 1)) ?? tools_tools.lookup(set) ?? [];
}
function faultOf({ written, name, scoped, at }, isClaudes) {
    if (scoped)
        return {
            kind: isClaudes ? "value" : "limit",
            what: written,
            because: "this host documents no scopes, so it may grant the whole tool or none",
            at,
        };
    if (/^(?:all|any|everything|inherit|\*\*|all[- ]tools)$/.test(name)) {
        return {
            kind: "unknown-tool",
            what: written,
            because: "this host has no such tool, and ignores names it does not know; `*` grants every tool",
            at,
        };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/profile.js









function readProfile([first, ...others], file) {
    return others.reduce((profile, table) => (0,model_profile/* union */.KC)(profile, profileOf(table, file)), profileOf(first, file));
}
function profileOf(table, { source, body, id, isClaudes }) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), source, home, isClaudes);
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
        native: (0,fields/* knownValues */.s2)(table, keys.keys),
    });
}
function modelOf(node, source, home) {
    return node?.kind === "list"
        ? (0,fact/* stated */.Eo)((0,unknown_keys/* textsIn */.Ej)(node).join(", "), { source, span: node.span })
        : (0,fields/* textFact */.yM)(node, source, home);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/agent.js




const maxPrompt = 30_000;
function idOf(path) {
    return (0,repo_path/* nameOf */.Vb)(path).replace(/(?:\.agent|\.chatmode)?\.md$/, "");
}
async function agentOf(source, folder, path) {
    const markdown = await (0,lenient_markdown/* readLenientMarkdown */.p)(source.text);
    const top = { start: 0, end: 0 };
    const reason = reasonForDocument(markdown, source.text, folder, (0,repo_path/* nameOf */.Vb)(path));
    if (reason !== undefined)
        return {
            verdict: { kind: "dropped", problem: { message: reason, at: { source, span: top }, kind: "document" } },
        };
    const id = idOf(path);
    const { tables, body } = markdown;
    const profile = readProfile(tables, { source, body, id, isClaudes: folder === "claude" });
    const refused = refusedBySome(markdown);
    const leniency = refused
        ? { message: refused.message, at: { source, span: refused.span }, kind: "strict-readers" }
        : refusedByGitHub(id, profile.prompt.text, { source, span: body });
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
function reasonForDocument({ kind, frontmatter }, text, folder, name) {
    if (kind === "none" && name === "README.md")
        return "it is a README and no agent to VS Code";
    if (kind === "none" && text.trim() === "")
        return "it is empty";
    if (folder !== "claude" || kind === "misplaced")
        return undefined;
    if (kind === "none")
        return "it has no frontmatter and is a document to this host";
    return hasValue(frontmatter, "name") || hasValue(frontmatter, "description")
        ? undefined
        : "it has neither `name` nor `description` and is a document to this host";
}
function hasValue(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node !== undefined && !(0,parsers_node/* isEmptyValue */.Po)(node);
}
function refusedBySome({ kind, problem }) {
    if (kind === "none")
        return { message: "it has no frontmatter, which only VS Code does without", span: { start: 0, end: 0 } };
    return kind === "misplaced" && problem
        ? { ...problem, message: `${problem.message}, so VS Code takes it for a part of the prompt` }
        : problem;
}
function refusedByGitHub(id, prompt, { source, span }) {
    const kind = "strict-readers";
    const wrong = /[^\w.-]/u.exec(id)?.[0];
    if (wrong !== undefined)
        return {
            message: `the file's name holds \`${wrong}\`, and GitHub may take only letters, digits, \`.\`, \`-\` and \`_\``,
            at: { source, span: { start: 0, end: 0 } },
            kind,
        };
    if (prompt.length > maxPrompt)
        return {
            message: `the prompt has ${prompt.length} characters, and GitHub takes ${maxPrompt}`,
            at: { source, span: { start: span.start, end: span.start } },
            kind,
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
    const layers = [];
    const [first = unjudged[0]] = authority;
    if (first)
        layers.push({
            layer: { name: "project", root: (0,repo_path/* directoryOf */.jt)(first.at.source.path) || ".github", status: "loaded", authority },
            items: [],
            unjudged,
        });
    for (const [path, folder] of folders)
        layers.push(...(await readAgents(search, "project", (0,repo_path/* join */.fj)(directory, path), folder)));
    for (const location of locations) {
        const root = /^(?:[~/\\]|[A-Za-z]:)/.test(location)
            ? undefined
            : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(directory, location.replace(/\/?\*.*$/, "")));
        if (root !== undefined && root !== "" && !layers.some(({ layer }) => layer.root === root))
            layers.push(...(await readAgents(search, "project", root, "agents")));
    }
    return layers;
}
async function readAgents({ repo, seen }, name, root, folder) {
    const ending = folder === "modes" ? /\.chatmode\.md$/ : /\.md$/;
    const layer = { name, root, status: "loaded", authority: [] };
    const found = await (0,_kit_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => ending.test(file),
        deep: true,
        seen,
        read: async (source, path) => {
            const item = { layer, files: [source.path], ...(await agentOf(source, folder, path)) };
            const isNested = path !== root && (0,repo_path/* directoryOf */.jt)(path) !== root;
            return [isNested && item.verdict.kind === "loaded" ? asNested(item, folder) : item];
        },
    });
    return found ? [found] : [];
}
function asNested({ layer, files, profile, ...item }, folder) {
    if (folder === "claude" || profile?.description.state !== "stated")
        return { layer, files, verdict: { kind: "passed-over" } };
    const message = `it lies in a folder below \`${layer.root}\`, where VS Code does not look and the other readers may not`;
    const problem = { message, at: (0,repo_text/* placeOfPath */.Es)(files[0] ?? "") };
    return { layer, files, profile, ...item, verdict: { kind: "dropped", problem } };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/index.js








const hints = ['"chat.', "\\u00"];
/* harmony default export */ const copilot = ((0,host/* defineHost */.Y)({
    title: "GitHub Copilot",
    url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
    editions: ["2026-08"],
    patterns: [
        "**/.github/agents/*.md",
        "**/.github/chatmodes/*.chatmode.md",
        "**/.claude/agents/*.md",
        ...settingsFiles.map((path) => `**/${path}`),
        "~/.copilot/agents/*.md",
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
        const search = { repo, seen: new Set() };
        const projects = (0,sessions/* lineages */.DS)(where.starts, where);
        const found = [];
        for (const directory of projects)
            found.push(...(await readProject(search, directory)));
        const settings = projects.flatMap((directory) => pluginFiles.map((path) => (0,repo_path/* join */.fj)(directory, path)));
        found.push(...(await (0,external/* externalLayersIn */.xd)(repo, settings)));
        const home = where.user?.home;
        if (home !== undefined)
            found.push(...(await readAgents(search, "user", (0,repo_path/* join */.fj)(home, ".copilot/agents"), "agents")));
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            found.push(...(await readAgents(search, "project", root, "agents")));
        return (0,_kit_layers/* loadFrom */.TH)(found, (0,_kit_layers/* builtinLayer */.vN)(builtins));
    },
}));


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