"use strict";
exports.id = 9126;
exports.ids = [9126];
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

/***/ 8886:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ loadSingleFolder)
/* harmony export */ });
/* harmony import */ var _external_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9514);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6311);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6068);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4876);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4951);






async function loadSingleFolder(repo, where, host) {
    const search = { repo, host, seen: new Set() };
    const settingsIn = (directory) => host.settings.map((file) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, host.own), file));
    const readIn = (name, directory) => readFolder(search, name, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, host.own), host.folder), settingsIn(directory));
    const projects = [];
    for (const start of where.starts)
        projects.push(await readIn("project", start));
    const user = where.user?.home === undefined ? [] : await readIn("user", where.user.home);
    const named = [];
    for (const root of where.dirs.map(_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE))
        named.push(...(await readFolder(search, "project", root, [])));
    const external = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .takesPlugins */ .X1)(host.settingRules)
        ? await (0,_external_js__WEBPACK_IMPORTED_MODULE_0__/* .externalLayersIn */ .xd)(repo, where.starts.flatMap(settingsIn))
        : [];
    const builtins = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinLayer */ .vN)(host.builtins ?? []);
    const inOrder = (layers) => host.builtinsFirst === true ? [builtins, ...layers] : [...layers, builtins];
    const sessions = [...projects.map((project) => [...project, ...user]), ...named.map((layer) => [layer])];
    return (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFrom */ .TH)([...projects.flat(), ...user, ...external, ...named], builtins, (0,_sessions_js__WEBPACK_IMPORTED_MODULE_5__/* .winnersOf */ .AY)(sessions.map(inOrder)));
}
async function readFolder({ repo, host, seen }, name, root, settingsPaths) {
    const settings = await (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettings */ .sb)(repo, settingsPaths, host.settingRules);
    const layer = { name, root, status: "loaded", authority: settings.authority };
    const { items, unjudged } = await (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .readFiles */ .Ul)(repo, layer, markdownFiles(repo, layer, host, seen));
    const exists = repo.resolve(root).kind === "directory" ||
        items.length + unjudged.length + settings.authority.length + settings.unjudged.length > 0;
    return exists ? [{ layer, items, unjudged: [...settings.unjudged, ...unjudged] }] : [];
}
const markdown = /\.(?:md|markdown|mdx)$/i;
function markdownFiles(repo, layer, { read, isSkipped = () => false, followsLinks }, seen) {
    const readFile = async (source, path) => {
        const files = [source.path];
        const skipped = { layer, files, verdict: { kind: "passed-over" } };
        if (isSkipped((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)))
            return [skipped];
        const because = reasonNotRead(repo, layer.root, path, followsLinks);
        const results = await read(source, path);
        if (because === undefined)
            return results.map((result) => ({ layer, files, ...result }));
        const subagents = results.filter(({ profile, verdict }) => profile?.description.state === "stated" && verdict.kind === "loaded");
        if (subagents.length === 0)
            return [skipped];
        return subagents.map(({ profile }) => ({
            layer,
            files,
            verdict: { kind: "dropped", problem: { message: because, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(source) } },
            ...(profile ? { profile } : {}),
        }));
    };
    return { isIncluded: (name) => markdown.test(name), deep: true, seen, read: readFile };
}
function reasonNotRead(repo, root, path, followsLinks) {
    if (path !== root && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path) !== root)
        return `it lies in a folder below \`${root}\`, and the host reads none there`;
    if (!path.endsWith(".md"))
        return "its name does not end in `.md`, which is all that the host reads";
    const directory = repo.resolve((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path));
    const entry = directory.kind === "directory" ? repo.entries.get((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory.path, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path))) : undefined;
    return entry?.kind === "link" && !followsLinks ? "it is a link, and the host reads plain files only" : undefined;
}


/***/ }),

/***/ 9126:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ factory)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/single-folder.js
var single_folder = __webpack_require__(8886);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(9506);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/tools.js
const categories = new Map([
    ["read-only", of("read", "Read LS Grep Glob")],
    ["edit", of("write", "Create Edit ApplyPatch")],
    ["execute", of("execute", "Execute")],
    ["web", of("network", "WebSearch FetchUrl")],
    ["mcp", of("external", "mcp")],
]);
function of(capability, list) {
    return list.split(" ").map((name) => [name, capability]);
}
const tools = new Map([...categories].flatMap(([category, list]) => (category === "mcp" ? [] : list)));
const fixed = new Map([
    ["TodoWrite", "every droid has it"],
    ["Task", "a droid never gets this tool"],
    ["AskUser", "a droid never gets this tool"],
]);
function capabilityOf(name) {
    return tools.get(name);
}
function meantBy(name) {
    return meanings.get(name
        .toLowerCase()
        .replace(/\(.*$/s, "")
        .replace(/[-_\s]/g, ""));
}
const meanings = new Map(Object.entries({
    Read: "read readfile view",
    LS: "ls list listdirectory listfiles",
    Grep: "grep search grepsearch",
    Glob: "glob findfiles",
    Create: "create write writefile",
    Edit: "edit multiedit replace notebookedit",
    ApplyPatch: "applypatch patch",
    Execute: "execute bash shell runshellcommand terminal",
    WebSearch: "websearch googlewebsearch",
    FetchUrl: "fetchurl webfetch fetch browseurl",
}).flatMap(([own, words]) => words.split(" ").map((word) => [word, own])));

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/grants.js



const everyCapability = ["read", "write", "execute", "network", "external"];
function readTools(table, source, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const every = (at, because, ineffective = []) => ({
        grants: (0,fact/* implied */.TU)(everyCapability.map((capability) => ({ tool: "*", capability, scope: null, at })), at, because),
        ineffective,
    });
    if (!node)
        return every(home, "no `tools` key means every tool");
    const at = { source, span: node.span };
    const limit = (because) => [{ kind: "limit", what: "tools", because, at }];
    if ((0,parsers_node/* isEmptyValue */.Po)(node) || (node.kind === "list" && node.items.length === 0))
        return every(at, "`tools` without names may mean every tool", [
            {
                kind: "value",
                what: "tools",
                because: "it names no tool, which this host may read as every tool or as none",
                at,
            },
        ]);
    if (node.kind === "table")
        return every(at, "`tools` that is no list may mean every tool", limit("it is a mapping and neither a category nor a list, so this host may grant every tool"));
    if (node.kind === "scalar") {
        const category = categories.get(node.text);
        if (category)
            return {
                grants: (0,fact/* stated */.Eo)(category.map(([tool, capability]) => ({ tool, capability, scope: null, at })), at),
                ineffective: [],
            };
        return every(at, "a text that is no category may mean every tool", limit("it is neither a category nor a list, so this host may grant every tool"));
    }
    const ineffective = [];
    const grants = node.items.flatMap((item) => {
        const place = { source, span: item.span };
        const fault = faultOf(item, place);
        if (fault)
            ineffective.push(fault);
        return item.kind === "scalar" ? grantsFor(item.text, place) : [];
    });
    return { grants: (0,fact/* stated */.Eo)(grants, at), ineffective };
}
function grantsFor(name, at) {
    if (fixed.has(name))
        return [];
    const category = categories.get(name);
    if (category)
        return category.map(([tool, capability]) => ({ tool, capability, scope: null, at }));
    return [
        { tool: name, capability: capabilityOf(name) ?? capabilityOf(meantBy(name) ?? "") ?? "external", scope: null, at },
    ];
}
function faultOf(item, at) {
    if (item.kind !== "scalar")
        return { kind: "unknown-tool", what: "…", because: "it is no name, and this host may refuse the file over it", at };
    const what = item.text;
    const always = fixed.get(what);
    if (always !== undefined)
        return { kind: what === "TodoWrite" ? "metadata" : "value", what, because: always, at };
    if (capabilityOf(what) !== undefined)
        return undefined;
    if (categories.has(what))
        return {
            kind: "unknown-tool",
            what,
            because: "it is a category, which stands instead of a list, so this host may refuse the file over it",
            at,
        };
    const own = meantBy(what);
    if (own !== undefined)
        return {
            kind: "unknown-tool",
            what,
            because: `this host has no such tool (its own is \`${own}\`), and may refuse the file over it`,
            at,
        };
    return /[_-]/.test(what)
        ? undefined
        : {
            kind: "unknown-tool",
            what,
            because: "this host has no such tool of its own, and may refuse the file unless a server has one",
            at,
        };
}
function serversOf(table, source, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "mcpServers");
    if (!node)
        return {
            names: [],
            grants: (0,parsers_node/* valueOf */.RP)(table, "tools") ? [{ tool: "mcpServers", capability: "external", scope: null, at: home }] : [],
        };
    const items = node.kind === "list" ? node.items : [node];
    const names = items.flatMap((item) => item.kind === "scalar" && !(0,parsers_node/* isEmptyValue */.Po)(item)
        ? [{ name: item.text, at: { source, span: item.span } }]
        : item.kind === "table"
            ? item.entries.map(({ name = "", key }) => ({ name, at: { source, span: key.span } }))
            : []);
    return { names, grants: names.map(({ at }) => ({ tool: "mcpServers", capability: "external", scope: null, at })) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/agent.js







const knownKeys = {
    keys: new Set("name description model reasoningEffort tools mcpServers".split(" ")),
    own: { tools: "tools" },
    ignores: false,
};
async function droidsOf(source) {
    const markdown = (0,yaml/* splitMarkdown */.EI)(source.text);
    const problemAt = ({ message, span }) => ({ message, at: { source, span } });
    const top = { start: 0, end: 0 };
    if (markdown.kind === "none")
        return [
            {
                verdict: {
                    kind: "dropped",
                    problem: { message: "it has no frontmatter", at: { source, span: top }, kind: "document" },
                },
            },
        ];
    const { tables, fault } = await (0,yaml/* readFrontmatter */.zT)(source.text, markdown.front);
    const body = markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
    const refusal = fenceFault(markdown) ??
        (fault
            ? { ...fault, message: `the frontmatter is no YAML: ${fault.message}` }
            : refusalOf(tables[0], source, body));
    const [first, ...others] = tables.map((table, i) => readProfile(table, source, body, !refusal && i === 0));
    const profile = first && others.reduce(model_profile/* union */.KC, first);
    return [
        {
            verdict: refusal ? { kind: "rejected", problem: problemAt(refusal) } : { kind: "loaded" },
            ...(profile ? { profile } : {}),
        },
    ];
}
function fenceFault(markdown) {
    if (markdown.kind === "misplaced")
        return { kind: "problem", message: `the frontmatter ${markdown.because}`, span: markdown.at };
    return markdown.kind === "unclosed"
        ? { kind: "problem", message: "the frontmatter has no closing `---`", span: { start: 0, end: 3 } }
        : undefined;
}
function refusalOf(table, source, body) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    const problem = (message, span) => ({ kind: "problem", message, span });
    if (!name || (0,parsers_node/* isEmptyValue */.Po)(name))
        return problem("it has no `name`", name?.span ?? { start: table.span.start, end: table.span.start });
    if (!/^[a-z0-9-_]+$/.test((0,parsers_node/* textOf */.b6)(name) ?? ""))
        return problem("`name` is not of lower-case letters, digits, `-` and `_`", name.span);
    return source.text.slice(body.start, body.end).trim() === "" ? problem("it has no prompt", body) : undefined;
}
function readProfile(table, source, body, loads) {
    const named = (0,parsers_node/* valueOf */.RP)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const name = text("name");
    const { grants, ineffective } = readTools(table, source, home);
    const servers = serversOf(table, source, home);
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        model: text("model"),
        grants,
        extraGrants: servers.grants,
        servers: servers.names.map(({ name: server, at }) => ({ name: server, kind: "reference", value: server, at })),
        bypasses: (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys),
        ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys), ...ineffective, ...idleEffort(table, source)],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: loads ? (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function idleEffort(table, source) {
    const effort = (0,parsers_node/* valueOf */.RP)(table, "reasoningEffort");
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    if (!effort || (0,parsers_node/* isEmptyValue */.Po)(effort) || (model && !(0,parsers_node/* isEmptyValue */.Po)(model) && (0,parsers_node/* textOf */.b6)(model) !== "inherit"))
        return [];
    return [
        {
            kind: "value",
            what: "reasoningEffort",
            because: "it counts only beside a `model` of the droid's own",
            at: { source, span: effort.span },
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/settings.js
const levels = [
    "autonomyMode",
    "autonomyLevel",
    "sessionDefaultSettings.autonomyMode",
    "sessionDefaultSettings.autonomyLevel",
    "subagentAutonomyLevel",
];
const settingRules = [
    ...levels.flatMap((path) => [
        { path, when: /^(?:auto-)?high$/, effect: "bypasses", because: "runs commands of every risk without asking" },
        {
            path,
            when: /^(?:auto-)?(?:low|medium)$/,
            effect: "auto-approves",
            because: "edits files and runs some commands without asking",
        },
        { path, when: /^(?:off|normal|spec)$/, effect: "narrows", because: "asks before each change" },
    ]),
    {
        path: "maxAutonomyLevel",
        when: /^(?:auto-)?(?:off|low|medium)$/,
        effect: "narrows",
        because: "is the most that a session or a droid may do without asking",
    },
    {
        path: "commandAllowlist",
        when: /^[*.^$\s]*\*[.^$\s]*$/,
        effect: "auto-approves",
        because: "may run every command without asking",
    },
    {
        path: "commandAllowlist",
        when: /^(?![*.^$\s]*\*[.^$\s]*$)/,
        effect: "widens",
        because: "is a command that runs without asking",
    },
    { path: "commandDenylist", effect: "narrows", because: "is a command that is always asked about" },
    { path: "commandBlocklist", effect: "narrows", because: "is a command that is never run" },
    {
        path: "enableDroidShield",
        when: /^false$/,
        effect: "widens",
        because: "switches off the search for secrets and the guard of git",
    },
    { path: "hooksDisabled", when: /^true$/, effect: "widens", because: "switches off hooks that guard tools" },
    { path: "sandbox.enabled", when: /^false$/, effect: "widens", because: "runs commands outside of a sandbox" },
    { path: "sandbox.enabled", when: /^true$/, effect: "narrows", because: "runs commands in a sandbox" },
    { path: "sandbox.filesystem.allowWrite", effect: "widens", because: "may be written from inside the sandbox" },
    { path: "sandbox.filesystem.denyWrite", effect: "narrows", because: "may not be written from inside the sandbox" },
    { path: "sandbox.filesystem.denyRead", effect: "narrows", because: "may not be read from inside the sandbox" },
    {
        path: "sandbox.network.allowedDomains",
        when: /^\*+$/,
        effect: "widens",
        because: "opens the network to the sandbox",
    },
    {
        path: "sandbox.network.allowedDomains",
        when: /^(?!\*+$)/,
        effect: "widens",
        because: "may be reached from inside the sandbox",
    },
    {
        path: "allowBackgroundProcesses",
        when: /^true$/,
        effect: "widens",
        because: "lets commands run on in the background",
    },
    { path: "enableCustomDroids", when: /^false$/, effect: "narrows", because: "switches custom droids off" },
    { path: "networkPolicy", effect: "narrows", because: "says what the network may be used for", shown: "…" },
    { path: "mcpPolicy", effect: "narrows", because: "says which servers may be used", shown: "…" },
    { path: "mcpAutonomyOverrides.*", effect: "widens", because: "sets what this server's tools may do without asking" },
    {
        path: "customModels",
        effect: "widens",
        because: "is a model at an address of its own, where prompts are sent",
        shown: "a model",
    },
    {
        path: "enabledPlugins.*",
        when: /^true$/,
        effect: "widens",
        because: "installs a plugin with its droids, hooks and servers",
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a place that plugins come from", shown: "…" },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command, whose tools every droid may use",
        shown: "a command",
    },
    { path: "mcpServers.*.url", effect: "widens", because: "is an address, whose tools every droid may use" },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/index.js




const settings = ["settings.json", "settings.local.json", "mcp.json", "hooks.json"];
/* harmony default export */ const factory = ((0,host/* defineHost */.Y)({
    title: "Factory",
    url: "https://docs.factory.ai/cli/configuration/custom-droids",
    editions: ["2026-07"],
    patterns: [
        "**/.factory/droids/*.md",
        ...settings.map((name) => `**/.factory/${name}`),
        "~/.factory/droids/*.md",
        ...settings.map((name) => `~/.factory/${name}`),
    ],
    load: (repo, where) => (0,single_folder/* loadSingleFolder */.T)(repo, where, {
        own: ".factory",
        folder: "droids",
        settings,
        settingRules: settingRules,
        read: droidsOf,
        followsLinks: true,
    }),
}));


/***/ })

};
;