"use strict";
exports.id = 4378;
exports.ids = [4378];
exports.modules = {

/***/ 8879:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ matchesWildcard)
/* harmony export */ });
const longest = 200;
function matchesWildcard(pattern, name) {
    return name.length <= longest && fits(pattern.replace(/\*+/g, "*"), name);
}
function fits(pattern, name) {
    if (pattern.length > longest)
        return false;
    let [at, from] = [0, 0];
    let [star, tried] = [-1, 0];
    while (from < name.length) {
        if (pattern[at] === "*") {
            star = at;
            tried = from;
            at += 1;
        }
        else if (pattern[at] === "?" || pattern[at] === name[from]) {
            at += 1;
            from += 1;
        }
        else if (star >= 0) {
            tried += 1;
            at = star + 1;
            from = tried;
        }
        else
            return false;
    }
    if (pattern[at] === "*")
        at += 1;
    return at === pattern.length;
}


/***/ }),

/***/ 4378:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ kiro)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(1517);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/wildcard.js
var wildcard = __webpack_require__(8879);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/tools.js




const names = {
    read: "fs_read fsRead read glob grep code ls imageRead knowledge",
    write: "fs_write fsWrite write",
    execute: "execute_bash execute_cmd executeCmd shell use_aws aws",
    network: "web web_fetch web_search use_aws aws",
    delegate: "subagent use_subagent agent_crew delegate skill crew",
    state: "context todo_list todo task thinking introspect report_issue report session summary switch_to_execution",
};
const known = (() => {
    const found = new Map();
    for (const [capability, list] of Object.entries(names)) {
        for (const name of list.split(" "))
            found.set(name, [...(found.get(name) ?? []), ...(capability === "state" ? [] : [capability])]);
    }
    return found;
})();
const meant = new Map(Object.entries({
    read: "ls readfile readmultiplefiles readcode listdirectory filesearch grepsearch getdiagnostics notebookread",
    write: "edit multiedit notebookedit create fswrite fsappend strreplace editcode deletefile semanticrename smartrelocate",
    execute: "bash executebash executepwsh controlbashprocess controlpwshprocess getprocessoutput",
    network: "webfetch websearch remote_web_search",
    delegate: "task agent invokesubagent",
}).flatMap(([capability, list]) => list.split(" ").map((name) => [name, capability])));
function isKnown(name) {
    const bare = withoutBuiltin(name);
    return (known.has(bare) || name === "*" || bare.startsWith("@") || isAgent(name) || (bare !== name && /[*?]/.test(bare)));
}
function withoutBuiltin(name) {
    const rest = name.startsWith("@builtin/") ? name.slice("@builtin/".length) : undefined;
    return rest === undefined ? name : rest === "" || rest === "*" ? "@builtin" : rest;
}
function isAgent(name) {
    return name.startsWith("#") || name.startsWith("subagent/");
}
function powersOf(written) {
    if (written === "*")
        return capability/* capabilities */.R7;
    const name = withoutBuiltin(written);
    if (isAgent(name))
        return ["delegate"];
    if (name === "@builtin")
        return capability/* capabilities */.R7.filter((capability) => capability !== "external");
    if (name.startsWith("@"))
        return ["external"];
    const direct = known.get(name);
    if (direct)
        return direct;
    if (/[*?]/.test(name)) {
        const matched = [...known].filter(([tool]) => (0,wildcard/* matchesWildcard */._)(name, tool)).flatMap(([, powers]) => powers);
        return name.startsWith("*") && name === written ? [...matched, "external"] : matched;
    }
    const plain = name.replace(/\(.*$/s, "").trim().toLowerCase();
    const other = meant.get(plain);
    return other ? [other] : (known.get(plain) ?? ["external"]);
}
function entriesOf(node, source) {
    const items = node?.kind === "list" ? node.items : node?.kind === "scalar" && !(0,parsers_node/* isEmptyValue */.Po)(node) ? [node] : [];
    return items.flatMap((item) => item.kind === "scalar" && typeof item.value === "string"
        ? [{ name: item.text.trim(), at: { source, span: item.span } }]
        : []);
}
function readTools(list, aliases, source, home) {
    const every = (at, tool = "*") => capability/* capabilities */.R7.map((capability) => ({ tool, capability, scope: null, at }));
    if (!list)
        return { grants: (0,fact/* implied */.TU)(every(home), home, "no `tools` key may mean every tool"), ineffective: [] };
    const at = { source, span: list.span };
    if (list.kind === "table" || (0,parsers_node/* isEmptyValue */.Po)(list) || (list.kind === "scalar" && typeof list.value !== "string")) {
        return {
            grants: (0,fact/* implied */.TU)(every(at), at, "`tools` without names may mean every tool"),
            ineffective: [
                { kind: "value", what: "tools", because: "it is no list of names, which this host may read as every tool", at },
            ],
        };
    }
    const ineffective = [];
    const grants = entriesOf(list, source).flatMap((entry) => {
        if (!isKnown(entry.name) && !aliases.has(entry.name))
            ineffective.push(faultOf(entry.name, entry.at));
        const powers = aliases.has(entry.name) ? ["external"] : powersOf(entry.name);
        return powers.map((capability) => ({ tool: entry.name, capability, scope: null, at: entry.at }));
    });
    return { grants: (0,fact/* stated */.Eo)(grants, at), ineffective };
}
function faultOf(name, at) {
    const plain = name.replace(/\(.*$/s, "").trim().toLowerCase();
    if (known.has(plain) && !meant.has(plain))
        return {
            kind: "value",
            what: name,
            because: `this host knows \`${plain}\` and may want exactly that spelling`,
            at,
        };
    return { kind: "unknown-tool", what: name, because: "this host lists no such tool, so it may grant nothing", at };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/auto-approved.js



const weighty = new Set(["write", "execute", "network", "delegate", "external"]);
const mostPatterns = 100;
function unaskedIn(table, source, granted, edition) {
    const tools = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const given = tools && new Set(entriesOf(tools, source).map(({ name }) => sortOf(name)));
    const reader = edition === "2" ? "" : " in CLI 2, and may in later ones";
    const bypasses = [];
    const ineffective = [];
    const allowed = entriesOf((0,parsers_node/* valueOf */.RP)(table, "allowedTools"), source);
    for (const { name, at } of allowed) {
        const powers = powersOf(name).filter((capability) => weighty.has(capability));
        if (powers.length === 0)
            continue;
        const add = (effect, because) => {
            bypasses.push({ setting: "allowedTools", value: name, effect, because, at });
        };
        if (name === "*" && edition === "2")
            add("unhonoured", "may do nothing: CLI 2 takes no bare `*` here");
        else if (name === "*")
            add("bypass", "may run every tool without asking: CLI 2 takes no bare `*` here, but its conversion to CLI 3 does");
        else if (!powers.some((capability) => granted.has(capability)) || (given && !isGiven(name, given)))
            add("unhonoured", "does nothing: `tools` does not give it");
        else
            add("auto-approve", `runs without asking${reader}`);
    }
    const unasked = new Set(allowed.map(({ name }) => sortOf(name)));
    const patterns = allowed
        .flatMap(({ name }) => (name !== "*" && /[*?]/.test(name) ? [name] : []))
        .slice(0, mostPatterns);
    const settings = (0,parsers_node/* valueOf */.RP)(table, "toolsSettings");
    for (const { name: tool = "", value } of settings?.kind === "table" ? settings.entries : []) {
        const runs = unasked.has(sortOf(tool)) || patterns.some((pattern) => (0,wildcard/* matchesWildcard */._)(pattern, tool));
        for (const key of ["allowedCommands", "allowedPaths", "allowedServices", "trusted"]) {
            const list = (0,parsers_node/* valueOf */.RP)(value, key);
            if (!list)
                continue;
            if (runs)
                ineffective.push({
                    kind: "limit",
                    what: `toolsSettings.${tool}.${key}`,
                    because: `\`allowedTools\` names \`${tool}\`, which runs unasked whatever stands here`,
                    at: { source, span: list.span },
                });
            for (const { name, at } of entriesOf(list, source)) {
                if (!runs && isWide(key, name))
                    bypasses.push({
                        setting: `toolsSettings.${tool}.${key}`,
                        value: name,
                        effect: "auto-approve",
                        because: `leaves nothing to ask about${reader}`,
                        at,
                    });
            }
        }
        const trusted = entriesOf((0,parsers_node/* valueOf */.RP)(value, "trustedAgents"), source).find(({ name }) => name === "*");
        if (trusted)
            bypasses.push({
                setting: `toolsSettings.${tool}.trustedAgents`,
                value: "*",
                effect: "auto-approve",
                because: `starts any agent without asking${reader}`,
                at: trusted.at,
            });
    }
    for (const { capability, effect, matches, node } of rulesIn((0,parsers_node/* valueOf */.RP)(table, "permissions"))) {
        if (effect !== "allow" || ["fs_read", "context", "diagnostics", "skill"].includes(capability)) {
            if (edition === "2" && effect === "deny")
                ineffective.push({
                    kind: "limit",
                    what: `permissions: deny ${capability}`,
                    because: "CLI 2 has no such key, so it limits nothing there",
                    at: { source, span: node.span },
                });
            continue;
        }
        const whole = matches.length === 0 || matches.some((pattern) => /^[*/.]*\*[/.]*$/.test(pattern));
        const everything = whole && ["all", "builtin"].includes(capability);
        const value = `allow ${capability}${matches.length > 0 ? ` ${matches.join(", ")}` : ""}`.slice(0, 120);
        const at = { source, span: node.span };
        if (edition === "2")
            bypasses.push({
                setting: "permissions",
                value,
                effect: "unhonoured",
                because: "does nothing in CLI 2, which has no such key",
                at,
            });
        else
            bypasses.push({
                setting: "permissions",
                value,
                effect: everything ? "bypass" : "auto-approve",
                because: everything ? "runs every tool of that sort without asking" : "runs without asking",
                at,
            });
    }
    return { bypasses, ineffective };
}
const sorts = new Map([
    "fs_read fsRead read",
    "fs_write fsWrite write",
    "execute_bash execute_cmd executeCmd shell",
    "use_aws aws",
    "subagent use_subagent agent_crew crew",
].flatMap((names) => names.split(" ").map((name) => [name, names])));
function sortOf(name) {
    const bare = withoutBuiltin(name);
    return sorts.get(bare) ?? bare;
}
function isGiven(name, given) {
    return /^@(?!builtin)|[*?]/.test(name) || given.has("*") || given.has("@builtin") || given.has(sortOf(name));
}
function isWide(key, pattern) {
    if (key === "trusted")
        return /^\^?(?:https?\??:(?:\\?\/){2}|\(https?\|https?\):\/\/)?\(?\.[*+]\)?\$?$/.test(pattern);
    return key === "allowedCommands"
        ? /^\^?(?:\(?\.[*+]\)?|\[\\s\\S\][*+])?\$?$/.test(pattern)
        : /^(?:~?\/|\.\/)?\*{0,2}(?:\/\*{1,2})?$/.test(pattern);
}
function rulesIn(node) {
    const list = node?.kind === "table" ? (0,parsers_node/* lastOf */.g1)(node, "rules") : node;
    return (list?.kind === "list" ? list.items : []).flatMap((rule) => {
        const capability = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "capability"));
        if (capability === undefined)
            return [];
        const match = (0,parsers_node/* lastOf */.g1)(rule, "match");
        const matches = (match?.kind === "list" ? match.items : match && !(0,parsers_node/* isEmptyValue */.Po)(match) ? [match] : []).map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "…");
        const exclude = (0,parsers_node/* lastOf */.g1)(rule, "exclude");
        return [
            {
                capability,
                effect: (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "effect")) ?? "ask",
                matches,
                excludes: exclude !== undefined && !(0,parsers_node/* isEmptyValue */.Po)(exclude),
                node: rule,
            },
        ];
    });
}
function deniedIn(table) {
    const means = {
        fs_read: ["read"],
        fs_write: ["write"],
        filesystem: ["read", "write"],
        shell: ["execute"],
        mcp: ["external"],
        subagent: ["delegate"],
        all: ["read", "write", "execute", "network", "delegate", "external"],
    };
    const denied = rulesIn((0,parsers_node/* valueOf */.RP)(table, "permissions")).filter(({ effect, matches, excludes }) => effect === "deny" && matches.length === 0 && !excludes);
    const names = new Set(denied.map(({ capability }) => capability));
    const all = new Set([...names].flatMap((name) => (Object.hasOwn(means, name) ? (means[name] ?? []) : [])));
    if (names.has("web_fetch") && names.has("web_search"))
        all.add("network");
    return { capabilities: all, written: [...names] };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/profile.js











const keys = {
    keys: new Set("$schema name description prompt systemPrompt model tools allowedTools excludedTools toolsSettings toolAliases toolSchema mcpServers includeMcpJson useLegacyMcpJson includePowers resources hooks permissions keyboardShortcut welcomeMessage".split(" ")),
    own: { tools: "tools", denied: "excludedTools", mode: "permissions" },
    ignores: false,
};
async function readProfile([first, ...others], site, body) {
    let profile = await oneReading(first, site, body);
    for (const table of others)
        profile = (0,model_profile/* union */.KC)(profile, await oneReading(table, site, body));
    return profile;
}
async function oneReading(table, site, body) {
    const { source, edition } = site;
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const named = (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home);
    const name = named.state === "missing" || (0,fact/* known */.eO)(named)?.trim() === ""
        ? (0,fact/* implied */.TU)(site.id, home, "the file's name is its name")
        : named;
    const aliases = (0,parsers_node/* valueOf */.RP)(table, "toolAliases");
    const own = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), new Set(aliases?.kind === "table" ? aliases.entries.flatMap(({ value }) => (0,parsers_node/* textOf */.b6)(value) ?? []) : []), source, home);
    const denied = body ? deniedIn(table) : { capabilities: new Set(), written: [] };
    const excluded = (0,parsers_node/* valueOf */.RP)(table, "excludedTools");
    const grants = without(own.grants, denied.capabilities);
    const servers = (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), source);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const extraGrants = [...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers"), ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks")];
    const unasked = unaskedIn(table, source, new Set([...((0,fact/* known */.eO)(grants) ?? []), ...extraGrants].map(({ capability }) => capability)), edition);
    const { prompt, paths } = await promptOf(table, site, body, home);
    const budget = { left: parsers_node/* maxValues */.$e };
    return {
        name,
        identity: edition === "2" ? ((0,fact/* known */.eO)(name) ?? site.id) : site.id,
        description: (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        permissionMode: { state: "missing", at: home },
        grants,
        denied: body ? [...denied.written, ...entriesOf(excluded, source).map((entry) => entry.name)] : [],
        extraGrants,
        hooks,
        servers,
        paths: [...paths, ...resourcesOf((0,parsers_node/* valueOf */.RP)(table, "resources"), site)],
        bypasses: [...unasked.bypasses, ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys)],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys),
            ...(excluded && !body && entriesOf(excluded, source).length > 0
                ? [
                    {
                        kind: "limit",
                        what: "excludedTools",
                        because: "CLI 2 has no such key, so it takes nothing away there",
                        at: { source, span: excluded.span },
                    },
                ]
                : []),
            ...own.ineffective,
            ...unasked.ineffective,
        ],
        prompt,
        native: Object.fromEntries(table.entries.flatMap(({ name: key, value }) => key !== undefined && keys.keys.has(key) ? [[key, (0,parsers_node/* jsonOf */.o_)(value, budget)]] : [])),
    };
}
function without(grants, denied) {
    if (denied.size === 0 || (grants.state !== "stated" && grants.state !== "implied"))
        return grants;
    return { ...grants, value: grants.value.filter(({ capability }) => !denied.has(capability)) };
}
async function promptOf(table, site, body, home) {
    const { repo, source, workspace } = site;
    const node = (0,parsers_node/* valueOf */.RP)(table, "prompt") ?? (0,parsers_node/* valueOf */.RP)(table, "systemPrompt");
    const written = (0,parsers_node/* textOf */.b6)(node);
    if (!node || written === undefined || (0,parsers_node/* isEmptyValue */.Po)(node)) {
        return { prompt: body ? (0,fields/* bodyPrompt */.$)(source, body) : { source: "none", path: null, text: "", at: home }, paths: [] };
    }
    const at = { source, span: node.span };
    if (!written.startsWith("file://"))
        return { prompt: { source: "inline", path: null, text: written, at }, paths: [] };
    const reach = repo.reach(workspace, (0,repo_path/* directoryOf */.jt)(site.path), written.slice("file://".length));
    const paths = [{ key: "prompt", value: written, reach, at }];
    const read = reach.kind === "inside" ? await (0,collect/* readOne */.JF)(repo, reach.path) : undefined;
    if (read === undefined || "message" in read)
        return { prompt: { source: "file", path: reach.kind === "inside" ? reach.path : null, text: "", at }, paths };
    return { prompt: { source: "file", path: read.path, text: read.text.trim(), at: (0,repo_text/* startOf */.GH)(read) }, paths };
}
function resourcesOf(node, { repo, source, workspace }) {
    return (node?.kind === "list" ? node.items.slice(0, 1_000) : []).flatMap((item) => {
        const text = item.kind === "table" ? (0,parsers_node/* valueOf */.RP)(item, "source") : item;
        const value = (0,parsers_node/* textOf */.b6)(text);
        const path = /^(?:file|skill):\/\/(.*)$/s.exec(value ?? "")?.[1];
        if (!text || value === undefined || path === undefined || path === "")
            return [];
        const fixed = path.replace(/[^/]*[*?[{].*$/s, "");
        return [
            {
                key: "resources",
                value,
                reach: repo.reach(workspace, workspace, fixed === "" ? "." : (0,repo_path/* join */.fj)("", fixed)),
                at: { source, span: text.span },
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/agent.js





async function jsonAgentOf(site) {
    const { source } = site;
    const at = (span) => ({ source, span });
    const strict = (0,json/* parseJson */.qF)(source.text);
    const node = strict.kind === "problem" ? (0,json/* parseJsonc */.pX)(source.text) : strict;
    if (node.kind === "problem")
        return { verdict: { kind: "rejected", problem: { message: `it is no JSON: ${node.message}`, at: at(node.span) } } };
    if (node.kind !== "table")
        return { verdict: { kind: "rejected", problem: { message: "it is no JSON object", at: at(node.span) } } };
    const profile = await readProfile((0,yaml/* withOccurrences */.tI)(node), site, undefined);
    const problem = strict.kind === "problem"
        ? { message: `it is no JSON: ${strict.message}`, at: at(strict.span) }
        : wrongTypeIn(node, at);
    if (problem)
        return { verdict: { kind: "rejected", problem }, profile };
    const twice = (0,yaml/* repeatedKeyOf */.FF)(node);
    const unknown = node.entries.find(({ name }) => name !== undefined && !keys.keys.has(name));
    const leniency = foreignHooksIn(node, site, at) ??
        (twice
            ? { message: twice.message, at: at(twice.span), kind: "strict-readers" }
            : unknown && {
                message: `CLI 2 may refuse the file for the key \`${unknown.name ?? ""}\`, as its predecessor does`,
                at: at(unknown.key.span),
                kind: "strict-readers",
            });
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
async function markdownAgentOf(site, isTop) {
    const { source, path } = site;
    const { text } = source;
    const at = (span) => ({ source, span });
    const top = { start: 0, end: 0 };
    const markdown = (0,yaml/* splitMarkdown */.EI)(text);
    const document = (message) => ({
        verdict: { kind: "dropped", problem: { message, at: at(top), kind: "document" } },
    });
    const empty = { kind: "table", span: top, entries: [] };
    const loaded = async (tables, body, message, span = top) => ({
        verdict: { kind: "loaded" },
        profile: await readProfile(tables, site, body),
        ...(message === undefined ? {} : { leniency: { message, at: at(span), kind: "strict-readers" } }),
    });
    if (markdown.kind === "none") {
        if (!isTop || text.trim() === "" || (0,repo_path/* nameOf */.Vb)(path) === "README.md")
            return document(text.trim() === "" ? "it is empty" : "it has no frontmatter and is a document to this host");
        return loaded([empty], { start: 0, end: text.length }, "it has no frontmatter, and this host may take it for a document");
    }
    const { tables, fault } = await (0,yaml/* readFrontmatter */.zT)(text, markdown.front);
    if (markdown.kind === "misplaced")
        return loaded([empty, ...tables], { start: 0, end: text.length }, `the frontmatter ${markdown.because}`, markdown.at);
    if (markdown.kind === "unclosed")
        return loaded([...tables, empty], { start: text.length, end: text.length }, "the frontmatter has no closing `---`", { start: 0, end: 3 });
    if (fault)
        return loaded([...tables, empty], markdown.body, `the frontmatter is no YAML: ${fault.message}`, fault.span);
    const wrong = wrongTypeIn(tables[0], at);
    const foreign = wrong ?? foreignHooksIn(tables[0], site, at);
    if (foreign)
        return loaded(tables, markdown.body, foreign.message, foreign.at.span);
    return loaded(tables, markdown.body, markdown.loose ? "the closing fence is longer than `---`" : undefined, markdown.loose);
}
const kinds = [
    ["text", ["$schema", "name", "description", "prompt", "systemPrompt", "model", "keyboardShortcut", "welcomeMessage"]],
    ["names", ["tools", "allowedTools", "excludedTools"]],
    ["mapping", ["mcpServers", "toolAliases", "toolsSettings"]],
    ["hooks", ["hooks"]],
    ["flag", ["useLegacyMcpJson", "includeMcpJson"]],
    ["list", ["resources"]],
];
const called = {
    text: "no text",
    names: "no list of names",
    mapping: "no mapping",
    hooks: "neither a list nor a mapping",
    flag: "neither true nor false",
    list: "no list",
};
function wrongTypeIn(table, at) {
    for (const [kind, names] of kinds) {
        for (const name of names) {
            const node = (0,parsers_node/* valueOf */.RP)(table, name);
            if (node && !((0,parsers_node/* isEmptyValue */.Po)(node) && kind === "text") && !isOf(kind, node))
                return { message: `\`${name}\` is ${called[kind]}`, at: at(node.span) };
        }
    }
    return undefined;
}
function isOf(kind, node) {
    if (kind === "mapping")
        return node.kind === "table";
    if (kind === "list")
        return node.kind === "list";
    if (kind === "hooks")
        return node.kind !== "scalar";
    if (kind === "names")
        return ((0,parsers_node/* textOf */.b6)(node) === "*" ||
            (node.kind === "list" && node.items.every((item) => item.kind === "scalar" && typeof item.value === "string")));
    return node.kind === "scalar" && typeof node.value === (kind === "flag" ? "boolean" : "string");
}
function foreignHooksIn(table, { edition }, at) {
    const hooks = (0,parsers_node/* valueOf */.RP)(table, "hooks");
    if (edition === "2" && hooks?.kind === "list")
        return {
            message: "`hooks` is a list, where older versions of CLI 2 want a mapping",
            at: at(hooks.span),
            kind: "strict-readers",
        };
    return edition !== "2" && hooks?.kind === "table"
        ? { message: "`hooks` is a mapping, where CLI 3 wants a list", at: at(hooks.span), kind: "strict-readers" }
        : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(4876);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/settings.js






const servers = "settings/mcp.json";
const settingsFiles = [servers, "hooks/*.json"];
const settingRules = [
    { path: "mcpServers.*.command", effect: "widens", because: "starts a command whose tools agents may call" },
    { path: "mcpServers.*.url", effect: "widens", because: "connects to an address whose tools agents may call" },
    {
        path: "mcpServers.*.autoApprove",
        when: /^\*+$/,
        effect: "auto-approves",
        because: "calls every tool of the server without asking",
    },
    { path: "mcpServers.*.autoApprove", when: /^(?!\*+$)/, effect: "widens", because: "is called without asking" },
    { path: "mcpServers.*.disabledTools", effect: "narrows", because: "is no tool for any agent" },
];
async function settingsIn(repo, folder) {
    const { authority, unjudged } = await (0,settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(folder, servers)], settingRules);
    const hooks = await hooksIn(repo, (0,repo_path/* join */.fj)(folder, "hooks"));
    return { authority: [...authority, ...hooks.authority], unjudged: [...unjudged, ...hooks.unjudged] };
}
async function hooksIn(repo, folder) {
    const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, folder, { isIncluded: (name) => name.endsWith(".json"), deep: false });
    const read = await (0,collect/* readEach */.e2)(repo, files, (source) => {
        const node = (0,json/* parseJsonc */.pX)(source.text);
        if (node.kind === "problem")
            return { message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } };
        return (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* lastOf */.g1)(node, "hooks") ?? node, source).flatMap(({ name, kind, value, at }) => kind === "prompt"
            ? []
            : [
                {
                    setting: name === "" ? "hooks" : `hooks.${name}`,
                    value,
                    effect: "widens",
                    because: "runs beside every agent",
                    at,
                },
            ]);
    });
    return {
        authority: read.all.flatMap((one) => ("message" in one ? [] : one)),
        unjudged: [...unjudged, ...read.unjudged, ...read.all.flatMap((one) => ("message" in one ? [one] : []))],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/index.js







const folder = ".kiro/agents";
const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["kiro_default", capability/* capabilities */.R7],
    ["spec", capability/* capabilities */.R7],
];
/* harmony default export */ const kiro = ((0,host/* defineHost */.Y)({
    title: "Kiro",
    url: "https://kiro.dev/docs/custom-agents/",
    editions: ["3", "2"],
    patterns: [
        `**/${folder}/**/*.json`,
        `**/${folder}/**/*.md`,
        ...settingsFiles.map((name) => `**/.kiro/${name}`),
        `~/${folder}/**/*.json`,
        `~/${folder}/**/*.md`,
        ...settingsFiles.map((name) => `~/.kiro/${name}`),
    ],
    ownPatterns: [`**/${folder}/**`, ...settingsFiles.map((name) => `**/.kiro/${name}`), `~/${folder}/**`],
    async load(repo, where, edition) {
        const seen = new Set();
        const found = [];
        for (const start of where.starts)
            found.push(...(await readWorkspace(repo, "project", start, edition, seen)));
        const home = where.user?.home;
        if (home !== undefined)
            found.push(...(await readWorkspace(repo, "user", home, edition, seen)));
        for (const dir of where.dirs) {
            const root = (0,repo_path/* tidied */.GE)(dir);
            const isFile = repo.resolve(root).kind === "file";
            found.push(...(await readFolder(repo, { name: "project", root, status: "loaded", authority: [] }, isFile ? (0,repo_path/* directoryOf */.jt)(root) : root, edition, seen)));
        }
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
async function readWorkspace(repo, name, directory, edition, seen) {
    const { authority, unjudged } = await settingsIn(repo, (0,repo_path/* join */.fj)(directory, ".kiro"));
    const [read] = await readFolder(repo, { name, root: (0,repo_path/* join */.fj)(directory, folder), status: "loaded", authority }, directory, edition, seen);
    if (read)
        return [{ ...read, unjudged: [...unjudged, ...read.unjudged] }];
    return authority.length + unjudged.length > 0
        ? [{ layer: { name, root: (0,repo_path/* join */.fj)(directory, ".kiro"), status: "loaded", authority }, items: [], unjudged }]
        : [];
}
async function readFolder(repo, layer, workspace, edition, seen) {
    const { root } = layer;
    const ending = edition === "2" ? /\.json$/ : /\.(?:json|md)$/;
    const { files, broken, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, {
        isIncluded: (file) => ending.test(file),
        deep: true,
        seen,
    });
    if (repo.resolve(root).kind !== "directory" && files.length + broken.length + unjudged.length === 0)
        return [];
    const { all, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, async (source, path) => {
        const isTop = path === root || (0,repo_path/* directoryOf */.jt)(path) === root;
        const below = path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root === "" ? 0 : root.length + 1);
        const site = {
            repo,
            source,
            path,
            workspace,
            id: (edition === "2" ? (0,repo_path/* nameOf */.Vb)(path) : below).replace(ending, ""),
            edition,
        };
        if (path.endsWith(".md"))
            return { layer, files: [source.path], ...(await markdownAgentOf(site, isTop)) };
        const agent = await jsonAgentOf(site);
        const item = { layer, files: [source.path], ...agent };
        if (isTop)
            return item;
        if (!agent.profile || (agent.profile.description.state !== "stated" && agent.profile.prompt.source === "none"))
            return { layer, files: [source.path], verdict: { kind: "passed-over" } };
        if (edition !== "2" || agent.verdict.kind !== "loaded")
            return item;
        return {
            ...item,
            verdict: {
                kind: "dropped",
                problem: {
                    message: `it lies in a folder below \`${root}\`, and CLI 2 reads none there`,
                    at: agent.profile.name.at,
                },
            },
        };
    });
    const prompts = new Set(all.flatMap(({ files: [file], profile }) => profile?.prompt.source === "file" && profile.prompt.path !== null && profile.prompt.path !== file
        ? [profile.prompt.path]
        : []));
    const items = all.map((item) => (isPromptOf(prompts, item) ? { layer, files: item.files, verdict: { kind: "passed-over" } } : item));
    const dead = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return [{ layer, items: [...items, ...dead], unjudged: [...unjudged, ...unread] }];
}
function isPromptOf(prompts, { files: [file = ""], profile }) {
    return prompts.has(file) && profile?.description.state !== "stated";
}


/***/ })

};
;