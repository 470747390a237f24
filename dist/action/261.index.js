"use strict";
exports.id = 261;
exports.ids = [261];
exports.modules = {

/***/ 261:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ factory)
});

// EXTERNAL MODULE: ./build/bundle/src/flat.js
var flat = __webpack_require__(2296);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var host = __webpack_require__(1889);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/bundle/src/fields.js
var fields = __webpack_require__(3690);
// EXTERNAL MODULE: ./build/bundle/src/node.js
var src_node = __webpack_require__(1391);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __webpack_require__(5330);
// EXTERNAL MODULE: ./build/bundle/src/strays.js
var strays = __webpack_require__(8085);
// EXTERNAL MODULE: ./build/bundle/src/syntaxes/yaml/index.js + 30 modules
var yaml = __webpack_require__(8745);
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
    return meanings.get(name.toLowerCase().replace(/\(.*$/s, "").replace(/[-_\s]/g, ""));
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



const grants_all = ["read", "write", "execute", "network", "external"];
function grantsOf(table, source, home) {
    const node = (0,src_node/* valueOf */.RP)(table, "tools");
    const every = (at, because, ineffective = []) => ({
        grants: (0,fact/* implied */.TU)(grants_all.map((capability) => ({ tool: "*", capability, scope: null, at })), at, because),
        ineffective,
    });
    if (!node)
        return every(home, "no `tools` key means every tool");
    const at = { source, span: node.span };
    const limit = (because) => [{ kind: "limit", what: "tools", because, at }];
    if ((0,src_node/* isNothing */.qv)(node) || (node.kind === "list" && node.items.length === 0))
        return every(at, "`tools` without names may mean every tool", [{ kind: "value", what: "tools", because: "it names no tool, which this host may read as every tool or as none", at }]);
    if (node.kind === "table")
        return every(at, "`tools` that is no list may mean every tool", limit("it is a mapping and neither a category nor a list, so this host may grant every tool"));
    if (node.kind === "scalar") {
        const category = categories.get(node.text);
        if (category)
            return { grants: (0,fact/* stated */.Eo)(category.map(([tool, capability]) => ({ tool, capability, scope: null, at })), at), ineffective: [] };
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
    return [{ tool: name, capability: capabilityOf(name) ?? capabilityOf(meantBy(name) ?? "") ?? "external", scope: null, at }];
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
        return { kind: "unknown-tool", what, because: "it is a category, which stands instead of a list, so this host may refuse the file over it", at };
    const own = meantBy(what);
    if (own !== undefined)
        return { kind: "unknown-tool", what, because: `this host has no such tool (its own is \`${own}\`), and may refuse the file over it`, at };
    return /[_-]/.test(what) ? undefined : { kind: "unknown-tool", what, because: "this host has no such tool of its own, and may refuse the file unless a server has one", at };
}
function serversOf(table, source, home) {
    const node = (0,src_node/* valueOf */.RP)(table, "mcpServers");
    if (!node)
        return { names: [], grants: (0,src_node/* valueOf */.RP)(table, "tools") ? [{ tool: "mcpServers", capability: "external", scope: null, at: home }] : [] };
    const items = node.kind === "list" ? node.items : [node];
    const names = items.flatMap((item) => (item.kind === "scalar" && !(0,src_node/* isNothing */.qv)(item) ? [{ name: item.text, at: { source, span: item.span } }] : item.kind === "table" ? item.entries.map(({ name = "", key }) => ({ name, at: { source, span: key.span } })) : []));
    return { names, grants: names.map(({ at }) => ({ tool: "mcpServers", capability: "external", scope: null, at })) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/agent.js







const knownKeys = { keys: new Set("name description model reasoningEffort tools mcpServers".split(" ")), own: { tools: "tools" }, ignores: false };
async function droidsOf(source) {
    const markdown = (0,yaml/* documentOf */.lM)(source.text);
    const problemAt = ({ message, span }) => ({ message, at: { source, span } });
    const top = { start: 0, end: 0 };
    if (markdown.kind === "none")
        return [{ verdict: { kind: "dropped", problem: { message: "it has no frontmatter", at: { source, span: top }, kind: "document" } } }];
    const { tables, fault } = await (0,yaml/* readFront */.ae)(source.text, markdown.front);
    const body = markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
    const refusal = fenceFault(markdown) ?? (fault ? { ...fault, message: `the frontmatter is no YAML: ${fault.message}` } : refusalOf(tables[0], source, body));
    const [first, ...others] = tables.map((table, i) => profileOf(table, source, body, !refusal && i === 0));
    const profile = first && others.reduce(src_profile/* union */.KC, first);
    return [{ verdict: refusal ? { kind: "rejected", problem: problemAt(refusal) } : { kind: "loaded" }, ...(profile ? { profile } : {}) }];
}
function fenceFault(markdown) {
    if (markdown.kind === "misplaced")
        return { kind: "problem", message: `the frontmatter ${markdown.because}`, span: markdown.at };
    return markdown.kind === "unclosed" ? { kind: "problem", message: "the frontmatter has no closing `---`", span: { start: 0, end: 3 } } : undefined;
}
function refusalOf(table, source, body) {
    const name = (0,src_node/* valueOf */.RP)(table, "name");
    const problem = (message, span) => ({ kind: "problem", message, span });
    if (!name || (0,src_node/* isNothing */.qv)(name))
        return problem("it has no `name`", name?.span ?? { start: table.span.start, end: table.span.start });
    if (!/^[a-z0-9-_]+$/.test((0,src_node/* textOf */.b6)(name) ?? ""))
        return problem("`name` is not of lower-case letters, digits, `-` and `_`", name.span);
    return source.text.slice(body.start, body.end).trim() === "" ? problem("it has no prompt", body) : undefined;
}
function profileOf(table, source, body, loads) {
    const named = (0,src_node/* valueOf */.RP)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,fields/* textFact */.y)((0,src_node/* valueOf */.RP)(table, key), source, home);
    const name = text("name");
    const { grants, ineffective } = grantsOf(table, source, home);
    const servers = serversOf(table, source, home);
    return {
        name,
        identity: (0,fact/* known */.eO)(name),
        description: text("description"),
        model: text("model"),
        permissionMode: (0,fact/* missing */.LO)(home),
        grants,
        denied: [],
        extraGrants: servers.grants,
        hooks: [],
        servers: servers.names.map(({ name: server, at }) => ({ name: server, kind: "reference", value: server, at })),
        paths: [],
        bypasses: (0,strays/* unhonouredIn */.l4)(table, source, knownKeys),
        ineffective: [...(0,strays/* straysIn */.ML)(table, source, knownKeys), ...ineffective, ...idleEffort(table, source)],
        prompt: (0,fields/* bodyPrompt */.$)(source, body),
        native: loads ? (0,src_node/* jsonOf */.o_)(table) : undefined,
    };
}
function idleEffort(table, source) {
    const effort = (0,src_node/* valueOf */.RP)(table, "reasoningEffort");
    const model = (0,src_node/* valueOf */.RP)(table, "model");
    if (!effort || (0,src_node/* isNothing */.qv)(effort) || (model && !(0,src_node/* isNothing */.qv)(model) && (0,src_node/* textOf */.b6)(model) !== "inherit"))
        return [];
    return [{ kind: "value", what: "reasoningEffort", because: "it counts only beside a `model` of the droid's own", at: { source, span: effort.span } }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/settings.js
const levels = ["autonomyMode", "autonomyLevel", "sessionDefaultSettings.autonomyMode", "sessionDefaultSettings.autonomyLevel", "subagentAutonomyLevel"];
const dials = [
    ...levels.flatMap((path) => [
        { path, when: /^(?:auto-)?high$/, effect: "bypasses", because: "runs commands of every risk without asking" },
        { path, when: /^(?:auto-)?(?:low|medium)$/, effect: "auto-approves", because: "edits files and runs some commands without asking" },
        { path, when: /^(?:off|normal|spec)$/, effect: "narrows", because: "asks before each change" },
    ]),
    { path: "maxAutonomyLevel", when: /^(?:auto-)?(?:off|low|medium)$/, effect: "narrows", because: "is the most that a session or a droid may do without asking" },
    { path: "commandAllowlist", effect: "widens", because: "is a command that runs without asking" },
    { path: "commandDenylist", effect: "narrows", because: "is a command that is always asked about" },
    { path: "commandBlocklist", effect: "narrows", because: "is a command that is never run" },
    { path: "enableDroidShield", when: /^false$/, effect: "widens", because: "switches off the search for secrets and the guard of git" },
    { path: "hooksDisabled", when: /^true$/, effect: "widens", because: "switches off hooks that guard tools" },
    { path: "sandbox.enabled", when: /^false$/, effect: "widens", because: "runs commands outside of a sandbox" },
    { path: "sandbox.enabled", when: /^true$/, effect: "narrows", because: "runs commands in a sandbox" },
    { path: "networkPolicy", effect: "narrows", because: "says what the network may be used for", shown: "…" },
    { path: "mcpPolicy", effect: "narrows", because: "says which servers may be used", shown: "…" },
    { path: "mcpAutonomyOverrides.*", effect: "widens", because: "sets what this server's tools may do without asking" },
    { path: "customModels", effect: "widens", because: "is a model at an address of its own, where prompts are sent", shown: "a model" },
    { path: "enabledPlugins.*", when: /^true$/, effect: "widens", because: "installs a plugin with its droids, hooks and servers" },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a place that plugins come from", shown: "…" },
    { path: "mcpServers.*.command", effect: "widens", because: "is a command, whose tools every droid may use", shown: "a command" },
    { path: "mcpServers.*.url", effect: "widens", because: "is an address, whose tools every droid may use" },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/index.js




const settings = ["settings.json", "settings.local.json", "mcp.json", "hooks.json"];
/* harmony default export */ const factory = ((0,host/* defineHost */.Y)({
    title: "Factory",
    url: "https://docs.factory.ai/cli/configuration/custom-droids",
    editions: ["2026-07"],
    places: ["**/.factory/droids/*.md", ...settings.map((name) => `**/.factory/${name}`), "~/.factory/droids/*.md", ...settings.map((name) => `~/.factory/${name}`)],
    load: (survey, where) => (0,flat/* loadFlat */.c)(survey, where, { own: ".factory", folder: "droids", settings, dials: dials, read: droidsOf, followsLinks: true, builtins: [], builtinsFirst: false }),
}));


/***/ })

};
;