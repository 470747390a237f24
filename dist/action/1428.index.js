"use strict";
exports.id = 1428;
exports.ids = [1428];
exports.modules = {

/***/ 6965:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7277);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4951);


function builtinsOf(layer, agents) {
    return agents.map(([name, may]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, may, "it is built in"),
    }));
}
function builtinProfile(name, may, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)("");
    return {
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(name, at, "it is built in"),
        identity: name,
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
        permissionMode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(may.map((capability) => ({ tool: "*", capability, scope: null, at })), at, because),
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
}


/***/ }),

/***/ 3797:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
function memoize(make) {
    const made = new WeakMap();
    return (key) => {
        let found = made.get(key);
        if (!found)
            made.set(key, (found = { value: make(key) }));
        return found.value;
    };
}


/***/ }),

/***/ 249:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ builtin),
/* harmony export */   T: () => (/* binding */ builtins)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _kit_builtins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6965);


const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["explore", ["read", "execute"]],
    ["plan", ["read", "execute"]],
    ["general", _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7],
    ["code-reviewer", ["read", "execute"]],
    ["debugger", ["read", "write", "execute"]],
];
function builtins() {
    return (0,_kit_builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinsOf */ .K)(builtin, agents);
}


/***/ }),

/***/ 460:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wQ: () => (/* binding */ beyond),
  gZ: () => (/* binding */ readDirectory),
  RT: () => (/* binding */ readPayloadFile)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(3797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js
var decode = __webpack_require__(5182);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 25 modules
var rust = __webpack_require__(8775);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/document.js




const fields = {
    name: (0,decode/* required */.mw)(decode/* string */.Yj),
    description: (0,decode/* required */.mw)(decode/* string */.Yj),
    tools: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    model: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    permissionMode: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    skills: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
};
const frontmatter = (0,decode/* struct */.w3)("SubagentFrontmatter", fields);
const readDocument = (0,memoize/* memoize */.B)((source) => {
    const { text } = source;
    const start = text.length - (0,repo_text/* trimStart */.Dw)(text).length;
    const last = (0,repo_text/* trimEnd */.s8)(text).length;
    const close = text.startsWith("---", start) ? text.indexOf("\n---", start + 3) : -1;
    if (close < 0 || close + 4 > last)
        return without(source, start);
    const yaml = (0,repo_text/* trim */.Bq)(text.slice(start + 3, close));
    const base = yaml === "" ? start + 3 : text.indexOf(yaml, start + 3);
    const body = (0,repo_text/* trim */.Bq)(text.slice(close + 4, last));
    const from = body === "" ? last : text.indexOf(body, close + 4);
    const read = (0,rust.readSerdeYaml)(yaml, base);
    const document = {
        source,
        top: { source, span: { start: base, end: base } },
        mended: (0,rust/* mendSerdeYaml */.xw)(yaml, read),
        prompt: { text: body, at: { source, span: { start: from, end: from + body.length } } },
    };
    const decoded = (0,rust.decodeSerdeYaml)(read, frontmatter);
    if (!(decoded instanceof decode/* DecodeError */.Xc) && !("span" in decoded))
        return { ...document, frontmatter: decoded };
    return {
        ...document,
        frontmatter: undefined,
        problem: { message: `invalid frontmatter: ${decoded.message}`, at: { source, span: decoded.span } },
    };
});
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
    const top = (0,repo_text/* startOf */.GH)(source);
    const problem = { message, at: { source, span }, ...(opens || looks ? {} : { kind: "document" }) };
    return { source, top, mended: undefined, frontmatter: undefined, prompt: { text: (0,repo_text/* trim */.Bq)(text), at: top }, problem };
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/hosts/vtcode/modes.js
var modes = __webpack_require__(7341);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/unknown-keys.js

const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|read.?only/i;
const modeKeys = new Set("mode permission permissions permissionmode permissionsmode defaultmode approvalmode approvalpolicy".split(" "));
function strayKeysIn(source, entries, known, none) {
    const bypasses = [];
    const ineffective = [];
    for (const { key, name, value } of entries) {
        if (name === undefined || known.includes(name))
            continue;
        const meant = known.find((field) => fold(field) === fold(name));
        const widens = value.kind === "scalar" &&
            (modeKeys.has(fold(name))
                ? (0,modes/* asksForLess */.Hs)(value.text)
                : fold(name).startsWith("dangerously") && value.text === "true");
        const kind = widens
            ? "value"
            : limit.test(name)
                ? "limit"
                : meant !== undefined || /hook|server/i.test(name)
                    ? "value"
                    : "metadata";
        ineffective.push({
            kind,
            what: name,
            because: meant === undefined ? none : `this host reads it as \`${meant}\` only`,
            at: { source, span: key.span },
        });
        if (widens)
            bypasses.push({
                setting: name,
                value: value.text,
                effect: "unhonoured",
                because: "asks for less asking, under a key that this host does not read",
                at: { source, span: value.span },
            });
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
    return lower === "sonnet" || lower === "opus" || lower === "haiku"
        ? { kind: "alias", value: lower }
        : { kind: "model_id", value: name };
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
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
    return capability/* capabilities */.R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/payload.js







function readPayload(source, layer) {
    const root = (0,json/* parseJson */.qF)(source.text);
    if (root.kind === "problem")
        return { message: `is no JSON: ${root.message}`, at: { source, span: root.span } };
    if (root.kind !== "table")
        return { message: "is no JSON object, so this host takes no subagent from it", at: { source, span: root.span } };
    const last = new Map(root.entries.map((entry) => [entry.name, entry]));
    const [counted, replaced] = [
        root.entries.filter((entry) => last.get(entry.name) === entry),
        root.entries.filter((entry) => last.get(entry.name) !== entry),
    ];
    return [
        ...counted.map((entry) => itemOf(entry, false, source, layer)),
        ...replaced.map((entry) => itemOf(entry, true, source, layer)),
    ];
}
function itemOf({ key, name = "", value }, again, source, layer) {
    const profile = readProfile(name, { source, span: key.span }, value, source);
    const common = { layer, files: [source.path], profile };
    if (again)
        return {
            ...common,
            verdict: {
                kind: "dropped",
                problem: { message: "this key stands again below, and the last one counts", at: { source, span: key.span } },
            },
        };
    if (profile.native !== undefined)
        return { ...common, verdict: { kind: "loaded" } };
    const { at } = profile.description;
    return {
        ...common,
        verdict: { kind: "rejected", problem: { message: "it has no `description` that is a string", at } },
    };
}
function lastOf(table, name) {
    return table?.entries.findLast((entry) => entry.name === name)?.value;
}
function textOf(table, name, place, absent) {
    const node = lastOf(table, name);
    if (!node)
        return (0,model_fact/* missing */.LO)(absent);
    return node.kind === "scalar" && typeof node.value === "string"
        ? (0,model_fact/* stated */.Eo)(node.value, place(node))
        : (0,model_fact/* unreadable */.O$)(place(node), "is no string");
}
function readProfile(name, named, value, source) {
    const table = value.kind === "table" ? value : undefined;
    const place = ({ span }) => ({ source, span });
    const top = { source, span: { start: value.span.start, end: value.span.start } };
    const text = (key) => textOf(table, key, place, top);
    const [description, prompt, model, mode] = [
        text("description"),
        text("prompt"),
        text("model"),
        text("permissionMode"),
    ];
    const tools = lastOf(table, "tools");
    const words = tools?.kind === "list" ? stringsOf(tools.items) : undefined;
    const skills = lastOf(table, "skills");
    const known = mode.state === "stated" ? ((0,modes/* modeOf */.VV)(mode.value) ?? "default") : "default";
    const strays = strayKeysIn(source, table?.entries ?? [], keys, "a payload of this edition has no such key");
    const system = prompt.state === "stated" ? prompt.value : "";
    return {
        name: (0,model_fact/* stated */.Eo)(name, named),
        identity: name,
        description,
        model: model.state === "missing"
            ? (0,model_fact/* implied */.TU)("sonnet", top, "no `model` key means the alias `sonnet`, not the parent's model")
            : model,
        permissionMode: mode,
        grants: words && tools
            ? (0,model_fact/* stated */.Eo)(words.flatMap((word) => grantsOfTool(word.text, place(word.node))), place(tools))
            : inherited(tools, tools ? place(tools) : top),
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [...(mode.state === "stated" ? (0,modes/* bypassesOf */.WQ)(mode.value, mode.at) : []), ...strays.bypasses],
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
    const because = tools
        ? "`tools` is no JSON array, so the host takes every tool of the parent agent"
        : "no `tools` key means every tool of the parent agent";
    return (0,model_fact/* implied */.TU)(everyTool(at), at, because);
}
function stringsOf(items) {
    return items.flatMap((node) => node.kind === "scalar" && typeof node.value === "string" ? [{ text: node.value, node }] : []);
}
const keys = ["description", "prompt", "tools", "model", "permissionMode", "skills"];
const lists = ["tools", "skills"];
function ineffectiveIn(table, mode, place) {
    const found = [];
    for (const [i, { key, name = "", value }] of table.entries.entries()) {
        if (!keys.includes(name))
            continue;
        if (table.entries.slice(i + 1).some((other) => other.name === name)) {
            found.push({
                kind: name === "tools" ? "limit" : "value",
                what: name,
                because: "this key stands again below, and the last one counts",
                at: place(key),
            });
            continue;
        }
        const wanted = lists.includes(name)
            ? value.kind === "list"
            : value.kind === "scalar" && typeof value.value === "string";
        if (!wanted && name !== "description") {
            found.push({
                kind: name === "tools" ? "limit" : "value",
                what: name,
                because: lists.includes(name) ? "only a JSON array counts here" : "only a string counts here",
                at: place(value),
            });
        }
        if (value.kind !== "list" || !lists.includes(name))
            continue;
        for (const item of value.items) {
            if (item.kind !== "scalar" || typeof item.value !== "string")
                found.push({ kind: "value", what: name, because: "the host leaves out what is no string", at: place(item) });
            else if (name === "tools" && !isTool(item.value))
                found.push({
                    kind: "unknown-tool",
                    what: item.value,
                    because: "this host has no tool of this name, and names count exactly",
                    at: place(item),
                });
        }
    }
    if (mode.state === "stated" && (0,modes/* modeOf */.VV)(mode.value) === undefined && !(0,modes/* asksForLess */.Hs)(mode.value))
        found.push((0,modes/* unknownMode */.ow)(mode.value, mode.at));
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var node = __webpack_require__(536);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/profile.js










function profile_readProfile(document, source) {
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
        model: model.state === "missing" && table && !mended?.partial
            ? (0,model_fact/* implied */.TU)("sonnet", model.at, "no `model` key means the alias `sonnet`, not the parent's model")
            : model,
        permissionMode: mode,
        grants: readTools(tools, table, mended?.partial ?? false),
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [...(mode.state === "stated" ? (0,modes/* bypassesOf */.WQ)(mode.value, mode.at) : []), ...strays.bypasses],
        ineffective: [...strays.ineffective, ...unknownIn(mode, tools)],
        prompt: { source: "body", path: null, text: prompt.text, at: prompt.at },
        native: frontmatter && nativeOf(frontmatter, prompt.text, source),
    };
}
function nativeOf({ name, description, tools, model, permissionMode, skills }, prompt, source) {
    const mode = (0,modes/* modeOf */.VV)(permissionMode ?? "default") ?? "default";
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
    return list
        .split(",")
        .map(repo_text/* trim */.Bq)
        .filter((part) => part !== "");
}
function factOf({ source, top, mended }, table, key) {
    const broken = mended?.broken.get(key);
    if (broken)
        return (0,model_fact/* unreadable */.O$)({ source, span: broken }, "the YAML is broken here");
    const value = table && (0,node/* entryOf */.Ms)(table, key)?.value;
    if (!value)
        return (0,model_fact/* missing */.LO)(top);
    const at = { source, span: value.span };
    const shape = fields[key].shape;
    const read = shape(value, rust.serdeYaml);
    if (read instanceof decode/* DecodeError */.Xc)
        return (0,model_fact/* unreadable */.O$)({ source, span: read.span }, read.message);
    return typeof read === "string" ? (0,model_fact/* stated */.Eo)(read, at) : (0,model_fact/* missing */.LO)(at);
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
        const text = (0,repo_text/* trim */.Bq)(part);
        const start = from + part.indexOf(text);
        if (text !== "")
            words.push({ text, at: written < 0 ? fact.at : { source, span: { start, end: start + text.length } } });
        from += part.length + 1;
    }
    return (0,model_fact/* stated */.Eo)(words, fact.at);
}
function readTools(tools, table, partial) {
    if (tools.state === "stated")
        return (0,model_fact/* stated */.Eo)(tools.value.flatMap(({ text, at }) => grantsOfTool(text, at)), tools.at);
    if (tools.state === "unreadable")
        return tools;
    if (!table || (partial && !(0,node/* entryOf */.Ms)(table, "tools")))
        return (0,model_fact/* unreadable */.O$)(tools.at, "the frontmatter cannot be read");
    const because = (0,node/* entryOf */.Ms)(table, "tools")
        ? "an empty `tools` means every tool of the parent agent"
        : "no `tools` key means every tool of the parent agent";
    return (0,model_fact/* implied */.TU)(everyTool(tools.at), tools.at, because);
}
function unknownIn(mode, tools) {
    const found = [];
    if (mode.state === "stated" && (0,modes/* modeOf */.VV)(mode.value) === undefined && !(0,modes/* asksForLess */.Hs)(mode.value))
        found.push((0,modes/* unknownMode */.ow)(mode.value, mode.at));
    for (const { text, at } of tools.state === "stated" ? tools.value : []) {
        if (!isTool(text))
            found.push({
                kind: "unknown-tool",
                what: text,
                because: "this host has no tool of this name, and names count exactly",
                at,
            });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/layers.js





async function readDirectory(repo, name, root) {
    const sight = repo.resolve(root);
    const layer = { name, root, status: "loaded", authority: [] };
    if (sight.kind === "outside" || sight.kind === "unjudged")
        return { layer: { ...layer, status: "absent" }, items: [], unjudged: [beyond(root, sight)] };
    if (sight.kind === "file" && (0,repo_path/* extensionOf */.je)(root) === "md")
        return { layer, ...(await readEntry(repo, layer, root, name)) };
    if (sight.kind !== "directory")
        return undefined;
    const reads = await Promise.all(repo.names(root).map((entry) => readEntry(repo, layer, (0,repo_path/* join */.fj)(root, entry), name)));
    return { layer, items: reads.flatMap(({ items }) => items), unjudged: reads.flatMap(({ unjudged }) => unjudged) };
}
async function readPayloadFile(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent" && content.resolution.kind === "missing" && content.resolution.link === undefined)
        return undefined;
    const layer = { name: "cli", root: path, status: "loaded", authority: [] };
    if (content.kind !== "text") {
        const fault = faultOf(path, content);
        if ("unjudged" in fault)
            return { layer: { ...layer, status: "absent" }, items: [], unjudged: [fault.unjudged] };
        return { layer: { ...layer, status: "failed", problem: fault.problem }, items: [], unjudged: [] };
    }
    const items = readPayload(content.source, layer);
    return "message" in items
        ? { layer: { ...layer, status: "failed", problem: items }, items: [], unjudged: [] }
        : { layer, items, unjudged: [] };
}
async function readEntry(repo, layer, path, source) {
    const item = (verdict) => ({ items: [{ layer, files: [path], verdict }], unjudged: [] });
    const extension = (0,repo_path/* extensionOf */.je)(path);
    if (extension !== "md") {
        if (repo.resolve(path).kind === "directory")
            return {
                items: [...item({ kind: "passed-over" }).items, ...(await below(repo, layer, path, source))],
                unjudged: [],
            };
        if (!/^(?:md|markdown|mdx)$/i.test(extension ?? ""))
            return item({ kind: "passed-over" });
        return item({
            kind: "dropped",
            problem: { message: `only \`.md\` counts here, and this is \`.${extension}\``, at: (0,repo_text/* placeOfPath */.Es)(path) },
        });
    }
    const content = await repo.read(path);
    if (content.kind !== "text" && repo.entries.get(path)?.kind === "unnameable") {
        return {
            items: [],
            unjudged: [{ message: "has a name that is not UTF-8, and is not read here", at: (0,repo_text/* placeOfPath */.Es)(path) }],
        };
    }
    if (content.kind !== "text") {
        const fault = faultOf(path, content);
        return "unjudged" in fault
            ? { items: [], unjudged: [fault.unjudged] }
            : item({ kind: "rejected", problem: fault.problem });
    }
    const document = readDocument(content.source);
    const { problem } = document;
    const verdict = !problem
        ? { kind: "loaded" }
        : { kind: problem.kind === "document" ? "dropped" : "rejected", problem };
    return {
        items: [
            {
                layer,
                files: [path],
                verdict,
                ...(problem?.kind === "document" ? {} : { profile: profile_readProfile(document, source) }),
            },
        ],
        unjudged: [],
    };
}
function faultOf(path, content) {
    if (content.kind === "not-utf8")
        return { problem: { message: "it is not UTF-8", at: (0,repo_text/* startOf */.GH)(content.source) } };
    if (content.kind === "unjudged")
        return { unjudged: { message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) } };
    const { resolution: sight } = content;
    if (sight.kind === "outside")
        return { unjudged: beyond(path, sight) };
    const why = {
        directory: "it is a directory",
        missing: "it is a link that leads nowhere",
        loop: "it is a link that leads in a circle",
        "not-a-directory": "it is a link through a file",
    };
    return { problem: { message: why[sight.kind], at: (0,repo_text/* placeOfPath */.Es)(path) } };
}
function beyond(path, sight) {
    if (sight.kind === "unjudged")
        return { message: sight.problem, at: (0,repo_text/* placeOfPath */.Es)(sight.path) };
    return {
        message: `leads out of the repository, to \`${sight.target}\`, and is not read here`,
        at: (0,repo_text/* placeOfPath */.Es)(sight.link ?? path),
    };
}
async function below(repo, layer, directory, source) {
    const paths = repo
        .names(directory)
        .filter((name) => (0,repo_path/* extensionOf */.je)(name) === "md")
        .map((name) => (0,repo_path/* join */.fj)(directory, name));
    const found = await Promise.all(paths.map(async (path) => {
        const content = await repo.read(path);
        const document = content.kind === "text" ? readDocument(content.source) : undefined;
        if (!document?.frontmatter)
            return [];
        const problem = {
            message: `it lies in the folder \`${(0,repo_path/* nameOf */.Vb)(directory)}\`, and the host reads none below its own`,
            at: (0,repo_text/* startOf */.GH)(document.source),
        };
        return [{ layer, files: [path], verdict: { kind: "dropped", problem }, profile: profile_readProfile(document, source) }];
    }));
    return found.flat();
}


/***/ }),

/***/ 7341:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ asksForLess),
/* harmony export */   VV: () => (/* binding */ modeOf),
/* harmony export */   WQ: () => (/* binding */ bypassesOf),
/* harmony export */   ow: () => (/* binding */ unknownMode)
/* harmony export */ });
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
        return asksForLess(word)
            ? [{ ...bypass, because: "is no mode of this host; it takes `default` instead, without a word" }]
            : [];
    const meaning = meanings[mode];
    return meaning === undefined
        ? []
        : [{ ...bypass, because: `${meaning}; this edition reads the mode but applies none to a subagent` }];
}
function unknownMode(word, at) {
    return {
        kind: "value",
        what: `permissionMode: ${word}`,
        because: "this host has no such mode and takes `default` instead, without a word",
        at,
    };
}


/***/ })

};
;