"use strict";
exports.id = 337;
exports.ids = [337];
exports.modules = {

/***/ 59325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);


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
function winnersOf(sessions, isSorted = false) {
    const offered = new Set();
    const winnerOf = new Map();
    for (const session of sessions) {
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_1__/* .isOffered */ .kd)(item))
                    continue;
                const winner = winners.get(name);
                if (!winner || (winner.layer === layer && !isSorted)) {
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

/***/ 13623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ itemsTooDeep)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);


async function itemsTooDeep(repo, layer, directory, { isIncluded, read }) {
    const paths = repo
        .names(directory)
        .filter(isIncluded)
        .map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, name));
    const found = await Promise.all(paths.map(async (path) => {
        const content = await repo.read(path);
        const profile = content.kind === "text" ? await read(content, path) : undefined;
        if (content.kind !== "text" || !profile)
            return [];
        const problem = {
            message: `it is in the subfolder \`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(directory)}\`, and subfolders are not read`,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source),
        };
        return [{ layer, files: [path], verdict: { kind: "dropped", problem }, ...profile }];
    }));
    return found.flat();
}


/***/ }),

/***/ 47074:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unreadFault),
/* harmony export */   E: () => (/* binding */ notInTreeProblem)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

function notInTreeProblem(path, resolution) {
    if (resolution.kind === "unjudged")
        return { message: resolution.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(resolution.path) };
    return {
        message: `is a link out of the repository to \`${resolution.target}\`, which is not checked`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(resolution.link ?? path),
    };
}
function unreadFault(path, content) {
    if (content.kind === "not-utf8")
        return { problem: { message: "it is not UTF-8", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) } };
    if (content.kind === "unjudged")
        return { unjudged: { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) } };
    const { resolution } = content;
    if (resolution.kind === "outside")
        return { unjudged: notInTreeProblem(path, resolution) };
    const why = {
        directory: "it is a directory",
        missing: "it is a broken link",
        loop: "it is a circular link",
        "not-a-directory": "it is a link through a file",
    };
    return { problem: { message: why[resolution.kind], at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
}


/***/ }),

/***/ 80069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ noClosingFence),
/* harmony export */   eh: () => (/* binding */ fenceFault),
/* harmony export */   sm: () => (/* binding */ noFenceAt)
/* harmony export */ });
const meant = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;
const noClosingFence = "the frontmatter has no closing `---`; write one on a line of its own below the last key";
function fenceFault(text, otherwise) {
    if (text.startsWith("\ufeff"))
        return "a byte-order mark comes before the opening `---`; remove it";
    if (!text.startsWith("---"))
        return "something comes before the opening `---`; remove it";
    return /\n[ \t]*---/.test(text) ? otherwise : noClosingFence;
}
const searched = 8192;
function noFenceAt(text, start) {
    const because = (message) => ({ message, isOpen: false, isDocument: false });
    if (text.startsWith("---", start))
        return {
            ...because(noClosingFence),
            isOpen: true,
        };
    const looks = meant.test(text.slice(0, searched));
    if (text.startsWith("\ufeff", start))
        return {
            ...because("a byte-order mark precedes the `---` of the frontmatter; remove it"),
            isDocument: !looks,
        };
    if (looks)
        return because("text precedes the `---` of the frontmatter; remove it");
    return { ...because("it has no `---` frontmatter"), isDocument: true };
}


/***/ }),

/***/ 7341:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ asksForLess),
/* harmony export */   VV: () => (/* binding */ modeOf),
/* harmony export */   WQ: () => (/* binding */ bypassesOf),
/* harmony export */   ow: () => (/* binding */ unknownMode)
/* harmony export */ });
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26782);

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
    acceptEdits: "requests edits without a prompt",
    bypassPermissions: "asks for no permission prompts at all",
    ignore: "asks to continue after a permission is denied",
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
        return asksForLess(word) ? [{ ...bypass, because: "is an unknown mode, silently replaced by `default`" }] : [];
    const meaning = meanings[mode];
    return meaning === undefined
        ? []
        : [{ ...bypass, because: `${meaning}; this edition reads the mode but does not apply it to subagents` }];
}
function unknownMode(word, at) {
    return {
        kind: "value",
        what: `permissionMode: ${word}`,
        because: `unknown mode, silently replaced by \`default\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(word, Object.values(spellings))}`,
        instead: (0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOf */ .FH)(["default", "plan"]),
        at,
    };
}


/***/ }),

/***/ 90337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  load: () => (/* binding */ load)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/vtcode/builtins.js
var builtins = __webpack_require__(60249);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 15 modules
var rust = __webpack_require__(1362);
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
const readDocument = (0,memoize/* memoize */.Bj)((source) => {
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
        repaired: (0,rust/* repairSerdeYaml */.Gz)(yaml, read),
        prompt: { text: body, at: { source, span: { start: from, end: from + body.length } } },
    };
    const decoded = (0,rust.decodeSerdeYaml)(read, frontmatter);
    if (!(decoded instanceof decode/* DecodeError */.Xc) && !("span" in decoded))
        return { ...document, frontmatter: decoded };
    const { message, span } = (0,rust/* explainedFault */.FX)(text, { start: base, end: base + yaml.length }, decoded);
    const problem = { message: `invalid frontmatter: ${message}`, at: { source, span } };
    return { ...document, frontmatter: undefined, problem };
});
function without(source, start) {
    const { text } = source;
    const { message, isOpen, isDocument } = (0,no_fence/* noFenceAt */.sm)(text, start);
    const span = { start, end: isOpen ? start + 3 : start };
    const top = (0,repo_text/* startOf */.GH)(source);
    const problem = { message, at: { source, span }, ...(isDocument ? { kind: "document" } : {}) };
    return { source, top, repaired: undefined, frontmatter: undefined, prompt: { text: (0,repo_text/* trim */.Bq)(text), at: top }, problem };
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/vtcode/modes.js
var modes = __webpack_require__(7341);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/unknown-keys.js

const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|read.?only/i;
const modeKeys = new Set("mode permission permissions permissionmode permissionsmode defaultmode approvalmode approvalpolicy".split(" "));
function kindOf(name, meant) {
    if (limit.test(name))
        return "limit";
    return meant !== undefined || /hook|server/i.test(name) ? "value" : "metadata";
}
function readUnknownKeys(source, entries, known, none) {
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
        ineffective.push({
            kind: widens ? "value" : kindOf(name, meant),
            what: name,
            because: meant === undefined ? none : `unknown key; did you mean \`${meant}\`?`,
            at: { source, span: key.span },
        });
        if (widens)
            bypasses.push({
                setting: name,
                value: value.text,
                effect: "unhonoured",
                because: "asks for fewer prompts under an unknown key",
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
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
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
        (0,many/* addTo */.DN)(powers, name, capability);
}
const outside = /^mcp[_:]/i;
function isTool(name) {
    return name === "*" || powers.has(name) || outside.test(name);
}
function nearTool(name) {
    return (0,tools/* nearName */.cR)(name, [...powers.keys()]);
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
        return { message: "is not a JSON object, so no subagent is read from it", at: { source, span: root.span } };
    const last = new Map(root.entries.map((entry) => [entry.name, entry]));
    const counted = root.entries.filter((entry) => last.get(entry.name) === entry);
    const replaced = root.entries.filter((entry) => last.get(entry.name) !== entry);
    return [
        ...counted.map((entry) => itemOf(entry, false, source, layer)),
        ...replaced.map((entry) => itemOf(entry, true, source, layer)),
    ];
}
function itemOf({ key, name = "", value }, isReplaced, source, layer) {
    const profile = readProfile(name, { source, span: key.span }, value, source);
    const common = { layer, files: [source.path], profile };
    if (isReplaced)
        return {
            ...common,
            verdict: {
                kind: "dropped",
                problem: { message: "the key is repeated below, and the last one applies", at: { source, span: key.span } },
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
function textOf(table, name, place, home) {
    const node = lastOf(table, name);
    if (!node)
        return (0,model_fact/* missing */.LO)(home);
    return isString(node) ? (0,model_fact/* stated */.Eo)(node.value, place(node)) : (0,model_fact/* unreadable */.O$)(place(node), "is not a string");
}
function readProfile(name, named, value, source) {
    const table = value.kind === "table" ? value : undefined;
    const place = ({ span }) => ({ source, span });
    const home = { source, span: { start: value.span.start, end: value.span.start } };
    const text = (key) => textOf(table, key, place, home);
    const [description, prompt, model, mode] = [
        text("description"),
        text("prompt"),
        text("model"),
        text("permissionMode"),
    ];
    const unknown = readUnknownKeys(source, table?.entries ?? [], keys, "unknown key in a payload of this edition");
    const system = (0,model_fact/* known */.eO)(prompt) ?? "";
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,model_fact/* stated */.Eo)(name, named),
        description,
        model: model.state === "missing"
            ? (0,model_fact/* implied */.TU)("sonnet", home, "no `model` key means the alias `sonnet`, not the parent's model")
            : model,
        permissionMode: mode,
        grants: readTools(lastOf(table, "tools"), place, home),
        bypasses: [...(mode.state === "stated" ? (0,modes/* bypassesOf */.WQ)(mode.value, mode.at) : []), ...unknown.bypasses],
        ineffective: [...unknown.ineffective, ...(table ? ineffectiveIn(table, place) : []), ...unknownModes(mode)],
        prompt: { source: prompt.state === "stated" ? "inline" : "none", path: null, text: system, at: prompt.at },
        native: description.state === "stated" ? () => nativeOf(name, description.value, system, table, model, mode) : undefined,
    });
}
function nativeOf(name, description, system, table, model, mode) {
    const permissionMode = (mode.state === "stated" ? (0,modes/* modeOf */.VV)(mode.value) : undefined) ?? "default";
    return {
        name,
        description,
        tools: stringsIn(lastOf(table, "tools"))?.map(({ text }) => text) ?? null,
        model: modelOf((0,model_fact/* known */.eO)(model) ?? null),
        permission_mode: permissionMode,
        skills: (stringsIn(lastOf(table, "skills")) ?? []).map(({ text }) => text),
        system_prompt: system,
        source: "cli",
        is_read_only: permissionMode === "plan",
    };
}
function readTools(tools, place, home) {
    if (!tools)
        return (0,model_fact/* implied */.TU)(everyTool(home), home, "no `tools` key means every tool of the parent agent");
    const at = place(tools);
    const words = stringsIn(tools);
    return words
        ? (0,model_fact/* stated */.Eo)(words.flatMap(({ text, node }) => grantsOfTool(text, place(node))), at)
        : (0,model_fact/* implied */.TU)(everyTool(at), at, "`tools` is not a JSON array, which means every tool of the parent agent");
}
function stringsIn(node) {
    return node?.kind === "list"
        ? node.items.flatMap((node) => (isString(node) ? [{ text: node.value, node }] : []))
        : undefined;
}
function isString(node) {
    return (0,parsers_node/* isText */.KH)(node);
}
const keys = ["description", "prompt", "tools", "model", "permissionMode", "skills"];
const lists = ["tools", "skills"];
function ineffectiveIn(table, place) {
    return table.entries.flatMap(({ key, name = "", value }, i) => {
        if (!keys.includes(name))
            return [];
        if (table.entries.slice(i + 1).some((later) => later.name === name)) {
            const because = "the key is repeated below, and the last one applies";
            return [{ kind: kindOfLoss(name), what: name, because, at: place(key) }];
        }
        return lists.includes(name) ? listFindings(name, value, place) : textFindings(name, value, place);
    });
}
function kindOfLoss(name) {
    return name === "tools" ? "limit" : "value";
}
function textFindings(name, value, place) {
    return isString(value) || name === "description"
        ? []
        : [{ kind: kindOfLoss(name), what: name, because: "it is not a string", at: place(value) }];
}
function listFindings(name, value, place) {
    if (value.kind !== "list")
        return [{ kind: kindOfLoss(name), what: name, because: "it is not a JSON array", at: place(value) }];
    return value.items.flatMap((item) => {
        const at = place(item);
        if (!isString(item))
            return [{ kind: "value", what: name, because: "it is not a string, so it is skipped", at }];
        if (name !== "tools" || isTool(item.value))
            return [];
        const because = "unknown tool (names are case-sensitive)";
        return [{ kind: "unknown-tool", what: item.value, because, at, ...nearTool(item.value) }];
    });
}
function unknownModes(mode) {
    return mode.state === "stated" && (0,modes/* modeOf */.VV)(mode.value) === undefined && !(0,modes/* asksForLess */.Hs)(mode.value)
        ? [(0,modes/* unknownMode */.ow)(mode.value, mode.at)]
        : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/profile.js











function profile_readProfile(document, source) {
    const { repaired, prompt, frontmatter } = document;
    const table = repaired?.node.kind === "table" ? repaired.node : undefined;
    const name = factOf(document, table, "name");
    const model = factOf(document, table, "model");
    const mode = factOf(document, table, "permissionMode");
    const tools = listOf(document, table, "tools");
    const unknown = readUnknownKeys(document.source, table?.entries ?? [], Object.keys(fields), "unknown key in this edition");
    return (0,profile/* profileFrom */.A)({
        home: document.top,
        name,
        description: factOf(document, table, "description"),
        model: model.state === "missing" && table && !repaired?.partial
            ? (0,model_fact/* implied */.TU)("sonnet", model.at, "no `model` key means the alias `sonnet`, not the parent's model")
            : model,
        permissionMode: mode,
        grants: profile_readTools(tools, table, repaired?.partial ?? false),
        bypasses: [...(mode.state === "stated" ? (0,modes/* bypassesOf */.WQ)(mode.value, mode.at) : []), ...unknown.bypasses],
        ineffective: [...unknown.ineffective, ...unknownIn(mode, tools)],
        prompt: { source: "body", path: null, text: prompt.text, at: prompt.at },
        native: frontmatter && (() => profile_nativeOf(frontmatter, prompt.text, source)),
    });
}
function profile_nativeOf({ name, description, tools, model, permissionMode, skills }, prompt, source) {
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
function factOf({ source, top, repaired }, table, key) {
    const broken = repaired?.broken.get(key);
    if (broken)
        return (0,model_fact/* unreadable */.O$)({ source, span: broken }, "the YAML is broken here");
    const value = table && (0,parsers_node/* entryOf */.Ms)(table, key)?.value;
    if (!value)
        return (0,model_fact/* missing */.LO)(top);
    const at = { source, span: value.span };
    const shape = fields[key].decode;
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
function profile_readTools(tools, table, partial) {
    if (tools.state === "stated")
        return (0,model_fact/* stated */.Eo)(tools.value.flatMap(({ text, at }) => grantsOfTool(text, at)), tools.at);
    if (tools.state === "unreadable")
        return tools;
    if (!table || (partial && !(0,parsers_node/* entryOf */.Ms)(table, "tools")))
        return (0,model_fact/* unreadable */.O$)(tools.at, "the frontmatter cannot be read");
    const because = (0,parsers_node/* entryOf */.Ms)(table, "tools")
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
                because: "unknown tool (names are case-sensitive)",
                at,
                ...nearTool(text),
            });
    }
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/too-deep.js
var too_deep = __webpack_require__(13623);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/unread-fault.js
var unread_fault = __webpack_require__(47074);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/layers.js







async function readDirectory(repo, name, root) {
    const resolution = repo.resolve(root);
    const layer = { name, root, status: "loaded", authority: [] };
    if (resolution.kind === "outside" || resolution.kind === "unjudged")
        return { layer: { ...layer, status: "absent" }, items: [], unjudged: [(0,unread_fault/* notInTreeProblem */.E)(root, resolution)] };
    if (resolution.kind === "file" && (0,repo_path/* extensionOf */.je)(root) === "md")
        return { layer, ...(await readEntry(repo, layer, root, name)) };
    if (resolution.kind !== "directory")
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
        const fault = (0,unread_fault/* unreadFault */.C)(path, content);
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
                items: [
                    ...item({ kind: "passed-over" }).items,
                    ...(await (0,too_deep/* itemsTooDeep */.H)(repo, layer, path, withFrontmatter(source))),
                ],
                unjudged: [],
            };
        if (!/^(?:md|markdown|mdx)$/i.test(extension ?? ""))
            return item({ kind: "passed-over" });
        return item({
            kind: "dropped",
            problem: { message: `only \`.md\` files are read here, and this is \`.${extension}\``, at: (0,repo_text/* placeOfPath */.Es)(path) },
        });
    }
    const content = await repo.read(path);
    if (content.kind !== "text" && repo.entries.get(path)?.kind === "unnameable") {
        return {
            items: [],
            unjudged: [{ message: "has a name that is not UTF-8, so it is not checked", at: (0,repo_text/* placeOfPath */.Es)(path) }],
        };
    }
    if (content.kind !== "text") {
        const fault = (0,unread_fault/* unreadFault */.C)(path, content);
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
function withFrontmatter(name) {
    return {
        isIncluded: (file) => (0,repo_path/* extensionOf */.je)(file) === "md",
        read: ({ source }) => {
            const document = readDocument(source);
            return document.frontmatter ? { profile: profile_readProfile(document, name) } : undefined;
        },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var loading_sessions = __webpack_require__(59325);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/older.js





const folder = ".vtcode/agents";
async function load(repo, { starts, user, dirs }) {
    const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
    const [projects, home, payloadReads, further] = await Promise.all([
        Promise.all(starts.map((start) => readDirectory(repo, "project", (0,repo_path/* join */.fj)(start, folder)))),
        user?.home === undefined ? undefined : readDirectory(repo, "user", (0,repo_path/* join */.fj)(user.home, folder)),
        Promise.all(named.filter((path) => path.endsWith(".json")).map((path) => readPayloadFile(repo, path))),
        Promise.all(named
            .filter((path) => !path.endsWith(".json") && !starts.some((start) => (0,repo_path/* join */.fj)(start, folder) === path))
            .map((path) => readDirectory(repo, "project", path))),
    ]);
    const present = (reads) => reads.flatMap((read) => read ?? []);
    const payloads = present(payloadReads);
    const found = [...present(projects), ...present(further), ...payloads, ...present([home])];
    if (found.length === 0)
        return host/* absentLoad */._e;
    const base = { layer: builtins/* builtin */.S, items: (0,builtins/* builtins */.T)(), unjudged: [] };
    const under = [...payloads, ...present([home]), base];
    const sessions = [...projects, ...present(further)].map((project) => [...present([project]), ...under]);
    const settle = (0,loading_sessions/* winnersOf */.AY)(sessions);
    return {
        status: "loaded",
        layers: [...found.map(({ layer }) => layer), builtins/* builtin */.S],
        items: [...found, base].flatMap(({ items }) => items).map((item) => settle(item)),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}


/***/ }),

/***/ 6407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}


/***/ })

};
;