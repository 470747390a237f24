"use strict";
exports.id = 5073;
exports.ids = [5073];
exports.modules = {

/***/ 29810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hiddenLineBreaks)
/* harmony export */ });
const maxBreaks = 5;
function hiddenLineBreaks(source, front) {
    const yaml = source.text.slice(front.start, front.end);
    if (!yaml.includes("\r") || !source.text.includes("\n"))
        return [];
    return [...yaml.matchAll(/\r(?!\n)([^\r\n]*\S[^\r\n]*)/g)].slice(0, maxBreaks).map(({ 1: rest = "", index }) => ({
        kind: "cut",
        what: rest.trim().slice(0, 60),
        because: "is a separate line, because a carriage return before it ends a line that editors and reviews do not show; use a line feed",
        at: { source, span: { start: front.start + index, end: front.start + index + 1 + rest.length } },
    }));
}


/***/ }),

/***/ 99726:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readInlineCommands)
/* harmony export */ });
/* unused harmony export injectionsIn */
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _toml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63329);





const folder = "commands";
async function readInlineCommands(repo, own, ending) {
    const root = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(own, folder);
    const found = (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, root, { isIncluded: (name) => ending.test(name), deep: true });
    const read = await (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readEach */ .e2)(repo, found.files, (source, path) => commandsOf(source, path
        .slice(root.length + 1)
        .replace(ending, "")
        .replaceAll("/", ":")));
    const unjudged = [...found.unjudged, ...read.unjudged];
    for (const result of read.results)
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(unjudged, result.unjudged);
    return { authority: read.results.flatMap(({ authority }) => authority), unjudged };
}
async function commandsOf(source, name) {
    if (!source.path.endsWith(".toml")) {
        const authority = injectionsIn(source.text).map(({ command, start, end }) => authorityOf(source, name, command, { start, end }));
        return { authority, unjudged: [] };
    }
    const root = await (0,_toml_js__WEBPACK_IMPORTED_MODULE_1__/* .tomlOf */ .W)(source);
    if (root.kind === "problem") {
        const message = `cannot be read as TOML: ${root.message.replaceAll("\n", ", ")}`;
        return { authority: [], unjudged: [{ message, at: { source, span: root.span } }] };
    }
    const prompt = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .lastOf */ .g1)(root, "prompt");
    const authority = injectionsIn((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(prompt) ?? "").map(({ command }) => authorityOf(source, name, command, (prompt ?? root).span));
    return { authority, unjudged: [] };
}
function authorityOf(source, name, command, span) {
    const [line = ""] = command.split("\n", 1);
    return {
        setting: "inline command",
        value: line.slice(0, 80),
        effect: "widens",
        because: `runs when a person or CI starts \`/${name}\`, without asking with \`--yolo\` or where a rule allows it`,
        content: `${source.path} ${command}`,
        may: ["execute"],
        names: [command],
        at: { source, span },
    };
}
function injectionsIn(text) {
    const injections = [];
    for (let start = text.indexOf("!{"); start >= 0;) {
        const end = closingOf(text, start + 2);
        if (end === undefined)
            return [];
        const command = text.slice(start + 2, end - 1).trim();
        if (command !== "")
            injections.push({ command, start, end });
        start = text.indexOf("!{", end);
    }
    return injections;
}
function closingOf(text, from) {
    let depth = 1;
    for (let at = from; at < text.length; at++) {
        if (text[at] === "{")
            depth++;
        else if (text[at] === "}" && --depth === 0)
            return at + 1;
    }
    return undefined;
}


/***/ }),

/***/ 64154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ modeLimits)
/* harmony export */ });
function modeLimits(setting, value, node, source, values) {
    const meaning = node && values.get(value);
    return meaning
        ? [{ setting, value, strictness: meaning[0], because: meaning[1], at: { source, span: node.span } }]
        : [];
}


/***/ }),

/***/ 63329:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ tomlOf),
/* harmony export */   a: () => (/* binding */ pythonTomlOf)
/* harmony export */ });
/* harmony import */ var _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63823);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53797);


const tomlOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .Bj)((source) => (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__.parseToml)(source.text, 0, "0.9"));
const pythonTomlOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .Bj)((source) => (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__.parseToml)(source.text, 0, "tomllib"));


/***/ }),

/***/ 55073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ qwen)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/inline-commands.js
var inline_commands = __webpack_require__(99726);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/single-folder.js
var single_folder = __webpack_require__(36653);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/hidden-line-breaks.js
var hidden_line_breaks = __webpack_require__(29810);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var parsers_yaml = __webpack_require__(8065);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/values.js

function normalizedLines(file, { start, end }) {
    const written = file.slice(start, end);
    const text = written.replace(/\r\n?/g, "\n");
    const shortened = [...written.matchAll(/\r\n/g)].map(({ index }, i) => index - i);
    if (shortened.length === 0)
        return { text, offsetOf: (offset) => start + offset };
    return { text, offsetOf: (offset) => start + offset + countBelow(shortened, offset) };
}
function countBelow(numbers, value) {
    let low = 0;
    for (let high = numbers.length; low < high;) {
        const middle = (low + high) >> 1;
        if ((numbers[middle] ?? value) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function moved(node, offsetOf) {
    const span = { start: offsetOf(node.span.start), end: offsetOf(node.span.end) };
    if (node.kind === "scalar")
        return { ...node, span };
    if (node.kind === "list")
        return { ...node, span, items: node.items.map((item) => moved(item, offsetOf)) };
    const entries = node.entries.map(({ key, name, value }) => ({
        key: moved(key, offsetOf),
        name,
        value: moved(value, offsetOf),
    }));
    return { ...node, span, entries };
}
function withoutNulls(table) {
    const entries = table.entries.flatMap((entry) => (0,parsers_node/* isNull */.kZ)(entry.value) ? [] : [{ ...entry, value: cleaned(entry.value) }]);
    return { ...table, entries };
}
function cleaned(node) {
    if (node.kind === "table")
        return withoutNulls(node);
    if (node.kind === "list")
        return { ...node, items: node.items.filter((item) => !(0,parsers_node/* isNull */.kZ)(item)).map(cleaned) };
    return node;
}
function textOfValue(node) {
    if (node.kind === "scalar")
        return node.text;
    if (node.kind === "table")
        return undefined;
    const texts = node.items.map(textOfValue);
    return texts.includes(undefined) ? undefined : texts.join(",");
}
function isTextLike(node) {
    return node?.kind === "scalar" && (typeof node.value === "string" || typeof node.value === "object");
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/execution.js



const problem = (message, span) => ({ kind: "problem", message, span });
function executionOf(table, counts = true) {
    const executor = counts ? (0,parsers_node/* valueOf */.RP)(table, "executor") : undefined;
    const backend = counts ? (0,parsers_node/* valueOf */.RP)(table, "executionBackend") : undefined;
    if (backend && !(isTextLike(backend) && (0,parsers_node/* textOf */.b6)(backend) === "container"))
        return { refusal: problem("`executionBackend` is not `container`", backend.span) };
    if (!executor)
        return {};
    return isExecutor(executor)
        ? { executor }
        : { executor, refusal: problem("`executor` is not `{kind: acp | codex, command, args}`", executor.span) };
}
function isExecutor(node) {
    const [kind, command, args] = ["kind", "command", "args"].map((key) => (0,parsers_node/* valueOf */.RP)(node, key));
    return (isTextLike(kind) &&
        ["acp", "codex"].includes((0,parsers_node/* textOf */.b6)(kind) ?? "") &&
        isTextLike(command) &&
        ((0,parsers_node/* textOf */.b6)(command) ?? "").trim() !== "" &&
        (!args || (args.kind === "list" && args.items.every(isTextLike))));
}
async function executionIn(yaml, { problems, unresolved }, placed, placedAt) {
    if (!/\bexecut/.test(yaml) && !yaml.includes("\\"))
        return {};
    const { node } = await (0,parsers_yaml/* parseYaml */.hN)(yaml, 0);
    const refusal = (key, at) => ({
        refusal: problem(`the frontmatter is not valid YAML, which \`${key}\` requires: ${problems[0].message}`, placedAt(at)),
    });
    const backend = findKey("executionBackend", yaml, node);
    const counts = (found) => found !== undefined && (unresolved !== "only" || found.entry !== undefined);
    if (counts(backend))
        return refusal("executionBackend", backend.at);
    const executor = findKey("executor", yaml, node);
    if (!counts(executor))
        return {};
    const line = executor.line ? lineOf(yaml, executor.line.start) : 0;
    const isReached = unresolved !== undefined || problems.some(({ span }) => lineOf(yaml, span.start) >= line);
    if (!executor.entry || isReached)
        return refusal("executor", executor.at);
    const { entry } = executor;
    return executionOf({ kind: "table", span: node.span, entries: [{ ...entry, value: placed(entry.value) }] });
}
function findKey(key, yaml, root) {
    const entry = root.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(root, key) : undefined;
    const [line] = linesThatName(key, yaml, root);
    const at = line ?? entry?.key.span;
    return at && { at, ...(entry ? { entry } : {}), ...(line ? { line } : {}) };
}
function linesThatName(key, yaml, root) {
    const blocks = blocksIn(root, new Set());
    return [...yaml.matchAll(new RegExp(`^[ \\t]*["']?${key}["']?[ \\t]*:`, "gm"))].flatMap(({ 0: line, index }) => blocks.some(({ start, end }) => start <= index && index < end) ? [] : [{ start: index, end: index + line.length }]);
}
function blocksIn(node, seen) {
    if (seen.has(node))
        return [];
    seen.add(node);
    if (node.kind === "scalar")
        return node.style === "literal" || node.style === "folded" ? [node.span] : [];
    const inner = node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
    return inner.flatMap((item) => blocksIn(item, seen));
}
function lineOf(text, offset) {
    return text.slice(0, offset).split("\n").length;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/lines.js

const bullet = "  - ";
const indent = "  ";
function readLines(text, span) {
    const reader = new LineReader(span);
    const lines = linesOf(text, span.start);
    for (const [i, line] of lines.entries())
        reader.read(line, lines[i + 1]);
    return reader.finish();
}
function linesOf(text, base) {
    const lines = [];
    for (let start = 0; start <= text.length;) {
        const newline = text.indexOf("\n", start);
        const end = newline < 0 ? text.length : newline;
        const line = text.slice(start, end);
        const trimmed = line.trim();
        if (trimmed !== "" && !trimmed.startsWith("#"))
            lines.push({ text: line, start: base + start });
        start = end + 1;
    }
    return lines;
}
class LineReader {
    span;
    entries = new Map();
    last;
    list;
    mapping;
    constructor(span) {
        this.span = span;
        this.last = (0,parsers_node/* plainScalarAt */.kW)("", span.start);
    }
    read(line, next) {
        if (line.text.startsWith(bullet)) {
            this.list ??= [];
            this.list.push(valueIn(line, bullet.length));
            return;
        }
        this.closeList();
        if (this.mapping && line.text.startsWith(indent)) {
            const entry = entryIn(line);
            this.mapping.entries.set(entry.key.text, entryOf(entry.key, entry.value));
            return;
        }
        this.closeMapping();
        if (line.text.includes(":"))
            this.readKey(line, next);
    }
    finish() {
        this.closeList();
        this.closeMapping();
        return { kind: "table", span: this.span, entries: [...this.entries.values()] };
    }
    readKey(line, next) {
        const { key, value } = entryIn(line);
        if (value.text !== "" || value.style === "quoted") {
            this.put(key, value);
            return;
        }
        this.last = key;
        if (next?.text.startsWith(indent) && !next.text.startsWith(bullet)) {
            this.mapping = { key, entries: new Map() };
            this.last = (0,parsers_node/* plainScalarAt */.kW)("", key.span.start);
        }
    }
    closeList() {
        if (!this.list)
            return;
        const items = this.list;
        const span = { start: this.last.span.start, end: items.at(-1)?.span.end ?? this.last.span.end };
        this.put(this.last, { kind: "list", span, items });
        this.list = undefined;
        this.last = (0,parsers_node/* plainScalarAt */.kW)("", this.span.start);
    }
    closeMapping() {
        if (!this.mapping)
            return;
        const { key, entries } = this.mapping;
        const inner = [...entries.values()];
        const span = { start: key.span.start, end: inner.at(-1)?.value.span.end ?? key.span.end };
        this.put(key, { kind: "table", span, entries: inner });
        this.mapping = undefined;
    }
    put(key, value) {
        this.entries.set(key.text, entryOf(key, value));
    }
}
function entryOf(key, value) {
    return { key, name: key.text, value };
}
function entryIn(line) {
    const colon = line.text.indexOf(":");
    const end = colon < 0 ? line.text.length : colon;
    const written = line.text.slice(0, end);
    const key = (0,parsers_node/* plainScalarAt */.kW)(written.trim(), line.start + written.length - written.trimStart().length);
    return { key, value: valueIn(line, colon < 0 ? end : end + 1) };
}
function valueIn(line, from) {
    const rest = line.text.slice(from);
    const text = rest.trim();
    const scalar = (0,parsers_node/* plainScalarAt */.kW)(text, line.start + from + rest.length - rest.trimStart().length);
    if (text === "true" || text === "false")
        return { ...scalar, value: text === "true" };
    if (text === "null")
        return { ...scalar, value: null };
    if (text === "")
        return scalar;
    if (text.startsWith('"') && text.endsWith('"') && text.length > 1) {
        const unquoted = text.slice(1, -1).replaceAll('\\"', '"').replaceAll("\\\\", "\\");
        return { ...scalar, value: unquoted, text: unquoted, style: "quoted" };
    }
    const number = Number(text);
    return Number.isFinite(number) ? { ...scalar, value: number, text: String(number) } : scalar;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/document.js






async function readDocument(source) {
    const { text } = source;
    const opening = /^\ufeff?---(?:\r\n?|\n)/.exec(text)?.[0].length;
    const closing = opening === undefined ? null : /(?:\r\n?|\n)---(?:\r\n?|\n)/.exec(text.slice(opening));
    if (opening === undefined || !closing)
        return withoutFences(text, opening !== undefined);
    const front = { start: opening, end: opening + closing.index };
    const body = { start: front.end + closing[0].length, end: text.length };
    const common = { front, body, cuts: (0,hidden_line_breaks/* hiddenLineBreaks */.F)(source, front), isPlain: false };
    const lines = normalizedLines(text, front);
    const reading = await (0,parsers_yaml/* readCoreYaml */.pK)(lines.text, 0);
    const placed = (node) => moved(node, lines.offsetOf);
    if (reading.kind === "read" && reading.node.kind === "table") {
        const table = placed(reading.node);
        return { ...common, tables: [withoutNulls(table)], execution: executionOf(table) };
    }
    const simple = withoutNulls(placed(readLines(lines.text, { start: 0, end: lines.text.length })));
    if (reading.kind === "read") {
        const leniency = {
            kind: "problem",
            message: "it is not a mapping",
            span: placed(reading.node).span,
        };
        return { ...common, tables: [simple], execution: executionOf(simple, false), leniency };
    }
    const placedAt = ({ start, end }) => ({ start: lines.offsetOf(start), end: lines.offsetOf(end) });
    const execution = await executionIn(lines.text, reading, placed, placedAt);
    const [first] = reading.problems;
    const leniency = (0,parsers_yaml/* diagnosisOf */.jo)(text, front, { ...first, span: placedAt(first.span) });
    const others = reading.excessive ? (await (0,parsers_yaml/* readFrontmatter */.zT)(text, front)).tables : [];
    return { ...common, tables: [simple, ...others], execution, leniency };
}
async function withoutFences(text, isOpened) {
    const markdown = (0,parsers_yaml/* splitMarkdown */.EI)(text);
    const top = { start: 0, end: 0 };
    const common = { execution: {}, cuts: [] };
    if (markdown.kind === "none")
        return {
            ...common,
            tables: [{ kind: "table", span: top, entries: [] }],
            front: top,
            body: { start: 0, end: text.length },
            isPlain: true,
            fault: { kind: "problem", message: "it has no frontmatter", span: top },
        };
    const exactly = isOpened
        ? "the frontmatter is not closed by a line of exactly `---` with a line end"
        : "the first line is not exactly `---`";
    const message = (0,no_fence/* fenceFault */.eh)(text, exactly);
    const { tables } = await (0,parsers_yaml/* readFrontmatter */.zT)(text, markdown.front);
    const body = { start: markdown.front.end, end: text.length };
    const fault = { kind: "problem", message, span: top };
    return { ...common, tables, front: markdown.front, body, isPlain: false, fault };
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/limits.js
var limits = __webpack_require__(64154);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/modes.js




const approvalModes = ["plan", "default", "auto-edit", "auto", "yolo", "bubble"];
const bridged = new Map([
    ["default", "default"],
    ["plan", "plan"],
    ["acceptEdits", "auto-edit"],
    ["auto", "auto-edit"],
    ["bypassPermissions", "yolo"],
    ["dontAsk", "default"],
]);
const permissive = new Map([
    ["yolo", { effect: "bypass", because: "runs every tool call without asking" }],
    ["auto-edit", { effect: "auto-approve", because: "edits files without asking" }],
    ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);
const strict = new Map([
    ["plan", [2, "lets tools only read"]],
    ["default", [1, "asks before edits and commands"]],
    ["bubble", [1, "asks in the parent's session"]],
]);
function modeOf(table, source, home) {
    const approval = modes_valueIn(table, "approvalMode");
    const permission = modes_valueIn(table, "permissionMode");
    const at = (node) => ({ source, span: node.span });
    const [node, setting, mode] = approval
        ? [approval, "approvalMode", (0,parsers_node/* textOf */.b6)(approval) ?? ""]
        : [permission, "permissionMode", bridged.get((0,parsers_node/* textOf */.b6)(permission) ?? "") ?? ""];
    const effect = permissive.get(mode);
    const chosen = node && mode !== ""
        ? (0,fact/* stated */.Eo)(mode, at(node))
        : (0,fact/* implied */.TU)("auto-edit", home, "without a mode, a subagent in a trusted folder edits files without asking");
    return {
        mode: chosen,
        limits: (0,limits/* modeLimits */.e)("approvalMode", mode, node, source, strict),
        bypasses: node && effect ? [{ setting, value: (0,parsers_node/* textOf */.b6)(node) ?? "", ...effect, at: at(node) }] : [],
        ineffective: permission ? permissionModeFault(permission, approval !== undefined, at(permission)) : [],
    };
}
function permissionModeFault(node, isOverridden, at) {
    const mode = (0,parsers_node/* textOf */.b6)(node);
    if (isOverridden)
        return [{ kind: "value", what: "permissionMode", because: "`approvalMode` takes precedence", at }];
    if (!bridged.has(mode ?? ""))
        return [
            {
                kind: "limit",
                what: `permissionMode: ${mode ?? "…"}`,
                because: `unknown mode; without one, a subagent edits files without asking in a trusted folder${(0,spelling/* suggestion */.h)(mode ?? "", bridged.keys())}`,
                instead: (0,spelling/* choiceOf */.FH)(["default", "plan", "dontAsk"]),
                at,
            },
        ];
    return mode === "dontAsk"
        ? [
            {
                kind: "value",
                what: "permissionMode: dontAsk",
                because: "Qwen Code asks where Claude Code would deny",
                at,
            },
        ]
        : [];
}
function modes_valueIn(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node && !(0,parsers_node/* isEmptyValue */.Po)(node) ? node : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/command-texts.js
var command_texts = __webpack_require__(65271);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/start-content.js
var start_content = __webpack_require__(36219);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/tools.js

const givenTools = (0,tools/* toolTable */.T9)({
    read: "read_file grep_search glob list_directory lsp read_mcp_resource zoom_image tool_search display_image",
    write: "write_file edit notebook_edit save_memory",
    execute: "run_shell_command monitor exec tool_call",
    network: "web_fetch web_search image_gen",
    delegate: "agent skill create_sub_session",
    state: "structured_output report_findings get_goal update_goal propose_goal loop_wakeup",
});
const withheldTools = (0,tools/* toolTable */.T9)({
    delegate: "workflow cron_create cron_delete send_message team_create team_delete enter_worktree exit_worktree",
    network: "artifact record_artifact record_source",
    state: "ask_user_question todo_write cron_list list_agents task_stop task_create task_update task_list team_plan_approval request_shutdown enter_plan_mode exit_plan_mode",
});
const aliases = new Map(Object.entries({
    grep_search: "Grep SearchFiles",
    glob: "FindFiles",
    list_directory: "ListFiles ReadFolder",
    run_shell_command: "Shell",
    todo_write: "TodoList TodoWrite",
    agent: "Task",
    get_goal: "Goal",
}).flatMap(([own, names]) => names.split(" ").map((name) => [name, own])));
const shownNames = new Map([...givenTools.names, ...withheldTools.names]
    .filter((name) => !["grep_search", "list_directory", "run_shell_command", "todo_write", "get_goal"].includes(name))
    .map((name) => [name.replace(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase()), name]));
function ownName(name) {
    return aliases.get(name) ?? shownNames.get(name) ?? name;
}
function capabilitiesOfTool(name) {
    const own = ownName(name);
    return givenTools.lookup(own) ?? withheldTools.lookup(own);
}
function isTool(name) {
    return capabilitiesOfTool(name) !== undefined;
}
function isWithheld(name) {
    return withheldTools.has(ownName(name));
}
function isServersTool(name) {
    return /^mcp__(?:(?!__).)+__[^*]+$/s.test(name) || / \(.+ MCP Server\)$/s.test(name);
}
const removed = new Set(["read_many_files", "ReadManyFiles"]);
function isRemoved(name) {
    return removed.has(name);
}
const meantBy = (0,tools/* ownToolNames */.tj)({
    read_file: "read readfile readmanyfiles view",
    list_directory: "ls list listdir listfiles listdirectory",
    grep_search: "grep search ripgrep grepsearch searchfilecontent",
    glob: "glob find",
    write_file: "write writefile create createfile",
    edit: "edit editfile multiedit strreplace replace",
    notebook_edit: "notebookedit",
    run_shell_command: "bash shell execute runcommand runshellcommand terminal",
    web_fetch: "webfetch fetch fetchurl",
    web_search: "websearch googlewebsearch",
    agent: "agent subagent task",
    todo_write: "todowrite",
});

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/grants.js





function readTools(table, source, home, options) {
    const denial = readDenied((0,parsers_node/* valueOf */.RP)(table, "disallowedTools"), source, options);
    const list = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const names = namesIn(list, source);
    const isDenied = denialBy(denial.denied);
    const everyTool = (at) => (denial.denied.length > 0 ? allBut(isDenied, at) : (0,tools/* grantEach */.Ud)(at));
    if (!list || !names || names.length === 0) {
        const at = list ? { source, span: list.span } : home;
        const because = `${meaningWithoutNames(list)} every tool${denial.denied.length > 0 ? " that is not denied" : ""}`;
        return {
            grants: (0,fact/* implied */.TU)(everyTool(at), at, because),
            denied: denial.denied,
            ineffective: [
                ...denial.ineffective,
                ...notAList(list, "tools", "it is not a list of names, so every tool is granted", source),
            ],
        };
    }
    const star = names.find(({ text }) => text === "*");
    return {
        grants: star
            ? (0,fact/* stated */.Eo)(everyTool(star.at), star.at)
            : (0,fact/* stated */.Eo)(names.filter(({ text }) => !isDenied(text)).flatMap((name) => grantsFor(name, options)), { source, span: list.span }),
        denied: denial.denied,
        ineffective: [
            ...denial.ineffective,
            ...names.flatMap((name) => faultOf(name, "grants", options)),
            ...otherItems(list, source),
        ],
    };
}
function readDenied(node, source, options) {
    const names = namesIn(node, source) ?? [];
    return {
        denied: names.map(({ text }) => text),
        ineffective: [
            ...(names.length === 0
                ? notAList(node, "disallowedTools", "it is not a list of names, so it denies nothing", source)
                : []),
            ...names.flatMap((name) => faultOf(name, "denies", options)),
        ],
    };
}
function notAList(node, key, because, source) {
    return node && !(0,parsers_node/* isEmptyValue */.Po)(node) && !(node.kind === "list" && node.items.length === 0)
        ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }]
        : [];
}
function meaningWithoutNames(list) {
    if (!list)
        return "no `tools` key means";
    return (0,parsers_node/* isEmptyValue */.Po)(list) ? "`tools` without a value means" : "a list without names means";
}
function namesIn(node, source) {
    if (node?.kind === "list")
        return node.items.filter(parsers_node/* isText */.KH).map(({ text, span }) => ({ text, at: { source, span } }));
    return node && (0,parsers_node/* isText */.KH)(node) ? namesInText(node, source) : undefined;
}
function namesInText({ text, span }, source) {
    const offset = source.text.startsWith(text, span.start) ? span.start : undefined;
    return [...text.matchAll(/[^,]+/g)].flatMap(({ 0: part, index }) => {
        const name = part.trim();
        if (name === "")
            return [];
        const start = index + part.length - part.trimStart().length;
        const nameSpan = offset === undefined ? span : { start: offset + start, end: offset + start + name.length };
        return [{ text: name, at: { source, span: nameSpan } }];
    });
}
function otherItems(list, source) {
    return (0,parsers_node/* listItems */.Dw)(list)
        .filter((item) => !(0,parsers_node/* isText */.KH)(item))
        .map((item) => ({
        kind: "unknown-tool",
        what: (0,parsers_node/* textOf */.b6)(item) ?? "…",
        because: "it is not text, so it is skipped; put it in quotes",
        at: { source, span: item.span },
    }));
}
function grantsFor({ text, at }, { discoversTools }) {
    const granted = capabilitiesOfTool(text) ?? (isServersTool(text) || discoversTools ? ["external"] : []);
    return isWithheld(text) ? [] : (0,tools/* grantEach */.Ud)(at, granted, text);
}
function allBut(isDenied, at) {
    const left = givenTools.names.flatMap((name) => (isDenied(name) ? [] : (0,tools/* grantEach */.Ud)(at, givenTools.lookup(name), name)));
    return isDenied("mcp__*") ? left : [...left, ...(0,tools/* grantEach */.Ud)(at, ["external"])];
}
function denialBy(denied) {
    const tools = new Set(denied.map(ownName));
    const prefixes = new Set(denied.filter(isServersPattern).map(prefixOf));
    const lengths = new Set([...prefixes].map(({ length }) => length));
    return (name) => {
        const own = ownName(name);
        if (!own.startsWith("mcp__"))
            return tools.has(own);
        return tools.has(own) || [...lengths].some((length) => prefixes.has(own.slice(0, length)));
    };
}
function isServersPattern(entry) {
    return entry.endsWith("*") ? entry.startsWith("mcp__") : /^mcp__(?:(?!__).)+$/s.test(entry);
}
function prefixOf(pattern) {
    return pattern.endsWith("*") ? pattern.slice(0, -1) : `${pattern}__`;
}
function faultOf({ text, at }, does, options) {
    const isKnown = does === "grants" ? text === "*" || isServersTool(text) : text.startsWith("mcp__");
    if (isKnown || (options.discoversTools && !isTool(text)))
        return [];
    if (isTool(text))
        return isWithheld(text) && does === "grants"
            ? [{ kind: "value", what: text, because: "no subagent gets this tool", at }]
            : [];
    const kind = does === "denies" ? "limit" : isRemoved(text) ? "removed-tool" : "unknown-tool";
    const own = meantBy(text);
    const because = `${whyUnknown(text, does, options)}, so it ${does} nothing`;
    return [
        {
            kind,
            what: text,
            because,
            at,
            ...(own === undefined || options.isReadByLine ? {} : { meant: own }),
            ...(bracket.test(text) ? { cause: "frontmatter" } : {}),
        },
    ];
}
const bracket = /^\[|\]$/;
function whyUnknown(text, does, { isReadByLine }) {
    if (isReadByLine && bracket.test(text))
        return "the frontmatter is not valid YAML, so the brackets become part of the name";
    if (text === "*")
        return "this list does not accept `*`";
    if (text.startsWith("mcp__") && does === "grants")
        return "patterns are not accepted here; write names of tools";
    if (isRemoved(text))
        return "this tool was removed";
    const own = meantBy(text);
    return own === undefined ? "unknown tool" : `unknown tool (did you mean \`${own}\`?)`;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/profile.js















const knownKeys = {
    keys: new Set("name description tools disallowedTools model modelConfig approvalMode permissionMode maxTurns runConfig color background mcpServers hooks executor executionBackend".split(" ")),
    own: {
        tools: "tools",
        denied: "disallowedTools",
        mode: "approvalMode",
        turns: "maxTurns",
        isolation: "executionBackend",
    },
    ignores: true,
};
const toolLine = {
    key: "tools",
    value: only_tools/* flowList */.L,
    readers: ["read_file", "grep_search", "glob"],
    powersOf: capabilitiesOfTool,
};
function readProfile(table, source, document, options) {
    const { body, execution, cuts, leniency } = document;
    const named = (0,parsers_node/* valueOf */.RP)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const name = textFact(named, source, home);
    const tools = readTools(table, source, home, {
        discoversTools: options.discoversTools,
        isReadByLine: leniency !== undefined,
    });
    const { mode, bypasses, limits, ineffective: modes } = modeOf(table, source, home);
    const external = executorOf(execution.executor, source);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)(entriesWith((0,parsers_node/* valueOf */.RP)(table, "hooks"), "list"), source);
    const servers = (0,hooks_and_servers/* serversOf */.U2)(entriesWith((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), "table"), source);
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        identity: (0,fact/* known */.eO)(name)?.toLowerCase(),
        description: textFact((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: modelOf(table, source, home),
        permissionMode: mode,
        grants: external[0] ? everyTool(external[0].at) : tools.grants,
        denied: tools.denied,
        ...(external[0] ? {} : { onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine) }),
        extraGrants: [
            ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"),
            ...(0,hooks_and_servers/* hookGrants */.ZW)(external, "executor"),
            ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers").filter(({ capability }) => capability !== "external"),
        ],
        hooks: [...hooks, ...external],
        servers,
        bypasses: [...bypasses, ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys)],
        limits,
        ineffective: [
            ...cuts,
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
            ...(external.length > 0 ? ignoredWithExecutor(table, source) : tools.ineffective),
            ...modes,
            ...ignoredValues(table, source),
        ],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: options.isLoaded ? () => (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function textFact(node, source, home) {
    if (!node || (node.kind === "scalar" && node.value === null))
        return (0,fact/* missing */.LO)(home);
    const at = { source, span: node.span };
    const text = textOfValue(node);
    return text === undefined ? (0,fact/* unreadable */.O$)(at, "is a mapping or contains one") : (0,fact/* stated */.Eo)(text, at);
}
function modelOf(table, source, home) {
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    const older = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "modelConfig"), "model");
    const isUnset = !model || (0,parsers_node/* textOf */.b6)(model) === "";
    return textFact(isUnset && isTextLike(older) ? older : model, source, home);
}
function entriesWith(node, kind) {
    return node?.kind === "table"
        ? { ...node, entries: node.entries.filter(({ value }) => value.kind === kind) }
        : undefined;
}
function executorOf(node, source) {
    const command = (0,parsers_node/* valueOf */.RP)(node, "command");
    if (!node || !command)
        return [];
    const at = { source, span: command.span };
    const value = (0,hooks_and_servers/* commandLine */.ay)(command, (0,parsers_node/* valueOf */.RP)(node, "args"));
    const content = (0,start_content/* startContent */.I)([value], [node], source);
    return [{ name: "executor", kind: "command", value, ...(0,command_texts/* surroundings */.i5)(node), content, at }];
}
function everyTool(at) {
    return (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at, capability/* capabilities */.R7, "executor"), at, "another program does the work, and these tool lists do not apply to it");
}
function ignoredWithExecutor(table, source) {
    const because = "next to `executor` it limits nothing; the subagent does not start";
    return ["tools", "disallowedTools", "mcpServers", "hooks", "maxTurns"].flatMap((key) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        return node ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }] : [];
    });
}
const isMapping = (node) => node.kind === "table";
const matches = (pattern) => (node) => pattern.test((0,parsers_node/* textOf */.b6)(node) ?? "");
const valueChecks = [
    {
        key: "maxTurns",
        kind: "limit",
        isValid: matches(/^[1-9]\d*(?:\.0+)?$/),
        because: "it is not a whole number above zero, so it limits nothing",
    },
    {
        key: "hooks",
        kind: "value",
        isValid: isMapping,
        because: "it is not a mapping of events, so it is ignored",
    },
    {
        key: "mcpServers",
        kind: "value",
        isValid: isMapping,
        because: "it is not a mapping of servers, so it is ignored",
    },
    {
        key: "color",
        kind: "metadata",
        isValid: matches(/^(?:red|blue|green|yellow|purple|orange|pink|cyan|auto)$/),
        because: "unknown colour",
    },
];
function ignoredValues(table, source) {
    return valueChecks.flatMap(({ key, kind, isValid, because }) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        if (!node || (0,parsers_node/* isEmptyValue */.Po)(node) || isValid(node))
            return [];
        const what = node.kind === "scalar" ? `${key}: ${node.text}` : key;
        return [{ kind, what, because, at: { source, span: node.span } }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/agent.js






async function readAgents(source, settings) {
    const document = await readDocument(source);
    const { tables, fault, leniency, isPlain, execution } = document;
    const problemAt = ({ message, span }, kind) => ({
        message,
        at: { source, span },
        ...(kind === undefined ? {} : { kind }),
    });
    if (isPlain && fault)
        return [{ verdict: { kind: "dropped", problem: problemAt(fault, "document") } }];
    const refusal = fault ?? execution.refusal ?? refusalOf(source.text, document);
    const discoversTools = settings.some(({ root }) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "tools"), "discoveryCommand")));
    const profile = tables
        .map((table, i) => readProfile(table, source, document, { isLoaded: !refusal && i === 0, discoversTools }))
        .reduce(union/* union */.K);
    if (refusal)
        return [{ verdict: { kind: "rejected", problem: problemAt(refusal) }, profile }];
    const lenient = leniency &&
        problemAt({ ...leniency, message: `the frontmatter is not valid YAML: ${leniency.message}` }, "strict-readers");
    return [{ verdict: { kind: "loaded" }, profile, ...(lenient ? { leniency: lenient } : {}) }];
}
const reserved = new Set(["self", "system", "user", "model", "tool", "config", "default", "main"]);
const agent_problem = (message, span) => ({ kind: "problem", message, span });
function refusalOf(text, { tables: [table], front, body }) {
    return (missingKey(table, { start: front.start, end: front.start }) ??
        wrongMode((0,parsers_node/* valueOf */.RP)(table, "approvalMode")) ??
        wrongName((0,parsers_node/* valueOf */.RP)(table, "name")) ??
        wrongDescription((0,parsers_node/* valueOf */.RP)(table, "description")) ??
        wrongPrompt(text.slice(body.start, body.end).trim(), body) ??
        wrongModel((0,parsers_node/* valueOf */.RP)(table, "model")) ??
        wrongTools(table) ??
        wrongRun(table) ??
        wrongMapping(table));
}
function missingKey(table, top) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!name || (0,parsers_node/* textOf */.b6)(name) === "")
        return agent_problem("it has no `name`", name?.span ?? top);
    const description = (0,parsers_node/* valueOf */.RP)(table, "description");
    return !description || (0,parsers_node/* textOf */.b6)(description) === ""
        ? agent_problem("it has no `description`", description?.span ?? name.span)
        : undefined;
}
function wrongMode(mode) {
    if (!mode || (0,parsers_node/* textOf */.b6)(mode) === "")
        return undefined;
    return isTextLike(mode) && approvalModes.includes((0,parsers_node/* textOf */.b6)(mode) ?? "")
        ? undefined
        : agent_problem(`\`approvalMode\` is not one of ${approvalModes.map((name) => `\`${name}\``).join(", ")}`, mode.span);
}
function wrongName(node) {
    const text = node && textOfValue(node);
    const fault = text === undefined ? "is a mapping, or a list of mappings" : nameFault(text.trim());
    return node && fault !== undefined ? agent_problem(`\`name\` ${fault}`, node.span) : undefined;
}
function wrongDescription(node) {
    if (!node)
        return undefined;
    const text = textOfValue(node);
    if (text === undefined)
        return agent_problem("`description` is a mapping, or a list of mappings", node.span);
    return text.trim() === "" ? agent_problem("`description` is blank", node.span) : undefined;
}
function wrongPrompt(prompt, body) {
    if (prompt.length >= 10)
        return undefined;
    return agent_problem(prompt === "" ? "it has no prompt" : "its prompt is shorter than 10 characters", body);
}
const providers = new Set(["openai", "qwen-oauth", "gemini", "vertex-ai", "anthropic"]);
function wrongModel(node) {
    if (!node || (0,parsers_node/* textOf */.b6)(node) === "")
        return undefined;
    const text = textOfValue(node);
    if (text === undefined)
        return agent_problem("`model` is a mapping, or a list of mappings", node.span);
    if (text !== "" && text.trim() === "")
        return agent_problem("`model` is blank", node.span);
    const [, provider = "", id = ""] = /^([^:]*):(.*)$/s.exec(text.trim()) ?? [];
    return providers.has(provider.trim()) && id.trim() === ""
        ? agent_problem(`\`model\` names no known model of \`${provider.trim()}\``, node.span)
        : undefined;
}
function nameFault(name) {
    if (name.length < 2 || name.length > 50)
        return "has fewer than 2 or more than 50 characters";
    if (!/^[\p{L}\p{N}_-]+$/u.test(name))
        return "has characters other than letters, digits, `-` and `_`";
    if (/^[-_]|[-_]$/.test(name))
        return "begins or ends with `-` or `_`";
    return reserved.has(name.toLowerCase()) ? "is a name that Qwen Code reserves" : undefined;
}
function wrongTools(table) {
    for (const key of ["tools", "disallowedTools"]) {
        const list = (0,parsers_node/* valueOf */.RP)(table, key);
        const blank = list?.kind === "list"
            ? list.items.find((item) => item.kind === "scalar" && typeof item.value === "string" && item.text.trim() === "")
            : undefined;
        if (blank)
            return agent_problem(`a name in \`${key}\` is empty`, blank.span);
    }
    return undefined;
}
function wrongRun(table) {
    for (const key of ["max_turns", "max_time_minutes"]) {
        const node = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "runConfig"), key);
        if (!node)
            continue;
        const number = numberOf(node);
        if (number <= 0 || (key === "max_turns" && !Number.isInteger(number)))
            return agent_problem(`\`runConfig.${key}\` is not a number above zero`, node.span);
    }
    return undefined;
}
function wrongMapping(table) {
    for (const key of ["background", "permissionMode", "maxTurns"]) {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        if (node && textOfValue(node) === undefined)
            return agent_problem(`\`${key}\` is a mapping, or a list of mappings`, node.span);
    }
    return undefined;
}
function numberOf(node) {
    return node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
        ? Number(node.value)
        : 0;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/folders.js

const folders = [
    {
        root: "**/.qwen",
        judged: ["settings.json", ".env", "agents/**", "commands/**/*.md", "commands/**/*.toml", "skills/**"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "tmp/** plans/** todos/** worktrees/** logs/** review-context.json"),
            ...(0,own_files/* harmlessFiles */.X)("is a backup of the settings that the program keeps", "settings.json.orig settings.json.bak"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/known-settings.js

const knownSettings = {
    title: "Qwen Code",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema $version general output dualOutput ui.theme ui.brand ui.autoModeAcknowledged ui.customThemes ui.hideBuiltinWorktreeIndicator ui.hideWindowTitle ui.disableWorkflowKeywordTrigger ui.showStatusInTitle ui.hideTips ui.history ui.showLineNumbers ui.renderMode ui.showCitations ui.customWittyPhrases ui.showResponseTokensPerSecond ui.enableWelcomeBack ui.enableUserFeedback ui.enableFollowupSuggestions ui.enableCacheSharing ui.enableSpeculation ui.accessibility ui.feedbackLastShownTimestamp ui.compactMode ui.useTerminalBuffer ui.showScrollbar ui.mouseTracking ui.showToolCallDetails ui.showToolCallArgs ui.shellOutputMaxLines ui.hideBanner ui.customBannerTitle ui.customBannerSubtitle ui.customAsciiArt ui.statusLine.type ui.statusLine.padding ide privacy plansDirectory review", "changes what a terminal shows, or what is kept of a session"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("fastModel advisorModel visionModel compactionModel imageModel visionBridgeTimeoutMs modelFallbacks voiceModel modelPricing providerProtocol model.name model.reasoningEffort model.maxSessionTurns model.maxWallTimeSeconds model.goalTokenBudget model.goalMaxTurns model.goalMaxActiveMinutes model.goalCheckpointTimeoutSeconds model.maxToolCalls model.chatCompression model.sessionTokenLimit model.skipNextSpeakerCheck model.skipWorkflowUsageWarning model.skipLoopDetection model.maxToolCallsPerTurn model.skipStartupContext model.enableOpenAILogging model.openAILoggingDir model.openAILogRetentionDays model.generationConfig", "changes which model is asked, and how"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("context.fileName context.importFormat context.loadFromIncludeDirectories context.clearContextOnIdle context.fileFiltering context.autoCompactThreshold memory.enableManagedAutoMemory memory.enableManagedAutoDream memory.enableAutoSkill memory.autoSkillConfirm memory.agentTimeoutMinutes memory.agentMaxTurns memory.enableTeamMemory slashCommands skills.disabledLevels skills.disabled skills.defaultDisabled skills.enabled", "decides which texts are part of a prompt"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("tools.codeModeOnly tools.webSearch tools.toolSearch tools.listDirectory tools.todoWrite tools.shell.enableInteractiveShell tools.shell.showColor tools.shell.defaultTimeoutMs tools.shell.heartbeatIntervalMs tools.visible tools.eager tools.useRipgrep tools.useBuiltinRipgrep tools.workflowSizeGuideline tools.workflowNameOnly tools.truncateToolOutputThreshold tools.truncateToolOutputLines tools.toolOutputBatchBudget policy.consensusQuorum mcp.toolIdleTimeoutMs", "changes how a tool works, and not what it may do"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("security.auth.selectedType security.auth.enforcedType security.auth.useExternal security.auth.apiKey advanced.autoConfigureMemory advanced.dnsResolutionOrder advanced.bugCommand advanced.runtimeOutputDir selectedAuthType outboundCorrelation.propagateTraceContext telemetry.enabled telemetry.target telemetry.logPrompts telemetry.outfile telemetry.useCollector telemetry.otlpProtocol telemetry.userId telemetry.includeSensitiveSpanAttributes telemetry.sensitiveSpanAttributeMaxLength telemetry.resourceAttributes telemetry.metrics", "decides how a person signs in, and what is counted"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("goals agents.builtin agents.crossSessionInbound agents.crossSessionHeldExpiry agents.modelGrades agents.allowedGrades agents.maxParallelAgents agents.maxParallelAgentsByModel agents.displayMode agents.arena agents.team agents.swarm stopHookBlockingCap experimental.liveVoice.enabled experimental.liveVoice.apiKey experimental.liveVoice.model experimental.liveVoice.voice experimental.liveVoice.shortcut experimental.sessionWorkflow experimental.cron experimental.todoStopGuard experimental.sessionWriterLease experimental.cronRecurringMaxAgeDays artifact.host.type artifact.enabled", "changes how many agents run, and how they are shown"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("tools.executionSandbox tools.workflowsEnabled security.allowPrivateNetworkHooks", "is ignored in a project's settings"),
        ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("mcpServers.*.includeTools mcpServers.*.excludeTools mcpServers.*.extensionName mcpServers.*.authProviderType", "is compared with the command or the address of its server"),
    ],
};

// EXTERNAL MODULE: ./build/bundle/src/hosts/qwen/settings.js
var settings = __webpack_require__(55716);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/qwen/launch.js
var launch = __webpack_require__(40230);
// EXTERNAL MODULE: ./build/bundle/src/hosts/qwen/variables.js
var variables = __webpack_require__(94692);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qwen/index.js












const own = [
    "**/.qwen/agents/*.md",
    "**/.qwen/settings.json",
    "**/.qwen/commands/**/*.md",
    "**/.qwen/commands/**/*.toml",
    "**/.qwen/.env",
    "~/.qwen/agents/*.md",
    "~/.qwen/settings.json",
    "~/.qwen/commands/**/*.md",
    "~/.qwen/commands/**/*.toml",
];
/* harmony default export */ const qwen = ((0,host/* defineHost */.YB)({
    title: "Qwen Code",
    url: "https://qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents",
    editions: ["0.24"],
    certainty: "measured",
    patterns: [...own, "**/.env"],
    ownPatterns: own,
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, (repo, where) => (0,single_folder/* loadSingleFolder */.T)(repo, where, {
        own: ".qwen",
        folder: "agents",
        settings: ["settings.json"],
        settingsReading: {
            dialect: { ...json/* jsonDialects */._s.stripped, mark: true },
            otherwise: "Qwen Code ignores the whole file, so its rules and hooks guard nothing; write it without trailing commas",
        },
        settingRules: settings/* settingRules */.g,
        knownSettings: knownSettings,
        substitution: variables/* substitution */.Wy,
        variables: variables/* variableFiles */.Ed,
        readBeside: (files, directory) => (0,inline_commands/* readInlineCommands */.C)(files, directory, /\.(?:md|toml)$/),
        read: (source, _path, settings) => readAgents(source, settings),
        followsLinks: true,
        builtins: [
            ["general-purpose", capability/* capabilities */.R7],
            ["explore", ["read", "execute", "network", "delegate"]],
            ["statusline-setup", ["read", "write"]],
            ["review-agent", ["read", "write", "execute"]],
            ["claude-code", capability/* capabilities */.R7],
            ["codex", capability/* capabilities */.R7],
        ],
    })),
}));


/***/ }),

/***/ 40230:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55716);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94692);





const asksNothing = "runs every tool without asking";
const flags = {
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--approval-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^yolo$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^(?:auto-edit|auto_edit|auto)$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("lets tools only read", /^plan$/),
    ],
    "--allowed-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    "--core-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--exclude-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is removed from every agent"),
    "--sandbox -s [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs tools in a sandbox", /^(?!false$)/),
    "--sandbox-image VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("replaces the sandbox"),
    "--mcp-config VALUE": "servers",
    "--allowed-mcp-server-names LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only servers allowed"),
    "--include-directories --add-dir LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--extensions -e LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is an extension with tools, servers and hooks"),
    "--bare": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("ignores settings of the repository, including hooks that guard tools"),
    "--proxy VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where requests go"),
    "--openai-base-url VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where model requests are sent"),
    "--telemetry-otlp-endpoint VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("receives what the session does"),
    "--input-file VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("reads commands from a file"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`--telemetry; --telemetry-target VALUE; --telemetry-otlp-protocol VALUE; --telemetry-log-prompts
    --telemetry-outfile VALUE; --debug -d; --chat-recording; --model -m VALUE; --prompt -p VALUE
    --prompt-interactive -i VALUE; --system-prompt VALUE; --append-system-prompt VALUE; --checkpointing; --acp
    --experimental-lsp; --channel VALUE; --list-extensions -l; --openai-logging; --openai-logging-dir VALUE
    --openai-api-key VALUE; --screen-reader; --input-format VALUE; --output-format -o VALUE
    --include-partial-messages; --json-fd VALUE; --json-file VALUE; --json-schema VALUE; --continue -c
    --resume -r [VALUE]; --session-id VALUE; --max-session-turns VALUE; --disabled-slash-commands VALUE
    --auth-type VALUE; --version -v; --help -h`),
};
const inputs = {
    settings: "settings",
    extensions: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("installs extensions with tools, servers and hooks"),
    openai_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where model requests are sent"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`openai_api_key; openai_model; qwen_cli_version; qwen_debug; prompt; upload_artifacts; use_pnpm; workflow_name
    github_pr_number; github_issue_number`),
};
const uses = ["qwenlm/qwen-code-action"];
const launch = {
    program: "qwen",
    programs: ["qwen", "@qwen-code/qwen-code", "qwen-code"],
    prefixes: ["QWEN", "OPENAI", "DASHSCOPE"],
    uses,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        extensions: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        auth: "harmless",
        hooks: "harmless",
        hook: "harmless",
        channel: "start",
        review: "harmless",
    },
    actions: [
        {
            name: "qwen-code-action",
            uses,
            inputs,
            always: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("starts Qwen Code with `--yolo`, so that only the lists of its settings limit tools"),
        },
    ],
    settings: (root, source) => [...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .g, root, source, _variables_js__WEBPACK_IMPORTED_MODULE_3__/* .substitution */ .Wy), ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 55716:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ settingRules)
/* harmony export */ });
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41922);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94692);


const commands = /^(?:run_shell_command|ShellTool|Shell|Bash)(?:\([:*\s]*\))?$/;
const edits = /^(?:edit|Edit|EditTool|write_file|WriteFile|WriteFileTool|Write)(?:\((?:[~./*\s]*\*[/\s]*)?\))?$/;
const servers = /^mcp__\*+$/;
const part = new RegExp(`^(?!${[commands, edits, servers].map(({ source }) => source).join("|")})`);
const allowing = ["permissions.allow", "tools.allowed"].flatMap((path) => [
    { path, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path, when: edits, effect: "auto-approves", because: "edits files without asking" },
    { path, when: servers, effect: "auto-approves", because: "runs every tool of every server without asking" },
    { path, when: part, effect: "widens", because: "runs without asking" },
]);
const execute = ["execute"];
const settingRules = [
    { path: "tools.approvalMode", when: /^yolo$/, effect: "bypasses", because: "runs every tool call without asking" },
    {
        path: "tools.approvalMode",
        when: /^auto-edit$/,
        effect: "auto-approves",
        because: "edits files without asking, whatever a profile says",
    },
    {
        path: "tools.approvalMode",
        when: /^auto$/,
        effect: "auto-approves",
        because: "lets a classifier approve tool calls, whatever a profile says",
    },
    { path: "tools.approvalMode", when: /^plan$/, effect: "narrows", because: "lets tools only read" },
    ...allowing,
    { path: "permissions.ask", effect: "narrows", because: "always needs confirmation" },
    { path: "permissions.deny", effect: "narrows", because: "is denied to every agent" },
    { path: "permissions.autoMode", effect: "widens", because: "sets what a classifier may approve", shown: "…" },
    {
        path: "tools.autoAccept",
        when: /^true$/,
        effect: "widens",
        because: "runs tools considered safe without asking",
    },
    { path: "tools.disabled", effect: "narrows", because: "is removed from every agent" },
    { path: "tools.core", effect: "narrows", because: "is one of the only built-in tools allowed" },
    { path: "tools.exclude", effect: "narrows", because: "is removed from every agent" },
    { path: "tools.sandbox", when: /^false$/, effect: "widens", because: "runs tools outside a sandbox" },
    { path: "tools.sandbox", when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
    {
        path: "tools.discoveryCommand",
        effect: "widens",
        because: "is a command that runs without being asked for",
        may: execute,
    },
    {
        path: "tools.callCommand",
        effect: "widens",
        because: "is a command that runs without being asked for",
        may: execute,
    },
    {
        path: "tools.shell.pager",
        effect: "widens",
        because: "is a command that runs without being asked for",
        may: execute,
    },
    {
        path: "mcpServers.*.trust",
        when: /^true$/,
        effect: "bypasses",
        because: "runs every tool of this server without asking",
    },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command whose tools every agent can use",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "is an address whose tools every agent can use",
        may: ["network", "external"],
    },
    {
        path: "mcpServers.*.httpUrl",
        effect: "widens",
        because: "is an address whose tools every agent can use",
        may: ["network", "external"],
    },
    {
        path: "mcp.serverCommand",
        effect: "widens",
        because: "is a command whose tools every agent can use",
        shown: "a command",
        may: ["execute", "external"],
    },
    { path: "mcp.allowed", effect: "narrows", because: "is one of the only servers that agents can use" },
    { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent can use" },
    {
        path: "disableAllHooks",
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools",
        endsGuards: true,
    },
    { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
    {
        path: "security.allowedHttpHookUrls",
        effect: "narrows",
        because: "is one of the only addresses that hooks may call",
    },
    ...(0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("env.*", _variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variables */ .Ee),
    { path: "proxy", effect: "widens", because: "is a proxy for network requests", may: ["network"] },
    {
        path: "modelProviders.*",
        effect: "widens",
        because: "names models and where their prompts are sent",
        shown: "a model",
        may: ["network"],
    },
    ...["ui.statusLine.command", "artifact.host.uploadCommand"].map((path) => ({
        path,
        effect: "widens",
        because: "is a command that runs without being asked for",
        shown: "a command",
        may: execute,
    })),
    { path: "channels.*", effect: "widens", because: "lets external messages reach an agent", shown: "a channel" },
    {
        path: "memory.enableTeamMemorySync",
        when: /^true$/,
        effect: "widens",
        because: "commits and pushes the agents' memory",
    },
    { path: "model.baseUrl", effect: "widens", because: "is where prompts are sent", may: ["network"] },
    { path: "security.auth.baseUrl", effect: "widens", because: "is where prompts are sent", may: ["network"] },
    { path: "model.maxSubagentDepth", when: /^1$/, effect: "narrows", because: "keeps subagents from starting others" },
    {
        path: "context.includeDirectories",
        effect: "widens",
        because: "is open to every agent in addition to the project",
    },
    ...[
        "experimental.liveVoice.endpoint",
        "telemetry.otlpEndpoint",
        "telemetry.otlpTracesEndpoint",
        "telemetry.otlpLogsEndpoint",
        "telemetry.otlpMetricsEndpoint",
    ].map((path) => ({
        path,
        effect: "widens",
        because: "is where recordings or statistics are sent",
        may: ["network"],
    })),
    { path: "tools.sandboxImage", effect: "widens", because: "is the image of the sandbox" },
    ...["advanced.excludedEnvVars", "security.allowedInsecureVoiceBaseUrls"].map((path) => ({ path, effect: "widens", because: "replaces a list of what is refused" })),
    { path: "skills.directories", effect: "widens", because: "is an additional folder of skills" },
    { path: "policy.permissionStrategy", effect: "widens", because: "decides who answers permission prompts" },
    { path: "serve.*", effect: "widens", because: "lets others reach sessions of this machine", shown: "…" },
    {
        path: "agents.crossSessionMessaging",
        when: /^true$/,
        effect: "widens",
        because: "lets sessions send each other work",
    },
    {
        path: "outboundCorrelation.allowDynamicHeaderValues",
        when: /^true$/,
        effect: "widens",
        because: "adds values to what is sent to other servers",
    },
];


/***/ }),

/***/ 94692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ variableFiles),
/* harmony export */   Ee: () => (/* binding */ variables),
/* harmony export */   Wy: () => (/* binding */ substitution)
/* harmony export */ });
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41922);

const refused = {
    names: new RegExp(`^(?:${[
        "NODE_OPTIONS|NODE_PATH|NODE_REPL_EXTERNAL_MODULE|OPENSSL_CONF|LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|BASH_ENV|ZDOTDIR|BASH[-_]FUNC[-_].*",
        "NPM[-_]CONFIG[-_](?:NODE[-_]OPTIONS|USERCONFIG|GLOBALCONFIG|SCRIPT[-_]SHELL|PREFIX|NODE[-_]GYP|INIT[-_]MODULE)",
        "NPM_CONFIG_GIT|EDITOR|BROWSER|GIT_CONFIG_(?:KEY|VALUE)_\\d+|DEV|SANDBOX|SANDBOX_ENFORCEMENT",
        "QWEN_(?:HOME|RUNTIME_DIR|AGENT_EXECUTION_BACKEND|UPDATE_BASE_URL|CLI_ENTRY|CDP_MCP_COMMAND)",
        "QWEN_CODE_(?:MCP_APPROVALS_PATH|TRUSTED_FOLDERS_PATH|SYSTEM_SETTINGS_PATH|SYSTEM_DEFAULTS_PATH|WARNINGS_FILE|PRIVATE_RELAUNCH_ENV_PROVENANCE)",
        "QWEN_SERVE_(?:CDP_TUNNEL_OVER_WS|NEW_FILE_MODE|MAX_WORKSPACES|SESSION_ATTACHMENTS_ROOT)",
    ].join("|")})$`, "i"),
    because: "is ignored if a project sets it",
};
const excluded = { names: /^(?:DEBUG|DEBUG_MODE)$/, because: "is not taken from this file" };
const harmless = [
    refused,
    { names: /^(?:QWEN|OPENAI|GEMINI|ANTHROPIC)_MODEL$/, because: "changes which model is asked" },
    { names: /^(?:CLI_TITLE|NO_BROWSER)$/, because: "changes what a terminal shows" },
];
const variables = [...harmless, excluded];
const variableFiles = [
    { path: ".qwen/.env", rules: (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("*", harmless) },
    { path: ".env", rules: (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("*", variables) },
];
const substitution = { isBare: true };


/***/ })

};
;