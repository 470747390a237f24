"use strict";
exports.id = 212;
exports.ids = [212];
exports.modules = {

/***/ 9387:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ capabilities),
/* harmony export */   a: () => (/* binding */ inOrder)
/* harmony export */ });
const capabilities = ["read", "write", "execute", "network", "delegate", "external"];
function inOrder(some) {
    const set = new Set(some);
    return capabilities.filter((capability) => set.has(capability));
}


/***/ }),

/***/ 55:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent),
/* harmony export */   Y: () => (/* binding */ defineHost)
/* harmony export */ });
function defineHost(host) {
    return host;
}
const absent = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 1212:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ vtcode)
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
var src_fact = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(8278);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/builtins.js



const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["explore", ["read", "execute"]],
    ["plan", ["read", "execute"]],
    ["general", capability/* capabilities */.R],
    ["code-reviewer", ["read", "execute"]],
    ["debugger", ["read", "write", "execute"]],
];
function builtins() {
    const at = (0,src_text/* placeOfPath */.Es)("");
    return agents.map(([name, may]) => ({
        layer: builtin,
        files: [],
        verdict: { kind: "loaded" },
        profile: {
            name: (0,src_fact/* implied */.TU)(name, at, "it is built in"),
            identity: name,
            description: (0,src_fact/* missing */.LO)(at),
            model: (0,src_fact/* missing */.LO)(at),
            permissionMode: (0,src_fact/* missing */.LO)(at),
            grants: (0,src_fact/* implied */.TU)(may.map((capability) => ({ tool: "*", capability, scope: null, at })), at, "it is built in"),
            denied: [],
            extraGrants: [],
            hooks: [],
            servers: [],
            paths: [],
            bypasses: [],
            ineffective: [],
            prompt: { source: "none", path: null, text: "", at },
            native: undefined,
        },
    }));
}

// EXTERNAL MODULE: ./build/bundle/src/shape.js
var src_shape = __webpack_require__(9680);
// EXTERNAL MODULE: ./build/bundle/src/syntaxes/yaml/index.js + 16 modules
var syntaxes_yaml = __webpack_require__(6332);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/document.js



const fields = {
    name: (0,src_shape/* required */.mw)(src_shape/* string */.Yj),
    description: (0,src_shape/* required */.mw)(src_shape/* string */.Yj),
    tools: (0,src_shape/* optional */.lq)((0,src_shape/* option */.uK)(src_shape/* string */.Yj), null),
    model: (0,src_shape/* optional */.lq)((0,src_shape/* option */.uK)(src_shape/* string */.Yj), null),
    permissionMode: (0,src_shape/* optional */.lq)((0,src_shape/* option */.uK)(src_shape/* string */.Yj), null),
    skills: (0,src_shape/* optional */.lq)((0,src_shape/* option */.uK)(src_shape/* string */.Yj), null),
};
const frontmatter = (0,src_shape/* struct */.w3)("SubagentFrontmatter", fields);
function readDocument(source) {
    const { text } = source;
    const start = text.length - (0,src_text/* trimStart */.Dw)(text).length;
    const last = (0,src_text/* trimEnd */.s8)(text).length;
    const close = text.startsWith("---", start) ? text.indexOf("\n---", start + 3) : -1;
    if (close < 0 || close + 4 > last)
        return without(source, start);
    const yaml = (0,src_text/* trim */.Bq)(text.slice(start + 3, close));
    const base = yaml === "" ? start + 3 : text.indexOf(yaml, start + 3);
    const body = (0,src_text/* trim */.Bq)(text.slice(close + 4, last));
    const from = body === "" ? last : text.indexOf(body, close + 4);
    const read = (0,syntaxes_yaml.readSerdeYaml)(yaml, base);
    const document = { source, top: { source, span: { start: base, end: base } }, mended: (0,syntaxes_yaml/* mendSerdeYaml */.x)(yaml, read), prompt: { text: body, at: { source, span: { start: from, end: from + body.length } } } };
    const decoded = (0,syntaxes_yaml.decodeSerdeYaml)(read, frontmatter);
    if (!(decoded instanceof src_shape/* Refusal */.P_) && !("span" in decoded))
        return { ...document, frontmatter: decoded };
    return { ...document, frontmatter: undefined, problem: { message: `invalid frontmatter: ${decoded.message}`, at: { source, span: decoded.span } } };
}
function without(source, start) {
    const { text } = source;
    const opens = text.startsWith("---", start);
    const looks = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m.test(text.slice(0, 8192));
    const message = opens
        ? "the `---` frontmatter is never closed: no further line begins with `---`"
        : text.startsWith("\ufeff", start)
            ? "a byte-order mark stands before the `---` of the frontmatter"
            : looks
                ? "text stands before the `---` of the frontmatter"
                : "it has no `---` frontmatter";
    const span = opens ? { start, end: start + 3 } : { start, end: start };
    const top = (0,src_text/* startOf */.GH)(source);
    const problem = { message, at: { source, span }, ...(opens || looks ? {} : { kind: "document" }) };
    return { source, top, mended: undefined, frontmatter: undefined, prompt: { text: (0,src_text/* trim */.Bq)(text), at: top }, problem };
}

// EXTERNAL MODULE: ./build/bundle/src/syntaxes/json.js
var json = __webpack_require__(6143);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/modes.js
const spellings = {
    default: "default",
    acceptedits: "acceptEdits",
    accept_edits: "acceptEdits",
    "accept-edits": "acceptEdits",
    bypasspermissions: "bypassPermissions",
    bypass_permissions: "bypassPermissions",
    "bypass-permissions": "bypassPermissions",
    plan: "plan",
    ignore: "ignore",
};
const meanings = {
    acceptEdits: "asks for edits without a prompt",
    bypassPermissions: "asks for no permission prompt at all",
    ignore: "asks to go on where permission is refused",
};
function modeOf(word) {
    const lower = word.toLowerCase();
    return Object.hasOwn(spellings, lower) ? spellings[lower] : undefined;
}
const loose = /bypass|accept|^auto|yolo|danger|skip|never|ignore|^dontask|unrestricted|fullaccess/;
function asksForLess(word) {
    return loose.test(word.toLowerCase().replaceAll(/[^a-z]/g, ""));
}
function bypassesOf(word, at) {
    const mode = modeOf(word);
    const bypass = { setting: "permissionMode", value: word, effect: "unhonoured", at };
    if (mode === undefined)
        return asksForLess(word) ? [{ ...bypass, because: "is no mode of this host; it takes `default` instead, without a word" }] : [];
    const meaning = meanings[mode];
    return meaning === undefined ? [] : [{ ...bypass, because: `${meaning}; this edition reads the mode but applies none to a subagent` }];
}
function unknownMode(word, at) {
    return { kind: "value", what: `permissionMode: ${word}`, because: "this host has no such mode and takes `default` instead, without a word", at };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/keys.js

const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|read.?only/i;
const modeKeys = new Set("mode permission permissions permissionmode permissionsmode defaultmode approvalmode approvalpolicy".split(" "));
function strayKeysIn(source, entries, known, none) {
    const bypasses = [];
    const ineffective = [];
    for (const { key, name, value } of entries) {
        if (name === undefined || known.includes(name))
            continue;
        const meant = known.find((field) => fold(field) === fold(name));
        const widens = value.kind === "scalar" && (modeKeys.has(fold(name)) ? asksForLess(value.text) : fold(name).startsWith("dangerously") && value.text === "true");
        const kind = widens ? "value" : limit.test(name) ? "limit" : meant !== undefined || /hook|server/i.test(name) ? "value" : "metadata";
        ineffective.push({ kind, what: name, because: meant === undefined ? none : `this host reads it as \`${meant}\` only`, at: { source, span: key.span } });
        if (widens)
            bypasses.push({ setting: name, value: value.text, effect: "unhonoured", because: "asks for less asking, under a key that this host does not read", at: { source, span: value.span } });
    }
    return { bypasses, ineffective };
}
function fold(key) {
    return key.toLowerCase().replaceAll(/[-_\s]/g, "");
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/models.js
function modelOf(name) {
    if (name === null)
        return { kind: "alias", value: "sonnet" };
    if (/^inherit$/i.test(name))
        return { kind: "inherit" };
    const lower = name.toLowerCase();
    return lower === "sonnet" || lower === "opus" || lower === "haiku" ? { kind: "alias", value: lower } : { kind: "model_id", value: name };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/tools.js

const named = {
    read: `read_file grep_file list_files search find search_tools unified_search unified_file agent_info get_errors update_plan task_tracker
    plan_task_tracker request_user_input ask_questions ask_user_question enter_plan_mode exit_plan_mode list_skills load_skill
    load_skill_resource skill`,
    write: "write_file edit_file delete_file create_file apply_patch search_replace file_op move_file copy_file unified_file",
    execute: `run_pty_cmd create_pty_session list_pty_sessions close_pty_session send_pty_input read_pty_session resize_pty_session
    run_terminal_cmd execute_code exec_code exec_pty_cmd exec shell unified_exec`,
    network: "web_fetch",
    delegate: "spawn_subagent",
};
const powers = new Map();
for (const [capability, names] of Object.entries(named)) {
    for (const name of names.split(/\s+/))
        powers.set(name, [...(powers.get(name) ?? []), capability]);
}
const outside = /^mcp[_:]/i;
function isTool(name) {
    return name === "*" || powers.has(name) || outside.test(name);
}
function grantsOfTool(tool, at) {
    if (tool === "*")
        return everyTool(at);
    const [, name = tool, inside] = /^([^(]+)\((.*)\)$/s.exec(tool) ?? [];
    const found = powers.get(name) ?? powers.get(name.toLowerCase());
    const scope = found && inside !== undefined && inside !== "*" ? inside : null;
    return (found ?? ["external"]).map((capability) => ({ tool, capability, scope, at }));
}
function everyTool(at) {
    return capability/* capabilities */.R.map((capability) => ({ tool: "*", capability, scope: null, at }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/payload.js







function readPayload(source, layer) {
    const root = (0,json/* parseJson */.q)(source.text);
    if (root.kind === "problem")
        return { message: `is no JSON: ${root.message}`, at: { source, span: root.span } };
    if (root.kind !== "table")
        return { message: "is no JSON object, so this host takes no subagent from it", at: { source, span: root.span } };
    const last = new Map(root.entries.map((entry) => [entry.name, entry]));
    const [counted, replaced] = [root.entries.filter((entry) => last.get(entry.name) === entry), root.entries.filter((entry) => last.get(entry.name) !== entry)];
    return [...counted.map((entry) => itemOf(entry, false, source, layer)), ...replaced.map((entry) => itemOf(entry, true, source, layer))];
}
function itemOf({ key, name = "", value }, again, source, layer) {
    const profile = profileOf(name, { source, span: key.span }, value, source);
    const common = { layer, files: [source.path], profile };
    if (again)
        return { ...common, verdict: { kind: "dropped", problem: { message: "this key stands again below, and the last one counts", at: { source, span: key.span } } } };
    if (profile.native !== undefined)
        return { ...common, verdict: { kind: "loaded" } };
    const { at } = profile.description;
    return { ...common, verdict: { kind: "rejected", problem: { message: "it has no `description` that is a string", at } } };
}
function lastOf(table, name) {
    return table?.entries.findLast((entry) => entry.name === name)?.value;
}
function textOf(table, name, place, absent) {
    const node = lastOf(table, name);
    if (!node)
        return (0,src_fact/* missing */.LO)(absent);
    return node.kind === "scalar" && typeof node.value === "string" ? (0,src_fact/* stated */.Eo)(node.value, place(node)) : (0,src_fact/* unreadable */.O$)(place(node), "is no string");
}
function profileOf(name, named, value, source) {
    const table = value.kind === "table" ? value : undefined;
    const place = ({ span }) => ({ source, span });
    const top = { source, span: { start: value.span.start, end: value.span.start } };
    const text = (key) => textOf(table, key, place, top);
    const [description, prompt, model, mode] = [text("description"), text("prompt"), text("model"), text("permissionMode")];
    const tools = lastOf(table, "tools");
    const words = tools?.kind === "list" ? stringsOf(tools.items) : undefined;
    const skills = lastOf(table, "skills");
    const known = mode.state === "stated" ? (modeOf(mode.value) ?? "default") : "default";
    const strays = strayKeysIn(source, table?.entries ?? [], keys, "a payload of this edition has no such key");
    const system = prompt.state === "stated" ? prompt.value : "";
    return {
        name: (0,src_fact/* stated */.Eo)(name, named),
        identity: name,
        description,
        model: model.state === "missing" ? (0,src_fact/* implied */.TU)("sonnet", top, "no `model` key means the alias `sonnet`, not the parent's model") : model,
        permissionMode: mode,
        grants: words && tools ? (0,src_fact/* stated */.Eo)(words.flatMap((word) => grantsOfTool(word.text, place(word.node))), place(tools)) : inherited(tools, tools ? place(tools) : top),
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [...(mode.state === "stated" ? bypassesOf(mode.value, mode.at) : []), ...strays.bypasses],
        ineffective: [...strays.ineffective, ...(table ? ineffectiveIn(table, mode, place) : [])],
        prompt: { source: prompt.state === "stated" ? "inline" : "none", path: null, text: system, at: prompt.at },
        native: description.state === "stated"
            ? {
                name,
                description: description.value,
                tools: words?.map((word) => word.text) ?? null,
                model: modelOf(model.state === "stated" ? model.value : null),
                permission_mode: known,
                skills: skills?.kind === "list" ? stringsOf(skills.items).map((word) => word.text) : [],
                system_prompt: system,
                source: "cli",
                is_read_only: known === "plan",
            }
            : undefined,
    };
}
function inherited(tools, at) {
    const because = tools ? "`tools` is no JSON array, so the host takes every tool of the parent agent" : "no `tools` key means every tool of the parent agent";
    return (0,src_fact/* implied */.TU)(everyTool(at), at, because);
}
function stringsOf(items) {
    return items.flatMap((node) => (node.kind === "scalar" && typeof node.value === "string" ? [{ text: node.value, node }] : []));
}
const keys = ["description", "prompt", "tools", "model", "permissionMode", "skills"];
const lists = ["tools", "skills"];
function ineffectiveIn(table, mode, place) {
    const found = [];
    for (const [i, { key, name = "", value }] of table.entries.entries()) {
        if (!keys.includes(name))
            continue;
        if (table.entries.slice(i + 1).some((other) => other.name === name)) {
            found.push({ kind: name === "tools" ? "limit" : "value", what: name, because: "this key stands again below, and the last one counts", at: place(key) });
            continue;
        }
        const wanted = lists.includes(name) ? value.kind === "list" : value.kind === "scalar" && typeof value.value === "string";
        if (!wanted && name !== "description") {
            found.push({ kind: name === "tools" ? "limit" : "value", what: name, because: lists.includes(name) ? "only a JSON array counts here" : "only a string counts here", at: place(value) });
        }
        if (value.kind !== "list" || !lists.includes(name))
            continue;
        for (const item of value.items) {
            if (item.kind !== "scalar" || typeof item.value !== "string")
                found.push({ kind: "value", what: name, because: "the host leaves out what is no string", at: place(item) });
            else if (name === "tools" && !isTool(item.value))
                found.push({ kind: "unknown-tool", what: item.value, because: "this host has no tool of this name, and names count exactly", at: place(item) });
        }
    }
    if (mode.state === "stated" && modeOf(mode.value) === undefined && !asksForLess(mode.value))
        found.push(unknownMode(mode.value, mode.at));
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/node.js
var node = __webpack_require__(2829);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/profile.js










function profile_profileOf(document, source) {
    const { mended, prompt, frontmatter } = document;
    const table = mended?.node.kind === "table" ? mended.node : undefined;
    const name = factOf(document, table, "name");
    const model = factOf(document, table, "model");
    const mode = factOf(document, table, "permissionMode");
    const tools = listOf(document, table, "tools");
    const strays = strayKeysIn(document.source, table?.entries ?? [], Object.keys(fields), "this edition has no such key");
    return {
        name,
        identity: name.state === "stated" ? name.value : undefined,
        description: factOf(document, table, "description"),
        model: model.state === "missing" && table && !mended?.partial ? (0,src_fact/* implied */.TU)("sonnet", model.at, "no `model` key means the alias `sonnet`, not the parent's model") : model,
        permissionMode: mode,
        grants: grantsOf(tools, table, mended?.partial ?? false),
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [...(mode.state === "stated" ? bypassesOf(mode.value, mode.at) : []), ...strays.bypasses],
        ineffective: [...strays.ineffective, ...unknownIn(mode, tools)],
        prompt: { source: "body", path: null, text: prompt.text, at: prompt.at },
        native: frontmatter && nativeOf(frontmatter, prompt.text, source),
    };
}
function nativeOf({ name, description, tools, model, permissionMode, skills }, prompt, source) {
    const mode = modeOf(permissionMode ?? "default") ?? "default";
    return {
        name,
        description,
        tools: tools === null ? null : split(tools),
        model: modelOf(model),
        permission_mode: mode,
        skills: skills === null ? [] : split(skills),
        system_prompt: prompt,
        source,
        is_read_only: mode === "plan",
    };
}
function split(list) {
    return list.split(",").map(src_text/* trim */.Bq).filter((part) => part !== "");
}
function factOf({ source, top, mended }, table, key) {
    const broken = mended?.broken.get(key);
    if (broken)
        return (0,src_fact/* unreadable */.O$)({ source, span: broken }, "the YAML is broken here");
    const value = table && (0,node/* entryOf */.M)(table, key)?.value;
    if (!value)
        return (0,src_fact/* missing */.LO)(top);
    const at = { source, span: value.span };
    const shape = fields[key].shape;
    const read = shape(value, syntaxes_yaml.serdeYaml);
    if (read instanceof src_shape/* Refusal */.P_)
        return (0,src_fact/* unreadable */.O$)({ source, span: read.span }, read.message);
    return typeof read === "string" ? (0,src_fact/* stated */.Eo)(read, at) : (0,src_fact/* missing */.LO)(at);
}
function listOf(document, table, key) {
    const fact = factOf(document, table, key);
    if (fact.state === "missing" || fact.state === "unreadable")
        return fact;
    const { source, span } = fact.at;
    const written = source.text.slice(span.start, span.end).indexOf(fact.value);
    const words = [];
    let from = span.start + written;
    for (const part of fact.value.split(",")) {
        const text = (0,src_text/* trim */.Bq)(part);
        const start = from + part.indexOf(text);
        if (text !== "")
            words.push({ text, at: written < 0 ? fact.at : { source, span: { start, end: start + text.length } } });
        from += part.length + 1;
    }
    return (0,src_fact/* stated */.Eo)(words, fact.at);
}
function grantsOf(tools, table, partial) {
    if (tools.state === "stated")
        return (0,src_fact/* stated */.Eo)(tools.value.flatMap(({ text, at }) => grantsOfTool(text, at)), tools.at);
    if (tools.state === "unreadable")
        return tools;
    if (!table || (partial && !(0,node/* entryOf */.M)(table, "tools")))
        return (0,src_fact/* unreadable */.O$)(tools.at, "the frontmatter cannot be read");
    const because = (0,node/* entryOf */.M)(table, "tools") ? "an empty `tools` means every tool of the parent agent" : "no `tools` key means every tool of the parent agent";
    return (0,src_fact/* implied */.TU)(everyTool(tools.at), tools.at, because);
}
function unknownIn(mode, tools) {
    const found = [];
    if (mode.state === "stated" && modeOf(mode.value) === undefined && !asksForLess(mode.value))
        found.push(unknownMode(mode.value, mode.at));
    for (const { text, at } of tools.state === "stated" ? tools.value : []) {
        if (!isTool(text))
            found.push({ kind: "unknown-tool", what: text, because: "this host has no tool of this name, and names count exactly", at });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/layers.js





async function readDirectory(survey, name, root) {
    const sight = survey.look(root);
    const layer = { name, root, status: "loaded", authority: [] };
    if (sight.kind === "outside" || sight.kind === "unjudged")
        return { layer: { ...layer, status: "absent" }, items: [], unjudged: [beyond(root, sight)] };
    if (sight.kind === "file" && (0,src_path/* extensionOf */.je)(root) === "md")
        return { layer, ...(await readEntry(survey, layer, root, name)) };
    if (sight.kind !== "directory")
        return undefined;
    const reads = await Promise.all(survey.names(root).map((entry) => readEntry(survey, layer, (0,src_path/* join */.fj)(root, entry), name)));
    return { layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) };
}
async function readPayloadFile(survey, path) {
    const content = await survey.read(path);
    if (content.kind === "absent" && content.sight.kind === "missing" && content.sight.link === undefined)
        return undefined;
    const layer = { name: "cli", root: path, status: "loaded", authority: [] };
    if (content.kind !== "text") {
        const fault = faultOf(path, content);
        if ("unjudged" in fault)
            return { layer: { ...layer, status: "absent" }, items: [], unjudged: [fault.unjudged] };
        return { layer: { ...layer, status: "failed", problem: fault.problem }, items: [], unjudged: [] };
    }
    const items = readPayload(content.source, layer);
    return "message" in items ? { layer: { ...layer, status: "failed", problem: items }, items: [], unjudged: [] } : { layer, items, unjudged: [] };
}
async function readEntry(survey, layer, path, source) {
    const item = (verdict) => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
    const extension = (0,src_path/* extensionOf */.je)(path);
    if (extension !== "md") {
        if (survey.look(path).kind === "directory")
            return { items: [...item({ kind: "passed-over" }).items, ...(await below(survey, layer, path, source))], unjudged: [] };
        if (!/^(?:md|markdown|mdx)$/i.test(extension ?? ""))
            return item({ kind: "passed-over" });
        return item({ kind: "dropped", problem: { message: `only \`.md\` counts here, and this is \`.${extension}\``, at: (0,src_text/* placeOfPath */.Es)(path) } });
    }
    const content = await survey.read(path);
    if (content.kind !== "text" && survey.entries.get(path)?.kind === "unnameable") {
        return { items: [], unjudged: [{ message: "has a name that is not UTF-8, and is not read here", at: (0,src_text/* placeOfPath */.Es)(path) }] };
    }
    if (content.kind !== "text") {
        const fault = faultOf(path, content);
        return "unjudged" in fault ? { items: [], unjudged: [fault.unjudged] } : item({ kind: "rejected", problem: fault.problem });
    }
    const document = readDocument(content.source);
    const { problem } = document;
    const verdict = !problem ? { kind: "loaded" } : { kind: problem.kind === "document" ? "dropped" : "rejected", problem };
    return { items: [{ layer, files: [path], verdict, ...(problem?.kind === "document" ? {} : { profile: profile_profileOf(document, source) }) }], unjudged: [] };
}
function faultOf(path, content) {
    if (content.kind === "not-utf8")
        return { problem: { message: "it is not UTF-8", at: (0,src_text/* startOf */.GH)(content.source) } };
    if (content.kind === "unjudged")
        return { unjudged: { message: content.problem, at: (0,src_text/* startOf */.GH)(content.source) } };
    const { sight } = content;
    if (sight.kind === "outside")
        return { unjudged: beyond(path, sight) };
    const why = { directory: "it is a directory", missing: "it is a link that leads nowhere", loop: "it is a link that leads in a circle", "not-a-directory": "it is a link through a file" };
    return { problem: { message: why[sight.kind], at: (0,src_text/* placeOfPath */.Es)(path) } };
}
function beyond(path, sight) {
    if (sight.kind === "unjudged")
        return { message: sight.problem, at: (0,src_text/* placeOfPath */.Es)(sight.path) };
    return { message: `leads out of the repository, to \`${sight.target}\`, and is not read here`, at: (0,src_text/* placeOfPath */.Es)(sight.link ?? path) };
}
async function below(survey, layer, directory, source) {
    const paths = survey.names(directory).filter((name) => (0,src_path/* extensionOf */.je)(name) === "md").map((name) => (0,src_path/* join */.fj)(directory, name));
    const found = await Promise.all(paths.map(async (path) => {
        const content = await survey.read(path);
        const document = content.kind === "text" ? readDocument(content.source) : undefined;
        if (!document?.frontmatter)
            return [];
        const problem = { message: `it lies in the folder \`${(0,src_path/* nameOf */.Vb)(directory)}\`, and the host reads none below its own`, at: (0,src_text/* startOf */.GH)(document.source) };
        return [{ layer, files: [path], verdict: { kind: "dropped", problem }, profile: profile_profileOf(document, source) }];
    }));
    return found.flat();
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/index.js





const folder = ".vtcode/agents";
/* harmony default export */ const vtcode = ((0,host/* defineHost */.Y)({
    title: "VT Code",
    url: "https://github.com/vinhnx/VTCode",
    editions: ["0.60"],
    places: [`**/${folder}/*.md`, `~/${folder}/*.md`],
    async load(survey, { starts, user, dirs }) {
        const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
        const [projects, home, payloadReads, further] = await Promise.all([
            Promise.all(starts.map((start) => readDirectory(survey, "project", (0,src_path/* join */.fj)(start, folder)))),
            user?.home === undefined ? undefined : readDirectory(survey, "user", (0,src_path/* join */.fj)(user.home, folder)),
            Promise.all(named.filter((path) => path.endsWith(".json")).map((path) => readPayloadFile(survey, path))),
            Promise.all(named.filter((path) => !path.endsWith(".json") && !starts.some((start) => (0,src_path/* join */.fj)(start, folder) === path)).map((path) => readDirectory(survey, "project", path))),
        ]);
        const present = (reads) => reads.flatMap((read) => read ?? []);
        const payloads = present(payloadReads);
        const found = [...present(projects), ...present(further), ...payloads, ...present([home])];
        if (found.length === 0)
            return host/* absent */.G;
        const base = { layer: builtin, items: builtins(), unjudged: [] };
        const under = [...payloads, ...present([home]), base];
        const sessions = [...projects, ...present(further)].map((project) => [...present([project]), ...under]);
        const settle = winnersOf(sessions);
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found, base].flatMap(({ items }) => items).map((item) => settle(item)),
            unjudged: found.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
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
                if (winner && winner.layer !== layer)
                    better.set(item, better.get(item) ?? winner);
                else
                    offered.add(item);
                if (!winner)
                    winners.set(name, item);
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


/***/ }),

/***/ 2829:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entryOf),
/* harmony export */   R: () => (/* binding */ valueOf)
/* harmony export */ });
function entryOf(table, name) {
    return table.entries.find((entry) => entry.name === name);
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}


/***/ }),

/***/ 1230:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
function join(directory, name) {
    if (directory === "" || name === "")
        return directory + name;
    return directory === "/" ? `/${name}` : `${directory}/${name}`;
}
function directoryOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
    const name = nameOf(path);
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}
function stemOf(path) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}
function isWithin(path, directory) {
    return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function plain(path) {
    const segments = [];
    for (const segment of path.split("/")) {
        if (segment === "..") {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return (path.startsWith("/") ? "/" : "") + segments.join("/");
}
function byBytes(one, other) {
    if (one === other)
        return 0;
    return surrogate.test(one) || surrogate.test(other) ? byPoints(one, other) : one < other ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(one, other) {
    const length = Math.min(one.length, other.length);
    for (let i = 0; i < length; i++) {
        const a = one.charCodeAt(i);
        const b = other.charCodeAt(i);
        if (a !== b)
            return rank(a) - rank(b);
    }
    return one.length - other.length;
}
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}


/***/ }),

/***/ 9680:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   In: () => (/* binding */ float32),
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   S5: () => (/* binding */ expectedOneOf),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ad: () => (/* binding */ unsigned),
/* harmony export */   c9: () => (/* binding */ omittable),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   uK: () => (/* binding */ option),
/* harmony export */   w3: () => (/* binding */ struct),
/* harmony export */   x8: () => (/* binding */ signed),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1230);

class Refusal {
    message;
    span;
    circumstance;
    constructor(message, span, circumstance = {}) {
        this.message = message;
        this.span = span;
        this.circumstance = circumstance;
    }
    within(segment, span) {
        if (this.circumstance.pathless)
            return this;
        const { path = [], unplaced, ...rest } = this.circumstance;
        return unplaced ? new Refusal(this.message, span, { ...rest, near: this.span }) : new Refusal(this.message, this.span, { ...rest, path: [segment, ...path] });
    }
}
function refuse(node, dialect, expected) {
    return new Refusal(dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}
const string = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    return value ?? refuse(node, dialect, "a string");
};
const boolean = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
    return value ?? refuse(node, dialect, "a boolean");
};
function unsigned(bits, name = bits === 64 ? "usize" : `u${bits}`) {
    return (node, dialect) => {
        const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
        if (value === undefined)
            return refuse(node, dialect, name);
        return value >= 0n && value < 1n << BigInt(bits) ? value : new Refusal(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
    };
}
const signed = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined)
        return refuse(node, dialect, "i64");
    return value >= -(1n << 63n) && value < 1n << 63n ? value : new Refusal(`invalid value: integer \`${value}\`, expected i64`, node.span);
};
const float32 = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
};
function oneOf(...words) {
    return (node, dialect) => {
        const value = dialect.variant ? dialect.variant(node, words) : node.kind === "scalar" ? dialect.string(node) : undefined;
        if (value instanceof Refusal)
            return value;
        if (value === undefined)
            return refuse(node, dialect, "a variant name");
        const found = words.find((word) => word === value);
        return found ?? new Refusal(`unknown variant \`${value}\`, expected ${expectedOneOf(words)}`, node.span);
    };
}
function option(inner) {
    return (node, dialect) => {
        const none = dialect.isNone(node);
        if (typeof none === "object")
            return new Refusal(none.problem, node.span, { unplaced: true });
        return none ? null : inner(node, dialect);
    };
}
function list(item) {
    return (node, dialect) => {
        if (dialect.isUnit(node))
            return [];
        if (node.kind !== "list")
            return refuse(node, dialect, "a sequence");
        const items = [];
        for (const [i, entry] of node.items.entries()) {
            const value = item(entry, dialect);
            if (value instanceof Refusal)
                return value.within(i, node.span);
            items.push(value);
        }
        return items;
    };
}
function map(value) {
    return (node, dialect) => {
        const table = tableOf(node, dialect);
        if (!table)
            return dialect.isUnit(node) ? new Map() : refuse(node, dialect, "a map");
        const values = new Map();
        for (const entry of table.entries) {
            if (entry.name === undefined)
                return refuse(entry.key, dialect, "a string");
            const read = value(entry.value, dialect);
            if (read instanceof Refusal)
                return read.within(entry.name, table.span);
            values.set(entry.name, read);
        }
        return new Map([...values].sort(([one], [other]) => (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg)(one, other)));
    };
}
const anything = (node) => node;
function required(shape) {
    return { shape, fallback: "required" };
}
function optional(shape, value) {
    return { shape, fallback: { value } };
}
function omittable(shape) {
    return { shape: option(shape), fallback: { value: null, positional: "required" } };
}
function struct(name, fields, { unknown = "ignore" } = {}) {
    return (node, dialect) => {
        const values = {};
        const table = tableOf(node, dialect);
        const problem = table ? readEntries(table, fields, unknown, dialect, values) : node.kind === "list" && dialect.positional ? readItems(node, name, fields, dialect, values) : undefined;
        if (problem)
            return problem;
        if (!table && !(node.kind === "list" && dialect.positional) && !dialect.isUnit(node))
            return refuse(node, dialect, `struct ${name}`);
        for (const [key, { fallback }] of Object.entries(fields)) {
            if (Object.hasOwn(values, key))
                continue;
            if (fallback === "required")
                return new Refusal(`missing field \`${key}\``, node.span, { whole: true });
            values[key] = fallback.value;
        }
        return values;
    };
}
function tableOf(node, dialect) {
    return node.kind === "table" ? node : dialect.table?.(node);
}
function readItems(node, name, fields, dialect, values) {
    const expected = Object.entries(fields);
    for (const [i, [key, { shape, fallback }]] of expected.entries()) {
        const item = node.items[i];
        if (!item) {
            if (fallback !== "required" && fallback.positional === undefined)
                continue;
            return new Refusal(`invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`, node.span);
        }
        const value = shape(item, dialect);
        if (value instanceof Refusal)
            return value.within(i, node.span);
        values[key] = value;
    }
    if (!dialect.exact || node.items.length <= expected.length)
        return undefined;
    return new Refusal(`invalid length ${node.items.length}, expected fewer elements in array`, node.span);
}
function readEntries(table, fields, unknown, dialect, values) {
    for (const { key, name: written, value } of table.entries) {
        const name = dialect.field ? dialect.field(key, Object.keys(fields)) : written;
        if (name === undefined)
            return refuse(key, dialect, "field identifier");
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (!field) {
            if (unknown === "ignore")
                continue;
            return new Refusal(`unknown field \`${name}\`, expected ${expectedOneOf(Object.keys(fields))}`, key.span);
        }
        if (Object.hasOwn(values, name))
            return new Refusal(`duplicate field \`${name}\``, table.span, { near: key.span });
        const read = field.shape(value, dialect);
        if (read instanceof Refusal)
            return read.within(name, table.span);
        values[name] = read;
    }
    return undefined;
}
function expectedOneOf(names) {
    const ticked = names.map((name) => `\`${name}\``);
    return ticked.length === 0 ? "nothing" : ticked.length === 1 ? (ticked[0] ?? "") : ticked.length === 2 ? ticked.join(" or ") : `one of ${ticked.join(", ")}`;
}


/***/ }),

/***/ 6143:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    try {
        return new Reader(text).whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return error.problem;
        throw error;
    }
}
const escapes = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
            this.#at++;
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    #value(depth) {
        this.#skipSpace();
        const start = this.#at;
        const first = this.#text[start];
        if ((first === "{" || first === "[") && depth + 1 >= deepest)
            throw new Stop("recursion limit exceeded", start);
        if (first === undefined)
            throw new Stop("EOF while parsing a value", start);
        if (first === "{")
            return this.#object(start, depth);
        if (first === "[")
            return this.#array(start, depth);
        if (first === '"') {
            const value = this.#string();
            return { kind: "scalar", span: this.#since(start), value, text: value, style: "quoted" };
        }
        for (const [word, value] of [["null", null], ["true", true], ["false", false]]) {
            if (!this.#text.startsWith(word, start))
                continue;
            this.#at += word.length;
            return { kind: "scalar", span: this.#since(start), value, text: word, style: "plain" };
        }
        return this.#number(start);
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #number(start) {
        number.lastIndex = start;
        const [text, , fraction] = number.exec(this.#text) ?? [];
        if (text === undefined)
            throw new Stop("expected value", start);
        this.#at = start + text.length;
        if (/[\d.eE]/.test(this.#text[this.#at] ?? ""))
            throw new Stop("invalid number", this.#at);
        const value = Number(text);
        if (!Number.isFinite(value))
            throw new Stop("number out of range", start);
        const float = fraction !== "" || text === "-0";
        if (!float) {
            const integer = BigInt(text);
            const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
            return { kind: "scalar", span: this.#since(start), value: safe ? value : integer, text, style: "plain", number: "integer" };
        }
        return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
    }
    #string() {
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20)
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== 0x22 && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === 0x22) {
                this.#at++;
                return value;
            }
            value += this.#escape();
            from = this.#at + 1;
        }
    }
    #escape() {
        const letter = this.#text[++this.#at] ?? "";
        if (letter !== "u") {
            const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
            if (plain === undefined)
                throw new Stop("invalid escape", this.#at);
            return plain;
        }
        const high = this.#hexadecimal();
        if (high >= 0xdc00 && high < 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        if (high < 0xd800 || high >= 0xdc00)
            return String.fromCharCode(high);
        if (this.#text.slice(this.#at + 1, this.#at + 3) !== "\\u")
            throw new Stop("unexpected end of hex escape", this.#at);
        this.#at += 2;
        const low = this.#hexadecimal();
        if (low < 0xdc00 || low >= 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        return String.fromCharCode(high, low);
    }
    #hexadecimal() {
        const digits = this.#text.slice(this.#at + 1, this.#at + 5);
        if (!/^[0-9A-Fa-f]{4}$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += 4;
        return parseInt(digits, 16);
    }
    #array(start, depth) {
        const items = [];
        this.#at++;
        if (!this.#takes("]")) {
            do
                items.push(this.#value(depth + 1));
            while (this.#takes(","));
            if (!this.#takes("]"))
                throw new Stop("expected `,` or `]`", this.#at);
        }
        return { kind: "list", span: this.#since(start), items };
    }
    #object(start, depth) {
        const entries = [];
        this.#at++;
        if (!this.#takes("}")) {
            do {
                this.#skipSpace();
                if (this.#text[this.#at] !== '"')
                    throw new Stop("key must be a string", this.#at);
                const at = this.#at;
                const name = this.#string();
                const key = { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name, value: this.#value(depth + 1) });
            } while (this.#takes(","));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ }),

/***/ 8278:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt)
/* harmony export */ });
function startOf(source) {
    return { source, span: { start: 0, end: 0 } };
}
function placeOfPath(path) {
    return startOf({ path, text: "" });
}
const cache = new WeakMap();
function positionAt(source, offset) {
    const starts = lineStarts(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, source.text.length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const starts = lineStarts(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function lineStarts(source) {
    let starts = cache.get(source);
    if (!starts) {
        const found = [0];
        for (let at = source.text.indexOf("\n"); at >= 0; at = source.text.indexOf("\n", at + 1))
            found.push(at + 1);
        cache.set(source, (starts = found));
    }
    return starts;
}
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function decodeText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function trim(text) {
    return trimStart(trimEnd(text));
}
function trimStart(text) {
    return text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function trimEnd(text) {
    let end = text.length;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ })

};
;