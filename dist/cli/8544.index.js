"use strict";
exports.id = 8544;
exports.ids = [8544];
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

/***/ 8544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ qwen)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/single-folder.js
var single_folder = __webpack_require__(8886);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(9506);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/document.js

async function readDocument(text) {
    const opening = /^\ufeff?---(?:\r\n?|\n)/.exec(text)?.[0].length;
    const closing = opening === undefined ? null : /(?:\r\n?|\n)---(?:\r\n?|\n)/.exec(text.slice(opening));
    if (opening === undefined || !closing) {
        const markdown = (0,yaml/* splitMarkdown */.EI)(text);
        const span = { start: 0, end: 0 };
        if (markdown.kind === "none")
            return {
                tables: [{ kind: "table", span, entries: [] }],
                front: span,
                body: { start: 0, end: text.length },
                isPlain: true,
                fault: { kind: "problem", message: "it has no frontmatter", span },
            };
        const message = opening === undefined ? "the first line is not exactly `---`" : "no line of exactly `---` closes the frontmatter";
        const { tables } = await (0,yaml/* readFrontmatter */.zT)(text, markdown.front);
        return {
            tables,
            front: markdown.front,
            body: { start: markdown.front.end, end: text.length },
            isPlain: false,
            fault: { kind: "problem", message, span },
        };
    }
    const front = { start: opening, end: opening + closing.index };
    const body = { start: front.end + closing[0].length, end: text.length };
    const { tables, fault } = await (0,yaml/* readFrontmatter */.zT)(text.replace(/\r(?!\n)/g, "\n"), front);
    if (!fault && tables[0].entries.length > 0)
        return { tables, front, body, isPlain: false };
    const simple = readLines(text, front);
    return { tables: [simple, ...tables], front, body, isPlain: false, ...(fault ? { leniency: fault } : {}) };
}
function readLines(text, front) {
    const entries = [];
    let open;
    const close = () => {
        if (!open)
            return;
        const { key, items, inner } = open;
        const span = { start: key.span.start, end: (items.at(-1) ?? inner.at(-1)?.value ?? key).span.end };
        if (items.length + inner.length > 0)
            entries.push({
                key,
                name: key.text,
                value: items.length > 0 ? { kind: "list", span, items } : { kind: "table", span, entries: inner },
            });
        open = undefined;
    };
    for (const { 0: line, index } of text.slice(front.start, front.end).matchAll(/[^\r\n]+/g)) {
        if (line.trim() === "" || line.trim().startsWith("#"))
            continue;
        const start = front.start + index;
        if (line.startsWith("  - ") && open) {
            open.items.push(valueIn(line, 4, start));
            continue;
        }
        const colon = line.indexOf(":");
        const inside = line.startsWith("  ") && open !== undefined && open.items.length === 0;
        if (!inside)
            close();
        if (colon < 0)
            continue;
        const key = scalarAt(line.slice(0, colon).trim(), start + line.search(/\S/));
        if (inside)
            open?.inner.push({ key, name: key.text, value: valueIn(line, colon + 1, start) });
        else if (line.slice(colon + 1).trim() === "")
            open = { key, items: [], inner: [] };
        else
            entries.push({ key, name: key.text, value: valueIn(line, colon + 1, start) });
    }
    close();
    const last = new Map(entries.map((entry) => [entry.name, entry]));
    return { kind: "table", span: front, entries: [...last.values()] };
}
function scalarAt(text, start) {
    return { kind: "scalar", span: { start, end: start + text.length }, value: text, text, style: "plain" };
}
function valueIn(line, from, start) {
    const text = line.slice(from).trim();
    const scalar = scalarAt(text, start + from + (line.slice(from).length - line.slice(from).trimStart().length));
    if (/^".*"$/s.test(text) && text.length > 1)
        return { ...scalar, value: unquoted(text), text: unquoted(text), style: "quoted" };
    if (text === "true" || text === "false")
        return { ...scalar, value: text === "true" };
    if (text === "null" || text === "")
        return { ...scalar, value: null };
    const number = Number(text);
    return Number.isFinite(number) ? { ...scalar, value: number } : scalar;
}
function unquoted(text) {
    return text.slice(1, -1).replaceAll('\\"', '"').replaceAll("\\\\", "\\");
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/modes.js


const approvalModes = ["plan", "default", "auto-edit", "auto", "yolo", "bubble"];
const bridged = new Map([
    ["default", "default"],
    ["plan", "plan"],
    ["acceptEdits", "auto-edit"],
    ["auto", "auto-edit"],
    ["bypassPermissions", "yolo"],
    ["dontAsk", "default"],
]);
const permissive = new Map([
    ["yolo", { effect: "bypass", because: "runs every tool call without asking" }],
    ["auto-edit", { effect: "auto-approve", because: "edits files without asking" }],
    ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);
function modeOf(table, source, home) {
    const approval = modes_valueIn(table, "approvalMode");
    const permission = modes_valueIn(table, "permissionMode");
    const at = (node) => ({ source, span: node.span });
    const [node, setting, mode] = approval
        ? [approval, "approvalMode", (0,parsers_node/* textOf */.b6)(approval) ?? ""]
        : [permission, "permissionMode", bridged.get((0,parsers_node/* textOf */.b6)(permission) ?? "") ?? ""];
    const effect = permissive.get(mode);
    const chosen = node && mode !== ""
        ? (0,fact/* stated */.Eo)((0,parsers_node/* textOf */.b6)(node) ?? mode, at(node))
        : (0,fact/* implied */.TU)("auto-edit", home, "without a mode, a subagent in a trusted folder edits files without asking");
    return {
        mode: chosen,
        bypasses: node && effect ? [{ setting, value: (0,parsers_node/* textOf */.b6)(node) ?? "", ...effect, at: at(node) }] : [],
        ineffective: permission ? permissionModeFault(permission, approval !== undefined, at(permission)) : [],
    };
}
function permissionModeFault(node, isOverridden, at) {
    const mode = (0,parsers_node/* textOf */.b6)(node);
    if (isOverridden)
        return [{ kind: "value", what: "permissionMode", because: "`approvalMode` decides", at }];
    if (!bridged.has(mode ?? ""))
        return [
            {
                kind: "limit",
                what: `permissionMode: ${mode ?? "…"}`,
                because: "it is no mode of this host, which then edits files without asking in a trusted folder",
                at,
            },
        ];
    return mode === "dontAsk"
        ? [
            {
                kind: "value",
                what: "permissionMode: dontAsk",
                because: "this host asks, where Claude Code would deny",
                at,
            },
        ]
        : [];
}
function modes_valueIn(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node && !(0,parsers_node/* isEmptyValue */.Po)(node) ? node : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(6918);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/tools.js

const givenTools = (0,tools/* toolTable */.T9)({
    read: "read_file grep_search glob list_directory lsp read_mcp_resource zoom_image tool_search display_image",
    write: "write_file edit notebook_edit save_memory",
    execute: "run_shell_command monitor exec tool_call",
    network: "web_fetch web_search image_gen",
    delegate: "agent skill create_sub_session",
    state: "ask_user_question structured_output report_findings get_goal update_goal propose_goal loop_wakeup",
});
const withheldTools = (0,tools/* toolTable */.T9)({
    delegate: "workflow cron_create cron_delete send_message team_create team_delete enter_worktree exit_worktree",
    network: "artifact record_artifact record_source",
    state: "todo_write cron_list list_agents task_stop task_create task_update task_list team_plan_approval request_shutdown enter_plan_mode exit_plan_mode",
});
const aliases = new Map(Object.entries({
    grep_search: "Grep SearchFiles search_file_content",
    glob: "FindFiles",
    list_directory: "ListFiles ReadFolder",
    run_shell_command: "Shell",
    todo_write: "TodoList TodoWrite",
    save_memory: "SaveMemory",
    edit: "replace",
    agent: "Task task",
    get_goal: "Goal",
}).flatMap(([own, names]) => names.split(" ").map((name) => [name, own])));
const shownNames = new Map([...givenTools.names, ...withheldTools.names]
    .filter((name) => !["grep_search", "list_directory", "run_shell_command", "todo_write", "get_goal"].includes(name))
    .map((name) => [name.replace(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase()), name]));
function ownName(name) {
    return aliases.get(name) ?? shownNames.get(name) ?? name;
}
function capabilitiesOfTool(name) {
    const own = ownName(name);
    return givenTools.lookup(own) ?? withheldTools.lookup(own);
}
function isTool(name) {
    return capabilitiesOfTool(name) !== undefined;
}
function isWithheld(name) {
    return withheldTools.has(ownName(name));
}
const removed = new Set(["read_many_files", "ReadManyFiles"]);
function isRemoved(name) {
    return removed.has(name);
}
const meantBy = (0,tools/* ownToolNames */.tj)({
    read_file: "read readfile readmanyfiles view",
    list_directory: "ls list listdir listfiles listdirectory",
    grep_search: "grep search ripgrep grepsearch",
    glob: "glob find",
    write_file: "write writefile create createfile",
    edit: "edit editfile multiedit strreplace",
    notebook_edit: "notebookedit",
    run_shell_command: "bash shell execute runcommand runshellcommand terminal",
    web_fetch: "webfetch fetch fetchurl",
    web_search: "websearch googlewebsearch",
    agent: "agent subagent task",
    todo_write: "todowrite",
});

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/grants.js





function readTools(table, source, home) {
    const denial = readDenied((0,parsers_node/* valueOf */.RP)(table, "disallowedTools"), source);
    const list = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const names = namesIn(list, source);
    const isDenied = denialBy(denial.denied);
    const everyTool = (at) => (denial.denied.length > 0 ? allBut(isDenied, at) : (0,tools/* grantEach */.Ud)(at));
    if (!list || !names || names.length === 0) {
        const at = list ? { source, span: list.span } : home;
        const because = `${meaningWithoutNames(list)} every tool${denial.denied.length > 0 ? " that is not denied" : ""}`;
        return {
            grants: (0,fact/* implied */.TU)(everyTool(at), at, because),
            denied: denial.denied,
            ineffective: [
                ...denial.ineffective,
                ...notAList(list, "tools", "it is no list of names, so this host grants every tool", source),
            ],
        };
    }
    const star = names.find(({ text }) => text === "*");
    return {
        grants: star
            ? (0,fact/* stated */.Eo)(everyTool(star.at), star.at)
            : (0,fact/* stated */.Eo)(names.filter(({ text }) => !isDenied(text)).flatMap(grantsFor), { source, span: list.span }),
        denied: denial.denied,
        ineffective: [
            ...denial.ineffective,
            ...names.flatMap((name) => faultOf(name, "grants")),
            ...otherItems(list, source),
        ],
    };
}
function readDenied(node, source) {
    const names = namesIn(node, source) ?? [];
    return {
        denied: names.map(({ text }) => text),
        ineffective: [
            ...(names.length === 0
                ? notAList(node, "disallowedTools", "it is no list of names, so it denies nothing", source)
                : []),
            ...names.flatMap((name) => faultOf(name, "denies")),
        ],
    };
}
function notAList(node, key, because, source) {
    return node && !(0,parsers_node/* isEmptyValue */.Po)(node) && !(node.kind === "list" && node.items.length === 0)
        ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }]
        : [];
}
function meaningWithoutNames(list) {
    if (!list)
        return "no `tools` key means";
    return (0,parsers_node/* isEmptyValue */.Po)(list) ? "`tools` without a value means" : "a list without names means";
}
function namesIn(node, source) {
    if (node?.kind === "list")
        return node.items.filter(isText).map(({ text, span }) => ({ text, at: { source, span } }));
    return node && isText(node) ? namesInText(node, source) : undefined;
}
function isText(node) {
    return node.kind === "scalar" && typeof node.value === "string";
}
function namesInText({ text, span }, source) {
    const offset = source.text.startsWith(text, span.start) ? span.start : undefined;
    return [...text.matchAll(/[^,]+/g)].flatMap(({ 0: part, index }) => {
        const name = part.trim();
        if (name === "")
            return [];
        const start = index + part.length - part.trimStart().length;
        const nameSpan = offset === undefined ? span : { start: offset + start, end: offset + start + name.length };
        return [{ text: name, at: { source, span: nameSpan } }];
    });
}
function otherItems(list, source) {
    return (0,fields/* listItems */.Dw)(list)
        .filter((item) => !isText(item))
        .map((item) => ({
        kind: "unknown-tool",
        what: (0,parsers_node/* textOf */.b6)(item) ?? "…",
        because: "it is no text, and this host leaves it out",
        at: { source, span: item.span },
    }));
}
function grantsFor({ text, at }) {
    const granted = capabilitiesOfTool(text) ?? capabilitiesOfTool(meantBy(text) ?? "") ?? ["external"];
    return (0,tools/* grantEach */.Ud)(at, granted, text);
}
function allBut(isDenied, at) {
    const left = givenTools.names.flatMap((name) => (isDenied(name) ? [] : (0,tools/* grantEach */.Ud)(at, givenTools.lookup(name), name)));
    return isDenied("mcp__*") ? left : [...left, ...(0,tools/* grantEach */.Ud)(at, ["external"])];
}
function denialBy(denied) {
    const entries = new Set(denied);
    const tools = new Set(denied.filter((entry) => !entry.startsWith("mcp__")).map(ownName));
    const prefixes = new Set(denied
        .filter((entry) => entry.startsWith("mcp__"))
        .flatMap((entry) => (entry.endsWith("*") ? [entry.slice(0, -1), `${entry}__`] : [`${entry}__`])));
    const lengths = new Set([...prefixes].map(({ length }) => length));
    return (name) => {
        const own = ownName(name);
        if (!own.startsWith("mcp__"))
            return tools.has(own);
        return (entries.has(own) || [...lengths].some((length) => length <= own.length && prefixes.has(own.slice(0, length))));
    };
}
function faultOf({ text, at }, does) {
    if (text.startsWith("mcp__") || (text === "*" && does === "grants"))
        return [];
    if (isTool(text))
        return isWithheld(text) && does === "grants"
            ? [{ kind: "value", what: text, because: "a subagent never gets this tool", at }]
            : [];
    if (text === "*")
        return [{ kind: "limit", what: text, because: "it is no tool's name here, so it denies nothing", at }];
    if (isRemoved(text))
        return [
            { kind: "removed-tool", what: text, because: `this host no longer has such a tool, so it ${does} nothing`, at },
        ];
    const own = meantBy(text);
    const because = own === undefined
        ? `this host has no such tool of its own, so it ${does} nothing unless a server or an extension has one`
        : `this host has no such tool (its own is \`${own}\`), so it ${does} nothing`;
    return [{ kind: does === "denies" ? "limit" : "unknown-tool", what: text, because, at }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/profile.js










const knownKeys = {
    keys: new Set("name description tools disallowedTools model modelConfig approvalMode permissionMode maxTurns runConfig color background mcpServers hooks executor executionBackend".split(" ")),
    own: {
        tools: "tools",
        denied: "disallowedTools",
        mode: "approvalMode",
        turns: "maxTurns",
        isolation: "executionBackend",
    },
    ignores: true,
};
function readProfile(table, source, body, isLoaded) {
    const named = (0,parsers_node/* valueOf */.RP)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const name = text("name");
    const { grants, denied, ineffective } = readTools(table, source, home);
    const { mode, bypasses, ineffective: modes } = modeOf(table, source, home);
    const external = executorOf((0,parsers_node/* valueOf */.RP)(table, "executor"), source);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)(mappingOf((0,parsers_node/* valueOf */.RP)(table, "hooks")), source);
    const servers = (0,hooks_and_servers/* serversOf */.U2)(mappingOf((0,parsers_node/* valueOf */.RP)(table, "mcpServers")), source);
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        identity: (0,fact/* known */.eO)(name)?.toLowerCase(),
        description: text("description"),
        model: text("model"),
        permissionMode: mode,
        grants: external[0] ? everyTool(external[0].at) : grants,
        denied,
        extraGrants: [
            ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"),
            ...(0,hooks_and_servers/* hookGrants */.ZW)(external, "executor"),
            ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers"),
        ],
        hooks: [...hooks, ...external],
        servers,
        bypasses: [...bypasses, ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys)],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
            ...(external.length > 0 ? ignoredWithExecutor(table, source) : ineffective),
            ...modes,
            ...ignoredValues(table, source),
        ],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: isLoaded ? (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function mappingOf(node) {
    return node?.kind === "table" ? node : undefined;
}
function executorOf(node, source) {
    const command = (0,parsers_node/* valueOf */.RP)(node, "command");
    if (!node || !command)
        return [];
    const at = { source, span: command.span };
    return [{ name: "executor", kind: "command", value: (0,hooks_and_servers/* commandLine */.ay)(command, (0,parsers_node/* valueOf */.RP)(node, "args")), at }];
}
function everyTool(at) {
    return (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at, capability/* capabilities */.R7, "executor"), at, "another program does the work, and this host's tool lists do not bind it");
}
function ignoredWithExecutor(table, source) {
    const because = "beside `executor` it keeps the agent from starting, and limits nothing";
    return ["tools", "disallowedTools", "mcpServers", "hooks", "maxTurns"].flatMap((key) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        return node ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }] : [];
    });
}
const isMapping = (node) => node.kind === "table";
const matches = (pattern) => (node) => pattern.test((0,parsers_node/* textOf */.b6)(node) ?? "");
const valueChecks = [
    {
        key: "maxTurns",
        kind: "limit",
        isValid: matches(/^[1-9]\d*(?:\.0+)?$/),
        because: "it is no whole number above zero, so it limits nothing",
    },
    {
        key: "hooks",
        kind: "value",
        isValid: isMapping,
        because: "it is no mapping of events, so this host leaves it out",
    },
    {
        key: "mcpServers",
        kind: "value",
        isValid: isMapping,
        because: "it is no mapping of servers, so this host leaves it out",
    },
    {
        key: "color",
        kind: "metadata",
        isValid: matches(/^(?:red|blue|green|yellow|purple|orange|pink|cyan|auto)$/),
        because: "it is no colour of this host",
    },
];
function ignoredValues(table, source) {
    return valueChecks.flatMap(({ key, kind, isValid, because }) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        if (!node || (0,parsers_node/* isEmptyValue */.Po)(node) || isValid(node))
            return [];
        const what = node.kind === "scalar" ? `${key}: ${node.text}` : key;
        return [{ kind, what, because, at: { source, span: node.span } }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/agent.js





async function agentsOf(source) {
    const document = await readDocument(source.text);
    const { tables, fault, leniency, body, isPlain } = document;
    const problemAt = ({ message, span }, kind) => ({
        message,
        at: { source, span },
        ...(kind === undefined ? {} : { kind }),
    });
    if (isPlain && fault)
        return [{ verdict: { kind: "dropped", problem: problemAt(fault, "document") } }];
    const refusal = fault ?? refusalOf(source.text, document);
    const profile = tables.map((table, i) => readProfile(table, source, body, !refusal && i === 0)).reduce(model_profile/* union */.KC);
    if (refusal)
        return [{ verdict: { kind: "rejected", problem: problemAt(refusal) }, profile }];
    const lenient = leniency &&
        problemAt({ ...leniency, message: `the frontmatter is no YAML: ${leniency.message}` }, "strict-readers");
    return [{ verdict: { kind: "loaded" }, profile, ...(lenient ? { leniency: lenient } : {}) }];
}
const reserved = new Set(["self", "system", "user", "model", "tool", "config", "default", "main"]);
const problem = (message, span) => ({ kind: "problem", message, span });
function refusalOf(text, { tables: [table], front, body, leniency }) {
    return (missingKey(table, { start: front.start, end: front.start }) ??
        wrongMode((0,parsers_node/* valueOf */.RP)(table, "approvalMode")) ??
        wrongName((0,parsers_node/* valueOf */.RP)(table, "name")) ??
        wrongPrompt(text.slice(body.start, body.end).trim(), body) ??
        blankModel((0,parsers_node/* valueOf */.RP)(table, "model")) ??
        wrongTools(table) ??
        wrongRun(table, leniency) ??
        wrongExecutor(table, leniency));
}
function missingKey(table, top) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!name || (0,parsers_node/* isEmptyValue */.Po)(name))
        return problem("it has no `name`", name?.span ?? top);
    const description = (0,parsers_node/* valueOf */.RP)(table, "description");
    return !description || (0,parsers_node/* isEmptyValue */.Po)(description)
        ? problem("it has no `description`", description?.span ?? name.span)
        : undefined;
}
function wrongMode(mode) {
    if (!mode || isNull(mode) || (0,parsers_node/* textOf */.b6)(mode) === "")
        return undefined;
    const isMode = mode.kind === "scalar" && typeof mode.value === "string" && approvalModes.includes(mode.text);
    return isMode
        ? undefined
        : problem(`\`approvalMode\` is none of ${approvalModes.map((name) => `\`${name}\``).join(", ")}`, mode.span);
}
function wrongName(node) {
    const fault = node && nameFault(((0,parsers_node/* textOf */.b6)(node) ?? "[object Object]").trim());
    return node && fault !== undefined ? problem(`\`name\` ${fault}`, node.span) : undefined;
}
function wrongPrompt(prompt, body) {
    if (prompt.length >= 10)
        return undefined;
    return problem(prompt === "" ? "it has no prompt" : "its prompt is shorter than 10 characters", body);
}
function blankModel(model) {
    return model?.kind === "scalar" && model.text !== "" && model.text.trim() === ""
        ? problem("`model` is blank", model.span)
        : undefined;
}
function isNull(node) {
    return node.kind === "scalar" && node.value === null;
}
function nameFault(name) {
    if (name.length < 2 || name.length > 50)
        return "has less than 2 or more than 50 characters";
    if (!/^[\p{L}\p{N}_-]+$/u.test(name))
        return "has other characters than letters, digits, `-` and `_`";
    if (/^[-_]|[-_]$/.test(name))
        return "begins or ends with `-` or `_`";
    return reserved.has(name.toLowerCase()) ? "is a word that the host keeps for itself" : undefined;
}
function wrongTools(table) {
    for (const key of ["tools", "disallowedTools"]) {
        const list = (0,parsers_node/* valueOf */.RP)(table, key);
        const blank = list?.kind === "list"
            ? list.items.find((item) => item.kind === "scalar" && typeof item.value === "string" && item.text.trim() === "")
            : undefined;
        if (blank)
            return problem(`a name in \`${key}\` is empty`, blank.span);
    }
    return undefined;
}
function wrongRun(table, leniency) {
    for (const key of ["max_turns", "max_time_minutes"]) {
        const node = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "runConfig"), key);
        if (!node || (isNull(node) && !leniency))
            continue;
        const number = numberOf(node);
        if (number <= 0 || (key === "max_turns" && !Number.isInteger(number)))
            return problem(`\`runConfig.${key}\` is no number above zero`, node.span);
    }
    return undefined;
}
function numberOf(node) {
    return node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
        ? Number(node.value)
        : 0;
}
function wrongExecutor(table, leniency) {
    const executor = (0,parsers_node/* valueOf */.RP)(table, "executor");
    const backend = (0,parsers_node/* valueOf */.RP)(table, "executionBackend");
    if ((executor ?? backend) && leniency)
        return problem(`the frontmatter is no YAML, which \`${executor ? "executor" : "executionBackend"}\` has to stand in: ${leniency.message}`, leniency.span);
    if (backend && (0,parsers_node/* textOf */.b6)(backend) !== "container")
        return problem("`executionBackend` is not `container`", backend.span);
    return executor && !isExecutor(executor)
        ? problem("`executor` is no `{kind: acp | codex, command, args}`", executor.span)
        : undefined;
}
function isExecutor(node) {
    const args = (0,parsers_node/* valueOf */.RP)(node, "args");
    return (["acp", "codex"].includes((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(node, "kind")) ?? "") &&
        ((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(node, "command")) ?? "").trim() !== "" &&
        (!args ||
            (args.kind === "list" && args.items.every((item) => item.kind === "scalar" && typeof item.value === "string"))));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/settings.js
const commands = /^(?:run_shell_command|ShellTool|Shell|Bash)(?:\([:*\s]*\))?$/;
const edits = /^(?:edit|Edit|EditTool|write_file|WriteFile|WriteFileTool|Write)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/;
const servers = /^mcp__\*+$/;
const part = new RegExp(`^(?!${[commands, edits, servers].map(({ source }) => source).join("|")})`);
const allowing = ["permissions.allow", "tools.allowed"].flatMap((path) => [
    { path, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path, when: edits, effect: "auto-approves", because: "edits files without asking" },
    { path, when: servers, effect: "auto-approves", because: "runs every tool of every server without asking" },
    { path, when: part, effect: "widens", because: "runs without asking" },
]);
const settingRules = [
    { path: "tools.approvalMode", when: /^yolo$/, effect: "bypasses", because: "runs every tool call without asking" },
    {
        path: "tools.approvalMode",
        when: /^auto-edit$/,
        effect: "auto-approves",
        because: "edits files without asking, whatever a profile says",
    },
    {
        path: "tools.approvalMode",
        when: /^auto$/,
        effect: "auto-approves",
        because: "lets a classifier approve tool calls, whatever a profile says",
    },
    { path: "tools.approvalMode", when: /^plan$/, effect: "narrows", because: "lets tools only read" },
    ...allowing,
    { path: "permissions.ask", effect: "narrows", because: "is always asked about" },
    { path: "permissions.deny", effect: "narrows", because: "is denied to every agent" },
    { path: "permissions.autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
    {
        path: "tools.autoAccept",
        when: /^true$/,
        effect: "widens",
        because: "runs tools that count as safe without asking",
    },
    { path: "tools.disabled", effect: "narrows", because: "is taken away from every agent" },
    { path: "tools.core", effect: "narrows", because: "is one of the only tools of the host's own" },
    { path: "tools.exclude", effect: "narrows", because: "is taken away from every agent" },
    { path: "tools.sandbox", when: /^false$/, effect: "widens", because: "runs tools outside of a sandbox" },
    { path: "tools.sandbox", when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
    { path: "tools.discoveryCommand", effect: "widens", because: "is a command that the host runs by itself" },
    { path: "tools.callCommand", effect: "widens", because: "is a command that the host runs by itself" },
    {
        path: "mcpServers.*.trust",
        when: /^true$/,
        effect: "bypasses",
        because: "runs every tool of this server without asking",
    },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command, whose tools every agent may use",
        shown: "a command",
    },
    { path: "mcpServers.*.url", effect: "widens", because: "is an address, whose tools every agent may use" },
    { path: "mcpServers.*.httpUrl", effect: "widens", because: "is an address, whose tools every agent may use" },
    {
        path: "mcp.serverCommand",
        effect: "widens",
        because: "is a command, whose tools every agent may use",
        shown: "a command",
    },
    { path: "mcp.allowed", effect: "narrows", because: "is one of the only servers that agents may use" },
    { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent may use" },
    { path: "disableAllHooks", when: /^true$/, effect: "widens", because: "switches off hooks that guard tools" },
    { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
    {
        path: "security.allowedHttpHookUrls",
        effect: "narrows",
        because: "is one of the only addresses that hooks may call",
    },
    {
        path: "env.*",
        effect: "widens",
        because: "is set for the host and for what it starts, where the machine does not set it",
        shown: "…",
    },
    { path: "proxy", effect: "widens", because: "is where the host's requests pass through" },
    {
        path: "modelProviders.*",
        effect: "widens",
        because: "names models and where their prompts are sent",
        shown: "a model",
    },
    ...["ui.statusLine.command", "artifact.host.uploadCommand"].map((path) => ({
        path,
        effect: "widens",
        because: "is a command that the host runs by itself",
        shown: "a command",
    })),
    { path: "channels.*", effect: "widens", because: "lets messages from outside reach an agent", shown: "a channel" },
    {
        path: "memory.enableTeamMemorySync",
        when: /^true$/,
        effect: "widens",
        because: "commits and pushes what agents remember",
    },
    { path: "model.baseUrl", effect: "widens", because: "is where prompts are sent" },
    { path: "security.auth.baseUrl", effect: "widens", because: "is where prompts are sent" },
    { path: "model.maxSubagentDepth", when: /^1$/, effect: "narrows", because: "lets no subagent start others" },
    { path: "context.includeDirectories", effect: "widens", because: "is open to every agent beside the project" },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/index.js





/* harmony default export */ const qwen = ((0,host/* defineHost */.Y)({
    title: "Qwen Code",
    url: "https://qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents",
    editions: ["0.24"],
    patterns: ["**/.qwen/agents/*.md", "**/.qwen/settings.json", "~/.qwen/agents/*.md", "~/.qwen/settings.json"],
    load: (repo, where) => (0,single_folder/* loadSingleFolder */.T)(repo, where, {
        own: ".qwen",
        folder: "agents",
        settings: ["settings.json"],
        settingRules: settingRules,
        read: agentsOf,
        followsLinks: true,
        builtins: [
            ["general-purpose", capability/* capabilities */.R7],
            ["explore", ["read", "execute", "network", "delegate"]],
            ["statusline-setup", ["read", "write"]],
        ],
    }),
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