"use strict";
exports.id = 8810;
exports.ids = [8810];
exports.modules = {

/***/ 8810:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ gemini)
});

// EXTERNAL MODULE: ./build/bundle/src/capability.js
var capability = __webpack_require__(4901);
// EXTERNAL MODULE: ./build/bundle/src/flat.js
var flat = __webpack_require__(2296);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var host = __webpack_require__(1889);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __webpack_require__(5330);
// EXTERNAL MODULE: ./build/bundle/src/syntaxes/yaml/index.js + 30 modules
var yaml = __webpack_require__(8745);
// EXTERNAL MODULE: ./build/bundle/src/node.js
var src_node = __webpack_require__(1391);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/tools.js
const names = {
    read: "read_file read_many_files list_directory glob grep_search search_file_content get_internal_docs list_mcp_resources read_mcp_resource tracker_get_task tracker_list_tasks tracker_visualize",
    write: "write_file replace",
    execute: "run_shell_command",
    network: "google_web_search web_fetch",
    delegate: "activate_skill invoke_agent",
    state: "write_todos ask_user enter_plan_mode exit_plan_mode update_topic tracker_create_task tracker_update_task tracker_add_dependency complete_task",
};
const tools = new Map(Object.entries(names).flatMap(([capability, list]) => list.split(" ").map((name) => [name, capability === "state" ? undefined : capability])));
function toolNamed(name) {
    if (tools.has(name))
        return { capability: tools.get(name) };
    if (name.startsWith("discovered_tool_"))
        return { capability: "execute" };
    return name === "mcp_*" || isServersTool(name) ? { capability: "external" } : undefined;
}
function isServersTool(name) {
    const [, server = "", tool = ""] = /^mcp_([^_]+)_(.+)$/s.exec(name) ?? [];
    return /^[a-z0-9_.:-]+$/i.test(server) && (tool === "*" || (/^[a-z0-9_.:-]+$/i.test(tool) && !/^_*$/.test(tool)));
}
function meantBy(name) {
    return meanings.get(name.toLowerCase().replace(/\(.*$/s, "").replace(/[-_\s]/g, ""));
}
const meanings = new Map(Object.entries({
    read_file: "read readfile view",
    list_directory: "ls list listfiles listdirectory readfolder",
    glob: "glob findfiles",
    grep_search: "grep search searchfiles searchtext grepsearch",
    write_file: "write writefile create",
    replace: "edit multiedit replaceinfile strreplace",
    run_shell_command: "bash shell execute runshellcommand runcommand terminal",
    web_fetch: "webfetch fetch fetchurl",
    google_web_search: "websearch googlesearch googlewebsearch",
    write_todos: "todowrite todoread writetodos",
    invoke_agent: "task agent subagent",
}).flatMap(([own, words]) => words.split(" ").map((word) => [word, own])));

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/document.js



async function readDocument(text) {
    const opening = /^---\r?\n/.exec(text)?.[0].length;
    const close = opening === undefined ? -1 : text.indexOf("\n---", opening);
    if (opening === undefined || close < 0) {
        const markdown = (0,yaml/* documentOf */.lM)(text);
        const isPlain = markdown.kind === "none";
        const message = isPlain ? "it has no frontmatter" : opening !== undefined ? "the frontmatter has no closing `---`" : text.startsWith("\ufeff") ? "a byte-order mark stands before the opening `---`" : "the frontmatter does not begin with a first line of exactly `---`";
        const tables = isPlain ? [{ kind: "table", span: { start: 0, end: 0 }, entries: [] }] : (await (0,yaml/* readFront */.ae)(text, markdown.front)).tables;
        return { tables, body: { start: isPlain ? 0 : markdown.front.end, end: text.length }, isPlain, fault: { kind: "problem", message, span: { start: 0, end: 0 } } };
    }
    const front = { start: opening, end: text[close - 1] === "\r" ? close - 1 : close };
    const after = /^(?:\r?\n)?/.exec(text.slice(close + 4, close + 6))?.[0].length ?? 0;
    const readings = await (0,yaml/* readFront */.ae)(text, front);
    return { ...readings, tables: (0,yaml/* mergedFirst */.x4)(readings.tables), body: { start: close + 4 + after, end: text.length }, isPlain: false };
}
const isText = (node) => node.kind === "scalar" && typeof node.value === "string";
const document_text = { is: isText, words: "no text" };
const number = { is: (node) => node.kind === "scalar" && typeof node.value === "number", words: "no number" };
const count = { is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isInteger(node.value) && node.value > 0, words: "no whole number above zero" };
const mapping = { is: (node) => node.kind === "table", words: "no mapping" };
const yesNo = { is: (node) => node.kind === "scalar" && typeof node.value === "boolean", words: "neither `true` nor `false`" };
const texts = { is: (node) => node.kind === "list" && node.items.every(isText), words: "no list of texts" };
const textsByName = { is: (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value)), words: "no mapping to texts" };
const transport = { is: (node) => node.kind === "scalar" && (node.value === "sse" || node.value === "http"), words: "neither `sse` nor `http`" };
const slug = { is: (node) => isText(node) && node.kind === "scalar" && /^[a-z0-9-_]+$/.test(node.text), words: "not of lower-case letters, digits, `-` and `_`" };
const filled = { is: (node) => isText(node) && node.kind === "scalar" && node.text !== "", words: "no text, or empty" };
const list = { is: (node) => node.kind === "list", words: "no list" };
const localKeys = {
    kind: { is: (node) => node.kind === "scalar" && node.value === "local", words: "neither `local` nor `remote`" },
    name: slug,
    description: filled,
    display_name: document_text,
    tools: list,
    model: document_text,
    temperature: number,
    max_turns: count,
    timeout_mins: count,
    mcp_servers: mapping,
};
const serverKeys = {
    command: document_text,
    args: texts,
    env: textsByName,
    cwd: document_text,
    url: document_text,
    http_url: document_text,
    headers: textsByName,
    tcp: document_text,
    type: transport,
    timeout: number,
    trust: yesNo,
    description: document_text,
    include_tools: texts,
    exclude_tools: texts,
    auth: mapping,
};
const remoteKeys = {
    kind: { is: (node) => node.kind === "scalar" && node.value === "remote", words: "neither `local` nor `remote`" },
    name: slug,
    description: document_text,
    display_name: document_text,
    agent_card_url: { is: (node) => isText(node) && node.kind === "scalar" && URL.canParse(node.text), words: "no address" },
    agent_card_json: document_text,
    auth: mapping,
};
function isRemote(table) {
    const kind = (0,src_node/* valueOf */.RP)(table, "kind");
    return (kind?.kind === "scalar" && kind.value === "remote") || (0,src_node/* valueOf */.RP)(table, "agent_card_url") !== undefined || (0,src_node/* valueOf */.RP)(table, "agent_card_json") !== undefined;
}
function refusalsOf(table) {
    const found = [];
    const remote = isRemote(table);
    const keys = remote ? remoteKeys : localKeys;
    const add = (message, span) => {
        found.push({ kind: "problem", message, span });
    };
    for (const { name = "", key, value } of table.entries) {
        const wanted = Object.hasOwn(keys, name) ? keys[name] : undefined;
        if (!wanted)
            add(unknown(name, Object.keys(keys)), key.span);
        else if (!wanted.is(value))
            add(`\`${name}\` is ${wanted.words}`, value.span);
        else if (name === "tools" && value.kind === "list") {
            for (const item of value.items)
                if (item.kind !== "scalar" || typeof item.value !== "string" || (item.text !== "*" && !toolNamed(item.text)))
                    add(wrongTool(item), item.span);
        }
        else if (name === "mcp_servers" && value.kind === "table") {
            for (const server of value.entries)
                wrongServer(server.name ?? "", server.value, add);
        }
    }
    if (remote && (0,src_node/* valueOf */.RP)(table, "agent_card_url") && (0,src_node/* valueOf */.RP)(table, "agent_card_json"))
        add("it has both `agent_card_url` and `agent_card_json`", table.span);
    const home = { start: table.span.start, end: table.span.start };
    for (const name of remote ? ["name"] : ["name", "description"])
        if (!(0,src_node/* valueOf */.RP)(table, name))
            add(`it has no \`${name}\``, home);
    if (remote && !(0,src_node/* valueOf */.RP)(table, "agent_card_url") && !(0,src_node/* valueOf */.RP)(table, "agent_card_json"))
        add("it has no `agent_card_url`", home);
    return found;
}
function wrongServer(server, node, add) {
    if (node.kind !== "table")
        return add(`\`mcp_servers.${server}\` is no mapping`, node.span);
    for (const { name = "", value } of node.entries) {
        const wanted = Object.hasOwn(serverKeys, name) ? serverKeys[name] : undefined;
        if (wanted && !wanted.is(value))
            add(`\`mcp_servers.${server}.${name}\` is ${wanted.words}`, value.span);
    }
}
function unknown(name, keys) {
    const plain = name.toLowerCase().replace(/[-_]/g, "");
    const own = keys.find((key) => key.replaceAll("_", "") === plain);
    return `the host has no key \`${name}\`${own === undefined ? "" : ` (its own is \`${own}\`)`}, and one such key is enough`;
}
function wrongTool(node) {
    if (node.kind !== "scalar")
        return "an item of `tools` is no name";
    const own = meantBy(node.text);
    return `the host has no tool \`${node.text}\`${own === undefined ? "" : ` (its own is \`${own}\`)`}`;
}

// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/bundle/src/extras.js
var extras = __webpack_require__(4616);
// EXTERNAL MODULE: ./build/bundle/src/fields.js
var fields = __webpack_require__(3690);
// EXTERNAL MODULE: ./build/bundle/src/strays.js
var strays = __webpack_require__(8085);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/profile.js








const knownKeys = { keys: new Set([...Object.keys(localKeys), ...Object.keys(remoteKeys)]), own: {}, ignores: true };
function profileOf(table, source, body, loads) {
    const named = (0,src_node/* valueOf */.RP)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,fields/* textFact */.y)((0,src_node/* valueOf */.RP)(table, key), source, home);
    const remote = isRemote(table);
    const servers = remote ? [] : serversIn(table, source);
    const name = text("name");
    return {
        name,
        identity: (0,fact/* known */.eO)(name),
        description: text("description"),
        model: text("model"),
        permissionMode: (0,fact/* missing */.LO)(home),
        grants: remote ? (0,fact/* implied */.TU)([], home, "a remote agent has no tools here") : grantsOf(table, source, home),
        denied: [],
        extraGrants: remote ? remoteGrants(table, source) : (0,extras/* grantsOfServers */.jh)(servers, "mcp_servers"),
        hooks: [],
        servers,
        paths: [],
        bypasses: [...trusted(table, source), ...(0,strays/* unhonouredIn */.l4)(table, source, knownKeys)],
        ineffective: loads ? withheld(table, source) : [],
        prompt: remote ? { source: "none", path: null, text: "", at: home } : (0,fields/* bodyPrompt */.$)(source, body),
        native: loads ? { ...(0,src_node/* jsonOf */.o_)(table), ...(remote ? {} : { system_prompt: source.text.slice(body.start, body.end).trim() }) } : undefined,
    };
}
function grantsOf(table, source, home) {
    const list = (0,src_node/* valueOf */.RP)(table, "tools");
    const every = (at) => capability/* capabilities */.R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
    if (!list)
        return (0,fact/* implied */.TU)(every(home), home, "no `tools` key means every tool of the session");
    const at = { source, span: list.span };
    if (list.kind === "table")
        return (0,fact/* unreadable */.O$)(at, "is no list");
    const names = list.kind === "list" ? list.items.flatMap((item) => (item.kind === "scalar" ? [{ name: item.text, span: item.span }] : [])) : list.text.split(",").map((name) => ({ name: name.trim(), span: list.span }));
    return (0,fact/* stated */.Eo)(names.flatMap(({ name, span }) => grantsFor(name, { source, span }, every)), at);
}
function grantsFor(name, at, every) {
    if (name === "*")
        return every(at);
    const tool = toolNamed(name) ?? toolNamed(meantBy(name) ?? "") ?? { capability: "external" };
    return tool.capability === undefined || name === "" ? [] : [{ tool: name, capability: tool.capability, scope: null, at }];
}
function withheld(table, source) {
    const list = (0,src_node/* valueOf */.RP)(table, "tools");
    return (list?.kind === "list" ? list.items : []).flatMap((item) => item.kind === "scalar" && item.text === "invoke_agent" ? [{ kind: "value", what: item.text, because: "a subagent may start no other agent", at: { source, span: item.span } }] : []);
}
function serversIn(table, source) {
    const node = (0,src_node/* valueOf */.RP)(table, "mcp_servers");
    const found = (0,extras/* serversOf */.U2)(node, source);
    const addresses = (node?.kind === "table" ? node.entries : []).flatMap(({ name = "", value }) => {
        const address = (0,src_node/* lastOf */.g1)(value, "http_url") ?? (0,src_node/* lastOf */.g1)(value, "tcp");
        return address?.kind === "scalar" && !(0,src_node/* lastOf */.g1)(value, "command") && !(0,src_node/* lastOf */.g1)(value, "url") ? [{ name, kind: "url", value: address.text, at: { source, span: address.span } }] : [];
    });
    return [...found.filter(({ name, kind }) => kind !== "reference" || !addresses.some((one) => one.name === name)), ...addresses];
}
function remoteGrants(table, source) {
    return ["agent_card_url", "agent_card_json"].flatMap((tool) => {
        const node = (0,src_node/* valueOf */.RP)(table, tool);
        if (!node)
            return [];
        const at = { source, span: node.span };
        return [
            { tool, capability: "network", scope: null, at },
            { tool, capability: "external", scope: null, at },
        ];
    });
}
function trusted(table, source) {
    const servers = (0,src_node/* valueOf */.RP)(table, "mcp_servers");
    return (servers?.kind === "table" ? servers.entries : []).flatMap(({ name = "", value }) => {
        const trust = (0,src_node/* lastOf */.g1)(value, "trust");
        if (trust?.kind !== "scalar" || trust.value !== true)
            return [];
        return [{ setting: `mcp_servers.${name}.trust`, value: "true", effect: "bypass", because: "runs every tool of this server without asking", at: { source, span: trust.span } }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/agent.js




async function agentsOf(source) {
    const { tables, fault, body, isPlain } = await readDocument(source.text);
    const verdictOf = ([problem, ...others]) => (problem ? { kind: "rejected", problem: problemIn(source, problem, others) } : { kind: "loaded" });
    if (isPlain && fault)
        return [{ verdict: verdictOf([fault]) }];
    const list = await listOf(source, tables[0]);
    if (list && !fault) {
        const refusals = list.flatMap((table) => (isRemote(table) ? refusalsOf(table) : [{ kind: "problem", message: "an item of the list is no remote agent", span: table.span }]));
        return list.map((table) => ({ verdict: verdictOf(refusals), profile: profileOf(table, source, body, refusals.length === 0) }));
    }
    const refusals = fault ? [fault] : refusalsOf(tables[0]);
    const [first, ...others] = tables.map((table, i) => profileOf(table, source, body, refusals.length === 0 && i === 0));
    const profile = first && others.reduce(src_profile/* union */.KC, first);
    return [{ verdict: verdictOf(refusals), ...(profile ? { profile } : {}) }];
}
const most = 20;
function problemIn(source, { message, span }, others) {
    const related = others.slice(0, most).map((other) => ({ message: other.message, at: { source, span: other.span } }));
    return { message, at: { source, span }, ...(related.length > 0 ? { related } : {}) };
}
async function listOf(source, { entries, span }) {
    if (entries.length > 0 || !/^---\r?\n\s*(?:#[^\n]*\n\s*)*[-[]/.test(source.text))
        return undefined;
    const end = source.text.indexOf("\n---", span.start);
    const { node } = await (0,yaml/* parseYaml */.hN)(source.text.slice(span.start, end < 0 ? source.text.length : end), span.start);
    if (node.kind !== "list")
        return undefined;
    return node.items.map((item) => (item.kind === "table" ? item : { kind: "table", span: item.span, entries: [] }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/settings.js
const everyCommand = /^(?:run_shell_command|ShellTool)(?:\([*\s]*\))?$/;
const noCommand = /^(?!(?:run_shell_command|ShellTool)(?:\([*\s]*\))?$)/;
const command = "is a command that the host runs by itself";
const dials = [
    { path: "general.defaultApprovalMode", when: /^auto_edit$/, effect: "auto-approves", because: "edits files without asking" },
    { path: "general.defaultApprovalMode", when: /^plan$/, effect: "narrows", because: "lets tools only read" },
    { path: "tools.allowed", when: everyCommand, effect: "auto-approves", because: "runs every command without asking" },
    { path: "tools.allowed", when: noCommand, effect: "widens", because: "runs without asking" },
    { path: "allowedTools", effect: "widens", because: "runs without asking" },
    { path: "tools.core", effect: "narrows", because: "is one of the only tools of the host's own" },
    { path: "coreTools", effect: "narrows", because: "is one of the only tools of the host's own" },
    { path: "tools.exclude", effect: "narrows", because: "is taken away from every agent" },
    { path: "excludeTools", effect: "narrows", because: "is taken away from every agent" },
    { path: "tools.confirmationRequired", effect: "narrows", because: "is always asked about" },
    ...["tools.sandbox", "sandbox"].flatMap((path) => [
        { path, when: /^false$/, effect: "widens", because: "runs tools outside of a sandbox" },
        { path, when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
    ]),
    { path: "tools.sandboxNetworkAccess", when: /^true$/, effect: "widens", because: "opens the network to the sandbox" },
    { path: "tools.sandboxAllowedPaths", effect: "widens", because: "is open to the sandbox" },
    ...["tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand", "mcp.serverCommand", "mcpServerCommand"].map((path) => ({ path, effect: "widens", because: command })),
    { path: "mcpServers.*.trust", when: /^true$/, effect: "bypasses", because: "runs every tool of this server without asking" },
    { path: "mcpServers.*.command", effect: "widens", because: "is a command, whose tools every agent may use", shown: "a command" },
    ...["url", "httpUrl", "tcp"].map((key) => ({ path: `mcpServers.*.${key}`, effect: "widens", because: "is an address, whose tools every agent may use" })),
    { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent may use" },
    { path: "agents.overrides.*.enabled", when: /^true$/, effect: "widens", because: "switches this agent on" },
    { path: "agents.overrides.*.enabled", when: /^false$/, effect: "narrows", because: "switches this agent off" },
    { path: "experimental.enableAgents", when: /^false$/, effect: "narrows", because: "switches every agent off that is not built in" },
    ...["security.disableYoloMode", "security.disableAlwaysAllow"].map((path) => ({ path, when: /^true$/, effect: "narrows", because: "lets nobody bypass the questions" })),
    { path: "security.enablePermanentToolApproval", when: /^true$/, effect: "widens", because: "lets an answer hold for good" },
    { path: "security.autoAddToPolicyByDefault", when: /^true$/, effect: "widens", because: "makes every answer hold for good" },
    { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
    { path: "policyPaths", effect: "widens", because: "is a file of rules that may allow without asking" },
    { path: "context.includeDirectories", effect: "widens", because: "is open to every agent beside the project" },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/index.js





/* harmony default export */ const gemini = ((0,host/* defineHost */.Y)({
    title: "Gemini CLI",
    url: "https://geminicli.com/docs/core/subagents",
    editions: ["0.61"],
    places: ["**/.gemini/agents/*.md", "**/.gemini/settings.json", "~/.gemini/agents/*.md", "~/.gemini/settings.json"],
    load: (survey, where) => (0,flat/* loadFlat */.c)(survey, where, {
        own: ".gemini",
        folder: "agents",
        settings: ["settings.json"],
        dials: dials,
        read: agentsOf,
        isSkipped: (file) => file.startsWith("_"),
        followsLinks: false,
        builtins: [
            ["codebase_investigator", ["read"]],
            ["cli_help", ["read"]],
            ["generalist", capability/* capabilities */.R7],
            ["browser_agent", ["network", "external"]],
        ],
        builtinsFirst: true,
    }),
}));


/***/ })

};
;