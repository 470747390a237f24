"use strict";
exports.id = 4541;
exports.ids = [4541];
exports.modules = {

/***/ 4541:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ cursor)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(1517);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/agent.js








const keys = {
    keys: new Set(["name", "description", "model", "readonly", "is_background"]),
    own: {},
    ignores: false,
};
async function agentOf(source, path, isOwn) {
    const { text } = source;
    const at = (span) => ({ source, span });
    const top = { start: 0, end: 0 };
    const document = (message) => ({
        verdict: { kind: "dropped", problem: { message, at: at(top), kind: "document" } },
    });
    const loaded = (tables, body, problem) => ({
        verdict: { kind: "loaded" },
        profile: readProfile(tables, source, body, path, isOwn),
        ...(problem ? { leniency: problem } : {}),
    });
    const strict = (message, span) => ({ message, at: at(span), kind: "strict-readers" });
    const markdown = (0,yaml/* splitMarkdown */.EI)(text);
    const empty = { kind: "table", span: top, entries: [] };
    if (markdown.kind === "none") {
        if (!isOwn || text.trim() === "" || (0,repo_path/* nameOf */.Vb)(path) === "README.md")
            return document(text.trim() === "" ? "it is empty" : "it has no frontmatter and is a document to this host");
        return loaded([empty], { start: 0, end: text.length }, strict("it has no frontmatter, and this host may take it for a document", top));
    }
    const { tables, fault } = await (0,yaml/* readFrontmatter */.zT)(text, markdown.front);
    const all = markdown.kind === "misplaced"
        ? [empty, ...tables]
        : markdown.kind === "unclosed" || fault
            ? [...tables, empty]
            : tables;
    const body = markdown.kind === "fenced"
        ? markdown.body
        : markdown.kind === "unclosed"
            ? { start: text.length, end: text.length }
            : { start: 0, end: text.length };
    if (!isOwn && !(0,parsers_node/* valueOf */.RP)(tables[0], "name") && !(0,parsers_node/* valueOf */.RP)(tables[0], "description"))
        return document("it has no `name` and is a document to this host");
    if (markdown.kind === "misplaced")
        return loaded(all, body, strict(`the frontmatter ${markdown.because}`, markdown.at));
    if (markdown.kind === "unclosed")
        return loaded(all, body, strict("the frontmatter has no closing `---`", { start: 0, end: 3 }));
    if (fault)
        return loaded(all, body, strict(`the frontmatter is no YAML: ${fault.message}`, fault.span));
    return loaded(all, body, markdown.loose ? strict("the closing fence is longer than `---`", markdown.loose) : undefined);
}
function readProfile([first, ...others], source, body, path, isOwn) {
    const profile = oneReading(first, source, body, path, isOwn);
    return others.reduce((sum, table) => (0,model_profile/* union */.KC)(sum, oneReading(table, source, body, path, isOwn)), profile);
}
function oneReading(table, source, body, path, isOwn) {
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const written = (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home);
    const name = written.state === "missing" || (0,fact/* known */.eO)(written)?.trim() === ""
        ? (0,fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(path), home, "the file's name is its name")
        : written;
    const { grants, ineffective } = readTools(table, source, home);
    const budget = { left: parsers_node/* maxValues */.$e };
    return {
        name,
        identity: (0,fact/* known */.eO)(name),
        description: (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        permissionMode: { state: "missing", at: home },
        grants,
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys).map((stray) => (isOwn ? stray : (0,unknown_keys/* asForeignFile */.LN)(stray))),
            ...ineffective,
        ],
        prompt: (0,fields/* bodyPrompt */.$)(source, body),
        native: Object.fromEntries(table.entries.flatMap(({ name: key, value }) => key !== undefined && keys.keys.has(key) ? [[key, (0,parsers_node/* jsonOf */.o_)(value, budget)]] : [])),
    };
}
const readOnly = [
    ["read", null],
    ["execute", "commands that change nothing"],
    ["network", null],
    ["delegate", null],
];
function readTools(table, source, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "readonly");
    const at = node ? { source, span: node.span } : home;
    if (node?.kind === "scalar" && node.value === true)
        return {
            grants: (0,fact/* stated */.Eo)(readOnly.map(([capability, scope]) => ({ tool: "readonly", capability, scope, at })), at),
            ineffective: [],
        };
    const everything = capability/* capabilities */.R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
    const isOff = !node || (0,parsers_node/* isEmptyValue */.Po)(node) || (node.kind === "scalar" && node.value === false);
    const because = (0,parsers_node/* valueOf */.RP)(table, "tools")
        ? "without `readonly: true` a subagent has every tool of its parent, whatever `tools` says"
        : "without `readonly: true` a subagent has every tool of its parent";
    return {
        grants: (0,fact/* implied */.TU)(everything, at, because),
        ineffective: isOff
            ? []
            : [
                {
                    kind: "limit",
                    what: `readonly: ${(0,parsers_node/* textOf */.b6)(node) ?? "…"}`,
                    because: "it is not `true`, so this host may read it as false",
                    at,
                },
            ],
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(4876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/settings.js






const files = [
    ["permissions.json", allowlists],
    ["sandbox.json", sandbox],
    ["cli.json", commandLine],
    [
        "mcp.json",
        (node, _, source) => (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* lastOf */.g1)(node, "mcpServers"), source).map(({ name, kind, at }) => ({
            setting: "server",
            value: name,
            effect: "widens",
            because: kind === "command"
                ? "starts a command whose tools agents may call"
                : "connects to an address whose tools agents may call",
            content: (0,settings/* contentOf */.$E)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "mcpServers"), name) ?? node, source),
            at,
        })),
    ],
    [
        "hooks.json",
        (node, _, source) => (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* lastOf */.g1)(node, "hooks"), source).map(({ name, value, at }) => ({
            setting: `hooks.${name}`,
            value,
            effect: "widens",
            because: "runs beside every agent",
            isGuard: (0,settings/* isBefore */.Y8)(name),
            at,
        })),
    ],
    ["environment.json", machine],
];
const settingsFiles = files.map(([name]) => name);
async function settingsIn(repo, folder) {
    const authority = [];
    const unjudged = [];
    for (const [name, read] of files) {
        const source = await (0,collect/* readOne */.JF)(repo, (0,repo_path/* join */.fj)(folder, name));
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        const node = (0,json/* parseJsonc */.pX)(source.text);
        if (node.kind === "problem") {
            unjudged.push({ message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } });
            continue;
        }
        const add = (setting, value, { span }, effect, because) => authority.push({ setting, value, effect, because, at: { source, span } });
        authority.push(...(read(node, add, source) ?? []));
    }
    return { authority: (0,settings/* withoutRepetition */.G6)(authority), unjudged };
}
function allowlists(node, add) {
    for (const item of texts((0,parsers_node/* lastOf */.g1)(node, "terminalAllowlist"))) {
        const everything = /^[*.^$:\s]*\*[.^$:\s]*$/.test(item.text);
        if (everything)
            add("terminalAllowlist", item.text, item, "auto-approves", "may run every terminal command without asking");
        else
            add("terminalAllowlist", item.text, item, "widens", "may run without asking");
    }
    for (const item of texts((0,parsers_node/* lastOf */.g1)(node, "mcpAllowlist"))) {
        if (isEveryServer(item.text))
            add("mcpAllowlist", item.text, item, "auto-approves", "may call every tool of every server without asking");
        else
            add("mcpAllowlist", item.text, item, "widens", "may be called without asking");
    }
    const run = (0,parsers_node/* lastOf */.g1)(node, "autoRun");
    for (const item of texts((0,parsers_node/* lastOf */.g1)(run, "allow_instructions")))
        add("autoRun.allow_instructions", item.text, item, "widens", "tells the model that approves calls what to let pass");
    for (const item of texts((0,parsers_node/* lastOf */.g1)(run, "block_instructions")))
        add("autoRun.block_instructions", item.text, item, "narrows", "tells the model that approves calls what to stop");
}
function sandbox(node, add) {
    const type = (0,parsers_node/* lastOf */.g1)(node, "type");
    if (type && (0,parsers_node/* textOf */.b6)(type) === "insecure_none")
        add("type", "insecure_none", type, "bypasses", "switches the sandbox of terminal commands off");
    if (type && (0,parsers_node/* textOf */.b6)(type) === "workspace_readonly")
        add("type", "workspace_readonly", type, "narrows", "lets terminal commands only read");
    for (const item of texts((0,parsers_node/* lastOf */.g1)(node, "additionalReadwritePaths")))
        add("additionalReadwritePaths", item.text, item, "widens", "may be written from inside the sandbox");
    for (const key of ["additionalReadonlyPaths", "additionalReadPaths"])
        for (const item of texts((0,parsers_node/* lastOf */.g1)(node, key)))
            add(key, item.text, item, "widens", "may be read from inside the sandbox");
    const cache = (0,parsers_node/* lastOf */.g1)(node, "enableSharedBuildCache");
    if (cache && (0,parsers_node/* textOf */.b6)(cache) === "true")
        add("enableSharedBuildCache", "true", cache, "widens", "lets sandboxed commands write what others build from");
    const scratch = (0,parsers_node/* lastOf */.g1)(node, "disableTmpWrite");
    if (scratch && (0,parsers_node/* textOf */.b6)(scratch) === "true")
        add("disableTmpWrite", "true", scratch, "narrows", "keeps terminal commands from writing to temporary folders");
    const network = (0,parsers_node/* lastOf */.g1)(node, "networkPolicy");
    const fallback = (0,parsers_node/* lastOf */.g1)(network, "default");
    if (fallback && (0,parsers_node/* textOf */.b6)(fallback) === "allow")
        add("networkPolicy.default", "allow", fallback, "widens", "opens the network to terminal commands");
    if (fallback && (0,parsers_node/* textOf */.b6)(fallback) === "deny")
        add("networkPolicy.default", "deny", fallback, "narrows", "closes the network to terminal commands");
    for (const item of texts((0,parsers_node/* lastOf */.g1)(network, "allow")))
        add("networkPolicy.allow", item.text, item, "widens", "may be reached from inside the sandbox");
    for (const item of texts((0,parsers_node/* lastOf */.g1)(network, "deny")))
        add("networkPolicy.deny", item.text, item, "narrows", "may not be reached from inside the sandbox");
    const boundary = (0,parsers_node/* lastOf */.g1)(node, "readBoundary");
    if (boundary && (0,parsers_node/* textOf */.b6)(boundary) === "workspace")
        add("readBoundary", "workspace", boundary, "narrows", "keeps terminal commands from reading elsewhere");
}
function machine(node, add) {
    for (const key of ["install", "start"]) {
        const command = (0,parsers_node/* lastOf */.g1)(node, key);
        if (command && (0,parsers_node/* textOf */.b6)(command))
            add(key, (0,parsers_node/* textOf */.b6)(command) ?? "", command, "widens", "is a command that prepares the machine of agents in the cloud");
    }
    const terminals = (0,parsers_node/* lastOf */.g1)(node, "terminals");
    for (const terminal of terminals?.kind === "list" ? terminals.items : []) {
        const command = (0,parsers_node/* lastOf */.g1)(terminal, "command");
        if (command && (0,parsers_node/* textOf */.b6)(command))
            add("terminals", (0,parsers_node/* textOf */.b6)(command) ?? "", command, "widens", "is a command that runs beside agents in the cloud");
    }
}
function commandLine(node, add) {
    const permissions = (0,parsers_node/* lastOf */.g1)(node, "permissions");
    for (const item of texts((0,parsers_node/* lastOf */.g1)(permissions, "allow"))) {
        const [, tool = item.text, scope = ""] = /^(\w+)\s*(?:\(([^)]*)\))?$/.exec(item.text) ?? [];
        const whole = /^[*:.\s]*$/.test(scope);
        if (whole && /^shell$/i.test(tool))
            add("permissions.allow", item.text, item, "auto-approves", "runs every terminal command without asking");
        else if (/^mcp$/i.test(tool) && isEveryServer(scope))
            add("permissions.allow", item.text, item, "auto-approves", "calls every tool of every server without asking");
        else if (/^write$/i.test(tool) && (whole || /^\s*(?:\*\*\/)?\*+\s*$/.test(scope)))
            add("permissions.allow", item.text, item, "auto-approves", "writes any file without asking");
        else
            add("permissions.allow", item.text, item, "widens", whole ? "allows the tool without asking, whatever it is called with" : "is allowed without asking");
    }
    for (const item of texts((0,parsers_node/* lastOf */.g1)(permissions, "deny")))
        add("permissions.deny", item.text, item, "narrows", "is denied in every mode");
}
function isEveryServer(pattern) {
    return /^\s*\*+\s*(?:[:,]\s*\*+\s*)?$/.test(pattern);
}
function texts(node) {
    return node?.kind === "list"
        ? node.items.flatMap((item) => (item.kind === "scalar" && typeof item.value === "string" ? [item] : []))
        : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/index.js






const own = ".cursor/agents";
const others = [".claude/agents", ".codex/agents"];
const telling = ["permissions.json", "sandbox.json", "cli.json"];
const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["explore", ["read", "execute", "network", "external"]],
    ["bash", ["read", "write", "execute", "network"]],
    ["browser", ["read", "network", "external"]],
];
/* harmony default export */ const cursor = ((0,host/* defineHost */.Y)({
    title: "Cursor",
    url: "https://cursor.com/docs/agent/subagents",
    editions: ["2026-08"],
    patterns: [
        `**/${own}/**/*.md`,
        ...others.map((path) => `**/${path}/*.md`),
        ...settingsFiles.map((name) => `**/.cursor/${name}`),
        `~/${own}/**/*.md`,
        ...others.map((path) => `~/${path}/*.md`),
        ...settingsFiles.map((name) => `~/.cursor/${name}`),
    ],
    ownPatterns: [`**/${own}/**`, ...telling.map((name) => `**/.cursor/${name}`), `~/${own}/**`],
    async load(repo, where) {
        const seen = new Set();
        const found = [];
        for (const start of where.starts)
            found.push(...(await readWorkspace(repo, "project", start, seen)));
        const home = where.user?.home;
        if (home !== undefined)
            found.push(...(await readWorkspace(repo, "user", home, seen)));
        for (const dir of where.dirs)
            found.push(...(await readFolder(repo, { name: "project", root: (0,repo_path/* tidied */.GE)(dir), status: "loaded", authority: [] }, true, seen)));
        if (found.length === 0)
            return host/* absentLoad */._;
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found.flatMap(({ items }) => items), ...(0,builtins/* builtinsOf */.K)(builtin, agents)],
            unjudged: found.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
async function readWorkspace(repo, name, directory, seen) {
    const { authority, unjudged } = await settingsIn(repo, (0,repo_path/* join */.fj)(directory, ".cursor"));
    const [first] = await readFolder(repo, { name, root: (0,repo_path/* join */.fj)(directory, own), status: "loaded", authority }, true, seen);
    const layers = [];
    if (first)
        layers.push({ ...first, unjudged: [...unjudged, ...first.unjudged] });
    else if (authority.length + unjudged.length > 0)
        layers.push({
            layer: { name, root: (0,repo_path/* join */.fj)(directory, ".cursor"), status: "loaded", authority },
            items: [],
            unjudged,
        });
    const stronger = new Map((first?.items ?? []).flatMap((item) => item.verdict.kind === "loaded" && item.profile?.identity !== undefined
        ? [[item.profile.identity, item]]
        : []));
    for (const path of others) {
        for (const read of await readFolder(repo, { name, root: (0,repo_path/* join */.fj)(directory, path), status: "loaded", authority: [] }, false, seen))
            layers.push({ ...read, items: read.items.map((item) => shadowed(item, stronger)) });
    }
    return layers;
}
function shadowed(item, stronger) {
    const by = item.profile?.identity === undefined ? undefined : stronger.get(item.profile.identity);
    if (!by || !item.profile || item.verdict.kind !== "loaded")
        return item;
    const { leniency: _, ...rest } = item;
    return { ...rest, verdict: { kind: "shadowed", by }, profile: { ...item.profile, ineffective: [] } };
}
async function readFolder(repo, layer, isOwn, seen) {
    const { files, broken, unjudged } = (0,collect/* collectFiles */.C0)(repo, layer.root, {
        isIncluded: (file) => file.endsWith(".md"),
        deep: isOwn,
        seen,
    });
    if (repo.resolve(layer.root).kind !== "directory" && files.length + broken.length + unjudged.length === 0)
        return [];
    const { all, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, async (source, path) => ({
        layer,
        files: [source.path],
        ...(await agentOf(source, path, isOwn && (path === layer.root || (0,repo_path/* directoryOf */.jt)(path) === layer.root))),
    }));
    const dead = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return [{ layer, items: [...all, ...dead], unjudged: [...unjudged, ...unread] }];
}


/***/ })

};
;