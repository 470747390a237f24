"use strict";
exports.id = 4454;
exports.ids = [4454];
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

/***/ 4454:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ augment)
});

// EXTERNAL MODULE: ./build/bundle/src/agents.js
var agents = __webpack_require__(8013);
// EXTERNAL MODULE: ./build/bundle/src/folders.js
var folders = __webpack_require__(4914);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var host = __webpack_require__(1889);
// EXTERNAL MODULE: ./build/bundle/src/node.js
var node = __webpack_require__(1391);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/settings.js

const edits = /^(?:save-file|str-replace-editor|remove-files|apply_patch)$/;
const reads = /^(?:view|codebase-retrieval|grep-search|read-process|list-processes|git-commit-retrieval)$/;
function permissionsIn(root, source) {
    const list = (0,node/* lastOf */.g1)(root, "toolPermissions");
    const decided = new Set();
    const guarded = new Set();
    const found = [];
    for (const rule of list?.kind === "list" ? list.items.slice(0, 500) : []) {
        const tool = (0,node/* textOf */.b6)((0,node/* valueOf */.RP)(rule, "toolName")) ?? "";
        const bound = (0,node/* textOf */.b6)((0,node/* valueOf */.RP)(rule, "shellInputRegex"));
        const type = (0,node/* textOf */.b6)((0,node/* valueOf */.RP)((0,node/* valueOf */.RP)(rule, "permission"), "type")) ?? "";
        const whole = bound === undefined || /^\^?(?:\.[*+])?\$?$/.test(bound);
        const meaning = decided.has(tool) || decided.has("*") ? undefined : meaningOf(type, tool, whole, guarded.has(tool));
        if (type === "deny" || type === "ask-user")
            guarded.add(tool);
        if (whole)
            decided.add(tool);
        if (meaning)
            found.push({ setting: "toolPermissions", value: `${type} ${tool}${whole ? "" : ` ${bound}`}`.slice(0, 120), effect: meaning[0], because: meaning[1], at: { source, span: rule.span } });
    }
    return found;
}
function meaningOf(type, tool, whole, isGuarded) {
    if (type === "deny")
        return ["narrows", "is denied"];
    if (type === "ask-user")
        return ["narrows", "is asked about"];
    if (type === "script-policy")
        return ["widens", "starts a command that decides instead of a person"];
    if (type === "webhook-policy")
        return ["widens", "asks an address that decides instead of a person"];
    if (type !== "allow" || reads.test(tool))
        return undefined;
    if (whole && tool === "*")
        return ["bypasses", "may run every tool without asking"];
    if (whole && tool === "launch-process")
        return ["auto-approves", isGuarded ? "runs every command without asking that no rule above it stops" : "runs every command without asking"];
    if (whole && edits.test(tool))
        return ["auto-approves", "changes any file without asking"];
    return ["widens", "is allowed without asking"];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/index.js




const doubt = "sources differ on whether this host has such a key, so it may limit nothing";
const kind = {
    keys: { keys: new Set(["name", "description", "model", "color", "tools", "disabled_tools"]), own: {}, ignores: false },
    required: ["name"],
    doubtful: new Map([["tools", doubt], ["disabled_tools", doubt]]),
    modes: new Map(),
};
const dials = [
    { path: "mcpServers.*.command", effect: "widens", because: "starts a command whose tools subagents may call", shown: "a command" },
    { path: "mcpServers.*.url", effect: "widens", because: "connects to an address whose tools subagents may call", shown: "an address" },
];
const named = { isWanted: (name) => name.endsWith(".md"), read: (0,agents/* agentsOf */.e)(kind) };
const own = ".augment/agents";
const shared = ".agents/agents";
const augment_folders = [{ path: own, isOwn: true, ...named }, { path: shared, isOwn: false, ...named }];
const settings = [".augment/settings.json", ".augment/settings.local.json"];
/* harmony default export */ const augment = ((0,host/* defineHost */.Y)({
    title: "Augment",
    url: "https://docs.augmentcode.com/cli/subagents",
    editions: ["2026-08"],
    places: [`**/${own}/**/*.md`, `**/${shared}/**/*.md`, ...settings.map((path) => `**/${path}`), `~/${own}/**/*.md`, `~/${shared}/**/*.md`, "~/.augment/settings.json"],
    own: ["**/.augment/**", "~/.augment/**"],
    load: (survey, where) => (0,folders/* loadFolders */.u)(survey, where, { folders: augment_folders, ofUser: augment_folders, named, depth: "may", settings, dials, tell: permissionsIn }),
}));


/***/ })

};
;