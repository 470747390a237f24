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
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5930);



function pluginFrom(name, source, at) {
    const text = (key) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, key));
    const commit = [text("sha"), text("commit"), text("ref")].find((word) => word !== undefined && /^[0-9a-f]{40}$/.test(word));
    const version = text("source") === "npm" && /^\d+\.\d+\.\d+[\w.+-]*$/.test(text("version") ?? "") ? text("version") : undefined;
    const place = text("repo") ?? text("url") ?? text("package") ?? text("path") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(source) ?? "a place that is not named";
    const revision = commit ?? version ?? text("ref") ?? text("version");
    return {
        name,
        from: withoutLogin(revision === undefined ? place : `${place} at ${revision}`),
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
    const places = new Map();
    const enabled = [];
    for (const path of paths) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined ||
            "message" in source ||
            !/"enabledPlugins"|"extraKnownMarketplaces"|\\u/.test(source.text))
            continue;
        const node = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonc */ .pX)(source.text);
        if (node.kind === "problem")
            continue;
        for (const { name = "", value } of entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(node, "extraKnownMarketplaces")))
            places.set(name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(value, "source"));
        for (const { name = "", key, value } of entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(node, "enabledPlugins")))
            if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) === "true")
                enabled.push({ name, at: { source, span: key.span } });
    }
    return enabled.flatMap(({ name, at }) => {
        const market = name.split("@").at(-1) ?? "";
        const place = places.get(market);
        if (own ? own.has(market) && (!place || isHere(place)) : place && isHere(place))
            return [];
        return [
            place
                ? pluginFrom(name, place, at)
                : { name, from: `the marketplace \`${market}\`, whose place is not written here`, isPinned: false, at },
        ];
    });
}
function isHere(place) {
    return /^(?:directory|file)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(place, "source")) ?? "");
}
function entriesOf(node) {
    return node?.kind === "table" ? node.entries.slice(0, 500) : [];
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

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/external.js
var external = __webpack_require__(9514);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/builtins.js


const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["code-review", ["read", "execute", "network", "delegate", "external"]],
    ["explore", ["read", "execute", "network", "external"]],
    ["general-purpose", capability/* capabilities */.R7],
    ["research", ["read", "execute", "network", "external"]],
    ["rubber-duck", ["read", "execute", "network", "external"]],
    ["security-review", ["read", "execute", "network", "delegate", "external"]],
    ["task", capability/* capabilities */.R7],
];
function builtins_builtins() {
    return (0,builtins/* builtinsOf */.K)(builtin, agents);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(1517);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
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
    const found = [];
    for (const { name = "", key, value } of table.entries) {
        const at = { source, span: key.span };
        const because = keys.keys.has(name) ? partly.get(name) : undefined;
        if (because !== undefined && !(0,parsers_node/* isEmptyValue */.Po)(value) && !(name === "agents" && isOpen(value)))
            found.push({ kind: "metadata", what: name, because, at });
        if (!isClaudes || !foreign.has(name) || keys.keys.has(name))
            continue;
        const narrows = name === "disallowedTools"
            ? !(0,parsers_node/* isEmptyValue */.Po)(value) && !isEmpty(value)
            : name === "permissionMode" && ["plan", "dontAsk"].includes((0,parsers_node/* textOf */.b6)(value) ?? "");
        if (!narrows)
            found.push({ kind: "metadata", what: name, because: "this host has no such key", at });
        else if (name === "disallowedTools")
            found.push({
                kind: "value",
                what: name,
                because: "the CLI does not list this key and may grant these tools; only VS Code takes them away",
                at,
            });
        else
            found.push({
                kind: "value",
                what: name,
                because: "this host has no permission modes in a profile, so it may limit nothing",
                at,
            });
    }
    const strays = (0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys).filter(({ what }) => !isClaudes || !foreign.has(what));
    return [...found, ...strays, ...oddValuesOf(table, source)];
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/tools.js



const names = {
    read: "read search notebookread grep glob ls view readfile problems getnotebooksummary readnotebookcelloutput readcelloutput viewimage terminallastcommand terminalselection gettaskoutput getterminaloutput testfailure changes codebase filesearch listdirectory textsearch searchresults usages findtestfiles vscodeapi getprojectsetupinfo extensions",
    write: "edit multiedit write notebookedit editfiles createfile createdirectory editnotebook createjupyternotebook rename create str_replace str_replace_editor apply_patch new newworkspace updateuserpreferences memory vscode",
    execute: "execute shell bash powershell runinterminal runcommands runtask runtasks createandruntask runtests runnotebooks runnotebookcell runcommand runvscodecommand installextension killterminal awaitterminal vscode",
    network: "web websearch webfetch web_search web_fetch fetch githubrepo githubtextsearch browser opensimplebrowser",
    delegate: "agent custom-agent task runsubagent",
    state: "todo todos todowrite askquestions think",
};
const known = (() => {
    const found = new Map();
    for (const [capability, list] of Object.entries(names)) {
        for (const name of list.split(" "))
            found.set(name, [...(found.get(name) ?? []), ...(capability === "state" ? [] : [capability])]);
    }
    return found;
})();
const sets = new Set("read search edit execute web agent vscode browser todo runcommands runtasks new".split(" "));
function readTools(list, source, home, isClaudes) {
    if (!list)
        return { grants: (0,fact/* implied */.TU)(everything("*", home), home, "no `tools` key means every tool"), ineffective: [] };
    const at = { source, span: list.span };
    if ((0,parsers_node/* isEmptyValue */.Po)(list)) {
        return {
            grants: (0,fact/* implied */.TU)(everything("*", at), at, "`tools` without a value may mean every tool"),
            ineffective: [
                { kind: "value", what: "tools", because: "it has no value, which this host may read as every tool", at },
            ],
        };
    }
    if (list.kind === "table" || (list.kind === "scalar" && typeof list.value !== "string")) {
        return {
            grants: (0,fact/* implied */.TU)(everything("*", at), at, "`tools` without names may mean every tool"),
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
    if (name === "*")
        return everything(written, at);
    return tools_powersOf(name).map((capability) => ({ tool: written, capability, scope: null, at }));
}
function tools_powersOf(name) {
    const slash = name.indexOf("/");
    const set = slash < 0 ? undefined : name.slice(0, slash);
    if (set === undefined || !sets.has(set))
        return known.get(name) ?? ["external"];
    return known.get(name.slice(slash + 1)) ?? known.get(set) ?? [];
}
function everything(tool, at) {
    return capability/* capabilities */.R7.map((capability) => ({ tool, capability, scope: null, at }));
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








function readProfile([first, ...others], source, body, id, isClaudes) {
    const profile = oneReading(first, source, body, id, isClaudes);
    return others.reduce((sum, table) => (0,model_profile/* union */.KC)(sum, oneReading(table, source, body, id, isClaudes)), profile);
}
function oneReading(table, source, body, id, isClaudes) {
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const name = (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), source, home, isClaudes);
    return {
        name: name.state === "missing" || (0,fact/* known */.eO)(name)?.trim() === "" ? (0,fact/* implied */.TU)(id, home, "the file's name is its name") : name,
        identity: id,
        description: (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: modelOf((0,parsers_node/* valueOf */.RP)(table, "model") ?? (0,parsers_node/* valueOf */.RP)(table, "models"), source, home),
        permissionMode: { state: "missing", at: home },
        grants,
        denied: [],
        ...powersOf(table, source, isClaudes),
        paths: [],
        ineffective: [...ineffectiveKeysOf(table, source, isClaudes), ...ineffective],
        prompt: (0,fields/* bodyPrompt */.$)(source, body),
        native: nativeOf(table),
    };
}
function modelOf(node, source, home) {
    return node?.kind === "list"
        ? (0,fact/* stated */.Eo)((0,unknown_keys/* textsIn */.Ej)(node).join(", "), { source, span: node.span })
        : (0,fields/* textFact */.y)(node, source, home);
}
function nativeOf(table) {
    const budget = { left: parsers_node/* maxValues */.$e };
    return Object.fromEntries(table.entries.flatMap(({ name, value }) => name !== undefined && keys.keys.has(name) ? [[name, (0,parsers_node/* jsonOf */.o_)(value, budget)]] : []));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/agent.js




const longest = 30_000;
function idOf(path) {
    return (0,repo_path/* nameOf */.Vb)(path).replace(/(?:\.agent|\.chatmode)?\.md$/, "");
}
async function agentOf(source, folder, path) {
    const { text } = source;
    const id = idOf(path);
    const at = (span) => ({ source, span });
    const top = { start: 0, end: 0 };
    const markdown = (0,yaml/* splitMarkdown */.EI)(text);
    const document = (message) => ({
        verdict: { kind: "dropped", problem: { message, at: at(top), kind: "document" } },
    });
    const loaded = (tables, body, problem) => {
        const profile = readProfile(tables, source, body, id, folder === "claude");
        const leniency = problem ?? strictnessOf(id, profile.prompt.text, at(body));
        return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
    };
    const empty = { kind: "table", span: top, entries: [] };
    const strict = (message, span) => ({ message, at: at(span), kind: "strict-readers" });
    if (markdown.kind === "none" || markdown.kind === "misplaced") {
        if (markdown.kind === "none" && (0,repo_path/* nameOf */.Vb)(path) === "README.md")
            return document("it is a README and no agent to VS Code");
        if (markdown.kind === "none" && text.trim() === "")
            return document("it is empty");
        if (markdown.kind === "none" && folder === "claude")
            return document("it has no frontmatter and is a document to this host");
        const because = markdown.kind === "none"
            ? "it has no frontmatter, which only VS Code does without"
            : `the frontmatter ${markdown.because}, so VS Code takes it for a part of the prompt`;
        const read = markdown.kind === "none" ? [] : (await (0,yaml/* readFrontmatter */.zT)(text, markdown.front)).tables;
        return loaded([empty, ...read], { start: 0, end: text.length }, strict(because, markdown.kind === "none" ? top : markdown.at));
    }
    const { tables, fault } = await (0,yaml/* readFrontmatter */.zT)(text, markdown.front);
    if (folder === "claude" && !isSaid(tables[0], "name") && !isSaid(tables[0], "description"))
        return document("it has neither `name` nor `description` and is a document to this host");
    const body = markdown.kind === "unclosed" ? { start: text.length, end: text.length } : markdown.body;
    const doubtful = [...tables, empty];
    if (markdown.kind === "unclosed")
        return loaded(doubtful, body, strict("the frontmatter has no closing `---`", { start: 0, end: 3 }));
    if (fault)
        return loaded(doubtful, body, strict(`the frontmatter is no YAML: ${fault.message}`, fault.span));
    return loaded(tables, body, markdown.loose ? strict("the closing fence is longer than `---`", markdown.loose) : undefined);
}
function isSaid(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node !== undefined && !(0,parsers_node/* isEmptyValue */.Po)(node);
}
function strictnessOf(id, prompt, at) {
    const kind = "strict-readers";
    const wrong = /[^\w.-]/u.exec(id)?.[0];
    if (wrong !== undefined)
        return {
            message: `the file's name holds \`${wrong}\`, and GitHub may take only letters, digits, \`.\`, \`-\` and \`_\``,
            at: { source: at.source, span: { start: 0, end: 0 } },
            kind,
        };
    if (prompt.length > longest)
        return {
            message: `the prompt has ${prompt.length} characters, and GitHub takes ${longest}`,
            at: { source: at.source, span: { start: at.span.start, end: at.span.start } },
            kind,
        };
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(4876);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/editor.js


const single = [
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
const patterns = [
    ["chat.tools.terminal.autoApprove", /^(?:\/[\^]?(?:\.[*+]?)?\$?\/[a-z]*|\*+|\.\*)$/, "terminal commands"],
    ["chat.tools.urls.autoApprove", /^(?:\*+|https?:\/\/\*+(?:\/\*+)?)$/, "addresses"],
    ["chat.tools.edits.autoApprove", /^(?:\*\*\/)?\*+$/, "edits"],
];
const everyTool = "chat.tools.global.autoApprove";
function editorAuthority(source, node, isMachine = false) {
    const found = [];
    const add = (setting, value, from, effect, because) => {
        found.push({ setting, value, effect, because, at: { source, span: from.span } });
    };
    const all = (0,parsers_node/* lastOf */.g1)(node, everyTool);
    if (all && isTrue(all))
        add(everyTool, "true", all, "bypasses", isMachine
            ? "runs every tool without asking in a container made from this file"
            : "may run every tool without asking, if VS Code takes it from a repository: it is declared for a user and a machine");
    for (const [setting, wanted, effect, because] of single) {
        const value = (0,parsers_node/* lastOf */.g1)(node, setting);
        const text = (0,parsers_node/* textOf */.b6)(value);
        if (value && text !== undefined && wanted.test(text))
            add(setting, text, value, effect, because);
    }
    const approvals = (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "chat.defaultConfiguration"), "approvals");
    if (approvals && /^(?:autoApprove|autopilot)$/.test((0,parsers_node/* textOf */.b6)(approvals) ?? ""))
        add("chat.defaultConfiguration", (0,parsers_node/* textOf */.b6)(approvals) ?? "", approvals, "bypasses", "may start every session without asking for any tool call");
    for (const [setting, whole, what] of patterns) {
        const table = (0,parsers_node/* lastOf */.g1)(node, setting);
        for (const { name = "", value } of table?.kind === "table" ? table.entries : []) {
            const passes = isTrue(value) || isTrue((0,parsers_node/* lastOf */.g1)(value, "approve")) || isTrue((0,parsers_node/* lastOf */.g1)(value, "approveRequest"));
            const everything = passes && whole.test(name) && what === "terminal commands";
            if (everything)
                add(setting, name, value, "auto-approves", `may run all ${what} without asking`);
            else if (passes)
                add(setting, name, value, "widens", `may pass matching ${what} without asking`);
            else
                add(setting, name, value, "narrows", `asks for matching ${what}`);
        }
    }
    const eligible = (0,parsers_node/* lastOf */.g1)(node, "chat.tools.eligibleForAutoApproval");
    for (const { name = "", value } of eligible?.kind === "table" ? eligible.entries.slice(0, 500) : []) {
        if ((0,parsers_node/* textOf */.b6)(value) === "false")
            add("chat.tools.eligibleForAutoApproval", name, value, "narrows", "is asked for every time");
    }
    return (0,settings/* withoutRepetition */.G6)(found);
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function locationsIn(node) {
    return ["chat.agentFilesLocations", "chat.modeFilesLocations"].flatMap((setting) => {
        const table = (0,parsers_node/* lastOf */.g1)(node, setting);
        return table?.kind === "table"
            ? table.entries.flatMap(({ name, value }) => (name !== undefined && isTrue(value) ? [name] : []))
            : [];
    });
}
function settingsOfContainer(node) {
    return [(0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "customizations"), "vscode"), "settings"), (0,parsers_node/* lastOf */.g1)(node, "settings")].flatMap((settings) => settings ?? []);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/settings.js







const files = [
    [".github/copilot/settings.json", commandLineAuthority],
    [".github/copilot/settings.local.json", commandLineAuthority],
    [".vscode/settings.json", (source, node) => editorAuthority(source, node)],
    [
        ".devcontainer/devcontainer.json",
        (source, node) => settingsOfContainer(node).flatMap((settings) => editorAuthority(source, settings, true)),
    ],
    [
        ".devcontainer.json",
        (source, node) => settingsOfContainer(node).flatMap((settings) => editorAuthority(source, settings, true)),
    ],
    [".github/mcp.json", (source, node) => serverAuthority(source, (0,parsers_node/* lastOf */.g1)(node, "mcpServers"))],
    [".mcp.json", (source, node) => serverAuthority(source, (0,parsers_node/* lastOf */.g1)(node, "mcpServers"))],
    [".vscode/mcp.json", (source, node) => serverAuthority(source, (0,parsers_node/* lastOf */.g1)(node, "servers"))],
    [".github/lsp.json", languageAuthority],
    [".claude/settings.json", hookAuthority],
    [".claude/settings.local.json", hookAuthority],
];
const pluginFiles = files.flatMap(([path, read]) => read === commandLineAuthority ? [path] : []);
const hooksFolder = ".github/hooks";
const settingsFiles = [...files.map(([path]) => path), `${hooksFolder}/*.json`];
async function settingsIn(repo, directory) {
    const authority = [];
    const unjudged = [];
    const locations = [];
    for (const [path, read] of files) {
        const source = await (0,collect/* readOne */.JF)(repo, (0,repo_path/* join */.fj)(directory, path));
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        if (/^\.(?:vscode\/settings|devcontainer)/.test(path) && !/"chat\.|\\u/.test(source.text))
            continue;
        const node = (0,json/* parseJsonc */.pX)(source.text);
        if (node.kind === "problem") {
            unjudged.push({ message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } });
            continue;
        }
        authority.push(...read(source, node));
        if (path === ".vscode/settings.json")
            locations.push(...locationsIn(node));
    }
    const hooks = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(directory, hooksFolder), {
        isIncluded: (name) => name.endsWith(".json"),
        deep: false,
    });
    const read = await (0,collect/* readEach */.e2)(repo, hooks.files, (source) => {
        const node = (0,json/* parseJsonc */.pX)(source.text);
        return node.kind === "problem"
            ? { message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } }
            : hookAuthority(source, node);
    });
    for (const one of read.all)
        if ("message" in one)
            unjudged.push(one);
        else
            authority.push(...one);
    return { authority, unjudged: [...unjudged, ...hooks.unjudged, ...read.unjudged], locations };
}
function hookAuthority(source, node) {
    return (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* lastOf */.g1)(node, "hooks"), source).map(({ name, value, at }) => ({
        setting: `hooks.${name}`,
        value,
        effect: "widens",
        because: "runs beside every agent, whatever its tools",
        isGuard: (0,settings/* isBefore */.Y8)(name),
        at,
    }));
}
function languageAuthority(source, node) {
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
function commandLineAuthority(source, node) {
    const found = [...hookAuthority(source, node)];
    const add = (setting, value, at, effect, because) => {
        found.push({ setting, value, effect, because, at: { source, span: at.span } });
    };
    const off = (0,parsers_node/* lastOf */.g1)(node, "disableAllHooks");
    if ((0,parsers_node/* textOf */.b6)(off) === "true" && off)
        add("disableAllHooks", "true", off, "widens", "switches off hooks that guard tools");
    const plugins = (0,parsers_node/* lastOf */.g1)(node, "enabledPlugins");
    for (const { name = "", value } of plugins?.kind === "table" ? plugins.entries : []) {
        if ((0,parsers_node/* textOf */.b6)(value) === "true")
            add("enabledPlugins", name, value, "widens", "installs a plugin with its agents, hooks and servers");
    }
    const places = (0,parsers_node/* lastOf */.g1)(node, "extraKnownMarketplaces");
    for (const { name = "", key } of places?.kind === "table" ? places.entries : [])
        add("extraKnownMarketplaces", name, key, "widens", "adds a place that plugins come from");
    for (const setting of ["deniedUrls", "disabledMcpServers", "disabledSkills"]) {
        const list = (0,parsers_node/* lastOf */.g1)(node, setting);
        for (const item of list?.kind === "list" ? list.items.slice(0, 500) : [])
            add(setting, (0,parsers_node/* textOf */.b6)(item) ?? "…", item, "narrows", "is switched off for every agent");
    }
    return found;
}
function serverAuthority(source, node) {
    return (0,hooks_and_servers/* serversOf */.U2)(node, source).map(({ name, kind, at }) => ({
        setting: "server",
        value: name,
        effect: "widens",
        because: kind === "command"
            ? "starts a command whose tools agents may call"
            : "connects to an address whose tools agents may call",
        ...(node ? { content: (0,settings/* contentOf */.$E)((0,parsers_node/* lastOf */.g1)(node, name) ?? node, source) } : {}),
        at,
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/layers.js





const folders = [
    [".github/agents", "agents"],
    [".github/chatmodes", "modes"],
    [".claude/agents", "claude"],
];
async function readProject(repo, directory, seen) {
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
        layers.push(...(await readLayer(repo, "project", (0,repo_path/* join */.fj)(directory, path), folder, seen)));
    for (const location of locations) {
        const root = /^(?:[~/\\]|[A-Za-z]:)/.test(location)
            ? undefined
            : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(directory, location.replace(/\/?\*.*$/, "")));
        if (root !== undefined && root !== "" && !layers.some(({ layer }) => layer.root === root))
            layers.push(...(await readLayer(repo, "project", root, "agents", seen)));
    }
    return layers;
}
async function readLayer(repo, name, root, folder, seen) {
    const ending = folder === "modes" ? /\.chatmode\.md$/ : /\.md$/;
    const { files, broken, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, {
        isIncluded: (file) => ending.test(file),
        deep: true,
        seen,
    });
    if (repo.resolve(root).kind !== "directory" && files.length + broken.length + unjudged.length === 0)
        return [];
    const layer = { name, root, status: "loaded", authority: [] };
    const { all, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, async (source, path) => {
        const agent = await agentOf(source, folder, path);
        const item = { layer, files: [source.path], ...agent };
        const nested = path !== root && (0,repo_path/* directoryOf */.jt)(path) !== root;
        if (!nested || agent.verdict.kind !== "loaded")
            return item;
        if (folder === "claude" || agent.profile?.description.state !== "stated")
            return { layer, files: [source.path], verdict: { kind: "passed-over" } };
        return {
            ...item,
            verdict: {
                kind: "dropped",
                problem: {
                    message: `it lies in a folder below \`${root}\`, where VS Code does not look and the other readers may not`,
                    at: (0,repo_text/* placeOfPath */.Es)(source.path),
                },
            },
        };
    });
    const dead = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return [{ layer, items: [...all, ...dead], unjudged: [...unjudged, ...unread] }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/index.js






const signs = ['"chat.', "\\u00"];
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
    detectionHints: [".vscode/settings.json", ".devcontainer/devcontainer.json", ".devcontainer.json"].flatMap((path) => signs.map((text) => ({ path: `**/${path}`, text }))),
    async load(repo, where) {
        const seen = new Set();
        const found = [];
        const projects = projectsOf(where);
        for (const directory of projects)
            found.push(...(await readProject(repo, directory, seen)));
        found.push(...(await (0,external/* externalLayersIn */.xd)(repo, projects.flatMap((directory) => pluginFiles.map((path) => (0,repo_path/* join */.fj)(directory, path))))));
        const home = where.user?.home;
        if (home !== undefined)
            found.push(...(await readLayer(repo, "user", (0,repo_path/* join */.fj)(home, ".copilot/agents"), "agents", seen)));
        for (const dir of where.dirs)
            found.push(...(await readLayer(repo, "project", (0,repo_path/* tidied */.GE)(dir), "agents", seen)));
        if (found.length === 0)
            return host/* absentLoad */._;
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found.flatMap(({ items }) => items), ...builtins_builtins()],
            unjudged: found.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
function projectsOf({ starts, repositoryRoots }) {
    const all = new Set();
    for (const start of starts) {
        for (let directory = start; !all.has(directory); directory = (0,repo_path/* directoryOf */.jt)(directory)) {
            all.add(directory);
            if (directory === "" || repositoryRoots.includes(directory))
                break;
        }
    }
    return [...all].sort();
}


/***/ })

};
;