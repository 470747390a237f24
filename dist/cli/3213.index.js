"use strict";
exports.id = 3213;
exports.ids = [3213];
exports.modules = {

/***/ 63213:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ factory)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/single-folder.js + 1 modules
var single_folder = __webpack_require__(4777);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(18012);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(13172);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var parsers_yaml = __webpack_require__(32034);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/only-tools.js
var only_tools = __webpack_require__(31029);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(56132);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/lines.js
const listKeys = new Set(["tools", "mcpServers"]);
function readLines(text, base) {
    const entries = new Map();
    let inherited = [];
    let open;
    let start = base;
    for (const line of text.split("\n")) {
        const content = line.trim();
        const at = start + (line.length - line.trimStart().length);
        start += line.length + 1;
        if (content === "" || content.startsWith("#"))
            continue;
        if (open && content.startsWith("- ")) {
            const item = content.slice(2).trim();
            open.push(scalar(unquoted(item), { start: at + content.length - item.length, end: at + content.length }));
            continue;
        }
        const colon = content.indexOf(":");
        if (colon === -1)
            continue;
        const entry = entryAt(content, colon, at);
        const name = entry.name ?? "";
        open = undefined;
        if (name === "__proto__") {
            if (entry.value.kind !== "scalar")
                inherited = entry.value.kind === "table" ? entry.value.entries : [];
            continue;
        }
        if (listKeys.has(name) && entry.value.kind === "scalar" && entry.value.value === "") {
            open = [];
            entries.set(name, { ...entry, value: { kind: "list", span: entry.value.span, items: open } });
        }
        else
            entries.set(name, entry);
    }
    const rest = inherited.filter(({ name }) => name !== undefined && !entries.has(name));
    return { kind: "table", span: { start: base, end: base + text.length }, entries: [...entries.values(), ...rest] };
}
function entryAt(content, colon, at) {
    const name = content.slice(0, colon).trim();
    const key = scalar(name, { start: at, end: at + name.length });
    const written = content.slice(colon + 1).trim();
    const span = { start: at + content.length - written.length, end: at + content.length };
    const text = unquoted(written);
    const json = /^[[{]/.test(text) ? parsed(text) : undefined;
    if (json !== undefined)
        return { key, name, value: nodeFrom(json, span) };
    if (text === "true" || text === "false")
        return { key, name, value: nodeFrom(text === "true", span) };
    if (listKeys.has(name) && text !== "" && !text.startsWith("["))
        return {
            key,
            name,
            value: { kind: "list", span, items: text.split(",").map((word) => scalar(word.trim(), span)) },
        };
    return { key, name, value: scalar(text, span) };
}
function unquoted(text) {
    const isQuoted = (quote) => text.startsWith(quote) && text.endsWith(quote);
    return isQuoted('"') || isQuoted("'") ? text.slice(1, -1) : text;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function scalar(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}
function nodeFrom(value, span) {
    if (Array.isArray(value))
        return { kind: "list", span, items: value.map((item) => nodeFrom(item, span)) };
    if (typeof value === "object" && value !== null)
        return {
            kind: "table",
            span,
            entries: Object.entries(value).map(([name, inner]) => ({
                key: scalar(name, span),
                name,
                value: nodeFrom(inner, span),
            })),
        };
    if (typeof value === "string")
        return scalar(value, span);
    const plain = typeof value === "number" || typeof value === "boolean" ? value : null;
    return { kind: "scalar", span, value: plain, text: String(plain), style: "plain" };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/frontmatter.js



async function frontmatterOf(text) {
    const fences = fencesOf(text);
    if (!fences)
        return undefined;
    const { span } = fences;
    const yaml = text.slice(span.start, span.end);
    const reading = await (0,parsers_yaml/* readJsYaml */.f5)(yaml, span.start, 4);
    const node = reading.kind === "read" ? reading.node : undefined;
    const refusal = reading.kind === "refused" ? { refusal: reading.problem } : {};
    if (node && node.kind !== "table" && typeof (0,parsers_yaml/* hostValueOf */.l_)(node) === "object" && (0,parsers_yaml/* hostValueOf */.l_)(node) !== null)
        return {
            ...fences,
            table: (0,parsers_yaml/* mappingOf */.GS)(undefined, span.start),
            fault: { key: "frontmatter", expected: "a mapping", span: node.span },
        };
    const table = node?.kind === "table" ? node : readLines(yaml, span.start);
    const fault = faultIn(table);
    return { ...fences, ...refusal, table, ...(fault ? { fault } : {}) };
}
function fencesOf(text) {
    const opening = /^---\r?\n/.exec(text)?.[0];
    if (opening === undefined)
        return undefined;
    const start = opening.length;
    const newline = text.indexOf("\n---", start);
    if (newline < 0)
        return undefined;
    const end = newline > start && text[newline - 1] === "\r" ? newline - 1 : newline;
    const closed = newline + "\n---".length;
    const lineEnd = text.indexOf("\n", closed);
    const rest = /^\r?\n?/.exec(text.slice(closed, closed + 2))?.[0].length ?? 0;
    return {
        span: { start, end },
        afterFence: { start: closed, end: lineEnd < 0 ? text.length : lineEnd },
        body: { start: closed + rest, end: text.length },
    };
}
const textKeys = ["name", "description", "model", "reasoningEffort"];
function faultIn(table) {
    const faults = table.entries.flatMap(({ name = "", key, value }) => {
        const span = value.span.end > value.span.start ? value.span : key.span;
        if (textKeys.some((text) => text === name) && !isText(value))
            return [{ key: name, expected: "text", span }];
        if (name === "tools" || name === "mcpServers") {
            if (isText(value))
                return [];
            if (value.kind !== "list")
                return [{ key: name, expected: "text or a list of text", span }];
            const item = value.items.find((one) => !isText(one));
            return item ? [{ key: name, expected: "a list of text", span: item.span }] : [];
        }
        return [];
    });
    return faults[0];
}
function isText(node) {
    return node.kind === "scalar" && typeof (0,parsers_yaml/* hostValueOf */.l_)(node) === "string";
}
function textAt(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node?.kind === "scalar" && typeof node.value === "string" ? { text: node.value, span: node.span } : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(96918);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/tools.js

const tools_tools = (0,tools/* toolTable */.T9)({
    read: "Read LS Grep Glob",
    write: "Create Edit ApplyPatch MultiEdit ProposeMission StartMissionRun DismissHandoffItems EndFeatureRun",
    execute: "Execute Script WaitForScript StartMissionRun",
    network: "WebSearch FetchUrl GenerateImage",
    external: `ListAutomations ReadAutomation CreateAutomation EditAutomation DeleteAutomation ListComputers slack_post_file
    slack_post_message slack_create_or_update_code_channel slack_archive_code_channel ConnectorSearch ConnectApp
    store_agent_readiness_report`,
    state: "TodoWrite Skill Task AskUser ExitSpecMode GenerateDroid ToolSearch TaskOutput TaskStop UpgradeSessionModel",
});
const everyCapability = ["read", "write", "execute", "network", "external"];
const categories = new Map([
    ["read-only", ["read", "execute", "network", "external"]],
    ["edit", ["write"]],
    ["execute", ["execute"]],
    ["execution", ["execute"]],
    ["web", ["network"]],
    ["mcp", []],
]);
function categoryOf(name) {
    return categories.get(name);
}
const fixed = new Map([
    ["TodoWrite", "every droid has this tool"],
    ["Skill", "every droid has this tool"],
    ["Task", "a droid cannot start others, so it grants nothing"],
    ["AskUser", "no droid gets this tool"],
    ["ExitSpecMode", "no droid gets this tool"],
    ["GenerateDroid", "no droid gets this tool"],
]);
function isForeign(name) {
    return /^\w[\w-]*__\w/.test(name) && (name.includes("___") || !name.startsWith("mcp__"));
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




function readTools(table, source, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (!node)
        return everyTool(home, "no `tools` key means every tool");
    const at = { source, span: node.span };
    const category = node.kind === "scalar" ? categoryOf(node.text) : undefined;
    if (category && node.kind === "scalar")
        return {
            grants: (0,fact/* stated */.Eo)((0,tools/* grantEach */.Ud)(at, category, node.text), at),
            denied: [],
            ineffective: idleCategory(node.text, at),
        };
    const names = namesIn(table, source);
    return {
        grants: (0,fact/* stated */.Eo)(names.flatMap(grantsFor), at),
        denied: [],
        ineffective: names.flatMap(faultOf),
    };
}
function everyTool(at, because) {
    return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at, everyCapability), at, because), denied: [], ineffective: [] };
}
function idleCategory(name, at) {
    const because = "the category is empty; write the names of the servers' tools, such as `linear___create_issue`";
    return name === "mcp" ? [{ kind: "value", what: name, because, at }] : [];
}
function namesIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const items = node?.kind === "list" ? node.items : node ? [node] : [];
    return items.flatMap((item) => {
        const words = item.kind !== "scalar" ? [] : node?.kind === "list" ? [item.text] : item.text.split(",");
        return words
            .map((word) => ({ name: word.trim(), at: { source, span: item.span } }))
            .filter(({ name }) => name !== "");
    });
}
function grantsFor({ name, at }) {
    const granted = tools_tools.lookup(name) ?? (isForeign(name) ? ["external"] : []);
    return (0,tools/* grantEach */.Ud)(at, granted, name);
}
function faultOf({ name: what, at }) {
    const always = fixed.get(what);
    if (always !== undefined) {
        const kind = what === "TodoWrite" || what === "Skill" ? "metadata" : "value";
        return [{ kind, what, because: always, at }];
    }
    if (tools_tools.has(what) || isForeign(what))
        return [];
    const meant = categoryOf(what) ? undefined : meantBy(what);
    return [
        {
            kind: "unknown-tool",
            what,
            because: reasonFor(what),
            at,
            ...(meant === undefined ? {} : { meant }),
            ...(/^\[|\]$/.test(what) ? { cause: "frontmatter" } : {}),
        },
    ];
}
function reasonFor(name) {
    if (name === "all")
        return "it grants nothing; remove `tools` to grant every tool";
    if (categoryOf(name))
        return `a category is valid only alone (\`tools: ${name}\`), so it grants nothing here`;
    const own = meantBy(name);
    return own === undefined
        ? "unknown tool, so it grants nothing"
        : `unknown tool, so it grants nothing; did you mean \`${own}\`?`;
}
function readServers(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "mcpServers");
    if (!node)
        return { servers: [], grants: [], ineffective: [] };
    const items = node.kind === "list" ? node.items : [node];
    const servers = items.flatMap((item) => {
        const words = item.kind !== "scalar" ? [] : node.kind === "list" ? [item.text] : item.text.split(",");
        return words
            .map((word) => word.trim())
            .filter((word) => word !== "")
            .map((name) => ({ name, kind: "reference", value: name, at: { source, span: item.span } }));
    });
    const because = "without `tools`, the tools of every server are granted; list the tools in `tools`";
    return {
        servers,
        grants: servers.flatMap(({ at }) => (0,tools/* grantEach */.Ud)(at, ["external"], "mcpServers")),
        ineffective: (0,parsers_node/* valueOf */.RP)(table, "tools")
            ? []
            : [{ kind: "limit", what: "mcpServers", because, at: { source, span: node.span }, certainty: "documented" }],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/agent.js










const knownKeys = {
    keys: new Set("name description model reasoningEffort tools mcpServers color version createdAt updatedAt".split(" ")),
    own: { tools: "tools" },
    ignores: true,
};
const toolLine = { key: "tools", value: only_tools/* flowList */.L, readers: ["Read", "LS", "Grep", "Glob"] };
async function droidsOf(source, path) {
    const front = await frontmatterOf(source.text);
    const body = front?.body ?? { start: 0, end: source.text.length };
    const file = { source, fileName: (0,repo_path/* stemOf */.Vc)(path), body };
    if (!front) {
        const profile = emptyProfile(file, "the file has no frontmatter that Factory accepts, which means every tool", unseenLists(source));
        return [{ verdict: { kind: "loaded" }, profile, ...unseenIn(source) }];
    }
    const cut = cutIn(front, source);
    const profile = front.fault
        ? emptyProfile(file, "the frontmatter is discarded, which means every tool", [agent_faultIn(front, source), ...cut])
        : readProfile(front.table, file, cut);
    return [{ verdict: { kind: "loaded" }, profile, ...leniencyOf(front, source) }];
}
function leniencyOf({ refusal, span }, source) {
    if (!refusal)
        return {};
    const { message, span: at } = (0,parsers_yaml/* diagnosisOf */.jo)(source.text, span, refusal);
    return {
        leniency: {
            message: `the frontmatter is not valid YAML, so Factory reads it line by line: ${message}`,
            at: { source, span: at },
            kind: "strict-readers",
        },
    };
}
function agent_faultIn({ fault, table }, source) {
    const { key = "", expected = "", span = table.span } = fault ?? {};
    const because = `it is not ${expected}, so Factory throws the whole frontmatter away and gives every tool; write ${expected === "text" ? "it in quotes" : expected}`;
    return { kind: "limit", what: key, because, at: { source, span }, cause: "frontmatter" };
}
function cutIn({ afterFence }, source) {
    const rest = source.text.slice(afterFence.start, afterFence.end);
    if (/^-*\s*$/.test(rest))
        return [];
    const because = "is part of the prompt, because every line that begins with three dashes ends the frontmatter; put `---` alone on its line";
    return [{ kind: "cut", what: `---${rest.trimEnd().slice(0, 40)}`, because, at: { source, span: afterFence } }];
}
const meantKey = /^[ \t]*(?:name|description|tools|model|mcpServers)[ \t]*:/m;
const searched = 2_000;
function isMeant(source) {
    return meantKey.test(source.text.slice(0, searched)) && /^\ufeff?\s*---/.test(source.text);
}
function unseenIn(source) {
    if (!isMeant(source))
        return {};
    const message = "Factory finds no frontmatter and loads the file with every tool; the first line must be exactly `---`, and a line that begins with `---` must close it";
    return {
        leniency: {
            message,
            at: { source, span: { start: 0, end: source.text.indexOf("---") + 3 } },
            kind: "strict-readers",
        },
    };
}
function unseenLists(source) {
    const found = isMeant(source) ? /^[ \t]*tools(?=[ \t]*:)/m.exec(source.text.slice(0, searched)) : null;
    if (!found)
        return [];
    const end = found.index + found[0].length;
    const because = "Factory finds no frontmatter in this file, so this limits nothing";
    const at = { source, span: { start: end - "tools".length, end } };
    return [{ kind: "limit", what: "tools", because, at, cause: "frontmatter" }];
}
function emptyProfile(file, because, ineffective) {
    const { source } = file;
    const home = (0,fields/* startOfTable */.Eo)((0,parsers_yaml/* mappingOf */.GS)(undefined, 0), source);
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,fact/* implied */.TU)(file.fileName, home, "the file name is the name"),
        grants: everyTool(home, because).grants,
        ineffective,
        prompt: (0,fields/* bodyPrompt */.$c)(source, file.body),
        native: {},
    });
}
function readProfile(table, { source, fileName, body }, cut) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const text = (key) => {
        const found = textAt(table, key);
        return found ? (0,fact/* stated */.Eo)(found.text, { source, span: found.span }) : (0,fact/* missing */.LO)(home);
    };
    const name = text("name");
    const { grants, ineffective } = readTools(table, source, home);
    const servers = readServers(table, source);
    return (0,profile/* profileFrom */.A)({
        home,
        name: name.state === "stated" && name.value !== "" ? name : (0,fact/* implied */.TU)(fileName, name.at, "the file name is the name"),
        description: text("description"),
        model: text("model"),
        grants,
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
        extraGrants: servers.grants,
        servers: servers.servers,
        bypasses: (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys),
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
            ...ineffective,
            ...servers.ineffective,
            ...idleEffort(table, source),
            ...cut,
        ],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: (0,parsers_node/* jsonOf */.o_)(table),
    });
}
function idleEffort(table, source) {
    const effort = textAt(table, "reasoningEffort");
    const model = textAt(table, "model")?.text ?? "inherit";
    if (!effort || (model !== "" && model !== "inherit"))
        return [];
    const because = "it applies only with a `model` of the droid's own";
    return [{ kind: "value", what: "reasoningEffort", because, at: { source, span: effort.span } }];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/folders.js

const folders = [
    {
        root: "**/.factory",
        judged: ["settings.json", "settings.local.json", "mcp.json", "hooks.json", "droids/**", "skills/**", "commands/**"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "sessions/** artifacts/** logs/** docs/** specs/** updates/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/scripts/** scripts/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/variables.js
var variables = __webpack_require__(99260);
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
        because: "is the highest risk that a session or a droid may run without asking",
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
    { path: "commandDenylist", effect: "narrows", because: "is a command that always needs confirmation" },
    { path: "commandBlocklist", effect: "narrows", because: "is a command that is never run" },
    {
        path: "enableDroidShield",
        when: /^false$/,
        effect: "widens",
        because: "turns off secret scanning and the git guard",
    },
    {
        path: "hooksDisabled",
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools",
    },
    { path: "sandbox.enabled", when: /^false$/, effect: "widens", because: "runs commands outside a sandbox" },
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
        because: "lets commands keep running in the background",
    },
    { path: "enableCustomDroids", when: /^false$/, effect: "narrows", because: "switches custom droids off" },
    { path: "networkPolicy", effect: "narrows", because: "limits what the network may be used for", shown: "…" },
    { path: "mcpPolicy", effect: "narrows", because: "limits which servers may be used", shown: "…" },
    { path: "mcpAutonomyOverrides.*", effect: "widens", because: "sets what this server's tools may do without asking" },
    {
        path: "customModels",
        effect: "widens",
        because: "is a model at a custom address, to which prompts are sent",
        shown: "a model",
        may: ["network"],
    },
    {
        path: "enabledPlugins.*",
        when: /^(?!false$)/,
        effect: "widens",
        because: "installs a plugin with its droids, hooks and servers",
        may: ["execute", "external"],
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command whose tools every droid can use",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "is an address whose tools every droid can use",
        may: ["network", "external"],
    },
    ...(0,variables/* variableRules */.S)("env.*", []),
    {
        path: "statusLine.command",
        effect: "widens",
        because: "is a command that the session starts",
        shown: "a command",
        may: ["execute"],
    },
    {
        path: "cloudSessionSync",
        when: /^true$/,
        effect: "widens",
        because: "publishes sessions on the web",
        may: ["network"],
    },
];
const knownSettings = {
    title: "Factory",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema model reasoningEffort specModeModel specModeReasoningEffort sessionDefaultSettings.model sessionDefaultSettings.reasoningEffort sessionDefaultSettings.specModeModel sessionDefaultSettings.specModeReasoningEffort modelPolicy missionModelSettings compactionModel compactionTokenLimit compactionTokenLimitPerModel diffMode completionSound awaitingInputSound soundFocusMode includeCoAuthoredByDroid ideAutoConnect todoDisplayMode showThinkingInMainView theme language vimMode statusLine.type statusLine.padding ideExtensionPromptedAt ideActivationNudgedForVersion logoAnimation maxTurns specSaveEnabled specSaveDir enableReadinessReport showTokenUsageIndicator telemetry", "changes which model is asked, and what a terminal shows"),
        ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ],
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/index.js






const settings = ["settings.json", "settings.local.json", "mcp.json", "hooks.json"];
/* harmony default export */ const factory = ((0,host/* defineHost */.YB)({
    title: "Factory",
    url: "https://docs.factory.ai/cli/configuration/custom-droids",
    editions: ["2026-08"],
    formerEditions: { "2026-07": "2026-08" },
    certainty: "measured",
    patterns: [
        "**/.factory/droids/*.md",
        ...settings.map((name) => `**/.factory/${name}`),
        "~/.factory/droids/*.md",
        ...settings.map((name) => `~/.factory/${name}`),
    ],
    folders: folders,
    load: (repo, where) => (0,single_folder/* loadSingleFolder */.T)(repo, where, {
        own: ".factory",
        folder: "droids",
        settings,
        settingRules: settingRules,
        knownSettings: knownSettings,
        read: droidsOf,
        followsLinks: true,
        builtins: [
            ["worker", everyCapability],
            ["explorer", categoryOf("read-only") ?? everyCapability],
        ],
    }),
}));


/***/ })

};
;