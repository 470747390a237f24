"use strict";
exports.id = 7293;
exports.ids = [7293,7463,8065];
exports.modules = {

/***/ 7293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ factory)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/single-folder.js
var single_folder = __webpack_require__(36653);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var parsers_yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/repo/untyped-json.js
var untyped_json = __webpack_require__(7706);
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
            open.push((0,parsers_node/* plainScalar */.dn)(unquoted(item), { start: at + content.length - item.length, end: at + content.length }));
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
    const key = (0,parsers_node/* plainScalar */.dn)(name, { start: at, end: at + name.length });
    const written = content.slice(colon + 1).trim();
    const span = { start: at + content.length - written.length, end: at + content.length };
    const text = unquoted(written);
    const json = /^[[{]/.test(text) ? (0,untyped_json/* parsedJson */.U4)(text) : undefined;
    if (json !== undefined)
        return { key, name, value: nodeFrom(json, span) };
    if (text === "true" || text === "false")
        return { key, name, value: nodeFrom(text === "true", span) };
    if (listKeys.has(name) && text !== "" && !text.startsWith("["))
        return {
            key,
            name,
            value: { kind: "list", span, items: text.split(",").map((word) => (0,parsers_node/* plainScalar */.dn)(word.trim(), span)) },
        };
    return { key, name, value: (0,parsers_node/* plainScalar */.dn)(text, span) };
}
function unquoted(text) {
    const isQuoted = (quote) => text.startsWith(quote) && text.endsWith(quote);
    return isQuoted('"') || isQuoted("'") ? text.slice(1, -1) : text;
}
const deepest = 50;
function nodeFrom(value, span, depth = 0) {
    if (Array.isArray(value)) {
        const items = depth < deepest ? value.map((item) => nodeFrom(item, span, depth + 1)) : [];
        return { kind: "list", span, items };
    }
    if (typeof value === "object" && value !== null) {
        const entries = depth < deepest ? Object.entries(value) : [];
        return {
            kind: "table",
            span,
            entries: entries.map(([name, inner]) => ({
                key: (0,parsers_node/* plainScalar */.dn)(name, span),
                name,
                value: nodeFrom(inner, span, depth + 1),
            })),
        };
    }
    if (typeof value === "string")
        return (0,parsers_node/* plainScalar */.dn)(value, span);
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

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/tools.js

const tools_tools = (0,tools/* toolTable */.T9)({
    read: "Read LS Grep Glob",
    write: "Create Edit ApplyPatch MultiEdit ProposeMission StartMissionRun DismissHandoffItems EndFeatureRun",
    execute: "Execute Script WaitForScript StartMissionRun Loop",
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
            ...(bracket.test(what) ? { cause: "frontmatter" } : {}),
        },
    ];
}
const bracket = /^\[|\]$/;
function reasonFor(name) {
    if (name === "all")
        return "it grants nothing; remove `tools` to grant every tool";
    if (categoryOf(name))
        return `a category is valid only alone (\`tools: ${name}\`), so it grants nothing here; write only the category, or only names`;
    if (bracket.test(name))
        return "the frontmatter is not valid YAML, so the brackets become part of the name, and it grants nothing";
    const own = meantBy(name);
    return own === undefined
        ? "unknown tool, so it grants nothing"
        : `unknown tool, so it grants nothing; did you mean \`${own}\`?`;
}
function readServers(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "mcpServers");
    if (!node)
        return { servers: [], ineffective: [] };
    const items = node.kind === "list" ? node.items : [node];
    const servers = items.flatMap((item) => {
        const words = item.kind !== "scalar" ? [] : node.kind === "list" ? [item.text] : item.text.split(",");
        return words
            .map((word) => word.trim())
            .filter((word) => word !== "")
            .map((name) => ({
            name,
            kind: "reference",
            value: name,
            content: name,
            at: { source, span: item.span },
        }));
    });
    return { servers, ineffective: idleServers(servers.length, table, { source, span: node.span }) };
}
function idleServers(count, table, at) {
    const what = "mcpServers";
    const list = "write the names of the servers' tools in `tools`, such as `linear___create_issue`";
    if (!(0,parsers_node/* valueOf */.RP)(table, "tools"))
        return [{ kind: "limit", what, because: `the tools of every server are granted; ${list}`, at }];
    return count === 0 ? [] : [{ kind: "value", what, because: `it gives no tool of these servers; ${list}`, at }];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/factory/reading.js
var reading = __webpack_require__(94084);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/late-servers.js







async function lateServersIn(repo, { starts, user }) {
    const known = new Map();
    for (const directory of starts)
        known.set(directory, await settingsIn(repo, directory));
    const home = user?.home;
    const above = home === undefined ? [] : [await settingsIn(repo, home)];
    const late = new Map();
    for (const start of starts) {
        const chain = upward(start);
        const found = [...chain.flatMap((directory) => known.get(directory) ?? []), ...above];
        const server = found.find((one) => one.server !== undefined)?.server;
        const waits = found.find((one) => one.waits !== undefined)?.waits;
        if (server !== undefined && waits !== true)
            for (const directory of [...chain, ...(home === undefined ? [] : [home])])
                late.set(directory, late.get(directory) ?? server);
    }
    return late;
}
async function settingsIn(repo, directory) {
    let server;
    let waits;
    const own = (0,repo_path/* join */.fj)(directory, ".factory");
    const isRelevant = (text) => text.trim() !== "";
    await (0,settings/* readSettingsFiles */.Dm)(repo, [
        ...["settings.json", "settings.local.json"].map((name) => ({
            path: (0,repo_path/* join */.fj)(own, name),
            isRelevant,
            read: (root) => {
                const value = (0,parsers_node/* lastOf */.g1)(root, "blockOnMcpLoad");
                if (value)
                    waits = (0,parsers_node/* textOf */.b6)(value) === "true";
                return [];
            },
            reading: reading/* reading */.h,
        })),
        {
            path: (0,repo_path/* join */.fj)(own, "mcp.json"),
            isRelevant,
            read: (root) => {
                const servers = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* lastOf */.g1)(root, "mcpServers"));
                server = servers.find(({ value }) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(value, "disabled")) !== "true")?.name;
                return [];
            },
            reading: reading/* reading */.h,
        },
    ]);
    return { server, waits };
}
function upward(directory) {
    return [...(0,repo_path/* withAncestors */.f$)(directory).toReversed(), ""];
}
function lateTools(table, source, server) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const category = node?.kind === "scalar" ? categoryOf(node.text) : undefined;
    if (!node || server === undefined || category?.includes("external"))
        return { grants: [], ineffective: [] };
    const at = { source, span: node.span };
    const which = /^[\w.@/-]{1,60}$/.test(server) ? `the server \`${server}\`` : "a server";
    const because = `a droid that runs while ${which} of \`mcp.json\` connects gets its tools too, whatever this list says; set \`"blockOnMcpLoad": true\` in \`.factory/settings.json\``;
    return {
        grants: (0,tools/* grantEach */.Ud)(at, ["external"], "tools"),
        ineffective: [{ kind: "limit", what: "tools", because, at }],
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/agent.js













const knownKeys = {
    keys: new Set("name description model reasoningEffort tools mcpServers color version createdAt updatedAt".split(" ")),
    own: { tools: "tools" },
    ignores: true,
};
const toolLine = {
    key: "tools",
    value: only_tools/* flowList */.L,
    readers: ["Read", "LS", "Grep", "Glob"],
    powersOf: (name) => tools_tools.lookup(name),
};
async function droidsOf(source, path, lateServer) {
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
        : readProfile(front.table, file, cut, lateServer);
    return [{ verdict: { kind: "loaded" }, profile, ...leniencyOf(front, source) }];
}
function leniencyOf({ refusal, span }, source) {
    if (!refusal)
        return {};
    const { message, span: at } = (0,parsers_yaml/* diagnosisOf */.jo)(source.text, span, refusal);
    return {
        leniency: {
            message: `the frontmatter is not valid YAML: ${message}`,
            as: "with frontmatter that it reads line by line",
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
    const exactly = "the first line must be exactly `---`, and a line that begins with `---` must close the frontmatter";
    const message = (0,no_fence/* fenceFault */.eh)(source.text, exactly);
    return {
        leniency: {
            message,
            as: "without its frontmatter, so with every tool",
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
        native: () => ({}),
    });
}
function readProfile(table, { source, fileName, body }, cut, lateServer) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const text = (key) => {
        const found = textAt(table, key);
        return found ? (0,fact/* stated */.Eo)(found.text, { source, span: found.span }) : (0,fact/* missing */.LO)(home);
    };
    const name = text("name");
    const { grants, ineffective } = readTools(table, source, home);
    const late = lateTools(table, source, lateServer);
    const servers = readServers(table, source);
    return (0,profile/* profileFrom */.A)({
        home,
        name: name.state === "stated" && name.value !== "" ? name : (0,fact/* implied */.TU)(fileName, name.at, "the file name is the name"),
        description: text("description"),
        model: text("model"),
        grants,
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
        extraGrants: late.grants,
        servers: servers.servers,
        bypasses: (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys),
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
            ...ineffective,
            ...servers.ineffective,
            ...late.ineffective,
            ...idleEffort(table, source),
            ...cut,
        ],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => (0,parsers_node/* jsonOf */.o_)(table),
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

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/commands.js




const shared = [".agents", ".agent"];
function commandStarts(repo) {
    return shared.flatMap((root) => repo.holding(root)).filter((directory) => !repo.isUsers(directory));
}
async function readCommands(repo, own) {
    const roots = [own, ...shared.map((root) => (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(own), root))];
    const reads = [];
    for (const root of roots)
        reads.push(await readFolder(repo, (0,repo_path/* join */.fj)(root, "commands")));
    return {
        authority: reads.flatMap(({ authority }) => authority),
        unjudged: reads.flatMap(({ unjudged }) => unjudged),
    };
}
async function readFolder(repo, root) {
    const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, { isIncluded: () => true, deep: true });
    const read = await (0,collect/* readEach */.e2)(repo, files, (source, path) => {
        if (!source.text.startsWith("#!"))
            return [];
        return [
            {
                setting: "command",
                value: path,
                effect: "widens",
                because: `is a program that runs when a person or CI starts \`/${commandName(path)}\`, with all that they may do`,
                content: `${path} ${(0,hash.sha256)(source.text)}`,
                certainty: "documented",
                may: ["execute"],
                names: [path],
                at: (0,repo_text/* startOf */.GH)(source),
            },
        ];
    });
    return { authority: read.results.flat(), unjudged: [...unjudged, ...read.unjudged] };
}
function commandName(path) {
    const stem = (0,repo_path/* nameOf */.Vb)(path).replace(/\.[^.]+$/, "");
    return stem
        .toLowerCase()
        .replace(/[^a-z0-9-_]/g, "-")
        .replace(/--+/g, "-");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
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

// EXTERNAL MODULE: ./build/bundle/src/hosts/factory/hooks.js
var hooks = __webpack_require__(40644);
// EXTERNAL MODULE: ./build/bundle/src/hosts/factory/launch.js
var launch = __webpack_require__(3109);
// EXTERNAL MODULE: ./build/bundle/src/hosts/factory/permission-rules.js
var permission_rules = __webpack_require__(20763);
// EXTERNAL MODULE: ./build/bundle/src/hosts/factory/settings.js
var factory_settings = __webpack_require__(81403);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/factory/index.js














const hosts_factory_settings = ["settings.json", "settings.local.json", "mcp.json"];
const settingsFiles = [...hosts_factory_settings, "hooks.json"];
/* harmony default export */ const factory = ((0,host/* defineHost */.YB)({
    title: "Factory",
    url: "https://docs.factory.ai/cli/configuration/custom-droids",
    editions: ["2026-08"],
    formerEditions: { "2026-07": "2026-08" },
    certainty: "measured",
    patterns: [
        "**/.factory/droids/*.md",
        ...settingsFiles.map((name) => `**/.factory/${name}`),
        "~/.factory/droids/*.md",
        ...settingsFiles.map((name) => `~/.factory/${name}`),
    ],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const lateServers = await lateServersIn(repo, where);
        return (0,single_folder/* loadSingleFolder */.T)(repo, { ...where, starts: [...new Set([...where.starts, ...commandStarts(repo)])].sort(repo_path/* byBytes */.bg) }, {
            own: ".factory",
            folder: "droids",
            settings: hosts_factory_settings,
            settingsReading: reading/* reading */.h,
            settingRules: factory_settings/* settingRules */.g,
            knownSettings: factory_settings/* knownSettings */.X,
            furtherAuthority: permission_rules/* permissionRulesIn */.K,
            faultsIn: (root, source) => [...(0,hooks/* hooksFaultIn */.ql)(root, source), ...(0,permission_rules/* permissionFaultsIn */.G)(root, source)],
            appliedSettings: hooks/* appliedSettings */.JV,
            readBeside: async (files, own) => joined(await readCommands(files, own), await (0,hooks/* readHooks */.by)(files, own)),
            read: (source, path) => droidsOf(source, path, lateServers.get(homeOf(path))),
            followsLinks: true,
            builtins: [
                ["worker", everyCapability],
                ["explorer", categoryOf("read-only") ?? everyCapability],
            ],
        });
    }),
}));
function homeOf(path) {
    const own = (0,repo_path/* directoryOf */.jt)((0,repo_path/* directoryOf */.jt)(path));
    return (0,repo_path/* nameOf */.Vb)(own) === ".factory" ? (0,repo_path/* directoryOf */.jt)(own) : path;
}
function joined(...reads) {
    return {
        authority: reads.flatMap(({ authority }) => authority),
        unjudged: reads.flatMap(({ unjudged }) => unjudged),
        replaces: reads.flatMap(({ replaces = [] }) => replaces),
    };
}


/***/ }),

/***/ 8065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jo: () => (/* reexport */ diagnosis/* diagnosisOf */.j),
  l_: () => (/* reexport */ values/* hostValueOf */.l_),
  tr: () => (/* reexport */ values/* isEndless */.tr),
  GS: () => (/* reexport */ mappingOf),
  E5: () => (/* reexport */ parseQuickly),
  hN: () => (/* reexport */ lenient.parseYaml),
  Ju: () => (/* reexport */ readBunYaml),
  pK: () => (/* reexport */ readCoreYaml),
  zT: () => (/* reexport */ readFrontmatter),
  f5: () => (/* reexport */ readJsYaml),
  Mv: () => (/* reexport */ readKeysAlone),
  E$: () => (/* reexport */ repeatedIn),
  FF: () => (/* reexport */ repeatedKeyOf),
  EI: () => (/* reexport */ splitMarkdown),
  c_: () => (/* reexport */ tableOf),
  tI: () => (/* reexport */ withOccurrences)
});

// UNUSED EXPORTS: plainWords

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
var diagnosis = __webpack_require__(98820);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/quick/index.js + 8 modules
var yaml_quick = __webpack_require__(57319);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/simple.js

const words = new Map([
    ...["null", "Null", "NULL"].map((word) => [word, { value: null }]),
    ...["true", "True", "TRUE"].map((word) => [word, { value: true }]),
    ...["false", "False", "FALSE"].map((word) => [word, { value: false }]),
]);
const integer = /^(?:0|[1-9][0-9]{0,14})$/;
const decimal = /^(?:0|[1-9][0-9]{0,5})\.[0-9]{1,8}$/;
const word = /^(?:[^-+.0-9~]|[0-9]+[a-z]?-[A-Za-z])/;
function typedOf(text) {
    if (text === "<<")
        return undefined;
    if (word.test(text))
        return (text.length <= 5 ? words.get(text) : undefined) ?? { value: text };
    if (integer.test(text))
        return { value: Number(text), number: "integer" };
    return decimal.test(text) ? { value: Number(text), number: "float" } : undefined;
}
function exactlyTypedOf(text) {
    const typed = text === text.trim() ? typedOf(text) : undefined;
    return typeof typed?.value === "number" && String(typed.value) !== text ? undefined : typed;
}
const simple_lenient = {
    key: typedOf,
    value: (text) => (text === "" ? { value: null } : typedOf(text)),
    repeats: true,
    quotedKeys: true,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "recovers",
};
const core = {
    key: (name) => (words.has(name) ? undefined : { value: name }),
    value: exactlyTypedOf,
    repeats: false,
    quotedKeys: false,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "declines",
};
const jsYaml = { ...core, quotedKeys: true, endsWith: "value", blockScalarEnds: "content" };
function readCoreQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, core)?.node;
}
function readJsQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, jsYaml)?.node;
}
function readLenient(text, base) {
    const quick = (0,yaml_quick/* readQuick */.e)(text, base, simple_lenient);
    if (!quick)
        return undefined;
    const { node, faults } = quick;
    return { node, problems: faults.length < 2 ? faults : faults.toSorted((a, b) => a.span.start - b.span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/repeats.js

const maxOccurrences = 16;
const fewEntries = 16;
function repeatedEntryOf({ entries }) {
    if (entries.length <= fewEntries)
        return entries.find(({ name }, i) => {
            if (name !== undefined)
                for (let before = 0; before < i; before++)
                    if (entries[before]?.name === name)
                        return true;
            return false;
        });
    const seen = new Set();
    for (const entry of entries) {
        if (entry.name === undefined)
            continue;
        if (seen.has(entry.name))
            return entry;
        seen.add(entry.name);
    }
    return undefined;
}
function findEntry(root, test) {
    const seen = new Set();
    const find = (node) => {
        if (node.kind === "scalar" || seen.has(node))
            return undefined;
        seen.add(node);
        if (node.kind === "list")
            return findFirst(node.items, find);
        return test(node) ?? findFirst(node.entries, ({ value }) => find(value));
    };
    return find(root);
}
function findFirst(items, find) {
    for (const item of items) {
        const found = find(item);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function hasMerge(root) {
    return findEntry(root, ({ entries }) => entries.find(({ name }) => name === "<<")) !== undefined;
}
function occurrencesOf(table) {
    if (!repeatedEntryOf(table))
        return [table];
    const byName = new Map();
    for (const entry of table.entries) {
        if (entry.name === undefined)
            continue;
        (0,many/* addTo */.DN)(byName, entry.name, entry);
    }
    const repeated = (0,many/* largest */.nQ)([...byName.values()].map(({ length }) => length));
    return Array.from({ length: Math.min(repeated, maxOccurrences) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === maxOccurrences - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
    }));
}
function mergedOf(table) {
    if (!hasMerge(table))
        return undefined;
    const done = new Map();
    let found = false;
    const merge = (node, depth) => {
        const known = done.get(node);
        if (known || node.kind === "scalar" || depth === 0)
            return known ?? node;
        const merged = node.kind === "list"
            ? { ...node, items: node.items.map((item) => merge(item, depth - 1)) }
            : { ...node, entries: entriesOf(node, depth) };
        done.set(node, merged);
        return merged;
    };
    const entriesOf = (from, depth) => {
        const own = from.entries
            .filter(({ name }) => name !== "<<")
            .map((entry) => ({ ...entry, value: merge(entry.value, depth - 1) }));
        const sources = from.entries.filter(({ name }) => name === "<<");
        if (sources.length === 0)
            return own;
        found = true;
        const names = new Set(own.map(({ name }) => name));
        for (const { value } of sources) {
            for (const source of value.kind === "list" ? value.items : [value]) {
                const merged = merge(source, depth - 1);
                if (merged.kind !== "table")
                    continue;
                for (const entry of merged.entries) {
                    if (names.has(entry.name))
                        continue;
                    names.add(entry.name);
                    own.push(entry);
                }
            }
        }
        return own;
    };
    const merged = merge(table, 12);
    return found && merged.kind === "table" ? merged : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/alternatives.js




async function readFrontmatter(text, front) {
    const yaml = text.slice(front.start, front.end);
    const { node, problems } = await parseQuickly(yaml, front.start);
    const [problem] = problems;
    if (problem)
        return { tables: await readKeysAlone(yaml, front, node), fault: (0,diagnosis/* diagnosisOf */.j)(text, front, problem) };
    const table = tableOf(node, front);
    const repeatedKey = repeatedKeyOf(table);
    return { tables: withOccurrences(table), ...(repeatedKey ? { fault: repeatedKey } : {}) };
}
async function parseQuickly(yaml, base) {
    return readLenient(yaml, base) ?? (0,lenient.parseYaml)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return merged ? [first, ...others, merged] : [first, ...others];
}
function repeatedKeyOf(table) {
    return repetition(repeatedEntryOf(table));
}
function repeatedIn(root) {
    return repetition(findEntry(root, repeatedEntryOf));
}
function repetition(entry) {
    return entry && { kind: "problem", message: `the key \`${entry.name}\` appears twice`, span: entry.key.span };
}
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;
const maxPieces = 200;
async function readKeysAlone(yaml, front, whole) {
    const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
    const starts = [...yaml.matchAll(pieces)]
        .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
        .slice(0, maxPieces);
    const entries = [];
    for (const [i, found] of starts.entries()) {
        const end = starts[i + 1]?.index ?? yaml.length;
        entries.push(await pieceOf(yaml.slice(found.index, end), front.start + found.index, found[1] ?? ""));
    }
    const rest = tableOf(whole, front).entries.filter(({ name }) => name !== undefined && !/\s/.test(name));
    const byLine = { kind: "table", span: front, entries: [...entries, ...notIn(entries, rest)] };
    const byParser = { kind: "table", span: front, entries: [...rest, ...notIn(rest, entries)] };
    return [...withOccurrences(byLine), ...withOccurrences(byParser)];
}
function notIn(known, others) {
    if (others.length === 0)
        return others;
    const names = new Set(known.map(({ name }) => name));
    return others.filter(({ name }) => !names.has(name));
}
async function pieceOf(text, base, name) {
    const colon = text.indexOf(":");
    const start = base + text.indexOf(name);
    const key = {
        kind: "scalar",
        span: { start, end: start + name.length },
        value: name,
        text: name,
        style: "plain",
    };
    const { node, problems } = await parseQuickly(text, base);
    const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
    if (problems.length === 0 && read)
        return { ...read, key };
    const newline = text.indexOf("\n", colon);
    const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
    const value = line.trim();
    const at = base + colon + 1 + (line.length - line.trimStart().length);
    return {
        key,
        name,
        value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/bun.js


async function readBunYaml(text, base) {
    const { node, problems, unresolved, excessive } = await parseQuickly(text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text, base);
    const alias = unresolved && { kind: "problem", message: "an alias has no anchor", span: unresolved };
    const nul = text.indexOf("\0");
    const problem = problems.find(({ message }) => !tolerated.test(message)) ??
        alias ??
        (nul < 0 ? undefined : nulAt(base + nul)) ??
        lateKeyIn(node, text, base);
    const repeated = repeatedIn(node);
    return {
        node: repeated || hasMerge(node) ? settled(node) : node,
        ...(repeated ? { repeated } : {}),
        ...(problem ? { problem } : {}),
        ...(excessive ? { excessive } : {}),
    };
}
const tolerated = /^(?:Plain value cannot start with flow indicator character ,|Tags and anchors must be separated from the next token)/;
function nulAt(at) {
    const span = { start: at, end: at + 1 };
    return { kind: "problem", message: "a NUL character is not allowed", span };
}
function lateKeyIn(root, text, base) {
    const entries = root.kind === "table" ? root.entries : [];
    for (const { key } of entries) {
        if (key.kind !== "scalar" || key.text !== "" || key.style !== "plain")
            continue;
        const at = key.span.start - base;
        const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
        if (/[^\s?]/.test(before))
            return { kind: "problem", message: "a value ends with `:`", span: key.span };
    }
    return undefined;
}
function settled(node) {
    const done = new Map();
    const last = (from) => {
        const known = done.get(from);
        if (known || from.kind === "scalar")
            return known ?? from;
        const result = from.kind === "list"
            ? { ...from, items: from.items.map(last) }
            : { ...from, entries: lastEntries(from).map((entry) => ({ ...entry, value: last(entry.value) })) };
        done.set(from, result);
        return result;
    };
    const result = last(node);
    return result.kind === "scalar" ? result : (mergedIn(result) ?? result);
}
function lastEntries({ entries }) {
    const lasts = new Map(entries.map((entry) => [entry.name, entry]));
    return entries.filter((entry) => entry.name === undefined || entry.name === "<<" || lasts.get(entry.name) === entry);
}
function mergedIn(node) {
    if (node.kind === "table")
        return mergedOf(node);
    return node.kind === "list" ? { ...node, items: node.items.map((item) => mergedIn(item) ?? item) } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/fences.js
const opening = /\ufeff?---[ \t]*\r?\n/y;
function splitMarkdown(text) {
    opening.lastIndex = 0;
    if (!opening.test(text))
        return misplacedIn(text);
    const start = opening.lastIndex;
    const fences = closingFences(text, start);
    const first = fences[0];
    if (!first)
        return { kind: "unclosed", front: { start, end: text.length } };
    const found = partAt(text, start, first);
    if (first.exact)
        return { kind: "fenced", ...found };
    const exact = fences.find((fence) => fence.exact);
    return {
        kind: "fenced",
        ...found,
        loose: { start: first.start, end: first.end },
        ...(exact ? { further: partAt(text, start, exact) } : {}),
    };
}
function closingFences(text, start) {
    const fences = [];
    for (let at = start; at >= 0 && at < text.length; at = nextLine(text, at)) {
        if (!text.startsWith("---", at))
            continue;
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const exact = text.slice(at, end).trimEnd() === "---";
        if (exact || fences.length === 0)
            fences.push({ start: at, end, exact });
        if (exact)
            break;
    }
    return fences;
}
function nextLine(text, at) {
    const newline = text.indexOf("\n", at);
    return newline < 0 ? -1 : newline + 1;
}
function partAt(text, start, fence) {
    return {
        front: { start, end: fence.start },
        body: { start: Math.min(fence.end + 1, text.length), end: text.length },
    };
}
const firstKey = /^[ \t]*(?:name|description|tools)[ \t]*:(?=[ \t\r\n]|$)/;
const searchedLines = 30;
function misplacedBy(text, fence) {
    if (!fence)
        return "has no opening `---`";
    if (fence.start > 0)
        return "does not begin on the file's first line";
    return /^\s/.test(text) ? "is indented" : "has more than `---` on its first line";
}
function misplacedIn(text) {
    const oldMac = /^\ufeff?---[ \t]*\r(?!\n)/.exec(text);
    if (oldMac)
        return {
            kind: "misplaced",
            front: { start: oldMac[0].length, end: text.length },
            because: "ends its lines with carriage returns alone",
            at: { start: 0, end: 3 },
        };
    let before = true;
    let example = false;
    let fence;
    let at = 0;
    for (let count = 0; count < searchedLines && at >= 0 && at < text.length; count++) {
        const end = nextLine(text, at);
        const line = text.slice(at, end < 0 ? text.length : end);
        const content = line.trim().replace(/^\ufeff/, "");
        if (content.startsWith("```"))
            example = !before && !example;
        else if (firstKey.test(line) && (fence || before) && !example) {
            const closing = fence ? /^[ \t]*---+[ \t]*\r?$/m : /^[ \t]*(?:---+[ \t]*)?\r?$/m;
            const rest = text.slice(at).search(closing);
            const front = { start: at, end: rest < 0 ? text.length : at + rest };
            return {
                kind: "misplaced",
                front,
                because: misplacedBy(text, fence),
                at: fence ?? { start: at, end: at + line.trimEnd().length },
            };
        }
        fence =
            content === "---" || (at === 0 && content.startsWith("---"))
                ? { start: at, end: at + line.trimEnd().length }
                : content === ""
                    ? fence
                    : undefined;
        if (content !== "" && !content.startsWith("```") && !fence)
            before = false;
        at = end;
    }
    return { kind: "none" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/index.js

async function readJsYaml(text, base, generation) {
    const plain = readJsQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 2256).then(__webpack_require__.bind(__webpack_require__, 52256))).parseJsYaml(text, base, generation);
}
function mappingOf(node, at) {
    return node?.kind === "table" ? node : { kind: "table", span: { start: at, end: at }, entries: [] };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/js-yaml/values.js
var values = __webpack_require__(97206);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/core.js

async function readCoreYaml(text, base) {
    const plain = readCoreQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 4611).then(__webpack_require__.bind(__webpack_require__, 94611))).parseCoreYaml(text, base);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/index.js











/***/ }),

/***/ 97206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aw: () => (/* binding */ binary),
/* harmony export */   l_: () => (/* binding */ hostValueOf),
/* harmony export */   tr: () => (/* binding */ isEndless)
/* harmony export */ });
const binary = "tag:yaml.org,2002:binary";
function hostValueOf(node) {
    if (node.kind === "list")
        return node.items.map(hostValueOf);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, hostValueOf(value)]])));
    const { value, tag } = node;
    if (tag === binary && typeof value === "string")
        return Uint8Array.from(value === "" ? [] : value.split(","), Number);
    return typeof value === "object" && value !== null ? new Date(value.text) : value;
}
function isEndless(node) {
    if (node.kind === "scalar")
        return false;
    if (node.endless)
        return true;
    return node.kind === "list" ? node.items.some(isEndless) : node.entries.some(({ value }) => isEndless(value));
}


/***/ }),

/***/ 97463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ forgetReadings),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
function parseYaml(text, base) {
    const known = recent.get(text);
    if (known?.base === base)
        return known.reading;
    const reading = __webpack_require__.e(/* import() */ 8549).then(__webpack_require__.bind(__webpack_require__, 8549)).then(({ parsed }) => parsed(text, base));
    if (!known)
        recentLength += text.length;
    recent.set(text, { base, reading });
    for (const [oldest] of recent) {
        if (recentLength <= mostRecent)
            break;
        recent.delete(oldest);
        recentLength -= oldest.length;
    }
    return reading;
}
function forgetReadings() {
    recent.clear();
    recentLength = 0;
}
const recent = new Map();
let recentLength = 0;
const mostRecent = 1 << 20;


/***/ }),

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Ur: () => (/* binding */ parsedJsonFile)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parsedJsonFile(text) {
    return parsedJson(text.replace(/^\uFEFF/, ""));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}


/***/ })

};
;