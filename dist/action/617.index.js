"use strict";
exports.id = 617;
exports.ids = [617];
exports.modules = {

/***/ 6617:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ claude)
});

// EXTERNAL MODULE: ./build/bundle/src/host.js
var host = __webpack_require__(55);
// EXTERNAL MODULE: ./build/bundle/src/load.js
var load = __webpack_require__(2049);
// EXTERNAL MODULE: ./build/bundle/src/path.js
var src_path = __webpack_require__(1230);
// EXTERNAL MODULE: ./build/bundle/src/capability.js
var capability = __webpack_require__(9387);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(8278);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/builtins.js



const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["Explore", ["read", "execute", "network", "external"]],
    ["Plan", ["read", "execute", "network", "external"]],
    ["general-purpose", capability/* capabilities */.R],
    ["claude", capability/* capabilities */.R],
    ["statusline-setup", ["read", "write"]],
    ["claude-code-guide", ["read", "execute", "network"]],
];
function builtins() {
    const at = (0,src_text/* placeOfPath */.Es)("");
    return agents.map(([name, may]) => {
        const profile = {
            name: (0,fact/* implied */.TU)(name, at, "it is built in"),
            identity: name,
            description: (0,fact/* missing */.LO)(at),
            model: (0,fact/* missing */.LO)(at),
            permissionMode: (0,fact/* missing */.LO)(at),
            grants: (0,fact/* implied */.TU)(may.map((capability) => ({ tool: "*", capability, scope: null, at })), at, "it is built in"),
            denied: [],
            extraGrants: [],
            hooks: [],
            servers: [],
            paths: [],
            bypasses: [],
            ineffective: [],
            prompt: { source: "none", path: null, text: "", at },
            native: undefined,
        };
        return { layer: builtin, files: [], verdict: { kind: "loaded" }, profile };
    });
}

// EXTERNAL MODULE: ./build/bundle/src/node.js
var src_node = __webpack_require__(2829);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/document.js
const opening = /\ufeff?---[ \t]*\r?\n/y;
function documentOf(text) {
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
    return { kind: "fenced", ...found, loose: { start: first.start, end: first.end }, ...(exact ? { further: partAt(text, start, exact) } : {}) };
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
    return { front: { start, end: fence.start }, body: { start: Math.min(fence.end + 1, text.length), end: text.length } };
}
const firstKey = /^[ \t]*(?:name|description|tools)[ \t]*:(?=[ \t\r\n]|$)/;
const reach = 30;
function misplacedIn(text) {
    const oldMac = /^\ufeff?---[ \t]*\r(?!\n)/.exec(text);
    if (oldMac)
        return { kind: "misplaced", front: { start: oldMac[0].length, end: text.length }, because: "ends its lines with carriage returns alone", at: { start: 0, end: 3 } };
    let before = true;
    let example = false;
    let fence;
    let at = 0;
    for (let count = 0; count < reach && at >= 0 && at < text.length; count++) {
        const end = nextLine(text, at);
        const line = text.slice(at, end < 0 ? text.length : end);
        const content = line.trim().replace(/^\ufeff/, "");
        if (content.startsWith("```"))
            example = !before && !example;
        else if (firstKey.test(line) && (fence || before) && !example) {
            const closing = fence ? /^[ \t]*---+[ \t]*\r?$/m : /^[ \t]*(?:---+[ \t]*)?\r?$/m;
            const rest = text.slice(at).search(closing);
            const front = { start: at, end: rest < 0 ? text.length : at + rest };
            const because = !fence ? "has no opening `---`" : fence.start > 0 ? "does not begin on the file's first line" : /^\s/.test(text) ? "is indented" : "has more than `---` on its first line";
            return { kind: "misplaced", front, because, at: fence ?? { start: at, end: at + line.trimEnd().length } };
        }
        fence = content === "---" || (at === 0 && content.startsWith("---")) ? { start: at, end: at + line.trimEnd().length } : content === "" ? fence : undefined;
        if (content !== "" && !content.startsWith("```") && !fence)
            before = false;
        at = end;
    }
    return { kind: "none" };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/powers.js

const most = 500;
const deepest = 40;
function powersOf(table, source) {
    const place = (node) => ({ source, span: node.span });
    const grant = (tool, capability, node) => ({ tool, capability, scope: null, at: place(node) });
    const grants = [];
    const ineffective = [];
    const memory = (0,src_node/* valueOf */.R)(table, "memory");
    if (memory && !isNothing(memory)) {
        if (!isOff(memory))
            grants.push(grant("memory", "read", memory), grant("memory", "write", memory));
        const scope = textOf(memory);
        if (!["user", "project", "local"].includes(scope ?? "")) {
            ineffective.push({ kind: "value", what: `memory: ${scope ?? "…"}`, because: "it is none of `user`, `project` and `local`, so this host may ignore it", at: place(memory) });
        }
    }
    const hooking = (0,src_node/* valueOf */.R)(table, "hooks");
    const hooks = hooksOf(hooking, place);
    if (hooking && hooks.length === 0 && !isNothing(hooking) && sizeOf(hooking) > 0) {
        ineffective.push({ kind: "value", what: "hooks", because: "no hook of a shape that this host documents stands in it", at: place(hooking) });
    }
    for (const { kind, at } of hooks.slice(0, most)) {
        const capability = kind === "command" ? "execute" : kind === "url" ? "network" : kind === "builtin" ? "delegate" : kind === "reference" ? "external" : undefined;
        if (capability)
            grants.push({ tool: "hooks", capability, scope: null, at });
    }
    const servers = serversOf((0,src_node/* valueOf */.R)(table, "mcpServers"), place);
    for (const { kind, at } of servers.slice(0, most)) {
        grants.push({ tool: "mcpServers", capability: "external", scope: null, at });
        if (kind !== "reference")
            grants.push({ tool: "mcpServers", capability: kind === "url" ? "network" : "execute", scope: null, at });
    }
    const isolation = (0,src_node/* valueOf */.R)(table, "isolation");
    if (isolation && !isNothing(isolation) && textOf(isolation) !== "worktree") {
        ineffective.push({ kind: "limit", what: `isolation: ${textOf(isolation) ?? "…"}`, because: "this host knows only `worktree` and may ignore anything else", at: place(isolation) });
    }
    const mode = modeOf(table, place);
    return { grants, hooks: hooks.slice(0, most), servers: servers.slice(0, most), bypasses: mode.bypasses, ineffective: [...ineffective, ...mode.ineffective] };
}
const modes = ["default", "manual", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan"];
const fast = new Map([
    ["bypassPermissions", { effect: "bypass", because: "runs every tool call without asking" }],
    ["acceptEdits", { effect: "auto-approve", because: "edits files without asking" }],
    ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);
const misspelt = new Map([...fast.keys()].map((mode) => [mode.toLowerCase(), mode]));
const bypassing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|danger\w*|accept\w*|auto\w*)$/;
const modeKeys = new Set("permissionmode permissionsmode permission permissions mode defaultmode approvalmode approvalpolicy".split(" "));
function modeOf(table, place) {
    const bypasses = [];
    const ineffective = [];
    for (const { name: setting = "", value: node, key } of table.entries) {
        const known = setting === "permissionMode";
        const switches = /^(?:dangerously|skippermissions)/.test(plainOf(setting));
        if (!known && !switches && !modeKeys.has(plainOf(setting)))
            continue;
        const texts = textsIn(node);
        const text = texts.join(", ");
        const exact = known && node.kind === "scalar" ? fast.get(text) : undefined;
        const meant = known ? texts.map((word) => misspelt.get(plainOf(word))).find((mode) => mode !== undefined) : undefined;
        const close = meant === undefined ? undefined : fast.get(meant);
        if (exact)
            bypasses.push({ setting, value: text, ...exact, at: place(node) });
        else if (close)
            bypasses.push({ setting, value: text, effect: close.effect, because: `this host may take for \`${meant}\`, which ${close.because}`, at: place(node) });
        else if (switches ? text === "true" : texts.some((word) => bypassing.test(plainOf(word)))) {
            const because = known ? "is no mode of this host and may do nothing" : "does nothing: this host has no such key";
            bypasses.push({ setting, value: text, effect: "unhonoured", because, at: place(known ? node : key) });
        }
        else if (known && !isNothing(node) && !modes.includes(text)) {
            ineffective.push({ kind: "value", what: `permissionMode: ${text}`, because: "it is no mode of this host, which may keep the session's mode", at: place(node) });
        }
    }
    return { bypasses, ineffective };
}
function plainOf(word) {
    return word.toLowerCase().replace(/[-_\s]/g, "");
}
function hooksOf(node, place) {
    const extras = [];
    const seen = new Set();
    const walk = (from, event, depth) => {
        if (extras.length >= most || seen.has(from) || depth > deepest)
            return;
        seen.add(from);
        if (from.kind === "list")
            for (const item of from.items)
                walk(item, event, depth + 1);
        if (from.kind !== "table")
            return;
        const extra = hookOf(from, event, place);
        if (extra)
            extras.push(extra);
        for (const { name, value } of from.entries)
            if (value.kind !== "scalar")
                walk(value, event === "" ? (name ?? "") : event, depth + 1);
    };
    if (node)
        walk(node, "", 0);
    return extras;
}
function hookOf(table, event, place) {
    const type = textOf((0,src_node/* valueOf */.R)(table, "type"));
    const kinds = [["command", "command"], ["url", "url"], ["prompt", type === "agent" ? "builtin" : "prompt"], ["tool", "reference"]];
    for (const [key, kind] of kinds) {
        const value = (0,src_node/* valueOf */.R)(table, key);
        const text = textOf(value);
        if (value && text !== undefined && text !== "")
            return { name: event, kind, value: text, at: place(value) };
    }
    const command = (0,src_node/* valueOf */.R)(table, "command");
    if (command || type === "command")
        return { name: event, kind: "command", value: command ? textsIn(command).join(" ") : "", at: command ? place(command) : place(table) };
    return undefined;
}
function serversOf(node, place) {
    const extras = [];
    for (const item of node === undefined ? [] : node.kind === "list" ? node.items : [node]) {
        if (extras.length >= most)
            break;
        if (item.kind === "table") {
            for (const { name, value } of item.entries.slice(0, most))
                extras.push(...serverOf(name ?? "", value, place));
        }
        else if (item.kind === "scalar" && !isNothing(item)) {
            for (const name of item.text.split(","))
                if (name.trim())
                    extras.push({ name: name.trim(), kind: "reference", value: name.trim(), at: place(item) });
        }
    }
    return extras;
}
function serverOf(name, config, place) {
    const command = (0,src_node/* valueOf */.R)(config, "command");
    const url = (0,src_node/* valueOf */.R)(config, "url");
    const found = [];
    if (command) {
        const rest = (0,src_node/* valueOf */.R)(config, "args");
        const words = [textOf(command) ?? "", ...(rest?.kind === "list" ? rest.items.slice(0, 50).map((item) => textOf(item) ?? "") : [])];
        found.push({ name, kind: "command", value: words.join(" "), at: place(command) });
    }
    if (url)
        found.push({ name, kind: "url", value: textOf(url) ?? "", at: place(url) });
    const helper = (0,src_node/* valueOf */.R)(config, "headersHelper");
    if (helper)
        found.push({ name, kind: "command", value: textOf(helper) ?? "", at: place(helper) });
    const type = (0,src_node/* valueOf */.R)(config, "type");
    if (found.length === 0 && type && /^(?:stdio|sse|https?|ws|streamable-?http)$/i.test(textOf(type) ?? "")) {
        found.push({ name, kind: /^stdio$/i.test(textOf(type) ?? "") ? "command" : "url", value: name, at: place(type) });
    }
    return found.length > 0 ? found : [{ name, kind: "reference", value: name, at: place(config) }];
}
function sizeOf(node) {
    return node.kind === "scalar" ? 1 : node.kind === "list" ? node.items.length : node.entries.length;
}
function isOff(node) {
    return node.kind === "scalar" && (node.value === false || node.value === 0);
}
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
function textsIn(node, depth = 0) {
    if (node.kind === "scalar")
        return [node.text];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
    return depth > 2 ? [] : inner.slice(0, 8).flatMap((item) => textsIn(item, depth + 1));
}
function isNothing(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/tools.js
const names = {
    given: {
        read: "Read Grep Glob LSP ToolSearch ListMcpResourcesTool ReadMcpResourceTool TaskGet TaskList CronList ListAgents",
        write: "Edit Write NotebookEdit",
        execute: "Bash PowerShell Monitor",
        network: "WebFetch WebSearch Artifact RemoteTrigger PushNotification SendUserFile ShareOnboardingGuide SendFeedback",
        delegate: "Agent SendMessage Skill CronCreate CronDelete EnterWorktree ExitWorktree TeamCreate TeamDelete",
        state: "TodoWrite TaskCreate TaskUpdate TaskStop ReportFindings SubagentHandback StructuredOutput",
    },
    withheld: {
        delegate: "Workflow",
        state: "AskUserQuestion EndConversation EnterPlanMode ExitPlanMode ScheduleWakeup TaskOutput WaitForMcpServers",
    },
    gone: {
        read: "LS NotebookRead",
        write: "MultiEdit",
        delegate: "SlashCommand",
        state: "TodoRead BashOutput KillBash KillShell AgentOutputTool",
    },
};
const tools = new Map(["given", "withheld", "gone"].flatMap((fate) => Object.entries(names[fate]).flatMap(([capability, list]) => list.split(" ").map((name) => [name, { name, fate, capability: capability === "state" ? undefined : capability }]))));
const folded = new Map([...tools.values()].map((tool) => [tool.name.toLowerCase(), tool]));
const given = [...tools.values()].filter(({ fate }) => fate === "given");
function toolNamed(name) {
    return tools.get(name === "Task" ? "Agent" : name);
}
function toolLike(name) {
    const plain = name.normalize("NFKC").toLowerCase().replace(/[-_\p{Cf}\p{Mn}]/gu, "");
    return folded.get(plain === "task" ? "agent" : plain);
}
function toolListOf(node, source) {
    if (node.kind === "scalar")
        return { entries: entriesOf(node, source), unreadable: [] };
    if (node.kind === "table")
        return { entries: [], unreadable: [node] };
    const entries = [];
    const unreadable = [];
    for (const item of node.items) {
        if (item.kind === "scalar" && item.value !== null)
            entries.push(...entriesOf(item, source));
        else
            unreadable.push(item);
    }
    return { entries, unreadable };
}
function isBracketed(text) {
    return /^\s*\[[^]*\]\s*$/.test(text);
}
function entriesOf(scalar, source) {
    const { text, span } = scalar;
    const offset = source.text.startsWith(text, span.start) ? span.start : source.text.startsWith(text, span.start + 1) ? span.start + 1 : undefined;
    return splitTools(text).map(({ start, end }) => {
        const written = text.slice(start, end);
        const open = written.indexOf("(");
        const scoped = open > 0 && written.endsWith(")");
        const scope = scoped ? written.slice(open + 1, -1).trim() : "";
        return {
            written,
            name: scoped ? written.slice(0, open).trim() : written,
            scope: scope === "" || scope === "*" ? null : scope,
            at: { source, span: offset === undefined ? span : { start: offset + start, end: offset + end } },
        };
    });
}
function splitTools(text) {
    const ranges = [];
    const from = isBracketed(text) ? text.indexOf("[") + 1 : 0;
    const to = from > 0 ? text.lastIndexOf("]") : text.length;
    const counts = text.includes("(") && isBalanced(text.slice(from, to));
    let depth = 0;
    let start = from;
    for (let at = from; at <= to; at++) {
        const unit = at === to ? "," : text[at];
        if (counts && unit === "(")
            depth++;
        else if (counts && unit === ")")
            depth--;
        if (unit !== "," || depth > 0)
            continue;
        const range = trimmed(text, start, at);
        if (range.start < range.end)
            ranges.push(range);
        start = at + 1;
    }
    return ranges;
}
function isBalanced(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === "(")
            depth++;
        if (text[at] === ")" && --depth < 0)
            return false;
    }
    return depth === 0;
}
function trimmed(text, from, to) {
    let [start, end] = [from, to];
    for (;;) {
        while (start < end && /\s/.test(text[start] ?? ""))
            start++;
        while (end > start && /\s/.test(text[end - 1] ?? ""))
            end--;
        const quote = text[start];
        if ((quote !== '"' && quote !== "'") || end - start < 2 || text[end - 1] !== quote)
            return { start, end };
        start++;
        end--;
    }
}
function isDenied(name, denied) {
    const canonical = toolNamed(name)?.name ?? name;
    return denied.some(({ name: deny, written }) => {
        if (written.includes("("))
            return false;
        if ((toolNamed(deny)?.name ?? deny) === canonical)
            return true;
        if (!deny.startsWith("mcp__") || !name.startsWith("mcp__"))
            return false;
        return deny.endsWith("*") ? name.startsWith(deny.slice(0, -1)) : name.startsWith(`${deny}__`);
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/grants.js




const grantsNothing = "grants nothing";
const deniesNothing = "denies nothing";
function grantsOf(table, source, home) {
    const denying = (0,src_node/* valueOf */.R)(table, "disallowedTools");
    const deny = denying && !grants_isNothing(denying) ? toolListOf(denying, source) : undefined;
    const denied = denying?.kind === "scalar" && isBracketed(denying.text) ? [] : (deny?.entries ?? []);
    const ineffective = [];
    for (const entry of deny?.entries ?? []) {
        const found = toolNamed(entry.name)?.fate === "withheld" ? undefined : faultOf(entry, deniesNothing);
        if (found)
            ineffective.push(found);
    }
    if (denying)
        ineffective.push(...undenying(denying, deny?.unreadable ?? [], source));
    const names = denied.map(({ written }) => written);
    const list = (0,src_node/* valueOf */.R)(table, "tools");
    if (!list)
        return { grants: (0,fact/* implied */.TU)(everything(home, denied), home, `no \`tools\` key means every tool${denied.length > 0 ? " that is not denied" : ""}`), denied: names, ineffective };
    const at = { source, span: list.span };
    const wrong = whatIsWrong(list);
    if (wrong !== undefined) {
        ineffective.push({ kind: grants_isNothing(list) ? "value" : "limit", what: "tools", because: wrong, at });
        return { grants: (0,fact/* implied */.TU)(everything(at, denied), at, "`tools` without names may mean every tool"), denied: names, ineffective };
    }
    const { entries, unreadable } = toolListOf(list, source);
    if (list.kind === "scalar" && isBracketed(list.text)) {
        ineffective.push({ kind: "value", what: "tools", because: "it is one text and no list, so the host may find none of its tools", at });
    }
    for (const node of unreadable)
        ineffective.push({ kind: "value", what: "tools", because: "an entry of it is no text", at: { source, span: node.span } });
    const grants = entries.flatMap((entry) => {
        const found = faultOf(entry, grantsNothing);
        if (found)
            ineffective.push(found);
        return isDenied(entry.name, denied) ? [] : grantsOfEntry(entry, denied);
    });
    const guessed = unreadable.slice(0, 50).flatMap((node) => grantsWithin(node, { source, span: node.span }, 0));
    return { grants: (0,fact/* stated */.Eo)([...grants, ...guessed], at), denied: names, ineffective };
}
function undenying(node, unreadable, source) {
    const limit = (because, { span }) => ({ kind: "limit", what: "disallowedTools", because, at: { source, span } });
    if (node.kind === "table")
        return [limit("it is a mapping and no list of names, so it may deny nothing", node)];
    if (node.kind === "scalar" && isBracketed(node.text))
        return [limit("it is one text and no list, so it may deny nothing", node)];
    return unreadable.map((item) => limit("an entry of it is no text, so it may deny nothing", item));
}
function whatIsWrong(node) {
    if (grants_isNothing(node))
        return "it has no value, which this host may read as every tool or as none";
    if (node.kind === "table")
        return "it is a mapping and no list of names, so this host may grant every tool";
    if (node.kind === "scalar" && typeof node.value !== "string")
        return "it is no list of names, so this host may grant every tool";
    return undefined;
}
function grants_isNothing(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
function everything(at, denied) {
    if (denied.length === 0)
        return capability/* capabilities */.R.map((capability) => ({ tool: "*", capability, scope: null, at }));
    const kept = given.flatMap(({ name, capability }) => (capability && !isDenied(name, denied) ? [{ tool: name, capability, scope: null, at }] : []));
    return isDenied("mcp__*", denied) ? kept : [...kept, { tool: "mcp__*", capability: "external", scope: null, at }];
}
function grantsOfEntry({ written, name, scope, at }, denied) {
    if (name === "*" || meansEverything(name))
        return everything(at, denied);
    if (name.startsWith("mcp__"))
        return [{ tool: written, capability: "external", scope, at }];
    const tool = toolNamed(name) ?? toolLike(name);
    if (tool) {
        const powerless = tool.capability === undefined || tool.fate === "withheld";
        return powerless ? [] : [{ tool: written, capability: tool.capability, scope: tool.name === "Agent" ? null : scope, at }];
    }
    if (isPattern(name))
        return given.flatMap(({ name: word, capability }) => (capability && fits(name, word) && !isDenied(word, denied) ? [{ tool: written, capability, scope: null, at }] : []));
    const words = wordsIn(name);
    if (words)
        return words.flatMap(({ name: word, capability, fate }) => (capability && fate !== "withheld" ? [{ tool: word, capability, scope: null, at }] : []));
    return [{ tool: written, capability: "external", scope, at }];
}
function meansEverything(name) {
    return /^(?:\*+|all|any|everything|inherit|all[- ]tools|full[- ]access)$/i.test(name);
}
function isPattern(name) {
    return name.includes("*") && given.some((tool) => fits(name, tool.name));
}
function fits(pattern, name) {
    return new RegExp(`^${pattern.slice(0, 100).replace(/[.+?^$()|[\]\\{}]/g, "\\$&").replace(/\*+/g, ".*")}$`, "i").test(name);
}
function wordsIn(name) {
    const words = name.replace(/\([^)]*(?:\)|$)/g, " ").split(/[^\w*-]+/).flatMap((word) => toolNamed(word) ?? []);
    return words.length > 0 ? words : undefined;
}
function grantsWithin(node, at, depth) {
    if (node.kind === "scalar") {
        const tool = toolNamed(/^[A-Za-z]+/.exec(node.text)?.[0] ?? "");
        return tool?.capability && tool.fate !== "withheld" ? [{ tool: tool.name, capability: tool.capability, scope: null, at }] : [];
    }
    if (depth > 2)
        return [];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
    return inner.slice(0, 50).flatMap((item) => grantsWithin(item, at, depth + 1));
}
function faultOf({ written, name, scope, at }, effect) {
    if (name.startsWith("mcp__") || (name === "*" && effect === grantsNothing))
        return undefined;
    if (/^\*+$/.test(name) && effect === deniesNothing)
        return { kind: "limit", what: written, because: "this host may know no such pattern here, so it may deny nothing", at };
    const tool = toolNamed(name);
    if (tool?.name === "Agent" && scope !== null && effect === grantsNothing) {
        return { kind: "limit", what: written, because: "a subagent may start any agent, and the list does not hold", at };
    }
    if (tool?.fate === "gone")
        return { kind: "removed-tool", what: written, because: `this host no longer has such a tool, so it ${effect}`, at };
    if (tool?.fate === "withheld")
        return { kind: "value", what: written, because: "subagents never get this tool", at };
    if (tool)
        return undefined;
    if (meansEverything(name) && effect === grantsNothing) {
        return { kind: "unknown-tool", what: written, because: "this host has no such tool, and without the `tools` key it would grant every tool", at };
    }
    if (isPattern(name))
        return { kind: "unknown-tool", what: written, because: `it is a pattern, and this host may know none, so it may ${effect === grantsNothing ? "grant" : "deny"} nothing`, at };
    const like = toolLike(name);
    if (like)
        return { kind: "unknown-tool", what: written, because: `this host knows \`${like.name}\` and may want exactly that spelling`, at };
    if (wordsIn(name))
        return { kind: "unknown-tool", what: written, because: `${name.includes("(") ? "a parenthesis does not close" : "a comma is missing"}, so this host may see none of these names`, at };
    return { kind: "unknown-tool", what: written, because: `this host has no such tool, so it ${effect}`, at };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/keys.js


const knownKeys = new Set("name description tools disallowedTools model permissionMode maxTurns skills mcpServers hooks memory background effort isolation color initialPrompt".split(" "));
const limits = new Map([
    ["tools", "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist"],
    ["disallowedTools", "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist"],
    ["permissionMode", "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings"],
    ["", "readonly restrictions disablehooks disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers"],
    ["maxTurns", "maxturn maxturns maxsteps maxiterations"],
    ["isolation", "isolate isolated"],
].flatMap(([real = "", list = ""]) => list.split(" ").map((key) => [key, real])));
const plainNames = new Map([...knownKeys].map((key) => [keys_plainOf(key), key]));
function keys_plainOf(key) {
    return key.toLowerCase().replace(/[-_ ]/g, "");
}
function ineffectiveKeysOf(table, source) {
    return table.entries.flatMap((entry) => {
        const { name } = entry;
        return name === undefined || name.trim() === "" || name === "<<" || knownKeys.has(name) ? [] : [judge(table, entry, name, source)];
    });
}
function judge(table, { key, value }, name, source) {
    const at = { source, span: key.span };
    const plain = keys_plainOf(name);
    const real = limits.get(plain);
    if (real !== undefined && limitsSomething(plain, real, value)) {
        if (real === "")
            return { kind: "limit", what: name, because: "this host has no such key, so it limits nothing", at };
        if (!(0,src_node/* entryOf */.M)(table, real))
            return { kind: "limit", what: name, because: `this host has no such key (its own is \`${real}\`), so it limits nothing`, at };
        return { kind: "value", what: name, because: `this host has no such key: \`${real}\` decides`, at };
    }
    if (/\s/.test(name.trim()) || name.length > 60) {
        return { kind: "value", what: name.slice(0, 60), because: "a colon makes a key of this text, and the value before it ends there", at };
    }
    const known = plainNames.get(plain);
    if (known !== undefined)
        return { kind: "value", what: name, because: `this host has no such key; its own is \`${known}\``, at };
    return { kind: "metadata", what: name, because: "this host has no such key", at };
}
function limitsSomething(key, real, value) {
    if (real === "permissionMode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
        return false;
    if (value.kind !== "scalar")
        return true;
    return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/native.js



const native_most = 2_000;
function nativeOf(table, source) {
    const budget = { left: native_most };
    const native = {};
    for (const key of knownKeys) {
        const node = (0,src_node/* valueOf */.R)(table, key);
        if (!node)
            continue;
        const isList = (key === "tools" || key === "disallowedTools") && (node.kind === "list" || (node.kind === "scalar" && typeof node.value === "string"));
        native[key] = isList ? toolListOf(node, source).entries.map(({ written }) => written) : jsonOf(node, budget, 0);
    }
    return native;
}
function jsonOf(node, budget, depth) {
    if (--budget.left < 0 || depth > 40)
        return null;
    if (node.kind === "scalar")
        return typeof node.value === "object" && node.value !== null ? node.text : node.value;
    if (node.kind === "list")
        return node.items.slice(0, native_most).map((item) => jsonOf(item, budget, depth + 1));
    const entries = node.entries.slice(0, native_most).flatMap(({ name, value }) => (name === undefined ? [] : [[name, jsonOf(value, budget, depth + 1)]]));
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/profile.js






function profileOf({ tables: [first, ...others], flattened }, source, body, loads) {
    const profile = oneReading(first, source, body, loads);
    const ineffective = flattened.flatMap((key) => {
        const node = (0,src_node/* valueOf */.R)(first, key);
        const kind = key === "disallowedTools" ? "limit" : "value";
        return node ? [{ kind, what: key, because: "this host may read the list as one text, because another line of the frontmatter is no YAML", at: { source, span: node.span } }] : [];
    });
    const whole = { ...profile, ineffective: [...profile.ineffective, ...ineffective] };
    return others.reduce((sum, table) => union(sum, oneReading(table, source, body, false)), whole);
}
function oneReading(table, source, body, loads) {
    const text = (key) => textFact((0,src_node/* valueOf */.R)(table, key), source, home);
    const named = (0,src_node/* valueOf */.R)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const name = text("name");
    const { grants, denied, ineffective } = grantsOf(table, source, home);
    const powers = powersOf(table, source);
    return {
        name,
        identity: (0,fact/* known */.eO)(name),
        description: text("description"),
        model: text("model"),
        permissionMode: text("permissionMode"),
        grants,
        denied,
        extraGrants: powers.grants,
        hooks: powers.hooks,
        servers: powers.servers,
        paths: [],
        bypasses: powers.bypasses,
        ineffective: [...ineffectiveKeysOf(table, source), ...ineffective, ...powers.ineffective, ...oddValuesOf(table, source)],
        prompt: promptOf(source, body),
        native: loads ? nativeOf(table, source) : undefined,
    };
}
function textFact(node, source, home) {
    if (!node)
        return (0,fact/* missing */.LO)(home);
    const at = { source, span: node.span };
    if (node.kind !== "scalar")
        return (0,fact/* unreadable */.O$)(at, "is no text");
    return isNothing(node) && node.value === null ? (0,fact/* missing */.LO)(at) : (0,fact/* stated */.Eo)(node.text, at);
}
function promptOf(source, { start, end }) {
    const text = source.text.slice(start, end).trim();
    return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
}
function oddValuesOf(table, source) {
    const model = (0,src_node/* valueOf */.R)(table, "model");
    const turns = (0,src_node/* valueOf */.R)(table, "maxTurns");
    const text = textOf(model) ?? "";
    return [
        ...(model && /[|,{}<>\s]|^__/.test(text) ? [{ kind: "value", what: `model: ${text}`, because: "it names no model, so this host may fail or use another", at: { source, span: model.span } }] : []),
        ...(turns && !isNothing(turns) && !/^[1-9]\d*$/.test(textOf(turns) ?? "")
            ? [{ kind: "limit", what: `maxTurns: ${textOf(turns) ?? "…"}`, because: "it is no whole number above zero, so it may limit nothing", at: { source, span: turns.span } }]
            : []),
    ];
}
function union(one, other) {
    const grants = (0,fact/* known */.eO)(one.grants) ?? [];
    const added = notIn(grants, (0,fact/* known */.eO)(other.grants) ?? []);
    return {
        ...one,
        grants: added.length === 0 ? one.grants : widened(one.grants, other.grants, [...grants, ...added]),
        denied: one.denied.filter((tool) => other.denied.includes(tool)),
        extraGrants: [...one.extraGrants, ...notIn(one.extraGrants, other.extraGrants)],
        hooks: [...one.hooks, ...other.hooks.filter(({ at }) => !one.hooks.some((hook) => hook.at.span.start === at.span.start))],
        servers: [...one.servers, ...other.servers.filter(({ at }) => !one.servers.some((server) => server.at.span.start === at.span.start))],
        bypasses: [...one.bypasses, ...other.bypasses.filter(({ at }) => !one.bypasses.some((bypass) => bypass.at.span.start === at.span.start))],
    };
}
function notIn(grants, others) {
    const keys = new Set(grants.map(({ tool, capability, scope }) => `${capability} ${scope} ${tool}`));
    return others.filter(({ tool, capability, scope }) => !keys.has(`${capability} ${scope} ${tool}`));
}
function widened(one, other, value) {
    if (one.state === "stated")
        return (0,fact/* stated */.Eo)(value, one.at);
    if (one.state === "implied")
        return (0,fact/* implied */.TU)(value, one.at, one.because);
    return other.state === "implied" ? (0,fact/* implied */.TU)(value, other.at, other.because) : (0,fact/* stated */.Eo)(value, other.at);
}

// EXTERNAL MODULE: ./build/bundle/src/syntaxes/yaml/index.js + 16 modules
var syntaxes_yaml = __webpack_require__(6332);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/diagnosis.js
const key = /^[ \t]*([A-Za-z_][\w-]*)[ \t]*:(?=[ \t\r\n]|$)/;
const culprit = /:(?: |$)|^[[\]{}*&#!|>%@`,]|^[-?] /;
function diagnosisOf(text, front, problem) {
    const offset = Math.min(Math.max(problem.span.start, front.start), Math.max(front.start, front.end - 1));
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    const newline = text.indexOf("\n", start);
    const line = text.slice(start, newline < 0 ? text.length : newline).trimEnd();
    const found = key.exec(line);
    const name = found?.[1] ?? keyBefore(text, front, start);
    const tell = (message, from, to) => ({ kind: "problem", message, span: { start: start + from, end: start + to } });
    if (line.includes("\t") && /tab/i.test(problem.message))
        return tell("a tab stands where YAML wants spaces", line.indexOf("\t"), line.indexOf("\t") + 1);
    if (found) {
        const from = line.length - line.slice(found[0].length).trimStart().length;
        const value = line.slice(from);
        const quote = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S)/.exec(value);
        if (quote && quote[0].length < value.length)
            return tell(`text follows the quoted value of \`${name}\``, from + quote[0].length, line.length);
        const at = /^["']/.test(value) ? -1 : value.search(culprit);
        if (at >= 0)
            return tell(whatStands(name ?? "", value, at), from + at, from + at + 1);
    }
    else if (line !== "" && !/^\s/.test(line) && name !== undefined) {
        return tell(`the text of \`${name}\` goes on without an indent`, 0, line.length);
    }
    return { ...problem, message: problem.message.slice(0, 1).toLowerCase() + problem.message.slice(1) };
}
function whatStands(name, value, at) {
    return value[at] === ":" ? `\`${name}\` holds a colon outside quotes` : `\`${name}\` begins with \`${value[at]}\` outside quotes`;
}
function keyBefore(text, front, end) {
    const lines = text.slice(front.start, end).split("\n");
    for (let i = lines.length - 1; i >= 0; i--) {
        const name = /^(name|description|tools|disallowedTools|model|color|hooks|mcpServers|skills)[ \t]*:/.exec(lines[i] ?? "")?.[1];
        if (name !== undefined)
            return name;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plain.js
function readPlain(text, base) {
    if (text === "" || unusual.test(text))
        return undefined;
    const entries = [];
    const names = new Set();
    for (let at = 0; at < text.length;) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const colon = text.indexOf(":", at);
        const name = text.slice(at, colon);
        if (colon < 0 || colon >= end || !plain_key.test(name) || words.has(name) || names.has(name))
            return undefined;
        names.add(name);
        const span = { start: base + at, end: base + colon };
        const empty = colon + 1 === end;
        if (!empty && text[colon + 1] !== " ")
            return undefined;
        const value = empty ? blockListAt(text, end + 1, base) : valueAt(text, colon + 1, end, base);
        if (!value)
            return undefined;
        entries.push({ key: { kind: "scalar", span, value: name, text: name, style: "plain" }, name, value });
        at = empty ? value.span.end - base : end + 1;
    }
    return { kind: "table", span: { start: base, end: base + text.length }, entries };
}
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ud800-\udfff\ue000-\ufefe\uff00-\ufffd]/;
const plain_key = /^[A-Za-z_][\w-]{0,99}$/;
const words = new Set(["null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE"]);
function valueAt(text, from, to, base) {
    let start = from;
    while (start < to && text[start] === " ")
        start++;
    const end = contentEnd(text, start, to);
    if (text[to + 1] === " ")
        return undefined;
    return text[start] === "[" ? flowListAt(text, start, end, base) : scalarAt(text.slice(start, end), base + start);
}
function contentEnd(text, from, to) {
    let end = to;
    while (end > from && text[end - 1] === " ")
        end--;
    return end;
}
function scalarAt(source, start) {
    const span = { start, end: start + source.length };
    if (/^(?:[A-Za-z]|[0-9]+[a-z]?-[A-Za-z])/.test(source)) {
        if (words.has(source)) {
            const value = /^n/i.test(source) ? null : /^t/i.test(source);
            return { kind: "scalar", span, value, text: source, style: "plain" };
        }
        return /: |:$| #/.test(source) ? undefined : { kind: "scalar", span, value: source, text: source, style: "plain" };
    }
    if (/^(?:0|[1-9][0-9]{0,14})$/.test(source))
        return { kind: "scalar", span, value: Number(source), text: source, style: "plain", number: "integer" };
    if (/^(?:"[^"\\]*"|'[^']*')$/.test(source)) {
        const content = source.slice(1, -1);
        return { kind: "scalar", span, value: content, text: content, style: "quoted" };
    }
    return undefined;
}
function flowListAt(text, start, end, base) {
    if (text[end - 1] !== "]")
        return undefined;
    const items = [];
    const content = text.slice(start + 1, end - 1);
    if (content !== "" && !/^ ?(?:[A-Za-z][\w-]*|"[\w-]+"|'[\w-]+')(?:, ?(?:[A-Za-z][\w-]*|"[\w-]+"|'[\w-]+'))* ?$/.test(content))
        return undefined;
    for (const { 0: source, index } of content.matchAll(/[^ ,]+/g)) {
        const item = scalarAt(source, base + start + 1 + index);
        if (!item)
            return undefined;
        items.push(item);
    }
    return { kind: "list", span: { start: base + start, end: base + end }, items };
}
function blockListAt(text, from, base) {
    const indent = /^ *(?=- [A-Za-z"'])/.exec(text.slice(from, from + 40))?.[0];
    if (indent === undefined)
        return undefined;
    const opening = `${indent}- `;
    const items = [];
    let at = from;
    while (text.startsWith(opening, at)) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const start = at + opening.length;
        const source = text.slice(start, contentEnd(text, start, end));
        const item = source.startsWith(" ") ? undefined : scalarAt(source, base + start);
        if (!item)
            return undefined;
        items.push(item);
        at = Math.min(end + 1, text.length);
    }
    if (text[at] === " " || text[at] === "-")
        return undefined;
    return { kind: "list", span: { start: base + from + indent.length, end: base + at }, items };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/repeats.js
const repeats_most = 16;
function occurrencesOf(table) {
    const byName = new Map();
    for (const entry of table.entries) {
        if (entry.name === undefined)
            continue;
        const same = byName.get(entry.name);
        if (same)
            same.push(entry);
        else
            byName.set(entry.name, [entry]);
    }
    const repeated = Math.max(1, ...[...byName.values()].map(({ length }) => length));
    if (repeated === 1)
        return [table];
    return Array.from({ length: Math.min(repeated, repeats_most) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === repeats_most - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
    }));
}
function mergedOf(table) {
    const done = new Map();
    let found = false;
    const merge = (node, depth) => {
        const known = done.get(node);
        if (known || node.kind === "scalar" || depth === 0)
            return known ?? node;
        const merged = node.kind === "list" ? { ...node, items: node.items.map((item) => merge(item, depth - 1)) } : { ...node, entries: entriesOf(node, depth) };
        done.set(node, merged);
        return merged;
    };
    const entriesOf = (from, depth) => {
        const own = from.entries.filter(({ name }) => name !== "<<").map((entry) => ({ ...entry, value: merge(entry.value, depth - 1) }));
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

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/readings.js




async function readingsOf(text, front) {
    const yaml = text.slice(front.start, front.end);
    const plain = readPlain(yaml, front.start);
    if (plain)
        return { tables: [plain], flattened: [] };
    const { node, problems, excessive } = await (0,syntaxes_yaml/* parseYaml */.h)(yaml, front.start);
    const [problem] = problems;
    if (!problem) {
        const table = tableOf(node, front);
        const twice = repeatedKeyOf(table);
        return { tables: withOccurrences(table), flattened: [], ...(twice ? { fault: twice } : {}) };
    }
    if (excessive)
        return { tables: await piecewise(yaml, front, node), fault: diagnosisOf(text, front, problem), flattened: [] };
    const values = riskyValuesOf(yaml, front.start);
    const mended = values.length === 0 ? { node, problems } : await parsed(readings_hidden(yaml, front.start, values), front.start);
    const [unmended] = mended.problems;
    if (unmended || mended.node.kind !== "table" || repeatedKeyOf(mended.node)) {
        return { tables: await piecewise(yaml, front, node), fault: diagnosisOf(text, front, unmended ?? problem), flattened: [] };
    }
    const quoted = withValues(mended.node, new Map(values.map((value) => [value.span.start, value])));
    const meant = await meantOf(values);
    const flattened = values.flatMap(({ name, span }) => (meant.get(span.start)?.kind === "list" ? [name] : []));
    return { tables: meant.size === 0 ? [quoted] : [withValues(quoted, meant), quoted], leniency: diagnosisOf(text, front, problem), flattened };
}
async function parsed(yaml, base) {
    const plain = readPlain(yaml, base);
    return plain ? { node: plain, problems: [] } : (0,syntaxes_yaml/* parseYaml */.h)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return [first, ...others, ...(merged ? [merged] : [])];
}
function repeatedKeyOf(table) {
    const seen = new Set();
    for (const { name, key } of table.entries) {
        if (name !== undefined && seen.has(name))
            return { kind: "problem", message: `the key \`${name}\` stands twice`, span: key.span };
        if (name !== undefined)
            seen.add(name);
    }
    return undefined;
}
const pair = /^([A-Za-z_][\w-]*):[ \t]+(\S[^\r\n]*?)[ \t]*(?=\r?$)/;
const holdsSyntax = /[[\]{}*&#!|>%@`]|:(?: |$)|^[-?,] /;
function riskyValuesOf(yaml, base) {
    const values = [];
    let at = 0;
    const lines = yaml.split("\n");
    for (const [i, line] of lines.entries()) {
        const found = pair.exec(line);
        const [whole = "", name = "", text = ""] = found ?? [];
        const continued = /^[ \t]+\S/.test(lines[i + 1] ?? "");
        if (found && !continued && holdsSyntax.test(text) && !/^["']/.test(text)) {
            const start = base + at + whole.length - text.length;
            values.push({ kind: "scalar", name, span: { start, end: start + text.length }, value: text, text, style: "quoted" });
        }
        at += line.length + 1;
    }
    return values;
}
function readings_hidden(yaml, base, values) {
    const parts = [];
    let at = 0;
    for (const { span } of values) {
        parts.push(yaml.slice(at, span.start - base), "x".repeat(span.end - span.start));
        at = span.end - base;
    }
    return parts.join("") + yaml.slice(at);
}
function withValues(table, values) {
    return { ...table, entries: table.entries.map((entry) => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value })) };
}
async function meantOf(values) {
    const meant = new Map();
    for (const { name, text, span } of values) {
        if (name === "name" || name === "description" || !/^[[{&*]|\s#/.test(text))
            continue;
        const { node, problems } = await (0,syntaxes_yaml/* parseYaml */.h)(text, span.start);
        if (problems.length === 0)
            meant.set(span.start, { ...node, span });
    }
    return meant;
}
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;
const mostPieces = 200;
async function piecewise(yaml, front, whole) {
    const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
    const starts = [...yaml.matchAll(pieces)].filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent).slice(0, mostPieces);
    const entries = [];
    for (const [i, found] of starts.entries()) {
        const end = starts[i + 1]?.index ?? yaml.length;
        entries.push(await pieceOf(yaml.slice(found.index, end), front.start + found.index, found[1] ?? ""));
    }
    const rest = tableOf(whole, front).entries.filter(({ name }) => name !== undefined && !/\s/.test(name));
    const byLine = { kind: "table", span: front, entries: [...entries, ...readings_notIn(entries, rest)] };
    const byParser = { kind: "table", span: front, entries: [...rest, ...readings_notIn(rest, entries)] };
    return [...withOccurrences(byLine), ...withOccurrences(byParser)];
}
function readings_notIn(some, others) {
    const names = new Set(some.map(({ name }) => name));
    return others.filter(({ name }) => !names.has(name));
}
async function pieceOf(text, base, name) {
    const colon = text.indexOf(":");
    const start = base + text.indexOf(name);
    const key = { kind: "scalar", span: { start, end: start + name.length }, value: name, text: name, style: "plain" };
    const { node, problems } = await (0,syntaxes_yaml/* parseYaml */.h)(text, base);
    const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
    if (problems.length === 0 && read)
        return { ...read, key };
    const newline = text.indexOf("\n", colon);
    const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
    const value = line.trim();
    const at = base + colon + 1 + (line.length - line.trimStart().length);
    return { key, name, value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" } };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/agent.js





async function agentOf(source) {
    const markdown = documentOf(source.text);
    const problemAt = (span, message, kind) => ({ message, at: { source, span }, ...(kind === undefined ? {} : { kind }) });
    const dropped = (problem, profile) => ({ verdict: { kind: "dropped", problem }, ...(profile ? { profile } : {}) });
    const top = { start: 0, end: 0 };
    if (markdown.kind === "none") {
        return dropped(problemAt(top, source.text.trim() === "" ? "it is empty" : "it has no frontmatter and is a document to this host", "document"));
    }
    const readings = await everyReading(source.text, markdown);
    const { tables, fault, leniency } = readings;
    const [table] = tables;
    const body = markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
    if (markdown.kind === "unclosed" && !isMeant(readings))
        return dropped(problemAt(top, "it has no frontmatter and is a document to this host", "document"));
    const refused = reasonToDrop(readings, markdown);
    const profile = () => profileOf(readings, source, body, refused === undefined);
    if (refused)
        return refused.kind === "document" ? dropped(problemAt(refused.span, refused.message, refused.kind)) : dropped(problemAt(refused.span, refused.message), profile());
    const mended = leniency
        ? problemAt(leniency.span, `the frontmatter is no YAML: ${leniency.message}`, "strict-readers")
        : markdown.kind === "fenced" && markdown.loose
            ? problemAt(markdown.loose, "the closing fence is longer than `---`", "strict-readers")
            : wrongTextOf(table, problemAt);
    return { verdict: { kind: "loaded" }, profile: profile(), ...(mended ? { leniency: mended } : {}) };
    function reasonToDrop({ tables: [first] }, { kind }) {
        if (markdown.kind === "misplaced")
            return { span: markdown.at, message: `the frontmatter ${markdown.because}` };
        const opening = { start: 0, end: 3 };
        if (kind === "unclosed")
            return { span: opening, message: "the frontmatter has no closing `---`" };
        if (fault)
            return { span: fault.span, message: `the frontmatter is no YAML: ${fault.message}` };
        const name = (0,src_node/* valueOf */.R)(first, "name");
        if (!name || isNothing(name)) {
            if (!isMeant(readings))
                return { span: opening, message: "it has no `name` and is a document to this host", kind: "document" };
            return { span: name?.span ?? opening, message: "it has no `name` and is a document to this host" };
        }
        const written = textOf(name) ?? "";
        if (written.startsWith("-"))
            return { span: name.span, message: "`name` begins with `-`" };
        if (written.includes(":"))
            return { span: name.span, message: "`name` contains `:`" };
        const description = (0,src_node/* valueOf */.R)(first, "description");
        if (!description || (description.kind === "scalar" && (description.value === null || description.value === ""))) {
            return { span: description?.span ?? name.span, message: "it has no `description`" };
        }
        const hooks = (0,src_node/* valueOf */.R)(first, "hooks");
        if (hooks?.kind === "list" && hooks.items.length === 0)
            return { span: hooks.span, message: "`hooks` is an empty list" };
        return undefined;
    }
}
async function everyReading(text, markdown) {
    const readings = await readingsOf(text, markdown.front);
    const further = markdown.kind === "fenced" && markdown.further ? await readingsOf(text, markdown.further.front) : undefined;
    return further && !further.fault ? { ...readings, tables: [...readings.tables, ...further.tables] } : readings;
}
function isMeant({ tables }) {
    const keys = ["description", "tools", "disallowedTools", "allowed-tools", "permissionMode", "mcpServers", "hooks"];
    return tables.some((table) => keys.some((key) => (0,src_node/* valueOf */.R)(table, key) !== undefined));
}
function wrongTextOf(table, problemAt) {
    for (const key of ["name", "description"]) {
        const node = (0,src_node/* valueOf */.R)(table, key);
        if (node && (node.kind !== "scalar" || typeof node.value !== "string")) {
            return problemAt(node.span, `\`${key}\` is no text`, "strict-readers");
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/discovery.js


const discovery_deepest = 100;
const others = new Set("a3s agents codex codebuddy cursor defect factory gemini git github goose kilocode kiro openheim opencode qwen roo vscode vtcode windsurf".split(" ").map((name) => `.${name}`));
function isOthers(path, root) {
    const way = path.slice(root === "" ? 0 : root.length + 1).split("/");
    const name = way.at(-1) ?? "";
    return (others.has(name) || name === "SKILL.md") && ![...root.split("/"), ...way].includes("agents");
}
function filesBelow(survey, directory, seen, isOut = () => false) {
    const files = [];
    const broken = [];
    const unjudged = [];
    const visited = new Set();
    const visit = (path, depth) => {
        if (depth > 0 && isOut(path))
            return;
        const sight = survey.look(path);
        if (sight.kind === "directory") {
            if (visited.has(sight.path))
                return;
            visited.add(sight.path);
            if (depth > discovery_deepest)
                unjudged.push({ message: `is nested deeper than ${discovery_deepest} directories`, at: (0,src_text/* placeOfPath */.Es)(path) });
            else
                for (const name of survey.names(path))
                    visit((0,src_path/* join */.fj)(path, name), depth + 1);
            return;
        }
        const isMarkdown = /\.(?:md|markdown)$/i.test(path);
        const beyond = beyondOf(sight, survey.entries.get(path)?.kind === "unnameable");
        if (beyond !== undefined && (isMarkdown || sight.kind !== "missing"))
            unjudged.push({ message: beyond, at: (0,src_text/* placeOfPath */.Es)(path) });
        else if (isMarkdown && sight.kind === "file") {
            if (!seen.has(sight.path))
                files.push(path);
            seen.add(sight.path);
        }
        else if (isMarkdown && depth > 0) {
            broken.push({ message: sight.kind === "loop" ? "it is a link that leads in a circle" : "it is a link that leads to nothing", at: (0,src_text/* placeOfPath */.Es)(path) });
        }
    };
    visit(directory, 0);
    return { files, broken, unjudged };
}
function beyondOf(sight, unnameable) {
    if (sight.kind === "outside")
        return `leads out of this tree, to \`${sight.target}\``;
    if (sight.kind === "unjudged")
        return sight.problem;
    return unnameable ? "has a name that is not UTF-8" : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings.js




const settingsFiles = ["settings.json", "settings.local.json"];
async function settingsIn(survey, folder) {
    const authority = [];
    const unjudged = [];
    for (const name of settingsFiles) {
        const content = await survey.read((0,src_path/* join */.fj)(folder, name));
        if (content.kind === "text" && telling.test(content.source.text)) {
            const { node, problems } = await (0,syntaxes_yaml/* parseYaml */.h)(withoutComments(content.source.text), 0);
            authority.push(...authorityOf(content.source, node));
            const [problem] = problems;
            if (problem)
                unjudged.push({ message: `cannot be read as JSON: ${problem.message}`, at: { source: content.source, span: problem.span } });
        }
        else if (content.kind === "text")
            continue;
        else if (content.kind === "unjudged")
            unjudged.push({ message: content.problem, at: (0,src_text/* startOf */.GH)(content.source) });
        else if (content.kind === "not-utf8")
            unjudged.push({ message: "is not UTF-8, and this host replaces what it cannot decode", at: (0,src_text/* startOf */.GH)(content.source) });
        else if (content.sight.kind === "outside")
            unjudged.push({ message: `leads out of this tree, to \`${content.sight.target}\``, at: (0,src_text/* startOf */.GH)({ path: (0,src_path/* join */.fj)(folder, name), text: "" }) });
    }
    return { authority, unjudged };
}
const settings_modes = {
    bypassPermissions: { effect: "bypasses", because: "runs every tool call without asking" },
    acceptEdits: { effect: "widens", because: "edits files without asking" },
    plan: { effect: "narrows", because: "lets tools only read" },
    dontAsk: { effect: "narrows", because: "denies whatever would need a question" },
};
const broad = /^(?:\*|(?:Bash|PowerShell|Edit|Write|WebFetch|Agent|Task)(?:\((?:\*|:\*|\*\*)?\))?|mcp__\*)$/;
const telling = /"(?:defaultMode|disableBypassPermissionsMode|disableAllHooks|enableAllProjectMcpServers|allow|deny)"|\\u/;
function authorityOf(source, node) {
    const permissions = settings_valueOf(node, "permissions");
    const found = [];
    const at = (from) => ({ source, span: from.span });
    const add = (setting, from, effect, because, value = textOf(from) ?? "…") => {
        found.push({ setting, value, effect, because, at: at(from) });
    };
    const mode = settings_valueOf(permissions, "defaultMode");
    const known = mode && Object.hasOwn(settings_modes, textOf(mode) ?? "") ? settings_modes[textOf(mode) ?? ""] : undefined;
    if (mode && known)
        add("permissions.defaultMode", mode, known.effect, known.because);
    const disable = settings_valueOf(permissions, "disableBypassPermissionsMode");
    if (disable && textOf(disable) === "disable")
        add("permissions.disableBypassPermissionsMode", disable, "narrows", "lets nobody bypass the questions");
    for (const rule of itemsOf(settings_valueOf(permissions, "allow"))) {
        if (broad.test(textOf(rule) ?? ""))
            add("permissions.allow", rule, "widens", "allows the tool without asking, whatever it is called with");
    }
    for (const rule of itemsOf(settings_valueOf(permissions, "deny")))
        if (!isNothing(rule))
            add("permissions.deny", rule, "narrows", "is denied in every mode");
    const hooksOff = settings_valueOf(node, "disableAllHooks");
    if (hooksOff && textOf(hooksOff) === "true")
        add("disableAllHooks", hooksOff, "widens", "switches off hooks that guard tools");
    const servers = settings_valueOf(node, "enableAllProjectMcpServers");
    if (servers && textOf(servers) === "true")
        add("enableAllProjectMcpServers", servers, "widens", "connects every server of `.mcp.json` without asking");
    return found;
}
function settings_valueOf(node, name) {
    return node?.kind === "table" ? node.entries.findLast((entry) => entry.name === name)?.value : undefined;
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items.slice(0, 1_000) : [];
}
function withoutComments(text) {
    return text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|\t|^\ufeff/g, (token) => (token.startsWith('"') ? token : token.replace(/[^\n]/g, " ")));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/layers.js





const folder = ".claude/agents";
async function readLayer(survey, name, directory, seen) {
    const root = (0,src_path/* join */.fj)(directory, folder);
    const { files, broken, unjudged } = filesBelow(survey, root, seen);
    const settings = await settingsIn(survey, (0,src_path/* directoryOf */.jt)(root));
    const present = survey.look(root).kind === "directory" || unjudged.length > 0;
    if (!present && settings.authority.length + settings.unjudged.length === 0)
        return [];
    const layer = { name, root, status: present ? "loaded" : "absent", authority: settings.authority };
    const read = await readFiles(survey, layer, files);
    return [{ layer, items: [...read.items, ...brokenItems(layer, broken)], unjudged: [...settings.unjudged, ...unjudged, ...read.unjudged] }];
}
async function readNamed(survey, named, seen) {
    const root = named.replace(/^(?:\.\/+)+/, "").replace(/\/+$/, "").replace(/^\.$/, "");
    const { files, broken, unjudged } = filesBelow(survey, root, seen, (path) => isOthers(path, root));
    const groups = new Map([[root, []]]);
    for (const path of files) {
        const plugin = pluginOf(survey, (0,src_path/* directoryOf */.jt)(path), root);
        const group = groups.get(plugin);
        if (group)
            group.push(path);
        else
            groups.set(plugin, [path]);
    }
    const layers = [];
    for (const [directory, own] of groups) {
        const isRoot = directory === root;
        if (own.length === 0 && !(isRoot && broken.length + unjudged.length > 0))
            continue;
        const layer = { name: "project", root: directory, status: "loaded", authority: [] };
        const read = await readFiles(survey, layer, own);
        layers.push(isRoot ? { layer, items: [...read.items, ...brokenItems(layer, broken)], unjudged: [...unjudged, ...read.unjudged] } : { layer, ...read });
    }
    return layers;
}
function pluginOf(survey, directory, root) {
    for (let at = directory; (0,src_path/* isWithin */.UO)(at, root) && at !== root; at = (0,src_path/* directoryOf */.jt)(at)) {
        if (survey.look((0,src_path/* join */.fj)(at, ".claude-plugin/plugin.json")).kind === "file")
            return at;
    }
    return root;
}
const together = 64;
async function readFiles(survey, layer, files) {
    const items = [];
    const unjudged = [];
    for (let at = 0; at < files.length; at += together) {
        for (const read of await Promise.all(files.slice(at, at + together).map((path) => readAgent(survey, layer, path)))) {
            if ("message" in read)
                unjudged.push(read);
            else
                items.push(read);
        }
    }
    return { items, unjudged };
}
async function readAgent(survey, layer, path) {
    const content = await survey.read(path);
    switch (content.kind) {
        case "text": {
            const agent = await agentOf(content.source);
            const item = { layer, files: [content.source.path], ...agent };
            if (path.endsWith(".md"))
                return item;
            if (agent.verdict.kind === "dropped")
                return { ...item, verdict: { kind: "passed-over" } };
            return { ...item, verdict: { kind: "dropped", problem: { message: `\`.${(0,src_path/* extensionOf */.je)(path) ?? ""}\` is not \`.md\`, which is all that this host is known to read`, at: (0,src_text/* startOf */.GH)(content.source) } } };
        }
        case "not-utf8":
            return { message: "is not UTF-8, and this host replaces what it cannot decode", at: (0,src_text/* startOf */.GH)(content.source) };
        case "unjudged":
            return { message: content.problem, at: (0,src_text/* startOf */.GH)(content.source) };
        case "absent":
            return { message: "cannot be read as a file", at: (0,src_text/* placeOfPath */.Es)(path) };
    }
}
function brokenItems(layer, broken) {
    return broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/index.js






const managed = "etc/claude-code";
/* harmony default export */ const claude = ((0,host/* defineHost */.Y)({
    title: "Claude Code",
    url: "https://code.claude.com/docs/en/sub-agents",
    editions: ["2.1"],
    places: [
        `**/${folder}/**/*.md`,
        ...settingsFiles.map((name) => `**/.claude/${name}`),
        `~/${folder}/**/*.md`,
        "~/.claude/settings.json",
        `/${managed}/${folder}/**/*.md`,
    ],
    async load(survey, where) {
        const seen = new Set();
        const { home, system: machine } = where.user ?? {};
        const system = machine === undefined ? [] : await readLayer(survey, "system", (0,src_path/* join */.fj)(machine, managed), seen);
        const projects = new Map();
        for (const directory of projectsOf(where))
            projects.set(directory, await readLayer(survey, "project", directory, seen));
        const user = home === undefined ? [] : await readLayer(survey, "user", home, seen);
        const named = [];
        for (const dir of where.dirs)
            named.push(...(await readNamed(survey, dir, seen)));
        const found = [...system, ...[...projects.values()].flat(), ...user, ...named];
        if (found.length === 0)
            return host/* absent */.G;
        const base = { layer: builtin, items: builtins(), unjudged: [] };
        const sessions = where.starts.map((start) => [...system, ...nearestFirst(start, where, projects), ...user, base]);
        const sight = winnersOf([...sessions, ...named.map((read) => [read, base])]);
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found, base].flatMap(({ items }) => items).map((item) => sight(item)),
            unjudged: found.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
function projectsOf(where) {
    return [...new Set(where.starts.flatMap((start) => lineage(start, where)))].sort();
}
function lineage(start, { repositoryRoots }) {
    const above = [];
    for (let directory = start;; directory = (0,src_path/* directoryOf */.jt)(directory)) {
        above.push(directory);
        if (directory === "" || repositoryRoots.includes(directory) || directory === (0,src_path/* directoryOf */.jt)(directory))
            return above;
    }
}
function nearestFirst(start, where, projects) {
    return lineage(start, where).flatMap((directory) => projects.get(directory) ?? []);
}
function winnersOf(sessions) {
    const offered = new Set();
    const better = new Map();
    for (const session of sessions) {
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,load/* isOffered */.k)(item))
                    continue;
                const winner = winners.get(name);
                if (!winner || winner.layer === layer) {
                    offered.add(item);
                    if (!winner)
                        winners.set(name, item);
                }
                else if (!better.has(item))
                    better.set(item, winner);
            }
        }
    }
    return (item) => {
        const by = better.get(item);
        return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ }),

/***/ 2049:
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