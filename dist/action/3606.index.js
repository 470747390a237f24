"use strict";
exports.id = 3606;
exports.ids = [3606];
exports.modules = {

/***/ 8013:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ agentsOf)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4901);
/* harmony import */ var _extras_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4616);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7557);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3690);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1391);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(976);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5330);
/* harmony import */ var _strays_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8085);
/* harmony import */ var _syntaxes_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8745);









const meanings = new Map([
    ["read", "read readfile readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch search searchfile searchfiles searchcontent glob findfiles codebaseretrieval codebasesearch lsp"],
    ["write", "write writefile writetofile create createfile createrule savefile edit editfile multiedit replace replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles"],
    ["execute", "bash shell powershell execute exec run runcommand executecommand runshellcommand terminal launchprocess writeprocess killprocess monitor"],
    ["network", "web webfetch websearch fetch fetchurl browser openbrowser"],
    ["delegate", "task agent subagent skill useskill delegate"],
    [undefined, "todowrite todoread askuserquestion think"],
].flatMap(([capability, names]) => names.split(" ").map((name) => [name, capability])));
function agentsOf(kind) {
    return async (source, path, isOwn) => {
        const markdown = (0,_syntaxes_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__/* .documentOf */ .lM)(source.text);
        const problem = (message, span, sort) => ({ message, at: { source, span }, ...(sort === undefined ? {} : { kind: sort }) });
        const dropped = (why, profile) => [{ verdict: isOwn ? { kind: "dropped", problem: why } : { kind: "passed-over" }, ...(profile ? { profile } : {}) }];
        const top = { start: 0, end: 0 };
        if (markdown.kind === "none")
            return dropped(problem("it has no frontmatter and is a document to this host", top, "document"));
        const { tables, fault } = await (0,_syntaxes_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readFront */ .ae)(source.text, markdown.front);
        const [table] = tables;
        const profile = tables.map((one) => profileOf(kind, one, source, path, bodyOf(markdown, source), isOwn)).reduce(_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC);
        if (!["name", "description", "tools"].some((key) => (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key)))
            return dropped(problem("it has no key of a subagent and is a document to this host", top, "document"), profile);
        if (markdown.kind === "misplaced")
            return dropped(problem(`the frontmatter ${markdown.because}, so this host may leave it out`, markdown.at), profile);
        if (markdown.kind === "unclosed")
            return dropped(problem("the frontmatter has no closing `---`, so this host may leave it out", { start: 0, end: 3 }), profile);
        if (fault)
            return dropped(problem(`the frontmatter is no YAML: ${fault.message}`, fault.span), profile);
        const lack = kind.required.find((key) => {
            const node = (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key);
            return !node || (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(node);
        });
        if (lack !== undefined)
            return dropped(problem(`it has no \`${lack}\`, which this host wants`, (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, lack)?.span ?? { start: table.span.start, end: table.span.start }), profile);
        return [{ verdict: { kind: "loaded" }, profile }];
    };
}
function bodyOf(markdown, source) {
    return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}
function profileOf(kind, table, source, path, body, isOwn) {
    const { keys, deny } = kind;
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textFact */ .y)((0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key), source, home);
    const written = text("name");
    const name = written.state === "missing" && !kind.required.includes("name") ? (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)((0,_path_js__WEBPACK_IMPORTED_MODULE_8__/* .stemOf */ .Vc)(path), home, "the file's name is its name") : written;
    const hooks = keys.keys.has("hooks") ? (0,_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksOf */ .uj)((0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "hooks"), source) : [];
    const servers = keys.keys.has("mcpServers") ? (0,_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .serversOf */ .U2)((0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "mcpServers"), source) : [];
    const denied = deny === undefined ? [] : entriesOf((0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, deny), source).map((entry) => entry.name);
    const { grants, ineffective } = grantsOf(kind, table, source, home, denied);
    const doubts = [...kind.doubtful].flatMap(([key, because]) => {
        const node = (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key);
        return node && !(0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(node) ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }] : [];
    });
    const strays = [...(0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .straysIn */ .ML)(table, source, keys), ...doubts];
    return {
        name,
        identity: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(name),
        description: text("description"),
        model: text("model"),
        permissionMode: text("permissionMode"),
        grants,
        denied,
        extraGrants: [...(0,_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .grantsOfHooks */ .dc)(hooks, "hooks"), ...(0,_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .grantsOfServers */ .jh)(servers, "mcpServers"), ...memoryOf(kind, table, source)],
        hooks,
        servers,
        paths: [],
        bypasses: [...modesIn(kind, table, source), ...(isOwn ? (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .unhonouredIn */ .l4)(table, source, keys) : [])],
        ineffective: [...(isOwn ? strays : strays.map(_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .inPassing */ .vz)), ...ineffective],
        prompt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .bodyPrompt */ .$)(source, body),
        native: (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(table),
    };
}
function memoryOf({ keys }, table, source) {
    const node = (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "memory");
    if (!node || !keys.keys.has("memory") || (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(node) || (node.kind === "scalar" && node.value === false))
        return [];
    return ["read", "write"].map((capability) => ({ tool: "memory", capability, scope: null, at: { source, span: node.span } }));
}
function modesIn({ modes, switches = new Map() }, table, source) {
    return table.entries.flatMap(({ name: setting = "", value }) => {
        const words = (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .textsIn */ .Ej)(value);
        const named = setting === "permissionMode" ? [...modes].find(([mode]) => words.some((word) => (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .plainKey */ .y7)(word) === (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .plainKey */ .y7)(mode)))?.[1] : undefined;
        const meaning = named ?? (words.join() === "true" ? switches.get(setting) : undefined);
        return meaning ? [{ setting, value: words.join(", "), ...meaning, at: { source, span: value.span } }] : [];
    });
}
function entriesOf(node, source) {
    if (!node)
        return [];
    const items = node.kind === "list" ? node.items.slice(0, 500).flatMap((item) => flat(item, 0)) : [node];
    return items.flatMap((item) => {
        if (item.kind !== "scalar" || (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(item))
            return [];
        const names = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
        return names.flatMap((whole) => {
            const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(whole) ?? [];
            return name.trim() === "" ? [] : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
        });
    });
}
function flat(node, depth) {
    if (node.kind === "scalar" || depth > 2)
        return [node];
    return (node.kind === "list" ? node.items : node.entries.map(({ key }) => key)).slice(0, 50).flatMap((item) => flat(item, depth + 1));
}
function grantsOf({ allow, emptyMeansAll = false }, table, source, home, denied) {
    const everything = (at) => _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
    const list = allow === undefined ? undefined : (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, allow);
    if (allow === undefined)
        return { grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(everything(home), home, "no key is known to take tools away"), ineffective: [] };
    if (!list)
        return { grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(everything(home), home, `no \`${allow}\` key means every tool`), ineffective: [] };
    const at = { source, span: list.span };
    const entries = entriesOf(list, source);
    if (entries.length === 0) {
        const odd = list.kind === "table" ? { kind: "limit", what: allow, because: "it is no list of names, so this host may grant every tool", at } : { kind: "value", what: allow, because: `it names no tool, which ${emptyMeansAll ? "means every tool to this host" : "this host may read as every tool or as none"}`, at };
        return { grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(everything(at), at, `\`${allow}\` without names ${emptyMeansAll ? "means" : "may mean"} every tool`), ineffective: [odd] };
    }
    const kept = entries.filter(({ name }) => !denied.includes(name));
    const grants = kept.flatMap(({ name, scope, at: place }) => {
        if (/^(?:\*+|all|any|inherit)$/i.test(name))
            return everything(place);
        const plain = (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .plainKey */ .y7)(name);
        const capability = meanings.has(plain) ? meanings.get(plain) : "external";
        return capability ? [{ tool: name, capability, scope: capability === "delegate" ? null : scope, at: place }] : [];
    });
    return { grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .stated */ .Eo)(grants, at), ineffective: [] };
}


/***/ }),

/***/ 3606:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ codebuddy)
});

// EXTERNAL MODULE: ./build/bundle/src/agents.js
var agents = __webpack_require__(8013);
// EXTERNAL MODULE: ./build/bundle/src/folders.js
var folders = __webpack_require__(4914);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var host = __webpack_require__(1889);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/settings.js
const mode = "permissions.defaultMode";
const allow = "permissions.allow";
const commands = /^(?:Bash|PowerShell)(?:\([:*\s]*\))?$/;
const edits = /^(?:Edit|MultiEdit|Write|NotebookEdit)(?:\((?:[~./*\s]*\*[/*\s]*)?\))?$/;
const part = new RegExp(`^(?!\\*+$|mcp__\\*+$|(?:Read|Grep|Glob|LS)(?:\\(|$))(?!${commands.source}|${edits.source})`);
const dials = [
    { path: mode, when: /^bypassPermissions$/, effect: "bypasses", because: "runs every tool call without asking" },
    { path: mode, when: /^acceptEdits$/, effect: "auto-approves", because: "edits files without asking" },
    { path: mode, when: /^plan$/, effect: "narrows", because: "lets tools only read" },
    { path: allow, when: /^\*+$/, effect: "bypasses", because: "may allow every tool without asking" },
    { path: allow, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path: allow, when: edits, effect: "auto-approves", because: "edits any file without asking" },
    { path: allow, when: /^mcp__\*+$/, effect: "auto-approves", because: "may call every tool of every server without asking" },
    { path: allow, when: part, effect: "widens", because: "is allowed without asking" },
    { path: "permissions.ask", effect: "narrows", because: "is asked about" },
    { path: "permissions.deny", effect: "narrows", because: "is denied" },
    { path: "permissions.disableBypassPermissionsMode", when: /^disable$/, effect: "narrows", because: "lets nobody bypass the questions" },
    { path: "permissions.additionalDirectories", effect: "widens", because: "is a directory that tools work in besides the project's" },
    { path: "enableAllProjectMcpServers", when: /^true$/, effect: "widens", because: "connects every server of the project without asking" },
    { path: "enabledMcpjsonServers", effect: "widens", because: "is a server that is connected without asking" },
    { path: "apiKeyHelper", effect: "widens", because: "is a command that the host starts", shown: "a command" },
    { path: "statusLine.command", effect: "widens", because: "is a command that the host starts", shown: "a command" },
    { path: "env.*", effect: "widens", because: "is set for every session and its commands", shown: "…" },
    { path: "models", effect: "widens", because: "is a model at an address of its own, where prompts are sent", shown: "a model" },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/index.js




const doubt = "the host's page does not name this key, so it may limit nothing";
const kind = {
    keys: { keys: new Set("name description tools model disallowedTools permissionMode maxTurns skills hooks mcpServers memory background color agentMode enabled enabledAutoRun".split(" ")), own: { tools: "tools" }, ignores: false },
    required: ["name", "description"],
    allow: "tools",
    emptyMeansAll: true,
    doubtful: new Map([["disallowedTools", doubt]]),
    switches: new Map([["enabledAutoRun", { effect: "auto-approve", because: "may run commands without asking" }]]),
    modes: new Map([
        ["bypassPermissions", { effect: "bypass", because: "may run every tool call without asking" }],
        ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking" }],
        ["auto", { effect: "auto-approve", because: "may let a model approve tool calls instead of a person" }],
    ]),
};
const named = { isWanted: (name) => name.endsWith(".md"), read: (0,agents/* agentsOf */.e)(kind) };
const own = ".codebuddy/agents";
const codebuddy_folders = [{ path: own, isOwn: true, ...named }];
const settings = [".codebuddy/settings.json", ".codebuddy/settings.local.json", ".codebuddy/models.json"];
/* harmony default export */ const codebuddy = ((0,host/* defineHost */.Y)({
    title: "CodeBuddy",
    url: "https://cloud.tencent.com/document/product/1831/137015",
    editions: ["2026-08"],
    places: [`**/${own}/**/*.md`, ...settings.map((path) => `**/${path}`), `~/${own}/**/*.md`, "~/.codebuddy/settings.json"],
    own: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
    load: (survey, where) => (0,folders/* loadFolders */.u)(survey, where, { folders: codebuddy_folders, ofUser: codebuddy_folders, named, depth: "may", settings, dials: dials }),
}));


/***/ })

};
;